import { describe, expect, test } from 'vitest';
import { agentsOf } from '../../../src/sessions/reading/commits.ts';

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
