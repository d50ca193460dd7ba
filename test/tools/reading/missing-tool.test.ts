import { expect, test } from 'vitest';
import { missingTool } from '../../../src/tools/reading/missing-tool.ts';

test.each([
  [127, 'bash: line 1: ruff: command not found', true],
  [127, 'sh: 1: vitest: not found\n', true],
  [127, './run.sh: No such file or directory', false],
  [1, 'npm error npx canceled due to missing packages and no YES option: ["vitest@5"]', true],
  [1, '/usr/bin/python3: No module named pytest\n', true],
  [1, '/usr/bin/python3: No module named myapp', false],
  [101, 'error: no such command: `clippy`', true],
  [1, 'AssertionError', false],
  [0, 'npm error npx canceled due to missing packages', false],
])('%i, %j: %s', (code, stderr, expected) => expect(missingTool(code, stderr) !== undefined).toBe(expected));
