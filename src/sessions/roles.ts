import type { Notes } from './notes.ts';
import { type Output, whose } from './outputs.ts';
import { type Agent, type Session, sessionsFolder } from './session.ts';
import { agentsOf } from './task-steps.ts';

const makers: readonly Agent[] = ['Coder', 'Integrator'];
const documents = /\.(?:md|mdx|markdown|rst|adoc|txt|png|jpe?g|gif|svg|webp)$|^docs\/|^(?:LICEN[CS]E|NOTICE|AUTHORS)/i;
/** What is none, though it ends or lies like a document. */
const code =
  /(?:^|\/)(?:[\w-]*requirements|constraints|CMakeLists)[^/]*\.txt$|\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kts?|cs|php|sh|bash|ps1|c|cc|cpp|h|hpp|swift|scala|lua|pl|sql|vue|svelte)$/i;

const isOutside = (path: string) => !path.startsWith(`${sessionsFolder}/`);

/** The Orchestrator keeps to the session folder, and nobody but Coder and Integrator changes sources. */
export function judgeRoles(outputs: readonly Output[], session: Session, notes: Notes): void {
  for (const step of session.steps) {
    const agents = agentsOf(step, session.policy.roles);
    if (agents.length > 0) judge(agents, step.paths.filter(isOutside), `commit ${step.id.slice(0, 7)}`, undefined);
  }
  for (const output of outputs) {
    if (!output.agent || !output.fresh) continue;
    const changed = output.files.filter(({ key, path }) => key !== 'files_to_create_or_update' && isOutside(path));
    for (const { path, at } of changed) judge([output.agent], [path], `the output of ${whose(output)}`, at);
  }

  function judge(
    agents: readonly Agent[],
    paths: readonly string[],
    source: string,
    at: { path: string; line: number } | undefined,
  ): void {
    const rule = agents.includes('Orchestrator') ? 'orchestrator' : 'sources';
    notes.look(rule);
    // A maker who helped excuses changes of sources, but never the Orchestrator's part in them.
    if (rule === 'sources' && agents.some(agent => makers.includes(agent))) return;
    for (const path of paths) {
      if (rule === 'sources' && documents.test(path) && !code.test(path)) continue;
      const place = at ?? { path, line: 1 };
      const may = rule === 'orchestrator' ? `may touch ${sessionsFolder}/ only` : 'may not change sources';
      notes.tell(rule, 'fail', place, `${path} is changed by ${agents.join(' and ')} in ${source}, who ${may}`);
    }
  }
}
