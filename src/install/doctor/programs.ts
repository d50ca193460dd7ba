import { type Checks, isCommand } from '../../model/check.ts';
import type { Contract } from '../../model/contract.ts';
import type { Place } from '../../model/finding.ts';
import type { Policy } from '../../policy/schema.ts';

const builtins =
  'alias bash bg break case cd command continue declare do echo eval exec exit export false for if let local printf pwd read return set sh shift source test time trap true type ulimit umask unset until wait while'.split(
    ' ',
  );
const firstWord = /^\s*(?:[A-Za-z_]\w*=\S*\s+)*([A-Za-z][\w.+-]*)(?=\s|$)/;

/** The programs that the commands of contracts and of the policy's setup start with, each once, with the first place. */
export function programsIn(
  contracts: readonly Contract[],
  { setup = [], source }: Policy,
  checks: Checks,
): { program: string; at: Place }[] {
  const found = new Map<string, Place>();
  const see = (line: unknown, at: Place) => {
    const program = typeof line === 'string' ? firstWord.exec(line)?.[1] : undefined;
    if (program && !builtins.includes(program) && !found.has(program)) found.set(program, at);
  };
  for (const { value, at } of setup) see(value.command.run, { path: source, ...at });
  for (const { criteria, done } of contracts) {
    if (done) continue;
    for (const criterion of criteria)
      if (isCommand(checks, criterion)) see((criterion.check.params as { run?: unknown }).run, criterion.at);
  }
  return [...found].map(([program, at]) => ({ program, at }));
}
