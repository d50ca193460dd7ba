import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  TB
} from "./chunk-JLD3JGDS.js";

// src/match/pattern.ts
var mostLines = 5, maxCompiled = 2e3, compiled = /* @__PURE__ */ new Map();
function compilePattern(pattern, flags) {
  let key = `${flags}/${pattern}`, known = compiled.get(key);
  if (known) return known;
  let made = TB.compile(pattern, flagBits(flags));
  return compiled.size >= maxCompiled && compiled.delete(compiled.keys().next().value ?? ""), compiled.set(key, made), made;
}
function flagBits(flags) {
  let bits = { i: TB.CASE_INSENSITIVE, m: TB.MULTILINE, s: TB.DOTALL };
  return [...flags].reduce((sum, flag) => sum | (bits[flag] ?? 0), 0);
}
var plainPattern = /^(?:[^\\.+*?()|[\]{}^$\ud800-\udfff]|\\[\\.+*?()|[\]{}^$/"'#%&,:;<=>@`~! -])+$/;
function plainText(pattern, flags) {
  return flags.includes("i") || !plainPattern.test(pattern) ? void 0 : pattern.replaceAll(/\\(.)/g, "$1");
}
function findAll(pattern, flags, text) {
  if (typeof text != "string")
    return { count: text.reduce((sum, each) => sum + findAll(pattern, flags, each).count, 0), lines: [] };
  let plain = plainText(pattern, flags);
  return plain === void 0 ? findWith(compilePattern(pattern, flags), text, 1 / 0) : findPlain(plain, text);
}
var fewSteps = 1e6;
function findQuickly(pattern, flags, text) {
  let plain = plainText(pattern, flags);
  if (plain !== void 0) return findPlain(plain, text);
  let expression = compilePattern(pattern, flags), search = Math.max(text.length, 1) * expression.programSize();
  return search > fewSteps ? void 0 : findWith(expression, text, Math.floor(fewSteps / search));
}
function findWith(expression, text, atMost) {
  if (!expression.test(text)) return { count: 0, lines: [] };
  let matcher = expression.matcher(text), starts = [], count = 0;
  for (; matcher.find(); count++) {
    if (count + 2 > atMost) return;
    count < mostLines && starts.push(matcher.start());
  }
  return { count, lines: linesOf(text, starts) };
}
function findPlain(plain, text) {
  let starts = [], count = 0;
  for (let at = text.indexOf(plain); at !== -1; at = text.indexOf(plain, at + plain.length))
    count < mostLines && starts.push(at), count++;
  return { count, lines: linesOf(text, starts) };
}
function linesOf(text, starts) {
  let lines = /* @__PURE__ */ new Set(), line = 1, newline = starts.length > 0 ? text.indexOf(`
`) : -1;
  for (let start of starts) {
    for (; newline !== -1 && newline < start; newline = text.indexOf(`
`, newline + 1)) line++;
    lines.add(line);
  }
  return [...lines];
}

export {
  compilePattern,
  plainText,
  findAll,
  findQuickly
};
