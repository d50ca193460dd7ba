import { expect, test } from 'vitest';
import { artifacts } from '../../src/checks/artifacts.ts';
import { world } from '../support/world.ts';

const block = (lines: string) => `Done.\n\n---OUTPUT---\n${lines}\n---END---\n`;
const files = { 'src/a.ts': '', 'src/b.ts': '' };

test('what the agent reported as written is there', async () => {
  const body = block('files_changed: [src/a.ts]\nfiles_created: [src/b.ts]\npath: src/a.ts');
  expect(await artifacts.run({}, world({ body, files }))).toMatchObject({
    status: 'pass',
    message: '3 reported files exist',
  });
});

test('a reported file that is not there fails at its line of the body', async () => {
  const body = block('files_created: [src/a.ts, src/c.ts]');
  expect(await artifacts.run({}, world({ body, files }))).toMatchObject({
    status: 'fail',
    message: expect.stringContaining('src/c.ts under files_created'),
    at: { path: 'body.md', line: 4 },
  });
});

test('an ignored file is not there; a deleted one was changed, but not created', async () => {
  expect(await artifacts.run({}, world({ body: block('path: out.js'), ignored: { 'out.js': '' } }))).toMatchObject({
    status: 'fail',
  });
  const changes = [{ kind: 'deleted' as const, path: 'old.ts' }];
  expect(await artifacts.run({}, world({ body: block('files_changed: [old.ts]'), changes }))).toMatchObject({
    status: 'pass',
  });
  expect(await artifacts.run({}, world({ body: block('files_created: [old.ts]'), changes }))).toMatchObject({
    status: 'fail',
  });
});

test('without a block there is nothing to hold', async () => {
  expect(await artifacts.run({}, world({ body: 'hello' }))).toEqual({
    status: 'skip',
    message: 'the agent reported no files',
  });
});
