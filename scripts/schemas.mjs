// Compiles the built-in JSON Schemas with ajv into src/schema/validators.ts, so that no compiler is loaded at run
// time. The build runs it first, and a test checks that the file is up to date. To add a schema, add a line to `sources`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';

const top = fileURLToPath(new URL('..', import.meta.url));
const target = `${top}src/schema/validators.ts`;

/**
 * The modules that define the schemas; none of them may import the validators. `all`: validators that report every error.
 * `first`: validators that report only the first.
 */
const sources = `
  import { builtInRoles, reportSchema, roleSchema } from './src/claims/report/forms.ts';
  import { resultsShape } from './src/model/results.ts';
  import { inputSchema, outputSchema } from './src/sessions/reading/message-forms.ts';
  import { commentEvent, reviewEvent } from './src/github/recheck/payload.ts';
  import { branchEvent, groupEvent, pullEvent, pushEvent, runEvent } from './src/github/target/payloads.ts';
  export const all = {
    report: reportSchema(),
    ...Object.fromEntries(builtInRoles.map(role => [role.name, roleSchema(role)])),
    agentInput: inputSchema,
    agentOutput: outputSchema,
  };
  export const first = Object.fromEntries(
    Object.entries({ results: resultsShape, pullEvent, groupEvent, pushEvent, branchEvent, runEvent, reviewEvent, commentEvent })
      .map(([name, shape]) => [name, shape.schema()]),
  );
`;

/** The source of the module. */
export async function validators() {
  const bundled = await build({
    stdin: { contents: sources, resolveDir: top },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  const { all, first } = await import(`data:text/javascript;base64,${btoa(bundled.outputFiles[0].text)}`);
  return [
    '// @ts-nocheck',
    '// Made by scripts/schemas.mjs: do not edit.',
    "import { onFirstUse } from './built-in.ts';",
    ...Object.entries(all).map(entry => moduleOf(entry, true)),
    ...Object.entries(first).map(entry => moduleOf(entry, false)),
    '',
  ].join('\n');
}

/**
 * One validator in its own scope, because ajv uses the same names in each. It only gets values without a prototype, so
 * every property is an own one.
 */
function moduleOf([name, schema], allErrors) {
  const ajv = new Ajv({
    allErrors,
    messages: false,
    strict: true,
    strictRequired: true,
    allowUnionTypes: true,
    inlineRefs: false,
    // Lengths are compared with 1 or with a generous limit, so ajv's helper that counts characters is not needed.
    unicode: false,
    logger: false,
    code: { source: true },
  });
  const code = standalone(ajv, ajv.compile(withoutAnnotations(schema, !allErrors)));
  const [whole, validate] = /^"use strict";module\.exports = (\w+);module\.exports\.default = \1;/.exec(code);
  // An error's path leads to its schema, so the code needs no schemas, only the names of their properties.
  const body = code
    .slice(whole.length)
    .replaceAll(/schemaPath:"[^"]*",/g, '')
    .replaceAll(/(?<=params:\{)\w+: schema\d[\w.]*(?=\})/g, '')
    .replaceAll(/const (schema\d+) = (\{.*?\});(?=const |function )/g, (_, constant, text) => {
      if (!code.includes(`${constant}.properties,`)) return '';
      const names = Object.keys(JSON.parse(text).properties);
      return `const ${constant} = ${JSON.stringify({ properties: Object.fromEntries(names.map(each => [each, 1])) })};`;
    });
  if (/\brequire\(|\bmodule\./.test(body)) throw new Error(`the validator of ${name} is not self-contained`);
  return `export const ${name} = /* @__PURE__ */ onFirstUse(() => {${body}\nreturn ${validate}; });`;
}

/**
 * A schema without annotations. `apart`: every mapping becomes a definition, equal ones the same; ajv makes a function of
 * each, which keeps the code short. Not for validators that report all errors: ajv copies the list of errors at the end
 * of each function, so a value with many errors would take quadratic time.
 */
function withoutAnnotations(root, apart) {
  const names = new Map();
  const definitions = {};
  const lift = schema => {
    const text = JSON.stringify(schema);
    if (!names.has(text)) {
      names.set(text, `m${names.size}`);
      definitions[names.get(text)] = schema;
    }
    return { $ref: `#/definitions/${names.get(text)}` };
  };
  const part = schema => {
    if (typeof schema !== 'object') return schema;
    const bare = plain(schema);
    return apart && bare.properties ? lift(bare) : bare;
  };
  const plain = schema => {
    const parts = Object.entries(schema).flatMap(([key, value]) => {
      if (/^(?:description|title|x-.*)$/.test(key)) return [];
      if (key === 'properties')
        return [[key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, part(each)]))]];
      if (key === 'items' || key === 'additionalProperties') return [[key, part(value)]];
      return [[key, value]];
    });
    return Object.fromEntries(parts);
  };
  return apart ? { ...plain(root), definitions } : plain(root);
}

/** Writes the file if it is out of date. */
export async function writeValidators() {
  const text = await validators();
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeValidators();
