import { tomlLock } from './shared/lock-files.ts';
import { environmentManager, pythonPackages } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const uv: Tool = {
  name: 'uv',
  ecosystem: pythonPackages,
  ...environmentManager('uv', 'uv.lock'),
  notInstalled: /^error: Failed to spawn: `[^`\n]+`\n\s*Caused by: No such file or directory/m,
  setup: { run: 'uv sync', programs: ['uv'], manager: 'python3 -m pip install uv' },
  locks: [{ file: '**/uv.lock', entries: tomlLock }],
};
