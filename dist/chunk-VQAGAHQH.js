import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  plain,
  shown
} from "./chunk-5BZEP5JA.js";
import {
  didYouMean
} from "./chunk-ZMJJILAV.js";

// src/engine/redact.ts
var tokens = "(?<![A-Za-z0-9])(?:gh[pousr]|github_pat)_[\\w.-]{30,1024}";
function redact(value, secrets) {
  let { pattern, forms } = patternFor(secrets), all = JSON.stringify(value) ?? "", isIn = (form) => all.includes(form) || all.includes(JSON.stringify(form).slice(1, -1));
  return !/gh[pousr]_|github_pat_/.test(all) && !forms.some(isIn) ? value : everywhere(value, (text) => text.replaceAll(pattern, "***"));
}
function everywhere(value, change) {
  return typeof value == "string" ? change(value) : Array.isArray(value) ? value.map((each) => everywhere(each, change)) : value === null || typeof value != "object" ? value : Object.fromEntries(Object.entries(value).map(([key, each]) => [change(key), everywhere(each, change)]));
}
function patternFor(secrets) {
  let forms = [...new Set(secrets.flatMap(linesOf).flatMap(formsOf))].sort((a, b) => b.length - a.length), escaped = forms.map((form) => form.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  return {
    pattern: new RegExp([tokens, ...escaped].join("|"), "g"),
    longest: Math.max(1035, forms[0]?.length ?? 0),
    forms
  };
}
function linesOf(secret) {
  let long = secret.split(/\r?\n/).map((line) => line.trim()).filter((line) => line.length >= 8);
  return [secret, secret.trim(), ...long].filter((text) => text.trim().length >= 4);
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
  let bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]), own = Math.ceil(before * 8 / 6), text = bytes.toString("base64"), forms = [text.slice(own), text.slice(own, Math.floor(bytes.length * 8 / 6))];
  return [...forms, ...forms.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))];
}

// src/schema/built-in.ts
var summaries = ["if"], first = ["type", "pattern"], most = 1e4;
function errorsIn({ schema, validate }, node, value = plain(node)) {
  if (validate(value)) return [];
  let found = (validate.errors ?? []).slice(0, most).filter(({ keyword }) => !summaries.includes(keyword)), odd = new Set(found.filter(({ keyword }) => first.includes(keyword)).map(({ instancePath }) => instancePath)), [entryOf, whole] = [lookUp(), schema()];
  return found.filter(({ keyword, instancePath }) => first.includes(keyword) || !odd.has(instancePath)).map((error) => located(node, whole, error, entryOf));
}
function lookUp() {
  let known = /* @__PURE__ */ new Map();
  return (node, key) => {
    if (node.kind !== "map") return;
    let entries = known.get(node) ?? new Map(node.entries.map((each) => [each.key, each]));
    return known.set(node, entries), entries.get(key);
  };
}
function located(root, whole, error, entryOf) {
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
    (name, part) => typeof part == "number" ? `${name}[${part}]` : name === "" ? part : `${name}.${part}`,
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
  let { keyword, params, path, schema } = error, name = nameOf(path);
  if (keyword === "required") {
    let about = partOf(schema, String(params.missingProperty)).description;
    return `${name || whole} needs ${params.missingProperty}${about ? `: ${about}` : ""}`;
  }
  if (keyword === "additionalProperties") {
    let known = Object.keys(schema.properties ?? {}), key = String(params.additionalProperty), advice = didYouMean(key, known) || `; known here: ${known.join(", ")}`;
    return `${name || whole} has no key ${JSON.stringify(key)}${advice}`;
  }
  return `${name ? `${name}: ` : ""}${describeMismatch(error, whole)}`;
}
function describeMismatch({ keyword, schema, path, node }, whole) {
  let found = shown(node);
  if (keyword === "pattern" && schema.title) return `${found} is not a valid ${schema.title}`;
  if (keyword === "enum") {
    let values = schema.enum.map(String), near = node.kind === "text" ? didYouMean(node.value, values) : "";
    return `expected ${values.length === 1 ? values[0] : `one of ${values.join(", ")}`}, found ${found}${near}`;
  }
  if (keyword === "maxLength") return `expected at most ${schema.maxLength} characters`;
  if (keyword === "maxItems") return `expected at most ${schema.maxItems} entries`;
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

export {
  errorsIn,
  partOf,
  nameOf,
  compiled,
  readCompiled,
  describeError,
  describeMismatch,
  redact
};
