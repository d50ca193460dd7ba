import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  ApiError,
  ownerAndRepo
} from "./chunk-3SP27YVE.js";
import {
  object,
  optional,
  required
} from "./chunk-GJ2B3STB.js";
import {
  anyText,
  boolean,
  integer,
  list,
  nullable
} from "./chunk-5BZEP5JA.js";

// src/github/publish/required-checks.ts
var open = { wants: "a mapping", open: !0 }, required_status_checks = optional(
  list(
    object(
      { context: required(anyText, "its name"), integration_id: optional(nullable(integer({ min: -1 })), "the app") },
      open
    )
  ),
  "the checks"
), ruleShape = object(
  {
    type: required(anyText, "its kind"),
    ruleset_id: optional(integer({ min: 0 }), "the ruleset"),
    parameters: optional(nullable(object({ required_status_checks }, open)), "its parameters")
  },
  open
), branchShape = object(
  {
    protected: optional(boolean, "whether it is protected"),
    protection: optional(
      nullable(
        object(
          {
            required_status_checks: optional(
              nullable(object({ contexts: optional(list(anyText), "names") }, open)),
              "checks"
            )
          },
          open
        )
      ),
      "its protection"
    )
  },
  open
);
async function enforcementOf(api, options) {
  let { repository, serverUrl, branch, job } = options, about = { branch, check: job, settingsUrl: `${serverUrl}/${repository}/settings/rules` };
  try {
    let checks = [
      ...await fromRulesets(api, repository, branch),
      ...await fromProtection(api, repository, branch)
    ], contexts = checks.map(({ context }) => context), found = checks.find(({ context }) => options.names.includes(context));
    if (found) {
      let { context, by, source } = found;
      return { ...about, contexts, required: "yes", check: context, by, ...source ? { source } : {} };
    }
    let maybe = contexts.find((context) => options.possible.includes(context));
    if (maybe) {
      let why = `${maybe} is required, and may or may not be the gate's job; remove the name: of the gate's job`;
      return { ...about, contexts, required: "unknown", why };
    }
    return checks.some(({ isHidden }) => isHidden) ? { ...about, contexts, required: "unknown", why: "the branch is protected, and this token can't read its required checks" } : { ...about, contexts, required: "no" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...about, contexts: [], required: "unknown", why: error.message };
  }
}
async function hasMergeQueue(api, repository, branch) {
  try {
    return (await rulesOf(api, repository, branch)).some(({ type }) => type === "merge_queue");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return !1;
  }
}
async function rulesOf(api, repository, branch) {
  let asked = { ...ownerAndRepo(repository), branch };
  return api.all("GET /repos/{owner}/{repo}/rules/branches/{branch}", asked, ruleShape);
}
async function fromRulesets(api, repository, branch) {
  return (await rulesOf(api, repository, branch)).filter(({ type }) => type === "required_status_checks").flatMap(
    ({ ruleset_id, parameters }) => (parameters?.required_status_checks ?? []).map(({ context, integration_id }) => ({
      context,
      by: `ruleset ${ruleset_id ?? ""}`.trim(),
      source: typeof integration_id == "number" && integration_id > 0 ? "app" : "any"
    }))
  );
}
async function fromProtection(api, repository, branch) {
  let asked = { ...ownerAndRepo(repository), branch }, answer = await api.get("GET /repos/{owner}/{repo}/branches/{branch}", asked, branchShape), { protected: isProtected, protection } = answer, contexts = protection?.required_status_checks?.contexts, by = "branch protection";
  return isProtected && !contexts ? [{ context: "", by, isHidden: !0 }] : (contexts ?? []).map((context) => ({ context, by }));
}

export {
  enforcementOf,
  hasMergeQueue
};
