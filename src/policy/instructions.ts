import { didYouMean } from '../match/suggest.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Signature } from '../model/results.ts';
import { cited } from '../syntax/text.ts';
import { type CommentCommand, commandLine, type Malformed } from './comment-commands.ts';

/** A command in a comment by someone whose word counts. */
export interface Instruction {
  command: Exclude<CommentCommand, { kind: 'recheck' }>;
  by: string;
  url: string;
  /** When it was written. */
  at: string;
  /** Whether it counts for everything, and whether it counts for a critic. */
  signs: boolean;
  asCritic: boolean;
  /** The head of the pull request, and its number. */
  head: string;
  pull: number;
  /**
   * Whether an abbreviated commit can only be the one that was meant. Anyone can make another commit with the same first
   * digits, so it can't be after a force push.
   */
  mayAbbreviate: boolean;
}

/** Comments as signatures and waivers of criteria. */
export interface Instructions {
  /** Who signed the head, or these files of an earlier commit. */
  signature(
    id: string,
    outcome: Outcome,
    isSame?: (commit: string) => Promise<boolean>,
  ): Promise<Signature | undefined>;
  /** The failed outcome as a warning, if someone waived it for this head. */
  waived(id: string, outcome: Outcome): Outcome | undefined;
  /** The commands that have no effect, and what to write instead. */
  notes(outcomes: ReadonlyMap<string, Outcome>): string[];
}

interface Subject {
  /** The commits of the branch. */
  commits: readonly string[];
  /** Criteria that protect the rules of the gate: nobody can waive their failures. */
  guards: ReadonlySet<string>;
}

type Named = Instruction & { command: Extract<CommentCommand, { commit: string }> };

const mostNotes = 10;

export function openInstructions(all: readonly Instruction[], { commits, guards }: Subject): Instructions {
  const wellFormed = all.filter((each): each is Named => each.command.kind !== 'malformed');
  const meant = (each: Named) => commitMeant(each, commits);
  const isOnHead = (each: Named) => meant(each) === each.head;
  const of = (kind: Named['command']['kind'], id: string, counts: (each: Named) => boolean) =>
    wellFormed.filter(each => each.command.kind === kind && names(each, id) && counts(each));

  const describe = (instruction: Instruction, outcomes: ReadonlyMap<string, Outcome>): string | undefined => {
    const { command, head } = instruction;
    const ids = new Map([...outcomes.keys()].map(id => [ownName(id, instruction.pull).toLowerCase(), id]));
    const verb = command.kind === 'malformed' ? command.verb : command.kind;
    const named = 'id' in command ? command.id : undefined;
    const known = named !== undefined && [...ids.values()].some(id => names(instruction as Named, id));
    const shown = known ? ids.get(named.toLowerCase()) : undefined;
    const line = commandLine(verb ?? 'sign-off', shown ? ownName(shown, instruction.pull) : 'CONTRACT/CRITERION', head);
    if (command.kind === 'malformed') return `${malformed[command.why]}; write: ${line}`;
    if (!known) return `unknown contract or criterion ${cited(command.id)}${didYouMean(command.id, [...ids.keys()])}`;
    const targets = [...ids.values()].filter(id => names(instruction as Named, id)).map(id => [id, outcomes.get(id)!]);
    const stillOpen = command.kind === 'waive' ? 'fail' : 'pending';
    const isOpen = (targets as [string, Outcome][]).some(([, { status }]) => status === stillOpen);
    if (!isOnHead(instruction as Named))
      return isOpen ? `${oldCommit(command.commit, instruction)}; write: ${line}` : undefined;
    if (command.kind === 'waive') return objectionToWaiver(instruction, outcomes, ids, guards);
    const [single] = targets.length === 1 ? (targets as [string, Outcome][]) : [];
    if (single?.[1].status === 'fail')
      return `it failed, and a sign-off is for what waits for a person; to accept the failure, write: ${commandLine('waive', command.id, head)}`;
    if (single?.[1].status === 'error') return 'it is inconclusive, so there is nothing to sign off';
    return undefined;
  };

  return {
    async signature(id, outcome, isSame) {
      const isForCritics = 'by' in outcome && outcome.by === 'critics';
      const signing = of('sign-off', id, ({ signs, asCritic }) => (isForCritics ? asCritic : signs));
      const onHead = signing.find(isOnHead);
      if (onHead) return signatureFrom(onHead, meant(onHead)!);
      for (const each of isSame ? signing : []) {
        const commit = meant(each);
        if (commit !== undefined && (await isSame!(commit))) return signatureFrom(each, commit);
      }
      return undefined;
    },
    waived(id, outcome) {
      if (outcome.status !== 'fail' || guards.has(id)) return undefined;
      const [by] = of('waive', id, each => each.signs && each.command.id.includes('/') && isOnHead(each));
      if (by?.command.kind !== 'waive') return undefined;
      const { reason } = by.command;
      return {
        ...outcome,
        status: 'warn',
        message: `waived by ${by.by} (${reason}): ${outcome.message}`,
        waived: { ...signatureFrom(by, meant(by)!), reason },
      };
    },
    notes(outcomes) {
      const found = all.flatMap(each => {
        const why = describe(each, outcomes);
        return why === undefined ? [] : [`the ${wordFor(each.command)} by ${each.by} has no effect: ${why}`];
      });
      const distinct = [...new Set(found)];
      const more = distinct.length - mostNotes;
      return more > 0 ? [...distinct.slice(-mostNotes), `${more} more commands in comments have no effect`] : distinct;
    },
  };
}

const malformed: Readonly<Record<Malformed, string>> = {
  not_plain: 'a command must be on a line of its own, outside quotes, lists and code',
  unknown_verb: 'the commands are recheck, sign-off and waive',
  no_id: 'it names no contract or criterion',
  no_commit: 'the commit is missing after the criterion',
  short_commit: 'the commit needs at least 7 digits',
  no_reason: 'a waiver needs a reason after the commit',
};

function objectionToWaiver(
  { command, head, pull }: Instruction,
  outcomes: ReadonlyMap<string, Outcome>,
  ids: ReadonlyMap<string, string>,
  guards: ReadonlySet<string>,
): string | undefined {
  const named = 'id' in command ? (command.id ?? '') : '';
  const id = ids.get(named.toLowerCase());
  if (id === undefined) {
    const failed = [...ids].find(
      ([own, each]) => own.startsWith(`${named.toLowerCase()}/`) && outcomes.get(each)!.status === 'fail',
    );
    const line = failed ? `; write: ${commandLine('waive', ownName(failed[1], pull), head)}` : '';
    return `a waiver is for one criterion, not for a contract${line}`;
  }
  const outcome = outcomes.get(id)!;
  if (outcome.status === 'pending')
    return `it waits for a person, and did not fail; write: ${commandLine('sign-off', ownName(id, pull), head)}`;
  if (outcome.status === 'error') return 'it is inconclusive, and only a failure can be waived';
  if ('standsFor' in outcome && outcome.standsFor) return 'it did not run; waive or fix what failed before it';
  if (outcome.status === 'fail' && guards.has(id)) return 'it protects the rules of the gate, and can not be waived';
  return undefined;
}

/** `wanted` names the criterion or its contract. Ids are unique without regard to case. */
function names({ command, pull }: Named, id: string): boolean {
  const own = ownName(id, pull).toLowerCase();
  const wanted = command.id.toLowerCase();
  return own === wanted || own.slice(0, own.indexOf('/')) === wanted;
}

/** In a merge group, a contract that several pull requests have is `login.pr-12`; on the pull request it was `login`. */
function ownName(id: string, pull: number): string {
  const slash = id.indexOf('/');
  const contract = id.slice(0, slash);
  const suffix = `.pr-${pull}`;
  return contract.endsWith(suffix) ? `${contract.slice(0, -suffix.length)}${id.slice(slash)}` : id;
}

/** The whole commit id; undefined if it could be another than the one that was meant. */
function commitMeant(
  { command: { commit }, head, mayAbbreviate }: Named,
  commits: readonly string[],
): string | undefined {
  if (commit.length >= 40) return commit;
  const fitting = [...new Set([head, ...commits])].filter(each => each.startsWith(commit));
  return mayAbbreviate && fitting.length === 1 ? fitting[0] : undefined;
}

function oldCommit(commit: string, { head, mayAbbreviate }: Instruction): string {
  if (head.startsWith(commit))
    return mayAbbreviate
      ? `${commit} fits several commits of the branch`
      : `the branch was force-pushed after it, and ${commit} could be another commit`;
  const digits = head.startsWith(commit.slice(0, 7)) ? 40 : 7;
  return `it is for ${commit.slice(0, digits)}, and the head is ${head.slice(0, digits)}`;
}

function signatureFrom({ by, url, at }: Instruction, commit: string): Signature {
  return { by, how: 'comment', commit, url, at };
}

function wordFor(command: Instruction['command']): string {
  const verb = command.kind === 'malformed' ? command.verb : command.kind;
  const id = 'id' in command && command.id ? ` ${cited(command.id)}` : '';
  return verb === undefined || verb === 'recheck'
    ? 'command'
    : `${verb === 'waive' ? 'waiver of' : 'sign-off of'}${id || ' nothing'}`;
}
