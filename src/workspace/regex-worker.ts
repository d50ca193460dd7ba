import { parentPort } from 'node:worker_threads';
import { RE2JS } from 're2js';
import type { Search, SearchResult } from '../model/world.ts';
import { flagBits } from '../schema/pattern.ts';

const mostLines = 5;

function search({ pattern, flags, text }: Search): SearchResult {
  const matcher = RE2JS.compile(pattern, flagBits(flags)).matcher(text);
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
