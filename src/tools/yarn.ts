import { nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

export const yarn: Tool = {
  name: 'yarn',
  ecosystem: nodePackages,
  manager: {
    name: 'yarn',
    locks: ['yarn.lock'],
    program: line => `yarn run ${line}`,
    script: (name, args) => `yarn run ${name}${args ? ` ${args}` : ''}`,
  },
  autoloaded: ['**/{.yarnrc,.yarnrc.yml,.pnp.cjs,.pnp.loader.mjs}', '**/.yarn/**'],
};
