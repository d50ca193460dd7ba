import type { Finding } from '../../model/finding.ts';
import type { Failure } from '../../model/outcome.ts';
import { type BuiltIn, errorsIn, nameOf, partOf, type SchemaError, type Validate } from '../../schema/built-in.ts';
import { aggregator, report as reportValidator, researcher, synthesizer } from '../../schema/validators.ts';
import { type Entry, entry, type Node, type Position } from '../../syntax/located-value.ts';
import { cited } from '../../syntax/text.ts';
import { fingerprint } from '../evidence/measure.ts';
import { builtInRoles, checkVerdicts, type Role, reportSchema, reportStatuses, roleSchema, visible } from './forms.ts';

/** A report and its place. */
export interface LocatedReport {
  node: Node;
  path: string;
  /** Lines of the file before the text that was parsed. */
  above: number;
}

/** A failure at a place of the report. */
export function reportFinding(
  { path, above }: Omit<LocatedReport, 'node'>,
  code: string,
  at: Position,
  { message, fix, failure = 'major' }: { message: string; fix: string; failure?: Failure },
): Finding {
  return { code, severity: 'fail', message, at: { path, line: at.line + above }, fix, failure };
}

/** The entries of `checks_performed`. */
export function checksOf({ node }: LocatedReport): readonly Entry[] {
  const checks = entry(node, 'checks_performed')?.value;
  return checks?.kind === 'map' ? checks.entries : [];
}

/** The status is completed. `partial` is a warning if the contract accepts it. */
export function statusFindings(report: LocatedReport, acceptPartial: boolean): Finding[] {
  const status = entry(report.node, 'status')?.value;
  if (status?.kind !== 'text' || status.value === 'completed' || !reportStatuses.includes(status.value)) return [];
  const accepted = status.value === 'partial' && acceptPartial;
  const message = `the agent reported \`status: ${status.value}\``;
  const fix = accepted
    ? 'finish the rest of the task when it is asked for'
    : 'finish the task and report again; put what cannot be done into the report, for a person to decide';
  const finding = reportFinding(report, 'not_completed', status.at, { message, fix });
  return [accepted ? { ...finding, severity: 'warn' } : finding];
}

/** Every required check is there, there is at least one, and all were executed. */
export function executionFindings(report: LocatedReport, role: Role | undefined): Finding[] {
  const performed = entry(report.node, 'checks_performed');
  if (performed?.value.kind !== 'map') return [];
  const checks = checksOf(report);
  const names = new Set(checks.map(({ key }) => key));
  const missing = (role?.requiredChecks ?? []).filter(({ name }) => !names.has(name));
  const found = missing.map(({ name, about }) => {
    const fix = `perform ${name} (${about}) and record its evidence`;
    return reportFinding(report, 'missing_check', performed.keyAt, { message: `the check ${name} is missing`, fix });
  });
  if (checks.length === 0 && found.length === 0) {
    const fix = 'perform the checks of the task and record them';
    found.push(reportFinding(report, 'no_checks', performed.keyAt, { message: 'no check was performed', fix }));
  }
  for (const { key, value } of checks) {
    const executed = entry(value, 'executed')?.value;
    if (executed?.kind !== 'boolean' || executed.value) continue;
    const message = `the check ${cited(key)} was not executed`;
    const fix = `perform ${cited(key)} and set executed to true; a skipped check proves nothing`;
    found.push(reportFinding(report, 'not_executed', executed.at, { message, fix }));
  }
  return found;
}

/** A check with the verdict fail fails the report; partial is a warning. */
export function verdictFindings(report: LocatedReport): Finding[] {
  return checksOf(report).flatMap(({ key, value }): Finding[] => {
    const verdict = entry(value, 'verdict')?.value;
    if (verdict?.kind !== 'text' || verdict.value === 'pass' || !checkVerdicts.includes(verdict.value)) return [];
    const message = `the verdict of ${cited(key)} is ${verdict.value}`;
    const fix = `fix what ${cited(key)} found, and check again`;
    const finding = reportFinding(report, 'check_failed', verdict.at, { message, fix });
    return [verdict.value === 'partial' ? { ...finding, severity: 'warn' } : finding];
  });
}

/** At least so many distinct items under a field; items without text do not count. */
export function countFindings(
  report: LocatedReport,
  field: string,
  { min, own }: { min: number; own?: true | undefined },
): Finding[] {
  const parts = field.split('.');
  let at: Position = report.node.at;
  let value: Node | undefined = report.node;
  for (const part of parts) {
    const found: Entry | undefined = value && entry(value, part);
    at = found?.keyAt ?? at;
    value = found?.value;
  }
  const { count, given } = countOf(value, own ?? false);
  if (count >= min) return [];
  const distinct = given > count ? ` (${count} distinct)` : '';
  const message = `${field} has ${given === 1 ? '1 item' : `${given} items`}${distinct}; at least ${min} are required`;
  const fix = `add the missing items to ${field}, each with something of its own to say`;
  const failure = count > 0 && count * 2 > min ? 'minor' : 'major';
  return [reportFinding(report, 'too_few_items', at, { message, fix, failure })];
}

/** A number, or the entries of a mapping, count only if the policy defines the role. */
function countOf(value: Node | undefined, own: boolean): { count: number; given: number } {
  if (own && value?.kind === 'number') return { count: value.value, given: value.value };
  if (own && value?.kind === 'map') return { count: value.entries.length, given: value.entries.length };
  if (value?.kind !== 'list') return { count: 0, given: 0 };
  const prints = new Set(value.items.map(item => fingerprint(textOf(item))));
  prints.delete('');
  return { count: prints.size, given: value.items.length };
}

/** All text of an item, whatever the order of its keys. */
function textOf(item: Node): string {
  switch (item.kind) {
    case 'map':
      return item.entries
        .toSorted((left, right) => (left.key < right.key ? -1 : 1))
        .map(({ value }) => textOf(value))
        .join(' ');
    case 'list':
      return item.items.map(textOf).join(' ');
    case 'null':
      return '';
    default:
      return String(item.value);
  }
}

/** The agent's text as a result may show it. */
export function oneLine(text: string): string {
  const short = text.slice(0, 400).replaceAll(/\s+/g, ' ').slice(0, 200);
  return short.replace(/[\ud800-\udbff]$/, '');
}

const base: BuiltIn = { schema: () => reportSchema(), validate: reportValidator };
const validators: Readonly<Record<string, Validate>> = { researcher, aggregator, synthesizer };
const roleForms: ReadonlyMap<string, BuiltIn> = new Map(
  builtInRoles.map(role => [role.name, { schema: () => roleSchema(role), validate: validators[role.name]! }]),
);

/** What is wrong with the form of a report: its own fields, those of its checks, and those of its role. */
export function formFindings(report: LocatedReport, role: Role | undefined): Finding[] {
  const found = errorsIn(base, report.node).map(error => baseFinding(report, error));
  if (!role) return found;
  const form = role.own ? undefined : roleForms.get(role.name);
  const ofRole = form
    ? errorsIn(form, report.node).map(error => roleFinding(report, role, error))
    : policyRoleFindings(report, role);
  return [...found, ...ofRole, ...schemaFindings(report, role)];
}

function baseFinding(report: LocatedReport, error: SchemaError): Finding {
  const { keyword, params, path, schema, node, keyAt } = error;
  const [, check, field] = path;
  const name = `the check ${cited(String(check))}`;
  const missing = String(params.missingProperty);
  if (keyword === 'required' && check !== undefined)
    return reportFinding(report, 'missing_field', keyAt, {
      message: `${name} has no ${missing}`,
      fix: `add "${missing}" to ${cited(String(check))}`,
    });
  if (keyword === 'required')
    return reportFinding(report, 'missing_field', node.at, {
      message: `missing field ${missing}`,
      fix: `add "${missing}": ${partOf(schema, missing).description}`,
    });
  return wrongType(
    report,
    error,
    field !== undefined ? `${field} of ${name}` : check !== undefined ? name : nameOf(path),
  );
}

function wrongType(report: LocatedReport, { path, schema, node }: SchemaError, name = nameOf(path)): Finding {
  const want = `${schema.description}`;
  return reportFinding(report, 'wrong_type', node.at, {
    message: `${name} is ${shown(node)}; expected ${want}`,
    fix: `write under ${cited(String(path.at(-1)))} ${want}`,
  });
}

function roleFinding(report: LocatedReport, role: Role, error: SchemaError): Finding {
  const { keyword, params, path, node } = error;
  const [field, index, need] = path;
  if (field === undefined) return missingField(report, role, String(params.missingProperty));
  if (index === undefined)
    return isEmpty(node) ? emptyField(report, role, String(field), node) : wrongType(report, error);
  const item = nameOf([field, index]);
  const lacks = need ?? (keyword === 'required' ? params.missingProperty : undefined);
  if (lacks === undefined) {
    const fix = `write every item of ${field} as ${error.schema.description}`;
    return { ...wrongType(report, error, item), fix, failure: 'minor' };
  }
  const message = `${item} has no ${lacks}`;
  const fix = `give every item of ${field} its ${lacks}`;
  return reportFinding(report, 'missing_field', node.at, { message, fix, failure: 'minor' });
}

/** The fields that a role of the policy names. */
function policyRoleFindings(report: LocatedReport, role: Role): Finding[] {
  return role.required.flatMap(field => {
    const given = entry(report.node, field)?.value;
    if (!given) return [missingField(report, role, field)];
    return isEmpty(given) ? [emptyField(report, role, field, given)] : [];
  });
}

function missingField(report: LocatedReport, { name }: Role, field: string): Finding {
  const fix = `add "${field}", which a report of the role ${name} must have`;
  return reportFinding(report, 'missing_field', report.node.at, { message: `missing field ${field}`, fix });
}

function emptyField(report: LocatedReport, { name }: Role, field: string, node: Node): Finding {
  const fix = `fill "${field}", which a report of the role ${name} must have`;
  return reportFinding(report, 'empty_field', node.at, { message: `${field} is empty`, fix });
}

function isEmpty(value: Node): boolean {
  return value.kind === 'null' || isBlank(value) || (value.kind === 'map' && value.entries.length === 0);
}

function isBlank(value: Node): boolean {
  return value.kind === 'text' && !new RegExp(visible, 'u').test(value.value);
}

function shown(value: Node): string {
  switch (value.kind) {
    case 'map':
      return 'an object';
    case 'list':
      return 'a list';
    case 'null':
      return 'null';
    case 'text':
      return isBlank(value) ? 'blank' : cited(value.value);
    default:
      return String(value.value);
  }
}

function schemaFindings(report: LocatedReport, { name, schema, judge }: Role): Finding[] {
  if (schema === undefined) return [];
  if (!judge) throw new Error(`the schema of the role ${name} was not compiled`);
  const fix = `write it as the policy's schema for ${name} requires`;
  return judge(report.node, 'the report').map(({ message, at }) =>
    reportFinding(report, 'policy_schema', at, { message, fix }),
  );
}
