import type { Terminal } from '../workspace/terminal.ts';
import type { Arguments, Option } from './arguments.ts';

/** A command of the CLI. Its help comes from the same data as its arguments. */
export interface CliCommand {
  name: string;
  /** What follows the name, such as "[CONTRACT…]". */
  operands: string;
  summary: string;
  options: Readonly<Record<string, Option>>;
  examples: readonly string[];
  /** Resolves to the exit code. */
  run(args: Arguments, terminal: Terminal): Promise<number>;
}

export function helpFor({ name, operands, summary, options, examples }: CliCommand): string {
  const rows = Object.entries({ ...options, help: { about: 'show this help' } }).map(([word, option]) => [
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
    'Exit codes: 0 pass, 1 fail, 2 inconclusive or bad usage, 3 waiting for a person, 130 interrupted.',
    '',
  ].join('\n');
}
