import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/commands/index.ts';
import { machineNode, node24 } from '../support/nodes.ts';
import {
  criteria,
  onBranch,
  onlyPrograms,
  parsed,
  repository,
  runCli,
  statuses,
  temporary,
} from '../support/repository.ts';

const cli = resolve(import.meta.dirname, '../../dist/cli.js');
const contract =
  'id: t\ntitle: The task\ndescription: Do it.\nvalidation:\n  files_exist: [README.md]\n  tests: "true"\n  cross_cutting: [{name: style, type: lint, lint: "true"}]\n';

describe('help', () => {
  test('lists every command, and each tells its options with an example', async () => {
    const folder = temporary();
    const overview = await runCli({ cwd: folder }, ['--help']);
    expect(overview.code).toBe(0);
    for (const { name, options } of commands) {
      expect(overview.stdout).toContain(`  ${name}`);
      const help = await runCli({ cwd: folder }, [name, '--help']);
      expect(help).toMatchObject({ code: 0, stderr: '' });
      expect(help.stdout).toContain('Example');
      for (const option of Object.keys(options)) expect(help.stdout).toContain(`--${option}`);
      expect((await runCli({ cwd: folder }, ['help', name])).stdout).toBe(help.stdout);
    }
  });

  test.each([
    [['verfy'], 'unknown command "verfy"; did you mean verify?'],
    [['verify', '--jsno'], 'unknown option --jsno; did you mean --json?'],
    [['verify', '--basee=main'], 'unknown option --basee; did you mean --base?'],
    [['verify', '-j'], 'unknown option -j'],
    [['verify', '--base'], '--base needs a value: --base BRANCH'],
    [['verify', '--json=1'], '--json takes no value'],
    [['verify', '--jobs', 'many'], '--jobs many: write a whole number'],
    [['verify', '--timeout', 'soon'], '--timeout soon: write it as 90s, 5m or 1h'],
    [['verify', '--shard', '3/2'], '--shard 3/2: write it as 2/4'],
    [['verify', '--event', 'friday'], 'unknown --event friday'],
    [['verify', '--report', 'htm=x'], 'unknown format "htm"'],
    [['verify', '--report', 'json'], 'write it as FORMAT=PATH'],
    [['verify', '--base', 'nope'], 'nope'],
    [['verify', '--body', 'nope.md'], 'file not found: nope.md'],
    [['verify', '--policy', 'nope.yml'], 'policy nope.yml not found'],
    [['verify', 'nope.yml'], 'contract file not found: nope.yml'],
    [['verify', '--cwd', '/nowhere/at/all'], '/nowhere/at/all'],
    [['verify', '--watch', '--json'], 'cannot be used together'],
    [['explain', 'a', 'b'], 'explain takes one ID'],
    [['prompt'], 'prompt takes one ID'],
    [['generate', 'x'], 'give the task with --task TEXT'],
    [['generate', '--dialect', 'x'], 'unknown --dialect x'],
    [['generate', '--issue', 'nope.md'], 'file not found: nope.md'],
    [['generate', '--task', 'a', '--issue', 'b'], 'cannot be used together'],
    [['generate', '--type', 'odd', '--task', 'a'], 'unknown --type odd'],
    [['generate', '--files', 'nope/**'], '--files nope/** matches no file'],
    [['explain', 'nope'], 'no contract or criterion "nope"'],
    [['schema', 'contrat'], 'did you mean contract?'],
    [['lint', 'nope.yml'], 'contract file not found: nope.yml'],
  ])('%j is refused in one line, exit 2', async (args, words) => {
    const repo = onBranch(repository({ '.contracts/t.yml': contract }), 'agent/t');
    const { code, stdout, stderr } = await repo.run(...args);
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  test('outside a checkout: one line, exit 2', async () => {
    const ran = await runCli({ cwd: temporary() }, ['verify']);
    expect(ran).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('is not a git checkout') });
  });
});

describe('explain', () => {
  test('tells the criteria in the order in which they run, and whether the contract applies', async () => {
    const repo = onBranch(repository({ '.contracts/t.yml': contract, 'README.md': '#\n' }), 'agent/t', {
      'a.js': '1\n',
    });
    const { code, stdout } = await repo.run('explain', 'T');
    expect(code).toBe(0);
    expect(stdout).toBe(`t  The task
.contracts/t.yml:1, from the base branch: this change can neither remove nor weaken it
It applies here: named by the branch agent/t.

  Do it.

It passes if all of these do:
  1. README.md exists
     t/files_exist-readme-md
  2. \`true\` passes
     t/tests-true, a command
Then, if all of these pass:
  3. style: \`true\` finds nothing
     t/lint-style, a command
`);
    expect((await repo.run('explain', 't/tests-true')).stdout).toContain('`true` passes');
  });

  test('a contract that does not apply, or is done, is reported all the same', async () => {
    const repo = onBranch(
      repository({
        '.contracts/t.yml': contract,
        '.contracts/u.yml': 'id: u\nstatus: done\nvalidation: {files_exist: [x]}\n',
      }),
      'x',
      { 'a.js': '1\n' },
    );
    expect((await repo.run('explain', 't')).stdout).toContain(
      'It does not apply here: this pull request neither changes nor names it.',
    );
    expect((await repo.run('explain', 'u')).stdout).toContain('It does not apply here: its status is done.');
  });
});

describe('schema', () => {
  test.each(['contract', 'epic', 'policy', 'results'])('%s is a JSON Schema', async name => {
    const { code, stdout } = await runCli({ cwd: temporary() }, ['schema', name]);
    expect(code).toBe(0);
    expect(() => new Ajv({ strict: false }).compile(JSON.parse(stdout))).not.toThrow();
  });

  test('the schema of a contract takes what lint takes, and refuses what it refuses', async () => {
    const { stdout } = await runCli({ cwd: temporary() }, ['schema', 'contract']);
    const validate = new Ajv({ strict: false }).compile(JSON.parse(stdout));
    const good = {
      id: 'a',
      validation: {
        files_exist: ['a', { path: 'b', type: 'dir' }],
        tests: { run: 'npm test', min: 2, timeout: '5m' },
        cross_cutting: [{ name: 'n', type: 'tests', tests: 'x' }],
      },
    };
    expect(validate(good), JSON.stringify(validate.errors)).toBe(true);
    for (const bad of [
      { id: 'a', validation: { file_exist: [] } },
      { id: 'a', validation: { tests: { run: 1 } } },
      { id: 'a b' },
      { id: 'a', status: 'shut' },
    ])
      expect(validate(bad)).toBe(false);
  });
});

describe('verify', () => {
  test('writes reports, reads a body, judges shards and runs no command if asked not to', async () => {
    const files = {
      '.contracts/a.yml': 'id: a\nvalidation: {files_exist: [README.md]}\n',
      '.contracts/b.yml': 'id: b\nvalidation: {command: touch ran.log}\n',
      '.gitignore': 'ran.log\n',
      'README.md': '#\n',
    };
    const repo = onBranch(repository(files), 'x', { 'x.js': '1\n' });
    const written = await repo.run(
      'verify',
      '--all',
      '--report',
      'json=.git/out/r.json',
      '--report=markdown=.git/out/r.md',
    );
    expect(written.code).toBe(0);
    expect(JSON.parse(readFileSync(join(repo.top, '.git/out/r.json'), 'utf8')).verdict).toBe('pass');
    expect(readFileSync(join(repo.top, '.git/out/r.md'), 'utf8')).toContain('## ✅ all 2 checks passed');
    const shards = [await repo.verify('--all', '--shard', '1/2'), await repo.verify('--all', '--shard', '2/2')];
    expect(shards.map(({ results }) => [results.shard!.index, statuses(results)['b/command-touch-ran-log']])).toEqual([
      [1, 'pass'],
      [2, 'skip'],
    ]);
    rmSync(join(repo.top, 'ran.log'));
    const without = await repo.verify('--all', '--no-commands');
    expect(statuses(without.results)).toMatchObject({
      'a/files_exist-readme-md': 'pass',
      'b/command-touch-ran-log': 'skip',
    });
    expect(without.results).toMatchObject({ verdict: 'error', next: 'rerun' });
    expect(without.code).toBe(2);
    expect(existsSync(join(repo.top, 'ran.log'))).toBe(false);
  });

  test('contracts in the body add criteria: fences, hidden comments, bare checks; quotes and other fences do not', async () => {
    const repo = onBranch(repository(), 'x', { 'a.js': '1\n' });
    repo.write({
      '.git/body.md': [
        'Hello',
        '',
        '```contract',
        'id: one',
        'validation: {files_exist: [a.js]}',
        '```',
        '',
        '<!-- contract-gate',
        'id: two',
        'validation:',
        '  files_exist: [gone.js]',
        '-->',
        '',
        '~~~validation',
        'content_check: {file: a.js, pattern: "1"}',
        '~~~',
        '',
        '> ```contract',
        '> id: quoted',
        '> ```',
        '',
        '````text',
        '```contract',
        'id: shown',
        '```',
        '````',
      ].join('\r\n'),
    });
    const { results } = await repo.verify('--body', '.git/body.md');
    expect(results.problems).toEqual([]);
    expect(
      results.contracts.filter(({ id }) => id !== 'policy').map(({ id, source }) => [id, source.line, source.trust]),
    ).toEqual([
      ['one', 4, 'body'],
      ['two', 9, 'body'],
      ['body-1', 15, 'body'],
    ]);
    expect(statuses(results)).toMatchObject({
      'one/files_exist-a-js': 'pass',
      'two/files_exist-gone-js': 'fail',
      'body-1/content_check-a-js-1': 'pass',
    });
  });

  test('without any check, the default validation compares the claims of the agent with the work', async () => {
    const repo = onBranch(repository(), 'agent/t', { '.contracts/t.yml': 'id: t\n', 'a.js': '1\n' });
    repo.write({
      '.git/body.md': '---OUTPUT---\nfiles_created: [a.js, b.js]\ntests_passing: true\nblockers: none\n---END---\n',
    });
    const { results } = await repo.verify('--body', '.git/body.md');
    expect(statuses(results)).toMatchObject({ 't/artifacts': 'fail', 't/agent_output': 'pass', 't/diff': 'pass' });
  });

  test('without a base it says that nothing protects the contracts', async () => {
    const repo = repository({ '.contracts/t.yml': contract, 'README.md': '#\n' });
    const { results } = await repo.verify('--all');
    expect(results.target.base).toBeNull();
    expect(results.notes).toEqual([expect.stringContaining('no base branch to compare with')]);
    expect(results.contracts[0]!.source.trust).toBe('head');
  });

  test("the policy's set-up runs before any command, once; where it fails nothing else runs", async () => {
    const run = async (setup: string) => {
      const repo = onBranch(
        repository({
          'contract-gate.yml': `version: 1\nsetup: ${setup}\n`,
          '.contracts/t.yml': 'id: t\nvalidation: {lint: test -e .git/ready, tests: test -e .git/ready}\n',
        }),
        'agent/t',
        { 'a.js': '1\n' },
      );
      return repo.verify();
    };
    const good = await run('test ! -e .git/ready && touch .git/ready');
    expect(statuses(good.results)).toMatchObject({
      'policy/setup': 'pass',
      't/lint-test-e-git-ready': 'pass',
      't/tests-test-e-git-ready': 'pass',
    });
    const bad = await run('exit 4');
    expect(statuses(bad.results)).toMatchObject({
      'policy/setup': 'fail',
      't/lint-test-e-git-ready': 'skip',
      't/tests-test-e-git-ready': 'skip',
    });
    expect(bad.code).toBe(1);
  });

  test.each(['cage: required', 'network: none', 'cage: {network: none}'])(
    '%s: where no cage can be made, no command is run and nothing passes',
    async line => {
      const repo = onBranch(
        repository({
          'contract-gate.yml': `version: 1\n${line}\n`,
          '.contracts/t.yml': 'id: t\nvalidation: {command: touch ran.log}\n',
        }),
        'agent/t',
        { 'a.js': '1\n' },
      );
      const env = { PATH: onlyPrograms('git', 'bash', 'mkfifo', 'touch') };
      const without = await repo.runWith({ env }, 'verify', '--json');
      const results = parsed(without);
      expect(criteria(results)[0]).toMatchObject({ status: 'error', owner: 'runner' });
      expect(without.code).toBe(2);
      expect(results.cage).toMatchObject({ kind: 'none', why: 'neither bwrap nor unshare is installed' });
      expect(existsSync(join(repo.top, 'ran.log'))).toBe(false);

      const here = await repo.verify();
      const { kind, network } = here.results.cage!;
      expect(here.code).toBe(kind === 'none' ? 2 : 0);
      expect(existsSync(join(repo.top, 'ran.log'))).toBe(kind !== 'none');
      if (kind !== 'none') expect(network).toBe(line.includes('none') ? 'none' : 'allow');
    },
  );

  test('every report says which cage commands ran in, or why there was none', async () => {
    const repo = onBranch(repository({ '.contracts/t.yml': 'id: t\nvalidation: {command: "true"}\n' }), 'agent/t', {
      'a.js': '1\n',
    });
    const env = { PATH: onlyPrograms('git', 'bash', 'mkfifo') };
    const reports = ['--report', 'markdown=out/r.md', '--report', 'html=out/r.html'];
    const without = await repo.runWith({ env }, 'verify', ...reports);
    const words = 'commands ran without a cage: neither bwrap nor unshare is installed';
    expect(without).toMatchObject({ code: 0, stdout: expect.stringContaining(`C${words.slice(1)}`) });
    for (const file of ['out/r.md', 'out/r.html']) expect(readFileSync(join(repo.top, file), 'utf8')).toContain(words);
    const { results } = await repo.verify();
    const { kind, why } = results.cage!;
    expect(kind === 'none').toBe(why !== undefined);
    const { stdout } = await repo.run('verify');
    expect(stdout).toContain(
      kind === 'none' ? `Commands ran without a cage: ${why}` : `Commands ran in a cage (${kind})`,
    );
  });

  test('--committed judges what is committed, dependencies that git ignores included', async () => {
    const repo = onBranch(
      repository({
        '.gitignore': 'node_modules/\n',
        '.contracts/t.yml': 'id: t\nvalidation: {command: test -e node_modules/x && test ! -e dirty.txt}\n',
      }),
      'agent/t',
      { 'a.js': '1\n' },
    );
    repo.write({ 'node_modules/x': '', 'dirty.txt': 'x\n' });
    expect(await repo.verify('--committed')).toMatchObject({ code: 0, results: { target: { dirty: ['dirty.txt'] } } });
    expect((await repo.verify()).code).toBe(1);
  });

  test('--watch runs again when the work changes', async () => {
    const repo = onBranch(repository({ '.contracts/t.yml': 'id: t\nvalidation: {files_exist: [a.js]}\n' }), 'agent/t');
    const child = spawn(machineNode, [cli, 'verify', '--watch'], {
      cwd: repo.top,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', chunk => {
      out += chunk;
      if (/^FAIL {2}/m.test(out) && out.includes('Watching') && !existsSync(join(repo.top, 'a.js')))
        repo.write({ 'a.js': '1\n' });
      if (!child.killed && /^PASS {2}/m.test(out)) child.kill('SIGINT');
    });
    expect(await new Promise(done => child.on('close', done))).toBe(130);
  });

  test('--watch says what changed, and runs no command again where only contracts changed', async () => {
    const log = join(temporary('watch'), 'log.txt');
    const contract = (more: string) => `id: t\nvalidation: {files_exist: [a.js${more}], command: echo x >> ${log}}\n`;
    const repo = onBranch(
      repository({ '.contracts/t.yml': contract(''), 'contract-gate.yml': 'version: 1\ncage: none\n' }),
      'agent/t',
      { 'a.js': '1\n' },
    );

    const child = spawn(machineNode, [cli, 'verify', '--watch'], {
      cwd: repo.top,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const edits: Record<string, string>[] = [{ '.contracts/t.yml': contract(', b.js') }, { 'b.js': '1\n' }];
    let out = '';
    const runs: number[] = [];
    child.stdout.on('data', chunk => {
      out += chunk;
      if ((out.match(/Watching/g)?.length ?? 0) <= runs.length) return;
      runs.push(existsSync(log) ? readFileSync(log, 'utf8').split('\n').length - 1 : 0);
      const edit = edits.shift();
      if (edit) repo.write(edit);
      else child.kill('SIGINT');
    });
    expect(await new Promise(done => child.on('close', done))).toBe(130);
    expect(runs).toEqual([1, 1, 2]);
    expect(out).toContain('Changed: .contracts/t.yml\n');
    expect(out).toContain('Only contracts changed, so 1 command did not run again: the last results count.');
    expect(out).toContain('Changed: b.js\n');
    expect(out).toContain('Ran every check again, with 1 command.');
  });
});

describe('demo', () => {
  test('shows one pass and one fail with reasons, on every Node of this machine', async () => {
    for (const node of new Set([machineNode, node24])) {
      const temp = temporary('demo');
      const { code, stdout, stderr } = await runCli({ cwd: temp, node, env: { TMPDIR: temp } }, ['demo']);
      expect(stderr).toBe('');
      expect(code, execFileSync(node, ['--version'], { encoding: 'utf8' })).toBe(0);
      expect(stdout).toContain('PASS  all 5 checks passed');
      expect(stdout).toContain(
        'FAIL  src/discount.js does not contain /export function discount\\(/; 1 more check failed, 1 check waits for a person',
      );
      expect(stdout).toContain('the nearest is line 1: export function discounts(total) {');
      const [, folder = ''] = /are in (.*)$/m.exec(stdout)!;
      for (const name of ['honest.md', 'dishonest.json', 'shop/.contracts/discount.yml'])
        expect(existsSync(join(folder, name))).toBe(true);
    }
  });
});

describe('retry', () => {
  test('prints the text for the next attempt, or says that there is none', async () => {
    const repo = onBranch(repository(), 'agent/x', {
      b: 'b\n',
      '.contracts/x.yml': 'id: x\ndescription: Write a.\nvalidation: {files_exist: [a]}\n',
    });
    const { stdout: failed } = await repo.run('verify', '--json');
    repo.write({ 'failed.json': failed });
    const text = await repo.run('retry', 'failed.json');
    expect(text.code).toBe(0);
    expect(text.stdout).toMatch(/^RETRY task #x: .*Write a\..*Type: files_exist.*## Required Fix.*Create `a`/s);
    repo.write({ a: 'a\n' });
    repo.write({ 'passed.json': (await repo.run('verify', '--json')).stdout });
    expect((await repo.run('retry', 'passed.json')).stdout).toContain('nothing to retry');
  });

  test.each([
    ['{"version": 1', ':1:14: '],
    ['{"version": 2}', 'version: expected 1, found 2'],
    ['{"version": 1}', 'a results file needs tool'],
    ['[]', 'expected a results file'],
  ])('%s is no results file: exit code 2 and where', async (content, words) => {
    const repo = repository({ 'r.json': content });
    const { code, stderr } = await repo.run('retry', 'r.json');
    expect(code).toBe(2);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('    at ');
  });
});
