import { yarnLock } from './shared/lock-files.ts';
import { nodePackages } from './shared/node.ts';
import { nodeScripts, workspacesIn } from './shared/package-json.ts';
import { inEveryPackage } from './shared/workspaces.ts';
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
    members: workspacesIn,
  },
  wraps: { matches: /^yarn\s+(?:(?:run|exec)\s+)?(?=(?:vitest|jest|mocha|eslint|tsc|biome|playwright|cypress)\b)/ },
  everywhere: inEveryPackage(
    /^yarn workspaces (?:foreach )?run ([\w:.-]+)$/,
    /^(?:-[Aptvi]+|--(?:all|topological|topological-dev|interlaced))$/,
  ),
  // `yarn workspaces foreach --verbose`.
  output: { echo: /^(?:yarn run|error Command failed|info Visit )/, passedOn: /^\[(@?[\w./-]{1,200})\]: ?(.*)$/ },
  notInstalled:
    /^error Command "[^"\n]+" not found\.|^command not found: \S+$|Couldn't find a script named "|doesn't seem to have been installed - running an install there might help/m,
  setup: { run: 'yarn install --frozen-lockfile', programs: ['yarn', 'yarnpkg'], manager: 'corepack enable' },
  autoloaded: ['**/{.yarnrc,.yarnrc.yml,.pnp.cjs,.pnp.loader.mjs}', '**/.yarn/**'],
  locks: [{ file: '**/yarn.lock', entries: yarnLock }],
};
