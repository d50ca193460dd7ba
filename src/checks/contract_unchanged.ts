import type { CheckType } from '../model/check.ts';

interface Params {
  path: string;
  /** What the pull request did to it: "this pull request deletes it". */
  change: string;
  /** The line to show it at in the head's version; none if the file is gone. */
  line?: number;
}

/** Added by the gate to a contract of the base that the pull request changes or deletes: a person must agree. */
export const contract_unchanged: CheckType<Params> = {
  type: 'contract_unchanged',
  guard: true,
  runs: 'static',
  title: ({ path }) => `contract ${path} unchanged`,
  label: () => '',
  fix: ({ path }) => `Revert ${path}, or ask a maintainer to approve this commit.`,
  async run(params) {
    const { path, change, line } = params;
    return {
      status: 'pending',
      message: `${path}: ${change}, and a maintainer must approve the change`,
      want: this.title(params),
      got: change,
      owner: 'person',
      about: [path],
      ...(line === undefined ? {} : { at: { path, line } }),
    };
  },
};
