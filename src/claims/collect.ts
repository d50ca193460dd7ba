import { numbered, withoutIds } from '../contracts/compile.ts';
import { uniqueNames } from '../contracts/ids.ts';
import type { Selected } from '../contracts/select.ts';
import { output } from '../dialects/output.ts';
import { report } from '../dialects/report.ts';
import { matchesAny } from '../match/glob.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Contract } from '../model/contract.ts';
import type { DraftCriterion } from '../model/dialect.ts';
import { commitPath, type Place } from '../model/finding.ts';
import { isGlob, normalisePath } from '../schema/paths.ts';
import { digestOf } from '../syntax/digest.ts';
import { decode } from '../syntax/text.ts';
import { unheard, unread } from './criteria.ts';
import { type InBody, inBody } from './find-in-body.ts';
import { agentsOf } from './output/agents.ts';
import { outputBlocks } from './output/block.ts';
import { agentNamed, saidBy } from './output/reading.ts';
import { withCopies } from './report/evidence.ts';
import { strictRequest, withJudges } from './report/roles.ts';
import type { ClaimDialect, ClaimPolicy, OutputRequest, ReportRequest, Said } from './types.ts';

/** Where agents may have spoken. */
export interface Ear {
  body: { text: string; path: string };
  /** There is no pull request whose body could be read. */
  bodiless: boolean;
  commits: Checkout['commits'];
  read: Checkout['read'];
}

export interface Hearing {
  /** The contracts with what they asked to hear, each claim a criterion. */
  selected: Selected[];
  /** What stands in the body without having been asked for: contracts of their own. */
  unasked: Selected[];
}

interface Context {
  ear: Ear;
  policy: ClaimPolicy;
  body: InBody;
  files: ReadonlyMap<string, Uint8Array | string>;
  /** What a contract has asked for. */
  used: Set<Said>;
}

/**
 * Reads what agents said, where a contract asks for it and where the body says it anyhow. A claim adds a criterion that can
 * only fail, warn or wait; nothing that was said takes one away.
 */
export async function hear(
  selected: readonly Selected[],
  ear: Ear,
  given: ClaimPolicy,
  taken: readonly string[],
): Promise<Hearing> {
  const policy = await withJudges(given);
  const asking = selected.some(({ contract }) => contract.asks);
  const files = asking ? await ear.read('head', isReportOf(selected)) : new Map<string, Uint8Array | string>();
  const context: Context = { ear, policy, body: inBody(ear.body, policy), files, used: new Set() };
  const heard = selected.map(({ contract, ...how }) => ({ ...how, contract: answered(contract, context) }));
  return { selected: heard, unasked: unaskedContracts(context, taken) };
}

/**
 * The files in which contracts ask agents to speak. `trusted`: where the base asks for any, those alone, so that no contract
 * that comes with the work can call the work itself a report.
 */
export function isReportOf(selected: readonly Selected[], trusted = false): (path: string) => boolean {
  const asking = selected.filter(({ contract }) => contract.asks);
  const ofBase = asking.filter(({ contract }) => contract.trust === 'base');
  const asks = (trusted && ofBase.length > 0 ? ofBase : asking).map(({ contract }) => contract.asks!);
  const globs = asks.flatMap(({ reports }) => reports.flatMap(({ value }) => value.file ?? [])).map(normalisePath);
  const paths = asks.flatMap(({ outputs }) => outputs.flatMap(({ value }) => value.from ?? [])).map(normalisePath);
  const exact = new Set([...globs, ...paths]);
  const wide = globs.filter(isGlob);
  return path => exact.has(path) || matchesAny(wide, path);
}

function answered(contract: Contract, context: Context): Contract {
  if (!contract.asks) return contract;
  const { path, trust } = contract;
  const { reports, outputs } = contract.asks;
  const asked = (request: ReportRequest) => (trust === 'base' ? request : strictRequest(request, context.policy));
  const drafts = [
    ...ofKind(
      'report',
      withCopies(reports.flatMap(({ value, at }) => reportCriteria(asked(value), { path, ...at }, context))),
    ),
    ...ofKind(
      'output',
      outputs.flatMap(({ value, at }) => outputCriteria(value, { path, ...at }, context)),
    ),
  ];
  const criteria = numbered(contract.id, withoutIds(drafts, path), contract.criteria);
  return { ...contract, criteria: [...contract.criteria, ...criteria] };
}

/** What was said counts among attempts of its own kind: an agent is asked again in other words than after a failed test. */
function ofKind(kind: 'report' | 'output', drafts: readonly DraftCriterion[]): DraftCriterion[] {
  return drafts.map(draft => ({ kind, ...draft }));
}

function reportCriteria(request: ReportRequest, at: Place, context: Context): DraftCriterion[] {
  const { body, files, policy, ear } = context;
  if (request.file === undefined) {
    const said = body.reports.at(-1);
    if (!said) return [nothing(report, request, 'in the body of the pull request', at, policy, ear.bodiless)];
    context.used.add(said);
    return report.lower(said, request, policy);
  }
  const glob = normalisePath(request.file);
  const paths = files.has(glob) ? [glob] : [...files.keys()].filter(path => matchesAny([glob], path)).sort();
  if (paths.length === 0) return [nothing(report, request, `at ${request.file}`, at, policy)];
  return paths.flatMap(path => fromFile(report, path, request, context));
}

function outputCriteria(request: OutputRequest, at: Place, context: Context): DraftCriterion[] {
  const { body, files, policy, ear } = context;
  const { from = 'pr-body' } = request;
  if (from === 'pr-body') {
    const agents = agentsOf(policy);
    const said = saidBy(body.outputs, agentNamed(request.agent, agents), agents);
    if (said) context.used.add(said);
    else if (ear.bodiless) return [nothing(output, request, 'in the body of the pull request', at, policy, true)];
    return output.lower(said ?? { ...ear.body, line: 1, from: 'body' }, request, policy);
  }
  if (from === 'commits') {
    const agents = agentsOf(policy);
    const said = saidBy(ear.commits.flatMap(inCommit), agentNamed(request.agent, agents), agents);
    if (!said) return [nothing(output, request, 'in the messages of the commits', at, policy)];
    return output.lower(said, request, policy);
  }
  const path = normalisePath(from);
  return files.has(path)
    ? fromFile(output, path, request, context)
    : [nothing(output, request, `at ${from}`, at, policy)];
}

/** Every block of a commit's message, in order. */
function inCommit({ id, message }: Checkout['commits'][number]): Said[] {
  const path = commitPath(id);
  return outputBlocks(message).map(block => ({ path, text: message, line: 1, from: 'commit', commit: id, block }));
}

function fromFile<R>(dialect: ClaimDialect<R>, path: string, request: R, { files, policy }: Context): DraftCriterion[] {
  const content = files.get(path)!;
  const refused = (line: number, message: string) => {
    const fix = `write ${path} as a plain text file in UTF-8, up to 10 MiB`;
    return [unheard(dialect.name, path, { path, line, message: `${path} ${message}`, fix })];
  };
  if (typeof content === 'string') return refused(1, `may not be read: ${content}`);
  const decoded = decode(content);
  if ('problem' in decoded) return refused(decoded.line, decoded.problem);
  return dialect.lower({ path, text: decoded.text, line: 1, from: 'file' }, request, policy);
}

/** The agent was asked and said nothing; where there is no pull request, its body can't be held against anyone. */
function nothing<R>(
  dialect: ClaimDialect<R>,
  request: R,
  where: string,
  { path, line }: Place,
  policy: ClaimPolicy,
  bodiless = false,
): DraftCriterion {
  const subject = `the agent's ${dialect.name} ${where}`;
  if (bodiless) return unread(dialect.name, subject, { path, line });
  const fix = `let the agent write it ${where}. What it must be told:\n${dialect.prompt(request, policy)}`;
  return unheard(dialect.name, subject, { path, line, message: `there is no ${dialect.name} ${where}`, fix });
}

function unaskedContracts({ body, used, policy }: Context, taken: readonly string[]): Selected[] {
  const named = uniqueNames();
  for (const id of ['policy', ...taken]) named(id);
  const found = [
    ...body.reports.map(said => ({
      said,
      name: 'report' as const,
      lower: () => withCopies(report.lower(said, {}, policy)),
    })),
    ...body.outputs.map(said => ({
      said,
      name: 'output' as const,
      lower: () => output.lower(said, {}, policy),
    })),
  ];
  return found
    .filter(({ said }) => !used.has(said))
    .map(({ said, name, lower }) => {
      const id = named(name);
      const contract: Contract = {
        id,
        title: `What the agent says of its work (${name})`,
        description: '',
        dialect: name,
        type: name,
        path: said.path,
        line: said.block ? said.block.line + said.line - 1 : said.line,
        trust: 'body',
        done: false,
        failFast: false,
        dependsOn: [],
        digest: digestOf(said.text),
        criteria: numbered(id, withoutIds(ofKind(name, lower()), said.path)),
      };
      return { contract, why: "stands in the pull request's body" };
    });
}
