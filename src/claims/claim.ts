import type { Heard } from '../engine/outcome.ts';
import type { Outcome } from '../model/outcome.ts';
import { cited } from '../syntax/text.ts';

/** One thing that an agent claimed, as data: what is so is looked up when the check runs. */
export type Claim =
  | Listed<'files_changed' | 'files_created' | 'files_modified' | 'unclaimed' | 'locations' | 'test_failures'>
  | Counted<'files_reviewed' | 'tests_added'>
  | (Counted<'phases'> & { value: string })
  | (Counted<'lines_removed'> & { items: string[] })
  | (Place & { kind: 'path'; value: string })
  | (Place & { kind: 'tests_passing' })
  | { kind: 'age'; path: string; commit?: string }
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

/** The criterion as a sentence. */
export function wantOf(claim: Claim): string {
  switch (claim.kind) {
    case 'said':
      return claim.wants;
    case 'age':
      return `${claim.path} is as new as the work that it speaks of`;
    case 'unclaimed':
      return 'everything that the diff changes is claimed';
    case 'files_changed':
    case 'files_modified':
      return `the files under ${claim.key} are changed by the diff`;
    case 'files_created':
      return `the files under ${claim.key} are added by the diff`;
    case 'files_reviewed':
      return `${claim.key} is the number of files that the diff changes`;
    case 'path':
      return `${claim.key} is a file of the checkout that is not empty`;
    case 'phases':
      return `${claim.key} is the number of phases in ${claim.value}`;
    case 'locations':
      return 'every location is a line of a file that is there';
    case 'tests_passing':
      return `${claim.said}: our own run of the tests passes`;
    case 'test_failures':
      return `${claim.key} are the tests that fail in our own run`;
    case 'tests_added':
      return `${claim.key} is the number of tests that the diff adds`;
    case 'lines_removed':
      return `${claim.key} is the number of lines that the diff removes`;
  }
}

type Placed = Extract<Claim, Place>;

/** Claimed, but not so: what was claimed, what is so, and how to put it right. */
export function notSo(
  status: 'fail' | 'warn' | 'error',
  claim: Placed,
  { is, fix }: { is: string; fix: string },
): Outcome {
  return {
    status,
    message: `claimed ${cited(claim.said)}, but ${is}`,
    want: wantOf(claim),
    got: is,
    at: { path: claim.path, line: claim.line },
    owner: status === 'error' ? 'runner' : 'author',
    fix,
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
