import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import {
  criteria,
  onBranch,
  type Repository,
  repository,
  statuses,
  type Tree,
  temporary,
} from '../support/repository.ts';
import { folder, name } from '../support/session.ts';
import { tasksWith } from '../support/session-edits.ts';
import { fixture } from '../support/session-fixtures.ts';

const source = Array.from({ length: 20 }, (_, index) => `export const sign${index} = ${index};`).join('\n');

/** A session of test/fixtures as files of a repository, some of them otherwise. */
function session(which: 'full' | 'lean', change: Record<string, string | null> = {}): Tree {
  return Object.fromEntries(
    Object.entries({ ...fixture(which), ...change }).map(([path, text]) => [`${folder}/${path}`, text]),
  );
}

const start: Tree = { 'README.md': '# A project\n', 'src/sign.js': source };
const work: Tree = {
  'src/login.js': 'export {};\n',
  'test/login.test.js': 'x\n',
  'src/sign.js': null,
  'src/token.js': source,
};

function withFull(change: Record<string, string | null> = {}, base: Tree = start): Repository {
  return onBranch(repository(base), 'agent/login', { ...work, ...session('full', change) });
}

const bad = (results: Parameters<typeof statuses>[0]) =>
  Object.entries(statuses(results)).filter(([, status]) => status !== 'pass');

describe('a session that follows its contract', () => {
  test('passes in full mode, its commands run, and it is contract enough for an agent', async () => {
    const repo = withFull();
    const { code, results } = await repo.verify();
    expect(bad(results)).toEqual([]);
    expect(code).toBe(0);
    const [contract] = results.contracts;
    expect(contract).toMatchObject({
      id: name,
      dialect: 'session',
      title: `session ${name}: DONE, 2 of 2 tasks completed`,
      source: { path: `${folder}/status.json`, trust: 'head', selected: 'this pull request edits it' },
    });
    expect(statuses(results)).toMatchObject({ [`${name}/command-t-001-test-s-src-login-js`]: 'pass' });
    const checklist = criteria(results).find(({ id }) => id.endsWith('session-checklist'));
    expect(checklist?.message).toContain('api: auth, input validation, rate limiting');
  });

  test('passes in lean mode', async () => {
    const repo = onBranch(repository(), 'agent/x', { 'login.html': 'Sign in\n', ...session('lean') });
    const { code, results } = await repo.verify();
    expect(bad(results)).toEqual([]);
    expect(code).toBe(0);
  });

  test('and one that does not: each finding has a place, a fix and a way to see it again', async () => {
    const repo = withFull({ 'spec.md': '# Spec\n', 'tasks.yaml': tasksWith('done', 'finished') });
    const { code, results } = await repo.verify();
    expect(code).toBe(1);
    expect(bad(results)).toEqual([
      [`${name}/session-task-status`, 'fail'],
      [`${name}/session-spec`, 'fail'],
    ]);
    const status = criteria(results).find(({ id }) => id.endsWith('task-status'))!;
    expect(status).toMatchObject({
      at: { path: `${folder}/tasks.yaml`, line: 4 },
      fix: 'Use not-started, in-progress, implemented, completed or blocked.',
      owner: 'author',
    });
    expect(status.places?.map(({ line }) => line)).toEqual([4, 11]);
    const again = await repo.verify('--only', `${name}/session-spec`);
    expect(Object.keys(statuses(again.results))).toEqual([`${name}/session-spec`]);
    const text = (await repo.run('verify')).stdout;
    expect(text).toContain('✗ tasks.yaml:11  unknown status "finished" for T-002');
    expect(text.split(folder)).toHaveLength(2);
    expect(text).toContain('Fix       Use not-started');
    const schema = JSON.parse((await repo.run('schema', 'results')).stdout);
    expect(new Ajv({ strict: false }).compile(schema)(results)).toBe(true);
  });
});

describe('what is done with acceptance checks', () => {
  const tasks = (checks: string) => `- id: T-001\n  status: implemented\n  goal: x\n  acceptance_checks: ${checks}\n`;
  const status = fixture('lean')['status.json']!.replace('"DONE"', '"IMPLEMENT_LOOP"');
  const verify = (checks: string, policy: Tree = {}) =>
    onBranch(
      repository({ 'README.md': '#\n', ...policy }),
      'agent/x',
      session('lean', { 'tasks.yaml': tasks(checks), 'status.json': status }),
    ).verify();

  test('a command that fails, fails', async () => {
    const { code, results } = await verify('["cmd: exit 3"]');
    expect(code).toBe(1);
    expect(statuses(results)[`${name}/command-t-001-exit-3`]).toBe('fail');
  });

  test('a manual one waits for a person', async () => {
    const { code, results } = await verify('["manual: the page looks right"]');
    expect(code).toBe(3);
    expect(criteria(results).find(({ check }) => check === 'manual')).toMatchObject({
      id: `${name}/manual-t-001-the-page-looks-right`,
      status: 'pending',
      owner: 'person',
      at: { path: `${folder}/tasks.yaml`, line: 4 },
    });
  });

  test('records with verify are read the same way', async () => {
    const { results } = await verify('[{id: AC-1, verify: ["cmd: true", "manual: look"]}]');
    expect(statuses(results)).toMatchObject({
      [`${name}/command-t-001-true`]: 'pass',
      [`${name}/manual-t-001-look`]: 'pending',
    });
  });

  test('what is no command is not run', async () => {
    const { code, results } = await verify('["cmd: touch ran.txt should work"]');
    expect(code).toBe(1);
    expect(criteria(results).filter(({ check }) => check === 'command')).toEqual([]);
    expect(criteria(results).find(({ id }) => id.endsWith('session-checks'))?.message).toContain('was not run');
  });

  test('where only the base is trusted, its commands are not run', async () => {
    const { results } = await verify('["cmd: true"]', { 'contract-gate.yml': 'version: 1\ntrust: base-only\n' });
    expect(criteria(results).filter(({ check }) => check === 'command')).toEqual([]);
    expect(statuses(results)[`${name}/session-checks`]).toBe('warn');
  });
});

describe('held against the base', () => {
  const open = (one: string, two: string) =>
    session('full', {
      'tasks.yaml': tasksWith(one, two),
      'status.json': fixture('full')['status.json']!.replace('"DONE"', '"IMPLEMENT_LOOP"').replace('T15:00', 'T14:00'),
    });

  test('a task that is implemented in one commit and completed in the next went the right way', async () => {
    const repo = onBranch(repository({ ...start, ...open('completed', 'in-progress') }), 'agent/login', work);
    repo.commit({ [`${folder}/tasks.yaml`]: tasksWith('completed', 'implemented') }, 'Work\n\nAgent: Coder');
    repo.commit(session('full'), 'Finish\n\nAgent: Orchestrator');
    expect(statuses((await repo.verify()).results)).toMatchObject({
      [`${name}/session-task-steps`]: 'pass',
      [`${name}/session-task-authors`]: 'pass',
      [`${name}/session-orchestrator`]: 'pass',
    });
  });

  test('a task that the base does not know may have any status', async () => {
    const repo = onBranch(repository(start), 'agent/login', { ...work, ...open('implemented', 'not-started') });
    repo.commit({ [`${folder}/tasks.yaml`]: tasksWith('completed', 'implemented') }, 'Work');
    repo.commit(session('full'), 'Finish');
    expect(bad((await repo.verify()).results)).toEqual([]);
  });

  test('what the base gained since the branch left it is not missed in the branch', async () => {
    const repo = onBranch(repository({ ...start, ...open('completed', 'implemented') }), 'agent/login', {
      ...work,
      ...session('full'),
    });
    repo.git('checkout', '--quiet', 'main');
    const line = fixture('full')['approve-design-history.jsonl']!;
    repo.commit({
      [`${folder}/approve-design-history.jsonl`]: `${line}${line}`,
      [`${folder}/tasks.yaml`]: tasksWith('blocked', 'blocked'),
    });
    repo.git('checkout', '--quiet', 'agent/login');
    expect(bad((await repo.verify()).results)).toEqual([]);
  });

  test('one that is completed at once did not, unless its commits may have been squashed', async () => {
    const begun = open('completed', 'in-progress');
    const squashed = onBranch(repository({ ...start, ...begun }), 'agent/login', { ...work, ...session('full') });
    expect(bad((await squashed.verify()).results)).toEqual([[`${name}/session-task-steps`, 'warn']]);
    const inside = onBranch(repository(start), 'agent/login', { ...work, ...begun });
    inside.commit(session('full'), 'Finish');
    expect(bad((await inside.verify()).results)).toEqual([[`${name}/session-task-steps`, 'fail']]);
  });

  test('sources that the Orchestrator commits are reported, by trailer and by author', async () => {
    const repo = withFull(
      {},
      { ...start, 'contract-gate.yml': "version: 1\nsession: {roles: {Orchestrator: ['*@bots.example']}}\n" },
    );
    repo.git('commit', '--quiet', '--amend', '--author', 'Bot <boss@bots.example>', '--no-edit');
    const byAuthor = criteria((await repo.verify()).results).find(({ id }) => id.endsWith('session-orchestrator'))!;
    expect(byAuthor.status).toBe('fail');
    expect(byAuthor.places?.map(({ path }) => path)).toContain('src/login.js');
    const other = onBranch(
      repository(start),
      'agent/login',
      { ...work, ...session('full') },
      'Do it\n\nAgent: Orchestrator',
    );
    expect(bad((await other.verify()).results)).toEqual([[`${name}/session-orchestrator`, 'fail']]);
  });

  test('an earlier session is left alone', async () => {
    const repo = onBranch(repository({ ...start, ...session('full') }), 'agent/login', {
      [`${folder}/report.md`]: '# Other\n\nwords\n',
      [`${folder}/adr/001-tokens.md`]: null,
    });
    const { results } = await repo.verify();
    expect(criteria(results).map(({ id, status }) => [id, status])).toEqual([[`${name}/session-read-only`, 'fail']]);
    expect(criteria(results)[0]!.places?.map(({ message }) => message.split(',')[0])).toEqual([
      'adr/001-tokens.md is deleted',
      'report.md is changed',
    ]);
  });

  test('a session that the change does not touch is not judged, unless it is asked for', async () => {
    const repo = onBranch(repository({ ...start, ...open('done', 'done') }), 'feature/x', { 'a.txt': 'x\n' });
    expect((await repo.verify()).results.contracts.map(({ id }) => id)).toEqual([]);
    const asked = await repo.verify(folder);
    expect(statuses(asked.results)[`${name}/session-task-status`]).toBe('fail');
    expect(asked.results.problems).toEqual([]);
    expect(statuses((await repo.verify('--only', name)).results)[`${name}/session-task-status`]).toBe('fail');
  });

  test('any file of a session asks for it, and a file that belongs to nothing is a mistake', async () => {
    const tree = { ...start, ...open('done', 'done'), '.agents-work/notes/a.json': '{}' };
    const repo = onBranch(repository(tree), 'feature/x', { 'a.txt': 'x\n' });
    for (const file of ['tasks.yaml', 'spec.md']) {
      const { results } = await repo.verify(`${folder}/${file}`);
      expect(statuses(results)[`${name}/session-task-status`]).toBe('fail');
      expect(results.problems).toEqual([]);
    }
    const nothing = await repo.run('verify', '.agents-work/notes/a.json');
    expect(nothing.code).toBe(2);
    expect(nothing.stderr).toContain('there is no contract in .agents-work/notes/a.json');
  });

  test('lint leaves sessions to verify, and says so', async () => {
    const repo = repository({ ...start, ...open('done', 'done') });
    for (const word of [folder, `${folder}/tasks.yaml`]) {
      const ran = await repo.run('lint', word);
      expect([ran.code, ran.stdout]).toEqual([0, '']);
      expect(ran.stderr).toContain('; use contract-gate verify');
    }
  });

  test("a source that the Orchestrator's merge changes is reported", async () => {
    const repo = onBranch(repository(start), 'agent/login', { ...work, ...session('full') });
    repo.git('checkout', '--quiet', 'main');
    repo.commit({ 'other.txt': 'x\n' });
    repo.git('checkout', '--quiet', 'agent/login');
    repo.git('merge', '--quiet', '--no-commit', 'main');
    repo.commit({ 'src/login.js': 'export const open = true;\n' }, 'Merge\n\nAgent: Orchestrator');
    const orchestrator = criteria((await repo.verify()).results).find(({ id }) => id.endsWith('session-orchestrator'));
    expect(orchestrator).toMatchObject({ status: 'fail', at: { path: 'src/login.js' } });
    expect(orchestrator?.places).toBeUndefined();
  });

  test('without a base every open session is judged', async () => {
    const repo = repository({ ...start, ...open('done', 'done') });
    expect(statuses((await repo.verify()).results)[`${name}/session-task-status`]).toBe('fail');
  });
});

test("an agent's output in the body is judged, with a session and without one", async () => {
  const output = fixture('full')['outputs/T-001-qa.json']!.replace('"OK"', '"BLOCKED"');
  const body = `# Work\n\n\`\`\`json\n${output}\`\`\`\n`;
  const repo = withFull();
  const path = `${temporary('body')}/body.md`;
  writeFileSync(path, body);
  const inSession = criteria((await repo.verify('--body', path)).results).find(
    ({ id }) => id === `${name}/session-output-status`,
  );
  expect(inSession).toMatchObject({ status: 'fail', at: { line: 5 } });
  const plain = onBranch(repository(), 'feature/x', { 'a.txt': 'x\n' });
  const alone = await plain.verify('--body', path);
  expect(alone.results.contracts[0]).toMatchObject({ id: 'agent-output', source: { trust: 'body' }, verdict: 'fail' });
});

test('a folder of another name, artifacts beside it, links and odd files are no crash', async () => {
  const repo = onBranch(repository(), 'agent/x', {
    '.agents-work/status.json': '{}',
    '.agents-work/my session!/spec.md': '# x\n',
    '.agents-work/notes/readme.txt': 'x\n',
    [`${folder}/spec.md`]: Buffer.from([0xff, 0xfe, 0x00]),
    [`${folder}/outputs/a.json`]: '',
    [`${folder}/outputs/b.json`]: '[1, "x", null]',
    [`${folder}/outputs/c.md`]: 'Done!\n',
  });
  symlinkSync('/etc/passwd', `${repo.top}/${folder}/status.json`);
  const { code, results } = await repo.verify();
  expect(code).toBe(1);
  const ids = results.contracts.map(({ id }) => id).sort();
  expect(ids).toEqual([name, 'policy', 'session-agents-work', 'session-my-session']);
  expect(criteria(results).filter(({ status }) => status === 'error')).toEqual([]);
});

test('500 tasks and 5,000 findings stay within what a report can hold', async () => {
  const checks = Array.from({ length: 10 }, (_, index) => `    - all is well ${index}`).join('\n');
  const tasks = Array.from(
    { length: 500 },
    (_, index) => `- id: T-${index + 1}\n  status: done\n  goal: ${'x'.repeat(200)}\n  acceptance_checks:\n${checks}\n`,
  ).join('');
  const repo = onBranch(repository(), 'agent/x', session('lean', { 'tasks.yaml': tasks }));
  const ran = await repo.run('verify', '--report', 'markdown=report.md', '--report', 'json=results.json');
  expect(ran.code).toBe(1);
  expect(ran.stdout).toContain('5000 findings in tasks.yaml; the first 200 are listed');
  expect(ran.stdout.length).toBeLessThan(30_000);
  expect(readFileSync(`${repo.top}/report.md`, 'utf8').length).toBeLessThan(60_000);
  expect(readFileSync(`${repo.top}/results.json`, 'utf8').length).toBeLessThan(500_000);
});

describe('a session as agents leave it, with 130 findings in 14 tasks', () => {
  const messy = '2026-03-04_invoice-export';
  const files = Object.entries(fixture('messy')).map(([path, text]) => [`.agents-work/${messy}/${path}`, text]);
  const change: Tree = {
    'src/export.js': 'export {};\n',
    'src/orphan.js': 'export {};\n',
    'test/export.test.js': 'x\n',
    ...Object.fromEntries(files),
  };
  const verify = () => {
    const base = { 'README.md': '#\n', 'contract-gate.yml': 'version: 1\nrequire: never\n' };
    const repo = onBranch(repository(base), 'agent/export', change);
    return repo.run('verify', '--report', 'markdown=report.md', '--report', 'json=results.json').then(ran => ({
      ...ran,
      markdown: readFileSync(`${repo.top}/report.md`, 'utf8'),
      results: JSON.parse(readFileSync(`${repo.top}/results.json`, 'utf8')) as Parameters<typeof criteria>[0],
    }));
  };

  test('fits two screens of text: equal findings once, the gravest first, what people must do by task', async () => {
    const { code, stdout, results } = await verify();
    expect(code).toBe(1);
    const count = criteria(results).reduce((sum, { status, places }) => {
      return status === 'pass' ? sum : sum + (places?.length ?? 1);
    }, 0);
    expect(count).toBeGreaterThan(130);
    expect(stdout.split('\n').length).toBeLessThan(120);
    expect(stdout.split(`.agents-work/${messy}`)).toHaveLength(2);
    expect(stdout).toContain(
      '✗ status.json  asked_at is missing from 8 decisions (lines 9, 16, 23, 30, 37, 44, 51, 58)\n',
    );
    expect(stdout).toContain('! status.json  rename "id" to decision_id (lines 10, 17, 24, 31, 38, 45, 52, 59)\n');
    expect(stdout).toContain('write "cmd: ! grep -rn TODO src"\n');
    expect(stdout).toContain('T-004   ? tasks.yaml:43  another customer gets 403\n');
    expect(stdout).toMatch(/✓ session +24 rules hold\n/);
    const rules = [...stdout.matchAll(/^ {2}✗ ([a-z-]+) /gm)].map(([, rule]) => rule);
    const order = ['task-gates', 'task-state', 'high-risk', 'checks', 'decision-fields', 'tasks'];
    expect(rules.filter(rule => order.includes(rule!))).toEqual(order);
  });

  test('and loses no message in Markdown', async () => {
    const { markdown, results } = await verify();
    const [whole = ''] = markdown.split('Retry text for the agent');
    const shown = whole.replaceAll('`', '');
    for (const { check, places = [] } of criteria(results).filter(({ status }) => status !== 'pass')) {
      if (check !== 'session') continue;
      for (const { message, alike, line } of places) {
        const words = alike && !shown.includes(message) ? alike[1]! : message;
        expect(shown).toContain(words.replaceAll('`', ''));
        expect(shown).toMatch(new RegExp(`\\b${line}\\b`));
      }
    }
    expect(shown.match(/^\| \| T-\S+ \| where \|$/gm)).toHaveLength(11);
    expect(shown).toContain('<details><summary>✋ 18 manual checks wait for a person to look and sign off</summary>');
    expect(shown.split(`.agents-work/${messy}`)).toHaveLength(2);
  });
});
