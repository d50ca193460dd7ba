import { parseJson } from '../../syntax/json.ts';
import { cited, didYouMean } from '../../syntax/text.ts';
import type { Said } from '../types.ts';
import { bareName, type OutputAgent } from './agents.ts';
import { fieldsInProse, type OutputBlock, outputBlocks } from './block.ts';
import { jsonBlock } from './json.ts';
import type { Conflict } from './rules.ts';
import { told } from './values.ts';

export function agentNamed(name: string | undefined, agents: readonly OutputAgent[]): OutputAgent | undefined {
  return name === undefined ? undefined : agents.find(agent => bareName(agent.name) === bareName(name));
}

/** The block that counts: the last one outside of any fence or quote; where an agent is asked, its own last one before that of another. */
export function blockFor(
  said: Said,
  asked: OutputAgent | undefined,
  agents: readonly OutputAgent[],
): OutputBlock | undefined {
  if (said.block) return said.block;
  const blocks = blocksIn(said.text);
  const own = asked && blocks.findLast(block => agentOf(block, undefined, agents).agent === asked);
  return own ?? blocks.at(-1);
}

/** The same among what was said in several places. */
export function saidBy(
  said: readonly Said[],
  asked: OutputAgent | undefined,
  agents: readonly OutputAgent[],
): Said | undefined {
  const own = asked && said.findLast(({ block }) => block && agentOf(block, undefined, agents).agent === asked);
  return own ?? said.at(-1);
}

/** A text that is one JSON value is read as such. */
function blocksIn(text: string): OutputBlock[] {
  if (!/^\uFEFF?\s*\{/.test(text)) return outputBlocks(text);
  const parsed = parseJson(text.replace(/^\uFEFF/, ''));
  return 'problem' in parsed ? outputBlocks(text) : [jsonBlock(parsed.node)];
}

/** Whose block it is: by the contract, by its `agent:` line, else by its fields. */
export function agentOf(
  block: OutputBlock,
  asked: OutputAgent | undefined,
  agents: readonly OutputAgent[],
): { agent?: OutputAgent; wrong: Conflict[] } {
  const field = block.fields.find(({ key }) => key === 'agent');
  const name = field && told(field.value);
  const own = agentNamed(name, agents);
  const names = agents.map(agent => agent.name);
  if (field && !own) {
    const message = `there is no agent ${cited(name!)}${didYouMean(name!, names)}`;
    const fix = `write agent: and one of ${names.join(', ')}`;
    return { ...(asked ? { agent: asked } : {}), wrong: [{ line: field.line, message, fix }] };
  }
  if (field && asked && own !== asked) {
    const message = `the block is of ${own!.name}, and ${asked.name} was asked`;
    return { agent: asked, wrong: [{ line: field.line, message, fix: `let ${asked.name} end with its own block` }] };
  }
  const agent = asked ?? own ?? byFields(block, agents);
  if (agent) return { agent, wrong: [] };
  const message = 'whose output this is could not be told by its fields';
  return { wrong: [{ line: block.line, message, fix: `add a line agent: with one of ${names.join(', ')}` }] };
}

/** Other agents that the block speaks for just as well: it has every field that they must have. */
export function alsoOf(
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

/** The one agent that has more of the block's fields than any other. */
function byFields({ fields }: OutputBlock, agents: readonly OutputAgent[]): OutputAgent | undefined {
  const keys = new Set(fields.map(({ key }) => key));
  const scores = agents.map(agent => agent.fields.filter(({ key }) => keys.has(key)).length);
  const best = Math.max(...scores);
  const matching = agents.filter((_, index) => scores[index] === best);
  return best > 0 && matching.length === 1 ? matching[0] : undefined;
}

/** What to say where there is no block that counts: where one stands that does not, and what the text gives away without it. */
export function missingBlock(
  said: Said,
  agent: OutputAgent | undefined,
): { message: string; line: number; whole: boolean } {
  const lines = said.text.split(/\r\n|\r|\n/);
  const hidden = lines.findIndex(line => line.includes('---OUTPUT---'));
  const fields = agent
    ? fieldsInProse(
        said.text,
        agent.fields.map(({ key }) => key),
      )
    : [];
  const found = new Map(fields.map(field => [field.key, field]));
  const open = (agent?.fields ?? []).filter(({ key, required }) => required && !found.has(key)).map(({ key }) => key);
  const recovered = [...found.values()].slice(0, 20).map(({ key, value }) => `${key}: ${told(value)}`);
  const parts = [
    'there is no ---OUTPUT--- block',
    ...(hidden === -1
      ? []
      : [`the one on line ${hidden + said.line} stands in a fence, a quote or a comment, or shares its line`]),
    ...(recovered.length > 0 ? [`the text gives ${recovered.join(', ')}`] : []),
    ...(recovered.length > 0 && open.length > 0 ? [`what is missing: ${open.join(', ')}`] : []),
  ];
  const line = (hidden === -1 ? 0 : hidden) + said.line;
  return { message: parts.join('; '), line, whole: recovered.length > 0 && open.length === 0 };
}
