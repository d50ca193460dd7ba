import type { Failure } from './outcome.ts';

/** `error`: it could not be determined. `pending`: a person must decide. */
export type Severity = 'fail' | 'error' | 'pending' | 'warn';

/** What a path names that is no file: a pull request's body, a commit's message, or a contract that the gate generated. */
export const placeKinds = ['body', 'commit', 'generated'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A place that a person can look at: in a file, unless `kind` says otherwise. */
export interface Place {
  path: string;
  line: number;
  column?: number;
  kind?: PlaceKind;
}

/** The name that stands for the message of a commit where a path is expected. */
export function commitPath(id: string): string {
  return `commit ${id.slice(0, 7)}`;
}

/** The name that stands for a contract which the gate generated and which no file has. */
export const generatedPath = 'generated contract';

/** One thing that is wrong, at its place. Code decides by `code` and the typed fields, never by the message. */
export interface Finding {
  /** A stable word for this kind of finding, for example `missing_field`. */
  code: string;
  severity: Severity;
  message: string;
  at: Place;
  /** The file is not there to be opened; an outcome is shown at its contract instead. */
  missing?: true;
  /** What to do about it. */
  fix?: string;
  /** For a claim: whether to ask once more, or with a stronger prompt. */
  failure?: Failure;
}

/** Something that could not be read or does not fit its grammar. It blocks, whatever else passes. */
export interface Problem {
  code: string;
  message: string;
  at: Place;
  /** Not for the author of the change to fix: `base`: it was there before; `person`: someone who may merge must act. */
  owner?: 'base' | 'person';
}
