import type { CheckType } from '../core/check.ts';

interface Params {
  name: string;
  waitMs: number;
}

/** CI's own check run on this head as evidence, so that work is not done twice. Only GitHub can decide it. */
export const check_run: CheckType<Params> = {
  type: 'check_run',
  runs: 'static',
  title: ({ name }) => `the check run ${name} has succeeded on this head`,
  label: ({ name }) => name,
  run: async () => ({ status: 'skip', message: 'only GitHub can decide' }),
};
