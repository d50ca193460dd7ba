import type { ProjectType } from '../reading/inputs.ts';
import type { AgentMessage } from '../reading/messages.ts';
import { type AgentOutput, lastOutputs } from '../reading/outputs.ts';
import type { Rule } from '../rule.ts';
import { sessionsFolder } from '../session.ts';

/** Reading the inputs reports what breaks it. */
export const inputForm: Rule<'input-form'> = {
  id: 'input-form',
  title: "agents' inputs are valid JSON with all required fields",
  fix: 'Write the input with the fields and values of the schema.',
  check({ inputs }, findings) {
    if (inputs.length > 0) findings.markChecked();
  },
};

export const inputReviewer: Rule<'input-reviewer'> = {
  id: 'input-reviewer',
  title: 'a dispatch to the Reviewer lists session_changed_files',
  fix: 'List every changed file as {"path", "change_type"}, with old_path for a renamed one.',
  check({ inputs }, findings) {
    for (const { agent, changed } of inputs) {
      if (!changed) continue;
      const { entries, at } = changed;
      if (agent === 'Reviewer') {
        findings.markChecked();
        if (entries === 0) findings.add('fail', at, 'a dispatch to the Reviewer needs session_changed_files');
      } else if (agent && entries > 0)
        findings.add('warn', at, `session_changed_files is for the Reviewer; leave it empty for ${agent}`);
    }
  },
};

export const inputContext: Rule<'input-context'> = {
  id: 'input-context',
  title: 'context_files are listed, and exist',
  fix: 'List the existing files that the agent must read; if one is missing, the agent returns BLOCKED.',
  check({ session, inputs, outputs, state }, findings) {
    if (inputs.length === 0) return;
    findings.markChecked();
    const folders = foldersOf(session.paths);
    const last = lastOutputs(outputs);
    // What the work deleted or moved was there when the agent was asked to read it.
    const gone = new Set(session.changes.map(({ kind, path, from }) => (kind === 'deleted' ? path : from)));
    const exists = (path: string) => session.paths.has(path) || folders.has(path) || gone.has(path);
    const folder = `${session.folder}/`;
    for (const input of inputs) {
      if (!input.context) continue;
      const { files, at: listAt } = input.context;
      const [first] = files;
      // At INTAKE there is nothing to read yet: the SpecAgent writes the first files.
      const isFirst = input.agent === 'SpecAgent' || state === 'INTAKE' || state === 'INTAKE_LEAN';
      if (!first && !isFirst)
        findings.add('fail', listAt, 'context_files is empty; list the files that the agent must read');
      const isBlocked = answersTo(input, last).some(({ status }) => status === 'BLOCKED');
      for (const { path, at } of files) {
        if (/[<>]/.test(path)) findings.add('fail', at, `${path} contains a placeholder; write the real path`);
        else if (!exists(path.replace(/\/+$/, '')) && !isBlocked)
          findings.add('fail', at, `${path} does not exist; the agent must return BLOCKED and name it`);
      }
      if (!first || !/^T-/.test(input.task ?? '') || !files.some(({ path }) => path.startsWith(folder))) continue;
      for (const name of ['spec.md', 'architecture.md', 'tasks.yaml'])
        if (session.head.has(`${folder}${name}`) && !files.some(({ path }) => path === `${folder}${name}`))
          findings.add('warn', first.at, `context_files of ${input.task} does not include ${name}`);
    }
  },
};

/** Every folder that contains one of these paths. */
function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      if (folders.has(path.slice(0, end))) break;
      folders.add(path.slice(0, end));
    }
  }
  return folders;
}

/** Those of the last outputs that answer an input. */
export function answersTo(input: AgentMessage, last: readonly AgentOutput[]): AgentOutput[] {
  return last.filter(({ task, agent }) => task === input.task && (!agent || !input.agent || agent === input.agent));
}

export const changedFiles: Rule<'changed-files'> = {
  id: 'changed-files',
  title: 'session_changed_files matches the diff',
  fix: 'List the files of the diff, each with its change_type.',
  check({ session, inputs }, findings) {
    const fresh = inputs.filter(input => input.fresh && (input.changed?.files.length ?? 0) > 0);
    const last = fresh.findLast(({ agent }) => agent === 'Reviewer') ?? fresh.at(-1);
    if (!last) return;
    findings.markChecked();
    const byPath = new Map(session.changes.map(change => [change.path, change]));
    const listed = new Set<string>();
    for (const input of fresh) {
      // The files may have changed since an earlier dispatch.
      const severity = input === last ? 'fail' : 'warn';
      for (const { path, kind, from, at } of input.changed!.files) {
        listed.add(path);
        const change = byPath.get(path);
        if (!change) findings.add(severity, at, `${path} is listed, but is not in the diff`);
        else if (kind && kind !== change.kind)
          findings.add(severity, at, `${path} is listed as ${kind}, but it is ${change.kind}`);
        else if (kind === 'renamed' && from && from !== change.from)
          findings.add(severity, at, `${path} is listed as renamed from ${from}, but it was ${change.from}`);
      }
    }
    for (const { path } of session.changes)
      if (!path.startsWith(`${sessionsFolder}/`) && !listed.has(path))
        findings.add('fail', last.changed!.files[0]!.at, `${path} is in the diff, but not in session_changed_files`);
  },
};

/** What Reviewer, QA and Security look at, by type of project. */
const checklists: Record<ProjectType, string> = {
  web: 'everything: CSRF, XSS, SQL injection, tenant scoping, input validation, secrets',
  api: 'auth, input validation, rate limiting; no template and UI checks',
  cli: 'input validation, privilege escalation, secrets; no CSRF, XSS, tenant scoping and template checks',
  lib: 'API safety, input validation, dependency hygiene; no CSRF, XSS, tenant scoping and template checks',
  mixed: 'whatever applies to the changed files',
};

/** Information for the reviewer; it always passes. */
export const checklist: Rule<'checklist'> = {
  id: 'checklist',
  title: 'checklist of the project type for Reviewer, QA and Security',
  fix: 'Go through the checklist in the review.',
  check({ inputs }, findings) {
    for (const { projectType } of inputs) if (projectType) findings.note(`${projectType}: ${checklists[projectType]}`);
  },
};
