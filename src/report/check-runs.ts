import type { Results } from '../model/results.ts';
import { aggregateId, aggregateRun, contractRun, criterionRun, type Draft, externalId } from './check-run.ts';
import { mostState } from './comment.ts';
import { type Finding, findings } from './findings.ts';
import { limited } from './page.ts';
import type { Publication } from './publication.ts';
import { shortLine } from './sanitize.ts';
import { piece } from './truncate.ts';
import { contractsByImportance, number } from './words.ts';

export { aggregateId, conclusionsOf, isOurs } from './check-run.ts';

/** A check run that has ended, as it is to stand on GitHub. */
export interface CheckRun extends Pick<Draft, 'name' | 'externalId' | 'conclusion' | 'title'> {
  summary: string;
  text?: string;
  annotations: Annotation[];
}

/** In the words of GitHub's API. */
export interface Annotation {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: Finding['level'];
  message: string;
  title: string;
  raw_details?: string;
}

interface Options {
  /** In any but `block` nothing fails; what would is neutral, and says so. */
  mode: Publication['mode'];
  checkRuns: 'criterion' | 'contract' | 'summary' | 'off';
  /** With more criteria than that there is one check run for each contract instead. */
  max: number;
  /** The name of the aggregate. */
  checkName: string;
  publication: Publication;
}

/** Over all check runs: every 50 cost a request. */
export const mostAnnotations = 500;
const mostContracts = 12;
/** Bytes of a summary and of a text; GitHub counts characters, of which there are never more. */
const mostText = 65_535;
/** Whoever posts the aggregate may hide a state behind its text. */
const mostAggregateText = mostText - mostState;

/**
 * The check runs of a result: the aggregate, and one for each criterion or contract. What found no room is named in `left`, and
 * in the aggregate too.
 */
export function checkRuns(
  results: Results,
  { mode, checkRuns: by, max, checkName, publication }: Options,
): { aggregate: CheckRun; others: CheckRun[]; left: string[] } {
  const contracts = contractsByImportance(results.contracts);
  const criteria = results.contracts.flatMap(contract => contract.criteria.map(criterion => ({ criterion, contract })));
  const perCriterion = by === 'criterion' && criteria.length <= max;
  const perContract = by === 'contract' || (by === 'criterion' && !perCriterion);
  const shown = perContract ? contracts.slice(0, mostContracts) : [];
  const drafts = perCriterion
    ? criteria.map(({ criterion, contract }) => criterionRun(criterion, contract))
    : shown.map(contractRun);

  const places = findings(results, mode).filter(isPlaced);
  const homes = homesOf(places, drafts);
  const unshown = perContract ? contracts.slice(mostContracts) : [];
  const left = [
    ...(unshown.length > 0 ? [`${unshownWords(unshown.length)}: ${firstOf(unshown)}`] : []),
    ...(places.length > mostAnnotations ? [annotationWords(mostAnnotations, places.length)] : []),
  ];
  const finished = (draft: Draft): CheckRun => {
    const kept = homes.get(draft.externalId) ?? [];
    const sent = kept.filter(each => each.sent).map(({ finding }) => annotation(finding));
    const missing =
      sent.length < kept.length ? [piece('verdict', `- ${annotationWords(sent.length, kept.length)}`)] : [];
    const text = limited(draft.text, draft.externalId === aggregateId ? mostAggregateText : mostText, publication);
    return {
      name: draft.name,
      externalId: draft.externalId,
      ...ending(draft, mode),
      summary: limited([...draft.summary, ...missing], mostText, publication),
      ...(text ? { text } : {}),
      annotations: sent,
    };
  };
  return {
    aggregate: finished(aggregateRun(results, checkName, publication, left)),
    others: drafts.map(finished),
    left,
  };
}

type Placed = Finding & { path: string };

interface Kept {
  finding: Placed;
  /** Is it among those that find room? */
  sent: boolean;
}

function isPlaced(finding: Finding): finding is Placed {
  return finding.path !== undefined;
}

/** Every place goes to the most specific check run that there is, and to no other. */
function homesOf(places: readonly Placed[], drafts: readonly Draft[]): Map<string, Kept[]> {
  const there = new Set(drafts.map(draft => draft.externalId));
  const homes = new Map<string, Kept[]>();
  for (const [index, finding] of places.entries()) {
    const { criterion = '', contract = '' } = finding;
    const candidates = [externalId('criterion', criterion), externalId('contract', contract)];
    const home = candidates.find(id => there.has(id)) ?? aggregateId;
    const kept = homes.get(home) ?? [];
    kept.push({ finding, sent: index < mostAnnotations });
    homes.set(home, kept);
  }
  return homes;
}

/** A skip of what was never required is neutral in every mode, and would block nothing. */
function ending({ conclusion, title }: Draft, mode: Publication['mode']): Pick<CheckRun, 'conclusion' | 'title'> {
  if (mode === 'block' || conclusion === 'success' || conclusion === 'neutral') return { conclusion, title };
  return { conclusion: 'neutral', title: shortLine(`would block: ${title}`, 255) };
}

function annotation({ path, line, level, message, title, details }: Placed): Annotation {
  return {
    path,
    start_line: line,
    end_line: line,
    annotation_level: level,
    message,
    title,
    ...(details ? { raw_details: details } : {}),
  };
}

function annotationWords(sent: number, all: number): string {
  return `${sent} of ${number(all, 'annotation', 'annotations')} are shown`;
}

function unshownWords(count: number): string {
  return count === 1
    ? '1 contract has no check run of its own'
    : `${number(count, 'contract', 'contracts')} have no check run of their own`;
}

function firstOf(contracts: readonly { id: string }[]): string {
  const ids = contracts.slice(0, 10).map(({ id }) => id);
  return contracts.length > ids.length ? `${ids.join(', ')} and ${contracts.length - ids.length} more` : ids.join(', ');
}
