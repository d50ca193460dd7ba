import { someOf } from '../../model/outcome.ts';
import type { World } from '../../model/world.ts';
import { pathProblem } from '../../schema/paths.ts';
import { claimedPath, counted, type Judge, type ListClaim, mismatch } from './judge.ts';

export type FilesCreatedClaim = ListClaim & { kind: 'files_created' };

/** Every file that is claimed as created exists now and did not before. */
export const files_created: Judge<FilesCreatedClaim> = {
  kind: 'files_created',
  needsBase: true,
  title: ({ key }) => `the diff adds every file under ${key}`,
  async judge(claim, world) {
    const changes = new Map(world.changes.map(change => [change.path, change]));
    const wrong: string[] = [];
    const moved: string[] = [];
    for (const item of claim.items) {
      const path = claimedPath(item);
      const { kind, from } = changes.get(path) ?? {};
      if (kind === 'added') continue;
      if (kind === 'renamed') moved.push(`${path} is ${from}, moved`);
      else if (kind === 'deleted') wrong.push(`${path} is deleted`);
      else if (kind === 'modified') wrong.push(`${path} existed before`);
      else wrong.push(await describeUnchanged(path, world));
    }
    if (wrong.length + moved.length === 0) return { pass: `${counted(claim.items.length, 'file')} added` };
    const fix = `list under ${claim.key} only files that this change adds; list files that existed before under files_changed`;
    if (wrong.length === 0) return mismatch('warn', claim, { is: someOf(moved), fix });
    return mismatch('fail', claim, { is: someOf(wrong), fix });
  },
};

async function describeUnchanged(path: string, world: World): Promise<string> {
  const look = pathProblem(path) === undefined ? await world.files.inspect(path) : undefined;
  if (look?.kind !== 'file' && look?.kind !== 'directory') return `${path} does not exist`;
  if (look.kind === 'directory') return `${path} is a directory`;
  return look.kept ? `${path} existed before` : `${path} is ignored by git`;
}
