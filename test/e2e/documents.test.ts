import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Results } from '../../src/model/results.ts';
import {
  criteria,
  onBranch,
  type Ran,
  type Repository,
  repository,
  type Tree,
  temporary,
} from '../support/repository.ts';

const fence = (word: string, ...lines: string[]) => [`\`\`\`${word}`, ...lines, '```', ''].join('\n');
const json = (value: unknown) => JSON.stringify(value, null, 2);
const read = (path: string) => readFileSync(path, 'utf8');
const block = (...lines: string[]) => ['---OUTPUT---', ...lines, '---END---'].join('\n');

/** Work on `src/a.js` on an agent's branch, from a base with these files. */
function work(base: Tree = {}, change: Tree = { 'src/a.js': 'export const a = 1;\n' }, branch = 'agent/t'): Repository {
  return onBranch(repository({ 'README.md': '# x\n', ...base }), branch, change);
}

async function withBody(repo: Repository, body: string, ...args: string[]): Promise<Ran & { results: Results }> {
  const path = `${temporary('body')}/body.md`;
  writeFileSync(path, body);
  return repo.verify('--body', path, ...args);
}

const ids = ({ contracts }: Results) => contracts.filter(({ id }) => id !== 'policy').map(({ id }) => id);
const wrong = (results: Results) =>
  criteria(results)
    .filter(({ status }) => status === 'fail' || status === 'error' || status === 'pending')
    .map(({ id, message }) => `${id}: ${message}`);
const task = { '.contracts/t.yml': 'id: t\nvalidation: {files_exist: [src/a.js]}\n' };
const idle = { '.contracts/t.yml': 'id: t\ntitle: Write a\n' };

describe('documents in the body', () => {
  const checks = { files_exist: ['src/a.js', 'src/b.js'] };

  test.each([
    ['json', json({ subject: 'Write b', metadata: { beads_id: 'b', validation: checks } })],
    ['yaml', 'id: b\nvalidation:\n  files_exist: [src/a.js, src/b.js]'],
    ['yml', 'id: a\nvalidation: {files_exist: [src/a.js]}\n---\nid: b\nvalidation: {files_exist: [src/b.js]}'],
    ['contract', json({ id: 'b', validation: checks })],
    ['validation', 'files_exist: [src/a.js, src/b.js]'],
  ])('a contract in a %s fence applies', async (word, text) => {
    const { code, results } = await withBody(work(), `# Work\n\n${fence(word, text)}`);
    expect(code).toBe(1);
    expect(results.problems).toEqual([]);
    expect(wrong(results)).toEqual([expect.stringContaining('src/b.js does not exist')]);
  });

  test('a body that is one JSON document is read', async () => {
    const { results } = await withBody(work(), json({ id: 'b', validation: checks }));
    expect(wrong(results)).toEqual([expect.stringContaining('src/b.js does not exist')]);
  });

  test('any other JSON or YAML is ignored, also a schema of contracts', async () => {
    const schema = { verificationContract: { type: 'object', properties: { type: { type: 'string' } } } };
    const samples = [
      fence('json', json({ status: 'failed', message: 'what the API answers' })),
      fence('json', json(schema)),
      fence('yaml', 'apiVersion: v1\nstatus: {ready: false}'),
      fence('json', '{"a": '),
    ];
    const { code, results } = await withBody(work(task), samples.join('\n'));
    expect([code, results.notes]).toEqual([0, []]);
    expect(ids(results)).toEqual(['t']);
  });

  test('one that is two things at once is a problem', async () => {
    const both = { task_id: 'b', checks_performed: {}, validation: checks };
    const { code, results } = await withBody(work(task), `x\n\n${fence('json', json(both))}`);
    expect(code).toBe(1);
    expect(results.problems).toMatchObject([{ code: 'ambiguous', at: { line: 4 } }]);
    expect(results.problems[0]!.message).toBe('ambiguous document: it is a contract and a report; split it in two');
  });

  test('one that nobody closes is a problem', async () => {
    const { results } = await withBody(work(task), `\`\`\`json\n${json({ id: 'b', validation: checks })}`);
    expect(results.problems).toMatchObject([{ code: 'unclosed', at: { line: 2 } }]);
  });

  test('the contract that the agent was given may be repeated, and then applies', async () => {
    const given = { id: 'given', validation: { files_exist: ['src/b.js'] } };
    const repo = work({ '.contracts/given.json': json(given) }, undefined, 'agent/other');
    const { results } = await withBody(repo, fence('yaml', 'id: given', 'validation:', '  files_exist: [src/b.js]'));
    expect(results.problems).toEqual([]);
    expect(results.contracts[0]).toMatchObject({ id: 'given', source: { trust: 'base' }, verdict: 'fail' });
    const changed = await withBody(repo, fence('json', json({ ...given, validation: { files_exist: ['src/a.js'] } })));
    expect(changed.results.problems).toContainEqual(expect.objectContaining({ code: 'duplicate_id' }));
  });

  test('what looks like one and is not read is told', async () => {
    const quoted = fence('json', json({ id: 'b', validation: checks })).replaceAll(/^/gm, '> ');
    const lines = [
      quoted,
      fence('json', json(checks)),
      fence('json', '{"id": "b", "validation": }'),
      'TaskCreate(subject="b")',
      '> ---OUTPUT---',
    ];
    const { code, results } = await withBody(work(task), lines.join('\n\n'));
    expect(code).toBe(0);
    expect(results.notes.map(note => note.replace(/^.*?:\d+: /, ''))).toEqual([
      expect.stringContaining('contract not read: it is in a quote'),
      expect.stringContaining('checks not read: put them under "validation"'),
      expect.stringContaining('contract not read: its code block is not valid'),
      expect.stringContaining('TaskCreate call not read'),
      expect.stringContaining('output block not read: it is in a quote'),
    ]);
    const plain = await withBody(work(task), 'Report:\n\n"checks_performed": {}\n');
    expect(plain.results.notes).toEqual([
      expect.stringContaining('report not read: put it in a code block with the language json'),
    ]);
  });

  test("an agent's universal output counts, in YAML too", async () => {
    const output = ['status: BLOCKED', 'summary: No key.', 'artifacts: {commands_to_run: [], notes: []}'];
    const gates =
      'gates: {meets_definition_of_done: false, needs_review: true, needs_tests: false, security_concerns: []}';
    const next = 'next: {recommended_agent: Coder, recommended_task_id: T-1, reason: x}';
    const { code, results } = await withBody(work(task), fence('yaml', ...output, gates, next));
    expect(code).toBe(1);
    expect(ids(results)).toEqual(['t', 'agent-output']);
    expect(wrong(results).join()).toContain('BLOCKED');
  });
});

describe('a report', () => {
  const evidence = 'Opened src/a.js and read it to the end: it exports the one constant that the task names.';
  const common = { task_id: 'a-1', status: 'completed', output_file: 'src/a.js' };
  const done = { ...common, checks_performed: { reading: { executed: true, evidence, verdict: 'pass' } } };

  test.each([
    ['a json fence', fence('json', json(done))],
    ['a yaml fence', fence('yaml', json(done))],
    ['a plain body', json(done)],
    ['a plain body with a list', json([done])],
  ])('with the common fields alone is judged by the common checks, in %s', async (_, body) => {
    const { code, results } = await withBody(work(task), body);
    expect(wrong(results)).toEqual([]);
    expect(ids(results)).toEqual(['t', 'report']);
    expect(code).toBe(0);
    const bad = await withBody(work(task), body.replace('completed', 'failed').replace(/Opened[^"]*/, 'All good'));
    expect(bad.code).toBe(1);
    expect(wrong(bad.results)).toEqual([
      expect.stringContaining('reported `status: failed`'),
      expect.stringContaining('evidence'),
    ]);
  });

  test('that is no JSON fails', async () => {
    const { results } = await withBody(work(task), json(done).replace('"completed"', 'completed'));
    expect(wrong(results)).toEqual([expect.stringContaining('it is not valid JSON')]);
  });
});

describe('default validation', () => {
  test.each([
    ['the fields of no agent', block('artifacts: [src/a.js]')],
    ['some fields of an agent', block('files_created: [src/a.js]', 'tests_passing: true')],
    ['a block in a fence', fence('text', block('status: done', 'artifacts: [src/a.js]'))],
    ['a line', 'Done.\n\nartifacts: src/a.js\n'],
    ['a list', '**Artifacts**:\n\n- `src/a.js`\n'],
    ['a JSON envelope', fence('json', json({ status: 'completed', artifacts: ['src/a.js', 'https://example.org/x'] }))],
    ['objects', fence('yaml', 'status: done', 'files:', '  - {path: src/a.js, lines: 1}')],
    [
      'lists by name',
      fence('json', json({ status: 'ok', artifacts: { files_changed: ['src/a.js'], notes: ['no file'] } })),
    ],
    ['a plain body', json({ status: 'completed', files: ['src/a.js'] })],
  ])('accepts honest artifacts, and refuses others: %s', async (_, body) => {
    const honest = await withBody(work(idle), body);
    expect(wrong(honest.results)).toEqual([]);
    expect(honest.code).toBe(0);
    expect(criteria(honest.results).find(({ check }) => check === 'artifacts')).toMatchObject({
      status: 'pass',
      message: '1 reported file exists',
    });
    const other = await withBody(work(idle), body.replace('src/a.js', 'src/c.js'));
    expect(other.code).toBe(1);
    expect(wrong(other.results)).toContainEqual(expect.stringMatching(/t\/artifacts: .*src\/c\.js/));
  });

  test.each([
    fence('json', json({ status: 'failed', artifacts: [] })),
    fence('yml', 'status: Blocked', 'files: [src/a.js]'),
    json({ status: 'error' }),
    block('status: failed'),
  ])('believes a failure: %s', async body => {
    const { code, results } = await withBody(work(idle), body);
    expect(code).toBe(1);
    expect(wrong(results)).toEqual([expect.stringContaining('t/agent_output: the agent reported `status:')]);
  });

  test('words after "artifacts:" are no paths', async () => {
    const { code } = await withBody(work(idle), 'Artifacts: see the build page\n');
    expect(code).toBe(0);
  });

  test('no fix tells a worker to commit', async () => {
    const repo = onBranch(repository({ 'README.md': '# x\n', ...idle }), 'agent/t');
    repo.commit({ '.contracts/t2.yml': 'id: t2\nvalidation: {files_exist: [src/a.js]}\n' });
    const { results } = await withBody(repo, block('artifacts: [src/c.js]'), '--all');
    const fixes = criteria(results).flatMap(({ fix }) => fix ?? []);
    expect(fixes.length).toBeGreaterThan(2);
    expect(fixes.filter(fix => /\bcommit\b/i.test(fix) && !fix.includes('approve this commit'))).toEqual([]);
  });
});

describe('the block of an agent', () => {
  const review = [
    'approved: false',
    'issues_total: 2',
    'critical: none',
    'major: [No limit on logins]',
    'minor: [A number without a name]',
    'security: none',
    'test_coverage: adequate',
    'recommendation: revise',
  ];
  const hunter = [
    'silent_failures_found: 1',
    'locations: [src/a.js:1 - the error is dropped]',
    'severity: high',
    'recommendations: [Log the error]',
  ];

  test.each([
    ['reviewer', review, ['major: No limit on logins', 'minor: A number without a name']],
    ['hunter', hunter, ['locations: src/a.js:1 - the error is dropped', 'recommendations: Log the error']],
  ])('of a %s passes on what it lists, in the message and in the retry text', async (_, lines, passed) => {
    const repo = work(task);
    const { code, results, stdout } = await withBody(repo, fence('', block(...lines)));
    expect(code).toBe(1);
    for (const words of passed) expect(wrong(results).join()).toContain(words);
    const path = `${temporary('results')}/results.json`;
    writeFileSync(path, stdout);
    const retry = await repo.run('retry', path);
    expect(retry.stdout.split('\n')[0]).toBe('RETRY task #output: Previous attempt failed validation.');
    const [, fix] = retry.stdout.split('## Required Fix');
    for (const words of passed) expect(fix).toContain(words);
  });

  test('is not the prompt that asks for it, nor one that nobody knows', async () => {
    const { stdout } = await work({ '.contracts/t.yml': 'id: t\noutput: {agent: todo-doc-generator}\n' }).run(
      'prompt',
      't',
    );
    const prompt = stdout.slice(stdout.indexOf('CRITICAL - Your response must end with:'));
    expect(prompt).toContain('\ncomplexity: [low/medium/high]\n---END---');
    for (const body of [fence('', prompt), fence('', block('key: value', 'key: [list, items]'))]) {
      expect((await withBody(work(task), body)).code).toBe(0);
    }
  });
});

describe('files of other tools', () => {
  const check = { files_exist: ['src/a.js'] };
  const record = {
    id: '7',
    subject: 'Write a',
    activeForm: 'Writing a',
    owner: 'worker-2',
    blockedBy: ['3'],
    priority: 2,
  };

  test.each(['pending', 'in_progress', 'completed'])('the record of a task tracker, %s', async status => {
    const files = { '.contracts/7.json': json({ ...record, status, metadata: { epic: 'x', validation: check } }) };
    const { code, results } = await work(files, undefined, 'agent/7').verify();
    expect([code, results.problems, ids(results)]).toEqual([0, [], ['7']]);
    const missing = await work(files, { 'src/b.js': 'x\n' }, 'agent/7').verify();
    expect(wrong(missing.results)).toEqual([expect.stringContaining('src/a.js does not exist')]);
  });

  test.each([
    [{ ...record, metadata: { validation: check }, validaton: check }, 'did you mean validation?'],
    [{ ...record, tests: 'npm test' }, 'put it under validation:'],
    [{ id: 'x', title: 'x', owner: 'y', validation: check }, 'has no key "owner"'],
    [{ id: 'x', title: 'x', status: 'completed', validation: check }, 'expected one of open, done, found "completed"'],
    [check, 'put them under validation:'],
  ])('%# a demand that nobody understands is a problem all the same', async (document, message) => {
    const { stdout, code } = await work({ '.contracts/x.json': json(document) }).run('lint');
    expect(code).toBe(1);
    expect(stdout).toContain(message);
  });

  const contract = {
    type: 'verifiable',
    criteria: [{ activity: 'unit-test', description: 'A test of a' }],
    generatedFrom: 'auto',
    generatedAt: '2026-02-28T10:00:00Z',
  };
  const policy = (command: string) => ({ 'contract-gate.yml': `version: 1\nactivities: {unit-test: '${command}'}\n` });
  const state = {
    lastHeartbeat: '2026-02-28T10:00:00Z',
    sessionId: 'x',
    currentTask: { taskId: 'US-3', description: 'Write a' },
    verificationContract: contract,
    verificationResults: { overall: 'pass', criteria: [{ activity: 'unit-test', status: 'pass', attempts: 1 }] },
    advisoryTasks: [{ taskId: 'adhoc-1', description: 'Look', output: 'found it' }],
    tasks: [
      { taskId: 'US-3', status: 'completed', verificationContract: contract, verificationResults: null },
      { taskId: 'US-4', description: 'Later', verification: { contract, results: {} } },
    ],
  };

  test('the state of an orchestrator: the contract of the current task applies, of others if named', async () => {
    const files = { ...policy('echo 1 passed; false'), '.contracts/builder-state.json': json(state) };
    const named = await work(files, undefined, 'agent/US-3').verify();
    expect(named.results.problems).toEqual([]);
    expect(named.results.contracts[0]).toMatchObject({
      id: 'US-3',
      type: 'verifiable',
      generatedAt: contract.generatedAt,
    });
    expect(wrong(named.results)).toEqual([expect.stringContaining('US-3/tests-unit-test')]);
    const update = json({ ...state, verificationResults: { overall: 'pending', criteria: [] } });
    const touched = work(files, { 'src/a.js': 'x\n', '.contracts/builder-state.json': update }, 'agent/other');
    expect(ids((await touched.verify()).results)).toContain('US-3');
    expect(ids((await touched.verify()).results)).not.toContain('US-4');
    expect(wrong((await touched.verify()).results).join()).not.toContain('contract_unchanged');
    const alone = await work(files, { '.contracts/builder-state.json': update }, 'agent/other').verify();
    expect([alone.code, ids(alone.results)]).toEqual([0, []]);
    const later = await work(files, undefined, 'agent/US-4').verify();
    expect(ids(later.results)).toEqual(['US-4']);
  });

  test('the state can not loosen what the base asks', async () => {
    const files = { ...policy('echo 1 passed'), '.contracts/builder-state.json': json(state) };
    const loose = { ...state, verificationContract: { type: 'skip', criteria: [] }, tasks: [] };
    const { code, results } = await work(
      files,
      { '.contracts/builder-state.json': json(loose) },
      'agent/US-3',
    ).verify();
    expect(code).toBe(3);
    expect(criteria(results).map(({ check }) => check)).toContain('contract_unchanged');
    expect(results.contracts[0]).toMatchObject({ id: 'US-3', type: 'verifiable' });
  });

  test('our own report can be fed back', async () => {
    const files = {
      ...policy('echo 1 passed'),
      '.contracts/US-3.json': json({ taskId: 'US-3', verificationContract: contract }),
    };
    const repo = work(files, undefined, 'agent/US-3');
    const path = `${repo.top}/.contracts/builder-state.json`;
    const first = await repo.run('verify', '--report', `verification=${path}`);
    expect(first.code).toBe(0);
    const again = await repo.verify();
    expect([again.results.problems, ids(again.results)]).toEqual([[], ['US-3']]);
    repo.git('rm', '--quiet', '-r', '--cached', '.contracts/US-3.json');
    const alone = onBranch(
      repository({ ...policy('echo 1 passed'), '.contracts/builder-state.json': read(path) }),
      'agent/US-3',
      { 'src/a.js': 'x\n' },
    );
    const { code, results } = await alone.verify();
    expect([code, results.problems, ids(results)]).toEqual([0, [], ['US-3']]);
  });

  const advisory = {
    taskId: 'look',
    description: 'Investigate why the list is slow',
    verificationContract: { type: 'advisory', criteria: [] },
  };

  test("an advisory task is announced, and the agent's words are kept for review", async () => {
    const repo = work({ '.contracts/look.json': json(advisory) }, { 'docs/look.md': 'x\n' }, 'agent/look');
    const report = `${temporary('report')}/state.json`;
    const { code, results } = await withBody(
      repo,
      'One query runs for each row.\n',
      '--report',
      `verification=${report}`,
    );
    expect(code).toBe(0);
    expect(results.notes).toEqual([
      'ℹ️ Advisory task detected: "Investigate why the list is slow" No automated verification — output will be logged for your review. Proceeding...',
    ]);
    const [logged] = JSON.parse(read(report)).advisoryTasks;
    expect(logged).toMatchObject({ taskId: 'look', description: advisory.description });
    expect(logged.output).toContain('One query runs for each row.');
    expect(logged.output).toContain('docs/look.md');
  });

  test("promptForAdvisory of the base's project.json counts as the policy's", async () => {
    const base = { '.contracts/look.json': json(advisory), 'project.json': json({ promptForAdvisory: true }) };
    const asks = await work(base, { 'docs/look.md': 'x\n' }, 'agent/look').verify();
    expect([asks.code, asks.results.notes]).toEqual([3, []]);
    const removed = await work(base, { 'docs/look.md': 'x\n', 'project.json': '{}' }, 'agent/look').verify();
    expect(removed.code).toBe(3);
    const own = { ...base, 'contract-gate.yml': 'version: 1\npromptForAdvisory: false\n' };
    expect((await work(own, { 'docs/look.md': 'x\n' }, 'agent/look').verify()).code).toBe(0);
    const broken = { ...base, 'project.json': '{"promptForAdvisory": true,}' };
    expect((await work(broken, { 'docs/look.md': 'x\n' }, 'agent/look').verify()).code).toBe(3);
  });

  test('rules with settings of other tools are read, with a warning for what is not used', async () => {
    const rules = {
      version: 1,
      defaults: { unit: true },
      filePatterns: {
        '**/*.md': { critics: [], unit: false, e2e: 'skip', reason: 'no runtime impact' },
        '**/*.js': { unit: true, e2e: 'skip', e2eScope: 'dependents', quality: ['looks'], speed: 1 },
      },
    };
    const repo = work({ ...policy('echo 1 passed'), 'test-activity-rules.json': json(rules) });
    const lint = await repo.run('lint');
    expect(lint.code).toBe(0);
    expect(lint.stdout).toMatch(/test-activity-rules\.json:3:3: warning: "defaults" is not used/);
    expect(lint.stdout).toContain('"speed" is not used');
    const made = await repo.run('generate', '--task', 'Write a', '--files', 'src/a.js', '--output', '-');
    expect(made.stdout).toContain('activity: unit-test');
    expect(made.stdout).not.toContain('e2e');
  });
});

test('a pull request that only adds a verification contract passes, and lint accepts an advisory one', async () => {
  const criteria = [{ activity: 'unit-test', description: 'A test of a' }];
  for (const type of ['verifiable', 'advisory']) {
    const document = json({ taskId: 'x', verificationContract: { type, criteria } });
    const repo = work(
      { 'contract-gate.yml': "version: 1\nactivities: {unit-test: 'true'}\n" },
      { '.contracts/x.json': document },
      'x',
    );
    expect(await repo.verify()).toMatchObject({
      code: 0,
      results: { reason: '1 contract is well-formed; it counts once merged' },
    });
    expect((await repo.run('lint')).code).toBe(0);
  }
});

describe('what the gate writes', () => {
  test('generate --at writes the time, and the same input gives the same file', async () => {
    const repo = work({ 'contract-gate.yml': "version: 1\nactivities: {unit-test: 'true'}\n" });
    const make = (...more: string[]) => repo.run('generate', '--task', 'Write a', '--output', '-', ...more);
    const [first, second, bare] = [
      await make('--at', '2026-02-28T10:00:00Z'),
      await make('--at', '2026-02-28T10:00:00Z'),
      await make(),
    ];
    expect(first.stdout).toContain('generatedAt: "2026-02-28T10:00:00Z"');
    expect(second.stdout).toBe(first.stdout);
    expect(bare.stdout).not.toContain('generatedAt');
    repo.write({ '.contracts/made.yml': first.stdout });
    expect((await repo.run('lint')).code).toBe(0);
    expect(await make('--at', 'yesterday')).toMatchObject({ code: 2, stderr: expect.stringContaining('--at:') });
    expect((await make('--at', '2026-02-28T10:00:00Z', '--dialect', 'validation')).code).toBe(2);
  });

  test("the prompt has the contract's own preconditions", async () => {
    const contract = 'id: t\npre: {files_exist: [README.md]}\nreport: {role: any}\n';
    const { stdout } = await work({ '.contracts/t.yml': contract }).run('prompt', 't');
    expect(stdout).toMatch(
      /### PRE-CONDITIONS\n\n- \[ \] before the work, README\.md exists\n- \[ \] The task is clear/,
    );
  });
});
