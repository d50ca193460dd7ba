import { scanMarkdown } from '../syntax/markdown.ts';

/** A command in a comment on a pull request, as it is written there. */
export type CommentCommand =
  | { kind: 'recheck' }
  | { kind: 'sign-off'; id: string; commit: string }
  | { kind: 'waive'; id: string; commit: string; reason: string }
  /** Looks like a command and is none. `id` is what it names, if it names anything. */
  | { kind: 'malformed'; why: Malformed; verb?: Verb; id?: string };

type Verb = 'recheck' | 'sign-off' | 'waive';

export type Malformed =
  /** In a quote, in code, in a list or in a hidden comment. */
  'not_plain' | 'unknown_verb' | 'no_id' | 'no_commit' | 'short_commit' | 'no_reason';

const command = /^ {0,3}\/contract-gate(?![^ \t])[ \t]*(.*)$/i;
/** What stands before a command in a quote, a list, code or a hidden comment. */
const disguised = /^[\s>*+\-.)`"'#<!0-9]*\/contract-gate[ \t]+((?:recheck|sign-off|waive)(?![^ \t`"']).*)$/i;
const mostCommands = 20;
const longestReason = 500;

/** The commands of a comment. Each stands alone on a line of plain text, in any letter case. */
export function commandsIn(comment: string): CommentCommand[] {
  if (!/\/contract-gate/i.test(comment)) return [];
  const { lines, words, prose } = scanMarkdown(comment);
  const found = lines.flatMap((line, index): CommentCommand[] => {
    if (command.test(prose[index] ?? '')) return [parse(command.exec(words[index] ?? '')?.[1] ?? '')];
    const hidden = disguised.exec(line)?.[1];
    return hidden === undefined ? [] : [notPlain(parse(hidden.replaceAll(/[`"']/g, ' ')))];
  });
  return found.slice(0, mostCommands);
}

function notPlain(meant: CommentCommand): CommentCommand {
  const verb = meant.kind === 'malformed' ? meant.verb : meant.kind;
  return { kind: 'malformed', why: 'not_plain', ...(verb ? { verb } : {}), ...('id' in meant ? { id: meant.id } : {}) };
}

function parse(text: string): CommentCommand {
  const [verb = '', id = '', commit = '', ...reason] = text.split(/[ \t]+/);
  const kind = verb.toLowerCase();
  if (kind === 'recheck') return { kind };
  if (kind !== 'sign-off' && kind !== 'waive') return { kind: 'malformed', why: 'unknown_verb' };
  const target = { verb: kind, id: plain(id.replace(/[,;:]+$/, '')) } as const;
  const sha = plain(commit.replace(/[.,;:]+$/, '')).toLowerCase();
  const problem = (why: Malformed): CommentCommand => ({ kind: 'malformed', why, ...target });
  if (target.id === '') return { kind: 'malformed', why: 'no_id', verb: kind };
  if (!/^[0-9a-f]{1,64}$/.test(sha)) return problem('no_commit');
  if (sha.length < shortestCommit) return problem('short_commit');
  if (kind === 'sign-off') return { kind, id: target.id, commit: sha };
  const why = reason.join(' ').trim();
  // The placeholder of the line that the report suggests.
  if (!/[\p{L}\p{N}]/u.test(why) || why === reasonPlaceholder) return problem('no_reason');
  return { kind, id: target.id, commit: sha, reason: why.slice(0, longestReason) };
}

const shortestCommit = 7;
const reasonPlaceholder = 'REASON';

/** An id or commit may be in a code span. */
function plain(word: string): string {
  return /^`+([^`]*)`+$/.exec(word)?.[1] ?? word;
}

/** The line to write in a comment. */
export function commandLine(verb: Verb, id: string, commit: string): string {
  if (verb === 'recheck') return '/contract-gate recheck';
  return `/contract-gate ${verb} ${id} ${commit}${verb === 'waive' ? ` ${reasonPlaceholder}` : ''}`;
}
