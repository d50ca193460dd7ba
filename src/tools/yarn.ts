import { nodePackages } from './shared/node.ts';
import { nodeScripts } from './shared/package-json.ts';
import type { Tool } from './tool.ts';

export const yarn: Tool = {
  name: 'yarn',
  ecosystem: nodePackages,
  manager: {
    name: 'yarn',
    locks: ['yarn.lock'],
    program: line => `yarn run ${line}`,
    scripts: nodeScripts,
    script: (name, args) => `yarn run ${name}${args ? ` ${args}` : ''}`,
  },
  wraps: { matches: /^yarn\s+(?:(?:run|exec)\s+)?(?=(?:vitest|jest|mocha|eslint|tsc|biome|playwright|cypress)\b)/ },
  notInstalled:
    /^error Command "[^"\n]+" not found\.|^command not found: \S+$|Couldn't find a script named "|doesn't seem to have been installed - running an install there might help/m,
  setup: { run: 'yarn install --frozen-lockfile', programs: ['yarn', 'yarnpkg'] },
  autoloaded: ['**/{.yarnrc,.yarnrc.yml,.pnp.cjs,.pnp.loader.mjs}', '**/.yarn/**'],
};
