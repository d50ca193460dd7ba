import { dartPackages, isFlutter } from './shared/dart.ts';
import type { Tool } from './tool.ts';

export const dart: Tool = {
  name: 'dart',
  ecosystem: dartPackages,
  manifests: /^pubspec\.yaml$/,
  reads: /^pubspec\.yaml$/,
  uses: [
    { activity: 'unit-test', matches: /^dart test\b/, pattern: '--name {pattern}', takesPaths: true },
    { activity: 'typecheck', matches: /^dart analyze\b/ },
  ],
  detect(here) {
    if (isFlutter(here)) return [];
    const hasTests = /^\s+test:/m.test(here.text('pubspec.yaml') ?? '');
    const typecheck = { activity: 'typecheck', run: 'dart analyze', why: 'there is a pubspec.yaml' };
    const unit = { activity: 'unit-test', run: 'dart test --name {pattern}', why: 'pubspec.yaml depends on test' };
    return hasTests ? [unit, typecheck] : [typecheck];
  },
  patternOptions: ['name'],
  setup: { run: 'dart pub get', programs: ['dart'] },
  testFiles: ['**/*_test.dart'],
  measures: {
    tests: ['(?:^|\\n)[ \\t]*(?:test|testWidgets)\\('],
    assertions: ['\\bexpect\\w*\\('],
    switches: ['\\bskip: *(?:true|[\'"])'],
  },
  caches: ['**/.dart_tool/**'],
  notInstalled: /^Got socket error trying to find package \S+ at https?:/m,
};
