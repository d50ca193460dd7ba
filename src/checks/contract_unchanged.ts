import type { CheckType } from '../model/check.ts';

interface Params {
  path: string;
  /** What the pull request did to it, as the end of a sentence: "is deleted by this change". */
  change: string;
  /** The line to show it at in the head's version; none where the file is gone. */
  line?: number;
}

/** Added by the gate to a contract of the base that the pull request changes or deletes: a person must agree. */
export const contract_unchanged: CheckType<Params> = {
  type: 'contract_unchanged',
  runs: 'static',
  title: ({ path }) => `the contract in ${path} is left as the base has it`,
  label: () => '',
  fix: ({ path }) =>
    `Leave ${path} as the base has it, or ask someone whom the policy lets sign to approve the change.`,
  async run(params) {
    return {
      status: 'pending',
      message: `the contract ${params.change}, and a person must sign off the change`,
      want: this.title(params),
      got: `it ${params.change}`,
      owner: 'person',
      about: [params.path],
      ...(params.line === undefined ? {} : { at: { path: params.path, line: params.line } }),
    };
  },
};
