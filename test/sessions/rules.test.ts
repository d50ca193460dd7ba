import { describe, expect, test } from 'vitest';
import { rules } from '../../src/sessions/rules.ts';
import { brokenRules } from '../support/session.ts';
import { demands } from '../support/session-demands.ts';
import { agents } from './broken/agents.ts';
import { artifacts } from './broken/artifacts.ts';
import { beyond } from './broken/beyond.ts';
import { decisions } from './broken/decisions.ts';
import { gates } from './broken/gates.ts';
import { status } from './broken/status.ts';
import { tasks } from './broken/tasks.ts';

const broken = [...artifacts, ...status, ...decisions, ...gates, ...tasks, ...agents, ...beyond];

/** The line of a passage; `#2 words` is the second line that has them, `#3` alone the third line of all. */
function lineOf(text: string, passage: string): number {
  const [, count = '1', words = passage] = /^#(\d+) ?(.*)$/.exec(passage) ?? [];
  const lines = text.split('\n').flatMap((line, index) => (line.includes(words) ? [index + 1] : []));
  return lines[Number(count) - 1] ?? 0;
}

describe('each rule, broken on its own', () => {
  test.each(broken)('$rule: $what', ({ session, rule, at, says, status = 'fail' }) => {
    const given = session();
    // A session that is not done yet, or blocked, says so beside it.
    const found = brokenRules(given).filter(
      each => each.status !== 'warn' && (each.rule !== 'state' || rule === 'state'),
    );
    const content = given.head.get(`${given.folder}/${at[0]}`) ?? given.agents.get(at[0]);
    const line = content instanceof Uint8Array ? lineOf(new TextDecoder().decode(content), at[1]) : 1;
    expect(found.map(each => [each.rule, each.status, each.at])).toEqual([[rule, status, `${at[0]}:${line}`]]);
    expect(found[0]!.message).toContain(says);
  });
});

test('every rule has an id and a title of its own, a fix, and a session that breaks it', () => {
  for (const key of ['id', 'title'] as const) expect(new Set(rules.map(rule => rule[key])).size).toBe(rules.length);
  expect(rules.filter(({ fix }) => !/^\S.*\.$/.test(fix))).toEqual([]);
  const isBroken = new Set(broken.map(({ rule }) => rule));
  // The checklist is only information for the reviewer.
  expect(rules.map(({ id }) => id).filter(id => !isBroken.has(id))).toEqual(['checklist']);
});

describe('docs/sessions.md', () => {
  const rows = demands();
  const shown = new Set(broken.flatMap(({ demand, rule }) => (demand === null ? [] : `${demand} ${rule}`)));

  test('every demand that a gate can see is broken by a test, in the criterion that the page names', () => {
    const named = rows.flatMap(({ number, criteria }) => criteria.map(rule => `${number} ${rule}`));
    // What is only listed for the reviewer can't be broken.
    expect(named.filter(each => !shown.has(each) && !each.endsWith(' checklist'))).toEqual([]);
    expect([...shown].filter(each => !named.includes(each))).toEqual([]);
  });

  test('every demand has a criterion, or the reason why no gate can see it', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.filter(({ criteria, reason }) => criteria.length === 0 && reason === '')).toEqual([]);
  });

  test('every rule has a row of its own', () => {
    expect(demands.rules().sort()).toEqual(rules.map(({ id }) => id as string).sort());
  });
});
