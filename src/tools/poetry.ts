import { tomlLock } from './shared/lock-files.ts';
import { environmentManager, pythonPackages } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const poetry: Tool = {
  name: 'poetry',
  ecosystem: pythonPackages,
  ...environmentManager('poetry', 'poetry.lock'),
  notInstalled: /^Command not found: \S+$/m,
  setup: { run: 'poetry install', programs: ['poetry'], manager: 'python3 -m pip install poetry' },
  locks: [{ file: '**/poetry.lock', entries: tomlLock }],
};
