import { UsageError } from '../../model/errors.ts';
import { type Sources, undefinedIfUnknown } from './change.ts';
import type { TriggerOf } from './event.ts';
import type { PullAnswer } from './payloads.ts';
import { openPullsInto, type Pull, type PullCommit, pullFrom, readPull } from './pulls.ts';

const maxMembers = 30;
const maxOpen = 100;

/** A commit on the main line of a group. */
export interface GroupStep extends PullCommit {
  /** The commit that it was put on. */
  parent: string;
  parents: readonly string[];
}

/** A pull request of a group, and the part of the main line that it is. */
export interface GroupEntry {
  pull: Pull;
  /** The commit before it. */
  fork: string;
  head: string;
}

/**
 * The pull requests of a group, oldest first. GitHub names the last one in the ref. The others are named by commits, whose
 * titles their authors may have written. So a pull request counts only if its head, as the API gives it, explains the
 * commit: it is what was merged, or merging it gives the same files.
 */
export async function entriesOf(
  trigger: TriggerOf<'group'>,
  line: readonly GroupStep[],
  tip: string,
  sources: Sources,
): Promise<GroupEntry[]> {
  const { last } = trigger;
  const { history } = sources;
  const pulls = openCandidates(trigger.branch, sources);
  /** Together, because each fetch takes a second. */
  const hasHistory = async (...heads: string[]): Promise<boolean> => {
    const all = [tip, ...line.slice(0, 1).map(({ id }) => id), ...heads];
    return (await history.isWhole(...all)) || history.deepen(...all);
  };
  const matches = openMatches(line, last !== null, history, hasHistory);
  const known = new Map<number, Promise<GroupEntry[] | undefined>>();
  /** The first commit, from the head on, that no pull request explains. */
  let unexplained = 0;

  const entriesFrom = (at: number): Promise<GroupEntry[] | undefined> => {
    const entries = known.get(at) ?? search(at);
    known.set(at, entries);
    return entries;
  };
  /** The entries that begin with this pull request at its last commit, newest first. */
  const beginningWith = async (pull: Pull | undefined, at: number): Promise<GroupEntry[] | undefined> => {
    for (const steps of pull ? await matches(pull, at) : []) {
      const rest = await entriesFrom(at + steps);
      if (rest && !rest.some(each => each.pull.number === pull!.number))
        return [{ pull: pull!, head: line[at]!.id, fork: line[at + steps - 1]!.parent }, ...rest];
    }
    return undefined;
  };
  const search = async (at: number): Promise<GroupEntry[] | undefined> => {
    if (at === line.length) return [];
    unexplained = Math.max(unexplained, at);
    if (at === 0 && last !== null) return beginningWith(await pulls.read(last), at);
    const titled = numberIn(line[at]!.message);
    const byTitle = titled === undefined ? undefined : await beginningWith(await pulls.read(titled), at);
    if (byTitle) return byTitle;
    const found: GroupEntry[][] = [];
    const open = await pulls.open();
    if (line[at]!.parents.length === 1 && open.length > 0) await hasHistory(...open.map(({ head }) => head));
    for (const pull of open) found.push(...[await beginningWith(pull, at)].filter(each => each !== undefined));
    return found.length === 1 ? found[0] : undefined;
  };

  const entries = await entriesFrom(0);
  if (!entries || entries.length === 0) {
    const commit = line[unexplained]?.id.slice(0, 7);
    const what = commit ? `of ${commit} in the group` : 'of the group';
    throw new UsageError(`the pull request ${what} ${trigger.ref} was not found; run the job again`);
  }
  if (entries.length > maxMembers)
    throw new UsageError(
      `the merge group has more than ${maxMembers} pull requests; lower the maximum group size of the merge queue`,
    );
  return entries.reverse();
}

/** Open pull requests into the branch: only these can be in its queue. Each is read once. */
function openCandidates(branch: string, { api, repository }: Sources) {
  const known = new Map<number, Promise<Pull | undefined>>();
  let all: Promise<Pull[]> | undefined;
  const candidate = (answer: PullAnswer) => {
    const pull = pullFrom(answer, `pull request #${answer.number} body`);
    return pull.isOpen && pull.baseBranch === branch ? pull : undefined;
  };
  return {
    read(number: number): Promise<Pull | undefined> {
      const pull =
        known.get(number) ??
        readPull(api, repository, number)
          .catch(undefinedIfUnknown)
          .then(answer => answer && candidate(answer));
      known.set(number, pull);
      return pull;
    },
    open(): Promise<Pull[]> {
      all ??= openPullsInto(api, repository, branch).then(answers =>
        answers.length > maxOpen ? [] : answers.flatMap(answer => candidate(answer) ?? []),
      );
      return all;
    },
  };
}

/**
 * How many commits of the line, from one of them on, may be a pull request, fewest first. A squash is one commit; a rebase
 * is as many as merging the pull request onto what comes before them gives the same files for.
 */
function openMatches(
  line: readonly GroupStep[],
  isNamed: boolean,
  history: Sources['history'],
  hasHistory: (head: string) => Promise<boolean>,
) {
  return async ({ head }: Pull, at: number): Promise<number[]> => {
    const step = line[at]!;
    if (step.parents.length > 1) return step.parents.slice(1).includes(head) ? [1] : [];
    // The ref alone names the only commit of a group.
    if (line.length === 1 && isNamed) return [1];
    if (!(await hasHistory(head))) return [];
    const tree = await history.treeOf(step.id);
    if ((await history.mergedTree(step.id, head)) !== tree) return [];
    const counts: number[] = [];
    for (let end = at; line[end]?.parents.length === 1; end++)
      if ((await history.mergedTree(line[end]!.parent, head)) === tree) counts.push(end - at + 1);
    return counts;
  };
}

/** The pull request that GitHub's merge and squash commits name in their title. */
function numberIn(message: string): number | undefined {
  const title = message.split('\n', 1)[0]!;
  const number = /^Merge pull request #(\d{1,9}) from /.exec(title)?.[1] ?? /\(#(\d{1,9})\)$/.exec(title)?.[1];
  return number === undefined ? undefined : Number(number);
}
