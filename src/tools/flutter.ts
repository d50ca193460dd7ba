import { dartPackages, isFlutter } from './shared/dart.ts';
import type { Tool } from './tool.ts';

export const flutter: Tool = {
  name: 'flutter',
  ecosystem: dartPackages,
  uses: [
    { activity: 'unit-test', matches: /^flutter test\b/, pattern: '--name {pattern}', takesPaths: true },
    { activity: 'typecheck', matches: /^flutter analyze\b/ },
  ],
  detect: here =>
    isFlutter(here)
      ? [
          { activity: 'unit-test', run: 'flutter test --name {pattern}', why: 'pubspec.yaml depends on flutter' },
          { activity: 'typecheck', run: 'flutter analyze', why: 'pubspec.yaml depends on flutter' },
        ]
      : [],
  patternOptions: ['name'],
  setup: { run: 'flutter pub get', programs: ['flutter'] },
};
