// Makes test/fixtures/github/openapi.json: what GitHub's own description says about the requests that the action sends. The description is
// far too large to be a dependency, so install it somewhere else and name the folder of the package:
//   node scripts/openapi.mjs FOLDER            writes the fixture
//   node scripts/openapi.mjs --check FOLDER    fails where the fixture is out of date
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fixture = join(import.meta.dirname, '../test/fixtures/github/openapi.json');
const repository = '/repos/{owner}/{repo}';
const wanted = [
  `GET ${repository}`,
  `GET ${repository}/pulls/{pull_number}`,
  `GET ${repository}/pulls/{pull_number}/files`,
  `GET ${repository}/pulls/{pull_number}/reviews`,
  `GET ${repository}/branches/{branch}`,
  `GET ${repository}/compare/{basehead}`,
  `GET ${repository}/commits/{ref}/check-runs`,
  `GET ${repository}/commits/{commit_sha}/pulls`,
  `GET ${repository}/collaborators/{username}/permission`,
  `GET ${repository}/issues/{issue_number}/comments`,
  `GET ${repository}/issues/{issue_number}/events`,
  `GET ${repository}/issues/{issue_number}/labels`,
  `GET ${repository}/rules/branches/{branch}`,
  `GET ${repository}/actions/jobs/{job_id}`,
  `GET ${repository}/actions/runs/{run_id}`,
  `GET ${repository}/check-runs/{check_run_id}`,
  `GET ${repository}/check-runs/{check_run_id}/annotations`,
  'GET /orgs/{org}/teams/{team_slug}/memberships/{username}',
  'GET /user',
  `POST ${repository}/check-runs`,
  `PATCH ${repository}/check-runs/{check_run_id}`,
  `POST ${repository}/issues/{issue_number}/comments`,
  `PATCH ${repository}/issues/comments/{comment_id}`,
  `DELETE ${repository}/issues/comments/{comment_id}`,
  `POST ${repository}/issues/{issue_number}/labels`,
  `DELETE ${repository}/issues/{issue_number}/labels/{name}`,
  `POST ${repository}/dispatches`,
];

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
