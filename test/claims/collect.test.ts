import { expect, test } from 'vitest';
import { type ClaimInputs, collectClaims, isReportOf } from '../../src/claims/collect.ts';
import { output } from '../../src/dialects/output.ts';
import { report } from '../../src/dialects/report.ts';
import type { ClaimRequests } from '../../src/model/claim-request.ts';
import type { Contract, Trust } from '../../src/model/contract.ts';
import { blockOf, executorLines } from '../support/output.ts';

const at = { line: 3, column: 1 };
const contractWith = (asks: Partial<ClaimRequests>, trust: Trust = 'base'): Contract => ({
  id: 't',
  title: 'T',
  description: '',
  dialect: 'validation',
  type: 'validation',
  path: '.contracts/t.yml',
  line: 1,
  trust,
  done: false,
  failFast: false,
  dependsOn: [],
  digest: '',
  criteria: [],
  asks: { reports: [], outputs: [], ...asks },
});

async function collect(contract: Contract, text: string, change: Partial<ClaimInputs> = {}) {
  const inputs: ClaimInputs = {
    body: { text, path: 'body.md' },
    bodiless: false,
    commits: [],
    read: async () => new Map(),
    ...change,
  };
  const { selected, unrequested } = await collectClaims([{ contract, why: 'named' }], inputs, {
    policy: {},
    report,
    output,
    taken: ['t', 'output'],
  });
  return { criteria: selected[0]!.contract.criteria, unrequested: unrequested.map(each => each.contract) };
}

const block = blockOf(...executorLines);
const outputs = [{ value: { agent: 'tdd-task-executor' }, at }];

test('a requested block becomes criteria of the contract, and none of its own', async () => {
  const { criteria, unrequested } = await collect(contractWith({ outputs }), block);
  expect(criteria.map(({ id }) => id)).toContain('t/claim-files_changed');
  expect(criteria.every(({ kind }) => kind === 'output')).toBe(true);
  expect(unrequested).toEqual([]);
});

test('a block that no contract requests is a contract of its own', async () => {
  const { criteria, unrequested } = await collect(contractWith({}), `Done.\n\n${block}`);
  expect(criteria).toEqual([]);
  expect(unrequested).toMatchObject([{ id: 'output-2', dialect: 'output', trust: 'body', path: 'body.md', line: 3 }]);
});

test('what is missing fails at the line that requests it; without a pull request it is skipped', async () => {
  const reports = [{ value: {}, at }];
  const { criteria } = await collect(contractWith({ reports }), '');
  expect(criteria).toMatchObject([
    {
      at: { path: '.contracts/t.yml', line: 3 },
      check: { params: { findings: [{ code: 'missing_claim', failure: 'major', at: { line: 3 } }] } },
    },
  ]);
  const local = await collect(contractWith({ reports, outputs }), '', { bodiless: true });
  expect(local.criteria).toMatchObject([
    { check: { params: { findings: [], skip: expect.stringContaining('--body FILE') } } },
    { check: { params: { findings: [], skip: expect.stringContaining('--body FILE') } } },
  ]);
});

test('a block may be requested in commits or in a file', async () => {
  const commits = [{ id: '0123456789', message: `Write a\n\n${block}` }];
  const inCommits = contractWith({ outputs: [{ value: { agent: 'tdd-task-executor', from: 'commits' }, at }] });
  expect((await collect(inCommits, '', { commits })).criteria[0]).toMatchObject({ at: { path: 'commit 0123456' } });
  const inFile = contractWith({ outputs: [{ value: { from: 'out.md' }, at }] });
  const unreadable = async () => new Map([['out.md', 'it is too large']]);
  expect((await collect(inFile, '', { read: unreadable })).criteria).toMatchObject([
    { check: { params: { findings: [{ code: 'unreadable', message: 'out.md may not be read: it is too large' }] } } },
  ]);
});

test('where the base requests reports, only those files are reports', () => {
  const ofBase = contractWith({ reports: [{ value: { file: 'reports/*.json' }, at }] });
  const ofHead = contractWith({ outputs: [{ value: { from: 'src/a.ts' }, at }] }, 'head');
  const selected = [ofBase, ofHead].map(contract => ({ contract, why: '' }));
  const [all, trusted] = [isReportOf(selected), isReportOf(selected, true)];
  expect([all('reports/a.json'), all('src/a.ts'), all('src/b.ts')]).toEqual([true, true, false]);
  expect([trusted('reports/a.json'), trusted('src/a.ts')]).toEqual([true, false]);
  expect(isReportOf([{ contract: ofHead, why: '' }], true)('src/a.ts')).toBe(true);
});
