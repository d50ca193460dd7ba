import { acceptance, acceptanceCriteria, checks } from './rules/acceptance.ts';
import {
  decisionContext,
  decisionFields,
  decisionIds,
  decisionRecords,
  decisionSecurity,
  decisionsKept,
  decisionsOpen,
} from './rules/decisions.ts';
import { architecture, folders, report, spec } from './rules/documents.ts';
import { files, folder, readOnly } from './rules/folder.ts';
import { approveDesign, correction, gates, reviewStrategy } from './rules/gates.ts';
import { history, historyComplete, historyKept } from './rules/history.ts';
import { changedFiles, checklist, inputContext, inputForm, inputReviewer } from './rules/inputs.ts';
import {
  highRisk,
  outputFiles,
  outputForm,
  outputGates,
  outputJson,
  outputStatus,
  taskGates,
  testing,
} from './rules/outputs.ts';
import { names, orchestrator, sources } from './rules/roles.ts';
import {
  ci,
  gateTracking,
  state,
  status,
  statusFields,
  statusRetries,
  statusSession,
  statusTasks,
  statusTimes,
  statusUpdate,
} from './rules/status.ts';
import {
  taskAuthors,
  taskBlocked,
  taskDepends,
  taskFields,
  taskIds,
  taskState,
  taskStatus,
  taskSteps,
  tasks,
} from './rules/tasks.ts';

/**
 * Every rule of a session, by weight, which is the order in which reports show them: read-only, gates, the state of tasks,
 * high risk, commands, decisions, form.
 */
export const rules = [
  readOnly,
  // gates
  gates,
  approveDesign,
  reviewStrategy,
  taskGates,
  correction,
  historyKept,
  historyComplete,
  // the state of tasks
  state,
  taskState,
  taskBlocked,
  taskSteps,
  taskAuthors,
  taskDepends,
  taskStatus,
  ci,
  // high risk
  highRisk,
  outputStatus,
  outputGates,
  testing,
  orchestrator,
  sources,
  // commands
  checks,
  // decisions
  decisionsOpen,
  decisionSecurity,
  decisionsKept,
  decisionRecords,
  decisionContext,
  decisionIds,
  decisionFields,
  // form
  folder,
  files,
  status,
  tasks,
  acceptance,
  statusFields,
  statusSession,
  statusTasks,
  statusTimes,
  statusUpdate,
  statusRetries,
  gateTracking,
  history,
  taskFields,
  taskIds,
  spec,
  acceptanceCriteria,
  architecture,
  report,
  folders,
  outputJson,
  outputForm,
  outputFiles,
  inputForm,
  inputReviewer,
  inputContext,
  changedFiles,
  names,
  checklist,
] as const;

export type RuleId = (typeof rules)[number]['id'];

export function ruleNamed(id: RuleId): (typeof rules)[number] {
  return rules.find(rule => rule.id === id)!;
}

/** Whether a rule weighs less than the commands of tasks, and so comes after them. */
export function isBelowCommands(id: RuleId): boolean {
  return rules.findIndex(rule => rule.id === id) > rules.indexOf(checks);
}
