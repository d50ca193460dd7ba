import { type Checks, isCommand } from '../model/check.ts';
import type { SameFiles } from '../model/checkout.ts';
import type { Contract, Criterion } from '../model/contract.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Signature } from '../model/results.ts';
import { shellMetacharacters } from '../model/world.ts';
import type { Policy } from './schema.ts';

/** Who approved on GitHub. Read from its API, never from a comment or a report. */
export interface People {
  /** Approvals by maintainers that the policy accepts, each with its commit. */
  signatures(policy: Policy): Promise<Signatures>;
  /** Why commands in the body may not run, such as an author without write access. Undefined if they may. */
  bodyHeldBack(): Promise<string | undefined>;
}

export interface Signatures {
  given: readonly Signature[];
  /** Approvals that count for a critic: those in `given` and by the policy's `critics`, never by the author. */
  critics: readonly Signature[];
  /** What could not be read, and so counts as no approval. */
  notes: string[];
}

/** The approvals of one run. */
export interface Approvals {
  /**
   * Reads who approved what is pending already, and whether the files of earlier approvals are unchanged. Called before the
   * first command, which may change what git says of files.
   */
  look(outcomes: ReadonlyMap<string, Outcome>): Promise<void>;
  /** Turns approved pending outcomes into passes that name the approver. */
  apply<Ran extends { outcome: Outcome }>(
    ran: ReadonlyMap<string, Ran>,
  ): Promise<{ outcomes: Map<string, Ran>; notes: readonly string[] }>;
}

/**
 * An approval covers its commit; if the outcome is about files, also every later commit that changes these files in the same
 * way.
 */
export function openApprovals(
  policy: Policy,
  people: People | undefined,
  { head, sameFiles }: { head: string | null; sameFiles: SameFiles },
): Approvals {
  const signedFiles = new Map<string, Signature | undefined>();
  let signatures: Signatures | undefined;
  const among = ({ given, critics }: Signatures, outcome: Outcome) =>
    'by' in outcome && outcome.by === 'critics' ? critics : given;

  return {
    async look(outcomes) {
      const pending = [...outcomes].filter(([, { status }]) => status === 'pending');
      if (pending.length === 0) return;
      signatures = await readSignatures(policy, people, true);
      for (const [id, outcome] of pending)
        signedFiles.set(id, await signatureForFiles(outcome, among(signatures, outcome), sameFiles));
    },
    async apply(ran) {
      const isPending = [...ran.values()].some(({ outcome }) => outcome.status === 'pending');
      const known = signatures ?? (await readSignatures(policy, people, isPending));
      const outcomes = [...ran].map(([id, each]) => {
        const { outcome } = each;
        if (outcome.status !== 'pending') return [id, each] as const;
        const by = among(known, outcome).find(({ commit }) => commit === head) ?? signedFiles.get(id);
        return [id, by ? { ...each, outcome: signedOff(outcome, by) } : each] as const;
      });
      return { outcomes: new Map(outcomes), notes: known.notes };
    },
  };
}

async function signatureForFiles(
  outcome: Outcome,
  signatures: readonly Signature[],
  sameFiles: SameFiles,
): Promise<Signature | undefined> {
  const about = 'about' in outcome ? outcome.about : undefined;
  if (!about || about.length === 0) return undefined;
  for (const signature of signatures) if (await sameFiles(signature.commit, about)) return signature;
  return undefined;
}

function signedOff(outcome: Outcome, by: Signature): Outcome {
  const what = 'got' in outcome ? outcome.got : outcome.message;
  return { status: 'pass', message: `signed off by ${by.by}: ${what}`, signed: by };
}

const nobody: Signatures = { given: [], critics: [], notes: [] };

/** Reads the approvals if something waits for one. If the API can't answer, nobody has approved. */
async function readSignatures(policy: Policy, people: People | undefined, isPending: boolean): Promise<Signatures> {
  if (!people || !isPending) return nobody;
  try {
    return await people.signatures(policy);
  } catch (error) {
    return { ...nobody, notes: [`approvals could not be read: ${(error as Error).message}`] };
  }
}

/**
 * The outcomes of commands that only the body contains, if its author has no write access: otherwise anyone could run any
 * command. The policy may allow exact lines. An approval accepts the others without running them, because the body can be
 * edited after the approval.
 */
export async function withheldCommands(
  contracts: readonly Contract[],
  policy: Policy,
  people: People | undefined,
  checks: Checks,
): Promise<Map<string, Outcome>> {
  const commands = people ? bodyCommands(contracts, policy, checks) : [];
  const why = commands.length > 0 ? await people!.bodyHeldBack() : undefined;
  if (why === undefined) return new Map();
  const withheld = ({ title }: Criterion): Outcome => ({
    status: 'pending',
    message: `not run: ${why}; to accept the criterion without running it, a maintainer must approve this commit`,
    want: title,
    got: 'not run',
    owner: 'person',
    fix: 'Merge the contract into the base, add the command to commands.allow in the policy, or ask a maintainer to approve this commit.',
  });
  return new Map(commands.map(criterion => [criterion.id, withheld(criterion)]));
}

function bodyCommands(contracts: readonly Contract[], policy: Policy, checks: Checks): Criterion[] {
  const commands = contracts.flatMap(contract =>
    contract.criteria
      .filter(criterion => isCommand(checks, criterion))
      .map(criterion => ({ criterion, body: (criterion.trust ?? contract.trust) === 'body' })),
  );
  const sameness = ({ check }: Criterion) => JSON.stringify(check);
  const trusted = new Set(commands.filter(({ body }) => !body).map(({ criterion }) => sameness(criterion)));
  return commands
    .filter(({ criterion, body }) => body && !trusted.has(sameness(criterion)) && !isAllowed(criterion, policy))
    .map(({ criterion }) => criterion);
}

/** An exact line, or plain words followed by any others; never with variables or a shell that the body sets. */
function isAllowed({ check }: Criterion, { commands }: Policy): boolean {
  const { run, env, shell } = check.params as { run: string; env: Record<string, string>; shell?: string };
  if (Object.keys(env).length > 0 || (shell ?? 'bash') !== (commands?.shell ?? 'bash')) return false;
  return (commands?.allow ?? []).some(line => {
    if (!line.endsWith(' *')) return run === line;
    const rest = run.startsWith(line.slice(0, -1)) ? run.slice(line.length - 1) : undefined;
    return rest !== undefined && rest.trim() !== '' && !shellMetacharacters.test(rest);
  });
}
