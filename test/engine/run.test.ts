import { describe, expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { makePlan } from '../../src/engine/plan.ts';
import { type RunOptions, run } from '../../src/engine/run.ts';
import type { Trust } from '../../src/model/contract.ts';
import type { Command, World } from '../../src/model/world.ts';
import { contractsOf } from '../support/contracts.ts';
import { baseCommits, finished, type Given, world } from '../support/world.ts';

const options: RunOptions = { jobs: 1, commands: true, now: () => 0 };

/** Runs contracts in a world where `false` fails; tells what ran and what came of each criterion. */
async function ran(yaml: string, given: Given = {}, more: Partial<RunOptions> = {}) {
  const commands: string[] = [];
  const { plan, problems } = makePlan(contractsOf(yaml), checks);
  expect(problems).toEqual([]);
  const { results } = await run(
    plan,
    world({
      run({ run: line }: Command) {
        commands.push(line);
        return finished(line.startsWith('false') ? 1 : 0);
      },
      ...given,
    }),
    { ...options, ...more },
  );
  return {
    commands,
    statuses: Object.fromEntries([...results].map(([id, { outcome }]) => [id, outcome.status])),
    results,
  };
}

describe('a failure that the base has too', () => {
  const same = finished(1, 'src/a.js: unused x\n');
  const there = async () => ({ kind: 'ran' as const, finished: same });
  const trees = { commits: baseCommits, preExisting: 'warn' as const, run: there, runWith: there };
  const own = 'id: t\nvalidation: {lint: x}\n';
  const cross = (id: string) => `id: ${id}\nvalidation: {cross_cutting: [{name: n, type: lint, command: x}]}\n`;
  const judged = async (yaml: string) => {
    let count = 0;
    const run = () => {
      count++;
      return same;
    };
    const { results } = await ran(yaml, { run, trees });
    const found = [...results].map(([id, { outcome }]) => [
      id,
      outcome.status,
      'owner' in outcome ? outcome.owner : undefined,
    ]);
    expect([...results.values()].some(({ outcome }) => 'preExisting' in outcome)).toBe(false);
    return { found, count };
  };

  test('is the author’s where a contract demands it, and the base’s where every task must meet it', async () => {
    expect((await judged(own)).found).toEqual([['t/lint-x', 'fail', 'author']]);
    expect((await judged(cross('t'))).found).toEqual([['t/lint-n', 'warn', 'base']]);
  });

  test('is judged for each of the criteria that share one run, in any order', async () => {
    const expected = [
      ['t/lint-x', 'fail', 'author'],
      ['u/lint-n', 'warn', 'base'],
    ];
    for (const yaml of [`${own}---\n${cross('u')}`, `${cross('u')}---\n${own}`]) {
      const { found, count } = await judged(yaml);
      expect([found.sort(), count]).toEqual([expected, 1]);
    }
  });

  test.each(['generated', 'policy'] as const)('is the base’s in a contract that is %s', async trust => {
    const contracts = contractsOf(own).map(contract => ({ ...contract, trust }));
    const { results } = await run(makePlan(contracts, checks).plan, world({ run: () => same, trees }), options);
    expect(results.get('t/lint-x')).toMatchObject({ outcome: { status: 'warn', owner: 'base' } });
  });
});

describe('layers', () => {
  const cross = 'cross_cutting: [{name: n, type: command, command: shared}]';

  /** Runs contracts with these origins, several commands at once; tells in which layer each command began and ended. */
  async function layered(yaml: string, trusts: Record<string, Trust>) {
    const log: string[] = [];
    const contracts = contractsOf(yaml).map(each => ({ ...each, trust: trusts[each.id] ?? 'base' }));
    const { plan } = makePlan(contracts, checks);
    const slow: World = {
      ...world(),
      async run({ run: line }, layer) {
        log.push(`${layer} ${line}`);
        await new Promise(done => setTimeout(done, line.startsWith('slow') ? 30 : 1));
        log.push(`${line} ended`);
        return finished(line.startsWith('false') ? 1 : 0);
      },
    };
    const { results } = await run(plan, slow, { ...options, jobs: 8 });
    return { log, results };
  }

  test('no command of the pull request begins before every one of the base has ended, also with jobs', async () => {
    const yaml = `id: h\nvalidation: {command: head}\n---\nid: w\nvalidation: {command: body}\n---\nid: b\nvalidation: {command: slow, ${cross}}\n`;
    const { log } = await layered(yaml, { h: 'head', w: 'body' });
    expect(log).toEqual([
      '1 slow',
      'slow ended',
      '2 shared',
      'shared ended',
      '3 head',
      'head ended',
      '4 body',
      'body ended',
    ]);
  });

  test('a shared command runs in its earliest layer', async () => {
    const yaml = 'id: h\nvalidation: {command: x}\n---\nid: b\nvalidation: {command: x}\n';
    const { log } = await layered(yaml, { h: 'head' });
    expect(log).toEqual(['1 x', 'x ended']);
  });

  test('a cross-cutting check of the policy comes before the commands of a contract that came with the work', async () => {
    const [contract] = contractsOf(`id: h\nvalidation: {command: 'false', ${cross}}\n`).map(each => ({
      ...each,
      trust: 'head' as const,
      criteria: each.criteria.map(one => (one.crossCutting ? { ...one, trust: 'policy' as const } : one)),
    }));
    const commands: string[] = [];
    const outside = world({ run: ({ run: line }) => void commands.push(line) });
    const { results } = await run(makePlan([contract!], checks).plan, outside, options);
    expect(commands).toEqual(['shared', 'false']);
    expect(results.get('h/command-n')).toMatchObject({ outcome: { status: 'pass' } });
  });
});

describe('order', () => {
  test('kinds run in order, whatever the order in the file; a failure stops nothing of the same contract', async () => {
    const { commands, statuses } = await ran(
      'id: t\nvalidation:\n  custom: {name: c, command: c}\n  command: false1\n  tests: t\n  lint: l\n  files_exist: [gone]\n',
    );
    expect(commands).toEqual(['l', 't', 'false1', 'c']);
    expect(Object.values(statuses).filter(status => status === 'fail')).toHaveLength(2);
  });

  test('cheap kinds of all contracts come first', async () => {
    expect(
      (await ran('id: a\nvalidation: {command: a1, lint: a2}\n---\nid: b\nvalidation: {tests: b1, lint: b2}\n'))
        .commands,
    ).toEqual(['a2', 'b2', 'b1', 'a1']);
  });

  test('cross-cutting checks run only when all before them hold, and say what did not', async () => {
    const cross =
      '  cross_cutting: [{name: n, type: command, command: x}, {name: f, type: files_exist, files: [gone]}]\n';
    const bad = await ran(`id: t\nvalidation:\n  command: "false"\n${cross}`);
    expect(bad.commands).toEqual(['false']);
    expect(bad.results.get('t/command-n')).toMatchObject({
      outcome: { status: 'skip', standsFor: 'fail', message: 'not run: t/command-false must pass first' },
    });
    expect(bad.statuses['t/files_exist-f']).toBe('skip');
    const good = await ran(`id: t\nvalidation:\n  command: good\n${cross}`);
    expect(good.commands).toEqual(['good', 'x']);
    expect(good.statuses).toMatchObject({ 't/command-n': 'pass', 't/files_exist-f': 'fail' });
  });

  test('fail_fast stops at the first failure', async () => {
    const { commands, statuses } = await ran(
      'id: t\nfail_fast: true\nvalidation:\n  lint: [a, false1, b]\n  tests: c\n',
    );
    expect(commands).toEqual(['a', 'false1']);
    expect(statuses).toEqual({ 't/lint-a': 'pass', 't/lint-false1': 'fail', 't/lint-b': 'skip', 't/tests-c': 'skip' });
  });

  test('equal checks run once; others do not pass for them', async () => {
    const { commands, statuses } = await ran(
      'id: a\nvalidation: {command: x}\n---\nid: b\nvalidation: {command: [x, {run: x, cwd: sub}, {run: x, env: {A: 1}}]}\n',
    );
    expect(commands).toEqual(['x', 'x', 'x']);
    expect(Object.keys(statuses)).toHaveLength(4);
  });

  test('a contract runs after those on which it depends, and not at all when one failed', async () => {
    const good = await ran('id: a\ndepends_on: [b]\nvalidation: {lint: a}\n---\nid: b\nvalidation: {command: b}\n');
    expect(good.commands).toEqual(['b', 'a']);
    const bad = await ran(
      'id: a\ndepends_on: b\nvalidation: {lint: a}\n---\nid: b\nvalidation: {command: "false"}\n---\nid: c\ndepends_on: [a]\nvalidation: {lint: c}\n',
    );
    expect(bad.commands).toEqual(['false']);
    expect(bad.statuses).toMatchObject({ 'a/lint-a': 'skip', 'c/lint-c': 'skip' });
    expect(bad.results.get('c/lint-c')).toMatchObject({ outcome: { standsFor: 'fail' } });
  });
});

describe('at once', () => {
  /** How many commands ran at the same time at the most, and beside an exclusive one. */
  async function crowd(jobs: number, exclusive: string) {
    const open: (() => void)[] = [];
    let running = 0;
    let most = 0;
    let beside = 0;
    const place = world();
    place.run = async ({ run: line }) => {
      running++;
      most = Math.max(most, running);
      if (line === exclusive || running > 1) beside = Math.max(beside, line === exclusive ? running : 0);
      await new Promise<void>(resolve => open.push(resolve));
      running--;
      return finished();
    };
    const commands = ['a', 'b', 'c', 'd'].map(line => `{run: ${line}, exclusive: ${line === exclusive}}`).join(', ');
    const work = run(makePlan(contractsOf(`id: t\nvalidation: {command: [${commands}]}\n`), checks).plan, place, {
      ...options,
      jobs,
    });
    let ended = false;
    void work.then(() => {
      ended = true;
    });
    while (!ended) {
      open.shift()?.();
      await new Promise(resolve => setImmediate(resolve));
    }
    return { most, beside };
  }

  test('as many commands as there are jobs', async () => {
    expect(await crowd(1, '')).toMatchObject({ most: 1 });
    expect(await crowd(3, '')).toMatchObject({ most: 3 });
  });

  test('an exclusive one alone', async () => {
    expect(await crowd(4, 'c')).toMatchObject({ most: 2, beside: 1 });
  });
});

test('without commands, what needs one counts as "could not tell"', async () => {
  const { commands, results } = await ran(
    'id: t\nvalidation: {command: x, files_exist: [gone]}\n',
    {},
    { commands: false },
  );
  expect(commands).toEqual([]);
  expect(results.get('t/command-x')).toMatchObject({ outcome: { status: 'skip', standsFor: 'error' } });
  expect(results.get('t/files_exist-gone')).toMatchObject({ outcome: { status: 'fail' } });
});

test('a check that throws could not tell, unless the run was interrupted', async () => {
  const throwing: Given = {
    run: () => {
      throw new Error('boom');
    },
  };
  const { results } = await ran('id: t\nvalidation: {command: x}\n', throwing);
  expect(results.get('t/command-x')).toMatchObject({
    outcome: { status: 'error', message: 'internal error in the check: boom' },
  });
  await expect(
    ran('id: t\nvalidation: {command: x}\n', throwing, { stop: AbortSignal.abort(new Error('boom')) }),
  ).rejects.toThrow('boom');
});

test('each criterion has its time, and its start where it was run', async () => {
  let clock = 5000;
  const slow: Given = {
    run({ run: line }) {
      clock += 100;
      return finished(line.startsWith('false') ? 1 : 0);
    },
  };
  const { results } = await ran('id: t\nfail_fast: true\nvalidation: {lint: a, tests: "false", command: c}\n', slow, {
    now: () => clock,
  });
  expect([...results.values()].map(({ start, ms }) => [start, ms])).toEqual([
    [0, 100],
    [100, 100],
    [undefined, 0],
  ]);
});
