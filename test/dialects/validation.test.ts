import { describe, expect, test } from 'vitest';
import { compiled, contractsOf } from '../support/contracts.ts';

const problems = (yaml: string) =>
  compiled({ 'c.yml': yaml }).problems.map(({ message, at }) => `${at.line}:${at.column} ${message}`);

describe('validation', () => {
  test.each(['id', 'task', 'taskId', 'task_id', 'beads_id'])('%s is an id, at the top or under metadata', key => {
    expect(contractsOf(`${key}: T-1\n`)[0]).toMatchObject({ id: 'T-1', title: 'T-1' });
    expect(contractsOf(`metadata: {${key}: 42, anything: else}\n`)[0]).toMatchObject({ id: '42' });
  });

  test.each(['title', 'subject'])('%s is a title', key => {
    expect(contractsOf(`${key}: Hello\n`)[0]).toMatchObject({ id: 'c', title: 'Hello' });
  });

  test.each(['validation', 'post'])('the checks stand under %s', key => {
    expect(contractsOf(`id: a\n${key}: {lint: x}\n`)[0]!.criteria.map(({ id }) => id)).toEqual(['a/lint-x']);
  });

  test('contracts without an id are named after their file, and counted', () => {
    const { contracts } = compiled({
      '.contracts/My Task.yml': 'title: a\n---\ntitle: b\n',
      '.contracts/policy.yml': 'title: c\n',
    });
    expect(contracts.map(({ id }) => id)).toEqual(['my-task', 'my-task-2', 'policy-2']);
  });

  test('every entry is a criterion with its own line, an id that stays, and a number where two would be the same', () => {
    const [contract] = contractsOf(
      'id: a\nvalidation:\n  files_exist:\n    - x.js\n    - X-js\n  tests:\n    - npm test\n  lint: 检查\n',
    );
    expect(contract!.criteria.map(({ id, at }) => [id, at.line])).toEqual([
      ['a/files_exist-x-js', 4],
      ['a/files_exist-x-js-2', 5],
      [expect.stringMatching(/^a\/lint-[0-9a-f]{8}$/), 8],
      ['a/tests-npm-test', 7],
    ]);
  });

  test.each([
    [{ files_exist: ['src/auth.py', 'tests/test_auth.py'] }, ['files_exist', 'files_exist']],
    [{ command: 'make build' }, ['command']],
    [{ content_check: { file: 'src/config.py', pattern: 'API_VERSION = "2.0"' } }, ['content_check']],
    [
      {
        content_check: [
          { file: 'src/auth.py', pattern: 'def authenticate' },
          { file: 'src/auth.py', pattern: 'def authorize' },
        ],
      },
      ['content_check', 'content_check'],
    ],
    [{ tests: 'pytest tests/test_feature.py -v' }, ['tests']],
    [{ lint: 'ruff check src/' }, ['lint']],
    [{ custom: { name: 'Database migration', command: 'python manage.py migrate --check' } }, ['custom']],
    [
      {
        cross_cutting: [
          { name: 'auth-required', type: 'content_check', file: 'src/middleware.go', pattern: 'AuthMiddleware' },
          { name: 'tests-pass', type: 'tests', command: 'go test ./...' },
          { name: 'builds-clean', type: 'command', command: 'go build ./...' },
        ],
      },
      ['content_check', 'tests', 'command'],
    ],
    [
      {
        files_exist: ['path/to/file1', 'path/to/file2'],
        command: 'npm test',
        content_check: { file: 'path/to/file', pattern: 'expected_pattern' },
        tests: 'pytest tests/test_feature.py',
        lint: 'eslint src/',
      },
      ['files_exist', 'files_exist', 'content_check', 'lint', 'tests', 'command'],
    ],
  ])("the format's example %#: %j", (validation, types) => {
    const [contract] = contractsOf(JSON.stringify({ subject: 'x', metadata: { validation } }));
    expect(contract!.criteria.map(({ check }) => check.type)).toEqual(types);
  });

  test('without any check the default validation is asked', () => {
    for (const yaml of [
      'id: a\n',
      'id: a\nvalidation:\n',
      'id: a\nvalidation: {}\n',
      'metadata: {id: a, validation: {}}\n',
    ]) {
      expect(contractsOf(yaml)[0]!.criteria.map(({ check }) => check.type)).toEqual([
        'artifacts',
        'agent_output',
        'diff',
      ]);
    }
  });

  test('cross-cutting checks come last and keep their type', () => {
    const [contract] = contractsOf(
      'id: a\nvalidation:\n  cross_cutting:\n    - {name: auth required, type: content_check, file: m.go, pattern: Auth}\n    - {name: all, type: files_exist, files: [a, b]}\n    - {name: mine, type: custom, command: x}\n  command: y\n',
    );
    expect(contract!.criteria.map(({ id, crossCutting }) => [id, crossCutting])).toEqual([
      ['a/command-y', undefined],
      ['a/content_check-auth-required', 'auth required'],
      ['a/files_exist-all-a', 'all'],
      ['a/files_exist-all-b', 'all'],
      ['a/custom-mine', 'mine'],
    ]);
  });

  test('the digest tells the content, not the order of keys, comments or the status', () => {
    const digest = (yaml: string) => contractsOf(yaml)[0]!.digest;
    const first = digest('id: a\nvalidation: {lint: x, tests: y}\n');
    expect(digest('# hello\nstatus: done\nvalidation: {tests: y, lint: x}\nid: a\n')).toBe(first);
    expect(digest('id: a\nvalidation: {lint: x, tests: z}\n')).not.toBe(first);
  });

  test.each([
    ['id: a\ntask: b\n', '2:1 task means the same as id on line 1; keep one'],
    ['id: a\nvalidation: {lint: x}\npost: {lint: y}\n', '3:1 post means the same as validation on line 2; keep one'],
    [
      'id: a\nvalidation: {lint: x}\nmetadata: {validation: {lint: y}}\n',
      '3:11 metadata: there is also a validation outside it; keep one',
    ],
    ['id: a\nvalidaton: {}\n', '2:1 a contract has no key "validaton"; did you mean validation?'],
    ['id: a\nvalidation: {lint: true}\n', '2:20 validation: lint: expected a command, found true; put it in quotes'],
    [
      'id: a\napplies_to: {path: [x]}\n',
      '2:14 applies_to: an applies_to {branches, labels, authors, paths} has no key "path"; did you mean paths?',
    ],
    ['id: a\nstatus: closed\n', '2:9 status: expected one of open, done, found "closed"'],
    ['epic: b\n', '1:1 an epic {epic, always} needs always: checks that apply to every task'],
  ])('%j: %s', (yaml, expected) => {
    expect(problems(yaml)).toContain(expected);
  });
});
