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
}, schemaTypes = ["object", "array", "string", "number", "integer", "boolean", "null"], inPlace = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependencies"];

// src/schema/json-schema/prepare.ts
var mostKeywords = 4e3, mostInOnePlace = 600, mostTargets = 200, longestChain = 50, expensive = "the schema is too expensive", costKeyword = "x-cost", originKeyword = "x-origin";
function prepareSchema(root) {
  let targets = /* @__PURE__ */ new Map(), definitions = [], pending = [], all = 0, here = 0, lift = (target, path) => {
    let known = targets.get(target);
    return known ? known.index : (targets.set(target, { index: targets.size, path, next: /* @__PURE__ */ new Map() }), pending.push(target), targets.size - 1);
  }, copy = (schema, path, next) => {
    if (here++, !isMap(schema)) return schema;
    if (typeof schema.$ref == "string") {
      let found = schemaAt(root, schema.$ref);
      if (!isMap(found)) return found ?? !1;
      let from = [...path, "$ref"], index = lift(found, from);
      return next?.set(index, from), { $ref: `#/definitions/${index}` };
    }
    let out = /* @__PURE__ */ Object.create(null);
    for (let [key, value] of Object.entries(schema)) {
      let kind = Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key] : void 0;
      here++;
      let inner = inPlace.includes(key) ? next : void 0, each = (part, name) => copy(part, [...path, key, name], inner);
      key === "definitions" || key === "$defs" || kind === void 0 || kind === "annotation" || kind === "id" || (kind === "schema" ? out[key] = copy(value, [...path, key], inner) : Array.isArray(value) && (kind === "schemas" || kind === "items") ? out[key] = value.map(each) : kind === "items" ? out[key] = copy(value, [...path, key], inner) : isMap(value) && (kind === "named" || kind === "patterns" || kind === "dependencies") ? out[key] = mapped(value, (part, name) => Array.isArray(part) ? part : each(part, name)) : out[key] = value);
    }
    return priced(withoutContains(out));
  };
  if ((isMap(root) ? lift(root, []) : void 0) === void 0) return { definitions: [root] };
  for (let index = 0; index < pending.length; index++) {
    let schema = pending[index], { path, next } = targets.get(schema);
    if (here = 0, definitions[index] = copy(schema, path.at(-1) === "$ref" ? pointerOf(root, path) : path, next), here > mostInOnePlace)
      return {
        problem: `${expensive}: more than ${mostInOnePlace} keywords and subschemas in one place; use definitions`,
        path
      };
    if (all += here, all > mostKeywords)
      return { problem: `${expensive}: more than ${mostKeywords} keywords and subschemas`, path: [] };
    if (targets.size > mostTargets)
      return { problem: `${expensive}: references to more than ${mostTargets} places`, path };
  }
  return chainFault([...targets.values()]) ?? { definitions };
}
function isMap(value) {
  return value !== null && typeof value == "object" && !Array.isArray(value);
}
function mapped(value, each) {
  let out = /* @__PURE__ */ Object.create(null);
  for (let [name, part] of Object.entries(value)) out[name] = each(part, name);
  return out;
}
function pointerOf(root, path) {
  let found = root;
  for (let part of path) found = found[part];
  return pointerParts(String(found)) ?? [];
}
function pointerParts(ref) {
  if (!(ref !== "#" && !ref.startsWith("#/")))
    try {
      return decodeURIComponent(ref.slice(1)).split("/").slice(1).map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
    } catch {
      return;
    }
}
function schemaAt(root, ref) {
  let parts = pointerParts(ref), found = parts ? root : void 0, among = "schema";
  for (let part of parts ?? [])
    if (among === "schema") {
      let kind = Object.hasOwn(schemaKeywords, part) ? schemaKeywords[part] : void 0, value = isMap(found) && Object.hasOwn(found, part) ? found[part] : void 0;
      if (kind === "named" || kind === "patterns" || kind === "dependencies" || kind === "schemas" || kind === "items" && Array.isArray(value)) among = "container";
      else if (kind !== "schema" && kind !== "items") return;
      found = value;
    } else {
      let index = Array.isArray(found) && /^(?:0|[1-9]\d{0,5})$/.test(part) ? found[Number(part)] : void 0;
      found = isMap(found) && Object.hasOwn(found, part) ? found[part] : index, among = "schema";
    }
  return among === "schema" && (isMap(found) || typeof found == "boolean") ? found : void 0;
}
function withoutContains({ contains, ...rest }) {
  if (contains === void 0) return rest;
  let own = { not: { type: "array", items: { not: contains } }, [originKeyword]: "contains" };
  return { ...rest, allOf: [...rest.allOf ?? [], own] };
}
function priced(schema) {
  let size = (value) => Array.isArray(value) ? value.length : isMap(value) ? Object.keys(value).length : 0, names = ["required", "properties", "dependencies", "items", "allOf", "anyOf", "oneOf"].reduce((sum, key) => sum + size(schema[key]), 0);
  return { ...schema, [costKeyword]: { names, patterns: size(schema.patternProperties) } };
}
function chainFault(targets) {
  let lengths = /* @__PURE__ */ new Map(), under = /* @__PURE__ */ new Set(), lengthFrom = (index, path) => {
    if (under.has(index)) return { problem: "the schema refers to itself endlessly", path };
    let known = lengths.get(index);
    if (known !== void 0) return known;
    under.add(index);
    let longest = 0;
    for (let [each, from] of targets[index].next) {
      let length = lengthFrom(each, from);
      if (typeof length != "number") return length;
      longest = Math.max(longest, length + 1);
    }
    return under.delete(index), lengths.set(index, longest), longest <= longestChain ? longest : { problem: `${expensive}: more than ${longestChain} references in a row`, path };
  };
  for (let { index, path } of targets) {
    let length = lengthFrom(index, path);
    if (typeof length != "number") return length;
  }
}

export {
  schemaKeywords,
  schemaTypes,
  costKeyword,
  originKeyword,
  prepareSchema,
  schemaAt
};
