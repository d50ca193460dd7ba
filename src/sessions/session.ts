import type { Settings } from '../model/check.ts';
import type { Change } from '../model/world.ts';

export { type Agent, agentMeant, agentNames, kebab } from '../model/agent.ts';

export const sessionsFolder = '.agents-work';

/** Is this a file of a session? Such a file is never a contract of its own. */
export function isSessionFile(path: string): boolean {
  return path.startsWith(`${sessionsFolder}/`);
}

/** The folder of a session file; `.agents-work` itself for what lies there. */
export function folderOf(path: string): string {
  const [, name = '', ...rest] = path.split('/');
  return rest.length > 0 ? `${sessionsFolder}/${name}` : sessionsFolder;
}

/** Of a file that a branch wrote again and again, this many last versions are looked at. */
export const mostVersions = 100;

export type Files = ReadonlyMap<string, Uint8Array | string>;

/** A commit of the branch: who made it, what it touched, and the session files that it wrote. */
export interface Step {
  id: string;
  /** `Name <email>` */
  author: string;
  message: string;
  /** When it was committed, in milliseconds since 1970. */
  time: number;
  paths: readonly string[];
  files: Files;
}

/** A session folder as the change has it, and what it is held against. */
export interface Session {
  /** `.agents-work/2026-02-10_login`; the name alone is its last part. */
  folder: string;
  name: string;
  /** Files of the folder by their full path. */
  head: Files;
  /** The same on the base, null where there is no base; and where the branch left it. */
  base: Files | null;
  fork: Files;
  changes: readonly Change[];
  /** Every path that git keeps in the head. */
  paths: ReadonlySet<string>;
  /** Oldest first. */
  steps: readonly Step[];
  /** Agents' inputs and outputs in the body of the pull request. */
  body: readonly { text: string; path: string; line: number }[];
  /** Definitions of agents that the change touches. */
  agents: Files;
  policy: SessionPolicy;
}

export interface SessionPolicy {
  strict: boolean;
  lean: boolean;
  /** Agent → globs of the authors of its commits. */
  roles: Readonly<Record<string, readonly string[]>>;
  /** The most that each FIX loop may count. */
  retries: Readonly<Record<string, number>>;
  /** Whether commands that come with the work may run. */
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

/** How far a session is; undefined for the states that may come at any time. */
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
