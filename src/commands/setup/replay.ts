import { checks } from '../../checks/index.ts';
import { checkOutputExamples } from '../../claims/output/examples.ts';
import { gate, type Request } from '../../gate.ts';
import { adviceFrom, pullOf, type Replayed, ratesOf, replayedFrom, verdicts } from '../../install/replay.ts';
import { timeoutFrom, UsageError, wholeFrom } from '../../model/errors.ts';
import { parsePolicyFile } from '../../policy/read.ts';
import { contractGlobs, policyPaths } from '../../policy/schema.ts';
import { registries } from '../../registries.ts';
import { inertJson } from '../../report/json.ts';
import { inLine } from '../../report/sanitize.ts';
import { plain } from '../../syntax/located-value.ts';
import { parseDocuments } from '../../syntax/parse.ts';
import type { OpenCheckout } from '../../workspace/checkout.ts';
import { aboutRepository } from '../../workspace/git/about.ts';
import { listMerged, type MergedChange } from '../../workspace/git/merged.ts';
import type { Terminal } from '../../workspace/terminal.ts';
import type { CliCommand } from '../command.ts';

const usualCount = 20;
const mostChanges = 500;

export const replay: CliCommand = {
  name: 'replay',
  operands: '',
  summary:
    'Shows what the gate would have said of the last merged changes of this repository, and what to set before it is switched on.',
  options: {
    last: { value: 'N', about: `how many changes (default ${usualCount})` },
    commands: { about: 'also run commands: in a temporary tree for each change' },
    base: { value: 'BRANCH', about: 'the branch whose history is replayed (default: the default branch)' },
    timeout: { value: 'TIME', about: 'time limit for one command, such as 90s, 5m or 1h (default: 10m)' },
    json: { about: 'print the result as JSON only' },
    cwd: { value: 'DIR', about: 'the folder of the checkout' },
  },
  examples: ['contract-gate replay --last 50', 'contract-gate replay --last 5 --commands'],
  async run(args, terminal) {
    if (args.positional.length > 0) throw new UsageError('replay takes no operand; say how many changes with --last N');
    const last = wholeFrom('--last', args.value('last') ?? String(usualCount), mostChanges);
    const given = args.value('timeout');
    const timeout = given === undefined ? {} : { timeoutMs: timeoutFrom('--timeout', given) };
    const here = await terminal.open({ cwd: args.value('cwd') ?? terminal.cwd, committed: false });
    try {
      const policy = await currentPolicy(here);
      const branch = args.value('base') ?? (await aboutRepository(here.top)).defaultBranch;
      if (here.head === null) throw new UsageError('this repository has no commit yet, so there is nothing to replay');
      const { changes, isShort } = await listMerged(here.top, branch, last);
      const commands = args.flag('commands');
      const replayed: Replayed[] = [];
      for (const change of changes) {
        replayed.push(await replayOne(change, { top: here.top, branch, policy, commands, ...timeout }, terminal));
        terminal.signal.throwIfAborted();
        if (terminal.interactive) terminal.err(`replayed ${replayed.length} of ${changes.length}\r`);
      }
      const advice = adviceFrom(replayed, { commands });
      if (args.flag('json')) terminal.out(inertJson({ branch, changes: replayed, rates: ratesOf(replayed), advice }));
      else terminal.out(tableOf(replayed, advice, branch));
      if (isShort) terminal.err('this clone is shallow, so earlier changes are missing; run git fetch --unshallow\n');
      return 0;
    } finally {
      await here.close();
    }
  },
};

/** The policy of the checkout, as if every change had to have a contract. Without one, as `init` would write it. */
async function currentPolicy(checkout: OpenCheckout): Promise<{ path: string; bytes: Uint8Array }> {
  const files = await checkout.read('head', path => policyPaths.includes(path));
  const path = policyPaths.find(each => files.has(each));
  const encode = (value: object) => new TextEncoder().encode(JSON.stringify(value));
  if (path === undefined) return { path: policyPaths[0]!, bytes: encode({ version: 1, require: 'always' }) };
  const content = files.get(path)!;
  const [problem] = parsePolicyFile(path, content, path, registries.checks, checkOutputExamples).problems;
  if (problem) throw new UsageError(`${problem.at.path}:${problem.at.line}: ${problem.message}`);
  const [node] = parseDocuments(path, content as Uint8Array).nodes;
  return { path, bytes: encode({ ...(plain(node!) as object), require: 'always' }) };
}

interface ReplayOptions {
  top: string;
  branch: string;
  policy: { path: string; bytes: Uint8Array };
  commands: boolean;
  timeoutMs?: number;
}

async function replayOne(change: MergedChange, options: ReplayOptions, terminal: Terminal): Promise<Replayed> {
  const { number, title, body, branch } = pullOf(change.message);
  const { policy, commands, timeoutMs } = options;
  const about = { commit: change.commit, number, title };
  const request: Request = {
    tool: { name: 'contract-gate', version: terminal.version },
    event: 'local',
    repository: null,
    pulls: [{ number, branch, title, body: { text: body, path: 'commit message' }, labels: null, author: null }],
    contracts: contractGlobs,
    policy,
    hand: { paths: [], only: [], all: false },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    cores: terminal.cores,
    commands,
    hosted: false,
    clock: terminal.clock,
  };
  try {
    const checkout = await terminal.openPast(change, options);
    try {
      const results = await gate(request, checkout, { now: terminal.now, stop: terminal.signal });
      return replayedFrom(results, about, { commands, checks });
    } finally {
      await checkout.close();
    }
  } catch (error) {
    terminal.signal.throwIfAborted();
    return { ...about, verdict: 'error', reason: (error as Error).message, blockedBy: [], notRun: 0 };
  }
}

const widest = 44;

function tableOf(replayed: readonly Replayed[], advice: readonly string[], branch: string): string {
  if (replayed.length === 0) return `No change was merged to ${inLine(branch)} yet: there is nothing to replay.\n`;
  const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
  const rows = replayed.map(({ commit, number, title, verdict, reason }) => {
    const name = cut(inLine(`${number === null ? '' : `#${number} `}${title}`), widest);
    return `${commit.slice(0, 7)}  ${verdict.padEnd(7)}  ${name.padEnd(widest)}  ${cut(inLine(reason), 100)}`.trimEnd();
  });
  const rates = ratesOf(replayed);
  const parts = verdicts.map(each => `${each} ${rates[each].count} (${rates[each].percent} %)`);
  return [
    `${replayed.length === 1 ? 'The last change' : `The last ${replayed.length} changes`} of ${inLine(branch)}, newest first:`,
    '',
    `${'commit'.padEnd(7)}  ${'verdict'.padEnd(7)}  ${'change'.padEnd(widest)}  why`,
    ...rows,
    '',
    parts.join(', '),
    '',
    'Before you switch it on:',
    ...advice.map(each => `- ${each}`),
    '',
  ].join('\n');
}
