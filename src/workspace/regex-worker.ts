import { parentPort } from 'node:worker_threads';
import { findAll } from '../match/pattern.ts';
import type { Search, SearchResult } from '../model/world.ts';

parentPort?.on('message', ({ pattern, flags, text }: Search) => {
  let found: SearchResult;
  try {
    found = { kind: 'counted', ...findAll(pattern, flags, text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    found = { kind: 'unknown', reason: `the pattern could not be compiled: ${message}` };
  }
  parentPort?.postMessage(found);
});
parentPort?.postMessage('ready');
