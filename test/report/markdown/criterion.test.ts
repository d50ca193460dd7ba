import { describe, expect, test } from 'vitest';
import type { CriterionResult } from '../../../src/model/results.ts';
import { criterionParts } from '../../../src/report/markdown/criterion.ts';
import { fitted } from '../../../src/report/truncate.ts';
import { criterion, resultsWith } from '../../support/results.ts';

const results = resultsWith([]);
const [contract] = results.contracts;
const printed = { tail: 'the whole output\n', truncated: false, sha256: '0' };

function shown(more: Partial<CriterionResult>, status: CriterionResult['status'] = 'fail', places = 5): string {
  const parts = criterionParts(
    criterion('tests', status, { label: 'npm test', command: { run: 'npm test', cwd: 'api' }, ...more }),
    contract!,
    { fact: 600, places, excerpt: 3 },
    results,
  );
  return fitted(parts, Number.POSITIVE_INFINITY).text;
}

describe('a failure', () => {
  const failing = {
    total: 7,
    tests: [
      {
        name: 'others pay all',
        at: { path: 'test/a.test.js', line: 5 },
        message: 'expected 100, got 90',
        values: { want: '100', got: '90' },
        block: 'one\ntwo\nthree\nfour',
      },
      { name: 'it `ends`', message: 'TypeError: no cart' },
    ],
  };
  const tests = { ran: 9, failed: 7, skipped: 0 };

  test('of tests names them with their places, shows the first one’s own lines, and says how to run them again', () => {
    expect(
      shown({ fix: 'Fix `it`.', output: { ...printed, tests, failing } }),
    ).toBe(`❌ **tests** \`npm test\`: 7 of 9 tests failed

- \`others pay all\` (\`test/a.test.js:5\`): expected \`100\`, got \`90\`
- \`\` it \`ends\` \`\`: \`TypeError: no cart\`
- … and 5 more
- **Fix:** Fix \`it\`.

\`\`\`text
one
two
three
…
\`\`\`

**Run it again:** \`npx contract-gate@0.0.0 verify --only t/tests\`, or only \`cd api && npm test\``);
  });

  test('without known tests shows the end of the output', () => {
    expect(shown({ output: printed, got: '`x`' })).toContain('- tests says fail\n- **Got:** `x`');
    expect(shown({ output: printed })).toContain('```text\nthe whole output\n```');
  });

  test('with findings lists their places and needs no excerpt', () => {
    const place = { path: 'a.js', line: 1, message: '`x` is not defined (`no-undef`)', severity: 'fail' as const };
    const list = [{ path: 'a.js', line: 1, message: 'x is not defined', rule: 'no-undef' }];
    const many = shown({
      places: [place, { ...place, line: 2 }],
      output: { ...printed, findings: { total: 40, list } },
    });
    expect(many).toContain('`a.js` `x` is not defined (`no-undef`) (lines 1, 2)');
    expect(many).toContain('- … and 39 more');
    expect(many).not.toContain('the whole output');
  });
});

test('what waits for a person has no command to repeat, and what is on the base says so', () => {
  expect(shown({}, 'pending')).not.toContain('Run it again');
  const failing = { total: 1, tests: [{ name: 'a' }] };
  expect(shown({ owner: 'base', output: { ...printed, failing } })).toContain(': 1 test failed, on the base too');
});
