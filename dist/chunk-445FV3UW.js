import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  agentAuthors,
  object,
  optional,
  required
} from "./chunk-GJ2B3STB.js";
import {
  UsageError
} from "./chunk-PPAKGYZY.js";
import {
  isolationKinds,
  matchesAny,
  shells
} from "./chunk-REKG4XA7.js";
import {
  anyText,
  boolean,
  integer,
  list,
  nullable,
  oneOf,
  record
} from "./chunk-5BZEP5JA.js";
import {
  __require
} from "./chunk-PRVJMC5D.js";

// src/model/runs.ts
var open = { wants: "a mapping" }, count = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
function upTo(maxLength) {
  return { ...anyText, schema: () => ({ type: "string", maxLength }) };
}
function atMost(maxItems, item) {
  let all = list(item);
  return { ...all, schema: () => ({ ...all.schema(), maxItems }) };
}
var word = upTo(1024), path = upTo(4096), stream = upTo(1024 * 1024), maxCollected = 16 * 1024 * 1024, commandOfRun = object(
  {
    run: required(upTo(4e4), "the command line"),
    shell: required(oneOf(...shells), "the shell that ran it"),
    cwd: required(path, "where it ran, from the repository's top"),
    env: required(record(upTo(128 * 1024)), "its own environment variables"),
    pass: required(atMost(1e3, word), "the names of further variables that it could see, sorted"),
    network: required(oneOf("allow", "none"), "whether the policy allows it the network")
  },
  open
), treeOfRun = object(
  {
    commit: required(nullable(word), "the commit; null for the tree that is checked"),
    lay: required(atMost(1e5, path), "files of the head that were laid over it"),
    remove: required(atMost(1e5, path), "files that were removed from it")
  },
  open
), finishedRun = object(
  {
    ending: required(
      object(
        {
          kind: required(oneOf("exit", "signal", "timeout", "unstarted"), "the kind of ending"),
          code: optional(count, "the exit code"),
          signal: optional(word, "the signal that killed it"),
          reason: optional(upTo(8192), "why it could not be started"),
          fault: optional(oneOf("author", "runner"), "who can change that")
        },
        open
      ),
      "how it ended"
    ),
    stdout: required(stream, "what is kept of its output"),
    stderr: required(stream, "what is kept of its error output"),
    output: required(
      object(
        {
          tail: required(stream, "the end of both"),
          truncated: required(boolean, "whether some of it was left out"),
          sha256: required(word, "of the whole output")
        },
        open
      ),
      "both streams in order of arrival"
    ),
    collected: required(
      atMost(
        1e4,
        object({ path: required(path, "the file"), text: required(upTo(maxCollected), "its content") }, open)
      ),
      "files that it wrote and that a check reads"
    ),
    survivors: required(oneOf("none", "killed", "alive"), "processes that it left behind"),
    durationMs: required(count, "how long it took")
  },
  open
), recordedRun = object(
  {
    key: required(word, "sha256 of command, tree and attempt"),
    command: required(commandOfRun, "what ran"),
    tree: required(treeOfRun, "where it ran"),
    attempt: required(count, "1 for the first run, 2 for the first retry, …"),
    layer: required(count, "when it ran: 0 for setup"),
    timeoutMs: required(count, "its time limit"),
    collect: required(atMost(1e3, path), "globs of the files that were collected"),
    isolation: required(oneOf(...isolationKinds), "the program that made its cage; none: there was no cage"),
    unsure: optional(boolean, "whether a command of the head may have changed what it saw"),
    notRun: optional(upTo(8192), "why it did not run on the base"),
    setupFailed: optional(boolean, "whether the setup failed on the base"),
    finished: optional(finishedRun, "its result, if it ran")
  },
  open
), recordedRunsShape = object(
  {
    top: required(path, "the folder of the tree that was checked, as it appears in the output"),
    commands: required(atMost(2e4, recordedRun), "every distinct run, in the order of the plan"),
    disturbed: required(atMost(1e5, path), "files under test that a command changed")
  },
  { wants: "recorded runs" }
), noDurations = () => {
};

// src/engine/shards.ts
var mostShards = 256;
function commandGroups({ levels, steps, stepOf, commands }) {
  let keys = [...commands.values()].filter(({ layer }) => layer > 0).map(({ key }) => key), parents = new Map(keys.map((key) => [key, key])), leader = (key) => {
    let current = key;
    for (; parents.get(current) !== current; ) current = parents.get(current);
    return current;
  }, tie = (together) => {
    for (let key of together.slice(1)) parents.set(leader(key), leader(together[0]));
  }, own = /* @__PURE__ */ new Map();
  for (let contract of levels.flat()) {
    let mine = contract.criteria.filter(({ crossCutting }) => crossCutting === void 0).flatMap(({ id }) => steps.get(stepOf.get(id))?.command ?? []).filter((key) => parents.has(key));
    own.set(contract.id.toLowerCase(), mine), contract.failFast && tie(mine);
    let needed = contract.dependsOn.flatMap(({ value }) => own.get(value.toLowerCase()) ?? []);
    contract.dependsOn.length > 0 && needed.length > 0 && tie([...needed, ...mine]);
  }
  let groups = /* @__PURE__ */ new Map();
  for (let key of keys) groups.set(leader(key), [...groups.get(leader(key)) ?? [], key]);
  return [...groups.values()];
}
function divide(groups, total, durations = noDurations) {
  let known = groups.flat().flatMap((key) => durations(key) ?? []), usual = known.length > 0 ? known.reduce((sum, each) => sum + each, 0) / known.length : 1, weights = groups.map((keys) => keys.reduce((sum, key) => sum + (durations(key) ?? usual), 0)), order = [...weights.keys()].sort((a, b) => weights[b] - weights[a] || a - b), loads = Array(total).fill(0), division = Array(groups.length).fill(1);
  for (let group of order) {
    let least = loads.indexOf(Math.min(...loads));
    loads[least] += weights[group], division[group] = least + 1;
  }
  return division;
}
function shardName(index, total, division) {
  return `${index}/${total}${division && division.length > 0 ? `:${division.join(".")}` : ""}`;
}
function planShards(plan, total, durations) {
  let groups = commandGroups(plan), division = groups.flat().some((key) => durations(key) !== void 0) ? divide(groups, total, durations) : void 0;
  return Array.from({ length: total }, (_, index) => shardName(index + 1, total, division));
}
function commandsElsewhere(plan, shard) {
  let groups = commandGroups(plan), { index, total, division = divide(groups, total) } = shard;
  if (division.length !== groups.length)
    throw new UsageError(
      `shard ${index}/${total} is planned for ${division.length} groups of commands, and there are ${groups.length}; run plan again on this commit`
    );
  let elsewhere = groups.filter((_, group) => division[group] !== index).flat(), isIdle = elsewhere.length === groups.flat().length, setup = [...plan.commands.values()].filter(({ layer }) => layer === 0).map(({ key }) => key);
  return /* @__PURE__ */ new Set([...elsewhere, ...isIdle ? setup : []]);
}
function shardNotes(shard) {
  return shard ? [`this is shard ${shard.index} of ${shard.total}; the verdict is that of all shards, which merge puts together`] : [];
}

// src/policy/agents.ts
function isAgentLogin({ agents }, login) {
  let globs = (agents?.authors ?? agentAuthors).map((glob) => glob.toLowerCase());
  return matchesAny(globs, login.toLowerCase(), { literalBrackets: !0 });
}

// on-first-use:markdown-it
var later = (name) => {
  let load = () => __require("./markdown-it.cjs")[name];
  return new Proxy(function() {
  }, {
    apply: (_, self, given) => Reflect.apply(load(), self, given),
    construct: (_, given) => Reflect.construct(load(), given),
    get: (_, key) => load()[key]
  });
}, default_ = later("default");

// src/syntax/markdown.ts
var last;
function scanMarkdown(text) {
  return last?.text !== text && (last = { text, read: readMarkdown(text) }), last.read;
}
function readMarkdown(text) {
  let lines = text.split(/\r\n|\r|\n/), tokens = blockTokens(lines), blank = lines.map(() => ""), scan = {
    lines,
    fences: [],
    quoted: [],
    comments: [],
    words: blank,
    prose: [...blank],
    inside: void 0
  }, quotes = 0;
  for (let [index, token] of tokens.entries())
    token.type === "blockquote_open" ? quotes++ : token.type === "blockquote_close" ? quotes-- : token.type === "fence" ? readFence(scan, token, quotes > 0) : quotes === 0 && readBlock(scan, token, tokens[index - 1]);
  let { fences, quoted, comments, words, prose } = scan, tooDeep = tokens.find(({ level }) => level >= maxNesting - 1)?.map?.[0];
  return { lines, fences, quoted, comments, words, prose, ...tooDeep === void 0 ? {} : { tooDeep } };
}
function readFence(scan, { map, info, content }, isQuoted) {
  let [open2, end] = map, inner = content.split(`
`).length - 1, closed = end - open2 - 1 > inner, fence = { word: firstWord(info).toLowerCase(), text: content.slice(0, -1), from: open2 + 1, to: closed ? end - 1 : end, closed };
  (isQuoted || scan.inside !== void 0 ? scan.quoted : scan.fences).push(fence);
}
function readBlock(scan, { type, map, content }, before) {
  if (!map) return;
  let [from, to] = map;
  if (type === "html_block")
    /^\s*<(?:\?|!(?!--))/.test(content) || readHtml(scan, from, to);
  else if (type === "tr_open") readRow(scan, from);
  else if (type === "hr") write(scan, from, { text: scan.lines[from], spans: [] });
  else if (type === "inline") {
    let text = scan.lines.slice(from, to).join(`
`), contents = content.split(`
`), isHtml = (index) => /^\s*<(?:pre|blockquote|code)\b/i.test(contents[index] ?? "");
    write(scan, from, { text, spans: inlineSpans(text), isHtml }), before?.type === "heading_open" && before.map[1] > to && write(scan, to, { text: scan.lines[to], spans: [] });
  }
}
function readRow(scan, line) {
  let text = scan.lines[line], spans = [], at = 0;
  for (let cell of text.split(/(?<!\\)\|/)) {
    for (let { kind, from, to } of inlineSpans(cell)) spans.push({ kind, from: at + from, to: at + to });
    at += cell.length + 1;
  }
  write(scan, line, { text, spans });
}
function readHtml(scan, from, to) {
  let raw = scan.lines.slice(from, to).join(`
`), start = scan.inside === "!--" ? raw.indexOf("-->") + 3 : 0;
  if (scan.inside === "!--" && start < 3) return;
  scan.inside === "!--" && (scan.inside = void 0);
  let text = blanked(raw, [{ from: 0, to: start }]), spans = [];
  for (let open2 = text.indexOf("<!--"); open2 !== -1; ) {
    let end = text.indexOf("-->", open2 + 2), past = end === -1 ? text.length : end + 3;
    spans.push({ kind: end === -1 ? "unclosed" : "comment", from: open2, to: past }), open2 = text.indexOf("<!--", past);
  }
  write(scan, from, { text, spans, isHtml: () => !0 }), spans.at(-1)?.kind === "unclosed" && (scan.inside ??= "!--");
}
function write(scan, first, { text, spans, isHtml = () => !1 }) {
  let comments = spans.filter(({ kind }) => kind !== "code"), kept = blanked(text, comments).split(`
`), plain2 = blanked(text, spans).split(`
`), silent = /* @__PURE__ */ new Set();
  for (let [index, line2] of plain2.entries()) {
    let around = scan.inside;
    (around === void 0 || line2.toLowerCase().includes(`</${around}`)) && (scan.inside = isHtml(index) ? leftOpen(line2) : void 0), around ?? scan.inside ? silent.add(first + index) : (scan.words[first + index] = orNothing(kept[index]), scan.prose[first + index] = orNothing(line2));
  }
  let line = first, counted = 0;
  for (let { kind, from, to } of comments) {
    line += count2(text, counted, from), counted = from;
    let closed = kind === "comment", inner = text.slice(from + 4, closed ? Math.max(from + 4, to - 3) : to);
    silent.has(line) || scan.comments.push({ text: inner, line, closed });
  }
}
function orNothing(line) {
  return line.trim() === "" ? "" : line;
}
function leftOpen(html) {
  let last2 = /* @__PURE__ */ new Map();
  for (let [, slash, name] of html.matchAll(/<(\/?)(pre|blockquote|code)\b/gi))
    last2.set(name.toLowerCase(), slash === "");
  return [...last2].find(([, isOpen]) => isOpen)?.[0];
}
function blanked(text, spans) {
  let result = "", at = 0;
  for (let { from, to } of spans)
    result += text.slice(at, from) + text.slice(from, to).replaceAll(/[^\n]/g, " "), at = to;
  return result + text.slice(at);
}
function count2(text, from, to) {
  let lines = 0;
  for (let index = from; index < to; index++) text[index] === `
` && lines++;
  return lines;
}
var maxNesting = 200, parserInstance;
function parser() {
  return parserInstance ??= makeParser(), parserInstance;
}
function makeParser() {
  let markdown = new default_("commonmark", { html: !0, maxNesting }), { block, inline } = markdown;
  block.ruler.enable("table"), block.ruler.disable("reference"), inline.ruler.enableOnly(["text", "escape", "backticks", "link", "image", "autolink", "html_inline"]), inline.ruler2.enableOnly([]);
  let made = { markdown, found: { text: "", spans: [] } };
  return watch(made, "backticks", "code"), watch(made, "html_inline", "comment"), made;
}
function watch(parser2, name, kind) {
  let { ruler } = new default_.ParserInline();
  ruler.enableOnly([name]);
  let [rule] = ruler.getRules("");
  parser2.markdown.inline.ruler.at(name, (state, silent) => {
    let { pos: from, src, tokens } = state, before = tokens.length, matches = rule(state, silent), { text, spans } = parser2.found;
    return tokens.length > before && (kind === "code" || src.startsWith("<!--", from)) && src === text && spans.push({ kind, from, to: state.pos }), matches;
  });
}
function inlineSpans(text) {
  if (!/[`<]/.test(text)) return [];
  let { markdown, found } = parser();
  return Object.assign(found, { text, spans: [] }), markdown.inline.parse(text, markdown, {}, []), found.spans;
}
function blockTokens(lines) {
  let tokens = [];
  if (lines.every((line) => line.trim() === "")) return tokens;
  let { markdown } = parser();
  return markdown.block.parse(`${lines.join(`
`)}
`, markdown, {}, tokens), tokens;
}
function firstWord(info) {
  return /[^ \t\v\f\r\n]+/.exec(parser().markdown.utils.unescapeAll(info))?.[0] ?? "";
}

// src/policy/comment-commands.ts
var command = /^ {0,3}\/contract-gate(?![^ \t])[ \t]*(.*)$/i, disguised = /^[\s>*+\-.)`"'#<!0-9]*\/contract-gate[ \t]+((?:recheck|sign-off|waive)(?![^ \t`"']).*)$/i, mostCommands = 20, longestReason = 500;
function commandsIn(comment) {
  if (!/\/contract-gate/i.test(comment)) return [];
  let { lines, words, prose } = scanMarkdown(comment);
  return lines.flatMap((line, index) => {
    if (command.test(prose[index] ?? "")) return [parse(command.exec(words[index] ?? "")?.[1] ?? "")];
    let hidden = disguised.exec(line)?.[1];
    return hidden === void 0 ? [] : [notPlain(parse(hidden.replaceAll(/[`"']/g, " ")))];
  }).slice(0, mostCommands);
}
function notPlain(meant) {
  let verb = meant.kind === "malformed" ? meant.verb : meant.kind;
  return { kind: "malformed", why: "not_plain", ...verb ? { verb } : {}, ..."id" in meant ? { id: meant.id } : {} };
}
function parse(text) {
  let [verb = "", id = "", commit = "", ...reason] = text.split(/[ \t]+/), kind = verb.toLowerCase();
  if (kind === "recheck") return { kind };
  if (kind !== "sign-off" && kind !== "waive") return { kind: "malformed", why: "unknown_verb" };
  let target = { verb: kind, id: plain(id.replace(/[,;:]+$/, "")) }, sha = plain(commit.replace(/[.,;:]+$/, "")).toLowerCase(), problem = (why2) => ({ kind: "malformed", why: why2, ...target });
  if (target.id === "") return { kind: "malformed", why: "no_id", verb: kind };
  if (!/^[0-9a-f]{1,64}$/.test(sha)) return problem("no_commit");
  if (sha.length < shortestCommit) return problem("short_commit");
  if (kind === "sign-off") return { kind, id: target.id, commit: sha };
  let why = reason.join(" ").trim();
  return !/[\p{L}\p{N}]/u.test(why) || why === reasonPlaceholder ? problem("no_reason") : { kind, id: target.id, commit: sha, reason: why.slice(0, longestReason) };
}
var shortestCommit = 7, reasonPlaceholder = "REASON";
function plain(word2) {
  return /^`+([^`]*)`+$/.exec(word2)?.[1] ?? word2;
}
function commandLine(verb, id, commit) {
  return verb === "recheck" ? "/contract-gate recheck" : `/contract-gate ${verb} ${id} ${commit}${verb === "waive" ? ` ${reasonPlaceholder}` : ""}`;
}

// on-first-use:validators
var later2 = (name) => {
  let load = () => __require("./validators.cjs")[name];
  return new Proxy(function() {
  }, {
    apply: (_, self, given) => Reflect.apply(load(), self, given),
    construct: (_, given) => Reflect.construct(load(), given),
    get: (_, key) => load()[key]
  });
}, report_ = later2("report"), researcher_ = later2("researcher"), aggregator_ = later2("aggregator"), synthesizer_ = later2("synthesizer"), agentInput_ = later2("agentInput"), agentOutput_ = later2("agentOutput"), results_ = later2("results"), pullEvent_ = later2("pullEvent"), groupEvent_ = later2("groupEvent"), pushEvent_ = later2("pushEvent"), branchEvent_ = later2("branchEvent"), runEvent_ = later2("runEvent"), reviewEvent_ = later2("reviewEvent"), commentEvent_ = later2("commentEvent");

export {
  isAgentLogin,
  scanMarkdown,
  commandsIn,
  commandLine,
  report_,
  researcher_,
  aggregator_,
  synthesizer_,
  agentInput_,
  agentOutput_,
  results_,
  pullEvent_,
  groupEvent_,
  pushEvent_,
  branchEvent_,
  runEvent_,
  reviewEvent_,
  commentEvent_,
  recordedRunsShape,
  noDurations,
  mostShards,
  planShards,
  commandsElsewhere,
  shardNotes
};
