import { describe, expect, test } from 'vitest';
import { openGitHub } from '../github-emulator/github.ts';
import { criteria, statuses, type Tree } from '../support/repository.ts';
import { folder, name } from '../support/session.ts';
import { fixture } from '../support/session-fixtures.ts';

const quiet = { 'check-runs': 'off', comment: 'off' };

function lean(change: Record<string, string> = {}): Tree {
  const files = { ...fixture('lean'), ...change };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

describe('a session on GitHub', () => {
  test.each(['merge', 'head', 'full', 'sparse'] as const)(
    'is judged commit by commit in a checkout of the kind %s',
    async checkout => {
      const github = await openGitHub();
      const pull = await github.pull({ branch: 'agent/login', files: { 'README.md': '# Shop\n' } });
      await github.push(pull, { 'login.html': 'Sign in\n' }, { message: 'Do it\n\nAgent: Orchestrator' });
      await github.push(pull, lean(), { message: 'Finish\n\nAgent: Orchestrator' });
      const { code, results } = await github.run({ pull, inputs: quiet, checkout });
      expect(code).toBe(1);
      const failed = criteria(results!).filter(({ status }) => status === 'fail');
      expect(failed.map(({ id }) => id)).toEqual([`${name}/session-orchestrator`]);
    },
  );

  test('a manual check is signed by an approval of the head', async () => {
    const github = await openGitHub();
    github.user('lead', { permission: 'write' });
    const tasks = '- id: T-001\n  status: implemented\n  goal: x\n  acceptance_checks: ["manual: it looks right"]\n';
    const status = fixture('lean')['status.json']!.replace('"DONE"', '"IMPLEMENT_LOOP"');
    const files = lean({ 'tasks.yaml': tasks, 'status.json': status });
    const pull = await github.pull({ branch: 'agent/login', files });
    const look = async () => {
      const { code, results } = await github.run({ pull, inputs: quiet });
      return [code, statuses(results!)[`${name}/manual-t-001-it-looks-right`]];
    };
    expect(await look()).toEqual([3, 'pending']);
    await github.review(pull, { by: 'lead' });
    expect(await look()).toEqual([0, 'pass']);
    await github.push(pull, { 'README.md': '# Another\n' });
    expect(await look()).toEqual([3, 'pending']);
  });
});
