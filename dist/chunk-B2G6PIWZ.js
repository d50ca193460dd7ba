import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  UsageError
} from "./chunk-PPAKGYZY.js";
import {
  didYouMean
} from "./chunk-ZMJJILAV.js";

// src/commands/arguments.ts
import { parseArgs } from "node:util";
function readArguments(words, options) {
  let types = Object.entries(options).map(([name, { value }]) => [name, { type: value === void 0 ? "boolean" : "string" }]), { tokens, positionals } = parseArgs({
    args: [...words],
    options: Object.fromEntries(types),
    strict: !1,
    tokens: !0
  }), found = /* @__PURE__ */ new Map();
  for (let token of tokens) {
    if (token.kind !== "option") continue;
    let { name, rawName, value, index } = token, option = Object.hasOwn(options, name) ? options[name] : void 0;
    if (!option || rawName !== `--${name}`) throw new UsageError(unknown(words[index].split("=")[0], options));
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
function unknown(word, options) {
  let known = Object.keys(options).map((name) => `--${name}`);
  return `unknown option ${word}${didYouMean(word, known)}`;
}

export {
  readArguments
};
