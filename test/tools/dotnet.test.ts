import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn, count, failing } from '../support/tools.ts';

test.each(['ATests.cs'])('%s is a test', path => expect(isTest(path)).toBe(true));

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --filter {pattern}', undefined).run).toBe('x');
});

test('its closing lines count', () => {
  const first =
    'Failed!  - Failed:     1, Passed:     2, Skipped:     1, Total:     4, Duration: 5 ms - A.dll (net8.0)';
  const second =
    'Passed!  - Failed:     0, Passed:     3, Skipped:     0, Total:     3, Duration: 5 ms - B.dll (net8.0)';
  expect(count(first, second)).toEqual({ ran: 6, failed: 1, skipped: 1, runner: 'dotnet test' });
  expect(count('Test summary: total: 3, failed: 1, succeeded: 1, skipped: 1, duration: 1.0s')).toMatchObject({
    ran: 2,
    failed: 1,
    skipped: 1,
  });
  const none = 'No test is available in /app/bin/A.dll. Make sure that test discoverer & executors are registered.';
  expect(count(none)).toMatchObject({ ran: 0 });
  expect(count('No test matches the given testcase filter `Zzz` in /app/bin/A.dll')).toMatchObject({ ran: 0 });
  expect(failing('  Failed App.Tests.Adds [12 ms]')).toEqual(['App.Tests.Adds']);
});

test('it is detected, from the outermost solution or a project of tests', () => {
  const commands = { 'unit-test': 'dotnet test --filter {pattern}', typecheck: 'dotnet build' };
  expect(commandsIn({ 'App.sln': '', 'src/App/App.csproj': '' })).toEqual(commands);
  expect(commandsIn({ 'App.csproj': '<Project/>' })).toEqual({ typecheck: 'dotnet build' });
  expect(commandsIn({ 'T.fsproj': '<PackageReference Include="xunit" />' })).toEqual(commands);
});
