import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type GitCall, NotACheckout, oneLine } from './process.ts';

/** Where git keeps a checkout. Absolute paths. */
export interface Places {
  /** The real path of the top folder. */
  top: string;
  gitFolder: string;
  /** For a second worktree, that of its repository. */
  commonFolder: string;
  index: string;
  objects: string;
  attributes: string;
}

const asked = [
  ['--show-toplevel'],
  ['--git-dir'],
  ['--git-common-dir'],
  ['--git-path', 'index'],
  ['--git-path', 'objects'],
  ['--git-path', 'info/attributes'],
];

export async function findPlaces(git: GitCall, cwd: string): Promise<Places> {
  const answer = await git(['rev-parse', ...asked.flat()], { accept: [0, 128] });
  if (answer.code !== 0) throw refusal(answer.stderr, cwd);
  const lines = oneLine(answer).split('\n');
  // A path that contains a line feed is more than one line.
  const paths =
    lines.length === asked.length
      ? lines
      : await Promise.all(asked.map(async each => oneLine(await git(['rev-parse', ...each]))));
  if (paths[0] === '') throw refusal('', cwd);
  const [top = '', gitFolder = '', commonFolder = '', index = '', objects = '', attributes = ''] = paths.map(path =>
    resolve(cwd, path),
  );
  return { top: await realpath(top), gitFolder, commonFolder, index, objects, attributes };
}

function refusal(words: string, cwd: string): NotACheckout {
  if (words.includes('dubious ownership')) {
    return new NotACheckout(
      `git refuses to open the checkout in ${cwd}, because its files belong to another user. ` +
        `Run: git config --global --add safe.directory ${JSON.stringify(cwd)}`,
    );
  }
  return new NotACheckout(`${cwd} is not a git checkout. Run this inside one, or pass its folder.`);
}
