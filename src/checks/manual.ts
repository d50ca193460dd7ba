import type { CheckType } from '../model/check.ts';

interface Params {
  /** Who asks for it: the task. */
  task: string;
  /** What a person should see. */
  look: string;
}

/** A `manual:` check of a session's task. It waits for a person, who signs it off for the head that was looked at. */
export const manual: CheckType<Params> = {
  type: 'manual',
  runs: 'static',
  title: ({ task, look }) => `${task}: ${look}`,
  label: ({ task, look }) => `${task} ${look}`,
  async run(params) {
    return {
      status: 'pending',
      message: `a person must check this and sign it off: ${params.look}`,
      want: this.title(params),
      got: 'nobody has signed it off for this commit',
      owner: 'person',
    };
  },
};
