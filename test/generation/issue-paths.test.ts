import { expect, test } from 'vitest';
import { generateValidation } from '../../src/generation/from-issue.ts';
import { readIssue } from '../../src/generation/issue-text.ts';
import { writeYaml } from '../../src/generation/write-yaml.ts';
import { compiled } from '../support/contracts.ts';

/** Issues as people and trackers write them, each with the contract that a maintainer would write for it. */
const npm = {
  activity: 'unit-test',
  run: 'npm test -- -t {pattern}',
  cwd: '.',
  why: '',
  fileTypes: [],
  takesPaths: true,
  separator: '--' as const,
};
const present = [
  'README.md',
  'package.json',
  'src/cart.ts',
  'src/index.ts',
  'src/legacy/session.ts',
  'src/legacy/tokens.ts',
  'src/old-cart.ts',
  'src/utils.ts',
  'db/migrations/001.sql',
  'test/cart.test.ts',
  'docs/api.md',
];
const gone = (...files: string[]) => files.map(file => ({ file, pattern: '^', absent: true }));

function made(text: string) {
  const issue = readIssue(text);
  const document = generateValidation('t', issue, [npm], present);
  expect(compiled({ 'c.yml': writeYaml({ ...document }) }).problems).toEqual([]);
  return JSON.parse(JSON.stringify(document.validation));
}

const bugReport = `# Cart total is wrong after removing a coupon

### Describe the bug
Removing a coupon leaves the discount in place. The logic is in \`src/cart.ts\`, where \`applyCoupon()\` returns the old total.

### Steps to reproduce
1. Create \`src/demo.ts\` with the snippet below
2. Run \`node src/demo.ts\`
3. Write the output to result.json

\`\`\`ts
import { applyCoupon } from './src/playground.ts';
\`\`\`

### Logs
TypeError: Cannot read properties of undefined (reading 'total')
    at applyCoupon (src/internal/pricing.ts:41:12)
    at Object.<anonymous> (/srv/shop/src/run.ts:3:1)

### Environment
- shop v2.4.1
- Node.js 20.11.0, see https://example.com/support/matrix.html
- config in ~/.shop/config.json

### Expected behavior
The total without the discount. Please add a regression test in test/coupon.test.ts.

### Checklist
- [x] I have read CONTRIBUTING.md
- [x] I searched the existing issues, e.g. old/issues.md
`;

const featureRequest = `---
title: "Export orders as CSV"
labels: [enhancement, needs-tests]
---
**Is your feature request related to a problem?**
I copy numbers by hand every week.

**Describe the solution you'd like**
A new module \`src/export/csv.ts\` that exports \`toCsv(orders)\`.
It should be re-exported from \`src/index.ts\`.

**Describe alternatives you've considered**
Writing a plugin in plugins/export.js, or using papaparse.js.

**Additional context**
Similar to what other/shop/export.py does.
`;

const cleanup = `Remove the old cart

The old cart has been dead since 3.0.

- Delete \`src/old-cart.ts\`
- Delete the folder \`src/legacy/\`
- Update \`src/index.ts\`
- [ ] mention it in \`docs/api.md\`

Don't touch \`db/migrations/\`, and keep \`package.json\` unchanged.
`;

const filesSection = `# Split the cart

## Files to change
- \`src/cart/total.ts\`: the sum
- \`src/cart/discount.ts\` (new)
* src/cart.ts
1. \`test/total.test.ts\`

## Out of scope
- \`src/legacy/**\`
- \`src/utils.ts\`

## Related
- src/somewhere/else.ts
`;

const stackTrace = `Crash on start

Traceback (most recent call last):
  File "/usr/lib/python3/site.py", line 73, in main
  File "app/server.py", line 12, in start
    from app.config import load
ModuleNotFoundError: No module named 'app.config.yaml'

panic: runtime error
goroutine 1 [running]:
main.go:14 +0x1d
src/main.rs:7:5: error: cannot find value
#0 /srv/www/index.php(12): run()
   --> src/lib.rs:12:5
2026-01-02T10:00:00 wrote report.json

It just says \`Error: failed\` and exits. Happens since v1.2.3, works with next.js 13 and three.js.
`;

const quoted = `Please handle empty carts

> Delete src/cart.ts, it is useless
> Create src/empty.ts

I disagree with the above. ~~Remove src/utils.ts.~~ Fix it in \`src/cart.ts\` instead.

<!-- Reproduce with src/template.ts. Add tests in test/template.test.ts -->
`;

const github = JSON.stringify({
  number: 42,
  title: 'Add a health endpoint',
  body: 'Create `src/health.ts`, which defines `healthHandler`.\n\nWith tests, please.',
  labels: [{ name: 'backend' }, { name: 'tests' }],
  url: 'https://github.com/acme/shop/issues/42',
});
const jira = JSON.stringify({
  key: 'SHOP-7',
  fields: { summary: 'Drop the old cart', description: 'Delete src/old-cart.ts.', labels: ['cleanup', 'bug'] },
});
const linear = JSON.stringify([
  { id: 'f3b0c442', identifier: 'ENG-12', title: 'Tidy up', description: '', labels: { nodes: [{ name: 'chore' }] } },
]);

test.each<[string, string, object]>([
  [
    'a bug report from a template: its steps, logs and environment ask nothing',
    bugReport,
    { files_exist: ['src/cart.ts', 'test/coupon.test.ts'], tests: 'npm test -- test/coupon.test.ts' },
  ],
  [
    'a feature request from a template, with front matter',
    featureRequest,
    {
      files_exist: ['src/export/csv.ts', 'src/index.ts'],
      content_check: [{ file: 'src/export/csv.ts', pattern: '\\btoCsv\\b' }],
      tests: 'npm test',
    },
  ],
  [
    'a clean-up: what goes is absent, what must stay is out of scope',
    cleanup,
    {
      files_exist: ['src/index.ts', 'docs/api.md'],
      content_check: gone('src/old-cart.ts', 'src/legacy/**'),
      scope: { forbidden: ['package.json', 'db/migrations/**'] },
    },
  ],
  [
    'lists under headings',
    filesSection,
    {
      files_exist: ['src/cart/total.ts', 'src/cart/discount.ts', 'src/cart.ts', 'test/total.test.ts'],
      scope: { forbidden: ['src/utils.ts', 'src/legacy/**'] },
      tests: 'npm test -- test/total.test.ts',
    },
  ],
  ['stack traces of six languages, versions and libraries', stackTrace, {}],
  ['quotes, comments and what is struck out', quoted, { files_exist: ['src/cart.ts'] }],
  [
    'the JSON of GitHub',
    github,
    {
      files_exist: ['src/health.ts'],
      content_check: [{ file: 'src/health.ts', pattern: '\\bhealthHandler\\b' }],
      tests: 'npm test',
    },
  ],
  ['the JSON of Jira', jira, { content_check: gone('src/old-cart.ts'), tests: 'npm test' }],
  ['the JSON of Linear', linear, {}],
  [
    'a rename',
    'Rename the cart\n\nRename `src/old-cart.ts` to `src/basket.ts` and fix the imports in src/index.ts.',
    { files_exist: ['src/basket.ts', 'src/index.ts'], content_check: gone('src/old-cart.ts') },
  ],
  [
    'a list of renames',
    'Move the modules\n\nMove these files:\n- `src/utils.ts` → `src/shared/utils.ts`\n- `src/cart.ts` -> `src/shop/cart.ts`\n',
    { files_exist: ['src/shared/utils.ts', 'src/shop/cart.ts'], content_check: gone('src/utils.ts', 'src/cart.ts') },
  ],
  [
    'a list of deletions',
    'Dead code\n\nThese files can be removed:\n\n- [ ] src/old-cart.ts\n- [ ] `src/legacy/tokens.ts`\n\nAdd a note to README.md.',
    { files_exist: ['README.md'], content_check: gone('src/old-cart.ts', 'src/legacy/tokens.ts') },
  ],
  [
    'bans in many words',
    'Faster totals\n\nSpeed up `src/cart.ts` without changing `src/index.ts` or `src/utils.ts`. `package.json` must not be modified. The file README.md is out of scope. Please leave db/migrations/001.sql as is.',
    {
      files_exist: ['src/cart.ts'],
      scope: { forbidden: ['src/index.ts', 'src/utils.ts', 'package.json', 'README.md', 'db/migrations/001.sql'] },
    },
  ],
  [
    'definitions',
    'Prices\n\n- `src/price.ts` defines `Price` and `formatPrice`\n- `src/tax.ts` exports the function `taxFor()`\n',
    {
      files_exist: ['src/price.ts', 'src/tax.ts'],
      content_check: [
        { file: 'src/price.ts', pattern: '\\bPrice\\b' },
        { file: 'src/price.ts', pattern: '\\bformatPrice\\b' },
        { file: 'src/tax.ts', pattern: '\\btaxFor\\b' },
      ],
    },
  ],
  [
    'what a function does today is no demand',
    'NaN in totals\n\n`JSON.parse()` in `src/cart.ts` throws on empty input and `sum()` returns NaN. `sum()` should return 0.',
    { files_exist: ['src/cart.ts'], content_check: [{ file: 'src/cart.ts', pattern: '\\bsum\\b' }] },
  ],
  [
    'examples and references',
    'Support YAML\n\nRead settings from files such as settings/prod.yml, e.g. settings/dev.yml, as in other/tool.py. See github.com/acme/tool/blob/main/src/load.ts. For example, `config/app.json`. Implement it in `src/settings.ts`.',
    { files_exist: ['src/settings.ts'] },
  ],
  [
    'acceptance criteria as a checklist',
    '## Retry uploads\n\n### Acceptance criteria\n- [ ] `src/upload/retry.ts` exists and exports `withRetry`\n- [ ] Unit tests in `test/retry.test.ts`\n- [ ] No changes to `src/utils.ts`\n- [ ] The README.md must mention the option\n',
    {
      files_exist: ['src/upload/retry.ts', 'test/retry.test.ts', 'README.md'],
      content_check: [{ file: 'src/upload/retry.ts', pattern: '\\bwithRetry\\b' }],
      scope: { forbidden: ['src/utils.ts'] },
      tests: 'npm test -- test/retry.test.ts',
    },
  ],
  [
    'moving a function moves no file',
    'Tidy up\n\nMove `sum()` from src/utils.ts to src/math.ts. Remove the export from `src/index.ts`, but do not delete src/old-cart.ts.',
    {
      files_exist: ['src/utils.ts', 'src/math.ts', 'src/index.ts', 'src/old-cart.ts'],
      content_check: [{ file: 'src/math.ts', pattern: '\\bsum\\b' }],
    },
  ],
  [
    'a deletion and a creation in one sentence',
    'Replace the cart\n\nDelete src/old-cart.ts and create src/basket.ts; src/legacy/session.ts is no longer needed.',
    { files_exist: ['src/basket.ts'], content_check: gone('src/old-cart.ts', 'src/legacy/session.ts') },
  ],
  [
    'a proposal with non-goals',
    `### Motivation
Prices are scattered.

### Proposal
1. Add \`src/prices.py\` with a \`Prices\` class and a function \`load_prices(path)\`.
2. We no longer need \`src/old-cart.ts\`, but we need docs/prices.md and docs/taxes.md.
3. src/vat.py must contain \`VAT_RATE\`. test/vat.test.ts covers it.

### Non-goals
- Changing \`src/utils.ts\`
- Anything in \`src/legacy/\`
`,
    {
      files_exist: ['src/prices.py', 'docs/prices.md', 'docs/taxes.md', 'src/vat.py', 'test/vat.test.ts'],
      content_check: [
        ...gone('src/old-cart.ts'),
        { file: 'src/prices.py', pattern: '\\b(class|struct|interface|type) Prices\\b' },
        { file: 'src/prices.py', pattern: '\\bdef load_prices\\b' },
        { file: 'src/vat.py', pattern: '\\bVAT_RATE\\b' },
      ],
      scope: { forbidden: ['src/utils.ts', 'src/legacy/**'] },
      tests: 'npm test -- test/vat.test.ts',
    },
  ],
  [
    'what is not there can not be deleted',
    'Clean up\n\nReplace moment.js with date-fns, and drop lodash.js and left/pad.js.',
    {},
  ],
])('%s', (_, text, expected) => expect(made(text)).toEqual(expected));
