import type { Ecosystem, Package } from '../tool.ts';

export const crates: Ecosystem = {
  fileTypes: ['rs'],
  isHere: here => here.text('Cargo.toml') !== undefined,
};

/** The option that takes in all crates, if the manifest is a workspace. */
export function allCrates(here: Package): string {
  return /^\[workspace\]/m.test(here.text('Cargo.toml') ?? '') ? ' --workspace' : '';
}
