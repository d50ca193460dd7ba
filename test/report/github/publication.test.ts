import { expect, test } from 'vitest';
import { enforcementWords, link } from '../../../src/report/github/publication.ts';
import { publication } from '../../support/three-contracts.ts';

const enforcement = publication.enforcement!;
const settings = '[the rules of the repository](<https://github.com/octo/shop/settings/rules>)';

test('where nothing requires the job, the two clicks that change it', () => {
  expect(enforcementWords(enforcement)).toBe(
    `🔓 **Nothing enforces this yet.** \`main\` does not require \`contract-gate\`, so the merge button stays green whatever stands here. Two clicks: open ${settings}, and under “Require status checks to pass” pick \`contract-gate\`.`,
  );
});

test('where it is required: by what, from whom, and that the name alone proves little', () => {
  const words = enforcementWords({ ...enforcement, required: 'yes', by: 'ruleset 12', source: 'app' });
  expect(words).toContain('🔒 **A merge into `main` waits for `contract-gate`** from one app only (ruleset 12).');
  expect(words).toContain('`checks: write`');
  expect(words).toContain('pinning it to GitHub Actions does not prevent that');
  expect(enforcementWords({ ...enforcement, required: 'yes', source: 'any' })).toContain('** from any source.');
  expect(enforcementWords({ ...enforcement, required: 'yes' })).toContain('`contract-gate`**. Any');
});

test('where it could not be told: why, and how to be sure', () => {
  const words = enforcementWords({ ...enforcement, required: 'unknown', why: 'GitHub answered 403 to GET /rules' });
  expect(words).toContain('could not be told**: `GitHub answered 403 to GET /rules`. To be sure');
  expect(words).toContain(settings);
  expect(enforcementWords({ ...enforcement, required: 'unknown' })).toContain('could not be told**. To be sure');
});

test.each([
  ['https://github.com/a/b', '[here](<https://github.com/a/b>)'],
  ['javascript:alert(1)', 'here (`javascript:alert(1)`)'],
  ['https://a> [x](https://b)', 'here (`https://a> [x](https://b)`)'],
  ['', 'here ()'],
])('a link to %j is %j', (url, words) => expect(link('here', url)).toBe(words));
