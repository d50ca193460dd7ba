import { expect, test } from 'vitest';
import { manual } from '../../src/checks/manual.ts';
import { world } from '../support/world.ts';

test('it waits for a person, and says for what', async () => {
  const params = { task: 'T-001', look: 'the button is green' };
  expect(await manual.run(params, world())).toMatchObject({
    status: 'pending',
    owner: 'person',
    message: 'a person must check this and sign it off: the button is green',
    want: 'T-001: the button is green',
  });
  expect(manual.label(params)).toBe('T-001 the button is green');
});
