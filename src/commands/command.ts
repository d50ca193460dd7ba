import type { Arguments, Option } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** A command of the CLI: a typed constant, its help made from the same data that its arguments are read with. */
export interface CliCommand {
  name: string;
  /** What follows the name: "[contract…]". */
  operands: string;
  summary: string;
  options: Readonly<Record<string, Option>>;
  examples: readonly string[];
  /** Resolves to the exit code. */
  run(args: Arguments, terminal: Terminal): Promise<number>;
}

export function helpFor({ name, operands, summary, options, examples }: CliCommand): string {
  const rows = Object.entries({ ...options, help: { about: 'this text' } }).map(([word, option]) => [
    `--${word}${'value' in option && option.value ? ` ${option.value}` : ''}`,
    option.about,
  ]);
  const width = Math.max(...rows.map(([left]) => left!.length));
  return [
    `contract-gate ${name}${operands ? ` ${operands}` : ''}`,
    '',
    summary,
    '',
    'Options:',
    ...rows.map(([left, right]) => `  ${left!.padEnd(width)}  ${right}`),
    '',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...examples.map(example => `  ${example}`),
    '',
    'Exit codes: 0 pass, 1 fail, 2 could not tell, 3 waits for a person, 130 interrupted.',
    '',
  ].join('\n');
}
