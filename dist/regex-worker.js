import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  findAll
} from "./chunk-4GNBZ5F2.js";
import "./chunk-JLD3JGDS.js";
import "./chunk-PRVJMC5D.js";

// src/workspace/regex-worker.ts
import { parentPort } from "node:worker_threads";
parentPort?.on("message", ({ pattern, flags, text }) => {
  let found;
  try {
    found = { kind: "counted", ...findAll(pattern, flags, text) };
  } catch (error) {
    found = { kind: "unknown", reason: `the pattern could not be compiled: ${error instanceof Error ? error.message : String(error)}` };
  }
  parentPort?.postMessage(found);
});
parentPort?.postMessage("ready");
