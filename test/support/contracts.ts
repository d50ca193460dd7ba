import { type Lowered, lower } from '../../src/contracts/compile.ts';
import type { Contract, Trust } from '../../src/model/contract.ts';
import { noPolicy, type Policy } from '../../src/policy/schema.ts';
import { parseDocuments } from '../../src/syntax/parse.ts';

/** Contracts from YAML by path, as one end of a pull request. */
export function lowered(files: Record<string, string>, trust: Trust = 'base', policy: Policy = noPolicy): Lowered {
  const problems: Lowered['problems'] = [];
  const documents = Object.entries(files).flatMap(([path, text]) => {
    const parsed = parseDocuments(path, text);
    problems.push(...parsed.problems);
    return parsed.nodes.map(node => ({ path, trust, node }));
  });
  const result = lower(documents, policy);
  return { ...result, problems: [...problems, ...result.problems] };
}

export function contractsOf(yaml: string): Contract[] {
  const { contracts, problems } = lowered({ 'c.yml': yaml });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return contracts;
}
