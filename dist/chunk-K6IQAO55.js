import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

// src/match/suggest.ts
function similar(word, known) {
  let wanted = folded(word), limit = Math.max(1, Math.floor(wanted.length / 3));
  if (wanted.length > 200) return;
  let best, least = limit + 1;
  for (let candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    let found = distance(wanted, folded(candidate));
    found < least && ([best, least] = [candidate, found]);
  }
  return best;
}
function didYouMean(word, known) {
  let near = similar(word, known);
  return near === void 0 ? "" : `; did you mean ${near}?`;
}
function folded(word) {
  return word.toLowerCase().replaceAll("_", "-");
}
function distance(left, right) {
  let before = [], above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    let current = [row];
    for (let column = 1; column <= right.length; column++) {
      let same = left[row - 1] === right[column - 1], cost = Math.min(above[column] + 1, current[column - 1] + 1, above[column - 1] + (same ? 0 : 1)), swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      row > 1 && column > 1 && swapped && (cost = Math.min(cost, before[column - 2] + 1)), current.push(cost);
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
  return withoutColours(text2).replaceAll(/\r\n/g, `
`).replaceAll(hidden, (character) => `⟨U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`).replaceAll("##[", "## [").replaceAll(/^([^\S\n]*)::/gm, "$1: :");
}
function inLine(text2) {
  return visible(text2).replaceAll(`
`, " ⏎ ");
}
function behindBars(text2, indent) {
  return visible(text2).trimEnd().split(`
`).map((line) => `${indent}│ ${line}`).join(`
`);
}
function shortLine(text2, longest) {
  return cut(inLine(text2).replaceAll(/\s+/g, " ").trim(), longest);
}
function codeSpan(text2, longest = 300) {
  let line = visible(text2).split(`
`).map((each) => each.trim()).join(" "), short = cut(line, longest);
  if (short.trim() === "") return "";
  let ticks = "`".repeat(longestRun(short, "`") + 1), pad = short.startsWith("`") || short.endsWith("`") || short.startsWith(" ") && short.endsWith(" ") ? " " : "";
  return `${ticks}${pad}${short}${pad}${ticks}`;
}
function codeCell(text2, longest = 200) {
  return codeSpan(text2, longest).replaceAll(
    /(\\*)\|/g,
    (_, slashes) => slashes.length % 2 === 0 ? `${slashes}\\|` : `${slashes} \\|`
  );
}
function sentence(text2, longest = 600) {
  let word = /^\(?(?:[A-Za-z]+(?:['-][A-Za-z]+)*|\d{1,6})\)?[,;:.]?$/;
  return text2.length <= longest && !holdsCommit(text2) && text2.split(" ").every((each) => word.test(each)) ? text2 : codeSpan(text2, longest);
}
function name(text2) {
  return text2.length <= 64 && !holdsCommit(text2) && /^[a-z][a-z0-9]*(?:[_-][a-z][a-z0-9]*)*$/.test(text2) ? text2 : codeSpan(text2, 64);
}
function holdsCommit(text2) {
  return /(?<![a-z0-9])[0-9a-f]{7,}(?![a-z0-9])/i.test(text2);
}
function fence(text2, info = "text") {
  let shown2 = visible(text2).trimEnd(), ticks = "`".repeat(Math.max(3, longestRun(shown2, "`") + 1));
  return `${ticks}${info}
${shown2}
${ticks}`;
}
function cut(text2, longest) {
  return text2.length <= longest ? text2 : `${text2.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function longestRun(text2, character) {
  let longest = 0, run = 0;
  for (let each of text2)
    run = each === character ? run + 1 : 0, longest = Math.max(longest, run);
  return longest;
}

// src/syntax/located-value.ts
function locate(value, at) {
  return typeof value == "string" ? { kind: "text", value, at } : typeof value == "number" ? { kind: "number", value, source: String(value), at } : typeof value == "boolean" ? { kind: "boolean", value, at } : Array.isArray(value) ? { kind: "list", items: value.map((item) => locate(item, at)), at } : { kind: "map", entries: Object.entries(value).flatMap(
    ([key, each]) => each === void 0 ? [] : [{ key, keyAt: at, value: locate(each, at) }]
  ), at };
}
function entry(node, key) {
  return node.kind === "map" ? node.entries.find((candidate) => candidate.key === key) : void 0;
}
function plain(node) {
  switch (node.kind) {
    case "map": {
      let result = /* @__PURE__ */ Object.create(null);
      for (let { key, value } of node.entries) result[key] = plain(value);
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
  return Number.isSafeInteger(value) || Number.isFinite(value) && /^[-+]?[0-9]*[.eE]/.test(source) ? { kind: "number", value, source, at } : { kind: "text", value: source, at };
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
  return node.kind === "text" ? node.value.length > 40 ? `"${node.value.slice(0, 40)}…"` : `"${node.value}"` : node.kind === "number" || node.kind === "boolean" ? String(node.value) : kindNames[node.kind];
}
function wrongType(wants, node, report) {
  report("wrong_type", `expected ${wants}, found ${shown(node)}`, node.at);
}
function text(options = {}) {
  let wants = options.wants ?? "text";
  return {
    wants,
    read(node, report) {
      let value = options.digits && node.kind === "number" ? node.source : node.kind === "text" ? node.value : void 0;
      if (value === void 0) {
        if (node.kind === "number" || node.kind === "boolean") {
          report("wrong_type", `expected ${wants}, found ${shown(node)}; put it in quotes`, node.at);
          return;
        }
        return wrongType(wants, node, report);
      }
      let problem = (options.blank ? value : value.trim()) === "" ? `expected ${wants}, found empty text` : options.check?.(value);
      return problem !== void 0 && report("bad_value", problem, node.at), problem === void 0 ? value : void 0;
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
  let wants = `a whole number${options.max === void 0 ? ` from ${options.min}` : ` from ${options.min} to ${options.max}`}`;
  return {
    wants,
    read(node, report) {
      return node.kind !== "number" || !Number.isInteger(node.value) || node.value < options.min || node.value > (options.max ?? Number.MAX_SAFE_INTEGER) ? wrongType(wants, node, report) : node.value;
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
}, anyText = {
  wants: "text",
  read: (node, report) => node.kind === "text" ? node.value : wrongType("text", node, report),
  schema: () => ({ type: "string" })
};
function nullable(shape) {
  return {
    wants: `${shape.wants} or null`,
    read: (node, report) => node.kind === "null" ? null : shape.read(node, report),
    schema() {
      let schema = shape.schema(), { type } = schema;
      return typeof type != "string" || "enum" in schema ? { anyOf: [schema, { type: "null" }] } : { ...schema, type: [type, "null"] };
    }
  };
}
function oneOf(...values) {
  let wants = values.length === 1 ? String(values[0]) : `one of ${values.join(", ")}`;
  return {
    wants,
    read(node, report) {
      let value = values.find(
        (candidate) => (node.kind === "text" || node.kind === "number") && node.value === candidate
      );
      if (value !== void 0) return value;
      let near = node.kind === "text" ? similar(node.value, values.map(String)) : void 0;
      report("bad_value", `expected ${wants}, found ${shown(node)}${near ? `; did you mean ${near}?` : ""}`, node.at);
    },
    schema: () => ({ enum: [...values] })
  };
}
function list(item, options = {}) {
  let wants = options.wants ?? `a list of ${item.wants.replace(/^an? /, "")}`;
  return {
    wants,
    read(node, report) {
      if (node.kind !== "list") return wrongType(wants, node, report);
      if (node.items.length < (options.min ?? 0)) {
        report("bad_value", `expected ${wants}, found an empty list`, node.at);
        return;
      }
      let values = node.items.map((each) => item.read(each, report));
      return values.includes(void 0) ? void 0 : values;
    },
    schema: () => ({ type: "array", items: item.schema(), ...options.min ? { minItems: options.min } : {} })
  };
}
function oneOrMany(item) {
  let many = list(item, { min: 1 });
  return {
    wants: `${item.wants} or a list of them`,
    read(node, report) {
      if (node.kind === "list") return many.read(node, report);
      let value = item.read(node, report);
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
      let result = /* @__PURE__ */ Object.create(null), whole = !0;
      for (let { key, value } of node.entries) {
        let read = item.read(value, report);
        read === void 0 ? whole = !1 : result[key] = read;
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
      let value = shape.read(node, report);
      return value === void 0 ? void 0 : { value, at: node.at };
    },
    schema: shape.schema
  };
}
function as(shape, into) {
  return {
    wants: shape.wants,
    read(node, report) {
      let value = shape.read(node, report);
      if (value === void 0) return;
      let result = into(value);
      if ("value" in result) return result.value;
      report("bad_value", result.problem, node.at);
    },
    schema: shape.schema
  };
}
function byKind(shapes) {
  let all = [...new Set(Object.values(shapes))], wants = all.map((shape) => shape.wants).join(", or ");
  return {
    wants,
    read(node, report) {
      let unquoted = node.kind === "number" || node.kind === "boolean" ? shapes.text : void 0, shape = shapes[node.kind] ?? unquoted;
      return shape ? shape.read(node, report) : wrongType(wants, node, report);
    },
    schema: () => all.length === 1 ? all[0].schema() : { anyOf: all.map((shape) => shape.schema()) }
  };
}

// src/schema/built-in.ts
function onFirstUse(make) {
  let made, validate = (value) => {
    made ??= make();
    let fits = made(value);
    return validate.errors = made.errors ?? null, fits;
  };
  return validate;
}
var summaries = ["if"], first = ["type", "pattern"], most = 1e4;
function errorsIn({ schema, validate }, node, value = plain(node)) {
  if (validate(value)) return [];
  let found = (validate.errors ?? []).slice(0, most).filter(({ keyword }) => !summaries.includes(keyword)), odd = new Set(found.filter(({ keyword }) => first.includes(keyword)).map(({ instancePath }) => instancePath)), [entryOf, whole] = [lookUp(), schema()];
  return found.filter(({ keyword, instancePath }) => first.includes(keyword) || !odd.has(instancePath)).map((error) => located2(node, whole, error, entryOf));
}
function lookUp() {
  let known = /* @__PURE__ */ new Map();
  return (node, key) => {
    if (node.kind !== "map") return;
    let entries = known.get(node) ?? new Map(node.entries.map((each) => [each.key, each]));
    return known.set(node, entries), entries.get(key);
  };
}
function located2(root, whole, error, entryOf) {
  let path = [], schemas = [whole], node = root, keyAt = root.at;
  for (let part of error.instancePath.split("/").slice(1)) {
    let key = part.replaceAll("~1", "/").replaceAll("~0", "~"), found = entryOf(node, key), next = found?.value ?? (node.kind === "list" ? node.items[Number(key)] : void 0);
    if (!next) break;
    path.push(node.kind === "list" ? Number(key) : key), schemas.push(partOf(schemas.at(-1), node.kind === "list" ? void 0 : key)), keyAt = found?.keyAt ?? next.at, node = next;
  }
  let { keyword, params } = error;
  return { keyword, params, schema: schemas.at(-1), schemas, path, node, keyAt };
}
function partOf(schema, key) {
  let properties = schema.properties ?? {};
  return key === void 0 ? schema.items ?? {} : Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties ?? {};
}
function nameOf(path) {
  return path.reduce(
    (name2, part) => typeof part == "number" ? `${name2}[${part}]` : name2 === "" ? part : `${name2}.${part}`,
    ""
  );
}
function compiled(shape, validate) {
  return { schema: shape.schema, wants: shape.wants, validate };
}
function readCompiled(shape, node) {
  let value = plain(node), [error] = errorsIn(shape, node, value);
  return error ? { error } : { value };
}
function describeError(error, whole) {
  let { keyword, params, path, schema } = error, name2 = nameOf(path);
  if (keyword === "required") {
    let about = partOf(schema, String(params.missingProperty)).description;
    return `${name2 || whole} needs ${params.missingProperty}${about ? `: ${about}` : ""}`;
  }
  if (keyword === "additionalProperties") {
    let known = Object.keys(schema.properties ?? {}), key = String(params.additionalProperty), advice = didYouMean(key, known) || `; known here: ${known.join(", ")}`;
    return `${name2 || whole} has no key ${JSON.stringify(key)}${advice}`;
  }
  return `${name2 ? `${name2}: ` : ""}${describeMismatch(error, whole)}`;
}
function describeMismatch({ keyword, schema, path, node }, whole) {
  let found = shown(node);
  if (keyword === "pattern" && schema.title) return `${found} is not a valid ${schema.title}`;
  if (keyword === "enum") {
    let values = schema.enum.map(String), near = node.kind === "text" ? didYouMean(node.value, values) : "";
    return `expected ${values.length === 1 ? values[0] : `one of ${values.join(", ")}`}, found ${found}${near}`;
  }
  if (path.length === 0 && keyword === "type") return `expected ${whole}, found ${found}`;
  let blank = node.kind === "text" && node.value.trim() === "" && keyword !== "type";
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
  return [type].flat().map((each) => {
    if (each !== "integer") return typeWords[String(each)] ?? "another value";
    let most2 = maximum === Number.MAX_SAFE_INTEGER ? void 0 : maximum;
    return `a whole number from ${minimum}${most2 === void 0 ? "" : ` to ${most2}`}`;
  }).join(" or ");
}

// src/engine/redact.ts
var tokens = "(?<![A-Za-z0-9])(?:gh[pousr]|github_pat)_[\\w.-]{30,1024}";
function redact(value, secrets) {
  let { pattern } = patternFor(secrets);
  return everywhere(value, (text2) => text2.replaceAll(pattern, "***"));
}
function everywhere(value, change) {
  return typeof value == "string" ? change(value) : Array.isArray(value) ? value.map((each) => everywhere(each, change)) : value === null || typeof value != "object" ? value : Object.fromEntries(Object.entries(value).map(([key, each]) => [change(key), everywhere(each, change)]));
}
function patternFor(secrets) {
  let forms = [...new Set(secrets.flatMap(linesOf).flatMap(formsOf))].sort((a, b) => b.length - a.length), escaped = forms.map((form) => form.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  return {
    pattern: new RegExp([tokens, ...escaped].join("|"), "g"),
    longest: Math.max(1035, forms[0]?.length ?? 0)
  };
}
function linesOf(secret) {
  let long = secret.split(/\r?\n/).map((line) => line.trim()).filter((line) => line.length >= 8);
  return [secret, secret.trim(), ...long].filter((text2) => text2.trim().length >= 4);
}
function formsOf(secret) {
  let address = encodeURIComponent(Buffer.from(secret).toString()), written = [
    address,
    address.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    JSON.stringify(secret).slice(1, -1),
    ...[0, 1, 2].flatMap((before) => inBase64(secret, before))
  ];
  return [secret, ...written.filter((form) => form.length >= 8)];
}
function inBase64(secret, before) {
  let bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]), own = Math.ceil(before * 8 / 6), text2 = bytes.toString("base64"), forms = [text2.slice(own), text2.slice(own, Math.floor(bytes.length * 8 / 6))];
  return [...forms, ...forms.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))];
}

// src/engine/pool.ts
function makePool(places) {
  let waiting = [], first2 = 0, ordered = !0, running = 0, alone = !1, scheduled = !1, fill = () => {
    for (scheduled = !1, ordered || (waiting = waiting.slice(first2).sort((a, b) => a.priority - b.priority), first2 = 0, ordered = !0); first2 < waiting.length && running < places && !alone; ) {
      let next = waiting[first2];
      if (next.exclusive && running > 0) return;
      first2++, running++, alone = next.exclusive, next.start().finally(() => {
        running--, next.exclusive && (alone = !1), fill();
      });
    }
  };
  return (task, { priority, exclusive }) => new Promise((resolve, reject) => {
    let entry2 = { priority, exclusive, start: () => task().then(resolve, reject) };
    waiting.push(entry2), ordered = !1, scheduled || queueMicrotask(fill), scheduled = !0;
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
