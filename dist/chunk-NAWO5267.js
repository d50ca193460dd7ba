import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  withoutColours
} from "./chunk-ZMJJILAV.js";

// src/report/sanitize.ts
var hidden = /(?!\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Surrogate}\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]/gu;
function visible(text) {
  return withoutColours(text).replaceAll(/\r\n/g, `
`).replaceAll(hidden, (character) => `⟨U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`).replaceAll("##[", "## [").replaceAll(/^([^\S\n]*)::/gm, "$1: :");
}
function inLine(text) {
  return visible(text).replaceAll(`
`, " ⏎ ");
}
function behindBars(text, indent) {
  return visible(text).trimEnd().split(`
`).map((line) => `${indent}│ ${line}`).join(`
`);
}
function shortLine(text, longest) {
  return cut(inLine(text).replaceAll(/\s+/g, " ").trim(), longest);
}
function codeSpan(text, longest = 300) {
  let line = visible(text).split(`
`).map((each) => each.trim()).join(" "), short = cut(line, longest);
  if (short.trim() === "") return "";
  let ticks = "`".repeat(longestRun(short, "`") + 1), pad = short.startsWith("`") || short.endsWith("`") || short.startsWith(" ") && short.endsWith(" ") ? " " : "";
  return `${ticks}${pad}${short}${pad}${ticks}`;
}
function codeCell(text, longest = 200) {
  return inCell(codeSpan(text, longest));
}
function inCell(text) {
  return text.replaceAll(
    /(\\*)\|/g,
    (_, slashes) => slashes.length % 2 === 0 ? `${slashes}\\|` : `${slashes} \\|`
  );
}
var plainWord = /^(?:[A-Za-z]+(?:['’-][A-Za-z]+)*|\d{1,6}(?:\.\d{1,6})?|\d{1,3}(?:,\d{3})+|[–—→…])$/, marked = /(`[^`]*`|"(?:\\.|[^"\\])*"|“[^”]*”|(?<![^ ])\/[^`"“]{1,200}?\/[ims]*(?=[.,;:]?(?: |$)))/;
function prose(text, longest = 600, known = []) {
  let line = closed(cut(visible(text).replaceAll(/\s+/g, " ").trim(), longest)), isKnown = knownIn(line, known);
  if (line.split(marked).filter((_, index) => index % 2 === 0).flatMap((part) => isKnown ? part.split(isKnown).filter((_, at) => at % 2 === 0) : [part]).some(hasMarkup))
    return codeSpan(line);
  let spans = line.split(marked).flatMap((part, index) => index % 2 === 1 ? [{ code: part.startsWith("`") ? part.slice(1, -1) : part }] : isKnown ? part.split(isKnown).flatMap((piece, at) => at % 2 === 1 ? [{ code: piece }] : piece.split(/( )/).flatMap(wordSpans)) : part.split(/( )/).flatMap(wordSpans));
  return joined(spans.filter(({ code, words }) => (code ?? words) !== "")).map(({ code, words = "" }) => code === void 0 ? words : codeSpan(code)).join("");
}
function hasMarkup(words) {
  return /[`<>@|\\~$]|:\/\/|\bwww\./.test(words);
}
function knownIn(line, known) {
  let shown = known.map((each) => visible(each).replaceAll(/\s+/g, " ").trim()), there = [...new Set(shown)].filter((each) => each !== "" && !each.includes("`") && line.includes(each));
  if (there.length === 0) return;
  let forms = there.sort((a, b) => b.length - a.length).map((each) => each.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  return new RegExp(`(?<![\\w./-])(${forms.join("|")})(?![\\w/-])`);
}
function joined(spans) {
  let result = [];
  for (let span of spans) {
    let [last, before] = [result.at(-1), result.at(-2)];
    span.code !== void 0 && last?.code !== void 0 ? result.splice(-1, 1, { code: last.code + span.code }) : span.code !== void 0 && last?.words === " " && before?.code !== void 0 ? result.splice(-2, 2, { code: `${before.code} ${span.code}` }) : result.push(span);
  }
  return result;
}
function proseCell(text, longest = 300, known = []) {
  return inCell(prose(text, longest, known));
}
function plainWords(text) {
  return text.replaceAll(/`([^`]*)`/g, "$1");
}
function closed(line) {
  return (line.split("`").length - 1) % 2 === 0 ? line : `${line}\``;
}
function wordSpans(word) {
  let form = /^[^(]+\(/.test(word) ? /^()(.*?)([.,;:!?]*)$/ : /^([(]*)(.*?)([).,;:!?]*)$/, [, before = "", core = "", after = ""] = form.exec(word) ?? [];
  return core.trim() === "" || plainWord.test(core) && !holdsCommit(core) ? [{ words: word }] : [{ words: before }, { code: core }, { words: after }];
}
function name(text) {
  return text.length <= 64 && !holdsCommit(text) && /^[a-z][a-z0-9]*(?:[_-][a-z][a-z0-9]*)*$/.test(text) ? text : codeSpan(text, 64);
}
function holdsCommit(text) {
  return /(?<![a-z0-9])[0-9a-f]{7,}(?![a-z0-9])/i.test(text);
}
function fence(text, info = "text") {
  let shown = visible(text).trimEnd(), ticks = "`".repeat(Math.max(3, longestRun(shown, "`") + 1));
  return `${ticks}${info}
${shown}
${ticks}`;
}
function cut(text, longest) {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function longestRun(text, character) {
  let longest = 0, run = 0;
  for (let each of text)
    run = each === character ? run + 1 : 0, longest = Math.max(longest, run);
  return longest;
}

export {
  hidden,
  visible,
  inLine,
  behindBars,
  shortLine,
  codeSpan,
  codeCell,
  inCell,
  prose,
  proseCell,
  plainWords,
  name,
  fence,
  cut
};
