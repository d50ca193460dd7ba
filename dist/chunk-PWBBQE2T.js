import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  nextOf,
  overall,
  ownerOf,
  verdictOf
} from "./chunk-C5CBHVI2.js";
import {
  agentInput_,
  agentOutput_,
  aggregator_,
  commandLine,
  commandsElsewhere,
  isAgentLogin,
  noDurations,
  report_,
  researcher_,
  scanMarkdown,
  shardNotes,
  synthesizer_
} from "./chunk-445FV3UW.js";
import {
  activityRulesPaths,
  addedCriterion,
  agentBranches,
  agentMeant,
  agentNames,
  alteredScripts,
  andMore,
  autoloadedFiles,
  bareName,
  bySeverity,
  cageOf,
  canonical,
  changesSettings,
  checksLess,
  commandKeys,
  commandParams,
  commandSetting,
  contractGlobs,
  crossCuttingCriteria,
  crossCuttingShape,
  digestOf,
  duration,
  fieldTypes,
  findCheck,
  harmlessFile,
  hiddenBy,
  holdsScripts,
  isCommand,
  kebab,
  literally,
  missingCage,
  noPolicy,
  object,
  oneLine,
  onlyAddsScripts,
  optional,
  outcomeFor,
  outcomeOf,
  parsePolicy,
  patternProblem,
  patternValueProblem,
  policyPaths,
  projectPath,
  protectedGlobs,
  quoted,
  rangeType,
  required,
  rules,
  runLine,
  satisfiedBy,
  settingsFiles,
  settingsOf,
  settleCommand,
  shadowingFiles,
  shellProblem,
  silencedTool,
  someOf,
  statuses,
  testSettings,
  testsToFillIn,
  withPattern,
  writtenCommand,
  writtenCriterion
} from "./chunk-GJ2B3STB.js";
import {
  UsageError,
  formatDuration
} from "./chunk-PPAKGYZY.js";
import {
  makePool
} from "./chunk-AVBXNVRT.js";
import {
  errorsIn,
  nameOf,
  partOf,
  redact
} from "./chunk-VQAGAHQH.js";
import {
  originKeyword,
  prepareSchema
} from "./chunk-RH2PCOV3.js";
import {
  acceptedBy,
  activityNames,
  anyPath,
  coversChange,
  decode,
  escapeGlob,
  glob,
  globProblem,
  globs,
  includesPackage,
  isGlob,
  isWorkflowFile,
  literalGlob,
  matchesAny,
  nameGlob,
  normalisePath,
  nothingRan,
  parseDocuments,
  parseGlob,
  parseJson,
  parseYaml,
  pathIn,
  pathProblem,
  pathsOf,
  reachesChange,
  shellMetacharacters,
  tools,
  totalOf
} from "./chunk-REKG4XA7.js";
import {
  TB
} from "./chunk-JLD3JGDS.js";
import {
  anyText,
  as,
  boolean,
  byKind,
  entry,
  integer,
  list,
  locate,
  located,
  nullable,
  oneOf,
  oneOrMany,
  plain,
  record,
  text,
  wrongType
} from "./chunk-5BZEP5JA.js";
import {
  cited,
  didYouMean,
  similar,
  withoutColours
} from "./chunk-ZMJJILAV.js";
import {
  __require
} from "./chunk-PRVJMC5D.js";

// src/model/finding.ts
var placeKinds = ["body", "commit", "generated"];
function commitPath(id2) {
  return `commit ${id2.slice(0, 7)}`;
}
var generatedPath = "generated contract";

// src/model/ids.ts
import { createHash } from "node:crypto";
var longest = 60;
function slug(words4) {
  let ascii = words4.normalize("NFKD").toLowerCase().replaceAll(/[^a-z0-9_]+/g, "-").slice(0, longest).replaceAll(/^-+|-+$/g, "");
  return ascii !== "" || words4.trim() === "" ? ascii : createHash("sha256").update(words4).digest("hex").slice(0, 8);
}
var idForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
function uniqueNames() {
  let given2 = /* @__PURE__ */ new Set(), last2 = /* @__PURE__ */ new Map();
  return (name2) => {
    let key = name2.toLowerCase(), candidate = name2, number3 = last2.get(key) ?? 1;
    for (; given2.has(candidate.toLowerCase()); ) candidate = `${name2}-${++number3}`;
    return last2.set(key, number3), given2.add(candidate.toLowerCase()), candidate;
  };
}
function withoutIds(drafts, path2) {
  return drafts.map(({ label: label2, at, path: own2, ...rest }) => ({
    ...rest,
    id: label2,
    at: { path: own2 ?? path2, line: at.line, column: at.column }
  }));
}
function numbered(contractId, criteria, taken2 = []) {
  let named2 = uniqueNames();
  for (let { id: id2 } of taken2) named2(id2);
  return criteria.map((criterion) => {
    let words4 = slug(criterion.id);
    return { ...criterion, id: named2(`${contractId}/${criterion.check.type}${words4 ? `-${words4}` : ""}`) };
  });
}

// src/claims/judges/age.ts
var age = {
  kind: "age",
  title: ({ path: path2 }) => `${path2} was written after the last change`,
  async judge({ path: path2, commit }, world) {
    let history2 = await world.history(), written6 = commit === void 0 ? lastTouched(history2).get(path2) ?? -1 : history2.findIndex(({ id: id2 }) => id2 === commit), first2 = history2.slice(written6 + 1).map(({ id: id2, files: files2 }) => ({
      id: id2,
      work: files2.filter((file) => file !== path2 && !world.isReport(file) && !world.isContract(file))
    })).find(({ work }) => work.length > 0);
    if (!first2) return { pass: "nothing was changed after it" };
    let newer = first2.id === "" ? "work that is not committed" : `commit ${first2.id.slice(0, 7)}`, is = written6 === -1 ? "it was written before this branch" : `it is older than ${newer}`, message2 = `${path2} is stale: ${is}, which changes ${someOf(first2.work)}`, fix = `check the work again as it is now, and rewrite ${path2} after the last change`;
    return { findings: [{ code: "stale", severity: "fail", message: message2, at: { path: path2, line: 1 }, fix, failure: "major" }], got: is };
  }
}, known = /* @__PURE__ */ new WeakMap();
function lastTouched(history2) {
  let touched = known.get(history2) ?? new Map(history2.flatMap(({ files: files2 }, index) => files2.map((file) => [file, index])));
  return known.set(history2, touched), touched;
}

// src/claims/judges/consistency.ts
var consistency = {
  kind: "consistency",
  title: ({ want }) => want,
  judge: async ({ findings }) => findings.length > 0 ? { findings } : { pass: "the block is consistent" }
};

// src/claims/judges/judge.ts
function mismatch(severity, claim2, { is, fix }) {
  let { kind: code2, path: path2, line } = claim2, message2 = `claimed ${cited(claim2.quote)}, but ${is}`;
  return { findings: [{ code: code2, severity, message: message2, at: { path: path2, line }, fix, failure: "major" }], got: is };
}
function claimedPath(item2) {
  let bare2 = item2.trim().replaceAll("`", ""), remark = bare2.search(bare2.endsWith(")") ? /\s[(–—-]/ : /\s[–—-]\s/);
  return normalisePath(remark === -1 ? bare2 : bare2.slice(0, remark).trimEnd());
}
function counted(count, noun) {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

// src/claims/judges/files_changed.ts
var files_changed = {
  kind: "files_changed",
  needsBase: !0,
  title: ({ key }) => `the diff changes every file under ${key}`,
  judge: async (claim2, world) => inDiff(claim2, world)
};
function inDiff(claim2, { changes }) {
  let touched = new Set(changes.flatMap(({ path: path2, from }) => from ? [path2, from] : [path2])), missing3 = claim2.items.map(claimedPath).filter((path2) => !touched.has(path2));
  if (missing3.length === 0) return { pass: `${counted(claim2.items.length, "file")} in the diff` };
  let is = `the diff does not change ${someOf(missing3)}`, them = missing3.length === 1 ? "it" : "them", fix = `change ${someOf(missing3)} as the task asks, or remove ${them} from ${claim2.key}`;
  return mismatch("fail", claim2, { is, fix });
}

// src/claims/judges/files_created.ts
var files_created = {
  kind: "files_created",
  needsBase: !0,
  title: ({ key }) => `the diff adds every file under ${key}`,
  async judge(claim2, world) {
    let changes = new Map(world.changes.map((change) => [change.path, change])), wrong = [], moved = [];
    for (let item2 of claim2.items) {
      let path2 = claimedPath(item2), { kind, from } = changes.get(path2) ?? {};
      kind !== "added" && (kind === "renamed" ? moved.push(`${path2} is ${from}, moved`) : kind === "deleted" ? wrong.push(`${path2} is deleted`) : kind === "modified" ? wrong.push(`${path2} existed before`) : wrong.push(await describeUnchanged(path2, world)));
    }
    if (wrong.length + moved.length === 0) return { pass: `${counted(claim2.items.length, "file")} added` };
    let fix = `list under ${claim2.key} only files that this change adds; list files that existed before under files_changed`;
    return wrong.length === 0 ? mismatch("warn", claim2, { is: someOf(moved), fix }) : mismatch("fail", claim2, { is: someOf(wrong), fix });
  }
};
async function describeUnchanged(path2, world) {
  let look = pathProblem(path2) === void 0 ? await world.files.inspect(path2) : void 0;
  return look?.kind !== "file" && look?.kind !== "directory" ? `${path2} does not exist` : look.kind === "directory" ? `${path2} is a directory` : look.kept ? `${path2} existed before` : `${path2} is ignored by git`;
}

// src/claims/judges/files_modified.ts
var files_modified = {
  kind: "files_modified",
  needsBase: !0,
  title: ({ key }) => `the diff changes every file under ${key}`,
  judge: async (claim2, world) => inDiff(claim2, world)
};

// src/claims/judges/files_reviewed.ts
var files_reviewed = {
  kind: "files_reviewed",
  needsBase: !0,
  title: ({ key }) => `${key} is the number of files that the diff changes`,
  async judge(claim2, world) {
    let most3 = world.changes.length, least = world.changes.filter(({ path: path2, kind }) => kind !== "deleted" && !world.isContract(path2)).length;
    if (claim2.count >= least && claim2.count <= most3) return { pass: `${counted(claim2.count, "file")} of ${most3}` };
    let is = `the diff changes ${counted(most3, "file")}`;
    return mismatch("fail", claim2, { is, fix: `review every file of the diff and write ${claim2.key}: ${most3}` });
  }
};

// src/claims/judges/lines_removed.ts
var lines_removed = {
  kind: "lines_removed",
  needsBase: !0,
  title: ({ key }) => `${key} is the number of lines that the diff removes`,
  async judge(claim2, world) {
    let counts = await world.lineCounts(), paths2 = claim2.items.length > 0 ? claim2.items.map(claimedPath) : [...counts.keys()], [added, removed2] = [0, 0];
    for (let path2 of new Set(paths2))
      added += counts.get(path2)?.added ?? 0, removed2 += counts.get(path2)?.removed ?? 0;
    let net = Math.max(0, removed2 - added);
    if (claim2.count >= net && claim2.count <= removed2)
      return { pass: `${counted(removed2, "line")} removed, ${added} added` };
    let where = claim2.items.length > 0 ? " in these files" : "", is = `the diff removes ${counted(removed2, "line")} and adds ${added}${where}`;
    return mismatch("warn", claim2, { is, fix: `write ${claim2.key}: ${removed2}` });
  }
};

// src/claims/judges/locations.ts
var locations = {
  kind: "locations",
  title: () => "every location is a line of a file that exists",
  async judge(claim2, world) {
    let wrong = [], vague = [];
    for (let item2 of claim2.items) {
      let { path: path2, line, last: last2 } = locationIn(item2), read2 = pathProblem(path2) === void 0 ? await world.files.read(path2) : void 0;
      if (read2?.kind !== "text") wrong.push(`there is no file ${path2}`);
      else if (line === void 0) vague.push(item2);
      else {
        let lines3 = read2.text.replace(/\r?\n$/, "").split(`
`).length, outside2 = [line, last2].find((each) => each < 1 || each > lines3);
        outside2 !== void 0 && wrong.push(`${path2} has ${counted(lines3, "line")}, not ${outside2}`);
      }
    }
    let fix = "write each location as FILE:LINE, as it is in this checkout";
    return wrong.length > 0 ? mismatch("fail", claim2, { is: someOf(wrong), fix }) : vague.length > 0 ? mismatch("warn", claim2, { is: `${someOf(vague)} names no line`, fix }) : { pass: `${counted(claim2.items.length, "location")} found` };
  }
}, longestLocation = 1e3;
function locationIn(item2) {
  let plain3 = item2.slice(0, longestLocation).replaceAll("`", "").replaceAll("\\", "/").trim(), [link, text3 = "", target = ""] = /^\[([^\]]+)\]\(([^)\s]+)\)/.exec(plain3) ?? [], bare2 = link === void 0 ? plain3 : /^[a-z]+:\/\//i.test(target) ? text3 : target, [, file, line, last2 = line] = /^([^:#]+)(?::|#L)(\d{1,9})(?:[-–]L?(\d{1,9}))?/.exec(bare2) ?? [];
  return file !== void 0 ? { path: normalisePath(file.trim()), line: Number(line), last: Number(last2) } : { path: normalisePath(bare2.split(/[\s:]/, 1)[0]), last: 0 };
}

// src/claims/judges/path.ts
var path = {
  kind: "path",
  title: ({ key }) => `${key} names a file that exists and is not empty`,
  async judge(claim2, world) {
    let file = claimedPath(claim2.value), fail = (is, fix2) => mismatch("fail", claim2, { is, fix: fix2 }), problem = pathProblem(file);
    if (problem !== void 0) return fail(problem, `write the path of the file under ${claim2.key}`);
    let look = await world.files.inspect(file), fix = `write ${file}, or name under ${claim2.key} the file that was written`;
    if (look.kind === "missing")
      return fail(`there is no ${file}${look.nearest ? `; ${look.nearest} differs in letter case` : ""}`, fix);
    if (look.kind === "refused") return fail(`${file} may not be read: ${look.reason}`, fix);
    if (look.kind === "directory") return fail(`${file} is a directory`, fix);
    if (!look.kept) return fail(`git ignores ${file}, so nobody else gets it`, fix);
    if (look.size === 0) return fail(`${file} is empty`, `write ${file}`);
    let read2 = await world.files.read(file);
    return read2.kind === "text" && read2.text.trim() === "" ? fail(`${file} has nothing but white space`, `write ${file}`) : { pass: `${file} exists` };
  }
};

// src/claims/judges/phases.ts
var heading = /^\s*(?:#{1,6}\s|[-*+]\s|\*\*|\d+[.)]\s).{0,40}?\bphase\s+(\d{1,4})\b/i, phases = {
  kind: "phases",
  title: ({ key, value }) => `${key} is the number of phases in ${value}`,
  async judge(claim2, world) {
    let path2 = claimedPath(claim2.value), read2 = await world.files.read(path2);
    if (read2.kind !== "text") return { skip: `there is no ${path2} to count the phases in` };
    let named2 = new Set(read2.text.split(`
`).flatMap((line) => heading.exec(line.slice(0, 200))?.[1] ?? []));
    if (named2.size === 0) return { skip: `${path2} names no phases to count` };
    let is = `${path2} has ${counted(named2.size, "phase")}`;
    if (named2.size === claim2.count) return { pass: is };
    let fix = `write ${claim2.key}: ${named2.size}, or add the missing phases to ${path2}`;
    return mismatch(claim2.count > named2.size ? "fail" : "warn", claim2, { is, fix });
  }
};

// src/claims/judges/test-runs.ts
function unverified(claim2) {
  return mismatch("warn", claim2, {
    is: "no contract runs the tests, so nothing verifies it",
    fix: "let a contract run them: add tests: with the command under its validation:"
  });
}
function inconclusive(claim2, runs) {
  let open = runs.filter(({ outcome }) => !["pass", "warn"].includes(outcome.status));
  if (open.length === 0) return;
  let is = `the result of ${runIds(open)} is unknown`;
  return open.some(({ outcome }) => outcome.status === "error") ? mismatch("error", claim2, { is, fix: `fix ${runIds(open)} first` }) : open.some(({ outcome }) => outcome.status !== "skip" || outcome.standsFor) ? { skip: is, standsFor: "error" } : mismatch("warn", claim2, { is, fix: `run ${runIds(open)} to verify it` });
}
function runIds(runs) {
  return someOf(runs.map(({ id: id2 }) => id2));
}

// src/claims/judges/test_failures.ts
var test_failures = {
  kind: "test_failures",
  waits: !0,
  title: ({ key }) => `${key} lists the tests that fail in our own run`,
  async judge(claim2, world) {
    let runs = world.ran("tests");
    if (runs.length === 0) return unverified(claim2);
    let failed = runs.filter(({ outcome }) => outcome.status === "fail"), names3 = [
      ...new Set(failed.flatMap(({ outcome }) => "failedTests" in outcome && outcome.failedTests || []))
    ], omitted = names3.filter((name2) => !claim2.items.some((item2) => sameTest(item2, name2))), invented = claim2.items.filter((item2) => !names3.some((name2) => sameTest(item2, name2))), failing3 = names3.length > 0 ? someOf(names3) : failed.length > 0 ? runIds(failed) : "none", fail = (is) => mismatch("fail", claim2, { is, fix: `list under ${claim2.key} what fails: ${failing3}` });
    if (failed.length > 0 && claim2.items.length === 0) return fail(`${failing3} fails`);
    if (names3.length > 0 && omitted.length > 0) return fail(`${someOf(omitted)} fails too`);
    if (failed.length > 0 && names3.length === 0)
      return mismatch("warn", claim2, {
        is: "our run fails, and has no JUnit file that names the tests",
        fix: "name the JUnit file that the tests write with junit: PATH"
      });
    let open = failed.length === 0 ? inconclusive(claim2, runs) : void 0;
    return open || (invented.length > 0 ? fail(`${someOf(invented)} does not fail in our run`) : { pass: claim2.items.length === 0 ? "no test fails" : "these fail in our run too" });
  }
};
function sameTest(claimed, name2) {
  let [one7, other] = [claimed.trim().toLowerCase(), name2.trim().toLowerCase()];
  return one7 === other || one7 !== "" && other.endsWith(one7) || other !== "" && one7.endsWith(other);
}

// src/syntax/blank-comments.ts
var slashes = String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`, quoted2 = String.raw`"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"?|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'?`, pattern = String.raw`(?<=(?:^|[(,=:[!&|?{};+>\n]|return)[ \t]{0,20})\/(?![*\/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,100}\]|[^\/\\\n[]){1,200}\/`, notCode = {
  javascript: new RegExp(`${slashes}|${pattern}|\`[^\`\\\\]*(?:\\\\[\\s\\S][^\`\\\\]*)*(?:\`|$)|${quoted2}`, "g"),
  python: new RegExp(`#[^\\n]*|("""|''')[\\s\\S]*?(?:\\1|$)|${quoted2}`, "g"),
  go: new RegExp(`${slashes}|\`[^\`]*(?:\`|$)|${quoted2}`, "g"),
  rust: new RegExp(
    `${slashes}|\\br(#{0,8})"[\\s\\S]*?(?:"\\1|$)|"[^"\\\\]*(?:\\\\[\\s\\S][^"\\\\]*)*(?:"|$)|'(?:\\\\.|[^'\\\\\\n])'`,
    "g"
  ),
  java: new RegExp(`${slashes}|("""|''')[\\s\\S]*?(?:\\1|$)|${quoted2}`, "g")
};
function blankComments(text3, syntax) {
  return text3.replaceAll(
    notCode[syntax],
    (match) => match.includes(`
`) ? match.replaceAll(/[^\n]/g, " ") : " ".repeat(match.length)
  );
}

// src/tools/shared/in-batches.ts
async function inBatches(items, call) {
  let results = [];
  for (let from = 0; from < items.length; from += 500)
    results.push(...await Promise.all(items.slice(from, from + 500).map(call)));
  return results;
}

// src/tools/reading/join.ts
function anyOf(patterns2) {
  let known4 = patterns2.filter((each) => each !== void 0), sources2 = [...new Set(known4.map(({ source }) => source))];
  return sources2.length > 0 ? new RegExp(sources2.map((source) => `(?:${source})`).join("|"), known4[0].flags) : void 0;
}

// src/tools/shared/comparisons.ts
var comparisons = [
  // node:assert, QUnit, tap, ava, chai's assert.
  "\\b(?:assert|t)\\.(?:strict\\.)?(?:equal|strictEqual|deepEqual|deepStrictEqual|partialDeepStrictEqual|match|throws|rejects|is|like|same|strictSame)\\s*\\(",
  "(?:^|[^\\w.])(?:strictEqual|deepEqual|deepStrictEqual)\\s*\\(",
  // expect of Jest, Vitest, Playwright and Bun; not after `.not`.
  "\\)\\s*(?:\\.(?:resolves|rejects)\\s*)?\\.to(?:Be|Equal|StrictEqual|Match\\w*|Have\\w+|Contain\\w*|Throw\\w*|BeCloseTo|BeGreater\\w+|BeLess\\w+|BeInstanceOf|BeNull|BeUndefined|BeNaN)\\s*\\(",
  // chai's expect and should.
  "\\.(?:to|should)(?:\\.(?:be|have|deep|own|nested|ordered))*\\.(?:equal|equals|eq|eql|eqls|include|members|match|throw|lengthOf|closeTo|instanceof|property)\\b",
  // unittest, JUnit, PHPUnit, XCTest, Deno.
  "\\b(?:XCT)?assert(?:Almost|Array|Count|Dict|Iterable|List|MultiLine|Object|Sequence|Set|Strict|Tuple)?(?:Equals?|Same)\\s*\\(",
  "\\bXCTAssertEqual\\s*\\(",
  "\\bassert(?:Raises|Throws|Rejects|Matches)\\w*\\s*\\(",
  // AssertJ, Hamcrest.
  "\\.is(?:EqualTo|SameAs)\\s*\\(|\\b(?:equalTo|sameInstance)\\s*\\(",
  // A plain assert with an operator, in any language; an arrow is none.
  "\\bassert\\b[^\\n]*(?:==|[^=\\n-][<>]| in | is )",
  "\\bpytest\\.raises\\s*\\(",
  // Rust.
  "\\bassert_(?:eq|matches)!",
  "\\bassert!\\s*\\([^\\n]*(?:==|matches!)",
  // minitest, RSpec.
  "\\bassert_(?:equal|same|in_delta|in_epsilon|match|raises|includes|nil|empty)\\b",
  "\\.to\\s+(?:eq|eql|equal|match|match_array|include|contain_exactly|raise_error|be\\s*[=<>])",
  // testify, .NET, GoogleTest.
  "\\b(?:assert|require)\\.(?:Equal\\w*|ElementsMatch|JSONEq|ErrorIs|Len)\\s*\\(",
  "\\bAssert\\.(?:Equal|AreEqual|That)\\s*\\(",
  "\\b(?:ASSERT|EXPECT)_(?:\\w*EQ|NEAR)\\s*\\("
];

// src/tools/reading/test-files.ts
var byName = [...new Set(tools.flatMap(({ testFiles }) => testFiles ?? []))], folders = ["test", "tests", ...tools.flatMap(({ testFolders }) => testFolders ?? [])], byFolder = [`**/{${folders.join(",")}}/**`];
function isTest(path2) {
  return matchesAny(byName, path2) || matchesAny(byFolder, path2);
}
function isNamedLikeTest(path2) {
  return matchesAny(byName, path2);
}
function isStillFound(old, path2) {
  let ending = (name2) => name2.slice(name2.lastIndexOf(".")), leftOut = (name2) => /(?:^|\/)(?:dist|build|out|vendor|coverage|node_modules|\.[^/]+)\//.test(name2);
  return ending(old) !== ending(path2) || leftOut(path2) && !leftOut(old) ? !1 : matchesAny(byName, old) ? matchesAny(byName, path2) : isTest(path2);
}
var endToEnd = new RegExp(
  `(?:^|/)(?:${["e2e", ...tools.flatMap(({ endToEndFolder }) => endToEndFolder ?? [])].join("|")})/`
), imports = [
  /^[ \t]*(?:import|from|use|using)[ \t][^;\n({]*(?:\{[^{}]{0,5000}\}|\([^()]{0,5000}\))?[^;\n]*/gm,
  /^[ \t]*(?:const|let|var)[ \t]+(?:\w+|\{[^{}]{0,5000}\})[ \t]*=[ \t]*require\([^()\n]{0,300}\)[.\w]*/gm
], commentLine = /^[ \t]*(?:\/\/(?![ \t]*(?:Unordered o|O)utput:)|#(?![[!]))[^\n]*/gm;
function importsIn(text3) {
  return imports.flatMap((form5) => text3.match(form5) ?? []).map((one7) => new Set(one7.match(/[\w$@./:-]+/g) ?? []));
}
function measurable(text3) {
  return [...imports, commentLine].reduce((rest, form5) => rest.replaceAll(form5, ""), text3);
}
var mostLines = 50;
function statementsIn(text3) {
  let statements = [], open = [];
  for (let line of text3.split(`
`)) {
    if (line.trim() === "") continue;
    let isContinued = /^\s*[^\w\s'"`@$]/.test(line) || /[({[,:=.&|?+\\-]\s*$/.test(open.at(-1) ?? "");
    open.length > 0 && (!isContinued || open.length === mostLines) && (statements.push(open.join(`
`)), open = []), open.push(line);
  }
  return open.length > 0 ? [...statements, open.join(`
`)] : statements;
}
function isEndToEndTest(path2) {
  return endToEnd.test(path2);
}
var measures = {
  tests: measure("tests"),
  assertions: measure("assertions"),
  comparisons: comparisons.join("|"),
  switches: measure("switches"),
  dead: measure("dead"),
  swallowed: measure("swallowed"),
  constants: measure("constants")
};
function unreachable(text3) {
  let lines3 = text3.split(`
`).filter((line) => line.trim() !== "");
  return lines3.filter((line, index) => {
    let indent = /^(\s+)return;?\s*$/.exec(line)?.[1], next = lines3[index + 1];
    return indent !== void 0 && next?.startsWith(indent) === !0 && /^[^\s})\]#/]/.test(next.slice(indent.length));
  }).length;
}
var deciding = new RegExp([...new Set(tools.flatMap(({ decides }) => decides ?? []))].join("|"), "g");
function decisions(text3) {
  return text3.match(deciding)?.length ?? 0;
}
function measure(kind) {
  return [...new Set(tools.flatMap((tool) => tool.measures?.[kind] ?? []))].join("|");
}

// src/tools/reading/test-declarations.ts
var declarations = tools.flatMap(({ declares }) => declares ?? []), scanners = [...new Set(declarations.map(({ language }) => language))].map(
  (language) => scannerFor(
    language,
    declarations.filter((each) => each.language === language)
  )
);
function scannerFor(language, all) {
  let calls = [...new Set(all.flatMap((each) => each.calls ?? []))], modules = anyOf(all.map((each) => each.modules)), usual = language.opens(calls);
  return {
    ...language,
    opensIn(text3) {
      let aliases = (modules && language.aliases?.(text3, modules, calls)) ?? [];
      return aliases.length > 0 ? language.opens([...calls, ...aliases]) : usual;
    },
    many: anyOf(all.map(({ many }) => many)),
    mark: anyOf(all.map(({ mark }) => mark)),
    skips: anyOf(all.map(({ skips }) => skips)),
    inner: anyOf(all.map(({ inner }) => inner))
  };
}
function scannerOf(path2) {
  return scanners.find(({ endings }) => endings.test(path2));
}
function inlineTestMark(path2) {
  return scannerOf(path2)?.inline;
}
function inlineTests(path2, text3) {
  let scanner = scannerOf(path2);
  if (scanner?.inline === void 0 || !scanner.mark) return;
  let at = text3.search(new RegExp(scanner.mark.source, "m"));
  return at === -1 ? void 0 : text3.slice(at);
}
function docExamples(path2, text3) {
  let example = scannerOf(path2)?.example;
  return example ? text3.split(`
`).filter((line) => example.test(line)) : [];
}
var endless = Number.POSITIVE_INFINITY, otherLanguages = /\.(?:rb|php|cs|fs|vb|swift|scala|exs?|erl|c|cc|cpp|cxx|m|mm|dart|lua|pl|t|r|R|hs|clj[cs]?|jl|zig|nim|sh|bats|ps1)$/, loop = /^\s*(?:for\b|while\b)|\.(?:forEach|map)\(/, longestLine = 2e3;
function testsIn(path2, text3) {
  let scanner = scannerOf(path2);
  if (!scanner) return;
  let sure = scanner.inline !== void 0 || isTest(path2), found = [], state2 = { start: -1, many: !1, marked: !1, skipped: !1, loopAt: -1, offset: 0 }, opens = scanner.opensIn(text3), code2 = blankComments(text3, scanner.syntax).split(`
`), reader = { ...scanner, opens, sure };
  for (let [index, whole] of text3.split(`
`).entries()) {
    let line = { text: whole.slice(0, longestLine), code: code2[index].slice(0, longestLine) };
    scanLine(reader, line, state2, found), state2.offset += whole.length + 1;
  }
  return found.map(({ start, ...test }, index) => ({
    ...test,
    extent: (found[index + 1]?.start ?? text3.length) - start
  }));
}
function scanLine(scanner, { text: text3, code: code2 }, state2, found) {
  if (code2.trim() === "") return;
  let { many, mark, skips, inner, table, off, offCall, sure } = scanner, indent = code2.search(/\S/);
  indent <= state2.loopAt && !/^\s*[})\]]/.test(code2) && (state2.loopAt = -1);
  let [manyHere, markHere, skipHere] = [many?.test(code2), mark?.test(code2), skips?.test(code2)];
  (manyHere || markHere || skipHere) && state2.start === -1 && (state2.start = state2.offset), state2.many ||= manyHere === !0, state2.marked ||= markHere === !0, state2.skipped ||= skipHere === !0;
  let last2 = found.at(-1), isInner = inner?.test(code2) === !0 && last2 !== void 0, opened = mark && !state2.marked || isInner && indent > 0 ? [] : openedOn(scanner, text3, code2);
  for (let { name: name2, modifiers, word: word3, before: before2 } of opened) {
    let repeated = state2.many || state2.loopAt !== -1 || table?.test(modifiers) || isLoop(scanner, before2), runs = sure && !state2.skipped && !off?.test(modifiers) && !offCall?.test(word3);
    found.push({
      name: name2,
      least: runs ? 1 : 0,
      most: repeated ? endless : 1,
      extent: 0,
      start: state2.start === -1 ? state2.offset : state2.start
    }), Object.assign(state2, { start: -1, many: !1, marked: !1, skipped: !1 });
  }
  isInner && opened.length === 0 && (last2.most = state2.loopAt === -1 ? last2.most + 1 : endless), state2.loopAt === -1 && isLoop(scanner, opened[0]?.before ?? code2) && (state2.loopAt = indent);
}
function isLoop({ groupTable }, code2) {
  return loop.test(code2) || groupTable?.test(code2) === !0;
}
function openedOn({ before: before2, opens, quoted: quoted4, other }, text3, code2) {
  let rest = before2 ? code2.replace(before2, "") : quoted4 ? text3 : code2;
  return rest.search(opens) === -1 ? [] : [...rest.matchAll(opens)].filter(({ index, 1: modifiers = "" }) => !(quoted4 && code2[index] === " ") && !other?.test(modifiers)).map(({ 0: word3, 1: modifiers = "", 3: name2 = "", index }) => ({
    name: name2,
    modifiers,
    word: word3,
    before: code2.slice(0, index)
  }));
}
async function addedTests(world) {
  let read2 = await inBatches(world.changes, async ({ kind, path: path2, from = path2 }) => {
    let old = kind === "added" ? void 0 : await world.before(from), now = kind === "deleted" ? void 0 : await world.files.read(path2), earlier = old === void 0 ? [] : testsIn(from, old) ?? [], tests2 = now?.kind === "text" ? testsIn(path2, now.text) : [], isUnread = !tests2 && otherLanguages.test(path2) && isTest(path2), isUnknown = tests2 && now?.kind === "text" && tests2.length + earlier.length === 0 && isTest(path2);
    return {
      earlier,
      tests: tests2 ?? [],
      unread: isUnread ? [path2] : [],
      unknown: isUnknown ? namedCalls(path2, now.text) : 0
    };
  }), before2 = read2.flatMap(({ earlier }) => earlier), after = read2.flatMap(({ tests: tests2 }) => tests2), unread2 = read2.flatMap((each) => each.unread), unknown2 = read2.reduce((total, each) => total + each.unknown, 0), sum = (tests2) => tests2.reduce((total, { least }) => total + least, 0), most3 = newTests(before2, after) + unknown2;
  return { least: Math.min(most3, Math.max(0, sum(after) - sum(before2))), most: most3, unread: unread2 };
}
function countDeclared(path2, text3) {
  let tests2 = testsIn(path2, text3);
  if (!tests2) return;
  let all = tests2.reduce((total, { most: most3 }) => total + (most3 === endless ? 1 : most3), 0), sure = tests2.reduce((total, { least }) => total + least, 0);
  return { all: tests2.length > 0 ? all : callsWithFunction(text3), sure };
}
function callsWithFunction(text3) {
  let call = /^[ \t]*(?:await )?[\w$.]{1,60}\([ \t]*(['"`])[^'"`\n]{0,200}\1,[ \t]*(?:async\b|function\b|\(|[\w$]{1,60} ?=>|[\w$]{1,60}\);?$)/gm;
  return text3.match(call)?.length ?? 0;
}
function namedCalls(path2, text3) {
  let scanner = scannerOf(path2), code2 = scanner ? blankComments(text3, scanner.syntax).split(`
`) : [];
  return text3.split(`
`).filter((line, index) => /^\s*[\w.]{1,60}\(\s*['"`]/.test(line) && /\w\(/.test(code2[index] ?? "")).length;
}
function newTests(before2, after) {
  let known4 = /* @__PURE__ */ new Map();
  for (let test of before2) {
    let same = known4.get(test.name);
    same ? same.push(test) : known4.set(test.name, [test]);
  }
  let most3 = 0;
  for (let test of after) {
    let old = known4.get(test.name)?.pop();
    old ? test.most < endless ? most3 += Math.max(0, test.most - old.most) : (old.most < endless || test.extent > old.extent) && (most3 = endless) : most3 += test.most;
  }
  return most3;
}

// src/claims/judges/tests_added.ts
var tests_added = {
  kind: "tests_added",
  needsBase: !0,
  title: ({ key }) => `${key} is the number of tests that the diff adds`,
  async judge(claim2, world) {
    let { least, most: most3, unread: unread2 } = await addedTests(world), open = most3 === Number.POSITIVE_INFINITY, is = `the diff adds ${open ? `at least ${least}` : least === most3 ? `${least}` : `${least} to ${most3}`}${unread2.length > 0 ? `, and ${someOf(unread2)} could not be counted` : ""}`, fix = `write ${claim2.key}: ${open ? least : most3}, or add the missing tests`;
    return claim2.count > most3 ? mismatch(unread2.length > 0 ? "warn" : "fail", claim2, { is, fix }) : claim2.count < least ? mismatch("warn", claim2, { is, fix }) : { pass: `${counted(claim2.count, "test")} claimed, ${is}` };
  }
};

// src/claims/judges/tests_passing.ts
var tests_passing = {
  kind: "tests_passing",
  waits: !0,
  title: ({ quote }) => `${quote}: our own run of the tests passes`,
  async judge(claim2, world) {
    let runs = world.ran("tests");
    if (runs.length === 0) return unverified(claim2);
    let failed = runs.filter(({ outcome }) => outcome.status === "fail");
    return failed.length > 0 ? mismatch("fail", claim2, {
      is: `${runIds(failed)} fails`,
      fix: `make ${runIds(failed)} pass before claiming it`
    }) : inconclusive(claim2, runs) ?? { pass: `${runIds(runs)} passes` };
  }
};

// src/claims/judges/unclaimed.ts
var unclaimed = {
  kind: "unclaimed",
  needsBase: !0,
  title: () => "every file that the diff changes is claimed",
  async judge(claim2, world) {
    let claimed = new Set(claim2.items.map(claimedPath)), silent = world.changes.filter(
      ({ path: path2, from }) => !claimed.has(path2) && !(from && claimed.has(from)) && path2 !== claim2.path && !world.isContract(path2) && !world.isReport(path2)
    );
    if (silent.length === 0) return { pass: "every changed file is claimed" };
    let paths2 = silent.map(({ path: path2 }) => path2), them = paths2.length === 1 ? "it" : "them";
    return mismatch("warn", claim2, {
      is: `the diff also changes ${someOf(paths2)}`,
      fix: `add ${someOf(paths2)} to ${claim2.key}, or remove ${them} from the change`
    });
  }
};

// src/claims/judges/index.ts
var judges = {
  age,
  consistency,
  files_changed,
  files_created,
  files_modified,
  files_reviewed,
  lines_removed,
  locations,
  path,
  phases,
  test_failures,
  tests_added,
  tests_passing,
  unclaimed
};
function judgeOf(claim2) {
  return judges[claim2.kind];
}
function claimTitle(claim2) {
  return judgeOf(claim2).title(claim2);
}
function claimWaits(claim2) {
  return judgeOf(claim2).waits ?? !1;
}
async function judgeClaim(claim2, world) {
  let judge4 = judgeOf(claim2);
  if (judge4.needsBase && !world.compared) return { status: "skip", message: "no base branch to compare with" };
  let judgement = await judge4.judge(claim2, world);
  if ("pass" in judgement) return { status: "pass", message: judgement.pass };
  if ("skip" in judgement) {
    let { skip: message2, ...rest } = judgement;
    return { status: "skip", message: message2, ...rest };
  }
  let { findings, got } = judgement;
  return outcomeOf(findings, { want: judge4.title(claim2), pass: "", ...got === void 0 ? {} : { got } });
}

// src/claims/criteria.ts
var longestClaim = 200, mostFindings = 1e3;
function claimCriterion(claim2, label2, { path: path2, line }) {
  return {
    title: claimTitle(claim2),
    label: label2,
    check: { type: "claim", params: claim2 },
    at: { line, column: 1 },
    path: path2,
    ..."quote" in claim2 ? { claim: claim2.quote.slice(0, longestClaim) } : {}
  };
}
function assessmentCriterion(type, label2, assessment, place2) {
  let findings = bySeverity(assessment.findings).slice(0, mostFindings), { path: path2, line } = findings[0]?.at ?? place2;
  return {
    title: assessment.want,
    label: label2,
    check: { type, params: { ...assessment, findings } },
    at: { line, column: 1 },
    path: path2
  };
}
function unreadableCriterion(label2, subject2, finding) {
  let want = `${subject2} exists and can be read`, findings = [{ ...finding, severity: "fail", failure: "major" }];
  return assessmentCriterion("schema", label2, { subject: subject2, want, findings }, finding.at);
}
function noBodyCriterion(label2, subject2, place2) {
  return assessmentCriterion("schema", label2, { subject: subject2, want: `${subject2} exists`, findings: [], skip: "no pull request here; give its body with --body FILE" }, place2);
}

// src/model/body-documents.ts
var nothing = () => ({ documents: [], ambiguous: [], unread: [], others: [] }), last;
function bodyDocuments(text3) {
  return last?.text !== text3 && (last = { text: text3, read: readDocuments(text3) }), last.read;
}
var languages = ["json", "yaml", "yml"], reportKey = "checks_performed";
function readDocuments(text3) {
  let { fences, quoted: quoted4 } = scanMarkdown(text3), found = nothing();
  if (isWhole(text3))
    return readFence({ word: "json", text: text3, from: 0, to: 0, closed: !0 }, found, !0), found;
  for (let fence2 of fences) languages.includes(fence2.word) && readFence(fence2, found, !1);
  for (let fence2 of quoted4.filter(({ word: word3 }) => languages.includes(word3))) {
    let inner = nothing();
    readFence(fence2, inner, !1);
    let [first2] = inner.documents;
    first2 && found.unread.push({ line: fence2.from, kind: first2.kind, why: "quoted" });
  }
  return found;
}
function isWhole(text3) {
  return /^\s*[{[]/.test(text3) ? parseDocuments("body.json", text3).problems.length === 0 || /^\s*\{/.test(text3) && mentions(text3, reportKey) : !1;
}
function readFence({ word: word3, text: text3, from, closed }, found, whole) {
  let common3 = { text: text3, line: from + 1, yaml: word3 !== "json", closed }, { nodes, problems } = parseDocuments(word3 === "json" ? "body.json" : "body.yml", `
`.repeat(from) + text3);
  if (problems.length > 0) {
    let kinds2 = kindsOf((key) => mentions(text3, key), !1);
    kinds2.includes("contract") && found.unread.push({ line: from, kind: "contract", why: "broken" }), mentions(text3, reportKey) ? found.documents.push({ kind: "report", ...common3 }) : kinds2.includes("message") && found.documents.push({ kind: "message", ...common3 });
    return;
  }
  for (let node of nodes) {
    let has = (key) => isGiven(entry(node, key)?.value), hasChecks = isGiven(entry(entry(node, "metadata")?.value ?? node, "validation")?.value), kinds2 = kindsOf(has, hasChecks, whole), [kind] = kinds2;
    kinds2.length > 1 ? found.ambiguous.push({ kinds: kinds2, line: node.at.line }) : kind ? found.documents.push({ kind, node, ...common3 }) : found.others.push({ node, line: node.at.line });
  }
}
function isGiven(value) {
  return value !== void 0 && entry(value, "properties")?.value.kind !== "map";
}
function kindsOf(has, hasChecks, whole = !1) {
  let kinds2 = [
    ...hasChecks || has("validation") || has("verificationContract") ? ["contract"] : [],
    ...has("task_id") && has(reportKey) ? ["report"] : [],
    ...has("status") && has("gates") && has("next") ? ["message"] : []
  ], isEnvelope = has("status") && (whole || has("artifacts") || has("files"));
  return kinds2.length === 0 && isEnvelope ? ["envelope"] : kinds2;
}
function mentions(text3, key) {
  return new RegExp(`(?:^|[{,\\s])["']?${key}["']?[ \\t]*:`, "m").test(text3);
}

// src/claims/output/agents.ts
function builtIn(name2, row, rule2, example) {
  let fields = Object.entries(row).map(([key, [type, hint]]) => ({
    key,
    type,
    required: !0,
    ...hint ? { hint } : {}
  }));
  return { name: name2, fields, pass: {}, look: {}, ...rule2, example: example.join(`
`) };
}
var builtInAgents = [
  builtIn(
    "todo-doc-generator",
    {
      path: ["path", ".claude/features/[slug]-TODO.md"],
      dependencies: ["list", '[feature1, feature2] or "none"'],
      priority: ["1-5"],
      phases: ["count"],
      complexity: ["low/medium/high"]
    },
    { asks: "CRITICAL - Your response must end with:" },
    [
      "path: .claude/features/auth-system-TODO.md",
      "dependencies: none",
      "priority: 1",
      "phases: 3",
      "complexity: medium"
    ]
  ),
  builtIn(
    "tdd-task-executor",
    {
      phase: ["phase"],
      phase_complete: ["boolean"],
      files_changed: ["files", "[file1.ts, file2.ts]"],
      files_created: ["files", '[newfile.ts] or "none"'],
      tests_added: ["count"],
      tests_passing: ["boolean"],
      test_failures: ["list", '[list of failing test names] or "none"'],
      blockers: ["list", '[description] or "none"'],
      next_action: ["text", "[what needs to happen next]"]
    },
    { pass: { phase_complete: !0, tests_passing: !0, blockers: "none", test_failures: "none" } },
    [
      "phase: 2/3",
      "phase_complete: true",
      "files_changed: [src/auth/service.ts, src/auth/middleware.ts]",
      "files_created: [src/auth/__tests__/service.test.ts]",
      "tests_added: 8",
      "tests_passing: true",
      "test_failures: none",
      "blockers: none",
      "next_action: proceed to phase 3"
    ]
  ),
  builtIn(
    "code-reviewer",
    {
      approved: ["boolean"],
      issues_total: ["count"],
      critical: ["list", '[list of critical issues] or "none"'],
      major: ["list", '[list of major issues] or "none"'],
      minor: ["list", '[list of minor issues] or "none"'],
      security: ["list", '[security concerns] or "none"'],
      test_coverage: ["adequate/needs-improvement/insufficient"],
      recommendation: ["approve/revise/block"]
    },
    { pass: { approved: !0 }, reviews: !0 },
    [
      "approved: false",
      "issues_total: 3",
      "critical: none",
      "major: [Missing input validation on email field, No rate limiting on login endpoint]",
      "minor: [Consider extracting magic number to constant]",
      "security: Rate limiting should be added before production",
      "test_coverage: adequate",
      "recommendation: revise"
    ]
  ),
  builtIn(
    "code-simplifier",
    {
      simplified: ["boolean"],
      files_modified: ["files", "[list of files]"],
      lines_removed: ["count"],
      complexity_reduction: ["none/low/medium/high"],
      changes_summary: ["text", "[brief description of simplifications]"]
    },
    {},
    [
      "simplified: true",
      "files_modified: [src/auth/service.ts]",
      "lines_removed: 23",
      "complexity_reduction: medium",
      "changes_summary: Extracted duplicate validation logic, removed unused imports"
    ]
  ),
  builtIn(
    "silent-failure-hunter",
    {
      silent_failures_found: ["count"],
      locations: ["locations"],
      severity: ["none/low/medium/high/critical"],
      recommendations: ["list", "[brief list]"]
    },
    { pass: { severity: ["none", "low", "medium"] }, look: { severity: ["none"] } },
    [
      "silent_failures_found: 2",
      "locations: [src/api/client.ts:45 - swallowed Promise rejection, src/auth/token.ts:112 - empty catch block]",
      "severity: high",
      "recommendations: [Add error logging to catch blocks, Propagate errors to caller]"
    ]
  ),
  builtIn(
    "review-pr",
    {
      ready_to_merge: ["boolean"],
      blocking_issues: ["list", '[list] or "none"'],
      warnings: ["list", '[list] or "none"'],
      test_status: ["all-pass/some-fail/not-run"],
      files_reviewed: ["count"],
      approval_confidence: ["low/medium/high"],
      final_recommendation: ["merge/revise/reject"]
    },
    { pass: { ready_to_merge: !0, blocking_issues: "none" }, reviews: !0 },
    [
      "ready_to_merge: true",
      "blocking_issues: none",
      "warnings: [Consider adding integration test for edge case]",
      "test_status: all-pass",
      "files_reviewed: 7",
      "approval_confidence: high",
      "final_recommendation: merge"
    ]
  ),
  builtIn(
    "type-design-analyzer",
    {
      types_analyzed: ["count"],
      quality_score: ["1-10"],
      issues: ["list", '[list of type design issues] or "none"'],
      recommendations: ["list", '[list] or "none"']
    },
    {},
    ["types_analyzed: 4", "quality_score: 8", "issues: none", "recommendations: none"]
  )
];
function agentsOf({
  outputs: outputs3 = {}
}) {
  let own2 = Object.entries(outputs3).map(([name2, { required: required2, optional: optional3, pass, example }]) => {
    let fields = [...fieldsOf(required2, !0), ...fieldsOf(optional3, !1)];
    return { name: name2, fields, pass: pass ?? {}, look: {}, ...example === void 0 ? {} : { example } };
  }), taken2 = new Set(own2.map(({ name: name2 }) => bareName(name2)));
  return [...builtInAgents.filter(({ name: name2 }) => !taken2.has(name2)), ...own2];
}
function fieldsOf(given2 = [], required2) {
  return (Array.isArray(given2) ? given2.map((key) => [key]) : Object.entries(given2)).map(([key = "", type]) => ({ key, required: required2, ...type === void 0 ? {} : { type } }));
}
function agentNamed(name2, agents) {
  return name2 === void 0 ? void 0 : agents.find((agent) => bareName(agent.name) === bareName(name2));
}
function promptSuffix({ fields, asks = "CRITICAL - End your response with:" }) {
  let lines3 = fields.map(({ key, type, required: required2, hint }) => {
    let value = hint ?? (type === void 0 ? "[text]" : hintOf(type));
    return `${key}: ${value}${required2 ? "" : " (optional)"}`;
  });
  return [asks, "---OUTPUT---", ...lines3, "---END---"].join(`
`);
}
function hintOf(type) {
  return Object.hasOwn(fieldTypes, type) ? fieldTypes[type].hint : `[${type}]`;
}

// src/claims/output/block.ts
function lastOutputBlock(text3) {
  return outputBlocks(text3).at(-1);
}
function outputBlocks(text3) {
  if (!text3.includes(opening)) return [];
  let { lines: lines3, words: words4, fences } = scanMarkdown(text3), outside2 = blocksAmong(words4, lines3);
  return outside2.length > 0 ? outside2 : fences.filter(({ word: word3 }) => !documents.has(word3)).flatMap(({ text: inner, from, to, closed }) => {
    let inFence = inner.split(`
`), own2 = lines3.map((_, index) => index >= from && index < to ? inFence[index - from] ?? "" : ""), rest = lines3.map((line, index) => index === to && closed ? "" : line);
    return blocksAmong(own2, rest);
  });
}
var documents = /* @__PURE__ */ new Set(["contract", "validation", "json", "yaml", "yml"]);
function blocksAmong(words4, lines3) {
  let isMarker = (line, marker) => line.trim() === marker && /^ {0,3}-/.test(line), opens = words4.flatMap((line, index) => isMarker(line, opening) ? [index] : []), lastWord = lines3.findLastIndex((line) => line.trim() !== "");
  return opens.flatMap((open, order) => {
    let limit = opens[order + 1] ?? lines3.length, close = words4.slice(open + 1, limit).findIndex((line) => isMarker(line, closing)), ended = close !== -1, end = ended ? open + 1 + close : limit, fields = words4.slice(open + 1, end).flatMap((line, index) => fieldIn(line, open + index + 2)), length2 = lines3.slice(open + 1, end).join(`
`).length, held = new Set(fields.map(({ line }) => line)), strays = lines3.slice(open + 1, end).flatMap((line, index) => {
      let number3 = open + index + 2;
      return line.trim() === "" || held.has(number3) ? [] : [number3];
    });
    return prompts.has(written(words4.slice(open + 1, end))) ? [] : [{ fields, strays, line: open + 1, ended, length: length2, textAfter: ended && lastWord > end }];
  });
}
var prompts = new Set(builtInAgents.map((agent) => written(promptSuffix(agent).split(`
`).slice(2, -1))));
function written(lines3) {
  return lines3.map((line) => line.trim()).filter((line) => line !== "").join(`
`);
}
var opening = "---OUTPUT---", closing = "---END---";
function fieldIn(line, number3) {
  let colon = line.indexOf(":"), key = line.slice(0, Math.max(colon, 0)).trim();
  return key === "" ? [] : [{ key, value: outputValue(line.slice(colon + 1)), line: number3 }];
}
function fieldsInProse(text3, keys2) {
  return scanMarkdown(text3).words.flatMap((line, index) => {
    let bare2 = line.replace(/^\s*(?:[-*+]\s+)?/, "").replaceAll("**", "").replaceAll("`", "");
    return fieldIn(bare2, index + 1).filter(({ key }) => keys2.includes(key));
  });
}
function outputValue(source) {
  let text3 = source.trim(), items = text3.startsWith("[") && text3.endsWith("]") && text3.length > 1 ? listItems(text3) : void 0;
  if (items) return { kind: "list", items };
  let bare2 = unquoted(text3);
  return /^none$/i.test(bare2) ? { kind: "none" } : /^(?:true|false)$/i.test(text3) ? { kind: "boolean", value: text3.toLowerCase() === "true" } : /^[-+]?[0-9]{1,15}$/.test(text3) ? { kind: "integer", value: Number(text3) } : { kind: "text", value: bare2 };
}
function listItems(text3) {
  let inner = text3.slice(1, -1), cuts = [], skip = quoteSkipper(inner), depth2 = 0;
  for (let index = 0, fresh = !0; index < inner.length; index++) {
    let character = inner[index], past = skip(index, fresh);
    if (past !== void 0) index = past;
    else if ("[({".includes(character)) depth2++;
    else {
      if (character === "]" && depth2 === 0) return;
      "])}".includes(character) ? depth2 = Math.max(0, depth2 - 1) : character === "," && depth2 === 0 && cuts.push(index);
    }
    fresh = past === void 0 && (character === "," || fresh && character === " ");
  }
  return (depth2 > 0 ? inner.split(",") : cutAt(inner, cuts)).map((part) => unquoted(part.trim())).filter((part) => part !== "");
}
function cutAt(text3, cuts) {
  return [...cuts, text3.length].map((to, index) => text3.slice(index === 0 ? 0 : cuts[index - 1] + 1, to));
}
function quoteSkipper(text3) {
  let hopeless = /* @__PURE__ */ new Set();
  return (index, fresh) => {
    let quote = text3[index];
    if (!"\"'`".includes(quote) || hopeless.has(quote) || quote !== '"' && !fresh) return;
    let end = text3.indexOf(quote, index + 1);
    for (; end !== -1 && quote !== '"' && !/^\s*(?:,|$)/.test(text3.slice(end + 1, end + 20)); )
      end = text3.indexOf(quote, end + 1);
    return end === -1 && hopeless.add(quote), end === -1 ? void 0 : end;
  };
}
function unquoted(text3) {
  let quote = text3[0], wrapped = text3.length > 1 && (quote === '"' || quote === "'" || quote === "`") && text3.endsWith(quote), inner = wrapped ? text3.slice(1, -1) : text3;
  return wrapped && !inner.includes(quote) ? inner : text3;
}
function blocksIn(text3) {
  if (!/^\uFEFF?\s*\{/.test(text3)) return outputBlocks(text3);
  let parsed = parseJson(text3.replace(/^\uFEFF/, ""));
  return "problem" in parsed ? outputBlocks(text3) : [jsonBlock(parsed.node)];
}
function jsonBlock(node) {
  return {
    fields: (node.kind === "map" ? node.entries : []).map(({ key, keyAt, value }) => ({ key, value: fieldValue(value), line: keyAt.line })),
    strays: [],
    line: node.at.line,
    ended: !0,
    length: JSON.stringify(plain(node)).length,
    textAfter: !1
  };
}
function fieldValue(node) {
  switch (node.kind) {
    case "list":
      return { kind: "list", items: node.items.map(textOf) };
    case "boolean":
      return { kind: "boolean", value: node.value };
    case "number":
      return Number.isInteger(node.value) ? { kind: "integer", value: node.value } : { kind: "text", value: node.source };
    case "null":
      return { kind: "none" };
    case "text":
      return /^none$/i.test(node.value) ? { kind: "none" } : { kind: "text", value: node.value };
    default:
      return { kind: "text", value: textOf(node) };
  }
}
function textOf(node) {
  return node.kind === "text" ? node.value : JSON.stringify(plain(node));
}

// src/claims/output/fields.ts
function wantsOf(type) {
  if (Object.hasOwn(fieldTypes, type)) return fieldTypes[type].wants;
  let [, from, to] = rangeType.exec(type) ?? [];
  return from === void 0 ? `one of ${type.split("/").join(", ")}` : `a whole number from ${from} to ${to}`;
}
function fits(type, value) {
  if (value.kind === "text" && value.value === "") return !1;
  let [, from, to] = rangeType.exec(type) ?? [];
  if (from !== void 0) return value.kind === "integer" && value.value >= Number(from) && value.value <= Number(to);
  switch (type) {
    case "boolean":
      return booleanOf(value) !== void 0;
    case "count":
      return countOf(value) !== void 0;
    case "list":
    case "locations":
      return itemsOf(value) !== void 0;
    case "files":
      return value.kind === "text" ? !/[,\s]/.test(value.value) : itemsOf(value) !== void 0;
    case "path":
      return value.kind === "text";
    case "phase":
      return phaseOf(value) !== void 0;
    case "text":
      return !0;
    default:
      return type.split("/").includes(valueText(value).toLowerCase());
  }
}
function booleanOf(value) {
  if (value.kind === "boolean") return value.value;
  if (value.kind === "text")
    return /^yes$/i.test(value.value) ? !0 : /^no$/i.test(value.value) ? !1 : void 0;
}
function countOf(value) {
  return value.kind === "none" ? 0 : value.kind === "integer" && value.value >= 0 ? value.value : void 0;
}
var nothingWord = /^(?:none\.?|n\/a\.?|[-–—])?$/i;
function itemsOf(value) {
  if (value.kind === "list" || value.kind === "text") {
    let items = value.kind === "list" ? value.items : [value.value];
    return items.length === 1 && nothingWord.test(items[0].trim()) ? [] : items;
  }
  return value.kind === "none" || value.value === 0 || value.value === !1 ? [] : void 0;
}
function phaseOf(value) {
  let match = value.kind === "text" ? /^(\d{1,6})\s*(?:\/|of)\s*(\d{1,6})$/.exec(value.value) : null, [phase, total] = [Number(match?.[1]), Number(match?.[2])];
  return match && phase >= 1 && phase <= total ? { phase, total } : void 0;
}
function valueText(value) {
  return value.kind === "list" ? `[${value.items.join(", ")}]` : value.kind === "none" ? "none" : String(value.value);
}
function citedValue(value) {
  return value.kind === "text" || value.kind === "list" ? cited(valueText(value)) : valueText(value);
}
var longestBlock = 1e3;
function fieldsByKey({ fields }) {
  return new Map(fields.map((field) => [field.key, field]));
}
function formFindings(agent, block) {
  let fields = fieldsByKey(block), known4 = new Set(agent?.fields.map(({ key }) => key)), unknown2 = [...fields.keys()].filter((key) => !known4.has(key)), found = [...unclosed(block), ...strayLines(block), ...duplicates(block), ...tooManyItems(block)];
  for (let { key, type, required: required2 } of agent?.fields ?? []) {
    let field = fields.get(key), wants = type === void 0 ? "a value" : wantsOf(type);
    if (!field && required2) found.push(missingField(key, wants, block.line, unknown2));
    else if (field && (type === void 0 ? isEmpty(field.value) : !fits(type, field.value))) {
      let got = isEmpty(field.value) ? "empty" : citedValue(field.value), message2 = `${key} is ${got}; expected ${wants}`, fix = `write ${key}: and then ${wants}, on one line`;
      found.push({ code: "wrong_type", severity: "fail", key, line: field.line, message: message2, fix });
    }
  }
  if (block.length > longestBlock) {
    let message2 = `the block has ${block.length} characters; at most ${longestBlock} are recommended`;
    found.push({ code: "long_block", severity: "warn", line: block.line, message: message2, fix: "keep the values short" });
  }
  return found.sort((a, b) => a.line - b.line);
}
function missingField(key, wants, line, unknown2) {
  let near = didYouMean(key, unknown2).replace("did you mean", "is it"), fix = `add a line \`${key}:\` with ${wants === "a value" ? "its value" : wants}`;
  return { code: "missing_field", severity: "fail", key, line, message: `missing field ${key}${near}`, fix };
}
var mostItems = 1e3;
function tooManyItems({ fields }) {
  return fields.flatMap(({ key, value, line }) => {
    if (value.kind !== "list" || value.items.length <= mostItems) return [];
    let message2 = `${key} lists ${value.items.length} items; at most ${mostItems} are allowed`, fix = `list at most ${mostItems} items under ${key}`;
    return [{ code: "too_many_items", severity: "fail", key, line, message: message2, fix }];
  });
}
function isEmpty(value) {
  return value.kind === "text" && value.value === "";
}
function unclosed({ ended, line }) {
  return ended ? [] : [{ code: "unclosed_block", severity: "fail", line, message: "the block is not closed: there is no ---END---", fix: "write ---END--- on a line of its own after the last field" }];
}
var mostStrays = 10;
function strayLines({ ended, strays }) {
  if (!ended) return [];
  let message2 = "this line of the block is not a field", fix = "write key: value, each on one line, and nothing else between ---OUTPUT--- and ---END---";
  return strays.slice(0, mostStrays).map((line) => ({ code: "stray_line", severity: "fail", line, message: message2, fix }));
}
function duplicates({ fields }) {
  let first2 = /* @__PURE__ */ new Map();
  return fields.flatMap(({ key, line }) => {
    let before2 = first2.get(key);
    if (before2 === void 0)
      return first2.set(key, line), [];
    let message2 = `duplicate field ${key} (first on line ${before2})`;
    return [{ code: "duplicate_field", severity: "fail", key, line, message: message2, fix: `keep one line ${key}:` }];
  });
}

// src/claims/output/identify.ts
function blockFor(source, requested, agents) {
  if (source.block) return source.block;
  let blocks2 = blocksIn(source.text);
  return (requested && blocks2.findLast((block) => agentOf(block, void 0, agents).agent === requested)) ?? blocks2.at(-1);
}
function sourceFor(sources2, requested, agents) {
  return (requested && sources2.findLast(({ block }) => block && agentOf(block, void 0, agents).agent === requested)) ?? sources2.at(-1);
}
function agentOf(block, requested, agents) {
  let finding = (code2, line, message3, fix) => [
    { code: code2, severity: "fail", line, message: message3, fix }
  ], names3 = agents.map((agent2) => agent2.name).join(", "), field = block.fields.find(({ key }) => key === "agent"), name2 = field && valueText(field.value), named2 = agentNamed(name2, agents);
  if (field && !named2) {
    let near = didYouMean(
      name2,
      agents.map((agent2) => agent2.name)
    ), findings = finding(
      "unknown_agent",
      field.line,
      `unknown agent ${cited(name2)}${near}`,
      `write agent: and one of ${names3}`
    );
    return { ...requested ? { agent: requested } : {}, findings };
  }
  if (field && requested && named2 !== requested) {
    let message3 = `the block is from ${named2.name}; expected one from ${requested.name}`, fix = `let ${requested.name} end with its own block`;
    return { agent: requested, findings: finding("other_agent", field.line, message3, fix) };
  }
  let agent = requested ?? named2 ?? byFields(block, agents);
  return agent ? { agent, findings: [] } : { findings: finding("unclear_agent", block.line, "the fields do not show which agent wrote this block", `add a line agent: with one of ${names3}`) };
}
function authorOf(block, requested, agents, unasked) {
  let isNamed2 = block.fields.some(({ key }) => key === "agent");
  return unasked === "freeform" && !isNamed2 && otherAgentsOf(block, void 0, agents).length === 0 ? { findings: [] } : agentOf(block, requested, agents);
}
function otherAgentsOf({ fields }, agent, agents) {
  let keys2 = new Set(fields.map(({ key }) => key));
  return agents.filter((other) => {
    let required2 = other.fields.filter((field) => field.required);
    return other !== agent && required2.length > 0 && required2.every(({ key }) => keys2.has(key));
  });
}
function byFields({ fields }, agents) {
  let keys2 = new Set(fields.map(({ key }) => key)), scores = agents.map((agent) => {
    let own2 = agent.fields.filter(({ key }) => keys2.has(key));
    return own2.every(({ type }) => type === "files" || type === "path") ? 0 : own2.length;
  }), best2 = Math.max(...scores), matching = agents.filter((_, index) => scores[index] === best2);
  return best2 > 0 && matching.length === 1 ? matching[0] : void 0;
}
function missingBlock(source, agent) {
  let hidden = source.text.split(/\r\n|\r|\n/).findIndex((line2) => line2.includes("---OUTPUT---")), fields = agent ? fieldsInProse(
    source.text,
    agent.fields.map(({ key }) => key)
  ) : [], found = new Map(fields.map((field) => [field.key, field])), open = (agent?.fields ?? []).filter(({ key, required: required2 }) => required2 && !found.has(key)).map(({ key }) => key), recovered = [...found.values()].slice(0, 20).map(({ key, value }) => `${key}: ${valueText(value)}`), parts = [
    "there is no ---OUTPUT--- block",
    ...hidden === -1 ? [] : [
      `the one on line ${hidden + source.line} is in a quote, a comment or the fence of a document, or shares its line`
    ],
    ...recovered.length > 0 ? [`the text has ${recovered.join(", ")}`] : [],
    ...recovered.length > 0 && open.length > 0 ? [`missing: ${open.join(", ")}`] : []
  ], line = (hidden === -1 ? 0 : hidden) + source.line;
  return { message: parts.join("; "), line, whole: recovered.length > 0 && open.length === 0 };
}

// src/claims/find-blocks.ts
function findClaimBlocks(body, policy) {
  let common3 = { path: body.path, from: "body" }, reports = [...new Map(reportsIn(body.text).map((each) => [each.line, each])).values()].map(
    ({ text: text3, line, yaml }) => ({ ...common3, text: text3, line, ...yaml ? { yaml } : {} })
  ), outputs3 = outputBlocks(body.text).map((block) => ({ ...body, line: 1, from: "body", block }));
  return { reports, outputs: lastOfEach(outputs3, agentsOf(policy)) };
}
function reportsIn(body) {
  return bodyDocuments(body).documents.filter(({ kind }) => kind === "report");
}
function lastOfEach(sources2, agents) {
  let seen = /* @__PURE__ */ new Set([void 0]);
  return sources2.toReversed().filter(({ block }, index) => {
    let { agent } = agentOf(block, void 0, agents), isNew = !seen.has(agent);
    return seen.add(agent), index === 0 || isNew;
  }).toReversed();
}
function listOf(node) {
  return node.kind === "list" ? node.items : [node];
}
function reportedChecks(body) {
  let nodes = reportsIn(body).flatMap(({ node, closed }) => node && closed ? [node] : []);
  return checksOf(nodes);
}
function checksIn(json) {
  let read2 = parseJson(json);
  return checksOf("node" in read2 ? listOf(read2.node) : []);
}
function checksOf(reports) {
  let found = /* @__PURE__ */ new Map();
  for (let report3 of reports) {
    let performed = entry(report3, "checks_performed")?.value;
    if (performed?.kind === "map")
      for (let { key, keyAt, value } of performed.entries) {
        let executed = fieldOf(value, "executed") === !0;
        found.set(key, { executed, verdict: String(fieldOf(value, "verdict") ?? ""), line: keyAt.line });
      }
  }
  return found;
}
function fieldOf(node, key) {
  let value = entry(node, key)?.value;
  return value && "value" in value ? value.value : void 0;
}

// src/claims/evidence/phrases.ts
var vocabulary = [
  // English
  `a able above absolutely accepted accordingly accurate accurately acceptable adequate all also and any appears appropriate appropriately are
  as at be been being both by can carefully check checked checking checks clean code complete completed completely
  completion confirmed consistent consistently content correct correctly data did do does done each error errors everything excellent
  exactly execute executed expectation expectations expected failure failures fine finished found fully function functional functionality
  functioning functions further good great had handled has have here high i implementation implemented in intended is issue issues it its
  just lgtm look looked looks made me meet meets met my necessary needed nice no none normal normally not nothing of ok okay on or our output
  outcome pass passed passes passing perfect perfectly performed problem problems proper properly quality ready really
  relevant required requirement requirements result results review reviewed right run running runs satisfied satisfies satisfy
  seems should so solid sound standard standards status successful successfully succeeded sufficient task test tested
  testing tests that the them there these they thing things this thorough thoroughly to true up valid validated validation verified verify verification
  very was we well went were what when which will with within without work worked working works yes you your`,
  // What fills a page
  `adipiscing aliqua aliquip amet anim aute cillum commodo consectetur consequat culpa cupidatat deserunt dolor dolore duis ea eiusmod elit enim esse et
  eu ex excepteur exercitation fugiat id incididunt ipsum irure labore laboris laborum lorem magna minim mollit nisi non nostrud nulla occaecat officia
  pariatur proident quis reprehenderit sed sint sit sunt tempor ullamco ut velit veniam voluptate`,
  // German
  `alle alles als auch bestanden bin das dem den der des die ein eine einwandfrei entspricht erfolgreich erfüllt erwartet erwartungen es fehler fehlerfrei
  fertig funktioniert geprüft gefunden gut hat ich in ist keine keinen korrekt ohne ordnung passt probleme qualität richtig
  sehr sieht sind und verifiziert vollständig war waren wie wir wird wurde wurden überprüft anforderungen inhalt tests`,
  // French
  `a attendu bien bon bonne ce cela comme complet complète conforme contenu correct correctement de des du en erreur erreurs est et exigences fonctionne
  la le les ont parfait passe passent problème problèmes prévu qualité réussi réussis sans satisfaites sont succès terminé tests tout toutes tous très
  trouvé un une va vérifié vérifiée vérifiés été aucun aucune`,
  // Spanish and Portuguese
  `a al bem bien bom bueno buena calidad com como completado completo con concluído conforme conteúdo contenido correcta correctamente correcto corretamente correto
  de del do e el encontrado encontraron encontrados erro erros error errores es esperado esperava está están foi foram funciona funcionan funcionando há la las los muy
  muito ningún nenhum no não o os para passaram passou pasan pasaron problema problemas qualidade que requisitos se sem ser sin sucesso tests testes todas todo todos tudo
  um una uno verificado verificados y éxito é são`,
  // Russian
  `без был была были в верно всё все выполнено готово и как качество корректно найдено нет не ошибок ожидалось отлично проблем проверено проверка проверки пройдена пройдены
  работает содержание соответствует тесты требованиям успешно хорошо хорошее это`,
  // Arabic
  "إلى أي الاختبارات الجودة العمل المتوقع المحتوى المطلوب أخطاء بشكل بنجاح تم جميع جيد جيدة خطأ دون صحيح على في كامل كل كما لا مشاكل ممتاز من مع هو هي و يعمل التحقق",
  // Korean
  `검증 결과 내용 되었습니다 됩니다 만족합니다 모두 모든 문제 문제가 문제없음 없습니다 없음 완료 완료되었습니다 완료했습니다 요구사항을 이상 이상없음 작동합니다 잘 적절합니다 정상 정상입니다
  정상적으로 좋습니다 테스트 테스트가 통과 통과했습니다 품질 품질이 확인 확인했습니다`,
  // Hindi
  "अच्छा अच्छी और कोई गुणवत्ता जाँच ठीक नहीं पूरा पूर्ण में में सब सभी समस्या सफल सफलतापूर्वक सही से है हैं हो गया"
], emptyWords = new Set(vocabulary.join(" ").split(/\s+/)), phrases = [
  // Chinese, simplified and traditional
  `内容相关 内容完整 内容准确 质量良好 质量很好 质量合格 检查通过 检查完成 检查无误 测试通过 全部通过
  均已通过 验证通过 验证完成 审核通过 一切正常 运行正常 功能正常 符合要求 符合预期 满足要求 没有问题
  没有错误 没有发现 未发现 已完成 已经完成 已检查 已验证 任务完成 顺利完成 成功完成 成功 完成 通过
  正常 良好 正确 完整 一致 相关 问题 错误 任何 所有 全部 都 非常 很好 质量 内容 检查 测试 验证
  內容相關 內容完整 品質良好 檢查通過 測試通過 驗證通過 符合預期 沒有問題`,
  // Japanese
  `問題ありません 問題ありませんでした 問題なし 異常なし 正常に動作しています 正常に動作 正常に完了しました
  正常に完了 確認しました 確認済み 確認済 検証しました 完了しました テストは全て合格しました すべて 全て
  合格しました 合格 良好です 良好 適切です 適切 正しく 期待通り 品質 内容 テスト チェック しました
  ました です ます`,
  // Thai
  `ไม่มีปัญหา ไม่พบปัญหา เรียบร้อยดี เรียบร้อย ผ่านทั้งหมด
  ผ่านการทดสอบ ผ่าน ถูกต้อง ตรวจสอบแล้ว คุณภาพดี สำเร็จ
  ทั้งหมด ดีมาก`
], emptyPhrases = [...new Set(phrases.join(" ").split(/\s+/))].sort(
  (left, right) => right.length - left.length || (left < right ? -1 : 1)
);

// src/claims/evidence/measure.ts
var mostRead = 2e4;
function measure2(evidence3) {
  let start = evidence3.slice(0, mostRead), visible2 = withoutInvisible(start.normalize("NFKC")), words4 = distinctWords(visible2), phrased = unspaced.test(visible2), rest = phrased ? emptyPhrases.reduce((text3, phrase) => text3.replaceAll(phrase, " "), visible2) : visible2, meaningful = [...phrased ? distinctWords(rest) : words4].filter(
    (word3) => !emptyWords.has(word3) && !isDisguised(word3)
  );
  return {
    length: lengthOf(start),
    words: weight(words4),
    meaningful: weight(meaningful),
    specific: namesSomething(visible2)
  };
}
function isDisguised(text3) {
  return new RegExp("\\p{Script=Latin}", "u").test(text3) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text3);
}
function fingerprint(evidence3) {
  return withoutInvisible(evidence3.normalize("NFKC")).toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
function wordsIn(evidence3) {
  return distinctWords(withoutInvisible(evidence3.slice(0, mostRead).normalize("NFKC")));
}
function nothingOwn(left, right) {
  let [less2, more] = left.size < right.size ? [left, right] : [right, left];
  return less2.size >= 8 && [...less2].every((word3) => more.has(word3));
}
function almostSame(left, right) {
  if (left.size < 8 || right.size < 8) return !1;
  let shared = [...left].filter((word3) => right.has(word3)).length;
  return shared / (left.size + right.size - shared) >= 0.9;
}
var unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u, halfWord = new RegExp(`${unspaced.source}|\\p{Extended_Pictographic}`, "u"), word = new RegExp(`${halfWord.source}|[\\p{L}\\p{M}\\p{N}_]+`, "gu");
function distinctWords(text3) {
  let found = /* @__PURE__ */ new Set();
  for (let [each] of text3.toLowerCase().matchAll(word))
    if (halfWord.test(each)) found.add(each);
    else for (let part of apart(each)) new RegExp("\\p{L}.*\\p{L}|\\p{L}\\p{N}|\\p{N}\\p{L}", "u").test(part) && found.add(part);
  return found;
}
function apart(text3) {
  return unspaced.test(text3) ? text3.split(new RegExp(`(${unspaced.source})`, "u")).filter(Boolean) : [text3];
}
function weight(words4) {
  let sum = 0;
  for (let each of words4) sum += halfWord.test(each) ? 0.5 : 1;
  return Math.floor(sum);
}
function namesSomething(text3) {
  return new RegExp('[\\p{N}"“”„«»「」『』`[\\]#@/_]|\\p{Ll}\\p{Lu}|[A-Za-z]\\.[A-Za-z]', "u").test(text3);
}
var invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2800]/gu;
function withoutInvisible(text3) {
  return text3.replaceAll(/[\s\u2800]+/gu, " ").replaceAll(invisible, "").trim();
}
function lengthOf(text3) {
  let [plain3, compatible] = [text3.normalize("NFC"), text3.normalize("NFKC")], length2 = visibleLength(plain3);
  return plain3 === compatible ? length2 : Math.min(length2, visibleLength(compatible));
}
var longestRun = 3;
function visibleLength(text3) {
  let signs = seenSigns(text3), joined2 = signs.join(""), span = isUnspaced(joined2) ? 12 : 24, known4 = /* @__PURE__ */ new Set(), repeatedUntil = 0, offset = 0, length2 = 0;
  for (let sign of signs) {
    let stretch = joined2.slice(offset, offset + span);
    stretch.length === span && (known4.has(stretch) && (repeatedUntil = offset + span), known4.add(stretch)), offset >= repeatedUntil && length2++, offset += sign.length;
  }
  return length2;
}
function seenSigns(text3) {
  let signs = [], run2 = 0;
  for (let cluster of clustersOf(text3.trim())) {
    let seen = isSeen(cluster);
    if (!seen && !/[\s\u2800]/u.test(cluster)) continue;
    let sign = seen ? cluster : " ";
    run2 = sign === signs.at(-1) ? run2 + 1 : 1, run2 <= (sign === " " ? 1 : longestRun) && signs.push(sign);
  }
  return signs[0] === " " && signs.shift(), signs.at(-1) === " " && signs.pop(), signs;
}
function isSeen(cluster) {
  return /^[!-~]$/.test(cluster) || /[\p{L}\p{N}\p{P}\p{S}]/u.test(cluster.replaceAll(invisible, ""));
}
var graphemes = new Intl.Segmenter("en", { granularity: "grapheme" }), joins = /[\p{M}\p{Cf}\p{Regional_Indicator}\p{Emoji_Modifier}\u1100-\u11ff]/u;
function clustersOf(text3) {
  return joins.test(text3) ? Array.from(graphemes.segment(text3), ({ segment }) => segment) : text3;
}
function isUnspaced(text3) {
  return unspaced.test(text3) ? (text3.match(new RegExp(unspaced, "gu"))?.length ?? 0) * 3 > text3.length : !1;
}

// src/claims/evidence/citations.ts
var mostPaths = 200, mostCommits = 20, mostListed = 10, extensions = new Set(
  `astro bash bat bicep c cc cfg cjs clj conf cpp cs css csv cts cue cxx dart diff env erl ex exs feature fish fs gd gif go gql gradle
  graphql groovy h hbs hcl hpp hs htm html ico ini ipynb java jl jpeg jpg js json json5 jsonc jsonl jsx kt kts less lock log lua m md mdx mjs mk ml mm
  mts nim nix patch pdf php pl png prisma properties proto ps1 pug py pyi r rb rs rst sass scala scss sh snap sol sql svelte svg
  swift tf toml ts tsv tsx ttf txt vue wasm webp xlsx xml yaml yml zig zsh`.split(/\s+/)
), unsure = new Set("c conf diff env ex feature fs h lock log m patch properties r snap".split(" ")), products = /^(?:[A-Z]\w*\.js|(?:node|next|nuxt|vue|react|three|d3|express|nest|day|p5|socket)\.js|docs\.rs|bun\.sh|brew\.sh|(?:r|res|resp|response|req|request)\.(?:json|html|xml)|history\.go)$/, hosts = /\.(?:com|org|net|io|dev|app|co|edu|gov|local|localhost|internal)$/i, plainNames = /^(?:Makefile|Dockerfile|Gemfile|Rakefile|Procfile|Jenkinsfile|Vagrantfile|Justfile|LICENSE|CODEOWNERS)$/;
function lookUpsIn(text3) {
  return text3.split(/\s+/).filter((word3) => /[\\/]|\.[A-Za-z]|:\d|[0-9a-f]{7}/i.test(word3)).length;
}
function citationsIn(text3, tops) {
  let words4 = text3.slice(0, mostRead).normalize("NFKC").replaceAll(new RegExp("\\p{Default_Ignorable_Code_Point}", "gu"), "").replaceAll(/\b[a-z][a-z0-9+.-]{0,20}:\/\/\S+/gi, " "), found = /* @__PURE__ */ new Map();
  for (let citation of [...pathsIn(words4, tops), ...commitsIn(words4)]) found.set(citation.text, citation);
  return [...found.values()];
}
function pathsIn(text3, tops) {
  return text3.split(/[\s"'`“”‘’«»„「」『』【】()<>|,;。、!?=]+/u).flatMap((token) => readings(token, tops)).flatMap((token) => {
    let { path: written6, ...lines3 } = splitLine(unwrapped(token)), path2 = resolved(written6);
    if (path2 === "" || /[*{}$%^]|.@|\.\.|^~|^-/.test(path2)) return [];
    let parts = path2.split("/");
    return (parts.length > 1 && !tops.has(parts[0]) && parts.every(hasExtension) ? parts : [path2]).flatMap((each) => {
      if (!isPath(each, lines3.line, tops)) return [];
      let { line, last: last2 } = lines3, text4 = line === void 0 ? each : `${each}:${line}${last2 === void 0 ? "" : `-${last2}`}`, doubtful = isKnown(each, tops) ? {} : { doubtful: !0 };
      return [{ text: text4, path: each.replace(/^\/|\/$/g, ""), ...lines3, ...doubtful }];
    });
  });
}
function readings(token, tops) {
  if (/^[\x20-\x7e]*$/.test(token)) return [token];
  let ended = /^.*?\.[A-Za-z0-9]{1,10}(?![A-Za-z0-9.])/.exec(token)?.[0];
  return ended !== void 0 && tops.has(ended.split("/", 1)[0]) ? [ended] : token.match(/[\x21-\x7e]+/g) ?? [];
}
function unwrapped(token) {
  let word3 = token.replaceAll("\\", "/").replace(/^[:^+&#•·→-]+/, "").replace(/[.:…^+&#→~-]+$/, "");
  word3.startsWith("{") && word3.endsWith("}") && (word3 = word3.slice(1, -1));
  let bare2 = word3.replace(/^__(.+\.\w+)__$/, "$1").replace(/^(?:\*{1,3}|~~)(?=[\w/])/, "").replace(/(?:\*{1,3}|~~)$/, "");
  return bare2.includes("*") || (word3 = bare2), word3.startsWith("[") && (word3.endsWith("]") || !word3.includes("]")) && (word3 = word3.slice(1)), word3.endsWith("]") && !word3.includes("[") && (word3 = word3.slice(0, -1)), word3.replace(/^(?:\.\/)+/, "").replace(/[.:…]+$/, "");
}
function splitLine(word3) {
  let match = /(?::(\d{1,7})(?:[-–](\d{1,7})|:\d{1,7})?|#L(\d{1,7})(?:-L?(\d{1,7}))?)$/.exec(word3), path2 = word3.slice(0, match?.index ?? word3.length), [line, last2] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]], own2 = { path: path2.slice(path2.lastIndexOf(":") + 1) };
  return line === void 0 ? own2 : { ...own2, line: Number(line), ...last2 === void 0 ? {} : { last: Number(last2) } };
}
function resolved(path2) {
  if (!path2.includes("/../")) return path2;
  let parts = [];
  for (let part of path2.split("/"))
    part === ".." && parts.length > 0 && parts.at(-1) !== ".." ? parts.pop() : parts.push(part);
  return parts.join("/");
}
function isPath(path2, line, tops) {
  let parts = path2.split("/"), [first2 = "", last2 = ""] = [parts[0], parts.at(-1)];
  return parts.length === 1 ? line !== void 0 && /^.+\.[A-Za-z]\w{0,9}$/.test(path2) ? !hosts.test(path2) : products.test(path2) ? !1 : hasExtension(path2) && !unsure.has(endingOf(path2)) || line !== void 0 && (plainNames.test(path2) || tops.has(path2)) : tops.has(first2) ? !0 : first2 === "" ? tops.has(parts[1] ?? "") : first2.startsWith("@") || /^(?:[^.]+\.)+[a-z]{2,}$/i.test(first2) || parts.includes("node_modules") || products.test(last2) && line === void 0 ? !1 : hasExtension(last2) || line !== void 0 && /[A-Za-z]/.test(path2);
}
function isKnown(path2, tops) {
  let parts = path2.replace(/^\//, "").split("/");
  return tops.has(parts[0]) || hasExtension(parts.at(-1)) || plainNames.test(parts.at(-1));
}
function hasExtension(name2) {
  return extensions.has(endingOf(name2));
}
function endingOf(name2) {
  return /^.+\.([A-Za-z][A-Za-z0-9]{0,9})$/.exec(name2)?.[1]?.toLowerCase() ?? "";
}
var noCommit = /(?:\b(?:id|ids|token|hash|digest|md5|sha-?1|sha-?256|key|checksum|request|trace|build|colou?r|uuid|etag|blob|tree|image)[\s:=#]*|[#\w./:%+-])$/i;
function commitsIn(text3) {
  return [...text3.matchAll(/(?<![0-9A-Za-z_])[0-9a-f]{7,40}(?![0-9A-Za-z_])/gi)].flatMap((match) => {
    let [id2] = match, before2 = text3.slice(Math.max(0, match.index - 24), match.index), after = text3.slice(match.index + id2.length, match.index + id2.length + 2), called2 = /\b(?:commit|commits|revision|rev|sha)[\s:#`"'(]*$/i.test(before2), likely = (id2.length <= 12 || id2.length === 40) && /[0-9].*[0-9]/.test(id2) && /[a-f]/.test(id2) && !/[A-F]/.test(id2) && !/^\d+e\d+$/.test(id2);
    return !called2 && (!likely || noCommit.test(before2) || /^[-./:%]\w/.test(after)) ? [] : [{ text: id2, commit: id2.toLowerCase() }];
  });
}
async function badCitations(text3, world) {
  let citations = citationsIn(text3, indexOf(world.files).tops), commits = citations.filter((each) => "commit" in each).length;
  if (commits > mostCommits || citations.length - commits > mostPaths)
    return { wrong: [`it cites more than ${commits > mostCommits ? `${mostCommits} commits` : `${mostPaths} paths`}`], doubtful: [] };
  let isDoubtful = (each) => "doubtful" in each, problems = async (some) => {
    let found = await Promise.all(some.map((each) => unresolved(each, world)));
    return [...new Set(found.filter((each) => each !== void 0))].slice(0, mostListed);
  };
  return {
    wrong: await problems(citations.filter((each) => !isDoubtful(each))),
    doubtful: await problems(citations.filter(isDoubtful))
  };
}
async function unresolved(citation, world) {
  if ("commit" in citation)
    return await world.hasCommit(citation.commit) ? void 0 : `there is no commit ${citation.text}`;
  let { path: path2, line, last: last2 = line } = citation, found = await lookUp(path2, world);
  if ("reason" in found) return wasThere(path2, world) ? void 0 : found.reason;
  if (!(line === void 0 || last2 === void 0))
    return await lineProblem(found.paths, line, world) ?? await lineProblem(found.paths, last2, world);
}
function wasThere(path2, { changes }) {
  return changes.some(({ kind, path: now, from }) => {
    let before2 = kind === "deleted" ? now : from;
    return before2 !== void 0 && (before2 === path2 || before2.startsWith(`${path2}/`) || before2.endsWith(`/${path2}`));
  });
}
async function lookUp(path2, world) {
  let look = await world.files.inspect(path2);
  if ((look.kind === "file" || look.kind === "directory") && look.kept) return { paths: [path2] };
  let longer = endingIn(path2, world.files);
  if (longer.length > 0) return { paths: longer };
  if (look.kind === "file") return { reason: `${path2} is ignored by git, so nobody else can look it up` };
  let near = look.kind === "missing" && look.nearest;
  return { reason: near ? `there is no ${path2}, but ${near}: the letter case differs` : `there is no ${path2}` };
}
var indices = /* @__PURE__ */ new WeakMap();
function indexOf({ list: list4 }) {
  let known4 = indices.get(list4);
  if (known4) return known4;
  let names3 = /* @__PURE__ */ new Map();
  for (let path2 of list4) {
    let name2 = path2.slice(path2.lastIndexOf("/") + 1), same = names3.get(name2);
    same ? same.push(path2) : names3.set(name2, [path2]);
  }
  let made = { tops: new Set(list4.map((path2) => path2.split("/", 1)[0])), names: names3 };
  return indices.set(list4, made), made;
}
function endingIn(path2, files2) {
  let name2 = path2.slice(path2.lastIndexOf("/") + 1);
  return (indexOf(files2).names.get(name2) ?? []).filter((each) => each === path2 || each.endsWith(`/${path2}`));
}
async function lineProblem(paths2, line, world) {
  let most3 = 0;
  for (let path2 of paths2.slice(0, 5)) {
    let read2 = await world.files.read(path2);
    read2.kind === "text" && (most3 = Math.max(most3, lineCount(read2.text)), line > most3 && (most3 = Math.max(most3, lineCount(await world.before(path2) ?? ""))));
  }
  if (!(line >= 1 && line <= most3))
    return `${paths2[0]} has ${most3 === 1 ? "1 line" : `${most3} lines`}, so there is no line ${line}`;
}
function lineCount(text3) {
  if (text3 === "") return 0;
  let lines3 = text3.split(/\r\n|\r|\n/).length;
  return /[\r\n]$/.test(text3) ? lines3 - 1 : lines3;
}

// src/claims/evidence/judge.ts
var minWords = 4, minMeaningful = 3;
function evidenceTitle({ checks: [first2, ...others2] }) {
  return others2.length > 0 ? `the evidence of the other ${others2.length + 1} checks is specific` : `the evidence of ${cited(first2.check)} is specific, with at least ${first2.min} characters`;
}
async function judgeEvidence(given2, path2, world) {
  let { check, line, min, sameAs, almostAs, wordsOf: wordsOf4 } = given2, { length: length2, words: words4, meaningful, specific: specific3 } = measure2(given2.evidence), found = (severity, code2, is, fix, failure2) => {
    let message2 = `the evidence of ${cited(check)} ${is}`;
    return { code: code2, severity, message: message2, is, at: { path: path2, line }, fix, failure: failure2 };
  }, fail = (code2, is, fix, failure2 = "major") => found("fail", code2, is, fix, failure2), warn3 = (code2, is, fix) => found("warn", code2, is, fix, "major"), write = `write for ${cited(check)} what was looked at and what was seen: numbers, names, files with their lines`;
  if (sameAs !== void 0)
    return fail("copied", `is the same as the evidence of ${cited(sameAs)}`, `${write}; each check needs its own`);
  if (wordsOf4 !== void 0)
    return fail("copied", `only rearranges the evidence of ${cited(wordsOf4)}`, `${write}; each check needs its own`);
  if (length2 < min) {
    let is = `has ${length2 === 1 ? "1 character" : `${length2} characters`} that count; at least ${min} are required`, fix = `${write}, in at least ${min} characters; blanks, invisible characters and repeated text don't count`;
    return fail("too_short", is, fix, length2 * 2 >= min && meaningful > 0 ? "minor" : "major");
  }
  if (given2.fullLength !== void 0) {
    let is = `has ${given2.fullLength} characters; at most ${mostRead} are allowed`;
    return fail("too_long", is, `${write}, and leave out the rest`, "minor");
  }
  if (words4 < minWords) return fail("no_words", "has hardly any words", write);
  if (meaningful < minMeaningful) return fail("stock_phrases", "says nothing beyond stock phrases", write);
  if (given2.citationLimit !== void 0) {
    let is = `could not be looked up: the report has more than ${given2.citationLimit} citations`;
    return fail("too_many_citations", is, "cite in a report what matters, and leave out the rest", "minor");
  }
  let { wrong, doubtful } = await badCitations(given2.evidence, world);
  if (wrong.length > 0) {
    let fix = `cite for ${cited(check)} only what is in this checkout, with its path as git has it`;
    return fail("bad_citation", `cites what is not there: ${wrong.join("; ")}`, fix);
  }
  if (doubtful.length > 0) {
    let fix = `cite files for ${cited(check)} with their paths from the top of the checkout`;
    return warn3("doubtful_citation", `may cite what is not there: ${doubtful.join("; ")}`, fix);
  }
  if (almostAs !== void 0)
    return warn3("almost_copied", `is almost the same as the evidence of ${cited(almostAs)}`, write);
  if (!specific3) return warn3("vague", "names nothing that could be looked up", write);
}

// src/claims/report/forms.ts
var baseFields = ["task_id", "status", "checks_performed", "output_file"], checkFields = ["executed", "evidence", "verdict"], reportStatuses = ["completed", "partial", "failed"], checkVerdicts = ["pass", "fail", "partial"], builtInRoles = [
  {
    name: "researcher",
    required: ["findings"],
    requiredChecks: [
      { name: "relevance_check", about: "the findings answer the question that was asked" },
      { name: "signal_quality_check", about: "the sources are first-hand and say what the findings say" }
    ],
    min: { findings: 3 },
    each: { list: "findings", needs: ["source_url", "content"] }
  },
  {
    name: "aggregator",
    required: ["quality_assessment"],
    requiredChecks: [
      { name: "format_validation", about: "every report that goes in has the form that was agreed" },
      { name: "content_quality", about: "what goes in is specific and has its sources" },
      { name: "cross_task_consistency", about: "the tasks agree, or where they differ" }
    ],
    min: { "quality_assessment.collective_findings": 3 }
  },
  {
    name: "synthesizer",
    required: ["executive_summary"],
    requiredChecks: [
      { name: "completeness_check", about: "nothing that was found is left out" },
      { name: "coherence_check", about: "the parts do not contradict each other" }
    ],
    min: { "executive_summary.key_findings": 3 }
  }
], visible = "[^\\s\\u2800\\p{Default_Ignorable_Code_Point}\\p{Cc}]";
function reportSchema(checks3 = [], evidence3 = () => ({})) {
  let check = (name2) => ({
    type: "object",
    description: `an object {${checkFields.join(", ")}}`,
    required: checkFields,
    properties: {
      executed: { type: "boolean", description: "true or false" },
      evidence: { type: "string", description: "text", ...evidence3(name2) },
      verdict: { type: "string", description: `one of ${checkVerdicts.join(", ")}`, enum: checkVerdicts }
    }
  });
  return {
    type: "object",
    required: baseFields,
    properties: {
      task_id: { type: "string", description: "the id of the task, as text", pattern: visible },
      status: { type: "string", description: `one of ${reportStatuses.join(", ")}`, enum: reportStatuses },
      checks_performed: {
        type: "object",
        description: `an object with an entry {${checkFields.join(", ")}} for each check`,
        ...checks3.length > 0 ? { required: checks3, properties: Object.fromEntries(checks3.map((name2) => [name2, check(name2)])) } : {},
        additionalProperties: check("")
      },
      output_file: { type: "string", description: "the path of the file that was written, as text", pattern: visible }
    }
  };
}
function roleSchema({ required: required2, each }) {
  let filled2 = { type: ["object", "array", "string", "number", "boolean"], pattern: visible, minProperties: 1 }, items = { type: "array", description: "a list", items: itemSchema(each?.needs ?? []) }, properties = required2.map((field) => [field, field === each?.list ? items : filled2]);
  return { type: "object", required: required2, properties: Object.fromEntries(properties) };
}
function itemSchema(needs) {
  let text3 = { type: "string", pattern: visible };
  return {
    type: "object",
    description: `an object {${needs.join(", ")}}`,
    required: needs,
    properties: Object.fromEntries(needs.map((need) => [need, text3]))
  };
}

// src/claims/report/findings.ts
function reportFinding({ path: path2, above }, code2, at, { message: message2, fix, failure: failure2 = "major" }) {
  return { code: code2, severity: "fail", message: message2, at: { path: path2, line: at.line + above }, fix, failure: failure2 };
}
function checksOf2({ node }) {
  let checks3 = entry(node, "checks_performed")?.value;
  return checks3?.kind === "map" ? checks3.entries : [];
}
function statusFindings(report3, acceptPartial) {
  let status3 = entry(report3.node, "status")?.value;
  if (status3?.kind !== "text" || status3.value === "completed" || !reportStatuses.includes(status3.value)) return [];
  let accepted2 = status3.value === "partial" && acceptPartial, message2 = `the agent reported \`status: ${status3.value}\``, fix = accepted2 ? "finish the rest of the task when it is asked for" : "finish the task and report again; put what cannot be done into the report, for a person to decide", finding = reportFinding(report3, "not_completed", status3.at, { message: message2, fix });
  return [accepted2 ? { ...finding, severity: "warn" } : finding];
}
function executionFindings(report3, role) {
  let performed = entry(report3.node, "checks_performed");
  if (performed?.value.kind !== "map") return [];
  let checks3 = checksOf2(report3), names3 = new Set(checks3.map(({ key }) => key)), found = (role?.requiredChecks ?? []).filter(({ name: name2 }) => !names3.has(name2)).map(({ name: name2, about }) => {
    let fix = `perform ${name2} (${about}) and record its evidence`;
    return reportFinding(report3, "missing_check", performed.keyAt, { message: `the check ${name2} is missing`, fix });
  });
  checks3.length === 0 && found.length === 0 && found.push(reportFinding(report3, "no_checks", performed.keyAt, { message: "no check was performed", fix: "perform the checks of the task and record them" }));
  for (let { key, value } of checks3) {
    let executed = entry(value, "executed")?.value;
    if (executed?.kind !== "boolean" || executed.value) continue;
    let message2 = `the check ${cited(key)} was not executed`, fix = `perform ${cited(key)} and set executed to true; a skipped check proves nothing`;
    found.push(reportFinding(report3, "not_executed", executed.at, { message: message2, fix }));
  }
  return found;
}
function verdictFindings(report3) {
  return checksOf2(report3).flatMap(({ key, value }) => {
    let verdict = entry(value, "verdict")?.value;
    if (verdict?.kind !== "text" || verdict.value === "pass" || !checkVerdicts.includes(verdict.value)) return [];
    let message2 = `the verdict of ${cited(key)} is ${verdict.value}`, fix = `fix what ${cited(key)} found, and check again`, finding = reportFinding(report3, "check_failed", verdict.at, { message: message2, fix });
    return [verdict.value === "partial" ? { ...finding, severity: "warn" } : finding];
  });
}
function countFindings(report3, field, { min, own: own2 }) {
  let parts = field.split("."), at = report3.node.at, value = report3.node;
  for (let part of parts) {
    let found = value && entry(value, part);
    at = found?.keyAt ?? at, value = found?.value;
  }
  let { count, given: given2 } = countOf2(value, own2 ?? !1);
  if (count >= min) return [];
  let distinct4 = given2 > count ? ` (${count} distinct)` : "", message2 = `${field} has ${given2 === 1 ? "1 item" : `${given2} items`}${distinct4}; at least ${min} are required`, fix = `add the missing items to ${field}, each with something of its own to say`, failure2 = count > 0 && count * 2 > min ? "minor" : "major";
  return [reportFinding(report3, "too_few_items", at, { message: message2, fix, failure: failure2 })];
}
function countOf2(value, own2) {
  if (own2 && value?.kind === "number") return { count: value.value, given: value.value };
  if (own2 && value?.kind === "map") return { count: value.entries.length, given: value.entries.length };
  if (value?.kind !== "list") return { count: 0, given: 0 };
  let prints = new Set(value.items.map((item2) => fingerprint(textOf2(item2))));
  return prints.delete(""), { count: prints.size, given: value.items.length };
}
function textOf2(item2) {
  switch (item2.kind) {
    case "map":
      return item2.entries.toSorted((left, right) => left.key < right.key ? -1 : 1).map(({ value }) => textOf2(value)).join(" ");
    case "list":
      return item2.items.map(textOf2).join(" ");
    case "null":
      return "";
    default:
      return String(item2.value);
  }
}
function oneLine2(text3) {
  return text3.slice(0, 400).replaceAll(/\s+/g, " ").slice(0, 200).replace(/[\ud800-\udbff]$/, "");
}
var base = { schema: () => reportSchema(), validate: report_ }, validators = { researcher: researcher_, aggregator: aggregator_, synthesizer: synthesizer_ }, roleForms = new Map(
  builtInRoles.map((role) => [role.name, { schema: () => roleSchema(role), validate: validators[role.name] }])
);
function formFindings2(report3, role) {
  let found = errorsIn(base, report3.node).map((error) => baseFinding(report3, error));
  if (!role) return found;
  let form5 = role.own ? void 0 : roleForms.get(role.name), ofRole = form5 ? errorsIn(form5, report3.node).map((error) => roleFinding(report3, role, error)) : policyRoleFindings(report3, role);
  return [...found, ...ofRole, ...schemaFindings(report3, role)];
}
function baseFinding(report3, error) {
  let { keyword, params: params2, path: path2, schema: schema2, node, keyAt } = error, [, check, field] = path2, name2 = `the check ${cited(String(check))}`, missing3 = String(params2.missingProperty);
  return keyword === "required" && check !== void 0 ? reportFinding(report3, "missing_field", keyAt, {
    message: `${name2} has no ${missing3}`,
    fix: `add "${missing3}" to ${cited(String(check))}`
  }) : keyword === "required" ? reportFinding(report3, "missing_field", node.at, {
    message: `missing field ${missing3}`,
    fix: `add "${missing3}": ${partOf(schema2, missing3).description}`
  }) : wrongType2(
    report3,
    error,
    field !== void 0 ? `${field} of ${name2}` : check !== void 0 ? name2 : nameOf(path2)
  );
}
function wrongType2(report3, { path: path2, schema: schema2, node }, name2 = nameOf(path2)) {
  let want = `${schema2.description}`;
  return reportFinding(report3, "wrong_type", node.at, {
    message: `${name2} is ${shown(node)}; expected ${want}`,
    fix: `write under ${cited(String(path2.at(-1)))} ${want}`
  });
}
function roleFinding(report3, role, error) {
  let { keyword, params: params2, path: path2, node } = error, [field, index, need] = path2;
  if (field === void 0) return missingField2(report3, role, String(params2.missingProperty));
  if (index === void 0)
    return isEmpty2(node) ? emptyField(report3, role, String(field), node) : wrongType2(report3, error);
  let item2 = nameOf([field, index]), lacks = need ?? (keyword === "required" ? params2.missingProperty : void 0);
  if (lacks === void 0) {
    let fix2 = `write every item of ${field} as ${error.schema.description}`;
    return { ...wrongType2(report3, error, item2), fix: fix2, failure: "minor" };
  }
  let message2 = `${item2} has no ${lacks}`, fix = `give every item of ${field} its ${lacks}`;
  return reportFinding(report3, "missing_field", node.at, { message: message2, fix, failure: "minor" });
}
function policyRoleFindings(report3, role) {
  return role.required.flatMap((field) => {
    let given2 = entry(report3.node, field)?.value;
    return given2 ? isEmpty2(given2) ? [emptyField(report3, role, field, given2)] : [] : [missingField2(report3, role, field)];
  });
}
function missingField2(report3, { name: name2 }, field) {
  let fix = `add "${field}", which a report of the role ${name2} must have`;
  return reportFinding(report3, "missing_field", report3.node.at, { message: `missing field ${field}`, fix });
}
function emptyField(report3, { name: name2 }, field, node) {
  let fix = `fill "${field}", which a report of the role ${name2} must have`;
  return reportFinding(report3, "empty_field", node.at, { message: `${field} is empty`, fix });
}
function isEmpty2(value) {
  return value.kind === "null" || isBlank(value) || value.kind === "map" && value.entries.length === 0;
}
function isBlank(value) {
  return value.kind === "text" && !new RegExp(visible, "u").test(value.value);
}
function shown(value) {
  switch (value.kind) {
    case "map":
      return "an object";
    case "list":
      return "a list";
    case "null":
      return "null";
    case "text":
      return isBlank(value) ? "blank" : cited(value.value);
    default:
      return String(value.value);
  }
}
function schemaFindings(report3, { name: name2, schema: schema2, judge: judge4 }) {
  if (schema2 === void 0) return [];
  if (!judge4) throw new Error(`the schema of the role ${name2} was not compiled`);
  let fix = `write it as the policy's schema for ${name2} requires`;
  return judge4(report3.node, "the report").map(
    ({ message: message2, at }) => reportFinding(report3, "policy_schema", at, { message: message2, fix })
  );
}

// src/schema/json-schema/messages.ts
function violationsFrom(errors, node, name2, most3) {
  let mistyped = new Set(errors.filter(({ keyword }) => keyword === "type").map(placeOf)), found = [];
  for (let error of errors) {
    if (found.length >= most3) break;
    summaries.includes(error.keyword) || error.keyword !== "type" && mistyped.has(placeOf(error)) || found.push(...inWords(error, located2(error, node, name2)));
  }
  return found;
}
var summaries = ["if", "propertyNames"];
function placeOf({ instancePath, propertyName, schemaPath }) {
  return JSON.stringify([instancePath, propertyName, schemaPath.slice(0, schemaPath.lastIndexOf("/"))]);
}
function located2({ instancePath, propertyName }, node, name2) {
  let found = { node, name: name2 };
  for (let part of instancePath.split("/").slice(1)) {
    let key2 = part.replaceAll("~1", "/").replaceAll("~0", "~"), child = found.node.kind === "list" ? found.node.items[Number(key2)] : entry(found.node, key2)?.value, inner = found.node.kind === "list" ? `${found.name}[${key2}]` : `${found.name}.${short(key2)}`;
    child && (found = { node: child, name: inner });
  }
  if (propertyName === void 0) return found;
  let key = entry(found.node, propertyName);
  return { node: { kind: "text", value: propertyName, at: key?.keyAt ?? found.node.at }, name: `the key ${cited(propertyName)}` };
}
function short(key) {
  return key.length > 60 ? `${key.slice(0, 60)}…` : key;
}
function inWords(error, { node, name: name2 }) {
  let { keyword, params: params2, schema: schema2, parentSchema = {} } = error, here = (message2) => [{ message: `${name2} ${message2}`, at: node.at }];
  switch (keyword) {
    case "type":
      return here(wrongType3(typesIn({ type: schema2 }), node));
    case "enum":
      return here(`must be ${oneOf2(schema2.map(listed))}; found ${shown2(node)}`);
    case "const":
      return here(`must be ${listed(schema2)}; found ${shown2(node)}`);
    case "pattern":
      return here(`must match ${schema2}; found ${shown2(node)}`);
    case "required":
      return here(`is missing ${cited(params2.missingProperty)}`);
    case "dependencies":
      return here(`has ${cited(params2.property)}, so it also needs ${cited(params2.missingProperty)}`);
    case "false schema":
      return here("is not allowed");
    case "additionalProperties": {
      let value = entry(node, params2.additionalProperty)?.value ?? node;
      return [{ message: `${name2}.${short(params2.additionalProperty)} is not allowed`, at: value.at }];
    }
    case "additionalItems":
      return surplus(node, name2, params2.limit);
    case "uniqueItems":
      return duplicates2(node, name2);
    case "multipleOf":
      return here(`must be a multiple of ${schema2}; found ${shown2(node)}`);
    case "anyOf":
      return here(noMatch(schema2, node));
    case "oneOf":
      return here(`must match exactly one of the allowed schemas; it matches ${params2.matching}`);
    case "not":
      return here(
        parentSchema[originKeyword] === "contains" ? "has no item that matches the schema under contains" : "matches a schema that is not allowed"
      );
    default:
      return here(bound(keyword, schema2, node));
  }
}
var typeNames = {
  map: "object",
  list: "array",
  text: "string",
  number: "number",
  boolean: "boolean",
  null: "null"
};
function typesIn(schema2) {
  let { type } = schema2 ?? {};
  return type === void 0 ? [] : [type].flat().map(String);
}
function noMatch(schemas, node) {
  let types = schemas.map(typesIn), is = typeNames[node.kind];
  return types.some((each) => each.includes(is) || is === "number" && each.includes("integer")) || types.some((each) => each.length === 0) ? "matches none of the allowed schemas" : wrongType3([...new Set(types.flat())], node);
}
function wrongType3(types, node) {
  return `must be of type ${types.join(" or ")}; found ${typeNames[node.kind]}`;
}
var mostListed2 = 20;
function oneOf2(values) {
  let more = values.length > mostListed2 ? `, and ${values.length - mostListed2} more` : "";
  return `one of ${values.slice(0, mostListed2).join(", ")}${more}`;
}
function listed(value) {
  let text3 = JSON.stringify(value);
  return text3.length > 200 ? `${text3.slice(0, 200)}…` : text3;
}
function shown2(node) {
  return node.kind === "text" ? cited(node.value) : node.kind === "map" || node.kind === "list" ? `an ${typeNames[node.kind]}` : String(plain(node));
}
function bound(keyword, limit, node) {
  let { found, unit } = measured(keyword, node), size = unit === void 0 ? `${limit}` : `${limit} ${limit === 1 ? unit : `${unit}s`}`, verb2 = unit === void 0 ? "must be" : "must have";
  return keyword === "exclusiveMinimum" ? `must be greater than ${limit}; found ${found}` : keyword === "exclusiveMaximum" ? `must be less than ${limit}; found ${found}` : keyword.startsWith("min") ? `${verb2} at least ${size}; found ${found}` : keyword.startsWith("max") ? `${verb2} at most ${size}; found ${found}` : `violates ${keyword}`;
}
function measured(keyword, node) {
  return keyword.endsWith("Length") && node.kind === "text" ? { found: [...node.value].length, unit: "character" } : keyword.endsWith("Items") && node.kind === "list" ? { found: node.items.length, unit: "item" } : keyword.endsWith("Properties") && node.kind === "map" ? { found: node.entries.length, unit: "key" } : { found: shown2(node) };
}
function surplus(node, name2, limit) {
  return (node.kind === "list" ? node.items.slice(limit, limit + 1) : []).map((item2) => ({ message: `${name2}[${limit}] is not allowed`, at: item2.at }));
}
function duplicates2(node, name2) {
  let known4 = /* @__PURE__ */ new Set();
  for (let [index, item2] of (node.kind === "list" ? node.items : []).entries()) {
    let key = canonical(plain(item2));
    if (known4.has(key)) return [{ message: `${name2}[${index}] is a duplicate`, at: item2.at }];
    known4.add(key);
  }
  return [];
}

// src/schema/json-schema/judge.ts
var mostViolations = 20, mostSteps = 1e7, mostStepsForAll = 5e5;
async function judgeBySchema(schema2) {
  let prepared = prepareSchema(schema2);
  if ("problem" in prepared) return (node, name2) => [{ message: `${name2}: ${prepared.problem}; fix it`, at: node.at }];
  let { compileSchema, TooExpensive } = await import("./compile-NJAE74VN.js"), compiled = compileSchema(prepared, findPattern), isTooMuch = (error) => error instanceof TooExpensive || error instanceof RangeError;
  return (node, name2) => {
    try {
      return violationsFrom(errorsOf(compiled, plain(node), isTooMuch), node, name2, mostViolations);
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      return [{ message: `the schema is too expensive for ${name2}; simplify the schema, or shorten ${name2}`, at: node.at }];
    }
  };
}
function errorsOf(compiled, value, isTooMuch) {
  let first2 = compiled.errors(value, mostSteps, !1);
  if (first2.length === 0) return first2;
  try {
    return compiled.errors(value, mostStepsForAll, !0);
  } catch (error) {
    if (!isTooMuch(error)) throw error;
    return first2;
  }
}
function findPattern(pattern2) {
  let compiled = TB.compile(pattern2);
  return (text3) => compiled.matcher(text3).find();
}

// src/claims/report/roles.ts
function rolesOf({ roles = {}, judges: judges2 }) {
  let own2 = Object.entries(roles).map(
    ([name2, given2]) => ({
      name: name2,
      required: given2.required ?? [],
      requiredChecks: (given2.required_checks ?? []).map((check) => ({ name: check, about: "what its name says" })),
      min: given2.min ?? {},
      own: !0,
      ...given2.schema === void 0 ? {} : { schema: given2.schema },
      ...judges2?.has(name2) ? { judge: judges2.get(name2) } : {}
    })
  );
  return new Map([...builtInRoles, ...own2].map((role) => [role.name, role]));
}
async function withJudges(policy) {
  let judges2 = /* @__PURE__ */ new Map();
  for (let [name2, { schema: schema2 }] of Object.entries(policy.roles ?? {}))
    schema2 !== void 0 && judges2.set(name2, await judgeBySchema(schema2));
  return judges2.size > 0 ? { ...policy, judges: judges2 } : policy;
}
var anyRole = { name: "any", required: [], requiredChecks: [], min: {} };
function roleNamed(name2, roles) {
  let wanted2 = name2.trim().toLowerCase();
  return [...roles.values()].find((role) => role.name.toLowerCase() === wanted2);
}
function roleOf(node, request, policy) {
  let roles = rolesOf(policy), reported = textOf3(node, "role") ?? knownOnly(textOf3(node, "agent"), roles), name2 = request.role ?? reported;
  if (name2?.trim().toLowerCase() === anyRole.name && !roleNamed(name2, roles)) return { role: anyRole };
  if (name2 !== void 0) {
    let role = roleNamed(name2, roles);
    if (!role) return { problem: `unknown role ${cited(name2)}${didYouMean(name2, [...roles.keys()])}` };
    let conflict = reported !== void 0 && roleNamed(reported, roles) !== role ? `the report is by ${cited(reported)}, but the contract asks for ${role.name}` : void 0;
    return { role, ...conflict ? { conflict } : {} };
  }
  let fitting = [...roles.values()].filter(
    (role) => role.required.some((field) => isOwn(field, role, roles) && entry(node, field))
  ), [only2, ...more] = fitting;
  return { role: only2 && more.length === 0 ? only2 : anyRole };
}
function isOwn(field, role, roles) {
  return ![...roles.values()].filter((each) => each !== role).some((each) => each.required.includes(field)) && !baseFields.includes(field);
}
function textOf3(node, key) {
  let value = entry(node, key)?.value;
  return value?.kind === "text" ? value.value : void 0;
}
function knownOnly(name2, roles) {
  return name2 !== void 0 && roleNamed(name2, roles) ? name2 : void 0;
}
var kinds = {
  signal_quality_check: "quality",
  content_quality: "quality",
  cross_task_consistency: "cross_task"
}, lengths = { simple: 50, quality: 100, cross_task: 150 };
function evidenceWanted(check, request, policy) {
  let given2 = [request.evidence, policy.evidence], kind = given2.map((each) => kindIn(each, check)).find((kind2) => kind2 !== void 0) ?? (Object.hasOwn(kinds, check) ? kinds[check] : "simple");
  return { kind, min: given2.map((each) => each?.[kind]).find((min) => min !== void 0) ?? lengths[kind] };
}
function strictRequest(request, policy) {
  let { accept_partial: _, evidence: evidence3 = {}, ...rest } = request, longer = Object.entries(lengths).flatMap(([kind, usual]) => {
    let [asked, least] = [evidence3[kind], policy.evidence?.[kind] ?? usual];
    return asked !== void 0 && asked > least ? [[kind, asked]] : [];
  });
  return { ...rest, evidence: Object.fromEntries(longer) };
}
function kindIn(given2, check) {
  let kind = given2?.kinds && Object.hasOwn(given2.kinds, check) ? given2.kinds[check] : void 0;
  return kind === "cross-task" ? "cross_task" : kind;
}

// src/claims/report/evidence.ts
var mostCriteria = 500, mostCompared = 100, mostLookUps = 5e3;
function evidenceCriteria(report3, name2, request, policy) {
  let all = checkEvidence(report3, request, policy), groups = all.slice(0, mostCriteria).map((each) => [each]);
  return all.length > mostCriteria && groups.push(all.slice(mostCriteria)), groups.map((checks3) => {
    let params2 = { path: report3.path, checks: checks3 }, [first2] = checks3;
    return {
      title: evidenceTitle(params2),
      label: checks3.length > 1 ? `${name2} others` : `${name2} ${first2.check}`,
      check: { type: "evidence", params: params2 },
      at: { line: first2.line, column: 1 },
      path: report3.path,
      claim: oneLine2(first2.evidence)
    };
  });
}
function checkEvidence(report3, request, policy) {
  let first2 = /* @__PURE__ */ new Map(), earlier = [], lookUps = 0;
  return checksOf2(report3).flatMap(({ key, value }) => {
    let given2 = entry(value, "evidence")?.value;
    if (given2?.kind !== "text") return [];
    let print = fingerprint(given2.value), same = print === "" ? void 0 : first2.get(print);
    same === void 0 && first2.set(print, key);
    let words4 = earlier.length < mostCompared ? wordsIn(given2.value) : void 0, copied = words4 && earlier.find((each) => nothingOwn(each.words, words4))?.check, almost = words4 && earlier.find((each) => almostSame(each.words, words4))?.check;
    return words4 && earlier.push({ check: key, words: words4 }), lookUps += lookUpsIn(given2.value.slice(0, mostRead)), [
      {
        check: key,
        line: given2.at.line + report3.above,
        evidence: given2.value.slice(0, mostRead),
        ...given2.value.length > mostRead ? { fullLength: given2.value.length } : {},
        min: evidenceWanted(key, request, policy).min,
        ...lookUps > mostLookUps ? { citationLimit: mostLookUps } : {},
        ...same === void 0 ? {} : { sameAs: same },
        ...copied === void 0 ? {} : { wordsOf: copied },
        ...almost === void 0 ? {} : { almostAs: almost }
      }
    ];
  });
}
function markCopies(drafts) {
  let first2 = /* @__PURE__ */ new Map();
  return drafts.map((draft) => {
    if (draft.check.type !== "evidence") return draft;
    let params2 = draft.check.params, checks3 = params2.checks.map((each) => {
      let print = fingerprint(each.evidence), place2 = `${params2.path}:${each.line}`, same = first2.get(print);
      return same === void 0 && print !== "" && first2.set(print, place2), same === void 0 || each.sameAs !== void 0 ? each : { ...each, sameAs: `${each.check} at ${same}` };
    });
    return { ...draft, check: { ...draft.check, params: { ...params2, checks: checks3 } } };
  });
}

// src/claims/collect.ts
async function collectClaims(selected, inputs, options) {
  let policy = await withJudges(options.policy), files2 = selected.some(({ contract }) => contract.asks) ? await inputs.read("head", isReportOf(selected)) : /* @__PURE__ */ new Map(), blocks2 = findClaimBlocks(inputs.body, policy), context = { ...options, policy, inputs, blocks: blocks2, files: files2, used: /* @__PURE__ */ new Set() }, withClaims = selected.map(({ contract, ...how }) => ({ ...how, contract: addRequested(contract, context) })), isDefault = selected.some(({ contract }) => contract.criteria.some(({ check }) => check.type === "artifacts"));
  return { selected: withClaims, unrequested: unrequestedContracts(context, isDefault ? "freeform" : "strict") };
}
function isReportOf(selected, trusted = !1) {
  let requesting = selected.filter(({ contract }) => contract.asks), ofBase2 = requesting.filter(({ contract }) => contract.trust === "base"), requests = (trusted && ofBase2.length > 0 ? ofBase2 : requesting).map(({ contract }) => contract.asks), globs3 = requests.flatMap(({ reports }) => reports.flatMap(({ value }) => value.file ?? [])).map(normalisePath), paths2 = requests.flatMap(({ outputs: outputs3 }) => outputs3.flatMap(({ value }) => value.from ?? [])).map(normalisePath), exact = /* @__PURE__ */ new Set([...globs3, ...paths2]), wide = globs3.filter(isGlob);
  return (path2) => exact.has(path2) || matchesAny(wide, path2);
}
function addRequested(contract, context) {
  if (!contract.asks) return contract;
  let { path: path2, trust } = contract, { reports, outputs: outputs3 } = contract.asks, allowed = (request) => trust === "base" ? request : strictRequest(request, context.policy), ofReports = reports.flatMap(({ value, at }) => reportCriteria(allowed(value), { path: path2, ...at }, context)), ofOutputs = outputs3.flatMap(({ value, at }) => outputCriteria(value, { path: path2, ...at }, context)), drafts = [...ofKind("report", markCopies(ofReports)), ...ofKind("output", ofOutputs)], criteria = numbered(contract.id, withoutIds(drafts, path2), contract.criteria);
  return { ...contract, criteria: [...contract.criteria, ...criteria] };
}
function ofKind(kind, drafts) {
  return drafts.map((draft) => ({ kind, ...draft }));
}
function reportCriteria(request, at, context) {
  let { blocks: blocks2, files: files2, policy, report: report3 } = context;
  if (request.file === void 0) {
    let source = blocks2.reports.at(-1);
    return source ? (context.used.add(source), report3.compile(source, request, policy)) : [missingInBody(report3, request, at, context)];
  }
  let glob2 = normalisePath(request.file), paths2 = files2.has(glob2) ? [glob2] : [...files2.keys()].filter((path2) => matchesAny([glob2], path2)).sort();
  return paths2.length === 0 ? [missing(report3, request, `at ${request.file}`, at, context)] : paths2.flatMap((path2) => fromFile(report3, path2, request, context));
}
function outputCriteria(request, at, context) {
  let { blocks: blocks2, files: files2, policy, inputs, output: output2 } = context, { from = "pr-body" } = request, agents = agentsOf(policy), requested = agentNamed(request.agent, agents);
  if (from === "pr-body") {
    let source = sourceFor(blocks2.outputs, requested, agents);
    if (source) context.used.add(source);
    else if (inputs.bodiless) return [missingInBody(output2, request, at, context)];
    return output2.compile(source ?? { ...inputs.body, line: 1, from: "body" }, request, policy);
  }
  if (from === "commits") {
    let source = sourceFor(inputs.commits.flatMap(blocksOfCommit), requested, agents);
    return source ? output2.compile(source, request, policy) : [missing(output2, request, "in the commit messages", at, context)];
  }
  let path2 = normalisePath(from);
  return files2.has(path2) ? fromFile(output2, path2, request, context) : [missing(output2, request, `at ${from}`, at, context)];
}
function blocksOfCommit({ id: id2, message: message2 }) {
  let path2 = commitPath(id2);
  return outputBlocks(message2).map((block) => ({ path: path2, text: message2, line: 1, from: "commit", commit: id2, block }));
}
function fromFile(dialect, path2, request, { files: files2, policy }) {
  let content = files2.get(path2), unreadable = (line, problem) => {
    let fix = `write ${path2} as a plain text file in UTF-8, up to 10 MiB`, finding = { code: "unreadable", at: { path: path2, line }, message: `${path2} ${problem}`, fix };
    return [unreadableCriterion(dialect.name, path2, finding)];
  };
  if (typeof content == "string") return unreadable(1, `may not be read: ${content}`);
  let decoded2 = decode(content);
  return "problem" in decoded2 ? unreadable(decoded2.line, decoded2.problem) : dialect.compile({ path: path2, text: decoded2.text, line: 1, from: "file" }, request, policy);
}
function missingInBody(dialect, request, at, context) {
  let where = "in the body of the pull request";
  return context.inputs.bodiless ? noBodyCriterion(dialect.name, `the agent's ${dialect.name} ${where}`, at) : missing(dialect, request, where, at, context);
}
function missing(dialect, request, where, { path: path2, line }, { policy }) {
  let subject2 = `the agent's ${dialect.name} ${where}`, message2 = `there is no ${dialect.name} ${where}`, fix = `let the agent write it ${where}. Prompt for the agent:
${dialect.prompt(request, policy)}`;
  return unreadableCriterion(dialect.name, subject2, { code: "missing_claim", at: { path: path2, line }, message: message2, fix });
}
function unrequestedContracts({ blocks: blocks2, used, policy, report: report3, output: output2, taken: taken2 }, unasked) {
  let uniqueId = uniqueNames();
  for (let id2 of ["policy", ...taken2]) uniqueId(id2);
  return [
    ...blocks2.reports.map((source) => ({
      source,
      name: "report",
      compile: () => markCopies(report3.compile(source, {}, policy))
    })),
    ...blocks2.outputs.map((source) => ({
      source,
      name: "output",
      compile: () => output2.compile({ ...source, unasked }, {}, policy)
    }))
  ].filter(({ source }) => !used.has(source)).map(({ source, name: name2, compile: compile2 }) => {
    let id2 = uniqueId(name2);
    return { contract: {
      id: id2,
      title: `The agent's claims about its work (${name2})`,
      description: "",
      dialect: name2,
      type: name2,
      path: source.path,
      line: source.block ? source.block.line + source.line - 1 : source.line,
      trust: "body",
      done: !1,
      failFast: !1,
      dependsOn: [],
      digest: digestOf(source.text),
      criteria: numbered(id2, withoutIds(ofKind(name2, compile2()), source.path))
    }, why: "found in the pull request's body" };
  });
}

// src/claims/output/issues.ts
var issueKeys = [
  "critical",
  "blocking_issues",
  "major",
  "security",
  "issues",
  "test_failures",
  "blockers",
  "locations",
  "minor",
  "warnings",
  "recommendations"
], most = { items: 20, length: 200 };
function listsIssues(key) {
  return issueKeys.includes(key);
}
function issueLines(fields) {
  let lines3 = issueKeys.flatMap((key) => {
    let field = fields.get(key);
    return (field && itemsOf(field.value))?.map((item2) => `${key}: ${shortened(item2)}`) ?? [];
  }), more = lines3.length - most.items;
  return more > 0 ? [...lines3.slice(0, most.items), `and ${more} more in the block`] : lines3;
}
function shortened(text3) {
  return text3.length > most.length ? `${text3.slice(0, most.length)}…` : text3;
}

// src/claims/output/rules.ts
function meets(value, want) {
  if (typeof want == "boolean") return booleanOf(value) === want;
  if (typeof want == "number") return countOf(value) === want;
  if (want === "none" || want === "some") {
    let items = itemsOf(value);
    return want === "none" ? items?.length === 0 : items === void 0 || items.length > 0;
  }
  if (typeof want == "string") return valueText(value).toLowerCase() === want.toLowerCase();
  if (!("length" in want)) {
    let number3 = countOf(value) ?? itemsOf(value)?.length ?? Number.NaN;
    return number3 >= (want.min ?? 0) && number3 <= (want.max ?? Number.POSITIVE_INFINITY);
  }
  return want.some((each) => meets(value, each));
}
function wantWords(want) {
  return typeof want != "object" ? String(want) : "length" in want ? want.join(" or ") : [
    ...want.min === void 0 ? [] : [`at least ${want.min}`],
    ...want.max === void 0 ? [] : [`at most ${want.max}`]
  ].join(" and ");
}
function ruleWords({ pass, look }) {
  return Object.entries({ ...look, ...pass }).map(([key, want]) => `${key} is ${wantWords(want)}`).join(", ");
}
function brokenRules(agent, fields, top) {
  let { pass, look } = agent, issues = issueLines(fields), listed5 = issues.map((line) => `
- ${line}`).join(""), broken = (wants, severity) => Object.entries(wants).flatMap(([key, want]) => {
    let field = fields.get(key);
    if (field ? meets(field.value, want) : want === "none") return [];
    let is = field ? `${key} is ${citedValue(field.value)}` : `${key} is missing`, words4 = wantWords(want), about = { severity, key, line: field?.line ?? top }, why = listsIssues(key) ? [] : issues;
    return severity === "warn" ? [
      {
        ...about,
        code: "worth_a_look",
        message: `${is}, not ${words4}; worth a look`,
        fix: `fix what ${agent.name} reports, or accept it${listed5 && `:${listed5}`}`
      }
    ] : [
      {
        ...about,
        code: "rule_broken",
        message: [`${is}, but must be ${words4} for the work to continue`, ...why].join("; "),
        fix: listed5 ? `fix what ${agent.name} reports, then ask for a new report:${listed5}` : `finish the work, then report ${key}: ${words4}`,
        ...listed5 ? { isRefusal: !0 } : {}
      }
    ];
  }), failed = broken(pass, "fail"), known4 = new Set(failed.map(({ line }) => line));
  return [...failed, ...broken(look, "warn").filter(({ line }) => !known4.has(line)), ...unfinished(fields)];
}
function unfinished(fields) {
  let [field, complete] = [fields.get("phase"), fields.get("phase_complete")], progress2 = field && phaseOf(field.value);
  if (!progress2 || !complete || booleanOf(complete.value) !== !0) return [];
  let { phase, total } = progress2;
  if (phase === total) return [];
  let message2 = `phase ${phase} of ${total} is complete; the task is not finished`;
  return [
    { code: "unfinished", severity: "warn", key: "phase", line: field.line, message: message2, fix: `start phase ${phase + 1}` }
  ];
}
var together = [
  { when: { approved: !0 }, needs: { critical: "none", recommendation: ["approve"] } },
  { when: { approved: !0 }, needs: { major: "none", security: "none", test_coverage: ["adequate"] }, warn: !0 },
  { when: { recommendation: ["approve"] }, needs: { critical: "none" } },
  { when: { ready_to_merge: !0 }, needs: { blocking_issues: "none", final_recommendation: ["merge"] } },
  { when: { ready_to_merge: !0 }, needs: { test_status: ["all-pass", "not-run"] } },
  {
    when: { ready_to_merge: !0 },
    needs: { test_status: ["all-pass"], approval_confidence: ["medium", "high"] },
    warn: !0
  },
  { when: { tests_passing: !0 }, needs: { test_failures: "none" } },
  { when: { severity: ["none"] }, needs: { silent_failures_found: 0 } },
  { when: { silent_failures_found: { min: 1 } }, needs: { severity: ["low", "medium", "high", "critical"] } },
  { when: { simplified: !0 }, needs: { files_modified: "some" }, warn: !0 },
  { when: { simplified: !1 }, needs: { files_modified: "none", lines_removed: 0 }, warn: !0 }
];
function contradictions(fields) {
  let seen = /* @__PURE__ */ new Set();
  return together.flatMap(({ when, needs, warn: warn3 }) => {
    let [[key, want]] = Object.entries(when), first2 = fields.get(key);
    return !first2 || !meets(first2.value, want) ? [] : Object.entries(needs).flatMap(([other, needed]) => {
      let second = fields.get(other), pair = [key, other].sort().join(" ");
      if (!second || meets(second.value, needed) || seen.has(pair)) return [];
      seen.add(pair);
      let message2 = `${key}: ${valueText(first2.value)} and ${other}: ${citedValue(second.value)} contradict each other`, fix = `correct ${key} or ${other}: they can't both be true`;
      return [{ code: "contradiction", severity: warn3 ? "warn" : "fail", key, line: first2.line, message: message2, fix }];
    });
  });
}
var totals = {
  issues_total: { of: ["critical", "major", "minor"], may: ["security"] },
  silent_failures_found: { of: ["locations"], may: [] }
}, totalKeys = Object.keys(totals);
function wrongTotal(key, fields) {
  let total = fields.get(key), count = total && countOf(total.value), { of, may } = totals[key], length2 = (name2) => {
    let field = fields.get(name2);
    return field ? itemsOf(field.value)?.length : 0;
  }, [sure, more] = [of, may].map((names3) => names3.map(length2));
  if (!total || count === void 0 || !of.some((name2) => fields.has(name2)) || [...sure, ...more].includes(void 0)) return;
  let add = (lengths2) => lengths2.reduce((sum2, each) => sum2 + (each ?? 0), 0), least = add(sure), most3 = least + add(more);
  if (count >= least && count <= most3) return;
  let sum = least === most3 ? String(least) : `${least} to ${most3}`;
  return {
    code: "wrong_total",
    severity: "fail",
    key,
    line: total.line,
    message: `${key}: ${count} is claimed, but the block lists ${sum} under ${of.join(", ")}`,
    fix: `list everything that is counted, or write ${key}: ${sum}`
  };
}

// src/claims/output/examples.ts
var checkOutputExamples = ({ outputs: outputs3 = {} }, node, report3) => {
  let agents = agentsOf({ outputs: outputs3 }), written6 = entry(node, "outputs")?.value;
  for (let name2 of Object.keys(outputs3)) {
    let example = written6 && entry(entry(written6, name2).value, "example"), problem = example && exampleProblem(agentNamed(name2, agents));
    problem !== void 0 && report3("bad_value", `outputs: example: ${problem}`, example.value.at);
  }
};
function exampleProblem(agent) {
  let example = agent.example ?? "", whole = example.includes("---OUTPUT---") ? example : `---OUTPUT---
${example.trimEnd()}
---END---`, block = outputBlocks(whole).at(-1);
  if (!block) return "the block is in a fence or a quote, where it does not count";
  let failure2 = [...formFindings(agent, block), ...brokenRules(agent, fieldsByKey(block), block.line)].find(({ severity }) => severity === "fail");
  return failure2 && `the example does not pass: ${failure2.message}`;
}

// src/claims/reported-work.ts
var mustBeTrue = ["phase_complete", "tests_passing", "approved", "ready_to_merge", "success"], mustBeNone = ["blockers", "blocking_issues", "test_failures", "error", "errors"], badStatus = /^(?:fail|failed|failure|error|partial|blocked|incomplete)$/i, fileKeys = ["path", "output_file", "files_changed", "files_created", "files_modified", "artifacts", "files"], otherKeys = ["commands_to_run", "manual_steps", "review_comments", "findings", "notes", "description", "summary"];
function reportedWork(body) {
  let block = lastOutputBlock(body), envelope = envelopeIn(body), inBlock = (block?.fields ?? []).filter(({ key }) => fileKeys.includes(key)), files2 = [
    ...inBlock.flatMap(({ key, value, line }) => pathsIn2(value).map((path2) => ({ key, path: path2, line }))),
    ...fileKeys.flatMap((key) => envelope ? filesUnder(key, envelope) : []),
    ...artifactLines(body).filter(({ line }) => !inBlock.some((field) => field.line === line))
  ];
  return {
    blocks: [...block ? [block] : [], ...envelope ? [jsonBlock(envelope)] : []],
    files: files2.filter(({ path: path2 }) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(path2))
  };
}
function pathsIn2(value) {
  return value.kind === "list" ? value.items : value.kind === "text" ? [value.value] : [];
}
function filesUnder(key, envelope) {
  let value = entry(envelope, key)?.value;
  return value ? textsIn(value).map(({ path: path2, line }) => ({ key, path: path2, line })) : [];
}
function textsIn(node) {
  switch (node.kind) {
    case "text":
      return node.value.trim() === "" || /^none$/i.test(node.value) ? [] : [{ path: node.value, line: node.at.line }];
    case "list":
      return node.items.flatMap(textsIn);
    case "map": {
      let named2 = entry(node, "path") ?? entry(node, "file") ?? entry(node, "name");
      return named2 ? textsIn(named2.value) : node.entries.filter(({ key }) => !otherKeys.includes(key)).flatMap(({ value }) => textsIn(value));
    }
    default:
      return [];
  }
}
function artifactLines(body) {
  let { words: words4 } = scanMarkdown(body);
  return fieldsInProse(body, ["artifacts", "Artifacts"]).flatMap(({ key, value, line }) => value.kind === "text" && value.value === "" ? listBelow(words4, line).map((each) => ({ key, ...each })) : (value.kind === "text" ? value.value.split(/[,\s]+/) : pathsIn2(value)).filter(isPath2).map((path2) => ({ key, path: path2, line })));
}
function isPath2(text3) {
  return /^\S*[\w)\]][/.][\w([]\S*$/.test(text3);
}
function listBelow(words4, line) {
  let found = [];
  for (let index = line; index < words4.length; index++) {
    let text3 = words4[index] ?? "", item2 = /^\s*[-*+]\s+`?([^`\s]+)`?\s*$/.exec(text3)?.[1];
    if (item2 === void 0 && text3.trim() !== "") break;
    item2 !== void 0 && isPath2(item2) && found.push({ path: item2, line: index + 1 });
  }
  return found;
}
function isFailure(key, value) {
  return mustBeTrue.includes(key) ? booleanOf(value) !== !0 : mustBeNone.includes(key) ? !isNothing(value) : key === "status" && value.kind === "text" && badStatus.test(value.value);
}
function isNothing(value) {
  return value.kind === "list" ? value.items.length === 0 : value.kind === "none" || value.kind === "text" && value.value.trim() === "" || value.kind === "integer" && value.value === 0 || value.kind === "boolean" && !value.value;
}
function admittedFailures(body) {
  let envelope = envelopeIn(body);
  return (envelope ? jsonBlock(envelope).fields : []).filter(({ key, value }) => isFailure(key, value)).map(({ key, value, line }) => ({
    line,
    message: `the agent's own result says \`${`${key}: ${valueText(value)}`.slice(0, 100)}\``
  }));
}
function envelopeIn(body) {
  return bodyDocuments(body).documents.findLast(({ kind }) => kind === "envelope")?.node;
}

// src/contracts/cross-cutting.ts
var mostCriteria2 = 25e4;
function injectCrossCutting(selected, epics, policy, policyPath) {
  let trusted = ({ trust }) => trust === "base" || trust === "policy", ofEpics = epics.map((epic2) => ({
    trusted: trusted(epic2),
    criteria: everyTask(epic2.always, epic2.path, policy).map((criterion) => ({ ...criterion, trust: epic2.trust }))
  })), ofPolicy = everyTask(policy.cross_cutting ?? [], policyPath, policy).map(
    (criterion) => ({ ...criterion, trust: "policy" })
  ), injected = ofPolicy.length + ofEpics.reduce((sum, { criteria }) => sum + criteria.length, 0);
  if (selected.reduce((sum, { contract }) => sum + contract.criteria.length, 0) + injected * selected.length > mostCriteria2)
    throw new UsageError(`more than ${mostCriteria2} criteria in one run; split the contracts or the epics`);
  return selected.map(({ contract, ...how }) => {
    let epicsHere = ofEpics.filter((epic2) => epic2.trusted || !trusted(contract)).flatMap(({ criteria: criteria2 }) => criteria2), known4 = new Set(contract.criteria.filter(({ crossCutting: crossCutting2 }) => crossCutting2).map(sameness)), missing3 = [...ofPolicy, ...epicsHere].filter((criterion) => !known4.has(sameness(criterion))), criteria = [...contract.criteria, ...numbered(contract.id, missing3, contract.criteria)];
    return { ...how, contract: { ...contract, criteria } };
  });
}
function everyTask(entries, path2, policy) {
  return withoutIds(crossCuttingCriteria(entries, settingsOf(policy), () => {
  }) ?? [], path2);
}
function sameness({ crossCutting: crossCutting2, check, paths: paths2 }) {
  return JSON.stringify([crossCutting2, check, paths2]);
}

// src/contracts/touched.ts
function touches(changes, globs3) {
  return changes.some((change) => pathsOf(change).some((path2) => reachesChange(globs3, path2, change)));
}
function neededFor(changes, compared2) {
  let known4 = /* @__PURE__ */ new Map();
  return (paths2) => {
    if (!paths2 || !compared2) return !0;
    let key = JSON.stringify(paths2), needed = known4.get(key) ?? touches(changes, paths2);
    return known4.set(key, needed), needed;
  };
}
function skipUnneeded(criteria, needed) {
  return criteria.map((criterion) => {
    let { paths: paths2, skip } = criterion;
    return !paths2 || skip !== void 0 || needed(paths2) ? criterion : { ...criterion, skip: `not needed: the change touches no file of ${someOf(paths2)}` };
  });
}

// src/contracts/policy-contract.ts
function policyContract(context, options) {
  let { policy, path: path2, checks: checks3 } = context, forEvery = options.crossCutting ? everyTask(policy.cross_cutting ?? [], path2, policy) : [], named2 = [
    ...commandsOfBase(options.selected ?? [], forEvery, checks3),
    ...settledSetups(policy).map(({ command: command3 }) => command3)
  ].map(({ run: run2, cwd }) => ({ run: run2, cwd })), generated = [...options.generated ?? []].sort(), protect = { type: "protected_files", params: {
    protect: protectedGlobs(policy, path2),
    commands: named2,
    ...generated.length > 0 ? { generated } : {}
  } }, criteria = [
    ...options.altered,
    ...options.protect ? [ownCriterion(protect, context)] : [],
    ...forEvery,
    ...options.hosted ? [ownCriterion({ type: "foreign_check_run", params: {} }, context)] : []
  ];
  return {
    id: "policy",
    title: "What the policy asks of every gated pull request",
    description: "",
    dialect: "policy",
    type: "policy",
    path: path2,
    line: 1,
    trust: "policy",
    done: !1,
    failFast: !1,
    dependsOn: [],
    digest: policy.digest,
    criteria: numbered("policy", criteria)
  };
}
function commandsOfBase(contracts, forEvery, checks3) {
  let isTrusted = (trust) => trust !== "head" && trust !== "body";
  return [...contracts.filter(({ trust }) => isTrusted(trust)).flatMap(({ criteria }) => criteria.filter(({ trust = "base" }) => isTrusted(trust))), ...forEvery].filter((criterion) => isCommand(checks3, criterion)).map(({ check }) => check.params).filter(({ run: run2 }) => typeof run2 == "string");
}
function ownCriterion(check, { path: path2, checks: checks3 }) {
  return addedCriterion(checks3, check, { path: path2, line: 1 });
}
function withCommandCriteria(selected, context, needed) {
  let { policy, path: path2, checks: checks3 } = context;
  if (!selected.some(
    ({ contract }) => contract.criteria.some((criterion) => criterion.skip === void 0 && isCommand(checks3, criterion))
  )) return [...selected];
  let own2 = selected.find(({ contract }) => contract.id === "policy") ?? {
    contract: policyContract(context, { altered: [], protect: !1, crossCutting: !1, hosted: !1 }),
    why: "runs with every command"
  }, unchanged2 = ownCriterion(
    { type: "tree_unchanged", params: { protect: protectedGlobs(policy, path2) } },
    context
  ), added = numbered("policy", [...skipUnneeded(setupOf(context), needed), unchanged2], own2.contract.criteria), isSetup = ({ check }) => check.type === "setup", criteria = [...added.filter(isSetup), ...own2.contract.criteria, ...added.filter((each) => !isSetup(each))];
  return [...selected.filter(({ contract }) => contract.id !== "policy"), { ...own2, contract: { ...own2.contract, criteria } }];
}
function setupOf(context) {
  return settledSetups(context.policy).map(({ command: params2, paths: paths2 }) => ({
    ...ownCriterion({ type: "setup", params: params2 }, context),
    ...paths2 ? { paths: paths2 } : {}
  }));
}
function settledSetups(policy) {
  return (policy.setup ?? []).map(({ value }) => {
    let settled2 = settleCommand(value.command, settingsOf(policy));
    return "value" in settled2 ? { ...value, command: settled2.value } : value;
  });
}
function setupCommands(policy, needed) {
  return settledSetups(policy).filter(({ paths: paths2 }) => needed(paths2)).map(({ command: { run: run2, cwd, env, shell = "bash", timeoutMs = 0 } }) => ({ run: run2, cwd, env, shell, timeoutMs }));
}

// src/contracts/assemble.ts
function assemble({ selected, unrequested, enforced, required: required2 }, options) {
  let { policy, policyPath, hand, checks: checks3 } = options, context = { policy, path: policyPath, checks: checks3 }, tasks2 = injectCrossCutting(selected, enforced.epics, policy, policyPath), asked = hand.only.some((id2) => /^policy(?:\/|$)/i.test(id2)), gated = tasks2.length + unrequested.length > 0 || required2 || enforced.altered.length > 0 || asked, own2 = policyContract(context, {
    altered: enforced.altered,
    protect: options.compared,
    crossCutting: tasks2.length === 0,
    hosted: options.hosted,
    ...options.generated ? { generated: options.generated } : {},
    selected: tasks2.map(({ contract }) => contract)
  }), ofPolicy = gated && own2.criteria.length > 0 ? [{ contract: own2, why: "applies to every gated pull request" }] : [], everywhere = enforced.candidates.map(({ contract }) => contract), kept = keepOnly([...tasks2, ...unrequested, ...ofPolicy], hand.only, everywhere, checks3), needed = neededFor(options.changes, options.compared), here = kept.map(({ contract, ...how }) => ({
    ...how,
    contract: { ...contract, criteria: skipUnneeded(contract.criteria, needed) }
  }));
  return withCommandCriteria(here, context, needed);
}
function keepOnly(selected, only2, everywhere, checks3) {
  if (only2.length === 0) return [...selected];
  let names3 = (of) => of.flatMap(({ id: id2, criteria }) => [id2, ...criteria.map((each) => each.id)]), contracts = selected.map(({ contract }) => contract), known4 = new Set(names3(contracts).map((name2) => name2.toLowerCase())), unknown2 = only2.find((id2) => !known4.has(id2.toLowerCase()));
  if (unknown2 !== void 0) {
    let hint = didYouMean(unknown2, names3([...contracts, ...everywhere]));
    throw new UsageError(`unknown contract or criterion ${JSON.stringify(unknown2)}${hint}`);
  }
  let wanted2 = new Set(only2.map((id2) => id2.toLowerCase())), byId = new Map(contracts.map((contract) => [contract.id.toLowerCase(), contract])), whole = new Set([...wanted2].filter((id2) => byId.has(id2)));
  for (let id2 of testsFor(wanted2, contracts, checks3)) wanted2.add(id2);
  for (let id2 of whole) for (let { value } of byId.get(id2)?.dependsOn ?? []) whole.add(value.toLowerCase());
  return selected.flatMap(({ contract, ...how }) => {
    if (whole.has(contract.id.toLowerCase())) return [{ contract, ...how }];
    let criteria = contract.criteria.filter(({ id: id2 }) => wanted2.has(id2.toLowerCase()));
    return criteria.length > 0 ? [{ ...how, contract: { ...contract, dependsOn: [], criteria } }] : [];
  });
}
function testsFor(wanted2, contracts, checks3) {
  let all = contracts.flatMap(({ criteria }) => criteria), waits = ({ check }) => findCheck(checks3, check.type)?.waits?.(check.params) ?? !1;
  return all.some((each) => wanted2.has(each.id.toLowerCase()) && waits(each)) ? all.filter(({ check }) => check.type === "tests").map(({ id: id2 }) => id2.toLowerCase()) : [];
}
function asksSomething({ trust, dialect, criteria }, checks3) {
  if (dialect === "session") return trust === "head";
  let isWritten = ({ check, crossCutting: crossCutting2 }) => !crossCutting2 && findCheck(checks3, check.type)?.written;
  return trust === "base" || criteria.some(isWritten);
}

// src/contracts/enforce-base.ts
function enforceBase(revisions, trust, checks3) {
  let { base: base2, body } = revisions, files2 = base2 ? againstBase(base2, revisions, checks3) : withoutBase(revisions), known4 = new Map(files2.candidates.map(({ contract }) => [contract.id.toLowerCase(), contract])), ownerOf3 = ({ id: id2 }) => known4.get(id2.toLowerCase()), repeated = new Set(body.contracts.filter((each) => ownerOf3(each)?.digest === each.digest).map(ownerOf3)), enforced = {
    candidates: [...files2.candidates.map(
      (each) => repeated.has(each.contract) ? { because: "the pull request's body repeats it", ...each } : each
    ), ...body.contracts.filter((each) => !ownerOf3(each)).map((contract) => ({ contract }))],
    epics: [...files2.epics, ...body.epics.filter(({ done }) => !done)],
    problems: [
      ...files2.problems,
      ...body.contracts.flatMap((each) => {
        let owner = ownerOf3(each);
        return owner && !repeated.has(owner) ? [taken(each, owner)] : [];
      }),
      ...body.problems
    ],
    altered: files2.altered
  };
  return base2 && trust === "base-only" ? baseOnly(enforced, base2) : enforced;
}
function baseOnly(enforced, base2) {
  let refused2 = "added by this pull request, and the policy trusts only the base", candidates = enforced.candidates.map((each) => each.contract.trust === "base" ? each : { ...each, refused: refused2 });
  return { ...enforced, candidates, epics: enforced.epics.filter((epic2) => base2.epics.includes(epic2)) };
}
function withoutBase({ head, changes }) {
  let touched = new Set(changes.map(({ path: path2 }) => path2));
  return { candidates: head.contracts.map((contract) => ({
    contract,
    because: touched.has(contract.path) ? "this pull request edits it" : "no base branch to compare with, so every open contract applies"
  })), epics: head.epics.filter(({ done }) => !done), problems: [...head.problems], altered: [] };
}
function againstBase(base2, { fork, head, changes }, checks3) {
  let change = changesByPath(changes), problems = [...head.problems], heads = new Map(head.contracts.map((contract) => [contract.id.toLowerCase(), contract])), candidates = [];
  for (let contract of base2.contracts) {
    let key = contract.id.toLowerCase(), now = heads.get(key), edit = change.get(contract.path);
    edit ? contract.done && now && !now.done || (heads.delete(key), candidates.push(editedOnBase(contract, now, edit, fork, checks3))) : (now && !now.state && problems.push(taken(now, contract)), heads.delete(key), candidates.push({ contract }));
  }
  for (let contract of heads.values())
    candidates.push(contract.state === "listed" ? { contract } : { contract, because: "this pull request adds it" });
  let epics = enforceEpics(base2.epics, head.epics, fork.epics, change);
  problems.push(...epics.problems);
  let altered = epics.altered.map((each) => unchanged(each, checks3));
  for (let problem of base2.problems) {
    let { path: path2 } = problem.at;
    change.has(path2) ? altered.push(
      unchanged({ path: path2, change: "could not be read on the base, and this pull request edits it" }, checks3)
    ) : problems.push({ ...problem, message: `${problem.message} (on the base)`, owner: "base" });
  }
  return { candidates, epics: epics.open, problems, altered: distinct(altered) };
}
function editedOnBase(contract, now, edit, fork, checks3) {
  let because = `this pull request ${verbs[edit]} it`, before2 = fork.contracts.find(({ id: id2 }) => id2.toLowerCase() === contract.id.toLowerCase()), same = now !== void 0 && (now.digest === contract.digest || now.digest === before2?.digest), closed = now?.done === !0 && !contract.done;
  if (same && contract.state === "listed") return { contract, edit: "same" };
  if (same || contract.done) return { contract, because, edit: closed ? "closed" : "same" };
  let verb2 = now ? "edits" : edit === "modified" ? "removes" : verbs[edit], path2 = now?.path ?? contract.path, edited = unchanged({ path: path2, change: changedWords(verb2), ...now ? { line: now.line } : {} }, checks3, ""), [tampered] = numbered(contract.id, [edited]);
  return {
    contract: {
      ...contract,
      criteria: [{ ...tampered, at: { path: contract.path, line: contract.line } }, ...contract.criteria]
    },
    because,
    edit: closed ? "closed" : "altered"
  };
}
function enforceEpics(base2, head, fork, change) {
  let altered = [], problems = [], added = new Map(head.map((epic2) => [epic2.id.toLowerCase(), epic2]));
  for (let epic2 of base2) {
    let key = epic2.id.toLowerCase(), now = added.get(key);
    if (added.delete(key), !change.has(epic2.path)) {
      now && problems.push(taken(now, epic2));
      continue;
    }
    let before2 = fork.find(({ id: id2 }) => id2.toLowerCase() === key);
    if (now && !now.done && (now.digest === epic2.digest || now.digest === before2?.digest) || epic2.done) continue;
    let words4 = `${changedWords(now ? "edits" : "removes")} (epic ${epic2.id})`;
    altered.push({ path: epic2.path, change: words4, ...now ? { line: now.line } : {} });
  }
  return { open: [...base2, ...added.values()].filter(({ done }) => !done), altered, problems };
}
function changedWords(verb2) {
  return `this pull request ${verb2} it; the version on the base is enforced`;
}
function unchanged(altered, checks3, label2 = altered.path) {
  let at = { path: altered.path, line: altered.line ?? 1 };
  return addedCriterion(checks3, { type: "contract_unchanged", params: altered }, at, label2);
}
function taken(now, base2) {
  return {
    code: "duplicate_id",
    message: `duplicate id ${now.id}, already used at ${base2.path}:${base2.line}; use another id for the new one`,
    at: { path: now.path, line: now.line, column: 1 }
  };
}
var verbs = {
  added: "adds",
  modified: "edits",
  deleted: "deletes",
  renamed: "renames"
};
function changesByPath(changes) {
  return new Map(
    changes.flatMap(
      ({ kind, path: path2, from }) => [...from ? [from] : [], path2].map((each) => [each, kind])
    )
  );
}
function distinct(criteria) {
  return [...new Map(criteria.map((criterion) => [JSON.stringify(criterion.check), criterion])).values()];
}

// src/contracts/merge-group.ts
function selectedForGroup(entries) {
  let counts = /* @__PURE__ */ new Map();
  for (let { selected } of entries)
    for (let { contract } of selected) counts.set(keyOf(contract.id), (counts.get(keyOf(contract.id)) ?? 0) + 1);
  return entries.map(({ pull, selected }) => {
    let own2 = new Set(selected.map(({ contract }) => keyOf(contract.id))), idFor = (id2) => own2.has(keyOf(id2)) && counts.get(keyOf(id2)) > 1 ? `${id2}.pr-${pull}` : id2;
    return selected.map(({ contract, why, ...how }) => ({
      ...how,
      contract: { ...withId(contract, idFor), pull },
      why: `#${pull}: ${why}`
    }));
  });
}
function withId(contract, idFor) {
  let id2 = idFor(contract.id), rest = (criterion) => criterion.slice(contract.id.length);
  return {
    ...contract,
    id: id2,
    dependsOn: contract.dependsOn.map((each) => ({ ...each, value: idFor(each.value) })),
    criteria: contract.criteria.map((each) => ({ ...each, id: `${id2}${rest(each.id)}` }))
  };
}
function keyOf(id2) {
  return id2.toLowerCase();
}
function distinct2(values) {
  return [...new Map(values.map((each) => [JSON.stringify(each), each])).values()];
}

// src/contracts/pr-body.ts
function contractsInBody(body) {
  let { fences, comments, prose, tooDeep } = scanMarkdown(body);
  return {
    blocks: [...fences.flatMap((fence2) => fencedBlock(fence2)), ...comments.flatMap((comment) => hiddenBlock(comment))].sort((left, right) => left.line - right.line),
    prose: prose.join(`
`),
    ...tooDeep === void 0 ? {} : { tooDeep: tooDeep + 1 }
  };
}
function fencedBlock({ word: word3, text: text3, from, closed }) {
  return word3 === "contract" || word3 === "validation" ? [{ text: text3, line: from + 1, kind: word3, closed }] : [];
}
var mostUnread = 5, openingLine = /^[ \t]*(?:`{3,}|~{3,})[ \t]*(?:contract|validation)(?=\s|$)/i, plainKey = /^[ \t]*["'](checks_performed|verificationContract)["'][ \t]*:/, kindNames = {
  contract: "contract",
  report: "report",
  message: "agent's output",
  envelope: "agent's result"
};
function unreadInBody(body, isBareValidation2 = () => !1) {
  let { lines: lines3, quoted: quoted4, words: words4 } = scanMarkdown(body), read2 = bodyDocuments(body), eachLine = (texts2, form5, message2) => texts2.flatMap((text3, index) => {
    let found = form5.exec(text3);
    return found ? [{ line: index + 1, message: message2(found) }] : [];
  });
  return [
    ...quoted4.flatMap((fence2) => fencedBlock(fence2)).map(({ line }) => ({ line: line - 1, message: quotedWords("contract") })),
    ...eachLine(
      words4,
      openingLine,
      () => "contract not read: GitHub shows no code block here; put a blank line before it"
    ),
    ...eachLine(
      lines3,
      /\bTaskCreate[ \t]{0,8}\(/,
      () => "TaskCreate call not read; write its metadata in a code block with the language contract"
    ),
    ...eachLine(lines3, /^[ \t]{0,3}>[ \t>]*---OUTPUT---[ \t]*$/, () => quotedWords("output block")),
    ...read2.unread.map(({ line, kind, why }) => ({
      line,
      message: why === "quoted" ? quotedWords(kindNames[kind]) : `${kindNames[kind]} not read: its code block is not valid; correct it, or give it the language contract to see what is wrong`
    })),
    ...read2.documents.length > 0 ? [] : eachLine(words4, plainKey, plainWords),
    ...read2.others.flatMap(({ node, line }) => {
      let message2 = otherWords(node, isBareValidation2(node));
      return message2 === void 0 ? [] : [{ line, message: message2 }];
    })
  ].sort((left, right) => left.line - right.line).slice(0, mostUnread);
}
function otherWords(node, isChecks) {
  let has = (key) => entry(node, key) !== void 0;
  return isChecks ? 'checks not read: put them under "validation"' : has("checks_performed") ? "report not read: it has no task_id" : builtInAgents.some(({ fields }) => fields.every(({ key }) => has(key))) ? "agent's output not read: write it as lines between ---OUTPUT--- and ---END---" : void 0;
}
function quotedWords(what) {
  return `${what} not read: it is in a quote, in HTML or after an unclosed comment; move it out`;
}
function plainWords([, key]) {
  return `${key === "checks_performed" ? "report" : "contract"} not read: put it in a code block with the language json`;
}
function hiddenBlock({ text: text3, line, closed }) {
  let marker = /^\s*contract-gate(?=\s)/i.exec(text3)?.[0];
  if (marker === void 0) return [];
  let rest = text3.slice(marker.length), first2 = line + marker.split(`
`).length, end = rest.indexOf(`
`);
  return end !== -1 && rest.slice(0, end).trim() === "" ? [{ text: rest.slice(end + 1), line: first2 + 1, kind: "hidden", closed }] : [{ text: rest.trimStart(), line: first2, kind: "hidden", closed }];
}
var emphasis = "(?:\\*\\*|__|\\*|_)?", gap = "[ \\t]{1,8}", label = new RegExp(
  `^[ \\t]*(?:(?:[-*+]|[0-9]{1,9}[.)])${gap})?(?:\\[[ xX]\\]${gap})?${emphasis}(contract|task)${emphasis}[ \\t]{0,8}:${emphasis}`,
  "i"
);
function namedInBody(body) {
  let { prose, words: words4 } = scanMarkdown(body);
  return prose.flatMap((text3, index) => {
    let match = label.exec(text3);
    if (!match) return [];
    let word3 = match[1].toLowerCase();
    return idsIn((words4[index] ?? "").slice(match[0].length)).map((id2) => ({ word: word3, id: id2, line: index + 1 }));
  });
}
function idsIn(text3) {
  let unlinked = text3.replaceAll(/\[([^[\]]{0,100})\]\([^()\s]{0,300}\)/g, "$1"), ids = [];
  for (let token of unlinked.split(/[\s,;]+/)) {
    if (ids.length > 0 && /^(?:[(#]|[-–—]+$|\/\/)/.test(token)) break;
    let id2 = token.slice(0, 100).replace(/^[*_`<([{"']+/, "").replace(/[*_`>)\]}"'.:!]+$/, "");
    id2 !== "" && id2 !== "&" && id2.toLowerCase() !== "and" && ids.push(id2);
  }
  return ids;
}

// src/sessions/session.ts
var sessionsFolder = ".agents-work";
function isSessionFile(path2) {
  return path2.startsWith(`${sessionsFolder}/`);
}
function folderOf(path2) {
  let [, name2 = "", ...rest] = path2.split("/");
  return rest.length > 0 ? `${sessionsFolder}/${name2}` : sessionsFolder;
}
var mostVersions = 100, states = [
  "INTAKE",
  "INTAKE_LEAN",
  "DESIGN",
  "APPROVE_DESIGN",
  "PLAN",
  "REVIEW_STRATEGY",
  "IMPLEMENT_LOOP",
  "INTEGRATE",
  "RELEASE",
  "DONE",
  "ASK_USER",
  "FIX_REVIEW",
  "FIX_TESTS",
  "FIX_SECURITY",
  "FIX_BUILD",
  "BLOCKED"
], userStates = ["ASK_USER", "APPROVE_DESIGN", "REVIEW_STRATEGY"], ranks = {
  INTAKE: 0,
  INTAKE_LEAN: 0,
  DESIGN: 1,
  APPROVE_DESIGN: 2,
  PLAN: 3,
  REVIEW_STRATEGY: 4,
  IMPLEMENT_LOOP: 5,
  FIX_REVIEW: 5,
  FIX_TESTS: 5,
  FIX_SECURITY: 5,
  INTEGRATE: 6,
  FIX_BUILD: 6,
  RELEASE: 7,
  DONE: 8
};
function rankOf(state2) {
  return state2 && ranks[state2];
}

// src/contracts/compile.ts
var nothingCompiled = { contracts: [], epics: [], problems: [], given: /* @__PURE__ */ new Map() };
function compile(documents3, options, naming) {
  let problems = [], epics = [], contracts = [], owners = /* @__PURE__ */ new Map(), count = /* @__PURE__ */ new Map();
  for (let document of withStateRecords(documents3, options.dialects)) {
    let { path: path2, node } = document, index = count.get(path2) ?? 0;
    count.set(path2, index + 1);
    let report3 = (code2, message2, at) => {
      problems.push({ code: code2, message: message2, at: { path: path2, line: at.line, column: at.column } });
    }, read2 = options.dialects.epic.recognises(node) ? compileEpic(document, options, report3) : compileContract(document, options, report3);
    if (!read2) continue;
    let owner = read2.id ? owners.get(`${"always" in read2} ${read2.id.toLowerCase()}`) : void 0;
    if (!(owner && document.state)) {
      if (owner) {
        let message2 = `duplicate id ${read2.id}, also used at ${owner.path}:${owner.node.at.line}; ids must be unique, ignoring letter case`;
        report3("duplicate_id", message2, node.at);
        continue;
      }
      read2.id && owners.set(`${"always" in read2} ${read2.id.toLowerCase()}`, document), "always" in read2 ? epics.push(read2) : contracts.push({ contract: read2, place: `${naming?.original(path2) ?? path2} ${index}` });
    }
  }
  let given2 = nameAll(contracts, naming);
  return problems.push(...overtaken(contracts, given2, naming)), { contracts: contracts.map(({ contract }) => finished(contract)), epics, problems, given: given2 };
}
function withStateRecords(documents3, { state: state2, epic: epic2 }) {
  let isState = ({ node }) => state2.recognises(node) && !epic2.recognises(node), records = documents3.filter(isState).flatMap(
    (document) => state2.records(document.node).map(({ node, current }) => ({
      ...document,
      node,
      state: current ? "current" : "listed"
    }))
  );
  return [...documents3.filter((document) => !isState(document)), ...records];
}
function overtaken(contracts, given2, naming) {
  let taken2 = new Set(naming?.taken.map((id2) => id2.toLowerCase()));
  return contracts.filter(
    ({ contract, place: place2 }) => given2.has(place2) && !naming?.given.has(place2) && contract.id !== fileSlug(contract.path)
  ).filter(({ contract }) => taken2.has(fileSlug(contract.path))).map(({ contract: { path: path2, line } }) => ({ code: "duplicate_id", message: `the id ${fileSlug(path2)}, from the file name, is already used on the base; give the new contract an id`, at: { path: path2, line, column: 1 } }));
}
function nameAll(contracts, naming) {
  let given2 = /* @__PURE__ */ new Map(), named2 = uniqueNames();
  for (let id2 of ["policy", ...naming?.taken ?? []]) named2(id2);
  let explicit = new Set(contracts.map(({ contract }) => contract.id.toLowerCase()));
  for (let { contract } of contracts) contract.id && named2(contract.id);
  let bodies = 0;
  for (let { contract, place: place2 } of contracts) {
    if (contract.id) continue;
    let known4 = naming?.given.get(place2), free = known4 !== void 0 && !explicit.has(known4.toLowerCase());
    contract.id = free ? known4 : named2(contract.trust === "body" ? `body-${++bodies}` : fileSlug(contract.path)), given2.set(place2, contract.id);
  }
  return given2;
}
function finished(contract) {
  return { ...contract, title: contract.title || contract.id, criteria: numbered(contract.id, contract.criteria) };
}
function compileEpic({ path: path2, node, trust }, { policy, dialects: dialects2 }, report3) {
  let epic2 = dialects2.epic.compile(node, report3);
  if (!(!epic2 || !crossCuttingCriteria(epic2.always, settingsOf(policy), report3)))
    return { ...epic2, done: epic2.done || inDoneFolder(path2), path: path2, line: node.at.line, trust };
}
function compileContract({ path: path2, node, trust, state: state2 }, { policy, dialects: dialects2 }, report3) {
  let matching = dialects2.contracts.filter((dialect2) => dialect2.recognises(node)), [dialect] = matching;
  if (!dialect || matching.length > 1) {
    report3(
      ...unrecognised(
        matching.map(({ name: name2 }) => name2),
        dialects2.isBareValidation(node)
      ),
      node.at
    );
    return;
  }
  let draft = dialect.compile(node, settingsOf(policy), report3);
  if (!draft || !knowsAgents(draft.asks, policy, report3)) return;
  let { id: id2 = "", title = "", criteria, ...rest } = draft, done = rest.done || inDoneFolder(path2);
  return {
    ...rest,
    id: id2,
    title,
    dialect: dialect.name,
    path: path2,
    line: node.at.line,
    trust,
    ...state2 ? { state: state2 } : {},
    done,
    criteria: withoutIds(criteria, path2)
  };
}
function knowsAgents(asks, policy, report3) {
  let agents = agentsOf(policy).map(({ name: name2 }) => name2), roles = [...rolesOf(policy).keys(), anyRole.name], known4 = !0, expectKnown = (word3, name2, names3, at) => {
    name2 === void 0 || names3.some((each) => bareName(each) === bareName(name2)) || (known4 = !1, report3("bad_value", `unknown ${word3} ${cited(name2)}${didYouMean(name2, names3)}; known: ${names3.join(", ")}`, at));
  };
  for (let { value, at } of asks?.outputs ?? []) expectKnown("agent", value.agent, agents, at);
  for (let { value, at } of asks?.reports ?? []) expectKnown("role", value.role, roles, at);
  return known4;
}
function inDoneFolder(path2) {
  return path2.split("/").slice(0, -1).includes("done");
}
function fileSlug(path2) {
  let base2 = path2.slice(path2.lastIndexOf("/") + 1).replace(/\.(?:ya?ml|json)$/i, "");
  return slug(base2).replace(/^[^a-z0-9]+/, "") || "contract";
}
function unrecognised(names3, isChecks) {
  return names3.length > 1 ? ["ambiguous", `ambiguous document: it matches ${names3.join(" and ")}; split it in two`] : isChecks ? ["unrecognised", "checks without a contract: put them under validation:, and give it an id"] : ["unrecognised", "not a contract: a contract has an id and a validation: with at least one check"];
}

// src/contracts/read.ts
function documentsOf(files2, trust) {
  let documents3 = [], problems = [];
  for (let [path2, content] of [...files2].sort(([a], [b]) => a < b ? -1 : 1)) {
    if (typeof content == "string") {
      problems.push({ code: "unreadable", message: content, at: { path: path2, line: 1, column: 1 } });
      continue;
    }
    let parsed = parseDocuments(path2, content);
    problems.push(...parsed.problems), documents3.push(...parsed.nodes.map((node) => ({ path: path2, trust, node }))), parsed.nodes.length === 0 && parsed.problems.length === 0 && problems.push({
      code: "empty",
      message: "no contract in this file; add one, or delete the file",
      at: { path: path2, line: 1, column: 1 }
    });
  }
  return { documents: documents3, problems };
}
function compileFiles(files2, trust, options, naming) {
  let { documents: documents3, problems } = documentsOf(files2, trust), compiled = compile(documents3, options, naming);
  return { ...compiled, problems: [...problems, ...compiled.problems] };
}
function compileBodies(bodies, options) {
  let read2 = bodies.map((body) => documentsIn(body, options.dialects)), compiled = compile(
    read2.flatMap(({ documents: documents3 }) => documents3),
    options
  );
  return { ...compiled, problems: [...read2.flatMap(({ problems }) => problems), ...compiled.problems] };
}
function documentsIn(body, dialects2) {
  let { blocks: blocks2, tooDeep } = contractsInBody(body.text), at = (line) => ({ path: body.path, line, column: 1 }), problems = [];
  tooDeep !== void 0 && problems.push({ code: "unreadable", message: "lists or quotes are nested too deeply from here on, so contracts may be missed; reduce the nesting", at: at(tooDeep) });
  let { documents: found, ambiguous } = bodyDocuments(body.text);
  for (let { kinds: kinds2, line } of ambiguous) {
    let message2 = `ambiguous document: it is a ${kinds2.join(" and a ")}; split it in two`;
    problems.push({ code: "ambiguous", message: message2, at: at(line) });
  }
  let contracts = found.filter(({ kind }) => kind === "contract"), unclosed2 = [...blocks2, ...contracts].filter(({ closed }) => !closed).map(({ line }) => line);
  for (let line of new Set(unclosed2))
    problems.push({ code: "unclosed", message: "unclosed contract block; close it with the fence or comment that opened it", at: at(line) });
  let read2 = blocks2.map((block) => readBlock(block, body, dialects2)), inBlocks = read2.flatMap(({ documents: documents4 }) => documents4), nodes = contracts.flatMap(({ node }) => node ?? []);
  return {
    documents: [...inBlocks, ...nodes.map((node) => ({ path: body.path, trust: "body", node }))].sort((left, right) => left.node.at.line - right.node.at.line),
    problems: [...problems, ...read2.flatMap((block) => block.problems)]
  };
}
function readBlock({ text: text3, line, kind }, { path: path2 }, { isBareValidation: isBareValidation2 }) {
  let parsed = parseDocuments(path2.replace(/\.json$/i, ""), `
`.repeat(line - 1) + text3), problems = parsed.problems.map((problem) => ({ ...problem, at: { ...problem.at, path: path2 } }));
  return parsed.nodes.length === 0 && problems.length === 0 && problems.push({ code: "empty", message: "no contract in this block; add one, or remove the block", at: { path: path2, line, column: 1 } }), { documents: parsed.nodes.map((node) => {
    let whole = kind === "validation" && isBareValidation2(node) ? { kind: "map", at: node.at, entries: [{ key: "validation", keyAt: node.at, value: node }] } : node;
    return { path: path2, trust: "body", node: whole };
  }), problems };
}

// src/contracts/revisions.ts
async function readRevisions(request, checkout, policy, dialects2) {
  let options = { policy, dialects: dialects2 }, { changes } = checkout, byHand = (path2) => request.hand.paths.includes(path2) && !isSessionFile(path2), isContract = (path2) => matchesAny(request.contracts, path2) || byHand(path2), headFiles = async (wanted2) => new Map([...await checkout.read("head", wanted2), ...request.extra ?? []]), bodies = request.pulls.map(({ body: body2 }) => body2), body = compileBodies(bodies, options);
  if (!checkout.base) {
    let head = compileFiles(await headFiles(isContract), "head", options);
    return { base: null, fork: nothingCompiled, head, body, changes };
  }
  let touched = new Set(changes.flatMap(({ path: path2, from: from2 }) => from2 ? [path2, from2] : [path2])), baseFiles = await checkout.read("base", isContract), base2 = compileFiles(baseFiles, "base", options), from = new Map(changes.map((change) => [change.path, change.from ?? change.path])), naming = { given: base2.given, taken: base2.contracts.map(({ id: id2 }) => id2), original: (path2) => path2 }, forkFiles = await checkout.read("fork", (path2) => touched.has(path2) && isContract(path2)), isNews = (path2) => touched.has(path2) || byHand(path2) && !baseFiles.has(path2), files2 = await headFiles((path2) => isContract(path2) && isNews(path2)), original = (path2) => fileName(from.get(path2) ?? path2) === fileName(path2) ? from.get(path2) ?? path2 : path2, fork = compileFiles(forkFiles, "base", options, naming);
  return { base: base2, fork, head: compileFiles(files2, "head", options, { ...naming, original }), body, changes };
}
function fileName(path2) {
  return path2.slice(path2.lastIndexOf("/") + 1);
}

// src/policy/documentation.ts
var texts = /\.(?:md|markdown|rst|adoc)$/i, images = /\.(?:png|jpe?g|gif|webp)$/i, plainTexts = /^docs\/.*\.txt$/i, legal = /(?:^|\/)(?:LICEN[CS]ES?|COPYING|NOTICE|AUTHORS|CONTRIBUTORS|PATENTS)(?:[-.](?:MIT|APACHE|BSD|GPL|LGPL|AGPL|MPL|ISC|UNLICENSE|CC0|LESSER)[\w.-]*?)?(?:\.txt)?$/i, instructionNames = /(?:^|\/)(?:AGENTS?|CLAUDE|GEMINI|QWEN|CODEX|COPILOT|SKILL)(?:\.[\w-]+)?\.md$/, agentFolder = /(?:^|\/)\.(?:claude|cursor|codex|gemini|windsurf|clinerules|roo|kiro|continue|junie|amazonq|agents?)(?:rules)?(?:\/|$)/i, loaded = /^(?:[^/]*|(?:commands|agents|skills|hooks|rules[\w-]*|steering|workflows|prompts|instructions|modes|output-styles|plugins|memory|settings)\/.*)$/i, instructions = /(?:^|\/)\.github\/(?:copilot-instructions\.md$|(?:instructions|prompts|agents|chatmodes)\/)|\.(?:instructions|prompt|chatmode|agent)\.md$/i, hooks = /(?:^|\/)(?:\.mcp\.json$|\.github\/(?:hooks\/|mcp\.json$|workflows\/copilot-setup-steps\.ya?ml$)|\.vscode\/mcp\.json$|opencode\.jsonc?$)/i;
function isAgentInstruction(path2) {
  if ([instructionNames, instructions, hooks].some((form5) => form5.test(path2))) return !0;
  let folder2 = agentFolder.exec(path2);
  return folder2 !== null && loaded.test(path2.slice(folder2.index + folder2[0].length));
}
var read = /(?:^|\/)(?:[\w.-]*(?:requirements|constraints)[\w.-]*|CMakeLists)\.txt$|(?:^|\/)requirements\/[^/]+\.txt$/i;
function isDocumentation(path2) {
  return isAgentInstruction(path2) || agentFolder.test(path2) || read.test(path2) ? !1 : texts.test(path2) || images.test(path2) || plainTexts.test(path2) || legal.test(path2);
}
function isDocumentationChange({ path: path2, from = path2, irregular }) {
  return !irregular && isDocumentation(path2) && isDocumentation(from);
}

// src/contracts/rules-only.ts
async function isRulesOnly({ base: base2, changes, read: read2 }, globs3, generated = /* @__PURE__ */ new Set()) {
  if (!base2) return !1;
  let rest = changes.filter((change) => !isDocumentationChange(change)), isRule = (path2) => matchesAny(globs3, path2) || policyPaths.includes(path2) || activityRulesPaths.includes(path2) || generated.has(path2);
  if (rest.length === 0 || rest.some(({ irregular }) => irregular)) return !1;
  let others2 = new Set(rest.flatMap(pathsOf).filter((path2) => !isRule(path2)));
  return [...others2].every((path2) => workflow.test(path2)) ? (await Promise.all(["fork", "head"].map((end) => read2(end, (path2) => others2.has(path2))))).flatMap((files2) => [...files2.values()]).every((content) => content instanceof Uint8Array && runsGate.test(new TextDecoder().decode(content))) : !1;
}
var exactly = new TextDecoder("utf-8", { ignoreBOM: !0 });
async function generatedAdditions({ changes, read: read2 }, texts2) {
  let added = changes.filter(({ kind, path: path2, irregular }) => kind === "added" && !irregular && texts2.has(path2)), paths2 = new Set(added.map(({ path: path2 }) => path2));
  if (paths2.size === 0) return paths2;
  let files2 = await read2("head", (path2) => paths2.has(path2)), isSame2 = (path2) => {
    let content = files2.get(path2);
    return content instanceof Uint8Array && exactly.decode(content) === texts2.get(path2);
  };
  return new Set([...paths2].filter(isSame2));
}
var workflow = /^\.github\/workflows\/[^/]+\.ya?ml$/, runsGate = /^[ \t]*(?:-[ \t]+)?uses:[ \t]*['"]?[\w.-]+\/contract-gate(?:\/[\w./-]+)?@/m;
function withoutNewCriteria(enforced) {
  let candidates = enforced.candidates.map((candidate) => {
    let { contract, edit } = candidate;
    if (contract.trust === "head") return { ...candidate, refused: "well-formed; it counts once merged" };
    if (edit === "altered") {
      let criteria = contract.criteria.filter(({ check }) => check.type === "contract_unchanged");
      return { ...candidate, contract: { ...contract, criteria, dependsOn: [] } };
    }
    if (edit !== "same") return candidate;
    let { because: _, ...rest } = candidate;
    return rest;
  });
  return { ...enforced, candidates, epics: enforced.epics.filter(({ trust }) => trust !== "head") };
}
function objectionsTo(contracts, checks3) {
  return contracts.flatMap(
    ({ criteria }) => criteria.flatMap(({ check, activity, at }) => {
      if (activity && activity.why === void 0) return [];
      let message2 = findCheck(checks3, check.type)?.objection?.(check.params);
      return message2 === void 0 ? [] : [{ code: "bad_value", message: message2, at: { column: 1, ...at } }];
    })
  );
}
function unknownDependencies(contracts, existing) {
  let ids = existing.map(({ id: id2 }) => id2), known4 = new Set(ids.map((id2) => id2.toLowerCase())), hints = 20;
  return contracts.flatMap(
    ({ path: path2, dependsOn }) => dependsOn.filter(({ value }) => !known4.has(value.toLowerCase())).map(({ value, at }) => ({ code: "unknown_contract", message: `depends_on: unknown contract ${value}${hints-- > 0 ? didYouMean(value, ids) : ""}`, at: { path: path2, ...at } }))
  );
}
function rulesOnlyReason({ candidates }) {
  let count = candidates.filter(({ contract }) => contract.trust === "head").length;
  return count === 0 ? "only rules changed, and they are well-formed; they count once merged" : count === 1 ? "1 contract is well-formed; it counts once merged" : `${count} contracts are well-formed; they count once merged`;
}
function rulesAdded({ candidates, epics, altered }, changes, { all, hasPolicy }, checks3) {
  let isNew = ({ kind }) => kind === "added" || kind === "renamed", added = changes.filter(isNew).map(({ path: path2 }) => path2), policy = hasPolicy ? [] : added.filter((path2) => policyPaths.includes(path2)), documents3 = [...candidates.map(({ contract }) => contract), ...epics].filter(({ trust }) => trust === "head"), waiting = new Set(altered.map(({ at }) => at.path)), others2 = [
    ...documents3.filter(({ path: path2 }) => !waiting.has(path2)),
    ...added.filter((path2) => activityRulesPaths.includes(path2)).map((path2) => ({ path: path2, line: 1 }))
  ], places = [...policy.map((path2) => ({ path: path2, line: 1 })), ...all ? others2 : []], [first2] = places;
  if (!first2) return [];
  let paths2 = [...new Set(places.map(({ path: path2 }) => path2))];
  return [addedCriterion(checks3, { type: "rules_added", params: { paths: paths2, line: first2.line } }, first2)];
}

// src/syntax/trailers.ts
function trailersIn(message2) {
  let lines3 = message2.split(/\r\n|\r|\n/);
  for (; lines3.at(-1)?.trim() === ""; ) lines3.pop();
  let blank2 = lines3.findLastIndex((line) => line.trim() === "");
  if (!lines3.slice(0, blank2 + 1).some((line) => line.trim() !== "")) return [];
  let trailers = [], others2 = 0, generated = !1, last2;
  for (let line of lines3.slice(blank2 + 1)) {
    let match = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/.exec(line);
    generated ||= /^(?:Signed-off-by: |\(cherry picked from commit )/.test(line), last2 && /^[ \t]/.test(line) ? last2.push(line.trim()) : match ? (last2 = [match[2].trim()], trailers.push({ name: match[1], parts: last2 })) : (last2 = void 0, others2++);
  }
  return others2 === 0 || generated && trailers.length * 3 >= others2 ? trailers.map(({ name: name2, parts }) => ({ name: name2, value: parts.join(" ").trim() })) : [];
}

// src/contracts/select.ts
function select(candidates, work, changes, hand) {
  let byId = new Map(candidates.map(({ contract }) => [contract.id.toLowerCase(), contract])), refused2 = new Set(candidates.filter((each) => each.refused).map(({ contract }) => contract.id.toLowerCase())), trusted = new Map([...byId].filter(([id2]) => !refused2.has(id2))), named2 = hand.all || hand.paths.length + hand.only.length > 0 ? /* @__PURE__ */ new Map() : namedContracts(work, byId), result = { selected: [], unselected: [], problems: unknownNames(work, byId) };
  for (let candidate of candidates) {
    let { contract } = candidate, decision = decide(candidate, named2.get(contract.id.toLowerCase()), work, changes, hand), { id: id2, path: path2 } = contract;
    decision.apply ? result.selected.push({ contract, why: decision.words, by: decision.by }) : result.unselected.push({ id: id2, path: path2, reason: decision.words, code: decision.code });
  }
  return addDependencies(result, trusted), result;
}
function decide({ contract, because, refused: refused2 }, named2, { pulls }, changes, hand) {
  let no = (words4, code2) => ({ apply: !1, words: words4, code: code2 }), yes = (words4, by) => ({ apply: !0, words: words4, by });
  if (hand.paths.length > 0 || hand.only.length > 0)
    return hand.paths.some((path2) => isPartOf(contract, path2)) || hand.only.some((id2) => owns(contract, id2)) ? yes("selected explicitly", "hand") : no("not selected", "not_asked");
  if (contract.done) return no("its status is done", "done");
  if (refused2) return no(refused2, "refused");
  if (hand.all) return yes("all open contracts were requested", "all");
  if (contract.trust === "body") return yes("written in the pull request's body", "body");
  if (because) return yes(because, "revision");
  if (named2) return yes(named2, "name");
  let { appliesTo } = contract;
  if (!appliesTo) return no("this pull request neither changes nor names it", "not_named");
  let decisions2 = pulls.map((pull) => matchesPull(appliesTo, pull, changes));
  return decisions2.find(({ apply }) => apply) ?? decisions2[0] ?? no("no pull request", "no_match");
}
function isPartOf({ path: path2, dialect }, asked) {
  return dialect !== "session" ? asked === path2 : isSessionFile(asked) && isSessionFile(path2) && folderOf(asked) === folderOf(path2);
}
function owns(contract, id2) {
  let wanted2 = id2.toLowerCase();
  return contract.id.toLowerCase() === wanted2 || contract.criteria.some((criterion) => criterion.id.toLowerCase() === wanted2) || wanted2.startsWith(`${contract.id.toLowerCase()}/`);
}
function matchesPull(lists, pull, changes) {
  let no = (words4, code2 = "no_match") => ({ apply: !1, words: words4, code: code2 }), { branches, labels, authors, paths: paths2 } = lists;
  return branches && !(pull.branch !== null && matchesAny(branches, pull.branch)) ? no("applies_to.branches does not match") : paths2 && !touches(changes, paths2) ? no("applies_to.paths matches no changed file") : labels && pull.labels === null ? no("applies_to.labels: labels are known only on GitHub", "github_only") : labels && !pull.labels.some((label2) => matchesAny(labels, label2, { literalBrackets: !0 })) ? no("applies_to.labels does not match") : authors && pull.author === null ? no("applies_to.authors: the author is known only on GitHub", "github_only") : authors && !matchesAny(authors, pull.author, { literalBrackets: !0 }) ? no("applies_to.authors does not match") : { apply: !0, words: "its applies_to matches", by: "applies_to" };
}
function namedContracts({ pulls, commits }, byId) {
  let named2 = /* @__PURE__ */ new Map(), add = (id2, words4) => {
    byId.has(id2.toLowerCase()) && !named2.has(id2.toLowerCase()) && named2.set(id2.toLowerCase(), words4);
  };
  for (let { branch, title, body } of pulls) {
    let segments = branch?.toLowerCase().split("/") ?? [];
    for (let id2 of byId.keys())
      segments.some((segment) => segment === id2 || segment.startsWith(`${id2}-`)) && add(id2, `named by the branch ${branch}`), namedInTitle(id2, title) && add(id2, "named by the title");
    for (let { id: id2 } of namedInBody(body.text)) add(id2, "named by the body");
  }
  for (let { id: id2, value } of commitNames(commits)) add(value, `named by commit ${id2.slice(0, 7)}`);
  return named2;
}
function namedInTitle(id2, title) {
  let lower = title.toLowerCase();
  if (lower.includes(`[${id2}]`) || lower.includes(`(${id2})`)) return !0;
  for (let from = lower.indexOf(`${id2}:`); from >= 0; from = lower.indexOf(`${id2}:`, from + 1))
    if (from === 0 || /[^a-z0-9._-]/.test(lower[from - 1])) return !0;
  return !1;
}
function commitNames(commits) {
  return commits.flatMap(
    ({ id: id2, message: message2 }) => trailersIn(message2).flatMap(({ name: name2, value }) => {
      let word3 = name2.toLowerCase();
      return word3 === "contract" || word3 === "task" ? [{ id: id2, word: word3, value: value.trim() }] : [];
    })
  );
}
var mostUnknown = 20;
function unknownNames({ pulls, commits }, byId) {
  let unknown2 = /* @__PURE__ */ new Map(), add = (word3, value, at) => {
    let key = value.toLowerCase();
    word3 === "contract" && !byId.has(key) && !unknown2.has(key) && unknown2.set(key, { value, at });
  };
  for (let { body } of pulls)
    for (let { word: word3, id: id2, line } of namedInBody(body.text)) add(word3, id2, { path: body.path, line });
  for (let { word: word3, id: id2, value } of commitNames(commits)) add(word3, value, { path: commitPath(id2), line: 1 });
  let ids = [...byId.values()].map(({ id: id2 }) => id2);
  return [...unknown2.values()].map(({ value, at }, index) => {
    let hint = index < mostUnknown ? didYouMean(value, ids) : "";
    return { code: "unknown_contract", message: `unknown contract ${cited(value)}${hint}`, at };
  });
}
function addDependencies(result, byId) {
  let have = new Set(result.selected.map(({ contract }) => contract.id.toLowerCase()));
  for (let { contract } of result.selected)
    for (let { value, at } of contract.dependsOn) {
      let needed = byId.get(value.toLowerCase());
      if (needed)
        !needed.done && !have.has(value.toLowerCase()) && (have.add(value.toLowerCase()), result.selected.push({ contract: needed, why: `${contract.id} depends on it`, by: "dependency" }), result.unselected = result.unselected.filter(({ id: id2 }) => id2 !== needed.id));
      else {
        let hint = result.problems.length < mostUnknown ? didYouMean(value, [...byId.keys()]) : "", message2 = `depends_on: unknown contract ${value}${hint}`;
        result.problems.push({ code: "unknown_contract", message: message2, at: { path: contract.path, ...at } });
      }
    }
}
function requiresContract(policy, work) {
  let need = policy.require ?? "agents";
  if (need !== "never")
    return need === "always" ? "the policy requires a contract for every pull request" : isAgentWork(policy, work) ? "the policy requires a contract for an agent's pull request" : void 0;
}
function isAgentWork({ agents }, { pulls, commits }) {
  let { branches = agentBranches, labels = ["agent"], trailers = [] } = agents ?? {}, isOf = (globs3, name2, options) => matchesAny(globs3.map(lowerCase), lowerCase(name2), options), literal = { literalBrackets: !0 }, isAgent = ({ branch, labels: has, author }) => branch !== null && isOf(branches, branch) || (has ?? []).some((label2) => isOf(labels, label2, literal)) || author !== null && isAgentLogin({ agents }, author), marks = trailers.map(oneSegment), isMark = (trailer) => isOf(marks, trailer.name, literal) || isOf(marks, oneSegment(`${trailer.name}: ${trailer.value}`), literal);
  return pulls.some(isAgent) || marks.length > 0 && commits.some(({ message: message2 }) => trailersIn(message2).some(isMark));
}
var lowerCase = (text3) => text3.toLowerCase(), oneSegment = (text3) => text3.replaceAll("/", ";");

// src/sessions/reading/lenient.ts
function textOf4(content) {
  if (typeof content == "string") return { fault: { code: "unreadable", line: 1, message: content } };
  let decoded2 = decode(content);
  return "problem" in decoded2 ? { fault: { code: "encoding", line: decoded2.line, message: `the file ${decoded2.problem}` } } : decoded2.text.trim() === "" ? { fault: { code: "empty", line: 1, message: "the file is empty" } } : decoded2;
}
function sameContent(a, b) {
  return a instanceof Uint8Array && b instanceof Uint8Array ? Buffer.compare(a, b) === 0 : a === b;
}
var maxJsonFaults = 25, maxRepairedJson = 1024 * 1024;
function readJson(source, firstLine = 1) {
  let bare2 = withoutProse(source, firstLine), { faults } = bare2, { text: text3 } = bare2;
  for (; ; ) {
    let result = parseJson(text3, void 0, firstLine);
    if ("node" in result) return { node: result.node, faults };
    let { code: code2, message: message2, at } = result.problem;
    faults.push({ code: code2, line: at.line, message: message2 });
    let repaired = text3.length <= maxRepairedJson && faults.length < maxJsonFaults ? repairJson(text3, result.problem, firstLine) : void 0;
    if (repaired === void 0 || repaired === text3) break;
    text3 = repaired;
  }
  let node = jsonAsYaml(text3, firstLine);
  return node ? { node, faults } : { faults };
}
function jsonAsYaml(text3, firstLine) {
  let { nodes, problems } = parseYaml(text3, firstLine), [node] = nodes;
  return nodes.length === 1 && problems.length === 0 && (node?.kind === "map" || node?.kind === "list") ? node : void 0;
}
function repairJson(text3, { code: code2, at }, firstLine) {
  let offset = offsetOf(text3, at.line - firstLine + 1, at.column);
  if (code2 === "duplicate_key" || code2 === "forbidden_key")
    return insert(text3, offset + 1, `(again, line ${at.line}) `);
  let rest = text3.slice(offset, offset + 2);
  if (rest === "//" || rest.startsWith("#")) return blank(text3, offset, endOfLine(text3, offset));
  if (rest === "/*") {
    let end = text3.indexOf("*/", offset);
    return end === -1 ? void 0 : blank(text3, offset, end + 2);
  }
  let word3 = /^(?:None|Null|NULL|nil|undefined|NaN|True|TRUE|False|FALSE)\b/.exec(
    text3.slice(offset, offset + 20)
  )?.[0];
  if (word3) {
    let meant = /^(?:true|false)$/i.test(word3) ? word3.toLowerCase() : "null";
    return text3.slice(0, offset) + meant + text3.slice(offset + word3.length);
  }
  if (code2 === "missing_comma") return insert(text3, offset, ",");
  if (rest.startsWith(",") || rest.startsWith("	")) return blank(text3, offset, offset + 1);
}
function withoutProse(source, firstLine) {
  let { text: text3, faults } = unfenced(source.replace(/^\uFEFF/, ""), firstLine), lead = /^\s*/.exec(text3)[0].length, first2 = text3[lead], start = first2 === "{" || first2 === "[" || text3.startsWith("//", lead) || text3.startsWith("/*", lead) ? lead : text3.search(/[{[]/);
  if (start === -1) return { text: text3, faults };
  let inside2 = start > lead ? fencedJson(text3) : void 0, from = inside2?.from ?? start, end = inside2?.to ?? Math.max(text3.lastIndexOf("}"), text3.lastIndexOf("]")) + 1, prose = (offset) => faults.push({
    code: "prose",
    line: lineAt(text3, offset) + firstLine - 1,
    message: "text outside the JSON; remove it"
  }), bare2 = text3;
  return from > lead && prose(lead), bare2 = blank(bare2, 0, from > lead ? from : 0), end > from && text3.slice(end).trim() !== "" && !/^\s*(?:\/\/|\/\*|,)/.test(text3.slice(end)) && ((from <= lead || !inside2) && prose(end + text3.slice(end).search(/\S/)), bare2 = blank(bare2, end, bare2.length)), { text: bare2, faults };
}
function fencedJson(text3) {
  let { fences, lines: lines3 } = scanMarkdown(text3), found = fences.find((fence2) => /^\s*[{[]/.test(lines3.slice(fence2.from, fence2.to).join(`
`)));
  return found && { from: offsetOf(text3, found.from + 1, 1), to: offsetOf(text3, found.to + 1, 1) };
}
var maxItemFaults = 10, maxItems = 5e3, maxYamlLength = 2 * 1024 * 1024;
function readYamlList(source, key) {
  let { text: text3, faults } = unfenced(source.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, `
`), 1);
  if (text3.length > maxYamlLength)
    return { faults: [{ code: "too_large", line: 1, message: "the file is larger than 2 MiB; split it" }] };
  let { nodes, problems } = parseYaml(text3);
  if (problems.length === 0) return { ...listIn(nodes, key), faults };
  let lines3 = text3.split(`
`), starts = itemLines(lines3, key);
  if (starts.length === 0) {
    let [first2] = problems;
    faults.push({ code: first2.code, line: first2.at.line, message: first2.message });
    let node = readYamlPart(text3, faults, 1);
    return { ...node ? listIn([node], key) : {}, faults };
  }
  let rest = starts[maxItems];
  if (rest !== void 0) {
    let message2 = `only the first ${maxItems} entries were read; split the file`;
    faults.push({ code: "too_many", line: rest + 1, message: message2 }), starts.length = maxItems;
  }
  let items = [];
  for (let [index, from] of starts.entries()) {
    let to = starts[index + 1] ?? rest ?? endOfList(lines3, from, indentOf(lines3[starts[0]])), node = readYamlPart(lines3.slice(from, to).join(`
`), faults, from + 1);
    node?.kind === "list" ? items.push(...node.items) : node && items.push(node);
  }
  return { items, faults };
}
function listIn(nodes, key) {
  let items = [], entries = [], found = !1;
  for (let node of nodes) {
    let value = node.kind === "map" ? node.entries.find((each) => each.key.toLowerCase() === key)?.value : node;
    value?.kind === "list" && items.push(...value.items), value?.kind === "map" && entries.push(...value.entries), found ||= value?.kind === "list" || value?.kind === "map" || value?.kind === "null";
  }
  return { ...found ? { items } : {}, ...entries.length > 0 ? { entries } : {} };
}
function itemLines(lines3, key) {
  let opening2 = lines3.findIndex((line) => new RegExp(`^["']?${key}["']?\\s*:\\s*(?:#.*)?$`, "i").test(line)), first2 = lines3.findIndex((line, index) => index > opening2 && /^\s*-(?:\s|$)/.test(line));
  if (first2 === -1 || opening2 === -1 && indentOf(lines3[first2]) > 0) return [];
  let indent = indentOf(lines3[first2]), end = endOfList(lines3, first2, indent);
  return lines3.flatMap(
    (line, index) => index >= first2 && index < end && indentOf(line) === indent && /^\s*-(?:\s|$)/.test(line) ? [index] : []
  );
}
function endOfList(lines3, from, indent) {
  let end = lines3.findIndex(
    (line, index) => index > from && /\S/.test(line) && !/^\s*#/.test(line) && (indentOf(line) < indent || indentOf(line) === indent && !/^\s*-(?:\s|$)/.test(line))
  );
  return end === -1 ? lines3.length : end;
}
function indentOf(line) {
  return /^[ \t]*/.exec(line)[0].length;
}
function readYamlPart(source, faults, firstLine) {
  let text3 = source, last2;
  for (let tries = 0; tries < maxItemFaults; tries++) {
    let { nodes, problems } = parseYaml(text3, firstLine), [problem] = problems;
    if (!problem) return nodes[0];
    let { code: code2, at, message: message2 } = problem, again = last2 !== void 0 && last2.at.line === at.line;
    faults.some(({ line }) => line === at.line) || faults.push({ code: code2, line: at.line, message: message2 }), text3 = repairYaml(text3, problem, again, firstLine), last2 = problem;
  }
}
function repairYaml(text3, { code: code2, at }, again, firstLine) {
  let lines3 = text3.split(`
`), index = at.line - firstLine, line = lines3[index] ?? "", repaired = () => {
    if (again) return "";
    if (code2 === "duplicate_key" || code2 === "forbidden_key" || code2 === "merge_key") {
      let quote = /["']/.test(line[at.column - 1] ?? "") ? 1 : 0, from = at.column - 1 + quote;
      return `${line.slice(0, from)}again-${at.line}-${line.slice(from)}`;
    }
    if (/^\s*\t/.test(line)) return line.replace(/^\s+/, (space) => space.replaceAll("	", "  "));
    let parts = /^(\s*(?:-\s+)*(?:[\w./-]+\s*:\s+)?)(.+)$/.exec(line);
    return parts ? `${parts[1]}${JSON.stringify(parts[2].trim())}` : "";
  };
  return lines3[index] = repaired(), lines3.join(`
`);
}
var fence = /^[ \t]*(`{3,}|~{3,})[^\n`]*$/gm;
function unfenced(text3, firstLine) {
  if (!/^\s*(?:`{3}|~{3})/.test(text3)) return { text: text3, faults: [] };
  let [open, ...rest] = [...text3.matchAll(fence)], close = rest.at(-1);
  if (!open) return { text: text3, faults: [] };
  let plain3 = blank(text3, open.index, open.index + open[0].length);
  close && (plain3 = blank(plain3, close.index, plain3.length));
  let line = lineAt(text3, open.index) + firstLine - 1;
  return {
    text: plain3,
    faults: [{ code: "fence", line, message: "a Markdown fence surrounds the content; remove it" }]
  };
}
function blank(text3, from, to) {
  return text3.slice(0, from) + text3.slice(from, to).replaceAll(/[^\r\n]/g, " ") + text3.slice(to);
}
function insert(text3, at, words4) {
  return text3.slice(0, at) + words4 + text3.slice(at);
}
function offsetOf(text3, line, column) {
  let ends = /\r\n|\r|\n/g, start = 0;
  for (let current = 1; current < line; current++) {
    if (!ends.exec(text3)) return text3.length;
    start = ends.lastIndex;
  }
  return Math.min(start + column - 1, text3.length);
}
function lineAt(text3, offset) {
  return (text3.slice(0, offset).match(/\r\n|\r|\n/g) ?? []).length + 1;
}
function endOfLine(text3, from) {
  let found = text3.slice(from).search(/[\r\n]/);
  return found === -1 ? text3.length : from + found;
}

// src/sessions/find.ts
var artifacts = ["spec.md", "acceptance.json", "architecture.md", "tasks.yaml", "status.json", "report.md"], stepFiles = /\/(?:tasks\.yaml|status\.json|approve-design-history\.jsonl)$/, agentFiles = /(?:^|\/)(?:\.github\/|\.claude\/)?(?:agents|chatmodes)\/[^/]+\.md$|\.agent\.md$/i;
async function findSessions(checkout, policy, query) {
  let changed = new Set(checkout.changes.flatMap(({ path: path2, from }) => from ? [path2, from] : [path2])), named2 = new Set([...changed].filter(isSessionFile).map(folderOf)), bodies = query.bodies.flatMap(messagesIn), all = query.hand.paths.length + query.hand.only.length > 0 || !checkout.base;
  if (named2.size === 0 && bodies.length === 0 && !all) return { sessions: [] };
  let isWanted = (path2) => isSessionFile(path2) && (all || named2.has(folderOf(path2))), isAgent = (path2) => agentFiles.test(path2) && changed.has(path2), paths2 = /* @__PURE__ */ new Set(), head = await checkout.read("head", (path2) => (paths2.add(path2), isWanted(path2) || isAgent(path2))), base2 = checkout.base ? await checkout.read("base", isWanted) : null, fork = checkout.base ? await checkout.read("fork", isWanted) : /* @__PURE__ */ new Map(), folders3 = sessionFolders(checkout, query, named2, { head, base: base2 }), common3 = {
    changes: checkout.changes,
    paths: paths2,
    steps: folders3.length > 0 ? await checkout.steps((path2) => isWanted(path2) && stepFiles.test(path2)) : [],
    policy: policyOf(policy)
  };
  if (folders3.length === 0)
    return { sessions: [], ...bodies.length > 0 ? { bodyOnly: bodyAlone(common3, bodies) } : {} };
  let agents = new Map([...head].filter(([path2]) => isAgent(path2)));
  return { sessions: folders3.map((folder2, index) => ({
    session: {
      ...common3,
      folder: folder2,
      name: nameOf2(folder2),
      head: below(head, folder2),
      base: base2 && below(base2, folder2),
      fork: below(fork, folder2),
      body: bodies.filter(({ text: text3 }) => ownerOf2(text3, folders3) === index),
      agents
    },
    because: named2.has(folder2) ? "this pull request edits it" : "there is no base to compare with, so every open session applies"
  })) };
}
function nameOf2(folder2) {
  return folder2.slice(folder2.lastIndexOf("/") + 1);
}
function bodyAlone(common3, body) {
  let name2 = "agent-output", none3 = /* @__PURE__ */ new Map(), folder2 = `${sessionsFolder}/${name2}`;
  return { ...common3, folder: folder2, name: name2, head: none3, base: null, fork: none3, agents: none3, body };
}
function ownerOf2(text3, folders3) {
  let named2 = folders3.findIndex((folder2) => text3.replaceAll("\\\\", "/").includes(folder2));
  return Math.max(named2, 0);
}
function below(files2, folder2) {
  let direct = folder2 === sessionsFolder, inside2 = (path2) => path2.startsWith(`${folder2}/`) && !(direct && path2.slice(folder2.length + 1).includes("/"));
  return new Map([...files2].filter(([path2]) => inside2(path2)));
}
function sessionFolders(checkout, { hand, idOf: idOf2 }, changed, ends) {
  let { head, base: base2 } = ends, all = /* @__PURE__ */ new Set([...changed, ...[...head.keys(), ...base2?.keys() ?? []].filter(isSessionFile).map(folderOf)]), order = (a, b) => Number(changed.has(b)) - Number(changed.has(a)) || (a < b ? -1 : 1);
  return [...all].sort(order).filter((folder2) => {
    if (!isSession(folder2, ends)) return !1;
    let named2 = hand.only.some((each) => mayName(each, idOf2(nameOf2(folder2)))), pointed = hand.paths.some((path2) => path2.startsWith(`${folder2}/`));
    return changed.has(folder2) || named2 || pointed || !checkout.base && !isDone(head.get(`${folder2}/status.json`));
  });
}
function mayName(asked, sessionId2) {
  let plain3 = (id3) => id3.toLowerCase().replace(/^session-/, ""), [wanted2 = ""] = plain3(asked).split("/"), id2 = plain3(sessionId2);
  return wanted2 === id2 || /-\d+$/.test(wanted2) && id2.startsWith(wanted2.replace(/-\d+$/, ""));
}
function isSession(folder2, { head, base: base2 }) {
  return artifacts.some((name2) => head.has(`${folder2}/${name2}`) || base2?.has(`${folder2}/${name2}`)) || /^\d{4}\D?\d{2}/.test(folder2.slice(sessionsFolder.length + 1));
}
function isDone(status3) {
  let text3 = status3 === void 0 ? void 0 : textOf4(status3), node = text3 && "text" in text3 ? readJson(text3.text).node : void 0, state2 = node?.kind === "map" ? node.entries.find(({ key }) => key === "current_state")?.value : void 0;
  return state2?.kind === "text" && state2.value === "DONE";
}
function messagesIn({ text: text3, path: path2 }) {
  return bodyDocuments(text3).documents.filter(({ kind }) => kind === "message").map(({ text: text4, line, node }) => ({ text: text4, path: path2, line, ...node ? { node } : {} }));
}
function policyOf(policy) {
  let { strict = !1, lean = !1, roles = {} } = policy.session ?? {}, { review = 3, tests: tests2 = 3, command: command3 = 3 } = policy.attempts ?? {};
  return {
    strict,
    lean,
    roles,
    retries: { FIX_REVIEW: review, FIX_TESTS: tests2, FIX_SECURITY: review, FIX_BUILD: command3 },
    commands: policy.trust !== "base-only",
    settings: settingsOf(policy)
  };
}

// src/sessions/findings.ts
var ignored = { add() {
} };
function collectFindings() {
  let checked = /* @__PURE__ */ new Map(), of = (rule2) => {
    let known4 = checked.get(rule2) ?? { findings: [], notes: [] };
    return checked.set(rule2, known4), known4;
  }, add = (rule2, severity, { path: path2, line }, said, code2 = rule2) => {
    let words4 = typeof said == "string" ? { message: said } : { message: said.one, alike: said.alike };
    of(rule2).findings.push({ code: code2, severity, ...words4, at: { path: path2, line } });
  };
  return {
    add,
    of: ({ id: id2 }) => ({
      markChecked: () => {
        of(id2);
      },
      add: (...finding) => add(id2, ...finding),
      note: (message2) => {
        of(id2).notes.push(message2);
      }
    }),
    outcome: (rule2, strict) => {
      let found = checked.get(rule2.id);
      return found && ruleOutcome(rule2, strict ? found.findings.map(raised) : found.findings, found.notes);
    }
  };
}
function raised(finding) {
  return finding.severity === "warn" ? { ...finding, severity: "fail" } : finding;
}
var mostPlaces = 200;
function ruleOutcome({ title, fix }, findings, notes) {
  let sorted = [...findings].sort(
    ({ at: a }, { at: b }) => a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line
  );
  return outcomeOf(sorted, {
    want: title,
    pass: notes.join(" · ") || "no problems found",
    fix,
    ...findings.length > 1 ? { got: counted2(sorted) } : {},
    mostPlaces
  });
}
function counted2(findings) {
  let files2 = /* @__PURE__ */ new Map();
  for (let { at } of findings) files2.set(at.path, (files2.get(at.path) ?? 0) + 1);
  let parts = [...files2].slice(0, 5).map(([path2, count], index) => {
    let name2 = path2.slice(path2.lastIndexOf("/") + 1);
    return index === 0 ? `${count} ${count === 1 ? "finding" : "findings"} in ${name2}` : `${count} in ${name2}`;
  }), more = files2.size > 5 ? ` and in ${files2.size - 5} more files` : "", left = findings.length > mostPlaces ? `; the first ${mostPlaces} are listed` : "";
  return `${parts.join(", ")}${more}${left}`;
}

// src/sessions/reading/fields.ts
function folded(key) {
  return key.toLowerCase().replaceAll(/[-_\s]/g, "");
}
function find({ node, path: path2, findings, rule: rule2 }, key, aliases = []) {
  if (node.kind !== "map") return;
  let exact = node.entries.find((each) => each.key === key);
  if (exact) return exact;
  let names3 = [key, ...aliases].map(folded), other = node.entries.find((each) => names3.includes(folded(each.key)));
  return other && findings.add(rule2, "warn", { path: path2, line: other.keyAt.line }, `rename ${cited(other.key)} to ${key}`), other;
}
function placeOf2(path2, node, otherwise = 1) {
  let line = node === void 0 ? otherwise : "keyAt" in node ? node.keyAt.line : node.at.line;
  return { path: path2, line };
}
function textIn(node) {
  return node?.kind === "text" ? node.value : void 0;
}
function isNothing2(node) {
  return node === void 0 || node.kind === "null" || node.kind === "text" && node.value.trim() === "";
}
function wordIn(node) {
  return node?.kind === "number" ? node.source : textIn(node)?.trim() || void 0;
}
function idIn(node) {
  let word3 = wordIn(node);
  return word3 !== void 0 && /[\p{Cc}\u2028\u2029]/u.test(word3) ? cited(word3) : word3;
}
function shown3(node) {
  if (node === void 0) return "nothing";
  switch (node.kind) {
    case "map":
      return "a mapping";
    case "list":
      return "a list";
    case "null":
      return "null";
    case "text":
      return cited(node.value);
    default:
      return String(node.value);
  }
}
function oneOf3({ path: path2, findings, rule: rule2 }, entry2, name2, known4) {
  if (!entry2) return;
  let word3 = textIn(entry2.value), found = known4.find((each) => each === word3);
  if (found) return found;
  findings.add(rule2, "fail", placeOf2(path2, entry2), unknownWord(name2, entry2.value, known4));
}
function unknownWord(name2, value, known4) {
  let near = didYouMean(textIn(value) ?? "", known4);
  return `unknown ${name2} ${shown3(value)}; use one of ${known4.join(", ")}${near}`;
}
function listOf2({ path: path2, findings, rule: rule2 }, entry2, name2) {
  if (!entry2) return [];
  let { value } = entry2;
  if (value.kind === "list") return value.items;
  let clear = value.kind === "null" || value.kind === "text", form5 = value.kind === "null" ? "[]" : '["…"]', message2 = `${name2} must be a list, not ${shown3(value)}; write ${form5}`;
  return findings.add(rule2, clear ? "warn" : "fail", placeOf2(path2, entry2), message2), value.kind === "text" && value.value.trim() !== "" ? [value] : [];
}
function textsOf(reader, entry2, name2) {
  let { path: path2, findings, rule: rule2 } = reader;
  return listOf2(reader, entry2, name2).flatMap((item2) => {
    let value = wordIn(item2);
    return value !== void 0 ? [{ value, at: placeOf2(path2, item2) }] : (findings.add(rule2, "warn", placeOf2(path2, item2), `${name2} must contain text only, not ${shown3(item2)}`), []);
  });
}
function optional2(key, value) {
  return value === void 0 ? {} : { [key]: value };
}

// src/sessions/reading/expectation.ts
var none = String.raw`(?:zero|no|none|nothing|empty|0|nessun\w*|zero|brak|żadn\w+|nenhum\w*|sem|ningún|ningun\w*|keine?)`, printed = String.raw`(?:results?|matche?s?|hits?|occurrences?|outputs?|lines?|references?|usages?|uses|instances?|mentions?|files?|entries|rows|items|remain\w*|left|found|returned|risultat\w+|occorrenz\w+|wynik\w*|resultados?|ocorrências?|treffer)`, nothing2 = new RegExp(
  [
    String.raw`\b${none}\s+(?:\w+\s+){0,2}${printed}\b`,
    String.raw`\b(?:returns?|prints?|outputs?|shows?|finds?|gives?|yields?|is|be|are|stays?)\s+(?:nothing|none|empty|0|zero)\b`,
    String.raw`^\W*(?:expects?|expected|should be|must be)?\W*(?:nothing|none|empty|0|zero)\W*$`,
    String.raw`\b(?:count|total)\W{1,3}(?:is\s+)?(?:0|zero)\b`
  ].join("|"),
  "i"
), absence = /\b(?:no longer|not)\s+(?:\w+\s+)?(?:found|there|present|listed|referenced|used|mentioned|match\w*|return\w*|print\w*|contain\w*|appear\w*)\b|\b(?:is|are|must be) (?:gone|absent|removed)\b/i, failure = /\b(?:must|should|shall|will|to)\s+(?:now\s+)?fail\b|\b(?:fails|rejects|refuses|is rejected|is refused)\b(?!\s+(?:if|when|on))|\bnon-?zero\b|\bexit(?:s|\s+code)?\W{0,3}(?:with\s+)?(?:code\s+)?[1-9]\d*\b|\berrors? out\b/i, search = /^(?:sudo\s+)?(?:e?grep|fgrep|rg|ag|ack|git\s+(?:-\S+\s+)*grep|zgrep|pgrep)\b/, lister = /^(?:find|fd|ls|wc|cat|jq|yq|awk|sed|sort|uniq|head|tail|git\s+(?:status|diff|ls-files|log|branch|tag|stash)|docker\s+ps|lsof|ps)\b/;
function commandExpecting(command3, words4, shell) {
  let expected3 = expectationIn(words4);
  if (!expected3 || /^(?:!|test\b|\[)/.test(command3)) return command3;
  if (shell === "pwsh" || expected3 === "unclear") return;
  let start = lastPart(command3);
  if (start === void 0) return;
  let [before2, last2] = [command3.slice(0, start), command3.slice(start)], program2 = last2.split(/\s*\|\s*/).at(-1) ?? "";
  if (expected3 === "failure" || search.test(program2)) return `${before2}! ${last2}`;
  if (expected3 !== "absence")
    return lister.test(program2) ? /^wc\s+-[lcw]\b/.test(program2) ? `${before2}test "$(${last2})" -eq 0` : `${before2}test -z "$(${last2})"` : command3;
}
var partly = /\b(?:in|within|inside|outside|except|excluding|other than|besides|apart from|unless|only)\b|\b(?:must|should|does|do|may)\s?(?:not|n['’]t|never)\s+\w+\s+\S/i;
function expectationIn(words4) {
  return (nothing2.test(words4) || absence.test(words4) || /\b(?:not|never)\b/i.test(words4)) && partly.test(words4) ? "unclear" : nothing2.test(words4) ? "nothing" : failure.test(words4) ? "failure" : absence.test(words4) ? "absence" : void 0;
}
function lastPart(command3) {
  let open = command3.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (quoted4) => "·".repeat(quoted4.length));
  if (/\|\||["'`]|(?:^|[^&])&(?:[^&>]|$)(?<!>&.)/.test(open.replaceAll(/\d?>&\d|&>/g, ""))) return;
  let end = [...open.matchAll(/(?:&&|;)\s*/g)].at(-1);
  return end ? end.index + end[0].length : 0;
}

// src/sessions/reading/shell-words.ts
var longestLine2 = 3e4;
function notACommand(line, shell) {
  if (line === "") return { code: "empty", problem: "there is no command after cmd:" };
  if (line.includes("\0")) return { code: "nul", problem: "it contains a NUL character" };
  if (line.length > longestLine2)
    return { code: "too_long", problem: `it has ${line.length} characters; put them into a script` };
  let open = withoutComment(withoutQuotes(line.slice(0, 500))), quoted4 = /^(`+)([^`]+)\1\s*(.*)$/s.exec(line);
  if (quoted4) {
    let [, , command3 = "", rest = ""] = quoted4;
    return rest === "" ? {
      code: "backticks",
      problem: "the command is in backticks, which a shell would run as a command of its own",
      command: command3
    } : withProse(command3, rest, shell);
  }
  let foreign3 = shell === "pwsh" ? void 0 : windowsWords(open);
  if (foreign3) return { code: "foreign_shell", problem: `it is ${foreign3}, but commands run in ${shell}` };
  let verb2 = /^(?:please\s+)?(run|verify|check|ensure|confirm|execute|manually|inspect|review|open|make sure|validate|uruchom|sprawd[zź]|zweryfikuj|execute|executar|rodar|verificar|garantir)\b\s+\S+/i.exec(
    open
  );
  if (verb2 && (/^[A-Z]/.test(open) || /^(?:run|verify|ensure|confirm|manually|make sure|validate|inspect)\b/.test(open)))
    return { code: "sentence", problem: `it starts with the word ${verb2[1]}, which is not a program` };
  let prose = proseAt(open);
  return prose === void 0 ? commentAgainst(line, open.length, shell) : prose === 0 ? { code: "sentence", problem: "it is a sentence, not a command" } : withProse(line.slice(0, prose).trim(), line.slice(prose), shell);
}
function commentAgainst(line, end, shell) {
  let [written6, comment] = [line.slice(0, end).trim(), line.slice(end).trim()];
  return comment === "" || commandExpecting(written6, comment, shell) === written6 ? void 0 : withProse(written6, comment, shell);
}
function withProse(written6, words4, shell) {
  let command3 = commandExpecting(written6, words4, shell), problem = `there is prose after the command (${short2(words4)})`;
  return command3 === void 0 ? { code: "prose", problem } : { code: "prose", problem, command: command3, ...command3 === written6 ? {} : { says: !0 } };
}
function short2(text3) {
  let line = text3.trim().replaceAll(/\s+/g, " ");
  return JSON.stringify(line.length > 60 ? `${line.slice(0, 60)}…` : line);
}
function withoutQuotes(line) {
  return line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (quoted4) => "·".repeat(quoted4.length));
}
function withoutComment(line) {
  return line.replace(/(?<=\s)#.*$/s, (comment) => " ".repeat(comment.length)).trimEnd();
}
function windowsWords(line) {
  let cmdlet = /(?:^|[|;&({]\s*|\s)((?:Get|Set|New|Push|Pop|Remove|Test|Select|Where|ForEach|Write|Out|Invoke|Start|Stop|Copy|Move|Import|Export|Measure|Compare|Format|Join|Resolve|Convert(?:To|From)|Sort|Add|Clear)-[A-Z][A-Za-z]+)\b/.exec(
    line
  );
  if (cmdlet) return `PowerShell (${cmdlet[1]})`;
  let sign = /\$env:\w+|\$null\b|\$true\b|\$false\b|\$LASTEXITCODE\b|\s-(?:ErrorAction|Recurse|Force|Path|Filter)\b|@\(|^\s*&\s|\s-(?:eq|ne|match|like)\s+·*\$/.exec(
    line
  );
  if (sign && /\$(?:env:|null|true|false|LASTEXITCODE)|-ErrorAction|^\s*&\s|@\(|-Recurse\b.*\||-(?:Path|Filter)\b/.test(line))
    return `PowerShell (${sign[0].trim()})`;
  let shorthand = /\bif\s*\(\$\?\)|(?:^|[|;&]\s*)(?:gci|iwr)\s|\|\s*(?:\?|%)\s*\{|\|\s*\?\s/.exec(line);
  if (shorthand) return `PowerShell (${shorthand[0].replace(/^[|;&]\s*/, "").trim()})`;
  if (/^(?:powershell|pwsh)(?:\.exe)?\b/i.test(line)) return "a PowerShell call";
  let windows = /(?<![+\w%]|format[=:]\S*)%[A-Za-z_]{2,}%|^dir \/\w|(?:^|\s)\.{1,2}\\[\w.-]+|^[A-Za-z]:\\|^cmd(?:\.exe)? \/c\b|\bfindstr\b|\.(?:ps1|bat|cmd)\b/.exec(
    line
  );
  return windows ? `written for Windows (${windows[0].trim()})` : void 0;
}
var claims = new RegExp(
  [
    /\s(?:passes|succeeds|completes|works|przechodzi|passa)(?=[\s.,;:!]|$)/,
    /\s(?:should|must|returns|exits|shows|prints|outputs|powinn[oay]|zwraca|ko[nń]czy|deve|retorna|termina)(?=[.,:!]?\s+[^\s&|;<>)])/,
    /[\s,;]+expect(?:s|ed)?(?=[\s:]+\S)/,
    new RegExp("\\s(?:with no|without|with zero|bez|sem)\\s+(?:any\\s+)?(?:\\p{L}+\\s+){0,2}(?:errors?|failures?|warnings?|b[lł][eę]d\\p{L}*|erros?)\\b", "u"),
    new RegExp("\\s(?:all|every|no)\\s+(?:\\p{L}+\\s+){0,3}(?:pass|tests?|errors?|green)\\b", "u"),
    /\s(?:finds|yields|gives)\s+(?:no|nothing|none|zero|0)\b/,
    /[\s,;]+(?:no|zero|0)\s+(?:results?|matches|hits|occurrences|outputs?(?=\W*$|\s+expected))\b/,
    /\sexit code\b|\sis (?:green|clean|ok|empty)\b/
  ].map(({ source }) => source).join("|"),
  "iu"
);
function proseAt(line) {
  let signs = [
    claims.exec(line)?.index,
    /\s+(?:→|⇒|=>|->|—|–)\s+\S/.exec(line)?.index,
    / - (?:[a-z]+ ){2,}/i.exec(line)?.index,
    // No command goes on with a parenthesis after a plain word.
    /(?<=[^\s&|;!])(?<!\b(?:time|if|while|until|then|do|else|in))\s+\((?=[^)]*[\p{L}\d])[^)$|;&<>]*\)\s*\.?$/u.exec(
      line
    )?.index,
    foreignWord(line)
  ].filter((index) => index !== void 0);
  return signs.length > 0 ? Math.min(...signs) : /^[A-ZŁŚŻ][\p{L}']*(?: [\p{L}',-]+){3,}\.?$/u.test(line) ? 0 : void 0;
}
function foreignWord(line) {
  for (let match of line.matchAll(/\S+/g))
    if (/[^\x00-\x7f·…]/.test(match[0]) && new RegExp("\\p{L}", "u").test(match[0]) && !/[/.=\\]/.test(match[0].slice(0, -1)))
      return match.index;
}

// src/sessions/reading/acceptance.ts
function readAcceptance(session2, findings) {
  let path2 = `${session2.folder}/acceptance.json`, content = session2.head.get(path2);
  if (content === void 0) return;
  let text3 = textOf4(content), { node, faults } = "text" in text3 ? readJson(text3.text) : { node: void 0, faults: [text3.fault] };
  for (let { code: code2, line, message: message2 } of faults) findings.add("acceptance", "fail", { path: path2, line }, message2, code2);
  if (!node) return;
  let reader = { node, path: path2, findings, rule: "acceptance-criteria" }, criteria = criteriaIn(reader)?.map((item2) => readCriterion({ ...reader, node: item2 }));
  return { at: placeOf2(path2, node), ...criteria ? { criteria } : {} };
}
function criteriaIn(reader) {
  let { node, path: path2, findings } = reader;
  if (node.kind === "list") return node.items;
  let keys2 = ["acceptance_criteria", "criteria", "acs"], entry2 = (node.kind === "map" ? node.entries.find(({ key }) => keys2.includes(key)) : void 0) ?? find(reader, "acceptance_criteria", [...keys2, "acceptance", "items"]);
  if (entry2?.value.kind === "map") return entry2.value.entries.map(keyed);
  if (entry2) return listOf2(reader, entry2, entry2.key);
  let named2 = node.kind === "map" ? node.entries.filter(({ value }) => value.kind === "map") : [];
  if (named2.length > 0 && named2.some(({ key }) => /^AC\b/i.test(key)))
    return findings.add("acceptance-criteria", "warn", placeOf2(path2, node), "the criteria must be a list, each with its id, not a mapping"), named2.map(keyed);
  let message2 = `expected a list of {"id", "description", "verify"}, found ${shown3(node)} without acceptance_criteria`;
  findings.add("acceptance-criteria", "fail", placeOf2(path2, node), message2);
}
function keyed({ key, keyAt, value }) {
  return value.kind !== "map" || value.entries.some((each) => each.key === "id") ? value : {
    ...value,
    entries: [{ key: "id", keyAt, value: { kind: "text", value: key, at: keyAt } }, ...value.entries]
  };
}
function readCriterion(reader) {
  let at = placeOf2(reader.path, reader.node);
  if (reader.node.kind !== "map") return { verify: [], lacks: ["id", "description", "verify"], at };
  let id2 = find(reader, "id", ["ac_id", "key"]), description = find(reader, "description", ["title", "text", "criterion", "statement"]), verify = find(reader, "verify", [
    "verification",
    "check",
    "how_to_verify",
    "verification_method",
    "acceptance_checks"
  ]), isEmpty4 = (node) => isNothing2(node) || node?.kind === "list" && node.items.length === 0, lacks = Object.entries({ id: id2, description, verify }).filter(([, entry2]) => isEmpty4(entry2?.value)).map(([name2]) => name2), word3 = wordIn(id2?.value), given2 = verify?.value, nodes = given2?.kind === "list" ? given2.items : given2 ? [given2] : [];
  return { ...word3 ? { id: word3 } : {}, verify: nodes, lacks, at };
}
function readChecks({ tasks: tasks2, path: path2 }, criteria, shell, findings) {
  return tasks2.flatMap((task) => {
    let due = task.status === "implemented" || task.status === "completed", found = task.checks.flatMap((node) => readCheck(node, { task, path: path2, shell, findings, due, criteria }, !0));
    return due ? found : [];
  });
}
var commandForm = /^\s*(cmd|command|run|shell|exec)\s*:\s*(.*)$/is, manualForm = /^\s*(manual|human|visual|review)\s*:\s*(.*)$/is;
function readCheck(node, reader, mayRefer) {
  let at = placeOf2(reader.path, node);
  if (node.kind === "map") return readRecord(node, reader, mayRefer);
  let text3 = wordIn(node);
  if (text3 === void 0)
    return unusable(reader, at, `an acceptance check can't be ${shown3(node)}`, [
      "",
      `acceptance checks can't be ${shown3(node)}`
    ]);
  let command3 = commandForm.exec(text3);
  if (command3) return readCommand(command3[1], command3[2].trim(), at, reader);
  let manual2 = manualForm.exec(text3);
  if (manual2) return readManual(manual2[1], manual2[2].trim(), at, reader);
  let known4 = mayRefer ? reader.criteria.find(({ id: id2 }) => id2 === text3) : void 0;
  return known4 ? (warn(reader, at, `refers to ${text3}; write its checks out as cmd: or manual:`), known4.verify.flatMap((each) => readCheck(each, reader, !1)).map((check) => ({ ...check, at }))) : unusable(reader, at, `the check ${cited(text3)} must start with cmd: or manual:`, [
    "",
    "checks must start with cmd: or manual:"
  ]);
}
function readRecord(node, reader, mayRefer) {
  let value = (...keys3) => node.entries.find(({ key }) => keys3.includes(key.toLowerCase())), verify = value("verify", "checks", "verification");
  if (verify)
    return (verify.value.kind === "list" ? verify.value.items : [verify.value]).flatMap((each) => readCheck(each, reader, mayRefer));
  let at = placeOf2(reader.path, node), command3 = value("cmd", "command", "run", "shell", "exec"), manual2 = value("manual", "human", "visual", "review"), line = textIn(command3?.value), look = textIn(manual2?.value);
  if (line !== void 0 || look !== void 0)
    return [
      ...line === void 0 ? [] : readCommand(command3.key, line.trim(), at, reader),
      ...look === void 0 ? [] : readManual(manual2.key, look.trim(), at, reader)
    ];
  let type = textIn(value("type", "kind")?.value) ?? "", body = textIn(value("value", "text", "check", "description", "script", "step")?.value);
  if (body !== void 0 && /^(?:cmd|command)$/i.test(type)) return readCommand(type, body.trim(), at, reader);
  if (body !== void 0 && /^manual$/i.test(type)) return readManual(type, body.trim(), at, reader);
  let keys2 = node.entries.map(({ key }) => key).join(", ");
  return unusable(reader, at, `an acceptance check needs verify, cmd or manual; found ${keys2 || "nothing"}`);
}
function readCommand(word3, line, at, reader) {
  let bare2 = line.replace(/^\$\s+/, "");
  word3 !== "cmd" && warn(reader, at, `use cmd: instead of ${word3}:`, ["in", `checks use cmd: instead of ${word3}:`]);
  let refused2 = notACommand(bare2, reader.shell), check = (text3) => ({ task: reader.task.id, kind: "cmd", text: text3, at });
  if (!refused2) return [check(bare2)];
  let { code: code2, problem, command: command3, says } = refused2;
  if (code2 === "backticks" && command3 !== void 0)
    return warn(reader, at, `${problem}; write cmd: ${command3}`), [check(command3)];
  let advice = command3 ? `write "cmd: ${command3}"${says ? "" : ", and the rest as a manual: check"}` : "write a command, or make it a manual: check", why = `was not run: ${problem}; ${advice}`;
  return unusable(reader, at, `cmd: ${cited(bare2)} ${why}`, [`cmd: ${cited(bare2)} in`, `checks ${why}`]);
}
function readManual(word3, text3, at, reader) {
  return word3 !== "manual" && warn(reader, at, `use manual: instead of ${word3}:`, ["in", `checks use manual: instead of ${word3}:`]), text3 === "" ? unusable(reader, at, "a manual: check is empty; say what to look at", [
    "",
    "manual: checks are empty; say what to look at"
  ]) : [{ task: reader.task.id, kind: "manual", text: text3, at }];
}
function warn({ task, findings }, at, message2, alike) {
  let one7 = `${task.id}: ${message2}`;
  findings.add("checks", "warn", at, alike ? { one: one7, alike } : one7);
}
function unusable({ task, findings, due }, at, message2, alike) {
  let one7 = `${task.id}: ${message2}`;
  return findings.add("checks", due ? "fail" : "warn", at, alike ? { one: one7, alike } : one7), [];
}

// src/sessions/reading/message-forms.ts
var projectTypes = ["web", "api", "cli", "lib", "mixed"], changeTypes = ["added", "modified", "deleted", "renamed"], outputStatuses = ["OK", "BLOCKED", "NEEDS_INFO", "NEEDS_DECISION", "FAIL"], something = { type: ["string", "number", "boolean", "object", "array"], pattern: "\\S" }, list2 = { type: "array" }, word2 = { type: "string", pattern: "\\S", description: "text", "x-word": !0 }, words = { type: "array", items: { ...word2, "x-warn": ["type", "pattern"] } }, taskId = {
  type: "string",
  pattern: "^(?:T-\\d+[a-z]?|meta)$",
  description: "T-001 or meta",
  "x-word": !0
};
function mapping(properties, optional3 = [], description) {
  let required2 = Object.keys(properties).filter((key) => !optional3.includes(key));
  return { type: "object", properties, required: required2, ...description ? { description } : {} };
}
function expected(form5) {
  return { ...form5, "x-warn": [...form5["x-warn"] ?? [], "required"] };
}
var changedFile = {
  ...mapping(
    {
      path: { type: "string", description: "the path of the file", "x-also": ["file"] },
      change_type: { enum: changeTypes, description: changeTypes.join(", "), "x-also": ["type", "status"] },
      old_path: { description: "the previous path", "x-also": ["from", "previous_path"] }
    },
    ["old_path"],
    '{"path": "src/app.js", "change_type": "modified"}'
  ),
  if: { type: "object", required: ["change_type"], properties: { change_type: { const: "renamed" } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: {
    type: "object",
    required: ["old_path"],
    properties: { old_path: { type: "string", minLength: 1 } }
  }
}, inputSchema = mapping({
  task: mapping(
    {
      id: { ...taskId, "x-warn": ["type", "pattern"] },
      title: something,
      goal: something,
      non_goals: expected(list2),
      context_files: { ...words, "x-rule": "input-context" },
      session_changed_files: { type: "array", items: changedFile, "x-rule": "input-reviewer" },
      constraints: expected(list2),
      acceptance_checks: expected(list2),
      risk_flags: expected({
        type: "array",
        items: { ...word2, enum: ["security", "perf", "breaking-change", "none"], "x-warn": ["type", "pattern"] }
      })
    },
    ["context_files", "session_changed_files"]
  ),
  project_type: { enum: projectTypes },
  repo_state: mapping({ branch: {}, ci_status: { enum: ["unknown", "green", "red"] } }),
  tools_available: words
}), paths = {
  type: "array",
  items: {
    type: ["string", "object"],
    pattern: "\\S",
    description: "the path of a file",
    required: ["path"],
    properties: { path: { type: "string", pattern: "\\S", description: "the path of a file", "x-also": ["file"] } }
  }
}, lines = expected({ type: "array", description: "[] if there is nothing" }), flag = { type: "boolean", description: "true or false" }, fileKeys2 = ["files_changed", "tests_added_or_updated", "files_to_create_or_update"], outputSchema = mapping({
  status: { enum: outputStatuses },
  summary: { type: "string", pattern: "\\S", description: "one to three sentences" },
  artifacts: mapping(
    {
      ...Object.fromEntries(fileKeys2.map((key) => [key, paths])),
      commands_to_run: lines,
      manual_steps: list2,
      review_comments: list2,
      findings: list2,
      notes: lines
    },
    [...fileKeys2, "manual_steps", "review_comments", "findings"]
  ),
  gates: mapping({
    meets_definition_of_done: flag,
    needs_review: flag,
    needs_tests: flag,
    security_concerns: { type: "array", description: "[] if there are none" }
  }),
  next: mapping(
    {
      recommended_agent: { ...something, "x-also": ["agent"] },
      recommended_task_id: { ...taskId, "x-also": ["task_id"] },
      reason: something
    },
    [],
    '{"recommended_agent", "recommended_task_id", "reason"}'
  )
});

// src/sessions/reading/read-form.ts
function readForm(node, form5, { path: path2, findings, shared = [] }) {
  let clear = canonical2({ node, path: path2, findings, rule: form5.rule }, form5.schema(), "");
  for (let error of errorsIn(form5, clear)) {
    let { keyword, params: params2, keyAt } = error;
    if (keyword === "required" && error.path.length === 0 && shared.includes(String(params2.missingProperty))) continue;
    let rule2 = ruleOf(error) ?? form5.rule;
    findings.add(rule2, severityOf(error), { path: path2, line: keyAt.line }, describe(error, form5.name));
  }
  return clear;
}
function canonical2(reader, form5, name2) {
  let { node } = reader;
  if (node.kind === "map" && form5.properties) {
    let taken2 = /* @__PURE__ */ new Set(), known4 = Object.entries(form5.properties).flatMap(([key, part]) => {
      let own2 = { ...reader, rule: part["x-rule"] ?? reader.rule }, found = find(own2, key, part["x-also"]);
      if (!found) return [];
      taken2.add(found);
      let inner = name2 === "" ? key : `${name2}.${key}`;
      return [{ ...found, key, value: ofType(own2, found, part, inner) }];
    });
    return { ...node, entries: [...known4, ...node.entries.filter((each) => !taken2.has(each))] };
  }
  if (node.kind === "list" && form5.items) {
    let { items } = form5;
    return { ...node, items: node.items.map((item2) => canonical2({ ...reader, node: item2 }, items, name2)) };
  }
  return form5["x-word"] ? asText(node) : node;
}
function ofType(reader, found, form5, name2) {
  let { value } = found, { path: path2, findings, rule: rule2 } = reader, inner = (node) => canonical2({ ...reader, node }, form5, name2);
  if (form5.type === "array" && (value.kind === "null" || value.kind === "text"))
    return inner({ kind: "list", items: [...listOf2(reader, found, name2)], at: value.at });
  let word3 = form5.type === "boolean" ? (textIn(value) ?? "").toLowerCase() : "";
  if (word3 !== "true" && word3 !== "false") return inner(value);
  let message2 = `${name2} is ${shown3(value)}; write true or false`;
  return findings.add(rule2, "warn", { path: path2, line: found.keyAt.line }, message2), { kind: "boolean", value: word3 === "true", at: value.at };
}
function asText(node) {
  return node.kind === "number" ? { kind: "text", value: node.source, at: node.at } : node.kind === "text" ? { ...node, value: node.value.trim() } : node;
}
function ruleOf({ schemas }) {
  return schemas.findLast((form5) => form5["x-rule"])?.["x-rule"];
}
function severityOf({ keyword, params: params2, schema: schema2 }) {
  return (keyword === "required" ? partOf(schema2, String(params2.missingProperty)) : schema2)["x-warn"]?.includes(keyword) ? "warn" : "fail";
}
function describe(error, whole) {
  let { keyword, params: params2, path: path2, node } = error, schema2 = error.schema;
  if (keyword === "required") {
    let missing3 = String(params2.missingProperty), file = textIn(entry(node, "path")?.value);
    if (missing3 === "old_path") return `old_path is missing for the renamed file ${cited(file ?? "")}`;
    let { description: description2 } = partOf(schema2, missing3), advice = description2 ? `; write ${description2}` : "";
    return `${nameOf([...path2, missing3])} is missing from the ${whole}${advice}`;
  }
  let inList = typeof path2.at(-1) == "number", name2 = nameOf(inList ? path2.slice(0, -1) : path2) || `the ${whole}`;
  if (keyword === "enum") return unknownWord(inList ? `value in ${name2}:` : name2, node, schema2.enum);
  let { description, type } = schema2;
  return inList ? `${name2} must contain ${description}, not ${shown3(node)}` : type === "object" ? `${name2} must be ${description ?? "a mapping"}, not ${shown3(node)}` : type === "array" ? `${name2} must be a list, not ${shown3(node)}; write ["…"]` : `${name2} is ${isNothing2(node) ? "empty" : shown3(node)}${description ? `; write ${description}` : ""}`;
}

// src/sessions/reading/inputs.ts
var form = { schema: () => inputSchema, validate: agentInput_, name: "input", rule: "input-form" };
function readInput(message2, findings) {
  let { path: path2 } = message2, shared = message2.partial ? ["repo_state", "tools_available"] : [], node = readForm(message2.node, form, { path: path2, findings, shared }), task = entry(node, "task"), tools2 = entry(node, "tools_available"), runs = textsIn2(tools2).some(({ value }) => /run|exec|shell|terminal|bash|cmd/i.test(value)), commands = (task ? textsIn2(entry(task.value, "acceptance_checks")) : []).some(({ value }) => /^\s*(?:cmd|command)\s*:/i.test(value)), projectType = projectTypes.find((each) => each === textIn(entry(node, "project_type")?.value)), isTask = task?.value.kind === "map";
  return {
    ...message2,
    ...optional2("projectType", projectType),
    ...isTask ? { context: contextOf(task, path2, findings), changed: changedOf(task.value, path2, findings) } : {},
    risks: isTask ? textsIn2(entry(task.value, "risk_flags")).map(({ value }) => value) : [],
    untestable: tools2 !== void 0 && commands && !runs
  };
}
function itemsIn(list4) {
  return list4?.value.kind === "list" ? list4.value.items : [];
}
function textsIn2(list4) {
  return itemsIn(list4).flatMap(
    (node) => node.kind === "text" && node.value !== "" ? [{ value: node.value, node }] : []
  );
}
function contextOf(task, path2, findings) {
  let list4 = entry(task.value, "context_files");
  return { files: textsIn2(list4).map(({ value, node }) => {
    let at = placeOf2(path2, node);
    return { path: plainPath(value, at, "input-context", findings), at };
  }), at: placeOf2(path2, list4 ?? task.value) };
}
function plainPath(value, at, rule2, findings) {
  let path2 = value.trim().replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
  return value.includes("\\") && findings.add(rule2, "warn", at, `${cited(value)} is a Windows path; write ${path2}`), path2;
}
function changedOf(task, path2, findings) {
  let list4 = entry(task, "session_changed_files"), items = itemsIn(list4);
  return { files: items.flatMap((node) => {
    let at = placeOf2(path2, node), name2 = textIn(node) ?? textIn(entry(node, "path")?.value);
    if (name2 === void 0) return [];
    let kind = changeTypes.find((each) => each === textIn(entry(node, "change_type")?.value)), from = textIn(entry(node, "old_path")?.value);
    return [
      {
        path: plainPath(name2, at, "changed-files", findings),
        at,
        ...optional2("kind", kind),
        ...from ? { from: plainPath(from, at, "changed-files", findings) } : {}
      }
    ];
  }), entries: items.length, at: placeOf2(path2, list4 ?? task) };
}

// src/sessions/reading/messages.ts
var otherFiles = ["acceptance.json", "status.json", "approve-design-history.jsonl"];
function readMessages(session2, findings) {
  let messages = [], changed = new Set(session2.changes.map(({ path: path2 }) => path2));
  for (let [path2, content] of [...session2.head].sort(([a], [b]) => byName2(a, b))) {
    let name2 = path2.slice(session2.folder.length + 1), folder2 = kindOfFolder(name2);
    if (otherFiles.includes(name2) || !(folder2 || /\.jsonl?$/i.test(name2))) continue;
    let fresh = session2.base === null || changed.has(path2);
    messages.push(...readFile({ path: path2, name: name2, content, folder: folder2, fresh }, findings));
  }
  for (let { text: text3, path: path2, line, node: parsed } of session2.body) {
    let { node, faults } = parsed ? { node: parsed, faults: [] } : readJson(text3, line);
    for (let each of node ? messagesIn2(node, void 0) : []) {
      for (let fault of faults) notJson(each.kind, path2, fault, findings);
      messages.push(message(each, path2, "", !0));
    }
  }
  return messages;
}
function byName2(a, b) {
  let [left, right] = [a, b].map((path2) => path2.replace(/\.\w+$/, "").split(/(\d+)/));
  for (let [index, part] of left.entries()) {
    let other = right[index];
    if (other === void 0) return 1;
    if (part === other) continue;
    return (index % 2 === 1 ? Number(part) - Number(other) : 0) || (part < other ? -1 : 1);
  }
  return left.length - right.length || (a < b ? -1 : 1);
}
function kindOfFolder(name2) {
  let [folder2 = "", ...rest] = name2.toLowerCase().split("/");
  if (rest.length !== 0)
    return /^(?:agent[-_])?outputs?$|^responses?$|^results?$/.test(folder2) ? "output" : /^(?:agent[-_])?inputs?$|^dispatch(?:es)?$|^requests?$/.test(folder2) ? "input" : void 0;
}
var documentFolders = /^(?:adr|design-specs|research)\//i;
function kindOfName(name2) {
  if (documentFolders.test(name2)) return;
  let words4 = wordsIn2(name2);
  return words4.some((word3) => /^(?:inputs?|dispatch(?:es)?)$/.test(word3)) ? "input" : (canonicalIn(words4) ?? (taskIn(name2) && agentIn(name2))) || words4.some((word3) => /^outputs?$/.test(word3)) ? "output" : void 0;
}
function looksLikeOutput(text3) {
  return /"status"\s*:/.test(text3) && /"(?:artifacts|gates|next)"\s*:\s*\{/.test(text3);
}
function isMeant(node) {
  let status3 = textIn(entry(node, "status")?.value);
  return outputStatuses.some((each) => each === status3) || entry(node, "task")?.value.kind === "map";
}
function readFile({ path: path2, name: name2, content, folder: folder2, fresh }, findings) {
  if (!/\.jsonl?$/i.test(name2) && agentIn(name2) === "Orchestrator") return [];
  let text3 = textOf4(content), byName3 = folder2 ?? kindOfName(name2);
  return "fault" in text3 ? (byName3 && notJson(byName3, path2, text3.fault, findings), []) : (/\.jsonl$/i.test(name2) ? linesOf(text3.text) : [{ text: text3.text, line: 1 }]).flatMap((part) => {
    let { node, faults } = readJson(part.text, part.line), found = node ? messagesIn2(node, folder2 ?? (isMeant(node) ? byName3 : void 0)) : [], lost = node ? folder2 : byName3 ?? (looksLikeOutput(part.text) ? "output" : void 0), kind = found[0]?.kind ?? lost;
    for (let fault of kind ? faults : []) notJson(kind, path2, fault, findings);
    return found.map((each) => message(each, path2, name2, fresh));
  });
}
function linesOf(text3) {
  return text3.split(/\r\n|\r|\n/).flatMap((each, index) => each.trim() === "" ? [] : [{ text: each, line: index + 1 }]);
}
function notJson(kind, path2, { code: code2, line, message: message2 }, findings) {
  let at = { path: path2, line }, rule2 = kind === "output" ? "output-json" : "input-form";
  findings.add(rule2, "fail", at, `invalid JSON in the agent's ${kind}: ${message2}`, code2);
}
function messagesIn2(node, folder2) {
  if (node.kind === "list") return node.items.flatMap((item2) => messagesIn2(item2, folder2));
  if (node.kind !== "map") return folder2 ? [{ kind: folder2, node }] : [];
  let has = (key) => entry(node, key) !== void 0, isInput = entry(node, "task")?.value.kind === "map" && (has("project_type") || has("repo_state") || has("tools_available")), isOutput = has("status") && ["artifacts", "gates", "next"].filter(has).length >= 2;
  if (isInput) return [{ kind: "input", node }];
  if (isOutput) return [{ kind: "output", node }];
  let inner = node.entries.flatMap(({ key, value }) => {
    if (!/^(?:input|output|dispatch|request|response|result|payload)$/i.test(key)) return [];
    if (value.kind !== "map" && value.kind !== "list") return [];
    let partial = value.kind === "list" ? { partial: !0 } : {};
    return messagesIn2(value, void 0).map((found) => ({ ...found, ...partial, around: node }));
  });
  return inner.length > 0 ? inner : folder2 ? [{ kind: folder2, node }] : [];
}
function message({ kind, node, partial, around: around2 }, path2, name2, fresh) {
  let agent = namedAgent(node) ?? (around2 && namedAgent(around2)) ?? agentIn(name2), task = wordIn(entry(node, "task_id")?.value) ?? wordIn(entry(entry(node, "task")?.value ?? node, "id")?.value) ?? wordIn(entry(node, "task")?.value) ?? taskIn(name2);
  return {
    kind,
    node,
    path: path2,
    fresh,
    ...partial ? { partial } : {},
    ...agent ? { agent } : {},
    ...task ? { task } : {}
  };
}
var agentKeys = ["agent", "from_agent", "to_agent", "agent_name", "role"];
function namedAgent(node) {
  let dispatch = entry(node, "dispatch")?.value, word3 = [...agentKeys.map((key) => entry(node, key)?.value), dispatch && entry(dispatch, "agent")?.value].map(
    textIn
  ).find((each) => each !== void 0);
  return word3 === void 0 ? void 0 : agentMeant(word3);
}
var deeds = {
  review: "Reviewer",
  reviews: "Reviewer",
  rereview: "Reviewer",
  code: "Coder",
  coding: "Coder",
  implementation: "Coder",
  test: "QA",
  tests: "QA",
  testing: "QA",
  sec: "Security",
  plan: "Planner",
  planning: "Planner",
  architecture: "Architect",
  design: "Designer",
  research: "Researcher",
  integration: "Integrator",
  documentation: "Docs"
};
function agentIn(name2) {
  let words4 = wordsIn2(name2);
  return canonicalIn(words4) ?? words4.map((word3) => Object.hasOwn(deeds, word3) ? deeds[word3] : void 0).find(Boolean);
}
function canonicalIn(words4) {
  return agentNames.find((agent) => words4.includes(kebab(agent).split("-")[0]) || words4.includes(agent.toLowerCase()));
}
function wordsIn2(name2) {
  return name2.toLowerCase().replace(/\.\w+$/, "").split(/[^a-z]+/);
}
function taskIn(name2) {
  return /(?:^|[^A-Za-z])(T-\d+[A-Za-z]?)(?![A-Za-z0-9])/.exec(name2)?.[1];
}
function authorOf2({ agent, task }) {
  return `${agent ?? "the agent"}${task ? ` (${task})` : ""}`;
}

// src/sessions/reading/outputs.ts
var form2 = { schema: () => outputSchema, validate: agentOutput_, name: "output", rule: "output-form" };
function readOutput(message2, findings) {
  let { path: path2 } = message2, node = readForm(message2.node, form2, { path: path2, findings });
  reportExtraKeys(node, path2, findings);
  let status3 = entry(node, "status"), summary = entry(node, "summary"), artifacts3 = entry(node, "artifacts")?.value, next = entry(node, "next")?.value, nextTask = next && entry(next, "recommended_task_id"), gates2 = entry(node, "gates")?.value, nextId = textIn(nextTask?.value);
  return {
    ...message2,
    ...optional2(
      "status",
      outputStatuses.find((each) => each === textIn(status3?.value))
    ),
    statusAt: placeOf2(path2, status3 ?? node),
    summary: { text: textIn(summary?.value) ?? "", at: placeOf2(path2, summary) },
    files: artifacts3 ? filesIn(artifacts3, path2, findings) : [],
    concerns: [
      ...["findings", "review_comments"].flatMap((key) => concernsIn(artifacts3, key, path2, !1)),
      ...concernsIn(gates2, "security_concerns", path2, !0)
    ],
    ...optional2("gates", gatesIn(node, path2)),
    ...optional2("nextTask", nextId === void 0 ? void 0 : { id: nextId, at: placeOf2(path2, nextTask) })
  };
}
var extraKeys = /^(?:dispatch|task|task_id|agent|from_agent|to_agent|agent_name|role|timestamp|at|\$schema)$/;
function reportExtraKeys(node, path2, findings) {
  let known4 = Object.keys(outputSchema.properties ?? {});
  for (let entry2 of node.kind === "map" ? node.entries : [])
    !known4.includes(entry2.key) && !extraKeys.test(entry2.key) && findings.add("output-form", "warn", placeOf2(path2, entry2), {
      one: `extra key ${cited(entry2.key)} in the output; nobody reads it, so put it into artifacts.notes`,
      alike: ["", `extra keys ${cited(entry2.key)} in outputs; nobody reads them, so put them into artifacts.notes`]
    });
}
function itemsIn2(map, key) {
  let list4 = map && entry(map, key)?.value;
  return list4?.kind === "list" ? list4.items : [];
}
function filesIn(artifacts3, path2, findings) {
  return fileKeys2.flatMap(
    (key) => itemsIn2(artifacts3, key).flatMap((item2) => {
      let word3 = textIn(item2) ?? textIn(entry(item2, "path")?.value) ?? "", at = placeOf2(path2, item2);
      return word3.trim() === "" ? [] : [{ path: plainPath(word3, at, "output-files", findings), at, key }];
    })
  );
}
function gatesIn(node, path2) {
  let gates2 = entry(node, "gates");
  if (!gates2) return;
  let flag2 = (key) => {
    let found = entry(gates2.value, key)?.value;
    return found?.kind === "boolean" ? found.value : void 0;
  };
  return {
    at: placeOf2(path2, gates2),
    ...optional2("done", flag2("meets_definition_of_done")),
    doneAt: placeOf2(path2, entry(gates2.value, "meets_definition_of_done")),
    needsTests: flag2("needs_tests") ?? !1
  };
}
var grave = new RegExp(
  [
    // "CRITICAL: …", "**High** …", "[high] …", "High - …"
    /^\W*(?:critical|high)(?:[- ](?:severity|risk))?(?:\s*[\]):*_|–—]|\s+-\s|\W*$)/,
    // "(high)", "(severity: high)"
    /[([](?:severity\W{0,3})?(?:critical|high)(?:[- ](?:severity|risk))?\s*[)\]]/,
    /\bseverity\W{0,3}(?:critical|high)\b/,
    // Not right after a denial: "no critical or high-severity issues".
    /(?<!\b(?:no|not|without|zero|0)\s+(?:(?:an?|any|known|new|open|critical|high|or|and)\s+){0,3})\b(?:critical|high)[- ](?:severity|risk)\b/,
    /\bCVSS\W{0,3}(?:[789]|10)\b/
  ].map(({ source }) => source).join("|"),
  "i"
), none2 = /^[^.;:]{0,60}(?::\s*|\s)(?:none|0|zero)(?:\s+(?:were\s+)?found)?\W*$/i, settledAtEnd = /(?<!\b(?:not|never|be|being|partly|partially|until|unless|if|when|\w{1,9}n['’]t)\s+(?:\w+\s+){0,2})\b(?:fixed|resolved|mitigated)(?:\s+(?:in|by|with|at|on)\b[^.;]{0,60})?\W*$/i;
function isGrave(text3) {
  return text3.split(/[.;]\s+(?=\W{0,3}(?:critical|high)\b)/i).some((each) => grave.test(each) && !none2.test(each) && !settledAtEnd.test(each));
}
function concernsIn(map, key, path2, security2) {
  return itemsIn2(map, key).map((item2) => concernOf(item2, path2, security2));
}
function concernOf(item2, path2, security2) {
  let field = (key) => item2.kind === "map" ? textIn(item2.entries.find((each) => each.key === key)?.value) : void 0, severity = field("severity") ?? field("level") ?? "", text3 = textIn(item2) ?? field("description") ?? field("title") ?? field("message") ?? shown3(item2), high = !/^(?:fixed|resolved|closed)$/i.test(field("status") ?? "") && (/^\W*(?:high|critical)\b/i.test(severity) || isGrave(text3));
  return { text: text3, at: placeOf2(path2, item2), high, security: security2 };
}
function lastOutputs(outputs3) {
  let last2 = /* @__PURE__ */ new Map(), nameless = [];
  for (let output2 of outputs3)
    output2.agent && output2.task ? last2.set(`${output2.agent} ${output2.task}`, output2) : nameless.push(output2);
  return [...last2.values(), ...nameless];
}

// src/sessions/reading/times.ts
var form3 = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
function timeOf(text3) {
  let match = form3.exec(text3.trim());
  if (!match) return;
  let [, year, month, day, hours = "00", minutes = "00", seconds = "00", , zone] = match, date = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  if (!(!Number.isNaN(date) && new Date(date).toISOString().startsWith(`${year}-${month}-${day}`)) || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 60) return;
  let ms = date + Number(hours) * 36e5 + Number(minutes) * 6e4 + Number(seconds) * 1e3;
  return match[4] === void 0 ? { ms, slack: 38 * 36e5 } : zone === void 0 ? { ms, slack: 14 * 36e5 } : { ms: ms - offsetOf2(zone), slack: 0 };
}
function offsetOf2(zone) {
  if (zone.toUpperCase() === "Z") return 0;
  let digits = zone.replaceAll(/\D/g, "").padEnd(4, "0"), ms = Number(digits.slice(0, 2)) * 36e5 + Number(digits.slice(2)) * 6e4;
  return zone.startsWith("-") ? -ms : ms;
}
function isBefore(later2, earlier) {
  return later2.ms + later2.slack + earlier.slack < earlier.ms;
}
function isDay(text3) {
  return /^\d{4}-\d{2}-\d{2}$/.test(text3) && timeOf(text3) !== void 0;
}

// src/sessions/reading/status-times.ts
function readTime(entry2, name2, path2, findings, nullable2 = !1) {
  if (!entry2 || nullable2 && entry2.value.kind === "null") return;
  let text3 = textIn(entry2.value), time = text3 === void 0 ? void 0 : timeOf(text3), at = placeOf2(path2, entry2);
  if (time)
    time.slack > 14 * 36e5 && findings.add("status-times", "warn", at, `${name2} has no time of day; write it like 2026-02-10T09:30:00Z`);
  else {
    let message2 = `${name2} is ${shown3(entry2.value)}, which is not a valid time; write it like 2026-02-10T09:30:00Z`;
    findings.add("status-times", "fail", at, message2);
  }
  return time;
}
function keepTime(status3, entry2, name2, findings) {
  let time = readTime(entry2, name2, status3.path, findings, !0);
  return time && status3.times.push({ time, name: name2, at: placeOf2(status3.path, entry2) }), time;
}

// src/sessions/reading/decisions.ts
var decisionStatuses = ["pending", "answered", "cancelled", "skipped"];
function gateOf(id2) {
  return id2 === "UD-APPROVE-DESIGN" ? "APPROVE_DESIGN" : id2 === "UD-REVIEW-STRATEGY" ? "REVIEW_STRATEGY" : void 0;
}
function readDecisions(nodes, status3, findings) {
  return nodes.flatMap((node) => {
    if (node.kind === "map") return [readDecision(node, status3, findings)];
    let write = 'write {"decision_id": "UD-1", "question": …, "status": …}';
    return findings.add("decision-fields", "fail", placeOf2(status3.path, node), {
      one: `a decision must be a record, not ${shown3(node)}; ${write}`,
      alike: ["", `decisions are not records; ${write}`]
    }), [];
  });
}
function readDecision(node, status3, findings) {
  let { path: path2 } = status3, reader = { node, path: path2, findings, rule: "decision-fields" }, fields = /* @__PURE__ */ new Map(), id2, field = (key, aliases, severity) => {
    let found = find(reader, key, aliases);
    if (found) fields.set(key, found);
    else {
      let one7 = `${key} is missing from ${id2 ? `decision ${id2}` : "a decision"}`, alike = [`${key} is missing from`, "decisions"];
      findings.add("decision-fields", severity, placeOf2(path2, node), { one: one7, alike });
    }
    return found;
  };
  id2 = idIn(field("decision_id", ["id", "key"], "fail")?.value);
  let question = field("question", ["title", "prompt", "text"], "fail"), statusEntry = field("status", ["state"], "fail"), answer = field("answer", answerNames, "warn"), asked = field("asked_at", ["created_at", "at", "timestamp"], "fail"), resolved3 = field("resolved_at", resolvedNames, "warn"), context = field("state_context", ["context", "from_state"], "fail"), reason = field("resolution_reason", reasonNames, "warn"), number3 = /^UD-0*([1-9]\d{0,8})$/.exec(id2 ?? "")?.[1], name2 = id2 ?? "a decision";
  return {
    question: valueIn(question) ?? "",
    at: placeOf2(path2, node),
    placeOf: (key) => placeOf2(path2, fields.get(key) ?? node),
    has: (key) => fields.has(key),
    isGiven: (key) => isGiven2(node, key),
    node,
    contextText: shown3(context?.value),
    ...optional2("id", id2),
    ...optional2("number", number3 === void 0 ? void 0 : Number(number3)),
    ...optional2("status", oneOf3(reader, statusEntry, "status", decisionStatuses)),
    ...optional2("answer", valueIn(answer)),
    ...optional2("reason", valueIn(reason)),
    ...optional2("asked", keepTime(status3, asked, `asked_at of ${name2}`, findings)),
    ...optional2("resolved", keepTime(status3, resolved3, `resolved_at of ${name2}`, findings)),
    ...optional2(
      "context",
      states.find((each) => each === wordIn(context?.value))
    )
  };
}
function valueIn(entry2) {
  if (!(!entry2 || isNothing2(entry2.value)))
    return wordIn(entry2.value) ?? (entry2.value.kind === "boolean" ? String(entry2.value.value) : shown3(entry2.value));
}
var answerNames = ["response", "value", "decision"], resolvedNames = ["answered_at", "closed_at", "decided_at"], reasonNames = ["reason", "resolution"], fieldNames = {
  answer: ["answer", ...answerNames],
  resolved_at: ["resolved_at", ...resolvedNames],
  resolution_reason: ["resolution_reason", ...reasonNames]
};
function isGiven2(node, key) {
  let names3 = fieldNames[key] ?? [key];
  return node.kind === "map" && node.entries.some((each) => names3.includes(each.key) && !isNothing2(each.value));
}

// src/sessions/reading/tracking.ts
var correctionStatuses = ["none", "queued", "dispatched", "completed"], noDispatch = '{"agent": null, "task_id": null, "at": null}', noCorrection = `{"correction_status": "none", "last_correction_dispatch": ${noDispatch}}`;
function readTracking(status3, findings) {
  let { path: path2, node } = status3, reader = { node, path: path2, findings, rule: "gate-tracking" }, tracking = mappingIn(reader, "gate_tracking", { form: `{"APPROVE_DESIGN": ${noCorrection}}` });
  tracking && readGate(status3, tracking);
  let flags = mappingIn(reader, "runtime_flags", {
    form: '{"copilot_instructions_exists": true, "copilot_checked_at": "2026-02-10T09:30:00Z"}'
  });
  flags && readFlags(status3, flags);
}
function mappingIn(reader, key, { aliases = [], form: form5, name: name2 = key }) {
  let found = find(reader, key, aliases);
  if (!found) return;
  if (found.value.kind === "map") return { ...reader, node: found.value };
  let message2 = `${name2} must be a mapping, not ${shown3(found.value)}; write ${form5}`;
  reader.findings.add(reader.rule, found.value.kind === "null" ? "warn" : "fail", placeOf2(reader.path, found), message2);
}
function expected2(reader, key, within, write) {
  let found = find(reader, key), at = placeOf2(reader.path, reader.node);
  return found || reader.findings.add(reader.rule, "warn", at, `${key} is missing from ${within}; write ${write}`), found;
}
function readFlags(status3, reader) {
  let { path: path2, findings } = reader;
  for (let name2 of ["copilot_instructions_exists", "lean_mode"]) {
    let flag2 = find(reader, name2);
    if (!flag2 || flag2.value.kind === "boolean") continue;
    let clear = /^(?:true|false)$/i.test(textIn(flag2.value) ?? ""), message2 = `runtime_flags.${name2} is ${shown3(flag2.value)}; write true or false`;
    findings.add("gate-tracking", clear ? "warn" : "fail", placeOf2(path2, flag2), message2);
  }
  let [exists, checked] = ["copilot_instructions_exists", "copilot_checked_at"];
  if (!find(reader, exists) && !find(reader, checked)) return;
  expected2(reader, exists, "runtime_flags", "true or false");
  let time = expected2(reader, checked, "runtime_flags", "when it was looked up");
  time?.value.kind === "null" ? findings.add("gate-tracking", "warn", placeOf2(path2, time), "runtime_flags.copilot_checked_at is null; write when it was looked up") : keepTime(status3, time, "runtime_flags.copilot_checked_at", findings);
}
function readGate(status3, reader) {
  let { path: path2 } = reader, name2 = "gate_tracking.APPROVE_DESIGN";
  if (find(reader, "APPROVE_DESIGN")?.value.kind === "null") return;
  let own2 = mappingIn(reader, "APPROVE_DESIGN", { form: noCorrection, name: name2 });
  if (!own2) return;
  let given2 = find(own2, "correction_status", ["status"]);
  if (given2 && given2.value.kind !== "null") {
    let known4 = oneOf3(own2, given2, "correction_status", correctionStatuses);
    known4 && (status3.correction = { status: known4, at: placeOf2(path2, given2), dispatched: !1 });
  }
  let aliases = ["last_dispatch"], dispatch = mappingIn(own2, "last_correction_dispatch", { aliases, form: noDispatch });
  dispatch ? readDispatch(status3, dispatch) : status3.correction.status === "completed" && !find(own2, "last_correction_dispatch", aliases) && expected2(own2, "last_correction_dispatch", name2, "which agent made the correction, and when");
}
function readDispatch(status3, reader) {
  let { path: path2, findings } = reader, field = (key) => expected2(reader, key, "last_correction_dispatch", "its value or null"), agent = field("agent"), name2 = textIn(agent?.value);
  if (agent && agent.value.kind !== "null" && !["SpecAgent", "Architect", "Designer"].includes(name2 ?? "")) {
    let known4 = name2 === void 0 ? void 0 : agentMeant(name2), rule2 = known4 && known4 !== name2 ? "names" : "gate-tracking", message2 = `last_correction_dispatch.agent is ${shown3(agent.value)}; use SpecAgent, Architect, Designer or null`;
    findings.add(rule2, "fail", placeOf2(path2, agent), message2);
  }
  let task = field("task_id");
  if (task && task.value.kind !== "null" && textIn(task.value) !== "meta") {
    let message2 = `last_correction_dispatch.task_id is ${shown3(task.value)}; use "meta" or null`;
    findings.add("gate-tracking", "fail", placeOf2(path2, task), message2);
  }
  let at = keepTime(status3, field("at"), "last_correction_dispatch.at", findings);
  status3.correction.dispatched = name2 !== void 0 && at !== void 0;
}

// src/sessions/reading/status.ts
var ciResults = ["unknown", "green", "red"];
function readStatus(session2, files2, findings) {
  let path2 = `${session2.folder}/status.json`, content = files2.get(path2);
  if (content === void 0) return;
  let text3 = textOf4(content), { node, faults } = "text" in text3 ? readJson(text3.text) : { node: void 0, faults: [text3.fault] };
  for (let { code: code2, line, message: message2 } of faults) findings.add("status", "fail", { path: path2, line }, message2, code2);
  return node && statusIn(node, path2, findings);
}
function statusIn(node, path2, findings) {
  let reader = { node, path: path2, findings, rule: "status-fields" }, status3 = {
    path: path2,
    node,
    stateText: shown3(void 0),
    stateAt: { path: path2, line: 1 },
    lean: !1,
    decisions: [],
    updateAt: { path: path2, line: 1 },
    times: [],
    correction: { status: "none", dispatched: !1 }
  };
  return node.kind === "map" ? readFields(status3, reader) : findings.add("status-fields", "fail", placeOf2(path2, node), `status.json must be a mapping, not ${shown3(node)}`), status3;
}
function readFields(status3, reader) {
  let { node, path: path2, findings } = reader, needed = (key, aliases = []) => {
    let found = find(reader, key, aliases);
    return found || findings.add("status-fields", "fail", placeOf2(path2, node), `${key} is missing`), found;
  }, state2 = needed("current_state", ["state", "currentState", "workflow_state"]);
  status3.stateAt = placeOf2(path2, state2), status3.stateText = shown3(state2?.value);
  let known4 = oneOf3(reader, state2, "current_state", states);
  known4 && (status3.state = known4);
  let session2 = needed("session", ["session_id", "session_name"]);
  session2 && (status3.session = session2), textsOf(reader, needed("assumptions"), "assumptions"), textsOf(reader, needed("known_issues", ["issues"]), "known_issues");
  let decisions2 = decisionNodes(reader, needed("user_decisions", ["decisions"])), ci2 = needed("last_ci_result", ["ci_result", "ci_status", "last_ci_status"]);
  if (ci2?.value.kind === "null")
    findings.add("status-fields", "warn", placeOf2(path2, ci2), 'last_ci_result is null; write "unknown"');
  else {
    let result = oneOf3(reader, ci2, "last_ci_result", ciResults);
    result && (status3.ci = { result, at: placeOf2(path2, ci2) });
  }
  needed("retry_counts", ["retries", "retry_count"]);
  let update = needed("last_update", ["updated_at", "last_updated", "lastUpdate"]), time = readTime(update, "last_update", path2, findings);
  time && (status3.lastUpdate = time), status3.updateAt = placeOf2(path2, entry(node, "last_update")), status3.lean = isLean(reader, status3.state, decisions2), status3.decisions = readDecisions(decisions2, status3, findings), readTracking(status3, findings);
}
function decisionNodes(reader, entry2) {
  return entry2?.value.kind !== "map" ? listOf2(reader, entry2, "user_decisions") : (reader.findings.add("status-fields", "warn", placeOf2(reader.path, entry2), "user_decisions must be a list of records, each with its decision_id, not a mapping"), entry2.value.entries.map(({ key, keyAt, value }) => value.kind !== "map" || value.entries.some((each) => each.key === "decision_id" || each.key === "id") ? value : { ...value, at: keyAt, entries: [{ key: "decision_id", keyAt, value: { kind: "text", value: key, at: keyAt } }, ...value.entries] }));
}
function isLean({ node, path: path2 }, state2, decisions2) {
  let quiet = (each) => ({ node: each, path: path2, findings: ignored, rule: "status-fields" }), flags = find(quiet(node), "runtime_flags")?.value, flag2 = flags && find(quiet(flags), "lean_mode", ["lean"])?.value, mode = textIn((find(quiet(node), "mode") ?? (flags && find(quiet(flags), "workflow_mode", ["mode"])))?.value), contexts = decisions2.map((each) => textIn(find(quiet(each), "state_context")?.value));
  return flag2?.kind === "boolean" && flag2.value || /^lean$/i.test(mode ?? "") || state2 === "INTAKE_LEAN" || contexts.includes("INTAKE_LEAN");
}

// src/sessions/reading/commits.ts
function agentsIn(value) {
  return value.replaceAll(/<[^>]*>/g, " ").split(/[,;&+/|()[\]{}]|\band\b/i).map((part) => part.replace(/^\s*the\b/i, "").replaceAll(/\bv?\d[\d.]*\b/gi, "")).flatMap((part) => agentMeant(part) ?? []);
}
function agentsOf2({ message: message2, author }, roles) {
  let named2 = trailersIn(message2).flatMap(({ name: name3, value }) => /^(?:agents?|co-authored-by)$/i.test(name3) ? agentsIn(value.slice(0, 1e3)) : []), [, name2 = author, email = author] = /^(.*?)\s*<([^>]*)>$/.exec(author) ?? [], mapped = Object.entries(roles).flatMap(([word3, globs3]) => {
    let agent = agentMeant(word3), match = [author, name2, email].some((each) => matchesAny(globs3, each, { literalBrackets: !0 }));
    return agent && match ? [agent] : [];
  });
  return [...new Set(mapped.length > 0 ? mapped : named2)];
}

// src/sessions/reading/tasks.ts
var taskStatuses = ["not-started", "in-progress", "implemented", "completed", "blocked"], otherWords2 = {
  done: "completed",
  complete: "completed",
  finished: "completed",
  closed: "completed",
  verified: "completed",
  todo: "not-started",
  open: "not-started",
  pending: "not-started",
  new: "not-started",
  planned: "not-started",
  notstarted: "not-started",
  inprogress: "in-progress",
  doing: "in-progress",
  wip: "in-progress",
  started: "in-progress",
  active: "in-progress",
  review: "implemented",
  inreview: "implemented",
  coded: "implemented",
  onhold: "blocked",
  waiting: "blocked"
};
function statusMeant(word3) {
  let known4 = taskStatuses.find((each) => each === word3), folded2 = word3.toLowerCase().replaceAll(/[^a-z]/g, ""), other = Object.hasOwn(otherWords2, folded2) ? otherWords2[folded2] : void 0;
  return known4 ?? taskStatuses.find((each) => each.replaceAll("-", "") === folded2) ?? other;
}
function readTasks(content, path2, findings) {
  let text3 = textOf4(content), { items, entries = [], faults } = "text" in text3 ? readYamlList(text3.text, "tasks") : { faults: [text3.fault] };
  for (let { code: code2, line, message: message2 } of faults) findings.add("tasks", "fail", { path: path2, line }, message2, code2);
  let damaged = faults.length > 0;
  if (!items) return damaged ? void 0 : { path: path2, tasks: [], listed: !1, entries: 0, damaged };
  let read2 = (node, key) => {
    let task = readTask({ node, path: path2, findings, rule: "task-fields" }, key);
    return task ? [task] : [];
  }, tasks2 = items.flatMap((node) => read2(node));
  for (let entry2 of entries) {
    let message2 = `tasks must be a list, not a mapping; write each task with id: ${entry2.key}`;
    findings.add("task-fields", "warn", placeOf2(path2, entry2), message2), tasks2.push(...read2(entry2.value, entry2.key));
  }
  return { path: path2, tasks: tasks2, listed: !0, entries: items.length + entries.length, damaged };
}
function readTask(reader, key) {
  let { node, path: path2, findings } = reader, at = placeOf2(path2, node);
  if (node.kind !== "map") {
    let message2 = `a task must be a mapping with id, status, goal and acceptance_checks, not ${shown3(node)}`;
    findings.add("task-fields", "fail", at, message2);
    return;
  }
  let id2 = idIn(find(reader, "id", ["task_id", "taskId", "task"])?.value) ?? key, goal = find(reader, "goal", ["description", "objective", "summary"]), checks3 = find(reader, "acceptance_checks", [
    "verification",
    "acceptance_criteria",
    "acceptance",
    "checks",
    "verify"
  ]), statusEntry = find(reader, "status", ["state"]), depends = find(reader, "depends_on", ["deps", "dependencies", "depends", "requires", "blocked_by"]), lacks = Object.entries({ id: id2, status: statusEntry, goal, acceptance_checks: checks3 }).filter(([, value]) => typeof value != "string" && isEmpty3(value)).map(([name2]) => name2);
  return {
    id: id2 ?? `the task of line ${at.line}`,
    named: id2 !== void 0,
    at,
    lacks,
    statusAt: placeOf2(path2, statusEntry, at.line),
    ...optional2("statusEntry", statusEntry),
    ...optional2("status", statusEntry && statusMeant(textIn(statusEntry.value) ?? "")),
    depends: dependsOf({ ...reader, rule: "task-depends" }, depends),
    checks: checksIn2(reader, checks3),
    risks: textsOf(reader, find(reader, "risk_flags"), "risk_flags").map(({ value }) => value)
  };
}
function isEmpty3(entry2) {
  return isNothing2(entry2?.value) || entry2?.value.kind === "list" && entry2.value.items.length === 0;
}
function dependsOf(reader, entry2) {
  if (!entry2 || isNothing2(entry2.value)) return [];
  let words4 = (node) => (wordIn(node) ?? "").split(/[\s,;]+/).filter((word3) => !/^(?:none|null|-|)$/i.test(word3));
  return (entry2.value.kind === "text" ? [entry2.value] : listOf2(reader, entry2, "depends_on")).flatMap((node) => words4(node).map((id2) => ({ id: id2, at: placeOf2(reader.path, node) })));
}
function checksIn2(reader, entry2) {
  return entry2 ? entry2.value.kind !== "map" ? listOf2(reader, entry2, "acceptance_checks") : (reader.findings.add("task-fields", "warn", placeOf2(reader.path, entry2), 'acceptance_checks must be a list, not a mapping; write ["cmd: …", "manual: …"]'), entry2.value.entries.map((each) => ({ kind: "map", entries: [each], at: each.keyAt }))) : [];
}
function statusesIn(content, path2) {
  let file = content === void 0 ? void 0 : readTasks(content, path2, ignored);
  return new Map((file?.tasks ?? []).map(({ id: id2, status: status3 }) => [id2, status3]));
}
function readTaskChanges({ tasks: tasks2, path: path2 }, session2) {
  let start = session2.fork.get(path2) ?? session2.base?.get(path2), versions = session2.steps.filter(({ files: files2 }, index, all) => {
    let content = files2.get(path2);
    return content !== void 0 && !sameContent(content, all[index - 1]?.files.get(path2));
  }), older = versions.slice(0, -mostVersions).at(-1), before2 = statusesIn(start, path2), earlier = statusesIn(older?.files.get(path2), path2), now = new Map([...before2, ...earlier]), inBranch = new Set(earlier.keys()), current = new Map(tasks2.map((task) => [task.id, task])), skipped2 = /* @__PURE__ */ new Set(), moves = [], follow = (after, agents, commit) => {
    for (let [id2, to] of after) {
      let from = now.get(id2), task = current.get(id2);
      if (to === void 0 || from === to || !task || skipped2.has(id2)) continue;
      let skips = now.has(id2) && to === "completed" && from !== "implemented";
      skips && skipped2.add(id2);
      let how = skips ? inBranch.has(id2) ? "jumped" : "squashed" : void 0;
      moves.push({ task, ...optional2("from", from), to, ...optional2("skipped", how), agents, commit });
    }
    now = new Map([...now, ...after]);
    for (let id2 of after.keys()) inBranch.add(id2);
  };
  for (let step of versions.slice(-mostVersions))
    follow(statusesIn(step.files.get(path2), path2), agentsOf2(step, session2.policy.roles), step.id.slice(0, 7));
  follow(new Map(tasks2.map(({ id: id2, status: status3 }) => [id2, status3])), [], "");
  let removed2 = [...before2].filter(([id2, status3]) => !current.has(id2) && status3 !== "completed");
  return {
    compared: start !== void 0,
    moves,
    removed: removed2.map(([id2, status3]) => ({ id: id2, ...optional2("status", status3) }))
  };
}

// src/sessions/reading/read-session.ts
function readSession(session2, findings) {
  let status3 = readStatus(session2, session2.head, findings), before2 = readStatus(session2, olderFiles(session2), ignored), between = versionsBetween(session2, findings), lean = session2.policy.lean || [status3, before2, ...between].some((each) => each?.lean), state2 = status3 && workState(status3), acceptance2 = readAcceptance(session2, findings), path2 = `${session2.folder}/tasks.yaml`, content = session2.head.get(path2), tasks2 = content === void 0 ? void 0 : readTasks(content, path2, findings), messages = readMessages(session2, findings);
  return {
    session: session2,
    at: placeOfSession(session2),
    hasFolder: session2.head.size > 0 || (session2.base?.size ?? 0) > 0,
    ...status3 ? { status: status3 } : {},
    ...before2 ? { before: before2 } : {},
    between,
    lean,
    ...state2 ? { state: state2 } : {},
    ...acceptance2 ? { acceptance: acceptance2 } : {},
    ...tasks2 ? { tasks: tasks2, taskChanges: readTaskChanges(tasks2, session2) } : {},
    checks: tasks2 ? readChecks(tasks2, acceptance2?.criteria ?? [], session2.policy.settings.shell, findings) : [],
    messages,
    inputs: messages.filter(({ kind }) => kind === "input").map((message2) => readInput(message2, findings)),
    outputs: messages.filter(({ kind }) => kind === "output").map((message2) => readOutput(message2, findings))
  };
}
function placeOfSession({ folder: folder2, head, base: base2 }) {
  let files2 = head.size > 0 ? head : base2 ?? head;
  return { path: [...[`${folder2}/status.json`, `${folder2}/tasks.yaml`, `${folder2}/spec.md`], ...[...files2.keys()].sort()].find((each) => files2.has(each)) ?? folder2, line: 1 };
}
function olderFiles({ folder: folder2, fork, base: base2 }) {
  return fork.has(`${folder2}/status.json`) || !base2 ? fork : base2;
}
function versionsBetween(session2, findings) {
  let path2 = `${session2.folder}/status.json`;
  return session2.steps.filter(({ files: files2 }, index, all) => {
    let content = files2.get(path2);
    return content !== void 0 && !sameContent(content, all[index - 1]?.files.get(path2));
  }).slice(-mostVersions).flatMap(({ id: id2, files: files2 }) => {
    let isLast = sameContent(files2.get(path2), session2.head.get(path2)), faults = collectFaults(), read2 = readStatus(session2, files2, faults.findings), [first2] = faults.found;
    return first2 && !isLast && findings.add(
      "status",
      "warn",
      { path: path2, line: 1 },
      {
        one: `invalid JSON in commit ${id2.slice(0, 7)}, line ${first2.line}: ${first2.message}`,
        alike: ["invalid JSON in", "earlier commits; write status.json with a JSON serializer"]
      }
    ), read2 ?? [];
  });
}
function collectFaults() {
  let found = [];
  return { findings: { add: (rule2, _, { line }, said) => {
    rule2 === "status" && found.push({ line, message: typeof said == "string" ? said : said.one });
  } }, found };
}
function workState({ state: state2, decisions: decisions2 }) {
  return state2 !== "ASK_USER" ? state2 : (decisions2.filter(({ status: status3 }) => status3 === "pending").at(-1) ?? decisions2.at(-1))?.context;
}

// src/sessions/rules/gates.ts
var changesRequested = "changes-requested:", strategies = ["per-batch", "single-final"];
function decisionNamed(status3, id2) {
  return status3?.decisions.find((each) => each.id === id2);
}
var designDecision = (status3) => decisionNamed(status3, "UD-APPROVE-DESIGN"), strategyDecision = (status3) => decisionNamed(status3, "UD-REVIEW-STRATEGY"), approveDesign = {
  id: "approve-design",
  title: "the answer to UD-APPROVE-DESIGN starts with approved or changes-requested:",
  fix: 'Ask again, and write an answer that starts with "approved" or "changes-requested:".',
  check({ status: status3 }, findings) {
    let decision = designDecision(status3);
    if (!decision) return;
    findings.markChecked();
    let { answer } = decision;
    if (decision.status !== "answered" || answer === void 0 || answer.startsWith("approved") || answer.startsWith(changesRequested)) return;
    let message2 = `the answer ${cited(answer)} starts with neither "approved" nor "changes-requested:"; ask again`;
    findings.add("fail", decision.placeOf("answer"), message2);
  }
}, reviewStrategy = {
  id: "review-strategy",
  title: "the answer to UD-REVIEW-STRATEGY is per-batch or single-final",
  fix: 'Write "per-batch" or "single-final".',
  check({ status: status3 }, findings) {
    let decision = strategyDecision(status3);
    if (!decision) return;
    findings.markChecked();
    let { answer } = decision;
    if (decision.status !== "answered" || answer === void 0 || strategies.includes(answer)) return;
    let message2 = `unknown review strategy ${cited(answer)}; use "per-batch" or "single-final"`;
    findings.add("fail", decision.placeOf("answer"), message2);
  }
}, gates = {
  id: "gates",
  title: "every state that needs a decision of the user has it",
  fix: 'Ask the user for the decision; without a mandatory one the session is BLOCKED with blocker "mandatory_user_decision_missing".',
  check(read2, findings) {
    let { status: status3, session: session2, before: before2, lean } = read2;
    if (!status3) return;
    if (findings.markChecked(), checkAsking(status3, findings), looksLean(read2)) {
      findings.add("fail", status3.stateAt, `the session is in ${status3.state}, but neither architecture.md, UD-APPROVE-DESIGN nor UD-REVIEW-STRATEGY exists; if it is a lean session, write "runtime_flags": {"lean_mode": true}`);
      return;
    }
    let design = designDecision(status3), isApproved = design?.status === "answered" && !design.answer?.startsWith(changesRequested);
    checkPassed(read2, { id: "UD-APPROVE-DESIGN", decision: design, passed: isApproved, beyond: 3 }, findings);
    let strategy = strategyDecision(status3), isChosen = strategy?.status === "answered";
    checkPassed(read2, { id: "UD-REVIEW-STRATEGY", decision: strategy, passed: isChosen, beyond: 5 }, findings);
    let earlier = before2 && workState(before2);
    lean && !session2.policy.lean && !before2?.lean && (rankOf(earlier) ?? 0) > 0 && findings.add("warn", status3.stateAt, `the session became lean after ${earlier}; choose lean mode at INTAKE`);
  }
};
function checkAsking({ state: state2, stateAt, decisions: decisions2 }, findings) {
  let wanted2 = state2 && wanting[state2];
  if (!wanted2) return;
  decisions2.some(({ id: id2 }) => state2 === "ASK_USER" ? !gateOf(id2) : gateOf(id2) === state2) || findings.add("fail", stateAt, `current_state is ${state2}, but user_decisions has no ${wanted2}`);
}
var wanting = {
  ASK_USER: "question to the user, such as UD-1",
  APPROVE_DESIGN: "UD-APPROVE-DESIGN",
  REVIEW_STRATEGY: "UD-REVIEW-STRATEGY"
};
function looksLean({ session: session2, lean, status: status3, before: before2, between }) {
  if (lean || !status3 || (rankOf(status3.state) ?? 0) < 6) return !1;
  let isFull = ({ state: state2, decisions: decisions2 }) => decisions2.some(({ id: id2 }) => gateOf(id2)) || [1, 2, 3, 4].includes(rankOf(state2) ?? 0);
  return !session2.head.has(`${session2.folder}/architecture.md`) && ![status3, ...before2 ? [before2] : [], ...between].some(isFull);
}
function checkPassed({ status: status3, lean }, gate2, findings) {
  let { id: id2, decision, passed: passed2, beyond } = gate2, { state: state2, stateAt } = status3, isCancelled = decision?.status === "cancelled" || decision?.status === "skipped" && !lean;
  if (decision && isCancelled) {
    let cancelled = `${id2} is ${decision.status}`;
    state2 !== "BLOCKED" ? findings.add(
      "fail",
      decision.placeOf("status"),
      `${cancelled}, so the session must be BLOCKED, not ${state2 ?? "in an unknown state"}`
    ) : hasBlocker(status3) || findings.add("fail", stateAt, `${cancelled}; add "blocker": "mandatory_user_decision_missing"`);
    return;
  }
  if (!(passed2 || (rankOf(state2) ?? 0) < beyond) && (!decision && !lean && findings.add("fail", stateAt, `the session is in ${state2}, but ${id2} was never asked`), decision?.status === "answered")) {
    let message2 = `the session is in ${state2}, but the answer to ${id2} is ${cited(decision.answer ?? "")}`;
    findings.add("fail", decision.placeOf("answer"), message2);
  }
}
function hasBlocker({ node }) {
  return node.kind === "map" && node.entries.some(
    ({ key, value }) => /^blocker/i.test(key) && JSON.stringify(value).includes("mandatory_user_decision_missing")
  );
}
var correction = {
  id: "correction",
  title: "correction_status matches the answer to UD-APPROVE-DESIGN",
  fix: 'Use queued, dispatched or completed after "changes-requested:", and none or completed after "approved".',
  check({ status: status3 }, findings) {
    let design = designDecision(status3);
    if (!status3 || !design && status3.correction.at === void 0) return;
    findings.markChecked();
    let { status: given2, at: givenAt, dispatched } = status3.correction, at = givenAt ?? design?.placeOf("answer") ?? status3.stateAt;
    design?.answer?.startsWith(changesRequested) && given2 === "none" && findings.add("fail", at, "changes were requested, but correction_status is none; set it to queued"), design?.answer?.startsWith("approved") && (given2 === "queued" || given2 === "dispatched") && findings.add(
      "fail",
      at,
      `the design is approved, but correction_status is ${given2}; finish the correction and ask again`
    ), given2 === "dispatched" && !dispatched && findings.add(
      "fail",
      at,
      "correction_status is dispatched, but last_correction_dispatch does not say which agent and when"
    );
  }
};

// src/sessions/rules/folder.ts
var readOnly = {
  id: "read-only",
  title: "earlier sessions are read-only",
  fix: "Revert the changes to the finished session, and start a new session.",
  check({ session: session2 }, findings) {
    findings.markChecked();
    let base2 = session2.base ?? /* @__PURE__ */ new Map();
    for (let { path: path2, from, kind } of session2.changes)
      for (let each of /* @__PURE__ */ new Set([path2, from ?? path2])) {
        if (!each.startsWith(`${session2.folder}/`) || sameContent(session2.head.get(each), base2.get(each))) continue;
        let gone = kind === "renamed" ? "moved" : "deleted", kept = base2.has(each) ? "changed" : "added", what = session2.head.has(each) ? kept : gone, name2 = each.slice(session2.folder.length + 1);
        findings.add(
          "fail",
          { path: each, line: 1 },
          {
            one: `${name2} is ${what}, but the session was already DONE`,
            alike: ["", `files are ${what}, but the session was already DONE`]
          }
        );
      }
  }
}, form4 = "YYYY-MM-DD_short-slug", folder = {
  id: "folder",
  title: "the session folder is named .agents-work/YYYY-MM-DD_short-slug",
  fix: "Rename the folder: the start date of the session, an underscore, and a short slug.",
  check({ session: session2, hasFolder, at }, findings) {
    if (!hasFolder) return;
    findings.markChecked();
    let [, day = "", slug2 = ""] = /^(\d{4}-\d{2}-\d{2})_(.+)$/.exec(session2.name) ?? [], { folder: path2 } = session2;
    path2 === sessionsFolder ? findings.add("fail", at, `artifacts are in ${path2}/ itself; move them to ${path2}/${form4}/`) : slug2 === "" ? findings.add("fail", at, `${path2} is not named ${form4}`) : isDay(day) ? /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug2) ? slug2.length > 60 && findings.add("warn", at, `the slug has ${slug2.length} characters; shorten it to 60`) : findings.add("warn", at, `the slug ${slug2} must have only lowercase letters, digits and single dashes`) : findings.add("fail", at, `${path2} is not named ${form4}: ${day} is not a valid date`);
  }
}, files = {
  id: "files",
  title: "every artifact that the state requires exists",
  fix: "Write the missing artifact, or correct current_state.",
  check(read2, findings) {
    let { session: session2, hasFolder, state: state2, lean, status: status3, at } = read2;
    if (!hasFolder) return;
    findings.markChecked();
    let needsDesign = !lean && !looksLean(read2), rank = state2 === void 0 ? 8 : rankOf(state2) ?? 0, due = [
      ["spec.md", !0, ""],
      ["acceptance.json", !0, ""],
      ["status.json", !0, ""],
      ["architecture.md", rank >= 2, "after DESIGN"],
      ["tasks.yaml", rank >= 4, "after PLAN"],
      ["report.md", state2 === "DONE", "at DONE"]
    ], names3 = [...session2.head.keys()].map((path2) => path2.slice(session2.folder.length + 1)), place2 = status3?.stateAt ?? at;
    for (let [name2, now, when] of due) {
      if (names3.includes(name2) || !needsDesign && name2 === "architecture.md") continue;
      let near = names3.find((each) => isSameName(each, name2)), hint = near ? `; rename ${near} to ${name2}` : "", reason = state2 && when ? ` (current_state is ${state2})` : "";
      now ? findings.add("fail", place2, `${name2} is missing${reason}${hint}`) : name2 !== "report.md" && findings.add("warn", place2, `${name2} does not exist yet; it is due ${when}${hint}`);
    }
  }
};
function isSameName(path2, name2) {
  let plain3 = (text3) => text3.toLowerCase().replace(/\.yml$/, ".yaml").replaceAll(/[-_]/g, "");
  return path2 !== name2 && plain3(path2) === plain3(name2);
}

// src/sessions/rules/acceptance.ts
var acceptance = {
  id: "acceptance",
  title: "acceptance.json is valid JSON",
  fix: "Write acceptance.json with a JSON serializer.",
  check({ session: session2 }, findings) {
    session2.head.has(`${session2.folder}/acceptance.json`) && findings.markChecked();
  }
}, acceptanceCriteria = {
  id: "acceptance-criteria",
  title: "acceptance.json has a criterion with id, description and verify",
  fix: 'Write [{"id": "AC-1", "description": "…", "verify": "…"}] to acceptance.json.',
  check({ acceptance: file }, findings) {
    if (!file) return;
    findings.markChecked();
    let { criteria, at } = file;
    criteria?.length === 0 && findings.add("fail", at, "there is no acceptance criterion; write at least one with id, description and verify");
    let isComplete = criteria?.some(({ lacks }) => lacks.length === 0);
    for (let { id: id2, lacks, at: place2 } of criteria ?? []) {
      if (lacks.length === 0) continue;
      let lack = `no ${lacks.join(" and no ")}`, one7 = `${id2 ?? "an acceptance criterion"} has ${lack}`;
      findings.add(isComplete ? "warn" : "fail", place2, { one: one7, alike: ["", `acceptance criteria have ${lack}`] });
    }
  }
}, checks = {
  id: "checks",
  title: "every acceptance check is a cmd: with a command, or a manual: with what to look at",
  fix: 'Write "cmd: npm test" with nothing after the command, or "manual: what a person should see".',
  check({ session: session2, tasks: tasks2, checks: all }, findings) {
    if (tasks2 && (findings.markChecked(), !session2.policy.commands))
      for (let { task, kind, at } of all)
        kind === "cmd" && findings.add("warn", at, {
          one: `${task}: the command was not run; the policy trusts only the base`,
          alike: ["", "commands were not run; the policy trusts only the base"]
        });
  }
};

// src/sessions/rules/decisions.ts
var nameOf3 = ({ id: id2 }) => id2 ?? "a decision", decisionFields = {
  id: "decision-fields",
  title: "every user decision is a record with all its fields",
  fix: 'Write `{"decision_id": "UD-1", "question": "…", "status": "pending", "answer": null, "asked_at": "…", "resolved_at": null, "state_context": "…", "resolution_reason": null}`.',
  check({ status: status3 }, findings) {
    status3 && findings.markChecked();
  }
}, decisionIds = {
  id: "decision-ids",
  title: "decision ids are UD-1, UD-2 and so on without gaps, and mandatory ids are unique",
  fix: "Continue from the highest number, and update the entry of a mandatory decision instead of adding another.",
  check({ status: status3 }, findings) {
    if (!status3) return;
    findings.markChecked();
    let seen = /* @__PURE__ */ new Map();
    for (let decision of status3.decisions) {
      let { id: id2, number: number3 } = decision;
      if (id2 === void 0) continue;
      let at = decision.placeOf("decision_id"), gate2 = gateOf(id2);
      number3 === void 0 && !gate2 && findings.add("fail", at, {
        one: `invalid decision id ${cited(id2)}; use UD-1, UD-2 and so on, UD-APPROVE-DESIGN or UD-REVIEW-STRATEGY`,
        alike: ["", "invalid decision ids; use UD-1, UD-2 and so on, UD-APPROVE-DESIGN or UD-REVIEW-STRATEGY"]
      }), number3 !== void 0 && id2 !== `UD-${number3}` && findings.add("warn", at, `write UD-${number3} instead of ${id2}`);
      let first2 = seen.get(number3 ?? id2), advice = gate2 ? "update the first one" : "use the next free number";
      first2 ? findings.add("fail", at, `duplicate id ${first2.id} (first on line ${first2.at.line}); ${advice}`) : seen.set(number3 ?? id2, decision);
    }
    checkNumbers([...seen.values()], findings);
  }
};
function checkNumbers(decisions2, findings) {
  let numbered2 = decisions2.filter((each) => each.number !== void 0).sort((a, b) => a.number - b.number);
  for (let [index, decision] of numbered2.entries()) {
    let before2 = numbered2[index - 1], wanted2 = (before2?.number ?? 0) + 1, at = decision.placeOf("decision_id"), { number: number3 = 0 } = decision;
    if (number3 > wanted2) {
      let missing3 = number3 - wanted2 === 1 ? `UD-${wanted2} is` : `UD-${wanted2} to UD-${number3 - 1} are`;
      findings.add("fail", at, `${missing3} missing before ${decision.id}; number decisions without gaps`);
    }
    before2?.asked && decision.asked && isBefore(decision.asked, before2.asked) && findings.add(
      "fail",
      at,
      `${decision.id} was asked before ${before2.id}; number decisions in the order they are asked`
    );
  }
}
var decisionRecords = {
  id: "decision-records",
  title: "answer, resolved_at and resolution_reason of each decision match its status",
  fix: "pending: all three null; answered: an answer and resolved_at; cancelled or skipped: resolved_at and resolution_reason.",
  check({ status: file }, findings) {
    if (file) {
      findings.markChecked();
      for (let decision of file.decisions) {
        let { status: status3 } = decision, add = (field, message2) => findings.add("fail", decision.placeOf(field), {
          one: `${nameOf3(decision)} is ${status3}, ${message2}`,
          alike: ["", `decisions are ${status3}, ${message2}`]
        });
        if (status3 === "pending")
          for (let field of ["answer", "resolved_at", "resolution_reason"])
            decision.isGiven(field) && add(field, `so ${field} must be null`);
        else status3 && (status3 === "answered" && decision.answer === void 0 && add("answer", "but has no answer"), decision.isGiven("resolved_at") || add("resolved_at", "but resolved_at is null"), status3 !== "answered" && decision.reason === void 0 && add("resolution_reason", "but has no resolution_reason"));
      }
    }
  }
}, decisionContext = {
  id: "decision-context",
  title: "state_context of each decision is the state it came from",
  fix: "Set state_context to the gate itself, or to the state that was active when the user was asked.",
  check({ status: status3 }, findings) {
    if (status3) {
      findings.markChecked();
      for (let decision of status3.decisions.filter((each) => each.has("state_context"))) {
        let { id: id2, context } = decision, gate2 = gateOf(id2);
        if (gate2 ? context === gate2 : context !== void 0 && context !== "ASK_USER") continue;
        let wanted2 = gate2 ?? "the state that was active when the user was asked, such as IMPLEMENT_LOOP", is = `is ${decision.contextText}; write ${wanted2}`, one7 = `state_context of ${nameOf3(decision)} ${is}`;
        findings.add("fail", decision.placeOf("state_context"), { one: one7, alike: ["state_context of", `decisions ${is}`] });
      }
    }
  }
}, decisionsKept = {
  id: "decisions-kept",
  title: "decisions of the base keep their ids, questions and answers",
  fix: "Restore the entry, and give a new question a new id.",
  check({ status: status3, before: before2 }, findings) {
    if (!status3 || !before2) return;
    findings.markChecked();
    let byId = new Map(status3.decisions.map((decision) => [decision.number ?? decision.id, decision]));
    for (let old of before2.decisions) {
      if (old.id === void 0) continue;
      let now = byId.get(old.number ?? old.id), removed2 = `${old.id} (${cited(old.question)}) was removed; the base has it`;
      now ? checkKept(old, now, findings) : findings.add("fail", { path: status3.path, line: 1 }, removed2);
    }
  }
};
function checkKept(old, now, findings) {
  if (old.number === void 0) return;
  if (old.question !== "" && now.question !== old.question) {
    let message2 = `the question of ${old.id} changed from ${cited(old.question)} to ${cited(now.question)}; give a new question a new id`;
    findings.add("fail", now.placeOf("question"), message2);
    return;
  }
  if (old.status === void 0 || old.status === "pending") return;
  let add = (field, was, is) => {
    let message2 = `${old.id} was already resolved on the base, but its ${field} changed from ${cited(was)} to ${cited(is)}; ask again under a new id`;
    findings.add("fail", now.placeOf(field), message2);
  };
  now.status !== old.status ? add("status", old.status, now.status ?? "unknown") : now.answer !== old.answer && add("answer", old.answer ?? "null", now.answer ?? "null");
}
var decisionsOpen = {
  id: "decisions-open",
  title: "no decision is waiting for the user",
  fix: "Ask the user, and write down the answer before moving on to the next state.",
  check({ status: file }, findings) {
    if (!file) return;
    findings.markChecked();
    let { state: state2 } = file, isAsking = state2 === void 0 || userStates.includes(state2) || state2 === "BLOCKED";
    for (let decision of file.decisions.filter((each) => each.status === "pending" && each.answer === void 0)) {
      let name2 = `${nameOf3(decision)} (${cited(decision.question)})`, at = decision.placeOf("status");
      isAsking ? findings.add("pending", at, `${name2} is waiting for the user's answer`) : findings.add("fail", at, `${name2} is pending, but the session moved on to ${state2}`);
    }
  }
}, security = /\bsecurity\b|\bSEC-\w*\d|vulnerab|\bCVE-|\bXSS\b|\bCSRF\b|injection|\bbezpiecze|segurança|\bseguridad\b/i, automatic = new RegExp(
  [
    /\bno (?:user )?(?:response|answer|reply|feedback)\b|\bno (?:user )?input(?=\W*$| (?:was |from |by |provided|given|received))/,
    /(?:\bnot?|\bnever|n['’]t) (?:\w+ )?(?:respond|answer|repl(?:y|ied))|\bunanswered\b|\bpartial response\b/,
    /\btimed[ -]out\b|(?:^|\b(?:after|on|by|to|of|response|answer|question|decision|user)\b)\W*(?:an? |the )?time-?out\b/,
    /\b(?:question|decision|request|prompt|window|deadline) (?:has )?expired\b|^\W*expired\b|\bexpired\W*$/,
    /\bmoved on\b|\bn\/a\b|^\W*(?:none|na|null|-+)\W*$/,
    /\bauto\b(?!-)|\bauto(?:matic(?:ally)?)?[- ]?(?:cancel|skip|clos|resolv|expir|approv|accept|defer|answer)|ed automatically\b/,
    /\bbrak odpowiedzi\b|\bnie odpowiedzia|\bsem resposta\b|\bn[aã]o respondeu\b|\bsin respuesta\b/
  ].map(({ source }) => source).join("|"),
  "i"
), did = "defer|declin|cancel|decid|chose|postpon|accept|reject|dismiss|withdr|confirm|approv|agreed|asked|request|skipped", byUser = new RegExp(
  [
    String.raw`\buser(?:'s)?:?\s+(?:(?:has|have|explicitly|consciously|knowingly|later|then)\s+)*(?:${did})`,
    String.raw`\b(?:${did})\w*\s+(?:explicitly\s+)?by\s+(?:the\s+)?user\b|\bper\s+(?:the\s+)?user\b`,
    String.raw`u[zż]ytkowni\S+\s+(?:\S+\s+)?(?:od[lł]o|zdecyd|anulow|zrezygn|zaakcept|odm[oó]w)`,
    String.raw`usu[aá]rio\s+(?:adiou|decidiu|cancelou|aceitou|recusou|pospuso|decidi[oó]|cancel[oó]|acept[oó])`
  ].join("|"),
  "i"
);
function isSecurity({ id: id2 = "", question, context, node }) {
  if (context === "FIX_SECURITY" || security.test(question) || /(?:^|-)SEC(?:URITY)?(?:-|$)/i.test(id2)) return !0;
  let origin = ["triggered_by", "source", "agent", "category", "type", "origin", "raised_by"];
  return node.kind === "map" && node.entries.some(({ key, value }) => origin.includes(key) && /security/i.test(wordIn(value) ?? ""));
}
var decisionSecurity = {
  id: "decision-security",
  title: "security decisions are resolved by the user",
  fix: "Ask the user again; cancel the decision only with the user's own words in resolution_reason.",
  check({ status: file }, findings) {
    if (file) {
      findings.markChecked();
      for (let decision of file.decisions) {
        let { status: status3 } = decision;
        if (status3 === void 0 || status3 === "pending" || !isSecurity(decision)) continue;
        let field = status3 === "answered" ? "answer" : "resolution_reason", words4 = (status3 === "answered" ? decision.answer : decision.reason)?.slice(0, 1e3) ?? "", name2 = `the security decision ${decision.id ?? ""}`.trim(), at = decision.placeOf(field);
        if (automatic.test(words4) || status3 === "cancelled" && words4 === "")
          findings.add("fail", at, `${name2} was ${status3} without the user (${cited(words4)}); ask again`);
        else if (status3 === "cancelled" && !byUser.test(words4)) {
          let message2 = `${name2} was cancelled, but ${cited(words4)} does not say that the user did it; ask again, or write "user deferred: …"`;
          findings.add("fail", at, message2);
        }
      }
    }
  }
};

// src/sessions/rules/documents.ts
var specSections = [
  {
    name: "Goals",
    is: /^(?:(?!non\b)[\w-]+ ){0,2}goals?\b/,
    means: new RegExp("\\bobjectives?\\b|\\bpurpose\\b|^(?:cele?|objetivos?|obiettiv[oi]|finalità|scopo|metas?|ziele?|objectifs?|цел[иь])(?!\\p{L})|目标", "u")
  },
  {
    name: "Acceptance Criteria",
    is: /\bacceptance criteri(?:a|on)\b/,
    means: /^acs?\b|\bacceptance\b|kryteria (?:akceptac|odbioru)|crit[eé]rios de aceita[cç][aã]o|criterios de aceptaci[oó]n|criteri(?:o)? di accetta(?:zione|bilità)|akzeptanzkriterien|crit[eè]res d.acceptation|критерии при[её]мки|验收标准/
  },
  {
    name: "Definition of Done",
    is: /\bdefinition of done\b/,
    means: /\bdod\b|\bdone (?:when|criteria|means)\b|definicja (?:uko[nń]czenia|gotowo[sś]ci)|defini[cç][aã]o de (?:pronto|conclu[ií]do|feito)|definici[oó]n de (?:hecho|terminado)|definizione di (?:fatto|finito|completat[oa]|completamento|pronto)|criteri di completamento|(?:определение|критерии) готовности|完成定义/
  }
], architectureSections = [
  {
    name: "Overview",
    is: /\boverview\b/,
    means: /\bsummary\b|\bintroduction\b|przegl[aą]d|om[oó]wienie|vis[aã]o geral|visi[oó]n general|panoramica|visione d.insieme|sintesi|introduzione|resumo|überblick|обзор|概述/
  },
  {
    name: "Modules",
    is: /\bmodules?\b|\bcomponents?\b/,
    means: /\bbuilding blocks\b|\bpackages?\b|\bservices\b|modu[lł]y|komponenty|m[oó]dulos|componentes|\bmoduli\b|\bcomponenti\b|модули|компоненты|模块|组件/
  }
], spec = {
  id: "spec",
  title: "spec.md has the sections Goals, Acceptance Criteria and Definition of Done",
  fix: "Add a heading with content for each of Goals, Acceptance Criteria and Definition of Done to spec.md.",
  check: ({ session: session2 }, findings) => checkSections(session2, "spec.md", specSections, findings)
}, architecture = {
  id: "architecture",
  title: "architecture.md has the sections Overview and Modules",
  fix: "Add a heading with content for each of Overview and Modules to architecture.md.",
  check({ session: session2, lean }, findings) {
    lean || checkSections(session2, "architecture.md", architectureSections, findings);
  }
}, report = {
  id: "report",
  title: "report.md says what was done",
  fix: "Write the report of the session to report.md.",
  check({ session: session2, status: status3 }, findings) {
    let path2 = `${session2.folder}/report.md`;
    status3?.state === "DONE" && session2.head.has(path2) && checkContent(session2, path2, findings);
  }
}, documentFolders2 = ["adr", "design-specs", "research"], folders2 = {
  id: "folders",
  title: "adr/, design-specs/ and research/ have documents with content",
  fix: "Write the document, or delete it.",
  check({ session: session2 }, findings) {
    for (let path2 of [...session2.head.keys()].sort()) {
      let [first2 = "", ...rest] = path2.slice(session2.folder.length + 1).split("/");
      documentFolders2.includes(first2) && (rest.length === 0 ? findings.add("fail", { path: path2, line: 1 }, `${first2} must be a folder, not a file`) : /\.(?:md|markdown|txt)$/i.test(path2) && checkContent(session2, path2, findings));
    }
  }
};
function checkSections(session2, name2, sections, findings) {
  let path2 = `${session2.folder}/${name2}`, text3 = textIn2(session2, path2, findings);
  if (text3 === void 0) return;
  let headings = headingsIn(text3);
  for (let section of sections) {
    let plain3 = (heading2) => heading2.text.toLowerCase().normalize("NFC"), exact = headings.filter((heading2) => heading2.level < noHeading && section.is.test(plain3(heading2))), other = headings.filter((heading2) => section.is.test(plain3(heading2)) || section.means.test(plain3(heading2))), [first2] = [...exact, ...other];
    first2 ? [...exact, ...other].every(({ empty }) => empty) ? findings.add("fail", { path: path2, line: first2.line }, `the section ${cited(first2.text)} is empty`) : exact.length === 0 && findings.add("warn", { path: path2, line: first2.line }, `rename ${cited(first2.text)} to "## ${section.name}"`) : findings.add("fail", { path: path2, line: 1 }, `${name2} has no section ${section.name}; add "## ${section.name}"`);
  }
}
function textIn2(session2, path2, findings) {
  let content = session2.head.get(path2);
  if (content === void 0) return;
  findings.markChecked();
  let read2 = textOf4(content);
  if ("text" in read2) return read2.text;
  let { code: code2, line, message: message2 } = read2.fault;
  findings.add("fail", { path: path2, line }, `${path2.slice(session2.folder.length + 1)} can't be read: ${message2}`, code2);
}
function checkContent(session2, path2, findings) {
  let lines3 = textIn2(session2, path2, findings)?.split(/\r\n|\r|\n/).filter((line) => !/^\s*(?:#|$)/.test(line)), name2 = path2.slice(session2.folder.length + 1);
  lines3?.length === 0 && findings.add("fail", { path: path2, line: 1 }, `${name2} has headings only; add content`);
}
var noHeading = 7, longestHeading = 300;
function headingsIn(text3) {
  let { words: whole, fences } = scanMarkdown(text3), words4 = whole.map((line) => line.slice(0, longestHeading)), isRule = (line) => /^ {0,3}(?:=+|-+)\s*$/.test(line ?? ""), found = [], fenced = new Set(fences.filter(({ from, to }) => to > from).map(({ from }) => from)), above = [];
  for (let [index, line] of words4.entries()) {
    let under = isRule(words4[index + 1]) && line.trim() !== "" && !isRule(line), marks = /^\s{0,3}(#{1,6})\s+(.+?)\s*#*\s*$/.exec(line), bold = /^\s{0,3}(?:[-*+]\s+)?(?:\*\*|__)(.+?)(?:\*\*|__)\s*:?\s*(.*)$/.exec(line), colon = /^\s{0,3}([\p{L}][\p{L} ]{1,40}):\s*$/u.exec(line)?.[1], name2 = marks?.[2] ?? (under ? line : void 0) ?? bold?.[1] ?? colon;
    if (name2 === void 0) {
      if (fenced.has(index) || line.trim() !== "" && !isRule(line)) for (let each of above) each.empty = !1;
      continue;
    }
    let level = marks?.[1]?.length ?? (under ? words4[index + 1].includes("=") ? 1 : 2 : noHeading), plain3 = name2.replaceAll(/[*_`#]/g, "").replace(/^[\s\d.)(:\p{S}\p{P}-]+/u, "").trim();
    above = above.filter((each) => each.level < level);
    for (let each of above) each.empty = !1;
    let heading2 = { text: plain3, line: index + 1, level, empty: !(level === noHeading && bold?.[2]) };
    found.push(heading2), above.push(heading2);
  }
  return found;
}

// src/sessions/rules/history.ts
var fileName2 = "approve-design-history.jsonl", pathOf = ({ folder: folder2 }) => `${folder2}/${fileName2}`;
function historyLines(session2) {
  let content = session2.head.get(pathOf(session2)), text3 = content === void 0 ? void 0 : textOf4(content);
  return text3 && "text" in text3 ? linesOf(text3.text) : [];
}
var history = {
  id: "history",
  title: `${fileName2} has one complete record per line`,
  fix: 'Write {"at": "…", "decision_id": "UD-APPROVE-DESIGN", "answer": "changes-requested: …", "state_context": "APPROVE_DESIGN"} on a line of its own.',
  check({ session: session2, status: status3 }, findings) {
    let path2 = pathOf(session2), content = session2.head.get(path2);
    if (!status3 || content === void 0) return;
    findings.markChecked();
    let text3 = textOf4(content);
    if ("fault" in text3) {
      let { code: code2, line, message: message2 } = text3.fault;
      findings.add("fail", { path: path2, line }, `${fileName2} can't be read: ${message2}`, code2);
    }
    let last2;
    for (let { text: source, line } of historyLines(session2)) {
      let at = { path: path2, line }, { node, faults } = readJson(source, line);
      for (let { code: code2, message: message2 } of faults) findings.add("fail", at, `invalid JSON: ${message2}`, code2);
      if (!node) continue;
      if (node.kind !== "map") {
        findings.add("fail", at, `every line must be one record, not ${shown3(node)}`);
        continue;
      }
      let time = checkRecord(node, path2, line, findings);
      time && last2 && isBefore(time, last2) && findings.add("fail", at, "the record is earlier than the one above it; append new records at the end"), last2 = time ?? last2;
    }
  }
};
function checkRecord(node, path2, line, findings) {
  let at = { path: path2, line }, reader = { node, path: path2, findings: { add: withoutRule(findings) }, rule: "history" }, value = (key, aliases = []) => {
    let found = find(reader, key, aliases);
    return isNothing2(found?.value) && findings.add("fail", at, `the record has no ${key}; it needs at, decision_id, answer and state_context`), found?.value;
  }, moment = value("at", ["timestamp", "time", "date"]), id2 = wordIn(value("decision_id", ["id"])), answer = wordIn(value("answer"));
  value("state_context", ["context"]);
  let time = timeOf(textIn(moment) ?? "");
  return !isNothing2(moment) && !time && findings.add("fail", at, `at is ${shown3(moment)}, which is not a valid time; write it like 2026-02-10T09:30:00Z`), id2 !== void 0 && id2 !== "UD-APPROVE-DESIGN" && findings.add("fail", at, `decision_id is ${cited(id2)}; only UD-APPROVE-DESIGN has a history`), answer !== void 0 && !answer.startsWith(changesRequested) && findings.add("fail", at, `the answer ${cited(answer)} does not request changes; remove the record`), time;
}
function withoutRule(findings) {
  return (_rule, ...finding) => findings.add(...finding);
}
var historyKept = {
  id: "history-kept",
  title: `${fileName2} is append-only`,
  fix: "Restore the lines, and add new ones below them.",
  check({ session: session2, status: status3 }, findings) {
    if (!status3) return;
    let path2 = pathOf(session2), now = historyLines(session2), base2 = session2.fork.get(path2) ?? session2.base?.get(path2), versions = session2.steps.flatMap(({ files: files2 }) => files2.get(path2) ?? []).slice(-mostVersions);
    [
      ...base2 === void 0 ? [] : [{ content: base2, name: "the base" }],
      ...versions.map((content) => ({ content, name: "an earlier commit" }))
    ].every(({ content, name: name2 }) => isKept(session2, now, content, name2, findings));
  }
};
function isKept(session2, now, older, name2, findings) {
  let path2 = pathOf(session2), old = textOf4(older);
  if ("fault" in old) return !0;
  if (findings.markChecked(), !session2.head.has(path2))
    return findings.add("fail", { path: path2, line: 1 }, `${fileName2} was deleted; restore it`), !1;
  let changed = linesOf(old.text).findIndex((each, index) => now[index]?.text.trimEnd() !== each.text.trimEnd());
  if (changed === -1) return !0;
  let line = now[changed]?.line ?? now.at(-1)?.line ?? 1, what = now.length <= changed ? "was removed" : "was changed";
  return findings.add("fail", { path: path2, line }, `record ${changed + 1} of ${name2} ${what}; restore it`), !1;
}
var historyComplete = {
  id: "history-complete",
  title: `every changes-requested answer is kept in ${fileName2}`,
  fix: "Append a record with the answer before overwriting it.",
  check({ session: session2, status: status3, before: before2, between }, findings) {
    if (!status3) return;
    let { correction: correction2 } = status3, isThere = session2.head.has(pathOf(session2)), current = decisionNamed(status3, "UD-APPROVE-DESIGN"), requested = requestedAnswers([...before2 ? [before2] : [], ...between, status3]);
    if (!isThere && requested.size === 0 && correction2.status === "none") return;
    findings.markChecked();
    let kept = keptAnswers(session2);
    if (correction2.at && correction2.status !== "none" && kept.size === 0 && requested.size === 0) {
      let message2 = `correction_status is ${correction2.status}, so changes were requested, but ${fileName2} has no record of it`;
      findings.add("fail", correction2.at, message2);
    }
    for (let answer of requested) {
      if (kept.has(answer.trim())) continue;
      let at = current?.placeOf("answer") ?? { path: pathOf(session2), line: 1 }, reason = isThere ? `${fileName2} has no record of it` : `${fileName2} does not exist`;
      findings.add("fail", at, `the answer ${cited(answer)} is not kept: ${reason}`);
    }
  }
};
function requestedAnswers(versions) {
  let decisions2 = versions.flatMap((each) => each.decisions).filter(({ id: id2 }) => id2 === "UD-APPROVE-DESIGN");
  return new Set(decisions2.flatMap(({ answer }) => answer?.startsWith(changesRequested) ? [answer] : []));
}
function keptAnswers(session2) {
  return new Set(
    historyLines(session2).flatMap(({ text: text3, line }) => {
      let { node } = readJson(text3, line), answer = node?.kind === "map" ? textIn(node.entries.find(({ key }) => key === "answer")?.value) : void 0;
      return answer === void 0 ? [] : [answer.trim()];
    })
  );
}

// src/sessions/rules/inputs.ts
var inputForm = {
  id: "input-form",
  title: "agents' inputs are valid JSON with all required fields",
  fix: "Write the input with the fields and values of the schema.",
  check({ inputs }, findings) {
    inputs.length > 0 && findings.markChecked();
  }
}, inputReviewer = {
  id: "input-reviewer",
  title: "a dispatch to the Reviewer lists session_changed_files",
  fix: 'List every changed file as {"path", "change_type"}, with old_path for a renamed one.',
  check({ inputs }, findings) {
    for (let { agent, changed } of inputs) {
      if (!changed) continue;
      let { entries, at } = changed;
      agent === "Reviewer" ? (findings.markChecked(), entries === 0 && findings.add("fail", at, "a dispatch to the Reviewer needs session_changed_files")) : agent && entries > 0 && findings.add("warn", at, `session_changed_files is for the Reviewer; leave it empty for ${agent}`);
    }
  }
}, inputContext = {
  id: "input-context",
  title: "context_files are listed, and exist",
  fix: "List the existing files that the agent must read; if one is missing, the agent returns BLOCKED.",
  check({ session: session2, inputs, outputs: outputs3, state: state2 }, findings) {
    if (inputs.length === 0) return;
    findings.markChecked();
    let folders3 = foldersOf(session2.paths), last2 = lastOutputs(outputs3), gone = new Set(session2.changes.map(({ kind, path: path2, from }) => kind === "deleted" ? path2 : from)), exists = (path2) => session2.paths.has(path2) || folders3.has(path2) || gone.has(path2), folder2 = `${session2.folder}/`;
    for (let input of inputs) {
      if (!input.context) continue;
      let { files: files2, at: listAt } = input.context, [first2] = files2, isFirst = input.agent === "SpecAgent" || state2 === "INTAKE" || state2 === "INTAKE_LEAN";
      !first2 && !isFirst && findings.add("fail", listAt, "context_files is empty; list the files that the agent must read");
      let isBlocked = answersTo(input, last2).some(({ status: status3 }) => status3 === "BLOCKED");
      for (let { path: path2, at } of files2)
        /[<>]/.test(path2) ? findings.add("fail", at, `${path2} contains a placeholder; write the real path`) : !exists(path2.replace(/\/+$/, "")) && !isBlocked && findings.add("fail", at, `${path2} does not exist; the agent must return BLOCKED and name it`);
      if (!(!first2 || !/^T-/.test(input.task ?? "") || !files2.some(({ path: path2 }) => path2.startsWith(folder2))))
        for (let name2 of ["spec.md", "architecture.md", "tasks.yaml"])
          session2.head.has(`${folder2}${name2}`) && !files2.some(({ path: path2 }) => path2 === `${folder2}${name2}`) && findings.add("warn", first2.at, `context_files of ${input.task} does not include ${name2}`);
    }
  }
};
function foldersOf(paths2) {
  let folders3 = /* @__PURE__ */ new Set();
  for (let path2 of paths2)
    for (let end = path2.lastIndexOf("/"); end > 0 && !folders3.has(path2.slice(0, end)); end = path2.lastIndexOf("/", end - 1))
      folders3.add(path2.slice(0, end));
  return folders3;
}
function answersTo(input, last2) {
  return last2.filter(({ task, agent }) => task === input.task && (!agent || !input.agent || agent === input.agent));
}
var changedFiles = {
  id: "changed-files",
  title: "session_changed_files matches the diff",
  fix: "List the files of the diff, each with its change_type.",
  check({ session: session2, inputs }, findings) {
    let fresh = inputs.filter((input) => input.fresh && (input.changed?.files.length ?? 0) > 0), last2 = fresh.findLast(({ agent }) => agent === "Reviewer") ?? fresh.at(-1);
    if (!last2) return;
    findings.markChecked();
    let byPath = new Map(session2.changes.map((change) => [change.path, change])), listed5 = /* @__PURE__ */ new Set();
    for (let input of fresh) {
      let severity = input === last2 ? "fail" : "warn";
      for (let { path: path2, kind, from, at } of input.changed.files) {
        listed5.add(path2);
        let change = byPath.get(path2);
        change ? kind && kind !== change.kind ? findings.add(severity, at, `${path2} is listed as ${kind}, but it is ${change.kind}`) : kind === "renamed" && from && from !== change.from && findings.add(severity, at, `${path2} is listed as renamed from ${from}, but it was ${change.from}`) : findings.add(severity, at, `${path2} is listed, but is not in the diff`);
      }
    }
    for (let { path: path2 } of session2.changes)
      !path2.startsWith(`${sessionsFolder}/`) && !listed5.has(path2) && findings.add("fail", last2.changed.files[0].at, `${path2} is in the diff, but not in session_changed_files`);
  }
}, checklists = {
  web: "everything: CSRF, XSS, SQL injection, tenant scoping, input validation, secrets",
  api: "auth, input validation, rate limiting; no template and UI checks",
  cli: "input validation, privilege escalation, secrets; no CSRF, XSS, tenant scoping and template checks",
  lib: "API safety, input validation, dependency hygiene; no CSRF, XSS, tenant scoping and template checks",
  mixed: "whatever applies to the changed files"
}, checklist = {
  id: "checklist",
  title: "checklist of the project type for Reviewer, QA and Security",
  fix: "Go through the checklist in the review.",
  check({ inputs }, findings) {
    for (let { projectType } of inputs) projectType && findings.note(`${projectType}: ${checklists[projectType]}`);
  }
};

// src/sessions/rules/outputs.ts
var outputJson = {
  id: "output-json",
  title: "agents return JSON and nothing else",
  fix: "Remove the text, fence or comment around or inside the JSON.",
  check({ outputs: outputs3 }, findings) {
    outputs3.length > 0 && findings.markChecked();
  }
}, outputForm = {
  id: "output-form",
  title: "agents' outputs have all required fields",
  fix: "Write the output with the fields and values of the schema.",
  check({ outputs: outputs3, tasks: tasks2 }, findings) {
    for (let { summary, nextTask } of outputs3)
      findings.markChecked(), ((summary.text.match(/[.!?](?=\s|$)/g) ?? []).length > 3 || summary.text.length > 1e3) && findings.add("warn", summary.at, "summary has more than three sentences"), !(!tasks2 || !nextTask || !/^T-\d+[a-z]?$/.test(nextTask.id)) && (tasks2.tasks.some(({ id: id2 }) => id2 === nextTask.id) || findings.add("fail", nextTask.at, `unknown task ${nextTask.id} in next.recommended_task_id`));
  }
}, outputStatus = {
  id: "output-status",
  title: "no agent ends with BLOCKED, FAIL or an open question, and each returns only a status that it may",
  fix: "Resolve what the agent reports; only the Researcher may return NEEDS_INFO, and only Security NEEDS_DECISION.",
  check({ outputs: outputs3, status: file }, findings) {
    if (outputs3.length === 0) return;
    findings.markChecked();
    let last2 = new Set(lastOutputs(outputs3)), isDecided = file?.decisions.some(
      (decision) => isSecurity(decision) && decision.status !== void 0 && decision.status !== "pending"
    );
    for (let output2 of outputs3) {
      let { status: status3, agent, statusAt } = output2, author = authorOf2(output2);
      if (status3 === "NEEDS_INFO" && agent !== "Researcher")
        findings.add("fail", statusAt, `${author} returned NEEDS_INFO; only the Researcher may`);
      else if (status3 === "NEEDS_DECISION" && agent !== "Security")
        findings.add("fail", statusAt, `${author} returned NEEDS_DECISION; only Security may`);
      else if (last2.has(output2)) status3 === "BLOCKED" || status3 === "FAIL" ? findings.add("fail", statusAt, `${author} ended with ${status3}`) : status3 === "NEEDS_INFO" ? findings.add("fail", statusAt, `${author} ended with NEEDS_INFO: the research is incomplete`) : status3 === "NEEDS_DECISION" && !isDecided && findings.add("pending", statusAt, `${author} asks the user for a decision`);
      else continue;
    }
  }
}, highRisk = {
  id: "high-risk",
  title: "no agent returns OK despite a high-risk issue",
  fix: "Fix the issue, or return BLOCKED.",
  check({ outputs: outputs3 }, findings) {
    if (outputs3.length === 0) return;
    findings.markChecked();
    let last2 = new Set(lastOutputs(outputs3));
    for (let output2 of outputs3.filter((each) => last2.has(each) && each.status === "OK"))
      for (let { text: text3, at, high, security: security2 } of output2.concerns)
        high ? findings.add("fail", at, `${authorOf2(output2)} returned OK despite a high-risk issue: ${cited(text3)}`) : security2 && findings.add("warn", at, `${authorOf2(output2)} returned OK with a security concern: ${cited(text3)}`);
  }
}, outputGates = {
  id: "output-gates",
  title: "an agent that returns OK meets the definition of done",
  fix: "Finish the work, or return BLOCKED.",
  check({ outputs: outputs3 }, findings) {
    for (let output2 of outputs3) {
      findings.markChecked();
      let { status: status3, gates: gates2, agent } = output2;
      if (status3 !== "OK" || !gates2) continue;
      let ok = `${authorOf2(output2)} returned OK, but`;
      gates2.done === !1 && findings.add("fail", gates2.doneAt, `${ok} meets_definition_of_done is false`), gates2.needsTests && (agent === "QA" || agent === "Reviewer") && findings.add("fail", gates2.at, `${ok} needs_tests is true: tests are missing`);
    }
  }
}, outputFiles = {
  id: "output-files",
  title: "the files that agents report match the diff",
  fix: "Report the files that were really changed, with their paths in the repository.",
  check({ outputs: outputs3, session: session2 }, findings) {
    let fresh = outputs3.filter((output2) => output2.fresh && output2.files.length > 0);
    if (fresh.length === 0) return;
    findings.markChecked();
    let changed = new Set(session2.changes.flatMap(({ path: path2, from }) => from ? [path2, from] : [path2])), reported = /* @__PURE__ */ new Set();
    for (let { path: path2, at, key } of fresh.flatMap(({ files: files2 }) => files2)) {
      let bare2 = path2.replace(/\s+[(–—-].*$|:\s.*$/, ""), known4 = [path2, bare2].find((each) => changed.has(each));
      known4 && reported.add(known4);
      let exists = [path2, bare2].some((each) => session2.paths.has(each));
      if (known4 || key === "files_to_create_or_update" && exists) continue;
      let problem = exists ? "is not in the diff" : "does not exist";
      findings.add("fail", at, `${cited(path2)} in ${key} ${problem}`);
    }
    for (let { path: path2 } of session2.changes)
      !path2.startsWith(`${sessionsFolder}/`) && !reported.has(path2) && findings.add("warn", fresh.at(-1).files[0].at, `${path2} changed, but no agent reports it`);
  }
}, testing = {
  id: "testing",
  title: "no agent returns OK for a task that it could not test",
  fix: "Give the agent run_cmd, or return BLOCKED.",
  check({ inputs, outputs: outputs3 }, findings) {
    let last2 = lastOutputs(outputs3);
    for (let input of inputs.filter((each) => each.untestable)) {
      findings.markChecked();
      for (let output2 of answersTo(input, last2).filter(({ status: status3 }) => status3 === "OK")) {
        let message2 = `${authorOf2(output2)} returned OK, but had no tool to run the commands of the task; it must return BLOCKED`;
        findings.add("fail", output2.statusAt, message2);
      }
    }
  }
}, noConcern = /^\W*(?:none|n\/?a|no (?:security )?(?:concerns?|issues?|risks?)(?: found)?)\W*$/i, taskGates = {
  id: "task-gates",
  title: "completed tasks have outputs of Reviewer and QA, and of Security if they concern it",
  fix: "Let these agents look at the task; until then its status is implemented.",
  check({ tasks: tasks2, inputs, outputs: outputs3 }, findings) {
    let last2 = lastOutputs(outputs3).filter(({ task }) => task !== void 0), isReviewed = outputs3.some(({ agent }) => agent === "Reviewer");
    if (!tasks2 || last2.length === 0 && !isReviewed) return;
    findings.markChecked();
    let hasOutput = (agent, task) => outputs3.some((each) => each.agent === agent && (each.task === task || !each.task || each.task === "meta"));
    for (let { id: id2, risks, statusAt } of tasks2.tasks.filter(
      (each) => each.status === "completed" && each.id !== "meta"
    )) {
      let coder = last2.find((output2) => output2.agent === "Coder" && output2.task === id2);
      if (coder ? !coder.status : !isReviewed) continue;
      let isRisky = risks.includes("security") || inputs.some((input) => input.task === id2 && input.risks.includes("security")) || coder?.concerns.some(({ security: security2, text: text3 }) => security2 && !noConcern.test(text3));
      for (let agent of ["Reviewer", "QA", ...isRisky ? ["Security"] : []]) {
        if (hasOutput(agent, id2)) continue;
        let reason = agent === "Security" ? " and concerns security" : "";
        findings.add("fail", statusAt, {
          one: `${id2} is completed${reason}, but there is no output of ${agent}`,
          alike: [
            "",
            `tasks are completed${reason ? " and concern security" : ""}, but there is no output of ${agent}`
          ]
        });
      }
    }
  }
};

// src/sessions/rules/roles.ts
var names = {
  id: "names",
  title: "agents are named in PascalCase, and in kebab-case in front matter",
  fix: `Use ${agentNames.slice(0, -1).join(", ")} or ${agentNames.at(-1)}; in front matter the same in kebab-case.`,
  check({ messages, session: session2 }, findings) {
    for (let message2 of messages) {
      findings.markChecked();
      for (let { field, found } of namesIn(message2)) {
        let word3 = textIn(found.value) ?? "";
        if (agentNames.some((agent) => agent === word3)) continue;
        let advice = agentMeant(word3) ?? `one of ${agentNames.join(", ")}`;
        findings.add(
          "fail",
          placeOf2(message2.path, found),
          `unknown agent ${shown3(found.value)} in ${field}; use ${advice}`
        );
      }
    }
    for (let [path2, content] of [...session2.agents, ...session2.head].filter(([each]) => /\.md$/i.test(each))) {
      let found = frontMatterName(content), agent = found && agentMeant(found.name);
      agent && (findings.markChecked(), found.name !== kebab(agent) && findings.add(
        "fail",
        { path: path2, line: found.line },
        `the name in the front matter is ${JSON.stringify(found.name)}; write ${kebab(agent)}`
      ));
    }
  }
};
function namesIn({ node, path: path2 }) {
  let quiet = (each) => ({ node: each, path: path2, findings: ignored, rule: "names" }), dispatch = find(quiet(node), "dispatch")?.value, next = find(quiet(node), "next")?.value;
  return [
    { field: "agent", found: entry(node, "agent") },
    { field: "dispatch.agent", found: dispatch && find(quiet(dispatch), "agent") },
    { field: "recommended_agent", found: next && find(quiet(next), "recommended_agent", ["agent"]) }
  ].flatMap(({ field, found }) => found && found.value.kind !== "null" ? [{ field, found }] : []);
}
function frontMatterName(content) {
  let text3 = textOf4(content), lines3 = ("text" in text3 ? /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text3.text)?.[1] : void 0)?.split(/\r?\n/) ?? [], index = lines3.findIndex((line) => /^name\s*:/.test(line));
  return index === -1 ? void 0 : { name: lines3[index].replace(/^name\s*:\s*/, "").replaceAll(/["']/g, "").trim(), line: index + 2 };
}
var testsKey = "tests_added_or_updated";
function workOf({ session: session2, outputs: outputs3 }) {
  let isOutside = (path2) => !path2.startsWith(`${sessionsFolder}/`), committed = session2.steps.map((step) => ({
    agents: agentsOf2(step, session2.policy.roles),
    paths: step.paths.filter(isOutside),
    source: `commit ${step.id.slice(0, 7)}`
  })), reported = outputs3.flatMap(({ agent, fresh, files: files2, ...output2 }) => {
    if (!agent || !fresh) return [];
    let reports = (key) => key === "files_to_create_or_update" || agent === "QA" && key === testsKey, changed = files2.filter(({ key, path: path2 }) => !reports(key) && isOutside(path2)), source = `the output of ${authorOf2({ ...output2, agent, fresh })}`;
    return changed.map(({ path: path2, at }) => ({ agents: [agent], paths: [path2], source, at }));
  });
  return [...committed, ...reported].filter(({ agents }) => agents.length > 0);
}
var orchestrator = {
  id: "orchestrator",
  title: "the Orchestrator changes only files in .agents-work/",
  fix: "Let Coder or Integrator make the change.",
  check(read2, findings) {
    for (let { agents, paths: paths2, source, at } of workOf(read2))
      if (agents.includes("Orchestrator")) {
        findings.markChecked();
        for (let path2 of paths2) {
          let message2 = `${path2} is changed by ${agents.join(" and ")} in ${source}; the Orchestrator may change only ${sessionsFolder}/`;
          findings.add("fail", at ?? { path: path2, line: 1 }, message2);
        }
      }
  }
}, documents2 = /\.(?:md|mdx|markdown|rst|adoc|txt|png|jpe?g|gif|svg|webp)$|^docs\/|^(?:LICEN[CS]E|NOTICE|AUTHORS)/i, code = /(?:^|\/)(?:[\w-]*requirements|constraints|CMakeLists)[^/]*\.txt$|\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kts?|cs|php|sh|bash|ps1|c|cc|cpp|h|hpp|swift|scala|lua|pl|sql|vue|svelte)$/i, sources = {
  id: "sources",
  title: "only Coder and Integrator change source files",
  fix: "Let Coder or Integrator make the change.",
  check(read2, findings) {
    for (let { agents, paths: paths2, source, at } of workOf(read2))
      if (!agents.includes("Orchestrator") && (findings.markChecked(), !(agents.includes("Coder") || agents.includes("Integrator"))))
        for (let path2 of paths2.filter((each) => !documents2.test(each) || code.test(each))) {
          let message2 = `${path2} is changed by ${agents.join(" and ")} in ${source}; only Coder and Integrator may change sources`;
          findings.add("fail", at ?? { path: path2, line: 1 }, message2);
        }
  }
};

// src/sessions/rules/status.ts
var status = {
  id: "status",
  title: "status.json is valid JSON",
  fix: "Write status.json with a JSON serializer.",
  check({ session: session2 }, findings) {
    session2.head.has(`${session2.folder}/status.json`) && findings.markChecked();
  }
}, statusFields = {
  id: "status-fields",
  title: "status.json has every required field, with known values",
  fix: "Write the fields with the names and values of the schema.",
  check({ status: file }, findings) {
    file && findings.markChecked();
  }
}, statusSession = {
  id: "status-session",
  title: "status.json names its own session",
  fix: "Set session to the folder's name.",
  check({ status: file, session: session2 }, findings) {
    if (!file || (findings.markChecked(), !file.session)) return;
    let { value } = file.session;
    textIn(value)?.replaceAll("\\", "/").replace(/\/+$/, "").split("/").pop() !== session2.name && findings.add(
      "fail",
      placeOf2(file.path, file.session),
      `session is ${shown3(value)}, but the folder is ${session2.name}`
    );
  }
}, taskStatus = /^(?:not[-_ ]?started|in[-_ ]?progress|implemented|completed|done|todo)$/i, taskList = /^(?:not_started|in_progress|implemented|completed|done|blocked|pending)_tasks$/i, statusTasks = {
  id: "status-tasks",
  title: "status.json does not repeat the status of tasks",
  fix: "Remove it; the status of a task belongs in tasks.yaml only.",
  check({ status: file }, findings) {
    if (file && (findings.markChecked(), file.node.kind === "map"))
      for (let entry2 of file.node.entries.filter(repeatsTasks))
        findings.add(
          "fail",
          placeOf2(file.path, entry2),
          `${entry2.key} repeats the status of tasks; keep it in tasks.yaml only`
        );
  }
};
function repeatsTasks({ key, value }) {
  if (["current_state", "retry_counts", "user_decisions"].includes(key)) return !1;
  if (taskList.test(key)) return !0;
  if (!/task/i.test(key)) return !1;
  let parts = value.kind === "map" ? value.entries.map((each) => each.value) : value.kind === "list" ? value.items : [], word3 = (part) => part.kind === "map" ? part.entries.find((each) => each.key === "status")?.value : part;
  return [value, ...parts].some((part) => taskStatus.test(textIn(word3(part)) ?? ""));
}
var hour = 36e5, statusTimes = {
  id: "status-times",
  title: "the times in status.json are ISO 8601 and in order",
  fix: "Write the actual times, like 2026-02-10T09:30:00Z.",
  check({ status: file, session: session2 }, findings) {
    if (!file) return;
    findings.markChecked();
    let began = timeOf(session2.name.slice(0, 10)), beforeSession = (time) => began && isBefore({ ...time, slack: time.slack + 24 * hour }, { ...began, slack: 0 });
    for (let { time, name: name2, at } of file.times)
      file.lastUpdate && isBefore(file.lastUpdate, time) && findings.add("fail", at, `${name2} is later than last_update; update last_update with every change`), beforeSession(time) && findings.add("warn", at, `${name2} is earlier than the date in the session's name`);
    file.lastUpdate && beforeSession(file.lastUpdate) && findings.add("warn", file.updateAt, "last_update is earlier than the date in the session's name");
    let committed = lateCommit(session2, file);
    committed && findings.add("warn", file.updateAt, `last_update is later than its commit (${committed})`);
    for (let decision of file.decisions) {
      let { asked, resolved: resolved3, id: id2 = "a decision" } = decision;
      asked && resolved3 && isBefore(resolved3, asked) && findings.add("fail", decision.placeOf("resolved_at"), `${id2} was resolved before it was asked`);
    }
  }
};
function lateCommit(session2, { path: path2, lastUpdate }) {
  let last2 = session2.steps.findLast(({ files: files2 }) => files2.has(path2));
  if (!(!last2 || !lastUpdate || !sameContent(last2.files.get(path2), session2.head.get(path2))))
    return lastUpdate.ms - lastUpdate.slack - hour > last2.time ? new Date(last2.time).toISOString() : void 0;
}
var statusUpdate = {
  id: "status-update",
  title: "last_update changes whenever status.json does",
  fix: "Set last_update to the time of the last change.",
  check({ session: session2, status: now, before: before2 }, findings) {
    !before2?.lastUpdate || !now?.lastUpdate || (findings.markChecked(), !sameContent(session2.head.get(now.path), olderFiles(session2).get(now.path)) && (now.lastUpdate.ms === before2.lastUpdate.ms ? findings.add("fail", now.updateAt, "status.json changed, but last_update is the same as on the base") : now.lastUpdate.ms < before2.lastUpdate.ms && findings.add("fail", now.updateAt, "last_update is earlier than on the base")));
  }
}, statusRetries = {
  id: "status-retries",
  title: "retry_counts has whole numbers within the limits, for known tasks",
  fix: "Count each FIX loop from 0; beyond the limit the session is BLOCKED.",
  check({ session: session2, status: file, tasks: tasks2 }, findings) {
    if (!file) return;
    findings.markChecked();
    let { path: path2, node } = file, counts = find({ node, path: path2, findings: ignored, rule: "status-retries" }, "retry_counts", ["retries", "retry_count"]);
    if (!counts) return;
    let add = (severity, entry2, said) => findings.add(severity, placeOf2(path2, entry2), said), form5 = 'write {"T-001": {"FIX_REVIEW": 0, "FIX_TESTS": 0, "FIX_SECURITY": 0, "FIX_BUILD": 0}}';
    if (counts.value.kind !== "map") {
      let severity = counts.value.kind === "null" ? "warn" : "fail";
      add(severity, counts, `retry_counts must be a mapping, not ${shown3(counts.value)}; ${form5}`);
      return;
    }
    let known4 = tasks2 && new Set(tasks2.tasks.map((task) => task.id));
    for (let entry2 of counts.value.entries) {
      let { key: id2, value: loops } = entry2;
      if (known4 && id2 !== "meta" && !known4.has(id2) && add("warn", entry2, {
        one: `unknown task ${id2} in retry_counts`,
        alike: ["", "unknown tasks in retry_counts"]
      }), loops.kind !== "map")
        add("fail", entry2, `retry_counts.${id2} must be a mapping, not ${shown3(loops)}; ${form5}`);
      else {
        for (let loop2 of loops.entries) checkLoop(id2, loop2);
        let missing3 = Object.keys(session2.policy.retries).filter(
          (name2) => !loops.entries.some(({ key }) => key === name2)
        );
        if (missing3.length === 0) continue;
        let write = `${missing3.join(", ")}; write 0`;
        add("warn", entry2, {
          one: `retry_counts.${id2} has no ${write}`,
          alike: ["", `tasks in retry_counts have no ${write}`]
        });
      }
    }
    function checkLoop(id2, loop2) {
      let { retries } = session2.policy, most3 = Object.hasOwn(retries, loop2.key) ? retries[loop2.key] : void 0, name2 = `retry_counts.${id2}.${loop2.key}`, text3 = wordIn(loop2.value) ?? "", count = /^\d+$/.test(text3) ? Number(text3) : void 0;
      most3 === void 0 ? add("fail", loop2, `unknown loop ${loop2.key} in retry_counts.${id2}; use ${Object.keys(retries).join(", ")}`) : count === void 0 ? add("fail", loop2, `${name2} is ${shown3(loop2.value)}; write a whole number from 0`) : count > most3 && file.state !== "BLOCKED" ? add("fail", loop2, `${id2} went through ${loop2.key} ${count} times; after ${most3} the session must be BLOCKED`) : loop2.value.kind === "text" && add("warn", loop2, `${name2} is text; write ${count} without quotes`);
    }
  }
}, gateTracking = {
  id: "gate-tracking",
  title: "gate_tracking and runtime_flags follow their schema, if present",
  fix: 'Write {"APPROVE_DESIGN": {"correction_status": "none", "last_correction_dispatch": {"agent": null, "task_id": null, "at": null}}}, or leave it out.',
  check({ status: file }, findings) {
    file && findings.markChecked();
  }
}, state = {
  id: "state",
  title: "the session is done, and not blocked",
  fix: "Finish the session, or resolve what blocks it.",
  check({ status: file }, findings) {
    file && (findings.markChecked(), !(file.node.kind !== "map" || file.state === "DONE") && (file.state === "BLOCKED" ? findings.add("fail", file.stateAt, "the session is BLOCKED") : findings.add("warn", file.stateAt, `the session is not done: current_state is ${file.state ?? file.stateText}`)));
  }
}, ci = {
  id: "ci",
  title: "the last CI result is not red",
  fix: "Fix the build, then update last_ci_result.",
  check({ status: file }, findings) {
    file && (findings.markChecked(), file.ci?.result === "red" && findings.add("fail", file.ci.at, "last_ci_result is red"));
  }
};

// src/sessions/rules/tasks.ts
var isFinished = (status3) => status3 === "completed" || status3 === "implemented", tasks = {
  id: "tasks",
  title: "tasks.yaml is valid YAML",
  fix: "Quote values that contain a colon, # or other special characters.",
  check({ session: session2 }, findings) {
    session2.head.has(`${session2.folder}/tasks.yaml`) && findings.markChecked();
  }
}, taskFields = {
  id: "task-fields",
  title: "tasks.yaml has a task with id, status, goal and acceptance_checks",
  fix: "Write id, status, goal and acceptance_checks for every task.",
  check({ tasks: file }, findings) {
    if (!file) return;
    findings.markChecked();
    let top = { path: file.path, line: 1 };
    file.listed ? file.entries === 0 && !file.damaged && findings.add("fail", top, "there is no task; write at least one with id, status, goal and acceptance_checks") : findings.add("fail", top, "there are no tasks; write a list of tasks, or one under tasks:");
    let isComplete = file.tasks.some(({ lacks }) => lacks.length === 0);
    for (let { id: id2, lacks, at } of file.tasks) {
      let missing3 = lacks.filter((name2) => name2 === "goal" || name2 === "acceptance_checks"), lack = missing3.join(" and no ");
      missing3.length > 0 && findings.add(isComplete ? "warn" : "fail", at, {
        one: `${id2} has no ${lack}`,
        alike: ["", `tasks have no ${lack}`]
      });
    }
  }
}, taskIds = {
  id: "task-ids",
  title: "every task has a unique id",
  fix: "Number tasks T-001, T-002 and so on.",
  check({ tasks: file }, findings) {
    if (!file?.listed) return;
    findings.markChecked();
    let seen = /* @__PURE__ */ new Map();
    for (let task of file.tasks) {
      let { id: id2, at } = task;
      task.named || findings.add("fail", at, "a task has no id; write id: T-001");
      let first2 = seen.get(id2);
      first2 ? findings.add("fail", at, `duplicate task id ${id2} (first on line ${first2.at.line})`) : seen.set(id2, task), task.named && !/^(?:T-\d+[A-Za-z]?|meta)$/.test(id2) && findings.add("warn", at, { one: `write ${cited(id2)} like T-001`, alike: ["write", "ids like T-001"] });
    }
  }
}, taskStatus2 = {
  id: "task-status",
  title: "every task has a known status",
  fix: "Use not-started, in-progress, implemented, completed or blocked.",
  check({ tasks: file }, findings) {
    if (file?.listed) {
      findings.markChecked();
      for (let { id: id2, status: status3, statusEntry, statusAt, at } of file.tasks) {
        let all = taskStatuses.join(", ");
        if (!statusEntry)
          findings.add("fail", at, {
            one: `${id2} has no status; use ${all}`,
            alike: ["", `tasks have no status; use ${all}`]
          });
        else if (statusEntry.value.kind !== "text" || statusEntry.value.value !== status3) {
          let unknown2 = `unknown status ${shown3(statusEntry.value)} for`, use = `use ${status3 ?? all}`;
          findings.add("fail", statusAt, { one: `${unknown2} ${id2}; ${use}`, alike: [unknown2, `tasks; ${use}`] });
        }
      }
    }
  }
}, taskSteps = {
  id: "task-steps",
  title: "tasks are implemented before they are completed",
  fix: "Set implemented first; the Orchestrator sets completed when all gates have passed.",
  check({ tasks: file, taskChanges }, findings) {
    if (!(!file || !taskChanges)) {
      (taskChanges.compared || taskChanges.moves.length > 0) && findings.markChecked();
      for (let { task, from, to, skipped: skipped2 } of taskChanges.moves) {
        let went = `went from ${from ?? "an unknown status"} to completed`;
        skipped2 === "jumped" ? findings.add("fail", task.statusAt, {
          one: `${task.id} ${went}; it must be implemented first`,
          alike: ["", `tasks ${went}; they must be implemented first`]
        }) : skipped2 === "squashed" ? findings.add("warn", task.statusAt, {
          one: `${task.id} ${went} since the base, and no commit shows it as implemented`,
          alike: ["", `tasks ${went} since the base, and no commit shows them as implemented`]
        }) : from === "completed" && to !== "blocked" && findings.add("warn", task.statusAt, `${task.id} was completed and went back to ${to}`);
      }
      for (let { id: id2, status: status3 = "without a status" } of taskChanges.removed)
        findings.add("warn", { path: file.path, line: 1 }, `${id2} was removed; on the base it is ${status3}`);
    }
  }
}, taskAuthors = {
  id: "task-authors",
  title: "each status is set by the agent that may set it",
  fix: "Let the Coder set in-progress and implemented, and the Orchestrator completed.",
  check({ taskChanges }, findings) {
    for (let { task, to, agents, commit } of taskChanges?.moves ?? []) {
      if (agents.length === 0) continue;
      findings.markChecked();
      let set = `${task.id} was set to ${to} in commit ${commit} by ${agents.join(" and ")}`;
      to === "completed" && (!agents.includes("Orchestrator") || agents.includes("Coder")) && findings.add("fail", task.statusAt, `${set}; only the Orchestrator may`), (to === "in-progress" || to === "implemented") && !agents.includes("Coder") && findings.add("warn", task.statusAt, `${set}; only the Coder should`);
    }
  }
}, taskDepends = {
  id: "task-depends",
  title: "tasks depend on existing tasks, and come after them",
  fix: "List ids of tasks.yaml in depends_on, without cycles, and finish those tasks first.",
  check({ tasks: file }, findings) {
    if (!file) return;
    findings.markChecked();
    let byId = new Map(file.tasks.map((task) => [task.id, task]));
    for (let task of file.tasks) {
      let { status: status3 } = task;
      for (let { id: id2, at } of task.depends) {
        let other = byId.get(id2), is = other?.status ?? "without a status", message2 = {
          one: `${task.id} is ${status3}, but depends on ${id2}, which is ${is}`,
          alike: ["", `tasks are ${status3}, but depend on one that is ${is}`]
        };
        other ? status3 === "completed" && other.status !== "completed" ? findings.add("fail", at, message2) : (status3 === "in-progress" || status3 === "implemented") && other.status && !isFinished(other.status) && findings.add("warn", at, message2) : findings.add("fail", at, `${task.id} depends on unknown task ${id2}`);
      }
    }
    for (let { id: id2, depends } of cycles(file.tasks, byId))
      findings.add(
        "fail",
        depends[0].at,
        `${id2} depends on itself through ${depends.map((each) => each.id).join(", ")}`
      );
  }
};
function cycles(tasks2, byId) {
  let free = /* @__PURE__ */ new Set(), left = [...tasks2];
  for (; ; ) {
    let ready = left.filter(({ depends }) => depends.every(({ id: id2 }) => !byId.has(id2) || free.has(id2)));
    if (ready.length === 0) break;
    for (let { id: id2 } of ready) free.add(id2);
    left = left.filter((task) => !ready.includes(task));
  }
  let ids = new Set(left.map(({ id: id2 }) => id2)), inCycle = (task) => {
    let seen = /* @__PURE__ */ new Set(), reached2 = [task];
    for (let next of reached2)
      for (let { id: id2 } of next.depends) {
        if (id2 === task.id) return !0;
        let other = byId.get(id2);
        other && ids.has(id2) && !seen.has(id2) && reached2.push(other), seen.add(id2);
      }
    return !1;
  };
  return left.filter(inCycle);
}
var taskState = {
  id: "task-state",
  title: "the tasks match current_state",
  fix: "Finish the tasks, or correct current_state.",
  check({ tasks: file, status: status3, state: state2 }, findings) {
    if (!file || !status3?.state) return;
    findings.markChecked();
    let all = file.tasks, rank = rankOf(state2), count = `${all.filter((each) => each.status === "completed").length} of ${all.length} tasks are completed`;
    for (let { id: id2, status: given2, statusAt } of all)
      if (state2 === "DONE") {
        let is = given2 ?? "without a known status";
        given2 !== "completed" && findings.add("fail", statusAt, {
          one: `current_state is DONE, but ${id2} is ${is} (${count})`,
          alike: ["current_state is DONE, but", `tasks are ${is} (${count})`]
        });
      } else given2 !== void 0 && rank !== void 0 && (rank < 5 && given2 !== "not-started" && given2 !== "blocked" && findings.add("fail", statusAt, {
        one: `${id2} is ${given2}, but the session is still in ${state2}`,
        alike: ["", `tasks are ${given2}, but the session is still in ${state2}`]
      }), rank > 5 && !isFinished(given2) && given2 !== "blocked" && findings.add("warn", statusAt, {
        one: `the session is in ${state2}, but ${id2} is ${given2}`,
        alike: [`the session is in ${state2}, but`, `tasks are ${given2}`]
      }));
  }
}, taskBlocked = {
  id: "task-blocked",
  title: "no task is blocked",
  fix: "Resolve what blocks the task.",
  check({ tasks: file }, findings) {
    if (file?.listed) {
      findings.markChecked();
      for (let { id: id2, status: status3, statusAt } of file.tasks)
        status3 === "blocked" && findings.add("fail", statusAt, `${id2} is blocked`);
    }
  }
};

// src/sessions/rules.ts
var rules2 = [
  readOnly,
  // gates
  gates,
  approveDesign,
  reviewStrategy,
  taskGates,
  correction,
  historyKept,
  historyComplete,
  // the state of tasks
  state,
  taskState,
  taskBlocked,
  taskSteps,
  taskAuthors,
  taskDepends,
  taskStatus2,
  ci,
  // high risk
  highRisk,
  outputStatus,
  outputGates,
  testing,
  orchestrator,
  sources,
  // commands
  checks,
  // decisions
  decisionsOpen,
  decisionSecurity,
  decisionsKept,
  decisionRecords,
  decisionContext,
  decisionIds,
  decisionFields,
  // form
  folder,
  files,
  status,
  tasks,
  acceptance,
  statusFields,
  statusSession,
  statusTasks,
  statusTimes,
  statusUpdate,
  statusRetries,
  gateTracking,
  history,
  taskFields,
  taskIds,
  spec,
  acceptanceCriteria,
  architecture,
  report,
  folders2,
  outputJson,
  outputForm,
  outputFiles,
  inputForm,
  inputReviewer,
  inputContext,
  changedFiles,
  names,
  checklist
];
function ruleNamed(id2) {
  return rules2.find((rule2) => rule2.id === id2);
}
function isBelowCommands(id2) {
  return rules2.findIndex((rule2) => rule2.id === id2) > rules2.indexOf(checks);
}

// src/sessions/judge.ts
function judgeSession(session2) {
  let findings = collectFindings(), isEarlier = session2.base !== null && readStatus(session2, session2.base, ignored)?.state === "DONE", read2 = isEarlier ? unread(session2) : readSession(session2, findings);
  for (let rule2 of isEarlier ? [readOnly] : rules2.filter((each) => each !== readOnly))
    rule2.check(read2, findings.of(rule2));
  let outcomes = rules2.flatMap((rule2) => {
    let outcome = findings.outcome(rule2, session2.policy.strict);
    return outcome ? "at" in outcome && outcome.at ? [{ id: rule2.id, outcome, at: outcome.at }] : [{ id: rule2.id, outcome }] : [];
  });
  return {
    title: `session ${session2.name}${progress(read2)}`,
    at: read2.at,
    outcomes,
    checks: read2.checks.filter(({ kind }) => kind === "manual" || session2.policy.commands)
  };
}
function unread(session2) {
  let at = placeOfSession(session2);
  return { session: session2, at, hasFolder: !0, between: [], lean: !1, checks: [], messages: [], inputs: [], outputs: [] };
}
function progress({ status: status3, tasks: tasks2 }) {
  let all = tasks2?.tasks ?? [], completed = all.filter((task) => task.status === "completed").length, parts = [
    ...status3?.state ? [status3.state] : [],
    ...all.length > 0 ? [`${completed} of ${all.length} tasks completed`] : []
  ];
  return parts.length > 0 ? `: ${parts.join(", ")}` : "";
}

// src/dialects/session.ts
async function sessionContracts(checkout, policy, asked, taken2) {
  let { sessions, bodyOnly } = await findSessions(checkout, policy, { ...asked, idOf: sessionId }), idFor = freeIds(taken2);
  if (!bodyOnly)
    return sessions.map(({ session: session2, because }) => ({ contract: withId2(compileSession(session2), idFor), because }));
  let contract = {
    ...compileSession(bodyOnly),
    title: "agents' inputs and outputs in the body",
    trust: "body"
  }, [first2] = bodyOnly.body;
  return !first2 || contract.criteria.length === 0 ? [] : [{ contract: withId2({ ...contract, path: first2.path }, idFor) }];
}
function compileSession(session2) {
  let judged = judgeSession(session2), id2 = sessionId(session2.name), criteria = criteriaOf(judged, session2);
  return {
    id: id2,
    title: judged.title,
    description: "",
    dialect: "session",
    type: "session",
    path: judged.at.path,
    line: judged.at.line,
    trust: "head",
    done: !1,
    failFast: !1,
    dependsOn: [],
    digest: digestOf(contentsOf(session2)),
    criteria: numbered(id2, criteria)
  };
}
var longestId = 64;
function sessionId(name2) {
  return idForm.test(name2) && name2.toLowerCase() !== "policy" ? name2 : `session-${slug(name2)}`.slice(0, longestId).replace(/-$/, "");
}
function freeIds(taken2) {
  let contracts = new Set(taken2.map((id2) => id2.toLowerCase())), given2 = new Set(contracts);
  return (id2) => {
    let first2 = contracts.has(id2.toLowerCase()) ? `session-${id2}`.slice(0, longestId) : id2, free = first2;
    for (let number3 = 2; given2.has(free.toLowerCase()); number3++)
      free = `${first2.slice(0, longestId - `-${number3}`.length)}-${number3}`;
    return given2.add(free.toLowerCase()), free;
  };
}
function withId2(contract, idFor) {
  let id2 = idFor(contract.id), criteria = contract.criteria.map((each) => ({ ...each, id: `${id2}${each.id.slice(contract.id.length)}` }));
  return { ...contract, id: id2, criteria };
}
function contentsOf({ head }) {
  let decoder = new TextDecoder();
  return [...head].sort(([a], [b]) => a < b ? -1 : 1).map(([path2, content]) => [path2, typeof content == "string" ? content : decoder.decode(content)]);
}
function criteriaOf({ outcomes, checks: checks3, at }, session2) {
  let of = (some) => some.map((each) => ruleCriterion(each, at));
  return [
    ...of(outcomes.filter(({ id: id2 }) => !isBelowCommands(id2))),
    ...checks3.filter(({ kind }) => kind === "cmd").map((check) => commandCriterion(check, session2)),
    ...of(outcomes.filter(({ id: id2 }) => isBelowCommands(id2))),
    ...checks3.filter(({ kind }) => kind === "manual").map(manualCriterion)
  ];
}
function ruleCriterion({ id: id2, outcome, at: own2 }, at) {
  let check = { type: "session", params: { rule: id2, outcome } };
  return { id: id2, title: ruleNamed(id2).title, check, at: own2 ?? at };
}
function manualCriterion({ task, text: text3, at }) {
  let params2 = { task, look: text3 };
  return { id: `${task} ${text3}`, title: `${task}: ${text3}`, check: { type: "manual", params: params2 }, task, at };
}
function commandCriterion({ task, text: text3, at }, { policy }) {
  let { timeoutMs, shell } = policy.settings, params2 = { ...commandParams(text3, {}), timeoutMs, shell }, title = `${task}: \`${oneLine(text3)}\` succeeds`;
  return { id: `${task} ${text3}`, title, check: { type: "command", params: params2 }, task, at };
}

// src/engine/build-results.ts
function byPlace(a, b) {
  return a.at.path !== b.at.path ? a.at.path < b.at.path ? -1 : 1 : a.at.line - b.at.line || (a.at.column ?? 1) - (b.at.column ?? 1);
}
function buildResults(selected, ran, problems, about, checks3) {
  let kindOf = ({ path: path2 }) => kindOfPath(path2, about.notFiles), contracts = selected.map((each) => contractResult(each, ran, { checks: checks3, kindOf })).filter(({ criteria }) => criteria.length > 0), all = contracts.flatMap(({ criteria }) => criteria), sorted = [...problems].sort(byPlace).map((problem) => ({ ...problem, at: { ...problem.at, column: problem.at.column ?? 1, ...kindOf(problem.at) } })), verdict = about.policyUnreadable || about.unusable !== void 0 ? "error" : overall([verdictOf([], sorted), ...contracts.map((contract) => contract.verdict)]), quoted4 = quotedReason(all, sorted, about), counts = Object.fromEntries(
    statuses.map((status3) => [status3, all.filter((criterion) => criterion.status === status3).length])
  );
  return {
    version: 1,
    tool: about.tool,
    target: about.target,
    ...about.shard ? { shard: about.shard } : {},
    policy: about.policy,
    verdict,
    ...quoted4 ? { reason: firstSentence(quoted4), reasonFrom: "problem" } : { reason: reasonOf(verdict, all, sorted, about) },
    next: about.unusable !== void 0 ? "rerun" : about.policyUnreadable ? "ask" : nextOf(
      verdict,
      all.filter((criterion) => blocks(criterion)).map(({ owner }) => owner),
      sorted.some(({ owner }) => owner === void 0),
      !about.target.committed && about.target.dirty.length > 0
    ),
    notes: about.notes,
    ...about.cage ? { cage: about.cage } : {},
    counts,
    problems: sorted,
    contracts,
    unselected: about.unselected,
    ...about.runs ? { runs: about.runs } : {},
    timing: {
      started: about.started,
      finished: about.finished,
      criteria: Object.fromEntries(all.map(({ id: id2 }) => [id2, ran.get(id2)?.ms ?? 0])),
      starts: Object.fromEntries(
        all.flatMap(({ id: id2 }) => {
          let start = ran.get(id2)?.start;
          return start === void 0 ? [] : [[id2, start]];
        })
      )
    }
  };
}
function kindOfPath(path2, notFiles) {
  let kind = notFiles?.get(path2);
  return kind === void 0 ? {} : { kind };
}
function contractResult({ contract, why, by }, ran, context) {
  let { checks: checks3, kindOf } = context, isShown = ({ id: id2, check }) => !(findCheck(checks3, check.type)?.quiet && isSilent(ran.get(id2).outcome)), criteria = contract.criteria.filter(isShown), outcomes = criteria.map((criterion) => ran.get(criterion.id).outcome);
  return {
    id: contract.id,
    title: contract.title,
    ...contract.description ? { description: contract.description } : {},
    dialect: contract.dialect,
    type: contract.type,
    ...contract.origin,
    source: {
      path: contract.path,
      line: contract.line,
      trust: contract.trust,
      selected: why,
      ...by ? { by } : {},
      ...kindOf(contract)
    },
    digest: contract.digest,
    verdict: verdictOf(outcomes),
    attempt: null,
    criteria: criteria.map((criterion, index) => criterionResult(criterion, outcomes[index], context)),
    ...outcomes.some(({ status: status3 }) => status3 === "fail") ? {
      retry: {
        task: contract.description.trim() || contract.title,
        max: null,
        left: null,
        escalated: !1,
        history: []
      }
    } : {}
  };
}
function isSilent(outcome) {
  return outcome.status === "pass" && !outcome.signed;
}
function criterionResult(criterion, outcome, { checks: checks3, kindOf }) {
  let { status: status3, message: message2 } = outcome, owner = ownerOf(outcome), found = "got" in outcome ? outcome : { want: criterion.title, got: message2 }, at = "at" in outcome && outcome.at || criterion.at;
  return {
    id: criterion.id,
    title: titleOf(criterion),
    check: criterion.check.type,
    ...wordsOf(criterion, checks3),
    ...criterion.crossCutting ? { crossCutting: criterion.crossCutting } : {},
    ...criterion.activity ? { activity: criterion.activity } : {},
    status: status3,
    ..."standsFor" in outcome && outcome.standsFor ? { standsFor: outcome.standsFor } : {},
    ..."skipped" in outcome && outcome.skipped ? { skipped: outcome.skipped } : {},
    ...owner ? { owner } : {},
    message: criterion.crossCutting && status3 === "fail" ? `cross-cutting '${criterion.crossCutting}' failed: ${message2}` : message2,
    want: found.want,
    got: found.got,
    at: { path: at.path, line: at.line, ...kindOf(at) },
    ...criterion.claim ? { claim: criterion.claim } : {},
    ...criterion.task ? { task: criterion.task } : {},
    ...criterion.kind ? { kind: criterion.kind } : {},
    ..."places" in outcome && outcome.places ? { places: outcome.places.map((each) => ({ ...each, ...kindOf(each) })) } : {},
    ...fixFor(criterion, outcome, checks3),
    ..."failure" in outcome && outcome.failure ? { failure: outcome.failure } : {},
    ..."signed" in outcome && outcome.signed ? { signed: outcome.signed } : {},
    ..."waived" in outcome && outcome.waived ? { waived: outcome.waived } : {},
    ..."flaky" in outcome && outcome.flaky ? { flaky: !0 } : {},
    ..."output" in outcome && outcome.output ? { output: { ...outcome.output, tail: withoutColours(outcome.output.tail) } } : {}
  };
}
function wordsOf({ check, title }, checks3) {
  let type = findCheck(checks3, check.type), label2 = type?.label(check.params).replaceAll(/\s+/g, " ").trim(), { run: run2, cwd } = check.params, isCommand2 = type?.runs === "command" && typeof run2 == "string" && typeof cwd == "string";
  return { ...label2 !== void 0 && label2 !== "" && (isCommand2 || title.includes(label2)) ? { label: label2 } : {}, ...isCommand2 ? { command: { run: run2, cwd } } : {} };
}
function titleOf({ title, activity }) {
  return activity?.why ? `${title} (${activity.why})` : title;
}
function fixFor({ check }, outcome, checks3) {
  if (outcome.status === "pass" || outcome.status === "skip") return {};
  let usual = outcome.status === "error" ? void 0 : findCheck(checks3, check.type)?.fix?.(check.params), fix = outcome.fix ?? usual;
  return fix === void 0 ? {} : { fix };
}
function blocks({ status: status3 }) {
  return status3 === "fail" || status3 === "error" || status3 === "pending";
}
function reasonOf(verdict, all, problems, about) {
  if (about.policyUnreadable) return "the policy could not be read, so nothing was checked";
  if (verdict === "pass") {
    if (about.nothing) return about.nothing;
    let skipped2 = all.filter(({ status: status3 }) => status3 === "skip").length, passed2 = all.length - skipped2, words4 = passed2 === 0 ? "nothing to check" : passed2 === 1 ? "1 check passed" : `all ${passed2} checks passed`;
    return skipped2 > 0 ? `${words4}, ${skipped2} skipped` : words4;
  }
  let [lead, ...rest] = causes(all, problems), parts = countsOf(rest, lead?.kind), unrun = all.filter(({ standsFor }) => standsFor !== void 0).length, notRun2 = unrun === 0 ? [] : [`${unrun === 1 ? "1 check was" : `${unrun} checks were`} not run`];
  return lead ? [shortened2(lead.message), [...parts, ...notRun2].join(", ")].filter(Boolean).join("; ") : notRun2[0] ?? "an earlier step did not pass";
}
function causes(all, problems) {
  let of = (kind) => all.filter(({ status: status3 }) => status3 === kind).sort((a, b) => +(a.owner === "base") - +(b.owner === "base")).map((criterion) => ({ kind, message: criterion.message, criterion })), judged = [...of("fail"), ...of("error"), ...of("pending")], isSetup = ({ criterion }) => criterion.check === "setup" && blocks(criterion);
  return [
    ...judged.filter(isSetup),
    ...problems.map(({ message: message2 }) => ({ kind: "problem", message: firstSentence(message2) })),
    ...judged.filter((each) => !isSetup(each))
  ];
}
function countsOf(rest, lead) {
  let words4 = {
    problem: ["problem", "problems"],
    fail: ["check failed", "checks failed"],
    error: ["check inconclusive", "checks inconclusive"],
    pending: ["check waits for a person", "checks wait for a person"]
  };
  return ["problem", "fail", "error", "pending"].flatMap((kind) => {
    let count = rest.filter((each) => each.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kind === lead ? "more " : ""}${words4[kind][count === 1 ? 0 : 1]}`];
  });
}
var longestCause = 300;
function shortened2(message2) {
  if (message2.length <= longestCause) return message2;
  let start = message2.slice(0, longestCause - 2);
  return `${start}…${start.split("`").length % 2 === 0 ? "`" : ""}`;
}
function quotedReason(all, problems, { policyUnreadable, unusable: unusable2 }) {
  if (policyUnreadable) return;
  if (unusable2 !== void 0) return unusable2;
  let isWrong = (criterion) => blocks(criterion) || criterion.standsFor === "error";
  return problems.length === 1 && !all.some(isWrong) ? problems[0].message : void 0;
}
function firstSentence(message2) {
  let [line = ""] = message2.split(`
`), [sentence = ""] = line.split(". ");
  return sentence.length > 300 ? `${sentence.slice(0, 299)}…` : sentence;
}

// src/model/contract.ts
var selectors = ["hand", "all", "body", "revision", "name", "applies_to", "dependency"], unselectedCodes = ["not_asked", "done", "refused", "not_named", "no_match", "github_only"];
function idsOf(candidates) {
  return candidates.map(({ contract }) => contract.id);
}
function isOwnDemand({ trust }, { crossCutting: crossCutting2 }) {
  return crossCutting2 === void 0 && trust !== "generated" && trust !== "policy";
}

// src/engine/planned-commands.ts
var noSetting = { pass: [], network: "allow" };
function identityOf({ run: run2, shell, cwd, env }, { pass, network }) {
  return { run: /\\\s*$/.test(run2) ? run2 : run2.trimEnd(), shell, cwd: normalisePath(cwd), env: { ...env }, pass: [...new Set(pass)].sort(), network };
}
function commandKey(command3, setting) {
  return digestOf(identityOf(command3, setting));
}
function joined(first2, second) {
  let collect = [.../* @__PURE__ */ new Set([...first2.collect ?? [], ...second.collect ?? []])];
  return {
    ...first2,
    timeoutMs: Math.max(first2.timeoutMs, second.timeoutMs),
    ...collect.length > 0 ? { collect } : {},
    ...first2.exclusive || second.exclusive ? { exclusive: !0 } : {}
  };
}
function longestFirst(planned, durations = noDurations) {
  let time = (key) => durations(key) ?? Number.POSITIVE_INFINITY, longer = (a, b) => time(a) === time(b) ? 0 : time(b) - time(a), inOrder = [...planned.values()].sort(
    (a, b) => a.rank - b.rank || longer(a.key, b.key) || a.priority - b.priority
  );
  return new Map(inOrder.map((each, priority) => [each.key, { ...each, priority }]));
}

// src/engine/plan.ts
var kindSize = 1e6;
function makePlan(contracts, checks3, settingOf = () => noSetting) {
  let steps = /* @__PURE__ */ new Map(), stepOf = /* @__PURE__ */ new Map(), ownDemands = /* @__PURE__ */ new Set(), place2 = 0, add = ({ id: id2, check: { type, params: params2 } }, pull) => {
    let key = `${type} ${canonical(params2)}${pull === void 0 ? "" : ` #${pull}`}`;
    stepOf.set(id2, key);
    let ownDemand = ownDemands.has(id2), shared = steps.get(key);
    if (shared) {
      shared.ownDemand &&= ownDemand;
      return;
    }
    let rank = checks3.findIndex((check2) => check2.type === type), check = checks3[rank], setting = settingOf(pull), command3 = "run" in params2 ? check.command?.(params2) : void 0;
    steps.set(key, {
      key,
      setting,
      ...command3 ? { command: commandKey(command3, setting) } : {},
      check: check.waits?.(params2) ? { ...check, runs: "last" } : check,
      params: params2,
      priority: rank * kindSize + place2++,
      ownDemand,
      ...pull === void 0 ? {} : { pull }
    });
  };
  for (let contract of contracts)
    for (let criterion of contract.criteria)
      isOwnDemand(contract, criterion) && ownDemands.add(criterion.id), add(criterion, contract.pull);
  let setup2 = contracts.flatMap(({ criteria }) => criteria).filter(({ check, skip }) => check.type === "setup" && skip === void 0), { levels, problems } = levelled(contracts), layerOf = layered(levels), commands = distinctCommands(contracts, ({ id: id2 }) => steps.get(stepOf.get(id2)), layerOf);
  return { plan: { steps, commands, levels, stepOf, layerOf, ownDemands, setup: setup2 }, problems };
}
function distinctCommands(contracts, stepFor, layerOf) {
  let commands = /* @__PURE__ */ new Map();
  for (let criterion of contracts.flatMap(({ criteria }) => criteria)) {
    let { command: key, check, params: params2, priority, setting } = stepFor(criterion);
    if (key === void 0 || criterion.skip !== void 0) continue;
    let command3 = check.command(params2), layer = layerOf.get(criterion.id) ?? layers.setup, known4 = commands.get(key);
    commands.set(key, {
      key,
      setting,
      rank: Math.floor(Math.min(priority, known4?.priority ?? priority) / kindSize),
      command: known4 ? joined(known4.command, command3) : command3,
      layer: Math.min(layer, known4?.layer ?? layer),
      priority: Math.min(priority, known4?.priority ?? priority)
    });
  }
  return commands;
}
var layers = { setup: 0, trusted: 1, trustedCrossCutting: 2, head: 3, body: 4 }, layersAfterSetup = Object.values(layers).slice(1);
function layered(levels) {
  let layerOf = /* @__PURE__ */ new Map(), earliest = /* @__PURE__ */ new Map();
  for (let contract of levels.flat()) {
    let first2 = Math.max(0, ...contract.dependsOn.map(({ value }) => earliest.get(value.toLowerCase()) ?? 0));
    earliest.set(contract.id.toLowerCase(), Math.max(first2, layerFor(contract.trust, !1)));
    for (let { id: id2, check, trust = contract.trust, crossCutting: crossCutting2 } of contract.criteria) {
      let layer = check.type === "setup" ? layers.setup : layerFor(trust, crossCutting2 !== void 0);
      layerOf.set(id2, Math.max(first2, layer));
    }
  }
  return layerOf;
}
function layerFor(trust, isCrossCutting) {
  return trust === "head" ? layers.head : trust === "body" ? layers.body : isCrossCutting ? layers.trustedCrossCutting : layers.trusted;
}
function levelled(contracts) {
  let here = new Set(contracts.map(({ id: id2 }) => id2.toLowerCase())), done = /* @__PURE__ */ new Set(), levels = [], left = [...contracts];
  for (; left.length > 0; ) {
    let free = left.filter(
      ({ dependsOn }) => dependsOn.every(({ value }) => !here.has(value.toLowerCase()) || done.has(value.toLowerCase()))
    );
    if (free.length === 0) return { levels, problems: left.map(cycle) };
    let ready = new Set(free);
    for (let { id: id2 } of ready) done.add(id2.toLowerCase());
    levels.push([...ready]), left = left.filter((contract) => !ready.has(contract));
  }
  return { levels, problems: [] };
}
function cycle({ id: id2, path: path2, line, dependsOn }) {
  let at = dependsOn[0]?.at ?? { line, column: 1 };
  return {
    code: "cycle",
    message: `circular dependency: ${id2} depends on itself through ${dependsOn.map(({ value }) => value).join(", ")}`,
    at: { path: path2, ...at }
  };
}

// src/engine/recorded-runs.ts
var headTree = { commit: null, lay: [], remove: [] };
function runKey({ command: command3, tree, attempt }) {
  return digestOf({ command: command3, tree, attempt });
}
function record2(identity, facts, result) {
  let about = { key: runKey(identity), ...identity, ...facts };
  if (result.kind === "not-run")
    return { ...about, notRun: result.reason, ...result.setupFailed ? { setupFailed: !0 } : {} };
  let { ending, collected, ...rest } = result.finished;
  if (ending.kind === "unrecorded") return about;
  let finished2 = { ...rest, ending: { ...ending }, collected: collected.map((each) => ({ ...each })) };
  return { ...about, ...result.unsure ? { unsure: !0 } : {}, finished: finished2 };
}
function replayed(recorded2, asked, inHere) {
  if (!recorded2) return;
  let { finished: finished2, notRun: notRun2, setupFailed, unsure: unsure2, timeoutMs, collect } = recorded2;
  if (notRun2 !== void 0) return { kind: "not-run", reason: notRun2, ...setupFailed ? { setupFailed } : {} };
  let ending = finished2 && endingOf2(finished2.ending);
  if (!ending || ending.kind === "timeout" && timeoutMs < asked.timeoutMs || !asked.collect.every((glob2) => collect.includes(glob2))) return;
  let [stdout, stderr] = [inHere(finished2.stdout), inHere(finished2.stderr)];
  return { kind: "ran", finished: { ...finished2, ending, stdout, stderr }, ...unsure2 ? { unsure: !0 } : {} };
}
function endingOf2({ kind, code: code2, signal, reason, fault }) {
  return kind === "timeout" ? { kind } : kind === "exit" ? code2 === void 0 ? void 0 : { kind, code: code2 } : kind === "signal" ? signal === void 0 ? void 0 : { kind, signal } : reason === void 0 || !fault ? void 0 : { kind, reason, fault };
}
function openReplay(given2) {
  if (given2)
    return "problem" in given2 ? { recorded: { runs: { top: "/", commands: [], disturbed: [] } }, ...given2 } : { recorded: given2 };
}
function joinRuns(all) {
  let byKey = /* @__PURE__ */ new Map(), top = all[0]?.top ?? "/";
  for (let { top: there, commands } of all)
    for (let each of commands) {
      if (each.key !== runKey(each))
        return { problem: `the key of the recorded run of ${JSON.stringify(each.command.run)} is wrong` };
      let run2 = inFolder(each, there, top), known4 = byKey.get(run2.key);
      if (known4 && (known4.layer !== 0 || run2.layer !== 0))
        return { problem: `${JSON.stringify(run2.command.run)} was run twice` };
      (!known4 || succeeded(known4) && !succeeded(run2)) && byKey.set(run2.key, run2);
    }
  let disturbed = [...new Set(all.flatMap((each) => each.disturbed))].sort();
  return { top, commands: [...byKey.values()], disturbed };
}
function succeeded({ finished: finished2 }) {
  return finished2?.ending.kind === "exit" && finished2.ending.code === 0;
}
function inFolder(run2, from, to) {
  let { finished: finished2 } = run2;
  if (!finished2 || from === to) return run2;
  let moved = mover(from, to);
  return { ...run2, finished: { ...finished2, stdout: moved(finished2.stdout), stderr: moved(finished2.stderr) } };
}
function mover(from, to) {
  let isFolder = /^(?:\/|[A-Za-z]:\\).+/.test(from) && from !== to;
  return (text3) => isFolder ? text3.replaceAll(from, () => to) : text3;
}

// src/engine/command-runs.ts
var nothingLaid = { lay: [], remove: [] };
function openCommandRuns({ planned, jobs, now, replay }) {
  let slots = makePool(jobs), entries = /* @__PURE__ */ new Map(), trees = /* @__PURE__ */ new Map(), kept = [], seen = /* @__PURE__ */ new Set(), byKey = new Map(replay?.runs.commands.map((each) => [each.key, each])), forAll = (command3, setting) => {
    let plan = planned.get(commandKey(command3, setting));
    return plan ? joined(plan.command, command3) : command3;
  };
  function answer(asker, command3, tree, attempt, raw) {
    let identity = { command: identityOf(command3, asker.setting), tree, attempt }, key = runKey(identity), known4 = entries.get(key);
    if (known4) return known4;
    let whole = forAll(command3, asker.setting), asked = { timeoutMs: whole.timeoutMs, collect: [...whole.collect ?? []] }, entry2 = replay ? fromRecord(key, asked) : begin();
    return entries.set(key, entry2), entry2;
    function fromRecord(key2, asked2) {
      let inHere = mover(replay.runs.top, asker.outside.top), result = replayed(byKey.get(key2), asked2, inHere) ?? missing2(tree);
      return { begun: Promise.resolve(now()), result: Promise.resolve(result), limit: asked2.timeoutMs };
    }
    function begin() {
      let priority = planned.get(commandKey(command3, asker.setting))?.priority ?? asker.priority, order = { priority, exclusive: whole.exclusive === !0 }, begin2, begun = new Promise((resolve) => {
        begin2 = resolve;
      }), task = () => slots.run(async () => {
        begin2(now());
        let result2 = await raw(whole), isolation = (await asker.outside.isolation()).kind, facts = { layer: asker.layer, ...asked, isolation };
        return kept.push({ priority, run: record2(identity, facts, result2) }), result2;
      }, order), place2 = tree.commit === null ? void 0 : JSON.stringify(tree), result = place2 === void 0 ? task() : (trees.get(place2) ?? Promise.resolve()).then(task, task);
      return place2 !== void 0 && trees.set(place2, result), { begun, result, limit: whole.timeoutMs };
    }
  }
  return {
    openFor(asker) {
      let { outside: outside2 } = asker, counts = /* @__PURE__ */ new Map(), spent = 0, wait = async (entry2, command3) => {
        asker.asked?.();
        let isShared = replay !== void 0 || seen.has(entry2);
        seen.add(entry2);
        let from = await entry2.begun;
        asker.began?.(from);
        let result = await entry2.result;
        return result.kind !== "ran" ? result : (isShared && (spent += result.finished.durationMs), { ...result, finished: judgedBy(command3, result.finished, entry2.limit) });
      }, onBase = (command3, commit, overlay, raw) => {
        let tree = { commit, lay: [...overlay.lay], remove: [...overlay.remove] };
        return wait(
          answer(asker, command3, tree, 1, (whole) => (asker.comparing?.(outside2.base.name), raw(whole))),
          command3
        );
      }, { trees: there } = outside2.base;
      return {
        async run(command3) {
          let key = commandKey(command3, asker.setting), attempt = (counts.get(key) ?? 0) + 1;
          counts.set(key, attempt);
          let result = await wait(answer(asker, command3, headTree, attempt, async (whole) => ({
            kind: "ran",
            finished: await outside2.run(whole, asker.layer)
          })), command3);
          return result.kind === "ran" ? result.finished : unrecorded;
        },
        base: {
          ...outside2.base,
          trees: there && {
            ...there,
            run: (command3) => onBase(command3, there.commits.tip, nothingLaid, (whole) => there.run(whole)),
            runWith: (command3, overlay) => onBase(command3, there.commits.fork, overlay, (whole) => there.runWith(whole, overlay))
          }
        },
        isolation: async () => replay?.cage ?? (replay ? noCage : outside2.isolation()),
        disturbed: async () => replay ? replay.runs.disturbed : outside2.disturbed(),
        spentMs: () => spent
      };
    },
    hold: slots.hold,
    durations() {
      let all = replay?.runs.commands ?? kept.map(({ run: run2 }) => run2), isFirst = ({ tree, attempt, finished: finished2 }) => tree.commit === null && attempt === 1 && finished2?.ending.kind === "exit";
      return new Map(all.filter(isFirst).map((run2) => [digestOf(run2.command), run2.finished.durationMs]));
    },
    recorded: () => kept.toSorted(
      (a, b) => a.run.layer - b.run.layer || a.priority - b.priority || a.run.attempt - b.run.attempt || (a.run.key < b.run.key ? -1 : 1)
    ).map(({ run: run2 }) => run2)
  };
}
var noCage = { kind: "none", network: "allow", why: "no command was to run where the commands ran" }, unrecorded = {
  ending: { kind: "unrecorded" },
  stdout: "",
  stderr: "",
  output: { tail: "", truncated: !1, sha256: "" },
  collected: [],
  survivors: "none",
  durationMs: 0
};
function missing2({ commit }) {
  return commit === null ? { kind: "ran", finished: unrecorded } : { kind: "not-run", reason: "no run of it on the base was recorded" };
}
function judgedBy({ timeoutMs, collect = [] }, finished2, limit) {
  let { ending, durationMs } = finished2, late = (ending.kind === "exit" || ending.kind === "signal") && timeoutMs < limit && durationMs > timeoutMs, globs3 = collect.map(normalisePath);
  return {
    ...finished2,
    ...late ? { ending: { kind: "timeout" } } : {},
    collected: finished2.collected.filter(({ path: path2 }) => matchesAny(globs3, path2))
  };
}

// src/engine/run.ts
var staticAtOnce = 16;
async function run(plan, outside2, options) {
  let { jobs, now, replay } = options, past = plan.commands.size > 1 ? await options.durations?.read() : void 0, planned = longestFirst(plan.commands, past), commands = openCommandRuns({ planned, jobs, now, ...replay ? { replay } : {} }), results = /* @__PURE__ */ new Map(), verdicts = /* @__PURE__ */ new Map(), criteria = plan.levels.flat().flatMap((contract) => contract.criteria), ranFor = (pull) => (type) => criteria.flatMap(({ id: id2, check }) => {
    let outcome = plan.steps.get(plan.stepOf.get(id2)).pull === pull && check.type === type ? results.get(id2)?.outcome : void 0;
    return outcome ? [{ id: id2, outcome }] : [];
  }), worldFor = ({ pull, setting, priority, ownDemand }, layer, more = {}) => {
    let own2 = (pull === void 0 ? void 0 : options.worlds?.get(pull)) ?? outside2, { spentMs, ...asked } = commands.openFor({ outside: own2, setting, priority, layer, ...more });
    return { world: { ...own2, ...asked, ran: ranFor(pull), ownDemand }, spentMs };
  }, once2 = memoised(plan, { worldFor, hold: commands.hold }, options), note = (criterion, ran) => {
    results.set(criterion.id, ran), options.onEnd?.(criterion, ran);
  }, runs = ({ id: id2 }) => plan.steps.get(plan.stepOf.get(id2)).check.runs, statics = criteria.filter((criterion) => runs(criterion) === "static" && criterion.skip === void 0), judged = await Promise.all(statics.map((criterion) => once2(criterion, layers.setup)));
  await options.beforeCommands?.(new Map(statics.map(({ id: id2 }, index) => [id2, judged[index].outcome])));
  let isElsewhere = elsewhereOf(plan, options), mayRun = options.commands && options.refuse === void 0, isHere = (criterion) => !isElsewhere(criterion);
  mayRun && await askBaseFirst(plan, criteria.filter(isHere), worldFor, options);
  let setup2 = mayRun ? await runSetup(plan.setup.filter(isHere), (each) => once2(each, layers.setup)) : void 0, unrun = (criterion) => {
    let { title, id: id2 } = criterion;
    if (isElsewhere(criterion)) return inOtherShard;
    if (!options.commands) return skipped("not run: commands are disabled", "error", { code: "commands_disabled" });
    if (options.refuse !== void 0) return refused(title, options.refuse);
    let withheld = options.withheld?.get(id2);
    if (withheld) return { outcome: withheld, ms: 0 };
    if (setup2 && !setup2.ran.has(id2))
      return skipped("not run: the setup failed", meaning(setup2.failed), { code: "setup_failed" });
  }, settle = async (criterion, layer) => {
    if (criterion.skip !== void 0) return noted(criterion, note);
    let found = (runs(criterion) === "command" || isElsewhere(criterion) ? unrun(criterion) : void 0) ?? await once2(criterion, layer), ran = { ...found, outcome: await options.waive?.(criterion, found.outcome) ?? found.outcome };
    return note(criterion, ran), ran;
  }, isLast = (criterion) => runs(criterion) === "last";
  for (let criterion of criteria.filter(({ id: id2 }) => plan.layerOf.get(id2) === layers.setup))
    await settle(criterion, layers.setup);
  for (let layer of layersAfterSetup) {
    let isNow = (each) => !isLast(each) && plan.layerOf.get(each.id) === layer;
    for (let level of plan.levels) {
      let now2 = level.flatMap((contract) => partOf2(contract, contract.criteria.filter(isNow))), open = now2.filter(({ contract, criteria: criteria2 }) => !blocked(contract, criteria2, verdicts, note)), settleNow = (criterion) => settle(criterion, layer);
      await Promise.all(open.map((part) => own(part, settleNow, note))), await Promise.all(open.map((part) => crossCutting(part, results, settleNow, note)));
      for (let { contract } of now2) {
        let outcomes = contract.criteria.flatMap(({ id: id2 }) => results.get(id2)?.outcome ?? []);
        verdicts.set(contract.id.toLowerCase(), verdictOf(outcomes));
      }
    }
  }
  for (let criterion of criteria.filter(isLast)) await settle(criterion, layers.body);
  return await options.durations?.write(commands.durations()), { results, ...options.record ? { runs: await recorded(outside2, commands) } : {} };
}
async function recorded({ top, disturbed }, { recorded: recorded2 }) {
  let commands = recorded2(), ranHere = commands.some(({ tree }) => tree.commit === null);
  return { top, commands, disturbed: ranHere ? await disturbed() : [] };
}
async function runSetup(setup2, once2) {
  let ran = /* @__PURE__ */ new Set();
  for (let criterion of setup2) {
    ran.add(criterion.id);
    let { outcome } = await once2(criterion);
    if (failing(outcome)) return { failed: outcome, ran };
  }
}
var inOtherShard = {
  outcome: {
    status: "skip",
    message: "not run here: another shard runs it, or it is judged when the shards are merged"
  },
  ms: 0
};
function elsewhereOf(plan, { elsewhere }) {
  return elsewhere ? ({ id: id2 }) => {
    let { command: command3, check, params: params2 } = plan.steps.get(plan.stepOf.get(id2));
    return command3 === void 0 ? check.waits?.(params2) === !0 : elsewhere.has(command3);
  } : () => !1;
}
async function askBaseFirst(plan, criteria, worldFor, { withheld, onCompare }) {
  let wanted2 = criteria.filter(({ id: id2, skip }) => skip === void 0 && !withheld?.has(id2));
  for (let [key, criterion] of new Map(wanted2.map((each) => [plan.stepOf.get(each.id), each]))) {
    let step = plan.steps.get(key), { world } = worldFor(step, layers.trusted, { comparing: (on) => onCompare?.(criterion, on) });
    await step.check.before?.(step.params, world).catch(() => {
    });
  }
}
function partOf2(contract, criteria) {
  return criteria.length > 0 ? [{ contract, criteria }] : [];
}
function noted(criterion, note) {
  let ran = { outcome: { status: "skip", message: criterion.skip }, ms: 0 };
  return note(criterion, ran), ran;
}
async function own({ contract, criteria: all }, settle, note) {
  let criteria = all.filter(({ crossCutting: crossCutting2 }) => !crossCutting2);
  if (!contract.failFast) {
    await Promise.all(criteria.map(settle));
    return;
  }
  let stopped;
  for (let criterion of criteria) {
    if (stopped) {
      note(
        criterion,
        skipped(`not run: stopped at ${stopped.id}`, stopped.standsFor, { code: "stopped_early", by: stopped.id })
      );
      continue;
    }
    let { outcome } = await settle(criterion);
    failing(outcome) && (stopped = { id: criterion.id, standsFor: meaning(outcome) });
  }
}
async function crossCutting({ contract, criteria }, results, settle, note) {
  let isFailing = ({ id: id2 }) => results.has(id2) && failing(results.get(id2).outcome), failed = contract.criteria.filter((each) => !each.crossCutting && isFailing(each)), rest = criteria.filter((each) => each.crossCutting);
  if (failed.length === 0) {
    await Promise.all(rest.map(settle));
    return;
  }
  let more = failed.length > 1 ? ` and ${failed.length - 1} more` : "", standsFor = failed.some(({ id: id2 }) => meaning(results.get(id2).outcome) === "fail") ? "fail" : "error", why = { code: "criteria_failed", by: failed[0].id };
  for (let criterion of rest)
    note(criterion, skipped(`not run: ${failed[0].id}${more} must pass first`, standsFor, why));
}
function blocked(contract, criteria, verdicts, note) {
  let bad = contract.dependsOn.find(
    ({ value }) => ["fail", "error"].includes(verdicts.get(value.toLowerCase()) ?? "pass")
  );
  if (!bad) return !1;
  let standsFor = verdicts.get(bad.value.toLowerCase()) === "fail" ? "fail" : "error";
  for (let criterion of criteria)
    note(
      criterion,
      skipped(`not run: this contract depends on ${bad.value}, which did not pass`, standsFor, {
        code: "dependency_failed",
        by: bad.value
      })
    );
  return !0;
}
function failing({ status: status3, ...rest }) {
  return status3 === "fail" || status3 === "error" || "standsFor" in rest && rest.standsFor !== void 0;
}
function meaning(outcome) {
  return outcome.status === "fail" || "standsFor" in outcome && outcome.standsFor === "fail" ? "fail" : "error";
}
function skipped(message2, standsFor, why) {
  return { outcome: { status: "skip", message: message2, standsFor, skipped: why }, ms: 0 };
}
function refused(want, reason) {
  return { outcome: { status: "error", message: `not run: ${reason}`, want, got: "not run", owner: "runner" }, ms: 0 };
}
function memoised(plan, commands, options) {
  let origin = options.now(), started = /* @__PURE__ */ new Map(), pools = { static: makePool(staticAtOnce), remote: makePool(staticAtOnce), last: makePool(1) }, judge4 = (step, criterion, world) => step.check.run(step.params, world).catch((error) => {
    if (options.stop?.aborted) throw error;
    return { status: "error", message: `internal error in the check: ${error instanceof Error ? error.message : String(error)}`, want: criterion.title, got: "an internal error", owner: "runner" };
  }), ranFrom = (outcome, start, ms) => ({
    outcome,
    ms: Math.round(ms),
    start: Math.round(start - origin)
  }), begin = (step, criterion, layer) => {
    let { runs } = step.check;
    return runs === "command" ? beginCommand(step, criterion, layer) : pools[runs].run(async () => {
      options.onStart?.(criterion);
      let start = options.now(), outcome = await judge4(step, criterion, commands.worldFor(step, layer).world);
      return ranFrom(outcome, start, options.now() - start);
    }, step);
  }, beginCommand = async (step, criterion, layer) => {
    let release = commands.hold(), asked = options.now(), began, start = (at) => {
      began === void 0 && options.onStart?.(criterion), began ??= at;
    }, comparing = (on) => options.onCompare?.(criterion, on), { world, spentMs } = commands.worldFor(step, layer, { began: start, comparing, asked: release }), outcome = await judge4(step, criterion, world).finally(release);
    start(options.now());
    let waited = options.now() - Math.max(began, asked);
    return ranFrom(outcome, began, Math.max(waited, spentMs()));
  };
  return async (criterion, layer) => {
    let step = plan.steps.get(plan.stepOf.get(criterion.id)), running = started.get(step.key) ?? begin(step, criterion, layer);
    started.set(step.key, running);
    let ran = await running;
    return { ...ran, outcome: outcomeFor(ran.outcome, plan.ownDemands.has(criterion.id) ? "own" : "shared") };
  };
}

// src/contracts/none-applies.ts
function noneApplies(demand, situation) {
  if (demand === void 0) return { reason: "no contract applies to this pull request, and the policy requires none" };
  let { changes, globs: globs3 } = situation, isContract = (path2) => matchesAny(globs3, path2), work = changes.filter(({ path: path2, from = path2 }) => !isContract(path2) || !isContract(from));
  if (work.filter((change) => !isDocumentationChange(change)).length === 0)
    return { reason: work.length === 0 ? "nothing changed" : "only documentation changed, which needs no contract" };
  let { unchecked = [] } = demand.example, untested = unchecked.length > 0 ? ` (the base has no command for ${someOf(unchecked)})` : "", start = `${demand.why}, and no qualifying contract applies${untested}`;
  return {
    problem: { code: "contract_required", ...missingContract(start, demand.example, situation) }
  };
}
function missingContract(start, example, { globs: globs3, policy, enforced, selection }) {
  let open = enforced.candidates.filter(({ contract }) => !contract.done).map(({ contract }) => contract), onBase = open.filter(({ trust }) => trust === "base"), naming = onBase.length > 0 ? `name an open contract in the pull request body, as Contract: ID (${someOf(onBase.map(({ id: id2 }) => id2))})` : "", rule2 = baseRule(policy), early = rule2 ? open.filter(({ trust }) => trust !== "base") : [], [first2] = early;
  if (rule2 && first2) {
    let or = naming ? `, or ${naming}` : "";
    return { message: `${start}: ${first2.id}${andMore(early.length)} is part of this pull request, and the policy ${rule2}. Merge it first${or}`, at: { path: first2.path, line: first2.line }, owner: "person" };
  }
  let path2 = pathIn2(globs3, example.id), file = !isGlob(path2) && matchesAny(globs3, path2) ? path2 : `a file that matches ${globs3.join(" or ")}`, [empty] = selection.selected.filter(({ contract }) => contract.trust !== "generated");
  if (empty) {
    let { id: id2, path: where, line } = empty.contract;
    return { message: `${start}: ${id2} has no checks of its own. Add some, for example:
${example.text.trimEnd()}`, at: { path: where, line } };
  }
  let write = `${naming ? `N${naming.slice(1)}, or write` : "Write"} ${file}`, merge = rule2 ? `, and merge it first (the policy ${rule2})` : "";
  return { message: `${start}. ${write}${merge} (contract-gate generate drafts one), for example:
${example.text.trimEnd()}`, at: { path: path2, line: 1 }, ...rule2 && !naming ? { owner: "person" } : {} };
}
function baseRule({ satisfied_by, trust }) {
  return trust === "base-only" ? "trusts only contracts on the base (trust: base-only)" : satisfied_by === "base" ? "counts only contracts on the base (satisfied_by: base)" : void 0;
}
function pathIn2([glob2 = ""], name2) {
  return glob2.replaceAll("**/", "").replaceAll(/\{([^,}]*)[^}]*\}/g, "$1").replaceAll(/\*+/g, () => name2);
}

// src/tools/reading/run-script.ts
var unclear = /^(?:if|then|else|elif|fi|for|while|until|do|done|case|esac|function|select|exit|return|trap|exec|source|eval|\.|\{|\})(?:\s|;|$)|^set \+e/, outcomeLost = /\|\||[|`<>]|\$\(|&\s*$/;
function commandsOfScript(script) {
  if (script.length > 2e4 || script.includes("<<")) return [];
  let lines3 = script.replaceAll(/[ \t]*\\\r?\n[ \t]*/g, " ").split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, "").trim()).filter((line) => line !== "");
  if (lines3.length > 200 || lines3.some((line) => unclear.test(line))) return [];
  let found = [], folder2 = ".";
  for (let line of lines3)
    if (!outcomeLost.test(line))
      for (let command3 of splitCommands(line)) {
        let into = /^cd\s+(["']?)([\w./@-]+)\1$/.exec(command3)?.[2], next = into === void 0 ? folder2 : below2(folder2, into);
        if (next === void 0 || /^(?:cd|pushd|popd)\b/.test(command3) && into === void 0) return found;
        into === void 0 && found.push({ line: command3, folder: folder2 }), folder2 = next;
      }
  return found;
}
function splitCommands(line) {
  return (line.match(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|(?<!&)&(?!&)|[^;&"'\\])+/g) ?? []).map((part) => part.trim()).filter((part) => part !== "");
}
function below2(folder2, path2) {
  if (path2.startsWith("/")) return;
  let segments = [];
  for (let segment of `${folder2}/${path2}`.split("/"))
    if (!(segment === "" || segment === ".")) {
      if (segment !== "..") segments.push(segment);
      else if (segments.pop() === void 0) return;
    }
  return segments.join("/") || ".";
}

// src/tools/reading/uses.ts
var uses = tools.flatMap((tool) => (tool.uses ?? []).map((use) => ({ tool, use }))), wraps = tools.flatMap((tool) => tool.wraps ?? []), plainWraps = [
  /^[A-Za-z_]\w*=(?:"[^"$`]*"|'[^']*'|[^\s"'$`]*)\s+/,
  /^(?:time|nice|env|cross-env|c8|nyc|dotenv --|xvfb-run(?: (?:-a|--auto-servernum))?|timeout(?: -\S+)* \S+)\s+/,
  /^(?:\.\/)?(?:node_modules\/\.bin|vendor\/bin|bin|\.venv\/bin)\/(?=\w)/
], rewrites = /\s--(?:fix|write|apply|update-snapshots?)\b/, mostCalls = 200;
function recognize(command3) {
  let bare2 = unwrapped2(command3);
  if (!rewrites.test(bare2))
    return uses.find(({ use }) => {
      let match = use.matches.exec(bare2);
      return match?.index === 0 && /^(?:\s|$)/.test(bare2.slice(match[0].length));
    });
}
function useOfScript(script) {
  let last2 = splitCommands(script).at(-1) ?? "";
  return recognize(last2)?.use ?? uses.find(({ use }) => use.activity !== "build" && use.matches.test(last2))?.use;
}
function unwrapped2(command3) {
  let bare2 = command3.trim();
  for (let count = 0; count < 10; count++) {
    let wrap = [...plainWraps, ...wraps.map(({ matches }) => matches)].find((each) => each.test(bare2));
    if (!wrap) return bare2;
    bare2 = bare2.replace(wrap, "");
  }
  return bare2;
}
function asRun(command3) {
  let wrap = wraps.find(({ matches, as: as2 }) => as2 !== void 0 && matches.test(command3));
  return wrap ? command3.replace(wrap.matches, wrap.as) : command3;
}
function calledBy(command3, here) {
  let bare2 = unwrapped2(command3);
  return tools.flatMap((tool) => (tool.called?.(bare2, here) ?? []).map((called2) => ({ ...called2, tool })));
}
function reached(command3, here, seen = /* @__PURE__ */ new Set()) {
  if (seen.has(command3) || seen.size > mostCalls) return [];
  seen.add(command3);
  let inner = calledBy(command3, here).flatMap(({ runs }) => runs ?? []);
  return [command3, ...inner.flatMap(splitCommands).flatMap((each) => reached(each, here, seen))];
}
function activitiesOf(command3, here) {
  let all = reached(command3, here), named2 = new Set(calledBy(command3, here).flatMap(({ activity }) => activity ?? [])), doesEndToEnd = all.some(
    (each) => uses.some(({ use }) => use.activity === "e2e" && use.matches.test(each)) || calledBy(each, here).some(({ activity }) => activity === "e2e")
  );
  return named2.size > 0 ? doesEndToEnd ? named2.add("e2e") : named2 : new Set(
    all.flatMap((each) => [recognize(each)?.use.activity, ...calledBy(each, here).map(({ activity }) => activity)]).filter((each) => each !== void 0)
  );
}

// src/tools/reading/workspaces.ts
var longestScript = 2e3, beyondRow = /[;|&`$()<>#\n]/, runner = /^(?:npx(?: (?:-y|--yes|--no))?(?: --)?|bunx|(?:pnpm|yarn|bun)(?: (?:exec|run|dlx|x))?) /, settled = /^(?:(?:CI|NODE_ENV|FORCE_COLOR)=\w* +)+/, callOfScript = /^(?:npm|pnpm|yarn|bun)(?: run)? ([\w:.-]+)$/;
function coverageOf(here, manager, scripts, name2) {
  let members = manager.members?.(here);
  if (!members) return;
  let calls = callsIn(scripts, name2).flatMap(
    (line) => tools.flatMap((tool) => {
      let ran = [line, line.replace(runner, "")].flatMap((each) => tool.everywhere?.(each) ?? []);
      return ran.length > 0 ? [{ ran, members: tool.members?.(here) }] : [];
    })
  );
  if (calls.length !== 0)
    return (other, script) => script !== void 0 && includesPackage(members, here, other) && calls.some(({ ran, members: own2 }) => ran.includes(script) && (!own2 || includesPackage(own2, here, other)));
}
function callsIn(scripts, name2, seen = /* @__PURE__ */ new Set()) {
  let script = scripts[name2];
  return typeof script != "string" || script.length > longestScript || seen.has(name2) || beyondRow.test(script.replaceAll("&&", "")) ? [] : (seen.add(name2), script.split("&&").flatMap((part) => {
    let line = part.trim().replace(settled, ""), called2 = callOfScript.exec(line)?.[1];
    return called2 !== void 0 && Object.hasOwn(scripts, called2) ? callsIn(scripts, called2, seen) : [line];
  }));
}

// src/tools/reading/scripts.ts
function scriptCommands(here, manager) {
  if (!manager.script || !manager.scripts) return [];
  let scripts = manager.scripts.of(here);
  return Object.entries(activityNames).flatMap(([activity, names3]) => {
    let name2 = names3.find((each) => activity !== "build" && isUsable(scripts, each, activity, here, manager));
    if (name2 === void 0) return [];
    let why = `${pathIn(here, manager.scripts.file)} has the script ${name2}`, covers2 = coverageOf(here, manager, scripts, name2), command3 = scriptCommand(name2, activity, scripts, manager);
    return [{ activity, why, script: name2, ...covers2 ? { covers: covers2 } : {}, ...command3 }];
  });
}
function scriptCommand(name2, activity, scripts, { script, separator }) {
  let use = useOfScript(scripts[name2]);
  return { run: script(name2, use?.activity === activity ? use.pattern : void 0), ...use ? acceptedBy(use) : {}, ...separator ? { separator } : {} };
}
function isUsable(scripts, name2, activity, here, manager) {
  let script = Object.hasOwn(scripts, name2) ? scripts[name2] : "";
  return script.trim() === "" || /no test specified/.test(script) ? !1 : activity === "unit-test" ? !activitiesOf(manager.script(name2), here).has("e2e") : activity === "e2e" || !/\s--(?:fix|write|apply)\b/.test(script);
}

// src/tools/reading/ci/ci-commands.ts
var anyFiles = { fileTypes: [], isHere: () => !0 }, static_ = /* @__PURE__ */ new Set(["lint", "typecheck", "build"]), cosmetic = /^(?:CI|TERM|(?:FORCE|NO)_COLOR|\w+_COLORS?)$/, leavesTraces = /\b(?:deploy|publish|release|upload|push|install)\b/;
function ciCommands(jobs, packages) {
  return jobs.flatMap(({ path: path2, commands }) => {
    let built = [];
    return commands.flatMap((command3) => {
      let placed3 = place(command3, packages), found = commandsFor(placed3, built, `from ${path2}`);
      return placed3.activities.has("build") && !leavesTraces.test(command3.line) && built.push(placed3), command3.varies || leavesTraces.test(command3.line) ? [] : found;
    });
  });
}
var nothing3 = { names: /* @__PURE__ */ new Set(), text: () => {
} };
function place({ line, folder: folder2, env }, packages) {
  let owner = folder2;
  for (; !packages.has(owner); ) owner = owner.includes("/") ? owner.slice(0, owner.lastIndexOf("/")) : ".";
  let here = packages.get(owner), recognized = recognize(line), sources2 = owner === folder2 ? here : nothing3;
  return {
    line,
    env: Object.fromEntries(Object.entries(env).filter(([name2]) => !cosmetic.test(name2))),
    here,
    within: owner === folder2 ? "." : owner === "." ? folder2 : folder2.slice(owner.length + 1),
    activities: activitiesOf(line, sources2),
    recognized,
    tool: recognized?.tool ?? calledBy(line, sources2)[0]?.tool,
    sources: sources2
  };
}
function commandsFor(placed3, built, why) {
  let { activities, tool, here, env, sources: sources2 } = placed3;
  if (!tool) return [];
  let wanted2 = [...activities].filter((activity) => activity === "build" ? !1 : activity === "unit-test" ? !activities.has("e2e") : activity === "e2e" || [...activities].every((each) => static_.has(each))), before2 = buildsBefore(placed3, built), ecosystem = before2[0]?.tool?.ecosystem ?? tool.ecosystem ?? anyFiles, reaches = reached(placed3.line, sources2);
  return wanted2.map((activity) => {
    let { run: run2, ...rest } = runOf(placed3, activity), lines3 = [...before2.map((each) => inFolder2(each.line, each.within)), inFolder2(run2, placed3.within)], accepts = placed3.within === "." ? rest : {}, types = ecosystem.fileTypes.length > 0 ? {} : typesOf(reaches, activity);
    return {
      activity,
      run: lines3.join(" && "),
      why,
      folder: here.folder,
      ecosystem,
      env,
      reaches,
      ...accepts,
      ...types
    };
  });
}
function buildsBefore({ recognized, line, here, sources: sources2 }, built) {
  let called2 = calledBy(line, sources2), isMade = !recognized && called2.length > 0 && called2.every(({ runs }) => runs === void 0);
  return !recognized?.use.needsBuild && !isMade ? [] : built.filter((each) => each.here === here && (isMade || each.tool?.ecosystem === recognized?.tool.ecosystem));
}
function runOf({ line, sources: sources2, recognized }, activity) {
  let [called2] = calledBy(line, sources2), manager = tools.flatMap((each) => each.manager ?? []).find((each) => called2 && line === each.script?.(called2.name));
  if (called2 && manager) return scriptCommand(called2.name, activity, manager.scripts.of(sources2), manager);
  if (!recognized) return { run: line };
  let { pattern: pattern2, verbose, ...accepts } = recognized.use, has = (option) => ` ${line} `.includes(` ${option.split(/[ =]/)[0]}`), added = [verbose, pattern2].filter((each) => each !== void 0 && (!each.startsWith("-") || !has(each)));
  return { run: [asRun(line), ...added].join(" "), ...acceptedBy(accepts) };
}
function inFolder2(line, folder2) {
  return folder2 === "." ? line : `(cd ${folder2} && ${line})`;
}
function typesOf(reaches, activity) {
  let found = reaches.flatMap((each) => {
    let recognized = recognize(each);
    return recognized?.use.activity === activity ? recognized.tool.ecosystem?.fileTypes ?? [] : [];
  });
  return found.length > 0 ? { fileTypes: [...new Set(found)] } : {};
}
function contains(outer, inner) {
  let [line = "", innerLine = ""] = [outer.reaches[0], inner.reaches[0]];
  if (outer.reaches.includes(innerLine)) return !0;
  let called2 = inner.reaches.slice(1);
  if (called2.length > 0 && !/\s-/.test(innerLine) && called2.every((each) => outer.reaches.includes(each))) return !0;
  let rest = innerLine.startsWith(`${line} `) ? innerLine.slice(line.length + 1).split(" ") : [];
  return rest.length > 0 && rest.every((word3) => /^[\w./-]+$/.test(word3) && !word3.startsWith("-"));
}
function best(all, detectedRun) {
  return all.find((each) => all.every((other) => contains(each, other))) ?? all.find(({ run: run2 }) => run2 === detectedRun) ?? all[0];
}

// src/tools/reading/ci/workflow-values.ts
function interpolate(text3, known4) {
  let complete = !0, result = text3.replaceAll(/\$\{\{\s*([^{}]*?)\s*\}\}/g, (_, expression2) => {
    let value = /^'[^']*'$/.test(expression2) ? expression2.slice(1, -1) : lookUp2(expression2, known4);
    return value === void 0 && (complete = !1), value ?? "";
  });
  return complete && !result.includes("${{") ? result : void 0;
}
function lookUp2(name2, known4) {
  return Object.hasOwn(known4, name2) ? known4[name2] : void 0;
}
function holds(condition, known4) {
  if (condition.length > 2e3) return;
  let tokens2 = condition.trim().replace(/^\$\{\{([\s\S]*)\}\}$/, "$1").match(/'(?:[^']|'')*'|&&|\|\||==|!=|[!()]|[\w.*-]+(?:\[[^\]]*\])?|\S/g) ?? [], reader = { tokens: tokens2, at: 0, known: known4 }, value = either(reader);
  return reader.at === tokens2.length ? truth(value) : void 0;
}
function take(reader, token) {
  return reader.tokens[reader.at] !== token ? !1 : (reader.at++, !0);
}
function truth(value) {
  return typeof value == "string" ? value !== "" && value !== "false" && value !== "0" : value;
}
function either(reader) {
  let left = both(reader);
  for (; take(reader, "||"); ) {
    let [a, b] = [truth(left), truth(both(reader))];
    left = a === !0 || b === !0 ? !0 : a === void 0 || b === void 0 ? void 0 : !1;
  }
  return left;
}
function both(reader) {
  let left = compared(reader);
  for (; take(reader, "&&"); ) {
    let [a, b] = [truth(left), truth(compared(reader))];
    left = a === !1 || b === !1 ? !1 : a === void 0 || b === void 0 ? void 0 : !0;
  }
  return left;
}
function compared(reader) {
  let left = single(reader), equal = take(reader, "==");
  if (!equal && !take(reader, "!=")) return left;
  let right = single(reader);
  if (!(left === void 0 || right === void 0))
    return String(left).toLowerCase() === String(right).toLowerCase() === equal;
}
function single(reader) {
  if (take(reader, "!")) {
    let value = truth(single(reader));
    return value === void 0 ? void 0 : !value;
  }
  if (take(reader, "(")) {
    let value = either(reader);
    return take(reader, ")") ? value : void 0;
  }
  let token = reader.tokens[reader.at++] ?? "";
  return token.startsWith("'") ? token.slice(1, -1).replaceAll("''", "'") : /^(?:true|false)$/i.test(token) ? /^t/i.test(token) : /^\d+$/.test(token) ? token : take(reader, "(") ? called(token, reader) : lookUp2(token, reader.known);
}
function called(name2, reader) {
  let depth2 = 1;
  for (; depth2 > 0 && reader.at < reader.tokens.length; reader.at++) {
    let token = reader.tokens[reader.at];
    depth2 += token === "(" ? 1 : token === ")" ? -1 : 0;
  }
  return /^(?:always|success)$/i.test(name2) ? !0 : /^(?:failure|cancelled)$/i.test(name2) ? !1 : void 0;
}

// src/tools/reading/ci/workflows.ts
var workflowFile = /^\.github\/workflows\/[^/]+\.ya?ml$/, mostCombinations = 50, mostFiles = 100;
function isWorkflow(path2) {
  return workflowFile.test(path2);
}
function workflowJobs(texts2) {
  let paths2 = [...texts2.keys()].filter(isWorkflow).sort().slice(0, mostFiles), workflows2 = new Map(paths2.flatMap((path2) => (readWorkflow(texts2.get(path2)) ?? []).map((each) => [path2, each]))), pending2 = paths2.filter((path2) => workflows2.has(path2) && isTriggered(workflows2.get(path2).on ?? null)), seen = /* @__PURE__ */ new Set(), found = [];
  for (let path2 = pending2.shift(); path2 !== void 0; path2 = pending2.shift()) {
    if (seen.has(path2)) continue;
    seen.add(path2);
    let workflow2 = workflows2.get(path2);
    for (let job of Object.values(mapping2(workflow2.jobs)).map(mapping2)) {
      let called2 = /^\.\/(\.github\/workflows\/[^/@]+)$/.exec(text2(job.uses) ?? "")?.[1];
      called2 !== void 0 && workflows2.has(called2) && isUsed(job.if, {}) && pending2.push(called2);
      let commands = commandsOfJob(job, workflow2);
      commands.length > 0 && found.push({ path: path2, commands });
    }
  }
  return found;
}
function readWorkflow(source) {
  let { nodes, problems } = parseYaml(source);
  return problems.length === 0 && nodes.length === 1 ? [mapping2(plain(nodes[0]))] : void 0;
}
function isTriggered(on) {
  let names3 = typeof on == "string" ? [on] : Array.isArray(on) ? on : Object.keys(mapping2(on));
  if (names3.includes("pull_request")) return !0;
  if (!names3.includes("push")) return !1;
  let push = mapping2(mapping2(on).push);
  return !("tags" in push) || "branches" in push || "branches-ignore" in push;
}
function commandsOfJob(job, workflow2) {
  if (job["continue-on-error"] !== void 0 && job["continue-on-error"] !== !1) return [];
  let all = combinationsOf(job.strategy).filter((matrix) => {
    let known4 = knownIn(matrix);
    return runsOnPosix(job["runs-on"], known4) && isUsed(job.if, known4);
  }).map((matrix) => runOf2(job, workflow2, matrix)), [first2 = []] = all, everywhere = (line) => all.every((commands) => commands.some((each) => each.line === line));
  return first2.map((command3) => ({ ...command3, varies: !everywhere(command3.line) }));
}
function runOf2(job, workflow2, matrix) {
  let defaults = { ...runDefaults(workflow2), ...runDefaults(job) }, outer = variables([workflow2.env, job.env], knownIn(matrix)), found = [];
  for (let step of list3(job.steps).map(mapping2)) {
    let script = text2(step.run), known4 = knownIn(matrix, outer.values);
    if (script === void 0 || !isUsed(step.if, known4) || step["continue-on-error"] !== void 0 && step["continue-on-error"] !== !1) continue;
    let own2 = variables([step.env], known4), shell = text2(step.shell) ?? text2(defaults.shell) ?? "bash", at = interpolate(text2(step["working-directory"]) ?? text2(defaults["working-directory"]) ?? ".", known4), start = at === void 0 ? void 0 : below2(".", at);
    if (own2.unknown.length > 0 || !/^(?:bash|sh)\b/.test(shell) || start === void 0) continue;
    let run2 = interpolate(script, knownIn(matrix, { ...outer.values, ...own2.values }, start));
    if (!(run2 === void 0 || outer.unknown.some((name2) => new RegExp(`\\$\\{?${name2}\\b`).test(run2))))
      for (let { line, folder: into } of commandsOfScript(run2)) {
        let where = below2(start, into);
        where !== void 0 && found.push({ line, folder: where, env: { ...outer.values, ...own2.values } });
      }
  }
  return found;
}
function isUsed(condition, known4) {
  return condition == null || condition === !0 ? !0 : typeof condition == "string" && holds(condition, known4) === !0;
}
function runsOnPosix(runner2, known4) {
  return !list3(runner2).map((each) => interpolate(text2(each) ?? "", known4) ?? "").some((name2) => /windows|macos/i.test(name2));
}
function combinationsOf(strategy) {
  let { include, exclude, ...axes } = mapping2(mapping2(strategy).matrix), all = [{}];
  for (let [name2, values] of Object.entries(axes)) {
    let texts2 = list3(values).map(valuesOf(name2));
    texts2.length !== 0 && (all = all.flatMap((one7) => texts2.map((value) => ({ ...one7, ...value }))).slice(0, mostCombinations));
  }
  let without = list3(exclude).map((each) => valuesOf("")(each)), kept = all.filter(
    (one7) => !without.some((each) => Object.entries(each).every(([key, value]) => one7[key] === value))
  );
  return withIncluded(
    kept,
    list3(include).map((each) => valuesOf("")(each)),
    Object.keys(axes).length > 0
  );
}
function withIncluded(all, included, hasAxes) {
  let result = hasAxes || included.length === 0 ? all.map((each) => ({ ...each })) : [];
  for (let one7 of included) {
    let fits2 = result.filter(
      (_, index) => Object.entries(one7).every(([key, value]) => (all[index]?.[key] ?? value) === value)
    );
    if (hasAxes && fits2.length > 0) for (let each of fits2) Object.assign(each, { ...one7, ...each });
    else result.push(one7);
  }
  return result.slice(0, mostCombinations);
}
function valuesOf(name2) {
  let path2 = name2 === "" ? "matrix" : `matrix.${name2}`;
  return (value) => value === null || typeof value != "object" ? { [path2]: String(value ?? "") } : Object.fromEntries(
    Object.entries(mapping2(value)).flatMap(
      ([key, each]) => each === null || typeof each == "object" ? [] : [[`${path2}.${key}`, String(each)]]
    )
  );
}
function variables(all, known4) {
  let values = {}, unknown2 = [];
  for (let [name2, value] of all.flatMap((each) => Object.entries(mapping2(each)))) {
    let filled2 = value === null || typeof value == "object" ? void 0 : interpolate(String(value), known4);
    filled2 === void 0 || !/^[A-Za-z_]\w*$/.test(name2) ? unknown2.push(name2) : values[name2] = filled2;
  }
  return { values, unknown: unknown2 };
}
function knownIn(matrix, env = {}, start = ".") {
  let top = start === "." ? "." : start.replaceAll(/[^/]+/g, "..");
  return {
    ...matrix,
    ...Object.fromEntries(Object.entries(env).map(([name2, value]) => [`env.${name2}`, value])),
    "github.event_name": "pull_request",
    "github.workspace": top,
    "runner.os": "Linux"
  };
}
function runDefaults(of) {
  return mapping2(mapping2(of.defaults).run);
}
function mapping2(value) {
  return value !== null && typeof value == "object" && !Array.isArray(value) ? value : {};
}
function list3(value) {
  return Array.isArray(value) ? value : value == null ? [] : [value];
}
function text2(value) {
  return typeof value == "string" ? value : void 0;
}

// src/tools/reading/detect.ts
var ecosystems = /* @__PURE__ */ new Map();
for (let tool of tools)
  tool.ecosystem && ecosystems.set(tool.ecosystem, [...ecosystems.get(tool.ecosystem) ?? [], tool]);
var manifests = anyOf(tools.map((tool) => tool.manifests)), readFiles = anyOf(tools.map(({ reads }) => reads)), testName = anyOf([...ecosystems.keys()].map((each) => each.testName)), readTests = anyOf([...ecosystems.keys()].map((each) => each.readsTests ? each.testName : void 0)), foreign = /(?:^|\/)(?:node_modules|vendor|\.venv|venv|dist|target|testdata|fixtures)\//, mostPackages = 1e3, mostSamples = 5;
function isReadForDetection(path2) {
  return readFiles.test(nameOf4(path2)) && !foreign.test(path2) || isWorkflow(path2);
}
function sampleTests(paths2) {
  return new Set(paths2.filter((path2) => readTests.test(path2) && !foreign.test(path2)).slice(0, mostSamples));
}
function detect(paths2, texts2) {
  let own2 = paths2.filter((path2) => !foreign.test(path2)), packages = packagesOf(own2, texts2), ci2 = ciCommands(workflowJobs(texts2), new Map(packages.map((each) => [each.folder, each]))), filled2 = /* @__PURE__ */ new Set(["."]);
  for (let path2 of own2)
    for (let folder2 of around(folderOf2(path2))) {
      if (filled2.has(folder2)) break;
      filled2.add(folder2);
    }
  return {
    tools: withCovering(
      packages,
      packages.flatMap(
        (here) => toolsIn(
          here,
          ci2.filter(({ folder: folder2 }) => folder2 === here.folder)
        )
      )
    ),
    folders: new Set(packages.map(({ folder: folder2 }) => folder2)),
    has: (folder2) => filled2.has(folder2)
  };
}
function toolsIn(here, ci2) {
  let own2 = [...ecosystems].flatMap(
    ([ecosystem, members]) => ecosystem.isHere(here) ? ownTools(here, ecosystem, members).map((tool) => ({ ecosystem, tool })) : []
  ), byCi = [...new Map(ci2.map((each) => [`${each.activity} ${idOf(each)}`, each])).values()].flatMap(({ activity, ecosystem, fileTypes }) => {
    let rivals = ci2.filter((each) => each.activity === activity && idOf(each) === idOf({ ecosystem, fileTypes })), found = own2.find((each) => each.ecosystem === ecosystem && each.tool.activity === activity)?.tool, chosen = best(rivals, found?.run);
    return chosen ? [ciTool(chosen, found, here)] : [];
  }), replaced = new Set(byCi.map(({ activity, fileTypes }) => `${activity} ${fileTypes}`)), rest = own2.filter(({ tool }) => !replaced.has(`${tool.activity} ${tool.fileTypes}`)).map(({ tool }) => tool);
  return [...byCi.sort((a, b) => +(a.fileTypes.length === 0) - +(b.fileTypes.length === 0)), ...rest];
}
function idOf({ ecosystem, fileTypes }) {
  return (fileTypes ?? ecosystem.fileTypes).join();
}
function ciTool(chosen, found, here) {
  let { reaches, ecosystem, folder: _, env, guess: __, fileTypes = ecosystem.fileTypes, ...command3 } = chosen, outer = found && reached(found.run, here);
  if (found && outer && outer[0] !== reaches[0] && contains({ reaches: outer }, chosen))
    return { ...found, from: "ci", why: whyOf(found, chosen) };
  let isKnown2 = fileTypes.length > 0 || reaches.some((each) => recognize(each)?.use.activity === command3.activity), variables2 = Object.keys(env).length > 0 ? { env } : {}, ran = found && outer && reaches.includes(outer[0]) ? found : void 0, reach = ran?.script === void 0 ? {} : { script: ran.script, ...ran.covers ? { covers: ran.covers } : {} };
  return { ...command3, ...variables2, ...reach, cwd: here.folder, fileTypes, from: isKnown2 ? "ci" : "name" };
}
function whyOf(found, { reaches: [line = ""], why }) {
  return withPattern(found.run, void 0).run === line ? why : `${found.why}, and it contains \`${line}\` ${why}`;
}
function ownTools(here, ecosystem, members) {
  let manager = ecosystem.managerOf?.(here, managersOf(members)), commands = [
    ...manager ? scriptCommands(here, manager) : [],
    ...members.flatMap(({ detect: commandsIn }) => commandsIn?.(here, manager) ?? [])
  ], first2 = /* @__PURE__ */ new Map();
  for (let { guess, ...command3 } of [...commands.filter(isSure), ...commands.filter((each) => !isSure(each))]) {
    if (first2.has(command3.activity)) continue;
    let { fileTypes } = ecosystem, isNamed2 = fileTypes.length === 0 && !runsKnownTool(command3, here);
    first2.set(command3.activity, { ...command3, cwd: here.folder, fileTypes, ...isNamed2 ? { from: "name" } : {} });
  }
  return [...first2.values()];
}
function runsKnownTool({ run: run2, activity }, here) {
  return reached(run2, here).slice(1).some((each) => activitiesOf(each, here).has(activity));
}
function withCovering(packages, found) {
  let byFolder2 = new Map(packages.map((here) => [here.folder, here])), wide = found.filter(({ covers: covers2 }) => covers2).sort((a, b) => depth(a.cwd) - depth(b.cwd));
  return found.map((tool) => {
    let here = byFolder2.get(tool.cwd), around2 = new Set(here.above.map(({ folder: folder2 }) => folder2)), coveredBy = wide.find(
      (each) => around2.has(each.cwd) && each.activity === tool.activity && each.fileTypes === tool.fileTypes && each.covers(here, tool.script)
    );
    return coveredBy ? { ...tool, coveredBy } : tool;
  });
}
function managersOf(members) {
  return members.flatMap(({ manager }) => manager ?? []);
}
function isSure({ guess }) {
  return !guess;
}
function packagesOf(paths2, texts2) {
  let sorted = [.../* @__PURE__ */ new Set([".", ...paths2.filter((path2) => manifests.test(nameOf4(path2))).map(folderOf2)])].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1)).slice(0, mostPackages), known4 = new Set(sorted), names3 = new Map(sorted.map((folder2) => [folder2, /* @__PURE__ */ new Set()])), tests2 = new Map(sorted.map((folder2) => [folder2, []]));
  for (let path2 of paths2) {
    let folder2 = folderOf2(path2);
    if (names3.get(folder2)?.add(nameOf4(path2)), !testName.test(path2)) continue;
    let owner = around(folder2).find((each) => known4.has(each));
    tests2.get(owner).push(owner === "." ? path2 : path2.slice(owner.length + 1));
  }
  let packages = /* @__PURE__ */ new Map();
  for (let folder2 of sorted) {
    let above = around(folder2).slice(1).flatMap((each) => packages.get(each) ?? []), text3 = (name2) => texts2.get(folder2 === "." ? name2 : `${folder2}/${name2}`);
    packages.set(folder2, { folder: folder2, names: names3.get(folder2), text: text3, above, tests: tests2.get(folder2) });
  }
  return [...packages.values()];
}
function toolsFor(detected, activity, files2, { narrow = !1 } = {}) {
  let chosen = (tool) => narrow ? tool : tool.coveredBy ?? tool, here = detected.tools.filter((tool) => tool.activity === activity);
  if (here.length === 0) return [];
  if (files2.length === 0) {
    let top = here.filter(({ cwd }) => cwd === "."), [first2 = top.find(({ from }) => !from) ?? top[0]] = top.filter(({ from }) => from === "ci");
    return first2 ? [first2] : distinct3(here.map(chosen));
  }
  let byFolder2 = /* @__PURE__ */ new Map();
  for (let tool of here) byFolder2.set(tool.cwd, [...byFolder2.get(tool.cwd) ?? [], tool]);
  let known4 = /* @__PURE__ */ new Map();
  for (let path2 of files2) {
    let ending = /\.(\w+)$/.exec(path2)?.[1]?.toLowerCase() ?? "", key = `${folderOf2(path2)} ${ending}`;
    if (known4.has(key)) continue;
    let tool = nearest(byFolder2, folderOf2(path2), ending), isOutside = detected.folders !== void 0 && packageOf(path2, detected.folders) === ".";
    known4.set(key, tool ? [tool] : isOutside ? here : []);
  }
  return distinct3([...known4.values()].flat().map(chosen));
}
function packageOf(path2, folders3) {
  return around(folderOf2(path2)).find((folder2) => folders3.has(folder2)) ?? ".";
}
function nearest(byFolder2, folder2, ending) {
  let all = around(folder2).flatMap((each) => byFolder2.get(each) ?? []);
  return all.find(({ fileTypes, from }) => fileTypes.includes(ending) || fileTypes.length === 0 && from === "ci") ?? all.find(({ fileTypes, from }) => fileTypes.length === 0 && !from) ?? all.find(({ from }) => from !== "name") ?? all[0];
}
function distinct3(found) {
  return [...new Map(found.map((tool) => [`${tool.cwd} ${tool.run}`, tool])).values()].sort((a, b) => `${a.cwd} ${a.run}` < `${b.cwd} ${b.run}` ? -1 : 1);
}
function around(folder2) {
  if (folder2 === ".") return ["."];
  let segments = folder2.split("/");
  return [...segments.map((_, index) => segments.slice(0, segments.length - index).join("/")), "."];
}
function depth(folder2) {
  return folder2 === "." ? 0 : folder2.split("/").length;
}
function folderOf2(path2) {
  let end = path2.lastIndexOf("/");
  return end === -1 ? "." : path2.slice(0, end);
}
function nameOf4(path2) {
  return path2.slice(path2.lastIndexOf("/") + 1);
}

// src/generation/activities.ts
function commandsFor2(activity, context, how = {}) {
  let { policy, detected, detectedOnHead, files: files2, baseOnly: baseOnly2 } = context, mapped = Object.hasOwn(policy.activities ?? {}, activity) ? policy.activities[activity] : void 0;
  if (typeof mapped == "string") return [{ run: mapped, cwd: ".", why: "activities in the policy" }];
  if (mapped) return [{ checkRun: mapped.check_run, why: "activities in the policy" }];
  if (!detectedOnHead) return toolsFor(detected, activity, files2, how);
  let remaining = detected.tools.filter(({ cwd }) => detectedOnHead.has(cwd)), fromBase = toolsFor({ tools: remaining, folders: packagesOf2(context) }, activity, files2, how);
  if (baseOnly2) return fromBase;
  if (fromBase.length === 0) return toolsFor(detectedOnHead, activity, files2, how);
  let added = detectedOnHead.tools.filter(({ cwd }) => !detected.folders.has(cwd));
  return distinct3([...fromBase, ...toolsFor({ tools: added }, activity, files2, how)]);
}
function packagesOf2({ detected, detectedOnHead }) {
  if (!detectedOnHead) return detected.folders;
  let left = [...detected.folders].filter((folder2) => detectedOnHead.has(folder2));
  return /* @__PURE__ */ new Set([...left, ...[...detectedOnHead.folders].filter((folder2) => !detected.has(folder2))]);
}
function hasActivities({ criteria, type }) {
  return type === "skip" || criteria.some(({ activity, check }) => activity || check.type === "advisory");
}
function assignAllChecks(selected, context) {
  let problems = [];
  return { selected: selected.map(({ contract, ...how }) => ({
    ...how,
    contract: assignChecks(contract, context, (problem) => problems.push(problem))
  })), problems };
}
function assignChecks(contract, context, report3) {
  let named2 = uniqueNames(), criteria = [...contract.criteria, ...impliedCriteria(contract, context)].flatMap((criterion) => criteriaFor(criterion, contract, context, report3));
  return { ...contract, criteria: criteria.map((each) => ({ ...each, id: named2(each.id) })) };
}
var minimal = [
  { name: "lint", check: "lint", description: "No lint errors" },
  { name: "typecheck", check: "command", description: "No type errors" }
], isMinimal = (activity) => minimal.some(({ name: name2 }) => name2 === activity);
function impliedCriteria({ id: id2, type, path: path2, line, criteria }, context) {
  if (type !== "skip") return [];
  let present = new Set(criteria.map(({ activity }) => activity?.name));
  return minimal.filter(({ name: name2 }) => !present.has(name2) && commandsFor2(name2, context).length > 0).map(({ name: name2, check, description }) => ({
    id: `${id2}/${check}${name2 === check ? "" : `-${name2}`}`,
    title: `${name2}: ${description}`,
    check: { type: check, params: {} },
    activity: { name: name2, description },
    at: { path: path2, line }
  }));
}
function criteriaFor(criterion, { type }, context, report3) {
  let { activity, check } = criterion;
  if (check.type === "advisory") return [{ ...criterion, check: advisoryCheck(check, context.policy) }];
  if (!activity) return [criterion];
  if (type === "advisory") return [{ ...criterion, skip: "the contract is advisory: nothing runs" }];
  if (type === "skip" && !isMinimal(activity.name))
    return [{ ...criterion, skip: "the contract has type skip: only lint and typecheck run" }];
  let commands = commandsFor2(activity.name, context, { narrow: activity.pattern !== void 0 });
  if (commands.length === 0 && activity.name === "critic") return [criticCriterion(criterion, activity)];
  commands.length === 0 && report3({ ...noCommand(activity.name, context), at: criterion.at });
  let narrow = check.type === "tests" ? commandsFor2(activity.name, context, { narrow: !0 }) : [], checks3 = commands.flatMap((command3) => {
    let made = checkFor(command3, check.type, activity, context.policy, partsOf(command3, narrow));
    return "problem" in made && report3({ code: "bad_value", message: made.problem, at: criterion.at }), "problem" in made ? [] : [{ command: command3, check: made.check }];
  });
  return checks3.map(({ command: command3, check: own2 }) => {
    let folder2 = checks3.length > 1 && "cwd" in command3 ? command3.cwd : void 0;
    return {
      ...criterion,
      id: folder2 === void 0 ? criterion.id : `${criterion.id}-${slug(folder2) || "top"}`,
      title: "cwd" in command3 && command3.cwd !== "." ? `${criterion.title} (in ${command3.cwd})` : criterion.title,
      check: own2,
      // The command comes from the project, even if the pull request names the activity.
      trust: "policy",
      activity: { ...activity, why: describeCommand(command3, activity) },
      ...deferral(activity, context)
    };
  });
}
function describeCommand(command3, { pattern: pattern2 }) {
  return "checkRun" in command3 ? `the check run ${command3.checkRun}: ${command3.why}` : `\`${pattern2 === void 0 ? withPattern(command3.run, void 0).run : command3.run.replaceAll("{pattern}", JSON.stringify(pattern2))}\`${command3.cwd === "." ? "" : ` in ${command3.cwd}`}: ${command3.why}`;
}
function advisoryCheck({ type, params: params2 }, { promptForAdvisory }) {
  let { prd } = params2, ask2 = promptForAdvisory ? "the policy requires a person to review advisory tasks" : prd ? "it belongs to product requirements, which may be unclear" : void 0;
  return { type, params: { ...params2, ...ask2 ? { ask: ask2 } : {} } };
}
function criticCriterion(criterion, { description }) {
  return { ...criterion, check: { type: "critic", params: { description } } };
}
function checkFor(command3, type, { name: name2, pattern: pattern2 }, policy, parts) {
  if ("checkRun" in command3) return { check: { type: "check_run", params: { name: command3.checkRun, waitMs: 0 } } };
  let settings = settingsOf(policy), problem = shellProblem(command3.run, settings.shell);
  if (problem) return { problem };
  let { run: run2, env } = withPattern(command3.run, pattern2), variables2 = { ...command3.env, ...env }, settled2 = settleCommand(commandParams(run2, { cwd: command3.cwd, env: variables2 }), settings);
  if ("problem" in settled2) return settled2;
  let params2 = pattern2 !== void 0 && !command3.run.includes("{pattern}") ? { ...settled2.value, caveat: ignoredPattern(name2, pattern2, command3.run) } : settled2.value, narrow = parts.map((part) => ({ run: withPattern(part.run, void 0).run, cwd: part.cwd, env: part.env ?? {} })), all = narrow.length > 0 ? { ...params2, narrow } : params2;
  return { check: { type: type === "critic" ? "command" : type, params: all } };
}
function partsOf(command3, narrow) {
  if ("checkRun" in command3) return [];
  let isSame2 = (other) => other.run === command3.run && other.cwd === command3.cwd, runs = narrow.filter((each) => "run" in each);
  return runs.some(isSame2) ? [] : runs.filter(({ coveredBy }) => coveredBy && isSame2(coveredBy));
}
function ignoredPattern(name2, pattern2, line) {
  return {
    message: `\`${line}\` takes no pattern, so ${JSON.stringify(pattern2)} was ignored and everything ran`,
    fix: `In contract-gate.yml, set ${name2} under activities to a command with {pattern}; or remove the pattern.`
  };
}
function deferral({ timing }, { policy, event, queue }) {
  let later2 = policy.deferred ? policy.deferred === "merge_group" : queue;
  return timing === "deferred" && later2 && !(event === "merge_group" || event === "push") ? { skip: "deferred: it runs in the merge queue" } : {};
}
var detectable = ["unit-test", "e2e", "typecheck", "lint"];
function noCommand(name2, { policy, detected, detectedOnHead, greenfield }) {
  if (greenfield && detectable.includes(name2))
    return {
      code: "no_command_yet",
      message: `no command for the activity ${name2} yet: it is detected once the code is there`
    };
  let tools2 = [...detected.tools, ...detectedOnHead?.tools ?? []].map(({ activity }) => activity), names3 = [
    .../* @__PURE__ */ new Set([...Object.keys(policy.activities ?? {}), ...tools2, ...greenfield ? detectable : [], "critic"])
  ], line = `activities:
  ${name2}: the command   # {pattern} is replaced by the criterion's pattern`;
  return { code: "no_command", message: `no command for the activity ${name2}${didYouMean(name2, names3)}; add it to contract-gate.yml, for example:
${line}` };
}

// src/generation/write-yaml.ts
var reserved = /^(?:true|false|null|yes|no|on|off|y|n|~|\.inf|\.nan)$/i;
function writeYaml(document) {
  return `${lines2(document).join(`
`)}
`;
}
function lines2(value) {
  return Object.entries(value).flatMap(([key, each]) => {
    if (each === void 0) return [];
    let name2 = scalar(key);
    return Array.isArray(each) ? each.length === 0 ? [`${name2}: []`] : [`${name2}:`, ...each.flatMap(item)] : typeof each == "object" ? [`${name2}:`, ...indented(lines2(each))] : [`${name2}: ${scalar(each)}`];
  });
}
function item(value) {
  if (typeof value != "object") return [`  - ${scalar(value)}`];
  let [first2 = "", ...rest] = lines2(value);
  return [`  - ${first2}`, ...rest.map((line) => `    ${line}`)];
}
function indented(all) {
  return all.map((line) => `  ${line}`);
}
function scalar(value) {
  return typeof value != "string" ? String(value) : /^[\p{L}_][\p{L}\p{N} _./()+-]*$/u.test(value) && !reserved.test(value) && !/\s$|\s{2}/.test(value) ? value : JSON.stringify(value).replaceAll(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escaped);
}
function commandScalar(line) {
  let written6 = scalar(line);
  return written6.includes('\\"') && !/['\\]|[^\x20-\x7e]/.test(line) ? `'${line}'` : written6;
}
function escaped(character) {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

// src/generation/fill-in.ts
var mostFiles2 = 5;
function draftToFillIn({ id: id2, title, files: files2 }, project) {
  let listed5 = files2.slice(0, mostFiles2);
  return writeYaml({
    id: id2,
    title: title || void 0,
    validation: { files_exist: listed5.length > 0 ? [...listed5] : void 0, ...testsOf(project) }
  });
}
function testsOf(project) {
  let [command3] = commandsFor2("unit-test", project);
  if (!command3) return { tests: testsToFillIn };
  if ("checkRun" in command3) return { check_run: { name: command3.checkRun } };
  let { run: run2 } = withPattern(command3.run, void 0), keys2 = { ...command3.cwd === "." ? {} : { cwd: command3.cwd }, ...command3.env ? { env: command3.env } : {} };
  return { tests: Object.keys(keys2).length > 0 ? { run: run2, ...keys2 } : run2 };
}

// src/generation/source-files.ts
var others = /\.(?:md|mdx|markdown|rst|adoc|txt|json|jsonc|json5|ya?ml|toml|lock|sum|mod|cfg|ini|conf|env|xml|svg|properties|kts|csv|tf|png|jpe?g|gif|webp|ico|pdf|woff2?)$|(?:^|\/)(?:[A-Z][A-Z_-]+|Dockerfile|Makefile|Gemfile|Rakefile|Procfile|Jenkinsfile|\.[^/]+)$/;
function isSourceFile(path2) {
  return !others.test(path2);
}

// src/generation/title-words.ts
var words2 = (text3) => new Set(text3.trim().split(/\s+/)), advisoryVerbs = words2(`
  investigate research explore discuss plan design audit review analyze analyse evaluate assess brainstorm study examine
  diagnose understand triage survey interview rethink spike ideate
  untersuche untersuchen recherchiere recherchieren analysiere analysieren evaluiere evaluieren plane planen entwirf entwerfen diskutiere diskutieren
  étudier analyser explorer rechercher évaluer planifier concevoir discuter enquêter investiguer
  investigar investiga analizar analiza explorar estudiar evaluar planificar diseñar revisar auditar discutir pesquisar analisar planejar projetar avaliar
  indagare analizzare esplorare progettare valutare исследовать изучить проанализировать спроектировать обсудить`), advisoryNouns = words2(`
  investigation research exploration analysis evaluation assessment study rfc spike proposal brainstorming feasibility postmortem post-mortem retrospective
  Untersuchung analyse recherche investigación análisis`), openVerbs = words2(`
  prototype experiment try check verify measure benchmark clarify profile scope estimate consider decide inspect
  reproduce propose prüfe prüfen`), comparingVerbs = words2("compare contrast"), seekingVerbs = words2("determine identify find locate trace establish pinpoint"), causeNouns = words2("cause causes reason reasons bottleneck bottlenecks culprit culprits root-cause"), verifiedThings = words2(`
  signature signatures checksum checksums certificate certificates password passwords token tokens hash hashes jwt jwts
  flag flags expression expressions rule rules condition conditions template templates`), behaviourWords = words2("to at when while before after from if unless"), programVerbs = words2("scope estimate consider decide inspect check verify measure clarify"), docsVerbs = words2(`
  document proofread reword spellcheck dokumentiere dokumentieren documenter documentar documenta documentare задокументировать`), buildVerbs = words2(`
  add fix implement create remove delete drop refactor rename migrate upgrade bump update change make support enable disable move
  replace redesign rewrite optimize optimise improve handle allow prevent use convert extract split integrate introduce build set write
  rework simplify gather collect auto-generate cache validate return show hide render send store load parse log retry throttle limit expose wire hook connect
  configure deploy release publish port restore revert reduce increase speed sort filter paginate translate localize localise generate
  clean correct resolve patch harden secure sanitize sanitise escape encrypt decrypt hash sign avoid stop stub mock test cover ensure
  turn switch adjust tweak align merge pin unpin inject register initialise initialize run install uninstall polish format lint
  normalize normalise deduplicate decouple modernize adopt require reject accept ignore persist sync import export link unlink embed
  draft prepare outline sketch repair finish complete raise lower keep let mark treat bring apply clarify-text
  füge behebe beheben korrigiere korrigieren implementiere implementieren entferne entfernen aktualisiere aktualisieren erstelle erstellen ändere ändern verbessere verbessern hinzufügen
  ajouter ajoute corriger corrige supprimer implémenter refactoriser modifier créer mettre
  añadir agregar arreglar corregir implementar eliminar actualizar actualiza refactorizar crear adicionar corrigir remover atualizar
  aggiungere correggere aggiornare rimuovere добавить исправить обновить удалить реализовать`), writingVerbs = words2("write draft create prepare make outline sketch propose gather collect"), toolVerbs = words2(
  "generate auto-generate render parse build deploy publish host serve cache index lint test validate search export import migrate"
), planNouns = words2(
  "plan plans proposal rfc adr roadmap estimate strategy analysis comparison options approach postmortem requirements feedback"
), effortNouns = words2("effort workload impact risk risks feasibility complexity budget"), docsNouns = words2(`
  readme readmes docs doc documentation changelog docstring docstrings jsdoc jsdocs javadoc godoc wiki tutorial tutorials handbook faq
  contributing codeofconduct licence license copyright guide guides glossary quickstart dokumentation doku documentación documentação documentazione документацию документация`), slips = words2(`
  typo typos spelling grammar wording punctuation misspelling misspellings tippfehler rechtschreibung coquille coquilles orthographe
  errata erratas ortografía опечатку опечатки`), softNouns = words2(`
  link links badge badges heading headings formatting example examples section sections instructions note notes screenshot screenshots
  update updates change changes tweak tweaks improvement improvements fixes cleanup mistake mistakes table paragraph chapter diagram
  diagrams anchor anchors year years policy entry entries question questions answer answers steps guidelines wording page information details url urls lien liens enlace`), remarkAdjectives = words2(`
  code inline missing explanatory helpful doc more some clarifying block source stale outdated misleading wrong the todo obsolete`), commentedOn = words2(
  "blog post posts article articles issue issues photo photos video videos page pages ticket tickets product products recipe recipes"
), fixedCompounds = /* @__PURE__ */ new Set([
  "audit log",
  "audit logs",
  "audit trail",
  "design system",
  "design tokens",
  "review queue",
  "profile page",
  "profile picture",
  "plan picker",
  "study group",
  "research paper",
  "survey form",
  "profile form",
  "scope creep"
]), thingNouns = words2(
  "page tab screen button form mode view panel dialog feature endpoint component card list menu modal widget"
), documentThings = words2(`
  upload uploads uploader viewer store storage parser model picker list editor table type types id ids service page search preview
  export import template templates database db index scanner library title titles`), prepositions = words2(`
  in to for of on from with by at about into as when so that which where after before under over per via without within against
  across during between using explaining describing dans pour sur avec im in für mit zur zum en para con sobre em do da nel della в для на`), articles = words2(`
  the a an up out off down our your this these all some any its my their each every new der die das den dem ein eine einen le la les un une des du de d l el los las
  una o os il lo gli`), prefixes = {
  ...Object.fromEntries(
    "feat feature fix bug bugfix hotfix perf refactor test tests build ci revert deps security".split(" ").map((word3) => [word3, "verifiable"])
  ),
  ...Object.fromEntries(
    "spike research rfc proposal discussion question investigation discovery".split(" ").map((word3) => [word3, "advisory"])
  ),
  docs: "skip",
  doc: "skip",
  documentation: "skip",
  faq: "skip",
  readme: "skip",
  changelog: "skip"
}, programParts = words2(
  "middleware worker workers handler handlers parser client server proxy gateway scheduler interceptor hook hooks"
), programPlaces = words2(
  "footer header app screen form email emails cli component dialog menu sidebar login dashboard homepage banner popup modal"
), referenceKinds = words2("api cli command config configuration language sdk rest settings option options"), tellingVerbs = words2("mention describe explain state note spell list link clarify outline"), finiteVerbs = words2(`
  is are was were isn aren wasn weren do does did don doesn didn has have had hasn haven can cannot could couldn may might must
  mustn shall should shouldn will won would wouldn never need needs lack lacks contain contains fails crashes breaks throws returns shows
  renders loses expires overlaps hangs freezes resets drops ignores appears disappears leaks loads opens flickers jumps stays keeps gets
  goes exits blocks rejects accepts sends sets uses takes ends starts stops`), lacksText = /^(?:the )?(?:docs?|documentation|readme|changelog|wiki|tutorial|faq) (?:(?:is|are|still|completely) ){0,2}(?:missing|lacks?|outdated|out-of-date|incomplete|wrong|unclear|stale|misleading|incorrect)\b/, pronouns = words2("we you they i it one"), adviceIdioms = [
  /^get to the bottom of\b/,
  /^(?:come up with|work out|draw up|put together) (?:\S+ ){0,4}(?:plans?|proposals?|strategy|approach|recommendations?|options|ideas|roadmap|estimates?)\b/,
  /^(?:make|give|prepare) (?:\S+ ){0,3}(?:recommendations?|decision|assessment)\b/,
  /^(?:do|conduct|perform|hold|carry out|organi[sz]e|schedule|lead) (?:\S+ ){0,3}(?:reviews?|audits?|analysis|assessments?|evaluations?|stud(?:y|ies)|surveys?|interviews?|workshops?|retrospectives?|retros?|research|investigations?|comparisons?)(?: (?:of|on|about|for|with|into)\b|$)/,
  /^run (?:\S+ ){0,3}(?:retrospectives?|retros?|interviews?|workshops?|surveys?|postmortems?)\b/,
  /^get (?:\S+ )?(?:quotes|feedback|input|opinions|sign-?off)\b/,
  /^(?:pros cons|trade-?offs?)\b/,
  /^weigh (?:up\b|(?:\S+ ){0,2}(?:pros|options|trade-?offs|alternatives|costs|benefits)\b|(?:\S+ ){1,4}against\b)/,
  /^(?:reach out to|talk to|map out|root-cause|speak with)\b/,
  /^recommend (?:a|an|the|which|whether|how)\b/,
  /^summari[sz]e (?:\S+ ){0,2}(?:findings|results|feedback|outcomes?|discussions?|options|learnings)\b/
], paperKinds = words2("rfc proposal discussion question"), emptyPrefixes = words2("chore style misc wip draft task story epic subtask minor"), unspaced2 = [
  [/^(?:调研|调查|研究|分析|探索|讨论|评估|规划|審査|調研)/, "advisory"],
  [/(?:調査|検討|分析|議論|設計)(?:する|します|を行う)?$/, "advisory"],
  [/(?:文档|文檔|README|注释|错别字|说明)$/i, "skip"],
  [/(?:ドキュメント|README|誤字|脱字)を?(?:更新|修正|追加|改善)(?:する|します)?$/i, "skip"]
];

// src/generation/title.ts
var longest2 = 500;
function readTitle(title) {
  let { kind, word: word3, rest } = withoutPrefixes(title.normalize("NFKC").slice(0, longest2));
  if (kind === "advisory")
    return !paperKinds.has(word3) && clausesOf(rest).some((clause) => builds(clause, isDocs)) ? "verifiable" : "advisory";
  let read2 = unspaced2.find(([pattern2]) => pattern2.test(rest.trim()))?.[1] ?? readClauses(rest);
  return kind === "skip" ? clausesOf(rest).some((clause) => builds(clause, isDocsHere)) ? "verifiable" : read2 === "advisory" ? "advisory" : "skip" : kind === "verifiable" ? read2 === "skip" ? "skip" : "verifiable" : read2;
}
function withoutPrefixes(title) {
  let rest = title.replaceAll(new RegExp("\\p{Extended_Pictographic}|\\ufe0f", "gu"), " ").trim(), kind, first2;
  for (let rounds = 0; rounds < 6; rounds++) {
    let ticket = /^(?:[[(]?(?:[A-Za-z][A-Za-z0-9]*-\d+|#\d+|GH-\d+)[\])]?)[\s:.-]+/.exec(rest), bracket = /^[[(]([\p{L} -]{1,30})[\])][\s:-]*/u.exec(rest), named2 = /^([\p{L}]{1,30})(?:\([^()]{0,60}\))?!?:\s+/u.exec(rest), word3 = (bracket ?? named2)?.[1]?.trim().toLowerCase() ?? "";
    if (ticket) rest = rest.slice(ticket[0].length);
    else if (Object.hasOwn(prefixes, word3))
      kind ??= prefixes[word3], first2 ??= word3, rest = rest.slice((bracket ?? named2)[0].length);
    else if (emptyPrefixes.has(word3) || bracket) rest = rest.slice((bracket ?? named2)[0].length);
    else break;
  }
  let scoped = /^[^:]{1,60}:\s+(.+)$/s.exec(rest);
  return scoped && verbOf(tokens(scoped[1])[0]) && (rest = scoped[1]), { ...kind ? { kind, word: first2 } : {}, rest: rest.replace(/\s*[[(]#?\d+[\])]\s*$/, "") };
}
function verbOf(word3) {
  if (word3 === void 0) return;
  let bare2 = word3.replace(/(?:s|es|d|ed|ing)$/, ""), forms3 = [
    word3,
    word3.replace(/s$/, ""),
    word3.replace(/es$/, ""),
    word3.replace(/(?:d|ing)$/, ""),
    word3.replace(/(?:ed|ing)$/, ""),
    `${word3.replace(/(?:ing|ed)$/, "")}e`,
    bare2.replace(/(.)\1$/, "$1"),
    word3.replace(/(?:ies|ied)$/, "y")
  ];
  for (let base2 of forms3)
    for (let [kind, verbs2] of verbKinds) if (verbs2.has(base2)) return { kind, base: base2 };
}
var verbKinds = [
  ["advisory", advisoryVerbs],
  ["docs", docsVerbs],
  ["open", openVerbs],
  ["comparing", comparingVerbs],
  ["seeking", seekingVerbs],
  ["build", buildVerbs],
  ["telling", tellingVerbs]
];
function tokens(text3) {
  return text3.toLowerCase().replaceAll("code of conduct", "codeofconduct").replaceAll(/['’]s\b/g, "").split(/[^\p{L}\p{N}._/#+-]+/u).map((word3) => word3.replaceAll(/^[._#+-]+|[._-]+$/g, "")).filter((word3) => word3 !== "");
}
function clausesOf(text3) {
  let parts = text3.split(/[,;]|\s(?:and|then|und|et|y|&|\+|и)\s/iu).map(tokens).filter((part) => part.length > 0), clauses = [];
  for (let part of parts)
    clauses.length === 0 || verbOf(part[0]) !== void 0 || looksInto(part) ? clauses.push([part]) : clauses.at(-1).push(part);
  return clauses;
}
function readClauses(text3) {
  if (/^(?:why|how|what|should|can|could|is|are|does|do|which|where|when|who)\b.*\?\s*$/is.test(text3.trim()))
    return "advisory";
  let readings2 = clausesOf(text3).map(readClause);
  for (let reading of ["verifiable", "ambiguous", "advisory", "skip"])
    if (readings2.includes(reading)) return reading;
  return "verifiable";
}
function builds([first2 = [], ...more], isText) {
  let verb2 = verbOf(first2[0]), objects = [first2.slice(1), ...more];
  return verb2?.kind === "build" && !objects.every(isText) && madeReading(verb2.base, objects) === "verifiable";
}
function isDocsHere(object2) {
  let { head, places } = headOf(object2);
  return head === "" || isDocs(object2) || softNouns.has(head) || slips.has(head) || places.some(isDocsPlace);
}
function looksInto([first2, second]) {
  return /^(?:look into|deep dive|find out|figure out|dig into|think about|work out|see if|learn how|see whether|look at)$/.test(
    `${first2} ${second}`
  );
}
function readClause([first2 = [], ...more]) {
  if (adviceIdioms.some((idiom) => idiom.test([first2, ...more].flat().join(" ")))) return "advisory";
  if (looksInto(first2)) return first2[1] === "at" && !weighsOptions(first2) ? "ambiguous" : "advisory";
  let verb2 = verbOf(first2[0]), asNoun = verb2 && verb2.kind !== "build" ? nounReading(verb2.base, first2) : void 0;
  if (asNoun) return asNoun;
  let objects = [verb2 ? first2.slice(1) : first2, ...more];
  switch (verb2?.kind) {
    case "advisory":
      return "advisory";
    case "docs":
      return "skip";
    case "open":
      return tellingVerbs.has(verb2.base) && objects.every(isDocs) ? "skip" : openReading(verb2.base, first2);
    case "comparing":
      return first2.some(
        (word3) => behaviourWords.has(word3) && word3 !== "to" || /ly$|^(?:by|as|using)$/.test(word3) || verifiedThings.has(word3)
      ) && !asksQuestion(first2) ? "verifiable" : "advisory";
    case "seeking":
      return asksQuestion(first2) || first2.some((word3) => causeNouns.has(word3)) ? "advisory" : "verifiable";
    case "telling":
      return first2.length === 1 || isToldInDocs(first2.slice(1)) ? "skip" : asksQuestion(first2) ? "advisory" : "verifiable";
    case "build":
      return tellingVerbs.has(verb2.base) && objects.every(isToldInDocs) ? "skip" : madeReading(verb2.base, objects);
  }
  let { head, before: before2 } = headOf(first2);
  if (lacksText.test(first2.join(" "))) return "skip";
  if (isReport(first2)) return "verifiable";
  if (advisoryNouns.has(first2[0]) || advisoryNouns.has(head) && before2.length > 1) return "advisory";
  let last2 = verbOf(first2.at(-1));
  if (last2 && /en$/.test(first2.at(-1)) && first2.length > 1) {
    let object2 = [first2.slice(0, -1), ...more];
    return last2.kind === "advisory" ? "advisory" : last2.kind === "docs" ? "skip" : madeReading(last2.base, object2);
  }
  return objects.every(isDocs) ? "skip" : "verifiable";
}
function nounReading(verb2, first2) {
  let [word3, second = ""] = first2;
  if (isReport(first2) || /ed$/.test(word3) && word3 !== verb2 && advisoryVerbs.has(verb2) && !articles.has(second)) return "verifiable";
  if (word3 === verb2) {
    if (fixedCompounds.has(`${word3} ${second}`) || verb2 === "evaluate" && (verifiedThings.has(second) || verifiedThings.has(headOf(first2.slice(1)).head)))
      return "verifiable";
    if (verb2 === "document") return documentThings.has(second) ? "verifiable" : void 0;
    if (thingNouns.has(second))
      return first2.slice(2).some((each) => verbOf(each)?.kind === "build" || /^(?:is|are|fails?|broken|crash(?:es)?|missing|not)$/.test(each)) ? "verifiable" : "ambiguous";
  }
}
function isReport(first2) {
  let isSubject = first2[1] === "of" || /[^s]s$/.test(first2[0]) || !prepositions.has(first2[1] ?? "");
  if (first2.length < 2 || articles.has(first2[1]) || !isSubject) return !1;
  let finite = first2.findIndex((word3, index) => index > 0 && isPredicate(word3, index, first2)), asks = first2.findIndex((word3) => questionWords.test(word3));
  return finite > 0 && (asks === -1 || asks > finite);
}
function isPredicate(word3, index, all) {
  let isMonth = word3 === "may" && /^\d/.test(all[index + 1] ?? "");
  if (pronouns.has(all[index - 1]) || isMonth) return !1;
  if (finiteVerbs.has(word3)) return index > 1 || /^(?:is|are|was|were|should|must|may|can)$/.test(word3);
  let next = all[index + 1];
  if (/^(?:broken|wrong|incorrect|missing)$/.test(word3))
    return index > 1 && (next === void 0 || prepositions.has(next));
  if (/[^s]s$/.test(word3) && index > 1 && /^(?:the|an?|no|nothing|twice|too|wrong|out|off|up|down|back|away|\d+)$/.test(next ?? ""))
    return !0;
  let isPlural = /[^s]s$/.test(all[index - 1]), endsVerb = next === void 0 || prepositions.has(next) || /ly$|^(?:twice|too|their|its|the|again|once)$/.test(next);
  return index > 1 && isPlural && endsVerb && (verbOf(word3)?.base === word3 || symptoms.test(word3));
}
var symptoms = /^(?:lose|reset|disappear|overlap|flicker|hang|freeze|vanish|duplicate|expire|overflow|jump|leak|break|fail|crash)$/, questionWords = /^(?:why|whether|if|how|what|who|when|where|which|that)$/;
function asksQuestion(first2) {
  return /^(?:why|whether|if|how|what|who|which|where)$/.test(first2.slice(1).find((word3) => !articles.has(word3)) ?? "");
}
function weighsOptions(first2) {
  return first2.some((word3) => /^(?:vs|versus|options|alternatives)$/.test(word3));
}
function openReading(verb2, first2) {
  if (asksQuestion(first2) || verb2 === "decide" && first2[1] === "between") return "advisory";
  let { head } = headOf(first2.slice(1));
  if (verb2 === "propose" ? planNouns.has(head) : verb2 === "estimate" && effortNouns.has(head)) return "advisory";
  if (verb2 === "verify" && verifiedThings.has(head)) return "verifiable";
  let isInProgram = (word3) => behaviourWords.has(word3) || programParts.has(word3);
  return programVerbs.has(verb2) && first2.slice(2).some(isInProgram) ? "verifiable" : weighsOptions(first2) ? "advisory" : "ambiguous";
}
function madeReading(verb2, objects) {
  if (objects.every(isDocs)) return toolVerbs.has(verb2) ? "verifiable" : "skip";
  let isPlan = (object2) => planNouns.has(headOf(object2).head);
  return writingVerbs.has(verb2) && objects.every(isPlan) ? "advisory" : "verifiable";
}
function headOf(object2) {
  let phrases2 = [[]];
  for (let word3 of object2)
    prepositions.has(word3) ? phrases2.push([]) : !articles.has(word3) && !/^v?\d[\d.]*$/.test(word3) && phrases2.at(-1).push(word3);
  let [own2 = [], ...places] = phrases2;
  return { head: own2.at(-1) ?? "", before: own2.slice(0, -1), places: places.filter((place2) => place2.length > 0) };
}
function isDocs(object2) {
  let { head, before: before2, places } = headOf(object2);
  if (head === "") return places.length > 0 && places.every(isDocsPlace);
  if (places.some((place2) => place2.some((word3) => programPlaces.has(word3)))) return !1;
  if (isDocsNoun(head) || isReference(head, before2) || head === "notes" && before2.includes("release") || /^headers?$/.test(head) && /^(?:copyright|licen[cs]e)$/.test(before2.at(-1) ?? "")) return !0;
  if (/^comments?$|^kommentare$|^commentaires$|^comentarios$/.test(head)) return isRemark(before2, places);
  if (slips.has(head)) return places.every(isDocsPlace) && !before2.some((word3) => !isDocsNoun(word3) && isCodeWord(word3));
  let isInDocs = before2.some((word3, index) => isDocsNoun(word3) || isReference(word3, before2.slice(0, index)));
  return softNouns.has(head) && (isInDocs || places.length > 0 && places.some(isDocsPlace));
}
function isToldInDocs(object2) {
  let { places } = headOf(object2);
  return places.some(isDocsPlace) && !places.some((place2) => place2.some((word3) => programPlaces.has(word3)));
}
function isDocsNoun(word3) {
  return docsNouns.has(word3) || /\.(?:md|rst|adoc)$/.test(word3) || /^docs\/[\w./-]*$/.test(word3);
}
function isReference(head, before2) {
  return /^references?$/.test(head) && referenceKinds.has(before2.at(-1) ?? "");
}
function isDocsPlace(place2) {
  let head = place2.at(-1) ?? "";
  return isDocsNoun(head) || isReference(head, place2.slice(0, -1)) || /^comments?$/.test(head) || softNouns.has(head) && place2.some(isDocsNoun);
}
function isCodeWord(word3) {
  return /^(?:variable|function|method|class|button|label|message|error|config|key|column|route|api|login|test)$/.test(
    word3
  );
}
function isRemark(before2, places) {
  return places.some((place2) => place2.some((word3) => commentedOn.has(word3))) ? !1 : before2.every((word3) => remarkAdjectives.has(word3) || docsNouns.has(word3));
}

// src/generation/classify.ts
var unclear2 = "its title could mean either advice or work that can be verified";
function classify(title, files2, rules3, code2 = []) {
  let isCode = (path2) => code2.includes(path2) || !isDocumentation(path2), counting = files2?.filter((path2) => isCode(path2) || rules3.some((rule2) => isTested(rule2) && rule2.matches(path2))), isSource = (path2) => isSourceFile(path2) && !isTest(path2), verifiable = counting?.find(isSource) ?? counting?.[0];
  if (verifiable !== void 0) return { type: "verifiable", why: `${verifiable} changed, and that can be verified` };
  let reading = readTitle(title);
  return files2 === void 0 || files2.length === 0 || reading === "advisory" || reading === "ambiguous" ? byWords(reading) : { type: "skip", why: "only documentation changed" };
}
function byWords(reading) {
  return {
    verifiable: { type: "verifiable", why: "its title asks for something that can be verified" },
    advisory: { type: "advisory", why: "its title asks for advice" },
    skip: { type: "skip", why: "its title is about documentation" },
    ambiguous: { type: "advisory", why: unclear2, ask: unclear2 }
  }[reading];
}
function isTested({ unit, e2e }) {
  return unit || e2e !== void 0;
}

// src/generation/from-task.ts
var mostPatterns = 5;
function generateVerification({ id: id2, title: words4, files: files2, code: code2 = [], patterns: patterns2 = !1, type, at }, rules3, hasCommand) {
  let title = oneLine3(words4), sorted = files2 && [...new Set(files2)].sort(), classified = type ? { type, why: "a person chose this type" } : classify(title, sorted, rules3, code2), minimal2 = [
    { activity: "typecheck", description: "No type errors" },
    { activity: "lint", description: "No lint errors" }
  ], criteria = {
    advisory: () => [],
    skip: () => minimal2,
    verifiable: () => [...minimal2, ...fromFiles({ files: sorted ?? [], code: code2, patterns: patterns2, title }, rules3)]
  }[classified.type]().filter(({ activity }) => activity === "critic" || hasCommand(activity)), from = type ? "user" : "auto";
  return {
    document: {
      taskId: id2,
      description: title || id2,
      verificationContract: {
        type: classified.type,
        criteria,
        generatedFrom: from,
        ...at === void 0 ? {} : { generatedAt: at }
      }
    },
    classified
  };
}
function fromFiles({ files: files2, code: code2, patterns: patterns2, title }, rules3) {
  if (files2.length === 0) return [{ activity: "unit-test", description: `Tests for: ${title}` }];
  let tested = [], ends = { immediate: [], deferred: [] }, critics = /* @__PURE__ */ new Set();
  for (let path2 of files2) {
    let matching = rules3.filter((rule2) => rule2.matches(path2));
    (matching.some(({ unit }) => unit) || code2.includes(path2) && matching.length === 0) && tested.push(path2);
    let timings = matching.flatMap(({ e2e }) => e2e ?? []);
    timings.length > 0 && ends[timings.includes("immediate") ? "immediate" : "deferred"].push(path2);
    for (let { critics: named2 } of matching) for (let critic2 of named2) critics.add(critic2);
  }
  let timing = ends.immediate.length > 0 ? "immediate" : "deferred", pages2 = [...ends.immediate, ...ends.deferred];
  return [
    ...tested.length > 0 ? unitTests(tested, patterns2) : [],
    ...pages2.length > 0 ? [{ activity: "e2e", description: `E2E coverage for ${listed2(pages2)}`, timing }] : [],
    ...[...critics].sort().map((critic2) => ({ activity: "critic", description: `${critic2} review` }))
  ];
}
function unitTests(tested, patterns2) {
  let sources2 = tested.filter((path2) => !/test|spec|IT\.|\.cy\./i.test(path2) || !isTest(path2)), named2 = (sources2.length > 0 ? sources2 : tested).filter(isSourceFile);
  if (named2.length === 0)
    return [{ activity: "unit-test", description: `All tests pass (changed: ${listed2(tested)})` }];
  let names3 = new Map(named2.map((path2) => [testPattern(path2), path2]));
  return !patterns2 || names3.size > mostPatterns || names3.has("") ? [{ activity: "unit-test", description: `Tests for ${listed2(named2)}` }] : [...names3].map(([pattern2, path2]) => ({
    activity: "unit-test",
    description: `Tests for ${baseName(path2)}`,
    pattern: pattern2
  }));
}
function testPattern(path2) {
  let stem = baseName(path2).replace(/(?:\.(?:test|spec|cy|stories|d|module))?\.[^.]+$/, ""), own2 = stem.replace(/^(?:test_|_+)|_(?:test|spec)$|(?:Test|Tests|Spec)$/g, "");
  return /^(?:index|main|mod|lib|__init__|\+?page|\+?layout|route)$/.test(stem) ? path2.split("/").at(-2)?.replace(/^src$/, "") ?? "" : own2 || stem;
}
function listed2(paths2) {
  let names3 = [...new Set(paths2.map(baseName))], shown5 = names3.slice(0, 3).join(", ");
  return names3.length > 3 ? `${shown5} and ${names3.length - 3} more` : shown5;
}
function baseName(path2) {
  return path2.slice(path2.lastIndexOf("/") + 1);
}
function oneLine3(words4) {
  return [...words4.replaceAll(new RegExp("\\p{Surrogate}", "gu"), "�").replaceAll(/[\s\p{Cc}]+/gu, " ").trim()].slice(0, 300).join("");
}
function taskId2(words4) {
  let ticket = /(?:^|[\s[(/])([A-Za-z][A-Za-z0-9]{0,9}-\d{1,6})(?=[\s\]):.,/-]|$)/.exec(words4)?.[1], id2 = slug(words4).replace(/^[^a-z0-9]+/, "").slice(0, 48).replace(/-+$/, "");
  return ticket ?? (id2 === "" || id2 === "policy" ? "task" : id2);
}

// src/generation/packages.ts
function uncheckedPackages(context) {
  let folders3 = packagesOf2(context), byPackage2 = /* @__PURE__ */ new Map();
  for (let path2 of context.files) {
    let folder2 = packageOf(path2, folders3), files2 = byPackage2.get(folder2) ?? [];
    folder2 !== "." && byPackage2.set(folder2, files2), files2.push(path2);
  }
  let activities = [...new Set(context.detected.tools.map(({ activity }) => activity))];
  return [...byPackage2].map(([folder2, files2]) => ({ folder: folder2, files: files2, isNew: !context.detected.folders.has(folder2) })).filter(({ files: files2, isNew }) => {
    let needed = isNew ? activities.filter((each) => each === "unit-test") : activities;
    return needed.length > 0 && needed.every((each) => commandsFor2(each, { ...context, files: files2 }).length === 0);
  }).filter((changed) => !(context.policy.cross_cutting ?? []).some((entry2) => isFor(entry2, changed))).map(({ folder: folder2, isNew }) => ({ folder: folder2, isNew })).sort((a, b) => a.folder < b.folder ? -1 : 1);
}
function isFor({ check, params: [first2], paths: paths2 }, { folder: folder2, files: files2, isNew }) {
  if (check.runs !== "command" || isNew && check.type !== "tests" || paths2 && !files2.some((path2) => matchesAny(paths2, path2))) return !1;
  let cwd = normalisePath(first2?.cwd ?? ".");
  return cwd === "." || folder2 === cwd || folder2.startsWith(`${cwd}/`) || paths2 !== void 0 && !isNew;
}
function untestedOthers(context) {
  let chosen = commandsFor2("unit-test", context).flatMap((command3) => "cwd" in command3 ? [command3.cwd] : []);
  if (!(chosen.length === 0 || chosen.includes(".") || !context.detected.tools.some(({ activity, cwd }) => activity === "unit-test" && !chosen.includes(cwd))))
    return `only tests of the changed packages run (${someOf(chosen)}), not those of packages that depend on them`;
}

// src/generation/activity-rules.ts
var names2 = byKind({ text: oneOrMany(text()), list: list(text()) }), ruleKeys = {
  unit: optional(byKind({ boolean, text: text() }), "whether these files have unit tests"),
  e2e: optional(
    byKind({ boolean, text: oneOf("immediate", "deferred", "skip") }),
    "end-to-end tests, and when they run; skip: none"
  ),
  critics: optional(names2, "who must review it"),
  description: optional(text(), "a comment"),
  reason: optional(text(), "a comment"),
  quality: optional(byKind({ boolean, text: names2, list: names2 }), "not used"),
  e2eScope: optional(text(), "not used")
}, one = object(ruleKeys, { wants: "a rule {unit, e2e, critics}", open: !0 }), patterns = {
  wants: "a mapping of file patterns to rules",
  read(node, report3) {
    if (node.kind !== "map") return wrongType(this.wants, node, report3);
    let read2 = node.entries.map(({ key, keyAt, value }) => {
      let problem = globProblem(anywhere(key));
      problem && report3("bad_value", problem, keyAt);
      let rule2 = one.read(value, (code2, message2, at) => report3(code2, `${key}: ${message2}`, at));
      return problem || !rule2 ? void 0 : [key, rule2];
    });
    return read2.includes(void 0) ? void 0 : read2;
  },
  schema: () => ({ type: "object", additionalProperties: one.schema() })
}, fileKeys3 = ["filePatterns", "$schema", "version", "description"], rulesShape = object(
  { filePatterns: required(patterns, "file patterns, and how changes to matching files are verified") },
  { wants: "a rules file {filePatterns}", open: !0 }
);
function anywhere(pattern2) {
  return pattern2.startsWith("/") ? pattern2.slice(1) : pattern2.startsWith("**/") ? pattern2 : `**/${pattern2.replace(/^\.\//, "")}`;
}
function parseRules(path2, bytes) {
  let { nodes, problems } = parseDocuments(path2, bytes);
  if (problems.length > 0) return { problems, warnings: [] };
  let found = [], report3 = (code2, message2, at) => {
    found.push({ code: code2, message: message2, at: { path: path2, ...at } });
  }, [node, ...more] = nodes;
  if (!node || more.length > 0)
    return {
      problems: [
        { code: "several", message: "a rules file must contain exactly one mapping", at: { path: path2, line: 1, column: 1 } }
      ],
      warnings: []
    };
  let read2 = rulesShape.read(node, report3), warnings = unknownKeys(node).map(({ key, at, known: known4 }) => ({ code: "unknown_key", message: `${cited(key)} is not used${didYouMean(key, known4)}`, at: { path: path2, ...at } }));
  return read2 && found.length === 0 ? { rules: read2.filePatterns.map(ruleOf2), problems: [], warnings } : { problems: found, warnings };
}
function unknownKeys(node) {
  let unknown2 = (of, known4) => of.kind === "map" ? of.entries.filter(({ key }) => !known4.includes(key)).map(({ key, keyAt }) => ({ key, at: keyAt, known: known4 })) : [], rules3 = entry(node, "filePatterns")?.value, inRules = rules3?.kind === "map" ? rules3.entries.flatMap((each) => unknown2(each.value, Object.keys(ruleKeys))) : [];
  return [...unknown2(node, fileKeys3), ...inRules];
}
function ruleOf2([pattern2, { unit, e2e, critics }]) {
  let globs3 = [anywhere(pattern2)], timing = e2e === !0 ? "immediate" : e2e === "skip" ? !1 : e2e;
  return {
    matches: (path2) => matchesAny(globs3, path2),
    unit: unit !== void 0 && unit !== !1,
    ...timing ? { e2e: timing } : {},
    critics: critics ?? []
  };
}
var pages = /(?:^|\/)(?:pages|app|routes|views|screens)\/.*\.(?:tsx|jsx|vue|svelte|astro|html)$/, components = /(?:^|\/)components\/.*\.(?:tsx|jsx|vue|svelte|astro)$|\.(?:css|scss|less)$/, builtInRules = [
  { matches: (path2) => !isDocumentation(path2), unit: !0, critics: [] },
  { matches: (path2) => pages.test(path2) || isEndToEndTest(path2), unit: !0, e2e: "immediate", critics: [] },
  { matches: (path2) => components.test(path2), unit: !0, e2e: "deferred", critics: [] }
];

// src/generation/project.ts
async function readProject(checkout, policy, change) {
  let end = checkout.base ? "base" : "head", { rules: rules3, problems: found, warnings } = await readRules(checkout, end), problems = found.map((problem) => checkout.base ? { ...problem, owner: "base" } : problem), detected = await detectTools(checkout, end), detectedOnHead = checkout.base ? await detectTools(checkout, "head") : null, files2 = codeFiles(change), { event, queue } = change;
  return { policy, detected, detectedOnHead, files: files2, event, queue, rules: rules3, problems, warnings };
}
function isGreenfield(paths2, isContract) {
  return paths2.every(
    (path2) => isContract(path2) || isDocumentation(path2) || /(?:^|\/)\.|^contract-gate\.ya?ml$/.test(path2)
  );
}
function workFiles({ changes, isContract }) {
  return changes.flatMap(({ path: path2, from }) => [path2, ...from ? [from] : []]).filter((path2) => !isContract(path2));
}
function codeFiles({ changes, isContract }) {
  return workFiles({ changes: changes.filter((change) => !isDocumentationChange(change)), isContract });
}
async function detectTools(checkout, end) {
  let paths2 = await checkout.list(end), samples = sampleTests(paths2), isOwn2 = (path2) => end === "head" && checkout.base !== null && isWorkflow(path2), files2 = await checkout.read(end, (path2) => isReadForDetection(path2) && !isOwn2(path2) || samples.has(path2)), texts2 = /* @__PURE__ */ new Map();
  for (let [path2, content] of files2)
    content instanceof Uint8Array && texts2.set(path2, new TextDecoder().decode(content));
  return detect(paths2, texts2);
}
async function proposedRules(checkout) {
  let touched = checkout.changes.some(({ path: path2 }) => activityRulesPaths.includes(path2));
  return checkout.base && touched ? await readRules(checkout, "head") : { problems: [], warnings: [] };
}
async function readRules(checkout, end) {
  let files2 = await checkout.read(end, (path3) => activityRulesPaths.includes(path3)), path2 = activityRulesPaths.find((each) => files2.has(each));
  if (path2 === void 0) return { rules: builtInRules, problems: [], warnings: [] };
  let content = files2.get(path2);
  if (typeof content == "string")
    return { rules: builtInRules, problems: [{ code: "unreadable", message: content, at: { path: path2, line: 1, column: 1 } }], warnings: [] };
  let { rules: rules3 = builtInRules, problems, warnings } = parseRules(path2, content);
  return { rules: rules3, problems, warnings };
}

// src/generation/apply.ts
async function applyGeneration(applicable, input, checkout, policy, registries2) {
  let counting = { policy, checks: registries2.checks, compared: checkout.base !== null }, change = { ...input, changes: checkout.changes, queue: !1 }, { selected } = applicable.selection, mode = workFiles(change).length === 0 || input.rulesOnly !== void 0 ? "none" : generationMode(applicable, input, change, counting);
  if (mode === "none" && !selected.some(({ contract }) => hasActivities(contract)))
    return requireContract(
      applicable,
      input,
      change,
      counting,
      async () => plainExample(input, change, await readProject(checkout, policy, change))
    );
  let project = await readProject(checkout, policy, { ...change, queue: await mayDefer(input, policy) }), code2 = codeFiles(change).filter(isDocumentation), trusted = { ...project, baseOnly: checkout.base !== null && satisfiedBy(policy) !== "any" }, draftWith = (id2) => draftContract({ id: id2, title: titleOf2(input), files: workFiles(change), code: code2 }, trusted), assigned = assignAllChecks(selected, project), generated = mode === "enforce" ? compileDraft(draftWith(freeId(applicable)), trusted, registries2) : { problems: [] }, complete = {
    ...applicable,
    selection: {
      ...applicable.selection,
      selected: [...assigned.selected, ...generated.selected ? [generated.selected] : []]
    },
    problems: [...applicable.problems, ...project.problems, ...assigned.problems, ...generated.problems]
  };
  return requireContract(complete, input, change, counting, async () => {
    let draft = mode === "none" ? void 0 : draftWith(exampleId(input)), unchecked = draft?.unchecked.map(({ folder: folder2 }) => folder2) ?? [];
    return { ...draft && !draft.empty ? { id: draft.id, text: draftText(draft) } : plainExample(input, change, project), unchecked };
  });
}
function exampleId(input) {
  return taskId2((branchOf(input) ?? titleOf2(input)).split("/").pop());
}
function plainExample(input, change, project) {
  let id2 = exampleId(input), files2 = codeFiles({ ...change, changes: change.changes.filter(({ kind }) => kind !== "deleted") });
  return { id: id2, text: draftToFillIn({ id: id2, files: files2 }, project) };
}
function generationMode({ required: required2, selection }, { hand }, change, { policy }) {
  if (hand.only.some((id2) => /^generated(?:-2)?(?:\/|$)/i.test(id2))) return "enforce";
  let tested = selection.selected.some(
    ({ contract }) => contract.trust === "base" && (testsWork(contract) || isTrustedSkip(contract, change))
  );
  return required2 === void 0 || tested || policy.generate === "never" ? "none" : policy.generate === "show" ? "show" : "enforce";
}
function testsWork({ criteria }) {
  return criteria.some(
    ({ check, crossCutting: crossCutting2, trust = "base" }) => crossCutting2 === void 0 && trust === "base" && (check.type === "tests" || check.type === "check_run")
  );
}
function freeId({ enforced }) {
  return enforced.candidates.some(({ contract }) => contract.id.toLowerCase() === "generated") ? "generated-2" : "generated";
}
async function mayDefer({ event, queue }, { deferred }) {
  return deferred === void 0 && event !== "merge_group" && event !== "push" && await queue();
}
function titleOf2({ pulls, issue }) {
  let first2 = (text3) => text3.split(`
`).find((line) => line.trim() !== "") ?? "";
  return pulls.map(({ title, body }) => title || first2(body.text)).filter((title) => title !== "").join("; ") || first2(issue);
}
function branchOf({ pulls }) {
  return pulls[0]?.branch ?? null;
}
function draftContract(task, project) {
  let isComing = (activity) => project.greenfield === !0 && activity === "unit-test", hasCommand = (activity) => commandsFor2(activity, project).length > 0 || isComing(activity), findsFiles = commandsFor2("unit-test", project, { narrow: !0 }).every((command3) => "findsFiles" in command3 && command3.findsFiles), patterns2 = task.patterns === !0 && findsFiles, { document, classified } = generateVerification({ ...task, patterns: patterns2 }, project.rules, hasCommand), empty = document.verificationContract.criteria.length === 0 && classified.type !== "advisory", unchecked = classified.type === "verifiable" ? uncheckedPackages(project) : [];
  return { id: task.id, document, classified, empty, unchecked };
}
function draftText({ document }) {
  return writeYaml(document);
}
function compileDraft(draft, project, { checks: checks3, dialects: dialects2 }) {
  if (draft.empty || draft.classified.type === "skip") return { problems: [] };
  let node = locate(draft.document, { line: 1, column: 1 }), document = { path: generatedPath, trust: "generated", node }, { contracts, problems } = compile([document], { policy: project.policy, dialects: dialects2 }), [contract] = contracts;
  if (!contract) return { problems };
  let { type, why, ask: ask2 } = draft.classified, withQuestion = ({ check }) => ({ ...check, params: { ...check.params, ask: ask2 } }), criteria = contract.criteria.map(
    (each) => ask2 && each.check.type === "advisory" ? { ...each, check: withQuestion(each) } : each
  ), limits = untestedOthers(project), words4 = `generated (${type}), because no contract of the base tests the work: ${why}${limits ? `; ${limits}` : ""}`, assigned = assignAllChecks([{ contract: { ...contract, criteria }, why: words4 }], project), selected = assigned.selected[0], unchecked = draft.unchecked.map(
    (params2) => addedCriterion(
      checks3,
      { type: "unchecked_package", params: params2 },
      { path: contract.path, line: contract.line },
      params2.folder
    )
  ), all = [...selected.contract.criteria, ...numbered(contract.id, unchecked)];
  return {
    selected: { ...selected, contract: { ...selected.contract, criteria: all } },
    problems: [...problems, ...assigned.problems]
  };
}
function isUntrustedSkip(contract, change) {
  return isSkip(contract) && !isTrustedSkip(contract, change);
}
function isTrustedSkip(contract, change) {
  let byPerson = contract.trust === "base" && contract.origin?.generatedFrom !== "auto";
  return isSkip(contract) && (byPerson || codeFiles(change).length === 0);
}
function isSkip({ type }) {
  return type === "skip" || type === "advisory";
}
async function requireContract(applicable, input, change, { policy, checks: checks3, compared: compared2 }, example) {
  let { hand, globs: globs3, rulesOnly } = input;
  if (hand.all || hand.paths.length + hand.only.length > 0) return applicable;
  let { required: required2, selection, enforced } = applicable, { selected } = selection;
  if (rulesOnly !== void 0) return selected.length === 0 ? { ...applicable, nothing: rulesOnly } : applicable;
  let rule2 = compared2 ? satisfiedBy(policy) : "any", asking = selected.filter(
    ({ contract }) => (contract.trust === "generated" || asksSomething(contract, checks3)) && !isUntrustedSkip(contract, change)
  ), trusts = { any: void 0, trusted: ["base", "generated"], base: ["base"] }[rule2], counting = asking.filter(({ contract }) => trusts?.includes(contract.trust) ?? !0);
  if (required2 === void 0 ? selected.length > 0 : counting.length > 0) return applicable;
  let situation = { changes: change.changes, globs: globs3, policy, enforced, selection }, demand = required2 === void 0 ? void 0 : { why: required2, example: await example() }, nothing4 = noneApplies(demand, situation);
  if ("reason" in nothing4) return selected.length === 0 ? { ...applicable, nothing: nothing4.reason } : applicable;
  let withWork = asking.find(({ contract }) => contract.trust !== "generated");
  if (!withWork) return { ...applicable, problems: [...applicable.problems, nothing4.problem] };
  let { id: id2, path: path2, line } = withWork.contract, params2 = { id: id2, at: { path: path2, line }, why: required2 }, criterion = addedCriterion(checks3, { type: "contract_required", params: params2 }, params2.at);
  return { ...applicable, enforced: { ...enforced, altered: [...enforced.altered, criterion] } };
}
function advisoryNotes(all) {
  let asks = ({ criteria }) => criteria.some(({ check }) => check.type === "advisory" && check.params.ask !== void 0);
  return all.filter(({ contract }) => contract.type === "advisory" && !asks(contract)).map(({ contract }) => `ℹ️ Advisory task detected: "${(contract.description.trim() || contract.title).replaceAll(/\s+/g, " ")}" No automated verification — output will be logged for your review. Proceeding...`);
}

// src/install/places.ts
var home = "contract-gate/contract-gate";
function majorOf(version) {
  return `v${version.split(".")[0]}`;
}
function actionReference(version) {
  return `${home}@${majorOf(version)}`;
}
function cliReference(version) {
  return `npx --yes contract-gate@${version.split(".")[0]}`;
}
var schemaNames = ["contract", "epic", "policy", "rules", "results"];
function schemaUrl(name2, version) {
  return `https://raw.githubusercontent.com/${home}/${majorOf(version)}/schemas/${name2}.schema.json`;
}
function docsUrl(page, version) {
  return `https://github.com/${home}/blob/${majorOf(version)}/docs/${page}`;
}
function schemaLine(url) {
  return `# yaml-language-server: $schema=${url}`;
}
var workflowSchema = "https://json.schemastore.org/github-workflow.json", checkoutAction = "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0";

// src/install/hook-script.ts
function stopHookScript(version, mostBlocks2) {
  return program.replaceAll(/^ {2}/gm, "").replace("IMPORTS", importLines).replace("CLI_WORDS", () => JSON.stringify(cliReference(version).split(" "))).replaceAll("MOST_BLOCKS", () => String(mostBlocks2)).trimStart();
}
var imports2 = {
  "node:child_process": "{ spawnSync }",
  "node:crypto": "{ createHash }",
  "node:fs": "{ mkdirSync, readFileSync, rmSync, writeFileSync }",
  "node:path": "{ dirname, resolve }",
  "node:process": "process"
};
function importLines() {
  let statement = "import WHAT from NAME;";
  return Object.entries(imports2).map(
    ([name2, what]) => statement.replace("WHAT", what).replace("NAME", `'${name2}'`)
  ).join(`
`);
}
var program = `
  // Runs contract-gate when a coding agent stops, and sends it back to work if a check failed that it can fix.
  // Written by contract-gate init. It never blocks more than MOST_BLOCKS times in a row, by its own count.
  IMPORTS

  const { argv, env, platform, stdin, stdout, stderr } = process;
  const agent = argv[2];
  const mostBlocks = MOST_BLOCKS;
  // CONTRACT_GATE names another program, such as a copy that is installed already.
  const [program, ...words] = env.CONTRACT_GATE ? [env.CONTRACT_GATE] : CLI_WORDS;
  let received;
  let top = '.';
  top = lines(run('git', ['rev-parse', '--show-toplevel']))[0] ?? top;
  const counter = placeOf('count');

  const verified = gate(['verify', '--json']);
  const results = parse(verified.stdout);
  if (verified.status === 1 && results?.next === 'fix') block();
  else if (verified.status === 0) allow();
  else allow(results ? \`contract-gate: \${results.reason}; a person must look at this\` : failureOf(verified));

  function block() {
    const blocks = Number(read(counter)) + 1;
    if (blocks > mostBlocks) {
      allow(\`contract-gate: still failing after \${mostBlocks} attempts: \${results.reason}\`);
      return;
    }
    write(counter, String(blocks));
    const file = placeOf('results.json');
    write(file, verified.stdout);
    const retry = gate(['retry', file]);
    rmSync(file, { force: true });
    const details = retry.status === 0 ? retry.stdout : results.reason;
    const reason = \`contract-gate verify failed (attempt \${blocks} of \${mostBlocks}). Fix this before you stop.\\n\\n\${details}\`;
    say(agent === 'cursor' ? { followup_message: reason } : { decision: 'block', reason });
  }

  /** Lets the agent stop. A note goes to the person, not to the agent. */
  function allow(note) {
    rmSync(counter, { force: true });
    if (note) stderr.write(\`\${note}\\n\`);
    if (agent === 'claude') say(note ? { systemMessage: note } : undefined);
    else say({});
  }

  function say(answer) {
    if (answer) stdout.write(\`\${JSON.stringify(answer)}\\n\`);
  }

  function gate(args) {
    return run(program, [...words, ...args], { shell: platform === 'win32', timeout: 14 * 60_000 });
  }

  function run(name, args, options = {}) {
    return spawnSync(name, args, { cwd: top, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  }

  /** A file of this session, in git's own folder, so that it is never committed. */
  function placeOf(name) {
    const input = parse(readInput()) ?? {};
    const session = input.session_id ?? input.sessionId ?? input.conversation_id ?? '';
    const key = createHash('sha256').update(\`\${agent} \${session}\`).digest('hex').slice(0, 16);
    const [path = \`.git/contract-gate/\${key}-\${name}\`] = lines(run('git', ['rev-parse', '--git-path', \`contract-gate/\${key}-\${name}\`]));
    return resolve(top, path);
  }

  function readInput() {
    if (stdin.isTTY) return '';
    received ??= read(0);
    return received;
  }

  function read(place) {
    try {
      return readFileSync(place, 'utf8').replace(/^\\uFEFF/, '');
    } catch {
      return '';
    }
  }

  function write(path, text) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  function parse(text) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  function lines({ stdout }) {
    return (stdout ?? '').split('\\n').filter(Boolean);
  }

  function failureOf({ error, stderr }) {
    return \`contract-gate could not run: \${error?.message ?? lines({ stdout: stderr }).at(-1) ?? 'it printed nothing'}\`;
  }
`;

// src/install/agent-hooks.ts
var hookAgents = ["claude", "codex", "copilot", "cursor"], limitSeconds = 900, mostBlocks = 3, hooks2 = {
  claude: {
    settings: {
      path: ".claude/settings.json",
      content: {
        hooks: {
          Stop: [{ hooks: [command('node "$CLAUDE_PROJECT_DIR/.claude/hooks/contract-gate.mjs" claude')] }]
        }
      }
    },
    script: ".claude/hooks/contract-gate.mjs"
  },
  codex: {
    settings: {
      path: ".codex/hooks.json",
      content: {
        hooks: {
          Stop: [{ hooks: [command('node "$(git rev-parse --show-toplevel)/.codex/hooks/contract-gate.mjs" codex')] }]
        }
      }
    },
    script: ".codex/hooks/contract-gate.mjs"
  },
  copilot: {
    settings: {
      path: ".github/hooks/contract-gate.json",
      content: {
        version: 1,
        hooks: {
          agentStop: [
            {
              type: "command",
              bash: "node .github/hooks/contract-gate.mjs copilot",
              powershell: "node .github/hooks/contract-gate.mjs copilot",
              timeoutSec: limitSeconds
            }
          ]
        }
      }
    },
    script: ".github/hooks/contract-gate.mjs"
  },
  cursor: {
    settings: {
      path: ".cursor/hooks.json",
      content: {
        version: 1,
        hooks: {
          stop: [
            { command: "node .cursor/hooks/contract-gate.mjs cursor", timeout: limitSeconds, loop_limit: mostBlocks }
          ]
        }
      }
    },
    script: ".cursor/hooks/contract-gate.mjs"
  }
};
function command(line) {
  return { type: "command", command: line, timeout: limitSeconds };
}
function hookFiles(agent, version) {
  let { settings, script } = hooks2[agent];
  return /* @__PURE__ */ new Map([
    [settings.path, `${JSON.stringify(settings.content, null, 2)}
`],
    [script, stopHookScript(version, mostBlocks)]
  ]);
}

// src/install/contract-file.ts
var firstContract = { id: "first-task", path: ".contracts/first-task.yml" }, mostFiles3 = 3;
function contractFile(facts, version) {
  let { tests: tests2, lint: lint2 } = facts;
  return [
    schemaLine(schemaUrl("contract", version)),
    `# A first contract. It applies to branches that name it, such as agent/${firstContract.id}.`,
    "# Write one like it for each task of an agent, and merge it before the work starts.",
    `# Every key: ${docsUrl("contracts.md", version)}`,
    `id: ${firstContract.id}`,
    "title: A first task",
    "description: Replace this with what the agent is to do.",
    "validation:",
    ...commandLines("lint", lint2),
    ...commandLines("tests", tests2),
    ...tests2.length + lint2.length === 0 ? fileLines(facts) : [],
    "  # More checks, for example:",
    "  # files_exist: [src/feature.js]",
    '  # content_check: {file: src/feature.js, pattern: "export function feature"}',
    '  # scope: {allowed: ["src/**", "test/**"]}',
    ""
  ].join(`
`);
}
function commandLines(key, commands) {
  let [first2] = commands;
  return first2 ? commands.length === 1 && first2.cwd === "." ? [`  ${key}: ${commandScalar(first2.run)} # ${first2.why}`] : [
    `  ${key}:`,
    ...commands.flatMap(({ run: run2, cwd, why }) => [
      `    - run: ${commandScalar(run2)} # ${why}`,
      ...cwd === "." ? [] : [`      cwd: ${scalar(cwd)}`]
    ])
  ] : [];
}
function fileLines({ paths: paths2 }) {
  let depth2 = (path2) => path2.split("/").length, pages2 = paths2.filter((path2) => isDocumentation(path2) && /\.(?:md|rst|adoc|markdown)$/i.test(path2) && !path2.startsWith(".")).sort((a, b) => depth2(a) - depth2(b) || (a < b ? -1 : 1));
  return ["  files_exist:", ...(pages2.length > 0 ? pages2.slice(0, mostFiles3) : [firstContract.path]).map((path2) => `    - ${scalar(path2)}`)];
}

// src/install/instructions.ts
function agentParagraph(version) {
  return [
    "## contract-gate",
    "",
    "Pull requests of agents are verified against the contracts in `.contracts/`.",
    "",
    "- Before you start, read your task: find its contract, and work on the branch `agent/ID`, where ID is the `id` of the contract.",
    `- Before you say that you are done, run \`${cliReference(version)} verify\`. Fix what it reports, and run it again until it exits with 0.`,
    "- Exit code 3 means that a person must decide, and 2 that something could not be checked: say so, and stop.",
    "- Leave contracts, the policy `contract-gate.yml` and the workflows as they are, and never weaken a test to get a pass.",
    "",
    `More: ${docsUrl("agents.md", version)}`,
    ""
  ].join(`
`);
}
function agentsFile(version) {
  return `# Instructions for coding agents

${agentParagraph(version)}`;
}
var claudeFile = `@AGENTS.md
`, templateLine = "Contract: <!-- the ID of the contract for this task, such as first-task; leave it empty if there is none -->", templateFile = `${templateLine}

## What changed, and why

`;

// src/install/policy-file.ts
function policyFile({ setup: setup2 }, { version, alone }) {
  return [
    schemaLine(schemaUrl("policy", version)),
    "# The policy of contract-gate. It counts as it is on the base branch: no pull request can change its own.",
    `# Every key: ${docsUrl("policy.md", version)}`,
    "version: 1",
    "",
    "# Which pull requests need a contract: those of coding agents. Or always, or never.",
    "require: agents",
    "",
    "# Which contracts count: those of the base branch, and those generated from its commands and rules.",
    "# A contract that comes with the work runs, too, but does not count alone.",
    "satisfied_by: trusted",
    ...setupLines(setup2),
    ...alone ? aloneLines : [],
    ""
  ].join(`
`);
}
function setupLines(setup2) {
  return setup2.length === 0 ? [] : [
    "",
    `# Installs what the commands need, before the first of them (${[...new Set(setup2.map(({ why }) => why))].join(", ")}).`,
    "setup:",
    ...setup2.flatMap(({ run: run2, cwd }) => [
      `  - run: ${commandScalar(run2)}`,
      ...cwd === "." ? [] : [`    cwd: ${scalar(cwd)}`]
    ])
  ];
}
var aloneLines = [
  "",
  "# Only one person works here, so the author of a pull request may sign off what waits for a person.",
  "# The price: an agent that has the account or a token of this person can sign off its own work.",
  "# Remove both lines as soon as there is a second person.",
  "sign_off:",
  "  allow_author: true"
];

// src/tools/reading/installation.ts
function setupCommandsOf({ paths: paths2, text: text3, commands }) {
  return [...lockedSetup(paths2), ...pythonSetup(paths2, text3, commands)];
}
var mostFolders = 20, foreign2 = /(?:^|\/)(?:node_modules|vendor|testdata|fixtures?)\//;
function lockedSetup(paths2) {
  let own2 = paths2.filter((path2) => !foreign2.test(path2)), found = tools.flatMap(({ name: name2, setup: ownSetup, locks: locks2 = [] }) => {
    let setup2 = ownSetup ?? tools.find((each) => each.setup?.programs?.includes(name2))?.setup, globs3 = locks2.map(({ file }) => file);
    return !setup2 || globs3.length === 0 ? [] : own2.filter((path2) => matchesAny(globs3, path2)).map((path2) => ({ run: whereNeeded(name2, setup2.run), cwd: folderOf3(path2), why: `there is ${path2}` }));
  }), isCovered = ({ run: run2, cwd }) => cwd !== "." && found.some((other) => other.cwd === "." && other.run === run2);
  return [...new Map(found.filter((each) => !isCovered(each)).map((each) => [`${each.cwd} ${each.run}`, each])).values()].slice(0, mostFolders);
}
var nodeManagers = ["npm", "pnpm", "yarn", "bun"], pythonManagers = ["uv", "poetry", "pdm", "pipenv"];
function whereNeeded(manager, run2) {
  return nodeManagers.includes(manager) ? `[ -z "$CI" ] && [ -d node_modules ] || ${run2}` : pythonManagers.includes(manager) ? `command -v ${manager} > /dev/null || python3 -m pip install --quiet ${manager}; ${run2}` : run2;
}
function pythonSetup(paths2, text3, commands) {
  let locked = ["poetry.lock", "Pipfile.lock", "pdm.lock", "uv.lock"].some((name2) => paths2.includes(name2)), runners = ["pytest", "ruff", "flake8", "mypy"].filter(
    (name2) => commands.some(({ run: run2, cwd }) => cwd === "." && new RegExp(`^(?:python3? -m )?${name2}\\b`).test(run2))
  ), requirements = ["requirements.txt", "requirements-dev.txt"].filter((name2) => paths2.includes(name2)), isPackage2 = paths2.includes("setup.py") || /^\[project\]/m.test(text3("pyproject.toml") ?? ""), wanted2 = [...requirements.map((name2) => `-r ${name2}`), ...isPackage2 ? ["-e ."] : [], ...runners];
  if (locked || runners.length + requirements.length === 0) return [];
  let why = requirements[0] ? `there is ${requirements[0]}` : `${runners[0]} runs here`;
  return [{ run: `[ -z "$CI" ] || python3 -m pip install --quiet ${wanted2.join(" ")}`, cwd: ".", why }];
}
function folderOf3(path2) {
  let end = path2.lastIndexOf("/");
  return end === -1 ? "." : path2.slice(0, end);
}
function toolchainsOf({ paths: paths2, text: text3, commands }) {
  let fileInput = (input, files2) => {
    let file = files2.find((name2) => paths2.includes(name2));
    return file === void 0 ? void 0 : { [input]: file };
  }, uses2 = (pattern2) => commands.some(({ run: run2 }) => pattern2.test(run2));
  return [
    uses2(/\bpnpm\b/) && {
      uses: "pnpm/action-setup@fe02b34f77f8bc703788d5817da081398fad5dd2 # v4.0.0",
      // The action reads the version from package.json, if that names one.
      inputs: /"packageManager"\s*:\s*"pnpm@/.test(text3("package.json") ?? "") ? {} : { version: "10" }
    },
    paths2.includes("package.json") && {
      uses: "actions/setup-node@48b55a011bda9f5d6aeb4c2d9c7362e8dae4041e # v6.4.0",
      inputs: fileInput("node-version-file", [".nvmrc", ".node-version"]) ?? { "node-version": "24" }
    },
    uses2(/\b(?:python3?|pytest|ruff|mypy|flake8|tox|nox|poetry|uv|pdm|pipenv)\b/) && {
      uses: "actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405 # v6.2.0",
      inputs: fileInput("python-version-file", [".python-version"]) ?? { "python-version": "3.x" }
    },
    paths2.includes("go.mod") && {
      uses: "actions/setup-go@4b73464bb391d4059bd26b0524d20df3927bd417 # v6.3.0",
      inputs: { "go-version-file": "go.mod", cache: !1 }
    }
  ].filter((each) => each !== !1);
}
function installsPrograms(uses2) {
  return /^actions\/setup-|^pnpm\/action-setup@|^oven-sh\/setup-bun@|^denoland\/setup-deno@|^ruby\/setup-ruby@/.test(
    uses2
  );
}

// src/install/workflow-files.ts
function gateWorkflow(facts, version) {
  return [
    schemaLine(workflowSchema),
    "# Verifies pull requests against their contracts. Require its job, contract-gate, in the rules of the branch.",
    "name: contract-gate",
    "",
    "on:",
    "  pull_request:",
    "    # edited and labeled: title, body and labels decide which contracts apply.",
    "    types: [opened, synchronize, reopened, ready_for_review, edited, labeled, unlabeled]",
    "  merge_group:",
    "",
    "permissions:",
    "  contents: read # the checkout",
    "  checks: write # the report as check runs",
    "  pull-requests: write # the comment, the label, the reviews",
    "  actions: read # which workflow a check run belongs to",
    "",
    "concurrency:",
    "  # A newer push cancels an older run.",
    `  group: contract-gate-${expression("github.event.pull_request.number || github.ref")}`,
    `  cancel-in-progress: ${expression("github.event_name != 'merge_group'")}`,
    "",
    "jobs:",
    "  contract-gate:",
    "    runs-on: ubuntu-latest",
    "    timeout-minutes: 30",
    "    steps:",
    `      - uses: ${checkoutAction}`,
    "        with:",
    "          persist-credentials: false # keeps the token out of .git/config, where commands could read it",
    ...toolchainSteps(facts),
    `      - uses: ${actionReference(version)}`,
    ""
  ].join(`
`);
}
function recheckWorkflow(version) {
  let isCommand2 = (text3) => `contains(${text3}, '/contract-gate')`;
  return [
    schemaLine(workflowSchema),
    "# Runs the job contract-gate again when a review or a comment may have signed something off.",
    "# It checks nothing out, and runs nothing of the pull request.",
    "name: contract-gate-recheck",
    "",
    "on:",
    "  pull_request_review:",
    "    types: [submitted, dismissed]",
    "  issue_comment:",
    "    types: [created, edited, deleted]",
    "",
    "permissions:",
    "  actions: write # to run a job again",
    "  pull-requests: read # the head of the pull request",
    "",
    "concurrency:",
    `  group: contract-gate-recheck-${expression("github.event.pull_request.number || github.event.issue.number")}`,
    "",
    "jobs:",
    "  contract-gate-recheck:",
    "    if: >-",
    "      github.event_name == 'pull_request_review' || (github.event.issue.pull_request &&",
    `      (${isCommand2("github.event.comment.body")} || ${isCommand2("github.event.changes.body.from")}))`,
    "    runs-on: ubuntu-latest",
    "    timeout-minutes: 45",
    "    steps:",
    `      - uses: ${actionReference(version)}`,
    "        with:",
    "          command: recheck",
    ""
  ].join(`
`);
}
function toolchainSteps({ paths: paths2, text: text3, tests: tests2, lint: lint2, setup: setup2 }) {
  return toolchainsOf({ paths: paths2, text: text3, commands: [...tests2, ...lint2, ...setup2] }).flatMap(({ uses: uses2, inputs }) => [
    `      - uses: ${uses2}`,
    ...Object.keys(inputs).length > 0 ? ["        with:"] : [],
    ...Object.entries(inputs).map(([key, value]) => `          ${key}: ${scalar(value)}`)
  ]);
}
function expression(text3) {
  return `\${{ ${text3} }}`;
}

// src/install/setup-files.ts
var template = ".github/pull_request_template.md", templates = /^(?:(?:\.github|docs)\/)?pull_request_template(?:\.(?:md|txt)|\/.+\.(?:md|txt))$/i, workflows = {
  gate: ".github/workflows/contract-gate.yml",
  recheck: ".github/workflows/contract-gate-recheck.yml"
};
function setupFiles(facts, choices) {
  let { version, agents } = choices, there = (form5) => facts.paths.filter(form5), file = (path2, text3, existing = {}) => ({
    path: path2,
    text: text3,
    existing: { paths: there((each) => each === path2), ...existing }
  });
  return [
    file(policyPaths[0], policyFile(facts, choices), {
      paths: there((path2) => policyPaths.includes(path2)),
      add: "satisfied_by: trusted"
    }),
    file(firstContract.path, contractFile(facts, version), { paths: there((path2) => matchesAny(contractGlobs, path2)) }),
    file(workflows.gate, gateWorkflow(facts, version), { paths: there((path2) => runsGate2(path2, facts) === "gate") }),
    file(workflows.recheck, recheckWorkflow(version), { paths: there((path2) => runsGate2(path2, facts) === "recheck") }),
    file(template, templateFile, { paths: there((path2) => templates.test(path2)), add: templateLine }),
    file("AGENTS.md", agentsFile(version), { add: agentParagraph(version) }),
    ...agents.includes("claude") ? [file("CLAUDE.md", claudeFile, { add: claudeFile })] : [],
    ...agents.flatMap((agent) => [...hookFiles(agent, version)].map(([path2, text3]) => file(path2, text3, { add: text3 })))
  ];
}
function runsGate2(path2, { text: text3 }) {
  if (path2 === workflows.gate) return "gate";
  if (path2 === workflows.recheck) return "recheck";
  let source = isWorkflow(path2) ? text3(path2) ?? "" : "";
  if (/^[ \t-]*uses:[ \t]*['"]?[\w.-]+\/contract-gate(?:\/[\w./-]+)?@/m.test(source))
    return /^[ \t]*command:[ \t]*['"]?recheck\b/m.test(source) ? "recheck" : "gate";
}
function generatedInstructions(version) {
  return new Map([
    ["AGENTS.md", agentsFile(version)],
    ["CLAUDE.md", claudeFile],
    ...hookAgents.flatMap((agent) => [...hookFiles(agent, version)])
  ]);
}

// src/model/pull-request.ts
function isByHand({ all, paths: paths2, only: only2 }) {
  return all || paths2.length + only2.length > 0;
}

// src/policy/part-approvals.ts
function approvalsTogether(parts) {
  let byId = new Map(parts.flatMap(({ ids, approvals }) => ids.map((id2) => [id2, approvals])));
  return {
    async look(outcomes) {
      for (let { ids, approvals } of parts) await approvals.look(only(ids, outcomes));
    },
    async waive(id2, outcome) {
      return byId.get(id2)?.waive(id2, outcome) ?? outcome;
    },
    async apply(ran) {
      let outcomes = new Map(ran), notes = [];
      for (let { ids, approvals } of parts) {
        let signed = await approvals.apply(only(ids, ran));
        for (let [id2, each] of signed.outcomes) outcomes.set(id2, each);
        notes.push(...signed.notes);
      }
      return { outcomes, notes };
    }
  };
}
function only(ids, all) {
  return new Map(ids.flatMap((id2) => all.has(id2) ? [[id2, all.get(id2)]] : []));
}

// src/policy/read.ts
async function readPolicy(checkout, asked, checks3, check) {
  let read2 = await readPolicyFile(checkout, asked, checks3, check);
  return read2.policy.promptForAdvisory !== void 0 || !await asksInProject(checkout) ? read2 : { ...read2, policy: { ...read2.policy, promptForAdvisory: !0 } };
}
async function asksInProject(checkout) {
  let content = (await checkout.read(checkout.base ? "base" : "head", (path2) => path2 === projectPath)).get(projectPath);
  if (!(content instanceof Uint8Array)) return !1;
  let { nodes, problems } = parseDocuments(projectPath, content);
  return problems.length > 0 ? new TextDecoder().decode(content).includes('"promptForAdvisory"') : nodes.some((node) => {
    let value = entry(node, "promptForAdvisory")?.value;
    return value?.kind === "boolean" && value.value;
  });
}
async function readPolicyFile(checkout, asked, checks3, check) {
  if (typeof asked == "object") {
    let { policy: policy2 = noPolicy, problems: problems2 } = parsePolicyFile(
      asked.path,
      asked.bytes,
      `${asked.path}, selected explicitly`,
      checks3,
      check
    );
    return { policy: policy2, path: asked.path, problems: problems2, proposed: [] };
  }
  let paths2 = asked === void 0 ? policyPaths : [asked], wanted2 = (path3) => paths2.includes(path3), head = await checkout.read("head", wanted2), { base: base2 } = checkout, files2 = base2 ? await checkout.read("base", wanted2) : head, where = base2 ? `${base2.branch}@${base2.commit.slice(0, 7)}` : "the checkout, unprotected", proposed = base2 ? proposedProblems(checkout, paths2, head, checks3, check) : [], path2 = paths2.find((each) => files2.has(each));
  if (path2 === void 0) {
    let missing3 = asked === void 0 ? {} : { missing: `policy ${asked} not found at ${where}; correct the path, or merge the policy first` };
    return { policy: noPolicy, path: paths2[0], problems: [], proposed, ...missing3 };
  }
  let source = `${path2} at ${where}`, { policy, problems } = parsePolicyFile(path2, files2.get(path2), source, checks3, check), { trial: _, ...defaults } = noPolicy;
  return { policy: policy ?? { ...defaults, source: `${source}, which could not be read` }, path: path2, problems, proposed };
}
function proposedProblems(checkout, paths2, head, checks3, check) {
  let path2 = paths2.find((each) => head.has(each));
  return path2 === void 0 || !checkout.changes.some((change) => change.path === path2) ? [] : parsePolicyFile(path2, head.get(path2), "", checks3, check).problems.map((problem) => ({
    ...problem,
    message: `the new policy: ${problem.message}`
  }));
}
function parsePolicyFile(path2, content, source, checks3, check) {
  return typeof content != "string" ? parsePolicy(path2, content, source, checks3, check) : { problems: [{ code: "unreadable", message: content, at: { path: path2, line: 1, column: 1 } }] };
}

// src/policy/instructions.ts
var mostNotes = 10;
function openInstructions(all, { commits, guards }) {
  let wellFormed = all.filter((each) => each.command.kind !== "malformed"), meant = (each) => commitMeant(each, commits), isOnHead = (each) => meant(each) === each.head, of = (kind, id2, counts) => wellFormed.filter((each) => each.command.kind === kind && isNamed(each.command.id, each.pull, id2) && counts(each)), describe2 = (instruction, outcomes) => {
    let { command: command3, head } = instruction, { targets, name: name2, near } = aimOf(instruction, outcomes), verb2 = command3.kind === "malformed" ? command3.verb : command3.kind, line = commandLine(verb2 ?? "sign-off", name2 ?? near ?? "CONTRACT/CRITERION", head), isAny = (...statuses2) => targets.some(([, { status: status3 }]) => statuses2.includes(status3));
    if (command3.kind === "malformed")
      return targets.length > 0 && !isAny("pending", "fail", "error") ? void 0 : `${malformed[command3.why]}; write: ${line}`;
    if (targets.length === 0) {
      let hint = near === void 0 ? "" : `; did you mean ${near}?`;
      return `unknown contract or criterion ${cited(command3.id)}${hint}; write: ${line}`;
    }
    if (!isOnHead(instruction))
      return isAny(command3.kind === "waive" ? "fail" : "pending") ? `${oldCommit(command3.commit, instruction)}; write: ${line}` : void 0;
    if (command3.kind === "waive") return objectionToWaiver(instruction, targets, guards);
    if (!(targets.length > 1))
      return isAny("fail") ? `it failed, and a sign-off is for what waits for a person; to accept the failure, write: ${commandLine("waive", name2, head)}` : isAny("error") ? "it is inconclusive, so there is nothing to sign off" : void 0;
  };
  return {
    async signature(id2, outcome, isSame2) {
      let isForCritics = "by" in outcome && outcome.by === "critics", signing = of("sign-off", id2, ({ signs, asCritic }) => isForCritics ? asCritic : signs), onHead = signing.find(isOnHead);
      if (onHead) return signatureFrom(onHead, meant(onHead));
      for (let each of isSame2 ? signing : []) {
        let commit = meant(each);
        if (commit !== void 0 && await isSame2(commit)) return signatureFrom(each, commit);
      }
    },
    waived(id2, outcome) {
      if (outcome.status !== "fail" || guards.has(id2)) return;
      let [by] = of("waive", id2, (each) => each.signs && each.command.id.includes("/") && isOnHead(each));
      if (by?.command.kind !== "waive") return;
      let { reason } = by.command;
      return {
        ...outcome,
        status: "warn",
        message: `waived by ${by.by} (${reason}): ${outcome.message}`,
        waived: { ...signatureFrom(by, meant(by)), reason }
      };
    },
    notes(outcomes) {
      if (![...outcomes.values()].some(({ status: status3 }) => ["pending", "fail", "error"].includes(status3))) return [];
      let found = all.flatMap((each) => {
        let why = describe2(each, outcomes);
        return why === void 0 ? [] : [`the ${wordFor(each.command)} by ${each.by} has no effect: ${why}`];
      }), distinct4 = [...new Set(found)], more = distinct4.length - mostNotes;
      return more > 0 ? [...distinct4.slice(-mostNotes), `${more} more commands in comments have no effect`] : distinct4;
    }
  };
}
var malformed = {
  not_plain: "a command must be on a line of its own, outside quotes, lists and code",
  unknown_verb: "the commands are recheck, sign-off and waive",
  no_id: "it names no contract or criterion",
  no_commit: "the commit is missing after the criterion",
  short_commit: "the commit needs at least 7 digits",
  no_reason: "a waiver needs a reason after the commit"
};
function aimOf({ command: command3, pull }, outcomes) {
  let wanted2 = "id" in command3 ? command3.id ?? "" : "";
  if (wanted2 === "") return { targets: [] };
  let targets = [...outcomes].filter(([id2]) => isNamed(wanted2, pull, id2)), [first2] = targets;
  if (first2) {
    let own2 = ownName(first2[0], pull);
    return { targets, name: wanted2.includes("/") ? own2 : contractOf(own2) };
  }
  let known4 = [...outcomes.keys()].map((id2) => ownName(id2, pull)), near = similar(wanted2, [.../* @__PURE__ */ new Set([...known4, ...known4.map(contractOf)])]);
  return { targets, ...near === void 0 ? {} : { near } };
}
function objectionToWaiver({ command: command3, head, pull }, targets, guards) {
  if (!("id" in command3) || !command3.id?.includes("/")) {
    let failed = targets.find(([, { status: status3 }]) => status3 === "fail");
    return `a waiver is for one criterion, not for a contract${failed ? `; write: ${commandLine("waive", ownName(failed[0], pull), head)}` : ""}`;
  }
  let [id2, outcome] = targets[0];
  if (outcome.status === "pending")
    return `it waits for a person, and did not fail; write: ${commandLine("sign-off", ownName(id2, pull), head)}`;
  if (outcome.status === "error") return "it is inconclusive, and only a failure can be waived";
  if ("standsFor" in outcome && outcome.standsFor) return "it did not run; waive or fix what failed before it";
  if (outcome.status === "fail" && guards.has(id2)) return "it protects the rules of the gate, and can not be waived";
}
function isNamed(wanted2, pull, id2) {
  let own2 = ownName(id2, pull).toLowerCase();
  return [own2, contractOf(own2)].includes(wanted2.toLowerCase());
}
function contractOf(id2) {
  return id2.slice(0, id2.indexOf("/"));
}
function ownName(id2, pull) {
  let slash = id2.indexOf("/"), contract = id2.slice(0, slash), suffix = `.pr-${pull}`;
  return contract.endsWith(suffix) ? `${contract.slice(0, -suffix.length)}${id2.slice(slash)}` : id2;
}
function commitMeant({ command: { commit }, head, mayAbbreviate }, commits) {
  if (commit.length >= 40) return commit;
  let fitting = [.../* @__PURE__ */ new Set([head, ...commits])].filter((each) => each.startsWith(commit));
  return mayAbbreviate && fitting.length === 1 ? fitting[0] : void 0;
}
function oldCommit(commit, { head, mayAbbreviate }) {
  if (head.startsWith(commit))
    return mayAbbreviate ? `${commit} fits several commits of the branch` : `the branch was force-pushed after it, and ${commit} could be another commit`;
  let digits = head.startsWith(commit.slice(0, 7)) ? 40 : 7;
  return `it is for ${commit.slice(0, digits)}, and the head is ${head.slice(0, digits)}`;
}
function signatureFrom({ by, url, at }, commit) {
  return { by, how: "comment", commit, url, at };
}
function wordFor(command3) {
  let verb2 = command3.kind === "malformed" ? command3.verb : command3.kind, id2 = "id" in command3 && command3.id ? ` ${cited(command3.id)}` : "";
  return verb2 === void 0 || verb2 === "recheck" ? "command" : `${verb2 === "waive" ? "waiver of" : "sign-off of"}${id2 || " nothing"}`;
}

// src/policy/sign-off.ts
function openApprovals(policy, people, { head, sameFiles, commits = [] }, guards = /* @__PURE__ */ new Set()) {
  let signedFiles = /* @__PURE__ */ new Map(), reviews = once(() => readReviews(policy, people)), comments = once(async () => {
    let { given: given2, notes } = await readInstructions(policy, people);
    return { instructions: openInstructions(given2, { commits: commits.map(({ id: id2 }) => id2), guards }), notes };
  }), among = ({ given: given2, critics }, outcome) => "by" in outcome && outcome.by === "critics" ? critics : given2;
  return {
    async look(outcomes) {
      for (let [id2, outcome] of outcomes) {
        let about = outcome.status === "pending" ? outcome.about ?? [] : [];
        if (about.length === 0) continue;
        let isSame2 = async (commit) => await sameFiles(commit, about) === !0, { instructions: instructions2 } = await comments(), signed = await firstWith(among(await reviews(), outcome), isSame2) ?? await instructions2.signature(id2, outcome, isSame2);
        signedFiles.set(id2, signed);
      }
    },
    async waive(id2, outcome) {
      return outcome.status !== "fail" || !people ? outcome : (await comments()).instructions.waived(id2, outcome) ?? outcome;
    },
    async apply(ran) {
      let all = [...ran], isAny = (...statuses2) => all.some(([, { outcome }]) => statuses2.includes(outcome.status));
      if (!people || !(isAny("pending", "fail", "error") || all.some(([, { outcome }]) => "waived" in outcome)))
        return { outcomes: new Map(all), notes: [] };
      let { instructions: instructions2, notes } = await comments(), known4 = isAny("pending") ? await reviews() : nobody, outcomes = new Map(all);
      for (let [id2, each] of all) {
        let { outcome } = each;
        if (outcome.status !== "pending") continue;
        let by = among(known4, outcome).find(({ commit }) => commit === head) ?? await instructions2.signature(id2, outcome) ?? signedFiles.get(id2);
        by && outcomes.set(id2, { ...each, outcome: signedOff(outcome, by) });
      }
      let judged = new Map([...outcomes].map(([id2, { outcome }]) => [id2, outcome])), { open, note } = await withoutSigner(judged, { policy, people, head });
      for (let [id2, outcome] of open) outcomes.set(id2, { ...outcomes.get(id2), outcome });
      return { outcomes, notes: [...known4.notes, ...notes, ...instructions2.notes(judged), ...note] };
    }
  };
}
function once(load) {
  let loaded2;
  return () => (loaded2 ??= load(), loaded2);
}
async function firstWith(signatures, isSame2) {
  for (let signature of signatures) if (await isSame2(signature.commit)) return signature;
}
function signedOff(outcome, by) {
  let what = "got" in outcome ? outcome.got : outcome.message;
  return { status: "pass", message: `signed off by ${by.by}: ${what}`, signed: by };
}
async function withoutSigner(outcomes, { policy, people, head }) {
  let open = [], notes = /* @__PURE__ */ new Set();
  for (let [id2, outcome] of outcomes) {
    if (outcome.status !== "pending") continue;
    let as2 = outcome.by === "critics" ? "critic" : "signer";
    if (await people.mayAnyoneSign?.(policy, as2) !== !1) continue;
    let then = as2 === "signer" && head !== null ? ` Then write in a comment: ${commandLine("sign-off", id2, head)}` : "";
    open.push([id2, { ...outcome, fix: `${noSigner[as2]}${then}` }]), notes.add(noSigner[as2]);
  }
  return { open, note: [...notes] };
}
var noSigner = {
  signer: "Nobody in this repository can sign this off, because authors can not sign off their own work. Give someone else write access, or add this line to contract-gate.yml on the base branch: sign_off: {allow_author: true}",
  critic: "Nobody in this repository can approve this, because it needs someone other than the author. Give someone else write access, or name an account under critics: in contract-gate.yml on the base branch."
}, nobody = { given: [], critics: [], notes: [] };
async function readReviews(policy, people) {
  try {
    return await people?.signatures(policy) ?? nobody;
  } catch (error) {
    return { ...nobody, notes: [`approvals could not be read: ${error.message}`] };
  }
}
async function readInstructions(policy, people) {
  try {
    return await people?.instructions?.(policy) ?? { given: [], notes: [] };
  } catch (error) {
    return { given: [], notes: [`commands in comments could not be read: ${error.message}`] };
  }
}
async function withheldCommands(contracts, policy, people, checks3) {
  let commands = people ? bodyCommands(contracts, policy, checks3) : [], why = commands.length > 0 ? await people.bodyHeldBack() : void 0;
  if (why === void 0) return /* @__PURE__ */ new Map();
  let withheld = ({ title }) => ({
    status: "pending",
    message: `not run: ${why}; to accept the criterion without running it, a maintainer must approve this commit`,
    want: title,
    got: "not run",
    owner: "person",
    fix: "Merge the contract into the base, add the command to commands.allow in the policy, or ask a maintainer to approve this commit."
  });
  return new Map(commands.map((criterion) => [criterion.id, withheld(criterion)]));
}
function bodyCommands(contracts, policy, checks3) {
  let commands = contracts.flatMap(
    (contract) => contract.criteria.filter((criterion) => isCommand(checks3, criterion)).map((criterion) => ({ criterion, body: (criterion.trust ?? contract.trust) === "body" }))
  ), sameness2 = ({ check }) => JSON.stringify(check), trusted = new Set(commands.filter(({ body }) => !body).map(({ criterion }) => sameness2(criterion)));
  return commands.filter(({ criterion, body }) => body && !trusted.has(sameness2(criterion)) && !isAllowed(criterion, policy)).map(({ criterion }) => criterion);
}
function isAllowed({ check }, { commands }) {
  let { run: run2, env, shell } = check.params;
  return Object.keys(env).length > 0 || (shell ?? "bash") !== (commands?.shell ?? "bash") ? !1 : (commands?.allow ?? []).some((line) => {
    if (!line.endsWith(" *")) return run2 === line;
    let rest = run2.startsWith(line.slice(0, -1)) ? run2.slice(line.length - 1) : void 0;
    return rest !== void 0 && rest.trim() !== "" && !shellMetacharacters.test(rest);
  });
}

// src/checks/advisory.ts
var advisory = {
  type: "advisory",
  runs: "static",
  title: () => "a person reviews the output",
  label: () => "",
  async run(params2, world) {
    let files2 = changedFiles2(world), output2 = writtenOutput(world);
    return params2.ask === void 0 ? { status: "skip", message: `advisory: no automated verification; for review: ${files2}`, ...output2 } : {
      status: "pending",
      message: `the task is advisory, and ${params2.ask}: a person must review the output`,
      want: this.title(params2),
      got: files2,
      owner: "person",
      ...output2
    };
  }
};
function changedFiles2(world) {
  let paths2 = world.changes.filter(({ path: path2 }) => !world.isContract(path2)).map(({ path: path2 }) => path2);
  return paths2.length === 0 ? "no changed file" : someOf(paths2, 20);
}
var longestOutput = 2e4;
function writtenOutput({ body }) {
  let text3 = body.text.trim();
  if (text3 === "") return {};
  let tail = text3.slice(0, longestOutput);
  return { output: { tail, truncated: tail.length < text3.length, sha256: digestOf(text3) } };
}

// src/checks/agent_output.ts
var longestQuote = 300, agent_output = {
  type: "agent_output",
  runs: "static",
  title: () => "the agent's output reports no failure",
  label: () => "",
  fix: () => "Finish the work until the output can truthfully report success.",
  async run(params2, world) {
    let { path: path2, text: text3 } = world.body, { blocks: blocks2 } = reportedWork(text3);
    if (blocks2.length === 0) return { status: "skip", message: "the agent gave no output" };
    let bad = blocks2.flatMap(({ fields }) => fields).filter(({ key, value }) => isFailure(key, value)), quotes = bad.map(({ key, value }) => `${key}: ${valueText(value)}`.slice(0, longestQuote)), findings = bad.map(({ line }, index) => ({ code: "reported_failure", severity: "fail", message: `the agent reported \`${quotes[index]}\``, at: { path: path2, line } })), got = quotes.slice(0, 20).join("; "), issues = blocks2.flatMap((block) => issueLines(fieldsByKey(block))).map((line) => `
- ${line}`), fix = issues.length > 0 ? { fix: `Fix what the output reports:${issues.join("")}` } : {};
    return outcomeOf(findings, { want: this.title(params2), pass: "it reports no failure", got, ...fix });
  }
};

// src/checks/artifacts.ts
var artifacts2 = {
  type: "artifacts",
  runs: "static",
  title: () => "the files that the agent reported exist",
  label: () => "",
  fix: () => "Write the files that are reported, or report only those that exist.",
  async run(params2, world) {
    let { blocks: blocks2, files: named2 } = reportedWork(world.body.text);
    if (blocks2.length + named2.length === 0) return { status: "skip", message: "the agent reported no files" };
    let findings = [];
    for (let { key, path: path2, line } of named2) {
      let problem = await problemWith(path2, key, world);
      if (problem === void 0) continue;
      let message2 = `the agent reported ${path2} under ${key}: ${problem}`;
      findings.push({ code: "missing_file", severity: "fail", message: message2, at: { path: world.body.path, line } });
    }
    let pass = named2.length === 1 ? "1 reported file exists" : `${named2.length} reported files exist`;
    return outcomeOf(findings, { want: this.title(params2), pass });
  }
};
async function problemWith(path2, key, world) {
  let look = await world.files.inspect(path2);
  if (!((look.kind === "file" || look.kind === "directory") && look.kept || world.changes.some((change) => change.kind === "deleted" && change.path === path2) && key !== "files_created"))
    return look.kind === "refused" ? look.reason : look.kind === "missing" ? "no such file" : "an ignored file";
}

// src/checks/check_run.ts
var keys = {
  workflow: optional(text(), "the workflow that it belongs to: its file, or its name"),
  wait: optional(duration, "how long to wait until it has finished (default: not at all)")
}, name = text({ wants: "the name of a check run" }), params = (given2, { workflow: workflow2, wait }) => ({
  name: given2,
  ...workflow2 ? { workflow: workflow2 } : {},
  waitMs: wait ?? 0
}), described = object(
  { name: required(name, "its name"), ...keys },
  { wants: "a check_run {name, workflow, wait}" }
), one2 = byKind({
  text: as(name, (given2) => ({ value: params(given2, {}) })),
  map: as(described, ({ name: given2, ...rest }) => ({ value: params(given2, rest) }))
}), check_run = {
  type: "check_run",
  runs: "remote",
  written: {
    entries: oneOrMany(located(one2)),
    flat: as(
      object({ check_run: required(name, "its name"), ...keys }, { wants: "a cross-cutting check_run" }),
      ({ check_run: given2, ...rest }) => ({ value: [params(given2, rest)] })
    ),
    settle(asked, { maxTimeoutMs }) {
      if (asked.waitMs <= maxTimeoutMs) return { value: asked };
      let most3 = formatDuration(maxTimeoutMs);
      return { problem: `wait ${formatDuration(asked.waitMs)} is above the policy's commands.max_timeout ${most3}` };
    }
  },
  title: ({ name: given2, workflow: workflow2 }) => `the check run ${given2}${workflow2 ? ` of ${workflow2}` : ""} has succeeded on this head`,
  label: ({ name: given2 }) => given2,
  fix: ({ name: given2 }) => `Make the check run ${given2} succeed on this head.`,
  async run(asked, world) {
    if (!world.github) return { status: "skip", message: "only GitHub can decide" };
    let want = this.title(asked), seen = await world.github.checkRuns(asked);
    if (seen.kind === "unknown")
      return unknown(want, seen.reason, "no answer", "Run it again; the job needs the permissions checks: read and actions: read.");
    let time = asked.waitMs > 0 ? `more time than wait: ${formatDuration(asked.waitMs)}` : "time with wait: 10m", fix = `Make the check run ${asked.name} finish on this head before the gate, or give it ${time}.`;
    if (seen.runs.length === 0) {
      let since = asked.waitMs > 0 ? ` after ${formatDuration(asked.waitMs)}` : "";
      return unknown(want, `there is no check run ${asked.name} on this head${since}`, "no such check run", fix);
    }
    let isProven = seen.runs.some(({ unproven }) => !unproven), runs = seen.runs.filter(({ unproven, conclusion }) => !(isProven && unproven && conclusion === "success")), objections = runs.flatMap((run2) => objection(run2, want, fix) ?? []);
    return objections.find(({ status: status3 }) => status3 === "fail") ?? objections[0] ?? accepted(runs, want, world);
  }
};
function unknown(want, message2, got, fix) {
  return { status: "error", message: message2, want, got, fix, owner: "runner" };
}
function objection({ name: given2, status: status3, conclusion }, want, fix) {
  return status3 !== "completed" || conclusion === null || conclusion === "stale" ? unknown(want, `the check run ${given2} has not finished`, conclusion ?? status3, fix) : conclusion === "success" ? void 0 : { status: "fail", message: `the check run ${given2} ended with ${conclusion}`, want, got: conclusion, owner: "author" };
}
function accepted(runs, want, world) {
  let { name: given2, workflow: workflow2, unproven } = runs[0];
  if (unproven)
    return {
      status: "pending",
      message: `the check run ${given2} is not a job of a workflow: it was posted through the API by an unknown author, so a person must review it`,
      want,
      got: "success, posted through the API",
      owner: "person",
      fix: "Name a check run that is a job of a workflow, or ask a maintainer to approve this commit."
    };
  let files2 = runs.flatMap((run2) => run2.workflow?.path ?? []), isOne = (path2) => path2 !== void 0 && files2.some((file) => isWorkflowFile(file, path2)), altered = world.changes.filter(({ path: path2, from }) => isOne(path2) || isOne(from)), [first2] = altered;
  return first2 ? {
    status: "pending",
    message: `the check run ${given2} comes from ${first2.path}, which this pull request adds or changes, so a person must review it`,
    want,
    got: `success, by the change's own ${first2.path}`,
    owner: "person",
    fix: `Revert ${first2.path}, or ask a maintainer to approve this commit.`,
    at: { path: first2.path, line: 1 },
    about: altered.flatMap(({ path: path2, from }) => from === void 0 ? [path2] : [path2, from])
  } : { status: "pass", message: `it succeeded${workflow2 ? ` in ${workflow2.path}` : ""}` };
}

// src/checks/claim.ts
var claim = {
  type: "claim",
  runs: "static",
  waits: claimWaits,
  title: claimTitle,
  label: (params2) => "key" in params2 ? params2.key : params2.kind,
  run: judgeClaim
};

// src/tools/reading/output/package-lines.ts
var forms = tools.flatMap(({ output: output2 }) => output2?.passedOn ?? []), fewestLines = 3;
function byPackage(lines3) {
  let read2 = lines3.map((line) => forms.map((form5) => form5.exec(line)).find(Boolean) ?? void 0), packages = /* @__PURE__ */ new Map();
  for (let match of read2)
    match && listed3(packages, match[1]).push(match[2]);
  let own2 = new Map([...packages].filter(([, texts2]) => texts2.length >= fewestLines));
  if (own2.size === 0) return lines3;
  let rest = lines3.filter((_, index) => !own2.has(read2[index]?.[1] ?? ""));
  return [...[...own2.values()].flat(), ...rest];
}
function listed3(packages, name2) {
  let known4 = packages.get(name2) ?? [];
  return packages.set(name2, known4), known4;
}

// src/tools/reading/output/shown-lines.ts
var ansi = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b\n]*(?:\x07|\x1b\\)?|[()][0-9A-Za-z]|[=>78])/g;
function shownLines(output2) {
  return output2.replaceAll(ansi, "").split(`
`).map((line) => line.endsWith("\r") ? line.slice(0, -1) : line).map((line) => line.slice(line.lastIndexOf("\r") + 1).trimEnd()).filter((line) => line.length <= 500);
}
function outputText({ stdout, stderr }) {
  return `${stdout}
${stderr}`;
}

// src/tools/reading/output/failures.ts
var failing2 = tools.flatMap(({ output: output2 }) => output2?.failing ?? []);
function failingTests(output2) {
  return byPackage(shownLines(output2)).flatMap((line) => failing2.map((form5) => form5.exec(line)?.[1]).find(Boolean) ?? []);
}
function loadedFailures(output2) {
  return failingTests(output2).filter((name2) => !unloadedName.test(name2));
}
function saysNoTests(output2) {
  return shownLines(output2).some((line) => noTests.test(line));
}
var formsOf = (key) => tools.flatMap(({ output: output2 }) => output2?.[key] ?? []), failedFiles = anyOf(formsOf("failedFiles")), loadLine = anyOf([...formsOf("loadFailure"), failedFiles]), unloadedName = anyOf(formsOf("unloaded")), lackingName = anyOf(formsOf("lacksName")), missingFile = [
  ...formsOf("missing"),
  // The operating system's words, which every tool passes on.
  /(?:ENOENT|No such file or directory)[^'"]*['"]([^'"]+)['"]/
], noTests = /\bno (?:suitable )?(?:tests?|specs?|test cases?)(?: (?:files?|modules?|cases?))?(?: (?:were|was))? (?:found|ran|run|executed|defined|discovered|collected|to (?:run|execute))\b/i;
function failuresOf({ count, exit, top }, finished2) {
  let { ending } = finished2, code2 = ending.kind === "exit" ? ending.code : -1, lines3 = shownLines(outputText(finished2)).map(
    (line) => line.replaceAll(`file://${top}/`, "").replaceAll(`${top}/`, "")
  ), names3 = failingTests(lines3.join(`
`)), counted4 = count(finished2), failed = counted4?.failed ?? 0;
  return {
    passed: exit.includes(code2) && failed === 0,
    code: code2,
    failed,
    tests: new Set(loadedFailures(lines3.join(`
`))),
    unloaded: new Set(names3.filter((name2) => unloadedName.test(name2))),
    loadLines: new Set(lines3.filter((line) => loadLine.test(line))),
    countsFilesApart: lines3.some((line) => failedFiles.test(line)),
    missing: new Set(lines3.flatMap((line) => missingFile.map((form5) => form5.exec(line)?.[1]).find(Boolean) ?? [])),
    lacksName: lines3.some((line) => lackingName.test(line)),
    none: counted4?.ran === 0 || lines3.some((line) => noTests.test(line))
  };
}
function hasNewFailure(here, there) {
  let files2 = here.countsFilesApart ? 0 : newIn(here.unloaded, there.unloaded).length;
  return newIn(here.tests, there.tests).length > 0 || here.failed - there.failed > files2;
}
function hasNewLoadFailure(here, there) {
  return newIn(here.unloaded, there.unloaded).length + newIn(here.loadLines, there.loadLines).length > 0;
}
function newIn(here, there) {
  return [...here].filter((each) => !there.has(each));
}
function fileOf(missing3, paths2) {
  let stem = (/[/\\]/.test(missing3) || /\.[cm]?[jt]sx?$|\.py$/.test(missing3) ? missing3 : missing3.replaceAll(".", "/")).replace(/^(?:[@~]\/|\.{0,2}\/)+/, "").replace(/\.(?:[cm]?[jt]sx?|py)$/, "");
  return paths2.find((path2) => `/${path2}/`.includes(`/${stem}/`) || `/${path2}`.includes(`/${stem}.`));
}

// src/tools/reading/count-tests.ts
var outputs = tools.flatMap(({ name: name2, output: output2 }) => output2 ? [{ title: name2, ...output2 }] : []), specific = outputs.filter(({ countsLast }) => !countsLast), common = outputs.filter(({ countsLast }) => countsLast);
function countTests(output2) {
  let lines3 = byPackage(shownLines(output2)), found = countsOf2(specific, lines3), claimed = found.length > 0 ? found : countsOf2(common, lines3);
  if (claimed.length === 0) return saysNoTests(output2) ? { ...nothingRan, runner: "no runner" } : void 0;
  let counts = claimed.flatMap(({ count }) => count === "unknown" ? [] : [count]);
  if (counts.length === 0) return;
  let result = totalOf(counts);
  if (!(result.ran === 0 && counts.length < claimed.length))
    return { ...result, runner: claimed.map(({ title }) => title).join(", ") };
}
function countsOf2(from, lines3) {
  return from.flatMap(({ title, count }) => {
    let counted4 = count?.(lines3);
    return counted4 ? [{ title, count: counted4 }] : [];
  });
}

// src/tools/reading/missing-tool.ts
var noSuchScript = tools.flatMap((tool) => tool.noSuchScript ?? []), installers = tools.flatMap(
  (tool) => tool.setup?.programs ? [{ tool, calls: new RegExp(String.raw`(?:^|[\s;&|(/])(?:${tool.setup.programs.join("|")})(?=\s|$)`) }] : []
);
function missingTool(code2, stderr, stdout = "", run2 = "") {
  if (code2 === 0) return;
  let caller = installers.find(({ calls }) => calls.test(run2))?.tool, shell = code2 === 127 ? /(?:(?<![^\s:])([^\s:`]{1,64}))?: (?:command )?not found\s*$/m.exec(stderr) : null, tool = tools.find(({ notInstalled }) => notInstalled?.test(stderr) || notInstalled?.test(stdout));
  if (!shell && (!tool || anyRan(`${stdout}
${stderr}`))) return;
  let setup2 = shell?.[1] !== void 0 && shell[1] === caller?.setup?.programs?.[0] ? managerSetup(caller) : setupOf2(tool, caller) ?? installOf(shell?.[1]);
  return { name: shell ? shell[1] ? `\`${shell[1]}\`` : "a program" : "a program or package", ...setup2 ? { setup: setup2 } : {} };
}
function anyRan(text3) {
  let output2 = text3.replaceAll(/^[^\s:]{1,200} [\w:.-]{1,100}: /gm, ""), counted4 = countTests(output2);
  return counted4 !== void 0 && (counted4.ran > counted4.failed || loadedFailures(output2).length > 0);
}
function setupOf2(tool, caller) {
  return (!tool?.setup || caller && caller.ecosystem === tool.ecosystem ? caller?.setup : tool?.setup)?.run;
}
function managerSetup({ setup: setup2 }) {
  return setup2?.manager && `${setup2.manager} && ${setup2.run}`;
}
function installOf(program2) {
  let tool = tools.find(({ name: name2 }) => name2 === program2);
  return tool?.setup?.programs ? void 0 : tool?.setup?.run;
}
function isMissingScript(stderr) {
  return noSuchScript.some((form5) => form5.test(stderr));
}

// src/checks/shared/removed-folder.ts
async function isRemovedFolder(cwd, { files: files2, changes }) {
  let folder2 = `${normalisePath(cwd)}/`;
  return folder2 === "./" ? !1 : changes.some(
    ({ kind, path: path2, from }) => kind === "deleted" && path2.startsWith(folder2) || from?.startsWith(folder2)
  ) && (await files2.inspect(cwd)).kind === "missing";
}

// on-first-use:saxes
var later = (name2) => {
  let load = () => __require("./saxes.cjs")[name2];
  return new Proxy(function() {
  }, {
    apply: (_, self, given2) => Reflect.apply(load(), self, given2),
    construct: (_, given2) => Reflect.construct(load(), given2),
    get: (_, key) => load()[key]
  });
}, SaxesParser_ = later("SaxesParser");

// src/tools/reading/junit-report.ts
function countJunit(xml) {
  let read2 = readJunit(xml);
  if ("problem" in read2) return;
  let failed = read2.cases.filter((each) => each.failed).length, skipped2 = read2.cases.filter((each) => each.skipped && !each.failed).length;
  return { ran: read2.cases.length - skipped2, failed, skipped: skipped2 };
}
function failedInJunit(xml) {
  let read2 = readJunit(xml);
  return "problem" in read2 ? [] : read2.cases.filter(({ failed }) => failed).map(({ name: name2 }) => name2);
}
function failedCases(xml) {
  let read2 = readJunit(xml);
  return "problem" in read2 ? [] : read2.cases.filter(({ failed, name: name2 }) => failed && name2 !== "").map(({ name: name2, group, file, line, message: message2, text: text3 }) => {
    let block = text3.trim().split(`
`), said = message2 || block[0];
    return {
      name: group === "" || name2.startsWith(group) ? name2 : `${group}.${name2}`,
      ...file === "" ? {} : { path: file },
      ...line > 0 ? { line } : {},
      ...said ? { message: said.split(`
`)[0] } : {},
      block
    };
  });
}
function junitProblem(xml) {
  let read2 = readJunit(xml);
  return "problem" in read2 ? read2.problem : void 0;
}
var longestText = 2e4, outside = { name: "", group: "", file: "", line: 0, message: "", text: "", failed: !0, skipped: !1 };
function readJunit(xml) {
  let parser = new SaxesParser_({ xmlns: !1, position: !0 }), refuse2 = (problem) => {
    throw new NoReport(`line ${parser.line}: ${problem}`);
  }, open = [], cases = [], counted4 = 0, current;
  parser.on("error", (error) => refuse2(error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, ""))), parser.on("doctype", () => refuse2("document types are not allowed")), parser.on("opentag", ({ name: name2, attributes }) => {
    let parent = open.at(-1), isSuite = /^testsuites?$/.test(name2);
    parent === void 0 && !isSuite && refuse2(`expected testsuites or testsuite, found ${name2}`);
    let isFailure2 = name2 === "failure" || name2 === "error";
    if (isSuite && (counted4 = Math.max(counted4, numberOf(attributes.failures) + numberOf(attributes.errors))), name2 === "testcase") {
      current && refuse2("testcase inside a testcase");
      let { status: status3 = "" } = attributes, { classname = "", file = "", line } = attributes;
      current = {
        ...{ group: classname.split(".").at(-1), file, line: numberOf(line), message: "", text: "" },
        name: attributes.name ?? "",
        failed: /^fail/i.test(status3),
        skipped: /^notrun$/i.test(status3)
      };
    } else current && parent === "testcase" ? (isFailure2 && (current.failed = !0, current.message ||= attributes.message ?? ""), name2 === "skipped" && (current.skipped = !0)) : isFailure2 && parent === "testsuite" && cases.push({ ...outside, name: attributes.message ?? "" });
    open.push(name2);
  });
  let take2 = (text3) => {
    let isFailure2 = open.at(-1) === "failure" || open.at(-1) === "error";
    current && isFailure2 && current.text.length < longestText && (current.text += text3);
  };
  parser.on("text", take2), parser.on("cdata", take2), parser.on("closetag", ({ name: name2 }) => {
    open.pop(), !(name2 !== "testcase" || !current) && (cases.push(current), current = void 0);
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    if (error instanceof NoReport) return { problem: error.message };
    throw error;
  }
  return counted4 > 0 && !cases.some(({ failed }) => failed) && cases.push({ ...outside }), { cases };
}
function numberOf(text3) {
  return /^\d{1,9}$/.test(text3 ?? "") ? Number(text3) : 0;
}
var NoReport = class extends Error {
};

// src/tools/reading/output/what-failed.ts
var outputs2 = tools.flatMap(({ output: output2 }) => output2 ?? []), specific2 = readers(outputs2.filter(({ countsLast }) => !countsLast).flatMap(({ failures }) => failures ?? [])), common2 = readers(outputs2.filter(({ countsLast }) => countsLast).flatMap(({ failures }) => failures ?? [])), finders = readers(outputs2.flatMap(({ findings }) => findings ?? []));
function readers(all) {
  return [...new Set(all)];
}
function printedFailures(output2) {
  let lines3 = shownLines(output2), found = specific2.flatMap((read2) => read2(lines3));
  return found.length > 0 ? found : common2.flatMap((read2) => read2(lines3));
}
function printedFindings(output2) {
  let lines3 = shownLines(output2), seen = /* @__PURE__ */ new Set();
  return finders.flatMap((read2) => read2(lines3)).filter(({ path: path2, line, column, message: message2 }) => {
    let key = `${path2}:${line}:${column} ${message2}`;
    return seen.has(key) ? !1 : (seen.add(key), !0);
  });
}
var echoes = anyOf(tools.flatMap(({ output: output2 }) => output2?.echo ?? [])), measured2 = /^\s*at |\b\d+(?:\.\d+)? ?m?s\b/;
function saysNothing(line) {
  return echoes.test(line) || measured2.test(line);
}
function openFileFinder(files2, folder2) {
  let known4 = new Set(files2), byName3 = /* @__PURE__ */ new Map();
  for (let path2 of files2) {
    let name2 = path2.slice(path2.lastIndexOf("/") + 1);
    byName3.set(name2, [...byName3.get(name2) ?? [], path2]);
  }
  let below3 = folder2 === "." ? "" : `${folder2}/`;
  return (printed2) => {
    let path2 = decoded(printed2).replace(/^file:\/\//, "").replaceAll("\\", "/").replace(/^(?:\.\/)+/, ""), parts = path2.split("/").filter((part) => part !== "");
    if (parts.includes("..") || parts.includes("node_modules")) return;
    for (let from = 0; from < parts.length; from++) {
      let rest = parts.slice(from).join("/");
      if (known4.has(below3 + rest)) return below3 + rest;
      if (known4.has(rest)) return rest;
    }
    let ending = (byName3.get(parts.at(-1) ?? "") ?? []).filter((each) => `/${each}`.endsWith(`/${path2}`));
    return ending.length === 1 ? ending[0] : void 0;
  };
}
function decoded(path2) {
  try {
    return path2.startsWith("file://") ? decodeURI(path2) : path2;
  } catch {
    return path2;
  }
}

// src/checks/shared/what-failed.ts
var most2 = { tests: 100, blocks: 40, blockLines: 60, blockLength: 6e3, findings: 200, listed: 5, message: 300 };
function whatFailed(params2, finished2, { files: files2 }) {
  let text3 = outputText(finished2), findFile = openFileFinder(files2.list, params2.cwd), fromFiles2 = finished2.collected.flatMap((each) => failedCases(each.text)), failures = fromFiles2.length > 0 ? fromFiles2 : printedFailures(text3);
  if (failures.length > 0)
    return ofTests(
      params2,
      finished2,
      failures.map((each) => testOf(each, findFile))
    );
  if ((testCounts(finished2).tests?.failed ?? 0) > 0) return ofTests(params2, finished2, []);
  let findings = findingsOf(printedFindings(text3), findFile);
  return findings.length > 0 ? ofFindings(params2, finished2, findings) : ofWords(params2, finished2, text3, findFile);
}
function testCounts(finished2) {
  let inFiles = finished2.collected.flatMap(({ text: text3 }) => countJunit(text3) ?? []), counted4 = inFiles.length > 0 ? totalOf(inFiles) : countTests(outputText(finished2));
  return counted4 ? { tests: { ran: counted4.ran, failed: counted4.failed, skipped: counted4.skipped } } : {};
}
function testOf({ name: name2, path: path2, line, values, message: message2, block }, findFile) {
  let file = path2 === void 0 ? void 0 : findFile(path2), said = values ? `expected ${values.want}, got ${values.got}` : message2, own2 = block.slice(0, most2.blockLines).join(`
`).slice(0, most2.blockLength);
  return {
    name: findFile(name2) ?? name2,
    ...file === void 0 ? {} : { at: { path: file, line: inBounds(line) } },
    ...said ? { message: said.slice(0, most2.message) } : {},
    ...values ? { values } : {},
    ...own2 ? { block: own2 } : {}
  };
}
function inBounds(line) {
  return line !== void 0 && line >= 1 && line < 1e6 ? line : 1;
}
function findingsOf(all, findFile) {
  let known4 = all.flatMap(({ path: path2, line, minor, ...rest }) => {
    let file = findFile(path2);
    return file === void 0 ? [] : [{ minor, finding: { ...rest, path: file, line: inBounds(line) } }];
  }), grave2 = known4.filter(({ minor }) => !minor);
  return (grave2.length > 0 ? grave2 : known4).map(({ finding }) => finding);
}
function ofTests({ run: run2 }, finished2, tests2) {
  let { tests: counted4 } = testCounts(finished2), files2 = tests2.filter(isFile), total = Math.max(tests2.length, counted4?.failed ?? 0), [first2] = tests2, which = first2 ? `${testWords(first2)}${andMore(total)}` : void 0, message2 = first2 && files2.length === tests2.length ? `could not load ${which}` : [failedCount(run2, total, counted4), which].filter(Boolean).join(": "), names3 = tests2.slice(0, most2.listed).map(({ name: name2 }) => quoted(name2));
  return {
    message: message2,
    got: tests2.length > 0 ? tests2.slice(0, most2.listed).map(testFact).join("; ") : message2,
    ...placed(tests2.flatMap((test) => test.at ? [{ ...test.at, message: testFact(test), code: "test_failed" }] : [])),
    ...first2 && files2.length < tests2.length ? { fix: `Fix the code so that ${someNames(names3, total)}. Don't change the test${total === 1 ? "" : "s"}.` } : {},
    output: {
      ...finished2.output,
      ...counted4 ? { tests: counted4 } : {},
      failing: {
        total,
        tests: tests2.slice(0, most2.tests).map(({ block, ...test }, index) => block && index < most2.blocks ? { ...test, block } : test)
      }
    }
  };
}
function isFile({ name: name2, at }) {
  return at !== void 0 && (name2 === at.path || name2 === at.path.replace(/\.py$/, "").replaceAll("/", "."));
}
function someNames(names3, total) {
  if (total === 1) return `${names3[0]} passes`;
  let more = total - names3.length;
  return `these tests pass: ${names3.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function failedCount(run2, failed, counted4) {
  return !counted4 || counted4.ran < failed ? `${failed} ${failed === 1 ? "test" : "tests"} failed in ${quoted(oneLine(run2))}` : `${failed} of ${counted4.ran} ${counted4.ran === 1 ? "test" : "tests"} failed`;
}
function testWords(test) {
  let { name: name2, at } = test, place2 = at ? ` (${at.path}:${at.line})` : "", said = saidBy(test);
  return `${quoted(name2)}${place2}${said ? `: ${said}` : ""}`;
}
function testFact(test) {
  let said = saidBy(test);
  return `${quoted(test.name)}${said ? `: ${said}` : " failed"}`;
}
function saidBy({ values, message: message2 }) {
  return values ? `expected ${quoted(values.want)}, got ${quoted(values.got)}` : message2 === void 0 ? void 0 : quoted(message2);
}
function ofFindings({ run: run2 }, finished2, findings) {
  let total = findings.length, fact = ({ message: message2, rule: rule2 }) => `${quoted(message2)}${rule2 === void 0 ? "" : ` (${quoted(rule2)})`}`, [first2] = findings, place2 = `${first2.path}:${first2.line}${first2.column === void 0 ? "" : `:${first2.column}`}`;
  return {
    message: `${quoted(oneLine(run2))} found ${total} ${total === 1 ? "problem" : "problems"}: ${quoted(first2.message)} (${place2})${andMore(total)}`,
    got: findings.slice(0, most2.listed).map(fact).join("; "),
    ...placed(
      findings.slice(0, most2.findings).map((each) => ({ path: each.path, line: each.line, message: fact(each), code: each.rule ?? "finding" }))
    ),
    output: { ...finished2.output, findings: { total, list: findings.slice(0, most2.findings) } }
  };
}
function placed(all) {
  let [first2] = all;
  if (!first2) return {};
  let { path: path2, line } = first2;
  return {
    at: { path: path2, line },
    ...all.length > 1 ? { places: all.map((each) => ({ ...each, severity: "fail" })) } : {}
  };
}
var namesError = /^\s*(?:\S+: )?(?:[\w.]*(?:Error|Exception)|error|fatal|panic)(?:\[\w+\])?: \S/, looksWrong = /\b(?:error|fatal|panic|exception|cannot|can't|could not|couldn't|unable|undefined|denied|invalid|missing|no such|not found|failed)\b/i;
function ofWords({ run: run2 }, finished2, text3, findFile) {
  let { ending, output: output2 } = finished2, code2 = ending.kind === "exit" ? `exit code ${ending.code}` : "no exit code", telling = shownLines(text3).filter((line) => !saysNothing(line)), words4 = (telling.find((line) => namesError.test(line)) ?? telling.find((line) => looksWrong.test(line)))?.replaceAll(/(?:file:\/\/)?\/[\w.@+/-]+/g, (path2) => findFile(path2) ?? path2), cause = words4 === void 0 ? "" : `: ${quoted(words4)}`;
  return { message: `${quoted(oneLine(run2))} failed with ${code2}${cause}`, got: `${code2}${cause}`, output: output2 };
}

// src/checks/shared/whose-fault.ts
async function whoseFault(outcome, { command: command3, finished: finished2, isTests }, world, judge4) {
  let { trees, name: name2 } = world.base;
  if (!trees || world.ownDemand || outcome.status !== "fail" || finished2.ending.kind !== "exit") return outcome;
  let there = await trees.run(command3);
  if (there.kind !== "ran" || there.finished.ending.kind !== "exit" || (await judge4(there.finished))?.status !== "fail" || !isSame(finished2, there.finished, isTests, world.top)) return outcome;
  let message2 = `${outcome.message} (also fails on ${name2})`;
  return { ...outcome, preExisting: { status: there.unsure ? "fail" : trees.preExisting, message: message2 } };
}
function isSame(here, there, isTests, top) {
  let [mine, theirs] = [outputText(here), outputText(there)], names3 = failingTests(mine), [now, then] = [countTests(mine), countTests(theirs)];
  return then && (!now || now.failed > then.failed || now.ran < then.ran) ? !1 : names3.length > 0 ? isWithin(names3, failingTests(theirs)) : isTests && (saysNoTests(mine) || now?.ran === 0 && succeeded2(here)) ? !1 : isWithin(findingsOf2(mine, top), findingsOf2(theirs, top));
}
function succeeded2({ ending }) {
  return ending.kind === "exit" && ending.code === 0;
}
function isWithin(here, there) {
  let left = /* @__PURE__ */ new Map();
  for (let each of there) left.set(each, (left.get(each) ?? 0) + 1);
  return here.length > 0 && here.every((each) => {
    let count = left.get(each) ?? 0;
    return left.set(each, count - 1), count > 0;
  });
}
var absoluteFolder = /(?<![\w.@+-])(?:\/[\w.@+-]+)+\//g;
function findingsOf2(output2, top) {
  let heading2 = "";
  return shownLines(output2).filter((line) => line.trim() !== "").map((line) => {
    let plain3 = line.replaceAll(`${top}/`, "").replaceAll(absoluteFolder, "/").replaceAll(/\d+/g, "0");
    return /^\s/.test(plain3) ? `${heading2}
${plain3.trim()}` : (heading2 = plain3, plain3);
  });
}

// src/checks/command.ts
var command2 = {
  type: "command",
  runs: "command",
  written: writtenCommand("command"),
  title: (params2) => isPlain(params2) ? `\`${oneLine(params2.run)}\` succeeds` : wanted(params2),
  label: ({ run: run2 }) => run2,
  fix: (params2) => `Fix what makes it fail, so that ${wanted(params2)}.`,
  objection: commandObjection,
  command: (params2) => commandOf(params2),
  run: (params2, world) => runCommand(params2, world)
};
function isPlain({ expect: { exit, stdout, stderr } }) {
  return exit.join() === "0" && stdout === void 0 && stderr === void 0;
}
function commandObjection({ cwd }) {
  let problem = pathProblem(cwd);
  return problem && `cwd: ${problem}`;
}
async function runCommand(params2, world, more, collect) {
  if (!world.ownDemand && await isRemovedFolder(params2.cwd, world)) return removed(params2);
  let command3 = commandOf(params2, collect);
  for (let tries = 0; ; tries++) {
    let finished2 = await world.run(command3), outcome = await judge(params2, finished2, world) ?? more?.(finished2) ?? survived(params2, finished2), passed2 = outcome.status === "pass" || outcome.status === "warn";
    if (!passed2 && outcome.status === "fail" && tries < params2.retries) continue;
    if (!passed2)
      return whoseFault(outcome, { command: command3, finished: finished2, isTests: more !== void 0 }, world, async (there) => await judge(params2, there, world) ?? more?.(there));
    if (tries === 0) return outcome;
    let message2 = `flaky: failed ${tries === 1 ? "once" : `${tries} times`}, then passed`;
    return {
      status: "warn",
      flaky: !0,
      message: message2,
      want: wanted(params2),
      got: message2,
      owner: "author",
      fix: "Flaky: it passed only on retry. Find out why.",
      output: finished2.output
    };
  }
}
function removed({ run: run2, cwd }) {
  return {
    status: "pending",
    message: `not run: this change removes the folder ${cwd}; a maintainer must approve that \`${oneLine(run2)}\` no longer runs`,
    want: `\`${oneLine(run2)}\` runs in ${cwd}`,
    got: `${cwd} is removed`,
    owner: "person",
    fix: "Ask a maintainer to approve this commit, and to change the cwd in the policy or the epic."
  };
}
function commandOf(params2, collect) {
  let { run: run2, shell = "bash", cwd, env, timeoutMs = 6e5, exclusive } = params2;
  return {
    run: run2,
    shell,
    cwd,
    env,
    timeoutMs,
    ...collect ? { collect: [collect] } : {},
    ...exclusive ? { exclusive } : {}
  };
}
function commandName({ run: run2, cwd }) {
  return `${quoted(oneLine(run2))}${cwd === "." ? "" : ` in ${quoted(cwd)}`}`;
}
function survived(params2, { survivors, output: output2, ending }) {
  let want = wanted(params2);
  if (survivors === "alive")
    return { status: "error", message: "it left a process running that could not be stopped", want, got: "a process that is still running", owner: "runner", output: output2 };
  if (survivors === "killed")
    return { status: "warn", message: "it left a process running, which was stopped", want, got: "a process that kept running", owner: "author", fix: "Make the command stop what it started before it exits.", output: output2 };
  if (params2.caveat !== void 0)
    return { status: "warn", ...params2.caveat, want, got: "a run of everything", owner: "author", output: output2 };
  let how = ending.kind === "exit" ? `exit code ${ending.code}` : "done";
  return { status: "pass", message: `${commandName(params2)}: ${how}`, output: output2 };
}
async function judge(params2, finished2, world) {
  let { ending, output: output2 } = finished2, want = wanted(params2), line = quoted(oneLine(params2.run)), bad = (status3, message2, got, fix) => ({
    status: status3,
    message: message2,
    want,
    got,
    output: output2,
    owner: status3 === "fail" ? "author" : "runner",
    ...fix ? { fix } : {}
  });
  if (ending.kind === "unstarted")
    return bad(
      ending.fault === "author" ? "fail" : "error",
      `${line} could not be started: ${ending.reason}`,
      ending.reason
    );
  if (ending.kind === "unrecorded")
    return bad("error", "no result of the command was recorded where the commands ran", "no recorded result", "Run the job or the shard that runs the commands again.");
  if (ending.kind === "timeout") {
    let after = formatDuration(params2.timeoutMs ?? 0);
    return bad("fail", `${line} was stopped: it ran longer than ${after}`, `still running after ${after}`);
  }
  if (ending.kind === "signal")
    return bad("fail", `${line} was killed by ${ending.signal}`, `killed by ${ending.signal}`);
  if (!params2.expect.exit.includes(ending.code)) {
    let missing3 = missingTool(ending.code, finished2.stderr, finished2.stdout, params2.run);
    return missing3 !== void 0 ? bad(
      "error",
      missing3.name.startsWith("`") ? `${missing3.name} is not installed` : `${missing3.name} that ${line} needs is not installed`,
      `exit code ${ending.code}, ${ending.code === 127 ? "command not found" : "not installed"}`,
      missing3.setup === void 0 ? "Install it in a step before the gate, or in the policy's setup." : `Install it in a step before the gate, or by the policy: \`setup: ${missing3.setup}\`.`
    ) : { status: "fail", want, owner: "author", ...whatFailed(params2, finished2, world) };
  }
  for (let stream of ["stdout", "stderr"]) {
    let wantedPattern = params2.expect[stream];
    if (wantedPattern === void 0) continue;
    let found = await world.search({
      pattern: wantedPattern,
      flags: "",
      text: finished2[stream].replace(/\r?\n$/, "")
    });
    if (found.kind === "unknown") return bad("error", `${stream}: ${found.reason}`, found.reason);
    if (found.count === 0) return bad("fail", `${stream} does not match /${wantedPattern}/`, `no match in ${stream}`);
  }
}
function wanted({ run: run2, expect }) {
  let codes = expect.exit.length === 1 ? `exit code ${expect.exit[0]}` : `exit code ${expect.exit.join(" or ")}`, streams = ["stdout", "stderr"].flatMap(
    (name2) => expect[name2] ? [`${name2} matching /${expect[name2]}/`] : []
  );
  return `\`${oneLine(run2)}\` ends with ${[codes, ...streams].join(", ")}`;
}

// src/match/nearest.ts
function nearestLine(pattern2, text3) {
  let wanted2 = pairs(wordsOf2(pattern2.slice(0, 400)));
  if (wanted2.size < 3) return;
  let best2, lines3 = text3.split(/\r\n|\r|\n/, 2e4);
  for (let [index, full] of lines3.entries()) {
    let line = full.slice(0, 400).trim();
    if (line === "") continue;
    let score = overlap(wanted2, pairs(line.toLowerCase()));
    score > (best2?.score ?? 0.6) && (best2 = { line: index + 1, text: line.length > 80 ? `${line.slice(0, 80)}…` : line, score });
  }
  return best2 && { line: best2.line, text: best2.text };
}
function wordsOf2(pattern2) {
  return pattern2.replaceAll(/\(\?[a-zA-Z-]*:?|\\[AzbBdDsSwWpP]|\[[^\]]*\]|\{\d+,?\d*\}/g, " ").replaceAll(/\\(.)/g, "$1").replaceAll(/[*+?()|^$]/g, " ").replaceAll(/\s+/g, " ").trim().toLowerCase();
}
function pairs(text3) {
  let compact = text3.replaceAll(/\s+/g, " "), result = /* @__PURE__ */ new Set();
  for (let index = 0; index + 2 <= compact.length; index++) result.add(compact.slice(index, index + 2));
  return result;
}
function overlap(wanted2, line) {
  let shared = 0;
  for (let pair of wanted2) line.has(pair) && shared++;
  return shared / wanted2.size;
}

// src/match/path-index.ts
var indexes = /* @__PURE__ */ new WeakMap();
function hasPath(paths2, path2) {
  return indexesOf(paths2).has(path2);
}
function matchingPaths(paths2, glob2) {
  return indexesOf(paths2).files.matching(glob2);
}
function matchingFolders(paths2, glob2) {
  return indexesOf(paths2).folders().matching(glob2);
}
function indexesOf(paths2) {
  let folders3, all, known4 = indexes.get(paths2) ?? {
    has: (path2) => (all ??= new Set(paths2), all.has(path2)),
    files: indexPaths(paths2),
    folders: () => (folders3 ??= indexPaths(foldersOf2(paths2)), folders3)
  };
  return indexes.set(paths2, known4), known4;
}
function indexPaths(paths2) {
  let found = /* @__PURE__ */ new WeakMap(), places, candidates = (glob2) => {
    places ??= placesOf(paths2);
    let all = /* @__PURE__ */ new Set();
    for (let segments of glob2.segments) {
      let rarest = rarestOf(segments, places);
      if (rarest === void 0) return paths2;
      for (let place2 of rarest) all.add(place2);
    }
    return [...all].sort((a, b) => a - b).map((place2) => paths2[place2]);
  };
  return {
    matching(glob2) {
      let known4 = found.get(glob2) ?? candidates(glob2).filter((path2) => glob2.matches(path2));
      return found.set(glob2, known4), known4;
    }
  };
}
function rarestOf(names3, places) {
  let [first2, ...rest] = names3.map((name2) => places.get(name2) ?? []);
  return rest.reduce((least, each) => each.length < least.length ? each : least, first2);
}
function placesOf(paths2) {
  let places = /* @__PURE__ */ new Map();
  for (let [place2, path2] of paths2.entries())
    for (let name2 of path2.split("/")) {
      let known4 = places.get(name2);
      known4 ? known4.at(-1) !== place2 && known4.push(place2) : places.set(name2, [place2]);
    }
  return places;
}
function foldersOf2(paths2) {
  let folders3 = /* @__PURE__ */ new Set();
  for (let path2 of paths2)
    for (let end = path2.indexOf("/"); end >= 0; end = path2.indexOf("/", end + 1)) folders3.add(path2.slice(0, end));
  return [...folders3];
}

// src/checks/content_check.ts
var written2 = object(
  {
    file: required(anyPath, "the file or glob to look into"),
    pattern: required(text({ wants: "a pattern", blank: !0 }), "what must be found (RE2 syntax)"),
    literal: optional(boolean, "the pattern is plain text"),
    absent: optional(boolean, "the pattern must not be found"),
    match: optional(oneOf("any", "all"), "for a glob: whether any matching file must contain it, or all (default any)"),
    min: optional(integer({ min: 0 }), "the least number of matches in a file"),
    max: optional(integer({ min: 0 }), "the largest number of matches in a file"),
    flags: optional(
      as(anyText, (value) => /^[ims]*$/.test(value) ? { value } : { problem: flagProblem(value) }),
      "i ignores case, m lets ^ and $ match at lines, s lets . match line ends"
    )
  },
  {
    wants: "a content_check {file, pattern}",
    check(value) {
      let { pattern: pattern2, flags, literal, absent, min, max } = value, problem = literal || asksNoFile({ absent: absent ?? !1, pattern: pattern2 }) ? void 0 : patternProblem(pattern2, flags);
      if (problem) return { key: "pattern", problem };
      if (absent && (min !== void 0 || max !== void 0))
        return {
          key: min === void 0 ? "max" : "min",
          problem: "absent: true already means no match; remove one of them"
        };
      if (max !== void 0 && max < (min ?? 0)) return { key: "max", problem: "is below min" };
      if (min === 0 && max === void 0)
        return { key: "min", problem: "0 is true of any file; ask for more, or set max" };
    }
  }
), one3 = as(written2, ({ file, pattern: pattern2, literal, flags, absent, match, min, max }) => ({
  value: {
    // A closing slash of a glob stands for everything below.
    file: isGlob(file) ? file.replace(/^(?:\.\/)+/, "") : normalisePath(file),
    pattern: pattern2,
    literal: literal ?? !1,
    flags: flags ?? "",
    absent: absent ?? !1,
    match: match ?? "any",
    min: min ?? (max === void 0 ? 1 : 0),
    ...max === void 0 ? {} : { max }
  }
})), content_check = {
  type: "content_check",
  runs: "static",
  written: { entries: oneOrMany(located(one3)), flat: as(one3, (value) => ({ value: [value] })) },
  title({ file, absent, match, min, max, ...rest }) {
    if (asksNoFile({ absent, ...rest })) return isGlob(file) ? `no file matches ${file}` : `${file} does not exist`;
    if (absent)
      return isGlob(file) ? `no file ${file} contains ${shownPattern(rest)}` : `${file} does not contain ${shownPattern(rest)}`;
    let subject2 = isGlob(file) ? `${match === "all" ? "every" : "some"} file ${file}` : file, times = max !== void 0 && min === 0 ? ` at most ${max} ${max === 1 ? "time" : "times"}` : max !== void 0 ? ` ${min} to ${max} times` : min > 1 ? ` at least ${min} times` : "";
    return `${subject2} contains ${shownPattern(rest)}${times}`;
  },
  objection: ({ file }) => globProblem(file),
  globs: ({ file }) => [file],
  fix: ({ file, absent, ...rest }) => asksNoFile({ absent, ...rest }) ? `Delete ${file}.` : absent ? `Remove what matches ${shownPattern(rest)} from ${file}.` : `Add text to ${file} that matches ${shownPattern(rest)}.`,
  label: ({ file, pattern: pattern2 }) => `${file}-${pattern2}`,
  async run(params2, world) {
    let want = this.title(params2), objection2 = this.objection?.(params2);
    if (objection2) return { status: "fail", message: objection2, want, got: "a path that may not be read" };
    if (isGlob(params2.file)) return inGlob(params2, want, world);
    let look = await world.files.inspect(params2.file);
    return look.kind === "file" && !look.kept && !params2.absent ? { status: "fail", message: `${params2.file} is ignored by git or is in a submodule, so it is not in the change`, want, got: "an ignored file" } : fileOutcome(await inFile(params2, params2.file, world), want);
  }
};
function asksNoFile({ absent, pattern: pattern2 }) {
  return absent && pattern2 === "^";
}
function flagProblem(flags) {
  return `${JSON.stringify(flags)} has letters other than i, m and s`;
}
function shownPattern({ pattern: pattern2, literal, flags }) {
  return literal ? JSON.stringify(pattern2) : `/${pattern2}/${flags}`;
}
async function inGlob(params2, want, world) {
  let parsed = parseGlob(params2.file);
  if ("problem" in parsed) return { status: "fail", message: parsed.problem, want, got: "an unusable glob" };
  let touched = new Set(world.changes.map((change) => change.path)), counts = (path2) => !world.isContract(path2) || params2.absent && touched.has(path2), { list: list4 } = world.files, paths2 = [...hasPath(list4, params2.file) && !parsed.matches(params2.file) ? [params2.file] : [], ...matchingPaths(list4, parsed).filter((path2) => path2 === params2.file || counts(path2))];
  if (paths2.length === 0)
    return params2.absent ? { status: "pass", message: `no file matches ${params2.file}` } : { status: "fail", message: `no file matches ${params2.file}`, want, got: "no match" };
  if (params2.match === "all" || params2.absent) return inEvery(params2, paths2, want, world);
  let bad = [];
  for (let path2 of paths2) {
    let result = await inFile(params2, path2, world, !1);
    if ("pass" in result) return { status: "pass", message: result.pass };
    bad.push(result);
  }
  let described4 = await inFile(params2, paths2[0], world), first2 = "pass" in described4 ? bad[0] : described4, { severity, at, missing: missing3 } = first2.findings[0];
  return bad.length === 1 || severity === "error" ? fileOutcome(first2, want) : { status: "fail", message: `none of the ${bad.length} files ${params2.file} contains ${shownPattern(params2)}`, want, got: "no match", ...missing3 ? {} : { at } };
}
function fileOutcome(result, want) {
  if ("pass" in result) return { status: "pass", message: result.pass };
  let { findings, got } = result;
  return outcomeOf(findings, { want, pass: "", message: findings[0].message, got });
}
var mostDescribed = 20;
async function inEvery(params2, paths2, want, world) {
  let bad = [];
  for (let path2 of paths2) {
    let result = await inFile(params2, path2, world, bad.length < mostDescribed);
    "findings" in result && bad.push(result);
  }
  let failed = bad.filter(({ findings }) => findings[0].severity === "fail"), gravest = failed.length > 0 ? failed : bad, [first2] = gravest;
  return first2 ? bad.length === 1 ? fileOutcome(first2, want) : outcomeOf(
    bad.flatMap(({ findings }) => findings),
    {
      want,
      pass: "",
      message: `${first2.findings[0].message}${andMore(gravest.length, "file")}`,
      got: gravest.slice(0, mostDescribed).map(({ path: path2, got }) => gravest.length === 1 ? got : `${path2}: ${got}`).join("; ")
    }
  ) : { status: "pass", message: paths2.length === 1 ? "true of 1 file" : `true of all ${paths2.length} files` };
}
async function inFile(params2, path2, world, describe2 = !0) {
  let read2 = await world.files.read(path2), unreadable = (code2, message3, got) => ({ path: path2, findings: [{ code: code2, severity: "fail", message: message3, at: { path: path2, line: 1 }, missing: !0 }], got });
  if (read2.kind === "missing")
    return params2.absent ? { pass: `${path2} does not exist, ${asksNoFile(params2) ? "as required" : "so the pattern is absent"}` } : read2.nearest ? unreadable("missing", `${path2} does not exist, but ${read2.nearest} does: the letter case differs`, read2.nearest) : unreadable("missing", `${path2} does not exist`, "no such file");
  if (read2.kind === "directory")
    return unreadable("directory", `${path2} is a directory; expected a file`, "a directory");
  if (read2.kind === "refused") return unreadable("unreadable", `${path2} can't be read: ${read2.reason}`, read2.reason);
  let pattern2 = params2.literal ? literally(params2.pattern) : params2.pattern, found = await world.search({
    pattern: pattern2,
    flags: params2.flags,
    text: params2.pattern.includes("\\r") ? read2.text : read2.text.replaceAll(`\r
`, `
`)
  });
  if (found.kind === "counted") return judge2(params2, path2, found, describe2 ? read2.text : "");
  let finding = { code: "inconclusive", severity: "error", message: `${path2}: ${found.reason}`, at: { path: path2, line: 1 }, missing: !0 };
  return { path: path2, findings: [finding], got: found.reason };
}
function judge2(params2, path2, found, content) {
  let { count, lines: lines3 } = found, matches = count === 1 ? "1 match" : `${count} matches`, first2 = `${matches}, the first on line ${lines3[0]}`, fail = (code2, words4, got, at = lines3.slice(0, 1)) => {
    let message2 = `${path2} ${words4}`;
    return { path: path2, findings: at.map((line) => ({ code: code2, severity: "fail", message: message2, at: { path: path2, line } })), got };
  }, shown5 = shownPattern(params2);
  if (params2.absent)
    return count === 0 ? { pass: `${path2} does not contain it` } : asksNoFile(params2) ? fail("pattern_found", "still exists", "a file", [1]) : fail("pattern_found", `contains ${shown5}, which must be absent`, first2, lines3);
  if (count === 0 && params2.min > 0) {
    let near = nearestLine(params2.pattern, content), got = near ? `no match; the nearest is line ${near.line}: ${quoted(near.text)}` : "no match";
    return fail("pattern_missing", `does not contain ${shown5}`, got, [near?.line ?? 1]);
  }
  return count < params2.min ? fail("too_few_matches", `contains ${shown5} too few times`, `${matches}; at least ${params2.min} required`) : params2.max !== void 0 && count > params2.max ? fail("too_many_matches", `contains ${shown5} too many times`, `${matches}; at most ${params2.max} allowed`) : { pass: count === 0 ? "no match" : first2 };
}

// src/checks/contract_required.ts
var contract_required = {
  type: "contract_required",
  runs: "static",
  title: () => "a contract that the author did not write covers this pull request",
  label: ({ id: id2 }) => id2,
  fix: ({ id: id2 }) => `Ask a maintainer to read ${id2} and approve this commit, or merge the contract first.`,
  async run(params2) {
    let { id: id2, at, why } = params2;
    return {
      status: "pending",
      message: `${why}, and the only one that applies, ${id2}, was written with the work; a maintainer must approve it`,
      want: this.title(params2),
      got: `only ${id2}, at ${at.path}:${at.line}`,
      owner: "person",
      at
    };
  }
};

// src/checks/shared/contract-edits.ts
function contractEdits(path2, before2, after) {
  let versions = [before2, after].map((text3) => parseDocuments(path2, text3));
  if (versions.some(({ problems }) => problems.length > 0)) return [];
  let [was, is] = versions.map(({ nodes }) => leavesIn(nodes));
  return [.../* @__PURE__ */ new Set([...was.keys(), ...is.keys()])].flatMap((key) => differences(key, was.get(key) ?? [], is.get(key) ?? []));
}
var longestValue = 60;
function differences(key, was, is) {
  let without = (all, others2) => all.filter(({ value }) => !others2.some((other) => other.value === value)), [gone, added] = [without(was, is), without(is, was)];
  return Array.from({ length: Math.max(gone.length, added.length) }, (_, index) => {
    let [from, to] = [gone[index], added[index]], words4 = `${key}: ${shown4(from)} → ${shown4(to)}`;
    return { words: quoted(words4), line: to?.line ?? 1 };
  });
}
function shown4(leaf) {
  return leaf ? leaf.value.length > longestValue ? `${leaf.value.slice(0, longestValue - 1)}…` : leaf.value : "(none)";
}
function leavesIn(nodes) {
  let leaves = /* @__PURE__ */ new Map(), add = (key, value, line) => leaves.set(key, [...leaves.get(key) ?? [], { value, line }]), walk = (node, key) => {
    if (node.kind === "map") {
      for (let entry2 of node.entries) walk(entry2.value, key === "" ? entry2.key : `${key}.${entry2.key}`);
      node.entries.length === 0 && add(key, "{}", node.at.line);
    } else if (node.kind === "list")
      for (let [index, item2] of node.items.entries())
        walk(item2, item2.kind === "map" || item2.kind === "list" ? `${key}[${index + 1}]` : key);
    else add(nameOf5(key), textOf5(node), node.at.line);
  };
  for (let [index, node] of nodes.entries()) walk(node, nodes.length > 1 ? `#${index + 1}` : "");
  return leaves;
}
function nameOf5(key) {
  return key.replace(
    /^(#\d+)?\.?(?:metadata\.)?(?:validation|post)\.(?=.)/,
    (_, document) => document === void 0 ? "" : `${document} `
  );
}
function textOf5(node) {
  return node.kind === "text" ? node.value.replaceAll(/\s+/g, " ") : node.kind === "number" ? node.source : node.kind === "boolean" ? String(node.value) : "null";
}

// src/checks/contract_unchanged.ts
var contract_unchanged = {
  type: "contract_unchanged",
  guard: !0,
  runs: "static",
  title: ({ path: path2 }) => `contract ${path2} unchanged`,
  label: () => "",
  fix: ({ path: path2 }) => `Revert ${path2}, or ask a maintainer to approve this commit.`,
  async run(params2, world) {
    let { path: path2, change, line } = params2, edits = line === void 0 ? [] : await editsOf(path2, world), [first2] = edits, what = first2 ? `${first2.words}${andMore(edits.length)}; ` : "";
    return {
      status: "pending",
      message: `${path2}: ${what}${change}, and a maintainer must approve the change`,
      want: this.title(params2),
      got: first2 ? edits.slice(0, mostListed3).map(({ words: words4 }) => words4).join("; ") : change,
      owner: "person",
      about: [path2],
      ...line === void 0 ? {} : { at: { path: path2, line: first2?.line ?? line } },
      ...edits.length > 1 ? { places: edits.slice(0, mostPlaces2).map((edit) => placeOf3(edit, path2)) } : {}
    };
  }
}, mostListed3 = 20, mostPlaces2 = 200;
async function editsOf(path2, { before: before2, files: files2 }) {
  let [was, is] = [await before2(path2), await files2.read(path2)];
  return was === void 0 || is.kind !== "text" ? [] : contractEdits(path2, was, is.text);
}
function placeOf3({ words: words4, line }, path2) {
  return { path: path2, line, message: words4, severity: "pending", code: "contract_edited" };
}

// src/checks/critic.ts
var critic = {
  type: "critic",
  runs: "static",
  title: ({ description }) => `critic: ${description}`,
  label: ({ description }) => description,
  async run(params2, world) {
    return world.github ? {
      status: "pending",
      message: `${params2.description}: needs an approving review by someone other than the author`,
      want: this.title(params2),
      got: "no approval",
      owner: "person",
      by: "critics"
    } : { status: "skip", message: "only GitHub can decide" };
  }
};

// src/checks/custom.ts
var written3 = object(
  {
    name: required(text(), "what the check is called"),
    command: required(runLine, "the command", ["run"]),
    ...commandKeys
  },
  { wants: "a custom check {name, command}" }
), custom = {
  type: "custom",
  runs: "command",
  written: {
    entries: oneOrMany(
      located(as(written3, ({ name: name2, command: command3, ...keys2 }) => ({ value: { ...commandParams(command3, keys2), name: name2 } })))
    ),
    // In cross_cutting the name stands beside the type and is the criterion's own.
    flat: as(writtenCommand("custom").flat, ([params2]) => ({ value: [{ ...params2, name: params2.run }] })),
    settle: settleCommand
  },
  title: ({ name: name2 }) => name2,
  label: ({ name: name2 }) => name2,
  fix: (params2) => `Fix what makes it fail, so that ${wanted(params2)}.`,
  objection: commandObjection,
  command: (params2) => commandOf(params2),
  // It may be a demand that nobody has met yet: that the base fails it, too, is no excuse.
  run: async (params2, world) => named(params2, await runCommand(params2, { ...world, base: { ...world.base, trees: null } }))
};
function named({ name: name2, run: run2 }, outcome) {
  return name2 === run2 ? outcome : { ...outcome, message: `${name2}: ${outcome.message}` };
}

// src/checks/diff.ts
var diff = {
  type: "diff",
  runs: "static",
  title: () => "the change is not empty",
  label: () => "",
  fix: () => "Write the files of the task.",
  async run(params2, world) {
    let work = world.changes.filter(({ path: path2, from = path2 }) => !world.isContract(path2) || !world.isContract(from));
    return work.length > 0 ? { status: "pass", message: work.length === 1 ? "1 file changed" : `${work.length} files changed` } : {
      status: "warn",
      message: "nothing changed; the agent may not have written anything",
      want: this.title(params2),
      got: "no changed file",
      owner: "author"
    };
  }
};

// src/checks/evidence.ts
var evidence = {
  type: "evidence",
  runs: "static",
  title: evidenceTitle,
  label: ({ checks: [first2] }) => first2.check,
  async run(params2, world) {
    let findings = [];
    for (let each of params2.checks) {
      let finding = await judgeEvidence(each, params2.path, world);
      finding && findings.push(finding);
    }
    let sorted = bySeverity(findings);
    return outcomeOf(sorted, {
      want: evidenceTitle(params2),
      pass: "evidence is specific, and every citation resolves",
      ...sorted[0] ? { got: `it ${sorted[0].is}` } : {},
      mostPlaces: 100
    });
  }
};

// src/checks/files_exist.ts
var described2 = object(
  {
    path: required(anyPath, "the path or glob that must exist"),
    type: optional(oneOf("any", "file", "dir"), "what it must be (default any)"),
    min_size: optional(integer({ min: 0 }), "its least size in bytes")
  },
  { wants: "a mapping {path, type, min_size}" }
), bare = as(anyPath, (path2) => ({ value: { path: path2 } })), one4 = as(byKind({ text: bare, map: described2 }), ({ path: path2, type, min_size }) => ({
  value: {
    path: normalisePath(path2),
    type: type ?? (path2.endsWith("/") ? "dir" : "any"),
    ...min_size === void 0 ? {} : { minSize: min_size }
  }
})), files_exist = {
  type: "files_exist",
  runs: "static",
  written: {
    entries: list(located(one4), { wants: "a list of paths", min: 1 }),
    flat: as(
      object(
        { files: required(list(one4, { min: 1 }), "the paths that must exist", ["files_exist"]) },
        { wants: "a cross-cutting files_exist" }
      ),
      ({ files: files2 }) => ({ value: files2 })
    )
  },
  title: ({ path: path2, type, minSize }) => `${path2} exists${type === "file" ? " as a file" : type === "dir" ? " as a directory" : ""}${minSize ? ` with at least ${minSize} ${minSize === 1 ? "byte" : "bytes"}` : ""}`,
  label: ({ path: path2 }) => path2,
  objection: ({ path: path2 }) => globProblem(path2),
  fix: ({ path: path2 }) => `Create ${path2} under exactly this name; git must not ignore it.`,
  async run(params2, world) {
    let want = this.title(params2), objection2 = this.objection?.(params2);
    if (objection2) return { status: "fail", message: objection2, want, got: "a path that may not be read" };
    if (params2.path.includes("\\")) return matchGlob(params2, want, world);
    let look = await world.files.inspect(params2.path);
    return look.kind === "missing" && isGlob(params2.path) ? matchGlob(params2, want, world) : judge3(params2, want, look);
  }
};
async function matchGlob(params2, want, world) {
  let parsed = parseGlob(params2.path);
  if ("problem" in parsed) return { status: "fail", message: parsed.problem, want, got: "an unusable glob" };
  let { list: list4 } = world.files, matches = [
    ...params2.type === "dir" ? [] : matchingPaths(list4, parsed),
    ...params2.type === "file" ? [] : matchingFolders(list4, parsed)
  ], best2;
  for (let path2 of matches) {
    let outcome = judge3(params2, want, await world.files.inspect(path2), path2);
    if (outcome.status === "pass") return outcome;
    (!best2 || outcome.status === "warn") && (best2 = outcome);
  }
  return best2 ?? { status: "fail", message: `no file matches ${params2.path}`, want, got: "no match" };
}
function judge3(params2, want, look, path2 = params2.path) {
  let fail = (message2, got) => ({ status: "fail", message: message2, want, got });
  switch (look.kind) {
    case "refused":
      return fail(`${path2} is refused: ${look.reason}`, look.reason);
    case "missing":
      return look.nearest ? fail(`${path2} does not exist, but ${look.nearest} does: the letter case differs`, look.nearest) : fail(`${path2} does not exist`, "no such file");
    case "directory":
      return look.submodule ? fail(`${path2} is a submodule: its files are in another repository`, "a submodule") : params2.type === "file" ? fail(`${path2} is a directory; expected a file`, "a directory") : params2.minSize !== void 0 ? fail(`${path2} is a directory; min_size is for files`, "a directory") : look.kept ? { status: "pass", message: `${path2} exists` } : fail(
        `${path2} has no file that git would keep, so it is not in the change`,
        "an empty or ignored directory"
      );
    case "file":
      return params2.type === "dir" ? fail(`${path2} is a file; expected a directory`, "a file") : look.kept ? judgeFile(params2, want, look, path2) : fail(`${path2} is ignored by git or is in a submodule, so it is not in the change`, "an ignored file");
  }
}
function judgeFile({ minSize }, want, look, path2) {
  let bytes = (count) => `${count} ${count === 1 ? "byte" : "bytes"}`, fix = "Fetch what Git LFS keeps before the gate runs: actions/checkout does so with lfs: true.";
  return look.lfs && minSize !== void 0 ? { status: "error", message: `${path2} is a Git LFS pointer here, so its size is unknown`, want, got: "a Git LFS pointer", owner: "runner", fix } : look.lfs ? { status: "warn", message: `${path2} is a Git LFS pointer here: its content was not fetched`, want, got: "a Git LFS pointer", owner: "runner", fix } : minSize !== void 0 && look.size < minSize ? {
    status: "fail",
    message: `${path2} has ${bytes(look.size)}; at least ${minSize} required`,
    want,
    got: bytes(look.size),
    fix: `Fill ${path2}: it must have at least ${bytes(minSize)}.`
  } : { status: "pass", message: `${path2} exists` };
}

// src/checks/exec.ts
var exec = {
  type: "exec",
  runs: "static",
  title: ({ step, evidence: evidence3 }) => `${step} (shown by ${words3(evidence3)})`,
  label: ({ step }) => step,
  objection: ({ evidence: evidence3 }) => evidence3.kind === "file" ? globProblem(evidence3.name) : void 0,
  run: (params2, world) => ({ file: byFile, trailer: byTrailer, check: byCheck })[params2.evidence.kind](params2, world)
};
function words3({ kind, name: name2 }) {
  return { file: name2, trailer: `the trailer ${name2}`, check: `the check ${name2} in the agent's report` }[kind];
}
async function byFile({ step, evidence: evidence3 }, world) {
  let found = await files_exist.run({ path: evidence3.name, type: "any" }, world), changed = world.changes.some(({ kind, path: path2 }) => kind !== "deleted" && covers(evidence3.name, path2));
  return found.status !== "pass" || changed ? found : {
    status: "warn",
    message: `${evidence3.name} existed before, and this change does not touch it`,
    want: exec.title({ step, evidence: evidence3 }),
    got: "an unchanged file",
    owner: "author"
  };
}
function covers(name2, path2) {
  return path2 === name2 || path2.startsWith(`${name2.replace(/\/+$/, "")}/`) || matchesAny([name2], path2);
}
async function byTrailer({ step, evidence: evidence3 }, world) {
  let wanted2 = evidence3.name.toLowerCase();
  for (let { id: id2, message: message2 } of world.commits) {
    let trailer = trailersIn(message2).find(({ name: name2, value }) => name2.toLowerCase() === wanted2 && value !== "");
    if (trailer) return { status: "pass", message: `commit ${id2.slice(0, 7)} has ${trailer.name}: ${trailer.value}` };
  }
  return {
    status: "fail",
    message: `no commit of the branch has the trailer ${evidence3.name}; commit the step with "${evidence3.name}: …" in its last paragraph`,
    want: exec.title({ step, evidence: evidence3 }),
    got: world.commits.length === 1 ? "1 commit without it" : `${world.commits.length} commits without it`,
    owner: "author"
  };
}
async function byCheck({ step, evidence: evidence3 }, world) {
  let want = exec.title({ step, evidence: evidence3 }), { name: name2 } = evidence3, found = (await reportsOf(world)).flatMap(({ path: path2, checks: checks3 }) => {
    let check = checks3.get(name2);
    return check ? [{ ...check, at: { path: path2, line: check.line } }] : [];
  }), fail = (message2, got) => ({ status: "fail", message: message2, want, got, owner: "author" }), [first2] = found;
  if (!first2) return fail(`the agent's report has no check ${name2}; report it under checks_performed`, "none");
  let bad = found.find(({ executed, verdict }) => !executed || verdict === "fail");
  if (!bad) return { status: "pass", message: `reported at ${first2.at.path}:${first2.at.line}` };
  let { at } = bad;
  return bad.executed ? { ...fail(`the agent's report says that ${name2} failed`, "verdict fail"), at } : { ...fail(`the agent's report does not say \`executed: true\` for ${name2}`, "not executed"), at };
}
async function reportsOf(world) {
  let paths2 = world.files.list.filter((path2) => world.isReport(path2)), files2 = await Promise.all(
    paths2.map(async (path2) => {
      let read2 = await world.files.read(path2);
      return { path: path2, checks: read2.kind === "text" ? checksIn(read2.text) : /* @__PURE__ */ new Map() };
    })
  );
  return [{ path: world.body.path, checks: reportedChecks(world.body.text) }, ...files2];
}

// src/checks/foreign_check_run.ts
var foreign_check_run = {
  type: "foreign_check_run",
  guard: !0,
  runs: "last",
  quiet: !0,
  title: () => "nobody else posts check runs under the gate's name",
  label: () => "",
  fix: () => "Remove what posts a check run under the gate's name: delete the workflow, or rename its check.",
  async run(params2, world) {
    if (!world.github) return { status: "skip", message: "only GitHub can decide" };
    let seen = await world.github.foreignRuns();
    if (seen.kind === "unknown") {
      let message2 = `check runs could not be read: ${seen.reason}`;
      return seen.forbidden ? { status: "skip", message: message2 } : {
        status: "error",
        message: message2,
        want: this.title(params2),
        got: "no answer",
        fix: "Run it again.",
        owner: "runner"
      };
    }
    let [first2] = seen.runs;
    return first2 ? {
      status: "fail",
      message: `a check run named ${first2.name}${andMore(seen.runs.length)} on this head was not posted by the gate`,
      want: this.title(params2),
      got: seen.runs.slice(0, 10).map(({ name: name2, url }) => `${name2} (${url})`).join(", "),
      owner: "author"
    } : { status: "pass", message: "none found" };
  }
};

// src/checks/lint.ts
var lint = {
  type: "lint",
  runs: "command",
  written: writtenCommand("lint"),
  title: ({ run: run2 }) => `\`${oneLine(run2)}\` finds nothing`,
  label: ({ run: run2 }) => run2,
  fix: ({ run: run2 }) => `Fix everything that \`${oneLine(run2)}\` reports.`,
  objection: commandObjection,
  command: (params2) => commandOf(params2),
  run: (params2, world) => runCommand(params2, world)
};

// src/checks/manual.ts
var manual = {
  type: "manual",
  runs: "static",
  title: ({ task, look }) => `${task}: ${look}`,
  label: ({ task, look }) => `${task} ${look}`,
  async run(params2) {
    return {
      status: "pending",
      message: `a person must check this and sign it off: ${params2.look}`,
      want: this.title(params2),
      got: "nobody has signed it off for this commit",
      owner: "person"
    };
  }
};

// src/checks/paired_files.ts
var companion = text({
  wants: "a path or glob, which may hold {dir}, {name} and {ext}",
  check: (value) => globProblem(filled(value, "a/b.c"))
}), one5 = as(
  object(
    {
      pattern: required(glob, "the changed files that need a companion"),
      exclude: optional(oneOrMany(glob), "those that need none"),
      companion: required(
        companion,
        "the file that must be changed with each; {dir}, {name} and {ext} are parts of its path"
      ),
      message: optional(text(), "advice to the author")
    },
    { wants: "a paired_files {pattern, companion}" }
  ),
  ({ pattern: pattern2, exclude, companion: companion2, message: message2 }) => ({
    value: { pattern: pattern2, exclude: exclude ?? [], companion: companion2, ...message2 ? { message: message2 } : {} }
  })
), paired_files = {
  type: "paired_files",
  runs: "static",
  written: { entries: oneOrMany(located(one5)), flat: as(one5, (value) => ({ value: [value] })) },
  title: ({ pattern: pattern2, companion: companion2 }) => `a change to ${pattern2} comes with a change to ${companion2}`,
  label: ({ pattern: pattern2 }) => pattern2,
  globs: ({ pattern: pattern2, exclude, companion: companion2 }) => [pattern2, ...exclude, companion2],
  fix: ({ companion: companion2 }) => `Change ${companion2} together with the file that needs it.`,
  async run(params2, world) {
    let changes = world.changes.flatMap(apart2), needing = changes.filter(
      (change) => reachesChange([params2.pattern], change.path, change) && !matchesAny(params2.exclude, change.path)
    ), byPath = new Map(changes.map((change) => [change.path, change])), alone = needing.filter((change) => !hasCompanion(change, params2.companion, byPath)), findings = alone.map(({ path: path2, kind }) => ({
      code: "missing_companion",
      severity: "fail",
      message: `changed without ${filled(params2.companion, path2)}`,
      at: { path: path2, line: 1 },
      ...kind === "deleted" ? { missing: !0 } : {}
    })), text3 = { want: this.title(params2), pass: passed(params2, needing.length) }, [first2] = alone;
    if (!first2) return outcomeOf([], text3);
    let wanted2 = filled(params2.companion, first2.path), message2 = `${`${first2.path}${andMore(alone.length)}`} is changed without ${wanted2}${params2.message ? `: ${params2.message}` : ""}`;
    return outcomeOf(findings, { ...text3, message: message2, got: `no change to ${wanted2}` });
  }
};
function passed({ pattern: pattern2 }, count) {
  return count === 0 ? `nothing in ${pattern2} is changed` : count === 1 ? "1 changed with its companion" : `${count} changed with their companions`;
}
function apart2({ from, ...change }) {
  return change.kind !== "renamed" || from === void 0 ? [change] : [
    { ...change, kind: "deleted", path: from },
    { ...change, kind: "added" }
  ];
}
function hasCompanion(change, template2, changes) {
  let wanted2 = filled(template2, change.path), fits2 = (other) => other !== void 0 && (other.kind !== "deleted" || change.kind === "deleted");
  return (isGlob(wanted2) ? matchesAny([wanted2], change.path) : change.path === wanted2) ? !0 : isGlob(wanted2) ? [...changes.values()].some((other) => fits2(other) && matchesAny([wanted2], other.path)) : fits2(changes.get(wanted2));
}
function filled(template2, path2) {
  let slash = path2.lastIndexOf("/"), base2 = path2.slice(slash + 1), dot = base2.lastIndexOf("."), parts = {
    dir: slash < 0 ? "." : path2.slice(0, slash),
    name: dot > 0 ? base2.slice(0, dot) : base2,
    ext: dot > 0 ? base2.slice(dot + 1) : ""
  };
  return template2.replaceAll(/\{(dir|name|ext)\}/g, (_, part) => escapeGlob(parts[part])).replaceAll(/(^|\/)\.\//g, "$1");
}

// src/checks/pre.ts
var known2 = {
  files_exist: files_exist,
  content_check: content_check
}, pre = {
  type: "pre",
  runs: "static",
  title: ({ type, params: params2 }) => `before the work, ${known2[type].title(params2)}`,
  label: ({ type, params: params2 }) => `${type}-${known2[type].label(params2)}`,
  objection: ({ type, params: params2 }) => known2[type].objection?.(params2),
  async run({ type, params: params2 }, world) {
    let files2 = await world.base.files(), outcome = await known2[type].run(params2, { ...world, files: files2, changes: [] });
    if (outcome.status === "pass" || outcome.status === "skip") return outcome;
    let { at: _, ...rest } = outcome, owner = outcome.status === "fail" ? "base" : outcome.owner;
    return { ...rest, message: `on ${world.base.name}, ${outcome.message}`, ...owner ? { owner } : {} };
  }
};

// src/tools/reading/lock-files.ts
var locks = tools.flatMap(({ locks: locks2 = [] }) => locks2);
function isLockFile(path2) {
  return locks.some(({ file }) => matchesAny([file], path2));
}
function alteredPackages(path2, before2, now) {
  let lock = locks.find(({ file }) => matchesAny([file], path2)), [old, current] = [lock?.entries(before2), lock?.entries(now)];
  return old ? !current || current.length === 0 && old.length > 0 ? "unreadable" : [...movedPackages(old, current), ...repackedPackages(old, current)] : [];
}
function movedPackages(old, current) {
  let before2 = grouped(old, ({ name: name2 }) => name2);
  return [...grouped(current, ({ name: name2 }) => name2)].flatMap(([name2, entries]) => {
    let known4 = new Set(before2.get(name2)?.map(({ source }) => source)), other = known4.size > 0 ? entries.find(({ source }) => !known4.has(source)) : void 0;
    if (!other) return [];
    let [first2 = ""] = known4;
    return [`${name2} comes from ${placed2(other.source)}, before from ${placed2(first2)}`];
  });
}
function repackedPackages(old, current) {
  let key = ({ name: name2, version, source }) => JSON.stringify([name2, version, source]), before2 = grouped(old, key);
  return [...grouped(current, key)].flatMap(([each, entries]) => {
    let known4 = new Set(before2.get(each)?.map(({ integrity: integrity2 }) => integrity2)), other = known4.size > 0 && entries.find(({ integrity: integrity2 }) => !known4.has(integrity2));
    if (!other || known4.size === 1 && known4.has("")) return [];
    let { name: name2, version, integrity } = other;
    return [
      `${name2} ${version} ${integrity === "" ? "is no longer pinned to its content" : "has other content than before"}`
    ];
  });
}
function placed2(source) {
  return source === "" ? "the default source" : cited(source);
}
function grouped(entries, key) {
  let groups = /* @__PURE__ */ new Map();
  for (let entry2 of entries) {
    let name2 = key(entry2), group = groups.get(name2);
    group ? group.push(entry2) : groups.set(name2, [entry2]);
  }
  return groups;
}

// src/checks/shared/hidden-effects.ts
var pending = (code2, message2) => ({ severity: "pending", code: code2, message: message2 }), warn2 = (code2, message2, fix) => ({
  severity: "warn",
  code: code2,
  message: message2,
  fix
});
async function hiddenEffect(change, protect, world) {
  let { path: path2, kind, from = path2 } = change, exceptions = protect.filter((glob2) => glob2.startsWith("!")).map((glob2) => glob2.slice(1));
  if (matchesAny(exceptions, path2)) return;
  if (change.becomesLink && (isTest(from) || isTest(path2) || matchesAny([...protect, ...settingsFiles], path2)))
    return pending("became_link", `${path2} is a link: what it points to can change later without a change to it`);
  if (change.becomesLink && await leadsOut(path2, world))
    return warn2(
      "link_outside",
      `${path2} is a link that leads to nothing in the repository`,
      "Make sure that it is meant to: what it points to is not part of the change."
    );
  if (isAgentInstruction(path2) || isAgentInstruction(from)) {
    let verb2 = { added: "new", modified: "changed", deleted: "deleted", renamed: "moved" }[kind];
    return pending(
      "agent_instructions",
      `${path2} is ${verb2}: it tells coding agents what to do, or runs commands for them`
    );
  }
  let isNew = kind === "added" || kind === "renamed";
  if (isNew && matchesAny(shadowingFiles, path2))
    return pending(
      "shadows_library",
      `${path2} is new, and is loaded in place of a part of the standard library or of a tool`
    );
  for (let other of isNew ? hiddenBy(path2) : [])
    if (await world.before(other) !== void 0)
      return pending("settings_replaced", `${path2} is new, and is read in place of ${other}`);
  return isLockFile(from) ? changedLock(change, from, world) : void 0;
}
async function leadsOut(path2, world) {
  return (await world.files.read(path2)).kind === "refused";
}
var mostShown = 3;
async function changedLock({ kind, path: path2 }, old, world) {
  if (kind === "added") return;
  let verb2 = kind === "deleted" ? "deleted" : "moved";
  if (kind === "deleted" || !isLockFile(path2))
    return pending("lock_removed", `${old} is ${verb2}, so nothing pins the packages that are installed`);
  let before2 = await world.before(old), now = await world.files.read(path2), altered = before2 === void 0 || now.kind !== "text" ? "unreadable" : alteredPackages(path2, before2, now.text);
  if (altered === "unreadable") return pending("lock_unreadable", `${path2} can't be compared with what it was`);
  if (altered.length === 0)
    return warn2("lock_changed", `${path2} is changed: other versions are installed`, "Look at which versions changed, and whether the change needs them.");
  let more = altered.length > mostShown ? `; ${altered.length - mostShown} more` : "";
  return pending("lock_altered", `${path2}: ${altered.slice(0, mostShown).join("; ")}${more}`);
}

// src/tools/reading/named-files.ts
var interpreter = /^(?:bash|sh|zsh|dash|ksh|node|nodejs|python[\d.]*|ruby|perl|php|deno|bun|tsx|ts-node|swc-node|pwsh|Rscript|julia|lua|source|\.)$/, before = /^(?:[A-Za-z_]\w*=.*|exec|command|env|time|nice|npx|bunx|run|--|-y|--yes|--no)$/, configures = /^(?:-c|-f|-p|-r|--config(?:-file|uration)?|--rcfile|--(?:make|just|task|rake)?file|--project|--require|--import|--(?:experimental-)?loader|--preload|--settings|--env-file|--test-setup|--setup-file|--globalSetup)$/i, isShort = /^-[cfp]$/, inline = /^(?:-e|--eval|-p|--print|--test|-|-n|-l|-wc|-cw|--check|--syntax-check)$/;
function namedFiles(command3, here) {
  let lines3 = splitCommands(command3).flatMap((line) => reached(line, here));
  return [...new Set(lines3.flatMap(namedIn).flatMap((path2) => below2(".", path2) ?? []))];
}
function isReadForNames(name2) {
  return tools.some(({ reads }) => reads?.test(name2));
}
function namedIn(line) {
  let words4 = wordsOf3(line), start = words4.findIndex((word3) => !before.test(word3)), [program2 = "", ...rest] = words4.slice(Math.max(0, start)), files2 = tools.flatMap(
    ({ definedIn }) => definedIn?.program.test([program2, ...rest].join(" ")) ? definedIn.files : []
  );
  return [
    ...program2.includes("/") ? [program2] : [],
    ...interpreter.test(program2) ? scriptOf(program2, rest) : [],
    ...configurations(interpreter.test(program2) ? withoutShort(rest) : rest),
    ...files2
  ];
}
function scriptOf(program2, rest) {
  for (let [index, word3] of rest.entries()) {
    let next = rest[index + 1];
    if (word3 === "-m" && program2.startsWith("python") && next) {
      let path2 = next.replaceAll(".", "/");
      return [`${path2}.py`, `${path2}/__main__.py`, `${path2}/__init__.py`];
    }
    if (inline.test(word3) || word3 === "-c" && next !== void 0) return [];
    if (!(configures.test(word3) || word3 === "run") && !word3.startsWith("-") && !configures.test(rest[index - 1] ?? ""))
      return [word3];
  }
  return [];
}
function withoutShort(rest) {
  let script = rest.findIndex((word3, index) => !word3.startsWith("-") && !configures.test(rest[index - 1] ?? ""));
  return rest.map((word3, index) => isShort.test(word3) && (script < 0 || index < script) ? "" : word3);
}
function configurations(rest) {
  return rest.flatMap((word3, index) => {
    let [, option = "", value] = /^(--?[\w-]+)=(.+)$/.exec(word3) ?? [];
    if (value !== void 0) return configures.test(option) ? [value] : [];
    let next = rest[index + 1];
    return configures.test(word3) && next !== void 0 && !next.startsWith("-") ? [next] : [];
  });
}
function wordsOf3(line) {
  return (line.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word3) => word3.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2"));
}

// src/checks/shared/named-files.ts
async function filesNamedBy(commands, world) {
  let named2 = /* @__PURE__ */ new Map();
  if (commands.length === 0 || world.changes.every(({ kind }) => kind === "added")) return named2;
  let folders3 = /* @__PURE__ */ new Map();
  for (let { run: run2, cwd } of commands) {
    let folder2 = below2(".", cwd) ?? ".", here = folders3.get(folder2) ?? await folderOnBase(folder2, world);
    folders3.set(folder2, here);
    for (let path2 of namedFiles(run2, here)) {
      let full = below2(folder2, path2);
      full !== void 0 && !named2.has(full) && named2.set(full, run2);
    }
  }
  return named2;
}
function namedConcern({ kind, path: path2, from = path2 }, named2, protect) {
  let command3 = named2.get(from);
  if (command3 === void 0 || kind === "added" || isNamedLikeTest(from) || matchesAny(
    protect.filter((glob2) => glob2.startsWith("!")).map((glob2) => glob2.slice(1)),
    from
  ))
    return;
  let verb2 = { modified: "changed", deleted: "deleted", renamed: `moved to ${path2}` }[kind];
  return pending(
    "command_file_changed",
    `${from} is ${verb2}, and \`${command3}\` of the base runs it or is set up by it`
  );
}
async function folderOnBase(folder2, world) {
  let prefix = folder2 === "." ? "" : `${folder2}/`, { list: list4 } = await world.base.files(), names3 = list4.filter((path2) => path2.startsWith(prefix) && !path2.slice(prefix.length).includes("/")).map((path2) => path2.slice(prefix.length)), read2 = names3.filter(isReadForNames), texts2 = await Promise.all(read2.map((name2) => world.before(`${prefix}${name2}`))), byName3 = new Map(read2.map((name2, index) => [name2, texts2[index]]));
  return { names: new Set(names3), text: (name2) => byName3.get(name2) };
}

// src/tools/reading/changed/replaced-code.ts
var forms2 = tools.flatMap(({ replaces }) => replaces ?? []);
function replacedSubject(before2, now) {
  let old = new Set(replacedIn(before2.text).map(nameOf6)), all = replacedIn(now.text);
  if (all.length >= mostReplaced) return "replaces more than can be compared";
  let own2 = measurable(before2.text), subjects = new Set([before2.path, now.path].map(stemOfTest));
  for (let one7 of all.filter((each) => !old.has(nameOf6(each)))) {
    let module = moduleOf(one7.of, now.text), isNamed2 = one7.member === void 0 || module !== one7.of;
    if (!(!subjects.has(stemOf(module)) || isNamed2 && isPackage(module, now.path)) && !(one7.member !== void 0 && !isCalled(one7.member, own2)) && !(one7.partial !== void 0 && !namesIn2(one7.partial).some((name2) => isCalled(name2, own2))))
      return `replaces ${nameOf6(one7)}, which it tests`;
  }
  let loaded2 = (text3) => localImports(now.path, text3), left = loaded2(now.text).filter(
    (module) => !all.some(({ of, member, partial }) => of === module && !member && !partial)
  ), [first2] = loaded2(before2.text);
  return first2 !== void 0 && left.length === 0 ? `no longer loads ${first2}, which it tested` : void 0;
}
function replacedIn(text3) {
  let code2 = measurable(text3);
  return forms2.flatMap(
    (form5) => matchesOf(form5, code2).map(({ 0: whole, 1: of = "", 2: member, index }) => {
      let call = callAt(code2.slice(index, index + whole.length + longestFactory)), isPartial = /\b(?:requireActual|importActual|importOriginal|createMockFromModule|original|actual)\b/.test(
        call
      );
      return { of, ...member === void 0 ? {} : { member }, ...isPartial ? { partial: call } : {} };
    })
  );
}
var longestFactory = 2e3, mostReplaced = 2e3;
function matchesOf(form5, code2) {
  let found = [];
  for (let match of code2.matchAll(form5)) if (found.push(match) >= mostReplaced) break;
  return found;
}
function callAt(text3) {
  let [line = ""] = text3.split(`
`, 1);
  return /\);?\s*$/.test(line) ? line : text3.split(/\n[})\]]{0,3}\);?/, 1)[0];
}
function nameOf6({ of, member }) {
  return member === void 0 ? of : `${of}.${member}`;
}
function moduleOf(name2, text3) {
  if (!/^[\w$]+$/.test(name2)) return name2;
  let imported = new RegExp(
    String.raw`(?:import\s+(?:\*\s*as\s+)?${quoted3(name2)}\s+from\s+|(?:const|let|var)\s+${quoted3(name2)}\s*=\s*(?:await\s+)?(?:require|import)\(\s*)['"]([^'"\n]+)['"]`
  ), aliased = new RegExp(String.raw`^\s*import\s+([\w.]+)\s+as\s+${quoted3(name2)}\b`, "m");
  return imported.exec(text3)?.[1] ?? aliased.exec(text3)?.[1] ?? name2;
}
var quoted3 = (name2) => name2.replaceAll("$", String.raw`\$`);
function isPackage(module, path2) {
  return /\.[cm]?[jt]sx?$/.test(path2) && !/^[.~#]|^@\/|^src\//.test(module);
}
function stemOf(module) {
  let parts = module.replace(/\.(?:[cm]?[jt]sx?|py|vue|svelte)$/, "").split(/[/.]/).filter(Boolean), last2 = parts.at(-1) === "index" || parts.at(-1) === "__init__" ? parts.at(-2) : parts.at(-1);
  return plain2(last2 ?? "");
}
function stemOfTest(path2) {
  let base2 = path2.slice(path2.lastIndexOf("/") + 1).replace(/(?:\.(?:test|spec|unit|integration))?\.\w+$/, "");
  return plain2(base2.replace(/^test[_-]|[_-](?:test|spec)$|(?<=[a-z\d])(?:Tests?|Spec|IT)$/g, ""));
}
var plain2 = (name2) => name2.toLowerCase().replaceAll(/[^a-z\d]/g, ""), isCalled = (name2, text3) => new RegExp(String.raw`(?<![\w$])${quoted3(name2)}\s*[(!]`).test(text3), namesIn2 = (factory) => [...factory.matchAll(/\b([A-Za-z_$][\w$]*)\s*[:(]/g)].map(([, name2]) => name2);
function localImports(path2, text3) {
  if (!/\.[cm]?[jt]sx?$/.test(path2)) return [];
  let folder2 = path2.slice(0, path2.lastIndexOf("/") + 1), statements = importsIn(text3).flatMap((words4) => [...words4]), called2 = [...text3.matchAll(/\b(?:import|require)\(\s*['"]([^'"\n]+)['"]/g)].map(([, module]) => module), modules = [...statements, ...called2].filter((word3) => /^\.{1,2}\//.test(word3));
  return [...new Set(modules)].filter((module) => !isTest(resolved2(folder2, module)));
}
function resolved2(folder2, module) {
  let parts = [];
  for (let part of `${folder2}${module}`.split("/"))
    part === ".." ? parts.pop() : part !== "." && parts.push(part);
  return parts.join("/");
}

// src/checks/shared/weakened.ts
var uncompared = "could not be compared with what it was", offMore = "skips or singles out more than before", moreOf = {
  switches: offMore,
  swallowed: "swallows more failures than before",
  dead: "has more code that never runs than before"
};
async function weakened(before2, now, { search: search2 }) {
  if (before2.text === now.text) return;
  if (now.text.trim() === "") return "is emptied";
  let [declared, declares] = [before2, now].map(({ path: path2, text: text3 }) => countDeclared(path2, text3));
  if (declared && declares) {
    if (declares.all < declared.all) return fewer("test", declares.all, declared.all);
    if (declares.sure < declared.sure) return offMore;
  }
  let [shown5, shows] = [before2, now].map(({ path: path2, text: text3 }) => docExamples(path2, text3).length);
  if (shows < shown5) return fewer("example", shows, shown5);
  let [old, fresh] = [before2, now].map(({ text: text3 }) => statementsIn(measurable(text3))), [lost, gained] = [less(old, fresh), less(fresh, old)].map((all) => all.map((each) => `${each}
`));
  if (lost.length + gained.length === 0) return;
  if (unreachable(now.text) > unreachable(before2.text)) return moreOf.dead;
  let counts = /* @__PURE__ */ new Map();
  for (let [kind, pattern2] of Object.entries(measures)) {
    if (kind === "tests" && declared && declares) continue;
    let count = (text3) => search2({ pattern: pattern2, flags: "", text: text3 }), [was, is] = await Promise.all([count(lost), count(gained)]);
    if (was.kind === "unknown" || is.kind === "unknown") return uncompared;
    let worse = moreOf[kind];
    if (worse !== void 0 && is.count > was.count) return worse;
    if (worse === void 0 && kind !== "constants" && is.count < was.count) {
      let [all, left] = await Promise.all([count(old), count(fresh)]);
      return all.kind === "unknown" || left.kind === "unknown" ? uncompared : fewer(kind.slice(0, -1), left.count, all.count);
    }
    counts.set(kind, [was.count, is.count]);
  }
  return lessCompared(counts) ?? replacedSubject(before2, now);
}
function lessCompared(counts) {
  let [[was, is], [constant, constantNow]] = [counts.get("comparisons"), counts.get("constants")];
  return is - constantNow < was - constant ? "compares constants with themselves instead of results" : void 0;
}
function less(list4, other) {
  let left = /* @__PURE__ */ new Map();
  for (let each of other) left.set(each, (left.get(each) ?? 0) + 1);
  return list4.filter((each) => {
    let count = left.get(each) ?? 0;
    return count > 0 && left.set(each, count - 1), count === 0;
  });
}
function fewer(what, is, was) {
  return `has ${is} ${is === 1 ? what : `${what}s`}, ${was} before`;
}

// src/checks/protected_files.ts
var protected_files = {
  type: "protected_files",
  guard: !0,
  runs: "static",
  quiet: !0,
  title: () => "no protected file or test is changed or removed",
  label: () => "",
  fix: () => "Revert the changes to these files, or ask a maintainer to approve this commit.",
  async run(params2, world) {
    let there = new Set(world.files.list), findings = [], about = [], isContract = ({ path: path2, from = path2 }) => world.isContract(path2) && world.isContract(from), isGenerated = ({ kind, path: path2 }) => kind === "added" && params2.generated?.includes(path2), changes = world.changes.filter((change) => !isContract(change) && !isGenerated(change)), named2 = await filesNamedBy(params2.commands ?? [], world), concerns = await inBatches(changes, async (change) => {
      let concern = await concernAbout(change, params2.protect, world);
      return concern?.severity === "pending" ? concern : namedConcern(change, named2, params2.protect) ?? concern;
    });
    for (let [index, change] of changes.entries()) {
      let concern = concerns[index];
      if (!concern) continue;
      let path2 = change.from ?? change.path;
      findings.push({ ...concern, at: { path: path2, line: 1 }, ...there.has(path2) ? {} : { missing: !0 } }), concern.severity === "pending" && about.push(change.path, ...change.from ? [change.from] : []);
    }
    let text3 = { want: this.title(params2), pass: "no protected file is touched" }, waiting = findings.filter(({ severity }) => severity === "pending");
    if (waiting.length === 0) return outcomeOf(findings, text3);
    let message2 = `${waiting[0].message}${andMore(waiting.length)}; a maintainer must approve it`, fix = `Revert ${someOf(waiting.map(({ at }) => at.path))}, or ask a maintainer to approve this commit.`, outcome = outcomeOf(findings, { ...text3, message: message2, fix });
    return outcome.status === "pending" ? { ...outcome, about } : outcome;
  }
};
async function concernAbout(change, protect, world) {
  let old = change.from ?? change.path, verb2 = { added: "added", modified: "changed", deleted: "deleted", renamed: `moved to ${change.path}` }[change.kind];
  if (change.kind !== "added" && reachesChange(protect, old, change))
    return pending("protected", `${old} is ${verb2}, and it is protected`);
  if ((change.kind === "added" || change.kind === "renamed") && matchesAny(protect, change.path)) {
    if (await takesOver(change.path, world))
      return pending("rules_replaced", `${change.path} is new, and takes the place of rules in force`);
    if (matchesAny(autoloadedFiles, change.path)) return newFile(change.path, world);
  }
  let hidden = await hiddenEffect(change, protect, world);
  if (hidden) return hidden;
  if (matchesAny(settingsFiles, old)) return changedSettings(change, old, verb2, world);
  let silenced = await silencedIn(change, world);
  if (silenced) return pending("checks_silenced", `${change.path} tells ${silenced} to leave out the whole file`);
  if (change.kind !== "added")
    return isTest(old) ? changedTest(change, old, verb2, world) : changedInlineTests(change, old, world);
}
var generatedCode = /(?:^|\/)(?:generated|__generated__|gen)\/|[._](?:pb|generated|gen|min)\.\w+$|_pb2?(?:_grpc)?\.\w+$/;
async function silencedIn({ kind, path: path2, from = path2 }, world) {
  if (!(kind === "deleted" || generatedCode.test(path2)))
    return silencedTool((kind === "added" ? void 0 : await world.before(from)) ?? "", await textOf6(path2, world));
}
async function changedSettings(change, old, verb2, world) {
  let { kind, path: path2 } = change;
  if (kind !== "added" && kind !== "modified" && holdsScripts(old))
    return pending("scripts_changed", `${old} is ${verb2}, with the scripts that it has`);
  let [before2, now] = [await world.before(old), await textOf6(path2, world)], isChanged = kind === "renamed" || kind === "deleted" || changesSettings(old, before2, now), altered = kind !== "added" && holdsScripts(old) ? alteredScripts(old, before2, now) : [];
  if (altered.length > 0) return pending("scripts_changed", `${old} changes what its script ${altered[0]} runs`);
  if (!isChanged) return;
  let { list: list4 } = await world.base.files(), less2 = checksLess(old, kind === "added" ? void 0 : before2 ?? "", kind === "deleted" ? "" : now, list4);
  return less2 ? pending("settings_loosened", `${old} is ${verb2}, and less is checked: ${less2}`) : warn2("settings_changed", `${old} is ${verb2}: it says how tests and tools run`, "Make sure that it leaves out no test, and turns off no check.");
}
async function changedTest(change, old, verb2, world) {
  if (change.kind === "deleted") return pending("test_removed", `the test ${old} is deleted`);
  if (!isStillFound(old, change.path))
    return pending("test_removed", `the test ${old} is ${verb2}, where no runner finds it`);
  let [before2, now] = [await world.before(old) ?? "", await textOf6(change.path, world)], weaker = await weakened({ path: old, text: before2 }, { path: change.path, text: now }, world);
  return weaker ? pending("test_weakened", `the test ${change.path} ${weaker}`) : warn2("test_changed", `the test ${old} is ${verb2}`, "Make sure that it still checks what it did before.");
}
async function changedInlineTests(change, old, world) {
  let whole = await world.before(old) ?? "", before2 = inlineTests(old, whole);
  if (before2 === void 0) return lostExamples(change, docExamples(old, whole), world);
  let now = change.kind === "deleted" ? void 0 : inlineTests(change.path, await textOf6(change.path, world));
  if (now === void 0) return pending("test_removed", `the tests in ${old} are removed`);
  let weaker = await weakened({ path: old, text: before2 }, { path: change.path, text: now }, world);
  return weaker ? pending("test_weakened", `${change.path} ${weaker}`) : lostExamples(change, docExamples(old, whole), world);
}
async function lostExamples({ path: path2, kind }, before2, world) {
  let now = kind === "deleted" ? [] : docExamples(path2, await textOf6(path2, world));
  if (!(now.length >= before2.length))
    return warn2(
      "examples_removed",
      `${path2} has ${now.length} lines of examples, ${before2.length} before`,
      "Restore the examples, unless what they show is gone."
    );
}
async function takesOver(path2, world) {
  let others2 = rules.find((kind) => kind.includes(path2))?.filter((other) => other !== path2) ?? [];
  return (await Promise.all(others2.map(world.before))).some((text3) => text3 !== void 0);
}
async function newFile(path2, world) {
  let text3 = await textOf6(path2, world), harmless = harmlessFile(path2, text3);
  return harmless ? harmless.note ? warn2(
    "harmless_file_added",
    `${path2} is new, ${harmless.note}`,
    "Make sure that it changes nothing that other tests rely on."
  ) : void 0 : pending("tool_altered", `${path2} is new and can change what a tool does`);
}
async function textOf6(path2, world) {
  let read2 = await world.files.read(path2);
  return read2.kind === "text" ? read2.text : "";
}

// src/claims/assessment.ts
var mostPlaces3 = 100;
function assessmentOutcome({ subject: subject2, want, findings, skip }) {
  return skip !== void 0 ? { status: "skip", message: skip } : outcomeOf(findings, { want, pass: `no problems found in ${subject2}`, mostPlaces: mostPlaces3 });
}

// src/checks/rule.ts
var rule = {
  type: "rule",
  runs: "static",
  title: ({ want }) => want,
  label: ({ subject: subject2 }) => subject2,
  run: async (params2) => assessmentOutcome(params2)
};

// src/checks/rules_added.ts
var rules_added = {
  type: "rules_added",
  guard: !0,
  runs: "static",
  title: () => "no agent adds rules by itself",
  label: () => "",
  fix: ({ paths: paths2 }) => `Ask a maintainer to approve this commit, or add ${someOf(paths2)} in a pull request of a person.`,
  async run(params2) {
    let { paths: paths2, line } = params2, added = someOf(paths2);
    return {
      status: "pending",
      message: `this agent's pull request adds rules that later ones are checked by: ${added}; a maintainer must approve them`,
      want: this.title(params2),
      got: `new: ${added}`,
      owner: "person",
      about: paths2,
      at: { path: paths2[0], line }
    };
  }
};

// src/checks/schema.ts
var schema = {
  type: "schema",
  runs: "static",
  title: ({ want }) => want,
  label: ({ subject: subject2 }) => subject2,
  run: async (params2) => assessmentOutcome(params2)
};

// src/checks/scope.ts
var globs2 = list(glob, { min: 1 }), written4 = as(
  object(
    {
      allowed: optional(globs2, "the change may touch only these"),
      forbidden: optional(globs2, "the change may touch none of these"),
      max_files: optional(integer({ min: 0 }), "how many files the change may touch")
    },
    { wants: "a scope {allowed, forbidden, max_files}" }
  ),
  ({ allowed, forbidden, max_files }) => !allowed && !forbidden && max_files === void 0 ? { problem: "a scope needs allowed, forbidden or max_files" } : { value: {
    ...allowed ? { allowed } : {},
    ...forbidden ? { forbidden } : {},
    ...max_files === void 0 ? {} : { maxFiles: max_files }
  } }
), scope = {
  type: "scope",
  runs: "static",
  written: {
    entries: as(located(written4), (value) => ({ value: [value] })),
    flat: as(written4, (value) => ({ value: [value] }))
  },
  title({ allowed, forbidden, maxFiles }) {
    return `the change ${[
      ...allowed ? [`touches only ${allowed.join(", ")}`] : [],
      ...forbidden ? [`touches none of ${forbidden.join(", ")}`] : [],
      ...maxFiles === void 0 ? [] : [`touches at most ${counted3(maxFiles)}`]
    ].join(" and ")}`;
  },
  label: () => "",
  globs: ({ allowed = [], forbidden = [] }) => [...allowed, ...forbidden],
  fix: () => "Remove the files that are outside the scope from the change; only the base can widen the scope.",
  async run(params2, world) {
    let { allowed, forbidden: banned = [] } = params2, touched = new Map(world.changes.flatMap((change) => pathsOf(change).map((path2) => [path2, change]))), work = [...touched].filter(([path2]) => !world.isContract(path2)), outside2 = allowed ? work.filter(([path2, change]) => !coversChange(allowed, path2, change)).map(first) : [], forbidden = [...touched].filter(([path2, change]) => reachesChange(banned, path2, change)).map(first), files2 = world.changes.filter(({ path: path2 }) => !world.isContract(path2)).length, most3 = params2.maxFiles ?? Number.POSITIVE_INFINITY, tooMany = files2 > most3 ? [counted3(files2)] : [], message2 = `the change ${[
      ...forbidden.length > 0 ? [`touches ${someOf(forbidden, 1)}, which ${verb(forbidden.length)} forbidden`] : [],
      ...outside2.length > 0 ? [`touches ${someOf(outside2, 1)}, which ${verb(outside2.length)} outside its scope`] : [],
      ...tooMany.map((number3) => `touches ${number3}, ${most3} ${verb(most3)} allowed`)
    ].join("; it ")}`, want = this.title(params2), wrong = [.../* @__PURE__ */ new Set([...forbidden, ...outside2])];
    if (wrong.length === 0 && tooMany.length > 0) {
      let fix = `Split the change, so that no part of it touches more than ${counted3(most3)}.`;
      return { status: "fail", message: message2, want, got: counted3(files2), fix };
    }
    let deleted = new Set(world.changes.flatMap(({ kind, path: path2 }) => kind === "deleted" ? [path2] : [])), isForbidden = new Set(forbidden), findings = wrong.map((path2) => {
      let [code2, words4] = isForbidden.has(path2) ? ["forbidden", "forbidden"] : ["outside_scope", "outside the scope"], message3 = `${path2} is ${words4}`;
      return {
        code: code2,
        severity: "fail",
        message: message3,
        at: { path: path2, line: 1 },
        ...deleted.has(path2) ? { missing: !0 } : {}
      };
    }), got = [...wrong.slice(0, 20), ...tooMany].join(", ");
    return outcomeOf(findings, { want, pass: `${counted3(files2)} in scope`, message: message2, got });
  }
};
function first([one7]) {
  return one7;
}
function counted3(files2) {
  return files2 === 1 ? "1 file" : `${files2} files`;
}
function verb(count) {
  return count === 1 ? "is" : "are";
}

// src/checks/session.ts
var session = {
  type: "session",
  runs: "static",
  title: ({ rule: rule2 }) => ruleNamed(rule2).title,
  label: ({ rule: rule2 }) => rule2,
  run: async ({ outcome }) => outcome
};

// src/checks/setup.ts
var setup = {
  type: "setup",
  runs: "command",
  title: ({ run: run2, cwd }) => `the setup \`${oneLine(run2)}\` succeeds${cwd === "." ? "" : ` (in ${cwd})`}`,
  label: () => "",
  fix: ({ run: run2 }) => `The policy's setup runs first: fix what makes \`${oneLine(run2)}\` fail.`,
  command: (params2) => commandOf(params2),
  async run(params2, world) {
    if (await isRemovedFolder(params2.cwd, world))
      return { status: "skip", message: `not needed: this change removes the folder ${params2.cwd}` };
    let outcome = await runCommand(params2, { ...world, base: { ...world.base, trees: null } });
    return await failsOnBase(outcome, params2, world) ? ofBase(outcome, world) : outcome;
  }
};
async function failsOnBase({ status: status3 }, params2, { base: base2 }) {
  if (status3 !== "fail") return !1;
  let there = await base2.trees?.run({ ...commandOf(params2), run: "true", cwd: "." });
  return there?.kind === "not-run" && there.setupFailed === !0;
}
function ofBase(outcome, { base: base2 }) {
  return { ...outcome, message: `${outcome.message} (also fails on ${base2.name})`, owner: "base" };
}

// src/checks/shared/counted-runner.ts
var known3 = /* @__PURE__ */ new WeakMap();
function isCounted(command3, world) {
  let here = known3.get(world.base.files) ?? /* @__PURE__ */ new Map();
  known3.set(world.base.files, here);
  let key = `${command3.cwd} ${command3.run}`, answer = here.get(key) ?? ask(command3, world);
  return here.set(key, answer), answer;
}
async function ask({ run: run2, cwd }, world) {
  let here = await folderOnBase(cwd, world);
  return splitCommands(run2).flatMap((line) => reached(line, here)).some((line) => recognize(line)?.tool.output?.count !== void 0);
}

// src/checks/shared/touched-tests.ts
function touchedTests(world) {
  let known4 = touchedBy.get(world.base.files) ?? findTouched(world);
  return touchedBy.set(world.base.files, known4), known4;
}
var touchedBy = /* @__PURE__ */ new WeakMap();
async function findTouched(world) {
  let { list: list4 } = await world.base.files(), tests2 = [], ending = [], found = await inBatches(world.changes, async (change) => {
    let { path: path2, from = path2 } = change, decides = decidesMore(change, world), touches2 = [touchesSettings(change, list4, world), touchesTests(change, world), isTest(path2) && decides], isTouched = (await Promise.all(touches2)).some(Boolean);
    return isTouched || await decides ? [{ path: isTouched ? from : path2, isTouched }] : [];
  });
  for (let { path: path2, isTouched } of found.flat()) (isTouched ? tests2 : ending).push(path2);
  return { tests: tests2, ending };
}
async function touchesSettings(change, list4, world) {
  let { kind, path: path2, from = path2 } = change;
  if (![path2, from].some((each) => matchesAny(testSettings, each))) return !1;
  if (kind === "deleted" || kind === "renamed") return !0;
  if (kind === "modified") {
    let [before2, now] = [await world.before(path2), await textOf7(path2, world)];
    return changesSettings(path2, before2, now) && !onlyAddsScripts(path2, before2, now);
  }
  let folder2 = path2.slice(0, path2.lastIndexOf("/") + 1).replace(/(?<=^|\/)\..*$/, "");
  return !(folder2 !== "" && !list4.some((each) => each.startsWith(folder2))) && changesSettings(path2, void 0, await textOf7(path2, world));
}
async function touchesTests(change, world) {
  let { kind, path: path2, from = path2 } = change;
  if (kind === "added") return !1;
  let before2 = await world.before(from);
  if (isTest(from))
    return kind !== "modified" || before2 === void 0 || !isOnlyAdded(before2, await textOf7(path2, world));
  if (before2 === void 0) return !1;
  let now = kind === "deleted" ? "" : await textOf7(path2, world), [inline2 = "", inlineNow = ""] = [inlineTests(from, before2), inlineTests(path2, now)];
  return !isOnlyAdded(inline2, inlineNow) || !isWithin2(docExamples(from, before2), docExamples(path2, now));
}
async function decidesMore({ kind, path: path2, from = path2 }, world) {
  if (kind === "deleted") return !1;
  let now = decisions(await textOf7(path2, world));
  return now > 0 && now > decisions((kind === "added" ? void 0 : await world.before(from)) ?? "");
}
function isOnlyAdded(before2, now) {
  return isWithin2(linesOf2(measurable(before2)), linesOf2(measurable(now))) && importsAll(importsIn(before2), importsIn(now));
}
function importsAll(before2, now) {
  let withWord = /* @__PURE__ */ new Map(), distinct4 = new Map(now.map((one7) => [[...one7].join(" "), one7]));
  for (let one7 of distinct4.values())
    for (let word3 of one7) {
      let others2 = withWord.get(word3);
      others2 ? others2.push(one7) : withWord.set(word3, [one7]);
    }
  return before2.every((old) => [...old].map((word3) => withWord.get(word3) ?? []).reduce(
    (least, each) => each.length < least.length ? each : least,
    [...distinct4.values()]
  ).some((one7) => [...old].every((word3) => one7.has(word3))));
}
function isWithin2(lines3, all) {
  let at = 0;
  for (let line of all) line === lines3[at] && at++;
  return at === lines3.length;
}
function linesOf2(text3) {
  return text3.split(`
`).map((line) => line.trim()).filter((line) => line !== "");
}
async function textOf7(path2, world) {
  let read2 = await world.files.read(path2);
  return read2.kind === "text" ? read2.text : "";
}

// src/checks/shared/red-on-base.ts
async function redOnBase(run2, here, world) {
  let { trees } = world.base;
  if (!trees) return refuse(run2, "error", "no base branch to run the tests on", "no base", fixes.base);
  let tests2 = changedTests(world);
  if (tests2.length === 0) return withoutTestFiles(run2, world);
  let there = await trees.runWith(run2.command, overlayOf(tests2)), unclear3 = notRun(there) ?? exposed(there);
  if (unclear3)
    return refuse(run2, "error", `the tests could not run without the change: ${unclear3}`, unclear3, fixes.setup);
  let { finished: finished2 } = there, laid = failuresOf(run2, finished2);
  if (laid.passed)
    return refuse(run2, "fail", "the changed tests also pass without the change, so they prove nothing", "tests that pass on both", assertChange(tests2), finished2);
  let alone = await trees.runWith(run2.command, nothingLaid2), unknown2 = notRun(alone) ?? exposed(alone);
  if (unknown2) return refuse(run2, "error", `the base's own tests could not run: ${unknown2}`, unknown2, fixes.setup);
  let control = controlOf(run2, alone.finished, tests2.filter(isThereNow).map(pathOf2));
  return control.state === "broken" && control.unloaded.size === 0 ? refuse(run2, "error", alsoFails, "a base that fails by itself", fixes.setup, alone.finished) : compare(run2, { laid, control, finished: finished2, tests: tests2 }, failuresOf(run2, here).missing, world.changes);
}
var nothingLaid2 = { lay: [], remove: [] };
function changedTests({ changes }) {
  return changes.filter(({ kind, path: path2 }) => kind !== "deleted" && isTest(path2));
}
function overlayOf(tests2) {
  return { lay: tests2.map(({ path: path2 }) => path2), remove: tests2.flatMap(({ from }) => from ?? []) };
}
function exposed(there) {
  return there.kind === "ran" && there.unsure ? "a command of the change ran before it without a cage, and may have changed the result" : void 0;
}
async function askBaseFirst2(command3, { isProof, mayExcuse }, world) {
  let { trees } = world.base, touched = trees ? await touchedTests(world) : { tests: [], ending: [] };
  if (await world.base.files(), trees && await isCounted(command3, world), (await world.isolation()).kind !== "none") return;
  mayExcuse && await trees?.run(command3);
  let tests2 = changedTests(world);
  isProof && tests2.length > 0 && await trees?.runWith(command3, overlayOf(tests2)), (isProof && tests2.length > 0 || touched.tests.length + touched.ending.length > 0) && await trees?.runWith(command3, nothingLaid2);
}
var alsoFails = "the command also fails on the base without the changed tests", fixes = {
  base: "Fetch the base branch, or name it with `--base`.",
  setup: "Set the policy's `setup` so that the command runs on the base.",
  add: "Add a test that fails without the change, and passes with it.",
  separate: "Put a test of the change into a file of its own, in a folder for tests."
};
function assertChange(tests2) {
  return `Make ${someOf(tests2.map(pathOf2))} test what the change does: without the change the test must fail.`;
}
function refuse(run2, status3, message2, got, fix, finished2) {
  let want = `${run2.want}, and the changed tests fail without the change`;
  return { not: { status: status3, message: message2, want, got, fix, owner: status3 === "fail" ? "author" : "runner", ...finished2 ? { output: finished2.output } : {} } };
}
async function withoutTestFiles(run2, world) {
  return await changesInlineTests(world) ? refuse(run2, "error", "tests inside source files can't run apart from the change", "tests inside source files", fixes.separate) : refuse(run2, "fail", "no test is added or changed, so nothing proves the change", "no changed test", fixes.add);
}
function compare(run2, { laid, control, finished: finished2, tests: tests2 }, lacking, changes) {
  let added = changes.filter(isThereNow).map(pathOf2), missing3 = newIn(laid.missing, /* @__PURE__ */ new Set([...control.missing, ...lacking])).map((name2) => ({ name: name2, file: fileOf(name2, added) })), unexplained = missing3.find(({ file }) => file === void 0);
  if (unexplained) {
    let message3 = `${unexplained.name} is missing on the base, and the change does not add it`;
    return refuse(run2, "error", message3, "a file that is missing", fixes.setup, finished2);
  }
  if (missing3.length > 0)
    return { red: `without the change the changed tests can't load: ${missing3[0].file} is missing` };
  if (hasNewFailure(laid, control)) return { red: "without the change the changed tests fail" };
  let unloaded = hasNewLoadFailure(laid, control);
  if (unloaded && laid.lacksName)
    return { red: "without the change the changed tests can't load: the code lacks what they import" };
  if (control.state === "broken" || newIn(control.missing, lacking).length > 0)
    return refuse(run2, "error", alsoFails, "a base that fails by itself", fixes.setup, finished2);
  if (control.state === "red" && !unloaded)
    return refuse(run2, "fail", "what fails without the change also fails without the changed tests, so they prove nothing", "no changed test that fails", assertChange(tests2), finished2);
  let message2 = `without the change the command exited with code ${laid.code}, but no test failed there`;
  return refuse(run2, "error", message2, "a failure outside any test", fixes.setup, finished2);
}
function isThereNow({ kind }) {
  return kind === "added" || kind === "renamed";
}
function pathOf2({ path: path2 }) {
  return path2;
}
function controlOf(run2, finished2, isNew) {
  let failures = failuresOf(run2, finished2), { passed: passed2, none: none3, tests: tests2, unloaded, failed } = failures, text3 = outputText(finished2), isEmpty4 = none3 || isNew.some((path2) => text3.includes(path2)), isRed = tests2.size > 0 || failed > unloaded.size;
  return { ...failures, state: passed2 || isEmpty4 ? "fine" : isRed ? "red" : "broken" };
}
async function changesInlineTests({ changes, files: files2 }) {
  for (let { kind, path: path2 } of changes) {
    let mark = inlineTestMark(path2);
    if (kind === "deleted" || mark === void 0) continue;
    let read2 = await files2.read(path2);
    if (read2.kind === "text" && read2.text.includes(mark)) return !0;
  }
  return !1;
}
function notRun(there) {
  if (there.kind === "not-run") return there.reason;
  let { ending } = there.finished;
  return ending.kind === "unstarted" ? ending.reason : ending.kind === "unrecorded" ? "no result of it was recorded" : ending.kind === "timeout" ? "it timed out" : ending.kind === "signal" ? `it was killed by ${ending.signal}` : ending.code === 126 || ending.code === 127 || isMissingScript(there.finished.stderr) ? "the command could not start on the base" : void 0;
}

// src/checks/shared/fewer-tests.ts
async function fewerTests(run2, finished2, world) {
  let { trees } = world.base;
  if (!trees) return;
  let touched = await touchedTests(world), now = run2.count(finished2), isTouched = touched.tests.length > 0;
  if (!isTouched && touched.ending.length === 0 && (now || !await isCounted(run2.command, world))) return;
  let files2 = someOf(isTouched ? touched.tests : touched.ending.length > 0 ? touched.ending : ["the change"]), want = `${run2.want}, with no fewer tests than before`, waits = (message3, got2, fix2) => ({
    status: "pending",
    message: `${message3}; a maintainer must approve it`,
    want,
    got: got2,
    fix: fix2,
    owner: "person",
    output: finished2.output
  }), incomparable = (reason, remedy) => isTouched ? waits(
    `${stateOf(touched.tests[0], world)}, and the numbers of tests before and after can't be compared: ${reason}`,
    reason,
    `Review ${files2}: does every test that was there still run, and check as much? If so, approve the commit. ${remedy}`
  ) : void 0;
  if (!now && isTouched)
    return incomparable(
      "the output does not say how many ran",
      "To have them counted, make the command write a JUnit file, and name it with `junit`."
    );
  let there = await trees.runWith(run2.command, nothingLaid2), before2 = countBefore(run2, there, await namesOnlyNew(run2.command.run, world));
  if (typeof before2 == "string")
    return incomparable(
      before2,
      "To have them counted, make the command run on the base, for example with the policy's `setup`."
    );
  if (!now)
    return before2.ran === 0 ? void 0 : waits(
      `the output does not say how many tests ran; ${number(before2.ran, "test")} ran before the change`,
      "an unknown number of tests",
      `Find out what in ${files2} ends the run before its result is printed, and take it out.`
    );
  let inner = before2.inner === void 0 ? "" : `; ${now.inner ?? 0} subtests, ${before2.inner} before`, got = `${now.ran} run and ${now.skipped} skipped; ${before2.ran} and ${before2.skipped} before${inner}`, lost = now.ran < before2.ran ? before2.ran - now.ran : Math.max(0, (before2.inner ?? 0) - (now.inner ?? 0));
  if (lost > 0) {
    let what = now.ran < before2.ran ? "test" : "subtest";
    return waits(
      `${number(lost, `fewer ${what}`)} ran than before the change`,
      got,
      `Restore the ${number(lost, what)}, or review ${files2}: if ${lost === 1 ? "it is" : "they are"} left out for a good reason, approve the commit.`
    );
  }
  if (now.skipped <= before2.skipped) return;
  let more = now.skipped - before2.skipped, message2 = `${number(more, "more test")} ${more === 1 ? "is" : "are"} skipped than before the change`, fix = `Let ${more === 1 ? "it" : "them"} run, or say in ${files2} why not.`;
  return { status: "warn", message: message2, want, got, fix, owner: "author", output: finished2.output };
}
function stateOf(path2, { changes }) {
  return `${path2} is ${changes.some((change) => change.path === path2 && change.kind === "added") ? "new" : "changed"}`;
}
function countBefore(run2, there, isNew) {
  if (there.kind !== "ran") return `they could not run on the base: ${there.reason}`;
  let doubt = exposed(there);
  if (doubt) return doubt;
  let { finished: finished2 } = there, counted4 = finished2.ending.kind === "exit" ? run2.count(finished2) : void 0;
  return counted4 || (isNew || isMissingScript(finished2.stderr) ? nothingRan : "the output on the base does not say how many ran");
}
async function namesOnlyNew(run2, { changes, base: base2 }) {
  let words4 = run2.split(/[\s'"]+/), { list: list4 } = await base2.files(), added = new Set(changes.flatMap(({ kind, path: path2 }) => kind === "added" || kind === "renamed" ? [path2] : [])), isThere = (word3) => list4.some((path2) => path2 === word3 || path2.startsWith(`${word3.replace(/\/$/, "")}/`));
  return words4.some((word3) => added.has(word3)) && !words4.some(isThere);
}
function number(count, what) {
  return `${count} ${count === 1 ? what : `${what}s`}`;
}

// src/checks/tests.ts
var testKeys = {
  ...commandKeys,
  min: optional(integer({ min: 1 }), "how many tests must have run"),
  junit: optional(glob, "JUnit files that the command writes, to count from"),
  red_on_base: optional(boolean, "the new and changed tests must fail on the base")
}, described3 = object(
  { run: required(runLine, "the command"), ...testKeys },
  { wants: "a mapping {run, min, junit, …}" }
), flat = object(
  { command: required(runLine, "the command", ["tests", "run"]), ...testKeys },
  { wants: "a cross-cutting tests" }
);
function testParams(run2, { min, junit, red_on_base, ...keys2 }) {
  return {
    ...commandParams(run2, keys2),
    ...min === void 0 ? {} : { min },
    ...junit === void 0 ? {} : { junit },
    ...red_on_base ? { redOnBase: !0 } : {}
  };
}
var one6 = byKind({
  text: as(runLine, (run2) => ({ value: testParams(run2, {}) })),
  map: as(described3, ({ run: run2, ...keys2 }) => ({ value: testParams(run2, keys2) }))
}), tests = {
  type: "tests",
  runs: "command",
  written: {
    entries: oneOrMany(located(one6)),
    flat: as(flat, ({ command: command3, ...keys2 }) => ({ value: [testParams(command3, keys2)] })),
    settle: settleCommand
  },
  title: ({ run: run2, min, redOnBase: redOnBase2 }) => `\`${oneLine(run2)}\` passes${min ? ` with at least ${number2(min)}` : ""}${redOnBase2 ? ", and not without the change" : ""}`,
  label: ({ run: run2 }) => run2,
  fix: ({ run: run2 }) => `Fix the code so that \`${oneLine(run2)}\` passes. Don't weaken the tests.`,
  objection: commandObjection,
  command: (params2) => commandOf(params2, params2.junit),
  before: ({ narrow = [], redOnBase: redOnBase2, ...params2 }, world) => {
    let needs = { isProof: redOnBase2 === !0, mayExcuse: narrow.length > 0 };
    return askBaseFirst2(commandOf(params2, params2.junit), needs, world);
  },
  async run(params2, world) {
    let last2, watched = {
      ...world,
      async run(command3) {
        return last2 = await world.run(command3), last2;
      }
    }, outcome = await runCommand(params2, watched, (finished2) => enoughTests(params2, finished2, world), params2.junit);
    if (outcome.status === "fail") {
      let elsewhere = await failsElsewhere(outcome, params2, world);
      if (elsewhere) return elsewhere;
      let failedTests = last2?.collected.flatMap(({ text: text3 }) => failedInJunit(text3)) ?? [];
      return failedTests.length > 0 ? { ...outcome, failedTests } : last2 && foundNothing(params2, last2, world.top) ? { ...outcome, message: `no test ran: ${outcome.message}`, fix: nothingFix(params2) } : outcome;
    }
    if (!(outcome.status === "pass" || outcome.status === "warn") || !last2) return outcome;
    let test = {
      command: commandOf(params2, params2.junit),
      exit: params2.expect.exit,
      top: world.top,
      want: wanted(params2),
      count: (finished2) => countedIn(params2, finished2)
    }, proof = params2.redOnBase ? await redOnBase(test, last2, world) : void 0;
    if (proof && "not" in proof) return proof.not;
    let isPlain2 = outcome.status === "pass" || params2.caveat !== void 0, fewer2 = await fewerTests(test, last2, world);
    if (fewer2?.status === "pending" || fewer2 && isPlain2) return fewer2;
    let red = proof ? `; ${proof.red}` : "", output2 = { ...last2.output, ...testCounts(last2) };
    return { ...outcome, message: `${withCount(outcome, params2, last2)}${red}`, output: output2 };
  }
};
async function failsElsewhere(outcome, params2, world) {
  let { narrow = [], ...all } = params2, { trees, name: name2 } = world.base;
  if (!("preExisting" in outcome) || !outcome.preExisting || narrow.length === 0 || !trees) return;
  let there = await trees.run(commandOf(params2));
  if (there.kind !== "ran" || there.unsure) return;
  let passed2 = [];
  for (let own2 of narrow) {
    let part = await tests.run({ ...all, ...own2 }, world);
    if (part.status !== "pass" && part.status !== "warn") return;
    passed2.push(part.message);
  }
  let message2 = `\`${oneLine(params2.run)}\` also fails on ${name2}, and the changed packages pass: ${passed2.join("; ")}`;
  return { ...outcome, preExisting: { status: "warn", message: message2, fix: "Fix the other packages in a pull request of their own." } };
}
function withCount({ status: status3, message: message2 }, params2, finished2) {
  let counted4 = countedIn(params2, finished2), ran = counted4 ? `${counted4.ran} ran, ${counted4.skipped} skipped${counted4.empty ? `, ${counted4.empty} without tests not counted` : ""}` : "the number of tests is unknown", words4 = `${commandName(params2)}: ${ran}`;
  return status3 === "pass" ? words4 : `${message2}; ${words4}`;
}
function countedIn({ junit }, finished2) {
  let written6 = junit && finished2.collected.length > 0 ? fromJunit(finished2.collected) : void 0;
  return typeof written6 == "object" ? written6 : countTests(outputText(finished2));
}
function foundNothing(params2, finished2, top) {
  let { ending } = finished2;
  if (ending.kind !== "exit" || params2.expect.exit.includes(ending.code)) return !1;
  let run2 = { count: () => countedIn(params2, finished2), exit: params2.expect.exit, top }, { none: none3, tests: tests2, unloaded, loadLines, missing: missing3 } = failuresOf(run2, finished2);
  return none3 && [tests2, unloaded, loadLines, missing3].every(({ size }) => size === 0);
}
function nothingFix({ run: run2 }) {
  return `No test ran. Make \`${oneLine(run2)}\` find the tests, or write them.`;
}
function enoughTests(params2, finished2, world) {
  let want = params2.min ? `${wanted(params2)}, at least ${number2(params2.min)} run` : wanted(params2), not = (status3, message2, got, fix) => ({
    status: status3,
    message: message2,
    want,
    got,
    output: finished2.output,
    owner: "author",
    ...fix ? { fix } : {}
  }), written6 = params2.junit && finished2.collected.length > 0 ? fromJunit(finished2.collected) : void 0;
  if (typeof written6 == "string")
    return not("fail", written6, "no count", "Make the command write a complete JUnit XML file there.");
  let counted4 = written6 ?? countTests(outputText(finished2));
  if (counted4 === void 0) {
    if (params2.min === void 0) return;
    let message2 = params2.junit ? `the number of tests is unknown: the command wrote no file that matches junit: ${params2.junit}` : "the number of tests is unknown: the output does not show it; name the JUnit file that the command writes with junit: PATH";
    return not("error", message2, "an unknown number of tests", "Make the command print how many tests it ran.");
  }
  let line = oneLine(params2.run), ran = `${number2(counted4.ran)} ran${counted4.empty ? `, not counting ${counted4.empty === 1 ? "a file" : `${counted4.empty} files`} without tests` : ""}`;
  if (counted4.ran === 0)
    return not("fail", "no test ran", "0 tests run", nothingFix(params2));
  if (counted4.ran < (params2.min ?? 0)) {
    let fix = `Write the missing tests, or make \`${line}\` run those that it leaves out.`;
    return not("fail", `${ran}; at least ${params2.min} required`, `${number2(counted4.ran)} run`, fix);
  }
  if (counted4.failed > 0 && params2.expect.exit.includes(0)) {
    let { fix, ...failed } = whatFailed(params2, finished2, world), message2 = `\`${line}\` exited with success although ${counted4.failed} of its tests failed: ${failed.got}`;
    return { ...not("fail", message2, failed.got, fix), ...failed, message: message2 };
  }
}
function fromJunit(files2) {
  let total = { ran: 0, failed: 0, skipped: 0 };
  for (let { path: path2, text: text3 } of files2) {
    let counted4 = countJunit(text3);
    if (!counted4) return `${path2} is not a JUnit report: ${junitProblem(text3)}`;
    total.ran += counted4.ran, total.failed += counted4.failed, total.skipped += counted4.skipped;
  }
  return total;
}
function number2(count) {
  return count === 1 ? "1 test" : `${count} tests`;
}

// src/checks/tree_unchanged.ts
var tree_unchanged = {
  type: "tree_unchanged",
  guard: !0,
  runs: "last",
  quiet: !0,
  title: () => "no command changed the files under test",
  label: () => "",
  fix: () => "Make the commands write elsewhere: they must not change the files under test.",
  async run({ protect }, world) {
    let changed = await world.disturbed();
    if (changed.length === 0) return { status: "pass", message: "the files are unchanged" };
    let isEvidence = (path2) => isTest(path2) || world.isContract(path2) || matchesAny(protect, path2), findings = changed.map((path2) => {
      let at = { path: path2, line: 1 };
      return isEvidence(path2) ? { code: "evidence_changed", severity: "fail", message: `a command changed ${path2}, which is evidence`, at } : { code: "file_changed", severity: "warn", message: `a command changed ${path2}`, at };
    }), [first2] = bySeverity(findings);
    return outcomeOf(findings, {
      want: this.title({ protect }),
      pass: "the files are unchanged",
      message: `${first2.message}${andMore(changed.length)}`,
      got: changed.slice(0, 20).join(", ")
    });
  }
};

// src/checks/unchecked_package.ts
var unchecked_package = {
  type: "unchecked_package",
  guard: !0,
  runs: "static",
  title: ({ folder: folder2 }) => `a command of the base checks ${folder2}`,
  label: ({ folder: folder2 }) => folder2,
  fix: ({ folder: folder2 }) => `Ask a maintainer to review ${folder2} and approve this commit. To have it checked, name a command for it in the policy: activities, or cross_cutting with its cwd and paths.`,
  async run(params2) {
    let { folder: folder2, isNew } = params2;
    return {
      status: "pending",
      message: isNew ? `the package ${folder2} is new: the base has no command for its tests, so none ran` : `the base has no command that tests, lints or type-checks ${folder2}, so nothing ran there`,
      want: this.title(params2),
      got: "no command",
      owner: "person"
    };
  }
};

// src/checks/index.ts
var checks2 = [
  setup,
  contract_required,
  rules_added,
  contract_unchanged,
  protected_files,
  pre,
  files_exist,
  content_check,
  scope,
  paired_files,
  artifacts2,
  agent_output,
  diff,
  exec,
  schema,
  rule,
  evidence,
  claim,
  advisory,
  critic,
  check_run,
  session,
  manual,
  lint,
  tests,
  command2,
  custom,
  unchecked_package,
  tree_unchanged,
  foreign_check_run
];
function checkNamed(type) {
  return findCheck(checks2, type);
}

// src/dialects/phases.ts
var preShape = as(
  object(
    {
      files_exist: optional(files_exist.written.entries, "paths that must exist"),
      content_check: optional(content_check.written.entries, "what files must contain")
    },
    {
      wants: "a pre {files_exist, content_check}",
      hint: () => "pre takes files_exist and content_check only"
    }
  ),
  ({ files_exist: files2 = [], content_check: contents = [] }) => ({
    value: [
      ...files2.map(({ value, at }) => ({ type: "files_exist", params: value, at })),
      ...contents.map(({ value, at }) => ({ type: "content_check", params: value, at }))
    ]
  })
);
function preCriteria(entries) {
  return entries.map(({ at, ...params2 }) => ({
    title: pre.title(params2),
    label: pre.label(params2),
    check: { type: "pre", params: params2 },
    at
  }));
}
var evidence2 = as(
  object(
    {
      file: optional(anyPath, "a file that the step leaves"),
      trailer: optional(text({ wants: "the name of a trailer" }), "a trailer in a commit of the branch"),
      check: optional(text({ wants: "the name of a check" }), "a check in the agent's report")
    },
    { wants: "an evidence {file}, {trailer} or {check}" }
  ),
  (given2) => {
    let kinds2 = ["file", "trailer", "check"].filter((kind2) => given2[kind2] !== void 0), [kind, ...more] = kinds2;
    return kind === void 0 || more.length > 0 ? { problem: "name one of file, trailer and check" } : { value: { kind, name: given2[kind] } };
  }
), execShape = list(
  located(
    object(
      { step: required(text(), "what is to be done"), evidence: required(evidence2, "what shows that it was done") },
      { wants: "a step {step, evidence}" }
    )
  ),
  { wants: "a list of steps {step, evidence}", min: 1 }
);
function execCriteria(steps) {
  return steps.map(({ value, at }) => ({
    title: exec.title(value),
    label: exec.label(value),
    check: { type: "exec", params: value },
    at
  }));
}

// src/dialects/verification-shape.ts
var activityName = text({
  wants: "the name of an activity",
  check: (name2) => /^[A-Za-z][\w:-]{0,63}$/.test(name2) ? void 0 : `${JSON.stringify(name2)} is not a valid activity name: use a letter, then letters, digits, '_', ':' and '-'`
});
function dateTimeProblem(value) {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)) ? void 0 : `${JSON.stringify(value)} is not a valid date and time; write it as 2026-02-28T10:00:00Z`;
}
var dateTime = text({ wants: "a date and time such as 2026-02-28T10:00:00Z", check: dateTimeProblem }), criterionShape = object(
  {
    activity: required(activityName, "unit-test, e2e, typecheck, lint, critic, or a name of your own"),
    description: required(text(), "what must be true"),
    pattern: optional(text({ wants: "a pattern", check: patternValueProblem }), "which tests"),
    timing: optional(oneOf("immediate", "deferred"), "immediate (default), or deferred to the merge queue")
  },
  { wants: "a criterion {activity, description}" }
), verificationShape = object(
  {
    type: required(oneOf("verifiable", "advisory", "skip"), "verifiable, advisory or skip"),
    criteria: required(list(located(criterionShape)), "what the work is verified by"),
    generatedFrom: optional(oneOf("auto", "user", "prd"), "where it comes from"),
    generatedAt: optional(dateTime, "when it was made")
  },
  {
    wants: "a verificationContract {type, criteria}",
    check: ({ type, criteria }) => type === "verifiable" && criteria.length === 0 ? { key: "criteria", problem: "a verifiable contract needs at least one criterion" } : void 0
  }
);
function checkTypeOf(activity) {
  return activity === "critic" ? "critic" : /(?:^|[-:_])(?:tests?|e2e|spec|integration|smoke)(?:$|[-:_])/i.test(activity) ? "tests" : /^(?:lint|format)(?:$|[-:_])/i.test(activity) ? "lint" : "command";
}
function isVerification(node) {
  return ["verificationContract", "verification"].some((key) => entry(node, key) !== void 0);
}
function originOf({ generatedFrom, generatedAt }) {
  return { ...generatedFrom ? { generatedFrom } : {}, ...generatedAt ? { generatedAt } : {} };
}
function verificationCriteria({ type, criteria, generatedFrom }, prd, at) {
  let own2 = criteria.map((one7) => activityCriterion(one7));
  return type !== "advisory" ? own2 : [{ title: "a person reviews the output", label: "", check: { type: "advisory", params: { prd: prd || generatedFrom === "prd" } }, at }, ...own2];
}
function activityCriterion({ value, at }) {
  let { activity: name2, description, pattern: pattern2, timing } = value, activity = { name: name2, description, ...pattern2 ? { pattern: pattern2 } : {}, ...timing ? { timing } : {} }, type = checkTypeOf(name2), which = pattern2 ?? (type === "critic" ? description : ""), label2 = [...type === name2 ? [] : [name2], ...which ? [which] : []].join("-");
  return { title: activityTitle(activity), label: label2, check: { type, params: {} }, activity, at };
}
function activityTitle({ name: name2, description, pattern: pattern2 }) {
  return `${name2}${pattern2 ? ` ${JSON.stringify(pattern2)}` : ""}: ${description}`;
}

// src/dialects/contract.ts
var idSpellings = ["id", "task", "taskId", "task_id", "beads_id"], id = text({
  wants: "an id",
  digits: !0,
  pattern: idForm.source,
  check(value) {
    return value.toLowerCase() === "policy" ? "the id policy is reserved; use another" : idForm.test(value) ? void 0 : `${JSON.stringify(value)} is not an id: use up to 64 letters, digits, '.', '_' and '-', a letter or digit first`;
  }
}), length = integer({ min: 0 }), reportRequest = object(
  {
    file: optional(glob, "a path or glob (default: a JSON fence in the body of the pull request)"),
    role: optional(text(), "the role that reports"),
    evidence: optional(
      object(
        {
          simple: optional(length, "minimum length"),
          quality: optional(length, "minimum length"),
          cross_task: optional(length, "minimum length"),
          kinds: optional(record(oneOf("simple", "quality", "cross_task", "cross-task")), "check to its kind")
        },
        { wants: "an evidence {simple, quality, cross_task, kinds}" }
      ),
      "minimum lengths of evidence; they replace the policy's"
    ),
    accept_partial: optional(boolean, "accept status: partial")
  },
  { wants: "a report {file, role, evidence, accept_partial}" }
), outputRequest = object(
  {
    agent: optional(text(), "the agent whose output it is"),
    from: optional(
      text({ wants: "pr-body, commits or a path", check: pathProblem }),
      "pr-body (default), commits or a path"
    )
  },
  { wants: "an output {agent, from}" }
), trackerStatuses = ["pending", "in_progress", "completed"], ownStatus = oneOf("open", "done"), trackerStatus = oneOf(...trackerStatuses), status2 = {
  wants: ownStatus.wants,
  read: (node, report3) => trackerStatus.read(node, () => {
  }) ?? ownStatus.read(node, report3),
  schema: () => ({ enum: ["open", "done", ...trackerStatuses] })
};
function isTrackerRecord(node) {
  return hasAnyKey(node, ["subject", "metadata"]);
}
var contractKeys = {
  id: optional(id, "the id of the contract", idSpellings.slice(1)),
  title: optional(text(), "the title of the task", ["subject"]),
  description: optional(text(), "the task itself"),
  status: optional(status2, "open (default) or done; the words of a task tracker count as open"),
  applies_to: optional(
    object(
      {
        branches: optional(oneOrMany(nameGlob), "globs of branches"),
        labels: optional(oneOrMany(literalGlob), "globs of labels"),
        authors: optional(oneOrMany(literalGlob), "globs of logins"),
        paths: optional(globs, "globs of changed files")
      },
      { wants: "an applies_to {branches, labels, authors, paths}" }
    ),
    "the pull requests that this contract applies to; every list given must match"
  ),
  depends_on: optional(oneOrMany(located(id)), "ids of contracts that must pass first"),
  fail_fast: optional(boolean, "stop at the first failure"),
  pre: optional(preShape, "checks that must pass on the base"),
  exec: optional(execShape, "steps with their evidence"),
  prd: optional(text({ digits: !0 }), "the product requirements that the task belongs to"),
  report: optional(oneOrMany(located(reportRequest)), "what the agent's report must be"),
  output: optional(oneOrMany(located(outputRequest)), "the agent's output block"),
  verificationContract: optional(verificationShape, "what the work is verified by"),
  verification: optional(
    object(
      { contract: required(verificationShape, "what the work is verified by") },
      { wants: "a verification {contract}" }
    ),
    "the same in a chunk file"
  )
}, metadataKeys = { id: contractKeys.id };
function contractDigest(node) {
  let value = plain(node);
  return value !== null && typeof value == "object" && !Array.isArray(value) && delete value.status, digestOf(value);
}
function hasAnyKey(node, keys2) {
  return keys2.some((key) => entry(node, key) !== void 0);
}

// src/dialects/builder-state.ts
var stateKeys = ["verificationResults", "advisoryTasks", "currentTask", "activePrd", "adhocQueue", "lastHeartbeat"], currentKeys = ["currentTask", "activeTask", "currentChunk"], listKeys = ["tasks", "chunks", "adhocQueue"];
function isBuilderState(node) {
  return node.kind !== "map" ? !1 : stateKeys.some((key) => entry(node, key)) || listKeys.some((key) => listed4(node, key).length > 0);
}
function builderStateRecords(node) {
  let current = [...currentKeys.flatMap((key) => recordIn(entry(node, key)?.value)), ...recordOfFile(node)], others2 = listKeys.flatMap((key) => listed4(node, key)), isOnly = current.length === 0 && others2.length === 1;
  return [
    ...current.map((each) => ({ node: each, current: !0 })),
    ...others2.map((each) => ({ node: each, current: isOnly }))
  ];
}
function recordOfFile(node) {
  let task = entry(node, "currentTask")?.value, story = entry(entry(node, "activePrd")?.value ?? node, "currentStory"), about = task?.kind === "map" ? task.entries.filter(({ value }) => value.kind !== "null") : [];
  return recordIn(node, [...about, ...story?.value.kind === "text" ? [{ ...story, key: "id" }] : []]);
}
function listed4(node, key) {
  let value = entry(node, key)?.value;
  return value?.kind === "list" ? value.items.flatMap((item2) => recordIn(item2)) : value?.kind !== "map" ? [] : value.entries.flatMap(
    ({ key: id2, keyAt, value: task }) => recordIn(task, [{ key: "id", keyAt, value: { kind: "text", value: id2, at: keyAt } }])
  );
}
function recordIn(node, about = []) {
  if (node?.kind !== "map") return [];
  let demands = [given(node, "verificationContract"), inside(node, "verification", "contract")], checks3 = [given(node, "validation"), inside(node, "metadata", "validation")], contract = [...demands.flatMap((each) => each ?? []).slice(0, 1), ...checks3.flatMap((each) => each ?? [])];
  if (contract.length === 0) return [];
  let first2 = (keys2) => [...node.entries, ...about].filter(({ key, value }) => keys2.includes(key) && isWord(value)).slice(0, 1), words4 = [...first2(idSpellings), ...first2(["title", "subject"]), ...first2(["description"]), ...first2(["prd"])];
  return [{ kind: "map", at: node.at, entries: [...words4, ...contract] }];
}
function given(node, key) {
  let found = entry(node, key);
  return found && found.value.kind !== "null" ? found : void 0;
}
function inside(node, key, inner) {
  let outer = entry(node, key), found = outer && given(outer.value, inner);
  return found && { ...outer, value: { kind: "map", at: outer.value.at, entries: [found] } };
}
function isWord({ kind }) {
  return kind === "text" || kind === "number";
}

// src/dialects/epic.ts
var epicShape = object(
  {
    epic: required(text({ digits: !0 }), "the name of the epic"),
    title: optional(text(), "its title", ["subject"]),
    description: optional(text(), "what it is about"),
    status: optional(oneOf("open", "done"), "open (default) or done"),
    always: required(crossCuttingShape(checks2), "checks that apply to every task", ["cross_cutting"])
  },
  { wants: "an epic {epic, always}" }
), epic = {
  recognises: (node) => entry(node, "epic") !== void 0,
  compile(node, report3) {
    let read2 = epicShape.read(node, report3);
    return read2 && { id: read2.epic, always: read2.always, done: read2.status === "done", digest: contractDigest(node) };
  }
};

// src/claims/output/claims.ts
var longestQuote2 = 300;
function claimsIn(fields, source) {
  let found = [], place2 = (key) => {
    let field = fields.get(key), line = field.line + source.line - 1;
    return { key, quote: `${key}: ${valueText(field.value)}`.slice(0, longestQuote2), path: source.path, line };
  }, add = (label2, claim2, line) => {
    found.push({ claim: claim2, label: label2, line });
  }, items = (key, type = "files") => {
    let field = fields.get(key), listed5 = field && fits(type, field.value) ? itemsOf(field.value) : void 0;
    return listed5 && listed5.length <= mostItems ? listed5 : void 0;
  }, count = (key) => {
    let field = fields.get(key);
    return field && countOf(field.value);
  }, is = (key, value) => {
    let field = fields.get(key);
    return field !== void 0 && valueText(field.value).toLowerCase() === value;
  };
  for (let kind of ["files_changed", "files_created", "files_modified", "locations"]) {
    let listed5 = items(kind, kind === "locations" ? "locations" : "files");
    listed5 && listed5.length > 0 && add(kind, { kind, ...place2(kind), items: listed5 }, place2(kind).line);
  }
  let changed = items("files_changed");
  if (changed) {
    let all = [...changed, ...items("files_created") ?? [], ...items("files_modified") ?? []];
    add("unclaimed", { kind: "unclaimed", ...place2("files_changed"), items: all }, place2("files_changed").line);
  }
  for (let kind of ["files_reviewed", "tests_added"]) {
    let number3 = count(kind);
    number3 !== void 0 && add(kind, { kind, ...place2(kind), count: number3 }, place2(kind).line);
  }
  let removed2 = count("lines_removed");
  if (removed2 !== void 0) {
    let claim2 = { ...place2("lines_removed"), count: removed2, items: items("files_modified") ?? [] };
    add("lines_removed", { kind: "lines_removed", ...claim2 }, claim2.line);
  }
  let path2 = fields.get("path")?.value;
  if (path2?.kind === "text" && path2.value !== "") {
    add("path", { kind: "path", ...place2("path"), value: path2.value }, place2("path").line);
    let phases2 = count("phases");
    phases2 !== void 0 && add("phases", { kind: "phases", ...place2("phases"), count: phases2, value: path2.value }, place2("phases").line);
  }
  let passing = fields.get("tests_passing");
  passing && booleanOf(passing.value) && add("tests_passing", { kind: "tests_passing", ...place2("tests_passing") }, place2("tests_passing").line), is("test_status", "all-pass") && add("test_status", { kind: "tests_passing", ...place2("test_status") }, place2("test_status").line);
  let failures = items("test_failures", "list");
  return failures && add(
    "test_failures",
    { kind: "test_failures", ...place2("test_failures"), items: failures },
    place2("test_failures").line
  ), [...found, ...consistencyClaims(fields, source)];
}
function consistencyClaims(fields, source) {
  let totals2 = totalKeys.flatMap((key) => {
    let field = fields.get(key);
    if (!field) return [];
    let wrong = wrongTotal(key, fields), findings2 = wrong ? [placeFinding(wrong, source, "minor")] : [];
    return [{ claim: { kind: "consistency", want: `${key} is the number of items that the block lists`, findings: findings2 }, label: key, line: field.line + source.line - 1 }];
  }), findings = contradictions(fields).map((each) => placeFinding(each, source, "major")), [first2] = fields.values(), want = "the block does not contradict itself", line = findings[0]?.at.line ?? (first2?.line ?? 1) + source.line - 1;
  return [...totals2, { claim: { kind: "consistency", want, findings }, label: "contradictions", line }];
}
function placeFinding({ code: code2, severity, message: message2, fix, line, isRefusal }, source, failure2) {
  let at = { path: source.path, line: line + source.line - 1 };
  return { code: code2, severity, message: message2, at, fix, ...isRefusal ? {} : { failure: failure2 } };
}

// src/dialects/output.ts
var subject = "the output block", output = {
  name: "output",
  compile(source, request, policy) {
    let agents = agentsOf(policy), requested = agentNamed(request.agent, agents), block = blockFor(source, requested, agents);
    if (!block) return [missingCriterion(source, requested)];
    let { agent, findings } = authorOf(block, requested, agents, source.unasked), authors = requested ? [agent] : [agent, ...otherAgentsOf(block, agent, agents)], criteria = [
      formCriterion(source, block, agent, findings),
      ...authors.flatMap((each) => ruleCriteria(source, block, each)),
      ...claimCriteria(source, block)
    ];
    return agent?.reviews ? criteria.map((each) => ({ ...each, kind: "review" })) : criteria;
  },
  prompt(request, policy) {
    let agent = agentNamed(request.agent, agentsOf(policy));
    return agent ? promptSuffix(agent) : `CRITICAL - End your response with:
---OUTPUT---
key: value
---END---`;
  }
};
function formCriterion(source, block, agent, unclear3) {
  let all = [...unclear3, ...formFindings(agent, block), ...textAfter(source, block)], found = source.unasked && !agent && !block.fields.some(({ key }) => key === "agent") ? all.map((each) => ({ ...each, severity: "warn" })) : all, needed = new Set(Object.keys(agent?.pass ?? {})), isMajor = ({ key }) => !agent || !block.ended || key !== void 0 && needed.has(key), want = agent ? `the output of ${agent.name} has its fields` : "the agent's output has its fields", findings = found.map((each) => placeFinding(each, source, isMajor(each) ? "major" : "minor"));
  return assessmentCriterion("schema", agent?.name ?? "output", { subject, want, findings }, placeOf4(block, source));
}
function textAfter({ from }, { textAfter: textAfter2, line }) {
  return from !== "file" || !textAfter2 ? [] : [{ code: "text_after_block", severity: "warn", line, message: "there is text after ---END---", fix: "let the file end with ---END---" }];
}
function ruleCriteria(source, block, agent) {
  if (!agent || Object.keys({ ...agent.pass, ...agent.look }).length === 0) return [];
  let findings = brokenRules(agent, fieldsByKey(block), block.line).map((each) => placeFinding(each, source, "major")), assessment = { subject, want: ruleWords(agent), findings };
  return [assessmentCriterion("rule", agent.name, assessment, placeOf4(block, source))];
}
function claimCriteria(source, block) {
  let { path: path2, from, commit } = source, criteria = claimsIn(fieldsByKey(block), source).map(({ claim: claim2, label: label2, line }) => claimCriterion(claim2, label2, { path: path2, line }));
  if (from === "body") return criteria;
  let age2 = { kind: "age", path: path2, ...commit === void 0 ? {} : { commit } };
  return [...criteria, claimCriterion(age2, "age", { path: path2, line: block.line })];
}
function missingCriterion(source, agent) {
  let { message: message2, line, whole } = missingBlock(source, agent), fix = `write the block, outside of any quote or comment. Prompt for the agent:
${agent ? promptSuffix(agent) : output.prompt({}, {})}`, at = { path: source.path, line }, findings = [{ code: "missing_block", severity: "fail", message: message2, at, fix, failure: whole ? "minor" : "major" }], want = `${agent?.name ?? "the agent"} ends with its output block`;
  return assessmentCriterion("schema", agent?.name ?? "output", { subject, want, findings }, at);
}
function placeOf4({ line }, source) {
  return { path: source.path, line: line + source.line - 1 };
}

// src/claims/report/prompt.ts
function reportPrompt(request, policy, pre2 = []) {
  let roles = rolesOf(policy), role = request.role === void 0 ? void 0 : roleNamed(request.role, roles) ?? anyRole, where = request.file === void 0 ? "in a json fence of the pull request" : `as ${request.file}`;
  return [
    "## ⚠️ CONTRACT",
    "### PRE-CONDITIONS",
    [...pre2, clearTask].map((each) => `- [ ] ${each}`).join(`
`),
    "### REQUIRED CHECKS (with evidence)",
    ...role && role.requiredChecks.length > 0 ? ["You MUST perform these checks and record evidence:", checkTable(role, request, policy)] : ["You MUST perform the checks that the task needs, and record evidence for each."],
    evidenceRules,
    "### POST-CONDITIONS (mechanically verified)",
    ["Your report will be validated. The task FAILS if:", ...conditions(role, request, policy)].join(`
`),
    "### OUTPUT FORMAT (JSON, strict)",
    `Write the report ${where}, after the last change to anything else${role ? "" : `; "role" is one of ${[...roles.keys(), anyRole.name].join(", ")}`}:`,
    `\`\`\`json
${JSON.stringify(schemaOf(role, request, policy), withoutVisible, 2)}
\`\`\``
  ].join(`

`);
}
var clearTask = "The task is clear, and what it builds on is there. Report `failed` where it is not, and say what is missing.", evidenceRules = [
  "Evidence says what was looked at and what was seen: numbers, names, files as `path/to/file.ts:12`, commits.",
  "Whatever it cites must exist. Stock phrases, repeated text, and the evidence of another check prove nothing."
].join(" ");
function checkTable(role, request, policy) {
  return ["| Check | What to verify | Evidence requirement |", "|---|---|---|", ...role.requiredChecks.map(({ name: name2, about }) => {
    let { kind, min } = evidenceWanted(name2, request, policy);
    return `| ${name2} | ${about} | at least ${min} characters (${kind.replace("_", "-")}) |`;
  })].join(`
`);
}
function conditions(role, request, policy) {
  let { min } = evidenceWanted("", request, policy);
  return [
    `- any required field is missing: ${[...baseFields, ...role?.required ?? []].join(", ")}`,
    `- any evidence has fewer than ${min} characters that count, or less than its check asks for`,
    ...Object.entries(role?.min ?? {}).map(([field, count]) => `- ${field} has fewer than ${count} different items`),
    ...role?.each ? [`- an item of ${role.each.list} has no ${role.each.needs.join(" or no ")}`] : [],
    "- any check.executed is not true, or any verdict is fail",
    `- status is not completed${request.accept_partial ? " (partial is accepted, with a warning)" : ""}`,
    "- output_file does not exist in the change, or is empty",
    "- a later commit changes anything but reports and contracts"
  ];
}
function withoutVisible(key, value) {
  return key === "pattern" && value === visible ? void 0 : value;
}
function schemaOf(role, request, policy) {
  let checks3 = role?.requiredChecks.map(({ name: name2 }) => name2) ?? [], base2 = reportSchema(checks3, (name2) => ({ minLength: evidenceWanted(name2, request, policy).min })), fields = Object.fromEntries((role?.required ?? []).map((field) => [field, fieldSchema(field, role)]));
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    ...base2,
    required: [...base2.required, ...role?.required ?? [], ...role ? [] : ["role"]],
    properties: { ...role ? {} : { role: { type: "string" } }, ...base2.properties, ...fields },
    ...role?.schema === void 0 ? {} : { allOf: [role.schema] }
  };
}
function fieldSchema(field, { min, each }) {
  let list4 = (count, items2) => ({ type: "array", minItems: count, items: items2 }), items = each?.list === field ? itemSchema(each.needs) : {};
  if (min[field] !== void 0) return list4(min[field], items);
  let inner = Object.entries(min).filter(([path2]) => path2.startsWith(`${field}.`));
  if (inner.length === 0) return {};
  let names3 = inner.map(([path2, count]) => [path2.slice(field.length + 1), count]);
  return {
    type: "object",
    required: names3.map(([name2]) => name2),
    properties: Object.fromEntries(names3.map(([name2, count]) => [name2, list4(count, {})]))
  };
}

// src/dialects/report.ts
var largest = 10 * 1024 * 1024, mostReports = 100, mostFindings2 = 200, report2 = {
  name: "report",
  compile(source, request, policy) {
    let subject2 = source.from === "file" ? `the report ${source.path}` : "the report", { nodes, unreadable } = reportsIn2(source);
    if (unreadable) {
      let assessment = { subject: subject2, want: `${subject2} can be read`, findings: [unreadable] };
      return [assessmentCriterion("schema", "report", assessment, unreadable.at)];
    }
    let above = source.line - 1;
    return nodes.flatMap((node) => compileOne({ node, path: source.path, above }, source, request, policy));
  },
  prompt: reportPrompt
};
function reportsIn2({ path: path2, line, text: text3, yaml }) {
  let unreadable = (code2, at, message2, fix2) => ({
    nodes: [],
    unreadable: reportFinding({ path: path2, above: line - 1 }, code2, at, { message: message2, fix: fix2 })
  }), top = { line: 1, column: 1 };
  if (text3.length > largest)
    return unreadable("too_large", top, "it is larger than 10 MiB", "report what matters, in less");
  let { nodes, problem } = yaml ? inYaml(text3) : inJson(text3);
  if (problem) {
    let { message: message2, at } = problem;
    return unreadable("invalid_json", at, `it is not valid ${yaml ? "YAML" : "JSON"}: ${message2}`, "write the report as one JSON object");
  }
  if (nodes.length > mostReports)
    return unreadable("too_many_reports", top, `it has ${nodes.length} reports`, `write at most ${mostReports}`);
  if (nodes.length > 0 && nodes.every(({ kind }) => kind === "map")) return { nodes };
  let fix = `write an object with ${baseFields.join(", ")}`;
  return unreadable("no_object", nodes[0]?.at ?? top, "it is not a JSON object", fix);
}
function inJson(text3) {
  let parsed = parseJson(text3.replace(/^\uFEFF/, ""));
  return "problem" in parsed ? { nodes: [], problem: parsed.problem } : { nodes: parsed.node.kind === "list" ? parsed.node.items : [parsed.node] };
}
function inYaml(text3) {
  let { nodes, problems } = parseDocuments("report.yml", text3), [problem] = problems;
  return { nodes, ...problem ? { problem } : {} };
}
function compileOne(located3, source, request, policy) {
  let { node, path: path2 } = located3, task = entry(node, "task_id")?.value, name2 = task?.kind === "text" && task.value.trim() !== "" ? task.value : path2.slice(path2.lastIndexOf("/") + 1), subject2 = source.from === "file" ? `the report ${path2}` : `the report of ${name2}`, { role, unclear: unclear3 } = settledRole(located3, request, policy), form5 = role ? role === anyRole ? "has its fields" : `has the fields of ${role.name}` : "has a known role", at = (key) => ({ path: path2, line: (key && entry(node, key)?.keyAt || node.at).line + located3.above }), rule2 = (label2, key, want, findings2) => assessmentCriterion("rule", `${name2} ${label2}`, { subject: subject2, want: `${subject2}: ${want}`, findings: findings2 }, at(key)), counts = Object.entries(role?.min ?? {}).map(([field, min]) => ({ field, min, top: field.split(".", 1)[0] })), findings = [...unclear3, ...formFindings2(located3, role)].slice(0, mostFindings2);
  return [
    assessmentCriterion("schema", name2, { subject: subject2, want: `${subject2} ${form5}`, findings }, at()),
    rule2("status", "status", "its status is completed", statusFindings(located3, request.accept_partial ?? !1)),
    rule2("checks", "checks_performed", "every required check was executed", executionFindings(located3, role)),
    rule2("verdicts", "checks_performed", "no check has the verdict fail", verdictFindings(located3)),
    ...counts.filter(({ top }) => !isMissing(located3, top, role)).map(
      ({ field, min, top }) => rule2(field, top, `${field} has at least ${min}`, countFindings(located3, field, { min, own: role.own }))
    ),
    ...evidenceCriteria(located3, name2, request, policy),
    ...claimCriteria2(located3, name2, source)
  ];
}
function isMissing({ node }, field, role) {
  let value = entry(node, field)?.value;
  return (value === void 0 || value.kind === "null" || value.kind === "map" && value.entries.length === 0) && role.required.includes(field);
}
function settledRole(located3, request, policy) {
  let { node } = located3, settled2 = roleOf(node, request, policy);
  if ("problem" in settled2) {
    let fix2 = `write "role" into the report, or role: into the contract's report:; known roles: ${[...rolesOf(policy).keys()].join(", ")}`;
    return { unclear: [reportFinding(located3, "unclear_role", node.at, { message: settled2.problem, fix: fix2 })] };
  }
  let { role, conflict } = settled2;
  if (conflict === void 0) return { role, unclear: [] };
  let { at } = (entry(node, "role") ?? entry(node, "agent")).value, fix = `report as ${role.name}, as the contract asks`;
  return { role, unclear: [reportFinding(located3, "other_role", at, { message: conflict, fix })] };
}
function claimCriteria2({ node, path: path2, above }, name2, { from }) {
  let file = entry(node, "output_file")?.value, found = [];
  if (file?.kind === "text" && file.value.trim() !== "") {
    let at = { path: path2, line: file.at.line + above }, quote = `output_file: ${oneLine2(file.value)}`, claim2 = { kind: "path", key: "output_file", value: file.value, quote, ...at };
    found.push(claimCriterion(claim2, `${name2} output_file`, at));
  }
  let top = { path: path2, line: node.at.line + above };
  return from === "file" ? [...found, claimCriterion({ kind: "age", path: path2 }, `${name2} age`, top)] : found;
}

// src/dialects/validation.ts
var written5 = checks2.filter((check) => check.written), writtenKeys = Object.fromEntries(
  written5.map((check) => [check.type, optional(check.written.entries, `see ${check.type} in the documentation`)])
), validationShape = object(
  {
    ...writtenKeys,
    cross_cutting: optional(crossCuttingShape(checks2), "checks that run after all others pass"),
    fail_fast: optional(boolean, "stop at the first failure")
  },
  { wants: "a validation" }
);
function isCheckKey(key) {
  return key in writtenKeys || key === "cross_cutting";
}
var contractShape = object(
  {
    ...contractKeys,
    validation: optional(nullable(validationShape), "the checks", ["post"]),
    metadata: optional(
      object(
        { ...metadataKeys, validation: optional(nullable(validationShape), "the checks") },
        { wants: "a metadata", open: !0 }
      ),
      "where task trackers keep id and validation"
    )
  },
  {
    wants: "a contract",
    hint: (key) => isCheckKey(key) ? "put it under validation:" : void 0,
    ignores: (key, node) => isTrackerRecord(node) && similar(key, [...Object.keys(writtenKeys), "cross_cutting"]) === void 0,
    check: ({ validation: validation2, metadata, verificationContract, verification: verification2 }) => verificationContract && verification2 ? { key: "verification", problem: "there is also a verificationContract; keep one" } : validation2 && metadata?.validation ? { key: "metadata", problem: "there is also a validation outside it; keep one" } : void 0
  }
), validation = {
  name: "validation",
  recognises: (node) => !isVerification(node) && hasAnyKey(node, [
    "validation",
    "post",
    "metadata",
    "title",
    "subject",
    "pre",
    "exec",
    "report",
    "output",
    ...idSpellings
  ]),
  compile: compileContract2
};
function compileContract2(node, settings, report3) {
  let contract = contractShape.read(node, report3);
  if (!contract) return;
  let { status: status3 } = contract;
  if (status3 !== void 0 && trackerStatuses.some((each) => each === status3) && !isTrackerRecord(node)) {
    let { at } = entry(node, "status").value;
    report3("bad_value", `status: expected one of open, done, found "${status3}"`, at);
    return;
  }
  let given2 = contract.validation ?? contract.metadata?.validation ?? void 0, verification2 = contract.verificationContract ?? contract.verification?.contract, criteria = given2 ? ownCriteria(given2, settings, report3) : [], crossCutting2 = criteria && crossCuttingCriteria(given2?.cross_cutting ?? [], settings, report3);
  if (!criteria || !crossCutting2) return;
  let all = [
    ...preCriteria(contract.pre ?? []),
    ...criteria,
    ...verification2 ? verificationCriteria(verification2, contract.prd !== void 0, node.at) : [],
    ...execCriteria(contract.exec ?? []),
    ...crossCutting2
  ], asks = contract.report !== void 0 || contract.output !== void 0, isAsked = all.length > 0 || verification2 !== void 0 || asks;
  return {
    ...contract.id ?? contract.metadata?.id ? { id: contract.id ?? contract.metadata?.id } : {},
    ...contract.title ? { title: contract.title } : {},
    description: contract.description ?? "",
    type: verification2?.type ?? "validation",
    ...verification2 ? { origin: originOf(verification2) } : {},
    done: contract.status === "done",
    failFast: contract.fail_fast ?? given2?.fail_fast ?? !1,
    dependsOn: contract.depends_on ?? [],
    ...contract.applies_to ? { appliesTo: contract.applies_to } : {},
    ...asks ? { asks: { reports: contract.report ?? [], outputs: contract.output ?? [] } } : {},
    digest: contractDigest(node),
    criteria: isAsked ? all : defaultCriteria(entry(node, "validation")?.keyAt ?? node.at)
  };
}
function ownCriteria(given2, settings, report3) {
  let found = written5.flatMap(
    (check) => (given2[check.type] ?? []).map(({ value, at }) => writtenCriterion(check, value, at, settings, report3))
  );
  return found.includes(void 0) ? void 0 : found;
}
function defaultCriteria(at) {
  return ["artifacts", "agent_output", "diff"].map((type) => ({ title: checkNamed(type).title({}), label: "", check: { type, params: {} }, at }));
}
function isBareValidation(node) {
  return node.kind === "map" && node.entries.length > 0 && node.entries.every(({ key }) => isCheckKey(key) || key === "fail_fast");
}

// src/dialects/verification.ts
var verification = { name: "verification", recognises: isVerification, compile: compileContract2 };

// src/dialects/index.ts
var dialects = [validation, verification], dialectRegistry = {
  contracts: dialects,
  epic,
  state: { recognises: isBuilderState, records: builderStateRecords },
  isBareValidation
}, claimDialects = [report2, output];

// src/registries.ts
var registries = { checks: checks2, dialects: dialectRegistry }, claimDialects2 = { report: report2, output };

// src/gate.ts
async function gate(request, checkout, hooks3, { people, github, secrets = [] } = {}, registries2 = registries) {
  let started = new Date(request.clock()).toISOString(), { prepared, parts } = await prepareParts(request, checkout, registries2);
  await hooks3.onPlan?.(prepared);
  let worlds = /* @__PURE__ */ new Map(), withheld = /* @__PURE__ */ new Map(), asked = parts.map((part) => ({ ...part, people: people?.(part.request.pulls, part.checkout.head) })), approvals = approvalsTogether(asked.map((part) => approvalsOf(part, part.people, registries2.checks)));
  for (let part of asked) {
    worlds.set(part.pull, openWorld(part.request, part.checkout, part.prepared, github));
    let contracts = part.prepared.selected.map(({ contract }) => contract), held = await withheldCommands(contracts, part.prepared.policy, part.people, registries2.checks);
    for (let [id2, outcome] of held) withheld.set(id2, outcome);
  }
  let world = worlds.get(parts[0].pull), { recorded: recorded2 } = request, replay = openReplay(typeof recorded2 == "function" ? recorded2(prepared) : recorded2), isolation = replay ? replay.recorded.cage : await isolationFor(request, prepared, world), { results: ran, runs } = await run(prepared.plan, world, {
    ...hooks3,
    ...runOptions(request, prepared.policy, { isolation, replay }),
    withheld,
    worlds,
    record: request.record === !0,
    ...request.shard ? { elsewhere: commandsElsewhere(prepared.plan, request.shard) } : {},
    waive: ({ id: id2 }, outcome) => approvals.waive(id2, outcome),
    beforeCommands: approvals.look
  }), { outcomes, notes } = await approvals.apply(ran), results = buildResults(
    prepared.selected,
    outcomes,
    prepared.problems,
    {
      tool: request.tool,
      target: targetOf(request, checkout),
      policy: policyFacts(prepared.policy),
      ...request.shard ? { shard: request.shard } : {},
      unselected: prepared.unselected,
      notes: [...prepared.notes, ...notes, ...shardNotes(request.shard)],
      ...replay?.problem === void 0 ? {} : { unusable: replay.problem },
      ...isolation ? { cage: isolation } : {},
      notFiles: notFilesIn(request, checkout),
      ...runs ? { runs } : {},
      started,
      finished: new Date(request.clock()).toISOString(),
      ...prepared.nothing ? { nothing: prepared.nothing } : {},
      policyUnreadable: prepared.policyUnreadable
    },
    registries2.checks
  );
  return redact(results, secrets);
}
async function prepareParts(request, checkout, registries2 = registries) {
  if (!checkout.entries) {
    let prepared = await prepare(request, checkout, registries2);
    return { prepared, parts: [{ pull: 0, request, checkout, prepared }] };
  }
  let parts = [];
  for (let [index, entry2] of checkout.entries.entries()) {
    let own2 = request.pulls[index], asked = { ...request, pulls: [own2] }, prepared = await prepare(asked, entry2, registries2);
    parts.push({ pull: own2.number ?? 0, request: asked, checkout: entry2, prepared });
  }
  let selected = selectedForGroup(parts.map(({ pull, prepared }) => ({ pull, selected: prepared.selected }))), labelled = parts.map((part, index) => ({
    ...part,
    prepared: { ...part.prepared, selected: selected[index] }
  }));
  return { prepared: together2(labelled, registries2.checks), parts: labelled };
}
function together2(parts, checks3) {
  let all = parts.map(({ prepared }) => prepared), selected = all.flatMap((each) => each.selected), applying = new Set(selected.map(({ contract }) => contract.path)), settings = new Map(parts.map(({ pull, prepared }) => [pull, commandSetting(prepared.policy)])), contracts = selected.map(({ contract }) => contract), { plan } = makePlan(contracts, checks3, (pull) => settings.get(pull ?? parts[0].pull)), reasons = all.map(({ nothing: nothing4 }) => nothing4);
  return {
    policy: all[0].policy,
    policyPath: all[0].policyPath,
    selected,
    unselected: distinct2(all.flatMap((each) => each.unselected)).filter(({ path: path2 }) => !applying.has(path2)),
    problems: distinct2(all.flatMap((each) => each.problems)),
    plan,
    notes: distinct2(all.flatMap((each) => each.notes)),
    ...reasons.every((each) => each !== void 0) ? { nothing: distinct2(reasons).join("; ") } : {},
    gated: all.some(({ gated }) => gated),
    policyUnreadable: all.some(({ policyUnreadable }) => policyUnreadable)
  };
}
function criteriaOf2({ prepared }) {
  return prepared.selected.flatMap(({ contract }) => contract.criteria);
}
function approvalsOf(part, people, checks3) {
  let criteria = criteriaOf2(part), guards = criteria.filter(({ check }) => findCheck(checks3, check.type)?.guard).map(({ id: id2 }) => id2), approvals = openApprovals(part.prepared.policy, people, part.checkout, new Set(guards));
  return { ids: criteria.map(({ id: id2 }) => id2), approvals };
}
async function prepare(request, checkout, registries2 = registries) {
  let { checks: checks3, dialects: dialects2 } = registries2, { hand, pulls, hosted } = request, policyRead = await readPolicy(checkout, request.policy, checks3, checkOutputExamples);
  if (policyRead.missing) throw new UsageError(policyRead.missing);
  let generatedFiles = await generatedAdditions(checkout, generatedInstructions(request.tool.version)), rulesOnly = !isByHand(hand) && await isRulesOnly(checkout, request.contracts, generatedFiles), isUnreadable = policyRead.problems.length > 0, isRepair = isUnreadable && rulesOnly && policyRead.proposed.length === 0 && checkout.changes.some(({ path: path2, from }) => [path2, from].includes(policyRead.path)), read2 = isRepair ? { ...policyRead.policy, require: "always" } : policyRead.policy, policy = withTimeout(read2, request);
  if (isUnreadable && !isRepair) return unreadablePolicy(policy, policyRead.path, policyRead.problems);
  let work = { pulls, commits: checkout.commits }, revisions = await readRevisions(request, checkout, policy, dialects2), fromRevisions = enforceBase(revisions, policy.trust, checks3), added = checkout.base && isAgentWork(policy, work) ? rulesAdded(fromRevisions, checkout.changes, addedBy(policy), checks3) : [], judged = rulesOnly ? withoutNewCriteria(fromRevisions) : fromRevisions, enforcedFiles = { ...judged, altered: [...judged.altered, ...added] }, bodies = pulls.map(({ body }) => body), sessions = await sessionContracts(checkout, policy, { hand, bodies }, idsOf(enforcedFiles.candidates)), enforced = { ...enforcedFiles, candidates: [...enforcedFiles.candidates, ...sessions] }, selection = select(enforced.candidates, work, checkout.changes, hand), applicable = { enforced, selection, problems: [...enforced.problems, ...selection.problems] };
  if (hand.paths.length > 0 && selection.selected.length === 0 && applicable.problems.length === 0)
    throw new UsageError(`there is no contract in ${hand.paths.slice(0, 3).join(", ")}`);
  let required2 = isByHand(hand) ? void 0 : requiresContract(policy, work), generated = await applyGeneration(
    { ...applicable, ...required2 === void 0 ? {} : { required: required2 } },
    { ...generationRequest(request), ...rulesOnly ? { rulesOnly: rulesOnlyReason(fromRevisions) } : {} },
    checkout,
    policy,
    registries2
  ), claims2 = await collectClaims(generated.selection.selected, claimInputs(request, checkout), {
    policy,
    ...claimDialects2,
    taken: idsOf(enforced.candidates)
  }), unrequested = hand.paths.length > 0 ? [] : claims2.unrequested, assembled = assemble(
    { selected: claims2.selected, unrequested, enforced: generated.enforced, required: required2 !== void 0 },
    {
      policy,
      policyPath: policyRead.path,
      compared: checkout.base !== null,
      changes: checkout.changes,
      generated: generatedFiles,
      hosted,
      hand,
      checks: checks3
    }
  ), { plan, problems: cycles2 } = makePlan(
    assembled.map(({ contract }) => contract),
    checks3,
    () => commandSetting(policy)
  ), planned = new Set(plan.levels.flat()), unjudged = rulesOnly ? lintNew(revisions.head.contracts, fromRevisions, checks3) : [], newRules = await proposedRules(checkout), proposed = [...policyRead.proposed, ...newRules.problems, ...unjudged], ignored2 = newRules.warnings.map(({ at, message: message2 }) => `${at.path}:${at.line}: ${message2}`), readProblems = [...proposed, ...generated.problems];
  return {
    policy,
    policyPath: policyRead.path,
    selected: assembled.filter(({ contract }) => planned.has(contract)),
    unselected: generated.selection.unselected,
    problems: [...readProblems, ...cycles2],
    plan,
    notes: [
      ...isRepair ? ["this pull request repairs the policy, which could not be read on the base"] : [],
      ...notesOn(request, checkout, policy, dialects2),
      ...ignored2,
      ...advisoryNotes(assembled)
    ],
    ...generated.nothing === void 0 || unrequested.length > 0 ? {} : { nothing: generated.nothing },
    gated: required2 !== void 0 || assembled.length > 0 || readProblems.length > 0,
    policyUnreadable: !1
  };
}
function unreadablePolicy(policy, policyPath, problems) {
  let { plan } = makePlan([], []);
  return { policy, policyPath, ...{ selected: [], unselected: [], notes: [] }, problems, plan, gated: !0, policyUnreadable: !0 };
}
function lintNew(contracts, { candidates }, checks3) {
  let all = [
    ...new Map([...candidates.map((each) => each.contract), ...contracts].map((each) => [each.id, each])).values()
  ];
  return [
    ...objectionsTo(contracts, checks3),
    ...unknownDependencies(contracts, all),
    ...makePlan(all, checks3).problems.filter(({ at }) => contracts.some(({ path: path2 }) => path2 === at.path))
  ];
}
function addedBy(policy) {
  return { all: satisfiedBy(policy) !== "any", hasPolicy: policy.trial !== !0 };
}
function withTimeout(policy, { timeoutMs, usualTimeoutMs }) {
  let timeout = timeoutMs ?? policy.commands?.timeout ?? usualTimeoutMs;
  return timeout === void 0 ? policy : { ...policy, commands: { ...policy.commands, timeout } };
}
function openWorld(request, checkout, prepared, github) {
  let { policy, policyPath, selected } = prepared;
  return checkout.world({
    pass: policy.commands?.env ?? [],
    body: bodyOf(request.pulls),
    isContract: isContractOf(request),
    isEvidence: isEvidenceOf(request, policy, policyPath),
    ...github ? { github } : {},
    isReport: isReportOf(selected, !0),
    preExisting: policy.pre_existing ?? "fail",
    cage: cageOf(policy),
    setup: setupCommands(policy, neededFor(checkout.changes, checkout.base !== null))
  });
}
function runOptions(request, policy, { isolation, replay }) {
  let jobs = request.jobs ?? (policy.jobs === "auto" ? request.cores : policy.jobs ?? 1), refuse2 = replay?.problem ?? (isolation && missingCage(policy, isolation)), { commands } = request;
  return { jobs, commands, ...refuse2 ? { refuse: refuse2 } : {}, ...replay ? { replay: replay.recorded } : {} };
}
async function isolationFor({ commands }, { plan }, world) {
  let runsAny = [...plan.steps.values()].some(({ check }) => check.runs === "command");
  return commands && runsAny ? world.isolation() : void 0;
}
function targetOf(request, checkout) {
  let [only2] = request.pulls.length === 1 && request.pulls[0].number !== null ? request.pulls : [];
  return {
    repository: request.repository,
    ...request.server ? { server: request.server } : {},
    pull: only2?.number ?? null,
    ...only2?.branch ? { branch: only2.branch } : {},
    ...only2?.author ? { author: only2.author } : {},
    event: request.event,
    base: checkout.base?.commit ?? null,
    head: checkout.head,
    committed: checkout.committed,
    dirty: [...checkout.dirty]
  };
}
function policyFacts({ source, digest, trial }) {
  return { source, digest, ...trial ? { trial } : {} };
}
function generationRequest(request) {
  let { pulls, event, queue = async () => !1, hand, issue = "", contracts: globs3 } = request;
  return { pulls, issue, event, queue, hand, globs: globs3, isContract: isContractOf(request) };
}
function claimInputs({ pulls }, { commits, read: read2 }) {
  let body = bodyOf(pulls), bodiless = pulls.every(({ number: number3 }) => number3 === null) && body.text.trim() === "";
  return { body, bodiless, commits, read: read2 };
}
function notFilesIn({ pulls }, { commits }) {
  let bodies = [bodyOf(pulls), ...pulls.map(({ body }) => body)].filter(({ file }) => !file);
  return new Map([
    [generatedPath, "generated"],
    ...commits.map(({ id: id2 }) => [commitPath(id2), "commit"]),
    ...bodies.map(({ path: path2 }) => [path2, "body"])
  ]);
}
function bodyOf(pulls) {
  return pulls.length === 1 ? pulls[0].body : { text: pulls.map(({ body }) => body.text).join(`

`), path: "pull request bodies" };
}
function isContractOf({ contracts }) {
  return (path2) => matchesAny(contracts, path2);
}
function isEvidenceOf(request, policy, policyPath) {
  let isContract = isContractOf(request), globs3 = [...protectedGlobs(policy, policyPath), ...settingsFiles];
  return (path2) => isTest(path2) || isContract(path2) || matchesAny(globs3, path2);
}
function notesOn(request, checkout, policy, dialects2) {
  let requiresByBranch = (policy.require ?? "agents") === "agents" && !isByHand(request.hand);
  return [
    ...checkout.base ? [] : ["no base branch to compare with, so the policy and contracts are not protected"],
    ...requiresByBranch && request.pulls.some(({ branch }) => branch === null) ? ["HEAD is detached, so the branch can't show whether this is an agent's pull request"] : [],
    ...request.pulls.flatMap(
      ({ body }) => [...unreadInBody(body.text, dialects2.isBareValidation), ...admittedFailures(body.text)].map(
        ({ line, message: message2 }) => `${body.path}:${line}: ${message2}`
      )
    )
  ];
}

export {
  placeKinds,
  idForm,
  isTest,
  checkOutputExamples,
  isSessionFile,
  compile,
  documentsOf,
  compileFiles,
  objectionsTo,
  unknownDependencies,
  byPlace,
  selectors,
  unselectedCodes,
  makePlan,
  joinRuns,
  isWorkflow,
  toolsFor,
  hasActivities,
  assignAllChecks,
  writeYaml,
  draftToFillIn,
  isSourceFile,
  taskId2 as taskId,
  rulesShape,
  readProject,
  isGreenfield,
  workFiles,
  detectTools,
  draftContract,
  draftText,
  cliReference,
  schemaNames,
  schemaUrl,
  hookAgents,
  firstContract,
  setupCommandsOf,
  installsPrograms,
  setupFiles,
  readPolicy,
  parsePolicyFile,
  checks2 as checks,
  checkNamed,
  dateTimeProblem,
  epicShape,
  contractShape,
  claimDialects,
  registries,
  gate,
  prepareParts,
  prepare
};
