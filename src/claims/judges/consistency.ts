import type { Finding } from '../../model/finding.ts';
import type { Judge } from './judge.ts';

/** Totals and contradictions: the block alone decides, so the findings are known when it is read. */
export interface ConsistencyClaim {
  kind: 'consistency';
  want: string;
  findings: Finding[];
}

/** The fields of a block do not contradict each other. */
export const consistency: Judge<ConsistencyClaim> = {
  kind: 'consistency',
  title: ({ want }) => want,
  judge: async ({ findings }) => (findings.length > 0 ? { findings } : { pass: 'the block is consistent' }),
};
