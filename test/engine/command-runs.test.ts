import { describe, expect, test } from 'vitest';
import { type Asker, openCommandRuns } from '../../src/engine/command-runs.ts';
import { commandKey, joined, noSetting } from '../../src/engine/planned-commands.ts';
import type { RecordedRuns } from '../../src/model/runs.ts';
import type { Command, Finished } from '../../src/model/world.ts';
import { baseCommits, finished, world } from '../support/world.ts';

const command: Command = { run: 'npm test', shell: 'bash', cwd: '.', env: {}, timeoutMs: 1000 };

/** Runs in a world that counts; each result says for the how-many-eth time something ran. */
function counted(more: Partial<Finished> = {}, planned: readonly Command[] = []) {
  const ran: Command[] = [];
  const answer = (each: Command): Finished => {
    ran.push(each);
    return { ...finished(0, String(ran.length)), ...more };
  };
  const there = async (each: Command) => ({ kind: 'ran' as const, finished: answer(each) });
  const trees = { commits: baseCommits, preExisting: 'fail' as const, run: there, runWith: there };
  const outside = world({ run: answer, trees });
  const key = commandKey(command, noSetting);
  const [first, ...others] = planned;
  const all = first && others.reduce(joined, first);
  const runs = openCommandRuns({
    planned: new Map(all ? [[key, { key, command: all, setting: noSetting, layer: 1, rank: 1, priority: 1 }]] : []),
    jobs: 1,
    now: () => 0,
  });
  const asker = (about: Partial<Asker> = {}) =>
    runs.openFor({ outside, setting: noSetting, layer: 1, priority: 1, ...about });
  return { ran, runs, asker };
}

describe('a command', () => {
  test('runs once for all askers; who asks again gets a second run, shared with others that ask again', async () => {
    const { ran, asker } = counted();
    const [one, two] = [asker(), asker()];
    expect((await one.run(command)).stdout).toBe('1');
    expect((await two.run(command)).stdout).toBe('1');
    expect((await two.run(command)).stdout).toBe('2');
    expect((await one.run(command)).stdout).toBe('2');
    expect(ran).toHaveLength(2);
  });

  test.each<[string, Partial<Command>]>([
    ['the time limit', { timeoutMs: 1 }],
    ['the files that are read', { collect: ['*.xml'] }],
    ['whether it runs alone', { exclusive: true }],
    ['how its folder is written', { cwd: './' }],
    ['a newline at its end', { run: 'npm test\n' }],
  ])('is the same whatever is %s', async (_, more) => {
    const { ran, asker } = counted();
    await asker().run(command);
    await asker().run({ ...command, ...more });
    expect(ran).toHaveLength(1);
  });

  test.each<[string, Partial<Command>, Partial<Asker>]>([
    ['line', { run: 'npm run lint' }, {}],
    ['shell', { shell: 'sh' }, {}],
    ['folder', { cwd: 'packages/a' }, {}],
    ['environment', { env: { A: '1' } }, {}],
    ['variables that it can see', {}, { setting: { pass: ['TOKEN'], network: 'allow' } }],
    ['network', {}, { setting: { pass: [], network: 'none' } }],
  ])('is another one with another %s', async (_, more, about) => {
    const { ran, asker } = counted();
    await asker().run(command);
    await asker(about).run({ ...command, ...more });
    expect(ran).toHaveLength(2);
  });

  test('runs with the longest time limit and all files, and each asker judges by its own', async () => {
    const collected = [
      { path: 'a.xml', text: 'a' },
      { path: 'b.xml', text: 'b' },
    ];
    const short = { ...command, timeoutMs: 100, collect: ['a.xml'] };
    const long = { ...command, timeoutMs: 5000, collect: ['b.xml'] };
    const { ran, asker } = counted({ durationMs: 101, collected }, [short, long]);
    expect(await asker().run(short)).toMatchObject({ ending: { kind: 'timeout' }, collected: [{ path: 'a.xml' }] });
    expect(await asker().run(long)).toMatchObject({ ending: { kind: 'exit' }, collected: [{ path: 'b.xml' }] });
    expect(ran).toMatchObject([{ timeoutMs: 5000, collect: ['a.xml', 'b.xml'] }]);
  });

  test('runs once in each tree of the base, however often it is asked for, and says so when it begins', async () => {
    const names: string[] = [];
    const { ran, asker } = counted();
    const one = asker({ comparing: on => names.push(on) });
    const two = asker({ comparing: on => names.push(on) });
    for (const { base } of [one, two, one]) {
      await base.trees!.run(command);
      await base.trees!.runWith(command, { lay: [], remove: [] });
      await base.trees!.runWith(command, { lay: ['test/a.js'], remove: [] });
    }
    expect(ran).toHaveLength(3);
    expect(names).toEqual(['main@1a2b3c4', 'main@1a2b3c4', 'main@1a2b3c4']);
  });

  test('runs once where the tip of the base is the merge base', async () => {
    const { ran, runs } = counted();
    const there = async (each: Command) => {
      ran.push(each);
      return { kind: 'ran' as const, finished: finished() };
    };
    const commits = { tip: 'abc', fork: 'abc' };
    const outside = world({ trees: { commits, preExisting: 'fail', run: there, runWith: there } });
    const { trees } = runs.openFor({ outside, setting: noSetting, layer: 1, priority: 1 }).base;
    await trees!.run(command);
    await trees!.runWith(command, { lay: [], remove: [] });
    expect(ran).toHaveLength(1);
  });
});

describe('recorded runs', () => {
  async function recording(): Promise<RecordedRuns> {
    const { runs, asker } = counted({ survivors: 'killed', durationMs: 7 });
    const check = asker();
    await check.run(command);
    await check.run(command);
    await check.base.trees!.run(command);
    return { top: '/work/there', commands: runs.recorded(), disturbed: ['a.txt'] };
  }
  const replay = (runs: RecordedRuns) => {
    const ran: Command[] = [];
    const outside = world({
      run: each => void ran.push(each),
      trees: { commits: baseCommits, preExisting: 'fail', run: never, runWith: never },
    });
    const opened = openCommandRuns({ planned: new Map(), jobs: 1, now: () => 0, replay: { runs } });
    return { ran, ...opened.openFor({ outside, setting: noSetting, layer: 1, priority: 1 }) };
  };
  const never = () => Promise.reject(new Error('ran on the base'));

  test('answer in the same order, and nothing runs', async () => {
    const { ran, run, base, disturbed } = replay(await recording());
    expect([(await run(command)).stdout, (await run(command)).stdout]).toEqual(['1', '2']);
    expect(await base.trees!.run(command)).toMatchObject({ finished: { stdout: '3', survivors: 'killed' } });
    expect([await disturbed(), ran]).toEqual([['a.txt'], []]);
  });

  test('name files as if they were here', async () => {
    const runs = await recording();
    runs.commands[0]!.finished!.stdout = 'at /work/there/src/a.js';
    expect((await replay(runs).run(command)).stdout).toBe('at /repo/src/a.js');
  });

  test.each<[string, Partial<Command>]>([
    ['of another command', { run: 'npm run lint' }],
    ['with files that were not collected', { collect: ['*.xml'] }],
  ])('do not answer a command %s', async (_, more) => {
    const { run, base } = replay(await recording());
    expect(await run({ ...command, ...more })).toMatchObject({ ending: { kind: 'unrecorded' } });
    expect(await base.trees!.run({ ...command, ...more })).toMatchObject({ kind: 'not-run' });
  });

  test('do not answer a retry that was not made', async () => {
    const { run } = replay(await recording());
    await run(command);
    await run(command);
    expect(await run(command)).toMatchObject({ ending: { kind: 'unrecorded' } });
  });

  test('do not answer who allows more time than the run had that was stopped', async () => {
    const runs = await recording();
    runs.commands[0]!.finished!.ending = { kind: 'timeout' };
    const { run } = replay(runs);
    expect((await run({ ...command, timeoutMs: 2000 })).ending).toEqual({ kind: 'unrecorded' });
    expect((await replay(runs).run(command)).ending).toEqual({ kind: 'timeout' });
  });

  test.each<NonNullable<RecordedRuns['commands'][0]['finished']>['ending']>([
    { kind: 'exit' },
    { kind: 'signal' },
    { kind: 'unstarted', reason: 'x' },
  ])('do not answer with an ending that says too little: %o', async ending => {
    const runs = await recording();
    runs.commands[0]!.finished!.ending = ending;
    expect((await replay(runs).run(command)).ending).toEqual({ kind: 'unrecorded' });
  });
});
