import { type Agent, agentMeant, agentNames, kebab } from '../../model/agent.ts';
import type { Place } from '../../model/finding.ts';
import { entry, type Node } from '../../syntax/located-value.ts';
import { ignored } from '../findings.ts';
import { agentsOf } from '../reading/commits.ts';
import { find, placeOf, type Reader, shown, textIn } from '../reading/fields.ts';
import { textOf } from '../reading/lenient.ts';
import { type AgentMessage, authorOf } from '../reading/messages.ts';
import type { ReadSession } from '../reading/read-session.ts';
import type { Rule } from '../rule.ts';
import { sessionsFolder } from '../session.ts';

export const names: Rule<'names'> = {
  id: 'names',
  title: 'agents are named in PascalCase, and in kebab-case in front matter',
  fix: `Use ${agentNames.slice(0, -1).join(', ')} or ${agentNames.at(-1)}; in front matter the same in kebab-case.`,
  check({ messages, session }, findings) {
    for (const message of messages) {
      findings.markChecked();
      for (const { field, found } of namesIn(message)) {
        const word = textIn(found.value) ?? '';
        if (agentNames.some(agent => agent === word)) continue;
        const advice = agentMeant(word) ?? `one of ${agentNames.join(', ')}`;
        findings.add(
          'fail',
          placeOf(message.path, found),
          `unknown agent ${shown(found.value)} in ${field}; use ${advice}`,
        );
      }
    }
    for (const [path, content] of [...session.agents, ...session.head].filter(([each]) => /\.md$/i.test(each))) {
      const found = frontMatterName(content);
      const agent = found && agentMeant(found.name);
      if (!agent) continue;
      findings.markChecked();
      if (found.name !== kebab(agent))
        findings.add(
          'fail',
          { path, line: found.line },
          `the name in the front matter is ${JSON.stringify(found.name)}; write ${kebab(agent)}`,
        );
    }
  },
};

/** Where a message names an agent. */
function namesIn({ node, path }: AgentMessage) {
  const quiet = (each: Node): Reader => ({ node: each, path, findings: ignored, rule: 'names' });
  const dispatch = find(quiet(node), 'dispatch')?.value;
  const next = find(quiet(node), 'next')?.value;
  const fields = [
    { field: 'agent', found: entry(node, 'agent') },
    { field: 'dispatch.agent', found: dispatch && find(quiet(dispatch), 'agent') },
    { field: 'recommended_agent', found: next && find(quiet(next), 'recommended_agent', ['agent']) },
  ];
  return fields.flatMap(({ field, found }) => (found && found.value.kind !== 'null' ? [{ field, found }] : []));
}

function frontMatterName(content: Uint8Array | string): { name: string; line: number } | undefined {
  const text = textOf(content);
  const matter = 'text' in text ? /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text.text)?.[1] : undefined;
  const lines = matter?.split(/\r?\n/) ?? [];
  const index = lines.findIndex(line => /^name\s*:/.test(line));
  if (index === -1) return undefined;
  const name = lines[index]!.replace(/^name\s*:\s*/, '')
    .replaceAll(/["']/g, '')
    .trim();
  return { name, line: index + 2 };
}

/** Files outside of the sessions that some agents changed together. */
interface Work {
  agents: readonly Agent[];
  paths: readonly string[];
  /** "commit abc1234" */
  source: string;
  /** Where the output reports it; a commit has no place, so its files are shown. */
  at?: Place;
}

const testsKey = 'tests_added_or_updated';

/** What agents changed, by their commits and by their outputs. */
function workOf({ session, outputs }: ReadSession): Work[] {
  const isOutside = (path: string) => !path.startsWith(`${sessionsFolder}/`);
  const committed = session.steps.map(step => ({
    agents: agentsOf(step, session.policy.roles),
    paths: step.paths.filter(isOutside),
    source: `commit ${step.id.slice(0, 7)}`,
  }));
  const reported = outputs.flatMap(({ agent, fresh, files, ...output }): Work[] => {
    if (!agent || !fresh) return [];
    // Whoever tests the work says which tests there are, and need not have written them.
    const reports = (key: string) => key === 'files_to_create_or_update' || (agent === 'QA' && key === testsKey);
    const changed = files.filter(({ key, path }) => !reports(key) && isOutside(path));
    const source = `the output of ${authorOf({ ...output, agent, fresh })}`;
    return changed.map(({ path, at }) => ({ agents: [agent], paths: [path], source, at }));
  });
  return [...committed, ...reported].filter(({ agents }) => agents.length > 0);
}

export const orchestrator: Rule<'orchestrator'> = {
  id: 'orchestrator',
  title: 'the Orchestrator changes only files in .agents-work/',
  fix: 'Let Coder or Integrator make the change.',
  check(read, findings) {
    for (const { agents, paths, source, at } of workOf(read)) {
      // Help from another agent is no excuse.
      if (!agents.includes('Orchestrator')) continue;
      findings.markChecked();
      for (const path of paths) {
        const message = `${path} is changed by ${agents.join(' and ')} in ${source}; the Orchestrator may change only ${sessionsFolder}/`;
        findings.add('fail', at ?? { path, line: 1 }, message);
      }
    }
  },
};

const documents = /\.(?:md|mdx|markdown|rst|adoc|txt|png|jpe?g|gif|svg|webp)$|^docs\/|^(?:LICEN[CS]E|NOTICE|AUTHORS)/i;
/** Files that look like documents by name or folder, but are code. */
const code =
  /(?:^|\/)(?:[\w-]*requirements|constraints|CMakeLists)[^/]*\.txt$|\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kts?|cs|php|sh|bash|ps1|c|cc|cpp|h|hpp|swift|scala|lua|pl|sql|vue|svelte)$/i;

export const sources: Rule<'sources'> = {
  id: 'sources',
  title: 'only Coder and Integrator change source files',
  fix: 'Let Coder or Integrator make the change.',
  check(read, findings) {
    for (const { agents, paths, source, at } of workOf(read)) {
      if (agents.includes('Orchestrator')) continue;
      findings.markChecked();
      if (agents.includes('Coder') || agents.includes('Integrator')) continue;
      for (const path of paths.filter(each => !documents.test(each) || code.test(each))) {
        const message = `${path} is changed by ${agents.join(' and ')} in ${source}; only Coder and Integrator may change sources`;
        findings.add('fail', at ?? { path, line: 1 }, message);
      }
    }
  },
};
