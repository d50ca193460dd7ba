import type { CriterionResult, Results } from '../model/results.ts';
import { digestOf } from '../syntax/digest.ts';
import { inertJson } from './json.ts';
import { repositoryUrl } from './repository.ts';
import { shortLine } from './sanitize.ts';
import { sizeOf } from './truncate.ts';
import { byImportance, number } from './words.ts';

/** Code scanning refuses a file with more results, or with more than 10 MB when it is packed. */
const mostResults = 25_000;
const mostBytes = 8_000_000;
const longestFact = 1000;
const root = '%SRCROOT%';

/** The report as SARIF 2.1.0, as GitHub's code scanning reads it: what blocks as errors, what wants a look as warnings. */
export function sarif(results: Results): string {
  const { tool, target, shard } = results;
  const found = findings(results);
  const kept = taken(found);
  const url = repositoryUrl(target);
  const run = {
    tool: { driver: { name: tool.name, semanticVersion: tool.version, rules: rulesOf(kept) } },
    automationDetails: { id: shard ? `${tool.name}/${shard.index}-of-${shard.total}/` : `${tool.name}/` },
    invocations: [invocation(results, found.length - kept.length)],
    originalUriBaseIds: { [root]: { description: { text: 'The top of the repository.' } } },
    ...(url
      ? {
          versionControlProvenance: [
            { repositoryUri: url, ...(target.head ? { revisionId: target.head } : {}), mappedTo: { uriBaseId: root } },
          ],
        }
      : {}),
    columnKind: 'utf16CodeUnits',
    results: kept.map(resultOf),
  };
  return inertJson({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  });
}

interface Finding {
  rule: string;
  level: 'error' | 'warning';
  text: string;
  at: { path: string; line: number; column?: number };
  /** What makes it the same finding in the next run, wherever its line has moved to. */
  same: readonly (string | number)[];
  properties: Record<string, string>;
}

/** As many as code scanning takes, the most important of them. */
function taken(found: readonly Finding[]): readonly Finding[] {
  let size = 0;
  const end = found.findIndex(({ text, at }, index) => {
    size += sizeOf(text) + sizeOf(at.path);
    return index >= mostResults || size > mostBytes;
  });
  return end === -1 ? found : found.slice(0, end);
}

/** Everything that is wrong and where: the first place of each criterion before the second of any, failures first. */
function findings(results: Results): Finding[] {
  const problems = results.problems.map(({ code, message, at }): Finding => {
    const [first = ''] = message.split('\n');
    return {
      rule: `problem/${code}`,
      level: 'error',
      text: plain(first),
      at,
      same: [code, at.path, first],
      properties: {},
    };
  });
  const criteria = byImportance(results.contracts.flatMap(contract => contract.criteria)).map(criterionFindings);
  return [...problems, ...criteria.flatMap(all => all.slice(0, 1)), ...criteria.flatMap(all => all.slice(1))];
}

/** One for each place that is wrong. */
function criterionFindings(criterion: CriterionResult): Finding[] {
  const { id, check, status, title, message, fix, at, places, owner } = criterion;
  if (status === 'pass' || status === 'skip') return [];
  const seen = new Map<string, number>();
  return (places?.length ? places : [{ ...at, message, severity: status }]).map(place => {
    const { severity = status } = place;
    const nth = (seen.get(place.path) ?? 0) + 1;
    seen.set(place.path, nth);
    const what = place.message || message;
    return {
      rule: check,
      level: severity === 'fail' || severity === 'error' ? 'error' : 'warning',
      text: [`${title}: ${what}`, ...(fix ? [`Fix: ${fix}`] : [])].map(plain).join('\n'),
      at: place,
      same: [id, place.path, nth],
      properties: { criterion: id, status, ...(owner ? { owner } : {}) },
    };
  });
}

function resultOf({ rule, level, text, at, same, properties }: Finding): object {
  const region = { startLine: Math.max(1, at.line), ...(at.column ? { startColumn: at.column } : {}) };
  return {
    ruleId: rule,
    level,
    message: { text },
    locations: [{ physicalLocation: { artifactLocation: artifact(at.path), region } }],
    partialFingerprints: { primaryLocationLineHash: `${digestOf(same).slice(0, 16)}:1` },
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
  };
}

/** A line in which SARIF sees neither a link nor a gap to be filled. */
function plain(words: string): string {
  return shortLine(words, longestFact)
    .replaceAll('](', '] (')
    .replaceAll(/\{(?=\d)/g, '{ ');
}

/** A path as a URI. The body of a pull request is no file; code scanning takes no finding without a place, so it is named. */
function artifact(path: string): { uri: string; uriBaseId?: string } {
  const uri = path
    .split('/')
    .map(part => encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\ufffd')))
    .join('/');
  return path.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: root };
}

function rulesOf(kept: readonly Finding[]): object[] {
  return [...new Set(kept.map(({ rule }) => rule))].sort().map(id => {
    const [title, words] = id.startsWith('problem/')
      ? [`Contract problem: ${id.slice(8)}`, 'A contract or the policy can not be taken as it is written.']
      : [`Contract criterion: ${id}`, 'A criterion does not hold, could not be told, or waits for a person.'];
    const help = 'The message of each finding says what is wrong there and how to put it right.';
    return {
      id,
      shortDescription: { text: plain(title) },
      fullDescription: { text: words },
      help: { text: help },
      defaultConfiguration: { level: 'error' },
      properties: { tags: ['contract'], precision: 'very-high', 'problem.severity': 'error' },
    };
  });
}

function invocation({ verdict, reason, notes, timing }: Results, left: number): object {
  const note = (level: 'note' | 'warning', text: string) => ({ level, message: { text: plain(text) } });
  return {
    executionSuccessful: verdict !== 'error',
    startTimeUtc: timing.started,
    endTimeUtc: timing.finished,
    toolExecutionNotifications: [
      note('note', `${verdict}: ${reason}`),
      ...notes.map(each => note('note', each)),
      ...(left > 0
        ? [note('warning', `${number(left, 'finding is', 'findings are')} left out: code scanning takes no more`)]
        : []),
    ],
  };
}
