import { matchesAny } from '../match/glob.ts';
import type { Checkout } from '../model/checkout.ts';
import type { OutputRequest, ReportRequest } from '../model/claim-request.ts';
import type { Contract, Selected } from '../model/contract.ts';
import type { DraftCriterion } from '../model/dialect.ts';
import { commitPath, type Place } from '../model/finding.ts';
import { numbered, uniqueNames, withoutIds } from '../model/ids.ts';
import { isGlob, normalisePath } from '../schema/paths.ts';
import { digestOf } from '../syntax/digest.ts';
import { decode } from '../syntax/utf8.ts';
import { noBodyCriterion, unreadableCriterion } from './criteria.ts';
import { type ClaimBlocks, findClaimBlocks } from './find-blocks.ts';
import { agentNamed, agentsOf } from './output/agents.ts';
import { outputBlocks } from './output/block.ts';
import { sourceFor } from './output/identify.ts';
import { markCopies } from './report/evidence.ts';
import { strictRequest, withJudges } from './report/roles.ts';
import type { ClaimDialect, ClaimPolicy, ClaimSource } from './types.ts';

/** Where agents may have made claims. */
export interface ClaimInputs {
  body: { text: string; path: string };
  /** There is no pull request whose body could be read. */
  bodiless: boolean;
  commits: Checkout['commits'];
  read: Checkout['read'];
}

export interface ClaimOptions {
  policy: ClaimPolicy;
  report: ClaimDialect<ReportRequest>;
  output: ClaimDialect<OutputRequest>;
  /** The ids of all contracts, which no added one may have. */
  taken: readonly string[];
}

export interface CollectedClaims {
  /** The contracts with the claims that they request, each claim a criterion. */
  selected: Selected[];
  /** Claims in the body that no contract requests: contracts of their own. */
  unrequested: Selected[];
}

interface Context extends ClaimOptions {
  inputs: ClaimInputs;
  blocks: ClaimBlocks;
  files: ReadonlyMap<string, Uint8Array | string>;
  /** What a contract has requested. */
  used: Set<ClaimSource>;
}

/**
 * Reads the claims of agents, where a contract requests them and where the body makes them anyway. A claim adds a
 * criterion that can only fail, warn or wait; no claim takes one away.
 */
export async function collectClaims(
  selected: readonly Selected[],
  inputs: ClaimInputs,
  options: ClaimOptions,
): Promise<CollectedClaims> {
  const policy = await withJudges(options.policy);
  const requesting = selected.some(({ contract }) => contract.asks);
  const files = requesting ? await inputs.read('head', isReportOf(selected)) : new Map<string, Uint8Array | string>();
  const blocks = findClaimBlocks(inputs.body, policy);
  const context: Context = { ...options, policy, inputs, blocks, files, used: new Set() };
  const withClaims = selected.map(({ contract, ...how }) => ({ ...how, contract: addRequested(contract, context) }));
  const isDefault = selected.some(({ contract }) => contract.criteria.some(({ check }) => check.type === 'artifacts'));
  return { selected: withClaims, unrequested: unrequestedContracts(context, isDefault ? 'freeform' : 'strict') };
}

/**
 * The files in which contracts request claims. `trusted`: if the base requests any, those alone, so that no contract
 * that comes with the work can declare the work itself a report.
 */
export function isReportOf(selected: readonly Selected[], trusted = false): (path: string) => boolean {
  const requesting = selected.filter(({ contract }) => contract.asks);
  const ofBase = requesting.filter(({ contract }) => contract.trust === 'base');
  const requests = (trusted && ofBase.length > 0 ? ofBase : requesting).map(({ contract }) => contract.asks!);
  const globs = requests.flatMap(({ reports }) => reports.flatMap(({ value }) => value.file ?? [])).map(normalisePath);
  const paths = requests.flatMap(({ outputs }) => outputs.flatMap(({ value }) => value.from ?? [])).map(normalisePath);
  const exact = new Set([...globs, ...paths]);
  const wide = globs.filter(isGlob);
  return path => exact.has(path) || matchesAny(wide, path);
}

function addRequested(contract: Contract, context: Context): Contract {
  if (!contract.asks) return contract;
  const { path, trust } = contract;
  const { reports, outputs } = contract.asks;
  const allowed = (request: ReportRequest) => (trust === 'base' ? request : strictRequest(request, context.policy));
  const ofReports = reports.flatMap(({ value, at }) => reportCriteria(allowed(value), { path, ...at }, context));
  const ofOutputs = outputs.flatMap(({ value, at }) => outputCriteria(value, { path, ...at }, context));
  const drafts = [...ofKind('report', markCopies(ofReports)), ...ofKind('output', ofOutputs)];
  const criteria = numbered(contract.id, withoutIds(drafts, path), contract.criteria);
  return { ...contract, criteria: [...contract.criteria, ...criteria] };
}

/** Claims count among attempts of their own kind: after a false claim the agent is asked differently than after a failed test. */
function ofKind(kind: 'report' | 'output', drafts: readonly DraftCriterion[]): DraftCriterion[] {
  return drafts.map(draft => ({ kind, ...draft }));
}

function reportCriteria(request: ReportRequest, at: Place, context: Context): DraftCriterion[] {
  const { blocks, files, policy, report } = context;
  if (request.file === undefined) {
    const source = blocks.reports.at(-1);
    if (!source) return [missingInBody(report, request, at, context)];
    context.used.add(source);
    return report.compile(source, request, policy);
  }
  const glob = normalisePath(request.file);
  const paths = files.has(glob) ? [glob] : [...files.keys()].filter(path => matchesAny([glob], path)).sort();
  if (paths.length === 0) return [missing(report, request, `at ${request.file}`, at, context)];
  return paths.flatMap(path => fromFile(report, path, request, context));
}

function outputCriteria(request: OutputRequest, at: Place, context: Context): DraftCriterion[] {
  const { blocks, files, policy, inputs, output } = context;
  const { from = 'pr-body' } = request;
  const agents = agentsOf(policy);
  const requested = agentNamed(request.agent, agents);
  if (from === 'pr-body') {
    const source = sourceFor(blocks.outputs, requested, agents);
    if (source) context.used.add(source);
    else if (inputs.bodiless) return [missingInBody(output, request, at, context)];
    return output.compile(source ?? { ...inputs.body, line: 1, from: 'body' }, request, policy);
  }
  if (from === 'commits') {
    const source = sourceFor(inputs.commits.flatMap(blocksOfCommit), requested, agents);
    if (!source) return [missing(output, request, 'in the commit messages', at, context)];
    return output.compile(source, request, policy);
  }
  const path = normalisePath(from);
  return files.has(path)
    ? fromFile(output, path, request, context)
    : [missing(output, request, `at ${from}`, at, context)];
}

/** Every block of a commit's message, in order. */
function blocksOfCommit({ id, message }: Checkout['commits'][number]): ClaimSource[] {
  const path = commitPath(id);
  return outputBlocks(message).map(block => ({ path, text: message, line: 1, from: 'commit', commit: id, block }));
}

function fromFile<R>(dialect: ClaimDialect<R>, path: string, request: R, { files, policy }: Context): DraftCriterion[] {
  const content = files.get(path)!;
  const unreadable = (line: number, problem: string) => {
    const fix = `write ${path} as a plain text file in UTF-8, up to 10 MiB`;
    const finding = { code: 'unreadable', at: { path, line }, message: `${path} ${problem}`, fix };
    return [unreadableCriterion(dialect.name, path, finding)];
  };
  if (typeof content === 'string') return unreadable(1, `may not be read: ${content}`);
  const decoded = decode(content);
  if ('problem' in decoded) return unreadable(decoded.line, decoded.problem);
  return dialect.compile({ path, text: decoded.text, line: 1, from: 'file' }, request, policy);
}

/** Without a pull request, the missing body is nobody's fault. */
function missingInBody<R>(dialect: ClaimDialect<R>, request: R, at: Place, context: Context): DraftCriterion {
  const where = 'in the body of the pull request';
  if (!context.inputs.bodiless) return missing(dialect, request, where, at, context);
  return noBodyCriterion(dialect.name, `the agent's ${dialect.name} ${where}`, at);
}

/** The agent was asked to report and did not. */
function missing<R>(
  dialect: ClaimDialect<R>,
  request: R,
  where: string,
  { path, line }: Place,
  { policy }: Context,
): DraftCriterion {
  const subject = `the agent's ${dialect.name} ${where}`;
  const message = `there is no ${dialect.name} ${where}`;
  const fix = `let the agent write it ${where}. Prompt for the agent:\n${dialect.prompt(request, policy)}`;
  return unreadableCriterion(dialect.name, subject, { code: 'missing_claim', at: { path, line }, message, fix });
}

function unrequestedContracts(
  { blocks, used, policy, report, output, taken }: Context,
  unasked: NonNullable<ClaimSource['unasked']>,
): Selected[] {
  const uniqueId = uniqueNames();
  for (const id of ['policy', ...taken]) uniqueId(id);
  const found = [
    ...blocks.reports.map(source => ({
      source,
      name: 'report' as const,
      compile: () => markCopies(report.compile(source, {}, policy)),
    })),
    ...blocks.outputs.map(source => ({
      source,
      name: 'output' as const,
      compile: () => output.compile({ ...source, unasked }, {}, policy),
    })),
  ];
  return found
    .filter(({ source }) => !used.has(source))
    .map(({ source, name, compile }) => {
      const id = uniqueId(name);
      const contract: Contract = {
        id,
        title: `The agent's claims about its work (${name})`,
        description: '',
        dialect: name,
        type: name,
        path: source.path,
        line: source.block ? source.block.line + source.line - 1 : source.line,
        trust: 'body',
        done: false,
        failFast: false,
        dependsOn: [],
        digest: digestOf(source.text),
        criteria: numbered(id, withoutIds(ofKind(name, compile()), source.path)),
      };
      return { contract, why: "found in the pull request's body" };
    });
}
