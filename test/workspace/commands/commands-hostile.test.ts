import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import type { Command } from '../../../src/model/world.ts';
import { type Commands, openCommands } from '../../../src/workspace/commands/commands.ts';
import { temporary, until } from '../sandbox.ts';

const open: Commands[] = [];
afterEach(async () => {
  for (const commands of open.splice(0)) await commands.close();
});

function commandsIn(top: string, signal = new AbortController().signal): Commands {
  const commands = openCommands({ top, environment: process.env, pass: [], signal });
  open.push(commands);
  return commands;
}

const command = (run: string, timeoutMs = 60_000): Command => ({ run, shell: 'bash', cwd: '.', env: {}, timeoutMs });

/** Whether a process whose id was written to this file is still there, and no zombie. */
function isAlive(file: string): boolean {
  const pid = readFileSync(file, 'utf8').trim();
  expect(pid).toMatch(/^\d+$/);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

/** Never ends, unless it is killed. */
const forever = (file: string) => `trap "" TERM HUP INT; echo $BASHPID > ${file}; while :; do sleep 60; done`;

describe('a command that does not end', () => {
  it('is ended at its timeout, with all that it started, even where SIGTERM is ignored', async () => {
    const top = temporary();
    const { run } = commandsIn(top);
    const finished = await run(command(`echo begun; (${forever('child')}) & ${forever('parent')}`, 3000));
    expect(finished).toMatchObject({ ending: { kind: 'timeout' }, stdout: 'begun\n', survivors: 'none' });
    expect(['child', 'parent'].map(name => isAlive(join(top, name)))).toEqual([false, false]);
  });

  it('may tidy up after SIGTERM', async () => {
    const { run } = commandsIn(temporary());
    const finished = await run(command('trap "echo tidied; exit 0" TERM; sleep 60 & wait', 3000));
    expect(finished).toMatchObject({ ending: { kind: 'timeout' }, stdout: 'tidied\n' });
  });

  it('is ended when it stopped itself', async () => {
    const { run } = commandsIn(temporary());
    expect(await run(command('kill -STOP $$', 500))).toMatchObject({ ending: { kind: 'timeout' }, survivors: 'none' });
  });

  it('is not cut short by a timeout beyond what a timer can hold', async () => {
    const { run } = commandsIn(temporary());
    expect(await run(command('sleep 0.2; echo done', 2 ** 40))).toMatchObject({ ending: { kind: 'exit', code: 0 } });
  });
});

describe('a command that leaves something behind', () => {
  it('has it killed when it stayed in the group, although it holds the output open', async () => {
    const top = temporary();
    const { run } = commandsIn(top);
    const finished = await run(
      command(`(${forever('child')}) & while ! test -s child; do sleep 0.02; done; echo done`),
    );
    expect(finished).toMatchObject({ ending: { kind: 'exit', code: 0 }, stdout: 'done\n', survivors: 'killed' });
    expect(isAlive(join(top, 'child'))).toBe(false);
  });

  it('is not blamed for a process that ends on its own a moment later', async () => {
    const { run } = commandsIn(temporary());
    const finished = await run(command('echo one > >(cat); echo two >&2'));
    expect(finished).toMatchObject({ stdout: 'one\n', survivors: 'none' });
  });

  it.runIf(process.platform === 'linux')(
    'has daemons killed that left by setsid and a second fork, and closed all they had',
    async () => {
      const top = temporary();
      const { run } = commandsIn(top);
      const daemon = `setsid bash -c '(${forever('daemon')}) & exit' < /dev/null > /dev/null 2>&1`;
      const finished = await run(command(`${daemon}; while ! test -s daemon; do sleep 0.02; done; echo done`));
      expect(finished).toMatchObject({ ending: { kind: 'exit', code: 0 }, stdout: 'done\n', survivors: 'killed' });
      expect(isAlive(join(top, 'daemon'))).toBe(false);
    },
  );

  it.runIf(process.platform === 'linux')(
    'has a daemon killed that emptied its environment but was seen as a child',
    async () => {
      const top = temporary();
      const { run } = commandsIn(top);
      const daemon = `env -i setsid bash -c '${forever('daemon')}' < /dev/null > /dev/null 2>&1 &`;
      const finished = await run(command(`${daemon} while ! test -s daemon; do sleep 0.02; done; sleep 1`));
      expect(finished).toMatchObject({ ending: { kind: 'exit', code: 0 }, survivors: 'killed' });
      expect(isAlive(join(top, 'daemon'))).toBe(false);
    },
  );

  it.runIf(process.platform === 'linux')('has a daemon killed that hid in every way but holds the output', async () => {
    const top = temporary();
    const { run } = commandsIn(top);
    const daemon = `env -i setsid bash -c '(setsid bash -c "(${forever('daemon').replaceAll('"', '\\"').replaceAll('$', '\\$')}) & exit" & ) ; exit' &`;
    const finished = await run(command(`${daemon} while ! test -s daemon; do :; done; echo done`));
    expect(finished).toMatchObject({ ending: { kind: 'exit', code: 0 }, stdout: 'done\n', survivors: 'killed' });
    expect(isAlive(join(top, 'daemon'))).toBe(false);
  });

  it.runIf(process.platform === 'linux')('has daemons killed after a timeout too, and says so', async () => {
    const top = temporary();
    const { run } = commandsIn(top);
    const daemon = `setsid bash -c '(${forever('daemon')}) & exit' < /dev/null > /dev/null 2>&1`;
    const finished = await run(command(`${daemon}; sleep 60`, 2000));
    expect(finished).toMatchObject({ ending: { kind: 'timeout' }, survivors: 'killed' });
    expect(isAlive(join(top, 'daemon'))).toBe(false);
  });

  it('does not have the processes of another command killed', async () => {
    const top = temporary();
    const { run } = commandsIn(top);
    const long = run(command('setsid sleep 2; while ! test -e over; do sleep 0.02; done; echo unharmed'));
    const short = await run(command('(sleep 60) & echo done'));
    writeFileSync(join(top, 'over'), '');
    expect(short).toMatchObject({ stdout: 'done\n', survivors: 'killed' });
    expect(await long).toMatchObject({ ending: { kind: 'exit', code: 0 }, stdout: 'unharmed\n', survivors: 'none' });
  });
});

describe('an abort', () => {
  it('rejects with its reason, after everything is dead', async () => {
    const top = temporary();
    const abort = new AbortController();
    const running = commandsIn(top, abort.signal).run(command(`(${forever('child')}) & ${forever('parent')}`));
    await until(() => ['child', 'parent'].every(name => existsSync(join(top, name))), 'both have started');
    const reason = new Error('interrupted');
    abort.abort(reason);
    await expect(running).rejects.toBe(reason);
    expect(['child', 'parent'].map(name => isAlive(join(top, name)))).toEqual([false, false]);
  });

  it('starts nothing any more', async () => {
    const top = temporary();
    const abort = new AbortController();
    abort.abort(new Error('interrupted'));
    await expect(commandsIn(top, abort.signal).run(command('touch canary'))).rejects.toThrow('interrupted');
    expect(readdirSync(top)).toEqual([]);
  });

  it('is what closing does to a command under way', async () => {
    const top = temporary();
    const commands = commandsIn(top);
    const running = commands.run(command(forever('parent')));
    const refused = expect(running).rejects.toThrow('closed');
    await until(() => existsSync(join(top, 'parent')), 'it has started');
    await commands.close();
    expect(isAlive(join(top, 'parent'))).toBe(false);
    await refused;
  });
});

describe('a gigabyte on one line', () => {
  it('is hashed and cut in flat memory', async () => {
    const source = pathToFileURL(join(import.meta.dirname, '../../../src/workspace/commands/commands.ts')).href;
    const script = join(temporary(), 'script.mjs');
    writeFileSync(
      script,
      `import { openCommands } from '${source}';
       const signal = new AbortController().signal;
       const commands = openCommands({ top: process.cwd(), environment: process.env, pass: [], signal });
       const command = { shell: 'bash', cwd: '.', env: {}, timeoutMs: 300_000 };
       await commands.run({ ...command, run: 'echo warm' });
       let most = 0;
       const before = process.memoryUsage.rss();
       const timer = setInterval(() => { most = Math.max(most, process.memoryUsage.rss()); }, 20);
       const finished = await commands.run({ ...command, run: "head -c 1073741824 /dev/zero | tr '\\\\0' x" });
       clearInterval(timer);
       await commands.close();
       const { stdout, output, ending } = finished;
       const growth = Math.round((Math.max(most, process.memoryUsage.rss()) - before) / 1024 / 1024);
       console.log(JSON.stringify({ ending, output: { ...output, tail: output.tail.length }, length: stdout.length, growth }));`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: temporary(), timeout: 300_000 });
    const { growth, length, ...rest } = JSON.parse(stdout);
    expect(rest).toEqual({
      ending: { kind: 'exit', code: 0 },
      output: {
        tail: 16 * 1024,
        truncated: true,
        sha256: 'e99508f2bd8ee171c7e41eb0370907eeddf47dba62efbcf99dd25e48ee87c4c8',
      },
    });
    expect(length).toBeLessThanOrEqual(512 * 1024);
    expect(growth).toBeLessThan(150);
  }, 300_000);
});
