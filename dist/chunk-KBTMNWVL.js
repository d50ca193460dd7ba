import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  formats,
  importance,
  inertJson,
  isFile,
  labels,
  lastLines,
  messages,
  number,
  page,
  retryTexts,
  sizeOf,
  startOf,
  text
} from "./chunk-R6A4CHBN.js";
import {
  writeReport
} from "./chunk-PDTWMMYO.js";
import {
  ApiError,
  ownerAndRepo,
  undefinedIfMissing
} from "./chunk-3SP27YVE.js";
import {
  plainWords,
  prose,
  shortLine,
  visible
} from "./chunk-NAWO5267.js";
import {
  isAgentLogin,
  mostShards
} from "./chunk-445FV3UW.js";
import {
  contractGlobs,
  object,
  optional,
  required
} from "./chunk-GJ2B3STB.js";
import {
  UsageError,
  reportsFrom,
  shardFrom,
  timeoutFrom,
  wholeFrom,
  wordFrom
} from "./chunk-PPAKGYZY.js";
import {
  entryProblem
} from "./chunk-REKG4XA7.js";
import {
  anyText,
  boolean
} from "./chunk-5BZEP5JA.js";

// src/github/publish/write-outputs.ts
import { join, resolve } from "node:path";

// src/report/github/annotations.ts
var most = { message: 4e3, line: 950, details: 16e3 };
function annotations(results, mode) {
  let ranked = results.contracts.flatMap(
    (contract) => contract.criteria.flatMap((criterion) => annotationsOf(criterion, contract))
  ), order = (a, b) => a.round - b.round || a.rank - b.rank, all = [...problemAnnotations(results), ...ranked.sort(order).map(({ annotation }) => annotation)];
  return mode === "block" ? all : all.map((each) => ({ ...each, level: "warning" }));
}
function annotationsOf(criterion, contract) {
  let { status, at, want, got, fix, output } = criterion, message = plainWords(criterion.message);
  if (status === "pass" || status === "skip") return [];
  let places = criterion.places?.length ? criterion.places : [{ ...at, message, severity: status }], details = output?.failing?.tests.find((test) => test.block)?.block ?? (output && status !== "warn" ? lastLines(output, 100).join(`
`) : ""), more = [
    ...fix ? [`${labels.fix}: ${plainWords(fix)}`] : [],
    `${labels.want}: ${plainWords(want)}`,
    ...criterion.message.includes(got) ? [] : [`${labels.got}: ${plainWords(got)}`]
  ];
  return places.map((place, index) => ({
    round: Math.min(index, 1),
    rank: importance.indexOf(status),
    annotation: {
      level: isGrave(place.severity ?? status) ? "failure" : "warning",
      ...placed(place),
      title: shortLine(`${contract.id}: ${index === 0 ? message : plainWords(place.message)}`, 255),
      message: words([plainWords(place.message), ...index === 0 ? more : []].map((each) => startOf(each, most.line))),
      ...index === 0 && details ? { details: startOf(visible(details), most.details) } : {},
      contract: contract.id,
      criterion: criterion.id
    }
  }));
}
function isGrave(severity) {
  return severity === "fail" || severity === "error";
}
function problemAnnotations({ problems }) {
  return problems.map(({ code, message, at }) => ({
    level: "failure",
    ...placed(at),
    title: shortLine(`problem: ${code}`, 255),
    message: words([plainWords(message)])
  }));
}
function placed(place) {
  let { path, line } = place;
  return { ...path !== "" && isFile(place) && visible(path) === path && !path.includes(`
`) ? { path } : {}, line: Math.max(1, line) };
}
function words(lines) {
  return startOf(visible(lines.join(`
`)), most.message);
}

// src/report/github/log.ts
var mostOfLevel = 10;
function logAnnotations(results, mode) {
  let all = [
    ...annotations(results, mode).map(({ level, path, line, title, message }) => {
      let about = { level: level === "failure" ? "error" : level, title, message };
      return path === void 0 ? about : { ...about, path, line };
    }),
    ...results.notes.map(
      (note) => ({ level: "notice", title: "contract-gate", message: shortLine(note, 1e3) })
    )
  ], levels = ["error", "warning", "notice"], sorted = levels.map((level) => all.filter((each) => each.level === level));
  return {
    annotations: sorted.flatMap((each) => each.slice(0, mostOfLevel)),
    left: sorted.flatMap((each, index) => {
      let missing = each.length - mostOfLevel, level = levels[index];
      return missing > 0 ? [
        `${number(missing, `${level} is`, `${level}s are`)} not annotated: GitHub shows ${mostOfLevel} for each step`
      ] : [];
    })
  };
}

// src/report/github/summary.ts
var most2 = 1e6;
function summary(results, publication) {
  return `${page(results, { most: most2, publication, timed: !0 })}
`;
}

// src/github/publish/write-outputs.ts
async function writeOutputs(runner, inputs, published, isGated) {
  let { results, publication, commentUrl } = published, folder = join(runner.temp, "contract-gate"), file = async (name, content) => {
    let path = join(folder, name);
    return await writeReport(runner.temp, path, content), path;
  };
  if (isGated) await writeLogAndSummary(runner, results, publication);
  else for (let line of [results.reason, ...results.notes]) runner.log(`contract-gate: ${line}`);
  for (let { format, path } of inputs.reports)
    await writeReport(runner.workspace, resolve(runner.workspace, path), formats[format](results));
  let retry = retryTexts(results), count = (...statuses) => statuses.reduce((sum, status) => sum + (results.counts[status] ?? 0), 0), outputs = {
    verdict: results.verdict,
    passed: String(count("pass", "warn")),
    failed: String(results.problems.length + count("fail", "error")),
    pending: String(count("pending")),
    skipped: String(count("skip")),
    results: await file("results.json", formats.json(results)),
    "report-html": await file("report.html", formats.html(results)),
    "retry-prompt": retry === "" ? "" : await file("retry.md", retry),
    message: JSON.stringify(messages(results)),
    escalated: String(results.contracts.some((contract) => contract.retry?.escalated)),
    "comment-url": commentUrl,
    matrix: ""
  };
  for (let [name, value] of Object.entries(outputs)) runner.output(name, value);
}
async function writeLogAndSummary(runner, results, publication) {
  let lines = text(results).trimEnd().split(`
`);
  if (results.verdict === "pass") runner.group(`contract-gate: ${results.verdict}`, lines);
  else for (let line of lines) runner.log(line);
  let mode = publication.mode === "block" ? "" : ` (mode: ${publication.mode}, so nothing is blocked)`;
  runner.log(`${results.verdict.toUpperCase()}: ${results.reason}${mode}`);
  for (let line of publication.unpublished) runner.log(`Not published: ${line}`);
  let { annotations: annotations2, left } = logAnnotations(results, publication.mode), isPublished = publication.unpublished.length === 0;
  for (let annotation of annotations2) (!isPublished || annotation.level === "error") && runner.annotate(annotation);
  if (!isPublished) for (let line of left) runner.log(line);
  await runner.summary(summary(results, publication));
}
async function writeFailure(runner, error) {
  let message = error instanceof Error ? error.message : String(error);
  runner.output("verdict", "error"), await runner.summary(`## 💥 contract-gate reached no verdict

${prose(message)}`);
}

// src/github/runner/inputs.ts
var modes = ["block", "warn", "observe"];
function isMode(value) {
  return modes.includes(value);
}
var commands = ["gate", "verify", "publish", "recheck", "plan"];
function readInputs({ input, lines }) {
  let command = input("command") || "gate", given = (name, read) => input(name) === "" ? void 0 : read(`the input ${name}`, input(name)), word = (name, words2) => wordFrom(`the input ${name}`, input(name), words2), contracts = lines("contracts");
  for (let each of contracts) {
    let problem = entryProblem(each);
    if (problem !== void 0) throw new UsageError(`the input contracts: ${problem}`);
  }
  let policy = input("policy"), isPlan = command === "plan", shard = isPlan ? void 0 : given("shard", shardFrom), shards = isPlan ? given("shard", (name, value) => wholeFrom(name, value, mostShards)) : void 0;
  if (isPlan && shards === void 0)
    throw new UsageError("command: plan needs the input shard: the number of machines, such as 4");
  let jobs = given("jobs", (name, value) => wholeFrom(name, value, 256)), timeoutMs = given("timeout", timeoutFrom);
  if (shard && command !== "verify")
    throw new UsageError("the input shard needs command: verify, because one shard alone can't decide the verdict");
  let results = lines("results");
  if (command === "publish" && results.length === 0)
    throw new UsageError("command: publish needs the input results: the globs of the results files of command: verify");
  if (command !== "publish" && results.length > 0)
    throw new UsageError(`the input results needs command: publish; command: ${command} has results of its own`);
  return {
    command: wordFrom("the input command", command, commands),
    token: input("github-token"),
    mode: word("mode", modes),
    ...policy === "" ? {} : { policy },
    contracts: contracts.length > 0 ? contracts : contractGlobs,
    checkRuns: word("check-runs", ["criterion", "contract", "summary", "off"]),
    maxCheckRuns: given("max-check-runs", (name, value) => wholeFrom(name, value, 50, 0)) ?? 10,
    checkName: input("check-name") || "contract-gate report",
    comment: word("comment", ["always", "failure", "off"]),
    reports: reportsFrom("the input reports", lines("reports"), Object.keys(formats)),
    ...shard ? { shard } : {},
    ...shards === void 0 ? {} : { shards },
    results,
    ...jobs === void 0 ? {} : { jobs },
    ...timeoutMs === void 0 ? {} : { timeoutMs },
    workingDirectory: input("working-directory") || "."
  };
}
function stricter(...given) {
  return modes.find((mode) => given.includes(mode)) ?? "block";
}

// src/github/runner/secrets.ts
import { existsSync } from "node:fs";
import { isAbsolute } from "node:path";
var tokens = [
  "INPUT_GITHUB-TOKEN",
  "GITHUB_TOKEN",
  "GH_TOKEN",
  "ACTIONS_RUNTIME_TOKEN",
  "ACTIONS_ID_TOKEN_REQUEST_TOKEN"
], secretName = /token|secret|passw(?:or)?d|passphrase|credential|keys?$|(?:^|[_-])keys?[_-]/i, shortest = 8;
function secretsIn(env, extra = []) {
  let sure = [...extra, ...tokens.map((name) => env[name] ?? "")].map((value) => value.trim()).filter((value) => value !== ""), forGit = sure.map((token) => Buffer.from(`x-access-token:${token}`).toString("base64")), named = Object.entries(env).flatMap(([name, value]) => secretName.test(name) && value ? [value.trim()] : []);
  return [.../* @__PURE__ */ new Set([...sure, ...forGit, ...named.filter(looksSecret)])];
}
function looksSecret(value) {
  let isPath = /^(?:~|\.{1,2})[\\/]/.test(value) || isAbsolute(value) && existsSync(value), isPlain = /^(?:true|false|[\d.]+)$/i.test(value);
  return value.length >= shortest && !isPath && !isPlain;
}

// src/github/people/once.ts
function once(load) {
  let loaded = /* @__PURE__ */ new Map();
  return (...args) => {
    let key = args.join(`
`).toLowerCase(), value = loaded.get(key) ?? load(...args);
    return loaded.set(key, value), value;
  };
}

// src/github/people/signers.ts
var open = { wants: "a mapping", open: !0 }, permissionShape = object(
  { permission: required(anyText, "admin, write, read or none"), role_name: optional(anyText, "the role") },
  open
), membershipShape = object({ state: required(anyText, "active or pending") }, open), collaboratorShape = object(
  {
    login: required(anyText, "the login"),
    type: optional(anyText, "User or Bot"),
    permissions: optional(object({ push: optional(boolean, "whether they may write") }, open), "what they may do")
  },
  open
);
function openSigners(api, repository, history) {
  let [owner = ""] = repository.split("/"), mayWrite = once(async (login) => {
    let asked = { ...ownerAndRepo(repository), username: login }, answer = await api.get("GET /repos/{owner}/{repo}/collaborators/{username}/permission", asked, permissionShape).catch(undefinedIfMissing);
    if (answer === void 0) return !1;
    let { permission, role_name } = answer;
    return ["admin", "write", "maintain"].includes(permission) || role_name === "maintain";
  }), isMember = once(async (team, login) => {
    let [org = "", team_slug = ""] = team.includes("/") ? team.replace(/^@/, "").split("/") : [owner, team], asked = { org, team_slug, username: login }, answer = await api.get("GET /orgs/{org}/teams/{team_slug}/memberships/{username}", asked, membershipShape).catch(undefinedIfMissing).catch(hiddenIfForbidden);
    return answer === "hidden" ? answer : answer?.state === "active";
  }), writers = once(async () => {
    let asked = { ...ownerAndRepo(repository), permission: "push" };
    return api.all("GET /repos/{owner}/{repo}/collaborators", asked, collaboratorShape).catch((error) => unknownIfRefused(error));
  }), barred = async (account, pull, policy) => {
    let rules = policy.sign_off ?? {}, login = account.login.toLowerCase();
    if (isBot(account))
      return allowsBot(rules, login) ? void 0 : "it is from a bot, and sign_off.bots of the policy does not allow it";
    if (login === pull.author?.toLowerCase() && !rules.allow_author)
      return "authors can't approve their own pull request";
    if (isAgentLogin(policy, login) && !isListed(rules.users, login))
      return "the policy takes this account for an agent (agents.authors), and sign_off.users does not list it";
    if (!rules.allow_author)
      return (await history.committer(pull.head))?.toLowerCase() === login ? "it is from whoever committed the head, which is their own work" : void 0;
  };
  return {
    mayWrite,
    async objection(account, pull, policy) {
      if (!account) return "the account is unknown";
      let rules = policy.sign_off ?? {}, { login } = account, why = await barred(account, pull, policy);
      if (why !== void 0 || isBot(account)) return why;
      if (!rules.users && !rules.teams)
        return await mayWrite(login) ? void 0 : "the account has no write access to this repository";
      if (!isListed(rules.users, login)) {
        for (let team of rules.teams ?? []) {
          let isOne = await isMember(team, login);
          if (isOne === "hidden") return hiddenTeam;
          if (isOne) return;
        }
        return `sign_off of the policy lists ${[...rules.users ?? [], ...rules.teams ?? []].join(", ") || "nobody"}`;
      }
    },
    isCritic: ({ login }, { author }, { critics = [] }) => isListed(critics, login) && login.toLowerCase() !== author?.toLowerCase(),
    async mayAnyoneSign(pull, policy, as) {
      let { sign_off: rules = {}, critics = [] } = policy, isAuthor = (login) => login.toLowerCase() === pull.author?.toLowerCase();
      if (as === "critic" && critics.some((login) => !isAuthor(login)) || (rules.teams ?? []).length > 0 || rules.bots === !0 || Array.isArray(rules.bots) && rules.bots.length > 0)
        return !0;
      let accounts = rules.users ? rules.users.map((login) => ({ login })) : await writers();
      if (accounts === void 0) return;
      let candidates = accounts.filter(({ login }) => as === "signer" || !isAuthor(login));
      for (let account of candidates)
        if (await barred(account, pull, policy).catch(unknownIfRefused) === void 0) return !0;
      return !1;
    }
  };
}
function isListed(logins, login) {
  return logins?.some((each) => each.toLowerCase() === login.toLowerCase()) ?? !1;
}
function isBot({ login, type }) {
  return type === "Bot" || login.toLowerCase().endsWith("[bot]");
}
function allowsBot({ bots }, login) {
  let plain = (name) => name.toLowerCase().replace(/\[bot\]$/, "");
  return bots === !0 || Array.isArray(bots) && bots.some((bot) => plain(bot) === plain(login));
}
var hiddenTeam = "reading team members needs an app token with members: read; set github-token to one, or list users in sign_off";
function hiddenIfForbidden(error) {
  if (error instanceof ApiError && error.kind === "forbidden") return "hidden";
  throw error;
}
function unknownIfRefused(error) {
  if (!(error instanceof ApiError))
    throw error;
}

// src/report/github/comment.ts
var most3 = 6e4, marker = "<!-- contract-gate:comment -->";
function comment(results, publication, state) {
  let last = stateLine(state), room = most3 - sizeOf(`${marker}

${last}`);
  return `${marker}

${page(results, { most: room, publication, timed: !1 })}${last}`;
}
var mostState = 2e4, stateStart = "<!-- contract-gate:state ", stateEnd = " -->";
function stateLine(state) {
  if (state === void 0) return "";
  let line = `

${stateStart}${escaped(state)}${stateEnd}`;
  return sizeOf(line) <= mostState ? line : "";
}
function stateIn(body) {
  let last = body.trimEnd().split(`
`).at(-1) ?? "";
  if (!(!last.startsWith(stateStart) || !last.endsWith(stateEnd)))
    try {
      return JSON.parse(last.slice(stateStart.length, -stateEnd.length));
    } catch {
      return;
    }
}
function escaped(state) {
  let code = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return inertJson(state, 0).trimEnd().replaceAll(/"(?:[^"\\]|\\.)*"/g, (words2) => words2.replaceAll(/[<>-]/g, code));
}

export {
  marker,
  comment,
  mostState,
  stateLine,
  stateIn,
  annotations,
  writeOutputs,
  writeFailure,
  once,
  openSigners,
  isMode,
  readInputs,
  stricter,
  secretsIn
};
