import type { Ecosystem, Tool } from './tool.ts';

const packages: Ecosystem = { fileTypes: ['swift'], isHere: ({ names }) => names.has('Package.swift') };

/** The tests of Swift packages. */
export const xctest: Tool = {
  name: 'xctest',
  ecosystem: packages,
  manifests: /^Package\.swift$/,
  reads: /^Package\.swift$/,
  uses: [
    { activity: 'unit-test', matches: /^swift test\b/, pattern: '--filter {pattern}' },
    { activity: 'typecheck', matches: /^swift build\b/ },
  ],
  detect(here) {
    const hasTests = /\.testTarget\s*\(/.test(here.text('Package.swift') ?? '');
    const typecheck = { activity: 'typecheck', run: 'swift build', why: 'there is a Package.swift' };
    const unit = {
      activity: 'unit-test',
      run: 'swift test --filter {pattern}',
      why: 'Package.swift has a test target',
    };
    return hasTests ? [unit, typecheck] : [typecheck];
  },
  patternOptions: ['filter'],
  testFiles: ['**/*{Test,Tests,IT}.swift'],
  measures: {
    tests: ['\\bfunc test', '@Test\\b'],
    assertions: ['\\bXCTAssert\\w*\\b', '#expect\\('],
    switches: ['\\bXCTSkip\\w*\\b'],
  },
  caches: ['**/.build/**'],
  notInstalled:
    /^error: Failed to clone repository https?:|^fatal: unable to access 'https?:[^\n]{0,300}Could not resolve host/m,
};
