import { describe, expect, test } from 'vitest';
import { commandShape, oneLine, settleCommand, writtenCommand } from '../../src/model/command.ts';
import type { Shape } from '../../src/schema/shape.ts';
import { parseDocuments } from '../../src/syntax/parse.ts';

function readWith<T>(shape: Shape<T>, yaml: string): { value: T | undefined; codes: string[] } {
  const [node] = parseDocuments('c.yml', `v: ${yaml}\n`).nodes;
  const codes: string[] = [];
  const value = node?.kind === 'map' ? shape.read(node.entries[0]!.value, code => codes.push(code)) : undefined;
  return { value, codes };
}

const plain = { cwd: '.', env: {}, expect: { exit: [0] }, retries: 0, exclusive: false };
const settings = { timeoutMs: 1000, maxTimeoutMs: 5000, shell: 'bash' } as const;

describe('a command', () => {
  test('is a line, or a mapping; defaults are filled in', () => {
    expect(readWith(commandShape, 'npm test').value).toEqual({ run: 'npm test', ...plain });
    expect(readWith(commandShape, '{run: x, timeout: 5m, env: {N: 1, B: true}, expect: {exit: [0, 2]}}').value).toEqual(
      {
        run: 'x',
        ...plain,
        timeoutMs: 300_000,
        env: { N: '1', B: 'true' },
        expect: { exit: [0, 2] },
      },
    );
  });

  test.each(['{run: x, timeout: soon}', '{run: x, retries: 9}', '{cwd: a}', '{run: x, shell: fish}', '"a\\0b"', '1'])(
    'is not %s',
    yaml => {
      const { value, codes } = readWith(commandShape, yaml);
      expect(value).toBeUndefined();
      expect(codes).toHaveLength(1);
    },
  );

  test('has its line under command, run or its own type in the flat form', () => {
    for (const key of ['command', 'run', 'lint'])
      expect(readWith(writtenCommand('lint').flat, `{${key}: x}`).value).toEqual([{ run: 'x', ...plain }]);
  });
});

test('the policy fills in timeout and shell, and refuses a longer timeout than it allows', () => {
  const params = { run: 'x', ...plain };
  expect(settleCommand(params, settings)).toEqual({ value: { ...params, timeoutMs: 1000, shell: 'bash' } });
  expect(settleCommand({ ...params, timeoutMs: 5000 }, settings)).toMatchObject({ value: { timeoutMs: 5000 } });
  expect(settleCommand({ ...params, timeoutMs: 5001 }, settings)).toHaveProperty('problem');
});

test('for people a command is one short line', () => {
  expect(oneLine('  a\n  b \n')).toBe('a; b');
  expect(oneLine('x'.repeat(200))).toHaveLength(120);
});
