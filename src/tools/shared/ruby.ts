import type { Ecosystem, Package } from '../tool.ts';

const testName = /(?:^|\/)(?:[^/]+_(?:spec|test)|test_[^/]+)\.rb$/;

/** Folders with a Gemfile, a gemspec or a Rakefile. */
export const gems: Ecosystem = {
  fileTypes: ['rb', 'rake', 'gemspec', 'erb', 'haml', 'slim'],
  isHere: ({ names }) => [...names].some(name => gemFile.test(name)),
  managerOf: ({ names }, managers) => managers.find(({ locks }) => names.has('Gemfile') && locks.includes('Gemfile')),
  testName,
};

export const gemFile = /^(?:Gemfile|Rakefile|[\w-]+\.gemspec|\.rspec)$/;

/** Does the Gemfile or the gemspec name the gem? */
export function usesGem(here: Package, gem: string): boolean {
  const named = new RegExp(`['"]${gem}['"]`);
  return [...here.names].some(name => /^Gemfile$|\.gemspec$/.test(name) && named.test(here.text(name) ?? ''));
}

/** A test of this kind in the package. */
export function rubyTest({ tests }: Package, kind: 'spec' | 'test'): string | undefined {
  const name = kind === 'test' ? /(?:^|\/)(?:test_[^/]+|[^/]+_test)\.rb$/ : /_spec\.rb$/;
  return tests.find(path => name.test(path));
}
