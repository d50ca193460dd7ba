import type { CheckType } from '../model/check.ts';
import { andMore, type FoundPlace } from '../model/outcome.ts';
import type { World } from '../model/world.ts';
import { type ContractEdit, contractEdits } from './shared/contract-edits.ts';

interface Params {
  path: string;
  /** What the pull request did to it: "this pull request deletes it". */
  change: string;
  /** The line to show it at in the head's version; none if the file is gone. */
  line?: number;
}

/** Added by the gate to a contract of the base that the pull request changes or deletes: a person must agree. */
export const contract_unchanged: CheckType<Params> = {
  type: 'contract_unchanged',
  guard: true,
  runs: 'static',
  title: ({ path }) => `contract ${path} unchanged`,
  label: () => '',
  fix: ({ path }) => `Revert ${path}, or ask a maintainer to approve this commit.`,
  async run(params, world) {
    const { path, change, line } = params;
    const edits = line === undefined ? [] : await editsOf(path, world);
    const [first] = edits;
    const what = first ? `${first.words}${andMore(edits.length)}; ` : '';
    return {
      status: 'pending',
      message: `${path}: ${what}${change}, and a maintainer must approve the change`,
      want: this.title(params),
      got: first
        ? edits
            .slice(0, mostListed)
            .map(({ words }) => words)
            .join('; ')
        : change,
      owner: 'person',
      about: [path],
      ...(line === undefined ? {} : { at: { path, line: first?.line ?? line } }),
      ...(edits.length > 1 ? { places: edits.slice(0, mostPlaces).map(edit => placeOf(edit, path)) } : {}),
    };
  },
};

const mostListed = 20;
const mostPlaces = 200;

async function editsOf(path: string, { before, files }: World): Promise<ContractEdit[]> {
  const [was, is] = [await before(path), await files.read(path)];
  return was === undefined || is.kind !== 'text' ? [] : contractEdits(path, was, is.text);
}

function placeOf({ words, line }: ContractEdit, path: string): FoundPlace {
  return { path, line, message: words, severity: 'pending', code: 'contract_edited' };
}
