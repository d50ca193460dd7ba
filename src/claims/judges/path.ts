import { pathProblem } from '../../schema/paths.ts';
import { claimedPath, type FieldClaim, type Judge, mismatch } from './judge.ts';

export type PathClaim = FieldClaim & { kind: 'path'; value: string };

/** A file that was written exists, is kept by git, and is not empty. */
export const path: Judge<PathClaim> = {
  kind: 'path',
  title: ({ key }) => `${key} names a file that exists and is not empty`,
  async judge(claim, world) {
    const file = claimedPath(claim.value);
    const fail = (is: string, fix: string) => mismatch('fail', claim, { is, fix });
    const problem = pathProblem(file);
    if (problem !== undefined) return fail(problem, `write the path of the file under ${claim.key}`);
    const look = await world.files.inspect(file);
    const fix = `write ${file}, or name under ${claim.key} the file that was written`;
    if (look.kind === 'missing')
      return fail(`there is no ${file}${look.nearest ? `; ${look.nearest} differs in letter case` : ''}`, fix);
    if (look.kind === 'refused') return fail(`${file} may not be read: ${look.reason}`, fix);
    if (look.kind === 'directory') return fail(`${file} is a directory`, fix);
    if (!look.kept) return fail(`git ignores ${file}, so nobody else gets it`, fix);
    if (look.size === 0) return fail(`${file} is empty`, `write ${file}`);
    const read = await world.files.read(file);
    if (read.kind === 'text' && read.text.trim() === '')
      return fail(`${file} has nothing but white space`, `write ${file}`);
    return { pass: `${file} exists` };
  },
};
