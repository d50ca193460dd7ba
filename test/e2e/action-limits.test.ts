import { expect, test } from 'vitest';
import { type GitHub, openGitHub } from '../github-emulator/github.ts';
import type { Ran } from '../github-emulator/runner.ts';
import type { Pull } from '../github-emulator/state.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const whole = 'contract-gate report';

/** What holds of everything that is written, however much there is to tell. */
async function expectWithinLimits(github: GitHub, pull: Pull, ran: Ran) {
  expect(ran.writes.length).toBeLessThan(30);
  for (const { body } of ran.writes) {
    const { annotations = [], summary = '', text = '' } = body.output ?? {};
    expect(annotations.length).toBeLessThanOrEqual(50);
    expect(Math.max(summary.length, text.length)).toBeLessThanOrEqual(65_535);
  }
  const comments = await github.comments(pull);
  expect(comments).toHaveLength(1);
  const comment: string = comments[0]!.body;
  expect(comment.length).toBeLessThanOrEqual(60_000);
  expect(Buffer.byteLength(ran.summary)).toBeGreaterThan(0);
  const runs = await github.checkRuns(pull.head);
  expect(runs.every(({ status }) => status === 'completed')).toBe(true);
  const report = runs.find(({ name }) => name === whole)!;
  const annotations = runs.flatMap(({ id }) => github.annotations(id));
  return { comment, runs, report, annotations };
}

test('400 failing criteria with more than 5,000 places', { timeout: 120_000 }, async () => {
  const contract = (id: number) =>
    [
      `id: c${id}\ntitle: The part ${id}\napplies_to: {branches: ["agent/**"]}\nvalidation:\n  content_check:\n`,
      ...numbers(7).map(each => `    - {file: src/a.js, pattern: "TODO|never ${id} ${each}", absent: true}\n`),
      '  scope: {forbidden: ["gen/**"]}\n',
    ].join('');
  const files = Object.fromEntries(numbers(50).map(id => [`.contracts/c${id}.yml`, contract(id)]));
  const generated = Object.fromEntries(numbers(70).map(each => [`gen/${each}.js`, `${each}\n`]));
  const github = await openGitHub({ files });
  const pull = await github.pull({ files: { ...generated, 'src/a.js': '// TODO\n'.repeat(5) } });
  const ran = await github.run({ pull });
  expect(ran.code).toBe(1);
  expect(ran.outputs.failed).toBe('400');
  expect(ran.results?.contracts.flatMap(({ criteria }) => criteria)).toHaveLength(400);
  const { comment, runs, report, annotations } = await expectWithinLimits(github, pull, ran);

  expect(annotations).toHaveLength(500);
  // Only the first place of a criterion says what was expected.
  const first = annotations.filter(({ message }) => message.includes('\nExpected: '));
  expect(first.length, 'the first place of every criterion comes before the second of any').toBe(400);
  expect(report.output.summary).toContain('500 of 5,250 annotations shown');
  expect(report.output.summary).toContain('38 contracts have no check run of their own');
  expect(runs).toHaveLength(13);
  expect(comment).toContain('399 more checks failed');
  expect(comment).toMatch(/✂️ Left out for length: .*criteria with details/);
  for (const text of [comment, ran.summary, report.output.summary])
    for (const id of numbers(50)) expect(text).toContain(`\`c${id}\``);
});

test('2,000 problems in a contract, and output without end', { timeout: 120_000 }, async () => {
  const shouts = numbers(6).map(each => `    - 'yes "${each} ${'long '.repeat(50)}" | head -c 3000000; exit 1'\n`);
  const unknown = numbers(2000).map(each => `key-${each}: x\n`);
  const files = {
    '.contracts/loud.yml': `id: loud\nvalidation:\n  command:\n${shouts.join('')}`,
    '.contracts/odd.yml': `id: odd\nvalidation: {files_exist: [a.txt]}\n${unknown.join('')}`,
  };
  const github = await openGitHub({ files });
  const pull = await github.pull({ branch: 'agent/loud', body: 'Contract: odd\n', files: { 'a.txt': 'a\n' } });
  const ran = await github.run({ pull });
  expect(ran.code).toBe(1);
  const { comment, report, annotations } = await expectWithinLimits(github, pull, ran);
  const problems = ran.results?.problems.length ?? 0;
  expect(problems).toBeGreaterThanOrEqual(2000);
  expect(annotations).toHaveLength(500);
  expect(report.output.summary).toMatch(/500 of 2,\d{3} annotations shown/);
  for (const text of [comment, report.output.summary]) expect(text).toMatch(/✂️ Left out for length: \d+ failures/);
});
