import crypto from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summary } from '@actions/core';
import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { openRunner } from '../../../src/github/runner/runner.ts';
import { UsageError } from '../../../src/model/errors.ts';
import { captured, capturedFrom } from '../../support/stdout.ts';

const token = 'a-token-that-nobody-may-see';

// Core keeps the path of the job summary for as long as the process lives, so all tests use one folder.
const folder = mkdtempSync(join(tmpdir(), 'runner-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

function around(env: NodeJS.ProcessEnv = {}, event = '{"action":"opened"}') {
  const file = (name: string, text: string | Buffer = '') => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const all: NodeJS.ProcessEnv = {
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: file('event.json', event),
    GITHUB_WORKSPACE: '/w',
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    'INPUT_GITHUB-TOKEN': token,
    ...env,
  };
  const given = /^(?:GITHUB|RUNNER|INPUT|ACTIONS)_/;
  for (const name of Object.keys(process.env)) if (given.test(name)) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { open: openRunner, file, read };
}

describe('what the runner gives', () => {
  test('is read, with defaults where GitHub has them', () => {
    const { open } = around({
      GITHUB_SHA: 'abc',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_REF_NAME: '7/merge',
      GITHUB_HEAD_REF: 'agent/x',
      GITHUB_BASE_REF: 'main',
      GITHUB_RUN_ID: '99',
      GITHUB_RUN_ATTEMPT: '3',
      GITHUB_WORKFLOW: 'gate',
      GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/gate.yml@refs/heads/main',
      GITHUB_JOB: 'contract-gate',
      GITHUB_ACTOR: 'me',
    });
    expect(open()).toMatchObject({
      repository: 'o/r',
      eventName: 'pull_request',
      sha: 'abc',
      ref: 'refs/pull/7/merge',
      refName: '7/merge',
      headRef: 'agent/x',
      baseRef: 'main',
      runId: '99',
      runAttempt: 3,
      workflow: 'gate',
      workflowRef: 'o/r/.github/workflows/gate.yml@refs/heads/main',
      job: 'contract-gate',
      actor: 'me',
      serverUrl: 'https://github.com',
      apiUrl: 'https://api.github.com',
      workspace: '/w',
      temp: tmpdir(),
    });
  });

  test('has the addresses of an Enterprise Server, and a first attempt where none is reported', () => {
    const { open } = around({
      GITHUB_SERVER_URL: 'https://ghe.example/',
      GITHUB_API_URL: 'https://ghe.example/api/v3/',
      GITHUB_RUN_ATTEMPT: 'x',
      RUNNER_TEMP: '/t',
    });
    expect(open()).toMatchObject({
      serverUrl: 'https://ghe.example',
      apiUrl: 'https://ghe.example/api/v3',
      runAttempt: 1,
      temp: '/t',
    });
  });

  test('names inputs in its own way', () => {
    const env = {
      'INPUT_MAX-CHECK-RUNS': ' 10 ',
      INPUT_TWO_WORDS: 'x',
      INPUT_CONTRACTS: '\n a/** \r\n\r\n  \n\n b c\n',
    };
    const runner = around(env).open();
    expect(runner.input('max-check-runs')).toBe('10');
    expect(runner.input('two words')).toBe('x');
    expect(runner.input('none')).toBe('');
    expect(runner.lines('contracts')).toEqual(['a/**', 'b c']);
    expect(runner.lines('none')).toEqual([]);
  });
});

describe('what can not be read', () => {
  test.each<[NodeJS.ProcessEnv, string]>([
    [
      { GITHUB_REPOSITORY: '', GITHUB_EVENT_PATH: undefined },
      'missing environment variables: GITHUB_REPOSITORY, GITHUB_EVENT_PATH; run the action',
    ],
    [{ GITHUB_REPOSITORY: 'o/r/../x' }, 'GITHUB_REPOSITORY is "o/r/../x": it must be OWNER/NAME'],
    [{ GITHUB_API_URL: 'file:///x' }, 'GITHUB_API_URL is "file:///x": it must be a URL'],
    [{ GITHUB_SERVER_URL: 'github.com' }, 'GITHUB_SERVER_URL is "github.com": it must be a URL'],
    [
      { GITHUB_EVENT_PATH: '/no/such/event.json' },
      "the event in /no/such/event.json (GITHUB_EVENT_PATH) can't be read",
    ],
    [{ GITHUB_EVENT_PATH: tmpdir() }, "(GITHUB_EVENT_PATH) can't be read"],
  ])('is reported in words (%#)', (env, words) => {
    expect(around(env).open).toThrow(UsageError);
    expect(around(env).open).toThrow(words);
  });

  test('an event that is not JSON is reported with its place', () => {
    expect(around({}, '{"half":').open).toThrow(/event\.json \(GITHUB_EVENT_PATH\) is not JSON/);
    expect(around({}, '').open).toThrow(/is not JSON/);
  });

  test('an event that is no text, or too large, is reported', () => {
    const { open, file } = around();
    file('event.json', Buffer.from([0x22, 0xff, 0x22]));
    expect(open).toThrow('is not UTF-8');
    file('event.json', Buffer.alloc(33 * 1024 * 1024, ' '));
    expect(open).toThrow('is larger than 32 MiB');
  });
});

/** As the runner reads the file of outputs. */
function outputsIn(text: string): Record<string, string> {
  const lines = text.split('\n');
  const result: Record<string, string> = {};
  while (lines.length > 1) {
    const [name, end] = lines.shift()!.split('<<') as [string, string];
    const value: string[] = [];
    while (lines[0] !== end) value.push(lines.shift()!);
    lines.shift();
    result[name] = value.join('\n');
  }
  return result;
}

describe('an output', () => {
  test('keeps its lines, and can not end itself or set another', () => {
    const parts = fc.constantFrom('ghadelimiter_', '\n', 'verdict<<X\npass\nX', 'ghadelimiter_END\nverdict=pass\n');
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), parts), { maxLength: 6 }), parts => {
        const value = parts.join('');
        const runner = around();
        const { output } = runner.open();
        output('verdict', 'fail');
        output('message', value);
        expect(outputsIn(runner.read('output'))).toEqual({ verdict: 'fail', message: value });
      }),
      { numRuns: 50 },
    );
  });

  test('has an end that nobody can guess', () => {
    const { open, read } = around();
    open().output('a', 'x');
    open().output('b', 'x');
    const [first, second] = [...read('output').matchAll(/<<(.+)$/gm)].map(match => match[1]!);
    expect(first).toMatch(/^ghadelimiter_[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(first).not.toBe(second);
  });

  test('that holds its own end is not written, and sets no other', () => {
    const { open, read } = around();
    const chance = vi.spyOn(crypto, 'randomUUID').mockReturnValue('a-b-c-d-e');
    syncBuiltinESMExports();
    try {
      const log = captured(() => {
        open().output('verdict', 'fail');
        open().output('message', 'x\nghadelimiter_a-b-c-d-e\nverdict<<X\npass\nX');
      });
      expect(log).toMatch(/^Could not write the output message: /);
    } finally {
      chance.mockRestore();
      syncBuiltinESMExports();
    }
    expect(outputsIn(read('output'))).toEqual({ verdict: 'fail' });
  });

  test('tells no secret', () => {
    const { open, read } = around();
    open().output('message', `x ${token}`);
    expect(outputsIn(read('output'))).toEqual({ message: 'x ***' });
  });

  test.each([undefined, '', '/no/such/folder/output'])('that goes to %s is said, and stops nothing', file => {
    const { open } = around({ GITHUB_OUTPUT: file });
    const log = captured(() => open().output('verdict', 'pass'));
    expect(log).toMatch(/^Could not write the output verdict: .+\n$/);
    expect(log).not.toContain('pass');
  });

  test('is written although its file is gone', () => {
    const { open, read } = around();
    rmSync(join(folder, 'output'));
    open().output('verdict', 'fail');
    expect(outputsIn(read('output'))).toEqual({ verdict: 'fail' });
  });
});

describe('the summary', () => {
  test('is added to what is there, without secrets', async () => {
    const { open, read } = around();
    const runner = open();
    await runner.summary('# one');
    await runner.summary(`two ${token}`);
    expect(read('summary')).toBe('# one\ntwo ***\n');
  });

  test('ends with a whole line below 1 MiB, and the log says so', async () => {
    const { open, read } = around();
    const runner = open();
    const line = `${'ü'.repeat(499)}x\n`;
    const log = await capturedFrom(async () => {
      for (let times = 0; times < 2; times++) await runner.summary(line.repeat(600));
    });
    const written = Buffer.from(read('summary'));
    expect(written.length).toBeLessThanOrEqual(1024 * 1024);
    expect(written.length).toBeGreaterThan(1024 * 1024 - 1000);
    expect(written.toString().endsWith('üx\n')).toBe(true);
    expect(log).toBe('The job summary is truncated: GitHub shows at most 1 MiB.\n');
    await capturedFrom(() => runner.summary('more'.repeat(300)));
    expect(Buffer.from(read('summary')).length).toBe(written.length);
  });

  test('that can not be written is said, and stops nothing', async () => {
    const { open } = around({ GITHUB_STEP_SUMMARY: undefined });
    expect(await capturedFrom(() => open().summary('x'))).toBe(
      'Could not write the job summary: the runner provides no file for it\n',
    );
  });

  test('that failed once does not come with the next', async () => {
    const { open, file, read } = around();
    const runner = open();
    const refuse = vi.spyOn(summary, 'write').mockRejectedValueOnce(new Error('the disk is full'));
    const log = await capturedFrom(() => runner.summary('lost'));
    refuse.mockRestore();
    expect(log).toBe('Could not write the job summary: the disk is full\n');
    file('summary');
    await runner.summary('next');
    expect(read('summary')).toBe('next\n');
  });

  test('is written although its file is gone', async () => {
    const { open, read } = around();
    rmSync(join(folder, 'summary'));
    await open().summary('x');
    expect(read('summary')).toBe('x\n');
  });
});

test('the log hides the tokens of the environment', () => {
  const { open } = around({ GITHUB_TOKEN: 'another-token' });
  expect(captured(() => open().log(`${token} and another-token`))).toBe('*** and ***\n');
});
