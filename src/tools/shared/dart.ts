import type { Ecosystem, Package } from '../tool.ts';

/** Packages with a pubspec.yaml. */
export const dartPackages: Ecosystem = {
  fileTypes: ['dart'],
  isHere: ({ names }) => names.has('pubspec.yaml'),
};

export function isFlutter(here: Package): boolean {
  return /^\s+sdk:\s*flutter\s*$/m.test(here.text('pubspec.yaml') ?? '');
}
