import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  foreignShard,
  joinShards,
  readResults,
  resultsShape
} from "./chunk-QWSQPU32.js";
import {
  findContracts,
  openFor,
  printResults,
  reportOption,
  requestFrom,
  targetOptions,
  timeoutOption,
  verify
} from "./chunk-CYFVLAWD.js";
import {
  readArguments
} from "./chunk-B2G6PIWZ.js";
import {
  enforcementOf
} from "./chunk-WD362JEY.js";
import {
  formats,
  inertJson,
  retryTexts,
  text
} from "./chunk-R6A4CHBN.js";
import {
  ExchangeError,
  openFetch
} from "./chunk-K4FWXHRY.js";
import {
  readResponse
} from "./chunk-TZVGHOWW.js";
import {
  ApiError,
  ownerAndRepo,
  refusal,
  rejectUnsafePaths
} from "./chunk-3SP27YVE.js";
import {
  behindBars,
  fence,
  inLine
} from "./chunk-NAWO5267.js";
import {
  assignAllChecks,
  byPlace,
  checkNamed,
  checkOutputExamples,
  checks,
  claimDialects,
  cliReference,
  compile,
  compileFiles,
  contractShape,
  dateTimeProblem,
  detectTools,
  documentsOf,
  draftContract,
  draftText,
  draftToFillIn,
  epicShape,
  firstContract,
  gate,
  hasActivities,
  hookAgents,
  idForm,
  installsPrograms,
  isGreenfield,
  isSessionFile,
  isSourceFile,
  isTest,
  isWorkflow,
  makePlan,
  objectionsTo,
  parsePolicyFile,
  prepare,
  prepareParts,
  readPolicy,
  readProject,
  registries,
  rulesShape,
  schemaNames,
  schemaUrl,
  setupCommandsOf,
  setupFiles,
  taskId,
  toolsFor,
  unknownDependencies,
  workFiles,
  writeYaml
} from "./chunk-PWBBQE2T.js";
import {
  exitCodes,
  verdictOf
} from "./chunk-C5CBHVI2.js";
import {
  mostShards,
  planShards,
  scanMarkdown
} from "./chunk-445FV3UW.js";
import {
  cageOf,
  contractGlobs,
  findCheck,
  isCommand,
  noPolicy,
  object,
  optional,
  policyPaths,
  policyShape,
  required,
  satisfiedBy,
  someOf,
  testsToFillIn,
  withPattern
} from "./chunk-GJ2B3STB.js";
import {
  UsageError,
  reportsFrom,
  timeoutFrom,
  wholeFrom
} from "./chunk-PPAKGYZY.js";
import "./chunk-AVBXNVRT.js";
import "./chunk-VQAGAHQH.js";
import "./chunk-RH2PCOV3.js";
import {
  makeTemporary,
  openGit
} from "./chunk-ZNRVKG6B.js";
import {
  commitOf,
  fields,
  findProgram,
  gitIn,
  oneLine
} from "./chunk-GTW7IM6X.js";
import {
  decode,
  isGlob,
  matchesAny,
  normalisePath,
  parseDocuments,
  parseGlob,
  parseJson,
  parseYaml,
  pathProblem
} from "./chunk-REKG4XA7.js";
import "./chunk-4GNBZ5F2.js";
import "./chunk-JLD3JGDS.js";
import {
  anyText,
  boolean,
  entry,
  plain
} from "./chunk-5BZEP5JA.js";
import {
  cited,
  didYouMean
} from "./chunk-ZMJJILAV.js";
import "./chunk-PRVJMC5D.js";

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

// src/commands/demo.ts
var demo = {
  name: "demo",
  operands: "",
  summary: "Creates a small repository with one honest and one dishonest agent branch, and verifies both.",
  options: {},
  examples: ["contract-gate demo"],
  async run(_, terminal) {
    let { folder: folder2, ...branches } = await makeDemo();
    terminal.out(
      `Two agents were given the same contract, ${folder2}/shop/.contracts/discount.yml. Both claim to be done.
`
    );
    let verdicts2 = [];
    for (let [name, cwd] of Object.entries(branches)) {
      let results = await verifyBranch(cwd, terminal);
      verdicts2.push(results.verdict);
      for (let [format, render2] of Object.entries(formats))
        await terminal.files.write(`${folder2}/${name}.${endings[format] ?? format}`, render2(results));
      terminal.out(`
── the ${name} agent ${"─".repeat(60 - name.length)}

${text(results, terminal)}`);
    }
    return terminal.out(
      `
The honest branch may merge; the dishonest one is blocked. Both branches and their reports are in ${folder2}
`
    ), verdicts2.join() === "pass,fail" ? 0 : 2;
  }
}, endings = { markdown: "md", junit: "junit.xml", intoto: "intoto.json" };
async function verifyBranch(cwd, terminal) {
  let checkout = await terminal.open({ cwd, base: "main", committed: !1 });
  try {
    let request = await requestFrom(readArguments([], targetOptions), terminal, checkout);
    return await gate(request, checkout, { now: terminal.now, stop: terminal.signal });
  } finally {
    await checkout.close();
  }
}

// src/commands/find.ts
async function findContract(id, request, checkout, usual) {
  let everything = await prepare({ ...request, hand: { paths: [], only: [], all: !0 } }, checkout), generated = usual.selected.filter(({ contract }) => contract.trust === "generated"), known = [...everything.selected, ...generated].map(({ contract }) => contract), found = among(known, id);
  if (found) return withProblems(found, everything);
  let done = everything.unselected.find((each) => each.id.toLowerCase() === id.toLowerCase());
  if (done) {
    let byHand = await prepare({ ...request, hand: { paths: [], only: [done.id], all: !1 } }, checkout), contract = among(
      byHand.selected.map((each) => each.contract),
      id
    );
    if (contract) return withProblems(contract, byHand);
  }
  let names3 = known.flatMap((each) => [each.id, ...each.criteria.map((criterion) => criterion.id)]), { problems } = everything, more = problems.length > 0 ? "; some contracts have problems: run contract-gate lint" : "";
  throw new UsageError(`no contract or criterion ${JSON.stringify(id)}${didYouMean(id, names3)}${more}`);
}
function withProblems(contract, { problems }) {
  return { contract, problems: problems.filter(({ at }) => at.path === contract.path) };
}
function among(contracts, id) {
  let wanted = id.toLowerCase();
  return contracts.find(
    (contract) => contract.id.toLowerCase() === wanted || contract.criteria.some((criterion) => criterion.id.toLowerCase() === wanted)
  );
}

// src/commands/explain.ts
var { only: _only, all: _all, ...options } = targetOptions, explain = {
  name: "explain",
  operands: "[ID]",
  summary: "Lists the criteria of a contract in the order in which they run, and says whether the contract applies here. Without an ID: lists the command of each activity and where it comes from.",
  options,
  examples: ["contract-gate explain auth", "contract-gate explain auth/tests-npm-test"],
  async run(args, terminal) {
    let [id, ...more] = args.positional;
    if (more.length > 0) throw new UsageError("explain takes one ID: contract-gate explain ID");
    let checkout = await openFor(args, terminal);
    try {
      let request = await requestFrom({ ...args, positional: [] }, terminal, checkout);
      if (id === void 0)
        return terminal.out(toolLines(await knownTools(request, checkout))), 0;
      let usual = await prepare(request, checkout), { contract } = await findContract(id, request, checkout, usual), why = usual.selected.find((each) => each.contract.id === contract.id)?.why, whyNot = usual.unselected.find((each) => each.id === contract.id)?.reason ?? "no reason is known";
      return terminal.out(
        contractText(contract, id, why === void 0 ? `does not apply here: ${whyNot}` : `applies here: ${why}`)
      ), 0;
    } finally {
      await checkout.close();
    }
  }
};
function contractText(contract, id, applies) {
  let whole = contract.id.toLowerCase() === id.toLowerCase(), criteria = contract.criteria.filter((criterion) => whole || criterion.id.toLowerCase() === id.toLowerCase()), own = criteria.filter(({ crossCutting }) => !crossCutting), rest = criteria.filter(({ crossCutting }) => crossCutting), row = ({ id: each, title, check, activity, skip }, index) => `  ${index + 1}. ${inLine(title)}
     ${each}${checkNamed(check.type)?.runs === "command" ? ", a command" : ""}${activity?.why ? `
     ${inLine(activity.why)}` : ""}${skip ? `
     not run: ${inLine(skip)}` : ""}`;
  return `${[
    `${contract.id}  ${inLine(contract.title)}`,
    `${inLine(contract.path)}:${contract.line}, ${trustWords[contract.trust]}`,
    `It ${inLine(applies)}.`,
    ...contract.description ? [
      "",
      ...contract.description.trim().split(`
`).map((line2) => `  ${inLine(line2)}`)
    ] : [],
    ...contract.dependsOn.length > 0 ? ["", `Runs only if these contracts pass: ${contract.dependsOn.map(({ value }) => value).join(", ")}`] : [],
    "",
    contract.failFast ? "It passes if all of these do, and stops at the first that fails:" : "It passes if all of these do:",
    ...own.map(row),
    ...rest.length > 0 ? ["Then, if all of these pass:", ...rest.map((criterion, index) => row(criterion, own.length + index))] : []
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
), forbidsList = /\b(?:do not|don['’]t|never|must not|not to)\s+(?:touch|change|modify|edit)\b|\bout of scope\b|\bnon-?goals?\b|\bnot in scope\b|\boff[- ]limits\b|\bleave (?:these |the following )?(?:files )?(?:alone|untouched|unchanged)\b|\bmust (?:not change|stay unchanged)\b/i, spares = new RegExp(`\\b(?:leave|keep)\\s+${between}`, "i"), spared = /^[`"')]*\s+(?:alone|untouched|unchanged|intact|as it is|as is|as they are)\b/i, isSpared = /^[`"')]*\s+(?:(?:must|should|may|can|shall)(?:\s+not|n['’]t)\s+(?:be\s+)?(?:touch|chang|modif|edit|alter)|(?:is|are)\s+(?:out of scope|off[- ]limits|frozen|read-only)|(?:must|should|has to|have to)\s+(?:stay|remain|be left|be kept)\s+(?:unchanged|untouched|as (?:it )?is|alone|intact)|(?:stays?|remains?)\s+(?:unchanged|untouched|as (?:it )?is|alone|intact|frozen))/i, verbs = /\b(?:(delete|deleting|remove|removing|drop|dropping|git rm|get rid of|retire|no longer needs?)|(rename|renaming|git mv|move|moving|replace|replacing)|(add|create|write|introduce|update|change|edit|fix|extend|cover|implement|export|rewrite|refactor|put|split|extract|document|test|declare|define|generate|port|convert|needs?|want))\b/gi, goes = /^[`"')]*\s+(?:(?:can|must|should|has to|needs to)\s+(?:be\s+)?(?:go\b|deleted|removed|dropped)|(?:is|are)\s+(?:deleted|removed|gone|no longer (?:needed|used)|not (?:needed|used) any ?more|unused|obsolete|dead code)\b|(?:isn|aren)['’]t (?:needed|used)\b|(?:must|should|does)\s*(?:not|n['’]t)\s+exist|no longer exists)/i, onlyPart = /^[`"')]*(?:['’]s\b|\s+from\s+(?!(?:the\s+|this\s+|our\s+)?(?:repo|project|code ?base|source|tree|git|disk|package|version control)|[`"']?[\w@.-]+\/))/i, sources = /\b(?:convert|port|migrate|split|extract|mov|renam|replac)\w*\s+(?:[\w-]+\s+){0,3}[`"'(]?$/i, makes = /\b(?:add|create|write|introduce|generate)\s+(?:an?\s+|the\s+)?(?:[\w-]+\s+){0,2}[`"'(]?$/i, comes = /^[`"')]*\s+(?:(?:must|should|needs to|has to|will|shall)\b(?! not|n['’]t)|exists?\b|defines?\b|exports?\b|contains?\b|provides?\b|has\b|declares?\b|covers?\b|is (?:created|added|updated)\b)/i, places = /\b(?:in|into|to|from|inside|under|within|as|called|named|new (?:\w+ )?\w+|with)\s+(?:the\s+|a\s+|new\s+|file\s+)*[`"'(]?$/i, wantsList = /\b(?:files?|deliverables?|acceptance|criteria|definition of done|done when|todo|to do|tasks?|scope|implementation|changes|create|add|update|write|requirements)\b/i, negated = new RegExp(`${no}$`, "i"), removedList = /\bbe (?:removed|deleted|dropped|retired)\b|\bno longer needed\b|\bmust not exist\b/i, example = /(?:\be\.g\.?,?|\bi\.e\.?,?|\bfor (?:example|instance),?|\bsuch as|\blike|\bsimilar to|\bsame as|\bsee(?: also)?|\bas in|\bcf\.?|\bexample:)\s+(?:the\s+)?[`"'(]?$/i, elsewhere = /^(?:logs?|tmp|temp|dist|build|out|coverage|node_modules)\/|\.log$/i, isOnMachine = /\bon (?:your|my|the user['’]?s) (?:machine|computer|laptop)\b|(?:^|[\s`])~\//i, library = /^(?:node|vue|next|nuxt|three|d3|p5|chart|moment|express|backbone|ember|angular|react|discord|alpine|socket|require|underscore|ember|solid|total|sails|asp)\.js$/i, address = /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app|co|ai|sh|de|uk|edu|gov)\//i;
function pathsIn(lines, present) {
  let known = new Set(present), paths = mentions(lines, file).filter(({ value }) => isPlausible(value, known)), folders = mentions(lines, folder).flatMap((each) => asPattern(each, present)), forbidden = distinct([...paths, ...folders].filter(isForbidden)), gone = [...paths.filter(({ value }) => known.has(value)), ...folders].filter((each) => isRemoved(each, paths)), isGone = (each) => gone.includes(each), files = paths.filter(
    (each) => !isForbidden(each) && !isGone(each) && !isRemoved(each, paths) && !example.test(lines[each.line].text.slice(Math.max(0, each.start - 60), each.start)) && (known.has(each.value) ? !sources.test(each.before) : isWanted(each, lines[each.line].text))
  ), made = distinct(files.filter(({ before }) => makes.test(before))), removed2 = distinct(gone).filter((path) => !made.includes(path)), kept = distinct(files).filter((path) => !removed2.includes(path));
  return { paths, files: kept, removed: removed2, forbidden: forbidden.filter((path) => !kept.includes(path)) };
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
  if (onlyPart.test(after)) return !1;
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
  let lines = taskLines(issue.text), { paths, files, removed: removed2, forbidden } = pathsIn(lines, present), checks2 = [...removed2.map((file2) => ({ file: file2, pattern: "^", absent: !0 })), ...contentChecks(lines, paths, files), ...bannedIn(lines, paths)], command = testCommand(issue, lines, files, tests), validation = {
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
  let sources2 = files.filter((path) => !isTest(path) && isSourceFile(path)), found = /* @__PURE__ */ new Map(), names3 = namesIn(lines);
  for (let name of names3) {
    let { value, line: line2, start } = name, { text: text2 } = lines[line2], isMoved = isTakenAway(name, [...names3, ...paths]);
    if (!isAskedFor(name, text2)) continue;
    let target = isMoved ? movedTo(name, paths) : void 0;
    if (isMoved && target === void 0) continue;
    let near = paths.filter((path) => path.line === line2 && sources2.includes(path.value)).sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0]?.value, file2 = target ?? near ?? (sources2.length === 1 ? sources2[0] : void 0);
    if (file2 === void 0) continue;
    let pattern = declaration(value.split(".").at(-1), file2, text2);
    found.set(`${file2} ${pattern}`, { file: file2, pattern });
  }
  return [...found.values()];
}
var bans = /\b(?:no|without(?: any)?|never (?:use|call|import)|(?:must|should|may|shall)(?:n['’]t| not) (?:contain|use|call|import|mention)|do(?:n['’]t| not) (?:use|call|import)|free of)\s+[`"']?$/i, literal = /`([^`\n]{2,80})`/g;
function bannedIn(lines, paths) {
  return mentions(lines, literal).filter(({ before }) => bans.test(before)).flatMap(({ value, line: line2, start, before }) => {
    let near = paths.filter((path) => path.line === line2), file2 = near.find((path) => path.start > start && /\bin\s+[`"']?$/i.test(path.before)) ?? near.find((path) => path.start < start && path.start >= start - before.length);
    return file2 && file2.value !== value ? [{ file: file2.value, pattern: value, literal: !0, absent: !0 }] : [];
  });
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
  return builtIn.test(value) || bans.test(before) || symptom.test(after) && !wish.test(after) ? !1 : isNamed(value, text2) || /^[^`]{0,20}`?\s+(?:(?:should|must|needs to|has to|will|shall)\s+be|is|are)\s+(?:defined|declared|exported|implemented|provided|added|in)\b/i.test(
    after
  ) || /\b(?:defines?|exports?|declares?|provides?|contains?)\s+(?:[\w`,()]+\s+){0,8}`?$/i.test(before);
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
  let named = files.filter((path) => isTest(path) && /\.\w+$/.test(path) && /^[\w./@-]+$/.test(path)), plain2 = withPattern(tool.run, void 0).run, below = tool.cwd === "." ? named : named.flatMap((path) => path.startsWith(`${tool.cwd}/`) ? [path.slice(tool.cwd.length + 1)] : []), line2 = tool.takesPaths && below.length > 0 ? `${plain2}${tool.separator ? ` ${tool.separator}` : ""} ${below.join(" ")}` : plain2;
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
  async run(args, terminal) {
    let words = await wordsFrom(args, terminal), checkout = await openFor({ ...args, flag: () => !1 }, terminal);
    try {
      let present = await checkout.list("head"), named = expected(args.values("files"), present), issue = args.value("issue"), own = issue === void 0 ? void 0 : terminal.files.below(checkout.top, issue), changed = workFiles({ changes: checkout.changes, isContract }).filter((path) => path !== own), listed = named.length > 0 || changed.length > 0 ? named : expectedFiles(words.text, present), files = listed.length > 0 ? listed : changed, project = { ...await projectFor(files, args, checkout), greenfield: isGreenfield(present, isContract) }, id = givenId(args.value("id")) ?? words.id ?? taskId(words.title || (checkout.branch ?? "task").split("/").pop()), at = givenTime(args), task = {
        id,
        title: words.title,
        ...files.length > 0 ? { files } : {},
        patterns: listed.length > 0,
        ...at === void 0 ? {} : { at }
      }, made = args.value("dialect") === "validation" ? fromIssue(id, words, project, present) : fromTask(task, args, project);
      return "ask" in made ? (terminal.err(`${inLine(made.ask)}
`), 3) : (await deliver(id, made.text, args.value("output"), checkout, terminal), made.note && terminal.err(`${inLine(made.note)}
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
async function wordsFrom(args, terminal) {
  let [task, file2] = [args.value("task"), args.value("issue")];
  if (args.positional.length > 0) throw new UsageError("generate takes no operands; give the task with --task TEXT");
  if (!dialects.includes(args.value("dialect") ?? "verification"))
    throw new UsageError(`unknown --dialect ${args.value("dialect")}; use one of ${dialects.join(", ")}`);
  if (task !== void 0 && file2 !== void 0) throw new UsageError("--task and --issue cannot be used together");
  if (file2 === void 0) return { title: task ?? "", text: task ?? "", labels: [] };
  let bytes = await terminal.files.read(file2);
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
async function deliver(id, text2, output, checkout, terminal) {
  if (output === "-") {
    terminal.out(text2);
    return;
  }
  let path = output ?? `${checkout.top}/.contracts/${id}.yml`;
  if (await terminal.files.read(path))
    throw new UsageError(`${path} already exists; choose another with --output or --id`);
  await terminal.files.write(path, text2), terminal.out(`${inLine(terminal.files.below(checkout.top, path) ?? path)}
`);
}

// src/commands/lint/folder-globs.ts
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

// src/commands/lint/dead-places.ts
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
  async run(args, terminal) {
    let checkout = await terminal.open({ cwd: args.value("cwd") ?? terminal.cwd, committed: !1 });
    try {
      let { policy, path, problems: policyProblems } = await lintPolicy(args.value("policy"), checkout, terminal), found = await contractFiles(args.positional, checkout, terminal), files = new Map([...found].filter(([path2]) => !isSessionFile(path2))), { documents, problems } = documentsOf(files, "head"), compiled = compile(documents, { policy, dialects: registries.dialects }), settled = await settleHere(compiled.contracts, policy, checkout), contractProblems = [
        ...objectionsTo(settled.contracts, registries.checks),
        ...problems,
        ...compiled.problems,
        ...settled.problems,
        ...args.positional.length > 0 ? [] : dependencies(compiled)
      ], all = [...policyProblems, ...contractProblems].sort(byPlace), places2 = [compiled, policy, path ?? policyPaths[0], await checkout.list("head")], warnings = [...folderGlobs(...places2), ...deadPlaces(...places2), ...settled.warnings].sort(byPlace);
      if (args.flag("json")) terminal.out(inertJson({ problems: all, warnings }));
      else {
        for (let problem of all) terminal.out(`${problemLine(problem)}
`);
        for (let warning of warnings)
          terminal.out(`${problemLine({ ...warning, message: `warning: ${warning.message}` })}
`);
        terminal.err(summary(all.length, warnings.length, files.size, compiled, path));
        let left = found.size - files.size;
        left > 0 && terminal.err(
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
  }), asked = contracts.filter((contract) => !(contract.done && hasActivities(contract))), { selected, problems } = assignAllChecks(
    asked.map((contract) => ({ contract, why: "" })),
    { ...project, greenfield: isGreenfield(await checkout.list("head"), isContract2) }
  ), isLater = ({ code }) => code === "no_command_yet";
  return {
    contracts: selected.map(({ contract }) => contract),
    problems: [...project.problems, ...problems.filter((each) => !isLater(each))],
    warnings: [...project.warnings, ...problems.filter(isLater)]
  };
}
async function lintPolicy(asked, checkout, terminal) {
  let paths = asked === void 0 ? policyPaths : [terminal.files.below(checkout.top, asked) ?? asked], files = await checkout.read("head", (path2) => paths.includes(path2)), path = paths.find((each) => files.has(each)) ?? (asked === void 0 ? void 0 : paths[0]);
  if (path === void 0) return { policy: noPolicy, problems: [] };
  let content = files.get(path) ?? await terminal.files.read(asked);
  if (content === void 0) throw new UsageError(`policy not found: ${asked}`);
  let { policy = noPolicy, problems } = parsePolicyFile(path, content, path, registries.checks, checkOutputExamples);
  return { policy, path, problems };
}
async function contractFiles(words, checkout, terminal) {
  if (words.length === 0) return checkout.read("head", (path) => matchesAny(contractGlobs, path));
  let files = /* @__PURE__ */ new Map();
  for (let word of words) {
    let found = await findContracts(word, terminal, checkout, ["head"]);
    if (!found) throw new UsageError(`contract file not found: ${word}`);
    for (let [path, content] of found.files) files.set(path, content);
  }
  return files;
}
function dependencies({ contracts }) {
  return [...unknownDependencies(contracts, contracts), ...makePlan(contracts, registries.checks).problems];
}
function summary(problems, warnings, files, { contracts, epics }, policyPath) {
  let number = (count, one) => `${count} ${count === 1 ? one : `${one}s`}`, found = problems === 0 ? "no problems" : number(problems, "problem"), warned = warnings === 0 ? "" : `, ${number(warnings, "warning")}`, readable = number(contracts.length + epics.length, "readable document");
  return files === 0 && problems === 0 ? `there are no contracts here yet${policyPath ? `; ${policyPath} is valid` : ""}; write one with contract-gate generate, or start with contract-gate init
` : `${found}${warned} in ${number(files, "contract file")} (${readable})${policyPath ? ` and ${policyPath}` : ""}
`;
}
function problemLine({ at, message, code }) {
  let [first = "", ...rest] = message.split(`
`), head = `${inLine(at.path)}:${at.line}:${at.column ?? 1}: ${inLine(first)} [${code}]`;
  return rest.length > 0 ? `${head}
${behindBars(rest.join(`
`), "  ")}` : head;
}

// src/commands/results-file.ts
var largest = 256 * 1024 * 1024;
async function readResultsFile(file2, terminal) {
  let bytes = await terminal.files.read(file2, largest);
  if (!bytes) throw new UsageError(`results file not found: ${file2}`);
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

// src/commands/merge.ts
var merge = {
  name: "merge",
  operands: "RESULTS…",
  summary: "Puts the results of all shards together: judges every criterion in this checkout, with what the commands of the shards did. Runs no command.",
  options: {
    ...targetOptions,
    report: reportOption,
    json: { about: "print the results file only" },
    timeout: timeoutOption
  },
  examples: [
    "contract-gate merge shard-1.json shard-2.json",
    "contract-gate merge --committed --json shards/*.json > results.json"
  ],
  async run(args, terminal) {
    let reports2 = reportsFrom("--report", args.values("report"), Object.keys(formats));
    if (args.positional.length === 0)
      throw new UsageError("merge takes the results of all shards: contract-gate merge RESULTS…");
    let files = [];
    for (let name of args.positional) files.push({ name, results: await readResultsFile(name, terminal) });
    let checkout = await openFor(args, terminal);
    try {
      let request = await requestFrom(args, terminal, checkout, []), judge = (recorded) => gate({ ...request, recorded }, checkout, {
        now: terminal.now,
        stop: terminal.signal,
        durations: terminal.durations(checkout.top)
      }), joined = joinShards(files), judged = await judge(joined), own = new Set(args.positional.flatMap((name) => terminal.files.below(checkout.top, name) ?? [])), foreign = "problem" in joined ? void 0 : foreignShard(files, judged, own), results = foreign === void 0 ? judged : await judge({ problem: foreign }), problem = "problem" in joined ? joined.problem : foreign;
      return problem !== void 0 && terminal.err(`contract-gate: ${problem}
`), terminal.signal.throwIfAborted(), await printResults(results, { reports: reports2, json: args.flag("json") }, terminal), exitCodes[results.verdict];
    } finally {
      await checkout.close();
    }
  }
};

// src/commands/plan.ts
var plan = {
  name: "plan",
  operands: "[CONTRACT…]",
  summary: 'Divides the commands of a run among machines, and prints a matrix for GitHub Actions: {"shard": ["1/2", "2/2"]}. Runs no command.',
  options: { shards: { value: "N", about: "the number of machines" }, ...targetOptions },
  examples: ["contract-gate plan --shards 4 --committed"],
  async run(args, terminal) {
    let given = args.value("shards");
    if (given === void 0) throw new UsageError("plan needs the number of machines: --shards 4");
    let total = wholeFrom("--shards", given, mostShards), checkout = await openFor(args, terminal);
    try {
      let request = await requestFrom(args, terminal, checkout), { prepared } = await prepareParts(request, checkout), shard = planShards(prepared.plan, total, await terminal.durations(checkout.top).read());
      return terminal.out(`${JSON.stringify({ shard })}
`), 0;
    } finally {
      await checkout.close();
    }
  }
};

// src/report/verification-prompt.ts
var names = {
  "unit-test": "Unit tests",
  e2e: "E2E test",
  typecheck: "Typecheck",
  lint: "Lint",
  critic: "Critic"
}, unlisted = /* @__PURE__ */ new Set(["advisory", "schema", "rule", "evidence", "claim"]);
function verificationPrompt(contract) {
  let criteria = contract.criteria.filter(({ check }) => !unlisted.has(check.type)), lines = new Set(criteria.filter((each) => !isCovered(each, criteria)).map(line)), task = contract.description.trim() || contract.title;
  return [
    "## Task",
    "",
    // Quoted, so that a task can't add headings of its own.
    task.includes(`
`) ? fence(task) : inLine(task),
    "",
    "## Verification Contract",
    "",
    ...contract.type === "advisory" || criteria.length === 0 ? [
      contract.asks ? "Your work will be verified by what you report: each claim below is compared with the facts." : "This task is not verified automatically. Your output is kept, and a person reviews it."
    ] : [
      "Your work will be verified by:",
      ...[...lines].map((words, index) => `${index + 1}. ${words}`),
      "",
      "Write your implementation knowing these criteria will be checked."
    ]
  ].join(`
`);
}
function isCovered({ check, activity }, all) {
  if (check.type !== "command" || activity) return !1;
  let { run, cwd, expect } = check.params;
  return expect.exit.join() === "0" && expect.stdout === void 0 && expect.stderr === void 0 && all.some(({ check: { type, params } }) => {
    let other = params;
    return type === "tests" && other.run === run && other.cwd === cwd;
  });
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
  async run(args, terminal) {
    let [id, ...more] = args.positional;
    if (id === void 0 || more.length > 0) throw new UsageError("prompt takes one ID: contract-gate prompt ID");
    let checkout = await openFor(args, terminal);
    try {
      let request = await requestFrom({ ...args, positional: [] }, terminal, checkout), usual = await prepare(request, checkout), { contract, problems } = await findContract(id, request, checkout, usual);
      terminal.out(promptFor(contract, usual.policy, terminal.version));
      for (let { at, message } of problems)
        terminal.err(`not in the prompt: ${inLine(`${at.path}:${at.line}: ${message.split(`
`)[0]}`)}
`);
      return 0;
    } finally {
      await checkout.close();
    }
  }
};
function promptFor(contract, policy, version) {
  let { id, title, asks } = contract, [report, output] = claimDialects, pre = contract.criteria.filter(({ check }) => check.type === "pre").map((each) => inLine(each.title));
  return `${[
    `# ${inLine(title)}`,
    `This is task ${id}. Name the branch agent/${id}, or write \`Contract: ${id}\` in the pull request.`,
    verificationPrompt(contract),
    beforeYouPush(contract, version),
    ...(asks?.reports ?? []).map(({ value }) => report.prompt(value, policy, pre)),
    ...(asks?.outputs ?? []).map(({ value }) => `${whereTo(value.from)}

${output.prompt(value, policy)}`)
  ].join(`

`)}
`;
}
function beforeYouPush({ id }, version) {
  return [
    "## Before you push",
    "",
    `Run \`npx contract-gate@${version} verify --only ${id}\`. It exits with 0 when everything passes; otherwise it says what to fix.`,
    "Protected: contracts, the policy, workflows and the tests that exist. A change to one of them, or a weaker test, waits for a person."
  ].join(`
`);
}
function whereTo(from = "pr-body") {
  return from === "pr-body" ? `## Your output

Put the block in the body of the pull request, outside of any fence.` : from === "commits" ? `## Your output

Put the block at the end of the last commit message.` : `## Your output

Put the block at the end of ${from}, and write that file after the last change to any other.`;
}

// src/commands/render.ts
var render = {
  name: "render",
  operands: "RESULTS",
  summary: "Writes reports from a results file. Decides nothing: it exits with 0 whatever the verdict is.",
  options: { report: reportOption },
  examples: ["contract-gate render results.json --report html=report.html --report sarif=gate.sarif"],
  async run(args, terminal) {
    let reports2 = reportsFrom("--report", args.values("report"), Object.keys(formats)), [file2, ...more] = args.positional;
    if (file2 === void 0 || more.length > 0)
      throw new UsageError("render takes one results file: contract-gate render RESULTS --report FORMAT=PATH");
    if (reports2.length === 0)
      throw new UsageError("render needs --report FORMAT=PATH, such as --report html=report.html");
    let results = await readResultsFile(file2, terminal);
    for (let { format, path } of reports2) await terminal.files.write(path, formats[format](results));
    return 0;
  }
};

// src/commands/retry.ts
var retry = {
  name: "retry",
  operands: "RESULTS",
  summary: "Prints the text for the next attempt from a results file: the task, what failed, and how to fix it.",
  options: {},
  examples: ["contract-gate verify --json > results.json; contract-gate retry results.json"],
  async run(args, terminal) {
    let [file2, ...more] = args.positional;
    if (file2 === void 0 || more.length > 0)
      throw new UsageError("retry takes one results file: contract-gate retry RESULTS");
    let results = await readResultsFile(file2, terminal);
    return terminal.out(retryTexts(results) || nothingToRetry(results)), 0;
  }
};
function nothingToRetry({ contracts }) {
  return contracts.every(({ verdict }) => verdict === "pass") ? `No contract failed: nothing to retry.
` : `No failure is for the author to fix: nothing to retry.
`;
}

// src/commands/schema.ts
var shapes = {
  contract: {
    shape: contractShape,
    about: "a contract in .contracts/",
    description: "What an agent is to do, and the checks that its pull request must pass."
  },
  epic: {
    shape: epicShape,
    about: "an epic: checks for every task",
    description: "Checks that contract-gate adds to every contract."
  },
  policy: {
    shape: policyShape(checks),
    about: "contract-gate.yml",
    description: "Which pull requests contract-gate verifies, how, and who may sign off."
  },
  rules: {
    shape: rulesShape,
    about: "test-activity-rules.json",
    description: "Which files and titles need which activities in a generated contract."
  },
  results: {
    shape: resultsShape,
    about: "the output of verify --json",
    description: "The results of contract-gate: the verdict, and every criterion with its status."
  }
}, schema = {
  name: "schema",
  operands: "[NAME]",
  summary: `Prints the JSON Schema of a file format, for editors: ${Object.keys(shapes).join(", ")}. Without a name, lists them.`,
  options: {},
  examples: ["contract-gate schema contract > contract.schema.json"],
  async run(args, terminal) {
    let [name, ...more] = args.positional;
    if (more.length > 0) throw new UsageError("schema takes one name");
    if (name === void 0) {
      for (let [each, { about: about2 }] of Object.entries(shapes)) terminal.out(`${each.padEnd(9)} ${about2}
`);
      return 0;
    }
    let known = schemaNames.find((each) => each === name);
    if (!known) {
      let hint = didYouMean(name, schemaNames) || `; known: ${schemaNames.join(", ")}`;
      throw new UsageError(`unknown schema ${JSON.stringify(name)}${hint}`);
    }
    let { shape, about, description } = shapes[known], document = {
      $schema: "http://json-schema.org/draft-07/schema#",
      $id: schemaUrl(known, terminal.version),
      title: `contract-gate: ${about}`,
      description,
      ...shape.schema()
    };
    return terminal.out(`${JSON.stringify(document, null, 2)}
`), 0;
  }
};

// src/commands/setup/completion.ts
var shells = { bash, zsh, fish }, completionOf = (all) => ({
  name: "completion",
  operands: "SHELL",
  summary: `Prints a script that completes commands and options in ${Object.keys(shells).join(", ")}.`,
  options: {},
  examples: [
    "source <(contract-gate completion bash)",
    "contract-gate completion fish > ~/.config/fish/completions/contract-gate.fish"
  ],
  async run(args, terminal) {
    let [name, ...more] = args.positional, known = Object.keys(shells);
    if (name === void 0 || more.length > 0) throw new UsageError(`completion takes one shell: ${known.join(", ")}`);
    if (!Object.hasOwn(shells, name))
      throw new UsageError(
        `unknown shell ${JSON.stringify(name)}${didYouMean(name, known) || `; known: ${known.join(", ")}`}`
      );
    return terminal.out(shells[name](all())), 0;
  }
});
function optionsOf({ options: options3 }) {
  return [...Object.entries(options3).map(([name, { about, value }]) => ({
    word: `--${name}`,
    about,
    ...value ? { value } : {}
  })), { word: "--help", about: "show this help" }];
}
var fileValues = ["FILE", "DIR", "PATH"];
function bash(all) {
  let cases = all.map((command) => {
    let words = optionsOf(command).map(({ word }) => word);
    return `    ${command.name}) words='${words.join(" ")}' ;;`;
  });
  return `# bash completion for contract-gate
_contract_gate() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W '${all.map(({ name }) => name).join(" ")} --help --version' -- "$current")
    return
  fi
  case "\${COMP_WORDS[1]}" in
    help) words='${all.map(({ name }) => name).join(" ")}' ;;
${cases.join(`
`)}
  esac
  case "$current" in
    -*) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current") ;;
    *) [ "\${COMP_WORDS[1]}" = help ] && mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current") ;;
  esac
}
complete -o default -F _contract_gate contract-gate
`;
}
function zsh(all) {
  let quoted = (text2) => `'${text2.replaceAll("'", "'\\''")}'`, listed = all.map(({ name, summary: summary2 }) => `    ${quoted(`${name}:${summary2.replaceAll(":", "\\:")}`)}`), cases = all.map((command) => {
    let specs = optionsOf(command).map(({ word, about, value }) => {
      let action = value === void 0 ? "" : `:${value}:${fileValues.includes(value) ? "_files" : " "}`;
      return quoted(`*${word}[${about.replaceAll(/[[\]:]/g, " ")}]${action}`);
    });
    return `    ${command.name}) _arguments ${specs.join(" ")} '*:file:_files' ;;`;
  });
  return `#compdef contract-gate
_contract_gate() {
  local -a commands
  commands=(
${listed.join(`
`)}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "\${words[2]}" in
    help) _describe command commands ;;
${cases.join(`
`)}
  esac
}
if [ "\${funcstack[1]}" = _contract_gate ]; then _contract_gate "$@"; else compdef _contract_gate contract-gate; fi
`;
}
function fish(all) {
  let quoted = (text2) => `'${text2.replaceAll(/['\\]/g, (found) => `\\${found}`)}'`;
  return `# fish completion for contract-gate
${all.flatMap((command) => [
    `complete -c contract-gate -n __fish_use_subcommand -f -a ${command.name} -d ${quoted(command.summary)}`,
    ...optionsOf(command).map(({ word, about, value }) => {
      let wants = value === void 0 ? "" : fileValues.includes(value) ? " -r -F" : " -x";
      return `complete -c contract-gate -n ${quoted(`__fish_seen_subcommand_from ${command.name}`)} -l ${word.slice(2)}${wants} -d ${quoted(about)}`;
    })
  ]).join(`
`)}
`;
}

// src/install/doctor/weakness.ts
function weaknessesIn(path) {
  let found = [];
  return {
    found,
    add(level, code, at, message, fix) {
      let { line: line2, column } = at ?? { line: 1, column: 1 };
      found.push({ code, level, message, at: { path, line: line2, column }, fix });
    }
  };
}

// src/install/doctor/policy.ts
function policyWeaknesses(path, source, policy) {
  let { found, add } = weaknessesIn(path), [node] = parseDocuments(path, source).nodes, at = (...keys) => node && placeOf(node, keys), { mode = "block", require: require2 = "agents", sign_off = {}, protect = [] } = policy;
  mode !== "block" && add("weak", "policy_mode", at("mode"), `mode: ${mode} reports, and blocks nothing`, "Write mode: block."), require2 === "never" && add(
    "weak",
    "require_never",
    at("require"),
    "no pull request needs a contract",
    "Write require: agents, or always."
  ), satisfiedBy(policy) === "any" && add(
    "weak",
    "satisfied_by_any",
    at("satisfied_by"),
    "an agent can write the only contract that its work is checked by",
    "Write satisfied_by: trusted."
  ), (sign_off.bots === !0 || Array.isArray(sign_off.bots) && sign_off.bots.length > 0) && add("weak", "bots_sign", at("sign_off", "bots"), "bots can sign off what waits for a person", "Remove bots."), sign_off.allow_author && add(
    "note",
    "author_signs",
    at("sign_off", "allow_author"),
    "the author can sign off their own pull request, and so can an agent with the author's token",
    "Remove allow_author as soon as there is a second person."
  );
  for (let glob of protect.filter((each) => each.startsWith("!")))
    add("weak", "unprotected", at("protect"), `${glob} takes files out of the protected ones`, `Remove ${glob}.`);
  let { mode: cage, docker } = cageOf(policy);
  return cage === "none" && add("weak", "no_cage", at("cage"), "commands can see and change the gate while it runs", "Remove cage: none."), docker && add(
    "weak",
    "docker",
    at("cage", "docker"),
    "commands can use the machine's containers, and so leave the cage",
    "Remove docker."
  ), policy.pre_existing === "warn" && add(
    "note",
    "pre_existing",
    at("pre_existing"),
    "a check that fails on the base already blocks nothing",
    "Fix the base, and write pre_existing: fail."
  ), found;
}
function placeOf(node, keys) {
  let place = { line: 1, column: 1 }, inner = node;
  for (let key of keys) {
    let found = inner && entry(inner, key);
    if (!found) return place;
    place = found.keyAt, inner = found.value;
  }
  return place;
}

// src/install/doctor/programs.ts
var builtins = "alias bash bg break case cd command continue declare do echo eval exec exit export false for if let local printf pwd read return set sh shift source test time trap true type ulimit umask unset until wait while".split(
  " "
), firstWord = /^\s*(?:[A-Za-z_]\w*=\S*\s+)*([A-Za-z][\w.+-]*)(?=\s|$)/;
function programsIn(contracts, { setup = [], source }, checks2) {
  let found = /* @__PURE__ */ new Map(), see = (line2, at) => {
    let program = typeof line2 == "string" ? firstWord.exec(line2)?.[1] : void 0;
    program && !builtins.includes(program) && !found.has(program) && found.set(program, at);
  };
  for (let { value, at } of setup) see(value.command.run, { path: source, ...at });
  for (let { criteria, done } of contracts)
    if (!done)
      for (let criterion of criteria)
        isCommand(checks2, criterion) && see(criterion.check.params.run, criterion.at);
  return [...found].map(([program, at]) => ({ program, at }));
}

// src/install/doctor/workflow.ts
function readLocatedWorkflow(path, source) {
  let { nodes, problems } = parseYaml(source), [problem] = problems;
  if (problem) return { problem: { message: problem.message, at: problem.at } };
  let [node] = nodes;
  if (node?.kind !== "map" || !entry(node, "jobs"))
    return { problem: { message: "it is not a workflow", at: { line: 1, column: 1 } } };
  let permissions2 = keyed(node, "permissions"), jobs = entriesOf(keyed(node, "jobs")?.node).map(({ key, keyAt, value }) => {
    let uses = textOf(value, "uses"), own = keyed(value, "permissions") ?? permissions2;
    return {
      key,
      at: keyAt,
      node: value,
      steps: itemsOf(keyed(value, "steps")?.node).map(stepFrom),
      ...uses ? { uses } : {},
      ...own ? { permissions: own } : {}
    };
  });
  return { workflow: { path, node, events: eventsOf(node), jobs } };
}
function stepFrom(node) {
  let uses = textOf(node, "uses");
  return {
    at: node.at,
    node,
    uses: uses?.text ?? "",
    usesAt: uses?.at ?? node.at,
    run: textOf(node, "run")?.text ?? ""
  };
}
function eventsOf(node) {
  let on = keyed(node, "on");
  return on ? on.node.kind === "text" ? /* @__PURE__ */ new Map([[on.node.value, { at: on.at }]]) : on.node.kind === "list" ? new Map(on.node.items.flatMap((each) => each.kind === "text" ? [[each.value, { at: each.at }]] : [])) : new Map(entriesOf(on.node).map(({ key, keyAt, value }) => [key, { at: keyAt, settings: value }])) : /* @__PURE__ */ new Map();
}
function entriesOf(node) {
  return node?.kind === "map" ? node.entries : [];
}
function itemsOf(node) {
  return !node || node.kind === "null" ? [] : node.kind === "list" ? node.items : [node];
}
function keyed(node, key) {
  let found = node && entry(node, key);
  return found && { node: found.value, at: found.keyAt };
}
function textOf(node, key) {
  let found = keyed(node, key);
  if (!(!found || !("value" in found.node)))
    return { text: String(found.node.value), at: found.at };
}
function writtenScopes({ permissions: permissions2 }) {
  if (!permissions2) return [];
  let { node, at } = permissions2;
  return node.kind === "text" ? node.value === "write-all" ? [{ scope: "all", at }] : [] : entriesOf(node).filter(({ value }) => value.kind === "text" && value.value === "write").map(({ key, keyAt }) => ({ scope: key, at: keyAt }));
}

// src/install/doctor/gate-job.ts
var usualJob = "contract-gate", gateAction = /(?:^|\/)contract-gate(?:\/[\w./-]+)?@/;
function gateStep(job, { isOwn }) {
  let step = job.steps.find(({ uses }) => gateAction.test(uses) || isOwn && uses === "./");
  return step && { step, command: textOf(keyed(step.node, "with")?.node, "command")?.text ?? "gate" };
}
function callsGate({ uses }) {
  return uses !== void 0 && gateAction.test(uses.text);
}
function decidingJobs({ jobs }, context) {
  let commandOf = (job) => gateStep(job, context)?.command ?? "";
  return jobs.filter((job) => callsGate(job) || ["gate", "publish"].includes(commandOf(job)));
}
function runsGate({ jobs }, context) {
  return jobs.some((job) => callsGate(job) || (gateStep(job, context)?.command ?? "recheck") !== "recheck");
}
var reportCheck = "contract-gate report";
function checkOf({ events }, job) {
  if ((events.has("workflow_run") || events.has("pull_request_target")) && !events.has("pull_request")) return reportCheck;
  let name = textOf(job.node, "name")?.text ?? job.key;
  return callsGate(job) ? `${name} / ${usualJob}` : name;
}
function gateWeaknesses(workflow, context) {
  let { found, add } = weaknessesIn(workflow.path);
  workflow.events.has("workflow_call") && workflow.events.size === 1 || triggers(workflow, add);
  for (let job of decidingJobs(workflow, context))
    checkOf(workflow, job) !== reportCheck && (names2(workflow, job, context, add), conclusions(job, context, add));
  for (let job of workflow.jobs) {
    let gate2 = gateStep(job, context);
    !gate2 || gate2.command === "recheck" || (permissions(job, gate2.command, context, add), steps(job, gate2.step, context, add));
  }
  return found;
}
var neededTypes = ["opened", "synchronize", "reopened", "edited", "labeled", "unlabeled"], filters = ["branches", "branches-ignore", "paths", "paths-ignore"];
function triggers({ events, node }, add) {
  let at = keyed(node, "on")?.at, pull = events.get("pull_request");
  if (!pull && !events.has("pull_request_target") && !events.has("workflow_run")) {
    add("weak", "no_pull_request", at, "the gate does not run for pull requests", "Add pull_request: under on:.");
    return;
  }
  if (!pull) return;
  let types2 = itemsOf(keyed(pull.settings, "types")?.node).map(plain), present = types2.length > 0 ? types2 : ["opened", "synchronize", "reopened"], missing = neededTypes.filter((type) => !present.includes(type));
  missing.length > 0 && add(
    "weak",
    "missing_types",
    keyed(pull.settings, "types")?.at ?? pull.at,
    `the gate does not run when a pull request is ${missing.join(", ")}, which can change what applies to it`,
    `Write types: [${[...neededTypes, "ready_for_review"].join(", ")}].`
  );
  for (let filter of filters) {
    let used = keyed(pull.settings, filter);
    used && add(
      "weak",
      "filtered",
      used.at,
      `${filter} leaves pull requests out: the gate does not run for them`,
      `Remove ${filter}, and let the policy and applies_to decide.`
    );
  }
  events.has("merge_group") || add(
    "weak",
    "no_merge_group",
    at,
    "the gate does not run in a merge queue, so a queue merges without its verdict or waits for ever",
    "Add merge_group: under on:."
  );
  let review = events.get("pull_request_review");
  review && add(
    "note",
    "review_trigger",
    review.at,
    "a run for a review leaves a second check of the same name, and the older one can keep blocking",
    "Remove it, and use the workflow contract-gate-recheck.yml, which runs the same check again."
  );
}
function names2(workflow, job, { required: required2 }, add) {
  let name = textOf(job.node, "name"), shown = checkOf(workflow, job), matrix = keyed(keyed(job.node, "strategy")?.node, "matrix");
  required2?.includes(shown) && !matrix || (matrix && add(
    "weak",
    "job_matrix",
    matrix.at,
    "a matrix adds to the name of the job, so no rule finds it",
    "Remove the matrix."
  ), shown !== usualJob && !callsGate(job) && add(
    "weak",
    "job_name",
    name?.at ?? job.at,
    `the gate's job is named ${JSON.stringify(shown)}, so a rule that requires ${usualJob} does not find it`,
    name ? "Remove name:." : `Name the job ${usualJob}.`
  ));
}
var neverSkips = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\))\s*(?:\}\})?$/;
function conclusions(job, context, add) {
  let step = gateStep(job, context)?.step, condition = textOf(job.node, "if");
  condition && !neverSkips.test(condition.text) && add("weak", "job_skipped", condition.at, "if: can skip the job, and a skipped job counts as passed", "Remove if:.");
  let needs = keyed(job.node, "needs");
  needs && !condition && add(
    "weak",
    "job_needs",
    needs.at,
    "if a job that it needs fails, the job is skipped, and a skipped job counts as passed",
    "Add if: ${{ !cancelled() }} to the job, or remove needs:."
  );
  let stepCondition = step && textOf(step.node, "if");
  stepCondition && !neverSkips.test(stepCondition.text) && add(
    "weak",
    "step_skipped",
    stepCondition.at,
    "if: can skip the gate's step, and the job is then green",
    "Remove if:."
  );
  for (let node of [job.node, ...step ? [step.node] : []]) {
    let tolerant = keyed(node, "continue-on-error");
    tolerant && !(tolerant.node.kind === "boolean" && !tolerant.node.value) && add(
      "weak",
      "continue_on_error",
      tolerant.at,
      "the job stays green if the gate fails",
      "Remove continue-on-error."
    );
  }
  let mode = step && textOf(keyed(step.node, "with")?.node, "mode");
  mode && mode.text !== "block" && add("weak", "mode_input", mode.at, `mode: ${mode.text} reports, and blocks nothing`, "Remove mode:.");
}
function permissions(job, command, { dispatches }, add) {
  if (!job.permissions) {
    add(
      "weak",
      "permissions_missing",
      job.at,
      "without permissions: the job has those of the repository's settings, which can be all",
      "Add permissions: {contents: read, checks: write, pull-requests: write, actions: read}."
    );
    return;
  }
  let needed = ["verify", "plan"].includes(command) ? [] : ["checks", "pull-requests", ...dispatches ? ["contents"] : []];
  for (let { scope, at } of writtenScopes(job)) {
    if (needed.includes(scope)) continue;
    let what = scope === "all" ? "write-all" : `${scope}: write`;
    add(
      "weak",
      "permissions_wide",
      at,
      `the job needs no ${what}, and commands run next to that token`,
      "Remove this line."
    );
  }
}
var pinnedForm = /@[0-9a-f]{40}$/, ownRelease = /(?:^|\/)contract-gate(?:\/[\w./-]+)?@v\d+(?:\.\d+){0,2}$/;
function steps(job, gate2, context, add) {
  let before = job.steps.slice(0, job.steps.indexOf(gate2));
  for (let { uses, usesAt } of job.steps)
    uses === "" || uses.startsWith("./") || pinnedForm.test(uses) || ownRelease.test(uses) || add("weak", "unpinned", usesAt, `${uses} can change without notice`, "Pin it by the full commit of a release.");
  for (let { run, uses, at, usesAt, node } of before) {
    let isLocal = uses.startsWith("./") && !context.isOwn;
    if ((run !== "" || isLocal) && add(
      "weak",
      "step_before",
      run === "" ? usesAt : at,
      "a step before the gate can run code of the pull request, outside of the cage, and change the gate",
      "Move it to setup: in the policy, or to a job of its own."
    ), /^actions\/checkout@/.test(uses) && !isFalse(keyed(keyed(node, "with")?.node, "persist-credentials")?.node) && add(
      "weak",
      "credentials_kept",
      usesAt,
      "the checkout leaves its token in .git/config, where commands can read it",
      "Add with: {persist-credentials: false}."
    ), installsPrograms(uses)) {
      let cache = keyed(keyed(node, "with")?.node, "cache");
      cache && !isFalse(cache.node) && add("note", "cache", cache.at, "a cache that pull requests can write is read by the gate", "Remove cache:.");
    }
  }
  secrets(job, gate2, add);
  let runner = textOf(job.node, "runs-on") ?? labelled(job);
  runner && /self-hosted/.test(runner.text) && add(
    "note",
    "self_hosted",
    runner.at,
    "a machine of your own keeps what commands leave behind, unless it is new for each job",
    "Use runners that are thrown away after each job."
  );
}
function labelled({ node }) {
  let labels = keyed(node, "runs-on");
  return labels && { text: itemsOf(labels.node).map(plain).join(" "), at: labels.at };
}
function secrets(job, gate2, add) {
  let places2 = [job.node, gate2.node].flatMap((node) => {
    let env = entry(node, "env");
    return env ? [env.value] : [];
  });
  for (let { key, keyAt, value } of places2.flatMap((node) => node.kind === "map" ? node.entries : []))
    value.kind !== "text" || !/\bsecrets\s*[.[]/.test(value.value) || add("weak", "secret", keyAt, `the secret ${key} is in the environment of the job that runs commands`, "Remove it.");
}
function isFalse(node) {
  return node?.kind === "boolean" && !node.value || node?.kind === "text" && node.value === "false";
}

// src/install/doctor/other-workflows.ts
var headReference = /github\.head_ref|github\.event\.pull_request\.(?:head|number|merge_commit_sha)|github\.event\.workflow_run\.head|refs\/pull\//, fetchesHead = /\bgh pr checkout\b|\bpull\/\$|refs\/pull\//, privileged = ["pull_request_target", "workflow_run", "issue_comment", "pull_request_review"];
function otherWeaknesses(workflow, context) {
  let { found, add } = weaknessesIn(workflow.path), event = privileged.find((name) => workflow.events.has(name) && name !== "pull_request_review");
  for (let job of workflow.jobs) {
    if (event)
      for (let at of headCheckouts(job))
        add(
          "weak",
          "head_checkout",
          at,
          `code of a pull request is checked out on ${event}, with a token that can write and with secrets`,
          "Use pull_request, or leave the head out of this workflow."
        );
    if (gateStep(job, context)?.command !== "recheck") {
      for (let { scope, at } of writtenScopes(job)) {
        if (!["checks", "statuses", "all"].includes(scope)) continue;
        let what = scope === "all" ? "write-all" : `${scope}: write`;
        add(
          "weak",
          "checks_written",
          at,
          `with ${what} the job ${job.key} can post a check of any name, that of the gate included`,
          `Remove ${what}, or give it to a job that runs no code of a pull request.`
        );
      }
      (textOf(job.node, "name")?.text ?? job.key) === usualJob && add(
        "weak",
        "same_name",
        job.at,
        `another job is named ${usualJob}: if it passes where the gate does not run, the rule is satisfied`,
        "Rename this job."
      );
    }
  }
  return found;
}
function headCheckouts(job) {
  return job.steps.flatMap(({ uses, node, run, at }) => {
    let ref = textOf(keyed(node, "with")?.node, "ref");
    return /^actions\/checkout@/.test(uses) && ref && headReference.test(ref.text) ? [ref.at] : fetchesHead.test(run) ? [at] : [];
  });
}
function recheckWeaknesses(workflow, context) {
  let { found, add } = weaknessesIn(workflow.path);
  for (let job of workflow.jobs) {
    if (gateStep(job, context)?.command !== "recheck") continue;
    for (let { uses, usesAt } of job.steps)
      /^actions\/checkout@/.test(uses) && add("weak", "recheck_checkout", usesAt, "this job can start runs, and needs no checkout", "Remove this step.");
    let other = writtenScopes(job).filter(({ scope }) => scope !== "actions");
    for (let { scope, at } of other)
      add("weak", "permissions_wide", at, `running the gate again needs no ${scope}: write`, "Remove this line.");
  }
  return found;
}

// src/install/doctor/repository.ts
function workflowWeaknesses(texts, context) {
  let workflows = [], unreadable = [];
  for (let [path, text2] of [...texts].sort(([a], [b]) => a < b ? -1 : 1)) {
    let read = readLocatedWorkflow(path, text2);
    if ("workflow" in read) workflows.push(read.workflow);
    else {
      let { found, add } = weaknessesIn(path), { message, at } = read.problem;
      add("unknown", "unreadable", at, `this workflow can't be read: ${message}`, "Correct it."), unreadable.push(...found);
    }
  }
  let gates = workflows.filter((each) => runsGate(each, context)), others = workflows.filter((each) => !gates.includes(each));
  return { weaknesses: [
    ...unreadable,
    ...gates.length === 0 ? noGate() : [],
    ...gates.length > 0 && checksIn(workflows, context).length === 0 ? noVerdict(gates[0]) : [],
    ...gates.flatMap((each) => gateWeaknesses(each, context)),
    ...others.flatMap((each) => otherWeaknesses(each, context)),
    ...workflows.flatMap((each) => recheckWeaknesses(each, context)),
    ...gates.length > 0 && !hasRecheck(workflows, context) ? noRecheck(gates[0]) : []
  ], gates };
}
function gateChecks(texts, context) {
  let workflows = [...texts].flatMap(([path, text2]) => {
    let read = readLocatedWorkflow(path, text2);
    return "workflow" in read ? [read.workflow] : [];
  }), names3 = checksIn(workflows, context);
  return names3.length > 0 ? [...new Set(names3)] : [usualJob];
}
function checksIn(workflows, context) {
  return workflows.flatMap((workflow) => decidingJobs(workflow, context).map((job) => checkOf(workflow, job)));
}
function noVerdict({ path }) {
  let { found, add } = weaknessesIn(path);
  return add("weak", "no_verdict", void 0, "command: verify passes whatever it finds, and no job publishes its results, so nothing blocks", "Add a job with command: publish, or use command: gate."), found;
}
function noGate() {
  let { found, add } = weaknessesIn(".github/workflows/contract-gate.yml");
  return add("weak", "no_gate", void 0, "no workflow runs contract-gate", "Run contract-gate init."), found;
}
function hasRecheck(workflows, context) {
  return workflows.some(
    ({ jobs, events }) => events.has("pull_request_review") && jobs.some((job) => gateStep(job, context) !== void 0)
  );
}
function noRecheck({ path }) {
  let { found, add } = weaknessesIn(path);
  return add("note", "no_recheck", void 0, "an approval does not run the gate again: somebody must re-run the job", "Run contract-gate init, which adds contract-gate-recheck.yml."), found;
}

// src/workspace/git/about.ts
var mostCommits = 5e3;
async function aboutRepository(top) {
  let git = gitIn(top), remotes = oneLine(await git(["remote"])).split(`
`).filter(Boolean), remote = remotes.includes("origin") ? "origin" : remotes[0], url = remote === void 0 ? "" : oneLine(await git(["config", "--get", `remote.${remote}.url`], { accept: [0, 1] }));
  return {
    defaultBranch: await defaultBranch(git, remote),
    ...url ? { remote: url } : {},
    people: await peopleIn(git)
  };
}
async function defaultBranch(git, remote) {
  let pointer = `refs/remotes/${remote ?? "origin"}/HEAD`, named = await git(["symbolic-ref", "--quiet", pointer], { accept: [0, 1, 128] });
  if (named.code === 0) return oneLine(named).replace(pointer.replace(/HEAD$/, ""), "");
  let format = ["--format=%(refname:short)", "refs/heads/main", "refs/heads/master"], [usual] = oneLine(await git(["for-each-ref", ...format])).split(`
`).filter(Boolean);
  if (usual) return usual;
  let current = await git(["symbolic-ref", "--quiet", "--short", "HEAD"], { accept: [0, 1] });
  return oneLine(current) || "main";
}
async function peopleIn(git) {
  let answer = await git(["log", "-z", `--max-count=${mostCommits}`, "--format=tformat:%aN%x00%aE", "HEAD", "--"], {
    accept: [0, 128]
  }), words = answer.code === 0 ? fields(answer.stdout) : [], names3 = /* @__PURE__ */ new Set(), addresses = /* @__PURE__ */ new Set();
  for (let index = 0; index + 1 < words.length; index += 2) {
    let [name, address2] = [words[index].toLowerCase(), words[index + 1].toLowerCase()];
    /\[bot\]/.test(`${name} ${address2}`) || (names3.add(name), addresses.add(address2));
  }
  return Math.min(names3.size, addresses.size);
}

// src/workspace/machine.ts
import { readFile } from "node:fs/promises";
async function credentialsIn(top) {
  let file2 = oneLine(await gitIn(top)(["rev-parse", "--path-format=absolute", "--git-path", "config"])), text2 = await readFile(file2, "utf8").catch(() => ""), holdsSecret = /^\s*extraheader\s*=\s*authorization:|:\/\/[^/\s:@]+:[^/\s@]+@|:\/\/(?:gh[pousr]_|github_pat_)\w+@/i;
  return text2.split(`
`).flatMap((line2, index) => holdsSecret.test(line2) ? [{ path: ".git/config", line: index + 1 }] : []);
}
async function gitVersion(top) {
  let answer = oneLine(await gitIn(top)(["version"]));
  return /(\d+(?:\.\d+)+)/.exec(answer)?.[1] ?? answer;
}
function isInstalled(program) {
  return findProgram(program, process.env.PATH) !== void 0;
}

// src/github/api/reader.ts
var mostPages = 20, timeLimitMs = 15e3, maxBytes = 16 * 1024 * 1024;
function openReader({ apiUrl, token, version, signal, env }) {
  let base2 = apiUrl.replace(/\/+$/, ""), fetch = openFetch({ home: new URL(base2).origin, signal, env, timeLimitMs, maxBytes }), headers = {
    accept: "application/vnd.github+json",
    "x-github-api-version": "2022-11-28",
    "user-agent": `contract-gate/${version}`,
    authorization: `token ${token}`
  };
  async function read(path) {
    let request = { method: "GET", path: path.split("?", 1)[0] }, response = await fetch(`${base2}${path}`, { method: "GET", headers }).catch((error) => {
      throw error instanceof ExchangeError ? new ApiError("unreachable", null, `No response from GitHub to GET ${request.path}: ${error.message}.`) : error;
    }), data = await response.json().catch(() => null);
    if (response.status >= 500)
      throw new ApiError("unreachable", response.status, `GitHub returned ${response.status} for GET ${request.path}.`);
    if (response.status >= 400) throw refusal(request, response.status, data, void 0);
    return { data, next: /rel="?next"?/.test(response.headers.get("link") ?? "") };
  }
  return {
    async get(route, parameters, shape) {
      let path = pathOf(route, parameters);
      return readResponse(shape, (await read(path)).data, `GET ${path}`);
    },
    async all(route, parameters, item) {
      let path = pathOf(route, parameters), items = [];
      for (let page = 1; page <= mostPages; page++) {
        let { data, next } = await read(`${path}?per_page=100&page=${page}`);
        if (!Array.isArray(data)) throw new ApiError("broken", null, `GitHub's response to GET ${path} is not a list.`);
        if (items.push(...data), !next) return items.map((each) => readResponse(item, each, `GET ${path}`));
      }
      throw new ApiError("broken", null, `GitHub's response to GET ${path} has more than ${mostPages} pages.`);
    }
  };
}
function pathOf(route, parameters) {
  rejectUnsafePaths(route, parameters);
  let values = parameters;
  return route.slice(4).replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])));
}
function repositoryAt(remote) {
  let form = /^(?:https?:\/\/(?:[^@/\s]+@)?|ssh:\/\/git@|git@)([\w.-]+(?::\d+)?)[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/, [, host, repository] = form.exec(remote) ?? [];
  if (!host || !repository || ownerAndRepo(repository).repo === "") return;
  let apiUrl = host === "github.com" ? "https://api.github.com" : `https://${host}/api/v3`;
  return { repository, serverUrl: `https://${host}`, apiUrl };
}

// src/commands/setup/open-reader.ts
function readerFor({ remote = "" }, terminal) {
  let { token, repository, apiUrl, serverUrl, env } = terminal.github, place = repository && apiUrl && serverUrl ? { repository, apiUrl, serverUrl } : repositoryAt(remote);
  if (!token) return { needs: "GITHUB_TOKEN" };
  if (!place) return { needs: "a remote on GitHub" };
  let { version, signal } = terminal;
  return { api: openReader({ apiUrl: apiUrl || place.apiUrl, token, version, signal, env }), repository: place.repository, serverUrl: place.serverUrl };
}

// src/commands/setup/doctor.ts
var workflowFile = /^\.github\/workflows\/[^/]+\.ya?ml$/, doctor = {
  name: "doctor",
  operands: "",
  summary: "Finds what would let a pull request past the gate here: in the workflows, the policy, this machine and, with GITHUB_TOKEN, the rules of the branch.",
  options: {
    json: { about: "print what was found as JSON only" },
    cwd: { value: "DIR", about: "the folder of the checkout" }
  },
  examples: ["contract-gate doctor", "GITHUB_TOKEN=$(gh auth token) contract-gate doctor"],
  async run(args, terminal) {
    if (args.positional.length > 0) throw new UsageError("doctor takes no operand");
    let checkout = await terminal.open({ cwd: args.value("cwd") ?? terminal.cwd, committed: !1 });
    try {
      let about = await aboutRepository(checkout.top), policy = await checkPolicy(checkout), isOwn = /^name: contract-gate$/m.test(await textAt("action.yml", checkout)), texts = await textsOf(checkout, (path) => workflowFile.test(path)), rules = await checkRules(about, gateChecks(texts, { isOwn }), terminal), context = { isOwn, dispatches: policy.policy.dispatch === !0, ...rules.known }, found = [
        ...workflowWeaknesses(texts, context).weaknesses,
        ...policy.weaknesses,
        ...rules.weaknesses,
        ...await checkMachine(checkout, policy.policy)
      ];
      return args.flag("json") ? terminal.out(inertJson({ weaknesses: found, unchecked: rules.unchecked })) : print(found, rules.unchecked, terminal), found.some(({ level }) => level === "weak") ? 1 : found.some(({ level }) => level === "unknown") ? 2 : 0;
    } finally {
      await checkout.close();
    }
  }
};
async function textsOf(checkout, wanted) {
  let texts = /* @__PURE__ */ new Map();
  for (let [path, content] of await checkout.read("head", wanted))
    content instanceof Uint8Array && texts.set(path, new TextDecoder().decode(content));
  return texts;
}
async function textAt(path, checkout) {
  return (await textsOf(checkout, (each) => each === path)).get(path) ?? "";
}
async function checkPolicy(checkout) {
  let files = await checkout.read("head", (path2) => policyPaths.includes(path2)), path = policyPaths.find((each) => files.has(each));
  if (path === void 0) {
    let { found: found2, add: add2 } = weaknessesIn(policyPaths[0]);
    return add2(
      "weak",
      "no_policy",
      void 0,
      "without a policy, an agent can write the only contract that its work is checked by",
      "Run contract-gate init, or write version: 1 and satisfied_by: trusted."
    ), { policy: noPolicy, weaknesses: found2 };
  }
  let content = files.get(path), { policy, problems } = parsePolicyFile(path, content, path, registries.checks, checkOutputExamples), { found, add } = weaknessesIn(path);
  for (let { at, message } of problems)
    add(
      "unknown",
      "policy_unreadable",
      { line: at.line, column: at.column ?? 1 },
      message,
      "Correct it: see contract-gate lint."
    );
  return !policy || typeof content == "string" ? { policy: noPolicy, weaknesses: found } : { policy, weaknesses: policyWeaknesses(path, new TextDecoder().decode(content), policy) };
}
async function checkRules(about, names3, terminal) {
  let check = names3.join(" or "), branch = about.defaultBranch, reader = readerFor(about, terminal);
  if ("needs" in reader) {
    let unchecked = [`whether ${branch} requires the check ${check} (needs ${reader.needs})`];
    return { known: {}, weaknesses: [], unchecked };
  }
  let { found, add } = weaknessesIn(`rules of ${branch}`);
  try {
    let { required: required2, by, source, why, contexts, settingsUrl: settingsUrl2 } = await enforcementOf(reader.api, {
      repository: reader.repository,
      serverUrl: reader.serverUrl,
      branch,
      job: check,
      names: [...names3, "contract-gate report"],
      possible: []
    });
    return required2 === "no" ? add(
      "weak",
      "not_required",
      void 0,
      `${branch} does not require the check ${check}, so a failing pull request can be merged`,
      `Require it: ${settingsUrl2}`
    ) : required2 === "unknown" ? add(
      "unknown",
      "rules_hidden",
      void 0,
      `${why ?? "the rules of the branch could not be read"}`,
      "Use a token that can read them."
    ) : source === "any" && add(
      "note",
      "any_source",
      void 0,
      `${by} takes the check from any app`,
      "Select GitHub Actions as its source."
    ), { known: contexts ? { required: [...contexts] } : {}, weaknesses: found, unchecked: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return add(
      "unknown",
      "rules_unreadable",
      void 0,
      error.message,
      "Try again, with a token that can read the repository."
    ), { known: {}, weaknesses: found, unchecked: [] };
  }
}
var oldestGit = [2, 25];
async function checkMachine(checkout, policy) {
  let { top } = checkout, kept = (await credentialsIn(top)).flatMap(({ path, line: line2 }) => {
    let { found: found2, add: add2 } = weaknessesIn(path);
    return add2(
      "weak",
      "credentials",
      { line: line2, column: 1 },
      "a token or password is in git's configuration, where commands can read it",
      "Remove this line, and use a credential helper; in a workflow set persist-credentials: false."
    ), found2;
  }), { found, add } = weaknessesIn("this machine"), version = await gitVersion(top), [major = 0, minor = 0] = version.split(".").map(Number);
  (major < oldestGit[0] || major === oldestGit[0] && minor < oldestGit[1]) && add("unknown", "old_git", void 0, `git ${version} is too old`, "Install git 2.25 or newer.");
  let cage = cageOf(policy), isolation = await checkout.world({ ...nobody, cage }).isolation();
  return isolation.kind === "none" && cage.mode !== "none" && add(
    cage.mode === "required" ? "unknown" : "note",
    "no_cage_here",
    void 0,
    `commands run without a cage on this machine (${isolation.why ?? "none works"})`,
    "On Linux, install bubblewrap."
  ), [...kept, ...found, ...await missingPrograms(checkout, policy)];
}
var nobody = {
  pass: [],
  body: { text: "", path: "" },
  isContract: () => !1,
  isEvidence: () => !1,
  isReport: () => !1,
  preExisting: "fail"
};
async function missingPrograms(checkout, policy) {
  let files = await checkout.read("head", (path) => matchesAny(contractGlobs, path)), { contracts } = compileFiles(files, "base", { policy, dialects: registries.dialects });
  return programsIn(contracts, policy, checks).filter(({ program }) => !isInstalled(program)).flatMap(({ program, at }) => {
    let { found, add } = weaknessesIn(at.path), message = `${program} is not installed on this machine, so what needs it is inconclusive here`;
    return add(
      "unknown",
      "missing_program",
      { column: 1, ...at },
      message,
      `Install ${program}, or add it to setup: in the policy.`
    ), found;
  });
}
function print(found, unchecked, terminal) {
  let notes = found.filter(({ level }) => level === "note"), others = found.filter(({ level }) => level !== "note");
  for (let each of others) terminal.out(`${weaknessLine(each)}
  Fix: ${inLine(each.fix)}
`);
  for (let each of notes) terminal.out(`note: ${weaknessLine(each)}
`);
  for (let each of unchecked) terminal.out(`not checked: ${inLine(each)}
`);
  let weak = others.filter(({ level }) => level === "weak").length, unknown = others.length - weak, count = (number, one, many) => `${number} ${number === 1 ? one : many}`, words = weak > 0 ? `${count(weak, "weakness", "weaknesses")}: the gate can be walked round` : unknown > 0 ? `${count(unknown, "thing", "things")} could not be determined` : "no weakness found";
  terminal.out(`${others.length + notes.length + unchecked.length > 0 ? `
` : ""}${words}
`);
}
function weaknessLine({ at, message, code }) {
  return `${inLine(at.path)}:${at.line}:${at.column}: ${inLine(message)} [${code}]`;
}

// src/github/collaborators.ts
var open = { wants: "a mapping", open: !0 }, collaboratorShape = object(
  {
    login: required(anyText, "the login"),
    type: optional(anyText, "User or Bot"),
    permissions: optional(object({ push: optional(boolean, "whether they may write") }, open), "what they may do")
  },
  open
);
async function writersOf(api, repository) {
  try {
    return (await api.all("GET /repos/{owner}/{repo}/collaborators", ownerAndRepo(repository), collaboratorShape)).filter(({ type, permissions: permissions2 }) => type !== "Bot" && permissions2?.push !== !1).length;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return;
  }
}

// src/install/facts.ts
var factFiles = [
  "package.json",
  ".nvmrc",
  ".node-version",
  ".python-version",
  "go.mod",
  "requirements.txt",
  "requirements-dev.txt",
  "pyproject.toml"
];
function isReadForFacts(path) {
  return factFiles.includes(path) || isWorkflow(path);
}
function factsOf(paths, texts, detected) {
  let text2 = (path) => texts.get(path), tests = commandsOf(detected, "unit-test"), lint2 = commandsOf(detected, "lint");
  return {
    paths,
    tests,
    lint: lint2,
    setup: setupCommandsOf({ paths, text: text2, commands: [...tests, ...lint2] }),
    packages: [...detected.folders].filter((folder2) => folder2 !== ".").sort(),
    text: text2
  };
}
function commandsOf(detected, activity) {
  return toolsFor(detected, activity, []).map(({ run, cwd, why }) => ({
    run: withPattern(run, void 0).run,
    cwd,
    why
  }));
}

// src/commands/setup/init.ts
var init = {
  name: "init",
  operands: "",
  summary: "Sets up this repository: a policy, a first contract, the workflows, instructions for agents. Overwrites nothing.",
  options: {
    yes: { about: "ask nothing, and write every file that is missing" },
    agent: {
      value: "NAME",
      repeat: !0,
      about: `add the stop hook of an agent: ${hookAgents.join(", ")}; may be repeated`
    },
    cwd: { value: "DIR", about: "the folder of the checkout" }
  },
  examples: ["contract-gate init", "contract-gate init --yes --agent claude"],
  async run(args, terminal) {
    if (args.positional.length > 0) throw new UsageError("init takes no operand; name an agent with --agent NAME");
    let given = agentsFrom(args), checkout = await terminal.open({ cwd: args.value("cwd") ?? terminal.cwd, committed: !1 });
    try {
      let facts = await readFacts(checkout), about = await aboutRepository(checkout.top);
      terminal.out(foundText(facts, about));
      let agents = given.length > 0 || args.flag("yes") ? given : await askAgents(terminal), files = setupFiles(facts, { version: terminal.version, alone: await isAlone(about, terminal), agents }), missing = files.filter(({ existing }) => existing.paths.length === 0);
      if (missing.length > 0 && !args.flag("yes") && !await agrees(missing, terminal)) return 2;
      let written = await writeAll(missing, checkout.top, terminal);
      return terminal.out(resultText(files, written, await missingLines(files, written, checkout), facts)), terminal.out(nextText(about, written, terminal.version)), 0;
    } finally {
      await checkout.close();
    }
  }
};
function agentsFrom(args) {
  return [...new Set(args.values("agent"))].map((name) => {
    let agent = hookAgents.find((each) => each === name);
    if (agent) return agent;
    throw new UsageError(
      `unknown --agent ${JSON.stringify(name)}${didYouMean(name, hookAgents) || `; known: ${hookAgents.join(", ")}`}`
    );
  });
}
async function readFacts(checkout) {
  let paths = await checkout.list("head"), texts = /* @__PURE__ */ new Map();
  for (let [path, content] of await checkout.read("head", isReadForFacts))
    content instanceof Uint8Array && texts.set(path, new TextDecoder().decode(content));
  return factsOf(paths, texts, await detectTools({ ...checkout, base: null }, "head"));
}
async function isAlone(about, terminal) {
  let reader = readerFor(about, terminal);
  return (("needs" in reader ? void 0 : await writersOf(reader.api, reader.repository)) ?? about.people) === 1;
}
async function askAgents(terminal) {
  if (!terminal.ask) return [];
  let words = (await terminal.ask(`Which coding agents work here? (${hookAgents.join(", ")}; Enter for none) `)).split(/[\s,]+/).filter(Boolean);
  return hookAgents.filter((agent) => words.some((word) => word.toLowerCase() === agent));
}
async function agrees(missing, terminal) {
  let list = missing.map(({ path }) => `  ${path}
`).join("");
  if (terminal.out(`These files will be written:
${list}`), !terminal.ask)
    return terminal.err(`contract-gate: nothing was written, because there is nobody to ask; run contract-gate init --yes
`), !1;
  let answer = (await terminal.ask("Write them? [Y/n] ")).trim().toLowerCase();
  return answer === "" || answer === "y" || answer === "yes" ? !0 : (terminal.err(`contract-gate: nothing was written
`), !1);
}
async function writeAll(files, top, terminal) {
  let written = /* @__PURE__ */ new Set();
  for (let { path, text: text2 } of files) await terminal.files.create(top, path, text2) && written.add(path);
  return written;
}
function foundText({ tests, lint: lint2, packages }, { defaultBranch: defaultBranch2 }) {
  let row = (name, commands2) => {
    let words = commands2.map(({ run, cwd, why }) => `${run}${cwd === "." ? "" : ` in ${cwd}`} (${why})`);
    return `  ${name.padEnd(9)} ${inLine(words.length > 0 ? someOf(words) : "none found")}
`;
  }, places2 = packages.length > 0 ? `  packages  ${inLine(someOf([...packages]))}
` : "";
  return `Found in this repository:
${row("tests", tests)}${row("lint", lint2)}${places2}  branch    ${inLine(defaultBranch2)}

`;
}
async function missingLines(files, written, checkout) {
  let kept = files.filter(({ path }) => !written.has(path)), places2 = new Set(kept.flatMap(({ path, existing }) => [path, ...existing.paths])), found = await checkout.read("head", (path) => places2.has(path)), textAt2 = (path) => {
    let content = found.get(path);
    return content instanceof Uint8Array ? new TextDecoder().decode(content) : "";
  };
  return kept.map(({ path, existing }) => {
    let [there = path] = existing.paths, present = new Set(
      textAt2(there).split(/\r?\n/).map((line2) => line2.trim())
    ), wanted = existing.add?.trimEnd().split(`
`) ?? [], isComplete = wanted.every((line2) => line2.trim() === "" || present.has(line2.trim()));
    return { path: there, lines: isComplete ? [] : wanted };
  });
}
function resultText(files, written, kept, { tests }) {
  let wrote = files.filter(({ path }) => written.has(path)).map(({ path }) => `  ${path}
`), untested = tests.length === 0 && written.has(firstContract.path) ? `No test command was found. When there is one, add it to ${firstContract.path} as tests: COMMAND.

` : "";
  return `${wrote.length > 0 ? `Wrote:
${wrote.join("")}
` : ""}${keptText(kept)}${untested}`;
}
function keptText(kept) {
  return kept.length === 0 ? "" : `Left as they are:
${kept.map(({ path, lines }) => lines.length === 0 ? `  ${inLine(path)}
` : `  ${inLine(path)}, which should have these lines:
${lines.map((line2) => `    | ${line2}
`).join("")}`).join("")}
`;
}
function nextText({ defaultBranch: defaultBranch2, remote }, written, version) {
  let branch = inLine(defaultBranch2);
  if (written.size === 0) return `Nothing to write. Check the set-up with: ${cliReference(version)} doctor
`;
  let settings = settingsUrl(remote);
  return [
    "Next:",
    `  1. Commit these files on a branch, open a pull request to ${branch}, and merge it. Its check contract-gate passes.`,
    `  2. Require the check contract-gate for ${branch}: Settings, Rules, New ruleset, "Require status checks to pass".`,
    ...settings ? [`     ${settings}`] : [],
    `  3. Run ${cliReference(version)} doctor: it says what could still get past the gate.`,
    "  4. Write a contract for a task in .contracts/, merge it, and have an agent work on the branch agent/ID.",
    ""
  ].join(`
`);
}
function settingsUrl(remote) {
  let form = /^(?:https:\/\/(?:[^@/\s]+@)?|ssh:\/\/git@|git@)([\w.-]+)[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/, [, host, repository] = form.exec(remote ?? "") ?? [];
  return host && repository ? `https://${host}/${repository}/settings/rules` : void 0;
}

// src/install/replay.ts
var mergeTitle = /^Merge (?:pull request #(\d+) from [^/\s]+\/(\S+)|branch '([^']+)')/;
function pullOf(message) {
  let [subject = "", ...rest] = message.split(`
`), body = rest.join(`
`).trim(), merge2 = mergeTitle.exec(subject);
  if (merge2) {
    let [, number, from, local] = merge2, [title = subject] = body.split(`
`).filter((line2) => line2.trim() !== "");
    return { number: number ? Number(number) : null, title, body, branch: from ?? local ?? null };
  }
  let squash = /^(.*?) \(#(\d+)\)$/.exec(subject);
  return { number: squash ? Number(squash[2]) : null, title: squash?.[1] ?? subject, body, branch: null };
}
function replayedFrom(results, pull, { commands: commands2, checks: checks2 }) {
  let all = results.contracts.flatMap(({ criteria }) => criteria), isCommand2 = ({ check }) => findCheck(checks2, check)?.runs === "command", left = commands2 ? [] : all.filter((each) => isCommand2(each) || each.standsFor === "error"), judged = all.filter((each) => !left.includes(each)), blocking = judged.filter(
    ({ status, standsFor }) => !["pass", "warn"].includes(standsFor ?? status) && status !== "skip"
  ), [problem] = results.problems, verdict = commands2 ? results.verdict : verdictOf(judged, results.problems), reason = verdict === "pass" ? left.length > 0 ? `${left.length === 1 ? "1 command" : `${left.length} commands`} not run` : results.reason : problem?.message.split(`
`)[0] ?? blocking[0]?.message ?? results.reason, blockedBy = [.../* @__PURE__ */ new Set([...results.problems.map(({ code }) => code), ...blocking.map(({ check }) => check)])];
  return { ...pull, verdict, reason, blockedBy, notRun: left.length };
}
function adviceFrom(replayed, { commands: commands2 }) {
  let count = (kind) => replayed.filter(({ blockedBy }) => blockedBy.includes(kind)).length, of = (number) => replayed.length === 1 ? "The change" : `${number} of ${replayed.length} changes`, advice = [], add = (number, text2) => {
    number > 0 && advice.push(`${of(number)}: ${text2}`);
  };
  return add(
    count("contract_required"),
    "no contract fits, and no test command is known. Add activities: {unit-test: COMMAND} to the policy."
  ), add(
    count("protected_files"),
    "a protected file or test changes, so a maintainer must approve. Name who may under sign_off."
  ), add(count("unchecked_package"), "a package that no command checks changes. Add one for it under cross_cutting."), add(count("setup"), "the setup fails. Correct setup: in the policy."), add(
    replayed.filter(({ verdict }) => verdict === "error").length,
    "inconclusive. A program is missing or a command ran out of time: add setup:, or raise commands.timeout."
  ), add(
    commands2 ? count("tests") : 0,
    "tests fail on what was merged. Fix the base first, or write pre_existing: warn for checks that fail there too."
  ), !commands2 && replayed.some(({ notRun }) => notRun > 0) && advice.push("Commands were not run. Run it again with --commands."), advice.length === 0 && advice.push(
    "Nothing blocks good work here. Switch it on; with mode: warn in the workflow if you want to watch first."
  ), advice;
}
var verdicts = ["pass", "fail", "pending", "error"];
function ratesOf(replayed) {
  let rate = (verdict) => {
    let { length } = replayed.filter((each) => each.verdict === verdict);
    return { count: length, percent: replayed.length === 0 ? 0 : Math.round(100 * length / replayed.length) };
  };
  return { pass: rate("pass"), fail: rate("fail"), pending: rate("pending"), error: rate("error") };
}

// src/workspace/git/merged.ts
async function listMerged(top, branch, count) {
  let git = gitIn(top), tip = await (await openGit(top)).resolveBase(branch);
  if (!tip) return { changes: [], isShort: !1 };
  let format = ["-z", "--format=tformat:%H%x00%P%x00%B", "--encoding=UTF-8", "--no-color", "--no-patch"], range = ["--first-parent", `--max-count=${count + 1}`, "--end-of-options", tip.commit, "--"], parts = (await git(["log", ...format, ...range])).stdout.toString("utf8").split("\0"), all = [];
  for (let index = 0; index + 2 < parts.length; index += 3) {
    let [parent = "", ...others] = parts[index + 1].split(" ").filter(Boolean), message = parts[index + 2].trimEnd();
    parent && all.push({ commit: parts[index], parent, isMerge: others.length > 0, message });
  }
  let known = await Promise.all(all.map(({ parent }) => commitOf(git, parent))), changes = all.filter((_, index) => known[index] !== null).slice(0, count), isShallow = oneLine(await git(["rev-parse", "--is-shallow-repository"])) === "true";
  return { changes, isShort: isShallow && changes.length < count };
}

// src/commands/setup/replay.ts
var usualCount = 20, mostChanges = 500, replay = {
  name: "replay",
  operands: "",
  summary: "Shows what the gate would have said of the last merged changes of this repository, and what to set before it is switched on.",
  options: {
    last: { value: "N", about: `how many changes (default ${usualCount})` },
    commands: { about: "also run commands: in a temporary tree for each change" },
    base: { value: "BRANCH", about: "the branch whose history is replayed (default: the default branch)" },
    timeout: { value: "TIME", about: "time limit for one command, such as 90s, 5m or 1h (default: 10m)" },
    json: { about: "print the result as JSON only" },
    cwd: { value: "DIR", about: "the folder of the checkout" }
  },
  examples: ["contract-gate replay --last 50", "contract-gate replay --last 5 --commands"],
  async run(args, terminal) {
    if (args.positional.length > 0) throw new UsageError("replay takes no operand; say how many changes with --last N");
    let last = wholeFrom("--last", args.value("last") ?? String(usualCount), mostChanges), given = args.value("timeout"), timeout = given === void 0 ? {} : { timeoutMs: timeoutFrom("--timeout", given) }, here = await terminal.open({ cwd: args.value("cwd") ?? terminal.cwd, committed: !1 });
    try {
      let policy = await currentPolicy(here), branch = args.value("base") ?? (await aboutRepository(here.top)).defaultBranch;
      if (here.head === null) throw new UsageError("this repository has no commit yet, so there is nothing to replay");
      let { changes, isShort } = await listMerged(here.top, branch, last), commands2 = args.flag("commands"), replayed = [];
      for (let change of changes)
        replayed.push(await replayOne(change, { top: here.top, branch, policy, commands: commands2, ...timeout }, terminal)), terminal.signal.throwIfAborted(), terminal.interactive && terminal.err(`replayed ${replayed.length} of ${changes.length}\r`);
      let advice = adviceFrom(replayed, { commands: commands2 });
      return args.flag("json") ? terminal.out(inertJson({ branch, changes: replayed, rates: ratesOf(replayed), advice })) : terminal.out(tableOf(replayed, advice, branch)), isShort && terminal.err(`this clone is shallow, so earlier changes are missing; run git fetch --unshallow
`), 0;
    } finally {
      await here.close();
    }
  }
};
async function currentPolicy(checkout) {
  let files = await checkout.read("head", (path2) => policyPaths.includes(path2)), path = policyPaths.find((each) => files.has(each)), encode = (value) => new TextEncoder().encode(JSON.stringify(value));
  if (path === void 0) return { path: policyPaths[0], bytes: encode({ version: 1, require: "always" }) };
  let content = files.get(path), [problem] = parsePolicyFile(path, content, path, registries.checks, checkOutputExamples).problems;
  if (problem) throw new UsageError(`${problem.at.path}:${problem.at.line}: ${problem.message}`);
  let [node] = parseDocuments(path, content).nodes;
  return { path, bytes: encode({ ...plain(node), require: "always" }) };
}
async function replayOne(change, options3, terminal) {
  let { number, title, body, branch } = pullOf(change.message), { policy, commands: commands2, timeoutMs } = options3, about = { commit: change.commit, number, title }, request = {
    tool: { name: "contract-gate", version: terminal.version },
    event: "local",
    repository: null,
    pulls: [{ number, branch, title, body: { text: body, path: "commit message" }, labels: null, author: null }],
    contracts: contractGlobs,
    policy,
    hand: { paths: [], only: [], all: !1 },
    ...timeoutMs === void 0 ? {} : { timeoutMs },
    cores: terminal.cores,
    commands: commands2,
    hosted: !1,
    clock: terminal.clock
  };
  try {
    let checkout = await terminal.openPast(change, options3);
    try {
      let results = await gate(request, checkout, { now: terminal.now, stop: terminal.signal });
      return replayedFrom(results, about, { commands: commands2, checks });
    } finally {
      await checkout.close();
    }
  } catch (error) {
    return terminal.signal.throwIfAborted(), { ...about, verdict: "error", reason: error.message, blockedBy: [], notRun: 0 };
  }
}
var widest = 44;
function tableOf(replayed, advice, branch) {
  if (replayed.length === 0) return `No change was merged to ${inLine(branch)} yet: there is nothing to replay.
`;
  let cut = (text2, most) => text2.length > most ? `${text2.slice(0, most - 1)}…` : text2, rows = replayed.map(({ commit: commit2, number, title, verdict, reason }) => {
    let name = cut(inLine(`${number === null ? "" : `#${number} `}${title}`), widest);
    return `${commit2.slice(0, 7)}  ${verdict.padEnd(7)}  ${name.padEnd(widest)}  ${cut(inLine(reason), 100)}`.trimEnd();
  }), rates = ratesOf(replayed), parts = verdicts.map((each) => `${each} ${rates[each].count} (${rates[each].percent} %)`);
  return [
    `${replayed.length === 1 ? "The last change" : `The last ${replayed.length} changes`} of ${inLine(branch)}, newest first:`,
    "",
    `${"commit".padEnd(7)}  ${"verdict".padEnd(7)}  ${"change".padEnd(widest)}  why`,
    ...rows,
    "",
    parts.join(", "),
    "",
    "Before you switch it on:",
    ...advice.map((each) => `- ${each}`),
    ""
  ].join(`
`);
}

// src/commands/index.ts
var commands = [
  verify,
  lint,
  explain,
  prompt,
  generate,
  retry,
  plan,
  merge,
  render,
  init,
  doctor,
  replay,
  completionOf(() => commands),
  schema,
  demo
];
export {
  commands
};
