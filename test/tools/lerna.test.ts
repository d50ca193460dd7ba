import { expect, test } from 'vitest';
import { lerna } from '../../src/tools/lerna.ts';
import { isSettings } from '../support/tools.ts';

test('lerna.json is its settings', () => expect(isSettings('lerna.json')).toBe(true));

test.each([
  ['lerna run test', ['test']],
  ['lerna run test --stream --concurrency=2', ['test']],
  ['lerna run test --scope=web', []],
  ['lerna run test --since main', []],
  ['lerna run test --ignore web', []],
  ['lerna exec test', []],
])('%s', (line, scripts) => expect(lerna.everywhere!(line)).toEqual(scripts));
