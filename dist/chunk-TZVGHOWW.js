import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  ApiError
} from "./chunk-3SP27YVE.js";
import {
  describeMismatch,
  nameOf,
  partOf,
  readCompiled
} from "./chunk-VQAGAHQH.js";

// src/github/api/validate-response.ts
var at = { line: 1, column: 1 }, deepest = 64;
function toNode(value, depth = 0) {
  if (depth > deepest)
    throw new ApiError("broken", null, `GitHub's response is nested more than ${deepest} levels deep.`);
  return typeof value == "string" ? { kind: "text", value, at } : typeof value == "number" ? { kind: "number", value, source: String(value), at } : typeof value == "boolean" ? { kind: "boolean", value, at } : Array.isArray(value) ? { kind: "list", items: value.map((each) => toNode(each, depth + 1)), at } : value === null || typeof value != "object" ? { kind: "null", at } : { kind: "map", entries: Object.entries(value).map(([key, each]) => ({ key, keyAt: at, value: toNode(each, depth + 1) })), at };
}
function readResponse(shape, value, what) {
  let problems = [], read = shape.read(toNode(value), (_, message) => problems.push(message));
  if (read !== void 0 && problems.length === 0) return read;
  let problem = problems[0] ?? `expected ${shape.wants}`;
  throw new ApiError("broken", null, `GitHub's response to ${what} is not as documented: ${problem}.`);
}
function readEvent(shape, value, what) {
  let read = readCompiled(shape, toNode(value));
  if ("value" in read) return read.value;
  let { keyword, params, path, schema } = read.error, [name, missing] = [nameOf(path), String(params.missingProperty)], words = keyword === "required" ? `missing ${nameOf([...path, missing])} (${partOf(schema, missing).description})` : `${name ? `${name}: ` : ""}${describeMismatch(read.error, shape.wants)}`;
  throw new ApiError("broken", null, `The payload of ${what} is not as documented: ${words}.`);
}

export {
  readResponse,
  readEvent
};
