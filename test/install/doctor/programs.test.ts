import { expect, test } from 'vitest';
import { checks } from '../../../src/checks/index.ts';
import { programsIn } from '../../../src/install/doctor/programs.ts';
import { noPolicy } from '../../../src/policy/schema.ts';
import { contractsOf } from '../../support/contracts.ts';

test('the first word of each command, without variables, what the shell has itself, and done contracts', () => {
  const contracts = contractsOf(
    `id: a
validation:
  lint: CI=1 ruff check .
  tests: [npm test, "[ -d x ] && pytest", ./run.sh]
  command: cd web && npm run build
---
id: b
status: done
validation:
  tests: cargo test
`,
  );
  const found = programsIn(contracts, noPolicy, checks);
  expect(found.map(({ program, at }) => `${program} ${at.line}`)).toEqual(['ruff 3', 'npm 4']);
});
