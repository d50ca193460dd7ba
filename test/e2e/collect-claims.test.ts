import { describe, expect, test } from 'vitest';
import type { CriterionResult, Results } from '../../src/model/results.ts';
import { judge, refusals } from '../support/claims.ts';
import { blockOf } from '../support/output.ts';

const change = { 'src/a.js': 'export const a = 1;\n' };
const tdd = (lines: Record<string, string> = {}) =>
  blockOf(
    ...Object.entries({
      phase: '1/1',
      phase_complete: 'true',
      files_changed: '[src/a.js]',
      files_created: '[src/a.js]',
      tests_added: '0',
      tests_passing: 'true',
      test_failures: 'none',
      blockers: 'none',
      next_action: 'none',
      ...lines,
    }).map(([key, value]) => `${key}: ${value}`),
  );
const review = blockOf(
  'approved: true',
  'issues_total: 0',
  'critical: none',
  'major: none',
  'minor: none',
  'security: none',
  'test_coverage: adequate',
  'recommendation: approve',
);
const validation = 'validation: {files_exist: [src/a.js]}\n';
const asking = `id: t\n${validation}output: {agent: tdd-task-executor}\n`;

const contracts = ({ contracts }: Results) => contracts.map(({ id, dialect, verdict }) => [id, dialect, verdict]);
const criterion = (results: Results, id: string): CriterionResult =>
  results.contracts.flatMap(({ criteria }) => criteria).find(each => each.id === id)!;

describe('what a contract asks for', () => {
  test('becomes criteria of that contract, each at the line of its claim', async () => {
    const results = await judge({ change, contract: asking, body: `Done.\n\n${tdd()}\n` });
    expect(refusals(results)).toEqual([]);
    expect(contracts(results)).toEqual([['t', 'validation', 'pass']]);
    expect(criterion(results, 't/claim-files_created')).toMatchObject({
      status: 'pass',
      at: { path: 'body.md', line: 7 },
      claim: 'files_created: [src/a.js]',
      kind: 'output',
    });
  });

  test('and is not there is a failure at the line that asks, with what to tell the agent', async () => {
    for (const from of ['commits', 'out/block.md']) {
      const contract = `id: t\n${validation}output: {agent: tdd-task-executor, from: ${from}}\n`;
      const [refusal] = refusals(await judge({ change, contract, body: tdd() }));
      expect(refusal).toMatchObject({
        at: '.contracts/t.yml:3',
        message: expect.stringContaining('there is no output'),
      });
      expect(refusal!.fix).toContain('---OUTPUT---\nphase:');
    }
    const report = `id: t\n${validation}report: {file: 'reports/*.json', role: researcher}\n`;
    expect(refusals(await judge({ change, contract: report }))).toMatchObject([
      {
        at: '.contracts/t.yml:3',
        message: 'there is no report at reports/*.json',
        fix: expect.stringContaining('relevance_check'),
      },
    ]);
  });

  test('may stand in a file or in a commit', async () => {
    const from = (place: string) => `id: t\n${validation}output: {agent: tdd-task-executor, from: ${place}}\n`;
    const inFile = await judge({ change: { ...change, 'out/block.md': `${tdd()}\n` }, contract: from('out/block.md') });
    expect(refusals(inFile)).toEqual([]);
    expect(criterion(inFile, 't/claim-age').status).toBe('pass');
    const inCommit = await judge({
      change,
      message: `Write a\n\n${tdd({ blockers: 'a key' })}`,
      contract: from('commits'),
    });
    expect(refusals(inCommit)).toMatchObject([
      { at: 'commit:11', message: expect.stringContaining('blockers is "a key"') },
    ]);
  });

  test('in commits is the last word of the agent that was asked, and as old as its commit', async () => {
    const contract = `id: t\n${validation}output: {agent: tdd-task-executor, from: commits}\n`;
    const later = { files: { 'reports/x.md': 'x\n' }, message: `Review\n\n${review}` };
    const fine = await judge({ change, message: `Write a\n\n${tdd()}`, contract, commits: [{ ...later, files: {} }] });
    expect(refusals(fine)).toEqual([]);
    expect(criterion(fine, 't/claim-age').status).toBe('pass');
    const stale = await judge({ change, message: `Write a\n\n${tdd()}`, contract, commits: [later] });
    expect(criterion(stale, 't/claim-age')).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('reports/x.md'),
    });
  });

  test('can not be made easier by a contract that comes with the work', async () => {
    const easy = 'evidence: {simple: 1, kinds: {signal_quality_check: simple}}, accept_partial: true';
    const contract = `id: t\n${validation}report: {file: r.json, role: researcher, ${easy}}\n`;
    const evidence = 'Read 14 threads about invoices.';
    const check = (more: string) => ({ executed: true, evidence: `${evidence} ${more}`, verdict: 'pass' });
    const findings = ['late', 'lost', 'wrong'].map(content => ({ source_url: `https://x.org/${content}`, content }));
    const checks = { relevance_check: check('12 fit'), signal_quality_check: check('28 upvotes each') };
    const report = { task_id: 't', status: 'partial', checks_performed: checks, output_file: 'src/a.js', findings };
    const work = { ...change, 'r.json': JSON.stringify(report) };
    expect(refusals(await judge({ change: work, contract }))).toEqual([]);
    const own = await judge({ change: { ...work, '.contracts/t.yml': contract } });
    expect(refusals(own).map(({ message }) => message)).toEqual([
      expect.stringContaining('reported `status: partial`'),
      expect.stringContaining('at least 50 are required'),
      expect.stringContaining('at least 100 are required'),
    ]);
  });

  test('evidence that one report copies from another proves nothing', async () => {
    const contract = `id: t\n${validation}report: {file: 'r/*.json', role: researcher, evidence: {quality: 50}}\n`;
    const findings = ['late', 'lost', 'wrong'].map(content => ({ source_url: `https://x.org/${content}`, content }));
    const check = (evidence: string) => ({ executed: true, evidence, verdict: 'pass' });
    const report = (threads: number) => ({
      task_id: `t${threads}`,
      status: 'completed',
      checks_performed: {
        relevance_check: check('Read 14 threads about unpaid invoices to the very end, 12 of them fit.'),
        signal_quality_check: check(
          `Counted votes of ${threads} quotations; the weakest has 28 upvotes and nine answers.`,
        ),
      },
      output_file: 'src/a.js',
      findings,
    });
    const files = { 'r/a.json': JSON.stringify(report(3)), 'r/b.json': JSON.stringify(report(4)) };
    expect(refusals(await judge({ change: { ...change, ...files }, contract }))).toMatchObject([
      {
        at: 'r/b.json:1',
        message: expect.stringContaining('is the same as the evidence of "relevance_check at r/a.json:1"'),
      },
    ]);
  });

  test('of a file that is no text is reported, and blocks', async () => {
    const contract = `id: t\n${validation}output: {agent: tdd-task-executor, from: out.md}\n`;
    const results = await judge({ change: { ...change, 'out.md': Buffer.from([0x61, 0xff, 0xfe]) }, contract });
    expect(refusals(results)).toMatchObject([{ at: 'out.md:1', message: expect.stringContaining('is not UTF-8') }]);
  });

  test('is taken from the base: the work can not take the question back', async () => {
    const results = await judge({
      change: { ...change, '.contracts/t.yml': `id: t\n${validation}` },
      contract: asking,
      body: tdd({ blockers: 'a key' }),
    });
    expect(results.verdict).toBe('fail');
    expect(criterion(results, 't/rule-tdd-task-executor').status).toBe('fail');
    expect(criterion(results, 't/contract_unchanged').status).toBe('pending');
  });

  test('a contract that comes with the work can not call the work a report', async () => {
    const own = 'id: mine\noutput: {agent: type-design-analyzer, from: src/a.js}\n';
    const code = `/*\n${blockOf('types_analyzed: 1', 'quality_score: 9', 'issues: none', 'recommendations: none')}\n*/\n`;
    const results = await judge({
      contract: `id: t\n${validation}output: {agent: type-design-analyzer, from: out.md}\n`,
      change: {
        'src/a.js': code,
        'out.md': blockOf('types_analyzed: 1', 'quality_score: 9', 'issues: none', 'recommendations: none'),
      },
      commits: [{ files: { 'src/a.js': `steal();\n${code}`, '.contracts/mine.yml': own } }],
    });
    expect(criterion(results, 't/claim-age')).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('src/a.js'),
    });
  });

  test('an agent or a role that nobody knows is a problem, with the nearest one', async () => {
    const contract = `id: t\n${validation}output: {agent: tdd-task-exekutor}\nreport: {role: researchr}\n`;
    expect(refusals(await judge({ change, contract, policy: 'version: 1\nrequire: never\n' }))).toMatchObject([
      { at: '.contracts/t.yml:3', message: expect.stringContaining('did you mean tdd-task-executor?') },
      { at: '.contracts/t.yml:4', message: expect.stringContaining('did you mean researcher?') },
    ]);
  });
});

describe('what the body says without being asked', () => {
  const plain = `id: t\n${validation}`;

  test('is judged as a contract of its own', async () => {
    const results = await judge({ change, contract: plain, body: tdd({ files_created: '[README.md]' }) });
    expect(contracts(results)).toEqual([
      ['t', 'validation', 'pass'],
      ['output', 'output', 'fail'],
    ]);
    expect(refusals(results)).toMatchObject([
      { at: 'body.md:5', message: expect.stringContaining('README.md existed before') },
    ]);
  });

  test('also where no contract is needed; it stands in for none where one is', async () => {
    const body = tdd();
    const free = await judge({ change, policy: 'version: 1\nrequire: never\n', body });
    expect(contracts(free)).toEqual([['output', 'output', 'pass']]);
    const strict = await judge({ change, body });
    expect(strict.problems).toMatchObject([{ code: 'contract_required' }]);
  });

  test('each agent is heard once, with its last word', async () => {
    const body = `${tdd({ blockers: 'a key' })}\n\n${tdd()}\n\n${review}\n`;
    const results = await judge({ change, contract: asking, body });
    expect(refusals(results)).toEqual([]);
    expect(contracts(results)).toEqual([
      ['t', 'validation', 'pass'],
      ['output', 'output', 'pass'],
    ]);
    const refused = await judge({
      change,
      contract: asking,
      body: `${tdd()}\n\n${review.replace('approved: true', 'approved: false')}\n`,
    });
    expect(refusals(refused)).toMatchObject([{ message: expect.stringContaining('approved is false') }]);
  });

  test('a refusal does not vanish behind the block of another agent', async () => {
    const refusing = review.replace('approved: true', 'approved: false');
    for (const body of [`${refusing}\n\n${tdd()}\n`, `${tdd()}\n\n${refusing}\n`]) {
      const messages = refusals(await judge({ change, contract: asking, body })).map(({ message }) => message);
      expect(messages).toContainEqual(expect.stringContaining('approved is false'));
    }
  });

  test('its name is never that of another contract', async () => {
    const results = await judge({
      change,
      contract: `id: output\n${validation}`,
      body: 'Contract: output\n\n'.concat(tdd()),
    });
    expect(contracts(results).map(([id]) => id)).toEqual(['output', 'output-2']);
  });

  test('JSON counts where it is an agent speaking, and nowhere else', async () => {
    const fence = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`;
    const quiet = await judge({ change, contract: plain, body: fence({ name: 'x', version: '1' }) });
    expect(contracts(quiet)).toEqual([['t', 'validation', 'pass']]);
    const fields = { types_analyzed: 2, quality_score: 11, issues: null, recommendations: [] };
    const output = await judge({ change, contract: plain, body: fence(fields) });
    expect(contracts(output)).toEqual([['t', 'validation', 'pass']]);
    expect(output.notes.join()).toContain("body.md:2: agent's output not read");
    const broken = await judge({
      change,
      contract: plain,
      body: '```json\n{"checks_performed": {}, "task_id": }\n```\n',
    });
    expect(contracts(broken)).toEqual([
      ['t', 'validation', 'pass'],
      ['report', 'report', 'fail'],
    ]);
  });
});

describe('a step that a report shows', () => {
  const contract = 'id: t\nexec:\n  - {step: Check it, evidence: {check: relevance}}\n';
  const done = { task_id: 'a', checks_performed: { relevance: { executed: true, verdict: 'pass' } } };
  const body = (word: string, value: unknown) => `\`\`\`${word}\n${JSON.stringify(value)}\n\`\`\`\n`;

  test('is shown by nothing that is not judged as a report', async () => {
    const other = await judge({ change, contract, body: body('json-report', done) });
    expect(contracts(other)).toEqual([['t', 'validation', 'fail']]);
    for (const value of [done, [done]]) {
      const judged = await judge({ change, contract, body: body('json', value) });
      expect(contracts(judged)).toEqual([
        ['t', 'validation', 'pass'],
        ['report', 'report', 'fail'],
      ]);
    }
  });
});

describe('what looks like a contract in the body', () => {
  const contract = `id: t\n${validation}`;
  const fence = ['```contract', 'id: x', '```'];

  test('and is not read is reported in a note', async () => {
    const lines = ['a', '', ...fence.map(line => `> ${line}`), '', '<div>', ...fence, '</div>', '', 'TaskCreate({})'];
    const { notes, problems } = await judge({ change, contract, body: lines.join('\n') });
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      expect.stringMatching(/^body\.md:3: contract not read: it is in a quote/),
      expect.stringMatching(/^body\.md:8: contract not read: GitHub shows no code block here/),
      expect.stringMatching(/^body\.md:13: TaskCreate call not read/),
    ]);
  });

  test('and may be hidden by what is nested too deeply is a problem', async () => {
    const body = `a\n\n${'- '.repeat(300)}b\n`;
    const { verdict, problems } = await judge({ change, contract, body });
    expect(verdict).toBe('fail');
    expect(problems).toMatchObject([{ code: 'unreadable', at: { path: 'body.md', line: 3 } }]);
  });
});

describe('claims about tests', () => {
  const run = (script: string) =>
    `id: t\noutput: {agent: tdd-task-executor}\nvalidation:\n  tests: {run: '${script}', junit: junit.xml}\n`;
  const junit = (cases: string) => `echo "<testsuite>${cases}</testsuite>" > junit.xml`;

  test('are held against the run of this contract', async () => {
    const results = await judge({ change, contract: run(junit('<testcase name=\\"a\\"/>')), body: tdd() });
    expect(refusals(results)).toEqual([]);
    expect(criterion(results, 't/claim-tests_passing').message).toContain('passes');
  });

  test('a red run makes the claim a failure of its own, and names what failed', async () => {
    const red = `${junit('<testcase name=\\"logs in\\"><failure/></testcase>')}; exit 1`;
    const results = await judge({ change, contract: run(red), body: tdd() });
    expect(refusals(results)).toMatchObject([
      { message: '1 of 1 test failed: `logs in`' },
      { at: 'body.md:7', message: expect.stringMatching(/^claimed "tests_passing: true", but t\/tests-\S+ fails$/) },
      { at: 'body.md:8', message: 'claimed "test_failures: none", but logs in fails' },
    ]);
  });

  test('the run of another contract counts too', async () => {
    const contract = `id: t\noutput: {agent: tdd-task-executor}\ndepends_on: other\n---\nid: other\nvalidation: {tests: 'false'}\n`;
    const results = await judge({ change, contract, body: tdd() });
    expect(criterion(results, 't/claim-tests_passing')).toMatchObject({
      status: 'fail',
      got: 'other/tests-false fails',
    });
  });
});
