import { describe, expect, test } from 'vitest';
import { agentsOf } from '../../src/sessions/reading/commits.ts';
import { told } from '../support/session.ts';
import { step, tasksWith } from '../support/session-edits.ts';
import { full } from '../support/session-fixtures.ts';

describe('the agents of a commit', () => {
  test.each([
    ['Agent: Orchestrator, Coder', ['Orchestrator', 'Coder']],
    ['Agent: Coder and QA', ['Coder', 'QA']],
    ['Agent: orchestrator[bot]', ['Orchestrator']],
    ['Agent: [Orchestrator]', ['Orchestrator']],
    ['Agent: the Orchestrator', ['Orchestrator']],
    ['Agent: Orchestrator v1.2', ['Orchestrator']],
    ['Agent: spec-agent 2', ['SpecAgent']],
    ['Co-authored-by: Copilot (Orchestrator) <x@example.com>', ['Orchestrator']],
    ['Co-authored-by: Theodor <x@example.com>', []],
  ])('%s', (trailer, agents) => {
    expect(agentsOf({ message: `Do it\n\n${trailer}`, author: 'A <a@x>' }, {})).toEqual(agents);
  });

  test("the policy's word beats the trailer", () => {
    const roles = { Orchestrator: ['*@bots.example'] };
    const message = 'Do it\n\nAgent: Coder';
    expect(agentsOf({ message, author: 'Bot <boss@bots.example>' }, roles)).toEqual(['Orchestrator']);
    expect(agentsOf({ message, author: 'Ann <ann@example.com>' }, roles)).toEqual(['Coder']);
  });
});

const found = (...steps: Parameters<typeof full>[1][]) =>
  steps.map(given => told(full({}, given)).map(({ rule, status }) => `${rule} ${status}`));

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
  expect(told(full({}, { steps }))).toMatchObject([{ rule: 'sources', at: 'src/gone.js:1' }]);
});
