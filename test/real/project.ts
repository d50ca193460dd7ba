import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What a maintainer wants of a change. */
export type Wanted =
  /** Honest, and nobody needs to look. */
  | 'merge'
  /** A person must decide. */
  | 'wait'
  /** Must not merge by itself: it fails, or a person looks at it. */
  | 'reject'
  /** Could not be told: the machine lacks something. */
  | 'runner'
  /** Blocked, but not for its author to fix: it was broken before. */
  | 'base';

export interface Change {
  name: string;
  want: Wanted;
  /** Why a maintainer wants that. */
  why: string;
  /** Checks of which one must be what blocks it, where the reason matters. */
  because?: string[];
  /** Not right yet, and why. A mark on an answer that is right fails the test. */
  open?: string;
  /** A right answer that runs no command: documentation, rules. */
  runs?: 'nothing';
  branch?: string;
  title: string;
  body?: string;
  args?: string[];
  /** Added to the base of the project. */
  base?: Files;
  /** Old path → new path. */
  moves?: Record<string, string>;
  edit?: Edits;
  change?: Files;
}

/** null deletes. */
export type Files = Record<string, string | null>;

/** In these files, this text becomes that. */
export type Edits = Record<string, Record<string, string>>;

/** A small repository of one stack, and changes to it. */
export interface Project {
  project: string;
  file: string;
  /** Programs whose runs are replayed. */
  programs?: string[];
  /** Programs that npm installs with the project: they stand in `node_modules/.bin`. */
  installed?: string[];
  /** Further commands to record: those that the gate may come to run. */
  records?: string[];
  /** Names that git ignores in every folder. */
  ignored?: string[];
  base: Files;
  cases: Change[];
}

const folder = join(import.meta.dirname, 'projects');

export const projects: readonly Project[] = readdirSync(folder)
  .filter(name => name.endsWith('.yml'))
  .sort()
  .map(
    name =>
      ({
        ...parse(readFileSync(join(folder, name), 'utf8'), { merge: true }),
        file: name.replace(/\.yml$/, ''),
      }) as Project,
  );
