import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  formats,
  json,
  number,
  text
} from "./chunk-R6A4CHBN.js";
import {
  inLine,
  plainWords,
  shortLine
} from "./chunk-NAWO5267.js";
import {
  exitCodes
} from "./chunk-C5CBHVI2.js";
import {
  contractGlobs,
  someOf
} from "./chunk-GJ2B3STB.js";
import {
  UsageError,
  formatDuration,
  reportsFrom,
  shardFrom,
  timeoutFrom,
  wholeFrom
} from "./chunk-PPAKGYZY.js";
import {
  decode,
  matchesAny
} from "./chunk-REKG4XA7.js";

// src/commands/progress.ts
var silent = { onPlan() {
}, onStart() {
}, onCompare() {
}, onEnd() {
}, close() {
} }, mostRunning = 4, frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
function progressOn(terminal, quiet) {
  return quiet ? silent : terminal.interactive ? live(terminal) : plainLines(terminal);
}
function live(terminal) {
  let running = /* @__PURE__ */ new Map(), total = 0, done = 0, frame = 0, drawn = 0, erased = () => {
    let up = drawn > 1 ? `\x1B[${drawn - 1}A` : "";
    return drawn = 0, `\r${up}\x1B[0J`;
  }, draw = () => {
    let shown = [...running.values()].slice(0, mostRunning), lines = shown.map(({ title, since }) => {
      let took = formatDuration(terminal.now() - since);
      return `  ${shortLine(plainWords(title), Math.max(10, (terminal.columns ?? 80) - took.length - 6))}  ${took}`;
    }), more = running.size > shown.length ? [`  and ${running.size - shown.length} more`] : [], all = [`${frames[frame++ % frames.length]} ${done}/${total}`, ...lines, ...more], before = erased();
    drawn = all.length, terminal.err(`${before}${all.join(`
`)}`);
  }, stop = terminal.every(100, draw);
  return {
    onPlan(prepared) {
      total = prepared.plan.stepOf.size;
    },
    onStart: ({ id, title }) => {
      running.set(id, { title, since: terminal.now() });
    },
    onCompare({ id, title }, on) {
      running.set(id, { title: `re-running on ${on} to compare: ${title}`, since: terminal.now() });
    },
    onEnd({ id }, { outcome }) {
      running.delete(id), done++, hasFailed(outcome) && (terminal.err(`${erased()}✗ ${inLine(id)}: ${causeOf(outcome)}
`), draw());
    },
    close() {
      stop(), terminal.err(erased());
    }
  };
}
function hasFailed({ status }) {
  return status === "fail" || status === "error";
}
function causeOf({ message }) {
  return shortLine(plainWords(message), 300);
}
function plainLines(terminal) {
  let commands = /* @__PURE__ */ new Set();
  return {
    onPlan({ plan }) {
      let isCommand = (id) => plan.steps.get(plan.stepOf.get(id))?.check.runs === "command";
      commands = new Set([...plan.stepOf.keys()].filter(isCommand));
    },
    onStart({ id }) {
      commands.has(id) && terminal.err(`running ${id}
`);
    },
    onCompare: ({ id }, on) => terminal.err(`re-running ${id} on ${on} to compare
`),
    onEnd({ id }, { outcome, ms }) {
      if (!commands.has(id)) return;
      let took = outcome.status === "skip" ? "" : ` (${formatDuration(ms)})`;
      terminal.err(`${outcome.status} ${id}${took}${hasFailed(outcome) ? `: ${causeOf(outcome)}` : ""}
`);
    },
    close() {
    }
  };
}

// src/commands/request.ts
var events = [
  "local",
  "pull_request",
  "merge_group",
  "push",
  "workflow_dispatch",
  "workflow_call"
], targetOptions = {
  base: { value: "BRANCH", about: "the base branch (default: the remote's default branch, else main, else master)" },
  committed: { about: "verify the last commit instead of the working tree" },
  all: { about: "select every open contract" },
  only: { value: "ID", repeat: !0, about: "select one contract or criterion; may be repeated" },
  body: { value: "FILE", about: "a file with the body of the pull request" },
  title: { value: "TEXT", about: "the title of the pull request" },
  policy: { value: "FILE", about: "the policy (default: contract-gate.yml, else .github/contract-gate.yml)" },
  event: { value: "NAME", about: "behave as for this event, such as pull_request or merge_group" },
  cwd: { value: "DIR", about: "the folder of the checkout" }
}, reportOption = {
  value: "FORMAT=PATH",
  repeat: !0,
  about: `write a report: ${Object.keys(formats).join(", ")}; may be repeated`
}, timeoutOption = {
  value: "TIME",
  about: "time limit for one command, such as 90s, 5m or 1h (default: 10m)"
};
async function openFor(args, terminal) {
  let base = args.value("base");
  return terminal.open({
    cwd: args.value("cwd") ?? terminal.cwd,
    committed: args.flag("committed"),
    ...base === void 0 ? {} : { base }
  });
}
async function requestFrom(args, terminal, checkout, words = args.positional) {
  let { paths, ids, extra } = await namedContracts(words, terminal, checkout), event = args.value("event") ?? "local";
  if (!events.includes(event)) throw new UsageError(`unknown --event ${event}; use one of ${events.join(", ")}`);
  return {
    tool: { name: "contract-gate", version: terminal.version },
    event,
    repository: null,
    pulls: [
      {
        number: null,
        branch: checkout.branch,
        title: args.value("title") ?? "",
        body: await bodyFrom(args.value("body"), terminal),
        labels: null,
        author: null
      }
    ],
    contracts: contractGlobs,
    ...await policyFrom(args.value("policy"), terminal, checkout),
    hand: { paths, only: [...ids, ...args.values("only")], all: args.flag("all") },
    extra,
    ...given(args.value("shard"), (value) => ({ shard: shardFrom("--shard", value), record: !0 })),
    ...given(args.value("timeout"), (value) => ({ timeoutMs: timeoutFrom("--timeout", value) })),
    ...given(args.value("jobs"), (value) => ({ jobs: wholeFrom("--jobs", value, 256) })),
    cores: terminal.cores,
    commands: !args.flag("no-commands"),
    hosted: !1,
    clock: terminal.clock
  };
}
function given(value, read) {
  return value === void 0 ? void 0 : read(value);
}
async function namedContracts(words, terminal, checkout) {
  let paths = [], ids = [], extra = /* @__PURE__ */ new Map();
  for (let word of words) {
    let found = await findContracts(word, terminal, checkout, ["head", "base"]);
    if (!found && /\.(?:ya?ml|json)$/i.test(word)) throw new UsageError(`contract file not found: ${word}`);
    found || ids.push(word);
    for (let [path, content] of found?.files ?? [])
      paths.push(path), !found?.inside && content instanceof Uint8Array && extra.set(path, content);
  }
  return { paths, ids, extra };
}
async function findContracts(word, terminal, checkout, ends) {
  let place = terminal.files.below(checkout.top, word), below = (path) => (place === "." || path.startsWith(`${place}/`)) && /\.(?:ya?ml|json)$/i.test(path), files = /* @__PURE__ */ new Map();
  for (let end of place === void 0 ? [] : ends)
    for (let [path, content] of await checkout.read(end, (each) => each === place || below(each)))
      files.has(path) || files.set(path, content);
  if (files.size > 0) return { files, inside: !0 };
  let bytes = await terminal.files.read(word);
  return bytes && { files: /* @__PURE__ */ new Map([[word, bytes]]), inside: !1 };
}
async function policyFrom(file, terminal, checkout) {
  if (file === void 0) return {};
  let inside = terminal.files.below(checkout.top, file);
  if (inside !== void 0 && !inside.startsWith(".git/")) return { policy: inside };
  let bytes = await terminal.files.read(file);
  if (!bytes) throw new UsageError(`policy not found: ${file}`);
  return { policy: { path: file, bytes } };
}
async function bodyFrom(file, terminal) {
  if (file === void 0) return { text: "", path: "pull request body" };
  let bytes = await terminal.files.read(file);
  if (!bytes) throw new UsageError(`--body: file not found: ${file}`);
  let decoded = decode(bytes);
  if ("problem" in decoded) throw new UsageError(`--body: ${file} ${decoded.problem}`);
  return { text: decoded.text, path: file, file: !0 };
}

// src/commands/watch.ts
async function watch(terminal, cwd, runOnce) {
  let interrupted = new Promise(
    (_, reject) => terminal.signal.addEventListener("abort", () => reject(terminal.signal.reason), { once: !0 })
  );
  interrupted.catch(() => {
  });
  let look = () => (terminal.signal.throwIfAborted(), Promise.race([terminal.fingerprint(cwd), interrupted])), last, state = await look(), changed = [];
  for (let again = !1; ; ) {
    let before = changed.length > 0 && changed.every((path) => matchesAny(contractGlobs, path)) ? last : void 0, plan, reused = !1;
    await runOnce({
      request: {
        record: !0,
        recorded: (prepared) => {
          let { runs, cage } = before?.results ?? {}, known = before?.plan.commands;
          if (!(!runs || !known || ![...prepared.plan.commands.keys()].every((key) => known.has(key))))
            return reused = !0, { runs, ...cage ? { cage } : {} };
        }
      },
      onPlan(prepared) {
        ({ plan } = prepared);
      },
      onResults: (results) => {
        plan && (last = { plan, results: reused ? { ...results, runs: before.results.runs } : results });
      }
    }), changed.length > 0 && plan && terminal.out(`${ranWords(plan, reused)}
`);
    let after = await look(), during = differences(state, after);
    if (again = during.length > 0 && !again, state = after, changed = during, !again) {
      terminal.out(`Watching for changes; press Ctrl-C to stop.

`);
      do {
        await terminal.wait(500);
        let now = await look();
        changed = differences(state, now), state = now;
      } while (changed.length === 0);
    }
    terminal.out(`Changed: ${inLine(someOf(changed))}

`);
  }
}
function ranWords({ commands }, reused) {
  if (commands.size === 0) return "Ran every check again.";
  let count = number(commands.size, "command", "commands");
  return reused ? `Ran the static checks again. Only contracts changed, so ${count} did not run again: the last results count.` : `Ran every check again, with ${count}.`;
}
function differences(before, after) {
  let changed = [.../* @__PURE__ */ new Set([...before.files.keys(), ...after.files.keys()])].sort().filter((path) => before.files.get(path) !== after.files.get(path));
  return before.head === after.head ? changed : ["the last commit", ...changed];
}

// src/commands/verify.ts
var verify = {
  name: "verify",
  operands: "[CONTRACT…]",
  summary: "Runs the checks of every contract that applies to this checkout, and reports whether each criterion passed.",
  options: {
    ...targetOptions,
    report: reportOption,
    json: { about: "print the results file only" },
    jobs: { value: "N", about: "commands to run in parallel (default: the policy's, else 1)" },
    timeout: timeoutOption,
    "no-commands": { about: "run no commands; criteria that need one are inconclusive" },
    shard: { value: "I/N", about: "run one part of the commands, such as 2/4, and record what they did for merge" },
    watch: { about: "run again whenever a file changes" }
  },
  examples: [
    "contract-gate verify",
    "contract-gate verify --only auth --base main",
    "contract-gate verify --json --report markdown=report.md"
  ],
  async run(args, terminal) {
    let reports = reportsFrom("--report", args.values("report"), Object.keys(formats));
    if (!args.flag("watch")) return verifyOnce(args, reports, terminal);
    if (args.flag("json")) throw new UsageError("--watch and --json cannot be used together");
    return watch(terminal, args.value("cwd") ?? terminal.cwd, (watched) => verifyOnce(args, reports, terminal, watched));
  }
};
async function verifyOnce(args, reports, terminal, watched) {
  let opened = openFor(args, terminal), [checkout, { gate }] = await Promise.all([opened, import("./gate-BJ5ZZX7E.js")]);
  try {
    if (checkout.head === null && (await checkout.list("head")).length === 0)
      throw new UsageError("this repository is empty, so there is nothing to verify; add files and contracts first");
    let request = await requestFrom(args, terminal, checkout), progress = progressOn(terminal, args.flag("json")), all = await gate({ ...request, ...watched?.request }, checkout, {
      ...progress,
      onPlan(prepared) {
        progress.onPlan(prepared), watched?.onPlan(prepared);
      },
      now: terminal.now,
      stop: terminal.signal,
      durations: terminal.durations(checkout.top)
    }).finally(progress.close);
    terminal.signal.throwIfAborted(), watched?.onResults(all);
    let { runs: _, ...shown } = all, results = watched && !request.shard ? shown : all;
    return await printResults(results, { reports, json: args.flag("json") }, terminal), isUntouched(results) && terminal.err(`there are no contracts here yet; start with contract-gate init
`), exitCodes[results.verdict];
  } finally {
    await checkout.close();
  }
}
function isUntouched({ policy, contracts, unselected, problems }) {
  return policy.trial === !0 && contracts.length + unselected.length + problems.length === 0;
}
async function printResults(results, asked, terminal) {
  for (let { format, path } of asked.reports) await terminal.files.write(path, formats[format](results));
  terminal.out(asked.json ? json(results) : text(results, terminal));
}

export {
  targetOptions,
  reportOption,
  timeoutOption,
  openFor,
  requestFrom,
  findContracts,
  verify,
  printResults
};
