import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { machineNode, node24 } from '../support/nodes.ts';
import { onBranch, parsed, repository, temporary } from '../support/repository.ts';

const contract = 'id: t\nvalidation:\n  command: kill -USR1 "$PPID"; sleep 0.3\n';

test('a command that signals the gate does not open an inspector in it', async () => {
  const repo = onBranch(
    repository({ 'contract-gate.yml': 'version: 1\ncage: none\n', '.contracts/t.yml': contract }),
    'agent/t',
    { 'a.js': '1\n' },
  );
  for (const node of new Set([machineNode, node24])) {
    const { code, stderr } = await repo.runWith({ node }, 'verify', '--json');
    expect(stderr).not.toContain('Debugger');
    expect(code).toBe(0);
  }
});

test('git is not taken from a checkout that is on PATH, be it another than the one that is checked', async () => {
  const repo = onBranch(
    repository({ '.contracts/t.yml': 'id: t\nvalidation: {files_exist: [missing.js]}\n' }),
    'agent/t',
    { 'a.js': '1\n' },
  );
  const other = repository();
  other.write({ 'bin/git': `#!/bin/sh\ntouch '${other.top}/used'\n` });
  chmodSync(join(other.top, 'bin/git'), 0o755);
  const env = { PATH: `${other.top}/bin:${process.env.PATH}`, TMPDIR: temporary('temp') };
  const ran = await repo.runWith({ env }, 'verify', '--json');
  expect(existsSync(join(other.top, 'used'))).toBe(false);
  expect(ran.code).toBe(1);
  expect(parsed(ran).counts.fail).toBe(1);
});
