import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Command, Finished, Isolation } from '../../../src/model/world.ts';
import { type CagesOptions, kindsOf, openCages } from '../../../src/workspace/cage/cage.ts';
import { findPrograms } from '../../../src/workspace/cage/programs.ts';
import { type Commands, openCommands } from '../../../src/workspace/commands/commands.ts';
import { type Repository, repository, temporary, until, write } from '../sandbox.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

const command = (run: string, rest: Partial<Command> = {}): Command => ({
  run,
  shell: 'bash',
  cwd: '.',
  env: {},
  timeoutMs: 60_000,
  ...rest,
});

interface Stage {
  repo: Repository;
  home: string;
  isolation: Isolation;
  run: Commands['run'];
  /** The output of a command that must succeed. */
  said(run: string, layer?: number): Promise<string>;
}

async function stage(options: Partial<CagesOptions> = {}): Promise<Stage> {
  const repo = repository();
  repo.write({ 'a.txt': 'a\n' });
  repo.commit();
  const home = temporary();
  write(home, { '.npmrc': 'cache\n' });
  const environment = { ...process.env, HOME: home };
  const rules = { mode: 'auto', network: 'allow', git: 'private', docker: false } as const;
  const cages = openCages({ ...rules, top: repo.top, environment, ...options });
  const caged = { cages, gitFolders: [join(repo.top, '.git')], shared: [] };
  const signal = new AbortController().signal;
  const commands = openCommands({ top: repo.top, environment, pass: [], signal, caged });
  open.push(cages.close, commands.close);
  const { run } = commands;
  return {
    repo,
    home,
    isolation: await cages.chosen(),
    run,
    async said(line, layer) {
      const finished = await run(command(line), layer);
      expect(finished, finished.stderr).toMatchObject({ ending: { kind: 'exit', code: 0 } });
      return finished.stdout.trim();
    },
  };
}

/** Every kind that this machine can be asked for; if none works, the tests look at what stands in for it. */
const kinds = kindsOf(findPrograms('/nowhere')).map((kind, index) => [`${index} ${kind.name}`, kind] as const);
const works: Record<string, boolean> = {};
for (const [name, kind] of kinds) {
  const { isolation } = await stage({ kinds: [kind] });
  works[name] = isolation.kind !== 'none';
}
const working = kinds.filter(([name]) => works[name]);
const failed = ({ ending }: Finished) => ending.kind === 'exit' && ending.code !== 0;

describe('without a cage', () => {
  test.each<[string, Partial<CagesOptions>]>([
    ['the policy wants none', { mode: 'none' }],
    ['no program for one is installed', { kinds: [] }],
    ['none works', { kinds: [{ name: 'bwrap', open: () => Promise.reject(new Error('no namespaces')) }] }],
  ])('commands run in a process group, and it is said why: %s', async (_, options) => {
    const { isolation, said } = await stage(options);
    expect(isolation).toMatchObject({ kind: 'none', network: 'allow', why: expect.stringMatching(/\w+ \w+/) });
    expect(await said('echo ran')).toBe('ran');
  });
});

test('the kind that is chosen is the first that works here', async () => {
  const { isolation } = await stage();
  const [first] = working;
  expect(isolation.kind).toBe(first ? first[1].name : 'none');
  if (!first) expect(isolation.why).toMatch(/\w/);
});

describe.each(working)('in a cage of kind %s', (_, kind) => {
  const caged = (options: Partial<CagesOptions> = {}) => stage({ kinds: [kind], ...options });

  test('a command gives exit code and output as ever, and has no input', async () => {
    const { run } = await caged();
    const finished = await run(command('echo out; echo err >&2; cat; pwd; exit 3'));
    expect(finished).toMatchObject({ ending: { kind: 'exit', code: 3 }, stderr: 'err\n', survivors: 'none' });
    expect(finished.stdout).toMatch(/^out\n\/.*\n$/);
    expect(await run(command('sleep 60', { timeoutMs: 300 }))).toMatchObject({ ending: { kind: 'timeout' } });
    const env = { 'A B': 'x y', LD_PRELOAD: '', N: 'line\nline' };
    expect(await run(command('printenv "A B" N', { env }))).toMatchObject({ stdout: 'x y\nline\nline\n' });
    expect(await run(command('echo $((1+1))', { shell: 'sh' }))).toMatchObject({ stdout: '2\n' });
  });

  test('it sees no process but its own, and can signal no other', async () => {
    const { said, run } = await caged();
    const other = spawn('sleep', ['86399.5'], { stdio: 'ignore' });
    onTestFinished(() => void other.kill('SIGKILL'));
    const seen = await said("cat /proc/[0-9]*/cmdline | tr '\\0' ' '");
    expect(seen).not.toContain('86399.5');
    expect(seen).not.toContain('vitest');
    await run(command(`kill -9 ${other.pid} ${process.pid}; kill -9 -1`));
    expect(other.exitCode ?? other.signalCode).toBeNull();
  });

  test('everything that it started ends with it, whatever it did to hide', async () => {
    const { run } = await caged();
    const left = '(setsid sleep 86398.5 >/dev/null 2>&1 &) ; env -i setsid sleep 86398.5 & sleep 0.2; echo done';
    expect(await run(command(left))).toMatchObject({ stdout: 'done\n', survivors: 'killed' });
    const running = () => readdirSync('/proc').some(pid => /^\d+$/.test(pid) && commandLine(pid).includes('86398.5'));
    await until(() => !running(), 'nothing is left running');
    await run(command('trap "" TERM; setsid sleep 86398.5 & sleep 86398.5', { timeoutMs: 500 }));
    await until(() => !running(), 'nothing is left running after a timeout');
  });

  test('it gains no privileges', async () => {
    const { said } = await caged();
    const status = await said('cat /proc/self/status');
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    const effective = BigInt(`0x${/^CapEff:\s+(\w+)$/m.exec(status)![1]}`);
    const [admin, ptrace] = [1n << 21n, 1n << 19n];
    expect(effective & (admin | ptrace)).toBe(0n);
    expect(await said('id -u')).toBe(String(process.getuid!()));
  });

  test('it writes to the checkout and to temporary folders, and nowhere else', async () => {
    const { repo, run, said } = await caged();
    const here = join(import.meta.dirname, 'canary');
    for (const path of [here, '/etc/canary', '/canary', '/proc/sys/kernel/core_pattern', '/sys/canary']) {
      expect(failed(await run(command(`echo x > ${path}`))), path).toBe(true);
      expect(path.includes('canary') && existsSync(path)).toBe(false);
    }
    const mine = `/tmp/canary-${process.pid}`;
    await said(
      `echo new > b.txt; echo x > ${mine}; echo y > /var/tmp/y; echo z > "$RUNNER_TEMP/z"; echo n > /dev/null`,
    );
    expect(readFileSync(join(repo.top, 'b.txt'), 'utf8')).toBe('new\n');
    expect(existsSync(mine)).toBe(false);
  });

  test('programs that were unpacked to a temporary folder on PATH can run, and not be changed', async () => {
    const tool = temporary();
    write(tool, { 'bin/greet': '#!/bin/sh\ncat "$(dirname "$0")/../words"\n', words: 'hello\n' });
    chmodSync(join(tool, 'bin/greet'), 0o755);
    const { run, said } = await caged({ environment: { ...process.env, PATH: `${tool}/bin:${process.env.PATH}` } });
    expect(await said(`'${tool}/bin/greet'`)).toBe('hello');
    expect(failed(await run(command(`echo other > '${tool}/words'`)))).toBe(true);
  });

  test('it sees neither the temporary files of the gate nor those that the runner reads later', async () => {
    const folder = temporary();
    const runner = join(process.cwd(), 'node_modules', `.cage-test-${process.pid}`);
    write(runner, { '_runner_file_commands/set_env': 'canary', 'git-credentials-1.config': 'canary' });
    onTestFinished(async () => (await import('node:fs')).rmSync(runner, { recursive: true }));
    writeFileSync(join(folder, 'token'), 'canary');
    const { run, said } = await caged({ environment: { ...process.env, RUNNER_TEMP: runner } });
    expect(failed(await run(command(`cat '${folder}/token'`)))).toBe(true);
    expect(await said(`cat '${runner}'/*/* '${runner}'/git-* 2>/dev/null || true`)).toBe('');
  });

  test('what it does to git’s folder and at home stays in its layer, except what the setup did', async () => {
    const on = await caged();
    const { repo, home, said } = on;
    const before = repo.git('rev-parse', 'HEAD');
    const commit = 'git -c user.name=A -c user.email=a@b.c commit --quiet --allow-empty --message hidden';
    await said('git tag from-setup; echo setup > "$HOME/tool"', 0);
    await said(`${commit}; git update-ref refs/heads/main HEAD; echo x > "$HOME/.npmrc"; rm .git/config`, 1);
    expect(await said('git log -1 --format=%s; cat "$HOME/.npmrc" "$HOME/tool"', 1)).toBe('hidden\nx\nsetup');
    expect(await said('git rev-parse HEAD; git tag; cat "$HOME/.npmrc" "$HOME/tool"', 2)).toBe(
      `${before}\nfrom-setup\ncache\nsetup`,
    );
    expect(repo.git('rev-parse', 'HEAD')).toBe(before);
    expect([repo.git('tag'), existsSync(join(home, 'tool'))]).toEqual(['', false]);
    expect(readFileSync(join(home, '.npmrc'), 'utf8')).toBe('cache\n');
  });

  test('what tools do in git’s folder works: hooks, locks, other worktrees, clean-up', async () => {
    const { repo, said } = await caged();
    repo.write({ 'sub/a.txt': 'a\n' });
    repo.commit();
    write(repo.top, { '.git/hooks/pre-commit': '#!/bin/sh\necho "hook for $(git diff --cached --name-only)"\n' });
    chmodSync(join(repo.top, '.git/hooks/pre-commit'), 0o755);
    const commit = 'echo new > sub/a.txt; git add sub; git commit --message new 2>&1';
    expect(await said(`${commit}; git fsck --strict 2>&1; git show HEAD:sub/a.txt HEAD~1:sub/a.txt`)).toMatch(
      /^hook for sub\/a\.txt\n[\s\S]*new\na$/,
    );
    await said('git gc --quiet --prune=now && git worktree add --quiet /tmp/other HEAD~1 && cat /tmp/other/sub/a.txt');
    await said('git stash list; git switch --quiet --create topic; : > .git/my.lock; mv .git/my.lock .git/mine');
    expect(repo.git('branch', '--list', 'topic')).toBe('');
  });

  test('what tools do at home, in temporary folders and on loopback works', async () => {
    const { home, said } = await caged();
    write(home, { '.cache/tool/a': 'machine', '.tool/settings': 'machine', '.config/tool': 'machine' });
    await said(
      'mkdir -p ~/.cache/tool/new ~/.brand/new; echo x > ~/.cache/tool/new/x; mv ~/.cache/tool/new ~/.cache/b',
    );
    expect(await said('cat ~/.tool/settings ~/.config/tool ~/.cache/b/x', 1)).toBe('machinemachinex');
    const server = `const s = require("net").createServer(c => c.end("hi")); s.listen(process.argv[1], () =>
      require("net").connect(s.address().port ?? process.argv[1]).on("data", () => process.exit(0)))`;
    await said(`node -e '${server}' 0 && node -e '${server}' "$(mktemp -d)/socket"`);
    await said('mkfifo /tmp/pipe; (echo x > /tmp/pipe &); cat /tmp/pipe');
    expect(await said("printf '#!/bin/sh\\necho ran' > /tmp/tool; chmod +x /tmp/tool; /tmp/tool")).toBe('ran');
    expect(existsSync(join(home, '.brand'))).toBe(false);
  });

  test.runIf(process.getuid?.() === 0)('a folder at home can be renamed', async () => {
    const { home, said } = await caged();
    write(home, { '.cache/tool/a': 'machine' });
    await said(
      `mkdir -p ~/.cache/tool; node -e 'require("fs").renameSync("'"$HOME"'/.cache/tool", "'"$HOME"'/.cache/b")'`,
    );
  });

  test('git: read-only refuses changes to git’s folder, git: write makes them', async () => {
    const commit = 'git -c user.name=A -c user.email=a@b.c commit --quiet --allow-empty --message new';
    const locked = await caged({ git: 'read-only' });
    expect(failed(await locked.run(command(commit)))).toBe(true);
    const free = await caged({ git: 'write' });
    await free.said(commit);
    expect(free.repo.git('log', '-1', '--format=%s')).toBe('new');
  });

  test('it does not see the token that actions/checkout leaves in git’s configuration', async () => {
    const on = await caged();
    on.repo.git('config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic canary');
    expect(await on.said('cat .git/config', 2)).not.toContain('canary');
  });

  test('network: none leaves only its own loopback', async () => {
    const server = createServer();
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const connect = `node -e 'require("net").connect(${port}, "127.0.0.1").on("connect", () => process.exit(0)).on("error", () => process.exit(5))'`;
    const serve = `node -e 'const s = require("net").createServer(); s.listen(0, "127.0.0.1", () => require("net").connect(s.address().port, "127.0.0.1", () => process.exit(0)))'`;
    const on = await caged();
    await on.said(connect);
    const { run, said, isolation } = await caged({ network: 'none' });
    expect(isolation).toEqual({ kind: kind.name, network: 'none' });
    expect(await run(command(connect))).toMatchObject({ ending: { code: 5 } });
    await said(serve);
  });

  test('its devices are devices, and nothing can be put beside them', async () => {
    const { said, run } = await caged();
    await said(
      'for name in null zero full random urandom tty; do [ -c /dev/$name ] || exit 1; done; echo x > /dev/null',
    );
    await said('echo x > /dev/shm/x; echo out > /dev/stdout; head -c 1 /dev/zero | cat > /dev/fd/1');
    await said('echo x > /dev/canary || true; rm -f /dev/null || true', 1);
    expect(await said('[ -c /dev/null ] && echo device', 1)).toBe('device');
    expect(failed(await run(command('mknod /tmp/disk b 8 0 && head -c 1 /tmp/disk')))).toBe(true);
  });

  test('the first command tries the cage, and the commands of a layer share it', async () => {
    let opened = 0;
    const counted: typeof kind = {
      ...kind,
      open(given) {
        opened++;
        return kind.open(given);
      },
    };
    const repo = repository();
    const rules = { mode: 'auto', network: 'allow', git: 'private', docker: false } as const;
    const cages = openCages({ ...rules, top: repo.top, environment: process.env, kinds: [counted] });
    const caged = { cages, gitFolders: [join(repo.top, '.git')], shared: [] };
    const signal = new AbortController().signal;
    const commands = openCommands({ top: repo.top, environment: process.env, pass: [], signal, caged });
    open.push(cages.close, commands.close);
    await Promise.all(['a', 'b', 'c'].map(word => commands.run(command(`echo ${word}`), 1)));
    expect(await cages.chosen()).toMatchObject({ kind: kind.name });
    expect(opened).toBe(1);
    expect(await commands.run(command('echo d'), 2)).toMatchObject({ stdout: 'd\n' });
    expect(opened).toBe(2);
  });

  test('several commands at once have what they need, and their own output', async () => {
    const { run } = await caged();
    const words = ['a', 'b', 'c', 'd'];
    const results = await Promise.all(words.map(word => run(command(`echo ${word}; sleep 0.1; echo $$ > /dev/null`))));
    expect(results.map(({ stdout }) => stdout)).toEqual(words.map(word => `${word}\n`));
  });

  test('nothing is left in the temporary folder', async () => {
    const folder = temporary();
    mkdirSync(join(folder, 'temporary'));
    process.env.TMPDIR = join(folder, 'temporary');
    const { said } = await caged();
    await said('{ echo x > "$HOME/x"; git tag x; } 2>/dev/null || true');
    for (const close of open.splice(0).reverse()) await close();
    expect(readdirSync(process.env.TMPDIR).filter(name => !name.includes('-test-'))).toEqual([]);
  });
});

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
