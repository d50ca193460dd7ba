import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeBySchema } from '../../../src/schema/json-schema/judge.ts';
import { jsonSchema } from '../../../src/schema/json-schema/schema-shape.ts';
import { parseJson } from '../../../src/syntax/json.ts';
import type { Node, Plain } from '../../../src/syntax/located-value.ts';

/** The required tests of draft 7, from the official test suite. */
interface Group {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

const folder = new URL('../../fixtures/json-schema/', import.meta.url);
const suite: Record<string, Group[]> = JSON.parse(readFileSync(new URL('draft7.json', folder), 'utf8'));
/** Reason → the groups, or single tests, that are refused for it: `file: group` or `file: group: test`. */
const refusals: Record<string, string[]> = JSON.parse(readFileSync(new URL('refused.json', folder), 'utf8'));
const groups = Object.entries(suite).flatMap(([file, all]) =>
  all.map(group => ({ ...group, name: `${file}: ${group.description}` })),
);

function nodeOf(value: unknown): Node | string {
  const parsed = parseJson(JSON.stringify(value));
  return 'problem' in parsed ? parsed.problem.message : parsed.node;
}

/** The schema as a policy gives it, or why it is refused. */
function schemaOf(value: unknown): { schema: Plain } | { refused: string } {
  // A policy writes a schema as a mapping; true and false stand only inside of one.
  const node = nodeOf(typeof value === 'boolean' ? { allOf: [value] } : value);
  if (typeof node === 'string') return { refused: node };
  const problems: string[] = [];
  const schema = jsonSchema.read(node, (_, message) => problems.push(message));
  return schema === undefined ? { refused: problems[0]! } : { schema };
}

async function answers({ schema, tests, name }: (typeof groups)[number]) {
  const read = schemaOf(schema);
  if ('refused' in read) return [{ name, refused: read.refused }];
  const judge = await judgeBySchema(read.schema);
  return tests.map(each => {
    const node = nodeOf(each.data);
    if (typeof node === 'string') return { name: `${name}: ${each.description}`, refused: node };
    const found = judge(node, 'it');
    return { name: `${name}: ${each.description}`, wrong: (found.length === 0) !== each.valid, found };
  });
}

describe("draft 7's own tests", () => {
  test('the whole suite is there', () => {
    expect(groups.flatMap(({ tests }) => tests).length).toBeGreaterThan(900);
  });

  test('no answer is wrong', async () => {
    const all = (await Promise.all(groups.map(answers))).flat();
    expect(all.filter(each => 'wrong' in each && each.wrong)).toEqual([]);
    expect(all.filter(each => 'wrong' in each).length).toBeGreaterThan(700);
  });

  test('what is refused is listed with its reason, and nothing else is', async () => {
    const all = (await Promise.all(groups.map(answers))).flat();
    const found = all.flatMap(each => ('refused' in each ? [each.name] : []));
    expect(found.toSorted()).toEqual(Object.values(refusals).flat().toSorted());
  });
});
