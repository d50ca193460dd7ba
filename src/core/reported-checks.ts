import { parseJson } from './json.ts';
import { scanMarkdown } from './markdown.ts';
import { entry, type Node } from './node.ts';

export interface ReportedCheck {
  executed: boolean;
  verdict: string;
  /** The line of the body. */
  line: number;
}

/** The checks that an agent's report in the body says it performed: JSON fences with `checks_performed`. The last word counts. */
export function reportedChecks(body: string): Map<string, ReportedCheck> {
  const { lines, fences } = scanMarkdown(body);
  const found = new Map<string, ReportedCheck>();
  for (const { info, from, to, closed } of fences) {
    if (!/^json\b/i.test(info.trim()) || !closed) continue;
    const read = parseJson(lines.slice(from, to).join('\n'));
    const performed = 'node' in read ? entry(read.node, 'checks_performed')?.value : undefined;
    if (performed?.kind !== 'map') continue;
    for (const { key, keyAt, value } of performed.entries) {
      const executed = fieldOf(value, 'executed') === true;
      found.set(key, { executed, verdict: String(fieldOf(value, 'verdict') ?? ''), line: from + keyAt.line });
    }
  }
  return found;
}

function fieldOf(node: Node, key: string): unknown {
  const value = entry(node, key)?.value;
  return value && 'value' in value ? value.value : undefined;
}
