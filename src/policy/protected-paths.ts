/** Files that decide how pull requests are checked. New ones are allowed; an edit or deletion needs approval. */
export const protectedByDefault: readonly string[] = [
  'contract-gate.yml',
  '.github/contract-gate.yml',
  '.github/workflows/**',
  '.github/actions/**',
  '{.github/,docs/,}CODEOWNERS',
  '{.github/,}test-activity-rules.json',
];

/** Files with a project's own rules for activities. The first that exists is used. */
export const activityRulesPaths: readonly string[] = ['test-activity-rules.json', '.github/test-activity-rules.json'];

/** The settings of an orchestrator, of which `promptForAdvisory` counts as the policy's. */
export const projectPath = 'project.json';

/** Only the first of these that exists applies: a new one can replace another. */
export const rules: readonly (readonly string[])[] = [
  ['contract-gate.yml', '.github/contract-gate.yml'],
  ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'],
];
