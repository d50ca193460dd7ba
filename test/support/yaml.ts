import { expect } from 'vitest';
import { type Plain, plain } from '../../src/syntax/located-value.ts';
import { parseYaml } from '../../src/syntax/yaml.ts';

/** The values of a text that has no problem. */
export function valuesOf(text: string): Plain[] {
  const { nodes, problems } = parseYaml(text);
  expect(problems).toEqual([]);
  return JSON.parse(JSON.stringify(nodes.map(plain)));
}

/** The problem of a text with one document, which must then have no node. */
export function problemOf(text: string) {
  const { nodes, problems } = parseYaml(text);
  expect(nodes).toEqual([]);
  expect(problems).toHaveLength(1);
  return problems[0]!;
}
