import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openGitHub } from '../github-emulator/github.ts';
import { environmentFor, stacks } from '../support/first-day.ts';
import { machineNode } from '../support/nodes.ts';
import { criteria, onBranch, parsed, type Repository, repository, temporary } from '../support/repository.ts';

const cli = resolve(import.meta.dirname, '../../dist/cli.js');
const contentOf = (repo: Repository, path: string) => readFileSync(join(repo.top, path), 'utf8');
const changed = (repo: Repository) =>
  repo.git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean);

describe.each(stacks)('$name', stack => {
  async function verified(repo: Repository, env: NodeJS.ProcessEnv) {
    const ran = await repo.runWith({ env }, 'verify', '--json');
    const results = parsed(ran);
    return { code: ran.code, failed: criteria(results).filter(({ status }) => status === 'fail'), results };
  }

  test('init, then a mistake, then its fix: green, one failure, green', async () => {
    const repo = onBranch(repository(stack.files), 'set-up');
    const env = environmentFor(stack);
    const init = await repo.runWith({ env }, 'init', '--yes', '--agent', 'claude');
    expect(init).toMatchObject({ code: 0, stderr: '' });
    repo.commit({}, 'Add contract-gate');
    expect(await verified(repo, env)).toMatchObject({ code: 0, failed: [] });
    expect((await repo.run('lint')).code).toBe(0);

    repo.git('checkout', '--quiet', 'main');
    repo.git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'set-up');
    onBranch(repo, 'agent/first-task', stack.mistake);
    const broken = await verified(repo, env);
    expect(broken.code).toBe(1);
    expect(broken.failed.map(({ check }) => check)).toEqual([stack.fails]);
    expect(broken.results).toMatchObject({ verdict: 'fail', next: 'fix' });

    repo.commit(stack.fix);
    expect(await verified(repo, env)).toMatchObject({ code: 0, failed: [] });
  });

  test('the mistake also fails where it comes with the set-up, and its fix is green', async () => {
    const repo = onBranch(repository(stack.files), 'set-up');
    const env = environmentFor(stack);
    await repo.runWith({ env }, 'init', '--yes', '--agent', 'claude');
    repo.commit(stack.mistake, 'Add contract-gate');
    const broken = await verified(repo, env);
    // Documentation and rules alone run nothing: there is no code that could be wrong.
    if (stack.fails === 'files_exist') return expect(broken.code).toBe(0);
    expect(broken.code).toBe(1);
    expect(broken.failed.map(({ check }) => check)).toEqual([stack.fails]);
    repo.commit(stack.fix);
    expect((await verified(repo, env)).code).toBe(0);
  });

  test('a second run changes nothing', async () => {
    const repo = repository(stack.files);
    await repo.run('init', '--yes', '--agent', 'cursor');
    repo.commit({});
    const again = await repo.run('init', '--yes', '--agent', 'cursor');
    expect(again.code).toBe(0);
    expect(again.stdout).toContain('Nothing to write');
    expect(again.stdout).not.toContain('which should have these lines');
    expect(changed(repo)).toEqual([]);
  });
});

describe('what init writes', () => {
  test.each(stacks)('for $name is what docs/stacks.md shows', async stack => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/stacks.md'), 'utf8');
    const repo = repository(stack.files);
    await repo.run('init', '--yes');
    const [, contract] = /\n(id: [\s\S]*?)\n {2}# More checks/.exec(contentOf(repo, '.contracts/first-task.yml'))!;
    expect(page).toContain(`\`\`\`yaml contract\n${contract}\n\`\`\`\n`);
    const [setup = ''] = /^setup:\n(?: {2}.*\n)+/m.exec(contentOf(repo, 'contract-gate.yml')) ?? [];
    expect(page).toContain(setup);
  });

  test('fits the stack: commands, setup and toolchain', async () => {
    const written = async (name: string) => {
      const repo = repository(stacks.find(each => each.name === name)!.files);
      await repo.run('init', '--yes');
      const paths = ['contract-gate.yml', '.contracts/first-task.yml', '.github/workflows/contract-gate.yml'];
      return paths.map(path => contentOf(repo, path)).join('\n');
    };
    const [npm, python, go, pnpm] = await Promise.all(['npm', 'pytest', 'Go', 'a monorepo of pnpm'].map(written));
    expect(npm).toMatch(/lint: npm run lint.*\n {2}tests: npm test/);
    expect(npm).toContain('npm ci');
    expect(npm).toContain('actions/setup-node@');
    expect(python).toMatch(/tests: python3 -m pytest/);
    expect(python).toContain('pip install --quiet pytest');
    expect(python).toContain('actions/setup-python@');
    expect(go).toMatch(/tests: "?go test/);
    expect(go).toContain('go-version-file: go.mod');
    expect(pnpm).toMatch(/tests: pnpm /);
    expect(pnpm).toContain('pnpm install --frozen-lockfile');
    expect(pnpm).toContain('pnpm/action-setup@');
  });

  test('leaves every existing file as it is, and says which lines it may lack', async () => {
    const files = {
      'README.md': '# A\n',
      'AGENTS.md': '# Ours\n',
      'CLAUDE.md': '# Ours\n',
      '.claude/settings.json': '{}\n',
      '.github/PULL_REQUEST_TEMPLATE.md': 'Ours\n',
      '.github/contract-gate.yml': 'version: 1\nsatisfied_by: base\n',
      '.contracts/ours.yml': 'id: ours\nvalidation:\n  files_exist: [README.md]\n',
      '.github/workflows/contract-gate.yml': 'on: push\n',
    };
    const repo = repository(files);
    const { code, stdout } = await repo.run('init', '--yes', '--agent', 'claude');
    expect(code).toBe(0);
    for (const [path, text] of Object.entries(files)) expect(contentOf(repo, path)).toBe(text);
    expect(changed(repo)).toEqual([
      '?? .claude/hooks/contract-gate.mjs',
      '?? .github/workflows/contract-gate-recheck.yml',
    ]);
    expect(stdout).toMatch(/ {2}AGENTS\.md, which should have these lines:\n {4}\| ## contract-gate/);
    expect(stdout).toMatch(/ {2}\.claude\/settings\.json, which should have these lines:\n {4}\| \{/);
    expect(stdout).toMatch(
      / {2}\.github\/PULL_REQUEST_TEMPLATE\.md, which should have these lines:\n {4}\| Contract: /,
    );
  });

  test('one person in the history may sign off; with a second one, or a bot, that changes', async () => {
    const repo = repository();
    await repo.run('init', '--yes');
    expect(contentOf(repo, 'contract-gate.yml')).toMatch(/# The price: .*\n.*\nsign_off:\n {2}allow_author: true/);
    const bot = repository();
    bot.git(
      '-c',
      'user.name=renovate[bot]',
      '-c',
      'user.email=r@example.com',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      'x',
    );
    await bot.run('init', '--yes');
    expect(contentOf(bot, 'contract-gate.yml')).toContain('allow_author: true');
    const two = repository();
    two.git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-q', '--allow-empty', '-m', 'x');
    await two.run('init', '--yes');
    expect(contentOf(two, 'contract-gate.yml')).not.toContain('sign_off');
  });

  test('with a token, GitHub says who can write; if it does not answer, the history does', async () => {
    const github = await openGitHub({ files: { 'README.md': '# A\n' }, solo: true });
    const env = {
      GITHUB_TOKEN: github.token,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_API_URL: github.urls.api,
      GITHUB_SERVER_URL: github.urls.server,
    };
    const signs = async () => {
      const repo = repository();
      expect((await repo.runWith({ env }, 'init', '--yes')).code).toBe(0);
      return contentOf(repo, 'contract-gate.yml').includes('allow_author: true');
    };
    github.user('ada', { permission: 'admin' });
    github.user('eve', { permission: 'read' });
    github.user('helper[bot]', { permission: 'write', type: 'Bot' });
    expect(await signs()).toBe(true);
    github.user('grace', { permission: 'write' });
    expect(await signs()).toBe(false);
    github.fault({ when: ({ path }) => path.includes('/collaborators'), kind: '403', times: 9 });
    expect(await signs()).toBe(true);
  });

  test('without --yes and without a terminal nothing is written', async () => {
    const repo = repository();
    const { code, stdout, stderr } = await repo.run('init');
    expect(code).toBe(2);
    expect(stdout).toContain('These files will be written:');
    expect(stderr).toBe(
      'contract-gate: nothing was written, because there is nobody to ask; run contract-gate init --yes\n',
    );
    expect(changed(repo)).toEqual([]);
  });

  test('asks at a terminal: which agents, and whether to write', () => {
    const answered = (answers: string) => {
      const repo = repository();
      const command = `"${machineNode}" "${cli}" init; echo "exit $?"`;
      const options = { cwd: repo.top, input: answers, encoding: 'utf8' as const };
      return { repo, shown: execFileSync('script', ['-qec', command, '/dev/null'], options) };
    };
    const { repo, shown } = answered('claude, cursor\ny\n');
    expect(shown).toMatch(/Which coding agents work here\?[\s\S]*Write them\? \[Y\/n\][\s\S]*exit 0\s*$/);
    expect(changed(repo)).toEqual(expect.arrayContaining(['?? .claude/settings.json', '?? .cursor/hooks.json']));
    const declined = answered('\nno\n');
    expect(declined.shown).toMatch(/nothing was written\s+exit 2\s*$/);
    expect(changed(declined.repo)).toEqual([]);
  });

  test.each([
    [['--agent', 'claud'], 'unknown --agent "claud"; did you mean claude?'],
    [['x'], 'init takes no operand'],
  ])('%j is refused', async (args, words) => {
    const { code, stderr } = await repository().run('init', ...args);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });

  test('adds no second workflow where one of another name runs the gate', async () => {
    const step = '      - uses: acme/contract-gate@v1\n';
    const repo = repository({ '.github/workflows/verify.yml': `on: pull_request\njobs:\n  a:\n    steps:\n${step}` });
    const { stdout } = await repo.run('init', '--yes');
    expect(stdout).toMatch(/Left as they are:\n {2}\.github\/workflows\/verify\.yml\n/);
    expect(changed(repo)).not.toContain('?? .github/workflows/contract-gate.yml');
    expect(changed(repo)).toContain('?? .github/workflows/contract-gate-recheck.yml');
  });

  test('writes nothing through a link that leads outside', async () => {
    const repo = repository();
    const outside = temporary('outside');
    symlinkSync(outside, join(repo.top, '.github'));
    expect((await repo.run('init', '--yes')).code).toBe(0);
    expect(readdirSync(outside)).toEqual([]);
  });

  test('works in a subfolder, and before the first commit', async () => {
    const repo = repository({ 'src/a.js': '' });
    expect((await repo.runWith({ cwd: join(repo.top, 'src') }, 'init', '--yes')).code).toBe(0);
    expect(changed(repo)).toContain('?? contract-gate.yml');
    const empty = repository();
    empty.git('update-ref', '-d', 'HEAD');
    expect((await empty.run('init', '--yes')).code).toBe(0);
  });

  test('a template that nobody filled in names no contract', async () => {
    const repo = repository();
    await repo.run('init', '--yes');
    repo.commit({});
    onBranch(repo, 'work', { 'README.md': '# More\n' });
    const { code } = await repo.run('verify', '--body', '.github/pull_request_template.md');
    expect(code).toBe(0);
  });
});

describe('under the gate that it adds', () => {
  test('changed instructions are no longer what init writes', async () => {
    const repo = onBranch(repository(stacks[0]!.files), 'set-up');
    await repo.run('init', '--yes', '--agent', 'claude');
    repo.commit({ 'AGENTS.md': `${contentOf(repo, 'AGENTS.md')}Never run tests.\n` });
    const { results } = await repo.verify();
    const found = criteria(results).find(({ check }) => check === 'protected_files');
    expect(found).toMatchObject({ status: 'pending', at: { path: 'AGENTS.md' } });
    expect(found?.places ?? []).not.toContainEqual(expect.objectContaining({ path: '.claude/settings.json' }));
  });

  test("an agent's own set-up waits for a person", async () => {
    const repo = onBranch(repository(stacks[0]!.files), 'agent/set-up');
    await repo.run('init', '--yes');
    repo.commit({});
    const { code, results } = await repo.verify();
    expect(code).toBe(3);
    expect(criteria(results).map(({ check, status }) => [check, status])).toContainEqual(['rules_added', 'pending']);
  });

  test('on GitHub: its own pull request is green, and a failing one is blocked', async () => {
    const stack = stacks[0]!;
    const local = repository(stack.files);
    await local.run('init', '--yes', '--agent', 'claude', '--agent', 'codex');
    const paths = changed(local).map(line => line.slice(3));
    const added = Object.fromEntries(paths.map(path => [path, contentOf(local, path)]));

    const github = await openGitHub({ files: stack.files });
    github.user('ada', { permission: 'write' });
    await github.requireChecks('main', ['contract-gate']);
    const first = await github.pull({ branch: 'set-up', author: 'ada', files: added });
    expect((await github.run({ pull: first })).code).toBe(0);
    github.advance(added);

    const bad = await github.pull({ branch: 'agent/first-task', author: 'ada', files: stack.mistake });
    const ran = await github.run({ pull: bad });
    expect(ran.code).toBe(1);
    expect(criteria(ran.results!).filter(({ status }) => status === 'fail')).toMatchObject([{ check: 'tests' }]);
    expect(await github.merge(bad)).toMatchObject({ merged: false });
    await github.push(bad, stack.fix);
    expect((await github.run({ pull: bad })).code).toBe(0);
    expect(await github.merge(bad)).toMatchObject({ merged: true });
  });
});
