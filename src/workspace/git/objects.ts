import type { Past } from '../../model/world.ts';
import type { GitObject, ObjectStore } from './object-store.ts';
import { fields, type GitCall, nameOf } from './process.ts';

export interface TreeEntry {
  oid: string;
  mode: string;
}

export interface Commit {
  id: string;
  /** `Name <email>` */
  author: string;
  message: string;
}

type Lister = (commit: string) => Promise<Map<string, TreeEntry>>;

/** Lists the files of commits. Each folder is read once, however many commits have it. */
export function treeLister(store: Pick<ObjectStore, 'read'>): Lister {
  const folders = new Map<string, readonly RawEntry[]>();
  const readings = new Map<string, Promise<void>>();
  const readFolder = (oid: string): Promise<void> => {
    const reading = readings.get(oid) ?? store.read(oid).then(found => keep(oid, found));
    readings.set(oid, reading);
    return reading;
  };
  const keep = async (oid: string, found: GitObject | undefined) => {
    const entries = rawEntries(oid, found);
    folders.set(oid, entries);
    await Promise.all(entries.flatMap(entry => (entry.mode === folderMode ? [readFolder(entry.oid)] : [])));
  };
  const addFiles = (oid: string, prefix: string, files: Map<string, TreeEntry>) => {
    for (const entry of folders.get(oid) ?? []) {
      const path = prefix + entry.name;
      if (entry.mode === folderMode) addFiles(entry.oid, `${path}/`, files);
      else files.set(textOf(path), entry);
    }
  };
  return async commit => {
    const tree = await store.read(`${commit}^{tree}`);
    if (!tree) throw new Error(`git has no commit ${JSON.stringify(commit)}, or not its files`);
    await readFolder(tree.oid);
    const files = new Map<string, TreeEntry>();
    addFiles(tree.oid, '', files);
    return files;
  };
}

/** An entry of a folder, with each byte of its name as one character. */
interface RawEntry extends TreeEntry {
  name: string;
}

const folderMode = '40000';

/** `MODE NAME`, NUL, and the id as bytes. */
function rawEntries(oid: string, found: GitObject | undefined): RawEntry[] {
  if (!found?.body || found.type !== 'tree') throw new Error(`git has no folder ${oid}; the clone is incomplete`);
  const { body } = found;
  const idLength = oid.length / 2;
  const entries: RawEntry[] = [];
  for (let at = 0; at < body.length; ) {
    const space = body.indexOf(0x20, at);
    const end = body.indexOf(0, space);
    const next = end + 1 + idLength;
    if (space < 0 || end < 0 || next > body.length) throw new Error(`git has a damaged folder ${oid}`);
    entries.push({
      mode: body.toString('latin1', at, space),
      name: body.toString('latin1', space + 1, end),
      oid: body.toString('hex', end + 1, next),
    });
    at = next;
  }
  return entries;
}

const textOf = (path: string) => (/^[\0-\x7f]*$/.test(path) ? path : nameOf(Buffer.from(path, 'latin1')));

export async function listCommits(git: GitCall, from: string | null, to: string): Promise<Commit[]> {
  const range = from === null ? [to] : [`${from}..${to}`];
  const format = ['-z', '--format=tformat:%H%x00%an <%ae>%x00%B', '--encoding=UTF-8', '--no-color', '--no-patch'];
  const order = ['--topo-order', '--reverse'];
  const { stdout } = await git(['log', ...format, ...order, '--end-of-options', ...range, '--']);
  const parts = stdout.toString('utf8').split('\0');
  const commits: Commit[] = [];
  for (let index = 0; index + 2 < parts.length; index += 3) {
    commits.push({ id: parts[index]!, author: parts[index + 1]!, message: parts[index + 2]!.trimEnd() });
  }
  return commits;
}

/**
 * The files that each commit touched, oldest first. A merge touches only what differs from both parents: not what came with
 * the other branch, but what was added while merging.
 */
export async function listTouched(git: GitCall, from: string, to: string): Promise<Past[]> {
  const format = ['-z', '--format=tformat:%x01%H', '--name-only', '--no-renames', '--diff-merges=dense-combined'];
  const safety = ['--no-color', '--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty'];
  const order = ['--topo-order', '--reverse'];
  const { stdout } = await git(['log', ...format, ...safety, ...order, '--end-of-options', `${from}..${to}`, '--']);
  const past: { id: string; files: string[] }[] = [];
  for (const part of fields(stdout)) {
    const header = /^\n?\x01([0-9a-f]{40,64})$/.exec(part);
    const files = past.at(-1)?.files;
    if (header) past.push({ id: header[1]!, files: [] });
    // A line feed separates a commit from its files.
    else if (part !== '') files?.push(files.length === 0 ? part.replace(/^\n/, '') : part);
  }
  return past;
}

/** Whether a commit with this full or abbreviated id exists. */
export async function hasCommit(store: Pick<ObjectStore, 'read'>, id: string): Promise<boolean> {
  return /^[0-9a-f]{7,64}$/i.test(id) && (await store.read(`${id}^{commit}`)) !== undefined;
}

/** Without blobs that are missing or too large. */
export async function readBlobs(
  store: Pick<ObjectStore, 'read'>,
  oids: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const wanted = [...new Set(oids)].filter(oid => /^[0-9a-f]{40,64}$/.test(oid));
  const found = await Promise.all(wanted.map(oid => store.read(oid)));
  return new Map(
    found.flatMap((object, index) =>
      object?.type === 'blob' && object.body ? [[wanted[index]!, object.body] as const] : [],
    ),
  );
}
