import { type Compiled, compile } from '../../src/contracts/compile.ts';
import { dialectRegistry } from '../../src/dialects/index.ts';
import type { Contract, Trust } from '../../src/model/contract.ts';
import { noPolicy, type Policy } from '../../src/policy/schema.ts';
import { parseDocuments } from '../../src/syntax/parse.ts';

/** Contracts from YAML by path, as one revision of a pull request. */
export function compiled(files: Record<string, string>, trust: Trust = 'base', policy: Policy = noPolicy): Compiled {
  const problems: Compiled['problems'] = [];
  const documents = Object.entries(files).flatMap(([path, text]) => {
    const parsed = parseDocuments(path, text);
    problems.push(...parsed.problems);
    return parsed.nodes.map(node => ({ path, trust, node }));
  });
  const result = compile(documents, { policy, dialects: dialectRegistry });
  return { ...result, problems: [...problems, ...result.problems] };
}

export function contractsOf(yaml: string): Contract[] {
  const { contracts, problems } = compiled({ 'c.yml': yaml });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return contracts;
}
