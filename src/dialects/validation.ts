import { checkNamed, checks } from '../checks/index.ts';
import { similar } from '../match/suggest.ts';
import type { Settings } from '../model/check.ts';
import {
  type CrossCutting,
  crossCuttingCriteria,
  crossCuttingShape,
  writtenCriterion,
} from '../model/cross-cutting.ts';
import type { ContractDraft, Dialect, DraftCriterion } from '../model/dialect.ts';
import { object, optional } from '../schema/object.ts';
import { boolean, nullable, type Report, type Shape } from '../schema/shape.ts';
import { entry, type Located, type Node, type Plain, type Position } from '../syntax/located-value.ts';
import {
  contractDigest,
  contractKeys,
  hasAnyKey,
  idSpellings,
  isTrackerRecord,
  metadataKeys,
  trackerStatuses,
} from './contract.ts';
import { execCriteria, preCriteria } from './phases.ts';
import { isVerification, originOf, verificationCriteria } from './verification-shape.ts';

type Entries = Record<string, Located<Plain>[] | undefined>;

const written = checks.filter(check => check.written);
const writtenKeys = Object.fromEntries(
  written.map(check => [check.type, optional(check.written!.entries, `see ${check.type} in the documentation`)]),
);

/** The keys under `validation`: one for each check that a contract may name, in any order. */
const validationShape = object(
  {
    ...writtenKeys,
    cross_cutting: optional(crossCuttingShape(checks), 'checks that run after all others pass'),
    fail_fast: optional(boolean, 'stop at the first failure'),
  },
  { wants: 'a validation' },
) as Shape<Entries & { cross_cutting?: CrossCutting[]; fail_fast?: boolean }>;

function isCheckKey(key: string): boolean {
  return key in writtenKeys || key === 'cross_cutting';
}

export const contractShape = object(
  {
    ...contractKeys,
    validation: optional(nullable(validationShape), 'the checks', ['post']),
    metadata: optional(
      object(
        { ...metadataKeys, validation: optional(nullable(validationShape), 'the checks') },
        { wants: 'a metadata', open: true },
      ),
      'where task trackers keep id and validation',
    ),
  },
  {
    wants: 'a contract',
    hint: key => (isCheckKey(key) ? `put it under validation:` : undefined),
    ignores: (key, node) =>
      isTrackerRecord(node) && similar(key, [...Object.keys(writtenKeys), 'cross_cutting']) === undefined,
    check: ({ validation, metadata, verificationContract, verification }) => {
      if (verificationContract && verification)
        return { key: 'verification', problem: 'there is also a verificationContract; keep one' };
      return validation && (metadata as { validation?: unknown } | undefined)?.validation
        ? { key: 'metadata', problem: 'there is also a validation outside it; keep one' }
        : undefined;
    },
  },
);

export const validation: Dialect = {
  name: 'validation',
  recognises: node =>
    !isVerification(node) &&
    hasAnyKey(node, [
      'validation',
      'post',
      'metadata',
      'title',
      'subject',
      'pre',
      'exec',
      'report',
      'output',
      ...idSpellings,
    ]),
  compile: compileContract,
};

/** Compiles a contract document of any dialect. */
export function compileContract(node: Node, settings: Settings, report: Report): ContractDraft | undefined {
  const contract = contractShape.read(node, report);
  if (!contract) return undefined;
  const { status } = contract;
  if (status !== undefined && trackerStatuses.some(each => each === status) && !isTrackerRecord(node)) {
    const { at } = entry(node, 'status')!.value;
    report('bad_value', `status: expected one of open, done, found "${status}"`, at);
    return undefined;
  }
  const given = contract.validation ?? contract.metadata?.validation ?? undefined;
  const verification = contract.verificationContract ?? contract.verification?.contract;
  const criteria = given ? ownCriteria(given, settings, report) : [];
  const crossCutting = criteria && crossCuttingCriteria(given?.cross_cutting ?? [], settings, report);
  if (!criteria || !crossCutting) return undefined;
  const all = [
    ...preCriteria(contract.pre ?? []),
    ...criteria,
    ...(verification ? verificationCriteria(verification, contract.prd !== undefined, node.at) : []),
    ...execCriteria(contract.exec ?? []),
    ...crossCutting,
  ];
  const asks = contract.report !== undefined || contract.output !== undefined;
  const isAsked = all.length > 0 || verification !== undefined || asks;
  return {
    ...((contract.id ?? contract.metadata?.id) ? { id: contract.id ?? contract.metadata?.id } : {}),
    ...(contract.title ? { title: contract.title } : {}),
    description: contract.description ?? '',
    type: verification?.type ?? 'validation',
    ...(verification ? { origin: originOf(verification) } : {}),
    done: contract.status === 'done',
    failFast: contract.fail_fast ?? given?.fail_fast ?? false,
    dependsOn: contract.depends_on ?? [],
    ...(contract.applies_to ? { appliesTo: contract.applies_to } : {}),
    ...(asks ? { asks: { reports: contract.report ?? [], outputs: contract.output ?? [] } } : {}),
    digest: contractDigest(node),
    criteria: isAsked ? all : defaultCriteria(entry(node, 'validation')?.keyAt ?? node.at),
  };
}

function ownCriteria(given: Entries, settings: Settings, report: Report): DraftCriterion[] | undefined {
  const found = written.flatMap(check =>
    (given[check.type] ?? []).map(({ value, at }) => writtenCriterion(check, value, at, settings, report)),
  );
  return found.includes(undefined) ? undefined : (found as DraftCriterion[]);
}

/** The checks of a contract that names none. */
function defaultCriteria(at: Position): DraftCriterion[] {
  return ['artifacts', 'agent_output', 'diff'].map(type => {
    const check = checkNamed(type)!;
    return { title: check.title({} as never), label: '', check: { type, params: {} }, at };
  });
}

/** A bare list of checks, as in a `validation` fence of a body. */
export function isBareValidation(node: Node): boolean {
  return (
    node.kind === 'map' &&
    node.entries.length > 0 &&
    node.entries.every(({ key }) => isCheckKey(key) || key === 'fail_fast')
  );
}
