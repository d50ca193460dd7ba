import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { onBranch, repository, temporary } from '../support/repository.ts';

const policy = 'version: 1\nrequire: always\n';
const contract = 'id: t\napplies_to: {branches: ["**"]}\nvalidation: {tests: {run: echo 3 passed, min: 1}}\n';

/** A PATH whose git notes each call before it does what it always does. */
function countedGit() {
  const folder = temporary('git');
  const log = join(folder, 'log');
  writeFileSync(log, '');
  const git = execFileSync('bash', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'git'), `#!/bin/bash\necho x >> '${log}'\nexec '${git}' "$@"\n`);
  chmodSync(join(folder, 'git'), 0o755);
  const calls = () => readFileSync(log, 'utf8').length / 2;
  return { env: { PATH: `${folder}${delimiter}${process.env.PATH}` }, calls };
}

/** How often git is started for a pull request that moves and changes so many tests. */
async function callsFor(count: number): Promise<number> {
  const text = (index: number) =>
    `import { f } from 'f';\ntest('case ${index}', () => expect(f(${index})).toBe(${index}));\n`;
  const files = (folder: string, end: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index}.test.js`, text(index) + end]));
  const repo = repository({ 'contract-gate.yml': policy, '.contracts/t.yml': contract, ...files('test', '') });
  onBranch(repo, 'work');
  const gone = Object.fromEntries(Object.keys(files('test', '')).map(path => [path, null]));
  repo.commit({ ...gone, ...files('tests', '// moved\n') });
  const { env, calls } = countedGit();
  const { stdout } = await repo.runWith({ env }, 'verify');
  expect(stdout).toContain('t/tests');
  return calls();
}

test('twice as many changed tests cost hardly more calls of git', async () => {
  const [few, many] = [await callsFor(400), await callsFor(800)];
  expect(few).toBeGreaterThan(5);
  expect(many - few).toBeLessThanOrEqual(12);
});
