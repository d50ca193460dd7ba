import { afterAll, expect, test } from 'vitest';
import type { Results } from '../../src/model/results.ts';
import { type GitHub, openGitHub } from '../github-emulator/github.ts';
import type { Json } from '../github-emulator/json.ts';
import type { Ran } from '../github-emulator/runner.ts';
import type { Pull } from '../github-emulator/state.ts';
import { type Artifacts, runWorkflow } from '../github-emulator/workflow.ts';
import { type Needed, shop } from './attack.ts';
import { objection, outcomeOf } from './judge.ts';
import { type Row, stale, table, unexpected } from './table.ts';

/** What a job that runs hostile commands can do to the results that it hands over. */
interface HandOverAttack {
  name: string;
  want: Needed;
  open?: string;
  /** What the report must say; absent where the forgery has no effect at all. */
  says?: RegExp;
  /** On the base, over the shop. */
  base?: Record<string, string>;
  /** In place of the change that is broken. */
  files?: Record<string, string>;
  /** Changes the file, or gives another text, or other files by their names. */
  forge(results: Json, github: GitHub, pull: Pull): unknown;
}

const broken = { 'src/discount.js': 'export const discount = total => total;\n' };
const honest = { 'src/util.js': 'export const one = 1;\n' };
const finishedOf = (results: Json) => results.runs.commands.map((each: Json) => each.finished).filter(Boolean);

/** As if every command had ended well, and every test passed. */
function green(results: Json): Json {
  for (const finished of finishedOf(results)) {
    finished.ending = { kind: 'exit', code: 0 };
    finished.stdout = 'ℹ tests 3\nℹ pass 3\nℹ fail 0\n';
  }
  return results;
}

/** As if there had been nothing wrong, in everything but what the commands did. */
function praised(results: Json): Json {
  for (const contract of results.contracts) {
    contract.verdict = 'pass';
    for (const each of contract.criteria) each.status = 'pass';
  }
  return { ...results, verdict: 'pass', next: 'none', problems: [], counts: { ...results.counts, fail: 0, error: 0 } };
}

const attacks: HandOverAttack[] = [
  { name: 'results that say that everything passed', want: 'red', forge: praised },
  {
    name: 'results of commands that never were',
    want: 'red',
    open: 'only the machine that ran a command knows what it did',
    forge: green,
  },
  {
    name: 'a pass for a criterion that runs nothing',
    want: 'red',
    base: {
      '.contracts/x.yml': "id: x\napplies_to: {branches: ['agent/**']}\nvalidation: {files_exist: [src/nothing.js]}\n",
    },
    files: honest,
    forge: results => praised(green(results)),
  },
  {
    name: 'results of another head',
    want: 'red',
    says: /is about the head \w{7}, not \w{7}/,
    forge: (results, github) => ({ ...green(results), target: { ...results.target, head: github.sha('main') } }),
  },
  {
    name: 'results of another base',
    want: 'red',
    says: /was written when the base was \w{7}/,
    forge: (results, _, pull) => ({ ...green(results), target: { ...results.target, base: pull.head } }),
  },
  {
    name: 'results of another pull request',
    want: 'red',
    says: /is about #77, not #1/,
    forge: results => ({ ...green(results), target: { ...results.target, pull: 77 } }),
  },
  {
    name: 'results of another repository',
    want: 'red',
    says: /is about the repository eve\/shop/,
    forge: results => ({ ...green(results), target: { ...results.target, repository: 'eve/shop' } }),
  },
  {
    name: 'results of uncommitted files',
    want: 'red',
    says: /files that are not committed/,
    forge: results => ({ ...green(results), target: { ...results.target, committed: false } }),
  },
  {
    name: 'results under another policy',
    want: 'red',
    says: /another policy/,
    forge: results => ({ ...green(results), policy: { ...results.policy, digest: '0'.repeat(64) } }),
  },
  {
    name: 'results of another version',
    want: 'red',
    says: /use one version in all jobs/,
    forge: results => ({ ...green(results), tool: { name: 'contract-gate', version: '99.0.0' } }),
  },
  {
    name: 'results for another version of a contract',
    want: 'red',
    says: /another version of the contract/,
    forge(results) {
      for (const contract of results.contracts) contract.digest = '0'.repeat(64);
      return green(results);
    },
  },
  {
    name: 'results without the contract',
    want: 'red',
    says: /no results file has the contract/,
    forge: results => ({ ...green(results), contracts: [] }),
  },
  {
    name: 'a file that is cut off',
    want: 'red',
    says: /is broken at \d+:\d+/,
    forge: results => JSON.stringify(green(results)).slice(0, -10),
  },
  { name: 'an empty file', want: 'red', says: /is broken at/, forge: () => '' },
  { name: 'no file', want: 'red', says: /no results file matches/, forge: () => ({}) },
  { name: 'bytes that are not text', want: 'red', says: /is not UTF-8/, forge: () => Buffer.from([0x7b, 0xff, 0x7d]) },
  {
    name: 'a file that is too large',
    want: 'red',
    says: /is larger than 128 MiB/,
    forge: () => Buffer.alloc(128 * 1024 * 1024 + 1, ' '),
  },
  {
    name: 'a file that is nested too deep',
    want: 'red',
    says: /nested more than 32 deep/,
    forge: () => '['.repeat(100_000),
  },
  {
    name: 'more values than memory has room for',
    want: 'red',
    says: /has more than 4000000 values/,
    forge: () => `{"version":1,"notes":[${'0,'.repeat(40_000_000)}0]}`,
  },
  {
    name: 'more files than a matrix has jobs',
    want: 'red',
    says: /more than 256 results files/,
    forge: results => many(257, index => [`${index}.json`, JSON.stringify(green(results))]),
  },
  {
    name: 'a key that nobody knows',
    want: 'red',
    says: /is not one of contract-gate/,
    forge: results => ({ ...green(results), approved: true }),
  },
  {
    name: 'a key of the prototype',
    want: 'red',
    says: /__proto__|is not one of contract-gate/,
    forge: results => JSON.stringify(green(results)).replace('{', '{"__proto__":{"verdict":"pass"},'),
  },
  {
    name: 'a key that is there twice',
    want: 'red',
    says: /duplicate key/,
    forge: results => JSON.stringify(green(results)).replace('{', '{"verdict":"pass",'),
  },
  {
    name: 'a value of another type',
    want: 'red',
    says: /is not one of contract-gate/,
    forge: results => ({ ...results, runs: { ...results.runs, commands: 'all of them passed' } }),
  },
  {
    name: 'output that is longer than any is kept',
    want: 'red',
    says: /is not one of contract-gate/,
    forge(results) {
      finishedOf(green(results))[0].stdout = 'x'.repeat(2 * 1024 * 1024);
      return results;
    },
  },
  {
    name: 'results without recorded commands',
    want: 'red',
    says: /has no recorded commands/,
    forge: ({ runs: _, ...rest }) => praised(rest),
  },
  {
    name: 'a command that no contract has',
    want: 'red',
    forge(results) {
      for (const each of results.runs.commands) each.command.run = 'true';
      return green(results);
    },
    says: /the key of the recorded run of "true" is wrong/,
  },
  {
    name: 'the command with another environment',
    want: 'red',
    forge(results) {
      for (const each of results.runs.commands) each.command.env = { NODE_OPTIONS: '--import=./quiet.mjs' };
      return green(results);
    },
    says: /the key of the recorded run/,
  },
  {
    name: 'the command in another folder',
    want: 'red',
    forge(results) {
      for (const each of results.runs.commands) each.command.cwd = 'docs';
      return green(results);
    },
    says: /the key of the recorded run/,
  },
  {
    name: 'no result for the command',
    want: 'red',
    forge: results => ({ ...praised(results), runs: { ...results.runs, commands: [] } }),
    says: /no result of the command was recorded/,
  },
  {
    name: 'a second result for the command',
    want: 'red',
    forge(results) {
      const { commands } = results.runs;
      const second = structuredClone(commands);
      green(results);
      return { ...results, runs: { ...results.runs, commands: [...commands, ...second] } };
    },
    says: /was run twice/,
  },
  {
    name: 'a shard twice',
    want: 'red',
    says: /shard 1\/2 is there twice/,
    forge: results => many(2, index => [`${index}.json`, sharded(green(results), 1, 2)]),
  },
  {
    name: 'a shard less',
    want: 'red',
    says: /1 shard is missing: 2\/2/,
    forge: results => sharded(green(results), 1, 2),
  },
  {
    name: 'shards of different numbers',
    want: 'red',
    says: /is one of 2 shards, and .* one of 3/,
    forge: results => many(2, index => [`${index}.json`, sharded(green(results), index + 1, index + 2)]),
  },
  {
    name: 'a shard beside a whole',
    want: 'red',
    says: /is not a shard, and is not the only one/,
    forge: results => ({ 'a.json': JSON.stringify(results), 'b.json': sharded(green(results), 1, 1) }),
  },
  {
    name: 'two wholes',
    want: 'red',
    says: /is not a shard, and is not the only one/,
    forge: results => ({ 'a.json': JSON.stringify(results), 'b.json': JSON.stringify(green(results)) }),
  },
  {
    name: 'a shard of a number that there is not',
    want: 'red',
    says: /says that it is shard 0\/1|is not one of contract-gate/,
    forge: results => sharded(green(results), 0, 1),
  },
  {
    name: 'results that do not say in which cage they ran',
    want: 'red',
    says: /does not say in which cage/,
    forge: ({ cage: _, ...rest }) => green(rest),
  },
  { name: 'honest results of honest work', want: 'pass', files: honest, forge: results => results },
];

function many(count: number, file: (index: number) => [string, string]): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => file(index)));
}

function sharded(results: Json, index: number, total: number): string {
  return JSON.stringify({ ...results, shard: { index, total } });
}

/** The files that are handed over in place of the real one. */
function forged(given: unknown): { name: string; bytes: Buffer }[] {
  const isFiles = given && typeof given === 'object' && !Buffer.isBuffer(given) && !('version' in given);
  const files = isFiles ? Object.entries(given) : [['results.json', given] as const];
  return files.map(([name, text]) => ({
    name,
    bytes: Buffer.isBuffer(text) ? text : Buffer.from(typeof text === 'string' ? text : JSON.stringify(text)),
  }));
}

const only = process.env.ONLY;
const chosen = attacks.filter(({ name }) => !only || `hand-over: ${name}`.startsWith(only));
const rows: Row[] = [];

const path = 'examples/workflows/call-two-jobs.yml';
const publishing = 'gate / contract-gate';

/** The honest results of a change, which are forged again for each attack. */
async function attack(same: readonly HandOverAttack[]): Promise<string[]> {
  const { base, files = broken } = same[0]!;
  const github = await openGitHub({ files: { ...shop, ...base } as Record<string, string> });
  const pull = await github.pull({ branch: 'agent/work', author: 'agent', files });
  const artifacts: Artifacts = new Map();
  const first = await runWorkflow(github, path, { pull, artifacts });
  expect(first.jobs.get('gate / verify')!.code).toBe(0);
  const ofRun = artifacts.get(first.runId)!;
  const honestly = ofRun.get('contract-gate-results')![0]!.bytes.toString();
  const problems: string[] = [];
  for (const [index, { name, want, open, says, forge }] of same.entries()) {
    ofRun.set('contract-gate-results', forged(forge(JSON.parse(honestly), github, pull)));
    const rerun = { pull, artifacts, runId: first.runId, attempt: index + 2, only: [publishing] };
    const ran = (await runWorkflow(github, path, rerun)).jobs.get(publishing)!;
    const ended = { code: ran.code, hung: false, results: ran.results, leaked: [] };
    const about = { class: 'hand-over', name, want, why: '', title: name, ...(open && { open }) };
    const objected = objection(about, ended);
    const row: Row = {
      attack: about,
      outcomes: { auto: outcomeOf(ended) },
      objections: objected ? { auto: objected } : {},
    };
    rows.push(row);
    problems.push(...unexpected(row), ...stale(row));
    if (says && !says.test(textOf(ran))) problems.push(`${name}: it does not say ${says}:\n${textOf(ran)}`);
  }
  return problems;
}

/** Attacks on the same change share a pull request and its honest results. */
const changeOf = ({ base, files }: HandOverAttack) => JSON.stringify([base, files]);
const changes = [...new Set(chosen.map(changeOf))].map(change => {
  const same = chosen.filter(each => changeOf(each) === change);
  const name = same.length === 1 ? same[0]!.name : `${same.length} hand-overs of one change`;
  return { name, same };
});

test.each(changes)('$name', { timeout: 600_000 }, async ({ same }) => {
  expect(await attack(same)).toEqual([]);
});

function textOf({ results, log }: Ran): string {
  const messages = (results as Results).contracts.flatMap(({ criteria }) => criteria.map(({ message }) => message));
  return [...messages, log].join('\n');
}

afterAll(() => console.log(table(rows)));
