import type { Wrong } from './claims.ts';
import { type Entry, entry, type Node } from './node.ts';
import { baseFields, checkFields, checkVerdicts, type Role, reportStatuses } from './report-roles.ts';
import { type Told, wrong } from './report-rules.ts';
import { cited } from './text.ts';

/** What is wrong with the form of a report: its own fields, those of its checks, and those of its role. */
export function fieldWrongs(told: Told, role: Role | undefined): Wrong[] {
  return [
    ...baseFields.flatMap(field => baseWrongs(told, field)),
    ...checkWrongs(told),
    ...(role ? roleWrongs(told, role) : []),
  ];
}

function baseWrongs(told: Told, field: (typeof baseFields)[number]): Wrong[] {
  const found = entry(told.node, field);
  if (!found) return [wrong(told, told.node.at, `${field} is missing`, `add "${field}": ${wants[field]}`)];
  const { value } = found;
  if (field === 'checks_performed') return value.kind === 'map' ? [] : [misfit(told, found, wants[field])];
  if (isBlank(value) || value.kind !== 'text') return [misfit(told, found, wants[field])];
  if (field !== 'status' || reportStatuses.includes(value.value)) return [];
  return [misfit(told, found, wants.status)];
}

const wants: Readonly<Record<(typeof baseFields)[number], string>> = {
  task_id: 'the id of the task, as text',
  status: `one of ${reportStatuses.join(', ')}`,
  checks_performed: 'an object with an entry {executed, evidence, verdict} for each check',
  output_file: 'the path of the file that was written, as text',
};

function misfit(told: Told, { key, value }: Entry, want: string, name = key): Wrong {
  return wrong(
    told,
    value.at,
    `${name} is ${shown(value)}, where ${want} is wanted`,
    `write under ${cited(key)} ${want}`,
  );
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

/** Nothing that anybody could see. */
function isBlank(value: Node): boolean {
  if (value.kind === 'null') return true;
  return (
    value.kind === 'text' && value.value.replaceAll(/[\s\u2800\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '') === ''
  );
}

function checkWrongs(told: Told): Wrong[] {
  const performed = entry(told.node, 'checks_performed')?.value;
  return (performed?.kind === 'map' ? performed.entries : []).flatMap(each => {
    const name = `the check ${cited(each.key)}`;
    if (each.value.kind !== 'map') return [misfit(told, each, 'an object {executed, evidence, verdict}', name)];
    return checkFields.flatMap(field => {
      const found = entry(each.value, field);
      if (!found) {
        return [wrong(told, each.keyAt, `${name} has no ${field}`, `add "${field}" to ${cited(each.key)}`)];
      }
      return fits[field].holds(found.value) ? [] : [misfit(told, found, fits[field].want, `${field} of ${name}`)];
    });
  });
}

const fits: Readonly<Record<(typeof checkFields)[number], { want: string; holds(value: Node): boolean }>> = {
  executed: { want: 'true or false', holds: ({ kind }) => kind === 'boolean' },
  evidence: { want: 'text', holds: ({ kind }) => kind === 'text' },
  verdict: {
    want: `one of ${checkVerdicts.join(', ')}`,
    holds: value => value.kind === 'text' && checkVerdicts.includes(value.value),
  },
};

function roleWrongs(told: Told, role: Role): Wrong[] {
  const found: Wrong[] = [];
  const a = `a report of the role ${role.name}`;
  for (const field of role.required) {
    const given = entry(told.node, field);
    const empty = given && (isBlank(given.value) || (given.value.kind === 'map' && given.value.entries.length === 0));
    if (!given) found.push(wrong(told, told.node.at, `${field} is missing`, `add "${field}", which ${a} must have`));
    else if (empty)
      found.push(wrong(told, given.value.at, `${field} is empty`, `fill "${field}", which ${a} must have`));
  }
  return [...found, ...itemWrongs(told, role), ...schemaWrongs(told, role)];
}

function itemWrongs(told: Told, { each }: Role): Wrong[] {
  const list = each && entry(told.node, each.list);
  if (!list) return [];
  if (list.value.kind !== 'list') return isBlank(list.value) ? [] : [misfit(told, list, 'a list')];
  return list.value.items.flatMap((item, index) =>
    each.needs.flatMap(field => {
      const value = entry(item, field)?.value;
      if (value?.kind === 'text' && !isBlank(value)) return [];
      const message = `${each.list}[${index}] has no ${field}`;
      return [wrong(told, value?.at ?? item.at, message, `give every item of ${each.list} its ${field}`, 'minor')];
    }),
  );
}

function schemaWrongs(told: Told, { name, schema, judge }: Role): Wrong[] {
  if (schema === undefined) return [];
  if (!judge) throw new Error(`the schema of the role ${name} was not compiled`);
  return judge(told.node, 'the report').map(({ message, at }) =>
    wrong(told, at, message, `write it as the policy's schema for ${name} asks`),
  );
}
