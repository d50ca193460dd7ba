import type { Request } from '../gate.ts';
import type { End } from '../model/checkout.ts';
import { shardFrom, timeoutFrom, UsageError, wholeFrom } from '../model/errors.ts';
import type { PullRequest } from '../model/pull-request.ts';
import { contractGlobs } from '../policy/schema.ts';
import { formats } from '../report/index.ts';
import { decode } from '../syntax/utf8.ts';
import type { OpenCheckout } from '../workspace/checkout.ts';
import type { Terminal } from '../workspace/terminal.ts';
import type { Arguments, Option } from './arguments.ts';

const events: readonly string[] = [
  'local',
  'pull_request',
  'merge_group',
  'push',
  'workflow_dispatch',
  'workflow_call',
];

/** The options that select what is verified. */
export const targetOptions: Readonly<Record<string, Option>> = {
  base: { value: 'BRANCH', about: "the base branch (default: the remote's default branch, else main, else master)" },
  committed: { about: 'verify the last commit instead of the working tree' },
  all: { about: 'select every open contract' },
  only: { value: 'ID', repeat: true, about: 'select one contract or criterion; may be repeated' },
  body: { value: 'FILE', about: 'a file with the body of the pull request' },
  title: { value: 'TEXT', about: 'the title of the pull request' },
  policy: { value: 'FILE', about: 'the policy (default: contract-gate.yml, else .github/contract-gate.yml)' },
  event: { value: 'NAME', about: 'behave as for this event, such as pull_request or merge_group' },
  cwd: { value: 'DIR', about: 'the folder of the checkout' },
};

export const reportOption: Option = {
  value: 'FORMAT=PATH',
  repeat: true,
  about: `write a report: ${Object.keys(formats).join(', ')}; may be repeated`,
};

export const timeoutOption: Option = {
  value: 'TIME',
  about: 'time limit for one command, such as 90s, 5m or 1h (default: 10m)',
};

export async function openFor(args: Arguments, terminal: Terminal): Promise<OpenCheckout> {
  const base = args.value('base');
  return terminal.open({
    cwd: args.value('cwd') ?? terminal.cwd,
    committed: args.flag('committed'),
    ...(base === undefined ? {} : { base }),
  });
}

/** The command line as a request to the gate. `words`: those that name contracts. */
export async function requestFrom(
  args: Arguments,
  terminal: Terminal,
  checkout: OpenCheckout,
  words: readonly string[] = args.positional,
): Promise<Request> {
  const { paths, ids, extra } = await namedContracts(words, terminal, checkout);
  const event = args.value('event') ?? 'local';
  if (!events.includes(event)) throw new UsageError(`unknown --event ${event}; use one of ${events.join(', ')}`);
  return {
    tool: { name: 'contract-gate', version: terminal.version },
    event,
    repository: null,
    pulls: [
      {
        number: null,
        branch: checkout.branch,
        title: args.value('title') ?? '',
        body: await bodyFrom(args.value('body'), terminal),
        labels: null,
        author: null,
      },
    ],
    contracts: contractGlobs,
    ...(await policyFrom(args.value('policy'), terminal, checkout)),
    hand: { paths, only: [...ids, ...args.values('only')], all: args.flag('all') },
    extra,
    ...given(args.value('shard'), value => ({ shard: shardFrom('--shard', value), record: true })),
    ...given(args.value('timeout'), value => ({ timeoutMs: timeoutFrom('--timeout', value) })),
    ...given(args.value('jobs'), value => ({ jobs: wholeFrom('--jobs', value, 256) })),
    cores: terminal.cores,
    commands: !args.flag('no-commands'),
    hosted: false,
    clock: terminal.clock,
  };
}

function given<T>(value: string | undefined, read: (value: string) => T): T | undefined {
  return value === undefined ? undefined : read(value);
}

/** A word is a file or folder of the checkout, a file outside it, or else an id. */
async function namedContracts(
  words: readonly string[],
  terminal: Terminal,
  checkout: OpenCheckout,
): Promise<{ paths: string[]; ids: string[]; extra: Map<string, Uint8Array> }> {
  const paths: string[] = [];
  const ids: string[] = [];
  const extra = new Map<string, Uint8Array>();
  for (const word of words) {
    const found = await findContracts(word, terminal, checkout, ['head', 'base']);
    if (!found && /\.(?:ya?ml|json)$/i.test(word)) throw new UsageError(`contract file not found: ${word}`);
    if (!found) ids.push(word);
    for (const [path, content] of found?.files ?? []) {
      paths.push(path);
      if (!found?.inside && content instanceof Uint8Array) extra.set(path, content);
    }
  }
  return { paths, ids, extra };
}

/** The contract files that a word names: one file, or those in a folder; undefined if there are none. */
export async function findContracts(
  word: string,
  terminal: Terminal,
  checkout: OpenCheckout,
  ends: readonly End[],
): Promise<{ files: ReadonlyMap<string, Uint8Array | string>; inside: boolean } | undefined> {
  const place = terminal.files.below(checkout.top, word);
  const below = (path: string) => (place === '.' || path.startsWith(`${place}/`)) && /\.(?:ya?ml|json)$/i.test(path);
  const files = new Map<string, Uint8Array | string>();
  for (const end of place === undefined ? [] : ends) {
    for (const [path, content] of await checkout.read(end, each => each === place || below(each))) {
      if (!files.has(path)) files.set(path, content);
    }
  }
  if (files.size > 0) return { files, inside: true };
  const bytes = await terminal.files.read(word);
  return bytes && { files: new Map([[word, bytes]]), inside: false };
}

/** A path in the checkout is read from the base branch; a file outside it can't come from the change, and is read as it is. */
async function policyFrom(
  file: string | undefined,
  terminal: Terminal,
  checkout: OpenCheckout,
): Promise<Pick<Request, 'policy'>> {
  if (file === undefined) return {};
  const inside = terminal.files.below(checkout.top, file);
  if (inside !== undefined && !inside.startsWith('.git/')) return { policy: inside };
  const bytes = await terminal.files.read(file);
  if (!bytes) throw new UsageError(`policy not found: ${file}`);
  return { policy: { path: file, bytes } };
}

async function bodyFrom(file: string | undefined, terminal: Terminal): Promise<PullRequest['body']> {
  if (file === undefined) return { text: '', path: 'pull request body' };
  const bytes = await terminal.files.read(file);
  if (!bytes) throw new UsageError(`--body: file not found: ${file}`);
  const decoded = decode(bytes);
  if ('problem' in decoded) throw new UsageError(`--body: ${file} ${decoded.problem}`);
  return { text: decoded.text, path: file, file: true };
}
