import { expect, test } from 'vitest';
import { codeFiles, proposedRules, workFiles } from '../../src/generation/project.ts';
import type { Checkout } from '../../src/model/checkout.ts';
import type { Change } from '../../src/model/world.ts';

const isContract = (path: string) => path.startsWith('.contracts/');

test('contracts are no work, documentation is no code, and a renamed file counts with both names', () => {
  const changes: Change[] = [
    { kind: 'added', path: '.contracts/a.yml' },
    { kind: 'modified', path: 'README.md' },
    { kind: 'renamed', path: 'src/b.ts', from: 'src/a.ts' },
  ];
  expect(workFiles({ changes, isContract })).toEqual(['README.md', 'src/b.ts', 'src/a.ts']);
  expect(codeFiles({ changes, isContract })).toEqual(['src/b.ts', 'src/a.ts']);
});

test('rules that a pull request brings are read for problems and warnings, others are not', async () => {
  const checkout = (path: string, text: string) =>
    ({
      base: { branch: 'main', commit: 'a' },
      changes: [{ kind: 'modified', path }],
      read: async () => new Map([['test-activity-rules.json', new TextEncoder().encode(text)]]),
    }) as unknown as Checkout;
  const text = '{"filePatterns": {"*.ts": {"e2e": "later", "speed": 1}}}';
  const { problems, warnings } = await proposedRules(checkout('test-activity-rules.json', text));
  expect(problems).toHaveLength(1);
  expect(warnings).toMatchObject([{ message: '"speed" is not used', at: { path: 'test-activity-rules.json' } }]);
  expect(await proposedRules(checkout('src/a.ts', text))).toEqual({ problems: [], warnings: [] });
});
