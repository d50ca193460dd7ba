import { pythonPackages } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const nox: Tool = {
  name: 'nox',
  ecosystem: pythonPackages,
  uses: [
    { activity: 'unit-test', matches: /^(?:python[\d.]* -m )?nox(?: (?:-s|--session) ?(?:tests?|unit)[\w-]*)?$/ },
    { activity: 'lint', matches: /^(?:python[\d.]* -m )?nox (?:-s|--session) ?(?:lint|style)$/ },
  ],
  settings: ['**/noxfile.py'],
  definedIn: { program: /^(?:python[\d.]* -m )?nox\b/, files: ['noxfile.py'] },
  caches: ['**/.nox/**'],
};
