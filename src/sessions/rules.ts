export interface Rule {
  /** The rule as a sentence that holds or does not. */
  title: string;
  /** What to do where it does not. */
  fix: string;
}

/** Every rule of a session, in the order in which they are told. A key is the end of the criterion's id: `session-KEY`. */
export const rules = {
  'read-only': {
    title: 'an earlier session is left as it is',
    fix: 'take the changes to the finished session back, and start a session of your own',
  },
  folder: {
    title: 'the session folder is named .agents-work/YYYY-MM-DD_short-slug',
    fix: 'rename the folder to the day on which the session began, an underscore, and a short slug',
  },
  files: {
    title: 'every artifact that the state asks for is there',
    fix: 'write the artifact that is missing, or set current_state to the state that the session is really in',
  },
  status: { title: 'status.json is JSON', fix: 'write status.json with a JSON serializer' },
  acceptance: { title: 'acceptance.json is JSON', fix: 'write acceptance.json with a JSON serializer' },
  tasks: { title: 'tasks.yaml is YAML', fix: 'put values with a colon, # or other signs in quotes' },
  spec: {
    title: 'spec.md has the sections Goals, Acceptance Criteria and Definition of Done',
    fix: 'add a heading for each of Goals, Acceptance Criteria and Definition of Done to spec.md, with text below it',
  },
  'acceptance-criteria': {
    title: 'acceptance.json has a criterion with id, description and verify',
    fix: 'write [{"id": "AC-1", "description": "…", "verify": "…"}] into acceptance.json',
  },
  architecture: {
    title: 'architecture.md has the sections Overview and Modules',
    fix: 'add a heading for each of Overview and Modules to architecture.md, with text below it',
  },
  report: { title: 'report.md tells what was done', fix: 'write the report of the session into report.md' },
  folders: {
    title: 'adr/, design-specs/ and research/ hold documents with content',
    fix: 'write the document, or delete the empty one',
  },
  'status-fields': {
    title: 'status.json has every field of its schema, with values that it knows',
    fix: 'write the fields as the contract has them, with a value of each list',
  },
  'status-session': {
    title: 'status.json names the session that it lies in',
    fix: "set session to the folder's name",
  },
  'status-tasks': {
    title: 'status.json does not repeat the status of tasks',
    fix: 'remove it: the status of a task lives in tasks.yaml alone',
  },
  'status-times': {
    title: 'the times in status.json are ISO 8601 and in order',
    fix: 'write times as 2026-02-10T09:30:00Z, each as it was',
  },
  'status-update': {
    title: 'last_update is renewed whenever status.json is changed',
    fix: 'set last_update to the time of the last change',
  },
  'status-retries': {
    title: 'retry_counts holds whole numbers within the bounds, for tasks that there are',
    fix: 'count each FIX loop from 0; past the bound the session is BLOCKED',
  },
  'gate-tracking': {
    title: 'gate_tracking and runtime_flags follow their schema where they are present',
    fix: 'write {"APPROVE_DESIGN": {"correction_status": "none", "last_correction_dispatch": {"agent": null, "task_id": null, "at": null}}}, or leave it out',
  },
  state: { title: 'the session is done, and not blocked', fix: 'finish the session, or clear what blocks it' },
  ci: { title: 'the last CI result is not red', fix: 'mend the build, then set last_ci_result' },
  'decision-fields': {
    title: 'every user decision is a record with all its fields',
    fix: 'write {"decision_id": "UD-1", "question": "…", "status": "pending", "answer": null, "asked_at": "…", "resolved_at": null, "state_context": "…", "resolution_reason": null}',
  },
  'decision-ids': {
    title: 'decision ids are UD-1, UD-2 and so on without a gap, and each well-known one stands once',
    fix: 'go on from the highest number, and update the entry of a well-known id instead of adding one',
  },
  'decision-records': {
    title: 'each decision has what its status asks: answer, resolved_at, resolution_reason',
    fix: 'pending: all three null; answered: an answer and resolved_at; cancelled or skipped: resolved_at and resolution_reason',
  },
  'decision-context': {
    title: 'each decision says in state_context which state it came from',
    fix: 'set state_context to the gate itself, or to the state that was active when the user was asked',
  },
  'decisions-kept': {
    title: 'decisions that the base has are still there, under the same id and as they were resolved',
    fix: 'put the entry back; update it, and give a new question a new id',
  },
  'decisions-open': {
    title: 'no decision waits for the user',
    fix: 'ask the user, and write the answer before the state is left',
  },
  'decision-security': {
    title: 'no security decision was resolved without the user',
    fix: "ask the user again; cancel it only with the user's own words of deferral in resolution_reason",
  },
  'approve-design': {
    title: 'UD-APPROVE-DESIGN is answered with approved… or changes-requested:…',
    fix: 'ask again, and write an answer that starts with "approved" or "changes-requested:"',
  },
  'review-strategy': {
    title: 'UD-REVIEW-STRATEGY is answered with per-batch or single-final',
    fix: 'write "per-batch" or "single-final"',
  },
  gates: {
    title: 'no mandatory user gate is passed without its decision',
    fix: 'ask the user for the decision; without it the session is BLOCKED with blocker "mandatory_user_decision_missing"',
  },
  correction: {
    title: 'correction_status goes with the answer of UD-APPROVE-DESIGN',
    fix: 'queued, dispatched or completed after "changes-requested:", none or completed after "approved"',
  },
  history: {
    title: 'approve-design-history.jsonl has one whole record a line',
    fix: 'write {"at": "…", "decision_id": "UD-APPROVE-DESIGN", "answer": "changes-requested: …", "state_context": "APPROVE_DESIGN"} on a line of its own',
  },
  'history-kept': {
    title: 'approve-design-history.jsonl is only added to',
    fix: 'put the lines back, and write new ones below them',
  },
  'history-complete': {
    title: 'every changes-requested answer is kept in approve-design-history.jsonl',
    fix: 'append a record with the answer before it is overwritten',
  },
  'task-fields': {
    title: 'tasks.yaml has a task with id, status, goal and acceptance_checks',
    fix: 'write id, status, goal and acceptance_checks for every task',
  },
  'task-ids': { title: 'every task has an id of its own', fix: 'number tasks T-001, T-002 and so on' },
  'task-status': {
    title: 'every task has a status that there is',
    fix: 'write not-started, in-progress, implemented, completed or blocked',
  },
  'task-steps': {
    title: 'tasks become completed only after they were implemented',
    fix: 'set implemented first; the Orchestrator sets completed when all gates have passed',
  },
  'task-authors': {
    title: 'each status is set by the agent that may set it',
    fix: 'let the Coder set in-progress and implemented, and the Orchestrator completed',
  },
  'task-depends': {
    title: 'tasks depend on tasks that there are, and come after them',
    fix: 'name ids of tasks.yaml in depends_on, without a circle, and finish those first',
  },
  'task-state': {
    title: 'the tasks agree with current_state',
    fix: 'finish the tasks, or set current_state to where the session really is',
  },
  'task-blocked': { title: 'no task is blocked', fix: 'clear what blocks the task' },
  'task-gates': {
    title: 'no task is completed without the word of Reviewer and QA, and of Security where it is about security',
    fix: 'let them look at it; until then the task is implemented',
  },
  checks: {
    title: 'every acceptance check is cmd: and a command, or manual: and what to look at',
    fix: 'write "cmd: npm test" with nothing after the command, or "manual: what a person should see"',
  },
  'input-form': {
    title: "agents' inputs are JSON with the fields of the universal input",
    fix: 'write the input as the contract has it',
  },
  'input-reviewer': {
    title: 'a dispatch to the Reviewer lists session_changed_files',
    fix: 'list every changed file as {"path", "change_type"}, with old_path where it was renamed',
  },
  'input-context': {
    title: 'context_files are listed, and exist',
    fix: 'list the files that the agent has to read, as they are in the repository; where one is missing, the agent returns BLOCKED',
  },
  'changed-files': {
    title: 'session_changed_files is what the diff has',
    fix: 'list the files of the diff, each with its change_type',
  },
  'output-json': {
    title: 'agents return JSON and nothing else',
    fix: 'remove the text, fence or comment around or inside the JSON',
  },
  'output-form': {
    title: "agents' outputs have the fields of the universal output",
    fix: 'write the output as the contract has it',
  },
  'output-status': {
    title: 'no agent ends with BLOCKED, FAIL or an open question, and each status is its own to give',
    fix: 'clear what the agent reports; only the Researcher gives NEEDS_INFO, only Security NEEDS_DECISION',
  },
  'output-gates': {
    title: 'an agent that says OK meets the definition of done',
    fix: 'finish the work, or return BLOCKED',
  },
  'output-files': {
    title: 'the files that agents report are what the diff has',
    fix: 'report the files that were really changed, as they are in the repository',
  },
  'high-risk': {
    title: 'no agent says OK over a high-risk issue',
    fix: 'mend the issue, or return BLOCKED',
  },
  testing: {
    title: 'no agent says OK to a task that it had no way to test',
    fix: 'give the agent run_cmd, or return BLOCKED',
  },
  names: {
    title: 'agents are named as the contract names them',
    fix: 'write SpecAgent, Architect, Planner, Designer, Researcher, Coder, Reviewer, QA, Security, Integrator, Docs or Orchestrator; in front matter the same in kebab-case',
  },
  orchestrator: {
    title: "the Orchestrator's work stays inside the session folder",
    fix: 'let Coder or Integrator make the change',
  },
  sources: {
    title: 'only Coder and Integrator change sources',
    fix: 'let Coder or Integrator make the change',
  },
  checklist: { title: 'what the project type asks of Reviewer, QA and Security', fix: '' },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
export const ruleIds = Object.keys(rules) as RuleId[];
