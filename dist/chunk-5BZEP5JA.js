import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  similar
} from "./chunk-ZMJJILAV.js";

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

export {
  shown,
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
  numberNode
};
