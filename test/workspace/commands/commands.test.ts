import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Command } from '../../../src/model/world.ts';
import { type CommandOptions, type Commands, openCommands } from '../../../src/workspace/commands/commands.ts';
import { ownTemporary, temporary, write } from '../sandbox.ts';

const open: Commands[] = [];
afterEach(async () => {
  for (const commands of open.splice(0)) await commands.close();
});

function commandsIn(top: string, options: Partial<CommandOptions> = {}): Commands {
  const signal = new AbortController().signal;
  const commands = openCommands({ top, environment: process.env, pass: [], signal, ...options });
  open.push(commands);
  return commands;
}

const command = (run: string, rest: Partial<Command> = {}): Command => ({
  run,
  shell: 'bash',
  cwd: '.',
  env: {},
  timeoutMs: 60_000,
  ...rest,
});

describe('running a command', () => {
  it('gives its exit code, both streams, and the hash of what came', async () => {
    const { run } = commandsIn(temporary());
    const finished = await run(command('echo out; exit 3'));
    expect(finished).toEqual({
      ending: { kind: 'exit', code: 3 },
      stdout: 'out\n',
      stderr: '',
      output: { tail: 'out\n', truncated: false, sha256: createHash('sha256').update('out\n').digest('hex') },
      collected: [],
      survivors: 'none',
      durationMs: expect.any(Number),
    });
  });

  it('stops at the first failure, in a pipe too, and runs no start-up files', async () => {
    const top = temporary();
    write(top, { '.bashrc': 'echo rc', '.bash_profile': 'echo profile', evil: 'echo evil' });
    const environment = { ...process.env, HOME: top, BASH_ENV: join(top, 'evil'), ENV: join(top, 'evil') };
    const { run } = commandsIn(top, { environment });
    expect(await run(command('false; echo on'))).toMatchObject({ ending: { kind: 'exit', code: 1 }, stdout: '' });
    expect(await run(command('false | true; echo on'))).toMatchObject({
      ending: { kind: 'exit', code: 1 },
      stdout: '',
    });
    expect(await run(command('false; echo on', { shell: 'sh' }))).toMatchObject({ ending: { kind: 'exit', code: 1 } });
    expect(await run(command('echo fine'))).toMatchObject({ stdout: 'fine\n' });
  });

  it('takes sh, Python and Node, and a command that starts with a dash', async () => {
    const { run } = commandsIn(temporary());
    expect(await run(command('echo $((1+1))', { shell: 'sh' }))).toMatchObject({ stdout: '2\n' });
    expect(await run(command('print(1 + 1)', { shell: 'python' }))).toMatchObject({ stdout: '2\n' });
    const node = 'console.log(typeof require, require("node:path").sep); process.exitCode = 4';
    expect(await run(command(node, { shell: 'node' }))).toMatchObject({ stdout: 'function /\n', ending: { code: 4 } });
    expect(await run(command('-1 + 1', { shell: 'node' }))).toMatchObject({ ending: { kind: 'exit', code: 0 } });
    expect(await run(command('-nosuch'))).toMatchObject({ ending: { code: 127 } });
    expect(await run(command('-nosuch', { shell: 'sh' }))).toMatchObject({ ending: { code: 127 } });
  });

  it('runs Node as CommonJS in a package of modules too', async () => {
    const top = temporary();
    write(top, { 'package.json': '{"type": "module"}' });
    const { run } = commandsIn(top);
    expect(await run(command('console.log(typeof require)', { shell: 'node' }))).toMatchObject({
      stdout: 'function\n',
    });
  });

  it('falls back to python where there is no python3', async () => {
    const bin = temporary();
    writeFileSync(join(bin, 'python'), '#!/bin/sh\necho "python $*"\n');
    chmodSync(join(bin, 'python'), 0o755);
    const { run } = commandsIn(temporary(), { environment: { PATH: bin } });
    expect(await run(command('pass', { shell: 'python' }))).toMatchObject({ stdout: 'python -c pass\n' });
  });

  it('has real pipes, so that /dev/stdout and /dev/stderr can be opened', async () => {
    const { run } = commandsIn(temporary());
    const finished = await run(command('echo err > /dev/stderr; echo out | tee /dev/stderr > /dev/stdout'));
    expect(finished).toMatchObject({ ending: { kind: 'exit', code: 0 }, stdout: 'out\n', stderr: 'err\nout\n' });
  });

  it('has an input that is closed', async () => {
    const { run } = commandsIn(temporary());
    expect(await run(command('cat; read line || echo none; test -t 0 || echo no terminal'))).toMatchObject({
      ending: { kind: 'exit', code: 0 },
      stdout: 'none\nno terminal\n',
    });
  });

  it('tells a signal from an exit code', async () => {
    const { run } = commandsIn(temporary());
    expect(await run(command('kill -SEGV $$'))).toMatchObject({ ending: { kind: 'signal', signal: 'SIGSEGV' } });
  });

  it('decodes output leniently', async () => {
    const { run } = commandsIn(temporary());
    expect(await run(command(`printf 'a\\377b'`))).toMatchObject({ stdout: 'a\ufffdb' });
  });

  it('runs several at once, each with its own output', async () => {
    const { run } = commandsIn(temporary());
    const results = await Promise.all(
      ['a', 'b', 'c', 'd'].map(word => run(command(`echo ${word}; sleep 0.2; echo ${word}`))),
    );
    expect(results.map(({ stdout, survivors }) => [stdout, survivors])).toEqual(
      ['a', 'b', 'c', 'd'].map(word => [`${word}\n${word}\n`, 'none']),
    );
  });

  it('brings back what matches and was written, not what lay there before', async () => {
    const top = temporary();
    write(top, { 'reports/old.xml': '<old/>', 'reports/again.xml': '<old/>', 'reports/note.txt': 'note' });
    const { run } = commandsIn(top);
    const line =
      'mkdir -p reports/deep; echo "<new/>" > reports/deep/new.xml; echo "<new/>" > reports/again.xml; echo x > reports/b.txt';
    const { collected } = await run(command(line, { collect: ['./reports/**/*.xml'] }));
    expect(collected).toEqual([
      { path: 'reports/again.xml', text: '<new/>\n' },
      { path: 'reports/deep/new.xml', text: '<new/>\n' },
    ]);
    expect((await run(command('true', { collect: ['reports/**/*.xml'] }))).collected).toEqual([]);
  });
});

describe('where a command can not be started', () => {
  const reasonOf = async (commands: Commands, what: Command) => {
    const { ending, survivors, output } = await commands.run(what);
    expect({ kind: ending.kind, survivors, tail: output.tail }).toEqual({
      kind: 'unstarted',
      survivors: 'none',
      tail: '',
    });
    return ending.kind === 'unstarted' ? ending.reason : '';
  };

  it('names the shell that is missing', async () => {
    const commands = commandsIn(temporary(), { environment: { PATH: temporary() } });
    for (const shell of ['bash', 'sh', 'zsh', 'pwsh', 'node'] as const) {
      expect(await reasonOf(commands, command('true', { shell }))).toContain(
        `${shell} is not installed on this runner`,
      );
    }
    expect(await reasonOf(commands, command('pass', { shell: 'python' }))).toContain(
      'python3 is not installed on this runner',
    );
  });

  it('uses no shell out of the checkout', async () => {
    const top = temporary();
    mkdirSync(join(top, 'bin'));
    writeFileSync(join(top, 'bin/bash'), '#!/bin/sh\necho forged\n');
    chmodSync(join(top, 'bin/bash'), 0o755);
    const only = commandsIn(top, { environment: { PATH: join(top, 'bin') } });
    expect(await reasonOf(only, command('true'))).toContain('bash is not installed on this runner');
    symlinkSync('/bin/true', join(top, 'bin/sh'));
    expect(await reasonOf(only, command('exit 1', { shell: 'sh' }))).toContain('sh is not installed on this runner');
    const first = commandsIn(top, { environment: { PATH: `${join(top, 'bin')}:bin:${process.env.PATH}` } });
    expect(await first.run(command('echo real'))).toMatchObject({ stdout: 'real\n' });
  });

  it('keeps the working directory inside the checkout', async () => {
    const top = temporary();
    write(top, { 'inner/here/a.txt': 'a' });
    symlinkSync('inner/here', join(top, 'link'));
    symlinkSync(tmpdir(), join(top, 'away'));
    const commands = commandsIn(top);
    expect(await commands.run(command('pwd', { cwd: 'inner/here' }))).toMatchObject({ stdout: `${top}/inner/here\n` });
    expect(await commands.run(command('pwd -P', { cwd: 'link' }))).toMatchObject({ stdout: `${top}/inner/here\n` });
    for (const cwd of ['..', '/', tmpdir(), 'away', 'inner/../..', '.git', '']) {
      expect(await reasonOf(commands, command('touch /tmp/never', { cwd }))).toContain('the working directory');
    }
    for (const cwd of ['nowhere', 'inner/here/a.txt']) {
      expect(await reasonOf(commands, command('true', { cwd }))).toBe(
        `the working directory ${JSON.stringify(cwd)} is not a folder of the checkout`,
      );
    }
  });

  it('says what is wrong with the command itself', async () => {
    const commands = commandsIn(temporary());
    expect(await reasonOf(commands, command('echo \0'))).toContain('NUL');
    expect(await reasonOf(commands, command('true', { env: { A: 'b\0' } }))).toContain('NUL');
    expect(await reasonOf(commands, command(`: ${'x'.repeat(4_000_000)}`))).toContain('longer than the system allows');
  });
});

describe('what a command sees', () => {
  it('is an allow-list: no token, no input, nothing that hijacks a tool', async () => {
    const leaks = {
      GITHUB_TOKEN: 'leak',
      GH_TOKEN: 'leak',
      ACTIONS_RUNTIME_TOKEN: 'leak',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'leak',
      INPUT_X: 'leak',
      AWS_SECRET_ACCESS_KEY: 'leak',
      NODE_OPTIONS: '--leak',
      LD_PRELOAD: '',
      GIT_DIR: 'leak',
      GITHUB_OUTPUT: '/leak',
      RUNNER_TEMP: '/leak',
    };
    const environment = { ...process.env, ...leaks, FOO: 'foo', BAR: 'bar' };
    const { run } = commandsIn(temporary(), { environment, pass: ['FOO', 'GITHUB_TOKEN', 'INPUT_X', 'NODE_OPTIONS'] });
    const { stdout } = await run(command('env', { env: { OWN: 'own', INPUT_X: 'literal' } }));
    expect(stdout).not.toContain('leak');
    expect(stdout).not.toContain('BAR=');
    expect(stdout).toContain('FOO=foo\n');
    expect(stdout).toContain('OWN=own\n');
    expect(stdout).toContain('INPUT_X=literal\n');
    expect(stdout).toContain(`PATH=${process.env.PATH}\n`);
  });

  it('has private files for the runner, thrown away each time, and a temporary folder of its own that stays for the run', async () => {
    const top = temporary();
    const real = join(top, 'real-output');
    writeFileSync(real, '');
    const commands = commandsIn(top, { environment: { ...process.env, GITHUB_OUTPUT: real, GITHUB_ENV: real } });
    const names = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
    const writing = names.map(name => `test -f "$${name}"; echo forged=1 >> "$${name}"`).join('; ');
    const show = names.map(name => `echo "$${name}"; cat "$${name}"`).join('; ');
    const first = await commands.run(
      command(`${writing}; echo kept > "$RUNNER_TEMP/file"; ${show}; echo "$RUNNER_TEMP"`),
    );
    expect(first).toMatchObject({ ending: { kind: 'exit', code: 0 } });
    const second = await commands.run(command(`${show}; cat "$RUNNER_TEMP/file"`));
    expect(second.stdout).not.toContain('forged');
    expect(second.stdout).toMatch(/kept\n$/);
    expect(readFileSync(real, 'utf8')).toBe('');
    const temp = first.stdout.trimEnd().split('\n').at(-1)!;
    expect(existsSync(temp)).toBe(true);
    await commands.close();
    expect(existsSync(temp)).toBe(false);
  });

  it('leaves nothing in the temporary folder', async () => {
    const top = temporary();
    const own = ownTemporary();
    const commands = commandsIn(top);
    await commands.run(command('mkdir -p "$RUNNER_TEMP/a/b"; touch "$RUNNER_TEMP/a/b/c"'));
    expect(readdirSync(own)).toHaveLength(1);
    await commands.close();
    await commands.close();
    expect(readdirSync(own)).toEqual([]);
  });
});
