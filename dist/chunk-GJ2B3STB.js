import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  formatDuration,
  parseDuration
} from "./chunk-PPAKGYZY.js";
import {
  prepareSchema,
  schemaAt,
  schemaKeywords,
  schemaTypes
} from "./chunk-RH2PCOV3.js";
import {
  cageModes,
  escapeGlob,
  gitAccess,
  glob,
  globs,
  literalGlob,
  matchesAny,
  nameGlob,
  neverPassed,
  parseDocuments,
  pathProblem,
  shellMetacharacters,
  shells,
  tooLong,
  tools
} from "./chunk-REKG4XA7.js";
import {
  compilePattern,
  plainText
} from "./chunk-4GNBZ5F2.js";
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
  located,
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
  similar
} from "./chunk-ZMJJILAV.js";

// src/model/check.ts
function findCheck(checks, type) {
  return checks.find((check) => check.type === type);
}
function isCommand(checks, { check }) {
  return findCheck(checks, check.type)?.runs === "command";
}
function addedCriterion(checks, check, at, label = "") {
  return { id: label, title: findCheck(checks, check.type).title(check.params), check, at };
}

// src/tools/reading/changed/loosened-settings.ts
var patternOf = (kind) => {
  let sources = [...new Set(tools.flatMap(({ settingKeys }) => settingKeys?.[kind] ?? []))];
  return new RegExp(`^(?:${sources.join("|")})$`);
}, kinds = ["strict", "lax", "leavesOut", "files", "rules", "least", "most"].map((kind) => [kind, patternOf(kind)]), longest = 3e5, mostSettings = 2e4, mostLists = 1e3, longestValue = 2e4;
function loosened(before, now, isNew = !1) {
  if (before === now) return;
  let [old, current] = [settingsOf(before), settingsOf(now)];
  if (!old || !current) return "it is too long to be compared";
  for (let name of /* @__PURE__ */ new Set([...old.keys(), ...current.keys()])) {
    let [was, is] = [old.get(name)?.values ?? [], current.get(name)?.values ?? []], key = (current.get(name) ?? old.get(name)).key, reason = loweredSeverity(key, was, is) ?? reasonFor(kindOf(name, key, is), key, { was, is, isNew });
    if (reason) return reason;
  }
}
function kindOf(name, key, is) {
  return kinds.find(([, pattern2]) => pattern2.test(name))?.[0] ?? (isPerFile(key, is) ? "leavesOut" : void 0);
}
function reasonFor(kind, key, { was, is, isNew }) {
  return kind === void 0 ? void 0 : !isNew || kind === "lax" || kind === "leavesOut" || kind === "strict" && count(is, isOff) > 0 ? reasons[kind](key, was, is) : void 0;
}
var reasons = {
  strict(key, was, is) {
    return count(is, isOn) < count(was, isOn) || count(is, isOff) > count(was, isOff) ? `${key} is turned off` : void 0;
  },
  lax: (key, was, is) => count(is, isOn) > count(was, isOn) ? `${key} is turned on` : void 0,
  leavesOut(key, was, is) {
    let [more] = itemsOf(is).filter((item) => !itemsOf(was).includes(item) && !isOutput(item));
    return more === void 0 ? void 0 : `${key} has ${more}`;
  },
  files: (key, was, is) => is.length === 0 ? void 0 : lost(key, was, is),
  rules: (key, was, is) => lost(key, was, is),
  least(key, was, is) {
    let [old, now] = [numbersOf(was), numbersOf(is)], at = old.findIndex((number, index) => (now[index] ?? Number.NEGATIVE_INFINITY) < number);
    return at === -1 ? void 0 : `${key} goes from ${old[at]} to ${now[at] ?? "none"}`;
  },
  most(key, was, is) {
    let [old, now] = [numbersOf(was), numbersOf(is)], at = old.findIndex((number, index) => (now[index] ?? Number.POSITIVE_INFINITY) > number);
    return at === -1 ? void 0 : `${key} goes from ${old[at]} to ${now[at] ?? "none"}`;
  }
};
function lost(key, was, is) {
  let [gone] = itemsOf(was).filter((item) => !itemsOf(is).includes(item));
  return gone === void 0 ? void 0 : `${key} no longer has ${gone}`;
}
var severities = {
  off: 0,
  allow: 0,
  ignore: 0,
  0: 0,
  warn: 1,
  warning: 1,
  info: 1,
  1: 1,
  error: 2,
  deny: 2,
  forbid: 2,
  2: 2
};
function loweredSeverity(key, was, is) {
  let severity = (value) => severities[(typeof value == "string" ? value : value[0])?.toLowerCase() ?? ""], word = (value) => typeof value == "string" ? value : value[0], [old, now] = [was, is].map((values) => values.filter((value) => severity(value) !== void 0));
  if (!(/[\w]-\w|\//.test(key) || [...old, ...now].some((value) => /^(?:off|error|allow|deny|forbid)$/i.test(word(value)))) || key.startsWith("--") || was.length > old.length && is.length > now.length) return;
  for (let [index, value] of old.entries()) {
    let next = now[index];
    if (next === void 0 && severity(value) === 2 && is.length === 0) return `${key} is no longer ${word(value)}`;
    if (next !== void 0 && severity(next) < severity(value))
      return `${key} goes from ${word(value)} to ${word(next)}`;
  }
  let off = now.slice(old.length).find((value) => severity(value) === 0 && (was.length === 0 || old.length > 0));
  return off === void 0 || /^ignore$/i.test(word(off)) ? void 0 : `${key} is ${word(off)}`;
}
function isPerFile(key, values) {
  return /[*./]/.test(key) && values.some((value) => typeof value != "string" && value.some((item) => /^[A-Z]{1,5}\d{0,4}$/.test(item)));
}
function isOutput(item) {
  return /^!?(?:\.{0,2}\/|\*\*\/|<rootDir>\/)*(?:dist|build|out|output|coverage|vendor|node_modules|target|generated|__generated__|__pycache__|\.[\w-]+|[\w-]*\.min\.\*|[\w-]*venv)(?:\/.*)?$/.test(
    item
  );
}
var count = (values, of) => values.filter((value) => typeof value == "string" && of(value.toLowerCase())).length, isOff = (word) => /^(?:false|off|no|none|0|basic|disabled)$/.test(word), isOn = (word) => word !== "" && !isOff(word), itemsOf = (values) => values.flatMap((value) => typeof value == "string" ? splitWords(value) : value), splitWords = (value) => value.split(/[\s,|]+/).filter((word) => word !== "" && word !== "false"), numbersOf = (values) => values.flatMap(
  (value) => typeof value == "string" && /^-?\d+(?:\.\d+)?%?$/.test(value) ? [Number.parseFloat(value)] : []
), assignment = /(?<=^|[\s{,(<["'`])(?:(["'`]?)(@?[A-Za-z_][\w@./*-]{0,100})\1[ \t]{0,10}(?::(?!:)|=(?![=>])|(?<=<\2)>|\((?=\s*\[))[ \t]{0,10}|([A-Z][A-Z_]{3,40}[ ](?=(?:TRUE|ON)\b)|--[a-zA-Z][\w-]{0,60})(?:=|[ ](?=[\d.]{1,10}\b))?)/gm, presets = /(?<![\w$])[\w$.]{0,60}\bconfigs\.[\w$.-]{1,60}|(?<=['"])(?:eslint|plugin):[\w/@-]{1,100}/g;
function settingsOf(source) {
  if (source.length > longest) return;
  let text2 = withoutComments(source), found = /* @__PURE__ */ new Map(), add = (key, value) => {
    let name = key.trim().toLowerCase().replaceAll(/[-_]|^[\w.]*\./g, ""), setting = found.get(name) ?? { key: key.trim(), values: [] };
    found.set(name, setting), setting.values.push(value);
  }, total = 0, lists = 0;
  for (let match of text2.matchAll(assignment)) {
    if (++total > mostSettings) return;
    let [whole, , key, option] = match;
    if (text2[match.index + whole.length] === "[" && ++lists > mostLists) return;
    let value = valueAt(text2, match.index + whole.length, option !== void 0);
    value !== void 0 && add(option ?? key, value);
  }
  for (let [preset] of text2.matchAll(presets)) add("presets", preset);
  return found;
}
function without(text2, open, close) {
  let [start = "", ...rest] = text2.split(open);
  return start + rest.map((each) => each.includes(close) ? each.slice(each.indexOf(close) + close.length) : "").join("");
}
function withoutComments(text2) {
  return without(text2, "<!--", "-->").replaceAll(/\/\*(?!\*\/)[^'"`\n]{0,200}?\*\//g, "").replaceAll(/^[ \t]*(?:\/\/|#(?!!)|;)[^\n]*/gm, "").replaceAll(/[ \t](?:\/\/|#)[ \t][^\n'"]*$/gm, "");
}
function valueAt(text2, at, isOption) {
  let rest = text2.slice(at, at + longestValue);
  if (isOption) return /^[\w./*:@%-]+/.exec(text2[at - 1] === "=" || text2[at - 1] === " " ? rest : "")?.[0] ?? "true";
  if (rest.startsWith("{")) return;
  if (rest.startsWith("[")) return listIn(rest);
  let quoted2 = /^(["'`])((?:\\.|(?!\1)[^\\\n]){0,2000})\1/.exec(rest);
  if (quoted2) return quoted2[2];
  let bare = /^[^,\n}\])<;]*/.exec(rest)[0].trim();
  return bare === "" || /^[|>]-?$/.test(bare) ? blockIn(text2, at) : bare;
}
function listIn(text2) {
  let depth = 0, end = 0;
  for (; end < text2.length; end++)
    if (text2[end] === "[") depth++;
    else if (text2[end] === "]" && --depth === 0) break;
  let inside = text2.slice(1, end), quoted2 = [...inside.matchAll(/(["'`])((?:\\.|(?!\1)[^\\\n]){0,500})\1/g)].map(([, , item]) => item);
  return quoted2.length > 0 ? quoted2 : inside.split(",").flatMap((item) => item.trim() || []);
}
var mostItems = 2e3;
function blockIn(text2, at) {
  let start = text2.lastIndexOf(`
`, at - 1) + 1, indent = text2.slice(start).search(/\S/), items = [], from = text2.indexOf(`
`, at);
  for (; from !== -1 && items.length < mostItems; ) {
    let end = text2.indexOf(`
`, from + 1), line = text2.slice(from + 1, end === -1 ? void 0 : end);
    if (from = end, line.trim() === "") continue;
    let inner = line.search(/\S/), isItem = /^\s*-\s/.test(line);
    if (inner < indent || inner === indent && !isItem) break;
    if (!isItem && /^\s*["']?[\w./-]+["']?\s*(?::\s|:$|=)/.test(line)) return items.length > 0 ? items : void 0;
    items.push(
      line.trim().replace(/^-\s+/, "").replace(/^(["'])(.*)\1,?$/, "$2").replace(/,$/, "")
    );
  }
  return items.length > 0 ? items : void 0;
}

// src/tools/reading/settings-files.ts
var settingsFiles = [...new Set(tools.flatMap(({ settings }) => settings ?? []))], testSettings = [
  ...new Set(tools.flatMap(({ settings, lints }) => lints ? [] : settings ?? []))
];
function changesSettings(path, before, now) {
  let parts = tools.flatMap(
    ({ settingsIn }) => settingsIn && matchesAny([settingsIn.file], path) ? [settingsIn.part] : []
  );
  return parts.length === 0 ? before !== now : parts.some((part) => part(before ?? "") !== part(now));
}
function checksLess(path, before, now, list2) {
  let part = (text2) => {
    let found = tools.find(({ settingsIn }) => settingsIn && matchesAny([settingsIn.file], path))?.settingsIn, settings = found ? found.part(text2) : text2;
    return found?.withoutScripts ? found.withoutScripts(settings) : settings;
  };
  if (before !== void 0) return loosened(part(before), part(now));
  let folder = path.slice(0, path.lastIndexOf("/") + 1), isVariant = /(?:^|\/)[\w-]+\.[\w-]+\.(?:json|[cm]?[jt]s)$/.test(path) && !/\.(?:config|conf)\.\w+$/.test(path), globs2 = tools.flatMap(({ settings }) => settings && matchesAny(settings, path) ? settings : []), isReplaced = (old) => folder.startsWith(old.slice(0, old.lastIndexOf("/") + 1)) && matchesAny(globs2, old);
  return !isVariant && list2.some(isReplaced) ? loosened("", part(now), !0) : void 0;
}
var autoloadedFiles = [...new Set(tools.flatMap(({ autoloaded }) => autoloaded ?? []))], shadowingFiles = tools.flatMap(({ shadowing }) => shadowing ?? []);
function hiddenBy(path) {
  let name = path.slice(path.lastIndexOf("/") + 1), folder = path.slice(0, path.length - name.length);
  return tools.flatMap(({ readsFirst }) => readsFirst?.includes(name) ? [readsFirst] : []).flatMap((names2) => names2.slice(names2.indexOf(name) + 1).map((other) => folder + other));
}
function harmlessFile(path, text2) {
  for (let { harmless } of tools) {
    let found = harmless?.(path, text2);
    if (found) return found;
  }
}
function holdsScripts(path) {
  return tools.some(({ scripts }) => scripts && matchesAny([scripts.file], path));
}
function onlyAddsScripts(path, before, now) {
  let isPart = tools.some(({ settingsIn }) => settingsIn && matchesAny([settingsIn.file], path));
  return holdsScripts(path) && !isPart && before !== void 0 && alteredScripts(path, before, now).length === 0;
}
function alteredScripts(path, before, now) {
  return tools.flatMap(
    ({ scripts }) => scripts && matchesAny([scripts.file], path) ? scripts.altered(before, now) : []
  );
}
var silencing = tools.flatMap(({ name, silencedBy }) => silencedBy ? [{ name, silencedBy }] : []);
function silencedTool(before, now) {
  return silencing.find(({ silencedBy }) => silencedBy.test(now) && !silencedBy.test(before))?.name;
}

// src/model/agent.ts
var agentNames = [
  "SpecAgent",
  "Architect",
  "Planner",
  "Designer",
  "Researcher",
  "Coder",
  "Reviewer",
  "QA",
  "Security",
  "Integrator",
  "Docs",
  "Orchestrator"
];
function kebab(agent) {
  return agent === "QA" ? "qa" : agent.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}
function agentMeant(word) {
  let plain2 = (text2) => text2.toLowerCase().replaceAll(/[^a-z]/g, ""), meant = plain2(word);
  return agentNames.find(
    (agent) => [plain2(agent), `${plain2(agent)}agent`].includes(meant) || agent === "SpecAgent" && meant === "spec"
  );
}

// src/schema/object.ts
function required(shape, about, also = []) {
  return { shape, required: !0, about, also };
}
function optional(shape, about, also = []) {
  return { shape, required: !1, about, also };
}
function object(fields2, options2) {
  let spellings = /* @__PURE__ */ new Map();
  for (let [name, field] of Object.entries(fields2))
    for (let word of [name, ...field.also]) spellings.set(word, name);
  return {
    wants: options2.wants,
    read(node, report) {
      if (node.kind !== "map") return wrongType(options2.wants, node, report);
      let seen = /* @__PURE__ */ new Map(), whole = !0, isIgnored = (key) => options2.open || options2.ignores?.(key, node) === !0 && similar(key, [...spellings.keys()]) === void 0, refuse = (code, message, at) => {
        whole = !1, report(code, message, at);
      }, result = /* @__PURE__ */ Object.create(null);
      for (let each of node.entries) {
        let name = spellings.get(each.key);
        if (name === void 0) {
          isIgnored(each.key) || refuse("unknown_key", unknownKey(each.key, options2, spellings), each.keyAt);
          continue;
        }
        let earlier = seen.get(name);
        if (earlier) {
          refuse(
            "duplicate_key",
            `${each.key} means the same as ${earlier.key} on line ${earlier.keyAt.line}; keep one`,
            each.keyAt
          );
          continue;
        }
        seen.set(name, each);
        let value = fields2[name].shape.read(
          each.value,
          (code, message, at) => refuse(code, `${each.key}: ${message}`, at)
        );
        value === void 0 ? whole = !1 : result[name] = value;
      }
      let hasUnknown = node.entries.some((each) => !spellings.has(each.key) && !isIgnored(each.key));
      for (let [name, field] of hasUnknown ? [] : Object.entries(fields2))
        field.required && !seen.has(name) && refuse("missing_key", `${options2.wants} needs ${name}: ${field.about}`, node.at);
      let conflict = whole ? options2.check?.(result) : void 0;
      return conflict && refuse("bad_value", `${conflict.key}: ${conflict.problem}`, seen.get(conflict.key)?.value.at ?? node.at), whole ? result : void 0;
    },
    schema() {
      let properties = {};
      for (let [name, field] of Object.entries(fields2))
        for (let word of [name, ...field.also])
          properties[word] = { description: field.about, ...field.shape.schema() };
      let needed = Object.entries(fields2).flatMap(
        ([name, field]) => field.required && field.also.length === 0 ? [name] : []
      );
      return {
        type: "object",
        properties,
        ...needed.length > 0 ? { required: needed } : {},
        ...options2.open ? {} : { additionalProperties: !1 }
      };
    }
  };
}
function unknownKey(key, { wants, hint }, spellings) {
  let near = similar(key, [...spellings.keys()]), advice = hint?.(key) ?? (near ? `did you mean ${near}?` : `known here: ${[...new Set(spellings.values())].join(", ")}`);
  return `${wants} has no key ${JSON.stringify(key)}; ${advice}`;
}

// src/schema/pattern.ts
var maxLength = 4096;
function patternProblem(pattern2, flags = "") {
  if (pattern2.length <= maxLength && plainText(pattern2, flags) !== void 0) return;
  let problem = compileProblem(pattern2, flags, contentAdvice);
  if (problem !== void 0) return problem;
  let compiled = compilePattern(pattern2, flags), sample = compiled.matcher("a b");
  if (compiled.matcher("").find() || sample.find() && sample.start() === sample.end())
    return "the pattern matches empty text, so any file would pass; require at least one character";
}
function expressionProblem(pattern2) {
  return compileProblem(pattern2, "", schemaAdvice);
}
function compileProblem(pattern2, flags, advice) {
  if (pattern2.length > maxLength) return `the pattern has ${pattern2.length} characters; the limit is ${maxLength}`;
  try {
    compilePattern(pattern2, flags);
    return;
  } catch (error) {
    return unsupported(pattern2, error, advice);
  }
}
var contentAdvice = {
  not: "use a second content_check with absent: true",
  twice: "use two checks",
  invalid: "; to search for the text itself, set literal: true"
}, schemaAdvice = { not: "use not: {pattern: …}", twice: "use allOf with two patterns", invalid: "" };
function literally(words) {
  return TB.quote(words);
}
function unsupported(pattern2, error, { not, twice, invalid }) {
  let advice = [
    [/\(\?=/, "RE2 has no lookahead (?=…); write what must follow as part of the pattern"],
    [/\(\?!/, `RE2 has no negative lookahead (?!…); ${not}`],
    [/\(\?<[=!]/, "RE2 has no lookbehind (?<=…) or (?<!…); write what must come before as part of the pattern"],
    [/\\[1-9]|\\k</, `RE2 has no back-references; write the repeated text out, or ${twice}`],
    [
      /\(\?>|[*+?}]\+/,
      "RE2 has no atomic groups or possessive repeats; remove the extra character, RE2 never backtracks"
    ]
  ];
  for (let [syntax, words] of advice) if (syntax.test(pattern2)) return words;
  return `the pattern is not a valid RE2 expression (${error instanceof Error ? error.message.replace(/^error parsing regexp: /, "") : "unknown syntax"})${invalid}`;
}

// src/model/command.ts
var pattern = text({ wants: "a pattern", check: (value) => patternProblem(value) }), duration = as(
  byKind({ text: text({ wants: "a duration such as 90s, 5m or 1h" }), number: integer({ min: 1 }) }),
  (value) => {
    let ms = parseDuration(value);
    return ms === void 0 ? {
      problem: `invalid duration ${JSON.stringify(value)}; use 90s, 5m, 1h or a number of seconds, at most 24 hours`
    } : { value: ms };
  }
), exitCode = integer({ min: 0, max: 255 }), envValue = byKind({
  text: anyText,
  number: text({ digits: !0 }),
  boolean: as(boolean, (value) => ({ value: String(value) }))
}), longestLine = 3e4, testsToFillIn = "<the command that runs the tests>", runLine = text({
  wants: "a command",
  check(line) {
    return /^<[^<>]*>$/.test(line.trim()) ? `still to be filled in: replace ${line.trim()} with a command of yours` : line.includes("\0") ? "the command contains a NUL character; remove it" : line.length > longestLine ? `the command has ${line.length} characters; put it into a script` : void 0;
  }
}), commandKeys = {
  timeout: optional(duration, "how long it may take"),
  cwd: optional(text({ wants: "a path", check: tooLong }), "where it runs, from the repository's top"),
  env: optional(record(envValue), "its environment variables"),
  shell: optional(oneOf(...shells), "the shell that runs it (default bash)"),
  expect: optional(
    object(
      {
        exit: optional(oneOrMany(exitCode), "the exit codes that pass (default 0)"),
        stdout: optional(pattern, "a pattern that its output must match"),
        stderr: optional(pattern, "a pattern that its error output must match")
      },
      { wants: "an expect {exit, stdout, stderr}" }
    ),
    "the expected result"
  ),
  retries: optional(integer({ min: 0, max: 5 }), "how often a failure is retried; passing then is a warning"),
  exclusive: optional(boolean, "whether nothing else may run at the same time")
}, described = object(
  { run: required(runLine, "the command"), ...commandKeys },
  { wants: "a mapping {run, timeout, cwd, …}" }
);
function commandParams(run, keys) {
  return {
    run,
    cwd: keys.cwd ?? ".",
    env: keys.env ?? {},
    ...keys.shell ? { shell: keys.shell } : {},
    ...keys.timeout === void 0 ? {} : { timeoutMs: keys.timeout },
    expect: {
      exit: keys.expect?.exit ?? [0],
      ...keys.expect?.stdout ? { stdout: keys.expect.stdout } : {},
      ...keys.expect?.stderr ? { stderr: keys.expect.stderr } : {}
    },
    retries: keys.retries ?? 0,
    exclusive: keys.exclusive ?? !1
  };
}
var commandShape = byKind({
  text: as(runLine, (run) => ({ value: commandParams(run, {}) })),
  map: as(described, ({ run, ...keys }) => ({ value: commandParams(run, keys) }))
});
function settleCommand(params, settings) {
  let timeoutMs = params.timeoutMs ?? settings.timeoutMs;
  return timeoutMs > settings.maxTimeoutMs ? {
    problem: `timeout ${formatDuration(timeoutMs)} is above the policy's commands.max_timeout ${formatDuration(settings.maxTimeoutMs)}`
  } : { value: { ...params, timeoutMs, shell: params.shell ?? settings.shell } };
}
function writtenCommand(type) {
  let also = type === "command" ? ["run"] : [type, "run"];
  return {
    entries: oneOrMany(located(commandShape)),
    flat: as(
      object({ command: required(runLine, "the command", also), ...commandKeys }, { wants: `a cross-cutting ${type}` }),
      ({ command, ...keys }) => ({ value: [commandParams(command, keys)] })
    ),
    settle: settleCommand
  };
}
function oneLine(run) {
  let line = run.trim().split(`
`).map((each) => each.trim()).join("; ");
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
function quoted(words, longest3 = 160) {
  let line = words.replaceAll(/\s+/g, " ").trim().replaceAll("`", "'");
  return `\`${line.length > longest3 ? `${line.slice(0, longest3 - 1)}…` : line}\``;
}
var describedSetup = object(
  {
    run: required(runLine, "the command"),
    ...commandKeys,
    paths: optional(globs, "globs: it runs only if the change touches one of these files")
  },
  { wants: "a mapping {run, cwd, paths, …}" }
), setupShape = oneOrMany(
  located(
    byKind({
      text: as(runLine, (run) => ({ value: { command: commandParams(run, {}) } })),
      map: as(describedSetup, ({ run, paths, ...keys }) => ({
        value: { command: commandParams(run, keys), ...paths ? { paths } : {} }
      }))
    })
  )
);

// src/model/cross-cutting.ts
var nameShape = text({ wants: "a name" });
function crossCuttingShape(checks) {
  return list(entryShape(checks), { wants: "a list of cross-cutting checks {name, type, …}" });
}
function entryShape(checks) {
  let writable = checks.filter((check) => check.written), typeShape = oneOf(...writable.map((check) => check.type));
  return {
    wants: "a cross-cutting check {name, type, …}",
    read(node, report) {
      if (node.kind !== "map") {
        report("wrong_type", `expected ${this.wants}`, node.at);
        return;
      }
      let name = entry(node, "name"), type = entry(node, "type");
      if (!name || !type) {
        report("missing_key", `a cross-cutting check needs ${name ? "type" : "name"}`, node.at);
        return;
      }
      let named = nameShape.read(name.value, (code, message, at) => report(code, `name: ${message}`, at)), typed = typeShape.read(type.value, (code, message, at) => report(code, `type: ${message}`, at)), check = typed === void 0 ? void 0 : findCheck(checks, typed);
      if (named === void 0 || !check?.written) return;
      let where = entry(node, "paths"), paths = where && globs.read(where.value, (code, message, at) => report(code, `paths: ${message}`, at));
      if (where && !paths) return;
      let own = [name, type, where], rest = { ...node, entries: node.entries.filter((each) => !own.includes(each)) }, stray = strayKey(rest.entries, check.written.flat);
      if (stray) {
        report("unknown_key", stray.message, stray.entry.keyAt);
        return;
      }
      let params = check.written.flat.read(rest, report);
      return params && { name: named, check, params, at: node.at, ...paths ? { paths } : {} };
    },
    schema: () => ({
      type: "object",
      required: ["name", "type"],
      properties: { name: nameShape.schema(), type: typeShape.schema() },
      anyOf: writable.map((check) => {
        let flat = check.written.flat.schema(), paths = {
          description: "globs: it runs only if the change touches one of these files",
          ...globs.schema()
        }, properties = { ...flat.properties, name: {}, type: { const: check.type }, paths };
        return { ...flat, properties };
      })
    })
  };
}
function strayKey(entries, flat) {
  let known = Object.keys(flat.schema().properties);
  for (let entry2 of entries)
    if (!known.includes(entry2.key)) {
      if (entry2.key === "cwd")
        return { entry: entry2, message: "only a command has a cwd; write the folder in the paths of this check" };
      if (similar(entry2.key, [...known, "paths"]) === "paths")
        return { entry: entry2, message: `a cross-cutting check has no key ${cited(entry2.key)}; did you mean paths?` };
    }
}
function crossCuttingCriteria(entries, settings, report) {
  let found = entries.flatMap(
    ({ name, check, params, paths, at }) => params.map((each) => {
      let one = writtenCriterion(check, each, at, settings, report);
      if (!one) return;
      let objection2 = check.objection?.(one.check.params);
      if (objection2 !== void 0 && report("bad_value", objection2, at), objection2 !== void 0) return;
      let label = params.length > 1 ? `${name}-${one.label}` : name;
      return { ...one, label, title: `${name}: ${one.title}`, crossCutting: name, ...paths ? { paths } : {} };
    })
  );
  return found.includes(void 0) ? void 0 : found;
}
function writtenCriterion(check, params, at, settings, report) {
  let settled = check.written?.settle?.(params, settings) ?? { value: params };
  if ("problem" in settled) {
    report("bad_value", settled.problem, at);
    return;
  }
  let value = settled.value;
  return { title: check.title(value), label: check.label(value), check: { type: check.type, params: value }, at };
}

// src/schema/json-schema/schema-shape.ts
var jsonSchema = {
  wants: "a JSON Schema",
  read(node, report) {
    let whole = !0, refuse = (code, message, at) => {
      whole = !1, report(code, message, at);
    }, value = plain(node);
    if (node.kind !== "map" ? wrongType("a JSON Schema", node, refuse) : readSchema(node, value, refuse, !0), !whole) return;
    let prepared = prepareSchema(value);
    return "problem" in prepared && refuse("bad_value", `${prepared.problem}; simplify it`, placeOf(node, prepared.path)), whole ? value : void 0;
  },
  schema: () => ({ type: "object" })
};
function readSchema(node, root, report, top = !1) {
  if (node.kind !== "map") {
    node.kind !== "boolean" && wrongType("a schema", node, report);
    return;
  }
  let hasRef = node.entries.some(({ key }) => key === "$ref");
  for (let { key, keyAt, value } of node.entries) {
    let kind = Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key] : void 0;
    hasRef && kind && !isAllowedBesideRef(key, kind) && report("bad_value", `${key}: draft 7 ignores keywords beside a $ref; put both in allOf`, keyAt);
    let problem = kind && objection(kind, value, root, top);
    if (kind)
      if (problem) report("bad_value", `${key}: ${problem}`, value.at);
      else for (let each of schemasIn(kind, value)) readSchema(each, root, report);
    else {
      let words = `unsupported JSON Schema keyword ${JSON.stringify(key)}; remove it`;
      report("unknown_key", `${words}${didYouMean(key, Object.keys(schemaKeywords))}`, keyAt);
    }
  }
}
function isAllowedBesideRef(key, kind) {
  return ["reference", "annotation", "id"].includes(kind) || key === "definitions" || key === "$defs";
}
function schemasIn(kind, value) {
  let children = value.kind === "map" ? value.entries.map((each) => each.value) : [];
  switch (kind) {
    case "schema":
      return [value];
    case "schemas":
    case "items":
      return value.kind === "list" ? value.items : [value];
    case "named":
    case "patterns":
      return children;
    case "dependencies":
      return children.filter((child) => child.kind !== "list");
    default:
      return [];
  }
}
function objection(kind, value, root, top) {
  let number = value.kind === "number" ? value.value : Number.NaN;
  switch (kind) {
    case "flag":
      return value.kind === "boolean" ? void 0 : "write true or false";
    case "values":
      return value.kind === "list" ? void 0 : "write a list of values";
    case "schemas":
      return value.kind === "list" && value.items.length > 0 ? void 0 : "write a list of schemas";
    case "named":
      return value.kind === "map" ? void 0 : "write a mapping of names to schemas";
    case "patterns":
      return value.kind !== "map" ? "write a mapping of patterns to schemas" : value.entries.map((each) => expressionProblem(each.key)).find((problem) => problem !== void 0);
    case "dependencies": {
      let fits = ({ value: each }) => each.kind !== "list" || areNames(each);
      return value.kind === "map" && value.entries.every(fits) ? void 0 : "write a mapping of names to schemas or names";
    }
    case "number":
      return Number.isFinite(number) ? void 0 : "write a number";
    case "positive":
      return Number.isFinite(number) && number > 0 ? void 0 : "write a number greater than 0";
    case "count":
      return Number.isInteger(number) && number >= 0 ? void 0 : "write a whole number, 0 or more";
    case "names":
      return areNames(value) ? void 0 : "write a list of names";
    case "pattern":
      return value.kind === "text" ? expressionProblem(value.value) : "write a pattern";
    case "types": {
      let given = value.kind === "list" ? value.items : [value];
      return given.every((each) => each.kind === "text" && schemaTypes.includes(each.value)) && given.length > 0 ? void 0 : `must be one of ${schemaTypes.join(", ")}`;
    }
    case "id":
      return top && value.kind === "text" ? void 0 : "only the top of the schema may have one; refer to parts by their path";
    case "reference":
      return value.kind === "text" && schemaAt(root, value.value) !== void 0 ? void 0 : "must point to a place in this schema, such as #/definitions/finding";
    default:
      return;
  }
}
function areNames(value) {
  return value.kind === "list" && value.items.every((item) => item.kind === "text");
}
function placeOf(node, path) {
  let found = node;
  for (let part of path) {
    let next = found.kind === "map" ? found.entries.find(({ key }) => key === part)?.value : found.kind === "list" ? found.items[Number(part)] : void 0;
    if (!next) break;
    found = next;
  }
  return found.at;
}

// src/syntax/digest.ts
import { createHash } from "node:crypto";
function canonical(value) {
  return JSON.stringify(sorted(value));
}
function sorted(value) {
  if (value === null || typeof value != "object") return value;
  if (Array.isArray(value)) return value.map(sorted);
  let result = /* @__PURE__ */ Object.create(null);
  for (let key of Object.keys(value).sort()) result[key] = sorted(value[key]);
  return result;
}
function digestOf(value) {
  return createHash("sha256").update(canonical(value)).digest("hex");
}

// src/tools/reading/pattern-argument.ts
var placeholder = "{pattern}", variable = "CONTRACT_GATE_PATTERN", posix = ["bash", "sh", "zsh"], longest2 = 1e3;
function withPattern(line, pattern2) {
  let places = placesIn(line) ?? [];
  if (places.length === 0) return { run: line, env: {} };
  let run = "", from = 0;
  for (let { start, end, word } of places) {
    let kept = word === start ? withoutOption(line.slice(from, word)) : line.slice(from, word).trimEnd();
    run += pattern2 === void 0 ? kept : `${line.slice(from, start)}"$${variable}"`, from = end;
  }
  return run += line.slice(from), pattern2 === void 0 ? { run: run.trim().replace(/\s+--$/, ""), env: {} } : { run, env: { [variable]: pattern2 } };
}
var options = [...new Set(tools.flatMap(({ patternOptions }) => patternOptions ?? []))], takesValue = new RegExp(
  String.raw`(^|\s)(?:-[${options.filter(isLetter).join("")}]|--?(?:${options.filter((each) => !isLetter(each)).join("|")}))\s+$`
);
function isLetter(option) {
  return option.length === 1;
}
function withoutOption(before) {
  return before.replace(takesValue, "$1").trimEnd();
}
var runsNext = new RegExp(
  String.raw`(?:${[
    String.raw`(?:^|[;|&(\n{!\`])[ \t]*(?:\w+=\S*[ \t]+)*`,
    String.raw`(?:^|[\s;|&(/])(?:eval|exec|source|\.|time|env|xargs|command|nohup|sudo|then|do|else|(?:ba|da|k|z)?sh)(?:\s+(?:-\S+|\d+|\w+=\S*))*`,
    String.raw`(?:^|[\s;|&(/])(?:node|bun|deno|python[\d.]*|perl|ruby|php)(?:\s+-\S+)*\s+-\w*[cepr]`,
    String.raw`(?:^|\s)--(?:eval|print)`
  ].join("|")})[ \t]*["']?\{pattern\}`
);
function placeProblem(line) {
  if (line.includes(placeholder))
    return runsNext.test(line) ? `${placeholder} would be run as code there; pass it to a tool instead` : placesIn(line) ? void 0 : `${placeholder} must stand as an argument of its own, apart by spaces, or after the = of an option`;
}
function shellProblem(line, shell) {
  return line.includes(placeholder) && !posix.includes(shell) ? `${placeholder} needs commands.shell to be one of ${posix.join(", ")}` : void 0;
}
function patternValueProblem(pattern2) {
  return pattern2.startsWith("-") ? "the pattern starts with a dash, so tools would take it for an option" : /[\u0000-\u001f\u007f]/.test(pattern2) ? "the pattern contains a control character; remove it" : pattern2.length > longest2 ? `the pattern has ${pattern2.length} characters; ${longest2} is the most` : void 0;
}
function placesIn(line) {
  let places = [], quote = "", opened = -1;
  for (let index = 0; index < line.length; index++) {
    let character = line[index];
    if (character === "\\" && quote !== "'") index++;
    else if (line.startsWith(placeholder, index)) {
      let own = quote !== "" && opened === index - 1 && line[index + placeholder.length] === quote, start = own ? index - 1 : index, end = index + placeholder.length + (own ? 1 : 0);
      if (quote !== "" && !own || !/^(?:$|[\s;|&)])/.test(line.slice(end, end + 1))) return;
      let option = /(?:^|\s)(-[^\s='"]*=)?$/.exec(line.slice(0, start));
      if (!option) return;
      places.push({ word: start - (option[1]?.length ?? 0), start, end }), quote = "", index = end - 1;
    } else quote === "" && (character === '"' || character === "'") ? (quote = character, opened = index) : character === quote && (quote = "");
  }
  return places;
}

// src/policy/outputs.ts
var fieldTypes = {
  boolean: { wants: "true or false", hint: "[true/false]" },
  count: { wants: "a whole number", hint: "[count]" },
  list: { wants: "a list [a, b] or none", hint: '[list] or "none"' },
  files: { wants: "a list of files [a.ts, b.ts] or none", hint: '[file1, file2] or "none"' },
  path: { wants: "the path of a file", hint: "[path]" },
  phase: { wants: "a phase such as 2/3", hint: "[phase number]/[total phases]" },
  locations: { wants: "a list [FILE:LINE - what is there] or none", hint: '[file:line descriptions] or "none"' },
  text: { wants: "text", hint: "[text]" }
}, choice = /^[\w-]+(?:\/[\w-]+)+$/, rangeType = /^(\d{1,9})-(\d{1,9})$/, fieldType = text({
  wants: "the type of a field",
  check: (value) => Object.hasOwn(fieldTypes, value) || choice.test(value) || rangeType.test(value) ? void 0 : `unknown field type ${JSON.stringify(value)}; use one of ${Object.keys(fieldTypes).join(", ")}, a choice such as low/high, or a range such as 1-5`
}), fields = byKind({ list: list(text()), map: record(fieldType) }), want = byKind({
  boolean,
  number: integer({ min: 0 }),
  text: text({ wants: "a value" }),
  list: list(text({ wants: "a value" }), { min: 1 }),
  map: object(
    { min: optional(integer({ min: 0 }), "the minimum"), max: optional(integer({ min: 0 }), "the maximum") },
    { wants: "a mapping {min, max}" }
  )
}), outputAgent = object(
  {
    required: optional(fields, "required fields: names, or names with their types"),
    optional: optional(fields, "optional fields"),
    pass: optional(record(want), "field to its accepted values: a value, none, some, a list of values, or {min, max}"),
    example: optional(anyText, "an output that passes")
  },
  {
    wants: "an output {required, optional, pass, example}",
    check(value) {
      let { required: required2, optional: optional2, pass = {} } = value, names2 = /* @__PURE__ */ new Set([...fieldNames(required2), ...fieldNames(optional2)]), unknown = Object.keys(pass).find((key) => !names2.has(key));
      return unknown === void 0 ? void 0 : { key: "pass", problem: `${unknown} is listed neither under required nor under optional` };
    }
  }
);
function fieldNames(given = []) {
  return Array.isArray(given) ? given : Object.keys(given);
}
var outputs = record(outputAgent, "a mapping of agents to {required, optional, pass, example}"), outputsShape = {
  ...outputs,
  read(node, report) {
    let value = outputs.read(node, report);
    if (value === void 0 || node.kind !== "map") return value;
    let names2 = node.entries.map(({ key }) => bareName(key)), again = node.entries.find(({ key }, index) => names2.indexOf(bareName(key)) < index);
    if (!again) return value;
    let message = `duplicate agent ${cited(again.key)}: it differs from another only in letter case or toolkit; keep one`;
    report("bad_value", message, again.keyAt);
  }
};
function bareName(name) {
  return name.trim().toLowerCase().replace(/^pr-review-toolkit:/, "");
}

// src/policy/protected-paths.ts
var protectedByDefault = [
  "contract-gate.yml",
  ".github/contract-gate.yml",
  ".github/workflows/**",
  ".github/actions/**",
  "{.github/,docs/,}CODEOWNERS",
  "{.github/,}test-activity-rules.json"
], activityRulesPaths = ["test-activity-rules.json", ".github/test-activity-rules.json"], projectPath = "project.json", rules = [
  ["contract-gate.yml", ".github/contract-gate.yml"],
  [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]
];

// src/policy/schema.ts
var names = list(text()), cageMode = oneOf(...cageModes), network = oneOf("allow", "none"), mapping = { wants: "a mapping" }, attemptKinds = Object.fromEntries(
  [
    "files_exist",
    "content_check",
    "lint",
    "tests",
    "command",
    "custom",
    "scope",
    "paired_files",
    "report",
    "output",
    "review"
  ].map((kind) => [kind, optional(integer({ min: 0, max: 100 }), "maximum attempts")])
), policyKeys = {
  version: required(oneOf(1), "the version of the policy, 1"),
  mode: optional(oneOf("block", "warn", "observe"), "what a verdict does on GitHub (default block)"),
  require: optional(oneOf("always", "agents", "never"), "which pull requests need a contract (default agents)"),
  satisfied_by: optional(oneOf("trusted", "base", "any"), "which contracts satisfy require (default trusted)"),
  agents: optional(
    object(
      {
        branches: optional(list(nameGlob), "globs of branches"),
        labels: optional(list(literalGlob), "globs of labels"),
        authors: optional(list(literalGlob), "globs of logins"),
        trailers: optional(list(literalGlob), "globs of commit trailers, as NAME or NAME: VALUE")
      },
      mapping
    ),
    "what marks an agent's pull request"
  ),
  trust: optional(oneOf("any", "base-only"), "whether contracts in the pull request itself count (default any)"),
  generate: optional(oneOf("enforce", "show", "never"), "what to do with a generated contract"),
  setup: optional(setupShape, "commands that run once in each tree, in this order, before any other"),
  activities: optional(
    record(
      byKind({
        text: text({ wants: "a command", check: placeProblem }),
        map: object(
          { check_run: required(text(), "the name of a check run") },
          { wants: "a mapping {check_run: NAME}" }
        )
      })
    ),
    "the command of each activity"
  ),
  commands: optional(
    object(
      {
        allow: optional(
          list(text({ check: allowProblem })),
          "command lines that contracts in a pull request body can run"
        ),
        timeout: optional(duration, "for one command (default 10m)"),
        max_timeout: optional(duration, "maximum timeout that a contract may set (default 60m)"),
        env: optional(list(text({ wants: "a variable name", check: nameProblem })), "variables that commands may see"),
        shell: optional(oneOf(...shells), "the shell that runs commands (default bash)")
      },
      {
        ...mapping,
        check: ({ timeout, max_timeout }) => timeout !== void 0 && max_timeout !== void 0 && timeout > max_timeout ? { key: "timeout", problem: "is above max_timeout; raise max_timeout" } : void 0
      }
    ),
    "how commands run"
  ),
  jobs: optional(
    byKind({ number: integer({ min: 1, max: 256 }), text: oneOf("auto") }),
    "how many commands run at the same time (default 1)"
  ),
  cage: optional(
    byKind({
      text: as(cageMode, (mode) => ({ value: { mode } })),
      map: object(
        {
          mode: optional(cageMode, "whether commands run in a cage (default auto: where one works)"),
          network: optional(network, "whether commands may use the network (default allow)"),
          git: optional(
            oneOf(...gitAccess),
            "whether commands get a copy of git's folder that is thrown away, can only read it, or write it (default private)"
          ),
          docker: optional(boolean, "whether commands may use the machine's containers (default false)")
        },
        mapping
      )
    }),
    "isolation of commands (default auto)"
  ),
  network: optional(network, "whether commands may use the network (default allow)"),
  protect: optional(list(glob), "globs added to the protected files; !glob removes one"),
  attempts: optional(
    object(attemptKinds, { wants: "a mapping of kinds of checks to numbers" }),
    "kind of check to its maximum attempts"
  ),
  evidence: optional(
    object(
      {
        simple: optional(integer({ min: 0 }), "minimum length (default 50)"),
        quality: optional(integer({ min: 0 }), "minimum length (default 100)"),
        cross_task: optional(integer({ min: 0 }), "minimum length (default 150)"),
        kinds: optional(record(oneOf("simple", "quality", "cross_task", "cross-task")), "check to its kind")
      },
      mapping
    ),
    "minimum lengths of evidence"
  ),
  roles: optional(
    record(
      object(
        {
          required: optional(names, "fields"),
          required_checks: optional(names, "checks"),
          min: optional(record(integer({ min: 0 })), "field to its minimum count"),
          schema: optional(jsonSchema, "a JSON Schema that the report must also match")
        },
        mapping
      )
    ),
    "report roles"
  ),
  outputs: optional(outputsShape, "output agents"),
  critics: optional(names, "logins whose approval counts for critic"),
  session: optional(
    object(
      {
        strict: optional(boolean, "whether every finding fails"),
        lean: optional(boolean, "lean mode"),
        roles: optional(as(record(list(literalGlob)), knownAgents), "agent to globs of authors")
      },
      mapping
    ),
    "sessions"
  ),
  sign_off: optional(
    object(
      {
        teams: optional(names, "teams"),
        users: optional(names, "logins"),
        bots: optional(byKind({ boolean, list: names }), "bots"),
        allow_author: optional(boolean, "whether the author may sign off")
      },
      mapping
    ),
    "who can sign off"
  ),
  promptForAdvisory: optional(boolean, "advisory tasks wait for a person"),
  dispatch: optional(boolean, "send messages as repository_dispatch"),
  pre_existing: optional(oneOf("fail", "warn"), "how to treat a failure that also occurs on the base (default fail)"),
  deferred: optional(oneOf("pull_request", "merge_group"), "where deferred criteria run")
};
function policyShape(checks) {
  let cross_cutting = optional(crossCuttingShape(checks), "checks that apply to every gated pull request");
  return object({ ...policyKeys, cross_cutting }, { wants: "a policy" });
}
function satisfiedBy({
  satisfied_by,
  trial
}) {
  return satisfied_by ?? (trial ? "any" : "trusted");
}
var contractGlobs = [".contracts/**/*.{yml,yaml,json}"], policyPaths = ["contract-gate.yml", ".github/contract-gate.yml"], agentBranches = [
  "agent/**",
  "claude/**",
  "codex/**",
  "copilot/**",
  "cursor/**",
  "codegen-bot/**",
  "devin/**",
  "gemini/**",
  "jules/**",
  "jules-*",
  "openhands/**",
  "openhands-*",
  "q-dev-*",
  "sweep/**"
], agentAuthors = [
  "*[bot]",
  "!dependabot[bot]",
  "!renovate[bot]",
  "Copilot",
  "copilot-swe-agent",
  "cursoragent",
  "openhands-agent"
], noPolicy = { version: 1, source: "defaults", digest: digestOf(null), trial: !0 };
function parsePolicy(path, bytes, source, checks, check) {
  let { nodes, problems } = parseDocuments(path, bytes);
  if (problems.length > 0) return { problems };
  let [node] = nodes, top = { path, line: 1, column: 1 };
  if (!node)
    return { problems: [{ code: "empty", message: "the policy is empty; write at least version: 1", at: top }] };
  if (nodes.length > 1)
    return {
      problems: [
        { code: "several", message: "a policy is one document; remove the others", at: { path, ...nodes[1].at } }
      ]
    };
  let found = [], report = (code, message, at) => {
    found.push({ code, message, at: { path, ...at } });
  }, written = policyShape(checks).read(node, report);
  return written && (checkCommands(written, report), check?.(written, node, report)), !written || found.length > 0 ? { problems: found } : { policy: { ...written, source, digest: digestOf(plain(node)) }, problems: [] };
}
function checkCommands(written, report) {
  crossCuttingCriteria(written.cross_cutting ?? [], settingsOf2(written), report);
  for (let { value, at } of written.setup ?? []) {
    let settled = settleCommand(value.command, settingsOf2(written));
    "problem" in settled && report("bad_value", `setup: ${settled.problem}`, at);
    let folder = pathProblem(value.command.cwd);
    folder !== void 0 && report("bad_value", `setup: cwd: ${folder}`, at);
  }
}
function settingsOf2({ commands }) {
  let maxTimeoutMs = commands?.max_timeout ?? Math.max(36e5, commands?.timeout ?? 0);
  return {
    timeoutMs: Math.min(commands?.timeout ?? 6e5, maxTimeoutMs),
    maxTimeoutMs,
    shell: commands?.shell ?? "bash"
  };
}
function commandSetting(policy) {
  return { pass: policy.commands?.env ?? [], network: cageOf(policy).network ?? "allow" };
}
function cageOf({ cage = {}, network: network2 }) {
  return network2 === "none" ? { ...cage, network: network2 } : cage;
}
function missingCage(policy, { kind, why = "" }) {
  if (kind !== "none") return;
  let { mode, network: network2 } = cageOf(policy);
  if (mode === "required") return `the policy requires a cage, and none works on this machine (${why})`;
  if (network2 === "none") return `the policy requires network: none, which needs a cage (${why})`;
}
function protectedGlobs(policy, policyPath) {
  return [...protectedByDefault, escapeGlob(policyPath), ...autoloadedFiles, ...policy.protect ?? []];
}
function allowProblem(line) {
  if (!line.endsWith("*")) return;
  let words = line.slice(0, -1);
  return words.endsWith(" ") && !shellMetacharacters.test(words) ? void 0 : `${JSON.stringify(line)}: a line that ends in * must be plain words, a space and *`;
}
function knownAgents(roles) {
  let unknown = Object.keys(roles).find((name) => !agentMeant(name));
  return unknown === void 0 ? { value: roles } : { problem: `unknown agent ${JSON.stringify(unknown)}; known: ${agentNames.join(", ")}` };
}
function nameProblem(name) {
  return neverPassed.test(name) ? `${name} is never passed to a command: it contains a secret or makes tools run other code` : /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? void 0 : `${JSON.stringify(name)} is not a variable name`;
}

// src/model/outcome.ts
var statuses = ["pass", "fail", "warn", "skip", "pending", "error"], skipCodes = [
  "dependency_failed",
  "setup_failed",
  "stopped_early",
  "criteria_failed",
  "commands_disabled"
];
function outcomeFor(outcome, demand) {
  if (!("preExisting" in outcome)) return outcome;
  let { preExisting, ...rest } = outcome;
  return demand === "own" || !preExisting ? rest : { ...rest, ...preExisting, owner: "base" };
}
var severities2 = ["fail", "error", "pending", "warn"], owners = {
  fail: "author",
  error: "runner",
  pending: "person",
  warn: "author"
}, mostPlaces = 1e3, mostListed = 20;
function outcomeOf(findings, text2) {
  let sorted2 = bySeverity(findings), [first] = sorted2;
  if (!first) return { status: "pass", message: text2.pass };
  let { severity } = first, worst = sorted2.filter((each) => each.severity === severity), listed = worst.slice(0, mostListed), fix = [...new Set(listed.flatMap((each) => each.fix ?? []))].join(`
`) || text2.fix, failures = severity === "fail" ? worst.flatMap(({ failure }) => failure ?? []) : [];
  return {
    status: severity,
    message: text2.message ?? `${first.message}${andMore(worst.length)}`,
    want: text2.want,
    got: text2.got ?? listed.map(({ message }) => message).join("; "),
    ...first.missing ? {} : { at: first.at },
    ...placesOf(sorted2, text2.mostPlaces),
    ...fix === void 0 ? {} : { fix },
    owner: owners[severity],
    ...failures.length > 0 ? { failure: failures.includes("major") ? "major" : "minor" } : {}
  };
}
function bySeverity(findings) {
  return [...findings].sort((a, b) => severities2.indexOf(a.severity) - severities2.indexOf(b.severity));
}
function placesOf(findings, most = mostPlaces) {
  return findings.length < 2 ? {} : {
    places: findings.slice(0, most).map(({ at, message, severity, code, alike }) => ({
      path: at.path,
      line: at.line,
      message,
      severity,
      code,
      ...alike ? { alike } : {}
    }))
  };
}
function andMore(count2, noun) {
  if (count2 < 2) return "";
  let things = noun === void 0 ? "" : ` ${count2 === 2 ? noun : `${noun}s`}`;
  return ` (and ${count2 - 1} more${things})`;
}
function someOf(things, most = 5) {
  let shown = things.slice(0, most).join(", ");
  return things.length > most ? `${shown} and ${things.length - most} more` : shown;
}

export {
  required,
  optional,
  object,
  statuses,
  skipCodes,
  outcomeFor,
  outcomeOf,
  bySeverity,
  andMore,
  someOf,
  canonical,
  digestOf,
  agentNames,
  kebab,
  agentMeant,
  patternProblem,
  literally,
  duration,
  testsToFillIn,
  runLine,
  commandKeys,
  commandParams,
  settleCommand,
  writtenCommand,
  oneLine,
  quoted,
  findCheck,
  isCommand,
  addedCriterion,
  crossCuttingShape,
  crossCuttingCriteria,
  writtenCriterion,
  withPattern,
  shellProblem,
  patternValueProblem,
  settingsFiles,
  testSettings,
  changesSettings,
  checksLess,
  autoloadedFiles,
  shadowingFiles,
  hiddenBy,
  harmlessFile,
  holdsScripts,
  onlyAddsScripts,
  alteredScripts,
  silencedTool,
  fieldTypes,
  rangeType,
  bareName,
  activityRulesPaths,
  projectPath,
  rules,
  policyShape,
  satisfiedBy,
  contractGlobs,
  policyPaths,
  agentBranches,
  agentAuthors,
  noPolicy,
  parsePolicy,
  settingsOf2 as settingsOf,
  commandSetting,
  cageOf,
  missingCage,
  protectedGlobs
};
