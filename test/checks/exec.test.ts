import { describe, expect, test } from 'vitest';
import { exec } from '../../src/checks/exec.ts';
import { compiled, contractsOf } from '../support/contracts.ts';
import { type Given, world } from '../support/world.ts';

function outcome(evidence: string, given: Given = {}) {
  const [contract] = contractsOf(`id: a\nexec:\n  - {step: Write the plan, evidence: ${evidence}}\n`);
  return exec.run(contract!.criteria[0]!.check.params as never, world(given));
}

const report = (check: object) =>
  `Done.\n\n\`\`\`json\n${JSON.stringify({ task_id: 'a', checks_performed: { relevance: check } })}\n\`\`\`\n`;

describe('exec', () => {
  test('a file that the work brings shows a step', async () => {
    const files = { 'plan.md': 'x' };
    expect(await outcome('{file: plan.md}', { files, changes: [{ kind: 'added', path: 'plan.md' }] })).toMatchObject({
      status: 'pass',
    });
    expect(await outcome('{file: plan.md}', { files })).toMatchObject({ status: 'warn', owner: 'author' });
    expect(await outcome('{file: plan.md}')).toMatchObject({ status: 'fail', message: 'plan.md does not exist' });
  });

  test('a trailer in a commit of the branch shows a step', async () => {
    const commits = (message: string) => ({ commits: [{ id: 'abcdef1234', message }] });
    expect(await outcome('{trailer: Reviewed-by}', commits('Do it\n\nreviewed-by: Ann'))).toMatchObject({
      status: 'pass',
      message: 'commit abcdef1 has reviewed-by: Ann',
    });
    expect(await outcome('{trailer: Reviewed-by}', commits('Reviewed-by: Ann'))).toMatchObject({ status: 'fail' });
    expect(await outcome('{trailer: Reviewed-by}')).toMatchObject({ status: 'fail', got: '0 commits without it' });
  });

  test("a check in the agent's report shows a step, unless it failed", async () => {
    const check = (value: object) => outcome('{check: relevance}', { body: report(value) });
    expect(await check({ executed: true, verdict: 'pass' })).toMatchObject({ status: 'pass' });
    expect(await check({ executed: false, verdict: 'pass' })).toMatchObject({ status: 'fail', got: 'not executed' });
    expect(await check({ executed: 'yes' })).toMatchObject({ status: 'fail' });
    expect(await check({ executed: true, verdict: 'fail' })).toMatchObject({
      status: 'fail',
      at: { path: 'body.md', line: 4 },
    });
    expect(await outcome('{check: other}', { body: report({}) })).toMatchObject({ status: 'fail', got: 'none' });
    expect(await outcome('{check: relevance}', { body: '```json\n{broken\n```' })).toMatchObject({ status: 'fail' });
  });

  test.each([
    ['another word', ['```json-report', '```']],
    ['a word that begins alike', ['```json5', '```']],
    ['a fence that nobody closes', ['```json', '']],
    ['a quote', ['> ```json', '> ```']],
    ['HTML', ['<details>\n```json', '```']],
  ])('a report that nothing judges shows no step: %s', async (_, [open = '', close = '']) => {
    const json = JSON.stringify({ task_id: 'a', checks_performed: { relevance: { executed: true, verdict: 'pass' } } });
    const body = `${open}\n${open.startsWith('>') ? '> ' : ''}${json}\n${close}`;
    expect(await outcome('{check: relevance}', { body })).toMatchObject({ status: 'fail', got: 'none' });
  });

  test('a check in a report file that a contract asks for counts as well, and speaks against the body', async () => {
    const json = (verdict: string) =>
      `[{"task_id": "a", "checks_performed": {\n"relevance": {"executed": true, "verdict": "${verdict}"}}}]`;
    const file = (text: string) => ({ files: { 'reports/a.json': text } });
    expect(await outcome('{check: relevance}', file(json('pass')))).toEqual({
      status: 'pass',
      message: 'reported at reports/a.json:2',
    });
    expect(
      await outcome('{check: relevance}', { ...file(json('fail')), body: report({ executed: true }) }),
    ).toMatchObject({
      status: 'fail',
      at: { path: 'reports/a.json', line: 2 },
    });
    expect(await outcome('{check: relevance}', file('{broken'))).toMatchObject({ status: 'fail', got: 'none' });
  });

  test.each([
    ['{}', 'name one of file, trailer and check'],
    ['{file: a, check: b}', 'name one of file, trailer and check'],
    ['{files: a}', 'did you mean file?'],
  ])('the evidence %s is a problem', (evidence, message) => {
    const { problems } = compiled({ 'c.yml': `id: a\nexec: [{step: s, evidence: ${evidence}}]\n` });
    expect(problems[0]!.message).toContain(message);
  });

  test('a path that leaves the checkout is refused before it is run', () => {
    expect(exec.objection!({ step: 's', evidence: { kind: 'file', name: '../x' } })).toContain('leaves the repository');
    expect(exec.objection!({ step: 's', evidence: { kind: 'trailer', name: '../x' } })).toBeUndefined();
  });
});
