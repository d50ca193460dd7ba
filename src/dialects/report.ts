import { assessmentCriterion, claimCriterion } from '../claims/criteria.ts';
import { evidenceCriteria } from '../claims/report/evidence.ts';
import {
  countFindings,
  executionFindings,
  formFindings,
  type LocatedReport,
  oneLine,
  reportFinding,
  statusFindings,
  verdictFindings,
} from '../claims/report/findings.ts';
import { baseFields, type Role } from '../claims/report/forms.ts';
import { reportPrompt } from '../claims/report/prompt.ts';
import { anyRole, roleOf, rolesOf } from '../claims/report/roles.ts';
import type { ClaimDialect, ClaimPolicy, ClaimSource } from '../claims/types.ts';
import type { ReportRequest } from '../model/claim-request.ts';
import type { DraftCriterion } from '../model/dialect.ts';
import type { Finding } from '../model/finding.ts';
import { parseJson } from '../syntax/json.ts';
import { entry, type Node, type Position, type SyntaxProblem } from '../syntax/located-value.ts';
import { parseDocuments } from '../syntax/parse.ts';

const largest = 10 * 1024 * 1024;
const mostReports = 100;
const mostFindings = 200;

/** An agent's report on its work. Pure and total: a report that can't be read is a criterion that fails. */
export const report: ClaimDialect<Partial<ReportRequest>> = {
  name: 'report',
  compile(source, request, policy) {
    const subject = source.from === 'file' ? `the report ${source.path}` : 'the report';
    const { nodes, unreadable } = reportsIn(source);
    if (unreadable) {
      const assessment = { subject, want: `${subject} can be read`, findings: [unreadable] };
      return [assessmentCriterion('schema', 'report', assessment, unreadable.at)];
    }
    const above = source.line - 1;
    return nodes.flatMap(node => compileOne({ node, path: source.path, above }, source, request, policy));
  },
  prompt: reportPrompt,
};

/** The reports in a text: one, or a list of them. */
function reportsIn({ path, line, text, yaml }: ClaimSource): { nodes: readonly Node[]; unreadable?: Finding } {
  const unreadable = (code: string, at: Position, message: string, fix: string) => ({
    nodes: [],
    unreadable: reportFinding({ path, above: line - 1 }, code, at, { message, fix }),
  });
  const top = { line: 1, column: 1 };
  if (text.length > largest)
    return unreadable('too_large', top, 'it is larger than 10 MiB', 'report what matters, in less');
  const { nodes, problem } = yaml ? inYaml(text) : inJson(text);
  if (problem) {
    const { message, at } = problem;
    const fix = 'write the report as one JSON object';
    return unreadable('invalid_json', at, `it is not valid ${yaml ? 'YAML' : 'JSON'}: ${message}`, fix);
  }
  if (nodes.length > mostReports)
    return unreadable('too_many_reports', top, `it has ${nodes.length} reports`, `write at most ${mostReports}`);
  if (nodes.length > 0 && nodes.every(({ kind }) => kind === 'map')) return { nodes };
  const fix = `write an object with ${baseFields.join(', ')}`;
  return unreadable('no_object', nodes[0]?.at ?? top, 'it is not a JSON object', fix);
}

interface Parsed {
  nodes: readonly Node[];
  problem?: SyntaxProblem;
}

function inJson(text: string): Parsed {
  const parsed = parseJson(text.replace(/^\uFEFF/, ''));
  if ('problem' in parsed) return { nodes: [], problem: parsed.problem };
  return { nodes: parsed.node.kind === 'list' ? parsed.node.items : [parsed.node] };
}

function inYaml(text: string): Parsed {
  const { nodes, problems } = parseDocuments('report.yml', text);
  const [problem] = problems;
  return { nodes, ...(problem ? { problem } : {}) };
}

function compileOne(
  located: LocatedReport,
  source: ClaimSource,
  request: Partial<ReportRequest>,
  policy: ClaimPolicy,
): DraftCriterion[] {
  const { node, path } = located;
  const task = entry(node, 'task_id')?.value;
  const name = task?.kind === 'text' && task.value.trim() !== '' ? task.value : path.slice(path.lastIndexOf('/') + 1);
  const subject = source.from === 'file' ? `the report ${path}` : `the report of ${name}`;
  const { role, unclear } = settledRole(located, request, policy);
  const form = !role ? 'has a known role' : role === anyRole ? 'has its fields' : `has the fields of ${role.name}`;
  const at = (key?: string) => ({ path, line: ((key && entry(node, key)?.keyAt) || node.at).line + located.above });
  const rule = (label: string, key: string, want: string, findings: Finding[]) =>
    assessmentCriterion('rule', `${name} ${label}`, { subject, want: `${subject}: ${want}`, findings }, at(key));
  const counts = Object.entries(role?.min ?? {}).map(([field, min]) => ({ field, min, top: field.split('.', 1)[0]! }));
  const findings = [...unclear, ...formFindings(located, role)].slice(0, mostFindings);
  return [
    assessmentCriterion('schema', name, { subject, want: `${subject} ${form}`, findings }, at()),
    rule('status', 'status', 'its status is completed', statusFindings(located, request.accept_partial ?? false)),
    rule('checks', 'checks_performed', 'every required check was executed', executionFindings(located, role)),
    rule('verdicts', 'checks_performed', 'no check has the verdict fail', verdictFindings(located)),
    ...counts
      .filter(({ top }) => !isMissing(located, top, role!))
      .map(({ field, min, top }) =>
        rule(field, top, `${field} has at least ${min}`, countFindings(located, field, { min, own: role!.own })),
      ),
    ...evidenceCriteria(located, name, request, policy),
    ...claimCriteria(located, name, source),
  ];
}

/** A required field that is missing is reported once, by the schema. */
function isMissing({ node }: LocatedReport, field: string, role: Role): boolean {
  const value = entry(node, field)?.value;
  const empty = value === undefined || value.kind === 'null' || (value.kind === 'map' && value.entries.length === 0);
  return empty && role.required.includes(field);
}

function settledRole(
  located: LocatedReport,
  request: Partial<ReportRequest>,
  policy: ClaimPolicy,
): { role?: Role; unclear: Finding[] } {
  const { node } = located;
  const settled = roleOf(node, request, policy);
  if ('problem' in settled) {
    const names = [...rolesOf(policy).keys()].join(', ');
    const fix = `write "role" into the report, or role: into the contract's report:; known roles: ${names}`;
    return { unclear: [reportFinding(located, 'unclear_role', node.at, { message: settled.problem, fix })] };
  }
  const { role, conflict } = settled;
  if (conflict === undefined) return { role, unclear: [] };
  const { at } = (entry(node, 'role') ?? entry(node, 'agent'))!.value;
  const fix = `report as ${role.name}, as the contract asks`;
  return { role, unclear: [reportFinding(located, 'other_role', at, { message: conflict, fix })] };
}

/** What the report claims about the checkout: its output file exists, and the report is newer than the work. */
function claimCriteria({ node, path, above }: LocatedReport, name: string, { from }: ClaimSource): DraftCriterion[] {
  const file = entry(node, 'output_file')?.value;
  const found: DraftCriterion[] = [];
  if (file?.kind === 'text' && file.value.trim() !== '') {
    const at = { path, line: file.at.line + above };
    const quote = `output_file: ${oneLine(file.value)}`;
    const claim = { kind: 'path', key: 'output_file', value: file.value, quote, ...at } as const;
    found.push(claimCriterion(claim, `${name} output_file`, at));
  }
  const top = { path, line: node.at.line + above };
  return from === 'file' ? [...found, claimCriterion({ kind: 'age', path }, `${name} age`, top)] : found;
}
