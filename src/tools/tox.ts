import { moduleNotFound, pythonPackages, shadowsOf } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const tox: Tool = {
  name: 'tox',
  ecosystem: pythonPackages,
  // Its environments are named as their author likes; those for a version of Python run the tests.
  uses: [
    { activity: 'unit-test', matches: /^(?:python[\d.]* -m )?tox(?: run)?(?: -e ?py[\w,-]*)?$/ },
    { activity: 'lint', matches: /^(?:python[\d.]* -m )?tox(?: run)? -e ?(?:lint|style|flake8|pep8|ruff)$/ },
    { activity: 'typecheck', matches: /^(?:python[\d.]* -m )?tox(?: run)? -e ?(?:mypy|types|typing|typecheck)$/ },
  ],
  manifests: /^tox\.ini$/,
  reads: /^tox\.ini$/,
  detect: ({ names }) =>
    names.has('tox.ini') ? [{ activity: 'unit-test', run: 'tox run', why: 'there is a tox.ini' }] : [],
  notInstalled: moduleNotFound('tox'),
  setup: { run: 'python3 -m pip install tox' },
  settings: ['**/tox.ini'],
  autoloaded: [shadowsOf('tox')],
  definedIn: { program: /^(?:python[\d.]* -m )?tox\b/, files: ['tox.ini'] },
  caches: ['**/.tox/**'],
};
