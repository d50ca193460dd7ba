import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { RepositoryFacts } from '../../src/install/facts.ts';
import { gateWorkflow, recheckWorkflow } from '../../src/install/workflow-files.ts';

const facts = (files: Readonly<Record<string, string>>, tests = ''): RepositoryFacts => ({
  paths: Object.keys(files),
  tests: tests ? [{ run: tests, cwd: '.', why: 'x' }] : [],
  lint: [],
  setup: [],
  packages: [],
  text: path => files[path],
});
const stepsIn = (text: string) => {
  const [job] = Object.values(parse(text).jobs) as { steps: { uses: string; with?: Record<string, string> }[] }[];
  return job!.steps.map(({ uses, with: inputs = {} }) => [uses.split('@')[0], inputs]);
};

test('steps for the toolchains that the commands need, in the version that the repository names', () => {
  const checkout = ['actions/checkout', { 'persist-credentials': false }];
  const gate = ['contract-gate/contract-gate', {}];
  const steps = (files: Record<string, string>, tests?: string) => stepsIn(gateWorkflow(facts(files, tests), '1.2.3'));
  expect(steps({})).toEqual([checkout, gate]);
  expect(steps({ 'package.json': '{}', '.nvmrc': '22' })).toEqual([
    checkout,
    ['actions/setup-node', { 'node-version-file': '.nvmrc' }],
    gate,
  ]);
  const pnpm = (text: string) => steps({ 'package.json': text }, 'pnpm run test')[1];
  expect(pnpm('{}')).toEqual(['pnpm/action-setup', { version: '10' }]);
  expect(pnpm('{"packageManager": "pnpm@9.1.0"}')).toEqual(['pnpm/action-setup', {}]);
  expect(steps({ '.python-version': '3.12' }, 'python3 -m pytest')[1]).toEqual([
    'actions/setup-python',
    { 'python-version-file': '.python-version' },
  ]);
  expect(steps({ 'go.mod': '' })[1]).toEqual(['actions/setup-go', { 'go-version-file': 'go.mod', cache: false }]);
});

test('the gate follows the major version, and everything else is pinned by commit', () => {
  const text = gateWorkflow(facts({ 'package.json': '{}', 'go.mod': '' }, 'pytest'), '2.3.4');
  const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, each]) => each!);
  expect(uses.filter(each => !/@[0-9a-f]{40}$/.test(each))).toEqual(['contract-gate/contract-gate@v2']);
});

test('the workflow that runs the gate again checks nothing out and can only start runs', () => {
  const { permissions, jobs } = parse(recheckWorkflow('1.2.3'));
  expect(permissions).toEqual({ actions: 'write', 'pull-requests': 'read' });
  expect(Object.keys(jobs)).toEqual(['contract-gate-recheck']);
  expect(stepsIn(recheckWorkflow('1.2.3'))).toEqual([['contract-gate/contract-gate', { command: 'recheck' }]]);
});
