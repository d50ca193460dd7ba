import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { matchesAny } from '../../match/glob.ts';
import type { CollectedFile } from '../../model/world.ts';
import { normalisePath } from '../../schema/paths.ts';
import { identityOf, type LocatedPath, locate, readLocated } from '../files/safe-paths.ts';

const maxTotalLength = 64 * 1024 * 1024;
const neverEntered = new Set(['.git', 'node_modules']);

/** Records the files that match now, and returns a function that reads those written since. */
export async function openCollection(
  top: string,
  patterns: readonly string[],
): Promise<() => Promise<CollectedFile[]>> {
  const globs = patterns.map(normalisePath);
  const before = await matching(top, globs);
  return async () => {
    const after = await matching(top, globs);
    const written = [...after].filter(([path, place]) => mark(place) !== mark(before.get(path)));
    const collected: CollectedFile[] = [];
    let total = 0;
    for (const [path, place] of written) {
      const text = total <= maxTotalLength ? await textOf(place) : '';
      total += text.length;
      collected.push({ path, text });
    }
    return collected;
  };
}

function mark(place: LocatedPath | undefined): string | undefined {
  return place?.kind === 'file' ? identityOf(place.stats) : place?.kind;
}

/** A file that can't be read is an empty text, because it was written. */
async function textOf(place: LocatedPath): Promise<string> {
  const bytes = place.kind === 'file' ? await readLocated(place) : undefined;
  return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : '';
}

async function matching(top: string, globs: readonly string[]): Promise<Map<string, LocatedPath>> {
  const found = new Map<string, LocatedPath>();
  for (const glob of globs) {
    for await (const path of walk(top, fixedFolder(glob))) {
      if (!found.has(path) && matchesAny([glob], path)) found.set(path, await locate(top, path));
    }
  }
  return found;
}

/** The deepest folder that contains every match. */
function fixedFolder(glob: string): string {
  const folders = glob.split('/').slice(0, -1);
  const first = folders.findIndex(segment => /[*?[{\\!]/.test(segment));
  return (first === -1 ? folders : folders.slice(0, first)).join('/') || '.';
}

/** All files below a folder; links to folders are not followed. */
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
