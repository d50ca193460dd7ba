import type { GitHub } from '../github-emulator/github.ts';
import type { Ran } from '../github-emulator/runner.ts';
import type { Pull } from '../github-emulator/state.ts';
import type { Needed } from './attack.ts';

/** An attack on the action, with GitHub emulated. */
export interface GitHubAttack {
  name: string;
  want: Needed;
  open?: string;
  /** On the base, over the shop. */
  base?: Record<string, string>;
  act(github: GitHub, open: (more: Parameters<GitHub['pull']>[0]) => Promise<Pull>): Promise<Ran>;
}
