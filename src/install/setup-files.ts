import { matchesAny } from '../match/glob.ts';
import { contractGlobs, policyPaths } from '../policy/schema.ts';
import { isWorkflow } from '../tools/reading/ci/workflows.ts';
import { type HookAgent, hookAgents, hookFiles } from './agent-hooks.ts';
import { contractFile, firstContract } from './contract-file.ts';
import type { RepositoryFacts } from './facts.ts';
import { agentParagraph, agentsFile, claudeFile, templateFile, templateLine } from './instructions.ts';
import { type PolicyChoices, policyFile } from './policy-file.ts';
import { gateWorkflow, recheckWorkflow } from './workflow-files.ts';

/** What is asked, or decided from the history. */
export interface SetupChoices extends PolicyChoices {
  agents: readonly HookAgent[];
}

/** A file that `init` writes. */
export interface SetupFile {
  path: string;
  text: string;
  /** What an existing file should have, and the files that count as existing. */
  existing: { paths: readonly string[]; add?: string };
}

const template = '.github/pull_request_template.md';
const templates = /^(?:(?:\.github|docs)\/)?pull_request_template(?:\.(?:md|txt)|\/.+\.(?:md|txt))$/i;
const workflows = {
  gate: '.github/workflows/contract-gate.yml',
  recheck: '.github/workflows/contract-gate-recheck.yml',
};

/** The files for a repository, in the order in which a person should read them. */
export function setupFiles(facts: RepositoryFacts, choices: SetupChoices): SetupFile[] {
  const { version, agents } = choices;
  const there = (form: (path: string) => boolean) => facts.paths.filter(form);
  const file = (path: string, text: string, existing: Partial<SetupFile['existing']> = {}): SetupFile => ({
    path,
    text,
    existing: { paths: there(each => each === path), ...existing },
  });
  return [
    file(policyPaths[0]!, policyFile(facts, choices), {
      paths: there(path => policyPaths.includes(path)),
      add: 'satisfied_by: trusted',
    }),
    file(firstContract.path, contractFile(facts, version), { paths: there(path => matchesAny(contractGlobs, path)) }),
    file(workflows.gate, gateWorkflow(facts, version), { paths: there(path => runsGate(path, facts) === 'gate') }),
    file(workflows.recheck, recheckWorkflow(version), { paths: there(path => runsGate(path, facts) === 'recheck') }),
    file(template, templateFile, { paths: there(path => templates.test(path)), add: templateLine }),
    file('AGENTS.md', agentsFile(version), { add: agentParagraph(version) }),
    ...(agents.includes('claude') ? [file('CLAUDE.md', claudeFile, { add: claudeFile })] : []),
    ...agents.flatMap(agent => [...hookFiles(agent, version)].map(([path, text]) => file(path, text, { add: text }))),
  ];
}

/** Whether a workflow runs the gate already, or runs it again. The usual names are taken, whatever they hold. */
function runsGate(path: string, { text }: RepositoryFacts): 'gate' | 'recheck' | undefined {
  if (path === workflows.gate) return 'gate';
  if (path === workflows.recheck) return 'recheck';
  const source = isWorkflow(path) ? (text(path) ?? '') : '';
  if (!/^[ \t-]*uses:[ \t]*['"]?[\w.-]+\/contract-gate(?:\/[\w./-]+)?@/m.test(source)) return undefined;
  return /^[ \t]*command:[ \t]*['"]?recheck\b/m.test(source) ? 'recheck' : 'gate';
}

/**
 * The files that instruct agents or run for them, as this version writes them, whatever the repository: by path, the text.
 * A pull request that adds exactly these says nothing of its own.
 */
export function generatedInstructions(version: string): ReadonlyMap<string, string> {
  return new Map([
    ['AGENTS.md', agentsFile(version)],
    ['CLAUDE.md', claudeFile],
    ...hookAgents.flatMap(agent => [...hookFiles(agent, version)]),
  ]);
}
