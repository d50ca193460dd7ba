import { tomlLock } from './shared/lock-files.ts';
import { environmentManager, pythonPackages } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const uv: Tool = {
  name: 'uv',
  ecosystem: pythonPackages,
  manager: environmentManager('uv', 'uv.lock'),
  setup: { run: 'uv sync', programs: ['uv'] },
  locks: [{ file: '**/uv.lock', entries: tomlLock }],
};
