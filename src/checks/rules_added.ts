import type { CheckType } from '../model/check.ts';
import { someOf } from '../model/outcome.ts';

interface Params {
  /** The new contracts, epics, activity rules or policy; the first is where it is shown. */
  paths: readonly string[];
  line: number;
}

/** Added by the gate if an agent's pull request adds rules that later ones are bound by: a person must agree. */
export const rules_added: CheckType<Params> = {
  type: 'rules_added',
  guard: true,
  runs: 'static',
  title: () => 'no agent adds rules by itself',
  label: () => '',
  fix: ({ paths }) => `Ask a maintainer to approve this commit, or add ${someOf(paths)} in a pull request of a person.`,
  async run(params) {
    const { paths, line } = params;
    const added = someOf(paths);
    return {
      status: 'pending',
      message: `this agent's pull request adds rules that later ones are checked by: ${added}; a maintainer must approve them`,
      want: this.title(params),
      got: `new: ${added}`,
      owner: 'person',
      about: paths,
      at: { path: paths[0]!, line },
    };
  },
};
