import type { CriterionResult, Results } from '../model/results.ts';
import { inertJson } from './json.ts';
import { repositoryUrl } from './words.ts';

/**
 * The report as an in-toto statement about the head commit. It has no subject if uncommitted changes were judged: a
 * statement about the last commit would be false.
 */
export function intoto(results: Results): string {
  const { target } = results;
  const commit = target.committed || target.dirty.length === 0 ? target.head : null;
  const url = repositoryUrl(target);
  const subject = commit === null ? [] : [{ ...(url ? { name: `git+${url}` } : {}), digest: { gitCommit: commit } }];
  return inertJson({
    _type: 'https://in-toto.io/Statement/v1',
    subject,
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: resultOf(results),
      configuration: configurationOf(results, commit),
      ...testsOf(results),
    },
  });
}

function resultOf({ verdict, counts }: Results): 'PASSED' | 'WARNED' | 'FAILED' {
  if (verdict !== 'pass') return 'FAILED';
  return (counts.warn ?? 0) > 0 ? 'WARNED' : 'PASSED';
}

/** Everything that the verdict depends on: the gate, the policy, both commits and the contracts. */
function configurationOf({ tool, policy, target, contracts }: Results, head: string | null): object[] {
  const commit = (name: string, id: string | null) => (id === null ? [] : [{ name, digest: { gitCommit: id } }]);
  return [
    { name: tool.name, uri: `pkg:npm/${tool.name}@${tool.version}` },
    { name: 'policy', digest: { sha256: policy.digest }, annotations: { source: policy.source } },
    ...commit('base', target.base),
    ...commit('head', head),
    ...contracts.map(({ id, digest, source, verdict }) => ({
      name: `contract ${id}`,
      digest: { sha256: digest },
      annotations: { path: source.path, line: source.line, trust: source.trust, verdict },
    })),
  ];
}

/** Criteria by outcome. What was neither required nor run is in no list. */
function testsOf({ contracts, problems }: Results) {
  const criteria = contracts.flatMap(contract => contract.criteria);
  const named = (wanted: (criterion: CriterionResult) => boolean) => criteria.filter(wanted).map(({ id }) => id);
  const blocks = ({ status, standsFor }: CriterionResult) =>
    status === 'fail' || status === 'error' || status === 'pending' || standsFor !== undefined;
  return {
    passedTests: named(({ status }) => status === 'pass'),
    warnedTests: named(({ status }) => status === 'warn'),
    failedTests: [...problems.map(({ code, at }) => `problem ${code} at ${at.path}:${at.line}`), ...named(blocks)],
  };
}
