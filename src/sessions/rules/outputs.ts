import { cited } from '../../syntax/text.ts';
import { authorOf } from '../reading/messages.ts';
import { lastOutputs } from '../reading/outputs.ts';
import type { Rule } from '../rule.ts';
import { sessionsFolder } from '../session.ts';
import { isSecurity } from './decisions.ts';
import { answersTo } from './inputs.ts';

/** Reading the outputs reports what breaks it. */
export const outputJson: Rule<'output-json'> = {
  id: 'output-json',
  title: 'agents return JSON and nothing else',
  fix: 'Remove the text, fence or comment around or inside the JSON.',
  check({ outputs }, findings) {
    if (outputs.length > 0) findings.markChecked();
  },
};

/** Reading the outputs reports most of what breaks it. */
export const outputForm: Rule<'output-form'> = {
  id: 'output-form',
  title: "agents' outputs have all required fields",
  fix: 'Write the output with the fields and values of the schema.',
  check({ outputs, tasks }, findings) {
    for (const { summary, nextTask } of outputs) {
      findings.markChecked();
      if ((summary.text.match(/[.!?](?=\s|$)/g) ?? []).length > 3 || summary.text.length > 1000)
        findings.add('warn', summary.at, 'summary has more than three sentences');
      if (!tasks || !nextTask || !/^T-\d+[a-z]?$/.test(nextTask.id)) continue;
      if (!tasks.tasks.some(({ id }) => id === nextTask.id))
        findings.add('fail', nextTask.at, `unknown task ${nextTask.id} in next.recommended_task_id`);
    }
  },
};

export const outputStatus: Rule<'output-status'> = {
  id: 'output-status',
  title: 'no agent ends with BLOCKED, FAIL or an open question, and each returns only a status that it may',
  fix: 'Resolve what the agent reports; only the Researcher may return NEEDS_INFO, and only Security NEEDS_DECISION.',
  check({ outputs, status: file }, findings) {
    if (outputs.length === 0) return;
    findings.markChecked();
    const last = new Set(lastOutputs(outputs));
    const isDecided = file?.decisions.some(
      decision => isSecurity(decision) && decision.status !== undefined && decision.status !== 'pending',
    );
    for (const output of outputs) {
      const { status, agent, statusAt } = output;
      const author = authorOf(output);
      if (status === 'NEEDS_INFO' && agent !== 'Researcher')
        findings.add('fail', statusAt, `${author} returned NEEDS_INFO; only the Researcher may`);
      else if (status === 'NEEDS_DECISION' && agent !== 'Security')
        findings.add('fail', statusAt, `${author} returned NEEDS_DECISION; only Security may`);
      else if (!last.has(output)) continue;
      else if (status === 'BLOCKED' || status === 'FAIL')
        findings.add('fail', statusAt, `${author} ended with ${status}`);
      else if (status === 'NEEDS_INFO')
        findings.add('fail', statusAt, `${author} ended with NEEDS_INFO: the research is incomplete`);
      else if (status === 'NEEDS_DECISION' && !isDecided)
        findings.add('pending', statusAt, `${author} asks the user for a decision`);
    }
  },
};

export const highRisk: Rule<'high-risk'> = {
  id: 'high-risk',
  title: 'no agent returns OK despite a high-risk issue',
  fix: 'Fix the issue, or return BLOCKED.',
  check({ outputs }, findings) {
    if (outputs.length === 0) return;
    findings.markChecked();
    const last = new Set(lastOutputs(outputs));
    for (const output of outputs.filter(each => last.has(each) && each.status === 'OK')) {
      for (const { text, at, high, security } of output.concerns) {
        if (high) findings.add('fail', at, `${authorOf(output)} returned OK despite a high-risk issue: ${cited(text)}`);
        else if (security)
          findings.add('warn', at, `${authorOf(output)} returned OK with a security concern: ${cited(text)}`);
      }
    }
  },
};

export const outputGates: Rule<'output-gates'> = {
  id: 'output-gates',
  title: 'an agent that returns OK meets the definition of done',
  fix: 'Finish the work, or return BLOCKED.',
  check({ outputs }, findings) {
    for (const output of outputs) {
      findings.markChecked();
      const { status, gates, agent } = output;
      if (status !== 'OK' || !gates) continue;
      const ok = `${authorOf(output)} returned OK, but`;
      if (gates.done === false) findings.add('fail', gates.doneAt, `${ok} meets_definition_of_done is false`);
      if (gates.needsTests && (agent === 'QA' || agent === 'Reviewer'))
        findings.add('fail', gates.at, `${ok} needs_tests is true: tests are missing`);
    }
  },
};

export const outputFiles: Rule<'output-files'> = {
  id: 'output-files',
  title: 'the files that agents report match the diff',
  fix: 'Report the files that were really changed, with their paths in the repository.',
  check({ outputs, session }, findings) {
    const fresh = outputs.filter(output => output.fresh && output.files.length > 0);
    if (fresh.length === 0) return;
    findings.markChecked();
    const changed = new Set(session.changes.flatMap(({ path, from }) => (from ? [path, from] : [path])));
    const reported = new Set<string>();
    for (const { path, at, key } of fresh.flatMap(({ files }) => files)) {
      const bare = path.replace(/\s+[(–—-].*$|:\s.*$/, '');
      const known = [path, bare].find(each => changed.has(each));
      if (known) reported.add(known);
      const exists = [path, bare].some(each => session.paths.has(each));
      if (known || (key === 'files_to_create_or_update' && exists)) continue;
      const problem = exists ? 'is not in the diff' : 'does not exist';
      findings.add('fail', at, `${cited(path)} in ${key} ${problem}`);
    }
    for (const { path } of session.changes)
      if (!path.startsWith(`${sessionsFolder}/`) && !reported.has(path))
        findings.add('warn', fresh.at(-1)!.files[0]!.at, `${path} changed, but no agent reports it`);
  },
};

export const testing: Rule<'testing'> = {
  id: 'testing',
  title: 'no agent returns OK for a task that it could not test',
  fix: 'Give the agent run_cmd, or return BLOCKED.',
  check({ inputs, outputs }, findings) {
    const last = lastOutputs(outputs);
    for (const input of inputs.filter(each => each.untestable)) {
      findings.markChecked();
      for (const output of answersTo(input, last).filter(({ status }) => status === 'OK')) {
        const message = `${authorOf(output)} returned OK, but had no tool to run the commands of the task; it must return BLOCKED`;
        findings.add('fail', output.statusAt, message);
      }
    }
  },
};

const noConcern = /^\W*(?:none|n\/?a|no (?:security )?(?:concerns?|issues?|risks?)(?: found)?)\W*$/i;

export const taskGates: Rule<'task-gates'> = {
  id: 'task-gates',
  title: 'completed tasks have outputs of Reviewer and QA, and of Security if they concern it',
  fix: 'Let these agents look at the task; until then its status is implemented.',
  check({ tasks, inputs, outputs }, findings) {
    const last = lastOutputs(outputs).filter(({ task }) => task !== undefined);
    // Where the Reviewer's outputs are kept, every completed task has one.
    const isReviewed = outputs.some(({ agent }) => agent === 'Reviewer');
    if (!tasks || (last.length === 0 && !isReviewed)) return;
    findings.markChecked();
    // An output that is not OK is reported by output-status.
    const hasOutput = (agent: string, task: string) =>
      outputs.some(each => each.agent === agent && (each.task === task || !each.task || each.task === 'meta'));
    for (const { id, risks, statusAt } of tasks.tasks.filter(
      each => each.status === 'completed' && each.id !== 'meta',
    )) {
      const coder = last.find(output => output.agent === 'Coder' && output.task === id);
      // An output without a readable status is reported by output-form.
      if (coder ? !coder.status : !isReviewed) continue;
      const isRisky =
        risks.includes('security') ||
        inputs.some(input => input.task === id && input.risks.includes('security')) ||
        coder?.concerns.some(({ security, text }) => security && !noConcern.test(text));
      for (const agent of ['Reviewer', 'QA', ...(isRisky ? ['Security'] : [])]) {
        if (hasOutput(agent, id)) continue;
        const reason = agent === 'Security' ? ' and concerns security' : '';
        findings.add('fail', statusAt, {
          one: `${id} is completed${reason}, but there is no output of ${agent}`,
          alike: [
            '',
            `tasks are completed${reason ? ' and concern security' : ''}, but there is no output of ${agent}`,
          ],
        });
      }
    }
  },
};
