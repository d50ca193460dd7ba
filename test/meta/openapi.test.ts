import { expect, test } from 'vitest';
import { read, sources } from './sources.ts';

const fixture = JSON.parse(read('test/fixtures/github/openapi.json')) as { operations: object };
const routes = sources
  .filter(path => path.startsWith('src/github/'))
  .flatMap(path => [...read(path).matchAll(/'((?:GET|POST|PATCH|PUT|DELETE) \/[^']*)'/g)].map(([, route]) => route!));

test('GitHub describes every request that the action sends: run scripts/openapi.mjs if one is missing', () => {
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter(route => !(route in fixture.operations))).toEqual([]);
});
