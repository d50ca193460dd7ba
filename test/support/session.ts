import type { Outcome } from '../../src/model/outcome.ts';
import type { Change } from '../../src/model/world.ts';
import { settingsOf } from '../../src/policy/schema.ts';
import { judgeSession } from '../../src/sessions/judge.ts';
import type { Session, SessionCommit, SessionFiles, SessionPolicy } from '../../src/sessions/session.ts';

export const name = '2026-02-10_user-login';
export const folder = `.agents-work/${name}`;

/** Files of the session by their name in its folder. */
export type Artifacts = Record<string, string | null>;

interface Given {
  base?: Artifacts | null;
  /** Files outside of the session that the head has. */
  others?: readonly string[];
  changes?: readonly Change[];
  steps?: readonly SessionCommit[];
  body?: readonly string[];
  agents?: Record<string, string>;
  policy?: Partial<SessionPolicy>;
  name?: string;
}

const sessionPolicy: SessionPolicy = {
  strict: false,
  lean: false,
  roles: {},
  retries: { FIX_REVIEW: 3, FIX_TESTS: 3, FIX_SECURITY: 3, FIX_BUILD: 3 },
  commands: true,
  settings: settingsOf({}),
};

export function filesOf(artifacts: Artifacts, below = folder): SessionFiles {
  const encoder = new TextEncoder();
  return new Map(
    Object.entries(artifacts).flatMap(([path, text]) =>
      text === null ? [] : [[`${below}/${path}`, encoder.encode(text)]],
    ),
  );
}

/** A session folder as the gate would read it from a change that adds all of it. */
export function sessionWith(artifacts: Artifacts, given: Given = {}): Session {
  const own = given.name === undefined ? folder : `.agents-work/${given.name}`;
  const head = filesOf(artifacts, own);
  const base = given.base === undefined || given.base === null ? new Map() : filesOf(given.base, own);
  const paths = [...head.keys()].sort();
  const changes = paths.map((path): Change => ({ kind: base.has(path) ? 'modified' : 'added', path }));
  return {
    folder: own,
    name: given.name ?? name,
    head,
    base: given.base === null ? null : base,
    fork: base,
    changes: [...changes, ...(given.changes ?? [])],
    paths: new Set([
      ...paths,
      ...(given.others ?? []),
      ...(given.changes ?? []).filter(({ kind }) => kind !== 'deleted').map(({ path }) => path),
    ]),
    steps: given.steps ?? [],
    body: (given.body ?? []).map(text => ({ text, path: 'body.md', line: 3 })),
    agents: new Map(Object.entries(given.agents ?? {}).map(([path, text]) => [path, new TextEncoder().encode(text)])),
    policy: { ...sessionPolicy, ...given.policy },
  };
}

export interface BrokenRule {
  rule: string;
  status: Outcome['status'];
  at: string;
  message: string;
  places: string[];
}

/** Every rule that does not pass, with its place in the session folder and its message. */
export function brokenRules(session: Session): BrokenRule[] {
  const short = ({ path, line }: { path: string; line: number }) => `${path.replace(`${session.folder}/`, '')}:${line}`;
  return judgeSession(session).outcomes.flatMap(({ id, outcome }) => {
    if (outcome.status === 'pass' || outcome.status === 'skip') return [];
    const places = 'places' in outcome ? (outcome.places ?? []) : [];
    return [
      {
        rule: id,
        status: outcome.status,
        at: 'at' in outcome && outcome.at ? short(outcome.at) : '',
        message: outcome.message,
        places: places.map(place => `${short(place)} ${place.message}`),
      },
    ];
  });
}

/** Every rule that does not pass, as `rule status`. */
export function brokenStatuses(session: Session): string[] {
  return brokenRules(session).map(({ rule, status }) => `${rule} ${status}`);
}
