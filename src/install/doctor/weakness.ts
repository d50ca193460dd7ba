import type { Position } from '../../syntax/located-value.ts';

/** Something in the set-up of a repository that lets a pull request get past the gate, or could. */
export interface Weakness {
  code: string;
  /** `weak`: the gate can be walked round. `unknown`: it could not be determined. `note`: worth knowing. */
  level: 'weak' | 'unknown' | 'note';
  message: string;
  at: { path: string } & Position;
  /** What to change on that line. */
  fix: string;
}

/** Everything that rules say about one file. */
export function weaknessesIn(path: string) {
  const found: Weakness[] = [];
  return {
    found,
    add(level: Weakness['level'], code: string, at: Position | undefined, message: string, fix: string): void {
      const { line, column } = at ?? { line: 1, column: 1 };
      found.push({ code, level, message, at: { path, line, column }, fix });
    },
  };
}
