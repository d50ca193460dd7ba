import { join, resolve } from 'node:path';
import type { Status } from '../../model/outcome.ts';
import type { Results } from '../../model/results.ts';
import { logAnnotations } from '../../report/github/log.ts';
import { summary } from '../../report/github/summary.ts';
import { formats } from '../../report/index.ts';
import type { Publication } from '../../report/markdown/publication.ts';
import { messages, retryTexts } from '../../report/retry.ts';
import { prose } from '../../report/sanitize.ts';
import { text } from '../../report/text.ts';
import { writeReport } from '../../workspace/files/report-file.ts';
import type { Inputs } from '../runner/inputs.ts';
import type { Runner } from '../runner/runner.ts';
import type { Published } from './publish.ts';

/** Writes the report to the log, the job summary, files and step outputs. */
export async function writeOutputs(
  runner: Runner,
  inputs: Inputs,
  published: Published,
  isGated: boolean,
): Promise<void> {
  const { results, publication, commentUrl } = published;
  const folder = join(runner.temp, 'contract-gate');
  const file = async (name: string, content: string) => {
    const path = join(folder, name);
    await writeReport(runner.temp, path, content);
    return path;
  };
  if (isGated) await writeLogAndSummary(runner, results, publication);
  else for (const line of [results.reason, ...results.notes]) runner.log(`contract-gate: ${line}`);
  for (const { format, path } of inputs.reports)
    await writeReport(runner.workspace, resolve(runner.workspace, path), formats[format]!(results));
  const retry = retryTexts(results);
  const count = (...statuses: Status[]) => statuses.reduce((sum, status) => sum + (results.counts[status] ?? 0), 0);
  const outputs: Record<string, string> = {
    verdict: results.verdict,
    passed: String(count('pass', 'warn')),
    failed: String(results.problems.length + count('fail', 'error')),
    pending: String(count('pending')),
    skipped: String(count('skip')),
    results: await file('results.json', formats.json!(results)),
    'report-html': await file('report.html', formats.html!(results)),
    'retry-prompt': retry === '' ? '' : await file('retry.md', retry),
    message: JSON.stringify(messages(results)),
    escalated: String(results.contracts.some(contract => contract.retry?.escalated)),
    'comment-url': commentUrl,
    matrix: '',
  };
  for (const [name, value] of Object.entries(outputs)) runner.output(name, value);
}

async function writeLogAndSummary(runner: Runner, results: Results, publication: Publication): Promise<void> {
  const lines = text(results).trimEnd().split('\n');
  // What failed must not be hidden in a fold.
  if (results.verdict === 'pass') runner.group(`contract-gate: ${results.verdict}`, lines);
  else for (const line of lines) runner.log(line);
  const mode = publication.mode === 'block' ? '' : ` (mode: ${publication.mode}, so nothing is blocked)`;
  runner.log(`${results.verdict.toUpperCase()}: ${results.reason}${mode}`);
  for (const line of publication.unpublished) runner.log(`Not published: ${line}`);
  const { annotations, left } = logAnnotations(results, publication.mode);
  // Warnings and notices are on the check runs, if these could be written.
  const isPublished = publication.unpublished.length === 0;
  for (const annotation of annotations) if (!isPublished || annotation.level === 'error') runner.annotate(annotation);
  if (!isPublished) for (const line of left) runner.log(line);
  await runner.summary(summary(results, publication));
}

/** Reports in the summary and the outputs that there is no verdict. */
export async function writeFailure(runner: Runner, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  runner.output('verdict', 'error');
  await runner.summary(`## 💥 contract-gate reached no verdict\n\n${prose(message)}`);
}
