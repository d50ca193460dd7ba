import { fieldsByKey, valueText } from '../claims/output/fields.ts';
import { issueLines } from '../claims/output/issues.ts';
import { isFailure, reportedWork } from '../claims/reported-work.ts';
import type { CheckType } from '../model/check.ts';
import type { Finding } from '../model/finding.ts';
import { outcomeOf } from '../model/outcome.ts';

const longestQuote = 300;

/** Part of the default validation: the agent's own output reports no failure. */
export const agent_output: CheckType<Record<string, never>> = {
  type: 'agent_output',
  runs: 'static',
  title: () => "the agent's output reports no failure",
  label: () => '',
  fix: () => 'Finish the work until the output can truthfully report success.',
  async run(params, world) {
    const { path, text } = world.body;
    const { blocks } = reportedWork(text);
    if (blocks.length === 0) return { status: 'skip', message: 'the agent gave no output' };
    const bad = blocks.flatMap(({ fields }) => fields).filter(({ key, value }) => isFailure(key, value));
    const quotes = bad.map(({ key, value }) => `${key}: ${valueText(value)}`.slice(0, longestQuote));
    const findings = bad.map(({ line }, index): Finding => {
      const message = `the agent reported \`${quotes[index]}\``;
      return { code: 'reported_failure', severity: 'fail', message, at: { path, line } };
    });
    const got = quotes.slice(0, 20).join('; ');
    const issues = blocks.flatMap(block => issueLines(fieldsByKey(block))).map(line => `\n- ${line}`);
    const fix = issues.length > 0 ? { fix: `Fix what the output reports:${issues.join('')}` } : {};
    return outcomeOf(findings, { want: this.title(params), pass: 'it reports no failure', got, ...fix });
  },
};
