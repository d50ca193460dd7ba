import { matchesAny } from '../../match/glob.ts';
import { cited } from '../../syntax/text.ts';
import { tools } from '../index.ts';
import type { LockEntry, LockFile } from '../tool.ts';

const locks: readonly LockFile[] = tools.flatMap(({ locks = [] }) => locks);

/** Whether a file pins the packages that a project installs. */
export function isLockFile(path: string): boolean {
  return locks.some(({ file }) => matchesAny([file], path));
}

/** What became of the packages of a lock file that stay, apart from new versions; `unreadable` if that can't be told. */
export function alteredPackages(path: string, before: string, now: string): readonly string[] | 'unreadable' {
  const lock = locks.find(({ file }) => matchesAny([file], path));
  const [old, current] = [lock?.entries(before), lock?.entries(now)];
  if (!old) return [];
  if (!current || (current.length === 0 && old.length > 0)) return 'unreadable';
  return [...movedPackages(old, current), ...repackedPackages(old, current)];
}

/** Packages that come from another place than before, or are another package under the same name. */
function movedPackages(old: readonly LockEntry[], current: readonly LockEntry[]): string[] {
  const before = grouped(old, ({ name }) => name);
  return [...grouped(current, ({ name }) => name)].flatMap(([name, entries]) => {
    const known = new Set(before.get(name)?.map(({ source }) => source));
    const other = known.size > 0 ? entries.find(({ source }) => !known.has(source)) : undefined;
    if (!other) return [];
    const [first = ''] = known;
    return [`${name} comes from ${placed(other.source)}, before from ${placed(first)}`];
  });
}

/** Packages whose content is another one at the same version, or is no longer pinned. */
function repackedPackages(old: readonly LockEntry[], current: readonly LockEntry[]): string[] {
  const key = ({ name, version, source }: LockEntry) => JSON.stringify([name, version, source]);
  const before = grouped(old, key);
  return [...grouped(current, key)].flatMap(([each, entries]) => {
    const known = new Set(before.get(each)?.map(({ integrity }) => integrity));
    const other = known.size > 0 && entries.find(({ integrity }) => !known.has(integrity));
    if (!other || (known.size === 1 && known.has(''))) return [];
    const { name, version, integrity } = other;
    return [
      `${name} ${version} ${integrity === '' ? 'is no longer pinned to its content' : 'has other content than before'}`,
    ];
  });
}

function placed(source: string): string {
  return source === '' ? 'the default source' : cited(source);
}

function grouped(entries: readonly LockEntry[], key: (entry: LockEntry) => string): Map<string, LockEntry[]> {
  const groups = new Map<string, LockEntry[]>();
  for (const entry of entries) {
    const name = key(entry);
    const group = groups.get(name);
    if (group) group.push(entry);
    else groups.set(name, [entry]);
  }
  return groups;
}
