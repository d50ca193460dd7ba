import { lowerSession, sessionId } from '../dialects/session.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Candidate } from '../model/contract.ts';
import type { ByHand } from '../model/pull-request.ts';
import { type Policy, settingsOf } from '../policy/schema.ts';
import { fencesNamed } from '../syntax/markdown.ts';
import { looseJson } from './loose-json.ts';
import { textOf } from './loose-text.ts';
import { type Files, folderOf, isSessionFile, type Session, type SessionPolicy, sessionsFolder } from './session.ts';

const artifacts = ['spec.md', 'acceptance.json', 'architecture.md', 'tasks.yaml', 'status.json', 'report.md'];
const stepFiles = /\/(?:tasks\.yaml|status\.json|approve-design-history\.jsonl)$/;
const agentFiles = /(?:^|\/)(?:\.github\/|\.claude\/)?(?:agents|chatmodes)\/[^/]+\.md$|\.agent\.md$/i;

interface Asked {
  hand: ByHand;
  bodies: readonly { text: string; path: string }[];
}

/** The sessions that the change touches, or that were asked for by hand, each as a contract that applies. */
export async function sessionCandidates(
  checkout: Checkout,
  policy: Policy,
  asked: Asked,
  taken: readonly string[],
): Promise<Candidate[]> {
  const changed = new Set(checkout.changes.flatMap(({ path, from }) => (from ? [path, from] : [path])));
  const named = new Set([...changed].filter(isSessionFile).map(folderOf));
  const bodies = asked.bodies.flatMap(jsonFences);
  const byHand = asked.hand.paths.length + asked.hand.only.length > 0;
  const all = byHand || !checkout.base;
  if (named.size === 0 && bodies.length === 0 && !all) return [];

  const isWanted = (path: string) => isSessionFile(path) && (all || named.has(folderOf(path)));
  const isAgent = (path: string) => agentFiles.test(path) && changed.has(path);
  const paths = new Set<string>();
  const head = await checkout.read('head', path => {
    paths.add(path);
    return isWanted(path) || isAgent(path);
  });
  const base = checkout.base ? await checkout.read('base', isWanted) : null;
  const fork = checkout.base ? await checkout.read('fork', isWanted) : new Map<string, Uint8Array>();
  const folders = sessionFolders(checkout, asked.hand, named, { head, base });
  const common = {
    changes: checkout.changes,
    paths,
    steps: folders.length > 0 ? await checkout.steps(path => isWanted(path) && stepFiles.test(path)) : [],
    policy: policyOf(policy),
  };
  const agents = new Map([...head].filter(([path]) => isAgent(path)));
  const sessions = folders.map(
    (folder, index): Session => ({
      ...common,
      folder,
      name: folder.slice(folder.lastIndexOf('/') + 1),
      head: below(head, folder),
      base: base && below(base, folder),
      fork: below(fork, folder),
      body: bodies.filter(({ text }) => owner(text, folders) === index),
      agents,
    }),
  );
  const idFor = idsBeside(taken);
  if (sessions.length === 0) return bodyAlone({ ...common, body: bodies }, idFor);
  return sessions.map(session => {
    const because = named.has(session.folder)
      ? 'its files are changed by this change'
      : 'there is no base to tell which apply, so every open one does';
    return { contract: withId(lowerSession(session), idFor), because };
  });
}

/** Inputs and outputs in the body of a pull request that touches no session. */
function bodyAlone(
  common: Pick<Session, 'changes' | 'paths' | 'steps' | 'policy' | 'body'>,
  idFor: (id: string) => string,
): Candidate[] {
  const name = 'agent-output';
  const none: Files = new Map();
  const folder = `${sessionsFolder}/${name}`;
  const session: Session = { ...common, folder, name, head: none, base: null, fork: none, agents: none };
  const contract = { ...lowerSession(session, 'body'), title: "agents' inputs and outputs in the body" };
  const [first] = common.body;
  return first && contract.criteria.length > 0 ? [{ contract: withId({ ...contract, path: first.path }, idFor) }] : [];
}

const longestId = 64;

/**
 * Gives each session an id of its own. A contract may have the folder's name for its id already, and names that are too
 * long for an id are alike once they are cut.
 */
function idsBeside(taken: readonly string[]): (id: string) => string {
  const contracts = new Set(taken.map(id => id.toLowerCase()));
  const given = new Set(contracts);
  return id => {
    const first = contracts.has(id.toLowerCase()) ? `session-${id}`.slice(0, longestId) : id;
    let free = first;
    for (let number = 2; given.has(free.toLowerCase()); number++)
      free = `${first.slice(0, longestId - `-${number}`.length)}-${number}`;
    given.add(free.toLowerCase());
    return free;
  };
}

function withId<C extends { id: string; criteria: readonly { id: string }[] }>(
  contract: C,
  idFor: (id: string) => string,
): C {
  const id = idFor(contract.id);
  const criteria = contract.criteria.map(each => ({ ...each, id: `${id}${each.id.slice(contract.id.length)}` }));
  return { ...contract, id, criteria };
}

/** The session that a text of the body speaks of; the first where it names none. */
function owner(text: string, folders: readonly string[]): number {
  const named = folders.findIndex(folder => text.replaceAll('\\\\', '/').includes(folder));
  return Math.max(named, 0);
}

function below(files: Files, folder: string): Files {
  const direct = folder === sessionsFolder;
  const inside = (path: string) =>
    path.startsWith(`${folder}/`) && !(direct && path.slice(folder.length + 1).includes('/'));
  return new Map([...files].filter(([path]) => inside(path)));
}

interface Ends {
  head: Files;
  base: Files | null;
}

/** Those that are changed, named by hand, or open where there is no base. */
function sessionFolders(checkout: Checkout, hand: ByHand, changed: ReadonlySet<string>, ends: Ends): string[] {
  const { head, base } = ends;
  const all = new Set([...changed, ...[...head.keys(), ...(base?.keys() ?? [])].filter(isSessionFile).map(folderOf)]);
  // What is changed comes first, so that it has the same id whether it is asked for by hand or not.
  const order = (a: string, b: string) => Number(changed.has(b)) - Number(changed.has(a)) || (a < b ? -1 : 1);
  return [...all].sort(order).filter(folder => {
    if (!isSession(folder, ends)) return false;
    const named = hand.only.some(each => mayName(each, folder));
    const pointed = hand.paths.some(path => path.startsWith(`${folder}/`));
    return changed.has(folder) || named || pointed || (!checkout.base && !isDone(head.get(`${folder}/status.json`)));
  });
}

/** Whether an id asked for by hand may be this session's: as it is, beside a contract's, or with a number at its end. */
function mayName(asked: string, folder: string): boolean {
  const plain = (id: string) => id.toLowerCase().replace(/^session-/, '');
  const [wanted = ''] = plain(asked).split('/');
  const id = plain(sessionId(folder.slice(folder.lastIndexOf('/') + 1)));
  return wanted === id || (/-\d+$/.test(wanted) && id.startsWith(wanted.replace(/-\d+$/, '')));
}

/** A folder below `.agents-work` is a session where its name begins like one, or an artifact lies in it. */
function isSession(folder: string, { head, base }: Ends): boolean {
  const holds = artifacts.some(name => head.has(`${folder}/${name}`) || base?.has(`${folder}/${name}`));
  return holds || /^\d{4}\D?\d{2}/.test(folder.slice(sessionsFolder.length + 1));
}

function isDone(status: Uint8Array | string | undefined): boolean {
  const text = status === undefined ? undefined : textOf(status);
  const node = text && 'text' in text ? looseJson(text.text).node : undefined;
  const state = node?.kind === 'map' ? node.entries.find(({ key }) => key === 'current_state')?.value : undefined;
  return state?.kind === 'text' && state.value === 'DONE';
}

function jsonFences({ text, path }: Asked['bodies'][number]): Session['body'] {
  return fencesNamed(text, 'json').map(fence => ({ text: fence.text, path, line: fence.from + 1 }));
}

function policyOf(policy: Policy): SessionPolicy {
  const { strict = false, lean = false, roles = {} } = policy.session ?? {};
  const { review = 3, tests = 3, command = 3 } = (policy.attempts ?? {}) as Record<string, number | undefined>;
  return {
    strict,
    lean,
    roles,
    retries: { FIX_REVIEW: review, FIX_TESTS: tests, FIX_SECURITY: review, FIX_BUILD: command },
    commands: policy.trust !== 'base-only',
    settings: settingsOf(policy),
  };
}
