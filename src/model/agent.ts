/** The agents that a session can name, in the spelling that its files use. */
export const agentNames = [
  'SpecAgent',
  'Architect',
  'Planner',
  'Designer',
  'Researcher',
  'Coder',
  'Reviewer',
  'QA',
  'Security',
  'Integrator',
  'Docs',
  'Orchestrator',
] as const;
export type Agent = (typeof agentNames)[number];

/** `SpecAgent` → `spec-agent` */
export function kebab(agent: Agent): string {
  return agent === 'QA' ? 'qa' : agent.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/** The agent a word refers to, in any spelling: `coder`, `spec-agent`, `QA Agent`. */
export function agentMeant(word: string): Agent | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const meant = plain(word);
  return agentNames.find(
    agent => [plain(agent), `${plain(agent)}agent`].includes(meant) || (agent === 'SpecAgent' && meant === 'spec'),
  );
}
