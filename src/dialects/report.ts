import { claimCriterion, heardCriterion } from '../claims/criteria.ts';
import { evidenceCriteria } from '../claims/report/evidence.ts';
import { fieldWrongs } from '../claims/report/fields.ts';
import { baseFields, type Role } from '../claims/report/forms.ts';
import { reportPrompt } from '../claims/report/prompt.ts';
import { roleOf, rolesOf } from '../claims/report/roles.ts';
import {
  countWrongs,
  executionWrongs,
  oneLine,
  statusWrongs,
  type Told,
  verdictWrongs,
  wrong,
} from '../claims/report/rules.ts';
import type { ClaimDialect, ClaimPolicy, ReportRequest, Said, Wrong } from '../claims/types.ts';
import type { DraftCriterion } from '../model/dialect.ts';
import { parseJson } from '../syntax/json.ts';
import { entry, type Node, type Position } from '../syntax/located-value.ts';

const largest = 10 * 1024 * 1024;
const mostReports = 100;
const mostWrongs = 200;

/** An agent's report on its work. Pure and total: what can't be read is a criterion that fails. */
export const report: ClaimDialect<Partial<ReportRequest>> = {
  name: 'report',
  recognises(node) {
    return entry(node, 'checks_performed') !== undefined || baseFields.filter(field => entry(node, field)).length >= 3;
  },
  lower(said, request, policy) {
    const subject = said.from === 'file' ? `the report ${said.path}` : 'the report';
    const read = nodesOf(said);
    const { unread } = read;
    if (unread)
      return [
        heardCriterion('schema', 'report', { subject, wants: `${subject} can be read`, found: [unread] }, unread),
      ];
    return read.nodes.flatMap(node => lowerOne({ node, path: said.path, above: said.line - 1 }, said, request, policy));
  },
  prompt: reportPrompt,
};

/** The reports in a text: one, or a list of them. */
function nodesOf({ path, line, text }: Said): { nodes: readonly Node[]; unread?: Wrong } {
  const unread = (at: Position, message: string, fix: string) => ({
    nodes: [],
    unread: wrong({ path, above: line - 1, node: { kind: 'null', at } }, at, message, fix),
  });
  const top = { line: 1, column: 1 };
  if (text.length > largest) return unread(top, 'it is larger than 10 MiB', 'report what matters, in less');
  const parsed = parseJson(text.replace(/^\uFEFF/, ''));
  if ('problem' in parsed) {
    const { message, at } = parsed.problem;
    return unread(at, `it is no JSON that could be read: ${message}`, 'write the report as one JSON object');
  }
  const { node } = parsed;
  const nodes = node.kind === 'list' ? node.items : [node];
  if (nodes.length > mostReports)
    return unread(top, `it holds ${nodes.length} reports`, `write ${mostReports} at the most`);
  if (nodes.length > 0 && nodes.every(({ kind }) => kind === 'map')) return { nodes };
  return unread(node.at, 'it is no JSON object', `write an object with ${baseFields.join(', ')}`);
}

function lowerOne(told: Told, said: Said, request: Partial<ReportRequest>, policy: ClaimPolicy): DraftCriterion[] {
  const { node, path } = told;
  const task = entry(node, 'task_id')?.value;
  const name = task?.kind === 'text' && task.value.trim() !== '' ? task.value : path.slice(path.lastIndexOf('/') + 1);
  const subject = said.from === 'file' ? `the report ${path}` : `the report of ${name}`;
  const { role, unclear } = settledRole(told, request, policy);
  const form = role ? `has the fields of ${role.name}` : 'has a role and its fields';
  const at = (key?: string) => ({ path, line: ((key && entry(node, key)?.keyAt) || node.at).line + told.above });
  const rule = (label: string, key: string, wants: string, found: Wrong[]) =>
    heardCriterion('rule', `${name} ${label}`, { subject, wants: `${subject}: ${wants}`, found }, at(key));
  const counts = Object.entries(role?.min ?? {}).map(([field, min]) => ({ field, min, top: field.split('.', 1)[0]! }));
  const found = [...unclear, ...fieldWrongs(told, role)].slice(0, mostWrongs);
  return [
    heardCriterion('schema', name, { subject, wants: `${subject} ${form}`, found }, at()),
    rule('status', 'status', 'its status is completed', statusWrongs(told, request.accept_partial ?? false)),
    rule('checks', 'checks_performed', 'every check that is asked for was executed', executionWrongs(told, role)),
    rule('verdicts', 'checks_performed', 'no check has the verdict fail', verdictWrongs(told)),
    ...counts
      .filter(({ top }) => !isMissing(told, top, role!))
      .map(({ field, min, top }) =>
        rule(field, top, `${field} has at least ${min}`, countWrongs(told, field, { min, own: role!.own })),
      ),
    ...evidenceCriteria(told, name, request, policy),
    ...claims(told, name, said),
  ];
}

/** A field that must be there and is not is told of once, by the schema. */
function isMissing({ node }: Told, field: string, role: Role): boolean {
  const value = entry(node, field)?.value;
  const empty = value === undefined || value.kind === 'null' || (value.kind === 'map' && value.entries.length === 0);
  return empty && role.required.includes(field);
}

function settledRole(
  told: Told,
  request: Partial<ReportRequest>,
  policy: ClaimPolicy,
): { role?: Role; unclear: Wrong[] } {
  const settled = roleOf(told.node, request, policy);
  const names = [...rolesOf(policy).keys()].join(', ');
  if ('problem' in settled) {
    const fix = `write "role" into the report, or role: into the contract's report:; there are ${names}`;
    return { unclear: [wrong(told, told.node.at, settled.problem, fix)] };
  }
  const { role, conflict } = settled;
  if (conflict === undefined) return { role, unclear: [] };
  const at = (entry(told.node, 'role') ?? entry(told.node, 'agent'))!.value.at;
  return { role, unclear: [wrong(told, at, conflict, `report as ${role.name}, as the contract asks`)] };
}

/** What the report says of the checkout: the file that it names is there, and it was written after the work. */
function claims({ node, path, above }: Told, name: string, { from }: Said): DraftCriterion[] {
  const file = entry(node, 'output_file')?.value;
  const found: DraftCriterion[] = [];
  if (file?.kind === 'text' && file.value.trim() !== '') {
    const at = { path, line: file.at.line + above };
    const said = `output_file: ${oneLine(file.value)}`;
    const claim = { kind: 'path', key: 'output_file', value: file.value, said, ...at } as const;
    found.push(claimCriterion(claim, `${name} output_file`, at));
  }
  const top = { path, line: node.at.line + above };
  return from === 'file' ? [...found, claimCriterion({ kind: 'age', path }, `${name} age`, top)] : found;
}
