import { badCitations } from '../claims/evidence/citations.ts';
import { measure, mostRead } from '../claims/evidence/evidence.ts';
import type { CheckType } from '../model/check.ts';
import type { Failure, Outcome } from '../model/outcome.ts';
import type { World } from '../model/world.ts';
import { cited } from '../syntax/text.ts';

/** One check of a report and what was given as its evidence. */
export interface Proved {
  check: string;
  /** The line of the evidence. */
  line: number;
  evidence: string;
  /** How long it is in all, where only its beginning is kept. */
  whole?: number;
  /** The report has cited more than this up to here, and no more is looked up. */
  beyond?: number;
  /** The least length. */
  min: number;
  /** Another check of the report that has the same evidence, or almost the same. */
  sameAs?: string;
  almostAs?: string;
  /** Another check that has all of its words, or whose words it has all. */
  wordsOf?: string;
}

export interface Evidence {
  /** The report. */
  path: string;
  checks: Proved[];
}

/** The least that evidence must say, whatever its length. */
const leastWords = 4;
const leastTelling = 3;

/** What a report gives as evidence is measured, specific, its own, and cites what is there. */
export const evidence: CheckType<Evidence> = {
  type: 'evidence',
  runs: 'static',
  title({ checks: [first, ...others] }) {
    if (others.length > 0) return `the evidence of the other ${others.length + 1} checks proves something`;
    return `the evidence of ${cited(first!.check)} proves something in at least ${first!.min} characters`;
  },
  label: ({ checks: [first] }) => first!.check,
  async run(params, world) {
    const found: Finding[] = [];
    for (const proved of params.checks) {
      const finding = await judge(proved, world);
      if (finding) found.push(finding);
    }
    const failing = found.filter(({ warn }) => !warn);
    const told = failing.length > 0 ? failing : found;
    const [first] = told;
    if (!first) return { status: 'pass', message: 'it is long enough, says something, and what it cites is there' };
    return outcome(this.title(params), params.path, first, told);
  },
};

interface Finding {
  check: string;
  line: number;
  is: string;
  fix: string;
  failure: Failure;
  warn?: true;
}

function outcome(want: string, path: string, first: Finding, told: readonly Finding[]): Outcome {
  const say = ({ check, is }: Finding) => `the evidence of ${cited(check)} ${is}`;
  const more = told.length > 1 ? ` (and ${told.length - 1} more)` : '';
  const places = told.slice(0, 100).map(each => ({ path, line: each.line, message: say(each) }));
  const { warn, failure } = first;
  return {
    status: warn ? 'warn' : 'fail',
    message: `${say(first)}${more}`,
    want,
    got: `it ${first.is}`,
    at: { path, line: first.line },
    ...(places.length > 1 ? { places } : {}),
    fix: first.fix,
    ...(warn ? {} : { failure: told.some(each => each.failure === 'major') ? 'major' : failure }),
  };
}

async function judge(proved: Proved, world: World): Promise<Finding | undefined> {
  const { check, line, min, sameAs, almostAs, wordsOf } = proved;
  const { length, words, telling, specific } = measure(proved.evidence);
  const fail = (is: string, fix: string, failure: Failure = 'major'): Finding => ({ check, line, is, fix, failure });
  const say = `say for ${cited(check)} what was looked at and what was seen: numbers, names, files with their lines`;
  if (sameAs !== undefined) return fail(`is the same as that of ${cited(sameAs)}`, `${say}; each check needs its own`);
  if (wordsOf !== undefined)
    return fail(`is made of the words of that of ${cited(wordsOf)}`, `${say}; each check needs its own`);
  if (length < min) {
    const is = `has ${length === 1 ? '1 character' : `${length} characters`} that count, ${min} are wanted`;
    const fix = `${say}, in at least ${min} characters; blanks, invisible signs and repeated text don't count`;
    return fail(is, fix, length * 2 >= min && telling > 0 ? 'minor' : 'major');
  }
  if (proved.whole !== undefined) {
    return fail(`has ${proved.whole} characters, ${mostRead} are the most`, `${say}, and leave out the rest`, 'minor');
  }
  if (words < leastWords) return fail('is hardly made of words', say);
  if (telling < leastTelling) return fail('says nothing beyond stock phrases', say);
  if (proved.beyond !== undefined) {
    const is = `could not be looked up: the report cites more than ${proved.beyond} things`;
    return fail(is, 'cite in a report what matters, and leave out the rest', 'minor');
  }
  const { wrong, doubtful } = await badCitations(proved.evidence, world);
  if (wrong.length > 0) {
    const fix = `cite for ${cited(check)} only what is in this checkout, with its path as git has it`;
    return fail(`cites what is not there: ${wrong.join('; ')}`, fix);
  }
  if (doubtful.length > 0) {
    const fix = `cite for ${cited(check)} files with their paths from the top of the checkout`;
    return { ...fail(`may cite what is not there: ${doubtful.join('; ')}`, fix), warn: true };
  }
  if (almostAs !== undefined) return { ...fail(`is almost the same as that of ${cited(almostAs)}`, say), warn: true };
  if (!specific) return { ...fail('names nothing that could be looked up', say), warn: true };
  return undefined;
}
