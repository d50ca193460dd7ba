import { describe, expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { adviceFrom, pullOf, type Replayed, ratesOf, replayedFrom } from '../../src/install/replay.ts';
import { fullResults } from '../support/full-results.ts';

describe('what a commit says of its pull request', () => {
  test.each([
    [
      'Merge pull request #12 from acme/agent/login\n\nAdd login\n\nMore.',
      { number: 12, title: 'Add login', body: 'Add login\n\nMore.', branch: 'agent/login' },
    ],
    ["Merge branch 'agent/x'", { number: null, title: "Merge branch 'agent/x'", body: '', branch: 'agent/x' }],
    ['Add login (#7)\n\nCloses #3', { number: 7, title: 'Add login', body: 'Closes #3', branch: null }],
    ['Fix a typo', { number: null, title: 'Fix a typo', body: '', branch: null }],
    ['', { number: null, title: '', body: '', branch: null }],
  ])('%j', (message, pull) => expect(pullOf(message)).toEqual(pull));
});

const pull = { commit: 'c', number: 1, title: 'x' };

test('without commands, only what needs none decides', () => {
  const { problems: _, ...rest } = fullResults;
  const results = { ...rest, problems: [] };
  const isStatic = replayedFrom(results, pull, { commands: false, checks });
  expect(isStatic).toMatchObject({ verdict: 'fail', blockedBy: ['protected_files', 'content_check'], notRun: 4 });
  const all = replayedFrom(results, pull, { commands: true, checks });
  expect(all.blockedBy).toEqual(
    ['protected_files', 'content_check', 'tests', 'command', 'custom'].filter(each => all.blockedBy.includes(each)),
  );
  expect(all).toMatchObject({ verdict: 'fail', notRun: 0 });
});

test('a problem is the reason before any criterion', () => {
  const { reason, blockedBy } = replayedFrom(fullResults, pull, { commands: false, checks });
  expect(reason).toBe('unknown key “test”; did you mean tests?');
  expect(blockedBy[0]).toBe('unknown-key');
});

const replayed = (verdict: Replayed['verdict'], ...blockedBy: string[]): Replayed => ({
  ...pull,
  verdict,
  reason: '',
  blockedBy,
  notRun: 0,
});

test('rates add up, also for none', () => {
  const all = [replayed('pass'), replayed('pass'), replayed('fail', 'tests'), replayed('error')];
  expect(ratesOf(all)).toEqual({
    pass: { count: 2, percent: 50 },
    fail: { count: 1, percent: 25 },
    pending: { count: 0, percent: 0 },
    error: { count: 1, percent: 25 },
  });
  expect(ratesOf([]).pass).toEqual({ count: 0, percent: 0 });
});

test('advice names what would have blocked, and says so if nothing would', () => {
  const words = (all: readonly Replayed[], commands = true) => adviceFrom(all, { commands }).join('\n');
  expect(words([replayed('pass')])).toMatch(/^Nothing blocks good work here/);
  expect(words([replayed('fail', 'contract_required'), replayed('pass')])).toMatch(/^1 of 2 changes: .*activities:/);
  expect(words([replayed('pending', 'protected_files')])).toMatch(/sign_off/);
  expect(words([replayed('error')])).toMatch(/setup:/);
  expect(words([{ ...replayed('pass'), notRun: 2 }], false)).toBe(
    'Commands were not run. Run it again with --commands.',
  );
});
