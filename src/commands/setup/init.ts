import { detectTools } from '../../generation/project.ts';
import { writersOf } from '../../github/collaborators.ts';
import { type HookAgent, hookAgents } from '../../install/agent-hooks.ts';
import { firstContract } from '../../install/contract-file.ts';
import { factsOf, isReadForFacts, type RepositoryFacts } from '../../install/facts.ts';
import { cliReference } from '../../install/places.ts';
import { type SetupFile, setupFiles } from '../../install/setup-files.ts';
import { didYouMean } from '../../match/suggest.ts';
import { UsageError } from '../../model/errors.ts';
import { someOf } from '../../model/outcome.ts';
import { inLine } from '../../report/sanitize.ts';
import type { OpenCheckout } from '../../workspace/checkout.ts';
import { aboutRepository, type RepositoryAbout } from '../../workspace/git/about.ts';
import type { Terminal } from '../../workspace/terminal.ts';
import type { Arguments } from '../arguments.ts';
import type { CliCommand } from '../command.ts';
import { readerFor } from './open-reader.ts';

export const init: CliCommand = {
  name: 'init',
  operands: '',
  summary:
    'Sets up this repository: a policy, a first contract, the workflows, instructions for agents. Overwrites nothing.',
  options: {
    yes: { about: 'ask nothing, and write every file that is missing' },
    agent: {
      value: 'NAME',
      repeat: true,
      about: `add the stop hook of an agent: ${hookAgents.join(', ')}; may be repeated`,
    },
    cwd: { value: 'DIR', about: 'the folder of the checkout' },
  },
  examples: ['contract-gate init', 'contract-gate init --yes --agent claude'],
  async run(args, terminal) {
    if (args.positional.length > 0) throw new UsageError('init takes no operand; name an agent with --agent NAME');
    const given = agentsFrom(args);
    const checkout = await terminal.open({ cwd: args.value('cwd') ?? terminal.cwd, committed: false });
    try {
      const facts = await readFacts(checkout);
      const about = await aboutRepository(checkout.top);
      terminal.out(foundText(facts, about));
      const agents = given.length > 0 || args.flag('yes') ? given : await askAgents(terminal);
      const files = setupFiles(facts, { version: terminal.version, alone: await isAlone(about, terminal), agents });
      const missing = files.filter(({ existing }) => existing.paths.length === 0);
      if (missing.length > 0 && !args.flag('yes') && !(await agrees(missing, terminal))) return 2;
      const written = await writeAll(missing, checkout.top, terminal);
      terminal.out(resultText(files, written, await missingLines(files, written, checkout), facts));
      terminal.out(nextText(about, written, terminal.version));
      return 0;
    } finally {
      await checkout.close();
    }
  },
};

function agentsFrom(args: Arguments): HookAgent[] {
  return [...new Set(args.values('agent'))].map(name => {
    const agent = hookAgents.find(each => each === name);
    if (agent) return agent;
    throw new UsageError(
      `unknown --agent ${JSON.stringify(name)}${didYouMean(name, hookAgents) || `; known: ${hookAgents.join(', ')}`}`,
    );
  });
}

/** The tools of the tree on disk, with the commands of its own CI. */
async function readFacts(checkout: OpenCheckout): Promise<RepositoryFacts> {
  const paths = await checkout.list('head');
  const texts = new Map<string, string>();
  for (const [path, content] of await checkout.read('head', isReadForFacts))
    if (content instanceof Uint8Array) texts.set(path, new TextDecoder().decode(content));
  return factsOf(paths, texts, await detectTools({ ...checkout, base: null }, 'head'));
}

/** Whether only one person can merge here: GitHub knows, and the history is the next best. */
async function isAlone(about: RepositoryAbout, terminal: Terminal): Promise<boolean> {
  const reader = readerFor(about, terminal);
  const writers = 'needs' in reader ? undefined : await writersOf(reader.api, reader.repository);
  return (writers ?? about.people) === 1;
}

async function askAgents(terminal: Terminal): Promise<HookAgent[]> {
  if (!terminal.ask) return [];
  const answer = await terminal.ask(`Which coding agents work here? (${hookAgents.join(', ')}; Enter for none) `);
  const words = answer.split(/[\s,]+/).filter(Boolean);
  return hookAgents.filter(agent => words.some(word => word.toLowerCase() === agent));
}

async function agrees(missing: readonly SetupFile[], terminal: Terminal): Promise<boolean> {
  const list = missing.map(({ path }) => `  ${path}\n`).join('');
  terminal.out(`These files will be written:\n${list}`);
  if (!terminal.ask) {
    terminal.err('contract-gate: nothing was written, because there is nobody to ask; run contract-gate init --yes\n');
    return false;
  }
  const answer = (await terminal.ask('Write them? [Y/n] ')).trim().toLowerCase();
  if (answer === '' || answer === 'y' || answer === 'yes') return true;
  terminal.err('contract-gate: nothing was written\n');
  return false;
}

/** Paths that were written. A file that appeared in the meantime, or that git ignores, is left as it is. */
async function writeAll(files: readonly SetupFile[], top: string, terminal: Terminal): Promise<Set<string>> {
  const written = new Set<string>();
  for (const { path, text } of files) if (await terminal.files.create(top, path, text)) written.add(path);
  return written;
}

function foundText({ tests, lint, packages }: RepositoryFacts, { defaultBranch }: RepositoryAbout): string {
  const row = (name: string, commands: RepositoryFacts['tests']) => {
    const words = commands.map(({ run, cwd, why }) => `${run}${cwd === '.' ? '' : ` in ${cwd}`} (${why})`);
    return `  ${name.padEnd(9)} ${inLine(words.length > 0 ? someOf(words) : 'none found')}\n`;
  };
  const places = packages.length > 0 ? `  packages  ${inLine(someOf([...packages]))}\n` : '';
  return `Found in this repository:\n${row('tests', tests)}${row('lint', lint)}${places}  branch    ${inLine(defaultBranch)}\n\n`;
}

/** For each file that was left as it is: where it stands, and the lines that it lacks. */
interface Kept {
  path: string;
  lines: readonly string[];
}

async function missingLines(
  files: readonly SetupFile[],
  written: ReadonlySet<string>,
  checkout: OpenCheckout,
): Promise<Kept[]> {
  const kept = files.filter(({ path }) => !written.has(path));
  const places = new Set(kept.flatMap(({ path, existing }) => [path, ...existing.paths]));
  const found = await checkout.read('head', path => places.has(path));
  const textAt = (path: string) => {
    const content = found.get(path);
    return content instanceof Uint8Array ? new TextDecoder().decode(content) : '';
  };
  return kept.map(({ path, existing }) => {
    const [there = path] = existing.paths;
    const present = new Set(
      textAt(there)
        .split(/\r?\n/)
        .map(line => line.trim()),
    );
    const wanted = existing.add?.trimEnd().split('\n') ?? [];
    const isComplete = wanted.every(line => line.trim() === '' || present.has(line.trim()));
    return { path: there, lines: isComplete ? [] : wanted };
  });
}

function resultText(
  files: readonly SetupFile[],
  written: ReadonlySet<string>,
  kept: readonly Kept[],
  { tests }: RepositoryFacts,
): string {
  const wrote = files.filter(({ path }) => written.has(path)).map(({ path }) => `  ${path}\n`);
  const untested =
    tests.length === 0 && written.has(firstContract.path)
      ? `No test command was found. When there is one, add it to ${firstContract.path} as tests: COMMAND.\n\n`
      : '';
  return `${wrote.length > 0 ? `Wrote:\n${wrote.join('')}\n` : ''}${keptText(kept)}${untested}`;
}

function keptText(kept: readonly Kept[]): string {
  if (kept.length === 0) return '';
  const entries = kept.map(({ path, lines }) => {
    if (lines.length === 0) return `  ${inLine(path)}\n`;
    return `  ${inLine(path)}, which should have these lines:\n${lines.map(line => `    | ${line}\n`).join('')}`;
  });
  return `Left as they are:\n${entries.join('')}\n`;
}

function nextText({ defaultBranch, remote }: RepositoryAbout, written: ReadonlySet<string>, version: string): string {
  const branch = inLine(defaultBranch);
  if (written.size === 0) return `Nothing to write. Check the set-up with: ${cliReference(version)} doctor\n`;
  const settings = settingsUrl(remote);
  return [
    'Next:',
    `  1. Commit these files on a branch, open a pull request to ${branch}, and merge it. Its check contract-gate passes.`,
    `  2. Require the check contract-gate for ${branch}: Settings, Rules, New ruleset, "Require status checks to pass".`,
    ...(settings ? [`     ${settings}`] : []),
    `  3. Run ${cliReference(version)} doctor: it says what could still get past the gate.`,
    `  4. Write a contract for a task in .contracts/, merge it, and have an agent work on the branch agent/ID.`,
    '',
  ].join('\n');
}

/** The page with the rules of a repository on GitHub; none if the remote is not recognized. */
function settingsUrl(remote: string | undefined): string | undefined {
  const form = /^(?:https:\/\/(?:[^@/\s]+@)?|ssh:\/\/git@|git@)([\w.-]+)[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;
  const [, host, repository] = form.exec(remote ?? '') ?? [];
  return host && repository ? `https://${host}/${repository}/settings/rules` : undefined;
}
