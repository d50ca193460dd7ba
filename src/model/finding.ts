import type { Failure } from './outcome.ts';

/** `error`: it could not be determined. `pending`: a person must decide. */
export type Severity = 'fail' | 'error' | 'pending' | 'warn';

/** What a path refers to if it is not a file: a pull request body, a commit message, or a generated contract. */
export const placeKinds = ['body', 'commit', 'generated'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A place in a file, unless `kind` is set. */
export interface Place {
  path: string;
  line: number;
  column?: number;
  kind?: PlaceKind;
}

/** Used as the path of a commit message. */
export function commitPath(id: string): string {
  return `commit ${id.slice(0, 7)}`;
}

/** Used as the path of a generated contract. */
export const generatedPath = 'generated contract';

/**
 * The message for several findings that differ in their subject only: the words before and after the number.
 * `['asked_at is missing from', 'decisions']` is "asked_at is missing from 8 decisions".
 */
export type Alike = [before: string, after: string];

/** One problem at one place. Code decides by `code` and the typed fields, never by the message. */
export interface Finding {
  /** A stable identifier of this kind of finding, for example `missing_field`. */
  code: string;
  severity: Severity;
  message: string;
  at: Place;
  /** The file does not exist, so the outcome is shown at its contract. */
  missing?: true;
  /** What to do about it. */
  fix?: string;
  alike?: Alike;
  /** For a claim: whether to retry, or retry with a stronger prompt. */
  failure?: Failure;
}

/** Something that could not be read or is invalid. It blocks the merge even if every check passes. */
export interface Problem {
  code: string;
  message: string;
  at: Place;
  /** Set if the author can't fix it. `base`: it existed before the change. `person`: a maintainer must act. */
  owner?: 'base' | 'person';
}
