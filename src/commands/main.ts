import '../workspace/no-inspector.ts';
import { didYouMean } from '../match/suggest.ts';
import { UsageError } from '../model/errors.ts';
import { inLine } from '../report/sanitize.ts';
import type { Terminal } from '../workspace/terminal.ts';
import { openTerminal } from '../workspace/terminal.ts';
import { readArguments } from './arguments.ts';
import { type CliCommand, helpFor } from './command.ts';

declare const __VERSION__: string;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interruption.abort(new Error('interrupted')));
// When the reader closes the pipe early, the run ends cleanly, without a stack trace.
process.stdout.on('error', () => interruption.abort(new Error('the output was closed')));
process.stderr.on('error', () => {});

const terminal = openTerminal(__VERSION__, interruption.signal);
process.exitCode = await main(process.argv.slice(2), terminal).catch((error: unknown) => failure(error, terminal));

async function main([name = '', ...rest]: string[], terminal: Terminal): Promise<number> {
  if (name === '--version' || name === '-v' || name === 'version') {
    terminal.out(`${terminal.version}\n`);
    return 0;
  }
  const asksHelp = name === '--help' || name === '-h' || name === 'help';
  const command = await commandNamed(asksHelp ? (rest[0] ?? '') : name);
  if (command && (asksHelp || rest.some(word => word === '--help' || word === '-h'))) {
    terminal.out(helpFor(command));
    return 0;
  }
  if (name === '' || (asksHelp && rest[0] === undefined)) {
    terminal.out(overview(await allCommands()));
    return 0;
  }
  if (!command) throw new UsageError(unknown(asksHelp ? rest[0]! : name, await allCommands()));
  return command.run(readArguments(rest, command.options), terminal);
}

async function allCommands(): Promise<readonly CliCommand[]> {
  return (await import('./index.ts')).commands;
}

/** What runs after every edit loads no other command. */
async function commandNamed(name: string): Promise<CliCommand | undefined> {
  if (name === 'verify') return (await import('./verify.ts')).verify;
  return name === '' ? undefined : (await allCommands()).find(each => each.name === name);
}

function unknown(name: string, commands: readonly CliCommand[]): string {
  const names = commands.map(command => command.name);
  return `unknown command ${JSON.stringify(name)}${didYouMean(name.replace(/^-+/, ''), names) || '; run contract-gate --help for a list'}`;
}

function overview(commands: readonly CliCommand[]): string {
  const rows = commands.map(({ name, operands, summary }) => `  ${`${name} ${operands}`.trim().padEnd(20)} ${summary}`);
  return `contract-gate: verifies what an agent claims about its work, and blocks the merge if it is not true.\n\n${rows.join('\n')}\n\nRun contract-gate COMMAND --help for details. Start with: contract-gate demo\n`;
}

/** Anything thrown, of any type, is exit code 2, or 130 after an interruption. */
function failure(error: unknown, terminal: Terminal): number {
  if (interruption.signal.aborted) {
    terminal.err('contract-gate: interrupted; running commands were stopped\n');
    return 130;
  }
  terminal.err(`contract-gate: ${inLine(error instanceof Error ? error.message : String(error))}\n`);
  if (process.env.CONTRACT_GATE_DEBUG && error instanceof Error) terminal.err(`${error.stack}\n`);
  return 2;
}
