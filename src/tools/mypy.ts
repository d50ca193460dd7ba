import { firstFile, managed } from './shared/packages.ts';
import { byColons } from './shared/printed/findings.ts';
import { mentionOf, moduleNotFound, pythonPackages, shadowsOf } from './shared/python.ts';
import type { Tool } from './tool.ts';

const settingsFile = /^\.?mypy\.ini$/;

export const mypy: Tool = {
  name: 'mypy',
  ecosystem: pythonPackages,
  uses: [{ activity: 'typecheck', matches: /^(?:python[\d.]* -m )?mypy\b/ }],
  reads: settingsFile,
  detect(here, manager) {
    const file = firstFile(here, settingsFile) ?? mentionOf(here, /\bmypy\b/);
    if (!file) return [];
    const namesFiles = /^[ \t]*(?:files|packages|modules)[ \t]*=/m.test(here.text(file) ?? '');
    const run = managed(manager, namesFiles ? 'mypy' : 'mypy .');
    return [{ activity: 'typecheck', run, why: `${file} mentions mypy` }];
  },
  notInstalled: moduleNotFound('mypy'),
  setup: { run: 'python3 -m pip install mypy' },
  lints: true,
  settings: ['**/mypy.ini', '**/.mypy.ini'],
  autoloaded: [shadowsOf('mypy')],
  caches: ['**/.mypy_cache/**'],
  settingKeys: {
    strict: 'strict\\w*|disallow\\w+|warn\\w+|checkuntypeddefs|noimplicit\\w+',
    lax: 'ignoreerrors|ignoremissingimports|allow(?:untyped|redefinition)\\w*|implicit(?:optional|reexport)',
    leavesOut: 'exclude|disableerrorcode',
    rules: 'enableerrorcode',
    files: 'files|packages|modules',
  },
  output: { findings: byColons },
  silencedBy: /^#[ \t]{0,10}mypy:[ \t]{0,10}ignore[-_]errors\b/m,
};
