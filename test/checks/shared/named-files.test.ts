import { expect, test } from 'vitest';
import { filesNamedBy, namedConcern } from '../../../src/checks/shared/named-files.ts';
import type { Change } from '../../../src/model/world.ts';
import { world } from '../../support/world.ts';

const base = {
  'web/package.json': JSON.stringify({ scripts: { test: 'node tools/run.mjs' } }),
  'web/tools/run.mjs': 'a',
};

async function concern(change: Change, protect: string[] = []) {
  const given = { changes: [change], base, before: base };
  const named = await filesNamedBy([{ run: 'npm test', cwd: 'web' }], world(given));
  return namedConcern(change, named, protect);
}

test.each([
  { kind: 'modified', path: 'web/tools/run.mjs' },
  { kind: 'deleted', path: 'web/tools/run.mjs' },
  { kind: 'renamed', path: 'web/tools/new.mjs', from: 'web/tools/run.mjs' },
] as Change[])('%o waits for a person, with the command that runs it', async change => {
  expect(await concern(change)).toMatchObject({
    severity: 'pending',
    code: 'command_file_changed',
    message: expect.stringContaining('`npm test` of the base runs it'),
  });
});

test('other files, new ones, and what the policy takes out do not', async () => {
  expect(await concern({ kind: 'modified', path: 'web/src/a.mjs' })).toBeUndefined();
  expect(await concern({ kind: 'added', path: 'web/tools/run.mjs' })).toBeUndefined();
  expect(await concern({ kind: 'modified', path: 'web/tools/run.mjs' }, ['!web/tools/**'])).toBeUndefined();
});
