import { expect, test } from 'vitest';
import { demo } from '../../src/commands/demo.ts';
import { formats } from '../../src/report/index.ts';
import { temporary } from '../support/repository.ts';
import { memoryTerminal, runCommand } from '../support/terminal.ts';

test('one branch passes, one fails, and each has a report in every format', async () => {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = temporary('demo');
  const terminal = memoryTerminal();
  const code = await runCommand(demo, terminal).finally(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  });
  expect(code).toBe(0);
  expect(terminal.stdout().match(/^(?:PASS|FAIL) {2}/gm)).toEqual(['PASS  ', 'FAIL  ']);
  expect(terminal.stdout()).toContain('The honest branch may merge; the dishonest one is blocked.');
  const names = [...terminal.written.keys()].map(path => path.split('/').at(-1)!);
  expect(names).toHaveLength(2 * Object.keys(formats).length);
  expect(names).toEqual(expect.arrayContaining(['honest.md', 'dishonest.junit.xml', 'honest.html']));
});
