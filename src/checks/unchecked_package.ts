import type { CheckType } from '../model/check.ts';

interface Params {
  /** The folder of the package. */
  folder: string;
  /** The base does not have it. */
  isNew: boolean;
}

/** Added by the gate if a generated contract has no command for a package that the pull request changes. */
export const unchecked_package: CheckType<Params> = {
  type: 'unchecked_package',
  guard: true,
  runs: 'static',
  title: ({ folder }) => `a command of the base checks ${folder}`,
  label: ({ folder }) => folder,
  fix: ({ folder }) =>
    `Ask a maintainer to review ${folder} and approve this commit. To have it checked, name a command for it in the policy: activities, or cross_cutting with its cwd and paths.`,
  async run(params) {
    const { folder, isNew } = params;
    return {
      status: 'pending',
      message: isNew
        ? `the package ${folder} is new: the base has no command for its tests, so none ran`
        : `the base has no command that tests, lints or type-checks ${folder}, so nothing ran there`,
      want: this.title(params),
      got: 'no command',
      owner: 'person',
    };
  },
};
