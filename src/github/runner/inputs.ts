import { mostShards } from '../../engine/shards.ts';
import {
  type AskedReport,
  reportsFrom,
  shardFrom,
  timeoutFrom,
  UsageError,
  wholeFrom,
  wordFrom,
} from '../../model/errors.ts';
import { contractGlobs } from '../../policy/schema.ts';
import { formats } from '../../report/index.ts';
import { entryProblem } from '../../schema/paths.ts';
import type { Runner } from './runner.ts';

const modes = ['block', 'warn', 'observe'] as const;
export type Mode = (typeof modes)[number];

export function isMode(value: unknown): value is Mode {
  return (modes as readonly unknown[]).includes(value);
}

const commands = ['gate', 'verify', 'publish', 'recheck', 'plan'] as const;

/** The inputs of the action. */
export interface Inputs {
  command: (typeof commands)[number];
  token: string;
  mode: Mode;
  policy?: string;
  contracts: readonly string[];
  checkRuns: 'criterion' | 'contract' | 'summary' | 'off';
  maxCheckRuns: number;
  checkName: string;
  comment: 'always' | 'failure' | 'off';
  reports: readonly AskedReport[];
  shard?: { index: number; total: number; division?: number[] };
  /** With command: plan, into how many shards. */
  shards?: number;
  /** Globs of the results files to publish. */
  results: readonly string[];
  jobs?: number;
  timeoutMs?: number;
  /** The path of the checkout in the workspace. */
  workingDirectory: string;
}

export function readInputs({ input, lines }: Pick<Runner, 'input' | 'lines'>): Inputs {
  const command = input('command') || 'gate';
  const given = <T>(name: string, read: (name: string, value: string) => T): T | undefined =>
    input(name) === '' ? undefined : read(`the input ${name}`, input(name));
  const word = <const T extends string>(name: string, words: readonly [T, ...T[]]) =>
    wordFrom(`the input ${name}`, input(name), words);
  const contracts = lines('contracts');
  for (const each of contracts) {
    const problem = entryProblem(each);
    if (problem !== undefined) throw new UsageError(`the input contracts: ${problem}`);
  }
  const policy = input('policy');
  const isPlan = command === 'plan';
  const shard = isPlan ? undefined : given('shard', shardFrom);
  const shards = isPlan ? given('shard', (name, value) => wholeFrom(name, value, mostShards)) : undefined;
  if (isPlan && shards === undefined)
    throw new UsageError('command: plan needs the input shard: the number of machines, such as 4');
  const jobs = given('jobs', (name, value) => wholeFrom(name, value, 256));
  const timeoutMs = given('timeout', timeoutFrom);
  if (shard && command !== 'verify')
    throw new UsageError("the input shard needs command: verify, because one shard alone can't decide the verdict");
  const results = lines('results');
  if (command === 'publish' && results.length === 0)
    throw new UsageError('command: publish needs the input results: the globs of the results files of command: verify');
  if (command !== 'publish' && results.length > 0)
    throw new UsageError(`the input results needs command: publish; command: ${command} has results of its own`);
  return {
    command: wordFrom('the input command', command, commands),
    token: input('github-token'),
    mode: word('mode', modes),
    ...(policy === '' ? {} : { policy }),
    contracts: contracts.length > 0 ? contracts : contractGlobs,
    checkRuns: word('check-runs', ['criterion', 'contract', 'summary', 'off']),
    maxCheckRuns: given('max-check-runs', (name, value) => wholeFrom(name, value, 50, 0)) ?? 10,
    checkName: input('check-name') || 'contract-gate report',
    comment: word('comment', ['always', 'failure', 'off']),
    reports: reportsFrom('the input reports', lines('reports'), Object.keys(formats)),
    ...(shard ? { shard } : {}),
    ...(shards === undefined ? {} : { shards }),
    results,
    ...(jobs === undefined ? {} : { jobs }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    workingDirectory: input('working-directory') || '.',
  };
}

/** The strictest of the modes of policy and workflow. */
export function stricter(...given: (Mode | undefined)[]): Mode {
  return modes.find(mode => given.includes(mode)) ?? 'block';
}
