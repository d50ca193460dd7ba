import type { CriterionResult, Results } from '../../src/model/results.ts';

const at = { path: '.contracts/t.yml', line: 3 };

export function criterion(
  id: string,
  status: CriterionResult['status'],
  more: Partial<CriterionResult> = {},
): CriterionResult {
  return {
    id: `t/${id}`,
    title: `${id} passes`,
    check: id,
    status,
    message: `${id} says ${status}`,
    want: `${id} wanted`,
    got: `${id} got`,
    at,
    ...more,
  };
}

/** A results file with one contract, as the gate would write it. */
export function resultsWith(criteria: CriterionResult[], more: Partial<Results> = {}): Results {
  const count = (status: string) => criteria.filter(each => each.status === status).length;
  return {
    version: 1,
    tool: { name: 'contract-gate', version: '0.0.0' },
    target: {
      repository: null,
      pull: null,
      event: 'local',
      base: 'b'.repeat(40),
      head: 'a'.repeat(40),
      committed: false,
      dirty: [],
    },
    policy: { source: 'defaults', digest: '0' },
    verdict: 'fail',
    reason: '1 criterion does not hold',
    next: 'fix',
    notes: [],
    counts: {
      pass: count('pass'),
      fail: count('fail'),
      warn: count('warn'),
      skip: count('skip'),
      pending: count('pending'),
      error: count('error'),
    },
    problems: [],
    contracts: [
      {
        id: 't',
        title: 'The task',
        dialect: 'validation',
        type: 'validation',
        source: { path: at.path, line: 1, trust: 'base', selected: 'named by the branch t' },
        digest: '0',
        verdict: 'fail',
        attempt: null,
        criteria,
      },
    ],
    unselected: [],
    timing: { started: '2026-01-01T00:00:00.000Z', finished: '2026-01-01T00:00:02.300Z', criteria: {} },
    ...more,
  };
}
