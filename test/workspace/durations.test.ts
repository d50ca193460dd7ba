import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDurations } from '../../src/workspace/durations.ts';
import { temporary } from './sandbox.ts';

const key = 'a'.repeat(64);

test('durations are kept for each checkout, and the newest replaces an older one', async () => {
  const environment = { XDG_CACHE_HOME: temporary() };
  const [here, there] = ['/work/here', '/work/there'].map(top => openDurations(environment, top));
  expect((await here!.read())(key)).toBeUndefined();
  await here!.write(new Map([[key, 10.4]]));
  await here!.write(new Map([[key, 20]]));
  expect([(await here!.read())(key), (await there!.read())(key)]).toEqual([20, undefined]);
});

test('the file stays small', async () => {
  const environment = { XDG_CACHE_HOME: temporary() };
  const store = openDurations(environment, '/work');
  await store.write(
    new Map(Array.from({ length: 10_001 }, (_, n) => [String(n).padStart(64, '0').split('').reverse().join(''), n])),
  );
  const file = join(environment.XDG_CACHE_HOME, 'contract-gate/durations.json');
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toHaveLength(10_000);
  await store.write(new Map([[key, 5]]));
  expect((await store.read())(key)).toBe(5);
});

test.each(['{', '[1]', 'null', '{"x": "1"}', `{"x": ${'1'.repeat(2 ** 20)}}`])(
  'what is not ours is ignored',
  async text => {
    const environment = { XDG_CACHE_HOME: temporary() };
    mkdirSync(join(environment.XDG_CACHE_HOME, 'contract-gate'));
    writeFileSync(join(environment.XDG_CACHE_HOME, 'contract-gate/durations.json'), text);
    const store = openDurations(environment, '/work');
    expect((await store.read())(key)).toBeUndefined();
    await store.write(new Map([[key, 5]]));
    expect((await store.read())(key)).toBe(5);
  },
);

test('a folder that can not be written changes nothing', async () => {
  const folder = temporary();
  writeFileSync(join(folder, 'file'), '');
  const store = openDurations({ XDG_CACHE_HOME: join(folder, 'file') }, '/work');
  await store.write(new Map([[key, 5]]));
  expect((await store.read())(key)).toBeUndefined();
});
