import { expect, test } from 'vitest';
import { contractEdits } from '../../../src/checks/shared/contract-edits.ts';

const before = `id: t
validation:
  files_exist: [a.js, b.js]
  content_check:
    - {file: a.js, pattern: one}
  tests:
    run: npm test
    min: 3
`;

test.each([
  ['a number', before.replace('min: 3', 'min: 1'), ['`tests.min: 3 → 1`']],
  ['a key that is gone', before.replace('    min: 3\n', ''), ['`tests.min: 3 → (none)`']],
  ['an item that is gone', before.replace(', b.js', ''), ['`files_exist: b.js → (none)`']],
  ['an item that is another', before.replace('b.js', 'c.js'), ['`files_exist: b.js → c.js`']],
  ['in a list of mappings', before.replace('pattern: one', 'pattern: .'), ['`content_check[1].pattern: one → .`']],
  ['a new key', `${before}  lint: npm run lint\n`, ['`lint: (none) → npm run lint`']],
  ['words that would end the code', before.replace('npm test', 'npm `x`'), ["`tests.run: npm test → npm 'x'`"]],
  ['order and comments only', `# a comment\n${before}`, []],
  ['what can’t be read', 'a: [', []],
])('%s', (_, after, words) => {
  const edits = contractEdits('c.yml', before, after);
  expect(edits.map(each => each.words)).toEqual(words);
});

test('an edit is at its line; one of several documents is counted', () => {
  const two = (min: number) => `---\nid: a\n---\nid: b\nvalidation:\n  tests: {run: x, min: ${min}}\n`;
  expect(contractEdits('c.yml', two(3), two(1))).toEqual([{ words: '`#2 tests.min: 3 → 1`', line: 6 }]);
});
