import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Results } from '../../src/model/results.ts';
import { checkRuns } from '../../src/report/github/check-runs.ts';
import { comment } from '../../src/report/github/comment.ts';
import { summary } from '../../src/report/github/summary.ts';
import { onBranch, type Repository, repository, temporary } from '../support/repository.ts';
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
    expect(report.replaceAll(/<\/?code>/g, '`'), name).toContain('`npm test`: 3 ran, 1 skipped');
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
