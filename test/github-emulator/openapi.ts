import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Json } from './json.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: object;
}

interface Operation {
  parameters: Parameter[];
  body?: object;
  bodyRequired?: boolean;
}

export interface Known {
  /** As the fixture names it: `GET /repos/{owner}/{repo}/pulls/{pull_number}`. */
  operation: string;
  params: Record<string, string>;
}

const fixture = join(import.meta.dirname, '../fixtures/github/openapi.json');
const { operations } = JSON.parse(readFileSync(fixture, 'utf8')) as { operations: Record<string, Operation> };

/** These hold slashes of their own, which GitHub takes as they are. */
const many = ['branch', 'ref', 'basehead'];
const depth = (operation: string) => operation.split('/').length;
/** The longer first: a ref takes slashes, and would take the rest of the address with them. */
const routes = Object.keys(operations)
  .sort((a, b) => depth(b) - depth(a))
  .map(operation => {
    const [method, template] = operation.split(' ') as [string, string];
    const pattern = template.replaceAll(/\{(\w+)\}/g, (_, name) =>
      many.includes(name) ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
    );
    return { operation, method, pattern: new RegExp(`^${pattern}$`) };
  });

export function operationOf(method: string, path: string): Known | undefined {
  for (const route of routes) {
    const found = route.method === method ? route.pattern.exec(path) : null;
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { operation: route.operation, params: Object.fromEntries(params) };
  }
  return undefined;
}

/** Parameters come as text, so that `12` is a number there; a body's values are what they are. */
const ofText = new Ajv({ strict: false, validateSchema: false, coerceTypes: true, allErrors: true, logger: false });
const ofJson = new Ajv({ strict: false, validateSchema: false, allErrors: true, logger: false });
const compiled = new Map<object, ValidateFunction>();

function complaints(ajv: Ajv, schema: object, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(error => `${error.instancePath.slice(1) || 'it'} ${error.message}`);
}

/** Everything that GitHub would object to in a request. */
export function objections({ operation, params }: Known, query: URLSearchParams, body: Json): string[] {
  const { parameters, body: schema, bodyRequired } = operations[operation]!;
  const given = [
    ...parameters.filter(each => each.in === 'path').map(each => ({ each, value: params[each.name] })),
    ...parameters.filter(each => each.in === 'query').map(each => ({ each, value: query.get(each.name) ?? undefined })),
  ];
  const ofParameters = given.flatMap(({ each, value }) => {
    if (value === undefined) return each.required ? [`${each.name} is missing`] : [];
    // Wrapped, because only what stands in an object is coerced.
    return complaints(ofText, wrapped(each), { [each.name]: value });
  });
  const unknown = [...new Set(query.keys())].filter(
    name => !parameters.some(each => each.in === 'query' && each.name === name),
  );
  const ofBody =
    body === undefined
      ? bodyRequired
        ? ['the body is missing']
        : []
      : schema
        ? complaints(ofJson, schema, body)
        : ['no body is expected'];
  return [
    ...ofParameters,
    ...unknown.map(name => `${name} is no parameter of it`),
    ...(Number(query.get('per_page') ?? 1) > 100 ? ['per_page is over 100'] : []),
    ...ofBody,
    ...(body === undefined ? [] : beyondTheDescription(operation, body)),
  ];
}

const wrappers = new Map<Parameter, object>();

function wrapped(parameter: Parameter): object {
  const schema = wrappers.get(parameter) ?? { type: 'object', properties: { [parameter.name]: parameter.schema } };
  wrappers.set(parameter, schema);
  return schema;
}

/** Limits that GitHub documents or holds, and does not describe. */
function beyondTheDescription(operation: string, body: Json): string[] {
  const found: string[] = [];
  const most = (what: string, text: unknown, limit: number) => {
    if (typeof text === 'string' && [...text].length > limit) found.push(`${what} has over ${limit} characters`);
  };
  if (operation.endsWith('/comments') || operation.endsWith('/comments/{comment_id}')) {
    most('the comment', body.body, 65_536);
    if (body.body === '') found.push('the comment is empty');
  }
  if (operation.includes('/check-runs')) {
    if (body.status === 'completed' && !body.conclusion) found.push('completed without a conclusion');
    if (body.conclusion === 'stale') found.push('only GitHub can say stale');
    for (const key of ['summary', 'text']) {
      const text = body.output?.[key];
      most(`output.${key}`, text, 65_535);
      if (typeof text === 'string' && Buffer.byteLength(text) > 65_535)
        found.push(`output.${key} has over 65535 bytes`);
    }
    most('output.title', body.output?.title, 255);
    most('name', body.name, 255);
    for (const annotation of body.output?.annotations ?? []) {
      if (Buffer.byteLength(annotation.message ?? '') > 64 * 1024) found.push("an annotation's message has over 64 KB");
      if (Buffer.byteLength(annotation.raw_details ?? '') > 64 * 1024)
        found.push("an annotation's details have over 64 KB");
      most("an annotation's title", annotation.title, 255);
      if (annotation.end_line < annotation.start_line) found.push('an annotation ends before it starts');
      if (annotation.start_line < 1) found.push('an annotation starts before line 1');
    }
  }
  if (operation.endsWith('/labels')) for (const label of body.labels ?? []) most('a label', label, 50);
  return found;
}
