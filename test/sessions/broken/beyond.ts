import { type Broken, inState, original, statusWith, swap, tasksWith } from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

/** Rules of the gate's own, which the contract does not name. */
export const beyond: readonly Broken[] = [
  {
    demand: null,
    what: 'a fence around acceptance.json',
    session: () => full({ 'acceptance.json': `\`\`\`json\n${original['acceptance.json']}\`\`\`\n` }),
    rule: 'acceptance',
    at: ['acceptance.json', '```json'],
    says: 'Markdown fence',
  },
  {
    demand: null,
    what: 'a fence around tasks.yaml',
    session: () => full({ 'tasks.yaml': `\`\`\`yaml\n${original['tasks.yaml']}\`\`\`\n` }),
    rule: 'tasks',
    at: ['tasks.yaml', '```yaml'],
    says: 'Markdown fence',
  },
  {
    demand: null,
    what: 'a report without content',
    session: () => full({ 'report.md': '# Report\n' }),
    rule: 'report',
    at: ['report.md', '# Report'],
    says: 'report.md has headings only',
  },
  {
    demand: null,
    what: 'an ADR without content',
    session: () => full({ 'adr/002-storage.md': '# Storage\n' }),
    rule: 'folders',
    at: ['adr/002-storage.md', '# Storage'],
    says: 'adr/002-storage.md has headings only',
  },
  {
    demand: null,
    what: 'a blocked session',
    session: () => full({ 'status.json': inState('BLOCKED') }),
    rule: 'state',
    at: ['status.json', 'BLOCKED'],
    says: 'the session is BLOCKED',
  },
  {
    demand: null,
    what: 'a red build',
    session: () => full({ 'status.json': statusWith(data => (data.last_ci_result = 'red')) }),
    rule: 'ci',
    at: ['status.json', 'last_ci_result'],
    says: 'last_ci_result is red',
  },
  {
    demand: null,
    what: 'a dependency on an unknown task',
    session: () => full({ 'tasks.yaml': swap('tasks.yaml', 'depends_on: []', 'depends_on: [T-009]') }),
    rule: 'task-depends',
    at: ['tasks.yaml', 'T-009'],
    says: 'T-001 depends on unknown task T-009',
  },
  {
    demand: null,
    what: 'a blocked task',
    session: () => full({ 'status.json': inState('IMPLEMENT_LOOP'), 'tasks.yaml': tasksWith('completed', 'blocked') }),
    rule: 'task-blocked',
    at: ['tasks.yaml', 'status: blocked'],
    says: 'T-002 is blocked',
  },
  {
    demand: null,
    what: 'an acceptance check that is neither a command nor manual',
    session: () => full({ 'tasks.yaml': swap('tasks.yaml', 'cmd: test -s src/login.js', 'the login works') }),
    rule: 'checks',
    at: ['tasks.yaml', 'the login works'],
    says: 'must start with cmd: or manual:',
  },
];
