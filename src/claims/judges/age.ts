import type { Outcome } from '../../model/outcome.ts';
import type { Past, World } from '../../model/world.ts';
import { type ClaimOf, someOf, wantOf } from '../claim.ts';

/** What is said in a file or a commit is said of the work up to it: later work makes it stale, another report or a contract does not. */
export async function age(claim: ClaimOf<'age'>, world: World): Promise<Outcome> {
  const { path, commit } = claim;
  const history = await world.history();
  const said =
    commit === undefined ? (lastTouched(history).get(path) ?? -1) : history.findIndex(({ id }) => id === commit);
  const later = history.slice(said + 1).map(({ id, files }) => ({
    id,
    work: files.filter(file => file !== path && !world.isReport(file) && !world.isContract(file)),
  }));
  const first = later.find(({ work }) => work.length > 0);
  if (!first) return { status: 'pass', message: 'nothing was changed after it' };
  const by = first.id === '' ? 'work that is not committed' : `commit ${first.id.slice(0, 7)}`;
  const is = said === -1 ? 'it was written before this branch' : `it is older than ${by}`;
  return {
    status: 'fail',
    message: `${path} is stale: ${is}, which changes ${someOf(first.work)}`,
    want: wantOf(claim),
    got: is,
    at: { path, line: 1 },
    fix: `check the work again as it is now, and write ${path} anew after the last change`,
    failure: 'major',
  };
}

const known = new WeakMap<readonly Past[], ReadonlyMap<string, number>>();

/** Path → the place in the history where it was last touched; made once, since thousands of reports may ask. */
function lastTouched(history: readonly Past[]): ReadonlyMap<string, number> {
  const touched =
    known.get(history) ?? new Map(history.flatMap(({ files }, index) => files.map(file => [file, index])));
  known.set(history, touched);
  return touched;
}
