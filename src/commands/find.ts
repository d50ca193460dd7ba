import { type Prepared, prepare, type Request } from '../gate.ts';
import { didYouMean } from '../match/suggest.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Contract } from '../model/contract.ts';
import { UsageError } from '../model/errors.ts';
import type { Problem } from '../model/finding.ts';

interface Found {
  contract: Contract;
  /** Those of its file. */
  problems: Problem[];
}

/** The contract with this id, or with a criterion of this id: any contract here, applicable or not, or a generated one. */
export async function findContract(id: string, request: Request, checkout: Checkout, usual: Prepared): Promise<Found> {
  const everything = await prepare({ ...request, hand: { paths: [], only: [], all: true } }, checkout);
  const generated = usual.selected.filter(({ contract }) => contract.trust === 'generated');
  const known = [...everything.selected, ...generated].map(({ contract }) => contract);
  const found = among(known, id);
  if (found) return withProblems(found, everything);
  const done = everything.unselected.find(each => each.id.toLowerCase() === id.toLowerCase());
  if (done) {
    const byHand = await prepare({ ...request, hand: { paths: [], only: [done.id], all: false } }, checkout);
    const contract = among(
      byHand.selected.map(each => each.contract),
      id,
    );
    if (contract) return withProblems(contract, byHand);
  }
  const names = known.flatMap(each => [each.id, ...each.criteria.map(criterion => criterion.id)]);
  const { problems } = everything;
  const more = problems.length > 0 ? `; some contracts have problems: run contract-gate lint` : '';
  throw new UsageError(`no contract or criterion ${JSON.stringify(id)}${didYouMean(id, names)}${more}`);
}

function withProblems(contract: Contract, { problems }: Prepared): Found {
  return { contract, problems: problems.filter(({ at }) => at.path === contract.path) };
}

function among(contracts: readonly Contract[], id: string): Contract | undefined {
  const wanted = id.toLowerCase();
  return contracts.find(
    contract =>
      contract.id.toLowerCase() === wanted ||
      contract.criteria.some(criterion => criterion.id.toLowerCase() === wanted),
  );
}
