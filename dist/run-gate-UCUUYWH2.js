import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  joinShards,
  readResults
} from "./chunk-QWSQPU32.js";
import {
  openDurations
} from "./chunk-AZ3BUFW5.js";
import {
  isMode,
  marker,
  once,
  openSigners,
  secretsIn,
  stricter,
  writeOutputs
} from "./chunk-KBTMNWVL.js";
import {
  hasMergeQueue
} from "./chunk-WD362JEY.js";
import "./chunk-R6A4CHBN.js";
import "./chunk-PDTWMMYO.js";
import {
  ApiError,
  ownerAndRepo,
  undefinedIfMissing
} from "./chunk-3SP27YVE.js";
import "./chunk-NAWO5267.js";
import {
  gate,
  joinRuns,
  prepareParts
} from "./chunk-PWBBQE2T.js";
import {
  exitCodes
} from "./chunk-C5CBHVI2.js";
import {
  commandsIn,
  planShards
} from "./chunk-445FV3UW.js";
import {
  object,
  optional,
  protectedGlobs,
  required
} from "./chunk-GJ2B3STB.js";
import {
  formatDuration
} from "./chunk-PPAKGYZY.js";
import "./chunk-AVBXNVRT.js";
import "./chunk-VQAGAHQH.js";
import "./chunk-RH2PCOV3.js";
import {
  openCheckout
} from "./chunk-CNTH7OSH.js";
import "./chunk-DYBZB6UB.js";
import "./chunk-ZNRVKG6B.js";
import "./chunk-GTW7IM6X.js";
import {
  decode,
  isWorkflowFile,
  matchesAny,
  parseDocuments,
  parseJson,
  pathsOf
} from "./chunk-REKG4XA7.js";
import "./chunk-4GNBZ5F2.js";
import "./chunk-JLD3JGDS.js";
import {
  anyText,
  integer,
  list,
  nullable,
  plain
} from "./chunk-5BZEP5JA.js";
import "./chunk-ZMJJILAV.js";
import "./chunk-PRVJMC5D.js";

// src/github/run-gate.ts
import { availableParallelism } from "node:os";

// src/github/people/comments.ts
var open = { wants: "a mapping", open: !0 }, commentShape = object(
  {
    body: optional(nullable(anyText), "its text"),
    html_url: optional(anyText, "its page"),
    created_at: required(anyText, "when it was written"),
    updated_at: required(anyText, "when it was last edited"),
    user: optional(
      nullable(object({ login: required(anyText, "the login"), type: optional(anyText, "User or Bot") }, open)),
      "its author"
    ),
    performed_via_github_app: optional(
      nullable(object({ id: optional(integer({ min: 0 }), "its id") }, open)),
      "the app"
    )
  },
  open
), mostNotes = 10;
async function readComments(pull, head, { api, repository, signers, history, policy }) {
  let asked = { ...ownerAndRepo(repository), issue_number: pull.number }, comments = await api.all("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", asked, commentShape), given = [], notes = [];
  for (let comment of comments) {
    let { user, created_at: at, html_url: url = "", body } = comment;
    if (!body?.toLowerCase().includes("/contract-gate") || body.startsWith(marker)) continue;
    let objection = unsuitable(comment) ?? await outdated(comment, pull, history).catch(unreadable("earlier base branches")), isCritic = user ? signers.isCritic(user, pull, policy) : !1, why = objection ?? await signers.objection(user, pull, policy).catch(unreadable("permissions")), signs = why === void 0, asCritic = objection === void 0 && (isCritic || signs && !isAuthor(user?.login, pull));
    if (!signs && !asCritic) {
      /^ {0,3}\/contract-gate (?!recheck)/im.test(body) && notes.push(`the comment by ${user?.login ?? "an unknown user"} with a command does not count: ${why}`);
      continue;
    }
    let mayAbbreviate = await isUnreplaced(comment, pull, history), about = { by: user.login, url, at, signs, asCritic, head, pull: pull.number, mayAbbreviate };
    given.push(
      ...commandsIn(body).filter(isInstruction).map((command) => ({ ...about, command }))
    );
  }
  let distinct = [...new Set(notes)], more = distinct.length - mostNotes;
  return {
    given,
    notes: more > 0 ? [...distinct.slice(-mostNotes), `commands in ${more} more comments do not count`] : distinct
  };
}
function isInstruction(command) {
  return command.kind !== "recheck";
}
function isAuthor(login, { author }) {
  return login?.toLowerCase() === author?.toLowerCase();
}
function unsuitable({ created_at, updated_at, performed_via_github_app: app }) {
  return app ? "it was written through an app" : created_at === updated_at ? void 0 : "it was edited; write a new one";
}
async function outdated({ created_at }, { number }, history) {
  let since = await history.retargeted(number);
  return since === void 0 || Date.parse(created_at) > since ? void 0 : "it was given before the base branch of the pull request changed";
}
async function isUnreplaced({ created_at }, { number }, history) {
  let since = await history.replaced(number).catch((error) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  return since === void 0 || since !== null && Date.parse(created_at) > since;
}
function unreadable(what) {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    return `${what} could not be read: ${error.message}`;
  };
}

// src/github/people/history.ts
var open2 = { wants: "a mapping", open: !0 }, eventShape = object(
  { event: required(anyText, "what happened"), created_at: optional(anyText, "when") },
  { wants: "an event", open: !0 }
), account = optional(nullable(object({ login: optional(anyText, "the login") }, open2)), "whose account it is"), commitShape = object(
  {
    author: account,
    committer: account,
    parents: optional(list(object({ sha: required(anyText, "its id") }, open2)), "its parents")
  },
  open2
), baseChanges = ["base_ref_changed", "automatic_base_change_succeeded"], headChanges = ["head_ref_force_pushed", "head_ref_deleted", "head_ref_restored"], webCommitter = "web-flow";
function openPullHistory(api, repository) {
  let events = once(async (number) => {
    let asked = { ...ownerAndRepo(repository), issue_number: Number(number) };
    return api.all("GET /repos/{owner}/{repo}/issues/{issue_number}/events", asked, eventShape).catch(undefinedIfMissing);
  }), lastOf = async (number, kinds) => {
    let times = (await events(String(number)) ?? []).filter(({ event }) => kinds.includes(event)).map(({ created_at = "" }) => Date.parse(created_at));
    return times.length > 0 ? Math.max(...times) : void 0;
  }, commitOf = once(
    async (ref) => api.get("GET /repos/{owner}/{repo}/commits/{ref}", { ...ownerAndRepo(repository), ref }, commitShape)
  );
  return {
    retargeted: (number) => lastOf(number, baseChanges),
    replaced: async (number) => await events(String(number)) ? lastOf(number, headChanges) : null,
    async committer(commit) {
      let { author, committer, parents = [] } = await commitOf(commit), by = committer?.login;
      return by?.toLowerCase() !== webCommitter ? by : parents.length > 1 ? void 0 : author?.login;
    }
  };
}

// src/github/approvals.ts
var open3 = { wants: "a mapping", open: !0 }, reviewShape = object(
  {
    user: optional(
      nullable(object({ login: required(anyText, "the login"), type: optional(anyText, "User or Bot") }, open3)),
      "who"
    ),
    state: required(anyText, "approved, changes requested, …"),
    commit_id: optional(nullable(anyText), "the reviewed commit"),
    html_url: optional(anyText, "where to see it"),
    submitted_at: optional(nullable(anyText), "when")
  },
  open3
);
function openApprovals(api, { repository, pulls, head, isGroup }) {
  let history = openPullHistory(api, repository), signers = openSigners(api, repository, history), { mayWrite } = signers, outdated2 = async ({ submitted_at }, { number }) => {
    let since = await history.retargeted(number);
    return since === void 0 || Date.parse(submitted_at ?? "") > since ? void 0 : "it was given before the base branch of the pull request changed";
  }, counts = async (review, pull, policy, notes) => {
    let why = await signers.objection(review.user, pull, policy).catch(reviewerUnknown) ?? await outdated2(review, pull).catch(baseUnknown);
    return why !== void 0 && notes.push(`the approval by ${review.user?.login ?? "an unknown user"} does not count: ${why}`), why === void 0;
  }, approvalsOn = async (pull, policy, notes) => {
    let { critics = [] } = policy, asked = { ...ownerAndRepo(repository), pull_number: pull.number }, reviews = await api.all("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", asked, reviewShape), approvals = [];
    for (let review of lastOpinions(reviews).reverse()) {
      let { user, state, commit_id: commit, html_url: url = "", submitted_at: at } = review;
      if (state !== "APPROVED" || !commit || !user) continue;
      let isNamed = critics.some((login) => login.toLowerCase() === user.login.toLowerCase()), signs = await counts(review, pull, policy, isNamed ? [] : notes), isCurrent = await outdated2(review, pull).catch(baseUnknown) === void 0, asCritic = (signs || isNamed && isCurrent) && user.login.toLowerCase() !== pull.author?.toLowerCase();
      signs && commit !== pull.head && notes.push(
        `the approval by ${user.login} is for ${commit.slice(0, 7)}; it counts only for files that have not changed since`
      );
      let signature = { by: user.login, how: "review", commit, url, ...at ? { at } : {} };
      approvals.push({ signature, signs, asCritic });
    }
    return approvals;
  };
  return {
    async signatures(policy) {
      let notes = [], each = await Promise.all(pulls.map((pull) => approvalsOn(pull, policy, notes))), counting = (counts2) => {
        let signatures = each.map((some) => some.filter(counts2).map(({ signature }) => signature));
        return isGroup ? ofGroup(signatures, pulls, head) : signatures.flat();
      };
      return { given: counting(({ signs }) => signs), critics: counting(({ asCritic }) => asCritic), notes };
    },
    async instructions(policy) {
      let context = { api, repository, signers, history, policy }, each = await Promise.all(pulls.map((pull) => readComments(pull, isGroup ? pull.head : head, context)));
      return { given: each.flatMap(({ given }) => given), notes: each.flatMap(({ notes }) => notes) };
    },
    async mayAnyoneSign(policy, as) {
      let each = await Promise.all(pulls.map((pull) => signers.mayAnyoneSign(pull, policy, as)));
      return each.includes(!1) ? !1 : each.includes(void 0) ? void 0 : !0;
    },
    async bodyHeldBack() {
      for (let { author } of pulls) {
        if (author === null) return "it is in the pull request body, and its author is unknown";
        if (!await mayWrite(author))
          return `it is in the pull request body, and ${author} has no write access to this repository`;
      }
    }
  };
}
function ofGroup(each, pulls, head) {
  let onHead = each.map((signatures, index) => signatures.find(({ commit }) => commit === pulls[index].head));
  return [...onHead.includes(void 0) ? [] : onHead.map((signature) => ({ ...signature, commit: head })), ...each.flat()];
}
function lastOpinions(reviews) {
  let last = /* @__PURE__ */ new Map();
  for (let review of reviews) {
    if (!["APPROVED", "CHANGES_REQUESTED", "DISMISSED"].includes(review.state)) continue;
    let login = review.user?.login.toLowerCase() ?? "";
    last.delete(login), last.set(login, review);
  }
  return [...last.values()];
}
function reviewerUnknown(error) {
  if (!(error instanceof ApiError)) throw error;
  return `the reviewer's permissions could not be read: ${error.message}`;
}
function baseUnknown(error) {
  if (!(error instanceof ApiError)) throw error;
  return `earlier base branches of the pull request could not be read: ${error.message}`;
}

// src/github/base-mode.ts
async function modeOfBase({ input, repository, workflowRef, checkout }) {
  if (!checkout.base) return input;
  let gates = [...await checkout.read("base", (path) => /^\.github\/(?:workflows|actions)\/.+\.ya?ml$/.test(path))].filter(([, content]) => typeof content == "string" || usesGate.test(decode2(content)));
  if (gates.length === 0) return input;
  let prefix = `${repository}/`.toLowerCase(), own = workflowRef.toLowerCase().startsWith(prefix) ? workflowRef.slice(prefix.length) : "";
  if (!checkout.changes.flatMap(pathsOf).some((path) => gates.some(([gate2]) => gate2 === path) || isWorkflowFile(own, path))) return input;
  let modes = gates.flatMap(([path, content]) => modesIn(path, content));
  return modes.length > 0 ? stricter(...modes) : "block";
}
var usesGate = /\bcontract-gate(?:\/[\w./-]+)?@/, decode2 = (bytes) => new TextDecoder().decode(bytes);
function modesIn(path, content) {
  if (typeof content == "string") return ["block"];
  let { nodes, problems } = parseDocuments(path, content);
  return problems.length > 0 ? ["block"] : nodes.flatMap((node) => modesOf(plain(node)));
}
function modesOf(value) {
  if (Array.isArray(value)) return value.flatMap(modesOf);
  if (value === null || typeof value != "object") return [];
  let inner = Object.values(value).flatMap(modesOf);
  if (typeof value.uses != "string" || !usesGate.test(value.uses)) return inner;
  let given = value.with && typeof value.with == "object" && !Array.isArray(value.with) ? value.with : {};
  if (given.command === "recheck") return inner;
  let mode = given.mode ?? "block";
  return [isMode(mode) ? mode : "block", ...inner];
}

// src/github/hand-over/accept.ts
function accept(files, expected) {
  for (let { path, results } of files) {
    let problem2 = misfit(results, expected);
    if (problem2 !== void 0) return { problem: `the results file ${path} ${problem2}` };
  }
  let [only, ...others] = files;
  if (!only) return { problem: "there is no results file" };
  let whole = files.find(({ results }) => !results.shard);
  if (whole && others.length > 0)
    return { problem: `the results file ${whole.path} is not a shard, and is not the only one` };
  let bare = files.find(({ results: { cage, runs } }) => !cage && runs.commands.length > 0);
  if (bare) return { problem: `the results file ${bare.path} does not say in which cage its commands ran` };
  let joined = whole ? joinWhole(whole.results) : joinShards(files.map((each) => ({ name: each.path, ...each })));
  if ("problem" in joined) return joined;
  let problem = missingContract(files, expected);
  return problem === void 0 ? joined : { problem };
}
function joinWhole({ runs, cage }) {
  let joined = joinRuns([runs]);
  return "problem" in joined ? joined : { runs: joined, ...cage ? { cage } : {} };
}
function misfit({ tool, target, policy, contracts, runs }, expected) {
  let about = expected.target, again = "run all jobs again";
  if (tool.name !== expected.tool.name || tool.version !== expected.tool.version)
    return `is from ${tool.name} ${tool.version}, and this is ${expected.tool.version}: use one version in all jobs`;
  if (target.repository !== about.repository || target.server !== about.server)
    return `is about the repository ${target.repository ?? "of a local run"}, not ${about.repository}`;
  if (target.pull !== about.pull) return `is about ${named(target.pull)}, not ${named(about.pull)}`;
  if (target.head !== about.head) return `is about the head ${short(target.head)}, not ${short(about.head)}; ${again}`;
  if (target.base !== about.base)
    return `was written when the base was ${short(target.base)}, and it is ${short(about.base)} now; ${again}`;
  if (!target.committed || target.dirty.length > 0) return "is about files that are not committed";
  if (policy.digest !== expected.policy) return `was written under another policy; ${again}`;
  let changed = contracts.find(({ id, digest }) => (expected.contracts.get(id) ?? digest) !== digest);
  return changed ? `was written for another version of the contract ${changed.id}; ${again}` : runs ? void 0 : "has no recorded commands; write it with command: verify";
}
function missingContract(files, { contracts }) {
  let there = new Set(files.flatMap(({ results }) => results.contracts.map(({ id }) => id))), missing = [...contracts.keys()].find((id) => !there.has(id));
  return missing === void 0 ? void 0 : `no results file has the contract ${missing}; run all jobs again`;
}
function named(pull) {
  return pull === null ? "no single pull request" : `#${pull}`;
}
function short(commit) {
  return commit?.slice(0, 7) ?? "nothing";
}

// src/github/hand-over/find-files.ts
import { constants } from "node:fs";
import { open as open4, readdir } from "node:fs/promises";
import { isAbsolute, join, resolve } from "node:path";
var limits = {
  /** GitHub starts at most 256 jobs of a matrix. */
  files: 256,
  fileBytes: 128 * 1024 * 1024,
  totalBytes: 256 * 1024 * 1024,
  /** Files and folders below the folder of a glob. */
  entries: 2e4
};
async function findFiles(globs, folder) {
  let paths = /* @__PURE__ */ new Set();
  for (let glob of globs) {
    let found = await matching(glob, folder);
    if ("problem" in found) return found;
    if (found.paths.length === 0)
      return { problem: `no results file matches ${glob}; look at the job that runs command: verify` };
    for (let path of found.paths) paths.add(path);
    if (paths.size > limits.files)
      return { problem: `more than ${limits.files} results files match ${globs.join(", ")}` };
  }
  let files = [], total = 0;
  for (let path of [...paths].sort()) {
    let read = await readBounded(path);
    if ("problem" in read) return read;
    if (total += read.bytes.length, total > limits.totalBytes)
      return { problem: `the results files are larger than ${mebibytes(limits.totalBytes)} together` };
    files.push({ path, ...read });
  }
  return { files };
}
async function matching(glob, folder) {
  let segments = glob.split("/"), fixed = segments.findIndex((segment) => /[*?[\]{}()!]/.test(segment)), whole = isAbsolute(glob) ? glob : join(folder, glob);
  if (fixed < 0) return { paths: [resolve(whole)] };
  let [above, below] = [segments.slice(0, fixed).join("/"), segments.slice(fixed).join("/")], top = isAbsolute(glob) ? above || "/" : join(folder, above), paths = [], seen = 0;
  for (let left = [""]; left.length > 0; ) {
    let inside = left.pop(), entries = await readdir(join(top, inside), { withFileTypes: !0 }).catch(() => []);
    if (seen += entries.length, seen > limits.entries)
      return { problem: `more than ${limits.entries} files are below ${top}; name the folder of the results` };
    for (let entry of entries) {
      let path = inside === "" ? entry.name : `${inside}/${entry.name}`;
      entry.isDirectory() ? left.push(path) : matchesAny([below], path) && paths.push(join(top, path));
    }
  }
  return { paths };
}
async function readBounded(path) {
  let { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants, handle = await open4(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(({ code }) => code);
  if (typeof handle != "object")
    return { problem: `the results file ${path} ${handle === "ELOOP" ? "is a symbolic link" : handle === "ENOENT" ? "does not exist" : "can't be read"}` };
  try {
    let stats = await handle.stat();
    if (!stats.isFile()) return { problem: `the results file ${path} is not a regular file` };
    let tooLarge = { problem: `the results file ${path} is larger than ${mebibytes(limits.fileBytes)}` };
    if (stats.size > limits.fileBytes) return tooLarge;
    let bytes = Buffer.alloc(stats.size + 1), { bytesRead } = await handle.read(bytes, 0, bytes.length, 0);
    return bytesRead > stats.size ? tooLarge : { bytes: bytes.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}
var mebibytes = (bytes) => `${bytes / 1024 / 1024} MiB`;

// src/github/hand-over/read-results.ts
async function readResultsFiles(globs, folder) {
  let found = await findFiles(globs, folder);
  if ("problem" in found) return found;
  let files = [];
  for (let file of found.files) {
    let read = readOne(file);
    if ("problem" in read) return read;
    files.push(read);
  }
  return { files };
}
function readOne({ path, bytes }) {
  let refused = (why) => ({ problem: `the results file ${path} ${why}` });
  if (hasMoreValues(bytes, mostValues)) return refused(`has more than ${mostValues} values`);
  let decoded = decode(bytes);
  if ("problem" in decoded) return refused(decoded.problem);
  let parsed = parseJson(decoded.text);
  if ("problem" in parsed) {
    let { message: message2, at: at2 } = parsed.problem;
    return refused(`is broken at ${at2.line}:${at2.column}: ${message2}`);
  }
  let read = readResults(parsed.node);
  if ("value" in read) return { path, results: read.value };
  let { message, at } = read.problem;
  return refused(`is not one of contract-gate, at ${at.line}:${at.column}: ${message}`);
}
var mostValues = 4e6;
function hasMoreValues(bytes, most) {
  let [quote, backslash, comma, bracket, brace] = [34, 92, 44, 91, 123], [count, isText] = [0, !1];
  for (let index = 0; index < bytes.length && count <= most; index++) {
    let byte = bytes[index];
    isText && byte === backslash ? index++ : byte === quote ? isText = !isText : !isText && (byte === comma || byte === bracket || byte === brace) && count++;
  }
  return count > most;
}

// src/github/hand-over/hand-over.ts
async function openHandOver(handOver2) {
  let { globs, folder, workflow, checkout } = handOver2, objection = workflow === void 0 ? () => {
  } : await workflowObjection(workflow, checkout), read = await readResultsFiles(globs, folder);
  return (prepared) => {
    let expected = expectedFrom(prepared, handOver2);
    if (expected.contracts.size === 0) return { runs: { top: "/", commands: [], disturbed: [] } };
    let problem = objection(prepared), answer = problem !== void 0 ? { problem } : "problem" in read ? read : accept(read.files, expected);
    return "problem" in answer ? { problem: shortened(answer.problem) } : answer;
  };
}
function shortened(problem) {
  return problem.length > maxProblem ? `${problem.slice(0, maxProblem - 1)}…` : problem;
}
var maxProblem = 400;
function expectedFrom({ policy, plan }, { request, checkout }) {
  let { tool, repository, server, pulls } = request, pull = pulls.length === 1 ? pulls[0].number : null, base = checkout.base?.commit ?? null, runsCommand = (id) => plan.steps.get(plan.stepOf.get(id))?.check.runs === "command", contracts = plan.levels.flat().filter(({ criteria }) => criteria.some(({ id, skip }) => skip === void 0 && runsCommand(id)));
  return {
    tool,
    target: { repository, pull, base, head: checkout.head, ...server ? { server } : {} },
    policy: policy.digest,
    contracts: new Map(contracts.map(({ id, digest }) => [id, digest]))
  };
}
async function workflowObjection(workflow, { read }) {
  let isIt = (path) => path === workflow, [before, now] = await Promise.all([read("base", isIt), read("head", isIt)]), [old, own] = [before.get(workflow), now.get(workflow)], again = "use that of the base branch";
  return old instanceof Uint8Array ? own instanceof Uint8Array && Buffer.compare(old, own) === 0 ? () => {
  } : ({ policy, policyPath }) => (
    // A protected file waits for a person anyway.
    matchesAny(protectedGlobs(policy, policyPath), workflow) ? void 0 : `the commands were run by ${workflow}, which this pull request changes; ${again}`
  ) : () => `the commands were run by ${workflow}, which is not on the base branch; ${again}`;
}

// src/github/run-gate.ts
async function runGate(action, open5) {
  let { env, version, signal } = action, { inputs, target, cwd } = open5, checkout = await openCheckout({ cwd, committed: !0, range: target.range, environment: env, signal });
  try {
    let request = requestFrom(open5, version);
    return inputs.command === "plan" ? await writeMatrix(action, open5, { request, checkout }) : await judge(action, open5, { request, checkout });
  } finally {
    await checkout.close();
  }
}
async function writeMatrix({ env }, { runner, inputs }, { request, checkout }) {
  let { prepared } = await prepareParts(request, checkout), durations = await openDurations(env, checkout.top).read(), shard = planShards(prepared.plan, inputs.shards ?? 1, durations);
  return runner.output("matrix", JSON.stringify({ shard })), runner.log(`contract-gate: ${prepared.plan.commands.size} distinct commands for ${shard.length} machines`), 0;
}
async function judge({ env, signal }, open5, { request, checkout }) {
  let { runner, inputs, api, target, seen, publisher } = open5, { repository, workflowRef } = runner, given = await modeOfBase({ input: inputs.mode, repository, workflowRef, checkout }), decides = inputs.command !== "verify", runsCommands = inputs.command !== "publish", recorded = runsCommands ? {} : { recorded: await handOver(open5, request, checkout) }, prepared, isPublic = () => decides && prepared.gated, judged = await gate(
    { ...request, ...recorded },
    checkout,
    {
      now: () => performance.now(),
      stop: signal,
      async onPlan(plan) {
        prepared = plan, isPublic() && await publisher.begin(stricter(plan.policy.mode, given));
      },
      ...runsCommands ? { durations: openDurations(env, checkout.top), ...progress(runner, () => prepared) } : {}
    },
    {
      people(subjects, head) {
        let pulls = target.pulls.filter(({ number }) => subjects.some((each) => each.number === number));
        return openApprovals(api, {
          repository,
          pulls,
          head: head ?? target.range.head,
          isGroup: target.kind === "group"
        });
      },
      github: seen,
      secrets: secretsIn(env, [inputs.token])
    }
  );
  signal.throwIfAborted();
  let { policy, gated } = prepared, mode = stricter(policy.mode, given), results = { ...judged, notes: [...judged.notes, ...target.notes] };
  decides && !gated && await publisher.withdraw(results);
  let published = isPublic() ? await publisher.finish(results, policy) : { results, publication: { mode, runUrl: "", unpublished: [] }, commentUrl: "" };
  return await writeOutputs(runner, inputs, published, gated), decides ? mode === "block" ? exitCodes[published.results.verdict] : 0 : (runner.log("contract-gate: the results are written, and command: publish decides; this job does not block"), 0);
}
function requestFrom({ runner, inputs, api, target }, version) {
  return {
    tool: { name: "contract-gate", version },
    event: eventOf(runner, target),
    repository: runner.repository,
    ...runner.serverUrl === "https://github.com" ? {} : { server: runner.serverUrl },
    pulls: target.subjects,
    queue: () => hasMergeQueue(api, runner.repository, target.branch),
    contracts: inputs.contracts,
    ...inputs.policy === void 0 ? {} : { policy: inputs.policy },
    hand: { paths: [], only: [], all: !1 },
    ...inputs.shard ? { shard: inputs.shard } : {},
    ...inputs.timeoutMs === void 0 ? {} : { usualTimeoutMs: inputs.timeoutMs },
    ...inputs.jobs === void 0 ? {} : { jobs: inputs.jobs },
    cores: availableParallelism(),
    commands: !0,
    record: inputs.command === "verify",
    hosted: inputs.command === "gate" || inputs.command === "publish",
    clock: () => Date.now()
  };
}
function eventOf({ eventName }, { kind }) {
  return eventName !== "workflow_run" ? eventName : kind === "group" ? "merge_group" : "pull_request";
}
async function handOver({ runner, inputs, target }, request, checkout) {
  let { workflow } = target, answer = await openHandOver({
    globs: inputs.results,
    folder: runner.workspace,
    request,
    checkout,
    ...workflow ? { workflow } : {}
  });
  return (prepared) => {
    let recorded = answer(prepared);
    return "problem" in recorded && runner.annotate({ level: "error", title: "No results of commands", message: recorded.problem }), recorded;
  };
}
function progress({ log }, prepared) {
  let isCommand = (id) => {
    let { plan } = prepared();
    return plan.steps.get(plan.stepOf.get(id))?.check.runs === "command";
  };
  return {
    onStart: ({ id }) => {
      isCommand(id) && log(`running ${id}`);
    },
    onCompare: ({ id }, on) => {
      log(`re-running ${id} on ${on} to compare`);
    },
    onEnd: ({ id }, { outcome, ms }) => {
      isCommand(id) && log(`${outcome.status} ${id} (${formatDuration(ms)})`);
    }
  };
}
export {
  runGate
};
