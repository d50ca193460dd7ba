// Makes test/fixtures/github/openapi.json: what GitHub's own description says about the requests that the action sends. The description is
// far too large to be a dependency, so install it somewhere else and name the folder of the package:
//   node scripts/openapi.mjs FOLDER            writes the fixture
//   node scripts/openapi.mjs --check FOLDER    fails where the fixture is out of date
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fixture = join(import.meta.dirname, '../test/fixtures/github/openapi.json');
/** Every request that the action sends or the emulator answers, by the name that both give it: METHOD /path. */
const named = [...sources('src/github/**/*.ts'), ...sources('test/github-emulator/answers.ts')].flatMap(text => [
  ...text
    .replaceAll(/\$\{repository\}/g, '/repos/{owner}/{repo}')
    .matchAll(/['`]((?:GET|POST|PATCH|PUT|DELETE) \/(?:repos\/|orgs\/|user)[^'`]*)['`]/g),
]);
const wanted = [...new Set(named.map(([, name]) => name))].sort();

const args = process.argv.slice(2);
const check = args.includes('--check');
const folder = args.find(each => each !== '--check');
if (!folder) {
  console.error(
    'Name the folder of an installed @octokit/openapi, for example /elsewhere/node_modules/@octokit/openapi',
  );
  process.exit(2);
}

const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const description = JSON.parse(readFileSync(join(folder, 'generated/api.github.com.json'), 'utf8'));
const operations = Object.fromEntries(wanted.map(name => [name, operation(name)]));
const text = `${JSON.stringify({ from: `@octokit/openapi ${version}, api.github.com`, operations }, null, 1)}\n`;

if (!check) writeFileSync(fixture, text);
else if (readFileSync(fixture, 'utf8') !== text) {
  console.error(
    `${fixture} is out of date with @octokit/openapi ${version}: run this script without --check, and read the diff`,
  );
  process.exit(1);
}

function operation(name) {
  const [method, path] = name.split(' ');
  const item = description.paths[path];
  const found = item?.[method.toLowerCase()];
  if (!found) throw new Error(`GitHub describes no ${name}`);
  const parameters = [...(item.parameters ?? []), ...(found.parameters ?? [])]
    .map(resolved)
    .map(each => ({ name: each.name, in: each.in, required: each.required ?? false, schema: schema(each.schema) }));
  const body = found.requestBody && resolved(found.requestBody);
  return {
    parameters,
    ...(body && { bodyRequired: body.required ?? false, body: schema(body.content['application/json'].schema) }),
  };
}

function resolved(value) {
  if (typeof value.$ref !== 'string') return value;
  const target = value.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key], description);
  return resolved(target);
}

/** The part of a schema that can refuse a value, with every reference in its place; OpenAPI's `nullable` in JSON Schema's words. */
function schema(given) {
  const { nullable, ...from } = resolved(given);
  const kept = {};
  for (const [key, value] of Object.entries(from)) {
    if (['description', 'title', 'example', 'examples', 'deprecated', 'externalDocs', 'default'].includes(key))
      continue;
    if (key.startsWith('x-')) continue;
    if (key === 'properties')
      kept[key] = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, schema(each)]));
    else if (['oneOf', 'anyOf', 'allOf'].includes(key)) kept[key] = value.map(schema);
    else if (['items', 'additionalProperties', 'not'].includes(key) && typeof value === 'object')
      kept[key] = schema(value);
    else kept[key] = value;
  }
  return nullable ? { anyOf: [kept, { type: 'null' }] } : kept;
}

function sources(glob) {
  const root = join(import.meta.dirname, '..');
  return globSync(glob, { cwd: root }).map(path => readFileSync(join(root, path), 'utf8'));
}
