import { expect, test } from 'vitest';
import { brokenRules, brokenStatuses } from '../../support/session.ts';
import { step, tasksWith } from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

const found = (...steps: Parameters<typeof full>[1][]) => steps.map(given => brokenStatuses(full({}, given)));

test('a maker who helped excuses sources of other agents, but not of the Orchestrator', () => {
  const by = (agents: string) => ({ steps: [step(`Do it\n\nAgent: ${agents}`, ['src/login.js'])] });
  expect(found(by('Orchestrator, Coder'), by('QA, Coder'), by('QA'))).toEqual([
    ['orchestrator fail'],
    [],
    ['sources fail'],
  ]);
});

test('the Coder does not set completed, with the Orchestrator either', () => {
  const base = { 'tasks.yaml': tasksWith('completed', 'implemented') };
  const by = (agents: string) => ({
    base,
    steps: [step(`Do it\n\nAgent: ${agents}`, [], { 'tasks.yaml': tasksWith('completed', 'completed') })],
  });
  expect(found(by('Orchestrator'), by('Orchestrator, Coder'))).toEqual([[], ['task-authors fail']]);
});

test('what ends or lies like a document may be none', () => {
  const by = (path: string) => ({ steps: [step('Do it\n\nAgent: Docs', [path])] });
  const sources = ['requirements.txt', 'app/dev-requirements.txt', 'docs/conf.py', 'docs/app.js', 'CMakeLists.txt'];
  for (const path of sources) expect([path, ...found(by(path))]).toEqual([path, ['sources fail']]);
  for (const path of ['docs/a.md', 'docs/index.html', 'notes.txt'])
    expect([path, ...found(by(path))]).toEqual([path, []]);
});

test('a file that is gone is still its own place', () => {
  const steps = [step('Do it\n\nAgent: Planner', ['src/gone.js'])];
  expect(brokenRules(full({}, { steps }))).toMatchObject([{ rule: 'sources', at: 'src/gone.js:1' }]);
});
