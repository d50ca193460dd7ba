import { describe, expect, test } from 'vitest';
import { compiled, contractsOf } from '../support/contracts.ts';

const problems = (yaml: string, name = 'c.yml') =>
  compiled({ [name]: yaml }).problems.map(({ message, at }) => `${at.line}:${at.column} ${message}`);

const seed = JSON.stringify({
  taskId: 'US-003',
  description: 'Add dark mode toggle to settings page',
  verificationContract: {
    type: 'verifiable',
    criteria: [
      { activity: 'unit-test', description: 'Toggle component renders and handles click', pattern: 'DarkModeToggle' },
      { activity: 'e2e', description: 'Settings page toggle changes theme', timing: 'immediate' },
      { activity: 'typecheck', description: 'No type errors introduced' },
    ],
    generatedFrom: 'auto',
    generatedAt: '2026-02-28T10:00:00Z',
  },
});

describe('verification', () => {
  test("the format's example contract", () => {
    const { contracts, problems: found } = compiled({ 'us.json': seed });
    expect(found).toEqual([]);
    expect(contracts).toMatchObject([
      {
        id: 'US-003',
        dialect: 'verification',
        type: 'verifiable',
        description: 'Add dark mode toggle to settings page',
        criteria: [
          {
            id: 'US-003/tests-unit-test-darkmodetoggle',
            title: 'unit-test "DarkModeToggle": Toggle component renders and handles click',
            check: { type: 'tests' },
            activity: { name: 'unit-test', pattern: 'DarkModeToggle' },
          },
          { id: 'US-003/tests-e2e', activity: { timing: 'immediate' } },
          { id: 'US-003/command-typecheck', check: { type: 'command' } },
        ],
      },
    ]);
  });

  test('in a chunk file it stands under verification', () => {
    const [contract] = contractsOf('taskId: C-1\nverification:\n  contract: {type: skip, criteria: []}\n');
    expect(contract).toMatchObject({ id: 'C-1', dialect: 'verification', type: 'skip', criteria: [] });
  });

  test.each(['verifiable', 'skip'])('%s has a criterion for each activity', type => {
    const [contract] = contractsOf(
      `taskId: T\nverificationContract: {type: ${type}, criteria: [{activity: lint, description: No lint errors}]}\n`,
    );
    expect(contract!.criteria.map(({ id, check }) => [id, check.type])).toEqual([['T/lint', 'lint']]);
  });

  test('advisory has a criterion of its own, which nothing runs', () => {
    const [contract] = contractsOf('taskId: T\nverificationContract: {type: advisory, criteria: []}\n');
    expect(contract!.criteria.map(({ id, check }) => [id, check])).toEqual([
      ['T/advisory', { type: 'advisory', params: { prd: false } }],
    ]);
  });

  test('it goes together with validation, pre and exec, each in its order', () => {
    const [contract] = contractsOf(
      'id: T\nexec: [{step: s, evidence: {file: a}}]\npre: {files_exist: [b]}\nvalidation: {lint: x, cross_cutting: [{name: n, type: command, command: y}]}\nverificationContract: {type: verifiable, criteria: [{activity: build, description: d}]}\n',
    );
    expect(contract!.criteria.map(({ check }) => check.type)).toEqual(['pre', 'lint', 'command', 'exec', 'command']);
    expect(contract!.criteria.at(-1)!.crossCutting).toBe('n');
  });

  test.each([
    ['unit-test', 'tests'],
    ['integration-test', 'tests'],
    ['e2e', 'tests'],
    ['test:smoke', 'tests'],
    ['lint', 'lint'],
    ['typecheck', 'command'],
    ['latest', 'command'],
    ['critic', 'critic'],
  ])('the activity %s is %s', (activity, type) => {
    const [contract] = contractsOf(
      `id: T\nverificationContract: {type: verifiable, criteria: [{activity: ${activity}, description: d}]}\n`,
    );
    expect(contract!.criteria[0]!.check.type).toBe(type);
  });

  test.each([
    [
      'verificationContract: {type: verifiable}\n',
      '1:23 verificationContract: a verificationContract {type, criteria} needs criteria: what the work is verified by',
    ],
    [
      'verificationContract: {type: verifiable, criteria: []}\n',
      '1:52 verificationContract: criteria: a verifiable contract needs at least one criterion',
    ],
    [
      'verificationContract: {type: sometimes, criteria: []}\n',
      '1:30 verificationContract: type: expected one of verifiable, advisory, skip, found "sometimes"',
    ],
    [
      'verificationContract: {type: skip, criteria: [], generatedFrom: me}\n',
      '1:65 verificationContract: generatedFrom: expected one of auto, user, prd, found "me"',
    ],
    [
      'verificationContract: {type: skip, criteria: [], generatedAt: yesterday}\n',
      '1:63 verificationContract: generatedAt: "yesterday" is not a valid date and time; write it as 2026-02-28T10:00:00Z',
    ],
    [
      'verificationContract: {type: skip, criteria: [{activity: lint}]}\n',
      '1:47 verificationContract: criteria: a criterion {activity, description} needs description: what must be true',
    ],
    [
      'verificationContract: {type: skip, criteria: [{activity: "a b", description: d}]}\n',
      "1:58 verificationContract: criteria: activity: \"a b\" is not a valid activity name: use a letter, then letters, digits, '_', ':' and '-'",
    ],
    [
      'verificationContract: {type: skip, criteria: [{activity: lint, description: d, pattern: --help}]}\n',
      '1:89 verificationContract: criteria: pattern: the pattern starts with a dash, so tools would take it for an option',
    ],
    [
      'verificationContract: {type: skip, criteria: []}\nverification: {contract: {type: skip, criteria: []}}\n',
      '2:15 verification: there is also a verificationContract; keep one',
    ],
    [
      'verification: {contracts: {}}\n',
      '1:16 verification: a verification {contract} has no key "contracts"; did you mean contract?',
    ],
    ['verificationContract: {type: skip, criteria: []}\nverified: {}\n', '2:1 a contract has no key "verified"; '],
  ])('%j: %s', (yaml, message) => {
    expect(problems(yaml).join('\n')).toContain(message);
  });

  test('the same document is never of two dialects', () => {
    expect(
      problems('id: a\ntitle: b\nvalidation: {lint: x}\nverificationContract: {type: skip, criteria: []}\n'),
    ).toEqual([]);
  });
});
