import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  inLine
} from "./chunk-NAWO5267.js";

// src/github/api/api-error.ts
import { STATUS_CODES } from "node:http";
var ApiError = class extends Error {
  name = "ApiError";
  kind;
  /** The status of the response; null if there was none. */
  status;
  constructor(kind, status, message) {
    super(inLine(message)), this.kind = kind, this.status = status;
  }
}, kinds = {
  401: "unauthorised",
  403: "forbidden",
  404: "missing",
  409: "conflict",
  410: "missing",
  451: "forbidden"
};
function refusal(request, status, body, permissions) {
  let kind = kinds[status] ?? "invalid", what = `${request.method} ${request.path}`, reason = `(${status}: ${reasonIn(body) || STATUS_CODES[status] || "no reason given"})`, needed = permissionsIn(permissions), message = {
    unauthorised: `GitHub rejected the token for ${what} ${reason}. Set github-token to a valid token.`,
    forbidden: `GitHub denied ${what} ${reason}. ${grant(request, needed)}`,
    missing: `GitHub found nothing for ${what}, or hides it from this token ${reason}. Check the name${needed ? `, and that the token has ${needed}` : ""}.`,
    conflict: `GitHub reported a conflict for ${what} ${reason}. Run the job again.`
  }, invalid = `GitHub rejected ${what} as invalid ${reason}. Fix the value that it names. If you did not set it, report a bug in contract-gate.`;
  return new ApiError(kind, status, message[kind] ?? invalid);
}
function grant({ method }, needed) {
  let add = `Add ${needed ?? "the permission for it"} under permissions: of the job`;
  return method === "GET" ? `${add}.` : `${add}. Pull requests from forks and by Dependabot get read permissions only.`;
}
function permissionsIn(header) {
  return (header ?? "").split(";").map(
    (set) => set.split(",").map((each) => /^([a-z_]+)=(read|write|admin)$/.exec(each.trim())).flatMap((found) => found ? [`${found[1].replaceAll("_", "-")}: ${found[2]}`] : []).join(" and ")
  ).filter((set) => set !== "").join(", or ") || void 0;
}
var maxReasonLength = 500;
function reasonIn(body) {
  let { message, errors } = body ?? {}, details = (Array.isArray(errors) ? errors : [errors]).map(detail), reason = [typeof message == "string" ? message : "", details.filter((each) => each !== "").join("; ")].filter((each) => each !== "").join(": ");
  return reason.length > maxReasonLength ? `${reason.slice(0, maxReasonLength)}…` : reason;
}
function detail(error) {
  if (typeof error == "string") return error;
  if (error === null || typeof error != "object") return "";
  let { resource, field, code, message } = error, where = [resource, field].filter((each) => typeof each == "string").join("."), why = [message, code].find((each) => typeof each == "string") ?? "";
  return `${where} ${why}`.trim();
}
function undefinedIfMissing(error) {
  if (!(error instanceof ApiError && error.kind === "missing"))
    throw error;
}

// src/github/api/routes.ts
function rejectUnsafePaths(route, parameters) {
  for (let [, name = ""] of route.matchAll(/\{(\w+)\}/g)) {
    let value = String(parameters[name] ?? "");
    if (/^\.{0,2}$/.test(value))
      throw new ApiError("invalid", null, `${JSON.stringify(value)} is not a valid ${name} for ${route}.`);
  }
}
function ownerAndRepo(repository) {
  let [owner = "", repo = ""] = repository.split("/");
  return { owner, repo };
}

export {
  ApiError,
  refusal,
  undefinedIfMissing,
  rejectUnsafePaths,
  ownerAndRepo
};
