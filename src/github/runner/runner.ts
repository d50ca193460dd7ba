import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { getInput, getMultilineInput, summary as jobSummary, setOutput } from '@actions/core';
import { UsageError } from '../../model/errors.ts';
import { decode } from '../../syntax/utf8.ts';
import { type Log, openLog } from './log.ts';
import { secretsIn } from './secrets.ts';

/** The environment of an action, its inputs and its outputs. */
export interface Runner extends Log {
  /** An input of the action; empty if not set. */
  input(name: string): string;
  /** The lines of an input that are not empty. */
  lines(name: string): string[];
  eventName: string;
  /** OWNER/NAME. */
  repository: string;
  sha: string;
  ref: string;
  refName: string;
  headRef: string;
  baseRef: string;
  runId: string;
  runAttempt: number;
  workflow: string;
  workflowRef: string;
  job: string;
  actor: string;
  serverUrl: string;
  apiUrl: string;
  workspace: string;
  temp: string;
  /** Logs failures and never throws: they must not prevent a verdict. */
  output(name: string, value: string): void;
  summary(markdown: string): Promise<void>;
}

const essential = ['GITHUB_REPOSITORY', 'GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH', 'GITHUB_WORKSPACE'];
const largestEvent = 32 * 1024 * 1024;
/** GitHub silently drops a larger one. */
const largestSummary = 1024 * 1024;

/** Throws a UsageError outside GitHub Actions, or if the event is missing or invalid. */
export function openRunner(): Runner {
  const { env } = process;
  const value = (name: string) => env[name]?.trim() ?? '';
  const missing = essential.filter(name => value(name) === '');
  if (missing.length > 0) {
    const names = missing.join(', ');
    throw new UsageError(
      `missing environment variables: ${names}; run the action in a GitHub workflow, or use contract-gate verify on your own machine`,
    );
  }
  const repository = value('GITHUB_REPOSITORY');
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new UsageError(`GITHUB_REPOSITORY is ${JSON.stringify(repository)}: it must be OWNER/NAME`);
  }
  refuseBrokenEvent(value('GITHUB_EVENT_PATH'));
  const log = openLog(secretsIn(env));

  return {
    ...log,
    input: name => getInput(name),
    // Core returns lines of whitespace as empty ones.
    lines: name => getMultilineInput(name).filter(line => line !== ''),
    eventName: value('GITHUB_EVENT_NAME'),
    repository,
    sha: value('GITHUB_SHA'),
    ref: value('GITHUB_REF'),
    refName: value('GITHUB_REF_NAME'),
    headRef: value('GITHUB_HEAD_REF'),
    baseRef: value('GITHUB_BASE_REF'),
    runId: value('GITHUB_RUN_ID'),
    runAttempt: Number(/^[1-9]\d{0,5}$/.exec(value('GITHUB_RUN_ATTEMPT'))?.[0] ?? 1),
    workflow: value('GITHUB_WORKFLOW'),
    workflowRef: value('GITHUB_WORKFLOW_REF'),
    job: value('GITHUB_JOB'),
    actor: value('GITHUB_ACTOR'),
    serverUrl: urlIn(value('GITHUB_SERVER_URL') || 'https://github.com', 'GITHUB_SERVER_URL'),
    apiUrl: urlIn(value('GITHUB_API_URL') || 'https://api.github.com', 'GITHUB_API_URL'),
    workspace: value('GITHUB_WORKSPACE'),
    temp: value('RUNNER_TEMP') || tmpdir(),
    output(name, text) {
      try {
        bytesIn(env.GITHUB_OUTPUT);
        setOutput(name, log.hide(text));
      } catch (error) {
        log.log(`Could not write the output ${name}: ${(error as Error).message}`);
      }
    },
    async summary(markdown) {
      try {
        const written = bytesIn(env.GITHUB_STEP_SUMMARY);
        const whole = `${log.hide(markdown)}\n`;
        const kept = upToBytes(whole, largestSummary - written);
        if (kept !== whole) log.log('The job summary is truncated: GitHub shows at most 1 MiB.');
        await jobSummary.addRaw(kept).write();
      } catch (error) {
        jobSummary.emptyBuffer();
        log.log(`Could not write the job summary: ${(error as Error).message}`);
      }
    },
  };
}

/**
 * The size of a file that the runner reads after the step. Creates a missing file, because core refuses to. Throws if the
 * runner names none, because core would write an output to the log instead.
 */
function bytesIn(file: string | undefined): number {
  if (!file) throw new Error('the runner provides no file for it');
  appendFileSync(file, '');
  return statSync(file).size;
}

/** Whole lines only: half a line might not be sanitized. */
function upToBytes(text: string, most: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return text;
  const fitting = bytes.subarray(0, Math.max(0, most));
  return fitting.subarray(0, fitting.lastIndexOf('\n') + 1).toString();
}

/** The toolkit reads the event while it is loaded, and would fail there without a usable message. */
function refuseBrokenEvent(path: string): void {
  const problem = (reason: string) => new UsageError(`the event in ${path} (GITHUB_EVENT_PATH) ${reason}`);
  let bytes: Buffer;
  try {
    if (statSync(path).size > largestEvent) throw problem('is larger than 32 MiB, the limit for events');
    bytes = readFileSync(path);
  } catch (error) {
    throw error instanceof UsageError ? error : problem(`can't be read: ${(error as Error).message}`);
  }
  const decoded = decode(bytes);
  if ('problem' in decoded) throw problem(decoded.problem);
  try {
    JSON.parse(decoded.text);
  } catch (error) {
    throw problem(`is not JSON: ${(error as Error).message}`);
  }
}

function urlIn(text: string, name: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return text.replace(/\/+$/, '');
  throw new UsageError(`${name} is ${JSON.stringify(text)}: it must be a URL such as https://github.com`);
}
