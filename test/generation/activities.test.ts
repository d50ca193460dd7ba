import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tests } from '../../src/checks/tests.ts';
import { type ActivityContext, assignChecks, commandsFor } from '../../src/generation/activities.ts';
import type { Problem } from '../../src/model/finding.ts';
import { detect, isReadForDetection } from '../../src/tools/reading/detect.ts';
import { contractsOf } from '../support/contracts.ts';
import { parsePolicy } from '../support/policy.ts';
import { finished, world } from '../support/world.ts';

const tools = (files: Record<string, string>) =>
  detect(Object.keys(files), new Map(Object.entries(files).filter(([path]) => isReadForDetection(path))));
const scripts = (all: Record<string, string>) => JSON.stringify({ scripts: all });

function around(more: Partial<ActivityContext> & { yaml?: string } = {}): ActivityContext {
  const { yaml = '', ...rest } = more;
  const { policy, problems } = parsePolicy('p.yml', `version: 1\n${yaml}`, 'p.yml');
  if (!policy) throw new Error(JSON.stringify(problems));
  const detected = tools({ 'package.json': scripts({ test: 'vitest run', lint: 'eslint .' }) });
  return { policy, detected, detectedOnHead: null, files: ['src/a.ts'], event: 'local', queue: false, ...rest };
}

function settled(criteria: string, ground = around(), type = 'verifiable') {
  const problems: Problem[] = [];
  const [contract] = contractsOf(`taskId: T\nverificationContract:\n  type: ${type}\n  criteria: ${criteria}\n`);
  return { ...assignChecks(contract!, ground, problem => problems.push(problem)), problems };
}

const unit = '[{activity: unit-test, description: d, pattern: "a; b"}]';

describe('activities become checks', () => {
  test('a detected command, with the pattern as an argument of its own', () => {
    const { criteria, problems } = settled(unit);
    expect(problems).toEqual([]);
    expect(criteria).toHaveLength(1);
    expect(criteria[0]).toMatchObject({
      id: 'T/tests-unit-test-a-b',
      check: {
        type: 'tests',
        params: {
          run: 'npm test -- -t "$CONTRACT_GATE_PATTERN"',
          env: { CONTRACT_GATE_PATTERN: 'a; b' },
          shell: 'bash',
        },
      },
      activity: { why: '`npm test -- -t "a; b"`: package.json has the script test' },
    });
  });

  test('a pattern that the command does not take is reported, with the line to add', async () => {
    const ground = around({ yaml: 'activities: {unit-test: make test}' });
    const { check } = settled(unit, ground).criteria[0]!;
    const run = () => finished(0, '5 passed in 0.1s\n');
    const outcome = await tests.run(check.params as Parameters<typeof tests.run>[0], world({ run }));
    expect(outcome).toMatchObject({ status: 'warn', owner: 'author' });
    expect(outcome.message).toContain('`make test` takes no pattern, so "a; b" was ignored');
    expect(outcome).toMatchObject({
      fix: expect.stringContaining('In contract-gate.yml, set unit-test under activities'),
    });
    const without = settled('[{activity: unit-test, description: d}]', ground).criteria[0]!;
    expect(without.check.params).not.toHaveProperty('caveat');
  });

  test("the policy's table goes first", () => {
    const ground = around({ yaml: 'activities: {unit-test: "./t {pattern}", build: make, e2e: {check_run: E2E}}' });
    expect(settled(unit, ground).criteria[0]!.check.params).toMatchObject({ run: './t "$CONTRACT_GATE_PATTERN"' });
    expect(settled('[{activity: build, description: d}]', ground).criteria[0]!.check).toMatchObject({
      type: 'command',
      params: { run: 'make' },
    });
    expect(settled('[{activity: e2e, description: d}]', ground).criteria[0]!.check).toEqual({
      type: 'check_run',
      params: { name: 'E2E', waitMs: 0 },
    });
  });

  test('an activity without a command is a problem with the line to add', () => {
    const { problems } = settled('[{activity: e2e, description: d}, {activity: unit-tests, description: d}]');
    expect(problems[0]).toMatchObject({ code: 'no_command', at: { path: 'c.yml', line: 4 } });
    expect(problems[0]!.message).toContain('contract-gate.yml, for example:\nactivities:\n  e2e: ');
    expect(problems[1]!.message).toContain('did you mean unit-test?');
  });

  test('in several packages it is as many criteria', () => {
    const detected = tools({
      'a/package.json': scripts({ test: 'jest' }),
      'b/package.json': scripts({ test: 'jest' }),
    });
    const { criteria } = settled(unit, around({ detected, files: ['a/x.ts', 'b/y.ts'] }));
    expect(criteria.map(({ id, check }) => [id, (check.params as { cwd: string }).cwd])).toEqual([
      ['T/tests-unit-test-a-b-a', 'a'],
      ['T/tests-unit-test-a-b-b', 'b'],
    ]);
  });

  test('a policy that runs commands in another language can take no pattern', () => {
    const ground = around({ yaml: 'commands: {shell: node}' });
    expect(settled(unit, ground).problems[0]!.message).toContain('commands.shell');
  });

  test('a placeholder that is pasted is a problem of the policy', () => {
    const { problems } = parsePolicy('p.yml', 'version: 1\nactivities:\n  unit-test: bash -c "x {pattern}"\n', 'p');
    expect(problems[0]).toMatchObject({ at: { line: 3 }, message: expect.stringContaining('argument of its own') });
  });
});

describe('the base has the first word', () => {
  const detected = tools({ 'package.json': scripts({ test: 'vitest run' }) });

  test('a change to the scripts does not change the command', () => {
    const head = tools({ 'package.json': scripts({ 'test:unit': 'true' }) });
    expect(commandsFor('unit-test', around({ detected, detectedOnHead: head }))).toMatchObject([
      { run: 'npm test -- -t {pattern}' },
    ]);
  });

  test('whatever the head holds, the ways of the base are among those that are taken', () => {
    const folders = ['', 'src/', 'src/deep/', 'packages/a/', 'packages/b/'];
    const script = fc.constantFrom('true', 'vitest run', 'exit 0', 'jest', '');
    const tree = fc.dictionary(
      fc.constantFrom(...folders),
      fc.record({ test: script, 'test:unit': script, lint: script }),
    );
    const asFiles = (all: Record<string, Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(all).flatMap(([at, each]) => [
          [`${at}package.json`, scripts(each)],
          [`${at}x.ts`, ''],
        ]),
      );
    const files = folders.map(folder => `${folder}a.ts`);
    fc.assert(
      fc.property(tree, tree, fc.subarray(files, { minLength: 1 }), (before, after, changed) => {
        const base = tools(asFiles(before));
        // A file of every folder is left, so no package was taken away.
        const head = tools({ ...asFiles(after), ...Object.fromEntries(files.map(path => [path, ''])) });
        // A package in a folder that the base lacks is judged by `uncheckedPackages`.
        const known = changed.filter(path => path === 'a.ts' || base.has(path.slice(0, path.lastIndexOf('/'))));
        fc.pre(known.length > 0);
        const alone = commandsFor('unit-test', around({ detected: base, files: known }));
        const taken = commandsFor('unit-test', around({ detected: base, detectedOnHead: head, files: known }));
        expect(taken).toEqual(expect.arrayContaining(alone));
      }),
    );
  });

  test('a package that is planted around the files adds to the command, and does not replace it', () => {
    const head = tools({
      'package.json': scripts({ test: 'vitest run' }),
      'src/package.json': scripts({ test: 'true' }),
    });
    expect(
      commandsFor('unit-test', around({ detected, detectedOnHead: head })).map(way => 'cwd' in way && way.cwd),
    ).toEqual(['.', 'src']);
  });

  test('a package that is taken away whole leaves its files to the one around it', () => {
    const two = tools({ 'package.json': scripts({ test: 'a' }), 'old/package.json': scripts({ test: 'b' }) });
    const files = ['old/package.json', 'old/a.js'];
    const gone = tools({ 'package.json': scripts({ test: 'a' }) });
    const emptied = tools({ 'package.json': scripts({ test: 'a' }), 'old/b.js': '' });
    const where = (head: ActivityContext['detectedOnHead']) =>
      commandsFor('unit-test', around({ detected: two, detectedOnHead: head, files }));
    expect(where(gone)).toMatchObject([{ cwd: '.' }]);
    expect(where(emptied)).toMatchObject([{ cwd: 'old' }]);
  });

  test('what the base does not know the head may bring', () => {
    const head = tools({ 'package.json': scripts({ test: 'vitest run', lint: 'eslint .' }) });
    expect(commandsFor('lint', around({ detected, detectedOnHead: head }))).toMatchObject([{ run: 'npm run lint' }]);
  });
});

describe('timing', () => {
  const later = '[{activity: unit-test, description: d, timing: deferred}]';
  const skip = (more: Parameters<typeof around>[0]) => settled(later, around(more)).criteria[0]!.skip;

  test.each([
    [{}, undefined],
    [{ queue: true }, 'deferred: it runs in the merge queue'],
    [{ queue: true, event: 'pull_request' }, 'deferred: it runs in the merge queue'],
    [{ queue: true, event: 'merge_group' }, undefined],
    [{ queue: true, event: 'push' }, undefined],
    [{ yaml: 'deferred: merge_group' }, 'deferred: it runs in the merge queue'],
    [{ yaml: 'deferred: pull_request', queue: true }, undefined],
  ])('%j', (more, expected) => expect(skip(more)).toBe(expected));

  test('what is immediate is never deferred', () => {
    expect(settled(unit, around({ queue: true })).criteria[0]).not.toHaveProperty('skip');
  });
});

describe('types', () => {
  const both = '[{activity: lint, description: d}, {activity: unit-test, description: d}]';

  test('skip runs lint and typecheck only', () => {
    const { criteria } = settled(both, around(), 'skip');
    expect(criteria.map(({ id, skip }) => [id, skip])).toEqual([
      ['T/lint', undefined],
      ['T/tests-unit-test', 'the contract has type skip: only lint and typecheck run'],
    ]);
  });

  test('skip without criteria runs what there is of them', () => {
    expect(settled('[]', around(), 'skip').criteria.map(({ id }) => id)).toEqual(['T/lint']);
  });

  test('advisory runs nothing', () => {
    const { criteria } = settled(both, around(), 'advisory');
    expect(criteria.map(({ check, skip }) => [check.type, skip !== undefined])).toEqual([
      ['advisory', false],
      ['lint', true],
      ['tests', true],
    ]);
  });

  test.each([
    ['', undefined],
    ['promptForAdvisory: true', 'the policy requires a person to review advisory tasks'],
  ])('advisory with %j asks %j', (yaml, ask) => {
    expect((settled('[]', around({ yaml }), 'advisory').criteria[0]!.check.params as { ask?: string }).ask).toBe(ask);
  });

  test.each(['prd: billing\n', 'verificationContract: {type: advisory, criteria: [], generatedFrom: prd}\n'])(
    'advisory in a PRD asks (%j)',
    yaml => {
      const whole = yaml.startsWith('prd') ? `${yaml}verificationContract: {type: advisory, criteria: []}\n` : yaml;
      const { criteria } = assignChecks(contractsOf(`taskId: T\n${whole}`)[0]!, around(), () => {});
      expect((criteria[0]!.check.params as { ask?: string }).ask).toContain('product requirements');
    },
  );

  test('a critic is for GitHub to decide, unless the policy has a command for it', () => {
    const critic = '[{activity: critic, description: frontend-critic review}]';
    expect(settled(critic).criteria[0]!.check).toEqual({
      type: 'critic',
      params: { description: 'frontend-critic review' },
    });
    const mapped = settled(critic, around({ yaml: 'activities: {critic: ./critic}' }));
    expect(mapped.criteria[0]!.check).toMatchObject({ type: 'command', params: { run: './critic' } });
  });
});
