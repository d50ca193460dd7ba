import { configuredLinter, nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

export const biome: Tool = {
  name: 'biome',
  ecosystem: nodePackages,
  uses: [{ activity: 'lint', matches: /^biome (?:check|ci|lint)\b/ }],
  detect: configuredLinter('biome check', /^biome\.jsonc?$/),
  lints: true,
  settings: ['**/{biome.json,biome.jsonc}'],
  settingKeys: {
    strict: 'recommended|enabled',
    leavesOut: 'ignores?',
  },
  silencedBy: /^[ \t]{0,40}\/\/[ \t]{0,10}biome-ignore-all\b/m,
};
