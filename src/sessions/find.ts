import { bodyDocuments } from '../model/body-documents.ts';
import type { Checkout } from '../model/checkout.ts';
import { type Policy, settingsOf } from '../policy/schema.ts';
import { readJson, textOf } from './reading/lenient.ts';
import {
  folderOf,
  isSessionFile,
  type Session,
  type SessionFiles,
  type SessionPolicy,
  sessionsFolder,
} from './session.ts';

const artifacts = ['spec.md', 'acceptance.json', 'architecture.md', 'tasks.yaml', 'status.json', 'report.md'];
const stepFiles = /\/(?:tasks\.yaml|status\.json|approve-design-history\.jsonl)$/;
const agentFiles = /(?:^|\/)(?:\.github\/|\.claude\/)?(?:agents|chatmodes)\/[^/]+\.md$|\.agent\.md$/i;

export interface SessionQuery {
  /** Paths and ids that a person asked for. */
  hand: { paths: readonly string[]; only: readonly string[] };
  bodies: readonly { text: string; path: string }[];
  /** The contract id of a session, by the name of its folder. */
  idOf(name: string): string;
}

export interface FoundSessions {
  sessions: { session: Session; because: string }[];
  /** Agents' messages in the body of a pull request that concerns no session. */
  bodyOnly?: Session;
}

/** The sessions that the pull request changes, or that a person asked for; without a base, every open one. */
export async function findSessions(checkout: Checkout, policy: Policy, query: SessionQuery): Promise<FoundSessions> {
  const changed = new Set(checkout.changes.flatMap(({ path, from }) => (from ? [path, from] : [path])));
  const named = new Set([...changed].filter(isSessionFile).map(folderOf));
  const bodies = query.bodies.flatMap(messagesIn);
  const all = query.hand.paths.length + query.hand.only.length > 0 || !checkout.base;
  if (named.size === 0 && bodies.length === 0 && !all) return { sessions: [] };

  const isWanted = (path: string) => isSessionFile(path) && (all || named.has(folderOf(path)));
  const isAgent = (path: string) => agentFiles.test(path) && changed.has(path);
  const paths = new Set<string>();
  const head = await checkout.read('head', path => {
    paths.add(path);
    return isWanted(path) || isAgent(path);
  });
  const base = checkout.base ? await checkout.read('base', isWanted) : null;
  const fork = checkout.base ? await checkout.read('fork', isWanted) : new Map<string, Uint8Array>();
  const folders = sessionFolders(checkout, query, named, { head, base });
  const common = {
    changes: checkout.changes,
    paths,
    steps: folders.length > 0 ? await checkout.steps(path => isWanted(path) && stepFiles.test(path)) : [],
    policy: policyOf(policy),
  };
  if (folders.length === 0)
    return { sessions: [], ...(bodies.length > 0 ? { bodyOnly: bodyAlone(common, bodies) } : {}) };
  const agents = new Map([...head].filter(([path]) => isAgent(path)));
  const sessions = folders.map((folder, index) => ({
    session: {
      ...common,
      folder,
      name: nameOf(folder),
      head: below(head, folder),
      base: base && below(base, folder),
      fork: below(fork, folder),
      body: bodies.filter(({ text }) => ownerOf(text, folders) === index),
      agents,
    },
    because: named.has(folder)
      ? 'this pull request edits it'
      : 'there is no base to compare with, so every open session applies',
  }));
  return { sessions };
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('/') + 1);
}

function bodyAlone(common: Pick<Session, 'changes' | 'paths' | 'steps' | 'policy'>, body: Session['body']): Session {
  const name = 'agent-output';
  const none: SessionFiles = new Map();
  const folder = `${sessionsFolder}/${name}`;
  return { ...common, folder, name, head: none, base: null, fork: none, agents: none, body };
}

/** The session that a text in the body names, else the first. */
function ownerOf(text: string, folders: readonly string[]): number {
  const named = folders.findIndex(folder => text.replaceAll('\\\\', '/').includes(folder));
  return Math.max(named, 0);
}

function below(files: SessionFiles, folder: string): SessionFiles {
  const direct = folder === sessionsFolder;
  const inside = (path: string) =>
    path.startsWith(`${folder}/`) && !(direct && path.slice(folder.length + 1).includes('/'));
  return new Map([...files].filter(([path]) => inside(path)));
}

interface Ends {
  head: SessionFiles;
  base: SessionFiles | null;
}

/** Those that are changed or asked for; without a base, every open one. */
function sessionFolders(
  checkout: Checkout,
  { hand, idOf }: SessionQuery,
  changed: ReadonlySet<string>,
  ends: Ends,
): string[] {
  const { head, base } = ends;
  const all = new Set([...changed, ...[...head.keys(), ...(base?.keys() ?? [])].filter(isSessionFile).map(folderOf)]);
  // Changed ones first, so that they have the same ids whether they are asked for or not.
  const order = (a: string, b: string) => Number(changed.has(b)) - Number(changed.has(a)) || (a < b ? -1 : 1);
  return [...all].sort(order).filter(folder => {
    if (!isSession(folder, ends)) return false;
    const named = hand.only.some(each => mayName(each, idOf(nameOf(folder))));
    const pointed = hand.paths.some(path => path.startsWith(`${folder}/`));
    return changed.has(folder) || named || pointed || (!checkout.base && !isDone(head.get(`${folder}/status.json`)));
  });
}

/** May the asked id be this session's: as it is, with the prefix `session-`, or with a number at the end? */
function mayName(asked: string, sessionId: string): boolean {
  const plain = (id: string) => id.toLowerCase().replace(/^session-/, '');
  const [wanted = ''] = plain(asked).split('/');
  const id = plain(sessionId);
  return wanted === id || (/-\d+$/.test(wanted) && id.startsWith(wanted.replace(/-\d+$/, '')));
}

/** A folder in `.agents-work` is a session if its name starts with a date, or if it contains an artifact. */
function isSession(folder: string, { head, base }: Ends): boolean {
  const hasArtifact = artifacts.some(name => head.has(`${folder}/${name}`) || base?.has(`${folder}/${name}`));
  return hasArtifact || /^\d{4}\D?\d{2}/.test(folder.slice(sessionsFolder.length + 1));
}

function isDone(status: Uint8Array | string | undefined): boolean {
  const text = status === undefined ? undefined : textOf(status);
  const node = text && 'text' in text ? readJson(text.text).node : undefined;
  const state = node?.kind === 'map' ? node.entries.find(({ key }) => key === 'current_state')?.value : undefined;
  return state?.kind === 'text' && state.value === 'DONE';
}

/** The fences of a body with agents' outputs. */
function messagesIn({ text, path }: SessionQuery['bodies'][number]): Session['body'] {
  const found = bodyDocuments(text).documents.filter(({ kind }) => kind === 'message');
  return found.map(({ text, line, node }) => ({ text, path, line, ...(node ? { node } : {}) }));
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
