import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  openDurations
} from "./chunk-AZ3BUFW5.js";
import {
  readArguments
} from "./chunk-B2G6PIWZ.js";
import "./chunk-KQPZD25M.js";
import {
  below,
  createFile,
  writeReport
} from "./chunk-PDTWMMYO.js";
import {
  inLine
} from "./chunk-NAWO5267.js";
import {
  UsageError
} from "./chunk-PPAKGYZY.js";
import {
  didYouMean
} from "./chunk-ZMJJILAV.js";
import "./chunk-PRVJMC5D.js";

// src/workspace/terminal.ts
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
function openTerminal(version, signal) {
  let { stdout, stderr, env } = process, cwd = process.cwd();
  return {
    version,
    out: (text) => {
      stdout.write(text);
    },
    err: (text) => {
      stderr.write(text);
    },
    interactive: stderr.isTTY === !0 && env.CI === void 0 && env.TERM !== "dumb",
    colour: stdout.isTTY === !0 && (env.NO_COLOR ?? "") === "" && env.TERM !== "dumb",
    // Some terminals don't know their size, and say 0.
    columns: stdout.isTTY && stdout.columns || void 0,
    cwd,
    cores: availableParallelism(),
    signal,
    now: () => performance.now(),
    clock: () => Date.now(),
    wait: (ms) => sleep(ms, void 0, { signal }),
    every(ms, action) {
      let timer = setInterval(action, ms);
      return () => clearInterval(timer);
    },
    files: {
      read: (path, most) => readUpTo(resolve(cwd, path), path, most).catch(missing),
      write: (path, text) => writeReport(cwd, resolve(cwd, path), text),
      create: createFile,
      below: (top, path) => below(top, resolve(cwd, path))
    },
    durations: (top) => openDurations(env, top),
    github: {
      token: env.GITHUB_TOKEN || env.GH_TOKEN || "",
      repository: env.GITHUB_REPOSITORY ?? "",
      apiUrl: env.GITHUB_API_URL ?? "",
      serverUrl: env.GITHUB_SERVER_URL ?? "",
      env
    },
    ...process.stdin.isTTY === !0 && stderr.isTTY === !0 ? { ask: openQuestions(signal) } : {},
    // What reads a checkout is loaded where there is one to read.
    fingerprint: async (folder) => (await import("./fingerprint-4A4NDQVZ.js")).fingerprint(resolve(cwd, folder)),
    async open(options) {
      let { openCheckout } = await import("./checkout-YHVLO7IS.js");
      return openCheckout({ ...options, cwd: resolve(cwd, options.cwd), environment: env, signal });
    },
    async openPast(change, { top, branch }) {
      let { openPastCheckout } = await import("./past-checkout-3C7NTTXP.js");
      return openPastCheckout(change, { top, branch, environment: env, signal });
    }
  };
}
async function readUpTo(file, name, most = Number.POSITIVE_INFINITY) {
  let chunks = [], length = 0;
  for await (let chunk of createReadStream(file)) {
    if (length += chunk.length, length > most) throw new UsageError(`${name} is larger than ${Math.round(most / 1024 / 1024)} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
function openQuestions(signal) {
  let lines;
  return async (question) => {
    let { stdin, stderr } = process;
    stderr.write(question), lines ??= createInterface({ input: stdin, terminal: !1 })[Symbol.asyncIterator](), stdin.ref();
    try {
      let interrupted = once(signal, "abort").then(() => Promise.reject(signal.reason)), { value, done } = await Promise.race([lines.next(), interrupted]);
      if (done) throw new UsageError("the input ended before the question was answered");
      return value;
    } finally {
      stdin.unref();
    }
  };
}
function missing(error) {
  if (!(error.code === "ENOENT" || error.code === "EISDIR" || error.code === "ENOTDIR"))
    throw error;
}

// src/commands/command.ts
function helpFor({ name, operands, summary, options, examples }) {
  let rows = Object.entries({ ...options, help: { about: "show this help" } }).map(([word, option]) => [
    `--${word}${"value" in option && option.value ? ` ${option.value}` : ""}`,
    option.about
  ]), width = Math.max(...rows.map(([left]) => left.length));
  return [
    `contract-gate ${name}${operands ? ` ${operands}` : ""}`,
    "",
    summary,
    "",
    "Options:",
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    "",
    examples.length === 1 ? "Example:" : "Examples:",
    ...examples.map((example) => `  ${example}`),
    "",
    "Exit codes: 0 pass, 1 fail, 2 inconclusive or bad usage, 3 waiting for a person, 130 interrupted.",
    ""
  ].join(`
`);
}

// src/commands/main.ts
var interruption = new AbortController();
for (let signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => interruption.abort(new Error("interrupted")));
process.stdout.on("error", () => interruption.abort(new Error("the output was closed")));
process.stderr.on("error", () => {
});
var terminal = openTerminal("1.0.0", interruption.signal);
process.exitCode = await main(process.argv.slice(2), terminal).catch((error) => failure(error, terminal));
async function main([name = "", ...rest], terminal2) {
  if (name === "--version" || name === "-v" || name === "version")
    return terminal2.out(`${terminal2.version}
`), 0;
  let asksHelp = name === "--help" || name === "-h" || name === "help", command = await commandNamed(asksHelp ? rest[0] ?? "" : name);
  if (command && (asksHelp || rest.some((word) => word === "--help" || word === "-h")))
    return terminal2.out(helpFor(command)), 0;
  if (name === "" || asksHelp && rest[0] === void 0)
    return terminal2.out(overview(await allCommands())), 0;
  if (!command) throw new UsageError(unknown(asksHelp ? rest[0] : name, await allCommands()));
  return command.run(readArguments(rest, command.options), terminal2);
}
async function allCommands() {
  return (await import("./commands-N56F7LXA.js")).commands;
}
async function commandNamed(name) {
  return name === "verify" ? (await import("./verify-ZSHRVSMH.js")).verify : name === "" ? void 0 : (await allCommands()).find((each) => each.name === name);
}
function unknown(name, commands) {
  let names = commands.map((command) => command.name);
  return `unknown command ${JSON.stringify(name)}${didYouMean(name.replace(/^-+/, ""), names) || "; run contract-gate --help for a list"}`;
}
function overview(commands) {
  return `contract-gate: verifies what an agent claims about its work, and blocks the merge if it is not true.

${commands.map(({ name, operands, summary }) => `  ${`${name} ${operands}`.trim().padEnd(20)} ${summary}`).join(`
`)}

Run contract-gate COMMAND --help for details. Start with: contract-gate demo
`;
}
function failure(error, terminal2) {
  return interruption.signal.aborted ? (terminal2.err(`contract-gate: interrupted; running commands were stopped
`), 130) : (terminal2.err(`contract-gate: ${inLine(error instanceof Error ? error.message : String(error))}
`), process.env.CONTRACT_GATE_DEBUG && error instanceof Error && terminal2.err(`${error.stack}
`), 2);
}
