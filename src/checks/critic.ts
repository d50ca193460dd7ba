import type { CheckType } from '../model/check.ts';

interface Params {
  /** What the critic is to look at, in the contract's words. */
  description: string;
}

/** A review by someone but the author: only a person, asked of GitHub, can give it. */
export const critic: CheckType<Params> = {
  type: 'critic',
  runs: 'static',
  title: ({ description }) => `critic: ${description}`,
  label: ({ description }) => description,
  async run(params, world) {
    if (!world.github) return { status: 'skip', message: 'only GitHub can decide' };
    return {
      status: 'pending',
      message: `${params.description}: needs an approving review by someone other than the author`,
      want: this.title(params),
      got: 'no approval',
      owner: 'person',
      by: 'critics',
    };
  },
};
