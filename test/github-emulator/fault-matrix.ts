import { expect } from 'vitest';
import { exitCodes } from '../../src/engine/verdict.ts';
import type { FaultKind } from './faults.ts';
import { type GitHub, openGitHub } from './github.ts';
import type { Recorded } from './proxy.ts';
import type { Ran } from './runner.ts';
import type { Pull } from './state.ts';

const schema = 'id: schema\nvalidation:\n  files_exist: [schema.sql]\n';
const files = {
  'schema.sql': 'create table a;\n',
  'contract-gate.yml': 'version: 1\ndispatch: true\nattempts: {files_exist: 0}\nsign_off: {teams: [leads]}\n',
  '.contracts/docs.yml':
    'id: docs\nvalidation:\n  files_exist: [docs/missing.md]\n  scope: {allowed: [src/**]}\n  check_run: {name: unit, workflow: ci.yml}\n',
  '.contracts/code.yml': 'id: code\nvalidation:\n  files_exist: [src/a.js]\n',
  '.contracts/schema.yml': schema,
};

/** Pull requests in the same situation, each with a head of its own, one after the other on the same github. */
export interface Stage {
  github: GitHub;
  next(): Promise<Pull>;
}

/** A run that says what becomes of a pull request, and what GitHub does to it meanwhile. */
export type Play = (stage: Stage, disturb: () => void) => Promise<{ ran: Ran; pull: Pull }>;

export async function openStage(): Promise<Stage> {
  const github = await openGitHub({ files, permissions: { members: 'read', contents: 'write' } });
  github.user('lead', { permission: 'write', teams: ['leads'] });
  let count = 0;
  return {
    github,
    async next() {
      count += 1;
      const pull = await github.pull({
        branch: `agent/code-${count}`,
        body: 'Contract: docs\nContract: schema\n',
        files: { 'src/a.js': `${count}\n`, '.contracts/schema.yml': `${schema}  command: "true"\n` },
      });
      const unit = { name: 'unit', conclusion: 'success', workflow: '.github/workflows/ci.yml' };
      await github.addCheckRun(pull.head, unit);
      await github.review(pull, { by: 'guest' });
      return pull;
    },
  };
}

/** The first run: one contract fails for the last time, one passes, one waits for a person. */
export const failing: Play = async ({ github, next }, disturb) => {
  const pull = await next();
  disturb();
  return { ran: await github.run({ pull, speed: 20 }), pull };
};

/** The same head again, once the contract that failed is no longer asked for, and a person has signed. */
export const passing: Play = async ({ github, next }, disturb) => {
  const pull = await next();
  await github.run({ pull });
  await github.edit(pull, { body: 'Contract: schema\n' });
  await github.review(pull, { by: 'lead' });
  disturb();
  return { ran: await github.run({ pull, attempt: 2, speed: 20 }), pull };
};

/** What people see of a pull request, without what differs from one to the next. */
async function shown({ github }: Stage, pull: Pull) {
  const same = (text: string | null) => (text ?? '').replaceAll(/\b[0-9a-f]{7,40}\b|\d+/g, '#');
  const runs = await github.checkRuns(pull.head);
  const comments = await github.comments(pull);
  return {
    runs: runs.map(run => ({
      name: run.name as string,
      conclusion: run.conclusion as string | null,
      title: run.output?.title as string,
      text: same(run.output?.summary) + same(run.output?.text),
      annotations: github.annotations(run.id).length,
    })),
    comments: comments.map(({ body }) => same(body)),
    labels: await github.labels(pull),
    messages: github.dispatches
      .filter(({ client_payload }) => client_payload.pull === pull.number)
      .map(({ client_payload }) => client_payload.contract as string),
  };
}
type Shown = Awaited<ReturnType<typeof shown>>;

/** A kind of request, whoever it is about. */
function callOf({ method, path, query, git }: Recorded): string {
  if (git) return `git ${path.split('/').at(-1)}`;
  const place = path
    .replace('/repos/acme/shop', '')
    .replaceAll(/[0-9a-f]{40}/g, 'SHA')
    .replaceAll(/\/\d+/g, '/N');
  return `${method} ${place}${query.check_name ? ' by name' : ''}`;
}

/** Every n-th of its kind is a call of its own; of many alike the first, the second and the last. */
export interface Call {
  name: string;
  nth: number;
}

function callsIn(requests: readonly Recorded[]): Call[] {
  const names = requests.map(callOf);
  return [...new Set(names)].flatMap(name => {
    const count = names.filter(each => each === name).length;
    return [...new Set([1, 2, count])].filter(nth => nth <= count).map(nth => ({ name, nth }));
  });
}

export interface Undisturbed {
  calls: Call[];
  after: Shown;
}

const known = new Map<Play, Undisturbed>();

export async function undisturbed(play: Play): Promise<Undisturbed> {
  const before = known.get(play);
  if (before) return before;
  const stage = await openStage();
  const { ran, pull } = await play(stage, () => {});
  const calm = { calls: callsIn(ran.requests), after: await shown(stage, pull) };
  known.set(play, calm);
  return calm;
}

interface Trouble {
  kind: FaultKind;
  /** From this call on, for ever. */
  call: Call;
}

/** What GitHub says of who is no member or may not be asked about, of what is no job, and of what is gone already: told in words of its own. */
const answers = /^(?:40[34] GET \/orgs|404 GET \/actions|404 DELETE)/;
const isAnswer = ({ kind, call }: Trouble) => answers.test(`${kind} ${call.name}`);

/** Does the log or the summary say what went wrong? */
function isNamed({ requests, log, summary }: Ran): boolean {
  const said = `${log}${summary}`.replaceAll('`', '');
  return requests.some(({ fault, method, path }) => fault && said.includes(`${method} ${path}`));
}

/** Plays it with this trouble, and holds what must hold whatever GitHub does. */
export async function expectSound(stage: Stage, play: Play, calm: Undisturbed, { kind, call }: Trouble): Promise<Ran> {
  const { github } = stage;
  let seen = 0;
  const when = (request: Recorded) => callOf(request) === call.name && ++seen >= call.nth;
  const { ran, pull } = await play(stage, () => github.fault({ kind, when, times: Number.POSITIVE_INFINITY }));
  github.clearFaults();
  const after = await shown(stage, pull);
  const { code, log, results } = ran;
  const about = `${kind} at ${call.name}, the ${call.nth}. time\n${log}`;

  expect(seen, about).toBeGreaterThanOrEqual(call.nth);
  expect(code, about).toBe(exitCodes[results?.verdict ?? 'error']);
  expect(ran.outputs.verdict ?? 'error', about).toBe(results?.verdict ?? 'error');
  expect(log, about).not.toMatch(/^\s+at (?:\S+ \(|file:|node:)/m);
  if (!results) expect(log, about).toContain('::error title=contract-gate reached no verdict::');
  else if (!isNamed(ran) && !isAnswer({ kind, call })) expect(after, about).toEqual(calm.after);
  if (!call.name.startsWith('PATCH /check-runs'))
    expect(
      after.runs.filter(({ conclusion }) => conclusion === null),
      about,
    ).toEqual([]);
  expectNothingTwice(after, calm.after, about);
  return ran;
}

function expectNothingTwice(after: Shown, calm: Shown, about: string): void {
  expect(after.comments.length, about).toBeLessThanOrEqual(1);
  expect(after.labels.length, about).toBeLessThanOrEqual(1);
  expect(new Set(after.messages).size, about).toBe(after.messages.length);
  const count = (runs: Shown['runs'], wanted: string) => runs.filter(({ name }) => name === wanted).length;
  for (const { name } of after.runs)
    expect(count(after.runs, name), `${name}: ${about}`).toBeLessThanOrEqual(Math.max(1, count(calm.runs, name)));
}

/**
 * Plays it while each request goes wrong the first time; what comes of it must be the same. Git asks again by itself, and a message
 * can't be looked up, so one that may have been sent is not sent again.
 */
export async function expectRecovery(stage: Stage, play: Play, calm: Undisturbed, kind: FaultKind): Promise<Ran> {
  const { github } = stage;
  const struck = new Set<string>();
  const isFirst = ({ method, path, query, body, git }: Recorded) => {
    const what = JSON.stringify([method, path, query, body]);
    return !git && !path.endsWith('/dispatches') && !struck.delete(what) && !!struck.add(what);
  };
  const disturb = () => github.fault({ kind, when: isFirst, times: Number.POSITIVE_INFINITY, delay: 50 });
  const { ran, pull } = await play(stage, disturb);
  github.clearFaults();
  expect(await shown(stage, pull), ran.log).toEqual(calm.after);
  expect(ran.requests.filter(({ fault }) => fault === kind).length).toBeGreaterThan(20);
  return ran;
}

/** Works through the list on two grounds at once. */
export async function inTurn<T>(items: readonly T[], act: (stage: Stage, item: T) => Promise<unknown>): Promise<void> {
  const left = [...items];
  const stages = [await openStage(), await openStage()];
  await Promise.all(
    stages.map(async stage => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await act(stage, item);
    }),
  );
}
