import { checks } from '../checks/index.ts';
import { checkOutputExamples } from '../claims/output/examples.ts';
import { dateTimeProblem } from '../dialects/verification-shape.ts';
import { draftContract, draftText } from '../generation/apply.ts';
import { draftToFillIn } from '../generation/fill-in.ts';
import { expectedFiles, generateValidation } from '../generation/from-issue.ts';
import { type TaskText, taskId } from '../generation/from-task.ts';
import { type Issue, readIssue } from '../generation/issue-text.ts';
import { isGreenfield, type Project, readProject, workFiles } from '../generation/project.ts';
import { writeYaml } from '../generation/write-yaml.ts';
import { matchesAny, parseGlob } from '../match/glob.ts';
import { testsToFillIn } from '../model/command.ts';
import { UsageError } from '../model/errors.ts';
import { idForm } from '../model/ids.ts';
import { readPolicy } from '../policy/read.ts';
import { contractGlobs } from '../policy/schema.ts';
import { inLine } from '../report/sanitize.ts';
import { isGlob } from '../schema/paths.ts';
import { decode } from '../syntax/utf8.ts';
import { toolsFor } from '../tools/reading/detect.ts';
import type { OpenCheckout } from '../workspace/checkout.ts';
import type { Terminal } from '../workspace/terminal.ts';
import type { Arguments } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { openFor, targetOptions } from './request.ts';

const dialects = ['verification', 'validation'];
const types = ['verifiable', 'advisory', 'skip'] as const;

export const generate: CliCommand = {
  name: 'generate',
  operands: '',
  summary:
    'Writes a contract for a task, from its description and files, or from the current change. The same input gives the same file.',
  options: {
    task: { value: 'TEXT', about: 'the task' },
    issue: { value: 'FILE', about: 'a file with the text of an issue' },
    files: {
      value: 'GLOB',
      repeat: true,
      about: 'files of the task; may be repeated (default: the changed files, else those that the text names)',
    },
    dialect: {
      value: 'NAME',
      about: 'verification (default), or validation: the paths and functions that an issue names',
    },
    type: { value: 'TYPE', about: 'verifiable, advisory or skip (default: decided from the task and its files)' },
    at: { value: 'TIME', about: 'write this time as generatedAt, such as 2026-02-28T10:00:00Z (default: no time)' },
    id: { value: 'ID', about: "the contract's ID (default: the ticket number, else made from the task)" },
    output: { value: 'PATH', about: 'where to write it; - is stdout (default: .contracts/ID.yml)' },
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
      const issue = args.value('issue');
      const own = issue === undefined ? undefined : terminal.files.below(checkout.top, issue);
      const changed = workFiles({ changes: checkout.changes, isContract }).filter(path => path !== own);
      const listed = named.length > 0 || changed.length > 0 ? named : expectedFiles(words.text, present);
      const files = listed.length > 0 ? listed : changed;
      const project = { ...(await projectFor(files, args, checkout)), greenfield: isGreenfield(present, isContract) };
      const id =
        givenId(args.value('id')) ?? words.id ?? taskId(words.title || (checkout.branch ?? 'task').split('/').pop()!);
      const at = givenTime(args);
      const task = {
        id,
        title: words.title,
        ...(files.length > 0 ? { files } : {}),
        patterns: listed.length > 0,
        ...(at === undefined ? {} : { at }),
      };
      const made =
        args.value('dialect') === 'validation' ? fromIssue(id, words, project, present) : fromTask(task, args, project);
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

/** The id becomes a file name, so it must be a valid one. */
function givenId(id: string | undefined): string | undefined {
  if (id === undefined || (idForm.test(id) && id.toLowerCase() !== 'policy')) return id;
  throw new UsageError(
    `--id ${id} is not a valid ID: use up to 64 letters, digits, '.', '_' and '-', starting with a letter or digit; policy is reserved`,
  );
}

function givenTime(args: Arguments): string | undefined {
  const at = args.value('at');
  if (at !== undefined && args.value('dialect') === 'validation')
    throw new UsageError('--at: a validation contract has no time; use --dialect verification');
  const problem = at === undefined ? undefined : dateTimeProblem(at);
  if (problem !== undefined) throw new UsageError(`--at: ${problem}`);
  return at;
}

type Made = { text: string; note?: string } | { ask: string };

async function wordsFrom(args: Arguments, terminal: Terminal): Promise<Issue> {
  const [task, file] = [args.value('task'), args.value('issue')];
  if (args.positional.length > 0) throw new UsageError('generate takes no operands; give the task with --task TEXT');
  if (!dialects.includes(args.value('dialect') ?? 'verification'))
    throw new UsageError(`unknown --dialect ${args.value('dialect')}; use one of ${dialects.join(', ')}`);
  if (task !== undefined && file !== undefined) throw new UsageError('--task and --issue cannot be used together');
  if (file === undefined) return { title: task ?? '', text: task ?? '', labels: [] };
  const bytes = await terminal.files.read(file);
  if (!bytes) throw new UsageError(`--issue: file not found: ${file}`);
  const decoded = decode(bytes);
  if ('problem' in decoded) throw new UsageError(`--issue: ${file} ${decoded.problem}`);
  return readIssue(decoded.text);
}

async function projectFor(files: readonly string[], args: Arguments, checkout: OpenCheckout): Promise<Project> {
  const { policy, problems } = await readPolicy(checkout, args.value('policy'), checks, checkOutputExamples);
  const changes = files.map(path => ({ kind: 'modified' as const, path }));
  const occasion = { changes, isContract, event: 'local', queue: false };
  const project = await readProject(checkout, policy, occasion);
  const [problem] = [...problems, ...project.problems];
  if (problem) throw new UsageError(`${problem.at.path}:${problem.at.line}: ${problem.message}`);
  return project;
}

/** A glob matches existing files; a plain path may also be one that the task will create. */
function expected(named: readonly string[], present: readonly string[]): string[] {
  return named.flatMap(each => {
    if (!isGlob(each)) return [each];
    const glob = parseGlob(each);
    if ('problem' in glob) throw new UsageError(`--files ${each}: ${glob.problem}`);
    const found = present.filter(path => glob.matches(path));
    // Routes are called [id].tsx: without a wildcard, a path that matches nothing is a file to create.
    if (found.length === 0 && !/[*?{]/.test(each)) return [each];
    if (found.length === 0)
      throw new UsageError(`--files ${each} matches no file; to name a file that the task will create, give its path`);
    return found;
  });
}

function fromTask(task: TaskText, args: Arguments, project: Project): Made {
  const asked = args.value('type');
  const type = types.find(each => each === asked);
  if (asked !== undefined && !type) throw new UsageError(`unknown --type ${asked}; use one of ${types.join(', ')}`);
  const draft = draftContract({ ...task, ...(type ? { type } : {}) }, project);
  const { classified, empty } = draft;
  if (classified.ask) return { ask: `${classified.ask}; choose with --type verifiable or --type advisory` };
  if (!empty || classified.type === 'skip')
    return { text: draftText(draft), note: `${classified.type}: ${classified.why}` };
  const { id, title, files = [] } = task;
  const note = `no test command is known for this repository: fill in ${testsToFillIn} before you commit the contract`;
  return { text: draftToFillIn({ id, title, files }, project), note };
}

function fromIssue(id: string, issue: Issue, project: Project, present: readonly string[]): Made {
  const tests = toolsFor(project.detected, 'unit-test', project.files, { narrow: true });
  const document = generateValidation(id, issue, tests, present);
  if (Object.values(document.validation).some(each => each !== undefined)) return { text: writeYaml({ ...document }) };
  const note = 'the text names no path, function or test, so the default validation is used';
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
    throw new UsageError(`${path} already exists; choose another with --output or --id`);
  await terminal.files.write(path, text);
  terminal.out(`${inLine(terminal.files.below(checkout.top, path) ?? path)}\n`);
}
