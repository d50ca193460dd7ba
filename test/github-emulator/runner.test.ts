import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporary } from '../support/repository.ts';
import type { CheckoutKind } from './checkout.ts';
import { openGitHub } from './github.ts';
import type { RunOptions } from './runner.ts';

/** A small script in place of the action. */
function script(source: string): string {
  const path = join(temporary('script'), 'main.mjs');
  writeFileSync(path, `import { execFileSync } from 'node:child_process';\nimport fs from 'node:fs';\n${source}`);
  return path;
}

const files = { 'README.md': '# Shop\n', 'src/a.ts': '1\n', 'docs/b.md': '1\n' };

test('a job has what a runner gives it, and nothing of the test', async () => {
  const github = await openGitHub({ files });
  const pull = await github.pull({ branch: 'agent/x', files: { 'src/a.ts': '2\n' } });
  const main = script(`
    fs.appendFileSync(process.env.GITHUB_OUTPUT, 'verdict=pass\\nlong<<END\\nits\\nlines\\nEND\\n');
    fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Fine');
    console.log('::add-mask::' + process.env['INPUT_GITHUB-TOKEN']);
    console.log(JSON.stringify({ env: process.env, event: JSON.parse(fs.readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8')).action }, (key, value) =>
      /TOKEN/.test(key) ? undefined : value));
    process.exitCode = 3;
  `);
  const ran = await github.run({
    main,
    pull,
    action: 'opened',
    inputs: { 'github-token': github.token, mode: 'warn' },
  });
  expect(ran).toMatchObject({ code: 3, outputs: { verdict: 'pass', long: 'its\nlines' }, summary: '# Fine' });
  const { env, event } = JSON.parse(ran.stdout.split('\n')[1]!);
  expect(event).toBe('opened');
  expect(env).toMatchObject({
    GITHUB_SHA: pull.merge,
    GITHUB_REF: `refs/pull/${pull.number}/merge`,
    INPUT_MODE: 'warn',
  });
  expect(Object.keys(env).filter(key => /VITEST|NODE_|npm_/i.test(key))).toEqual([]);
  expect(await github.jobs(pull.head)).toMatchObject([
    { name: 'contract-gate', status: 'completed', conclusion: 'failure' },
  ]);
  expect(await github.checkRuns(pull.head)).toEqual([]);
});

test.each<[CheckoutKind, string[], string]>([
  ['merge', ['README.md', 'docs/b.md', 'src/a.ts'], 'merge'],
  ['head', ['README.md', 'docs/b.md', 'src/a.ts'], 'head'],
  ['full', ['README.md', 'docs/b.md', 'src/a.ts'], 'merge'],
  ['sparse', ['README.md', 'src/a.ts'], 'merge'],
])('a checkout of kind %s', async (checkout, expected, commit) => {
  const github = await openGitHub({ files, private: true });
  const pull = await github.pull({ files: { 'src/a.ts': '2\n' } });
  const main = script(`
    const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
    const there = fs.readdirSync('.', { recursive: true, withFileTypes: true }).filter(each => each.isFile())
      .map(each => (each.parentPath + '/' + each.name).replace(/^\\.\\//, '')).filter(name => !name.startsWith('.git/')).sort();
    console.log(JSON.stringify({ there, head: git('rev-parse', 'HEAD'), depth: git('rev-list', '--count', 'HEAD') }));
  `);
  const ran = await github.run({ main, pull, checkout });
  const { there, head, depth } = JSON.parse(ran.stdout);
  expect(there).toEqual(expected);
  expect(head).toBe(commit === 'merge' ? pull.merge : pull.head);
  expect(depth).toBe(checkout === 'full' ? '3' : '1');
  expect(ran.requests).toEqual([]);
});

test.each([true, false])(
  'git fetches through the proxy, with credentials left in the checkout: %s',
  async credentials => {
    const github = await openGitHub({ files, private: true });
    const pull = await github.pull({ files: { 'src/a.ts': '2\n' } });
    const main = script(`
    try {
      execFileSync('git', ['fetch', '--quiet', '--depth=1', 'origin', '${github.sha('main')}'], { stdio: 'pipe', env: { ...process.env, GIT_TERMINAL_PROMPT: '0' } });
    } catch (error) {
      process.exitCode = error.status;
    }
  `);
    const ran = await github.run({ main, pull, credentials });
    expect(ran.code === 0).toBe(credentials);
    expect(ran.requests[0]).toMatchObject({
      git: true,
      path: '/acme/shop/info/refs',
      token: credentials ? 'right' : 'none',
    });
  },
);

test('a public repository is fetched without credentials, in a subfolder too', async () => {
  const github = await openGitHub({ files });
  const pull = await github.pull({ files: { 'src/a.ts': '2\n' } });
  const main = script(
    `execFileSync('git', ['-C', process.env['INPUT_WORKING-DIRECTORY'], 'fetch', '--quiet', '--depth=1', 'origin', '${pull.head}']);`,
  );
  const ran = await github.run({ main, pull, credentials: false, checkout: 'subfolder' });
  expect([ran.code, ran.requests[0]?.token]).toEqual([0, 'none']);
});

test('a merge group, a push and a run by hand stand on their own commits', async () => {
  const github = await openGitHub({ files });
  const pull = await github.pull({ files: { 'src/a.ts': '2\n' } });
  const group = github.queue([pull]);
  const after = github.sha('main');
  const main = script(`
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
    const { GITHUB_EVENT_NAME, GITHUB_REF, GITHUB_SHA } = process.env;
    console.log([GITHUB_EVENT_NAME, GITHUB_REF, GITHUB_SHA === head, head].join(' '));
  `);
  const said = async (options: RunOptions) => (await github.run({ main, ...options })).stdout.trim();
  expect(await said({ group })).toBe(`merge_group ${group.headRef} true ${group.headSha}`);
  expect(await said({ push: { branch: 'main', after } })).toBe(`push refs/heads/main true ${after}`);
  const byHand = { event: 'workflow_dispatch', push: { branch: 'main', after } };
  expect(await said(byHand)).toBe(`workflow_dispatch refs/heads/main true ${after}`);
  expect(await github.jobs(group.headSha)).toMatchObject([{ name: 'contract-gate', conclusion: 'success' }]);
});

test('a re-run is the same run with another job in its suite', async () => {
  const github = await openGitHub({ files });
  const pull = await github.pull();
  const main = script('');
  await github.run({ main, pull, runId: 5 });
  await github.run({ main, pull, runId: 5, attempt: 2 });
  const [second, first] = await github.jobs(pull.head);
  expect(second.check_suite.id).toBe(first.check_suite.id);
});

test('a signal comes when the proxy sees the request', async () => {
  const github = await openGitHub({ files });
  const pull = await github.pull();
  const main = script(`
    process.on('SIGTERM', () => process.exit(143));
    setInterval(() => {}, 1000);
    await fetch(process.env.GITHUB_API_URL + '/user', { headers: { authorization: 'Bearer ' + process.env.INPUT_TOKEN } });
  `);
  const ran = await github.run({
    main,
    pull,
    inputs: { token: github.token },
    signal: { request: ({ path }) => path === '/user' },
  });
  expect(ran.code).toBe(143);
});

test.each([
  ['a token in the log', `console.log(process.env.INPUT_TOKEN);`, /where a token shows/],
  ['a token in base64', `console.log(btoa('x-access-token:' + process.env.INPUT_TOKEN));`, /where a token shows/],
  [
    'a token in an output',
    `fs.appendFileSync(process.env.GITHUB_OUTPUT, 'a=' + process.env.ACTIONS_RUNTIME_TOKEN + '\\n');`,
    /where a token shows/,
  ],
  [
    'a request that GitHub does not know',
    `await fetch(process.env.GITHUB_API_URL + '/nothing');`,
    /what GitHub objects to/,
  ],
])('%s fails the run', async (_, source, message) => {
  const github = await openGitHub({ files });
  const pull = await github.pull();
  const run = github.run({ main: script(source), pull, inputs: { token: github.token } });
  await expect(run).rejects.toThrow(message);
});

test('a process that outlives the run fails it', async () => {
  const github = await openGitHub({ files });
  const pull = await github.pull();
  const note = join(temporary('note'), 'pid');
  onTestFinished(() => void process.kill(Number(readFileSync(note, 'utf8'))));
  const main = script(`
    const { spawn } = await import('node:child_process');
    const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore', env: { HOME: process.env.HOME }, cwd: '/' });
    fs.writeFileSync('${note}', String(child.pid));
    child.unref();
  `);
  await expect(github.run({ main, pull })).rejects.toThrow(/processes that outlive the run/);
});

test('a re-run is the same run with one more attempt, and its job replaces the check run of the one before', async () => {
  const github = await openGitHub({ files, permissions: { actions: 'write' } });
  const pull = await github.pull({ branch: 'agent/x', files: { 'src/a.ts': '2\n' } });
  await github.requireChecks('main', ['contract-gate']);
  const main = script(`process.exitCode = process.env.GITHUB_RUN_ATTEMPT === '2' ? 0 : 1;`);
  await github.run({ main, pull });
  const [run] = github.workflowRuns();
  expect([run, await github.merge(pull)]).toMatchObject([
    { run_attempt: 1, status: 'completed', conclusion: 'failure', head_sha: pull.head },
    { merged: false },
  ]);

  const ask = async (what: string) => {
    const at = `${github.urls.api}/repos/acme/shop/actions/runs/${run!.id}/${what}`;
    const headers = { authorization: `Bearer ${github.token}`, 'user-agent': 'test' };
    return (await fetch(at, { method: 'POST', headers })).status;
  };
  expect(await ask('rerun-failed-jobs')).toBe(201);
  expect(await ask('rerun-failed-jobs')).toBe(403);
  expect((await github.reruns()).map(({ code }) => code)).toEqual([0]);
  expect(github.workflowRuns()).toMatchObject([{ id: run!.id, run_attempt: 2, conclusion: 'success' }]);
  const suites = (await github.jobs(pull.head)).map(({ check_suite }) => check_suite.id);
  expect([suites.length, new Set(suites).size]).toEqual([2, 1]);
  expect(await ask('rerun-failed-jobs')).toBe(403);
  expect(await github.merge(pull)).toMatchObject({ merged: true });
  github.setRun(run!.id, { created_at: '2020-01-01T00:00:00Z' });
  expect(await ask('rerun')).toBe(403);
});
