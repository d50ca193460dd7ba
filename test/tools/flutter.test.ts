import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { commandsIn } from '../support/tools.ts';

test('it is detected', () => {
  const found = commandsIn({ 'pubspec.yaml': 'dependencies:\n  flutter:\n    sdk: flutter\n' });
  expect(found).toEqual({ 'unit-test': 'flutter test --name {pattern}', typecheck: 'flutter analyze' });
  expect(withPattern(found['unit-test']!, undefined).run).toBe('flutter test');
});
