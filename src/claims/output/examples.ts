import type { PolicyCheck } from '../../policy/schema.ts';
import { entry } from '../../syntax/located-value.ts';
import { agentNamed, agentsOf, type OutputAgent } from './agents.ts';
import { outputBlocks } from './block.ts';
import { fieldsByKey, formFindings } from './fields.ts';
import { brokenRules } from './rules.ts';

/** The example of each agent in the policy passes the rules of that agent. */
export const checkOutputExamples: PolicyCheck = ({ outputs = {} }, node, report) => {
  const agents = agentsOf({ outputs });
  const written = entry(node, 'outputs')?.value;
  for (const name of Object.keys(outputs)) {
    const example = written && entry(entry(written, name)!.value, 'example');
    const problem = example && exampleProblem(agentNamed(name, agents)!);
    if (problem !== undefined) report('bad_value', `outputs: example: ${problem}`, example!.value.at);
  }
};

/** The example may be given with or without its markers. */
function exampleProblem(agent: OutputAgent): string | undefined {
  const example = agent.example ?? '';
  const whole = example.includes('---OUTPUT---') ? example : `---OUTPUT---\n${example.trimEnd()}\n---END---`;
  const block = outputBlocks(whole).at(-1);
  if (!block) return 'the block is in a fence or a quote, where it does not count';
  const findings = [...formFindings(agent, block), ...brokenRules(agent, fieldsByKey(block), block.line)];
  const failure = findings.find(({ severity }) => severity === 'fail');
  return failure && `the example does not pass: ${failure.message}`;
}
