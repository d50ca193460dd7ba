import { pipfileLock } from './shared/lock-files.ts';
import { environmentManager, pythonPackages } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const pipenv: Tool = {
  name: 'pipenv',
  ecosystem: pythonPackages,
  manifests: /^Pipfile$/,
  ...environmentManager('pipenv', 'Pipfile.lock'),
  notInstalled: /^Error: the command \S+ could not be found within PATH or Pipfile's \[scripts\]\./m,
  setup: { run: 'pipenv sync --dev', programs: ['pipenv'], manager: 'python3 -m pip install pipenv' },
  locks: [{ file: '**/Pipfile.lock', entries: pipfileLock }],
};
