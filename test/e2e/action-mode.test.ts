import { describe, expect, test } from 'vitest';
import { openGitHub } from '../github-emulator/github.ts';

const path = '.github/workflows/contract-gate.yml';
const workflow = (mode: string | undefined, after = '') => `on: pull_request
jobs:
  contract-gate:
    runs-on: ubuntu-latest
    steps:
      - uses: acme/contract-gate@0123456789abcdef0123456789abcdef01234567
${mode === undefined ? '' : `        with:\n          mode: ${mode}\n`}${after}`;

const contract = 'id: login\nvalidation:\n  files_exist: [src/login.js]\n';
const base = { 'README.md': '# Shop\n', '.contracts/login.yml': contract };

/** A pull request without the file that its contract requires, with the mode that its own workflow gives. */
async function judged(
  { files, change = {} }: { files: Record<string, string>; change?: Record<string, string> },
  mode: string,
) {
  const github = await openGitHub({ files: { ...base, ...files } });
  const pull = await github.pull({ branch: 'agent/login', author: 'agent', files: { 'src/a.js': 'a\n', ...change } });
  return github.run({ pull, workflow: path, inputs: { mode } });
}

describe('the mode that a pull request gives itself', () => {
  test('counts for nothing if it edits the workflow of the base', async () => {
    const change = { [path]: workflow('observe') };
    expect((await judged({ files: { [path]: workflow(undefined) }, change }, 'observe')).code).toBe(1);
  });

  test('counts for nothing in a workflow that it adds beside the one of the base', async () => {
    const files = { '.github/workflows/gate.yml': workflow('block') };
    expect((await judged({ files, change: { [path]: workflow('warn') } }, 'warn')).code).toBe(1);
  });

  test('leaves a lenient base as it is', async () => {
    const change = { [path]: workflow('warn', '# a comment\n') };
    expect((await judged({ files: { [path]: workflow('warn') }, change }, 'warn')).code).toBe(0);
  });

  test.each(['${{ vars.MODE }}', '[warn'])('is block if the base has %s', async mode => {
    const change = { [path]: workflow('warn') };
    expect((await judged({ files: { [path]: workflow(mode) }, change }, 'warn')).code).toBe(1);
  });

  test('is that of the base if the pull request leaves the workflow alone, whatever it is written with', async () => {
    expect((await judged({ files: { [path]: workflow('${{ vars.MODE }}') } }, 'warn')).code).toBe(0);
  });

  test('can be tried where the base has no gate yet', async () => {
    expect((await judged({ files: {}, change: { [path]: workflow('warn') } }, 'warn')).code).toBe(0);
  });
});
