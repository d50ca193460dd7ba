import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn, count, failing, isSettings } from '../support/tools.ts';

test.each(['ATest.php'])('%s is a test', path => expect(isTest(path)).toBe(true));

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --filter {pattern}', undefined).run).toBe('x');
});

test('the closing lines of PHPUnit 9.6 count', () => {
  expect(count('.FS        3 / 3 (100%)', 'FAILURES!', 'Tests: 3, Assertions: 2, Failures: 1, Skipped: 1.')).toEqual({
    ran: 2,
    failed: 1,
    skipped: 1,
    runner: 'phpunit',
  });
  expect(count('OK (1 test, 1 assertion)')).toMatchObject({ ran: 1, failed: 0 });
  expect(count('OK, but incomplete, skipped, or risky tests!', 'Tests: 1, Assertions: 0, Skipped: 1.')).toMatchObject({
    ran: 0,
    skipped: 1,
  });
  expect(count('No tests executed!')).toMatchObject({ ran: 0 });
  expect(failing('1) ATest::testB')).toEqual(['ATest::testB']);
});

test.each(['phpunit.xml', 'phpunit.xml.dist'])('%s is one of its settings', path =>
  expect(isSettings(path)).toBe(true),
);

test('it is detected', () => {
  const require = JSON.stringify({ 'require-dev': { 'phpunit/phpunit': '^10' } });
  expect(commandsIn({ 'composer.json': require })).toEqual({ 'unit-test': 'vendor/bin/phpunit --filter {pattern}' });
  expect(commandsIn({ 'phpunit.xml.dist': '' })).toEqual({ 'unit-test': 'phpunit --filter {pattern}' });
});
