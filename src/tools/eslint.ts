import { configuredLinter, nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

export const eslint: Tool = {
  name: 'eslint',
  ecosystem: nodePackages,
  uses: [{ activity: 'lint', matches: /^eslint\b/ }],
  detect: configuredLinter('eslint .', /^(?:eslint\.config\.|\.eslintrc)/),
  lints: true,
  settings: ['**/eslint.config.*', '**/.eslintrc*', '**/.eslintignore'],
  caches: ['**/.eslintcache'],
  settingKeys: {
    strict: 'reportunuseddisabledirectives',
    leavesOut: 'ignores|ignorepatterns|globalignores',
    rules: 'presets|extends|plugins',
    most: 'maxwarnings',
  },
  silencedBy: /\/\*[ \t]{0,10}eslint-disable[ \t]{0,10}(?:--[^*]{0,300})?\*\//,
};
