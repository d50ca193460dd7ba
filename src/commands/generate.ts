import { idForm } from '../contracts/ids.ts';
import { readPolicy } from '../contracts/read.ts';
import { draft, type Ground, groundOf, workOf } from '../generation/demands.ts';
import { expectedFiles, generateValidation, readIssue } from '../generation/from-issue.ts';
import { type Task, taskId } from '../generation/generate.ts';
import { writeYaml } from '../generation/write-yaml.ts';
import { matchesAny, parseGlob } from '../match/glob.ts';
import { UsageError } from '../model/errors.ts';
import { contractGlobs } from '../policy/schema.ts';
import { inLine } from '../report/sanitize.ts';
import { isGlob } from '../schema/paths.ts';
import { decode } from '../syntax/text.ts';
import { toolsFor } from '../tools/reading/detect.ts';
import type { OpenCheckout } from '../workspace/checkout.ts';
import type { Arguments } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { openFor, targetOptions } from './request.ts';
import type { Terminal } from './terminal.ts';

const dialects = ['verification', 'validation'];
const types = ['verifiable', 'advisory', 'skip'] as const;

export const generate: CliCommand = {
  name: 'generate',
  operands: '',
  summary:
    'Writes a contract from a task: from its words and the files that it is about, or from the change at hand. The same input gives the same file.',
  options: {
    task: { value: 'TEXT', about: 'the task in words' },
    issue: { value: 'FILE', about: 'the task as the text of an issue' },
    files: {
      value: 'GLOB',
      repeat: true,
      about: 'files that the task is about (default: the change at hand, else those that its text names)',
    },
    dialect: { value: 'NAME', about: 'verification (default), or validation: paths and functions that an issue names' },
    type: { value: 'TYPE', about: 'verifiable, advisory or skip, where the words do not tell' },
    id: { value: 'ID', about: "the contract's id (default: the ticket, else the words)" },
    output: { value: 'PATH', about: 'where to write it, - for here (default .contracts/ID.yml)' },
    base: targetOptions.base!,
    policy: targetOptions.policy!,
    cwd: targetOptions.cwd!,
  },
  examples: [
    'contract-gate generate --task "Add dark mode toggle" --files "src/settings/**"',
    'contract-gate generate --issue issue.md --dialect validation',
  ],
  async run(args, terminal) {
    const words = await wordsFrom(args, terminal);
    const checkout = await openFor({ ...args, flag: () => false }, terminal);
    try {
      const present = await checkout.list('head');
      const named = expected(args.values('files'), present);
      const changed = workOf({ changes: checkout.changes, isContract });
      const told = named.length > 0 || changed.length > 0 ? named : expectedFiles(words.text, present);
      const files = told.length > 0 ? told : changed;
      const ground = await groundFor(files, args, checkout);
      const id = givenId(args.value('id')) ?? taskId(words.title || (checkout.branch ?? 'task').split('/').pop()!);
      const task = { id, title: words.title, ...(files.length > 0 ? { files } : {}), patterns: told.length > 0 };
      const made =
        args.value('dialect') === 'validation'
          ? fromIssue(id, words.text, ground, present)
          : fromTask(task, args, ground);
      if ('ask' in made) {
        terminal.err(`${inLine(made.ask)}\n`);
        return 3;
      }
      await deliver(id, made.text, args.value('output'), checkout, terminal);
      if (made.note) terminal.err(`${inLine(made.note)}\n`);
      return 0;
    } finally {
      await checkout.close();
    }
  },
};

const isContract = (path: string) => matchesAny(contractGlobs, path);

/** It becomes the name of a file, so only what the grammar takes for an id. */
function givenId(id: string | undefined): string | undefined {
  if (id === undefined || (idForm.test(id) && id.toLowerCase() !== 'policy')) return id;
  throw new UsageError(
    `--id ${id} is no id: letters, digits, '.', '_' and '-', up to 64, a letter or digit first, and not policy`,
  );
}

type Made = { text: string; note?: string } | { ask: string };

async function wordsFrom(args: Arguments, terminal: Terminal): Promise<{ title: string; text: string }> {
  const [task, file] = [args.value('task'), args.value('issue')];
  if (args.positional.length > 0) throw new UsageError('generate takes no operand; name the task with --task TEXT');
  if (!dialects.includes(args.value('dialect') ?? 'verification'))
    throw new UsageError(`--dialect ${args.value('dialect')} is unknown; it is one of ${dialects.join(', ')}`);
  if (task !== undefined && file !== undefined) throw new UsageError('--task and --issue do not go together');
  if (file === undefined) return { title: task ?? '', text: task ?? '' };
  const bytes = await terminal.files.read(file);
  if (!bytes) throw new UsageError(`--issue: there is no file ${file}`);
  const decoded = decode(bytes);
  if ('problem' in decoded) throw new UsageError(`--issue: ${file} ${decoded.problem}`);
  return { title: readIssue(decoded.text).title, text: decoded.text };
}

async function groundFor(files: readonly string[], args: Arguments, checkout: OpenCheckout): Promise<Ground> {
  const { policy, problems } = await readPolicy(checkout, args.value('policy'));
  const changes = files.map(path => ({ kind: 'modified' as const, path }));
  const occasion = { changes, isContract, event: 'local', queue: false };
  const ground = await groundOf(checkout, policy, occasion);
  const [problem] = [...problems, ...ground.problems];
  if (problem) throw new UsageError(`${problem.at.path}:${problem.at.line}: ${problem.message}`);
  return ground;
}

/** Globs stand for files that are there; a plain path may also be one that the task is to make. */
function expected(named: readonly string[], present: readonly string[]): string[] {
  return named.flatMap(each => {
    if (!isGlob(each)) return [each];
    const glob = parseGlob(each);
    if ('problem' in glob) throw new UsageError(`--files ${each}: ${glob.problem}`);
    const found = present.filter(path => glob.matches(path));
    // Routes are called [id].tsx: without a star, a name that matches nothing is one that is to be made.
    if (found.length === 0 && !/[*?{]/.test(each)) return [each];
    if (found.length === 0) throw new UsageError(`--files ${each} matches no file; name one that the task is to make`);
    return found;
  });
}

function fromTask(task: Task, args: Arguments, ground: Ground): Made {
  const asked = args.value('type');
  const type = types.find(each => each === asked);
  if (asked !== undefined && !type)
    throw new UsageError(`--type ${asked} is unknown; it is one of ${types.join(', ')}`);
  const { text, classified, empty } = draft({ ...task, ...(type ? { type } : {}) }, ground);
  if (classified.ask) return { ask: `${classified.ask}; say which with --type verifiable or --type advisory` };
  if (!empty || classified.type === 'skip') return { text, note: `${classified.type}: ${classified.why}` };
  throw new UsageError(
    'no activity has a command here, so nothing could be verified; add activities: to contract-gate.yml, such as unit-test: npm test',
  );
}

function fromIssue(id: string, text: string, ground: Ground, present: readonly string[]): Made {
  const tests = toolsFor(ground.known, 'unit-test', ground.files);
  const document = generateValidation(id, readIssue(text), tests, present);
  if (Object.values(document.validation).some(each => each !== undefined)) return { text: writeYaml({ ...document }) };
  const note = 'the text names no path, function or test, so the default validation is asked';
  return { text: writeYaml({ ...document, validation: undefined }), note };
}

async function deliver(
  id: string,
  text: string,
  output: string | undefined,
  checkout: OpenCheckout,
  terminal: Terminal,
): Promise<void> {
  if (output === '-') {
    terminal.out(text);
    return;
  }
  const path = output ?? `${checkout.top}/.contracts/${id}.yml`;
  if (await terminal.files.read(path))
    throw new UsageError(`${path} is there already; name another with --output or --id`);
  await terminal.files.write(path, text);
  terminal.out(`${inLine(terminal.files.below(checkout.top, path) ?? path)}\n`);
}
