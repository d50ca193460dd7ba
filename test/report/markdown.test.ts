import { expect, test } from 'vitest';
import { markdown } from '../../src/report/markdown.ts';
import { criterion, resultsWith } from '../support/results.ts';

test('the verdict first, failures open and the worst first, passes folded', () => {
  const results = resultsWith(
    [
      criterion('files_exist', 'pass'),
      criterion('scope', 'warn'),
      criterion('lint', 'error', { output: { tail: 'boom\n', truncated: false, sha256: '0' } }),
    ],
    {
      verdict: 'error',
      next: 'rerun',
      reason: '1 check inconclusive',
      problems: [
        { code: 'x', message: 'bad', at: { path: 'c.yml', line: 2, column: 5 } },
        { code: 'x', message: 'two of them\nid: a', at: { path: 'd.yml', line: 1 } },
      ],
    },
  );
  const [contract] = results.contracts;
  const timing = { ...results.timing, criteria: { 't/lint': 120, 't/scope': 0 } };
  expect(markdown({ ...results, timing, contracts: [{ ...contract!, verdict: 'error' }] })).toMatchInlineSnapshot(`
    "## 💥 1 check inconclusive

    **A maintainer's turn:** fix the runner or the setup, then run it again.

    - \`c.yml:2:5\` bad
    - \`d.yml:1\` two of them

    \`\`\`yaml
    id: a
    \`\`\`


    💥 **lint** lint passes

    - lint says error

    \`\`\`text
    boom
    \`\`\`

    **Run it again:** \`npx contract-gate@0.0.0 verify --only t/lint\`

    ⚠️ **scope** scope passes

    - scope says warn

    <details><summary>✅ 1 check passed</summary>

    - \`files_exist\` passes: \`files_exist\` says pass

    <sub>Contract \`t\`: \`.contracts/t.yml:1\`, from the base branch, named by the branch t, digest \`0\`</sub>

    </details>

    <details><summary>Output</summary>

    **lint** lint passes

    \`\`\`text
    boom
    \`\`\`

    </details>

    <details><summary>⏱️ 2.3 s in total</summary>

    | criterion | check | time |
    |---|---|--:|
    | \`t/lint\` | \`lint\` | 120 ms |

    </details>

    <sub>contract-gate \`0.0.0\` · head \`aaaaaaa\` · base \`bbbbbbb\` · policy: \`defaults\`</sub>
    "
  `);
});

test('nothing is left out, however long it is', () => {
  const tail = Array.from({ length: 40 }, () => 'y'.repeat(250)).join('\n');
  const criteria = Array.from({ length: 300 }, (_, index) =>
    criterion(`lint-${index}`, 'fail', { output: { tail, truncated: false, sha256: '0' } }),
  );
  const text = markdown(resultsWith(criteria));
  expect(text.length).toBeGreaterThan(3_000_000);
  expect(text).not.toContain('Left out');
});
