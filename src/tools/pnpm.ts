import { nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

export const pnpm: Tool = {
  name: 'pnpm',
  ecosystem: nodePackages,
  manager: {
    name: 'pnpm',
    locks: ['pnpm-lock.yaml', 'pnpm-workspace.yaml'],
    program: line => `pnpm exec ${line}`,
    script: (name, args) => `pnpm run ${name}${args ? ` ${args}` : ''}`,
  },
  autoloaded: ['**/.pnpmfile.{cjs,mjs,js}', '**/pnpm-workspace.yaml'],
};
