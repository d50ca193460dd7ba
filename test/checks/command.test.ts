import { describe, expect, test } from 'vitest';
import { command } from '../../src/checks/command.ts';
import { settleCommand } from '../../src/model/command.ts';
import type { Command, Finished } from '../../src/model/world.ts';
import { finished, outcome, world, written } from '../support/world.ts';

const settings = { timeoutMs: 600_000, maxTimeoutMs: 3_600_000, shell: 'bash' as const };
const ending = (end: Finished['ending'], more: Partial<Finished> = {}) => ({ run: () => ({ ending: end, ...more }) });

describe('command', () => {
  test.each([
    ['make', { kind: 'exit', code: 0 }, {}, 'pass', '`make`: exit code 0'],
    ['{run: make, cwd: lib}', { kind: 'exit', code: 0 }, {}, 'pass', '`make` in `lib`: exit code 0'],
    ['make', { kind: 'exit', code: 2 }, {}, 'fail', 'failed with exit code 2'],
    ['{run: make, expect: {exit: [1, 3]}}', { kind: 'exit', code: 3 }, {}, 'pass', 'exit code 3'],
    ['{run: make, expect: {exit: 1}}', { kind: 'exit', code: 0 }, {}, 'fail', 'failed with exit code 0'],
    ['{run: make, expect: {stdout: done}}', { kind: 'exit', code: 0 }, { stdout: 'all done' }, 'pass', 'exit code 0'],
    [
      '{run: make, expect: {stdout: done}}',
      { kind: 'exit', code: 0 },
      { stdout: 'no' },
      'fail',
      'stdout does not match /done/',
    ],
    [
      '{run: make, expect: {stderr: warn}}',
      { kind: 'exit', code: 0 },
      { stdout: 'warn' },
      'fail',
      'stderr does not match /warn/',
    ],
    ['{run: make, timeout: 90s}', { kind: 'timeout' }, {}, 'fail', 'ran longer than 1 m 30 s'],
    ['make', { kind: 'signal', signal: 'SIGSEGV' }, {}, 'fail', 'killed by SIGSEGV'],
    [
      'make',
      { kind: 'unstarted', reason: 'bash is not installed', fault: 'runner' },
      {},
      'error',
      'bash is not installed',
    ],
    ['make', { kind: 'unstarted', reason: 'sub is no folder', fault: 'author' }, {}, 'fail', 'sub is no folder'],
    [
      'make',
      { kind: 'exit', code: 127 },
      { stderr: 'bash: line 1: make: command not found\n' },
      'error',
      'is not installed',
    ],
    [
      './x.sh',
      { kind: 'exit', code: 127 },
      { stderr: 'bash: line 1: ./x.sh: No such file or directory\n' },
      'fail',
      'exit code 127',
    ],
    ['make', { kind: 'exit', code: 0 }, { survivors: 'killed' }, 'warn', 'left a process running, which was stopped'],
    ['make', { kind: 'exit', code: 0 }, { survivors: 'alive' }, 'error', 'could not be stopped'],
    ['make', { kind: 'exit', code: 1 }, { survivors: 'killed' }, 'fail', 'exit code 1'],
  ] as [string, Finished['ending'], Partial<Finished>, string, string][])(
    '%s, %o: %s %s',
    async (yaml, end, more, status, words) => {
      expect(await outcome(command, yaml, ending(end, more))).toMatchObject({
        status,
        message: expect.stringContaining(words),
      });
    },
  );

  test.each([
    ['bash: line 1: eslint: command not found\n', '`eslint` is not installed'],
    ['> lint\n> eslint .\n\nsh: 1: eslint: not found\n', '`eslint` is not installed'],
    [`sh: 1: ${'x'.repeat(65)}: not found\n`, 'a program that `make` needs is not installed'],
  ])('%j names what is missing, and where to install it', async (stderr, message) => {
    expect(await outcome(command, 'make', ending({ kind: 'exit', code: 127 }, { stderr }))).toMatchObject({
      status: 'error',
      message,
      fix: "Install it in a step before the gate, or in the policy's setup.",
    });
  });

  test("what is not installed is the runner's, and the fix names the setup", async () => {
    const stderr = ' ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL  Command "tsc" not found\n';
    expect(await outcome(command, 'pnpm exec tsc', ending({ kind: 'exit', code: 254 }, { stderr }))).toMatchObject({
      status: 'error',
      owner: 'runner',
      message: 'a program or package that `pnpm exec tsc` needs is not installed',
      fix: 'Install it in a step before the gate, or by the policy: `setup: pnpm install --frozen-lockfile`.',
    });
  });

  test('a retry that then passes is flaky, and never a silent pass', async () => {
    const [params] = written(command, '{run: make, retries: 2}');
    const codes = [1, 1, 0];
    const tried = await command.run(params!, world({ run: () => finished(codes.shift()) }));
    expect(tried).toMatchObject({ status: 'warn', flaky: true, message: 'flaky: failed 2 times, then passed' });
    expect(codes).toEqual([]);
    const always = [1, 1, 1, 0];
    expect(await command.run(params!, world({ run: () => finished(always.shift()) }))).toMatchObject({
      status: 'fail',
    });
    expect(always).toEqual([0]);
  });

  test('the command reaches the world as it was written', async () => {
    const seen: Command[] = [];
    await outcome(command, '{run: make all, cwd: sub, env: {A: 1, B: ""}, shell: sh, timeout: 5m}', {
      run(given) {
        seen.push(given);
        return finished();
      },
    });
    expect(seen).toEqual([{ run: 'make all', cwd: 'sub', env: { A: '1', B: '' }, shell: 'sh', timeoutMs: 300_000 }]);
  });

  test("the policy's time and shell hold where the contract names none, and its most can't be passed", () => {
    const [plain, long] = [written(command, 'make')[0]!, written(command, '{run: make, timeout: 2h}')[0]!];
    expect(settleCommand(plain, settings)).toMatchObject({ value: { timeoutMs: 600_000, shell: 'bash' } });
    expect(settleCommand(long, settings)).toMatchObject({ problem: expect.stringContaining('max_timeout') });
  });

  test.each([
    '{}',
    '{run: ""}',
    '{run: a, timout: 5m}',
    '{run: a, retries: 9}',
    '{run: a, shell: fish}',
    '{run: a, expect: {exit: 256}}',
    '{run: a, expect: {stdout: "x*"}}',
    '[]',
    '3',
  ])('%s is refused', yaml => {
    expect(() => written(command, yaml)).toThrow(/./);
  });

  test('a list is several criteria', () => {
    expect(written(command, '[a, {run: b}]').map(command.title)).toEqual(['`a` succeeds', '`b` succeeds']);
  });
});
