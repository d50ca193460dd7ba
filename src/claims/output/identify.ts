import { didYouMean } from '../../match/suggest.ts';
import { cited } from '../../syntax/text.ts';
import type { ClaimSource } from '../types.ts';
import { agentNamed, type OutputAgent } from './agents.ts';
import { blocksIn, fieldsInProse, type OutputBlock } from './block.ts';
import { type BlockFinding, valueText } from './fields.ts';

/** The block that counts: the last one; if a certain agent is requested, preferably its own last one. */
export function blockFor(
  source: ClaimSource,
  requested: OutputAgent | undefined,
  agents: readonly OutputAgent[],
): OutputBlock | undefined {
  if (source.block) return source.block;
  const blocks = blocksIn(source.text);
  const own = requested && blocks.findLast(block => agentOf(block, undefined, agents).agent === requested);
  return own ?? blocks.at(-1);
}

/** The same among several sources. */
export function sourceFor(
  sources: readonly ClaimSource[],
  requested: OutputAgent | undefined,
  agents: readonly OutputAgent[],
): ClaimSource | undefined {
  const own =
    requested && sources.findLast(({ block }) => block && agentOf(block, undefined, agents).agent === requested);
  return own ?? sources.at(-1);
}

/** Whose block it is: the requested agent's, else by its `agent:` line, else by its fields. */
export function agentOf(
  block: OutputBlock,
  requested: OutputAgent | undefined,
  agents: readonly OutputAgent[],
): { agent?: OutputAgent; findings: BlockFinding[] } {
  const finding = (code: string, line: number, message: string, fix: string): BlockFinding[] => [
    { code, severity: 'fail', line, message, fix },
  ];
  const names = agents.map(agent => agent.name).join(', ');
  const field = block.fields.find(({ key }) => key === 'agent');
  const name = field && valueText(field.value);
  const named = agentNamed(name, agents);
  if (field && !named) {
    const near = didYouMean(
      name!,
      agents.map(agent => agent.name),
    );
    const findings = finding(
      'unknown_agent',
      field.line,
      `unknown agent ${cited(name!)}${near}`,
      `write agent: and one of ${names}`,
    );
    return { ...(requested ? { agent: requested } : {}), findings };
  }
  if (field && requested && named !== requested) {
    const message = `the block is from ${named!.name}; expected one from ${requested.name}`;
    const fix = `let ${requested.name} end with its own block`;
    return { agent: requested, findings: finding('other_agent', field.line, message, fix) };
  }
  const agent = requested ?? named ?? byFields(block, agents);
  if (agent) return { agent, findings: [] };
  const message = 'the fields do not show which agent wrote this block';
  return { findings: finding('unclear_agent', block.line, message, `add a line agent: with one of ${names}`) };
}

/** The same for a block in a body. Default validation takes any fields, if they are not all that a known agent reports. */
export function authorOf(
  block: OutputBlock,
  requested: OutputAgent | undefined,
  agents: readonly OutputAgent[],
  unasked: ClaimSource['unasked'],
): ReturnType<typeof agentOf> {
  const isNamed = block.fields.some(({ key }) => key === 'agent');
  if (unasked === 'freeform' && !isNamed && otherAgentsOf(block, undefined, agents).length === 0)
    return { findings: [] };
  return agentOf(block, requested, agents);
}

/** Other agents whose block it could be: it has every field that they must have. */
export function otherAgentsOf(
  { fields }: OutputBlock,
  agent: OutputAgent | undefined,
  agents: readonly OutputAgent[],
): OutputAgent[] {
  const keys = new Set(fields.map(({ key }) => key));
  return agents.filter(other => {
    const required = other.fields.filter(field => field.required);
    return other !== agent && required.length > 0 && required.every(({ key }) => keys.has(key));
  });
}

/** The one agent that has more of the block's fields than any other. Lists of files alone show nothing. */
function byFields({ fields }: OutputBlock, agents: readonly OutputAgent[]): OutputAgent | undefined {
  const keys = new Set(fields.map(({ key }) => key));
  const scores = agents.map(agent => {
    const own = agent.fields.filter(({ key }) => keys.has(key));
    return own.every(({ type }) => type === 'files' || type === 'path') ? 0 : own.length;
  });
  const best = Math.max(...scores);
  const matching = agents.filter((_, index) => scores[index] === best);
  return best > 0 && matching.length === 1 ? matching[0] : undefined;
}

/** Describes a missing block: where one is that does not count, and which fields the text has without it. */
export function missingBlock(
  source: ClaimSource,
  agent: OutputAgent | undefined,
): { message: string; line: number; whole: boolean } {
  const lines = source.text.split(/\r\n|\r|\n/);
  const hidden = lines.findIndex(line => line.includes('---OUTPUT---'));
  const fields = agent
    ? fieldsInProse(
        source.text,
        agent.fields.map(({ key }) => key),
      )
    : [];
  const found = new Map(fields.map(field => [field.key, field]));
  const open = (agent?.fields ?? []).filter(({ key, required }) => required && !found.has(key)).map(({ key }) => key);
  const recovered = [...found.values()].slice(0, 20).map(({ key, value }) => `${key}: ${valueText(value)}`);
  const parts = [
    'there is no ---OUTPUT--- block',
    ...(hidden === -1
      ? []
      : [
          `the one on line ${hidden + source.line} is in a quote, a comment or the fence of a document, or shares its line`,
        ]),
    ...(recovered.length > 0 ? [`the text has ${recovered.join(', ')}`] : []),
    ...(recovered.length > 0 && open.length > 0 ? [`missing: ${open.join(', ')}`] : []),
  ];
  const line = (hidden === -1 ? 0 : hidden) + source.line;
  return { message: parts.join('; '), line, whole: recovered.length > 0 && open.length === 0 };
}
