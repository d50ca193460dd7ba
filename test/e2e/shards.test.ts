import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Results } from '../../src/model/results.ts';
import { onBranch, type Repository, repository, runCli, statuses, temporary } from '../support/repository.ts';

/** 40 contracts of all kinds: shared commands, dependents, fail_fast, retries, failures of the base, tools that are missing. */
function contracts(): Record<string, string> {
  const files: Record<string, string> = {};
  for (let n = 1; n <= 40; n++) {
    const keys = [
      n % 10 === 3 ? `depends_on: [c${n - 1}]` : '',
      n % 10 === 4 ? 'fail_fast: true' : '',
      'validation:',
      n % 4 === 0 ? '  files_exist: [README.md]' : '  content_check: {file: README.md, pattern: project}',
      n % 10 === 4 ? `  command: [echo ${n}, "test -e nothing-${n}", echo after ${n}]` : `  command: echo ${n}`,
      n % 10 === 2 ? `  lint: "sh check.sh ${n}"` : '',
      n % 10 === 5 ? '  tests: {run: sh t.sh, min: 2}' : '',
      n % 10 === 6 ? `  custom: {name: missing ${n}, command: no-such-tool-${n}}` : '',
      n % 10 === 7 ? '  tests: {run: sh t.sh, min: 9}' : '',
      n % 10 === 8 ? `  tests: {run: "sh junit.sh ${n}", junit: "out-${n}/*.xml", min: 2}` : '',
    ];
    files[`.contracts/c${n}.yml`] = `id: c${n}\n${keys.filter(Boolean).join('\n')}\n`;
  }
  return files;
}

const project = {
  'README.md': '# A project\n',
  '.gitignore': 'out-*\n',
  't.sh': 'echo "# tests 2"; echo "# pass 2"; echo "# fail 0"; echo "# skipped 0"\n',
  'junit.sh':
    'mkdir -p "out-$1"; echo "<testsuite><testcase name=\'a\'/><testcase name=\'b\'/></testsuite>" > "out-$1/r.xml"\n',
  'check.sh': 'test "$1" != 12 || { echo "$PWD/src/a.js: bad"; exit 1; }\n',
  'old.sh': 'echo "old.js:1: unused"; exit 1\n',
  'contract-gate.yml': [
    'version: 1',
    'setup: echo ready',
    'pre_existing: warn',
    'cross_cutting:',
    '  - {name: everything, type: command, command: echo everything}',
    '  - {name: old findings, type: lint, command: sh old.sh}',
    '',
  ].join('\n'),
  ...contracts(),
};

/** What must be equal whichever machines ran it. */
function comparable(results: Results) {
  const { timing: _, contracts, ...rest } = results;
  return {
    ...rest,
    contracts: contracts.map(contract => ({
      ...contract,
      criteria: contract.criteria.map(({ output: _, ...criterion }) => criterion),
    })),
  };
}

describe('a run on four machines', () => {
  let repo: Repository;
  let machines: string[];
  let folder: string;
  let whole: Results;
  let env: NodeJS.ProcessEnv;
  const args = ['--all', '--committed', '--title', 'A change'];
  const shardFile = (index: number) => join(folder, `${index}.json`);
  const files = [1, 2, 3, 4];

  beforeAll(async () => {
    const finished = () => {};
    repo = onBranch(repository(project, finished), 'agent/c1', { 'src/a.js': '1\n' });
    folder = temporary('shards', finished);
    env = { XDG_CACHE_HOME: join(folder, 'cache') };
    // Each machine has its own checkout, at a path of its own.
    machines = files.map(index => join(folder, `machine-${index}`, 'x'.repeat(index)));
    for (const machine of machines) repo.git('clone', '--quiet', '--branch', 'agent/c1', repo.top, machine);
    const base = ['--base', 'main'];
    const one = await runCli({ cwd: machines[0]!, env }, ['verify', '--json', ...base, ...args]);
    whole = JSON.parse(one.stdout) as Results;
    for (const index of files) {
      const shard = ['--shard', `${index}/4`];
      const ran = await runCli({ cwd: machines[index - 1]!, env }, ['verify', '--json', ...shard, ...base, ...args]);
      writeFileSync(shardFile(index), ran.stdout);
    }
  }, 240_000);

  afterAll(() => {
    for (const each of [repo.top, folder]) rmSync(each, { recursive: true, force: true });
  });

  const merge = async (names: readonly string[], more: readonly string[] = [], cwd = machines[0]!) => {
    const ran = await runCli({ cwd, env }, ['merge', '--json', '--base', 'main', ...args, ...more, ...names]);
    return { ...ran, results: ran.stdout === '' ? undefined : (JSON.parse(ran.stdout) as Results) };
  };
  const all = () => files.map(shardFile);
  const shard = (index: number) => JSON.parse(readFileSync(shardFile(index), 'utf8')) as Results;
  const altered = (index: number, change: (results: Results) => void): string => {
    const results = shard(index);
    change(results);
    const file = join(temporary('altered'), `${index}.json`);
    writeFileSync(file, JSON.stringify(results));
    return file;
  };

  test('gives the results of one machine', async () => {
    const merged = await merge([...all()].reverse());
    expect(merged.stderr).toBe('');
    expect(merged.code).toBe(1);
    expect(comparable(merged.results!)).toEqual(comparable(whole));
    expect(Object.keys(statuses(whole)).length).toBeGreaterThan(150);
    expect(new Set(Object.values(statuses(whole)))).toEqual(new Set(['pass', 'fail', 'skip', 'error', 'warn']));
  });

  test('runs each command once in all of them, setup aside, and says so in each', () => {
    const ran = files.flatMap(index => shard(index).runs!.commands.filter(({ layer }) => layer > 0));
    expect(new Set(ran.map(({ key }) => key)).size).toBe(ran.length);
    for (const index of files) {
      const { runs, notes } = shard(index);
      expect(runs!.commands.filter(({ layer }) => layer === 0)).toHaveLength(1);
      expect(runs!.commands.length).toBeGreaterThan(5);
      expect(notes.join()).toContain(`this is shard ${index} of 4`);
    }
  });

  test.each<[string, () => readonly string[], string]>([
    ['is missing', () => all().slice(0, 3), '1 shard is missing: 4/4'],
    ['is given twice', () => [...all(), shardFile(2)], 'shard 2/4 is there twice'],
    [
      'stands for another',
      () => [...all().slice(0, 3), altered(1, each => void Object.assign(each.shard!, { index: 4 }))],
      'was run twice',
    ],
    [
      'is of another commit',
      () => [...all().slice(0, 3), altered(4, each => void Object.assign(each.target, { head: 'f'.repeat(40) }))],
      'is about the commit ffffffffffff',
    ],
    [
      'has another base',
      () => [...all().slice(0, 3), altered(4, each => void Object.assign(each.target, { base: 'f'.repeat(40) }))],
      'was compared with the base ffffffffffff',
    ],
    [
      'was judged by another policy',
      () => [...all().slice(0, 3), altered(4, each => void Object.assign(each.policy, { digest: 'f'.repeat(64) }))],
      'was judged by another policy',
    ],
    [
      'is about other contracts',
      () => [...all().slice(0, 3), altered(4, each => void each.contracts.pop())],
      'is about other contracts',
    ],
    [
      'was written by another version',
      () => [...all().slice(0, 3), altered(4, each => void Object.assign(each.tool, { version: '9.9.9' }))],
      'was written by version 9.9.9',
    ],
    [
      'is of another division',
      () => [...all().slice(0, 3), altered(4, each => void Object.assign(each.shard!, { total: 5 }))],
      'merge the shards of one run',
    ],
    [
      'does not say what ran',
      () => [...all().slice(0, 3), altered(4, each => void delete each.runs)],
      'does not say what its commands did',
    ],
    [
      'has a swapped run',
      () => [
        ...all().slice(0, 3),
        altered(4, each => void Object.assign(each.runs!.commands.at(-1)!.command, { run: 'true' })),
      ],
      'is wrong',
    ],
    ['is a whole run', () => [...all().slice(0, 3), altered(4, each => void delete each.shard)], 'is not of a shard'],
  ])('is inconclusive where a shard %s', async (_, names, message) => {
    const { code, stderr, results } = await merge(names());
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(results).toMatchObject({ verdict: 'error', reason: expect.stringContaining(message), next: 'rerun' });
  });

  test('is inconclusive where a run was taken out', async () => {
    const file = altered(4, each => void each.runs!.commands.pop());
    const { results } = await merge([...all().slice(0, 3), file]);
    const missing = 'no result of the command was recorded where the commands ran';
    expect(results!.contracts.flatMap(each => each.criteria).some(({ message }) => message === missing)).toBe(true);
  });

  test.each<[string, (text: string) => string, string]>([
    ['cut short', text => text.slice(0, -200), ''],
    ['no results file', () => '{"version": 1}', 'a results file needs'],
    ['of another form', text => text.replace('"runs"', '"run"'), 'has no key "run"'],
    [
      'endless',
      text => text.replace('"stdout": "', `"stdout": "${'x'.repeat(1024 * 1024)}`),
      'at most 1048576 characters',
    ],
  ])('refuses a file that is %s', async (_, change, message) => {
    const file = join(temporary('altered'), 'x.json');
    writeFileSync(file, change(readFileSync(shardFile(4), 'utf8')));
    const { code, stderr, stdout } = await merge([...all().slice(0, 3), file]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`${file}:`);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('reads its files from the checkout, too', async () => {
    const cwd = machines[1]!;
    mkdirSync(join(cwd, 'shards'));
    const names = files.map(index => `shards/${index}.json`);
    for (const [index, name] of names.entries()) copyFileSync(shardFile(index + 1), join(cwd, name));
    expect((await merge(names, [], cwd)).code).toBe(1);
    rmSync(join(cwd, 'shards'), { recursive: true });
  });

  test('is planned by past durations, and each shard runs what the plan says', async () => {
    const slow = repo.git('clone', '--quiet', '--branch', 'agent/c1', repo.top, join(folder, 'planned'));
    expect(slow).toBe('');
    const cwd = join(folder, 'planned');
    const here = { XDG_CACHE_HOME: join(folder, 'cache-2') };
    const plan = async () => {
      const { code, stdout } = await runCli({ cwd, env: here }, ['plan', '--shards', '3', '--base', 'main', ...args]);
      expect(code).toBe(0);
      return (JSON.parse(stdout) as { shard: string[] }).shard;
    };
    expect(await plan()).toEqual(['1/3', '2/3', '3/3']);
    await runCli({ cwd, env: here }, ['verify', '--base', 'main', ...args]);
    const planned = await plan();
    expect(planned[1]).toMatch(/^2\/3:[123](?:\.[123])+$/);
    expect(await plan()).toEqual(planned);
    const names: string[] = [];
    for (const shard of planned) {
      const name = join(folder, `planned-${names.length}.json`);
      const json = `json=${name}`;
      await runCli({ cwd, env: here }, ['verify', '--base', 'main', '--shard', shard, '--report', json, ...args]);
      names.push(name);
    }
    expect(comparable((await merge(names, [], cwd)).results!)).toEqual(comparable(whole));
    const mixed = await merge(
      [...names.slice(0, 2), altered(3, each => void Object.assign(each.shard!, { total: 3 }))],
      [],
      cwd,
    );
    expect(mixed.results!.reason).toContain('were planned differently');
    const wrong = await runCli({ cwd, env: here }, ['verify', '--base', 'main', '--shard', '1/3:1.2', ...args]);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('run plan again on this commit')]);
  }, 120_000);
});

describe('shards', () => {
  test('keep dependents together, and a shard without commands runs no setup', async () => {
    const repo = onBranch(
      repository({
        'contract-gate.yml': 'version: 1\nsetup: echo ready\n',
        '.contracts/a.yml': 'id: a\nvalidation: {command: "false"}\n',
        '.contracts/b.yml': 'id: b\ndepends_on: [a]\nvalidation: {command: echo b}\n',
      }),
      'work',
    );
    const shards = [await repo.verify('--all', '--shard', '1/2'), await repo.verify('--all', '--shard', '2/2')];
    expect(shards.map(({ results }) => results.runs!.commands.map(({ command }) => command.run))).toEqual([
      ['echo ready', 'false'],
      [],
    ]);
    expect(statuses(shards[1]!.results)).toMatchObject({ 'a/command-false': 'skip', 'policy/setup': 'skip' });
    expect(shards.map(({ code }) => code)).toEqual([1, 0]);
  });
});

test('render writes any report from a results file', async () => {
  const repo = onBranch(repository({ '.contracts/a.yml': 'id: a\nvalidation: {command: echo "a <b>"}\n' }), 'work');
  const ran = await repo.run('verify', '--all', '--json', '--report', 'html=.git/direct.html');
  writeFileSync(join(repo.top, '.git/r.json'), ran.stdout);
  const html = 'html=.git/rendered.html';
  const { code, stdout, stderr } = await repo.run(
    'render',
    '.git/r.json',
    '--report',
    html,
    '--report=sarif=.git/r.sarif',
  );
  expect([code, stdout, stderr]).toEqual([0, '', '']);
  const read = (name: string) => readFileSync(join(repo.top, '.git', name), 'utf8');
  expect(read('rendered.html')).toBe(read('direct.html'));
  expect(JSON.parse(read('r.sarif'))).toMatchObject({ version: '2.1.0' });
  writeFileSync(join(repo.top, '.git/bad.json'), '{"version": 1, "verdict": "<script>"}');
  const bad = await repo.run('render', '.git/bad.json', '--report', html);
  expect([bad.code, bad.stdout]).toEqual([2, '']);
  expect(bad.stderr).toContain('.git/bad.json:1:');
  expect((await repo.run('render', '.git/r.json')).stderr).toContain('render needs --report FORMAT=PATH');
});
