import { describe, expect, test } from 'vitest';
import {
  expectRecovery,
  expectSound,
  failing,
  inTurn,
  openStage,
  passing,
  undisturbed,
} from '../github-emulator/fault-matrix.ts';

const timeout = 240_000;

describe('every request goes wrong once', () => {
  test.each([
    '500',
    '502',
    '503',
    '429',
    '403-secondary',
    'reset',
    'reset-after',
    'truncated',
    'not-json',
    'slow',
  ] as const)('%s: the same verdict, and the same is published', { timeout }, async kind => {
    const { code } = await expectRecovery(await openStage(), failing, await undisturbed(failing), kind);
    expect(code).toBe(1);
  });

  test.each(['500', 'reset-after', 'truncated'] as const)(
    '%s on a head that was judged before',
    { timeout },
    async kind => {
      const { code } = await expectRecovery(await openStage(), passing, await undisturbed(passing), kind);
      expect(code).toBe(0);
    },
  );
});

describe('from one call on GitHub is out of order for ever, and criteria fail', () => {
  test.each([
    ['500', '403-secondary-no-header', 'not-json', 'reset'],
    ['reset-after', '502', '429', 'truncated', '503', '403-secondary'],
  ] as const)('%s, %s, %s and so on in turn', { timeout }, async (...kinds) => {
    const calm = await undisturbed(failing);
    const troubles = calm.calls.map((call, index) => ({ call, kind: kinds[index % kinds.length]! }));
    await inTurn(troubles, async (stage, trouble) => {
      const { code } = await expectSound(stage, failing, calm, trouble);
      expect([1, 2]).toContain(code);
    });
  });

  test('no answer at all', { timeout }, async () => {
    const calm = await undisturbed(failing);
    const some = ['GET /pulls/N', 'GET /pulls/N/reviews', 'POST /check-runs', 'PATCH /check-runs/N'];
    const calls = calm.calls.filter(({ name, nth }) => some.includes(name) && nth === 1);
    await inTurn(calls, async (stage, call) => {
      const { code } = await expectSound(stage, failing, calm, { kind: 'hang', call });
      expect([1, 2]).toContain(code);
    });
  });
});
