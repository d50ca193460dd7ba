import { configuredLinter, nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

export const biome: Tool = {
  name: 'biome',
  ecosystem: nodePackages,
  detect: configuredLinter('biome check', /^biome\.jsonc?$/),
  lints: true,
  settings: ['**/{biome.json,biome.jsonc}'],
};
