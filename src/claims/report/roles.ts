import { didYouMean } from '../../match/suggest.ts';
import type { EvidenceLengths, ReportRequest } from '../../model/claim-request.ts';
import { type JudgeBySchema, judgeBySchema } from '../../schema/json-schema/judge.ts';
import { entry, type Node } from '../../syntax/located-value.ts';
import { cited } from '../../syntax/text.ts';
import type { ClaimPolicy } from '../types.ts';
import { baseFields, builtInRoles, type Role } from './forms.ts';

/** Every role by its name; one that the policy defines replaces a built-in one. */
export function rolesOf({ roles = {}, judges }: Pick<ClaimPolicy, 'roles' | 'judges'>): ReadonlyMap<string, Role> {
  const own = Object.entries(roles).map(
    ([name, given]): Role => ({
      name,
      required: given.required ?? [],
      requiredChecks: (given.required_checks ?? []).map(check => ({ name: check, about: 'what its name says' })),
      min: given.min ?? {},
      own: true,
      ...(given.schema === undefined ? {} : { schema: given.schema }),
      ...(judges?.has(name) ? { judge: judges.get(name)! } : {}),
    }),
  );
  return new Map([...builtInRoles, ...own].map(role => [role.name, role]));
}

/** Compiles the schemas of the policy's own roles. A policy without any loads no compiler. */
export async function withJudges(policy: ClaimPolicy): Promise<ClaimPolicy> {
  const judges = new Map<string, JudgeBySchema>();
  for (const [name, { schema }] of Object.entries(policy.roles ?? {}))
    if (schema !== undefined) judges.set(name, await judgeBySchema(schema));
  return judges.size > 0 ? { ...policy, judges } : policy;
}

/** Only the checks for every report: it has no role of its own, or nothing shows which. */
export const anyRole: Role = { name: 'any', required: [], requiredChecks: [], min: {} };

/** Letter case does not matter. */
export function roleNamed(name: string, roles: ReadonlyMap<string, Role>): Role | undefined {
  const wanted = name.trim().toLowerCase();
  return [...roles.values()].find(role => role.name.toLowerCase() === wanted);
}

/** The role of a report: as the contract says, else as the report says, else by fields that only one role has, else any. */
export function roleOf(
  node: Node,
  request: Partial<ReportRequest>,
  policy: ClaimPolicy,
): { role: Role; conflict?: string } | { problem: string } {
  const roles = rolesOf(policy);
  const reported = textOf(node, 'role') ?? knownOnly(textOf(node, 'agent'), roles);
  const name = request.role ?? reported;
  if (name?.trim().toLowerCase() === anyRole.name && !roleNamed(name, roles)) return { role: anyRole };
  if (name !== undefined) {
    const role = roleNamed(name, roles);
    if (!role) return { problem: `unknown role ${cited(name)}${didYouMean(name, [...roles.keys()])}` };
    const other = reported !== undefined && roleNamed(reported, roles) !== role;
    const conflict = other ? `the report is by ${cited(reported)}, but the contract asks for ${role.name}` : undefined;
    return { role, ...(conflict ? { conflict } : {}) };
  }
  const fitting = [...roles.values()].filter(role =>
    role.required.some(field => isOwn(field, role, roles) && entry(node, field)),
  );
  const [only, ...more] = fitting;
  return { role: only && more.length === 0 ? only : anyRole };
}

function isOwn(field: string, role: Role, roles: ReadonlyMap<string, Role>): boolean {
  const others = [...roles.values()].filter(each => each !== role);
  return !others.some(each => each.required.includes(field)) && !(baseFields as readonly string[]).includes(field);
}

function textOf(node: Node, key: string): string | undefined {
  const value = entry(node, key)?.value;
  return value?.kind === 'text' ? value.value : undefined;
}

/** An `agent` may be anybody; it counts only if it is the name of a role. */
function knownOnly(name: string | undefined, roles: ReadonlyMap<string, Role>): string | undefined {
  return name !== undefined && roleNamed(name, roles) ? name : undefined;
}

export type EvidenceKind = 'simple' | 'quality' | 'cross_task';

const kinds: Readonly<Record<string, EvidenceKind>> = {
  signal_quality_check: 'quality',
  content_quality: 'quality',
  cross_task_consistency: 'cross_task',
};
const lengths: Readonly<Record<EvidenceKind, number>> = { simple: 50, quality: 100, cross_task: 150 };

/** How long the evidence of a check must be: as the contract says, else the policy, else the default. */
export function evidenceWanted(
  check: string,
  request: Partial<ReportRequest>,
  policy: Pick<ClaimPolicy, 'evidence'>,
): { kind: EvidenceKind; min: number } {
  const given = [request.evidence, policy.evidence];
  const own = given.map(each => kindIn(each, check)).find(kind => kind !== undefined);
  const kind = own ?? (Object.hasOwn(kinds, check) ? kinds[check]! : 'simple');
  return { kind, min: given.map(each => each?.[kind]).find(min => min !== undefined) ?? lengths[kind] };
}

/** A contract that comes with the work may ask for more than the policy, never for less. */
export function strictRequest(request: ReportRequest, policy: Pick<ClaimPolicy, 'evidence'>): ReportRequest {
  const { accept_partial: _, evidence = {}, ...rest } = request;
  const longer = Object.entries(lengths).flatMap(([kind, usual]) => {
    const [asked, least] = [evidence[kind as EvidenceKind], policy.evidence?.[kind as EvidenceKind] ?? usual];
    return asked !== undefined && asked > least ? [[kind, asked]] : [];
  });
  return { ...rest, evidence: Object.fromEntries(longer) };
}

function kindIn(given: EvidenceLengths | undefined, check: string): EvidenceKind | undefined {
  const kind = given?.kinds && Object.hasOwn(given.kinds, check) ? given.kinds[check] : undefined;
  return kind === 'cross-task' ? 'cross_task' : kind;
}
