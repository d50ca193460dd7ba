import { lowerSession, sessionId } from '../../dialects/session.ts';
import type { Checkout } from '../checkout.ts';
import { scanMarkdown } from '../markdown.ts';
import { type Policy, settingsOf } from '../policy.ts';
import type { ByHand } from '../select.ts';
import type { Candidate } from '../trust.ts';
import { looseJson } from './loose-json.ts';
import { textOf } from './loose-text.ts';
import { type Files, type Session, type SessionPolicy, sessionsFolder } from './session.ts';

const artifacts = ['spec.md', 'acceptance.json', 'architecture.md', 'tasks.yaml', 'status.json', 'report.md'];
const agentFiles = /(?:^|\/)(?:\.github\/|\.claude\/)?(?:agents|chatmodes)\/[^/]+\.md$|\.agent\.md$/i;

/** Is this a file of a session? Such a file is never a contract of its own. */
export function isSessionFile(path: string): boolean {
  return path.startsWith(`${sessionsFolder}/`);
}

interface Asked {
  hand: ByHand;
  body: { text: string; path: string };
}

/** The sessions that the change touches, or that were asked for by hand, each as a contract that applies. */
export async function sessionCandidates(
  checkout: Checkout,
  policy: Policy,
  asked: Asked,
  taken: readonly string[],
): Promise<Candidate[]> {
  const paths = new Set<string>();
  const changed = new Set(checkout.changes.flatMap(({ path, from }) => (from ? [path, from] : [path])));
  const agent = (path: string) => agentFiles.test(path) && changed.has(path);
  const head = await checkout.read('head', path => {
    paths.add(path);
    return isSessionFile(path) || agent(path);
  });
  const bodies = jsonFences(asked.body);
  const base = checkout.base ? await checkout.read('base', isSessionFile) : null;
  const touched = foldersOf(changed, head, base);
  const wanted = new Map(touched.map(folder => [folder, 'its files are changed by this change']));
  for (const folder of openFolders(checkout, asked.hand, head, base)) if (!wanted.has(folder)) wanted.set(folder, '');
  if (wanted.size === 0 && bodies.length === 0) return [];
  const fork = checkout.base ? await checkout.read('fork', isSessionFile) : new Map<string, Uint8Array>();
  const steps =
    wanted.size > 0
      ? await checkout.steps(path => /\/(?:tasks\.yaml|status\.json)$/.test(path) && isSessionFile(path))
      : [];
  const known = new Set(taken.map(id => id.toLowerCase()));
  const common = {
    changes: checkout.changes,
    paths,
    steps,
    agents: new Map([...head].filter(([path]) => agent(path))),
    policy: policyOf(policy),
  };
  const sessions = [...wanted].map(([folder, because], index): Candidate => {
    const source: Session = {
      ...common,
      folder,
      name: folder.slice(folder.lastIndexOf('/') + 1),
      head: below(head, folder),
      base: base && below(base, folder),
      fork: below(fork, folder),
      body: bodies.filter(({ text }) => owner(text, [...wanted.keys()]) === index),
    };
    const contract = lowerSession(source);
    return {
      contract: unlike(contract, known),
      because: because || 'there is no base to tell which apply, so every open one does',
    };
  });
  if (wanted.size > 0) return sessions;
  const name = 'agent-output';
  const empty: Files = new Map();
  const source: Session = {
    ...common,
    folder: `${sessionsFolder}/${name}`,
    name,
    head: empty,
    base: null,
    fork: empty,
    body: bodies,
  };
  const contract = lowerSession({ ...source, agents: empty }, 'body');
  const own = { ...contract, title: "agents' inputs and outputs in the body", path: asked.body.path };
  return own.criteria.length === 0 ? [] : [{ contract: unlike(own, known) }];
}

/** A contract may have the folder's name for its id already; then the session gets another. */
function unlike<C extends { id: string; criteria: readonly { id: string }[] }>(
  contract: C,
  known: ReadonlySet<string>,
): C {
  if (!known.has(contract.id.toLowerCase())) return contract;
  const id = `session-${contract.id}`.slice(0, 64);
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

/** A folder below `.agents-work` is a session where its name begins like one, or an artifact lies in it. */
function foldersOf(paths: Iterable<string>, head: Files, base: Files | null): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    if (!isSessionFile(path)) continue;
    const [, name = '', ...rest] = path.split('/');
    const folder = rest.length > 0 ? `${sessionsFolder}/${name}` : sessionsFolder;
    const holds = artifacts.some(each => head.has(`${folder}/${each}`) || base?.has(`${folder}/${each}`));
    if (holds || (rest.length > 0 && /^\d{4}\D?\d{2}/.test(name))) folders.add(folder);
  }
  return [...folders].sort();
}

/** Sessions beside those that are changed: named by hand, or open where there is no base. */
function openFolders(checkout: Checkout, { paths, only }: ByHand, head: Files, base: Files | null): string[] {
  return foldersOf([...head.keys(), ...(base?.keys() ?? [])], head, base).filter(folder => {
    const id = sessionId(folder.slice(folder.lastIndexOf('/') + 1)).toLowerCase();
    const named = only.some(each => each.toLowerCase().replace(/\/.*$/, '') === id);
    if (named || paths.some(path => path.startsWith(`${folder}/`))) return true;
    if (checkout.base) return false;
    const status = head.get(`${folder}/status.json`);
    const text = status === undefined ? undefined : textOf(status);
    const node = text && 'text' in text ? looseJson(text.text).node : undefined;
    const state = node?.kind === 'map' ? node.entries.find(({ key }) => key === 'current_state')?.value : undefined;
    return !(state?.kind === 'text' && state.value === 'DONE');
  });
}

function jsonFences({ text, path }: Asked['body']): Session['body'] {
  const { fences, lines } = scanMarkdown(text);
  return fences
    .filter(({ info }) => /^json\b/i.test(info))
    .map(({ from, to }) => ({ text: lines.slice(from, to).join('\n'), path, line: from + 1 }));
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
