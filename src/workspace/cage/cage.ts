import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Isolation } from '../../model/world.ts';
import { makeTemporary, removeTree } from '../files/temporary.ts';
import { bwrapKind, plainBwrapKind } from './bwrap.ts';
import type { CagedStart, CageKind, Enter, OpenLayer } from './kind.ts';
import { type CageRules, mountsOf, type Tree } from './mounts.ts';
import { findPrograms, type Programs } from './programs.ts';
import { sudoKind, unshareKind } from './unshare.ts';

/** The cages of one run: what was chosen, once, for all of its trees. */
export interface Cages {
  chosen(): Promise<Isolation>;
  /** Starts a command in the cage of its tree and layer; undefined without a cage. Setup has layer 0. */
  enter(tree: CageTree, layer: number, start: CagedStart): Promise<Enter | undefined>;
  /** Ends the cages of a tree. */
  leave(top: string): Promise<void>;
  close(): Promise<void>;
}

export interface CageTree extends Tree {
  /** The folder with the private files of its commands. */
  run: string;
}

export interface CagesOptions extends CageRules {
  mode: 'auto' | 'required' | 'none';
  top: string;
  environment: NodeJS.ProcessEnv;
  /** The kinds to try, in this order. */
  kinds?: readonly CageKind[];
}

export function openCages(options: CagesOptions): Cages {
  const layers = new Map<string, Promise<OpenLayer>>();
  const folders = new Map<string, Promise<string>>();
  let choosing: Promise<{ kind?: CageKind; isolation: Isolation }> | undefined;

  const choose = (problemOf: (kind: CageKind) => Promise<string | undefined>) => {
    choosing ??=
      options.mode === 'none' ? Promise.resolve(without('the policy sets cage: none')) : probe(options, problemOf);
    return choosing;
  };

  async function open(kind: CageKind, tree: CageTree, layer: number): Promise<OpenLayer> {
    const making = folders.get(tree.top) ?? makeTemporary('cage');
    folders.set(tree.top, making);
    const all = await making;
    const folder = join(all, String(layer));
    mkdirSync(folder, { recursive: true });
    const setup = join(all, '0');
    const base = layer > 0 && existsSync(setup) ? setup : undefined;
    const mounts = mountsOf(tree, tree.run, options.environment, options);
    return kind.open({ mounts, folder, base, network: options.network });
  }

  /** The first command's own cage shows whether the kind works, and is kept if it does. */
  async function tryFor(kind: CageKind, tree: CageTree, layer: number): Promise<string | undefined> {
    try {
      const opened = await open(kind, tree, layer);
      const problem = await problemIn(opened, tree.top, tree.run);
      if (problem === undefined) {
        layers.set(keyOf(tree, layer), Promise.resolve(opened));
        return undefined;
      }
      await opened.close();
      await leave(tree.top);
      return problem;
    } catch (error) {
      await leave(tree.top);
      return (error as Error).message;
    }
  }

  /** Layers run one after the other, so the cage of an earlier one is no longer needed. */
  async function openNext(kind: CageKind, tree: CageTree, layer: number): Promise<OpenLayer> {
    await closeLayers(tree.top);
    return open(kind, tree, layer);
  }

  async function closeLayers(top: string): Promise<void> {
    for (const [key, opening] of [...layers]) {
      if (!key.endsWith(`\0${top}`)) continue;
      layers.delete(key);
      await opening.then(
        layer => layer.close(),
        () => {},
      );
    }
  }

  async function leave(top: string): Promise<void> {
    await closeLayers(top);
    const folder = folders.get(top);
    folders.delete(top);
    if (folder) await removeTree(await folder);
  }

  return {
    chosen: async () => (await choose(kind => problemWith(kind, options))).isolation,
    async enter(tree, layer, start) {
      const { kind } = await choose(each => tryFor(each, tree, layer));
      if (!kind) return undefined;
      const key = keyOf(tree, layer);
      const opening = layers.get(key) ?? openNext(kind, tree, layer);
      layers.set(key, opening);
      return (await opening).enter(start);
    },
    leave,
    async close() {
      for (const top of [...folders.keys()]) await leave(top);
    },
  };
}

const keyOf = ({ top }: CageTree, layer: number) => `${layer}\0${top}`;

/** What the programs of this machine may be able to make, the most complete first. */
export function kindsOf(programs: Programs): CageKind[] {
  return [bwrapKind, unshareKind, sudoKind, plainBwrapKind].flatMap(make => make(programs) ?? []);
}

/** Tries every kind by running a trivial command in it, the most complete first. */
async function probe(
  options: CagesOptions,
  problemOf: (kind: CageKind) => Promise<string | undefined>,
): Promise<{ kind?: CageKind; isolation: Isolation }> {
  if (process.platform !== 'linux') return without('cages need Linux');
  const kinds = options.kinds ?? kindsOf(findPrograms(options.top));
  const reasons: string[] = [];
  for (const kind of kinds) {
    const problem = await problemOf(kind);
    if (problem === undefined) return { kind, isolation: { kind: kind.name, network: options.network } };
    reasons.push(`${kind.name}: ${problem}`);
  }
  return without(reasons.join('; ') || 'neither bwrap nor unshare is installed');
}

async function problemWith(kind: CageKind, options: CagesOptions): Promise<string | undefined> {
  const folder = await makeTemporary('cage');
  const run = await makeTemporary('run');
  const tree = { top: options.top, gitFolders: [], shared: [] };
  try {
    const mounts = mountsOf(tree, run, options.environment, options);
    const layer = await kind.open({ mounts, folder, base: undefined, network: options.network });
    try {
      return await problemIn(layer, options.top, run);
    } finally {
      await layer.close();
    }
  } catch (error) {
    return (error as Error).message;
  } finally {
    await removeTree(folder);
    await removeTree(run);
  }
}

async function problemIn(layer: OpenLayer, cwd: string, run: string): Promise<string | undefined> {
  const started = join(run, 'tried');
  const { argv, env } = layer.enter({ argv: ['/bin/true'], cwd, env: {}, started });
  const problem = await failure(argv, env);
  return problem ?? (existsSync(started) ? undefined : 'a command in it did not start');
}

function failure([program, ...args]: readonly [string, ...string[]], env: Record<string, string>) {
  return new Promise<string | undefined>(resolve => {
    execFile(program, args, { env, timeout: 20_000, cwd: '/' }, (error, _, stderr) =>
      resolve(error ? stderr.trim().split('\n')[0] || error.message : undefined),
    );
  });
}

function without(why: string): { isolation: Isolation } {
  return { isolation: { kind: 'none', network: 'allow', why } };
}
