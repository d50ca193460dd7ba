import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

// src/match/suggest.ts
var longestWord = 200;
function similar(word, known) {
  const wanted = folded(word);
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  if (wanted.length > longestWord) return void 0;
  let best;
  let least = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const found = distance(wanted, folded(candidate));
    if (found < least) [best, least] = [candidate, found];
  }
  return best;
}
function didYouMean(word, known) {
  const near = similar(word, known);
  return near === void 0 ? "" : `; did you mean ${near}?`;
}
function folded(word) {
  return word.toLowerCase().replaceAll("_", "-");
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

// src/syntax/text.ts
function withoutColours(text2) {
  return text2.replaceAll(/(?:\u001b\[|\u009b)[0-9;:]*m/g, "");
}
function cited(text2) {
  return JSON.stringify(text2.length > 60 ? `${text2.slice(0, 60)}…` : text2);
}

// src/report/sanitize.ts
var hidden = /(?!\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Surrogate}\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]/gu;
function visible(text2) {
  return withoutColours(text2).replaceAll(/\r\n/g, "\n").replaceAll(hidden, (character) => `⟨U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`).replaceAll("##[", "## [").replaceAll(/^([^\S\n]*)::/gm, "$1: :");
}
function inLine(text2) {
  return visible(text2).replaceAll("\n", " ⏎ ");
}
function behindBars(text2, indent) {
  return visible(text2).trimEnd().split("\n").map((line) => `${indent}│ ${line}`).join("\n");
}
function shortLine(text2, longest) {
  return cut(inLine(text2).replaceAll(/\s+/g, " ").trim(), longest);
}
function codeSpan(text2, longest = 300) {
  const line = visible(text2).split("\n").map((each) => each.trim()).join(" ");
  const short = cut(line, longest);
  if (short.trim() === "") return "";
  const ticks = "`".repeat(longestRun(short, "`") + 1);
  const pad = short.startsWith("`") || short.endsWith("`") || short.startsWith(" ") && short.endsWith(" ") ? " " : "";
  return `${ticks}${pad}${short}${pad}${ticks}`;
}
function codeCell(text2, longest = 200) {
  return codeSpan(text2, longest).replaceAll(
    /(\\*)\|/g,
    (_, slashes) => slashes.length % 2 === 0 ? `${slashes}\\|` : `${slashes} \\|`
  );
}
function sentence(text2, longest = 600) {
  const word = /^\(?(?:[A-Za-z]+(?:['-][A-Za-z]+)*|\d{1,6})\)?[,;:.]?$/;
  const isPlain = text2.length <= longest && !holdsCommit(text2) && text2.split(" ").every((each) => word.test(each));
  return isPlain ? text2 : codeSpan(text2, longest);
}
function name(text2) {
  const isPlain = text2.length <= 64 && !holdsCommit(text2) && /^[a-z][a-z0-9]*(?:[_-][a-z][a-z0-9]*)*$/.test(text2);
  return isPlain ? text2 : codeSpan(text2, 64);
}
function holdsCommit(text2) {
  return /(?<![a-z0-9])[0-9a-f]{7,}(?![a-z0-9])/i.test(text2);
}
function fence(text2, info = "text") {
  const shown2 = visible(text2).trimEnd();
  const ticks = "`".repeat(Math.max(3, longestRun(shown2, "`") + 1));
  return `${ticks}${info}
${shown2}
${ticks}`;
}
function cut(text2, longest) {
  if (text2.length <= longest) return text2;
  return `${text2.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function longestRun(text2, character) {
  let longest = 0;
  let run = 0;
  for (const each of text2) {
    run = each === character ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

// src/syntax/located-value.ts
function locate(value, at) {
  if (typeof value === "string") return { kind: "text", value, at };
  if (typeof value === "number") return { kind: "number", value, source: String(value), at };
  if (typeof value === "boolean") return { kind: "boolean", value, at };
  if (Array.isArray(value)) return { kind: "list", items: value.map((item) => locate(item, at)), at };
  const entries = Object.entries(value).flatMap(
    ([key, each]) => each === void 0 ? [] : [{ key, keyAt: at, value: locate(each, at) }]
  );
  return { kind: "map", entries, at };
}
function entry(node, key) {
  return node.kind === "map" ? node.entries.find((candidate) => candidate.key === key) : void 0;
}
function plain(node) {
  switch (node.kind) {
    case "map": {
      const result = /* @__PURE__ */ Object.create(null);
      for (const { key, value } of node.entries) result[key] = plain(value);
      return result;
    }
    case "list":
      return node.items.map(plain);
    case "null":
      return null;
    default:
      return node.value;
  }
}
function numberNode(source, value, at) {
  const isExact = Number.isSafeInteger(value) || Number.isFinite(value) && /^[-+]?[0-9]*[.eE]/.test(source);
  return isExact ? { kind: "number", value, source, at } : { kind: "text", value: source, at };
}

// src/schema/shape.ts
var kindNames = {
  map: "a mapping",
  list: "a list",
  text: "text",
  number: "a number",
  boolean: "true or false",
  null: "nothing"
};
function shown(node) {
  if (node.kind === "text") return node.value.length > 40 ? `"${node.value.slice(0, 40)}…"` : `"${node.value}"`;
  return node.kind === "number" || node.kind === "boolean" ? String(node.value) : kindNames[node.kind];
}
function wrongType(wants, node, report) {
  report("wrong_type", `expected ${wants}, found ${shown(node)}`, node.at);
  return void 0;
}
function text(options = {}) {
  const wants = options.wants ?? "text";
  return {
    wants,
    read(node, report) {
      const value = options.digits && node.kind === "number" ? node.source : node.kind === "text" ? node.value : void 0;
      if (value === void 0) {
        if (node.kind === "number" || node.kind === "boolean") {
          report("wrong_type", `expected ${wants}, found ${shown(node)}; put it in quotes`, node.at);
          return void 0;
        }
        return wrongType(wants, node, report);
      }
      const problem = (options.blank ? value : value.trim()) === "" ? `expected ${wants}, found empty text` : options.check?.(value);
      if (problem !== void 0) report("bad_value", problem, node.at);
      return problem === void 0 ? value : void 0;
    },
    schema: () => ({
      type: options.digits ? ["string", "integer"] : "string",
      minLength: 1,
      ...options.pattern ? { pattern: options.pattern } : {},
      ...options.title ? { title: options.title } : {}
    })
  };
}
function integer(options) {
  const wants = `a whole number${options.max === void 0 ? ` from ${options.min}` : ` from ${options.min} to ${options.max}`}`;
  return {
    wants,
    read(node, report) {
      if (node.kind !== "number" || !Number.isInteger(node.value)) return wrongType(wants, node, report);
      if (node.value < options.min || node.value > (options.max ?? Number.MAX_SAFE_INTEGER)) {
        return wrongType(wants, node, report);
      }
      return node.value;
    },
    schema: () => ({
      type: "integer",
      minimum: options.min,
      ...options.max === void 0 ? {} : { maximum: options.max }
    })
  };
}
var boolean = {
  wants: "true or false",
  read: (node, report) => node.kind === "boolean" ? node.value : wrongType("true or false", node, report),
  schema: () => ({ type: "boolean" })
};
var anyText = {
  wants: "text",
  read: (node, report) => node.kind === "text" ? node.value : wrongType("text", node, report),
  schema: () => ({ type: "string" })
};
function nullable(shape) {
  return {
    wants: `${shape.wants} or null`,
    read: (node, report) => node.kind === "null" ? null : shape.read(node, report),
    schema() {
      const schema = shape.schema();
      const { type } = schema;
      if (typeof type !== "string" || "enum" in schema) return { anyOf: [schema, { type: "null" }] };
      return { ...schema, type: [type, "null"] };
    }
  };
}
function oneOf(...values) {
  const wants = values.length === 1 ? String(values[0]) : `one of ${values.join(", ")}`;
  return {
    wants,
    read(node, report) {
      const value = values.find(
        (candidate) => (node.kind === "text" || node.kind === "number") && node.value === candidate
      );
      if (value !== void 0) return value;
      const near = node.kind === "text" ? similar(node.value, values.map(String)) : void 0;
      report("bad_value", `expected ${wants}, found ${shown(node)}${near ? `; did you mean ${near}?` : ""}`, node.at);
      return void 0;
    },
    schema: () => ({ enum: [...values] })
  };
}
function list(item, options = {}) {
  const wants = options.wants ?? `a list of ${item.wants.replace(/^an? /, "")}`;
  return {
    wants,
    read(node, report) {
      if (node.kind !== "list") return wrongType(wants, node, report);
      if (node.items.length < (options.min ?? 0)) {
        report("bad_value", `expected ${wants}, found an empty list`, node.at);
        return void 0;
      }
      const values = node.items.map((each) => item.read(each, report));
      return values.includes(void 0) ? void 0 : values;
    },
    schema: () => ({ type: "array", items: item.schema(), ...options.min ? { minItems: options.min } : {} })
  };
}
function oneOrMany(item) {
  const many = list(item, { min: 1 });
  return {
    wants: `${item.wants} or a list of them`,
    read(node, report) {
      if (node.kind === "list") return many.read(node, report);
      const value = item.read(node, report);
      return value === void 0 ? void 0 : [value];
    },
    schema: () => ({ anyOf: [item.schema(), many.schema()] })
  };
}
function record(item, wants = `a mapping of names to ${item.wants}`) {
  return {
    wants,
    read(node, report) {
      if (node.kind !== "map") return wrongType(wants, node, report);
      const result = /* @__PURE__ */ Object.create(null);
      let whole = true;
      for (const { key, value } of node.entries) {
        const read = item.read(value, report);
        if (read === void 0) whole = false;
        else result[key] = read;
      }
      return whole ? result : void 0;
    },
    schema: () => ({ type: "object", additionalProperties: item.schema() })
  };
}
function located(shape) {
  return {
    wants: shape.wants,
    read(node, report) {
      const value = shape.read(node, report);
      return value === void 0 ? void 0 : { value, at: node.at };
    },
    schema: shape.schema
  };
}
function as(shape, into) {
  return {
    wants: shape.wants,
    read(node, report) {
      const value = shape.read(node, report);
      if (value === void 0) return void 0;
      const result = into(value);
      if ("value" in result) return result.value;
      report("bad_value", result.problem, node.at);
      return void 0;
    },
    schema: shape.schema
  };
}
function byKind(shapes) {
  const all = [...new Set(Object.values(shapes))];
  const wants = all.map((shape) => shape.wants).join(", or ");
  return {
    wants,
    read(node, report) {
      const unquoted = node.kind === "number" || node.kind === "boolean" ? shapes.text : void 0;
      const shape = shapes[node.kind] ?? unquoted;
      return shape ? shape.read(node, report) : wrongType(wants, node, report);
    },
    schema: () => all.length === 1 ? all[0].schema() : { anyOf: all.map((shape) => shape.schema()) }
  };
}

// src/schema/built-in.ts
function onFirstUse(make) {
  let made;
  const validate = (value) => {
    made ??= make();
    const fits = made(value);
    validate.errors = made.errors ?? null;
    return fits;
  };
  return validate;
}
var summaries = ["if"];
var first = ["type", "pattern"];
var most = 1e4;
function errorsIn({ schema, validate }, node, value = plain(node)) {
  if (validate(value)) return [];
  const found = (validate.errors ?? []).slice(0, most).filter(({ keyword }) => !summaries.includes(keyword));
  const odd = new Set(found.filter(({ keyword }) => first.includes(keyword)).map(({ instancePath }) => instancePath));
  const [entryOf, whole] = [lookUp(), schema()];
  return found.filter(({ keyword, instancePath }) => first.includes(keyword) || !odd.has(instancePath)).map((error) => located2(node, whole, error, entryOf));
}
function lookUp() {
  const known = /* @__PURE__ */ new Map();
  return (node, key) => {
    if (node.kind !== "map") return void 0;
    const entries = known.get(node) ?? new Map(node.entries.map((each) => [each.key, each]));
    known.set(node, entries);
    return entries.get(key);
  };
}
function located2(root, whole, error, entryOf) {
  const path = [];
  const schemas = [whole];
  let node = root;
  let keyAt = root.at;
  for (const part of error.instancePath.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const found = entryOf(node, key);
    const next = found?.value ?? (node.kind === "list" ? node.items[Number(key)] : void 0);
    if (!next) break;
    path.push(node.kind === "list" ? Number(key) : key);
    schemas.push(partOf(schemas.at(-1), node.kind === "list" ? void 0 : key));
    keyAt = found?.keyAt ?? next.at;
    node = next;
  }
  const { keyword, params } = error;
  return { keyword, params, schema: schemas.at(-1), schemas, path, node, keyAt };
}
function partOf(schema, key) {
  const properties = schema.properties ?? {};
  if (key === void 0) return schema.items ?? {};
  return Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties ?? {};
}
function nameOf(path) {
  return path.reduce(
    (name2, part) => typeof part === "number" ? `${name2}[${part}]` : name2 === "" ? part : `${name2}.${part}`,
    ""
  );
}
function compiled(shape, validate) {
  return { schema: shape.schema, wants: shape.wants, validate };
}
function readCompiled(shape, node) {
  const value = plain(node);
  const [error] = errorsIn(shape, node, value);
  return error ? { error } : { value };
}
function describeError(error, whole) {
  const { keyword, params, path, schema } = error;
  const name2 = nameOf(path);
  if (keyword === "required") {
    const about = partOf(schema, String(params.missingProperty)).description;
    return `${name2 || whole} needs ${params.missingProperty}${about ? `: ${about}` : ""}`;
  }
  if (keyword === "additionalProperties") {
    const known = Object.keys(schema.properties ?? {});
    const key = String(params.additionalProperty);
    const advice = didYouMean(key, known) || `; known here: ${known.join(", ")}`;
    return `${name2 || whole} has no key ${JSON.stringify(key)}${advice}`;
  }
  return `${name2 ? `${name2}: ` : ""}${describeMismatch(error, whole)}`;
}
function describeMismatch({ keyword, schema, path, node }, whole) {
  const found = shown(node);
  if (keyword === "pattern" && schema.title) return `${found} is not a valid ${schema.title}`;
  if (keyword === "enum") {
    const values = schema.enum.map(String);
    const near = node.kind === "text" ? didYouMean(node.value, values) : "";
    return `expected ${values.length === 1 ? values[0] : `one of ${values.join(", ")}`}, found ${found}${near}`;
  }
  if (path.length === 0 && keyword === "type") return `expected ${whole}, found ${found}`;
  const blank = node.kind === "text" && node.value.trim() === "" && keyword !== "type";
  return `expected ${expected(schema)}, found ${blank ? "empty text" : found}`;
}
var typeWords = {
  object: "a mapping",
  array: "a list",
  string: "text",
  boolean: "true or false",
  null: "null"
};
function expected({ type, minimum, maximum }) {
  const words = [type].flat().map((each) => {
    if (each !== "integer") return typeWords[String(each)] ?? "another value";
    const most2 = maximum === Number.MAX_SAFE_INTEGER ? void 0 : maximum;
    return `a whole number from ${minimum}${most2 === void 0 ? "" : ` to ${most2}`}`;
  });
  return words.join(" or ");
}

// src/engine/redact.ts
var stars = "***";
var shortest = 4;
var shortestForm = 8;
var longestToken = 1024;
var tokens = `(?<![A-Za-z0-9])(?:gh[pousr]|github_pat)_[\\w.-]{30,${longestToken}}`;
function redact(value, secrets) {
  const { pattern } = patternFor(secrets);
  return everywhere(value, (text2) => text2.replaceAll(pattern, stars));
}
function everywhere(value, change) {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => everywhere(each, change));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [change(key), everywhere(each, change)]));
}
function patternFor(secrets) {
  const all = new Set(secrets.flatMap(linesOf).flatMap(formsOf));
  const forms = [...all].sort((a, b) => b.length - a.length);
  const escaped = forms.map((form) => form.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  return {
    pattern: new RegExp([tokens, ...escaped].join("|"), "g"),
    longest: Math.max(longestToken + "github_pat_".length, forms[0]?.length ?? 0)
  };
}
function linesOf(secret) {
  const lines = secret.split(/\r?\n/).map((line) => line.trim());
  const long = lines.filter((line) => line.length >= shortestForm);
  return [secret, secret.trim(), ...long].filter((text2) => text2.trim().length >= shortest);
}
function formsOf(secret) {
  const address = encodeURIComponent(Buffer.from(secret).toString());
  const written = [
    address,
    address.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    JSON.stringify(secret).slice(1, -1),
    ...[0, 1, 2].flatMap((before) => inBase64(secret, before))
  ];
  return [secret, ...written.filter((form) => form.length >= shortestForm)];
}
function inBase64(secret, before) {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
  const own = Math.ceil(before * 8 / 6);
  const text2 = bytes.toString("base64");
  const forms = [text2.slice(own), text2.slice(own, Math.floor(bytes.length * 8 / 6))];
  return [...forms, ...forms.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))];
}

// src/engine/pool.ts
function makePool(places) {
  let waiting = [];
  let first2 = 0;
  let ordered = true;
  let running = 0;
  let alone = false;
  let scheduled = false;
  const fill = () => {
    scheduled = false;
    if (!ordered) {
      waiting = waiting.slice(first2).sort((a, b) => a.priority - b.priority);
      first2 = 0;
      ordered = true;
    }
    while (first2 < waiting.length && running < places && !alone) {
      const next = waiting[first2];
      if (next.exclusive && running > 0) return;
      first2++;
      running++;
      alone = next.exclusive;
      void next.start().finally(() => {
        running--;
        if (next.exclusive) alone = false;
        fill();
      });
    }
  };
  return (task, { priority, exclusive }) => new Promise((resolve, reject) => {
    const entry2 = { priority, exclusive, start: () => task().then(resolve, reject) };
    waiting.push(entry2);
    ordered = false;
    if (!scheduled) queueMicrotask(fill);
    scheduled = true;
  });
}

export {
  withoutColours,
  cited,
  similar,
  didYouMean,
  wrongType,
  text,
  integer,
  boolean,
  anyText,
  nullable,
  oneOf,
  list,
  oneOrMany,
  record,
  located,
  as,
  byKind,
  locate,
  entry,
  plain,
  numberNode,
  onFirstUse,
  errorsIn,
  partOf,
  nameOf,
  compiled,
  readCompiled,
  describeError,
  describeMismatch,
  redact,
  makePool,
  hidden,
  visible,
  inLine,
  behindBars,
  shortLine,
  codeSpan,
  codeCell,
  sentence,
  name,
  fence,
  cut
};
