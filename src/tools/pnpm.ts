import { listIn } from './shared/listed.ts';
import { pnpmLock } from './shared/lock-files.ts';
import { nodePackages } from './shared/node.ts';
import { nodeScripts } from './shared/package-json.ts';
import { inEveryPackage } from './shared/workspaces.ts';
import type { Tool } from './tool.ts';

export const pnpm: Tool = {
  name: 'pnpm',
  ecosystem: nodePackages,
  manager: {
    name: 'pnpm',
    locks: ['pnpm-lock.yaml', 'pnpm-workspace.yaml'],
    program: line => `pnpm exec ${line}`,
    scripts: nodeScripts,
    script: (name, args) => `pnpm run ${name}${args ? ` ${args}` : ''}`,
    members: here => listIn(here, 'pnpm-workspace.yaml', 'packages'),
  },
  wraps: { matches: /^pnpm\s+(?:exec\s+|(?=(?:vitest|jest|mocha|eslint|tsc|biome|playwright|cypress)\b))/ },
  reads: /^pnpm-workspace\.yaml$/,
  everywhere: inEveryPackage(/^pnpm (?:run )?([\w:.-]+) (?:-r|--recursive)$/),
  output: { echo: /ELIFECYCLE/, passedOn: /^((?:[\w@.-]{1,100}\/[\w./@-]{1,100}|\.) [\w:.-]{1,100}): ?(.*)$/ },
  // Not an outdated lockfile, which is the author's.
  notInstalled:
    /\bnode_modules missing, did you mean to install\?|ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL[\s×]{1,20}Command "[^"\n]+" not found|ERR_PNPM_(?:META_FETCH_FAIL|FETCH_\d+|NO_OFFLINE_\w+|VERIFY_DEPS_BEFORE_RUN)\b|^(?:\/bin\/)?sh: (?:\d+: )?\S+: (?:command )?not found\n[\s\S]{0,500}\bELIFECYCLE\b/m,
  setup: { run: 'pnpm install --frozen-lockfile', programs: ['pnpm', 'pnpx'], manager: 'corepack enable' },
  autoloaded: ['**/.pnpmfile.{cjs,mjs,js}', '**/pnpm-workspace.yaml'],
  locks: [{ file: '**/pnpm-lock.yaml', entries: pnpmLock }],
};
