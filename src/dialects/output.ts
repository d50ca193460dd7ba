import { assessmentCriterion, claimCriterion } from '../claims/criteria.ts';
import { agentNamed, agentsOf, type OutputAgent, promptSuffix } from '../claims/output/agents.ts';
import type { OutputBlock } from '../claims/output/block.ts';
import { claimsIn, placeFinding } from '../claims/output/claims.ts';
import { type BlockFinding, fieldsByKey, formFindings } from '../claims/output/fields.ts';
import { authorOf, blockFor, missingBlock, otherAgentsOf } from '../claims/output/identify.ts';
import { brokenRules, ruleWords } from '../claims/output/rules.ts';
import type { ClaimDialect, ClaimSource } from '../claims/types.ts';
import type { OutputRequest } from '../model/claim-request.ts';
import type { DraftCriterion } from '../model/dialect.ts';
import type { Finding, Place } from '../model/finding.ts';

const subject = 'the output block';

/** The block between `---OUTPUT---` and `---END---` with which an agent ends its answer. */
export const output: ClaimDialect<OutputRequest> = {
  name: 'output',
  compile(source, request, policy) {
    const agents = agentsOf(policy);
    const requested = agentNamed(request.agent, agents);
    const block = blockFor(source, requested, agents);
    if (!block) return [missingCriterion(source, requested)];
    const { agent, findings } = authorOf(block, requested, agents, source.unasked);
    // A block that no contract asks for must pass the rules of every agent whose block it could be.
    const authors = requested ? [agent] : [agent, ...otherAgentsOf(block, agent, agents)];
    const criteria = [
      formCriterion(source, block, agent, findings),
      ...authors.flatMap(each => ruleCriteria(source, block, each)),
      ...claimCriteria(source, block),
    ];
    return agent?.reviews ? criteria.map(each => ({ ...each, kind: 'review' })) : criteria;
  },
  prompt(request, policy) {
    const agent = agentNamed(request.agent, agentsOf(policy));
    return agent ? promptSuffix(agent) : 'CRITICAL - End your response with:\n---OUTPUT---\nkey: value\n---END---';
  },
};

/** The fields and their types. A failure is major if the agent's rule needs the field. */
function formCriterion(
  source: ClaimSource,
  block: OutputBlock,
  agent: OutputAgent | undefined,
  unclear: readonly BlockFinding[],
): DraftCriterion {
  const all = [...unclear, ...formFindings(agent, block), ...textAfter(source, block)];
  // Nobody asked for the block, and nobody needs its fields.
  const isFree = source.unasked && !agent && !block.fields.some(({ key }) => key === 'agent');
  const found = isFree ? all.map(each => ({ ...each, severity: 'warn' as const })) : all;
  const needed = new Set(Object.keys(agent?.pass ?? {}));
  const isMajor = ({ key }: BlockFinding) => !agent || !block.ended || (key !== undefined && needed.has(key));
  const want = agent ? `the output of ${agent.name} has its fields` : "the agent's output has its fields";
  const findings = found.map(each => placeFinding(each, source, isMajor(each) ? 'major' : 'minor'));
  return assessmentCriterion('schema', agent?.name ?? 'output', { subject, want, findings }, placeOf(block, source));
}

/** A file must end with its block; in a body anything may follow. */
function textAfter({ from }: ClaimSource, { textAfter, line }: OutputBlock): BlockFinding[] {
  if (from !== 'file' || !textAfter) return [];
  const message = 'there is text after ---END---';
  return [{ code: 'text_after_block', severity: 'warn', line, message, fix: 'let the file end with ---END---' }];
}

function ruleCriteria(source: ClaimSource, block: OutputBlock, agent: OutputAgent | undefined): DraftCriterion[] {
  if (!agent || Object.keys({ ...agent.pass, ...agent.look }).length === 0) return [];
  const broken = brokenRules(agent, fieldsByKey(block), block.line);
  const findings = broken.map(each => placeFinding(each, source, 'major'));
  const assessment = { subject, want: ruleWords(agent), findings };
  return [assessmentCriterion('rule', agent.name, assessment, placeOf(block, source))];
}

function claimCriteria(source: ClaimSource, block: OutputBlock): DraftCriterion[] {
  const { path, from, commit } = source;
  const claims = claimsIn(fieldsByKey(block), source);
  const criteria = claims.map(({ claim, label, line }) => claimCriterion(claim, label, { path, line }));
  if (from === 'body') return criteria;
  const age = { kind: 'age', path, ...(commit === undefined ? {} : { commit }) } as const;
  return [...criteria, claimCriterion(age, 'age', { path, line: block.line })];
}

function missingCriterion(source: ClaimSource, agent: OutputAgent | undefined): DraftCriterion {
  const { message, line, whole } = missingBlock(source, agent);
  const suffix = agent ? promptSuffix(agent) : output.prompt({}, {});
  const fix = `write the block, outside of any quote or comment. Prompt for the agent:\n${suffix}`;
  const at = { path: source.path, line };
  const failure = whole ? 'minor' : 'major';
  const findings: Finding[] = [{ code: 'missing_block', severity: 'fail', message, at, fix, failure }];
  const want = `${agent?.name ?? 'the agent'} ends with its output block`;
  return assessmentCriterion('schema', agent?.name ?? 'output', { subject, want, findings }, at);
}

function placeOf({ line }: OutputBlock, source: ClaimSource): Place {
  return { path: source.path, line: line + source.line - 1 };
}
