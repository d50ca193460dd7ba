import { parentPort } from 'node:worker_threads';
import { RE2JS } from 're2js';
import type { Search, SearchResult } from '../model/world.ts';
import { flagBits } from '../schema/pattern.ts';

const mostLines = 5;

/** The last few, by flags and pattern: many files are searched for the same. */
const known = new Map<string, RE2JS>();
const mostKnown = 16;

function compiled(pattern: string, flags: string): RE2JS {
  const key = `${flags}/${pattern}`;
  const expression = known.get(key) ?? RE2JS.compile(pattern, flagBits(flags));
  known.delete(key);
  known.set(key, expression);
  const [oldest] = known.keys();
  if (known.size > mostKnown) known.delete(oldest!);
  return expression;
}

function search({ pattern, flags, text }: Search): SearchResult {
  const expression = compiled(pattern, flags);
  if (typeof text === 'string') return searchOne(expression, text);
  return { kind: 'counted', count: text.reduce((sum, each) => sum + countIn(expression, each), 0), lines: [] };
}

/** Whether there is a match is decided many times faster than where. */
function countIn(expression: RE2JS, text: string): number {
  if (!expression.test(text)) return 0;
  const matcher = expression.matcher(text);
  let count = 0;
  while (matcher.find()) count++;
  return count;
}

function searchOne(expression: RE2JS, text: string): SearchResult {
  if (!expression.test(text)) return { kind: 'counted', count: 0, lines: [] };
  const matcher = expression.matcher(text);
  const starts: number[] = [];
  let count = 0;
  while (matcher.find()) {
    if (count < mostLines) starts.push(matcher.start());
    count++;
  }
  return { kind: 'counted', count, lines: linesOf(text, starts) };
}

function linesOf(text: string, starts: number[]): number[] {
  const lines = new Set<number>();
  let line = 1;
  let newline = text.indexOf('\n');
  for (const start of starts) {
    for (; newline !== -1 && newline < start; newline = text.indexOf('\n', newline + 1)) line++;
    lines.add(line);
  }
  return [...lines];
}

parentPort?.on('message', (query: Search) => {
  let found: SearchResult;
  try {
    found = search(query);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    found = { kind: 'unknown', reason: `the pattern could not be compiled: ${message}` };
  }
  parentPort?.postMessage(found);
});
parentPort?.postMessage('ready');
