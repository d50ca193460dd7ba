import type { ReportRequest } from '../../model/claim-request.ts';
import type { JsonSchema } from '../../schema/shape.ts';
import type { ClaimPolicy } from '../types.ts';
import { baseFields, itemSchema, type Role, reportSchema, visible } from './forms.ts';
import { anyRole, evidenceWanted, roleNamed, rolesOf } from './roles.ts';

/** What to tell an agent before it starts, from the same rows that its report is judged by. */
export function reportPrompt(
  request: Partial<ReportRequest>,
  policy: ClaimPolicy,
  /** The preconditions of the contract, as sentences. */
  pre: readonly string[] = [],
): string {
  const roles = rolesOf(policy);
  const role = request.role === undefined ? undefined : (roleNamed(request.role, roles) ?? anyRole);
  const where = request.file === undefined ? 'in a json fence of the pull request' : `as ${request.file}`;
  return [
    '## ⚠️ CONTRACT',
    '### PRE-CONDITIONS',
    [...pre, clearTask].map(each => `- [ ] ${each}`).join('\n'),
    '### REQUIRED CHECKS (with evidence)',
    ...(role && role.requiredChecks.length > 0
      ? ['You MUST perform these checks and record evidence:', checkTable(role, request, policy)]
      : ['You MUST perform the checks that the task needs, and record evidence for each.']),
    evidenceRules,
    '### POST-CONDITIONS (mechanically verified)',
    ['Your report will be validated. The task FAILS if:', ...conditions(role, request, policy)].join('\n'),
    '### OUTPUT FORMAT (JSON, strict)',
    `Write the report ${where}, after the last change to anything else${role ? '' : `; "role" is one of ${[...roles.keys(), anyRole.name].join(', ')}`}:`,
    `\`\`\`json\n${JSON.stringify(schemaOf(role, request, policy), withoutVisible, 2)}\n\`\`\``,
  ].join('\n\n');
}

const clearTask =
  'The task is clear, and what it builds on is there. Report `failed` where it is not, and say what is missing.';

const evidenceRules = [
  'Evidence says what was looked at and what was seen: numbers, names, files as `path/to/file.ts:12`, commits.',
  'Whatever it cites must exist. Stock phrases, repeated text, and the evidence of another check prove nothing.',
].join(' ');

function checkTable(role: Role, request: Partial<ReportRequest>, policy: ClaimPolicy): string {
  const rows = role.requiredChecks.map(({ name, about }) => {
    const { kind, min } = evidenceWanted(name, request, policy);
    return `| ${name} | ${about} | at least ${min} characters (${kind.replace('_', '-')}) |`;
  });
  return ['| Check | What to verify | Evidence requirement |', '|---|---|---|', ...rows].join('\n');
}

function conditions(role: Role | undefined, request: Partial<ReportRequest>, policy: ClaimPolicy): string[] {
  const { min } = evidenceWanted('', request, policy);
  return [
    `- any required field is missing: ${[...baseFields, ...(role?.required ?? [])].join(', ')}`,
    `- any evidence has fewer than ${min} characters that count, or less than its check asks for`,
    ...Object.entries(role?.min ?? {}).map(([field, count]) => `- ${field} has fewer than ${count} different items`),
    ...(role?.each ? [`- an item of ${role.each.list} has no ${role.each.needs.join(' or no ')}`] : []),
    '- any check.executed is not true, or any verdict is fail',
    `- status is not completed${request.accept_partial ? ' (partial is accepted, with a warning)' : ''}`,
    '- output_file does not exist in the change, or is empty',
    '- a later commit changes anything but reports and contracts',
  ];
}

/** That a text is not blank goes without saying. */
function withoutVisible(key: string, value: unknown): unknown {
  return key === 'pattern' && value === visible ? undefined : value;
}

/** The same as a JSON Schema, for agents that are good at following one. */
function schemaOf(role: Role | undefined, request: Partial<ReportRequest>, policy: ClaimPolicy): JsonSchema {
  const checks = role?.requiredChecks.map(({ name }) => name) ?? [];
  const base = reportSchema(checks, name => ({ minLength: evidenceWanted(name, request, policy).min }));
  const fields = Object.fromEntries((role?.required ?? []).map(field => [field, fieldSchema(field, role!)]));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...base,
    required: [...base.required, ...(role?.required ?? []), ...(role ? [] : ['role'])],
    properties: { ...(role ? {} : { role: { type: 'string' } }), ...base.properties, ...fields },
    ...(role?.schema === undefined ? {} : { allOf: [role.schema] }),
  };
}

/** A field of a role: a list with so many items, or an object that has such a list. */
function fieldSchema(field: string, { min, each }: Role): JsonSchema {
  const list = (count: number, items: JsonSchema) => ({ type: 'array', minItems: count, items });
  const items = each?.list === field ? itemSchema(each.needs) : {};
  if (min[field] !== undefined) return list(min[field], items);
  const inner = Object.entries(min).filter(([path]) => path.startsWith(`${field}.`));
  if (inner.length === 0) return {};
  const names = inner.map(([path, count]): [string, number] => [path.slice(field.length + 1), count]);
  return {
    type: 'object',
    required: names.map(([name]) => name),
    properties: Object.fromEntries(names.map(([name, count]) => [name, list(count, {})])),
  };
}
