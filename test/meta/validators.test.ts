import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error: a script has no types
import { validators } from '../../scripts/schemas.mjs';

test('the validators are those of the schemas: npm run build makes them again', async () => {
  const committed = readFileSync(new URL('../../src/schema/validators.ts', import.meta.url), 'utf8');
  expect((await validators()) === committed).toBe(true);
});
