import { severalPlaces } from '../engine/places.ts';
import { matchesAny } from '../match/glob.ts';
import type { CheckType } from '../model/check.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Change, World } from '../model/world.ts';
import { rules } from '../policy/protected-paths.ts';
import {
  alteredScripts,
  autoloadedFiles,
  harmlessFile,
  holdsScripts,
  settingsFiles,
} from '../tools/reading/settings-files.ts';
import { isStillFound, isTest, measures } from '../tools/reading/test-files.ts';

interface Params {
  /** What the policy protects, its additions and exceptions applied in order. */
  protect: readonly string[];
}

interface Weighed {
  /** Must it wait for a person? */
  wait: boolean;
  /** What to say of it; none where it is of no interest. */
  words?: string;
}

interface Touched {
  path: string;
  /** Where it is now and where it was. */
  paths: string[];
  words: string;
}

/** Added by the gate to every gated pull request that has a base. */
export const protected_files: CheckType<Params> = {
  type: 'protected_files',
  runs: 'static',
  quiet: true,
  title: () => 'no protected file or test is changed or removed',
  label: () => '',
  fix: () => 'Undo what was done to these files, or ask someone whom the policy lets sign to approve the change.',
  async run(params, world) {
    const waiting: Touched[] = [];
    const worthALook: Touched[] = [];
    for (const change of world.changes) {
      if (world.isContract(change.path) && world.isContract(change.from ?? change.path)) continue;
      const { wait, words } = await weigh(change, params.protect, world);
      const paths = change.from ? [change.path, change.from] : [change.path];
      if (words) (wait ? waiting : worthALook).push({ path: change.from ?? change.path, paths, words });
    }
    if (waiting.length > 0) return told('pending', waiting, this.title(params), world);
    if (worthALook.length > 0) return told('warn', worthALook, this.title(params), world);
    return { status: 'pass', message: 'no protected file is touched' };
  },
};

async function weigh(change: Change, protect: readonly string[], world: World): Promise<Weighed> {
  const old = change.from ?? change.path;
  const verb = { added: 'added', modified: 'changed', deleted: 'deleted', renamed: `moved to ${change.path}` }[
    change.kind
  ];
  if (change.kind !== 'added' && matchesAny(protect, old)) {
    return { wait: true, words: `${old} is ${verb}, and it is protected` };
  }
  const isNew = change.kind === 'added' || change.kind === 'renamed';
  if (isNew && matchesAny(protect, change.path)) {
    if (await takesOver(change.path, world)) {
      return { wait: true, words: `${change.path} is new, and takes the place of rules in force` };
    }
    if (matchesAny(autoloadedFiles, change.path)) return weighNew(change.path, world);
  }
  if (matchesAny(settingsFiles, old)) return weighSettings(change, old, verb, world);
  return isTest(old) && change.kind !== 'added' ? weighTest(change, old, verb, world) : { wait: false };
}

/** What a contract's command does may be written in a file that the contract does not name, as a script is. */
async function weighSettings(change: Change, old: string, verb: string, world: World): Promise<Weighed> {
  const look = { wait: false, words: `${old} is ${verb}: it says how tests and tools run` };
  if (!holdsScripts(old) || change.kind === 'added') return look;
  if (change.kind !== 'modified') return { wait: true, words: `${old} is ${verb}, with the scripts that it holds` };
  const altered = alteredScripts(old, await world.before(old), await textOf(change.path, world));
  return altered.length > 0 ? { wait: true, words: `${old} changes what its script ${altered[0]} runs` } : look;
}

/** Changed tests are worth a look; removed or weakened ones wait for a person. */
async function weighTest(change: Change, old: string, verb: string, world: World): Promise<Weighed> {
  if (change.kind === 'deleted') return { wait: true, words: `the test ${old} is deleted` };
  if (!isStillFound(old, change.path)) return { wait: true, words: `the test ${old} is ${verb}, where it is none` };
  const weaker = await weakened((await world.before(old)) ?? '', await textOf(change.path, world), world);
  return weaker
    ? { wait: true, words: `the test ${change.path} ${weaker}` }
    : { wait: false, words: `the test ${old} is ${verb}` };
}

/** How a test was made weaker, in words; undefined where it was not, as far as its lines tell. */
async function weakened(before: string, now: string, world: World): Promise<string | undefined> {
  if (before === now) return undefined;
  if (now.trim() === '') return 'is emptied';
  for (const [kind, pattern] of Object.entries(measures)) {
    const was = await world.search({ pattern, flags: '', text: before });
    const is = await world.search({ pattern, flags: '', text: now });
    if (was.kind === 'unknown' || is.kind === 'unknown') return 'could not be compared with what it was';
    if (kind === 'switches' && is.count > was.count) return 'skips or singles out more than before';
    if (kind !== 'switches' && is.count < was.count) {
      const what = is.count === 1 ? kind.slice(0, -1) : kind;
      return `has ${is.count} ${what}, ${was.count} before`;
    }
  }
  return undefined;
}

async function takesOver(path: string, world: World): Promise<boolean> {
  const others = rules.find(kind => kind.includes(path))?.filter(other => other !== path) ?? [];
  return (await Promise.all(others.map(world.before))).some(text => text !== undefined);
}

async function weighNew(path: string, world: World): Promise<Weighed> {
  const text = await textOf(path, world);
  const harmless = harmlessFile(path, text);
  if (harmless) return { wait: false, ...(harmless.note ? { words: `${path} is new, ${harmless.note}` } : {}) };
  return { wait: true, words: `${path} is new and can change what a tool does` };
}

async function textOf(path: string, world: World): Promise<string> {
  const read = await world.files.read(path);
  return read.kind === 'text' ? read.text : '';
}

function told(status: 'pending' | 'warn', touched: readonly Touched[], want: string, world: World): Outcome {
  const [first] = touched as [Touched, ...Touched[]];
  const more = touched.length > 1 ? ` (and ${touched.length - 1} more)` : '';
  const there = world.files.list.includes(first.path);
  return {
    status,
    message: `${first.words}${more}${status === 'pending' ? '; a person must sign it off' : ''}`,
    want,
    got: touched
      .slice(0, 50)
      .map(({ words }) => words)
      .join('; '),
    owner: status === 'pending' ? 'person' : 'author',
    ...(there ? { at: { path: first.path, line: 1 } } : {}),
    ...severalPlaces(touched.map(({ path, words }) => ({ path, line: 1, message: words }))),
    ...(status === 'pending' ? { about: touched.flatMap(({ paths }) => paths) } : {}),
  };
}
