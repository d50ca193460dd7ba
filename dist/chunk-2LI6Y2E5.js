import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

// src/schema/json-schema/keywords.ts
function of(kind, ...words) {
  return Object.fromEntries(words.map((word) => [word, kind]));
}
var schemaKeywords = {
  ...of("annotation", "$schema", "$comment", "title", "description", "default", "examples", "readOnly", "writeOnly"),
  ...of("schema", "additionalProperties", "additionalItems", "propertyNames", "contains", "not", "if", "then", "else"),
  ...of("schemas", "allOf", "anyOf", "oneOf"),
  ...of("named", "properties", "definitions", "$defs"),
  ...of("number", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"),
  ...of("count", "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"),
  const: "value",
  enum: "values",
  uniqueItems: "flag",
  multipleOf: "positive",
  items: "items",
  patternProperties: "patterns",
  dependencies: "dependencies",
  pattern: "pattern",
  required: "names",
  type: "types",
  $id: "id",
  $ref: "reference"
};
var schemaTypes = ["object", "array", "string", "number", "integer", "boolean", "null"];
var inPlace = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependencies"];

// src/schema/json-schema/prepare.ts
var mostKeywords = 4e3;
var mostInOnePlace = 600;
var mostTargets = 200;
var longestChain = 50;
var expensive = "the schema is too expensive";
var costKeyword = "x-cost";
var originKeyword = "x-origin";
function prepareSchema(root) {
  const targets = /* @__PURE__ */ new Map();
  const definitions = [];
  const pending = [];
  let all = 0;
  let here = 0;
  const lift = (target, path) => {
    const known = targets.get(target);
    if (known) return known.index;
    targets.set(target, { index: targets.size, path, next: /* @__PURE__ */ new Map() });
    pending.push(target);
    return targets.size - 1;
  };
  const copy = (schema, path, next) => {
    here++;
    if (!isMap(schema)) return schema;
    if (typeof schema.$ref === "string") {
      const found = schemaAt(root, schema.$ref);
      if (!isMap(found)) return found ?? false;
      const from = [...path, "$ref"];
      const index = lift(found, from);
      next?.set(index, from);
      return { $ref: `#/definitions/${index}` };
    }
    const out = /* @__PURE__ */ Object.create(null);
    for (const [key, value] of Object.entries(schema)) {
      const kind = Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key] : void 0;
      here++;
      const inner = inPlace.includes(key) ? next : void 0;
      const each = (part, name) => copy(part, [...path, key, name], inner);
      if (key === "definitions" || key === "$defs" || kind === void 0) continue;
      if (kind === "annotation" || kind === "id") continue;
      if (kind === "schema") out[key] = copy(value, [...path, key], inner);
      else if (Array.isArray(value) && (kind === "schemas" || kind === "items")) out[key] = value.map(each);
      else if (kind === "items") out[key] = copy(value, [...path, key], inner);
      else if (isMap(value) && (kind === "named" || kind === "patterns" || kind === "dependencies"))
        out[key] = mapped(value, (part, name) => Array.isArray(part) ? part : each(part, name));
      else out[key] = value;
    }
    return priced(withoutContains(out));
  };
  const first = isMap(root) ? lift(root, []) : void 0;
  if (first === void 0) return { definitions: [root] };
  for (let index = 0; index < pending.length; index++) {
    const schema = pending[index];
    const { path, next } = targets.get(schema);
    here = 0;
    definitions[index] = copy(schema, path.at(-1) === "$ref" ? pointerOf(root, path) : path, next);
    if (here > mostInOnePlace)
      return {
        problem: `${expensive}: more than ${mostInOnePlace} keywords and subschemas in one place; use definitions`,
        path
      };
    all += here;
    if (all > mostKeywords)
      return { problem: `${expensive}: more than ${mostKeywords} keywords and subschemas`, path: [] };
    if (targets.size > mostTargets)
      return { problem: `${expensive}: references to more than ${mostTargets} places`, path };
  }
  return chainFault([...targets.values()]) ?? { definitions };
}
function isMap(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
function mapped(value, each) {
  const out = /* @__PURE__ */ Object.create(null);
  for (const [name, part] of Object.entries(value)) out[name] = each(part, name);
  return out;
}
function pointerOf(root, path) {
  let found = root;
  for (const part of path) found = found[part];
  return pointerParts(String(found)) ?? [];
}
function pointerParts(ref) {
  if (ref !== "#" && !ref.startsWith("#/")) return void 0;
  try {
    const parts = decodeURIComponent(ref.slice(1)).split("/").slice(1);
    return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  } catch {
    return void 0;
  }
}
function schemaAt(root, ref) {
  const parts = pointerParts(ref);
  let found = parts ? root : void 0;
  let among = "schema";
  for (const part of parts ?? []) {
    if (among === "schema") {
      const kind = Object.hasOwn(schemaKeywords, part) ? schemaKeywords[part] : void 0;
      const value = isMap(found) && Object.hasOwn(found, part) ? found[part] : void 0;
      const named = kind === "named" || kind === "patterns" || kind === "dependencies";
      if (named || kind === "schemas" || kind === "items" && Array.isArray(value)) among = "container";
      else if (kind !== "schema" && kind !== "items") return void 0;
      found = value;
    } else {
      const index = Array.isArray(found) && /^(?:0|[1-9]\d{0,5})$/.test(part) ? found[Number(part)] : void 0;
      found = isMap(found) && Object.hasOwn(found, part) ? found[part] : index;
      among = "schema";
    }
  }
  return among === "schema" && (isMap(found) || typeof found === "boolean") ? found : void 0;
}
function withoutContains({ contains, ...rest }) {
  if (contains === void 0) return rest;
  const every = { type: "array", items: { not: contains } };
  const own = { not: every, [originKeyword]: "contains" };
  return { ...rest, allOf: [...rest.allOf ?? [], own] };
}
function priced(schema) {
  const size = (value) => Array.isArray(value) ? value.length : isMap(value) ? Object.keys(value).length : 0;
  const wide = ["required", "properties", "dependencies", "items", "allOf", "anyOf", "oneOf"];
  const names = wide.reduce((sum, key) => sum + size(schema[key]), 0);
  return { ...schema, [costKeyword]: { names, patterns: size(schema.patternProperties) } };
}
function chainFault(targets) {
  const lengths = /* @__PURE__ */ new Map();
  const under = /* @__PURE__ */ new Set();
  const lengthFrom = (index, path) => {
    if (under.has(index)) return { problem: "the schema refers to itself endlessly", path };
    const known = lengths.get(index);
    if (known !== void 0) return known;
    under.add(index);
    let longest = 0;
    for (const [each, from] of targets[index].next) {
      const length = lengthFrom(each, from);
      if (typeof length !== "number") return length;
      longest = Math.max(longest, length + 1);
    }
    under.delete(index);
    lengths.set(index, longest);
    if (longest <= longestChain) return longest;
    return { problem: `${expensive}: more than ${longestChain} references in a row`, path };
  };
  for (const { index, path } of targets) {
    const length = lengthFrom(index, path);
    if (typeof length !== "number") return length;
  }
  return void 0;
}

export {
  schemaKeywords,
  schemaTypes,
  costKeyword,
  originKeyword,
  prepareSchema,
  schemaAt
};
