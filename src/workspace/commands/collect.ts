import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { matchesAny } from '../../match/glob.ts';
import type { Collected } from '../../model/world.ts';
import { normalisePath } from '../../schema/paths.ts';
import { identityOf, type Located, locate, readLocated } from '../files/safe-paths.ts';

const mostInAll = 64 * 1024 * 1024;
const neverEntered = new Set(['.git', 'node_modules']);

/** Notes the files that match now; the answer, asked for later, gives those that were written since. */
export async function openCollection(top: string, pattern: string): Promise<() => Promise<Collected[]>> {
  const glob = normalisePath(pattern);
  const before = await matching(top, glob);
  return async () => {
    const after = await matching(top, glob);
    const written = [...after].filter(([path, place]) => mark(place) !== mark(before.get(path)));
    const collected: Collected[] = [];
    let total = 0;
    for (const [path, place] of written) {
      const text = total <= mostInAll ? await textOf(place) : '';
      total += text.length;
      collected.push({ path, text });
    }
    return collected;
  };
}

function mark(place: Located | undefined): string | undefined {
  return place?.kind === 'file' ? identityOf(place.stats) : place?.kind;
}

/** A file that can't be read is empty text: it must not be taken for one that was never written. */
async function textOf(place: Located): Promise<string> {
  const bytes = place.kind === 'file' ? await readLocated(place) : undefined;
  return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : '';
}

async function matching(top: string, glob: string): Promise<Map<string, Located>> {
  const found = new Map<string, Located>();
  for await (const path of walk(top, fixedFolder(glob))) {
    if (matchesAny([glob], path)) found.set(path, await locate(top, path));
  }
  return found;
}

/** The folder that every match is in. */
function fixedFolder(glob: string): string {
  const folders = glob.split('/').slice(0, -1);
  const first = folders.findIndex(segment => /[*?[{\\!]/.test(segment));
  return (first === -1 ? folders : folders.slice(0, first)).join('/') || '.';
}

/** Everything below a folder but folders; links to folders are not followed. */
async function* walk(top: string, folder: string): AsyncGenerator<string> {
  const start = await locate(top, folder);
  if (start.kind !== 'directory') return;
  const entries = await readdir(start.real, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder === '.' ? entry.name : join(folder, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (!neverEntered.has(entry.name)) yield* walk(top, path);
  }
}
