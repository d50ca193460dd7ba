import type { PrintedFailure } from '../../tool.ts';
import {
  differenceIn,
  expectedGot,
  failure,
  firstIn,
  firstText,
  jsPlace,
  plainError,
  type Values,
} from './failed-tests.ts';

interface Point {
  depth: number;
  failure: PrintedFailure;
}

/** The failing points of TAP, and what the diagnostics below each say. A point that failed only because of points in it is their name. */
export function failedPoints(lines: readonly string[]): PrintedFailure[] {
  const found: Point[] = [];
  /** How many were found when the last point of each depth ended. */
  const since = new Map<number, number>();
  let comment = '';
  for (const [index, line] of lines.entries()) {
    const title = /^# (?!Subtest: )(\S.*)$/.exec(line)?.[1];
    if (title !== undefined) comment = title;
    const point = /^( *)(not )?ok\b(?: \d+)?(?: - | )?(.*)$/.exec(line);
    if (!point) continue;
    const [, { length: depth }, not, words] = point as unknown as [string, string, string | undefined, string];
    const from = since.get(depth) ?? 0;
    for (const known of since.keys()) if (known > depth) since.delete(known);
    if (not && !/ # *(?:skip|todo)\b/i.test(words)) {
      const name = words.replace(/ # time=\S+$/, '').replace(/ in \d+(?:ms|sec)$/, '');
      const inner = found.slice(from).filter(each => each.depth > depth);
      if (inner.length > 0) nameAfter(name, inner, depth);
      else found.push({ depth, failure: pointFailure(name, diagnosticsBelow(lines, index, depth), comment) });
    }
    since.set(depth, found.length);
  }
  return found.map(each => each.failure);
}

/** A file that is the outermost point says nothing that the place does not. */
function nameAfter(name: string, inner: readonly Point[], depth: number): void {
  if (depth === 0 && /^\S+\.[cm]?[jt]sx?$/.test(name)) return;
  for (const each of inner) each.failure = { ...each.failure, name: `${name} > ${each.failure.name}` };
}

/** The YAML below a point, or else its comments. */
function diagnosticsBelow(lines: readonly string[], index: number, depth: number): string[] {
  const indent = ' '.repeat(depth);
  if (lines[index + 1]?.trim() === '---' && lines[index + 1]!.startsWith(`${indent}  `)) {
    const rest = lines.slice(index + 2);
    const end = rest.findIndex(line => line.trim() === '...' && line.startsWith(`${indent}  `));
    return rest.slice(0, end === -1 ? 60 : end).map(line => line.slice(depth + 2));
  }
  const rest = lines.slice(index + 1);
  const end = rest.findIndex(line => !line.startsWith(`${indent}#`));
  return rest.slice(0, end === -1 ? rest.length : end).map(line => line.slice(depth).replace(/^# ?/, ''));
}

function pointFailure(point: string, below: readonly string[], comment: string): PrintedFailure {
  const isTape =
    below.some(line => /^ *operator: \w+$/.test(line)) && !below.some(line => line.startsWith('location:'));
  const name = isTape && comment !== '' ? `${comment} > ${point}` : point;
  return failure(name, pointPlace(below), pointMessage(below), below.filter(isTelling));
}

/** How long it took and where the runner was tells nothing of the failure. */
function isTelling(line: string): boolean {
  return !/^ *(?:(?:duration_ms|failureType|location|code|name|operator|type): |\S.* \(?node:(?:internal|async)|node:internal|async Promise\.|new (?:Safe)?Promise )|node_modules/.test(
    line,
  );
}

function pointMessage(below: readonly string[]): string | Values | undefined {
  const value = (key: string) => unquoted(firstIn(below, new RegExp(`^ *(?:${key}) *: +(?![|>][-+0-9]*$)(\\S.*)$`)));
  const values = expectedGot(value('expected|wanted'), value('actual|got|found'));
  if (values) return values;
  const start = below.findIndex(line => /^ *(?:error|message): [|>][-+0-9]*$/.test(line));
  const block = start === -1 ? undefined : firstText(below.slice(start + 1));
  const difference = below.some(line => /^ *--- expected$/.test(line));
  return (
    (difference ? differenceIn(below, { want: '-', got: '+' }) : undefined) ??
    plainError(block ?? value('error|message')) ??
    firstIn(below, /^ *(`.+' failed.*)$/)
  );
}

function pointPlace(below: readonly string[]): { path?: string; line?: number } {
  const file = firstIn(below, /^ *fileName: (.+)$/);
  const line = firstIn(below, /^ *lineNumber: (\d+)$/);
  if (file !== undefined && line !== undefined) return { path: unquoted(file)!, line: Number(line) };
  const inFile = below
    .map(each => /^\((?:in test file|from .*in (?:test )?file) (.+), line (\d+)\)?/.exec(each))
    .find(Boolean);
  if (inFile) return { path: inFile[1]!, line: Number(inFile[2]) };
  const located = below.map(each => /^ *location: '?(.+?):(\d+):\d+'?$/.exec(each)).find(Boolean);
  if (located) return { path: located[1]!, line: Number(located[2]) };
  const frames = below.map(each => each.replace(/^ *at: /, 'at ').replace(/^ *(?=\S+ \()/, 'at '));
  return jsPlace(frames);
}

function unquoted(text: string | undefined): string | undefined {
  return text?.trim().replace(/^(['"])(.*)\1$/, '$2');
}
