/** Files that decide how the work is judged. They may be added to; a change or deletion waits for a person. */
export const protectedByDefault: readonly string[] = [
  'contract-gate.yml',
  '.github/contract-gate.yml',
  '.github/workflows/**',
  '.github/actions/**',
  '{.github/,docs/,}CODEOWNERS',
  '{.github/,}test-activity-rules.json',
];

/** Only the first of these that exists is in force: a new one can take the place of another. */
export const rules: readonly (readonly string[])[] = [
  ['contract-gate.yml', '.github/contract-gate.yml'],
  ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'],
];
