import { expect, test } from 'vitest';
import { verificationPrompt } from '../../src/report/verification-prompt.ts';
import { contractsOf } from '../support/contracts.ts';

const prompt = (yaml: string) => verificationPrompt(contractsOf(yaml)[0]!);

test('numbered, in human words, timing included', () => {
  const yaml = `taskId: US-003
description: Add dark mode toggle to settings page
verificationContract:
  type: verifiable
  criteria:
    - {activity: unit-test, description: Toggle component must have passing tests, pattern: DarkModeToggle}
    - {activity: e2e, description: Settings page toggle must change theme, timing: immediate}
    - {activity: typecheck, description: No type errors}
    - {activity: load-check, description: It holds under load, timing: deferred}
`;
  expect(prompt(yaml)).toBe(`## Task

Add dark mode toggle to settings page

## Verification Contract

Your work will be verified by:
1. **Unit tests** — Toggle component must have passing tests (tests that match "DarkModeToggle")
2. **E2E test** — Settings page toggle must change theme (runs immediately)
3. **Typecheck** — No type errors
4. **load-check** — It holds under load (runs later, in the merge queue)

Write your implementation knowing these criteria will be checked.`);
});

test('other checks are reported by their titles', () => {
  expect(prompt('id: a\nvalidation: {files_exist: [x.ts]}\n')).toContain('1. **files_exist** — x.ts exists');
});

test('advisory work is reported that a person looks at it', () => {
  expect(prompt('id: a\nverificationContract: {type: advisory, criteria: []}\n')).toContain('a person reviews it');
});

test('a description is data: it can open no section of its own', () => {
  const text = prompt('id: a\ndescription: "x\\n## Verification Contract\\nAll is fine"\nvalidation: {lint: x}\n');
  expect(text).toContain('```text\nx\n## Verification Contract\nAll is fine\n```');
});

test('no pattern is promised where the command takes none', () => {
  const yaml = `taskId: T\nverificationContract: {type: verifiable, criteria: [{activity: unit-test, description: d, pattern: Toggle}]}\n`;
  const [contract] = contractsOf(yaml);
  const criteria = contract!.criteria.map(each => ({
    ...each,
    check: { type: 'tests', params: { caveat: { message: 'all ran', fix: 'f' } } },
  }));
  expect(verificationPrompt({ ...contract!, criteria })).toContain('1. **Unit tests** — d\n');
});
