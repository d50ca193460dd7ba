import { findAll } from '../../src/match/pattern.ts';
import type { CheckType } from '../../src/model/check.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import type { Change, Command, Finished, LineCount, Past, RanBefore, World } from '../../src/model/world.ts';
import { parseDocuments } from '../../src/syntax/parse.ts';

export interface Given {
  files?: Record<string, string>;
  ignored?: Record<string, string>;
  changes?: Change[];
  before?: Record<string, string>;
  compared?: boolean;
  body?: string;
  disturbed?: string[];
  commits?: World['commits'];
  history?: Past[];
  lineCounts?: Record<string, LineCount>;
  ran?: RanBefore[];
  /** The base's own files; its trees, where there are any. */
  base?: Record<string, string>;
  trees?: World['base']['trees'];
  ownDemand?: boolean;
  /** Whether commands run in a cage. */
  caged?: boolean;
  run?: (command: Command) => Partial<Finished> | undefined;
}

/** A plain object in the place of the outside: what a check asks is answered from here. */
export function world({
  files = {},
  ignored = {},
  changes = [],
  before = {},
  compared = true,
  body = '',
  disturbed = [],
  commits = [],
  history = [],
  lineCounts = {},
  ran = [],
  base = {},
  trees = null,
  ownDemand = false,
  caged = true,
  run,
}: Given = {}): World {
  const list = Object.keys(files).sort();
  const all: Record<string, string> = { ...files, ...ignored };
  const isFolder = (path: string) => Object.keys(all).some(each => each.startsWith(`${path}/`));
  const kept = (path: string) => list.some(each => each === path || each.startsWith(`${path}/`));
  const missing = (path: string) => {
    const nearest = list.find(each => each.toLowerCase() === path.toLowerCase());
    return nearest ? { kind: 'missing' as const, nearest } : { kind: 'missing' as const };
  };
  return {
    top: '/repo',
    commits,
    base: { name: 'main@1a2b3c4', files: async () => world({ files: base }).files, trees },
    files: {
      list,
      async inspect(path) {
        const text = all[path];
        if (text !== undefined)
          return {
            kind: 'file',
            size: Buffer.byteLength(text),
            kept: kept(path),
            lfs: text.startsWith('version https://git-lfs'),
          };
        return isFolder(path) ? { kind: 'directory', kept: kept(path) } : missing(path);
      },
      async read(path) {
        const text = all[path];
        if (text !== undefined) return { kind: 'text', text };
        return isFolder(path) ? { kind: 'directory', kept: kept(path) } : missing(path);
      },
    },
    ownDemand,
    changes,
    compared,
    before: async path => before[path],
    body: { text: body, path: 'body.md' },
    isContract: path => path.startsWith('.contracts/'),
    isReport: path => path.startsWith('reports/'),
    async search({ pattern, flags, text }) {
      return { kind: 'counted', ...findAll(pattern, flags, text) };
    },
    disturbed: async () => disturbed,
    isolation: async () => ({ kind: caged ? 'unshare' : 'none', network: 'allow' }),
    hasCommit: async id => commits.some(each => each.id.startsWith(id)),
    history: async () => history,
    lineCounts: async () => new Map(Object.entries(lineCounts)),
    ran: () => ran,
    async run(command) {
      return { ...finished(), ...run?.(command) };
    },
  };
}

/** The commits of a base, for fakes of its trees. */
export const baseCommits = { tip: '1a2b3c4', fork: '0a1b2c3' };

export function finished(code = 0, stdout = ''): Finished {
  return {
    ending: { kind: 'exit', code },
    stdout,
    stderr: '',
    output: { tail: stdout, truncated: false, sha256: '' },
    collected: [],
    survivors: 'none',
    durationMs: 0,
  };
}

/** The parameters of what a contract writes under the check's key, as YAML. */
export function written<P>(check: CheckType<P>, yaml: string): P[] {
  const problems: string[] = [];
  const [node] = parseDocuments(
    'x.yml',
    `v: ${yaml.includes('\n') ? `\n  ${yaml.replaceAll('\n', '\n  ')}` : yaml}`,
  ).nodes;
  if (node?.kind !== 'map') throw new Error(`no YAML: ${yaml}`);
  const entries = check.written!.entries.read(node.entries[0]!.value, (_, message) => problems.push(message));
  if (!entries) throw new Error(problems.join('; '));
  return entries.map(({ value }) => value);
}

/** What comes of the first criterion that the YAML asks for. */
export function outcome<P>(check: CheckType<P>, yaml: string, given: Given = {}): Promise<Outcome> {
  return check.run(written(check, yaml)[0]!, world(given));
}
