import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  TB,
  flagBits
} from "./chunk-U66NKZ4L.js";
import "./chunk-TZ54PJF2.js";

// src/workspace/regex-worker.ts
import { parentPort } from "node:worker_threads";
var mostLines = 5;
function search({ pattern, flags, text }) {
  const matcher = TB.compile(pattern, flagBits(flags)).matcher(text);
  const starts = [];
  let count = 0;
  while (matcher.find()) {
    if (count < mostLines) starts.push(matcher.start());
    count++;
  }
  return { kind: "counted", count, lines: linesOf(text, starts) };
}
function linesOf(text, starts) {
  const lines = /* @__PURE__ */ new Set();
  let line = 1;
  let newline = text.indexOf("\n");
  for (const start of starts) {
    for (; newline !== -1 && newline < start; newline = text.indexOf("\n", newline + 1)) line++;
    lines.add(line);
  }
  return [...lines];
}
parentPort?.on("message", (query) => {
  let found;
  try {
    found = search(query);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    found = { kind: "unknown", reason: `the pattern could not be compiled: ${message}` };
  }
  parentPort?.postMessage(found);
});
parentPort?.postMessage("ready");
