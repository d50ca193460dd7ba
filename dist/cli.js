#!/usr/bin/env node
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// src/core/text.ts
function decode(bytes) {
  const wide = wideEncoding(bytes);
  if (wide) return { problem: `is ${wide}; save it as UTF-8`, line: 1 };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const offset = firstBadByte(bytes);
    const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, "0");
    const line2 = lineOf(bytes, offset);
    return { problem: `is not UTF-8: line ${line2} holds the byte 0x${byte}; save it as UTF-8`, line: line2 };
  }
}
function wideEncoding(bytes) {
  const [a, b, c, d] = bytes;
  if (a === void 0 || b === void 0) return void 0;
  const longLittle = a === 255 && b === 254 && c === 0 && d === 0;
  const longBig = a === 0 && b === 0 && c === 254 && d === 255;
  if (longLittle || longBig) return "UTF-32";
  if (a === 255 && b === 254 || a === 254 && b === 255) return "UTF-16";
  if (a === 0 && b === 0 && c === 0 && d) return "UTF-32";
  if (a && b === 0 && c === 0 && d === 0) return "UTF-32";
  return a === 0 !== (b === 0) ? "UTF-16" : void 0;
}
function firstBadByte(bytes) {
  let index = 0;
  while (index < bytes.length) {
    const length = sequenceLength(bytes, index);
    if (length === 0) return index;
    index += length;
  }
  return index;
}
function sequenceLength(bytes, index) {
  const first = bytes[index] ?? 0;
  if (first < 128) return 1;
  const length = first < 194 ? 0 : first < 224 ? 2 : first < 240 ? 3 : first < 245 ? 4 : 0;
  for (let offset = 1; offset < length; offset++) {
    const next = bytes[index + offset] ?? 0;
    const low = offset > 1 ? 128 : first === 224 ? 160 : first === 240 ? 144 : 128;
    const high = offset > 1 ? 191 : first === 237 ? 159 : first === 244 ? 143 : 191;
    if (next < low || next > high) return 0;
  }
  return length;
}
function lineOf(bytes, offset) {
  let line2 = 1;
  for (let index = 0; index < offset; index++) {
    if (bytes[index] === 10 || bytes[index] === 13 && bytes[index + 1] !== 10) line2++;
  }
  return line2;
}
function cited(text3) {
  return JSON.stringify(text3.length > 60 ? `${text3.slice(0, 60)}…` : text3);
}
var longestWord = 200;
function similar(word2, known2) {
  const wanted3 = folded(word2);
  const limit = Math.max(1, Math.floor(wanted3.length / 3));
  if (wanted3.length > longestWord) return void 0;
  let best;
  let least = limit + 1;
  for (const candidate of known2) {
    if (Math.abs(candidate.length - wanted3.length) >= least) continue;
    const found = distance(wanted3, folded(candidate));
    if (found < least) [best, least] = [candidate, found];
  }
  return best;
}
function didYouMean(word2, known2) {
  const near = similar(word2, known2);
  return near === void 0 ? "" : `; did you mean ${near}?`;
}
function folded(word2) {
  return word2.toLowerCase().replaceAll("_", "-");
}
function distance(left, right) {
  let before = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(above[column] + 1, current[column - 1] + 1, above[column - 1] + (same ? 0 : 1));
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, before[column - 2] + 1);
      current.push(cost);
    }
    [before, above] = [above, current];
  }
  return above[right.length];
}

// src/core/test-runners.ts
function numbersIn(parts2) {
  const result = /* @__PURE__ */ new Map();
  for (const part of parts2) {
    const match = /^(\d{1,9}) ([a-z ]+)$/.exec(part.trim());
    if (!match) return void 0;
    result.set(match[2], Number(match[1]));
  }
  return result;
}
function tally(numbers, words4) {
  const sum = (names3) => names3.reduce((total2, name) => total2 + (numbers.get(name) ?? 0), 0);
  const failed2 = sum(words4.failed);
  return { ran: sum(words4.passed) + failed2, failed: failed2, skipped: sum(words4.skipped) };
}
function total(counts) {
  const result = { ran: 0, failed: 0, skipped: 0 };
  for (const { ran, failed: failed2, skipped: skipped3 } of counts) {
    result.ran += ran;
    result.failed += failed2;
    result.skipped += skipped3;
  }
  return result;
}
function closing(name, read3) {
  return {
    name,
    count: (lines2) => {
      const found = lines2.flatMap((line2, index) => {
        const following = () => lines2.slice(index + 1, index + 4).find((text3) => text3.trim() !== "") ?? "";
        return read3(line2, following) ?? [];
      });
      return found.length > 0 ? total(found) : void 0;
    }
  };
}
var nothing = { ran: 0, failed: 0, skipped: 0 };
var vitest = closing("vitest", (line2) => {
  if (/^No test files found, exiting with code \d/.test(line2)) return nothing;
  const text3 = /^ *Tests {2}(.+?)(?: \(\d+\))?$/.exec(line2)?.[1];
  if (text3 === "no tests") return nothing;
  const numbers = text3 === void 0 ? void 0 : numbersIn(text3.split(" | "));
  const words4 = { passed: ["passed", "expected fail"], failed: ["failed"], skipped: ["skipped", "todo"] };
  return numbers && tally(numbers, words4);
});
var jest = closing("jest", (line2) => {
  if (/^No tests found, exiting with code \d/.test(line2)) return nothing;
  const text3 = /^Tests: +(.+ total)$/.exec(line2)?.[1];
  const numbers = text3 === void 0 ? void 0 : numbersIn(text3.split(", "));
  return numbers && tally(numbers, { passed: ["passed"], failed: ["failed"], skipped: ["skipped", "todo", "pending"] });
});
var mocha = closing("mocha", (line2) => {
  const match = /^ *(\d{1,9}) (passing|failing|pending)(?: \([^()]+\))?$/.exec(line2);
  if (!match) return void 0;
  const numbers = /* @__PURE__ */ new Map([[match[2], Number(match[1])]]);
  return tally(numbers, { passed: ["passing"], failed: ["failing"], skipped: ["pending"] });
});
var pytest = closing("pytest", (line2) => {
  const match = /^(?:=+ )?(.+) in \d+(?:\.\d+)?s(?: \([\d:, a-z]+\))?(?: =+)?$/.exec(line2);
  if (!match) return void 0;
  const parts2 = match[1].split(", ").map((part) => part === "no tests ran" ? "0 passed" : part);
  const numbers = numbersIn(parts2);
  const words4 = {
    passed: ["passed", "xfailed", "xpassed"],
    failed: ["failed", "error", "errors"],
    skipped: ["skipped"]
  };
  const known2 = [...words4.passed, ...words4.failed, ...words4.skipped, "deselected"];
  return numbers && known2.some((word2) => numbers.has(word2)) ? tally(numbers, words4) : void 0;
});
var unittest = closing("unittest", (line2, next) => {
  const match = /^Ran (\d{1,9}) tests? in [\d.]+s$/.exec(line2);
  const ending = match && /^(?:OK|FAILED|NO TESTS RAN)(?: \(([^()]*)\))?$/.exec(next());
  if (!match || !ending) return void 0;
  const numbers = new Map((ending[1] ?? "").split(", ").map((part) => [part.split("=")[0], Number(part.split("=")[1])]));
  const { failed: failed2, skipped: skipped3 } = tally(numbers, {
    passed: [],
    failed: ["failures", "errors", "unexpected successes"],
    skipped: ["skipped"]
  });
  return { ran: Math.max(0, Number(match[1]) - skipped3), failed: failed2, skipped: skipped3 };
});
var cargo = closing("cargo test", (line2) => {
  const match = /^test result: (?:ok|FAILED)\. (\d{1,9} passed; \d{1,9} failed; \d{1,9} ignored);/.exec(line2);
  const numbers = match ? numbersIn(match[1].split(";")) : void 0;
  return numbers && tally(numbers, { passed: ["passed"], failed: ["failed"], skipped: ["ignored"] });
});
var surefire = closing("surefire", (line2) => {
  const match = /^(?:\[\w+\] )?Tests run: (\d{1,9}), Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: (\d{1,9})$/.exec(
    line2
  );
  if (!match) return void 0;
  const [ran = 0, failures = 0, errors = 0, skipped3 = 0] = match.slice(1).map(Number);
  return { ran: Math.max(0, ran - skipped3), failed: failures + errors, skipped: skipped3 };
});
var make = closing(
  "make",
  (line2) => /^make: (?:'[^']+' is up to date|Nothing to be done for '[^']+')\.$/.test(line2) ? nothing : void 0
);
var nodeTest = {
  name: "node:test",
  count: (lines2) => {
    const groups = [];
    for (const line2 of lines2) {
      const match = /^[#ℹ] (tests|pass|fail|cancelled|skipped|todo) +(\d{1,9})$/.exec(line2);
      if (!match) continue;
      if (match[1] === "tests") groups.push(/* @__PURE__ */ new Map());
      groups.at(-1)?.set(match[1], Number(match[2]));
    }
    const words4 = { passed: ["pass"], failed: ["fail", "cancelled"], skipped: ["skipped", "todo"] };
    const counts = groups.filter((group) => group.has("pass")).map((group) => tally(group, words4));
    if (counts.length === 0) return void 0;
    const { ran, failed: failed2, skipped: skipped3 } = total(counts);
    return { ran: Math.max(failed2, ran - emptyFiles(lines2)), failed: failed2, skipped: skipped3 };
  }
};
function emptyFiles(lines2) {
  const suites = /* @__PURE__ */ new Set();
  let files = 0;
  for (const [index, line2] of lines2.entries()) {
    const suite = /^▶ (.+)$/.exec(line2)?.[1];
    if (suite !== void 0) suites.add(suite);
    const spec = /^✔ (\S+\.[cm]?[jt]sx?) \([\d.]+ms\)$/.exec(line2)?.[1];
    const tap2 = /^ok \d+ - (\S+\.[cm]?[jt]sx?)$/.exec(line2)?.[1];
    const alone = spec !== void 0 ? !suites.has(spec) : lines2[index - 1] === `# Subtest: ${tap2}`;
    if ((spec ?? tap2) !== void 0 && alone) files++;
  }
  return files;
}
var go = {
  name: "go test",
  count: (lines2) => {
    const packages = lines2.filter((line2) => /^(?:ok {2}|\? {3}|FAIL)\t\S/.test(line2));
    const tests2 = lines2.flatMap((line2) => /^--- (PASS|FAIL|SKIP): \S+ \(/.exec(line2)?.[1] ?? []);
    if (packages.length === 0 && tests2.length === 0) return void 0;
    if (lines2.some((line2) => line2.startsWith("=== RUN "))) {
      const of = (word2) => tests2.filter((test) => test === word2).length;
      return { ran: of("PASS") + of("FAIL"), failed: of("FAIL"), skipped: of("SKIP") };
    }
    const empty = packages.every((line2) => /\[no test(?:s to run| files)\]$/.test(line2));
    return empty && tests2.length === 0 ? nothing : "unknown";
  }
};
var runners = [nodeTest, vitest, jest, mocha, pytest, unittest, go, cargo, surefire, make];
var tap = {
  name: "TAP",
  count: (lines2) => {
    const plans = lines2.filter((line2) => /^1\.\.\d{1,9}(?:\s|$)/.test(line2));
    const points = lines2.flatMap((line2) => {
      const match = /^(not )?ok(?: \d+)?(?:$| )/.exec(line2);
      return match ? [{ failed: match[1] !== void 0, left: /# *(?:skip|todo)\b/i.test(line2) }] : [];
    });
    if (plans.length === 0 && !lines2.some((line2) => /^TAP version \d+$/.test(line2))) return void 0;
    if (points.length === 0) return plans.some((line2) => /^1\.\.0(?:\s|$)/.test(line2)) ? nothing : void 0;
    const ran = points.filter((point) => !point.left);
    const failed2 = ran.filter((point) => point.failed).length;
    return { ran: ran.length, failed: failed2, skipped: points.length - ran.length };
  }
};

// src/core/xml-tags.ts
var skipped = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"]
];
function* tagsOf(xml) {
  let index = xml.startsWith("\uFEFF") ? 1 : 0;
  let depth2 = 0;
  let roots = 0;
  for (; ; ) {
    const start2 = xml.indexOf("<", index);
    const text3 = xml.slice(index, start2 === -1 ? xml.length : start2);
    if (depth2 === 0 && text3.trim() !== "") return yield "broken";
    if (start2 === -1) return depth2 === 0 && roots === 1 ? void 0 : yield "broken";
    const past = skippedEnd(xml, start2);
    if (past === void 0) {
      const read3 = tagAt(xml, start2);
      if (!read3) return yield "broken";
      if (depth2 === 0) roots++;
      if (!read3.tag.empty) depth2 += read3.tag.closes ? -1 : 1;
      if (roots > 1 || depth2 < 0) return yield "broken";
      yield read3.tag;
      index = read3.end;
    } else if (past === -1) return yield "broken";
    else index = past;
  }
}
function skippedEnd(xml, start2) {
  for (const [open5, close2] of skipped) {
    if (!xml.startsWith(open5, start2)) continue;
    const end2 = xml.indexOf(close2, start2 + open5.length);
    return end2 === -1 ? -1 : end2 + close2.length;
  }
  if (xml[start2 + 1] !== "!") return void 0;
  const end = xml.indexOf(">", start2);
  return end === -1 || xml.slice(start2, end).includes("[") ? -1 : end + 1;
}
var tagName = /[^\s/<>="'!?]+/y;
function tagAt(xml, start2) {
  const closes = xml[start2 + 1] === "/";
  tagName.lastIndex = start2 + (closes ? 2 : 1);
  const name = tagName.exec(xml)?.[0];
  if (name === void 0) return void 0;
  let index = tagName.lastIndex;
  while (index < xml.length && xml[index] !== ">") {
    const character = xml[index];
    if (character === "<") return void 0;
    const quoted2 = character === '"' || character === "'";
    index = quoted2 ? xml.indexOf(character, index + 1) + 1 : index + 1;
    if (index === 0) return void 0;
  }
  if (index >= xml.length) return void 0;
  return { tag: { name, closes, empty: !closes && xml[index - 1] === "/" }, end: index + 1 };
}

// src/core/test-count.ts
var longestLine = 500;
function countTests(output) {
  const lines2 = shownLines(output);
  const found = runners.flatMap((runner) => told(runner, lines2));
  const claimed = found.length > 0 ? found : told(tap, lines2);
  const counts = claimed.flatMap(({ count: count3 }) => count3 === "unknown" ? [] : [count3]);
  if (counts.length === 0) return void 0;
  const result = total(counts);
  if (result.ran === 0 && counts.length < claimed.length) return void 0;
  return { ...result, runner: claimed.map(({ name }) => name).join(", ") };
}
function told(runner, lines2) {
  const count3 = runner.count(lines2);
  return count3 ? [{ name: runner.name, count: count3 }] : [];
}
var ansi = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b\n]*(?:\x07|\x1b\\)?|[()][0-9A-Za-z]|[=>78])/g;
function shownLines(output) {
  return output.replaceAll(ansi, "").split("\n").map((line2) => line2.endsWith("\r") ? line2.slice(0, -1) : line2).map((line2) => line2.slice(line2.lastIndexOf("\r") + 1).trimEnd()).filter((line2) => line2.length <= longestLine);
}
function countJunit(xml) {
  const open5 = [];
  let current;
  const result = { ran: 0, failed: 0, skipped: 0 };
  for (const tag of tagsOf(xml)) {
    if (tag === "broken") return void 0;
    if (!tag.closes) {
      const parent = open5.at(-1);
      if (parent === void 0 && !/^testsuites?$/.test(tag.name)) return void 0;
      if (tag.name === "testcase" && current) return void 0;
      if (tag.name === "testcase") current = { failed: false, skipped: false };
      else if (current && parent === "testcase") {
        if (tag.name === "failure" || tag.name === "error") current.failed = true;
        if (tag.name === "skipped") current.skipped = true;
      }
      open5.push(tag.name);
    }
    if (!tag.closes && !tag.empty) continue;
    if (open5.pop() !== tag.name) return void 0;
    if (tag.name !== "testcase" || !current) continue;
    if (current.failed) result.failed++;
    if (current.failed || !current.skipped) result.ran++;
    else result.skipped++;
    current = void 0;
  }
  return open5.length === 0 ? result : void 0;
}

// src/core/demands/whose-fault.ts
var failed = [
  /^\s*✖ (.+?) \([\d.]+ms\)$/,
  /^\s*not ok \d+ - (.+?)(?: # .*)?$/,
  /^\s*FAIL {1,2}(\S.*)$/,
  /^\s*● (\S.* › .+)$/,
  /^(?:FAILED|ERROR) (\S+)/,
  /^(?:FAIL|ERROR): (.+)$/,
  /^test (.+) \.\.\. FAILED$/,
  /^\s*--- FAIL: (\S+) \(/,
  /^\s+\d+\) (\S.*?):?$/,
  /^\[ERROR\]\s+([\w.$]+\.\w+):\d+/
];
function failingTests(output) {
  return new Set(shownLines(output).flatMap((line2) => failed.map((form) => form.exec(line2)?.[1]).find(Boolean) ?? []));
}
async function whoseFault(outcome, { command: command2, finished: finished2, isTests }, world, judge5) {
  const { trees, name } = world.base;
  if (!trees || outcome.status !== "fail" || finished2.ending.kind !== "exit") return outcome;
  const there = await trees.run(command2);
  if (there.kind !== "ran" || there.finished.ending.kind !== "exit") return outcome;
  const also = await judge5(there.finished);
  if (also?.status !== "fail" || !isSame(finished2, there.finished, isTests)) return outcome;
  const status = trees.preExisting;
  return { ...outcome, status, message: `${outcome.message} (also fails on ${name})`, owner: "base" };
}
function isSame(here, there, isTests) {
  const [mine, theirs] = [textOf(here), textOf(there)];
  const [names3, before] = [failingTests(mine), failingTests(theirs)];
  const [now, then] = [countTests(mine), countTests(theirs)];
  if (now && then && (now.failed > then.failed || now.ran < then.ran)) return false;
  if (names3.size > 0) return [...names3].every((name) => before.has(name));
  if (isTests && !((now?.failed ?? 0) > 0 && (then?.failed ?? 0) > 0)) return false;
  return isWithin(mine, theirs);
}
function textOf({ stdout, stderr }) {
  return `${stdout}
${stderr}`;
}
function isWithin(here, there) {
  const lines2 = linesOf(here);
  const left = /* @__PURE__ */ new Map();
  for (const line2 of linesOf(there)) left.set(line2, (left.get(line2) ?? 0) + 1);
  for (const line2 of lines2) {
    const count3 = left.get(line2) ?? 0;
    if (count3 === 0) return false;
    left.set(line2, count3 - 1);
  }
  return lines2.length > 0;
}
function linesOf(output) {
  return shownLines(output).map(
    (line2) => line2.replaceAll(/(?:\/[\w.@+-]+)+\//g, "/").replaceAll(/\d+/g, "0").trim()
  ).filter((line2) => line2 !== "");
}

// src/core/duration.ts
var milliseconds = { s: 1e3, m: 6e4, h: 36e5 };
var longest = 24 * milliseconds.h;
function parseDuration(value) {
  const match = /^(\d{1,9}(?:\.\d{1,9})?)([smh])?$/.exec(typeof value === "number" ? plainDigits(value) : value);
  if (!match) return void 0;
  const unit = match[2] ?? "s";
  const result = Math.round(Number(match[1]) * milliseconds[unit]);
  return result > 0 && result <= longest ? result : void 0;
}
function plainDigits(seconds) {
  return seconds > 0 && seconds <= longest ? String(Math.round(seconds * 1e3) / 1e3) : "";
}
function formatDuration(ms) {
  const whole = ms > 0 ? Math.round(ms) : 0;
  if (whole < milliseconds.s) return `${whole} ms`;
  const tenths = Math.round(whole / 100);
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
  const seconds = Math.round(whole / milliseconds.s);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} m ${padded(seconds % 60)} s`;
  const minutes = Math.round(whole / milliseconds.m);
  return `${Math.floor(minutes / 60)} h ${padded(minutes % 60)} m`;
}
function padded(value) {
  return String(value).padStart(2, "0");
}

// src/core/missing-tool.ts
var unfound = [
  /^npm (?:error|ERR!) npx canceled due to missing packages/m,
  /^\S*python\S*: No module named (?:pytest|unittest|mypy|ruff|tox)$/m,
  /^error: no such command: `(?:clippy|nextest)`/m,
  /^error: Script not found "/m
];
function isToolMissing(code18, stderr) {
  if (code18 === 127) return /: (?:command )?not found\s*$/m.test(stderr);
  return code18 !== 0 && unfound.some((form) => form.test(stderr));
}

// src/core/node.ts
function entry(node2, key) {
  return node2.kind === "map" ? node2.entries.find((candidate) => candidate.key === key) : void 0;
}
function plain(node2) {
  switch (node2.kind) {
    case "map": {
      const result = /* @__PURE__ */ Object.create(null);
      for (const { key, value } of node2.entries) result[key] = plain(value);
      return result;
    }
    case "list":
      return node2.items.map(plain);
    case "null":
      return null;
    default:
      return node2.value;
  }
}

// src/core/shape.ts
var kindNames = {
  map: "a mapping",
  list: "a list",
  text: "text",
  number: "a number",
  boolean: "true or false",
  null: "nothing"
};
function shown(node2) {
  if (node2.kind === "text") return node2.value.length > 40 ? `"${node2.value.slice(0, 40)}…"` : `"${node2.value}"`;
  return node2.kind === "number" || node2.kind === "boolean" ? String(node2.value) : kindNames[node2.kind];
}
function wrongType(wants, node2, report) {
  report("wrong_type", `expected ${wants}, found ${shown(node2)}`, node2.at);
  return void 0;
}
function text(options3 = {}) {
  const wants = options3.wants ?? "text";
  return {
    wants,
    read(node2, report) {
      const value = options3.digits && node2.kind === "number" ? node2.source : node2.kind === "text" ? node2.value : void 0;
      if (value === void 0) {
        if (node2.kind === "number" || node2.kind === "boolean") {
          report("wrong_type", `expected ${wants}, found ${shown(node2)}; put it in quotes`, node2.at);
          return void 0;
        }
        return wrongType(wants, node2, report);
      }
      const problem = (options3.blank ? value : value.trim()) === "" ? `expected ${wants}, found empty text` : options3.check?.(value);
      if (problem !== void 0) report("bad_value", problem, node2.at);
      return problem === void 0 ? value : void 0;
    },
    schema: () => ({
      type: options3.digits ? ["string", "integer"] : "string",
      minLength: 1,
      ...options3.pattern ? { pattern: options3.pattern } : {}
    })
  };
}
function integer(options3) {
  const wants = `a whole number${options3.max === void 0 ? ` from ${options3.min}` : ` from ${options3.min} to ${options3.max}`}`;
  return {
    wants,
    read(node2, report) {
      if (node2.kind !== "number" || !Number.isInteger(node2.value)) return wrongType(wants, node2, report);
      if (node2.value < options3.min || node2.value > (options3.max ?? Number.MAX_SAFE_INTEGER)) {
        return wrongType(wants, node2, report);
      }
      return node2.value;
    },
    schema: () => ({
      type: "integer",
      minimum: options3.min,
      ...options3.max === void 0 ? {} : { maximum: options3.max }
    })
  };
}
var boolean = {
  wants: "true or false",
  read: (node2, report) => node2.kind === "boolean" ? node2.value : wrongType("true or false", node2, report),
  schema: () => ({ type: "boolean" })
};
var anyText = {
  wants: "text",
  read: (node2, report) => node2.kind === "text" ? node2.value : wrongType("text", node2, report),
  schema: () => ({ type: "string" })
};
function nullable(shape) {
  return {
    wants: `${shape.wants} or null`,
    read: (node2, report) => node2.kind === "null" ? null : shape.read(node2, report),
    schema: () => ({ anyOf: [shape.schema(), { type: "null" }] })
  };
}
var anything = { wants: "a value", read: (node2) => plain(node2), schema: () => ({}) };
function oneOf(...values2) {
  const wants = values2.length === 1 ? String(values2[0]) : `one of ${values2.join(", ")}`;
  return {
    wants,
    read(node2, report) {
      const value = values2.find(
        (candidate) => (node2.kind === "text" || node2.kind === "number") && node2.value === candidate
      );
      if (value !== void 0) return value;
      const near = node2.kind === "text" ? similar(node2.value, values2.map(String)) : void 0;
      report("bad_value", `expected ${wants}, found ${shown(node2)}${near ? `; did you mean ${near}?` : ""}`, node2.at);
      return void 0;
    },
    schema: () => ({ enum: [...values2] })
  };
}
function list(item2, options3 = {}) {
  const wants = options3.wants ?? `a list of ${item2.wants.replace(/^an? /, "")}`;
  return {
    wants,
    read(node2, report) {
      if (node2.kind !== "list") return wrongType(wants, node2, report);
      if (node2.items.length < (options3.min ?? 0)) {
        report("bad_value", `expected ${wants}, found an empty list`, node2.at);
        return void 0;
      }
      const values2 = node2.items.map((each) => item2.read(each, report));
      return values2.includes(void 0) ? void 0 : values2;
    },
    schema: () => ({ type: "array", items: item2.schema(), ...options3.min ? { minItems: options3.min } : {} })
  };
}
function oneOrMany(item2) {
  const many = list(item2, { min: 1 });
  return {
    wants: `${item2.wants} or a list of them`,
    read(node2, report) {
      if (node2.kind === "list") return many.read(node2, report);
      const value = item2.read(node2, report);
      return value === void 0 ? void 0 : [value];
    },
    schema: () => ({ anyOf: [item2.schema(), many.schema()] })
  };
}
function record(item2, wants = `a mapping of names to ${item2.wants}`) {
  return {
    wants,
    read(node2, report) {
      if (node2.kind !== "map") return wrongType(wants, node2, report);
      const result = /* @__PURE__ */ Object.create(null);
      let whole = true;
      for (const { key, value } of node2.entries) {
        const read3 = item2.read(value, report);
        if (read3 === void 0) whole = false;
        else result[key] = read3;
      }
      return whole ? result : void 0;
    },
    schema: () => ({ type: "object", additionalProperties: item2.schema() })
  };
}
function located(shape) {
  return {
    wants: shape.wants,
    read(node2, report) {
      const value = shape.read(node2, report);
      return value === void 0 ? void 0 : { value, at: node2.at };
    },
    schema: shape.schema
  };
}
function unsupported(key) {
  return {
    wants: key,
    read(node2, report) {
      report("unsupported", `this version can't check ${key}; remove it, or use a version that can`, node2.at);
      return void 0;
    },
    schema: () => ({ not: {} })
  };
}
function as(shape, into) {
  return {
    wants: shape.wants,
    read(node2, report) {
      const value = shape.read(node2, report);
      if (value === void 0) return void 0;
      const result = into(value);
      if ("value" in result) return result.value;
      report("bad_value", result.problem, node2.at);
      return void 0;
    },
    schema: shape.schema
  };
}
function byKind(shapes2) {
  const all = [...new Set(Object.values(shapes2))];
  const wants = all.map((shape) => shape.wants).join(", or ");
  return {
    wants,
    read(node2, report) {
      const unquoted2 = node2.kind === "number" || node2.kind === "boolean" ? shapes2.text : void 0;
      const shape = shapes2[node2.kind] ?? unquoted2;
      return shape ? shape.read(node2, report) : wrongType(wants, node2, report);
    },
    schema: () => all.length === 1 ? all[0].schema() : { anyOf: all.map((shape) => shape.schema()) }
  };
}

// src/core/object.ts
function required(shape, about, also = []) {
  return { shape, required: true, about, also };
}
function optional(shape, about, also = []) {
  return { shape, required: false, about, also };
}
function object(fields2, options3) {
  const spellings = /* @__PURE__ */ new Map();
  for (const [name, field] of Object.entries(fields2))
    for (const word2 of [name, ...field.also]) spellings.set(word2, name);
  return {
    wants: options3.wants,
    read(node2, report) {
      if (node2.kind !== "map") return wrongType(options3.wants, node2, report);
      const seen = /* @__PURE__ */ new Map();
      let whole = true;
      const refuse2 = (code18, message, at) => {
        whole = false;
        report(code18, message, at);
      };
      const result = /* @__PURE__ */ Object.create(null);
      for (const each of node2.entries) {
        const name = spellings.get(each.key);
        if (name === void 0) {
          if (!options3.open) refuse2("unknown_key", unknownKey(each.key, options3, spellings), each.keyAt);
          continue;
        }
        const earlier = seen.get(name);
        if (earlier) {
          refuse2(
            "duplicate_key",
            `${each.key} means the same as ${earlier.key} on line ${earlier.keyAt.line}; keep one`,
            each.keyAt
          );
          continue;
        }
        seen.set(name, each);
        const value = fields2[name].shape.read(
          each.value,
          (code18, message, at) => refuse2(code18, `${each.key}: ${message}`, at)
        );
        if (value === void 0) whole = false;
        else result[name] = value;
      }
      const strange = !options3.open && node2.entries.some((each) => !spellings.has(each.key));
      for (const [name, field] of strange ? [] : Object.entries(fields2)) {
        if (field.required && !seen.has(name))
          refuse2("missing_key", `${options3.wants} needs ${name}: ${field.about}`, node2.at);
      }
      const odd = whole ? options3.check?.(result) : void 0;
      if (odd) refuse2("bad_value", `${odd.key}: ${odd.problem}`, seen.get(odd.key)?.value.at ?? node2.at);
      return whole ? result : void 0;
    },
    schema() {
      const properties = {};
      for (const [name, field] of Object.entries(fields2)) {
        for (const word2 of [name, ...field.also])
          properties[word2] = { description: field.about, ...field.shape.schema() };
      }
      const needed = Object.entries(fields2).flatMap(
        ([name, field]) => field.required && field.also.length === 0 ? [name] : []
      );
      return {
        type: "object",
        properties,
        ...needed.length > 0 ? { required: needed } : {},
        ...options3.open ? {} : { additionalProperties: false }
      };
    }
  };
}
function unknownKey(key, { wants, hint }, spellings) {
  const near = similar(key, [...spellings.keys()]);
  const advice = hint?.(key) ?? (near ? `did you mean ${near}?` : `known here: ${[...new Set(spellings.values())].join(", ")}`);
  return `${wants} has no key ${JSON.stringify(key)}; ${advice}`;
}

// src/core/glob-parse.ts
var longest2 = 1e3;
var mostAlternatives = 256;
var signs = {
  "*": { kind: "star" },
  "?": { kind: "any" },
  "/": { kind: "slash" },
  "{": { kind: "open", code: 123 },
  "}": { kind: "close", code: 125 },
  ",": { kind: "comma", code: 44 }
};
function expandGlob(pattern2, literalBrackets) {
  if (pattern2 === "") return { problem: "the glob is empty; write a path" };
  if (pattern2.length > longest2) return { problem: `the glob is longer than ${longest2} characters; shorten it` };
  if (pattern2.startsWith("/")) {
    return { problem: `${cited(pattern2)} starts with a slash; write it relative to the repository's top` };
  }
  const characters = [...pattern2.replace(/^(?:\.\/)+/, "")];
  const read3 = readMarks(characters, literalBrackets);
  if ("problem" in read3) return { problem: `${read3.problem} (in ${cited(pattern2)})` };
  const marks2 = resolveBraces(read3.marks);
  const alternatives = expand(marks2, 0, marks2.length);
  if (alternatives) return { alternatives, escaped: read3.escaped };
  return { problem: `${cited(pattern2)} stands for more than ${mostAlternatives} alternatives; split it` };
}
function readMarks(characters, literalBrackets) {
  const marks2 = [];
  let escaped2 = false;
  for (let index = 0; index < characters.length; index++) {
    const character = characters[index];
    const next = characters[index + 1];
    if (next === "(" && "@!+*?".includes(character)) {
      return { problem: `${character}(…) is not supported; write {a,b}` };
    }
    if (character === "\\" && next !== void 0) {
      marks2.push(literally(next));
      escaped2 = true;
      index++;
    } else if (character === "[" && !literalBrackets) {
      const read3 = readClass(characters, index);
      if (read3 && "problem" in read3) return read3;
      marks2.push(read3 ? read3.token : literally(character));
      index = read3 ? read3.end : index;
    } else {
      marks2.push(Object.hasOwn(signs, character) ? signs[character] : literally(character));
    }
  }
  return { marks: marks2, escaped: escaped2 };
}
function literally(character) {
  return { kind: "character", code: character.codePointAt(0) ?? 0 };
}
function readClass(characters, start2) {
  let index = start2 + 1;
  const negated = characters[index] === "!" || characters[index] === "^";
  if (negated) index++;
  const members = [];
  for (const first = index; characters[index] !== "]" || index === first; index++) {
    if (characters[index] === "[" && characters[index + 1] === ":") {
      return { problem: "classes such as [:alpha:] are not supported; write [a-z]" };
    }
    const dash = characters[index] === "-";
    if (characters[index] === "\\") index++;
    const character = characters[index];
    if (character === void 0 || character === "/") return void 0;
    members.push({ code: character.codePointAt(0) ?? 0, dash });
  }
  const ranges = [];
  for (let at = 0; at < members.length; at++) {
    const low = members[at].code;
    const high = members[at + 1]?.dash ? members[at + 2]?.code : void 0;
    if (high !== void 0 && high < low) return { problem: "a range in [ ] runs backwards; swap its ends" };
    ranges.push([low, high ?? low]);
    if (high !== void 0) at += 2;
  }
  return { token: { kind: "class", negated, ranges }, end: index };
}
function resolveBraces(marks2) {
  const result = [...marks2];
  const open5 = [];
  const plainly2 = (at) => {
    const mark2 = result[at];
    if (mark2.kind === "open" || mark2.kind === "close" || mark2.kind === "comma") {
      result[at] = { kind: "character", code: mark2.code };
    }
  };
  for (const [at, mark2] of marks2.entries()) {
    if (mark2.kind === "open") open5.push({ at, commas: [] });
    else if (mark2.kind === "comma") {
      const group = open5.at(-1);
      if (group) group.commas.push(at);
      else plainly2(at);
    } else if (mark2.kind === "close") {
      const group = open5.pop();
      if (group && group.commas.length > 0) continue;
      plainly2(at);
      if (group) plainly2(group.at);
    }
  }
  for (const group of open5) for (const at of [group.at, ...group.commas]) plainly2(at);
  return result;
}
function expand(marks2, from, to) {
  let results = [[]];
  for (let at = from; at < to; at++) {
    const mark2 = marks2[at];
    if (mark2.kind !== "open") {
      for (const result of results) result.push(mark2);
      continue;
    }
    const options3 = [];
    let start2 = at + 1;
    for (const end of boundaries(marks2, at)) {
      const found = expand(marks2, start2, end);
      if (!found || options3.length + found.length > mostAlternatives) return void 0;
      options3.push(...found);
      start2 = end + 1;
    }
    if (results.length * options3.length > mostAlternatives) return void 0;
    results = results.flatMap((result) => options3.map((option) => [...result, ...option]));
    at = start2 - 1;
  }
  return results;
}
function boundaries(marks2, open5) {
  const ends = [];
  let depth2 = 0;
  for (let at = open5; at < marks2.length; at++) {
    const { kind } = marks2[at];
    if (kind === "open") depth2++;
    if (kind === "close") depth2--;
    if (depth2 === 1 && kind === "comma") ends.push(at);
    if (depth2 === 0) return [...ends, at];
  }
  return ends;
}

// src/core/glob.ts
function parseGlob(pattern2) {
  return compile(pattern2, false);
}
function matchesAny(globs2, path, { literalBrackets = false } = {}) {
  let taken2 = globs2.length > 0 && globs2.every(takesOut);
  for (const entry2 of globs2) {
    const out = takesOut(entry2);
    if (taken2 !== out) continue;
    const glob2 = compile(out ? entry2.slice(1) : entry2, literalBrackets);
    if ("matches" in glob2 && glob2.matches(path)) taken2 = !out;
  }
  return taken2;
}
function takesOut(entry2) {
  return entry2.startsWith("!") && !entry2.startsWith("!(");
}
var mostCached = 1e3;
var cache = /* @__PURE__ */ new Map();
function compile(pattern2, literalBrackets) {
  const key = `${literalBrackets ? "b" : "a"}${pattern2}`;
  const known2 = cache.get(key);
  if (known2) return known2;
  const made2 = build(pattern2, literalBrackets);
  if (cache.size >= mostCached) cache.delete(cache.keys().next().value ?? "");
  if (pattern2.length <= mostCached) cache.set(key, made2);
  return made2;
}
function build(pattern2, literalBrackets) {
  const expanded = expandGlob(pattern2, literalBrackets);
  if ("problem" in expanded) return expanded;
  const alternatives = expanded.alternatives.map(segmentsOf);
  const [first] = alternatives;
  const plain2 = alternatives.length === 1 && first?.every((segment) => segment.kind === "text") === true;
  return {
    literal: plain2 && !expanded.escaped,
    matches: (path) => {
      const segments = path.split("/");
      return alternatives.some((alternative) => matchSegments(alternative, segments));
    }
  };
}
function segmentsOf(tokens2) {
  const parts2 = [[]];
  for (const token of tokens2) {
    if (token.kind === "slash") parts2.push([]);
    else parts2.at(-1).push(token);
  }
  const segments = [];
  for (const [index, part] of parts2.entries()) {
    const last = index === parts2.length - 1;
    const everything = part.length === 2 && part.every((token) => token.kind === "star");
    if (everything || last && index > 0 && part.length === 0) {
      if (segments.at(-1)?.kind !== "globstar") segments.push({ kind: "globstar" });
      if (last) segments.push({ kind: "pattern", tokens: [{ kind: "star" }] });
    } else segments.push(segmentOf(part));
  }
  return segments;
}
function segmentOf(tokens2) {
  const codes = tokens2.map((token) => token.kind === "character" ? token.code : void 0);
  if (codes.every((code18) => code18 !== void 0)) return { kind: "text", text: String.fromCodePoint(...codes) };
  const single = tokens2.filter((token, index) => token.kind !== "star" || tokens2[index - 1]?.kind !== "star");
  return { kind: "pattern", tokens: single };
}
function matchSegments(pattern2, path) {
  let at = 0;
  let index = 0;
  let globstar = -1;
  let resume = 0;
  while (index < path.length) {
    const segment = pattern2[at];
    if (segment?.kind === "globstar") {
      globstar = at++;
      resume = index;
    } else if (segment && matchSegment(segment, path[index])) {
      at++;
      index++;
    } else {
      if (globstar < 0) return false;
      at = globstar + 1;
      index = ++resume;
    }
  }
  while (pattern2[at]?.kind === "globstar") at++;
  return at === pattern2.length;
}
function matchSegment(segment, text3) {
  if (segment.kind === "text") return segment.text === text3;
  const { tokens: tokens2 } = segment;
  let at = 0;
  let index = 0;
  let star = -1;
  let resume = 0;
  while (index < text3.length) {
    const token = tokens2[at];
    if (token?.kind === "star") {
      star = at++;
      resume = index;
    } else if (token && accepts(token, text3.codePointAt(index))) {
      at++;
      index += width(text3, index);
    } else {
      if (star < 0) return false;
      at = star + 1;
      resume += width(text3, resume);
      index = resume;
    }
  }
  while (tokens2[at]?.kind === "star") at++;
  return at === tokens2.length;
}
function accepts(token, code18) {
  switch (token.kind) {
    case "character":
      return token.code === code18;
    case "any":
      return true;
    case "class":
      return token.ranges.some(([low, high]) => code18 >= low && code18 <= high) !== token.negated;
    default:
      return false;
  }
}
function width(text3, index) {
  return text3.codePointAt(index) > 65535 ? 2 : 1;
}

// src/core/paths.ts
var longestPath = 4096;
function tooLong(path) {
  return path.length > longestPath ? `the path has ${path.length} characters; ${longestPath} is the most` : void 0;
}
function pathProblem(path) {
  if (path.includes("\0")) return "the path holds a NUL character; remove it";
  if (path.includes("\\")) return `${JSON.stringify(path)} has a backslash; write paths with forward slashes`;
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) {
    return `${JSON.stringify(path)} is absolute; write it relative to the repository's top`;
  }
  const segments = path.split("/");
  if (segments.includes("..")) return `${JSON.stringify(path)} leaves the repository; remove the '..'`;
  if (segments.some((segment) => segment.toLowerCase() === ".git")) {
    return `${JSON.stringify(path)} is inside .git, which no contract may read`;
  }
  return void 0;
}
function normalisePath(path) {
  return path.replace(/^(\.\/)+/, "").replace(/\/+$/, "") || ".";
}
function isGlob(path) {
  return /[*?[{\\]/.test(path);
}
function globProblem(pattern2) {
  if (pattern2.startsWith("!(")) return `${JSON.stringify(pattern2)}: !(…) is not supported; list what is meant`;
  const problem = pathProblem(pattern2.replace(/^!/, "").replaceAll(/\\([*?[\]{}\\!,])/g, "$1"));
  if (problem !== void 0) return problem;
  const glob2 = parseGlob(pattern2.replace(/^!/, ""));
  return "problem" in glob2 ? glob2.problem : void 0;
}
var nameGlob = text({ wants: "a name or glob", check: (value) => patternOnly(value) });
var literalGlob = text({
  wants: "a name or glob",
  check: (value) => patternOnly(value.replaceAll(/[[\]]/g, "\\$&"))
});
function patternOnly(pattern2) {
  const parsed2 = parseGlob(pattern2.replace(/^!(?!\()/, ""));
  return "problem" in parsed2 ? parsed2.problem : void 0;
}
var glob = text({ wants: "a path or glob", check: globProblem });
var anyPath = text({
  wants: "a path or glob",
  check(value) {
    if (tooLong(value)) return tooLong(value);
    const parsed2 = pathProblem(value) === void 0 && isGlob(value) ? parseGlob(value) : void 0;
    return parsed2 && "problem" in parsed2 ? parsed2.problem : void 0;
  }
});

// node_modules/re2js/build/index.js
var RE2Flags = class RE2Flags2 {
  static FOLD_CASE = 1;
  static LITERAL = 2;
  static CLASS_NL = 4;
  static DOT_NL = 8;
  static ONE_LINE = 16;
  static NON_GREEDY = 32;
  static PERL_X = 64;
  static UNICODE_GROUPS = 128;
  static WAS_DOLLAR = 256;
  static LOOKBEHIND = 512;
  static MATCH_NL = RE2Flags2.CLASS_NL | RE2Flags2.DOT_NL;
  static PERL = RE2Flags2.CLASS_NL | RE2Flags2.ONE_LINE | RE2Flags2.PERL_X | RE2Flags2.UNICODE_GROUPS;
  static POSIX = 0;
  static UNANCHORED = 0;
  static ANCHOR_START = 1;
  static ANCHOR_BOTH = 2;
};
var PublicFlags = {
  CASE_INSENSITIVE: 1,
  DOTALL: 2,
  MULTILINE: 4,
  DISABLE_UNICODE_GROUPS: 8,
  LONGEST_MATCH: 16,
  LOOKBEHINDS: 512
};
var ASCII_SIZE = 128;
var ASCII_TO_UPPER = new Int32Array(ASCII_SIZE);
var ASCII_TO_LOWER = new Int32Array(ASCII_SIZE);
var MAX_BMP = 65535;
for (let i = 0; i < ASCII_SIZE; i++) {
  if (i >= 97 && i <= 122) ASCII_TO_UPPER[i] = i - 32;
  else ASCII_TO_UPPER[i] = i;
  if (i >= 65 && i <= 90) ASCII_TO_LOWER[i] = i + 32;
  else ASCII_TO_LOWER[i] = i;
}
var Codepoint = class {
  static CODES = Object.freeze({
    "\x07": 7,
    "\b": 8,
    "	": 9,
    "\n": 10,
    "\v": 11,
    "\f": 12,
    "\r": 13,
    " ": 32,
    '"': 34,
    $: 36,
    "&": 38,
    "'": 39,
    "(": 40,
    ")": 41,
    "*": 42,
    "+": 43,
    "-": 45,
    ".": 46,
    0: 48,
    1: 49,
    2: 50,
    3: 51,
    4: 52,
    5: 53,
    6: 54,
    7: 55,
    8: 56,
    9: 57,
    ":": 58,
    "<": 60,
    ">": 62,
    "?": 63,
    A: 65,
    B: 66,
    C: 67,
    F: 70,
    P: 80,
    Q: 81,
    U: 85,
    Z: 90,
    "[": 91,
    "\\": 92,
    "]": 93,
    "^": 94,
    _: 95,
    "`": 96,
    a: 97,
    b: 98,
    f: 102,
    i: 105,
    m: 109,
    n: 110,
    r: 114,
    s: 115,
    t: 116,
    v: 118,
    x: 120,
    z: 122,
    "{": 123,
    "|": 124,
    "}": 125
  });
  static toUpperCase(codepoint) {
    if (codepoint < ASCII_SIZE) return ASCII_TO_UPPER[codepoint];
    const s = String.fromCodePoint(codepoint).toUpperCase();
    const expectedLen = s.codePointAt(0) > MAX_BMP ? 2 : 1;
    if (s.length > expectedLen) return codepoint;
    const sOrigin = String.fromCodePoint(s.codePointAt(0)).toLowerCase();
    const originExpectedLen = sOrigin.codePointAt(0) > MAX_BMP ? 2 : 1;
    if (sOrigin.length > originExpectedLen || sOrigin.codePointAt(0) !== codepoint) return codepoint;
    return s.codePointAt(0);
  }
  static toLowerCase(codepoint) {
    if (codepoint < ASCII_SIZE) return ASCII_TO_LOWER[codepoint];
    const s = String.fromCodePoint(codepoint).toLowerCase();
    const expectedLen = s.codePointAt(0) > MAX_BMP ? 2 : 1;
    if (s.length > expectedLen) return codepoint;
    const sOrigin = String.fromCodePoint(s.codePointAt(0)).toUpperCase();
    const originExpectedLen = sOrigin.codePointAt(0) > MAX_BMP ? 2 : 1;
    if (sOrigin.length > originExpectedLen || sOrigin.codePointAt(0) !== codepoint) return codepoint;
    return s.codePointAt(0);
  }
};
var UnicodeRangeTable = class {
  /**
  * @param {Uint32Array | number[]} data
  * @param {boolean} isStride1
  */
  constructor(data, isStride1 = false) {
    this.data = data;
    this.isStride1 = isStride1;
    this.SIZE = isStride1 ? 2 : 3;
  }
  getLo(index) {
    return this.data[index * this.SIZE];
  }
  getHi(index) {
    return this.data[index * this.SIZE + 1];
  }
  getStride(index) {
    return this.isStride1 ? 1 : this.data[index * this.SIZE + 2];
  }
  get length() {
    return this.data.length / this.SIZE;
  }
};
var B64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";
var B64_MAP = /* @__PURE__ */ new Uint8Array(256);
for (let i = 0; i < 64; i++) B64_MAP[B64.charCodeAt(i)] = i;
var decodeVLQ = (str) => {
  const res = [];
  let value = 0;
  let shift = 0;
  for (let i = 0; i < str.length; i++) {
    const digit = B64_MAP[str.charCodeAt(i)];
    value |= (digit & 31) << shift;
    if ((digit & 32) === 0) {
      res.push(value);
      value = 0;
      shift = 0;
    } else shift += 5;
  }
  return res;
};
var decodeRanges = (str, isStride1) => {
  const res = decodeVLQ(str);
  const numRanges = isStride1 ? res.length / 2 : res.length / 3;
  const out = new Uint32Array(numRanges * 3);
  let current = 0;
  let resIdx = 0;
  for (let i = 0; i < numRanges; i++) {
    current += res[resIdx++];
    out[i * 3] = current;
    current += res[resIdx++];
    out[i * 3 + 1] = current;
    out[i * 3 + 2] = isStride1 ? 1 : res[resIdx++];
  }
  return out;
};
var decodeOrbit = (str) => {
  const res = decodeVLQ(str);
  const map2 = /* @__PURE__ */ new Map();
  let currentKey = 0;
  for (let i = 0; i < res.length; i += 2) {
    currentKey += res[i];
    const zz = res[i + 1];
    const delta = zz >>> 1 ^ -(zz & 1);
    map2.set(currentKey, currentKey + delta);
  }
  return map2;
};
var LazyMap = class {
  constructor(initializer) {
    this.initializer = initializer;
    this.cache = /* @__PURE__ */ new Map();
  }
  has(key) {
    return Object.hasOwn(this.initializer, key);
  }
  get(key) {
    if (this.cache.has(key)) return this.cache.get(key);
    const val = this.has(key) ? this.initializer[key]() : null;
    this.cache.set(key, val);
    return val;
  }
};
var UnicodeTables = class {
  static _CASE_ORBIT = null;
  static get CASE_ORBIT() {
    if (!this._CASE_ORBIT) this._CASE_ORBIT = decodeOrbit("rCgCIgCY+rQI4QiCuuBLgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCCgCBgCBgCBgCBgCBgCBgCB+7OB-BB-BB-BB-BB-BBskQB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BC-BB-BB-BB-BB-BB-BB-BByHBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBxHBCBBBCBBBCBBB3SBmMBkNBCBBBCBBB8MBCBBB6MB6MBCBBC+EB0MB2MBCBBB6MB+MBiGBmNBiNBCBBBmKBikzCBmNBqNBkIBsNBCBBBCBBBCBBB0NBCBBB0NDCBBB0NBCBBByNByNBCBBBCBBB2NBCBBDCBBCwDFCBCBDBCBCBDBCBCBDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB9EBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCCBCBDBCBBBhGBvDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBjICCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBH2iVBCBBBlKBwiVB+jVB+jVBCBBBlMBqEBuEBCBBBCBBBCBBBCBBBCBBB+hVB4hVB8hVBjNB7MC5MB5MCzMC1MB+0yCE5MB20yCC9MBu2yCBwyyCBo0yCChNBlNBo0yCBu-UBi0yCDlNC6-UBpNDrNIu+UDzNCm0yCBzNE0yyCBzNBpEBxNBxNBtEG1NLqxyCBkxyCnFoFrBCBBBCBBDCBBEkIBkIBkICoHHsCCqCBqCBqCCgEC+DB+DBmkOBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCC+BBgCBgCBgCBgCBgCBgCBgCBgCBrCBpCBpCBpCBmjOB-BB8BB-BB-BBgEB-BB-BByBBqgOBsDB-BBtwBB-BB-BB-BBsBBgDBCB-BB-BB-BBeB-BB-BB61OB-BB-BB-DB9DB9DBQB7DBmCE9CBrDBPBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBrFB-EBOBnHB3FB-FCCBBBNBCBBCjIBjIBjIBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB8kMB-BB6kMB-BB-BB-BB-BB-BB-BB-BB-BB-BBokMB-BB-BBkkMBkkMB-BB-BB-BB-BB-BB-BB-BB4jMB-BB-BB-BB-BB-BB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EBCBBBCBoiMBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBJCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBeBCBBBCBBBCBBBCBBBCBBBCBBBCBBBdBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDL-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-C64CgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOCgmOGgmODg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FDg8FBg8FBg8FhVg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBQBQBQBQBQBQDPBPBPBPBPBPjkC7mMB5mMBnmMBjmMBCBlmMB3lMBpiMBk8kCBCBBG-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FD-7FB-7FB-7F6FoglCEsuHRwjlCyDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB0DBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBG1DD97OCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPDQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPEQCQCQCQCPCPCPCPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPB0EB0EBsFBsFBsFBsFBoGBoGBgIBgIBgHBgHB8HB8HDQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQCSFPBPBzEBzEBRCxnOFSFrFBrFBrFBrFBREQBQClkOFPBPBnGBnGFQBQCljOCODPBPB-GB-GBNHSF-HB-HB7HB7HBRqJ53OE9tQBrmQH4Bc3BSgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfECBByZ0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzB34BgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CBCBBBt-UBruHBt+UB1iVBviVBCBBBCBBBCBBB3hVB5-UB9hVB7hVCCBBCCBBI9jVB9jVBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBICBBBCBBECBBN-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOC-lOG-lOzoeCBBBCBBBCBBBCBBBCBBBCBl8kCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBTCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBnECBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBKCBBBCBBBnglCBCBBBCBBBCBBBCBBBCBBECBBBvyyCDCBBBCBBBgDCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBn0yCB90yCB10yCBh0yCBn0yCCjxyCBzyyCBpxyCBg6BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB-CBl0yCBvjlCBCBBBCBBBt2yCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBhkzCZCBB9a-5Bd-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCm6TCBB7gBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCH-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BmlBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvChDwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCFvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvC1DuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCCuCBuCCtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtCBtCBtCBtCBtCBtCCtCBtCk2BgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEO-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-D+CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCL-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-B74CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhrVgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BD1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BtxekCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjC");
    return this._CASE_ORBIT;
  }
  static _Print = null;
  static get Print() {
    if (!this._Print) this._Print = new UnicodeRangeTable(decodeRanges("hB9CBjBLBCpWBDFBFGBCCCBSBCsMBClBBDxBBDCBC2BBJaBFFBSVBC-FBCvBBD6BBDkDBP6BBDwBBDOBCbBDCCBJBGfBIqCBCgFBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYBDCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPBLCBCIBCCBCVBCGBCBBCEBDJBCCBCCBDQQBCBDLBIGBCCBCHBDBBDVBCGBCBBCEBDIBDBBDCBICBFBBCEBDRBLBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBGMBCCBCWBCPBDIBCCBCDBIBBCCBCBBDDBDJBIVBCCBCWBCJBCEBDIBCCBCDBIBBGCBCDBDJBCCBNMBCCBCyBBCCBCFBFPBDZBCCBCRBEXBCIBCDDBFBEFFBEBCCCBGBHJBDCBN5BBFcBmBBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDBhBnCBCjBBFmBBCjBBCOBCMBmBlGBCGGD4LBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBH1CBDFBD-TBCbBE4CBIVBKXBKTBNMBCCBCBBN9CBDJBHJBHNBCKBH4CBIqBBGlCBLeBCLBFLBFEEBoBBDEBMrBBFZBHKBE9BBDgCBCcBDKBHJBHNBDtBBDLBVsCBClFBJ7BBEOBE9BBGqBBDKBJqBBG1QBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBSXBJuBBSBBDaBCMBEhBBPgBBQrEBF5UBXKBWz4BBD9LBGsBBCGGD3BBIBBPXBKGBCGBCGBCGBCGBCGBCGBCGBC9DBjBZBC4CBN1GBbPBC+BBC1CBDmDBGqBBC9CBC1CBKvBBCszcBE2BBK7KBV3FBJ8GBV7BBEJBH3BBJlCBJLBHzDBMdBEtCBCKBFgBBC2BBKNBDJBDmDBZbBLFBDFBDFBKGBCGBC7BBF9DBDJBHj9KBNWBFwBBloItLBDpDBnBGBNEBGZBCEBCCCBCCBCCBoUBhBpBBHyBBCSBCDBFEBCmEBF9FBEFBDFBDFBDCBEGBCGBOBBDLBCZBCSBCBBCOBDNBjB6DBGCBFsBBE3CBCMBEwBwBBsBBjEcBEwBBQbBFjBBKdBGqBBGdBCkBBFNBrB9EBDJBHjBBFjBBFnBBJzBBMLBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBCnCBJIBxBSBCBBGgBBEaBGaBnB3BBFTBDxBBCBBGHBCCBCcBDCBFJBIIBI-BBhBmBBFLBK1BBEcBDaBGZBIDBNGBxCoCB4ByBBOyBBItBBJJBHlBBEcBJBBxGeBCpBBCCBDBBRFBJIBiBtBBJpBBXZBnBbBVWBKtCBFjBBK9BBCEBOYBIJBH0BBCRBJmBBK-CBCTBMRBCuBB-BGBCCCBCBCOBCKBH6BBGJBHDBCHBDBBDVBCGBCBBCEBCJBDBBDCBDHHGGBDGBEEBMJBCDDClBBCJBCDDCDBCJBCBBJBBe7CBCEBfnCBJJBnF1BBDlBBjBkCBMJBHMBU5BBHJBHTBdaBDOBFWB6F7BBlDyCBNHBDDDBGBCBBCdBCBBDLBKJBnCHBDtBBDKBcnCBJyCBOoCBIJB3CHB5ChBBPJBHIBCsBBCNBLcBEfBDVBCNBqCGBCBBCrBBECCBCCBHBJJBHFBCBBCkBBCBBCFBIJBHrBBFJB3HYBIQBCoBBEcB2CQQBwBBO6cBnDuDBCEBMjGBtyCiDBOvhBBRVBL68DBGmSB61G5BBn2B4RBIeBCJBFwCBCJBHdBDFBLlCBLJBCGBCUBGSBxN5BBnG6CBGYBDYBtBqCBF4BBIQBhCEBMGBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBDDBh7D8HBEzNBHWBQQBQtBBDWBKzDB9B1HBLmBBDpCBJvDBWlCB7DTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBD9VBQEBCOBxiBeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBENBDJBFBBhKeBS5BBGxOxOBoBB3GqBBFhGhGBdBCVBJBBhHGBCDBCBBCOBCkGBDPBqBrCBFJBFBByYjCBtC8BBjGDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBBvIrBBFjDBNOBDOBCOBCkBBLtFB5BcBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBmgB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIBnkzVvHB", false));
    return this._Print;
  }
  static CATEGORIES = new LazyMap({
    C: () => new UnicodeRangeTable(decodeRanges("AfBgDgBBOrWrWBHHBCBICCVuMuMnBBBzBBBE4B4BBGBcDBHQBXhGhGxBBB8BBBmDNB8BBByBBBQddBCCMEBhBGBsCiFiFJBBDBBXIICCBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBPMMBEB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKMMBDBbEByBPBDBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCB-FCBHBBHBBHBBECBIIIBLBDBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIB-BGGBLBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMBxhBPBXJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBF-6DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBrCHBxDUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIlkzVBxHvw-FB", false)),
    Cc: () => new UnicodeRangeTable(decodeRanges("AfgDgB", true)),
    Cf: () => new UnicodeRangeTable(decodeRanges("tFzqBzqBBEBXhGhGyBhMhMBxCxCs5D9-B9-BBDBbEByBEBCJBw03B6H6HBBBimEQQj7IPBhjiBDBwmFHBn0rYffB+CB", false)),
    Cn: () => new UnicodeRangeTable(decodeRanges("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBDBvzIBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-BB---BBB---BBB", false)),
    Co: () => new UnicodeRangeTable(decodeRanges("gg4B-nGh4hc9--BD9--B", true)),
    Cs: () => new UnicodeRangeTable(decodeRanges("gg2B--B", true)),
    L: () => new UnicodeRangeTable(decodeRanges("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICCiEEBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHBnBBoCaBFDBuBqBBkBBBCiDBCQQBIIBLLBBBDRRCdBe4CBMZZBfBKBBFGGBUBFKKEYYBXBIKBGXBCGBRpBB7B1BBETTIJBQPBFHBDBBDVBCGBCEEBCBERROBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBBBELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNGB7BBBCCCBDBCXBCCCBIBCBBKDDBDBCWWBCBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNSSBkBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBkBFFkC4CBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBzC+C+CBtBBSHB3BdBOBBLrBBbjBBqBCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBhC1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJBCEEBDBHGCBCBCKBDDBGEBF1B1BB8zC8zCBjHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBxC2O2OBrBrBBDBGBBF1CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBReBDlCByBIBDmDBDxCBVQBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBdRRBDBCJBLEBCoBBYCBCHBVWBEEEBwBBCEEBDDBDBDCCZCBDKBICBNFBDFBDFBKGBCGBCqBBCNBHyDBej9KBNWBFwBBloItLBDpDBnBGBNEBGCCBIBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBxB9EBTjBBFjBBFnBBJzBBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOjBBnBbBKWB7HpBBHBBRFB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC5F5FBtBBqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB1D-BBgBHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYBqBBlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBGjCjCBLBhCBBCPPBNNB0mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBn7F0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFBmI9BBzEsBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCCBCBBCGBDEBKBBhHGBCDBCBBCOBCkGB8BjCBI1lB1lBBCBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", false)),
    LC: () => new UnicodeRangeTable(decodeRanges("hCZBHZB7BLLBVBCeBCiGBCDBFvGBDZBhGDBDBBECBCHHCCBCCCBSBCyCBCqEBJlFBClBBKoBB44ClBBCGGDqBBDCBhV1CBDFBjkCKBGqBBDCBhCrBBgCMBChBBmD1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGBmIFFDJBCEEBDBHGCBCBCFBFDDBCBGEBF1B1BB8zC8zCB6DBDmDBHDBEBBNlBBCGGzoetBBTbBnEtCBCWBEDBCsCBZBBE2Z2ZBpBBGIBIvCBh6TGBNEBqgBZBHZBmlBvCBhDjBBFjBB1DKBCOBCGBCBBCKBCOBCGBCBBk2ByBBOyBB+CVBLVB74C-BBhrV-BBhBYBDYBtpZ0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BJBCTBHFB2uCjCB", false)),
    Ll: () => new UnicodeRangeTable(decodeRanges("hDZB7BqBqBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDZBiGCCEEEBBBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBDCB5XFBjkCIBC2D2DBqBBgCMBChBBnD0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBBzIEEBEEcKFDBBJDBF2B2Bs1CvBBCEEBGCFCCBCCBEBGiDCBIICFFNlBBCGG0oesBCUaCoEMCBBBC+BCBGBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCbEE2ZqBBGIBIvCBh6TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFB4vChBB", false)),
    Lm: () => new UnicodeRangeTable(decodeRanges("wVRBFLBPEBICCmEGG-OnHnHlFBBuIBBFgBgBKEEhFoFoF1mBgEgE2R72B72BsDkTkTxOFBvF+BBOjBjBBjBByVOORMBg-CBByHgGgG2OsBsBBDBGiDiDB+C+CBBB34bjnBjnBBEBvIzDzDdBB6DIBxCYYpDDBEBB2OXXqEtDtDWBBoDDBKngVngVuBBBh-BFBCpBBCIB0sBhBhB2K04D04DnrTDB9PCBpBBBnRMBhCBBCPPB9-P9-PBCBCGBCBByhM9BBqGGBud0Q0QsSAB", false)),
    Lo: () => new UnicodeRangeTable(decodeRanges("qFQQhIFFBCBxGBB7ZaBFDBuBfBCJBkBBBCiDBCZZBLLBBBDRRCdBe4CBMZZBfBWVBrBYBIKBGXBCGBRoBB8B1BBETTIJBROBFHBDBBDVBCGBCEEBCBERROBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBBBELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNFB8BBBCCCBDBCXBCCCBIBCBBKDDBDBYDBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNyDyDBnKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPByDrTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBpBkCkCBhBBC0BBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBxFuBBSHB3BdBOBBLrBBbjBBqBCBLdByDDBCFBCBBE7hB7hBBCB4-C3BBZWBKGBCGBCGBCGBCGBCGBCGBCGBoR2B2BF1CBJCCB4CBFGGBpBBC9CBSfBxBPBhQ-tGBhC0wUBC2jBBkCnBBJrIBFPBLBBjCyByBBkCBqFoDoDEGBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBuBEBDIBLEBCoBBYCBCHBVPBCFBEEEBwBBCEEBDDBDBDCCZBBEKBIPPBEBDFBDFBKGBCGByEiBBej9KBNWBFwBBloItLBDpDBkCCCBIBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBqDJBCsBBDeBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBhEtCBjDnBBJzBB9CzBBN2JBKVBLHB5EFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4FjBBnBDBCxJxJBoBBHBBRCBCBB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC5F5FBtBBqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB0GHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYBnBBCBBlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBB0BUBGSB0NnBB2MqCBGwFwFB0mHBqBfBiDyDBuwIiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBxzI2P2PBrBBiBiKiKBcBTrBBlPaBmHdBDwGwGBdBCCBCBBCGBDEBKiHiHBFBCDBCBBCOBCkGB8pBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", false)),
    Lt: () => new UnicodeRangeTable(decodeRanges("lOGDnB2sH2sHBGBJHBJHBNQQwBAB", false)),
    Lu: () => new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBG+B+B9zCvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBiB2pE2pEBgBB", false)),
    M: () => new UnicodeRangeTable(decodeRanges("gYvDB0IGBoIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BIBrBXBCgBB3BCBCRBCGBLBBeCB5BCCBFBDBBDCBKLLBbbDCB5BCCBDBFBBDCBEffBEEMCB5BCCBGBCCBCCBVBBXFBCCB5BCCBFBDBBDCBICBLBBf8B8BBDBECBCDBKpBpBBDB4BCCBFBCCBCDBIBBMBBeCB5BCCBFBCCBCDBIBBMBBQNNBCB4BBBCGBCCBCDBKLLBeeBBBnCFFBEBCCCBGBTBB+BDDBFBNHBjDDDBHBMGBqCBBcECFBByBTBCBBGKBCjBBKlDlDBSBYDBFCBCCBDGBEDBOLBCLLBCBgWCBzdDBdCBeBBfBBhCfBKuBuBBBBC2D2DBjBjB3DLBFLB8GEB6BJBCcBDxBxBBsBBDLBVEBwBQBnBIBNCBfMB5BNBxBTB5ECBCUBFHHDCBnG-BBxWgBB--CCBuEhDhDBeBrRFBqDBB1udDBCJBhBBBxCBBxIEEFYYBDBF0C0CBzBzBBQBbRBOnBnBBGBaMBtBDBwBNBlBkCkCBMBNJJBuBuBBBBzBCCBBBDBBGBBCqBqBBDBGBBtHHBCBBx5TiXiXBOBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB7DCB2BOBqBDDBLLBCBuBKBI+B+BBBBlBNBRBBtBNNBBBxBNBJDBCBB9CLBHDD+ELBWDB4BBBCGBDBBDCBKLLBDDBFBEEBkCIBCDDCDBCEBCPPBzCzCBQBYyCyCBSBsHGBDIBcBBzCQBrDMBmDOBhIOB2HFBCBBDDBCCCBuEuEBFBDGBEddBIBpBGBCDBJKKBJBvBPBnGHBoGHBCHBzCVBCNB7DFBECCBCCBFBCjCjCBDBCBBCEB8KDBKBBCxBxBBFBEEBYmnFmnFHOBpmLRBhuCEB8BGB5gBCCB1BBIDByCMMBslTslTBizEizEBsBBDWB-QEBEFBJHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB", false)),
    Mc: () => new UnicodeRangeTable(decodeRanges("joC4B4BDCBJDBCBBzBBB7BCBHBBDBBLsBsB7BCBjC7B7BBBBJCCB2B2BB7B7BCHHBDDBLLnDBBCBBECBCCBLqBqBBBB+BDB+BBB7BCCBDBDBBCBBKBBdPPB7B7BBBBGCBCCBLrBrBBsCsCBBBHHBTBBrKBBgCsFsFBFFHDDBaaBLLBBBDGBWBBDFBDLLBBB5zBffiEIIBGBCBB7KDBDCBFBBCFBhHBB7BCCKCCBJJBEByExBxBGCCBDBCBB+BffFBBD9B9BDCBCEEBxBxBBGBJBBsFWW35EBB0-dBBD5C5CBzBzBBOBvEBBwBxBxBBFFBDDBBBvDBBDBBZuBuBCuDuDDBBGuHuHBCCBCCBCC0gZCCgEuBuBBBBFBB0DZZB8B8BxBCBKBBO+C+CBBBEBBCrFrFBBBgBBB7BBBCDBDBBDCBKLLB1C1CBBBIDDCDBCBBCmDmDBBBJBBErDrDBBBHCCBCBDuHuHBBBHDBDyDyDBBBJBBCuDuDCBBHoDoDCBBFmImIBBBK4H4HBEBCBBFDDCvEvEBBBJDBF1C1CeBB-BqGqGECCoGPPrDIID2G2GBDBFBBC-K-KBNNxBBBJBBCpvQpvQBBBlxD2BBpDBB0rYBBHFB", false)),
    Me: () => new UnicodeRangeTable(decodeRanges("okBBB1xF-wB-wBBCBCCBsshBCB", false)),
    Mn: () => new UnicodeRangeTable(decodeRanges("gYvDB0IEBqIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BIBrBXBCfB4BCCFHBFEEBFBLBBe7B7BFDBJVVBbbDBB6BFFBFFBDDBBBEffBEEMBB6BFFBDBCBBFVVBXXBEBC7B7BDCCBCBJIIBMMBff+BNNzBEE4BCCBBBGCBCDBIBBMBBe7B7BDHHGBBVBBdBB6BBBFDBJVVBeepCIIBBBC7C7CDGBNHBjDDDBHBMGBqCBBcEC4BNBCEBCBBGKBCjBBKnDnDBCBCFBCBBDBBaBBFCBRDBODDBHHQgWgWBBBzdCBeBBfBBfBBhCBBCGBJDDBJBKuBuBBBBC2D2DBjBjB3DCBFBBKHHBBB8GBBD7B7BCGBCCCDHBHJBDxBxBBMBCeBDLBVDBxBCCBDBCGGpBIBNBBhBDBDBBCCB5BCCBEECCB7BHBDBB5ECBCMBCGBFHHEBBnG-BBxWMBFEEBKB--CCBuEhDhDBeBrRDBsDBB1udFFBIBhBBBxCBBxIEEFaaBGG4EBBbRBOnBnBBGBaKBvBCBxBDDBCBDBBoBkCkCBEBDBBDBBNJJwB0B0BCCBDBBGBBCrBrBBJJvHDDFx5Tx5TiXPBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB8D3B3BBNBqBDDBLLBBByBDBDBBI+B+BBBBlBEBCHB-BNNB1B1BBHBLDBDgDgDBBBDCCBHHD+E+EEHBWBB6BBBEmBmBBFBEEBnCFBOECPBB2CHBDCBCYY1CFBCFFBCCBvHvHBCBHBBCBBcBB2CHBDCCBrDrDCDDBEBCmDmDCDDBCBCEBkIIBCBBhIBBCFFxEDBDBBFhBhBBIBpBFBDDBJKKBEBDCBvBMBCBBnGCCBBBCqGqGBFBCFBCzCzCBUBDGBCBBCBB7DFBECCBCCBFBCpCpCBEEC8K8KBMMB1B1BBDBGCCYmnFmnFHOBpmLLBECBhuCEB8BGB5gBgCgCBCByC5lT5lTBizEizEBsBBDWBhRCBSHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB", false)),
    N: () => new UnicodeRangeTable(decodeRanges("wBJB5DBBGDDBBBitBJBnEJBnGJB9MJB3DJBFFBtDJB3DJB3DJBDFBvDMB0DJBJGBoDJBpDGBISBuDJBhDJB3DJBnCTBtIJBnCJBwWTBybCBwHJBHJBXJBtJJBhEKBmFJBHJB3FJB3CJBnEJBHJB3gBEEBEBHJBnGyBBDEB3W7BBvCVB3TdBqrBqYqYaIBPCB4KDBrEJBfHBCOBhBJBoBOBh7cJB9FJBhKFB7EJBnBJBnGJBXJB3CJB3MJB34UJBuPsBBN4BBSBB2KaBlBDBeJJnEEBrGJBvdHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBxBJBHJB3IeB-EJBrBDBxDGBnEdBhEJB9BJBxEJBITB8HJB3KJB3DJB3LJBnDJBHTBtCLBlNSB+CJB3UJB3CcBkHJBnCJB3BJBnLJBnDUBshBuDBimPJBnpCJB3CJBnEJBCGBvQJBnIWB+KCB6nXJBnuBTBNTBtDYB2iBxBBhqCJBnNJB3PJB4HJBtWIBhEJB4Y6BBCCBCDBtCsBBCOBjeMBk3CJB", false)),
    Nd: () => new UnicodeRangeTable(decodeRanges("wBJnxBJnEJnGJ9MJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJhDJ3DJnCJ3IJnCJn6BJnBJtJJhEJnFJHJ3FJ3CJnEJHJnuiBJnVJnBJnGJXJ3CJ3MJ34UJnsBJnkCJHJ9YJhEJ9BJxEJ3IJ3KJ3DJ3LJnDJHTtCJnNJnDJ3UJ3CJ3HJnCJ3BJnLJ3uQJnpCJ3CJnEJ3QJ37XJ12CxBhqCJnNJ3PJ4HJ2aJ30EJ", true)),
    Nl: () => new UnicodeRangeTable(decodeRanges("u3FCBwzCiBBDDB-zDaaBHBPCBs1dJBxyW0BBtOJJnEEBrhIuDBm8SCB", false)),
    No: () => new UnicodeRangeTable(decodeRanges("yFBBGDDBBB2pCFB5LFB5DCBmEGB6GGBSIByNJB2hBTB0jBJBhP20B20BEFBHJBnGPBqB3W3WB6BBvCVB3TdBqrB1kB1kBBCBrEJBfHBCOBhBJBoBOBxrdFBymWsBBiCDBSBB2KaBlBDB1pBHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBhLeB-EJBrBDBxDGBnETB8LTBmqBBBvNIBobSB0aUBn8SGB-YWBqhZTBNTBtDYBvqFIBid6BBCCBCDBtCsBBCOBjeMB", false)),
    P: () => new UnicodeRangeTable(decodeRanges("hBCBCFBCDBLBBEBBbCBCccCkBkBGEELBBEEE-VJJzOFBqBBB0BCCDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCmBmBBCBoCrCrCBDBFBBwDFBsFlTlTBHB4EuTuTtBBBvCCBoCBB+ECBCCBmBKB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBM9Z9ZBWBJTBCMBCLBfBBPBB6TDBeBB+hBNBwCBBgBJB0MVBgCDBhBBB8XDBCBBxDwEwEBtBBCfBDLBkNCBFJBDLBRNNjD7C7CjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DDB-DBBRBB6HzqUzqUBxGxGBIBXiBBCNBCFFCBB2ECBCFBCDBLBBEBBbCBCccCCCBFB7MCB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDByO-J-JjBlElEBDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB", false)),
    Pc: () => new UnicodeRangeTable(decodeRanges("-Cg-Hg-HBUU-u3BBBZCBwHAB", false)),
    Pd: () => new UnicodeRangeTable(decodeRanges("tB9qB9qB0BiyDiyDmgBqgCqgCBEBiwDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J", false)),
    Pe: () => new UnicodeRangeTable(decodeRanges("pB0B0BgB+1D+1DC-6B-6BqtC4B4BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECtBGCtNICEGCDBB-ozB6G6GeOCESSCCCrF0B0BgBGD", false)),
    Pf: () => new UnicodeRangeTable(decodeRanges("7F+6H+6HEddpuDCCFDDQEE", false)),
    Pi: () => new UnicodeRangeTable(decodeRanges("rFt7Ht7HDBBDaapuDCCFDDQEE", false)),
    Po: () => new UnicodeRangeTable(decodeRanges("hBCBCCBDECBLLBEEBcclCGGPBBI-V-VJzOzOBEBqB3B3BDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCxDxDrCEBFBBwDFBsFlTlTBHBmY9D9DBBBoCBB+ECBCCBmBFBCDB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBMjajaBJJBGBJIBDDBDCBEKBCCCBIB7kDDBCBBxDwEwEBFFBBBDDDBHBCBBCDDBLLBDBCJBDDBCCCBLBDCBtNCB6B+F+FjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DDB-DBBRBB6HlxUlxUBFBDXXVBBDDBECBCDBICBHCCB2E2EBBBCCBDECBLLBEEBcclBDDB7M7MBBB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDB0ZlElEBDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB", false)),
    Ps: () => new UnicodeRangeTable(decodeRanges("oBzBzBgB-1D-1DC-6B-6B-rCEEnB4B4BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECaTTCECtNICEGCDipzBipzB4GeeCMCESSCCCrFzBzBgBEEDAB", false)),
    S: () => new UnicodeRangeTable(decodeRanges("kBHHRCBgBCCcCCkBEBCBBDCCBCBDEEfgBgBrODBNNBGGBCCCBPB2DPPBxDxDsErIrIBBB3DCBDDDBvGvGLUUB4H4HIBBpEqLqLBHHB2H2H-DjEjEBGBlEwGwGqBmGmGiGCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WuLuLlL+E+EBgBBiLJBKIBhiBCCBBBMCBOCBOCBOBBmCOOoBCBOCBUhBB-BBBCDBCBBLCCBBBGFBCECFMMBFFBDBGDBC7B7BBFFB2LBFcBD+HBXKByCtCBXnTBtBwBBDeBLyMBX+BBFfBD1LBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBB8CBB0HBBFJBhBlBBKRRBdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BB6RWBKBBoDBB+EDBLDB+RCBiHPPB+9T+9TpEgBBuLPBhCBB3BHBtBDBjDCCBBBD7E7EHRRBBBgBCCcCCiEGBCGBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSmWmWBiKiKBGBnjC2kC2kCBbBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQQBgDzDB9B1HBLmBBD7BBGCBXBBIdBF8BBWhCBE7F7FB1CBrbaagBaagBaagBaagBaa9B-PB4BDBzBHBCNBCBBp2BwNwNttCEE+DiOiOBvIvIBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB", false)),
    Sc: () => new UnicodeRangeTable(decodeRanges("kB+D+DBCBqnB8D8DzPBBzPBBI2H2HoImSmS8sClmClmCBgBB37hBkuVkuVtD7E7E8GBBEBB3-HDB-4wBxtCxtC", false)),
    Sk: () => new UnicodeRangeTable(decodeRanges("+CCCoCHHFEEqQDBNNBGGBCCCBPB2DPPBjoBjoB15FCCBBBMCBOCBOCBOBB9kEBBkzdWBKBBoDBBxePPBniUniUBPB8bCCjF4g9B4g9BBDB", false)),
    Sm: () => new UnicodeRangeTable(decodeRanges("rBRRBBB+BCCuBFFmBgBgB-XwQwQBBB8xGOOoBCBOCBsEoBoBBDBHlClCBDBGBBFGDIgBgBBDDCgBgBBqIBhBBB7CffBXBpBFB2OKK3BHBwDxKxKBDBDeBLPBhIiEBX+BBFfBDhIBxBUBDFB9+zB5Z5ZCCBlFRRBBB+BCCkEHHBCBitDBBhrwBx+Bx+BagBgBagBgBagBgBagBgBat5Ft5FB-uC-uCBHB", false)),
    So: () => new UnicodeRangeTable(decodeRanges("mFDDFCCyerIrIBgEgEBvGvGLUUB4H4HkQ2L2LjEFBClElEwGqBqBoMCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WzWzW+EhBBiLJBKIBksBBBCDBCBBLCCBHHBEBCECFMMBPPCBBC7B7BBKKBDBDDBCBBCBBCGBCeBDBBCCCBdBtIHBFTBDGBDwCBCdBanBBHnCBXKByCtCBX2FBCIBC1BBJuDBC3HBtBrBBhC-HBhQvBBWBBHmBBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBBxKBBFJBhBlBBKRRBdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BBibDBLBBC+R+RBBBqqUPBuLPBhCBB3BHBuBCBlPEEFBBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSpgBpgBBGBnjC2kC2kCBGBFQBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQPBhDzDB9B1HBLmBBD7BBGCBXBBIdBF8BBWhCBE7F7FB1CBqlB-PB4BDBzBHBCNBCBBp2B96C96CiEyWyWBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E6HBG4WBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBB-B3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB", false)),
    Z: () => new UnicodeRangeTable(decodeRanges("gBgEgEgvFgsCgsCBJBeBBGwBwBh9DAB", false)),
    Zl: () => new UnicodeRangeTable(decodeRanges("ohIA", true)),
    Zp: () => new UnicodeRangeTable(decodeRanges("phIA", true)),
    Zs: () => new UnicodeRangeTable(decodeRanges("gBgEgEgvFgsCgsCBJBlBwBwBh9DAB", false)),
    ASCII_Hex_Digit: () => new UnicodeRangeTable(decodeRanges("wBJIFbF", true)),
    Alphabetic: () => new UnicodeRangeTable(decodeRanges("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICC3CeeBQBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHBnBBoBNBCCCBCCBCCJaBFDBeKBG3BBCGBPlDBCHBFHBFCBLCBDRRBuBBOkDBZgBBKBBFGGBWBDSBUYBIKBGXBCGBIJJBoBBLLBEGBHrCBCPBCCBFOBOSBCHBDBBDVBCGBCEEBCBEHBDBBDBBCJJFBBCEBNBBLFFBBBCFBFBBDVBCGBCBBCBBCBBFEBFBBDBBFIIBCBCSSBEBMCBCIBCCBCVBCGBCBBCEBEIBCCBCBBEQQBCBWDBFCBCHBDBBDVBCGBCBBCEBEHBDBBDBBKBBFBBCEBORRBCCBEBECBCDBEBBCCCBEEBEEBBBELBFEBECBCCBEHHpBMBCCBCWBCPBEHBCCBCCBJBBCCBCBBDDBdDBCHBCCBCWBCJBCEBEHBCCBCCBJBBGCBCDBOCBNMBCCBCoBBDHBCCBCCBCGGBCBIEBXFBCCBCRBEXBCIBCDDBFBJFBCCCBGBTBBO5BBGGBH0B0BBECBDBCXBCCCBRBCCBDEBCHHPDBhBgCgCBGBCjBBFSBFPBCjBBkC2BBCDDBDBR-BBLDBDlBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZBGqCBEKBITBMUBNTBNMBCCBCBBNzBBDSBPFFkC4CBIqBBGlCBLeBCLBFIBYdBDEBMrBBFZB3BbBF+BBDTBzBYYBMMBBByBzBBCOBCHB0BpBBDDBLrBBCKBP2BBXCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBUhBBM1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJBCEEBDBHGCBCBCKBDDBGEBFSSBnBBuZzBB34BkHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBCfBwB2O2OBBBaIBIEBDEBF1CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBGHBEwDBoBIBDmDBDxCBVUBCgBBZzBBNjCBCtBtBBEBECCBBBLgBBGiBBOcBEyBBCLBQRRBOBLEBC2BBKNBTWBEkCBCCCZCBDPBDDBMFBDFBDFBKGBCGBCqBBCNBH6DBWj9KBNWBFwBBloItLBDpDBnBGBNEBGLBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmC0BBsIcBEwBBwBfBOdBGqBBGdBDjBBFHBCEBrB9EBTjBBFjBBFnBBJzBBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCDBCBBGHBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOnBBjBbBEGGBVB7HpBBCBBEBBRFBzBCBEcBLJJBUBrBRBvBUBcWBKlCBsBEBL4BBKOOBXBYyBBSDBJiBBEKKB+BBCDBKBBLCCkBRBChBBDHHBCB-BGBCCCBCBCOBCJBI4BBYDBCHBDBBDVBCGBCBBCEBEHBDBBDBBEHHGGBdJBCDDClBBCJBCDDCDBCBBECCtBhCBCCBCDBVCBfhCBDBBC5F5FB0BBDGBaFBjB+BBCEE8B1BBDoCoCBZBDNBWGB6F4BBoD-BBgBHBDDDBGBCBBCdBCBBDBBDDB+CHBDtBBDFBCCCBccBxBBDJBSnCBGTTBnCBoDHB5CgBBgBIBCsBBCGBCyByBBcBDVBCNBqCGBCBBCrBBECCBCCBBBCDDBZZBEBCBBCkBBCBBCDBCYYBqBBlIWBKQBCoBBECBwDwCwCB4cBnDuDBSjGBtyCgDBQvhBBSFBa68DBGmSB61GuBBy2B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBF4BBIQBhCBBCNNBFBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBFi7Fi7FBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCVBJBBhHGBCDBCBBCOBCkGB8BjCBEEE1lBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1TZBHZBHZB3zD-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", false)),
    Dash: () => new UnicodeRangeTable(decodeRanges("tB9qB9qB0BiyDiyDmgBqgCqgCBEB+BoBoBQnMnMlgDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J", false)),
    Emoji: () => new UnicodeRangeTable(decodeRanges("jBHHGJBwDFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDrGrGhFBBNBBPDDBIBsCZBCBBYVVDIBWBBvFhBBDvDBDBBCCBDyCBDCBCmIBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB0CBxBlCBGHBDDBEJBECCBEEDJBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB", false)),
    Emoji_Component: () => new UnicodeRangeTable(decodeRanges("jBHHGJB0+H2G2Gsp3B3+8B3+8BBYB8PEBxtBDBtzhY-CB", false)),
    Emoji_Modifier: () => new UnicodeRangeTable(decodeRanges("7-8DE", true)),
    Emoji_Modifier_Base: () => new UnicodeRangeTable(decodeRanges("9wJ8G8GRDB4jzD9B9BBBBDDDBBB2DBBDKBWSBEFFBBBCCBICCZqGqGBFFWFFBvFvFBBBEEB0CRRBBBKMMgSDDJHBHKKBIBDCB5B+B+BBCCBCCSCBCMBmHCBrBIB", false)),
    Emoji_Presentation: () => new UnicodeRangeTable(decodeRanges("64IBBuGDBEDDqQBBWBBzBLBsBUUOJJBSSBGGBJJGWWIBBCFFDIIFBBdkBkBCFFBBBC+B+BBBBZPP8aBB0BFFvlxDrGrG-FDDBIBsCZBCZZVDDBDBCCBWBBvFgBBNIBClCBCVBNqBBFEBNQBEEEBlCBCCCB5FBD+BBODBCXBTbbBOO3C0CBxBlCBHEEBBBDDBEDBMBBIIBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB", false)),
    Extended_Pictographic: () => new UnicodeRangeTable(decodeRanges("pFFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDoBoBBCBlDLBQBBQPPBmBmBBIBxDBBNBBPDDBIBU3BBcOBLVVDIBCDBKWBH7FBDvDBDBBCCBDyCBDCBCDBG9HBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB0CBxBlCBGHBDQBECCBEBDMB7GlBBNDB5BHBLFBpBHBfBBNDBDNBKmBBNuBBCJBC4FB5CHBPxEBhI9fB", false)),
    Hex_Digit: () => new UnicodeRangeTable(decodeRanges("wBJIFbFq1-BJIFbF", true)),
    Lowercase: () => new UnicodeRangeTable(decodeRanges("hDZBwBLLFlBlBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDiBBIBBfEBhDsBsBCEEDDBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBCDB5XFBjkCIBC2D2DB+FBiC0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBB6DOORMBuDEEBEEcKFDBBJDBFiBiBBOBFsasaBYBn6BvBBCEEBGCFCCBCCBGBEiDCBIICFFNlBBCGG0oesBCUaCBBBmEMCBBBC8BCBIBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCWDBCCCBBB2ZqBBCNBHvCBh6TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBkODDBBBCpBBCIBmoByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFBmI9BB1lChBB", false)),
    Math: () => new UnicodeRangeTable(decodeRanges("rBRRBBBgBeeCuBuBFmBmBgB5W5WBBBDbbBDDBBBwQCBuwGccBBBMEEOPPBCBWEBMEBiCMBFEEBFFBDBTFFDJBCDDBEBHEEBDDBCCBBBCFBENBClClCBWBCFBCBBFBBFfBCHHBPPBqIBJDBVBB7CffBZBCZZMGB+NBBNJBFFBFBBDBBEEBPCCDFBMHBGBB6BCCeDBKCBxK-BBhI-PBxBUBDFB9+zB4Z4ZBEBCjFjFRCBeCCeCCkEHHBCBitDBBhrwBwoBwoBBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBBhwFDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB-uCIB", false)),
    Quotation_Mark: () => new UnicodeRangeTable(decodeRanges("iBFFkEQQ96HHBaBBowDqOqOBCBOCBixzBDB+FFF7CBB", false)),
    Terminal_Punctuation: () => new UnicodeRangeTable(decodeRanges("hBLLCMMBEE-ZJJiQ6B6BpCPPCCB1FsBsBBJBCsHsHB3B3BBEBCHBgBmImIB1nB1nBBtFtFFFB4JBB2YHBmY9D9DBBBoCBB+ECBEoBoBBCBDBB7JBBjLDBjFBBLBBCCBeCB8FEB-BBBldYYBKKBBBwlDCBzJOOFLLCBBEBBtNBB8ndBBuICBkHEB-LBB3CBBgD4E4EBBB0ECBgERRB6H6HnxUDDB6B6BBBBCDBqFLLCMMBEEiCDD7hBxBxBnkBoGoG3JBB5EFBlCFB6CDB5dEBtBDB+FGBxDDBgECBiEBBHRRB5C5CBDBtDrJrJB2D2DBBBNBBnLDBEOBqDBB6HCBmQCC8HBB4CBBFBB-MCBuBmUmUBrCrCBspBspBBDB6vRBBmEiCiCBBBLqRqRBoJoJBnwTnwTovHDB", false)),
    Uppercase: () => new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBGbbBOBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBiB2pE2pEBgBBvgCZBHZBHZB", false)),
    White_Space: () => new UnicodeRangeTable(decodeRanges("JEBTlDlDbgvFgvFgsCKBeBBGwBwBh9DAB", false))
  });
  static SCRIPTS = new LazyMap({
    Adlam: () => new UnicodeRangeTable(decodeRanges("go6DrCFJFB", true)),
    Ahom: () => new UnicodeRangeTable(decodeRanges("g4lCaDOFW", true)),
    Anatolian_Hieroglyphs: () => new UnicodeRangeTable(decodeRanges("ggxCmS", true)),
    Arabic: () => new UnicodeRangeTable(decodeRanges("gwBEBCFBCNBCCBCfBCJBMZBCrDBChBBxCvBBxHhBBGqCBCcBxy8BtPBDvEBhBPBxDEBCmEBk7DeBkCFBJIBiBFBh43BDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB", false)),
    Armenian: () => new UnicodeRangeTable(decodeRanges("xpBlBDxBDCks9BE", true)),
    Avestan: () => new UnicodeRangeTable(decodeRanges("g4iC1BEG", true)),
    Balinese: () => new UnicodeRangeTable(decodeRanges("g4GsCCxB", true)),
    Bamum: () => new UnicodeRangeTable(decodeRanges("g1pB3CpowB4R", true)),
    Bassa_Vah: () => new UnicodeRangeTable(decodeRanges("w26CdDF", true)),
    Batak: () => new UnicodeRangeTable(decodeRanges("g+GzBJD", true)),
    Bengali: () => new UnicodeRangeTable(decodeRanges("gsCDBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYB", false)),
    Beria_Erfe: () => new UnicodeRangeTable(decodeRanges("g17CYDY", true)),
    Bhaiksuki: () => new UnicodeRangeTable(decodeRanges("ggnCICsBCNLc", true)),
    Bopomofo: () => new UnicodeRangeTable(decodeRanges("qXB6wLqBxDf", true)),
    Brahmi: () => new UnicodeRangeTable(decodeRanges("ggkCtCFjBKA", true)),
    Braille: () => new UnicodeRangeTable(decodeRanges("ggK-H", true)),
    Buginese: () => new UnicodeRangeTable(decodeRanges("gwGbDB", true)),
    Buhid: () => new UnicodeRangeTable(decodeRanges("g6FT", true)),
    Canadian_Aboriginal: () => new UnicodeRangeTable(decodeRanges("ggF-TxRlC7tgCP", true)),
    Carian: () => new UnicodeRangeTable(decodeRanges("g1gCwB", true)),
    Caucasian_Albanian: () => new UnicodeRangeTable(decodeRanges("wphCzBMA", true)),
    Chakma: () => new UnicodeRangeTable(decodeRanges("gokC0BCR", true)),
    Cham: () => new UnicodeRangeTable(decodeRanges("gwqB2BKNDJDD", true)),
    Cherokee: () => new UnicodeRangeTable(decodeRanges("g9E1CDFz7lBvC", true)),
    Chorasmian: () => new UnicodeRangeTable(decodeRanges("w9jCb", true)),
    Common: () => new UnicodeRangeTable(decodeRanges("AgCBbFBbuBBCOBCEBYgBgBiOmBBGEBDTB1DKKHCC+THHPEEhB9E9ElQiEiEB6mB6mB2MDBjJwvBwvBBBBoCBBsGBBCumBumBOIIBCBCFBCCBDmYmYBKBD2CBCKBEKBCOBShBB-BlBBCCBDFBCaBCQBqBCBF5UBXKBW-cBhIzTBDpEBhQ9CBzMUBCCCBXBQHBFDB8CBBE7C7CB0E0EBOBhBlBBKxBxBB+BBgBwCBwB5C5CBmFBhuG-BBhoWhBBnDCBmFJB1HhFhFsMPPBzuUzuUBxGxGBIBXiBBCSBCDB0ECCBeBbFBbKBLuBuBBhChCBFBCGBLEBjICBFsBBEIBxCMB0BsBBlHaBltuBDB96D8HBEzNBHWBQQBgDzDB9B1HBLmBBD9BBEQBJBBIdBF8BB2GTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBByjFjCBtC8BBjWrBBFjDBNOBDOBCOBCkBBLtFB5BZBCBBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBnghYffB+CB", false)),
    Coptic: () => new UnicodeRangeTable(decodeRanges("ifNxkKzDGG", true)),
    Cuneiform: () => new UnicodeRangeTable(decodeRanges("ggoC5cnDuDCEMjG", true)),
    Cypriot: () => new UnicodeRangeTable(decodeRanges("ggiCFBDCCBqBBCBBEDD", false)),
    Cypro_Minoan: () => new UnicodeRangeTable(decodeRanges("w8rCiD", true)),
    Cyrillic: () => new UnicodeRangeTable(decodeRanges("ggBkEBDoFBx6FKBhFtCtCojEfBhie-CBv8VBBhw4B9BBiBAB", false)),
    Deseret: () => new UnicodeRangeTable(decodeRanges("gghCvC", true)),
    Devanagari: () => new UnicodeRangeTable(decodeRanges("goCwCFODZh7nBfhwcJ", true)),
    Dives_Akuru: () => new UnicodeRangeTable(decodeRanges("gomCGBDDDBGBCBBCdBCBBDLBKJB", false)),
    Dogra: () => new UnicodeRangeTable(decodeRanges("ggmC7B", true)),
    Duployan: () => new UnicodeRangeTable(decodeRanges("ggvDqDGMEIIJDD", true)),
    Egyptian_Hieroglyphs: () => new UnicodeRangeTable(decodeRanges("ggsC1iBL68D", true)),
    Elbasan: () => new UnicodeRangeTable(decodeRanges("gohCnB", true)),
    Elymaic: () => new UnicodeRangeTable(decodeRanges("g-jCW", true)),
    Ethiopic: () => new UnicodeRangeTable(decodeRanges("gwEoCBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBnvGWBKGBCGBCGBCGBCGBCGBCGBCGBjpfFBDFBDFBKGBCGBylvCGBCDBCBBCOB", false)),
    Garay: () => new UnicodeRangeTable(decodeRanges("gqjClBEcJB", true)),
    Georgian: () => new UnicodeRangeTable(decodeRanges("glElBBCGGDqBBCDBx8CqBBDCBhiElBBCGG", false)),
    Glagolitic: () => new UnicodeRangeTable(decodeRanges("ggL-Ch9sDGCQDGCBCE", true)),
    Gothic: () => new UnicodeRangeTable(decodeRanges("w5gCa", true)),
    Grantha: () => new UnicodeRangeTable(decodeRanges("g4kCDBCHBDBBDVBCGBCBBCEBDIBDBBDCBDHHGGBDGBEEB", false)),
    Greek: () => new UnicodeRangeTable(decodeRanges("wbDBCCBDDBCFFCCCBBBCCCBSBC+BBPPBnpGEBzBEBFEB1ChKhKBUBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBoJ-xiB-xiB7uVuCBSgj0Bgj0BBkCB", false)),
    Gujarati: () => new UnicodeRangeTable(decodeRanges("h0CCBCIBCCBCVBCGBCBBCEBDJBCCBCCBDQQBCBDLBIGB", false)),
    Gunjala_Gondi: () => new UnicodeRangeTable(decodeRanges("grnCFCBCkBCBCFIJ", true)),
    Gurmukhi: () => new UnicodeRangeTable(decodeRanges("hwCCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPB", false)),
    Gurung_Khema: () => new UnicodeRangeTable(decodeRanges("go4C5B", true)),
    Han: () => new UnicodeRangeTable(decodeRanges("g0LZBC4CBN1GBwBCCaIBPDBle-tGBhC-vUBhoWtLBDpDBpodBBNGBqgkB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", false)),
    Hangul: () => new UnicodeRangeTable(decodeRanges("goE-HvxHBiI9CyDeiCei3dckUj9KNWFwBl9JeEFDFDFDC", true)),
    Hanifi_Rohingya: () => new UnicodeRangeTable(decodeRanges("gojCnBJJ", true)),
    Hanunoo: () => new UnicodeRangeTable(decodeRanges("g5FU", true)),
    Hatran: () => new UnicodeRangeTable(decodeRanges("gniCSCBGE", true)),
    Hebrew: () => new UnicodeRangeTable(decodeRanges("xsB2BBJaBFFBpp9BZBCEBCCCBCCBCCBIB", false)),
    Hiragana: () => new UnicodeRangeTable(decodeRanges("hiM1CBHCBi7-C+IBTeeBBBulQAB", false)),
    Imperial_Aramaic: () => new UnicodeRangeTable(decodeRanges("giiCVCI", true)),
    Inherited: () => new UnicodeRangeTable(decodeRanges("gYvDB2IBBlOKBbhXhXBCB8qEtBBDLBlPCBCMBCGBFHHEBBnG-BBtQBBjGgBB65DDBsDBBmrzBPBRNBwejHjH7iEl+uBl+uBBsBBDWBhRCBSHBDGBfDBz6rYvHB", false)),
    Inscriptional_Pahlavi: () => new UnicodeRangeTable(decodeRanges("g7iCSGH", true)),
    Inscriptional_Parthian: () => new UnicodeRangeTable(decodeRanges("g6iCVDH", true)),
    Javanese: () => new UnicodeRangeTable(decodeRanges("gsqBtCDJFB", true)),
    Kaithi: () => new UnicodeRangeTable(decodeRanges("gkkCiCLA", true)),
    Kannada: () => new UnicodeRangeTable(decodeRanges("gkDMCCCWCJCEDICCCDIBGCCDDJCC", true)),
    Katakana: () => new UnicodeRangeTable(decodeRanges("hlM5CBDCBxHPBxGuBBC3CBvgzBJBCsBBzisBDBCGBCBBCgJgJBBBzBPPBCB", false)),
    Kawi: () => new UnicodeRangeTable(decodeRanges("g4nCQCoBEc", true)),
    Kayah_Li: () => new UnicodeRangeTable(decodeRanges("goqBtBCA", true)),
    Kharoshthi: () => new UnicodeRangeTable(decodeRanges("gwiCDCBGHCCCcDCFJII", true)),
    Khitan_Small_Script: () => new UnicodeRangeTable(decodeRanges("k-7C84G84GB0OBqBAB", false)),
    Khmer: () => new UnicodeRangeTable(decodeRanges("g8F9CDJHJnPf", true)),
    Khojki: () => new UnicodeRangeTable(decodeRanges("gwkCRCuB", true)),
    Khudawadi: () => new UnicodeRangeTable(decodeRanges("w1kC6BGJ", true)),
    Kirat_Rai: () => new UnicodeRangeTable(decodeRanges("gq7C5B", true)),
    Lao: () => new UnicodeRangeTable(decodeRanges("h0DBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDB", false)),
    Latin: () => new UnicodeRangeTable(decodeRanges("hCZBHZBwBQQGWBCeBCgOBoBEB8wGlBBHwBBGDBGMBClCBiC-HByLOORMBuEBBHccSoBB42CfBj1elDBExCBVOBxZqBBCIBCDB38TGB7gBZBHZBmhCFBCpBBCIBm61BeBHFB", false)),
    Lepcha: () => new UnicodeRangeTable(decodeRanges("ggH3BEOEC", true)),
    Limbu: () => new UnicodeRangeTable(decodeRanges("goGeBCLBFLBFEEBKB", false)),
    Linear_A: () => new UnicodeRangeTable(decodeRanges("gwhC2JKVLH", true)),
    Linear_B: () => new UnicodeRangeTable(decodeRanges("gggCLCZCSCBCODNjB6D", true)),
    Lisu: () => new UnicodeRangeTable(decodeRanges("wmpBvBx1eA", true)),
    Lycian: () => new UnicodeRangeTable(decodeRanges("g0gCc", true)),
    Lydian: () => new UnicodeRangeTable(decodeRanges("gpiCZGA", true)),
    Mahajani: () => new UnicodeRangeTable(decodeRanges("wqkCmB", true)),
    Makasar: () => new UnicodeRangeTable(decodeRanges("g3nCY", true)),
    Malayalam: () => new UnicodeRangeTable(decodeRanges("goDMCCCyBCCCFFPDZ", true)),
    Mandaic: () => new UnicodeRangeTable(decodeRanges("giCbDA", true)),
    Manichaean: () => new UnicodeRangeTable(decodeRanges("g2iCmBFL", true)),
    Marchen: () => new UnicodeRangeTable(decodeRanges("wjnCfDVCN", true)),
    Masaram_Gondi: () => new UnicodeRangeTable(decodeRanges("gonCGBCBBCrBBECCBCCBHBJJB", false)),
    Medefaidrin: () => new UnicodeRangeTable(decodeRanges("gy7C6C", true)),
    Meetei_Mayek: () => new UnicodeRangeTable(decodeRanges("g3qBWqGtBDJ", true)),
    Mende_Kikakui: () => new UnicodeRangeTable(decodeRanges("gg6DkGDP", true)),
    Meroitic_Cursive: () => new UnicodeRangeTable(decodeRanges("gtiCXFTDtB", true)),
    Meroitic_Hieroglyphs: () => new UnicodeRangeTable(decodeRanges("gsiCf", true)),
    Miao: () => new UnicodeRangeTable(decodeRanges("g47CqCF4BIQ", true)),
    Modi: () => new UnicodeRangeTable(decodeRanges("gwlCkCMJ", true)),
    Mongolian: () => new UnicodeRangeTable(decodeRanges("ggGBBDCCBSBH4CBIqBB2t-BMB", false)),
    Mro: () => new UnicodeRangeTable(decodeRanges("gy6CeCJFB", true)),
    Multani: () => new UnicodeRangeTable(decodeRanges("g0kCGBCCCBCBCOBCKB", false)),
    Myanmar: () => new UnicodeRangeTable(decodeRanges("ggE-EhqmBeiDfxibT", true)),
    Nabataean: () => new UnicodeRangeTable(decodeRanges("gkiCeJI", true)),
    Nag_Mundari: () => new UnicodeRangeTable(decodeRanges("wm5DpB", true)),
    Nandinagari: () => new UnicodeRangeTable(decodeRanges("gtmCHDtBDK", true)),
    New_Tai_Lue: () => new UnicodeRangeTable(decodeRanges("gsGrBFZHKEB", true)),
    Newa: () => new UnicodeRangeTable(decodeRanges("gglC7CCE", true)),
    Nko: () => new UnicodeRangeTable(decodeRanges("g+B6BDC", true)),
    Nushu: () => new UnicodeRangeTable(decodeRanges("h-7CvsQvsQBqMB", false)),
    Nyiakeng_Puachue_Hmong: () => new UnicodeRangeTable(decodeRanges("go4DsBENDJFB", true)),
    Ogham: () => new UnicodeRangeTable(decodeRanges("g0Fc", true)),
    Ol_Chiki: () => new UnicodeRangeTable(decodeRanges("wiHvB", true)),
    Ol_Onal: () => new UnicodeRangeTable(decodeRanges("wu5DqBFA", true)),
    Old_Hungarian: () => new UnicodeRangeTable(decodeRanges("gkjCyBOyBIF", true)),
    Old_Italic: () => new UnicodeRangeTable(decodeRanges("g4gCjBKC", true)),
    Old_North_Arabian: () => new UnicodeRangeTable(decodeRanges("g0iCf", true)),
    Old_Permic: () => new UnicodeRangeTable(decodeRanges("w6gCqB", true)),
    Old_Persian: () => new UnicodeRangeTable(decodeRanges("g9gCjBFN", true)),
    Old_Sogdian: () => new UnicodeRangeTable(decodeRanges("g4jCnB", true)),
    Old_South_Arabian: () => new UnicodeRangeTable(decodeRanges("gziCf", true)),
    Old_Turkic: () => new UnicodeRangeTable(decodeRanges("ggjCoC", true)),
    Old_Uyghur: () => new UnicodeRangeTable(decodeRanges("w7jCZ", true)),
    Oriya: () => new UnicodeRangeTable(decodeRanges("h4CCCHDBDVCGCBCEDIDBDCICFBCEDR", true)),
    Osage: () => new UnicodeRangeTable(decodeRanges("wlhCjBFjB", true)),
    Osmanya: () => new UnicodeRangeTable(decodeRanges("gkhCdDJ", true)),
    Pahawh_Hmong: () => new UnicodeRangeTable(decodeRanges("g46ClCLJCGCUGS", true)),
    Palmyrene: () => new UnicodeRangeTable(decodeRanges("gjiCf", true)),
    Pau_Cin_Hau: () => new UnicodeRangeTable(decodeRanges("g2mC4B", true)),
    Phags_Pa: () => new UnicodeRangeTable(decodeRanges("giqB3B", true)),
    Phoenician: () => new UnicodeRangeTable(decodeRanges("goiCbEA", true)),
    Psalter_Pahlavi: () => new UnicodeRangeTable(decodeRanges("g8iCRIDNG", true)),
    Rejang: () => new UnicodeRangeTable(decodeRanges("wpqBjBMA", true)),
    Runic: () => new UnicodeRangeTable(decodeRanges("g1FqCEK", true)),
    Samaritan: () => new UnicodeRangeTable(decodeRanges("ggCtBDO", true)),
    Saurashtra: () => new UnicodeRangeTable(decodeRanges("gkqBlCJL", true)),
    Sharada: () => new UnicodeRangeTable(decodeRanges("gskC-ChsCH", true)),
    Shavian: () => new UnicodeRangeTable(decodeRanges("wihCvB", true)),
    Siddham: () => new UnicodeRangeTable(decodeRanges("gslC1BDlB", true)),
    Sidetic: () => new UnicodeRangeTable(decodeRanges("gqiCZ", true)),
    SignWriting: () => new UnicodeRangeTable(decodeRanges("gg2DrUQECO", true)),
    Sinhala: () => new UnicodeRangeTable(decodeRanges("hsDCBCRBEXBCIBCDDBFBEFFBEBCCCBGBHJBDCBt-gCTB", false)),
    Sogdian: () => new UnicodeRangeTable(decodeRanges("w5jCpB", true)),
    Sora_Sompeng: () => new UnicodeRangeTable(decodeRanges("wmkCYIJ", true)),
    Soyombo: () => new UnicodeRangeTable(decodeRanges("wymCyC", true)),
    Sundanese: () => new UnicodeRangeTable(decodeRanges("g8G-BhIH", true)),
    Sunuwar: () => new UnicodeRangeTable(decodeRanges("g+mChBPJ", true)),
    Syloti_Nagri: () => new UnicodeRangeTable(decodeRanges("ggqBsB", true)),
    Syriac: () => new UnicodeRangeTable(decodeRanges("g4BNC7BDCxIK", true)),
    Tagalog: () => new UnicodeRangeTable(decodeRanges("g4FVKA", true)),
    Tagbanwa: () => new UnicodeRangeTable(decodeRanges("g7FMCCCB", true)),
    Tai_Le: () => new UnicodeRangeTable(decodeRanges("wqGdDE", true)),
    Tai_Tham: () => new UnicodeRangeTable(decodeRanges("gxG+BCcDKHJHN", true)),
    Tai_Viet: () => new UnicodeRangeTable(decodeRanges("g0qBiCZE", true)),
    Tai_Yo: () => new UnicodeRangeTable(decodeRanges("g25DeCVJB", true)),
    Takri: () => new UnicodeRangeTable(decodeRanges("g0lC5BHJ", true)),
    Tamil: () => new UnicodeRangeTable(decodeRanges("i8CBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBm+kCxBBOAB", false)),
    Tangsa: () => new UnicodeRangeTable(decodeRanges("wz6CuCCJ", true)),
    Tangut: () => new UnicodeRangeTable(decodeRanges("g-7CgBgBB+3GBhQeBiDyDB", false)),
    Telugu: () => new UnicodeRangeTable(decodeRanges("ggDMCCCWCPDICCCDIBCCCBDDDJII", true)),
    Thaana: () => new UnicodeRangeTable(decodeRanges("g8BxB", true)),
    Thai: () => new UnicodeRangeTable(decodeRanges("hwD5BGb", true)),
    Tibetan: () => new UnicodeRangeTable(decodeRanges("g4DnCCjBFmBCjBCOCGFB", true)),
    Tifinagh: () => new UnicodeRangeTable(decodeRanges("wpL3BIBPA", true)),
    Tirhuta: () => new UnicodeRangeTable(decodeRanges("gklCnCJJ", true)),
    Todhri: () => new UnicodeRangeTable(decodeRanges("guhCzB", true)),
    Tolong_Siki: () => new UnicodeRangeTable(decodeRanges("wtnCrBFJ", true)),
    Toto: () => new UnicodeRangeTable(decodeRanges("w04De", true)),
    Tulu_Tigalari: () => new UnicodeRangeTable(decodeRanges("g8kCJBCDDClBBCJBCDDCDBCJBCBBJBB", false)),
    Ugaritic: () => new UnicodeRangeTable(decodeRanges("g8gCdCA", true)),
    Unknown: () => new UnicodeRangeTable(decodeRanges("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-FB", false)),
    Vai: () => new UnicodeRangeTable(decodeRanges("gopBrJ", true)),
    Vithkuqi: () => new UnicodeRangeTable(decodeRanges("wrhCKCOCGCBCKCOCGCB", true)),
    Wancho: () => new UnicodeRangeTable(decodeRanges("g24D5BGA", true)),
    Warang_Citi: () => new UnicodeRangeTable(decodeRanges("glmCyCNA", true)),
    Yezidi: () => new UnicodeRangeTable(decodeRanges("g0jCpBCCDB", true)),
    Yi: () => new UnicodeRangeTable(decodeRanges("ggoBskBE2B", true)),
    Zanabazar_Square: () => new UnicodeRangeTable(decodeRanges("gwmCnC", true))
  });
  static FOLD_CATEGORIES = new LazyMap({
    L: () => new UnicodeRangeTable(decodeRanges("laA", true)),
    LC: () => new UnicodeRangeTable(decodeRanges("laA", true)),
    Ll: () => new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGC3HrBrBCEEJHHCCBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHxC9zC9zCBuBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB", false)),
    Lt: () => new UnicodeRangeTable(decodeRanges("kOCCBCCBCClBCCtsHHBJHBJHBMQQwBAB", false)),
    Lu: () => new UnicodeRangeTable(decodeRanges("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBDCB5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpL2B2Bs1CvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB", false)),
    M: () => new UnicodeRangeTable(decodeRanges("5cgBgBlgHAB", false)),
    Mn: () => new UnicodeRangeTable(decodeRanges("5cgBgBlgHAB", false)),
    Emoji: () => new UnicodeRangeTable(decodeRanges("8mJA", true)),
    Extended_Pictographic: () => new UnicodeRangeTable(decodeRanges("8mJA", true)),
    Lowercase: () => new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHuBPBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB", false)),
    Math: () => new UnicodeRangeTable(decodeRanges("ycGDCHHFMMDDDCHHFAB", false)),
    Uppercase: () => new UnicodeRangeTable(decodeRanges("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBDCB5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpLiBiBBOBFsasaBYBn6BvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB", false))
  });
  static FOLD_SCRIPT = new LazyMap({
    Common: () => new UnicodeRangeTable(decodeRanges("8cgBgB", false)),
    Greek: () => new UnicodeRangeTable(decodeRanges("1FwUwU", false)),
    Inherited: () => new UnicodeRangeTable(decodeRanges("5cgBgBlgHAB", false))
  });
};
var Unicode = class Unicode2 {
  static MAX_RUNE = 1114111;
  static RUNE_ERROR = 65533;
  static isUnsearchable(r) {
    return r === Unicode2.RUNE_ERROR || r >= Unicode2.MIN_HIGH_SURROGATE && r <= Unicode2.MAX_LOW_SURROGATE;
  }
  static MAX_ASCII = 127;
  static MAX_LATIN1 = 255;
  static MAX_BMP = 65535;
  static MIN_FOLD = 65;
  static MAX_FOLD = 125251;
  static MIN_HIGH_SURROGATE = 55296;
  static MAX_HIGH_SURROGATE = 56319;
  static MIN_LOW_SURROGATE = 56320;
  static MAX_LOW_SURROGATE = 57343;
  static MIN_SUPPLEMENTARY_CODE_POINT = 65536;
  static is32(ranges, r) {
    let lo = 0;
    let hi = ranges.length;
    while (lo < hi) {
      const m = lo + Math.floor((hi - lo) / 2);
      const rlo = ranges.getLo(m);
      const rhi = ranges.getHi(m);
      if (rlo <= r && r <= rhi) {
        const stride = ranges.getStride(m);
        return (r - rlo) % stride === 0;
      }
      if (r < rlo) hi = m;
      else lo = m + 1;
    }
    return false;
  }
  static is(ranges, r) {
    if (r <= Unicode2.MAX_LATIN1) {
      for (let i = 0; i < ranges.length; i++) {
        if (r > ranges.getHi(i)) continue;
        const rlo = ranges.getLo(i);
        if (r < rlo) return false;
        const stride = ranges.getStride(i);
        return (r - rlo) % stride === 0;
      }
      return false;
    }
    return ranges.length > 0 && r >= ranges.getLo(0) && Unicode2.is32(ranges, r);
  }
  static isPrint(r) {
    if (r <= Unicode2.MAX_LATIN1) return r >= 32 && r < Unicode2.MAX_ASCII || r >= 161 && r !== 173;
    return Unicode2.is(UnicodeTables.Print, r);
  }
  static simpleFold(r) {
    if (UnicodeTables.CASE_ORBIT.has(r)) return UnicodeTables.CASE_ORBIT.get(r);
    if (r <= Unicode2.MAX_ASCII) {
      const l = Codepoint.toLowerCase(r);
      return l !== r ? l : Codepoint.toUpperCase(r);
    }
    return r;
  }
  static equalsIgnoreCase(r1, r2) {
    if (r1 === r2) return true;
    if (r1 < 0 || r2 < 0) return false;
    if (r1 <= Unicode2.MAX_ASCII && r2 <= Unicode2.MAX_ASCII) {
      if (65 <= r1 && r1 <= 90) r1 |= 32;
      if (65 <= r2 && r2 <= 90) r2 |= 32;
      return r1 === r2;
    }
    for (let r = Unicode2.simpleFold(r1); r !== r1; r = Unicode2.simpleFold(r)) if (r === r2) return true;
    return false;
  }
};
var RE2JSException = class extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = "RE2JSException";
  }
};
var RE2JSSyntaxException = class extends RE2JSException {
  /**
  * @param {string} error
  * @param {string|null} [input=null]
  */
  constructor(error, input = null) {
    let message = `error parsing regexp: ${error}`;
    if (input) message += `: \`${input}\``;
    super(message);
    this.name = "RE2JSSyntaxException";
    this.message = message;
    this.error = error;
    this.input = input;
  }
  /**
  * Retrieves the description of the error.
  * @returns {string}
  */
  getDescription() {
    return this.error;
  }
  /**
  * Retrieves the erroneous regular-expression pattern.
  * @returns {string|null}
  */
  getPattern() {
    return this.input;
  }
};
var RE2JSCompileException = class extends RE2JSException {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = "RE2JSCompileException";
  }
};
var RE2JSGroupException = class extends RE2JSException {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = "RE2JSGroupException";
  }
};
var RE2JSFlagsException = class extends RE2JSException {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = "RE2JSFlagsException";
  }
};
var RE2JSInternalException = class extends RE2JSException {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = "RE2JSInternalException";
  }
};
var FAST_PATH_TABLE_SIZE = 256;
var WORD_RUNE_TABLE = new Uint8Array(FAST_PATH_TABLE_SIZE);
for (let i = 0; i < FAST_PATH_TABLE_SIZE; i++) WORD_RUNE_TABLE[i] = 97 <= i && i <= 122 || 65 <= i && i <= 90 || 48 <= i && i <= 57 || i === 95 ? 1 : 0;
var cachedNativeEncoder = null;
var cachedNativeDecoder = null;
var Utils = class Utils2 {
  static METACHARACTERS = "\\.+*?()|[]{}^$";
  static EMPTY_BEGIN_LINE = 1;
  static EMPTY_END_LINE = 2;
  static EMPTY_BEGIN_TEXT = 4;
  static EMPTY_END_TEXT = 8;
  static EMPTY_WORD_BOUNDARY = 16;
  static EMPTY_NO_WORD_BOUNDARY = 32;
  static EMPTY_ALL = -1;
  static emptyInts() {
    return [];
  }
  static isString(value) {
    return typeof value === "string" || Object.prototype.toString.call(value) === "[object String]";
  }
  static typeName(value) {
    if (value === null || typeof value !== "object" && typeof value !== "function") return value === null ? "null" : typeof value;
    return Object.prototype.toString.call(value).slice(8, -1);
  }
  static checkPattern(pattern2) {
    if (!Utils2.isString(pattern2)) throw new TypeError(`The pattern must be a string, not ${Utils2.typeName(pattern2)} (RE2JS.translateRegExp() converts a RegExp)`);
  }
  static checkInput(input) {
    if (!Utils2.isString(input) && !Utils2.isByteArray(input)) throw new TypeError(`The input must be a string or a byte array (Uint8Array or number[]), not ${Utils2.typeName(input)}`);
  }
  static checkFlags(flags) {
    const known2 = PublicFlags.MULTILINE | PublicFlags.DOTALL | PublicFlags.CASE_INSENSITIVE | PublicFlags.DISABLE_UNICODE_GROUPS | PublicFlags.LONGEST_MATCH | PublicFlags.LOOKBEHINDS;
    if (!Number.isInteger(flags) || (flags & ~known2) !== 0) throw new RE2JSFlagsException("Flags should only be a combination of MULTILINE, DOTALL, CASE_INSENSITIVE, DISABLE_UNICODE_GROUPS, LONGEST_MATCH, LOOKBEHINDS");
  }
  static isByteArray(input) {
    return Array.isArray(input) || Object.prototype.toString.call(input) === "[object Uint8Array]";
  }
  static isalnum(c) {
    return Codepoint.CODES["0"] <= c && c <= Codepoint.CODES["9"] || Codepoint.CODES["a"] <= c && c <= Codepoint.CODES["z"] || Codepoint.CODES["A"] <= c && c <= Codepoint.CODES["Z"];
  }
  static unhex(c) {
    if (Codepoint.CODES["0"] <= c && c <= Codepoint.CODES["9"]) return c - Codepoint.CODES["0"];
    if (Codepoint.CODES["a"] <= c && c <= Codepoint.CODES["f"]) return c - Codepoint.CODES["a"] + 10;
    if (Codepoint.CODES["A"] <= c && c <= Codepoint.CODES["F"]) return c - Codepoint.CODES["A"] + 10;
    return -1;
  }
  static escapeRune(rune) {
    let out = "";
    if (Unicode.isPrint(rune)) {
      if (Utils2.METACHARACTERS.indexOf(String.fromCodePoint(rune)) >= 0) out += "\\";
      out += String.fromCodePoint(rune);
    } else switch (rune) {
      case Codepoint.CODES['"']:
        out += '\\"';
        break;
      case Codepoint.CODES["\\"]:
        out += "\\\\";
        break;
      case Codepoint.CODES["	"]:
        out += "\\t";
        break;
      case Codepoint.CODES["\n"]:
        out += "\\n";
        break;
      case Codepoint.CODES["\r"]:
        out += "\\r";
        break;
      case Codepoint.CODES["\b"]:
        out += "\\b";
        break;
      case Codepoint.CODES["\f"]:
        out += "\\f";
        break;
      default: {
        let s = rune.toString(16);
        if (rune < 256) {
          out += "\\x";
          if (s.length === 1) out += "0";
          out += s;
        } else out += `\\x{${s}}`;
        break;
      }
    }
    return out;
  }
  static stringToRunes(str) {
    const string2 = String(str);
    const runes = [];
    let i = 0;
    while (i < string2.length) {
      const cp = string2.codePointAt(i);
      runes.push(cp);
      i += cp > Unicode.MAX_BMP ? 2 : 1;
    }
    return new Int32Array(runes);
  }
  static runeToString(r) {
    return String.fromCodePoint(r);
  }
  static isWordRune(r) {
    return r < FAST_PATH_TABLE_SIZE ? WORD_RUNE_TABLE[r] === 1 : false;
  }
  static emptyOpContext(r1, r2) {
    let op = 0;
    if (r1 < 0) op |= Utils2.EMPTY_BEGIN_TEXT | Utils2.EMPTY_BEGIN_LINE;
    if (r1 === 10) op |= Utils2.EMPTY_BEGIN_LINE;
    if (r2 < 0) op |= Utils2.EMPTY_END_TEXT | Utils2.EMPTY_END_LINE;
    if (r2 === 10) op |= Utils2.EMPTY_END_LINE;
    if (Utils2.isWordRune(r1) !== Utils2.isWordRune(r2)) op |= Utils2.EMPTY_WORD_BOUNDARY;
    else op |= Utils2.EMPTY_NO_WORD_BOUNDARY;
    return op;
  }
  /**
  * Returns a string that quotes all regular expression metacharacters inside the argument text;
  * the returned string is a regular expression matching the literal text. For example,
  * {@code quoteMeta("[foo]").equals("\\[foo\\]")}.
  * @param {string} str
  * @returns {string}
  */
  static quoteMeta(str) {
    return str.split("").map((s) => {
      if (Utils2.METACHARACTERS.indexOf(s) >= 0) return `\\${s}`;
      return s;
    }).join("");
  }
  static charCount(codePoint2) {
    return codePoint2 > Unicode.MAX_BMP ? 2 : 1;
  }
  /**
  * High-speed conversion from TypedArrays to standard JS Arrays.
  * Bypasses the expensive Symbol.iterator overhead of Array.from()
  */
  static toArray(typedArray) {
    const len = typedArray.length;
    const res = new Array(len);
    for (let i = 0; i < len; i++) res[i] = typedArray[i];
    return res;
  }
  static stringToUtf8ByteArray(str) {
    if (globalThis.TextEncoder) {
      if (!cachedNativeEncoder) cachedNativeEncoder = new TextEncoder();
      return cachedNativeEncoder.encode(str);
    } else {
      let out = [], p = 0;
      for (let i = 0; i < str.length; i++) {
        let c = str.charCodeAt(i);
        if (c < 128) out[p++] = c;
        else if (c < 2048) {
          out[p++] = c >> 6 | 192;
          out[p++] = c & 63 | 128;
        } else if ((c & 64512) === Unicode.MIN_HIGH_SURROGATE && i + 1 < str.length && (str.charCodeAt(i + 1) & 64512) === Unicode.MIN_LOW_SURROGATE) {
          c = Unicode.MIN_SUPPLEMENTARY_CODE_POINT + ((c & 1023) << 10) + (str.charCodeAt(++i) & 1023);
          out[p++] = c >> 18 | 240;
          out[p++] = c >> 12 & 63 | 128;
          out[p++] = c >> 6 & 63 | 128;
          out[p++] = c & 63 | 128;
        } else {
          out[p++] = c >> 12 | 224;
          out[p++] = c >> 6 & 63 | 128;
          out[p++] = c & 63 | 128;
        }
      }
      return out;
    }
  }
  static utf8ByteArrayToString(bytes) {
    if (globalThis.TextDecoder) {
      if (!cachedNativeDecoder) cachedNativeDecoder = new TextDecoder("utf-8");
      const view = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
      return cachedNativeDecoder.decode(view);
    } else {
      let out = [], pos = 0, c = 0;
      while (pos < bytes.length) {
        let c1 = bytes[pos++];
        if (c1 < 128) out[c++] = String.fromCharCode(c1);
        else if (c1 > 191 && c1 < 224) {
          let c2 = bytes[pos++];
          out[c++] = String.fromCharCode((c1 & 31) << 6 | c2 & 63);
        } else if (c1 > 239 && c1 < 365) {
          let c2 = bytes[pos++];
          let c3 = bytes[pos++];
          let c4 = bytes[pos++];
          let u = ((c1 & 7) << 18 | (c2 & 63) << 12 | (c3 & 63) << 6 | c4 & 63) - Unicode.MIN_SUPPLEMENTARY_CODE_POINT;
          out[c++] = String.fromCharCode(Unicode.MIN_HIGH_SURROGATE + (u >> 10));
          out[c++] = String.fromCharCode(Unicode.MIN_LOW_SURROGATE + (u & 1023));
        } else {
          let c2 = bytes[pos++];
          let c3 = bytes[pos++];
          out[c++] = String.fromCharCode((c1 & 15) << 12 | (c2 & 63) << 6 | c3 & 63);
        }
      }
      return out.join("");
    }
  }
};
var createEnum = (values2 = [], initNum = 0) => {
  const enumObject = /* @__PURE__ */ Object.create(null);
  for (let i = 0; i < values2.length; i++) {
    const val = values2[i];
    const keyVal = initNum + i;
    enumObject[val] = keyVal;
    enumObject[keyVal] = val;
  }
  return Object.freeze(enumObject);
};
var MatcherInputBase = class MatcherInputBase2 {
  static Encoding = createEnum(["UTF_16", "UTF_8"]);
  getEncoding() {
    throw Error("not implemented");
  }
  /** @returns {string} */
  asCharSequence() {
    throw Error("not implemented");
  }
  /** @returns {Uint8Array|number[]|null} */
  asBytes() {
    throw Error("not implemented");
  }
  /** @returns {number} */
  length() {
    throw Error("not implemented");
  }
  /**
  *
  * @returns {boolean}
  */
  isUTF8Encoding() {
    return this.getEncoding() === MatcherInputBase2.Encoding.UTF_8;
  }
  /**
  *
  * @returns {boolean}
  */
  isUTF16Encoding() {
    return this.getEncoding() === MatcherInputBase2.Encoding.UTF_16;
  }
};
var Utf8MatcherInput = class extends MatcherInputBase {
  /** @param {Uint8Array|number[]|null} bytes */
  constructor(bytes = null) {
    super();
    this.bytes = bytes;
  }
  getEncoding() {
    return MatcherInputBase.Encoding.UTF_8;
  }
  /**
  *
  * @returns {string}
  */
  asCharSequence() {
    return Utils.utf8ByteArrayToString(this.bytes);
  }
  /**
  *
  * @returns {Uint8Array|number[]|null}
  */
  asBytes() {
    return this.bytes;
  }
  /**
  *
  * @returns {number}
  */
  length() {
    return this.bytes.length;
  }
};
var Utf16MatcherInput = class extends MatcherInputBase {
  /** @param {string|null} charSequence */
  constructor(charSequence = null) {
    super();
    this.charSequence = charSequence;
  }
  getEncoding() {
    return MatcherInputBase.Encoding.UTF_16;
  }
  /**
  *
  * @returns {string}
  */
  asCharSequence() {
    return this.charSequence;
  }
  /**
  *
  * @returns {number[]}
  */
  asBytes() {
    return Utils.stringToUtf8ByteArray(this.charSequence.toString());
  }
  /**
  *
  * @returns {number}
  */
  length() {
    return this.charSequence.length;
  }
};
var MatcherInput = class {
  /**
  * Return the MatcherInput for UTF_16 encoding.
  * @returns {Utf16MatcherInput}
  */
  static utf16(charSequence) {
    Utils.checkInput(charSequence);
    return new Utf16MatcherInput(charSequence);
  }
  /**
  * Return the MatcherInput for UTF_8 encoding.
  * @returns {Utf8MatcherInput}
  */
  static utf8(input) {
    if (Utils.isByteArray(input)) return new Utf8MatcherInput(input);
    return new Utf8MatcherInput(Utils.stringToUtf8ByteArray(input));
  }
};
var MachineInputBase = class {
  static EOF() {
    return -8;
  }
  constructor() {
    this.start = 0;
    this.end = 0;
  }
  canCheckPrefix() {
    return true;
  }
  endPos() {
    return this.end - this.start;
  }
  hasString() {
    return false;
  }
  hasAnyString() {
    return false;
  }
  prefixLength() {
    return 0;
  }
};
var MachineUTF8Input = class MachineUTF8Input2 extends MachineInputBase {
  static RUNE_ERROR_STEP = Unicode.RUNE_ERROR << 3 | 1;
  constructor(bytes, start2 = 0, end = bytes.length) {
    super();
    this.bytes = bytes;
    this.start = start2;
    this.end = end;
  }
  hasString(prefilter, pos) {
    const target = prefilter.bytes;
    if (target.length === 0) return true;
    const idx = this.indexOf(this.bytes, target, this.start + pos);
    return idx !== -1 && idx <= this.end - target.length;
  }
  hasAnyString(prefilter, pos) {
    return prefilter.automaton8().searchUTF8(this.bytes, this.start + pos, this.end);
  }
  step(pos) {
    pos += this.start;
    if (pos >= this.end) return MachineInputBase.EOF();
    const c = this.bytes[pos] & 255;
    if (c < 128) return c << 3 | 1;
    let size;
    let rune;
    let lo = 128;
    let hi = 191;
    if (c >= 194 && c <= 223) {
      size = 2;
      rune = c & 31;
    } else if (c >= 224 && c <= 239) {
      size = 3;
      rune = c & 15;
      if (c === 224) lo = 160;
      else if (c === 237) hi = 159;
    } else if (c >= 240 && c <= 244) {
      size = 4;
      rune = c & 7;
      if (c === 240) lo = 144;
      else if (c === 244) hi = 143;
    } else return MachineUTF8Input2.RUNE_ERROR_STEP;
    if (pos + size > this.end) return MachineUTF8Input2.RUNE_ERROR_STEP;
    const c1 = this.bytes[pos + 1] & 255;
    if (c1 < lo || c1 > hi) return MachineUTF8Input2.RUNE_ERROR_STEP;
    rune = rune << 6 | c1 & 63;
    if (size > 2) {
      const c2 = this.bytes[pos + 2] & 255;
      if ((c2 & 192) !== 128) return MachineUTF8Input2.RUNE_ERROR_STEP;
      rune = rune << 6 | c2 & 63;
      if (size > 3) {
        const c3 = this.bytes[pos + 3] & 255;
        if ((c3 & 192) !== 128) return MachineUTF8Input2.RUNE_ERROR_STEP;
        rune = rune << 6 | c3 & 63;
      }
    }
    return rune << 3 | size;
  }
  index(re2, pos) {
    pos += this.start;
    const i = this.indexOf(this.bytes, re2.prefixUTF8, pos);
    return i < 0 ? i : i - pos;
  }
  context(pos) {
    pos += this.start;
    let r1 = -1;
    if (pos > this.start && pos <= this.end) {
      let start2 = pos - 1;
      r1 = this.bytes[start2--];
      if (r1 >= 128) {
        let lim = pos - 4;
        if (lim < this.start) lim = this.start;
        while (start2 >= lim && (this.bytes[start2] & 192) === 128) start2--;
        if (start2 < this.start) start2 = this.start;
        const r = this.step(start2 - this.start);
        r1 = start2 + (r & 7) === pos ? r >> 3 : Unicode.RUNE_ERROR;
      }
    }
    const r2 = pos < this.end ? this.step(pos - this.start) >> 3 : -1;
    return Utils.emptyOpContext(r1, r2);
  }
  indexOf(source, target, fromIndex = 0) {
    let targetLength = target.length;
    if (targetLength === 0) return fromIndex <= this.end ? fromIndex : -1;
    const firstByte = target[0];
    let limit = this.end - targetLength;
    const hasNativeIndexOf = typeof source.indexOf === "function";
    let i = fromIndex;
    while (i <= limit) {
      if (hasNativeIndexOf) {
        i = source.indexOf(firstByte, i);
        if (i === -1 || i > limit) return -1;
      } else {
        while (i <= limit && source[i] !== firstByte) i++;
        if (i > limit) return -1;
      }
      let match = true;
      for (let j = 1; j < targetLength; j++) if (source[i + j] !== target[j]) {
        match = false;
        break;
      }
      if (match) return i;
      i++;
    }
    return -1;
  }
  prefixLength(re2) {
    return re2.prefixUTF8.length;
  }
};
var MachineUTF16Input = class extends MachineInputBase {
  constructor(charSequence, start2 = 0, end = charSequence.length) {
    super();
    this.charSequence = charSequence;
    this.start = start2;
    this.end = end;
  }
  hasString(prefilter, pos) {
    const idx = this.charSequence.indexOf(prefilter.str, this.start + pos);
    return idx !== -1 && idx <= this.end - prefilter.str.length;
  }
  hasAnyString(prefilter, pos) {
    return prefilter.automaton16().searchUTF16(this.charSequence, this.start + pos, this.end);
  }
  step(pos) {
    pos += this.start;
    if (pos >= this.end) return MachineInputBase.EOF();
    const c1 = this.charSequence.charCodeAt(pos);
    if (c1 < Unicode.MIN_HIGH_SURROGATE || c1 > Unicode.MAX_HIGH_SURROGATE || pos + 1 >= this.end) return c1 << 3 | 1;
    const c2 = this.charSequence.charCodeAt(pos + 1);
    if (c2 >= Unicode.MIN_LOW_SURROGATE && c2 <= Unicode.MAX_LOW_SURROGATE) return (c1 - Unicode.MIN_HIGH_SURROGATE) * 1024 + (c2 - Unicode.MIN_LOW_SURROGATE) + Unicode.MIN_SUPPLEMENTARY_CODE_POINT << 3 | 2;
    return c1 << 3 | 1;
  }
  index(re2, pos) {
    pos += this.start;
    const i = this.charSequence.indexOf(re2.prefix, pos);
    if (i < 0 || i > this.end - re2.prefix.length) return -1;
    return i - pos;
  }
  context(pos) {
    pos += this.start;
    const r1 = pos > this.start && pos <= this.end ? this.charSequence.charCodeAt(pos - 1) : -1;
    const r2 = pos < this.end ? this.charSequence.charCodeAt(pos) : -1;
    return Utils.emptyOpContext(r1, r2);
  }
  prefixLength(re2) {
    return re2.prefix.length;
  }
};
var MachineInput = class {
  static fromUTF8(bytes, start2 = 0, end = bytes.length) {
    return new MachineUTF8Input(bytes, start2, end);
  }
  static fromUTF16(charSequence, start2 = 0, end = void 0) {
    Utils.checkInput(charSequence);
    return new MachineUTF16Input(charSequence, start2, end ?? charSequence.length);
  }
};
var Matcher = class Matcher2 {
  /**
  * V8 and WebKit have historical hard limits on the number of arguments
  * that can be passed to a function. We cap replacer arguments to prevent
  * Call Stack Overflow (DoS) vulnerabilities on massive ASTs.
  */
  static MAX_REPLACER_ARGS = 65535;
  /**
  * Quotes '\' and '$' in {@code s}, so that the returned string could be used in
  * {@link #appendReplacement} as a literal replacement of {@code s}.
  *
  * @param {string} str the string to be quoted
  * @param {boolean} [javaMode=false] whether the replacement will be used in javaMode
  * @returns {string} the quoted string
  */
  static quoteReplacement(str, javaMode = false) {
    if (javaMode) {
      if (str.indexOf("\\") < 0 && str.indexOf("$") < 0) return str;
      return str.split("").map((s) => {
        const c = s.codePointAt(0);
        if (c === Codepoint.CODES["\\"] || c === Codepoint.CODES["$"]) return `\\${s}`;
        return s;
      }).join("");
    }
    if (str.indexOf("$") < 0) return str;
    return str.split("").map((s) => {
      if (s.codePointAt(0) === Codepoint.CODES["$"]) return "$$";
      return s;
    }).join("");
  }
  /**
  *
  * @param {import('./index.js').RE2JS} pattern
  * @param {string|number[]|Uint8Array|MatcherInputBase} input
  */
  constructor(pattern2, input) {
    if (pattern2 === null) throw new Error("pattern is null");
    this.patternInput = pattern2;
    const re2 = this.patternInput.re2();
    this.patternGroupCount = re2.numberOfCapturingGroups();
    this.groups = [];
    this.namedGroups = re2.namedGroups;
    this.hasNamedGroups = Object.keys(this.namedGroups).length > 0;
    this.numberOfInstructions = re2.numberOfInstructions();
    this.lookbehindState = null;
    if (input instanceof MatcherInputBase) this.resetMatcherInput(input);
    else if (Utils.isByteArray(input)) this.resetMatcherInput(MatcherInput.utf8(input));
    else this.resetMatcherInput(MatcherInput.utf16(input));
  }
  /**
  * Returns the {@code RE2JS} associated with this {@code Matcher}.
  * @returns {import('./index.js').RE2JS}
  */
  pattern() {
    return this.patternInput;
  }
  /**
  * Resets the {@code Matcher}, rewinding input and discarding any match information.
  *
  * @returns {Matcher} the {@code Matcher} itself, for chained method calls
  */
  reset() {
    this.matcherInputLength = this.matcherInput.length();
    this.appendPos = 0;
    this.hasMatch = false;
    this.hasGroups = false;
    this.anchorFlag = 0;
    return this;
  }
  /**
  * Resets the {@code Matcher} and changes the input.
  * @param {string|number[]|Uint8Array|MatcherInputBase} input
  * @returns {Matcher} the {@code Matcher} itself, for chained method calls
  */
  resetMatcherInput(input) {
    if (input === null) throw new Error("input is null");
    if (!(input instanceof MatcherInputBase)) {
      if (Utils.isByteArray(input)) input = MatcherInput.utf8(input);
      else input = MatcherInput.utf16(input);
    }
    this.matcherInput = input;
    if (this.lookbehindState !== null) this.lookbehindState.reset();
    else this.lookbehindState = this.patternInput.re2().createLookbehindState();
    this.reset();
    return this;
  }
  /**
  * Returns the start of the named group of the most recent match, or -1 if the group was not
  * matched.
  * @param {string|number} [group=0]
  * @returns {number}
  */
  start(group = 0) {
    if (typeof group === "string") {
      const groupInt = this.namedGroups[group];
      if (!Number.isFinite(groupInt)) throw new RE2JSGroupException(`group '${group}' not found`);
      group = groupInt;
    }
    this.loadGroup(group);
    return this.groups[2 * group];
  }
  /**
  * Returns the end of the named group of the most recent match, or -1 if the group was not
  * matched.
  * @param {string|number} [group=0]
  * @returns {number}
  */
  end(group = 0) {
    if (typeof group === "string") {
      const groupInt = this.namedGroups[group];
      if (!Number.isFinite(groupInt)) throw new RE2JSGroupException(`group '${group}' not found`);
      group = groupInt;
    }
    this.loadGroup(group);
    return this.groups[2 * group + 1];
  }
  /**
  * Returns the program size of this pattern.
  *
  * <p>
  * Similar to the C++ implementation, the program size is a very approximate measure of a regexp's
  * "cost". Larger numbers are more expensive than smaller numbers.
  * </p>
  *
  * @returns {number} the program size of this pattern
  */
  programSize() {
    return this.numberOfInstructions;
  }
  /**
  * Returns the named group of the most recent match, or {@code null} if the group was not matched.
  * @param {string|number} [group=0]
  * @returns {string|null}
  */
  group(group = 0) {
    if (typeof group === "string") {
      const groupInt = this.namedGroups[group];
      if (!Number.isFinite(groupInt)) throw new RE2JSGroupException(`group '${group}' not found`);
      group = groupInt;
    }
    const start2 = this.start(group);
    const end = this.end(group);
    if (start2 < 0 && end < 0) return null;
    return this.substring(start2, end);
  }
  /**
  * Returns a dictionary map of all named capturing groups and their matched values.
  * If a group was not matched, its value will be `null`.
  * @returns {Record<string, string|null>}
  */
  getNamedGroups() {
    if (!this.hasMatch) throw new RE2JSGroupException("perhaps no match attempted");
    const result = /* @__PURE__ */ Object.create(null);
    for (const name of Object.keys(this.namedGroups)) result[name] = this.group(name);
    return result;
  }
  /**
  * Returns the number of subgroups in this pattern.
  *
  * @returns {number} the number of subgroups; the overall match (group 0) does not count
  */
  groupCount() {
    return this.patternGroupCount;
  }
  /**
  * Helper: finds subgroup information if needed for group.
  * @param {number} group
  * @private
  */
  loadGroup(group) {
    if (!Number.isInteger(group) || group < 0 || group > this.patternGroupCount) throw new RE2JSGroupException(`Group index out of bounds: ${group}`);
    if (!this.hasMatch) throw new RE2JSGroupException("perhaps no match attempted");
    if (group === 0 || this.hasGroups) return;
    const end = this.matcherInputLength;
    const res = this.patternInput.re2().matchMachineInput(this.matcherInput, this.groups[0], end, this.anchorFlag, 1 + this.patternGroupCount, this.lookbehindState);
    if (!res[0]) throw new RE2JSGroupException("inconsistency in matching group data");
    this.groups = res[1];
    this.hasGroups = true;
  }
  /**
  * Matches the entire input against the pattern (anchored start and end). If there is a match,
  * {@code matches} sets the match state to describe it.
  *
  * @returns {boolean} true if the entire input matches the pattern
  */
  matches() {
    return this.genMatch(0, RE2Flags.ANCHOR_BOTH);
  }
  /**
  * Matches the beginning of input against the pattern (anchored start). If there is a match,
  * {@code lookingAt} sets the match state to describe it.
  *
  * @returns {boolean} true if the beginning of the input matches the pattern
  */
  lookingAt() {
    return this.genMatch(0, RE2Flags.ANCHOR_START);
  }
  /**
  * Matches the input against the pattern (unanchored), starting at a specified position. If there
  * is a match, {@code find} sets the match state to describe it.
  *
  * @param {number|null} [start=null] the input position where the search begins
  * @returns {boolean} if it finds a match
  * @throws IndexOutOfBoundsException if start is not a valid input position
  */
  find(start2 = null) {
    if (start2 !== null) {
      if (!Number.isInteger(start2) || start2 < 0 || start2 > this.matcherInputLength) throw new RE2JSGroupException(`start index out of bounds: ${start2}`);
      this.reset();
      return this.genMatch(start2, 0);
    }
    start2 = 0;
    if (this.hasMatch) {
      start2 = this.groups[1];
      if (this.groups[0] === this.groups[1]) {
        const r = (this.matcherInput.isUTF16Encoding() ? MachineInput.fromUTF16(this.matcherInput.asCharSequence(), 0, this.matcherInputLength) : MachineInput.fromUTF8(this.matcherInput.asBytes(), 0, this.matcherInputLength)).step(start2);
        if (r < 0) start2++;
        else start2 += r & 7;
      }
    }
    return this.genMatch(start2, RE2Flags.UNANCHORED);
  }
  /**
  * Helper: does match starting at start, with RE2 anchor flag.
  * @param {number} startByte
  * @param {number} anchor
  * @returns {boolean}
  * @private
  */
  genMatch(startByte, anchor) {
    const res = this.patternInput.re2().matchMachineInput(this.matcherInput, startByte, this.matcherInputLength, anchor, 1, this.lookbehindState);
    if (!res[0]) {
      this.hasMatch = false;
      return false;
    }
    this.groups = res[1];
    this.hasMatch = true;
    this.hasGroups = this.patternGroupCount === 0;
    this.anchorFlag = anchor;
    return true;
  }
  /**
  * Helper: return substring for [start, end).
  * @param {number} start
  * @param {number} end
  * @returns {string}
  */
  substring(start2, end) {
    if (this.matcherInput.isUTF8Encoding()) return Utils.utf8ByteArrayToString(this.matcherInput.asBytes().slice(start2, end));
    return this.matcherInput.asCharSequence().substring(start2, end).toString();
  }
  /**
  * Helper for Pattern: return input length.
  * @returns {number}
  */
  inputLength() {
    return this.matcherInputLength;
  }
  /**
  * Appends to result two strings: the text from the append position up to the beginning of the
  * most recent match, and then the replacement with submatch groups substituted for references to
  * them. It advances the append position to where the most recent match ended.
  *
  * By default the replacement is expanded as by String.prototype.replace (see
  * appendReplacementInternalJs). In Java mode it follows re2j / java.util.regex: $n takes as
  * many digits as still form a valid group number, ${name} is a named group, and a backslash
  * escapes the next character (so "\\$" in a JS string literal inserts a literal $).
  *
  * @param {string} replacement the replacement string
  * @param {boolean} [javaMode=false] activate java mode (different behaviour for capture groups and special characters)
  * @returns {string}
  * @throws IllegalStateException if there was no most recent match
  * @throws IndexOutOfBoundsException in Java mode, if replacement refers to an invalid group
  * @private
  */
  appendReplacement(replacement, javaMode = false) {
    let res = "";
    const s = this.start();
    const e = this.end();
    if (this.appendPos < s) res += this.substring(this.appendPos, s);
    this.appendPos = e;
    res += javaMode ? this.appendReplacementInternalJava(replacement) : this.appendReplacementInternalJs(replacement);
    return res;
  }
  /**
  * @param {string} replacement - the replacement string
  * @returns {string}
  * @private
  */
  appendReplacementInternalJava(replacement) {
    let res = "";
    let last = 0;
    const m = replacement.length;
    let i = 0;
    while (i < m) {
      const cCode = replacement.codePointAt(i);
      if (cCode === Codepoint.CODES["\\"]) {
        if (last < i) res += replacement.substring(last, i);
        i++;
        if (i >= m) throw new RE2JSGroupException("character to be escaped is missing");
        last = i;
        i++;
        continue;
      }
      if (cCode === Codepoint.CODES["$"]) {
        if (last < i) res += replacement.substring(last, i);
        if (i + 1 >= m) throw new RE2JSGroupException("Illegal group reference: group index is missing");
        const nextCode = replacement.codePointAt(i + 1);
        if (Codepoint.CODES["0"] <= nextCode && nextCode <= Codepoint.CODES["9"]) {
          let n = nextCode - Codepoint.CODES["0"];
          let j = i + 2;
          for (; j < m; j++) {
            const digit = replacement.codePointAt(j);
            if (digit < Codepoint.CODES["0"] || digit > Codepoint.CODES["9"] || n * 10 + digit - Codepoint.CODES["0"] > this.patternGroupCount) break;
            n = n * 10 + digit - Codepoint.CODES["0"];
          }
          if (n > this.patternGroupCount) throw new RE2JSGroupException(`n > number of groups: ${n}`);
          const group = this.group(n);
          if (group !== null) res += group;
          i = j;
          last = i;
        } else if (nextCode === Codepoint.CODES["{"]) {
          let j = i + 2;
          while (j < m && replacement.codePointAt(j) !== Codepoint.CODES["}"]) j++;
          if (j >= m) throw new RE2JSGroupException("named capture group is missing trailing '}'");
          const groupName = replacement.substring(i + 2, j);
          const groupVal = this.group(groupName);
          if (groupVal !== null) res += groupVal;
          i = j + 1;
          last = i;
        } else throw new RE2JSGroupException("Illegal group reference");
        continue;
      }
      i++;
    }
    if (last < m) res += replacement.substring(last, m);
    return res;
  }
  /**
  * Expands |replacement| for the current match by the rules of String.prototype.replace
  * (ECMAScript GetSubstitution): $$ is "$", $& the match, $` the text before it, $' the text
  * after it, $n and $nn a group (two digits only when they form a valid group number, so with
  * one group "$10" is group 1 then "0"; an unmatched group is empty), and $<name> a named group
  * (empty when no such group), only when the pattern has named groups. Anything else, such as
  * "$0" or "$<" without a closing ">", is kept as is.
  * @param {string} replacement - the replacement string
  * @returns {string}
  * @private
  */
  appendReplacementInternalJs(replacement) {
    const isDigit = (c) => c >= 48 && c <= 57;
    const groupCount = this.patternGroupCount;
    let res = "";
    let i = 0;
    while (i < replacement.length) {
      const dollar = replacement.indexOf("$", i);
      if (dollar < 0) break;
      res += replacement.substring(i, dollar);
      i = dollar;
      const c = replacement.charCodeAt(i + 1);
      if (c === Codepoint.CODES["$"]) {
        res += "$";
        i += 2;
      } else if (c === Codepoint.CODES["&"]) {
        res += this.group(0);
        i += 2;
      } else if (c === Codepoint.CODES["`"]) {
        res += this.substring(0, this.start(0));
        i += 2;
      } else if (c === Codepoint.CODES["'"]) {
        res += this.substring(this.end(0), this.matcherInputLength);
        i += 2;
      } else if (isDigit(c)) {
        let digits = 1;
        let index = c - 48;
        const c2 = replacement.charCodeAt(i + 2);
        if (isDigit(c2) && index * 10 + c2 - 48 <= groupCount) {
          digits = 2;
          index = index * 10 + c2 - 48;
        }
        if (index >= 1 && index <= groupCount) {
          const group = this.group(index);
          if (group !== null) res += group;
        } else res += replacement.substring(i, i + 1 + digits);
        i += 1 + digits;
      } else if (c === Codepoint.CODES["<"] && this.hasNamedGroups) {
        const gt = replacement.indexOf(">", i + 2);
        if (gt < 0) {
          res += "$<";
          i += 2;
        } else {
          const name = replacement.substring(i + 2, gt);
          if (Object.hasOwn(this.namedGroups, name)) {
            const group = this.group(name);
            if (group !== null) res += group;
          }
          i = gt + 1;
        }
      } else {
        res += "$";
        i += 1;
      }
    }
    return res + replacement.substring(i);
  }
  /**
  * Return the substring of the input from the append position to the end of the
  * input.
  * @returns {string}
  */
  appendTail() {
    return this.substring(this.appendPos, this.matcherInputLength);
  }
  /**
  * Returns the input with all matches replaced by {@code replacement}, interpreted as for
  * {@code appendReplacement}.
  *
  * @param {string|((...args: any[]) => string)} replacement - the replacement string or a replacer function
  * @param {boolean} [javaMode=false] - activate java mode (different behaviour for capture groups and special characters)
  * @returns {string} the input string with the matches replaced
  * @throws IndexOutOfBoundsException if replacement refers to an invalid group and javaMode is true
  */
  replaceAll(replacement, javaMode = false) {
    return this.replace(replacement, true, javaMode);
  }
  /**
  * Returns the input with the first match replaced by {@code replacement}, interpreted as for
  * {@code appendReplacement}.
  *
  * @param {string|((...args: any[]) => string)} replacement - the replacement string or a replacer function
  * @param {boolean} [javaMode=false] - activate java mode (different behaviour for capture groups and special characters)
  * @returns {string} the input string with the first match replaced
  * @throws IndexOutOfBoundsException if replacement refers to an invalid group and javaMode is true
  */
  replaceFirst(replacement, javaMode = false) {
    return this.replace(replacement, false, javaMode);
  }
  /**
  * Helper: replaceAll/replaceFirst hybrid.
  * @param {string|((...args: any[]) => string)} replacement - the replacement string or a replacer function
  * @param {boolean} [all=true] - replace all matches
  * @param {boolean} [javaMode=false] - activate java mode (different behaviour for capture groups and special characters)
  * @returns {string}
  * @private
  */
  replace(replacement, all = true, javaMode = false) {
    let res = "";
    this.reset();
    const isFunc = typeof replacement === "function";
    let originalInput = null;
    if (isFunc) {
      if (this.groupCount() >= Matcher2.MAX_REPLACER_ARGS) throw new RE2JSGroupException("Too many capture groups to safely invoke replacer function");
      originalInput = this.matcherInput.isUTF8Encoding() ? this.matcherInput.asBytes() : this.matcherInput.asCharSequence();
    }
    while (this.find()) {
      res += isFunc ? this.appendReplacementFunc(replacement, originalInput) : this.appendReplacement(replacement, javaMode);
      if (!all) break;
    }
    res += this.appendTail();
    return res;
  }
  /**
  * Evaluates a replacer function for the current match and appends the result,
  * along with any un-matched preceding text, advancing the append position.
  * @param {Function} replacer - the replacer function
  * @param {string|Uint8Array|number[]} originalInput - the cached original input reference
  * @returns {string} the evaluated string to append
  * @private
  */
  appendReplacementFunc(replacer, originalInput) {
    let res = "";
    const s = this.start();
    const e = this.end();
    if (this.appendPos < s) res += this.substring(this.appendPos, s);
    this.appendPos = e;
    const args = this.matchArray();
    args.push(s, originalInput);
    if (this.hasNamedGroups) args.push(this.namedGroupsObject());
    res += String(replacer(...args));
    return res;
  }
  /**
  * The match and its groups, as the elements of a JS RegExpExecArray: undefined for a group that
  * did not take part in the match. Used by exec(), matchAll() and replacer functions.
  * @returns {Array<string|undefined>}
  * @private
  */
  matchArray() {
    const result = [this.group(0)];
    for (let i = 1; i <= this.patternGroupCount; i++) {
      const group = this.group(i);
      result.push(group === null ? void 0 : group);
    }
    return result;
  }
  /**
  * The named groups, as the groups property of a JS RegExpExecArray: an object without a
  * prototype mapping each name to its group (undefined when it did not take part in the match),
  * or undefined when the pattern has no named groups.
  * @returns {Record<string, string|undefined>|undefined}
  * @private
  */
  namedGroupsObject() {
    if (!this.hasNamedGroups) return;
    const result = this.getNamedGroups();
    for (const name in result) if (result[name] === null) result[name] = void 0;
    return result;
  }
};
var Inst = class Inst2 {
  static ALT = 1;
  static ALT_MATCH = 2;
  static CAPTURE = 3;
  static EMPTY_WIDTH = 4;
  static FAIL = 5;
  static MATCH = 6;
  static NOP = 7;
  static RUNE = 8;
  static RUNE1 = 9;
  static RUNE_ANY = 10;
  static RUNE_ANY_NOT_NL = 11;
  static LB_WRITE = 12;
  static LB_CHECK = 13;
  static isRuneOp(op) {
    return Inst2.RUNE <= op && op <= Inst2.RUNE_ANY_NOT_NL;
  }
  static escapeRunes(runes) {
    let out = '"';
    for (let rune of runes) out += Utils.escapeRune(rune);
    out += '"';
    return out;
  }
  constructor(op) {
    this.op = op;
    this.out = 0;
    this.arg = 0;
    this.runes = /* @__PURE__ */ new Int32Array(0);
    this.next = null;
  }
  matchRune(r) {
    if (this.runes.length === 1) {
      const r0 = this.runes[0];
      if ((this.arg & RE2Flags.FOLD_CASE) !== 0) return Unicode.equalsIgnoreCase(r0, r);
      return r === r0;
    }
    const len = this.runes.length;
    if (len === 0) return false;
    if (len === 2 || len === 4 || len === 6 || len === 8) {
      for (let j = 0; j < len; j += 2) {
        if (r < this.runes[j]) return false;
        if (r <= this.runes[j + 1]) return true;
      }
      return false;
    }
    let base2 = 0;
    let n = len >> 1;
    while (n > 1) {
      const half = n >> 1;
      base2 += this.runes[base2 + half << 1] <= r ? half : 0;
      n -= half;
    }
    base2 += this.runes[base2 << 1] <= r ? 1 : 0;
    const m = base2 - 1;
    return m >= 0 && r <= this.runes[m << 1 | 1];
  }
  matchRunePos(r) {
    if (this.runes.length === 1) {
      const r0 = this.runes[0];
      if ((this.arg & RE2Flags.FOLD_CASE) !== 0) return Unicode.equalsIgnoreCase(r0, r) ? 0 : -1;
      return r === r0 ? 0 : -1;
    }
    const len = this.runes.length;
    if (len === 0) return -1;
    if (len === 2 || len === 4 || len === 6 || len === 8) {
      for (let j = 0; j < len; j += 2) {
        if (r < this.runes[j]) return -1;
        if (r <= this.runes[j + 1]) return Math.floor(j / 2);
      }
      return -1;
    }
    let base2 = 0;
    let n = len >> 1;
    while (n > 1) {
      const half = n >> 1;
      base2 += this.runes[base2 + half << 1] <= r ? half : 0;
      n -= half;
    }
    base2 += this.runes[base2 << 1] <= r ? 1 : 0;
    const m = base2 - 1;
    return m >= 0 && r <= this.runes[m << 1 | 1] ? m : -1;
  }
  /**
  *
  * @returns {string}
  */
  toString() {
    switch (this.op) {
      case Inst2.ALT:
        return `alt -> ${this.out}, ${this.arg}`;
      case Inst2.ALT_MATCH:
        return `altmatch -> ${this.out}, ${this.arg}`;
      case Inst2.CAPTURE:
        return `cap ${this.arg} -> ${this.out}`;
      case Inst2.EMPTY_WIDTH:
        return `empty ${this.arg} -> ${this.out}`;
      case Inst2.MATCH:
        return `match${this.arg !== 0 ? ` ${this.arg}` : ""}`;
      case Inst2.FAIL:
        return "fail";
      case Inst2.NOP:
        return `nop -> ${this.out}`;
      case Inst2.LB_WRITE:
        return `lbwrite ${this.arg} -> ${this.out}`;
      case Inst2.LB_CHECK:
        return `lbcheck ${this.arg} -> ${this.out}`;
      case Inst2.RUNE:
        if (this.runes === null) return "rune <null>";
        return [
          "rune ",
          Inst2.escapeRunes(this.runes),
          (this.arg & RE2Flags.FOLD_CASE) !== 0 ? "/i" : "",
          " -> ",
          this.out
        ].join("");
      case Inst2.RUNE1:
        return `rune1 ${Inst2.escapeRunes(this.runes)} -> ${this.out}`;
      case Inst2.RUNE_ANY:
        return `any -> ${this.out}`;
      case Inst2.RUNE_ANY_NOT_NL:
        return `anynotnl -> ${this.out}`;
      default:
        throw new Error("unhandled case in Inst.toString");
    }
  }
};
var Queue = class Queue2 {
  constructor(numInst) {
    this.sparse = new Int32Array(numInst);
    this.densePcs = new Int32Array(numInst);
    this.denseCaps = null;
    this.size = 0;
    this.ncap = 0;
    this.mainThreads = 0;
  }
  static INITIAL_THREADS = 32;
  init(ncap) {
    this.ncap = ncap;
    const needed = Math.min(this.densePcs.length, Queue2.INITIAL_THREADS) * ncap;
    if (!this.denseCaps || this.denseCaps.length < needed) this.denseCaps = new Int32Array(needed);
  }
  growCaps(needed) {
    const limit = this.densePcs.length * this.ncap;
    const grown = new Int32Array(Math.min(limit, Math.max(needed, 2 * this.denseCaps.length)));
    grown.set(this.denseCaps);
    this.denseCaps = grown;
  }
  contains(pc) {
    const j = this.sparse[pc];
    return j < this.size && this.densePcs[j] === pc;
  }
  isEmpty() {
    return this.size === 0;
  }
  add(pc) {
    const j = this.size++;
    this.sparse[pc] = j;
    this.densePcs[j] = pc;
    return j;
  }
  clear() {
    this.size = 0;
    this.mainThreads = 0;
  }
  toString() {
    let out = "{";
    for (let i = 0; i < this.size; i++) {
      if (i !== 0) out += ", ";
      out += this.densePcs[i];
    }
    out += "}";
    return out;
  }
};
var LookbehindState = class {
  constructor(prog) {
    this.pos = -1;
    this.pcs = new Int32Array(prog.numInst());
    this.size = 0;
    this.lbTable = new Int32Array(prog.numLb + 1);
  }
  reset() {
    this.pos = -1;
    this.size = 0;
  }
};
var Machine = class Machine2 {
  static fromRE2(re2) {
    const m = new Machine2();
    m.prog = re2.prog;
    m.re2 = re2;
    m.q0 = new Queue(m.prog.numInst());
    m.q1 = new Queue(m.prog.numInst());
    m.addStack = new Int32Array(2 * (m.prog.numInst() + 1));
    m.matched = false;
    m.matchcap = new Int32Array(m.prog.numCap < 2 ? 2 : m.prog.numCap);
    m.ncap = 0;
    return m;
  }
  constructor() {
    this.prog = null;
    this.re2 = null;
    this.q0 = null;
    this.q1 = null;
    this.addStack = null;
    this.matched = false;
    this.matchcap = null;
    this.ncap = 0;
    this.lbTable = null;
  }
  init(ncap) {
    this.ncap = ncap;
    if (ncap > this.matchcap.length) this.matchcap = new Int32Array(ncap).fill(-1);
    else this.matchcap.fill(-1);
    this.q0.init(ncap);
    this.q1.init(ncap);
    if (this.prog.numLb > 0) {
      if (!this.lbTable || this.lbTable.length < this.prog.numLb + 1) this.lbTable = new Int32Array(this.prog.numLb + 1);
      this.lbTable.fill(-1);
    }
  }
  submatches() {
    if (this.ncap === 0) return Utils.emptyInts();
    return Utils.toArray(this.matchcap.subarray(0, this.ncap));
  }
  match(input, pos, anchor, lbState = null) {
    const startCond = this.re2.cond;
    if (startCond === Utils.EMPTY_ALL) return false;
    if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return false;
    this.matched = false;
    this.matchcap.fill(-1);
    const hasLookbehinds = this.prog.numLb > 0;
    const matchStartPos = pos;
    let currentPos = pos;
    let resumeLookbehinds = false;
    if (hasLookbehinds) {
      if (lbState !== null && lbState.pos >= 0 && lbState.pos <= pos) {
        currentPos = lbState.pos;
        resumeLookbehinds = true;
      } else currentPos = 0;
    }
    let saveLookbehinds = hasLookbehinds && lbState !== null;
    let runq = this.q0;
    let nextq = this.q1;
    let r = input.step(currentPos);
    let rune = r >> 3;
    let width2 = r & 7;
    let rune1 = -1;
    let width1 = 0;
    if (r !== MachineInputBase.EOF()) {
      r = input.step(currentPos + width2);
      rune1 = r >> 3;
      width1 = r & 7;
    }
    let flag;
    if (currentPos === 0) flag = Utils.emptyOpContext(-1, rune);
    else flag = input.context(currentPos);
    if (hasLookbehinds) {
      if (resumeLookbehinds) this.restoreLookbehinds(lbState, runq, flag);
      else this.spawnLookbehinds(runq, currentPos, flag);
    }
    while (true) {
      if (runq.mainThreads === 0) {
        if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 && currentPos !== 0) break;
        if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && currentPos !== 0) break;
        if (this.matched) break;
        if (this.prog.numLb === 0 && runq.isEmpty() && !(this.re2.prefix.length === 0) && rune1 !== this.re2.prefixRune && input.canCheckPrefix()) {
          const advance = input.index(this.re2, currentPos);
          if (advance < 0) break;
          currentPos += advance;
          r = input.step(currentPos);
          rune = r >> 3;
          width2 = r & 7;
          r = input.step(currentPos + width2);
          rune1 = r >> 3;
          width1 = r & 7;
          flag = input.context(currentPos);
        }
      }
      if (currentPos >= matchStartPos) {
        if (saveLookbehinds) {
          this.saveLookbehinds(lbState, runq, currentPos);
          saveLookbehinds = false;
        }
        if (!this.matched && (currentPos === 0 || anchor === RE2Flags.UNANCHORED)) {
          if (this.ncap > 0) this.matchcap[0] = currentPos;
          this.add(runq, this.prog.start, currentPos, this.matchcap, 0, flag);
        }
      }
      const nextPos = currentPos + width2;
      flag = input.context(nextPos);
      this.step(runq, nextq, currentPos, nextPos, rune, flag, anchor, currentPos === input.endPos());
      if (width2 === 0) break;
      if (this.ncap === 0 && this.matched) break;
      currentPos += width2;
      rune = rune1;
      width2 = width1;
      if (rune !== -1) {
        r = input.step(currentPos + width2);
        rune1 = r >> 3;
        width1 = r & 7;
      }
      const tmpq = runq;
      runq = nextq;
      nextq = tmpq;
    }
    runq.clear();
    nextq.clear();
    return this.matched;
  }
  matchSet(input, pos, anchor) {
    const startCond = this.re2.cond;
    if (startCond === Utils.EMPTY_ALL) return [];
    if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return [];
    let currentPos = this.prog.numLb > 0 ? 0 : pos;
    let matchStartPos = pos;
    let runq = this.q0;
    let nextq = this.q1;
    let r = input.step(currentPos);
    let rune = r >> 3;
    let width2 = r & 7;
    let rune1 = -1;
    let width1 = 0;
    if (r !== MachineInputBase.EOF()) {
      r = input.step(currentPos + width2);
      rune1 = r >> 3;
      width1 = r & 7;
    }
    let flag = currentPos === 0 ? Utils.emptyOpContext(-1, rune) : input.context(currentPos);
    const matches = /* @__PURE__ */ new Set();
    if (this.prog.numLb > 0) this.spawnLookbehinds(runq, currentPos, flag);
    while (true) {
      if (runq.mainThreads === 0) {
        if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 && currentPos !== 0) break;
        if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && currentPos !== 0) break;
      }
      if (currentPos === 0 || anchor === RE2Flags.UNANCHORED) {
        if (currentPos >= matchStartPos) this.add(runq, this.prog.start, currentPos, this.matchcap, 0, flag);
      }
      const nextPos = currentPos + width2;
      flag = input.context(nextPos);
      for (let j = 0; j < runq.size; j++) {
        const pc = runq.densePcs[j];
        const i = this.prog.inst[pc];
        const capOffset = j * this.ncap;
        let add = false;
        switch (i.op) {
          case Inst.MATCH:
            if (anchor === RE2Flags.ANCHOR_BOTH && currentPos !== input.endPos()) break;
            matches.add(i.arg);
            break;
          case Inst.RUNE:
            add = i.matchRune(rune);
            break;
          case Inst.RUNE1:
            add = rune === i.runes[0];
            break;
          case Inst.RUNE_ANY:
            add = true;
            break;
          case Inst.RUNE_ANY_NOT_NL:
            add = rune !== 10;
            break;
          default:
            continue;
        }
        if (add) this.add(nextq, i.out, nextPos, runq.denseCaps, capOffset, flag);
      }
      runq.clear();
      if (width2 === 0) break;
      currentPos += width2;
      rune = rune1;
      width2 = width1;
      if (rune !== -1) {
        r = input.step(currentPos + width2);
        rune1 = r >> 3;
        width1 = r & 7;
      }
      const tmpq = runq;
      runq = nextq;
      nextq = tmpq;
    }
    nextq.clear();
    return Array.from(matches).sort((a, b) => a - b);
  }
  step(runq, nextq, pos, nextPos, c, nextCond, anchor, atEnd) {
    const longest7 = this.re2.longest;
    for (let j = 0; j < runq.size; j++) {
      const pc = runq.densePcs[j];
      const capOffset = j * this.ncap;
      if (longest7 && this.matched && this.ncap > 0 && this.matchcap[0] < runq.denseCaps[capOffset]) continue;
      const i = this.prog.inst[pc];
      let add = false;
      switch (i.op) {
        case Inst.MATCH:
          if (anchor === RE2Flags.ANCHOR_BOTH && !atEnd) break;
          if (this.ncap > 0 && (!longest7 || !this.matched || this.matchcap[1] < pos)) {
            runq.denseCaps[capOffset + 1] = pos;
            for (let k = 0; k < this.ncap; k++) this.matchcap[k] = runq.denseCaps[capOffset + k];
          }
          if (!longest7) runq.size = 0;
          this.matched = true;
          break;
        case Inst.RUNE:
          add = i.matchRune(c);
          break;
        case Inst.RUNE1:
          add = c === i.runes[0];
          break;
        case Inst.RUNE_ANY:
          add = true;
          break;
        case Inst.RUNE_ANY_NOT_NL:
          add = c !== 10;
          break;
        default:
          continue;
      }
      if (add) this.add(nextq, i.out, nextPos, runq.denseCaps, capOffset, nextCond);
    }
    runq.clear();
  }
  spawnLookbehinds(q, pos, flag) {
    for (let i = 0; i < this.prog.lbStarts.length; i++) this.add(q, this.prog.lbStarts[i], pos, this.matchcap, 0, flag);
  }
  restoreLookbehinds(lbState, q, flag) {
    this.lbTable.set(lbState.lbTable);
    for (let j = 0; j < lbState.size; j++) this.add(q, lbState.pcs[j], lbState.pos, this.matchcap, 0, flag);
  }
  saveLookbehinds(lbState, q, pos) {
    let size = 0;
    for (let j = 0; j < q.size; j++) {
      const pc = q.densePcs[j];
      if (this.prog.lbInst[pc] === 1 && Inst.isRuneOp(this.prog.inst[pc].op)) lbState.pcs[size++] = pc;
    }
    lbState.size = size;
    lbState.pos = pos;
    lbState.lbTable.set(this.lbTable);
  }
  add(q, pc, pos, capArray, capOffset, cond) {
    const stk = this.addStack;
    let nstk = 0;
    for (; ; ) {
      while (pc !== 0 && !q.contains(pc)) {
        const d = q.add(pc);
        const inst = this.prog.inst[pc];
        switch (inst.op) {
          case Inst.FAIL:
            pc = 0;
            break;
          case Inst.ALT:
          case Inst.ALT_MATCH:
            stk[nstk++] = inst.arg;
            stk[nstk++] = 0;
            pc = inst.out;
            break;
          case Inst.EMPTY_WIDTH:
            pc = (inst.arg & ~cond) === 0 ? inst.out : 0;
            break;
          case Inst.NOP:
            pc = inst.out;
            break;
          case Inst.CAPTURE:
            if (inst.arg < this.ncap) {
              stk[nstk++] = -inst.arg - 1;
              stk[nstk++] = capArray[capOffset + inst.arg];
              capArray[capOffset + inst.arg] = pos;
            }
            pc = inst.out;
            break;
          case Inst.LB_WRITE:
            this.lbTable[Math.abs(inst.arg)] = pos;
            pc = inst.out;
            break;
          case Inst.LB_CHECK:
            if (inst.arg > 0) pc = this.lbTable[inst.arg] === pos ? inst.out : 0;
            else pc = this.lbTable[-inst.arg] !== pos ? inst.out : 0;
            break;
          case Inst.MATCH:
          case Inst.RUNE:
          case Inst.RUNE1:
          case Inst.RUNE_ANY:
          case Inst.RUNE_ANY_NOT_NL:
            if (this.prog.lbInst[pc] === 0) q.mainThreads++;
            if (this.ncap > 0) {
              const destOffset = d * this.ncap;
              if (destOffset + this.ncap > q.denseCaps.length) q.growCaps(destOffset + this.ncap);
              for (let c = 0; c < this.ncap; c++) q.denseCaps[destOffset + c] = capArray[capOffset + c];
            }
            pc = 0;
            break;
          default:
            throw new RE2JSInternalException("unhandled");
        }
      }
      if (nstk === 0) return;
      nstk -= 2;
      const entry2 = stk[nstk];
      if (entry2 < 0) {
        capArray[capOffset - entry2 - 1] = stk[nstk + 1];
        pc = 0;
      } else pc = entry2;
    }
  }
};
var hashState = (pcs, flag, ids) => {
  let h = -2128831035;
  for (let i = 0; i < pcs.length; i++) {
    h ^= pcs[i];
    h = Math.imul(h, 16777619);
  }
  h ^= flag;
  h = Math.imul(h, 16777619);
  for (let i = 0; i < ids.length; i++) {
    h ^= ids[i];
    h = Math.imul(h, 16777619);
  }
  return h;
};
var arraysEqual = (a, b) => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
var isState = (state, pcs, flag, ids) => state.flag === flag && arraysEqual(state.nfaStates, pcs) && arraysEqual(state.matchIDs, ids);
var NO_IDS = [];
var END_TEXT = -1;
var DFAState = class {
  constructor(nfaStates, flag, matchIDs) {
    this.nfaStates = nfaStates;
    this.flag = flag;
    this.isMatch = (flag & DFA.FLAG_MATCH) !== 0;
    this.matchIDs = matchIDs;
    this.next = null;
    this.nextAnchored = null;
  }
};
var DFA = class DFA2 {
  static FLAG_EMPTY_MASK = 255;
  static FLAG_MATCH = 256;
  static FLAG_LAST_WORD = 512;
  static FLAG_NEED_SHIFT = 16;
  static STATE_OVERHEAD = 150;
  static ARRAY_OVERHEAD = 40;
  static ELEMENT_SIZE = 8;
  static TABLE_OVERHEAD = 48;
  static PROGRESS_PER_STATE = 10;
  constructor(prog, maxMem = 8388608) {
    this.prog = prog;
    this.maxMem = maxMem;
    this.stateCache = /* @__PURE__ */ new Map();
    this.stateCount = 0;
    this.startStates = /* @__PURE__ */ new Map();
    this.failed = false;
    for (let pc = 0; pc < prog.numInst(); pc++) {
      const op = prog.getInst(pc).op;
      if (op === Inst.LB_WRITE || op === Inst.LB_CHECK) {
        this.failed = true;
        break;
      }
    }
    this.computeRuneClasses();
    this.stateBudget = maxMem;
    this.memBudget = maxMem;
  }
  computeRuneClasses() {
    const bounds = /* @__PURE__ */ new Set();
    const addRange = (lo, hi) => {
      bounds.add(lo);
      bounds.add(hi + 1);
    };
    for (let pc = 0; pc < this.prog.numInst(); pc++) {
      const inst = this.prog.getInst(pc);
      switch (inst.op) {
        case Inst.RUNE:
        case Inst.RUNE1:
          if (inst.runes.length === 1) {
            addRange(inst.runes[0], inst.runes[0]);
            if ((inst.arg & RE2Flags.FOLD_CASE) !== 0) for (let f = Unicode.simpleFold(inst.runes[0]); f !== inst.runes[0]; f = Unicode.simpleFold(f)) addRange(f, f);
          } else for (let j = 0; j < inst.runes.length; j += 2) addRange(inst.runes[j], inst.runes[j + 1]);
          break;
        case Inst.RUNE_ANY_NOT_NL:
          addRange(10, 10);
          break;
        case Inst.EMPTY_WIDTH:
          if ((inst.arg & (Utils.EMPTY_BEGIN_LINE | Utils.EMPTY_END_LINE)) !== 0) addRange(10, 10);
          if ((inst.arg & (Utils.EMPTY_WORD_BOUNDARY | Utils.EMPTY_NO_WORD_BOUNDARY)) !== 0) {
            addRange(48, 57);
            addRange(65, 90);
            addRange(95, 95);
            addRange(97, 122);
          }
      }
    }
    bounds.delete(0);
    this.classBounds = Int32Array.from(bounds).sort();
    this.numClasses = this.classBounds.length + 1;
    const latin1Class = new Int32Array(Unicode.MAX_LATIN1 + 1);
    for (let r = 0; r <= Unicode.MAX_LATIN1; r++) latin1Class[r] = this.searchClass(r);
    this.latin1Class = latin1Class;
  }
  runeClass(r) {
    if (r <= Unicode.MAX_LATIN1) return this.latin1Class[r];
    return this.searchClass(r);
  }
  searchClass(r) {
    const bounds = this.classBounds;
    let lo = 0;
    let hi = bounds.length;
    while (lo < hi) {
      const mid = lo + hi >> 1;
      if (bounds[mid] <= r) lo = mid + 1;
      else hi = mid;
    }
    return lo;
  }
  closure(pcs, flag) {
    const closure = /* @__PURE__ */ new Set();
    const stack = Array.from(pcs);
    let needflags = 0;
    while (stack.length > 0) {
      const pc = stack.pop();
      if (pc === 0 || closure.has(pc)) continue;
      closure.add(pc);
      const inst = this.prog.getInst(pc);
      switch (inst.op) {
        case Inst.ALT:
        case Inst.ALT_MATCH:
          stack.push(inst.out);
          stack.push(inst.arg);
          break;
        case Inst.NOP:
        case Inst.CAPTURE:
          stack.push(inst.out);
          break;
        case Inst.EMPTY_WIDTH:
          needflags |= inst.arg;
          if ((inst.arg & ~flag) === 0) stack.push(inst.out);
      }
    }
    return {
      pcs: Array.from(closure).sort((a, b) => a - b),
      needflags
    };
  }
  getState(pcs, flag, ids) {
    const hash = hashState(pcs, flag, ids);
    const cached = this.stateCache.get(hash);
    if (cached instanceof DFAState) {
      if (isState(cached, pcs, flag, ids)) return cached;
    } else if (cached !== void 0) {
      for (let i = 0; i < cached.length; i++) if (isState(cached[i], pcs, flag, ids)) return cached[i];
    }
    const cost = DFA2.stateCost(pcs, ids);
    if (this.memBudget < cost) return null;
    this.memBudget -= cost;
    const state = new DFAState(pcs, flag, ids);
    if (cached === void 0) this.stateCache.set(hash, state);
    else if (cached instanceof DFAState) this.stateCache.set(hash, [cached, state]);
    else cached.push(state);
    this.stateCount++;
    return state;
  }
  static stateCost(pcs, ids) {
    const idsCost = ids.length === 0 ? 0 : DFA2.ARRAY_OVERHEAD + DFA2.ELEMENT_SIZE * ids.length;
    return DFA2.STATE_OVERHEAD + DFA2.ELEMENT_SIZE * pcs.length + idsCost;
  }
  *cachedStates() {
    for (const cached of this.stateCache.values()) if (cached instanceof DFAState) yield cached;
    else yield* cached;
  }
  makeState(pcs, flag, ids) {
    const closure = this.closure(pcs, flag & DFA2.FLAG_EMPTY_MASK);
    let stateFlag = flag;
    if (closure.needflags === 0) stateFlag &= DFA2.FLAG_MATCH;
    stateFlag |= closure.needflags << DFA2.FLAG_NEED_SHIFT;
    return this.getState(closure.pcs, stateFlag, ids);
  }
  allocTable(state, anchor) {
    const size = this.numClasses + 1;
    const cost = DFA2.TABLE_OVERHEAD + DFA2.ELEMENT_SIZE * size;
    if (this.memBudget < cost) return null;
    this.memBudget -= cost;
    const table3 = new Array(size).fill(null);
    if (anchor === RE2Flags.UNANCHORED) state.next = table3;
    else state.nextAnchored = table3;
    return table3;
  }
  clearCache() {
    this.stateCache.clear();
    this.stateCount = 0;
    this.startStates.clear();
    this.memBudget = this.stateBudget;
  }
  resetCache(current) {
    this.clearCache();
    return this.getState(current.nfaStates, current.flag, current.matchIDs);
  }
  step(state, cls, rune, anchor) {
    let table3 = anchor === RE2Flags.UNANCHORED ? state.next : state.nextAnchored;
    if (table3 !== null) {
      const cached = table3[cls];
      if (cached !== null) return cached;
    } else {
      table3 = this.allocTable(state, anchor);
      if (table3 === null) return null;
    }
    const needflag = state.flag >>> DFA2.FLAG_NEED_SHIFT;
    const oldbeforeflag = state.flag & DFA2.FLAG_EMPTY_MASK;
    let beforeflag = oldbeforeflag;
    let afterflag = 0;
    if (rune === 10) {
      beforeflag |= Utils.EMPTY_END_LINE;
      afterflag |= Utils.EMPTY_BEGIN_LINE;
    }
    if (rune === END_TEXT) beforeflag |= Utils.EMPTY_END_LINE | Utils.EMPTY_END_TEXT;
    const islastword = (state.flag & DFA2.FLAG_LAST_WORD) !== 0;
    const isword = rune !== END_TEXT && Utils.isWordRune(rune);
    beforeflag |= isword === islastword ? Utils.EMPTY_NO_WORD_BOUNDARY : Utils.EMPTY_WORD_BOUNDARY;
    let pcs = state.nfaStates;
    if ((beforeflag & ~oldbeforeflag & needflag) !== 0) pcs = this.closure(pcs, beforeflag).pcs;
    const nextPCs = [];
    let ismatch = false;
    let ids = NO_IDS;
    for (let i = 0; i < pcs.length; i++) {
      const inst = this.prog.getInst(pcs[i]);
      if (inst.op === Inst.MATCH) {
        if (!ismatch) {
          ismatch = true;
          ids = [];
        }
        ids.push(inst.arg);
      } else if (rune !== END_TEXT && Inst.isRuneOp(inst.op) && inst.matchRune(rune)) nextPCs.push(inst.out);
    }
    if (ids.length > 1) ids.sort((a, b) => a - b);
    if (anchor === RE2Flags.UNANCHORED && rune !== END_TEXT) nextPCs.push(this.prog.start);
    let flag = afterflag;
    if (ismatch) flag |= DFA2.FLAG_MATCH;
    if (isword) flag |= DFA2.FLAG_LAST_WORD;
    const nextState = this.makeState(nextPCs, flag, ids);
    if (nextState === null) return null;
    table3[cls] = nextState;
    return nextState;
  }
  start(input, pos) {
    const context = input.context(pos);
    let flags;
    if ((context & Utils.EMPTY_BEGIN_TEXT) !== 0) flags = Utils.EMPTY_BEGIN_TEXT | Utils.EMPTY_BEGIN_LINE;
    else if ((context & Utils.EMPTY_BEGIN_LINE) !== 0) flags = Utils.EMPTY_BEGIN_LINE;
    else {
      const r = input.step(pos);
      const nextIsWord = r >= 0 && Utils.isWordRune(r >> 3);
      flags = (context & Utils.EMPTY_WORD_BOUNDARY) !== 0 !== nextIsWord ? DFA2.FLAG_LAST_WORD : 0;
    }
    let state = this.startStates.get(flags);
    if (state === void 0) {
      state = this.makeState([this.prog.start], flags, NO_IDS);
      if (state === null) {
        this.clearCache();
        state = this.makeState([this.prog.start], flags, NO_IDS);
        if (state === null) return null;
      }
      this.startStates.set(flags, state);
    }
    return state;
  }
  stepOrReset(state, cls, rune, anchor, pos, search) {
    let next = this.step(state, cls, rune, anchor);
    if (next !== null) return next;
    if (search.resetPos >= 0 && pos - search.resetPos < DFA2.PROGRESS_PER_STATE * this.stateCount) return null;
    search.resetPos = pos;
    const restored = this.resetCache(state);
    if (restored === null) return null;
    next = this.step(restored, cls, rune, anchor);
    return next;
  }
  run(input, pos, anchor, state, onMatch) {
    const endPos = input.endPos();
    const latin1Class = this.latin1Class;
    const unanchored = anchor === RE2Flags.UNANCHORED;
    const search = { resetPos: -1 };
    let i = pos;
    while (i < endPos) {
      const r = input.step(i);
      const rune = r >> 3;
      const width2 = r & 7;
      if (width2 === 0) break;
      const cls = rune <= Unicode.MAX_LATIN1 ? latin1Class[rune] : this.runeClass(rune);
      let next = unanchored && state.next !== null ? state.next[cls] : null;
      if (next === null) {
        next = this.stepOrReset(state, cls, rune, anchor, i, search);
        if (next === null) return null;
      }
      state = next;
      if (state.isMatch && onMatch(state, false)) return true;
      if (!unanchored && state.nfaStates.length === 0) return false;
      i += width2;
    }
    state = this.stepOrReset(state, this.numClasses, END_TEXT, anchor, i, search);
    if (state === null) return null;
    return state.isMatch && onMatch(state, true);
  }
  match(input, pos, anchor) {
    if (this.failed) return null;
    if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return false;
    const startState = this.start(input, pos);
    if (startState === null) return null;
    return this.run(input, pos, anchor, startState, (state, atEnd) => anchor !== RE2Flags.ANCHOR_BOTH || atEnd);
  }
  matchSet(input, pos, anchor) {
    if (this.failed) return null;
    if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return [];
    const startState = this.start(input, pos);
    if (startState === null) return null;
    const matches = /* @__PURE__ */ new Set();
    const collect = (state, atEnd) => {
      if (anchor !== RE2Flags.ANCHOR_BOTH || atEnd) for (let k = 0; k < state.matchIDs.length; k++) matches.add(state.matchIDs[k]);
      return false;
    };
    if (this.run(input, pos, anchor, startState, collect) === null) return null;
    return Array.from(matches).sort((a, b) => a - b);
  }
};
var VISITED_BITS = 32;
var MAX_BACKTRACK_PROG = 500;
var INITIAL_JOB_CAPACITY = 256;
var MAX_BACKTRACK_VECTOR = 262144;
var BitState = class {
  constructor() {
    this.end = 0;
    this.cap = /* @__PURE__ */ new Int32Array(0);
    this.matchcap = /* @__PURE__ */ new Int32Array(0);
    this.ncap = 0;
    this.jobPc = new Int32Array(INITIAL_JOB_CAPACITY);
    this.jobArg = new Uint8Array(INITIAL_JOB_CAPACITY);
    this.jobPos = new Int32Array(INITIAL_JOB_CAPACITY);
    this.jobLen = 0;
    this.visited = /* @__PURE__ */ new Uint32Array(0);
  }
  reset(prog, end, ncap) {
    this.end = end;
    this.jobLen = 0;
    this.ncap = ncap;
    const visitedSize = prog.numInst() * (end + 1) + VISITED_BITS - 1 >>> 5;
    if (this.visited.length < visitedSize) this.visited = new Uint32Array(visitedSize);
    else this.visited.fill(0, 0, visitedSize);
    if (this.cap.length < ncap) this.cap = new Int32Array(ncap).fill(-1);
    else this.cap.fill(-1, 0, ncap);
    if (this.matchcap.length < ncap) this.matchcap = new Int32Array(ncap).fill(-1);
    else this.matchcap.fill(-1, 0, ncap);
  }
  shouldVisit(pc, pos) {
    const n = pc * (this.end + 1) + pos;
    const idx = n >>> 5;
    const mask = 1 << (n & 31);
    if ((this.visited[idx] & mask) !== 0) return false;
    this.visited[idx] |= mask;
    return true;
  }
  push(re2, pc, pos, arg) {
    if (re2.prog.getInst(pc).op !== Inst.FAIL && (arg || this.shouldVisit(pc, pos))) {
      if (this.jobLen >= this.jobPc.length) {
        const newSize = this.jobPc.length * 2;
        const newPc = new Int32Array(newSize);
        newPc.set(this.jobPc);
        this.jobPc = newPc;
        const newArg = new Uint8Array(newSize);
        newArg.set(this.jobArg);
        this.jobArg = newArg;
        const newPos = new Int32Array(newSize);
        newPos.set(this.jobPos);
        this.jobPos = newPos;
      }
      this.jobPc[this.jobLen] = pc;
      this.jobArg[this.jobLen] = arg ? 1 : 0;
      this.jobPos[this.jobLen] = pos;
      this.jobLen++;
    }
  }
  tryBacktrack(re2, input, pc, pos, anchor) {
    const longest7 = re2.longest;
    this.push(re2, pc, pos, false);
    while (this.jobLen > 0) {
      this.jobLen--;
      let currentPc = this.jobPc[this.jobLen];
      let arg = this.jobArg[this.jobLen] === 1;
      let currentPos = this.jobPos[this.jobLen];
      let skipShouldVisit = true;
      while (true) {
        if (!skipShouldVisit) {
          if (!this.shouldVisit(currentPc, currentPos)) break;
        }
        skipShouldVisit = false;
        const inst = re2.prog.getInst(currentPc);
        switch (inst.op) {
          case Inst.FAIL:
            break;
          case Inst.ALT:
            if (arg) {
              arg = false;
              currentPc = inst.arg;
              continue;
            } else {
              this.push(re2, currentPc, currentPos, true);
              currentPc = inst.out;
              continue;
            }
          case Inst.ALT_MATCH: {
            const outInst = re2.prog.getInst(inst.out);
            if (Inst.isRuneOp(outInst.op)) {
              this.push(re2, inst.arg, currentPos, false);
              currentPc = inst.arg;
              currentPos = this.end;
              continue;
            }
            this.push(re2, inst.out, this.end, false);
            currentPc = inst.out;
            continue;
          }
          case Inst.RUNE: {
            const r = input.step(currentPos);
            if (r === MachineInputBase.EOF()) break;
            if (!inst.matchRune(r >> 3)) break;
            currentPos += r & 7;
            currentPc = inst.out;
            continue;
          }
          case Inst.RUNE1: {
            const r = input.step(currentPos);
            if (r === MachineInputBase.EOF()) break;
            if (r >> 3 !== inst.runes[0]) break;
            currentPos += r & 7;
            currentPc = inst.out;
            continue;
          }
          case Inst.RUNE_ANY_NOT_NL: {
            const r = input.step(currentPos);
            if (r === MachineInputBase.EOF()) break;
            if (r >> 3 === 10) break;
            currentPos += r & 7;
            currentPc = inst.out;
            continue;
          }
          case Inst.RUNE_ANY: {
            const r = input.step(currentPos);
            if (r === MachineInputBase.EOF()) break;
            currentPos += r & 7;
            currentPc = inst.out;
            continue;
          }
          case Inst.CAPTURE:
            if (arg) {
              this.cap[inst.arg] = currentPos;
              break;
            } else {
              if (inst.arg < this.ncap) {
                this.push(re2, currentPc, this.cap[inst.arg], true);
                this.cap[inst.arg] = currentPos;
              }
              currentPc = inst.out;
              continue;
            }
          case Inst.EMPTY_WIDTH: {
            const flag = input.context(currentPos);
            if ((inst.arg & ~flag) !== 0) break;
            currentPc = inst.out;
            continue;
          }
          case Inst.NOP:
            currentPc = inst.out;
            continue;
          case Inst.MATCH: {
            if (anchor === RE2Flags.ANCHOR_BOTH && currentPos !== this.end) break;
            if (this.ncap === 0) return true;
            if (this.ncap > 1) this.cap[1] = currentPos;
            const old = this.matchcap[1];
            if (old === -1 || longest7 && currentPos > 0 && currentPos > old) this.matchcap.set(this.cap);
            if (!longest7) return true;
            if (currentPos === this.end) return true;
            break;
          }
          case Inst.LB_WRITE:
          case Inst.LB_CHECK:
            throw new RE2JSInternalException("Backtracker cannot evaluate Lookbehind instructions");
          default:
            throw new RE2JSInternalException("bad inst");
        }
        break;
      }
    }
    return longest7 && this.matchcap.length > 1 && this.matchcap[1] >= 0;
  }
};
var bitStatePool = [];
var Backtracker = class Backtracker2 {
  static shouldBacktrack(prog) {
    return prog.numInst() <= MAX_BACKTRACK_PROG;
  }
  static maxBitStateLen(prog) {
    if (!Backtracker2.shouldBacktrack(prog)) return 0;
    return Math.floor(MAX_BACKTRACK_VECTOR / prog.numInst());
  }
  static execute(re2, input, pos, anchor, ncap) {
    const startCond = re2.cond;
    if (startCond === Utils.EMPTY_ALL) return null;
    if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return null;
    if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 && pos !== 0) return null;
    const b = bitStatePool.length > 0 ? bitStatePool.pop() : new BitState();
    const end = input.endPos();
    b.reset(re2.prog, end, ncap);
    let matched = false;
    if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 || anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) {
      if (b.ncap > 0) b.cap[0] = pos;
      if (b.tryBacktrack(re2, input, re2.prog.start, pos, anchor)) matched = true;
    } else {
      let width2 = -1;
      for (; pos <= end && width2 !== 0; pos += width2) {
        if (re2.prefix.length > 0) {
          const advance = input.index(re2, pos);
          if (advance < 0) break;
          pos += advance;
        }
        if (b.ncap > 0) b.cap[0] = pos;
        if (b.tryBacktrack(re2, input, re2.prog.start, pos, anchor)) {
          matched = true;
          break;
        }
        const r = input.step(pos);
        width2 = r === MachineInputBase.EOF() ? 0 : r & 7;
      }
    }
    if (!matched) {
      bitStatePool.push(b);
      return null;
    }
    const result = ncap === 0 ? [] : Utils.toArray(b.matchcap.subarray(0, ncap));
    bitStatePool.push(b);
    return result;
  }
};
var QueueOnePass = class {
  constructor(size) {
    this.sparse = new Uint32Array(size);
    this.dense = new Uint32Array(size);
    this.size = 0;
    this.nextIndex = 0;
  }
  empty() {
    return this.nextIndex >= this.size;
  }
  next() {
    return this.dense[this.nextIndex++];
  }
  clear() {
    this.size = 0;
    this.nextIndex = 0;
  }
  contains(u) {
    return u < this.sparse.length && this.sparse[u] < this.size && this.dense[this.sparse[u]] === u;
  }
  insert(u) {
    if (!this.contains(u)) this.insertNew(u);
  }
  insertNew(u) {
    if (u >= this.sparse.length) return;
    this.sparse[u] = this.size;
    this.dense[this.size] = u;
    this.size++;
  }
};
var mergeRuneSets = (leftRunes, rightRunes, leftPC, rightPC) => {
  const leftLen = leftRunes.length;
  const rightLen = rightRunes.length;
  let lx = 0, rx = 0;
  const merged = [];
  const next = [];
  let ok = true;
  let ix = -1;
  const extend = (isLeft) => {
    const newArray = isLeft ? leftRunes : rightRunes;
    const low = isLeft ? lx : rx;
    const pc = isLeft ? leftPC : rightPC;
    if (ix > 0 && newArray[low] <= merged[ix]) return false;
    merged.push(newArray[low], newArray[low + 1]);
    if (isLeft) lx += 2;
    else rx += 2;
    ix += 2;
    next.push(pc);
    return true;
  };
  while (lx < leftLen || rx < rightLen) {
    if (rx >= rightLen) ok = extend(true);
    else if (lx >= leftLen) ok = extend(false);
    else if (rightRunes[rx] < leftRunes[lx]) ok = extend(false);
    else ok = extend(true);
    if (!ok) return null;
  }
  return {
    merged,
    next
  };
};
var OnePassProg = class {
  constructor(prog) {
    this.start = prog.start;
    this.numCap = prog.numCap;
    this.inst = new Array(prog.inst.length);
    for (let i = 0; i < prog.inst.length; i++) {
      const orig = prog.inst[i];
      const inst = new Inst(orig.op);
      inst.out = orig.out;
      inst.arg = orig.arg;
      inst.runes = orig.runes ? new Int32Array(orig.runes) : /* @__PURE__ */ new Int32Array(0);
      inst.next = null;
      this.inst[i] = inst;
    }
  }
};
var onePassCopy = (prog) => {
  const p = new OnePassProg(prog);
  for (let pc = 0; pc < p.inst.length; pc++) {
    const inst = p.inst[pc];
    if (inst.op !== Inst.ALT && inst.op !== Inst.ALT_MATCH) continue;
    let pAOther = "out";
    let pAAlt = "arg";
    let instAlt = p.inst[inst[pAAlt]];
    if (instAlt.op !== Inst.ALT && instAlt.op !== Inst.ALT_MATCH) {
      pAOther = "arg";
      pAAlt = "out";
      instAlt = p.inst[inst[pAAlt]];
      if (instAlt.op !== Inst.ALT && instAlt.op !== Inst.ALT_MATCH) continue;
    }
    const instOther = p.inst[inst[pAOther]];
    if (instOther.op === Inst.ALT || instOther.op === Inst.ALT_MATCH) continue;
    let pBAlt = "out";
    let pBOther = "arg";
    let patch = false;
    if (instAlt.out === pc) patch = true;
    else if (instAlt.arg === pc) {
      patch = true;
      pBAlt = "arg";
      pBOther = "out";
    }
    if (patch) instAlt[pBAlt] = inst[pAOther];
    if (inst[pAOther] === instAlt[pBAlt]) inst[pAAlt] = instAlt[pBOther];
  }
  return p;
};
var makeOnePass = (p) => {
  if (p.inst.length >= 1e3) return null;
  const instQueue = new QueueOnePass(p.inst.length);
  const visitQueue = new QueueOnePass(p.inst.length);
  const onePassRunes = new Array(p.inst.length);
  const m = new Array(p.inst.length).fill(false);
  const check = (pc) => {
    let ok = true;
    const inst = p.inst[pc];
    if (visitQueue.contains(pc)) return true;
    visitQueue.insert(pc);
    switch (inst.op) {
      case Inst.ALT:
      case Inst.ALT_MATCH: {
        ok = check(inst.out) && check(inst.arg);
        let matchOut = m[inst.out];
        let matchArg = m[inst.arg];
        if (matchOut && matchArg) return false;
        if (matchArg) {
          const tempOut = inst.out;
          inst.out = inst.arg;
          inst.arg = tempOut;
          const tempMatch = matchOut;
          matchOut = matchArg;
          matchArg = tempMatch;
        }
        if (matchOut) {
          m[pc] = true;
          inst.op = Inst.ALT_MATCH;
        }
        const leftRunes = onePassRunes[inst.out] || [];
        const rightRunes = onePassRunes[inst.arg] || [];
        const mergeRes = mergeRuneSets(leftRunes, rightRunes, inst.out, inst.arg);
        if (!mergeRes) return false;
        onePassRunes[pc] = new Int32Array(mergeRes.merged);
        inst.next = new Uint32Array(mergeRes.next);
        break;
      }
      case Inst.CAPTURE:
      case Inst.EMPTY_WIDTH:
      case Inst.NOP:
        ok = check(inst.out);
        m[pc] = m[inst.out];
        onePassRunes[pc] = onePassRunes[inst.out] ? new Int32Array(onePassRunes[inst.out]) : /* @__PURE__ */ new Int32Array(0);
        inst.next = new Uint32Array(Math.floor(onePassRunes[pc].length / 2) + 1).fill(inst.out);
        break;
      case Inst.MATCH:
      case Inst.FAIL:
        m[pc] = inst.op === Inst.MATCH;
        break;
      case Inst.RUNE: {
        m[pc] = false;
        if (inst.next && inst.next.length > 0) break;
        instQueue.insert(inst.out);
        if (!inst.runes || inst.runes.length === 0) {
          onePassRunes[pc] = /* @__PURE__ */ new Int32Array(0);
          inst.next = new Uint32Array([inst.out]);
          break;
        }
        let runes = [];
        if (inst.runes.length === 1 && (inst.arg & RE2Flags.FOLD_CASE) !== 0) {
          const r0 = inst.runes[0];
          runes.push(r0, r0);
          for (let r1 = Unicode.simpleFold(r0); r1 !== r0; r1 = Unicode.simpleFold(r1)) runes.push(r1, r1);
          runes.sort((a, b) => a - b);
        } else for (let j = 0; j < inst.runes.length; j++) runes.push(inst.runes[j]);
        onePassRunes[pc] = new Int32Array(runes);
        inst.next = new Uint32Array(Math.floor(runes.length / 2) + 1).fill(inst.out);
        inst.op = Inst.RUNE;
        break;
      }
      case Inst.RUNE1: {
        m[pc] = false;
        if (inst.next && inst.next.length > 0) break;
        instQueue.insert(inst.out);
        let runes = [];
        if ((inst.arg & RE2Flags.FOLD_CASE) !== 0) {
          const r0 = inst.runes[0];
          runes.push(r0, r0);
          for (let r1 = Unicode.simpleFold(r0); r1 !== r0; r1 = Unicode.simpleFold(r1)) runes.push(r1, r1);
          runes.sort((a, b) => a - b);
        } else runes.push(inst.runes[0], inst.runes[0]);
        onePassRunes[pc] = new Int32Array(runes);
        inst.next = new Uint32Array(Math.floor(runes.length / 2) + 1).fill(inst.out);
        inst.op = Inst.RUNE;
        break;
      }
      case Inst.RUNE_ANY:
        m[pc] = false;
        if (inst.next && inst.next.length > 0) break;
        instQueue.insert(inst.out);
        onePassRunes[pc] = new Int32Array([0, Unicode.MAX_RUNE]);
        inst.next = new Uint32Array([inst.out]);
        break;
      case Inst.RUNE_ANY_NOT_NL:
        m[pc] = false;
        if (inst.next && inst.next.length > 0) break;
        instQueue.insert(inst.out);
        onePassRunes[pc] = new Int32Array([
          0,
          9,
          11,
          Unicode.MAX_RUNE
        ]);
        inst.next = new Uint32Array(Math.floor(onePassRunes[pc].length / 2) + 1).fill(inst.out);
    }
    return ok;
  };
  instQueue.clear();
  instQueue.insert(p.start);
  while (!instQueue.empty()) {
    visitQueue.clear();
    if (!check(instQueue.next())) return null;
  }
  for (let i = 0; i < p.inst.length; i++) if (onePassRunes[i]) p.inst[i].runes = onePassRunes[i];
  return p;
};
var cleanupOnePass = (p, original) => {
  for (let ix = 0; ix < original.inst.length; ix++) {
    const instOriginal = original.inst[ix];
    switch (instOriginal.op) {
      case Inst.ALT:
      case Inst.ALT_MATCH:
      case Inst.RUNE:
        break;
      case Inst.CAPTURE:
      case Inst.EMPTY_WIDTH:
      case Inst.NOP:
      case Inst.MATCH:
      case Inst.FAIL:
        p.inst[ix].next = null;
        break;
      case Inst.RUNE1:
      case Inst.RUNE_ANY:
      case Inst.RUNE_ANY_NOT_NL:
        p.inst[ix].next = null;
        p.inst[ix].op = instOriginal.op;
        p.inst[ix].runes = instOriginal.runes ? new Int32Array(instOriginal.runes) : /* @__PURE__ */ new Int32Array(0);
    }
  }
};
var OnePass = class OnePass2 {
  static compile(prog) {
    if (prog.start === 0) return null;
    if (prog.numLb > 0) return null;
    const startInst = prog.inst[prog.start];
    if (startInst.op !== Inst.EMPTY_WIDTH || (startInst.arg & Utils.EMPTY_BEGIN_TEXT) === 0) return null;
    let hasAlt = false;
    for (let i = 0; i < prog.inst.length; i++) if (prog.inst[i].op === Inst.ALT || prog.inst[i].op === Inst.ALT_MATCH) {
      hasAlt = true;
      break;
    }
    for (let i = 0; i < prog.inst.length; i++) {
      const inst = prog.inst[i];
      const opOut = prog.inst[inst.out].op;
      switch (inst.op) {
        case Inst.ALT:
        case Inst.ALT_MATCH:
          if (opOut === Inst.MATCH || prog.inst[inst.arg].op === Inst.MATCH) return null;
          break;
        case Inst.EMPTY_WIDTH:
          if (opOut === Inst.MATCH) {
            if ((inst.arg & Utils.EMPTY_END_TEXT) === Utils.EMPTY_END_TEXT) continue;
            return null;
          }
          break;
        default:
          if (opOut === Inst.MATCH && hasAlt) return null;
      }
    }
    let p = onePassCopy(prog);
    p = makeOnePass(p);
    if (p !== null) cleanupOnePass(p, prog);
    return p;
  }
  static next(inst, r) {
    const nextIdx = inst.matchRunePos(r);
    if (nextIdx >= 0) return inst.next[nextIdx];
    if (inst.op === Inst.ALT_MATCH) return inst.out;
    return 0;
  }
  static execute(re2, input, pos, anchor, ncap) {
    const onepass = re2.onepass;
    if (!onepass) return null;
    const matchcap = new Int32Array(ncap).fill(-1);
    let matched = false;
    let r = input.step(pos);
    let rune = r >> 3;
    let width2 = r & 7;
    let r1 = MachineInputBase.EOF();
    let rune1 = -1;
    let width1 = 0;
    if (r !== MachineInputBase.EOF()) {
      r1 = input.step(pos + width2);
      if (r1 !== MachineInputBase.EOF()) {
        rune1 = r1 >> 3;
        width1 = r1 & 7;
      }
    }
    let flag = pos === 0 ? Utils.emptyOpContext(-1, rune) : input.context(pos);
    let pc = onepass.start;
    let inst;
    while (true) {
      inst = onepass.inst[pc];
      pc = inst.out;
      switch (inst.op) {
        case Inst.MATCH:
          if (anchor === RE2Flags.ANCHOR_BOTH && pos !== input.endPos()) return null;
          matched = true;
          if (matchcap.length > 0) {
            matchcap[0] = 0;
            matchcap[1] = pos;
          }
          return ncap === 0 ? [] : Utils.toArray(matchcap);
        case Inst.RUNE:
          if (!inst.matchRune(rune)) return null;
          break;
        case Inst.RUNE1:
          if (rune !== inst.runes[0]) return null;
          break;
        case Inst.RUNE_ANY:
          break;
        case Inst.RUNE_ANY_NOT_NL:
          if (rune === 10) return null;
          break;
        case Inst.ALT:
        case Inst.ALT_MATCH:
          pc = OnePass2.next(inst, rune);
          continue;
        case Inst.FAIL:
          return null;
        case Inst.NOP:
          continue;
        case Inst.EMPTY_WIDTH:
          if ((inst.arg & ~flag) !== 0) return null;
          continue;
        case Inst.CAPTURE:
          if (inst.arg < matchcap.length) matchcap[inst.arg] = pos;
          continue;
        default:
          throw new RE2JSInternalException("bad inst");
      }
      if (width2 === 0) break;
      flag = Utils.emptyOpContext(rune, rune1);
      pos += width2;
      rune = rune1;
      width2 = width1;
      if (rune !== -1) {
        r1 = input.step(pos + width2);
        if (r1 !== MachineInputBase.EOF()) {
          rune1 = r1 >> 3;
          width1 = r1 & 7;
        } else {
          rune1 = -1;
          width1 = 0;
        }
      }
    }
    if (!matched) return null;
    return ncap === 0 ? [] : Utils.toArray(matchcap);
  }
};
var Regexp = class Regexp2 {
  static Op = createEnum([
    "NO_MATCH",
    "EMPTY_MATCH",
    "LITERAL",
    "CHAR_CLASS",
    "ANY_CHAR_NOT_NL",
    "ANY_CHAR",
    "BEGIN_LINE",
    "END_LINE",
    "BEGIN_TEXT",
    "END_TEXT",
    "WORD_BOUNDARY",
    "NO_WORD_BOUNDARY",
    "CAPTURE",
    "STAR",
    "PLUS",
    "QUEST",
    "REPEAT",
    "CONCAT",
    "ALTERNATE",
    "PLB",
    "NLB",
    "LEFT_PAREN",
    "VERTICAL_BAR"
  ]);
  static isPseudoOp(op) {
    return op >= Regexp2.Op.LEFT_PAREN;
  }
  static emptySubs() {
    return [];
  }
  static quoteIfHyphen(rune) {
    if (rune === Codepoint.CODES["-"]) return "\\";
    return "";
  }
  static fromRegexp(re) {
    const regex = new Regexp2(re.op);
    regex.flags = re.flags;
    regex.subs = re.subs;
    regex.runes = re.runes;
    regex.cap = re.cap;
    regex.min = re.min;
    regex.max = re.max;
    regex.name = re.name;
    regex.namedGroups = re.namedGroups;
    regex.lb = re.lb;
    return regex;
  }
  constructor(op) {
    this.op = op;
    this.flags = 0;
    this.subs = Regexp2.emptySubs();
    this.runes = /* @__PURE__ */ new Int32Array(0);
    this.min = 0;
    this.max = 0;
    this.cap = 0;
    this.name = null;
    this.namedGroups = /* @__PURE__ */ Object.create(null);
    this.lb = 0;
  }
  reinit() {
    this.flags = 0;
    this.subs = Regexp2.emptySubs();
    this.runes = /* @__PURE__ */ new Int32Array(0);
    this.cap = 0;
    this.min = 0;
    this.max = 0;
    this.name = null;
    this.namedGroups = /* @__PURE__ */ Object.create(null);
    this.lb = 0;
  }
  toString() {
    return this.appendTo();
  }
  appendTo() {
    let out = "";
    switch (this.op) {
      case Regexp2.Op.NO_MATCH:
        out += "[^\\x00-\\x{10FFFF}]";
        break;
      case Regexp2.Op.EMPTY_MATCH:
        out += "(?:)";
        break;
      case Regexp2.Op.STAR:
      case Regexp2.Op.PLUS:
      case Regexp2.Op.QUEST:
      case Regexp2.Op.REPEAT: {
        const sub = this.subs[0];
        if (sub.op > Regexp2.Op.CAPTURE || sub.op === Regexp2.Op.LITERAL && sub.runes.length > 1) out += `(?:${sub.appendTo()})`;
        else out += sub.appendTo();
        switch (this.op) {
          case Regexp2.Op.STAR:
            out += "*";
            break;
          case Regexp2.Op.PLUS:
            out += "+";
            break;
          case Regexp2.Op.QUEST:
            out += "?";
            break;
          case Regexp2.Op.REPEAT:
            out += `{${this.min}`;
            if (this.min !== this.max) {
              out += ",";
              if (this.max >= 0) out += this.max;
            }
            out += "}";
        }
        if ((this.flags & RE2Flags.NON_GREEDY) !== 0) out += "?";
        break;
      }
      case Regexp2.Op.CONCAT:
        for (let sub of this.subs) if (sub.op === Regexp2.Op.ALTERNATE) out += `(?:${sub.appendTo()})`;
        else out += sub.appendTo();
        break;
      case Regexp2.Op.ALTERNATE: {
        let sep3 = "";
        for (let sub of this.subs) {
          out += sep3;
          sep3 = "|";
          out += sub.appendTo();
        }
        break;
      }
      case Regexp2.Op.LITERAL:
        if ((this.flags & RE2Flags.FOLD_CASE) !== 0) out += "(?i:";
        for (let rune of this.runes) out += Utils.escapeRune(rune);
        if ((this.flags & RE2Flags.FOLD_CASE) !== 0) out += ")";
        break;
      case Regexp2.Op.ANY_CHAR_NOT_NL:
        out += "(?-s:.)";
        break;
      case Regexp2.Op.ANY_CHAR:
        out += "(?s:.)";
        break;
      case Regexp2.Op.PLB:
        out += `(?<=${this.subs[0].appendTo()})`;
        break;
      case Regexp2.Op.NLB:
        out += `(?<!${this.subs[0].appendTo()})`;
        break;
      case Regexp2.Op.CAPTURE:
        if (this.name === null || this.name.length === 0) out += "(";
        else out += `(?P<${this.name}>`;
        if (this.subs[0].op !== Regexp2.Op.EMPTY_MATCH) out += this.subs[0].appendTo();
        out += ")";
        break;
      case Regexp2.Op.BEGIN_TEXT:
        out += "\\A";
        break;
      case Regexp2.Op.END_TEXT:
        if ((this.flags & RE2Flags.WAS_DOLLAR) !== 0) out += "(?-m:$)";
        else out += "\\z";
        break;
      case Regexp2.Op.BEGIN_LINE:
        out += "^";
        break;
      case Regexp2.Op.END_LINE:
        out += "$";
        break;
      case Regexp2.Op.WORD_BOUNDARY:
        out += "\\b";
        break;
      case Regexp2.Op.NO_WORD_BOUNDARY:
        out += "\\B";
        break;
      case Regexp2.Op.CHAR_CLASS:
        if (this.runes.length % 2 !== 0) {
          out += "[invalid char class]";
          break;
        }
        out += "[";
        if (this.runes.length === 0) out += "^\\x00-\\x{10FFFF}";
        else if (this.runes[0] === 0 && this.runes[this.runes.length - 1] === Unicode.MAX_RUNE) {
          out += "^";
          for (let i = 1; i < this.runes.length - 1; i += 2) {
            const lo = this.runes[i] + 1;
            const hi = this.runes[i + 1] - 1;
            out += Regexp2.quoteIfHyphen(lo);
            out += Utils.escapeRune(lo);
            if (lo !== hi) {
              out += "-";
              out += Regexp2.quoteIfHyphen(hi);
              out += Utils.escapeRune(hi);
            }
          }
        } else for (let i = 0; i < this.runes.length; i += 2) {
          const lo = this.runes[i];
          const hi = this.runes[i + 1];
          out += Regexp2.quoteIfHyphen(lo);
          out += Utils.escapeRune(lo);
          if (lo !== hi) {
            out += "-";
            out += Regexp2.quoteIfHyphen(hi);
            out += Utils.escapeRune(hi);
          }
        }
        out += "]";
        break;
      default:
        out += this.op;
    }
    return out;
  }
  maxCap() {
    let m = 0;
    if (this.op === Regexp2.Op.CAPTURE) m = this.cap;
    if (this.subs !== null) for (let sub of this.subs) {
      const n = sub.maxCap();
      if (m < n) m = n;
    }
    return m;
  }
  equals(that) {
    if (!(that !== null && that instanceof Regexp2)) return false;
    if (this.op !== that.op) return false;
    switch (this.op) {
      case Regexp2.Op.END_TEXT:
        if ((this.flags & RE2Flags.WAS_DOLLAR) !== (that.flags & RE2Flags.WAS_DOLLAR)) return false;
        break;
      case Regexp2.Op.LITERAL:
      case Regexp2.Op.CHAR_CLASS:
        if ((this.flags & RE2Flags.FOLD_CASE) !== (that.flags & RE2Flags.FOLD_CASE)) return false;
        if (this.runes === null && that.runes === null) break;
        if (this.runes === null || that.runes === null) return false;
        if (this.runes.length !== that.runes.length) return false;
        for (let i = 0; i < this.runes.length; i++) if (this.runes[i] !== that.runes[i]) return false;
        break;
      case Regexp2.Op.ALTERNATE:
      case Regexp2.Op.CONCAT:
        if (this.subs.length !== that.subs.length) return false;
        for (let i = 0; i < this.subs.length; ++i) if (!this.subs[i].equals(that.subs[i])) return false;
        break;
      case Regexp2.Op.STAR:
      case Regexp2.Op.PLUS:
      case Regexp2.Op.QUEST:
        if ((this.flags & RE2Flags.NON_GREEDY) !== (that.flags & RE2Flags.NON_GREEDY) || !this.subs[0].equals(that.subs[0])) return false;
        break;
      case Regexp2.Op.REPEAT:
        if ((this.flags & RE2Flags.NON_GREEDY) !== (that.flags & RE2Flags.NON_GREEDY) || this.min !== that.min || this.max !== that.max || !this.subs[0].equals(that.subs[0])) return false;
        break;
      case Regexp2.Op.CAPTURE:
        if (this.cap !== that.cap || (this.name === null ? that.name !== null : this.name !== that.name) || !this.subs[0].equals(that.subs[0])) return false;
        break;
      case Regexp2.Op.PLB:
      case Regexp2.Op.NLB:
        if (this.lb !== that.lb || !this.subs[0].equals(that.subs[0])) return false;
    }
    return true;
  }
};
var RegexpWalker = class {
  static walk(root, handler) {
    const stack = [];
    let re = root;
    let result;
    for (; ; ) {
      if (re.subs.length === 0) result = handler.leaf(re);
      else {
        const state = handler.enter(re);
        if (state.result === void 0) {
          stack.push({
            re,
            state,
            i: 0
          });
          re = re.subs[0];
          continue;
        }
        result = state.result;
      }
      for (; ; ) {
        if (stack.length === 0) return result;
        const frame = stack[stack.length - 1];
        handler.child(frame.re, frame.state, result, frame.i);
        frame.i++;
        if (frame.state.result === void 0 && frame.i < frame.re.subs.length) {
          re = frame.re.subs[frame.i];
          break;
        }
        stack.pop();
        result = frame.state.result !== void 0 ? frame.state.result : handler.leave(frame.re, frame.state);
      }
    }
  }
};
var AhoCorasick = class {
  constructor(words4, alphabetSize) {
    const edges = /* @__PURE__ */ new Map();
    const parent = [0];
    const unit = [0];
    const depth2 = [0];
    const terminal2 = [0];
    for (const word2 of words4) {
      let node2 = 0;
      for (let i = 0; i < word2.length; i++) {
        const key = node2 * alphabetSize + word2[i];
        let child = edges.get(key);
        if (child === void 0) {
          child = parent.length;
          edges.set(key, child);
          parent.push(node2);
          unit.push(word2[i]);
          depth2.push(depth2[node2] + 1);
          terminal2.push(0);
        }
        node2 = child;
      }
      terminal2[node2] = 1;
    }
    const numNodes = parent.length;
    const children = new Int32Array(numNodes - 1);
    for (let c = 1; c < numNodes; c++) children[c - 1] = c;
    children.sort((a, b) => parent[a] - parent[b] || unit[a] - unit[b]);
    const childStart = new Int32Array(numNodes + 1);
    for (let c = 1; c < numNodes; c++) childStart[parent[c] + 1]++;
    for (let n = 0; n < numNodes; n++) childStart[n + 1] += childStart[n];
    const childUnit = new Int32Array(numNodes - 1);
    for (let k = 0; k < children.length; k++) childUnit[k] = unit[children[k]];
    this.childStart = childStart;
    this.childUnit = childUnit;
    this.childNode = children;
    const byDepth = new Int32Array(numNodes);
    for (let n = 0; n < numNodes; n++) byDepth[n] = n;
    byDepth.sort((a, b) => depth2[a] - depth2[b]);
    const fail = new Int32Array(numNodes);
    const match = Uint8Array.from(terminal2);
    for (let k = 1; k < numNodes; k++) {
      const c = byDepth[k];
      const p = parent[c];
      if (p !== 0) {
        let f = fail[p];
        let next = this.next(f, unit[c]);
        while (next < 0 && f !== 0) {
          f = fail[f];
          next = this.next(f, unit[c]);
        }
        fail[c] = next >= 0 ? next : 0;
      }
      match[c] |= match[fail[c]];
    }
    this.fail = fail;
    this.match = match;
  }
  next(node2, u) {
    let lo = this.childStart[node2];
    let hi = this.childStart[node2 + 1];
    const units = this.childUnit;
    while (lo < hi) {
      const mid = lo + hi >> 1;
      const m = units[mid];
      if (m === u) return this.childNode[mid];
      if (m < u) lo = mid + 1;
      else hi = mid;
    }
    return -1;
  }
  advance(node2, u) {
    for (; ; ) {
      const next = this.next(node2, u);
      if (next >= 0) return next;
      if (node2 === 0) return 0;
      node2 = this.fail[node2];
    }
  }
  searchUTF16(charSeq, start2, end) {
    let node2 = 0;
    for (let i = start2; i < end; i++) {
      node2 = this.advance(node2, charSeq.charCodeAt(i));
      if (this.match[node2] === 1) return true;
    }
    return false;
  }
  searchUTF8(bytes, start2, end) {
    let node2 = 0;
    for (let i = start2; i < end; i++) {
      node2 = this.advance(node2, bytes[i]);
      if (this.match[node2] === 1) return true;
    }
    return false;
  }
};
var Prefilter = class Prefilter2 {
  static Type = {
    NONE: 0,
    EXACT: 1,
    AND: 2,
    OR: 3
  };
  static MAX_SCANS = 32;
  static MAX_AC_UNITS = 1 << 18;
  constructor(type) {
    this.type = type;
    this.subs = [];
    this.str = "";
    this.bytes = null;
    this.cost = type === Prefilter2.Type.EXACT ? 1 : 0;
    this.allExact = false;
    this.ac16 = null;
    this.ac8 = null;
  }
  automaton16() {
    if (this.ac16 === null) {
      const words4 = this.subs.map((s) => {
        const arr = new Array(s.str.length);
        for (let i = 0; i < s.str.length; i++) arr[i] = s.str.charCodeAt(i);
        return arr;
      });
      this.ac16 = new AhoCorasick(words4, 65536);
    }
    return this.ac16;
  }
  automaton8() {
    if (this.ac8 === null) this.ac8 = new AhoCorasick(this.subs.map((s) => s.bytes), 256);
    return this.ac8;
  }
  eval(input, pos) {
    switch (this.type) {
      case Prefilter2.Type.NONE:
        return true;
      case Prefilter2.Type.EXACT:
        return input.hasString(this, pos);
      case Prefilter2.Type.AND:
        for (let i = 0; i < this.subs.length; i++) if (!this.subs[i].eval(input, pos)) return false;
        return true;
      case Prefilter2.Type.OR:
        if (this.allExact) return input.hasAnyString(this, pos);
        for (let i = 0; i < this.subs.length; i++) if (this.subs[i].eval(input, pos)) return true;
        return false;
      default:
        return true;
    }
  }
};
var PrefilterTree = class PrefilterTree2 {
  static build(re) {
    if (!re) return new Prefilter(Prefilter.Type.NONE);
    return RegexpWalker.walk(re, PrefilterTree2.WALKER);
  }
  static WALKER = {
    leaf: (re) => PrefilterTree2.leaf(re),
    enter: (re) => PrefilterTree2.enter(re),
    child: (re, state, result) => PrefilterTree2.child(re, state, result),
    leave: (re, state) => PrefilterTree2.leave(re, state)
  };
  static leaf(re) {
    if (re.op !== Regexp.Op.LITERAL) return new Prefilter(Prefilter.Type.NONE);
    if (re.runes.length === 0 || (re.flags & RE2Flags.FOLD_CASE) !== 0) return new Prefilter(Prefilter.Type.NONE);
    let str = "";
    for (let i = 0; i < re.runes.length; i++) {
      if (Unicode.isUnsearchable(re.runes[i])) return new Prefilter(Prefilter.Type.NONE);
      str += String.fromCodePoint(re.runes[i]);
    }
    const pf = new Prefilter(Prefilter.Type.EXACT);
    pf.str = str;
    pf.bytes = Utils.stringToUtf8ByteArray(pf.str);
    return pf;
  }
  static enter(re) {
    switch (re.op) {
      case Regexp.Op.CAPTURE:
      case Regexp.Op.PLUS:
        return { sub: null };
      case Regexp.Op.REPEAT:
        if (re.min >= 1) return { sub: null };
        return { result: new Prefilter(Prefilter.Type.NONE) };
      case Regexp.Op.CONCAT:
        return {
          pf: new Prefilter(Prefilter.Type.AND),
          subs: []
        };
      case Regexp.Op.ALTERNATE:
        return {
          pf: new Prefilter(Prefilter.Type.OR),
          subs: []
        };
      default:
        return { result: new Prefilter(Prefilter.Type.NONE) };
    }
  }
  static child(re, state, s) {
    if (state.subs === void 0) {
      state.sub = s;
      return;
    }
    if (state.pf.type === Prefilter.Type.AND) {
      if (s.type === Prefilter.Type.NONE) return;
      if (s.type === Prefilter.Type.AND) {
        for (let j = 0; j < s.subs.length; j++) state.subs.push(s.subs[j]);
        return;
      }
      state.subs.push(s);
      return;
    }
    if (s.type === Prefilter.Type.NONE) {
      state.result = new Prefilter(Prefilter.Type.NONE);
      return;
    }
    if (s.type === Prefilter.Type.OR) {
      for (let j = 0; j < s.subs.length; j++) state.subs.push(s.subs[j]);
      return;
    }
    state.subs.push(s);
  }
  static leave(re, state) {
    if (state.subs === void 0) return state.sub;
    const pf = state.pf;
    const seen = /* @__PURE__ */ new Set();
    const subs = [];
    for (const sub of state.subs) {
      if (sub.type === Prefilter.Type.EXACT) {
        if (seen.has(sub.str)) continue;
        seen.add(sub.str);
      }
      subs.push(sub);
    }
    if (pf.type === Prefilter.Type.AND) {
      const kept = [];
      let cost2 = 0;
      for (const sub of subs) {
        if (cost2 + sub.cost > Prefilter.MAX_SCANS) continue;
        kept.push(sub);
        cost2 += sub.cost;
      }
      if (kept.length === 0) return new Prefilter(Prefilter.Type.NONE);
      if (kept.length === 1) return kept[0];
      pf.subs = kept;
      pf.cost = cost2;
      return pf;
    }
    if (subs.length === 0) return new Prefilter(Prefilter.Type.NONE);
    if (subs.length === 1) return subs[0];
    pf.subs = subs;
    let allExact = true;
    let cost = 0;
    let units = 0;
    for (const sub of subs) {
      if (sub.type !== Prefilter.Type.EXACT) allExact = false;
      else units += sub.bytes.length;
      cost += sub.cost;
    }
    if (allExact) {
      if (units > Prefilter.MAX_AC_UNITS) return new Prefilter(Prefilter.Type.NONE);
      pf.allExact = true;
      pf.cost = 1;
      return pf;
    }
    if (cost > Prefilter.MAX_SCANS) return new Prefilter(Prefilter.Type.NONE);
    pf.cost = cost;
    return pf;
  }
};
var PatchList = class {
  /**
  * @param {number} head - Encoded pointer to the start of the patch list.
  * @param {number} tail - Encoded pointer to the end of the patch list.
  */
  constructor(head = 0, tail = 0) {
    this.head = head;
    this.tail = tail;
  }
};
var Prog = class {
  constructor() {
    this.inst = [];
    this.start = 0;
    this.numCap = 2;
    this.lbStarts = [];
    this.numLb = 0;
    this.lbInst = null;
  }
  getInst(pc) {
    return this.inst[pc];
  }
  numInst() {
    return this.inst.length;
  }
  addInst(op) {
    this.inst.push(new Inst(op));
  }
  markLookbehindInsts() {
    const lbInst = new Uint8Array(this.inst.length);
    const pending = this.lbStarts.slice();
    while (pending.length > 0) {
      const pc = pending.pop();
      if (pc === 0 || lbInst[pc] === 1) continue;
      lbInst[pc] = 1;
      const i = this.inst[pc];
      switch (i.op) {
        case Inst.ALT:
        case Inst.ALT_MATCH:
          pending.push(i.out, i.arg);
          break;
        case Inst.MATCH:
        case Inst.FAIL:
          break;
        default:
          pending.push(i.out);
      }
    }
    this.lbInst = lbInst;
  }
  skipNop(pc) {
    let i = this.inst[pc];
    while (i.op === Inst.NOP || i.op === Inst.CAPTURE) {
      i = this.inst[pc];
      pc = i.out;
    }
    return i;
  }
  /** @returns {[boolean, string]} */
  prefix() {
    let prefix = "";
    let i = this.skipNop(this.start);
    if (!Inst.isRuneOp(i.op) || i.runes.length !== 1) return [i.op === Inst.MATCH, prefix];
    while (Inst.isRuneOp(i.op) && i.runes.length === 1 && (i.arg & RE2Flags.FOLD_CASE) === 0 && !Unicode.isUnsearchable(i.runes[0])) {
      prefix += String.fromCodePoint(i.runes[0]);
      i = this.skipNop(i.out);
    }
    return [i.op === Inst.MATCH, prefix];
  }
  startCond() {
    let flag = 0;
    let pc = this.start;
    loop: for (; ; ) {
      const i = this.inst[pc];
      switch (i.op) {
        case Inst.EMPTY_WIDTH:
          flag |= i.arg;
          break;
        case Inst.FAIL:
          return -1;
        case Inst.CAPTURE:
        case Inst.NOP:
          break;
        default:
          break loop;
      }
      pc = i.out;
    }
    return flag;
  }
  patch(l, val) {
    let head = l.head;
    while (head !== 0) {
      const i = this.inst[head >> 1];
      if ((head & 1) === 0) {
        head = i.out;
        i.out = val;
      } else {
        head = i.arg;
        i.arg = val;
      }
    }
  }
  append(l1, l2) {
    if (l1.head === 0) return l2;
    if (l2.head === 0) return l1;
    const i = this.inst[l1.tail >> 1];
    if ((l1.tail & 1) === 0) i.out = l2.head;
    else i.arg = l2.head;
    return new PatchList(l1.head, l2.tail);
  }
  /**
  *
  * @returns {string}
  */
  toString() {
    let out = "";
    for (let pc = 0; pc < this.inst.length; pc++) {
      const len = out.length;
      out += pc;
      if (pc === this.start) out += "*";
      out += "        ".substring(out.length - len);
      out += this.inst[pc];
      out += "\n";
    }
    return out;
  }
};
var ANY_RUNE_NOT_NL = new Int32Array([
  0,
  Codepoint.CODES["\n"] - 1,
  Codepoint.CODES["\n"] + 1,
  Unicode.MAX_RUNE
]);
var ANY_RUNE = new Int32Array([0, Unicode.MAX_RUNE]);
var Frag = class {
  constructor(i = 0, out = new PatchList(), nullable2 = false) {
    this.i = i;
    this.out = out;
    this.nullable = nullable2;
  }
};
var Compiler = class Compiler2 {
  static compileRegexp(re) {
    const c = new Compiler2();
    const f = c.compile(re);
    c.prog.patch(f.out, c.newInst(Inst.MATCH).i);
    c.prog.start = f.i;
    c.prog.markLookbehindInsts();
    return c.prog;
  }
  static compileSet(regexps) {
    const c = new Compiler2();
    if (regexps.length === 0) {
      c.prog.start = c.newInst(Inst.FAIL).i;
      c.prog.markLookbehindInsts();
      return c.prog;
    }
    let starts = [];
    for (let i = 0; i < regexps.length; i++) {
      c.lbOffset = c.prog.numLb;
      const f = c.compile(regexps[i]);
      const m = c.newInst(Inst.MATCH);
      c.prog.getInst(m.i).arg = i;
      c.prog.patch(f.out, m.i);
      starts.push(f.i);
    }
    let start2 = starts[0];
    for (let i = 1; i < starts.length; i++) {
      const f = c.newInst(Inst.ALT);
      const inst = c.prog.getInst(f.i);
      inst.out = start2;
      inst.arg = starts[i];
      start2 = f.i;
    }
    c.prog.start = start2;
    c.prog.markLookbehindInsts();
    return c.prog;
  }
  constructor() {
    this.prog = new Prog();
    this.newInst(Inst.FAIL);
    this.lbOffset = 0;
    this.runeCache = /* @__PURE__ */ new Map();
    this.walker = {
      leaf: (re) => this.leaf(re),
      enter: (re) => this.enter(re),
      child: (re, state, result) => this.child(re, state, result),
      leave: (re, state) => this.leave(re, state)
    };
  }
  newInst(op) {
    this.prog.addInst(op);
    return new Frag(this.prog.numInst() - 1, new PatchList(), true);
  }
  nop() {
    const f = this.newInst(Inst.NOP);
    f.out = new PatchList(f.i << 1, f.i << 1);
    return f;
  }
  fail() {
    return new Frag();
  }
  cap(arg) {
    const f = this.newInst(Inst.CAPTURE);
    f.out = new PatchList(f.i << 1, f.i << 1);
    this.prog.getInst(f.i).arg = arg;
    if (this.prog.numCap < arg + 1) this.prog.numCap = arg + 1;
    return f;
  }
  cat(f1, f2) {
    if (f1.i === 0 || f2.i === 0) {
      this.prog.patch(f1.out, 0);
      this.prog.patch(f2.out, 0);
      return this.fail();
    }
    this.prog.patch(f1.out, f2.i);
    return new Frag(f1.i, f2.out, f1.nullable && f2.nullable);
  }
  alt(f1, f2) {
    if (f1.i === 0) return f2;
    if (f2.i === 0) return f1;
    const f = this.newInst(Inst.ALT);
    const i = this.prog.getInst(f.i);
    i.out = f1.i;
    i.arg = f2.i;
    f.out = this.prog.append(f1.out, f2.out);
    f.nullable = f1.nullable || f2.nullable;
    return f;
  }
  loop(f1, nongreedy) {
    const f = this.newInst(Inst.ALT);
    const i = this.prog.getInst(f.i);
    if (nongreedy) {
      i.arg = f1.i;
      f.out = new PatchList(f.i << 1, f.i << 1);
    } else {
      i.out = f1.i;
      f.out = new PatchList(f.i << 1 | 1, f.i << 1 | 1);
    }
    this.prog.patch(f1.out, f.i);
    return f;
  }
  quest(f1, nongreedy) {
    if (f1.i === 0) return this.nop();
    const f = this.newInst(Inst.ALT);
    const i = this.prog.getInst(f.i);
    if (nongreedy) {
      i.arg = f1.i;
      f.out = new PatchList(f.i << 1, f.i << 1);
    } else {
      i.out = f1.i;
      f.out = new PatchList(f.i << 1 | 1, f.i << 1 | 1);
    }
    f.out = this.prog.append(f.out, f1.out);
    return f;
  }
  star(f1, nongreedy) {
    if (f1.i === 0) return this.nop();
    if (f1.nullable) return this.quest(this.plus(f1, nongreedy), nongreedy);
    return this.loop(f1, nongreedy);
  }
  plus(f1, nongreedy) {
    if (f1.i === 0) return this.fail();
    return new Frag(f1.i, this.loop(f1, nongreedy).out, f1.nullable);
  }
  empty(op) {
    const f = this.newInst(Inst.EMPTY_WIDTH);
    this.prog.getInst(f.i).arg = op;
    f.out = new PatchList(f.i << 1, f.i << 1);
    return f;
  }
  rune(runes, flags) {
    const f = this.newInst(Inst.RUNE);
    f.nullable = false;
    const i = this.prog.getInst(f.i);
    i.runes = runes;
    flags &= RE2Flags.FOLD_CASE;
    if (runes.length !== 1 || Unicode.simpleFold(runes[0]) === runes[0]) flags &= ~RE2Flags.FOLD_CASE;
    i.arg = flags;
    f.out = new PatchList(f.i << 1, f.i << 1);
    if ((flags & RE2Flags.FOLD_CASE) === 0 && runes.length === 1 || runes.length === 2 && runes[0] === runes[1]) i.op = Inst.RUNE1;
    else if (runes.length === 2 && runes[0] === 0 && runes[1] === Unicode.MAX_RUNE) i.op = Inst.RUNE_ANY;
    else if (runes.length === 4 && runes[0] === 0 && runes[1] === Codepoint.CODES["\n"] - 1 && runes[2] === Codepoint.CODES["\n"] + 1 && runes[3] === Unicode.MAX_RUNE) i.op = Inst.RUNE_ANY_NOT_NL;
    return f;
  }
  lookBehind(a, parsedLb) {
    const lb = Math.sign(parsedLb) * (Math.abs(parsedLb) + this.lbOffset);
    const id2 = this.newInst(Inst.LB_WRITE);
    this.prog.getInst(id2.i).arg = lb;
    const any = this.rune(ANY_RUNE, 0);
    const dotStar = this.star(any, true);
    const lbAutomaton = this.cat(dotStar, a);
    this.prog.patch(lbAutomaton.out, id2.i);
    const checkId = this.newInst(Inst.LB_CHECK);
    this.prog.getInst(checkId.i).arg = lb;
    this.prog.lbStarts.push(lbAutomaton.i);
    if (Math.abs(lb) > this.prog.numLb) this.prog.numLb = Math.abs(lb);
    checkId.out = new PatchList(checkId.i << 1, checkId.i << 1);
    return checkId;
  }
  compile(re) {
    return RegexpWalker.walk(re, this.walker);
  }
  leaf(re) {
    switch (re.op) {
      case Regexp.Op.NO_MATCH:
        return this.fail();
      case Regexp.Op.EMPTY_MATCH:
        return this.nop();
      case Regexp.Op.LITERAL: {
        if (re.runes.length === 0) return this.nop();
        let f = null;
        for (let r of re.runes) {
          let singleRune = this.runeCache.get(r);
          if (singleRune === void 0) {
            singleRune = new Int32Array([r]);
            this.runeCache.set(r, singleRune);
          }
          const f1 = this.rune(singleRune, re.flags);
          f = f === null ? f1 : this.cat(f, f1);
        }
        return f;
      }
      case Regexp.Op.CHAR_CLASS:
        return this.rune(re.runes, re.flags);
      case Regexp.Op.ANY_CHAR_NOT_NL:
        return this.rune(ANY_RUNE_NOT_NL, 0);
      case Regexp.Op.ANY_CHAR:
        return this.rune(ANY_RUNE, 0);
      case Regexp.Op.BEGIN_LINE:
        return this.empty(Utils.EMPTY_BEGIN_LINE);
      case Regexp.Op.END_LINE:
        return this.empty(Utils.EMPTY_END_LINE);
      case Regexp.Op.BEGIN_TEXT:
        return this.empty(Utils.EMPTY_BEGIN_TEXT);
      case Regexp.Op.END_TEXT:
        return this.empty(Utils.EMPTY_END_TEXT);
      case Regexp.Op.WORD_BOUNDARY:
        return this.empty(Utils.EMPTY_WORD_BOUNDARY);
      case Regexp.Op.NO_WORD_BOUNDARY:
        return this.empty(Utils.EMPTY_NO_WORD_BOUNDARY);
      case Regexp.Op.CONCAT:
      case Regexp.Op.ALTERNATE:
        return this.nop();
      default:
        throw new RE2JSCompileException("regexp: unhandled case in compile");
    }
  }
  enter(re) {
    switch (re.op) {
      case Regexp.Op.PLB:
      case Regexp.Op.NLB:
      case Regexp.Op.STAR:
      case Regexp.Op.PLUS:
      case Regexp.Op.QUEST:
        return { sub: null };
      case Regexp.Op.CAPTURE:
        return {
          bra: this.cap(re.cap << 1),
          sub: null
        };
      case Regexp.Op.CONCAT:
      case Regexp.Op.ALTERNATE:
        return { f: null };
      default:
        throw new RE2JSCompileException("regexp: unhandled case in compile");
    }
  }
  child(re, state, f1) {
    if (re.op === Regexp.Op.CONCAT) state.f = state.f === null ? f1 : this.cat(state.f, f1);
    else if (re.op === Regexp.Op.ALTERNATE) state.f = state.f === null ? f1 : this.alt(state.f, f1);
    else state.sub = f1;
  }
  leave(re, state) {
    switch (re.op) {
      case Regexp.Op.PLB:
      case Regexp.Op.NLB:
        return this.lookBehind(state.sub, re.lb);
      case Regexp.Op.CAPTURE: {
        const ket = this.cap(re.cap << 1 | 1);
        return this.cat(this.cat(state.bra, state.sub), ket);
      }
      case Regexp.Op.STAR:
        return this.star(state.sub, (re.flags & RE2Flags.NON_GREEDY) !== 0);
      case Regexp.Op.PLUS:
        return this.plus(state.sub, (re.flags & RE2Flags.NON_GREEDY) !== 0);
      case Regexp.Op.QUEST:
        return this.quest(state.sub, (re.flags & RE2Flags.NON_GREEDY) !== 0);
      case Regexp.Op.CONCAT:
      case Regexp.Op.ALTERNATE:
        return state.f;
      default:
        throw new RE2JSCompileException("regexp: unhandled case in compile");
    }
  }
};
var Simplify = class Simplify2 {
  static simplify(re) {
    if (re === null) return null;
    return RegexpWalker.walk(re, Simplify2.WALKER);
  }
  static WALKER = {
    leaf: (re) => Simplify2.leaf(re),
    enter: (re) => Simplify2.enter(re),
    child: (re, state, result, i) => Simplify2.child(re, state, result, i),
    leave: (re, state) => Simplify2.leave(re, state)
  };
  static leaf(re) {
    if (re.op === Regexp.Op.CHAR_CLASS) {
      if (re.runes === null) return re;
      if (re.runes.length === 0) return new Regexp(Regexp.Op.NO_MATCH);
      if (re.runes.length === 2 && re.runes[0] === 0 && re.runes[1] === Unicode.MAX_RUNE) return new Regexp(Regexp.Op.ANY_CHAR);
      if (re.runes.length === 4 && re.runes[0] === 0 && re.runes[1] === Codepoint.CODES["\n"] - 1 && re.runes[2] === Codepoint.CODES["\n"] + 1 && re.runes[3] === Unicode.MAX_RUNE) return new Regexp(Regexp.Op.ANY_CHAR_NOT_NL);
    }
    return re;
  }
  static enter(re) {
    switch (re.op) {
      case Regexp.Op.PLB:
      case Regexp.Op.NLB:
      case Regexp.Op.CAPTURE:
      case Regexp.Op.STAR:
      case Regexp.Op.PLUS:
      case Regexp.Op.QUEST:
        return { sub: null };
      case Regexp.Op.CONCAT:
      case Regexp.Op.ALTERNATE:
        return {
          subs: [],
          changed: false
        };
      case Regexp.Op.REPEAT:
        if (re.min === 0 && re.max === 0) return { result: new Regexp(Regexp.Op.EMPTY_MATCH) };
        return { sub: null };
      default:
        return { result: re };
    }
  }
  static child(re, state, nsub, i) {
    if (state.subs === void 0) {
      state.sub = nsub;
      return;
    }
    if (nsub !== re.subs[i]) state.changed = true;
    if (re.op === Regexp.Op.CONCAT) {
      if (nsub.op === Regexp.Op.NO_MATCH) {
        state.result = new Regexp(Regexp.Op.NO_MATCH);
        return;
      }
      if (nsub.op === Regexp.Op.EMPTY_MATCH) {
        state.changed = true;
        return;
      }
      if (nsub.op === Regexp.Op.CONCAT) {
        state.changed = true;
        for (let j = 0; j < nsub.subs.length; j++) state.subs.push(nsub.subs[j]);
        return;
      }
    } else {
      if (nsub.op === Regexp.Op.NO_MATCH) {
        state.changed = true;
        return;
      }
      if (nsub.op === Regexp.Op.ALTERNATE) {
        state.changed = true;
        for (let j = 0; j < nsub.subs.length; j++) state.subs.push(nsub.subs[j]);
        return;
      }
    }
    state.subs.push(nsub);
  }
  static leave(re, state) {
    switch (re.op) {
      case Regexp.Op.PLB:
      case Regexp.Op.NLB:
      case Regexp.Op.CAPTURE: {
        const sub = state.sub;
        if (sub !== re.subs[0]) {
          const nre = Regexp.fromRegexp(re);
          nre.runes = /* @__PURE__ */ new Int32Array(0);
          nre.subs = [sub];
          return nre;
        }
        return re;
      }
      case Regexp.Op.CONCAT:
      case Regexp.Op.ALTERNATE:
        if (state.changed) {
          const newSubs = state.subs;
          if (newSubs.length === 0) return new Regexp(re.op === Regexp.Op.CONCAT ? Regexp.Op.EMPTY_MATCH : Regexp.Op.NO_MATCH);
          if (newSubs.length === 1) return newSubs[0];
          const nre = Regexp.fromRegexp(re);
          nre.runes = /* @__PURE__ */ new Int32Array(0);
          nre.subs = newSubs;
          return nre;
        }
        return re;
      case Regexp.Op.STAR:
      case Regexp.Op.PLUS:
      case Regexp.Op.QUEST:
        return Simplify2.simplify1(re.op, re.flags, state.sub, re);
      case Regexp.Op.REPEAT:
        return Simplify2.simplifyRepeat(re, state.sub);
      default:
        return re;
    }
  }
  static simplifyRepeat(re, sub) {
    if (re.max === -1) {
      if (re.min === 0) return Simplify2.simplify1(Regexp.Op.STAR, re.flags, sub, null);
      if (re.min === 1) return Simplify2.simplify1(Regexp.Op.PLUS, re.flags, sub, null);
      const subs = [];
      for (let i = 0; i < re.min - 1; i++) subs.push(sub);
      subs.push(Simplify2.simplify1(Regexp.Op.PLUS, re.flags, sub, null));
      return Simplify2.concat(subs);
    }
    if (re.min === 1 && re.max === 1) return sub;
    let prefixSubs = null;
    if (re.min > 0) {
      prefixSubs = [];
      for (let i = 0; i < re.min; i++) prefixSubs.push(sub);
    }
    if (re.max > re.min) {
      let suffix = Simplify2.simplify1(Regexp.Op.QUEST, re.flags, sub, null);
      for (let i = re.min + 1; i < re.max; i++) suffix = Simplify2.simplify1(Regexp.Op.QUEST, re.flags, Simplify2.concat([sub, suffix]), null);
      if (prefixSubs === null) return suffix;
      prefixSubs.push(suffix);
    }
    if (prefixSubs !== null) return Simplify2.concat(prefixSubs);
    return new Regexp(Regexp.Op.NO_MATCH);
  }
  static concat(subs) {
    const newSubs = [];
    for (let i = 0; i < subs.length; i++) {
      const sub = subs[i];
      if (sub.op === Regexp.Op.NO_MATCH) return new Regexp(Regexp.Op.NO_MATCH);
      if (sub.op === Regexp.Op.EMPTY_MATCH) continue;
      if (sub.op === Regexp.Op.CONCAT) {
        for (let j = 0; j < sub.subs.length; j++) newSubs.push(sub.subs[j]);
        continue;
      }
      newSubs.push(sub);
    }
    if (newSubs.length === 0) return new Regexp(Regexp.Op.EMPTY_MATCH);
    if (newSubs.length === 1) return newSubs[0];
    const nre = new Regexp(Regexp.Op.CONCAT);
    nre.subs = newSubs;
    return nre;
  }
  static simplify1(op, flags, sub, re) {
    if (sub.op === Regexp.Op.EMPTY_MATCH) return sub;
    if (sub.op === Regexp.Op.NO_MATCH) {
      if (op === Regexp.Op.PLUS) return sub;
      return new Regexp(Regexp.Op.EMPTY_MATCH);
    }
    if (op === sub.op && (flags & RE2Flags.NON_GREEDY) === (sub.flags & RE2Flags.NON_GREEDY)) return sub;
    if (re !== null && re.op === op && (re.flags & RE2Flags.NON_GREEDY) === (flags & RE2Flags.NON_GREEDY) && sub === re.subs[0]) return re;
    const nre = new Regexp(op);
    nre.flags = flags;
    nre.subs = [sub];
    return nre;
  }
};
var CharGroup = class {
  constructor(sign, cls) {
    this.sign = sign;
    this.cls = cls;
  }
};
var code1 = [48, 57];
var code2 = [
  9,
  10,
  12,
  13,
  32,
  32
];
var code3 = [
  48,
  57,
  65,
  90,
  95,
  95,
  97,
  122
];
var PERL_GROUPS = /* @__PURE__ */ new Map([
  ["\\d", new CharGroup(1, code1)],
  ["\\D", new CharGroup(-1, code1)],
  ["\\s", new CharGroup(1, code2)],
  ["\\S", new CharGroup(-1, code2)],
  ["\\w", new CharGroup(1, code3)],
  ["\\W", new CharGroup(-1, code3)]
]);
var code4 = [
  48,
  57,
  65,
  90,
  97,
  122
];
var code5 = [
  65,
  90,
  97,
  122
];
var code6 = [0, 127];
var code7 = [
  9,
  9,
  32,
  32
];
var code8 = [
  0,
  31,
  127,
  127
];
var code9 = [48, 57];
var code10 = [33, 126];
var code11 = [97, 122];
var code12 = [32, 126];
var code13 = [
  33,
  47,
  58,
  64,
  91,
  96,
  123,
  126
];
var code14 = [
  9,
  13,
  32,
  32
];
var code15 = [65, 90];
var code16 = [
  48,
  57,
  65,
  90,
  95,
  95,
  97,
  122
];
var code17 = [
  48,
  57,
  65,
  70,
  97,
  102
];
var POSIX_GROUPS = /* @__PURE__ */ new Map([
  ["[:alnum:]", new CharGroup(1, code4)],
  ["[:^alnum:]", new CharGroup(-1, code4)],
  ["[:alpha:]", new CharGroup(1, code5)],
  ["[:^alpha:]", new CharGroup(-1, code5)],
  ["[:ascii:]", new CharGroup(1, code6)],
  ["[:^ascii:]", new CharGroup(-1, code6)],
  ["[:blank:]", new CharGroup(1, code7)],
  ["[:^blank:]", new CharGroup(-1, code7)],
  ["[:cntrl:]", new CharGroup(1, code8)],
  ["[:^cntrl:]", new CharGroup(-1, code8)],
  ["[:digit:]", new CharGroup(1, code9)],
  ["[:^digit:]", new CharGroup(-1, code9)],
  ["[:graph:]", new CharGroup(1, code10)],
  ["[:^graph:]", new CharGroup(-1, code10)],
  ["[:lower:]", new CharGroup(1, code11)],
  ["[:^lower:]", new CharGroup(-1, code11)],
  ["[:print:]", new CharGroup(1, code12)],
  ["[:^print:]", new CharGroup(-1, code12)],
  ["[:punct:]", new CharGroup(1, code13)],
  ["[:^punct:]", new CharGroup(-1, code13)],
  ["[:space:]", new CharGroup(1, code14)],
  ["[:^space:]", new CharGroup(-1, code14)],
  ["[:upper:]", new CharGroup(1, code15)],
  ["[:^upper:]", new CharGroup(-1, code15)],
  ["[:word:]", new CharGroup(1, code16)],
  ["[:^word:]", new CharGroup(-1, code16)],
  ["[:xdigit:]", new CharGroup(1, code17)],
  ["[:^xdigit:]", new CharGroup(-1, code17)]
]);
var CharClass = class CharClass2 {
  static charClassToString(r, len) {
    let result = "[";
    for (let i = 0; i < len; i += 2) {
      if (i > 0) result += " ";
      const lo = r[i];
      const hi = r[i + 1];
      if (lo === hi) result += `0x${lo.toString(16)}`;
      else result += `0x${lo.toString(16)}-0x${hi.toString(16)}`;
    }
    result += "]";
    return result;
  }
  static sortRanges(array, len) {
    const n = len >> 1;
    const order = new Array(n);
    for (let i = 0; i < n; i++) order[i] = i;
    order.sort((a, b) => array[2 * a] - array[2 * b] || array[2 * b + 1] - array[2 * a + 1]);
    const sorted = array.slice(0, len);
    for (let i = 0; i < n; i++) {
      array[2 * i] = sorted[2 * order[i]];
      array[2 * i + 1] = sorted[2 * order[i] + 1];
    }
  }
  /**
  * @param {number[]|Int32Array} [r]
  */
  constructor(r = Utils.emptyInts()) {
    this.r = r;
    this.len = r.length;
  }
  toArray() {
    if (this.r instanceof Int32Array) return this.len === this.r.length ? this.r : this.r.subarray(0, this.len);
    return new Int32Array(this.len === this.r.length ? this.r : this.r.slice(0, this.len));
  }
  toGrowableArray() {
    if (Array.isArray(this.r)) {
      this.r.length = this.len;
      return this.r;
    }
    return Array.from(this.r.subarray(0, this.len));
  }
  cleanClass() {
    if (this.len < 4) return this;
    CharClass2.sortRanges(this.r, this.len);
    let w = 2;
    for (let i = 2; i < this.len; i += 2) {
      const lo = this.r[i];
      const hi = this.r[i + 1];
      if (lo <= this.r[w - 1] + 1) {
        if (hi > this.r[w - 1]) this.r[w - 1] = hi;
        continue;
      }
      this.r[w] = lo;
      this.r[w + 1] = hi;
      w += 2;
    }
    this.len = w;
    return this;
  }
  appendLiteral(x, flags) {
    return (flags & RE2Flags.FOLD_CASE) !== 0 ? this.appendFoldedRange(x, x) : this.appendRange(x, x);
  }
  appendRange(lo, hi) {
    if (this.len > 0) {
      for (let i = 2; i <= 4; i += 2) if (this.len >= i) {
        const rlo = this.r[this.len - i];
        const rhi = this.r[this.len - i + 1];
        if (lo <= rhi + 1 && rlo <= hi + 1) {
          if (lo < rlo) this.r[this.len - i] = lo;
          if (hi > rhi) this.r[this.len - i + 1] = hi;
          return this;
        }
      }
    }
    this.r[this.len++] = lo;
    this.r[this.len++] = hi;
    return this;
  }
  appendFoldedRange(lo, hi) {
    if (lo <= Unicode.MIN_FOLD && hi >= Unicode.MAX_FOLD) return this.appendRange(lo, hi);
    if (hi < Unicode.MIN_FOLD || lo > Unicode.MAX_FOLD) return this.appendRange(lo, hi);
    if (lo < Unicode.MIN_FOLD) {
      this.appendRange(lo, Unicode.MIN_FOLD - 1);
      lo = Unicode.MIN_FOLD;
    }
    if (hi > Unicode.MAX_FOLD) {
      this.appendRange(Unicode.MAX_FOLD + 1, hi);
      hi = Unicode.MAX_FOLD;
    }
    for (let c = lo; c <= hi; c++) {
      this.appendRange(c, c);
      for (let f = Unicode.simpleFold(c); f !== c; f = Unicode.simpleFold(f)) this.appendRange(f, f);
    }
    return this;
  }
  appendClass(x) {
    for (let i = 0; i < x.length; i += 2) this.appendRange(x[i], x[i + 1]);
    return this;
  }
  appendFoldedClass(x) {
    for (let i = 0; i < x.length; i += 2) this.appendFoldedRange(x[i], x[i + 1]);
    return this;
  }
  appendNegatedClass(x) {
    let nextLo = 0;
    for (let i = 0; i < x.length; i += 2) {
      const lo = x[i];
      const hi = x[i + 1];
      if (nextLo <= lo - 1) this.appendRange(nextLo, lo - 1);
      nextLo = hi + 1;
    }
    if (nextLo <= Unicode.MAX_RUNE) this.appendRange(nextLo, Unicode.MAX_RUNE);
    return this;
  }
  appendTable(table3) {
    for (let i = 0; i < table3.length; ++i) {
      const lo = table3.getLo(i);
      const hi = table3.getHi(i);
      const stride = table3.getStride(i);
      if (stride === 1) {
        this.appendRange(lo, hi);
        continue;
      }
      for (let c = lo; c <= hi; c += stride) this.appendRange(c, c);
    }
    return this;
  }
  appendNegatedTable(table3) {
    let nextLo = 0;
    for (let i = 0; i < table3.length; ++i) {
      const lo = table3.getLo(i);
      const hi = table3.getHi(i);
      const stride = table3.getStride(i);
      if (stride === 1) {
        if (nextLo <= lo - 1) this.appendRange(nextLo, lo - 1);
        nextLo = hi + 1;
        continue;
      }
      for (let c = lo; c <= hi; c += stride) {
        if (nextLo <= c - 1) this.appendRange(nextLo, c - 1);
        nextLo = c + 1;
      }
    }
    if (nextLo <= Unicode.MAX_RUNE) this.appendRange(nextLo, Unicode.MAX_RUNE);
    return this;
  }
  appendTableWithSign(table3, sign) {
    return sign < 0 ? this.appendNegatedTable(table3) : this.appendTable(table3);
  }
  negateClass() {
    let nextLo = 0;
    let w = 0;
    for (let i = 0; i < this.len; i += 2) {
      const lo = this.r[i];
      const hi = this.r[i + 1];
      if (nextLo <= lo - 1) {
        this.r[w] = nextLo;
        this.r[w + 1] = lo - 1;
        w += 2;
      }
      nextLo = hi + 1;
    }
    this.len = w;
    if (nextLo <= Unicode.MAX_RUNE) {
      this.r[this.len++] = nextLo;
      this.r[this.len++] = Unicode.MAX_RUNE;
    }
    return this;
  }
  appendClassWithSign(x, sign) {
    return sign < 0 ? this.appendNegatedClass(x) : this.appendClass(x);
  }
  appendGroup(g, foldCase) {
    let cls = g.cls;
    if (foldCase) cls = new CharClass2().appendFoldedClass(cls).cleanClass().toArray();
    return this.appendClassWithSign(cls, g.sign);
  }
  toString() {
    return CharClass2.charClassToString(this.r, this.len);
  }
};
var StringIterator = class {
  constructor(str) {
    this.str = str;
    this.position = 0;
  }
  pos() {
    return this.position;
  }
  rewindTo(pos) {
    this.position = pos;
  }
  more() {
    return this.position < this.str.length;
  }
  peek() {
    return this.str.codePointAt(this.position);
  }
  skip(n) {
    this.position += n;
  }
  skipString(s) {
    this.position += s.length;
  }
  pop() {
    const r = this.str.codePointAt(this.position);
    this.position += Utils.charCount(r);
    return r;
  }
  lookingAt(s) {
    return this.str.startsWith(s, this.position);
  }
  rest() {
    return this.str.substring(this.position);
  }
  from(beforePos) {
    return this.str.substring(beforePos, this.position);
  }
  toString() {
    return this.rest();
  }
};
var Parser = class Parser2 {
  static ERR_INTERNAL_ERROR = "regexp/syntax: internal error";
  static ERR_INVALID_CHAR_RANGE = "invalid character class range";
  static ERR_INVALID_ESCAPE = "invalid escape sequence";
  static ERR_INVALID_NAMED_CAPTURE = "invalid named capture";
  static ERR_INVALID_PERL_OP = "invalid or unsupported Perl syntax";
  static ERR_INVALID_REPEAT_OP = "invalid nested repetition operator";
  static ERR_INVALID_REPEAT_SIZE = "invalid repeat count";
  static ERR_MISSING_BRACKET = "missing closing ]";
  static ERR_MISSING_PAREN = "missing closing )";
  static ERR_MISSING_REPEAT_ARGUMENT = "missing argument to repetition operator";
  static ERR_TRAILING_BACKSLASH = "trailing backslash at end of expression";
  static ERR_DUPLICATE_NAMED_CAPTURE = "duplicate capture group name";
  static ERR_UNEXPECTED_PAREN = "unexpected )";
  static ERR_NESTING_DEPTH = "expression nests too deeply";
  static ERR_LARGE = "expression too large";
  static ERR_INVALID_CAPTURE_IN_LOOKBEHIND = "invalid capture in lookbehind";
  static MAX_HEIGHT = 1e3;
  static MAX_SIZE = 1398101;
  static MAX_RUNES = 33554432;
  static ANY_TABLE = new UnicodeRangeTable(new Uint32Array([
    0,
    Unicode.MAX_RUNE,
    1
  ]));
  static ASCII_TABLE = new UnicodeRangeTable(new Uint32Array([
    0,
    127,
    1
  ]));
  static ASCII_FOLD_TABLE = new UnicodeRangeTable(new Uint32Array([
    0,
    127,
    1,
    383,
    383,
    1,
    8490,
    8490,
    1
  ]));
  static unicodeTable(name) {
    if (name === "Any") return {
      tab: Parser2.ANY_TABLE,
      fold: Parser2.ANY_TABLE,
      sign: 1
    };
    if (name === "Ascii") return {
      tab: Parser2.ASCII_TABLE,
      fold: Parser2.ASCII_FOLD_TABLE,
      sign: 1
    };
    if (name === "Assigned") return {
      tab: UnicodeTables.CATEGORIES.get("Cn"),
      fold: UnicodeTables.CATEGORIES.get("Cn"),
      sign: -1
    };
    if (name === "Lc") return {
      tab: UnicodeTables.CATEGORIES.get("LC"),
      fold: UnicodeTables.FOLD_CATEGORIES.get("LC"),
      sign: 1
    };
    if (UnicodeTables.CATEGORIES.has(name)) return {
      tab: UnicodeTables.CATEGORIES.get(name),
      fold: UnicodeTables.FOLD_CATEGORIES.get(name),
      sign: 1
    };
    if (UnicodeTables.SCRIPTS.has(name)) return {
      tab: UnicodeTables.SCRIPTS.get(name),
      fold: UnicodeTables.FOLD_SCRIPT.get(name),
      sign: 1
    };
    return null;
  }
  static minFoldRune(r) {
    if (r < Unicode.MIN_FOLD || r > Unicode.MAX_FOLD) return r;
    let min = r;
    const r0 = r;
    for (r = Unicode.simpleFold(r); r !== r0; r = Unicode.simpleFold(r)) if (min > r) min = r;
    return min;
  }
  static leadingRegexp(re) {
    if (re.op === Regexp.Op.EMPTY_MATCH) return null;
    if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) {
      const sub = re.subs[0];
      if (sub.op === Regexp.Op.EMPTY_MATCH) return null;
      return sub;
    }
    return re;
  }
  static literalRegexp(s, flags) {
    const re = new Regexp(Regexp.Op.LITERAL);
    re.flags = flags;
    re.runes = Utils.stringToRunes(s);
    return re;
  }
  /**
  * Parse regular expression pattern {@code pattern} with mode flags {@code flags}.
  * @param {string} pattern
  * @param {number} flags
  */
  static parse(pattern2, flags) {
    return new Parser2(pattern2, flags).parseInternal();
  }
  static parseRepeat(t) {
    const start2 = t.pos();
    if (!t.more() || !t.lookingAt("{")) return -1;
    t.skip(1);
    const min = Parser2.parseInt(t);
    if (min === -1) return -1;
    if (!t.more()) return -1;
    let max;
    if (!t.lookingAt(",")) max = min;
    else {
      t.skip(1);
      if (!t.more()) return -1;
      if (t.lookingAt("}")) max = -1;
      else if ((max = Parser2.parseInt(t)) === -1) return -1;
    }
    if (!t.more() || !t.lookingAt("}")) return -1;
    t.skip(1);
    if (min < 0 || min > 1e3 || max === -2 || max > 1e3 || max >= 0 && min > max) throw new RE2JSSyntaxException(Parser2.ERR_INVALID_REPEAT_SIZE, t.from(start2));
    return min << 16 | max & Unicode.MAX_BMP;
  }
  static isValidCaptureName(name) {
    if (name.length === 0) return false;
    for (let i = 0; i < name.length; i++) {
      const c = name.codePointAt(i);
      if (c !== Codepoint.CODES["_"] && !Utils.isalnum(c)) return false;
    }
    return true;
  }
  static parseInt(t) {
    const start2 = t.pos();
    while (t.more() && t.peek() >= Codepoint.CODES["0"] && t.peek() <= Codepoint.CODES["9"]) t.skip(1);
    const n = t.from(start2);
    if (n.length === 0 || n.length > 1 && n.codePointAt(0) === Codepoint.CODES["0"]) return -1;
    if (n.length > 8) return -2;
    return parseInt(n, 10);
  }
  static isCharClass(re) {
    return re.op === Regexp.Op.LITERAL && re.runes.length === 1 || re.op === Regexp.Op.CHAR_CLASS || re.op === Regexp.Op.ANY_CHAR_NOT_NL || re.op === Regexp.Op.ANY_CHAR;
  }
  static matchRune(re, r) {
    switch (re.op) {
      case Regexp.Op.LITERAL:
        return re.runes.length === 1 && re.runes[0] === r;
      case Regexp.Op.CHAR_CLASS:
        for (let i = 0; i < re.runes.length; i += 2) if (re.runes[i] <= r && r <= re.runes[i + 1]) return true;
        return false;
      case Regexp.Op.ANY_CHAR_NOT_NL:
        return r !== Codepoint.CODES["\n"];
      case Regexp.Op.ANY_CHAR:
        return true;
    }
    return false;
  }
  static mergeCharClass(dst, src) {
    switch (dst.op) {
      case Regexp.Op.ANY_CHAR:
        break;
      case Regexp.Op.ANY_CHAR_NOT_NL:
        if (Parser2.matchRune(src, Codepoint.CODES["\n"])) dst.op = Regexp.Op.ANY_CHAR;
        break;
      case Regexp.Op.CHAR_CLASS: {
        const cc = new CharClass(Array.isArray(dst.runes) ? dst.runes : Array.from(dst.runes));
        if (src.op === Regexp.Op.LITERAL) cc.appendLiteral(src.runes[0], src.flags);
        else cc.appendClass(src.runes);
        dst.runes = cc.toGrowableArray();
        break;
      }
      case Regexp.Op.LITERAL:
        if (src.runes[0] === dst.runes[0] && src.flags === dst.flags) break;
        dst.op = Regexp.Op.CHAR_CLASS;
        dst.runes = new CharClass().appendLiteral(dst.runes[0], dst.flags).appendLiteral(src.runes[0], src.flags).toGrowableArray();
    }
  }
  static parseEscape(t) {
    const startPos = t.pos();
    t.skip(1);
    if (!t.more()) throw new RE2JSSyntaxException(Parser2.ERR_TRAILING_BACKSLASH);
    let c = t.pop();
    bigswitch: switch (c) {
      case Codepoint.CODES["1"]:
      case Codepoint.CODES["2"]:
      case Codepoint.CODES["3"]:
      case Codepoint.CODES["4"]:
      case Codepoint.CODES["5"]:
      case Codepoint.CODES["6"]:
      case Codepoint.CODES["7"]:
        if (!t.more() || t.peek() < Codepoint.CODES["0"] || t.peek() > Codepoint.CODES["7"]) break;
      case Codepoint.CODES["0"]: {
        let r = c - Codepoint.CODES["0"];
        for (let i = 1; i < 3; i++) {
          if (!t.more() || t.peek() < Codepoint.CODES["0"] || t.peek() > Codepoint.CODES["7"]) break;
          r = r * 8 + t.peek() - Codepoint.CODES["0"];
          t.skip(1);
        }
        return r;
      }
      case Codepoint.CODES["x"]: {
        if (!t.more()) break;
        c = t.pop();
        if (c === Codepoint.CODES["{"]) {
          let nhex = 0;
          let r = 0;
          while (true) {
            if (!t.more()) break bigswitch;
            c = t.pop();
            if (c === Codepoint.CODES["}"]) break;
            const v = Utils.unhex(c);
            if (v < 0) break bigswitch;
            r = r * 16 + v;
            if (r > Unicode.MAX_RUNE) break bigswitch;
            nhex++;
          }
          if (nhex === 0) break bigswitch;
          return r;
        }
        const x = Utils.unhex(c);
        if (!t.more()) break;
        c = t.pop();
        const y = Utils.unhex(c);
        if (x < 0 || y < 0) break;
        return x * 16 + y;
      }
      case Codepoint.CODES["a"]:
        return Codepoint.CODES["\x07"];
      case Codepoint.CODES["f"]:
        return Codepoint.CODES["\f"];
      case Codepoint.CODES["n"]:
        return Codepoint.CODES["\n"];
      case Codepoint.CODES["r"]:
        return Codepoint.CODES["\r"];
      case Codepoint.CODES["t"]:
        return Codepoint.CODES["	"];
      case Codepoint.CODES["v"]:
        return Codepoint.CODES["\v"];
      default:
        if (c <= Unicode.MAX_ASCII && !Utils.isalnum(c)) return c;
    }
    throw new RE2JSSyntaxException(Parser2.ERR_INVALID_ESCAPE, t.from(startPos));
  }
  static parseClassChar(t, wholeClassPos) {
    if (!t.more()) throw new RE2JSSyntaxException(Parser2.ERR_MISSING_BRACKET, t.from(wholeClassPos));
    if (t.lookingAt("\\")) return Parser2.parseEscape(t);
    return t.pop();
  }
  static hasCapture(re) {
    if (re === null) return false;
    if (re.op === Regexp.Op.CAPTURE) return true;
    if (re.subs) {
      for (let sub of re.subs) if (Parser2.hasCapture(sub)) return true;
    }
    return false;
  }
  constructor(wholeRegexp, flags = 0) {
    this.wholeRegexp = wholeRegexp;
    this.flags = flags;
    this.numCap = 0;
    this.namedGroups = /* @__PURE__ */ Object.create(null);
    this.stack = [];
    this.free = null;
    this.numRegexp = 0;
    this.numRunes = 0;
    this.repeats = 0;
    this.height = null;
    this.size = null;
    this.nlb = 0;
  }
  newRegexp(op) {
    let re = this.free;
    if (re !== null && re.subs !== null && re.subs.length > 0) {
      this.free = re.subs[0];
      re.reinit();
      re.op = op;
    } else {
      re = new Regexp(op);
      this.numRegexp += 1;
    }
    return re;
  }
  reuse(re) {
    if (this.height !== null && this.height.has(re)) this.height.delete(re);
    if (re.subs !== null && re.subs.length > 0) re.subs[0] = this.free;
    this.free = re;
  }
  checkLimits(re) {
    if (this.numRunes > Parser2.MAX_RUNES) throw new RE2JSSyntaxException(Parser2.ERR_LARGE);
    this.checkSize(re);
    this.checkHeight(re);
  }
  checkSize(re) {
    if (this.size === null) {
      if (this.repeats === 0) this.repeats = 1;
      if (re.op === Regexp.Op.REPEAT) {
        let n = re.max;
        if (n === -1) n = re.min;
        if (n <= 0) n = 1;
        if (n > Math.floor(Parser2.MAX_SIZE / this.repeats)) this.repeats = Parser2.MAX_SIZE;
        else this.repeats *= n;
      }
      if (this.numRegexp < Math.floor(Parser2.MAX_SIZE / this.repeats)) return;
      this.size = /* @__PURE__ */ new Map();
      for (let reEx of this.stack) this.checkSize(reEx);
    }
    if (this.calcSize(re, true) > Parser2.MAX_SIZE) throw new RE2JSSyntaxException(Parser2.ERR_LARGE);
  }
  calcSize(re, force = false) {
    if (!force && this.size !== null) {
      if (this.size.has(re)) return this.size.get(re);
    }
    let size = 0;
    switch (re.op) {
      case Regexp.Op.LITERAL:
        size = re.runes.length;
        break;
      case Regexp.Op.PLB:
      case Regexp.Op.NLB:
      case Regexp.Op.CAPTURE:
      case Regexp.Op.STAR:
        size = 2 + this.calcSize(re.subs[0]);
        break;
      case Regexp.Op.PLUS:
      case Regexp.Op.QUEST:
        size = 1 + this.calcSize(re.subs[0]);
        break;
      case Regexp.Op.CONCAT:
        for (let sub of re.subs) size = size + this.calcSize(sub);
        break;
      case Regexp.Op.ALTERNATE:
        for (let sub of re.subs) size = size + this.calcSize(sub);
        if (re.subs.length > 1) size = size + re.subs.length - 1;
        break;
      case Regexp.Op.REPEAT: {
        let sub = this.calcSize(re.subs[0]);
        if (re.max === -1) {
          if (re.min === 0) size = 2 + sub;
          else size = 1 + re.min * sub;
          break;
        }
        size = re.max * sub + (re.max - re.min);
        break;
      }
    }
    size = Math.max(1, size);
    if (this.size === null) this.size = /* @__PURE__ */ new Map();
    this.size.set(re, size);
    return size;
  }
  checkHeight(re) {
    if (this.numRegexp < Parser2.MAX_HEIGHT) return;
    if (this.height === null) {
      this.height = /* @__PURE__ */ new Map();
      for (let reEx of this.stack) this.checkHeight(reEx);
    }
    if (this.calcHeight(re, true) > Parser2.MAX_HEIGHT) throw new RE2JSSyntaxException(Parser2.ERR_NESTING_DEPTH);
  }
  calcHeight(re, force = false) {
    if (!force && this.height !== null) {
      if (this.height.has(re)) return this.height.get(re);
    }
    let h = 1;
    for (let sub of re.subs) {
      const hsub = this.calcHeight(sub);
      if (h < 1 + hsub) h = 1 + hsub;
    }
    if (this.height === null) this.height = /* @__PURE__ */ new Map();
    this.height.set(re, h);
    return h;
  }
  pop() {
    return this.stack.pop();
  }
  popToPseudo() {
    const n = this.stack.length;
    let i = n;
    while (i > 0 && !Regexp.isPseudoOp(this.stack[i - 1].op)) i--;
    return this.stack.splice(i, n - i);
  }
  push(re) {
    this.numRunes += re.runes.length;
    if (re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 2 && re.runes[0] === re.runes[1]) {
      if (this.maybeConcat(re.runes[0], this.flags & ~RE2Flags.FOLD_CASE)) return null;
      re.op = Regexp.Op.LITERAL;
      re.runes = [re.runes[0]];
      re.flags = this.flags & ~RE2Flags.FOLD_CASE;
    } else if (re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 4 && re.runes[0] === re.runes[1] && re.runes[2] === re.runes[3] && Unicode.simpleFold(re.runes[0]) === re.runes[2] && Unicode.simpleFold(re.runes[2]) === re.runes[0] || re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 2 && re.runes[0] + 1 === re.runes[1] && Unicode.simpleFold(re.runes[0]) === re.runes[1] && Unicode.simpleFold(re.runes[1]) === re.runes[0]) {
      if (this.maybeConcat(re.runes[0], this.flags | RE2Flags.FOLD_CASE)) return null;
      re.op = Regexp.Op.LITERAL;
      re.runes = [re.runes[0]];
      re.flags = this.flags | RE2Flags.FOLD_CASE;
    } else this.maybeConcat(-1, 0);
    this.stack.push(re);
    this.checkLimits(re);
    return re;
  }
  maybeConcat(r, flags) {
    const n = this.stack.length;
    if (n < 2) return false;
    const re1 = this.stack[n - 1];
    const re2 = this.stack[n - 2];
    if (re1.op !== Regexp.Op.LITERAL || re2.op !== Regexp.Op.LITERAL || (re1.flags & RE2Flags.FOLD_CASE) !== (re2.flags & RE2Flags.FOLD_CASE)) return false;
    if (!Array.isArray(re2.runes)) re2.runes = Array.from(re2.runes);
    for (let i = 0; i < re1.runes.length; i++) re2.runes.push(re1.runes[i]);
    if (r >= 0) {
      re1.runes = [r];
      re1.flags = flags;
      return true;
    }
    this.pop();
    this.reuse(re1);
    return false;
  }
  newLiteral(r, flags) {
    const re = this.newRegexp(Regexp.Op.LITERAL);
    re.flags = flags;
    if ((flags & RE2Flags.FOLD_CASE) !== 0) r = Parser2.minFoldRune(r);
    re.runes = [r];
    return re;
  }
  literal(r) {
    this.push(this.newLiteral(r, this.flags));
  }
  op(op) {
    const re = this.newRegexp(op);
    re.flags = this.flags;
    return this.push(re);
  }
  repeat(op, min, max, beforePos, t, lastRepeatPos) {
    let flags = this.flags;
    if ((flags & RE2Flags.PERL_X) !== 0) {
      if (t.more() && t.lookingAt("?")) {
        t.skip(1);
        flags ^= RE2Flags.NON_GREEDY;
      }
      if (lastRepeatPos !== -1) throw new RE2JSSyntaxException(Parser2.ERR_INVALID_REPEAT_OP, t.from(lastRepeatPos));
    }
    const n = this.stack.length;
    if (n === 0) throw new RE2JSSyntaxException(Parser2.ERR_MISSING_REPEAT_ARGUMENT, t.from(beforePos));
    const sub = this.stack[n - 1];
    if (Regexp.isPseudoOp(sub.op)) throw new RE2JSSyntaxException(Parser2.ERR_MISSING_REPEAT_ARGUMENT, t.from(beforePos));
    const re = this.newRegexp(op);
    re.min = min;
    re.max = max;
    re.flags = flags;
    re.subs = [sub];
    this.stack[n - 1] = re;
    this.checkLimits(re);
    if (op === Regexp.Op.REPEAT && (min >= 2 || max >= 2) && !this.repeatIsValid(re, 1e3)) throw new RE2JSSyntaxException(Parser2.ERR_INVALID_REPEAT_SIZE, t.from(beforePos));
  }
  repeatIsValid(re, n) {
    if (re.op === Regexp.Op.REPEAT) {
      let m = re.max;
      if (m === 0) return true;
      if (m < 0) m = re.min;
      if (m > n) return false;
      if (m > 0) n = Math.trunc(n / m);
    }
    for (let sub of re.subs) if (!this.repeatIsValid(sub, n)) return false;
    return true;
  }
  concat() {
    this.maybeConcat(-1, 0);
    const subs = this.popToPseudo();
    if (subs.length === 0) return this.push(this.newRegexp(Regexp.Op.EMPTY_MATCH));
    return this.push(this.collapse(subs, Regexp.Op.CONCAT));
  }
  alternate() {
    const subs = this.popToPseudo();
    if (subs.length > 0) this.cleanAlt(subs[subs.length - 1]);
    if (subs.length === 0) return this.push(this.newRegexp(Regexp.Op.NO_MATCH));
    return this.push(this.collapse(subs, Regexp.Op.ALTERNATE));
  }
  cleanAlt(re) {
    if (re.op === Regexp.Op.CHAR_CLASS) {
      re.runes = new CharClass(Array.from(re.runes)).cleanClass().toArray();
      if (re.runes.length === 2 && re.runes[0] === 0 && re.runes[1] === Unicode.MAX_RUNE) {
        re.runes = /* @__PURE__ */ new Int32Array(0);
        re.op = Regexp.Op.ANY_CHAR;
      } else if (re.runes.length === 4 && re.runes[0] === 0 && re.runes[1] === Codepoint.CODES["\n"] - 1 && re.runes[2] === Codepoint.CODES["\n"] + 1 && re.runes[3] === Unicode.MAX_RUNE) {
        re.runes = /* @__PURE__ */ new Int32Array(0);
        re.op = Regexp.Op.ANY_CHAR_NOT_NL;
      }
    }
  }
  collapse(subs, op) {
    if (subs.length === 1) return subs[0];
    let len = 0;
    for (let sub of subs) len += sub.op === op ? sub.subs.length : 1;
    let newsubs = new Array(len).fill(null);
    let i = 0;
    for (let sub of subs) if (sub.op === op) {
      for (let j = 0; j < sub.subs.length; j++) newsubs[i++] = sub.subs[j];
      this.reuse(sub);
    } else newsubs[i++] = sub;
    let re = this.newRegexp(op);
    re.subs = newsubs;
    if (op === Regexp.Op.ALTERNATE) {
      re.subs = this.factor(re.subs);
      if (re.subs.length === 1) {
        const old = re;
        re = re.subs[0];
        this.reuse(old);
      }
    }
    return re;
  }
  factor(array) {
    if (array.length < 2) return array;
    let s = 0;
    let lensub = array.length;
    let lenout = 0;
    let str = null;
    let strlen = 0;
    let strflags = 0;
    let start2 = 0;
    for (let i = 0; i <= lensub; i++) {
      let istr = null;
      let istrlen = 0;
      let iflags = 0;
      if (i < lensub) {
        let re = array[s + i];
        if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) re = re.subs[0];
        if (re.op === Regexp.Op.LITERAL) {
          istr = re.runes;
          istrlen = re.runes.length;
          iflags = re.flags & RE2Flags.FOLD_CASE;
        }
        if (iflags === strflags) {
          let same = 0;
          while (same < strlen && same < istrlen && str[same] === istr[same]) same++;
          if (same > 0) {
            strlen = same;
            continue;
          }
        }
      }
      if (i === start2) {
      } else if (i === start2 + 1) array[lenout++] = array[s + start2];
      else {
        const prefix = this.newRegexp(Regexp.Op.LITERAL);
        prefix.flags = strflags;
        prefix.runes = str.slice(0, strlen);
        for (let j = start2; j < i; j++) {
          array[s + j] = this.removeLeadingString(array[s + j], strlen);
          this.checkLimits(array[s + j]);
        }
        const suffix = this.collapse(array.slice(s + start2, s + i), Regexp.Op.ALTERNATE);
        const re = this.newRegexp(Regexp.Op.CONCAT);
        re.subs = [prefix, suffix];
        array[lenout++] = re;
      }
      start2 = i;
      str = istr;
      strlen = istrlen;
      strflags = iflags;
    }
    lensub = lenout;
    s = 0;
    start2 = 0;
    lenout = 0;
    let first = null;
    for (let i = 0; i <= lensub; i++) {
      let ifirst = null;
      if (i < lensub) {
        ifirst = Parser2.leadingRegexp(array[s + i]);
        if (first !== null && first.equals(ifirst) && (Parser2.isCharClass(first) || first.op === Regexp.Op.REPEAT && first.min === first.max && Parser2.isCharClass(first.subs[0]))) continue;
      }
      if (i === start2) {
      } else if (i === start2 + 1) array[lenout++] = array[s + start2];
      else {
        const prefix = first;
        for (let j = start2; j < i; j++) {
          const reuse = j !== start2;
          array[s + j] = this.removeLeadingRegexp(array[s + j], reuse);
          this.checkLimits(array[s + j]);
        }
        const suffix = this.collapse(array.slice(s + start2, s + i), Regexp.Op.ALTERNATE);
        const re = this.newRegexp(Regexp.Op.CONCAT);
        re.subs = [prefix, suffix];
        array[lenout++] = re;
      }
      start2 = i;
      first = ifirst;
    }
    lensub = lenout;
    s = 0;
    start2 = 0;
    lenout = 0;
    for (let i = 0; i <= lensub; i++) {
      if (i < lensub && Parser2.isCharClass(array[s + i])) continue;
      if (i === start2) {
      } else if (i === start2 + 1) array[lenout++] = array[s + start2];
      else {
        let max = start2;
        for (let j = start2 + 1; j < i; j++) {
          const subMax = array[s + max];
          const subJ = array[s + j];
          if (subMax.op < subJ.op || subMax.op === subJ.op && (subMax.runes !== null ? subMax.runes.length : 0) < (subJ.runes !== null ? subJ.runes.length : 0)) max = j;
        }
        const tmp = array[s + start2];
        array[s + start2] = array[s + max];
        array[s + max] = tmp;
        for (let j = start2 + 1; j < i; j++) {
          Parser2.mergeCharClass(array[s + start2], array[s + j]);
          this.reuse(array[s + j]);
        }
        this.cleanAlt(array[s + start2]);
        array[lenout++] = array[s + start2];
      }
      if (i < lensub) array[lenout++] = array[s + i];
      start2 = i + 1;
    }
    lensub = lenout;
    s = 0;
    start2 = 0;
    lenout = 0;
    for (let i = 0; i < lensub; ++i) {
      if (i + 1 < lensub && array[s + i].op === Regexp.Op.EMPTY_MATCH && array[s + i + 1].op === Regexp.Op.EMPTY_MATCH) continue;
      array[lenout++] = array[s + i];
    }
    lensub = lenout;
    s = 0;
    return array.slice(s, lensub);
  }
  removeLeadingString(re, n) {
    if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) {
      const sub = this.removeLeadingString(re.subs[0], n);
      re.subs[0] = sub;
      if (sub.op === Regexp.Op.EMPTY_MATCH) {
        this.reuse(sub);
        switch (re.subs.length) {
          case 0:
          case 1:
            re.op = Regexp.Op.EMPTY_MATCH;
            re.subs = Regexp.emptySubs();
            break;
          case 2: {
            const old = re;
            re = re.subs[1];
            this.reuse(old);
            break;
          }
          default:
            re.subs = re.subs.slice(1, re.subs.length);
        }
      }
      return re;
    }
    if (re.op === Regexp.Op.LITERAL) {
      re.runes = re.runes.slice(n, re.runes.length);
      if (re.runes.length === 0) re.op = Regexp.Op.EMPTY_MATCH;
    }
    return re;
  }
  removeLeadingRegexp(re, reuse) {
    if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) {
      if (reuse) this.reuse(re.subs[0]);
      re.subs = re.subs.slice(1, re.subs.length);
      switch (re.subs.length) {
        case 0:
          re.op = Regexp.Op.EMPTY_MATCH;
          re.subs = Regexp.emptySubs();
          break;
        case 1: {
          const old = re;
          re = re.subs[0];
          this.reuse(old);
          break;
        }
      }
      return re;
    }
    if (reuse) this.reuse(re);
    return this.newRegexp(Regexp.Op.EMPTY_MATCH);
  }
  parseInternal() {
    if ((this.flags & RE2Flags.LITERAL) !== 0) return Parser2.literalRegexp(this.wholeRegexp, this.flags);
    let lastRepeatPos = -1;
    let min = -1;
    let max = -1;
    const t = new StringIterator(this.wholeRegexp);
    while (t.more()) {
      let repeatPos = -1;
      bigswitch: switch (t.peek()) {
        case Codepoint.CODES["("]:
          if ((this.flags & RE2Flags.LOOKBEHIND) !== 0) {
            if (t.lookingAt("(?<=")) {
              this.parsePosLookBehind();
              t.skip(4);
              break;
            }
            if (t.lookingAt("(?<!")) {
              this.parseNegLookBehind();
              t.skip(4);
              break;
            }
          }
          if ((this.flags & RE2Flags.PERL_X) !== 0 && t.lookingAt("(?")) {
            this.parsePerlFlags(t);
            break;
          }
          this.op(Regexp.Op.LEFT_PAREN).cap = ++this.numCap;
          t.skip(1);
          break;
        case Codepoint.CODES["|"]:
          this.parseVerticalBar();
          t.skip(1);
          break;
        case Codepoint.CODES[")"]:
          this.parseRightParen();
          t.skip(1);
          break;
        case Codepoint.CODES["^"]:
          if ((this.flags & RE2Flags.ONE_LINE) !== 0) this.op(Regexp.Op.BEGIN_TEXT);
          else this.op(Regexp.Op.BEGIN_LINE);
          t.skip(1);
          break;
        case Codepoint.CODES["$"]:
          if ((this.flags & RE2Flags.ONE_LINE) !== 0) this.op(Regexp.Op.END_TEXT).flags |= RE2Flags.WAS_DOLLAR;
          else this.op(Regexp.Op.END_LINE);
          t.skip(1);
          break;
        case Codepoint.CODES["."]:
          if ((this.flags & RE2Flags.DOT_NL) !== 0) this.op(Regexp.Op.ANY_CHAR);
          else this.op(Regexp.Op.ANY_CHAR_NOT_NL);
          t.skip(1);
          break;
        case Codepoint.CODES["["]:
          this.parseClass(t);
          break;
        case Codepoint.CODES["*"]:
        case Codepoint.CODES["+"]:
        case Codepoint.CODES["?"]: {
          repeatPos = t.pos();
          let op = null;
          switch (t.pop()) {
            case Codepoint.CODES["*"]:
              op = Regexp.Op.STAR;
              break;
            case Codepoint.CODES["+"]:
              op = Regexp.Op.PLUS;
              break;
            case Codepoint.CODES["?"]:
              op = Regexp.Op.QUEST;
          }
          this.repeat(op, min, max, repeatPos, t, lastRepeatPos);
          break;
        }
        case Codepoint.CODES["{"]: {
          const before = t.pos();
          const minMax = Parser2.parseRepeat(t);
          if (minMax < 0) {
            t.rewindTo(before);
            this.literal(t.pop());
            break;
          }
          repeatPos = before;
          min = minMax >> 16;
          max = (minMax & Unicode.MAX_BMP) << 16 >> 16;
          this.repeat(Regexp.Op.REPEAT, min, max, repeatPos, t, lastRepeatPos);
          break;
        }
        case Codepoint.CODES["\\"]: {
          const savedPos = t.pos();
          t.skip(1);
          if ((this.flags & RE2Flags.PERL_X) !== 0 && t.more()) switch (t.pop()) {
            case Codepoint.CODES["A"]:
              this.op(Regexp.Op.BEGIN_TEXT);
              break bigswitch;
            case Codepoint.CODES["b"]:
              this.op(Regexp.Op.WORD_BOUNDARY);
              break bigswitch;
            case Codepoint.CODES["B"]:
              this.op(Regexp.Op.NO_WORD_BOUNDARY);
              break bigswitch;
            case Codepoint.CODES["C"]:
              throw new RE2JSSyntaxException(Parser2.ERR_INVALID_ESCAPE, "\\C");
            case Codepoint.CODES["Q"]: {
              let lit = t.rest();
              const i = lit.indexOf("\\E");
              if (i >= 0) {
                lit = lit.substring(0, i);
                t.skipString(lit);
                t.skipString("\\E");
              } else t.skipString(lit);
              let j = 0;
              while (j < lit.length) {
                const codepoint = lit.codePointAt(j);
                this.literal(codepoint);
                j += Utils.charCount(codepoint);
              }
              break bigswitch;
            }
            case Codepoint.CODES["z"]:
              this.op(Regexp.Op.END_TEXT);
              break bigswitch;
            default:
              t.rewindTo(savedPos);
          }
          else t.rewindTo(savedPos);
          const re = this.newRegexp(Regexp.Op.CHAR_CLASS);
          re.flags = this.flags;
          if (t.lookingAt("\\p") || t.lookingAt("\\P")) {
            const cc2 = new CharClass();
            if (this.parseUnicodeClass(t, cc2)) {
              re.runes = cc2.toArray();
              this.push(re);
              break bigswitch;
            }
          }
          const cc = new CharClass();
          if (this.parsePerlClassEscape(t, cc)) {
            re.runes = cc.toArray();
            this.push(re);
            break bigswitch;
          }
          t.rewindTo(savedPos);
          this.reuse(re);
          this.literal(Parser2.parseEscape(t));
          break;
        }
        default:
          this.literal(t.pop());
      }
      lastRepeatPos = repeatPos;
    }
    this.concat();
    if (this.swapVerticalBar()) this.pop();
    this.alternate();
    if (this.stack.length !== 1) throw new RE2JSSyntaxException(Parser2.ERR_MISSING_PAREN, this.wholeRegexp);
    this.stack[0].namedGroups = this.namedGroups;
    return this.stack[0];
  }
  parsePerlFlags(t) {
    const startPos = t.pos();
    const s = t.rest();
    if (s.startsWith("(?P<") || s.startsWith("(?<")) {
      const begin = s.charAt(2) === "P" ? 4 : 3;
      const end = s.indexOf(">");
      if (end < 0) throw new RE2JSSyntaxException(Parser2.ERR_INVALID_NAMED_CAPTURE, s);
      const name = s.substring(begin, end);
      t.skipString(name);
      t.skip(begin + 1);
      if (!Parser2.isValidCaptureName(name)) throw new RE2JSSyntaxException(Parser2.ERR_INVALID_NAMED_CAPTURE, s.substring(0, end + 1));
      const re = this.op(Regexp.Op.LEFT_PAREN);
      re.cap = ++this.numCap;
      if (this.namedGroups[name]) throw new RE2JSSyntaxException(Parser2.ERR_DUPLICATE_NAMED_CAPTURE, name);
      this.namedGroups[name] = this.numCap;
      re.name = name;
      return;
    }
    t.skip(2);
    let flags = this.flags;
    let sign = 1;
    let sawFlag = false;
    loop: while (t.more()) {
      const c = t.pop();
      switch (c) {
        case Codepoint.CODES["i"]:
          flags |= RE2Flags.FOLD_CASE;
          sawFlag = true;
          break;
        case Codepoint.CODES["m"]:
          flags &= ~RE2Flags.ONE_LINE;
          sawFlag = true;
          break;
        case Codepoint.CODES["s"]:
          flags |= RE2Flags.DOT_NL;
          sawFlag = true;
          break;
        case Codepoint.CODES["U"]:
          flags |= RE2Flags.NON_GREEDY;
          sawFlag = true;
          break;
        case Codepoint.CODES["-"]:
          if (sign < 0) break loop;
          sign = -1;
          flags = ~flags;
          sawFlag = false;
          break;
        case Codepoint.CODES[":"]:
        case Codepoint.CODES[")"]:
          if (sign < 0) {
            if (!sawFlag) break loop;
            flags = ~flags;
          }
          if (c === Codepoint.CODES[":"]) this.op(Regexp.Op.LEFT_PAREN);
          this.flags = flags;
          return;
        default:
          break loop;
      }
    }
    throw new RE2JSSyntaxException(Parser2.ERR_INVALID_PERL_OP, t.from(startPos));
  }
  parsePosLookBehind() {
    const re = this.newRegexp(Regexp.Op.LEFT_PAREN);
    re.flags = this.flags;
    re.lb = ++this.nlb;
    return this.push(re);
  }
  parseNegLookBehind() {
    const re = this.newRegexp(Regexp.Op.LEFT_PAREN);
    re.flags = this.flags;
    re.lb = -++this.nlb;
    return this.push(re);
  }
  parseVerticalBar() {
    this.concat();
    if (!this.swapVerticalBar()) this.op(Regexp.Op.VERTICAL_BAR);
  }
  swapVerticalBar() {
    const n = this.stack.length;
    if (n >= 3 && this.stack[n - 2].op === Regexp.Op.VERTICAL_BAR && Parser2.isCharClass(this.stack[n - 1]) && Parser2.isCharClass(this.stack[n - 3])) {
      let re1 = this.stack[n - 1];
      let re3 = this.stack[n - 3];
      if (re1.op > re3.op) {
        const tmp = re3;
        re3 = re1;
        re1 = tmp;
        this.stack[n - 3] = re3;
      }
      Parser2.mergeCharClass(re3, re1);
      this.reuse(re1);
      this.pop();
      return true;
    }
    if (n >= 2) {
      const re1 = this.stack[n - 1];
      const re2 = this.stack[n - 2];
      if (re2.op === Regexp.Op.VERTICAL_BAR) {
        if (n >= 3) this.cleanAlt(this.stack[n - 3]);
        this.stack[n - 2] = re1;
        this.stack[n - 1] = re2;
        return true;
      }
    }
    return false;
  }
  parseRightParen() {
    this.concat();
    if (this.swapVerticalBar()) this.pop();
    this.alternate();
    if (this.stack.length < 2) throw new RE2JSSyntaxException(Parser2.ERR_UNEXPECTED_PAREN, this.wholeRegexp);
    const re1 = this.pop();
    const re2 = this.pop();
    if (re2.op !== Regexp.Op.LEFT_PAREN) throw new RE2JSSyntaxException(Parser2.ERR_UNEXPECTED_PAREN, this.wholeRegexp);
    this.flags = re2.flags;
    if (re2.lb !== 0) {
      if (Parser2.hasCapture(re1)) throw new RE2JSSyntaxException(Parser2.ERR_INVALID_CAPTURE_IN_LOOKBEHIND, this.wholeRegexp);
      if (re2.lb > 0) re2.op = Regexp.Op.PLB;
      else re2.op = Regexp.Op.NLB;
      re2.subs = [re1];
      this.push(re2);
      return;
    }
    if (re2.cap === 0) this.push(re1);
    else {
      re2.op = Regexp.Op.CAPTURE;
      re2.subs = [re1];
      this.push(re2);
    }
  }
  parsePerlClassEscape(t, cc) {
    const beforePos = t.pos();
    if ((this.flags & RE2Flags.PERL_X) === 0 || !t.more() || t.pop() !== Codepoint.CODES["\\"] || !t.more()) return false;
    t.pop();
    const p = t.from(beforePos);
    const g = PERL_GROUPS.has(p) ? PERL_GROUPS.get(p) : null;
    if (g === null) return false;
    cc.appendGroup(g, (this.flags & RE2Flags.FOLD_CASE) !== 0);
    return true;
  }
  parseNamedClass(t, cc) {
    const cls = t.rest();
    const i = cls.indexOf(":]");
    if (i < 0) return false;
    const name = cls.substring(0, i + 2);
    t.skipString(name);
    const g = POSIX_GROUPS.has(name) ? POSIX_GROUPS.get(name) : null;
    if (g === null) throw new RE2JSSyntaxException(Parser2.ERR_INVALID_CHAR_RANGE, name);
    cc.appendGroup(g, (this.flags & RE2Flags.FOLD_CASE) !== 0);
    return true;
  }
  parseUnicodeClass(t, cc) {
    const startPos = t.pos();
    if ((this.flags & RE2Flags.UNICODE_GROUPS) === 0 || !t.lookingAt("\\p") && !t.lookingAt("\\P")) return false;
    t.skip(1);
    let sign = 1;
    let c = t.pop();
    if (c === Codepoint.CODES["P"]) sign = -1;
    if (!t.more()) {
      t.rewindTo(startPos);
      throw new RE2JSSyntaxException(Parser2.ERR_INVALID_CHAR_RANGE, t.rest());
    }
    c = t.pop();
    let name;
    if (c !== Codepoint.CODES["{"]) name = Utils.runeToString(c);
    else {
      const rest = t.rest();
      const end = rest.indexOf("}");
      if (end < 0) {
        t.rewindTo(startPos);
        throw new RE2JSSyntaxException(Parser2.ERR_INVALID_CHAR_RANGE, t.rest());
      }
      name = rest.substring(0, end);
      t.skipString(name);
      t.skip(1);
    }
    if (!(name.length === 0) && name.codePointAt(0) === Codepoint.CODES["^"]) {
      sign = 0 - sign;
      name = name.substring(1);
    }
    const pair = Parser2.unicodeTable(name);
    if (pair === null) throw new RE2JSSyntaxException(Parser2.ERR_INVALID_CHAR_RANGE, t.from(startPos));
    if (pair.sign < 0) sign = 0 - sign;
    const tab = pair.tab;
    const fold = pair.fold;
    if ((this.flags & RE2Flags.FOLD_CASE) === 0 || fold === null) cc.appendTableWithSign(tab, sign);
    else {
      const tmp = new CharClass().appendTable(tab).appendTable(fold).cleanClass().toArray();
      cc.appendClassWithSign(Array.from(tmp), sign);
    }
    return true;
  }
  parseClass(t) {
    const startPos = t.pos();
    t.skip(1);
    const re = this.newRegexp(Regexp.Op.CHAR_CLASS);
    re.flags = this.flags;
    const cc = new CharClass();
    let sign = 1;
    if (t.more() && t.lookingAt("^")) {
      sign = -1;
      t.skip(1);
      if ((this.flags & RE2Flags.CLASS_NL) === 0) cc.appendRange(Codepoint.CODES["\n"], Codepoint.CODES["\n"]);
    }
    let first = true;
    while (!t.more() || t.peek() !== Codepoint.CODES["]"] || first) {
      if (t.more() && t.lookingAt("-") && (this.flags & RE2Flags.PERL_X) === 0 && !first) {
        const s = t.rest();
        if (s === "-" || !s.startsWith("-]")) {
          t.rewindTo(startPos);
          throw new RE2JSSyntaxException(Parser2.ERR_INVALID_CHAR_RANGE, t.rest());
        }
      }
      first = false;
      const beforePos = t.pos();
      if (t.lookingAt("[:")) {
        if (this.parseNamedClass(t, cc)) continue;
        t.rewindTo(beforePos);
      }
      if (this.parseUnicodeClass(t, cc)) continue;
      if (this.parsePerlClassEscape(t, cc)) continue;
      t.rewindTo(beforePos);
      const lo = Parser2.parseClassChar(t, startPos);
      let hi = lo;
      if (t.more() && t.lookingAt("-")) {
        t.skip(1);
        if (t.more() && t.lookingAt("]")) t.skip(-1);
        else {
          hi = Parser2.parseClassChar(t, startPos);
          if (hi < lo) throw new RE2JSSyntaxException(Parser2.ERR_INVALID_CHAR_RANGE, t.from(beforePos));
        }
      }
      if ((this.flags & RE2Flags.FOLD_CASE) === 0) cc.appendRange(lo, hi);
      else cc.appendFoldedRange(lo, hi);
    }
    t.skip(1);
    cc.cleanClass();
    if (sign < 0) cc.negateClass();
    re.runes = cc.toArray();
    this.push(re);
  }
};
var RE2 = class RE22 {
  static initTest(expr) {
    const re2 = RE22.compile(expr);
    const res = new RE22(re2.expr, re2.prog, re2.numSubexp, re2.longest);
    res.cond = re2.cond;
    res.prefix = re2.prefix;
    res.prefixUTF8 = re2.prefixUTF8;
    res.prefixComplete = re2.prefixComplete;
    res.prefixRune = re2.prefixRune;
    res.prefilter = re2.prefilter;
    res.namedGroups = re2.namedGroups;
    return res;
  }
  /**
  * Parses a regular expression and returns, if successful, an {@code RE2} instance that can be
  * used to match against text.
  *
  * When matching against text, the regexp returns a match that begins as early as possible in the
  * input (leftmost), and among those it chooses the one that a backtracking search would have
  * found first. This so-called leftmost-first matching is the same semantics that Perl, Python,
  * and other implementations use, although this package implements it without the expense of
  * backtracking. For POSIX leftmost-longest matching, see {@link #compilePOSIX}.
  */
  static compile(expr) {
    return RE22.compileImpl(expr, RE2Flags.PERL, false);
  }
  /**
  * {@code compilePOSIX} is like {@link #compile} but restricts the regular expression to POSIX ERE
  * (egrep) syntax and changes the match semantics to leftmost-longest.
  *
  * That is, when matching against text, the regexp returns a match that begins as early as
  * possible in the input (leftmost), and among those it chooses a match that is as long as
  * possible. This so-called leftmost-longest matching is the same semantics that early regular
  * expression implementations used and that POSIX specifies.
  *
  * However, there can be multiple leftmost-longest matches, with different submatch choices, and
  * here this package diverges from POSIX. Among the possible leftmost-longest matches, this
  * package chooses the one that a backtracking search would have found first, while POSIX
  * specifies that the match be chosen to maximize the length of the first subexpression, then the
  * second, and so on from left to right. The POSIX rule is computationally prohibitive and not
  * even well-defined. See http://swtch.com/~rsc/regexp/regexp2.html#posix
  */
  static compilePOSIX(expr) {
    return RE22.compileImpl(expr, RE2Flags.POSIX, true);
  }
  static compileImpl(expr, mode, longest7) {
    let re = Parser.parse(expr, mode);
    const maxCap = re.maxCap();
    const namedGroups = re.namedGroups;
    re = Simplify.simplify(re);
    const prefilter = PrefilterTree.build(re);
    const prog = Compiler.compileRegexp(re);
    const re2 = new RE22(expr, prog, maxCap, longest7);
    re2.prefilter = prefilter.type === Prefilter.Type.NONE ? null : prefilter;
    const [prefixCompl, prefixStr] = prog.prefix();
    re2.prefixComplete = prefixCompl;
    re2.prefix = prefixStr;
    re2.prefixUTF8 = Utils.stringToUtf8ByteArray(re2.prefix);
    if (re2.prefix.length > 0) re2.prefixRune = re2.prefix.codePointAt(0);
    re2.namedGroups = namedGroups;
    return re2;
  }
  /**
  * Returns true iff textual regular expression {@code pattern} matches string {@code s}.
  *
  * More complicated queries need to use {@link #compile} and the full {@code RE2} interface.
  */
  static match(pattern2, s) {
    return RE22.compile(pattern2).match(s);
  }
  constructor(expr, prog, numSubexp = 0, longest7 = 0) {
    this.expr = expr;
    this.prog = prog;
    this.numSubexp = numSubexp;
    this.longest = longest7;
    this.cond = prog.startCond();
    this.prefix = null;
    this.prefixUTF8 = null;
    this.prefixComplete = false;
    this.prefixRune = 0;
    this.namedGroups = /* @__PURE__ */ Object.create(null);
    this.machinePool = [];
    this.lazyDFA = null;
    this.onepass = OnePass.compile(this.prog);
    this.prefilter = null;
  }
  get dfa() {
    if (this.lazyDFA === null) this.lazyDFA = new DFA(this.prog);
    return this.lazyDFA;
  }
  matchPrefixComplete(input, pos, anchor, ncap) {
    if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return null;
    let matchStart = -1;
    let matchEnd = -1;
    const pLen = input.prefixLength(this);
    if (anchor === RE2Flags.UNANCHORED) {
      const idx = input.index(this, pos);
      if (idx < 0) return null;
      matchStart = pos + idx;
      matchEnd = matchStart + pLen;
    } else if (anchor === RE2Flags.ANCHOR_BOTH) {
      if (input.endPos() !== pLen) return null;
      if (input.index(this, 0) !== 0) return null;
      matchStart = 0;
      matchEnd = pLen;
    } else if (anchor === RE2Flags.ANCHOR_START) {
      if (input.index(this, 0) !== 0) return null;
      matchStart = 0;
      matchEnd = pLen;
    }
    if (matchStart < 0) return null;
    if (ncap > 0) {
      const matchcap = new Int32Array(ncap).fill(-1);
      matchcap[0] = matchStart;
      matchcap[1] = matchEnd;
      return Array.from(matchcap);
    }
    return [];
  }
  createLookbehindState() {
    return this.prog.numLb > 0 ? new LookbehindState(this.prog) : null;
  }
  executeEngine(input, pos, anchor, ncap, lbState = null) {
    if (this.prefixComplete && (ncap === 0 || this.numSubexp === 0)) return this.matchPrefixComplete(input, pos, anchor, ncap);
    if (this.prefilter !== null && anchor === RE2Flags.UNANCHORED) {
      if (!this.prefilter.eval(input, pos)) return null;
    }
    if (this.onepass !== null) return OnePass.execute(this, input, pos, anchor, ncap);
    if (ncap > 0) {
      if (this.prog.numLb === 0 && input.endPos() <= Backtracker.maxBitStateLen(this.prog)) return Backtracker.execute(this, input, pos, anchor, ncap);
      return this.doExecuteNFA(input, pos, anchor, ncap, lbState);
    }
    if (this.prog.numLb === 0) {
      const dfaResult = this.dfa.match(input, pos, anchor);
      if (dfaResult !== null) return dfaResult ? [] : null;
      if (input.endPos() <= Backtracker.maxBitStateLen(this.prog)) return Backtracker.execute(this, input, pos, anchor, ncap);
    }
    return this.doExecuteNFA(input, pos, anchor, ncap, lbState);
  }
  /**
  * Returns the number of parenthesized subexpressions in this regular expression.
  */
  numberOfCapturingGroups() {
    return this.numSubexp;
  }
  /**
  * Returns the number of instructions in this compiled regular expression program.
  */
  numberOfInstructions() {
    return this.prog.numInst();
  }
  get() {
    return this.machinePool.length > 0 ? this.machinePool.pop() : null;
  }
  reset() {
    this.machinePool.length = 0;
  }
  put(m) {
    this.machinePool.push(m);
  }
  toString() {
    return this.expr;
  }
  doExecuteNFA(input, pos, anchor, ncap, lbState = null) {
    let m = this.get();
    if (!m) m = Machine.fromRE2(this);
    m.init(ncap);
    const cap = m.match(input, pos, anchor, lbState) ? m.submatches() : null;
    this.put(m);
    return cap;
  }
  match(s) {
    return this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, 0) !== null;
  }
  /**
  * Matches the regular expression against input starting at position start and ending at position
  * end, with the given anchoring. Records the submatch boundaries in group, which is [start, end)
  * pairs of byte offsets. The number of boundaries needed is inferred from the size of the group
  * array. It is most efficient not to ask for submatch boundaries.
  *
  * @param input the input byte array
  * @param start the beginning position in the input
  * @param end the end position in the input
  * @param anchor the anchoring flag (UNANCHORED, ANCHOR_START, ANCHOR_BOTH)
  * @param group the array to fill with submatch positions
  * @param ngroup the number of array pairs to fill in
  * @param lbState optional state carried between successive matches over the same input (see
  *   createLookbehindState); omit it to evaluate lookbehinds from the beginning of the input
  * @returns true if a match was found
  */
  matchWithGroup(input, start2, end, anchor, ngroup, lbState = null) {
    if (!(input instanceof MatcherInputBase)) {
      if (Utils.isByteArray(input)) input = MatcherInput.utf8(input);
      else input = MatcherInput.utf16(input);
    }
    return this.matchMachineInput(input, start2, end, anchor, ngroup, lbState);
  }
  matchMachineInput(input, start2, end, anchor, ngroup, lbState = null) {
    if (start2 > end) return [false, null];
    const machineInput = input.isUTF16Encoding() ? MachineInput.fromUTF16(input.asCharSequence(), 0, end) : MachineInput.fromUTF8(input.asBytes(), 0, end);
    const groupMatch = this.executeEngine(machineInput, start2, anchor, 2 * ngroup, lbState);
    if (groupMatch === null) return [false, null];
    return [true, groupMatch];
  }
  /**
  * Returns true iff this regexp matches the UTF-8 byte array {@code b}.
  */
  matchUTF8(b) {
    return this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, 0) !== null;
  }
  /**
  * Returns a copy of {@code src} in which all matches for this regexp have been replaced by
  * {@code repl}. No support is provided for expressions (e.g. {@code \1} or {@code $1}) in the
  * replacement string.
  */
  replaceAll(src, repl) {
    return this.replaceAllFunc(src, () => repl, 2 * src.length + 1);
  }
  /**
  * Returns a copy of {@code src} in which only the first match for this regexp has been replaced
  * by {@code repl}. No support is provided for expressions (e.g. {@code \1} or {@code $1}) in the
  * replacement string.
  */
  replaceFirst(src, repl) {
    return this.replaceAllFunc(src, () => repl, 1);
  }
  /**
  * Returns a copy of {@code src} in which at most {@code maxReplaces} matches for this regexp have
  * been replaced by the return value of of function {@code repl} (whose first argument is the
  * matched string). No support is provided for expressions (e.g. {@code \1} or {@code $1}) in the
  * replacement string.
  */
  replaceAllFunc(src, replFunc, maxReplaces) {
    let lastMatchEnd = 0;
    let searchPos = 0;
    let out = "";
    const input = MachineInput.fromUTF16(src);
    const lbState = this.createLookbehindState();
    let numReplaces = 0;
    while (searchPos <= src.length) {
      const a = this.executeEngine(input, searchPos, RE2Flags.UNANCHORED, 2, lbState);
      if (a === null || a.length === 0) break;
      out += src.substring(lastMatchEnd, a[0]);
      if (a[1] > lastMatchEnd || a[0] === 0) {
        out += replFunc(src.substring(a[0], a[1]));
        numReplaces++;
      }
      lastMatchEnd = a[1];
      const width2 = input.step(searchPos) & 7;
      if (searchPos + width2 > a[1]) searchPos += width2;
      else if (searchPos + 1 > a[1]) searchPos++;
      else searchPos = a[1];
      if (numReplaces >= maxReplaces) break;
    }
    out += src.substring(lastMatchEnd);
    return out;
  }
  pad(a) {
    if (a === null) return null;
    let n = (1 + this.numSubexp) * 2;
    if (a.length < n) {
      let a2 = new Array(n).fill(-1);
      for (let i = 0; i < a.length; i++) a2[i] = a[i];
      a = a2;
    }
    return a;
  }
  allMatches(input, n, deliverFun = (v) => v) {
    let result = [];
    const end = input.endPos();
    if (n < 0) n = end + 1;
    let pos = 0;
    let i = 0;
    let prevMatchEnd = -1;
    const lbState = this.createLookbehindState();
    while (i < n && pos <= end) {
      const matches = this.executeEngine(input, pos, RE2Flags.UNANCHORED, this.prog.numCap, lbState);
      if (matches === null || matches.length === 0) break;
      let accept = true;
      if (matches[1] === pos) {
        if (matches[0] === prevMatchEnd) accept = false;
        const r = input.step(pos);
        if (r < 0) pos = end + 1;
        else pos += r & 7;
      } else pos = matches[1];
      prevMatchEnd = matches[1];
      if (accept) {
        result.push(deliverFun(this.pad(matches)));
        i++;
      }
    }
    return result;
  }
  /**
  * Returns an array holding the text of the leftmost match in {@code b} of this regular
  * expression.
  *
  * A return value of null indicates no match.
  */
  findUTF8(b) {
    const a = this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, 2);
    if (a === null) return null;
    return b.slice(a[0], a[1]);
  }
  /**
  * Returns a two-element array of integers defining the location of the leftmost match in
  * {@code b} of this regular expression. The match itself is at {@code b[loc[0]...loc[1]]}.
  *
  * A return value of null indicates no match.
  */
  findUTF8Index(b) {
    const a = this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, 2);
    if (a === null) return null;
    return a.slice(0, 2);
  }
  /**
  * Returns a string holding the text of the leftmost match in {@code s} of this regular
  * expression.
  *
  * If there is no match, the return value is an empty string, but it will also be empty if the
  * regular expression successfully matches an empty string. Use {@link #findIndex} or
  * {@link #findSubmatch} if it is necessary to distinguish these cases.
  */
  find(s) {
    const a = this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, 2);
    if (a === null) return "";
    return s.substring(a[0], a[1]);
  }
  /**
  * Returns a two-element array of integers defining the location of the leftmost match in
  * {@code s} of this regular expression. The match itself is at
  * {@code s.substring(loc[0], loc[1])}.
  *
  * A return value of null indicates no match.
  */
  findIndex(s) {
    return this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, 2);
  }
  /**
  * Returns an array of arrays the text of the leftmost match of the regular expression in
  * {@code b} and the matches, if any, of its subexpressions, as defined by the <a
  * href='#submatch'>Submatch</a> description above.
  *
  * A return value of null indicates no match.
  */
  findUTF8Submatch(b) {
    const a = this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, this.prog.numCap);
    if (a === null) return null;
    const ret = new Array(1 + this.numSubexp).fill(null);
    for (let i = 0; i < ret.length; i++) if (2 * i < a.length && a[2 * i] >= 0) ret[i] = b.slice(a[2 * i], a[2 * i + 1]);
    return ret;
  }
  /**
  * Returns an array holding the index pairs identifying the leftmost match of this regular
  * expression in {@code b} and the matches, if any, of its subexpressions, as defined by the the
  * <a href='#submatch'>Submatch</a> and <a href='#index'>Index</a> descriptions above.
  *
  * A return value of null indicates no match.
  */
  findUTF8SubmatchIndex(b) {
    return this.pad(this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, this.prog.numCap));
  }
  /**
  * Returns an array of strings holding the text of the leftmost match of the regular expression in
  * {@code s} and the matches, if any, of its subexpressions, as defined by the <a
  * href='#submatch'>Submatch</a> description above.
  *
  * A return value of null indicates no match.
  */
  findSubmatch(s) {
    const a = this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, this.prog.numCap);
    if (a === null) return null;
    const ret = new Array(1 + this.numSubexp).fill(null);
    for (let i = 0; i < ret.length; i++) if (2 * i < a.length && a[2 * i] >= 0) ret[i] = s.substring(a[2 * i], a[2 * i + 1]);
    return ret;
  }
  /**
  * Returns an array holding the index pairs identifying the leftmost match of this regular
  * expression in {@code s} and the matches, if any, of its subexpressions, as defined by the <a
  * href='#submatch'>Submatch</a> description above.
  *
  * A return value of null indicates no match.
  */
  findSubmatchIndex(s) {
    return this.pad(this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, this.prog.numCap));
  }
  /**
  * {@code findAllUTF8()} is the <a href='#all'>All</a> version of {@link #findUTF8}; it returns a
  * list of up to {@code n} successive matches of the expression, as defined by the <a
  * href='#all'>All</a> description above.
  *
  * A return value of null indicates no match.
  *
  * TODO(adonovan): think about defining a byte slice view class, like a read-only Go slice backed
  * by |b|.
  */
  findAllUTF8(b, n) {
    const result = this.allMatches(MachineInput.fromUTF8(b), n, (match) => b.slice(match[0], match[1]));
    if (result.length === 0) return null;
    return result;
  }
  /**
  * {@code findAllUTF8Index} is the <a href='#all'>All</a> version of {@link #findUTF8Index}; it
  * returns a list of up to {@code n} successive matches of the expression, as defined by the <a
  * href='#all'>All</a> description above.
  *
  * A return value of null indicates no match.
  */
  findAllUTF8Index(b, n) {
    const result = this.allMatches(MachineInput.fromUTF8(b), n, (match) => match.slice(0, 2));
    if (result.length === 0) return null;
    return result;
  }
  /**
  * {@code findAll} is the <a href='#all'>All</a> version of {@link #find}; it returns a list of up
  * to {@code n} successive matches of the expression, as defined by the <a href='#all'>All</a>
  * description above.
  *
  * A return value of null indicates no match.
  */
  findAll(s, n) {
    const result = this.allMatches(MachineInput.fromUTF16(s), n, (match) => s.substring(match[0], match[1]));
    if (result.length === 0) return null;
    return result;
  }
  /**
  * {@code findAllIndex} is the <a href='#all'>All</a> version of {@link #findIndex}; it returns a
  * list of up to {@code n} successive matches of the expression, as defined by the <a
  * href='#all'>All</a> description above.
  *
  * A return value of null indicates no match.
  */
  findAllIndex(s, n) {
    const result = this.allMatches(MachineInput.fromUTF16(s), n, (match) => match.slice(0, 2));
    if (result.length === 0) return null;
    return result;
  }
  /**
  * {@code findAllUTF8Submatch} is the <a href='#all'>All</a> version of {@link #findUTF8Submatch};
  * it returns a list of up to {@code n} successive matches of the expression, as defined by the <a
  * href='#all'>All</a> description above.
  *
  * A return value of null indicates no match.
  */
  findAllUTF8Submatch(b, n) {
    const result = this.allMatches(MachineInput.fromUTF8(b), n, (match) => {
      let slice = new Array(match.length / 2 | 0).fill(null);
      for (let j = 0; j < slice.length; j++) if (match[2 * j] >= 0) slice[j] = b.slice(match[2 * j], match[2 * j + 1]);
      return slice;
    });
    if (result.length === 0) return null;
    return result;
  }
  /**
  * {@code findAllUTF8SubmatchIndex} is the <a href='#all'>All</a> version of
  * {@link #findUTF8SubmatchIndex}; it returns a list of up to {@code n} successive matches of the
  * expression, as defined by the <a href='#all'>All</a> description above.
  *
  * A return value of null indicates no match.
  */
  findAllUTF8SubmatchIndex(b, n) {
    const result = this.allMatches(MachineInput.fromUTF8(b), n);
    if (result.length === 0) return null;
    return result;
  }
  /**
  * {@code findAllSubmatch} is the <a href='#all'>All</a> version of {@link #findSubmatch}; it
  * returns a list of up to {@code n} successive matches of the expression, as defined by the <a
  * href='#all'>All</a> description above.
  *
  * A return value of null indicates no match.
  */
  findAllSubmatch(s, n) {
    const result = this.allMatches(MachineInput.fromUTF16(s), n, (match) => {
      let slice = new Array(match.length / 2 | 0).fill(null);
      for (let j = 0; j < slice.length; j++) if (match[2 * j] >= 0) slice[j] = s.substring(match[2 * j], match[2 * j + 1]);
      return slice;
    });
    if (result.length === 0) return null;
    return result;
  }
  /**
  * {@code findAllSubmatchIndex} is the <a href='#all'>All</a> version of
  * {@link #findSubmatchIndex}; it returns a list of up to {@code n} successive matches of the
  * expression, as defined by the <a href='#all'>All</a> description above.
  *
  * A return value of null indicates no match.
  */
  findAllSubmatchIndex(s, n) {
    const result = this.allMatches(MachineInput.fromUTF16(s), n);
    if (result.length === 0) return null;
    return result;
  }
};
var RE2Set = class RE2Set2 {
  /** @type {number} */
  static UNANCHORED = RE2Flags.UNANCHORED;
  /** @type {number} */
  static ANCHOR_START = RE2Flags.ANCHOR_START;
  /** @type {number} */
  static ANCHOR_BOTH = RE2Flags.ANCHOR_BOTH;
  /**
  * Constructs a new RE2Set with the specified anchor mode and flags.
  * @param {number} [anchor=RE2Set.UNANCHORED] - The anchoring mode (e.g., RE2Set.UNANCHORED).
  * @param {number} [flags=0] - The public flags to apply to all patterns in the set.
  * @param {number} [maxMem=8388608] - The maximum memory in bytes to use for the DFA (default 8MB).
  */
  constructor(anchor = RE2Set2.UNANCHORED, flags = 0, maxMem = 8388608) {
    if (![
      RE2Set2.UNANCHORED,
      RE2Set2.ANCHOR_START,
      RE2Set2.ANCHOR_BOTH
    ].includes(anchor)) throw new RE2JSFlagsException("The anchor should be RE2Set.UNANCHORED, RE2Set.ANCHOR_START or RE2Set.ANCHOR_BOTH");
    Utils.checkFlags(flags);
    this.anchor = anchor;
    this.jsFlags = flags;
    this.maxMem = maxMem;
    let re2Flags = RE2Flags.PERL;
    if ((flags & PublicFlags.DISABLE_UNICODE_GROUPS) !== 0) re2Flags &= ~RE2Flags.UNICODE_GROUPS;
    if ((flags & PublicFlags.LOOKBEHINDS) !== 0) re2Flags |= RE2Flags.LOOKBEHIND;
    this.re2Flags = re2Flags;
    this.regexps = [];
    this.prog = null;
    this.dfa = null;
    this.dummyRe2 = null;
  }
  /**
  * Adds a new regular expression pattern to the set.
  * Patterns cannot be added after the set has been compiled.
  * @param {string} pattern - The regular expression pattern to add.
  * @returns {number} The integer index assigned to the added pattern.
  * @throws {RE2JSCompileException} If patterns are added after compilation.
  */
  add(pattern2) {
    if (this.prog) throw new RE2JSCompileException("Cannot add patterns after compile");
    Utils.checkPattern(pattern2);
    let fregex = pattern2;
    if ((this.jsFlags & PublicFlags.CASE_INSENSITIVE) !== 0) fregex = `(?i)${fregex}`;
    if ((this.jsFlags & PublicFlags.DOTALL) !== 0) fregex = `(?s)${fregex}`;
    if ((this.jsFlags & PublicFlags.MULTILINE) !== 0) fregex = `(?m)${fregex}`;
    const re = Parser.parse(fregex, this.re2Flags);
    this.regexps.push(Simplify.simplify(re));
    return this.regexps.length - 1;
  }
  /**
  * Compiles the added patterns into a single state machine.
  * This is automatically called on the first match if not called explicitly.
  * @returns {void}
  */
  compile() {
    if (this.prog) return;
    const prog = Compiler.compileSet(this.regexps);
    if (prog.numInst() > Parser.MAX_SIZE) throw new RE2JSCompileException(`${Parser.ERR_LARGE}: the set compiles to ${prog.numInst()} instructions, more than ${Parser.MAX_SIZE}`);
    this.prog = prog;
    this.dfa = new DFA(this.prog, this.maxMem);
    this.dummyRe2 = {
      prog: this.prog,
      cond: this.prog.startCond(),
      prefix: "",
      prefixRune: 0,
      longest: false
    };
  }
  /**
  * Matches the input against the compiled set of regular expressions.
  * @param {string|number[]|Uint8Array} input - The input string or UTF-8 byte array to match against.
  * @returns {number[]} An array of indices representing the patterns that successfully matched the input.
  */
  match(input) {
    if (!this.prog) this.compile();
    const machineInput = Utils.isByteArray(input) ? MachineInput.fromUTF8(input) : MachineInput.fromUTF16(input);
    let internalAnchor = RE2Flags.UNANCHORED;
    if (this.anchor === RE2Set2.ANCHOR_START) internalAnchor = RE2Flags.ANCHOR_START;
    else if (this.anchor === RE2Set2.ANCHOR_BOTH) internalAnchor = RE2Flags.ANCHOR_BOTH;
    const dfaResult = this.dfa.matchSet(machineInput, 0, internalAnchor);
    if (dfaResult !== null) return dfaResult;
    const machine = Machine.fromRE2(this.dummyRe2);
    machine.init(0);
    return machine.matchSet(machineInput, 0, internalAnchor);
  }
};
var TranslateRegExpString = class TranslateRegExpString2 {
  static isHexadecimal(ch) {
    return "0" <= ch && ch <= "9" || "A" <= ch && ch <= "F" || "a" <= ch && ch <= "f";
  }
  static translate(data) {
    let prefixFlags = "";
    if (Object.prototype.toString.call(data) === "[object RegExp]") {
      if (data.ignoreCase) prefixFlags += "i";
      if (data.multiline) prefixFlags += "m";
      if (data.dotAll) prefixFlags += "s";
      data = data.source;
    }
    if (typeof data !== "string") return data;
    let result = "";
    let changed = false;
    let size = data.length;
    if (size === 0) {
      result = "(?:)";
      changed = true;
    }
    let inCharClass = false;
    let i = 0;
    while (i < size) {
      let ch = data[i];
      if (ch === "\\") {
        if (i + 1 < size) {
          ch = data[i + 1];
          switch (ch) {
            case "\\":
              result += "\\\\";
              i += 2;
              continue;
            case "c":
              if (i + 2 < size) {
                let code18 = data[i + 2].charCodeAt(0);
                if (code18 >= 65 && code18 <= 90 || code18 >= 97 && code18 <= 122) {
                  let val = code18 % 32;
                  result += "\\x";
                  result += (val >> 4).toString(16).toUpperCase();
                  result += (val & 15).toString(16).toUpperCase();
                  i += 3;
                  changed = true;
                  continue;
                }
              }
              result += "c";
              i += 2;
              changed = true;
              continue;
            case "u":
              if (i + 2 < size) {
                if (data[i + 2] === "{") {
                  let j = i + 3;
                  let hasHex = false;
                  let closed = false;
                  while (j < size) {
                    const hexChar = data[j];
                    if (hexChar === "}") {
                      closed = true;
                      break;
                    }
                    if (!TranslateRegExpString2.isHexadecimal(hexChar)) break;
                    hasHex = true;
                    j++;
                  }
                  if (closed && hasHex) {
                    result += "\\x";
                    i += 2;
                    changed = true;
                    continue;
                  }
                } else if (i + 5 < size) {
                  let isHex4 = true;
                  for (let j = 0; j < 4; j++) if (!TranslateRegExpString2.isHexadecimal(data[i + 2 + j])) {
                    isHex4 = false;
                    break;
                  }
                  if (isHex4) {
                    result += "\\x{" + data.substring(i + 2, i + 6) + "}";
                    i += 6;
                    changed = true;
                    continue;
                  }
                }
              }
              result += "u";
              i += 2;
              changed = true;
              continue;
            case "x": {
              let isValidHex = false;
              if (i + 2 < size && data[i + 2] === "{") {
                let j = i + 3;
                let hasHex = false;
                let closed = false;
                while (j < size) {
                  const hexChar = data[j];
                  if (hexChar === "}") {
                    closed = true;
                    break;
                  }
                  if (!TranslateRegExpString2.isHexadecimal(hexChar)) break;
                  hasHex = true;
                  j++;
                }
                if (closed && hasHex) isValidHex = true;
              } else if (i + 3 < size && TranslateRegExpString2.isHexadecimal(data[i + 2]) && TranslateRegExpString2.isHexadecimal(data[i + 3])) isValidHex = true;
              if (isValidHex) {
                result += "\\x";
                i += 2;
              } else {
                result += "x";
                i += 2;
                changed = true;
              }
              continue;
            }
            case "n":
            case "r":
            case "t":
            case "a":
            case "f":
            case "v":
            case "d":
            case "D":
            case "s":
            case "S":
            case "w":
            case "W":
            case "b":
            case "B":
            case "p":
            case "P":
            case "A":
            case "z":
            case "Q":
            case "E":
            case "0":
            case "1":
            case "2":
            case "3":
            case "4":
            case "5":
            case "6":
            case "7":
              result += "\\" + ch;
              i += 2;
              continue;
            default: {
              let cp2 = data.codePointAt(i + 1);
              if (cp2 >= 48 && cp2 <= 57 || cp2 >= 65 && cp2 <= 90 || cp2 >= 97 && cp2 <= 122) {
                let symSize2 = Utils.charCount(cp2);
                result += data.substring(i + 1, i + 1 + symSize2);
                i += symSize2 + 1;
                changed = true;
              } else {
                result += "\\";
                let symSize2 = Utils.charCount(cp2);
                result += data.substring(i + 1, i + 1 + symSize2);
                i += symSize2 + 1;
              }
              continue;
            }
          }
        }
      } else if (ch === "/") {
        result += "\\/";
        i += 1;
        changed = true;
        continue;
      } else if (ch === "[") {
        if (!inCharClass && data[i + 1] === "]") {
          result += "[^\\x00-\\x{10FFFF}]";
          i += 2;
          changed = true;
          continue;
        }
        if (!inCharClass && data[i + 1] === "^" && data[i + 2] === "]") {
          result += "[\\x00-\\x{10FFFF}]";
          i += 3;
          changed = true;
          continue;
        }
        inCharClass = true;
      } else if (ch === "]") inCharClass = false;
      else if (!inCharClass && ch === "(" && i + 2 < size && data[i + 1] === "?" && data[i + 2] === "<") {
        if (i + 3 < size && !"=!>)".includes(data[i + 3])) {
          result += "(?P<";
          i += 3;
          changed = true;
          continue;
        }
      }
      let cp = data.codePointAt(i);
      let symSize = Utils.charCount(cp);
      result += data.substring(i, i + symSize);
      i += symSize;
    }
    const finalResult = changed ? result : data;
    if (prefixFlags.length > 0) return `(?${prefixFlags})${finalResult}`;
    return finalResult;
  }
};
var execResult = (m, input) => {
  const result = m.matchArray();
  result.index = m.start(0);
  result.input = input;
  result.groups = m.namedGroupsObject();
  return result;
};
var RE2JS = class RE2JS2 {
  /**
  * Flag: case insensitive matching.
  */
  static CASE_INSENSITIVE = PublicFlags.CASE_INSENSITIVE;
  /**
  * Flag: dot ({@code .}) matches all characters, including newline.
  */
  static DOTALL = PublicFlags.DOTALL;
  /**
  * Flag: multiline matching: {@code ^} and {@code $} match at beginning and end of line, not just
  * beginning and end of input.
  */
  static MULTILINE = PublicFlags.MULTILINE;
  /**
  * Flag: Unicode groups (e.g. {@code \p\ Greek\} ) will be syntax errors.
  */
  static DISABLE_UNICODE_GROUPS = PublicFlags.DISABLE_UNICODE_GROUPS;
  /**
  * Flag: matches longest possible string.
  */
  static LONGEST_MATCH = PublicFlags.LONGEST_MATCH;
  /**
  * Flag: enable linear-time captureless lookbehinds.
  */
  static LOOKBEHINDS = PublicFlags.LOOKBEHINDS;
  /**
  * Returns a literal pattern string for the specified string.
  *
  * This method produces a string that can be used to create a <code>RE2JS</code> that would
  * match the string <code>s</code> as if it were a literal pattern.
  *
  * Metacharacters or escape sequences in the input sequence will be given no special meaning.
  *
  * @param {string} str The string to be literalized
  * @returns {string} A literal string replacement
  */
  static quote(str) {
    return Utils.quoteMeta(str);
  }
  /**
  * Quotes '\' and '$' in {@code str}, so that the returned string could be used in
  * replacement methods as a literal replacement of {@code str}.
  *
  * This is a convenience delegation to {@link Matcher.quoteReplacement}.
  *
  * @param {string} str the string to be quoted
  * @param {boolean} [javaMode=false] whether the replacement will be used in javaMode
  * @returns {string} the quoted string
  */
  static quoteReplacement(str, javaMode = false) {
    return Matcher.quoteReplacement(str, javaMode);
  }
  /**
  * Translates a given regular expression string to ensure compatibility with RE2JS.
  *
  * This function preprocesses the input regex string by applying necessary transformations,
  * such as escaping special characters (e.g., `/`), converting named capture groups to
  * RE2JS-compatible syntax, and handling Unicode sequences properly. It ensures that the
  * resulting regex is safe and properly formatted before compilation.
  *
  * @param {string|RegExp} expr - The regular expression string to be translated.
  * @returns {string} - The transformed regular expression string, ready for compilation.
  */
  static translateRegExp(expr) {
    return TranslateRegExpString.translate(expr);
  }
  /**
  * Helper: create new RE2JS with given regex and flags. Flregex is the regex with flags applied.
  * @param {string} regex
  * @param {number} [flags=0]
  * @returns {RE2JS}
  */
  static compile(regex, flags = 0) {
    Utils.checkPattern(regex);
    Utils.checkFlags(flags);
    let fregex = regex;
    if ((flags & RE2JS2.CASE_INSENSITIVE) !== 0) fregex = `(?i)${fregex}`;
    if ((flags & RE2JS2.DOTALL) !== 0) fregex = `(?s)${fregex}`;
    if ((flags & RE2JS2.MULTILINE) !== 0) fregex = `(?m)${fregex}`;
    let re2Flags = RE2Flags.PERL;
    if ((flags & RE2JS2.DISABLE_UNICODE_GROUPS) !== 0) re2Flags &= ~RE2Flags.UNICODE_GROUPS;
    if ((flags & RE2JS2.LOOKBEHINDS) !== 0) re2Flags |= RE2Flags.LOOKBEHIND;
    const p = new RE2JS2(regex, flags);
    p.re2Input = RE2.compileImpl(fregex, re2Flags, (flags & RE2JS2.LONGEST_MATCH) !== 0);
    return p;
  }
  /**
  * Matches a string against a regular expression.
  *
  * @param {string} regex the regular expression
  * @param {string|number[]|Uint8Array} input the input
  * @returns {boolean} true if the regular expression matches the entire input
  * @throws RE2JSSyntaxException if the regular expression is malformed
  */
  static matches(regex, input) {
    return RE2JS2.compile(regex).testExact(input);
  }
  /**
  * This is visible for testing.
  * @private
  */
  static initTest(pattern2, flags, re2) {
    if (pattern2 == null) throw new Error("pattern is null");
    if (re2 == null) throw new Error("re2 is null");
    const p = new RE2JS2(pattern2, flags);
    p.re2Input = re2;
    return p;
  }
  /**
  *
  * @param {string} pattern
  * @param {number} flags
  */
  constructor(pattern2, flags) {
    this.patternInput = pattern2;
    this.flagsInput = flags;
    this.re2Input = null;
  }
  /**
  * Releases memory used by internal caches associated with this pattern. Does not change the
  * observable behaviour. Useful for tests that detect memory leaks via allocation tracking.
  */
  reset() {
    this.re2Input.reset();
  }
  /**
  * Returns the flags used in the constructor.
  * @returns {number}
  */
  flags() {
    return this.flagsInput;
  }
  /**
  * Returns the pattern used in the constructor.
  * @returns {string}
  */
  pattern() {
    return this.patternInput;
  }
  re2() {
    return this.re2Input;
  }
  /**
  * Matches a string against a regular expression.
  *
  * @param {string|number[]|Uint8Array} input the input
  * @returns {boolean} true if the regular expression matches the entire input
  */
  matches(input) {
    return this.testExact(input);
  }
  /**
  * Creates a new {@code Matcher} matching the pattern against the input.
  *
  * @param {string|number[]|Uint8Array|MatcherInputBase} input the input string
  * @returns {Matcher}
  */
  matcher(input) {
    if (Utils.isByteArray(input)) input = MatcherInput.utf8(input);
    return new Matcher(this, input);
  }
  /**
  * Tests whether the regular expression matches any part of the input string.
  * Performance Note: This method is highly optimized. Because it only returns
  * a boolean and does not extract capture groups, it bypasses the `Matcher` overhead
  * and guarantees execution on the high-speed DFA engine whenever possible.
  *
  * @param {string|number[]|Uint8Array} input - The input string or UTF-8 byte array to test against.
  * @returns {boolean} `true` if the pattern is found anywhere in the input, `false` otherwise.
  */
  test(input) {
    if (Utils.isByteArray(input)) return this.re2Input.matchUTF8(input);
    return this.re2Input.match(input);
  }
  /**
  * Tests whether the regular expression matches the ENTIRE input string.
  * * **Performance Note:** This operates identically to `.matches()`, but is significantly
  * faster because it does not request capture group data. By requesting 0 capture groups,
  * it securely routes execution through the DFA fast-path.
  *
  * @param {string|number[]|Uint8Array} input - The input string or UTF-8 byte array to test against.
  * @returns {boolean} `true` if the exact input string fully matches the pattern, `false` otherwise.
  */
  testExact(input) {
    const machineInput = Utils.isByteArray(input) ? MachineInput.fromUTF8(input) : MachineInput.fromUTF16(input);
    return this.re2Input.executeEngine(machineInput, 0, RE2Flags.ANCHOR_BOTH, 0) !== null;
  }
  /**
  * Executes a search for a match in a specified string.
  * Returns a result array, or null if no match is found.
  * The returned array perfectly mirrors standard JavaScript `RegExpExecArray`,
  * including `.index`, `.input`, and `.groups` properties.
  *
  * @param {string|number[]|Uint8Array} input the input string or byte array
  * @returns {Array|null} the match array with index, input, and groups properties, or null
  */
  exec(input) {
    const m = this.matcher(input);
    return m.find() ? execResult(m, input) : null;
  }
  /**
  * Splits input around instances of the regular expression. It returns an array giving the strings
  * that occur before, between, and after instances of the regular expression.
  *
  * If {@code limit <= 0}, there is no limit on the size of the returned array. If
  * {@code limit == 0}, empty strings that would occur at the end of the array are omitted. If
  * {@code limit > 0}, at most limit strings are returned. The final string contains the remainder
  * of the input, possibly including additional matches of the pattern.
  *
  * @param {string} input the input string to be split
  * @param {number} [limit=0] the limit
  * @returns {string[]} the split strings
  */
  split(input, limit = 0) {
    const m = this.matcher(input);
    const result = [];
    let emptiesSkipped = 0;
    let last = 0;
    while (m.find()) {
      if (last === 0 && m.end() === 0) {
        last = m.end();
        continue;
      }
      if (limit > 0 && result.length === limit - 1) break;
      if (last === m.start()) {
        if (limit === 0) {
          emptiesSkipped += 1;
          last = m.end();
          continue;
        }
      } else while (emptiesSkipped > 0) {
        result.push("");
        emptiesSkipped -= 1;
      }
      result.push(m.substring(last, m.start()));
      last = m.end();
    }
    if (limit === 0 && last !== m.inputLength()) {
      while (emptiesSkipped > 0) {
        result.push("");
        emptiesSkipped -= 1;
      }
      result.push(m.substring(last, m.inputLength()));
    }
    if (limit !== 0 || result.length === 0 && !(last === m.inputLength() && last > 0)) result.push(m.substring(last, m.inputLength()));
    return result;
  }
  /**
  * Returns an iterator of all results matching a string against the regular expression,
  * including capturing groups.
  *
  * @param {string|number[]|Uint8Array} input the input string or byte array
  * @returns {IterableIterator<RegExpMatchArray>}
  */
  *matchAll(input) {
    const m = this.matcher(input);
    while (m.find()) yield execResult(m, input);
  }
  /**
  *
  * @returns {string}
  */
  toString() {
    return this.patternInput;
  }
  /**
  * Returns the program size of this pattern.
  *
  * <p>
  * Similar to the C++ implementation, the program size is a very approximate measure of a regexp's
  * "cost". Larger numbers are more expensive than smaller numbers.
  * </p>
  *
  * @returns {number} the program size of this pattern
  */
  programSize() {
    return this.re2Input.numberOfInstructions();
  }
  /**
  * Returns the number of capturing groups in this matcher's pattern. Group zero denotes the entire
  * pattern and is excluded from this count.
  *
  * @returns {number} the number of capturing groups in this pattern
  */
  groupCount() {
    return this.re2Input.numberOfCapturingGroups();
  }
  /**
  * Return a map of the capturing groups in this matcher's pattern, where key is the name and value
  * is the index of the group in the pattern.
  * @returns {Record<string, number>}
  */
  namedGroups() {
    return this.re2Input.namedGroups;
  }
  /**
  *
  * @param {*} other
  * @returns {boolean}
  */
  equals(other) {
    if (this === other) return true;
    if (other === null || this.constructor !== other.constructor) return false;
    return this.flagsInput === other.flagsInput && this.patternInput === other.patternInput;
  }
};

// src/core/pattern.ts
var longest3 = 4096;
function patternProblem(pattern2, flags = "") {
  if (pattern2.length > longest3) return `the pattern has ${pattern2.length} characters; ${longest3} is the most`;
  try {
    const compiled = RE2JS.compile(pattern2, flagBits(flags));
    const sample = compiled.matcher("a b");
    if (compiled.matcher("").find() || sample.find() && sample.start() === sample.end()) {
      return "the pattern matches empty text, so it would hold for any file; make at least one character necessary";
    }
    return void 0;
  } catch (error) {
    return unsupported2(pattern2, error);
  }
}
function flagBits(flags) {
  const bits = { i: RE2JS.CASE_INSENSITIVE, m: RE2JS.MULTILINE, s: RE2JS.DOTALL };
  return [...flags].reduce((sum, flag) => sum | (bits[flag] ?? 0), 0);
}
function literally2(words4) {
  return RE2JS.quote(words4);
}
function unsupported2(pattern2, error) {
  const advice = [
    [/\(\?=/, "RE2 has no lookahead (?=…); write what must follow as part of the pattern"],
    [/\(\?!/, "RE2 has no negative lookahead (?!…); use a second content_check with absent: true"],
    [/\(\?<[=!]/, "RE2 has no lookbehind (?<=…) or (?<!…); write what must stand before as part of the pattern"],
    [/\\[1-9]|\\k</, "RE2 has no back-references; write the repeated text out, or use two checks"],
    [/\(\?>|[*+?}]\+/, "RE2 has no atomic groups or possessive repeats; drop the extra sign, RE2 never backtracks"]
  ];
  for (const [sign, words4] of advice) if (sign.test(pattern2)) return words4;
  const detail = error instanceof Error ? error.message.replace(/^error parsing regexp: /, "") : "not understood";
  return `the pattern is no valid RE2 expression (${detail}); to search for the text itself, set literal: true`;
}

// src/core/world.ts
var shells = ["bash", "sh", "zsh", "pwsh", "python", "node"];
var neverPassed = /^(ACTIONS_.*|INPUT_.*|GIT_.*|(GITHUB|GH)_.*TOKEN|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|RUNNER_TEMP|BASH_ENV|ENV|SHELLOPTS|BASHOPTS|BASH_FUNC_.*|NODE_OPTIONS|LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES)$/s;

// src/checks/command.ts
var pattern = text({ wants: "a pattern", check: (value) => patternProblem(value) });
var duration = as(
  byKind({ text: text({ wants: "a duration such as 90s, 5m or 1h" }), number: integer({ min: 1 }) }),
  (value) => {
    const ms = parseDuration(value);
    return ms === void 0 ? { problem: `${JSON.stringify(value)} is no duration up to 24 hours; write 90s, 5m, 1h or a number of seconds` } : { value: ms };
  }
);
var exitCode = integer({ min: 0, max: 255 });
var envValue = byKind({
  text: anyText,
  number: text({ digits: true }),
  boolean: as(boolean, (value) => ({ value: String(value) }))
});
var longestLine2 = 3e4;
var runLine = text({
  wants: "a command",
  check(line2) {
    if (line2.includes("\0")) return "the command holds a NUL character; remove it";
    return line2.length > longestLine2 ? `the command has ${line2.length} characters; put it into a script` : void 0;
  }
});
var commandKeys = {
  timeout: optional(duration, "how long it may take"),
  cwd: optional(text({ wants: "a path", check: tooLong }), "where it runs, from the repository's top"),
  env: optional(record(envValue), "variables for it"),
  shell: optional(oneOf(...shells), "what runs it (default bash)"),
  expect: optional(
    object(
      {
        exit: optional(oneOrMany(exitCode), "the exit codes that hold (default 0)"),
        stdout: optional(pattern, "a pattern that its output must match"),
        stderr: optional(pattern, "a pattern that its error output must match")
      },
      { wants: "an expect {exit, stdout, stderr}" }
    ),
    "what must come of it"
  ),
  retries: optional(integer({ min: 0, max: 5 }), "how often a failure is tried again; passing then is a warning"),
  exclusive: optional(boolean, "nothing else runs at the same time")
};
var described = object(
  { run: required(runLine, "the command"), ...commandKeys },
  { wants: "a mapping {run, timeout, cwd, …}" }
);
function commandParams(run2, keys) {
  return {
    run: run2,
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
    exclusive: keys.exclusive ?? false
  };
}
var commandShape = byKind({
  text: as(runLine, (run2) => ({ value: commandParams(run2, {}) })),
  map: as(described, ({ run: run2, ...keys }) => ({ value: commandParams(run2, keys) }))
});
function settleCommand(params, settings) {
  const timeoutMs = params.timeoutMs ?? settings.timeoutMs;
  if (timeoutMs > settings.maxTimeoutMs) {
    return {
      problem: `timeout ${formatDuration(timeoutMs)} is above the policy's commands.max_timeout ${formatDuration(settings.maxTimeoutMs)}`
    };
  }
  return { value: { ...params, timeoutMs, shell: params.shell ?? settings.shell } };
}
function writtenCommand(type) {
  const also = type === "command" ? ["run"] : [type, "run"];
  return {
    entries: oneOrMany(located(commandShape)),
    flat: as(
      object({ command: required(runLine, "the command", also), ...commandKeys }, { wants: `a cross-cutting ${type}` }),
      ({ command: command2, ...keys }) => ({ value: [commandParams(command2, keys)] })
    ),
    settle: settleCommand
  };
}
var command = {
  type: "command",
  runs: "command",
  written: writtenCommand("command"),
  title: (params) => isPlain(params) ? `\`${oneLine(params.run)}\` succeeds` : wanted(params),
  label: ({ run: run2 }) => run2,
  objection: commandObjection,
  run: (params, world) => runCommand(params, world)
};
function isPlain({ expect: { exit, stdout, stderr } }) {
  return exit.join() === "0" && stdout === void 0 && stderr === void 0;
}
function commandObjection({ cwd }) {
  const problem = pathProblem(cwd);
  return problem && `cwd: ${problem}`;
}
function oneLine(run2) {
  const line2 = run2.trim().split("\n").map((each) => each.trim()).join("; ");
  return line2.length > 120 ? `${line2.slice(0, 119)}…` : line2;
}
async function runCommand(params, world, more, collect) {
  const command2 = commandOf(params, collect);
  for (let tries = 0; ; tries++) {
    const finished2 = await world.run(command2);
    const outcome = await judge(params, finished2, world) ?? more?.(finished2) ?? survived(params, finished2);
    const holds = outcome.status === "pass" || outcome.status === "warn";
    if (!holds && outcome.status === "fail" && tries < params.retries) continue;
    if (!holds) {
      const run2 = { command: command2, finished: finished2, isTests: more !== void 0 };
      return whoseFault(outcome, run2, world, async (there) => await judge(params, there, world) ?? more?.(there));
    }
    if (tries === 0) return outcome;
    const message = `flaky: failed ${tries === 1 ? "once" : `${tries} times`}, then passed`;
    return {
      status: "warn",
      flaky: true,
      message,
      want: wanted(params),
      got: message,
      owner: "author",
      output: finished2.output
    };
  }
}
function commandOf(params, collect) {
  const { run: run2, shell = "bash", cwd, env, timeoutMs = 6e5 } = params;
  return { run: run2, shell, cwd, env, timeoutMs, ...collect ? { collect } : {} };
}
function survived(params, { survivors, output, ending }) {
  const want = wanted(params);
  if (survivors === "alive") {
    return {
      status: "error",
      message: "it left a process behind that could not be ended",
      want,
      got: "a process that goes on",
      owner: "runner",
      output
    };
  }
  if (survivors === "killed") {
    return {
      status: "warn",
      message: "it left a process behind, which was ended",
      want,
      got: "a process that went on",
      owner: "author",
      output
    };
  }
  if (params.caveat !== void 0) {
    return { status: "warn", message: params.caveat, want, got: "a run of everything", owner: "author", output };
  }
  return { status: "pass", message: ending.kind === "exit" ? `exit code ${ending.code}` : "done", output };
}
async function judge(params, finished2, world) {
  const { ending, output } = finished2;
  const want = wanted(params);
  const bad = (status, message, got) => ({
    status,
    message,
    want,
    got,
    output,
    owner: status === "fail" ? "author" : "runner"
  });
  if (ending.kind === "unstarted") {
    return bad(
      ending.fault === "author" ? "fail" : "error",
      `the command could not be started: ${ending.reason}`,
      ending.reason
    );
  }
  if (ending.kind === "timeout") {
    const after = formatDuration(params.timeoutMs ?? 0);
    return bad("fail", `the command was stopped: it ran longer than ${after}`, `still running after ${after}`);
  }
  if (ending.kind === "signal")
    return bad("fail", `the command was ended by ${ending.signal}`, `ended by ${ending.signal}`);
  if (!params.expect.exit.includes(ending.code)) {
    if (isToolMissing(ending.code, finished2.stderr))
      return bad(
        "error",
        "a program that the command needs is not on this machine",
        `exit code ${ending.code}, command not found`
      );
    return bad("fail", `the command failed with exit code ${ending.code}`, `exit code ${ending.code}`);
  }
  for (const stream of ["stdout", "stderr"]) {
    const wantedPattern = params.expect[stream];
    if (wantedPattern === void 0) continue;
    const found = await world.search({
      pattern: wantedPattern,
      flags: "",
      text: finished2[stream].replace(/\r?\n$/, "")
    });
    if (found.kind === "unknown") return bad("error", `${stream}: ${found.reason}`, found.reason);
    if (found.count === 0) return bad("fail", `${stream} does not match /${wantedPattern}/`, `no match in ${stream}`);
  }
  return void 0;
}
function wanted({ run: run2, expect }) {
  const codes = expect.exit.length === 1 ? `exit code ${expect.exit[0]}` : `exit code ${expect.exit.join(" or ")}`;
  const streams = ["stdout", "stderr"].flatMap(
    (name) => expect[name] ? [`${name} matching /${expect[name]}/`] : []
  );
  return `\`${oneLine(run2)}\` ends with ${[codes, ...streams].join(", ")}`;
}

// src/core/check.ts
function anyCheck(check) {
  return check;
}

// src/core/markdown-inline.ts
function inlineSpans(text3) {
  const spans = [];
  const closer = closers(text3);
  let commentsLeft = true;
  for (let index = 0; index < text3.length; ) {
    const character = text3[index];
    if (character === "\\") index += 2;
    else if (character === "`") {
      const length = runLength(text3, index);
      const close2 = closer(length, index + length);
      if (close2 === void 0) index += length;
      else {
        spans.push({ kind: "code", from: index, to: close2 + length });
        index = close2 + length;
      }
    } else if (character === "<" && commentsLeft && text3.startsWith("<!--", index)) {
      const close2 = commentEnd(text3, index);
      commentsLeft = close2 !== -1;
      if (commentsLeft) spans.push({ kind: "comment", from: index, to: close2 });
      index = commentsLeft ? close2 : index + 4;
    } else index++;
  }
  return spans;
}
function commentEnd(text3, open5) {
  const found = text3.indexOf("-->", open5 + 2);
  return found === -1 ? -1 : found + 3;
}
function runLength(text3, from) {
  let to = from;
  while (text3[to] === "`") to++;
  return to - from;
}
function closers(text3) {
  const runs = /* @__PURE__ */ new Map();
  for (let index = text3.indexOf("`"); index !== -1; ) {
    const length = runLength(text3, index);
    const known2 = runs.get(length);
    if (known2) known2.push(index);
    else runs.set(length, [index]);
    index = text3.indexOf("`", index + length);
  }
  const next = /* @__PURE__ */ new Map();
  return (length, from) => {
    const places = runs.get(length) ?? [];
    let at = next.get(length) ?? 0;
    while (at < places.length && places[at] < from) at++;
    next.set(length, at);
    return places[at];
  };
}

// src/core/markdown.ts
function scanMarkdown(text3) {
  const lines2 = text3.split(/\r\n|\r|\n/);
  const scan = { lines: lines2, fences: [], comments: [], runs: [], lists: [], paragraph: false };
  for (let line2 = 0; line2 < lines2.length; ) line2 = scanLine(scan, line2);
  const words4 = lines2.map(() => "");
  const prose = lines2.map(() => "");
  for (const run2 of scan.runs) readRun(scan, run2, words4, prose);
  return { lines: lines2, fences: scan.fences, comments: scan.comments, words: words4, prose };
}
function scanLine(scan, line2) {
  const text3 = scan.lines[line2];
  if (text3.trim() === "") {
    scan.paragraph = false;
    return line2 + 1;
  }
  const { offset, indent, base: base2, item: item2 } = enterLists(scan, text3);
  const goesOn = scan.paragraph && !item2;
  scan.paragraph = false;
  if (indent > 3 && !goesOn) return line2 + 1;
  if (indent <= 3) {
    if (text3[offset] === ">") return line2 + 1;
    const fence2 = fenceAt(text3, offset);
    if (fence2) return readFence(scan, line2, { ...fence2, base: base2, indent: base2 + indent });
    if (text3.startsWith("<!--", offset)) return readComment(scan, line2, offset);
  }
  const part = { line: line2, from: 0 };
  if (goesOn) scan.runs.at(-1).push(part);
  else scan.runs.push([part]);
  scan.paragraph = !/^#{1,6}(?:\s|$)/.test(text3.slice(offset, offset + 7));
  return line2 + 1;
}
function enterLists(scan, text3) {
  const { lists } = scan;
  let { offset, column } = skipIndent(text3, 0, 0);
  while (column < (lists.at(-1) ?? 0)) lists.pop();
  let base2 = lists.at(-1) ?? 0;
  let item2 = false;
  for (; ; ) {
    const marker = column - base2 > 3 ? 0 : markerLength(text3, offset);
    if (marker === 0) return { offset, indent: column - base2, base: base2, item: item2 };
    const after = skipIndent(text3, offset + marker, column + marker);
    const roomy = after.column - column - marker > 4 || after.offset >= text3.length;
    base2 = roomy ? column + marker + 1 : after.column;
    lists.push(base2);
    item2 = true;
    ({ offset, column } = after);
  }
}
var listMarker = /(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t]|$)/y;
function markerLength(text3, offset) {
  listMarker.lastIndex = offset;
  return listMarker.exec(text3)?.[0].length ?? 0;
}
function skipIndent(text3, from, column) {
  let offset = from;
  let reached = column;
  for (; text3[offset] === " " || text3[offset] === "	"; offset++) {
    reached = text3[offset] === "	" ? reached - reached % 4 + 4 : reached + 1;
  }
  return { offset, column: reached };
}
function fenceAt(text3, offset) {
  const character = text3[offset];
  if (character !== "`" && character !== "~") return void 0;
  let end = offset;
  while (text3[end] === character) end++;
  const info = text3.slice(end).trim();
  if (end - offset < 3 || character === "`" && info.includes("`")) return void 0;
  return { character, length: end - offset, info };
}
function readFence(scan, line2, opening) {
  const { lines: lines2, fences } = scan;
  const { info, indent, base: base2 } = opening;
  const fence2 = { info, from: line2 + 1, to: lines2.length, indent, closed: false };
  fences.push(fence2);
  for (let next = line2 + 1; next < lines2.length; next++) {
    const text3 = lines2[next];
    const { offset, column } = skipIndent(text3, 0, 0);
    const found = column - base2 <= 3 ? fenceAt(text3, offset) : void 0;
    const left = column < base2 && offset < text3.length;
    const closes = found?.character === opening.character && found.length >= opening.length && found.info === "";
    if (!left && !closes) continue;
    Object.assign(fence2, { to: next, closed: !left });
    return left ? next : next + 1;
  }
  return lines2.length;
}
function readComment(scan, line2, open5) {
  const { lines: lines2, comments, runs } = scan;
  const parts2 = [];
  for (let next = line2; next < lines2.length; next++) {
    const text3 = lines2[next];
    const from = next === line2 ? open5 : -2;
    const end = commentEnd(text3, from);
    if (end === -1) {
      parts2.push(text3.slice(from === open5 ? open5 + 4 : 0));
      continue;
    }
    const start2 = from === open5 ? open5 + 4 : 0;
    parts2.push(text3.slice(start2, Math.max(start2, end - 3)));
    comments.push({ text: parts2.join("\n"), line: line2, closed: true });
    if (text3.slice(end).trim() !== "") runs.push([{ line: next, from: end }]);
    return next + 1;
  }
  comments.push({ text: parts2.join("\n"), line: line2, closed: false });
  return lines2.length;
}
function readRun(scan, run2, words4, prose) {
  const text3 = run2.map(({ line: line3, from }) => scan.lines[line3].slice(from)).join("\n");
  const spans = inlineSpans(text3);
  const first = run2[0];
  const kept = blanked(
    text3,
    spans.filter((span) => span.kind === "comment")
  ).split("\n");
  const plain2 = blanked(text3, spans).split("\n");
  for (const [index, { line: line3, from }] of run2.entries()) {
    words4[line3] = " ".repeat(from) + kept[index];
    prose[line3] = " ".repeat(from) + plain2[index];
  }
  let line2 = first.line;
  let counted = 0;
  for (const { kind, from, to } of spans) {
    line2 += count(text3, counted, from);
    counted = from;
    if (kind === "comment") {
      scan.comments.push({ text: text3.slice(from + 4, Math.max(from + 4, to - 3)), line: line2, closed: true });
    }
  }
}
function blanked(text3, spans) {
  let result = "";
  let at = 0;
  for (const { from, to } of spans) {
    result += text3.slice(at, from) + text3.slice(from, to).replaceAll(/[^\n]/g, " ");
    at = to;
  }
  return result + text3.slice(at);
}
function count(text3, from, to) {
  let lines2 = 0;
  for (let index = from; index < to; index++) if (text3[index] === "\n") lines2++;
  return lines2;
}
function dedent(text3, columns) {
  let offset = 0;
  let column = 0;
  while (column < columns && (text3[offset] === " " || text3[offset] === "	")) {
    column = text3[offset] === "	" ? column - column % 4 + 4 : column + 1;
    offset++;
  }
  return " ".repeat(Math.max(0, column - columns)) + text3.slice(offset);
}

// src/core/output-block.ts
function lastOutputBlock(text3) {
  const { lines: lines2, words: words4 } = scanMarkdown(text3);
  const isMarker = (line2, marker) => line2.trim() === marker && /^ {0,3}-/.test(line2);
  const open5 = words4.findLastIndex((line2) => isMarker(line2, "---OUTPUT---"));
  if (open5 === -1) return void 0;
  const close2 = words4.findIndex((line2, index) => index > open5 && isMarker(line2, "---END---"));
  const end = close2 === -1 ? lines2.length : close2;
  const fields2 = words4.slice(open5 + 1, end).flatMap((line2, index) => {
    const colon2 = line2.indexOf(":");
    const key = line2.slice(0, Math.max(colon2, 0)).trim();
    return key === "" ? [] : [{ key, value: outputValue(line2.slice(colon2 + 1)), line: open5 + index + 2 }];
  });
  const length = lines2.slice(open5 + 1, end).join("\n").length;
  const textAfter = close2 !== -1 && lines2.slice(close2 + 1).some((line2) => line2.trim() !== "");
  return { fields: fields2, line: open5 + 1, ended: close2 !== -1, length, textAfter };
}
function outputValue(source) {
  const text3 = source.trim();
  const items = text3.startsWith("[") && text3.endsWith("]") && text3.length > 1 ? listItems(text3) : void 0;
  if (items) return { kind: "list", items };
  const bare2 = unquoted(text3);
  if (/^none$/i.test(bare2)) return { kind: "none" };
  if (/^(?:true|false)$/i.test(text3)) return { kind: "boolean", value: text3.toLowerCase() === "true" };
  if (/^[-+]?[0-9]{1,15}$/.test(text3)) return { kind: "integer", value: Number(text3) };
  return { kind: "text", value: bare2 };
}
function listItems(text3) {
  const inner = text3.slice(1, -1);
  const cuts = [];
  const skip = quoteSkipper(inner);
  let depth2 = 0;
  for (let index = 0, fresh = true; index < inner.length; index++) {
    const character = inner[index];
    const past = skip(index, fresh);
    if (past !== void 0) index = past;
    else if ("[({".includes(character)) depth2++;
    else if (character === "]" && depth2 === 0) return void 0;
    else if ("])}".includes(character)) depth2 = Math.max(0, depth2 - 1);
    else if (character === "," && depth2 === 0) cuts.push(index);
    fresh = past === void 0 && (character === "," || fresh && character === " ");
  }
  const parts2 = depth2 > 0 ? inner.split(",") : cutAt(inner, cuts);
  return parts2.map((part) => unquoted(part.trim())).filter((part) => part !== "");
}
function cutAt(text3, cuts) {
  return [...cuts, text3.length].map((to, index) => text3.slice(index === 0 ? 0 : cuts[index - 1] + 1, to));
}
function quoteSkipper(text3) {
  const hopeless = /* @__PURE__ */ new Set();
  return (index, fresh) => {
    const quote = text3[index];
    if (!"\"'`".includes(quote) || hopeless.has(quote) || quote !== '"' && !fresh) return void 0;
    let end = text3.indexOf(quote, index + 1);
    while (end !== -1 && quote !== '"' && !/^\s*(?:,|$)/.test(text3.slice(end + 1, end + 20))) {
      end = text3.indexOf(quote, end + 1);
    }
    if (end === -1) hopeless.add(quote);
    return end === -1 ? void 0 : end;
  };
}
function unquoted(text3) {
  const quote = text3[0];
  const wrapped = text3.length > 1 && (quote === '"' || quote === "'" || quote === "`") && text3.endsWith(quote);
  const inner = wrapped ? text3.slice(1, -1) : text3;
  return wrapped && !inner.includes(quote) ? inner : text3;
}

// src/checks/advisory.ts
var advisory = {
  type: "advisory",
  runs: "static",
  title: () => "a person reviews the output",
  label: () => "",
  async run(params, world) {
    const output = outputOf(world);
    if (params.ask === void 0) {
      return { status: "skip", message: `advisory: no automated verification; for review: ${output}` };
    }
    return {
      status: "pending",
      message: `the task is advisory, and ${params.ask}: a person must look at the output`,
      want: this.title(params),
      got: output,
      owner: "person"
    };
  }
};
function outputOf(world) {
  const block = lastOutputBlock(world.body.text);
  const said = block?.fields.map(({ key }) => key).join(", ");
  const paths = world.changes.filter(({ path }) => !world.isContract(path)).map(({ path }) => path);
  const more = paths.length > 20 ? ` and ${paths.length - 20} more` : "";
  const files = paths.length === 0 ? "no changed file" : `${paths.slice(0, 20).join(", ")}${more}`;
  return said ? `${files}; the agent's output block (${said})` : files;
}

// src/checks/agent_output.ts
var mustBeTrue = ["phase_complete", "tests_passing", "approved", "ready_to_merge", "success"];
var mustBeNone = ["blockers", "blocking_issues", "test_failures", "error", "errors"];
var badStatus = /^(?:fail|failed|failure|error|partial|blocked|incomplete)$/i;
var agent_output = {
  type: "agent_output",
  runs: "static",
  title: () => "the agent's output carries no failure",
  label: () => "",
  async run(params, world) {
    const block = lastOutputBlock(world.body.text);
    if (!block) return { status: "skip", message: "the agent gave no output block" };
    const bad = block.fields.find(({ key, value }) => isFailure(key, value));
    if (!bad) return { status: "pass", message: "it speaks of no failure" };
    return {
      status: "fail",
      message: `the agent itself does not report success under ${bad.key}`,
      want: this.title(params),
      got: `${bad.key}: ${told2(bad.value)}`,
      at: { path: world.body.path, line: bad.line }
    };
  }
};
function isFailure(key, value) {
  if (mustBeTrue.includes(key)) return !isYes(value);
  if (mustBeNone.includes(key)) return !isNothing(value);
  return key === "status" && value.kind === "text" && badStatus.test(value.value);
}
function isYes(value) {
  return value.kind === "boolean" ? value.value : value.kind === "text" && /^yes$/i.test(value.value);
}
function isNothing(value) {
  if (value.kind === "list") return value.items.length === 0;
  return value.kind === "none" || value.kind === "integer" && value.value === 0 || value.kind === "boolean" && !value.value;
}
function told2(value) {
  return value.kind === "list" ? value.items.join(", ") : value.kind === "none" ? "none" : String(value.value);
}

// src/checks/artifacts.ts
var reported = ["path", "output_file", "files_changed", "files_created", "files_modified", "artifacts"];
var artifacts = {
  type: "artifacts",
  runs: "static",
  title: () => "the files that the agent reported exist",
  label: () => "",
  async run(params, world) {
    const block = lastOutputBlock(world.body.text);
    if (!block) return { status: "skip", message: "the agent gave no output block" };
    let count3 = 0;
    for (const { key, value, line: line2 } of block.fields) {
      if (!reported.includes(key)) continue;
      const paths = value.kind === "list" ? value.items : value.kind === "text" ? [value.value] : [];
      for (const path of paths) {
        count3++;
        const look2 = await world.files.look(path);
        if ((look2.kind === "file" || look2.kind === "directory") && look2.kept) continue;
        const deleted = world.changes.some((change) => change.kind === "deleted" && change.path === path);
        if (deleted && key !== "files_created") continue;
        const got = look2.kind === "refused" ? look2.reason : look2.kind === "missing" ? "no such file" : "an ignored file";
        return {
          status: "fail",
          message: `the agent reported ${path} under ${key}, but it is not there`,
          want: this.title(params),
          got,
          at: { path: world.body.path, line: line2 }
        };
      }
    }
    return { status: "pass", message: count3 === 1 ? "1 reported file is there" : `${count3} reported files are there` };
  }
};

// src/checks/check_run.ts
var check_run = {
  type: "check_run",
  runs: "static",
  title: ({ name }) => `the check run ${name} has succeeded on this head`,
  label: ({ name }) => name,
  run: async () => ({ status: "skip", message: "only GitHub can decide" })
};

// src/core/nearest.ts
var mostLines = 2e4;
var longestLine3 = 400;
function nearestLine(pattern2, text3) {
  const wanted3 = pairs(wordsOf(pattern2.slice(0, longestLine3)));
  if (wanted3.size < 3) return void 0;
  let best;
  const lines2 = text3.split(/\r\n|\r|\n/, mostLines);
  for (const [index, full] of lines2.entries()) {
    const line2 = full.slice(0, longestLine3).trim();
    if (line2 === "") continue;
    const score = overlap(wanted3, pairs(line2.toLowerCase()));
    if (score > (best?.score ?? 0.6))
      best = { line: index + 1, text: line2.length > 80 ? `${line2.slice(0, 80)}…` : line2, score };
  }
  return best && { line: best.line, text: best.text };
}
function wordsOf(pattern2) {
  return pattern2.replaceAll(/\(\?[a-zA-Z-]*:?|\\[AzbBdDsSwWpP]|\[[^\]]*\]|\{\d+,?\d*\}/g, " ").replaceAll(/\\(.)/g, "$1").replaceAll(/[*+?()|^$]/g, " ").replaceAll(/\s+/g, " ").trim().toLowerCase();
}
function pairs(text3) {
  const compact = text3.replaceAll(/\s+/g, " ");
  const result = /* @__PURE__ */ new Set();
  for (let index = 0; index + 2 <= compact.length; index++) result.add(compact.slice(index, index + 2));
  return result;
}
function overlap(wanted3, line2) {
  let shared = 0;
  for (const pair of wanted3) if (line2.has(pair)) shared++;
  return shared / wanted3.size;
}

// src/checks/content_check.ts
var written = object(
  {
    file: required(anyPath, "the file or glob to look into"),
    pattern: required(text({ wants: "a pattern", blank: true }), "what must be found (RE2 syntax)"),
    literal: optional(boolean, "the pattern is plain text"),
    absent: optional(boolean, "the pattern must not be found"),
    match: optional(oneOf("any", "all"), "for a glob: must any matching file hold it, or all (default any)"),
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
      const { pattern: pattern2, flags, literal, absent, min, max } = value;
      const problem = literal ? void 0 : patternProblem(pattern2, flags);
      if (problem) return { key: "pattern", problem };
      if (absent && (min !== void 0 || max !== void 0)) {
        return {
          key: min === void 0 ? "max" : "min",
          problem: "absent: true already means no match; remove one of them"
        };
      }
      if (max !== void 0 && max < (min ?? 0)) return { key: "max", problem: "is below min" };
      if (min === 0 && max === void 0)
        return { key: "min", problem: "0 holds for any file; ask for more, or set max" };
      return void 0;
    }
  }
);
var one = as(written, ({ file, pattern: pattern2, literal, flags, absent, match, min, max }) => ({
  value: {
    file: normalisePath(file),
    pattern: pattern2,
    literal: literal ?? false,
    flags: flags ?? "",
    absent: absent ?? false,
    match: match ?? "any",
    min: min ?? (max === void 0 ? 1 : 0),
    ...max === void 0 ? {} : { max }
  }
}));
var content_check = {
  type: "content_check",
  runs: "static",
  written: { entries: oneOrMany(located(one)), flat: as(one, (value) => ({ value: [value] })) },
  title({ file, absent, match, min, max, ...rest }) {
    if (absent)
      return isGlob(file) ? `no file ${file} contains ${shownPattern(rest)}` : `${file} does not contain ${shownPattern(rest)}`;
    const subject = isGlob(file) ? `${match === "all" ? "every" : "some"} file ${file}` : file;
    const times = max !== void 0 && min === 0 ? ` at most ${max} times` : max !== void 0 ? ` ${min} to ${max} times` : min > 1 ? ` at least ${min} times` : "";
    return `${subject} contains ${shownPattern(rest)}${times}`;
  },
  objection: ({ file }) => globProblem(file),
  label: ({ file, pattern: pattern2 }) => `${file}-${pattern2}`,
  async run(params, world) {
    const want = this.title(params);
    const objection = this.objection?.(params);
    if (objection) return { status: "fail", message: objection, want, got: "a path that may not be read" };
    if (isGlob(params.file)) return inGlob(params, want, world);
    const look2 = await world.files.look(params.file);
    if (look2.kind === "file" && !look2.kept && !params.absent) {
      const message = `${params.file} is ignored by git or lies in a submodule, so it is not in the change`;
      return { status: "fail", message, want, got: "an ignored file" };
    }
    return inFile(params, params.file, want, world);
  }
};
function flagProblem(flags) {
  return `${JSON.stringify(flags)} has letters other than i, m and s`;
}
function shownPattern({ pattern: pattern2, literal, flags }) {
  return literal ? JSON.stringify(pattern2) : `/${pattern2}/${flags}`;
}
async function inGlob(params, want, world) {
  const parsed2 = parseGlob(params.file);
  if ("problem" in parsed2) return { status: "fail", message: parsed2.problem, want, got: "an unusable glob" };
  const touched = new Set(world.changes.map((change) => change.path));
  const counts = (path) => !world.isContract(path) || params.absent && touched.has(path);
  const paths = world.files.list.filter((path) => path === params.file || parsed2.matches(path) && counts(path));
  if (paths.length === 0) {
    return params.absent ? { status: "pass", message: `no file matches ${params.file}` } : { status: "fail", message: `no file matches ${params.file}`, want, got: "no match" };
  }
  const everyOne = params.match === "all" || params.absent;
  let first;
  for (const path of paths) {
    const outcome = await inFile(params, path, want, world);
    if (everyOne ? outcome.status !== "pass" : outcome.status === "pass") return outcome;
    first ??= outcome;
  }
  if (everyOne) return { status: "pass", message: `holds in all ${paths.length} files` };
  return paths.length === 1 ? first : noneOf(paths.length, params, want, first);
}
function noneOf(count3, params, want, first) {
  if (first.status === "error") return first;
  const message = `none of the ${count3} files ${params.file} contains ${shownPattern(params)}`;
  return { status: "fail", message, want, got: "no match", ..."at" in first && first.at ? { at: first.at } : {} };
}
async function inFile(params, path, want, world) {
  const read3 = await world.files.read(path);
  const fail = (message, got, line2) => ({
    status: "fail",
    message,
    want,
    got,
    ...line2 === void 0 ? {} : { at: { path, line: line2 } }
  });
  if (read3.kind === "missing") {
    if (params.absent) return { status: "pass", message: `${path} does not exist, so the pattern is absent` };
    return read3.nearest ? fail(`${path} does not exist, but ${read3.nearest} does: the letter case differs`, read3.nearest) : fail(`${path} does not exist`, "no such file");
  }
  if (read3.kind === "directory") return fail(`${path} is a directory, and a file is meant`, "a directory");
  if (read3.kind === "refused") return fail(`${path} can't be read: ${read3.reason}`, read3.reason);
  const pattern2 = params.literal ? literally2(params.pattern) : params.pattern;
  const found = await world.search({
    pattern: pattern2,
    flags: params.flags,
    text: params.pattern.includes("\\r") ? read3.text : read3.text.replaceAll("\r\n", "\n")
  });
  if (found.kind === "unknown")
    return { status: "error", message: `${path}: ${found.reason}`, want, got: found.reason };
  return judge2(params, path, found, read3.text, fail);
}
function judge2(params, path, found, content, fail) {
  const matches = found.count === 1 ? "1 match" : `${found.count} matches`;
  if (params.absent) {
    if (found.count === 0) return { status: "pass", message: `${path} does not contain it` };
    return fail(
      `${path} contains ${shownPattern(params)}, which must be absent`,
      `${matches}, the first on line ${found.lines[0]}`,
      found.lines[0]
    );
  }
  if (found.count === 0 && params.min > 0) {
    const near = nearestLine(params.pattern, content);
    const got = near ? `no match; the nearest is line ${near.line}: ${near.text}` : "no match";
    return fail(`${path} does not contain ${shownPattern(params)}`, got, near?.line ?? 1);
  }
  if (found.count < params.min)
    return fail(
      `${path} contains ${shownPattern(params)} too few times`,
      `${matches}, ${params.min} wanted`,
      found.lines[0]
    );
  if (params.max !== void 0 && found.count > params.max) {
    return fail(
      `${path} contains ${shownPattern(params)} too many times`,
      `${matches}, ${params.max} allowed`,
      found.lines[0]
    );
  }
  return {
    status: "pass",
    message: found.count === 0 ? "no match" : `${matches}, the first on line ${found.lines[0]}`
  };
}

// src/checks/contract_unchanged.ts
var contract_unchanged = {
  type: "contract_unchanged",
  runs: "static",
  title: ({ path }) => `the contract in ${path} is left as the base has it`,
  label: () => "",
  async run(params) {
    return {
      status: "pending",
      message: `the contract ${params.change}, and a person must sign off the change`,
      want: this.title(params),
      got: `it ${params.change}`,
      owner: "person",
      ...params.line === void 0 ? {} : { at: { path: params.path, line: params.line } }
    };
  }
};

// src/checks/critic.ts
var critic = {
  type: "critic",
  runs: "static",
  title: ({ description }) => `critic: ${description}`,
  label: ({ description }) => description,
  async run(params) {
    return {
      status: "pending",
      message: `${params.description}: an approving review of someone but the author is needed`,
      want: this.title(params),
      got: "no approval",
      owner: "person"
    };
  }
};

// src/checks/custom.ts
var written2 = object(
  {
    name: required(text(), "what the check is called"),
    command: required(runLine, "the command", ["run"]),
    ...commandKeys
  },
  { wants: "a custom check {name, command}" }
);
var custom = {
  type: "custom",
  runs: "command",
  written: {
    entries: oneOrMany(
      located(as(written2, ({ name, command: command2, ...keys }) => ({ value: { ...commandParams(command2, keys), name } })))
    ),
    // In cross_cutting the name stands beside the type and is the criterion's own.
    flat: as(writtenCommand("custom").flat, ([params]) => ({ value: [{ ...params, name: params.run }] })),
    settle: settleCommand
  },
  title: ({ name }) => name,
  label: ({ name }) => name,
  objection: commandObjection,
  // It may be a demand that nobody has met yet: that the base fails it, too, is no excuse.
  run: (params, world) => runCommand(params, { ...world, base: { ...world.base, trees: null } })
};

// src/checks/diff.ts
var diff = {
  type: "diff",
  runs: "static",
  title: () => "the change is not empty",
  label: () => "",
  async run(params, world) {
    const work = world.changes.filter(({ path, from = path }) => !world.isContract(path) || !world.isContract(from));
    if (work.length > 0)
      return { status: "pass", message: work.length === 1 ? "1 file changed" : `${work.length} files changed` };
    return {
      status: "warn",
      message: "nothing is changed; the agent may not have written anything",
      want: this.title(params),
      got: "no changed file",
      owner: "author"
    };
  }
};

// src/core/body.ts
function contractsInBody(body) {
  const { lines: lines2, fences, comments, prose } = scanMarkdown(body);
  const blocks2 = [
    ...fences.flatMap((fence2) => fencedBlock(fence2, lines2)),
    ...comments.flatMap((comment) => hiddenBlock(comment))
  ];
  return { blocks: blocks2.sort((left, right) => left.line - right.line), prose: prose.join("\n") };
}
function fencedBlock({ info, from, to, indent, closed }, lines2) {
  const kind = info.split(/\s/, 1)[0]?.toLowerCase();
  if (kind !== "contract" && kind !== "validation") return [];
  const text3 = lines2.slice(from, to).map((line2) => dedent(line2, indent)).join("\n");
  return [{ text: text3, line: from + 1, kind, closed }];
}
function hiddenBlock({ text: text3, line: line2, closed }) {
  const marker = /^\s*contract-gate(?=\s)/i.exec(text3)?.[0];
  if (marker === void 0) return [];
  const rest = text3.slice(marker.length);
  const first = line2 + marker.split("\n").length;
  const end = rest.indexOf("\n");
  const alone = end !== -1 && rest.slice(0, end).trim() === "";
  if (alone) return [{ text: rest.slice(end + 1), line: first + 1, kind: "hidden", closed }];
  return [{ text: rest.trimStart(), line: first, kind: "hidden", closed }];
}
var emphasis = "(?:\\*\\*|__|\\*|_)?";
var gap = "[ \\t]{1,8}";
var label = new RegExp(
  `^[ \\t]*(?:(?:[-*+]|[0-9]{1,9}[.)])${gap})?(?:\\[[ xX]\\]${gap})?${emphasis}(contract|task)${emphasis}[ \\t]{0,8}:${emphasis}`,
  "i"
);
function namedInBody(body) {
  const { prose, words: words4 } = scanMarkdown(body);
  return prose.flatMap((text3, index) => {
    const match = label.exec(text3);
    if (!match) return [];
    const word2 = match[1].toLowerCase();
    return idsIn((words4[index] ?? "").slice(match[0].length)).map((id2) => ({ word: word2, id: id2, line: index + 1 }));
  });
}
function idsIn(text3) {
  const unlinked = text3.replaceAll(/\[([^[\]]{0,100})\]\([^()\s]{0,300}\)/g, "$1");
  const ids = [];
  for (const token of unlinked.split(/[\s,;]+/)) {
    if (ids.length > 0 && /^(?:[(#]|[-–—]+$|\/\/)/.test(token)) break;
    const id2 = token.slice(0, 100).replace(/^[*_`<([{"']+/, "").replace(/[*_`>)\]}"'.:!]+$/, "");
    if (id2 !== "" && id2 !== "&" && id2.toLowerCase() !== "and") ids.push(id2);
  }
  return ids;
}
function trailersIn(message) {
  const lines2 = message.split(/\r\n|\r|\n/);
  while (lines2.at(-1)?.trim() === "") lines2.pop();
  const blank = lines2.findLastIndex((line2) => line2.trim() === "");
  if (!lines2.slice(0, blank + 1).some((line2) => line2.trim() !== "")) return [];
  const trailers = [];
  let others = 0;
  let generated = false;
  let last;
  for (const line2 of lines2.slice(blank + 1)) {
    const match = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/.exec(line2);
    generated ||= /^(?:Signed-off-by: |\(cherry picked from commit )/.test(line2);
    if (last && /^[ \t]/.test(line2)) last.push(line2.trim());
    else if (match) {
      last = [match[2].trim()];
      trailers.push({ name: match[1], parts: last });
    } else {
      last = void 0;
      others++;
    }
  }
  const taken2 = others === 0 || generated && trailers.length * 3 >= others;
  return taken2 ? trailers.map(({ name, parts: parts2 }) => ({ name, value: parts2.join(" ").trim() })) : [];
}

// src/core/json-scan.ts
function positionOf(cursor, index = cursor.index) {
  return { line: cursor.line, column: index - cursor.lineStart + 1 };
}
function refuse(cursor, message, at = positionOf(cursor), code18 = "json") {
  cursor.problem ??= { code: code18, message, at };
  return void 0;
}
function skipSpace(cursor) {
  const { text: text3 } = cursor;
  for (; ; ) {
    const code18 = text3.charCodeAt(cursor.index);
    if (code18 !== 32 && code18 !== 9 && code18 !== 10 && code18 !== 13) return;
    cursor.index++;
    if (code18 !== 10 && (code18 !== 13 || text3.charCodeAt(cursor.index) === 10)) continue;
    cursor.line++;
    cursor.lineStart = cursor.index;
  }
}
var escapes = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "	"
};
function readText(cursor) {
  const { text: text3 } = cursor;
  const opening = positionOf(cursor);
  let result = "";
  let from = ++cursor.index;
  for (; ; ) {
    const code18 = text3.charCodeAt(cursor.index);
    if (Number.isNaN(code18)) return refuse(cursor, 'the text that opens here is never closed; add a "', opening);
    if (code18 < 32) return refuse(cursor, rawControl(code18));
    if (code18 !== 34 && code18 !== 92) {
      cursor.index++;
      continue;
    }
    result += text3.slice(from, cursor.index);
    if (code18 === 34) {
      cursor.index++;
      return result;
    }
    const character = readEscape(cursor);
    if (character === void 0) return void 0;
    result += character;
    from = cursor.index;
  }
}
function readEscape(cursor) {
  const letter = cursor.text[cursor.index + 1] ?? "";
  if (letter === "u") {
    const digits = cursor.text.slice(cursor.index + 2, cursor.index + 6);
    if (!/^[0-9a-fA-F]{4}$/.test(digits)) return refuse(cursor, "\\u is not followed by four hex digits; write four");
    cursor.index += 6;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }
  const character = Object.hasOwn(escapes, letter) ? escapes[letter] : void 0;
  if (character === void 0) {
    return refuse(cursor, `\\${shown2(letter)} is not a JSON escape; write \\\\ for a backslash`);
  }
  cursor.index += 2;
  return character;
}
function rawControl(code18) {
  if (code18 === 10 || code18 === 13) return 'a line break inside text is not JSON; close the text with " or write \\n';
  if (code18 === 9) return "a tab inside text is not JSON; write \\t";
  return `the control character ${codePoint(code18)} inside text is not JSON; write \\u${hex(code18)} or remove it`;
}
var numeral = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
var wordPart = /[\p{L}\p{N}_$.+-]/u;
var word = /[-+.]?[\p{L}\p{N}_$][\p{L}\p{N}_$.+-]*/uy;
var values = /* @__PURE__ */ new Map([
  ["true", (at) => ({ kind: "boolean", value: true, at })],
  ["false", (at) => ({ kind: "boolean", value: false, at })],
  ["null", (at) => ({ kind: "null", at })]
]);
var instead = {
  nan: "null or a number",
  infinity: "null or a number",
  undefined: "null",
  none: "null",
  nil: "null",
  null: "null",
  true: "true",
  false: "false"
};
function readScalar(cursor, wanted3) {
  const at = positionOf(cursor);
  numeral.lastIndex = cursor.index;
  const digits = numeral.exec(cursor.text)?.[0];
  if (digits !== void 0 && endsAt(cursor.text, cursor.index + digits.length)) {
    cursor.index += digits.length;
    return numberNode(digits, Number(digits), at);
  }
  word.lastIndex = cursor.index;
  const found = word.exec(cursor.text)?.[0];
  if (found === void 0) return unexpected(cursor, wanted3());
  const made2 = values.get(found);
  if (!made2) return refuse(cursor, notJson(found));
  cursor.index += found.length;
  return made2(at);
}
function endsAt(text3, index) {
  const code18 = text3.charCodeAt(index);
  return code18 === 44 || code18 === 93 || code18 === 125 || code18 === 10 || !wordPart.test(text3.charAt(index));
}
function numberNode(source, value, at) {
  const kept = Number.isSafeInteger(value) || Number.isFinite(value) && /^[-+]?[0-9]*[.eE]/.test(source);
  return kept ? { kind: "number", value, source, at } : { kind: "text", value: source, at };
}
function notJson(found) {
  const name = shown2(found);
  const bare2 = found.replace(/^[-+.]/, "").toLowerCase();
  if (Object.hasOwn(instead, bare2)) return `${name} is not JSON; write ${instead[bare2]}`;
  if (/^[-+.]?[0-9]/.test(found))
    return `${name} is not a JSON number; write it like 12, -0.5 or 1e3, or in double quotes`;
  return `${name} is not JSON; put text in double quotes`;
}
function unexpected(cursor, wanted3) {
  const character = String.fromCodePoint(cursor.text.codePointAt(cursor.index) ?? 0);
  const next = cursor.text[cursor.index + 1];
  if (cursor.index >= cursor.text.length) return refuse(cursor, `the text ends too early; ${wanted3}`);
  if (character === "#" || character === "/" && (next === "/" || next === "*")) {
    return refuse(cursor, "comments are not JSON; remove it");
  }
  if (character === "'" || character === "`") return refuse(cursor, `${character} is not JSON; write " around text`);
  return refuse(cursor, `${shown2(character)} can't stand here; ${wanted3}`);
}
function shown2(found) {
  const short = found.length > 40 ? `${found.slice(0, 40)}…` : found;
  return short.replaceAll(/[^\p{L}\p{N}\p{P}\p{S}]/gu, (character) => codePoint(character.codePointAt(0) ?? 0));
}
function codePoint(code18) {
  return `U+${hex(code18)}`;
}
function hex(code18) {
  return code18.toString(16).toUpperCase().padStart(4, "0");
}

// src/core/json.ts
function parseJson(text3, maxDepth2 = 32) {
  const cursor = { text: text3, index: 0, line: 1, lineStart: 0 };
  const reading = { cursor, maxDepth: maxDepth2, frames: [], ends: [] };
  let want = "value";
  while (want && want !== "end") {
    skipSpace(cursor);
    want = step(reading, want);
  }
  skipSpace(cursor);
  if (want && cursor.index < text3.length) {
    refuse(cursor, "there is more text after the end of the value; remove it, or put all values into one list");
  }
  if (cursor.problem) return { problem: cursor.problem };
  return { node: reading.root, ends: reading.ends };
}
function step(reading, want) {
  const { cursor } = reading;
  const character = cursor.text[cursor.index];
  switch (want) {
    case "value":
    case "first item":
      if (want === "first item" && character === "]") return close(reading, "]");
      return readValue(reading, character);
    case "first key":
      if (character === "}") return close(reading, "}");
      return readKey(reading, character);
    case "key":
      return readKey(reading, character);
    default:
      if (character === "}" || character === "]") return close(reading, character);
      return character === "," ? readComma(reading) : missingComma(reading);
  }
}
function readValue(reading, character) {
  const { cursor, frames: frames2 } = reading;
  if (character === "{" || character === "[") return open(reading, character);
  const at = positionOf(cursor);
  if (character === '"') {
    const value = readText(cursor);
    return value === void 0 ? void 0 : finish(reading, { kind: "text", value, at });
  }
  const nothing2 = frames2.length === 0 && cursor.index >= cursor.text.length;
  if (nothing2) return refuse(cursor, "there is nothing here; write a JSON value");
  const node2 = readScalar(cursor, () => wanted2(frames2, "write a value"));
  return node2 && finish(reading, node2);
}
function open(reading, character) {
  const { cursor, frames: frames2, maxDepth: maxDepth2 } = reading;
  const at = positionOf(cursor);
  if (frames2.length >= maxDepth2) {
    return refuse(cursor, `lists and maps are nested more than ${maxDepth2} deep here; make it flatter`, at, "too_deep");
  }
  cursor.index++;
  const node2 = character === "{" ? { kind: "map", entries: [], at } : { kind: "list", items: [], at };
  frames2.push({ node: node2 });
  return node2.kind === "map" ? "first key" : "first item";
}
function close(reading, character) {
  const { cursor, frames: frames2 } = reading;
  const frame = frames2.at(-1);
  const right = frame.node.kind === "map" ? "}" : "]";
  if (character !== right) {
    return refuse(cursor, `${character} can't close what line ${frame.node.at.line} opens; write ${right}`);
  }
  cursor.index++;
  frames2.pop();
  return finish(reading, frame.node);
}
function finish(reading, node2) {
  const frame = reading.frames.at(-1);
  if (!frame) {
    reading.root = node2;
    return "end";
  }
  if (frame.node.kind === "map") {
    const { key, keyAt } = frame.key;
    frame.node.entries.push({ key, keyAt, value: node2 });
    return "comma";
  }
  frame.node.items.push(node2);
  if (reading.frames.length === 1) reading.ends.push(reading.cursor.index);
  return "comma";
}
function readKey(reading, character) {
  const { cursor, frames: frames2 } = reading;
  const frame = frames2.at(-1);
  const keyAt = positionOf(cursor);
  if (character !== '"') {
    if (character && /[\p{L}_$]/u.test(character)) return refuse(cursor, "a key must stand in double quotes; add them");
    return unexpected(cursor, wanted2(frames2, "write a key in double quotes"));
  }
  const key = readText(cursor);
  if (key === void 0) return void 0;
  if (key === "__proto__") {
    return refuse(cursor, "the key __proto__ is not allowed; remove it", keyAt, "forbidden_key");
  }
  const first = firstLine(frame, key, keyAt.line);
  if (first !== void 0) {
    const message = `the key ${cited(key)} stands twice, first on line ${first}; remove one`;
    return refuse(cursor, message, keyAt, "duplicate_key");
  }
  skipSpace(cursor);
  if (cursor.text[cursor.index] !== ":") return unexpected(cursor, "write : after the key");
  cursor.index++;
  frame.key = { key, keyAt };
  return "value";
}
function firstLine(frame, key, line2) {
  const entries = frame.node.kind === "map" ? frame.node.entries : [];
  if (entries.length < 8) return entries.find((entry2) => entry2.key === key)?.keyAt.line;
  frame.lines ??= new Map(entries.map((entry2) => [entry2.key, entry2.keyAt.line]));
  const found = frame.lines.get(key);
  if (found === void 0) frame.lines.set(key, line2);
  return found;
}
function readComma(reading) {
  const { cursor, frames: frames2 } = reading;
  const comma2 = positionOf(cursor);
  cursor.index++;
  skipSpace(cursor);
  const next = cursor.text[cursor.index];
  if (next === "}" || next === "]") {
    return refuse(cursor, `a comma before ${next} is not JSON; remove it`, comma2);
  }
  if (next === ",") return refuse(cursor, "two commas in a row are not JSON; remove one");
  return frames2.at(-1).node.kind === "map" ? "key" : "value";
}
function missingComma(reading) {
  const { cursor, frames: frames2 } = reading;
  const starts = /["'{[\p{L}\p{N}_$-]/u.test(cursor.text[cursor.index] ?? "");
  if (starts) return refuse(cursor, "a comma is missing before this; add it");
  return unexpected(cursor, wanted2(frames2, "write a comma or close what is open"));
}
function wanted2(frames2, words4) {
  const frame = frames2.at(-1);
  if (!frame) return words4;
  const { node: node2 } = frame;
  return `${words4} (the ${node2.kind === "map" ? "{" : "["} of line ${node2.at.line} is open)`;
}

// src/core/reported-checks.ts
function reportedChecks(body) {
  const { lines: lines2, fences } = scanMarkdown(body);
  const found = /* @__PURE__ */ new Map();
  for (const { info, from, to, closed } of fences) {
    if (!/^json\b/i.test(info.trim()) || !closed) continue;
    const read3 = parseJson(lines2.slice(from, to).join("\n"));
    const performed = "node" in read3 ? entry(read3.node, "checks_performed")?.value : void 0;
    if (performed?.kind !== "map") continue;
    for (const { key, keyAt, value } of performed.entries) {
      const executed = fieldOf(value, "executed") === true;
      found.set(key, { executed, verdict: String(fieldOf(value, "verdict") ?? ""), line: from + keyAt.line });
    }
  }
  return found;
}
function fieldOf(node2, key) {
  const value = entry(node2, key)?.value;
  return value && "value" in value ? value.value : void 0;
}

// src/checks/files_exist.ts
var described2 = object(
  {
    path: required(anyPath, "the path or glob that must exist"),
    type: optional(oneOf("any", "file", "dir"), "what it must be (default any)"),
    min_size: optional(integer({ min: 0 }), "its least size in bytes")
  },
  { wants: "a mapping {path, type, min_size}" }
);
var bare = as(anyPath, (path) => ({ value: { path } }));
var one2 = as(byKind({ text: bare, map: described2 }), ({ path, type, min_size }) => ({
  value: {
    path: normalisePath(path),
    type: type ?? (path.endsWith("/") ? "dir" : "any"),
    ...min_size === void 0 ? {} : { minSize: min_size }
  }
}));
var files_exist = {
  type: "files_exist",
  runs: "static",
  written: {
    entries: list(located(one2), { wants: "a list of paths", min: 1 }),
    flat: as(
      object(
        { files: required(list(one2, { min: 1 }), "the paths that must exist", ["files_exist"]) },
        { wants: "a cross-cutting files_exist" }
      ),
      ({ files }) => ({ value: files })
    )
  },
  title: ({ path, type, minSize }) => `${path} exists${type === "file" ? " as a file" : type === "dir" ? " as a directory" : ""}${minSize ? ` with at least ${minSize} bytes` : ""}`,
  label: ({ path }) => path,
  objection: ({ path }) => globProblem(path),
  async run(params, world) {
    const want = this.title(params);
    const objection = this.objection?.(params);
    if (objection) return { status: "fail", message: objection, want, got: "a path that may not be read" };
    if (params.path.includes("\\")) return matchGlob(params, want, world);
    const look2 = await world.files.look(params.path);
    if (look2.kind === "missing" && isGlob(params.path)) return matchGlob(params, want, world);
    return judge3(params, want, look2);
  }
};
async function matchGlob(params, want, world) {
  const parsed2 = parseGlob(params.path);
  if ("problem" in parsed2) return { status: "fail", message: parsed2.problem, want, got: "an unusable glob" };
  const matches = candidates(params, world).filter((path) => parsed2.matches(path));
  let best;
  for (const path of matches) {
    const outcome = judge3(params, want, await world.files.look(path), path);
    if (outcome.status === "pass") return outcome;
    if (!best || outcome.status === "warn") best = outcome;
  }
  return best ?? { status: "fail", message: `no file matches ${params.path}`, want, got: "no match" };
}
function candidates({ type }, world) {
  if (type === "file") return world.files.list;
  const folders = /* @__PURE__ */ new Set();
  for (const path of world.files.list) {
    for (let end = path.indexOf("/"); end >= 0; end = path.indexOf("/", end + 1)) folders.add(path.slice(0, end));
  }
  return type === "dir" ? [...folders] : [...world.files.list, ...folders];
}
function judge3(params, want, look2, path = params.path) {
  const fail = (message, got) => ({ status: "fail", message, want, got });
  switch (look2.kind) {
    case "refused":
      return fail(`${path} can't be accepted: ${look2.reason}`, look2.reason);
    case "missing":
      return look2.nearest ? fail(`${path} does not exist, but ${look2.nearest} does: the letter case differs`, look2.nearest) : fail(`${path} does not exist`, "no such file");
    case "directory":
      if (params.type === "file") return fail(`${path} is a directory, and a file is meant`, "a directory");
      if (params.minSize !== void 0) return fail(`${path} is a directory, and min_size is for files`, "a directory");
      if (!look2.kept)
        return fail(
          `${path} holds no file that git would keep, so it is not in the change`,
          "an empty or ignored directory"
        );
      return { status: "pass", message: `${path} is there` };
    case "file":
      if (params.type === "dir") return fail(`${path} is a file, and a directory is meant`, "a file");
      if (!look2.kept)
        return fail(`${path} is ignored by git or lies in a submodule, so it is not in the change`, "an ignored file");
      return judgeFile(params, want, look2, path);
  }
}
function judgeFile({ minSize }, want, look2, path) {
  if (look2.lfs && minSize !== void 0) {
    const message = `${path} is a Git LFS pointer here, so its size can't be told`;
    return { status: "error", message, want, got: "a Git LFS pointer", owner: "runner" };
  }
  if (look2.lfs) {
    const message = `${path} is a Git LFS pointer here: its content was not fetched`;
    return { status: "warn", message, want, got: "a Git LFS pointer", owner: "runner" };
  }
  if (minSize !== void 0 && look2.size < minSize) {
    return {
      status: "fail",
      message: `${path} has ${look2.size} bytes, ${minSize} are wanted`,
      want,
      got: `${look2.size} bytes`
    };
  }
  return { status: "pass", message: `${path} is there` };
}

// src/checks/exec.ts
var exec = {
  type: "exec",
  runs: "static",
  title: ({ step: step2, evidence: evidence3 }) => `${step2} (shown by ${words(evidence3)})`,
  label: ({ step: step2 }) => step2,
  objection: ({ evidence: evidence3 }) => evidence3.kind === "file" ? globProblem(evidence3.name) : void 0,
  run: (params, world) => ({ file: byFile, trailer: byTrailer, check: byCheck })[params.evidence.kind](params, world)
};
function words({ kind, name }) {
  return { file: name, trailer: `the trailer ${name}`, check: `the check ${name} in the agent's report` }[kind];
}
async function byFile({ step: step2, evidence: evidence3 }, world) {
  const found = await files_exist.run({ path: evidence3.name, type: "any" }, world);
  const changed = world.changes.some(({ kind, path }) => kind !== "deleted" && covers(evidence3.name, path));
  if (found.status !== "pass" || changed) return found;
  return {
    status: "warn",
    message: `${evidence3.name} was there before the work, and is not changed by it`,
    want: exec.title({ step: step2, evidence: evidence3 }),
    got: "a file from before",
    owner: "author"
  };
}
function covers(name, path) {
  return path === name || path.startsWith(`${name.replace(/\/+$/, "")}/`) || matchesAny([name], path);
}
async function byTrailer({ step: step2, evidence: evidence3 }, world) {
  const wanted3 = evidence3.name.toLowerCase();
  for (const { id: id2, message } of world.commits) {
    const trailer = trailersIn(message).find(({ name, value }) => name.toLowerCase() === wanted3 && value !== "");
    if (trailer) return { status: "pass", message: `commit ${id2.slice(0, 7)} has ${trailer.name}: ${trailer.value}` };
  }
  return {
    status: "fail",
    message: `no commit of the branch has the trailer ${evidence3.name}; commit the step with "${evidence3.name}: …" in its last paragraph`,
    want: exec.title({ step: step2, evidence: evidence3 }),
    got: world.commits.length === 1 ? "1 commit without it" : `${world.commits.length} commits without it`,
    owner: "author"
  };
}
async function byCheck({ step: step2, evidence: evidence3 }, world) {
  const want = exec.title({ step: step2, evidence: evidence3 });
  const found = reportedChecks(world.body.text).get(evidence3.name);
  const fail = (message, got) => ({ status: "fail", message, want, got, owner: "author" });
  if (!found) return fail(`the agent's report has no check ${evidence3.name}; report it under checks_performed`, "none");
  const at = { path: world.body.path, line: found.line };
  if (found.executed && found.verdict !== "fail") return { status: "pass", message: `reported on line ${found.line}` };
  return {
    ...fail(
      found.executed ? `the agent's report says that ${evidence3.name} failed` : `the agent's report has ${evidence3.name}, but not as executed: true`,
      found.executed ? "verdict fail" : "not executed"
    ),
    at
  };
}

// src/checks/lint.ts
var lint = {
  type: "lint",
  runs: "command",
  written: writtenCommand("lint"),
  title: ({ run: run2 }) => `\`${oneLine(run2)}\` finds nothing`,
  label: ({ run: run2 }) => run2,
  objection: commandObjection,
  run: (params, world) => runCommand(params, world)
};

// src/checks/paired_files.ts
var companion = text({
  wants: "a path or glob, which may hold {dir}, {name} and {ext}",
  check: (value) => globProblem(filled(value, "a/b.c"))
});
var one3 = as(
  object(
    {
      pattern: required(glob, "the changed files that need a companion"),
      exclude: optional(oneOrMany(glob), "those that need none"),
      companion: required(
        companion,
        "the file that must be changed with each; {dir}, {name} and {ext} stand for parts of its path"
      ),
      message: optional(text(), "what to tell the author")
    },
    { wants: "a paired_files {pattern, companion}" }
  ),
  ({ pattern: pattern2, exclude, companion: companion2, message }) => ({
    value: { pattern: pattern2, exclude: exclude ?? [], companion: companion2, ...message ? { message } : {} }
  })
);
var paired_files = {
  type: "paired_files",
  runs: "static",
  written: { entries: oneOrMany(located(one3)), flat: as(one3, (value) => ({ value: [value] })) },
  title: ({ pattern: pattern2, companion: companion2 }) => `whoever changes ${pattern2} changes ${companion2} too`,
  label: ({ pattern: pattern2 }) => pattern2,
  async run(params, world) {
    const changes = world.changes.flatMap(apart);
    const needing = changes.filter(
      ({ path }) => matchesAny([params.pattern], path) && !matchesAny(params.exclude, path)
    );
    const byPath = new Map(changes.map((change) => [change.path, change]));
    const alone = needing.filter((change) => !hasCompanion(change, params.companion, byPath));
    if (alone.length === 0)
      return {
        status: "pass",
        message: needing.length === 0 ? `nothing in ${params.pattern} is changed` : `${needing.length} changed with their companions`
      };
    const [first] = alone;
    const others = alone.length > 1 ? ` (and ${alone.length - 1} more)` : "";
    const wanted3 = filled(params.companion, first.path);
    return {
      status: "fail",
      message: `${first.path}${others} is changed without ${wanted3}${params.message ? `: ${params.message}` : ""}`,
      want: this.title(params),
      got: `no change to ${wanted3}`,
      ...first.kind === "deleted" ? {} : { at: { path: first.path, line: 1 } }
    };
  }
};
function apart({ kind, path, from }) {
  if (kind !== "renamed" || from === void 0) return [{ kind, path }];
  return [
    { kind: "deleted", path: from },
    { kind: "added", path }
  ];
}
function hasCompanion(change, template, changes) {
  const wanted3 = filled(template, change.path);
  const fits = (other) => other !== void 0 && (other.kind !== "deleted" || change.kind === "deleted");
  const isCompanion = isGlob(wanted3) ? matchesAny([wanted3], change.path) : change.path === wanted3;
  if (isCompanion) return true;
  if (!isGlob(wanted3)) return fits(changes.get(wanted3));
  return [...changes.values()].some((other) => fits(other) && matchesAny([wanted3], other.path));
}
function filled(template, path) {
  const slash = path.lastIndexOf("/");
  const base2 = path.slice(slash + 1);
  const dot = base2.lastIndexOf(".");
  const parts2 = {
    dir: slash < 0 ? "." : path.slice(0, slash),
    name: dot > 0 ? base2.slice(0, dot) : base2,
    ext: dot > 0 ? base2.slice(dot + 1) : ""
  };
  return template.replaceAll(/\{(dir|name|ext)\}/g, (_, part) => parts2[part].replaceAll(/[*?[\]{}\\!,]/g, "\\$&")).replaceAll(/(^|\/)\.\//g, "$1");
}

// src/checks/pre.ts
var known = {
  files_exist: anyCheck(files_exist),
  content_check: anyCheck(content_check)
};
var pre = {
  type: "pre",
  runs: "static",
  title: ({ type, params }) => `before the work, ${known[type].title(params)}`,
  label: ({ type, params }) => `${type}-${known[type].label(params)}`,
  objection: ({ type, params }) => known[type].objection?.(params),
  async run({ type, params }, world) {
    const files = await world.base.files();
    const outcome = await known[type].run(params, { ...world, files, changes: [] });
    if (outcome.status === "pass" || outcome.status === "skip") return outcome;
    const { at: _, ...rest } = outcome;
    const owner = outcome.status === "fail" ? "base" : outcome.owner;
    return { ...rest, message: `on ${world.base.name}, ${outcome.message}`, ...owner ? { owner } : {} };
  }
};

// src/core/protect.ts
var protectedByDefault = [
  "contract-gate.yml",
  ".github/contract-gate.yml",
  ".github/workflows/**",
  ".github/actions/**",
  "{.github/,docs/,}CODEOWNERS",
  "{.github/,}test-activity-rules.json"
];
var hijackers = [
  "**/{.npmrc,.yarnrc,.yarnrc.yml,bunfig.toml}",
  "**/.pnpmfile.{cjs,mjs,js}",
  "**/{conftest,sitecustomize,usercustomize}.py",
  "**/.cargo/config{,.toml}",
  "**/{.envrc,.bashrc,.bash_profile,.profile,.zshenv,.zshrc,BASH_ENV}",
  "**/.mocharc.{js,cjs,mjs,json,jsonc,yml,yaml}",
  "**/{.gitmodules,.rspec,.gemrc,.pythonrc,.pdbrc,pip.conf,pip.ini}",
  "**/.mvn/**",
  "**/node_modules/**",
  "**/{.gitattributes,rust-toolchain,rust-toolchain.toml,pnpm-workspace.yaml,.pnp.cjs,.pnp.loader.mjs}",
  "**/.yarn/**",
  "**/{pytest,unittest,nose,tox,mypy,ruff,coverage}{.py,/__init__.py,/__main__.py}"
];
var rules = [
  ["contract-gate.yml", ".github/contract-gate.yml"],
  [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]
];
var harmlessNpmrc = /^\s*(?:[#;].*|(?:save-exact|save-prefix|fund|audit|engine-strict|package-lock|loglevel|progress|update-notifier|omit-lockfile-registry-resolved)\s*=\s*[\w.:/^~-]*)?\s*$/;
function isHarmlessNpmrc(path, text3) {
  return /(?:^|\/)\.npmrc$/.test(path) && isShort(text3) && text3.split(/\r?\n/).every((line2) => harmlessNpmrc.test(line2));
}
function isShort(text3) {
  return text3.length <= 2e4 && text3.split("\n").every((line2) => line2.length <= 300);
}
var fixtureLine = /^(?:\s.*|#.*|"""[^"]*"""|import [\w., ]+|from [\w.]+ import [\w, ()]+|sys\.path\.(?:insert|append)\(.*\)|@pytest\.fixture(?:\(.*\))?|(?:async )?def \w+\(.*\)(?: -> .*)?:.*|[)\]}],?)?$/;
var beyondFixtures = /pytest_|collect_ignore|import\s*\*|\bexec\b|\beval\b|__|[sg]etattr|globals|vars\(|_exit|atexit|modules|\\[xuN]/;
function isFixturesOnly(path, text3) {
  if (!/(?:^|\/)conftest\.py$/.test(path) || !isShort(text3) || beyondFixtures.test(text3)) return false;
  return text3.split(/\r?\n/).every((line2) => fixtureLine.test(line2));
}
var runnerSettings = [
  "**/{vitest,vite,jest,playwright,cypress,karma,ava,babel,eslint}.config.*",
  "**/{.eslintrc*,biome.json,biome.jsonc,.flake8,ruff.toml,.ruff.toml,mypy.ini,.golangci.*,clippy.toml}",
  "**/{pytest.ini,.pytest.ini,tox.ini,setup.cfg,pyproject.toml,noxfile.py}",
  "**/{Makefile,GNUmakefile,makefile,justfile,Taskfile.yml,Rakefile,build.gradle,build.gradle.kts,pom.xml,Cargo.toml}",
  "**/package.json"
];
function alteredScripts(before, now) {
  const [old, current] = [scriptsOf(before ?? "{}"), scriptsOf(now)];
  const changed = Object.keys(old).filter((name) => old[name] !== current[name]);
  const hooks = Object.keys(current).filter((name) => {
    if (name in old) return false;
    return /^(?:preinstall|install|postinstall|prepublish|preprepare|prepare|postprepare|dependencies)$/.test(name) || name.replace(/^(?:pre|post)/, "") in old;
  });
  return [...changed, ...hooks];
}
function scriptsOf(text3) {
  try {
    const scripts = JSON.parse(text3)?.scripts;
    return scripts !== null && typeof scripts === "object" ? { ...scripts } : {};
  } catch {
    return {};
  }
}

// src/core/test-files.ts
var byName = [
  "**/*.{test,spec}.*",
  "**/test_*.py",
  "**/tests.py",
  "**/*.cy.*",
  "**/*_test.{py,go,rb,exs,c,cc,cpp,dart,ts,tsx,js,mjs}",
  "**/*_spec.rb",
  "**/*{Test,Tests,IT}.{java,kt,cs,scala,swift,php}"
];
var byFolder = ["**/{test,tests,__tests__,spec}/**"];
function isTest(path) {
  return matchesAny(byName, path) || matchesAny(byFolder, path);
}
function isStillFound(old, path) {
  const ending = (name) => name.slice(name.lastIndexOf("."));
  const leftOut = (name) => /(?:^|\/)(?:dist|build|out|vendor|coverage|node_modules|\.[^/]+)\//.test(name);
  if (ending(old) !== ending(path) || leftOut(path) && !leftOut(old)) return false;
  return matchesAny(byName, old) ? matchesAny(byName, path) : isTest(path);
}
var measures = {
  tests: "\\b(?:it|test|describe|Deno\\.test)(?:\\.\\w+)*\\s*\\(|\\bdef test_|\\bfunc Test|#\\[(?:\\w+::)?test\\]|@(?:Parameterized)?Test\\b|\\bTEST(?:_F)?\\(",
  assertions: "\\bassert\\w*\\b|\\bexpect\\s*\\(|\\.should\\b|\\brequire\\.\\w+\\(|\\bt\\.(?:is|deepEqual|true|false|throws|ok|equal|Error|Errorf|Fatal|Fatalf)\\b|\\bverify\\(",
  switches: "\\b(?:it|test|describe)(?:\\.\\w+)*\\.(?:skip|only|todo|fails|failing)\\b|\\b(?:xit|xtest|xdescribe|fit|fdescribe)\\s*\\(|@pytest\\.mark\\.(?:skip|skipif|xfail)|\\bpytest\\.skip\\(|@unittest\\.skip|\\bt\\.Skip\\w*\\(|#\\[ignore|@Disabled\\b|@Ignore\\b"
};

// src/checks/protected_files.ts
var protected_files = {
  type: "protected_files",
  runs: "static",
  quiet: true,
  title: () => "no protected file or test is changed or removed",
  label: () => "",
  async run(params, world) {
    const waiting = [];
    const worthALook = [];
    for (const change of world.changes) {
      if (world.isContract(change.path) && world.isContract(change.from ?? change.path)) continue;
      const { wait, words: words4 } = await weigh(change, params.protect, world);
      if (words4) (wait ? waiting : worthALook).push({ path: change.from ?? change.path, words: words4 });
    }
    if (waiting.length > 0) return told3("pending", waiting, this.title(params), world);
    if (worthALook.length > 0) return told3("warn", worthALook, this.title(params), world);
    return { status: "pass", message: "no protected file is touched" };
  }
};
async function weigh(change, protect, world) {
  const old = change.from ?? change.path;
  const verb = { added: "added", modified: "changed", deleted: "deleted", renamed: `moved to ${change.path}` }[change.kind];
  if (change.kind !== "added" && matchesAny(protect, old)) {
    return { wait: true, words: `${old} is ${verb}, and it is protected` };
  }
  const isNew = change.kind === "added" || change.kind === "renamed";
  if (isNew && matchesAny(protect, change.path)) {
    if (await takesOver(change.path, world)) {
      return { wait: true, words: `${change.path} is new, and takes the place of rules in force` };
    }
    if (matchesAny(hijackers, change.path)) return weighNew(change.path, world);
  }
  if (matchesAny(runnerSettings, old)) return weighSettings(change, old, verb, world);
  return isTest(old) && change.kind !== "added" ? weighTest(change, old, verb, world) : { wait: false };
}
async function weighSettings(change, old, verb, world) {
  const look2 = { wait: false, words: `${old} is ${verb}: it says how tests and tools run` };
  if (!old.endsWith("package.json") || change.kind === "added") return look2;
  if (change.kind !== "modified") return { wait: true, words: `${old} is ${verb}, with the scripts that it holds` };
  const altered = alteredScripts(await world.before(old), await textOf2(change.path, world));
  return altered.length > 0 ? { wait: true, words: `${old} changes what its script ${altered[0]} runs` } : look2;
}
async function weighTest(change, old, verb, world) {
  if (change.kind === "deleted") return { wait: true, words: `the test ${old} is deleted` };
  if (!isStillFound(old, change.path)) return { wait: true, words: `the test ${old} is ${verb}, where it is none` };
  const weaker = await weakened(await world.before(old) ?? "", await textOf2(change.path, world), world);
  return weaker ? { wait: true, words: `the test ${change.path} ${weaker}` } : { wait: false, words: `the test ${old} is ${verb}` };
}
async function weakened(before, now, world) {
  if (before === now) return void 0;
  if (now.trim() === "") return "is emptied";
  for (const [kind, pattern2] of Object.entries(measures)) {
    const was = await world.search({ pattern: pattern2, flags: "", text: before });
    const is = await world.search({ pattern: pattern2, flags: "", text: now });
    if (was.kind === "unknown" || is.kind === "unknown") return "could not be compared with what it was";
    if (kind === "switches" && is.count > was.count) return "skips or singles out more than before";
    if (kind !== "switches" && is.count < was.count) return `has ${is.count} ${kind}, ${was.count} before`;
  }
  return void 0;
}
async function takesOver(path, world) {
  const others = rules.find((kind) => kind.includes(path))?.filter((other) => other !== path) ?? [];
  return (await Promise.all(others.map(world.before))).some((text3) => text3 !== void 0);
}
async function weighNew(path, world) {
  const text3 = await textOf2(path, world);
  if (isHarmlessNpmrc(path, text3)) return { wait: false };
  if (isFixturesOnly(path, text3)) return { wait: false, words: `${path} is new, with fixtures for tests` };
  return { wait: true, words: `${path} is new and can change what a tool does` };
}
async function textOf2(path, world) {
  const read3 = await world.files.read(path);
  return read3.kind === "text" ? read3.text : "";
}
function told3(status, touched, want, world) {
  const [first] = touched;
  const more = touched.length > 1 ? ` (and ${touched.length - 1} more)` : "";
  const there = world.files.list.includes(first.path);
  return {
    status,
    message: `${first.words}${more}${status === "pending" ? "; a person must sign it off" : ""}`,
    want,
    got: touched.slice(0, 50).map(({ words: words4 }) => words4).join("; "),
    owner: status === "pending" ? "person" : "author",
    ...there ? { at: { path: first.path, line: 1 } } : {}
  };
}

// src/checks/scope.ts
var globs = list(glob, { min: 1 });
var written3 = as(
  object(
    {
      allowed: optional(globs, "the change may touch only these"),
      forbidden: optional(globs, "the change may touch none of these"),
      max_files: optional(integer({ min: 0 }), "how many files the change may touch")
    },
    { wants: "a scope {allowed, forbidden, max_files}" }
  ),
  ({ allowed: allowed2, forbidden, max_files }) => {
    if (!allowed2 && !forbidden && max_files === void 0)
      return { problem: "a scope needs allowed, forbidden or max_files" };
    const value = {
      ...allowed2 ? { allowed: allowed2 } : {},
      ...forbidden ? { forbidden } : {},
      ...max_files === void 0 ? {} : { maxFiles: max_files }
    };
    return { value };
  }
);
var scope = {
  type: "scope",
  runs: "static",
  written: {
    entries: as(located(written3), (value) => ({ value: [value] })),
    flat: as(written3, (value) => ({ value: [value] }))
  },
  title({ allowed: allowed2, forbidden, maxFiles }) {
    const parts2 = [
      ...allowed2 ? [`touches only ${allowed2.join(", ")}`] : [],
      ...forbidden ? [`touches none of ${forbidden.join(", ")}`] : [],
      ...maxFiles === void 0 ? [] : [`touches at most ${maxFiles} ${maxFiles === 1 ? "file" : "files"}`]
    ];
    return `the change ${parts2.join(" and ")}`;
  },
  label: () => "",
  async run(params, world) {
    const touched = [...new Set(world.changes.flatMap(({ path, from }) => from ? [path, from] : [path]))];
    const work = touched.filter((path) => !world.isContract(path));
    const outside = params.allowed ? work.filter((path) => !matchesAny(params.allowed, path)) : [];
    const forbidden = params.forbidden ? touched.filter((path) => matchesAny(params.forbidden, path)) : [];
    const wrong = [.../* @__PURE__ */ new Set([...forbidden, ...outside])];
    const want = this.title(params);
    if (wrong.length > 0) {
      const [first = ""] = wrong;
      const message = forbidden.length > 0 ? `the change touches ${shown3(forbidden)}, which is forbidden` : `the change touches ${shown3(outside)}, which is outside its scope`;
      const gone = world.changes.some((change) => change.kind === "deleted" && change.path === first);
      return {
        status: "fail",
        message,
        want,
        got: wrong.slice(0, 20).join(", "),
        ...gone ? {} : { at: { path: first, line: 1 } }
      };
    }
    const files = world.changes.filter(({ path }) => !world.isContract(path)).length;
    if (params.maxFiles !== void 0 && files > params.maxFiles) {
      return {
        status: "fail",
        message: `the change touches ${files} files, ${params.maxFiles} are allowed`,
        want,
        got: `${files} files`
      };
    }
    return { status: "pass", message: `${files} ${files === 1 ? "file" : "files"} in scope` };
  }
};
function shown3(paths) {
  return paths.length === 1 ? paths[0] : `${paths[0]} and ${paths.length - 1} more`;
}

// src/checks/setup.ts
var setup = {
  type: "setup",
  runs: "command",
  title: ({ run: run2 }) => `the set-up \`${oneLine(run2)}\` succeeds`,
  label: () => "",
  // Where the base was set up in the same way, it is no less the machine's: nobody else's fault is looked for.
  run: (params, world) => runCommand(params, { ...world, base: { ...world.base, trees: null } })
};

// src/core/demands/failures.ts
var loadLine = /^ *Test Files {2}.*\d failed|^Test Suites: .*\d failed|^FAIL\t.*\[(?:build|setup) failed\]|^error: could not compile .*\btest\b|^ERROR .*(?:ImportError|ModuleNotFoundError)|ERR_MODULE_NOT_FOUND|Cannot find module/;
var fileName = /_FailedTest\b|\[ \S+ \]$|^\S+\.(?:[cm]?[jt]sx?|py|rb)$/;
var missingFile = [
  /Cannot find (?:module|package) ['"]([^'"]+)['"]/,
  /No module named ['"]([^'"]+)['"]/,
  /Failed to (?:resolve import|load url) ['"]?([^\s'"]+)/,
  /(?:ENOENT|No such file or directory)[^'"]*['"]([^'"]+)['"]/
];
var lackingName = /does not provide an export named|cannot import name|: undefined: |^error\[E0\d{3}\]|cannot find symbol|[Uu]nresolved reference|has no attribute|is not a (?:function|constructor)/;
var noTests = /\bno tests? (?:files? )?(?:were )?(?:found|ran|run)\b/i;
function failuresOf({ count: count3, exit }, finished2) {
  const { ending } = finished2;
  const code18 = ending.kind === "exit" ? ending.code : -1;
  const lines2 = shownLines(textOf(finished2)).map(withoutFolders);
  const names3 = [...failingTests(lines2.join("\n"))];
  const counted = count3(finished2);
  const failed2 = counted?.failed ?? 0;
  return {
    holds: exit.includes(code18) && failed2 === 0,
    code: code18,
    failed: failed2,
    tests: new Set(names3.filter((name) => !fileName.test(name))),
    unloaded: new Set(names3.filter((name) => fileName.test(name))),
    loadLines: new Set(lines2.filter((line2) => loadLine.test(line2))),
    missing: new Set(lines2.flatMap((line2) => missingFile.map((form) => form.exec(line2)?.[1]).find(Boolean) ?? [])),
    lacksName: lines2.some((line2) => lackingName.test(line2)),
    none: counted?.ran === 0 || lines2.some((line2) => noTests.test(line2))
  };
}
function withoutFolders(line2) {
  return line2.replaceAll(/(?:file:\/\/)?(?:\/[\w.@+-]+)+\/tree\//g, "");
}
function hasNewFailure(here, there) {
  const countsFiles = ![...here.loadLines].some((line2) => /^ *Test (?:Files|Suites)/.test(line2));
  const files = countsFiles ? newIn(here.unloaded, there.unloaded).length : 0;
  return newIn(here.tests, there.tests).length > 0 || here.failed - there.failed > files;
}
function hasNewLoadFailure(here, there) {
  return newIn(here.unloaded, there.unloaded).length + newIn(here.loadLines, there.loadLines).length > 0;
}
function newIn(here, there) {
  return [...here].filter((each) => !there.has(each));
}
function fileOf(missing2, paths) {
  const module = /[/\\]/.test(missing2) || /\.[cm]?[jt]sx?$|\.py$/.test(missing2) ? missing2 : missing2.replaceAll(".", "/");
  const stem = module.replace(/^(?:[@~]\/|\.{0,2}\/)+/, "").replace(/\.(?:[cm]?[jt]sx?|py)$/, "");
  return paths.find((path) => `/${path}/`.includes(`/${stem}/`) || `/${path}`.includes(`/${stem}.`));
}

// src/core/demands/red.ts
async function redOnBase(run2, here, world) {
  const bad = (status, message, got, finished3) => ({
    not: {
      status,
      message,
      want: `${run2.want}, and the changed tests fail without the change`,
      got,
      owner: status === "fail" ? "author" : "runner",
      ...finished3 ? { output: finished3.output } : {}
    }
  });
  const { trees } = world.base;
  if (!trees) return bad("error", "there is no base to try the tests on", "no base");
  const tests2 = world.changes.filter(({ kind, path }) => kind !== "deleted" && isTest(path));
  if (tests2.length === 0) {
    return await hasInlineTests(world) ? bad("error", "tests inside source files can't be tried apart from the change", "tests inside source files") : bad("fail", "no test is added or changed, so nothing shows that the change was needed", "no changed test");
  }
  const overlay = { lay: tests2.map(({ path }) => path), remove: tests2.flatMap(({ from }) => from ?? []) };
  const there = await trees.runWith(run2.command, overlay);
  const unclear2 = notRun(there);
  if (unclear2) return bad("error", `the tests could not be tried without the change: ${unclear2}`, unclear2);
  const { finished: finished2 } = there;
  const laid = failuresOf(run2, finished2);
  if (laid.holds) {
    const message = "the changed tests pass without the change, too: they prove nothing";
    return bad("fail", message, "tests that pass on both", finished2);
  }
  const alone = await trees.runWith(run2.command, { lay: [], remove: [] });
  const unknown5 = notRun(alone);
  if (unknown5) return bad("error", `the base's own tests could not be tried: ${unknown5}`, unknown5);
  const isNew = tests2.filter(isThereNow).map(({ path }) => path);
  const control = controlOf(run2, alone.finished, isNew);
  const alsoFails = "the command fails there without the changed tests, too; set the policy's setup so that it can run on the base";
  if (control.state === "broken" && control.unloaded.size === 0)
    return bad("error", alsoFails, "a base that fails by itself", alone.finished);
  const added = world.changes.filter(isThereNow).map(({ path }) => path);
  const lacking = failuresOf(run2, here).missing;
  const missing2 = newIn(laid.missing, /* @__PURE__ */ new Set([...control.missing, ...lacking])).map((name) => ({
    name,
    file: fileOf(name, added)
  }));
  const stranger = missing2.find(({ file }) => file === void 0);
  if (stranger) {
    const message = `${stranger.name} is missing there, and the change does not add it; set the policy's setup so that the base has it`;
    return bad("error", message, "a file that is missing", finished2);
  }
  if (missing2.length > 0)
    return { red: `without the change the changed tests can't be loaded: ${missing2[0].file} is missing there` };
  if (hasNewFailure(laid, control)) return { red: "without the change the changed tests fail" };
  const unloaded = hasNewLoadFailure(laid, control);
  if (unloaded && laid.lacksName)
    return { red: "without the change the changed tests can't be loaded: the code lacks what they ask for" };
  if (control.state === "broken" || newIn(control.missing, lacking).length > 0)
    return bad("error", alsoFails, "a base that fails by itself", finished2);
  if (control.state === "red" && !unloaded) {
    const message = "what fails without the change fails without the changed tests, too: they prove nothing";
    return bad("fail", message, "no changed test that fails", finished2);
  }
  return bad(
    "error",
    `without the change the command ended with exit code ${laid.code}, but no test is seen to fail there`,
    "a failure outside any test",
    finished2
  );
}
function isThereNow({ kind }) {
  return kind === "added" || kind === "renamed";
}
function controlOf(run2, finished2, isNew) {
  const failures = failuresOf(run2, finished2);
  const { holds, none, tests: tests2, unloaded, failed: failed2 } = failures;
  const text3 = textOf(finished2);
  const isEmpty2 = none || isNew.some((path) => text3.includes(path));
  const isRed = tests2.size > 0 || failed2 > unloaded.size;
  return { ...failures, state: holds || isEmpty2 ? "fine" : isRed ? "red" : "broken" };
}
async function hasInlineTests({ changes, files }) {
  for (const { kind, path } of changes) {
    if (kind === "deleted" || !path.endsWith(".rs")) continue;
    const read3 = await files.read(path);
    if (read3.kind === "text" && read3.text.includes("#[test]")) return true;
  }
  return false;
}
function notRun(there) {
  if (there.kind === "not-run") return there.reason;
  const { ending } = there.finished;
  if (ending.kind === "unstarted") return ending.reason;
  if (ending.kind === "timeout") return "it ran out of time";
  if (ending.kind === "signal") return `it was ended by ${ending.signal}`;
  const lacking = ending.code === 126 || ending.code === 127 || /missing script/i.test(there.finished.stderr);
  return lacking ? "the command could not start there" : void 0;
}
async function fewerTests(run2, finished2, world) {
  const { trees } = world.base;
  const touched = world.changes.some(
    ({ kind, path, from = path }) => [path, from].some((each) => matchesAny(runnerSettings, each)) || kind !== "added" && isTest(from)
  );
  const now = run2.count(finished2);
  if (!trees || !touched || !now) return void 0;
  const there = await trees.runWith(run2.command, { lay: [], remove: [] });
  const before = there.kind === "ran" ? run2.count(there.finished) : void 0;
  if (!before) return void 0;
  const want = `${run2.want}, with no fewer tests than before`;
  const got = `${now.ran} run and ${now.skipped} skipped; ${before.ran} and ${before.skipped} before`;
  if (now.ran < before.ran) {
    const message2 = `${before.ran - now.ran} fewer tests ran than before the change; a person must sign it off`;
    return { status: "pending", message: message2, want, got, owner: "person", output: finished2.output };
  }
  if (now.skipped <= before.skipped) return void 0;
  const message = `${now.skipped - before.skipped} more tests are skipped than before the change`;
  return { status: "warn", message, want, got, owner: "author", output: finished2.output };
}

// src/checks/tests.ts
var testKeys = {
  ...commandKeys,
  min: optional(integer({ min: 1 }), "how many tests must have run"),
  junit: optional(glob, "JUnit files that the command writes, to count from"),
  red_on_base: optional(boolean, "the new and changed tests must fail on the base")
};
var described3 = object(
  { run: required(runLine, "the command"), ...testKeys },
  { wants: "a mapping {run, min, junit, …}" }
);
var flat = object(
  { command: required(runLine, "the command", ["tests", "run"]), ...testKeys },
  { wants: "a cross-cutting tests" }
);
function testParams(run2, { min, junit, red_on_base, ...keys }) {
  return {
    ...commandParams(run2, keys),
    ...min === void 0 ? {} : { min },
    ...junit === void 0 ? {} : { junit },
    ...red_on_base ? { redOnBase: true } : {}
  };
}
var one4 = byKind({
  text: as(runLine, (run2) => ({ value: testParams(run2, {}) })),
  map: as(described3, ({ run: run2, ...keys }) => ({ value: testParams(run2, keys) }))
});
var tests = {
  type: "tests",
  runs: "command",
  written: {
    entries: oneOrMany(located(one4)),
    flat: as(flat, ({ command: command2, ...keys }) => ({ value: [testParams(command2, keys)] })),
    settle: settleCommand
  },
  title: ({ run: run2, min, redOnBase: redOnBase2 }) => `\`${oneLine(run2)}\` passes${min ? ` with at least ${number(min)}` : ""}${redOnBase2 ? ", and not without the change" : ""}`,
  label: ({ run: run2 }) => run2,
  objection: commandObjection,
  async run(params, world) {
    let last;
    const judge5 = (finished2) => {
      last = finished2;
      return enoughTests(params, finished2);
    };
    const outcome = await runCommand(params, world, judge5, params.junit);
    const holds = outcome.status === "pass" || outcome.status === "warn" && outcome.owner !== "base";
    if (!holds || !last) return outcome;
    const test = {
      command: commandOf(params, params.junit),
      exit: params.expect.exit,
      want: wanted(params),
      count: (finished2) => countedIn(params, finished2)
    };
    const proof = params.redOnBase ? await redOnBase(test, last, world) : void 0;
    if (proof && "not" in proof) return proof.not;
    const isPlain2 = outcome.status === "pass" || params.caveat !== void 0;
    const fewer = isPlain2 ? await fewerTests(test, last, world) : void 0;
    if (fewer || !proof) return fewer ?? outcome;
    return { ...outcome, message: `${outcome.message}; ${proof.red}` };
  }
};
function countedIn({ junit }, finished2) {
  const written5 = junit && finished2.collected.length > 0 ? fromJunit(finished2.collected) : void 0;
  return typeof written5 === "object" ? written5 : countTests(textOf(finished2));
}
function enoughTests(params, finished2) {
  const want = params.min ? `${wanted(params)}, at least ${number(params.min)} run` : wanted(params);
  const not = (status, message, got) => ({
    status,
    message,
    want,
    got,
    output: finished2.output,
    owner: "author"
  });
  const written5 = params.junit && finished2.collected.length > 0 ? fromJunit(finished2.collected) : void 0;
  if (typeof written5 === "string") return not("fail", written5, "no count");
  const counted = written5 ?? countTests(textOf(finished2));
  if (counted === void 0) {
    if (params.min === void 0) return void 0;
    const message = params.junit ? `how many tests ran could not be told: the command wrote no file that matches junit: ${params.junit}` : "how many tests ran could not be told from the output; name the JUnit file that the command writes with junit: PATH";
    return not("error", message, "an unknown number of tests");
  }
  if (counted.ran === 0) return not("fail", "no test was run", "0 tests run");
  if (counted.ran < (params.min ?? 0))
    return not("fail", `${number(counted.ran)} ran, ${params.min} are wanted`, `${number(counted.ran)} run`);
  if (counted.failed > 0 && params.expect.exit.includes(0)) {
    return not(
      "fail",
      `the command succeeded although ${counted.failed} of its tests failed`,
      `${counted.failed} failed tests`
    );
  }
  return void 0;
}
function fromJunit(files) {
  const total2 = { ran: 0, failed: 0, skipped: 0 };
  for (const { path, text: text3 } of files) {
    const counted = countJunit(text3);
    if (!counted) return `${path} could not be read as JUnit XML`;
    total2.ran += counted.ran;
    total2.failed += counted.failed;
    total2.skipped += counted.skipped;
  }
  return total2;
}
function number(count3) {
  return count3 === 1 ? "1 test" : `${count3} tests`;
}

// src/checks/tree_unchanged.ts
var tree_unchanged = {
  type: "tree_unchanged",
  runs: "last",
  quiet: true,
  title: () => "no command changed the files that are judged",
  label: () => "",
  async run({ protect }, world) {
    const changed = await world.disturbed();
    if (changed.length === 0) return { status: "pass", message: "the files are as they were" };
    const evidence3 = changed.filter((path) => isTest(path) || world.isContract(path) || matchesAny(protect, path));
    const [first] = evidence3.length > 0 ? evidence3 : changed;
    const more = changed.length > 1 ? ` (and ${changed.length - 1} more)` : "";
    return {
      status: evidence3.length > 0 ? "fail" : "warn",
      message: `a command changed ${first}${more} while it ran${evidence3.length > 0 ? ", and that is evidence" : ""}`,
      want: this.title({ protect }),
      got: changed.slice(0, 20).join(", "),
      owner: "author",
      at: { path: first, line: 1 }
    };
  }
};

// src/checks/index.ts
var checks = [
  anyCheck(setup),
  anyCheck(contract_unchanged),
  anyCheck(protected_files),
  anyCheck(pre),
  anyCheck(files_exist),
  anyCheck(content_check),
  anyCheck(scope),
  anyCheck(paired_files),
  anyCheck(artifacts),
  anyCheck(agent_output),
  anyCheck(diff),
  anyCheck(exec),
  anyCheck(advisory),
  anyCheck(critic),
  anyCheck(check_run),
  anyCheck(lint),
  anyCheck(tests),
  anyCheck(command),
  anyCheck(custom),
  anyCheck(tree_unchanged)
];
function checkNamed(type) {
  return checks.find((check) => check.type === type);
}

// src/core/cross-cutting.ts
var writable = checks.filter((check) => check.written);
var typeShape = oneOf(...writable.map((check) => check.type));
var nameShape = text({ wants: "a name" });
var one5 = {
  wants: "a cross-cutting check {name, type, …}",
  read(node2, report) {
    if (node2.kind !== "map") {
      report("wrong_type", `expected ${this.wants}`, node2.at);
      return void 0;
    }
    const name = entry(node2, "name");
    const type = entry(node2, "type");
    if (!name || !type) {
      report("missing_key", `a cross-cutting check needs ${name ? "type" : "name"}`, node2.at);
      return void 0;
    }
    const named2 = nameShape.read(name.value, (code18, message, at) => report(code18, `name: ${message}`, at));
    const typed = typeShape.read(type.value, (code18, message, at) => report(code18, `type: ${message}`, at));
    const check = typed === void 0 ? void 0 : checkNamed(typed);
    if (named2 === void 0 || !check?.written) return void 0;
    const rest = { ...node2, entries: node2.entries.filter((each) => each !== name && each !== type) };
    const params = check.written.flat.read(rest, report);
    return params && { name: named2, check, params, at: node2.at };
  },
  schema: () => ({
    type: "object",
    required: ["name", "type"],
    properties: { name: nameShape.schema(), type: typeShape.schema() },
    anyOf: writable.map((check) => {
      const flat2 = check.written.flat.schema();
      const properties = { ...flat2.properties, name: {}, type: { const: check.type } };
      return { ...flat2, properties };
    })
  })
};
var crossCuttingShape = list(one5, {
  wants: "a list of cross-cutting checks {name, type, …}"
});
function crossCuttingCriteria(entries, settings, report) {
  const found = entries.flatMap(
    ({ name, check, params, at }) => params.map((each) => {
      const one7 = criterion(check, each, at, settings, report);
      if (!one7) return void 0;
      const label2 = params.length > 1 ? `${name}-${one7.label}` : name;
      return { ...one7, label: label2, title: `${name}: ${one7.title}`, crossCutting: name };
    })
  );
  return found.includes(void 0) ? void 0 : found;
}
function criterion(check, params, at, settings, report) {
  const settled = check.written?.settle?.(params, settings) ?? { value: params };
  if ("problem" in settled) {
    report("bad_value", settled.problem, at);
    return void 0;
  }
  const value = settled.value;
  return { title: check.title(value), label: check.label(value), check: { type: check.type, params: value }, at };
}

// src/core/demands/docs.ts
var documentation = /\.(?:md|markdown|rst|adoc|png|jpe?g|gif|webp)$|^docs\/.*\.txt$|^(?:LICENSE|LICENCE|NOTICE|AUTHORS)(?:\.txt)?$/;
function isDocumentation(path) {
  return documentation.test(path);
}

// src/core/ids.ts
import { createHash } from "node:crypto";
var longest4 = 60;
function slug(words4) {
  const ascii = words4.normalize("NFKD").toLowerCase().replaceAll(/[^a-z0-9_]+/g, "-").slice(0, longest4).replaceAll(/^-+|-+$/g, "");
  if (ascii !== "" || words4.trim() === "") return ascii;
  return createHash("sha256").update(words4).digest("hex").slice(0, 8);
}
var idForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
function uniqueNames() {
  const given = /* @__PURE__ */ new Set();
  const last = /* @__PURE__ */ new Map();
  return (name) => {
    const key = name.toLowerCase();
    let candidate = name;
    let number2 = last.get(key) ?? 1;
    while (given.has(candidate.toLowerCase())) candidate = `${name}-${++number2}`;
    last.set(key, number2);
    given.add(candidate.toLowerCase());
    return candidate;
  };
}

// src/core/demands/phases.ts
var preShape = as(
  object(
    {
      files_exist: optional(anyCheck(files_exist).written.entries, "paths that must exist"),
      content_check: optional(anyCheck(content_check).written.entries, "what files must contain")
    },
    {
      wants: "a pre {files_exist, content_check}",
      hint: () => "before the work only files_exist and content_check can be asked"
    }
  ),
  ({ files_exist: files = [], content_check: contents = [] }) => ({
    value: [
      ...files.map(({ value, at }) => ({ type: "files_exist", params: value, at })),
      ...contents.map(({ value, at }) => ({ type: "content_check", params: value, at }))
    ]
  })
);
function preCriteria(entries) {
  return entries.map(({ at, ...params }) => ({
    title: pre.title(params),
    label: pre.label(params),
    check: { type: "pre", params },
    at
  }));
}
var evidence = as(
  object(
    {
      file: optional(anyPath, "a file that the step leaves"),
      trailer: optional(text({ wants: "the name of a trailer" }), "a trailer in a commit of the branch"),
      check: optional(text({ wants: "the name of a check" }), "a check in the agent's report")
    },
    { wants: "an evidence {file}, {trailer} or {check}" }
  ),
  (given) => {
    const kinds2 = ["file", "trailer", "check"].filter((kind2) => given[kind2] !== void 0);
    const [kind, ...more] = kinds2;
    if (kind === void 0 || more.length > 0) return { problem: "name one of file, trailer and check" };
    return { value: { kind, name: given[kind] } };
  }
);
var execShape = list(
  located(
    object(
      { step: required(text(), "what is to be done"), evidence: required(evidence, "what shows that it was done") },
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

// src/core/demands/argument.ts
var placeholder = "{pattern}";
var variable = "CONTRACT_GATE_PATTERN";
var posix = ["bash", "sh", "zsh"];
var longest5 = 1e3;
function withPattern(line2, pattern2) {
  const places = placesIn(line2) ?? [];
  if (places.length === 0) return { run: line2, env: {} };
  let run2 = "";
  let from = 0;
  for (const { start: start2, end, word: word2 } of places) {
    run2 += pattern2 === void 0 ? withoutOption(line2.slice(from, word2)) : `${line2.slice(from, start2)}"$${variable}"`;
    from = end;
  }
  run2 += line2.slice(from);
  if (pattern2 === void 0) return { run: run2.trim().replace(/\s+--$/, ""), env: {} };
  return { run: run2, env: { [variable]: pattern2 } };
}
var takesValue = /(^|\s)(?:-[tgkmE]|--?(?:run|tests?|grep|filter|match|name|pattern|spec|testNamePattern|testPathPattern|test-name-pattern))\s+$/;
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
function placeProblem(line2) {
  if (!line2.includes(placeholder)) return void 0;
  if (runsNext.test(line2)) return `${placeholder} would be run as code there; pass it to a tool instead`;
  return placesIn(line2) ? void 0 : `${placeholder} must stand as an argument of its own, apart by spaces, or after the = of an option`;
}
function shellProblem(line2, shell) {
  return line2.includes(placeholder) && !posix.includes(shell) ? `${placeholder} needs commands.shell to be one of ${posix.join(", ")}` : void 0;
}
function patternValueProblem(pattern2) {
  if (pattern2.startsWith("-")) return "the pattern starts with a dash, so tools would take it for an option";
  if (/[\u0000-\u001f\u007f]/.test(pattern2)) return "the pattern holds a control character; remove it";
  return pattern2.length > longest5 ? `the pattern has ${pattern2.length} characters; ${longest5} is the most` : void 0;
}
function placesIn(line2) {
  const places = [];
  let quote = "";
  let opened = -1;
  for (let index = 0; index < line2.length; index++) {
    const character = line2[index];
    if (character === "\\" && quote !== "'") index++;
    else if (line2.startsWith(placeholder, index)) {
      const own2 = quote !== "" && opened === index - 1 && line2[index + placeholder.length] === quote;
      const start2 = own2 ? index - 1 : index;
      const end = index + placeholder.length + (own2 ? 1 : 0);
      if (quote !== "" && !own2 || !/^(?:$|[\s;|&)])/.test(line2.slice(end, end + 1))) return void 0;
      const option = /(?:^|\s)(-[^\s='"]*=)?$/.exec(line2.slice(0, start2));
      if (!option) return void 0;
      places.push({ word: start2 - (option[1]?.length ?? 0), start: start2, end });
      quote = "";
      index = end - 1;
    } else if (quote === "" && (character === '"' || character === "'")) {
      quote = character;
      opened = index;
    } else if (character === quote) quote = "";
  }
  return places;
}

// src/core/demands/verification.ts
var activityName = text({
  wants: "the name of an activity",
  check: (name) => /^[A-Za-z][\w:-]{0,63}$/.test(name) ? void 0 : `${JSON.stringify(name)} is no activity: a letter, then letters, digits, '_', ':' and '-'`
});
var dateTime = text({
  wants: "a date and time such as 2026-02-28T10:00:00Z",
  check: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)) ? void 0 : `${JSON.stringify(value)} is no date and time; write it as 2026-02-28T10:00:00Z`
});
var criterionShape = object(
  {
    activity: required(activityName, "unit-test, e2e, typecheck, lint, critic, or a name of your own"),
    description: required(text(), "what must hold"),
    pattern: optional(text({ wants: "a pattern", check: patternValueProblem }), "which tests"),
    timing: optional(oneOf("immediate", "deferred"), "immediate (default), or deferred to the merge queue")
  },
  { wants: "a criterion {activity, description}" }
);
var verificationShape = object(
  {
    type: required(oneOf("verifiable", "advisory", "skip"), "verifiable, advisory or skip"),
    criteria: required(list(located(criterionShape)), "what the work is verified by"),
    generatedFrom: optional(oneOf("auto", "user", "prd"), "where it comes from"),
    generatedAt: optional(dateTime, "when it was made")
  },
  {
    wants: "a verificationContract {type, criteria}",
    check: ({ type, criteria }) => type === "verifiable" && criteria.length === 0 ? { key: "criteria", problem: "a verifiable contract needs at least one; without any, nothing is verified" } : void 0
  }
);
function checkTypeOf(activity) {
  if (activity === "critic") return "critic";
  if (/(?:^|[-:_])(?:tests?|e2e|spec|integration|smoke)(?:$|[-:_])/i.test(activity)) return "tests";
  return /^(?:lint|format)(?:$|[-:_])/i.test(activity) ? "lint" : "command";
}
function isVerification(node2) {
  return ["verificationContract", "verification"].some((key) => entry(node2, key) !== void 0);
}
function originOf({ generatedFrom, generatedAt }) {
  return { ...generatedFrom ? { generatedFrom } : {}, ...generatedAt ? { generatedAt } : {} };
}
function verificationCriteria({ type, criteria, generatedFrom }, prd, at) {
  const own2 = criteria.map((one7) => activityCriterion(one7));
  if (type !== "advisory") return own2;
  const params = { prd: prd || generatedFrom === "prd" };
  return [{ title: "a person reviews the output", label: "", check: { type: "advisory", params }, at }, ...own2];
}
function activityCriterion({ value, at }) {
  const { activity: name, description, pattern: pattern2, timing } = value;
  const activity = { name, description, ...pattern2 ? { pattern: pattern2 } : {}, ...timing ? { timing } : {} };
  const type = checkTypeOf(name);
  const which = pattern2 ?? (type === "critic" ? description : "");
  const label2 = [...type === name ? [] : [name], ...which ? [which] : []].join("-");
  return { title: activityTitle(activity), label: label2, check: { type, params: {} }, activity, at };
}
function activityTitle({ name, description, pattern: pattern2 }) {
  return `${name}${pattern2 ? ` ${JSON.stringify(pattern2)}` : ""}: ${description}`;
}

// src/core/digest.ts
import { createHash as createHash2 } from "node:crypto";
function canonical(value) {
  return JSON.stringify(
    value,
    (_, each) => each !== null && typeof each === "object" && !Array.isArray(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => a < b ? -1 : 1)) : each
  );
}
function digestOf(value) {
  return createHash2("sha256").update(canonical(value)).digest("hex");
}

// src/dialects/contract.ts
var idSpellings = ["id", "task", "taskId", "task_id", "beads_id"];
var id = text({
  wants: "an id",
  digits: true,
  pattern: idForm.source,
  check(value) {
    if (value.toLowerCase() === "policy") return "the id policy is the gate's own; take another";
    return idForm.test(value) ? void 0 : `${JSON.stringify(value)} is no id: letters, digits, '.', '_' and '-', up to 64, and a letter or digit first`;
  }
});
var contractKeys = {
  id: optional(id, "the id of the contract", idSpellings.slice(1)),
  title: optional(text(), "what the task is called", ["subject"]),
  description: optional(text(), "the task itself"),
  status: optional(oneOf("open", "done"), "open (default) or done"),
  applies_to: optional(
    object(
      {
        branches: optional(oneOrMany(nameGlob), "globs of branches"),
        labels: optional(oneOrMany(literalGlob), "globs of labels"),
        authors: optional(oneOrMany(literalGlob), "globs of logins"),
        paths: optional(oneOrMany(glob), "globs of changed files")
      },
      { wants: "an applies_to {branches, labels, authors, paths}" }
    ),
    "the pull requests that this contract applies to; every list given must match"
  ),
  depends_on: optional(oneOrMany(located(id)), "ids of contracts that must hold first"),
  fail_fast: optional(boolean, "stop at the first failure"),
  pre: optional(preShape, "checks that must hold on the base"),
  exec: optional(execShape, "steps with their evidence"),
  prd: optional(text({ digits: true }), "the product requirements that the task belongs to"),
  report: optional(unsupported("report"), "the agent's report"),
  output: optional(unsupported("output"), "the agent's output block"),
  verificationContract: optional(verificationShape, "what the work is verified by"),
  verification: optional(
    object(
      { contract: required(verificationShape, "what the work is verified by") },
      { wants: "a verification {contract}" }
    ),
    "the same in a chunk file"
  )
};
var metadataKeys = { id: contractKeys.id };
function contractDigest(node2) {
  const value = plain(node2);
  if (value !== null && typeof value === "object" && !Array.isArray(value)) delete value.status;
  return digestOf(value);
}
function hasAnyKey(node2, keys) {
  return keys.some((key) => entry(node2, key) !== void 0);
}

// src/dialects/epic.ts
var epicShape = object(
  {
    epic: required(text({ digits: true }), "the name of the epic"),
    title: optional(text(), "what it is called", ["subject"]),
    description: optional(text(), "what it is about"),
    status: optional(oneOf("open", "done"), "open (default) or done"),
    always: required(crossCuttingShape, "checks that hold for every task", ["cross_cutting"])
  },
  { wants: "an epic {epic, always}" }
);
function isEpic(node2) {
  return entry(node2, "epic") !== void 0;
}
function readEpic(node2, report) {
  const read3 = epicShape.read(node2, report);
  return read3 && { id: read3.epic, always: read3.always, done: read3.status === "done", digest: contractDigest(node2) };
}

// src/dialects/validation.ts
var written4 = checks.filter((check) => check.written);
var writtenKeys = Object.fromEntries(
  written4.map((check) => [check.type, optional(check.written.entries, `see ${check.type} in the documentation`)])
);
var validationShape = object(
  {
    ...writtenKeys,
    cross_cutting: optional(crossCuttingShape, "checks that run after all others hold"),
    check_run: optional(unsupported("check_run"), "a check run of CI's own"),
    fail_fast: optional(boolean, "stop at the first failure")
  },
  { wants: "a validation" }
);
var contractShape = object(
  {
    ...contractKeys,
    validation: optional(nullable(validationShape), "the checks", ["post"]),
    metadata: optional(
      object(
        { ...metadataKeys, validation: optional(nullable(validationShape), "the checks") },
        { wants: "a metadata", open: true }
      ),
      "where task trackers keep id and validation"
    )
  },
  {
    wants: "a contract",
    hint: (key) => key in writtenKeys || key === "cross_cutting" ? `put it under validation:` : void 0,
    check: ({ validation: validation2, metadata, verificationContract, verification: verification3 }) => {
      if (verificationContract && verification3)
        return { key: "verification", problem: "there is a verificationContract too; keep one" };
      return validation2 && metadata?.validation ? { key: "metadata", problem: "there is a validation outside of it too; keep one" } : void 0;
    }
  }
);
var validation = {
  name: "validation",
  recognises: (node2) => !isVerification(node2) && hasAnyKey(node2, ["validation", "post", "metadata", "title", "subject", "pre", "exec", ...idSpellings]),
  lower: lowerContract
};
function lowerContract(node2, settings, report) {
  const contract2 = contractShape.read(node2, report);
  if (!contract2) return void 0;
  const given = contract2.validation ?? contract2.metadata?.validation ?? void 0;
  const verification3 = contract2.verificationContract ?? contract2.verification?.contract;
  const criteria = given ? ownCriteria(given, settings, report) : [];
  const crossCutting2 = criteria && crossCuttingCriteria(given?.cross_cutting ?? [], settings, report);
  if (!criteria || !crossCutting2) return void 0;
  const all = [
    ...preCriteria(contract2.pre ?? []),
    ...criteria,
    ...verification3 ? verificationCriteria(verification3, contract2.prd !== void 0, node2.at) : [],
    ...execCriteria(contract2.exec ?? []),
    ...crossCutting2
  ];
  return {
    ...contract2.id ?? contract2.metadata?.id ? { id: contract2.id ?? contract2.metadata?.id } : {},
    ...contract2.title ? { title: contract2.title } : {},
    description: contract2.description ?? "",
    type: verification3?.type ?? "validation",
    ...verification3 ? { origin: originOf(verification3) } : {},
    done: contract2.status === "done",
    failFast: contract2.fail_fast ?? given?.fail_fast ?? false,
    dependsOn: contract2.depends_on ?? [],
    ...contract2.applies_to ? { appliesTo: contract2.applies_to } : {},
    digest: contractDigest(node2),
    criteria: all.length > 0 || verification3 ? all : defaultCriteria(entry(node2, "validation")?.keyAt ?? node2.at)
  };
}
function ownCriteria(given, settings, report) {
  const found = written4.flatMap(
    (check) => (given[check.type] ?? []).map(({ value, at }) => criterion(check, value, at, settings, report))
  );
  return found.includes(void 0) ? void 0 : found;
}
function defaultCriteria(at) {
  return ["artifacts", "agent_output", "diff"].map((type) => {
    const check = checks.find((each) => each.type === type);
    return { title: check.title({}), label: "", check: { type, params: {} }, at };
  });
}
function isBareValidation(node2) {
  return node2.kind === "map" && node2.entries.length > 0 && node2.entries.every(({ key }) => key in writtenKeys || key === "cross_cutting" || key === "fail_fast");
}

// src/dialects/verification.ts
var verification = { name: "verification", recognises: isVerification, lower: lowerContract };

// src/dialects/index.ts
var dialects = [validation, verification];

// node_modules/yaml/browser/dist/nodes/identity.js
var ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
var DOC = /* @__PURE__ */ Symbol.for("yaml.document");
var MAP = /* @__PURE__ */ Symbol.for("yaml.map");
var PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
var SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
var SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
var NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
var isAlias = (node2) => !!node2 && typeof node2 === "object" && node2[NODE_TYPE] === ALIAS;
var isDocument = (node2) => !!node2 && typeof node2 === "object" && node2[NODE_TYPE] === DOC;
var isMap = (node2) => !!node2 && typeof node2 === "object" && node2[NODE_TYPE] === MAP;
var isPair = (node2) => !!node2 && typeof node2 === "object" && node2[NODE_TYPE] === PAIR;
var isScalar = (node2) => !!node2 && typeof node2 === "object" && node2[NODE_TYPE] === SCALAR;
var isSeq = (node2) => !!node2 && typeof node2 === "object" && node2[NODE_TYPE] === SEQ;
function isCollection(node2) {
  if (node2 && typeof node2 === "object")
    switch (node2[NODE_TYPE]) {
      case MAP:
      case SEQ:
        return true;
    }
  return false;
}
function isNode(node2) {
  if (node2 && typeof node2 === "object")
    switch (node2[NODE_TYPE]) {
      case ALIAS:
      case MAP:
      case SCALAR:
      case SEQ:
        return true;
    }
  return false;
}
var hasAnchor = (node2) => (isScalar(node2) || isCollection(node2)) && !!node2.anchor;

// node_modules/yaml/browser/dist/visit.js
var BREAK = /* @__PURE__ */ Symbol("break visit");
var SKIP = /* @__PURE__ */ Symbol("skip children");
var REMOVE = /* @__PURE__ */ Symbol("remove node");
function visit(node2, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node2)) {
    const cd = visit_(null, node2.contents, visitor_, Object.freeze([node2]));
    if (cd === REMOVE)
      node2.contents = null;
  } else
    visit_(null, node2, visitor_, Object.freeze([]));
}
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
function visit_(key, node2, visitor, path) {
  const ctrl = callVisitor(key, node2, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visit_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node2)) {
      path = Object.freeze(path.concat(node2));
      for (let i = 0; i < node2.items.length; ++i) {
        const ci = visit_(i, node2.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node2.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node2)) {
      path = Object.freeze(path.concat(node2));
      const ck = visit_("key", node2.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node2.key = null;
      const cv = visit_("value", node2.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node2.value = null;
    }
  }
  return ctrl;
}
async function visitAsync(node2, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node2)) {
    const cd = await visitAsync_(null, node2.contents, visitor_, Object.freeze([node2]));
    if (cd === REMOVE)
      node2.contents = null;
  } else
    await visitAsync_(null, node2, visitor_, Object.freeze([]));
}
visitAsync.BREAK = BREAK;
visitAsync.SKIP = SKIP;
visitAsync.REMOVE = REMOVE;
async function visitAsync_(key, node2, visitor, path) {
  const ctrl = await callVisitor(key, node2, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visitAsync_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node2)) {
      path = Object.freeze(path.concat(node2));
      for (let i = 0; i < node2.items.length; ++i) {
        const ci = await visitAsync_(i, node2.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node2.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node2)) {
      path = Object.freeze(path.concat(node2));
      const ck = await visitAsync_("key", node2.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node2.key = null;
      const cv = await visitAsync_("value", node2.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node2.value = null;
    }
  }
  return ctrl;
}
function initVisitor(visitor) {
  if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
    return Object.assign({
      Alias: visitor.Node,
      Map: visitor.Node,
      Scalar: visitor.Node,
      Seq: visitor.Node
    }, visitor.Value && {
      Map: visitor.Value,
      Scalar: visitor.Value,
      Seq: visitor.Value
    }, visitor.Collection && {
      Map: visitor.Collection,
      Seq: visitor.Collection
    }, visitor);
  }
  return visitor;
}
function callVisitor(key, node2, visitor, path) {
  if (typeof visitor === "function")
    return visitor(key, node2, path);
  if (isMap(node2))
    return visitor.Map?.(key, node2, path);
  if (isSeq(node2))
    return visitor.Seq?.(key, node2, path);
  if (isPair(node2))
    return visitor.Pair?.(key, node2, path);
  if (isScalar(node2))
    return visitor.Scalar?.(key, node2, path);
  if (isAlias(node2))
    return visitor.Alias?.(key, node2, path);
  return void 0;
}
function replaceNode(key, path, node2) {
  const parent = path[path.length - 1];
  if (isCollection(parent)) {
    parent.items[key] = node2;
  } else if (isPair(parent)) {
    if (key === "key")
      parent.key = node2;
    else
      parent.value = node2;
  } else if (isDocument(parent)) {
    parent.contents = node2;
  } else {
    const pt = isAlias(parent) ? "alias" : "scalar";
    throw new Error(`Cannot replace node with ${pt} parent`);
  }
}

// node_modules/yaml/browser/dist/doc/directives.js
var escapeChars = {
  "!": "%21",
  ",": "%2C",
  "[": "%5B",
  "]": "%5D",
  "{": "%7B",
  "}": "%7D"
};
var escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
var Directives = class _Directives {
  constructor(yaml, tags) {
    this.docStart = null;
    this.docEnd = false;
    this.yaml = Object.assign({}, _Directives.defaultYaml, yaml);
    this.tags = Object.assign({}, _Directives.defaultTags, tags);
  }
  clone() {
    const copy = new _Directives(this.yaml, this.tags);
    copy.docStart = this.docStart;
    return copy;
  }
  /**
   * During parsing, get a Directives instance for the current document and
   * update the stream state according to the current version's spec.
   */
  atDocument() {
    const res = new _Directives(this.yaml, this.tags);
    switch (this.yaml.version) {
      case "1.1":
        this.atNextDocument = true;
        break;
      case "1.2":
        this.atNextDocument = false;
        this.yaml = {
          explicit: _Directives.defaultYaml.explicit,
          version: "1.2"
        };
        this.tags = Object.assign({}, _Directives.defaultTags);
        break;
    }
    return res;
  }
  /**
   * @param onError - May be called even if the action was successful
   * @returns `true` on success
   */
  add(line2, onError) {
    if (this.atNextDocument) {
      this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
      this.tags = Object.assign({}, _Directives.defaultTags);
      this.atNextDocument = false;
    }
    const parts2 = line2.trim().split(/[ \t]+/);
    const name = parts2.shift();
    switch (name) {
      case "%TAG": {
        if (parts2.length !== 2) {
          onError(0, "%TAG directive should contain exactly two parts");
          if (parts2.length < 2)
            return false;
        }
        const [handle, prefix] = parts2;
        this.tags[handle] = prefix;
        return true;
      }
      case "%YAML": {
        this.yaml.explicit = true;
        if (parts2.length !== 1) {
          onError(0, "%YAML directive should contain exactly one part");
          return false;
        }
        const [version] = parts2;
        if (version === "1.1" || version === "1.2") {
          this.yaml.version = version;
          return true;
        } else {
          const isValid = /^\d+\.\d+$/.test(version);
          onError(6, `Unsupported YAML version ${version}`, isValid);
          return false;
        }
      }
      default:
        onError(0, `Unknown directive ${name}`, true);
        return false;
    }
  }
  /**
   * Resolves a tag, matching handles to those defined in %TAG directives.
   *
   * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
   *   `'!local'` tag, or `null` if unresolvable.
   */
  tagName(source, onError) {
    if (source === "!")
      return "!";
    if (source[0] !== "!") {
      onError(`Not a valid tag: ${source}`);
      return null;
    }
    if (source[1] === "<") {
      const verbatim = source.slice(2, -1);
      if (verbatim === "!" || verbatim === "!!") {
        onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
        return null;
      }
      if (source[source.length - 1] !== ">")
        onError("Verbatim tags must end with a >");
      return verbatim;
    }
    const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
    if (!suffix)
      onError(`The ${source} tag has no suffix`);
    const prefix = this.tags[handle];
    if (prefix) {
      try {
        return prefix + decodeURIComponent(suffix);
      } catch (error) {
        onError(String(error));
        return null;
      }
    }
    if (handle === "!")
      return source;
    onError(`Could not resolve tag: ${source}`);
    return null;
  }
  /**
   * Given a fully resolved tag, returns its printable string form,
   * taking into account current tag prefixes and defaults.
   */
  tagString(tag) {
    for (const [handle, prefix] of Object.entries(this.tags)) {
      if (tag.startsWith(prefix))
        return handle + escapeTagName(tag.substring(prefix.length));
    }
    return tag[0] === "!" ? tag : `!<${tag}>`;
  }
  toString(doc) {
    const lines2 = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
    const tagEntries = Object.entries(this.tags);
    let tagNames;
    if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
      const tags = {};
      visit(doc.contents, (_key, node2) => {
        if (isNode(node2) && node2.tag)
          tags[node2.tag] = true;
      });
      tagNames = Object.keys(tags);
    } else
      tagNames = [];
    for (const [handle, prefix] of tagEntries) {
      if (handle === "!!" && prefix === "tag:yaml.org,2002:")
        continue;
      if (!doc || tagNames.some((tn) => tn.startsWith(prefix)))
        lines2.push(`%TAG ${handle} ${prefix}`);
    }
    return lines2.join("\n");
  }
};
Directives.defaultYaml = { explicit: false, version: "1.2" };
Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };

// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor) {
  if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
    const sa = JSON.stringify(anchor);
    const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
    throw new Error(msg);
  }
  return true;
}
function anchorNames(root) {
  const anchors = /* @__PURE__ */ new Set();
  visit(root, {
    Value(_key, node2) {
      if (node2.anchor)
        anchors.add(node2.anchor);
    }
  });
  return anchors;
}
function findNewAnchor(prefix, exclude) {
  for (let i = 1; true; ++i) {
    const name = `${prefix}${i}`;
    if (!exclude.has(name))
      return name;
  }
}
function createNodeAnchors(doc, prefix) {
  const aliasObjects = [];
  const sourceObjects = /* @__PURE__ */ new Map();
  let prevAnchors = null;
  return {
    onAnchor: (source) => {
      aliasObjects.push(source);
      prevAnchors ?? (prevAnchors = anchorNames(doc));
      const anchor = findNewAnchor(prefix, prevAnchors);
      prevAnchors.add(anchor);
      return anchor;
    },
    /**
     * With circular references, the source node is only resolved after all
     * of its child nodes are. This is why anchors are set only after all of
     * the nodes have been created.
     */
    setAnchors: () => {
      for (const source of aliasObjects) {
        const ref = sourceObjects.get(source);
        if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) {
          ref.node.anchor = ref.anchor;
        } else {
          const error = new Error("Failed to resolve repeated object (this should not happen)");
          error.source = source;
          throw error;
        }
      }
    },
    sourceObjects
  };
}

// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(reviver, obj, key, val) {
  if (val && typeof val === "object") {
    if (Array.isArray(val)) {
      for (let i = 0, len = val.length; i < len; ++i) {
        const v0 = val[i];
        const v1 = applyReviver(reviver, val, String(i), v0);
        if (v1 === void 0)
          delete val[i];
        else if (v1 !== v0)
          val[i] = v1;
      }
    } else if (val instanceof Map) {
      for (const k of Array.from(val.keys())) {
        const v0 = val.get(k);
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          val.delete(k);
        else if (v1 !== v0)
          val.set(k, v1);
      }
    } else if (val instanceof Set) {
      for (const v0 of Array.from(val)) {
        const v1 = applyReviver(reviver, val, v0, v0);
        if (v1 === void 0)
          val.delete(v0);
        else if (v1 !== v0) {
          val.delete(v0);
          val.add(v1);
        }
      }
    } else {
      for (const [k, v0] of Object.entries(val)) {
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          delete val[k];
        else if (v1 !== v0)
          val[k] = v1;
      }
    }
  }
  return reviver.call(obj, key, val);
}

// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
  if (Array.isArray(value))
    return value.map((v, i) => toJS(v, String(i), ctx));
  if (value && typeof value.toJSON === "function") {
    if (!ctx || !hasAnchor(value))
      return value.toJSON(arg, ctx);
    const data = { aliasCount: 0, count: 1, res: void 0 };
    ctx.anchors.set(value, data);
    ctx.onCreate = (res2) => {
      data.res = res2;
      delete ctx.onCreate;
    };
    const res = value.toJSON(arg, ctx);
    if (ctx.onCreate)
      ctx.onCreate(res);
    return res;
  }
  if (typeof value === "bigint" && !ctx?.keep)
    return Number(value);
  return value;
}

// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
  constructor(type) {
    Object.defineProperty(this, NODE_TYPE, { value: type });
  }
  /** Create a copy of this node.  */
  clone() {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /** A plain JavaScript representation of this node. */
  toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
    if (!isDocument(doc))
      throw new TypeError("A document argument is required");
    const ctx = {
      anchors: /* @__PURE__ */ new Map(),
      doc,
      keep: true,
      mapAsMap: mapAsMap === true,
      mapKeyWarned: false,
      maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS(this, "", ctx);
    if (typeof onAnchor === "function")
      for (const { count: count3, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count3);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
};

// node_modules/yaml/browser/dist/nodes/Alias.js
var Alias = class extends NodeBase {
  constructor(source) {
    super(ALIAS);
    this.source = source;
    Object.defineProperty(this, "tag", {
      set() {
        throw new Error("Alias nodes cannot have tags");
      }
    });
  }
  /**
   * Resolve the value of this alias within `doc`, finding the last
   * instance of the `source` anchor before this node.
   */
  resolve(doc, ctx) {
    if (ctx?.maxAliasCount === 0)
      throw new ReferenceError("Alias resolution is disabled");
    let nodes;
    if (ctx?.aliasResolveCache) {
      nodes = ctx.aliasResolveCache;
    } else {
      nodes = [];
      visit(doc, {
        Node: (_key, node2) => {
          if (isAlias(node2) || hasAnchor(node2))
            nodes.push(node2);
        }
      });
      if (ctx)
        ctx.aliasResolveCache = nodes;
    }
    let found = void 0;
    for (const node2 of nodes) {
      if (node2 === this)
        break;
      if (node2.anchor === this.source)
        found = node2;
    }
    if (found && ctx) {
      const { anchors, doc: doc2, maxAliasCount } = ctx;
      let data = anchors.get(found);
      if (!data) {
        toJS(found, null, ctx);
        data = anchors.get(found);
      }
      if (data?.res === void 0) {
        const msg = "This should not happen: Alias anchor was not resolved?";
        throw new ReferenceError(msg);
      }
      if (maxAliasCount >= 0) {
        data.count += 1;
        if (data.aliasCount === 0)
          data.aliasCount = getAliasCount(doc2, found, anchors);
        if (data.count * data.aliasCount > maxAliasCount) {
          const msg = "Excessive alias count indicates a resource exhaustion attack";
          throw new ReferenceError(msg);
        }
      }
    }
    return found;
  }
  toJSON(_arg, ctx) {
    if (!ctx)
      return { source: this.source };
    const source = this.resolve(ctx.doc, ctx);
    if (!source) {
      const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
      throw new ReferenceError(msg);
    }
    return ctx.anchors.get(source).res;
  }
  toString(ctx, _onComment, _onChompKeep) {
    const src = `*${this.source}`;
    if (ctx) {
      anchorIsValid(this.source);
      if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
        const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
        throw new Error(msg);
      }
      if (ctx.implicitKey)
        return `${src} `;
    }
    return src;
  }
};
function getAliasCount(doc, node2, anchors) {
  if (isAlias(node2)) {
    const source = node2.resolve(doc);
    const anchor = anchors && source && anchors.get(source);
    return anchor ? anchor.count * anchor.aliasCount : 0;
  } else if (isCollection(node2)) {
    let count3 = 0;
    for (const item2 of node2.items) {
      const c = getAliasCount(doc, item2, anchors);
      if (c > count3)
        count3 = c;
    }
    return count3;
  } else if (isPair(node2)) {
    const kc = getAliasCount(doc, node2.key, anchors);
    const vc = getAliasCount(doc, node2.value, anchors);
    return Math.max(kc, vc);
  }
  return 1;
}

// node_modules/yaml/browser/dist/nodes/Scalar.js
var isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var Scalar = class extends NodeBase {
  constructor(value) {
    super(SCALAR);
    this.value = value;
  }
  toJSON(arg, ctx) {
    return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
  }
  toString() {
    return String(this.value);
  }
};
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
Scalar.PLAIN = "PLAIN";
Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";

// node_modules/yaml/browser/dist/doc/createNode.js
var defaultTagPrefix = "tag:yaml.org,2002:";
function findTagObject(value, tagName2, tags) {
  if (tagName2) {
    const match = tags.filter((t) => t.tag === tagName2);
    const tagObj = match.find((t) => !t.format) ?? match[0];
    if (!tagObj)
      throw new Error(`Tag ${tagName2} not found`);
    return tagObj;
  }
  return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName2, ctx) {
  if (isDocument(value))
    value = value.contents;
  if (isNode(value))
    return value;
  if (isPair(value)) {
    const map2 = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
    map2.items.push(value);
    return map2;
  }
  if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
    value = value.valueOf();
  }
  const { aliasDuplicateObjects, onAnchor, onTagObj, schema: schema5, sourceObjects } = ctx;
  let ref = void 0;
  if (aliasDuplicateObjects && value && typeof value === "object") {
    ref = sourceObjects.get(value);
    if (ref) {
      ref.anchor ?? (ref.anchor = onAnchor(value));
      return new Alias(ref.anchor);
    } else {
      ref = { anchor: null, node: null };
      sourceObjects.set(value, ref);
    }
  }
  if (tagName2?.startsWith("!!"))
    tagName2 = defaultTagPrefix + tagName2.slice(2);
  let tagObj = findTagObject(value, tagName2, schema5.tags);
  if (!tagObj) {
    if (value && typeof value.toJSON === "function") {
      value = value.toJSON();
    }
    if (!value || typeof value !== "object") {
      const node3 = new Scalar(value);
      if (ref)
        ref.node = node3;
      return node3;
    }
    tagObj = value instanceof Map ? schema5[MAP] : Symbol.iterator in Object(value) ? schema5[SEQ] : schema5[MAP];
  }
  if (onTagObj) {
    onTagObj(tagObj);
    delete ctx.onTagObj;
  }
  const node2 = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
  if (tagName2)
    node2.tag = tagName2;
  else if (!tagObj.default)
    node2.tag = tagObj.tag;
  if (ref)
    ref.node = node2;
  return node2;
}

// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema5, path, value) {
  let v = value;
  for (let i = path.length - 1; i >= 0; --i) {
    const k = path[i];
    if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
      const a = [];
      a[k] = v;
      v = a;
    } else {
      v = /* @__PURE__ */ new Map([[k, v]]);
    }
  }
  return createNode(v, void 0, {
    aliasDuplicateObjects: false,
    keepUndefined: false,
    onAnchor: () => {
      throw new Error("This should not happen, please report a bug.");
    },
    schema: schema5,
    sourceObjects: /* @__PURE__ */ new Map()
  });
}
var isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
  constructor(type, schema5) {
    super(type);
    Object.defineProperty(this, "schema", {
      value: schema5,
      configurable: true,
      enumerable: false,
      writable: true
    });
  }
  /**
   * Create a copy of this collection.
   *
   * @param schema - If defined, overwrites the original's schema
   */
  clone(schema5) {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (schema5)
      copy.schema = schema5;
    copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema5) : it);
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /**
   * Adds a value to the collection. For `!!map` and `!!omap` the value must
   * be a Pair instance or a `{ key, value }` object, which may not have a key
   * that already exists in the map.
   */
  addIn(path, value) {
    if (isEmptyPath(path))
      this.add(value);
    else {
      const [key, ...rest] = path;
      const node2 = this.get(key, true);
      if (isCollection(node2))
        node2.addIn(rest, value);
      else if (node2 === void 0 && this.schema)
        this.set(key, collectionFromPath(this.schema, rest, value));
      else
        throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
  }
  /**
   * Removes a value from the collection.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(path) {
    const [key, ...rest] = path;
    if (rest.length === 0)
      return this.delete(key);
    const node2 = this.get(key, true);
    if (isCollection(node2))
      return node2.deleteIn(rest);
    else
      throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(path, keepScalar) {
    const [key, ...rest] = path;
    const node2 = this.get(key, true);
    if (rest.length === 0)
      return !keepScalar && isScalar(node2) ? node2.value : node2;
    else
      return isCollection(node2) ? node2.getIn(rest, keepScalar) : void 0;
  }
  hasAllNullValues(allowScalar) {
    return this.items.every((node2) => {
      if (!isPair(node2))
        return false;
      const n = node2.value;
      return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
    });
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   */
  hasIn(path) {
    const [key, ...rest] = path;
    if (rest.length === 0)
      return this.has(key);
    const node2 = this.get(key, true);
    return isCollection(node2) ? node2.hasIn(rest) : false;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(path, value) {
    const [key, ...rest] = path;
    if (rest.length === 0) {
      this.set(key, value);
    } else {
      const node2 = this.get(key, true);
      if (isCollection(node2))
        node2.setIn(rest, value);
      else if (node2 === void 0 && this.schema)
        this.set(key, collectionFromPath(this.schema, rest, value));
      else
        throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyComment.js
var stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
  if (/^\n+$/.test(comment))
    return comment.substring(1);
  return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
var lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;

// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
var FOLD_FLOW = "flow";
var FOLD_BLOCK = "block";
var FOLD_QUOTED = "quoted";
function foldFlowLines(text3, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
  if (!lineWidth || lineWidth < 0)
    return text3;
  if (lineWidth < minContentWidth)
    minContentWidth = 0;
  const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
  if (text3.length <= endStep)
    return text3;
  const folds = [];
  const escapedFolds = {};
  let end = lineWidth - indent.length;
  if (typeof indentAtStart === "number") {
    if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
      folds.push(0);
    else
      end = lineWidth - indentAtStart;
  }
  let split = void 0;
  let prev = void 0;
  let overflow = false;
  let i = -1;
  let escStart = -1;
  let escEnd = -1;
  if (mode === FOLD_BLOCK) {
    i = consumeMoreIndentedLines(text3, i, indent.length);
    if (i !== -1)
      end = i + endStep;
  }
  for (let ch; ch = text3[i += 1]; ) {
    if (mode === FOLD_QUOTED && ch === "\\") {
      escStart = i;
      switch (text3[i + 1]) {
        case "x":
          i += 3;
          break;
        case "u":
          i += 5;
          break;
        case "U":
          i += 9;
          break;
        default:
          i += 1;
      }
      escEnd = i;
    }
    if (ch === "\n") {
      if (mode === FOLD_BLOCK)
        i = consumeMoreIndentedLines(text3, i, indent.length);
      end = i + indent.length + endStep;
      split = void 0;
    } else {
      if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
        const next = text3[i + 1];
        if (next && next !== " " && next !== "\n" && next !== "	")
          split = i;
      }
      if (i >= end) {
        if (split) {
          folds.push(split);
          end = split + endStep;
          split = void 0;
        } else if (mode === FOLD_QUOTED) {
          while (prev === " " || prev === "	") {
            prev = ch;
            ch = text3[i += 1];
            overflow = true;
          }
          const j = i > escEnd + 1 ? i - 2 : escStart - 1;
          if (escapedFolds[j])
            return text3;
          folds.push(j);
          escapedFolds[j] = true;
          end = j + endStep;
          split = void 0;
        } else {
          overflow = true;
        }
      }
    }
    prev = ch;
  }
  if (overflow && onOverflow)
    onOverflow();
  if (folds.length === 0)
    return text3;
  if (onFold)
    onFold();
  let res = text3.slice(0, folds[0]);
  for (let i2 = 0; i2 < folds.length; ++i2) {
    const fold = folds[i2];
    const end2 = folds[i2 + 1] || text3.length;
    if (fold === 0)
      res = `
${indent}${text3.slice(0, end2)}`;
    else {
      if (mode === FOLD_QUOTED && escapedFolds[fold])
        res += `${text3[fold]}\\`;
      res += `
${indent}${text3.slice(fold + 1, end2)}`;
    }
  }
  return res;
}
function consumeMoreIndentedLines(text3, i, indent) {
  let end = i;
  let start2 = i + 1;
  let ch = text3[start2];
  while (ch === " " || ch === "	") {
    if (i < start2 + indent) {
      ch = text3[++i];
    } else {
      do {
        ch = text3[++i];
      } while (ch && ch !== "\n");
      end = i;
      start2 = i + 1;
      ch = text3[start2];
    }
  }
  return end;
}

// node_modules/yaml/browser/dist/stringify/stringifyString.js
var getFoldOptions = (ctx, isBlock2) => ({
  indentAtStart: isBlock2 ? ctx.indent.length : ctx.indentAtStart,
  lineWidth: ctx.options.lineWidth,
  minContentWidth: ctx.options.minContentWidth
});
var containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
  if (!lineWidth || lineWidth < 0)
    return false;
  const limit = lineWidth - indentLength;
  const strLen = str.length;
  if (strLen <= limit)
    return false;
  for (let i = 0, start2 = 0; i < strLen; ++i) {
    if (str[i] === "\n") {
      if (i - start2 > limit)
        return true;
      start2 = i + 1;
      if (strLen - start2 <= limit)
        return false;
    }
  }
  return true;
}
function doubleQuotedString(value, ctx) {
  const json2 = JSON.stringify(value);
  if (ctx.options.doubleQuotedAsJSON)
    return json2;
  const { implicitKey } = ctx;
  const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  let str = "";
  let start2 = 0;
  for (let i = 0, ch = json2[i]; ch; ch = json2[++i]) {
    if (ch === " " && json2[i + 1] === "\\" && json2[i + 2] === "n") {
      str += json2.slice(start2, i) + "\\ ";
      i += 1;
      start2 = i;
      ch = "\\";
    }
    if (ch === "\\")
      switch (json2[i + 1]) {
        case "u":
          {
            str += json2.slice(start2, i);
            const code18 = json2.substr(i + 2, 4);
            switch (code18) {
              case "0000":
                str += "\\0";
                break;
              case "0007":
                str += "\\a";
                break;
              case "000b":
                str += "\\v";
                break;
              case "001b":
                str += "\\e";
                break;
              case "0085":
                str += "\\N";
                break;
              case "00a0":
                str += "\\_";
                break;
              case "2028":
                str += "\\L";
                break;
              case "2029":
                str += "\\P";
                break;
              default:
                if (code18.substr(0, 2) === "00")
                  str += "\\x" + code18.substr(2);
                else
                  str += json2.substr(i, 6);
            }
            i += 5;
            start2 = i + 1;
          }
          break;
        case "n":
          if (implicitKey || json2[i + 2] === '"' || json2.length < minMultiLineLength) {
            i += 1;
          } else {
            str += json2.slice(start2, i) + "\n\n";
            while (json2[i + 2] === "\\" && json2[i + 3] === "n" && json2[i + 4] !== '"') {
              str += "\n";
              i += 2;
            }
            str += indent;
            if (json2[i + 2] === " ")
              str += "\\";
            i += 1;
            start2 = i + 1;
          }
          break;
        default:
          i += 1;
      }
  }
  str = start2 ? str + json2.slice(start2) : json2;
  return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
  if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
    return doubleQuotedString(value, ctx);
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
  return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
  const { singleQuote } = ctx.options;
  let qs;
  if (singleQuote === false)
    qs = doubleQuotedString;
  else {
    const hasDouble = value.includes('"');
    const hasSingle = value.includes("'");
    if (hasDouble && !hasSingle)
      qs = singleQuotedString;
    else if (hasSingle && !hasDouble)
      qs = doubleQuotedString;
    else
      qs = singleQuote ? singleQuotedString : doubleQuotedString;
  }
  return qs(value, ctx);
}
var blockEndNewlines;
try {
  blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
  blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
  const { blockQuote, commentString, lineWidth } = ctx.options;
  if (!blockQuote || /\n[\t ]+$/.test(value)) {
    return quotedString(value, ctx);
  }
  const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
  const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
  if (!value)
    return literal ? "|\n" : ">\n";
  let chomp;
  let endStart;
  for (endStart = value.length; endStart > 0; --endStart) {
    const ch = value[endStart - 1];
    if (ch !== "\n" && ch !== "	" && ch !== " ")
      break;
  }
  let end = value.substring(endStart);
  const endNlPos = end.indexOf("\n");
  if (endNlPos === -1) {
    chomp = "-";
  } else if (value === end || endNlPos !== end.length - 1) {
    chomp = "+";
    if (onChompKeep)
      onChompKeep();
  } else {
    chomp = "";
  }
  if (end) {
    value = value.slice(0, -end.length);
    if (end[end.length - 1] === "\n")
      end = end.slice(0, -1);
    end = end.replace(blockEndNewlines, `$&${indent}`);
  }
  let startWithSpace = false;
  let startEnd;
  let startNlPos = -1;
  for (startEnd = 0; startEnd < value.length; ++startEnd) {
    const ch = value[startEnd];
    if (ch === " ")
      startWithSpace = true;
    else if (ch === "\n")
      startNlPos = startEnd;
    else
      break;
  }
  let start2 = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
  if (start2) {
    value = value.substring(start2.length);
    start2 = start2.replace(/\n+/g, `$&${indent}`);
  }
  const indentSize = indent ? "2" : "1";
  let header = (startWithSpace ? indentSize : "") + chomp;
  if (comment) {
    header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
    if (onComment)
      onComment();
  }
  if (!literal) {
    const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
    let literalFallback = false;
    const foldOptions = getFoldOptions(ctx, true);
    if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) {
      foldOptions.onOverflow = () => {
        literalFallback = true;
      };
    }
    const body = foldFlowLines(`${start2}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
    if (!literalFallback)
      return `>${header}
${indent}${body}`;
  }
  value = value.replace(/\n+/g, `$&${indent}`);
  return `|${header}
${indent}${start2}${value}${end}`;
}
function plainString(item2, ctx, onComment, onChompKeep) {
  const { type, value } = item2;
  const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
  if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
    return quotedString(value, ctx);
  }
  if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
    return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item2, ctx, onComment, onChompKeep);
  }
  if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) {
    return blockString(item2, ctx, onComment, onChompKeep);
  }
  if (containsDocumentMarker(value)) {
    if (indent === "") {
      ctx.forceBlockIndent = true;
      return blockString(item2, ctx, onComment, onChompKeep);
    } else if (implicitKey && indent === indentStep) {
      return quotedString(value, ctx);
    }
  }
  const str = value.replace(/\n+/g, `$&
${indent}`);
  if (actualString) {
    const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
    const { compat, tags } = ctx.doc.schema;
    if (tags.some(test) || compat?.some(test))
      return quotedString(value, ctx);
  }
  return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item2, ctx, onComment, onChompKeep) {
  const { implicitKey, inFlow } = ctx;
  const ss = typeof item2.value === "string" ? item2 : Object.assign({}, item2, { value: String(item2.value) });
  let { type } = item2;
  if (type !== Scalar.QUOTE_DOUBLE) {
    if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
      type = Scalar.QUOTE_DOUBLE;
  }
  const _stringify = (_type) => {
    switch (_type) {
      case Scalar.BLOCK_FOLDED:
      case Scalar.BLOCK_LITERAL:
        return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
      case Scalar.QUOTE_DOUBLE:
        return doubleQuotedString(ss.value, ctx);
      case Scalar.QUOTE_SINGLE:
        return singleQuotedString(ss.value, ctx);
      case Scalar.PLAIN:
        return plainString(ss, ctx, onComment, onChompKeep);
      default:
        return null;
    }
  };
  let res = _stringify(type);
  if (res === null) {
    const { defaultKeyType, defaultStringType } = ctx.options;
    const t = implicitKey && defaultKeyType || defaultStringType;
    res = _stringify(t);
    if (res === null)
      throw new Error(`Unsupported default string type ${t}`);
  }
  return res;
}

// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options3) {
  const opt = Object.assign({
    blockQuote: true,
    commentString: stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: false,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: true,
    indentSeq: true,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: false,
    singleQuote: null,
    trailingComma: false,
    trueStr: "true",
    verifyAliasOrder: true
  }, doc.schema.toStringOptions, options3);
  let inFlow;
  switch (opt.collectionStyle) {
    case "block":
      inFlow = false;
      break;
    case "flow":
      inFlow = true;
      break;
    default:
      inFlow = null;
  }
  return {
    anchors: /* @__PURE__ */ new Set(),
    doc,
    flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
    inFlow,
    options: opt
  };
}
function getTagObject(tags, item2) {
  if (item2.tag) {
    const match = tags.filter((t) => t.tag === item2.tag);
    if (match.length > 0)
      return match.find((t) => t.format === item2.format) ?? match[0];
  }
  let tagObj = void 0;
  let obj;
  if (isScalar(item2)) {
    obj = item2.value;
    let match = tags.filter((t) => t.identify?.(obj));
    if (match.length > 1) {
      const testMatch = match.filter((t) => t.test);
      if (testMatch.length > 0)
        match = testMatch;
    }
    tagObj = match.find((t) => t.format === item2.format) ?? match.find((t) => !t.format);
  } else {
    obj = item2;
    tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
  }
  if (!tagObj) {
    const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
    throw new Error(`Tag not resolved for ${name} value`);
  }
  return tagObj;
}
function stringifyProps(node2, tagObj, { anchors, doc }) {
  if (!doc.directives)
    return "";
  const props = [];
  const anchor = (isScalar(node2) || isCollection(node2)) && node2.anchor;
  if (anchor && anchorIsValid(anchor)) {
    anchors.add(anchor);
    props.push(`&${anchor}`);
  }
  const tag = node2.tag ?? (tagObj.default ? null : tagObj.tag);
  if (tag)
    props.push(doc.directives.tagString(tag));
  return props.join(" ");
}
function stringify(item2, ctx, onComment, onChompKeep) {
  if (isPair(item2))
    return item2.toString(ctx, onComment, onChompKeep);
  if (isAlias(item2)) {
    if (ctx.doc.directives)
      return item2.toString(ctx);
    if (ctx.resolvedAliases?.has(item2)) {
      throw new TypeError(`Cannot stringify circular structure without alias nodes`);
    } else {
      if (ctx.resolvedAliases)
        ctx.resolvedAliases.add(item2);
      else
        ctx.resolvedAliases = /* @__PURE__ */ new Set([item2]);
      item2 = item2.resolve(ctx.doc);
    }
  }
  let tagObj = void 0;
  const node2 = isNode(item2) ? item2 : ctx.doc.createNode(item2, { onTagObj: (o) => tagObj = o });
  tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node2));
  const props = stringifyProps(node2, tagObj, ctx);
  if (props.length > 0)
    ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
  const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node2, ctx, onComment, onChompKeep) : isScalar(node2) ? stringifyString(node2, ctx, onComment, onChompKeep) : node2.toString(ctx, onComment, onChompKeep);
  if (!props)
    return str;
  return isScalar(node2) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}`;
}

// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
  const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
  let keyComment = isNode(key) && key.comment || null;
  if (simpleKeys) {
    if (keyComment) {
      throw new Error("With simple keys, key nodes cannot have comments");
    }
    if (isCollection(key) || !isNode(key) && typeof key === "object") {
      const msg = "With simple keys, collection cannot be used as a key value";
      throw new Error(msg);
    }
  }
  let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
  ctx = Object.assign({}, ctx, {
    allNullValues: false,
    implicitKey: !explicitKey && (simpleKeys || !allNullValues),
    indent: indent + indentStep
  });
  let keyCommentDone = false;
  let chompKeep = false;
  let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
  if (!explicitKey && !ctx.inFlow && str.length > 1024) {
    if (simpleKeys)
      throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    explicitKey = true;
  }
  if (ctx.inFlow) {
    if (allNullValues || value == null) {
      if (keyCommentDone && onComment)
        onComment();
      return str === "" ? "?" : explicitKey ? `? ${str}` : str;
    }
  } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
    str = `? ${str}`;
    if (keyComment && !keyCommentDone) {
      str += lineComment(str, ctx.indent, commentString(keyComment));
    } else if (chompKeep && onChompKeep)
      onChompKeep();
    return str;
  }
  if (keyCommentDone)
    keyComment = null;
  if (explicitKey) {
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
    str = `? ${str}
${indent}:`;
  } else {
    str = `${str}:`;
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
  }
  let vsb, vcb, valueComment;
  if (isNode(value)) {
    vsb = !!value.spaceBefore;
    vcb = value.commentBefore;
    valueComment = value.comment;
  } else {
    vsb = false;
    vcb = null;
    valueComment = null;
    if (value && typeof value === "object")
      value = doc.createNode(value);
  }
  ctx.implicitKey = false;
  if (!explicitKey && !keyComment && isScalar(value))
    ctx.indentAtStart = str.length + 1;
  chompKeep = false;
  if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) {
    ctx.indent = ctx.indent.substring(2);
  }
  let valueCommentDone = false;
  const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
  let ws = " ";
  if (keyComment || vsb || vcb) {
    ws = vsb ? "\n" : "";
    if (vcb) {
      const cs = commentString(vcb);
      ws += `
${indentComment(cs, ctx.indent)}`;
    }
    if (valueStr === "" && !ctx.inFlow) {
      if (ws === "\n" && valueComment)
        ws = "\n\n";
    } else {
      ws += `
${ctx.indent}`;
    }
  } else if (!explicitKey && isCollection(value)) {
    const vs0 = valueStr[0];
    const nl0 = valueStr.indexOf("\n");
    const hasNewline = nl0 !== -1;
    const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
    if (hasNewline || !flow) {
      let hasPropsLine = false;
      if (hasNewline && (vs0 === "&" || vs0 === "!")) {
        let sp0 = valueStr.indexOf(" ");
        if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
          sp0 = valueStr.indexOf(" ", sp0 + 1);
        }
        if (sp0 === -1 || nl0 < sp0)
          hasPropsLine = true;
      }
      if (!hasPropsLine)
        ws = `
${ctx.indent}`;
    }
  } else if (valueStr === "" || valueStr[0] === "\n") {
    ws = "";
  }
  str += ws + valueStr;
  if (ctx.inFlow) {
    if (valueCommentDone && onComment)
      onComment();
  } else if (valueComment && !valueCommentDone) {
    str += lineComment(str, ctx.indent, commentString(valueComment));
  } else if (chompKeep && onChompKeep) {
    onChompKeep();
  }
  return str;
}

// node_modules/yaml/browser/dist/log.js
function warn(logLevel, warning) {
  if (logLevel === "debug" || logLevel === "warn") {
    console.warn(warning);
  }
}

// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
var MERGE_KEY = "<<";
var merge = {
  identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
  default: "key",
  tag: "tag:yaml.org,2002:merge",
  test: /^<<$/,
  resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), {
    addToJSMap: addMergeToJSMap
  }),
  stringify: () => MERGE_KEY
};
var isMergeKey = (ctx, key) => (merge.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map2, value) {
  const source = resolveAliasValue(ctx, value);
  if (isSeq(source))
    for (const it of source.items)
      mergeValue(ctx, map2, it);
  else if (Array.isArray(source))
    for (const it of source)
      mergeValue(ctx, map2, it);
  else
    mergeValue(ctx, map2, source);
}
function mergeValue(ctx, map2, value) {
  const source = resolveAliasValue(ctx, value);
  if (!isMap(source))
    throw new Error("Merge sources must be maps or map aliases");
  const srcMap = source.toJSON(null, ctx, Map);
  for (const [key, value2] of srcMap) {
    if (map2 instanceof Map) {
      if (!map2.has(key))
        map2.set(key, value2);
    } else if (map2 instanceof Set) {
      map2.add(key);
    } else if (!Object.prototype.hasOwnProperty.call(map2, key)) {
      Object.defineProperty(map2, key, {
        value: value2,
        writable: true,
        enumerable: true,
        configurable: true
      });
    }
  }
  return map2;
}
function resolveAliasValue(ctx, value) {
  return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map2, { key, value }) {
  if (isNode(key) && key.addToJSMap)
    key.addToJSMap(ctx, map2, value);
  else if (isMergeKey(ctx, key))
    addMergeToJSMap(ctx, map2, value);
  else {
    const jsKey = toJS(key, "", ctx);
    if (map2 instanceof Map) {
      map2.set(jsKey, toJS(value, jsKey, ctx));
    } else if (map2 instanceof Set) {
      map2.add(jsKey);
    } else {
      const stringKey = stringifyKey(key, jsKey, ctx);
      const jsValue = toJS(value, stringKey, ctx);
      if (stringKey in map2)
        Object.defineProperty(map2, stringKey, {
          value: jsValue,
          writable: true,
          enumerable: true,
          configurable: true
        });
      else
        map2[stringKey] = jsValue;
    }
  }
  return map2;
}
function stringifyKey(key, jsKey, ctx) {
  if (jsKey === null)
    return "";
  if (typeof jsKey !== "object")
    return String(jsKey);
  if (isNode(key) && ctx?.doc) {
    const strCtx = createStringifyContext(ctx.doc, {});
    strCtx.anchors = /* @__PURE__ */ new Set();
    for (const node2 of ctx.anchors.keys())
      strCtx.anchors.add(node2.anchor);
    strCtx.inFlow = true;
    strCtx.inStringifyKey = true;
    const strKey = key.toString(strCtx);
    if (!ctx.mapKeyWarned) {
      let jsonStr = JSON.stringify(strKey);
      if (jsonStr.length > 40)
        jsonStr = jsonStr.substring(0, 36) + '..."';
      warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
      ctx.mapKeyWarned = true;
    }
    return strKey;
  }
  return JSON.stringify(jsKey);
}

// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
  const k = createNode(key, void 0, ctx);
  const v = createNode(value, void 0, ctx);
  return new Pair(k, v);
}
var Pair = class _Pair {
  constructor(key, value = null) {
    Object.defineProperty(this, NODE_TYPE, { value: PAIR });
    this.key = key;
    this.value = value;
  }
  clone(schema5) {
    let { key, value } = this;
    if (isNode(key))
      key = key.clone(schema5);
    if (isNode(value))
      value = value.clone(schema5);
    return new _Pair(key, value);
  }
  toJSON(_, ctx) {
    const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    return addPairToJSMap(ctx, pair, this);
  }
  toString(ctx, onComment, onChompKeep) {
    return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options3) {
  const flow = ctx.inFlow ?? collection.flow;
  const stringify4 = flow ? stringifyFlowCollection : stringifyBlockCollection;
  return stringify4(collection, ctx, options3);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
  const { indent, options: { commentString } } = ctx;
  const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
  let chompKeep = false;
  const lines2 = [];
  for (let i = 0; i < items.length; ++i) {
    const item2 = items[i];
    let comment2 = null;
    if (isNode(item2)) {
      if (!chompKeep && item2.spaceBefore)
        lines2.push("");
      addCommentBefore(ctx, lines2, item2.commentBefore, chompKeep);
      if (item2.comment)
        comment2 = item2.comment;
    } else if (isPair(item2)) {
      const ik = isNode(item2.key) ? item2.key : null;
      if (ik) {
        if (!chompKeep && ik.spaceBefore)
          lines2.push("");
        addCommentBefore(ctx, lines2, ik.commentBefore, chompKeep);
      }
    }
    chompKeep = false;
    let str2 = stringify(item2, itemCtx, () => comment2 = null, () => chompKeep = true);
    if (comment2)
      str2 += lineComment(str2, itemIndent, commentString(comment2));
    if (chompKeep && comment2)
      chompKeep = false;
    lines2.push(blockItemPrefix + str2);
  }
  let str;
  if (lines2.length === 0) {
    str = flowChars.start + flowChars.end;
  } else {
    str = lines2[0];
    for (let i = 1; i < lines2.length; ++i) {
      const line2 = lines2[i];
      str += line2 ? `
${indent}${line2}` : "\n";
    }
  }
  if (comment) {
    str += "\n" + indentComment(commentString(comment), indent);
    if (onComment)
      onComment();
  } else if (chompKeep && onChompKeep)
    onChompKeep();
  return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
  const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
  itemIndent += indentStep;
  const itemCtx = Object.assign({}, ctx, {
    indent: itemIndent,
    inFlow: true,
    type: null
  });
  let reqNewline = false;
  let linesAtValue = 0;
  const lines2 = [];
  for (let i = 0; i < items.length; ++i) {
    const item2 = items[i];
    let comment = null;
    if (isNode(item2)) {
      if (item2.spaceBefore)
        lines2.push("");
      addCommentBefore(ctx, lines2, item2.commentBefore, false);
      if (item2.comment)
        comment = item2.comment;
    } else if (isPair(item2)) {
      const ik = isNode(item2.key) ? item2.key : null;
      if (ik) {
        if (ik.spaceBefore)
          lines2.push("");
        addCommentBefore(ctx, lines2, ik.commentBefore, false);
        if (ik.comment)
          reqNewline = true;
      }
      const iv = isNode(item2.value) ? item2.value : null;
      if (iv) {
        if (iv.comment)
          comment = iv.comment;
        if (iv.commentBefore)
          reqNewline = true;
      } else if (item2.value == null && ik?.comment) {
        comment = ik.comment;
      }
    }
    if (comment)
      reqNewline = true;
    let str = stringify(item2, itemCtx, () => comment = null);
    reqNewline || (reqNewline = lines2.length > linesAtValue || str.includes("\n"));
    if (i < items.length - 1) {
      str += ",";
    } else if (ctx.options.trailingComma) {
      if (ctx.options.lineWidth > 0) {
        reqNewline || (reqNewline = lines2.reduce((sum, line2) => sum + line2.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
      }
      if (reqNewline) {
        str += ",";
      }
    }
    if (comment)
      str += lineComment(str, itemIndent, commentString(comment));
    lines2.push(str);
    linesAtValue = lines2.length;
  }
  const { start: start2, end } = flowChars;
  if (lines2.length === 0) {
    return start2 + end;
  } else {
    if (!reqNewline) {
      const len = lines2.reduce((sum, line2) => sum + line2.length + 2, 2);
      reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
    }
    if (reqNewline) {
      let str = start2;
      for (const line2 of lines2)
        str += line2 ? `
${indentStep}${indent}${line2}` : "\n";
      return `${str}
${indent}${end}`;
    } else {
      return `${start2}${fcPadding}${lines2.join(" ")}${fcPadding}${end}`;
    }
  }
}
function addCommentBefore({ indent, options: { commentString } }, lines2, comment, chompKeep) {
  if (comment && chompKeep)
    comment = comment.replace(/^\n+/, "");
  if (comment) {
    const ic = indentComment(commentString(comment), indent);
    lines2.push(ic.trimStart());
  }
}

// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key) {
  const k = isScalar(key) ? key.value : key;
  for (const it of items) {
    if (isPair(it)) {
      if (it.key === key || it.key === k)
        return it;
      if (isScalar(it.key) && it.key.value === k)
        return it;
    }
  }
  return void 0;
}
var YAMLMap = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:map";
  }
  constructor(schema5) {
    super(MAP, schema5);
    this.items = [];
  }
  /**
   * A generic collection parsing method that can be extended
   * to other node classes that inherit from YAMLMap
   */
  static from(schema5, obj, ctx) {
    const { keepUndefined, replacer } = ctx;
    const map2 = new this(schema5);
    const add = (key, value) => {
      if (typeof replacer === "function")
        value = replacer.call(obj, key, value);
      else if (Array.isArray(replacer) && !replacer.includes(key))
        return;
      if (value !== void 0 || keepUndefined)
        map2.items.push(createPair(key, value, ctx));
    };
    if (obj instanceof Map) {
      for (const [key, value] of obj)
        add(key, value);
    } else if (obj && typeof obj === "object") {
      for (const key of Object.keys(obj))
        add(key, obj[key]);
    }
    if (typeof schema5.sortMapEntries === "function") {
      map2.items.sort(schema5.sortMapEntries);
    }
    return map2;
  }
  /**
   * Adds a value to the collection.
   *
   * @param overwrite - If not set `true`, using a key that is already in the
   *   collection will throw. Otherwise, overwrites the previous value.
   */
  add(pair, overwrite) {
    let _pair;
    if (isPair(pair))
      _pair = pair;
    else if (!pair || typeof pair !== "object" || !("key" in pair)) {
      _pair = new Pair(pair, pair?.value);
    } else
      _pair = new Pair(pair.key, pair.value);
    const prev = findPair(this.items, _pair.key);
    const sortEntries = this.schema?.sortMapEntries;
    if (prev) {
      if (!overwrite)
        throw new Error(`Key ${_pair.key} already set`);
      if (isScalar(prev.value) && isScalarValue(_pair.value))
        prev.value.value = _pair.value;
      else
        prev.value = _pair.value;
    } else if (sortEntries) {
      const i = this.items.findIndex((item2) => sortEntries(_pair, item2) < 0);
      if (i === -1)
        this.items.push(_pair);
      else
        this.items.splice(i, 0, _pair);
    } else {
      this.items.push(_pair);
    }
  }
  delete(key) {
    const it = findPair(this.items, key);
    if (!it)
      return false;
    const del = this.items.splice(this.items.indexOf(it), 1);
    return del.length > 0;
  }
  get(key, keepScalar) {
    const it = findPair(this.items, key);
    const node2 = it?.value;
    return (!keepScalar && isScalar(node2) ? node2.value : node2) ?? void 0;
  }
  has(key) {
    return !!findPair(this.items, key);
  }
  set(key, value) {
    this.add(new Pair(key, value), true);
  }
  /**
   * @param ctx - Conversion context, originally set in Document#toJS()
   * @param {Class} Type - If set, forces the returned collection type
   * @returns Instance of Type, Map, or Object
   */
  toJSON(_, ctx, Type) {
    const map2 = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    if (ctx?.onCreate)
      ctx.onCreate(map2);
    for (const item2 of this.items)
      addPairToJSMap(ctx, map2, item2);
    return map2;
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    for (const item2 of this.items) {
      if (!isPair(item2))
        throw new Error(`Map items must all be pairs; found ${JSON.stringify(item2)} instead`);
    }
    if (!ctx.allNullValues && this.hasAllNullValues(false))
      ctx = Object.assign({}, ctx, { allNullValues: true });
    return stringifyCollection(this, ctx, {
      blockItemPrefix: "",
      flowChars: { start: "{", end: "}" },
      itemIndent: ctx.indent || "",
      onChompKeep,
      onComment
    });
  }
};

// node_modules/yaml/browser/dist/schema/common/map.js
var map = {
  collection: "map",
  default: true,
  nodeClass: YAMLMap,
  tag: "tag:yaml.org,2002:map",
  resolve(map2, onError) {
    if (!isMap(map2))
      onError("Expected a mapping for this tag");
    return map2;
  },
  createNode: (schema5, obj, ctx) => YAMLMap.from(schema5, obj, ctx)
};

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:seq";
  }
  constructor(schema5) {
    super(SEQ, schema5);
    this.items = [];
  }
  add(value) {
    this.items.push(value);
  }
  /**
   * Removes a value from the collection.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   *
   * @returns `true` if the item was found and removed.
   */
  delete(key) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      return false;
    const del = this.items.splice(idx, 1);
    return del.length > 0;
  }
  get(key, keepScalar) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      return void 0;
    const it = this.items[idx];
    return !keepScalar && isScalar(it) ? it.value : it;
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   */
  has(key) {
    const idx = asItemIndex(key);
    return typeof idx === "number" && idx < this.items.length;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   *
   * If `key` does not contain a representation of an integer, this will throw.
   * It may be wrapped in a `Scalar`.
   */
  set(key, value) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      throw new Error(`Expected a valid index, not ${key}.`);
    const prev = this.items[idx];
    if (isScalar(prev) && isScalarValue(value))
      prev.value = value;
    else
      this.items[idx] = value;
  }
  toJSON(_, ctx) {
    const seq2 = [];
    if (ctx?.onCreate)
      ctx.onCreate(seq2);
    let i = 0;
    for (const item2 of this.items)
      seq2.push(toJS(item2, String(i++), ctx));
    return seq2;
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    return stringifyCollection(this, ctx, {
      blockItemPrefix: "- ",
      flowChars: { start: "[", end: "]" },
      itemIndent: (ctx.indent || "") + "  ",
      onChompKeep,
      onComment
    });
  }
  static from(schema5, obj, ctx) {
    const { replacer } = ctx;
    const seq2 = new this(schema5);
    if (obj && Symbol.iterator in Object(obj)) {
      let i = 0;
      for (let it of obj) {
        if (typeof replacer === "function") {
          const key = obj instanceof Set ? it : String(i++);
          it = replacer.call(obj, key, it);
        }
        seq2.items.push(createNode(it, void 0, ctx));
      }
    }
    return seq2;
  }
};
function asItemIndex(key) {
  let idx = isScalar(key) ? key.value : key;
  if (idx && typeof idx === "string")
    idx = Number(idx);
  return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}

// node_modules/yaml/browser/dist/schema/common/seq.js
var seq = {
  collection: "seq",
  default: true,
  nodeClass: YAMLSeq,
  tag: "tag:yaml.org,2002:seq",
  resolve(seq2, onError) {
    if (!isSeq(seq2))
      onError("Expected a sequence for this tag");
    return seq2;
  },
  createNode: (schema5, obj, ctx) => YAMLSeq.from(schema5, obj, ctx)
};

// node_modules/yaml/browser/dist/schema/common/string.js
var string = {
  identify: (value) => typeof value === "string",
  default: true,
  tag: "tag:yaml.org,2002:str",
  resolve: (str) => str,
  stringify(item2, ctx, onComment, onChompKeep) {
    ctx = Object.assign({ actualString: true }, ctx);
    return stringifyString(item2, ctx, onComment, onChompKeep);
  }
};

// node_modules/yaml/browser/dist/schema/common/null.js
var nullTag = {
  identify: (value) => value == null,
  createNode: () => new Scalar(null),
  default: true,
  tag: "tag:yaml.org,2002:null",
  test: /^(?:~|[Nn]ull|NULL)?$/,
  resolve: () => new Scalar(null),
  stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
};

// node_modules/yaml/browser/dist/schema/core/bool.js
var boolTag = {
  identify: (value) => typeof value === "boolean",
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
  resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
  stringify({ source, value }, ctx) {
    if (source && boolTag.test.test(source)) {
      const sv = source[0] === "t" || source[0] === "T";
      if (value === sv)
        return source;
    }
    return value ? ctx.options.trueStr : ctx.options.falseStr;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
  if (typeof value === "bigint")
    return String(value);
  const num = typeof value === "number" ? value : Number(value);
  if (!isFinite(num))
    return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
  let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
  if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
    let i = n.indexOf(".");
    if (i < 0) {
      i = n.length;
      n += ".";
    }
    let d = minFractionDigits - (n.length - i - 1);
    while (d-- > 0)
      n += "0";
  }
  return n;
}

// node_modules/yaml/browser/dist/schema/core/float.js
var floatNaN = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
  resolve: (str) => parseFloat(str),
  stringify(node2) {
    const num = Number(node2.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber(node2);
  }
};
var float = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
  resolve(str) {
    const node2 = new Scalar(parseFloat(str));
    const dot = str.indexOf(".");
    if (dot !== -1 && str[str.length - 1] === "0")
      node2.minFractionDigits = str.length - dot - 1;
    return node2;
  },
  stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/core/int.js
var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
var intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
function intStringify(node2, radix, prefix) {
  const { value } = node2;
  if (intIdentify(value) && value >= 0)
    return prefix + value.toString(radix);
  return stringifyNumber(node2);
}
var intOct = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^0o[0-7]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
  stringify: (node2) => intStringify(node2, 8, "0o")
};
var int = {
  identify: intIdentify,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^0x[0-9a-fA-F]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
  stringify: (node2) => intStringify(node2, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/core/schema.js
var schema = [
  map,
  seq,
  string,
  nullTag,
  boolTag,
  intOct,
  int,
  intHex,
  floatNaN,
  floatExp,
  float
];

// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify2(value) {
  return typeof value === "bigint" || Number.isInteger(value);
}
var stringifyJSON = ({ value }) => JSON.stringify(value);
var jsonScalars = [
  {
    identify: (value) => typeof value === "string",
    default: true,
    tag: "tag:yaml.org,2002:str",
    resolve: (str) => str,
    stringify: stringifyJSON
  },
  {
    identify: (value) => value == null,
    createNode: () => new Scalar(null),
    default: true,
    tag: "tag:yaml.org,2002:null",
    test: /^null$/,
    resolve: () => null,
    stringify: stringifyJSON
  },
  {
    identify: (value) => typeof value === "boolean",
    default: true,
    tag: "tag:yaml.org,2002:bool",
    test: /^true$|^false$/,
    resolve: (str) => str === "true",
    stringify: stringifyJSON
  },
  {
    identify: intIdentify2,
    default: true,
    tag: "tag:yaml.org,2002:int",
    test: /^-?(?:0|[1-9][0-9]*)$/,
    resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
    stringify: ({ value }) => intIdentify2(value) ? value.toString() : JSON.stringify(value)
  },
  {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
    resolve: (str) => parseFloat(str),
    stringify: stringifyJSON
  }
];
var jsonError = {
  default: true,
  tag: "",
  test: /^/,
  resolve(str, onError) {
    onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
    return str;
  }
};
var schema2 = [map, seq].concat(jsonScalars, jsonError);

// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var binary = {
  identify: (value) => value instanceof Uint8Array,
  // Buffer inherits from Uint8Array
  default: false,
  tag: "tag:yaml.org,2002:binary",
  /**
   * Returns a Buffer in node and an Uint8Array in browsers
   *
   * To use the resulting buffer as an image, you'll want to do something like:
   *
   *   const blob = new Blob([buffer], { type: 'image/jpeg' })
   *   document.querySelector('#photo').src = URL.createObjectURL(blob)
   */
  resolve(src, onError) {
    if (typeof atob === "function") {
      const str = atob(src.replace(/[\n\r]/g, ""));
      const buffer = new Uint8Array(str.length);
      for (let i = 0; i < str.length; ++i)
        buffer[i] = str.charCodeAt(i);
      return buffer;
    } else {
      onError("This environment does not support reading binary tags; either Buffer or atob is required");
      return src;
    }
  },
  stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
    if (!value)
      return "";
    const buf = value;
    let str;
    if (typeof btoa === "function") {
      let s = "";
      for (let i = 0; i < buf.length; ++i)
        s += String.fromCharCode(buf[i]);
      str = btoa(s);
    } else {
      throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
    }
    type ?? (type = Scalar.BLOCK_LITERAL);
    if (type !== Scalar.QUOTE_DOUBLE) {
      const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
      const n = Math.ceil(str.length / lineWidth);
      const lines2 = new Array(n);
      for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
        lines2[i] = str.substr(o, lineWidth);
      }
      str = lines2.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
    }
    return stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq2, onError) {
  if (isSeq(seq2)) {
    for (let i = 0; i < seq2.items.length; ++i) {
      let item2 = seq2.items[i];
      if (isPair(item2))
        continue;
      else if (isMap(item2)) {
        if (item2.items.length > 1)
          onError("Each pair must have its own sequence indicator");
        const pair = item2.items[0] || new Pair(new Scalar(null));
        if (item2.commentBefore)
          pair.key.commentBefore = pair.key.commentBefore ? `${item2.commentBefore}
${pair.key.commentBefore}` : item2.commentBefore;
        if (item2.comment) {
          const cn = pair.value ?? pair.key;
          cn.comment = cn.comment ? `${item2.comment}
${cn.comment}` : item2.comment;
        }
        item2 = pair;
      }
      seq2.items[i] = isPair(item2) ? item2 : new Pair(item2);
    }
  } else
    onError("Expected a sequence for this tag");
  return seq2;
}
function createPairs(schema5, iterable, ctx) {
  const { replacer } = ctx;
  const pairs3 = new YAMLSeq(schema5);
  pairs3.tag = "tag:yaml.org,2002:pairs";
  let i = 0;
  if (iterable && Symbol.iterator in Object(iterable))
    for (let it of iterable) {
      if (typeof replacer === "function")
        it = replacer.call(iterable, String(i++), it);
      let key, value;
      if (Array.isArray(it)) {
        if (it.length === 2) {
          key = it[0];
          value = it[1];
        } else
          throw new TypeError(`Expected [key, value] tuple: ${it}`);
      } else if (it && it instanceof Object) {
        const keys = Object.keys(it);
        if (keys.length === 1) {
          key = keys[0];
          value = it[key];
        } else {
          throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
        }
      } else {
        key = it;
      }
      pairs3.items.push(createPair(key, value, ctx));
    }
  return pairs3;
}
var pairs2 = {
  collection: "seq",
  default: false,
  tag: "tag:yaml.org,2002:pairs",
  resolve: resolvePairs,
  createNode: createPairs
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap = class _YAMLOMap extends YAMLSeq {
  constructor() {
    super();
    this.add = YAMLMap.prototype.add.bind(this);
    this.delete = YAMLMap.prototype.delete.bind(this);
    this.get = YAMLMap.prototype.get.bind(this);
    this.has = YAMLMap.prototype.has.bind(this);
    this.set = YAMLMap.prototype.set.bind(this);
    this.tag = _YAMLOMap.tag;
  }
  /**
   * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
   * but TypeScript won't allow widening the signature of a child method.
   */
  toJSON(_, ctx) {
    if (!ctx)
      return super.toJSON(_);
    const map2 = /* @__PURE__ */ new Map();
    if (ctx?.onCreate)
      ctx.onCreate(map2);
    for (const pair of this.items) {
      let key, value;
      if (isPair(pair)) {
        key = toJS(pair.key, "", ctx);
        value = toJS(pair.value, key, ctx);
      } else {
        key = toJS(pair, "", ctx);
      }
      if (map2.has(key))
        throw new Error("Ordered maps must not include duplicate keys");
      map2.set(key, value);
    }
    return map2;
  }
  static from(schema5, iterable, ctx) {
    const pairs3 = createPairs(schema5, iterable, ctx);
    const omap2 = new this();
    omap2.items = pairs3.items;
    return omap2;
  }
};
YAMLOMap.tag = "tag:yaml.org,2002:omap";
var omap = {
  collection: "seq",
  identify: (value) => value instanceof Map,
  nodeClass: YAMLOMap,
  default: false,
  tag: "tag:yaml.org,2002:omap",
  resolve(seq2, onError) {
    const pairs3 = resolvePairs(seq2, onError);
    const seenKeys = [];
    for (const { key } of pairs3.items) {
      if (isScalar(key)) {
        if (seenKeys.includes(key.value)) {
          onError(`Ordered maps must not include duplicate keys: ${key.value}`);
        } else {
          seenKeys.push(key.value);
        }
      }
    }
    return Object.assign(new YAMLOMap(), pairs3);
  },
  createNode: (schema5, iterable, ctx) => YAMLOMap.from(schema5, iterable, ctx)
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source }, ctx) {
  const boolObj = value ? trueTag : falseTag;
  if (source && boolObj.test.test(source))
    return source;
  return value ? ctx.options.trueStr : ctx.options.falseStr;
}
var trueTag = {
  identify: (value) => value === true,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
  resolve: () => new Scalar(true),
  stringify: boolStringify
};
var falseTag = {
  identify: (value) => value === false,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
  resolve: () => new Scalar(false),
  stringify: boolStringify
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var floatNaN2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
  resolve: (str) => parseFloat(str.replace(/_/g, "")),
  stringify(node2) {
    const num = Number(node2.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber(node2);
  }
};
var float2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
  resolve(str) {
    const node2 = new Scalar(parseFloat(str.replace(/_/g, "")));
    const dot = str.indexOf(".");
    if (dot !== -1) {
      const f = str.substring(dot + 1).replace(/_/g, "");
      if (f[f.length - 1] === "0")
        node2.minFractionDigits = f.length;
    }
    return node2;
  },
  stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
var intIdentify3 = (value) => typeof value === "bigint" || Number.isInteger(value);
function intResolve2(str, offset, radix, { intAsBigInt }) {
  const sign = str[0];
  if (sign === "-" || sign === "+")
    offset += 1;
  str = str.substring(offset).replace(/_/g, "");
  if (intAsBigInt) {
    switch (radix) {
      case 2:
        str = `0b${str}`;
        break;
      case 8:
        str = `0o${str}`;
        break;
      case 16:
        str = `0x${str}`;
        break;
    }
    const n2 = BigInt(str);
    return sign === "-" ? BigInt(-1) * n2 : n2;
  }
  const n = parseInt(str, radix);
  return sign === "-" ? -1 * n : n;
}
function intStringify2(node2, radix, prefix) {
  const { value } = node2;
  if (intIdentify3(value)) {
    const str = value.toString(radix);
    return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
  }
  return stringifyNumber(node2);
}
var intBin = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "BIN",
  test: /^[-+]?0b[0-1_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 2, 2, opt),
  stringify: (node2) => intStringify2(node2, 2, "0b")
};
var intOct2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^[-+]?0[0-7_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 1, 8, opt),
  stringify: (node2) => intStringify2(node2, 8, "0")
};
var int2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9][0-9_]*$/,
  resolve: (str, _onError, opt) => intResolve2(str, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^[-+]?0x[0-9a-fA-F_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 2, 16, opt),
  stringify: (node2) => intStringify2(node2, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet = class _YAMLSet extends YAMLMap {
  constructor(schema5) {
    super(schema5);
    this.tag = _YAMLSet.tag;
  }
  add(key) {
    let pair;
    if (isPair(key))
      pair = key;
    else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
      pair = new Pair(key.key, null);
    else
      pair = new Pair(key, null);
    const prev = findPair(this.items, pair.key);
    if (!prev)
      this.items.push(pair);
  }
  /**
   * If `keepPair` is `true`, returns the Pair matching `key`.
   * Otherwise, returns the value of that Pair's key.
   */
  get(key, keepPair) {
    const pair = findPair(this.items, key);
    return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
  }
  set(key, value) {
    if (typeof value !== "boolean")
      throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
    const prev = findPair(this.items, key);
    if (prev && !value) {
      this.items.splice(this.items.indexOf(prev), 1);
    } else if (!prev && value) {
      this.items.push(new Pair(key));
    }
  }
  toJSON(_, ctx) {
    return super.toJSON(_, ctx, Set);
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    if (this.hasAllNullValues(true))
      return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
    else
      throw new Error("Set items must all have null values");
  }
  static from(schema5, iterable, ctx) {
    const { replacer } = ctx;
    const set2 = new this(schema5);
    if (iterable && Symbol.iterator in Object(iterable))
      for (let value of iterable) {
        if (typeof replacer === "function")
          value = replacer.call(iterable, value, value);
        set2.items.push(createPair(value, null, ctx));
      }
    return set2;
  }
};
YAMLSet.tag = "tag:yaml.org,2002:set";
var set = {
  collection: "map",
  identify: (value) => value instanceof Set,
  nodeClass: YAMLSet,
  default: false,
  tag: "tag:yaml.org,2002:set",
  createNode: (schema5, iterable, ctx) => YAMLSet.from(schema5, iterable, ctx),
  resolve(map2, onError) {
    if (isMap(map2)) {
      if (map2.hasAllNullValues(true))
        return Object.assign(new YAMLSet(), map2);
      else
        onError("Set items must all have null values");
    } else
      onError("Expected a mapping for this tag");
    return map2;
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str, asBigInt) {
  const sign = str[0];
  const parts2 = sign === "-" || sign === "+" ? str.substring(1) : str;
  const num = (n) => asBigInt ? BigInt(n) : Number(n);
  const res = parts2.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
  return sign === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node2) {
  let { value } = node2;
  let num = (n) => n;
  if (typeof value === "bigint")
    num = (n) => BigInt(n);
  else if (isNaN(value) || !isFinite(value))
    return stringifyNumber(node2);
  let sign = "";
  if (value < 0) {
    sign = "-";
    value *= num(-1);
  }
  const _60 = num(60);
  const parts2 = [value % _60];
  if (value < 60) {
    parts2.unshift(0);
  } else {
    value = (value - parts2[0]) / _60;
    parts2.unshift(value % _60);
    if (value >= 60) {
      value = (value - parts2[0]) / _60;
      parts2.unshift(value);
    }
  }
  return sign + parts2.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
var intTime = {
  identify: (value) => typeof value === "bigint" || Number.isInteger(value),
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
  resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
  stringify: stringifySexagesimal
};
var floatTime = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
  resolve: (str) => parseSexagesimal(str, false),
  stringify: stringifySexagesimal
};
var timestamp = {
  identify: (value) => value instanceof Date,
  default: true,
  tag: "tag:yaml.org,2002:timestamp",
  // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
  // may be omitted altogether, resulting in a date format. In such a case, the time part is
  // assumed to be 00:00:00Z (start of day, UTC).
  test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
  resolve(str) {
    const match = str.match(timestamp.test);
    if (!match)
      throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
    const [, year, month, day, hour, minute, second] = match.map(Number);
    const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
    let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
    const tz = match[8];
    if (tz && tz !== "Z") {
      let d = parseSexagesimal(tz, false);
      if (Math.abs(d) < 30)
        d *= 60;
      date -= 6e4 * d;
    }
    return new Date(date);
  },
  stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var schema3 = [
  map,
  seq,
  string,
  nullTag,
  trueTag,
  falseTag,
  intBin,
  intOct2,
  int2,
  intHex2,
  floatNaN2,
  floatExp2,
  float2,
  binary,
  merge,
  omap,
  pairs2,
  set,
  intTime,
  floatTime,
  timestamp
];

// node_modules/yaml/browser/dist/schema/tags.js
var schemas = /* @__PURE__ */ new Map([
  ["core", schema],
  ["failsafe", [map, seq, string]],
  ["json", schema2],
  ["yaml11", schema3],
  ["yaml-1.1", schema3]
]);
var tagsByName = {
  binary,
  bool: boolTag,
  float,
  floatExp,
  floatNaN,
  floatTime,
  int,
  intHex,
  intOct,
  intTime,
  map,
  merge,
  null: nullTag,
  omap,
  pairs: pairs2,
  seq,
  set,
  timestamp
};
var coreKnownTags = {
  "tag:yaml.org,2002:binary": binary,
  "tag:yaml.org,2002:merge": merge,
  "tag:yaml.org,2002:omap": omap,
  "tag:yaml.org,2002:pairs": pairs2,
  "tag:yaml.org,2002:set": set,
  "tag:yaml.org,2002:timestamp": timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
  const schemaTags = schemas.get(schemaName);
  if (schemaTags && !customTags) {
    return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
  }
  let tags = schemaTags;
  if (!tags) {
    if (Array.isArray(customTags))
      tags = [];
    else {
      const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
    }
  }
  if (Array.isArray(customTags)) {
    for (const tag of customTags)
      tags = tags.concat(tag);
  } else if (typeof customTags === "function") {
    tags = customTags(tags.slice());
  }
  if (addMergeTag)
    tags = tags.concat(merge);
  return tags.reduce((tags2, tag) => {
    const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
    if (!tagObj) {
      const tagName2 = JSON.stringify(tag);
      const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown custom tag ${tagName2}; use one of ${keys}`);
    }
    if (!tags2.includes(tagObj))
      tags2.push(tagObj);
    return tags2;
  }, []);
}

// node_modules/yaml/browser/dist/schema/Schema.js
var sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
var Schema = class _Schema {
  constructor({ compat, customTags, merge: merge2, resolveKnownTags, schema: schema5, sortMapEntries, toStringDefaults }) {
    this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
    this.name = typeof schema5 === "string" && schema5 || "core";
    this.knownTags = resolveKnownTags ? coreKnownTags : {};
    this.tags = getTags(customTags, this.name, merge2);
    this.toStringOptions = toStringDefaults ?? null;
    Object.defineProperty(this, MAP, { value: map });
    Object.defineProperty(this, SCALAR, { value: string });
    Object.defineProperty(this, SEQ, { value: seq });
    this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
  }
  clone() {
    const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
    copy.tags = this.tags.slice();
    return copy;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options3) {
  const lines2 = [];
  let hasDirectives = options3.directives === true;
  if (options3.directives !== false && doc.directives) {
    const dir = doc.directives.toString(doc);
    if (dir) {
      lines2.push(dir);
      hasDirectives = true;
    } else if (doc.directives.docStart)
      hasDirectives = true;
  }
  if (hasDirectives)
    lines2.push("---");
  const ctx = createStringifyContext(doc, options3);
  const { commentString } = ctx.options;
  if (doc.commentBefore) {
    if (lines2.length !== 1)
      lines2.unshift("");
    const cs = commentString(doc.commentBefore);
    lines2.unshift(indentComment(cs, ""));
  }
  let chompKeep = false;
  let contentComment = null;
  if (doc.contents) {
    if (isNode(doc.contents)) {
      if (doc.contents.spaceBefore && hasDirectives)
        lines2.push("");
      if (doc.contents.commentBefore) {
        const cs = commentString(doc.contents.commentBefore);
        lines2.push(indentComment(cs, ""));
      }
      ctx.forceBlockIndent = !!doc.comment;
      contentComment = doc.contents.comment;
    }
    const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
    let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
    if (contentComment)
      body += lineComment(body, "", commentString(contentComment));
    if ((body[0] === "|" || body[0] === ">") && lines2[lines2.length - 1] === "---") {
      lines2[lines2.length - 1] = `--- ${body}`;
    } else
      lines2.push(body);
  } else {
    lines2.push(stringify(doc.contents, ctx));
  }
  if (doc.directives?.docEnd) {
    if (doc.comment) {
      const cs = commentString(doc.comment);
      if (cs.includes("\n")) {
        lines2.push("...");
        lines2.push(indentComment(cs, ""));
      } else {
        lines2.push(`... ${cs}`);
      }
    } else {
      lines2.push("...");
    }
  } else {
    let dc = doc.comment;
    if (dc && chompKeep)
      dc = dc.replace(/^\n+/, "");
    if (dc) {
      if ((!chompKeep || contentComment) && lines2[lines2.length - 1] !== "")
        lines2.push("");
      lines2.push(indentComment(commentString(dc), ""));
    }
  }
  return lines2.join("\n") + "\n";
}

// node_modules/yaml/browser/dist/doc/Document.js
var Document = class _Document {
  constructor(value, replacer, options3) {
    this.commentBefore = null;
    this.comment = null;
    this.errors = [];
    this.warnings = [];
    Object.defineProperty(this, NODE_TYPE, { value: DOC });
    let _replacer = null;
    if (typeof replacer === "function" || Array.isArray(replacer)) {
      _replacer = replacer;
    } else if (options3 === void 0 && replacer) {
      options3 = replacer;
      replacer = void 0;
    }
    const opt = Object.assign({
      intAsBigInt: false,
      keepSourceTokens: false,
      logLevel: "warn",
      prettyErrors: true,
      strict: true,
      stringKeys: false,
      uniqueKeys: true,
      version: "1.2"
    }, options3);
    this.options = opt;
    let { version } = opt;
    if (options3?._directives) {
      this.directives = options3._directives.atDocument();
      if (this.directives.yaml.explicit)
        version = this.directives.yaml.version;
    } else
      this.directives = new Directives({ version });
    this.setSchema(version, options3);
    this.contents = value === void 0 ? null : this.createNode(value, _replacer, options3);
  }
  /**
   * Create a deep copy of this Document and its contents.
   *
   * Custom Node values that inherit from `Object` still refer to their original instances.
   */
  clone() {
    const copy = Object.create(_Document.prototype, {
      [NODE_TYPE]: { value: DOC }
    });
    copy.commentBefore = this.commentBefore;
    copy.comment = this.comment;
    copy.errors = this.errors.slice();
    copy.warnings = this.warnings.slice();
    copy.options = Object.assign({}, this.options);
    if (this.directives)
      copy.directives = this.directives.clone();
    copy.schema = this.schema.clone();
    copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /** Adds a value to the document. */
  add(value) {
    if (assertCollection(this.contents))
      this.contents.add(value);
  }
  /** Adds a value to the document. */
  addIn(path, value) {
    if (assertCollection(this.contents))
      this.contents.addIn(path, value);
  }
  /**
   * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
   *
   * If `node` already has an anchor, `name` is ignored.
   * Otherwise, the `node.anchor` value will be set to `name`,
   * or if an anchor with that name is already present in the document,
   * `name` will be used as a prefix for a new unique anchor.
   * If `name` is undefined, the generated anchor will use 'a' as a prefix.
   */
  createAlias(node2, name) {
    if (!node2.anchor) {
      const prev = anchorNames(this);
      node2.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
    }
    return new Alias(node2.anchor);
  }
  createNode(value, replacer, options3) {
    let _replacer = void 0;
    if (typeof replacer === "function") {
      value = replacer.call({ "": value }, "", value);
      _replacer = replacer;
    } else if (Array.isArray(replacer)) {
      const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
      const asStr = replacer.filter(keyToStr).map(String);
      if (asStr.length > 0)
        replacer = replacer.concat(asStr);
      _replacer = replacer;
    } else if (options3 === void 0 && replacer) {
      options3 = replacer;
      replacer = void 0;
    }
    const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options3 ?? {};
    const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(
      this,
      // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      anchorPrefix || "a"
    );
    const ctx = {
      aliasDuplicateObjects: aliasDuplicateObjects ?? true,
      keepUndefined: keepUndefined ?? false,
      onAnchor,
      onTagObj,
      replacer: _replacer,
      schema: this.schema,
      sourceObjects
    };
    const node2 = createNode(value, tag, ctx);
    if (flow && isCollection(node2))
      node2.flow = true;
    setAnchors();
    return node2;
  }
  /**
   * Convert a key and a value into a `Pair` using the current schema,
   * recursively wrapping all values as `Scalar` or `Collection` nodes.
   */
  createPair(key, value, options3 = {}) {
    const k = this.createNode(key, null, options3);
    const v = this.createNode(value, null, options3);
    return new Pair(k, v);
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  delete(key) {
    return assertCollection(this.contents) ? this.contents.delete(key) : false;
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(path) {
    if (isEmptyPath(path)) {
      if (this.contents == null)
        return false;
      this.contents = null;
      return true;
    }
    return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  get(key, keepScalar) {
    return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
  }
  /**
   * Returns item at `path`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(path, keepScalar) {
    if (isEmptyPath(path))
      return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
    return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
  }
  /**
   * Checks if the document includes a value with the key `key`.
   */
  has(key) {
    return isCollection(this.contents) ? this.contents.has(key) : false;
  }
  /**
   * Checks if the document includes a value at `path`.
   */
  hasIn(path) {
    if (isEmptyPath(path))
      return this.contents !== void 0;
    return isCollection(this.contents) ? this.contents.hasIn(path) : false;
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  set(key, value) {
    if (this.contents == null) {
      this.contents = collectionFromPath(this.schema, [key], value);
    } else if (assertCollection(this.contents)) {
      this.contents.set(key, value);
    }
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(path, value) {
    if (isEmptyPath(path)) {
      this.contents = value;
    } else if (this.contents == null) {
      this.contents = collectionFromPath(this.schema, Array.from(path), value);
    } else if (assertCollection(this.contents)) {
      this.contents.setIn(path, value);
    }
  }
  /**
   * Change the YAML version and schema used by the document.
   * A `null` version disables support for directives, explicit tags, anchors, and aliases.
   * It also requires the `schema` option to be given as a `Schema` instance value.
   *
   * Overrides all previously set schema options.
   */
  setSchema(version, options3 = {}) {
    if (typeof version === "number")
      version = String(version);
    let opt;
    switch (version) {
      case "1.1":
        if (this.directives)
          this.directives.yaml.version = "1.1";
        else
          this.directives = new Directives({ version: "1.1" });
        opt = { resolveKnownTags: false, schema: "yaml-1.1" };
        break;
      case "1.2":
      case "next":
        if (this.directives)
          this.directives.yaml.version = version;
        else
          this.directives = new Directives({ version });
        opt = { resolveKnownTags: true, schema: "core" };
        break;
      case null:
        if (this.directives)
          delete this.directives;
        opt = null;
        break;
      default: {
        const sv = JSON.stringify(version);
        throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
      }
    }
    if (options3.schema instanceof Object)
      this.schema = options3.schema;
    else if (opt)
      this.schema = new Schema(Object.assign(opt, options3));
    else
      throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
  }
  // json & jsonArg are only used from toJSON()
  toJS({ json: json2, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
    const ctx = {
      anchors: /* @__PURE__ */ new Map(),
      doc: this,
      keep: !json2,
      mapAsMap: mapAsMap === true,
      mapKeyWarned: false,
      maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS(this.contents, jsonArg ?? "", ctx);
    if (typeof onAnchor === "function")
      for (const { count: count3, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count3);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
  /**
   * A JSON representation of the document `contents`.
   *
   * @param jsonArg Used by `JSON.stringify` to indicate the array index or
   *   property name.
   */
  toJSON(jsonArg, onAnchor) {
    return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
  }
  /** A YAML representation of the document. */
  toString(options3 = {}) {
    if (this.errors.length > 0)
      throw new Error("Document with errors cannot be stringified");
    if ("indent" in options3 && (!Number.isInteger(options3.indent) || Number(options3.indent) <= 0)) {
      const s = JSON.stringify(options3.indent);
      throw new Error(`"indent" option must be a positive integer, not ${s}`);
    }
    return stringifyDocument(this, options3);
  }
};
function assertCollection(contents) {
  if (isCollection(contents))
    return true;
  throw new Error("Expected a YAML collection as document contents");
}

// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
  constructor(name, pos, code18, message) {
    super();
    this.name = name;
    this.code = code18;
    this.message = message;
    this.pos = pos;
  }
};
var YAMLParseError = class extends YAMLError {
  constructor(pos, code18, message) {
    super("YAMLParseError", pos, code18, message);
  }
};
var YAMLWarning = class extends YAMLError {
  constructor(pos, code18, message) {
    super("YAMLWarning", pos, code18, message);
  }
};

// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens2, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
  let spaceBefore = false;
  let atNewline = startOnNewline;
  let hasSpace = startOnNewline;
  let comment = "";
  let commentSep = "";
  let hasNewline = false;
  let reqSpace = false;
  let tab = null;
  let anchor = null;
  let tag = null;
  let newlineAfterProp = null;
  let comma2 = null;
  let found = null;
  let start2 = null;
  for (const token of tokens2) {
    if (reqSpace) {
      if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
        onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      reqSpace = false;
    }
    if (tab) {
      if (atNewline && token.type !== "comment" && token.type !== "newline") {
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      }
      tab = null;
    }
    switch (token.type) {
      case "space":
        if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
          tab = token;
        }
        hasSpace = true;
        break;
      case "comment": {
        if (!hasSpace)
          onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
        const cb = token.source.substring(1) || " ";
        if (!comment)
          comment = cb;
        else
          comment += commentSep + cb;
        commentSep = "";
        atNewline = false;
        break;
      }
      case "newline":
        if (atNewline) {
          if (comment)
            comment += token.source;
          else if (!found || indicator !== "seq-item-ind")
            spaceBefore = true;
        } else
          commentSep += token.source;
        atNewline = true;
        hasNewline = true;
        if (anchor || tag)
          newlineAfterProp = token;
        hasSpace = true;
        break;
      case "anchor":
        if (anchor)
          onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
        if (token.source.endsWith(":"))
          onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
        anchor = token;
        start2 ?? (start2 = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      case "tag": {
        if (tag)
          onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
        tag = token;
        start2 ?? (start2 = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      }
      case indicator:
        if (anchor || tag)
          onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
        if (found)
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
        found = token;
        atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
        hasSpace = false;
        break;
      case "comma":
        if (flow) {
          if (comma2)
            onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
          comma2 = token;
          atNewline = false;
          hasSpace = false;
          break;
        }
      // else fallthrough
      default:
        onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
        atNewline = false;
        hasSpace = false;
    }
  }
  const last = tokens2[tokens2.length - 1];
  const end = last ? last.offset + last.source.length : offset;
  if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
    onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
  }
  if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
    onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
  return {
    comma: comma2,
    found,
    spaceBefore,
    comment,
    hasNewline,
    anchor,
    tag,
    newlineAfterProp,
    end,
    start: start2 ?? end
  };
}

// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key) {
  if (!key)
    return null;
  switch (key.type) {
    case "alias":
    case "scalar":
    case "double-quoted-scalar":
    case "single-quoted-scalar":
      if (key.source.includes("\n"))
        return true;
      if (key.end) {
        for (const st of key.end)
          if (st.type === "newline")
            return true;
      }
      return false;
    case "flow-collection":
      for (const it of key.items) {
        for (const st of it.start)
          if (st.type === "newline")
            return true;
        if (it.sep) {
          for (const st of it.sep)
            if (st.type === "newline")
              return true;
        }
        if (containsNewline(it.key) || containsNewline(it.value))
          return true;
      }
      return false;
    default:
      return true;
  }
}

// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
  if (fc?.type === "flow-collection") {
    const end = fc.end[0];
    if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) {
      const msg = "Flow end indicator should be more indented than parent";
      onError(end, "BAD_INDENT", msg, true);
    }
  }
}

// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
  return items.some((pair) => isEqual(pair.key, search));
}

// node_modules/yaml/browser/dist/compose/resolve-block-map.js
var startColMsg = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bm, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLMap;
  const map2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  let offset = bm.offset;
  let commentEnd2 = null;
  for (const collItem of bm.items) {
    const { start: start2, key, sep: sep3, value } = collItem;
    const keyProps = resolveProps(start2, {
      indicator: "explicit-key-ind",
      next: key ?? sep3?.[0],
      offset,
      onError,
      parentIndent: bm.indent,
      startOnNewline: true
    });
    const implicitKey = !keyProps.found;
    if (implicitKey) {
      if (key) {
        if (key.type === "block-seq")
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
        else if ("indent" in key && key.indent !== bm.indent)
          onError(offset, "BAD_INDENT", startColMsg);
      }
      if (!keyProps.anchor && !keyProps.tag && !sep3) {
        commentEnd2 = keyProps.end;
        if (keyProps.comment) {
          if (map2.comment)
            map2.comment += "\n" + keyProps.comment;
          else
            map2.comment = keyProps.comment;
        }
        continue;
      }
      if (keyProps.newlineAfterProp || containsNewline(key)) {
        onError(key ?? start2[start2.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
      }
    } else if (keyProps.found?.indent !== bm.indent) {
      onError(offset, "BAD_INDENT", startColMsg);
    }
    ctx.atKey = true;
    const keyStart = keyProps.end;
    const keyNode = key ? composeNode2(ctx, key, keyProps, onError) : composeEmptyNode2(ctx, keyStart, start2, null, keyProps, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bm.indent, key, onError);
    ctx.atKey = false;
    if (mapIncludes(ctx, map2.items, keyNode))
      onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
    const valueProps = resolveProps(sep3 ?? [], {
      indicator: "map-value-ind",
      next: value,
      offset: keyNode.range[2],
      onError,
      parentIndent: bm.indent,
      startOnNewline: !key || key.type === "block-scalar"
    });
    offset = valueProps.end;
    if (valueProps.found) {
      if (implicitKey) {
        if (value?.type === "block-map" && !valueProps.hasNewline)
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
        if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
          onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : composeEmptyNode2(ctx, offset, sep3, null, valueProps, onError);
      if (ctx.schema.compat)
        flowIndentCheck(bm.indent, value, onError);
      offset = valueNode.range[2];
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    } else {
      if (implicitKey)
        onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
      if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    }
  }
  if (commentEnd2 && commentEnd2 < offset)
    onError(commentEnd2, "IMPOSSIBLE", "Map comment with trailing content");
  map2.range = [bm.offset, offset, commentEnd2 ?? offset];
  return map2;
}

// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bs, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLSeq;
  const seq2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = bs.offset;
  let commentEnd2 = null;
  for (const { start: start2, value } of bs.items) {
    const props = resolveProps(start2, {
      indicator: "seq-item-ind",
      next: value,
      offset,
      onError,
      parentIndent: bs.indent,
      startOnNewline: true
    });
    if (!props.found) {
      if (props.anchor || props.tag || value) {
        if (value?.type === "block-seq")
          onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
        else
          onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
      } else {
        commentEnd2 = props.end;
        if (props.comment)
          seq2.comment = props.comment;
        continue;
      }
    }
    const node2 = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, start2, null, props, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bs.indent, value, onError);
    offset = node2.range[2];
    seq2.items.push(node2);
  }
  seq2.range = [bs.offset, offset, commentEnd2 ?? offset];
  return seq2;
}

// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
  let comment = "";
  if (end) {
    let hasSpace = false;
    let sep3 = "";
    for (const token of end) {
      const { source, type } = token;
      switch (type) {
        case "space":
          hasSpace = true;
          break;
        case "comment": {
          if (reqSpace && !hasSpace)
            onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          const cb = source.substring(1) || " ";
          if (!comment)
            comment = cb;
          else
            comment += sep3 + cb;
          sep3 = "";
          break;
        }
        case "newline":
          if (comment)
            sep3 += source;
          hasSpace = true;
          break;
        default:
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
      }
      offset += source.length;
    }
  }
  return { comment, offset };
}

// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
var blockMsg = "Block collections are not allowed within flow collections";
var isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
function resolveFlowCollection({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, fc, onError, tag) {
  const isMap2 = fc.start.source === "{";
  const fcName = isMap2 ? "flow map" : "flow sequence";
  const NodeClass = tag?.nodeClass ?? (isMap2 ? YAMLMap : YAMLSeq);
  const coll = new NodeClass(ctx.schema);
  coll.flow = true;
  const atRoot = ctx.atRoot;
  if (atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = fc.offset + fc.start.source.length;
  for (let i = 0; i < fc.items.length; ++i) {
    const collItem = fc.items[i];
    const { start: start2, key, sep: sep3, value } = collItem;
    const props = resolveProps(start2, {
      flow: fcName,
      indicator: "explicit-key-ind",
      next: key ?? sep3?.[0],
      offset,
      onError,
      parentIndent: fc.indent,
      startOnNewline: false
    });
    if (!props.found) {
      if (!props.anchor && !props.tag && !sep3 && !value) {
        if (i === 0 && props.comma)
          onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        else if (i < fc.items.length - 1)
          onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
        if (props.comment) {
          if (coll.comment)
            coll.comment += "\n" + props.comment;
          else
            coll.comment = props.comment;
        }
        offset = props.end;
        continue;
      }
      if (!isMap2 && ctx.options.strict && containsNewline(key))
        onError(
          key,
          // checked by containsNewline()
          "MULTILINE_IMPLICIT_KEY",
          "Implicit keys of flow sequence pairs need to be on a single line"
        );
    }
    if (i === 0) {
      if (props.comma)
        onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
    } else {
      if (!props.comma)
        onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
      if (props.comment) {
        let prevItemComment = "";
        loop: for (const st of start2) {
          switch (st.type) {
            case "comma":
            case "space":
              break;
            case "comment":
              prevItemComment = st.source.substring(1);
              break loop;
            default:
              break loop;
          }
        }
        if (prevItemComment) {
          let prev = coll.items[coll.items.length - 1];
          if (isPair(prev))
            prev = prev.value ?? prev.key;
          if (prev.comment)
            prev.comment += "\n" + prevItemComment;
          else
            prev.comment = prevItemComment;
          props.comment = props.comment.substring(prevItemComment.length + 1);
        }
      }
    }
    if (!isMap2 && !sep3 && !props.found) {
      const valueNode = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, sep3, null, props, onError);
      coll.items.push(valueNode);
      offset = valueNode.range[2];
      if (isBlock(value))
        onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
    } else {
      ctx.atKey = true;
      const keyStart = props.end;
      const keyNode = key ? composeNode2(ctx, key, props, onError) : composeEmptyNode2(ctx, keyStart, start2, null, props, onError);
      if (isBlock(key))
        onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
      ctx.atKey = false;
      const valueProps = resolveProps(sep3 ?? [], {
        flow: fcName,
        indicator: "map-value-ind",
        next: value,
        offset: keyNode.range[2],
        onError,
        parentIndent: fc.indent,
        startOnNewline: false
      });
      if (valueProps.found) {
        if (!isMap2 && !props.found && ctx.options.strict) {
          if (sep3)
            for (const st of sep3) {
              if (st === valueProps.found)
                break;
              if (st.type === "newline") {
                onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                break;
              }
            }
          if (props.start < valueProps.found.offset - 1024)
            onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
        }
      } else if (value) {
        if ("source" in value && value.source?.[0] === ":")
          onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
        else
          onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode2(ctx, valueProps.end, sep3, null, valueProps, onError) : null;
      if (valueNode) {
        if (isBlock(value))
          onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
      } else if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      if (isMap2) {
        const map2 = coll;
        if (mapIncludes(ctx, map2.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        map2.items.push(pair);
      } else {
        const map2 = new YAMLMap(ctx.schema);
        map2.flow = true;
        map2.items.push(pair);
        const endRange = (valueNode ?? keyNode).range;
        map2.range = [keyNode.range[0], endRange[1], endRange[2]];
        coll.items.push(map2);
      }
      offset = valueNode ? valueNode.range[2] : valueProps.end;
    }
  }
  const expectedEnd = isMap2 ? "}" : "]";
  const [ce, ...ee] = fc.end;
  let cePos = offset;
  if (ce?.source === expectedEnd)
    cePos = ce.offset + ce.source.length;
  else {
    const name = fcName[0].toUpperCase() + fcName.substring(1);
    const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
    onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
    if (ce && ce.source.length !== 1)
      ee.unshift(ce);
  }
  if (ee.length > 0) {
    const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
    if (end.comment) {
      if (coll.comment)
        coll.comment += "\n" + end.comment;
      else
        coll.comment = end.comment;
    }
    coll.range = [fc.offset, cePos, end.offset];
  } else {
    coll.range = [fc.offset, cePos, cePos];
  }
  return coll;
}

// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN2, ctx, token, onError, tagName2, tag) {
  const coll = token.type === "block-map" ? resolveBlockMap(CN2, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN2, ctx, token, onError, tag) : resolveFlowCollection(CN2, ctx, token, onError, tag);
  const Coll = coll.constructor;
  if (tagName2 === "!" || tagName2 === Coll.tagName) {
    coll.tag = Coll.tagName;
    return coll;
  }
  if (tagName2)
    coll.tag = tagName2;
  return coll;
}
function composeCollection(CN2, ctx, token, props, onError) {
  const tagToken = props.tag;
  const tagName2 = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
  if (token.type === "block-seq") {
    const { anchor, newlineAfterProp: nl } = props;
    const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
    if (lastProp && (!nl || nl.offset < lastProp.offset)) {
      const message = "Missing newline after block sequence props";
      onError(lastProp, "MISSING_CHAR", message);
    }
  }
  const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
  if (!tagToken || !tagName2 || tagName2 === "!" || tagName2 === YAMLMap.tagName && expType === "map" || tagName2 === YAMLSeq.tagName && expType === "seq") {
    return resolveCollection(CN2, ctx, token, onError, tagName2);
  }
  let tag = ctx.schema.tags.find((t) => t.tag === tagName2 && t.collection === expType);
  if (!tag) {
    const kt = ctx.schema.knownTags[tagName2];
    if (kt?.collection === expType) {
      ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
      tag = kt;
    } else {
      if (kt) {
        onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
      } else {
        onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName2}`, true);
      }
      return resolveCollection(CN2, ctx, token, onError, tagName2);
    }
  }
  const coll = resolveCollection(CN2, ctx, token, onError, tagName2, tag);
  const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
  const node2 = isNode(res) ? res : new Scalar(res);
  node2.range = coll.range;
  node2.tag = tagName2;
  if (tag?.format)
    node2.format = tag.format;
  return node2;
}

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar2, onError) {
  const start2 = scalar2.offset;
  const header = parseBlockScalarHeader(scalar2, ctx.options.strict, onError);
  if (!header)
    return { value: "", type: null, comment: "", range: [start2, start2, start2] };
  const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
  const lines2 = scalar2.source ? splitLines(scalar2.source) : [];
  let chompStart = lines2.length;
  for (let i = lines2.length - 1; i >= 0; --i) {
    const content = lines2[i][1];
    if (content === "" || content === "\r")
      chompStart = i;
    else
      break;
  }
  if (chompStart === 0) {
    const value2 = header.chomp === "+" && lines2.length > 0 ? "\n".repeat(Math.max(1, lines2.length - 1)) : "";
    let end2 = start2 + header.length;
    if (scalar2.source)
      end2 += scalar2.source.length;
    return { value: value2, type, comment: header.comment, range: [start2, end2, end2] };
  }
  let trimIndent = scalar2.indent + header.indent;
  let offset = scalar2.offset + header.length;
  let contentStart = 0;
  for (let i = 0; i < chompStart; ++i) {
    const [indent, content] = lines2[i];
    if (content === "" || content === "\r") {
      if (header.indent === 0 && indent.length > trimIndent)
        trimIndent = indent.length;
    } else {
      if (indent.length < trimIndent) {
        const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
        onError(offset + indent.length, "MISSING_CHAR", message);
      }
      if (header.indent === 0)
        trimIndent = indent.length;
      contentStart = i;
      if (trimIndent === 0 && !ctx.atRoot) {
        const message = "Block scalar values in collections must be indented";
        onError(offset, "BAD_INDENT", message);
      }
      break;
    }
    offset += indent.length + content.length + 1;
  }
  for (let i = lines2.length - 1; i >= chompStart; --i) {
    if (lines2[i][0].length > trimIndent)
      chompStart = i + 1;
  }
  let value = "";
  let sep3 = "";
  let prevMoreIndented = false;
  for (let i = 0; i < contentStart; ++i)
    value += lines2[i][0].slice(trimIndent) + "\n";
  for (let i = contentStart; i < chompStart; ++i) {
    let [indent, content] = lines2[i];
    offset += indent.length + content.length + 1;
    const crlf = content[content.length - 1] === "\r";
    if (crlf)
      content = content.slice(0, -1);
    if (content && indent.length < trimIndent) {
      const src = header.indent ? "explicit indentation indicator" : "first line";
      const message = `Block scalar lines must not be less indented than their ${src}`;
      onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
      indent = "";
    }
    if (type === Scalar.BLOCK_LITERAL) {
      value += sep3 + indent.slice(trimIndent) + content;
      sep3 = "\n";
    } else if (indent.length > trimIndent || content[0] === "	") {
      if (sep3 === " ")
        sep3 = "\n";
      else if (!prevMoreIndented && sep3 === "\n")
        sep3 = "\n\n";
      value += sep3 + indent.slice(trimIndent) + content;
      sep3 = "\n";
      prevMoreIndented = true;
    } else if (content === "") {
      if (sep3 === "\n")
        value += "\n";
      else
        sep3 = "\n";
    } else {
      value += sep3 + content;
      sep3 = " ";
      prevMoreIndented = false;
    }
  }
  switch (header.chomp) {
    case "-":
      break;
    case "+":
      for (let i = chompStart; i < lines2.length; ++i)
        value += "\n" + lines2[i][0].slice(trimIndent);
      if (value[value.length - 1] !== "\n")
        value += "\n";
      break;
    default:
      value += "\n";
  }
  const end = start2 + header.length + scalar2.source.length;
  return { value, type, comment: header.comment, range: [start2, end, end] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
  if (props[0].type !== "block-scalar-header") {
    onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
    return null;
  }
  const { source } = props[0];
  const mode = source[0];
  let indent = 0;
  let chomp = "";
  let error = -1;
  for (let i = 1; i < source.length; ++i) {
    const ch = source[i];
    if (!chomp && (ch === "-" || ch === "+"))
      chomp = ch;
    else {
      const n = Number(ch);
      if (!indent && n)
        indent = n;
      else if (error === -1)
        error = offset + i;
    }
  }
  if (error !== -1)
    onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
  let hasSpace = false;
  let comment = "";
  let length = source.length;
  for (let i = 1; i < props.length; ++i) {
    const token = props[i];
    switch (token.type) {
      case "space":
        hasSpace = true;
      // fallthrough
      case "newline":
        length += token.source.length;
        break;
      case "comment":
        if (strict && !hasSpace) {
          const message = "Comments must be separated from other tokens by white space characters";
          onError(token, "MISSING_CHAR", message);
        }
        length += token.source.length;
        comment = token.source.substring(1);
        break;
      case "error":
        onError(token, "UNEXPECTED_TOKEN", token.message);
        length += token.source.length;
        break;
      /* istanbul ignore next should not happen */
      default: {
        const message = `Unexpected token in block scalar header: ${token.type}`;
        onError(token, "UNEXPECTED_TOKEN", message);
        const ts = token.source;
        if (ts && typeof ts === "string")
          length += ts.length;
      }
    }
  }
  return { mode, indent, chomp, comment, length };
}
function splitLines(source) {
  const split = source.split(/\n( *)/);
  const first = split[0];
  const m = first.match(/^( *)/);
  const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
  const lines2 = [line0];
  for (let i = 1; i < split.length; i += 2)
    lines2.push([split[i], split[i + 1]]);
  return lines2;
}

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar2, strict, onError) {
  const { offset, type, source, end } = scalar2;
  let _type;
  let value;
  const _onError = (rel, code18, msg) => onError(offset + rel, code18, msg);
  switch (type) {
    case "scalar":
      _type = Scalar.PLAIN;
      value = plainValue(source, _onError);
      break;
    case "single-quoted-scalar":
      _type = Scalar.QUOTE_SINGLE;
      value = singleQuotedValue(source, _onError);
      break;
    case "double-quoted-scalar":
      _type = Scalar.QUOTE_DOUBLE;
      value = doubleQuotedValue(source, _onError);
      break;
    /* istanbul ignore next should not happen */
    default:
      onError(scalar2, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
      return {
        value: "",
        type: null,
        comment: "",
        range: [offset, offset + source.length, offset + source.length]
      };
  }
  const valueEnd = offset + source.length;
  const re = resolveEnd(end, valueEnd, strict, onError);
  return {
    value,
    type: _type,
    comment: re.comment,
    range: [offset, valueEnd, re.offset]
  };
}
function plainValue(source, onError) {
  let badChar = "";
  switch (source[0]) {
    /* istanbul ignore next should not happen */
    case "	":
      badChar = "a tab character";
      break;
    case ",":
      badChar = "flow indicator character ,";
      break;
    case "%":
      badChar = "directive indicator character %";
      break;
    case "|":
    case ">": {
      badChar = `block scalar indicator ${source[0]}`;
      break;
    }
    case "@":
    case "`": {
      badChar = `reserved character ${source[0]}`;
      break;
    }
  }
  if (badChar)
    onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
  return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
  if (source[source.length - 1] !== "'" || source.length === 1)
    onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
  return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
  const line2 = /(.*?)\r?\n/sy;
  let match = line2.exec(source);
  if (!match)
    return source;
  let trimEnd, trimBoth;
  try {
    trimEnd = new RegExp("(?<![ 	])[ 	]+$");
    trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
  } catch {
    trimEnd = /[ \t]+$/;
    trimBoth = /^[ \t]+|[ \t]+$/g;
  }
  let res = match[1].replace(trimEnd, "");
  let sep3 = " ";
  let pos = line2.lastIndex;
  while (match = line2.exec(source)) {
    const lm = match[1].replace(trimBoth, "");
    if (lm === "") {
      if (sep3 === "\n")
        res += sep3;
      else
        sep3 = "\n";
    } else {
      res += sep3 + lm;
      sep3 = " ";
    }
    pos = line2.lastIndex;
  }
  const last = /[ \t]*(.*)/sy;
  last.lastIndex = pos;
  match = last.exec(source);
  return res + sep3 + (match?.[1] ?? "");
}
function doubleQuotedValue(source, onError) {
  let res = "";
  for (let i = 1; i < source.length - 1; ++i) {
    const ch = source[i];
    if (ch === "\r" && source[i + 1] === "\n")
      continue;
    if (ch === "\n") {
      const { fold, offset } = foldNewline(source, i);
      res += fold;
      i = offset;
    } else if (ch === "\\") {
      let next = source[++i];
      const cc = escapeCodes[next];
      if (cc)
        res += cc;
      else if (next === "\n") {
        next = source[i + 1];
        while (next === " " || next === "	")
          next = source[++i + 1];
      } else if (next === "\r" && source[i + 1] === "\n") {
        next = source[++i + 1];
        while (next === " " || next === "	")
          next = source[++i + 1];
      } else if (next === "x" || next === "u" || next === "U") {
        const length = next === "x" ? 2 : next === "u" ? 4 : 8;
        res += parseCharCode(source, i + 1, length, onError);
        i += length;
      } else {
        const raw = source.substr(i - 1, 2);
        onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        res += raw;
      }
    } else if (ch === " " || ch === "	") {
      const wsStart = i;
      let next = source[i + 1];
      while (next === " " || next === "	")
        next = source[++i + 1];
      if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n"))
        res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
    } else {
      res += ch;
    }
  }
  if (source[source.length - 1] !== '"' || source.length === 1)
    onError(source.length, "MISSING_CHAR", 'Missing closing "quote');
  return res;
}
function foldNewline(source, offset) {
  let fold = "";
  let ch = source[offset + 1];
  while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
    if (ch === "\r" && source[offset + 2] !== "\n")
      break;
    if (ch === "\n")
      fold += "\n";
    offset += 1;
    ch = source[offset + 1];
  }
  if (!fold)
    fold = " ";
  return { fold, offset };
}
var escapeCodes = {
  "0": "\0",
  // null character
  a: "\x07",
  // bell character
  b: "\b",
  // backspace
  e: "\x1B",
  // escape character
  f: "\f",
  // form feed
  n: "\n",
  // line feed
  r: "\r",
  // carriage return
  t: "	",
  // horizontal tab
  v: "\v",
  // vertical tab
  N: "",
  // Unicode next line
  _: " ",
  // Unicode non-breaking space
  L: "\u2028",
  // Unicode line separator
  P: "\u2029",
  // Unicode paragraph separator
  " ": " ",
  '"': '"',
  "/": "/",
  "\\": "\\",
  "	": "	"
};
function parseCharCode(source, offset, length, onError) {
  const cc = source.substr(offset, length);
  const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
  const code18 = ok ? parseInt(cc, 16) : NaN;
  try {
    return String.fromCodePoint(code18);
  } catch {
    const raw = source.substr(offset - 2, length + 2);
    onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
    return raw;
  }
}

// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
  const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
  const tagName2 = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
  let tag;
  if (ctx.options.stringKeys && ctx.atKey) {
    tag = ctx.schema[SCALAR];
  } else if (tagName2)
    tag = findScalarTagByName(ctx.schema, value, tagName2, tagToken, onError);
  else if (token.type === "scalar")
    tag = findScalarTagByTest(ctx, value, token, onError);
  else
    tag = ctx.schema[SCALAR];
  let scalar2;
  try {
    const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar2 = isScalar(res) ? res : new Scalar(res);
  } catch (error) {
    const msg = error instanceof Error ? error.message : String(error);
    onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
    scalar2 = new Scalar(value);
  }
  scalar2.range = range;
  scalar2.source = value;
  if (type)
    scalar2.type = type;
  if (tagName2)
    scalar2.tag = tagName2;
  if (tag.format)
    scalar2.format = tag.format;
  if (comment)
    scalar2.comment = comment;
  return scalar2;
}
function findScalarTagByName(schema5, value, tagName2, tagToken, onError) {
  if (tagName2 === "!")
    return schema5[SCALAR];
  const matchWithTest = [];
  for (const tag of schema5.tags) {
    if (!tag.collection && tag.tag === tagName2) {
      if (tag.default && tag.test)
        matchWithTest.push(tag);
      else
        return tag;
    }
  }
  for (const tag of matchWithTest)
    if (tag.test?.test(value))
      return tag;
  const kt = schema5.knownTags[tagName2];
  if (kt && !kt.collection) {
    schema5.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
    return kt;
  }
  onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName2}`, tagName2 !== "tag:yaml.org,2002:str");
  return schema5[SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema: schema5 }, value, token, onError) {
  const tag = schema5.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema5[SCALAR];
  if (schema5.compat) {
    const compat = schema5.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema5[SCALAR];
    if (tag.tag !== compat.tag) {
      const ts = directives.tagString(tag.tag);
      const cs = directives.tagString(compat.tag);
      const msg = `Value may be parsed as either ${ts} or ${cs}`;
      onError(token, "TAG_RESOLVE_FAILED", msg, true);
    }
  }
  return tag;
}

// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
  if (before) {
    pos ?? (pos = before.length);
    for (let i = pos - 1; i >= 0; --i) {
      let st = before[i];
      switch (st.type) {
        case "space":
        case "comment":
        case "newline":
          offset -= st.source.length;
          continue;
      }
      st = before[++i];
      while (st?.type === "space") {
        offset += st.source.length;
        st = before[++i];
      }
      break;
    }
  }
  return offset;
}

// node_modules/yaml/browser/dist/compose/compose-node.js
var CN = { composeNode, composeEmptyNode };
function composeNode(ctx, token, props, onError) {
  const atKey = ctx.atKey;
  const { spaceBefore, comment, anchor, tag } = props;
  let node2;
  let isSrcToken = true;
  switch (token.type) {
    case "alias":
      node2 = composeAlias(ctx, token, onError);
      if (anchor || tag)
        onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
      break;
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "block-scalar":
      node2 = composeScalar(ctx, token, tag, onError);
      if (anchor)
        node2.anchor = anchor.source.substring(1);
      break;
    case "block-map":
    case "block-seq":
    case "flow-collection":
      try {
        node2 = composeCollection(CN, ctx, token, props, onError);
        if (anchor)
          node2.anchor = anchor.source.substring(1);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        onError(token, "RESOURCE_EXHAUSTION", message);
      }
      break;
    default: {
      const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
      onError(token, "UNEXPECTED_TOKEN", message);
      isSrcToken = false;
    }
  }
  node2 ?? (node2 = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
  if (anchor && node2.anchor === "")
    onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  if (atKey && ctx.options.stringKeys && (!isScalar(node2) || typeof node2.value !== "string" || node2.tag && node2.tag !== "tag:yaml.org,2002:str")) {
    const msg = "With stringKeys, all keys must be strings";
    onError(tag ?? token, "NON_STRING_KEY", msg);
  }
  if (spaceBefore)
    node2.spaceBefore = true;
  if (comment) {
    if (token.type === "scalar" && token.source === "")
      node2.comment = comment;
    else
      node2.commentBefore = comment;
  }
  if (ctx.options.keepSourceTokens && isSrcToken)
    node2.srcToken = token;
  return node2;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
  const token = {
    type: "scalar",
    offset: emptyScalarPosition(offset, before, pos),
    indent: -1,
    source: ""
  };
  const node2 = composeScalar(ctx, token, tag, onError);
  if (anchor) {
    node2.anchor = anchor.source.substring(1);
    if (node2.anchor === "")
      onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  }
  if (spaceBefore)
    node2.spaceBefore = true;
  if (comment) {
    node2.comment = comment;
    node2.range[2] = end;
  }
  return node2;
}
function composeAlias({ options: options3 }, { offset, source, end }, onError) {
  const alias = new Alias(source.substring(1));
  if (alias.source === "")
    onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
  if (alias.source.endsWith(":"))
    onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
  const valueEnd = offset + source.length;
  const re = resolveEnd(end, valueEnd, options3.strict, onError);
  alias.range = [offset, valueEnd, re.offset];
  if (re.comment)
    alias.comment = re.comment;
  return alias;
}

// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options3, directives, { offset, start: start2, value, end }, onError) {
  const opts = Object.assign({ _directives: directives }, options3);
  const doc = new Document(void 0, opts);
  const ctx = {
    atKey: false,
    atRoot: true,
    directives: doc.directives,
    options: doc.options,
    schema: doc.schema
  };
  const props = resolveProps(start2, {
    indicator: "doc-start",
    next: value ?? end?.[0],
    offset,
    onError,
    parentIndent: 0,
    startOnNewline: true
  });
  if (props.found) {
    doc.directives.docStart = true;
    if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
      onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
  }
  doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start2, null, props, onError);
  const contentEnd = doc.contents.range[2];
  const re = resolveEnd(end, contentEnd, false, onError);
  if (re.comment)
    doc.comment = re.comment;
  doc.range = [offset, contentEnd, re.offset];
  return doc;
}

// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
  if (typeof src === "number")
    return [src, src + 1];
  if (Array.isArray(src))
    return src.length === 2 ? src : [src[0], src[1]];
  const { offset, source } = src;
  return [offset, offset + (typeof source === "string" ? source.length : 1)];
}
function parsePrelude(prelude) {
  let comment = "";
  let atComment = false;
  let afterEmptyLine = false;
  for (let i = 0; i < prelude.length; ++i) {
    const source = prelude[i];
    switch (source[0]) {
      case "#":
        comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
        atComment = true;
        afterEmptyLine = false;
        break;
      case "%":
        if (prelude[i + 1]?.[0] !== "#")
          i += 1;
        atComment = false;
        break;
      default:
        if (!atComment)
          afterEmptyLine = true;
        atComment = false;
    }
  }
  return { comment, afterEmptyLine };
}
var Composer = class {
  constructor(options3 = {}) {
    this.doc = null;
    this.atDirectives = false;
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
    this.onError = (source, code18, message, warning) => {
      const pos = getErrorPos(source);
      if (warning)
        this.warnings.push(new YAMLWarning(pos, code18, message));
      else
        this.errors.push(new YAMLParseError(pos, code18, message));
    };
    this.directives = new Directives({ version: options3.version || "1.2" });
    this.options = options3;
  }
  decorate(doc, afterDoc) {
    const { comment, afterEmptyLine } = parsePrelude(this.prelude);
    if (comment) {
      const dc = doc.contents;
      if (afterDoc) {
        doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
      } else if (afterEmptyLine || doc.directives.docStart || !dc) {
        doc.commentBefore = comment;
      } else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
        let it = dc.items[0];
        if (isPair(it))
          it = it.key;
        const cb = it.commentBefore;
        it.commentBefore = cb ? `${comment}
${cb}` : comment;
      } else {
        const cb = dc.commentBefore;
        dc.commentBefore = cb ? `${comment}
${cb}` : comment;
      }
    }
    if (afterDoc) {
      for (let i = 0; i < this.errors.length; ++i)
        doc.errors.push(this.errors[i]);
      for (let i = 0; i < this.warnings.length; ++i)
        doc.warnings.push(this.warnings[i]);
    } else {
      doc.errors = this.errors;
      doc.warnings = this.warnings;
    }
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
  }
  /**
   * Current stream status information.
   *
   * Mostly useful at the end of input for an empty stream.
   */
  streamInfo() {
    return {
      comment: parsePrelude(this.prelude).comment,
      directives: this.directives,
      errors: this.errors,
      warnings: this.warnings
    };
  }
  /**
   * Compose tokens into documents.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *compose(tokens2, forceDoc = false, endOffset = -1) {
    for (const token of tokens2)
      yield* this.next(token);
    yield* this.end(forceDoc, endOffset);
  }
  /** Advance the composer by one CST token. */
  *next(token) {
    switch (token.type) {
      case "directive":
        this.directives.add(token.source, (offset, message, warning) => {
          const pos = getErrorPos(token);
          pos[0] += offset;
          this.onError(pos, "BAD_DIRECTIVE", message, warning);
        });
        this.prelude.push(token.source);
        this.atDirectives = true;
        break;
      case "document": {
        const doc = composeDoc(this.options, this.directives, token, this.onError);
        if (this.atDirectives && !doc.directives.docStart)
          this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
        this.decorate(doc, false);
        if (this.doc)
          yield this.doc;
        this.doc = doc;
        this.atDirectives = false;
        break;
      }
      case "byte-order-mark":
      case "space":
        break;
      case "comment":
      case "newline":
        this.prelude.push(token.source);
        break;
      case "error": {
        const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
        const error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
        if (this.atDirectives || !this.doc)
          this.errors.push(error);
        else
          this.doc.errors.push(error);
        break;
      }
      case "doc-end": {
        if (!this.doc) {
          const msg = "Unexpected doc-end without preceding document";
          this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
          break;
        }
        this.doc.directives.docEnd = true;
        const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
        this.decorate(this.doc, true);
        if (end.comment) {
          const dc = this.doc.comment;
          this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
        }
        this.doc.range[2] = end.offset;
        break;
      }
      default:
        this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
    }
  }
  /**
   * Call at end of input to yield any remaining document.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *end(forceDoc = false, endOffset = -1) {
    if (this.doc) {
      this.decorate(this.doc, true);
      yield this.doc;
      this.doc = null;
    } else if (forceDoc) {
      const opts = Object.assign({ _directives: this.directives }, this.options);
      const doc = new Document(void 0, opts);
      if (this.atDirectives)
        this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
      doc.range = [0, endOffset, endOffset];
      this.decorate(doc, false);
      yield doc;
    }
  }
};

// node_modules/yaml/browser/dist/parse/cst.js
var cst_exports = {};
__export(cst_exports, {
  BOM: () => BOM,
  DOCUMENT: () => DOCUMENT,
  FLOW_END: () => FLOW_END,
  SCALAR: () => SCALAR2,
  createScalarToken: () => createScalarToken,
  isCollection: () => isCollection2,
  isScalar: () => isScalar2,
  prettyToken: () => prettyToken,
  resolveAsScalar: () => resolveAsScalar,
  setScalarValue: () => setScalarValue,
  stringify: () => stringify2,
  tokenType: () => tokenType,
  visit: () => visit2
});

// node_modules/yaml/browser/dist/parse/cst-scalar.js
function resolveAsScalar(token, strict = true, onError) {
  if (token) {
    const _onError = (pos, code18, message) => {
      const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
      if (onError)
        onError(offset, code18, message);
      else
        throw new YAMLParseError([offset, offset + 1], code18, message);
    };
    switch (token.type) {
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return resolveFlowScalar(token, strict, _onError);
      case "block-scalar":
        return resolveBlockScalar({ options: { strict } }, token, _onError);
    }
  }
  return null;
}
function createScalarToken(value, context) {
  const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
  const source = stringifyString({ type, value }, {
    implicitKey,
    indent: indent > 0 ? " ".repeat(indent) : "",
    inFlow,
    options: { blockQuote: true, lineWidth: -1 }
  });
  const end = context.end ?? [
    { type: "newline", offset: -1, indent, source: "\n" }
  ];
  switch (source[0]) {
    case "|":
    case ">": {
      const he = source.indexOf("\n");
      const head = source.substring(0, he);
      const body = source.substring(he + 1) + "\n";
      const props = [
        { type: "block-scalar-header", offset, indent, source: head }
      ];
      if (!addEndtoBlockProps(props, end))
        props.push({ type: "newline", offset: -1, indent, source: "\n" });
      return { type: "block-scalar", offset, indent, props, source: body };
    }
    case '"':
      return { type: "double-quoted-scalar", offset, indent, source, end };
    case "'":
      return { type: "single-quoted-scalar", offset, indent, source, end };
    default:
      return { type: "scalar", offset, indent, source, end };
  }
}
function setScalarValue(token, value, context = {}) {
  let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
  let indent = "indent" in token ? token.indent : null;
  if (afterKey && typeof indent === "number")
    indent += 2;
  if (!type)
    switch (token.type) {
      case "single-quoted-scalar":
        type = "QUOTE_SINGLE";
        break;
      case "double-quoted-scalar":
        type = "QUOTE_DOUBLE";
        break;
      case "block-scalar": {
        const header = token.props[0];
        if (header.type !== "block-scalar-header")
          throw new Error("Invalid block scalar header");
        type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
        break;
      }
      default:
        type = "PLAIN";
    }
  const source = stringifyString({ type, value }, {
    implicitKey: implicitKey || indent === null,
    indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
    inFlow,
    options: { blockQuote: true, lineWidth: -1 }
  });
  switch (source[0]) {
    case "|":
    case ">":
      setBlockScalarValue(token, source);
      break;
    case '"':
      setFlowScalarValue(token, source, "double-quoted-scalar");
      break;
    case "'":
      setFlowScalarValue(token, source, "single-quoted-scalar");
      break;
    default:
      setFlowScalarValue(token, source, "scalar");
  }
}
function setBlockScalarValue(token, source) {
  const he = source.indexOf("\n");
  const head = source.substring(0, he);
  const body = source.substring(he + 1) + "\n";
  if (token.type === "block-scalar") {
    const header = token.props[0];
    if (header.type !== "block-scalar-header")
      throw new Error("Invalid block scalar header");
    header.source = head;
    token.source = body;
  } else {
    const { offset } = token;
    const indent = "indent" in token ? token.indent : -1;
    const props = [
      { type: "block-scalar-header", offset, indent, source: head }
    ];
    if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0))
      props.push({ type: "newline", offset: -1, indent, source: "\n" });
    for (const key of Object.keys(token))
      if (key !== "type" && key !== "offset")
        delete token[key];
    Object.assign(token, { type: "block-scalar", indent, props, source: body });
  }
}
function addEndtoBlockProps(props, end) {
  if (end)
    for (const st of end)
      switch (st.type) {
        case "space":
        case "comment":
          props.push(st);
          break;
        case "newline":
          props.push(st);
          return true;
      }
  return false;
}
function setFlowScalarValue(token, source, type) {
  switch (token.type) {
    case "scalar":
    case "double-quoted-scalar":
    case "single-quoted-scalar":
      token.type = type;
      token.source = source;
      break;
    case "block-scalar": {
      const end = token.props.slice(1);
      let oa = source.length;
      if (token.props[0].type === "block-scalar-header")
        oa -= token.props[0].source.length;
      for (const tok of end)
        tok.offset += oa;
      delete token.props;
      Object.assign(token, { type, source, end });
      break;
    }
    case "block-map":
    case "block-seq": {
      const offset = token.offset + source.length;
      const nl = { type: "newline", offset, indent: token.indent, source: "\n" };
      delete token.items;
      Object.assign(token, { type, source, end: [nl] });
      break;
    }
    default: {
      const indent = "indent" in token ? token.indent : -1;
      const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
      for (const key of Object.keys(token))
        if (key !== "type" && key !== "offset")
          delete token[key];
      Object.assign(token, { type, indent, source, end });
    }
  }
}

// node_modules/yaml/browser/dist/parse/cst-stringify.js
var stringify2 = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
function stringifyToken(token) {
  switch (token.type) {
    case "block-scalar": {
      let res = "";
      for (const tok of token.props)
        res += stringifyToken(tok);
      return res + token.source;
    }
    case "block-map":
    case "block-seq": {
      let res = "";
      for (const item2 of token.items)
        res += stringifyItem(item2);
      return res;
    }
    case "flow-collection": {
      let res = token.start.source;
      for (const item2 of token.items)
        res += stringifyItem(item2);
      for (const st of token.end)
        res += st.source;
      return res;
    }
    case "document": {
      let res = stringifyItem(token);
      if (token.end)
        for (const st of token.end)
          res += st.source;
      return res;
    }
    default: {
      let res = token.source;
      if ("end" in token && token.end)
        for (const st of token.end)
          res += st.source;
      return res;
    }
  }
}
function stringifyItem({ start: start2, key, sep: sep3, value }) {
  let res = "";
  for (const st of start2)
    res += st.source;
  if (key)
    res += stringifyToken(key);
  if (sep3)
    for (const st of sep3)
      res += st.source;
  if (value)
    res += stringifyToken(value);
  return res;
}

// node_modules/yaml/browser/dist/parse/cst-visit.js
var BREAK2 = /* @__PURE__ */ Symbol("break visit");
var SKIP2 = /* @__PURE__ */ Symbol("skip children");
var REMOVE2 = /* @__PURE__ */ Symbol("remove item");
function visit2(cst, visitor) {
  if ("type" in cst && cst.type === "document")
    cst = { start: cst.start, value: cst.value };
  _visit(Object.freeze([]), cst, visitor);
}
visit2.BREAK = BREAK2;
visit2.SKIP = SKIP2;
visit2.REMOVE = REMOVE2;
visit2.itemAtPath = (cst, path) => {
  let item2 = cst;
  for (const [field, index] of path) {
    const tok = item2?.[field];
    if (tok && "items" in tok) {
      item2 = tok.items[index];
    } else
      return void 0;
  }
  return item2;
};
visit2.parentCollection = (cst, path) => {
  const parent = visit2.itemAtPath(cst, path.slice(0, -1));
  const field = path[path.length - 1][0];
  const coll = parent?.[field];
  if (coll && "items" in coll)
    return coll;
  throw new Error("Parent collection not found");
};
function _visit(path, item2, visitor) {
  let ctrl = visitor(item2, path);
  if (typeof ctrl === "symbol")
    return ctrl;
  for (const field of ["key", "value"]) {
    const token = item2[field];
    if (token && "items" in token) {
      for (let i = 0; i < token.items.length; ++i) {
        const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK2)
          return BREAK2;
        else if (ci === REMOVE2) {
          token.items.splice(i, 1);
          i -= 1;
        }
      }
      if (typeof ctrl === "function" && field === "key")
        ctrl = ctrl(item2, path);
    }
  }
  return typeof ctrl === "function" ? ctrl(item2, path) : ctrl;
}

// node_modules/yaml/browser/dist/parse/cst.js
var BOM = "\uFEFF";
var DOCUMENT = "";
var FLOW_END = "";
var SCALAR2 = "";
var isCollection2 = (token) => !!token && "items" in token;
var isScalar2 = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
function prettyToken(token) {
  switch (token) {
    case BOM:
      return "<BOM>";
    case DOCUMENT:
      return "<DOC>";
    case FLOW_END:
      return "<FLOW_END>";
    case SCALAR2:
      return "<SCALAR>";
    default:
      return JSON.stringify(token);
  }
}
function tokenType(source) {
  switch (source) {
    case BOM:
      return "byte-order-mark";
    case DOCUMENT:
      return "doc-mode";
    case FLOW_END:
      return "flow-error-end";
    case SCALAR2:
      return "scalar";
    case "---":
      return "doc-start";
    case "...":
      return "doc-end";
    case "":
    case "\n":
    case "\r\n":
      return "newline";
    case "-":
      return "seq-item-ind";
    case "?":
      return "explicit-key-ind";
    case ":":
      return "map-value-ind";
    case "{":
      return "flow-map-start";
    case "}":
      return "flow-map-end";
    case "[":
      return "flow-seq-start";
    case "]":
      return "flow-seq-end";
    case ",":
      return "comma";
  }
  switch (source[0]) {
    case " ":
    case "	":
      return "space";
    case "#":
      return "comment";
    case "%":
      return "directive-line";
    case "*":
      return "alias";
    case "&":
      return "anchor";
    case "!":
      return "tag";
    case "'":
      return "single-quoted-scalar";
    case '"':
      return "double-quoted-scalar";
    case "|":
    case ">":
      return "block-scalar-header";
  }
  return null;
}

// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
  switch (ch) {
    case void 0:
    case " ":
    case "\n":
    case "\r":
    case "	":
      return true;
    default:
      return false;
  }
}
var hexDigits = new Set("0123456789ABCDEFabcdef");
var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
var flowIndicatorChars = new Set(",[]{}");
var invalidAnchorChars = new Set(" ,[]{}\n\r	");
var isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
var Lexer = class {
  constructor() {
    this.atEnd = false;
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    this.buffer = "";
    this.flowKey = false;
    this.flowLevel = 0;
    this.indentNext = 0;
    this.indentValue = 0;
    this.lineEndPos = null;
    this.next = null;
    this.pos = 0;
  }
  /**
   * Generate YAML tokens from the `source` string. If `incomplete`,
   * a part of the last line may be left as a buffer for the next call.
   *
   * @returns A generator of lexical tokens
   */
  *lex(source, incomplete = false) {
    if (source) {
      if (typeof source !== "string")
        throw TypeError("source is not a string");
      this.buffer = this.buffer ? this.buffer + source : source;
      this.lineEndPos = null;
    }
    this.atEnd = !incomplete;
    let next = this.next ?? "stream";
    while (next && (incomplete || this.hasChars(1)))
      next = yield* this.parseNext(next);
  }
  atLineEnd() {
    let i = this.pos;
    let ch = this.buffer[i];
    while (ch === " " || ch === "	")
      ch = this.buffer[++i];
    if (!ch || ch === "#" || ch === "\n")
      return true;
    if (ch === "\r")
      return this.buffer[i + 1] === "\n";
    return false;
  }
  charAt(n) {
    return this.buffer[this.pos + n];
  }
  continueScalar(offset) {
    let ch = this.buffer[offset];
    if (this.indentNext > 0) {
      let indent = 0;
      while (ch === " ")
        ch = this.buffer[++indent + offset];
      if (ch === "\r") {
        const next = this.buffer[indent + offset + 1];
        if (next === "\n" || !next && !this.atEnd)
          return offset + indent + 1;
      }
      return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
    }
    if (ch === "-" || ch === ".") {
      const dt = this.buffer.substr(offset, 3);
      if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
        return -1;
    }
    return offset;
  }
  getLine() {
    let end = this.lineEndPos;
    if (typeof end !== "number" || end !== -1 && end < this.pos) {
      end = this.buffer.indexOf("\n", this.pos);
      this.lineEndPos = end;
    }
    if (end === -1)
      return this.atEnd ? this.buffer.substring(this.pos) : null;
    if (this.buffer[end - 1] === "\r")
      end -= 1;
    return this.buffer.substring(this.pos, end);
  }
  hasChars(n) {
    return this.pos + n <= this.buffer.length;
  }
  setNext(state) {
    this.buffer = this.buffer.substring(this.pos);
    this.pos = 0;
    this.lineEndPos = null;
    this.next = state;
    return null;
  }
  peek(n) {
    return this.buffer.substr(this.pos, n);
  }
  *parseNext(next) {
    switch (next) {
      case "stream":
        return yield* this.parseStream();
      case "line-start":
        return yield* this.parseLineStart();
      case "block-start":
        return yield* this.parseBlockStart();
      case "doc":
        return yield* this.parseDocument();
      case "flow":
        return yield* this.parseFlowCollection();
      case "quoted-scalar":
        return yield* this.parseQuotedScalar();
      case "block-scalar":
        return yield* this.parseBlockScalar();
      case "plain-scalar":
        return yield* this.parsePlainScalar();
    }
  }
  *parseStream() {
    let line2 = this.getLine();
    if (line2 === null)
      return this.setNext("stream");
    if (line2[0] === BOM) {
      yield* this.pushCount(1);
      line2 = line2.substring(1);
    }
    if (line2[0] === "%") {
      let dirEnd = line2.length;
      let cs = line2.indexOf("#");
      while (cs !== -1) {
        const ch = line2[cs - 1];
        if (ch === " " || ch === "	") {
          dirEnd = cs - 1;
          break;
        } else {
          cs = line2.indexOf("#", cs + 1);
        }
      }
      while (true) {
        const ch = line2[dirEnd - 1];
        if (ch === " " || ch === "	")
          dirEnd -= 1;
        else
          break;
      }
      const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
      yield* this.pushCount(line2.length - n);
      this.pushNewline();
      return "stream";
    }
    if (this.atLineEnd()) {
      const sp = yield* this.pushSpaces(true);
      yield* this.pushCount(line2.length - sp);
      yield* this.pushNewline();
      return "stream";
    }
    yield DOCUMENT;
    return yield* this.parseLineStart();
  }
  *parseLineStart() {
    const ch = this.charAt(0);
    if (!ch && !this.atEnd)
      return this.setNext("line-start");
    if (ch === "-" || ch === ".") {
      if (!this.atEnd && !this.hasChars(4))
        return this.setNext("line-start");
      const s = this.peek(3);
      if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
        yield* this.pushCount(3);
        this.indentValue = 0;
        this.indentNext = 0;
        return s === "---" ? "doc" : "stream";
      }
    }
    this.indentValue = yield* this.pushSpaces(false);
    if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
      this.indentNext = this.indentValue;
    return yield* this.parseBlockStart();
  }
  *parseBlockStart() {
    const [ch0, ch1] = this.peek(2);
    if (!ch1 && !this.atEnd)
      return this.setNext("block-start");
    if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
      const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
      this.indentNext = this.indentValue + 1;
      this.indentValue += n;
      return "block-start";
    }
    return "doc";
  }
  *parseDocument() {
    yield* this.pushSpaces(true);
    const line2 = this.getLine();
    if (line2 === null)
      return this.setNext("doc");
    let n = yield* this.pushIndicators();
    switch (line2[n]) {
      case "#":
        yield* this.pushCount(line2.length - n);
      // fallthrough
      case void 0:
        yield* this.pushNewline();
        return yield* this.parseLineStart();
      case "{":
      case "[":
        yield* this.pushCount(1);
        this.flowKey = false;
        this.flowLevel = 1;
        return "flow";
      case "}":
      case "]":
        yield* this.pushCount(1);
        return "doc";
      case "*":
        yield* this.pushUntil(isNotAnchorChar);
        return "doc";
      case '"':
      case "'":
        return yield* this.parseQuotedScalar();
      case "|":
      case ">":
        n += yield* this.parseBlockScalarHeader();
        n += yield* this.pushSpaces(true);
        yield* this.pushCount(line2.length - n);
        yield* this.pushNewline();
        return yield* this.parseBlockScalar();
      default:
        return yield* this.parsePlainScalar();
    }
  }
  *parseFlowCollection() {
    let nl, sp;
    let indent = -1;
    do {
      nl = yield* this.pushNewline();
      if (nl > 0) {
        sp = yield* this.pushSpaces(false);
        this.indentValue = indent = sp;
      } else {
        sp = 0;
      }
      sp += yield* this.pushSpaces(true);
    } while (nl + sp > 0);
    const line2 = this.getLine();
    if (line2 === null)
      return this.setNext("flow");
    if (indent !== -1 && indent < this.indentNext && line2[0] !== "#" || indent === 0 && (line2.startsWith("---") || line2.startsWith("...")) && isEmpty(line2[3])) {
      const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line2[0] === "]" || line2[0] === "}");
      if (!atFlowEndMarker) {
        this.flowLevel = 0;
        yield FLOW_END;
        return yield* this.parseLineStart();
      }
    }
    let n = 0;
    while (line2[n] === ",") {
      n += yield* this.pushCount(1);
      n += yield* this.pushSpaces(true);
      this.flowKey = false;
    }
    n += yield* this.pushIndicators();
    switch (line2[n]) {
      case void 0:
        return "flow";
      case "#":
        yield* this.pushCount(line2.length - n);
        return "flow";
      case "{":
      case "[":
        yield* this.pushCount(1);
        this.flowKey = false;
        this.flowLevel += 1;
        return "flow";
      case "}":
      case "]":
        yield* this.pushCount(1);
        this.flowKey = true;
        this.flowLevel -= 1;
        return this.flowLevel ? "flow" : "doc";
      case "*":
        yield* this.pushUntil(isNotAnchorChar);
        return "flow";
      case '"':
      case "'":
        this.flowKey = true;
        return yield* this.parseQuotedScalar();
      case ":": {
        const next = this.charAt(1);
        if (this.flowKey || isEmpty(next) || next === ",") {
          this.flowKey = false;
          yield* this.pushCount(1);
          yield* this.pushSpaces(true);
          return "flow";
        }
      }
      // fallthrough
      default:
        this.flowKey = false;
        return yield* this.parsePlainScalar();
    }
  }
  *parseQuotedScalar() {
    const quote = this.charAt(0);
    let end = this.buffer.indexOf(quote, this.pos + 1);
    if (quote === "'") {
      while (end !== -1 && this.buffer[end + 1] === "'")
        end = this.buffer.indexOf("'", end + 2);
    } else {
      while (end !== -1) {
        let n = 0;
        while (this.buffer[end - 1 - n] === "\\")
          n += 1;
        if (n % 2 === 0)
          break;
        end = this.buffer.indexOf('"', end + 1);
      }
    }
    const qb = this.buffer.substring(0, end);
    let nl = qb.indexOf("\n", this.pos);
    if (nl !== -1) {
      while (nl !== -1) {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = qb.indexOf("\n", cs);
      }
      if (nl !== -1) {
        end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
      }
    }
    if (end === -1) {
      if (!this.atEnd)
        return this.setNext("quoted-scalar");
      end = this.buffer.length;
    }
    yield* this.pushToIndex(end + 1, false);
    return this.flowLevel ? "flow" : "doc";
  }
  *parseBlockScalarHeader() {
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    let i = this.pos;
    while (true) {
      const ch = this.buffer[++i];
      if (ch === "+")
        this.blockScalarKeep = true;
      else if (ch > "0" && ch <= "9")
        this.blockScalarIndent = Number(ch) - 1;
      else if (ch !== "-")
        break;
    }
    return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
  }
  *parseBlockScalar() {
    let nl = this.pos - 1;
    let indent = 0;
    let ch;
    loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
      switch (ch) {
        case " ":
          indent += 1;
          break;
        case "\n":
          nl = i2;
          indent = 0;
          break;
        case "\r": {
          const next = this.buffer[i2 + 1];
          if (!next && !this.atEnd)
            return this.setNext("block-scalar");
          if (next === "\n")
            break;
        }
        // fallthrough
        default:
          break loop;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("block-scalar");
    if (indent >= this.indentNext) {
      if (this.blockScalarIndent === -1)
        this.indentNext = indent;
      else {
        this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
      }
      do {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = this.buffer.indexOf("\n", cs);
      } while (nl !== -1);
      if (nl === -1) {
        if (!this.atEnd)
          return this.setNext("block-scalar");
        nl = this.buffer.length;
      }
    }
    let i = nl + 1;
    ch = this.buffer[i];
    while (ch === " ")
      ch = this.buffer[++i];
    if (ch === "	") {
      while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
        ch = this.buffer[++i];
      nl = i - 1;
    } else if (!this.blockScalarKeep) {
      do {
        let i2 = nl - 1;
        let ch2 = this.buffer[i2];
        if (ch2 === "\r")
          ch2 = this.buffer[--i2];
        const lastChar = i2;
        while (ch2 === " ")
          ch2 = this.buffer[--i2];
        if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
          nl = i2;
        else
          break;
      } while (true);
    }
    yield SCALAR2;
    yield* this.pushToIndex(nl + 1, true);
    return yield* this.parseLineStart();
  }
  *parsePlainScalar() {
    const inFlow = this.flowLevel > 0;
    let end = this.pos - 1;
    let i = this.pos - 1;
    let ch;
    while (ch = this.buffer[++i]) {
      if (ch === ":") {
        const next = this.buffer[i + 1];
        if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
          break;
        end = i;
      } else if (isEmpty(ch)) {
        let next = this.buffer[i + 1];
        if (ch === "\r") {
          if (next === "\n") {
            i += 1;
            ch = "\n";
            next = this.buffer[i + 1];
          } else
            end = i;
        }
        if (next === "#" || inFlow && flowIndicatorChars.has(next))
          break;
        if (ch === "\n") {
          const cs = this.continueScalar(i + 1);
          if (cs === -1)
            break;
          i = Math.max(i, cs - 2);
        }
      } else {
        if (inFlow && flowIndicatorChars.has(ch))
          break;
        end = i;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("plain-scalar");
    yield SCALAR2;
    yield* this.pushToIndex(end + 1, true);
    return inFlow ? "flow" : "doc";
  }
  *pushCount(n) {
    if (n > 0) {
      yield this.buffer.substr(this.pos, n);
      this.pos += n;
      return n;
    }
    return 0;
  }
  *pushToIndex(i, allowEmpty) {
    const s = this.buffer.slice(this.pos, i);
    if (s) {
      yield s;
      this.pos += s.length;
      return s.length;
    } else if (allowEmpty)
      yield "";
    return 0;
  }
  *pushIndicators() {
    let n = 0;
    loop: while (true) {
      switch (this.charAt(0)) {
        case "!":
          n += yield* this.pushTag();
          n += yield* this.pushSpaces(true);
          continue loop;
        case "&":
          n += yield* this.pushUntil(isNotAnchorChar);
          n += yield* this.pushSpaces(true);
          continue loop;
        case "-":
        // this is an error
        case "?":
        // this is an error outside flow collections
        case ":": {
          const inFlow = this.flowLevel > 0;
          const ch1 = this.charAt(1);
          if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
            if (!inFlow)
              this.indentNext = this.indentValue + 1;
            else if (this.flowKey)
              this.flowKey = false;
            n += yield* this.pushCount(1);
            n += yield* this.pushSpaces(true);
            continue loop;
          }
        }
      }
      break loop;
    }
    return n;
  }
  *pushTag() {
    if (this.charAt(1) === "<") {
      let i = this.pos + 2;
      let ch = this.buffer[i];
      while (!isEmpty(ch) && ch !== ">")
        ch = this.buffer[++i];
      return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
    } else {
      let i = this.pos + 1;
      let ch = this.buffer[i];
      while (ch) {
        if (tagChars.has(ch))
          ch = this.buffer[++i];
        else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
          ch = this.buffer[i += 3];
        } else
          break;
      }
      return yield* this.pushToIndex(i, false);
    }
  }
  *pushNewline() {
    const ch = this.buffer[this.pos];
    if (ch === "\n")
      return yield* this.pushCount(1);
    else if (ch === "\r" && this.charAt(1) === "\n")
      return yield* this.pushCount(2);
    else
      return 0;
  }
  *pushSpaces(allowTabs) {
    let i = this.pos - 1;
    let ch;
    do {
      ch = this.buffer[++i];
    } while (ch === " " || allowTabs && ch === "	");
    const n = i - this.pos;
    if (n > 0) {
      yield this.buffer.substr(this.pos, n);
      this.pos = i;
    }
    return n;
  }
  *pushUntil(test) {
    let i = this.pos;
    let ch = this.buffer[i];
    while (!test(ch))
      ch = this.buffer[++i];
    return yield* this.pushToIndex(i, false);
  }
};

// node_modules/yaml/browser/dist/parse/line-counter.js
var LineCounter = class {
  constructor() {
    this.lineStarts = [];
    this.addNewLine = (offset) => this.lineStarts.push(offset);
    this.linePos = (offset) => {
      let low = 0;
      let high = this.lineStarts.length;
      while (low < high) {
        const mid = low + high >> 1;
        if (this.lineStarts[mid] < offset)
          low = mid + 1;
        else
          high = mid;
      }
      if (this.lineStarts[low] === offset)
        return { line: low + 1, col: 1 };
      if (low === 0)
        return { line: 0, col: offset };
      const start2 = this.lineStarts[low - 1];
      return { line: low, col: offset - start2 + 1 };
    };
  }
};

// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list2, type) {
  for (let i = 0; i < list2.length; ++i)
    if (list2[i].type === type)
      return true;
  return false;
}
function findNonEmptyIndex(list2) {
  for (let i = 0; i < list2.length; ++i) {
    switch (list2[i].type) {
      case "space":
      case "comment":
      case "newline":
        break;
      default:
        return i;
    }
  }
  return -1;
}
function isFlowToken(token) {
  switch (token?.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "flow-collection":
      return true;
    default:
      return false;
  }
}
function getPrevProps(parent) {
  switch (parent.type) {
    case "document":
      return parent.start;
    case "block-map": {
      const it = parent.items[parent.items.length - 1];
      return it.sep ?? it.start;
    }
    case "block-seq":
      return parent.items[parent.items.length - 1].start;
    /* istanbul ignore next should not happen */
    default:
      return [];
  }
}
function getFirstKeyStartProps(prev) {
  if (prev.length === 0)
    return [];
  let i = prev.length;
  loop: while (--i >= 0) {
    switch (prev[i].type) {
      case "doc-start":
      case "explicit-key-ind":
      case "map-value-ind":
      case "seq-item-ind":
      case "newline":
        break loop;
    }
  }
  while (prev[++i]?.type === "space") {
  }
  return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
  if (source.length < 1e5)
    Array.prototype.push.apply(target, source);
  else
    for (let i = 0; i < source.length; ++i)
      target.push(source[i]);
}
function fixFlowSeqItems(fc) {
  if (fc.start.type === "flow-seq-start") {
    for (const it of fc.items) {
      if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
        if (it.key)
          it.value = it.key;
        delete it.key;
        if (isFlowToken(it.value)) {
          if (it.value.end)
            arrayPushArray(it.value.end, it.sep);
          else
            it.value.end = it.sep;
        } else
          arrayPushArray(it.start, it.sep);
        delete it.sep;
      }
    }
  }
}
var Parser3 = class {
  /**
   * @param onNewLine - If defined, called separately with the start position of
   *   each new line (in `parse()`, including the start of input).
   */
  constructor(onNewLine) {
    this.atNewLine = true;
    this.atScalar = false;
    this.indent = 0;
    this.offset = 0;
    this.onKeyLine = false;
    this.stack = [];
    this.source = "";
    this.type = "";
    this.lexer = new Lexer();
    this.onNewLine = onNewLine;
  }
  /**
   * Parse `source` as a YAML stream.
   * If `incomplete`, a part of the last line may be left as a buffer for the next call.
   *
   * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
   *
   * @returns A generator of tokens representing each directive, document, and other structure.
   */
  *parse(source, incomplete = false) {
    if (this.onNewLine && this.offset === 0)
      this.onNewLine(0);
    for (const lexeme of this.lexer.lex(source, incomplete))
      yield* this.next(lexeme);
    if (!incomplete)
      yield* this.end();
  }
  /**
   * Advance the parser by the `source` of one lexical token.
   */
  *next(source) {
    this.source = source;
    if (this.atScalar) {
      this.atScalar = false;
      yield* this.step();
      this.offset += source.length;
      return;
    }
    const type = tokenType(source);
    if (!type) {
      const message = `Not a YAML token: ${source}`;
      yield* this.pop({ type: "error", offset: this.offset, message, source });
      this.offset += source.length;
    } else if (type === "scalar") {
      this.atNewLine = false;
      this.atScalar = true;
      this.type = "scalar";
    } else {
      this.type = type;
      yield* this.step();
      switch (type) {
        case "newline":
          this.atNewLine = true;
          this.indent = 0;
          if (this.onNewLine)
            this.onNewLine(this.offset + source.length);
          break;
        case "space":
          if (this.atNewLine && source[0] === " ")
            this.indent += source.length;
          break;
        case "explicit-key-ind":
        case "map-value-ind":
        case "seq-item-ind":
          if (this.atNewLine)
            this.indent += source.length;
          break;
        case "doc-mode":
        case "flow-error-end":
          return;
        default:
          this.atNewLine = false;
      }
      this.offset += source.length;
    }
  }
  /** Call at end of input to push out any remaining constructions */
  *end() {
    while (this.stack.length > 0)
      yield* this.pop();
  }
  get sourceToken() {
    const st = {
      type: this.type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
    return st;
  }
  *step() {
    const top = this.peek(1);
    if (this.type === "doc-end" && top?.type !== "doc-end") {
      while (this.stack.length > 0)
        yield* this.pop();
      this.stack.push({
        type: "doc-end",
        offset: this.offset,
        source: this.source
      });
      return;
    }
    if (!top)
      return yield* this.stream();
    switch (top.type) {
      case "document":
        return yield* this.document(top);
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return yield* this.scalar(top);
      case "block-scalar":
        return yield* this.blockScalar(top);
      case "block-map":
        return yield* this.blockMap(top);
      case "block-seq":
        return yield* this.blockSequence(top);
      case "flow-collection":
        return yield* this.flowCollection(top);
      case "doc-end":
        return yield* this.documentEnd(top);
    }
    yield* this.pop();
  }
  peek(n) {
    return this.stack[this.stack.length - n];
  }
  *pop(error) {
    const token = error ?? this.stack.pop();
    if (!token) {
      const message = "Tried to pop an empty stack";
      yield { type: "error", offset: this.offset, source: "", message };
    } else if (this.stack.length === 0) {
      yield token;
    } else {
      const top = this.peek(1);
      if (token.type === "block-scalar") {
        token.indent = "indent" in top ? top.indent : 0;
      } else if (token.type === "flow-collection" && top.type === "document") {
        token.indent = 0;
      }
      if (token.type === "flow-collection")
        fixFlowSeqItems(token);
      switch (top.type) {
        case "document":
          top.value = token;
          break;
        case "block-scalar":
          top.props.push(token);
          break;
        case "block-map": {
          const it = top.items[top.items.length - 1];
          if (it.value) {
            top.items.push({ start: [], key: token, sep: [] });
            this.onKeyLine = true;
            return;
          } else if (it.sep) {
            it.value = token;
          } else {
            Object.assign(it, { key: token, sep: [] });
            this.onKeyLine = !it.explicitKey;
            return;
          }
          break;
        }
        case "block-seq": {
          const it = top.items[top.items.length - 1];
          if (it.value)
            top.items.push({ start: [], value: token });
          else
            it.value = token;
          break;
        }
        case "flow-collection": {
          const it = top.items[top.items.length - 1];
          if (!it || it.value)
            top.items.push({ start: [], key: token, sep: [] });
          else if (it.sep)
            it.value = token;
          else
            Object.assign(it, { key: token, sep: [] });
          return;
        }
        /* istanbul ignore next should not happen */
        default:
          yield* this.pop();
          yield* this.pop(token);
      }
      if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
        const last = token.items[token.items.length - 1];
        if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
          if (top.type === "document")
            top.end = last.start;
          else
            top.items.push({ start: last.start });
          token.items.splice(-1, 1);
        }
      }
    }
  }
  *stream() {
    switch (this.type) {
      case "directive-line":
        yield { type: "directive", offset: this.offset, source: this.source };
        return;
      case "byte-order-mark":
      case "space":
      case "comment":
      case "newline":
        yield this.sourceToken;
        return;
      case "doc-mode":
      case "doc-start": {
        const doc = {
          type: "document",
          offset: this.offset,
          start: []
        };
        if (this.type === "doc-start")
          doc.start.push(this.sourceToken);
        this.stack.push(doc);
        return;
      }
    }
    yield {
      type: "error",
      offset: this.offset,
      message: `Unexpected ${this.type} token in YAML stream`,
      source: this.source
    };
  }
  *document(doc) {
    if (doc.value)
      return yield* this.lineEnd(doc);
    switch (this.type) {
      case "doc-start": {
        if (findNonEmptyIndex(doc.start) !== -1) {
          yield* this.pop();
          yield* this.step();
        } else
          doc.start.push(this.sourceToken);
        return;
      }
      case "anchor":
      case "tag":
      case "space":
      case "comment":
      case "newline":
        doc.start.push(this.sourceToken);
        return;
    }
    const bv = this.startBlockValue(doc);
    if (bv)
      this.stack.push(bv);
    else {
      yield {
        type: "error",
        offset: this.offset,
        message: `Unexpected ${this.type} token in YAML document`,
        source: this.source
      };
    }
  }
  *scalar(scalar2) {
    if (this.type === "map-value-ind") {
      const prev = getPrevProps(this.peek(2));
      const start2 = getFirstKeyStartProps(prev);
      let sep3;
      if (scalar2.end) {
        sep3 = scalar2.end;
        sep3.push(this.sourceToken);
        delete scalar2.end;
      } else
        sep3 = [this.sourceToken];
      const map2 = {
        type: "block-map",
        offset: scalar2.offset,
        indent: scalar2.indent,
        items: [{ start: start2, key: scalar2, sep: sep3 }]
      };
      this.onKeyLine = true;
      this.stack[this.stack.length - 1] = map2;
    } else
      yield* this.lineEnd(scalar2);
  }
  *blockScalar(scalar2) {
    switch (this.type) {
      case "space":
      case "comment":
      case "newline":
        scalar2.props.push(this.sourceToken);
        return;
      case "scalar":
        scalar2.source = this.source;
        this.atNewLine = true;
        this.indent = 0;
        if (this.onNewLine) {
          let nl = this.source.indexOf("\n") + 1;
          while (nl !== 0) {
            this.onNewLine(this.offset + nl);
            nl = this.source.indexOf("\n", nl) + 1;
          }
        }
        yield* this.pop();
        break;
      /* istanbul ignore next should not happen */
      default:
        yield* this.pop();
        yield* this.step();
    }
  }
  *blockMap(map2) {
    const it = map2.items[map2.items.length - 1];
    switch (this.type) {
      case "newline":
        this.onKeyLine = false;
        if (it.value) {
          const end = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end) ? end[end.length - 1] : void 0;
          if (last?.type === "comment")
            end?.push(this.sourceToken);
          else
            map2.items.push({ start: [this.sourceToken] });
        } else if (it.sep) {
          it.sep.push(this.sourceToken);
        } else {
          it.start.push(this.sourceToken);
        }
        return;
      case "space":
      case "comment":
        if (it.value) {
          map2.items.push({ start: [this.sourceToken] });
        } else if (it.sep) {
          it.sep.push(this.sourceToken);
        } else {
          if (this.atIndentedComment(it.start, map2.indent)) {
            const prev = map2.items[map2.items.length - 2];
            const end = prev?.value?.end;
            if (Array.isArray(end)) {
              arrayPushArray(end, it.start);
              end.push(this.sourceToken);
              map2.items.pop();
              return;
            }
          }
          it.start.push(this.sourceToken);
        }
        return;
    }
    if (this.indent >= map2.indent) {
      const atMapIndent = !this.onKeyLine && this.indent === map2.indent;
      const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
      let start2 = [];
      if (atNextItem && it.sep && !it.value) {
        const nl = [];
        for (let i = 0; i < it.sep.length; ++i) {
          const st = it.sep[i];
          switch (st.type) {
            case "newline":
              nl.push(i);
              break;
            case "space":
              break;
            case "comment":
              if (st.indent > map2.indent)
                nl.length = 0;
              break;
            default:
              nl.length = 0;
          }
        }
        if (nl.length >= 2)
          start2 = it.sep.splice(nl[1]);
      }
      switch (this.type) {
        case "anchor":
        case "tag":
          if (atNextItem || it.value) {
            start2.push(this.sourceToken);
            map2.items.push({ start: start2 });
            this.onKeyLine = true;
          } else if (it.sep) {
            it.sep.push(this.sourceToken);
          } else {
            it.start.push(this.sourceToken);
          }
          return;
        case "explicit-key-ind":
          if (!it.sep && !it.explicitKey) {
            it.start.push(this.sourceToken);
            it.explicitKey = true;
          } else if (atNextItem || it.value) {
            start2.push(this.sourceToken);
            map2.items.push({ start: start2, explicitKey: true });
          } else {
            this.stack.push({
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken], explicitKey: true }]
            });
          }
          this.onKeyLine = true;
          return;
        case "map-value-ind":
          if (it.explicitKey) {
            if (!it.sep) {
              if (includesToken(it.start, "newline")) {
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              } else {
                const start3 = getFirstKeyStartProps(it.start);
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: start3, key: null, sep: [this.sourceToken] }]
                });
              }
            } else if (it.value) {
              map2.items.push({ start: [], key: null, sep: [this.sourceToken] });
            } else if (includesToken(it.sep, "map-value-ind")) {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: start2, key: null, sep: [this.sourceToken] }]
              });
            } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
              const start3 = getFirstKeyStartProps(it.start);
              const key = it.key;
              const sep3 = it.sep;
              sep3.push(this.sourceToken);
              delete it.key;
              delete it.sep;
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: start3, key, sep: sep3 }]
              });
            } else if (start2.length > 0) {
              it.sep = it.sep.concat(start2, this.sourceToken);
            } else {
              it.sep.push(this.sourceToken);
            }
          } else {
            if (!it.sep) {
              Object.assign(it, { key: null, sep: [this.sourceToken] });
            } else if (it.value || atNextItem) {
              map2.items.push({ start: start2, key: null, sep: [this.sourceToken] });
            } else if (includesToken(it.sep, "map-value-ind")) {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: [], key: null, sep: [this.sourceToken] }]
              });
            } else {
              it.sep.push(this.sourceToken);
            }
          }
          this.onKeyLine = true;
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          const fs = this.flowScalar(this.type);
          if (atNextItem || it.value) {
            map2.items.push({ start: start2, key: fs, sep: [] });
            this.onKeyLine = true;
          } else if (it.sep) {
            this.stack.push(fs);
          } else {
            Object.assign(it, { key: fs, sep: [] });
            this.onKeyLine = true;
          }
          return;
        }
        default: {
          const bv = this.startBlockValue(map2);
          if (bv) {
            if (bv.type === "block-seq") {
              if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                yield* this.pop({
                  type: "error",
                  offset: this.offset,
                  message: "Unexpected block-seq-ind on same line with key",
                  source: this.source
                });
                return;
              }
            } else if (atMapIndent) {
              map2.items.push({ start: start2 });
            }
            this.stack.push(bv);
            return;
          }
        }
      }
    }
    yield* this.pop();
    yield* this.step();
  }
  *blockSequence(seq2) {
    const it = seq2.items[seq2.items.length - 1];
    switch (this.type) {
      case "newline":
        if (it.value) {
          const end = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end) ? end[end.length - 1] : void 0;
          if (last?.type === "comment")
            end?.push(this.sourceToken);
          else
            seq2.items.push({ start: [this.sourceToken] });
        } else
          it.start.push(this.sourceToken);
        return;
      case "space":
      case "comment":
        if (it.value)
          seq2.items.push({ start: [this.sourceToken] });
        else {
          if (this.atIndentedComment(it.start, seq2.indent)) {
            const prev = seq2.items[seq2.items.length - 2];
            const end = prev?.value?.end;
            if (Array.isArray(end)) {
              arrayPushArray(end, it.start);
              end.push(this.sourceToken);
              seq2.items.pop();
              return;
            }
          }
          it.start.push(this.sourceToken);
        }
        return;
      case "anchor":
      case "tag":
        if (it.value || this.indent <= seq2.indent)
          break;
        it.start.push(this.sourceToken);
        return;
      case "seq-item-ind":
        if (this.indent !== seq2.indent)
          break;
        if (it.value || includesToken(it.start, "seq-item-ind"))
          seq2.items.push({ start: [this.sourceToken] });
        else
          it.start.push(this.sourceToken);
        return;
    }
    if (this.indent > seq2.indent) {
      const bv = this.startBlockValue(seq2);
      if (bv) {
        this.stack.push(bv);
        return;
      }
    }
    yield* this.pop();
    yield* this.step();
  }
  *flowCollection(fc) {
    const it = fc.items[fc.items.length - 1];
    if (this.type === "flow-error-end") {
      let top;
      do {
        yield* this.pop();
        top = this.peek(1);
      } while (top?.type === "flow-collection");
    } else if (fc.end.length === 0) {
      switch (this.type) {
        case "comma":
        case "explicit-key-ind":
          if (!it || it.sep)
            fc.items.push({ start: [this.sourceToken] });
          else
            it.start.push(this.sourceToken);
          return;
        case "map-value-ind":
          if (!it || it.value)
            fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
          else if (it.sep)
            it.sep.push(this.sourceToken);
          else
            Object.assign(it, { key: null, sep: [this.sourceToken] });
          return;
        case "space":
        case "comment":
        case "newline":
        case "anchor":
        case "tag":
          if (!it || it.value)
            fc.items.push({ start: [this.sourceToken] });
          else if (it.sep)
            it.sep.push(this.sourceToken);
          else
            it.start.push(this.sourceToken);
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          const fs = this.flowScalar(this.type);
          if (!it || it.value)
            fc.items.push({ start: [], key: fs, sep: [] });
          else if (it.sep)
            this.stack.push(fs);
          else
            Object.assign(it, { key: fs, sep: [] });
          return;
        }
        case "flow-map-end":
        case "flow-seq-end":
          fc.end.push(this.sourceToken);
          return;
      }
      const bv = this.startBlockValue(fc);
      if (bv)
        this.stack.push(bv);
      else {
        yield* this.pop();
        yield* this.step();
      }
    } else {
      const parent = this.peek(2);
      if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
        yield* this.pop();
        yield* this.step();
      } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
        const prev = getPrevProps(parent);
        const start2 = getFirstKeyStartProps(prev);
        fixFlowSeqItems(fc);
        const sep3 = fc.end.splice(1, fc.end.length);
        sep3.push(this.sourceToken);
        const map2 = {
          type: "block-map",
          offset: fc.offset,
          indent: fc.indent,
          items: [{ start: start2, key: fc, sep: sep3 }]
        };
        this.onKeyLine = true;
        this.stack[this.stack.length - 1] = map2;
      } else {
        yield* this.lineEnd(fc);
      }
    }
  }
  flowScalar(type) {
    if (this.onNewLine) {
      let nl = this.source.indexOf("\n") + 1;
      while (nl !== 0) {
        this.onNewLine(this.offset + nl);
        nl = this.source.indexOf("\n", nl) + 1;
      }
    }
    return {
      type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
  }
  startBlockValue(parent) {
    switch (this.type) {
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return this.flowScalar(this.type);
      case "block-scalar-header":
        return {
          type: "block-scalar",
          offset: this.offset,
          indent: this.indent,
          props: [this.sourceToken],
          source: ""
        };
      case "flow-map-start":
      case "flow-seq-start":
        return {
          type: "flow-collection",
          offset: this.offset,
          indent: this.indent,
          start: this.sourceToken,
          items: [],
          end: []
        };
      case "seq-item-ind":
        return {
          type: "block-seq",
          offset: this.offset,
          indent: this.indent,
          items: [{ start: [this.sourceToken] }]
        };
      case "explicit-key-ind": {
        this.onKeyLine = true;
        const prev = getPrevProps(parent);
        const start2 = getFirstKeyStartProps(prev);
        start2.push(this.sourceToken);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start: start2, explicitKey: true }]
        };
      }
      case "map-value-ind": {
        this.onKeyLine = true;
        const prev = getPrevProps(parent);
        const start2 = getFirstKeyStartProps(prev);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start: start2, key: null, sep: [this.sourceToken] }]
        };
      }
    }
    return null;
  }
  atIndentedComment(start2, indent) {
    if (this.type !== "comment")
      return false;
    if (this.indent <= indent)
      return false;
    return start2.every((st) => st.type === "newline" || st.type === "space");
  }
  *documentEnd(docEnd) {
    if (this.type !== "doc-mode") {
      if (docEnd.end)
        docEnd.end.push(this.sourceToken);
      else
        docEnd.end = [this.sourceToken];
      if (this.type === "newline")
        yield* this.pop();
    }
  }
  *lineEnd(token) {
    switch (this.type) {
      case "comma":
      case "doc-start":
      case "doc-end":
      case "flow-seq-end":
      case "flow-map-end":
      case "map-value-ind":
        yield* this.pop();
        yield* this.step();
        break;
      case "newline":
        this.onKeyLine = false;
      // fallthrough
      case "space":
      case "comment":
      default:
        if (token.end)
          token.end.push(this.sourceToken);
        else
          token.end = [this.sourceToken];
        if (this.type === "newline")
          yield* this.pop();
    }
  }
};

// src/core/yaml-errors.ts
var colon = "an unquoted value holds a colon and a space; put the whole value in quotes";
var noPair = "this line is not `key: value`; write a colon and a space after the key, or put text of several lines in quotes";
var comma = "a comma is missing here, or a quote before it; add it";
var loose = "this can stand neither on this line nor in this place; look at its indentation and put values with special signs in quotes";
var table = [
  [/Nested mappings are not allowed|may not be used as an implicit map key/, colon],
  [/keys? .*on a single line|need to be followed by map values/, noPair],
  [
    /mapping items must start at the same column/,
    "the keys of one map are indented differently; start them all in the same column"
  ],
  [
    /sequence items must start at the same column/,
    "the dashes of one list are indented differently; start them all in the same column"
  ],
  [/Sequence item without/, 'a list goes on without a dash; start the item with "- "'],
  [/must be sufficiently indented|must end with a/, "a bracket is never closed; add the closing one"],
  [
    /Block scalar .*(?:indented|lines)/,
    "the text after | or > is indented differently; indent all its lines alike, deeper than the key"
  ],
  [
    /Block scalar header/,
    "text after | or > starts on the next line; for a value that begins with that sign, use quotes"
  ],
  [/Missing closing/, "the quote that opens here is never closed; add the closing one"],
  [
    /block-seq-ind on same line/,
    "a list starts on the line after its key; move the dash down, or put the value in quotes"
  ],
  [/Missing , |Missing space after :/, comma],
  [/Unexpected , in|Unexpected empty item/, "there is a comma too many here; remove it"],
  [/Unexpected \? in/, "a ? stands here on its own; remove it, or put the value in quotes"],
  [/flow-(?:map|seq)-end/, "a bracket is closed here that was never opened; remove it, or put the value in quotes"],
  [/cannot start on same line/, "a map or list starts on the line after ---; move it down"],
  [/Comments must be separated/, "a comment needs a space before its #; add it, or put the value in quotes"],
  [/directives-end/, "a line with % must be followed by a line ---; add it, or remove the line with %"],
  [/at most 1024 chars/, "the key is longer than 1,024 characters; shorten it"],
  [/Plain value cannot start/, "a value can't start with this sign; put it in quotes"],
  [/Invalid escape/, "this backslash starts no escape that YAML knows; write \\\\, or use single quotes"],
  [
    /Block collections? (?:is|are) not allowed/,
    "a map or list of several lines can't stand inside brackets; write it with brackets too"
  ],
  [
    /at node end|Unexpected (?:double|single)-quoted|Unexpected scalar/,
    "there is more after the end of this value; put the whole value in quotes, or look at the indentation"
  ]
];
function firstProblem(text3, errors, hints) {
  const bracket = errors.find((error) => /^Flow .* end with/.test(error.message));
  const tab = errors.find((error) => error.code === "TAB_AS_INDENT");
  const first = errors.reduce(
    (least, next) => !least || next.pos[0] < least.pos[0] ? next : least,
    void 0
  );
  if (!first) return void 0;
  const offset = tab ? tab.pos[0] : tabBefore(text3, first.pos[0]);
  if (offset !== void 0) {
    return { code: "tab", message: "line {line} is indented with a tab; YAML wants spaces", offset };
  }
  if (bracket && hints.unclosed !== void 0 && hints.unclosed < first.pos[0]) {
    return { code: "yaml", message: plainly(bracket, errors), offset: hints.unclosed };
  }
  const quote = first.message.startsWith("Missing closing") ? hints.quotes.findLast((at) => at < first.pos[0]) : void 0;
  return { code: "yaml", message: plainly(first, errors), offset: quote ?? first.pos[0] };
}
function tabBefore(text3, offset) {
  let index = text3.lastIndexOf("\n", offset - 1) + 1;
  while (text3[index] === " ") index++;
  return text3[index] === "	" ? index : void 0;
}
function plainly(error, errors) {
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && runsOn(error, errors)) {
    return "this value runs on into the next line, which looks like a key; indent the keys of one map alike, or use quotes";
  }
  const said = error.message.slice(0, 100);
  return table.find(([sign]) => sign.test(said))?.[1] ?? loose;
}
function runsOn(error, errors) {
  return errors.some((other) => other.code === "MULTILINE_IMPLICIT_KEY" && other.pos[0] === error.pos[0]);
}

// src/core/yaml-read.ts
var maxDocumentBytes = 256 * 1024;
var maxDepth = 32;
var coreTags = /* @__PURE__ */ new Set(["!!str", "!!int", "!!float", "!!bool", "!!null", "!!map", "!!seq"]);
function readDocument(text3) {
  if (Buffer.byteLength(text3) > maxDocumentBytes) {
    return { code: "too_large", message: "the document is larger than 256 KiB; split it", offset: 0 };
  }
  const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]/.exec(text3);
  if (control) {
    return { code: "yaml", message: "line {line} holds a control character; remove it", offset: control.index };
  }
  const { stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = 0;
    const tokens2 = readTokens(text3);
    return "code" in tokens2 ? tokens2 : compose(text3, tokens2);
  } catch {
    return { code: "yaml", message: "the document can't be read as YAML; write it more simply", offset: 0 };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
function readTokens(text3) {
  const parser = new Parser3();
  const result = { list: [], quotes: [] };
  let inScalar = false;
  for (const lexeme of new Lexer().lex(text3)) {
    const refused3 = inScalar ? void 0 : refusedLexeme(lexeme, parser.offset);
    if (refused3) return refused3;
    if (!inScalar && (lexeme[0] === '"' || lexeme[0] === "'")) result.quotes.push(parser.offset);
    if (lexeme === cst_exports.FLOW_END) result.unclosed ??= openBracket(parser);
    inScalar = lexeme === cst_exports.SCALAR;
    result.list.push(...parser.next(lexeme));
    const deep = parser.stack.length > maxDepth ? tooDeep(parser.stack) : void 0;
    if (deep) return deep;
    if (result.list.at(-1)?.type === "error") break;
  }
  result.unclosed ??= openBracket(parser);
  result.list.push(...parser.end());
  return result;
}
function openBracket(parser) {
  return parser.stack.findLast((token) => token.type === "flow-collection")?.offset;
}
function refusedLexeme(lexeme, offset) {
  const name = cited(lexeme);
  switch (lexeme[0]) {
    case "*":
      return { code: "alias", message: `${name} is a YAML alias, which is not allowed; put text in quotes`, offset };
    case "&":
      return { code: "alias", message: `${name} is a YAML anchor, which is not allowed; put text in quotes`, offset };
    case "!":
      if (coreTags.has(lexeme)) return void 0;
      return { code: "tag", message: `${name} is a YAML tag, which is not allowed; put text in quotes`, offset };
    case "%":
      if (/^%YAML[ \t]+1\.2[ \t]*$/.test(lexeme)) return void 0;
      return { code: "yaml", message: "a line with % at its start is not allowed; remove it", offset };
    default:
      return void 0;
  }
}
function tooDeep(stack) {
  const open5 = stack.filter(cst_exports.isCollection);
  const over = open5[maxDepth];
  if (!over) return void 0;
  const compact = open5.find((token, index) => token.type === "block-map" && sameColumn(token, open5[index - 1]));
  if (compact) return { code: "yaml", message: colon, offset: compact.offset };
  const message = `lists and maps are nested more than ${maxDepth} deep here; make it flatter`;
  return { code: "too_deep", message, offset: over.offset };
}
function sameColumn(token, parent) {
  return parent?.type === "block-map" && parent.indent === token.indent;
}
function compose(text3, tokens2) {
  const options3 = { version: "1.2", schema: "core", uniqueKeys: false, merge: false, prettyErrors: false };
  const documents = [...new Composer({ ...options3, logLevel: "silent" }).compose(tokens2.list, true, text3.length)];
  const problem = firstProblem(
    text3,
    documents.flatMap((document2) => document2.errors),
    tokens2
  );
  if (problem) return problem;
  const warning = documents.flatMap((document2) => document2.warnings).find(({ code: code18 }) => code18 !== "BAD_INDENT");
  if (warning) {
    return { code: "tag", message: "this tag does not fit its value; remove it", offset: warning.pos[0] };
  }
  const [document, ...others] = documents;
  if (document && others.length === 0) return document;
  return { code: "yaml", message: "the document does not end where it should; look at its quotes", offset: 0 };
}

// src/core/yaml-nodes.ts
function nodeOf(contents, place2) {
  const nothing2 = isScalar(contents) && contents.value === null && !contents.source && !contents.tag;
  return contents === null || nothing2 ? void 0 : convert(contents, place2, 1);
}
function convert(value, place2, depth2) {
  const offset = offsetOf(value);
  if (isScalar(value)) return scalarNode(value, place2(offset));
  if (depth2 > maxDepth) {
    const message = `lists and maps are nested more than ${maxDepth} deep here; make it flatter`;
    return { code: "too_deep", message, offset };
  }
  if (isMap(value)) return mapNode(value, place2, depth2);
  if (!isSeq(value)) return { code: "yaml", message: "this is no plain value; put it in quotes", offset };
  const items = [];
  for (const item2 of value.items) {
    const node2 = convert(item2, place2, depth2 + 1);
    if ("offset" in node2) return node2;
    items.push(node2);
  }
  return { kind: "list", items, at: place2(offset) };
}
function scalarNode({ value, source }, at) {
  switch (typeof value) {
    case "number":
      return numberNode(source ?? String(value), value, at);
    case "boolean":
      return { kind: "boolean", value, at };
    default:
      return value === null ? { kind: "null", at } : { kind: "text", value: String(value), at };
  }
}
function mapNode(map2, place2, depth2) {
  const entries = [];
  const lines2 = /* @__PURE__ */ new Map();
  for (const pair of map2.items) {
    const key = keyOf(pair);
    if (typeof key !== "string") return key;
    const keyAt = place2(offsetOf(pair.key));
    const first = lines2.get(key);
    if (first !== void 0) {
      const message = `the key ${cited(key)} stands twice, first on line ${first}; remove one`;
      return { code: "duplicate_key", message, offset: offsetOf(pair.key) };
    }
    lines2.set(key, keyAt.line);
    const value = pair.value === null ? { kind: "null", at: keyAt } : convert(pair.value, place2, depth2 + 1);
    if ("offset" in value) return value;
    entries.push({ key, keyAt, value });
  }
  return { kind: "map", entries, at: place2(offsetOf(map2)) };
}
function keyOf({ key }) {
  const offset = offsetOf(key);
  if (!isScalar(key)) {
    return { code: "yaml", message: "a list or map can't be a key; put values with { or [ in quotes", offset };
  }
  if (key.value === null || key.value === void 0) {
    return {
      code: "yaml",
      message: "the key before the colon is missing; write it, or put the value in quotes",
      offset
    };
  }
  const text3 = typeof key.value === "string" ? key.value : key.source ?? String(key.value);
  if (text3 === "<<" && key.type === "PLAIN") {
    return { code: "merge_key", message: "merge keys (<<) are not allowed; write the keys out", offset };
  }
  if (text3 === "__proto__") {
    return { code: "forbidden_key", message: "the key __proto__ is not allowed; remove it", offset };
  }
  return text3;
}
function offsetOf(value) {
  const { range } = value ?? {};
  return range?.[0] ?? 0;
}

// src/core/yaml-split.ts
function splitDocuments(text3, limit) {
  const chunks = [];
  let current = { from: 0, line: 1, begun: false, filled: false };
  const cut = (to, nextLine2) => {
    if (current.filled) chunks.push({ text: text3.slice(current.from, to), line: current.line });
    current = { from: to, line: nextLine2, begun: false, filled: false };
  };
  let line2 = 1;
  for (let from = 0; from < text3.length && chunks.length < limit; line2++) {
    const end = text3.indexOf("\n", from);
    const to = end === -1 ? text3.length : end + 1;
    const kind = lineKind(text3, from, to);
    if (kind === "start" && current.begun) cut(from, line2);
    if (kind === "start" || kind === "content") current.begun = true;
    if (kind === "content" || kind === "directive" || kind === "start" && hasMore(text3, from + 3, to)) {
      current.filled = true;
    }
    if (kind === "end") cut(to, line2 + 1);
    from = to;
  }
  cut(text3.length, line2);
  return chunks;
}
function lineKind(text3, from, to) {
  if (marks(text3, from, "---")) return "start";
  if (marks(text3, from, "...")) return "end";
  if (text3[from] === "%") return "directive";
  return hasMore(text3, from, to) ? "content" : "nothing";
}
function marks(text3, from, marker) {
  if (!text3.startsWith(marker, from)) return false;
  const next = text3[from + 3];
  return next === void 0 || next === " " || next === "	" || next === "\n";
}
function hasMore(text3, from, to) {
  for (let index = from; index < to; index++) {
    const character = text3[index];
    if (character === "#") return false;
    if (character !== " " && character !== "	" && character !== "\n") return true;
  }
  return false;
}

// src/core/yaml.ts
var maxDocuments = 1e3;
function parseYaml(text3) {
  const nodes = [];
  const problems = [];
  const lines2 = text3.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const chunks = splitDocuments(lines2, maxDocuments + 1);
  for (const chunk of chunks.slice(0, maxDocuments)) {
    const result = parseChunk(chunk);
    if ("problem" in result) problems.push(result.problem);
    else if (result.node) nodes.push(result.node);
  }
  const rest = chunks[maxDocuments];
  if (rest) {
    const message = `the file holds more than ${maxDocuments} documents; split it`;
    problems.push({ code: "too_many", message, at: { line: rest.line, column: 1 } });
  }
  return { nodes, problems };
}
function parseChunk({ text: text3, line: line2 }) {
  const counter = new LineCounter();
  for (let start2 = 0; start2 !== -1; start2 = nextLine(text3, start2)) counter.addNewLine(start2);
  const place2 = (offset) => {
    const found = counter.linePos(Math.min(Math.max(offset, 0), text3.length));
    return { line: found.line + line2 - 1, column: found.col };
  };
  const read3 = readDocument(text3);
  const result = "offset" in read3 ? read3 : nodeOf(read3.contents, place2);
  if (!result) return {};
  if ("kind" in result) return { node: result };
  const at = place2(result.offset);
  return { problem: { code: result.code, message: result.message.replaceAll("{line}", String(at.line)), at } };
}
function nextLine(text3, from) {
  const end = text3.indexOf("\n", from);
  return end === -1 ? -1 : end + 1;
}

// src/core/documents.ts
var maxFileBytes = 10 * 1024 * 1024;
function parseDocuments(name, bytes) {
  const { nodes, problems } = parsed(name, bytes);
  return { nodes, problems: problems.map(({ code: code18, message, at }) => ({ code: code18, message, at: { path: name, ...at } })) };
}
function parsed(name, bytes) {
  const size = typeof bytes === "string" ? Buffer.byteLength(bytes) : bytes.length;
  if (size > maxFileBytes) return refused("too_large", `${name} is larger than 10 MiB; split it`);
  const decoded = typeof bytes === "string" ? { text: bytes.replace(/^\uFEFF/, "") } : decode(bytes);
  if ("problem" in decoded) return refused("encoding", `${name} ${decoded.problem}`, decoded.line);
  return /\.json$/i.test(name) ? jsonDocuments(decoded.text) : yamlDocuments(decoded.text);
}
function refused(code18, message, line2 = 1) {
  return { nodes: [], problems: [{ code: code18, message, at: { line: line2, column: 1 } }] };
}
function yamlDocuments(text3) {
  const { nodes, problems } = parseYaml(text3);
  return { nodes: nodes.flatMap((node2) => isListOfMaps(node2) ? node2.items : [node2]), problems };
}
function isListOfMaps(node2) {
  return node2.kind === "list" && node2.items.length > 0 && node2.items.every((item2) => item2.kind === "map");
}
function jsonDocuments(text3) {
  const result = parseJson(text3);
  if ("problem" in result) return { nodes: [], problems: [result.problem] };
  const { node: node2, ends } = result;
  if (node2.kind !== "list") return keptSmall([node2], [text3.trim()]);
  let from = text3.indexOf("[") + 1;
  const texts = ends.map((end) => {
    const item2 = text3.slice(from, end).replace(/^[\s,]+/, "");
    from = end;
    return item2;
  });
  return keptSmall(node2.items, texts);
}
function keptSmall(all, texts) {
  const result = { nodes: [], problems: [] };
  for (const [index, node2] of all.entries()) {
    if (Buffer.byteLength(texts[index] ?? "") <= maxDocumentBytes) result.nodes.push(node2);
    else {
      const message = "the document is larger than 256 KiB; split it";
      result.problems.push({ code: "too_large", message, at: node2.at });
    }
  }
  return result;
}

// src/core/policy.ts
var words2 = list(text());
var cageMode = oneOf("auto", "required", "none");
var network = oneOf("allow", "none");
var mapping = { wants: "a mapping" };
var fieldTypes = byKind({ list: words2, map: record(text()) });
var attemptKinds = Object.fromEntries(
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
  ].map((kind) => [kind, optional(integer({ min: 0, max: 100 }), "the most attempts")])
);
var policyShape = object(
  {
    version: required(oneOf(1), "the version of the policy, 1"),
    mode: optional(oneOf("block", "warn", "observe"), "what a verdict does on GitHub (default block)"),
    require: optional(oneOf("always", "agents", "never"), "which pull requests need a contract (default agents)"),
    satisfied_by: optional(oneOf("any", "base"), "whose contract satisfies require (default any)"),
    agents: optional(
      object(
        {
          branches: optional(list(nameGlob), "globs of branches"),
          labels: optional(list(literalGlob), "globs of labels"),
          authors: optional(list(literalGlob), "globs of logins")
        },
        mapping
      ),
      "what marks an agent's pull request"
    ),
    trust: optional(oneOf("any", "base-only"), "may a contract come with the work? (default any)"),
    generate: optional(oneOf("enforce", "show", "never"), "what becomes of a generated contract"),
    setup: optional(located(commandShape), "a command that is run once before any other"),
    cross_cutting: optional(crossCuttingShape, "checks that hold for every gated pull request"),
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
          allow: optional(list(text({ check: allowProblem })), "command lines that contracts in a body may run"),
          timeout: optional(duration, "for one command (default 10m)"),
          max_timeout: optional(duration, "the most that a contract may set (default 60m)"),
          env: optional(
            list(text({ wants: "a variable name", check: nameProblem })),
            "variables that commands may see"
          ),
          shell: optional(oneOf(...shells), "what runs commands (default bash)")
        },
        {
          ...mapping,
          check: ({ timeout, max_timeout }) => timeout !== void 0 && max_timeout !== void 0 && timeout > max_timeout ? { key: "timeout", problem: "is above max_timeout; raise the second" } : void 0
        }
      ),
      "how commands are run"
    ),
    jobs: optional(
      byKind({ number: integer({ min: 1, max: 256 }), text: oneOf("auto") }),
      "commands at once (default 1)"
    ),
    cage: optional(
      byKind({
        text: as(cageMode, (mode) => ({ value: { mode } })),
        map: object(
          {
            mode: optional(cageMode, "is a cage wanted?"),
            network: optional(network, "may commands reach the network?")
          },
          mapping
        )
      }),
      "how commands are caged (default auto)"
    ),
    network: optional(network, "may commands reach the network? (default allow)"),
    protect: optional(list(glob), "globs added to the protected files; !glob takes one out"),
    attempts: optional(object(attemptKinds, { wants: "an attempts" }), "kind to the most attempts"),
    evidence: optional(
      object(
        {
          simple: optional(integer({ min: 0 }), "least length (default 50)"),
          quality: optional(integer({ min: 0 }), "least length (default 100)"),
          cross_task: optional(integer({ min: 0 }), "least length (default 150)"),
          kinds: optional(record(oneOf("simple", "quality", "cross_task", "cross-task")), "check to its kind")
        },
        mapping
      ),
      "how long evidence must be"
    ),
    roles: optional(
      record(
        object(
          {
            required: optional(words2, "fields"),
            required_checks: optional(words2, "checks"),
            min: optional(record(integer({ min: 0 })), "field to its least count"),
            schema: optional(anything, "a JSON Schema")
          },
          mapping
        )
      ),
      "report roles"
    ),
    outputs: optional(
      record(
        object(
          {
            required: optional(fieldTypes, "fields"),
            optional: optional(fieldTypes, "fields"),
            pass: optional(anything, "what passes"),
            example: optional(text(), "an example block")
          },
          mapping
        )
      ),
      "output agents"
    ),
    critics: optional(words2, "logins whose word counts for critic"),
    session: optional(
      object(
        {
          strict: optional(boolean, "every finding fails"),
          lean: optional(boolean, "lean mode"),
          roles: optional(record(words2), "agent to globs of authors")
        },
        mapping
      ),
      "sessions"
    ),
    sign_off: optional(
      object(
        {
          teams: optional(words2, "teams"),
          users: optional(words2, "logins"),
          bots: optional(byKind({ boolean, list: words2 }), "bots"),
          allow_author: optional(boolean, "may the author sign?")
        },
        mapping
      ),
      "who may sign off"
    ),
    promptForAdvisory: optional(boolean, "advisory tasks wait for a person"),
    dispatch: optional(boolean, "send messages as repository_dispatch"),
    pre_existing: optional(oneOf("fail", "warn"), "what a failure that the base has too comes to (default fail)"),
    deferred: optional(oneOf("pull_request", "merge_group"), "where deferred criteria run")
  },
  { wants: "a policy" }
);
var policyPaths = ["contract-gate.yml", ".github/contract-gate.yml"];
var agentBranches = ["agent/**", "claude/**", "codex/**", "copilot/**", "cursor/**"];
var agentAuthors = ["*[bot]", "!dependabot[bot]", "!renovate[bot]"];
var noPolicy = { version: 1, source: "defaults", digest: digestOf(null) };
function parsePolicy(path, bytes, source) {
  const { nodes, problems } = parseDocuments(path, bytes);
  if (problems.length > 0) return { problems };
  const [node2] = nodes;
  const top = { path, line: 1, column: 1 };
  if (!node2)
    return { problems: [{ code: "empty", message: "the policy is empty; write at least version: 1", at: top }] };
  if (nodes.length > 1)
    return {
      problems: [
        { code: "several", message: "a policy is one document; remove the others", at: { path, ...nodes[1].at } }
      ]
    };
  const found = [];
  const report = (code18, message, at) => void found.push({ code: code18, message, at: { path, ...at } });
  const written5 = policyShape.read(node2, report);
  if (written5) settleAll(written5, report);
  if (!written5 || found.length > 0) return { problems: found };
  return { policy: { ...written5, source, digest: digestOf(plain(node2)) }, problems: [] };
}
function settleAll(written5, report) {
  crossCuttingCriteria(written5.cross_cutting ?? [], settingsOf(written5), report);
  const settled = written5.setup ? settleCommand(written5.setup.value, settingsOf(written5)) : void 0;
  if (settled && "problem" in settled) report("bad_value", `setup: ${settled.problem}`, written5.setup.at);
}
function settingsOf({ commands: commands2 }) {
  const maxTimeoutMs = commands2?.max_timeout ?? Math.max(36e5, commands2?.timeout ?? 0);
  return {
    timeoutMs: Math.min(commands2?.timeout ?? 6e5, maxTimeoutMs),
    maxTimeoutMs,
    shell: commands2?.shell ?? "bash"
  };
}
function missingCage({ cage, network: network2 }) {
  if (cage?.mode === "required") return "the policy says cage: required, and this version has no cage of namespaces";
  if (network2 === "none" || cage?.network === "none")
    return "the policy says network: none, and this version can't cut commands off from the network";
  return void 0;
}
function protectedGlobs(policy, policyPath) {
  const own2 = policyPath.replaceAll(/[*?[\]{}\\!,]/g, "\\$&");
  return [...protectedByDefault, own2, ...hijackers, ...policy.protect ?? []];
}
function allowProblem(line2) {
  if (!line2.endsWith("*")) return void 0;
  const words4 = line2.slice(0, -1);
  return words4.endsWith(" ") && !/[|&;<>()$`\\"'*?[\]{}!#~\n]/.test(words4) ? void 0 : `${JSON.stringify(line2)}: a line that ends in * is plain words, a space and *`;
}
function nameProblem(name) {
  if (neverPassed.test(name))
    return `${name} is never passed to a command: it carries a secret or makes tools run other code`;
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? void 0 : `${JSON.stringify(name)} is no name of a variable`;
}

// src/core/lower.ts
var nothingLowered = { contracts: [], epics: [], problems: [], given: /* @__PURE__ */ new Map() };
function lower(documents, policy, naming) {
  const problems = [];
  const epics = [];
  const contracts = [];
  const owners = /* @__PURE__ */ new Map();
  const count3 = /* @__PURE__ */ new Map();
  for (const document of documents) {
    const { path, node: node2 } = document;
    const index = count3.get(path) ?? 0;
    count3.set(path, index + 1);
    const report = (code18, message, at) => void problems.push({ code: code18, message, at: { path, line: at.line, column: at.column } });
    const read3 = isEpic(node2) ? lowerEpic(document, policy, report) : lowerContract2(document, policy, report);
    if (!read3) continue;
    const owner = read3.id ? owners.get(`${"always" in read3} ${read3.id.toLowerCase()}`) : void 0;
    if (owner) {
      const words4 = `the id ${read3.id} is taken by ${owner.path}:${owner.node.at.line}; ids are unique, whatever their letter case`;
      report("duplicate_id", words4, node2.at);
      continue;
    }
    if (read3.id) owners.set(`${"always" in read3} ${read3.id.toLowerCase()}`, document);
    if ("always" in read3) epics.push(read3);
    else contracts.push({ contract: read3, place: `${naming?.original(path) ?? path} ${index}` });
  }
  const given = nameAll(contracts, naming);
  problems.push(...overtaken(contracts, given, naming));
  return { contracts: contracts.map(({ contract: contract2 }) => finished(contract2)), epics, problems, given };
}
function overtaken(contracts, given, naming) {
  const taken2 = new Set(naming?.taken.map((id2) => id2.toLowerCase()));
  return contracts.filter(
    ({ contract: contract2, place: place2 }) => given.has(place2) && !naming?.given.has(place2) && contract2.id !== fileSlug(contract2.path)
  ).filter(({ contract: contract2 }) => taken2.has(fileSlug(contract2.path))).map(({ contract: { path, line: line2 } }) => {
    const message = `the name ${fileSlug(path)} is taken on the base; give the new contract an id`;
    return { code: "duplicate_id", message, at: { path, line: line2, column: 1 } };
  });
}
function nameAll(contracts, naming) {
  const given = /* @__PURE__ */ new Map();
  const named2 = uniqueNames();
  for (const id2 of ["policy", ...naming?.taken ?? []]) named2(id2);
  const explicit = new Set(contracts.map(({ contract: contract2 }) => contract2.id.toLowerCase()));
  for (const { contract: contract2 } of contracts) if (contract2.id) named2(contract2.id);
  let bodies = 0;
  for (const { contract: contract2, place: place2 } of contracts) {
    if (contract2.id) continue;
    const known2 = naming?.given.get(place2);
    const free = known2 !== void 0 && !explicit.has(known2.toLowerCase());
    contract2.id = free ? known2 : named2(contract2.trust === "body" ? `body-${++bodies}` : fileSlug(contract2.path));
    given.set(place2, contract2.id);
  }
  return given;
}
function finished(contract2) {
  return { ...contract2, title: contract2.title || contract2.id, criteria: numbered(contract2.id, contract2.criteria) };
}
function lowerEpic({ path, node: node2, trust }, policy, report) {
  const epic = readEpic(node2, report);
  if (!epic || !crossCuttingCriteria(epic.always, settingsOf(policy), report)) return void 0;
  return { ...epic, done: epic.done || inDoneFolder(path), path, line: node2.at.line, trust };
}
function lowerContract2({ path, node: node2, trust }, policy, report) {
  const matching2 = dialects.filter((dialect2) => dialect2.recognises(node2));
  const [dialect] = matching2;
  if (!dialect || matching2.length > 1) {
    report(...unrecognised(matching2.map(({ name }) => name)), node2.at);
    return void 0;
  }
  const draft2 = dialect.lower(node2, settingsOf(policy), report);
  if (!draft2) return void 0;
  const { id: id2 = "", title = "", criteria, ...rest } = draft2;
  const done = rest.done || inDoneFolder(path);
  return {
    ...rest,
    id: id2,
    title,
    dialect: dialect.name,
    path,
    line: node2.at.line,
    trust,
    done,
    criteria: withoutIds(criteria, path)
  };
}
function withoutIds(drafts, path) {
  return drafts.map(({ label: label2, at, ...rest }) => ({
    ...rest,
    id: label2,
    at: { path, line: at.line, column: at.column }
  }));
}
function numbered(contractId, criteria, taken2 = []) {
  const named2 = uniqueNames();
  for (const { id: id2 } of taken2) named2(id2);
  return criteria.map((criterion3) => {
    const words4 = slug(criterion3.id);
    return { ...criterion3, id: named2(`${contractId}/${criterion3.check.type}${words4 ? `-${words4}` : ""}`) };
  });
}
function inDoneFolder(path) {
  return path.split("/").slice(0, -1).includes("done");
}
function fileSlug(path) {
  const base2 = path.slice(path.lastIndexOf("/") + 1).replace(/\.(?:ya?ml|json)$/i, "");
  return slug(base2).replace(/^[^a-z0-9]+/, "") || "contract";
}
function unrecognised(names3) {
  if (names3.length > 1) return ["ambiguous", `the document reads as ${names3.join(" and as ")}; split it in two`];
  return [
    "unrecognised",
    "no contract is recognised here; a contract has an id and a validation: with at least one check"
  ];
}

// src/core/assemble.ts
var mostCriteria = 5e4;
function injectCrossCutting(selected, epics, policy, policyPath) {
  const trusted = ({ trust }) => trust === "base" || trust === "policy";
  const ofEpics = epics.map((epic) => ({ trusted: trusted(epic), criteria: everyTask(epic.always, epic.path, policy) }));
  const ofPolicy = everyTask(policy.cross_cutting ?? [], policyPath, policy);
  const injected = [...ofPolicy, ...ofEpics.flatMap(({ criteria }) => criteria)].length;
  const own2 = selected.reduce((sum, { contract: contract2 }) => sum + contract2.criteria.length, 0);
  if (own2 + injected * selected.length > mostCriteria) {
    return {
      tooMany: `there are more than ${mostCriteria} criteria to judge in one run; split the contracts or the epics`
    };
  }
  return selected.map(({ contract: contract2, why: why2 }) => {
    const epicsHere = ofEpics.filter((epic) => epic.trusted || !trusted(contract2)).flatMap(({ criteria: criteria2 }) => criteria2);
    const known2 = new Set(contract2.criteria.filter(({ crossCutting: crossCutting2 }) => crossCutting2).map(sameness));
    const missing2 = [...ofPolicy, ...epicsHere].filter((criterion3) => !known2.has(sameness(criterion3)));
    const criteria = [...contract2.criteria, ...numbered(contract2.id, missing2, contract2.criteria)];
    return { why: why2, contract: { ...contract2, criteria } };
  });
}
function everyTask(entries, path, policy) {
  return withoutIds(crossCuttingCriteria(entries, settingsOf(policy), () => {
  }) ?? [], path);
}
function sameness({ crossCutting: crossCutting2, check }) {
  return JSON.stringify([crossCutting2, check]);
}
function policyContract(policy, path, options3) {
  const protect = { type: "protected_files", params: { protect: protectedGlobs(policy, path) } };
  const criteria = [
    ...options3.altered,
    ...options3.protect ? [ownCriterion(protect, path)] : [],
    ...options3.crossCutting ? everyTask(policy.cross_cutting ?? [], path, policy) : []
  ];
  return {
    id: "policy",
    title: "What the policy asks of every gated change",
    description: "",
    dialect: "policy",
    type: "policy",
    path,
    line: 1,
    trust: "policy",
    done: false,
    failFast: false,
    dependsOn: [],
    digest: policy.digest,
    criteria: numbered("policy", criteria)
  };
}
function ownCriterion(check, path) {
  return { id: "", title: checkNamed(check.type).title(check.params), check, at: { path, line: 1 } };
}
function withCommands(selected, policy, path) {
  const isCommand = ({ check }) => checkNamed(check.type)?.runs === "command";
  if (!selected.some(({ contract: contract2 }) => contract2.criteria.some(isCommand))) return [...selected];
  const own2 = selected.find(({ contract: contract2 }) => contract2.id === "policy") ?? {
    contract: policyContract(policy, path, { altered: [], protect: false, crossCutting: false }),
    why: "goes with every command"
  };
  const unchanged2 = ownCriterion({ type: "tree_unchanged", params: { protect: protectedGlobs(policy, path) } }, path);
  const added = numbered("policy", [...setupOf(policy, path), unchanged2], own2.contract.criteria);
  const isSetup = ({ check }) => check.type === "setup";
  const criteria = [...added.filter(isSetup), ...own2.contract.criteria, ...added.filter((each) => !isSetup(each))];
  const others = selected.filter(({ contract: contract2 }) => contract2.id !== "policy");
  return [...others, { ...own2, contract: { ...own2.contract, criteria } }];
}
function setupOf(policy, path) {
  if (!policy.setup) return [];
  const settled = settleCommand(policy.setup.value, settingsOf(policy));
  return [ownCriterion({ type: "setup", params: "value" in settled ? settled.value : policy.setup.value }, path)];
}
function setupCommand(policy) {
  const settled = policy.setup && settleCommand(policy.setup.value, settingsOf(policy));
  if (!settled || "problem" in settled) return {};
  const { run: run2, cwd, env, shell = "bash", timeoutMs = 0 } = settled.value;
  return { setup: { run: run2, cwd, env, shell, timeoutMs } };
}
function keepOnly(selected, only, everywhere) {
  if (only.length === 0) return { selected: [...selected] };
  const names3 = (of) => of.flatMap(({ id: id2, criteria }) => [id2, ...criteria.map((each) => each.id)]);
  const contracts = selected.map(({ contract: contract2 }) => contract2);
  const known2 = new Set(names3(contracts).map((name) => name.toLowerCase()));
  const stranger = only.find((id2) => !known2.has(id2.toLowerCase()));
  if (stranger !== void 0) {
    const hint = didYouMean(stranger, names3([...contracts, ...everywhere]));
    return { selected: [], unknown: `there is no contract or criterion ${JSON.stringify(stranger)}${hint}` };
  }
  const wanted3 = new Set(only.map((id2) => id2.toLowerCase()));
  const byId = new Map(contracts.map((contract2) => [contract2.id.toLowerCase(), contract2]));
  const whole = new Set([...wanted3].filter((id2) => byId.has(id2)));
  for (const id2 of whole) for (const { value } of byId.get(id2)?.dependsOn ?? []) whole.add(value.toLowerCase());
  return {
    selected: selected.flatMap(({ contract: contract2, why: why2 }) => {
      if (whole.has(contract2.id.toLowerCase())) return [{ contract: contract2, why: why2 }];
      const criteria = contract2.criteria.filter(({ id: id2 }) => wanted3.has(id2.toLowerCase()));
      return criteria.length > 0 ? [{ why: why2, contract: { ...contract2, dependsOn: [], criteria } }] : [];
    })
  };
}
function asksSomething({ trust, criteria }) {
  return trust === "base" || criteria.some(({ check, crossCutting: crossCutting2 }) => !crossCutting2 && checkNamed(check.type)?.written);
}
function nothingApplies(why2, changes, branch, isContract2, generated) {
  if (why2 === void 0) return { reason: "no contract applies to this change, and the policy asks for none" };
  const work = changes.filter(({ path: path2, from = path2 }) => !isContract2(path2) || !isContract2(from));
  const code18 = work.filter(({ path: path2, from = path2 }) => !isDocumentation(path2) || !isDocumentation(from));
  if (code18.length === 0) {
    const docsOnly = "only documentation is changed, and no contract is needed for that";
    return { reason: work.length === 0 ? "nothing is changed" : docsOnly };
  }
  if (generated) {
    const path2 = `.contracts/${generated.id}.yml`;
    const message2 = `${why2}, and none that counts applies. contract-gate generate drafts one; ${path2}, for example:
${generated.text.trimEnd()}`;
    return { problem: { code: "contract_required", message: message2, at: { path: path2, line: 1 } } };
  }
  const name = slug((branch ?? "task").split("/").pop()).replace(/^[^a-z0-9]+/, "") || "task";
  const path = `.contracts/${name}.yml`;
  const listed2 = code18.filter(({ kind }) => kind !== "deleted").slice(0, 5);
  const draft2 = [
    `id: ${name}`,
    "validation:",
    ...listed2.length > 0 ? ["  files_exist:", ...listed2.map((change) => `    - ${JSON.stringify(change.path)}`)] : [],
    "  tests: npm test   # the command that proves the work"
  ];
  const message = `${why2}, and none that counts applies. Write ${path}, for example:
${draft2.join("\n")}`;
  return { problem: { code: "contract_required", message, at: { path, line: 1 } } };
}

// src/core/types.ts
var statuses = ["pass", "fail", "warn", "skip", "pending", "error"];

// src/core/verdict.ts
function verdictOf(outcomes, problems = []) {
  const has = (verdict2) => outcomes.some((outcome) => outcome.status === verdict2 || "standsFor" in outcome && outcome.standsFor === verdict2);
  if (problems.length > 0 || has("fail")) return "fail";
  if (has("error")) return "error";
  return has("pending") ? "pending" : "pass";
}
function overall(verdicts) {
  return ["fail", "error", "pending"].find((verdict2) => verdicts.includes(verdict2)) ?? "pass";
}
function ownerOf(outcome) {
  if (outcome.status === "pass") return void 0;
  if ("owner" in outcome && outcome.owner) return outcome.owner;
  if ("standsFor" in outcome && outcome.standsFor === "error") return "runner";
  return { fail: "author", error: "runner", pending: "person", warn: "author", skip: "author" }[outcome.status];
}
function nextOf(verdict2, owners, hasProblems, uncommitted) {
  if (verdict2 === "pass") return uncommitted ? "commit" : "none";
  if (verdict2 === "pending") return "ask";
  if (verdict2 === "error") return owners.includes("author") ? "fix" : "rerun";
  return hasProblems || owners.includes("author") ? "fix" : "ask";
}
var exitCodes = { pass: 0, fail: 1, error: 2, pending: 3 };

// src/core/conclude.ts
function byPlace(a, b) {
  if (a.at.path !== b.at.path) return a.at.path < b.at.path ? -1 : 1;
  return a.at.line - b.at.line || (a.at.column ?? 1) - (b.at.column ?? 1);
}
function conclude(selected, ran, problems, about) {
  const contracts = selected.map(({ contract: contract2, why: why2 }) => contractResult(contract2, why2, ran)).filter(({ criteria }) => criteria.length > 0);
  const all = contracts.flatMap(({ criteria }) => criteria);
  const sorted = [...problems].sort(byPlace).map((problem) => ({ ...problem, at: { ...problem.at, column: problem.at.column ?? 1 } }));
  const verdict2 = about.lawless ? "error" : overall([verdictOf([], sorted), ...contracts.map((contract2) => contract2.verdict)]);
  const counts = Object.fromEntries(
    statuses.map((status) => [status, all.filter((criterion3) => criterion3.status === status).length])
  );
  return {
    version: 1,
    tool: about.tool,
    target: about.target,
    ...about.shard ? { shard: about.shard } : {},
    policy: about.policy,
    verdict: verdict2,
    reason: reasonOf(verdict2, all, sorted, about),
    next: about.lawless ? "ask" : nextOf(
      verdict2,
      all.filter((criterion3) => blocks(criterion3)).map(({ owner }) => owner),
      sorted.some(({ owner }) => owner !== "base"),
      !about.target.committed && about.target.dirty.length > 0
    ),
    notes: about.notes,
    counts,
    problems: sorted,
    contracts,
    unselected: about.unselected,
    timing: {
      started: about.started,
      finished: about.finished,
      criteria: Object.fromEntries(all.map(({ id: id2 }) => [id2, ran.get(id2)?.ms ?? 0]))
    }
  };
}
function contractResult(contract2, why2, ran) {
  const isNews = ({ id: id2, check }) => !(checkNamed(check.type)?.quiet && ran.get(id2).outcome.status === "pass");
  const criteria = contract2.criteria.filter(isNews);
  const outcomes = criteria.map((criterion3) => ran.get(criterion3.id).outcome);
  return {
    id: contract2.id,
    title: contract2.title,
    ...contract2.description ? { description: contract2.description } : {},
    dialect: contract2.dialect,
    type: contract2.type,
    ...contract2.origin,
    source: { path: contract2.path, line: contract2.line, trust: contract2.trust, selected: why2 },
    digest: contract2.digest,
    verdict: verdictOf(outcomes),
    attempt: null,
    criteria: criteria.map((criterion3, index) => criterionResult(criterion3, outcomes[index]))
  };
}
function criterionResult(criterion3, outcome) {
  const { status, message } = outcome;
  const owner = ownerOf(outcome);
  const found = "got" in outcome ? outcome : { want: criterion3.title, got: message };
  const at = "at" in outcome && outcome.at || criterion3.at;
  return {
    id: criterion3.id,
    title: criterion3.title,
    check: criterion3.check.type,
    ...criterion3.crossCutting ? { crossCutting: criterion3.crossCutting } : {},
    ...criterion3.activity ? { activity: criterion3.activity } : {},
    status,
    ..."standsFor" in outcome && outcome.standsFor ? { standsFor: outcome.standsFor } : {},
    ...owner ? { owner } : {},
    message: criterion3.crossCutting && status === "fail" ? `cross-cutting '${criterion3.crossCutting}' failed: ${message}` : message,
    want: found.want,
    got: found.got,
    at: { path: at.path, line: at.line },
    ..."flaky" in outcome && outcome.flaky ? { flaky: true } : {},
    ..."output" in outcome && outcome.output ? { output: outcome.output } : {}
  };
}
function blocks({ status }) {
  return status === "fail" || status === "error" || status === "pending";
}
function reasonOf(verdict2, all, problems, about) {
  if (about.lawless) return "the policy could not be read, so nothing was judged";
  const number2 = (count3, one7, many) => count3 === 0 ? [] : [count3 === 1 ? `1 ${one7}` : `${count3} ${many}`];
  const of = (status) => all.filter((criterion3) => criterion3.status === status || criterion3.standsFor === status).length;
  if (verdict2 === "pass") {
    if (about.nothing) return about.nothing;
    const skipped3 = all.filter(({ status }) => status === "skip").length;
    const held2 = all.length - skipped3;
    const holds = held2 === 1 ? "the one criterion that was checked holds" : `all ${held2} criteria that were checked hold`;
    if (skipped3 > 0) return `${holds}, ${skipped3} skipped`;
    return held2 === 0 ? "nothing had to be checked" : held2 === 1 ? "the criterion holds" : `all ${held2} criteria hold`;
  }
  const parts2 = [
    ...number2(problems.length, "problem", "problems"),
    ...number2(all.filter(({ status }) => status === "fail").length, "criterion does not hold", "criteria do not hold"),
    ...number2(of("error"), "criterion could not be told", "criteria could not be told"),
    ...number2(of("pending"), "criterion waits for a person", "criteria wait for a person")
  ];
  return parts2.length > 0 ? parts2.join(", ") : "something before it did not pass";
}

// src/core/sources.ts
function documentsOf(files, trust) {
  const documents = [];
  const problems = [];
  for (const [path, content] of [...files].sort(([a], [b]) => a < b ? -1 : 1)) {
    if (typeof content === "string") {
      problems.push({ code: "unreadable", message: content, at: { path, line: 1, column: 1 } });
      continue;
    }
    const parsed2 = parseDocuments(path, content);
    problems.push(...parsed2.problems);
    documents.push(...parsed2.nodes.map((node2) => ({ path, trust, node: node2 })));
    if (parsed2.nodes.length === 0 && parsed2.problems.length === 0) {
      problems.push({
        code: "empty",
        message: "the file holds no contract; write one, or delete it",
        at: { path, line: 1, column: 1 }
      });
    }
  }
  return { documents, problems };
}
function lowerFiles(files, trust, policy, naming) {
  const { documents, problems } = documentsOf(files, trust);
  const lowered = lower(documents, policy, naming);
  return { ...lowered, problems: [...problems, ...lowered.problems] };
}
function lowerBody(body, policy) {
  const documents = [];
  const problems = [];
  for (const { text: text3, line: line2, kind, closed } of contractsInBody(body.text).blocks) {
    if (!closed)
      problems.push({
        code: "unclosed",
        message: "the contract is not closed; end it as it was opened",
        at: { path: body.path, line: line2, column: 1 }
      });
    const parsed2 = parseDocuments(body.path.replace(/\.json$/i, ""), "\n".repeat(line2 - 1) + text3);
    problems.push(...parsed2.problems.map((problem) => ({ ...problem, at: { ...problem.at, path: body.path } })));
    for (const node2 of parsed2.nodes) {
      const bare2 = kind === "validation" && isBareValidation(node2);
      const whole = bare2 ? { kind: "map", at: node2.at, entries: [{ key: "validation", keyAt: node2.at, value: node2 }] } : node2;
      documents.push({ path: body.path, trust: "body", node: whole });
    }
    if (parsed2.nodes.length === 0 && parsed2.problems.length === 0) {
      problems.push({
        code: "empty",
        message: "the block holds no contract",
        at: { path: body.path, line: line2, column: 1 }
      });
    }
  }
  const lowered = lower(documents, policy);
  return { ...lowered, problems: [...problems, ...lowered.problems] };
}
async function readPolicy(checkout, asked) {
  if (typeof asked === "object") {
    const { policy: policy2 = noPolicy, problems: problems2 } = parsePolicyFile(asked.path, asked.bytes, `${asked.path}, named by hand`);
    return { policy: policy2, path: asked.path, problems: problems2, proposed: [] };
  }
  const paths = asked === void 0 ? policyPaths : [asked];
  const wanted3 = (path2) => paths.includes(path2);
  const head = await checkout.read("head", wanted3);
  const { base: base2 } = checkout;
  const files = base2 ? await checkout.read("base", wanted3) : head;
  const where = base2 ? `${base2.branch}@${base2.commit.slice(0, 7)}` : "the checkout, where nothing protects it";
  const proposed = base2 ? look(checkout, paths, head) : [];
  const path = paths.find((each) => files.has(each));
  if (path === void 0) {
    const missing2 = asked === void 0 ? {} : { missing: `there is no policy ${asked} at ${where}` };
    return { policy: noPolicy, path: paths[0], problems: [], proposed, ...missing2 };
  }
  const source = `${path} at ${where}`;
  const { policy, problems } = parsePolicyFile(path, files.get(path), source);
  return { policy: policy ?? { ...noPolicy, source: `${source}, which could not be read` }, path, problems, proposed };
}
function look(checkout, paths, head) {
  const path = paths.find((each) => head.has(each));
  if (path === void 0 || !checkout.changes.some((change) => change.path === path)) return [];
  return parsePolicyFile(path, head.get(path), "").problems.map((problem) => ({
    ...problem,
    message: `the new policy: ${problem.message}`
  }));
}
function parsePolicyFile(path, content, source) {
  if (typeof content !== "string") return parsePolicy(path, content, source);
  return { problems: [{ code: "unreadable", message: content, at: { path, line: 1, column: 1 } }] };
}

// src/core/demands/tools.ts
function toolIn({ folder }, speaks2) {
  return (activity, run2, why2, more = {}) => ({ activity, run: run2, cwd: folder, why: why2, speaks: speaks2, ...more });
}
function firstOf({ names: names3 }, wanted3) {
  return [...names3].sort().find((name) => wanted3.test(name));
}

// src/core/demands/node-stack.ts
var speaks = "js jsx ts tsx mjs cjs mts cts vue svelte astro css scss less html json".split(" ");
var managers = {
  npm: {
    script: (name, args) => `${name === "test" ? "npm test" : `npm run ${name}`}${args ? ` -- ${args}` : ""}`,
    program: (line2) => `npx --no ${line2}`
  },
  pnpm: { script: (name, args) => `pnpm run ${name}${args ? ` ${args}` : ""}`, program: (line2) => `pnpm exec ${line2}` },
  yarn: { script: (name, args) => `yarn run ${name}${args ? ` ${args}` : ""}`, program: (line2) => `yarn run ${line2}` },
  bun: { script: (name, args) => `bun run ${name}${args ? ` ${args}` : ""}`, program: (line2) => `bun run ${line2}` }
};
var runners2 = [
  {
    name: "vitest",
    activity: "unit-test",
    inScript: /\bvitest\b/,
    pattern: "-t {pattern}",
    line: "vitest run",
    config: /^vitest\.(?:config|workspace)\./,
    takesPaths: true
  },
  {
    name: "jest",
    activity: "unit-test",
    inScript: /\bjest\b/,
    pattern: "-t {pattern}",
    line: "jest",
    config: /^jest\.config\./,
    takesPaths: true,
    findsFiles: true
  },
  {
    name: "mocha",
    activity: "unit-test",
    inScript: /\bmocha\b/,
    pattern: "-g {pattern}",
    line: "mocha",
    config: /^\.mocharc\./,
    takesPaths: true
  },
  {
    name: "playwright",
    activity: "e2e",
    inScript: /\bplaywright\s+test\b/,
    pattern: "-g {pattern}",
    line: "playwright test",
    config: /^playwright\.config\./
  },
  {
    name: "cypress",
    activity: "e2e",
    inScript: /\bcypress\s+run\b/,
    line: "cypress run",
    config: /^cypress\.(?:config\.|json$)/
  },
  // Its options must come before the files, so only a script that ends in options can be given one more.
  {
    name: "node --test",
    activity: "unit-test",
    inScript: /\bnode(?:\s+-[\w=./:-]+)*\s+--test(?:\s+--[\w=./:-]+)*$/,
    pattern: "--test-name-pattern={pattern}"
  }
];
var scriptNames = {
  "unit-test": ["test:unit", "unit", "test"],
  e2e: ["test:e2e", "e2e"],
  typecheck: ["typecheck", "type-check", "check-types", "check:types", "types"],
  lint: ["lint", "lint:check", "check:lint", "eslint"]
};
var node = (place2) => {
  const manifest = read(place2);
  if (!manifest) return [];
  const found = [...fromScripts(place2, manifest)];
  const has = (activity) => found.some((tool) => tool.activity === activity);
  const manager = managerOf(place2, manifest);
  const make3 = toolIn(place2, speaks);
  for (const runner of runners2) {
    const { name, activity, line: line2, config, pattern: pattern2 } = runner;
    const shown4 = line2 ? evidence2(place2, name, config) : void 0;
    if (!shown4 || has(activity)) continue;
    found.push(make3(activity, manager.program(`${line2}${pattern2 ? ` ${pattern2}` : ""}`), shown4, takes(runner)));
  }
  if (!has("unit-test")) found.push(...builtInRunner(place2, manager));
  if (!has("typecheck") && place2.names.has("tsconfig.json")) {
    const vue = isInstalled(place2, "vue-tsc");
    if (vue || isInstalled(place2, "typescript"))
      found.push(make3("typecheck", manager.program(`${vue ? "vue-tsc" : "tsc"} --noEmit`), "there is a tsconfig.json"));
  }
  if (!has("lint")) found.push(...linter(place2, manager));
  return found;
};
function* fromScripts(place2, manifest) {
  const manager = managerOf(place2, manifest);
  const make3 = toolIn(place2, speaks);
  for (const [activity, names3] of Object.entries(scriptNames)) {
    const usable = names3.find((name) => isUsable(manifest.scripts?.[name], activity));
    if (usable === void 0) continue;
    const runner = runnerOf(String(manifest.scripts[usable]));
    const args = runner?.activity === activity ? runner.pattern : void 0;
    const why2 = `${pathIn(place2, "package.json")} has the script ${usable}`;
    yield make3(activity, manager.script(usable, args), why2, runner ? takes(runner) : {});
  }
}
function takes({ takesPaths, findsFiles }) {
  return { ...takesPaths ? { takesPaths } : {}, ...findsFiles ? { findsFiles } : {} };
}
function isUsable(script, activity) {
  if (typeof script !== "string" || script.trim() === "" || /no test specified/.test(script)) return false;
  if (activity === "unit-test" && runnerOf(script)?.activity === "e2e") return false;
  return activity === "unit-test" || activity === "e2e" || !/\s--(?:fix|write|apply)\b/.test(script);
}
function runnerOf(script) {
  const last = script.split(/&&|\|\||[;|]/).at(-1).trim();
  return runners2.find(({ inScript }) => inScript.test(last));
}
function builtInRunner(place2, manager) {
  const test = place2.tests.find((path) => /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(path));
  if (!test) return [];
  const make3 = toolIn(place2, speaks);
  const why2 = `there is ${pathIn(place2, test)}, and no other runner`;
  if (manager === managers.bun) return [make3("unit-test", "bun test -t {pattern}", why2, { takesPaths: true })];
  return /\.[cm]?js$/.test(test) ? [make3("unit-test", "node --test --test-name-pattern={pattern}", why2)] : [];
}
function linter(place2, manager) {
  const make3 = toolIn(place2, speaks);
  const biome = firstOf(place2, /^biome\.jsonc?$/);
  if (biome) return [make3("lint", manager.program("biome check"), `there is ${pathIn(place2, biome)}`)];
  const eslint = firstOf(place2, /^(?:eslint\.config\.|\.eslintrc)/);
  return eslint ? [make3("lint", manager.program("eslint ."), `there is ${pathIn(place2, eslint)}`)] : [];
}
function evidence2(place2, name, config) {
  const file = config && firstOf(place2, config);
  if (file) return `there is ${pathIn(place2, file)}`;
  const packages = name === "playwright" ? ["@playwright/test"] : [name];
  const own2 = packages.some((each) => dependencies(read(place2)).has(each));
  return own2 ? `${pathIn(place2, "package.json")} depends on ${name}` : void 0;
}
function isInstalled(place2, name) {
  return [place2, ...place2.above].some((each) => dependencies(read(each)).has(name));
}
function dependencies(manifest) {
  return /* @__PURE__ */ new Set([...Object.keys(manifest?.dependencies ?? {}), ...Object.keys(manifest?.devDependencies ?? {})]);
}
function managerOf(place2, manifest) {
  const named2 = /^(npm|pnpm|yarn|bun)@/.exec(String(manifest.packageManager ?? ""))?.[1];
  if (named2) return managers[named2];
  for (const { names: names3 } of [place2, ...place2.above]) {
    if (names3.has("pnpm-lock.yaml") || names3.has("pnpm-workspace.yaml")) return managers.pnpm;
    if (names3.has("yarn.lock")) return managers.yarn;
    if (names3.has("bun.lock") || names3.has("bun.lockb")) return managers.bun;
    if (names3.has("package-lock.json")) return managers.npm;
  }
  return managers.npm;
}
function read(place2) {
  const text3 = place2.text("package.json");
  if (text3 === void 0) return void 0;
  try {
    const value = JSON.parse(text3);
    return value !== null && typeof value === "object" && !Array.isArray(value) ? value : void 0;
  } catch {
    return void 0;
  }
}
function pathIn({ folder }, name) {
  return folder === "." ? name : `${folder}/${name}`;
}

// src/core/demands/other-stacks.ts
var python = (place2) => {
  const settings = ["pyproject.toml", "setup.cfg", "tox.ini", "pytest.ini", "requirements.txt", "requirements-dev.txt"];
  const isPython = settings.concat("setup.py", "Pipfile").some((name) => place2.names.has(name)) || place2.tests.some((path) => path.endsWith(".py"));
  if (!isPython) return [];
  const make3 = toolIn(place2, ["py", "pyi"]);
  const manager = { "uv.lock": "uv", "poetry.lock": "poetry", "pdm.lock": "pdm", "Pipfile.lock": "pipenv" };
  const lock = Object.entries(manager).find(([name]) => [place2, ...place2.above].some(({ names: names3 }) => names3.has(name)));
  const program = (line3) => lock ? `${lock[1]} run ${line3}` : line3;
  const mention = (word2) => settings.find((name) => word2.test(place2.text(name) ?? ""));
  const found = [];
  const tests2 = place2.tests.filter((path) => path.endsWith(".py"));
  const settled = mention(/\bpytest\b/) ?? firstOf(place2, /^(?:pytest\.ini|conftest\.py)$/);
  const written5 = tests2.find((path) => forPytest.test(place2.text(path) ?? ""));
  const line2 = lock ? program("pytest -k {pattern}") : "python3 -m pytest -k {pattern}";
  if (settled)
    found.push(make3("unit-test", line2, `${settled} speaks of pytest`, { takesPaths: true, findsFiles: true }));
  else if (place2.names.has("tox.ini")) found.push(make3("unit-test", "tox run", "there is a tox.ini"));
  else if (written5)
    found.push(make3("unit-test", line2, `${written5} is written for pytest`, { takesPaths: true, findsFiles: true }));
  else found.push(...unittest2(tests2, program).map(({ run: run2, why: why2 }) => make3("unit-test", run2, why2, { findsFiles: true })));
  const ruff = firstOf(place2, /^\.?ruff\.toml$/) ?? mention(/\bruff\b/);
  if (ruff) found.push(make3("lint", program("ruff check ."), `${ruff} speaks of ruff`));
  const mypy = firstOf(place2, /^\.?mypy\.ini$/) ?? mention(/\bmypy\b/);
  if (mypy) {
    const named2 = /^[ \t]*(?:files|packages|modules)[ \t]*=/m.test(place2.text(mypy) ?? "");
    found.push(make3("typecheck", program(named2 ? "mypy" : "mypy ."), `${mypy} speaks of mypy`));
  }
  return found;
};
var forPytest = /^(?:import pytest\b|from pytest\b|(?:async )?def test_)/m;
function unittest2(tests2, program) {
  const found = [...tests2].sort().filter((path) => /(?:^|\/)test[^/]*\.py$/.test(path));
  const [first] = found;
  if (first === void 0) return [];
  const folders = [...new Set(found.map((path) => path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "."))];
  const why2 = `there is ${first}, and nothing speaks of pytest`;
  if (folders.length === 1)
    return [{ run: program(`python3 -m unittest discover -s ${quoted(folders[0])} -k {pattern}`), why: why2 }];
  const files = folders.map((folder) => folder === "." ? "test*.py" : `${quoted(folder)}/test*.py`).join(" ");
  const places = folders.map(quoted).join(":");
  return [{ run: `PYTHONPATH=${places}:"$PYTHONPATH" ${program(`python3 -m unittest -k {pattern} ${files}`)}`, why: why2 }];
}
var go2 = (place2) => {
  if (!place2.names.has("go.mod")) return [];
  const make3 = toolIn(place2, ["go"]);
  const settings = firstOf(place2, /^\.golangci\.(?:ya?ml|toml|json)$/);
  return [
    // -v, since only then it says how many tests ran.
    make3("unit-test", "go test -v -run {pattern} ./...", "there is a go.mod"),
    make3("typecheck", "go vet ./...", "there is a go.mod"),
    ...settings ? [make3("lint", "golangci-lint run", `there is ${settings}`)] : []
  ];
};
var rust = (place2) => {
  const manifest = place2.text("Cargo.toml");
  if (manifest === void 0) return [];
  const make3 = toolIn(place2, ["rs"]);
  const all = /^\[workspace\]/m.test(manifest) ? " --workspace" : "";
  const clippy = [place2, ...place2.above].some(
    (each) => firstOf(each, /^\.?clippy\.toml$/) || /clippy/.test(`${each.text("Cargo.toml") ?? ""}${each.text("rust-toolchain.toml") ?? ""}`)
  );
  return [
    make3("unit-test", `cargo test {pattern}${all}`, "there is a Cargo.toml"),
    make3("typecheck", `cargo check${all} --all-targets`, "there is a Cargo.toml"),
    ...clippy ? [make3("lint", `cargo clippy${all} --all-targets -- -D warnings`, "Cargo speaks of clippy")] : []
  ];
};
var jvm = ["java", "kt", "kts", "groovy", "scala"];
var maven = (place2) => {
  if (!place2.names.has("pom.xml") || place2.above.some(({ names: names3 }) => names3.has("pom.xml"))) return [];
  const make3 = toolIn(place2, jvm);
  const program = place2.names.has("mvnw") ? "./mvnw" : "mvn";
  return [
    make3("unit-test", `${program} -B test -Dtest={pattern}`, "there is a pom.xml"),
    make3("typecheck", `${program} -B test-compile`, "there is a pom.xml")
  ];
};
var gradle = (place2) => {
  const isBuild = ({ names: names3 }) => [...names3].some((name) => /^(?:build|settings)\.gradle(?:\.kts)?$/.test(name));
  if (!isBuild(place2) || place2.above.some(isBuild)) return [];
  const make3 = toolIn(place2, jvm);
  const program = place2.names.has("gradlew") ? "./gradlew" : "gradle";
  return [
    make3("unit-test", `${program} test --tests {pattern}`, "there is a Gradle build"),
    make3("typecheck", `${program} testClasses`, "there is a Gradle build")
  ];
};
var targets = {
  "unit-test": ["test-unit", "unit-test", "test", "tests", "check"],
  e2e: ["test-e2e", "e2e"],
  typecheck: ["typecheck", "type-check", "types"],
  lint: ["lint"]
};
var make2 = (place2) => {
  const file = ["GNUmakefile", "makefile", "Makefile"].find((name) => place2.names.has(name));
  const text3 = file && place2.text(file);
  if (!text3) return [];
  const known2 = new Set(
    [...text3.matchAll(/^([\w.-]+(?: [\w.-]+)*)\s*:(?![=:])/gm)].flatMap(([, names3]) => names3.split(" "))
  );
  const tool = toolIn(place2, []);
  return Object.entries(targets).flatMap(([activity, names3]) => {
    const target = names3.find((name) => known2.has(name));
    return target ? [tool(activity, `make ${target}`, `${file} has the target ${target}`)] : [];
  });
};
function quoted(path) {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

// src/core/demands/detect.ts
var stacks = [node, python, go2, rust, maven, gradle, make2];
var manifests = /^(?:package\.json|pyproject\.toml|setup\.(?:py|cfg)|pytest\.ini|tox\.ini|requirements(?:-dev)?\.txt|Pipfile|go\.mod|Cargo\.toml|pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|(?:GNUm|m|M)akefile)$/;
var telling = /^(?:package\.json|pyproject\.toml|setup\.cfg|pytest\.ini|\.?mypy\.ini|tox\.ini|requirements(?:-dev)?\.txt|Cargo\.toml|rust-toolchain\.toml|(?:GNUm|m|M)akefile)$/;
var foreign = /(?:^|\/)(?:node_modules|vendor|\.venv|venv|dist|target|testdata|fixtures)\//;
var testName = /(?:^|\/)(?:test_[^/]*\.py|tests?\.py|[^/]*_test\.py|[^/]*\.(?:test|spec)\.[cm]?[jt]sx?)$/;
var mostPlaces = 1e3;
function isTelling(path) {
  return telling.test(nameOf(path)) && !foreign.test(path);
}
function sampleTests(paths) {
  return new Set(paths.filter((path) => path.endsWith(".py") && testName.test(path) && !foreign.test(path)).slice(0, 5));
}
function detect(paths, texts) {
  const own2 = paths.filter((path) => !foreign.test(path));
  const places = placesOf(own2, texts);
  const tools = places.flatMap((place2) => stacks.flatMap((stack) => stack(place2)));
  const filled2 = /* @__PURE__ */ new Set(["."]);
  for (const path of own2) {
    for (const folder of around(folderOf(path))) {
      if (filled2.has(folder)) break;
      filled2.add(folder);
    }
  }
  return { tools, folders: new Set(places.map(({ folder }) => folder)), has: (folder) => filled2.has(folder) };
}
function placesOf(paths, texts) {
  const folders = /* @__PURE__ */ new Set([".", ...paths.filter((path) => manifests.test(nameOf(path))).map(folderOf)]);
  const sorted = [...folders].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1)).slice(0, mostPlaces);
  const known2 = new Set(sorted);
  const names3 = new Map(sorted.map((folder) => [folder, /* @__PURE__ */ new Set()]));
  const tests2 = new Map(sorted.map((folder) => [folder, []]));
  for (const path of paths) {
    const folder = folderOf(path);
    names3.get(folder)?.add(nameOf(path));
    if (!testName.test(path)) continue;
    const owner = around(folder).find((each) => known2.has(each));
    tests2.get(owner).push(owner === "." ? path : path.slice(owner.length + 1));
  }
  const places = /* @__PURE__ */ new Map();
  for (const folder of sorted) {
    const above = around(folder).slice(1).flatMap((each) => places.get(each) ?? []);
    const text3 = (name) => texts.get(folder === "." ? name : `${folder}/${name}`);
    places.set(folder, { folder, names: names3.get(folder), text: text3, above, tests: tests2.get(folder) });
  }
  return [...places.values()];
}
function toolsFor({ tools }, activity, files) {
  const here = tools.filter((tool) => tool.activity === activity);
  if (here.length === 0) return [];
  if (files.length === 0) {
    const top = here.filter(({ cwd }) => cwd === ".");
    return top.length > 0 ? top.slice(0, 1) : distinct(here);
  }
  const byFolder2 = /* @__PURE__ */ new Map();
  for (const tool of here) byFolder2.set(tool.cwd, [...byFolder2.get(tool.cwd) ?? [], tool]);
  const known2 = /* @__PURE__ */ new Map();
  const found = files.map((path) => {
    const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
    const key = `${folderOf(path)} ${ending}`;
    if (!known2.has(key)) known2.set(key, nearest(byFolder2, folderOf(path), ending));
    return known2.get(key);
  });
  return distinct(found.filter((tool) => tool !== void 0));
}
function nearest(byFolder2, folder, ending) {
  const all = around(folder).flatMap((each) => byFolder2.get(each) ?? []);
  return all.find(({ speaks: speaks2 }) => speaks2.includes(ending)) ?? all.find(({ speaks: speaks2 }) => speaks2.length === 0) ?? all[0];
}
function distinct(tools) {
  const unique = new Map(tools.map((tool) => [`${tool.cwd} ${tool.run}`, tool]));
  return [...unique.values()].sort((a, b) => `${a.cwd} ${a.run}` < `${b.cwd} ${b.run}` ? -1 : 1);
}
function around(folder) {
  if (folder === ".") return ["."];
  const segments = folder.split("/");
  return [...segments.map((_, index) => segments.slice(0, segments.length - index).join("/")), "."];
}
function depth(folder) {
  return folder === "." ? 0 : folder.split("/").length;
}
function folderOf(path) {
  const end = path.lastIndexOf("/");
  return end === -1 ? "." : path.slice(0, end);
}
function nameOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}

// src/core/demands/activities.ts
function waysOf(activity, { policy, known: known2, head, files }) {
  const mapped = Object.hasOwn(policy.activities ?? {}, activity) ? policy.activities[activity] : void 0;
  if (typeof mapped === "string") return [{ run: mapped, cwd: ".", why: "activities in the policy" }];
  if (mapped) return [{ checkRun: mapped.check_run, why: "activities in the policy" }];
  if (!head) return toolsFor(known2, activity, files);
  const left = known2.tools.filter(({ cwd }) => head.has(cwd));
  const before = toolsFor({ tools: left }, activity, files);
  if (before.length === 0) return toolsFor(head, activity, files);
  const isNew = head.tools.filter(({ cwd }) => !known2.folders.has(cwd));
  return [...before, ...toolsFor({ tools: isNew }, activity, files)];
}
function settleActivities(contract2, around2, report) {
  const named2 = uniqueNames();
  const all = [...contract2.criteria, ...implied(contract2, around2)];
  const criteria = all.flatMap((criterion3) => settle(criterion3, contract2, around2, report));
  return { ...contract2, criteria: criteria.map((each) => ({ ...each, id: named2(each.id) })) };
}
var minimal = ["lint", "typecheck"];
function implied({ id: id2, type, path, line: line2, criteria }, around2) {
  if (type !== "skip") return [];
  const asked = new Set(criteria.map(({ activity }) => activity?.name));
  return minimal.filter((name) => !asked.has(name) && waysOf(name, around2).length > 0).map((name) => {
    const activity = { name, description: name === "lint" ? "No lint errors" : "No type errors" };
    const check = { type: checkTypeOf(name), params: {} };
    const words4 = name === check.type ? "" : `-${name}`;
    return {
      id: `${id2}/${check.type}${words4}`,
      title: `${name}: ${activity.description}`,
      check,
      activity,
      at: { path, line: line2 }
    };
  });
}
function settle(criterion3, { type }, around2, report) {
  const { activity, check } = criterion3;
  if (check.type === "advisory") return [{ ...criterion3, check: asking(check, around2.policy) }];
  if (!activity) return [criterion3];
  if (type === "advisory") return [{ ...criterion3, skip: "the contract is advisory: nothing is run" }];
  if (type === "skip" && !minimal.includes(activity.name))
    return [{ ...criterion3, skip: "the contract says skip: lint and typecheck only" }];
  const ways = waysOf(activity.name, around2);
  if (ways.length === 0 && activity.name === "critic") return [reviewed(criterion3, activity, around2)];
  const settled = ways.flatMap((way) => {
    const one7 = checkFor(way, check.type, activity, around2.policy);
    if ("problem" in one7) report({ code: "bad_value", message: one7.problem, at: criterion3.at });
    return "problem" in one7 ? [] : [{ way, check: one7.check }];
  });
  if (ways.length === 0) report({ code: "no_command", message: unmapped(activity.name, around2), at: criterion3.at });
  return settled.map(({ way, check: one7 }) => ({
    ...criterion3,
    id: settled.length > 1 && "cwd" in way ? `${criterion3.id}-${slug(way.cwd) || "top"}` : criterion3.id,
    title: settled.length > 1 && "cwd" in way ? `${criterion3.title} (in ${way.cwd})` : criterion3.title,
    check: one7,
    activity: { ...activity, why: told4(way, activity) },
    ...deferred(activity, around2)
  }));
}
function told4(way, { pattern: pattern2 }) {
  if ("checkRun" in way) return `the check run ${way.checkRun}: ${way.why}`;
  const line2 = pattern2 === void 0 ? withPattern(way.run, void 0).run : way.run.replaceAll("{pattern}", JSON.stringify(pattern2));
  return `\`${line2}\`${way.cwd === "." ? "" : ` in ${way.cwd}`}: ${way.why}`;
}
function asking({ type, params }, { promptForAdvisory }) {
  const { prd } = params;
  const ask2 = promptForAdvisory ? "the policy wants a person to look at such tasks" : prd ? "it belongs to product requirements, which may be unclear" : void 0;
  return { type, params: { ...params, ...ask2 ? { ask: ask2 } : {} } };
}
function reviewed(criterion3, { description }, { hosted }) {
  const check = { type: "critic", params: { description } };
  return { ...criterion3, check, ...hosted ? {} : { skip: "only GitHub can decide" } };
}
function checkFor(way, type, { name, pattern: pattern2 }, policy) {
  if ("checkRun" in way) return { check: { type: "check_run", params: { name: way.checkRun, waitMs: 0 } } };
  const settings = settingsOf(policy);
  const problem = shellProblem(way.run, settings.shell);
  if (problem) return { problem };
  const { run: run2, env } = withPattern(way.run, pattern2);
  const settled = settleCommand(commandParams(run2, { cwd: way.cwd, env }), settings);
  if ("problem" in settled) return settled;
  const isDropped2 = pattern2 !== void 0 && !way.run.includes("{pattern}");
  const params = isDropped2 ? { ...settled.value, caveat: droppedPattern(name, pattern2, way.run) } : settled.value;
  return { check: { type: type === "critic" ? "command" : type, params } };
}
function droppedPattern(name, pattern2, line2) {
  const example = `activities:
  ${name}: the command with {pattern} in the place of what it is to match`;
  return `the pattern ${JSON.stringify(pattern2)} was not used, since \`${line2}\` takes none: everything ran; say in contract-gate.yml how it takes one:
${example}`;
}
function deferred({ timing }, { policy, event, queue }) {
  const later = policy.deferred ? policy.deferred === "merge_group" : queue;
  const now = event === "merge_group" || event === "push";
  return timing === "deferred" && later && !now ? { skip: "deferred: it runs in the merge queue" } : {};
}
function unmapped(name, { policy, known: known2, head }) {
  const tools = [...known2.tools, ...head?.tools ?? []].map(({ activity }) => activity);
  const names3 = [.../* @__PURE__ */ new Set([...Object.keys(policy.activities ?? {}), ...tools, "critic"])];
  const line2 = `activities:
  ${name}: the command that does it   # {pattern} stands for the criterion's pattern`;
  return `there is no command for the activity ${name}${didYouMean(name, names3)}; add to contract-gate.yml, for example:
${line2}`;
}

// src/core/demands/words.ts
var words3 = (text3) => new Set(text3.trim().split(/\s+/));
var advisoryVerbs = words3(`
  investigate research explore discuss plan design audit review analyze analyse evaluate assess brainstorm study examine
  diagnose understand triage survey interview rethink spike ideate
  untersuche untersuchen recherchiere recherchieren analysiere analysieren evaluiere evaluieren plane planen entwirf entwerfen diskutiere diskutieren
  étudier analyser explorer rechercher évaluer planifier concevoir discuter enquêter investiguer
  investigar investiga analizar analiza explorar estudiar evaluar planificar diseñar revisar auditar discutir pesquisar analisar planejar projetar avaliar
  indagare analizzare esplorare progettare valutare исследовать изучить проанализировать спроектировать обсудить`);
var advisoryNouns = words3(`
  investigation research exploration analysis evaluation assessment study rfc spike proposal brainstorming feasibility postmortem
  Untersuchung analyse recherche investigación análisis`);
var openVerbs = words3(`
  prototype experiment try check verify measure benchmark compare clarify profile scope estimate consider decide inspect
  reproduce propose prüfe prüfen`);
var behaviourWords = words3("to at when while before after from if unless");
var programVerbs = words3("scope estimate consider decide inspect check verify measure compare");
var docsVerbs = words3(`
  document proofread reword spellcheck dokumentiere dokumentieren documenter documentar documenta documentare задокументировать`);
var buildVerbs = words3(`
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
  aggiungere correggere aggiornare rimuovere добавить исправить обновить удалить реализовать`);
var writingVerbs = words3("write draft create prepare make outline sketch propose gather collect");
var toolVerbs = words3(
  "generate auto-generate render parse build deploy publish host serve cache index lint test validate search export import migrate"
);
var planNouns = words3(
  "plan plans proposal rfc adr roadmap estimate strategy analysis comparison options approach postmortem requirements feedback"
);
var docsNouns = words3(`
  readme readmes docs doc documentation changelog docstring docstrings jsdoc jsdocs javadoc godoc wiki tutorial tutorials handbook faq
  contributing codeofconduct licence license guide guides glossary dokumentation doku documentación documentação documentazione документацию документация`);
var slips = words3(`
  typo typos spelling grammar wording punctuation misspelling misspellings tippfehler rechtschreibung coquille coquilles orthographe
  errata erratas ortografía опечатку опечатки`);
var softNouns = words3(`
  link links badge badges heading headings formatting example examples section sections instructions note notes screenshot screenshots
  update updates change changes tweak tweaks improvement improvements fixes cleanup mistake mistakes table paragraph chapter diagram
  diagrams anchor anchors steps guidelines wording page information details url urls lien liens enlace`);
var remarkAdjectives = words3(`
  code inline missing explanatory helpful doc more some clarifying block source stale outdated misleading wrong the todo obsolete`);
var commentedOn = words3(
  "blog post posts article articles issue issues photo photos video videos page pages ticket tickets product products recipe recipes"
);
var fixedCompounds = /* @__PURE__ */ new Set([
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
]);
var thingNouns = words3(
  "page tab screen button form mode view panel dialog feature endpoint component card list menu modal widget"
);
var documentThings = words3(`
  upload uploads uploader viewer store storage parser model picker list editor table type types id ids service page search preview
  export import template templates database db index scanner library title titles`);
var prepositions = words3(`
  in to for of on from with by at about into as when so that which where after before under over per via without within against
  across during between using explaining describing dans pour sur avec im in für mit zur zum en para con sobre em do da nel della в для на`);
var articles = words3(`
  the a an up out off down our your this these all some any its my their each every new der die das den dem ein eine einen le la les un une des du de d l el los las
  una o os il lo gli`);
var prefixes = {
  ...Object.fromEntries(
    "feat feature fix bug bugfix hotfix perf refactor test tests build ci revert deps security".split(" ").map((word2) => [word2, "verifiable"])
  ),
  ...Object.fromEntries(
    "spike research rfc proposal discussion question investigation".split(" ").map((word2) => [word2, "advisory"])
  ),
  docs: "skip",
  doc: "skip",
  documentation: "skip"
};
var paperKinds = words3("rfc proposal discussion question");
var emptyPrefixes = words3("chore style misc wip draft task story epic subtask minor");
var unspaced = [
  [/^(?:调研|调查|研究|分析|探索|讨论|评估|规划|審査|調研)/, "advisory"],
  [/(?:調査|検討|分析|議論|設計)(?:する|します|を行う)?$/, "advisory"],
  [/(?:文档|文檔|README|注释|错别字|说明)$/i, "skip"],
  [/(?:ドキュメント|README|誤字|脱字)を?(?:更新|修正|追加|改善)(?:する|します)?$/i, "skip"]
];

// src/core/demands/title.ts
var longest6 = 500;
function readTitle(title) {
  const { kind, word: word2, rest } = unprefixed(title.normalize("NFKC").slice(0, longest6));
  if (kind === "advisory") {
    const isWork = !paperKinds.has(word2) && clausesOf(rest).some((clause) => builds(clause, isDocs));
    return isWork ? "verifiable" : "advisory";
  }
  const byShape = unspaced.find(([pattern2]) => pattern2.test(rest.trim()))?.[1];
  const read3 = byShape ?? readClauses(rest);
  if (kind === "skip") {
    if (clausesOf(rest).some((clause) => builds(clause, isDocsHere))) return "verifiable";
    return read3 === "advisory" ? "advisory" : "skip";
  }
  if (kind === "verifiable") return read3 === "skip" ? "skip" : "verifiable";
  return read3;
}
function unprefixed(title) {
  let rest = title.replaceAll(new RegExp("\\p{Extended_Pictographic}|\\ufe0f", "gu"), " ").trim();
  let kind;
  let first;
  for (let rounds = 0; rounds < 6; rounds++) {
    const ticket = /^(?:[[(]?(?:[A-Za-z][A-Za-z0-9]*-\d+|#\d+|GH-\d+)[\])]?)[\s:.-]+/.exec(rest);
    const bracket = /^[[(]([\p{L} -]{1,30})[\])][\s:-]*/u.exec(rest);
    const named2 = /^([\p{L}]{1,30})(?:\([^()]{0,60}\))?!?:\s+/u.exec(rest);
    const word2 = (bracket ?? named2)?.[1]?.trim().toLowerCase() ?? "";
    if (ticket) rest = rest.slice(ticket[0].length);
    else if (Object.hasOwn(prefixes, word2)) {
      kind ??= prefixes[word2];
      first ??= word2;
      rest = rest.slice((bracket ?? named2)[0].length);
    } else if (emptyPrefixes.has(word2) || bracket) rest = rest.slice((bracket ?? named2)[0].length);
    else break;
  }
  const scoped = /^[^:]{1,60}:\s+(.+)$/s.exec(rest);
  if (scoped && verbOf(tokens(scoped[1])[0])) rest = scoped[1];
  return { ...kind ? { kind, word: first } : {}, rest: rest.replace(/\s*[[(]#?\d+[\])]\s*$/, "") };
}
function verbOf(word2) {
  if (word2 === void 0) return void 0;
  const bare2 = word2.replace(/(?:s|es|d|ed|ing)$/, "");
  const forms = [
    word2,
    word2.replace(/s$/, ""),
    word2.replace(/es$/, ""),
    word2.replace(/(?:d|ing)$/, ""),
    word2.replace(/(?:ed|ing)$/, ""),
    `${word2.replace(/(?:ing|ed)$/, "")}e`,
    bare2.replace(/(.)\1$/, "$1"),
    word2.replace(/(?:ies|ied)$/, "y")
  ];
  for (const base2 of forms) {
    if (advisoryVerbs.has(base2)) return { kind: "advisory", base: base2 };
    if (docsVerbs.has(base2)) return { kind: "docs", base: base2 };
    if (openVerbs.has(base2)) return { kind: "open", base: base2 };
    if (buildVerbs.has(base2)) return { kind: "build", base: base2 };
  }
  return void 0;
}
function tokens(text3) {
  return text3.toLowerCase().replaceAll("code of conduct", "codeofconduct").replaceAll(/['’]s\b/g, "").split(/[^\p{L}\p{N}._/#+-]+/u).map((word2) => word2.replaceAll(/^[._#+-]+|[._-]+$/g, "")).filter((word2) => word2 !== "");
}
function clausesOf(text3) {
  const parts2 = text3.split(/[,;]|\s(?:and|then|und|et|y|&|\+|и)\s/iu).map(tokens).filter((part) => part.length > 0);
  const clauses = [];
  for (const part of parts2) {
    const startsAnew = clauses.length === 0 || verbOf(part[0]) !== void 0 || looksInto(part);
    if (startsAnew) clauses.push([part]);
    else clauses.at(-1).push(part);
  }
  return clauses;
}
function readClauses(text3) {
  if (/^(?:why|how|what|should|can|could|is|are|does|do|which|where|when|who)\b.*\?\s*$/is.test(text3.trim()))
    return "advisory";
  const readings = clausesOf(text3).map(readClause);
  for (const reading of ["verifiable", "ambiguous", "advisory", "skip"])
    if (readings.includes(reading)) return reading;
  return "verifiable";
}
function builds([first = [], ...more], isText) {
  const verb = verbOf(first[0]);
  const objects = [first.slice(1), ...more];
  return verb?.kind === "build" && !objects.every(isText) && madeReading(verb.base, objects) === "verifiable";
}
function isDocsHere(object2) {
  const { head, places } = headOf(object2);
  return head === "" || isDocs(object2) || softNouns.has(head) || slips.has(head) || places.some(isDocsPlace);
}
function looksInto([first, second]) {
  return /^(?:look into|deep dive|find out|figure out|dig into|think about|work out|see if|learn how|see whether|look at)$/.test(
    `${first} ${second}`
  );
}
function readClause([first = [], ...more]) {
  if (looksInto(first)) return first[1] === "at" ? "ambiguous" : "advisory";
  const verb = verbOf(first[0]);
  const asNoun = verb && verb.kind !== "build" ? nounReading(verb.base, first) : void 0;
  if (asNoun) return asNoun;
  const objects = [verb ? first.slice(1) : first, ...more];
  switch (verb?.kind) {
    case "advisory":
      return "advisory";
    case "docs":
      return "skip";
    case "open":
      return openReading(verb.base, first);
    case "build":
      return madeReading(verb.base, objects);
  }
  const { head, before } = headOf(first);
  if (advisoryNouns.has(first[0]) || advisoryNouns.has(head) && before.length > 1) return "advisory";
  const last = verbOf(first.at(-1));
  if (last && /en$/.test(first.at(-1)) && first.length > 1) {
    const object2 = [first.slice(0, -1), ...more];
    return last.kind === "advisory" ? "advisory" : last.kind === "docs" ? "skip" : madeReading(last.base, object2);
  }
  return objects.every(isDocs) ? "skip" : "verifiable";
}
function nounReading(verb, first) {
  const [word2, second = ""] = first;
  if (word2 !== verb) return void 0;
  if (fixedCompounds.has(`${word2} ${second}`)) return "verifiable";
  if (isReport(first)) return "verifiable";
  if (verb === "document") return documentThings.has(second) ? "verifiable" : void 0;
  if (!thingNouns.has(second)) return void 0;
  return first.slice(2).some((each) => verbOf(each)?.kind === "build" || /^(?:is|are|fails?|broken|crash(?:es)?|missing|not)$/.test(each)) ? "verifiable" : "ambiguous";
}
function isReport(first) {
  const finite = first.findIndex(
    (word2, index) => /^(?:is|are|was|were|fails|crashes|never|cannot)$/.test(word2) || /^(?:broken|wrong|incorrect|missing)$/.test(word2) && (index === first.length - 1 || prepositions.has(first[index + 1]))
  );
  const asks = first.findIndex((word2) => /^(?:why|whether|if|how|what|who|when|where|which|that)$/.test(word2));
  return finite > 1 && (asks === -1 || asks > finite);
}
function openReading(verb, first) {
  if (/^(?:why|whether|if|how|what)$/.test(first[1] ?? "")) return "advisory";
  if (programVerbs.has(verb) && first.slice(2).some((word2) => behaviourWords.has(word2))) return "verifiable";
  return first.some((word2) => /^(?:vs|versus|options|alternatives)$/.test(word2)) ? "advisory" : "ambiguous";
}
function madeReading(verb, objects) {
  if (objects.every(isDocs)) return toolVerbs.has(verb) ? "verifiable" : "skip";
  const isPlan = (object2) => planNouns.has(headOf(object2).head);
  return writingVerbs.has(verb) && objects.every(isPlan) ? "advisory" : "verifiable";
}
function headOf(object2) {
  const phrases = [[]];
  for (const word2 of object2) {
    if (prepositions.has(word2)) phrases.push([]);
    else if (!articles.has(word2) && !/^v?\d[\d.]*$/.test(word2)) phrases.at(-1).push(word2);
  }
  const [own2 = [], ...places] = phrases;
  return { head: own2.at(-1) ?? "", before: own2.slice(0, -1), places: places.filter((place2) => place2.length > 0) };
}
function isDocs(object2) {
  const { head, before, places } = headOf(object2);
  if (head === "") return places.length > 0 && places.every(isDocsPlace);
  if (isDocsNoun(head)) return true;
  if (head === "notes" && before.includes("release")) return true;
  if (/^comments?$|^kommentare$|^commentaires$|^comentarios$/.test(head)) return isRemark(before, places);
  if (slips.has(head)) return places.every(isDocsPlace) && !before.some((word2) => !isDocsNoun(word2) && isCodeWord(word2));
  return softNouns.has(head) && (before.some(isDocsNoun) || places.length > 0 && places.some(isDocsPlace));
}
function isDocsNoun(word2) {
  return docsNouns.has(word2) || /\.(?:md|rst|adoc)$/.test(word2) || /^docs\/[\w./-]*$/.test(word2);
}
function isDocsPlace(place2) {
  const head = place2.at(-1) ?? "";
  return isDocsNoun(head) || /^comments?$/.test(head) || softNouns.has(head) && place2.some(isDocsNoun);
}
function isCodeWord(word2) {
  return /^(?:variable|function|method|class|button|label|message|error|config|key|column|route|api|login|test)$/.test(
    word2
  );
}
function isRemark(before, places) {
  if (places.some((place2) => place2.some((word2) => commentedOn.has(word2)))) return false;
  return before.every((word2) => remarkAdjectives.has(word2));
}

// src/core/demands/classify.ts
var unclear = "its title could mean advice or work that can be verified";
function classify(title, files, rules2) {
  const code18 = files?.find((path) => !isDocumentation(path) || rules2.some((rule) => isTested(rule) && rule.matches(path)));
  if (code18 !== void 0) return { type: "verifiable", why: `${code18} is changed, and that can be verified` };
  const reading = readTitle(title);
  if (files === void 0 || files.length === 0) return byWords(reading);
  if (reading === "advisory" || reading === "ambiguous") return byWords(reading);
  return { type: "skip", why: "only documentation is changed" };
}
function byWords(reading) {
  const words4 = {
    verifiable: { type: "verifiable", why: "its title asks for something that can be verified" },
    advisory: { type: "advisory", why: "its title asks for advice" },
    skip: { type: "skip", why: "its title speaks of documentation" },
    ambiguous: { type: "advisory", why: unclear, ask: unclear }
  };
  return words4[reading];
}
function isTested({ unit, e2e }) {
  return unit || e2e !== void 0;
}

// src/core/demands/generate.ts
var mostPatterns = 5;
function generateVerification({ id: id2, title: words4, files, patterns: patterns2 = false, type }, rules2, can) {
  const title = oneLine2(words4);
  const sorted = files && [...new Set(files)].sort();
  const classified = type ? { type, why: "a person said so" } : classify(title, sorted, rules2);
  const minimal2 = [
    { activity: "typecheck", description: "No type errors" },
    { activity: "lint", description: "No lint errors" }
  ];
  const all = {
    advisory: () => [],
    skip: () => minimal2,
    verifiable: () => [...minimal2, ...fromFiles(sorted ?? [], rules2, patterns2, title)]
  }[classified.type]();
  const criteria = all.filter(({ activity }) => activity === "critic" || can(activity));
  const from = type ? "user" : "auto";
  return {
    document: {
      taskId: id2,
      description: title || id2,
      verificationContract: { type: classified.type, criteria, generatedFrom: from }
    },
    classified
  };
}
function fromFiles(files, rules2, patterns2, title) {
  if (files.length === 0) return [{ activity: "unit-test", description: `Tests for: ${title}` }];
  const tested = [];
  const ends = { immediate: [], deferred: [] };
  const critics = /* @__PURE__ */ new Set();
  for (const path of files) {
    const matching2 = rules2.filter((rule) => rule.matches(path));
    if (matching2.some(({ unit }) => unit)) tested.push(path);
    const timings = matching2.flatMap(({ e2e }) => e2e ?? []);
    if (timings.length > 0) ends[timings.includes("immediate") ? "immediate" : "deferred"].push(path);
    for (const { critics: named2 } of matching2) for (const critic2 of named2) critics.add(critic2);
  }
  const timing = ends.immediate.length > 0 ? "immediate" : "deferred";
  const pages2 = [...ends.immediate, ...ends.deferred];
  return [
    ...tested.length > 0 ? unitTests(tested, patterns2) : [],
    ...pages2.length > 0 ? [{ activity: "e2e", description: `E2E coverage for ${listed(pages2)}`, timing }] : [],
    ...[...critics].sort().map((critic2) => ({ activity: "critic", description: `${critic2} review` }))
  ];
}
function unitTests(tested, patterns2) {
  const sources = tested.filter((path) => !/test|spec|IT\.|\.cy\./i.test(path) || !isTest(path));
  const named2 = sources.length > 0 ? sources : tested;
  const names3 = new Map(named2.map((path) => [testPattern(path), path]));
  if (!patterns2 || names3.size > mostPatterns || names3.has(""))
    return [{ activity: "unit-test", description: `Tests for ${listed(named2)}` }];
  return [...names3].map(([pattern2, path]) => ({
    activity: "unit-test",
    description: `Tests for ${baseName(path)}`,
    pattern: pattern2
  }));
}
function testPattern(path) {
  const stem = baseName(path).replace(/(?:\.(?:test|spec|cy|stories|d|module))?\.[^.]+$/, "");
  const own2 = stem.replace(/^(?:test_|_+)|_(?:test|spec)$|(?:Test|Tests|Spec)$/g, "");
  const general = /^(?:index|main|mod|lib|__init__|\+?page|\+?layout|route)$/;
  if (!general.test(stem)) return own2 || stem;
  return path.split("/").at(-2)?.replace(/^src$/, "") ?? "";
}
function listed(paths) {
  const names3 = [...new Set(paths.map(baseName))];
  const shown4 = names3.slice(0, 3).join(", ");
  return names3.length > 3 ? `${shown4} and ${names3.length - 3} more` : shown4;
}
function baseName(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function oneLine2(words4) {
  const line2 = words4.replaceAll(new RegExp("\\p{Surrogate}", "gu"), "�").replaceAll(/[\s\p{Cc}]+/gu, " ");
  return [...line2.trim()].slice(0, 300).join("");
}
function taskId(words4) {
  const ticket = /(?:^|[\s[(/])([A-Za-z][A-Za-z0-9]{0,9}-\d{1,6})(?=[\s\]):.,/-]|$)/.exec(words4)?.[1];
  const id2 = slug(words4).replace(/^[^a-z0-9]+/, "").slice(0, 48).replace(/-+$/, "");
  return ticket ?? (id2 === "" || id2 === "policy" ? "task" : id2);
}

// src/core/demands/rules.ts
var rulesPaths = ["test-activity-rules.json", ".github/test-activity-rules.json"];
var one6 = object(
  {
    unit: optional(byKind({ boolean, text: text() }), "are there unit tests for these files?"),
    e2e: optional(
      byKind({ boolean, text: oneOf("immediate", "deferred") }),
      "end-to-end tests, and when they run"
    ),
    critics: optional(oneOrMany(text()), "who must look at it"),
    description: optional(text(), "a remark")
  },
  { wants: "a rule {unit, e2e, critics}" }
);
var patterns = {
  wants: "a mapping of file patterns to rules",
  read(node2, report) {
    if (node2.kind !== "map") return wrongType(this.wants, node2, report);
    const read3 = node2.entries.map(({ key, keyAt, value }) => {
      const problem = globProblem(anywhere(key));
      if (problem) report("bad_value", problem, keyAt);
      const rule = one6.read(value, (code18, message, at) => report(code18, `${key}: ${message}`, at));
      return problem || !rule ? void 0 : [key, rule];
    });
    return read3.includes(void 0) ? void 0 : read3;
  },
  schema: () => ({ type: "object", additionalProperties: one6.schema() })
};
var rulesShape = object(
  { filePatterns: required(patterns, "file patterns, and what a change to such a file must be shown by") },
  { wants: "a rules file {filePatterns}", open: true }
);
function anywhere(pattern2) {
  if (pattern2.startsWith("/")) return pattern2.slice(1);
  return pattern2.startsWith("**/") ? pattern2 : `**/${pattern2.replace(/^\.\//, "")}`;
}
function parseRules(path, bytes) {
  const { nodes, problems } = parseDocuments(path, bytes);
  if (problems.length > 0) return { problems };
  const found = [];
  const report = (code18, message, at) => void found.push({ code: code18, message, at: { path, ...at } });
  const [node2, ...more] = nodes;
  if (!node2 || more.length > 0) {
    return {
      problems: [{ code: "several", message: "a rules file is one mapping", at: { path, line: 1, column: 1 } }]
    };
  }
  const read3 = rulesShape.read(node2, report);
  return read3 && found.length === 0 ? { rules: read3.filePatterns.map(ruleOf), problems: [] } : { problems: found };
}
function ruleOf([pattern2, { unit, e2e, critics }]) {
  const globs2 = [anywhere(pattern2)];
  const timing = e2e === true ? "immediate" : e2e;
  return {
    matches: (path) => matchesAny(globs2, path),
    unit: unit !== void 0 && unit !== false,
    ...timing ? { e2e: timing } : {},
    critics: critics ?? []
  };
}
var pages = /(?:^|\/)(?:pages|app|routes|views|screens)\/.*\.(?:tsx|jsx|vue|svelte|astro|html)$|(?:^|\/)(?:e2e|playwright|cypress)\//;
var parts = /(?:^|\/)components\/.*\.(?:tsx|jsx|vue|svelte|astro)$|\.(?:css|scss|less)$/;
var builtInRules = [
  { matches: (path) => !isDocumentation(path), unit: true, critics: [] },
  { matches: (path) => pages.test(path), unit: true, e2e: "immediate", critics: [] },
  { matches: (path) => parts.test(path), unit: true, e2e: "deferred", critics: [] }
];

// src/core/demands/write-yaml.ts
var reserved = /^(?:true|false|null|yes|no|on|off|y|n|~|\.inf|\.nan)$/i;
function writeYaml(document) {
  return `${lines(document).join("\n")}
`;
}
function lines(value) {
  return Object.entries(value).flatMap(([key, each]) => {
    if (each === void 0) return [];
    const name = scalar(key);
    if (Array.isArray(each)) return each.length === 0 ? [`${name}: []`] : [`${name}:`, ...each.flatMap(item)];
    if (typeof each === "object") return [`${name}:`, ...indented(lines(each))];
    return [`${name}: ${scalar(each)}`];
  });
}
function item(value) {
  if (typeof value !== "object") return [`  - ${scalar(value)}`];
  const [first = "", ...rest] = lines(value);
  return [`  - ${first}`, ...rest.map((line2) => `    ${line2}`)];
}
function indented(all) {
  return all.map((line2) => `  ${line2}`);
}
function scalar(value) {
  if (typeof value !== "string") return String(value);
  const plain2 = /^[\p{L}_][\p{L}\p{N} _./()+-]*$/u.test(value) && !reserved.test(value) && !/\s$|\s{2}/.test(value);
  return plain2 ? value : JSON.stringify(value).replaceAll(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escaped);
}
function escaped(character) {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

// src/core/demands/demands.ts
async function groundOf(checkout, policy, occasion) {
  const end = checkout.base ? "base" : "head";
  const { rules: rules2, problems: found } = await rulesAt(checkout, end);
  const problems = found.map((problem) => checkout.base ? { ...problem, owner: "base" } : problem);
  const known2 = await detectAt(checkout, end);
  const head = checkout.base ? await detectAt(checkout, "head") : null;
  const files = workOf(occasion).filter((path) => !isDocumentation(path));
  const { event, queue, hosted } = occasion;
  return { policy, known: known2, head, files, event, queue, hosted, rules: rules2, problems };
}
function workOf({ changes, isContract: isContract2 }) {
  return changes.flatMap(({ path, from }) => [path, ...from ? [from] : []]).filter((path) => !isContract2(path));
}
async function detectAt(checkout, end) {
  const paths = await checkout.list(end);
  const samples = sampleTests(paths);
  const files = await checkout.read(end, (path) => isTelling(path) || samples.has(path));
  const texts = /* @__PURE__ */ new Map();
  for (const [path, content] of files) {
    if (content instanceof Uint8Array) texts.set(path, new TextDecoder().decode(content));
  }
  return detect(paths, texts);
}
async function rulesAt(checkout, end) {
  const files = await checkout.read(end, (path2) => rulesPaths.includes(path2));
  const path = rulesPaths.find((each) => files.has(each));
  if (path === void 0) return { rules: builtInRules, problems: [] };
  const content = files.get(path);
  if (typeof content === "string") {
    return {
      rules: builtInRules,
      problems: [{ code: "unreadable", message: content, at: { path, line: 1, column: 1 } }]
    };
  }
  const { rules: rules2 = builtInRules, problems } = parseRules(path, content);
  return { rules: rules2, problems };
}
function settleAll2(selected, ground) {
  const problems = [];
  const settled = selected.map(({ contract: contract2, why: why2 }) => ({
    why: why2,
    contract: settleActivities(contract2, ground, (problem) => problems.push(problem))
  }));
  return { selected: settled, problems };
}
function hasActivities({ criteria, type }) {
  return type === "skip" || criteria.some(({ activity, check }) => activity || check.type === "advisory");
}
function draft(task, ground) {
  const can = (activity) => waysOf(activity, ground).length > 0;
  const finds = waysOf("unit-test", ground).every((way) => "findsFiles" in way && way.findsFiles === true);
  const asked = { ...task, patterns: task.patterns === true && finds };
  const { document, classified } = generateVerification(asked, ground.rules, can);
  const empty = document.verificationContract.criteria.length === 0 && classified.type !== "advisory";
  return { id: task.id, text: writeYaml(document), classified, empty };
}
function generatedContract({ text: text3, classified, empty }, ground) {
  if (empty) return { problems: [] };
  const bytes = new TextEncoder().encode(text3);
  const { contracts, problems } = lowerFiles(/* @__PURE__ */ new Map([["generated contract", bytes]]), "generated", ground.policy);
  const [contract2] = contracts;
  if (!contract2) return { problems };
  const { type, why: why2, ask: ask2 } = classified;
  const asking2 = ({ check }) => ({ ...check, params: { ...check.params, ask: ask2 } });
  const criteria = contract2.criteria.map(
    (each) => ask2 && each.check.type === "advisory" ? { ...each, check: asking2(each) } : each
  );
  const words4 = `generated (${type}), since no contract of the base applies: ${why2}`;
  const settled = settleAll2([{ contract: { ...contract2, criteria }, why: words4 }], ground);
  return { selected: settled.selected[0], problems: [...problems, ...settled.problems] };
}
function isLoose({ type, trust, origin }, occasion) {
  if (type !== "skip" && type !== "advisory") return false;
  const isSaid = trust === "base" && origin?.generatedFrom !== "auto";
  return !isSaid && workOf(occasion).some((path) => !isDocumentation(path));
}

// src/core/demands/meet.ts
async function meetDemands(found, asked, checkout, policy) {
  const occasion = { ...asked, changes: checkout.changes };
  const { selected } = found.selection;
  const wanted3 = workOf(occasion).length === 0 ? "no" : wantsGenerated(found, asked, occasion, policy);
  if (wanted3 === "no" && !selected.some(({ contract: contract2 }) => hasActivities(contract2)))
    return judged(found, asked, occasion, policy);
  const ground = await groundOf(checkout, policy, occasion);
  const settled = settleAll2(selected, ground);
  const problems = [...found.problems, ...ground.problems, ...settled.problems];
  const met = { ...found, selection: { ...found.selection, selected: settled.selected }, problems };
  if (wanted3 === "no") return judged(met, asked, occasion, policy);
  if (wanted3 === "run") {
    const generated = generatedContract(draftFor(asked, ground, occasion, freeId(found)), ground);
    if (generated.selected) settled.selected.push(generated.selected);
    problems.push(...generated.problems);
  }
  const id2 = taskId((asked.pull.branch ?? asked.pull.title).split("/").pop());
  return judged(met, asked, occasion, policy, draftFor(asked, ground, occasion, id2));
}
function wantsGenerated({ required: required2, selection }, { hand }, occasion, policy) {
  if (hand.only.some((id2) => /^generated(?:-2)?(?:\/|$)/i.test(id2))) return "run";
  const fromBase = selection.selected.some(
    ({ contract: contract2 }) => contract2.trust === "base" && asksSomething(contract2) && !isLoose(contract2, occasion)
  );
  if (required2 === void 0 || fromBase || policy.generate === "never") return "no";
  return policy.generate === "show" ? "show" : "run";
}
function freeId({ enforced }) {
  return enforced.candidates.some(({ contract: contract2 }) => contract2.id.toLowerCase() === "generated") ? "generated-2" : "generated";
}
function draftFor({ pull, issue }, ground, occasion, id2) {
  const first = (text3) => text3.split("\n").find((line2) => line2.trim() !== "") ?? "";
  const title = pull.title || first(pull.body.text) || first(issue);
  return draft({ id: id2, title, files: workOf(occasion) }, ground);
}
function judged(found, { hand, pull }, occasion, policy, drafted) {
  if (hand.all || hand.paths.length + hand.only.length > 0) return found;
  const { required: required2, selection } = found;
  const counting = selection.selected.filter(
    ({ contract: contract2 }) => (contract2.trust === "generated" || asksSomething(contract2)) && !isLoose(contract2, occasion) && (policy.satisfied_by !== "base" || contract2.trust === "base")
  );
  const enough = required2 === void 0 ? selection.selected.length > 0 : counting.length > 0;
  if (enough) return found;
  const shown4 = drafted && !drafted.empty ? drafted : void 0;
  const nothing2 = nothingApplies(required2, occasion.changes, pull.branch, occasion.isContract, shown4);
  if ("problem" in nothing2) return { ...found, problems: [...found.problems, nothing2.problem] };
  return selection.selected.length === 0 ? { ...found, nothing: nothing2.reason } : found;
}
function advisoryNotes(all) {
  return all.filter(({ contract: contract2 }) => contract2.type === "advisory").map(
    ({ contract: contract2 }) => `advisory task ${JSON.stringify(contract2.description.trim() || contract2.title)}: no automated verification, its output is kept for review`
  );
}

// src/core/plan.ts
function makePlan(contracts) {
  const steps = /* @__PURE__ */ new Map();
  const stepOf = /* @__PURE__ */ new Map();
  let place2 = 0;
  const add = ({ id: id2, check: { type, params } }) => {
    const key = `${type} ${canonical(params)}`;
    stepOf.set(id2, key);
    if (steps.has(key)) return;
    const rank = checks.findIndex((check) => check.type === type);
    const exclusive = params.exclusive === true;
    steps.set(key, {
      key,
      check: checks[rank],
      params,
      priority: rank * 1e6 + place2++,
      exclusive
    });
  };
  for (const { criteria } of contracts) criteria.forEach(add);
  const setup2 = contracts.flatMap(({ criteria }) => criteria).find(({ check }) => check.type === "setup");
  const { levels, problems } = levelled(contracts);
  return { plan: { steps, levels, stepOf, ...setup2 ? { setup: setup2 } : {} }, problems };
}
function levelled(contracts) {
  const here = new Set(contracts.map(({ id: id2 }) => id2.toLowerCase()));
  const done = /* @__PURE__ */ new Set();
  const levels = [];
  let left = [...contracts];
  while (left.length > 0) {
    const free = left.filter(
      ({ dependsOn }) => dependsOn.every(({ value }) => !here.has(value.toLowerCase()) || done.has(value.toLowerCase()))
    );
    if (free.length === 0) return { levels, problems: left.map(cycle) };
    const trusted = free.filter(({ trust }) => trust === "base" || trust === "policy" || trust === "generated");
    const ready = new Set(trusted.length > 0 ? trusted : free);
    for (const { id: id2 } of ready) done.add(id2.toLowerCase());
    levels.push([...ready]);
    left = left.filter((contract2) => !ready.has(contract2));
  }
  return { levels, problems: [] };
}
function cycle({ id: id2, path, line: line2, dependsOn }) {
  const at = dependsOn[0]?.at ?? { line: line2, column: 1 };
  return {
    code: "cycle",
    message: `${id2} depends on itself by way of ${dependsOn.map(({ value }) => value).join(", ")}; break the circle`,
    at: { path, ...at }
  };
}
function shardOf(contracts, { index, total: total2 }) {
  const group = new Map(contracts.map(({ id: id2 }) => [id2.toLowerCase(), id2.toLowerCase()]));
  const leader = (id2) => {
    let current = id2;
    while (group.get(current) !== current) current = group.get(current);
    return current;
  };
  for (const { id: id2, dependsOn } of contracts) {
    for (const { value } of dependsOn)
      if (group.has(value.toLowerCase())) group.set(leader(value.toLowerCase()), leader(id2.toLowerCase()));
  }
  const order = new Map(
    [...new Set(contracts.map(({ id: id2 }) => leader(id2.toLowerCase())))].map((id2, place2) => [id2, place2])
  );
  return contracts.filter(({ id: id2 }) => order.get(leader(id2.toLowerCase())) % total2 === index - 1);
}

// src/core/pool.ts
function makePool(places) {
  const waiting = [];
  let running2 = 0;
  let alone = false;
  let scheduled = false;
  const fill = () => {
    scheduled = false;
    while (waiting.length > 0 && running2 < places && !alone) {
      const next = waiting[0];
      if (next.exclusive && running2 > 0) return;
      waiting.shift();
      running2++;
      alone = next.exclusive;
      void next.start().finally(() => {
        running2--;
        if (next.exclusive) alone = false;
        fill();
      });
    }
  };
  return (task, { priority, exclusive }) => new Promise((resolve4, reject) => {
    const entry2 = { priority, exclusive, start: () => task().then(resolve4, reject) };
    waiting.splice(waiting.findLastIndex((other) => other.priority <= priority) + 1, 0, entry2);
    if (!scheduled) queueMicrotask(fill);
    scheduled = true;
  });
}

// src/core/run.ts
var staticAtOnce = 16;
async function run(plan, world, options3) {
  const results = /* @__PURE__ */ new Map();
  const verdicts = /* @__PURE__ */ new Map();
  const once2 = memoised(plan, world, options3);
  const note = (criterion3, ran) => {
    results.set(criterion3.id, ran);
    options3.onEnd?.(criterion3, ran);
  };
  const criteria = plan.levels.flat().flatMap((contract2) => contract2.criteria);
  const runs = ({ id: id2 }) => plan.steps.get(plan.stepOf.get(id2)).check.runs;
  await Promise.all(
    criteria.filter((criterion3) => runs(criterion3) === "static" && criterion3.skip === void 0).map((criterion3) => once2(criterion3))
  );
  const mayRun = options3.commands && options3.refuse === void 0;
  const setup2 = plan.setup && mayRun ? await once2(plan.setup) : void 0;
  const unrun = ({ title, id: id2 }) => {
    if (!options3.commands) return skipped2("not run: commands are switched off", "error");
    if (options3.refuse !== void 0) return refused2(title, options3.refuse);
    if (setup2 && failing(setup2.outcome) && id2 !== plan.setup?.id)
      return skipped2("not run: the set-up failed", meaning(setup2.outcome));
    return void 0;
  };
  const settle2 = async (criterion3) => {
    if (criterion3.skip !== void 0) return noted(criterion3, note);
    const ran = (runs(criterion3) === "command" ? unrun(criterion3) : void 0) ?? await once2(criterion3);
    note(criterion3, ran);
    return ran;
  };
  const isLast = (criterion3) => runs(criterion3) === "last";
  for (const level of plan.levels) {
    const now = level.map((contract2) => ({ ...contract2, criteria: contract2.criteria.filter((each) => !isLast(each)) }));
    const open5 = now.filter((contract2) => !blocked(contract2, verdicts, note));
    await Promise.all(open5.map((contract2) => own(contract2, settle2, note)));
    await Promise.all(open5.map((contract2) => crossCutting(contract2, results, settle2, note)));
    for (const contract2 of now) {
      const outcomes = contract2.criteria.map(({ id: id2 }) => results.get(id2).outcome);
      verdicts.set(contract2.id.toLowerCase(), verdictOf(outcomes));
    }
  }
  for (const criterion3 of criteria.filter(isLast)) await settle2(criterion3);
  return results;
}
function noted(criterion3, note) {
  const ran = { outcome: { status: "skip", message: criterion3.skip }, ms: 0 };
  note(criterion3, ran);
  return ran;
}
async function own(contract2, settle2, note) {
  const criteria = contract2.criteria.filter(({ crossCutting: crossCutting2 }) => !crossCutting2);
  if (!contract2.failFast) {
    await Promise.all(criteria.map(settle2));
    return;
  }
  let stopped;
  for (const criterion3 of criteria) {
    if (stopped) {
      note(criterion3, skipped2(`not run: stopped at ${stopped.id}`, stopped.standsFor));
      continue;
    }
    const { outcome } = await settle2(criterion3);
    if (failing(outcome)) stopped = { id: criterion3.id, standsFor: meaning(outcome) };
  }
}
async function crossCutting(contract2, results, settle2, note) {
  const failed2 = contract2.criteria.filter(({ id: id2, crossCutting: crossCutting2 }) => !crossCutting2 && failing(results.get(id2).outcome));
  const rest = contract2.criteria.filter(({ crossCutting: crossCutting2 }) => crossCutting2);
  if (failed2.length === 0) {
    await Promise.all(rest.map(settle2));
    return;
  }
  const more = failed2.length > 1 ? ` and ${failed2.length - 1} more` : "";
  const standsFor = failed2.some(({ id: id2 }) => meaning(results.get(id2).outcome) === "fail") ? "fail" : "error";
  for (const criterion3 of rest) note(criterion3, skipped2(`not run: ${failed2[0].id}${more} must hold first`, standsFor));
}
function blocked(contract2, verdicts, note) {
  const bad = contract2.dependsOn.find(
    ({ value }) => ["fail", "error"].includes(verdicts.get(value.toLowerCase()) ?? "pass")
  );
  if (!bad) return false;
  const standsFor = verdicts.get(bad.value.toLowerCase()) === "fail" ? "fail" : "error";
  for (const criterion3 of contract2.criteria)
    note(criterion3, skipped2(`not run: ${bad.value}, on which this contract depends, did not pass`, standsFor));
  return true;
}
function failing({ status, ...rest }) {
  return status === "fail" || status === "error" || "standsFor" in rest && rest.standsFor !== void 0;
}
function meaning(outcome) {
  return outcome.status === "fail" || "standsFor" in outcome && outcome.standsFor === "fail" ? "fail" : "error";
}
function skipped2(message, standsFor) {
  return { outcome: { status: "skip", message, standsFor }, ms: 0 };
}
function refused2(want, reason) {
  return { outcome: { status: "error", message: `not run: ${reason}`, want, got: "not run", owner: "runner" }, ms: 0 };
}
function memoised(plan, world, options3) {
  const started = /* @__PURE__ */ new Map();
  const pools = { static: makePool(staticAtOnce), command: makePool(options3.jobs), last: makePool(1) };
  const begin = (step2, criterion3) => pools[step2.check.runs](async () => {
    options3.onStart?.(criterion3);
    const start2 = options3.now();
    const outcome = await step2.check.run(step2.params, world).catch((error) => {
      if (options3.stop?.aborted) throw error;
      const message = `the check itself failed: ${error instanceof Error ? error.message : String(error)}`;
      return { status: "error", message, want: criterion3.title, got: "an internal error", owner: "runner" };
    });
    return { outcome, ms: Math.round(options3.now() - start2) };
  }, step2);
  return (criterion3) => {
    const step2 = plan.steps.get(plan.stepOf.get(criterion3.id));
    const running2 = started.get(step2.key) ?? begin(step2, criterion3);
    started.set(step2.key, running2);
    return running2;
  };
}

// src/core/select.ts
function select(candidates2, pull, changes, hand) {
  const byId = new Map(candidates2.map(({ contract: contract2 }) => [contract2.id.toLowerCase(), contract2]));
  const refused3 = new Set(candidates2.filter((each) => each.refused).map(({ contract: contract2 }) => contract2.id.toLowerCase()));
  const trusted = new Map([...byId].filter(([id2]) => !refused3.has(id2)));
  const named2 = hand.all || hand.paths.length + hand.only.length > 0 ? /* @__PURE__ */ new Map() : namedContracts(pull, byId);
  const result = { selected: [], unselected: [], problems: unknownNames(pull, byId) };
  for (const candidate of candidates2) {
    const { contract: contract2 } = candidate;
    const decision = decide(candidate, named2.get(contract2.id.toLowerCase()), pull, changes, hand);
    if (decision.apply) result.selected.push({ contract: contract2, why: decision.words });
    else result.unselected.push({ id: contract2.id, path: contract2.path, reason: decision.words });
  }
  addDependencies(result, trusted);
  return result;
}
function decide({ contract: contract2, because, refused: refused3 }, named2, pull, changes, hand) {
  const no = (words4) => ({ apply: false, words: words4 });
  const yes = (words4) => ({ apply: true, words: words4 });
  if (hand.paths.length > 0 || hand.only.length > 0) {
    return hand.paths.includes(contract2.path) || hand.only.some((id2) => owns(contract2, id2)) ? yes("selected by hand") : no("not selected by hand");
  }
  if (contract2.done) return no("its status is done");
  if (refused3) return no(refused3);
  if (hand.all) return yes("every open contract was asked for");
  if (contract2.trust === "body") return yes("written in the pull request's body");
  if (because) return yes(because);
  if (named2) return yes(named2);
  return contract2.appliesTo ? appliesTo(contract2.appliesTo, pull, changes) : no("neither changed nor named by this change");
}
function owns(contract2, id2) {
  const wanted3 = id2.toLowerCase();
  return contract2.id.toLowerCase() === wanted3 || contract2.criteria.some((criterion3) => criterion3.id.toLowerCase() === wanted3) || wanted3.startsWith(`${contract2.id.toLowerCase()}/`);
}
function appliesTo(lists, pull, changes) {
  const no = (words4) => ({ apply: false, words: words4 });
  const { branches, labels, authors, paths } = lists;
  if (branches && !(pull.branch !== null && matchesAny(branches, pull.branch)))
    return no("applies_to.branches does not match");
  if (paths && !changes.some(({ path, from }) => matchesAny(paths, path) || from !== void 0 && matchesAny(paths, from)))
    return no("applies_to.paths matches no changed file");
  if (labels && pull.labels === null) return no("applies_to.labels: only GitHub can tell");
  if (labels && !pull.labels.some((label2) => matchesAny(labels, label2, { literalBrackets: true })))
    return no("applies_to.labels does not match");
  if (authors && pull.author === null) return no("applies_to.authors: only GitHub can tell");
  if (authors && !matchesAny(authors, pull.author, { literalBrackets: true }))
    return no("applies_to.authors does not match");
  return { apply: true, words: "its applies_to matches" };
}
function namedContracts(pull, byId) {
  const named2 = /* @__PURE__ */ new Map();
  const add = (id2, words4) => void (byId.has(id2.toLowerCase()) && !named2.has(id2.toLowerCase()) && named2.set(id2.toLowerCase(), words4));
  const segments = pull.branch?.toLowerCase().split("/") ?? [];
  for (const id2 of byId.keys()) {
    if (segments.some((segment) => segment === id2 || segment.startsWith(`${id2}-`)))
      add(id2, `named by the branch ${pull.branch}`);
    if (namedInTitle(id2, pull.title)) add(id2, "named by the title");
  }
  for (const { id: id2 } of namedInBody(pull.body.text)) add(id2, "named by the body");
  for (const { id: id2, value } of commitNames(pull)) add(value, `named by commit ${id2.slice(0, 7)}`);
  return named2;
}
function namedInTitle(id2, title) {
  const lower2 = title.toLowerCase();
  if (lower2.includes(`[${id2}]`) || lower2.includes(`(${id2})`)) return true;
  for (let from = lower2.indexOf(`${id2}:`); from >= 0; from = lower2.indexOf(`${id2}:`, from + 1)) {
    if (from === 0 || /[^a-z0-9._-]/.test(lower2[from - 1])) return true;
  }
  return false;
}
function commitNames(pull) {
  return pull.commits.flatMap(
    ({ id: id2, message }) => trailersIn(message).flatMap(({ name, value }) => {
      const word2 = name.toLowerCase();
      return word2 === "contract" || word2 === "task" ? [{ id: id2, word: word2, value: value.trim() }] : [];
    })
  );
}
var mostUnknown = 20;
function unknownNames(pull, byId) {
  const unknown5 = /* @__PURE__ */ new Map();
  const add = (word2, value, at) => {
    const key = value.toLowerCase();
    if (word2 === "contract" && !byId.has(key) && !unknown5.has(key)) unknown5.set(key, { value, at });
  };
  for (const { word: word2, id: id2, line: line2 } of namedInBody(pull.body.text)) add(word2, id2, { path: pull.body.path, line: line2 });
  for (const { word: word2, id: id2, value } of commitNames(pull)) add(word2, value, { path: `commit ${id2.slice(0, 7)}`, line: 1 });
  const ids = [...byId.values()].map(({ id: id2 }) => id2);
  return [...unknown5.values()].map(({ value, at }, index) => {
    const hint = index < mostUnknown ? didYouMean(value, ids) : "";
    return { code: "unknown_contract", message: `there is no contract ${cited(value)}${hint}`, at };
  });
}
function addDependencies(result, byId) {
  const have = new Set(result.selected.map(({ contract: contract2 }) => contract2.id.toLowerCase()));
  for (const { contract: contract2 } of result.selected) {
    for (const { value, at } of contract2.dependsOn) {
      const needed = byId.get(value.toLowerCase());
      if (!needed) {
        const hint = result.problems.length < mostUnknown ? didYouMean(value, [...byId.keys()]) : "";
        const message = `depends_on: there is no contract ${value}${hint}`;
        result.problems.push({ code: "unknown_contract", message, at: { path: contract2.path, ...at } });
      } else if (!needed.done && !have.has(value.toLowerCase())) {
        have.add(value.toLowerCase());
        result.selected.push({ contract: needed, why: `${contract2.id} depends on it` });
        result.unselected = result.unselected.filter(({ id: id2 }) => id2 !== needed.id);
      }
    }
  }
}
function requiresContract(policy, pull) {
  const need = policy.require ?? "agents";
  if (need === "never") return void 0;
  if (need === "always") return "the policy requires a contract for every pull request";
  const { branches = agentBranches, labels = ["agent"], authors = agentAuthors } = policy.agents ?? {};
  const isAgent = pull.branch !== null && matchesAny(branches, pull.branch) || (pull.labels ?? []).some((label2) => matchesAny(labels, label2, { literalBrackets: true })) || pull.author !== null && matchesAny(authors, pull.author, { literalBrackets: true });
  return isAgent ? "the policy requires a contract for an agent's pull request" : void 0;
}

// src/core/trust.ts
function enforce(sides, trust = "any") {
  const enforced = sides.base ? againstBase(sides.base, sides) : asTheyStand(sides);
  const known2 = new Map(enforced.candidates.map(({ contract: contract2 }) => [contract2.id.toLowerCase(), contract2]));
  for (const contract2 of sides.body.contracts) {
    const owner = known2.get(contract2.id.toLowerCase());
    if (owner) enforced.problems.push(taken(contract2, owner));
    else enforced.candidates.push({ contract: contract2 });
  }
  enforced.epics.push(...sides.body.epics.filter(({ done }) => !done));
  enforced.problems.push(...sides.body.problems);
  return sides.base && trust === "base-only" ? baseOnly(enforced, sides.base) : enforced;
}
function baseOnly(enforced, base2) {
  const refused3 = "written with the work, and the policy trusts the base only";
  const candidates2 = enforced.candidates.map((each) => each.contract.trust === "base" ? each : { ...each, refused: refused3 });
  return { ...enforced, candidates: candidates2, epics: enforced.epics.filter((epic) => base2.epics.includes(epic)) };
}
function asTheyStand({ head, changes }) {
  const touched = new Set(changes.map(({ path }) => path));
  const candidates2 = head.contracts.map((contract2) => ({
    contract: contract2,
    because: touched.has(contract2.path) ? "changed by this change" : "there is no base to tell which apply, so every open one does"
  }));
  return { candidates: candidates2, epics: head.epics.filter(({ done }) => !done), problems: [...head.problems], altered: [] };
}
function againstBase(base2, { fork, head, changes }) {
  const change = changesByPath(changes);
  const problems = [...head.problems];
  const heads = new Map(head.contracts.map((contract2) => [contract2.id.toLowerCase(), contract2]));
  const candidates2 = [];
  for (const contract2 of base2.contracts) {
    const key = contract2.id.toLowerCase();
    const now = heads.get(key);
    const edit = change.get(contract2.path);
    if (!edit) {
      if (now) problems.push(taken(now, contract2));
      heads.delete(key);
      candidates2.push({ contract: contract2 });
    } else if (!(contract2.done && now && !now.done)) {
      heads.delete(key);
      candidates2.push(held(contract2, now, edit, fork));
    }
  }
  for (const contract2 of heads.values()) candidates2.push({ contract: contract2, because: "written with the work" });
  const { epics, altered } = enforceEpics(base2.epics, head.epics, fork.epics, change, problems);
  for (const problem of base2.problems) {
    if (change.has(problem.at.path))
      altered.push(unchanged(problem.at.path, "could not be read on the base, and is changed by this change"));
    else problems.push({ ...problem, message: `${problem.message} (on the base)`, owner: "base" });
  }
  return { candidates: candidates2, epics, problems, altered: distinct2(altered) };
}
function held(contract2, now, edit, fork) {
  const because = `its file is ${edit} by this change`;
  const before = fork.contracts.find(({ id: id2 }) => id2.toLowerCase() === contract2.id.toLowerCase());
  const same = now !== void 0 && (now.digest === contract2.digest || now.digest === before?.digest);
  if (same || contract2.done) return { contract: contract2, because };
  const done = now ? "changed" : edit === "changed" ? "taken out" : edit;
  const words4 = `is ${done} by this change; the base's version is enforced`;
  const [tampered] = numbered(contract2.id, [unchanged(now?.path ?? contract2.path, words4, now?.line, "")]);
  return {
    contract: {
      ...contract2,
      criteria: [{ ...tampered, at: { path: contract2.path, line: contract2.line } }, ...contract2.criteria]
    },
    because
  };
}
function enforceEpics(base2, head, fork, change, problems) {
  const altered = [];
  const added = new Map(head.map((epic) => [epic.id.toLowerCase(), epic]));
  for (const epic of base2) {
    const key = epic.id.toLowerCase();
    const now = added.get(key);
    added.delete(key);
    if (!change.has(epic.path)) {
      if (now) problems.push(taken(now, epic));
      continue;
    }
    const before = fork.find(({ id: id2 }) => id2.toLowerCase() === key);
    const same = now && !now.done && (now.digest === epic.digest || now.digest === before?.digest);
    if (same || epic.done) continue;
    const words4 = `is ${now ? "changed" : "taken out"} by this change (the epic ${epic.id}); the base's version is enforced`;
    altered.push(unchanged(epic.path, words4, now?.line));
  }
  return { epics: [...base2, ...added.values()].filter(({ done }) => !done), altered };
}
function unchanged(path, change, line2, label2 = path) {
  const params = { path, change, ...line2 === void 0 ? {} : { line: line2 } };
  return {
    id: label2,
    title: checkNamed("contract_unchanged").title(params),
    check: { type: "contract_unchanged", params },
    at: { path, line: line2 ?? 1 }
  };
}
function taken(now, base2) {
  return {
    code: "duplicate_id",
    message: `the id ${now.id} is taken by ${base2.path}:${base2.line}; give the new one another`,
    at: { path: now.path, line: now.line, column: 1 }
  };
}
function changesByPath(changes) {
  const words4 = { added: "added", modified: "changed", deleted: "deleted", renamed: "renamed" };
  return new Map(
    changes.flatMap(
      ({ kind, path, from }) => from ? [
        [from, words4[kind]],
        [path, words4[kind]]
      ] : [[path, words4[kind]]]
    )
  );
}
function distinct2(criteria) {
  return [...new Map(criteria.map((criterion3) => [JSON.stringify(criterion3.check), criterion3])).values()];
}

// src/gate.ts
var UsageError = class extends Error {
};
async function gate(request, checkout, options3) {
  const started = new Date(request.clock()).toISOString();
  const prepared = await prepare(request, checkout);
  options3.onPlan?.(prepared);
  const jobs = request.jobs ?? (prepared.policy.jobs === "auto" ? request.cores : prepared.policy.jobs ?? 1);
  const refuse2 = missingCage(prepared.policy);
  const world = checkout.world({
    pass: prepared.policy.commands?.env ?? [],
    body: request.pull.body,
    isContract: isContractOf(request),
    preExisting: prepared.policy.pre_existing ?? "fail",
    ...setupCommand(prepared.policy)
  });
  const ran = await run(prepared.plan, world, {
    ...options3,
    jobs,
    commands: request.commands,
    ...refuse2 ? { refuse: refuse2 } : {}
  });
  return conclude(prepared.selected, ran, prepared.problems, {
    tool: request.tool,
    target: {
      repository: request.repository,
      pull: request.pull.number,
      event: request.event,
      base: checkout.base?.commit ?? null,
      head: checkout.head,
      committed: checkout.committed,
      dirty: [...checkout.dirty]
    },
    policy: { source: prepared.policy.source, digest: prepared.policy.digest },
    ...request.shard ? { shard: request.shard } : {},
    unselected: prepared.unselected,
    notes: prepared.notes,
    started,
    finished: new Date(request.clock()).toISOString(),
    ...prepared.nothing ? { nothing: prepared.nothing } : {},
    lawless: prepared.lawless
  });
}
async function prepare(request, checkout) {
  const read3 = await readPolicy(checkout, request.policy);
  if (read3.missing) throw new UsageError(read3.missing);
  const policy = withTimeout(read3.policy, request.timeoutMs);
  if (read3.problems.length > 0) {
    const { plan: plan2 } = makePlan([]);
    return { policy, selected: [], unselected: [], problems: read3.problems, plan: plan2, notes: [], lawless: true };
  }
  const found = await meetDemands(await applicable(request, checkout, policy), askedOf(request), checkout, policy);
  const all = assembled(found, request, checkout, policy, read3.path);
  const { plan, problems: circles } = makePlan(all.map(({ contract: contract2 }) => contract2));
  const planned = new Set(plan.levels.flat());
  const { nothing: nothing2 } = found;
  return {
    policy,
    selected: all.filter(({ contract: contract2 }) => planned.has(contract2)),
    unselected: found.selection.unselected,
    problems: [...read3.proposed, ...found.problems, ...circles],
    plan,
    notes: [...notesOn(request, checkout, policy), ...advisoryNotes(all)],
    ...nothing2 === void 0 ? {} : { nothing: nothing2 },
    lawless: false
  };
}
async function applicable(request, checkout, policy) {
  const enforced = enforce(await sidesOf(request, checkout, policy), policy.trust);
  const pull = { ...request.pull, commits: checkout.commits };
  const selection = select(enforced.candidates, pull, checkout.changes, request.hand);
  const found = { enforced, selection, problems: [...enforced.problems, ...selection.problems] };
  const required2 = isByHand(request.hand) ? void 0 : requiresContract(policy, pull);
  return { ...found, ...required2 === void 0 ? {} : { required: required2 } };
}
function askedOf(request) {
  const { pull, event, queue = false, repository, hand, issue = "" } = request;
  return { pull, issue, event, queue, hosted: repository !== null, hand, isContract: isContractOf(request) };
}
function assembled(found, request, checkout, policy, path) {
  const { enforced, selection, required: required2 } = found;
  const tasks = injectCrossCutting(selection.selected, enforced.epics, policy, path);
  if ("tooMany" in tasks) throw new UsageError(tasks.tooMany);
  const asked = request.hand.only.some((id2) => /^policy(?:\/|$)/i.test(id2));
  const gated = tasks.length > 0 || required2 !== void 0 || enforced.altered.length > 0 || asked;
  const own2 = policyContract(policy, path, {
    altered: enforced.altered,
    protect: checkout.base !== null,
    crossCutting: tasks.length === 0
  });
  const all = gated && own2.criteria.length > 0 ? [...tasks, { contract: own2, why: "holds for every gated change" }] : tasks;
  const everywhere = enforced.candidates.map(({ contract: contract2 }) => contract2);
  const { selected, unknown: unknown5 } = keepOnly(all, request.hand.only, everywhere);
  if (unknown5) throw new UsageError(unknown5);
  if (!request.shard) return withCommands(selected, policy, path);
  const mine = new Set(
    shardOf(
      selected.map(({ contract: contract2 }) => contract2),
      request.shard
    )
  );
  return withCommands(
    selected.filter(({ contract: contract2 }) => mine.has(contract2)),
    policy,
    path
  );
}
async function sidesOf(request, checkout, policy) {
  const { changes } = checkout;
  const byHand = (path) => request.hand.paths.includes(path);
  const isContract2 = (path) => isContractOf(request)(path) || byHand(path);
  const headFiles = async (wanted3) => new Map([...await checkout.read("head", wanted3), ...request.extra ?? []]);
  const body = lowerBody(request.pull.body, policy);
  if (!checkout.base) {
    const head = lowerFiles(await headFiles(isContract2), "head", policy);
    return { base: null, fork: nothingLowered, head, body, changes };
  }
  const touched = new Set(changes.flatMap(({ path, from: from2 }) => from2 ? [path, from2] : [path]));
  const baseFiles = await checkout.read("base", isContract2);
  const base2 = lowerFiles(baseFiles, "base", policy);
  const from = new Map(changes.map((change) => [change.path, change.from ?? change.path]));
  const naming = { given: base2.given, taken: base2.contracts.map(({ id: id2 }) => id2), original: (path) => path };
  const forkFiles = await checkout.read("fork", (path) => touched.has(path) && isContract2(path));
  const isNews = (path) => touched.has(path) || byHand(path) && !baseFiles.has(path);
  const files = await headFiles((path) => isContract2(path) && isNews(path));
  const original = (path) => fileName2(from.get(path) ?? path) === fileName2(path) ? from.get(path) ?? path : path;
  const fork = lowerFiles(forkFiles, "base", policy, naming);
  return { base: base2, fork, head: lowerFiles(files, "head", policy, { ...naming, original }), body, changes };
}
function fileName2(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function isContractOf({ contracts }) {
  return (path) => matchesAny(contracts, path);
}
function isByHand({ all, paths, only }) {
  return all || paths.length + only.length > 0;
}
function notesOn(request, checkout, policy) {
  const notes = [];
  if (!checkout.base)
    notes.push("there is no base branch to hold the checkout against, so nothing protects its policy and contracts");
  if (request.pull.branch === null && (policy.require ?? "agents") === "agents" && !isByHand(request.hand)) {
    notes.push("HEAD is detached, so the branch is unknown: whether this is an agent's work was not told by it");
  }
  return notes;
}
function withTimeout(policy, timeoutMs) {
  return timeoutMs === void 0 ? policy : { ...policy, commands: { ...policy.commands, timeout: timeoutMs } };
}

// src/commands/arguments.ts
function readArguments(words4, options3) {
  const found = /* @__PURE__ */ new Map();
  const positional = [];
  for (let index = 0; index < words4.length; index++) {
    const word2 = words4[index];
    if (word2 === "--") {
      positional.push(...words4.slice(index + 1));
      break;
    }
    if (!word2.startsWith("-") || word2 === "-") {
      positional.push(word2);
      continue;
    }
    const [, name = "", inline] = /^--?([^=]*)(?:=(.*))?$/s.exec(word2);
    const option = Object.hasOwn(options3, name) ? options3[name] : void 0;
    if (!option || !word2.startsWith("--")) throw new UsageError(unknown(word2.split("=")[0], options3));
    if (option.value === void 0 && inline !== void 0) throw new UsageError(`--${name} takes no value`);
    const value = option.value === void 0 ? "" : inline ?? words4[++index];
    if (value === void 0) throw new UsageError(`--${name} needs a value: --${name} ${option.value}`);
    if (found.has(name) && !option.repeat) throw new UsageError(`--${name} is given twice`);
    found.set(name, [...found.get(name) ?? [], value]);
  }
  return {
    positional,
    value: (name) => found.get(name)?.at(-1),
    values: (name) => found.get(name) ?? [],
    flag: (name) => found.has(name)
  };
}
function unknown(word2, options3) {
  const known2 = Object.keys(options3).map((name) => `--${name}`);
  return `unknown option ${word2}${didYouMean(word2, known2)}`;
}

// src/commands/command.ts
function helpFor({ name, operands, summary: summary2, options: options3, examples }) {
  const rows = Object.entries({ ...options3, help: { about: "this text" } }).map(([word2, option]) => [
    `--${word2}${"value" in option && option.value ? ` ${option.value}` : ""}`,
    option.about
  ]);
  const width2 = Math.max(...rows.map(([left]) => left.length));
  return [
    `contract-gate ${name}${operands ? ` ${operands}` : ""}`,
    "",
    summary2,
    "",
    "Options:",
    ...rows.map(([left, right]) => `  ${left.padEnd(width2)}  ${right}`),
    "",
    examples.length === 1 ? "Example:" : "Examples:",
    ...examples.map((example) => `  ${example}`),
    "",
    "Exit codes: 0 pass, 1 fail, 2 could not tell, 3 waits for a person, 130 interrupted.",
    ""
  ].join("\n");
}

// src/report/inert.ts
var hidden = /(?!\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]/gu;
function visible(text3) {
  return text3.replaceAll(/\r\n/g, "\n").replaceAll(hidden, (character) => `⟨U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`).replaceAll("##[", "## [").replaceAll(/^([^\S\n]*)::/gm, "$1: :");
}
function inLine(text3) {
  return visible(text3).replaceAll("\n", " ⏎ ");
}
function behindBars(text3, indent) {
  return visible(text3).trimEnd().split("\n").map((line2) => `${indent}│ ${line2}`).join("\n");
}
function codeSpan(text3, longest7 = 300) {
  const line2 = visible(text3).split("\n").map((each) => each.trim()).join(" ");
  const short = line2.length > longest7 ? `${line2.slice(0, longest7)}…` : line2;
  if (short.trim() === "") return "";
  const ticks = "`".repeat(longestRun(short, "`") + 1);
  const pad = short.startsWith("`") || short.endsWith("`") || short.startsWith(" ") && short.endsWith(" ") ? " " : "";
  return `${ticks}${pad}${short}${pad}${ticks}`;
}
function codeCell(text3, longest7 = 200) {
  return codeSpan(text3, longest7).replaceAll("|", "\\|");
}
function fence(text3, info = "text") {
  const ticks = "`".repeat(Math.max(3, longestRun(text3, "`") + 1));
  return `${ticks}${info}
${visible(text3).trimEnd()}
${ticks}`;
}
function longestRun(text3, character) {
  let longest7 = 0;
  let run2 = 0;
  for (const each of text3) {
    run2 = each === character ? run2 + 1 : 0;
    longest7 = Math.max(longest7, run2);
  }
  return longest7;
}

// src/report/json.ts
function json(results) {
  return inertJson(results);
}
function inertJson(value) {
  const escaped2 = (character) => [...Array(character.length).keys()].map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`).join("");
  const text3 = JSON.stringify(value, null, 2).replaceAll(hidden, escaped2).replaceAll("##[", "#\\u0023[");
  return `${text3}
`;
}

// src/report/words.ts
var statusWords = {
  pass: "passed",
  fail: "failed",
  warn: "passed with a warning",
  skip: "skipped",
  pending: "waiting for a person",
  error: "could not be told"
};
var nextWords = {
  none: "nothing to do",
  fix: "fix what failed and run it again",
  commit: "commit the work: it holds, but not all of it is committed",
  ask: "ask a person: this is not for the author to mend",
  rerun: "mend the machine or the set-up, then run it again: nothing could be told"
};
function countWords(counts) {
  const parts2 = Object.keys(statusWords).flatMap(
    (status) => (counts[status] ?? 0) > 0 ? [`${counts[status]} ${statusWords[status]}`] : []
  );
  return parts2.join(", ") || "no criteria";
}
function reproduce({ id: id2 }, { source }) {
  const quoted2 = /^[\w./-]+$/.test(source.path) ? source.path : `'${source.path.replaceAll("'", "'\\''")}'`;
  const where = source.trust === "body" ? `--body ${quoted2} ` : source.selected === "selected by hand" ? `${quoted2} ` : "";
  return `contract-gate verify ${where}--only ${id2}`;
}
function byImportance(criteria) {
  const order = ["fail", "error", "pending", "warn", "skip", "pass"];
  return [...criteria].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}
function targetWords({ target, policy }) {
  const short = (commit2) => commit2?.slice(0, 7) ?? "no commit";
  const base2 = target.base ? ` against ${short(target.base)}` : " without a base";
  return `${short(target.head)}${target.dirty.length > 0 && !target.committed ? " with uncommitted work" : ""}${base2}, policy: ${policy.source}`;
}

// src/report/markdown.ts
var icons = { pass: "✅", fail: "❌", warn: "⚠️", skip: "⏭️", pending: "✋", error: "💥" };
function markdown(results) {
  const parts2 = [
    `## ${icons[results.verdict]} contract-gate: ${results.verdict}`,
    `${codeSpan(results.reason)} (${countWords(results.counts)})`,
    ...results.next === "none" ? [] : [`**Next:** ${nextWords[results.next]}.`],
    ...problemParts(results),
    ...results.contracts.flatMap((contract2) => contractParts(contract2, results.timing.criteria)),
    ...results.notes.map((note) => `> ${codeSpan(note)}`),
    `<sub>contract-gate ${results.tool.version}, ${codeSpan(targetWords(results))}</sub>`
  ];
  return `${parts2.join("\n\n")}
`;
}
function problemParts({ problems }) {
  if (problems.length === 0) return [];
  const rows = problems.map(({ message, at }) => {
    const [first = "", ...rest] = message.split("\n");
    const more = rest.length > 0 ? `

${fence(rest.join("\n"), "yaml")}
` : "";
    return `- ${codeSpan(`${at.path}:${at.line}${at.column ? `:${at.column}` : ""}`)} ${codeSpan(first, 600)}${more}`;
  });
  return ["### Problems", rows.join("\n")];
}
function contractParts(contract2, timing) {
  const { source } = contract2;
  const fine = (criterion3) => criterion3.status === "pass";
  const open5 = byImportance(contract2.criteria.filter((criterion3) => !fine(criterion3)));
  const folded2 = contract2.criteria.filter(fine);
  const title = contract2.title === contract2.id ? "" : ` ${codeSpan(contract2.title)}`;
  return [
    `### ${icons[contract2.verdict]} ${codeSpan(contract2.id)}${title}`,
    `${codeSpan(`${source.path}:${source.line}`)}, ${codeSpan(source.selected)}`,
    ...open5.length > 0 ? [table2(open5, timing), ...open5.flatMap((criterion3) => details(criterion3, contract2))] : [],
    ...folded2.length > 0 ? [`<details><summary>${folded2.length} passed</summary>

${table2(folded2, timing)}

</details>`] : []
  ];
}
function table2(criteria, timing) {
  const rows = criteria.map(({ id: id2, status, check, title, message, output }) => {
    const time = output ? formatDuration(timing[id2] ?? 0) : "";
    return `| ${icons[status]} ${status} | ${check} | ${codeCell(title)} | ${codeCell(message)} | ${time} |`;
  });
  return ["| | check | criterion | reason | time |", "|---|---|---|---|---|", ...rows].join("\n");
}
function details(criterion3, contract2) {
  const { status, want, got, at, output } = criterion3;
  if (status === "skip") return [];
  const facts = [
    `want   ${want}`,
    `got    ${got}`,
    `at     ${at.path}:${at.line}`,
    `again  ${reproduce(criterion3, contract2)}`
  ];
  const tail = output && status !== "warn" && output.tail.trim() !== "" ? ["", ...output.tail.trimEnd().split("\n").slice(-40)] : [];
  return [`${codeSpan(criterion3.id)}

${fence([...facts, ...tail].join("\n"))}`];
}

// src/report/verification.ts
var longestError = 2e3;
function verification2(results) {
  const tasks = results.contracts.filter(({ dialect }) => dialect !== "policy");
  const advisory2 = tasks.filter(({ type }) => type === "advisory");
  return inertJson({
    tasks: tasks.map((contract2) => record2(contract2, results)),
    advisoryTasks: advisory2.map((contract2) => ({
      taskId: contract2.id,
      description: taskOf(contract2),
      output: contract2.criteria.find(({ check }) => check === "advisory")?.got ?? "",
      completedAt: results.timing.finished
    }))
  });
}
function taskOf({ description, title }) {
  return description?.trim() || title;
}
function record2(contract2, { timing, target }) {
  const overall2 = { pass: "pass", fail: "fail", pending: "pending", error: "pending" }[contract2.verdict];
  const asked = contract2.criteria.flatMap(({ activity }) => activity ? [activity] : []);
  return {
    taskId: contract2.id,
    description: taskOf(contract2),
    head: target.head,
    ...contract2.dialect === "verification" ? {
      verificationContract: {
        type: contract2.type,
        criteria: asked.map(({ name, description, pattern: pattern2, timing: when }) => ({
          activity: name,
          description,
          ...pattern2 ? { pattern: pattern2 } : {},
          ...when ? { timing: when } : {}
        })),
        ...contract2.generatedFrom ? { generatedFrom: contract2.generatedFrom } : {},
        ...contract2.generatedAt ? { generatedAt: contract2.generatedAt } : {}
      }
    } : {},
    verificationResults: {
      overall: overall2,
      criteria: contract2.criteria.map((criterion3) => criterionRecord(criterion3, contract2.attempt ?? 1)),
      ...overall2 === "pending" ? {} : { completedAt: timing.finished }
    }
  };
}
function criterionRecord(criterion3, attempt) {
  const { id: id2, activity, check, status, message, output } = criterion3;
  const told6 = { pass: "pass", warn: "pass", fail: "fail", error: "skipped", pending: "skipped", skip: "skipped" }[status];
  const error = status === "pass" ? void 0 : [message, status === "fail" ? output?.tail ?? "" : ""].join("\n").trim();
  return {
    id: id2,
    activity: activity?.name ?? check,
    status: told6,
    ...error ? { error: error.slice(0, longestError) } : {},
    attempts: told6 === "skipped" ? 0 : attempt
  };
}

// src/report/index.ts
var formats = { json, markdown, verification: verification2 };

// src/report/text.ts
var signs2 = { pass: "✓", fail: "✗", warn: "!", skip: "-", pending: "?", error: "✗" };
var colours = { pass: "32", fail: "31", warn: "33", skip: "90", pending: "36", error: "35" };
var shownLines2 = 25;
function text2(results, options3 = {}) {
  const paint = (code18, words4) => options3.colour ? `\x1B[${code18}m${words4}\x1B[0m` : words4;
  const lines2 = [`contract-gate ${results.tool.version}  ${inLine(targetWords(results))}`, ""];
  for (const contract2 of results.contracts) lines2.push(...contractLines(contract2, results.timing.criteria, paint), "");
  if (results.problems.length > 0) lines2.push(paint("31", "Problems"), ...problemLines(results), "");
  for (const note of results.notes) lines2.push(`Note: ${inLine(note)}`);
  const github = results.unselected.filter(({ reason }) => reason.endsWith("only GitHub can tell")).length;
  if (github > 0) lines2.push(`${github === 1 ? "1 contract" : `${github} contracts`} only GitHub can decide`);
  const { dirty } = results.target;
  if (dirty.length > 0) {
    const named2 = dirty.slice(0, 5).map(inLine).join(", ");
    lines2.push(
      `Not committed${results.target.committed ? ", and not judged" : ""}: ${dirty.length === 1 ? "1 file" : `${dirty.length} files`} (${named2}${dirty.length > 5 ? ", …" : ""})`
    );
  }
  const took = Date.parse(results.timing.finished) - Date.parse(results.timing.started);
  lines2.push(
    `${paint(verdictColour(results.verdict), results.verdict.toUpperCase())}  ${inLine(results.reason)} (${countWords(results.counts)}, ${formatDuration(took)})`
  );
  if (results.next !== "none") lines2.push(`Next: ${nextWords[results.next]}`);
  return `${lines2.join("\n")}
`;
}
function contractLines(contract2, timing, paint) {
  const { source } = contract2;
  const title = contract2.title === contract2.id ? "" : `  ${inLine(contract2.title)}`;
  return [
    `${paint(verdictColour(contract2.verdict), contract2.verdict.toUpperCase())} ${paint("1", contract2.id)}${title}`,
    paint("90", `  ${inLine(source.path)}:${source.line}, ${inLine(source.selected)}`),
    ...contract2.criteria.flatMap((criterion3) => criterionLines(criterion3, contract2, timing[criterion3.id] ?? 0, paint))
  ];
}
function criterionLines(criterion3, contract2, ms, paint) {
  const { status, check, title, message } = criterion3;
  const time = criterion3.output ? paint("90", `  ${formatDuration(ms)}`) : "";
  const first = `  ${paint(colours[status], signs2[status])} ${check.padEnd(15)} ${inLine(title)}${time}`;
  if (status === "pass") return [first];
  if (status === "skip") return [first, paint("90", `      ${inLine(message)}`)];
  const detail = (label2, words4) => `      ${paint("90", label2.padEnd(6))} ${inLine(words4)}`;
  return [
    first,
    detail(status, message),
    detail("want", criterion3.want),
    detail("got", criterion3.got),
    detail("at", `${criterion3.at.path}:${criterion3.at.line}`),
    detail("again", reproduce(criterion3, contract2)),
    ...outputLines(criterion3)
  ];
}
function outputLines({ output, status }) {
  if (!output || output.tail.trim() === "" || status === "warn") return [];
  const lines2 = output.tail.trimEnd().split("\n");
  const kept = lines2.slice(-shownLines2).map((line2) => line2.length > 300 ? `${line2.slice(0, 300)}…` : line2);
  const left = lines2.length > shownLines2 || output.truncated ? ["      │ …"] : [];
  return [...left, behindBars(kept.join("\n"), "      ")];
}
function problemLines({ problems }) {
  return problems.map((problem) => {
    const [first = "", ...rest] = problem.message.split("\n");
    const { path, line: line2, column } = problem.at;
    const head = `  ${inLine(path)}:${line2}${column ? `:${column}` : ""}  ${inLine(first)}`;
    return rest.length > 0 ? `${head}
${behindBars(rest.join("\n"), "    ")}` : head;
  });
}
function verdictColour(verdict2) {
  return colours[verdict2];
}

// src/workspace/demo-repository.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname as dirname3, join as join5 } from "node:path";

// src/workspace/git-process.ts
import { isUtf8 } from "node:buffer";
import { spawn } from "node:child_process";
import { existsSync, realpathSync as realpathSync2 } from "node:fs";
import { dirname as dirname2, join as join3 } from "node:path";

// src/workspace/environment.ts
var names = new Set(
  `PATH HOME USER SHELL LANG TZ TMPDIR TERM CI GITHUB_ACTIONS GITHUB_WORKSPACE GITHUB_REPOSITORY GITHUB_SHA GITHUB_REF
   RUNNER_OS RUNNER_ARCH RUNNER_TOOL_CACHE GOROOT GOPATH VIRTUAL_ENV`.split(/\s+/)
);
var families = /^(LC_.+|.+_HOME)$/;
var markerName = "CONTRACT_GATE_COMMAND";
function allowed(environment, pass) {
  const result = /* @__PURE__ */ new Map();
  for (const [name, value] of Object.entries(environment)) {
    const wanted3 = names.has(name) || families.test(name) || pass.includes(name);
    if (value !== void 0 && wanted3 && !neverPassed.test(name)) result.set(name, value);
  }
  return Object.fromEntries(result);
}
var throwAway = {
  GITHUB_ENV: "env",
  GITHUB_PATH: "path",
  GITHUB_OUTPUT: "output",
  GITHUB_STATE: "state",
  GITHUB_STEP_SUMMARY: "summary"
};
function commandEnvironment(inherited, command2, places, marker) {
  const files = Object.entries(throwAway).map(([name, file]) => [name, `${places.files}/${file}`]);
  return {
    ...inherited,
    ...Object.fromEntries(files),
    RUNNER_TEMP: places.temp,
    ...command2.env,
    [markerName]: marker
  };
}

// src/workspace/program.ts
import { accessSync, constants as constants2, realpathSync, statSync } from "node:fs";
import { delimiter, isAbsolute, join as join2 } from "node:path";

// src/workspace/confined.ts
import { constants } from "node:fs";
import { lstat, open as open2, realpath, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
var maxFileSize = 10 * 1024 * 1024;
function isInside(top, path) {
  return path === top || path.startsWith(top.endsWith(sep) ? top : top + sep);
}
async function locate(top, path) {
  const wrong = path === "" ? "the path is empty; name a file or a directory" : pathProblem(path);
  if (wrong) return { kind: "refused", reason: wrong };
  const tidy = path.split("/").filter((segment) => segment !== "" && segment !== ".").join("/");
  try {
    const root = await realpath(top);
    const target = join(root, tidy);
    const real = await realpath(target).catch(async (error) => {
      const reason = await whyUnresolved(root, target, error);
      return { reason };
    });
    if (typeof real !== "string") {
      return real.reason ? { kind: "refused", reason: real.reason } : { kind: "missing", path: tidy || "." };
    }
    const away = leaves(root, real);
    if (away) return { kind: "refused", reason: away };
    return classify2(tidy || ".", root, real, await stat(real, { bigint: true }));
  } catch (error) {
    if (code(error) === "ENOENT") return { kind: "missing", path: tidy || "." };
    return { kind: "refused", reason: unreadable(error) };
  }
}
var identityOf = ({ dev, ino, size, mtimeNs, ctimeNs }) => [dev, ino, size, mtimeNs, ctimeNs].join(":");
async function readLocated(file) {
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);
  try {
    const handle = await open2(file.real, flags);
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return { kind: "refused", reason: "it is no regular file" };
      const buffer = Buffer.allocUnsafe(Math.min(stats.size, maxFileSize) + 1);
      let length = 0;
      while (length < buffer.length) {
        const { bytesRead } = await handle.read(buffer, length, buffer.length - length, null);
        if (bytesRead === 0) return buffer.subarray(0, length);
        length += bytesRead;
      }
      return {
        kind: "refused",
        reason: stats.size > maxFileSize ? tooLarge : "it changed while it was read; run again"
      };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (code(error) === "ENOENT") return { kind: "missing" };
    return { kind: "refused", reason: unreadable(error) };
  }
}
var tooLarge = `it is larger than ${maxFileSize / 1024 / 1024} MiB, the largest that is read`;
function leaves(root, real) {
  if (!isInside(root, real)) return "it is, or lies behind, a symbolic link that leaves the checkout";
  if (relative(root, real).split(sep).some(isGit)) return 'it leads into ".git", which no contract may read';
  return void 0;
}
var isGit = (segment) => segment.toLowerCase() === ".git";
async function whyUnresolved(root, target, error) {
  if (code(error) === "ELOOP") return "it is, or lies behind, symbolic links that go round in a circle";
  if (code(error) !== "ENOENT" && code(error) !== "ENOTDIR") return unreadable(error);
  for (let place2 = target; isInside(root, place2) && place2 !== root; place2 = dirname(place2)) {
    const stats = await lstat(place2).catch(() => void 0);
    if (!stats) continue;
    const real = await realpath(place2).catch(() => void 0);
    return real === void 0 ? "it is, or lies behind, a symbolic link to something that does not exist" : leaves(root, real);
  }
  return void 0;
}
function classify2(path, root, real, stats) {
  const realPath = relative(root, real).split(sep).join("/") || ".";
  const found = { path, real, realPath, stats };
  if (stats.isDirectory()) return { kind: "directory", ...found };
  if (!stats.isFile()) {
    const what = stats.isFIFO() ? "a named pipe" : stats.isSocket() ? "a socket" : "a device";
    return { kind: "refused", reason: `it is ${what}, not a regular file` };
  }
  if (stats.size > maxFileSize) return { kind: "refused", reason: tooLarge };
  return { kind: "file", ...found };
}
var code = (error) => error?.code ?? "unknown error";
var unreadable = (error) => `it could not be read (${code(error)})`;

// src/workspace/program.ts
function findProgram(name, path, notBelow) {
  const names3 = process.platform === "win32" ? [`${name}.exe`, `${name}.cmd`] : [name];
  for (const folder of (path ?? "").split(delimiter).filter((entry2) => isAbsolute(entry2))) {
    for (const candidate of names3.map((each) => join2(folder, each))) {
      if (isProgram(candidate) && !(notBelow && isBelow(folder, candidate, notBelow))) return candidate;
    }
  }
  return void 0;
}
function isProgram(path) {
  try {
    accessSync(path, constants2.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
function isBelow(folder, program, top) {
  return isInside(top, realpathSync(folder)) || isInside(top, realpathSync(program));
}

// src/workspace/git-process.ts
var NotACheckout = class extends Error {
  name = "NotACheckout";
};
var longestCall = 10 * 6e4;
var proxies = ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy", "SSL_CERT_FILE"];
var harmless = [
  "--no-pager",
  "--no-optional-locks",
  "--no-replace-objects",
  "--literal-pathspecs",
  ...[
    "core.hooksPath=/dev/null",
    "core.fsmonitor=false",
    "core.untrackedCache=false",
    "core.splitIndex=false",
    "core.quotePath=false",
    "diff.autoRefreshIndex=true",
    "diff.orderFile=/dev/null",
    "log.showSignature=false",
    "submodule.recurse=false",
    "worktree.useRelativePaths=false"
  ].flatMap((setting) => ["-c", setting])
];
function gitIn(cwd) {
  if (!existsSync(cwd)) throw new NotACheckout(`There is no folder ${cwd}. Name the folder of a git checkout.`);
  const folder = realpathSync2(cwd);
  const program = findProgram("git", process.env.PATH, checkoutAround(folder));
  if (!program) throw new NotACheckout("git is not on this machine, or not on PATH. Install git 2.25 or newer.");
  const env = {
    ...allowed(process.env, proxies),
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    LC_ALL: "C"
  };
  return (args, options3 = {}) => call(program, folder, env, args, options3);
}
function call(program, cwd, environment, args, { input, env, accept = [0], onData }) {
  return new Promise((resolve4, reject) => {
    const child = spawn(program, [...harmless, ...args], {
      cwd,
      env: { ...environment, ...env },
      stdio: ["pipe", "pipe", "pipe"],
      timeout: longestCall,
      killSignal: "SIGKILL"
    });
    const chunks = [];
    const errors = [];
    child.stdout.on("data", onData ?? ((chunk) => chunks.push(chunk)));
    child.stderr.on("data", (chunk) => errors.length < 100 && errors.push(chunk));
    child.stdin.on("error", () => {
    });
    child.stdin.end(input ?? "");
    child.on("error", (error) => reject(new Error(`git ${args[0]} could not be started: ${error.message}`)));
    child.on("close", (code18, signal) => {
      const stderr = Buffer.concat(errors).toString("utf8").trim().split("\n").slice(0, 3).join(" ");
      if (code18 !== null && accept.includes(code18)) resolve4({ code: code18, stdout: Buffer.concat(chunks), stderr });
      else reject(new Error(`git ${args[0]} failed in ${cwd}: ${stderr || `it ended with ${signal ?? code18}`}`));
    });
  });
}
function checkoutAround(folder) {
  for (let place2 = folder; dirname2(place2) !== place2; place2 = dirname2(place2)) {
    if (existsSync(join3(place2, ".git"))) return place2;
  }
  return void 0;
}
function fields(output) {
  if (output.length === 0) return [];
  const body = output.at(-1) === 0 ? output.subarray(0, -1) : output;
  if (isUtf8(body)) return Buffer.from(body.buffer, body.byteOffset, body.length).toString("utf8").split("\0");
  const result = [];
  for (let start2 = 0; start2 <= body.length; ) {
    const end = body.indexOf(0, start2);
    const stop = end === -1 ? body.length : end;
    result.push(nameOf2(body.subarray(start2, stop)));
    start2 = stop + 1;
  }
  return result;
}
function nameOf2(bytes) {
  if (isUtf8(bytes)) return Buffer.from(bytes).toString("utf8");
  const shown4 = (byte) => byte < 128 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`;
  return Array.from(bytes, shown4).join("");
}
var oneLine3 = (answer) => answer.stdout.toString("utf8").replace(/\n$/, "");
async function commitOf(git, name) {
  const answer = await git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`], {
    accept: [0, 1, 128]
  });
  return answer.code === 0 ? oneLine3(answer) : null;
}

// src/workspace/temporary.ts
import { chmod, lstat as lstat2, mkdtemp, readdir, realpath as realpath2, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join4 } from "node:path";
async function makeTemporary(purpose) {
  return realpath2(await mkdtemp(join4(tmpdir(), `contract-gate-${purpose}-`)));
}
async function removeTree(path) {
  const attempt = () => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  try {
    await attempt();
  } catch {
    await unlock(path);
    await attempt();
  }
}
async function unlock(path) {
  const stats = await lstat2(path).catch(() => void 0);
  if (!stats?.isDirectory()) return;
  await chmod(path, 448).catch(() => {
  });
  for (const name of await readdir(path).catch(() => [])) await unlock(join4(path, name));
}

// src/workspace/demo-repository.ts
var identity = ["-c", "user.name=Demo", "-c", "user.email=demo@example.com", "-c", "commit.gpgsign=false"];
var base = {
  "package.json": '{ "name": "shop", "private": true, "type": "module" }\n',
  "src/price.js": "export function total(items) {\n  return items.reduce((sum, { price, count }) => sum + price * count, 0);\n}\n",
  "test/price.test.js": [
    "import assert from 'node:assert/strict';",
    "import test from 'node:test';",
    "import { total } from '../src/price.js';",
    "",
    "test('adds up a cart', () => {",
    "  assert.equal(total([{ price: 2, count: 3 }, { price: 1, count: 4 }]), 10);",
    "});",
    ""
  ].join("\n"),
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
  ].join("\n")
};
var honest = {
  "src/discount.js": "export function discount(total) {\n  return total > 100 ? Math.min(total, total * 0.1) : 0;\n}\n",
  "test/discount.test.js": [
    "import assert from 'node:assert/strict';",
    "import test from 'node:test';",
    "import { discount } from '../src/discount.js';",
    "",
    "test('takes 10 percent off a large cart', () => assert.equal(discount(200), 20));",
    "test('takes nothing off a small cart', () => assert.equal(discount(100), 0));",
    ""
  ].join("\n")
};
var dishonest = {
  "src/discount.js": "export function discounts(total) {\n  return total;\n}\n",
  "test/discount.test.js": "// All cases are covered.\n",
  ".contracts/discount.yml": base[".contracts/discount.yml"].replace("    min: 3\n", "")
};
async function makeDemo() {
  const folder = await makeTemporary("demo");
  const demo2 = { folder, honest: join5(folder, "honest"), dishonest: join5(folder, "dishonest") };
  const shop = join5(folder, "shop");
  await mkdir(shop);
  await gitIn(shop)(["init", "--quiet", "--initial-branch=main"]);
  await commit(shop, base, "Add the shop and the contract for its discount");
  for (const [name, files, message] of [
    ["honest", honest, "Add the discount for regular customers"],
    ["dishonest", dishonest, "Add the discount; all tests pass"]
  ]) {
    await gitIn(shop)(["worktree", "add", "--quiet", "-b", `agent/discount-${name}`, demo2[name], "main"]);
    await commit(demo2[name], files, message);
  }
  return demo2;
}
async function commit(folder, files, message) {
  for (const [path, text3] of Object.entries(files)) {
    await mkdir(dirname3(join5(folder, path)), { recursive: true });
    await writeFile(join5(folder, path), text3);
  }
  const git = gitIn(folder);
  await git(["add", "--all"]);
  await git([...identity, "commit", "--quiet", "--message", message]);
}

// src/commands/request.ts
var defaultContracts = [".contracts/**/*.{yml,yaml,json}"];
var events = [
  "local",
  "pull_request",
  "merge_group",
  "push",
  "workflow_dispatch",
  "workflow_call"
];
var targetOptions = {
  base: { value: "BRANCH", about: "the base branch (default: the remote's default branch, else main, else master)" },
  committed: { about: "judge the last commit instead of the working tree" },
  all: { about: "every open contract" },
  only: { value: "ID", repeat: true, about: "one contract or one criterion; may be repeated" },
  body: { value: "FILE", about: "a file with the body of the pull request" },
  title: { value: "TEXT", about: "the title of the pull request" },
  policy: { value: "FILE", about: "the policy (default: contract-gate.yml, else .github/contract-gate.yml)" },
  event: { value: "NAME", about: "judge as this event would, such as pull_request or merge_group" },
  cwd: { value: "DIR", about: "where the checkout is" }
};
async function openFor(args, terminal2) {
  const base2 = args.value("base");
  return terminal2.open({
    cwd: args.value("cwd") ?? terminal2.cwd,
    committed: args.flag("committed"),
    ...base2 === void 0 ? {} : { base: base2 }
  });
}
async function requestFrom(args, terminal2, checkout) {
  const { paths, ids, extra } = await namedContracts2(args.positional, terminal2, checkout);
  const event = args.value("event") ?? "local";
  if (!events.includes(event)) throw new UsageError(`--event ${event} is unknown; it is one of ${events.join(", ")}`);
  return {
    tool: { name: "contract-gate", version: terminal2.version },
    event,
    repository: null,
    pull: {
      number: null,
      branch: checkout.branch,
      title: args.value("title") ?? "",
      body: await bodyFrom(args.value("body"), terminal2),
      labels: null,
      author: null
    },
    contracts: defaultContracts,
    ...await policyFrom(args.value("policy"), terminal2, checkout),
    hand: { paths, only: [...ids, ...args.values("only")], all: args.flag("all") },
    extra,
    ...shardFrom(args.value("shard")),
    ...timeoutFrom(args.value("timeout")),
    ...jobsFrom(args.value("jobs")),
    cores: terminal2.cores,
    commands: !args.flag("no-commands"),
    clock: terminal2.clock
  };
}
async function namedContracts2(words4, terminal2, checkout) {
  const paths = [];
  const ids = [];
  const extra = /* @__PURE__ */ new Map();
  for (const word2 of words4) {
    const found = await findContracts(word2, terminal2, checkout, ["head", "base"]);
    if (!found && /\.(?:ya?ml|json)$/i.test(word2)) throw new UsageError(`there is no contract file ${word2}`);
    if (!found) ids.push(word2);
    for (const [path, content] of found?.files ?? []) {
      paths.push(path);
      if (!found?.inside && content instanceof Uint8Array) extra.set(path, content);
    }
  }
  return { paths, ids, extra };
}
async function findContracts(word2, terminal2, checkout, ends) {
  const place2 = terminal2.files.below(checkout.top, word2);
  const below2 = (path) => (place2 === "." || path.startsWith(`${place2}/`)) && /\.(?:ya?ml|json)$/i.test(path);
  const files = /* @__PURE__ */ new Map();
  for (const end of place2 === void 0 ? [] : ends) {
    for (const [path, content] of await checkout.read(end, (each) => each === place2 || below2(each))) {
      if (!files.has(path)) files.set(path, content);
    }
  }
  if (files.size > 0) return { files, inside: true };
  const bytes = await terminal2.files.read(word2);
  return bytes && { files: /* @__PURE__ */ new Map([[word2, bytes]]), inside: false };
}
async function policyFrom(file, terminal2, checkout) {
  if (file === void 0) return {};
  const inside = terminal2.files.below(checkout.top, file);
  if (inside !== void 0 && !inside.startsWith(".git/")) return { policy: inside };
  const bytes = await terminal2.files.read(file);
  if (!bytes) throw new UsageError(`there is no policy ${file}`);
  return { policy: { path: file, bytes } };
}
async function bodyFrom(file, terminal2) {
  if (file === void 0) return { text: "", path: "pull request body" };
  const bytes = await terminal2.files.read(file);
  if (!bytes) throw new UsageError(`--body: there is no file ${file}`);
  const decoded = decode(bytes);
  if ("problem" in decoded) throw new UsageError(`--body: ${file} ${decoded.problem}`);
  return { text: decoded.text, path: file };
}
function shardFrom(value) {
  if (value === void 0) return {};
  const [, index = 0, total2 = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(value)?.map(Number) ?? [];
  if (index < 1 || index > total2) throw new UsageError(`--shard ${value}: write it as 2/4, the second of four`);
  return { shard: { index, total: total2 } };
}
function timeoutFrom(value) {
  if (value === void 0) return {};
  const timeoutMs = parseDuration(/^\d+(\.\d+)?$/.test(value) ? Number(value) : value);
  if (timeoutMs === void 0) throw new UsageError(`--timeout ${value}: write it as 90s, 5m or 1h`);
  return { timeoutMs };
}
function jobsFrom(value) {
  if (value === void 0) return {};
  const jobs = Number(value);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 256)
    throw new UsageError(`--jobs ${value}: write a whole number from 1 to 256`);
  return { jobs };
}

// src/commands/demo.ts
var demo = {
  name: "demo",
  operands: "",
  summary: "Builds a small repository with one honest and one dishonest agent branch, and verifies both with the real engine.",
  options: {},
  examples: ["contract-gate demo"],
  async run(_, terminal2) {
    const { folder, ...branches } = await makeDemo();
    terminal2.out(
      `Two agents were given the same contract, ${folder}/shop/.contracts/discount.yml. Both say that they are done.
`
    );
    const verdicts = [];
    for (const [name, cwd] of Object.entries(branches)) {
      const results = await judge4(cwd, terminal2);
      verdicts.push(results.verdict);
      for (const [format, render] of Object.entries(formats))
        await terminal2.files.write(`${folder}/${name}.${endings[format] ?? format}`, render(results));
      terminal2.out(
        `
── the ${name} agent ${"─".repeat(60 - name.length)}

${text2(results, { colour: terminal2.colour })}`
      );
    }
    terminal2.out(
      `
The honest branch may merge, the dishonest one may not. Both branches and their reports are in ${folder}
`
    );
    return verdicts.join() === "pass,fail" ? 0 : 2;
  }
};
var endings = { markdown: "md" };
async function judge4(cwd, terminal2) {
  const checkout = await terminal2.open({ cwd, base: "main", committed: false });
  try {
    const request = await requestFrom(readArguments([], targetOptions), terminal2, checkout);
    return await gate(request, checkout, { now: terminal2.now, stop: terminal2.signal });
  } finally {
    await checkout.close();
  }
}

// src/commands/explain.ts
var { only: _only, all: _all, ...options } = targetOptions;
var explain = {
  name: "explain",
  operands: "[ID]",
  summary: "Tells the criteria of a contract in plain words, in the order in which they will run, and whether it applies here. Without an ID: the commands that are known for activities, and why.",
  options,
  examples: ["contract-gate explain auth", "contract-gate explain auth/tests-npm-test"],
  async run(args, terminal2) {
    const [id2, ...more] = args.positional;
    if (more.length > 0) throw new UsageError("explain takes one id: contract-gate explain ID");
    const checkout = await openFor(args, terminal2);
    try {
      const request = await requestFrom({ ...args, positional: [] }, terminal2, checkout);
      if (id2 === void 0) {
        terminal2.out(toldTools(await knownTools(request, checkout)));
        return 0;
      }
      const natural = await prepare(request, checkout);
      const everything = await prepare({ ...request, hand: { paths: [], only: [], all: true } }, checkout);
      const generated = natural.selected.filter(({ contract: contract3 }) => contract3.trust === "generated");
      const known2 = [...everything.selected, ...generated].map(({ contract: contract3 }) => contract3);
      const done = everything.unselected.find((each) => each.id.toLowerCase() === id2.toLowerCase());
      const contract2 = find(known2, id2) ?? (done ? find(
        (await prepare({ ...request, hand: { paths: [], only: [done.id], all: false } }, checkout)).selected.map(
          (each) => each.contract
        ),
        id2
      ) : void 0);
      if (!contract2) {
        const names3 = known2.flatMap((each) => [each.id, ...each.criteria.map((criterion3) => criterion3.id)]);
        const problems = everything.problems.length > 0 ? ` (${everything.problems.length} problems were found: run contract-gate lint)` : "";
        throw new UsageError(
          `there is no contract or criterion ${JSON.stringify(id2)}${didYouMean(id2, names3)}${problems}`
        );
      }
      const why2 = natural.selected.find((each) => each.contract.id === contract2.id)?.why;
      const whyNot = natural.unselected.find((each) => each.id === contract2.id)?.reason ?? "it does not apply";
      terminal2.out(told5(contract2, id2, why2 === void 0 ? `does not apply here: ${whyNot}` : `applies here: ${why2}`));
      return 0;
    } finally {
      await checkout.close();
    }
  }
};
function find(contracts, id2) {
  const wanted3 = id2.toLowerCase();
  return contracts.find(
    (contract2) => contract2.id.toLowerCase() === wanted3 || contract2.criteria.some((criterion3) => criterion3.id.toLowerCase() === wanted3)
  );
}
function told5(contract2, id2, applies) {
  const whole = contract2.id.toLowerCase() === id2.toLowerCase();
  const criteria = contract2.criteria.filter((criterion3) => whole || criterion3.id.toLowerCase() === id2.toLowerCase());
  const own2 = criteria.filter(({ crossCutting: crossCutting2 }) => !crossCutting2);
  const rest = criteria.filter(({ crossCutting: crossCutting2 }) => crossCutting2);
  const row = ({ id: each, title, check, activity, skip }, index) => `  ${index + 1}. ${inLine(title)}
     ${each}${checkNamed(check.type)?.runs === "command" ? ", a command" : ""}${activity?.why ? `
     ${inLine(activity.why)}` : ""}${skip ? `
     not run: ${inLine(skip)}` : ""}`;
  const lines2 = [
    `${contract2.id}  ${inLine(contract2.title)}`,
    `${inLine(contract2.path)}:${contract2.line}, ${trustWords[contract2.trust]}`,
    `It ${inLine(applies)}.`,
    ...contract2.description ? [
      "",
      ...contract2.description.trim().split("\n").map((line2) => `  ${inLine(line2)}`)
    ] : [],
    ...contract2.dependsOn.length > 0 ? ["", `Only where these hold: ${contract2.dependsOn.map(({ value }) => value).join(", ")}`] : [],
    "",
    contract2.failFast ? "It holds when all of these do (stopping at the first that does not):" : "It holds when all of these do:",
    ...own2.map(row),
    ...rest.length > 0 ? ["Then, where all of these hold:", ...rest.map((criterion3, index) => row(criterion3, own2.length + index))] : []
  ];
  return `${lines2.join("\n")}
`;
}
async function knownTools(request, checkout) {
  const { policy } = await prepare(request, checkout);
  const known2 = checkout.base ? await detectAt(checkout, "base") : void 0;
  const { tools } = known2 && known2.tools.length > 0 ? known2 : await detectAt(checkout, "head");
  const mapped = Object.entries(policy.activities ?? {}).map(([name, way]) => [
    name,
    typeof way === "string" ? way : `the check run ${way.check_run}`,
    ".",
    "activities in the policy"
  ]);
  const taken2 = new Set(mapped.map(([name]) => name));
  const detected = tools.filter(({ activity }) => !taken2.has(activity));
  return [...mapped, ...detected.map(({ activity, run: run2, cwd, why: why2 }) => [activity, run2, cwd, why2])];
}
function toldTools(rows) {
  if (rows.length === 0) return "No command is known for any activity; add activities: to contract-gate.yml.\n";
  const lines2 = rows.map(
    ([name = "", run2 = "", cwd = "", why2 = ""]) => `${name}
  ${inLine(run2)}${cwd === "." ? "" : `   in ${inLine(cwd)}`}
  ${inLine(why2)}
`
  );
  return lines2.join("");
}
var trustWords = {
  base: "from the base: the change at hand can neither remove nor loosen it",
  head: "written with the work",
  body: "from the body of the pull request",
  generated: "generated",
  policy: "from the policy"
};

// src/core/demands/from-issue.ts
function readIssue(text3) {
  const lines2 = text3.split(/\r\n|\r|\n/);
  const first = lines2.find((line2) => line2.trim() !== "" && !/^---\s*$/.test(line2)) ?? "";
  const named2 = /^title:\s*(.+)$/im.exec(text3)?.[1];
  const labels = /^\**labels\**\s*:\**\s*(.+)$/im.exec(text3)?.[1] ?? "";
  return {
    title: (named2 ?? first).replace(/^#+\s*/, "").replaceAll(/^["']|["']$/g, "").trim(),
    labels: labels.replaceAll(/[[\]"'`]/g, "").split(/[,\s]+/).filter(Boolean),
    text: text3
  };
}
var endings2 = "ts tsx js jsx mjs cjs mts cts vue svelte py pyi go rs java kt kts scala rb php cs c h cc cpp swift sh sql css scss html json yml yaml toml md txt proto graphql lock cfg ini xml gradle".split(
  " "
);
var pathForm = new RegExp(
  `(?<![\\w/:@.-])((?:\\.?[\\w@-][\\w.@-]*/)*\\.?[\\w@-][\\w.-]*\\.(?:${endings2.join("|")})|(?:[\\w@-][\\w.@-]*/)+(?:Makefile|Dockerfile)|Makefile|Dockerfile)(?::\\d+)?(?![\\w/-])`,
  "g"
);
var forbids = /\b(?:do not|don['’]?t|never|must not|mustn['’]?t|should not|shouldn['’]?t)\s+(?:touch|change|modify|edit|alter)\s+(?:anything in\s+|the file\s+|the\s+)?[`"']?$/i;
var spares = /\bleave\s+(?:the file\s+|the\s+)?[`"']?$/i;
var spared = /^[`"']?\s+(?:alone|untouched|unchanged|as it is|as is)\b/i;
var removed = /\b(?:delete|remove|drop|get rid of|retire|rename|move|replace)\b.*$/i;
var made = /\b(?:add|create|write|introduce|in|into|to|from|inside|update|change|edit|fix|extend|cover|implement|export|rewrite|refactor)\b/i;
var elsewhere = /^(?:logs?|tmp|temp|dist|build|out|coverage|node_modules)\/|\.log$/i;
var isAtHome = /\bon (?:your|my|the user['’]?s) (?:machine|computer|laptop)\b/i;
var stopWords = new Set(
  "in to of for with that which is are and or from on at by the a an it this as be should must".split(" ")
);
var declared = /`(?:(?:async |export |public |static |pub )*(?:function|def|func|fn|class|interface|struct|type|const|method)\s+)?([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)?)\s*(?:\([^`]{0,80}\)[^`]{0,40})?`|\b(?:function|method|class|def|func|fn)\s+`?([A-Za-z_$][\w$]*)`?/g;
function generateValidation(id2, issue, tests2, present) {
  const { words: words4 } = scanMarkdown(issue.text);
  const { paths, files, forbidden } = pathsIn(words4, new Set(present));
  const checks2 = contentChecks(words4, paths, files);
  const command2 = testCommand(issue, words4, files, tests2);
  const validation2 = {
    files_exist: files.length > 0 ? files : void 0,
    content_check: checks2.length > 0 ? checks2 : void 0,
    scope: forbidden.length > 0 ? { forbidden } : void 0,
    tests: command2
  };
  return { id: id2, title: issue.title || id2, validation: { ...validation2 } };
}
function expectedFiles(text3, present) {
  return pathsIn(scanMarkdown(text3).words, new Set(present)).files;
}
function pathsIn(words4, present) {
  const paths = mentions(words4, pathForm).filter(({ value }) => isPlausible(value));
  const names3 = namesIn(words4);
  const isForbidden = ({ before, after }) => forbids.test(before) || spares.test(before) && spared.test(after);
  const isWanted = (path) => !isForbidden(path) && !isRemoved(path, paths, names3) && (present.has(path.value) || isToBeMade(path, words4));
  const files = distinct3(paths.filter(isWanted));
  return { paths, files, forbidden: distinct3(paths.filter(isForbidden)).filter((path) => !files.includes(path)) };
}
function isRemoved({ line: line2, start: start2, before }, same, other) {
  const verb = removed.exec(before);
  if (!verb) return false;
  const isEarlier = (each) => each.line === line2 && each.start >= start2 - verb[0].length && each.start < start2;
  if (/^(?:rename|move|replace)/i.test(verb[0])) return ![...same, ...other].some(isEarlier);
  return same.some(isEarlier) || !other.some(isEarlier);
}
function isToBeMade({ value, before, line: line2 }, words4) {
  return made.test(before) && !elsewhere.test(value) && !isAtHome.test(words4[line2]);
}
function namesIn(words4) {
  return mentions(words4, declared).filter(({ value }) => !stopWords.has(value.toLowerCase()));
}
function mentions(lines2, form) {
  return lines2.flatMap(
    (line2, index) => [...line2.matchAll(form)].flatMap((match) => {
      const value = match[1] ?? match[2];
      if (value === void 0) return [];
      const before = line2.slice(0, match.index).split(/(?<=[.!?;])\s/).at(-1);
      return [
        {
          value,
          line: index,
          start: match.index + match[0].indexOf(value),
          before,
          after: line2.slice(match.index + match[0].length)
        }
      ];
    })
  );
}
function isPlausible(path) {
  return pathProblem(path) === void 0 && !/^(?:e\.g|i\.e|node\.js|vue\.js|next\.js|three\.js|d3\.js)$/i.test(path);
}
function distinct3(found) {
  return [...new Set(found.map(({ value }) => value))];
}
function contentChecks(words4, paths, files) {
  const sources = files.filter((path) => !isTest(path) && isSource(path));
  const found = /* @__PURE__ */ new Map();
  const names3 = namesIn(words4);
  for (const name of names3) {
    const { value, line: line2, start: start2 } = name;
    const text3 = words4[line2];
    if (isRemoved(name, names3, paths) || !isNamed(value, text3)) continue;
    const near = paths.filter((path) => path.line === line2 && sources.includes(path.value)).sort((a, b) => Math.abs(a.start - start2) - Math.abs(b.start - start2))[0]?.value;
    const file = near ?? (sources.length === 1 ? sources[0] : void 0);
    if (file === void 0) continue;
    const pattern2 = declaration(value.split(".").at(-1), file, text3);
    found.set(`${file} ${pattern2}`, { file, pattern: pattern2 });
  }
  return [...found.values()];
}
function isNamed(name, text3) {
  const quoted2 = name.replaceAll(/[$.]/g, "\\$&");
  const called = new RegExp(`\`[^\`]*\\b${quoted2}\\s*\\(`);
  const said = new RegExp(
    `\\b(?:function|method|class|def|func|fn|interface|struct|type)\\s+\`?${quoted2}\\b|\`${quoted2}\`\\s+(?:function|method|class|interface|struct|type|helper)\\b`
  );
  return called.test(text3) || said.test(text3);
}
function isSource(path) {
  return !/\.(?:md|txt|json|ya?ml|toml|lock|cfg|ini|xml|css|scss|html)$/.test(path);
}
function declaration(name, file, text3) {
  const word2 = name.replaceAll("$", "\\$");
  if (new RegExp(`\\b(?:class|struct|interface)\\s+\`?${word2}\\b`).test(text3))
    return `\\b(class|struct|interface|type) ${word2}\\b`;
  if (/\.pyi?$/.test(file)) return `\\bdef ${word2}\\b`;
  if (/\.go$/.test(file)) return `\\bfunc (\\([^)]*\\) )?${word2}\\b`;
  return /\.rs$/.test(file) ? `\\bfn ${word2}\\b` : `\\b${word2}\\b`;
}
function testCommand(issue, words4, files, tests2) {
  const hinted = issue.labels.some((label2) => /^(?:tests?|testing|needs-tests?)$/i.test(label2)) || /\btests?\//.test(issue.text) || words4.some((line3) => /\b(?:unit |regression |integration )?tests?\b/i.test(line3) && !/\bno tests?\b/i.test(line3));
  const [tool] = tests2;
  if (!hinted || !tool) return void 0;
  const named2 = files.filter((path) => isTest(path) && /\.\w+$/.test(path) && /^[\w./@-]+$/.test(path));
  const plain2 = tool.run.replace(/\s+(?:-\w|--[\w-]+=?)?\s*\{pattern\}/, "");
  const below2 = tool.cwd === "." ? named2 : named2.flatMap((path) => path.startsWith(`${tool.cwd}/`) ? [path.slice(tool.cwd.length + 1)] : []);
  const line2 = tool.takesPaths && below2.length > 0 ? `${plain2.replace(/ --$/, "")}${/^npm (?:test|run)/.test(plain2) ? " --" : ""} ${below2.join(" ")}` : plain2.replace(/ --$/, "");
  return tool.cwd === "." ? line2 : { run: line2, cwd: tool.cwd };
}

// src/commands/generate.ts
var dialects2 = ["verification", "validation"];
var types = ["verifiable", "advisory", "skip"];
var generate = {
  name: "generate",
  operands: "",
  summary: "Writes a contract from a task: from its words and the files that it is about, or from the change at hand. The same input gives the same file.",
  options: {
    task: { value: "TEXT", about: "the task in words" },
    issue: { value: "FILE", about: "the task as the text of an issue" },
    files: {
      value: "GLOB",
      repeat: true,
      about: "files that the task is about (default: the change at hand, else those that its text names)"
    },
    dialect: { value: "NAME", about: "verification (default), or validation: paths and functions that an issue names" },
    type: { value: "TYPE", about: "verifiable, advisory or skip, where the words do not tell" },
    id: { value: "ID", about: "the contract's id (default: the ticket, else the words)" },
    output: { value: "PATH", about: "where to write it, - for here (default .contracts/ID.yml)" },
    base: targetOptions.base,
    policy: targetOptions.policy,
    cwd: targetOptions.cwd
  },
  examples: [
    'contract-gate generate --task "Add dark mode toggle" --files "src/settings/**"',
    "contract-gate generate --issue issue.md --dialect validation"
  ],
  async run(args, terminal2) {
    const words4 = await wordsFrom(args, terminal2);
    const checkout = await openFor({ ...args, flag: () => false }, terminal2);
    try {
      const present = await checkout.list("head");
      const named2 = expected(args.values("files"), present);
      const changed = workOf({ changes: checkout.changes, isContract });
      const told6 = named2.length > 0 || changed.length > 0 ? named2 : expectedFiles(words4.text, present);
      const files = told6.length > 0 ? told6 : changed;
      const ground = await groundFor(files, args, checkout);
      const id2 = givenId(args.value("id")) ?? taskId(words4.title || (checkout.branch ?? "task").split("/").pop());
      const task = { id: id2, title: words4.title, ...files.length > 0 ? { files } : {}, patterns: told6.length > 0 };
      const made2 = args.value("dialect") === "validation" ? fromIssue(id2, words4.text, ground, present) : fromTask(task, args, ground);
      if ("ask" in made2) {
        terminal2.err(`${inLine(made2.ask)}
`);
        return 3;
      }
      await deliver(id2, made2.text, args.value("output"), checkout, terminal2);
      if (made2.note) terminal2.err(`${inLine(made2.note)}
`);
      return 0;
    } finally {
      await checkout.close();
    }
  }
};
var isContract = (path) => matchesAny(defaultContracts, path);
function givenId(id2) {
  if (id2 === void 0 || idForm.test(id2) && id2.toLowerCase() !== "policy") return id2;
  throw new UsageError(
    `--id ${id2} is no id: letters, digits, '.', '_' and '-', up to 64, a letter or digit first, and not policy`
  );
}
async function wordsFrom(args, terminal2) {
  const [task, file] = [args.value("task"), args.value("issue")];
  if (args.positional.length > 0) throw new UsageError("generate takes no operand; name the task with --task TEXT");
  if (!dialects2.includes(args.value("dialect") ?? "verification"))
    throw new UsageError(`--dialect ${args.value("dialect")} is unknown; it is one of ${dialects2.join(", ")}`);
  if (task !== void 0 && file !== void 0) throw new UsageError("--task and --issue do not go together");
  if (file === void 0) return { title: task ?? "", text: task ?? "" };
  const bytes = await terminal2.files.read(file);
  if (!bytes) throw new UsageError(`--issue: there is no file ${file}`);
  const decoded = decode(bytes);
  if ("problem" in decoded) throw new UsageError(`--issue: ${file} ${decoded.problem}`);
  return { title: readIssue(decoded.text).title, text: decoded.text };
}
async function groundFor(files, args, checkout) {
  const { policy, problems } = await readPolicy(checkout, args.value("policy"));
  const changes = files.map((path) => ({ kind: "modified", path }));
  const occasion = { changes, isContract, event: "local", queue: false, hosted: false };
  const ground = await groundOf(checkout, policy, occasion);
  const [problem] = [...problems, ...ground.problems];
  if (problem) throw new UsageError(`${problem.at.path}:${problem.at.line}: ${problem.message}`);
  return ground;
}
function expected(named2, present) {
  return named2.flatMap((each) => {
    if (!isGlob(each)) return [each];
    const glob2 = parseGlob(each);
    if ("problem" in glob2) throw new UsageError(`--files ${each}: ${glob2.problem}`);
    const found = present.filter((path) => glob2.matches(path));
    if (found.length === 0 && !/[*?{]/.test(each)) return [each];
    if (found.length === 0) throw new UsageError(`--files ${each} matches no file; name one that the task is to make`);
    return found;
  });
}
function fromTask(task, args, ground) {
  const asked = args.value("type");
  const type = types.find((each) => each === asked);
  if (asked !== void 0 && !type)
    throw new UsageError(`--type ${asked} is unknown; it is one of ${types.join(", ")}`);
  const { text: text3, classified, empty } = draft({ ...task, ...type ? { type } : {} }, ground);
  if (classified.ask) return { ask: `${classified.ask}; say which with --type verifiable or --type advisory` };
  if (!empty || classified.type === "skip") return { text: text3, note: `${classified.type}: ${classified.why}` };
  throw new UsageError(
    "no activity has a command here, so nothing could be verified; add activities: to contract-gate.yml, such as unit-test: npm test"
  );
}
function fromIssue(id2, text3, ground, present) {
  const tests2 = toolsFor(ground.known, "unit-test", ground.files);
  const document = generateValidation(id2, readIssue(text3), tests2, present);
  if (Object.values(document.validation).some((each) => each !== void 0)) return { text: writeYaml({ ...document }) };
  const note = "the text names no path, function or test, so the default validation is asked";
  return { text: writeYaml({ ...document, validation: void 0 }), note };
}
async function deliver(id2, text3, output, checkout, terminal2) {
  if (output === "-") {
    terminal2.out(text3);
    return;
  }
  const path = output ?? `${checkout.top}/.contracts/${id2}.yml`;
  if (await terminal2.files.read(path))
    throw new UsageError(`${path} is there already; name another with --output or --id`);
  await terminal2.files.write(path, text3);
  terminal2.out(`${inLine(terminal2.files.below(checkout.top, path) ?? path)}
`);
}

// src/commands/lint.ts
var lint2 = {
  name: "lint",
  operands: "[contract…]",
  summary: "Reads and validates contracts and policy; runs nothing. One line for each problem: file:line:column: message [code].",
  options: {
    policy: { value: "FILE", about: "the policy (default: contract-gate.yml, else .github/contract-gate.yml)" },
    cwd: { value: "DIR", about: "where the checkout is" },
    json: { about: "print the problems as JSON and nothing else" }
  },
  examples: ["contract-gate lint", "contract-gate lint .contracts/auth.yml"],
  async run(args, terminal2) {
    const checkout = await terminal2.open({ cwd: args.value("cwd") ?? terminal2.cwd, committed: false });
    try {
      const { policy, path, problems: policyProblems } = await lintPolicy(args.value("policy"), checkout, terminal2);
      const files = await contractFiles(args.positional, checkout, terminal2);
      const { documents, problems } = documentsOf(files, "head");
      const lowered = lower(documents, policy);
      const settled = await settleHere(lowered.contracts, policy, checkout);
      const contractProblems = [
        ...objections(settled.contracts),
        ...problems,
        ...lowered.problems,
        ...settled.problems,
        ...args.positional.length > 0 ? [] : dependencies2(lowered)
      ];
      const all = [...policyProblems, ...contractProblems].sort(byPlace);
      if (args.flag("json")) terminal2.out(inertJson({ problems: all }));
      else {
        for (const problem of all) terminal2.out(`${problemLine(problem)}
`);
        terminal2.err(summary(all.length, files.size, lowered, path));
      }
      return policyProblems.length > 0 ? 2 : contractProblems.length > 0 ? 1 : 0;
    } finally {
      await checkout.close();
    }
  }
};
async function settleHere(contracts, policy, checkout) {
  const { changes } = checkout;
  const isContract2 = (path) => matchesAny(defaultContracts, path);
  const ground = await groundOf({ ...checkout, base: null }, policy, {
    changes,
    isContract: isContract2,
    event: "local",
    queue: false,
    hosted: false
  });
  const asked = contracts.filter((contract2) => !(contract2.done && hasActivities(contract2)));
  const { selected, problems } = settleAll2(
    asked.map((contract2) => ({ contract: contract2, why: "" })),
    ground
  );
  return { contracts: selected.map(({ contract: contract2 }) => contract2), problems: [...ground.problems, ...problems] };
}
async function lintPolicy(asked, checkout, terminal2) {
  const paths = asked === void 0 ? policyPaths : [terminal2.files.below(checkout.top, asked) ?? asked];
  const files = await checkout.read("head", (path2) => paths.includes(path2));
  const path = paths.find((each) => files.has(each)) ?? (asked === void 0 ? void 0 : paths[0]);
  if (path === void 0) return { policy: noPolicy, problems: [] };
  const content = files.get(path) ?? await terminal2.files.read(asked);
  if (content === void 0) throw new UsageError(`there is no policy ${asked}`);
  const { policy = noPolicy, problems } = parsePolicyFile(path, content, path);
  return { policy, path, problems };
}
async function contractFiles(words4, checkout, terminal2) {
  if (words4.length === 0) return checkout.read("head", (path) => matchesAny(defaultContracts, path));
  const files = /* @__PURE__ */ new Map();
  for (const word2 of words4) {
    const found = await findContracts(word2, terminal2, checkout, ["head"]);
    if (!found) throw new UsageError(`there is no contract file ${word2}`);
    for (const [path, content] of found.files) files.set(path, content);
  }
  return files;
}
function objections(contracts) {
  return contracts.flatMap(
    ({ criteria }) => criteria.flatMap(({ check, at }) => {
      const message = checkNamed(check.type)?.objection?.(check.params);
      return message === void 0 ? [] : [{ code: "bad_value", message, at }];
    })
  );
}
function dependencies2({ contracts }) {
  const ids = contracts.map(({ id: id2 }) => id2);
  const known2 = new Set(ids.map((id2) => id2.toLowerCase()));
  let hints = 20;
  const missing2 = contracts.flatMap(
    ({ path, dependsOn }) => dependsOn.filter(({ value }) => !known2.has(value.toLowerCase())).map(({ value, at }) => {
      const message = `depends_on: there is no contract ${value}${hints-- > 0 ? didYouMean(value, ids) : ""}`;
      return { code: "unknown_contract", message, at: { path, ...at } };
    })
  );
  return [...missing2, ...makePlan(contracts).problems];
}
function summary(problems, files, { contracts, epics }, policyPath) {
  const number2 = (count3, one7) => `${count3} ${count3 === 1 ? one7 : `${one7}s`}`;
  const found = problems === 0 ? "no problems" : number2(problems, "problem");
  const readable = number2(contracts.length + epics.length, "readable document");
  return `${found} in ${number2(files, "contract file")} (${readable})${policyPath ? ` and ${policyPath}` : ""}
`;
}
function problemLine({ at, message, code: code18 }) {
  const [first = "", ...rest] = message.split("\n");
  const head = `${inLine(at.path)}:${at.line}:${at.column ?? 1}: ${inLine(first)} [${code18}]`;
  return rest.length > 0 ? `${head}
${behindBars(rest.join("\n"), "  ")}` : head;
}

// src/report/verification-prompt.ts
var names2 = {
  "unit-test": "Unit tests",
  e2e: "E2E test",
  typecheck: "Typecheck",
  lint: "Lint",
  critic: "Critic"
};
function verificationPrompt(contract2) {
  const criteria = contract2.criteria.filter(({ check }) => check.type !== "advisory");
  const task = contract2.description.trim() || contract2.title;
  return [
    "## Task",
    "",
    // The words of whoever wrote the contract are the task; as data they can't become headings of their own.
    task.includes("\n") ? fence(task) : inLine(task),
    "",
    "## Verification Contract",
    "",
    ...contract2.type === "advisory" || criteria.length === 0 ? ["Nothing verifies this task automatically. Your output is kept, and a person reviews it."] : [
      "Your work will be verified by:",
      ...criteria.map((criterion3, index) => `${index + 1}. ${line(criterion3)}`),
      "",
      "Write your implementation knowing these criteria will be checked."
    ],
    ""
  ].join("\n");
}
function line({ title, check, activity, skip }) {
  if (!activity) return `**${inLine(check.type)}** — ${inLine(title)}`;
  const { name, description, pattern: pattern2, timing, why: why2 } = activity;
  const details2 = [
    ...pattern2 && !isDropped(check) ? [`tests that match ${JSON.stringify(pattern2)}`] : [],
    ...timing === "deferred" ? ["runs later, in the merge queue"] : timing ? ["runs immediately"] : [],
    ...skip && timing !== "deferred" ? [skip] : [],
    ...why2 ? [why2] : []
  ];
  return inLine(`**${names2[name] ?? name}** — ${description}${details2.length > 0 ? ` (${details2.join("; ")})` : ""}`);
}
function isDropped({ params }) {
  return params.caveat !== void 0;
}

// src/commands/prompt.ts
var { only: _only2, all: _all2, ...options2 } = targetOptions;
var prompt = {
  name: "prompt",
  operands: "ID",
  summary: "Prints what to tell an agent before it starts: the task, and what its work will be verified by.",
  options: options2,
  examples: ["contract-gate prompt US-003"],
  async run(args, terminal2) {
    const [id2, ...more] = args.positional;
    if (id2 === void 0 || more.length > 0) throw new UsageError("prompt takes one id: contract-gate prompt ID");
    const checkout = await openFor(args, terminal2);
    try {
      const request = await requestFrom({ ...args, positional: [] }, terminal2, checkout);
      const hand = { paths: [], only: [id2], all: false };
      const { selected, problems } = await prepare({ ...request, hand }, checkout);
      const found = selected.find(({ contract: contract2 }) => contract2.id.toLowerCase() === id2.toLowerCase());
      if (!found) throw new UsageError(`there is no contract ${JSON.stringify(id2)}`);
      terminal2.out(verificationPrompt(found.contract));
      for (const { message, at } of problems) terminal2.err(`${at.path}:${at.line}: ${message}
`);
      return 0;
    } finally {
      await checkout.close();
    }
  }
};

// src/core/results.ts
var open3 = { wants: "a mapping" };
var count2 = integer({ min: 0 });
var verdict = oneOf("pass", "fail", "pending", "error");
var place = object(
  { path: required(anyText, "the file"), line: required(count2, "from 1"), column: optional(count2, "from 1") },
  open3
);
var criterion2 = object(
  {
    id: required(anyText, "CONTRACT/CHECK-SLUG, the same on every machine"),
    title: required(anyText, "the criterion as a sentence"),
    check: required(anyText, "the kind of check"),
    crossCutting: optional(anyText, "the name of the cross-cutting check that it comes from"),
    activity: optional(
      object(
        {
          name: required(anyText, "unit-test, e2e, lint, …"),
          description: required(anyText, "what the contract says of it"),
          pattern: optional(anyText, "which tests"),
          timing: optional(oneOf("immediate", "deferred"), "when it runs"),
          why: optional(anyText, "where its command comes from")
        },
        open3
      ),
      "where a verification contract asks for it"
    ),
    status: required(oneOf(...statuses), "what came of it"),
    standsFor: optional(oneOf("fail", "error"), "on a skip: required work that was not done, and what that counts as"),
    owner: optional(oneOf("author", "base", "runner", "person"), "whose turn it is"),
    message: required(anyText, "the reason in one line"),
    want: required(anyText, "what was wanted"),
    got: required(anyText, "what was found"),
    at: required(place, "the file and line that is wrong, else the contract's own line"),
    places: optional(
      list(
        object(
          {
            path: required(anyText, "the file"),
            line: required(count2, "from 1"),
            message: required(anyText, "what is wrong there")
          },
          open3
        )
      ),
      "every place that is wrong, where there is more than one; the first is the same as at"
    ),
    fix: optional(anyText, "how to put it right, where it is not a pass"),
    signed: optional(
      object(
        {
          by: required(anyText, "the login"),
          how: required(oneOf("review"), "by what"),
          commit: required(anyText, "the commit that was signed"),
          url: required(anyText, "where to see it")
        },
        open3
      ),
      "who signed off what would be pending"
    ),
    flaky: optional(boolean, "it failed first and then passed"),
    output: optional(
      object(
        {
          tail: required(anyText, "the end of what was printed"),
          truncated: required(boolean, "was any of it left out?"),
          sha256: required(anyText, "of all that was printed")
        },
        open3
      ),
      "the command's own output"
    )
  },
  open3
);
var contract = object(
  {
    id: required(anyText, "the id"),
    title: required(anyText, "the title"),
    description: optional(anyText, "the task itself, where the contract has it"),
    dialect: required(anyText, "the dialect"),
    type: required(anyText, "the type of contract"),
    generatedFrom: optional(oneOf("auto", "user", "prd"), "where a verification contract says that it comes from"),
    generatedAt: optional(anyText, "when it says that it was made"),
    source: required(
      object(
        {
          path: required(anyText, "the file"),
          line: required(count2, "from 1"),
          trust: required(oneOf("base", "head", "body", "generated", "policy"), "whose word it is"),
          selected: required(anyText, "why it applies")
        },
        open3
      ),
      "where it was read"
    ),
    digest: required(anyText, "sha256 of its content"),
    verdict: required(verdict, "of this contract"),
    attempt: required(nullable(count2), "null for a local run"),
    criteria: required(list(criterion2), "in the order in which they run"),
    retry: optional(
      object(
        {
          task: required(anyText, "the original task: the description of the contract, else its title"),
          max: required(nullable(count2), "the most attempts for the kinds that failed; null for a local run"),
          escalated: required(boolean, "are the attempts used up?"),
          history: required(
            list(
              object(
                {
                  attempt: required(count2, "from 1"),
                  head: required(anyText, "the commit that was judged"),
                  failures: required(
                    list(
                      object(
                        { check: required(anyText, "the kind"), message: required(anyText, "what was wrong") },
                        open3
                      )
                    ),
                    "what did not hold"
                  )
                },
                open3
              )
            ),
            "the attempts that failed before this one, oldest first"
          )
        },
        open3
      ),
      "where the contract failed: what the next attempt needs to know"
    )
  },
  open3
);
var resultsShape = object(
  {
    version: required(oneOf(1), "of this format"),
    tool: required(
      object({ name: required(anyText, "contract-gate"), version: required(anyText, "its version") }, open3),
      "what wrote it"
    ),
    target: required(
      object(
        {
          repository: required(nullable(anyText), "owner/name"),
          pull: required(nullable(count2), "the number of the pull request"),
          event: required(anyText, "local, or the name of the event"),
          base: required(nullable(anyText), "commit id of the base branch"),
          head: required(nullable(anyText), "commit id of the head"),
          committed: required(boolean, "was the last commit judged, instead of the working tree?"),
          dirty: required(list(anyText), "paths that are not committed")
        },
        open3
      ),
      "what was judged"
    ),
    shard: optional(
      object({ index: required(count2, "from 1"), total: required(count2, "of all") }, open3),
      "where this is one part of a run"
    ),
    policy: required(
      object(
        { source: required(anyText, "where it was read"), digest: required(anyText, "sha256 of its content") },
        open3
      ),
      "what decided"
    ),
    verdict: required(verdict, "of the run"),
    reason: required(anyText, "the verdict in one line"),
    next: required(oneOf("none", "fix", "commit", "ask", "rerun"), "what to do now"),
    notes: required(list(anyText), "what to know beside it"),
    counts: required(
      object(Object.fromEntries(statuses.map((status) => [status, required(count2, `criteria with ${status}`)])), open3),
      "criteria by status"
    ),
    problems: required(
      list(
        object(
          {
            code: required(anyText, "its kind"),
            message: required(anyText, "what is wrong and what to do"),
            at: required(place, "where"),
            owner: optional(oneOf("base"), "it was there before the change")
          },
          open3
        )
      ),
      "what could not be read"
    ),
    contracts: required(list(contract), "what applied"),
    unselected: required(
      list(
        object(
          {
            id: required(anyText, "the id"),
            path: required(anyText, "the file"),
            reason: required(anyText, "why not")
          },
          open3
        )
      ),
      "what did not apply"
    ),
    timing: required(
      object(
        {
          started: required(anyText, "ISO 8601"),
          finished: required(anyText, "ISO 8601"),
          criteria: required(record(count2), "id to milliseconds")
        },
        open3
      ),
      "what varies from run to run"
    )
  },
  { wants: "a results file" }
);

// src/commands/schema.ts
var shapes = {
  contract: { shape: contractShape, about: "a contract in .contracts/" },
  epic: { shape: epicShape, about: "an epic: checks that hold for every task" },
  policy: { shape: policyShape, about: "contract-gate.yml" },
  rules: { shape: rulesShape, about: "test-activity-rules.json" },
  results: { shape: resultsShape, about: "what verify --json prints" }
};
var schema4 = {
  name: "schema",
  operands: "[NAME]",
  summary: `Prints the JSON Schema of a file, for editors: ${Object.keys(shapes).join(", ")}. Without a name, lists them.`,
  options: {},
  examples: ["contract-gate schema contract > contract.schema.json"],
  async run(args, terminal2) {
    const [name, ...more] = args.positional;
    if (more.length > 0) throw new UsageError("schema takes one name");
    if (name === void 0) {
      for (const [each, { about }] of Object.entries(shapes)) terminal2.out(`${each.padEnd(9)} ${about}
`);
      return 0;
    }
    const found = Object.hasOwn(shapes, name) ? shapes[name] : void 0;
    if (!found) {
      const known2 = Object.keys(shapes);
      const hint = didYouMean(name, known2) || `; known: ${known2.join(", ")}`;
      throw new UsageError(`there is no schema ${JSON.stringify(name)}${hint}`);
    }
    const document = {
      $schema: "http://json-schema.org/draft-07/schema#",
      title: `contract-gate: ${found.about}`,
      ...found.shape.schema()
    };
    terminal2.out(`${JSON.stringify(document, null, 2)}
`);
    return 0;
  }
};

// src/commands/progress.ts
var silent = { onPlan() {
}, onStart() {
}, onEnd() {
}, close() {
} };
var frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
function progressOn(terminal2, quiet) {
  if (quiet) return silent;
  return terminal2.interactive ? live(terminal2) : plainLines(terminal2);
}
function live(terminal2) {
  const running2 = /* @__PURE__ */ new Map();
  let total2 = 0;
  let done = 0;
  let frame = 0;
  const draw = () => {
    const [first] = running2.values();
    const what = first ? `  ${inLine(first.title).slice(0, 60)}  ${formatDuration(terminal2.now() - first.since)}` : "";
    const more = running2.size > 1 ? ` (and ${running2.size - 1} more)` : "";
    terminal2.err(`\r\x1B[2K${frames[frame++ % frames.length]} ${done}/${total2}${what}${more}`);
  };
  const stop = terminal2.every(100, draw);
  return {
    onPlan(prepared) {
      total2 = prepared.plan.stepOf.size;
    },
    onStart: ({ id: id2, title }) => void running2.set(id2, { title, since: terminal2.now() }),
    onEnd(criterion3) {
      running2.delete(criterion3.id);
      done++;
    },
    close() {
      stop();
      terminal2.err("\r\x1B[2K");
    }
  };
}
function plainLines(terminal2) {
  let commands2 = /* @__PURE__ */ new Set();
  return {
    onPlan({ plan }) {
      const isCommand = (id2) => plan.steps.get(plan.stepOf.get(id2))?.check.runs === "command";
      commands2 = new Set([...plan.stepOf.keys()].filter(isCommand));
    },
    onStart({ id: id2 }) {
      if (commands2.has(id2)) terminal2.err(`running ${id2}
`);
    },
    onEnd({ id: id2 }, { outcome, ms }) {
      if (commands2.has(id2))
        terminal2.err(`${outcome.status} ${id2}${outcome.status === "skip" ? "" : ` (${formatDuration(ms)})`}
`);
    },
    close() {
    }
  };
}

// src/commands/verify.ts
var verify = {
  name: "verify",
  operands: "[contract…]",
  summary: "Runs every check of the contracts that apply to this checkout, and says for each criterion whether it holds.",
  options: {
    ...targetOptions,
    report: {
      value: "FORMAT=PATH",
      repeat: true,
      about: `write a report: ${Object.keys(formats).join(", ")}; may be repeated`
    },
    json: { about: "print the results file and nothing else" },
    jobs: { value: "N", about: "commands at once (default: the policy's, else 1)" },
    timeout: { value: "TIME", about: "for one command, such as 90s, 5m or 1h (default 10m)" },
    "no-commands": { about: 'run no command; what needs one counts as "could not tell"' },
    shard: { value: "I/N", about: "one part of the contracts, such as 2/4" },
    watch: { about: "run again whenever the work changes" }
  },
  examples: [
    "contract-gate verify",
    "contract-gate verify --only auth --base main",
    "contract-gate verify --json --report markdown=report.md"
  ],
  async run(args, terminal2) {
    const reports = reportsFrom(args.values("report"));
    if (!args.flag("watch")) return verifyOnce(args, reports, terminal2);
    if (args.flag("json")) throw new UsageError("--watch and --json do not go together");
    const cwd = args.value("cwd") ?? terminal2.cwd;
    for (let again = false; ; ) {
      const before = await terminal2.fingerprint(cwd);
      await verifyOnce(args, reports, terminal2);
      const after = await terminal2.fingerprint(cwd);
      again = after !== before && !again;
      if (again) continue;
      terminal2.out("Watching for changes; Ctrl-C ends it.\n\n");
      while (await terminal2.fingerprint(cwd) === after) await terminal2.wait(500);
    }
  }
};
async function verifyOnce(args, reports, terminal2) {
  const checkout = await openFor(args, terminal2);
  try {
    const request = await requestFrom(args, terminal2, checkout);
    const progress = progressOn(terminal2, args.flag("json"));
    const results = await gate(request, checkout, {
      ...progress,
      now: terminal2.now,
      stop: terminal2.signal
    }).finally(progress.close);
    terminal2.signal.throwIfAborted();
    await writeReports(results, reports, terminal2);
    terminal2.out(args.flag("json") ? json(results) : text2(results, { colour: terminal2.colour }));
    return exitCodes[results.verdict];
  } finally {
    await checkout.close();
  }
}
function reportsFrom(values2) {
  return values2.map((value) => {
    const [, format = "", path = ""] = /^([^=]*)=(.+)$/s.exec(value) ?? [];
    if (path === "") throw new UsageError(`--report ${value}: write it as FORMAT=PATH, such as markdown=report.md`);
    if (Object.hasOwn(formats, format)) return { format, path };
    const known2 = Object.keys(formats);
    const hint = didYouMean(format, known2) || `; known: ${known2.join(", ")}`;
    throw new UsageError(`--report: unknown format ${JSON.stringify(format)}${hint}`);
  });
}
async function writeReports(results, reports, terminal2) {
  for (const { format, path } of reports) await terminal2.files.write(path, formats[format](results));
}

// src/commands/index.ts
var commands = [verify, lint2, explain, prompt, generate, schema4, demo];

// src/workspace/terminal.ts
import { createHash as createHash4 } from "node:crypto";
import { constants as constants4, mkdir as mkdir5, open as open4, readFile as readFile2, realpath as realpath6 } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname as dirname6, isAbsolute as isAbsolute2, relative as relative2, resolve as resolve3, sep as sep2 } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

// src/workspace/checkout.ts
import { lstat as lstat7 } from "node:fs/promises";
import { join as join12 } from "node:path";

// src/workspace/base-files.ts
var lfsHeader = "version https://git-lfs.github.com/spec/v1";
async function openBaseFiles(git, commit2) {
  const entries = commit2 === null ? /* @__PURE__ */ new Map() : await git.listTree(commit2);
  const list2 = [...entries.keys()].sort();
  const isFolder = (path) => path === "." || list2.some((each) => each.startsWith(`${path}/`));
  function missing2(path) {
    const nearest2 = list2.find((each) => each !== path && each.toLowerCase() === path.toLowerCase());
    return nearest2 ? { kind: "missing", nearest: nearest2 } : { kind: "missing" };
  }
  async function find2(path) {
    const problem = pathProblem(path);
    if (problem) return { look: { kind: "refused", reason: problem } };
    const entry2 = entries.get(path);
    if (!entry2) return { look: isFolder(path) ? { kind: "directory", kept: true } : missing2(path) };
    if (entry2.mode === "160000") return { look: { kind: "directory", kept: true } };
    if (entry2.mode === "120000") return { look: { kind: "refused", reason: "it is a symbolic link there" } };
    const bytes = (await git.readBlobs([entry2.oid])).get(entry2.oid);
    return bytes ? { bytes } : { look: { kind: "refused", reason: "it is larger than 10 MiB, or not in this clone" } };
  }
  return {
    list: list2,
    async look(path) {
      const found = await find2(path);
      if ("look" in found) return found.look;
      const lfs = new TextDecoder().decode(found.bytes.subarray(0, 100)).startsWith(lfsHeader);
      return { kind: "file", size: found.bytes.length, kept: true, lfs };
    },
    async read(path) {
      const found = await find2(path);
      if ("bytes" in found) return { kind: "text", text: new TextDecoder().decode(found.bytes) };
      return found.look;
    }
  };
}

// src/workspace/base-trees.ts
import { chmod as chmod2, lstat as lstat4, mkdir as mkdir2, realpath as realpath3, rm as rm2, writeFile as writeFile2 } from "node:fs/promises";
import { dirname as dirname4, join as join7 } from "node:path";

// src/workspace/files.ts
import { lstat as lstat3 } from "node:fs/promises";
import { join as join6 } from "node:path";
var smallFile = 1024 * 1024;
var rememberedInAll = 64 * 1024 * 1024;
var lfsHeader2 = "version https://git-lfs.github.com/spec/v1";
function openFiles(top, kept) {
  const list2 = [...new Set(kept)].sort();
  const names3 = lazily(() => namesOf(list2));
  const readOnce = rememberReads();
  async function find2(path) {
    const place2 = await locate(top, path);
    if (place2.kind === "refused") return place2;
    const nearest2 = place2.kind === "missing" ? names3().nearest(place2.path) : await otherCase(place2.path);
    if (place2.kind === "missing" || nearest2) return nearest2 ? { kind: "missing", nearest: nearest2 } : { kind: "missing" };
    return place2;
  }
  async function otherCase(path) {
    for (const prefix of prefixes2(path)) {
      if (names3().has(prefix)) continue;
      const nearest2 = names3().nearest(prefix);
      if (nearest2 && await isSameEntry(join6(top, prefix), join6(top, nearest2))) {
        return nearest2 + path.slice(prefix.length);
      }
    }
    return void 0;
  }
  return {
    list: list2,
    async look(path) {
      const place2 = await find2(path);
      if (place2.kind === "directory") return { kind: "directory", kept: names3().isKept(place2) };
      if (place2.kind !== "file") return place2;
      const size = Number(place2.stats.size);
      const start2 = size < 1024 ? await readLocated(place2) : new Uint8Array();
      if (!(start2 instanceof Uint8Array)) return start2;
      return { kind: "file", size, kept: names3().isKept(place2), lfs: decode2(start2).startsWith(lfsHeader2) };
    },
    async read(path) {
      const place2 = await find2(path);
      if (place2.kind === "directory") return { kind: "directory", kept: names3().isKept(place2) };
      if (place2.kind !== "file") return place2;
      return readOnce(place2);
    }
  };
}
async function readBytes(top, path) {
  const place2 = await locate(top, path);
  if (place2.kind === "file") return readLocated(place2);
  if (place2.kind === "directory") return { kind: "refused", reason: "it is a directory, not a file" };
  return place2.kind === "missing" ? { kind: "missing" } : place2;
}
function namesOf(list2) {
  const files = new Set(list2);
  const directories = new Set(list2.flatMap((path) => [".", ...prefixes2(path).slice(0, -1)]));
  const folded2 = new Map([...files, ...directories].map((path) => [path.toLowerCase(), path]));
  return {
    has: (path) => files.has(path) || directories.has(path),
    nearest(path) {
      const other = folded2.get(path.toLowerCase());
      return other === path ? void 0 : other;
    },
    /** Behind a link, both the link and what it leads to must be kept. A submodule is kept by its own name. */
    isKept({ kind, path, realPath }) {
      const there = files.has(realPath) || kind === "directory" && directories.has(realPath);
      return there && (path === realPath || prefixes2(path).some((prefix) => files.has(prefix)));
    }
  };
}
function rememberReads() {
  const remembered2 = /* @__PURE__ */ new Map();
  let total2 = 0;
  const forget = (path) => {
    total2 -= remembered2.get(path)?.size ?? 0;
    remembered2.delete(path);
  };
  return async (file) => {
    const identity2 = identityOf(file.stats);
    const known2 = remembered2.get(file.real);
    if (known2?.identity === identity2) return known2.read;
    forget(file.real);
    const entry2 = { identity: identity2, read: readText2(file), size: Number(file.stats.size) };
    remembered2.set(file.real, entry2);
    total2 += entry2.size;
    const result = await entry2.read;
    const keep = result.kind === "text" && entry2.size <= smallFile && total2 <= rememberedInAll;
    if (!keep && remembered2.get(file.real) === entry2) forget(file.real);
    return result;
  };
}
async function readText2(file) {
  const bytes = await readLocated(file);
  return bytes instanceof Uint8Array ? { kind: "text", text: decode2(bytes) } : bytes;
}
function decode2(bytes) {
  const [first, second] = bytes;
  const plain2 = new TextDecoder().decode(bytes);
  if (first === 255 && second === 254) return `${new TextDecoder("utf-16le").decode(bytes)}
${plain2}`;
  if (first === 254 && second === 255) return `${new TextDecoder("utf-16be").decode(bytes)}
${plain2}`;
  return plain2;
}
function prefixes2(path) {
  const segments = path.split("/");
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
async function isSameEntry(a, b) {
  const [first, second] = await Promise.all([a, b].map((path) => lstat3(path, { bigint: true }).catch(() => void 0)));
  return !!first && !!second && first.ino !== 0n && first.ino === second.ino && first.dev === second.dev;
}
function lazily(make3) {
  let made2;
  return () => {
    made2 ??= { value: make3() };
    return made2.value;
  };
}

// src/workspace/base-trees.ts
function openTrees(options3) {
  const trees = /* @__PURE__ */ new Map();
  const queues = /* @__PURE__ */ new Map();
  let closed = false;
  async function make3(commit2, overlay) {
    const { git, setup: setup2 } = options3;
    if (await git.configuration() !== options3.configuration) {
      throw new Error("a command changed git's configuration, so the base is not checked out");
    }
    const worktree = await git.addWorktree(commit2, { share: setup2 === void 0 });
    try {
      if (overlay) await layOver(worktree.top, options3.head, overlay);
      const commands2 = options3.commandsIn(worktree.top);
      const tree = { commands: commands2, remove: worktree.remove };
      const finished2 = setup2 && await commands2.run(setup2);
      const failed2 = finished2 && !(finished2.ending.kind === "exit" && finished2.ending.code === 0);
      return failed2 ? { ...tree, broken: "the set-up failed there" } : tree;
    } catch (error) {
      await worktree.remove();
      throw error;
    }
  }
  async function runIn(key, command2, commit2, overlay) {
    if (closed) return { kind: "not-run", reason: "the run is over" };
    const known2 = trees.get(key) ?? make3(commit2, overlay);
    trees.set(key, known2);
    const tree = await known2.catch((error) => error instanceof Error ? error.message : String(error));
    if (typeof tree === "string") return { kind: "not-run", reason: tree };
    if (tree.broken) return { kind: "not-run", reason: tree.broken };
    return { kind: "ran", finished: await tree.commands.run(command2) };
  }
  function queued(key, task) {
    const running2 = (queues.get(key) ?? Promise.resolve()).then(task, task);
    queues.set(key, running2);
    return running2;
  }
  return {
    preExisting: options3.preExisting,
    run: (command2) => queued("tip", () => runIn("tip", command2, options3.commits.tip)),
    runWith: (command2, overlay) => {
      const key = `fork ${JSON.stringify(overlay)}`;
      return queued(key, () => runIn(key, command2, options3.commits.fork, overlay));
    },
    async close() {
      closed = true;
      for (const making of trees.values()) {
        const tree = await making.catch(() => void 0);
        await tree?.commands.close();
        await tree?.remove();
      }
    }
  };
}
async function layOver(top, head, { lay, remove }) {
  for (const path of remove) {
    const folder = join7(top, dirname4(path));
    if (await realpath3(folder).catch(() => void 0) === folder) await rm2(join7(top, path), { force: true });
  }
  for (const path of lay) {
    const bytes = await readBytes(head, path);
    if (!(bytes instanceof Uint8Array)) continue;
    const target = join7(top, path);
    await mkdir2(dirname4(target), { recursive: true });
    if (await realpath3(dirname4(target)) !== dirname4(target)) continue;
    await rm2(target, { force: true, recursive: true });
    await writeFile2(target, bytes);
    const { mode } = await lstat4(join7(head, path));
    if (mode & 64) await chmod2(target, 493);
  }
}

// src/workspace/commands.ts
import { randomUUID } from "node:crypto";
import { mkdir as mkdir3, writeFile as writeFile3 } from "node:fs/promises";
import { join as join9 } from "node:path";

// src/workspace/capture.ts
import { createHash as createHash3 } from "node:crypto";
var headKept = 256 * 1024;
var endKept = 256 * 1024 - 64;
var tailKept = 16 * 1024;
function openCapture() {
  const hash = createHash3("sha256");
  const tail = keepEnd(tailKept);
  const streams = { stdout: keepBothEnds(), stderr: keepBothEnds() };
  const take = (name) => (chunk) => {
    hash.update(chunk);
    tail.push(chunk);
    streams[name].push(chunk);
  };
  return {
    stdout: take("stdout"),
    stderr: take("stderr"),
    finish() {
      const truncated = tail.dropped() > 0 || streams.stdout.dropped() > 0 || streams.stderr.dropped() > 0;
      const bytes = tail.dropped() > 0 ? fromLineStart(tail.bytes()) : tail.bytes();
      return {
        stdout: streams.stdout.text(),
        stderr: streams.stderr.text(),
        output: { tail: decode3(bytes), truncated, sha256: hash.digest("hex") }
      };
    }
  };
}
function keepBothEnds() {
  const head = keepStart(headKept);
  const end = keepEnd(endKept);
  return {
    push: (chunk) => end.push(head.push(chunk)),
    dropped: end.dropped,
    text() {
      if (end.dropped() === 0) return decode3(Buffer.concat([head.bytes(), end.bytes()]));
      const [first, last] = [withoutCutEnd(head.bytes()), withoutCutStart(end.bytes())];
      const left = head.bytes().length - first.length + end.dropped() + end.bytes().length - last.length;
      return `${decode3(first)}
… ${left} bytes left out …
${decode3(last)}`;
    }
  };
}
function keepStart(limit) {
  let kept;
  let length = 0;
  return {
    /** What no longer fits. */
    push(chunk) {
      const part = chunk.subarray(0, limit - length);
      if (part.length > 0) {
        kept ??= Buffer.allocUnsafe(limit);
        kept.set(part, length);
        length += part.length;
      }
      return chunk.subarray(part.length);
    },
    bytes: () => kept?.subarray(0, length) ?? Buffer.alloc(0)
  };
}
function keepEnd(limit) {
  let ring;
  let total2 = 0;
  return {
    push(chunk) {
      if (chunk.length === 0) return;
      const part = chunk.subarray(Math.max(0, chunk.length - limit));
      const at = (total2 + chunk.length - part.length) % limit;
      ring ??= Buffer.allocUnsafe(limit);
      ring.set(part.subarray(0, limit - at), at);
      ring.set(part.subarray(limit - at), 0);
      total2 += chunk.length;
    },
    dropped: () => Math.max(0, total2 - limit),
    bytes() {
      if (!ring || total2 <= limit) return ring?.subarray(0, total2) ?? Buffer.alloc(0);
      return Buffer.concat([ring.subarray(total2 % limit), ring.subarray(0, total2 % limit)]);
    }
  };
}
function fromLineStart(bytes) {
  const newline = bytes.indexOf(10);
  return newline === -1 || newline > bytes.length / 2 ? withoutCutStart(bytes) : bytes.subarray(newline + 1);
}
var continues = (byte) => byte !== void 0 && byte >= 128 && byte < 192;
function withoutCutStart(bytes) {
  let start2 = 0;
  while (start2 < 3 && continues(bytes[start2])) start2++;
  return continues(bytes[start2]) ? bytes : bytes.subarray(start2);
}
function withoutCutEnd(bytes) {
  let start2 = bytes.length - 1;
  while (start2 > bytes.length - 4 && continues(bytes[start2])) start2--;
  const first = bytes[start2] ?? 0;
  const width2 = first >= 240 ? 4 : first >= 224 ? 3 : first >= 192 ? 2 : 1;
  return start2 + width2 > bytes.length ? bytes.subarray(0, start2) : bytes;
}
var decode3 = (bytes) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

// src/workspace/collect.ts
import { readdir as readdir2 } from "node:fs/promises";
import { join as join8 } from "node:path";
var mostInAll = 64 * 1024 * 1024;
var neverEntered = /* @__PURE__ */ new Set([".git", "node_modules"]);
async function openCollection(top, pattern2) {
  const glob2 = normalisePath(pattern2);
  const before = await matching(top, glob2);
  return async () => {
    const after = await matching(top, glob2);
    const written5 = [...after].filter(([path, place2]) => mark(place2) !== mark(before.get(path)));
    const collected = [];
    let total2 = 0;
    for (const [path, place2] of written5) {
      const text3 = total2 <= mostInAll ? await textOf3(place2) : "";
      total2 += text3.length;
      collected.push({ path, text: text3 });
    }
    return collected;
  };
}
function mark(place2) {
  return place2?.kind === "file" ? identityOf(place2.stats) : place2?.kind;
}
async function textOf3(place2) {
  const bytes = place2.kind === "file" ? await readLocated(place2) : void 0;
  return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : "";
}
async function matching(top, glob2) {
  const found = /* @__PURE__ */ new Map();
  for await (const path of walk(top, fixedFolder(glob2))) {
    if (matchesAny([glob2], path)) found.set(path, await locate(top, path));
  }
  return found;
}
function fixedFolder(glob2) {
  const folders = glob2.split("/").slice(0, -1);
  const first = folders.findIndex((segment) => /[*?[{\\!]/.test(segment));
  return (first === -1 ? folders : folders.slice(0, first)).join("/") || ".";
}
async function* walk(top, folder) {
  const start2 = await locate(top, folder);
  if (start2.kind !== "directory") return;
  const entries = await readdir2(start2.real, { withFileTypes: true }).catch(() => []);
  for (const entry2 of entries.sort((a, b) => a.name < b.name ? -1 : 1)) {
    const path = folder === "." ? entry2.name : join8(folder, entry2.name);
    if (!entry2.isDirectory()) yield path;
    else if (!neverEntered.has(entry2.name)) yield* walk(top, path);
  }
}

// src/workspace/spawn.ts
import { execFile, spawn as spawn2 } from "node:child_process";
import { closeSync, constants as constants3, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { promisify } from "node:util";
async function start({ argv, cwd, env, folder, notBelow }) {
  const pipes = await makePipes(folder, notBelow);
  const [program, ...args] = argv;
  const stdio = ["ignore", pipes?.[0].write ?? "pipe", pipes?.[1].write ?? "pipe"];
  try {
    const child = spawn2(program, args, { cwd, env, stdio: [...stdio], detached: true });
    const exit = new Promise((resolve4) => {
      child.once("exit", (code18, signal) => resolve4({ code: code18, signal }));
    });
    await new Promise((resolve4, reject) => child.once("spawn", resolve4).once("error", reject));
    child.on("error", () => {
    });
    return {
      pid: child.pid,
      exit,
      stdout: pipes?.[0].read ?? child.stdout,
      stderr: pipes?.[1].read ?? child.stderr,
      pipes: pipes?.map((pipe) => pipe.path) ?? []
    };
  } catch (error) {
    for (const pipe of pipes ?? []) pipe.read.destroy();
    throw error;
  } finally {
    for (const pipe of pipes ?? []) closeSync(pipe.write);
  }
}
async function makePipes(folder, notBelow) {
  const mkfifo = process.platform === "win32" ? void 0 : findProgram("mkfifo", process.env.PATH, notBelow);
  if (!mkfifo) return void 0;
  const paths = [`${folder}/stdout`, `${folder}/stderr`];
  await promisify(execFile)(mkfifo, ["-m", "600", ...paths], { env: {} });
  return [openPipe(paths[0]), openPipe(paths[1])];
}
function openPipe(path) {
  const reading = openSync(path, constants3.O_RDONLY | constants3.O_NONBLOCK);
  const write = openSync(path, constants3.O_WRONLY);
  rmSync(path);
  return { path, read: new Socket({ fd: reading, readable: true, writable: false }), write };
}

// src/workspace/survivors.ts
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
var settling = 500;
var killing = 3e3;
function watch(leader, marker) {
  if (!hasProc) return { note() {
  }, left: () => exists(-leader) ? [() => kill(-leader)] : [] };
  const since = read2(leader)?.process.started ?? 0;
  const known2 = /* @__PURE__ */ new Map();
  const sessions = /* @__PURE__ */ new Set([leader]);
  function find2(byMarker) {
    const all = running().filter((each) => each.started >= since);
    const ours = /* @__PURE__ */ new Set();
    const numbers = /* @__PURE__ */ new Set();
    for (let before = -1; before !== ours.size; ) {
      before = ours.size;
      for (const each of all) {
        if (ours.has(each)) continue;
        const related = known2.get(each.pid) === each.started || sessions.has(each.session) || numbers.has(each.parent);
        if (!related && !(byMarker && carries(each.pid, marker))) continue;
        ours.add(each);
        numbers.add(each.pid);
        sessions.add(each.session);
        known2.set(each.pid, each.started);
      }
    }
    return [...ours];
  }
  return {
    note: () => void quietly(() => find2(false)),
    left: () => find2(true).map((each) => () => endProcess(each))
  };
}
async function endSurvivors(watched) {
  if (await isGoneWithin(watched, settling, () => {
  })) return "none";
  return await isGoneWithin(watched, killing, (end) => end()) ? "killed" : "alive";
}
async function isGoneWithin(watched, time, each) {
  const deadline = performance.now() + time;
  for (let wait = 5; ; wait = Math.min(wait * 2, 100)) {
    const left = watched.left();
    if (left.length === 0) return true;
    left.forEach(each);
    if (performance.now() > deadline) return false;
    await pause(wait);
  }
}
function endHolders(pipes) {
  const names3 = new Set(pipes.map((path) => `${path} (deleted)`));
  for (const each of hasProc ? running() : []) {
    if (each.pid !== process.pid && openFiles2(each.pid).some((file) => names3.has(file))) endProcess(each);
  }
}
var hasProc = process.platform === "linux" && read2(process.pid) !== void 0;
function running() {
  const numbers = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return numbers.flatMap((pid) => {
    const entry2 = read2(pid);
    return entry2 && !entry2.dead ? [entry2.process] : [];
  });
}
function read2(pid) {
  const text3 = quietly(() => readFileSync(`/proc/${pid}/stat`, "latin1"));
  const rest = text3?.slice(text3.lastIndexOf(")") + 2).split(" ");
  if (!rest) return void 0;
  const [state = "", parent, , session] = rest;
  const found = { pid, parent: Number(parent), session: Number(session), started: Number(rest[19]) };
  return { process: found, dead: state === "Z" || state === "X" };
}
function carries(pid, marker) {
  const environment = quietly(() => readFileSync(`/proc/${pid}/environ`, "latin1")) ?? "";
  return environment.includes(`${markerName}=${marker}`);
}
function openFiles2(pid) {
  const numbers = quietly(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
  return numbers.map((number2) => quietly(() => readlinkSync(`/proc/${pid}/fd/${number2}`)) ?? "");
}
function endProcess(target) {
  if (read2(target.pid)?.process.started === target.started) kill(target.pid);
}
function kill(pid) {
  quietly(() => process.kill(pid, "SIGKILL"));
}
function exists(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
function quietly(look2) {
  try {
    return look2();
  } catch {
    return void 0;
  }
}

// src/workspace/commands.ts
var shells2 = {
  bash: { programs: ["bash"], args: (run2) => ["--noprofile", "--norc", "-eo", "pipefail", "-c", "--", run2] },
  sh: { programs: ["sh"], args: (run2) => ["-e", "-c", "--", run2] },
  zsh: { programs: ["zsh"], args: (run2) => ["-f", "-e", "-o", "pipefail", "-c", "--", run2] },
  pwsh: { programs: ["pwsh"], args: (run2) => ["-NoProfile", "-NonInteractive", "-Command", run2] },
  python: { programs: ["python3", "python"], args: (run2) => ["-c", run2] },
  node: { programs: ["node"], args: (run2) => ["--input-type=commonjs", `--eval=${run2}`] }
};
var grace = 2e3;
var draining = 2e3;
var noteEvery = 250;
var longestTimer = 2 ** 31 - 1;
function openCommands({ top, environment, pass, signal }) {
  const inherited = allowed(environment, pass);
  const closing2 = new AbortController();
  const stop = AbortSignal.any([signal, closing2.signal]);
  const underWay = /* @__PURE__ */ new Set();
  let folder;
  async function prepare2(command2) {
    const cwd = await locate(top, command2.cwd);
    if (cwd.kind === "refused")
      return { reason: `${folderName(command2)} can't be used: ${cwd.reason}`, fault: "author" };
    if (cwd.kind !== "directory")
      return { reason: `${folderName(command2)} is no folder of the checkout`, fault: "author" };
    const { programs, args } = shells2[command2.shell];
    const outside = command2.shell === "python" ? void 0 : top;
    const program = programs.map((name) => findProgram(name, inherited.PATH, outside)).find(Boolean);
    if (!program)
      return {
        reason: `${programs[0]} is not on this machine; install it, or name another shell`,
        fault: "runner"
      };
    folder ??= makeTemporary("run");
    const marker = randomUUID();
    const places = { temp: join9(await folder, "temp"), files: join9(await folder, marker) };
    await mkdir3(places.temp, { recursive: true });
    await mkdir3(places.files);
    for (const file of Object.values(throwAway)) await writeFile3(join9(places.files, file), "");
    const env = commandEnvironment(inherited, command2, places, marker);
    return {
      marker,
      start: {
        argv: [program, ...args(command2.run)],
        cwd: cwd.real,
        env,
        folder: places.files,
        notBelow: top
      }
    };
  }
  async function run2(command2) {
    stop.throwIfAborted();
    const prepared = await prepare2(command2);
    if (prepared.reason !== void 0) return unstarted(prepared.reason, prepared.fault);
    const collection = command2.collect === void 0 ? void 0 : await openCollection(top, command2.collect);
    stop.throwIfAborted();
    let child;
    try {
      child = await start(prepared.start);
    } catch (error) {
      return unstarted(why(error), "runner");
    }
    const finished2 = await supervise(child, watch(child.pid, prepared.marker), command2.timeoutMs, stop);
    return { ...finished2, collected: await collection?.() ?? [] };
  }
  return {
    run(command2) {
      const running2 = run2(command2);
      const settled = running2.catch(() => {
      }).finally(() => underWay.delete(settled));
      underWay.add(settled);
      return running2;
    },
    async close() {
      closing2.abort(new Error("the commands were closed while one was running"));
      await Promise.all(underWay);
      if (folder) await removeTree(await folder);
    }
  };
}
async function supervise(child, watched, timeoutMs, stop) {
  const capture = openCapture();
  const drained = Promise.all([drain(child.stdout, capture.stdout), drain(child.stderr, capture.stderr)]);
  const noting = setInterval(watched.note, noteEvery);
  const first = await firstOf2(child.exit, timeoutMs, stop);
  if (first === "timeout" || first === "abort") {
    signalGroup(child.pid, "SIGTERM");
    await within(grace, child.exit);
    watched.note();
    signalGroup(child.pid, "SIGKILL");
  }
  clearInterval(noting);
  let survivors = await endSurvivors(watched);
  if (!await within(draining, drained)) {
    endHolders(child.pipes);
    const ended = await within(draining, drained);
    if (survivors !== "alive") survivors = ended ? "killed" : "alive";
  }
  child.stdout.destroy();
  child.stderr.destroy();
  if (first === "abort") throw stop.reason;
  return { ending: await endingOf(first, child), ...capture.finish(), survivors };
}
async function endingOf(first, child) {
  if (first === "timeout") return { kind: "timeout" };
  const { code: code18, signal } = await child.exit;
  return signal ? { kind: "signal", signal } : { kind: "exit", code: code18 ?? 1 };
}
function firstOf2(exit, timeoutMs, stop) {
  return new Promise((resolve4) => {
    const done = (what) => {
      clearTimeout(timer);
      stop.removeEventListener("abort", onAbort);
      resolve4(what);
    };
    const onAbort = () => done("abort");
    const timer = setTimeout(() => done("timeout"), Math.min(timeoutMs, longestTimer));
    stop.addEventListener("abort", onAbort);
    if (stop.aborted) onAbort();
    exit.then(() => done("exit"));
  });
}
async function within(time, event) {
  let timer;
  const late = new Promise((resolve4) => {
    timer = setTimeout(() => resolve4(false), time);
  });
  const result = await Promise.race([event.then(() => true), late]);
  clearTimeout(timer);
  return result;
}
function drain(stream, take) {
  stream.on("data", take);
  stream.on("error", () => {
  });
  return new Promise((resolve4) => stream.once("close", resolve4));
}
function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
  }
}
function unstarted(reason, fault) {
  return { ending: { kind: "unstarted", reason, fault }, ...openCapture().finish(), collected: [], survivors: "none" };
}
var folderName = ({ cwd }) => `the working directory ${JSON.stringify(cwd)}`;
function why(error) {
  const { code: code18, message } = error;
  if (code18 === "E2BIG") return "the command is longer than the system allows; put it into a script";
  if (code18 === "ERR_INVALID_ARG_VALUE") return 'the command, or a variable of its "env", holds a NUL byte; remove it';
  return message;
}

// src/workspace/git.ts
import { realpath as realpath5 } from "node:fs/promises";

// src/workspace/git-base.ts
function baseResolver(git, current) {
  return async (name) => {
    const remotes = oneLine3(await git(["remote"])).split("\n").filter(Boolean);
    const remote = remotes.includes("origin") || remotes.length !== 1 ? "origin" : remotes[0];
    if (name !== void 0) return await named(git, name, remote, remotes) ?? unknown2(git, name);
    const base2 = await byDefault(git, remote);
    const isHead = base2?.commit === current.head && (current.branch === null || current.branch === base2?.branch);
    return isHead ? null : base2;
  };
}
async function named(git, name, remote, remotes) {
  const qualified = remotes.find((each) => name.startsWith(`${each}/`));
  const candidates2 = qualified ? [[`refs/remotes/${name}`, name.slice(qualified.length + 1)]] : [[`refs/remotes/${remote}/${name}`, name]];
  candidates2.push([`refs/heads/${name}`, name]);
  if (name.startsWith("refs/")) candidates2.unshift([name, name.replace(/^refs\/(heads|tags|remotes\/[^/]+)\//, "")]);
  const ref = await firstOf3(git, candidates2);
  if (ref || name.startsWith("-")) return ref;
  const commit2 = await commitOf(git, name);
  return commit2 === null ? null : { ref: commit2, branch: name, commit: commit2 };
}
async function byDefault(git, remote) {
  const pointer = await git(["symbolic-ref", "--quiet", `refs/remotes/${remote}/HEAD`], { accept: [0, 1, 128] });
  const candidates2 = ["main", "master"].map((branch) => [`refs/remotes/${remote}/${branch}`, branch]);
  if (pointer.code === 0) {
    const ref = oneLine3(pointer);
    candidates2.unshift([ref, ref.replace(`refs/remotes/${remote}/`, "")]);
  }
  return firstOf3(git, [...candidates2, ["refs/heads/main", "main"], ["refs/heads/master", "master"]]);
}
async function firstOf3(git, candidates2) {
  const answer = await git(["for-each-ref", "--format=%(refname)", ...candidates2.map(([ref]) => ref)]);
  const known2 = new Set(oneLine3(answer).split("\n"));
  for (const [ref, branch] of candidates2) {
    const commit2 = known2.has(ref) ? await commitOf(git, ref) : null;
    if (commit2) return { ref, branch, commit: commit2 };
  }
  return null;
}
async function unknown2(git, name) {
  const format = ["--format=%(refname:short)", "--sort=-committerdate", "--count=5"];
  const answer = await git(["for-each-ref", ...format, "refs/remotes", "refs/heads"]);
  const known2 = oneLine3(answer).split("\n").filter(Boolean).join(", ");
  throw new Error(
    `There is no branch or commit ${JSON.stringify(name)} in this checkout. ` + (known2 ? `Some that exist: ${known2}. Name one of these, or fetch it first.` : "It has no branches; fetch it first.")
  );
}

// src/workspace/git-changes.ts
import { copyFile, lstat as lstat5, mkdir as mkdir4, stat as stat2, utimes } from "node:fs/promises";
import { join as join10, resolve } from "node:path";
var diffOptions = [
  "-r",
  "-z",
  "--raw",
  "-M",
  "-l1000",
  "--no-ext-diff",
  "--no-textconv",
  "--ignore-submodules=dirty"
];
async function changesOf(git, top, from, to) {
  const start2 = from ?? oneLine3(await git(["hash-object", "-t", "tree", "--stdin"]));
  const output = to === "worktree" ? await diffOnDisk(git, top, start2) : (await git(["diff-tree", ...diffOptions, "--end-of-options", start2, to])).stdout;
  return parse2(fields(output));
}
async function dirtyPaths(git) {
  const options3 = ["--porcelain=v1", "-z", "--no-renames", "--untracked-files=all", "--ignore-submodules=dirty"];
  const lines2 = fields((await git(["status", ...options3])).stdout);
  return [...new Set(lines2.map((line2) => line2.slice(3)))].sort();
}
async function keptPaths(git, top) {
  const list2 = async (...args) => fields((await git(args)).stdout);
  const [tracked, gone, untracked] = await Promise.all([
    list2("ls-files", "-z", "-t", "--cached"),
    list2("diff-files", "-z", "--name-only", "--diff-filter=D", "--no-ext-diff", "--ignore-submodules=dirty"),
    list2(...listUntracked)
  ]);
  const kept = new Set(untracked.filter(isFile));
  const missing2 = new Set(gone);
  for (const line2 of tracked) {
    const path = line2.slice(2);
    const there = line2.startsWith("S") ? await lstat5(join10(top, path)).catch(() => null) : !missing2.has(path);
    if (there) kept.add(path);
  }
  return [...kept].sort();
}
var listUntracked = ["ls-files", "-z", "--others", "--exclude-standard"];
var isFile = (path) => !path.endsWith("/");
async function diffOnDisk(git, top, start2) {
  const folder = await makeTemporary("index");
  try {
    const env = await scratchIndex(git, top, folder);
    const untracked = splitBytes((await git(listUntracked)).stdout).filter((path) => path.at(-1) !== 47);
    if (untracked.length > 0) {
      const input = Buffer.concat(untracked.flatMap((path) => [path, Buffer.from([0])]));
      await git(["add", "--intent-to-add", "--pathspec-from-file=-", "--pathspec-file-nul"], { input, env });
    }
    const onDisk = ["diff", ...diffOptions, "--no-relative"];
    return (await git([...onDisk, "--end-of-options", start2, "--"], { env })).stdout;
  } finally {
    await removeTree(folder);
  }
}
async function scratchIndex(git, top, folder) {
  const inGit = async (name) => resolve(top, oneLine3(await git(["rev-parse", "--git-path", name])));
  const [index, objects] = await Promise.all([inGit("index"), inGit("objects")]);
  const copy = join10(folder, "index");
  await mkdir4(join10(folder, "objects"));
  const stats = await stat2(index).catch(() => null);
  if (stats) {
    await copyFile(index, copy);
    const seconds = Math.floor(stats.mtimeMs / 1e3);
    await utimes(copy, seconds, seconds);
  }
  return {
    GIT_INDEX_FILE: copy,
    GIT_OBJECT_DIRECTORY: join10(folder, "objects"),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: `"${objects.replaceAll(/["\\]/g, "\\$&")}"`
  };
}
function splitBytes(output) {
  const result = [];
  for (let start2 = 0, end = output.indexOf(0); end !== -1; start2 = end + 1, end = output.indexOf(0, start2)) {
    result.push(output.subarray(start2, end));
  }
  return result;
}
var kinds = { A: "added", C: "added", D: "deleted", R: "renamed" };
function parse2(parts2) {
  const changes = /* @__PURE__ */ new Map();
  for (let index = 0; index + 1 < parts2.length; ) {
    const status = parts2[index].split(" ").at(-1).charAt(0);
    const two = status === "R" || status === "C";
    const from = parts2[index + 1];
    const path = two ? parts2[index + 2] : from;
    const kind = kinds[status] ?? "modified";
    if (changes.has(path)) changes.set(path, { kind: "modified", path });
    else changes.set(path, status === "R" ? { kind, path, from } : { kind, path });
    index += two ? 3 : 2;
  }
  return [...changes.values()].sort((a, b) => a.path < b.path ? -1 : 1);
}

// src/workspace/git-objects.ts
async function listTree(git, commit2) {
  const { stdout } = await git(["ls-tree", "-r", "-z", "--full-tree", "--end-of-options", commit2]);
  const entries = fields(stdout).map((line2) => {
    const tab = line2.indexOf("	");
    const [mode = "", , oid = ""] = line2.slice(0, tab).split(" ");
    return [line2.slice(tab + 1), { oid, mode }];
  });
  return new Map(entries);
}
async function listCommits(git, from, to) {
  const range = from === null ? [to] : [`${from}..${to}`];
  const format = ["-z", "--format=tformat:%H%x00%an <%ae>%x00%B", "--encoding=UTF-8", "--no-color", "--no-patch"];
  const order = ["--topo-order", "--reverse"];
  const { stdout } = await git(["log", ...format, ...order, "--end-of-options", ...range, "--"]);
  const parts2 = stdout.toString("utf8").split("\0");
  const commits = [];
  for (let index = 0; index + 2 < parts2.length; index += 3) {
    commits.push({ id: parts2[index], author: parts2[index + 1], message: parts2[index + 2].trimEnd() });
  }
  return commits;
}
async function readBlobs(git, oids) {
  const wanted3 = [...new Set(oids)].filter((oid) => /^[0-9a-f]{40,64}$/.test(oid));
  const blobs = /* @__PURE__ */ new Map();
  if (wanted3.length === 0) return blobs;
  const take = batchReader((oid, type, body) => type === "blob" && blobs.set(oid, body));
  await git(["cat-file", "--batch"], { input: `${wanted3.join("\n")}
`, onData: take });
  return blobs;
}
function batchReader(found) {
  let header = "";
  let body = null;
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      if (!body) {
        const end = chunk.indexOf(10, at);
        header += chunk.toString("latin1", at, end === -1 ? chunk.length : end);
        if (end === -1) return;
        const [oid = "", type = "", size] = header.split(" ");
        if (size !== void 0)
          body = { oid, type, left: Number(size) + 1, parts: Number(size) > maxFileSize ? null : [] };
        header = "";
        at = end + 1;
      } else {
        const part = chunk.subarray(at, at + body.left);
        body.parts?.push(part);
        body.left -= part.length;
        at += part.length;
        if (body.left === 0) {
          if (body.parts) found(body.oid, body.type, Buffer.concat(body.parts).subarray(0, -1));
          body = null;
        }
      }
    }
  };
}

// src/workspace/git-worktree.ts
import { lstat as lstat6, readdir as readdir3, readFile, realpath as realpath4, rmdir, stat as stat3, symlink } from "node:fs/promises";
import { basename, dirname as dirname5, join as join11, resolve as resolve2 } from "node:path";
var dependencyFolders = /* @__PURE__ */ new Set(["node_modules", ".venv", "venv", "vendor"]);
async function addWorktree(git, top, commit2, { share } = { share: true }) {
  const entries = join11(resolve2(top, oneLine3(await git(["rev-parse", "--git-common-dir"]))), "worktrees");
  const folder = await makeTemporary("tree");
  const tree = join11(folder, "tree");
  let removal;
  const remove = () => {
    removal ??= removeWorktree(folder, tree, entries);
    return removal;
  };
  try {
    await git(["worktree", "add", "--quiet", "--detach", "--end-of-options", tree, commit2]);
    if (share) await shareDependencies(git, top, tree);
  } catch (error) {
    await remove();
    throw error;
  }
  return { top: tree, remove };
}
async function configurationOf(git, top) {
  const [settings, attributes] = await Promise.all([
    git(["config", "--list", "-z", "--show-origin"]),
    git(["rev-parse", "--git-path", "info/attributes"])
  ]);
  const text3 = await readFile(resolve2(top, oneLine3(attributes)), "utf8").catch(() => "");
  return `${settings.stdout.toString("latin1")}
${text3}`;
}
async function removeWorktree(folder, tree, entries) {
  await removeTree(folder);
  for (const name of await readdir3(entries).catch(() => [])) {
    const entry2 = join11(entries, name);
    const pointer = await readFile(join11(entry2, "gitdir"), "utf8").catch(() => "");
    if (resolve2(entry2, pointer.trimEnd()) === join11(tree, ".git")) await removeTree(entry2);
  }
  await rmdir(entries).catch(() => {
  });
}
async function shareDependencies(git, top, tree) {
  const options3 = ["-z", "--others", "--ignored", "--exclude-standard", "--directory"];
  const ignored = fields((await git(["ls-files", ...options3])).stdout).map((path) => path.replace(/\/$/, ""));
  for (const path of ignored.filter((each) => dependencyFolders.has(basename(each)))) {
    const source = await stat3(join11(top, path)).catch(() => null);
    if (source?.isDirectory() && await isFree(tree, path)) await symlink(join11(top, path), join11(tree, path), "dir");
  }
}
async function isFree(tree, path) {
  const folder = join11(tree, dirname5(path));
  if (await realpath4(folder).catch(() => null) !== folder) return false;
  return await lstat6(join11(tree, path)).catch(() => null) === null;
}

// src/workspace/git.ts
async function openGit(cwd) {
  const top = await findTop(cwd);
  const git = gitIn(top);
  const [head, branch] = await Promise.all([
    commitOf(git, "HEAD"),
    git(["symbolic-ref", "--quiet", "--short", "HEAD"], { accept: [0, 1] })
  ]);
  const current = { head, branch: branch.code === 0 ? oneLine3(branch) : null };
  return {
    top,
    ...current,
    resolveBase: baseResolver(git, current),
    mergeBase: (a, b) => mergeBase(git, a, b),
    changes: (from, to) => changesOf(git, top, from, to),
    dirty: () => dirtyPaths(git),
    listTree: (commit2) => listTree(git, commit2),
    readBlobs: (oids) => readBlobs(git, oids),
    keptPaths: () => keptPaths(git, top),
    commits: (from, to) => listCommits(git, from, to),
    addWorktree: (commit2, options3) => addWorktree(git, top, commit2, options3),
    configuration: () => configurationOf(git, top)
  };
}
async function findTop(cwd) {
  const git = gitIn(cwd);
  const answer = await git(["rev-parse", "--show-toplevel"], { accept: [0, 128] });
  if (answer.code === 0 && oneLine3(answer) !== "") return realpath5(oneLine3(answer));
  if (answer.stderr.includes("dubious ownership")) {
    throw new NotACheckout(
      `git does not open the checkout in ${cwd}, because its files belong to another user. Run: git config --global --add safe.directory ${JSON.stringify(cwd)}`
    );
  }
  throw new NotACheckout(`${cwd} is no git checkout. Run this inside one, or name one.`);
}
async function mergeBase(git, a, b) {
  const answer = await git(["merge-base", "--all", "--end-of-options", a, b], { accept: [0, 1] });
  const [first, ...others] = answer.code === 0 ? oneLine3(answer).split("\n") : [];
  if (others.length > 0) {
    throw new Error(
      "The branch and its base have several merge bases, so the change is not clear. Rebase the branch onto its base."
    );
  }
  return first ?? null;
}

// src/workspace/regex.ts
import { existsSync as existsSync2 } from "node:fs";
import { Worker } from "node:worker_threads";
var startingUp = 3e4;
var memory = { maxOldGenerationSizeMb: 512 };
function openRegex(deadlineMs = 2e3) {
  let worker;
  let last = Promise.resolve();
  let closed = false;
  function keep(started) {
    const forget = () => {
      if (worker === started) worker = void 0;
    };
    started.then((each) => each.once("exit", forget), forget);
    return started;
  }
  async function searchNext(query) {
    if (closed) return unknown3("the search was closed");
    try {
      worker ??= keep(startWorker());
      const answer = await ask(await worker, query, deadlineMs);
      if (answer.kind === "late") throw new Error(`the pattern took longer than ${deadlineMs / 1e3} s on this file`);
      return answer;
    } catch (error) {
      const broken = worker;
      worker = void 0;
      broken?.then(
        (each) => each.terminate(),
        () => {
        }
      );
      return unknown3(closed ? "the search was closed" : error.message);
    }
  }
  return {
    search(query) {
      const result = last.then(() => searchNext(query));
      last = result;
      return result;
    },
    async close() {
      closed = true;
      const running2 = worker;
      worker = void 0;
      await running2?.then(
        (each) => each.terminate(),
        () => {
        }
      );
      await last;
    }
  };
}
var unknown3 = (reason) => ({ kind: "unknown", reason });
function workerUrl(from) {
  if (from.endsWith(".ts")) return new URL("./regex-worker.ts", from);
  const beside = new URL("./regex-worker.js", from);
  return existsSync2(beside) ? beside : new URL("../regex-worker.js", from);
}
async function startWorker() {
  const worker = new Worker(workerUrl(import.meta.url), { env: {}, execArgv: [], resourceLimits: memory });
  worker.on("error", () => {
  });
  const first = await nextMessage(worker, startingUp);
  if (first === void 0) {
    await worker.terminate();
    throw new Error("the search did not start within 30 s");
  }
  return worker;
}
async function ask(worker, query, deadlineMs) {
  worker.ref();
  worker.postMessage(query);
  const found = await nextMessage(worker, deadlineMs);
  worker.unref();
  return found ?? { kind: "late" };
}
function nextMessage(worker, time) {
  return new Promise((resolve4, reject) => {
    const settle2 = (act) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      act();
    };
    const onMessage = (message) => settle2(() => resolve4(message));
    const onError = (error) => settle2(() => reject(new Error(`the search broke down (${error.message})`)));
    const onExit = () => settle2(() => reject(new Error("the search ended early")));
    const timer = setTimeout(() => setImmediate(() => settle2(() => resolve4(void 0))), time);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
  });
}

// src/workspace/checkout.ts
async function openCheckout(options3) {
  const git = await openGit(options3.cwd);
  const [base2, dirty] = await Promise.all([git.head === null ? null : git.resolveBase(options3.base), git.dirty()]);
  const fork = base2 && git.head ? await git.mergeBase(base2.commit, git.head) ?? base2.commit : git.head;
  const closers2 = [];
  const close2 = async () => {
    while (closers2.length > 0) await closers2.pop()();
  };
  try {
    const tree = await judgedTree(git, options3.committed && dirty.length > 0, closers2);
    const [kept, changes, commits, configuration] = await Promise.all([
      tree.keptPaths(),
      tree.changes(fork, options3.committed && git.head ? git.head : "worktree"),
      base2 && git.head ? git.commits(fork, git.head) : [],
      base2 ? git.configuration() : ""
    ]);
    const regex = openRegex();
    closers2.push(regex.close);
    const ends = {
      git,
      listTree: remembered(git.listTree),
      tree,
      kept,
      commits: { base: base2?.commit ?? null, fork }
    };
    const read3 = (end, wanted3) => readEnd(ends, end, wanted3);
    const disturbed = await watchTree(tree, kept);
    const past = { listTree: ends.listTree, readBlobs: git.readBlobs };
    const commit2 = base2?.commit ?? fork;
    const name = base2 ? `${base2.branch}@${base2.commit.slice(0, 7)}` : "the last commit";
    const before = async (path) => {
      const content = (await read3("fork", (each) => each === path)).get(path);
      return content instanceof Uint8Array ? new TextDecoder().decode(content) : void 0;
    };
    return {
      top: git.top,
      base: base2 && { branch: base2.branch, commit: base2.commit },
      head: git.head,
      branch: git.branch,
      changes,
      committed: options3.committed,
      dirty,
      commits,
      read: read3,
      list: async (end) => end === "head" ? kept : [...(await treeOf(ends, end)).keys()].sort(),
      world({ pass, body, isContract: isContract2, preExisting, setup: setup2 }) {
        const { environment, signal } = options3;
        const commandsIn = (top) => openCommands({ top, environment, pass, signal });
        const commands2 = commandsIn(tree.top);
        closers2.push(commands2.close);
        const trees = base2 && fork ? openTrees({
          git,
          head: tree.top,
          commits: { tip: base2.commit, fork },
          configuration,
          preExisting,
          ...setup2 ? { setup: setup2 } : {},
          commandsIn
        }) : null;
        if (trees) closers2.push(trees.close);
        return {
          files: openFiles(tree.top, kept),
          changes,
          before,
          commits,
          base: { name, files: once(() => openBaseFiles(past, commit2)), trees },
          body,
          isContract: isContract2,
          search: regex.search,
          run: commands2.run,
          disturbed
        };
      },
      close: close2
    };
  } catch (error) {
    await close2();
    throw error;
  }
}
async function judgedTree(git, apart2, closers2) {
  if (!apart2 || git.head === null) return git;
  const worktree = await git.addWorktree(git.head);
  closers2.push(worktree.remove);
  return openGit(worktree.top);
}
async function watchTree(tree, kept) {
  const known2 = new Set(kept);
  const marks2 = async () => {
    const dirty = (await tree.dirty()).filter((path) => known2.has(path));
    const stats = dirty.map((path) => lstat7(join12(tree.top, path), { bigint: true }).catch(() => void 0));
    return new Map((await Promise.all(stats)).map((each, index) => [dirty[index], each && identityOf(each)]));
  };
  const before = await marks2();
  return async () => [...await marks2()].filter(([path, mark2]) => !before.has(path) || before.get(path) !== mark2).map(([path]) => path);
}
function once(make3) {
  let made2;
  return () => {
    made2 ??= { value: make3() };
    return made2.value;
  };
}
function remembered(listTree2) {
  const known2 = /* @__PURE__ */ new Map();
  return (commit2) => {
    const tree = known2.get(commit2) ?? listTree2(commit2);
    known2.set(commit2, tree);
    return tree;
  };
}
var linkReason = "it is a symbolic link; contracts and policies are plain files";
async function treeOf({ listTree: listTree2, commits }, end) {
  const commit2 = commits[end];
  return commit2 === null ? /* @__PURE__ */ new Map() : listTree2(commit2);
}
async function readEnd({ git, listTree: listTree2, tree, kept, commits }, end, wanted3) {
  const files = /* @__PURE__ */ new Map();
  if (end === "head") {
    for (const path of kept.filter(wanted3)) {
      const stats = await lstat7(join12(tree.top, path)).catch(() => void 0);
      if (stats?.isSymbolicLink()) {
        files.set(path, linkReason);
        continue;
      }
      const bytes = await readBytes(tree.top, path);
      if (bytes instanceof Uint8Array) files.set(path, bytes);
      else if (bytes.kind === "refused") files.set(path, bytes.reason);
    }
    return files;
  }
  const entries = [...await treeOf({ listTree: listTree2, commits }, end)].filter(([path]) => wanted3(path));
  if (entries.length === 0) return files;
  const blobs = await git.readBlobs(entries.map(([, { oid }]) => oid));
  for (const [path, { oid, mode }] of entries) {
    if (mode === "120000") files.set(path, linkReason);
    else files.set(path, blobs.get(oid) ?? "it could not be read from git, or is larger than 10 MiB");
  }
  return files;
}

// src/workspace/terminal.ts
function openTerminal(version, signal) {
  const { stdout, stderr, env } = process;
  const cwd = process.cwd();
  return {
    version,
    out: (text3) => void stdout.write(text3),
    err: (text3) => void stderr.write(text3),
    interactive: stderr.isTTY === true && env.CI === void 0 && env.TERM !== "dumb",
    colour: stdout.isTTY === true && (env.NO_COLOR ?? "") === "" && env.TERM !== "dumb",
    cwd,
    cores: availableParallelism(),
    signal,
    now: () => performance.now(),
    clock: () => Date.now(),
    wait: (ms) => sleep(ms, void 0, { signal }),
    every(ms, action) {
      const timer = setInterval(action, ms);
      return () => clearInterval(timer);
    },
    files: {
      read: (path) => readFile2(resolve3(cwd, path)).catch(missing),
      write: (path, text3) => writeReport(cwd, resolve3(cwd, path), text3),
      below: (top, path) => below(top, resolve3(cwd, path))
    },
    fingerprint: (folder) => fingerprint(resolve3(cwd, folder)),
    open: (options3) => openCheckout({ ...options3, cwd: resolve3(cwd, options3.cwd), environment: env, signal })
  };
}
async function writeReport(cwd, target, text3) {
  const folder = dirname6(target);
  await mkdir5(folder, { recursive: true });
  const [here, real] = [await realpath6(cwd), await realpath6(folder)];
  const leaves2 = below(cwd, folder) !== void 0 && below(here, real) === void 0;
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants4;
  const file = leaves2 ? void 0 : await open4(target, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW).catch(linked);
  if (!file) throw new Error(`the report ${target} is not written: there is a symbolic link in its place`);
  try {
    await file.writeFile(text3);
  } finally {
    await file.close();
  }
}
function linked(error) {
  if (error.code === "ELOOP") return void 0;
  throw error;
}
function missing(error) {
  if (error.code === "ENOENT" || error.code === "EISDIR" || error.code === "ENOTDIR") return void 0;
  throw error;
}
function below(top, path) {
  const inside = relative2(top, path);
  return inside.startsWith("..") || isAbsolute2(inside) ? void 0 : inside.split(sep2).join("/") || ".";
}
async function fingerprint(cwd) {
  const git = await openGit(cwd);
  const hash = createHash4("sha256").update(git.head ?? "");
  for (const path of await git.dirty()) {
    const content = await readBytes(git.top, path);
    hash.update(`\0${path}\0`).update(content instanceof Uint8Array ? content : content.kind);
  }
  return hash.digest("hex");
}

// src/cli.ts
var interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => interruption.abort(new Error("interrupted")));
process.stdout.on("error", () => interruption.abort(new Error("nobody reads the output")));
process.stderr.on("error", () => {
});
var terminal = openTerminal("0.1.0", interruption.signal);
process.exitCode = await main(process.argv.slice(2), terminal).catch((error) => failure(error, terminal));
async function main([name = "", ...rest], terminal2) {
  if (name === "--version" || name === "-v" || name === "version") {
    terminal2.out(`${terminal2.version}
`);
    return 0;
  }
  const asksHelp = name === "--help" || name === "-h" || name === "help";
  const command2 = commands.find((each) => each.name === (asksHelp ? rest[0] : name));
  if (command2 && (asksHelp || rest.some((word2) => word2 === "--help" || word2 === "-h"))) {
    terminal2.out(helpFor(command2));
    return 0;
  }
  if (asksHelp && rest[0] === void 0) {
    terminal2.out(overview());
    return 0;
  }
  if (!command2) throw new UsageError(unknown4(asksHelp ? rest[0] : name));
  return command2.run(readArguments(rest, command2.options), terminal2);
}
function unknown4(name) {
  if (name === "") return "no command given; contract-gate --help lists them";
  const names3 = commands.map((command2) => command2.name);
  return `unknown command ${JSON.stringify(name)}${didYouMean(name.replace(/^-+/, ""), names3) || "; contract-gate --help lists them"}`;
}
function overview() {
  const rows = commands.map(({ name, operands, summary: summary2 }) => `  ${`${name} ${operands}`.trim().padEnd(20)} ${summary2}`);
  return `contract-gate: runs the evidence for what an agent claims, and lets the merge through only when it holds.

${rows.join("\n")}

contract-gate COMMAND --help tells more. Start with: contract-gate demo
`;
}
function failure(error, terminal2) {
  if (interruption.signal.aborted) {
    terminal2.err("contract-gate: interrupted; what was running has been ended\n");
    return 130;
  }
  terminal2.err(`contract-gate: ${inLine(error instanceof Error ? error.message : String(error))}
`);
  if (process.env.CONTRACT_GATE_DEBUG && error instanceof Error) terminal2.err(`${error.stack}
`);
  return 2;
}
