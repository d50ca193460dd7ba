import { checksIn, type ReportedCheck, reportedChecks } from '../claims/find-blocks.ts';
import { matchesAny } from '../match/glob.ts';
import type { CheckType } from '../model/check.ts';
import type { Outcome } from '../model/outcome.ts';
import type { World } from '../model/world.ts';
import { globProblem } from '../schema/paths.ts';
import { trailersIn } from '../syntax/trailers.ts';
import { files_exist } from './files_exist.ts';

export interface StepEvidence {
  kind: 'file' | 'trailer' | 'check';
  name: string;
}

interface Params {
  step: string;
  evidence: StepEvidence;
}

/** A step of the work, shown by the evidence that it leaves. */
export const exec: CheckType<Params> = {
  type: 'exec',
  runs: 'static',
  title: ({ step, evidence }) => `${step} (shown by ${words(evidence)})`,
  label: ({ step }) => step,
  objection: ({ evidence }) => (evidence.kind === 'file' ? globProblem(evidence.name) : undefined),
  run: (params, world) => ({ file: byFile, trailer: byTrailer, check: byCheck })[params.evidence.kind](params, world),
};

function words({ kind, name }: StepEvidence): string {
  return { file: name, trailer: `the trailer ${name}`, check: `the check ${name} in the agent's report` }[kind];
}

async function byFile({ step, evidence }: Params, world: World): Promise<Outcome> {
  const found = await files_exist.run({ path: evidence.name, type: 'any' }, world);
  const changed = world.changes.some(({ kind, path }) => kind !== 'deleted' && covers(evidence.name, path));
  if (found.status !== 'pass' || changed) return found;
  return {
    status: 'warn',
    message: `${evidence.name} existed before, and this change does not touch it`,
    want: exec.title({ step, evidence }),
    got: 'an unchanged file',
    owner: 'author',
  };
}

/** The path itself, a file below it, or one that the glob matches. */
function covers(name: string, path: string): boolean {
  return path === name || path.startsWith(`${name.replace(/\/+$/, '')}/`) || matchesAny([name], path);
}

async function byTrailer({ step, evidence }: Params, world: World): Promise<Outcome> {
  const wanted = evidence.name.toLowerCase();
  for (const { id, message } of world.commits) {
    const trailer = trailersIn(message).find(({ name, value }) => name.toLowerCase() === wanted && value !== '');
    if (trailer) return { status: 'pass', message: `commit ${id.slice(0, 7)} has ${trailer.name}: ${trailer.value}` };
  }
  return {
    status: 'fail',
    message: `no commit of the branch has the trailer ${evidence.name}; commit the step with "${evidence.name}: …" in its last paragraph`,
    want: exec.title({ step, evidence }),
    got: world.commits.length === 1 ? '1 commit without it' : `${world.commits.length} commits without it`,
    owner: 'author',
  };
}

async function byCheck({ step, evidence }: Params, world: World): Promise<Outcome> {
  const want = exec.title({ step, evidence });
  const { name } = evidence;
  const found = (await reportsOf(world)).flatMap(({ path, checks }) => {
    const check = checks.get(name);
    return check ? [{ ...check, at: { path, line: check.line } }] : [];
  });
  const fail = (message: string, got: string) => ({ status: 'fail', message, want, got, owner: 'author' }) as const;
  const [first] = found;
  if (!first) return fail(`the agent's report has no check ${name}; report it under checks_performed`, 'none');
  const bad = found.find(({ executed, verdict }) => !executed || verdict === 'fail');
  if (!bad) return { status: 'pass', message: `reported at ${first.at.path}:${first.at.line}` };
  const { at } = bad;
  return bad.executed
    ? { ...fail(`the agent's report says that ${name} failed`, 'verdict fail'), at }
    : { ...fail(`the agent's report does not say \`executed: true\` for ${name}`, 'not executed'), at };
}

/** What agents report in the body, and in the files that contracts ask them for. */
async function reportsOf(world: World): Promise<{ path: string; checks: Map<string, ReportedCheck> }[]> {
  const paths = world.files.list.filter(path => world.isReport(path));
  const files = await Promise.all(
    paths.map(async path => {
      const read = await world.files.read(path);
      return { path, checks: read.kind === 'text' ? checksIn(read.text) : new Map<string, ReportedCheck>() };
    }),
  );
  return [{ path: world.body.path, checks: reportedChecks(world.body.text) }, ...files];
}
