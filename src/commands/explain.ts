import { checkNamed } from '../checks/index.ts';
import type { Contract } from '../core/types.ts';
import { UsageError } from '../core/usage.ts';
import { prepare } from '../gate.ts';
import { inLine } from '../report/inert.ts';
import type { CliCommand } from './command.ts';
import { findContract } from './find.ts';
import { openFor, requestFrom, targetOptions } from './request.ts';

const { only: _only, all: _all, ...options } = targetOptions;

export const explain: CliCommand = {
  name: 'explain',
  operands: 'ID',
  summary:
    'Tells the criteria of a contract in plain words, in the order in which they will run, and whether it applies here.',
  options,
  examples: ['contract-gate explain auth', 'contract-gate explain auth/tests-npm-test'],
  async run(args, terminal) {
    const [id, ...more] = args.positional;
    if (id === undefined || more.length > 0) throw new UsageError('explain takes one id: contract-gate explain ID');
    const checkout = await openFor(args, terminal);
    try {
      const request = await requestFrom({ ...args, positional: [] }, terminal, checkout);
      const natural = await prepare(request, checkout);
      const contract = await findContract(id, request, checkout);
      const why = natural.selected.find(each => each.contract.id === contract.id)?.why;
      const whyNot = natural.unselected.find(each => each.id === contract.id)?.reason ?? 'it does not apply';
      terminal.out(told(contract, id, why === undefined ? `does not apply here: ${whyNot}` : `applies here: ${why}`));
      return 0;
    } finally {
      await checkout.close();
    }
  },
};

function told(contract: Contract, id: string, applies: string): string {
  const whole = contract.id.toLowerCase() === id.toLowerCase();
  const criteria = contract.criteria.filter(criterion => whole || criterion.id.toLowerCase() === id.toLowerCase());
  const own = criteria.filter(({ crossCutting }) => !crossCutting);
  const rest = criteria.filter(({ crossCutting }) => crossCutting);
  const row = ({ id: each, title, check }: Contract['criteria'][number], index: number) =>
    `  ${index + 1}. ${inLine(title)}\n     ${each}${checkNamed(check.type)?.runs === 'command' ? ', a command' : ''}`;
  const lines = [
    `${contract.id}  ${inLine(contract.title)}`,
    `${inLine(contract.path)}:${contract.line}, ${trustWords[contract.trust]}`,
    `It ${inLine(applies)}.`,
    ...(contract.description
      ? [
          '',
          ...contract.description
            .trim()
            .split('\n')
            .map(line => `  ${inLine(line)}`),
        ]
      : []),
    ...(contract.dependsOn.length > 0
      ? ['', `Only where these hold: ${contract.dependsOn.map(({ value }) => value).join(', ')}`]
      : []),
    '',
    contract.failFast
      ? 'It holds when all of these do (stopping at the first that does not):'
      : 'It holds when all of these do:',
    ...own.map(row),
    ...(rest.length > 0
      ? ['Then, where all of these hold:', ...rest.map((criterion, index) => row(criterion, own.length + index))]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

const trustWords: Record<Contract['trust'], string> = {
  base: 'from the base: the change at hand can neither remove nor loosen it',
  head: 'written with the work',
  body: 'from the body of the pull request',
  generated: 'generated',
  policy: 'from the policy',
};
