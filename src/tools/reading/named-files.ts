import { tools } from '../index.ts';
import type { FolderFiles } from '../tool.ts';
import { below, splitCommands } from './run-script.ts';
import { reached } from './uses.ts';

const interpreter =
  /^(?:bash|sh|zsh|dash|ksh|node|nodejs|python[\d.]*|ruby|perl|php|deno|bun|tsx|ts-node|swc-node|pwsh|Rscript|julia|lua|source|\.)$/;
/** What may stand before the program of a command. */
const before = /^(?:[A-Za-z_]\w*=.*|exec|command|env|time|nice|npx|bunx|run|--|-y|--yes|--no)$/;
/** Options that name a file which decides what the program does. */
const configures =
  /^(?:-c|-f|-p|-r|--config(?:-file|uration)?|--rcfile|--(?:make|just|task|rake)?file|--project|--require|--import|--(?:experimental-)?loader|--preload|--settings|--env-file|--test-setup|--setup-file|--globalSetup)$/i;
/** What these mean to an interpreter itself is no file; to its script, they mean what they mean to any program. */
const isShort = /^-[cfp]$/;
/** Options by which an interpreter runs no script, or only reads it: `node --check`, `sh -n`, `php -l`, `ruby -wc`. */
const inline = /^(?:-e|--eval|-p|--print|--test|-|-n|-l|-wc|-cw|--check|--syntax-check)$/;

/**
 * The files that a command names as its program, its script or its settings, or that hold what it runs by name, as paths
 * from the folder in which it runs. What it names as a test or a source is not among them.
 */
export function namedFiles(command: string, here: FolderFiles): string[] {
  const lines = splitCommands(command).flatMap(line => reached(line, here));
  return [...new Set(lines.flatMap(namedIn).flatMap(path => below('.', path) ?? []))];
}

/** Files in a folder that `namedFiles` reads. */
export function isReadForNames(name: string): boolean {
  return tools.some(({ reads }) => reads?.test(name));
}

function namedIn(line: string): string[] {
  const words = wordsOf(line);
  const start = words.findIndex(word => !before.test(word));
  const [program = '', ...rest] = words.slice(Math.max(0, start));
  const files = tools.flatMap(({ definedIn }) =>
    definedIn?.program.test([program, ...rest].join(' ')) ? definedIn.files : [],
  );
  return [
    ...(program.includes('/') ? [program] : []),
    ...(interpreter.test(program) ? scriptOf(program, rest) : []),
    ...configurations(interpreter.test(program) ? withoutShort(rest) : rest),
    ...files,
  ];
}

/** The first word that is no option; for a module of Python, the files that it can be in. */
function scriptOf(program: string, rest: readonly string[]): string[] {
  for (const [index, word] of rest.entries()) {
    const next = rest[index + 1];
    if (word === '-m' && program.startsWith('python') && next) {
      const path = next.replaceAll('.', '/');
      return [`${path}.py`, `${path}/__main__.py`, `${path}/__init__.py`];
    }
    if (inline.test(word) || (word === '-c' && next !== undefined)) return [];
    if (configures.test(word) || word === 'run') continue;
    if (!word.startsWith('-') && !configures.test(rest[index - 1] ?? '')) return [word];
  }
  return [];
}

function withoutShort(rest: readonly string[]): string[] {
  const script = rest.findIndex((word, index) => !word.startsWith('-') && !configures.test(rest[index - 1] ?? ''));
  return rest.map((word, index) => (isShort.test(word) && (script < 0 || index < script) ? '' : word));
}

function configurations(rest: readonly string[]): string[] {
  return rest.flatMap((word, index) => {
    const [, option = '', value] = /^(--?[\w-]+)=(.+)$/.exec(word) ?? [];
    if (value !== undefined) return configures.test(option) ? [value] : [];
    const next = rest[index + 1];
    return configures.test(word) && next !== undefined && !next.startsWith('-') ? [next] : [];
  });
}

function wordsOf(line: string): string[] {
  const words = line.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map(word => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
