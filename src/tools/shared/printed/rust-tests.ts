import type { PrintedFailure } from '../../tool.ts';
import { blocksOf, failure, firstIn } from './failed-tests.ts';

/** What a failing test of Rust prints, whoever ran it: the name of a test is that of its thread. */
export function panics(lines: readonly string[]): PrintedFailure[] {
  const opens = /^ *thread '([^']+)'(?: \(\d+\))? (?:\(\d+\) )?panicked at (?:'(.*)', )?(\S+?):(\d+):\d+:?$/;
  const ends =
    /^ *(?:stack backtrace:|note: |---- .+ ----|failures:|test result: |-{3,} (?:STDOUT|STDERR)|(?:PASS|FAIL) \[)/;
  return blocksOf(lines, opens, ends)
    .filter(({ head }) => head[1] !== 'main')
    .map(({ head, lines: block }) => {
      const said = (head[2] ?? block.find(line => line.trim() !== ''))?.trim();
      const [left, right] = [firstIn(block, /^ *left: (.+)$/), firstIn(block, /^ *right: (.+)$/)];
      const values = left !== undefined && right !== undefined ? `left is ${left}, right is ${right}` : undefined;
      return failure(head[1]!, { path: head[3]!, line: Number(head[4]) }, values ?? said, [head[0], ...block]);
    });
}
