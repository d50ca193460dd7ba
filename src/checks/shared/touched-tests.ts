import { matchesAny } from '../../match/glob.ts';
import type { Change, World } from '../../model/world.ts';
import { changesSettings, onlyAddsScripts, testSettings } from '../../tools/reading/settings-files.ts';
import { docExamples, inlineTests } from '../../tools/reading/test-declarations.ts';
import { decisions, importsIn, isTest, measurable } from '../../tools/reading/test-files.ts';
import { inBatches } from '../../tools/shared/in-batches.ts';

/**
 * The files of a change that may leave out tests that were there: existing tests to which more was done than to add some,
 * settings that decide which run, and code that may end the run.
 */
export function touchedTests(world: World): Promise<Touched> {
  const known = touchedBy.get(world.base.files) ?? findTouched(world);
  touchedBy.set(world.base.files, known);
  return known;
}

/** Found once for a change, before the first command: after that, git is not asked for what was there before. */
const touchedBy = new WeakMap<World['base']['files'], Promise<Touched>>();

export interface Touched {
  /** Tests, and what decides which of them run. */
  tests: readonly string[];
  /** Other code that may end the run of all tests. */
  ending: readonly string[];
}

async function findTouched(world: World): Promise<Touched> {
  const { list } = await world.base.files();
  const tests: string[] = [];
  const ending: string[] = [];
  const found = await inBatches(world.changes, async change => {
    const { path, from = path } = change;
    const decides = decidesMore(change, world);
    const touches = [touchesSettings(change, list, world), touchesTests(change, world), isTest(path) && decides];
    const isTouched = (await Promise.all(touches)).some(Boolean);
    return isTouched || (await decides) ? [{ path: isTouched ? from : path, isTouched }] : [];
  });
  for (const { path, isTouched } of found.flat()) (isTouched ? tests : ending).push(path);
  return { tests, ending };
}

async function touchesSettings(change: Change, list: readonly string[], world: World): Promise<boolean> {
  const { kind, path, from = path } = change;
  if (![path, from].some(each => matchesAny(testSettings, each))) return false;
  if (kind === 'deleted' || kind === 'renamed') return true;
  if (kind === 'modified') {
    const [before, now] = [await world.before(path), await textOf(path, world)];
    return changesSettings(path, before, now) && !onlyAddsScripts(path, before, now);
  }
  // In a folder that is new, it can't be about tests that were there; a hidden folder is about the one around it.
  const folder = path.slice(0, path.lastIndexOf('/') + 1).replace(/(?<=^|\/)\..*$/, '');
  const isNew = folder !== '' && !list.some(each => each.startsWith(folder));
  return !isNew && changesSettings(path, undefined, await textOf(path, world));
}

async function touchesTests(change: Change, world: World): Promise<boolean> {
  const { kind, path, from = path } = change;
  if (kind === 'added') return false;
  const before = await world.before(from);
  if (isTest(from))
    return kind !== 'modified' || before === undefined || !isOnlyAdded(before, await textOf(path, world));
  if (before === undefined) return false;
  const now = kind === 'deleted' ? '' : await textOf(path, world);
  const [inline = '', inlineNow = ''] = [inlineTests(from, before), inlineTests(path, now)];
  return !isOnlyAdded(inline, inlineNow) || !isWithin(docExamples(from, before), docExamples(path, now));
}

/** Code that may end the run of all tests, or keep them from running: in a new test, or in what tests load. */
async function decidesMore({ kind, path, from = path }: Change, world: World): Promise<boolean> {
  if (kind === 'deleted') return false;
  const now = decisions(await textOf(path, world));
  return now > 0 && now > decisions((kind === 'added' ? undefined : await world.before(from)) ?? '');
}

/** Is every line still there, and does every import still take the same names from the same place? */
function isOnlyAdded(before: string, now: string): boolean {
  return (
    isWithin(linesOf(measurable(before)), linesOf(measurable(now))) && importsAll(importsIn(before), importsIn(now))
  );
}

/** Does each of the old imports have all of its words in one of the new? Only those with its rarest word are looked at. */
function importsAll(before: readonly Set<string>[], now: readonly Set<string>[]): boolean {
  const withWord = new Map<string, Set<string>[]>();
  const distinct = new Map(now.map(one => [[...one].join(' '), one]));
  for (const one of distinct.values())
    for (const word of one) {
      const others = withWord.get(word);
      if (others) others.push(one);
      else withWord.set(word, [one]);
    }
  return before.every(old => {
    const candidates = [...old].map(word => withWord.get(word) ?? []);
    const fewest = candidates.reduce(
      (least, each) => (each.length < least.length ? each : least),
      [...distinct.values()],
    );
    return fewest.some(one => [...old].every(word => one.has(word)));
  });
}

/** Is every line there, in the same order? */
function isWithin(lines: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const line of all) if (line === lines[at]) at++;
  return at === lines.length;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}

async function textOf(path: string, world: World): Promise<string> {
  const read = await world.files.read(path);
  return read.kind === 'text' ? read.text : '';
}
