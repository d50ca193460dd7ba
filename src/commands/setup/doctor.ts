import { checks } from '../../checks/index.ts';
import { checkOutputExamples } from '../../claims/output/examples.ts';
import { compileFiles } from '../../contracts/read.ts';
import { ApiError } from '../../github/api/api-error.ts';
import { enforcementOf } from '../../github/publish/required-checks.ts';
import { policyWeaknesses } from '../../install/doctor/policy.ts';
import { programsIn } from '../../install/doctor/programs.ts';
import { gateChecks, workflowWeaknesses } from '../../install/doctor/repository.ts';
import { type Weakness, weaknessesIn } from '../../install/doctor/weakness.ts';
import { matchesAny } from '../../match/glob.ts';
import { UsageError } from '../../model/errors.ts';
import { parsePolicyFile } from '../../policy/read.ts';
import { cageOf, contractGlobs, noPolicy, type Policy, policyPaths } from '../../policy/schema.ts';
import { registries } from '../../registries.ts';
import { inertJson } from '../../report/json.ts';
import { inLine } from '../../report/sanitize.ts';
import type { OpenCheckout } from '../../workspace/checkout.ts';
import { aboutRepository, type RepositoryAbout } from '../../workspace/git/about.ts';
import { credentialsIn, gitVersion, isInstalled } from '../../workspace/machine.ts';
import type { Terminal } from '../../workspace/terminal.ts';
import type { CliCommand } from '../command.ts';
import { readerFor } from './open-reader.ts';

const workflowFile = /^\.github\/workflows\/[^/]+\.ya?ml$/;

export const doctor: CliCommand = {
  name: 'doctor',
  operands: '',
  summary:
    'Finds what would let a pull request past the gate here: in the workflows, the policy, this machine and, with GITHUB_TOKEN, the rules of the branch.',
  options: {
    json: { about: 'print what was found as JSON only' },
    cwd: { value: 'DIR', about: 'the folder of the checkout' },
  },
  examples: ['contract-gate doctor', 'GITHUB_TOKEN=$(gh auth token) contract-gate doctor'],
  async run(args, terminal) {
    if (args.positional.length > 0) throw new UsageError('doctor takes no operand');
    const checkout = await terminal.open({ cwd: args.value('cwd') ?? terminal.cwd, committed: false });
    try {
      const about = await aboutRepository(checkout.top);
      const policy = await checkPolicy(checkout);
      const isOwn = /^name: contract-gate$/m.test(await textAt('action.yml', checkout));
      const texts = await textsOf(checkout, path => workflowFile.test(path));
      const rules = await checkRules(about, gateChecks(texts, { isOwn }), terminal);
      const context = { isOwn, dispatches: policy.policy.dispatch === true, ...rules.known };
      const workflows = workflowWeaknesses(texts, context);
      const found = [
        ...workflows.weaknesses,
        ...policy.weaknesses,
        ...rules.weaknesses,
        ...(await checkMachine(checkout, policy.policy)),
      ];
      if (args.flag('json')) terminal.out(inertJson({ weaknesses: found, unchecked: rules.unchecked }));
      else print(found, rules.unchecked, terminal);
      if (found.some(({ level }) => level === 'weak')) return 1;
      return found.some(({ level }) => level === 'unknown') ? 2 : 0;
    } finally {
      await checkout.close();
    }
  },
};

async function textsOf(checkout: OpenCheckout, wanted: (path: string) => boolean): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [path, content] of await checkout.read('head', wanted))
    if (content instanceof Uint8Array) texts.set(path, new TextDecoder().decode(content));
  return texts;
}

async function textAt(path: string, checkout: OpenCheckout): Promise<string> {
  return (await textsOf(checkout, each => each === path)).get(path) ?? '';
}

async function checkPolicy(checkout: OpenCheckout): Promise<{ policy: Policy; weaknesses: Weakness[] }> {
  const files = await checkout.read('head', path => policyPaths.includes(path));
  const path = policyPaths.find(each => files.has(each));
  if (path === undefined) {
    const { found, add } = weaknessesIn(policyPaths[0]!);
    const message = 'without a policy, an agent can write the only contract that its work is checked by';
    add(
      'weak',
      'no_policy',
      undefined,
      message,
      'Run contract-gate init, or write version: 1 and satisfied_by: trusted.',
    );
    return { policy: noPolicy, weaknesses: found };
  }
  const content = files.get(path)!;
  const { policy, problems } = parsePolicyFile(path, content, path, registries.checks, checkOutputExamples);
  const { found, add } = weaknessesIn(path);
  for (const { at, message } of problems)
    add(
      'unknown',
      'policy_unreadable',
      { line: at.line, column: at.column ?? 1 },
      message,
      'Correct it: see contract-gate lint.',
    );
  if (!policy || typeof content === 'string') return { policy: noPolicy, weaknesses: found };
  return { policy, weaknesses: policyWeaknesses(path, new TextDecoder().decode(content), policy) };
}

interface Rules {
  known: { required?: string[] };
  weaknesses: Weakness[];
  /** What could not be asked, and how to have it asked. */
  unchecked: string[];
}

/** Whether the default branch requires the gate, asked of GitHub. */
async function checkRules(about: RepositoryAbout, names: readonly string[], terminal: Terminal): Promise<Rules> {
  const check = names.join(' or ');
  const branch = about.defaultBranch;
  const reader = readerFor(about, terminal);
  if ('needs' in reader) {
    const unchecked = [`whether ${branch} requires the check ${check} (needs ${reader.needs})`];
    return { known: {}, weaknesses: [], unchecked };
  }
  const { found, add } = weaknessesIn(`rules of ${branch}`);
  try {
    const { required, by, source, why, contexts, settingsUrl } = await enforcementOf(reader.api, {
      repository: reader.repository,
      serverUrl: reader.serverUrl,
      branch,
      job: check,
      names: [...names, 'contract-gate report'],
      possible: [],
    });
    if (required === 'no')
      add(
        'weak',
        'not_required',
        undefined,
        `${branch} does not require the check ${check}, so a failing pull request can be merged`,
        `Require it: ${settingsUrl}`,
      );
    else if (required === 'unknown')
      add(
        'unknown',
        'rules_hidden',
        undefined,
        `${why ?? 'the rules of the branch could not be read'}`,
        'Use a token that can read them.',
      );
    else if (source === 'any')
      add(
        'note',
        'any_source',
        undefined,
        `${by} takes the check from any app`,
        'Select GitHub Actions as its source.',
      );
    return { known: contexts ? { required: [...contexts] } : {}, weaknesses: found, unchecked: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    add(
      'unknown',
      'rules_unreadable',
      undefined,
      error.message,
      'Try again, with a token that can read the repository.',
    );
    return { known: {}, weaknesses: found, unchecked: [] };
  }
}

const oldestGit = [2, 25];

/** This machine: what commands could read here, and what they would lack. */
async function checkMachine(checkout: OpenCheckout, policy: Policy): Promise<Weakness[]> {
  const { top } = checkout;
  const kept = (await credentialsIn(top)).flatMap(({ path, line }) => {
    const { found, add } = weaknessesIn(path);
    const message = "a token or password is in git's configuration, where commands can read it";
    add(
      'weak',
      'credentials',
      { line, column: 1 },
      message,
      'Remove this line, and use a credential helper; in a workflow set persist-credentials: false.',
    );
    return found;
  });
  const { found, add } = weaknessesIn('this machine');
  const version = await gitVersion(top);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < oldestGit[0]! || (major === oldestGit[0] && minor < oldestGit[1]!))
    add('unknown', 'old_git', undefined, `git ${version} is too old`, 'Install git 2.25 or newer.');
  const cage = cageOf(policy);
  const isolation = await checkout.world({ ...nobody, cage }).isolation();
  if (isolation.kind === 'none' && cage.mode !== 'none')
    add(
      cage.mode === 'required' ? 'unknown' : 'note',
      'no_cage_here',
      undefined,
      `commands run without a cage on this machine (${isolation.why ?? 'none works'})`,
      'On Linux, install bubblewrap.',
    );
  return [...kept, ...found, ...(await missingPrograms(checkout, policy))];
}

const nobody = {
  pass: [],
  body: { text: '', path: '' },
  isContract: () => false,
  isEvidence: () => false,
  isReport: () => false,
  preExisting: 'fail' as const,
};

/** The programs that contracts and the policy name, and that are not on PATH. */
async function missingPrograms(checkout: OpenCheckout, policy: Policy): Promise<Weakness[]> {
  const files = await checkout.read('head', path => matchesAny(contractGlobs, path));
  const { contracts } = compileFiles(files, 'base', { policy, dialects: registries.dialects });
  const missing = programsIn(contracts, policy, checks).filter(({ program }) => !isInstalled(program));
  return missing.flatMap(({ program, at }) => {
    const { found, add } = weaknessesIn(at.path);
    const message = `${program} is not installed on this machine, so what needs it is inconclusive here`;
    add(
      'unknown',
      'missing_program',
      { column: 1, ...at },
      message,
      `Install ${program}, or add it to setup: in the policy.`,
    );
    return found;
  });
}

function print(found: readonly Weakness[], unchecked: readonly string[], terminal: Terminal): void {
  const notes = found.filter(({ level }) => level === 'note');
  const others = found.filter(({ level }) => level !== 'note');
  for (const each of others) terminal.out(`${weaknessLine(each)}\n  Fix: ${inLine(each.fix)}\n`);
  for (const each of notes) terminal.out(`note: ${weaknessLine(each)}\n`);
  for (const each of unchecked) terminal.out(`not checked: ${inLine(each)}\n`);
  const weak = others.filter(({ level }) => level === 'weak').length;
  const unknown = others.length - weak;
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  const words =
    weak > 0
      ? `${count(weak, 'weakness', 'weaknesses')}: the gate can be walked round`
      : unknown > 0
        ? `${count(unknown, 'thing', 'things')} could not be determined`
        : 'no weakness found';
  terminal.out(`${others.length + notes.length + unchecked.length > 0 ? '\n' : ''}${words}\n`);
}

function weaknessLine({ at, message, code }: Weakness): string {
  return `${inLine(at.path)}:${at.line}:${at.column}: ${inLine(message)} [${code}]`;
}
