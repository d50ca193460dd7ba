import type { World } from '../../model/world.ts';
import { replacedSubject } from '../../tools/reading/changed/replaced-code.ts';
import { countDeclared, docExamples } from '../../tools/reading/test-declarations.ts';
import { measurable, measures, unreachable } from '../../tools/reading/test-files.ts';

interface Version {
  path: string;
  text: string;
}

const uncompared = 'could not be compared with what it was';
const offMore = 'skips or singles out more than before';
/** Measures of which more is worse. */
const moreOf: Readonly<Record<string, string>> = {
  switches: offMore,
  swallowed: 'swallows more failures than before',
  dead: 'has more code that never runs than before',
};

/** How a test was made weaker, in words; undefined where its lines show no sign of it. */
export async function weakened(before: Version, now: Version, { search }: World): Promise<string | undefined> {
  if (before.text === now.text) return undefined;
  if (now.text.trim() === '') return 'is emptied';
  const [declared, declares] = [before, now].map(({ path, text }) => countDeclared(path, text));
  if (declared && declares) {
    if (declares.all < declared.all) return fewer('test', declares.all, declared.all);
    if (declares.sure < declared.sure) return offMore;
  }
  const [shown, shows] = [before, now].map(({ path, text }) => docExamples(path, text).length);
  if (shows! < shown!) return fewer('example', shows!, shown!);
  if (unreachable(now.text) > unreachable(before.text)) return moreOf.dead;
  const counts = new Map<string, readonly [number, number]>();
  for (const [kind, pattern] of Object.entries(measures)) {
    if (kind === 'tests' && declared && declares) continue;
    const was = await search({ pattern, flags: '', text: measurable(before.text) });
    const is = await search({ pattern, flags: '', text: measurable(now.text) });
    if (was.kind === 'unknown' || is.kind === 'unknown') return uncompared;
    counts.set(kind, [was.count, is.count]);
  }
  return lessThan(counts) ?? replacedSubject(before, now);
}

function lessThan(counts: ReadonlyMap<string, readonly [number, number]>): string | undefined {
  for (const [kind, [was, is]] of counts) {
    if (kind === 'constants') continue;
    const worse = moreOf[kind];
    if (worse !== undefined && is > was) return worse;
    if (worse === undefined && is < was) return fewer(kind.slice(0, -1), is, was);
  }
  // A comparison of a constant with itself compares nothing.
  const [[was, is], [constant, constantNow]] = [counts.get('comparisons')!, counts.get('constants')!];
  return is - constantNow < was - constant ? 'compares constants with themselves instead of results' : undefined;
}

function fewer(what: string, is: number, was: number): string {
  return `has ${is} ${is === 1 ? what : `${what}s`}, ${was} before`;
}
