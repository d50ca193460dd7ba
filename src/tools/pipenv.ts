import { pipfileLock } from './shared/lock-files.ts';
import { environmentManager, pythonPackages } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const pipenv: Tool = {
  name: 'pipenv',
  ecosystem: pythonPackages,
  manifests: /^Pipfile$/,
  manager: environmentManager('pipenv', 'Pipfile.lock'),
  setup: { run: 'pipenv sync --dev', programs: ['pipenv'] },
  locks: [{ file: '**/Pipfile.lock', entries: pipfileLock }],
};
