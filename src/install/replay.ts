import { verdictOf } from '../engine/verdict.ts';
import { type Checks, findCheck } from '../model/check.ts';
import type { Verdict } from '../model/outcome.ts';
import type { CriterionResult, Results } from '../model/results.ts';

/** What the message of a commit says of the pull request that it merged. */
export interface MergedPull {
  number: number | null;
  title: string;
  body: string;
  /** Only merge commits name it. */
  branch: string | null;
}

const mergeTitle = /^Merge (?:pull request #(\d+) from [^/\s]+\/(\S+)|branch '([^']+)')/;

export function pullOf(message: string): MergedPull {
  const [subject = '', ...rest] = message.split('\n');
  const body = rest.join('\n').trim();
  const merge = mergeTitle.exec(subject);
  if (merge) {
    const [, number, from, local] = merge;
    const [title = subject] = body.split('\n').filter(line => line.trim() !== '');
    return { number: number ? Number(number) : null, title, body, branch: from ?? local ?? null };
  }
  const squash = /^(.*?) \(#(\d+)\)$/.exec(subject);
  return { number: squash ? Number(squash[2]) : null, title: squash?.[1] ?? subject, body, branch: null };
}

/** What the gate would have said of one merged change. */
export interface Replayed {
  commit: string;
  number: number | null;
  title: string;
  verdict: Verdict;
  /** Of what blocks it, the first. */
  reason: string;
  /** Kinds of checks, or codes of problems, that block it. */
  blockedBy: string[];
  /** Commands that were not run. */
  notRun: number;
}

/** `commands`: whether they ran. Otherwise what needs one counts neither for nor against the change. */
export function replayedFrom(
  results: Results,
  pull: Pick<Replayed, 'commit' | 'number' | 'title'>,
  { commands, checks }: { commands: boolean; checks: Checks },
): Replayed {
  const all = results.contracts.flatMap(({ criteria }) => criteria);
  const isCommand = ({ check }: CriterionResult) => findCheck(checks, check)?.runs === 'command';
  const left = commands ? [] : all.filter(each => isCommand(each) || each.standsFor === 'error');
  const judged = all.filter(each => !left.includes(each));
  const blocking = judged.filter(
    ({ status, standsFor }) => !['pass', 'warn'].includes(standsFor ?? status) && status !== 'skip',
  );
  const [problem] = results.problems;
  const verdict = commands ? results.verdict : verdictOf(judged, results.problems);
  const reason =
    verdict === 'pass'
      ? left.length > 0
        ? `${left.length === 1 ? '1 command' : `${left.length} commands`} not run`
        : results.reason
      : (problem?.message.split('\n')[0] ?? blocking[0]?.message ?? results.reason);
  const blockedBy = [...new Set([...results.problems.map(({ code }) => code), ...blocking.map(({ check }) => check)])];
  return { ...pull, verdict, reason, blockedBy, notRun: left.length };
}

/** What to set before the gate is switched on, judged by what it would have blocked. */
export function adviceFrom(replayed: readonly Replayed[], { commands }: { commands: boolean }): string[] {
  const count = (kind: string) => replayed.filter(({ blockedBy }) => blockedBy.includes(kind)).length;
  const of = (number: number) => (replayed.length === 1 ? 'The change' : `${number} of ${replayed.length} changes`);
  const advice: string[] = [];
  const add = (number: number, text: string) => void (number > 0 && advice.push(`${of(number)}: ${text}`));
  add(
    count('contract_required'),
    'no contract fits, and no test command is known. Add activities: {unit-test: COMMAND} to the policy.',
  );
  add(
    count('protected_files'),
    'a protected file or test changes, so a maintainer must approve. Name who may under sign_off.',
  );
  add(count('unchecked_package'), 'a package that no command checks changes. Add one for it under cross_cutting.');
  add(count('setup'), 'the setup fails. Correct setup: in the policy.');
  add(
    replayed.filter(({ verdict }) => verdict === 'error').length,
    'inconclusive. A program is missing or a command ran out of time: add setup:, or raise commands.timeout.',
  );
  add(
    commands ? count('tests') : 0,
    'tests fail on what was merged. Fix the base first, or write pre_existing: warn for checks that fail there too.',
  );
  if (!commands && replayed.some(({ notRun }) => notRun > 0))
    advice.push('Commands were not run. Run it again with --commands.');
  if (advice.length === 0)
    advice.push(
      'Nothing blocks good work here. Switch it on; with mode: warn in the workflow if you want to watch first.',
    );
  return advice;
}

export const verdicts = ['pass', 'fail', 'pending', 'error'] as const;

/** Verdict → how many, and which part of all in percent. */
export function ratesOf(replayed: readonly Replayed[]): Record<Verdict, { count: number; percent: number }> {
  const rate = (verdict: Verdict) => {
    const { length } = replayed.filter(each => each.verdict === verdict);
    return { count: length, percent: replayed.length === 0 ? 0 : Math.round((100 * length) / replayed.length) };
  };
  return { pass: rate('pass'), fail: rate('fail'), pending: rate('pending'), error: rate('error') };
}
