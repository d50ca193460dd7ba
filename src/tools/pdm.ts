import { tomlLock } from './shared/lock-files.ts';
import { environmentManager, pythonPackages } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const pdm: Tool = {
  name: 'pdm',
  ecosystem: pythonPackages,
  ...environmentManager('pdm', 'pdm.lock'),
  notInstalled: /\bCommand '[^'\n]+' is not found in your PATH\./,
  setup: { run: 'pdm install', programs: ['pdm'], manager: 'python3 -m pip install pdm' },
  locks: [{ file: '**/pdm.lock', entries: tomlLock }],
};
