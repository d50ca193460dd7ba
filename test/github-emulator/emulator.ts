import { createEmulator } from 'emulate';
import { onTestFinished } from 'vitest';
import type { Answer, Json } from './json.ts';

export const owner = 'acme';
export const name = 'shop';
export const fullName = `${owner}/${name}`;
/** Whom the token of a job stands for. */
export const bot = 'github-actions[bot]';
const admin = 'admin';

export type Permission = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';

export interface Person {
  login: string;
  type: 'User' | 'Bot';
  permission: Permission;
  /** Slugs of teams of the organisation. */
  teams: readonly string[];
}

/** The real emulator, with its addresses and people in our words. */
export interface Emulator {
  /** Asks as this person (or the job's own bot, or the owner). */
  ask(method: string, path: string, options?: { body?: unknown; as?: string }): Promise<Answer>;
  /** Asks as the owner, and throws where that is refused. */
  must(method: string, path: string, body?: unknown, as?: string): Promise<Json>;
  person(login: string, more?: Partial<Omit<Person, 'login'>>): Person;
  known(login: string): Person | undefined;
  /** Everybody who has turned up so far. */
  everybody(): Person[];
  /** A commit of the emulator's own; equal labels give equal ids, in a fork too. */
  commit(label: string, fork?: string): Promise<string>;
  /** A branch with such a commit as its tip, in the repository or in this person's fork; `head` names it to whoever opens a pull request. */
  branch(branch: string, label: string, fork?: string): Promise<{ sha: string; head: string }>;
}

/**
 * The emulator knows only the people that it was started with. It starts with nameless seats, and whoever turns up in a test takes the next
 * one; what it says of a seat is read as said of the person.
 */
const seats = Array.from({ length: 60 }, (_, index) => `ground-seat-${String(index).padStart(3, '0')}`);
const tokenOf = (login: string) => `emulated-${login}`;

export async function openEmulator(urls: { server: string; api: string }): Promise<Emulator> {
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: Object.fromEntries([admin, bot, ...seats].map(login => [tokenOf(login), { login }])),
      github: {
        users: [bot, ...seats].map(login => ({ login })),
        orgs: [{ login: owner, members: [{ login: admin, role: 'admin' }] }],
        repos: [{ owner, name, default_branch: 'main' }],
      },
    },
  });
  onTestFinished(() => emulator.close());

  const people = new Map<string, Person & { seat: string }>();
  const find = (login: string) => people.get(login.toLowerCase());
  const loginAt = new Map<string, Person>();

  const address = emulator.url.replace('localhost', '127.0.0.1');
  const inOurWords = (text: string) =>
    text
      .replaceAll(emulator.url, address)
      .replaceAll(`${address}/repos/`, `${urls.api}/repos/`)
      .replaceAll(`${address}/users/`, `${urls.api}/users/`)
      .replaceAll(address, urls.server)
      .replaceAll(/ground-seat-\d{3}/g, seat => loginAt.get(seat)?.login ?? seat);

  const read = (text: string): Json =>
    JSON.parse(inOurWords(text), (_, value) => {
      if (typeof value?.login !== 'string' || typeof value.type !== 'string') return value;
      return { ...value, type: value.login === bot ? 'Bot' : (find(value.login)?.type ?? value.type) };
    });

  const ask: Emulator['ask'] = async (method, path, { body, as = admin } = {}) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${tokenOf(find(as)?.seat ?? as)}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const link = response.headers.get('link');
    return {
      status: response.status,
      body: text === '' ? undefined : read(text),
      headers: link ? { link: inOurWords(link) } : undefined,
    };
  };

  const must: Emulator['must'] = async (method, path, body, as) => {
    const answer = await ask(method, path, { body, as });
    if (answer.status >= 400)
      throw new Error(`The emulator refused ${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  const home = (fork?: string) => (fork ? `${find(fork)?.seat}/${name}` : fullName);
  const commit: Emulator['commit'] = async (label, fork) => {
    const at = `/repos/${home(fork)}/git`;
    const entry = { path: 'label', mode: '100644', type: 'blob', content: label };
    const { sha: tree } = await must('POST', `${at}/trees`, { tree: [entry] }, fork);
    const author = { name: 'Ground', email: 'ground@example.com', date: '2026-01-01T00:00:00Z' };
    const body = { message: label, tree, parents: [], author, committer: author };
    return (await must('POST', `${at}/commits`, body, fork)).sha;
  };

  return {
    ask,
    must,
    known: find,
    everybody: () => [...people.values()],
    person(login, more = {}) {
      const before = find(login);
      const seat = before?.seat ?? seats[people.size];
      if (!seat) throw new Error('More people than the emulator has seats');
      const type = login.endsWith('[bot]') ? 'Bot' : 'User';
      const person = { type, permission: 'read', teams: [], ...before, login, ...more, seat } as const;
      people.set(login.toLowerCase(), person);
      loginAt.set(seat, person);
      return person;
    },
    commit,
    async branch(branch, label, fork) {
      if (fork) await must('POST', `/repos/${fullName}/forks`, {}, fork);
      const sha = await commit(label);
      if (fork) await commit(label, fork);
      await must('POST', `/repos/${home(fork)}/git/refs`, { ref: `refs/heads/${branch}`, sha }, fork);
      return { sha, head: fork ? `${find(fork)?.seat}:${branch}` : branch };
    },
  };
}
