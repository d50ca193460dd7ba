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

/** Every rule of a session, in the order in which reports show them. */
export const rules = [
  readOnly,
  folder,
  files,
  status,
  acceptance,
  tasks,
  spec,
  acceptanceCriteria,
  architecture,
  report,
  folders,
  statusFields,
  statusSession,
  statusTasks,
  statusTimes,
  statusUpdate,
  statusRetries,
  gateTracking,
  state,
  ci,
  decisionFields,
  decisionIds,
  decisionRecords,
  decisionContext,
  decisionsKept,
  decisionsOpen,
  decisionSecurity,
  approveDesign,
  reviewStrategy,
  gates,
  correction,
  history,
  historyKept,
  historyComplete,
  taskFields,
  taskIds,
  taskStatus,
  taskSteps,
  taskAuthors,
  taskDepends,
  taskState,
  taskBlocked,
  taskGates,
  checks,
  inputForm,
  inputReviewer,
  inputContext,
  changedFiles,
  outputJson,
  outputForm,
  outputStatus,
  outputGates,
  outputFiles,
  highRisk,
  testing,
  names,
  orchestrator,
  sources,
  checklist,
] as const;

export type RuleId = (typeof rules)[number]['id'];

export function ruleNamed(id: RuleId): (typeof rules)[number] {
  return rules.find(rule => rule.id === id)!;
}
