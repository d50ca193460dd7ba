import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

// src/engine/verdict.ts
function verdictOf(outcomes, problems = []) {
  let has = (verdict) => outcomes.some((outcome) => outcome.status === verdict || "standsFor" in outcome && outcome.standsFor === verdict);
  return problems.length > 0 || has("fail") ? "fail" : has("error") ? "error" : has("pending") ? "pending" : "pass";
}
function overall(verdicts) {
  return ["fail", "error", "pending"].find((verdict) => verdicts.includes(verdict)) ?? "pass";
}
function ownerOf(outcome) {
  if (outcome.status !== "pass")
    return "owner" in outcome && outcome.owner ? outcome.owner : "standsFor" in outcome && outcome.standsFor === "error" ? "runner" : { fail: "author", error: "runner", pending: "person", warn: "author", skip: "author" }[outcome.status];
}
function nextOf(verdict, owners, hasProblems, uncommitted) {
  return verdict === "pass" ? uncommitted ? "commit" : "none" : verdict === "pending" ? "ask" : verdict === "error" ? owners.includes("author") ? "fix" : "rerun" : hasProblems || owners.includes("author") ? "fix" : "ask";
}
var exitCodes = { pass: 0, fail: 1, error: 2, pending: 3 };

export {
  verdictOf,
  overall,
  ownerOf,
  nextOf,
  exitCodes
};
