import type { Manager, Package } from '../tool.ts';

/** The first file of a package, by name, that matches. */
export function firstFile({ names }: Package, wanted: RegExp): string | undefined {
  return [...names].sort().find(name => wanted.test(name));
}

/** The path of a package's file, from the top. */
export function pathIn({ folder }: Package, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`;
}

/** As the manager runs it; as it stands, if there is none. */
export function managed(manager: Manager | undefined, line: string): string {
  return manager ? manager.program(line) : line;
}

/** The folder of a package as a path from one around it. */
export function folderWithin({ folder: top }: Package, { folder }: Package): string {
  return top === '.' ? folder : folder.slice(top.length + 1);
}
