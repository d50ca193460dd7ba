import { expect, test } from 'vitest';
import { commandsIn, count, failing, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  const run = commandsIn({ 'configure.ac': '', 'Makefile.am': '' })['unit-test'];
  expect(run).toMatch(
    /^build="\$\(mktemp -d\)" && .* && autoreconf --install && cd "\$build" && "\$top\/configure" && make check$/,
  );
  const ready = commandsIn({ 'configure.ac': '', 'Makefile.am': '', configure: '' })['unit-test'];
  expect(ready).not.toContain('autoreconf');
  expect(commandsIn({ 'configure.ac': '' })).toEqual({});
});

test('the summaries of Automake 1.16 count, one for each folder', () => {
  const summary = [
    'PASS: t',
    'FAIL: bad.sh',
    'Testsuite summary for a 1',
    '# TOTAL: 2',
    '# PASS:  1',
    '# SKIP:  0',
    '# XFAIL: 0',
    '# FAIL:  1',
    '# XPASS: 0',
    '# ERROR: 0',
  ];
  expect(count(...summary)).toEqual({ ran: 2, failed: 1, skipped: 0, runner: 'automake' });
  expect(count(...summary, ...summary)).toMatchObject({ ran: 4, failed: 2 });
  expect(count('# TOTAL: 0', '# PASS:  0')).toMatchObject({ ran: 0 });
  expect(failing('FAIL: bad.sh')).toEqual(['bad.sh']);
});

test.each(['configure.ac', 'src/Makefile.am'])('%s is one of its settings', path =>
  expect(isSettings(path)).toBe(true),
);
