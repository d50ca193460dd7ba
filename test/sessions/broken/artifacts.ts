import { type Broken, json, leanStatus, noMessages, original, swap } from '../../support/session-edits.ts';
import { full, lean } from '../../support/session-fixtures.ts';

/** The folder, and what lies in it. */
export const artifacts: readonly Broken[] = [
  {
    demand: 11,
    what: 'a folder without a day',
    session: () => lean({ 'status.json': leanStatus(data => (data.session = 'user-login')) }, { name: 'user-login' }),
    rule: 'folder',
    at: ['status.json', '{'],
    says: 'is not named YYYY-MM-DD_short-slug',
  },
  {
    demand: 11,
    what: 'a folder with a day that there is not',
    session: () =>
      lean(
        { 'status.json': leanStatus(data => (data.session = '2026-02-30_user-login')) },
        { name: '2026-02-30_user-login' },
      ),
    rule: 'folder',
    at: ['status.json', '{'],
    says: '2026-02-30 is not a valid date',
  },
  ...['spec.md', 'acceptance.json', 'tasks.yaml', 'architecture.md', 'report.md'].map(
    (name): Broken => ({
      demand: 12,
      what: `no ${name}`,
      session: () => full({ [name]: null, ...noMessages() }),
      rule: 'files',
      at: ['status.json', 'current_state'],
      says: `${name} is missing`,
    }),
  ),
  {
    demand: 13,
    what: 'a change to a session that was done',
    session: () => full({ 'report.md': `${original['report.md']}More.\n` }, { base: original }),
    rule: 'read-only',
    at: ['report.md', '# Report'],
    says: 'the session was already DONE',
  },
  {
    demand: 18,
    what: 'no status.json',
    session: () => full({ 'status.json': null }),
    rule: 'files',
    at: ['tasks.yaml', 'tasks:'],
    says: 'status.json is missing',
  },
  ...['Goals', 'Acceptance Criteria', 'Definition of Done'].map(
    (section): Broken => ({
      demand: 58,
      what: `a spec without ${section}`,
      session: () => full({ 'spec.md': swap('spec.md', `## ${section}`, '## Background') }),
      rule: 'spec',
      at: ['spec.md', '# User login'],
      says: `no section ${section}`,
    }),
  ),
  ...['id', 'description', 'verify'].map(
    (key): Broken => ({
      demand: 59,
      what: `acceptance criteria without ${key}`,
      session: () =>
        full({
          'acceptance.json': json<Record<string, string>[]>('acceptance.json', data => {
            data.length = 1;
            delete data[0]![key];
          }),
        }),
      rule: 'acceptance-criteria',
      at: ['acceptance.json', '{'],
      says: `has no ${key}`,
    }),
  ),
  {
    demand: 59,
    what: 'no acceptance criterion',
    session: () => full({ 'acceptance.json': '[]\n' }),
    rule: 'acceptance-criteria',
    at: ['acceptance.json', '['],
    says: 'there is no acceptance criterion',
  },
  ...['Overview', 'Modules'].map(
    (section): Broken => ({
      demand: 60,
      what: `an architecture without ${section}`,
      session: () => full({ 'architecture.md': swap('architecture.md', `## ${section}`, '## Notes') }),
      rule: 'architecture',
      at: ['architecture.md', '# Architecture'],
      says: `no section ${section}`,
    }),
  ),
];
