import { expect, test } from 'vitest';
import { matchesAny } from '../../src/match/glob.ts';
import { protectedByDefault } from '../../src/policy/protected-paths.ts';

test.each([
  'contract-gate.yml',
  '.github/workflows/ci.yml',
  'CODEOWNERS',
  'docs/CODEOWNERS',
  'test-activity-rules.json',
])('%s is protected', path => expect(matchesAny(protectedByDefault, path)).toBe(true));

test.each(['src/a.ts', 'README.md', 'app/contract-gate.yml'])('%s is an ordinary file', path =>
  expect(matchesAny(protectedByDefault, path)).toBe(false),
);
