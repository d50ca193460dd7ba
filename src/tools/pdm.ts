import { environmentManager, pythonPackages } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const pdm: Tool = {
  name: 'pdm',
  ecosystem: pythonPackages,
  manager: environmentManager('pdm', 'pdm.lock'),
  notInstalled: /\bCommand '[^'\n]+' is not found in your PATH\./,
  setup: { run: 'pdm install', programs: ['pdm'] },
};
