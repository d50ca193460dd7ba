import type { Place } from '../../model/finding.ts';
import type { ContractResult, CriterionResult, Results } from '../../model/results.ts';
import type { Publication } from '../markdown/publication.ts';
import { plainWords, shortLine, visible } from '../sanitize.ts';
import { startOf } from '../truncate.ts';
import { importance, isFile, labels, lastLines } from '../words.ts';

/** Something to show at a line of a file. */
export interface Annotation {
  level: 'failure' | 'warning';
  /** The file; absent if the place is in no file of the repository. */
  path?: string;
  line: number;
  title: string;
  message: string;
  /** The end of the command's output. */
  details?: string;
  /** Absent for a problem. */
  contract?: string;
  criterion?: string;
}

/** In bytes. GitHub takes 4,096 characters in a log and 64 KB on a check run. */
const most = { message: 4_000, line: 950, details: 16_000 };

/**
 * Everything that fails, is pending or has a warning: the first place of each criterion before the second of any, failures
 * first. In a mode that does not block, all are warnings.
 */
export function annotations(results: Results, mode: Publication['mode']): Annotation[] {
  const ranked = results.contracts.flatMap(contract =>
    contract.criteria.flatMap(criterion => annotationsOf(criterion, contract)),
  );
  const order = (a: Ranked, b: Ranked) => a.round - b.round || a.rank - b.rank;
  const all = [...problemAnnotations(results), ...ranked.sort(order).map(({ annotation }) => annotation)];
  return mode === 'block' ? all : all.map(each => ({ ...each, level: 'warning' }));
}

interface Ranked {
  /** 0 for the first place of a criterion, 1 for all others. */
  round: number;
  rank: number;
  annotation: Annotation;
}

function annotationsOf(criterion: CriterionResult, contract: ContractResult): Ranked[] {
  const { status, at, want, got, fix, output } = criterion;
  const message = plainWords(criterion.message);
  if (status === 'pass' || status === 'skip') return [];
  const places = criterion.places?.length ? criterion.places : [{ ...at, message, severity: status }];
  const block = output?.failing?.tests.find(test => test.block)?.block;
  const details = block ?? (output && status !== 'warn' ? lastLines(output, 100).join('\n') : '');
  const more = [
    ...(fix ? [`${labels.fix}: ${plainWords(fix)}`] : []),
    `${labels.want}: ${plainWords(want)}`,
    ...(criterion.message.includes(got) ? [] : [`${labels.got}: ${plainWords(got)}`]),
  ];
  return places.map((place, index) => ({
    round: Math.min(index, 1),
    rank: importance.indexOf(status),
    annotation: {
      level: isGrave(place.severity ?? status) ? 'failure' : 'warning',
      ...placed(place),
      title: shortLine(`${contract.id}: ${index === 0 ? message : plainWords(place.message)}`, 255),
      message: words([plainWords(place.message), ...(index === 0 ? more : [])].map(each => startOf(each, most.line))),
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

function problemAnnotations({ problems }: Results): Annotation[] {
  return problems.map(({ code, message, at }) => ({
    level: 'failure',
    ...placed(at),
    title: shortLine(`problem: ${code}`, 255),
    message: words([plainWords(message)]),
  }));
}

/** A path with invisible characters is left out: an annotation would show it as another one. */
function placed(place: Place): Pick<Annotation, 'path' | 'line'> {
  const { path, line } = place;
  const canBeShown = path !== '' && isFile(place) && visible(path) === path && !path.includes('\n');
  return { ...(canBeShown ? { path } : {}), line: Math.max(1, line) };
}

function words(lines: readonly string[]): string {
  return startOf(visible(lines.join('\n')), most.message);
}
