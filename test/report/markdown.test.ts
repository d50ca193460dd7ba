import { expect, test } from 'vitest';
import { markdown } from '../../src/report/markdown.ts';
import { criterion, resultsWith } from '../support/results.ts';

test('the verdict first, failures open and the worst first, passes folded', () => {
  const results = resultsWith([
    criterion('files_exist', 'pass'),
    criterion('scope', 'warn'),
    criterion('lint', 'fail', { output: { tail: 'boom\n', truncated: false, sha256: '0' } }),
  ]);
  expect(
    markdown({ ...results, problems: [{ code: 'x', message: 'bad', at: { path: 'c.yml', line: 2, column: 5 } }] }),
  ).toBe(`## ❌ contract-gate: fail

\`1 criterion does not hold\` (1 passed, 1 failed, 1 passed with a warning)

**Next:** fix what failed and run it again.

### Problems

- \`c.yml:2:5\` \`bad\`

### ❌ \`t\` \`The task\`

\`.contracts/t.yml:1\`, \`named by the branch t\`

| | check | criterion | reason | time |
|---|---|---|---|---|
| ❌ fail | lint | \`lint holds\` | \`lint says fail\` | 0 ms |
| ⚠️ warn | scope | \`scope holds\` | \`scope says warn\` |  |

\`t/lint\`

\`\`\`text
want   lint wanted
got    lint got
at     .contracts/t.yml:3
again  contract-gate verify --only t/lint

boom
\`\`\`

\`t/scope\`

\`\`\`text
want   scope wanted
got    scope got
at     .contracts/t.yml:3
again  contract-gate verify --only t/scope
\`\`\`

<details><summary>1 passed</summary>

| | check | criterion | reason | time |
|---|---|---|---|---|
| ✅ pass | files_exist | \`files_exist holds\` | \`files_exist says pass\` |  |

</details>

<sub>contract-gate 0.0.0, \`aaaaaaa against bbbbbbb, policy: defaults\`</sub>
`);
});
