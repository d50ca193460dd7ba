import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  TB,
  flagBits
} from "./chunk-P3RY5Y2H.js";
import "./chunk-PRVJMC5D.js";

// src/workspace/regex-worker.ts
import { parentPort } from "node:worker_threads";
var mostLines = 5;
function search({ pattern, flags, text }) {
  let matcher = TB.compile(pattern, flagBits(flags)).matcher(text), starts = [], count = 0;
  for (; matcher.find(); )
    count < mostLines && starts.push(matcher.start()), count++;
  return { kind: "counted", count, lines: linesOf(text, starts) };
}
function linesOf(text, starts) {
  let lines = /* @__PURE__ */ new Set(), line = 1, newline = text.indexOf(`
`);
  for (let start of starts) {
    for (; newline !== -1 && newline < start; newline = text.indexOf(`
`, newline + 1)) line++;
    lines.add(line);
  }
  return [...lines];
}
parentPort?.on("message", (query) => {
  let found;
  try {
    found = search(query);
  } catch (error) {
    found = { kind: "unknown", reason: `the pattern could not be compiled: ${error instanceof Error ? error.message : String(error)}` };
  }
  parentPort?.postMessage(found);
});
parentPort?.postMessage("ready");
