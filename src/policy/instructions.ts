import { similar } from '../match/suggest.ts';
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
    wellFormed.filter(each => each.command.kind === kind && isNamed(each.command.id, each.pull, id) && counts(each));

  const describe = (instruction: Instruction, outcomes: ReadonlyMap<string, Outcome>): string | undefined => {
    const { command, head } = instruction;
    const { targets, name, near } = aimOf(instruction, outcomes);
    const verb = command.kind === 'malformed' ? command.verb : command.kind;
    const line = commandLine(verb ?? 'sign-off', name ?? near ?? 'CONTRACT/CRITERION', head);
    const isAny = (...statuses: Outcome['status'][]) => targets.some(([, { status }]) => statuses.includes(status));
    if (command.kind === 'malformed') {
      const isSettled = targets.length > 0 && !isAny('pending', 'fail', 'error');
      return isSettled ? undefined : `${malformed[command.why]}; write: ${line}`;
    }
    if (targets.length === 0) {
      const hint = near === undefined ? '' : `; did you mean ${near}?`;
      return `unknown contract or criterion ${cited(command.id)}${hint}; write: ${line}`;
    }
    if (!isOnHead(instruction as Named)) {
      const isOpen = isAny(command.kind === 'waive' ? 'fail' : 'pending');
      return isOpen ? `${oldCommit(command.commit, instruction)}; write: ${line}` : undefined;
    }
    if (command.kind === 'waive') return objectionToWaiver(instruction, targets, guards);
    if (targets.length > 1) return undefined;
    if (isAny('fail'))
      return `it failed, and a sign-off is for what waits for a person; to accept the failure, write: ${commandLine('waive', name!, head)}`;
    return isAny('error') ? 'it is inconclusive, so there is nothing to sign off' : undefined;
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
      const isOpen = [...outcomes.values()].some(({ status }) => ['pending', 'fail', 'error'].includes(status));
      if (!isOpen) return [];
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

type Target = readonly [id: string, outcome: Outcome];

/** The criteria that a command names, and how its pull request calls them; without any, the nearest name. */
function aimOf(
  { command, pull }: Instruction,
  outcomes: ReadonlyMap<string, Outcome>,
): { targets: Target[]; name?: string; near?: string } {
  const wanted = 'id' in command ? (command.id ?? '') : '';
  if (wanted === '') return { targets: [] };
  const targets = [...outcomes].filter(([id]) => isNamed(wanted, pull, id));
  const [first] = targets;
  if (first) {
    const own = ownName(first[0], pull);
    return { targets, name: wanted.includes('/') ? own : contractOf(own) };
  }
  const known = [...outcomes.keys()].map(id => ownName(id, pull));
  const near = similar(wanted, [...new Set([...known, ...known.map(contractOf)])]);
  return { targets, ...(near === undefined ? {} : { near }) };
}

function objectionToWaiver(
  { command, head, pull }: Instruction,
  targets: readonly Target[],
  guards: ReadonlySet<string>,
): string | undefined {
  if (!('id' in command) || !command.id?.includes('/')) {
    const failed = targets.find(([, { status }]) => status === 'fail');
    const line = failed ? `; write: ${commandLine('waive', ownName(failed[0], pull), head)}` : '';
    return `a waiver is for one criterion, not for a contract${line}`;
  }
  const [id, outcome] = targets[0]!;
  if (outcome.status === 'pending')
    return `it waits for a person, and did not fail; write: ${commandLine('sign-off', ownName(id, pull), head)}`;
  if (outcome.status === 'error') return 'it is inconclusive, and only a failure can be waived';
  if ('standsFor' in outcome && outcome.standsFor) return 'it did not run; waive or fix what failed before it';
  if (outcome.status === 'fail' && guards.has(id)) return 'it protects the rules of the gate, and can not be waived';
  return undefined;
}

/** `wanted` is the criterion or its contract. Ids are unique without regard to case. */
function isNamed(wanted: string, pull: number, id: string): boolean {
  const own = ownName(id, pull).toLowerCase();
  return [own, contractOf(own)].includes(wanted.toLowerCase());
}

function contractOf(id: string): string {
  return id.slice(0, id.indexOf('/'));
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
