import { expect, test } from 'vitest';
import { verification } from '../../src/report/verification.ts';
import { criterion, resultsWith } from '../support/results.ts';

const activity = (name: string, more = {}) => ({ activity: { name, description: `${name} d`, ...more } });

function written(...args: Parameters<typeof resultsWith>) {
  return JSON.parse(verification(resultsWith(...args)));
}

test("the format's results: overall, criteria, attempts, error, completedAt", () => {
  const criteria = [
    criterion('tests', 'fail', {
      ...activity('unit-test', { pattern: 'Toggle' }),
      output: { tail: '1 failed', truncated: false, sha256: '' },
    }),
    criterion('lint', 'warn', activity('lint')),
    criterion('e2e', 'skip', activity('e2e', { timing: 'deferred' })),
    criterion('tool', 'error'),
  ];
  const results = resultsWith(criteria);
  results.contracts[0]!.dialect = 'verification';
  results.contracts[0]!.type = 'verifiable';
  results.contracts[0]!.attempt = 2;
  expect(JSON.parse(verification(results)).tasks).toEqual([
    {
      taskId: 't',
      description: 'The task',
      head: 'a'.repeat(40),
      verificationContract: {
        type: 'verifiable',
        criteria: [
          { activity: 'unit-test', description: 'unit-test d', pattern: 'Toggle' },
          { activity: 'lint', description: 'lint d' },
          { activity: 'e2e', description: 'e2e d', timing: 'deferred' },
        ],
      },
      verificationResults: {
        overall: 'fail',
        criteria: [
          { id: 't/tests', activity: 'unit-test', status: 'fail', error: 'tests says fail\n1 failed', attempts: 2 },
          { id: 't/lint', activity: 'lint', status: 'pass', error: 'lint says warn', attempts: 2 },
          { id: 't/e2e', activity: 'e2e', status: 'skipped', error: 'e2e says skip', attempts: 0 },
          { id: 't/tool', activity: 'tool', status: 'skipped', error: 'tool says error', attempts: 0 },
        ],
        completedAt: '2026-01-01T00:00:02.300Z',
      },
    },
  ]);
});

test.each([
  ['pass', 'pass'],
  ['fail', 'fail'],
  ['pending', 'pending'],
  ['error', 'pending'],
] as const)('a contract that is %s is %s overall', (verdict, overall) => {
  const results = resultsWith([criterion('tests', 'pass')]);
  results.contracts[0]!.verdict = verdict;
  const [task] = JSON.parse(verification(results)).tasks;
  expect(task.verificationResults.overall).toBe(overall);
  expect('completedAt' in task.verificationResults).toBe(overall !== 'pending');
});

test('advisory tasks are listed for review', () => {
  const results = resultsWith([criterion('advisory', 'skip', { got: 'docs/findings.md' })]);
  results.contracts[0]!.type = 'advisory';
  expect(JSON.parse(verification(results)).advisoryTasks).toEqual([
    { taskId: 't', description: 'The task', output: 'docs/findings.md', completedAt: '2026-01-01T00:00:02.300Z' },
  ]);
});

test("the task's own words and where the contract comes from, where they are known", () => {
  const results = resultsWith([criterion('advisory', 'skip', { got: 'a.md' })]);
  const origin = { generatedFrom: 'auto', generatedAt: '2026-01-01T00:00:00Z' } as const;
  Object.assign(results.contracts[0]!, {
    dialect: 'verification',
    type: 'advisory',
    description: 'Look into it',
    ...origin,
  });
  expect(JSON.parse(verification(results))).toMatchObject({
    tasks: [{ description: 'Look into it', verificationContract: origin }],
    advisoryTasks: [{ description: 'Look into it' }],
  });
});

test("the policy's own contract is no task, and words of the change are inert", () => {
  const results = resultsWith([criterion('tests', 'fail', { message: '##[error]\u202e' })]);
  expect(verification(results)).not.toContain('##[');
  results.contracts[0]!.dialect = 'policy';
  expect(JSON.parse(verification(results))).toEqual({ tasks: [], advisoryTasks: [] });
});

test('an error is cut', () => {
  const [task] = written([
    criterion('tests', 'fail', { output: { tail: 'x'.repeat(9000), truncated: false, sha256: '' } }),
  ]).tasks;
  expect(task.verificationResults.criteria[0].error).toHaveLength(2000);
});
