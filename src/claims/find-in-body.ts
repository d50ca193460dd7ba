import { report } from '../dialects/report.ts';
import { parseJson } from '../syntax/json.ts';
import type { Node } from '../syntax/located-value.ts';
import { fencesNamed } from '../syntax/markdown.ts';
import { agentsOf, type OutputAgent } from './output/agents.ts';
import { outputBlocks } from './output/block.ts';
import { isJsonOutput, jsonBlock } from './output/json.ts';
import { agentOf } from './output/reading.ts';
import type { ClaimPolicy, Said } from './types.ts';

/** What a pull request's body says of the work. */
export interface InBody {
  reports: Said[];
  /** Of each agent the last block, and the last block of all; JSON that holds an output is one like any other. */
  outputs: Said[];
}

/** A JSON fence counts only where a report or an agent's output is recognised in it; a block in any fence does not. */
export function inBody(body: { text: string; path: string }, policy: ClaimPolicy): InBody {
  const agents = agentsOf(policy);
  const reports: Said[] = [];
  const fenced: Said[] = [];
  for (const said of jsonFences(body)) {
    const parsed = parseJson(said.text);
    if ('problem' in parsed) {
      // What can't be read is recognised by the one word that nothing else has.
      if (said.text.includes('"checks_performed"')) reports.push(said);
    } else if (isReport(parsed.node, policy)) reports.push(said);
    else if (isJsonOutput(parsed.node, agents)) fenced.push({ ...said, block: jsonBlock(parsed.node) });
  }
  const blocks = outputBlocks(body.text).map((block): Said => ({ ...body, line: 1, from: 'body', block }));
  return {
    reports,
    outputs: lastOfEach(
      [...blocks, ...fenced].sort((left, right) => lineOf(left) - lineOf(right)),
      agents,
    ),
  };
}

/** A report, or a list that has one. */
function isReport(node: Node, policy: ClaimPolicy): boolean {
  return (node.kind === 'list' ? node.items : [node]).some(each => report.recognises(each, policy));
}

function lineOf({ line, block }: Said): number {
  return line + block!.line;
}

function lastOfEach(said: readonly Said[], agents: readonly OutputAgent[]): Said[] {
  const seen = new Set<OutputAgent | undefined>([undefined]);
  const kept = said.toReversed().filter(({ block }, index) => {
    const { agent } = agentOf(block!, undefined, agents);
    const isNew = !seen.has(agent);
    seen.add(agent);
    return index === 0 || isNew;
  });
  return kept.toReversed();
}

function jsonFences({ text, path }: { text: string; path: string }): Said[] {
  return fencesNamed(text, 'json').map(fence => ({ path, text: fence.text, line: fence.from + 1, from: 'body' }));
}
