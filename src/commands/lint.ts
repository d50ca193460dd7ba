import { matchesAny } from '../core/glob.ts';
import { lower } from '../core/lower.ts';
import { noPolicy, parsePolicy, policyPaths } from '../core/policy.ts';
import { documentsOf } from '../core/sources.ts';
import type { Problem } from '../core/types.ts';
import { UsageError } from '../gate.ts';
import { behindBars, inLine } from '../report/inert.ts';
import type { CliCommand } from './command.ts';
import { defaultContracts } from './request.ts';

export const lint: CliCommand = {
  name: 'lint',
  operands: '[contract…]',
  summary:
    'Reads and validates contracts and policy; runs nothing. One line for each problem: file:line:column: message [code].',
  options: {
    policy: { value: 'FILE', about: 'the policy (default: contract-gate.yml, else .github/contract-gate.yml)' },
    cwd: { value: 'DIR', about: 'where the checkout is' },
    json: { about: 'print the problems as JSON and nothing else' },
  },
  examples: ['contract-gate lint', 'contract-gate lint .contracts/auth.yml'],
  async run(args, terminal) {
    const checkout = await terminal.open({ cwd: args.value('cwd') ?? terminal.cwd, committed: false });
    try {
      const asked = args.value('policy');
      const policyFile = asked === undefined ? undefined : (terminal.files.below(checkout.top, asked) ?? asked);
      const policies = await checkout.read('head', path =>
        policyFile === undefined ? policyPaths.includes(path) : path === policyFile,
      );
      const [policyPath] = policyFile === undefined ? policyPaths.filter(path => policies.has(path)) : [policyFile];
      const content =
        policyPath === undefined ? undefined : (policies.get(policyPath) ?? (await terminal.files.read(policyPath)));
      if (policyFile !== undefined && content === undefined) throw new UsageError(`there is no policy ${asked}`);
      const { policy = noPolicy, problems: policyProblems } =
        policyPath === undefined || content === undefined
          ? { problems: [] }
          : parsePolicy(policyPath, content, policyPath);

      const files = await contractFiles(args.positional);
      const { documents, problems } = documentsOf(files, 'head');
      const lowered = lower(documents, policy);
      const contractProblems = [...problems, ...lowered.problems];
      const all = [...policyProblems, ...contractProblems].sort(byPlace);
      if (args.flag('json')) terminal.out(`${JSON.stringify({ problems: all }, null, 2)}\n`);
      else {
        for (const problem of all) terminal.out(`${problemLine(problem)}\n`);
        const count = lowered.contracts.length + lowered.epics.length;
        const summary = all.length === 0 ? 'no problems' : all.length === 1 ? '1 problem' : `${all.length} problems`;
        terminal.err(
          `${summary} in ${files.size} contract ${files.size === 1 ? 'file' : 'files'} (${count} readable ${count === 1 ? 'document' : 'documents'})${policyPath ? ` and ${policyPath}` : ''}\n`,
        );
      }
      return policyProblems.length > 0 ? 2 : contractProblems.length > 0 ? 1 : 0;
    } finally {
      await checkout.close();
    }

    async function contractFiles(words: readonly string[]): Promise<ReadonlyMap<string, Uint8Array | string>> {
      if (words.length === 0) return checkout.read('head', path => matchesAny(defaultContracts, path));
      const files = new Map<string, Uint8Array | string>();
      for (const word of words) {
        const inside = terminal.files.below(checkout.top, word);
        const below = (path: string) =>
          inside !== undefined && (inside === '.' || path.startsWith(`${inside}/`)) && /\.(?:ya?ml|json)$/i.test(path);
        const found = await checkout.read('head', path => path === inside || below(path));
        const bytes = found.size > 0 ? undefined : await terminal.files.read(word);
        if (found.size === 0 && !bytes) throw new UsageError(`there is no contract file ${word}`);
        for (const [path, content] of found) files.set(path, content);
        if (bytes) files.set(word, bytes);
      }
      return files;
    }
  },
};

function byPlace(a: Problem, b: Problem): number {
  return (
    (a.at.path < b.at.path ? -1 : a.at.path > b.at.path ? 1 : 0) ||
    a.at.line - b.at.line ||
    (a.at.column ?? 1) - (b.at.column ?? 1)
  );
}

function problemLine({ at, message, code }: Problem): string {
  const [first = '', ...rest] = message.split('\n');
  const head = `${inLine(at.path)}:${at.line}:${at.column ?? 1}: ${inLine(first)} [${code}]`;
  return rest.length > 0 ? `${head}\n${behindBars(rest.join('\n'), '  ')}` : head;
}
