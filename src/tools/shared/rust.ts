import type { Ecosystem, Package, ToolCommand } from '../tool.ts';
import { folderWithin, includesPackage } from './workspaces.ts';

export const crates: Ecosystem = {
  fileTypes: ['rs'],
  isHere: here => here.text('Cargo.toml') !== undefined,
};

/** Takes in the crates that the manifest of a workspace lists. A crate with a workspace of its own is none of them. */
export function coversCrates(here: Package): Pick<ToolCommand, 'covers'> {
  if (allCrates(here) === '') return {};
  const text = (here.text('Cargo.toml') ?? '').replaceAll(/^\s*#.*$/gm, '');
  const listed = (key: string) => {
    const list = new RegExp(String.raw`^${key}\s*=\s*\[([^\]]*)\]`, 'm').exec(text)?.[1] ?? '';
    return [...list.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, double, single]) => double ?? single ?? '');
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
