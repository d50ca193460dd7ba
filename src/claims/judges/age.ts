import { someOf } from '../../model/outcome.ts';
import type { Past } from '../../model/world.ts';
import type { Judge } from './judge.ts';

/** `commit`: the id of the commit whose message makes the claims, if they are in no file. */
export interface AgeClaim {
  kind: 'age';
  path: string;
  commit?: string;
}

/** A file or commit message is about the work up to it: later work makes it stale; other reports and contracts do not. */
export const age: Judge<AgeClaim> = {
  kind: 'age',
  title: ({ path }) => `${path} was written after the last change`,
  async judge({ path, commit }, world) {
    const history = await world.history();
    const written =
      commit === undefined ? (lastTouched(history).get(path) ?? -1) : history.findIndex(({ id }) => id === commit);
    const later = history.slice(written + 1).map(({ id, files }) => ({
      id,
      work: files.filter(file => file !== path && !world.isReport(file) && !world.isContract(file)),
    }));
    const first = later.find(({ work }) => work.length > 0);
    if (!first) return { pass: 'nothing was changed after it' };
    const newer = first.id === '' ? 'work that is not committed' : `commit ${first.id.slice(0, 7)}`;
    const is = written === -1 ? 'it was written before this branch' : `it is older than ${newer}`;
    const message = `${path} is stale: ${is}, which changes ${someOf(first.work)}`;
    const fix = `check the work again as it is now, and rewrite ${path} after the last change`;
    const at = { path, line: 1 };
    return { findings: [{ code: 'stale', severity: 'fail', message, at, fix, failure: 'major' }], got: is };
  },
};

const known = new WeakMap<readonly Past[], ReadonlyMap<string, number>>();

/** Path → the place in the history where it was last touched; made once, since thousands of reports may ask. */
function lastTouched(history: readonly Past[]): ReadonlyMap<string, number> {
  const touched =
    known.get(history) ?? new Map(history.flatMap(({ files }, index) => files.map(file => [file, index])));
  known.set(history, touched);
  return touched;
}
