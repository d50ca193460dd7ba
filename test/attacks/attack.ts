import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Change, Files } from '../real/project.ts';

/** What a careful maintainer needs: nothing here may merge by itself. */
export type Needed =
  /** `fail` or `error`. */
  | 'red'
  /** `pending`: a person must look. */
  | 'wait'
  /** Either of the two. */
  | 'blocked'
  /** An honest change of the same repository: shows that the attack alone is what blocks. */
  | 'pass';

/** A small pull request whose author wants green without having earned it. */
export interface Attack extends Omit<Change, 'want'> {
  class: string;
  want: Needed;
  /** Bash, run on the base; what it changes belongs to the base. */
  prepare?: string;
  /** Bash, run in the checkout; what it changes belongs to the commit of the pull request. */
  script?: string;
  /** Bash, run after the commit: what an earlier step of the same job left behind. */
  after?: string;
  env?: Record<string, string>;
  /** Folders of the checkout that stand first on the PATH of the gate. */
  path?: string[];
  /** Nothing that matches may be in what the gate prints or reports. */
  never?: string;
  /** Nothing that matches may be in the Markdown report other than as code. */
  prose?: string;
  /** Seconds until it counts as a hang; 30 as far as nothing is said. */
  within?: number;
  /** Seconds after the end of the gate in which what survived would act. */
  wait?: number;
  /** Run with and without a cage, not only as the gate chooses. */
  bothWays?: boolean;
  /** Only the cage stops it. */
  needs?: 'cage';
  /** It gets through for now, for this reason. */
  open?: string;
}

interface AttackClass {
  class: string;
  /** Laid over the shop of `base.yml`. */
  base?: Files;
  prepare?: string;
  bothWays?: boolean;
  honest?: Omit<Attack, 'class' | 'want' | 'why'>[];
  attacks: Omit<Attack, 'class'>[];
}

const folder = join(import.meta.dirname, 'classes');

/** The files of the shop. */
export const shop: Files = parse(readFileSync(join(import.meta.dirname, 'base.yml'), 'utf8'));

/** Every attack of `classes/`, with the files of its class below its own, and the honest changes of each class. */
export const attacks: readonly Attack[] = readdirSync(folder)
  .filter(name => name.endsWith('.yml'))
  .sort()
  .flatMap(name => {
    const read = parse(readFileSync(join(folder, name), 'utf8'), { merge: true }) as AttackClass;
    const whole = (attack: Omit<Attack, 'class'>): Attack => ({
      prepare: read.prepare,
      bothWays: read.bothWays,
      ...attack,
      class: read.class,
      base: { ...shop, ...read.base, ...attack.base },
    });
    return [
      ...(read.honest ?? []).map(change => whole({ ...change, want: 'pass', why: 'honest work' })),
      ...read.attacks.map(whole),
    ];
  });
