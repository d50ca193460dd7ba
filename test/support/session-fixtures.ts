import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../src/model/world.ts';
import type { Session } from '../../src/sessions/session.ts';
import { type Artifacts, sessionWith } from './session.ts';

/** The files of a session in test/fixtures/session, by their name in its folder. */
export function fixture(which: 'full' | 'lean' | 'messy'): Record<string, string> {
  const top = join(import.meta.dirname, '../fixtures/session', which);
  const names = readdirSync(top, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
  return Object.fromEntries(names.map(path => [path.slice(top.length + 1), readFileSync(path, 'utf8')]));
}

/** What the work of the full session changes outside of its folder. */
export const work: readonly Change[] = [
  { kind: 'added', path: 'src/login.js' },
  { kind: 'renamed', path: 'src/token.js', from: 'src/sign.js' },
  { kind: 'added', path: 'test/login.test.js' },
];

type Given = Parameters<typeof sessionWith>[1];

/** The full session with some files otherwise, or taken away. */
export function full(change: Artifacts = {}, given: Given = {}): Session {
  return sessionWith({ ...fixture('full'), ...change }, { changes: work, ...given });
}

export function lean(change: Artifacts = {}, given: Given = {}): Session {
  return sessionWith({ ...fixture('lean'), ...change }, given);
}
