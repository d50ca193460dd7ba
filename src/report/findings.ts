import type { ContractResult, CriterionResult, Results } from '../model/results.ts';
import type { Publication } from './publication.ts';
import { shortLine, visible } from './sanitize.ts';
import { startOf } from './truncate.ts';
import { importance, isFile, lastLines } from './words.ts';

/** Something to show at a place in a file. */
export interface Finding {
  level: 'failure' | 'warning';
  /** The file; none where it is about something that is no file of the repository. */
  path?: string;
  line: number;
  title: string;
  message: string;
  /** The end of the command's output. */
  details?: string;
  /** Whose it is; a problem is nobody's. */
  contract?: string;
  criterion?: string;
}

/** In bytes. GitHub takes 4,096 characters in a log and 64 KB on a check run; a reader wants less. */
const most = { message: 4_000, line: 950, details: 16_000 };

/**
 * All that fails, waits or deserves a look: the first place of each criterion before the second of any, failures first. Where
 * nothing is blocked, nothing is a failure.
 */
export function findings(results: Results, mode: Publication['mode']): Finding[] {
  const ranked = results.contracts.flatMap(contract =>
    contract.criteria.flatMap(criterion => findingsOf(criterion, contract)),
  );
  const order = (a: Ranked, b: Ranked) => a.round - b.round || a.rank - b.rank;
  const all = [...problemFindings(results), ...ranked.sort(order).map(({ finding }) => finding)];
  return mode === 'block' ? all : all.map(finding => ({ ...finding, level: 'warning' }));
}

interface Ranked {
  /** 0 for the first place of a criterion, 1 for all others. */
  round: number;
  rank: number;
  finding: Finding;
}

function findingsOf(criterion: CriterionResult, contract: ContractResult): Ranked[] {
  const { status, at, message, want, got, fix, output } = criterion;
  if (status === 'pass' || status === 'skip') return [];
  const places = criterion.places?.length ? criterion.places : [{ ...at, message, severity: status }];
  const details = output && status !== 'warn' ? lastLines(output, 100).join('\n') : '';
  const more = [...(fix ? [`Fix: ${fix}`] : []), `Want: ${want}`, ...(got === message ? [] : [`Got: ${got}`])];
  return places.map((place, index) => ({
    round: Math.min(index, 1),
    rank: importance.indexOf(status),
    finding: {
      level: isGrave(place.severity ?? status) ? 'failure' : 'warning',
      ...placed(place.path, place.line),
      title: shortLine(`${contract.id}: ${criterion.title}`, 255),
      message: words((index === 0 ? [place.message, ...more] : [place.message]).map(each => startOf(each, most.line))),
      ...(index === 0 && details ? { details: startOf(visible(details), most.details) } : {}),
      contract: contract.id,
      criterion: criterion.id,
    },
  }));
}

/** A place may be less grave than the criterion that it belongs to. */
function isGrave(severity: string): boolean {
  return severity === 'fail' || severity === 'error';
}

function problemFindings({ problems }: Results): Finding[] {
  return problems.map(({ code, message, at }) => ({
    level: 'failure',
    ...placed(at.path, at.line),
    title: shortLine(`problem: ${code}`, 255),
    message: words([message]),
  }));
}

/** A path that can't be shown as it is can't be pointed at without hiding something. */
function placed(path: string, line: number): { path?: string; line: number } {
  const canBeShown = path !== '' && isFile(path) && visible(path) === path && !path.includes('\n');
  return { ...(canBeShown ? { path } : {}), line: Math.max(1, line) };
}

function words(lines: readonly string[]): string {
  return startOf(visible(lines.join('\n')), most.message);
}
