import { type BodyDocument, bodyDocuments } from '../model/body-documents.ts';
import { parseJson } from '../syntax/json.ts';
import { entry, type Node } from '../syntax/located-value.ts';
import { agentsOf, type OutputAgent } from './output/agents.ts';
import { outputBlocks } from './output/block.ts';
import { agentOf } from './output/identify.ts';
import type { ClaimPolicy, ClaimSource } from './types.ts';

interface Body {
  text: string;
  path: string;
}

/** The claims in the body of a pull request. */
export interface ClaimBlocks {
  reports: ClaimSource[];
  /** The last block of each agent, and the last block of all. */
  outputs: ClaimSource[];
}

/** The reports in fences, and the output blocks. */
export function findClaimBlocks(body: Body, policy: ClaimPolicy): ClaimBlocks {
  const common = { path: body.path, from: 'body' as const };
  const fences = new Map(reportsIn(body.text).map(each => [each.line, each]));
  const reports = [...fences.values()].map(
    ({ text, line, yaml }): ClaimSource => ({ ...common, text, line, ...(yaml ? { yaml } : {}) }),
  );
  const outputs = outputBlocks(body.text).map((block): ClaimSource => ({ ...body, line: 1, from: 'body', block }));
  return { reports, outputs: lastOfEach(outputs, agentsOf(policy)) };
}

function reportsIn(body: string): BodyDocument[] {
  return bodyDocuments(body).documents.filter(({ kind }) => kind === 'report');
}

function lastOfEach(sources: readonly ClaimSource[], agents: readonly OutputAgent[]): ClaimSource[] {
  const seen = new Set<OutputAgent | undefined>([undefined]);
  const kept = sources.toReversed().filter(({ block }, index) => {
    const { agent } = agentOf(block!, undefined, agents);
    const isNew = !seen.has(agent);
    seen.add(agent);
    return index === 0 || isNew;
  });
  return kept.toReversed();
}

/** One report, or a list of them. */
function listOf(node: Node): readonly Node[] {
  return node.kind === 'list' ? node.items : [node];
}

export interface ReportedCheck {
  executed: boolean;
  verdict: string;
  /** The line of the body, or of the file. */
  line: number;
}

/** The checks that the reports in a body say were performed, by name. The last one of a name counts. */
export function reportedChecks(body: string): Map<string, ReportedCheck> {
  const nodes = reportsIn(body).flatMap(({ node, closed }) => (node && closed ? [node] : []));
  return checksOf(nodes);
}

/** The same for the JSON of a report, or of a list of them. */
export function checksIn(json: string): Map<string, ReportedCheck> {
  const read = parseJson(json);
  return checksOf('node' in read ? listOf(read.node) : []);
}

function checksOf(reports: readonly Node[]): Map<string, ReportedCheck> {
  const found = new Map<string, ReportedCheck>();
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
