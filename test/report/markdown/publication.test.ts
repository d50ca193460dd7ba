import { expect, test } from 'vitest';
import { enforcementWords, link } from '../../../src/report/markdown/publication.ts';
import { publication } from '../../support/three-contracts.ts';

const enforcement = publication.enforcement!;
const settings = '[the repository rules](<https://github.com/octo/shop/settings/rules>)';

test('where nothing requires the job, how to change that', () => {
  expect(enforcementWords(enforcement)).toBe(
    `🔓 **Nothing enforces this yet.** \`main\` does not require \`contract-gate\`, so the merge button stays green whatever the verdict is. To change that, open ${settings}, and under “Require status checks to pass” select \`contract-gate\`.`,
  );
});

test('where it is required: by what, and from whom', () => {
  const words = enforcementWords({ ...enforcement, required: 'yes', by: 'ruleset 12', source: 'app' });
  expect(words).toBe('🔒 Merging into `main` requires `contract-gate` from one app only (ruleset 12).');
  expect(enforcementWords({ ...enforcement, required: 'yes', source: 'any' })).toContain(' from any source.');
  expect(enforcementWords({ ...enforcement, required: 'yes' })).toMatch(/`contract-gate`\.$/);
});

test('where it is unknown: why, and how to make sure', () => {
  const words = enforcementWords({ ...enforcement, required: 'unknown', why: 'GitHub answered 403 to GET /rules' });
  expect(words).toContain(
    '**It is unknown whether `main` requires `contract-gate`**: GitHub answered 403 to GET `/rules`. To make sure',
  );
  expect(words).toContain(settings);
  expect(enforcementWords({ ...enforcement, required: 'unknown' })).toContain(
    'unknown whether `main` requires `contract-gate`**. To make sure',
  );
});

test.each([
  ['https://github.com/a/b', '[here](<https://github.com/a/b>)'],
  ['javascript:alert(1)', 'here (`javascript:alert(1)`)'],
  ['https://a> [x](https://b)', 'here (`https://a> [x](https://b)`)'],
  ['', 'here ()'],
])('a link to %j is %j', (url, words) => expect(link('here', url)).toBe(words));
