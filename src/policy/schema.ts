import { escapeGlob } from '../match/glob.ts';
import { agentMeant, agentNames } from '../model/agent.ts';
import type { Checks, Settings } from '../model/check.ts';
import { duration, settleCommand, setupShape } from '../model/command.ts';
import { crossCuttingCriteria, crossCuttingShape } from '../model/cross-cutting.ts';
import type { Place, Problem } from '../model/finding.ts';
import {
  type CageOptions,
  cageModes,
  gitAccess,
  type Isolation,
  neverPassed,
  shellMetacharacters,
  shells,
} from '../model/world.ts';
import { jsonSchema } from '../schema/json-schema/schema-shape.ts';
import { object, optional, required } from '../schema/object.ts';
import { glob, literalGlob, nameGlob, pathProblem } from '../schema/paths.ts';
import {
  as,
  boolean,
  byKind,
  type Infer,
  integer,
  list,
  oneOf,
  type Reading,
  type Report,
  record,
  text,
} from '../schema/shape.ts';
import { digestOf } from '../syntax/digest.ts';
import { type Node, plain } from '../syntax/located-value.ts';
import { parseDocuments } from '../syntax/parse.ts';
import { placeProblem } from '../tools/reading/pattern-argument.ts';
import { autoloadedFiles } from '../tools/reading/settings-files.ts';
import { outputsShape } from './outputs.ts';
import { protectedByDefault } from './protected-paths.ts';

const names = list(text());
const cageMode = oneOf(...cageModes);
const network = oneOf('allow', 'none');
const mapping = { wants: 'a mapping' };

const attemptKinds = Object.fromEntries(
  [
    'files_exist',
    'content_check',
    'lint',
    'tests',
    'command',
    'custom',
    'scope',
    'paired_files',
    'report',
    'output',
    'review',
  ].map(kind => [kind, optional(integer({ min: 0, max: 100 }), 'maximum attempts')]),
);

const policyKeys = {
  version: required(oneOf(1), 'the version of the policy, 1'),
  mode: optional(oneOf('block', 'warn', 'observe'), 'what a verdict does on GitHub (default block)'),
  require: optional(oneOf('always', 'agents', 'never'), 'which pull requests need a contract (default agents)'),
  satisfied_by: optional(oneOf('trusted', 'base', 'any'), 'which contracts satisfy require (default trusted)'),
  agents: optional(
    object(
      {
        branches: optional(list(nameGlob), 'globs of branches'),
        labels: optional(list(literalGlob), 'globs of labels'),
        authors: optional(list(literalGlob), 'globs of logins'),
        trailers: optional(list(literalGlob), 'globs of commit trailers, as NAME or NAME: VALUE'),
      },
      mapping,
    ),
    "what marks an agent's pull request",
  ),
  trust: optional(oneOf('any', 'base-only'), 'whether contracts in the pull request itself count (default any)'),
  generate: optional(oneOf('enforce', 'show', 'never'), 'what to do with a generated contract'),
  setup: optional(setupShape, 'commands that run once in each tree, in this order, before any other'),
  activities: optional(
    record(
      byKind<string | { check_run: string }>({
        text: text({ wants: 'a command', check: placeProblem }),
        map: object(
          { check_run: required(text(), 'the name of a check run') },
          { wants: 'a mapping {check_run: NAME}' },
        ),
      }),
    ),
    'the command of each activity',
  ),
  commands: optional(
    object(
      {
        allow: optional(
          list(text({ check: allowProblem })),
          'command lines that contracts in a pull request body can run',
        ),
        timeout: optional(duration, 'for one command (default 10m)'),
        max_timeout: optional(duration, 'maximum timeout that a contract may set (default 60m)'),
        env: optional(list(text({ wants: 'a variable name', check: nameProblem })), 'variables that commands may see'),
        shell: optional(oneOf(...shells), 'the shell that runs commands (default bash)'),
      },
      {
        ...mapping,
        check: ({ timeout, max_timeout }) =>
          timeout !== undefined && max_timeout !== undefined && (timeout as number) > (max_timeout as number)
            ? { key: 'timeout', problem: 'is above max_timeout; raise max_timeout' }
            : undefined,
      },
    ),
    'how commands run',
  ),
  jobs: optional(
    byKind<number | 'auto'>({ number: integer({ min: 1, max: 256 }), text: oneOf('auto') }),
    'how many commands run at the same time (default 1)',
  ),
  cage: optional(
    byKind<CageOptions>({
      text: as(cageMode, mode => ({ value: { mode } })),
      map: object(
        {
          mode: optional(cageMode, 'whether commands run in a cage (default auto: where one works)'),
          network: optional(network, 'whether commands may use the network (default allow)'),
          git: optional(
            oneOf(...gitAccess),
            "whether commands get a copy of git's folder that is thrown away, can only read it, or write it (default private)",
          ),
          docker: optional(boolean, "whether commands may use the machine's containers (default false)"),
        },
        mapping,
      ),
    }),
    'isolation of commands (default auto)',
  ),
  network: optional(network, 'whether commands may use the network (default allow)'),
  protect: optional(list(glob), 'globs added to the protected files; !glob removes one'),
  attempts: optional(
    object(attemptKinds, { wants: 'a mapping of kinds of checks to numbers' }),
    'kind of check to its maximum attempts',
  ),
  evidence: optional(
    object(
      {
        simple: optional(integer({ min: 0 }), 'minimum length (default 50)'),
        quality: optional(integer({ min: 0 }), 'minimum length (default 100)'),
        cross_task: optional(integer({ min: 0 }), 'minimum length (default 150)'),
        kinds: optional(record(oneOf('simple', 'quality', 'cross_task', 'cross-task')), 'check to its kind'),
      },
      mapping,
    ),
    'minimum lengths of evidence',
  ),
  roles: optional(
    record(
      object(
        {
          required: optional(names, 'fields'),
          required_checks: optional(names, 'checks'),
          min: optional(record(integer({ min: 0 })), 'field to its minimum count'),
          schema: optional(jsonSchema, 'a JSON Schema that the report must also match'),
        },
        mapping,
      ),
    ),
    'report roles',
  ),
  outputs: optional(outputsShape, 'output agents'),
  critics: optional(names, 'logins whose approval counts for critic'),
  session: optional(
    object(
      {
        strict: optional(boolean, 'whether every finding fails'),
        lean: optional(boolean, 'lean mode'),
        roles: optional(as(record(list(literalGlob)), knownAgents), 'agent to globs of authors'),
      },
      mapping,
    ),
    'sessions',
  ),
  sign_off: optional(
    object(
      {
        teams: optional(names, 'teams'),
        users: optional(names, 'logins'),
        bots: optional(byKind<boolean | string[]>({ boolean, list: names }), 'bots'),
        allow_author: optional(boolean, 'whether the author may sign off'),
      },
      mapping,
    ),
    'who can sign off',
  ),
  promptForAdvisory: optional(boolean, 'advisory tasks wait for a person'),
  dispatch: optional(boolean, 'send messages as repository_dispatch'),
  pre_existing: optional(oneOf('fail', 'warn'), 'how to treat a failure that also occurs on the base (default fail)'),
  deferred: optional(oneOf('pull_request', 'merge_group'), 'where deferred criteria run'),
};

/** The policy file. `checks`: those that `cross_cutting` may use. */
export function policyShape(checks: Checks) {
  const cross_cutting = optional(crossCuttingShape(checks), 'checks that apply to every gated pull request');
  return object({ ...policyKeys, cross_cutting }, { wants: 'a policy' });
}

type PolicyFile = Infer<ReturnType<typeof policyShape>>;

export interface Policy extends PolicyFile {
  /** Where it was read, as shown in reports. */
  source: string;
  digest: string;
  /** The repository has no policy file. */
  trial?: true;
}

/** Whose contract satisfies `require`. Without a policy file, one that comes with the work does, so that it can be tried. */
export function satisfiedBy({
  satisfied_by,
  trial,
}: Pick<Policy, 'satisfied_by' | 'trial'>): 'trusted' | 'base' | 'any' {
  return satisfied_by ?? (trial ? 'any' : 'trusted');
}

/** Default globs of contract files; the workflow can change them. */
export const contractGlobs: readonly string[] = ['.contracts/**/*.{yml,yaml,json}'];
export const policyPaths: readonly string[] = ['contract-gate.yml', '.github/contract-gate.yml'];

/** Branch names that coding agents give, and the accounts of agents that are no bots by name. */
export const agentBranches: readonly string[] = [
  ...['agent/**', 'claude/**', 'codex/**', 'copilot/**', 'cursor/**'],
  ...[
    'codegen-bot/**',
    'devin/**',
    'gemini/**',
    'jules/**',
    'jules-*',
    'openhands/**',
    'openhands-*',
    'q-dev-*',
    'sweep/**',
  ],
];
export const agentAuthors: readonly string[] = [
  ...['*[bot]', '!dependabot[bot]', '!renovate[bot]'],
  ...['Copilot', 'copilot-swe-agent', 'cursoragent', 'openhands-agent'],
];

export const noPolicy: Policy = { version: 1, source: 'defaults', digest: digestOf(null), trial: true };

/** Further validation of a well-formed policy, by code that this module can't import. */
export type PolicyCheck = (policy: PolicyFile, node: Node, report: Report) => void;

export function parsePolicy(
  path: string,
  bytes: Uint8Array | string,
  source: string,
  checks: Checks,
  check?: PolicyCheck,
): { policy?: Policy; problems: Problem[] } {
  const { nodes, problems } = parseDocuments(path, bytes);
  if (problems.length > 0) return { problems };
  const [node] = nodes;
  const top: Place = { path, line: 1, column: 1 };
  if (!node)
    return { problems: [{ code: 'empty', message: 'the policy is empty; write at least version: 1', at: top }] };
  if (nodes.length > 1)
    return {
      problems: [
        { code: 'several', message: 'a policy is one document; remove the others', at: { path, ...nodes[1]!.at } },
      ],
    };
  const found: Problem[] = [];
  const report: Report = (code, message, at) => void found.push({ code, message, at: { path, ...at } });
  const written = policyShape(checks).read(node, report);
  if (written) {
    checkCommands(written, report);
    check?.(written, node, report);
  }
  if (!written || found.length > 0) return { problems: found };
  return { policy: { ...written, source, digest: digestOf(plain(node)) }, problems: [] };
}

/** The policy's own commands must stay within its limits. */
function checkCommands(written: PolicyFile, report: Report): void {
  crossCuttingCriteria(written.cross_cutting ?? [], settingsOf(written), report);
  for (const { value, at } of written.setup ?? []) {
    const settled = settleCommand(value.command, settingsOf(written));
    if ('problem' in settled) report('bad_value', `setup: ${settled.problem}`, at);
    const folder = pathProblem(value.command.cwd);
    if (folder !== undefined) report('bad_value', `setup: cwd: ${folder}`, at);
  }
}

export function settingsOf({ commands }: Pick<PolicyFile, 'commands'>): Settings {
  const maxTimeoutMs = commands?.max_timeout ?? Math.max(3_600_000, commands?.timeout ?? 0);
  return {
    timeoutMs: Math.min(commands?.timeout ?? 600_000, maxTimeoutMs),
    maxTimeoutMs,
    shell: commands?.shell ?? 'bash',
  };
}

/** What commands see of the machine. */
export function commandSetting(policy: Policy): { pass: string[]; network: 'allow' | 'none' } {
  return { pass: policy.commands?.env ?? [], network: cageOf(policy).network ?? 'allow' };
}

/** How commands are kept apart. `network` at the top is the same as in `cage`; the stricter holds. */
export function cageOf({ cage = {}, network }: Policy): CageOptions {
  return network === 'none' ? { ...cage, network } : cage;
}

/** Why no command may run: the policy requires what this machine can't do. */
export function missingCage(policy: Policy, { kind, why = '' }: Isolation): string | undefined {
  if (kind !== 'none') return undefined;
  const { mode, network } = cageOf(policy);
  if (mode === 'required') return `the policy requires a cage, and none works on this machine (${why})`;
  if (network === 'none') return `the policy requires network: none, which needs a cage (${why})`;
  return undefined;
}

/** The protected globs: the defaults, then those of the policy. */
export function protectedGlobs(policy: Policy, policyPath: string): string[] {
  return [...protectedByDefault, escapeGlob(policyPath), ...autoloadedFiles, ...(policy.protect ?? [])];
}

function allowProblem(line: string): string | undefined {
  if (!line.endsWith('*')) return undefined;
  const words = line.slice(0, -1);
  return words.endsWith(' ') && !shellMetacharacters.test(words)
    ? undefined
    : `${JSON.stringify(line)}: a line that ends in * must be plain words, a space and *`;
}

function knownAgents(roles: Record<string, string[]>): Reading<Record<string, string[]>> {
  const unknown = Object.keys(roles).find(name => !agentMeant(name));
  return unknown === undefined
    ? { value: roles }
    : { problem: `unknown agent ${JSON.stringify(unknown)}; known: ${agentNames.join(', ')}` };
}

function nameProblem(name: string): string | undefined {
  if (neverPassed.test(name))
    return `${name} is never passed to a command: it contains a secret or makes tools run other code`;
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? undefined : `${JSON.stringify(name)} is not a variable name`;
}
