import type { ClaimPolicy, ReportRequest } from './claims.ts';
import type { Plain } from './node.ts';
import {
  baseFields,
  checkFields,
  checkVerdicts,
  evidenceWanted,
  type Role,
  reportStatuses,
  roleNamed,
  rolesOf,
} from './report-roles.ts';

/** What an agent must be told before it starts, out of the same rows that its report is judged by. */
export function reportPrompt(request: Partial<ReportRequest>, policy: ClaimPolicy): string {
  const roles = rolesOf(policy);
  const role = request.role === undefined ? undefined : roleNamed(request.role, roles);
  const where = request.file === undefined ? 'in a json fence of the pull request' : `as ${request.file}`;
  return [
    '## ⚠️ CONTRACT',
    '### PRE-CONDITIONS',
    '- [ ] The task is clear, and what it builds on is there. Report `failed` where it is not, and say what is missing.',
    '### REQUIRED CHECKS (with evidence)',
    ...(role && role.requiredChecks.length > 0
      ? ['You MUST perform these checks and record evidence:', checkTable(role, request, policy)]
      : ['You MUST perform the checks that the task needs, and record evidence for each.']),
    evidenceRules,
    '### POST-CONDITIONS (mechanically verified)',
    ['Your report will be validated. The task FAILS if:', ...conditions(role, request, policy)].join('\n'),
    '### OUTPUT FORMAT (JSON, strict)',
    `Write the report ${where}, after the last change to anything else${role ? '' : `; "role" is one of ${[...roles.keys()].join(', ')}`}:`,
    `\`\`\`json\n${JSON.stringify(schemaOf(role, request, policy), null, 2)}\n\`\`\``,
  ].join('\n\n');
}

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

/** The same as a JSON Schema, for agents that are good at following one. */
function schemaOf(role: Role | undefined, request: Partial<ReportRequest>, policy: ClaimPolicy): Plain {
  const check = (name: string): Plain => ({
    type: 'object',
    required: [...checkFields],
    properties: {
      executed: { type: 'boolean' },
      evidence: { type: 'string', minLength: evidenceWanted(name, request, policy).min },
      verdict: { type: 'string', enum: [...checkVerdicts] },
    },
  });
  const required = role?.requiredChecks.map(({ name }) => name) ?? [];
  const fields = Object.fromEntries((role?.required ?? []).map(field => [field, fieldSchema(field, role!)]));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    required: [...baseFields, ...(role?.required ?? []), ...(role ? [] : ['role'])],
    properties: {
      task_id: { type: 'string' },
      ...(role ? {} : { role: { type: 'string' } }),
      status: { type: 'string', enum: [...reportStatuses] },
      checks_performed: {
        type: 'object',
        ...(required.length > 0 ? { required } : {}),
        properties: Object.fromEntries(required.map(name => [name, check(name)])),
        additionalProperties: check(''),
      },
      output_file: { type: 'string' },
      ...fields,
    },
    ...(role?.schema === undefined ? {} : { allOf: [role.schema] }),
  };
}

/** A field of a role: a list with so many items, or an object in which such a list stands. */
function fieldSchema(field: string, { min, each }: Role): Plain {
  const list = (count: number, item: Plain): Plain => ({ type: 'array', minItems: count, items: item });
  const item: Plain =
    each?.list === field
      ? {
          type: 'object',
          required: [...each.needs],
          properties: Object.fromEntries(each.needs.map(need => [need, { type: 'string' }])),
        }
      : {};
  if (min[field] !== undefined) return list(min[field], item);
  const inner = Object.entries(min).filter(([path]) => path.startsWith(`${field}.`));
  if (inner.length === 0) return {};
  const names = inner.map(([path, count]): [string, number] => [path.slice(field.length + 1), count]);
  return {
    type: 'object',
    required: names.map(([name]) => name),
    properties: Object.fromEntries(names.map(([name, count]) => [name, list(count, {})])),
  };
}
