import { byClosingLine, nothingRan } from './shared/closing-lines.ts';
import { packageLock } from './shared/lock-files.ts';
import { nodePackages } from './shared/node.ts';
import { alteredScripts } from './shared/package-json.ts';
import { isShort } from './shared/text.ts';
import type { Tool } from './tool.ts';

const harmlessLine =
  /^\s*(?:[#;].*|(?:save-exact|save-prefix|fund|audit|engine-strict|package-lock|loglevel|progress|update-notifier|omit-lockfile-registry-resolved)\s*=\s*[\w.:/^~-]*)?\s*$/;

export const npm: Tool = {
  name: 'npm',
  ecosystem: nodePackages,
  manifests: /^package\.json$/,
  reads: /^package\.json$/,
  manager: {
    name: 'npm',
    locks: ['package-lock.json'],
    // Without the dashes npx takes the options of the program for its own: `tsc --noEmit` would write files.
    program: line => `npx --no -- ${line}`,
    script: (name, args) => `${name === 'test' ? 'npm test' : `npm run ${name}`}${args ? ` -- ${args}` : ''}`,
    separator: '--',
  },
  output: {
    // The script that `npm init` writes, where what follows it hides that it fails.
    count: byClosingLine(line => (line === 'Error: no test specified' ? nothingRan : undefined)),
  },
  notInstalled:
    /^npm (?:error|ERR!) npx canceled due to missing packages|\bnode_modules\/\.bin\/\S+: (?:No such file|not found)/m,
  setup: { run: 'npm ci', programs: ['npm', 'npx'] },
  noSuchScript: /missing script/i,
  settings: ['**/package.json'],
  autoloaded: ['**/.npmrc'],
  /** A new .npmrc that only sets how packages are saved and what npm prints. */
  harmless: (path, text) =>
    /(?:^|\/)\.npmrc$/.test(path) && isShort(text) && text.split(/\r?\n/).every(line => harmlessLine.test(line))
      ? {}
      : undefined,
  scripts: { file: '**/package.json', altered: alteredScripts },
  locks: [{ file: '**/{package-lock,npm-shrinkwrap}.json', entries: packageLock }],
};
