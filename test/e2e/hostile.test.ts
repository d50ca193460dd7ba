import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { machineNode } from '../support/nodes.ts';
import { criteria, onBranch, repository, statuses, temporary } from '../support/repository.ts';

const cli = resolve(import.meta.dirname, '../../dist/cli.js');
const linux = process.platform === 'linux';
const contract = (lines: string) => ({
  '.contracts/t.yml': `id: t\nvalidation:\n  command:\n${lines.replaceAll(/^/gm, '    - ')}\n`,
  'src/a.js': '1\n',
});

/** The ids of living processes whose command line holds this word. */
function processes(word: string): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return line.includes(word) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ') ? [Number(pid)] : [];
      } catch {
        return [];
      }
    });
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (holds()) return;
    await new Promise(wake => setTimeout(wake, 50));
  }
  throw new Error('it did not come to pass in 20 seconds');
}

describe.runIf(linux)('commands that misbehave', () => {
  test('a gigabyte on one line: capped, hashed, in little memory', async () => {
    const repo = onBranch(repository(), 'agent/t', contract("head -c 1073741824 /dev/zero | tr '\\0' x"));
    const child = spawn(machineNode, [cli, 'verify', '--json'], {
      cwd: repo.top,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let peak = 0;
    child.stdout.on('data', chunk => {
      out += chunk;
    });
    const look = setInterval(() => {
      try {
        peak = Math.max(
          peak,
          Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0),
        );
      } catch {}
    }, 20);
    const code = await new Promise(done => child.on('close', done));
    clearInterval(look);
    const [found] = criteria(JSON.parse(out));
    expect(found).toMatchObject({
      status: 'pass',
      output: { truncated: true, sha256: 'e99508f2bd8ee171c7e41eb0370907eeddf47dba62efbcf99dd25e48ee87c4c8' },
    });
    expect(found!.output!.tail.length).toBeLessThan(64 * 1024);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(200 * 1024);
    expect(code).toBe(0);
  });

  test('a daemon is ended, and worth a warning', async () => {
    const word = `daemon-${process.pid}-${Date.now()}`;
    const repo = onBranch(
      repository(),
      'agent/t',
      contract(`setsid bash -c 'exec -a ${word} sleep 300' >/dev/null 2>&1 & sleep 0.3`),
    );
    const { code, results } = await repo.verify();
    expect(criteria(results)[0]).toMatchObject({
      status: 'warn',
      message: 'it left a process running, which was stopped',
    });
    expect(code).toBe(0);
    await until(() => processes(word).length === 0);
  });

  test('one that reads its input finds none; one that passes its time is ended, SIGTERM or not', async () => {
    const word = `stubborn-${process.pid}-${Date.now()}`;
    const repo = onBranch(
      repository(),
      'agent/t',
      contract(`cat\n{run: "trap '' TERM; exec -a ${word} sleep 300 & while true; do sleep 1; done", timeout: 1s}`),
    );
    const { code, results } = await repo.verify();
    expect(criteria(results).map(({ status }) => status)).toEqual(['pass', 'fail']);
    expect(criteria(results)[1]).toMatchObject({
      message: expect.stringMatching(/ was stopped: it ran longer than 1\.0 s$/),
    });
    expect(code).toBe(1);
    await until(() => processes(word).length === 0);
  });

  test('secrets and files of the runner are out of its reach', async () => {
    const repo = onBranch(
      repository(),
      'agent/t',
      contract('env\necho evil > "$GITHUB_ENV"; echo evil > "$GITHUB_PATH"\n"[[ $0 != -* ]] && [ ! -t 0 ]"'),
    );
    const outside = temporary('runner');
    const env = {
      GITHUB_TOKEN: 'ghs_secret1',
      ACTIONS_RUNTIME_TOKEN: 'secret2',
      'INPUT_GITHUB-TOKEN': 'secret3',
      NODE_OPTIONS: '',
      BASH_ENV: join(outside, 'evil.sh'),
      GITHUB_ENV: join(outside, 'env'),
      GITHUB_PATH: join(outside, 'path'),
      JAVA_HOME: '/opt/java',
    };
    writeFileSync(join(outside, 'evil.sh'), `echo secret4; touch ${outside}/ran`);
    const { stdout } = await repo.runWith({ env }, 'verify', '--json');
    expect(JSON.parse(stdout).verdict).toBe('pass');
    expect(stdout).not.toMatch(/secret\d/);
    expect(stdout).toContain('JAVA_HOME=/opt/java');
    expect(readdirSync(outside)).toEqual(['evil.sh']);
  });

  test('Ctrl-C ends what runs, says so, exits 130, and leaves no process, folder or worktree', async () => {
    const word = `interrupted-${process.pid}-${Date.now()}`;
    const repo = onBranch(repository(), 'agent/t', contract(`exec -a ${word} sleep 300`));
    repo.write({ 'src/dirty.js': '2\n' });
    const temp = temporary('tmp');
    const child = spawn(machineNode, [cli, 'verify', '--committed'], {
      cwd: repo.top,
      env: { ...process.env, TMPDIR: temp },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let err = '';
    child.stderr.on('data', chunk => {
      err += chunk;
    });
    const ended = new Promise(done => child.on('close', done));
    await until(() => processes(word).length > 0);
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(2);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(err).toContain('interrupted');
    expect(processes(word)).toEqual([]);
    expect(readdirSync(temp)).toEqual([]);
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1);
  });
});

describe('files that are none', () => {
  test.runIf(linux)(
    'a FIFO, a socket, a device, a link that leaves, a huge file, a folder: a clear failure, and no hang',
    async () => {
      const repo = repository();
      onBranch(repo, 'agent/t');
      const outside = temporary('outside');
      writeFileSync(join(outside, 'secret'), 'needle\n');
      mkdirSync(join(repo.top, 'd'));
      execFileSync('mkfifo', [join(repo.top, 'd/fifo')]);
      symlinkSync('/dev/zero', join(repo.top, 'd/device'));
      symlinkSync(join(outside, 'secret'), join(repo.top, 'd/link'));
      symlinkSync('loop', join(repo.top, 'd/loop'));
      writeFileSync(join(repo.top, 'd/huge'), Buffer.alloc(11 * 1024 * 1024, 'needle '));
      const server = createServer().listen(join(repo.top, 'd/socket'));
      onTestFinished(() => void server.close());
      const names = ['fifo', 'device', 'link', 'loop', 'huge', 'socket'];
      repo.write({
        '.contracts/t.yml': `id: t\nvalidation:\n  content_check:\n${names.map(name => `    - {file: d/${name}, pattern: needle}\n`).join('')}`,
      });
      const { code, results } = await repo.verify();
      const found = criteria(results).filter(({ check }) => check === 'content_check');
      expect(found.map(({ status }) => status)).toEqual(names.map(() => 'fail'));
      expect(JSON.stringify(found)).not.toContain('no match');
      expect(code).toBe(1);
    },
  );
});

describe('words of the pull request', () => {
  const evil =
    '::error::x ##[set-output name=a]b \u001b[2J\u202egnp.exe @everyone <img src=x onerror=alert(1)> ``` | `` --> \u200b';

  test('can start no command, hide nothing and close no fence in text and Markdown', async () => {
    const repo = onBranch(repository(), 'agent/t', {
      '.contracts/t.yml': `${JSON.stringify({ id: 't', title: evil, validation: { command: `printf '%s\\n' '::error::y' $'a\\r::warning::z' '##[add-mask]q' '\`\`\`' ; false`, content_check: { file: 'src/a.js', pattern: evil, literal: true } } })}\n`,
      'src/a.js': `${evil}`.replace('x', 'y'),
    });
    const { stdout, code } = await repo.run('verify', '--report', 'markdown=.git/report.md');
    expect(code).toBe(1);
    for (const text of [stdout, readFileSync(join(repo.top, '.git/report.md'), 'utf8')]) {
      expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e\u200b]/);
      expect(text).not.toContain('##[');
      for (const line of text.split('\n')) expect(line.trimStart()).not.toMatch(/^::/);
      expect(text).toContain('⟨U+202E⟩');
    }
  });
});

describe('long texts', () => {
  test.each([
    ['a title of line ends', { id: 't', title: `a${'\n'.repeat(200_000)}b`, validation: { files_exist: ['gone'] } }],
    ['a command of spaces', { id: 't', validation: { command: `true${' '.repeat(200_000)}&& false` } }],
    ['a path of slashes', { id: 't', validation: { files_exist: [`a${'/'.repeat(200_000)}b`] } }],
    ['a folder of slashes', { id: 't', validation: { command: { run: 'true', cwd: `a${'/'.repeat(200_000)}b` } } }],
    [
      'a literal of brackets',
      { id: 't', validation: { content_check: { file: 'README.md', literal: true, pattern: '['.repeat(200_000) } } },
    ],
    [
      'a description of line ends',
      { id: 't', description: `a${'\n'.repeat(200_000)}b`, validation: { files_exist: ['gone'] } },
    ],
  ])('%s is judged without a hang', async (_, document) => {
    const repo = onBranch(repository(), 'agent/t', { b: '', '.contracts/t.json': JSON.stringify(document) });
    const { code } = await repo.run('verify', '--report', 'markdown=.git/report.md');
    expect(code).toBe(1);
  });

  test.each(['it.'.repeat(1_000_000), 'test'.repeat(500_000), `it${' '.repeat(2_000_000)}`, 'expect '.repeat(300_000)])(
    'a changed test of %.20s… too',
    async text => {
      const repo = repository({
        'a.test.js': 'test(1)\n',
        'b/.npmrc': '',
        '.contracts/t.yml': 'id: t\nvalidation: {files_exist: [a.test.js]}\n',
      });
      onBranch(repo, 'agent/t', {
        'a.test.js': text,
        'conftest.py': `def a${'('.repeat(100_000)}`,
        '.npmrc': ' '.repeat(100_000),
      });
      const { code } = await repo.verify();
      expect(code).toBe(3);
    },
  );
});

describe('many', () => {
  test('1,000 contracts with 10 criteria each, and a cross-cutting command that runs once', async () => {
    const files: Record<string, string> = {
      'contract-gate.yml': 'version: 1\ncross_cutting: [{name: once, type: command, command: echo x >> ran.log}]\n',
    };
    const list = Array.from({ length: 1000 }, (_, index) => index);
    for (const index of list) {
      const checks = Array.from({ length: 5 }, (_, each) => `    - src/${index}-${each}.js\n`).join('');
      const content = Array.from(
        { length: 5 },
        (_, each) => `    - {file: src/${index}-${each}.js, pattern: 'value = ${each}\\d*;'}\n`,
      ).join('');
      files[`.contracts/c${index}.yml`] =
        `id: c${index}\nvalidation:\n  files_exist:\n${checks}  content_check:\n${content}`;
    }
    const sources = Object.fromEntries(
      list.flatMap(index =>
        Array.from({ length: 5 }, (_, each) => [`src/${index}-${each}.js`, `const value = ${each};\n`]),
      ),
    );
    const repo = onBranch(repository(files), 'agent/all', sources);
    const { code, results } = await repo.verify('--all');
    expect(results.counts).toMatchObject({ pass: 11_000, fail: 0 });
    expect(readFileSync(join(repo.top, 'ran.log'), 'utf8')).toBe('x\n');
    expect(Object.keys(statuses(results))).toHaveLength(11_000);
    expect(code).toBe(0);
  });
});

test('nothing is left in the temporary folder after a run', async () => {
  const temp = temporary('tmp');
  const repo = onBranch(repository(), 'agent/t', contract('"true"'));
  const { code } = await repo.runWith({ env: { TMPDIR: temp } }, 'verify');
  expect(code).toBe(0);
  expect(readdirSync(temp)).toEqual([]);
});
