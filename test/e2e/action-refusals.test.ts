import { describe, expect, test } from 'vitest';
import { expectSound, failing, inTurn, openStage, passing, undisturbed } from '../github-emulator/fault-matrix.ts';

const timeout = 240_000;

describe('from one call on GitHub refuses, and criteria fail', () => {
  test.each([['403'], ['404'], ['401', '409', '422']] as const)('%s', { timeout }, async (...kinds) => {
    const calm = await undisturbed(failing);
    const troubles = calm.calls.map((call, index) => ({ call, kind: kinds[index % kinds.length]! }));
    await inTurn(troubles, async (stage, trouble) => {
      const { code } = await expectSound(stage, failing, calm, trouble);
      expect([1, 2]).toContain(code);
    });
  });
});

describe('every criterion passes, and GitHub fails', () => {
  const published = /^(?:PATCH|DELETE|POST)|annotations/;
  /** What is read before there is a verdict, and can change it. */
  const matters = /^git|^GET \/(?:pulls|branches|compare|orgs.*lead$)/;

  test.each([
    ['404', '403', '401', '422', '409'],
    ['500', 'not-json', 'reset-after'],
  ] as const)(
    '%s and so on at what is published: a pass, and what is missing is named',
    { timeout },
    async (...kinds) => {
      const calm = await undisturbed(passing);
      const calls = calm.calls.filter(({ name, nth }) => published.test(name) && nth <= 2);
      const troubles = calls.map((call, index) => ({ call, kind: kinds[index % kinds.length]! }));
      await inTurn(troubles, async (stage, trouble) => {
        const { code } = await expectSound(stage, passing, calm, trouble);
        expect(code).toBe(0);
      });
    },
  );

  test('what matters for the verdict and can not be read is no pass', { timeout }, async () => {
    const calm = await undisturbed(passing);
    const calls = calm.calls.filter(({ name, nth }) => matters.test(name) && nth === 1);
    const troubles = calls.map((call, index) => ({
      call,
      kind: index % 2 === 0 ? ('500' as const) : ('404' as const),
    }));
    await inTurn(troubles, async (stage, trouble) => {
      const { code, log } = await expectSound(stage, passing, calm, trouble);
      expect(code, `${trouble.kind} at ${trouble.call.name}\n${log}`).not.toBe(0);
    });
  });

  test('a comment that can no longer be changed makes room for a new one', { timeout }, async () => {
    const calm = await undisturbed(passing);
    await inTurn([{ name: 'PATCH /issues/comments/N', nth: 1 }], async (stage, call) => {
      const { code, outputs } = await expectSound(stage, passing, calm, { kind: '404', call });
      expect(code).toBe(0);
      expect(outputs['comment-url']).toContain('#issuecomment');
    });
  });
});

test.each(['401', '403', '404', '409', '422'] as const)(
  '%s once, as the report is written: its verdict stands there all the same',
  async kind => {
    const { github, next } = await openStage();
    const pull = await next();
    github.fault({ kind, when: ({ method }) => method === 'PATCH' });
    const { code, log } = await github.run({ pull });
    expect(code).toBe(1);
    expect(log).toContain('Not published: the check run contract-gate report could not be completed');
    const [report] = (await github.checkRuns(pull.head)).filter(({ name }) => name === 'contract-gate report');
    expect(report).toMatchObject({ status: 'completed', conclusion: 'failure' });
  },
);
