import type { CheckType } from '../model/check.ts';
import type { Place } from '../model/finding.ts';

interface Params {
  /** The contract that came with the work. */
  id: string;
  at: Place;
  /** Why the policy requires a contract, as a sentence. */
  why: string;
}

/** Added by the gate if only a contract that was written with the work applies: a person must say whether it is enough. */
export const contract_required: CheckType<Params> = {
  type: 'contract_required',
  runs: 'static',
  title: () => 'a contract that the author did not write covers this pull request',
  label: ({ id }) => id,
  fix: ({ id }) => `Ask a maintainer to read ${id} and approve this commit, or merge the contract first.`,
  async run(params) {
    const { id, at, why } = params;
    return {
      status: 'pending',
      message: `${why}, and the only one that applies, ${id}, was written with the work; a maintainer must approve it`,
      want: this.title(params),
      got: `only ${id}, at ${at.path}:${at.line}`,
      owner: 'person',
      at,
    };
  },
};
