import { expect, test } from 'vitest';
import { commandsIn, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'go.mod': '', '.golangci.yml': '' })).toEqual({
    'unit-test': 'go test -v -run {pattern} ./...',
    typecheck: 'go vet ./...',
    lint: 'golangci-lint run',
  });
});

test.each(['.golangci.yml'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));
