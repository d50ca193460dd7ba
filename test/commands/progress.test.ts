import { expect, test } from 'vitest';
import { progressOn } from '../../src/commands/progress.ts';
import { memoryTerminal } from '../support/terminal.ts';

const criterion = (id: string) =>
  ({
    id,
    title: `\`${id}\` succeeds`,
    check: { type: 'command', params: {} },
    at: { path: 'c.yml', line: 1 },
  }) as never;
const ran = (status: 'pass' | 'fail', message: string) => ({ outcome: { status, message }, ms: 5 }) as never;

/** What a terminal shows of the text: it knows the start of the line, lines up, and clearing what follows. */
function screenOf(text: string): string[] {
  const lines = [''];
  let row = 0;
  for (const [, up, clear, sign] of text.matchAll(/\u001b\[(\d+)A|(\u001b\[0J)|([\s\S])/g)) {
    if (up) row -= Number(up);
    else if (clear) lines.splice(row, lines.length, '');
    else if (sign === '\n') lines[++row] = '';
    else if (sign !== '\r') lines[row] += sign!;
  }
  return lines;
}

test('on a terminal, what runs is a list that is redrawn, and failures stay above it', () => {
  let now = 0;
  let draw = () => {};
  const terminal = {
    ...memoryTerminal(),
    interactive: true,
    columns: 40,
    now: () => now,
    every: (_: number, action: () => void) => {
      draw = action;
      return () => {};
    },
  };
  const progress = progressOn(terminal, false);
  for (const id of ['a', 'b', 'c', 'd', 'e', `f${'x'.repeat(100)}`]) progress.onStart(criterion(id));
  now = 2_000;
  draw();
  draw();
  expect(screenOf(terminal.stderr()).slice(1)).toEqual([
    ...['a', 'b', 'c', 'd'].map(id => `  ${id} succeeds  2.0 s`),
    '  and 2 more',
  ]);
  progress.onEnd(criterion('a'), ran('pass', 'ran'));
  progress.onEnd(criterion('b'), ran('fail', '`b` failed with exit code 1'));
  draw();
  expect(screenOf(terminal.stderr())[0]).toBe('✗ b: b failed with exit code 1');
  const shown = screenOf(terminal.stderr()).slice(2);
  expect(shown.slice(0, 3)).toEqual(['c', 'd', 'e'].map(id => `  ${id} succeeds  2.0 s`));
  expect(shown).toHaveLength(4);
  for (const line of shown) expect(line.length).toBeLessThan(40);
  progress.close();
  expect(screenOf(terminal.stderr())).toEqual(['✗ b: b failed with exit code 1', '']);
});
