import type { Ecosystem, Package, ToolCommand } from '../tool.ts';
import { folderWithin } from './packages.ts';
import { includesPackage } from './workspaces.ts';

export const crates: Ecosystem = {
  fileTypes: ['rs'],
  isHere: here => here.text('Cargo.toml') !== undefined,
};

/** Takes in the crates that the manifest of a workspace lists. A crate with a workspace of its own is none of them. */
export function coversCrates(here: Package): Pick<ToolCommand, 'covers'> {
  if (allCrates(here) === '') return {};
  const text = (here.text('Cargo.toml') ?? '').replaceAll(/^[ \t]*#.*$/gm, '');
  const listed = (key: string) => {
    const start = new RegExp(`^${key}[ \\t]*=[ \\t]*\\[`, 'm').exec(text);
    const rest = start ? text.slice(start.index + start[0].length) : '';
    return [...rest.slice(0, rest.indexOf(']') + 1).matchAll(/["']([^"'\n]*)["']/g)].map(([, path]) => path!);
  };
  const [members, excluded] = [listed('members'), listed('exclude')];
  return {
    covers: other =>
      includesPackage(members, here, other) &&
      !excluded.some(folder => `${folderWithin(here, other)}/`.startsWith(`${folder.replace(/\/+$/, '')}/`)) &&
      allCrates(other) === '',
  };
}

/** The option that takes in all crates, if the manifest is a workspace. */
export function allCrates(here: Package): string {
  return /^\[workspace\]/m.test(here.text('Cargo.toml') ?? '') ? ' --workspace' : '';
}
