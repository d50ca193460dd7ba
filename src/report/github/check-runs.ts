import { type Status, someOf } from '../../model/outcome.ts';
import type { ContractResult, CriterionResult, Results } from '../../model/results.ts';
import { digestOf } from '../../syntax/digest.ts';
import {
  contractParts,
  criterionTable,
  isFine,
  named,
  openParts,
  originWords,
  passedParts,
  type RunAbout,
} from '../markdown/contract.ts';
import { detailParts, nameOf, own, type Room, signedWords } from '../markdown/criterion.ts';
import {
  contractTable,
  footer,
  limited,
  noteParts,
  problemParts,
  signedParts,
  verdictParts,
} from '../markdown/page.ts';
import type { Publication } from '../markdown/publication.ts';
import { plainWords, shortLine } from '../sanitize.ts';
import { piece, type ReportPart, startOf } from '../truncate.ts';
import {
  byImportance,
  contractsByImportance,
  countsOf,
  countWords,
  criterionName,
  icons,
  importance,
  labels,
  number,
} from '../words.ts';
import { type Annotation, annotations } from './annotations.ts';
import { mostState } from './comment.ts';

type Conclusion = 'success' | 'failure' | 'action_required' | 'neutral' | 'cancelled';

/** A completed check run, as it is posted. */
export interface CheckRun extends Pick<Draft, 'name' | 'externalId' | 'conclusion' | 'title'> {
  summary: string;
  text?: string;
  annotations: CheckRunAnnotation[];
}

/** An annotation with the field names of GitHub's API. */
export interface CheckRunAnnotation {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: Annotation['level'];
  message: string;
  title: string;
  raw_details?: string;
}

interface Options {
  /** In any mode but `block` nothing fails: what would fail is neutral, and its title says so. */
  mode: Publication['mode'];
  checkRuns: 'criterion' | 'contract' | 'summary' | 'off';
  /** With more criteria than this there is one check run for each contract instead. */
  max: number;
  /** The name of the aggregate. */
  checkName: string;
  publication: Publication;
}

/** For all check runs together: every 50 take one request. */
export const mostAnnotations = 500;
const mostContracts = 12;
/** Bytes of a summary and of a text. GitHub counts characters, of which there are never more. */
const mostText = 65_535;
/** A state may be hidden behind the text of the aggregate. */
const mostAggregateText = mostText - mostState;
/** Characters of a name, a title and an external id. */
const mostName = 255;

/**
 * The check runs of a result: the aggregate, and one for each criterion or contract. `left` names what there was no room
 * for, and the aggregate repeats it.
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
    ? distinct(criteria.map(({ criterion, contract }) => criterionRun(criterion, contract, results)))
    : shown.map(contract => contractRun(contract, results));

  const placed = annotations(results, mode).filter(isPlaced);
  const homes = homesOf(placed, drafts);
  const unshown = perContract ? contracts.slice(mostContracts) : [];
  const left = [
    ...(unshown.length > 0 ? [unshownWords(unshown.map(({ id }) => id))] : []),
    ...(placed.length > mostAnnotations ? [annotationWords(mostAnnotations, placed.length)] : []),
  ];
  const finished = (draft: Draft): CheckRun => {
    const kept = homes.get(draft.externalId) ?? [];
    const sent = kept.filter(each => each.sent).map(({ annotation }) => forApi(annotation));
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

/** External id → the conclusion of that criterion or contract, whether or not it has a check run of its own. */
export function conclusionsOf(results: Results): Map<string, Conclusion> {
  const runs = results.contracts.flatMap(contract => [
    contractRun(contract, results),
    ...contract.criteria.map(criterion => criterionRun(criterion, contract, results)),
  ]);
  return new Map(runs.map(({ externalId, conclusion }) => [externalId, conclusion]));
}

/** A check run before GitHub's limits are applied and annotations are added. */
interface Draft {
  name: string;
  externalId: string;
  conclusion: Conclusion;
  title: string;
  summary: ReportPart[];
  text: ReportPart[];
}

/** GitHub counts `neutral` as passing, so nothing that was required ends in it. */
const conclusions: Record<Exclude<Status, 'skip'>, Conclusion> = {
  pass: 'success',
  warn: 'success',
  fail: 'failure',
  error: 'failure',
  pending: 'action_required',
};

const room: Room = { fact: 2_000, places: 100, excerpt: 100 };

function criterionRun(criterion: CriterionResult, contract: ContractResult, about: RunAbout): Draft {
  const { id, status, standsFor, message, signed } = criterion;
  return {
    name: runName(contract.id, criterionName(criterion)),
    externalId: externalId('criterion', id),
    conclusion: status === 'skip' ? (standsFor ? 'cancelled' : 'neutral') : conclusions[status],
    title: titled(message, status),
    summary: [
      piece('verdict', `${icons[status]} ${nameOf(criterion)}: ${own(criterion, message, room.fact)}`),
      ...(signed ? [piece('note', `✍️ ${signedWords(criterion)}`)] : []),
      ...(status === 'pass' || status === 'skip'
        ? []
        : [wantAndGot(criterion), ...detailParts(criterion, contract, room, about)]),
    ],
    text: [],
  };
}

function wantAndGot(criterion: CriterionResult): ReportPart {
  const { want, got } = criterion;
  const fact = (label: string, words: string) =>
    piece('details', `- **${label}:** ${own(criterion, words, room.fact)}`);
  return { as: 'lines', pieces: [fact(labels.want, want), fact(labels.got, got)] };
}

/** Two criteria of one name would be one check run for whoever requires it. */
function distinct(drafts: readonly Draft[]): Draft[] {
  const seen = new Map<string, number>();
  return drafts.map(draft => {
    const count = (seen.get(draft.name) ?? 0) + 1;
    seen.set(draft.name, count);
    return count === 1 ? draft : { ...draft, name: shortened(`${draft.name} (${count})`) };
  });
}

/** What a contract calls itself stands behind a fixed prefix, so that no contract can post a check that the branch requires. */
function runName(contract: string, own: string): string {
  return shortened(shortLine(`contract-gate / ${contract} / ${own}`, Number.POSITIVE_INFINITY));
}

function contractRun(contract: ContractResult, about: RunAbout): Draft {
  const { id, verdict, criteria } = contract;
  return {
    name: runName(id, 'all criteria'),
    externalId: externalId('contract', id),
    conclusion: conclusions[verdict],
    title: titled(countWords(countsOf(criteria), importance), verdict),
    summary: [
      piece('verdict', `${icons[verdict]} **${verdict}** ${named(contract)}\n\n${originWords(contract)}`),
      criterionTable(byImportance(criteria)),
      signedParts([contract]),
    ],
    text: openParts(contract, about),
  };
}

/** `left`: what the other check runs have no room for. */
function aggregateRun(results: Results, name: string, publication: Publication, left: readonly string[]): Draft {
  const contracts = contractsByImportance(results.contracts);
  const known = { ...publication, unpublished: [...publication.unpublished, ...left] };
  return {
    name,
    externalId: aggregateId,
    conclusion: conclusions[results.verdict],
    title: titled(results.reason, results.verdict),
    summary: [
      ...verdictParts(results, publication),
      ...(contracts.length > 1 ? [contractTable(contracts)] : []),
      problemParts(results),
      signedParts(contracts),
      ...noteParts(results, known),
      piece('verdict', footer(results, publication)),
    ],
    text: [
      ...contracts
        .filter(contract => !isFine(contract))
        .map(contract => contractParts(contract, { ...results, whole: true })),
      passedParts(contracts.filter(isFine), results),
    ],
  };
}

const ours = 'contract-gate:1:';
export const aggregateId = `${ours}aggregate`;

function externalId(kind: 'criterion' | 'contract', id: string): string {
  return shortened(`${ours}${kind}:${id}`);
}

/** Whether this is an external id that the gate writes. Whoever may write check runs can forge one. */
export function isOurs(id: string): boolean {
  return id === aggregateId || id.startsWith(`${ours}criterion:`) || id.startsWith(`${ours}contract:`);
}

/** No longer than GitHub takes; two texts that differ only past that stay different. */
function shortened(text: string): string {
  const mark = `#${digestOf(text).slice(0, 16)}`;
  return text.length <= mostName ? text : `${startOf(text, mostName - mark.length)}${mark}`;
}

function titled(reason: string, status: Status): string {
  return shortLine(plainWords(reason), mostName) || status;
}

/** A skip of what was never required is neutral in every mode, and would block nothing. */
function ending({ conclusion, title }: Draft, mode: Publication['mode']): Pick<CheckRun, 'conclusion' | 'title'> {
  if (mode === 'block' || conclusion === 'success' || conclusion === 'neutral') return { conclusion, title };
  return { conclusion: 'neutral', title: shortLine(`would block: ${title}`, mostName) };
}

type Placed = Annotation & { path: string };

interface Kept {
  annotation: Placed;
  /** Whether there is room for it. */
  sent: boolean;
}

function isPlaced(annotation: Annotation): annotation is Placed {
  return annotation.path !== undefined;
}

/** Every annotation goes to the most specific check run that there is, and to no other. */
function homesOf(placed: readonly Placed[], drafts: readonly Draft[]): Map<string, Kept[]> {
  const known = new Set(drafts.map(draft => draft.externalId));
  const homes = new Map<string, Kept[]>();
  for (const [index, annotation] of placed.entries()) {
    const { criterion = '', contract = '' } = annotation;
    const candidates = [externalId('criterion', criterion), externalId('contract', contract)];
    const home = candidates.find(id => known.has(id)) ?? aggregateId;
    const kept = homes.get(home) ?? [];
    kept.push({ annotation, sent: index < mostAnnotations });
    homes.set(home, kept);
  }
  return homes;
}

function forApi({ path, line, level, message, title, details }: Placed): CheckRunAnnotation {
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
  return `${sent} of ${number(all, 'annotation', 'annotations')} shown`;
}

function unshownWords(ids: readonly string[]): string {
  const have = ids.length === 1 ? 'contract has no check run of its own' : 'contracts have no check run of their own';
  return `${ids.length.toLocaleString('en')} ${have}: ${someOf(ids, 10)}`;
}
