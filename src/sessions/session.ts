import type { Settings } from '../model/check.ts';
import type { Change } from '../model/world.ts';
import type { Node } from '../syntax/located-value.ts';

export const sessionsFolder = '.agents-work';

/** Session files are never contracts of their own. */
export function isSessionFile(path: string): boolean {
  return path.startsWith(`${sessionsFolder}/`);
}

/** The session folder of a path; `.agents-work` itself for a file directly in it. */
export function folderOf(path: string): string {
  const [, name = '', ...rest] = path.split('/');
  return rest.length > 0 ? `${sessionsFolder}/${name}` : sessionsFolder;
}

/** At most this many of the latest versions of a file are read. */
export const mostVersions = 100;

export type SessionFiles = ReadonlyMap<string, Uint8Array | string>;

/** A commit of the branch: its author, the paths it touches, and the session files it writes. */
export interface SessionCommit {
  id: string;
  /** `Name <email>` */
  author: string;
  message: string;
  /** When it was committed, in milliseconds since 1970. */
  time: number;
  paths: readonly string[];
  files: SessionFiles;
}

/** A session folder as the pull request has it, and what it is compared with. */
export interface Session {
  /** `.agents-work/2026-02-10_login`; the name alone is its last part. */
  folder: string;
  name: string;
  /** Files of the folder by their full path. */
  head: SessionFiles;
  /** The same on the base (null without a base), and where the branch forked. */
  base: SessionFiles | null;
  fork: SessionFiles;
  changes: readonly Change[];
  /** Every path that git keeps in the head. */
  paths: ReadonlySet<string>;
  /** Oldest first. */
  steps: readonly SessionCommit[];
  /** Agents' outputs in the pull request's body. Without a node, the text can't be parsed as it is. */
  body: readonly { text: string; path: string; line: number; node?: Node }[];
  /** Agent definition files that the pull request changes. */
  agents: SessionFiles;
  policy: SessionPolicy;
}

export interface SessionPolicy {
  strict: boolean;
  lean: boolean;
  /** Agent → globs of the authors of its commits. */
  roles: Readonly<Record<string, readonly string[]>>;
  /** The highest count allowed for each FIX loop. */
  retries: Readonly<Record<string, number>>;
  /** May commands from the head run? */
  commands: boolean;
  settings: Settings;
}

export const states = [
  'INTAKE',
  'INTAKE_LEAN',
  'DESIGN',
  'APPROVE_DESIGN',
  'PLAN',
  'REVIEW_STRATEGY',
  'IMPLEMENT_LOOP',
  'INTEGRATE',
  'RELEASE',
  'DONE',
  'ASK_USER',
  'FIX_REVIEW',
  'FIX_TESTS',
  'FIX_SECURITY',
  'FIX_BUILD',
  'BLOCKED',
] as const;
export type State = (typeof states)[number];

export const userStates: readonly State[] = ['ASK_USER', 'APPROVE_DESIGN', 'REVIEW_STRATEGY'];

/** The order of the states; those that can occur at any time have no rank. */
const ranks: Readonly<Partial<Record<State, number>>> = {
  INTAKE: 0,
  INTAKE_LEAN: 0,
  DESIGN: 1,
  APPROVE_DESIGN: 2,
  PLAN: 3,
  REVIEW_STRATEGY: 4,
  IMPLEMENT_LOOP: 5,
  FIX_REVIEW: 5,
  FIX_TESTS: 5,
  FIX_SECURITY: 5,
  INTEGRATE: 6,
  FIX_BUILD: 6,
  RELEASE: 7,
  DONE: 8,
};

export function rankOf(state: State | undefined): number | undefined {
  return state && ranks[state];
}
