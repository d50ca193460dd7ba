import { checkNamed } from '../checks/index.ts';
import type { Ran } from '../engine/run.ts';
import type { Contract, Criterion } from '../model/contract.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Signature } from '../model/results.ts';
import { shellMetacharacters } from '../model/world.ts';
import type { Policy } from './schema.ts';

/** What people have said on GitHub that counts. Asked of its API, never of a comment or a report. */
export interface People {
  /** Approvals by those whom the policy lets sign, each with the commit that was approved. */
  signatures(policy: Policy): Promise<Given>;
  /** Why commands out of the body may not run, since its author may not write here; undefined where they may. */
  bodyHeldBack(): Promise<string | undefined>;
}

export interface Given {
  given: readonly Signature[];
  /** Those of anybody but the author that count for a critic: the logins in the policy's `critics`, too. */
  critics: readonly Signature[];
  /** What could not be asked, and was not taken for a signature. */
  notes: string[];
}

/**
 * Does the head change these files just as that commit did: from the same to the same? A file that is as it was approved, on
 * a base that has moved on, is another change. Undefined where it can't be told.
 */
export type SameFiles = (commit: string, paths: readonly string[]) => Promise<boolean | undefined>;

/**
 * What is pending and signed becomes a pass that names who signed. A signature holds for the head that was signed; where it
 * is about files, also for every later head that changes these files in the same way.
 */
export async function signed(
  ran: ReadonlyMap<string, Ran>,
  { given, critics }: Omit<Given, 'notes'>,
  head: string | null,
  sameFiles: SameFiles,
): Promise<Map<string, Ran>> {
  const result = new Map<string, Ran>();
  for (const [id, { outcome, ...rest }] of ran) {
    const signatures = 'by' in outcome && outcome.by === 'critics' ? critics : given;
    const by = outcome.status === 'pending' ? await signatureFor(outcome, signatures, head, sameFiles) : undefined;
    result.set(id, { ...rest, outcome: by ? signedOff(outcome, by) : outcome });
  }
  return result;
}

async function signatureFor(
  outcome: Outcome,
  signatures: readonly Signature[],
  head: string | null,
  sameFiles: SameFiles,
): Promise<Signature | undefined> {
  const onHead = signatures.find(({ commit }) => commit === head);
  const about = 'about' in outcome ? outcome.about : undefined;
  if (onHead || !about || about.length === 0) return onHead;
  for (const signature of signatures) if (await sameFiles(signature.commit, about)) return signature;
  return undefined;
}

function signedOff(outcome: Outcome, by: Signature): Outcome {
  const what = 'got' in outcome ? outcome.got : outcome.message;
  return { status: 'pass', message: `signed off by ${by.by}: ${what}`, signed: by };
}

type Signatures = () => Promise<Given>;

const nobody = { given: [], critics: [] };

/** Who has signed, asked once and only where something waits for it. What can't be asked is not signed. */
export function signaturesOf(policy: Policy, people: People | undefined): Signatures {
  let asked: Promise<Given> | undefined;
  const ask: Signatures = async () => {
    try {
      return people ? await people.signatures(policy) : { ...nobody, notes: [] };
    } catch (error) {
      return { ...nobody, notes: [`who has approved could not be read: ${(error as Error).message}`] };
    }
  };
  return () => {
    asked ??= ask();
    return asked;
  };
}

/**
 * Commands that only the body asks for: whoever may not write to the repository could run anything through them. The policy
 * may allow lines by name. No approval lets others run, since the body can be edited after it: it signs them off, not run.
 */
export async function heldBack(
  contracts: readonly Contract[],
  policy: Policy,
  people: People | undefined,
): Promise<Map<string, Outcome>> {
  const commands = people ? bodyCommands(contracts, policy) : [];
  const why = commands.length > 0 ? await people!.bodyHeldBack() : undefined;
  if (why === undefined) return new Map();
  const held = ({ title }: Criterion): Outcome => ({
    status: 'pending',
    message: `not run: ${why}; a person must do without it, and approve this head`,
    want: title,
    got: 'not run',
    owner: 'person',
    fix: 'Put the contract on the base or the command into the policy (commands.allow), or ask someone whom the policy lets sign to approve this head.',
  });
  return new Map(commands.map(criterion => [criterion.id, held(criterion)]));
}

function bodyCommands(contracts: readonly Contract[], policy: Policy): Criterion[] {
  const commands = contracts.flatMap(contract =>
    contract.criteria
      .filter(({ check }) => checkNamed(check.type)?.runs === 'command')
      .map(criterion => ({ criterion, body: (criterion.trust ?? contract.trust) === 'body' })),
  );
  const sameness = ({ check }: Criterion) => JSON.stringify(check);
  const trusted = new Set(commands.filter(({ body }) => !body).map(({ criterion }) => sameness(criterion)));
  return commands
    .filter(({ criterion, body }) => body && !trusted.has(sameness(criterion)) && !isAllowed(criterion, policy))
    .map(({ criterion }) => criterion);
}

/** An exact line, or plain words and then any others; never with variables or a shell of the body's own. */
function isAllowed({ check }: Criterion, { commands }: Policy): boolean {
  const { run, env, shell } = check.params as { run: string; env: Record<string, string>; shell?: string };
  if (Object.keys(env).length > 0 || (shell ?? 'bash') !== (commands?.shell ?? 'bash')) return false;
  return (commands?.allow ?? []).some(line => {
    if (!line.endsWith(' *')) return run === line;
    const rest = run.startsWith(line.slice(0, -1)) ? run.slice(line.length - 1) : undefined;
    return rest !== undefined && rest.trim() !== '' && !shellMetacharacters.test(rest);
  });
}
