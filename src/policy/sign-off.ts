import { type Checks, isCommand } from '../model/check.ts';
import type { SameFiles } from '../model/checkout.ts';
import type { Contract, Criterion } from '../model/contract.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Signature } from '../model/results.ts';
import { shellMetacharacters } from '../model/world.ts';
import { commandLine } from './comment-commands.ts';
import { type Instruction, openInstructions } from './instructions.ts';
import type { Policy } from './schema.ts';

/** Who signed on GitHub. Read from its API, never from a report. */
export interface People {
  /** Approving reviews that the policy accepts, each with its commit. */
  signatures(policy: Policy): Promise<Signatures>;
  /** Commands in comments by those whom the policy accepts. */
  instructions?(policy: Policy): Promise<{ given: readonly Instruction[]; notes: string[] }>;
  /** Whether anyone here could sign, or approve as a critic. Undefined if that can't be determined. */
  mayAnyoneSign?(policy: Policy, as: 'signer' | 'critic'): Promise<boolean | undefined>;
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
  /** A failure that someone waived, as a warning; any other outcome as it is. */
  waive(id: string, outcome: Outcome): Promise<Outcome>;
  /** Turns approved pending outcomes into passes that name the approver. */
  apply<Ran extends { outcome: Outcome }>(
    ran: ReadonlyMap<string, Ran>,
  ): Promise<{ outcomes: Map<string, Ran>; notes: readonly string[] }>;
}

/** The commit that is signed, and those before it on the branch. */
interface Signed {
  head: string | null;
  sameFiles: SameFiles;
  commits?: readonly { id: string }[];
}

/**
 * An approval covers its commit; if the outcome is about files, also every later commit that changes these files in the same
 * way. A waiver covers its commit only.
 */
export function openApprovals(
  policy: Policy,
  people: People | undefined,
  { head, sameFiles, commits = [] }: Signed,
  /** Criteria that protect the rules of the gate: nobody can waive their failures. */
  guards: ReadonlySet<string> = new Set(),
): Approvals {
  const signedFiles = new Map<string, Signature | undefined>();
  const reviews = once(() => readReviews(policy, people));
  const comments = once(async () => {
    const { given, notes } = await readInstructions(policy, people);
    return { instructions: openInstructions(given, { commits: commits.map(({ id }) => id), guards }), notes };
  });
  const among = ({ given, critics }: Signatures, outcome: Outcome) =>
    'by' in outcome && outcome.by === 'critics' ? critics : given;

  return {
    async look(outcomes) {
      for (const [id, outcome] of outcomes) {
        const about = outcome.status === 'pending' ? (outcome.about ?? []) : [];
        if (about.length === 0) continue;
        const isSame = async (commit: string) => (await sameFiles(commit, about)) === true;
        const { instructions } = await comments();
        const signed =
          (await firstWith(among(await reviews(), outcome), isSame)) ??
          (await instructions.signature(id, outcome, isSame));
        signedFiles.set(id, signed);
      }
    },
    async waive(id, outcome) {
      if (outcome.status !== 'fail' || !people) return outcome;
      return (await comments()).instructions.waived(id, outcome) ?? outcome;
    },
    async apply(ran) {
      const all = [...ran];
      const isAny = (...statuses: Outcome['status'][]) =>
        all.some(([, { outcome }]) => statuses.includes(outcome.status));
      if (!people || !(isAny('pending', 'fail', 'error') || all.some(([, { outcome }]) => 'waived' in outcome)))
        return { outcomes: new Map(all), notes: [] };
      const { instructions, notes } = await comments();
      const known = isAny('pending') ? await reviews() : nobody;
      const outcomes = new Map(all);
      for (const [id, each] of all) {
        const { outcome } = each;
        if (outcome.status !== 'pending') continue;
        const by =
          among(known, outcome).find(({ commit }) => commit === head) ??
          (await instructions.signature(id, outcome)) ??
          signedFiles.get(id);
        if (by) outcomes.set(id, { ...each, outcome: signedOff(outcome, by) });
      }
      const judged = new Map([...outcomes].map(([id, { outcome }]) => [id, outcome]));
      const { open, note } = await withoutSigner(judged, { policy, people, head });
      for (const [id, outcome] of open) outcomes.set(id, { ...outcomes.get(id)!, outcome });
      return { outcomes, notes: [...known.notes, ...notes, ...instructions.notes(judged), ...note] };
    },
  };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

async function firstWith(
  signatures: readonly Signature[],
  isSame: (commit: string) => Promise<boolean>,
): Promise<Signature | undefined> {
  for (const signature of signatures) if (await isSame(signature.commit)) return signature;
  return undefined;
}

function signedOff(outcome: Outcome, by: Signature): Outcome {
  const what = 'got' in outcome ? outcome.got : outcome.message;
  return { status: 'pass', message: `signed off by ${by.by}: ${what}`, signed: by };
}

/** What waits for a person where nobody is left who may sign, with the line that changes that. */
async function withoutSigner(
  outcomes: ReadonlyMap<string, Outcome>,
  { policy, people, head }: { policy: Policy; people: People; head: string | null },
): Promise<{ open: [string, Outcome][]; note: string[] }> {
  const open: [string, Outcome][] = [];
  const notes = new Set<string>();
  for (const [id, outcome] of outcomes) {
    if (outcome.status !== 'pending') continue;
    const as = outcome.by === 'critics' ? 'critic' : 'signer';
    const may = await people.mayAnyoneSign?.(policy, as);
    if (may !== false) continue;
    const then =
      as === 'signer' && head !== null ? ` Then write in a comment: ${commandLine('sign-off', id, head)}` : '';
    open.push([id, { ...outcome, fix: `${noSigner[as]}${then}` }]);
    notes.add(noSigner[as]);
  }
  return { open, note: [...notes] };
}

const noSigner = {
  signer:
    'Nobody in this repository can sign this off, because authors can not sign off their own work. Give someone else write access, or add this line to contract-gate.yml on the base branch: sign_off: {allow_author: true}',
  critic:
    'Nobody in this repository can approve this, because it needs someone other than the author. Give someone else write access, or name an account under critics: in contract-gate.yml on the base branch.',
} as const;

const nobody: Signatures = { given: [], critics: [], notes: [] };

/** If the API can't answer, nobody has approved. */
async function readReviews(policy: Policy, people: People | undefined): Promise<Signatures> {
  try {
    return (await people?.signatures(policy)) ?? nobody;
  } catch (error) {
    return { ...nobody, notes: [`approvals could not be read: ${(error as Error).message}`] };
  }
}

async function readInstructions(
  policy: Policy,
  people: People | undefined,
): Promise<{ given: readonly Instruction[]; notes: string[] }> {
  try {
    return (await people?.instructions?.(policy)) ?? { given: [], notes: [] };
  } catch (error) {
    return { given: [], notes: [`commands in comments could not be read: ${(error as Error).message}`] };
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
