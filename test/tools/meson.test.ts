import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { commandsIn, count, failing, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  const run = commandsIn({ 'meson.build': '', 'src/meson.build': '' })['unit-test']!;
  expect(withPattern(run, undefined).run).toMatch(
    / && meson setup "\$build" && meson test -C "\$build" --print-errorlogs$/,
  );
});

test('the closing lines of Meson 1.0 count', () => {
  const lines = [
    '1/3 adds  OK              0.03s',
    '2/3 skips SKIP            0.01s   exit status 77',
    '3/3 fails FAIL            0.02s   exit status 1',
    'Ok:                 1   ',
    'Expected Fail:      0   ',
    'Fail:               1   ',
    'Unexpected Pass:    0   ',
    'Skipped:            1   ',
    'Timeout:            0   ',
  ];
  expect(count(...lines)).toEqual({ ran: 2, failed: 1, skipped: 1, runner: 'meson' });
  expect(count('No suitable tests defined.')).toMatchObject({ ran: 0 });
  expect(failing(lines[2]!)).toEqual(['fails']);
});

test('meson.build is one of its settings', () => expect(isSettings('src/meson.build')).toBe(true));
