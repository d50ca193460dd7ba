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
    'Lists the criteria of a contract in the order in which they run, and says whether the contract applies here. Without an ID: lists the command of each activity and where it comes from.',
  options,
  examples: ['contract-gate explain auth', 'contract-gate explain auth/tests-npm-test'],
  async run(args, terminal) {
    const [id, ...more] = args.positional;
    if (more.length > 0) throw new UsageError('explain takes one ID: contract-gate explain ID');
    const checkout = await openFor(args, terminal);
    try {
      const request = await requestFrom({ ...args, positional: [] }, terminal, checkout);
      if (id === undefined) {
        terminal.out(toolLines(await knownTools(request, checkout)));
        return 0;
      }
      const usual = await prepare(request, checkout);
      const { contract } = await findContract(id, request, checkout, usual);
      const why = usual.selected.find(each => each.contract.id === contract.id)?.why;
      const whyNot = usual.unselected.find(each => each.id === contract.id)?.reason ?? 'no reason is known';
      terminal.out(
        contractText(contract, id, why === undefined ? `does not apply here: ${whyNot}` : `applies here: ${why}`),
      );
      return 0;
    } finally {
      await checkout.close();
    }
  },
};

function contractText(contract: Contract, id: string, applies: string): string {
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
      ? ['', `Runs only if these contracts pass: ${contract.dependsOn.map(({ value }) => value).join(', ')}`]
      : []),
    '',
    contract.failFast
      ? 'It passes if all of these do, and stops at the first that fails:'
      : 'It passes if all of these do:',
    ...own.map(row),
    ...(rest.length > 0
      ? ['Then, if all of these pass:', ...rest.map((criterion, index) => row(criterion, own.length + index))]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The command of each activity: from the policy, else detected in the repository. */
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

function toolLines(rows: readonly string[][]): string {
  if (rows.length === 0) return 'No activity has a command; add activities: to contract-gate.yml.\n';
  const lines = rows.map(
    ([name = '', run = '', cwd = '', why = '']) =>
      `${name}\n  ${inLine(run)}${cwd === '.' ? '' : `   in ${inLine(cwd)}`}\n  ${inLine(why)}\n`,
  );
  return lines.join('');
}

const trustWords: Record<Contract['trust'], string> = {
  base: 'from the base branch: this change can neither remove nor weaken it',
  head: 'added by this change',
  body: 'from the pull request body',
  generated: 'generated',
  policy: 'from the policy',
};
