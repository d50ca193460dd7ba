import { someOf } from '../../model/outcome.ts';
import { normalisePath, pathProblem } from '../../schema/paths.ts';
import { counted, type Judge, type ListClaim, mismatch } from './judge.ts';

export type LocationsClaim = ListClaim & { kind: 'locations' };

/** Each location names a file that exists and a line that it has. */
export const locations: Judge<LocationsClaim> = {
  kind: 'locations',
  title: () => 'every location is a line of a file that exists',
  async judge(claim, world) {
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
        if (outside !== undefined) wrong.push(`${path} has ${counted(lines, 'line')}, not ${outside}`);
      }
    }
    const fix = 'write each location as FILE:LINE, as it is in this checkout';
    if (wrong.length > 0) return mismatch('fail', claim, { is: someOf(wrong), fix });
    if (vague.length > 0) return mismatch('warn', claim, { is: `${someOf(vague)} names no line`, fix });
    return { pass: `${counted(claim.items.length, 'location')} found` };
  },
};

const longestLocation = 1000;

/** `FILE:LINE`, `FILE:FROM-TO`, `FILE#L2`, a link to one, or a file alone, with words behind it. */
function locationIn(item: string): { path: string; line?: number; last: number } {
  const plain = item.slice(0, longestLocation).replaceAll('`', '').replaceAll('\\', '/').trim();
  const [link, text = '', target = ''] = /^\[([^\]]+)\]\(([^)\s]+)\)/.exec(plain) ?? [];
  const bare = link === undefined ? plain : /^[a-z]+:\/\//i.test(target) ? text : target;
  const [, file, line, last = line] = /^([^:#]+)(?::|#L)(\d{1,9})(?:[-–]L?(\d{1,9}))?/.exec(bare) ?? [];
  if (file !== undefined) return { path: normalisePath(file.trim()), line: Number(line), last: Number(last) };
  return { path: normalisePath(bare.split(/[\s:]/, 1)[0]!), last: 0 };
}
