import { parseJson } from '../syntax/json.ts';
import { entry, type Node } from '../syntax/located-value.ts';
import { fencesNamed } from '../syntax/markdown.ts';
import { agentsOf, type OutputAgent } from './output/agents.ts';
import { isJsonOutput, jsonBlock, outputBlocks } from './output/block.ts';
import { agentOf } from './output/identify.ts';
import { isReport } from './report/forms.ts';
import type { ClaimPolicy, ClaimSource } from './types.ts';

interface Body {
  text: string;
  path: string;
}

/** The claims in the body of a pull request. */
export interface ClaimBlocks {
  reports: ClaimSource[];
  /** The last block of each agent, and the last block of all; an output as JSON is a block like any other. */
  outputs: ClaimSource[];
}

/** A JSON fence counts only if it is a report or an agent's output; a block in any fence does not. */
export function findClaimBlocks(body: Body, policy: ClaimPolicy): ClaimBlocks {
  const agents = agentsOf(policy);
  const reports: ClaimSource[] = [];
  const fenced: ClaimSource[] = [];
  for (const source of jsonFences(body)) {
    const parsed = parseJson(source.text);
    if ('problem' in parsed) {
      // JSON that can't be parsed counts as a report by the one word that nothing else has.
      if (source.text.includes('"checks_performed"')) reports.push(source);
    } else if (listOf(parsed.node).some(isReport)) reports.push(source);
    else if (isJsonOutput(parsed.node, agents)) fenced.push({ ...source, block: jsonBlock(parsed.node) });
  }
  const blocks = outputBlocks(body.text).map((block): ClaimSource => ({ ...body, line: 1, from: 'body', block }));
  const inOrder = [...blocks, ...fenced].sort((left, right) => lineOf(left) - lineOf(right));
  return { reports, outputs: lastOfEach(inOrder, agents) };
}

function lineOf({ line, block }: ClaimSource): number {
  return line + block!.line;
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

function jsonFences({ text, path }: Body): ClaimSource[] {
  return fencesNamed(text, 'json').map(fence => ({ path, text: fence.text, line: fence.from + 1, from: 'body' }));
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
  const found = new Map<string, ReportedCheck>();
  for (const { text, from, closed } of fencesNamed(body, 'json')) {
    if (!closed) continue;
    for (const [name, check] of checksIn(text)) found.set(name, { ...check, line: from + check.line });
  }
  return found;
}

/** The same for the JSON of a report, or of a list of them. */
export function checksIn(json: string): Map<string, ReportedCheck> {
  const found = new Map<string, ReportedCheck>();
  const read = parseJson(json);
  for (const report of 'node' in read ? listOf(read.node) : []) {
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
