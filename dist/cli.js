#!/usr/bin/env node
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  UsageError,
  assignAllChecks,
  below,
  byPlace,
  checkNamed,
  checkOutputExamples,
  checks,
  claimDialects,
  compile,
  contractGlobs,
  contractShape,
  dateTimeProblem,
  decode,
  detectTools,
  documentsOf,
  draftContract,
  draftText,
  draftToFillIn,
  epicShape,
  exitCodes,
  formatDuration,
  formats,
  gate,
  gitIn,
  hasActivities,
  idForm,
  inertJson,
  isGlob,
  isGreenfield,
  isSessionFile,
  isSourceFile,
  isTest,
  isolationKinds,
  json,
  makePlan,
  makeTemporary,
  matchesAny,
  noPolicy,
  normalisePath,
  object,
  objectionsTo,
  openCheckout,
  openGit,
  optional,
  parseGlob,
  parseJson,
  parsePolicyFile,
  pathProblem,
  placeKinds,
  policyPaths,
  policyShape,
  prepare,
  readBytes,
  readPolicy,
  readProject,
  registries,
  reportsFrom,
  required,
  results,
  retryTexts,
  rulesShape,
  scanMarkdown,
  shardFrom,
  skipCodes,
  someOf,
  statuses,
  taskId,
  testsToFillIn,
  text,
  timeoutFrom,
  toolsFor,
  unknownDependencies,
  wholeFrom,
  withPattern,
  workFiles,
  writeReport,
  writeYaml
} from "./chunk-QCGIYLAJ.js";
import "./chunk-P3RY5Y2H.js";
import "./chunk-RH2PCOV3.js";
import {
  anyText,
  behindBars,
  boolean,
  cited,
  compiled,
  describeError,
  didYouMean,
  entry,
  fence,
  inLine,
  integer,
  list,
  nullable,
  oneOf,
  readCompiled,
  record
} from "./chunk-K6IQAO55.js";
import "./chunk-PRVJMC5D.js";

// src/commands/arguments.ts
import { parseArgs } from "node:util";
function readArguments(words, options3) {
  let types2 = Object.entries(options3).map(([name, { value }]) => [name, { type: value === void 0 ? "boolean" : "string" }]), { tokens, positionals } = parseArgs({
    args: [...words],
    options: Object.fromEntries(types2),
    strict: !1,
    tokens: !0
  }), found = /* @__PURE__ */ new Map();
  for (let token of tokens) {
    if (token.kind !== "option") continue;
    let { name, rawName, value, index } = token, option = Object.hasOwn(options3, name) ? options3[name] : void 0;
    if (!option || rawName !== `--${name}`) throw new UsageError(unknown(words[index].split("=")[0], options3));
    if (option.value === void 0 && value !== void 0) throw new UsageError(`--${name} takes no value`);
    if (option.value !== void 0 && value === void 0)
      throw new UsageError(`--${name} needs a value: --${name} ${option.value}`);
    if (found.has(name) && !option.repeat) throw new UsageError(`--${name} is given twice`);
    found.set(name, [...found.get(name) ?? [], value ?? ""]);
  }
  return {
    positional: positionals,
    value: (name) => found.get(name)?.at(-1),
    values: (name) => found.get(name) ?? [],
    flag: (name) => found.has(name)
  };
}
function unknown(word, options3) {
  let known = Object.keys(options3).map((name) => `--${name}`);
  return `unknown option ${word}${didYouMean(word, known)}`;
}

// src/commands/command.ts
function helpFor({ name, operands, summary: summary2, options: options3, examples }) {
  let rows = Object.entries({ ...options3, help: { about: "show this help" } }).map(([word, option]) => [
    `--${word}${"value" in option && option.value ? ` ${option.value}` : ""}`,
    option.about
  ]), width = Math.max(...rows.map(([left]) => left.length));
  return [
    `contract-gate ${name}${operands ? ` ${operands}` : ""}`,
    "",
    summary2,
    "",
    "Options:",
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    "",
    examples.length === 1 ? "Example:" : "Examples:",
    ...examples.map((example2) => `  ${example2}`),
    "",
    "Exit codes: 0 pass, 1 fail, 2 inconclusive or bad usage, 3 waiting for a person, 130 interrupted.",
    ""
  ].join(`
`);
}

// src/workspace/demo-repository.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
var identity = ["-c", "user.name=Demo", "-c", "user.email=demo@example.com", "-c", "commit.gpgsign=false"], base = {
  "package.json": `{ "name": "shop", "private": true, "type": "module" }
`,
  "src/price.js": `export function total(items) {
  return items.reduce((sum, { price, count }) => sum + price * count, 0);
}
`,
  "test/price.test.js": [
    "import assert from 'node:assert/strict';",
    "import test from 'node:test';",
    "import { total } from '../src/price.js';",
    "",
    "test('adds up a cart', () => {",
    "  assert.equal(total([{ price: 2, count: 3 }, { price: 1, count: 4 }]), 10);",
    "});",
    ""
  ].join(`
`),
  ".contracts/discount.yml": [
    "id: discount",
    "title: Give regular customers a discount",
    "description: A cart over 100 gets 10 percent off; never more than the cart is worth.",
    "validation:",
    "  files_exist:",
    "    - src/discount.js",
    "    - test/discount.test.js",
    "  content_check:",
    "    file: src/discount.js",
    "    pattern: export function discount\\(",
    "  tests:",
    "    run: node --test",
    "    min: 3",
    "  scope:",
    "    allowed: [src/**, test/**]",
    ""
  ].join(`
`)
}, honest = {
  "src/discount.js": `export function discount(total) {
  return total > 100 ? Math.min(total, total * 0.1) : 0;
}
`,
  "test/discount.test.js": [
    "import assert from 'node:assert/strict';",
    "import test from 'node:test';",
    "import { discount } from '../src/discount.js';",
    "",
    "test('takes 10 percent off a large cart', () => assert.equal(discount(200), 20));",
    "test('takes nothing off a small cart', () => assert.equal(discount(100), 0));",
    ""
  ].join(`
`)
}, dishonest = {
  "src/discount.js": `export function discounts(total) {
  return total;
}
`,
  "test/discount.test.js": `// All cases are covered.
`,
  ".contracts/discount.yml": base[".contracts/discount.yml"].replace(`    min: 3
`, "")
};
async function makeDemo() {
  let folder2 = await makeTemporary("demo"), demo2 = { folder: folder2, honest: join(folder2, "honest"), dishonest: join(folder2, "dishonest") }, shop = join(folder2, "shop");
  await mkdir(shop), await gitIn(shop)(["init", "--quiet", "--initial-branch=main"]), await commit(shop, base, "Add the shop and the contract for its discount");
  for (let [name, files, message] of [
    ["honest", honest, "Add the discount for regular customers"],
    ["dishonest", dishonest, "Add the discount; all tests pass"]
  ])
    await gitIn(shop)(["worktree", "add", "--quiet", "-b", `agent/discount-${name}`, demo2[name], "main"]), await commit(demo2[name], files, message);
  return demo2;
}
async function commit(folder2, files, message) {
  for (let [path, text2] of Object.entries(files))
    await mkdir(dirname(join(folder2, path)), { recursive: !0 }), await writeFile(join(folder2, path), text2);
  let git = gitIn(folder2);
  await git(["add", "--all"]), await git([...identity, "commit", "--quiet", "--message", message]);
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
};
async function openFor(args, terminal2) {
  let base2 = args.value("base");
  return terminal2.open({
    cwd: args.value("cwd") ?? terminal2.cwd,
    committed: args.flag("committed"),
    ...base2 === void 0 ? {} : { base: base2 }
  });
}
async function requestFrom(args, terminal2, checkout) {
  let { paths, ids, extra } = await namedContracts(args.positional, terminal2, checkout), event = args.value("event") ?? "local";
  if (!events.includes(event)) throw new UsageError(`unknown --event ${event}; use one of ${events.join(", ")}`);
  return {
    tool: { name: "contract-gate", version: terminal2.version },
    event,
    repository: null,
    pulls: [
      {
        number: null,
        branch: checkout.branch,
        title: args.value("title") ?? "",
        body: await bodyFrom(args.value("body"), terminal2),
        labels: null,
        author: null
      }
    ],
    contracts: contractGlobs,
    ...await policyFrom(args.value("policy"), terminal2, checkout),
    hand: { paths, only: [...ids, ...args.values("only")], all: args.flag("all") },
    extra,
    ...given(args.value("shard"), (value) => ({ shard: shardFrom("--shard", value) })),
    ...given(args.value("timeout"), (value) => ({ timeoutMs: timeoutFrom("--timeout", value) })),
    ...given(args.value("jobs"), (value) => ({ jobs: wholeFrom("--jobs", value, 256) })),
    cores: terminal2.cores,
    commands: !args.flag("no-commands"),
    hosted: !1,
    clock: terminal2.clock
  };
}
function given(value, read) {
  return value === void 0 ? void 0 : read(value);
}
async function namedContracts(words, terminal2, checkout) {
  let paths = [], ids = [], extra = /* @__PURE__ */ new Map();
  for (let word of words) {
    let found = await findContracts(word, terminal2, checkout, ["head", "base"]);
    if (!found && /\.(?:ya?ml|json)$/i.test(word)) throw new UsageError(`contract file not found: ${word}`);
    found || ids.push(word);
    for (let [path, content] of found?.files ?? [])
      paths.push(path), !found?.inside && content instanceof Uint8Array && extra.set(path, content);
  }
  return { paths, ids, extra };
}
async function findContracts(word, terminal2, checkout, ends) {
  let place2 = terminal2.files.below(checkout.top, word), below2 = (path) => (place2 === "." || path.startsWith(`${place2}/`)) && /\.(?:ya?ml|json)$/i.test(path), files = /* @__PURE__ */ new Map();
  for (let end of place2 === void 0 ? [] : ends)
    for (let [path, content] of await checkout.read(end, (each) => each === place2 || below2(each)))
      files.has(path) || files.set(path, content);
  if (files.size > 0) return { files, inside: !0 };
  let bytes = await terminal2.files.read(word);
  return bytes && { files: /* @__PURE__ */ new Map([[word, bytes]]), inside: !1 };
}
async function policyFrom(file2, terminal2, checkout) {
  if (file2 === void 0) return {};
  let inside = terminal2.files.below(checkout.top, file2);
  if (inside !== void 0 && !inside.startsWith(".git/")) return { policy: inside };
  let bytes = await terminal2.files.read(file2);
  if (!bytes) throw new UsageError(`policy not found: ${file2}`);
  return { policy: { path: file2, bytes } };
}
async function bodyFrom(file2, terminal2) {
  if (file2 === void 0) return { text: "", path: "pull request body" };
  let bytes = await terminal2.files.read(file2);
  if (!bytes) throw new UsageError(`--body: file not found: ${file2}`);
  let decoded = decode(bytes);
  if ("problem" in decoded) throw new UsageError(`--body: ${file2} ${decoded.problem}`);
  return { text: decoded.text, path: file2, file: !0 };
}

// src/commands/demo.ts
var demo = {
  name: "demo",
  operands: "",
  summary: "Creates a small repository with one honest and one dishonest agent branch, and verifies both.",
  options: {},
  examples: ["contract-gate demo"],
  async run(_, terminal2) {
    let { folder: folder2, ...branches } = await makeDemo();
    terminal2.out(
      `Two agents were given the same contract, ${folder2}/shop/.contracts/discount.yml. Both claim to be done.
`
    );
    let verdicts = [];
    for (let [name, cwd] of Object.entries(branches)) {
      let results2 = await verifyBranch(cwd, terminal2);
      verdicts.push(results2.verdict);
      for (let [format, render] of Object.entries(formats))
        await terminal2.files.write(`${folder2}/${name}.${endings[format] ?? format}`, render(results2));
      terminal2.out(
        `
── the ${name} agent ${"─".repeat(60 - name.length)}

${text(results2, { colour: terminal2.colour })}`
      );
    }
    return terminal2.out(
      `
The honest branch may merge; the dishonest one is blocked. Both branches and their reports are in ${folder2}
`
    ), verdicts.join() === "pass,fail" ? 0 : 2;
  }
}, endings = { markdown: "md", junit: "junit.xml", intoto: "intoto.json" };
async function verifyBranch(cwd, terminal2) {
  let checkout = await terminal2.open({ cwd, base: "main", committed: !1 });
  try {
    let request = await requestFrom(readArguments([], targetOptions), terminal2, checkout);
    return await gate(request, checkout, { now: terminal2.now, stop: terminal2.signal });
  } finally {
    await checkout.close();
  }
}

// src/commands/find.ts
async function findContract(id, request, checkout, usual) {
  let everything = await prepare({ ...request, hand: { paths: [], only: [], all: !0 } }, checkout), generated = usual.selected.filter(({ contract: contract2 }) => contract2.trust === "generated"), known = [...everything.selected, ...generated].map(({ contract: contract2 }) => contract2), found = among(known, id);
  if (found) return found;
  let done = everything.unselected.find((each) => each.id.toLowerCase() === id.toLowerCase());
  if (done) {
    let byHand = await prepare({ ...request, hand: { paths: [], only: [done.id], all: !1 } }, checkout), contract2 = among(
      byHand.selected.map((each) => each.contract),
      id
    );
    if (contract2) return contract2;
  }
  let names2 = known.flatMap((each) => [each.id, ...each.criteria.map((criterion2) => criterion2.id)]), { problems } = everything, more = problems.length > 0 ? "; some contracts have problems: run contract-gate lint" : "";
  throw new UsageError(`no contract or criterion ${JSON.stringify(id)}${didYouMean(id, names2)}${more}`);
}
function among(contracts, id) {
  let wanted = id.toLowerCase();
  return contracts.find(
    (contract2) => contract2.id.toLowerCase() === wanted || contract2.criteria.some((criterion2) => criterion2.id.toLowerCase() === wanted)
  );
}

// src/commands/explain.ts
var { only: _only, all: _all, ...options } = targetOptions, explain = {
  name: "explain",
  operands: "[ID]",
  summary: "Lists the criteria of a contract in the order in which they run, and says whether the contract applies here. Without an ID: lists the command of each activity and where it comes from.",
  options,
  examples: ["contract-gate explain auth", "contract-gate explain auth/tests-npm-test"],
  async run(args, terminal2) {
    let [id, ...more] = args.positional;
    if (more.length > 0) throw new UsageError("explain takes one ID: contract-gate explain ID");
    let checkout = await openFor(args, terminal2);
    try {
      let request = await requestFrom({ ...args, positional: [] }, terminal2, checkout);
      if (id === void 0)
        return terminal2.out(toolLines(await knownTools(request, checkout))), 0;
      let usual = await prepare(request, checkout), contract2 = await findContract(id, request, checkout, usual), why = usual.selected.find((each) => each.contract.id === contract2.id)?.why, whyNot = usual.unselected.find((each) => each.id === contract2.id)?.reason ?? "no reason is known";
      return terminal2.out(
        contractText(contract2, id, why === void 0 ? `does not apply here: ${whyNot}` : `applies here: ${why}`)
      ), 0;
    } finally {
      await checkout.close();
    }
  }
};
function contractText(contract2, id, applies) {
  let whole = contract2.id.toLowerCase() === id.toLowerCase(), criteria = contract2.criteria.filter((criterion2) => whole || criterion2.id.toLowerCase() === id.toLowerCase()), own = criteria.filter(({ crossCutting }) => !crossCutting), rest = criteria.filter(({ crossCutting }) => crossCutting), row = ({ id: each, title, check, activity, skip }, index) => `  ${index + 1}. ${inLine(title)}
     ${each}${checkNamed(check.type)?.runs === "command" ? ", a command" : ""}${activity?.why ? `
     ${inLine(activity.why)}` : ""}${skip ? `
     not run: ${inLine(skip)}` : ""}`;
  return `${[
    `${contract2.id}  ${inLine(contract2.title)}`,
    `${inLine(contract2.path)}:${contract2.line}, ${trustWords[contract2.trust]}`,
    `It ${inLine(applies)}.`,
    ...contract2.description ? [
      "",
      ...contract2.description.trim().split(`
`).map((line2) => `  ${inLine(line2)}`)
    ] : [],
    ...contract2.dependsOn.length > 0 ? ["", `Runs only if these contracts pass: ${contract2.dependsOn.map(({ value }) => value).join(", ")}`] : [],
    "",
    contract2.failFast ? "It passes if all of these do, and stops at the first that fails:" : "It passes if all of these do:",
    ...own.map(row),
    ...rest.length > 0 ? ["Then, if all of these pass:", ...rest.map((criterion2, index) => row(criterion2, own.length + index))] : []
  ].join(`
`)}
`;
}
async function knownTools(request, checkout) {
  let { policy } = await prepare(request, checkout), known = checkout.base ? await detectTools(checkout, "base") : void 0, { tools } = known && known.tools.length > 0 ? known : await detectTools(checkout, "head"), mapped = Object.entries(policy.activities ?? {}).map(([name, way]) => [
    name,
    typeof way == "string" ? way : `the check run ${way.check_run}`,
    ".",
    "activities in the policy"
  ]), taken = new Set(mapped.map(([name]) => name)), detected = tools.filter(({ activity }) => !taken.has(activity));
  return [...mapped, ...detected.map(({ activity, run, cwd, why }) => [activity, run, cwd, why])];
}
function toolLines(rows) {
  return rows.length === 0 ? `No activity has a command; add activities: to contract-gate.yml.
` : rows.map(
    ([name = "", run = "", cwd = "", why = ""]) => `${name}
  ${inLine(run)}${cwd === "." ? "" : `   in ${inLine(cwd)}`}
  ${inLine(why)}
`
  ).join("");
}
var trustWords = {
  base: "from the base branch: this change can neither remove nor weaken it",
  head: "added by this change",
  body: "from the pull request body",
  generated: "generated",
  policy: "from the policy"
};

// src/generation/issue-paths.ts
var endings2 = "ts tsx js jsx mjs cjs mts cts vue svelte astro py pyi go rs java kt kts scala rb php cs fs ex exs dart swift lua zig c h cc cpp hpp swift sh sql css scss less html json jsonc yml yaml toml md mdx rst txt csv proto graphql lock cfg ini xml gradle".split(
  " "
), file = new RegExp(
  `(?<![\\w/:@.*-])((?:\\.?[\\w@-][\\w.@-]*/)*\\.?[\\w@-][\\w.-]*\\.(?:${endings2.join("|")})|(?:[\\w@-][\\w.@-]*/)+(?:Makefile|Dockerfile)|Makefile|Dockerfile)(?::\\d+)?(?![\\w/*-])`,
  "g"
), folder = /(?<![\w/:@.*-])((?:\.?[\w@-][\w.@-]*\/)+)(?=[`"'\s,;.)]|$)|`((?:[\w@.*-]+\/)*[\w@.*-]*\*[\w@.*/-]*|[\w@.-]+(?:\/[\w@.-]+)+)`/g, between = String.raw`(?:(?:(?:any(?:thing)?|all|the|existing|other|a|file|files|folder|directory|contents|code|module|script|everything|in|under|inside|of|and|or|nor)\s+|[\x60"']?[\w@.*/-]+[.\/*][\w@.*/-]*[\x60"']?(?:,\s*(?:and\s+|or\s+)?|\s+(?:and|or|nor)\s+))*)[\x60"'(]?$`, no = String.raw`\b(?:do not|don['’]t|dont|never|must not|mustn['’]t|should not|shouldn['’]t|may not|cannot|can['’]t|avoid|without|not)\s+`, forbids = new RegExp(
  `${no}(?:touch|chang|modify|edit|alter)\\w*\\s+${between}|\\bno (?:changes|edits|modifications) (?:to|in)\\s+${between}|\\bkeep (?:your )?hands off\\s+${between}`,
  "i"
), forbidsList = /\b(?:do not|don['’]t|never|must not|not to)\s+(?:touch|change|modify|edit)\b|\bout of scope\b|\bnon-?goals?\b|\bnot in scope\b|\boff[- ]limits\b|\bleave (?:these |the following )?(?:files )?(?:alone|untouched|unchanged)\b|\bmust (?:not change|stay unchanged)\b/i, spares = new RegExp(`\\b(?:leave|keep)\\s+${between}`, "i"), spared = /^[`"')]*\s+(?:alone|untouched|unchanged|intact|as it is|as is|as they are)\b/i, isSpared = /^[`"')]*\s+(?:(?:must|should|may|can|shall)(?:\s+not|n['’]t)\s+(?:be\s+)?(?:touch|chang|modif|edit|alter)|(?:is|are)\s+(?:out of scope|off[- ]limits|frozen|read-only)|(?:must|should|has to|have to)\s+(?:stay|remain|be left|be kept)\s+(?:unchanged|untouched|as (?:it )?is|alone|intact))/i, verbs = /\b(?:(delete|deleting|remove|removing|drop|dropping|get rid of|retire|no longer needs?)|(rename|renaming|move|moving|replace|replacing)|(add|create|write|introduce|update|change|edit|fix|extend|cover|implement|export|rewrite|refactor|put|split|extract|document|test|declare|define|generate|port|convert|needs?|want))\b/gi, goes = /^[`"')]*\s+(?:(?:can|must|should|has to|needs to)\s+(?:be\s+)?(?:go\b|deleted|removed|dropped)|(?:is|are)\s+(?:deleted|removed|gone|no longer needed)|(?:must|should|does)\s*(?:not|n['’]t)\s+exist|no longer exists)/i, comes = /^[`"')]*\s+(?:(?:must|should|needs to|has to|will|shall)\b(?! not|n['’]t)|exists?\b|defines?\b|exports?\b|contains?\b|provides?\b|has\b|declares?\b|covers?\b|is (?:created|added|updated)\b)/i, places = /\b(?:in|into|to|from|inside|under|within|as|called|named|new (?:\w+ )?\w+|with)\s+(?:the\s+|a\s+|new\s+|file\s+)*[`"'(]?$/i, wantsList = /\b(?:files?|deliverables?|acceptance|criteria|definition of done|done when|todo|to do|tasks?|scope|implementation|changes|create|add|update|write|requirements)\b/i, negated = new RegExp(`${no}$`, "i"), removedList = /\bbe (?:removed|deleted|dropped|retired)\b|\bno longer needed\b|\bmust not exist\b/i, example = /(?:\be\.g\.?,?|\bi\.e\.?,?|\bfor (?:example|instance),?|\bsuch as|\blike|\bsimilar to|\bsame as|\bsee(?: also)?|\bas in|\bcf\.?|\bexample:)\s+(?:the\s+)?[`"'(]?$/i, elsewhere = /^(?:logs?|tmp|temp|dist|build|out|coverage|node_modules)\/|\.log$/i, isOnMachine = /\bon (?:your|my|the user['’]?s) (?:machine|computer|laptop)\b|(?:^|[\s`])~\//i, library = /^(?:node|vue|next|nuxt|three|d3|p5|chart|moment|express|backbone|ember|angular|react|discord|alpine|socket|require|underscore|ember|solid|total|sails|asp)\.js$/i, address = /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app|co|ai|sh|de|uk|edu|gov)\//i;
function pathsIn(lines, present) {
  let known = new Set(present), paths = mentions(lines, file).filter(({ value }) => isPlausible(value, known)), folders = mentions(lines, folder).flatMap((each) => asPattern(each, present)), forbidden = distinct([...paths, ...folders].filter(isForbidden)), gone = [...paths.filter(({ value }) => known.has(value)), ...folders].filter((each) => isRemoved(each, paths)), isGone = (each) => gone.includes(each), files = paths.filter(
    (each) => !isForbidden(each) && !isGone(each) && !isRemoved(each, paths) && !example.test(lines[each.line].text.slice(Math.max(0, each.start - 60), each.start)) && (known.has(each.value) || isWanted(each, lines[each.line].text))
  ), kept = distinct(files);
  return {
    paths,
    files: kept,
    removed: distinct(gone).filter((path) => !kept.includes(path)),
    forbidden: forbidden.filter((path) => !kept.includes(path))
  };
}
function mentions(lines, form) {
  return lines.flatMap(
    ({ text: text2, lead }, index) => [...text2.matchAll(form)].flatMap((match) => {
      let value = match[1] ?? match[2];
      if (value === void 0) return [];
      let start = match.index + match[0].indexOf(value), sentence = text2.slice(Math.max(0, start - 300), start).split(/(?<=[.!?;])\s+/).at(-1);
      return [
        {
          value,
          line: index,
          start,
          before: sentence,
          after: text2.slice(start + value.length, start + value.length + 200).replace(/^:\d+/, ""),
          lead
        }
      ];
    })
  );
}
function distinct(found) {
  return [...new Set(found.map(({ value }) => value))];
}
function asPattern(each, present) {
  if (isGlob(each.value)) return pathProblem(each.value) === void 0 ? [each] : [];
  let prefix = each.value.endsWith("/") ? each.value : `${each.value}/`;
  return present.some((path) => path.startsWith(prefix)) ? [{ ...each, value: `${prefix}**` }] : [];
}
function isForbidden({ before, after, lead }) {
  return forbids.test(before) || spares.test(before) && spared.test(after) || isSpared.test(after) || forbidsList.test(lead);
}
function isRemoved(each, all) {
  let { before, after, lead, line: line2, start } = each;
  if (goes.test(after)) return !0;
  let own = [...before.matchAll(verbs)].at(-1);
  if (!own && removedList.test(lead)) return !0;
  let verb = own ?? [...lead.matchAll(verbs)].at(-1);
  if (!verb || verb[3] !== void 0 || negated.test(verb.input.slice(0, verb.index))) return !1;
  let words = own ? before.slice(own.index + own[0].length) : before;
  return verb[2] === void 0 ? new RegExp(`^\\s*${between}`, "i").test(words.replace(/^[\s\-*+]*(?:\[[ xX]\]\s*)?/, "")) : !all.some((other) => other.line === line2 && other.start < start && other.start >= start - words.length) && new RegExp(`^\\s*${between}`, "i").test(words.replace(/^[\s\-*+]*(?:\[[ xX]\]\s*)?/, ""));
}
function isWanted({ value, before, after, lead }, text2) {
  if (elsewhere.test(value) || isOnMachine.test(text2)) return !1;
  let verb = [...before.matchAll(verbs)].at(-1);
  return verb ? !negated.test(before.slice(0, verb.index)) : places.test(before) || comes.test(after) || wantsList.test(lead);
}
function isPlausible(path, known) {
  return known.has(path) ? !0 : pathProblem(path) === void 0 && !library.test(path) && !address.test(path) && !/^(?:e\.g|i\.e)$/i.test(path);
}

// src/generation/issue-text.ts
function readIssue(text2) {
  return readJson(text2) ?? readText(text2);
}
function readText(text2) {
  let first = text2.split(/\r\n|\r|\n/).find((line2) => line2.trim() !== "" && !/^---\s*$/.test(line2)) ?? "", named = /^title:\s*(.+)$/im.exec(text2)?.[1], labels = /^\**labels\**\s*:\**\s*(.+)$/im.exec(text2)?.[1] ?? "";
  return {
    title: (named ?? first).replace(/^#+\s*/, "").replaceAll(/^["']|["']$/g, "").trim(),
    labels: labels.replaceAll(/[[\]"'`]/g, "").split(/[,\s]+/).filter(Boolean),
    text: text2
  };
}
function readJson(text2) {
  if (!/^\s*[{[]/.test(text2)) return;
  let parsed;
  try {
    parsed = JSON.parse(text2);
  } catch {
    return;
  }
  let outer = mapping(Array.isArray(parsed) && parsed.length === 1 ? parsed[0] : parsed), issue = outer && { ...outer, ...mapping(outer.issue), ...mapping(outer.fields) }, title = issue && firstText(issue, ["title", "subject", "summary", "name"]);
  if (!issue || title === void 0) return;
  let body = firstText(issue, ["body", "description", "text", "content"]) ?? "", id = idOf(issue);
  return { ...id ? { id } : {}, title, labels: labelsOf(issue.labels), text: `${title}

${body}` };
}
function idOf(issue) {
  let number = issue.number ?? issue.iid;
  return [issue.key, issue.identifier, Number.isSafeInteger(number) ? `issue-${number}` : void 0, issue.id].find((id) => typeof id == "string" && idForm.test(id) && id.toLowerCase() !== "policy");
}
function labelsOf(labels) {
  let all = mapping(labels)?.nodes ?? labels;
  return Array.isArray(all) ? all.flatMap((label) => typeof label == "string" ? label : firstText(mapping(label) ?? {}, ["name"]) ?? []) : [];
}
function mapping(value) {
  return typeof value == "object" && value !== null && !Array.isArray(value) ? value : void 0;
}
function firstText(from, keys) {
  return keys.map((key) => from[key]).find((value) => typeof value == "string");
}
var reports = /^(?:steps? to reproduce|to reproduce|reproduction|repro|how to reproduce|environment|system(?: info(?:rmation)?)?|versions?|logs?|log output|relevant log output|output|stack ?traces?|traceback|screenshots?|additional (?:context|information|info)|context|related(?: issues| work)?|references?|actual(?: behaviou?r| results?)?|current behaviou?r|what (?:happened|happens)\??|prior art|alternatives(?: considered)?|describe alternatives.*|pre-?flight checklist|before submitting.*|links?)$/i, printed = [
  /^\s*(?:at|from)\s+\S.*[:(]\S*:\d+/,
  /^\s*File\s+["'].*["'],\s+line\s+\d+/,
  /^\s*(?:Traceback|Caused by|Exception in thread|goroutine \d+|panic:|fatal error:|npm ERR!|\w*(?:Error|Exception):)/,
  /^\s*#\d+\s+\S+/,
  /^\s*(?:-->|\|)\s/,
  /^\s*\S+?\.\w{1,5}[:(]\d+(?:[:,]\d+)*\)?:?\s+(?:error|warning|fatal|note|in|\+0x)/i,
  /^\s*\d{4}-\d\d-\d\d[T ]\d\d:\d\d/,
  /^\s*(?:\$|>|❯|%)\s/
], confirmed = /^\s*[-*+]\s+\[[ xX]\]\s+(?:I|I['’]ve|I['’]m|By|This is not)\b/, longestLine = 4e3;
function taskLines(text2) {
  let isReport = !1, heading = "", lead = "";
  return scanMarkdown(text2).words.map((whole) => {
    let line2 = whole.slice(0, longestLine), title = /^\s{0,3}#{1,6}\s+(.+?)\s*#*\s*$/.exec(line2)?.[1] ?? /^\s*\*\*([^*]+?):?\*\*:?\s*$/.exec(line2)?.[1];
    if (title !== void 0)
      return heading = title, lead = "", isReport = reports.test(title.replace(/[:*]+$/, "").trim()), { text: isReport ? "" : line2, lead: "" };
    if (isReport || confirmed.test(line2) || printed.some((form) => form.test(line2))) return { text: "", lead: "" };
    let words = line2.replaceAll(/~~.*?~~/g, (struck) => " ".repeat(struck.length)), isItem = /^\s*(?:[-*+]|\d+[.)])\s/.test(words);
    return !isItem && words.trim() !== "" && (lead = words.trim().endsWith(":") ? words.trim() : ""), { text: words, lead: isItem ? lead || heading : "" };
  });
}

// src/generation/from-issue.ts
var removed = /\b(?:delete|remove|drop|get rid of|retire|rename|move|replace)\b.*$/i, builtIn = /^(?:JSON|Math|Object|Array|Promise|String|Number|Date|Error|console|process|window|document|os|sys|fs|path|fmt|strings|re|json|this|self)\.|^(?:print|console|len|if|for|while|return|null|None|true|false|undefined|assert|require|import)$/, symptom = /^[^`]*`?\s*(?:currently|always|sometimes|never|still|now)?\s*(?:throws?|crash(?:es)?|fails?|returns?|hangs?|raises?|panics?|does(?:n['’]t| not)|is (?:called|slow|broken|wrong|not)|leaks?|ignores?|breaks?|prints?|logs?|blocks?|takes?)\b/i, wish = /^[^`]*`?\s*(?:should|must|needs to|has to|shall|will)\b/i, testLabels = /^(?:(?:type|kind)[:/ ]+)?(?:tests?|testing|needs[- ]tests?|bug|bugfix|regression)$/i, stopWords = new Set(
  "in to of for with that which is are and or from on at by the a an it this as be should must".split(" ")
), declared = /`(?:(?:async |export |public |static |pub )*(?:function|def|func|fn|class|interface|struct|type|const|method)\s+)?([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)?)\s*(?:\([^`]{0,80}\)[^`]{0,40})?`|\b(?:function|method|class|def|func|fn)\s+`?([A-Za-z_$][\w$]*)`?/g;
function generateValidation(id, issue, tests, present) {
  let lines = taskLines(issue.text), { paths, files, removed: removed2, forbidden } = pathsIn(lines, present), checks2 = [...removed2.map((file2) => ({ file: file2, pattern: "^", absent: !0 })), ...contentChecks(lines, paths, files)], command = testCommand(issue, lines, files, tests), validation = {
    files_exist: files.length > 0 ? files : void 0,
    content_check: checks2.length > 0 ? checks2 : void 0,
    scope: forbidden.length > 0 ? { forbidden } : void 0,
    tests: command
  };
  return { id, title: issue.title || id, validation: { ...validation } };
}
function expectedFiles(text2, present) {
  return pathsIn(taskLines(text2), present).files;
}
function namesIn(lines) {
  return mentions(lines, declared).filter(({ value }) => !stopWords.has(value.toLowerCase()));
}
function contentChecks(lines, paths, files) {
  let sources = files.filter((path) => !isTest(path) && isSourceFile(path)), found = /* @__PURE__ */ new Map(), names2 = namesIn(lines);
  for (let name of names2) {
    let { value, line: line2, start } = name, { text: text2 } = lines[line2], isMoved = isTakenAway(name, [...names2, ...paths]);
    if (!isAskedFor(name, text2)) continue;
    let target = isMoved ? movedTo(name, paths) : void 0;
    if (isMoved && target === void 0) continue;
    let near = paths.filter((path) => path.line === line2 && sources.includes(path.value)).sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0]?.value, file2 = target ?? near ?? (sources.length === 1 ? sources[0] : void 0);
    if (file2 === void 0) continue;
    let pattern = declaration(value.split(".").at(-1), file2, text2);
    found.set(`${file2} ${pattern}`, { file: file2, pattern });
  }
  return [...found.values()];
}
function isTakenAway({ line: line2, start, before }, others) {
  let verb = removed.exec(before);
  return verb ? !others.some((each) => each.line === line2 && each.start >= start - verb[0].length && each.start < start) : !1;
}
function movedTo({ line: line2, start, before }, paths) {
  if (/\bmov(?:e|ing)\b[^.]*$/i.test(before))
    return paths.find((path) => path.line === line2 && path.start > start && /\b(?:in)?to\s+[`"']?$/i.test(path.before))?.value;
}
function isAskedFor({ value, before, after }, text2) {
  return builtIn.test(value) || symptom.test(after) && !wish.test(after) ? !1 : isNamed(value, text2) || /\b(?:defines?|exports?|declares?|provides?|contains?)\s+(?:[\w`,()]+\s+){0,8}`?$/i.test(before);
}
function isNamed(name, text2) {
  let quoted = name.replaceAll(/[$.]/g, "\\$&"), called = new RegExp(`\`[^\`]*\\b${quoted}\\s*\\(`), named = new RegExp(
    `\\b(?:function|method|class|def|func|fn|interface|struct|type)\\s+\`?${quoted}\\b|\`${quoted}\`\\s+(?:function|method|class|interface|struct|type|helper)\\b`
  );
  return called.test(text2) || named.test(text2);
}
function declaration(name, file2, text2) {
  let word = name.replaceAll("$", "\\$"), kinds = "(?:class|struct|interface)";
  return new RegExp(`\\b${kinds}\\s+\`?${word}\\b|\`${word}\`\\s+${kinds}\\b`).test(text2) ? `\\b(class|struct|interface|type) ${word}\\b` : new RegExp(
    `\\b${word}\\s*\\(|\\b(?:function|method|def|func|fn)s?\\s+\`?${word}\\b|\`${word}\`\\s+(?:function|method)`
  ).test(text2) ? /\.pyi?$/.test(file2) ? `\\bdef ${word}\\b` : /\.go$/.test(file2) ? `\\bfunc (\\([^)]*\\) )?${word}\\b` : /\.rs$/.test(file2) ? `\\bfn ${word}\\b` : `\\b${word}\\b` : `\\b${word}\\b`;
}
function testCommand(issue, lines, files, tests) {
  let hinted = issue.labels.some((label) => testLabels.test(label)) || files.some(isTest) || lines.some(({ text: text2 }) => /\btests?\b/i.test(text2) && !/\bno (?:\w+ )?tests?\b/i.test(text2)), [tool] = tests;
  if (!hinted || !tool) return;
  let named = files.filter((path) => isTest(path) && /\.\w+$/.test(path) && /^[\w./@-]+$/.test(path)), plain = withPattern(tool.run, void 0).run, below2 = tool.cwd === "." ? named : named.flatMap((path) => path.startsWith(`${tool.cwd}/`) ? [path.slice(tool.cwd.length + 1)] : []), line2 = tool.takesPaths && below2.length > 0 ? `${plain}${tool.separator ? ` ${tool.separator}` : ""} ${below2.join(" ")}` : plain;
  return tool.cwd === "." ? line2 : { run: line2, cwd: tool.cwd };
}

// src/commands/generate.ts
var dialects = ["verification", "validation"], types = ["verifiable", "advisory", "skip"], generate = {
  name: "generate",
  operands: "",
  summary: "Writes a contract for a task, from its description and files, or from the current change. The same input gives the same file.",
  options: {
    task: { value: "TEXT", about: "the task" },
    issue: { value: "FILE", about: "a file with the text of an issue" },
    files: {
      value: "GLOB",
      repeat: !0,
      about: "files of the task; may be repeated (default: the changed files, else those that the text names)"
    },
    dialect: {
      value: "NAME",
      about: "verification (default), or validation: the paths and functions that an issue names"
    },
    type: { value: "TYPE", about: "verifiable, advisory or skip (default: decided from the task and its files)" },
    at: { value: "TIME", about: "write this time as generatedAt, such as 2026-02-28T10:00:00Z (default: no time)" },
    id: { value: "ID", about: "the contract's ID (default: the ticket number, else made from the task)" },
    output: { value: "PATH", about: "where to write it; - is stdout (default: .contracts/ID.yml)" },
    base: targetOptions.base,
    policy: targetOptions.policy,
    cwd: targetOptions.cwd
  },
  examples: [
    'contract-gate generate --task "Add dark mode toggle" --files "src/settings/**"',
    "contract-gate generate --issue issue.md --dialect validation"
  ],
  async run(args, terminal2) {
    let words = await wordsFrom(args, terminal2), checkout = await openFor({ ...args, flag: () => !1 }, terminal2);
    try {
      let present = await checkout.list("head"), named = expected(args.values("files"), present), changed = workFiles({ changes: checkout.changes, isContract }), listed = named.length > 0 || changed.length > 0 ? named : expectedFiles(words.text, present), files = listed.length > 0 ? listed : changed, project = { ...await projectFor(files, args, checkout), greenfield: isGreenfield(present, isContract) }, id = givenId(args.value("id")) ?? words.id ?? taskId(words.title || (checkout.branch ?? "task").split("/").pop()), at = givenTime(args), task = {
        id,
        title: words.title,
        ...files.length > 0 ? { files } : {},
        patterns: listed.length > 0,
        ...at === void 0 ? {} : { at }
      }, made = args.value("dialect") === "validation" ? fromIssue(id, words, project, present) : fromTask(task, args, project);
      return "ask" in made ? (terminal2.err(`${inLine(made.ask)}
`), 3) : (await deliver(id, made.text, args.value("output"), checkout, terminal2), made.note && terminal2.err(`${inLine(made.note)}
`), 0);
    } finally {
      await checkout.close();
    }
  }
}, isContract = (path) => matchesAny(contractGlobs, path);
function givenId(id) {
  if (id === void 0 || idForm.test(id) && id.toLowerCase() !== "policy") return id;
  throw new UsageError(
    `--id ${id} is not a valid ID: use up to 64 letters, digits, '.', '_' and '-', starting with a letter or digit; policy is reserved`
  );
}
function givenTime(args) {
  let at = args.value("at");
  if (at !== void 0 && args.value("dialect") === "validation")
    throw new UsageError("--at: a validation contract has no time; use --dialect verification");
  let problem = at === void 0 ? void 0 : dateTimeProblem(at);
  if (problem !== void 0) throw new UsageError(`--at: ${problem}`);
  return at;
}
async function wordsFrom(args, terminal2) {
  let [task, file2] = [args.value("task"), args.value("issue")];
  if (args.positional.length > 0) throw new UsageError("generate takes no operands; give the task with --task TEXT");
  if (!dialects.includes(args.value("dialect") ?? "verification"))
    throw new UsageError(`unknown --dialect ${args.value("dialect")}; use one of ${dialects.join(", ")}`);
  if (task !== void 0 && file2 !== void 0) throw new UsageError("--task and --issue cannot be used together");
  if (file2 === void 0) return { title: task ?? "", text: task ?? "", labels: [] };
  let bytes = await terminal2.files.read(file2);
  if (!bytes) throw new UsageError(`--issue: file not found: ${file2}`);
  let decoded = decode(bytes);
  if ("problem" in decoded) throw new UsageError(`--issue: ${file2} ${decoded.problem}`);
  return readIssue(decoded.text);
}
async function projectFor(files, args, checkout) {
  let { policy, problems } = await readPolicy(checkout, args.value("policy"), checks, checkOutputExamples), occasion = { changes: files.map((path) => ({ kind: "modified", path })), isContract, event: "local", queue: !1 }, project = await readProject(checkout, policy, occasion), [problem] = [...problems, ...project.problems];
  if (problem) throw new UsageError(`${problem.at.path}:${problem.at.line}: ${problem.message}`);
  return project;
}
function expected(named, present) {
  return named.flatMap((each) => {
    if (!isGlob(each)) return [each];
    let glob = parseGlob(each);
    if ("problem" in glob) throw new UsageError(`--files ${each}: ${glob.problem}`);
    let found = present.filter((path) => glob.matches(path));
    if (found.length === 0 && !/[*?{]/.test(each)) return [each];
    if (found.length === 0)
      throw new UsageError(`--files ${each} matches no file; to name a file that the task will create, give its path`);
    return found;
  });
}
function fromTask(task, args, project) {
  let asked = args.value("type"), type = types.find((each) => each === asked);
  if (asked !== void 0 && !type) throw new UsageError(`unknown --type ${asked}; use one of ${types.join(", ")}`);
  let draft = draftContract({ ...task, ...type ? { type } : {} }, project), { classified, empty } = draft;
  if (classified.ask) return { ask: `${classified.ask}; choose with --type verifiable or --type advisory` };
  if (!empty || classified.type === "skip")
    return { text: draftText(draft), note: `${classified.type}: ${classified.why}` };
  let { id, title, files = [] } = task, note = `no test command is known for this repository: fill in ${testsToFillIn} before you commit the contract`;
  return { text: draftToFillIn({ id, title, files }, project), note };
}
function fromIssue(id, issue, project, present) {
  let tests = toolsFor(project.detected, "unit-test", project.files, { narrow: !0 }), document = generateValidation(id, issue, tests, present);
  return Object.values(document.validation).some((each) => each !== void 0) ? { text: writeYaml({ ...document }) } : { text: writeYaml({ ...document, validation: void 0 }), note: "the text names no path, function or test, so the default validation is used" };
}
async function deliver(id, text2, output, checkout, terminal2) {
  if (output === "-") {
    terminal2.out(text2);
    return;
  }
  let path = output ?? `${checkout.top}/.contracts/${id}.yml`;
  if (await terminal2.files.read(path))
    throw new UsageError(`${path} already exists; choose another with --output or --id`);
  await terminal2.files.write(path, text2), terminal2.out(`${inLine(terminal2.files.below(checkout.top, path) ?? path)}
`);
}

// src/commands/folder-globs.ts
function folderGlobs({ contracts, epics }, policy, policyPath, files) {
  let used = [
    ...contracts.flatMap(({ path, line: line2, appliesTo, criteria }) => [
      ...(appliesTo?.paths ?? []).map((glob) => [glob, { path, line: line2 }]),
      ...criteria.flatMap(({ check, at }) => globsOf(check.type, check.params, at))
    ]),
    ...[{ path: policyPath, always: policy.cross_cutting ?? [] }, ...epics].flatMap(
      ({ path, always }) => always.flatMap(({ check, params, paths = [], at }) => [
        ...paths.map((glob) => [glob, { path, ...at }]),
        ...params.flatMap((each) => globsOf(check.type, each, { path, ...at }))
      ])
    ),
    ...(policy.setup ?? []).flatMap(
      ({ value: { paths = [] }, at }) => paths.map((glob) => [glob, { path: policyPath, ...at }])
    ),
    ...(policy.protect ?? []).map((glob) => [glob, { path: policyPath, line: 1 }])
  ], folders = foldersOf(files);
  return used.filter(([glob]) => !glob.endsWith("/") && folders.has(nameIn(glob))).map(([glob, at]) => ({ code: "folder_glob", message: `${cited(glob)} is a folder, and the glob matches no file in it; write ${cited(`${glob}/**`)}`, at }));
}
function globsOf(type, params, at) {
  return (checkNamed(type)?.globs?.(params) ?? []).map((glob) => [glob, at]);
}
function nameIn(glob) {
  return normalisePath(glob.replace(/^!/, ""));
}
function foldersOf(files) {
  let folders = /* @__PURE__ */ new Set();
  for (let file2 of files)
    for (let end = file2.lastIndexOf("/"); end > 0; end = file2.lastIndexOf("/", end - 1)) {
      let folder2 = file2.slice(0, end);
      if (folders.has(folder2)) break;
      folders.add(folder2);
    }
  return folders;
}

// src/commands/dead-places.ts
function deadPlaces({ epics }, policy, policyPath, files) {
  let lists = [{ path: policyPath, always: policy.cross_cutting ?? [] }, ...epics], placed = [
    ...(policy.setup ?? []).map(({ value: { command, paths }, at }) => ({
      paths,
      cwd: command.cwd,
      at: { path: policyPath, ...at }
    })),
    ...lists.flatMap(
      ({ path, always }) => always.map(({ paths, params: [first], at }) => ({
        paths,
        cwd: first?.cwd,
        at: { path, ...at }
      }))
    )
  ], folders = foldersOf(files);
  return placed.flatMap(({ paths, cwd, at }) => [
    ...paths && !files.some((file2) => matchesAny(paths, file2)) ? [neverRuns(paths, at)] : [],
    ...cwd !== void 0 && normalisePath(cwd) !== "." && !folders.has(normalisePath(cwd)) ? [noFolder(cwd, folders, at)] : []
  ]);
}
function neverRuns(paths, at) {
  return { code: "unused_paths", message: `paths: no file matches ${someOf(paths.map(cited))}, so this never runs; correct the ${paths.length > 1 ? "globs" : "glob"}`, at };
}
function noFolder(cwd, folders, at) {
  let hint = didYouMean(normalisePath(cwd), [...folders]);
  return { code: "no_folder", message: `cwd: ${cited(cwd)} is no folder of the repository${hint}`, at };
}

// src/commands/lint.ts
var lint = {
  name: "lint",
  operands: "[CONTRACT…]",
  summary: "Validates contracts and the policy without running anything. Prints one line for each problem: file:line:column: message [code]. Warnings do not fail.",
  options: {
    policy: { value: "FILE", about: "the policy (default: contract-gate.yml, else .github/contract-gate.yml)" },
    cwd: { value: "DIR", about: "the folder of the checkout" },
    json: { about: "print the problems as JSON only" }
  },
  examples: ["contract-gate lint", "contract-gate lint .contracts/auth.yml"],
  async run(args, terminal2) {
    let checkout = await terminal2.open({ cwd: args.value("cwd") ?? terminal2.cwd, committed: !1 });
    try {
      let { policy, path, problems: policyProblems } = await lintPolicy(args.value("policy"), checkout, terminal2), found = await contractFiles(args.positional, checkout, terminal2), files = new Map([...found].filter(([path2]) => !isSessionFile(path2))), { documents, problems } = documentsOf(files, "head"), compiled2 = compile(documents, { policy, dialects: registries.dialects }), settled = await settleHere(compiled2.contracts, policy, checkout), contractProblems = [
        ...objectionsTo(settled.contracts, registries.checks),
        ...problems,
        ...compiled2.problems,
        ...settled.problems,
        ...args.positional.length > 0 ? [] : dependencies(compiled2)
      ], all = [...policyProblems, ...contractProblems].sort(byPlace), places2 = [compiled2, policy, path ?? policyPaths[0], await checkout.list("head")], warnings = [...folderGlobs(...places2), ...deadPlaces(...places2), ...settled.warnings].sort(byPlace);
      if (args.flag("json")) terminal2.out(inertJson({ problems: all, warnings }));
      else {
        for (let problem of all) terminal2.out(`${problemLine(problem)}
`);
        for (let warning of warnings)
          terminal2.out(`${problemLine({ ...warning, message: `warning: ${warning.message}` })}
`);
        terminal2.err(summary(all.length, warnings.length, files.size, compiled2, path));
        let left = found.size - files.size;
        left > 0 && terminal2.err(
          `not checked: ${left === 1 ? "1 session file" : `${left} session files`}; use contract-gate verify
`
        );
      }
      return policyProblems.length > 0 ? 2 : contractProblems.length > 0 ? 1 : 0;
    } finally {
      await checkout.close();
    }
  }
};
async function settleHere(contracts, policy, checkout) {
  let { changes } = checkout, isContract2 = (path) => matchesAny(contractGlobs, path), project = await readProject({ ...checkout, base: null }, policy, {
    changes,
    isContract: isContract2,
    event: "local",
    queue: !1
  }), asked = contracts.filter((contract2) => !(contract2.done && hasActivities(contract2))), { selected, problems } = assignAllChecks(
    asked.map((contract2) => ({ contract: contract2, why: "" })),
    { ...project, greenfield: isGreenfield(await checkout.list("head"), isContract2) }
  ), isLater = ({ code }) => code === "no_command_yet";
  return {
    contracts: selected.map(({ contract: contract2 }) => contract2),
    problems: [...project.problems, ...problems.filter((each) => !isLater(each))],
    warnings: [...project.warnings, ...problems.filter(isLater)]
  };
}
async function lintPolicy(asked, checkout, terminal2) {
  let paths = asked === void 0 ? policyPaths : [terminal2.files.below(checkout.top, asked) ?? asked], files = await checkout.read("head", (path2) => paths.includes(path2)), path = paths.find((each) => files.has(each)) ?? (asked === void 0 ? void 0 : paths[0]);
  if (path === void 0) return { policy: noPolicy, problems: [] };
  let content = files.get(path) ?? await terminal2.files.read(asked);
  if (content === void 0) throw new UsageError(`policy not found: ${asked}`);
  let { policy = noPolicy, problems } = parsePolicyFile(path, content, path, registries.checks, checkOutputExamples);
  return { policy, path, problems };
}
async function contractFiles(words, checkout, terminal2) {
  if (words.length === 0) return checkout.read("head", (path) => matchesAny(contractGlobs, path));
  let files = /* @__PURE__ */ new Map();
  for (let word of words) {
    let found = await findContracts(word, terminal2, checkout, ["head"]);
    if (!found) throw new UsageError(`contract file not found: ${word}`);
    for (let [path, content] of found.files) files.set(path, content);
  }
  return files;
}
function dependencies({ contracts }) {
  return [...unknownDependencies(contracts, contracts), ...makePlan(contracts, registries.checks).problems];
}
function summary(problems, warnings, files, { contracts, epics }, policyPath) {
  let number = (count2, one) => `${count2} ${count2 === 1 ? one : `${one}s`}`, found = problems === 0 ? "no problems" : number(problems, "problem"), warned = warnings === 0 ? "" : `, ${number(warnings, "warning")}`, readable = number(contracts.length + epics.length, "readable document");
  return `${found}${warned} in ${number(files, "contract file")} (${readable})${policyPath ? ` and ${policyPath}` : ""}
`;
}
function problemLine({ at, message, code }) {
  let [first = "", ...rest] = message.split(`
`), head = `${inLine(at.path)}:${at.line}:${at.column ?? 1}: ${inLine(first)} [${code}]`;
  return rest.length > 0 ? `${head}
${behindBars(rest.join(`
`), "  ")}` : head;
}

// src/report/verification-prompt.ts
var names = {
  "unit-test": "Unit tests",
  e2e: "E2E test",
  typecheck: "Typecheck",
  lint: "Lint",
  critic: "Critic"
}, unlisted = /* @__PURE__ */ new Set(["advisory", "schema", "rule", "evidence", "claim"]);
function verificationPrompt(contract2) {
  let criteria = contract2.criteria.filter(({ check }) => !unlisted.has(check.type)), task = contract2.description.trim() || contract2.title;
  return [
    "## Task",
    "",
    // Quoted, so that a task can't add headings of its own.
    task.includes(`
`) ? fence(task) : inLine(task),
    "",
    "## Verification Contract",
    "",
    ...contract2.type === "advisory" || criteria.length === 0 ? [
      contract2.asks ? "Your work will be verified by what you report: each claim below is compared with the facts." : "This task is not verified automatically. Your output is kept, and a person reviews it."
    ] : [
      "Your work will be verified by:",
      ...criteria.map((criterion2, index) => `${index + 1}. ${line(criterion2)}`),
      "",
      "Write your implementation knowing these criteria will be checked."
    ]
  ].join(`
`);
}
function line({ title, check, activity, skip }) {
  if (!activity) return `**${inLine(check.type)}** — ${inLine(title)}`;
  let { name, description, pattern, timing, why } = activity, details = [
    ...pattern && !isDropped(check) ? [`tests that match ${JSON.stringify(pattern)}`] : [],
    ...timing === "deferred" ? ["runs later, in the merge queue"] : timing ? ["runs immediately"] : [],
    ...skip && timing !== "deferred" ? [skip] : [],
    ...why ? [why] : []
  ];
  return inLine(`**${names[name] ?? name}** — ${description}${details.length > 0 ? ` (${details.join("; ")})` : ""}`);
}
function isDropped({ params }) {
  return params.caveat !== void 0;
}

// src/commands/prompt.ts
var { only: _only2, all: _all2, ...options2 } = targetOptions, prompt = {
  name: "prompt",
  operands: "ID",
  summary: "Prints the prompt for an agent before it starts: the task, how its work is verified, and what it must report.",
  options: options2,
  examples: ["contract-gate prompt auth", "contract-gate prompt auth >> prompt.md"],
  async run(args, terminal2) {
    let [id, ...more] = args.positional;
    if (id === void 0 || more.length > 0) throw new UsageError("prompt takes one ID: contract-gate prompt ID");
    let checkout = await openFor(args, terminal2);
    try {
      let request = await requestFrom({ ...args, positional: [] }, terminal2, checkout), usual = await prepare(request, checkout), contract2 = await findContract(id, request, checkout, usual);
      return terminal2.out(promptFor(contract2, usual.policy)), 0;
    } finally {
      await checkout.close();
    }
  }
};
function promptFor(contract2, policy) {
  let { id, title, asks } = contract2, [report, output] = claimDialects, pre = contract2.criteria.filter(({ check }) => check.type === "pre").map((each) => inLine(each.title));
  return `${[
    `# ${inLine(title)}`,
    `This is task ${id}. Name the branch agent/${id}, or write \`Contract: ${id}\` in the pull request.`,
    verificationPrompt(contract2),
    ...(asks?.reports ?? []).map(({ value }) => report.prompt(value, policy, pre)),
    ...(asks?.outputs ?? []).map(({ value }) => `${whereTo(value.from)}

${output.prompt(value, policy)}`)
  ].join(`

`)}
`;
}
function whereTo(from = "pr-body") {
  return from === "pr-body" ? `## Your output

Put the block in the body of the pull request, outside of any fence.` : from === "commits" ? `## Your output

Put the block at the end of the last commit message.` : `## Your output

Put the block at the end of ${from}, and write that file after the last change to any other.`;
}

// src/model/selection.ts
var selectors = ["hand", "all", "body", "revision", "name", "applies_to", "dependency"], unselectedCodes = ["not_asked", "done", "refused", "not_named", "no_match", "github_only"];

// src/model/results.ts
var open = { wants: "a mapping" }, count = integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), verdict = oneOf("pass", "fail", "pending", "error"), kind = optional(oneOf(...placeKinds), "what the path refers to, if it is not a file of the repository"), place = object(
  { path: required(anyText, "the file"), line: required(count, "from 1"), column: optional(count, "from 1"), kind },
  open
), criterion = object(
  {
    id: required(anyText, "CONTRACT/CHECK-SLUG, the same on every machine"),
    title: required(anyText, "the criterion as a sentence"),
    check: required(anyText, "the kind of check"),
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
          how: required(oneOf("review"), "how it was signed"),
          commit: required(anyText, "the commit that was signed"),
          url: required(anyText, "where to see it")
        },
        open
      ),
      "who approved a criterion that would otherwise be pending"
    ),
    flaky: optional(boolean, "whether it failed first and passed on a retry"),
    output: optional(
      object(
        {
          tail: required(anyText, "the end of the output"),
          truncated: required(boolean, "whether some of it was left out"),
          sha256: required(anyText, "of the whole output")
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
      object({ index: required(count, "from 1"), total: required(count, "the number of shards") }, open),
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
var shape = compiled(resultsShape, results);
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

// src/commands/retry.ts
var retry = {
  name: "retry",
  operands: "RESULTS",
  summary: "Prints the text for the next attempt from a results file: the task, what failed, and how to fix it.",
  options: {},
  examples: ["contract-gate verify --json > results.json; contract-gate retry results.json"],
  async run(args, terminal2) {
    let [file2, ...more] = args.positional;
    if (file2 === void 0 || more.length > 0)
      throw new UsageError("retry takes one results file: contract-gate retry RESULTS");
    let bytes = await terminal2.files.read(file2);
    if (!bytes) throw new UsageError(`results file not found: ${file2}`);
    let results2 = resultsFrom(file2, bytes);
    return terminal2.out(retryTexts(results2) || nothingToRetry(results2)), 0;
  }
};
function nothingToRetry({ contracts }) {
  return contracts.every(({ verdict: verdict2 }) => verdict2 === "pass") ? `No contract failed: nothing to retry.
` : `No failure is for the author to fix: nothing to retry.
`;
}
function resultsFrom(file2, bytes) {
  let decoded = decode(bytes);
  if ("problem" in decoded) throw new UsageError(`${file2} ${decoded.problem}`);
  let parsed = parseJson(decoded.text);
  if ("problem" in parsed) {
    let { message, at } = parsed.problem;
    throw new UsageError(`${file2}:${at.line}:${at.column}: ${message}`);
  }
  let read = readResults(parsed.node);
  if ("value" in read) return read.value;
  let { line: line2, column } = read.problem.at;
  throw new UsageError(`${file2}:${line2}:${column}: ${read.problem.message}; write it with contract-gate verify --json`);
}

// src/commands/schema.ts
var shapes = {
  contract: { shape: contractShape, about: "a contract in .contracts/" },
  epic: { shape: epicShape, about: "an epic: checks for every task" },
  policy: { shape: policyShape(checks), about: "contract-gate.yml" },
  rules: { shape: rulesShape, about: "test-activity-rules.json" },
  results: { shape: resultsShape, about: "the output of verify --json" }
}, schema = {
  name: "schema",
  operands: "[NAME]",
  summary: `Prints the JSON Schema of a file format, for editors: ${Object.keys(shapes).join(", ")}. Without a name, lists them.`,
  options: {},
  examples: ["contract-gate schema contract > contract.schema.json"],
  async run(args, terminal2) {
    let [name, ...more] = args.positional;
    if (more.length > 0) throw new UsageError("schema takes one name");
    if (name === void 0) {
      for (let [each, { about }] of Object.entries(shapes)) terminal2.out(`${each.padEnd(9)} ${about}
`);
      return 0;
    }
    let found = Object.hasOwn(shapes, name) ? shapes[name] : void 0;
    if (!found) {
      let known = Object.keys(shapes), hint = didYouMean(name, known) || `; known: ${known.join(", ")}`;
      throw new UsageError(`unknown schema ${JSON.stringify(name)}${hint}`);
    }
    let document = {
      $schema: "http://json-schema.org/draft-07/schema#",
      title: `contract-gate: ${found.about}`,
      ...found.shape.schema()
    };
    return terminal2.out(`${JSON.stringify(document, null, 2)}
`), 0;
  }
};

// src/commands/progress.ts
var silent = { onPlan() {
}, onStart() {
}, onEnd() {
}, close() {
} }, frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
function progressOn(terminal2, quiet) {
  return quiet ? silent : terminal2.interactive ? live(terminal2) : plainLines(terminal2);
}
function live(terminal2) {
  let running = /* @__PURE__ */ new Map(), total = 0, done = 0, frame = 0, draw = () => {
    let [first] = running.values(), what = first ? `  ${inLine(first.title).slice(0, 60)}  ${formatDuration(terminal2.now() - first.since)}` : "", more = running.size > 1 ? ` (and ${running.size - 1} more)` : "";
    terminal2.err(`\r\x1B[2K${frames[frame++ % frames.length]} ${done}/${total}${what}${more}`);
  }, stop = terminal2.every(100, draw);
  return {
    onPlan(prepared) {
      total = prepared.plan.stepOf.size;
    },
    onStart: ({ id, title }) => {
      running.set(id, { title, since: terminal2.now() });
    },
    onEnd(criterion2) {
      running.delete(criterion2.id), done++;
    },
    close() {
      stop(), terminal2.err("\r\x1B[2K");
    }
  };
}
function plainLines(terminal2) {
  let commands2 = /* @__PURE__ */ new Set();
  return {
    onPlan({ plan }) {
      let isCommand = (id) => plan.steps.get(plan.stepOf.get(id))?.check.runs === "command";
      commands2 = new Set([...plan.stepOf.keys()].filter(isCommand));
    },
    onStart({ id }) {
      commands2.has(id) && terminal2.err(`running ${id}
`);
    },
    onEnd({ id }, { outcome, ms }) {
      commands2.has(id) && terminal2.err(`${outcome.status} ${id}${outcome.status === "skip" ? "" : ` (${formatDuration(ms)})`}
`);
    },
    close() {
    }
  };
}

// src/commands/verify.ts
var verify = {
  name: "verify",
  operands: "[CONTRACT…]",
  summary: "Runs the checks of every contract that applies to this checkout, and reports whether each criterion passed.",
  options: {
    ...targetOptions,
    report: {
      value: "FORMAT=PATH",
      repeat: !0,
      about: `write a report: ${Object.keys(formats).join(", ")}; may be repeated`
    },
    json: { about: "print the results file only" },
    jobs: { value: "N", about: "commands to run in parallel (default: the policy's, else 1)" },
    timeout: { value: "TIME", about: "time limit for one command, such as 90s, 5m or 1h (default: 10m)" },
    "no-commands": { about: "run no commands; criteria that need one are inconclusive" },
    shard: { value: "I/N", about: "verify one part of the contracts, such as 2/4" },
    watch: { about: "run again whenever a file changes" }
  },
  examples: [
    "contract-gate verify",
    "contract-gate verify --only auth --base main",
    "contract-gate verify --json --report markdown=report.md"
  ],
  async run(args, terminal2) {
    let reports2 = reportsFrom("--report", args.values("report"), Object.keys(formats));
    if (!args.flag("watch")) return verifyOnce(args, reports2, terminal2);
    if (args.flag("json")) throw new UsageError("--watch and --json cannot be used together");
    let cwd = args.value("cwd") ?? terminal2.cwd;
    for (let again = !1; ; ) {
      let before = await terminal2.fingerprint(cwd);
      await verifyOnce(args, reports2, terminal2);
      let after = await terminal2.fingerprint(cwd);
      if (again = after !== before && !again, !again)
        for (terminal2.out(`Watching for changes; press Ctrl-C to stop.

`); await terminal2.fingerprint(cwd) === after; ) await terminal2.wait(500);
    }
  }
};
async function verifyOnce(args, reports2, terminal2) {
  let checkout = await openFor(args, terminal2);
  try {
    let request = await requestFrom(args, terminal2, checkout), progress = progressOn(terminal2, args.flag("json")), results2 = await gate(request, checkout, {
      ...progress,
      now: terminal2.now,
      stop: terminal2.signal
    }).finally(progress.close);
    return terminal2.signal.throwIfAborted(), await writeReports(results2, reports2, terminal2), terminal2.out(args.flag("json") ? json(results2) : text(results2, { colour: terminal2.colour })), exitCodes[results2.verdict];
  } finally {
    await checkout.close();
  }
}
async function writeReports(results2, reports2, terminal2) {
  for (let { format, path } of reports2) await terminal2.files.write(path, formats[format](results2));
}

// src/commands/index.ts
var commands = [verify, lint, explain, prompt, generate, retry, schema, demo];

// src/workspace/terminal.ts
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
function openTerminal(version, signal) {
  let { stdout, stderr, env } = process, cwd = process.cwd();
  return {
    version,
    out: (text2) => {
      stdout.write(text2);
    },
    err: (text2) => {
      stderr.write(text2);
    },
    interactive: stderr.isTTY === !0 && env.CI === void 0 && env.TERM !== "dumb",
    colour: stdout.isTTY === !0 && (env.NO_COLOR ?? "") === "" && env.TERM !== "dumb",
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
      read: (path) => readFile(resolve(cwd, path)).catch(missing),
      write: (path, text2) => writeReport(cwd, resolve(cwd, path), text2),
      below: (top, path) => below(top, resolve(cwd, path))
    },
    fingerprint: (folder2) => fingerprint(resolve(cwd, folder2)),
    open: (options3) => openCheckout({ ...options3, cwd: resolve(cwd, options3.cwd), environment: env, signal })
  };
}
function missing(error) {
  if (!(error.code === "ENOENT" || error.code === "EISDIR" || error.code === "ENOTDIR"))
    throw error;
}
async function fingerprint(cwd) {
  let git = await openGit(cwd), hash = createHash("sha256").update(git.head ?? "");
  for (let path of await git.dirty()) {
    let content = await readBytes(git.top, path);
    hash.update(`\0${path}\0`).update(content instanceof Uint8Array ? content : content.kind);
  }
  return hash.digest("hex");
}

// src/cli.ts
var interruption = new AbortController();
for (let signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => interruption.abort(new Error("interrupted")));
process.stdout.on("error", () => interruption.abort(new Error("the output was closed")));
process.stderr.on("error", () => {
});
var terminal = openTerminal("0.1.0", interruption.signal);
process.exitCode = await main(process.argv.slice(2), terminal).catch((error) => failure(error, terminal));
async function main([name = "", ...rest], terminal2) {
  if (name === "--version" || name === "-v" || name === "version")
    return terminal2.out(`${terminal2.version}
`), 0;
  let asksHelp = name === "--help" || name === "-h" || name === "help", command = commands.find((each) => each.name === (asksHelp ? rest[0] : name));
  if (command && (asksHelp || rest.some((word) => word === "--help" || word === "-h")))
    return terminal2.out(helpFor(command)), 0;
  if (asksHelp && rest[0] === void 0)
    return terminal2.out(overview()), 0;
  if (!command) throw new UsageError(unknown2(asksHelp ? rest[0] : name));
  return command.run(readArguments(rest, command.options), terminal2);
}
function unknown2(name) {
  if (name === "") return "no command given; run contract-gate --help for a list";
  let names2 = commands.map((command) => command.name);
  return `unknown command ${JSON.stringify(name)}${didYouMean(name.replace(/^-+/, ""), names2) || "; run contract-gate --help for a list"}`;
}
function overview() {
  return `contract-gate: verifies what an agent claims about its work, and blocks the merge if it is not true.

${commands.map(({ name, operands, summary: summary2 }) => `  ${`${name} ${operands}`.trim().padEnd(20)} ${summary2}`).join(`
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
