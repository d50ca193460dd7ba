import { checkOutputExamples } from '../claims/output/examples.ts';
import { type Compiled, compile } from '../contracts/compile.ts';
import { documentsOf } from '../contracts/read.ts';
import { objectionsTo, unknownDependencies } from '../contracts/rules-only.ts';
import { byPlace } from '../engine/build-results.ts';
import { makePlan } from '../engine/plan.ts';
import { assignAllChecks, hasActivities } from '../generation/activities.ts';
import { isGreenfield, readProject } from '../generation/project.ts';
import { matchesAny } from '../match/glob.ts';
import type { Contract } from '../model/contract.ts';
import { UsageError } from '../model/errors.ts';
import type { Problem } from '../model/finding.ts';
import { parsePolicyFile } from '../policy/read.ts';
import { contractGlobs, noPolicy, type Policy, policyPaths } from '../policy/schema.ts';
import { registries } from '../registries.ts';
import { inertJson } from '../report/json.ts';
import { behindBars, inLine } from '../report/sanitize.ts';
import { isSessionFile } from '../sessions/session.ts';
import type { OpenCheckout } from '../workspace/checkout.ts';
import type { Terminal } from '../workspace/terminal.ts';
import type { CliCommand } from './command.ts';
import { deadPlaces } from './lint/dead-places.ts';
import { folderGlobs } from './lint/folder-globs.ts';
import { findContracts } from './request.ts';

export const lint: CliCommand = {
  name: 'lint',
  operands: '[CONTRACT…]',
  summary:
    'Validates contracts and the policy without running anything. Prints one line for each problem: file:line:column: message [code]. Warnings do not fail.',
  options: {
    policy: { value: 'FILE', about: 'the policy (default: contract-gate.yml, else .github/contract-gate.yml)' },
    cwd: { value: 'DIR', about: 'the folder of the checkout' },
    json: { about: 'print the problems as JSON only' },
  },
  examples: ['contract-gate lint', 'contract-gate lint .contracts/auth.yml'],
  async run(args, terminal) {
    const checkout = await terminal.open({ cwd: args.value('cwd') ?? terminal.cwd, committed: false });
    try {
      const { policy, path, problems: policyProblems } = await lintPolicy(args.value('policy'), checkout, terminal);
      const found = await contractFiles(args.positional, checkout, terminal);
      const files = new Map([...found].filter(([path]) => !isSessionFile(path)));
      const { documents, problems } = documentsOf(files, 'head');
      const compiled = compile(documents, { policy, dialects: registries.dialects });
      const settled = await settleHere(compiled.contracts, policy, checkout);
      const contractProblems = [
        ...objectionsTo(settled.contracts, registries.checks),
        ...problems,
        ...compiled.problems,
        ...settled.problems,
        ...(args.positional.length > 0 ? [] : dependencies(compiled)),
      ];
      const all = [...policyProblems, ...contractProblems].sort(byPlace);
      const places = [compiled, policy, path ?? policyPaths[0]!, await checkout.list('head')] as const;
      const warnings = [...folderGlobs(...places), ...deadPlaces(...places), ...settled.warnings].sort(byPlace);
      if (args.flag('json')) terminal.out(inertJson({ problems: all, warnings }));
      else {
        for (const problem of all) terminal.out(`${problemLine(problem)}\n`);
        for (const warning of warnings)
          terminal.out(`${problemLine({ ...warning, message: `warning: ${warning.message}` })}\n`);
        terminal.err(summary(all.length, warnings.length, files.size, compiled, path));
        const left = found.size - files.size;
        if (left > 0)
          terminal.err(
            `not checked: ${left === 1 ? '1 session file' : `${left} session files`}; use contract-gate verify\n`,
          );
      }
      return policyProblems.length > 0 ? 2 : contractProblems.length > 0 ? 1 : 0;
    } finally {
      await checkout.close();
    }
  },
};

/** Finds activities without a command, and unreadable rules for generated contracts. */
async function settleHere(
  contracts: readonly Contract[],
  policy: Policy,
  checkout: OpenCheckout,
): Promise<{ contracts: Contract[]; problems: Problem[]; warnings: Problem[] }> {
  const { changes } = checkout;
  const isContract = (path: string) => matchesAny(contractGlobs, path);
  const project = await readProject({ ...checkout, base: null }, policy, {
    changes,
    isContract,
    event: 'local',
    queue: false,
  });
  const asked = contracts.filter(contract => !(contract.done && hasActivities(contract)));
  const { selected, problems } = assignAllChecks(
    asked.map(contract => ({ contract, why: '' })),
    { ...project, greenfield: isGreenfield(await checkout.list('head'), isContract) },
  );
  // A contract can be written before the code whose tests it asks for.
  const isLater = ({ code }: Problem) => code === 'no_command_yet';
  return {
    contracts: selected.map(({ contract }) => contract),
    problems: [...project.problems, ...problems.filter(each => !isLater(each))],
    warnings: [...project.warnings, ...problems.filter(isLater)],
  };
}

/** The policy in the working tree, not the one of the base branch. */
async function lintPolicy(
  asked: string | undefined,
  checkout: OpenCheckout,
  terminal: Terminal,
): Promise<{ policy: Policy; path?: string; problems: Problem[] }> {
  const paths = asked === undefined ? policyPaths : [terminal.files.below(checkout.top, asked) ?? asked];
  const files = await checkout.read('head', path => paths.includes(path));
  const path = paths.find(each => files.has(each)) ?? (asked === undefined ? undefined : paths[0]!);
  if (path === undefined) return { policy: noPolicy, problems: [] };
  const content = files.get(path) ?? (await terminal.files.read(asked!));
  if (content === undefined) throw new UsageError(`policy not found: ${asked}`);
  const { policy = noPolicy, problems } = parsePolicyFile(path, content, path, registries.checks, checkOutputExamples);
  return { policy, path, problems };
}

async function contractFiles(
  words: readonly string[],
  checkout: OpenCheckout,
  terminal: Terminal,
): Promise<ReadonlyMap<string, Uint8Array | string>> {
  if (words.length === 0) return checkout.read('head', path => matchesAny(contractGlobs, path));
  const files = new Map<string, Uint8Array | string>();
  for (const word of words) {
    const found = await findContracts(word, terminal, checkout, ['head']);
    if (!found) throw new UsageError(`contract file not found: ${word}`);
    for (const [path, content] of found.files) files.set(path, content);
  }
  return files;
}

/** Dependencies that don't exist or form a cycle. */
function dependencies({ contracts }: Compiled): Problem[] {
  return [...unknownDependencies(contracts, contracts), ...makePlan(contracts, registries.checks).problems];
}

function summary(
  problems: number,
  warnings: number,
  files: number,
  { contracts, epics }: Compiled,
  policyPath: string | undefined,
): string {
  const number = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
  const found = problems === 0 ? 'no problems' : number(problems, 'problem');
  const warned = warnings === 0 ? '' : `, ${number(warnings, 'warning')}`;
  const readable = number(contracts.length + epics.length, 'readable document');
  if (files === 0 && problems === 0)
    return `there are no contracts here yet${policyPath ? `; ${policyPath} is valid` : ''}; write one with contract-gate generate, or start with contract-gate init\n`;
  return `${found}${warned} in ${number(files, 'contract file')} (${readable})${policyPath ? ` and ${policyPath}` : ''}\n`;
}

function problemLine({ at, message, code }: Problem): string {
  const [first = '', ...rest] = message.split('\n');
  const head = `${inLine(at.path)}:${at.line}:${at.column ?? 1}: ${inLine(first)} [${code}]`;
  return rest.length > 0 ? `${head}\n${behindBars(rest.join('\n'), '  ')}` : head;
}
