import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  didYouMean
} from "./chunk-ZMJJILAV.js";

// src/schema/duration.ts
var milliseconds = { s: 1e3, m: 6e4, h: 36e5 }, longest = 24 * milliseconds.h;
function parseDuration(value) {
  let match = /^(\d{1,9}(?:\.\d{1,9})?)([smh])?$/.exec(typeof value == "number" ? plainDigits(value) : value);
  if (!match) return;
  let unit = match[2] ?? "s", result = Math.round(Number(match[1]) * milliseconds[unit]);
  return result > 0 && result <= longest ? result : void 0;
}
function plainDigits(seconds) {
  return seconds > 0 && seconds <= longest ? String(Math.round(seconds * 1e3) / 1e3) : "";
}
function formatDuration(ms) {
  let whole = ms > 0 ? Math.round(ms) : 0;
  if (whole < milliseconds.s) return `${whole} ms`;
  let tenths = Math.round(whole / 100);
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
  let seconds = Math.round(whole / milliseconds.s);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} m ${padded(seconds % 60)} s`;
  let minutes = Math.round(whole / milliseconds.m);
  return `${Math.floor(minutes / 60)} h ${padded(minutes % 60)} m`;
}
function padded(value) {
  return String(value).padStart(2, "0");
}

// src/model/errors.ts
var UsageError = class extends Error {
};
function shardFrom(name, value) {
  let [, first = "", all = "", planned] = /^(\d{1,4})\/(\d{1,4})(?::([\d.]{1,100000}))?$/.exec(value) ?? [], [index, total] = [Number(first), Number(all)], division = planned?.split(".").map(Number), isShard = (each) => each >= 1 && each <= total;
  if (!isShard(index) || division?.some((each) => !isShard(each))) {
    let shown = value.length > 40 ? `${value.slice(0, 40)}…` : value;
    throw new UsageError(`${name} ${shown}: write it as 2/4, the second of four, or as plan prints it`);
  }
  return { index, total, ...division ? { division } : {} };
}
function timeoutFrom(name, value) {
  let timeoutMs = parseDuration(/^\d+(\.\d+)?$/.test(value) ? Number(value) : value);
  if (timeoutMs === void 0) throw new UsageError(`${name} ${value}: write it as 90s, 5m or 1h`);
  return timeoutMs;
}
function wholeFrom(name, value, most, least = 1) {
  let number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new UsageError(`${name} ${value}: write a whole number from ${least} to ${most}`);
  return number;
}
function reportsFrom(name, values, known) {
  return values.map((value) => {
    let [, format = "", path = ""] = /^([^=]*)=(.+)$/s.exec(value) ?? [];
    if (path === "") throw new UsageError(`${name} ${value}: write it as FORMAT=PATH, such as markdown=report.md`);
    if (known.includes(format)) return { format, path };
    let hint = didYouMean(format, known) || `; known: ${known.join(", ")}`;
    throw new UsageError(`${name}: unknown format ${JSON.stringify(format)}${hint}`);
  });
}
function wordFrom(name, value, words) {
  let found = value === "" ? words[0] : words.find((word) => word === value);
  if (found !== void 0) return found;
  throw new UsageError(
    `unknown value ${JSON.stringify(value)} for ${name}${didYouMean(value, words) || `; use ${words.join(", ")}`}`
  );
}

export {
  parseDuration,
  formatDuration,
  UsageError,
  shardFrom,
  timeoutFrom,
  wholeFrom,
  reportsFrom,
  wordFrom
};
