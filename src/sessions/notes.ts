import type { Outcome } from '../model/outcome.ts';
import { type RuleId, ruleIds, rules } from './rules.ts';

/** `fail`: a rule is broken. `pending`: a person has to decide. `warn`: the meaning is clear, though it is written otherwise. */
export type Severity = 'fail' | 'pending' | 'warn';

export interface Spot {
  path: string;
  line: number;
}

interface Finding extends Spot {
  severity: Severity;
  message: string;
}

/** What was looked at, and what was found. A rule that nobody looked at is no criterion. */
export interface Notes {
  look(...ids: RuleId[]): void;
  tell(id: RuleId, severity: Severity, at: Spot, message: string): void;
  /** Something that is worth knowing though nothing is wrong; shown where the rule holds. */
  remark(id: RuleId, message: string): void;
}

export interface Book extends Notes {
  outcomes(strict: boolean): { id: RuleId; outcome: Outcome; at?: Spot }[];
}

const mostPlaces = 200;
const order: readonly Severity[] = ['fail', 'pending', 'warn'];

export function openBook(): Book {
  const looked = new Set<RuleId>();
  const found = new Map<RuleId, Finding[]>();
  const remarks = new Map<RuleId, string[]>();
  const add = <T>(map: Map<RuleId, T[]>, id: RuleId, value: T) => {
    looked.add(id);
    const list = map.get(id);
    if (list) list.push(value);
    else map.set(id, [value]);
  };
  return {
    look: (...ids) => ids.forEach(id => void looked.add(id)),
    tell: (id, severity, at, message) => add(found, id, { severity, path: at.path, line: at.line, message }),
    remark: (id, message) => add(remarks, id, message),
    outcomes: strict =>
      ruleIds
        .filter(id => looked.has(id))
        .map(id => {
          const all = (found.get(id) ?? []).map(each => ({ ...each, severity: raised(each.severity, strict) }));
          const outcome = outcomeOf(id, all, remarks.get(id) ?? []);
          return 'at' in outcome && outcome.at ? { id, outcome, at: outcome.at } : { id, outcome };
        }),
  };
}

function raised(severity: Severity, strict: boolean): Severity {
  return strict && severity === 'warn' ? 'fail' : severity;
}

/** One criterion for all findings of a rule, the gravest first, so that two hundred of them stay readable. */
function outcomeOf(id: RuleId, found: readonly Finding[], remarks: readonly string[]): Outcome {
  if (found.length === 0) return { status: 'pass', message: remarks.join(' · ') || 'nothing is wrong' };
  const sorted = [...found].sort(
    (a, b) =>
      order.indexOf(a.severity) - order.indexOf(b.severity) ||
      (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line),
  );
  const [first] = sorted;
  const { severity, path, line, message } = first!;
  const more = found.length > 1 ? ` (and ${found.length - 1} more)` : '';
  const left = found.length > mostPlaces ? `, of which ${mostPlaces} are listed` : '';
  const places = sorted.slice(0, mostPlaces).map(each => ({ ...each, code: id }));
  return {
    status: severity,
    message: `${message}${more}`,
    want: rules[id].title,
    got: found.length === 1 ? message : `${counted(sorted)}${left}`,
    at: { path, line },
    ...(places.length > 1 ? { places } : {}),
    fix: rules[id].fix,
    owner: severity === 'pending' ? 'person' : 'author',
  };
}

/** "28 findings in tasks.yaml, 2 in status.json" */
function counted(found: readonly Finding[]): string {
  const files = new Map<string, number>();
  for (const { path } of found) files.set(path, (files.get(path) ?? 0) + 1);
  const parts = [...files].slice(0, 5).map(([path, count], index) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return index === 0 ? `${count} ${count === 1 ? 'finding' : 'findings'} in ${name}` : `${count} in ${name}`;
  });
  return `${parts.join(', ')}${files.size > 5 ? ` and in ${files.size - 5} more files` : ''}`;
}
