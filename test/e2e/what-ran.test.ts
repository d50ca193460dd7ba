import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Results } from '../../src/model/results.ts';
import { checkRuns } from '../../src/report/github/check-runs.ts';
import { comment } from '../../src/report/github/comment.ts';
import { summary } from '../../src/report/github/summary.ts';
import { criteria, onBranch, type Repository, repository, type Tree, temporary } from '../support/repository.ts';
import { publication } from '../support/three-contracts.ts';

const pack = '{"type": "module", "scripts": {"test": "node --test"}}\n';
const nodeTest = (...names: string[]) =>
  `import { test } from 'node:test';\n${names.map(name => `test('${name}', () => {});\n`).join('')}`;

/** Everything that a user reads about a checkout, by the name of the report. */
async function reports(repo: Repository): Promise<Record<string, string>> {
  const folder = temporary();
  const formats = ['json', 'markdown', 'html'];
  const args = formats.flatMap(format => ['--report', `${format}=${join(folder, format)}`]);
  const { stdout: text } = await repo.run('verify', ...args);
  const [json, markdown, html] = formats.map(format => readFileSync(join(folder, format), 'utf8'));
  const results = JSON.parse(json!) as Results;
  const options = { mode: 'block', max: 10, checkName: 'contract-gate report', publication } as const;
  const { aggregate, others } = checkRuns(results, { ...options, checkRuns: 'criterion' });
  return {
    text,
    markdown: markdown!,
    html: html!,
    comment: comment(results, publication, {}),
    'job summary': summary(results, publication),
    'check run': `${aggregate.summary}\n${aggregate.text}`,
    'check run of the criterion': others.map(({ title }) => title).join('\n'),
  };
}

test('a pass names the command and how many tests ran, in every report', async () => {
  const files = { 'package.json': pack, 'test/a.test.js': nodeTest('a', 'b') };
  const repo = onBranch(repository(files), 'agent/more', {
    'src/c.js': 'export const c = 1;\n',
    'test/c.test.js': nodeTest('c').replace("test('c'", "test.skip('later', () => {});\ntest('c'"),
  });
  for (const [name, report] of Object.entries(await reports(repo)))
    expect(report.replaceAll(/<\/?code>|`/g, ''), name).toContain('npm test: 3 ran, 1 skipped');
});

test('the first line of every report says that it is a trial, until there is a policy', async () => {
  const trial = 'This is a trial: no contract-gate.yml is in force, so contracts that come with the change count.';
  const work = { 'src/c.js': 'export const c = 1;\n', 'test/c.test.js': nodeTest('c') };
  const without = await reports(onBranch(repository({ 'package.json': pack }), 'agent/more', work));
  const { html, 'check run of the criterion': _, ...others } = without;
  for (const [name, report] of Object.entries(others))
    expect(report.replace('<!-- contract-gate:comment -->\n\n', '').split('\n')[0], name).toBe(trial);
  const body = html!.slice(html!.indexOf('<body>')).replaceAll(/<[^>]+>/g, '');
  expect(body.trim()).toMatch(new RegExp(`^Skip to the report\\s+${trial.replaceAll('.', '\\.')}`));
  const policy = { 'package.json': pack, 'contract-gate.yml': 'version: 1\n' };
  for (const report of Object.values(await reports(onBranch(repository(policy), 'agent/more', work))))
    expect(report).not.toContain('This is a trial');
});

const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

test.each([
  ["import t from 'node:test';\n", (index: number) => `t('a${index}', () => {});\n`],
  ["import { test as check } from 'node:test';\n", (index: number) => `check('a${index}', () => {});\n`],
  ["const { it: spec } = await import('node:test');\n", (index: number) => `spec('a${index}', () => {});\n`],
])('82 tests that %j names are counted, and cutting them to 2 waits for a person', async (imported, line) => {
  const file = (count: number) => ({ 'test/a.test.js': imported + numbered(count, line) });
  const block = (count: number) =>
    `---OUTPUT---\nagent: tdd-task-executor\nphase_complete: true\ntests_added: ${count}\ntests_passing: true\nfiles_changed: [test/a.test.js]\n---END---\n`;
  const added = async (count: number) => {
    const repo = onBranch(repository({ 'package.json': pack }), 'agent/more', file(82));
    const body = join(temporary(), 'body.md');
    writeFileSync(body, block(count));
    const { results } = await repo.verify('--no-commands', '--body', body);
    return criteria(results).find(({ id }) => id.includes('tests_added'))?.status;
  };
  expect([await added(82), await added(83)]).toEqual(['pass', 'fail']);
  const cut = onBranch(repository({ 'package.json': pack, ...file(82) }), 'agent/fewer', file(2));
  const { code, results } = await cut.verify();
  expect(code).toBe(3);
  const [fewer, weaker] = ['tests', 'protected_files'].map(type =>
    criteria(results).find(({ check }) => check === type),
  );
  expect(weaker).toMatchObject({ status: 'pending', message: expect.stringContaining('has 2 tests, 82 before') });
  expect(fewer).toMatchObject({ status: 'pending', message: expect.stringMatching(/^80 fewer tests ran/) });
});

test('settings and tests whose effect can be counted warn; what can not be counted waits; what is only added passes', async () => {
  const countless = { '.contracts/t.yml': 'id: t\nvalidation:\n  tests: node test/run.js && echo fine\n' };
  const counted = { '.contracts/t.yml': 'id: t\nvalidation:\n  tests: npm test\n' };
  const base = { 'package.json': pack, 'test/a.test.js': nodeTest('a', 'b'), 'test/run.js': 'console.log(1);\n' };
  const judged = async (contract: Tree, work: Tree) => {
    const { results } = await onBranch(repository({ ...base, ...contract }), 'agent/t', work).verify();
    return criteria(results).map(({ check, status }) => `${check} ${status}`);
  };
  const settings = { 'tsconfig.json': '{"exclude": ["test"]}\n' };
  const renamed = { 'test/a.test.js': nodeTest('a', 'c') };
  const more = { 'test/a.test.js': nodeTest('a', 'b', 'c'), 'test/b.test.js': nodeTest('d') };
  const warned = ['tests pass', 'protected_files warn'];
  const waits = ['tests pending', 'protected_files warn'];
  expect(await judged(counted, settings)).toEqual(warned);
  expect(await judged(counted, renamed)).toEqual(warned);
  expect(await judged(countless, settings)).toEqual(waits);
  expect(await judged(countless, renamed)).toEqual(waits);
  expect(await judged(countless, more)).toEqual(warned);
});
