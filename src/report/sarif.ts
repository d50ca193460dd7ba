import type { CriterionResult, Results } from '../model/results.ts';
import { digestOf } from '../syntax/digest.ts';
import { inertJson } from './json.ts';
import { shortLine } from './sanitize.ts';
import { sizeOf } from './truncate.ts';
import { byImportance, labels, number, repositoryUrl } from './words.ts';

/** Code scanning refuses a file with more results, or of more than 10 MB compressed. */
const mostResults = 25_000;
const mostBytes = 8_000_000;
const longestFact = 1000;
const root = '%SRCROOT%';

/** The report as SARIF 2.1.0 for GitHub's code scanning: failures as errors, the rest as warnings. */
export function sarif(results: Results): string {
  const { tool, target, shard } = results;
  const found = alerts(results);
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

interface Alert {
  rule: string;
  level: 'error' | 'warning';
  text: string;
  at: { path: string; line: number; column?: number };
  /** What identifies the alert in the next run, whichever line it has moved to. */
  same: readonly (string | number)[];
  properties: Record<string, string>;
}

/** As many as code scanning takes, the most important ones. */
function taken(found: readonly Alert[]): readonly Alert[] {
  let size = 0;
  const end = found.findIndex(({ text, at }, index) => {
    size += sizeOf(text) + sizeOf(at.path);
    return index >= mostResults || size > mostBytes;
  });
  return end === -1 ? found : found.slice(0, end);
}

/** One alert for each place: the first place of each criterion before the second of any, failures first. */
function alerts(results: Results): Alert[] {
  const problems = results.problems.map(({ code, message, at }): Alert => {
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
  const criteria = byImportance(results.contracts.flatMap(contract => contract.criteria)).map(criterionAlerts);
  return [...problems, ...criteria.flatMap(all => all.slice(0, 1)), ...criteria.flatMap(all => all.slice(1))];
}

/** One alert for each place that is wrong. */
function criterionAlerts(criterion: CriterionResult): Alert[] {
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
      text: [`${title}: ${what}`, ...(fix ? [`${labels.fix}: ${fix}`] : [])].map(plain).join('\n'),
      at: place,
      same: [id, place.path, nth],
      properties: { criterion: id, status, ...(owner ? { owner } : {}) },
    };
  });
}

function resultOf({ rule, level, text, at, same, properties }: Alert): object {
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

/** One line without what SARIF reads as a link or a placeholder. */
function plain(words: string): string {
  return shortLine(words, longestFact)
    .replaceAll('](', '] (')
    .replaceAll(/\{(?=\d)/g, '{ ');
}

/** A path as a URI. Code scanning takes no alert without a file, so a pull request body is named like one. */
function artifact(path: string): { uri: string; uriBaseId?: string } {
  const uri = path
    .split('/')
    .map(part => encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\ufffd')))
    .join('/');
  return path.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: root };
}

function rulesOf(kept: readonly Alert[]): object[] {
  return [...new Set(kept.map(({ rule }) => rule))].sort().map(id => {
    const [title, words] = id.startsWith('problem/')
      ? [`Contract problem: ${id.slice(8)}`, 'A contract or the policy is not valid.']
      : [`Contract criterion: ${id}`, 'A criterion failed, is inconclusive, or is waiting for a person.'];
    const help = 'The message of each alert says what is wrong and how to fix it.';
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
        ? [note('warning', `${number(left, 'alert is', 'alerts are')} left out: the limit of code scanning is reached`)]
        : []),
    ],
  };
}
