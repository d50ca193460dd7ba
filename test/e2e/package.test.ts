import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/commands/index.ts';
import { machineNode, node24 } from '../support/nodes.ts';
import { onBranch, repository, runCli, temporary } from '../support/repository.ts';

const top = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(top, path), 'utf8');

/** The package as npm would publish it, unpacked into an empty folder. */
function unpacked(): { folder: string; size: number } {
  const folder = temporary('package');
  const options = {
    cwd: top,
    encoding: 'utf8' as const,
    stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'],
  };
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], options);
  const [tarball = ''] = readdirSync(folder);
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', folder]);
  return { folder: join(folder, 'package'), size: statSync(join(folder, tarball)).size };
}

describe('the package', () => {
  test('has what it needs, nothing else, and less than 1.2 MB', () => {
    const { folder, size } = unpacked();
    expect(size).toBeLessThan(1_200_000);
    const inside = readdirSync(folder).sort();
    const documents = ['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'action.yml', 'package.json'];
    expect(inside).toEqual([...documents, 'dist', 'docs', 'examples', 'schemas'].sort());
    expect(existsSync(join(folder, 'dist/LICENSES.txt'))).toBe(true);
    const {
      bin,
      engines,
      repository: source,
      license,
      author,
    } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(bin).toEqual({ 'contract-gate': 'dist/cli.js' });
    expect(engines).toEqual({ node: '>=20.3' });
    expect(source.url).toContain('github.com/contract-gate/contract-gate');
    expect([license, typeof author]).toEqual(['MIT', 'string']);
  });

  const versionOf = (node: string) => execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const nodes = [...new Map([machineNode, node24].map(node => [versionOf(node), node]))];

  test.each(nodes)('runs every command on Node %s, without anything installed', async (_, node) => {
    const { folder } = unpacked();
    const cli = join(folder, 'dist/cli.js');
    const repo = repository({ 'README.md': '# A\n', 'docs/guide.md': '# Guide\n' });
    const { CI: __, NODE_EXTRA_CA_CERTS: ___, ...env } = process.env;
    const run = (...words: string[]) =>
      execFileSync(node, [cli, ...words], { cwd: repo.top, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    for (const { name } of commands) expect(run(name, '--help')).toContain(`contract-gate ${name}`);
    expect(run()).toBe(run('--help'));
    expect(run('--version')).toBe(`${JSON.parse(read('package.json')).version}\n`);

    expect(run('init', '--yes')).toContain('.contracts/first-task.yml');
    repo.commit({}, 'Set up');
    onBranch(repo, 'agent/first-task', { 'docs/guide.md': '# Guide\n\nMore.\n', 'a.js': '1;\n' });
    const results = run('verify', '--json');
    expect(JSON.parse(results).verdict).toBe('pass');
    repo.write({ 'results.json': results });
    run('lint');
    expect(run('explain', 'first-task')).toContain('docs/guide.md');
    expect(run('prompt', 'first-task')).toContain('first task');
    expect(run('generate', '--task', 'Add a page', '--output', '-')).toContain('id');
    expect(run('retry', 'results.json')).toContain('nothing to retry');
    expect(run('doctor')).toContain('no weakness found');
    expect(run('replay', '--base', 'main', '--last', '1')).toContain('The last change of main');
    for (const shell of ['bash', 'zsh', 'fish']) expect(run('completion', shell)).toContain('contract-gate');
    expect(JSON.parse(run('schema', 'policy')).$id).toContain('/v1/schemas/policy.schema.json');
  });
});

describe('an old Node', () => {
  /** The machine has none, so a newer one says that it is old; the entry must not have read anything else by then. */
  const pretend = (version: string) =>
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;

  test.each(['18.20.8', '20.2.0', '16.0.0'])('%s: one line, exit 2', version => {
    const preload = `data:text/javascript,${encodeURIComponent(pretend(version))}`;
    let failed: { status: number; stdout: string; stderr: string } | undefined;
    try {
      execFileSync(machineNode, ['--import', preload, join(top, 'dist/cli.js'), 'verify'], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (error) {
      failed = error as typeof failed;
    }
    expect(failed).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `contract-gate: Node ${version} is too old; install Node 20.3 or newer\n`,
    });
  });

  test('the entry is short, and imports the program only after it has looked', () => {
    const entry = read('dist/cli.js');
    expect(entry.split('\n').length).toBeLessThan(15);
    expect(entry).not.toMatch(/^import (?!\{ createRequire \} from 'node:module')/m);
  });
});

describe('a folder that is no set-up', () => {
  const names = ['verify', 'lint', 'explain', 'init', 'doctor', 'replay'];

  test('outside a repository every command says so in one line, exit 2', async () => {
    const cwd = temporary();
    for (const name of [...names, 'generate']) {
      const words = { init: ['--yes'], generate: ['--task', 'Add a page'] }[name] ?? [];
      const { code, stdout, stderr } = await runCli({ cwd }, [name, ...words]);
      expect([name, code, stdout, stderr.trimEnd().split('\n').length]).toEqual([name, 2, '', 1]);
      expect(stderr).toContain('is not a git checkout');
    }
  });

  test('an empty repository has nothing to verify or replay', async () => {
    const repo = repository();
    repo.git('update-ref', '-d', 'HEAD');
    repo.git('rm', '--quiet', '-r', '--force', '.');
    for (const name of ['verify', 'replay']) {
      const { code, stdout, stderr } = await repo.run(name);
      expect([code, stdout, stderr.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    }
    expect((await repo.run('init', '--yes')).code).toBe(0);
  });

  test('without contracts verify and lint say how to start', async () => {
    const repo = repository();
    const verify = await repo.run('verify');
    expect(verify).toMatchObject({
      code: 0,
      stderr: 'there are no contracts here yet; start with contract-gate init\n',
    });
    const lint = await repo.run('lint');
    expect(lint.code).toBe(0);
    expect(lint.stderr).toMatch(/^there are no contracts here yet; .*contract-gate init\n$/);
  });
});
