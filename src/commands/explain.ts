import { checkNamed } from '../checks/index.ts';
import { prepare, type Request } from '../gate.ts';
import { detectTools } from '../generation/project.ts';
import type { Contract } from '../model/contract.ts';
import { UsageError } from '../model/errors.ts';
import { inLine } from '../report/sanitize.ts';
import type { OpenCheckout } from '../workspace/checkout.ts';
import type { CliCommand } from './command.ts';
import { findContract } from './find.ts';
import { openFor, requestFrom, targetOptions } from './request.ts';

const { only: _only, all: _all, ...options } = targetOptions;

export const explain: CliCommand = {
  name: 'explain',
  operands: '[ID]',
  summary:
    'Tells the criteria of a contract in plain words, in the order in which they will run, and whether it applies here. Without an ID: the commands that are known for activities, and why.',
  options,
  examples: ['contract-gate explain auth', 'contract-gate explain auth/tests-npm-test'],
  async run(args, terminal) {
    const [id, ...more] = args.positional;
    if (more.length > 0) throw new UsageError('explain takes one id: contract-gate explain ID');
    const checkout = await openFor(args, terminal);
    try {
      const request = await requestFrom({ ...args, positional: [] }, terminal, checkout);
      if (id === undefined) {
        terminal.out(toldTools(await knownTools(request, checkout)));
        return 0;
      }
      const natural = await prepare(request, checkout);
      const contract = await findContract(id, request, checkout, natural);
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
  const row = ({ id: each, title, check, activity, skip }: Contract['criteria'][number], index: number) =>
    `  ${index + 1}. ${inLine(title)}\n     ${each}${checkNamed(check.type)?.runs === 'command' ? ', a command' : ''}${activity?.why ? `\n     ${inLine(activity.why)}` : ''}${skip ? `\n     not run: ${inLine(skip)}` : ''}`;
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

/** Every command that is known for an activity: the policy's, and those that the repository tells itself. */
async function knownTools(request: Request, checkout: OpenCheckout): Promise<string[][]> {
  const { policy } = await prepare(request, checkout);
  const known = checkout.base ? await detectTools(checkout, 'base') : undefined;
  const { tools } = known && known.tools.length > 0 ? known : await detectTools(checkout, 'head');
  const mapped = Object.entries(policy.activities ?? {}).map(([name, way]) => [
    name,
    typeof way === 'string' ? way : `the check run ${way.check_run}`,
    '.',
    'activities in the policy',
  ]);
  const taken = new Set(mapped.map(([name]) => name));
  const detected = tools.filter(({ activity }) => !taken.has(activity));
  return [...mapped, ...detected.map(({ activity, run, cwd, why }) => [activity, run, cwd, why])];
}

function toldTools(rows: readonly string[][]): string {
  if (rows.length === 0) return 'No command is known for any activity; add activities: to contract-gate.yml.\n';
  const lines = rows.map(
    ([name = '', run = '', cwd = '', why = '']) =>
      `${name}\n  ${inLine(run)}${cwd === '.' ? '' : `   in ${inLine(cwd)}`}\n  ${inLine(why)}\n`,
  );
  return lines.join('');
}

const trustWords: Record<Contract['trust'], string> = {
  base: 'from the base: the change at hand can neither remove nor loosen it',
  head: 'written with the work',
  body: 'from the body of the pull request',
  generated: 'generated',
  policy: 'from the policy',
};
