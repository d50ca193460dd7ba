import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { openRegex, type Regex, workerUrl } from '../../src/workspace/regex.ts';
import { temporary, write } from './sandbox.ts';

const open: Regex[] = [];
function regex(deadlineMs?: number): Regex {
  const opened = openRegex(deadlineMs);
  open.push(opened);
  return opened;
}
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const source = pathToFileURL(join(import.meta.dirname, '../../src/workspace/regex.ts')).href;

/** Takes re2js a minute or more: hardly any two places of the text are alike to this pattern. */
const slow = { pattern: 'a[ab]{900}[^ab]', flags: '', text: mixed(5_000_000) };

/** Needs the worker: the text is too long to be searched at once. */
const long = { pattern: 'a[bc]', flags: '', text: `ab${'x'.repeat(1_000_000)}` };

function mixed(length: number): string {
  const bytes = Buffer.alloc(length);
  for (let at = 0, state = 1; at < length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    bytes[at] = 0x61 + ((state >> 16) & 1);
  }
  return bytes.toString('latin1');
}

describe('searching', () => {
  it('counts matches that do not overlap, and names the lines where the first start', async () => {
    const { search } = regex();
    const text = 'aa\nb aa\r\naaa\n\naa aa\naa\naa\naa';
    expect(await search({ pattern: 'aa', flags: '', text })).toEqual({
      kind: 'counted',
      count: 8,
      lines: [1, 2, 3, 5],
    });
    expect(await search({ pattern: '\\n\\n', flags: '', text })).toEqual({ kind: 'counted', count: 1, lines: [3] });
    expect(await search({ pattern: 'zz', flags: '', text })).toEqual({ kind: 'counted', count: 0, lines: [] });
    expect(await search({ pattern: 'a', flags: '', text: 'a\n'.repeat(9) })).toMatchObject({ lines: [1, 2, 3, 4, 5] });
  });

  it('counts the matches of several texts together, and no match goes from one to the next', async () => {
    const { search } = regex();
    const text = ['aa a', '', 'b', 'xa\nax'];
    expect(await search({ pattern: 'a', flags: '', text })).toEqual({ kind: 'counted', count: 5, lines: [] });
    expect(await search({ pattern: 'a\\s*b', flags: '', text: ['a', 'b', 'a\nb'] })).toMatchObject({ count: 1 });
    expect(await search({ pattern: '^b', flags: 'i', text: ['B', 'ab', 'b'] })).toMatchObject({ count: 2 });
    expect(await search({ pattern: '^b', flags: '', text: ['B', 'ab', 'b'] })).toMatchObject({ count: 1 });
  });

  it('knows the flags i, m and s', async () => {
    const { search } = regex();
    const count = async (pattern: string, flags: string) => search({ pattern, flags, text: 'One\ntwo\nTHREE' });
    expect(await count('one', '')).toMatchObject({ count: 0 });
    expect(await count('one', 'i')).toMatchObject({ count: 1 });
    expect(await count('^two$', '')).toMatchObject({ count: 0 });
    expect(await count('^two$', 'm')).toMatchObject({ count: 1 });
    expect(await count('One.two', '')).toMatchObject({ count: 0 });
    expect(await count('One.two', 's')).toMatchObject({ count: 1 });
    expect(await count('^one.TWO$', 'ims')).toMatchObject({ count: 1 });
  });

  it('counts every match and names the first lines', async () => {
    const { search } = regex();
    const text = 'x\n'.repeat(50_000);
    expect(await search({ pattern: 'x', flags: '', text })).toEqual({
      kind: 'counted',
      count: 50_000,
      lines: [1, 2, 3, 4, 5],
    });
  });

  it.each(['(', 'a(?=b)', '(a)\\1', 'a**', '[z-a]'])('can not tell for %j', async pattern => {
    const { search } = regex();
    const found = await search({ pattern, flags: '', text: 'aa' });
    expect(found).toMatchObject({ kind: 'unknown', reason: expect.stringContaining('could not be compiled') });
    expect(await search({ pattern: 'a', flags: '', text: 'aa' })).toMatchObject({ count: 2 });
  });

  it('is not slowed down by a pattern that is exponential elsewhere', async () => {
    const { search } = regex();
    const found = await search({ pattern: '(a+)+$', flags: '', text: `${'a'.repeat(50_000)}!` });
    expect(found).toEqual({ kind: 'counted', count: 0, lines: [] });
  });

  it('gives up at the deadline, and answers what was asked after it with a new worker', async () => {
    const { search } = regex(1000);
    const answers = await Promise.all([
      search({ pattern: 'a', flags: '', text: 'a' }),
      search(slow),
      search({ pattern: 'b', flags: '', text: 'bb' }),
      search(slow),
      search({ pattern: 'c', flags: '', text: 'ccc' }),
    ]);
    const late = { kind: 'unknown', reason: 'the pattern took longer than 1 s on this file' };
    const counted = (count: number) => ({ kind: 'counted', count, lines: [1] });
    expect(answers).toEqual([counted(1), late, counted(2), late, counted(3)]);
  });

  it('does not count the start of the worker towards the deadline, nor the time in which nobody listened', async () => {
    const { search } = regex(1000);
    const block = async () => {
      for (let turn = 0; turn < 50; turn++) await Promise.resolve();
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
    };
    for (const text of ['a', 'aa']) {
      // From here, timers that are due come before any message.
      await new Promise(resolve => setImmediate(resolve));
      const found = search({ pattern: 'a', flags: '', text });
      await block();
      expect(await found).toMatchObject({ count: text.length });
    }
  });

  it('can not tell, but goes on, when the worker breaks down or can not be asked', async () => {
    const { search } = regex();
    const ask = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function () {
      this.terminate();
    };
    try {
      const found = await search(long);
      expect(found).toEqual({ kind: 'unknown', reason: 'the search worker exited' });
    } finally {
      Worker.prototype.postMessage = ask;
    }
    expect(await search(long)).toMatchObject({ count: 1 });
    const unsendable = (() => {}) as unknown as string;
    expect(await search({ ...long, text: unsendable })).toMatchObject({ kind: 'unknown' });
    expect(await search(long)).toMatchObject({ count: 1 });
  });

  it('answers what is under way and what comes after when it is closed', async () => {
    const closing = regex(60_000);
    const waiting = [closing.search(slow), closing.search(long)];
    await closing.close();
    const closed = { kind: 'unknown', reason: 'the search was closed' };
    expect(await Promise.all(waiting)).toEqual([closed, closed]);
    expect(await closing.search(long)).toEqual(closed);
    await regex().close();
  });
});

describe('the worker', () => {
  it('is found beside the source, beside the bundle, and above a chunk', () => {
    const dist = join(temporary(), 'chunks', 'dist');
    write(dist, { 'regex-worker.js': '', 'cli.js': '', 'chunks/regex-1.js': '' });
    const at = (path: string) => pathToFileURL(join(dist, path)).href;
    expect(workerUrl(source).href).toBe(new URL('./regex-worker.ts', source).href);
    expect(workerUrl(at('cli.js')).href).toBe(at('regex-worker.js'));
    expect(workerUrl(at('chunks/regex-1.js')).href).toBe(at('regex-worker.js'));
  });

  it('does not keep a process alive that forgets to close it', async () => {
    const script = join(temporary(), 'script.mjs');
    writeFileSync(
      script,
      `import { openRegex } from '${source}';
       const found = await openRegex().search({ pattern: 'a', flags: '', text: 'aa' });
       console.log(found.count);`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 30_000 });
    expect(stdout).toBe('2\n');
  });
});
