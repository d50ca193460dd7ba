import { describe, expect, test } from 'vitest';
import { isWorkflow, workflowJobs } from '../../../../src/tools/reading/ci/workflows.ts';

const at = '.github/workflows/ci.yml';
const lines = (text: string, more: Record<string, string> = {}) =>
  workflowJobs(new Map(Object.entries({ [at]: text, ...more }))).flatMap(({ commands }) =>
    commands.map(({ line }) => line),
  );
const job = (rest: string, on = '[push]') => `on: ${on}\njobs:\n  a:\n    runs-on: ubuntu-latest\n${rest}`;
const steps = (...all: string[]) => `    steps:\n${all.map(each => `      - ${each}\n`).join('')}`;
const one = steps('run: npm test');

test('workflows are found by their path', () => {
  expect(isWorkflow('.github/workflows/a.yaml')).toBe(true);
  expect(isWorkflow('web/.github/workflows/a.yml')).toBe(false);
});

describe('which workflows count', () => {
  test.each([
    ['push', true],
    ['[pull_request]', true],
    ['{push: {branches: [main], tags: [v1]}}', true],
    ['{push: {tags: ["v*"]}}', false],
    ['{schedule: [{cron: "0 0 * * *"}]}', false],
    ['[pull_request_target, workflow_dispatch]', false],
  ])('on: %s', (on, counts) => expect(lines(job(one, on))).toEqual(counts ? ['npm test'] : []));

  test('one that is called by another', () => {
    const called = { '.github/workflows/test.yml': job(one, 'workflow_call') };
    expect(lines('on: push\njobs:\n  a:\n    uses: ./.github/workflows/test.yml\n', called)).toEqual(['npm test']);
    expect(lines('on: schedule\njobs:\n  a:\n    uses: ./.github/workflows/test.yml\n', called)).toEqual([]);
  });

  test('one that can not be read counts for nothing', () => expect(lines('on: [push\njobs: {')).toEqual([]));
});

describe('which steps count', () => {
  test.each([
    ['if: always()', true],
    ["if: github.event_name != 'schedule'", true],
    [`if: \${{ github.event_name == 'push' && matrix.x }}`, false],
    ["if: github.ref == 'refs/heads/main'", false],
    ['if: failure()', false],
    ['continue-on-error: true', false],
    ['shell: pwsh', false],
    ['shell: bash -e {0}', true],
    [`env: {TOKEN: "\${{ secrets.TOKEN }}"}`, false],
    ['working-directory: ../other', false],
  ])('%s', (key, counts) =>
    expect(lines(job(steps(`run: npm test\n        ${key}`)))).toEqual(counts ? ['npm test'] : []),
  );

  test.each([
    ['runs-on: windows-latest', false],
    ['if: false', false],
    ['continue-on-error: true', false],
    [`env: {A: "\${{ secrets.A }}"}`, true],
    ['defaults: {run: {shell: pwsh}}', false],
  ])('of a job with %s', (key, counts) => {
    const text = `on: push\njobs:\n  a:\n    ${key}\n${one}`;
    expect(lines(text)).toEqual(counts ? ['npm test'] : []);
  });

  test('expressions that are known are filled in, and others leave the step out', () => {
    const text = job(
      `    env: {DIR: out}\n${steps(`run: make -C \${{ env.DIR }} \${{ runner.os }}`, `run: npm test \${{ inputs.a }}`, `run: a \${{ github.workspace }}/b`)}`,
    );
    expect(lines(text)).toEqual(['make -C out Linux', 'a ./b']);
  });

  test('a variable that is not known leaves out what names it', () => {
    const text = job(
      `    env: {KEY: "\${{ secrets.KEY }}"}\n${steps('run: npm test --key=$KEY', 'run: npm run lint')}`,
    );
    expect(lines(text)).toEqual(['npm run lint']);
  });
});

test('folders come from the defaults, the step and the script', () => {
  const text = `on: push\ndefaults: {run: {working-directory: web}}\njobs:\n  a:\n${steps('run: npm test', 'run: cd src && npm test\n        working-directory: api')}`;
  const [found] = workflowJobs(new Map([[at, text]]));
  expect(found!.commands.map(({ folder }) => folder)).toEqual(['web', 'api/src']);
});

describe('a matrix', () => {
  const matrix = (axes: string, ...all: string[]) =>
    `on: push\njobs:\n  a:\n    strategy: {matrix: ${axes}}\n    runs-on: \${{ matrix.os }}\n${steps(...all)}`;
  const commands = (text: string) =>
    workflowJobs(new Map([[at, text]]))[0]?.commands.map(({ line, varies }) => [line, varies]);

  test('its first combination that runs on Linux counts, and what differs in others is marked', () => {
    const text = matrix(
      '{os: [windows-latest, ubuntu-latest], py: [39, 310]}',
      `run: tox -e py\${{ matrix.py }}`,
      'run: ruff check .',
    );
    expect(commands(text)).toEqual([
      ['tox -e py39', true],
      ['ruff check .', false],
    ]);
  });

  test('what is included adds to combinations, or is one of its own', () => {
    expect(
      commands(matrix('{os: [x], include: [{os: x, a: "1"}, {os: y, a: "2"}]}', `run: t \${{ matrix.a }}`)),
    ).toEqual([['t 1', true]]);
    expect(
      commands(matrix('{include: [{os: x, cmd: lint}, {os: x, cmd: test}]}', `run: n \${{ matrix.cmd }}`)),
    ).toEqual([['n lint', true]]);
  });

  test('one that is made on GitHub is not known', () => {
    expect(commands(matrix(`"\${{ fromJSON(needs.x.outputs.y) }}"`, `run: t \${{ matrix.a }}`, 'run: u'))).toEqual([
      ['u', false],
    ]);
  });
});
