import type { Outcome } from '../../model/outcome.ts';
import type { Change, World } from '../../model/world.ts';
import { normalisePath, pathProblem } from '../../schema/paths.ts';
import { type ClaimOf, notSo, number, someOf } from '../claim.ts';

/** The path that an item of a list names, without the remark that may follow it: `a.ts (new)`, `a.ts - the parser`. */
export function claimedPath(item: string): string {
  const bare = item.trim().replaceAll('`', '');
  const remark = bare.search(bare.endsWith(')') ? /\s[(–—-]/ : /\s[–—-]\s/);
  return normalisePath(remark === -1 ? bare : bare.slice(0, remark).trimEnd());
}

/** Every file that is claimed as changed is in the diff. */
export async function filesChanged(claim: ClaimOf<'files_changed' | 'files_modified'>, world: World): Promise<Outcome> {
  const changed = touched(world.changes);
  const missing = claim.items.map(claimedPath).filter(path => !changed.has(path));
  if (missing.length === 0) return { status: 'pass', message: `${number(claim.items.length, 'file')} in the diff` };
  const is = `the diff does not change ${someOf(missing)}`;
  const fix = `change ${someOf(missing)} as the task asks, or take ${missing.length === 1 ? 'it' : 'them'} out of ${claim.key}`;
  return notSo('fail', claim, { is, fix });
}

/** Every file that is claimed as created is there now and was not before. */
export async function filesCreated(claim: ClaimOf<'files_created'>, world: World): Promise<Outcome> {
  const changes = new Map(world.changes.map(change => [change.path, change]));
  const wrong: string[] = [];
  const moved: string[] = [];
  for (const item of claim.items) {
    const path = claimedPath(item);
    const { kind, from } = changes.get(path) ?? {};
    if (kind === 'added') continue;
    if (kind === 'renamed') moved.push(`${path} is ${from}, moved`);
    else if (kind === 'deleted') wrong.push(`${path} is deleted`);
    else if (kind === 'modified') wrong.push(`${path} was there before`);
    else wrong.push(await unchangedWords(path, world));
  }
  if (wrong.length + moved.length === 0)
    return { status: 'pass', message: `${number(claim.items.length, 'file')} added` };
  const fix = `list under ${claim.key} only files that this change adds; what was there before belongs under files_changed`;
  if (wrong.length === 0) return notSo('warn', claim, { is: someOf(moved), fix });
  return notSo('fail', claim, { is: someOf(wrong), fix });
}

/** What is so of a path that the diff does not touch. */
async function unchangedWords(path: string, world: World): Promise<string> {
  const look = pathProblem(path) === undefined ? await world.files.look(path) : undefined;
  if (look?.kind !== 'file' && look?.kind !== 'directory') return `${path} is not there`;
  if (look.kind === 'directory') return `${path} is a folder`;
  return look.kept ? `${path} was there before` : `${path} is ignored by git`;
}

/** Nothing is changed that was not claimed; what comes with the contract or the claim itself is no work. */
export async function unclaimed(claim: ClaimOf<'unclaimed'>, world: World): Promise<Outcome> {
  const claimed = new Set(claim.items.map(claimedPath));
  const silent = world.changes.filter(
    ({ path, from }) =>
      !claimed.has(path) &&
      !(from && claimed.has(from)) &&
      path !== claim.path &&
      !world.isContract(path) &&
      !world.isReport(path),
  );
  if (silent.length === 0) return { status: 'pass', message: 'everything that is changed was claimed' };
  const paths = silent.map(({ path }) => path);
  return notSo('warn', claim, {
    is: `the diff also changes ${someOf(paths)}`,
    fix: `add ${someOf(paths)} to ${claim.key}, or take ${paths.length === 1 ? 'it' : 'them'} out of the change`,
  });
}

/** A file that was written is there, is one that git keeps, and holds something. */
export async function writtenFile(claim: ClaimOf<'path'>, world: World): Promise<Outcome> {
  const path = claimedPath(claim.value);
  const not = (is: string, fix: string) => notSo('fail', claim, { is, fix });
  const problem = pathProblem(path);
  if (problem !== undefined) return not(problem, `write the path of the file under ${claim.key}`);
  const look = await world.files.look(path);
  const commit = `write and commit ${path}, or name under ${claim.key} the file that was written`;
  if (look.kind === 'missing')
    return not(`there is no ${path}${look.nearest ? `; ${look.nearest} differs in letter case` : ''}`, commit);
  if (look.kind === 'refused') return not(`${path} may not be read: ${look.reason}`, commit);
  if (look.kind === 'directory') return not(`${path} is a folder`, commit);
  if (!look.kept) return not(`git ignores ${path}, so nobody else gets it`, commit);
  if (look.size === 0) return not(`${path} is empty`, `write ${path}`);
  const read = await world.files.read(path);
  if (read.kind === 'text' && read.text.trim() === '')
    return not(`${path} holds nothing but white space`, `write ${path}`);
  return { status: 'pass', message: `${path} is there` };
}

/** As many files as were changed, which git knows exactly: another number was not counted. */
export async function filesReviewed(claim: ClaimOf<'files_reviewed'>, world: World): Promise<Outcome> {
  const most = world.changes.length;
  const least = world.changes.filter(({ path, kind }) => kind !== 'deleted' && !world.isContract(path)).length;
  if (claim.count >= least && claim.count <= most)
    return { status: 'pass', message: `${number(claim.count, 'file')} of ${most}` };
  const is = `the diff changes ${number(most, 'file')}`;
  return notSo('fail', claim, { is, fix: `review every file of the diff and write ${claim.key}: ${most}` });
}

const longestLocation = 1000;

/** Each location names a file that is there and a line that it has. */
export async function locations(claim: ClaimOf<'locations'>, world: World): Promise<Outcome> {
  const wrong: string[] = [];
  const vague: string[] = [];
  for (const item of claim.items) {
    const { path, line, last } = locationIn(item);
    const read = pathProblem(path) === undefined ? await world.files.read(path) : undefined;
    if (read?.kind !== 'text') wrong.push(`there is no file ${path}`);
    else if (line === undefined) vague.push(item);
    else {
      const lines = read.text.replace(/\r?\n$/, '').split('\n').length;
      const outside = [line, last].find(each => each < 1 || each > lines);
      if (outside !== undefined) wrong.push(`${path} has ${number(lines, 'line')}, not ${outside}`);
    }
  }
  const fix = 'name each place as FILE:LINE, as it is in this checkout';
  if (wrong.length > 0) return notSo('fail', claim, { is: someOf(wrong), fix });
  if (vague.length > 0) return notSo('warn', claim, { is: `${someOf(vague)} names no line`, fix });
  return { status: 'pass', message: `${number(claim.items.length, 'location')} found` };
}

/** `FILE:LINE`, `FILE:FROM-TO`, `FILE#L2`, a link to one, or a file alone, with words behind it. */
function locationIn(item: string): { path: string; line?: number; last: number } {
  const plain = item.slice(0, longestLocation).replaceAll('`', '').replaceAll('\\', '/').trim();
  const [link, text = '', target = ''] = /^\[([^\]]+)\]\(([^)\s]+)\)/.exec(plain) ?? [];
  const bare = link === undefined ? plain : /^[a-z]+:\/\//i.test(target) ? text : target;
  const [, file, line, last = line] = /^([^:#]+)(?::|#L)(\d{1,9})(?:[-–]L?(\d{1,9}))?/.exec(bare) ?? [];
  if (file !== undefined) return { path: normalisePath(file.trim()), line: Number(line), last: Number(last) };
  return { path: normalisePath(bare.split(/[\s:]/, 1)[0]!), last: 0 };
}

function touched(changes: readonly Change[]): Set<string> {
  return new Set(changes.flatMap(({ path, from }) => (from ? [path, from] : [path])));
}
