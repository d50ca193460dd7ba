import { cited } from './text.ts';
import type { Outcome } from './types.ts';
import type { Heard } from './wrongs.ts';

/** One thing that an agent claimed, as data: what is so is looked up when the check runs. */
export type Claim =
  | Listed<'files_changed' | 'files_created' | 'files_modified' | 'unclaimed' | 'locations' | 'test_failures'>
  | Counted<'files_reviewed' | 'tests_added'>
  | (Counted<'phases'> & { value: string })
  | (Counted<'lines_removed'> & { items: string[] })
  | (Place & { kind: 'path'; value: string })
  | (Place & { kind: 'tests_passing' })
  | { kind: 'age'; path: string }
  | ({ kind: 'said' } & Heard);

interface Place {
  /** The field. */
  key: string;
  /** As it stands there. */
  said: string;
  path: string;
  line: number;
}
type Listed<K> = K extends string ? Place & { kind: K; items: string[] } : never;
type Counted<K> = K extends string ? Place & { kind: K; count: number } : never;

export type ClaimOf<K extends Claim['kind']> = Extract<Claim, { kind: K }>;

/** Claimed, but not so: what was claimed, what is so, and how to put it right. */
export function notSo(
  status: 'fail' | 'warn' | 'error',
  { said, path, line }: Place,
  found: { want: string; is: string; fix: string },
): Outcome {
  return {
    status,
    message: `claimed ${cited(said)}, but ${found.is}`,
    want: found.want,
    got: found.is,
    at: { path, line },
    owner: status === 'error' ? 'runner' : 'author',
    fix: found.fix,
    ...(status === 'fail' ? { failure: 'major' } : {}),
  };
}

export function someOf(things: readonly string[], most = 5): string {
  const shown = things.slice(0, most).join(', ');
  return things.length > most ? `${shown} and ${things.length - most} more` : shown;
}

export function number(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
