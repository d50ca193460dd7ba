import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  joinRuns,
  placeKinds,
  selectors,
  unselectedCodes
} from "./chunk-PWBBQE2T.js";
import {
  recordedRunsShape,
  results_
} from "./chunk-445FV3UW.js";
import {
  canonical,
  object,
  optional,
  required,
  skipCodes,
  someOf,
  statuses
} from "./chunk-GJ2B3STB.js";
import {
  compiled,
  describeError,
  readCompiled
} from "./chunk-VQAGAHQH.js";
import {
  isolationKinds
} from "./chunk-REKG4XA7.js";
import {
  anyText,
  boolean,
  entry,
  integer,
  list,
  nullable,
  oneOf,
  record
} from "./chunk-5BZEP5JA.js";

// src/engine/merge-shards.ts
function joinShards(files) {
  let problem = files.map(notShard).find((each) => each !== void 0) ?? notOneRun(files);
  if (problem !== void 0) return { problem };
  let ordered = files.map(({ results }) => results).sort((a, b) => a.shard.index - b.shard.index), runs = joinRuns(ordered.map((each) => each.runs));
  if ("problem" in runs) return runs;
  let cage = weakest(ordered.flatMap((each) => each.cage ?? []));
  return { runs, ...cage ? { cage } : {} };
}
function notShard({ name, results: { shard, runs } }) {
  return shard ? shard.index < 1 || shard.index > shard.total ? `${name} says that it is shard ${shard.index}/${shard.total}` : runs ? void 0 : `${name} does not say what its commands did` : `${name} is not of a shard; write it with contract-gate verify --shard I/N --json`;
}
function notOneRun(files) {
  let [first] = files, { total, division } = first.results.shard, byIndex = /* @__PURE__ */ new Map();
  for (let { name, results } of files) {
    let { index, ...shard } = results.shard;
    if (shard.total !== total)
      return `${first.name} is one of ${total} shards, and ${name} one of ${shard.total}; merge the shards of one run`;
    if (canonical(shard.division ?? null) !== canonical(division ?? null))
      return `${first.name} and ${name} were planned differently; run plan once, and give each machine one of its shards`;
    let other = byIndex.get(index);
    if (other !== void 0) return `shard ${index}/${total} is there twice: ${other} and ${name}`;
    byIndex.set(index, name);
  }
  if (byIndex.size === total) return;
  let missing = [];
  for (let index = 1; index <= total && missing.length <= 10; index++)
    byIndex.has(index) || missing.push(`${index}/${total}`);
  let are = total - byIndex.size === 1 ? "shard is" : "shards are";
  return `${total - byIndex.size} ${are} missing: ${someOf(missing)}`;
}
function weakest(cages) {
  let rank = ({ kind: kind2, network }) => isolationKinds.indexOf(kind2) * 2 + (network === "allow" ? 1 : 0);
  return cages.reduce(
    (found, each) => found && rank(found) >= rank(each) ? found : each,
    void 0
  );
}
function foreignShard(files, here, ignored = /* @__PURE__ */ new Set()) {
  for (let { name, results } of files) {
    let difference = differenceBetween(results, here, ignored);
    if (difference !== void 0) return `${name} ${difference}`;
  }
}
function differenceBetween(there, here, ignored) {
  let commit = (id) => id?.slice(0, 12) ?? "no commit", { head, base, committed, event, repository } = there.target;
  if (there.tool.version !== here.tool.version)
    return `was written by version ${there.tool.version}; this is ${here.tool.version}`;
  if (head !== here.target.head)
    return `is about the commit ${commit(head)}; this checkout is at ${commit(here.target.head)}`;
  if (base !== here.target.base)
    return `was compared with the base ${commit(base)}; here the base is ${commit(here.target.base)}`;
  if (repository !== here.target.repository || event !== here.target.event)
    return `is about the event ${event} of ${repository ?? "no repository"}; here it is ${here.target.event}`;
  if (committed !== here.target.committed)
    return `was judged ${committed ? "with" : "without"} --committed; merge it the same way`;
  let dirty = (of) => of.target.dirty.filter((path) => !ignored.has(path)).join("\0");
  if (!committed && dirty(there) !== dirty(here)) return "was judged with other uncommitted files";
  if (there.policy.source !== here.policy.source || there.policy.digest !== here.policy.digest)
    return "was judged by another policy";
  let contracts = (of) => canonical(of.contracts.map(({ id, digest }) => `${id} ${digest}`).sort());
  return contracts(there) === contracts(here) ? void 0 : "is about other contracts; merge it with the options that it was verified with, such as --all or --only";
}

// src/model/results.ts
var open = { wants: "a mapping" }, count = integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), verdict = oneOf("pass", "fail", "pending", "error"), kind = optional(oneOf(...placeKinds), "what the path refers to, if it is not a file of the repository"), place = object(
  { path: required(anyText, "the file"), line: required(count, "from 1"), column: optional(count, "from 1"), kind },
  open
), failingTest = object(
  {
    name: required(anyText, "as its runner names it"),
    at: optional(
      object({ path: required(anyText, "the file"), line: required(count, "from 1") }, open),
      "where it is, if that is in the checkout"
    ),
    message: optional(anyText, 'what went wrong: "expected 100, got 90"'),
    values: optional(
      object({ want: required(anyText, "what was expected"), got: required(anyText, "what was found") }, open),
      "what the message says, taken apart"
    ),
    block: optional(anyText, "the lines of the output that are about this test alone")
  },
  open
), codeFinding = object(
  {
    path: required(anyText, "the file"),
    line: required(count, "from 1"),
    column: optional(count, "from 1"),
    message: required(anyText, "what is wrong"),
    rule: optional(anyText, "the rule that it breaks")
  },
  open
), printedFields = {
  tests: optional(
    object(
      {
        ran: required(count, "that ran"),
        failed: required(count, "of these"),
        skipped: required(count, "that did not run")
      },
      open
    ),
    "how many tests ran, if the output says so"
  ),
  failing: optional(
    object(
      {
        total: required(count, "how many failed; the first of them are listed"),
        tests: required(list(failingTest), "in the order in which they are printed")
      },
      open
    ),
    "the tests that failed, if the output names them"
  ),
  findings: optional(
    object(
      {
        total: required(count, "how many there are; the first of them are listed"),
        list: required(list(codeFinding), "in the order in which they are printed")
      },
      open
    ),
    "what a linter or compiler found"
  )
}, criterion = object(
  {
    id: required(anyText, "CONTRACT/CHECK-SLUG, the same on every machine"),
    title: required(anyText, "the criterion as a sentence"),
    check: required(anyText, "the kind of check"),
    label: optional(anyText, "what distinguishes it from others of its kind: a path, a command"),
    command: optional(
      object({ run: required(anyText, "the line"), cwd: required(anyText, "the folder") }, open),
      "the command that it runs"
    ),
    crossCutting: optional(anyText, "the name of the cross-cutting check that it comes from"),
    activity: optional(
      object(
        {
          name: required(anyText, "unit-test, e2e, lint, …"),
          description: required(anyText, "its description in the contract"),
          pattern: optional(anyText, "which tests"),
          timing: optional(oneOf("immediate", "deferred"), "when it runs"),
          why: optional(anyText, "where its command comes from")
        },
        open
      ),
      "the activity, if it comes from a verification contract"
    ),
    status: required(oneOf(...statuses), "the outcome"),
    standsFor: optional(oneOf("fail", "error"), "for a skipped required check: what it counts as"),
    skipped: optional(
      object(
        {
          code: required(oneOf(...skipCodes), "the reason"),
          by: optional(anyText, "the contract or criterion that failed before it")
        },
        open
      ),
      "for a skipped required check: why it did not run"
    ),
    owner: optional(oneOf("author", "base", "runner", "person"), "who must act"),
    message: required(anyText, "the reason in one line"),
    want: required(anyText, "what was expected"),
    got: required(anyText, "what was found"),
    at: required(place, "the file and line of the problem, otherwise the contract's line"),
    claim: optional(anyText, "what the agent claimed, if the criterion verifies a claim"),
    task: optional(anyText, "the task of a session, if the criterion is one of its acceptance checks"),
    kind: optional(
      oneOf("report", "output", "review"),
      "the kind of attempts that it counts towards, if it differs from its check"
    ),
    places: optional(
      list(
        object(
          {
            path: required(anyText, "the file"),
            line: required(count, "from 1"),
            message: required(anyText, "what is wrong there"),
            severity: optional(oneOf("fail", "error", "pending", "warn"), "how serious it is"),
            code: optional(anyText, "a stable identifier of this kind of finding"),
            kind,
            alike: optional(
              list(anyText),
              "the message for several findings that differ in their subject only: the words before and after the number"
            )
          },
          open
        )
      ),
      "every place with a problem, if there is more than one; the first is the same as at"
    ),
    fix: optional(anyText, "how to fix it, if it did not pass"),
    failure: optional(oneOf("minor", "major"), "for a claim: retry, or retry with a stronger prompt"),
    signed: optional(
      object(
        {
          by: required(anyText, "the login"),
          how: required(oneOf("review", "comment"), "how it was signed"),
          commit: required(anyText, "the commit that was signed"),
          url: required(anyText, "where to see it"),
          at: optional(anyText, "when it was signed, ISO 8601")
        },
        open
      ),
      "who approved a criterion that would otherwise be pending"
    ),
    waived: optional(
      object(
        {
          by: required(anyText, "the login"),
          how: required(oneOf("review", "comment"), "how it was waived"),
          commit: required(anyText, "the commit that it was waived for"),
          url: required(anyText, "where to see it"),
          at: optional(anyText, "when it was waived, ISO 8601"),
          reason: required(anyText, "the reason that was given")
        },
        open
      ),
      "who accepted a failure, which is then a warning"
    ),
    flaky: optional(boolean, "whether it failed first and passed on a retry"),
    output: optional(
      object(
        {
          tail: required(anyText, "the end of the output"),
          truncated: required(boolean, "whether some of it was left out"),
          sha256: required(anyText, "of the whole output"),
          ...printedFields
        },
        open
      ),
      "the command's own output"
    )
  },
  open
), contract = object(
  {
    id: required(anyText, "the id"),
    title: required(anyText, "the title"),
    description: optional(anyText, "the task, if the contract describes it"),
    dialect: required(anyText, "the dialect"),
    type: required(anyText, "the type of contract"),
    generatedFrom: optional(oneOf("auto", "user", "prd"), "the origin that a verification contract states"),
    generatedAt: optional(anyText, "the time of generation that it states"),
    source: required(
      object(
        {
          path: required(anyText, "the file"),
          line: required(count, "from 1"),
          trust: required(
            oneOf("base", "head", "body", "generated", "policy"),
            "where the contract comes from, which decides how far it is trusted"
          ),
          selected: required(anyText, "why it applies"),
          by: optional(oneOf(...selectors), "the kind of reason"),
          kind
        },
        open
      ),
      "where it was read"
    ),
    digest: required(anyText, "sha256 of its content"),
    verdict: required(verdict, "of this contract"),
    attempt: required(nullable(count), "null for a local run"),
    criteria: required(list(criterion), "in the order in which they run"),
    retry: optional(
      object(
        {
          task: required(anyText, "the original task: the description of the contract, else its title"),
          max: required(nullable(count), "maximum attempts for the kinds that failed; null for a local run"),
          left: required(nullable(count), "how many tries are left; null for a local run"),
          escalated: required(boolean, "whether the attempts are used up"),
          history: required(
            list(
              object(
                {
                  attempt: required(count, "from 1"),
                  head: required(anyText, "the commit that was checked"),
                  failures: required(
                    list(
                      object(
                        { check: required(anyText, "the kind"), message: required(anyText, "what was wrong") },
                        open
                      )
                    ),
                    "the criteria that failed"
                  )
                },
                open
              )
            ),
            "the attempts that failed before this one, oldest first"
          )
        },
        open
      ),
      "data for the next attempt, if the contract failed"
    )
  },
  open
), resultsVersion = oneOf(1), resultsShape = object(
  {
    version: required(resultsVersion, "of this format"),
    tool: required(
      object({ name: required(anyText, "contract-gate"), version: required(anyText, "its version") }, open),
      "what wrote it"
    ),
    target: required(
      object(
        {
          repository: required(nullable(anyText), "owner/name"),
          server: optional(anyText, "the address of GitHub, if it is not https://github.com"),
          pull: required(nullable(count), "the number of the pull request"),
          branch: optional(anyText, "the branch of the pull request"),
          author: optional(anyText, "who opened the pull request"),
          event: required(anyText, "local, or the name of the event"),
          base: required(nullable(anyText), "commit id of the base branch"),
          head: required(nullable(anyText), "commit id of the head"),
          committed: required(boolean, "whether the last commit was checked instead of the working tree"),
          dirty: required(list(anyText), "paths that are not committed")
        },
        open
      ),
      "what was checked"
    ),
    shard: optional(
      object(
        {
          index: required(count, "from 1"),
          total: required(count, "the number of shards"),
          division: optional(list(count), "the shard of each group of commands, as planned")
        },
        open
      ),
      "the shard, if this is one part of a run"
    ),
    policy: required(
      object(
        {
          source: required(anyText, "where it was read"),
          digest: required(anyText, "sha256 of its content"),
          trial: optional(boolean, "whether the repository has no policy file, so that contracts of the change count")
        },
        open
      ),
      "the policy that applied"
    ),
    verdict: required(verdict, "of the run"),
    reason: required(anyText, "the verdict in one line"),
    reasonFrom: optional(oneOf("problem"), "set if the reason quotes a problem, which may contain text of the change"),
    next: required(oneOf("none", "fix", "commit", "ask", "rerun"), "what to do now"),
    notes: required(list(anyText), "additional information"),
    cage: optional(
      object(
        {
          kind: required(oneOf(...isolationKinds), "the program that made it; none: there was no cage"),
          network: required(oneOf("allow", "none"), "whether commands had the network"),
          why: optional(anyText, "why there was none")
        },
        open
      ),
      "the cage in which commands ran, if any command was to run"
    ),
    counts: required(
      object(Object.fromEntries(statuses.map((status) => [status, required(count, `criteria with ${status}`)])), open),
      "criteria by status"
    ),
    problems: required(
      list(
        object(
          {
            code: required(anyText, "its kind"),
            message: required(anyText, "what is wrong and what to do"),
            at: required(place, "where"),
            owner: optional(
              oneOf("base", "person"),
              "set if the author can't fix it: base, it existed before the change; person, a maintainer must act"
            )
          },
          open
        )
      ),
      "what could not be read or is invalid"
    ),
    contracts: required(list(contract), "contracts that applied"),
    unselected: required(
      list(
        object(
          {
            id: required(anyText, "the id"),
            path: required(anyText, "the file"),
            reason: required(anyText, "why it did not apply"),
            code: optional(oneOf(...unselectedCodes), "the kind of reason")
          },
          open
        )
      ),
      "contracts that did not apply"
    ),
    runs: optional(recordedRunsShape, "what the commands did, to judge it elsewhere; only of a run that records it"),
    timing: required(
      object(
        {
          started: required(anyText, "ISO 8601"),
          finished: required(anyText, "ISO 8601"),
          criteria: required(record(count), "id to milliseconds"),
          starts: optional(record(count), "id to milliseconds after the checks began, for criteria that ran")
        },
        open
      ),
      "times, which differ from run to run"
    )
  },
  { wants: "a results file" }
);

// src/model/read-results.ts
var shape = compiled(resultsShape, results_);
function readResults(node) {
  let read = readCompiled(shape, node);
  if ("value" in read) return read;
  let problem = { message: describeError(read.error, shape.wants), at: read.error.node.at };
  return { problem: otherVersion(node) ?? problem };
}
function otherVersion(node) {
  let version = entry(node, "version")?.value, problems = [];
  return version && resultsVersion.read(version, (_, message, at) => problems.push({ message: `version: ${message}`, at })), problems[0];
}

export {
  joinShards,
  foreignShard,
  resultsShape,
  readResults
};
