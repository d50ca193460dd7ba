import type { Rule } from '../rule.ts';

/** Reading acceptance.json reports what breaks it. */
export const acceptance: Rule<'acceptance'> = {
  id: 'acceptance',
  title: 'acceptance.json is valid JSON',
  fix: 'Write acceptance.json with a JSON serializer.',
  check({ session }, findings) {
    if (session.head.has(`${session.folder}/acceptance.json`)) findings.markChecked();
  },
};

export const acceptanceCriteria: Rule<'acceptance-criteria'> = {
  id: 'acceptance-criteria',
  title: 'acceptance.json has a criterion with id, description and verify',
  fix: 'Write [{"id": "AC-1", "description": "…", "verify": "…"}] to acceptance.json.',
  check({ acceptance: file }, findings) {
    if (!file) return;
    findings.markChecked();
    const { criteria, at } = file;
    if (criteria?.length === 0)
      findings.add('fail', at, 'there is no acceptance criterion; write at least one with id, description and verify');
    const isComplete = criteria?.some(({ lacks }) => lacks.length === 0);
    for (const { id, lacks, at: place } of criteria ?? []) {
      if (lacks.length === 0) continue;
      const lack = `no ${lacks.join(' and no ')}`;
      const one = `${id ?? 'an acceptance criterion'} has ${lack}`;
      findings.add(isComplete ? 'warn' : 'fail', place, { one, alike: ['', `acceptance criteria have ${lack}`] });
    }
  },
};

/** Reading the checks reports what breaks it. */
export const checks: Rule<'checks'> = {
  id: 'checks',
  title: 'every acceptance check is a cmd: with a command, or a manual: with what to look at',
  fix: 'Write "cmd: npm test" with nothing after the command, or "manual: what a person should see".',
  check({ session, tasks, checks: all }, findings) {
    if (!tasks) return;
    findings.markChecked();
    if (session.policy.commands) return;
    for (const { task, kind, at } of all)
      if (kind === 'cmd')
        findings.add('warn', at, {
          one: `${task}: the command was not run; the policy trusts only the base`,
          alike: ['', 'commands were not run; the policy trusts only the base'],
        });
  },
};
