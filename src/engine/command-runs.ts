import { matchesAny } from '../match/glob.ts';
import type { RecordedRun, RunTree } from '../model/runs.ts';
import type { Command, Elsewhere, Finished, Isolation, OutsideWorld, Overlay, World } from '../model/world.ts';
import { normalisePath } from '../schema/paths.ts';
import { digestOf } from '../syntax/digest.ts';
import { type CommandSetting, commandKey, identityOf, joined, type PlannedCommand } from './planned-commands.ts';
import { makePool } from './pool.ts';
import { headTree, mover, type Recorded, record, replayed, runKey } from './recorded-runs.ts';

/** One check that asks for runs. A new one has not asked for any. */
export interface Asker {
  outside: OutsideWorld;
  setting: CommandSetting;
  layer: number;
  priority: number;
  /** Called when a run begins for which it waits, or with the time at which one began whose result it shares. */
  began?: (at: number) => void;
  /** Called with the name of the base when a command that it asked for begins to run there. */
  comparing?: (on: string) => void;
  /** Called when it has asked for the first time. */
  asked?: () => void;
}

export interface CommandRuns {
  /** What a check may run. Sums up how long the runs took whose results it got without waiting for them. */
  openFor(asker: Asker): Pick<World, 'run' | 'base' | 'isolation' | 'disturbed'> & { spentMs(): number };
  /** Nothing starts until the returned function is called, so that everything that is asked for at once is put in order. */
  hold(): () => void;
  /** Every run so far, in the order of layers and priorities. */
  recorded(): RecordedRun[];
  /** How long each command took on the head, by its key. */
  durations(): Map<string, number>;
}

export interface CommandRunsOptions {
  planned: ReadonlyMap<string, PlannedCommand>;
  jobs: number;
  now: () => number;
  /** Answers every command, in place of a process. */
  replay?: Recorded;
}

interface Entry {
  begun: Promise<number>;
  result: Promise<Elsewhere>;
  /** The time limit that it ran with. */
  limit: number;
}

interface Kept {
  priority: number;
  run: RecordedRun;
}

const nothingLaid: Overlay = { lay: [], remove: [] };

/**
 * Runs each command once in each tree, whoever asks for it, and shares the result. Only who asks again, for a retry, gets a
 * further run, which is shared with others that ask again. Each asker judges by its own time limit and files.
 */
export function openCommandRuns({ planned, jobs, now, replay }: CommandRunsOptions): CommandRuns {
  const slots = makePool(jobs);
  const entries = new Map<string, Entry>();
  const trees = new Map<string, Promise<unknown>>();
  const kept: Kept[] = [];
  const seen = new Set<Entry>();
  const byKey = new Map(replay?.runs.commands.map(each => [each.key, each]));

  /** The command as all of its askers need it. */
  const forAll = (command: Command, setting: CommandSetting): Command => {
    const plan = planned.get(commandKey(command, setting));
    return plan ? joined(plan.command, command) : command;
  };

  function answer(asker: Asker, command: Command, tree: RunTree, attempt: number, raw: Raw): Entry {
    const identity = { command: identityOf(command, asker.setting), tree, attempt };
    const key = runKey(identity);
    const known = entries.get(key);
    if (known) return known;
    const whole = forAll(command, asker.setting);
    const asked = { timeoutMs: whole.timeoutMs, collect: [...(whole.collect ?? [])] };
    const entry = replay ? fromRecord(key, asked) : begin();
    entries.set(key, entry);
    return entry;

    function fromRecord(key: string, asked: Parameters<typeof replayed>[1]): Entry {
      const inHere = mover(replay!.runs.top, asker.outside.top);
      const result = replayed(byKey.get(key), asked, inHere) ?? missing(tree);
      return { begun: Promise.resolve(now()), result: Promise.resolve(result), limit: asked.timeoutMs };
    }

    function begin(): Entry {
      const priority = planned.get(commandKey(command, asker.setting))?.priority ?? asker.priority;
      const order = { priority, exclusive: whole.exclusive === true };
      let begin: (at: number) => void;
      const begun = new Promise<number>(resolve => {
        begin = resolve;
      });
      const task = () =>
        slots.run(async () => {
          begin(now());
          const result = await raw(whole);
          const isolation = (await asker.outside.isolation()).kind;
          const facts = { layer: asker.layer, ...asked, isolation };
          kept.push({ priority, run: record(identity, facts, result) });
          return result;
        }, order);
      // In a tree of the base, one after the other, so that none waits in a slot for another one.
      const place = tree.commit === null ? undefined : JSON.stringify(tree);
      const result = place === undefined ? task() : (trees.get(place) ?? Promise.resolve()).then(task, task);
      if (place !== undefined) trees.set(place, result);
      return { begun, result, limit: whole.timeoutMs };
    }
  }

  return {
    openFor(asker) {
      const { outside } = asker;
      const counts = new Map<string, number>();
      let spent = 0;
      const wait = async (entry: Entry, command: Command): Promise<Elsewhere> => {
        asker.asked?.();
        const isShared = replay !== undefined || seen.has(entry);
        seen.add(entry);
        const from = await entry.begun;
        asker.began?.(from);
        const result = await entry.result;
        if (result.kind !== 'ran') return result;
        if (isShared) spent += result.finished.durationMs;
        return { ...result, finished: judgedBy(command, result.finished, entry.limit) };
      };
      const onBase = (command: Command, commit: string, overlay: Overlay, raw: Raw) => {
        const tree = { commit, lay: [...overlay.lay], remove: [...overlay.remove] };
        return wait(
          answer(asker, command, tree, 1, whole => {
            asker.comparing?.(outside.base.name);
            return raw(whole);
          }),
          command,
        );
      };
      const { trees: there } = outside.base;
      return {
        async run(command) {
          const key = commandKey(command, asker.setting);
          const attempt = (counts.get(key) ?? 0) + 1;
          counts.set(key, attempt);
          const raw = async (whole: Command): Promise<Elsewhere> => ({
            kind: 'ran',
            finished: await outside.run(whole, asker.layer),
          });
          const result = await wait(answer(asker, command, headTree, attempt, raw), command);
          return result.kind === 'ran' ? result.finished : unrecorded;
        },
        base: {
          ...outside.base,
          trees: there && {
            ...there,
            run: command => onBase(command, there.commits.tip, nothingLaid, whole => there.run(whole)),
            runWith: (command, overlay) =>
              onBase(command, there.commits.fork, overlay, whole => there.runWith(whole, overlay)),
          },
        },
        isolation: async () => replay?.cage ?? (replay ? noCage : outside.isolation()),
        disturbed: async () => (replay ? replay.runs.disturbed : outside.disturbed()),
        spentMs: () => spent,
      };
    },
    hold: slots.hold,
    durations() {
      const all = replay?.runs.commands ?? kept.map(({ run }) => run);
      const isFirst = ({ tree, attempt, finished }: RecordedRun) =>
        tree.commit === null && attempt === 1 && finished?.ending.kind === 'exit';
      return new Map(all.filter(isFirst).map(run => [digestOf(run.command), run.finished!.durationMs]));
    },
    recorded: () =>
      kept
        .toSorted(
          (a, b) =>
            a.run.layer - b.run.layer ||
            a.priority - b.priority ||
            a.run.attempt - b.run.attempt ||
            (a.run.key < b.run.key ? -1 : 1),
        )
        .map(({ run }) => run),
  };
}

/** Runs a command in its tree. */
type Raw = (command: Command) => Promise<Elsewhere>;

const noCage: Isolation = { kind: 'none', network: 'allow', why: 'no command was to run where the commands ran' };

const unrecorded: Finished = {
  ending: { kind: 'unrecorded' },
  stdout: '',
  stderr: '',
  output: { tail: '', truncated: false, sha256: '' },
  collected: [],
  survivors: 'none',
  durationMs: 0,
};

function missing({ commit }: RunTree): Elsewhere {
  return commit === null
    ? { kind: 'ran', finished: unrecorded }
    : { kind: 'not-run', reason: 'no run of it on the base was recorded' };
}

/** The result as this asker sees it: stopped if it took longer than it allows, and only with the files that it asked for. */
function judgedBy({ timeoutMs, collect = [] }: Command, finished: Finished, limit: number): Finished {
  const { ending, durationMs } = finished;
  const hasEnded = ending.kind === 'exit' || ending.kind === 'signal';
  const late = hasEnded && timeoutMs < limit && durationMs > timeoutMs;
  const globs = collect.map(normalisePath);
  return {
    ...finished,
    ...(late ? { ending: { kind: 'timeout' } } : {}),
    collected: finished.collected.filter(({ path }) => matchesAny(globs, path)),
  };
}
