import { firstFile, managed } from './shared/packages.ts';
import { byArrow, byColons } from './shared/printed/findings.ts';
import { mentionOf, moduleNotFound, pythonPackages, shadowsOf } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const ruff: Tool = {
  name: 'ruff',
  ecosystem: pythonPackages,
  uses: [{ activity: 'lint', matches: /^(?:python[\d.]* -m )?ruff check\b/ }],
  detect(here, manager) {
    const file = firstFile(here, /^\.?ruff\.toml$/) ?? mentionOf(here, /\bruff\b/);
    return file ? [{ activity: 'lint', run: managed(manager, 'ruff check .'), why: `${file} mentions ruff` }] : [];
  },
  notInstalled: moduleNotFound('ruff'),
  setup: { run: 'python3 -m pip install ruff' },
  lints: true,
  settings: ['**/{ruff.toml,.ruff.toml}'],
  autoloaded: [shadowsOf('ruff')],
  caches: ['**/.ruff_cache/**'],
  settingKeys: {
    leavesOut: '(?:extend)?(?:ignore|exclude|perfileignores)',
    rules: '(?:extend)?select',
  },
  output: { findings: lines => [...byColons(lines), ...byArrow(lines)] },
};
