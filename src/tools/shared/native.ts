import type { Ecosystem, Package } from '../tool.ts';

const build = /^(?:CMakeLists\.txt|meson\.build|configure\.ac)$/;
const isBuild = ({ names }: Pick<Package, 'names'>) => [...names].some(name => build.test(name));

/** Projects in C and C++. The outermost build takes in the others. */
export const nativeBuilds: Ecosystem = {
  fileTypes: 'c h cc cpp cxx hh hpp hxx inl ipp cmake'.split(' '),
  isHere: here => isBuild(here) && !here.above.some(isBuild),
};

/** Runs commands with a folder of their own in `$build`, so that the checkout stays as it is. */
export function inBuildFolder(...lines: readonly string[]): string {
  return ['build="$(mktemp -d)"', `trap 'rm -rf "$build"' EXIT`, ...lines].join(' && ');
}
