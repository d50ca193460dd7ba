import { type CommentCommand, commandsIn } from '../../policy/comment-commands.ts';
import type { Instruction } from '../../policy/instructions.ts';
import type { Policy } from '../../policy/schema.ts';
import { marker } from '../../report/github/comment.ts';
import { object, optional, required } from '../../schema/object.ts';
import { anyText, type Infer, integer, nullable } from '../../schema/shape.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ownerAndRepo } from '../api/routes.ts';
import type { Pull } from '../target/pulls.ts';
import type { PullHistory } from './history.ts';
import type { Signers } from './signers.ts';

const open = { wants: 'a mapping', open: true };
const commentShape = object(
  {
    body: optional(nullable(anyText), 'its text'),
    html_url: optional(anyText, 'its page'),
    created_at: required(anyText, 'when it was written'),
    updated_at: required(anyText, 'when it was last edited'),
    user: optional(
      nullable(object({ login: required(anyText, 'the login'), type: optional(anyText, 'User or Bot') }, open)),
      'its author',
    ),
    performed_via_github_app: optional(
      nullable(object({ id: optional(integer({ min: 0 }), 'its id') }, open)),
      'the app',
    ),
  },
  open,
);
type Comment = Infer<typeof commentShape>;

interface Context {
  api: Api;
  repository: string;
  signers: Signers;
  history: PullHistory;
  policy: Policy;
}

const mostNotes = 10;

/** The commands in the comments of a pull request by those whose word counts, and why those of others don't. */
export async function readComments(
  pull: Pull,
  /** The commit that a command has to name. */
  head: string,
  { api, repository, signers, history, policy }: Context,
): Promise<{ given: Instruction[]; notes: string[] }> {
  const asked = { ...ownerAndRepo(repository), issue_number: pull.number };
  const comments = await api.all('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', asked, commentShape);
  const given: Instruction[] = [];
  const notes: string[] = [];
  for (const comment of comments) {
    const { user, created_at: at, html_url: url = '', body } = comment;
    if (!body?.toLowerCase().includes('/contract-gate') || body.startsWith(marker)) continue;
    const objection =
      unsuitable(comment) ?? (await outdated(comment, pull, history).catch(unreadable('earlier base branches')));
    const isCritic = user ? signers.isCritic(user, pull, policy) : false;
    const why = objection ?? (await signers.objection(user, pull, policy).catch(unreadable('permissions')));
    const signs = why === undefined;
    const asCritic = objection === undefined && (isCritic || (signs && !isAuthor(user?.login, pull)));
    if (!signs && !asCritic) {
      // Comments of others are not parsed: anyone can write one, of any form.
      if (/^ {0,3}\/contract-gate (?!recheck)/im.test(body))
        notes.push(`the comment by ${user?.login ?? 'an unknown user'} with a command does not count: ${why}`);
      continue;
    }
    const mayAbbreviate = await isUnreplaced(comment, pull, history);
    const about = { by: user!.login, url, at, signs, asCritic, head, pull: pull.number, mayAbbreviate };
    given.push(
      ...commandsIn(body)
        .filter(isInstruction)
        .map(command => ({ ...about, command })),
    );
  }
  const distinct = [...new Set(notes)];
  const more = distinct.length - mostNotes;
  return {
    given,
    notes: more > 0 ? [...distinct.slice(-mostNotes), `commands in ${more} more comments do not count`] : distinct,
  };
}

function isInstruction(command: CommentCommand): command is Instruction['command'] {
  return command.kind !== 'recheck';
}

function isAuthor(login: string | undefined, { author }: Pull): boolean {
  return login?.toLowerCase() === author?.toLowerCase();
}

/** Anyone who may write to the repository can edit a comment, and an app may write in the name of a person. */
function unsuitable({ created_at, updated_at, performed_via_github_app: app }: Comment): string | undefined {
  if (app) return 'it was written through an app';
  return created_at === updated_at ? undefined : 'it was edited; write a new one';
}

/** A command is for the base branch of its time. GitHub's times are in seconds, so one of the same second is too old. */
async function outdated({ created_at }: Comment, { number }: Pull, history: PullHistory): Promise<string | undefined> {
  const since = await history.retargeted(number);
  return since === undefined || Date.parse(created_at) > since
    ? undefined
    : 'it was given before the base branch of the pull request changed';
}

async function isUnreplaced({ created_at }: Comment, { number }: Pull, history: PullHistory): Promise<boolean> {
  const since = await history.replaced(number).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  return since === undefined || (since !== null && Date.parse(created_at) > since);
}

function unreadable(what: string): (error: unknown) => string {
  return error => {
    if (!(error instanceof ApiError)) throw error;
    return `${what} could not be read: ${error.message}`;
  };
}
