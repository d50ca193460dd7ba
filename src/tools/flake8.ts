import { byColons } from './shared/printed/findings.ts';
import { pythonPackages } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const flake8: Tool = {
  name: 'flake8',
  lints: true,
  ecosystem: pythonPackages,
  uses: [{ activity: 'lint', matches: /^(?:python[\d.]* -m )?flake8\b/ }],
  settings: ['**/.flake8'],
  settingKeys: {
    leavesOut: '(?:extend)?(?:ignore|exclude)|perfileignores',
    rules: '(?:extend)?select',
    most: 'maxcomplexity',
  },
  output: { findings: byColons },
  silencedBy: /^[ \t]{0,40}#[ \t]{0,10}(?:flake8|ruff):[ \t]{0,10}noqa[ \t]{0,10}$/m,
};
