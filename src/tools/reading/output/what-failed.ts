import { tools } from '../../index.ts';
import type { PrintedFailure, PrintedFinding } from '../../tool.ts';
import { anyOf } from '../join.ts';
import { shownLines } from './shown-lines.ts';

const outputs = tools.flatMap(({ output }) => output ?? []);
const specific = readers(outputs.filter(({ countsLast }) => !countsLast).flatMap(({ failures }) => failures ?? []));
const common = readers(outputs.filter(({ countsLast }) => countsLast).flatMap(({ failures }) => failures ?? []));
const finders = readers(outputs.flatMap(({ findings }) => findings ?? []));

/** Tools that print alike share a reader. */
function readers<T>(all: readonly T[]): T[] {
  return [...new Set(all)];
}

/** The tests that failed, with what their runner says of each. A form that many tools speak counts only where no other is read. */
export function printedFailures(output: string): PrintedFailure[] {
  const lines = shownLines(output);
  const found = specific.flatMap(read => read(lines));
  return found.length > 0 ? found : common.flatMap(read => read(lines));
}

/** What linters and compilers found; each once, however many readers know its form. */
export function printedFindings(output: string): PrintedFinding[] {
  const lines = shownLines(output);
  const seen = new Set<string>();
  return finders
    .flatMap(read => read(lines))
    .filter(({ path, line, column, message }) => {
      const key = `${path}:${line}:${column} ${message}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

const echoes = anyOf(tools.flatMap(({ output }) => output?.echo ?? []))!;
const measured = /^\s*at |\b\d+(?:\.\d+)? ?m?s\b/;

/** A line of a tool that only passes on that something failed, a frame of a stack, or one that says how long something took. */
export function saysNothing(line: string): boolean {
  return echoes.test(line) || measured.test(line);
}

/** Finds the file of the checkout that a tool means, which may print it absolute, from another folder, or by its name alone. */
export function openFileFinder(files: readonly string[], folder: string): (printed: string) => string | undefined {
  const known = new Set(files);
  const byName = new Map<string, string[]>();
  for (const path of files) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  const below = folder === '.' ? '' : `${folder}/`;
  return printed => {
    const path = decoded(printed)
      .replace(/^file:\/\//, '')
      .replaceAll('\\', '/')
      .replace(/^(?:\.\/)+/, '');
    const parts = path.split('/').filter(part => part !== '');
    if (parts.includes('..') || parts.includes('node_modules')) return undefined;
    for (let from = 0; from < parts.length; from++) {
      const rest = parts.slice(from).join('/');
      if (known.has(below + rest)) return below + rest;
      if (known.has(rest)) return rest;
    }
    const ending = (byName.get(parts.at(-1) ?? '') ?? []).filter(each => `/${each}`.endsWith(`/${path}`));
    return ending.length === 1 ? ending[0] : undefined;
  };
}

function decoded(path: string): string {
  try {
    return path.startsWith('file://') ? decodeURI(path) : path;
  } catch {
    return path;
  }
}
