import { sameContent } from '../reading/lenient.ts';
import { isDay } from '../reading/times.ts';
import type { Rule } from '../rule.ts';
import { rankOf, type SessionFiles, sessionsFolder } from '../session.ts';
import { looksLean } from './gates.ts';

/** The only rule for a session that is DONE on the base. */
export const readOnly: Rule<'read-only'> = {
  id: 'read-only',
  title: 'earlier sessions are read-only',
  fix: 'Revert the changes to the finished session, and start a new session.',
  check({ session }, findings) {
    findings.markChecked();
    const base: SessionFiles = session.base ?? new Map();
    for (const { path, from, kind } of session.changes) {
      for (const each of new Set([path, from ?? path])) {
        if (!each.startsWith(`${session.folder}/`) || sameContent(session.head.get(each), base.get(each))) continue;
        const gone = kind === 'renamed' ? 'moved' : 'deleted';
        const kept = base.has(each) ? 'changed' : 'added';
        const what = session.head.has(each) ? kept : gone;
        const name = each.slice(session.folder.length + 1);
        findings.add(
          'fail',
          { path: each, line: 1 },
          {
            one: `${name} is ${what}, but the session was already DONE`,
            alike: ['', `files are ${what}, but the session was already DONE`],
          },
        );
      }
    }
  },
};

const form = 'YYYY-MM-DD_short-slug';

export const folder: Rule<'folder'> = {
  id: 'folder',
  title: 'the session folder is named .agents-work/YYYY-MM-DD_short-slug',
  fix: 'Rename the folder: the start date of the session, an underscore, and a short slug.',
  check({ session, hasFolder, at }, findings) {
    if (!hasFolder) return;
    findings.markChecked();
    const [, day = '', slug = ''] = /^(\d{4}-\d{2}-\d{2})_(.+)$/.exec(session.name) ?? [];
    const { folder: path } = session;
    if (path === sessionsFolder)
      findings.add('fail', at, `artifacts are in ${path}/ itself; move them to ${path}/${form}/`);
    else if (slug === '') findings.add('fail', at, `${path} is not named ${form}`);
    else if (!isDay(day)) findings.add('fail', at, `${path} is not named ${form}: ${day} is not a valid date`);
    else if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
      findings.add('warn', at, `the slug ${slug} must have only lowercase letters, digits and single dashes`);
    else if (slug.length > 60) findings.add('warn', at, `the slug has ${slug.length} characters; shorten it to 60`);
  },
};

export const files: Rule<'files'> = {
  id: 'files',
  title: 'every artifact that the state requires exists',
  fix: 'Write the missing artifact, or correct current_state.',
  check(read, findings) {
    const { session, hasFolder, state, lean, status, at } = read;
    if (!hasFolder) return;
    findings.markChecked();
    // A missing marker of lean mode is reported by gates.
    const needsDesign = !lean && !looksLean(read);
    // With an unknown state everything is due.
    const rank = state === undefined ? 8 : (rankOf(state) ?? 0);
    const due: [name: string, due: boolean, when: string][] = [
      ['spec.md', true, ''],
      ['acceptance.json', true, ''],
      ['status.json', true, ''],
      ['architecture.md', rank >= 2, 'after DESIGN'],
      ['tasks.yaml', rank >= 4, 'after PLAN'],
      ['report.md', state === 'DONE', 'at DONE'],
    ];
    const names = [...session.head.keys()].map(path => path.slice(session.folder.length + 1));
    const place = status?.stateAt ?? at;
    for (const [name, now, when] of due) {
      if (names.includes(name) || (!needsDesign && name === 'architecture.md')) continue;
      const near = names.find(each => isSameName(each, name));
      const hint = near ? `; rename ${near} to ${name}` : '';
      const reason = state && when ? ` (current_state is ${state})` : '';
      if (now) findings.add('fail', place, `${name} is missing${reason}${hint}`);
      else if (name !== 'report.md')
        findings.add('warn', place, `${name} does not exist yet; it is due ${when}${hint}`);
    }
  },
};

function isSameName(path: string, name: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/\.yml$/, '.yaml')
      .replaceAll(/[-_]/g, '');
  return path !== name && plain(path) === plain(name);
}
