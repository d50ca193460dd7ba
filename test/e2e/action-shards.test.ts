import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { joinShards } from '../../src/engine/merge-shards.ts';
import type { Results } from '../../src/model/results.ts';
import { openGitHub } from '../github-emulator/github.ts';

const files = {
  'README.md': '# Shop\n',
  'contract-gate.yml': 'version: 1\nsetup: echo ready\n',
  '.contracts/a.yml': 'id: a\nvalidation: {command: [echo one, echo two, echo three]}\n',
};

test('plan writes a matrix, and verify runs one part each, which fit together', async () => {
  const github = await openGitHub({ files });
  const pull = await github.pull({ branch: 'agent/a', author: 'ada', files: { 'a.txt': 'a\n' } });
  const plan = await github.run({ pull, inputs: { command: 'plan', shard: '2' } });
  expect([plan.code, github.writes()]).toEqual([0, []]);
  const { shard } = JSON.parse(plan.outputs.matrix!) as { shard: string[] };
  expect(shard).toHaveLength(2);
  const shards: { name: string; results: Results }[] = [];
  for (const part of shard) {
    const { code, outputs } = await github.run({ pull, inputs: { command: 'verify', shard: part } });
    expect(code).toBe(0);
    shards.push({ name: part, results: JSON.parse(readFileSync(outputs.results!, 'utf8')) as Results });
  }
  const lines = shards.map(({ results }) => results.runs!.commands.map(({ command }) => command.run));
  expect(lines.every(([first]) => first === 'echo ready')).toBe(true);
  expect(lines.flatMap(each => each.slice(1)).sort()).toEqual(['echo one', 'echo three', 'echo two']);
  expect(joinShards(shards)).toHaveProperty('runs');
});

test.each([
  [{ command: 'plan' }, 'command: plan needs the input shard'],
  [{ command: 'plan', shard: '2/4' }, 'write a whole number from 1 to 256'],
  [{ command: 'verify', shard: '1/2:3' }, 'as plan prints it'],
])('inputs %j: one clear line and exit code 2', async (inputs, words) => {
  const github = await openGitHub({ files });
  const pull = await github.pull({ branch: 'agent/a', author: 'ada', files: { 'a.txt': 'a\n' } });
  const { code, log } = await github.run({ pull, inputs });
  expect(code).toBe(2);
  expect(log).toContain(words);
});
