import { byClosingLine, nothingRan } from './shared/closing-lines.ts';
import { packageLock } from './shared/lock-files.ts';
import { nodePackages } from './shared/node.ts';
import { alteredScripts, nodeScripts, toolSettings, withoutScripts, workspacesIn } from './shared/package-json.ts';
import { calledScripts } from './shared/scripts.ts';
import { isShort } from './shared/text.ts';
import { inEveryPackage } from './shared/workspaces.ts';
import type { Manager, Tool } from './tool.ts';

const harmlessLine =
  /^\s*(?:[#;].*|(?:save-exact|save-prefix|fund|audit|engine-strict|package-lock|loglevel|progress|update-notifier|omit-lockfile-registry-resolved)\s*=\s*[\w.:/^~-]*)?\s*$/;

const manager: Manager = {
  name: 'npm',
  locks: ['package-lock.json'],
  // Without the dashes npx takes the options of the program for its own: `tsc --noEmit` would write files.
  program: line => `npx --no -- ${line}`,
  scripts: nodeScripts,
  script: (name, args) => `${name === 'test' ? 'npm test' : `npm run ${name}`}${args ? ` -- ${args}` : ''}`,
  separator: '--',
  members: workspacesIn,
};

/** A script of package.json, whichever manager runs it; \`test\` and \`t\` of npm itself. */
const call =
  /^(?:npm(?:\s+-\S+)*\s+(?:run|run-script)|(?:pnpm|yarn)(?:\s+-\S+)*(?:\s+run)?|bun\s+run)(?:\s+-\S+)*\s+([\w:.-]+)|^npm(?:\s+-\S+)*\s+(?:test|tst|t)(?=\s|$)/;
/** Several, as in \`run-s lint test:*\`. */
const calls = /^(?:run-s|run-p|npm-run-all2?)\s+(.+)$/;

export const npm: Tool = {
  name: 'npm',
  ecosystem: nodePackages,
  manifests: /^package\.json$/,
  reads: /^package\.json$/,
  manager,
  called(command, here) {
    // A command for some of the workspaces is not that of the package.
    if (/\s(?:-[wFC]|--(?:workspace|filter|prefix|cwd|dir))\b/.test(command)) return [];
    const [one, some] = [call.exec(command), calls.exec(command)?.[1]];
    const name = one?.[1] ?? (one && 'test');
    return calledScripts(name ? [name] : (some ?? '').split(/\s+/).filter(Boolean), here, manager);
  },
  wraps: { matches: /^(?:npx|npm\s+exec)(?:\s+(?:-y|--yes|--no|--no-install|--))*\s+/, as: 'npx --no -- ' },
  everywhere: inEveryPackage(/^npm (?:run |run-script )?([\w:.-]+) (?:--workspaces|-ws|--ws)$/),
  output: {
    echo: /^npm (?:warn|(?:error|ERR!) (?!Missing script))/,
    // The script that `npm init` writes, where what follows it hides that it fails.
    count: byClosingLine(line => (line === 'Error: no test specified' ? nothingRan : undefined)),
  },
  notInstalled:
    /^npm (?:error|ERR!) npx canceled due to missing packages|\bnode_modules\/\.bin\/\S+: (?:No such file|not found)/m,
  setup: { run: 'npm ci', programs: ['npm', 'npx'] },
  // Without a package.json there is no script either.
  noSuchScript: /missing script|^npm (?:error|ERR!) enoent Could not read package\.json/im,
  settings: ['**/package.json'],
  settingsIn: { file: '**/package.json', part: toolSettings, withoutScripts },
  autoloaded: ['**/.npmrc'],
  /** A new .npmrc that only sets how packages are saved and what npm prints. */
  harmless: (path, text) =>
    /(?:^|\/)\.npmrc$/.test(path) && isShort(text) && text.split(/\r?\n/).every(line => harmlessLine.test(line))
      ? {}
      : undefined,
  scripts: { file: '**/package.json', altered: alteredScripts },
  locks: [{ file: '**/{package-lock,npm-shrinkwrap}.json', entries: packageLock }],
};
