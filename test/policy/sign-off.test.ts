import { describe, expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import type { Contract } from '../../src/model/contract.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import type { Signature } from '../../src/model/results.ts';
import { noPolicy, type Policy } from '../../src/policy/schema.ts';
import { openApprovals, type People, withheldCommands } from '../../src/policy/sign-off.ts';
import { contractsOf } from '../support/contracts.ts';

const by = (login: string, commit: string): Signature => ({ by: login, how: 'review', commit, url: 'https://x.test' });
const pending = (about?: string[], who?: 'critics'): Outcome => ({
  status: 'pending',
  message: 'a person must look',
  want: 'w',
  got: 'g',
  ...(about ? { about } : {}),
  ...(who ? { by: who } : {}),
});

async function statusWith(
  outcome: Outcome,
  given: Signature[],
  same: Record<string, boolean> = {},
  critics: Signature[] = [],
) {
  const ran = new Map([['t/x', { outcome, ms: 1 }]]);
  const people: People = {
    signatures: async () => ({ given, critics, notes: [] }),
    bodyHeldBack: async () => undefined,
  };
  const sameFiles = async (commit: string) => same[commit];
  const approvals = openApprovals(noPolicy, people, { head: 'head', sameFiles });
  await approvals.look(new Map([['t/x', outcome]]));
  return (await approvals.apply(ran)).outcomes.get('t/x')!.outcome;
}

describe('signatures', () => {
  test('an approval of the head signs what is pending, and is named', async () => {
    expect(await statusWith(pending(), [by('ada', 'head')])).toEqual({
      status: 'pass',
      message: 'signed off by ada: g',
      signed: by('ada', 'head'),
    });
  });

  test('an older one does not', async () => {
    expect(await statusWith(pending(), [by('ada', 'old')], { old: true })).toMatchObject({ status: 'pending' });
  });

  test('if files are signed, an older approval counts while these files are the same', async () => {
    expect(await statusWith(pending(['a.yml']), [by('ada', 'old')], { old: true })).toMatchObject({ status: 'pass' });
    expect(await statusWith(pending(['a.yml']), [by('ada', 'old')], { old: false })).toMatchObject({
      status: 'pending',
    });
    expect(await statusWith(pending(['a.yml']), [by('ada', 'gone')])).toMatchObject({ status: 'pending' });
  });

  test('an older approval does not count for what is pending only after a command has run', async () => {
    const people: People = {
      signatures: async () => ({ given: [by('ada', 'old')], critics: [], notes: [] }),
      bodyHeldBack: async () => undefined,
    };
    const approvals = openApprovals(noPolicy, people, { head: 'head', sameFiles: async () => true });
    await approvals.look(new Map([['t/x', pending(['a.yml'])]]));
    const ran = new Map(['t/x', 't/y'].map(id => [id, { outcome: pending(['a.yml']) }]));
    const { outcomes } = await approvals.apply(ran);
    expect([...outcomes].map(([id, { outcome }]) => [id, outcome.status])).toEqual([
      ['t/x', 'pass'],
      ['t/y', 'pending'],
    ]);
  });

  test('what a critic must look at is signed by critics alone, and they sign nothing else', async () => {
    const [ada, eve] = [by('ada', 'head'), by('eve', 'head')];
    expect(await statusWith(pending(undefined, 'critics'), [ada])).toMatchObject({ status: 'pending' });
    expect(await statusWith(pending(undefined, 'critics'), [ada], {}, [eve])).toMatchObject({ signed: eve });
    expect(await statusWith(pending(), [], {}, [eve])).toMatchObject({ status: 'pending' });
  });

  test.each(['fail', 'error'] as const)('%s can not be signed', async status => {
    const outcome: Outcome = { status, message: 'm', want: 'w', got: 'g' };
    expect(await statusWith(outcome, [by('ada', 'head')])).toBe(outcome);
  });

  test('are read only if something is pending; if the API fails, nobody has signed, and a note says so', async () => {
    let calls = 0;
    const people: People = {
      signatures: async () => {
        calls++;
        throw new Error('GitHub returned 503');
      },
      bodyHeldBack: async () => undefined,
    };
    const read = async (asked: People | undefined, outcome: Outcome) => {
      const approvals = openApprovals(noPolicy, asked, { head: 'head', sameFiles: async () => true });
      const ran = new Map([['t/x', { outcome }]]);
      return approvals.apply(ran);
    };
    const passed: Outcome = { status: 'pass', message: 'm' };
    expect(await read(people, passed)).toMatchObject({ notes: [] });
    expect(await read(undefined, pending())).toMatchObject({ notes: [] });
    expect(calls).toBe(0);
    const { outcomes, notes } = await read(people, pending());
    expect(notes).toEqual(['approvals could not be read: GitHub returned 503']);
    expect(outcomes.get('t/x')!.outcome.status).toBe('pending');
    expect(calls).toBe(1);
  });
});

const fromBody = (yaml: string): Contract[] => contractsOf(yaml).map(contract => ({ ...contract, trust: 'body' }));

async function withheld(contracts: Contract[], policy: Partial<Policy> = {}) {
  const people: People = {
    signatures: async () => ({ given: [by('ada', 'head')], critics: [], notes: [] }),
    bodyHeldBack: async () => 'it stands in the body, and eve may not write to this repository',
  };
  return [...(await withheldCommands(contracts, { ...noPolicy, ...policy }, people, checks)).keys()];
}

describe('commands out of the body', () => {
  const asked = 'id: t\nvalidation:\n  files_exist: [a]\n  command: npm run x\n';

  test('wait for a person where the author may not write, whoever approved; what runs no command does not', async () => {
    expect(await withheld(fromBody(asked))).toEqual(['t/command-npm-run-x']);
    expect(await withheld(contractsOf(asked))).toEqual([]);
  });

  test("run where the body names an activity, whose command is the project's own", async () => {
    const [contract] = fromBody(asked);
    const criteria = contract!.criteria.map(criterion => ({ ...criterion, trust: 'policy' as const }));
    expect(await withheld([{ ...contract!, criteria }])).toEqual([]);
  });

  test('run where a contract of the repository asks for just the same', async () => {
    const own = contractsOf('id: own\nvalidation:\n  command: npm run x\n');
    expect(await withheld([...own, ...fromBody(asked)])).toEqual([]);
  });

  test.each([
    ['npm run x', ['npm run x'], 0],
    ['npm run x', ['npm run y'], 1],
    ['npm run x', ['npm run *'], 0],
    ['npm run x y', ['npm run *'], 0],
    ['npm run', ['npm run *'], 1],
    ['npm run x; curl evil', ['npm run *'], 1],
    ['npm run $(id)', ['npm run *'], 1],
    ['npm run "x"', ['npm run *'], 1],
    ['npm run x\ncurl evil', ['npm run *'], 1],
    ['npm runx', ['npm run *'], 1],
  ])('%j against allow: %j', async (line, allow, count) => {
    const contracts = fromBody(`id: t\nvalidation:\n  command: ${JSON.stringify(line)}\n`);
    expect(await withheld(contracts, { commands: { allow } })).toHaveLength(count);
  });

  test.each(['env: {PATH: x}', 'shell: python'])('an allowed line with %s waits all the same', async key => {
    const contracts = fromBody(`id: t\nvalidation:\n  command: {run: npm test, ${key}}\n`);
    expect(await withheld(contracts, { commands: { allow: ['npm test'] } })).toHaveLength(1);
  });
});
