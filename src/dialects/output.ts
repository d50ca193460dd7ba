import { claimCriterion, heardCriterion } from '../claims/criteria.ts';
import { agentsOf, type OutputAgent, promptSuffix } from '../claims/output/agents.ts';
import type { OutputBlock } from '../claims/output/block.ts';
import { claimsIn } from '../claims/output/claims.ts';
import { isJsonOutput } from '../claims/output/json.ts';
import { agentNamed, agentOf, alsoOf, blockFor, missingBlock } from '../claims/output/reading.ts';
import { brokenRules, type Conflict, ruleWords } from '../claims/output/rules.ts';
import { fieldsByKey, schemaOf } from '../claims/output/schema.ts';
import type { ClaimDialect, OutputRequest, Said, Wrong } from '../claims/types.ts';
import type { DraftCriterion } from '../model/dialect.ts';

/** The block between `---OUTPUT---` and `---END---` with which an agent ends its answer. */
export const output: ClaimDialect<OutputRequest> = {
  name: 'output',
  recognises: (node, policy) => isJsonOutput(node, agentsOf(policy)),
  lower(said, request, policy) {
    const agents = agentsOf(policy);
    const asked = agentNamed(request.agent, agents);
    const block = blockFor(said, asked, agents);
    if (!block) return [missing(said, asked)];
    const { agent, wrong } = agentOf(block, asked, agents);
    // A block that nobody asked for is held to the rule of everyone for whom it could be taken.
    const speakers = asked ? [agent] : [agent, ...alsoOf(block, agent, agents)];
    const rules = speakers.flatMap(each => ruling(said, block, each));
    const criteria = [form(said, block, agent, wrong), ...rules, ...claiming(said, block)];
    return agent?.reviews ? criteria.map(each => ({ ...each, kind: 'review' })) : criteria;
  },
  prompt(request, policy) {
    const agent = agentNamed(request.agent, agentsOf(policy));
    return agent ? promptSuffix(agent) : 'CRITICAL - End your response with:\n---OUTPUT---\nkey: value\n---END---';
  },
};

/** The fields and their types. What the orchestrator's rule needs weighs more than the rest. */
function form(said: Said, block: OutputBlock, agent: OutputAgent | undefined, wrong: Conflict[]): DraftCriterion {
  const found = [...wrong, ...schemaOf(agent, block), ...behind(said, block)];
  const needed = Object.keys(agent?.pass ?? {});
  const isMajor = ({ message }: Conflict) =>
    !agent || !block.ended || needed.some(key => message.startsWith(`${key} `));
  const heard = {
    subject: 'the block',
    wants: agent ? `the output of ${agent.name} has its fields` : "the agent's output has its fields",
    found: found.map(each => placed(said, each, isMajor(each) ? 'major' : 'minor')),
  };
  return heardCriterion('schema', agent?.name ?? 'output', heard, {
    path: said.path,
    line: block.line + said.line - 1,
  });
}

/** Text behind the end is fine in a body, where anything may follow; a file ends with its block. */
function behind({ from }: Said, { textAfter, line }: OutputBlock): Conflict[] {
  if (from !== 'file' || !textAfter) return [];
  return [{ line, message: 'there is text after ---END---', fix: 'let the file end with ---END---', warn: true }];
}

function ruling(said: Said, block: OutputBlock, agent: OutputAgent | undefined): DraftCriterion[] {
  if (!agent || Object.keys({ ...agent.pass, ...agent.look }).length === 0) return [];
  const broken = brokenRules(agent, fieldsByKey(block), block.line);
  const heard = {
    subject: 'the block',
    wants: ruleWords(agent),
    found: broken.map(each => placed(said, each, 'major')),
  };
  return [heardCriterion('rule', agent.name, heard, { path: said.path, line: block.line + said.line - 1 })];
}

function claiming(said: Said, block: OutputBlock): DraftCriterion[] {
  const claims = claimsIn(fieldsByKey(block), said);
  const { path, from, commit } = said;
  const criteria = claims.map(({ claim, label, line }) => claimCriterion(claim, label, { path, line }));
  if (from === 'body') return criteria;
  const age = { kind: 'age', path, ...(commit === undefined ? {} : { commit }) } as const;
  return [...criteria, claimCriterion(age, 'age', { path, line: block.line })];
}

function missing(said: Said, agent: OutputAgent | undefined): DraftCriterion {
  const { message, line, whole } = missingBlock(said, agent);
  const suffix = agent ? promptSuffix(agent) : output.prompt({}, {});
  const fix = `write the block, outside of any fence or quote. What the agent must be told again:\n${suffix}`;
  const found: Wrong[] = [{ path: said.path, line, message, fix, failure: whole ? 'minor' : 'major' }];
  const wants = agent ? `${agent.name} ends with its output block` : 'the agent ends with its output block';
  return heardCriterion(
    'schema',
    agent?.name ?? 'output',
    { subject: 'the block', wants, found },
    { path: said.path, line },
  );
}

function placed(said: Said, conflict: Conflict, failure: Wrong['failure']): Wrong {
  return { ...conflict, path: said.path, line: conflict.line + said.line - 1, failure };
}
