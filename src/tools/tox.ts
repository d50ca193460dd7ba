import { moduleNotFound, pythonPackages, shadowsOf } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const tox: Tool = {
  name: 'tox',
  ecosystem: pythonPackages,
  manifests: /^tox\.ini$/,
  reads: /^tox\.ini$/,
  detect: ({ names }) =>
    names.has('tox.ini') ? [{ activity: 'unit-test', run: 'tox run', why: 'there is a tox.ini' }] : [],
  notInstalled: moduleNotFound('tox'),
  setup: { run: 'python3 -m pip install tox' },
  settings: ['**/tox.ini'],
  autoloaded: [shadowsOf('tox')],
};
