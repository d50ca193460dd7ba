import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInRules, parseRules } from '../../src/generation/activity-rules.ts';
import { generateVerification, taskId, testPattern } from '../../src/generation/from-task.ts';
import { writeYaml } from '../../src/generation/write-yaml.ts';
import { idForm } from '../../src/model/ids.ts';
import { compiled } from '../support/contracts.ts';

const all = () => true;
const { rules: projectRules } = parseRules(
  'r.json',
  '{"filePatterns": {"*.tsx": {"unit": "react-tester", "critics": ["frontend-critic"]}, "pages/*": {"e2e": "immediate"}}}',
);
const criteria = (title: string, files: string[] | undefined, more = {}, rules = builtInRules) =>
  generateVerification({ id: 'T', title, ...(files ? { files } : {}), ...more }, rules, all).document
    .verificationContract;

describe('generation', () => {
  test('pages and components with rules of the project', () => {
    const files = ['src/pages/settings.tsx', 'src/components/DarkModeToggle.tsx'];
    expect(criteria('Add dark mode toggle to settings page', files, { patterns: true }, projectRules)).toEqual({
      type: 'verifiable',
      criteria: [
        { activity: 'typecheck', description: 'No type errors' },
        { activity: 'lint', description: 'No lint errors' },
        { activity: 'unit-test', description: 'Tests for DarkModeToggle.tsx', pattern: 'DarkModeToggle' },
        { activity: 'unit-test', description: 'Tests for settings.tsx', pattern: 'settings' },
        { activity: 'e2e', description: 'E2E coverage for settings.tsx', timing: 'immediate' },
        { activity: 'critic', description: 'frontend-critic review' },
      ],
      generatedFrom: 'auto',
    });
  });

  test('whole words only, the diff first, nothing twice', () => {
    expect(criteria('Add airplane mode toggle', ['a.ts']).type).toBe('verifiable');
    expect(criteria('Investigate and document', ['a.ts']).type).toBe('verifiable');
    const many = Array.from({ length: 50 }, (_, index) => `src/${index}.ts`);
    expect(criteria('x', [...many, ...many]).criteria.map(({ activity }) => activity)).toEqual([
      'typecheck',
      'lint',
      'unit-test',
    ]);
  });

  test.each([
    ['Update README', undefined, 'skip', ['typecheck', 'lint']],
    ['Investigate slow API', undefined, 'advisory', []],
    ['Add export', undefined, 'verifiable', ['typecheck', 'lint', 'unit-test']],
    ['Fix typo', ['README.md'], 'skip', ['typecheck', 'lint']],
  ])('%s with %j is %s', (title, files, type, activities) => {
    const made = criteria(title, files);
    expect([made.type, made.criteria.map(({ activity }) => activity)]).toEqual([type, activities]);
  });

  test.each([
    [['AGENTS.md'], 'All tests pass (changed: AGENTS.md)'],
    [['package.json', 'Dockerfile'], 'All tests pass (changed: Dockerfile, package.json)'],
    [['AGENTS.md', 'package.json', 'src/cart.ts'], 'Tests for cart.ts'],
    [['go.mod', 'go.sum', 'cart.go', 'cart_test.go'], 'Tests for cart.go'],
  ])('no test is named after %j', (files, description) => {
    const tests = criteria('x', files, { patterns: true }).criteria.filter(({ activity }) => activity === 'unit-test');
    expect(tests.map(each => each.description)).toEqual([description]);
    if (!description.startsWith('Tests for')) expect(tests[0]).not.toHaveProperty('pattern');
  });

  test('immediate goes before deferred', () => {
    const e2e = (files: string[]) => criteria('x', files).criteria.find(({ activity }) => activity === 'e2e')?.timing;
    expect(e2e(['src/components/A.tsx'])).toBe('deferred');
    expect(e2e(['src/components/A.tsx', 'src/pages/b.tsx'])).toBe('immediate');
    expect(e2e(['src/a.ts'])).toBeUndefined();
  });

  test('only activities that can be done go in; critics always', () => {
    const { document } = generateVerification(
      { id: 'T', title: 'x', files: ['a.tsx'] },
      projectRules!,
      name => name === 'lint',
    );
    expect(document.verificationContract.criteria.map(({ activity }) => activity)).toEqual(['lint', 'critic']);
  });

  test('a person may say what it is', () => {
    expect(criteria('Prototype search', undefined, { type: 'verifiable' })).toMatchObject({
      type: 'verifiable',
      generatedFrom: 'user',
    });
  });
});

test('the same for the same input, in any order, and always accepted', () => {
  const path = fc.stringMatching(/^[a-z]{1,6}\/[a-zA-Z]{1,8}\.(?:ts|tsx|md|py|css)$/);
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.array(path, { minLength: 1, maxLength: 30 }),
      fc.boolean(),
      (title, files, patterns) => {
        const make = (order: string[]) =>
          writeYaml(
            generateVerification({ id: taskId(title), title, files: order, patterns }, projectRules!, all).document,
          );
        const text = make(files);
        expect(make([...files].reverse())).toBe(text);
        const { contracts, problems } = compiled({ '.contracts/t.yml': text });
        expect(problems).toEqual([]);
        expect(contracts).toHaveLength(1);
      },
    ),
  );
});

test.each([
  ['src/components/DarkModeToggle.tsx', 'DarkModeToggle'],
  ['src/auth/index.ts', 'auth'],
  ['tests/test_auth.py', 'auth'],
  ['pkg/auth/__init__.py', 'auth'],
  ['app/settings/page.tsx', 'settings'],
  ['src/UserTest.java', 'User'],
  ['src/toggle.test.ts', 'toggle'],
  ['src/index.ts', ''],
])('tests of %s are named %j', (path, pattern) => expect(testPattern(path)).toBe(pattern));

test.each([
  ['PROJ-12: Add things', 'PROJ-12'],
  ['feat/ABC-7-login', 'ABC-7'],
  ['Add dark mode', 'add-dark-mode'],
  ['policy', 'task'],
  ['', 'task'],
])('the id of %j is %s', (words, id) => expect(taskId(words)).toBe(id));

test('an id out of any words is one', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), words => void expect(taskId(words)).toMatch(idForm)));
});
