import type { World } from '../../model/world.ts';
import { replacedSubject } from '../../tools/reading/changed/replaced-code.ts';
import { countDeclared, docExamples } from '../../tools/reading/test-declarations.ts';
import { measurable, measures, statementsIn, unreachable } from '../../tools/reading/test-files.ts';

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
  const [old, fresh] = [before, now].map(({ text }) => statementsIn(measurable(text)));
  // Each statement is a line of its own, as it is in its file.
  const [lost, gained] = [less(old!, fresh!), less(fresh!, old!)].map(all => all.map(each => `${each}\n`)) as [
    string[],
    string[],
  ];
  if (lost.length + gained.length === 0) return undefined;
  if (unreachable(now.text) > unreachable(before.text)) return moreOf.dead;
  const counts = new Map<string, readonly [number, number]>();
  for (const [kind, pattern] of Object.entries(measures)) {
    if (kind === 'tests' && declared && declares) continue;
    const count = (text: string | readonly string[]) => search({ pattern, flags: '', text });
    const [was, is] = await Promise.all([count(lost), count(gained)]);
    if (was.kind === 'unknown' || is.kind === 'unknown') return uncompared;
    const worse = moreOf[kind];
    if (worse !== undefined && is.count > was.count) return worse;
    if (worse === undefined && kind !== 'constants' && is.count < was.count) {
      const [all, left] = await Promise.all([count(old!), count(fresh!)]);
      if (all.kind === 'unknown' || left.kind === 'unknown') return uncompared;
      return fewer(kind.slice(0, -1), left.count, all.count);
    }
    counts.set(kind, [was.count, is.count]);
  }
  return lessCompared(counts) ?? replacedSubject(before, now);
}

/** A comparison of a constant with itself compares nothing. */
function lessCompared(counts: ReadonlyMap<string, readonly [number, number]>): string | undefined {
  const [[was, is], [constant, constantNow]] = [counts.get('comparisons')!, counts.get('constants')!];
  return is - constantNow < was - constant ? 'compares constants with themselves instead of results' : undefined;
}

/** What is in the first list and, as often, not in the second. */
function less(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of other) left.set(each, (left.get(each) ?? 0) + 1);
  return list.filter(each => {
    const count = left.get(each) ?? 0;
    if (count > 0) left.set(each, count - 1);
    return count === 0;
  });
}

function fewer(what: string, is: number, was: number): string {
  return `has ${is} ${is === 1 ? what : `${what}s`}, ${was} before`;
}
