import { parseJson } from '../syntax/json.ts';
import { entry, type Node } from '../syntax/located-value.ts';
import { fencesNamed } from '../syntax/markdown.ts';

export interface ReportedCheck {
  executed: boolean;
  verdict: string;
  /** The line of the body, or of the file. */
  line: number;
}

/** The checks that an agent's report in the body says it performed: JSON fences with `checks_performed`. The last word counts. */
export function reportedChecks(body: string): Map<string, ReportedCheck> {
  const found = new Map<string, ReportedCheck>();
  for (const { text, from, closed } of fencesNamed(body, 'json')) {
    if (!closed) continue;
    for (const [name, check] of checksIn(text)) found.set(name, { ...check, line: from + check.line });
  }
  return found;
}

/** The same of a report, or of a list of them, as JSON. */
export function checksIn(json: string): Map<string, ReportedCheck> {
  const found = new Map<string, ReportedCheck>();
  const read = parseJson(json);
  const reports = !('node' in read) ? [] : read.node.kind === 'list' ? read.node.items : [read.node];
  for (const report of reports) {
    const performed = entry(report, 'checks_performed')?.value;
    if (performed?.kind !== 'map') continue;
    for (const { key, keyAt, value } of performed.entries) {
      const executed = fieldOf(value, 'executed') === true;
      found.set(key, { executed, verdict: String(fieldOf(value, 'verdict') ?? ''), line: keyAt.line });
    }
  }
  return found;
}

function fieldOf(node: Node, key: string): unknown {
  const value = entry(node, key)?.value;
  return value && 'value' in value ? value.value : undefined;
}
