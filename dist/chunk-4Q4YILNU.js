import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  describeMismatch,
  inLine,
  nameOf,
  partOf,
  readCompiled
} from "./chunk-2DCEM4AA.js";

// src/github/api-error.ts
import { STATUS_CODES } from "node:http";
var ApiError = class extends Error {
  name = "ApiError";
  kind;
  /** Of the answer, where there was one. */
  status;
  constructor(kind, status, message) {
    super(inLine(message));
    this.kind = kind;
    this.status = status;
  }
};
var kinds = {
  401: "unauthorised",
  403: "forbidden",
  404: "missing",
  409: "conflict",
  410: "missing",
  451: "forbidden"
};
function refusal(asked, status, body, permissions) {
  const kind = kinds[status] ?? "invalid";
  const what = `${asked.method} ${asked.path}`;
  const said = `(${status}: ${wordsOf(body) || STATUS_CODES[status] || "no reason given"})`;
  const needed = permissionsIn(permissions);
  const message = {
    unauthorised: `GitHub does not accept the token for ${what} ${said}. Give github-token a token that is valid.`,
    forbidden: `GitHub does not allow ${what} ${said}. ${grant(asked, needed)}`,
    missing: `GitHub knows nothing for ${what}, or does not show it to this token ${said}. Check the name${needed ? `, and that the token has ${needed}` : ""}.`,
    conflict: `GitHub could not do ${what} in the present state of things ${said}. Run the job again.`
  };
  const unfit = `GitHub does not take ${what} as it was sent ${said}. Mend what it names; if that is nothing of yours, report it to contract-gate.`;
  return new ApiError(kind, status, message[kind] ?? unfit);
}
function grant({ method }, needed) {
  const give = `Give the job ${needed ?? "the permission for it"} under permissions:`;
  return method === "GET" ? `${give}.` : `${give}; from a fork, or by Dependabot, a pull request gets no more than read.`;
}
function permissionsIn(header) {
  const sets = (header ?? "").split(";").map(
    (set) => set.split(",").map((each) => /^([a-z_]+)=(read|write|admin)$/.exec(each.trim())).flatMap((found) => found ? [`${found[1].replaceAll("_", "-")}: ${found[2]}`] : []).join(" and ")
  );
  return sets.filter((set) => set !== "").join(", or ") || void 0;
}
var longestWords = 500;
function wordsOf(body) {
  const { message, errors } = body ?? {};
  const details = (Array.isArray(errors) ? errors : [errors]).map(detail);
  const all = [typeof message === "string" ? message : "", details.filter((each) => each !== "").join("; ")];
  const words = all.filter((each) => each !== "").join(": ");
  return words.length > longestWords ? `${words.slice(0, longestWords)}…` : words;
}
function detail(error) {
  if (typeof error === "string") return error;
  if (error === null || typeof error !== "object") return "";
  const { resource, field, code, message } = error;
  const where = [resource, field].filter((each) => typeof each === "string").join(".");
  const why = [message, code].find((each) => typeof each === "string") ?? "";
  return `${where} ${why}`.trim();
}

// src/github/validate-response.ts
var at = { line: 1, column: 1 };
var deepest = 64;
function nodeOf(value, depth = 0) {
  if (depth > deepest) throw new ApiError("broken", null, `GitHub's answer is nested more than ${deepest} deep.`);
  if (typeof value === "string") return { kind: "text", value, at };
  if (typeof value === "number") return { kind: "number", value, source: String(value), at };
  if (typeof value === "boolean") return { kind: "boolean", value, at };
  if (Array.isArray(value)) return { kind: "list", items: value.map((each) => nodeOf(each, depth + 1)), at };
  if (value === null || typeof value !== "object") return { kind: "null", at };
  const entries = Object.entries(value).map(([key, each]) => ({ key, keyAt: at, value: nodeOf(each, depth + 1) }));
  return { kind: "map", entries, at };
}
function readAnswer(shape, value, what) {
  const problems = [];
  const read = shape.read(nodeOf(value), (_, message) => problems.push(message));
  if (read !== void 0 && problems.length === 0) return read;
  const problem = problems[0] ?? `expected ${shape.wants}`;
  throw new ApiError("broken", null, `GitHub's data for ${what} is not as expected (${problem}).`);
}
function readEvent(shape, value, what) {
  const read = readCompiled(shape, nodeOf(value));
  if ("value" in read) return read.value;
  const { keyword, params, path, schema } = read.error;
  const [name, missing] = [nameOf(path), String(params.missingProperty)];
  const words = keyword === "required" ? `lacks ${nameOf([...path, missing])} (${partOf(schema, missing).description})` : `${name ? `has a ${name} that ` : ""}does not fit: ${describeMismatch(read.error, shape.wants)}`;
  throw new ApiError("broken", null, `GitHub's data for ${what} ${words}.`);
}

export {
  ApiError,
  refusal,
  readAnswer,
  readEvent
};
