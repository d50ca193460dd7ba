// Compiles the built-in JSON Schemas with ajv into src/core/schema-validators.ts, so that no compiler is loaded at run
// time. The build runs it first; a test holds that the file is up to date. To add a schema, add a line to `sources`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';

const top = fileURLToPath(new URL('..', import.meta.url));
const target = `${top}src/core/schema-validators.ts`;

/**
 * Where the schemas are stated; none of these modules may import the validators. `all`: every error is reported, not
 * only the first.
 */
const sources = `
  import { builtInRoles, reportSchema, roleSchema } from './src/core/report-forms.ts';
  import { resultsShape } from './src/core/results.ts';
  import { inputSchema, outputSchema } from './src/core/session/message-forms.ts';
  import { branchEvent, groupEvent, pullEvent, pushEvent } from './src/github/payloads.ts';
  export const all = {
    report: reportSchema(),
    ...Object.fromEntries(builtInRoles.map(role => [role.name, roleSchema(role)])),
    agentInput: inputSchema,
    agentOutput: outputSchema,
  };
  export const first = Object.fromEntries(
    Object.entries({ results: resultsShape, pullEvent, groupEvent, pushEvent, branchEvent })
      .map(([name, shape]) => [name, shape.schema()]),
  );
`;

/** The text of the module. */
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
    ...Object.entries(all).map(entry => moduleOf(entry, true)),
    ...Object.entries(first).map(entry => moduleOf(entry, false)),
    '',
  ].join('\n');
}

/** One validator in a scope of its own: ajv gives the same names to the parts of each. */
function moduleOf([name, schema], allErrors) {
  const ajv = new Ajv({
    allErrors,
    messages: false,
    strict: true,
    strictRequired: true,
    allowUnionTypes: true,
    ownProperties: true,
    // Lengths are compared with 1 only, so that no helper which counts characters is needed.
    unicode: false,
    logger: false,
    code: { source: true },
  });
  const code = standalone(ajv, ajv.compile(judged(schema)));
  const [whole, validate] = /^"use strict";module\.exports = (\w+);module\.exports\.default = \1;/.exec(code);
  const body = code.slice(whole.length);
  if (/\brequire\(|\bmodule\./.test(body)) throw new Error(`the validator of ${name} is not self-contained`);
  return `export const ${name} = /* @__PURE__ */ (() => {${body}\nreturn ${validate}; })();`;
}

/** A schema without what only people read, at the same places. */
function judged(schema) {
  if (typeof schema !== 'object') return schema;
  const parts = Object.entries(schema).flatMap(([key, value]) => {
    if (/^(?:description|title|x-.*)$/.test(key)) return [];
    if (key === 'properties')
      return [[key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, judged(each)]))]];
    return [[key, ['items', 'additionalProperties', 'if', 'then'].includes(key) ? judged(value) : value]];
  });
  return Object.fromEntries(parts);
}

/** Writes the file where it is out of date. */
export async function writeValidators() {
  const text = await validators();
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeValidators();
