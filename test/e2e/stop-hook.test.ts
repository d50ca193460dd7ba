import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hookAgents } from '../../src/install/agent-hooks.ts';
import { stacks } from '../support/first-day.ts';
import { machineNode } from '../support/nodes.ts';
import { onBranch, type Repository, repository, temporary } from '../support/repository.ts';

const cli = resolve(import.meta.dirname, '../../dist/cli.js');
const [npm] = stacks;

/** A repository that is set up for an agent, on the agent's branch; `gate` is the program that the hook runs. */
async function setUp(agent: string): Promise<{ repo: Repository; gate: string }> {
  const repo = repository(npm!.files);
  await repo.run('init', '--yes', '--agent', agent);
  repo.commit({});
  onBranch(repo, 'agent/first-task');
  const gate = join(temporary('gate'), 'contract-gate');
  writeFileSync(gate, `#!/bin/sh\nexec "${machineNode}" "${cli}" "$@"\n`);
  chmodSync(gate, 0o755);
  return { repo, gate };
}

/** The command that the agent finds in its settings, by the agent's own rules. */
function commandOf(repo: Repository, agent: string): string {
  const read = (path: string) => JSON.parse(readFileSync(join(repo.top, path), 'utf8'));
  switch (agent) {
    case 'claude':
      return read('.claude/settings.json').hooks.Stop[0].hooks[0].command;
    case 'codex':
      return read('.codex/hooks.json').hooks.Stop[0].hooks[0].command;
    case 'copilot':
      return read('.github/hooks/contract-gate.json').hooks.agentStop[0].bash;
    default:
      return read('.cursor/hooks.json').hooks.stop[0].command;
  }
}

/** Stops the agent: runs its hook as the agent would, with this input. */
function stop(
  { repo, gate }: { repo: Repository; gate: string },
  agent: string,
  session = 'one',
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { CI: _, ...environment } = process.env;
  const env = { ...environment, CONTRACT_GATE: gate, CLAUDE_PROJECT_DIR: repo.top };
  return new Promise(done => {
    const child = spawn('bash', ['-c', commandOf(repo, agent)], { cwd: repo.top, env });
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', chunk => {
      output.stdout += chunk;
    });
    child.stderr.on('data', chunk => {
      output.stderr += chunk;
    });
    child.on('close', code => done({ code, ...output }));
    child.stdin.end(`\ufeff${JSON.stringify({ session_id: session, stop_hook_active: false })}`);
  });
}

describe.each(hookAgents)('the hook of %s', agent => {
  const passed = agent === 'claude' ? '' : '{}\n';

  test('lets good work stop, and sends failing work back', async () => {
    const here = await setUp(agent);
    expect(await stop(here, agent)).toEqual({ code: 0, stdout: passed, stderr: '' });
    here.repo.write(npm!.mistake);
    const { code, stdout } = await stop(here, agent);
    expect(code).toBe(0);
    const answer = JSON.parse(stdout);
    const reason = agent === 'cursor' ? answer.followup_message : answer.reason;
    if (agent !== 'cursor') expect(answer.decision).toBe('block');
    expect(reason).toContain('contract-gate verify failed (attempt 1 of 3)');
    expect(reason).toContain('adds (test/add.test.js:4): expected 5, got -1');
    expect(reason).toMatch(/Check it yourself: `npx contract-gate@\S+ verify --only first-task`/);
    expect(here.repo.git('status', '--porcelain')).toBe('M src/add.js');
  });
});

test('it blocks three times in a row at most, by its own count, for each session', async () => {
  const here = await setUp('claude');
  here.repo.write(npm!.mistake);
  const decisions: unknown[] = [];
  for (let times = 0; times < 4; times++) decisions.push(JSON.parse((await stop(here, 'claude')).stdout).decision);
  expect(decisions).toEqual(['block', 'block', 'block', undefined]);
  expect(JSON.parse((await stop(here, 'claude', 'two')).stdout).reason).toContain('attempt 1 of 3');
});

test('what only a person can decide, and a gate that can not run, stop the agent with a note', async () => {
  const here = await setUp('claude');
  here.repo.write({ 'AGENTS.md': '# Other instructions\n' });
  const waiting = await stop(here, 'claude');
  expect(JSON.parse(waiting.stdout)).toEqual({ systemMessage: expect.stringContaining('a person must look at this') });
  const missing = await stop({ ...here, gate: '/no/such/program' }, 'claude');
  expect(missing).toMatchObject({ code: 0, stderr: expect.stringContaining('contract-gate could not run') });
});

test('without a variable it runs the published package with npx', async () => {
  const { repo } = await setUp('codex');
  const script = join(repo.top, '.codex/hooks/contract-gate.mjs');
  expect(existsSync(script)).toBe(true);
  expect(readFileSync(script, 'utf8')).toContain('["npx","--yes","contract-gate@1"]');
  execFileSync(machineNode, ['--check', script]);
});
