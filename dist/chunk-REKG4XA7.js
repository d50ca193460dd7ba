import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  TB
} from "./chunk-JLD3JGDS.js";
import {
  entry,
  numberNode,
  oneOrMany,
  plain,
  text
} from "./chunk-5BZEP5JA.js";
import {
  cited
} from "./chunk-ZMJJILAV.js";
import {
  __commonJS,
  __export,
  __require,
  __toESM
} from "./chunk-PRVJMC5D.js";

// node_modules/braces/lib/utils.js
var require_utils = __commonJS({
  "node_modules/braces/lib/utils.js"(exports) {
    "use strict";
    exports.isInteger = (e4) => typeof e4 == "number" ? Number.isInteger(e4) : typeof e4 == "string" && e4.trim() !== "" ? Number.isInteger(Number(e4)) : !1, exports.find = (e4, s10) => e4.nodes.find((r8) => r8.type === s10), exports.exceedsLimit = (e4, s10, r8 = 1, t5) => t5 === !1 || !exports.isInteger(e4) || !exports.isInteger(s10) ? !1 : (Number(s10) - Number(e4)) / Number(r8) >= t5, exports.escapeNode = (e4, s10 = 0, r8) => {
      let t5 = e4.nodes[s10];
      t5 && (r8 && t5.type === r8 || t5.type === "open" || t5.type === "close") && t5.escaped !== !0 && (t5.value = "\\" + t5.value, t5.escaped = !0);
    }, exports.encloseBrace = (e4) => e4.type !== "brace" ? !1 : e4.commas >> 0 + e4.ranges >> 0 === 0 ? (e4.invalid = !0, !0) : !1, exports.isInvalidBrace = (e4) => e4.type !== "brace" ? !1 : e4.invalid === !0 || e4.dollar ? !0 : e4.commas >> 0 + e4.ranges >> 0 === 0 || e4.open !== !0 || e4.close !== !0 ? (e4.invalid = !0, !0) : !1, exports.isOpenOrClose = (e4) => e4.type === "open" || e4.type === "close" ? !0 : e4.open === !0 || e4.close === !0, exports.reduce = (e4) => e4.reduce((s10, r8) => (r8.type === "text" && s10.push(r8.value), r8.type === "range" && (r8.type = "text"), s10), []), exports.flatten = (...e4) => {
      let s10 = [], r8 = (t5) => {
        for (let i8 = 0; i8 < t5.length; i8++) {
          let u14 = t5[i8];
          if (Array.isArray(u14)) {
            r8(u14);
            continue;
          }
          u14 !== void 0 && s10.push(u14);
        }
        return s10;
      };
      return r8(e4), s10;
    };
  }
});

// node_modules/braces/lib/stringify.js
var require_stringify = __commonJS({
  "node_modules/braces/lib/stringify.js"(exports, module) {
    "use strict";
    var utils = require_utils();
    module.exports = (u14, e4 = {}) => {
      let r8 = (i8, l9 = {}) => {
        let s10 = e4.escapeInvalid && utils.isInvalidBrace(l9), a11 = i8.invalid === !0 && e4.escapeInvalid === !0, t5 = "";
        if (i8.value)
          return (s10 || a11) && utils.isOpenOrClose(i8) ? "\\" + i8.value : i8.value;
        if (i8.value)
          return i8.value;
        if (i8.nodes)
          for (let c13 of i8.nodes)
            t5 += r8(c13);
        return t5;
      };
      return r8(u14);
    };
  }
});

// node_modules/is-number/index.js
var require_is_number = __commonJS({
  "node_modules/is-number/index.js"(exports, module) {
    "use strict";
    module.exports = function(e4) {
      return typeof e4 == "number" ? e4 - e4 === 0 : typeof e4 == "string" && e4.trim() !== "" ? Number.isFinite ? Number.isFinite(+e4) : isFinite(+e4) : !1;
    };
  }
});

// node_modules/to-regex-range/index.js
var require_to_regex_range = __commonJS({
  "node_modules/to-regex-range/index.js"(exports, module) {
    "use strict";
    var isNumber = require_is_number(), toRegexRange = (e4, t5, n12) => {
      if (isNumber(e4) === !1)
        throw new TypeError("toRegexRange: expected the first argument to be a number");
      if (t5 === void 0 || e4 === t5)
        return String(e4);
      if (isNumber(t5) === !1)
        throw new TypeError("toRegexRange: expected the second argument to be a number.");
      let r8 = { relaxZeros: !0, ...n12 };
      typeof r8.strictZeros == "boolean" && (r8.relaxZeros = r8.strictZeros === !1);
      let s10 = String(r8.relaxZeros), l9 = String(r8.shorthand), c13 = String(r8.capture), a11 = String(r8.wrap), f12 = e4 + ":" + t5 + "=" + s10 + l9 + c13 + a11;
      if (toRegexRange.cache.hasOwnProperty(f12))
        return toRegexRange.cache[f12].result;
      let i8 = Math.min(e4, t5), o8 = Math.max(e4, t5);
      if (Math.abs(i8 - o8) === 1) {
        let p9 = e4 + "|" + t5;
        return r8.capture ? `(${p9})` : r8.wrap === !1 ? p9 : `(?:${p9})`;
      }
      let h6 = hasPadding(e4) || hasPadding(t5), u14 = { min: e4, max: t5, a: i8, b: o8 }, g11 = [], d10 = [];
      if (h6 && (u14.isPadded = h6, u14.maxLen = String(u14.max).length), i8 < 0) {
        let p9 = o8 < 0 ? Math.abs(o8) : 1;
        d10 = splitToPatterns(p9, Math.abs(i8), u14, r8), i8 = u14.a = 0;
      }
      return o8 >= 0 && (g11 = splitToPatterns(i8, o8, u14, r8)), u14.negatives = d10, u14.positives = g11, u14.result = collatePatterns(d10, g11, r8), r8.capture === !0 ? u14.result = `(${u14.result})` : r8.wrap !== !1 && g11.length + d10.length > 1 && (u14.result = `(?:${u14.result})`), toRegexRange.cache[f12] = u14, u14.result;
    };
    function collatePatterns(e4, t5, n12) {
      let r8 = filterPatterns(e4, t5, "-", !1, n12) || [], s10 = filterPatterns(t5, e4, "", !1, n12) || [], l9 = filterPatterns(e4, t5, "-?", !0, n12) || [];
      return r8.concat(l9).concat(s10).join("|");
    }
    function splitToRanges(e4, t5) {
      let n12 = 1, r8 = 1, s10 = countNines(e4, n12), l9 = /* @__PURE__ */ new Set([t5]);
      for (; e4 <= s10 && s10 <= t5; )
        l9.add(s10), n12 += 1, s10 = countNines(e4, n12);
      for (s10 = countZeros(t5 + 1, r8) - 1; e4 < s10 && s10 <= t5; )
        l9.add(s10), r8 += 1, s10 = countZeros(t5 + 1, r8) - 1;
      return l9 = [...l9], l9.sort(compare), l9;
    }
    function rangeToPattern(e4, t5, n12) {
      if (e4 === t5)
        return { pattern: e4, count: [], digits: 0 };
      let r8 = zip(e4, t5), s10 = r8.length, l9 = "", c13 = 0;
      for (let a11 = 0; a11 < s10; a11++) {
        let [f12, i8] = r8[a11];
        f12 === i8 ? l9 += f12 : f12 !== "0" || i8 !== "9" ? l9 += toCharacterClass(f12, i8, n12) : c13++;
      }
      return c13 && (l9 += n12.shorthand === !0 ? "\\d" : "[0-9]"), { pattern: l9, count: [c13], digits: s10 };
    }
    function splitToPatterns(e4, t5, n12, r8) {
      let s10 = splitToRanges(e4, t5), l9 = [], c13 = e4, a11;
      for (let f12 = 0; f12 < s10.length; f12++) {
        let i8 = s10[f12], o8 = rangeToPattern(String(c13), String(i8), r8), h6 = "";
        if (!n12.isPadded && a11 && a11.pattern === o8.pattern) {
          a11.count.length > 1 && a11.count.pop(), a11.count.push(o8.count[0]), a11.string = a11.pattern + toQuantifier(a11.count), c13 = i8 + 1;
          continue;
        }
        n12.isPadded && (h6 = padZeros(i8, n12, r8)), o8.string = h6 + o8.pattern + toQuantifier(o8.count), l9.push(o8), c13 = i8 + 1, a11 = o8;
      }
      return l9;
    }
    function filterPatterns(e4, t5, n12, r8, s10) {
      let l9 = [];
      for (let c13 of e4) {
        let { string: a11 } = c13;
        !r8 && !contains(t5, "string", a11) && l9.push(n12 + a11), r8 && contains(t5, "string", a11) && l9.push(n12 + a11);
      }
      return l9;
    }
    function zip(e4, t5) {
      let n12 = [];
      for (let r8 = 0; r8 < e4.length; r8++) n12.push([e4[r8], t5[r8]]);
      return n12;
    }
    function compare(e4, t5) {
      return e4 > t5 ? 1 : t5 > e4 ? -1 : 0;
    }
    function contains(e4, t5, n12) {
      return e4.some((r8) => r8[t5] === n12);
    }
    function countNines(e4, t5) {
      return Number(String(e4).slice(0, -t5) + "9".repeat(t5));
    }
    function countZeros(e4, t5) {
      return e4 - e4 % Math.pow(10, t5);
    }
    function toQuantifier(e4) {
      let [t5 = 0, n12 = ""] = e4;
      return n12 || t5 > 1 ? `{${t5 + (n12 ? "," + n12 : "")}}` : "";
    }
    function toCharacterClass(e4, t5, n12) {
      return `[${e4}${t5 - e4 === 1 ? "" : "-"}${t5}]`;
    }
    function hasPadding(e4) {
      return /^-?(0+)\d/.test(e4);
    }
    function padZeros(e4, t5, n12) {
      if (!t5.isPadded)
        return e4;
      let r8 = Math.abs(t5.maxLen - String(e4).length), s10 = n12.relaxZeros !== !1;
      switch (r8) {
        case 0:
          return "";
        case 1:
          return s10 ? "0?" : "0";
        case 2:
          return s10 ? "0{0,2}" : "00";
        default:
          return s10 ? `0{0,${r8}}` : `0{${r8}}`;
      }
    }
    toRegexRange.cache = {}, toRegexRange.clearCache = () => toRegexRange.cache = {}, module.exports = toRegexRange;
  }
});

// node_modules/fill-range/index.js
var require_fill_range = __commonJS({
  "node_modules/fill-range/index.js"(exports, module) {
    "use strict";
    var util = __require("util"), toRegexRange = require_to_regex_range(), isObject = (e4) => e4 !== null && typeof e4 == "object" && !Array.isArray(e4), transform = (e4) => (r8) => e4 === !0 ? Number(r8) : String(r8), isValidValue = (e4) => typeof e4 == "number" || typeof e4 == "string" && e4 !== "", isNumber = (e4) => Number.isInteger(+e4), zeros = (e4) => {
      let r8 = `${e4}`, t5 = -1;
      if (r8[0] === "-" && (r8 = r8.slice(1)), r8 === "0") return !1;
      for (; r8[++t5] === "0"; ) ;
      return t5 > 0;
    }, stringify = (e4, r8, t5) => typeof e4 == "string" || typeof r8 == "string" ? !0 : t5.stringify === !0, pad = (e4, r8, t5) => {
      if (r8 > 0) {
        let i8 = e4[0] === "-" ? "-" : "";
        i8 && (e4 = e4.slice(1)), e4 = i8 + e4.padStart(i8 ? r8 - 1 : r8, "0");
      }
      return t5 === !1 ? String(e4) : e4;
    }, toMaxLen = (e4, r8) => {
      let t5 = e4[0] === "-" ? "-" : "";
      for (t5 && (e4 = e4.slice(1), r8--); e4.length < r8; ) e4 = "0" + e4;
      return t5 ? "-" + e4 : e4;
    }, toSequence = (e4, r8, t5) => {
      e4.negatives.sort((u14, g11) => u14 < g11 ? -1 : u14 > g11 ? 1 : 0), e4.positives.sort((u14, g11) => u14 < g11 ? -1 : u14 > g11 ? 1 : 0);
      let i8 = r8.capture ? "" : "?:", n12 = "", l9 = "", f12;
      return e4.positives.length && (n12 = e4.positives.map((u14) => toMaxLen(String(u14), t5)).join("|")), e4.negatives.length && (l9 = `-(${i8}${e4.negatives.map((u14) => toMaxLen(String(u14), t5)).join("|")})`), n12 && l9 ? f12 = `${n12}|${l9}` : f12 = n12 || l9, r8.wrap ? `(${i8}${f12})` : f12;
    }, toRange = (e4, r8, t5, i8) => {
      if (t5)
        return toRegexRange(e4, r8, { wrap: !1, ...i8 });
      let n12 = String.fromCharCode(e4);
      if (e4 === r8) return n12;
      let l9 = String.fromCharCode(r8);
      return `[${n12}-${l9}]`;
    }, toRegex = (e4, r8, t5) => {
      if (Array.isArray(e4)) {
        let i8 = t5.wrap === !0, n12 = t5.capture ? "" : "?:";
        return i8 ? `(${n12}${e4.join("|")})` : e4.join("|");
      }
      return toRegexRange(e4, r8, t5);
    }, rangeError = (...e4) => new RangeError("Invalid range arguments: " + util.inspect(...e4)), invalidRange = (e4, r8, t5) => {
      if (t5.strictRanges === !0) throw rangeError([e4, r8]);
      return [];
    }, invalidStep = (e4, r8) => {
      if (r8.strictRanges === !0)
        throw new TypeError(`Expected step "${e4}" to be a number`);
      return [];
    }, fillNumbers = (e4, r8, t5 = 1, i8 = {}) => {
      let n12 = Number(e4), l9 = Number(r8);
      if (!Number.isInteger(n12) || !Number.isInteger(l9)) {
        if (i8.strictRanges === !0) throw rangeError([e4, r8]);
        return [];
      }
      n12 === 0 && (n12 = 0), l9 === 0 && (l9 = 0);
      let f12 = n12 > l9, u14 = String(e4), g11 = String(r8), s10 = String(t5);
      t5 = Math.max(Math.abs(t5), 1);
      let o8 = zeros(u14) || zeros(g11) || zeros(s10), a11 = o8 ? Math.max(u14.length, g11.length, s10.length) : 0, c13 = o8 === !1 && stringify(e4, r8, i8) === !1, S9 = i8.transform || transform(c13);
      if (i8.toRegex && t5 === 1)
        return toRange(toMaxLen(e4, a11), toMaxLen(r8, a11), !0, i8);
      let m6 = { negatives: [], positives: [] }, b8 = (w10) => m6[w10 < 0 ? "negatives" : "positives"].push(Math.abs(w10)), h6 = [], x3 = 0;
      for (; f12 ? n12 >= l9 : n12 <= l9; )
        i8.toRegex === !0 && t5 > 1 ? b8(n12) : h6.push(pad(S9(n12, x3), a11, c13)), n12 = f12 ? n12 - t5 : n12 + t5, x3++;
      return i8.toRegex === !0 ? t5 > 1 ? toSequence(m6, i8, a11) : toRegex(h6, null, { wrap: !1, ...i8 }) : h6;
    }, fillLetters = (e4, r8, t5 = 1, i8 = {}) => {
      if (!isNumber(e4) && e4.length > 1 || !isNumber(r8) && r8.length > 1)
        return invalidRange(e4, r8, i8);
      let n12 = i8.transform || ((c13) => String.fromCharCode(c13)), l9 = `${e4}`.charCodeAt(0), f12 = `${r8}`.charCodeAt(0), u14 = l9 > f12, g11 = Math.min(l9, f12), s10 = Math.max(l9, f12);
      if (i8.toRegex && t5 === 1)
        return toRange(g11, s10, !1, i8);
      let o8 = [], a11 = 0;
      for (; u14 ? l9 >= f12 : l9 <= f12; )
        o8.push(n12(l9, a11)), l9 = u14 ? l9 - t5 : l9 + t5, a11++;
      return i8.toRegex === !0 ? toRegex(o8, null, { wrap: !1, options: i8 }) : o8;
    }, fill = (e4, r8, t5, i8 = {}) => {
      if (r8 == null && isValidValue(e4))
        return [e4];
      if (!isValidValue(e4) || !isValidValue(r8))
        return invalidRange(e4, r8, i8);
      if (typeof t5 == "function")
        return fill(e4, r8, 1, { transform: t5 });
      if (isObject(t5))
        return fill(e4, r8, 0, t5);
      let n12 = { ...i8 };
      return n12.capture === !0 && (n12.wrap = !0), t5 = t5 || n12.step || 1, isNumber(t5) ? isNumber(e4) && isNumber(r8) ? fillNumbers(e4, r8, t5, n12) : fillLetters(e4, r8, Math.max(Math.abs(t5), 1), n12) : t5 != null && !isObject(t5) ? invalidStep(t5, n12) : fill(e4, r8, 1, t5);
    };
    module.exports = fill;
  }
});

// node_modules/braces/lib/compile.js
var require_compile = __commonJS({
  "node_modules/braces/lib/compile.js"(exports, module) {
    "use strict";
    var fill = require_fill_range(), utils = require_utils(), compile2 = (c13, u14 = {}) => {
      let s10 = (e4, n12 = {}) => {
        let v7 = utils.isInvalidBrace(n12), f12 = e4.invalid === !0 && u14.escapeInvalid === !0, i8 = v7 === !0 || f12 === !0, r8 = u14.escapeInvalid === !0 ? "\\" : "", a11 = "";
        if (e4.isOpen === !0)
          return r8 + e4.value;
        if (e4.isClose === !0)
          return console.log("node.isClose", r8, e4.value), r8 + e4.value;
        if (e4.type === "open")
          return i8 ? r8 + e4.value : "(";
        if (e4.type === "close")
          return i8 ? r8 + e4.value : ")";
        if (e4.type === "comma")
          return e4.prev.type === "comma" ? "" : i8 ? e4.value : "|";
        if (e4.value)
          return e4.value;
        if (e4.nodes && e4.ranges > 0) {
          let t5 = utils.reduce(e4.nodes), l9 = fill(...t5, { ...u14, wrap: !1, toRegex: !0, strictZeros: !0 });
          if (l9.length !== 0)
            return t5.length > 1 && l9.length > 1 ? `(${l9})` : l9;
        }
        if (e4.nodes)
          for (let t5 of e4.nodes)
            a11 += s10(t5, e4);
        return a11;
      };
      return s10(c13);
    };
    module.exports = compile2;
  }
});

// node_modules/braces/lib/expand.js
var require_expand = __commonJS({
  "node_modules/braces/lib/expand.js"(exports, module) {
    "use strict";
    var fill = require_fill_range(), stringify = require_stringify(), utils = require_utils(), append = (l9 = "", t5 = "", p9 = !1) => {
      let s10 = [];
      if (l9 = [].concat(l9), t5 = [].concat(t5), !t5.length) return l9;
      if (!l9.length)
        return p9 ? utils.flatten(t5).map((e4) => `{${e4}}`) : t5;
      for (let e4 of l9)
        if (Array.isArray(e4))
          for (let r8 of e4)
            s10.push(append(r8, t5, p9));
        else
          for (let r8 of t5)
            p9 === !0 && typeof r8 == "string" && (r8 = `{${r8}}`), s10.push(Array.isArray(r8) ? append(e4, r8, p9) : e4 + r8);
      return utils.flatten(s10);
    }, expand = (l9, t5 = {}) => {
      let p9 = t5.rangeLimit === void 0 ? 1e3 : t5.rangeLimit, s10 = (e4, r8 = {}) => {
        e4.queue = [];
        let c13 = r8, n12 = r8.queue;
        for (; c13.type !== "brace" && c13.type !== "root" && c13.parent; )
          c13 = c13.parent, n12 = c13.queue;
        if (e4.invalid || e4.dollar) {
          n12.push(append(n12.pop(), stringify(e4, t5)));
          return;
        }
        if (e4.type === "brace" && e4.invalid !== !0 && e4.nodes.length === 2) {
          n12.push(append(n12.pop(), ["{}"]));
          return;
        }
        if (e4.nodes && e4.ranges > 0) {
          let a11 = utils.reduce(e4.nodes);
          if (utils.exceedsLimit(...a11, t5.step, p9))
            throw new RangeError("expanded array length exceeds range limit. Use options.rangeLimit to increase or disable the limit.");
          let i8 = fill(...a11, t5);
          i8.length === 0 && (i8 = stringify(e4, t5)), n12.push(append(n12.pop(), i8)), e4.nodes = [];
          return;
        }
        let o8 = utils.encloseBrace(e4), u14 = e4.queue, f12 = e4;
        for (; f12.type !== "brace" && f12.type !== "root" && f12.parent; )
          f12 = f12.parent, u14 = f12.queue;
        for (let a11 = 0; a11 < e4.nodes.length; a11++) {
          let i8 = e4.nodes[a11];
          if (i8.type === "comma" && e4.type === "brace") {
            a11 === 1 && u14.push(""), u14.push("");
            continue;
          }
          if (i8.type === "close") {
            n12.push(append(n12.pop(), u14, o8));
            continue;
          }
          if (i8.value && i8.type !== "open") {
            u14.push(append(u14.pop(), i8.value));
            continue;
          }
          i8.nodes && s10(i8, e4);
        }
        return u14;
      };
      return utils.flatten(s10(l9));
    };
    module.exports = expand;
  }
});

// node_modules/braces/lib/constants.js
var require_constants = __commonJS({
  "node_modules/braces/lib/constants.js"(exports, module) {
    "use strict";
    module.exports = {
      MAX_LENGTH: 1e4,
      // Digits
      CHAR_0: "0",
      /* 0 */
      CHAR_9: "9",
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: "A",
      /* A */
      CHAR_LOWERCASE_A: "a",
      /* a */
      CHAR_UPPERCASE_Z: "Z",
      /* Z */
      CHAR_LOWERCASE_Z: "z",
      /* z */
      CHAR_LEFT_PARENTHESES: "(",
      /* ( */
      CHAR_RIGHT_PARENTHESES: ")",
      /* ) */
      CHAR_ASTERISK: "*",
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: "&",
      /* & */
      CHAR_AT: "@",
      /* @ */
      CHAR_BACKSLASH: "\\",
      /* \ */
      CHAR_BACKTICK: "`",
      /* ` */
      CHAR_CARRIAGE_RETURN: "\r",
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: "^",
      /* ^ */
      CHAR_COLON: ":",
      /* : */
      CHAR_COMMA: ",",
      /* , */
      CHAR_DOLLAR: "$",
      /* . */
      CHAR_DOT: ".",
      /* . */
      CHAR_DOUBLE_QUOTE: '"',
      /* " */
      CHAR_EQUAL: "=",
      /* = */
      CHAR_EXCLAMATION_MARK: "!",
      /* ! */
      CHAR_FORM_FEED: "\f",
      /* \f */
      CHAR_FORWARD_SLASH: "/",
      /* / */
      CHAR_HASH: "#",
      /* # */
      CHAR_HYPHEN_MINUS: "-",
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: "<",
      /* < */
      CHAR_LEFT_CURLY_BRACE: "{",
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: "[",
      /* [ */
      CHAR_LINE_FEED: `
`,
      /* \n */
      CHAR_NO_BREAK_SPACE: " ",
      /* \u00A0 */
      CHAR_PERCENT: "%",
      /* % */
      CHAR_PLUS: "+",
      /* + */
      CHAR_QUESTION_MARK: "?",
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: ">",
      /* > */
      CHAR_RIGHT_CURLY_BRACE: "}",
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: "]",
      /* ] */
      CHAR_SEMICOLON: ";",
      /* ; */
      CHAR_SINGLE_QUOTE: "'",
      /* ' */
      CHAR_SPACE: " ",
      /*   */
      CHAR_TAB: "	",
      /* \t */
      CHAR_UNDERSCORE: "_",
      /* _ */
      CHAR_VERTICAL_LINE: "|",
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: "\uFEFF"
      /* \uFEFF */
    };
  }
});

// node_modules/braces/lib/parse.js
var require_parse = __commonJS({
  "node_modules/braces/lib/parse.js"(exports, module) {
    "use strict";
    var stringify = require_stringify(), {
      MAX_LENGTH,
      CHAR_BACKSLASH,
      /* \ */
      CHAR_BACKTICK,
      /* ` */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_RIGHT_SQUARE_BRACKET,
      /* ] */
      CHAR_DOUBLE_QUOTE,
      /* " */
      CHAR_SINGLE_QUOTE,
      /* ' */
      CHAR_NO_BREAK_SPACE,
      CHAR_ZERO_WIDTH_NOBREAK_SPACE
    } = require_constants(), parse = (c13, u14 = {}) => {
      if (typeof c13 != "string")
        throw new TypeError("Expected a string");
      let h6 = u14 || {}, A4 = typeof h6.maxLength == "number" ? Math.min(MAX_LENGTH, h6.maxLength) : MAX_LENGTH;
      if (c13.length > A4)
        throw new SyntaxError(`Input length (${c13.length}), exceeds max characters (${A4})`);
      let f12 = { type: "root", input: c13, nodes: [] }, i8 = [f12], t5 = f12, s10 = f12, y12 = 0, _5 = c13.length, g11 = 0, a11 = 0, e4, l9 = () => c13[g11++], o8 = (n12) => {
        if (n12.type === "text" && s10.type === "dot" && (s10.type = "text"), s10 && s10.type === "text" && n12.type === "text") {
          s10.value += n12.value;
          return;
        }
        return t5.nodes.push(n12), n12.parent = t5, n12.prev = s10, s10 = n12, n12;
      };
      for (o8({ type: "bos" }); g11 < _5; )
        if (t5 = i8[i8.length - 1], e4 = l9(), !(e4 === CHAR_ZERO_WIDTH_NOBREAK_SPACE || e4 === CHAR_NO_BREAK_SPACE)) {
          if (e4 === CHAR_BACKSLASH) {
            o8({ type: "text", value: (u14.keepEscaping ? e4 : "") + l9() });
            continue;
          }
          if (e4 === CHAR_RIGHT_SQUARE_BRACKET) {
            o8({ type: "text", value: "\\" + e4 });
            continue;
          }
          if (e4 === CHAR_LEFT_SQUARE_BRACKET) {
            y12++;
            let n12;
            for (; g11 < _5 && (n12 = l9()); ) {
              if (e4 += n12, n12 === CHAR_LEFT_SQUARE_BRACKET) {
                y12++;
                continue;
              }
              if (n12 === CHAR_BACKSLASH) {
                e4 += l9();
                continue;
              }
              if (n12 === CHAR_RIGHT_SQUARE_BRACKET && (y12--, y12 === 0))
                break;
            }
            o8({ type: "text", value: e4 });
            continue;
          }
          if (e4 === CHAR_LEFT_PARENTHESES) {
            t5 = o8({ type: "paren", nodes: [] }), i8.push(t5), o8({ type: "text", value: e4 });
            continue;
          }
          if (e4 === CHAR_RIGHT_PARENTHESES) {
            if (t5.type !== "paren") {
              o8({ type: "text", value: e4 });
              continue;
            }
            t5 = i8.pop(), o8({ type: "text", value: e4 }), t5 = i8[i8.length - 1];
            continue;
          }
          if (e4 === CHAR_DOUBLE_QUOTE || e4 === CHAR_SINGLE_QUOTE || e4 === CHAR_BACKTICK) {
            let n12 = e4, r8;
            for (u14.keepQuotes !== !0 && (e4 = ""); g11 < _5 && (r8 = l9()); ) {
              if (r8 === CHAR_BACKSLASH) {
                e4 += r8 + l9();
                continue;
              }
              if (r8 === n12) {
                u14.keepQuotes === !0 && (e4 += r8);
                break;
              }
              e4 += r8;
            }
            o8({ type: "text", value: e4 });
            continue;
          }
          if (e4 === CHAR_LEFT_CURLY_BRACE) {
            a11++;
            let r8 = {
              type: "brace",
              open: !0,
              close: !1,
              dollar: s10.value && s10.value.slice(-1) === "$" || t5.dollar === !0,
              depth: a11,
              commas: 0,
              ranges: 0,
              nodes: []
            };
            t5 = o8(r8), i8.push(t5), o8({ type: "open", value: e4 });
            continue;
          }
          if (e4 === CHAR_RIGHT_CURLY_BRACE) {
            if (t5.type !== "brace") {
              o8({ type: "text", value: e4 });
              continue;
            }
            let n12 = "close";
            t5 = i8.pop(), t5.close = !0, o8({ type: n12, value: e4 }), a11--, t5 = i8[i8.length - 1];
            continue;
          }
          if (e4 === CHAR_COMMA && a11 > 0) {
            if (t5.ranges > 0) {
              t5.ranges = 0;
              let n12 = t5.nodes.shift();
              t5.nodes = [n12, { type: "text", value: stringify(t5) }];
            }
            o8({ type: "comma", value: e4 }), t5.commas++;
            continue;
          }
          if (e4 === CHAR_DOT && a11 > 0 && t5.commas === 0) {
            let n12 = t5.nodes;
            if (a11 === 0 || n12.length === 0) {
              o8({ type: "text", value: e4 });
              continue;
            }
            if (s10.type === "dot") {
              if (t5.range = [], s10.value += e4, s10.type = "range", t5.nodes.length !== 3 && t5.nodes.length !== 5) {
                t5.invalid = !0, t5.ranges = 0, s10.type = "text";
                continue;
              }
              t5.ranges++, t5.args = [];
              continue;
            }
            if (s10.type === "range") {
              n12.pop();
              let r8 = n12[n12.length - 1];
              r8.value += s10.value + e4, s10 = r8, t5.ranges--;
              continue;
            }
            o8({ type: "dot", value: e4 });
            continue;
          }
          o8({ type: "text", value: e4 });
        }
      do
        if (t5 = i8.pop(), t5.type !== "root") {
          t5.nodes.forEach((p9) => {
            p9.nodes || (p9.type === "open" && (p9.isOpen = !0), p9.type === "close" && (p9.isClose = !0), p9.nodes || (p9.type = "text"), p9.invalid = !0);
          });
          let n12 = i8[i8.length - 1], r8 = n12.nodes.indexOf(t5);
          n12.nodes.splice(r8, 1, ...t5.nodes);
        }
      while (i8.length > 0);
      return o8({ type: "eos" }), f12;
    };
    module.exports = parse;
  }
});

// node_modules/braces/index.js
var require_braces = __commonJS({
  "node_modules/braces/index.js"(exports, module) {
    "use strict";
    var stringify = require_stringify(), compile2 = require_compile(), expand = require_expand(), parse = require_parse(), braces = (e4, r8 = {}) => {
      let a11 = [];
      if (Array.isArray(e4))
        for (let s10 of e4) {
          let t5 = braces.create(s10, r8);
          Array.isArray(t5) ? a11.push(...t5) : a11.push(t5);
        }
      else
        a11 = [].concat(braces.create(e4, r8));
      return r8 && r8.expand === !0 && r8.nodupes === !0 && (a11 = [...new Set(a11)]), a11;
    };
    braces.parse = (e4, r8 = {}) => parse(e4, r8), braces.stringify = (e4, r8 = {}) => stringify(typeof e4 == "string" ? braces.parse(e4, r8) : e4, r8), braces.compile = (e4, r8 = {}) => (typeof e4 == "string" && (e4 = braces.parse(e4, r8)), compile2(e4, r8)), braces.expand = (e4, r8 = {}) => {
      typeof e4 == "string" && (e4 = braces.parse(e4, r8));
      let a11 = expand(e4, r8);
      return r8.noempty === !0 && (a11 = a11.filter(Boolean)), r8.nodupes === !0 && (a11 = [...new Set(a11)]), a11;
    }, braces.create = (e4, r8 = {}) => e4 === "" || e4.length < 3 ? [e4] : r8.expand !== !0 ? braces.compile(e4, r8) : braces.expand(e4, r8), module.exports = braces;
  }
});

// node_modules/micromatch/node_modules/picomatch/lib/constants.js
var require_constants2 = __commonJS({
  "node_modules/micromatch/node_modules/picomatch/lib/constants.js"(exports, module) {
    "use strict";
    var path = __require("path"), WIN_SLASH = "\\\\/", WIN_NO_SLASH = `[^${WIN_SLASH}]`, DEFAULT_MAX_EXTGLOB_RECURSION = 0, DOT_LITERAL = "\\.", PLUS_LITERAL = "\\+", QMARK_LITERAL = "\\?", SLASH_LITERAL = "\\/", ONE_CHAR = "(?=.)", QMARK = "[^/]", END_ANCHOR = `(?:${SLASH_LITERAL}|$)`, START_ANCHOR = `(?:^|${SLASH_LITERAL})`, DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`, NO_DOT = `(?!${DOT_LITERAL})`, NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`, NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`, NO_DOTS_SLASH = `(?!${DOTS_SLASH})`, QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`, STAR = `${QMARK}*?`, POSIX_CHARS = {
      DOT_LITERAL,
      PLUS_LITERAL,
      QMARK_LITERAL,
      SLASH_LITERAL,
      ONE_CHAR,
      QMARK,
      END_ANCHOR,
      DOTS_SLASH,
      NO_DOT,
      NO_DOTS,
      NO_DOT_SLASH,
      NO_DOTS_SLASH,
      QMARK_NO_DOT,
      STAR,
      START_ANCHOR
    }, WINDOWS_CHARS = {
      ...POSIX_CHARS,
      SLASH_LITERAL: `[${WIN_SLASH}]`,
      QMARK: WIN_NO_SLASH,
      STAR: `${WIN_NO_SLASH}*?`,
      DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
      NO_DOT: `(?!${DOT_LITERAL})`,
      NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
      NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
      START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
      END_ANCHOR: `(?:[${WIN_SLASH}]|$)`
    }, POSIX_REGEX_SOURCE = {
      __proto__: null,
      alnum: "a-zA-Z0-9",
      alpha: "a-zA-Z",
      ascii: "\\x00-\\x7F",
      blank: " \\t",
      cntrl: "\\x00-\\x1F\\x7F",
      digit: "0-9",
      graph: "\\x21-\\x7E",
      lower: "a-z",
      print: "\\x20-\\x7E ",
      punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
      space: " \\t\\r\\n\\v\\f",
      upper: "A-Z",
      word: "A-Za-z0-9_",
      xdigit: "A-Fa-f0-9"
    };
    module.exports = {
      DEFAULT_MAX_EXTGLOB_RECURSION,
      MAX_LENGTH: 1024 * 64,
      POSIX_REGEX_SOURCE,
      // regular expressions
      REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
      REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
      REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
      REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
      REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
      REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
      // Replace globs with equivalent patterns to reduce parsing time.
      REPLACEMENTS: {
        __proto__: null,
        "***": "*",
        "**/**": "**",
        "**/**/**": "**"
      },
      // Digits
      CHAR_0: 48,
      /* 0 */
      CHAR_9: 57,
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: 65,
      /* A */
      CHAR_LOWERCASE_A: 97,
      /* a */
      CHAR_UPPERCASE_Z: 90,
      /* Z */
      CHAR_LOWERCASE_Z: 122,
      /* z */
      CHAR_LEFT_PARENTHESES: 40,
      /* ( */
      CHAR_RIGHT_PARENTHESES: 41,
      /* ) */
      CHAR_ASTERISK: 42,
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: 38,
      /* & */
      CHAR_AT: 64,
      /* @ */
      CHAR_BACKWARD_SLASH: 92,
      /* \ */
      CHAR_CARRIAGE_RETURN: 13,
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: 94,
      /* ^ */
      CHAR_COLON: 58,
      /* : */
      CHAR_COMMA: 44,
      /* , */
      CHAR_DOT: 46,
      /* . */
      CHAR_DOUBLE_QUOTE: 34,
      /* " */
      CHAR_EQUAL: 61,
      /* = */
      CHAR_EXCLAMATION_MARK: 33,
      /* ! */
      CHAR_FORM_FEED: 12,
      /* \f */
      CHAR_FORWARD_SLASH: 47,
      /* / */
      CHAR_GRAVE_ACCENT: 96,
      /* ` */
      CHAR_HASH: 35,
      /* # */
      CHAR_HYPHEN_MINUS: 45,
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: 60,
      /* < */
      CHAR_LEFT_CURLY_BRACE: 123,
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: 91,
      /* [ */
      CHAR_LINE_FEED: 10,
      /* \n */
      CHAR_NO_BREAK_SPACE: 160,
      /* \u00A0 */
      CHAR_PERCENT: 37,
      /* % */
      CHAR_PLUS: 43,
      /* + */
      CHAR_QUESTION_MARK: 63,
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: 62,
      /* > */
      CHAR_RIGHT_CURLY_BRACE: 125,
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: 93,
      /* ] */
      CHAR_SEMICOLON: 59,
      /* ; */
      CHAR_SINGLE_QUOTE: 39,
      /* ' */
      CHAR_SPACE: 32,
      /*   */
      CHAR_TAB: 9,
      /* \t */
      CHAR_UNDERSCORE: 95,
      /* _ */
      CHAR_VERTICAL_LINE: 124,
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
      /* \uFEFF */
      SEP: path.sep,
      /**
       * Create EXTGLOB_CHARS
       */
      extglobChars(A4) {
        return {
          "!": { type: "negate", open: "(?:(?!(?:", close: `))${A4.STAR})` },
          "?": { type: "qmark", open: "(?:", close: ")?" },
          "+": { type: "plus", open: "(?:", close: ")+" },
          "*": { type: "star", open: "(?:", close: ")*" },
          "@": { type: "at", open: "(?:", close: ")" }
        };
      },
      /**
       * Create GLOB_CHARS
       */
      globChars(A4) {
        return A4 === !0 ? WINDOWS_CHARS : POSIX_CHARS;
      }
    };
  }
});

// node_modules/micromatch/node_modules/picomatch/lib/utils.js
var require_utils2 = __commonJS({
  "node_modules/micromatch/node_modules/picomatch/lib/utils.js"(exports) {
    "use strict";
    var path = __require("path"), win32 = process.platform === "win32", {
      REGEX_BACKSLASH,
      REGEX_REMOVE_BACKSLASH,
      REGEX_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_GLOBAL
    } = require_constants2();
    exports.isObject = (e4) => e4 !== null && typeof e4 == "object" && !Array.isArray(e4), exports.hasRegexChars = (e4) => REGEX_SPECIAL_CHARS.test(e4), exports.isRegexChar = (e4) => e4.length === 1 && exports.hasRegexChars(e4), exports.escapeRegex = (e4) => e4.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1"), exports.toPosixSlashes = (e4) => e4.replace(REGEX_BACKSLASH, "/"), exports.removeBackslashes = (e4) => e4.replace(REGEX_REMOVE_BACKSLASH, (s10) => s10 === "\\" ? "" : s10), exports.supportsLookbehinds = () => {
      let e4 = process.version.slice(1).split(".").map(Number);
      return e4.length === 3 && e4[0] >= 9 || e4[0] === 8 && e4[1] >= 10;
    }, exports.isWindows = (e4) => e4 && typeof e4.windows == "boolean" ? e4.windows : win32 === !0 || path.sep === "\\", exports.escapeLast = (e4, s10, r8) => {
      let t5 = e4.lastIndexOf(s10, r8);
      return t5 === -1 ? e4 : e4[t5 - 1] === "\\" ? exports.escapeLast(e4, s10, t5 - 1) : `${e4.slice(0, t5)}\\${e4.slice(t5)}`;
    }, exports.removePrefix = (e4, s10 = {}) => {
      let r8 = e4;
      return r8.startsWith("./") && (r8 = r8.slice(2), s10.prefix = "./"), r8;
    }, exports.wrapOutput = (e4, s10 = {}, r8 = {}) => {
      let t5 = r8.contains ? "" : "^", p9 = r8.contains ? "" : "$", o8 = `${t5}(?:${e4})${p9}`;
      return s10.negated === !0 && (o8 = `(?:^(?!${o8}).*$)`), o8;
    };
  }
});

// node_modules/micromatch/node_modules/picomatch/lib/scan.js
var require_scan = __commonJS({
  "node_modules/micromatch/node_modules/picomatch/lib/scan.js"(exports, module) {
    "use strict";
    var utils = require_utils2(), {
      CHAR_ASTERISK,
      /* * */
      CHAR_AT,
      /* @ */
      CHAR_BACKWARD_SLASH,
      /* \ */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_EXCLAMATION_MARK,
      /* ! */
      CHAR_FORWARD_SLASH,
      /* / */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_PLUS,
      /* + */
      CHAR_QUESTION_MARK,
      /* ? */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_RIGHT_SQUARE_BRACKET
      /* ] */
    } = require_constants2(), isPathSeparator = (l9) => l9 === CHAR_FORWARD_SLASH || l9 === CHAR_BACKWARD_SLASH, depth = (l9) => {
      l9.isPrefix !== !0 && (l9.depth = l9.isGlobstar ? 1 / 0 : 1);
    }, scan = (l9, P3) => {
      let a11 = P3 || {}, v7 = l9.length - 1, b8 = a11.parts === !0 || a11.scanToEnd === !0, p9 = [], r8 = [], g11 = [], o8 = l9, A4 = -1, n12 = 0, _5 = 0, d10 = !1, I3 = !1, u14 = !1, G = !1, L4 = !1, E8 = !1, k2 = !1, m6 = !1, D2 = !1, f12 = !1, H = 0, T3, e4, t5 = { value: "", depth: 0, isGlob: !1 }, x3 = () => A4 >= v7, U2 = () => o8.charCodeAt(A4 + 1), c13 = () => (T3 = e4, o8.charCodeAt(++A4));
      for (; A4 < v7; ) {
        e4 = c13();
        let h6;
        if (e4 === CHAR_BACKWARD_SLASH) {
          k2 = t5.backslashes = !0, e4 = c13(), e4 === CHAR_LEFT_CURLY_BRACE && (E8 = !0);
          continue;
        }
        if (E8 === !0 || e4 === CHAR_LEFT_CURLY_BRACE) {
          for (H++; x3() !== !0 && (e4 = c13()); ) {
            if (e4 === CHAR_BACKWARD_SLASH) {
              k2 = t5.backslashes = !0, c13();
              continue;
            }
            if (e4 === CHAR_LEFT_CURLY_BRACE) {
              H++;
              continue;
            }
            if (E8 !== !0 && e4 === CHAR_DOT && (e4 = c13()) === CHAR_DOT) {
              if (d10 = t5.isBrace = !0, u14 = t5.isGlob = !0, f12 = !0, b8 === !0)
                continue;
              break;
            }
            if (E8 !== !0 && e4 === CHAR_COMMA) {
              if (d10 = t5.isBrace = !0, u14 = t5.isGlob = !0, f12 = !0, b8 === !0)
                continue;
              break;
            }
            if (e4 === CHAR_RIGHT_CURLY_BRACE && (H--, H === 0)) {
              E8 = !1, d10 = t5.isBrace = !0, f12 = !0;
              break;
            }
          }
          if (b8 === !0)
            continue;
          break;
        }
        if (e4 === CHAR_FORWARD_SLASH) {
          if (p9.push(A4), r8.push(t5), t5 = { value: "", depth: 0, isGlob: !1 }, f12 === !0) continue;
          if (T3 === CHAR_DOT && A4 === n12 + 1) {
            n12 += 2;
            continue;
          }
          _5 = A4 + 1;
          continue;
        }
        if (a11.noext !== !0 && (e4 === CHAR_PLUS || e4 === CHAR_AT || e4 === CHAR_ASTERISK || e4 === CHAR_QUESTION_MARK || e4 === CHAR_EXCLAMATION_MARK) && U2() === CHAR_LEFT_PARENTHESES) {
          if (u14 = t5.isGlob = !0, G = t5.isExtglob = !0, f12 = !0, e4 === CHAR_EXCLAMATION_MARK && A4 === n12 && (D2 = !0), b8 === !0) {
            for (; x3() !== !0 && (e4 = c13()); ) {
              if (e4 === CHAR_BACKWARD_SLASH) {
                k2 = t5.backslashes = !0, e4 = c13();
                continue;
              }
              if (e4 === CHAR_RIGHT_PARENTHESES) {
                u14 = t5.isGlob = !0, f12 = !0;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (e4 === CHAR_ASTERISK) {
          if (T3 === CHAR_ASTERISK && (L4 = t5.isGlobstar = !0), u14 = t5.isGlob = !0, f12 = !0, b8 === !0)
            continue;
          break;
        }
        if (e4 === CHAR_QUESTION_MARK) {
          if (u14 = t5.isGlob = !0, f12 = !0, b8 === !0)
            continue;
          break;
        }
        if (e4 === CHAR_LEFT_SQUARE_BRACKET) {
          for (; x3() !== !0 && (h6 = c13()); ) {
            if (h6 === CHAR_BACKWARD_SLASH) {
              k2 = t5.backslashes = !0, c13();
              continue;
            }
            if (h6 === CHAR_RIGHT_SQUARE_BRACKET) {
              I3 = t5.isBracket = !0, u14 = t5.isGlob = !0, f12 = !0;
              break;
            }
          }
          if (b8 === !0)
            continue;
          break;
        }
        if (a11.nonegate !== !0 && e4 === CHAR_EXCLAMATION_MARK && A4 === n12) {
          m6 = t5.negated = !0, n12++;
          continue;
        }
        if (a11.noparen !== !0 && e4 === CHAR_LEFT_PARENTHESES) {
          if (u14 = t5.isGlob = !0, b8 === !0) {
            for (; x3() !== !0 && (e4 = c13()); ) {
              if (e4 === CHAR_LEFT_PARENTHESES) {
                k2 = t5.backslashes = !0, e4 = c13();
                continue;
              }
              if (e4 === CHAR_RIGHT_PARENTHESES) {
                f12 = !0;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (u14 === !0) {
          if (f12 = !0, b8 === !0)
            continue;
          break;
        }
      }
      a11.noext === !0 && (G = !1, u14 = !1);
      let s10 = o8, S9 = "", C = "";
      n12 > 0 && (S9 = o8.slice(0, n12), o8 = o8.slice(n12), _5 -= n12), s10 && u14 === !0 && _5 > 0 ? (s10 = o8.slice(0, _5), C = o8.slice(_5)) : u14 === !0 ? (s10 = "", C = o8) : s10 = o8, s10 && s10 !== "" && s10 !== "/" && s10 !== o8 && isPathSeparator(s10.charCodeAt(s10.length - 1)) && (s10 = s10.slice(0, -1)), a11.unescape === !0 && (C && (C = utils.removeBackslashes(C)), s10 && k2 === !0 && (s10 = utils.removeBackslashes(s10)));
      let R = {
        prefix: S9,
        input: l9,
        start: n12,
        base: s10,
        glob: C,
        isBrace: d10,
        isBracket: I3,
        isGlob: u14,
        isExtglob: G,
        isGlobstar: L4,
        negated: m6,
        negatedExtglob: D2
      };
      if (a11.tokens === !0 && (R.maxDepth = 0, isPathSeparator(e4) || r8.push(t5), R.tokens = r8), a11.parts === !0 || a11.tokens === !0) {
        let h6;
        for (let i8 = 0; i8 < p9.length; i8++) {
          let w10 = h6 ? h6 + 1 : n12, K3 = p9[i8], B2 = l9.slice(w10, K3);
          a11.tokens && (i8 === 0 && n12 !== 0 ? (r8[i8].isPrefix = !0, r8[i8].value = S9) : r8[i8].value = B2, depth(r8[i8]), R.maxDepth += r8[i8].depth), (i8 !== 0 || B2 !== "") && g11.push(B2), h6 = K3;
        }
        if (h6 && h6 + 1 < l9.length) {
          let i8 = l9.slice(h6 + 1);
          g11.push(i8), a11.tokens && (r8[r8.length - 1].value = i8, depth(r8[r8.length - 1]), R.maxDepth += r8[r8.length - 1].depth);
        }
        R.slashes = p9, R.parts = g11;
      }
      return R;
    };
    module.exports = scan;
  }
});

// node_modules/micromatch/node_modules/picomatch/lib/parse.js
var require_parse2 = __commonJS({
  "node_modules/micromatch/node_modules/picomatch/lib/parse.js"(exports, module) {
    "use strict";
    var constants = require_constants2(), utils = require_utils2(), {
      MAX_LENGTH,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants, expandRange = (s10, a11) => {
      if (typeof a11.expandRange == "function")
        return a11.expandRange(...s10, a11);
      s10.sort();
      let t5 = `[${s10.join("-")}]`;
      try {
        new RegExp(t5);
      } catch {
        return s10.map((c13) => utils.escapeRegex(c13)).join("..");
      }
      return t5;
    }, syntaxError = (s10, a11) => `Missing ${s10}: "${a11}" - use "\\\\${a11}" to match literal characters`, splitTopLevel = (s10) => {
      let a11 = [], t5 = 0, h6 = 0, c13 = 0, f12 = "", i8 = !1;
      for (let g11 of s10) {
        if (i8 === !0) {
          f12 += g11, i8 = !1;
          continue;
        }
        if (g11 === "\\") {
          f12 += g11, i8 = !0;
          continue;
        }
        if (g11 === '"') {
          c13 = c13 === 1 ? 0 : 1, f12 += g11;
          continue;
        }
        if (c13 === 0) {
          if (g11 === "[")
            t5++;
          else if (g11 === "]" && t5 > 0)
            t5--;
          else if (t5 === 0) {
            if (g11 === "(")
              h6++;
            else if (g11 === ")" && h6 > 0)
              h6--;
            else if (g11 === "|" && h6 === 0) {
              a11.push(f12), f12 = "";
              continue;
            }
          }
        }
        f12 += g11;
      }
      return a11.push(f12), a11;
    }, isPlainBranch = (s10) => {
      let a11 = !1;
      for (let t5 of s10) {
        if (a11 === !0) {
          a11 = !1;
          continue;
        }
        if (t5 === "\\") {
          a11 = !0;
          continue;
        }
        if (/[?*+@!()[\]{}]/.test(t5))
          return !1;
      }
      return !0;
    }, normalizeSimpleBranch = (s10) => {
      let a11 = s10.trim(), t5 = !0;
      for (; t5 === !0; )
        t5 = !1, /^@\([^\\()[\]{}|]+\)$/.test(a11) && (a11 = a11.slice(2, -1), t5 = !0);
      if (isPlainBranch(a11))
        return a11.replace(/\\(.)/g, "$1");
    }, hasRepeatedCharPrefixOverlap = (s10) => {
      let a11 = s10.map(normalizeSimpleBranch).filter(Boolean);
      for (let t5 = 0; t5 < a11.length; t5++)
        for (let h6 = t5 + 1; h6 < a11.length; h6++) {
          let c13 = a11[t5], f12 = a11[h6], i8 = c13[0];
          if (!(!i8 || c13 !== i8.repeat(c13.length) || f12 !== i8.repeat(f12.length)) && (c13 === f12 || c13.startsWith(f12) || f12.startsWith(c13)))
            return !0;
        }
      return !1;
    }, parseRepeatedExtglob = (s10, a11 = !0) => {
      if (s10[0] !== "+" && s10[0] !== "*" || s10[1] !== "(")
        return;
      let t5 = 0, h6 = 0, c13 = 0, f12 = !1;
      for (let i8 = 1; i8 < s10.length; i8++) {
        let g11 = s10[i8];
        if (f12 === !0) {
          f12 = !1;
          continue;
        }
        if (g11 === "\\") {
          f12 = !0;
          continue;
        }
        if (g11 === '"') {
          c13 = c13 === 1 ? 0 : 1;
          continue;
        }
        if (c13 !== 1) {
          if (g11 === "[") {
            t5++;
            continue;
          }
          if (g11 === "]" && t5 > 0) {
            t5--;
            continue;
          }
          if (!(t5 > 0)) {
            if (g11 === "(") {
              h6++;
              continue;
            }
            if (g11 === ")" && (h6--, h6 === 0))
              return a11 === !0 && i8 !== s10.length - 1 ? void 0 : {
                type: s10[0],
                body: s10.slice(2, i8),
                end: i8
              };
          }
        }
      }
    }, getStarExtglobSequenceOutput = (s10) => {
      let a11 = 0, t5 = [];
      for (; a11 < s10.length; ) {
        let c13 = parseRepeatedExtglob(s10.slice(a11), !1);
        if (!c13 || c13.type !== "*")
          return;
        let f12 = splitTopLevel(c13.body).map((g11) => g11.trim());
        if (f12.length !== 1)
          return;
        let i8 = normalizeSimpleBranch(f12[0]);
        if (!i8 || i8.length !== 1)
          return;
        t5.push(i8), a11 += c13.end + 1;
      }
      return t5.length < 1 ? void 0 : `${t5.length === 1 ? utils.escapeRegex(t5[0]) : `[${t5.map((c13) => utils.escapeRegex(c13)).join("")}]`}*`;
    }, repeatedExtglobRecursion = (s10) => {
      let a11 = 0, t5 = s10.trim(), h6 = parseRepeatedExtglob(t5);
      for (; h6; )
        a11++, t5 = h6.body.trim(), h6 = parseRepeatedExtglob(t5);
      return a11;
    }, analyzeRepeatedExtglob = (s10, a11) => {
      if (a11.maxExtglobRecursion === !1)
        return { risky: !1 };
      let t5 = typeof a11.maxExtglobRecursion == "number" ? a11.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION, h6 = splitTopLevel(s10).map((c13) => c13.trim());
      if (h6.length > 1 && (h6.some((c13) => c13 === "") || h6.some((c13) => /^[*?]+$/.test(c13)) || hasRepeatedCharPrefixOverlap(h6)))
        return { risky: !0 };
      for (let c13 of h6) {
        let f12 = getStarExtglobSequenceOutput(c13);
        if (f12)
          return { risky: !0, safeOutput: f12 };
        if (repeatedExtglobRecursion(c13) > t5)
          return { risky: !0 };
      }
      return { risky: !1 };
    }, parse = (s10, a11) => {
      if (typeof s10 != "string")
        throw new TypeError("Expected a string");
      s10 = REPLACEMENTS[s10] || s10;
      let t5 = { ...a11 }, h6 = typeof t5.maxLength == "number" ? Math.min(MAX_LENGTH, t5.maxLength) : MAX_LENGTH, c13 = s10.length;
      if (c13 > h6)
        throw new SyntaxError(`Input length: ${c13}, exceeds maximum allowed length: ${h6}`);
      let f12 = { type: "bos", value: "", output: t5.prepend || "" }, i8 = [f12], g11 = t5.capture ? "" : "?:", O4 = utils.isWindows(a11), M3 = constants.globChars(O4), G = constants.extglobChars(M3), {
        DOT_LITERAL: N3,
        PLUS_LITERAL: X,
        SLASH_LITERAL: A4,
        ONE_CHAR: B2,
        DOTS_SLASH: _5,
        NO_DOT: D2,
        NO_DOT_SLASH: j2,
        NO_DOTS_SLASH: U2,
        QMARK: d10,
        QMARK_NO_DOT: H,
        STAR: W2,
        START_ANCHOR: J
      } = M3, E8 = (r8) => `(${g11}(?:(?!${J}${r8.dot ? _5 : N3}).)*?)`, L4 = t5.dot ? "" : D2, P3 = t5.dot ? d10 : H, m6 = t5.bash === !0 ? E8(t5) : W2;
      t5.capture && (m6 = `(${m6})`), typeof t5.noext == "boolean" && (t5.noextglob = t5.noext);
      let u14 = {
        input: s10,
        index: -1,
        start: 0,
        dot: t5.dot === !0,
        consumed: "",
        output: "",
        prefix: "",
        backtrack: !1,
        negated: !1,
        brackets: 0,
        braces: 0,
        parens: 0,
        quotes: 0,
        globstar: !1,
        tokens: i8
      };
      s10 = utils.removePrefix(s10, u14), c13 = s10.length;
      let S9 = [], T3 = [], F3 = [], e4 = f12, n12, K3 = () => u14.index === c13 - 1, v7 = u14.peek = (r8 = 1) => s10[u14.index + r8], I3 = u14.advance = () => s10[++u14.index] || "", q2 = () => s10.slice(u14.index + 1), k2 = (r8 = "", y12 = 0) => {
        u14.consumed += r8, u14.index += y12;
      }, Q2 = (r8) => {
        u14.output += r8.output != null ? r8.output : r8.value, k2(r8.value);
      }, Y2 = () => {
        let r8 = 1;
        for (; v7() === "!" && (v7(2) !== "(" || v7(3) === "?"); )
          I3(), u14.start++, r8++;
        return r8 % 2 === 0 ? !1 : (u14.negated = !0, u14.start++, !0);
      }, z2 = (r8) => {
        u14[r8]++, F3.push(r8);
      }, C = (r8) => {
        u14[r8]--, F3.pop();
      }, l9 = (r8) => {
        if (e4.type === "globstar") {
          let y12 = u14.braces > 0 && (r8.type === "comma" || r8.type === "brace"), o8 = r8.extglob === !0 || S9.length && (r8.type === "pipe" || r8.type === "paren");
          r8.type !== "slash" && r8.type !== "paren" && !y12 && !o8 && (u14.output = u14.output.slice(0, -e4.output.length), e4.type = "star", e4.value = "*", e4.output = m6, u14.output += e4.output);
        }
        if (S9.length && r8.type !== "paren" && (S9[S9.length - 1].inner += r8.value), (r8.value || r8.output) && Q2(r8), e4 && e4.type === "text" && r8.type === "text") {
          e4.value += r8.value, e4.output = (e4.output || "") + r8.value;
          return;
        }
        r8.prev = e4, i8.push(r8), e4 = r8;
      }, V2 = (r8, y12) => {
        let o8 = { ...G[y12], conditions: 1, inner: "" };
        o8.prev = e4, o8.parens = u14.parens, o8.output = u14.output, o8.startIndex = u14.index, o8.tokensIndex = i8.length;
        let p9 = (t5.capture ? "(" : "") + o8.open;
        z2("parens"), l9({ type: r8, value: y12, output: u14.output ? "" : B2 }), l9({ type: "paren", extglob: !0, value: I3(), output: p9 }), S9.push(o8);
      }, Z = (r8) => {
        let y12 = s10.slice(r8.startIndex, u14.index + 1), o8 = s10.slice(r8.startIndex + 2, u14.index), p9 = analyzeRepeatedExtglob(o8, t5);
        if ((r8.type === "plus" || r8.type === "star") && p9.risky) {
          let x3 = p9.safeOutput ? (r8.output ? "" : B2) + (t5.capture ? `(${p9.safeOutput})` : p9.safeOutput) : void 0, R = i8[r8.tokensIndex];
          R.type = "text", R.value = y12, R.output = x3 || utils.escapeRegex(y12);
          for (let w10 = r8.tokensIndex + 1; w10 < i8.length; w10++)
            i8[w10].value = "", i8[w10].output = "", delete i8[w10].suffix;
          u14.output = r8.output + R.output, u14.backtrack = !0, l9({ type: "paren", extglob: !0, value: n12, output: "" }), C("parens");
          return;
        }
        let b8 = r8.close + (t5.capture ? ")" : ""), $;
        if (r8.type === "negate") {
          let x3 = m6;
          if (r8.inner && r8.inner.length > 1 && r8.inner.includes("/") && (x3 = E8(t5)), (x3 !== m6 || K3() || /^\)+$/.test(q2())) && (b8 = r8.close = `)$))${x3}`), r8.inner.includes("*") && ($ = q2()) && /^\.[^\\/.]+$/.test($)) {
            let R = parse($, { ...a11, fastpaths: !1 }).output;
            b8 = r8.close = `)${R})${x3})`;
          }
          r8.prev.type === "bos" && (u14.negatedExtglob = !0);
        }
        l9({ type: "paren", extglob: !0, value: n12, output: b8 }), C("parens");
      };
      if (t5.fastpaths !== !1 && !/(^[*!]|[/()[\]{}"])/.test(s10)) {
        let r8 = !1, y12 = s10.replace(REGEX_SPECIAL_CHARS_BACKREF, (o8, p9, b8, $, x3, R) => $ === "\\" ? (r8 = !0, o8) : $ === "?" ? p9 ? p9 + $ + (x3 ? d10.repeat(x3.length) : "") : R === 0 ? P3 + (x3 ? d10.repeat(x3.length) : "") : d10.repeat(b8.length) : $ === "." ? N3.repeat(b8.length) : $ === "*" ? p9 ? p9 + $ + (x3 ? m6 : "") : m6 : p9 ? o8 : `\\${o8}`);
        return r8 === !0 && (t5.unescape === !0 ? y12 = y12.replace(/\\/g, "") : y12 = y12.replace(/\\+/g, (o8) => o8.length % 2 === 0 ? "\\\\" : o8 ? "\\" : "")), y12 === s10 && t5.contains === !0 ? (u14.output = s10, u14) : (u14.output = utils.wrapOutput(y12, u14, a11), u14);
      }
      for (; !K3(); ) {
        if (n12 = I3(), n12 === "\0")
          continue;
        if (n12 === "\\") {
          let o8 = v7();
          if (o8 === "/" && t5.bash !== !0 || o8 === "." || o8 === ";")
            continue;
          if (!o8) {
            n12 += "\\", l9({ type: "text", value: n12 });
            continue;
          }
          let p9 = /^\\+/.exec(q2()), b8 = 0;
          if (p9 && p9[0].length > 2 && (b8 = p9[0].length, u14.index += b8, b8 % 2 !== 0 && (n12 += "\\")), t5.unescape === !0 ? n12 = I3() : n12 += I3(), u14.brackets === 0) {
            l9({ type: "text", value: n12 });
            continue;
          }
        }
        if (u14.brackets > 0 && (n12 !== "]" || e4.value === "[" || e4.value === "[^")) {
          if (t5.posix !== !1 && n12 === ":") {
            let o8 = e4.value.slice(1);
            if (o8.includes("[") && (e4.posix = !0, o8.includes(":"))) {
              let p9 = e4.value.lastIndexOf("["), b8 = e4.value.slice(0, p9), $ = e4.value.slice(p9 + 2), x3 = POSIX_REGEX_SOURCE[$];
              if (x3) {
                e4.value = b8 + x3, u14.backtrack = !0, I3(), !f12.output && i8.indexOf(e4) === 1 && (f12.output = B2);
                continue;
              }
            }
          }
          (n12 === "[" && v7() !== ":" || n12 === "-" && v7() === "]") && (n12 = `\\${n12}`), n12 === "]" && (e4.value === "[" || e4.value === "[^") && (n12 = `\\${n12}`), t5.posix === !0 && n12 === "!" && e4.value === "[" && (n12 = "^"), e4.value += n12, Q2({ value: n12 });
          continue;
        }
        if (u14.quotes === 1 && n12 !== '"') {
          n12 = utils.escapeRegex(n12), e4.value += n12, Q2({ value: n12 });
          continue;
        }
        if (n12 === '"') {
          u14.quotes = u14.quotes === 1 ? 0 : 1, t5.keepQuotes === !0 && l9({ type: "text", value: n12 });
          continue;
        }
        if (n12 === "(") {
          z2("parens"), l9({ type: "paren", value: n12 });
          continue;
        }
        if (n12 === ")") {
          if (u14.parens === 0 && t5.strictBrackets === !0)
            throw new SyntaxError(syntaxError("opening", "("));
          let o8 = S9[S9.length - 1];
          if (o8 && u14.parens === o8.parens + 1) {
            Z(S9.pop());
            continue;
          }
          l9({ type: "paren", value: n12, output: u14.parens ? ")" : "\\)" }), C("parens");
          continue;
        }
        if (n12 === "[") {
          if (t5.nobracket === !0 || !q2().includes("]")) {
            if (t5.nobracket !== !0 && t5.strictBrackets === !0)
              throw new SyntaxError(syntaxError("closing", "]"));
            n12 = `\\${n12}`;
          } else
            z2("brackets");
          l9({ type: "bracket", value: n12 });
          continue;
        }
        if (n12 === "]") {
          if (t5.nobracket === !0 || e4 && e4.type === "bracket" && e4.value.length === 1) {
            l9({ type: "text", value: n12, output: `\\${n12}` });
            continue;
          }
          if (u14.brackets === 0) {
            if (t5.strictBrackets === !0)
              throw new SyntaxError(syntaxError("opening", "["));
            l9({ type: "text", value: n12, output: `\\${n12}` });
            continue;
          }
          C("brackets");
          let o8 = e4.value.slice(1);
          if (e4.posix !== !0 && o8[0] === "^" && !o8.includes("/") && (n12 = `/${n12}`), e4.value += n12, Q2({ value: n12 }), t5.literalBrackets === !1 || utils.hasRegexChars(o8))
            continue;
          let p9 = utils.escapeRegex(e4.value);
          if (u14.output = u14.output.slice(0, -e4.value.length), t5.literalBrackets === !0) {
            u14.output += p9, e4.value = p9;
            continue;
          }
          e4.value = `(${g11}${p9}|${e4.value})`, u14.output += e4.value;
          continue;
        }
        if (n12 === "{" && t5.nobrace !== !0) {
          z2("braces");
          let o8 = {
            type: "brace",
            value: n12,
            output: "(",
            outputIndex: u14.output.length,
            tokensIndex: u14.tokens.length
          };
          T3.push(o8), l9(o8);
          continue;
        }
        if (n12 === "}") {
          let o8 = T3[T3.length - 1];
          if (t5.nobrace === !0 || !o8) {
            l9({ type: "text", value: n12, output: n12 });
            continue;
          }
          let p9 = ")";
          if (o8.dots === !0) {
            let b8 = i8.slice(), $ = [];
            for (let x3 = b8.length - 1; x3 >= 0 && (i8.pop(), b8[x3].type !== "brace"); x3--)
              b8[x3].type !== "dots" && $.unshift(b8[x3].value);
            p9 = expandRange($, t5), u14.backtrack = !0;
          }
          if (o8.comma !== !0 && o8.dots !== !0) {
            let b8 = u14.output.slice(0, o8.outputIndex), $ = u14.tokens.slice(o8.tokensIndex);
            o8.value = o8.output = "\\{", n12 = p9 = "\\}", u14.output = b8;
            for (let x3 of $)
              u14.output += x3.output || x3.value;
          }
          l9({ type: "brace", value: n12, output: p9 }), C("braces"), T3.pop();
          continue;
        }
        if (n12 === "|") {
          S9.length > 0 && S9[S9.length - 1].conditions++, l9({ type: "text", value: n12 });
          continue;
        }
        if (n12 === ",") {
          let o8 = n12, p9 = T3[T3.length - 1];
          p9 && F3[F3.length - 1] === "braces" && (p9.comma = !0, o8 = "|"), l9({ type: "comma", value: n12, output: o8 });
          continue;
        }
        if (n12 === "/") {
          if (e4.type === "dot" && u14.index === u14.start + 1) {
            u14.start = u14.index + 1, u14.consumed = "", u14.output = "", i8.pop(), e4 = f12;
            continue;
          }
          l9({ type: "slash", value: n12, output: A4 });
          continue;
        }
        if (n12 === ".") {
          if (u14.braces > 0 && e4.type === "dot") {
            e4.value === "." && (e4.output = N3);
            let o8 = T3[T3.length - 1];
            e4.type = "dots", e4.output += n12, e4.value += n12, o8.dots = !0;
            continue;
          }
          if (u14.braces + u14.parens === 0 && e4.type !== "bos" && e4.type !== "slash") {
            l9({ type: "text", value: n12, output: N3 });
            continue;
          }
          l9({ type: "dot", value: n12, output: N3 });
          continue;
        }
        if (n12 === "?") {
          if (!(e4 && e4.value === "(") && t5.noextglob !== !0 && v7() === "(" && v7(2) !== "?") {
            V2("qmark", n12);
            continue;
          }
          if (e4 && e4.type === "paren") {
            let p9 = v7(), b8 = n12;
            if (p9 === "<" && !utils.supportsLookbehinds())
              throw new Error("Node.js v10 or higher is required for regex lookbehinds");
            (e4.value === "(" && !/[!=<:]/.test(p9) || p9 === "<" && !/<([!=]|\w+>)/.test(q2())) && (b8 = `\\${n12}`), l9({ type: "text", value: n12, output: b8 });
            continue;
          }
          if (t5.dot !== !0 && (e4.type === "slash" || e4.type === "bos")) {
            l9({ type: "qmark", value: n12, output: H });
            continue;
          }
          l9({ type: "qmark", value: n12, output: d10 });
          continue;
        }
        if (n12 === "!") {
          if (t5.noextglob !== !0 && v7() === "(" && (v7(2) !== "?" || !/[!=<:]/.test(v7(3)))) {
            V2("negate", n12);
            continue;
          }
          if (t5.nonegate !== !0 && u14.index === 0) {
            Y2();
            continue;
          }
        }
        if (n12 === "+") {
          if (t5.noextglob !== !0 && v7() === "(" && v7(2) !== "?") {
            V2("plus", n12);
            continue;
          }
          if (e4 && e4.value === "(" || t5.regex === !1) {
            l9({ type: "plus", value: n12, output: X });
            continue;
          }
          if (e4 && (e4.type === "bracket" || e4.type === "paren" || e4.type === "brace") || u14.parens > 0) {
            l9({ type: "plus", value: n12 });
            continue;
          }
          l9({ type: "plus", value: X });
          continue;
        }
        if (n12 === "@") {
          if (t5.noextglob !== !0 && v7() === "(" && v7(2) !== "?") {
            l9({ type: "at", extglob: !0, value: n12, output: "" });
            continue;
          }
          l9({ type: "text", value: n12 });
          continue;
        }
        if (n12 !== "*") {
          (n12 === "$" || n12 === "^") && (n12 = `\\${n12}`);
          let o8 = REGEX_NON_SPECIAL_CHARS.exec(q2());
          o8 && (n12 += o8[0], u14.index += o8[0].length), l9({ type: "text", value: n12 });
          continue;
        }
        if (e4 && (e4.type === "globstar" || e4.star === !0)) {
          e4.type = "star", e4.star = !0, e4.value += n12, e4.output = m6, u14.backtrack = !0, u14.globstar = !0, k2(n12);
          continue;
        }
        let r8 = q2();
        if (t5.noextglob !== !0 && /^\([^?]/.test(r8)) {
          V2("star", n12);
          continue;
        }
        if (e4.type === "star") {
          if (t5.noglobstar === !0) {
            k2(n12);
            continue;
          }
          let o8 = e4.prev, p9 = o8.prev, b8 = o8.type === "slash" || o8.type === "bos", $ = p9 && (p9.type === "star" || p9.type === "globstar");
          if (t5.bash === !0 && (!b8 || r8[0] && r8[0] !== "/")) {
            l9({ type: "star", value: n12, output: "" });
            continue;
          }
          let x3 = u14.braces > 0 && (o8.type === "comma" || o8.type === "brace"), R = S9.length && (o8.type === "pipe" || o8.type === "paren");
          if (!b8 && o8.type !== "paren" && !x3 && !R) {
            l9({ type: "star", value: n12, output: "" });
            continue;
          }
          for (; r8.slice(0, 3) === "/**"; ) {
            let w10 = s10[u14.index + 4];
            if (w10 && w10 !== "/")
              break;
            r8 = r8.slice(3), k2("/**", 3);
          }
          if (o8.type === "bos" && K3()) {
            e4.type = "globstar", e4.value += n12, e4.output = E8(t5), u14.output = e4.output, u14.globstar = !0, k2(n12);
            continue;
          }
          if (o8.type === "slash" && o8.prev.type !== "bos" && !$ && K3()) {
            u14.output = u14.output.slice(0, -(o8.output + e4.output).length), o8.output = `(?:${o8.output}`, e4.type = "globstar", e4.output = E8(t5) + (t5.strictSlashes ? ")" : "|$)"), e4.value += n12, u14.globstar = !0, u14.output += o8.output + e4.output, k2(n12);
            continue;
          }
          if (o8.type === "slash" && o8.prev.type !== "bos" && r8[0] === "/") {
            let w10 = r8[1] !== void 0 ? "|$" : "";
            u14.output = u14.output.slice(0, -(o8.output + e4.output).length), o8.output = `(?:${o8.output}`, e4.type = "globstar", e4.output = `${E8(t5)}${A4}|${A4}${w10})`, e4.value += n12, u14.output += o8.output + e4.output, u14.globstar = !0, k2(n12 + I3()), l9({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (o8.type === "bos" && r8[0] === "/") {
            e4.type = "globstar", e4.value += n12, e4.output = `(?:^|${A4}|${E8(t5)}${A4})`, u14.output = e4.output, u14.globstar = !0, k2(n12 + I3()), l9({ type: "slash", value: "/", output: "" });
            continue;
          }
          u14.output = u14.output.slice(0, -e4.output.length), e4.type = "globstar", e4.output = E8(t5), e4.value += n12, u14.output += e4.output, u14.globstar = !0, k2(n12);
          continue;
        }
        let y12 = { type: "star", value: n12, output: m6 };
        if (t5.bash === !0) {
          y12.output = ".*?", (e4.type === "bos" || e4.type === "slash") && (y12.output = L4 + y12.output), l9(y12);
          continue;
        }
        if (e4 && (e4.type === "bracket" || e4.type === "paren") && t5.regex === !0) {
          y12.output = n12, l9(y12);
          continue;
        }
        (u14.index === u14.start || e4.type === "slash" || e4.type === "dot") && (e4.type === "dot" ? (u14.output += j2, e4.output += j2) : t5.dot === !0 ? (u14.output += U2, e4.output += U2) : (u14.output += L4, e4.output += L4), v7() !== "*" && (u14.output += B2, e4.output += B2)), l9(y12);
      }
      for (; u14.brackets > 0; ) {
        if (t5.strictBrackets === !0) throw new SyntaxError(syntaxError("closing", "]"));
        u14.output = utils.escapeLast(u14.output, "["), C("brackets");
      }
      for (; u14.parens > 0; ) {
        if (t5.strictBrackets === !0) throw new SyntaxError(syntaxError("closing", ")"));
        u14.output = utils.escapeLast(u14.output, "("), C("parens");
      }
      for (; u14.braces > 0; ) {
        if (t5.strictBrackets === !0) throw new SyntaxError(syntaxError("closing", "}"));
        u14.output = utils.escapeLast(u14.output, "{"), C("braces");
      }
      if (t5.strictSlashes !== !0 && (e4.type === "star" || e4.type === "bracket") && l9({ type: "maybe_slash", value: "", output: `${A4}?` }), u14.backtrack === !0) {
        u14.output = "";
        for (let r8 of u14.tokens)
          u14.output += r8.output != null ? r8.output : r8.value, r8.suffix && (u14.output += r8.suffix);
      }
      return u14;
    };
    parse.fastpaths = (s10, a11) => {
      let t5 = { ...a11 }, h6 = typeof t5.maxLength == "number" ? Math.min(MAX_LENGTH, t5.maxLength) : MAX_LENGTH, c13 = s10.length;
      if (c13 > h6)
        throw new SyntaxError(`Input length: ${c13}, exceeds maximum allowed length: ${h6}`);
      s10 = REPLACEMENTS[s10] || s10;
      let f12 = utils.isWindows(a11), {
        DOT_LITERAL: i8,
        SLASH_LITERAL: g11,
        ONE_CHAR: O4,
        DOTS_SLASH: M3,
        NO_DOT: G,
        NO_DOTS: N3,
        NO_DOTS_SLASH: X,
        STAR: A4,
        START_ANCHOR: B2
      } = constants.globChars(f12), _5 = t5.dot ? N3 : G, D2 = t5.dot ? X : G, j2 = t5.capture ? "" : "?:", U2 = { negated: !1, prefix: "" }, d10 = t5.bash === !0 ? ".*?" : A4;
      t5.capture && (d10 = `(${d10})`);
      let H = (L4) => L4.noglobstar === !0 ? d10 : `(${j2}(?:(?!${B2}${L4.dot ? M3 : i8}).)*?)`, W2 = (L4) => {
        switch (L4) {
          case "*":
            return `${_5}${O4}${d10}`;
          case ".*":
            return `${i8}${O4}${d10}`;
          case "*.*":
            return `${_5}${d10}${i8}${O4}${d10}`;
          case "*/*":
            return `${_5}${d10}${g11}${O4}${D2}${d10}`;
          case "**":
            return _5 + H(t5);
          case "**/*":
            return `(?:${_5}${H(t5)}${g11})?${D2}${O4}${d10}`;
          case "**/*.*":
            return `(?:${_5}${H(t5)}${g11})?${D2}${d10}${i8}${O4}${d10}`;
          case "**/.*":
            return `(?:${_5}${H(t5)}${g11})?${i8}${O4}${d10}`;
          default: {
            let P3 = /^(.*?)\.(\w+)$/.exec(L4);
            if (!P3) return;
            let m6 = W2(P3[1]);
            return m6 ? m6 + i8 + P3[2] : void 0;
          }
        }
      }, J = utils.removePrefix(s10, U2), E8 = W2(J);
      return E8 && t5.strictSlashes !== !0 && (E8 += `${g11}?`), E8;
    }, module.exports = parse;
  }
});

// node_modules/micromatch/node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "node_modules/micromatch/node_modules/picomatch/lib/picomatch.js"(exports, module) {
    "use strict";
    var path = __require("path"), scan = require_scan(), parse = require_parse2(), utils = require_utils2(), constants = require_constants2(), isObject = (e4) => e4 && typeof e4 == "object" && !Array.isArray(e4), picomatch = (e4, t5, s10 = !1) => {
      if (Array.isArray(e4)) {
        let i8 = e4.map((l9) => picomatch(l9, t5, s10));
        return (l9) => {
          for (let m6 of i8) {
            let p9 = m6(l9);
            if (p9) return p9;
          }
          return !1;
        };
      }
      let c13 = isObject(e4) && e4.tokens && e4.input;
      if (e4 === "" || typeof e4 != "string" && !c13)
        throw new TypeError("Expected pattern to be a non-empty string");
      let r8 = t5 || {}, o8 = utils.isWindows(t5), n12 = c13 ? picomatch.compileRe(e4, t5) : picomatch.makeRe(e4, t5, !1, !0), a11 = n12.state;
      delete n12.state;
      let f12 = () => !1;
      if (r8.ignore) {
        let i8 = { ...t5, ignore: null, onMatch: null, onResult: null };
        f12 = picomatch(r8.ignore, i8, s10);
      }
      let y12 = (i8, h6 = !1) => {
        let { isMatch: l9, match: m6, output: p9 } = picomatch.test(i8, n12, t5, { glob: e4, posix: o8 }), u14 = { glob: e4, state: a11, regex: n12, posix: o8, input: i8, output: p9, match: m6, isMatch: l9 };
        return typeof r8.onResult == "function" && r8.onResult(u14), l9 === !1 ? (u14.isMatch = !1, h6 ? u14 : !1) : f12(i8) ? (typeof r8.onIgnore == "function" && r8.onIgnore(u14), u14.isMatch = !1, h6 ? u14 : !1) : (typeof r8.onMatch == "function" && r8.onMatch(u14), h6 ? u14 : !0);
      };
      return s10 && (y12.state = a11), y12;
    };
    picomatch.test = (e4, t5, s10, { glob: c13, posix: r8 } = {}) => {
      if (typeof e4 != "string")
        throw new TypeError("Expected input to be a string");
      if (e4 === "")
        return { isMatch: !1, output: "" };
      let o8 = s10 || {}, n12 = o8.format || (r8 ? utils.toPosixSlashes : null), a11 = e4 === c13, f12 = a11 && n12 ? n12(e4) : e4;
      return a11 === !1 && (f12 = n12 ? n12(e4) : e4, a11 = f12 === c13), (a11 === !1 || o8.capture === !0) && (o8.matchBase === !0 || o8.basename === !0 ? a11 = picomatch.matchBase(e4, t5, s10, r8) : a11 = t5.exec(f12)), { isMatch: !!a11, match: a11, output: f12 };
    }, picomatch.matchBase = (e4, t5, s10, c13 = utils.isWindows(s10)) => (t5 instanceof RegExp ? t5 : picomatch.makeRe(t5, s10)).test(path.basename(e4)), picomatch.isMatch = (e4, t5, s10) => picomatch(t5, s10)(e4), picomatch.parse = (e4, t5) => Array.isArray(e4) ? e4.map((s10) => picomatch.parse(s10, t5)) : parse(e4, { ...t5, fastpaths: !1 }), picomatch.scan = (e4, t5) => scan(e4, t5), picomatch.compileRe = (e4, t5, s10 = !1, c13 = !1) => {
      if (s10 === !0)
        return e4.output;
      let r8 = t5 || {}, o8 = r8.contains ? "" : "^", n12 = r8.contains ? "" : "$", a11 = `${o8}(?:${e4.output})${n12}`;
      e4 && e4.negated === !0 && (a11 = `^(?!${a11}).*$`);
      let f12 = picomatch.toRegex(a11, t5);
      return c13 === !0 && (f12.state = e4), f12;
    }, picomatch.makeRe = (e4, t5 = {}, s10 = !1, c13 = !1) => {
      if (!e4 || typeof e4 != "string")
        throw new TypeError("Expected a non-empty string");
      let r8 = { negated: !1, fastpaths: !0 };
      return t5.fastpaths !== !1 && (e4[0] === "." || e4[0] === "*") && (r8.output = parse.fastpaths(e4, t5)), r8.output || (r8 = parse(e4, t5)), picomatch.compileRe(r8, t5, s10, c13);
    }, picomatch.toRegex = (e4, t5) => {
      try {
        let s10 = t5 || {};
        return new RegExp(e4, s10.flags || (s10.nocase ? "i" : ""));
      } catch (s10) {
        if (t5 && t5.debug === !0) throw s10;
        return /$^/;
      }
    }, picomatch.constants = constants, module.exports = picomatch;
  }
});

// node_modules/micromatch/node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "node_modules/micromatch/node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    module.exports = require_picomatch();
  }
});

// node_modules/micromatch/index.js
var require_micromatch = __commonJS({
  "node_modules/micromatch/index.js"(exports, module) {
    "use strict";
    var util = __require("util"), braces = require_braces(), picomatch = require_picomatch2(), utils = require_utils2(), isEmptyString = (e4) => e4 === "" || e4 === "./", hasBraces = (e4) => {
      let t5 = e4.indexOf("{");
      return t5 > -1 && e4.indexOf("}", t5) > -1;
    }, micromatch2 = (e4, t5, r8) => {
      t5 = [].concat(t5), e4 = [].concat(e4);
      let c13 = /* @__PURE__ */ new Set(), i8 = /* @__PURE__ */ new Set(), n12 = /* @__PURE__ */ new Set(), l9 = 0, a11 = (u14) => {
        n12.add(u14.output), r8 && r8.onResult && r8.onResult(u14);
      };
      for (let u14 = 0; u14 < t5.length; u14++) {
        let o8 = picomatch(String(t5[u14]), { ...r8, onResult: a11 }, !0), f12 = o8.state.negated || o8.state.negatedExtglob;
        f12 && l9++;
        for (let m6 of e4) {
          let s10 = o8(m6, !0);
          (f12 ? !s10.isMatch : s10.isMatch) && (f12 ? c13.add(s10.output) : (c13.delete(s10.output), i8.add(s10.output)));
        }
      }
      let h6 = (l9 === t5.length ? [...n12] : [...i8]).filter((u14) => !c13.has(u14));
      if (r8 && h6.length === 0) {
        if (r8.failglob === !0)
          throw new Error(`No matches found for "${t5.join(", ")}"`);
        if (r8.nonull === !0 || r8.nullglob === !0)
          return r8.unescape ? t5.map((u14) => u14.replace(/\\/g, "")) : t5;
      }
      return h6;
    };
    micromatch2.match = micromatch2, micromatch2.matcher = (e4, t5) => picomatch(e4, t5), micromatch2.isMatch = (e4, t5, r8) => picomatch(t5, r8)(e4), micromatch2.any = micromatch2.isMatch, micromatch2.not = (e4, t5, r8 = {}) => {
      t5 = [].concat(t5).map(String);
      let c13 = /* @__PURE__ */ new Set(), i8 = [], n12 = (a11) => {
        r8.onResult && r8.onResult(a11), i8.push(a11.output);
      }, l9 = new Set(micromatch2(e4, t5, { ...r8, onResult: n12 }));
      for (let a11 of i8)
        l9.has(a11) || c13.add(a11);
      return [...c13];
    }, micromatch2.contains = (e4, t5, r8) => {
      if (typeof e4 != "string")
        throw new TypeError(`Expected a string: "${util.inspect(e4)}"`);
      if (Array.isArray(t5))
        return t5.some((c13) => micromatch2.contains(e4, c13, r8));
      if (typeof t5 == "string") {
        if (isEmptyString(e4) || isEmptyString(t5))
          return !1;
        if (e4.includes(t5) || e4.startsWith("./") && e4.slice(2).includes(t5))
          return !0;
      }
      return micromatch2.isMatch(e4, t5, { ...r8, contains: !0 });
    }, micromatch2.matchKeys = (e4, t5, r8) => {
      if (!utils.isObject(e4))
        throw new TypeError("Expected the first argument to be an object");
      let c13 = micromatch2(Object.keys(e4), t5, r8), i8 = {};
      for (let n12 of c13) i8[n12] = e4[n12];
      return i8;
    }, micromatch2.some = (e4, t5, r8) => {
      let c13 = [].concat(e4);
      for (let i8 of [].concat(t5)) {
        let n12 = picomatch(String(i8), r8);
        if (c13.some((l9) => n12(l9)))
          return !0;
      }
      return !1;
    }, micromatch2.every = (e4, t5, r8) => {
      let c13 = [].concat(e4);
      for (let i8 of [].concat(t5)) {
        let n12 = picomatch(String(i8), r8);
        if (!c13.every((l9) => n12(l9)))
          return !1;
      }
      return !0;
    }, micromatch2.all = (e4, t5, r8) => {
      if (typeof e4 != "string")
        throw new TypeError(`Expected a string: "${util.inspect(e4)}"`);
      return [].concat(t5).every((c13) => picomatch(c13, r8)(e4));
    }, micromatch2.capture = (e4, t5, r8) => {
      let c13 = utils.isWindows(r8), n12 = picomatch.makeRe(String(e4), { ...r8, capture: !0 }).exec(c13 ? utils.toPosixSlashes(t5) : t5);
      if (n12)
        return n12.slice(1).map((l9) => l9 === void 0 ? "" : l9);
    }, micromatch2.makeRe = (...e4) => picomatch.makeRe(...e4), micromatch2.scan = (...e4) => picomatch.scan(...e4), micromatch2.parse = (e4, t5) => {
      let r8 = [];
      for (let c13 of [].concat(e4 || []))
        for (let i8 of braces(String(c13), t5))
          r8.push(picomatch.parse(i8, t5));
      return r8;
    }, micromatch2.braces = (e4, t5) => {
      if (typeof e4 != "string") throw new TypeError("Expected a string");
      return t5 && t5.nobrace === !0 || !hasBraces(e4) ? [e4] : braces(e4, t5);
    }, micromatch2.braceExpand = (e4, t5) => {
      if (typeof e4 != "string") throw new TypeError("Expected a string");
      return micromatch2.braces(e4, { ...t5, expand: !0 });
    }, micromatch2.hasBraces = hasBraces, module.exports = micromatch2;
  }
});

// src/match/glob.ts
var import_micromatch = __toESM(require_micromatch(), 1);

// src/match/stars.ts
function readStars(tokens) {
  if (!tokens.every((token) => /^(?:[\w.@-]|\/|\*\*?)$/.test(token))) return;
  let segments = [];
  for (let segment of tokens.join("").split("/")) {
    if (segment === "" || segment === "." || segment === "..") return;
    if (segment === "**" && segments.at(-1) !== "**") segments.push("**");
    else {
      if (segment.includes("**")) return;
      segments.push(segment.split("*"));
    }
  }
  return segments.at(-1) === "**" && segments.splice(-1, 0, ["", ""]), segments;
}
function matchesStars(segments, path) {
  let names = path.split("/"), [at, name] = [0, 0], retry;
  for (; name < names.length; ) {
    let segment = segments[at];
    if (segment === "**")
      retry = { at: at + 1, name }, at++;
    else if (segment !== void 0 && matchesSegment(segment, names[name]))
      at++, name++;
    else if (retry)
      retry = { at: retry.at, name: retry.name + 1 }, at = retry.at, name = retry.name;
    else return !1;
  }
  return segments.slice(at).every((segment) => segment === "**");
}
function matchesSegment(texts, name) {
  let [first, ...rest] = texts, last = rest.pop();
  if (last === void 0) return name === first;
  if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last)) return !1;
  let from = first.length, end = name.length - last.length;
  for (let text3 of rest) {
    let found = name.indexOf(text3, from);
    if (found === -1 || found + text3.length > end) return !1;
    from = found + text3.length;
  }
  return !0;
}

// src/match/glob.ts
var maxLength = 1e3, maxAlternatives = 256, maxTokens = 8192;
function parseGlob(pattern) {
  let glob2 = read(pattern, !1);
  return "problem" in glob2 || glob2.compiles() ? glob2 : { problem: `${cited(pattern)} can't be read as a glob; split it, or list the paths` };
}
function matchesAny(globs2, path, { literalBrackets = !1 } = {}) {
  let included = globs2.length > 0 && globs2.every(isExclusion);
  for (let entry3 of globs2) {
    let excludes = isExclusion(entry3);
    if (included !== excludes) continue;
    let glob2 = read(excludes ? entry3.slice(1) : entry3, literalBrackets);
    "matches" in glob2 && glob2.matches(path) && (included = !excludes);
  }
  return included;
}
function coversChange(globs2, path, { submodule }) {
  return matchesAny(globs2, path) || submodule === !0 && matchesAny(globs2, `${path}/_`);
}
function reachesChange(globs2, path, change) {
  let isBelow = (glob2) => change.submodule === !0 && glob2.startsWith(`${path}/`);
  return coversChange(globs2, path, change) || globs2.some(isBelow);
}
function escapeGlob(path) {
  return path.replaceAll(/[*?[\]{}|!,\\]|(?<=[@+])\(|(?<=\))\+/g, "\\$&");
}
function isExclusion(entry3) {
  return entry3.startsWith("!") && !entry3.startsWith("!(");
}
var maxCached = 1e3, cache = /* @__PURE__ */ new Map();
function read(pattern, literalBrackets) {
  let key = `${literalBrackets ? "b" : "a"}${pattern}`, known = cache.get(key);
  if (known) return known;
  let made = build(pattern, literalBrackets);
  return cache.size >= maxCached && cache.delete(cache.keys().next().value ?? ""), pattern.length <= maxCached && cache.set(key, made), made;
}
function build(pattern, literalBrackets) {
  if (pattern.length > maxLength) return { problem: `the glob is longer than ${maxLength} characters; shorten it` };
  if (pattern.startsWith("/"))
    return { problem: `${cited(pattern)} starts with a slash; write it relative to the repository's top` };
  let relative = pattern.replace(/^(?:\.\/)+/, "");
  if (relative === "") return { problem: "the glob is empty; write a path" };
  if (/^[\w./-]*[\w.-]$/.test(relative)) return exact(relative, relative);
  let tokens = relative.match(literalBrackets ? nameTokens : pathTokens) ?? [], problem = unsupported(tokens, literalBrackets);
  if (problem !== void 0) return { problem: `${problem} (in ${cited(pattern)})` };
  let alternatives = expandBraces(tokens);
  if (!alternatives)
    return { problem: `${cited(pattern)} expands to more than ${maxAlternatives} alternatives; split it` };
  if (alternatives.reduce((sum, { length }) => sum + length, 0) > maxTokens)
    return { problem: `${cited(pattern)} expands to more than ${maxTokens} characters; split it` };
  if (alternatives.length === 1 && isText(tokens))
    return exact(tokens.map(unescaped).join(""), relative);
  let stars = alternatives.map(readStars);
  if (stars.every((each) => each !== void 0))
    return {
      literal: !1,
      segments: alternatives.map(segmentsOf),
      matches: (path) => stars.some((each) => matchesStars(each, path)),
      compiles: () => !0
    };
  let compiled, expression = () => (compiled === void 0 && (compiled = compile(alternatives)), compiled), texts = alternatives.map(textsOf);
  return {
    literal: !1,
    segments: alternatives.map(segmentsOf),
    matches: (path) => texts.some((all) => all.every((text3) => path.includes(text3))) && (expression()?.matches(path) ?? !1),
    compiles: () => expression() !== null
  };
}
function exact(text3, pattern) {
  return {
    literal: text3 === pattern,
    segments: [text3.split("/").filter((each) => each !== "" && each !== ".")],
    matches: (path) => path === text3,
    compiles: () => !0
  };
}
function compile(alternatives) {
  try {
    return TB.compile(alternatives.map(expressionOf).join("|"), TB.DOTALL);
  } catch {
    return null;
  }
}
function segmentsOf(tokens) {
  let segments = [""], special = /* @__PURE__ */ new Set();
  for (let token of tokens)
    token === "/" || token === "\\/" ? segments.push("") : /^[*?]/.test(token) || isClass(token) ? special.add(segments.length - 1) : segments.push(segments.pop() + unescaped(token));
  return segments.filter((each, index) => !special.has(index) && each !== "" && each !== ".");
}
function textsOf(tokens) {
  let texts = [""];
  for (let token of tokens)
    /^(?:[*?]|\\?\/$)/.test(token) || isClass(token) ? texts.push("") : texts.push(texts.pop() + unescaped(token));
  return texts.filter((text3) => text3 !== "" && text3 !== ".");
}
var pathTokens = /\\.|\[[!^]?(?:\]|\\[^/]|[^\\\]/])(?:\\[^/]|[^\\\]/])*\]|\*+|./gsu, nameTokens = /\\.|\*+|./gsu, isClass = (token) => token.length > 1 && token.startsWith("["), isText = (tokens) => !tokens.some((token) => /^[*?]/.test(token) || isClass(token)) && tokens.at(-1) !== "/", unescaped = (token) => token.length > 1 ? token.replaceAll(/\\(.)/gsu, "$1") : token, insteadOf = {
  "@": "write {a,b}",
  "?": "write {a,}",
  "+": "write a glob for each alternative",
  "*": "write a glob for each alternative",
  "!": "list what you mean, or exclude files with an entry that starts with !"
};
function unsupported(tokens, literalBrackets) {
  let open2 = [];
  for (let [at, token] of tokens.entries()) {
    let before = tokens[at - 1] ?? "";
    if (token === "(" && /^(?:[@!+?]|\*+)$/.test(before))
      return `${before.at(-1)}(…) is not supported; ${insteadOf[before.at(-1)]}`;
    if (token === "|") return "| is not supported; write {a,b}, or \\| for the character itself";
    if (token === "+" && (isClass(before) || before === "}" || before === ")"))
      return `+ after ${before.at(-1)} repeats nothing; write *, or \\+ for the character itself`;
    let letter = token.match(/\\./gs)?.find((each) => /\w/.test(each));
    if (letter)
      return `${letter} is not supported; write a class such as [0-9], or the character without its backslash`;
    if (token === "{" && open2.push(at), token === "}") {
      let inside = tokens.slice((open2.pop() ?? at) + 1, at);
      if (inside.some((each, index) => each === "." && inside[index + 1] === "."))
        return "a range such as {1..3} is not supported; write {1,2,3}";
    }
    if (token === "[" && !literalBrackets && containsSlash(tokens.slice(at + 1)))
      return "a slash in [ ] is not supported; remove it, or write \\[ for a bracket in a name";
    if (isClass(token)) {
      if (token.includes("[:", 1)) return "classes such as [:alpha:] are not supported; write [a-z]";
      if (rangesOf(token).some(([low, high]) => low > high))
        return "a range in [ ] runs backwards; swap its ends, or write \\[ for a bracket in a name";
    }
  }
}
function containsSlash(tokens) {
  let end = tokens.findIndex((token) => token === "]" || isClass(token));
  return tokens.slice(0, Math.max(end, 0)).some((token) => token === "/" || token === "\\/");
}
function expandBraces(tokens) {
  let marks2 = braceMarks(tokens), groups = [{ options: [], current: [[]] }];
  for (let [at, token] of tokens.entries()) {
    let group = groups.at(-1);
    if (marks2.has(at)) if (token === "{") groups.push({ options: [], current: [[]] });
    else {
      if (group.options.push(...group.current), group.current = [[]], group.options.length > maxAlternatives) return;
      if (token === ",") continue;
      groups.pop();
      let outer = groups.at(-1);
      if (outer.current.length * group.options.length > maxAlternatives) return;
      outer.current = outer.current.flatMap((before) => group.options.map((option) => [...before, ...option]));
    }
    else for (let each of group.current) each.push(token);
  }
  return groups[0].current;
}
function braceMarks(tokens) {
  let marks2 = /* @__PURE__ */ new Set(), open2 = [];
  for (let [at, token] of tokens.entries()) {
    token === "{" && open2.push([at]), token === "," && open2.at(-1)?.push(at);
    let group = token === "}" ? open2.pop() : void 0;
    if (group && group.length > 1) for (let each of [...group, at]) marks2.add(each);
  }
  return marks2;
}
var options = { dot: !0, strictSlashes: !0, fastpaths: !1, windows: !1 }, toSource = import_micromatch.default.makeRe, lookAheads = ["(?=.)", "(?!\\.{0,1}(?:\\/|$))", "(?!\\.{1,2}(?:\\/|$))", "(?!(?:^|\\/)\\.{1,2}(?:\\/|$))"];
function expressionOf(tokens) {
  if (tokens.length === 0) return "";
  let sources = /* @__PURE__ */ new Map(), glob2 = tokens.map((token) => {
    let character = token === "\\/" || token === "\\." ? token[1] : token;
    if (/^(?:[\w/.?-]|\*+)$/.test(character)) return character;
    let standIn = String.fromCharCode(57344 + sources.size);
    return sources.set(standIn, isClass(token) ? classSource(token) : TB.quote(unescaped(token))), standIn;
  }), below = tokens.at(-1) === "/" ? "**" : "", usual = (glob2.join("") + below).replaceAll(/\*{3,}/g, "*").replace(/^\*\*(?=(?:\.\w+)+$)/, "**/*"), source = toSource(usual, options, !0);
  return lookAheads.reduce((text3, each) => text3.replaceAll(each, ""), source).replaceAll("\\/|$)", "\\/)").replaceAll(/[\ue000-\uf8ff]/g, (standIn) => sources.get(standIn));
}
function classSource(token) {
  let code = (point) => `\\x{${point.toString(16)}}`, members = (isNegated(token) ? [...rangesOf(token), [47, 47]] : rangesOf(token).flatMap(
    ([low, high]) => low < 47 && 47 < high ? [[low, 46], [48, high]] : [[low, high]]
  )).map(([low, high]) => `${code(low)}-${code(high)}`).join("");
  return `(?:[${isNegated(token) ? "^" : ""}${members}]|${TB.quote(unescaped(token))})`;
}
var isNegated = (token) => /^\[[!^]./s.test(token.slice(0, -1));
function rangesOf(token) {
  let members = token.slice(isNegated(token) ? 2 : 1, -1).match(/\\.|./gsu) ?? [], codeOf = (member) => member.codePointAt(member.length > 1 && member.startsWith("\\") ? 1 : 0), ranges = [];
  for (let at = 0; at < members.length; at++) {
    let last = members[at + 1] === "-" ? members[at + 2] : void 0;
    ranges.push([codeOf(members[at]), codeOf(last ?? members[at])]), last !== void 0 && (at += 2);
  }
  return ranges;
}

// src/model/world.ts
function isWorkflowFile(given, file) {
  return given === file || given.startsWith(`${file}@`);
}
function pathsOf({ path, from }) {
  return from ? [path, from] : [path];
}
var shellMetacharacters = /[|&;<>()$`\\"'*?[\]{}!#~\r\n\0]/, shells = ["bash", "sh", "zsh", "pwsh", "python", "node"], neverPassed = /^(ACTIONS_.*|INPUT_.*|GIT_.*|(GITHUB|GH)_.*TOKEN|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|RUNNER_TEMP|BASH_ENV|ENV|SHELLOPTS|BASHOPTS|BASH_FUNC_.*|NODE_OPTIONS|LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES)$/s, cageModes = ["auto", "required", "none"], gitAccess = ["private", "read-only", "write"], isolationKinds = ["bwrap", "unshare", "sudo unshare", "none"];

// src/schema/paths.ts
var longestPath = 4096;
function tooLong(path) {
  return path.length > longestPath ? `the path has ${path.length} characters; the limit is ${longestPath}` : void 0;
}
function pathProblem(path) {
  if (path.includes("\0")) return "the path contains a NUL character; remove it";
  if (path.includes("\\")) return `${JSON.stringify(path)} has a backslash; write paths with forward slashes`;
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path))
    return `${JSON.stringify(path)} is absolute; write it relative to the repository's top`;
  let segments = path.split("/");
  if (segments.includes("..")) return `${JSON.stringify(path)} leaves the repository; remove the '..'`;
  if (segments.some((segment) => segment.toLowerCase() === ".git"))
    return `${JSON.stringify(path)} is inside .git, which no contract may read`;
}
function normalisePath(path) {
  return path.replace(/^(\.\/)+/, "").replace(/\/+$/, "") || ".";
}
function isGlob(path) {
  return /[*?[{\\|]|[@!+]\(/.test(path);
}
function globProblem(pattern) {
  let path = pattern.replace(/^!(?!\()/, "").replaceAll(/\\([*?[\]{}()|+@!,\\])/g, "$1");
  return pathProblem(path) ?? patternOnly(pattern);
}
var nameGlob = text({ wants: "a name or glob", check: (value) => patternOnly(value) }), literalGlob = text({
  wants: "a name or glob",
  check: (value) => patternOnly(value.replaceAll(/[[\]]/g, "\\$&"))
});
function patternOnly(pattern) {
  let parsed2 = parseGlob(pattern.replace(/^!(?!\()/, ""));
  return "problem" in parsed2 ? parsed2.problem : void 0;
}
function neverMatches(pattern) {
  let shown2 = JSON.stringify(pattern);
  if (pattern.trim() !== pattern)
    return `${shown2} starts or ends with a space; remove it, or write [ ] where it is meant`;
  let segments = pattern.replace(/^!?(?:\.\/)*/, "").replace(/\/$/, "").split("/");
  if (segments.length === 1 && segments[0] === ".")
    return `${shown2} is the repository's top, which is no file; write **`;
  if (segments.some((segment) => segment === "" || segment === "."))
    return `${shown2} has a '.' or nothing between two slashes; remove it`;
}
function entryProblem(pattern) {
  return globProblem(pattern) ?? neverMatches(pattern);
}
var glob = text({ wants: "a path or glob", check: entryProblem }), globs = oneOrMany(glob), anyPath = text({
  wants: "a path or glob",
  check(value) {
    if (tooLong(value)) return tooLong(value);
    if (pathProblem(value) !== void 0) return;
    let parsed2 = isGlob(value) ? parseGlob(value) : void 0;
    return parsed2 && "problem" in parsed2 ? parsed2.problem : parsed2 && value.startsWith("!") ? `${JSON.stringify(value)}: ! takes out in a list of globs only; write \\! for the character itself` : isGlob(value) || value.trim() !== value ? neverMatches(value) : void 0;
  }
});

// src/syntax/utf8.ts
function decode(bytes) {
  let wide = wideEncoding(bytes);
  if (wide) return { problem: `is ${wide}; save it as UTF-8`, line: 1 };
  try {
    return { text: new TextDecoder("utf-8", { fatal: !0 }).decode(bytes) };
  } catch {
    let offset = firstBadByte(bytes), byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, "0"), line = lineOf(bytes, offset);
    return { problem: `is not UTF-8: line ${line} has the byte 0x${byte}; save it as UTF-8`, line };
  }
}
function wideEncoding(bytes) {
  let [a11, b8, c13, d10] = bytes;
  return a11 === void 0 || b8 === void 0 ? void 0 : a11 === 255 && b8 === 254 && c13 === 0 && d10 === 0 || a11 === 0 && b8 === 0 && c13 === 254 && d10 === 255 ? "UTF-32" : a11 === 255 && b8 === 254 || a11 === 254 && b8 === 255 ? "UTF-16" : a11 === 0 && b8 === 0 && c13 === 0 && d10 || a11 && b8 === 0 && c13 === 0 && d10 === 0 ? "UTF-32" : a11 === 0 != (b8 === 0) ? "UTF-16" : void 0;
}
function firstBadByte(bytes) {
  let index = 0;
  for (; index < bytes.length; ) {
    let length = sequenceLength(bytes, index);
    if (length === 0) return index;
    index += length;
  }
  return index;
}
function sequenceLength(bytes, index) {
  let first = bytes[index] ?? 0;
  if (first < 128) return 1;
  let length = first < 194 ? 0 : first < 224 ? 2 : first < 240 ? 3 : first < 245 ? 4 : 0;
  for (let offset = 1; offset < length; offset++) {
    let next = bytes[index + offset] ?? 0, low = offset > 1 ? 128 : first === 224 ? 160 : first === 240 ? 144 : 128, high = offset > 1 ? 191 : first === 237 ? 159 : first === 244 ? 143 : 191;
    if (next < low || next > high) return 0;
  }
  return length;
}
function lineOf(bytes, offset) {
  let line = 1;
  for (let index = 0; index < offset; index++)
    (bytes[index] === 10 || bytes[index] === 13 && bytes[index + 1] !== 10) && line++;
  return line;
}

// src/syntax/json.ts
function parseJson(text3, maxDepth2 = 32, firstLine2 = 1) {
  let cursor = { text: text3, index: 0, line: firstLine2, lineStart: 0 }, reading = { cursor, maxDepth: maxDepth2, frames: [], ends: [] }, expected = "value";
  for (; expected && expected !== "end"; )
    skipSpace(cursor), expected = step(reading, expected);
  return skipSpace(cursor), expected && cursor.index < text3.length && refuse(cursor, "text_after_value", "unexpected text after the end of the JSON value; remove it, or put all values in one list"), cursor.problem ? { problem: cursor.problem } : { node: reading.root, ends: reading.ends };
}
function step(reading, expected) {
  let { cursor } = reading, character = cursor.text[cursor.index];
  switch (expected) {
    case "value":
    case "first item":
      return expected === "first item" && character === "]" ? close(reading, "]") : readValue(reading, character);
    case "first key":
      return character === "}" ? close(reading, "}") : readKey(reading, character);
    case "key":
      return readKey(reading, character);
    default:
      return character === "}" || character === "]" ? close(reading, character) : character === "," ? readComma(reading) : missingComma(reading);
  }
}
function readValue(reading, character) {
  let { cursor, frames } = reading;
  if (character === "{" || character === "[") return open(reading, character);
  let at = positionOf(cursor);
  if (character === '"') {
    let value = readText(cursor);
    return value === void 0 ? void 0 : finish(reading, { kind: "text", value, at });
  }
  if (frames.length === 0 && cursor.index >= cursor.text.length) return refuse(cursor, "empty_text", "the text is empty; write a JSON value");
  let node2 = readScalar(cursor, () => advice(frames, "write a value"));
  return node2 && finish(reading, node2);
}
function open(reading, character) {
  let { cursor, frames, maxDepth: maxDepth2 } = reading, at = positionOf(cursor);
  if (frames.length >= maxDepth2)
    return refuse(cursor, "too_deep", `lists and maps are nested more than ${maxDepth2} deep; make it flatter`, at);
  cursor.index++;
  let node2 = character === "{" ? { kind: "map", entries: [], at } : { kind: "list", items: [], at };
  return frames.push({ node: node2 }), node2.kind === "map" ? "first key" : "first item";
}
function close(reading, character) {
  let { cursor, frames } = reading, frame = frames.at(-1), right = frame.node.kind === "map" ? "}" : "]";
  if (character !== right) {
    let opening = frame.node.kind === "map" ? "{" : "[", message = `${character} does not match the ${opening} on line ${frame.node.at.line}; write ${right}`;
    return refuse(cursor, "wrong_bracket", message);
  }
  return cursor.index++, frames.pop(), finish(reading, frame.node);
}
function finish(reading, node2) {
  let frame = reading.frames.at(-1);
  if (!frame)
    return reading.root = node2, "end";
  if (frame.node.kind === "map") {
    let { key, keyAt } = frame.key;
    return frame.node.entries.push({ key, keyAt, value: node2 }), "comma";
  }
  return frame.node.items.push(node2), reading.frames.length === 1 && reading.ends.push(reading.cursor.index), "comma";
}
function readKey(reading, character) {
  let { cursor, frames } = reading, frame = frames.at(-1), keyAt = positionOf(cursor);
  if (character !== '"')
    return character && /[\p{L}_$]/u.test(character) ? refuse(cursor, "unquoted_key", "unquoted key; put it in double quotes") : unexpected(cursor, advice(frames, "write a key in double quotes"));
  let key = readText(cursor);
  if (key === void 0) return;
  if (key === "__proto__")
    return refuse(cursor, "forbidden_key", "the key __proto__ is not allowed; remove it", keyAt);
  let first = firstLine(frame, key, keyAt.line);
  if (first !== void 0) {
    let message = `duplicate key ${cited(key)} (first on line ${first}); remove one`;
    return refuse(cursor, "duplicate_key", message, keyAt);
  }
  return skipSpace(cursor), cursor.text[cursor.index] !== ":" ? unexpected(cursor, "write : after the key", "missing_colon") : (cursor.index++, frame.key = { key, keyAt }, "value");
}
function firstLine(frame, key, line) {
  let entries = frame.node.kind === "map" ? frame.node.entries : [];
  if (entries.length < 8) return entries.find((entry3) => entry3.key === key)?.keyAt.line;
  frame.lines ??= new Map(entries.map((entry3) => [entry3.key, entry3.keyAt.line]));
  let found = frame.lines.get(key);
  return found === void 0 && frame.lines.set(key, line), found;
}
function readComma(reading) {
  let { cursor, frames } = reading, comma = positionOf(cursor);
  cursor.index++, skipSpace(cursor);
  let next = cursor.text[cursor.index];
  return next === "}" || next === "]" ? refuse(cursor, "extra_comma", `extra comma before ${next}; remove it`, comma) : next === "," ? refuse(cursor, "extra_comma", "two commas in a row; remove one") : frames.at(-1).node.kind === "map" ? "key" : "value";
}
function missingComma(reading) {
  let { cursor, frames } = reading;
  return /["'{[\p{L}\p{N}_$-]/u.test(cursor.text[cursor.index] ?? "") ? refuse(cursor, "missing_comma", "missing comma before this value; add it") : unexpected(cursor, advice(frames, "write a comma or the closing bracket"));
}
function advice(frames, words) {
  let frame = frames.at(-1);
  if (!frame) return words;
  let { node: node2 } = frame;
  return `${words} (the ${node2.kind === "map" ? "{" : "["} on line ${node2.at.line} is not closed)`;
}
function positionOf(cursor, index = cursor.index) {
  return { line: cursor.line, column: index - cursor.lineStart + 1 };
}
function refuse(cursor, code, message, at = positionOf(cursor)) {
  cursor.problem ??= { code, message, at };
}
function skipSpace(cursor) {
  let { text: text3 } = cursor;
  for (; ; ) {
    let code = text3.charCodeAt(cursor.index);
    if (code !== 32 && code !== 9 && code !== 10 && code !== 13) return;
    cursor.index++, !(code !== 10 && (code !== 13 || text3.charCodeAt(cursor.index) === 10)) && (cursor.line++, cursor.lineStart = cursor.index);
  }
}
var escapes = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: `
`,
  r: "\r",
  t: "	"
}, unclosed = 'unclosed quote: the string that starts here never ends; add a "';
function readText(cursor) {
  let { text: text3 } = cursor, opening = positionOf(cursor), result = "", from = ++cursor.index;
  for (; ; ) {
    let code = text3.charCodeAt(cursor.index);
    if (Number.isNaN(code)) return refuse(cursor, "unclosed_string", unclosed, opening);
    if (code < 32) return refuse(cursor, "control_character", rawControl(code));
    if (code !== 34 && code !== 92) {
      cursor.index++;
      continue;
    }
    if (result += text3.slice(from, cursor.index), code === 34)
      return cursor.index++, result;
    let character = readEscape(cursor);
    if (character === void 0) return;
    result += character, from = cursor.index;
  }
}
function readEscape(cursor) {
  let letter = cursor.text[cursor.index + 1] ?? "";
  if (letter === "u") {
    let digits = cursor.text.slice(cursor.index + 2, cursor.index + 6);
    return /^[0-9a-fA-F]{4}$/.test(digits) ? (cursor.index += 6, String.fromCharCode(Number.parseInt(digits, 16))) : refuse(cursor, "bad_escape", "\\u needs four hex digits, such as \\u00e9");
  }
  let character = Object.hasOwn(escapes, letter) ? escapes[letter] : void 0;
  return character === void 0 ? refuse(cursor, "bad_escape", `\\${shown(letter)} is not a JSON escape; write \\\\ for a backslash`) : (cursor.index += 2, character);
}
function rawControl(code) {
  return code === 10 || code === 13 ? 'line break inside a string; close the string with " or write \\n' : code === 9 ? "tab inside a string; write \\t" : `control character ${codePoint(code)} inside a string; write \\u${hex(code)} or remove it`;
}
var numeral = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y, wordPart = /[\p{L}\p{N}_$.+-]/u, word = /[-+.]?[\p{L}\p{N}_$][\p{L}\p{N}_$.+-]*/uy, values = /* @__PURE__ */ new Map([
  ["true", (at) => ({ kind: "boolean", value: !0, at })],
  ["false", (at) => ({ kind: "boolean", value: !1, at })],
  ["null", (at) => ({ kind: "null", at })]
]), replacements = {
  nan: "null or a number",
  infinity: "null or a number",
  undefined: "null",
  none: "null",
  nil: "null",
  null: "null",
  true: "true",
  false: "false"
};
function readScalar(cursor, help) {
  let at = positionOf(cursor);
  numeral.lastIndex = cursor.index;
  let digits = numeral.exec(cursor.text)?.[0];
  if (digits !== void 0 && endsAt(cursor.text, cursor.index + digits.length))
    return cursor.index += digits.length, numberNode(digits, Number(digits), at);
  word.lastIndex = cursor.index;
  let found = word.exec(cursor.text)?.[0];
  if (found === void 0) return unexpected(cursor, help());
  let made = values.get(found);
  return made ? (cursor.index += found.length, made(at)) : refuse(cursor, ...notJson(found));
}
function endsAt(text3, index) {
  let code = text3.charCodeAt(index);
  return code === 44 || code === 93 || code === 125 || code === 10 || !wordPart.test(text3.charAt(index));
}
function notJson(found) {
  let name = shown(found), bare = found.replace(/^[-+.]/, "").toLowerCase();
  return Object.hasOwn(replacements, bare) ? ["unknown_word", `${name} is not JSON; write ${replacements[bare]}`] : /^[-+.]?[0-9]/.test(found) ? ["bad_number", `${name} is not a JSON number; write it like 12, -0.5 or 1e3, or in double quotes`] : ["unknown_word", `${name} is not JSON; put text in double quotes`];
}
function unexpected(cursor, help, code = "unexpected_character") {
  let character = String.fromCodePoint(cursor.text.codePointAt(cursor.index) ?? 0), next = cursor.text[cursor.index + 1];
  return cursor.index >= cursor.text.length ? refuse(cursor, "unexpected_end", `unexpected end of text; ${help}`) : character === "#" || character === "/" && (next === "/" || next === "*") ? refuse(cursor, "comment", "comments are not allowed in JSON; remove it") : character === "'" || character === "`" ? refuse(cursor, "wrong_quote", `${character} is not a JSON quote; use double quotes`) : refuse(cursor, code, `unexpected ${shown(character)}; ${help}`);
}
function shown(found) {
  return (found.length > 40 ? `${found.slice(0, 40)}…` : found).replaceAll(/[^\p{L}\p{N}\p{P}\p{S}]/gu, (character) => codePoint(character.codePointAt(0) ?? 0));
}
function codePoint(code) {
  return `U+${hex(code)}`;
}
function hex(code) {
  return code.toString(16).toUpperCase().padStart(4, "0");
}

// node_modules/yaml/browser/dist/nodes/identity.js
var a = /* @__PURE__ */ Symbol.for("yaml.alias"), y = /* @__PURE__ */ Symbol.for("yaml.document"), o = /* @__PURE__ */ Symbol.for("yaml.map"), l = /* @__PURE__ */ Symbol.for("yaml.pair"), r = /* @__PURE__ */ Symbol.for("yaml.scalar"), s = /* @__PURE__ */ Symbol.for("yaml.seq"), c = /* @__PURE__ */ Symbol.for("yaml.node.type"), i = (t5) => !!t5 && typeof t5 == "object" && t5[c] === a, m = (t5) => !!t5 && typeof t5 == "object" && t5[c] === y, b = (t5) => !!t5 && typeof t5 == "object" && t5[c] === o, p = (t5) => !!t5 && typeof t5 == "object" && t5[c] === l, e = (t5) => !!t5 && typeof t5 == "object" && t5[c] === r, S = (t5) => !!t5 && typeof t5 == "object" && t5[c] === s;
function f(t5) {
  if (t5 && typeof t5 == "object")
    switch (t5[c]) {
      case o:
      case s:
        return !0;
    }
  return !1;
}
function n(t5) {
  if (t5 && typeof t5 == "object")
    switch (t5[c]) {
      case a:
      case o:
      case r:
      case s:
        return !0;
    }
  return !1;
}
var u = (t5) => (e(t5) || f(t5)) && !!t5.anchor;

// node_modules/yaml/browser/dist/visit.js
var i2 = /* @__PURE__ */ Symbol("break visit"), V = /* @__PURE__ */ Symbol("skip children"), s2 = /* @__PURE__ */ Symbol("remove node");
function m2(e4, l9) {
  let t5 = w(l9);
  m(e4) ? a2(null, e4.contents, t5, Object.freeze([e4])) === s2 && (e4.contents = null) : a2(null, e4, t5, Object.freeze([]));
}
m2.BREAK = i2, m2.SKIP = V, m2.REMOVE = s2;
function a2(e4, l9, t5, c13) {
  let n12 = z(e4, l9, t5, c13);
  if (n(n12) || p(n12))
    return A(e4, c13, n12), a2(e4, n12, t5, c13);
  if (typeof n12 != "symbol") {
    if (f(l9)) {
      c13 = Object.freeze(c13.concat(l9));
      for (let f12 = 0; f12 < l9.items.length; ++f12) {
        let u14 = a2(f12, l9.items[f12], t5, c13);
        if (typeof u14 == "number")
          f12 = u14 - 1;
        else {
          if (u14 === i2)
            return i2;
          u14 === s2 && (l9.items.splice(f12, 1), f12 -= 1);
        }
      }
    } else if (p(l9)) {
      c13 = Object.freeze(c13.concat(l9));
      let f12 = a2("key", l9.key, t5, c13);
      if (f12 === i2)
        return i2;
      f12 === s2 && (l9.key = null);
      let u14 = a2("value", l9.value, t5, c13);
      if (u14 === i2)
        return i2;
      u14 === s2 && (l9.value = null);
    }
  }
  return n12;
}
async function S2(e4, l9) {
  let t5 = w(l9);
  m(e4) ? await b2(null, e4.contents, t5, Object.freeze([e4])) === s2 && (e4.contents = null) : await b2(null, e4, t5, Object.freeze([]));
}
S2.BREAK = i2, S2.SKIP = V, S2.REMOVE = s2;
async function b2(e4, l9, t5, c13) {
  let n12 = await z(e4, l9, t5, c13);
  if (n(n12) || p(n12))
    return A(e4, c13, n12), b2(e4, n12, t5, c13);
  if (typeof n12 != "symbol") {
    if (f(l9)) {
      c13 = Object.freeze(c13.concat(l9));
      for (let f12 = 0; f12 < l9.items.length; ++f12) {
        let u14 = await b2(f12, l9.items[f12], t5, c13);
        if (typeof u14 == "number")
          f12 = u14 - 1;
        else {
          if (u14 === i2)
            return i2;
          u14 === s2 && (l9.items.splice(f12, 1), f12 -= 1);
        }
      }
    } else if (p(l9)) {
      c13 = Object.freeze(c13.concat(l9));
      let f12 = await b2("key", l9.key, t5, c13);
      if (f12 === i2)
        return i2;
      f12 === s2 && (l9.key = null);
      let u14 = await b2("value", l9.value, t5, c13);
      if (u14 === i2)
        return i2;
      u14 === s2 && (l9.value = null);
    }
  }
  return n12;
}
function w(e4) {
  return typeof e4 == "object" && (e4.Collection || e4.Node || e4.Value) ? Object.assign({
    Alias: e4.Node,
    Map: e4.Node,
    Scalar: e4.Node,
    Seq: e4.Node
  }, e4.Value && {
    Map: e4.Value,
    Scalar: e4.Value,
    Seq: e4.Value
  }, e4.Collection && {
    Map: e4.Collection,
    Seq: e4.Collection
  }, e4) : e4;
}
function z(e4, l9, t5, c13) {
  if (typeof t5 == "function")
    return t5(e4, l9, c13);
  if (b(l9))
    return t5.Map?.(e4, l9, c13);
  if (S(l9))
    return t5.Seq?.(e4, l9, c13);
  if (p(l9))
    return t5.Pair?.(e4, l9, c13);
  if (e(l9))
    return t5.Scalar?.(e4, l9, c13);
  if (i(l9))
    return t5.Alias?.(e4, l9, c13);
}
function A(e4, l9, t5) {
  let c13 = l9[l9.length - 1];
  if (f(c13))
    c13.items[e4] = t5;
  else if (p(c13))
    e4 === "key" ? c13.key = t5 : c13.value = t5;
  else if (m(c13))
    c13.contents = t5;
  else {
    let n12 = i(c13) ? "alias" : "scalar";
    throw new Error(`Cannot replace node with ${n12} parent`);
  }
}

// node_modules/yaml/browser/dist/doc/directives.js
var u2 = {
  "!": "%21",
  ",": "%2C",
  "[": "%5B",
  "]": "%5D",
  "{": "%7B",
  "}": "%7D"
}, o2 = (h6) => h6.replace(/[!,[\]{}]/g, (t5) => u2[t5]), n2 = class _n {
  constructor(t5, e4) {
    this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, _n.defaultYaml, t5), this.tags = Object.assign({}, _n.defaultTags, e4);
  }
  clone() {
    let t5 = new _n(this.yaml, this.tags);
    return t5.docStart = this.docStart, t5;
  }
  /**
   * During parsing, get a Directives instance for the current document and
   * update the stream state according to the current version's spec.
   */
  atDocument() {
    let t5 = new _n(this.yaml, this.tags);
    switch (this.yaml.version) {
      case "1.1":
        this.atNextDocument = !0;
        break;
      case "1.2":
        this.atNextDocument = !1, this.yaml = {
          explicit: _n.defaultYaml.explicit,
          version: "1.2"
        }, this.tags = Object.assign({}, _n.defaultTags);
        break;
    }
    return t5;
  }
  /**
   * @param onError - May be called even if the action was successful
   * @returns `true` on success
   */
  add(t5, e4) {
    this.atNextDocument && (this.yaml = { explicit: _n.defaultYaml.explicit, version: "1.1" }, this.tags = Object.assign({}, _n.defaultTags), this.atNextDocument = !1);
    let a11 = t5.trim().split(/[ \t]+/), l9 = a11.shift();
    switch (l9) {
      case "%TAG": {
        if (a11.length !== 2 && (e4(0, "%TAG directive should contain exactly two parts"), a11.length < 2))
          return !1;
        let [s10, i8] = a11;
        return this.tags[s10] = i8, !0;
      }
      case "%YAML": {
        if (this.yaml.explicit = !0, a11.length !== 1)
          return e4(0, "%YAML directive should contain exactly one part"), !1;
        let [s10] = a11;
        if (s10 === "1.1" || s10 === "1.2")
          return this.yaml.version = s10, !0;
        {
          let i8 = /^\d+\.\d+$/.test(s10);
          return e4(6, `Unsupported YAML version ${s10}`, i8), !1;
        }
      }
      default:
        return e4(0, `Unknown directive ${l9}`, !0), !1;
    }
  }
  /**
   * Resolves a tag, matching handles to those defined in %TAG directives.
   *
   * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
   *   `'!local'` tag, or `null` if unresolvable.
   */
  tagName(t5, e4) {
    if (t5 === "!")
      return "!";
    if (t5[0] !== "!")
      return e4(`Not a valid tag: ${t5}`), null;
    if (t5[1] === "<") {
      let i8 = t5.slice(2, -1);
      return i8 === "!" || i8 === "!!" ? (e4(`Verbatim tags aren't resolved, so ${t5} is invalid.`), null) : (t5[t5.length - 1] !== ">" && e4("Verbatim tags must end with a >"), i8);
    }
    let [, a11, l9] = t5.match(/^(.*!)([^!]*)$/s);
    l9 || e4(`The ${t5} tag has no suffix`);
    let s10 = this.tags[a11];
    if (s10)
      try {
        return s10 + decodeURIComponent(l9);
      } catch (i8) {
        return e4(String(i8)), null;
      }
    return a11 === "!" ? t5 : (e4(`Could not resolve tag: ${t5}`), null);
  }
  /**
   * Given a fully resolved tag, returns its printable string form,
   * taking into account current tag prefixes and defaults.
   */
  tagString(t5) {
    for (let [e4, a11] of Object.entries(this.tags))
      if (t5.startsWith(a11))
        return e4 + o2(t5.substring(a11.length));
    return t5[0] === "!" ? t5 : `!<${t5}>`;
  }
  toString(t5) {
    let e4 = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], a11 = Object.entries(this.tags), l9;
    if (t5 && a11.length > 0 && n(t5.contents)) {
      let s10 = {};
      m2(t5.contents, (i8, r8) => {
        n(r8) && r8.tag && (s10[r8.tag] = !0);
      }), l9 = Object.keys(s10);
    } else
      l9 = [];
    for (let [s10, i8] of a11)
      s10 === "!!" && i8 === "tag:yaml.org,2002:" || (!t5 || l9.some((r8) => r8.startsWith(i8))) && e4.push(`%TAG ${s10} ${i8}`);
    return e4.join(`
`);
  }
};
n2.defaultYaml = { explicit: !1, version: "1.2" }, n2.defaultTags = { "!!": "tag:yaml.org,2002:" };

// node_modules/yaml/browser/dist/doc/anchors.js
function d(r8) {
  if (/[\x00-\x19\s,[\]{}]/.test(r8)) {
    let n12 = `Anchor must not contain whitespace or control characters: ${JSON.stringify(r8)}`;
    throw new Error(n12);
  }
  return !0;
}
function i3(r8) {
  let t5 = /* @__PURE__ */ new Set();
  return m2(r8, {
    Value(n12, e4) {
      e4.anchor && t5.add(e4.anchor);
    }
  }), t5;
}
function h(r8, t5) {
  for (let n12 = 1; ; ++n12) {
    let e4 = `${r8}${n12}`;
    if (!t5.has(e4))
      return e4;
  }
}
function p2(r8, t5) {
  let n12 = [], e4 = /* @__PURE__ */ new Map(), c13 = null;
  return {
    onAnchor: (s10) => {
      n12.push(s10), c13 ?? (c13 = i3(r8));
      let o8 = h(t5, c13);
      return c13.add(o8), o8;
    },
    /**
     * With circular references, the source node is only resolved after all
     * of its child nodes are. This is why anchors are set only after all of
     * the nodes have been created.
     */
    setAnchors: () => {
      for (let s10 of n12) {
        let o8 = e4.get(s10);
        if (typeof o8 == "object" && o8.anchor && (e(o8.node) || f(o8.node)))
          o8.node.anchor = o8.anchor;
        else {
          let a11 = new Error("Failed to resolve repeated object (this should not happen)");
          throw a11.source = s10, a11;
        }
      }
    },
    sourceObjects: e4
  };
}

// node_modules/yaml/browser/dist/doc/applyReviver.js
function s3(o8, c13, d10, e4) {
  if (e4 && typeof e4 == "object")
    if (Array.isArray(e4))
      for (let f12 = 0, t5 = e4.length; f12 < t5; ++f12) {
        let n12 = e4[f12], i8 = s3(o8, e4, String(f12), n12);
        i8 === void 0 ? delete e4[f12] : i8 !== n12 && (e4[f12] = i8);
      }
    else if (e4 instanceof Map)
      for (let f12 of Array.from(e4.keys())) {
        let t5 = e4.get(f12), n12 = s3(o8, e4, f12, t5);
        n12 === void 0 ? e4.delete(f12) : n12 !== t5 && e4.set(f12, n12);
      }
    else if (e4 instanceof Set)
      for (let f12 of Array.from(e4)) {
        let t5 = s3(o8, e4, f12, f12);
        t5 === void 0 ? e4.delete(f12) : t5 !== f12 && (e4.delete(f12), e4.add(t5));
      }
    else
      for (let [f12, t5] of Object.entries(e4)) {
        let n12 = s3(o8, e4, f12, t5);
        n12 === void 0 ? delete e4[f12] : n12 !== t5 && (e4[f12] = n12);
      }
  return o8.call(c13, d10, e4);
}

// node_modules/yaml/browser/dist/nodes/toJS.js
function i4(r8, e4, n12) {
  if (Array.isArray(r8))
    return r8.map((o8, t5) => i4(o8, String(t5), n12));
  if (r8 && typeof r8.toJSON == "function") {
    if (!n12 || !u(r8))
      return r8.toJSON(e4, n12);
    let o8 = { aliasCount: 0, count: 1, res: void 0 };
    n12.anchors.set(r8, o8), n12.onCreate = (f12) => {
      o8.res = f12, delete n12.onCreate;
    };
    let t5 = r8.toJSON(e4, n12);
    return n12.onCreate && n12.onCreate(t5), t5;
  }
  return typeof r8 == "bigint" && !n12?.keep ? Number(r8) : r8;
}

// node_modules/yaml/browser/dist/nodes/Node.js
var y2 = class {
  constructor(e4) {
    Object.defineProperty(this, c, { value: e4 });
  }
  /** Create a copy of this node.  */
  clone() {
    let e4 = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    return this.range && (e4.range = this.range.slice()), e4;
  }
  /** A plain JavaScript representation of this node. */
  toJS(e4, { mapAsMap: c13, maxAliasCount: r8, onAnchor: o8, reviver: s10 } = {}) {
    if (!m(e4))
      throw new TypeError("A document argument is required");
    let n12 = {
      anchors: /* @__PURE__ */ new Map(),
      doc: e4,
      keep: !0,
      mapAsMap: c13 === !0,
      mapKeyWarned: !1,
      maxAliasCount: typeof r8 == "number" ? r8 : 100
    }, t5 = i4(this, "", n12);
    if (typeof o8 == "function")
      for (let { count: i8, res: p9 } of n12.anchors.values())
        o8(p9, i8);
    return typeof s10 == "function" ? s3(s10, { "": t5 }, "", t5) : t5;
  }
};

// node_modules/yaml/browser/dist/nodes/Alias.js
var A2 = class extends y2 {
  constructor(o8) {
    super(a), this.source = o8, Object.defineProperty(this, "tag", {
      set() {
        throw new Error("Alias nodes cannot have tags");
      }
    });
  }
  /**
   * Resolve the value of this alias within `doc`, finding the last
   * instance of the `source` anchor before this node.
   */
  resolve(o8, e4) {
    if (e4?.maxAliasCount === 0)
      throw new ReferenceError("Alias resolution is disabled");
    let r8;
    e4?.aliasResolveCache ? r8 = e4.aliasResolveCache : (r8 = [], m2(o8, {
      Node: (t5, a11) => {
        (i(a11) || u(a11)) && r8.push(a11);
      }
    }), e4 && (e4.aliasResolveCache = r8));
    let s10;
    for (let t5 of r8) {
      if (t5 === this)
        break;
      t5.anchor === this.source && (s10 = t5);
    }
    if (s10 && e4) {
      let { anchors: t5, doc: a11, maxAliasCount: c13 } = e4, i8 = t5.get(s10);
      if (i8 || (i4(s10, null, e4), i8 = t5.get(s10)), i8?.res === void 0) {
        let u14 = "This should not happen: Alias anchor was not resolved?";
        throw new ReferenceError(u14);
      }
      if (c13 >= 0 && (i8.count += 1, i8.aliasCount === 0 && (i8.aliasCount = l2(a11, s10, t5)), i8.count * i8.aliasCount > c13)) {
        let u14 = "Excessive alias count indicates a resource exhaustion attack";
        throw new ReferenceError(u14);
      }
    }
    return s10;
  }
  toJSON(o8, e4) {
    if (!e4)
      return { source: this.source };
    let r8 = this.resolve(e4.doc, e4);
    if (!r8) {
      let s10 = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
      throw new ReferenceError(s10);
    }
    return e4.anchors.get(r8).res;
  }
  toString(o8, e4, r8) {
    let s10 = `*${this.source}`;
    if (o8) {
      if (d(this.source), o8.options.verifyAliasOrder && !o8.anchors.has(this.source)) {
        let t5 = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
        throw new Error(t5);
      }
      if (o8.implicitKey)
        return `${s10} `;
    }
    return s10;
  }
};
function l2(n12, o8, e4) {
  if (i(o8)) {
    let r8 = o8.resolve(n12), s10 = e4 && r8 && e4.get(r8);
    return s10 ? s10.count * s10.aliasCount : 0;
  } else if (f(o8)) {
    let r8 = 0;
    for (let s10 of o8.items) {
      let t5 = l2(n12, s10, e4);
      t5 > r8 && (r8 = t5);
    }
    return r8;
  } else if (p(o8)) {
    let r8 = l2(n12, o8.key, e4), s10 = l2(n12, o8.value, e4);
    return Math.max(r8, s10);
  }
  return 1;
}

// node_modules/yaml/browser/dist/nodes/Scalar.js
var E = (o8) => !o8 || typeof o8 != "function" && typeof o8 != "object", t = class extends y2 {
  constructor(r8) {
    super(r), this.value = r8;
  }
  toJSON(r8, L4) {
    return L4?.keep ? this.value : i4(this.value, r8, L4);
  }
  toString() {
    return String(this.value);
  }
};
t.BLOCK_FOLDED = "BLOCK_FOLDED", t.BLOCK_LITERAL = "BLOCK_LITERAL", t.PLAIN = "PLAIN", t.QUOTE_DOUBLE = "QUOTE_DOUBLE", t.QUOTE_SINGLE = "QUOTE_SINGLE";

// node_modules/yaml/browser/dist/doc/createNode.js
var S3 = "tag:yaml.org,2002:";
function w2(n12, i8, o8) {
  if (i8) {
    let r8 = o8.filter((e4) => e4.tag === i8), c13 = r8.find((e4) => !e4.format) ?? r8[0];
    if (!c13)
      throw new Error(`Tag ${i8} not found`);
    return c13;
  }
  return o8.find((r8) => r8.identify?.(n12) && !r8.format);
}
function T(n12, i8, o8) {
  if (m(n12) && (n12 = n12.contents), n(n12))
    return n12;
  if (p(n12)) {
    let s10 = o8.schema[o].createNode?.(o8.schema, null, o8);
    return s10.items.push(n12), s10;
  }
  (n12 instanceof String || n12 instanceof Number || n12 instanceof Boolean || typeof BigInt < "u" && n12 instanceof BigInt) && (n12 = n12.valueOf());
  let { aliasDuplicateObjects: r8, onAnchor: c13, onTagObj: e4, schema: d10, sourceObjects: p9 } = o8, t5;
  if (r8 && n12 && typeof n12 == "object") {
    if (t5 = p9.get(n12), t5)
      return t5.anchor ?? (t5.anchor = c13(n12)), new A2(t5.anchor);
    t5 = { anchor: null, node: null }, p9.set(n12, t5);
  }
  i8?.startsWith("!!") && (i8 = S3 + i8.slice(2));
  let f12 = w2(n12, i8, d10.tags);
  if (!f12) {
    if (n12 && typeof n12.toJSON == "function" && (n12 = n12.toJSON()), !n12 || typeof n12 != "object") {
      let s10 = new t(n12);
      return t5 && (t5.node = s10), s10;
    }
    f12 = n12 instanceof Map ? d10[o] : Symbol.iterator in Object(n12) ? d10[s] : d10[o];
  }
  e4 && (e4(f12), delete o8.onTagObj);
  let m6 = f12?.createNode ? f12.createNode(o8.schema, n12, o8) : typeof f12?.nodeClass?.from == "function" ? f12.nodeClass.from(o8.schema, n12, o8) : new t(n12);
  return i8 ? m6.tag = i8 : f12.default || (m6.tag = f12.tag), t5 && (t5.node = m6), m6;
}

// node_modules/yaml/browser/dist/nodes/Collection.js
function l3(o8, n12, t5) {
  let e4 = t5;
  for (let s10 = n12.length - 1; s10 >= 0; --s10) {
    let r8 = n12[s10];
    if (typeof r8 == "number" && Number.isInteger(r8) && r8 >= 0) {
      let c13 = [];
      c13[r8] = e4, e4 = c13;
    } else
      e4 = /* @__PURE__ */ new Map([[r8, e4]]);
  }
  return T(e4, void 0, {
    aliasDuplicateObjects: !1,
    keepUndefined: !1,
    onAnchor: () => {
      throw new Error("This should not happen, please report a bug.");
    },
    schema: o8,
    sourceObjects: /* @__PURE__ */ new Map()
  });
}
var u3 = (o8) => o8 == null || typeof o8 == "object" && !!o8[Symbol.iterator]().next().done, g = class extends y2 {
  constructor(n12, t5) {
    super(n12), Object.defineProperty(this, "schema", {
      value: t5,
      configurable: !0,
      enumerable: !1,
      writable: !0
    });
  }
  /**
   * Create a copy of this collection.
   *
   * @param schema - If defined, overwrites the original's schema
   */
  clone(n12) {
    let t5 = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    return n12 && (t5.schema = n12), t5.items = t5.items.map((e4) => n(e4) || p(e4) ? e4.clone(n12) : e4), this.range && (t5.range = this.range.slice()), t5;
  }
  /**
   * Adds a value to the collection. For `!!map` and `!!omap` the value must
   * be a Pair instance or a `{ key, value }` object, which may not have a key
   * that already exists in the map.
   */
  addIn(n12, t5) {
    if (u3(n12))
      this.add(t5);
    else {
      let [e4, ...s10] = n12, r8 = this.get(e4, !0);
      if (f(r8))
        r8.addIn(s10, t5);
      else if (r8 === void 0 && this.schema)
        this.set(e4, l3(this.schema, s10, t5));
      else
        throw new Error(`Expected YAML collection at ${e4}. Remaining path: ${s10}`);
    }
  }
  /**
   * Removes a value from the collection.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(n12) {
    let [t5, ...e4] = n12;
    if (e4.length === 0)
      return this.delete(t5);
    let s10 = this.get(t5, !0);
    if (f(s10))
      return s10.deleteIn(e4);
    throw new Error(`Expected YAML collection at ${t5}. Remaining path: ${e4}`);
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(n12, t5) {
    let [e4, ...s10] = n12, r8 = this.get(e4, !0);
    return s10.length === 0 ? !t5 && e(r8) ? r8.value : r8 : f(r8) ? r8.getIn(s10, t5) : void 0;
  }
  hasAllNullValues(n12) {
    return this.items.every((t5) => {
      if (!p(t5))
        return !1;
      let e4 = t5.value;
      return e4 == null || n12 && e(e4) && e4.value == null && !e4.commentBefore && !e4.comment && !e4.tag;
    });
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   */
  hasIn(n12) {
    let [t5, ...e4] = n12;
    if (e4.length === 0)
      return this.has(t5);
    let s10 = this.get(t5, !0);
    return f(s10) ? s10.hasIn(e4) : !1;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(n12, t5) {
    let [e4, ...s10] = n12;
    if (s10.length === 0)
      this.set(e4, t5);
    else {
      let r8 = this.get(e4, !0);
      if (f(r8))
        r8.setIn(s10, t5);
      else if (r8 === void 0 && this.schema)
        this.set(e4, l3(this.schema, s10, t5));
      else
        throw new Error(`Expected YAML collection at ${e4}. Remaining path: ${s10}`);
    }
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyComment.js
var s4 = (n12) => n12.replace(/^(?!$)(?: $)?/gm, "#");
function r2(n12, e4) {
  return /^\n+$/.test(n12) ? n12.substring(1) : e4 ? n12.replace(/^(?! *$)/gm, e4) : n12;
}
var t2 = (n12, e4, i8) => n12.endsWith(`
`) ? r2(i8, e4) : i8.includes(`
`) ? `
` + r2(i8, e4) : (n12.endsWith(" ") ? "" : " ") + i8;

// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
var E2 = "flow", O = "block", L = "quoted";
function U(e4, l9, a11 = "flow", { indentAtStart: g11, lineWidth: c13 = 80, minContentWidth: r8 = 20, onFold: $, onOverflow: k2 } = {}) {
  if (!c13 || c13 < 0)
    return e4;
  c13 < r8 && (r8 = 0);
  let p9 = Math.max(1 + r8, 1 + c13 - l9.length);
  if (e4.length <= p9)
    return e4;
  let u14 = [], b8 = {}, i8 = c13 - l9.length;
  typeof g11 == "number" && (g11 > c13 - Math.max(2, r8) ? u14.push(0) : i8 = c13 - g11);
  let h6, o8, F3 = !1, f12 = -1, D2 = -1, d10 = -1;
  a11 === O && (f12 = _(e4, f12, l9.length), f12 !== -1 && (i8 = f12 + p9));
  for (let n12; n12 = e4[f12 += 1]; ) {
    if (a11 === L && n12 === "\\") {
      switch (D2 = f12, e4[f12 + 1]) {
        case "x":
          f12 += 3;
          break;
        case "u":
          f12 += 5;
          break;
        case "U":
          f12 += 9;
          break;
        default:
          f12 += 1;
      }
      d10 = f12;
    }
    if (n12 === `
`)
      a11 === O && (f12 = _(e4, f12, l9.length)), i8 = f12 + l9.length + p9, h6 = void 0;
    else {
      if (n12 === " " && o8 && o8 !== " " && o8 !== `
` && o8 !== "	") {
        let s10 = e4[f12 + 1];
        s10 && s10 !== " " && s10 !== `
` && s10 !== "	" && (h6 = f12);
      }
      if (f12 >= i8)
        if (h6)
          u14.push(h6), i8 = h6 + p9, h6 = void 0;
        else if (a11 === L) {
          for (; o8 === " " || o8 === "	"; )
            o8 = n12, n12 = e4[f12 += 1], F3 = !0;
          let s10 = f12 > d10 + 1 ? f12 - 2 : D2 - 1;
          if (b8[s10])
            return e4;
          u14.push(s10), b8[s10] = !0, i8 = s10 + p9, h6 = void 0;
        } else
          F3 = !0;
    }
    o8 = n12;
  }
  if (F3 && k2 && k2(), u14.length === 0)
    return e4;
  $ && $();
  let w10 = e4.slice(0, u14[0]);
  for (let n12 = 0; n12 < u14.length; ++n12) {
    let s10 = u14[n12], M3 = u14[n12 + 1] || e4.length;
    s10 === 0 ? w10 = `
${l9}${e4.slice(0, M3)}` : (a11 === L && b8[s10] && (w10 += `${e4[s10]}\\`), w10 += `
${l9}${e4.slice(s10 + 1, M3)}`);
  }
  return w10;
}
function _(e4, l9, a11) {
  let g11 = l9, c13 = l9 + 1, r8 = e4[c13];
  for (; r8 === " " || r8 === "	"; )
    if (l9 < c13 + a11)
      r8 = e4[++l9];
    else {
      do
        r8 = e4[++l9];
      while (r8 && r8 !== `
`);
      g11 = l9, c13 = l9 + 1, r8 = e4[c13];
    }
  return g11;
}

// node_modules/yaml/browser/dist/stringify/stringifyString.js
var D = (i8, e4) => ({
  indentAtStart: e4 ? i8.indent.length : i8.indentAtStart,
  lineWidth: i8.options.lineWidth,
  minContentWidth: i8.options.minContentWidth
}), y3 = (i8) => /^(%|---|\.\.\.)/m.test(i8);
function P(i8, e4, n12) {
  if (!e4 || e4 < 0)
    return !1;
  let r8 = e4 - n12, c13 = i8.length;
  if (c13 <= r8)
    return !1;
  for (let l9 = 0, t5 = 0; l9 < c13; ++l9)
    if (i8[l9] === `
`) {
      if (l9 - t5 > r8)
        return !0;
      if (t5 = l9 + 1, c13 - t5 <= r8)
        return !1;
    }
  return !0;
}
function S4(i8, e4) {
  let n12 = JSON.stringify(i8);
  if (e4.options.doubleQuotedAsJSON)
    return n12;
  let { implicitKey: r8 } = e4, c13 = e4.options.doubleQuotedMinMultiLineLength, l9 = e4.indent || (y3(i8) ? "  " : ""), t5 = "", f12 = 0;
  for (let s10 = 0, o8 = n12[s10]; o8; o8 = n12[++s10])
    if (o8 === " " && n12[s10 + 1] === "\\" && n12[s10 + 2] === "n" && (t5 += n12.slice(f12, s10) + "\\ ", s10 += 1, f12 = s10, o8 = "\\"), o8 === "\\")
      switch (n12[s10 + 1]) {
        case "u":
          {
            t5 += n12.slice(f12, s10);
            let u14 = n12.substr(s10 + 2, 4);
            switch (u14) {
              case "0000":
                t5 += "\\0";
                break;
              case "0007":
                t5 += "\\a";
                break;
              case "000b":
                t5 += "\\v";
                break;
              case "001b":
                t5 += "\\e";
                break;
              case "0085":
                t5 += "\\N";
                break;
              case "00a0":
                t5 += "\\_";
                break;
              case "2028":
                t5 += "\\L";
                break;
              case "2029":
                t5 += "\\P";
                break;
              default:
                u14.substr(0, 2) === "00" ? t5 += "\\x" + u14.substr(2) : t5 += n12.substr(s10, 6);
            }
            s10 += 5, f12 = s10 + 1;
          }
          break;
        case "n":
          if (r8 || n12[s10 + 2] === '"' || n12.length < c13)
            s10 += 1;
          else {
            for (t5 += n12.slice(f12, s10) + `

`; n12[s10 + 2] === "\\" && n12[s10 + 3] === "n" && n12[s10 + 4] !== '"'; )
              t5 += `
`, s10 += 2;
            t5 += l9, n12[s10 + 2] === " " && (t5 += "\\"), s10 += 1, f12 = s10 + 1;
          }
          break;
        default:
          s10 += 1;
      }
  return t5 = f12 ? t5 + n12.slice(f12) : n12, r8 ? t5 : U(t5, l9, L, D(e4, !1));
}
function Q(i8, e4) {
  if (e4.options.singleQuote === !1 || e4.implicitKey && i8.includes(`
`) || /[ \t]\n|\n[ \t]/.test(i8))
    return S4(i8, e4);
  let n12 = e4.indent || (y3(i8) ? "  " : ""), r8 = "'" + i8.replace(/'/g, "''").replace(/\n+/g, `$&
${n12}`) + "'";
  return e4.implicitKey ? r8 : U(r8, n12, E2, D(e4, !1));
}
function h2(i8, e4) {
  let { singleQuote: n12 } = e4.options, r8;
  if (n12 === !1)
    r8 = S4;
  else {
    let c13 = i8.includes('"'), l9 = i8.includes("'");
    c13 && !l9 ? r8 = Q : l9 && !c13 ? r8 = S4 : r8 = n12 ? Q : S4;
  }
  return r8(i8, e4);
}
var B;
try {
  B = new RegExp(`(^|(?<!
))
+(?!
|$)`, "g");
} catch {
  B = /\n+(?!\n|$)/g;
}
function F({ comment: i8, type: e4, value: n12 }, r8, c13, l9) {
  let { blockQuote: t5, commentString: f12, lineWidth: s10 } = r8.options;
  if (!t5 || /\n[\t ]+$/.test(n12))
    return h2(n12, r8);
  let o8 = r8.indent || (r8.forceBlockIndent || y3(n12) ? "  " : ""), u14 = t5 === "literal" ? !0 : t5 === "folded" || e4 === t.BLOCK_FOLDED ? !1 : e4 === t.BLOCK_LITERAL ? !0 : !P(n12, s10, o8.length);
  if (!n12)
    return u14 ? `|
` : `>
`;
  let b8, d10;
  for (d10 = n12.length; d10 > 0; --d10) {
    let p9 = n12[d10 - 1];
    if (p9 !== `
` && p9 !== "	" && p9 !== " ")
      break;
  }
  let a11 = n12.substring(d10), k2 = a11.indexOf(`
`);
  k2 === -1 ? b8 = "-" : n12 === a11 || k2 !== a11.length - 1 ? (b8 = "+", l9 && l9()) : b8 = "", a11 && (n12 = n12.slice(0, -a11.length), a11[a11.length - 1] === `
` && (a11 = a11.slice(0, -1)), a11 = a11.replace(B, `$&${o8}`));
  let $ = !1, L4, _5 = -1;
  for (L4 = 0; L4 < n12.length; ++L4) {
    let p9 = n12[L4];
    if (p9 === " ")
      $ = !0;
    else if (p9 === `
`)
      _5 = L4;
    else
      break;
  }
  let O4 = n12.substring(0, _5 < L4 ? _5 + 1 : L4);
  O4 && (n12 = n12.substring(O4.length), O4 = O4.replace(/\n+/g, `$&${o8}`));
  let w10 = ($ ? o8 ? "2" : "1" : "") + b8;
  if (i8 && (w10 += " " + f12(i8.replace(/ ?[\r\n]+/g, " ")), c13 && c13()), !u14) {
    let p9 = n12.replace(/\n+/g, `
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${o8}`), N3 = !1, T3 = D(r8, !0);
    t5 !== "folded" && e4 !== t.BLOCK_FOLDED && (T3.onOverflow = () => {
      N3 = !0;
    });
    let K3 = U(`${O4}${p9}${a11}`, o8, O, T3);
    if (!N3)
      return `>${w10}
${o8}${K3}`;
  }
  return n12 = n12.replace(/\n+/g, `$&${o8}`), `|${w10}
${o8}${O4}${n12}${a11}`;
}
function W(i8, e4, n12, r8) {
  let { type: c13, value: l9 } = i8, { actualString: t5, implicitKey: f12, indent: s10, indentStep: o8, inFlow: u14 } = e4;
  if (f12 && l9.includes(`
`) || u14 && /[[\]{},]/.test(l9))
    return h2(l9, e4);
  if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(l9))
    return f12 || u14 || !l9.includes(`
`) ? h2(l9, e4) : F(i8, e4, n12, r8);
  if (!f12 && !u14 && c13 !== t.PLAIN && l9.includes(`
`))
    return F(i8, e4, n12, r8);
  if (y3(l9)) {
    if (s10 === "")
      return e4.forceBlockIndent = !0, F(i8, e4, n12, r8);
    if (f12 && s10 === o8)
      return h2(l9, e4);
  }
  let b8 = l9.replace(/\n+/g, `$&
${s10}`);
  if (t5) {
    let d10 = ($) => $.default && $.tag !== "tag:yaml.org,2002:str" && $.test?.test(b8), { compat: a11, tags: k2 } = e4.doc.schema;
    if (k2.some(d10) || a11?.some(d10))
      return h2(l9, e4);
  }
  return f12 ? b8 : U(b8, s10, E2, D(e4, !1));
}
function M(i8, e4, n12, r8) {
  let { implicitKey: c13, inFlow: l9 } = e4, t5 = typeof i8.value == "string" ? i8 : Object.assign({}, i8, { value: String(i8.value) }), { type: f12 } = i8;
  f12 !== t.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(t5.value) && (f12 = t.QUOTE_DOUBLE);
  let s10 = (u14) => {
    switch (u14) {
      case t.BLOCK_FOLDED:
      case t.BLOCK_LITERAL:
        return c13 || l9 ? h2(t5.value, e4) : F(t5, e4, n12, r8);
      case t.QUOTE_DOUBLE:
        return S4(t5.value, e4);
      case t.QUOTE_SINGLE:
        return Q(t5.value, e4);
      case t.PLAIN:
        return W(t5, e4, n12, r8);
      default:
        return null;
    }
  }, o8 = s10(f12);
  if (o8 === null) {
    let { defaultKeyType: u14, defaultStringType: b8 } = e4.options, d10 = c13 && u14 || b8;
    if (o8 = s10(d10), o8 === null)
      throw new Error(`Unsupported default string type ${d10}`);
  }
  return o8;
}

// node_modules/yaml/browser/dist/stringify/stringify.js
function p3(r8, t5) {
  let l9 = Object.assign({
    blockQuote: !0,
    commentString: s4,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: !1,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: !0,
    indentSeq: !0,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: !1,
    singleQuote: null,
    trailingComma: !1,
    trueStr: "true",
    verifyAliasOrder: !0
  }, r8.schema.toStringOptions, t5), i8;
  switch (l9.collectionStyle) {
    case "block":
      i8 = !1;
      break;
    case "flow":
      i8 = !0;
      break;
    default:
      i8 = null;
  }
  return {
    anchors: /* @__PURE__ */ new Set(),
    doc: r8,
    flowCollectionPadding: l9.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: typeof l9.indent == "number" ? " ".repeat(l9.indent) : "  ",
    inFlow: i8,
    options: l9
  };
}
function v(r8, t5) {
  if (t5.tag) {
    let e4 = r8.filter((n12) => n12.tag === t5.tag);
    if (e4.length > 0)
      return e4.find((n12) => n12.format === t5.format) ?? e4[0];
  }
  let l9, i8;
  if (e(t5)) {
    i8 = t5.value;
    let e4 = r8.filter((n12) => n12.identify?.(i8));
    if (e4.length > 1) {
      let n12 = e4.filter((o8) => o8.test);
      n12.length > 0 && (e4 = n12);
    }
    l9 = e4.find((n12) => n12.format === t5.format) ?? e4.find((n12) => !n12.format);
  } else
    i8 = t5, l9 = r8.find((e4) => e4.nodeClass && i8 instanceof e4.nodeClass);
  if (!l9) {
    let e4 = i8?.constructor?.name ?? (i8 === null ? "null" : typeof i8);
    throw new Error(`Tag not resolved for ${e4} value`);
  }
  return l9;
}
function w3(r8, t5, { anchors: l9, doc: i8 }) {
  if (!i8.directives)
    return "";
  let e4 = [], n12 = (e(r8) || f(r8)) && r8.anchor;
  n12 && d(n12) && (l9.add(n12), e4.push(`&${n12}`));
  let o8 = r8.tag ?? (t5.default ? null : t5.tag);
  return o8 && e4.push(i8.directives.tagString(o8)), e4.join(" ");
}
function b3(r8, t5, l9, i8) {
  if (p(r8))
    return r8.toString(t5, l9, i8);
  if (i(r8)) {
    if (t5.doc.directives)
      return r8.toString(t5);
    if (t5.resolvedAliases?.has(r8))
      throw new TypeError("Cannot stringify circular structure without alias nodes");
    t5.resolvedAliases ? t5.resolvedAliases.add(r8) : t5.resolvedAliases = /* @__PURE__ */ new Set([r8]), r8 = r8.resolve(t5.doc);
  }
  let e4, n12 = n(r8) ? r8 : t5.doc.createNode(r8, { onTagObj: (f12) => e4 = f12 });
  e4 ?? (e4 = v(t5.doc.schema.tags, n12));
  let o8 = w3(n12, e4, t5);
  o8.length > 0 && (t5.indentAtStart = (t5.indentAtStart ?? 0) + o8.length + 1);
  let s10 = typeof e4.stringify == "function" ? e4.stringify(n12, t5, l9, i8) : e(n12) ? M(n12, t5, l9, i8) : n12.toString(t5, l9, i8);
  return o8 ? e(n12) || s10[0] === "{" || s10[0] === "[" ? `${o8} ${s10}` : `${o8}
${t5.indent}${s10}` : s10;
}

// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function _2({ key: t5, value: i8 }, e4, h6, g11) {
  let { allNullValues: S9, doc: W2, indent: E8, indentStep: N3, options: { commentString: d10, indentSeq: q2, simpleKeys: a11 } } = e4, l9 = n(t5) && t5.comment || null;
  if (a11) {
    if (l9)
      throw new Error("With simple keys, key nodes cannot have comments");
    if (f(t5) || !n(t5) && typeof t5 == "object") {
      let r8 = "With simple keys, collection cannot be used as a key value";
      throw new Error(r8);
    }
  }
  let s10 = !a11 && (!t5 || l9 && i8 == null && !e4.inFlow || f(t5) || (e(t5) ? t5.type === t.BLOCK_FOLDED || t5.type === t.BLOCK_LITERAL : typeof t5 == "object"));
  e4 = Object.assign({}, e4, {
    allNullValues: !1,
    implicitKey: !s10 && (a11 || !S9),
    indent: E8 + N3
  });
  let u14 = !1, p9 = !1, n12 = b3(t5, e4, () => u14 = !0, () => p9 = !0);
  if (!s10 && !e4.inFlow && n12.length > 1024) {
    if (a11)
      throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    s10 = !0;
  }
  if (e4.inFlow) {
    if (S9 || i8 == null)
      return u14 && h6 && h6(), n12 === "" ? "?" : s10 ? `? ${n12}` : n12;
  } else if (S9 && !a11 || i8 == null && s10)
    return n12 = `? ${n12}`, l9 && !u14 ? n12 += t2(n12, e4.indent, d10(l9)) : p9 && g11 && g11(), n12;
  u14 && (l9 = null), s10 ? (l9 && (n12 += t2(n12, e4.indent, d10(l9))), n12 = `? ${n12}
${E8}:`) : (n12 = `${n12}:`, l9 && (n12 += t2(n12, e4.indent, d10(l9))));
  let b8, w10, c13;
  n(i8) ? (b8 = !!i8.spaceBefore, w10 = i8.commentBefore, c13 = i8.comment) : (b8 = !1, w10 = null, c13 = null, i8 && typeof i8 == "object" && (i8 = W2.createNode(i8))), e4.implicitKey = !1, !s10 && !l9 && e(i8) && (e4.indentAtStart = n12.length + 1), p9 = !1, !q2 && N3.length >= 2 && !e4.inFlow && !s10 && S(i8) && !i8.flow && !i8.tag && !i8.anchor && (e4.indent = e4.indent.substring(2));
  let $ = !1, f12 = b3(i8, e4, () => $ = !0, () => p9 = !0), o8 = " ";
  if (l9 || b8 || w10) {
    if (o8 = b8 ? `
` : "", w10) {
      let r8 = d10(w10);
      o8 += `
${r2(r8, e4.indent)}`;
    }
    f12 === "" && !e4.inFlow ? o8 === `
` && c13 && (o8 = `

`) : o8 += `
${e4.indent}`;
  } else if (!s10 && f(i8)) {
    let r8 = f12[0], y12 = f12.indexOf(`
`), j2 = y12 !== -1, A4 = e4.inFlow ?? i8.flow ?? i8.items.length === 0;
    if (j2 || !A4) {
      let B2 = !1;
      if (j2 && (r8 === "&" || r8 === "!")) {
        let m6 = f12.indexOf(" ");
        r8 === "&" && m6 !== -1 && m6 < y12 && f12[m6 + 1] === "!" && (m6 = f12.indexOf(" ", m6 + 1)), (m6 === -1 || y12 < m6) && (B2 = !0);
      }
      B2 || (o8 = `
${e4.indent}`);
    }
  } else (f12 === "" || f12[0] === `
`) && (o8 = "");
  return n12 += o8 + f12, e4.inFlow ? $ && h6 && h6() : c13 && !$ ? n12 += t2(n12, e4.indent, d10(c13)) : p9 && g11 && g11(), n12;
}

// node_modules/yaml/browser/dist/log.js
function c2(n12, o8) {
  (n12 === "debug" || n12 === "warn") && console.warn(o8);
}

// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
var n3 = "<<", a3 = {
  identify: (o8) => o8 === n3 || typeof o8 == "symbol" && o8.description === n3,
  default: "key",
  tag: "tag:yaml.org,2002:merge",
  test: /^<<$/,
  resolve: () => Object.assign(new t(Symbol(n3)), {
    addToJSMap: u4
  }),
  stringify: () => n3
}, b4 = (o8, e4) => (a3.identify(e4) || e(e4) && (!e4.type || e4.type === t.PLAIN) && a3.identify(e4.value)) && o8?.doc.schema.tags.some((s10) => s10.tag === a3.tag && s10.default);
function u4(o8, e4, s10) {
  let r8 = d2(o8, s10);
  if (S(r8))
    for (let t5 of r8.items)
      f2(o8, e4, t5);
  else if (Array.isArray(r8))
    for (let t5 of r8)
      f2(o8, e4, t5);
  else
    f2(o8, e4, r8);
}
function f2(o8, e4, s10) {
  let r8 = d2(o8, s10);
  if (!b(r8))
    throw new Error("Merge sources must be maps or map aliases");
  let t5 = r8.toJSON(null, o8, Map);
  for (let [i8, l9] of t5)
    e4 instanceof Map ? e4.has(i8) || e4.set(i8, l9) : e4 instanceof Set ? e4.add(i8) : Object.prototype.hasOwnProperty.call(e4, i8) || Object.defineProperty(e4, i8, {
      value: l9,
      writable: !0,
      enumerable: !0,
      configurable: !0
    });
  return e4;
}
function d2(o8, e4) {
  return o8 && i(e4) ? e4.resolve(o8.doc, o8) : e4;
}

// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function c3(o8, e4, { key: r8, value: i8 }) {
  if (n(r8) && r8.addToJSMap)
    r8.addToJSMap(o8, e4, i8);
  else if (b4(o8, r8))
    u4(o8, e4, i8);
  else {
    let n12 = i4(r8, "", o8);
    if (e4 instanceof Map)
      e4.set(n12, i4(i8, n12, o8));
    else if (e4 instanceof Set)
      e4.add(n12);
    else {
      let t5 = g2(r8, n12, o8), f12 = i4(i8, t5, o8);
      t5 in e4 ? Object.defineProperty(e4, t5, {
        value: f12,
        writable: !0,
        enumerable: !0,
        configurable: !0
      }) : e4[t5] = f12;
    }
  }
  return e4;
}
function g2(o8, e4, r8) {
  if (e4 === null)
    return "";
  if (typeof e4 != "object")
    return String(e4);
  if (n(o8) && r8?.doc) {
    let i8 = p3(r8.doc, {});
    i8.anchors = /* @__PURE__ */ new Set();
    for (let t5 of r8.anchors.keys())
      i8.anchors.add(t5.anchor);
    i8.inFlow = !0, i8.inStringifyKey = !0;
    let n12 = o8.toString(i8);
    if (!r8.mapKeyWarned) {
      let t5 = JSON.stringify(n12);
      t5.length > 40 && (t5 = t5.substring(0, 36) + '..."'), c2(r8.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${t5}. Set mapAsMap: true to use object keys.`), r8.mapKeyWarned = !0;
    }
    return n12;
  }
  return JSON.stringify(e4);
}

// node_modules/yaml/browser/dist/nodes/Pair.js
function d3(s10, r8, e4) {
  let t5 = T(s10, void 0, e4), a11 = T(r8, void 0, e4);
  return new i5(t5, a11);
}
var i5 = class _i {
  constructor(r8, e4 = null) {
    Object.defineProperty(this, c, { value: l }), this.key = r8, this.value = e4;
  }
  clone(r8) {
    let { key: e4, value: t5 } = this;
    return n(e4) && (e4 = e4.clone(r8)), n(t5) && (t5 = t5.clone(r8)), new _i(e4, t5);
  }
  toJSON(r8, e4) {
    let t5 = e4?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    return c3(e4, t5, this);
  }
  toString(r8, e4, t5) {
    return r8?.doc ? _2(this, r8, e4, t5) : JSON.stringify(this);
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function j(c13, i8, m6) {
  return (i8.inFlow ?? c13.flow ? P2 : F2)(c13, i8, m6);
}
function F2({ comment: c13, items: i8 }, m6, { blockItemPrefix: s10, flowChars: a11, itemIndent: g11, onChompKeep: d10, onComment: y12 }) {
  let { indent: B2, options: { commentString: o8 } } = m6, k2 = Object.assign({}, m6, { indent: g11, type: null }), n12 = !1, f12 = [];
  for (let t5 = 0; t5 < i8.length; ++t5) {
    let e4 = i8[t5], l9 = null;
    if (n(e4))
      !n12 && e4.spaceBefore && f12.push(""), w4(m6, f12, e4.commentBefore, n12), e4.comment && (l9 = e4.comment);
    else if (p(e4)) {
      let r8 = n(e4.key) ? e4.key : null;
      r8 && (!n12 && r8.spaceBefore && f12.push(""), w4(m6, f12, r8.commentBefore, n12));
    }
    n12 = !1;
    let u14 = b3(e4, k2, () => l9 = null, () => n12 = !0);
    l9 && (u14 += t2(u14, g11, o8(l9))), n12 && l9 && (n12 = !1), f12.push(s10 + u14);
  }
  let p9;
  if (f12.length === 0)
    p9 = a11.start + a11.end;
  else {
    p9 = f12[0];
    for (let t5 = 1; t5 < f12.length; ++t5) {
      let e4 = f12[t5];
      p9 += e4 ? `
${B2}${e4}` : `
`;
    }
  }
  return c13 ? (p9 += `
` + r2(o8(c13), B2), y12 && y12()) : n12 && d10 && d10(), p9;
}
function P2({ items: c13 }, i8, { flowChars: m6, itemIndent: s10 }) {
  let { indent: a11, indentStep: g11, flowCollectionPadding: d10, options: { commentString: y12 } } = i8;
  s10 += g11;
  let B2 = Object.assign({}, i8, {
    indent: s10,
    inFlow: !0,
    type: null
  }), o8 = !1, k2 = 0, n12 = [];
  for (let t5 = 0; t5 < c13.length; ++t5) {
    let e4 = c13[t5], l9 = null;
    if (n(e4))
      e4.spaceBefore && n12.push(""), w4(i8, n12, e4.commentBefore, !1), e4.comment && (l9 = e4.comment);
    else if (p(e4)) {
      let r8 = n(e4.key) ? e4.key : null;
      r8 && (r8.spaceBefore && n12.push(""), w4(i8, n12, r8.commentBefore, !1), r8.comment && (o8 = !0));
      let h6 = n(e4.value) ? e4.value : null;
      h6 ? (h6.comment && (l9 = h6.comment), h6.commentBefore && (o8 = !0)) : e4.value == null && r8?.comment && (l9 = r8.comment);
    }
    l9 && (o8 = !0);
    let u14 = b3(e4, B2, () => l9 = null);
    o8 || (o8 = n12.length > k2 || u14.includes(`
`)), t5 < c13.length - 1 ? u14 += "," : i8.options.trailingComma && (i8.options.lineWidth > 0 && (o8 || (o8 = n12.reduce((r8, h6) => r8 + h6.length + 2, 2) + (u14.length + 2) > i8.options.lineWidth)), o8 && (u14 += ",")), l9 && (u14 += t2(u14, s10, y12(l9))), n12.push(u14), k2 = n12.length;
  }
  let { start: f12, end: p9 } = m6;
  if (n12.length === 0)
    return f12 + p9;
  if (!o8) {
    let t5 = n12.reduce((e4, l9) => e4 + l9.length + 2, 2);
    o8 = i8.options.lineWidth > 0 && t5 > i8.options.lineWidth;
  }
  if (o8) {
    let t5 = f12;
    for (let e4 of n12)
      t5 += e4 ? `
${g11}${a11}${e4}` : `
`;
    return `${t5}
${a11}${p9}`;
  } else
    return `${f12}${d10}${n12.join(" ")}${d10}${p9}`;
}
function w4({ indent: c13, options: { commentString: i8 } }, m6, s10, a11) {
  if (s10 && a11 && (s10 = s10.replace(/^\n+/, "")), s10) {
    let g11 = r2(i8(s10), c13);
    m6.push(g11.trimStart());
  }
}

// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function f3(c13, e4) {
  let i8 = e(e4) ? e4.value : e4;
  for (let t5 of c13)
    if (p(t5) && (t5.key === e4 || t5.key === i8 || e(t5.key) && t5.key.value === i8))
      return t5;
}
var M2 = class extends g {
  static get tagName() {
    return "tag:yaml.org,2002:map";
  }
  constructor(e4) {
    super(o, e4), this.items = [];
  }
  /**
   * A generic collection parsing method that can be extended
   * to other node classes that inherit from YAMLMap
   */
  static from(e4, i8, t5) {
    let { keepUndefined: s10, replacer: r8 } = t5, o8 = new this(e4), l9 = (n12, a11) => {
      if (typeof r8 == "function")
        a11 = r8.call(i8, n12, a11);
      else if (Array.isArray(r8) && !r8.includes(n12))
        return;
      (a11 !== void 0 || s10) && o8.items.push(d3(n12, a11, t5));
    };
    if (i8 instanceof Map)
      for (let [n12, a11] of i8)
        l9(n12, a11);
    else if (i8 && typeof i8 == "object")
      for (let n12 of Object.keys(i8))
        l9(n12, i8[n12]);
    return typeof e4.sortMapEntries == "function" && o8.items.sort(e4.sortMapEntries), o8;
  }
  /**
   * Adds a value to the collection.
   *
   * @param overwrite - If not set `true`, using a key that is already in the
   *   collection will throw. Otherwise, overwrites the previous value.
   */
  add(e4, i8) {
    let t5;
    p(e4) ? t5 = e4 : !e4 || typeof e4 != "object" || !("key" in e4) ? t5 = new i5(e4, e4?.value) : t5 = new i5(e4.key, e4.value);
    let s10 = f3(this.items, t5.key), r8 = this.schema?.sortMapEntries;
    if (s10) {
      if (!i8)
        throw new Error(`Key ${t5.key} already set`);
      e(s10.value) && E(t5.value) ? s10.value.value = t5.value : s10.value = t5.value;
    } else if (r8) {
      let o8 = this.items.findIndex((l9) => r8(t5, l9) < 0);
      o8 === -1 ? this.items.push(t5) : this.items.splice(o8, 0, t5);
    } else
      this.items.push(t5);
  }
  delete(e4) {
    let i8 = f3(this.items, e4);
    return i8 ? this.items.splice(this.items.indexOf(i8), 1).length > 0 : !1;
  }
  get(e4, i8) {
    let s10 = f3(this.items, e4)?.value;
    return (!i8 && e(s10) ? s10.value : s10) ?? void 0;
  }
  has(e4) {
    return !!f3(this.items, e4);
  }
  set(e4, i8) {
    this.add(new i5(e4, i8), !0);
  }
  /**
   * @param ctx - Conversion context, originally set in Document#toJS()
   * @param {Class} Type - If set, forces the returned collection type
   * @returns Instance of Type, Map, or Object
   */
  toJSON(e4, i8, t5) {
    let s10 = t5 ? new t5() : i8?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    i8?.onCreate && i8.onCreate(s10);
    for (let r8 of this.items)
      c3(i8, s10, r8);
    return s10;
  }
  toString(e4, i8, t5) {
    if (!e4)
      return JSON.stringify(this);
    for (let s10 of this.items)
      if (!p(s10))
        throw new Error(`Map items must all be pairs; found ${JSON.stringify(s10)} instead`);
    return !e4.allNullValues && this.hasAllNullValues(!1) && (e4 = Object.assign({}, e4, { allNullValues: !0 })), j(this, e4, {
      blockItemPrefix: "",
      flowChars: { start: "{", end: "}" },
      itemIndent: e4.indent || "",
      onChompKeep: t5,
      onComment: i8
    });
  }
};

// node_modules/yaml/browser/dist/schema/common/map.js
var p4 = {
  collection: "map",
  default: !0,
  nodeClass: M2,
  tag: "tag:yaml.org,2002:map",
  resolve(o8, t5) {
    return b(o8) || t5("Expected a mapping for this tag"), o8;
  },
  createNode: (o8, t5, e4) => M2.from(o8, t5, e4)
};

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var S5 = class extends g {
  static get tagName() {
    return "tag:yaml.org,2002:seq";
  }
  constructor(t5) {
    super(s, t5), this.items = [];
  }
  add(t5) {
    this.items.push(t5);
  }
  /**
   * Removes a value from the collection.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   *
   * @returns `true` if the item was found and removed.
   */
  delete(t5) {
    let e4 = f4(t5);
    return typeof e4 != "number" ? !1 : this.items.splice(e4, 1).length > 0;
  }
  get(t5, e4) {
    let i8 = f4(t5);
    if (typeof i8 != "number")
      return;
    let r8 = this.items[i8];
    return !e4 && e(r8) ? r8.value : r8;
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   */
  has(t5) {
    let e4 = f4(t5);
    return typeof e4 == "number" && e4 < this.items.length;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   *
   * If `key` does not contain a representation of an integer, this will throw.
   * It may be wrapped in a `Scalar`.
   */
  set(t5, e4) {
    let i8 = f4(t5);
    if (typeof i8 != "number")
      throw new Error(`Expected a valid index, not ${t5}.`);
    let r8 = this.items[i8];
    e(r8) && E(e4) ? r8.value = e4 : this.items[i8] = e4;
  }
  toJSON(t5, e4) {
    let i8 = [];
    e4?.onCreate && e4.onCreate(i8);
    let r8 = 0;
    for (let s10 of this.items)
      i8.push(i4(s10, String(r8++), e4));
    return i8;
  }
  toString(t5, e4, i8) {
    return t5 ? j(this, t5, {
      blockItemPrefix: "- ",
      flowChars: { start: "[", end: "]" },
      itemIndent: (t5.indent || "") + "  ",
      onChompKeep: i8,
      onComment: e4
    }) : JSON.stringify(this);
  }
  static from(t5, e4, i8) {
    let { replacer: r8 } = i8, s10 = new this(t5);
    if (e4 && Symbol.iterator in Object(e4)) {
      let l9 = 0;
      for (let o8 of e4) {
        if (typeof r8 == "function") {
          let u14 = e4 instanceof Set ? o8 : String(l9++);
          o8 = r8.call(e4, u14, o8);
        }
        s10.items.push(T(o8, void 0, i8));
      }
    }
    return s10;
  }
};
function f4(n12) {
  let t5 = e(n12) ? n12.value : n12;
  return t5 && typeof t5 == "string" && (t5 = Number(t5)), typeof t5 == "number" && Number.isInteger(t5) && t5 >= 0 ? t5 : null;
}

// node_modules/yaml/browser/dist/schema/common/seq.js
var a4 = {
  collection: "seq",
  default: !0,
  nodeClass: S5,
  tag: "tag:yaml.org,2002:seq",
  resolve(e4, o8) {
    return S(e4) || o8("Expected a sequence for this tag"), e4;
  },
  createNode: (e4, o8, r8) => S5.from(e4, o8, r8)
};

// node_modules/yaml/browser/dist/schema/common/string.js
var n4 = {
  identify: (t5) => typeof t5 == "string",
  default: !0,
  tag: "tag:yaml.org,2002:str",
  resolve: (t5) => t5,
  stringify(t5, r8, i8, e4) {
    return r8 = Object.assign({ actualString: !0 }, r8), M(t5, r8, i8, e4);
  }
};

// node_modules/yaml/browser/dist/schema/common/null.js
var n5 = {
  identify: (t5) => t5 == null,
  createNode: () => new t(null),
  default: !0,
  tag: "tag:yaml.org,2002:null",
  test: /^(?:~|[Nn]ull|NULL)?$/,
  resolve: () => new t(null),
  stringify: ({ source: t5 }, e4) => typeof t5 == "string" && n5.test.test(t5) ? t5 : e4.options.nullStr
};

// node_modules/yaml/browser/dist/schema/core/bool.js
var r3 = {
  identify: (t5) => typeof t5 == "boolean",
  default: !0,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
  resolve: (t5) => new t(t5[0] === "t" || t5[0] === "T"),
  stringify({ source: t5, value: o8 }, e4) {
    if (t5 && r3.test.test(t5)) {
      let n12 = t5[0] === "t" || t5[0] === "T";
      if (o8 === n12)
        return t5;
    }
    return o8 ? e4.options.trueStr : e4.options.falseStr;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function o3({ format: s10, minFractionDigits: f12, tag: r8, value: t5 }) {
  if (typeof t5 == "bigint")
    return String(t5);
  let i8 = typeof t5 == "number" ? t5 : Number(t5);
  if (!isFinite(i8))
    return isNaN(i8) ? ".nan" : i8 < 0 ? "-.inf" : ".inf";
  let n12 = Object.is(t5, -0) ? "-0" : JSON.stringify(t5);
  if (!s10 && f12 && (!r8 || r8 === "tag:yaml.org,2002:float") && /^-?\d/.test(n12) && !n12.includes("e")) {
    let e4 = n12.indexOf(".");
    e4 < 0 && (e4 = n12.length, n12 += ".");
    let g11 = f12 - (n12.length - e4 - 1);
    for (; g11-- > 0; )
      n12 += "0";
  }
  return n12;
}

// node_modules/yaml/browser/dist/schema/core/float.js
var r4 = {
  identify: (t5) => typeof t5 == "number",
  default: !0,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (t5) => t5.slice(-3).toLowerCase() === "nan" ? NaN : t5[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: o3
}, i6 = {
  identify: (t5) => typeof t5 == "number",
  default: !0,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
  resolve: (t5) => parseFloat(t5),
  stringify(t5) {
    let e4 = Number(t5.value);
    return isFinite(e4) ? e4.toExponential() : o3(t5);
  }
}, f5 = {
  identify: (t5) => typeof t5 == "number",
  default: !0,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
  resolve(t5) {
    let e4 = new t(parseFloat(t5)), a11 = t5.indexOf(".");
    return a11 !== -1 && t5[t5.length - 1] === "0" && (e4.minFractionDigits = t5.length - a11 - 1), e4;
  },
  stringify: o3
};

// node_modules/yaml/browser/dist/schema/core/int.js
var e2 = (t5) => typeof t5 == "bigint" || Number.isInteger(t5), o4 = (t5, n12, r8, { intAsBigInt: i8 }) => i8 ? BigInt(t5) : parseInt(t5.substring(n12), r8);
function f6(t5, n12, r8) {
  let { value: i8 } = t5;
  return e2(i8) && i8 >= 0 ? r8 + i8.toString(n12) : o3(t5);
}
var g3 = {
  identify: (t5) => e2(t5) && t5 >= 0,
  default: !0,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^0o[0-7]+$/,
  resolve: (t5, n12, r8) => o4(t5, 2, 8, r8),
  stringify: (t5) => f6(t5, 8, "0o")
}, a5 = {
  identify: e2,
  default: !0,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9]+$/,
  resolve: (t5, n12, r8) => o4(t5, 0, 10, r8),
  stringify: o3
}, y4 = {
  identify: (t5) => e2(t5) && t5 >= 0,
  default: !0,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^0x[0-9a-fA-F]+$/,
  resolve: (t5, n12, r8) => o4(t5, 2, 16, r8),
  stringify: (t5) => f6(t5, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/core/schema.js
var s5 = [
  p4,
  a4,
  n4,
  n5,
  r3,
  g3,
  a5,
  y4,
  r4,
  i6,
  f5
];

// node_modules/yaml/browser/dist/schema/json/schema.js
function n6(t5) {
  return typeof t5 == "bigint" || Number.isInteger(t5);
}
var e3 = ({ value: t5 }) => JSON.stringify(t5), l4 = [
  {
    identify: (t5) => typeof t5 == "string",
    default: !0,
    tag: "tag:yaml.org,2002:str",
    resolve: (t5) => t5,
    stringify: e3
  },
  {
    identify: (t5) => t5 == null,
    createNode: () => new t(null),
    default: !0,
    tag: "tag:yaml.org,2002:null",
    test: /^null$/,
    resolve: () => null,
    stringify: e3
  },
  {
    identify: (t5) => typeof t5 == "boolean",
    default: !0,
    tag: "tag:yaml.org,2002:bool",
    test: /^true$|^false$/,
    resolve: (t5) => t5 === "true",
    stringify: e3
  },
  {
    identify: n6,
    default: !0,
    tag: "tag:yaml.org,2002:int",
    test: /^-?(?:0|[1-9][0-9]*)$/,
    resolve: (t5, r8, { intAsBigInt: i8 }) => i8 ? BigInt(t5) : parseInt(t5, 10),
    stringify: ({ value: t5 }) => n6(t5) ? t5.toString() : JSON.stringify(t5)
  },
  {
    identify: (t5) => typeof t5 == "number",
    default: !0,
    tag: "tag:yaml.org,2002:float",
    test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
    resolve: (t5) => parseFloat(t5),
    stringify: e3
  }
], f7 = {
  default: !0,
  tag: "",
  test: /^/,
  resolve(t5, r8) {
    return r8(`Unresolved plain scalar ${JSON.stringify(t5)}`), t5;
  }
}, g4 = [p4, a4].concat(l4, f7);

// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var c4 = {
  identify: (n12) => n12 instanceof Uint8Array,
  // Buffer inherits from Uint8Array
  default: !1,
  tag: "tag:yaml.org,2002:binary",
  /**
   * Returns a Buffer in node and an Uint8Array in browsers
   *
   * To use the resulting buffer as an image, you'll want to do something like:
   *
   *   const blob = new Blob([buffer], { type: 'image/jpeg' })
   *   document.querySelector('#photo').src = URL.createObjectURL(blob)
   */
  resolve(n12, t5) {
    if (typeof atob == "function") {
      let e4 = atob(n12.replace(/[\n\r]/g, "")), r8 = new Uint8Array(e4.length);
      for (let i8 = 0; i8 < e4.length; ++i8)
        r8[i8] = e4.charCodeAt(i8);
      return r8;
    } else
      return t5("This environment does not support reading binary tags; either Buffer or atob is required"), n12;
  },
  stringify({ comment: n12, type: t5, value: e4 }, r8, i8, b8) {
    if (!e4)
      return "";
    let g11 = e4, a11;
    if (typeof btoa == "function") {
      let o8 = "";
      for (let s10 = 0; s10 < g11.length; ++s10)
        o8 += String.fromCharCode(g11[s10]);
      a11 = btoa(o8);
    } else
      throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
    if (t5 ?? (t5 = t.BLOCK_LITERAL), t5 !== t.QUOTE_DOUBLE) {
      let o8 = Math.max(r8.options.lineWidth - r8.indent.length, r8.options.minContentWidth), s10 = Math.ceil(a11.length / o8), h6 = new Array(s10);
      for (let f12 = 0, u14 = 0; f12 < s10; ++f12, u14 += o8)
        h6[f12] = a11.substr(u14, o8);
      a11 = h6.join(t5 === t.BLOCK_LITERAL ? `
` : " ");
    }
    return M({ comment: n12, type: t5, value: a11 }, r8, i8, b8);
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function p5(n12, r8) {
  if (S(n12))
    for (let i8 = 0; i8 < n12.items.length; ++i8) {
      let e4 = n12.items[i8];
      if (!p(e4)) {
        if (b(e4)) {
          e4.items.length > 1 && r8("Each pair must have its own sequence indicator");
          let o8 = e4.items[0] || new i5(new t(null));
          if (e4.commentBefore && (o8.key.commentBefore = o8.key.commentBefore ? `${e4.commentBefore}
${o8.key.commentBefore}` : e4.commentBefore), e4.comment) {
            let m6 = o8.value ?? o8.key;
            m6.comment = m6.comment ? `${e4.comment}
${m6.comment}` : e4.comment;
          }
          e4 = o8;
        }
        n12.items[i8] = p(e4) ? e4 : new i5(e4);
      }
    }
  else
    r8("Expected a sequence for this tag");
  return n12;
}
function y5(n12, r8, i8) {
  let { replacer: e4 } = i8, o8 = new S5(n12);
  o8.tag = "tag:yaml.org,2002:pairs";
  let m6 = 0;
  if (r8 && Symbol.iterator in Object(r8))
    for (let t5 of r8) {
      typeof e4 == "function" && (t5 = e4.call(r8, String(m6++), t5));
      let c13, s10;
      if (Array.isArray(t5))
        if (t5.length === 2)
          c13 = t5[0], s10 = t5[1];
        else
          throw new TypeError(`Expected [key, value] tuple: ${t5}`);
      else if (t5 && t5 instanceof Object) {
        let a11 = Object.keys(t5);
        if (a11.length === 1)
          c13 = a11[0], s10 = t5[c13];
        else
          throw new TypeError(`Expected tuple with one key, not ${a11.length} keys`);
      } else
        c13 = t5;
      o8.items.push(d3(c13, s10, i8));
    }
  return o8;
}
var d4 = {
  collection: "seq",
  default: !1,
  tag: "tag:yaml.org,2002:pairs",
  resolve: p5,
  createNode: y5
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var r5 = class _r extends S5 {
  constructor() {
    super(), this.add = M2.prototype.add.bind(this), this.delete = M2.prototype.delete.bind(this), this.get = M2.prototype.get.bind(this), this.has = M2.prototype.has.bind(this), this.set = M2.prototype.set.bind(this), this.tag = _r.tag;
  }
  /**
   * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
   * but TypeScript won't allow widening the signature of a child method.
   */
  toJSON(o8, e4) {
    if (!e4)
      return super.toJSON(o8);
    let s10 = /* @__PURE__ */ new Map();
    e4?.onCreate && e4.onCreate(s10);
    for (let t5 of this.items) {
      let i8, m6;
      if (p(t5) ? (i8 = i4(t5.key, "", e4), m6 = i4(t5.value, i8, e4)) : i8 = i4(t5, "", e4), s10.has(i8))
        throw new Error("Ordered maps must not include duplicate keys");
      s10.set(i8, m6);
    }
    return s10;
  }
  static from(o8, e4, s10) {
    let t5 = y5(o8, e4, s10), i8 = new this();
    return i8.items = t5.items, i8;
  }
};
r5.tag = "tag:yaml.org,2002:omap";
var h3 = {
  collection: "seq",
  identify: (a11) => a11 instanceof Map,
  nodeClass: r5,
  default: !1,
  tag: "tag:yaml.org,2002:omap",
  resolve(a11, o8) {
    let e4 = p5(a11, o8), s10 = [];
    for (let { key: t5 } of e4.items)
      e(t5) && (s10.includes(t5.value) ? o8(`Ordered maps must not include duplicate keys: ${t5.value}`) : s10.push(t5.value));
    return Object.assign(new r5(), e4);
  },
  createNode: (a11, o8, e4) => r5.from(a11, o8, e4)
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function n7({ value: t5, source: e4 }, o8) {
  return e4 && (t5 ? f8 : s6).test.test(e4) ? e4 : t5 ? o8.options.trueStr : o8.options.falseStr;
}
var f8 = {
  identify: (t5) => t5 === !0,
  default: !0,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
  resolve: () => new t(!0),
  stringify: n7
}, s6 = {
  identify: (t5) => t5 === !1,
  default: !0,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
  resolve: () => new t(!1),
  stringify: n7
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var i7 = {
  identify: (t5) => typeof t5 == "number",
  default: !0,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (t5) => t5.slice(-3).toLowerCase() === "nan" ? NaN : t5[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: o3
}, f9 = {
  identify: (t5) => typeof t5 == "number",
  default: !0,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
  resolve: (t5) => parseFloat(t5.replace(/_/g, "")),
  stringify(t5) {
    let e4 = Number(t5.value);
    return isFinite(e4) ? e4.toExponential() : o3(t5);
  }
}, l5 = {
  identify: (t5) => typeof t5 == "number",
  default: !0,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
  resolve(t5) {
    let e4 = new t(parseFloat(t5.replace(/_/g, ""))), o8 = t5.indexOf(".");
    if (o8 !== -1) {
      let a11 = t5.substring(o8 + 1).replace(/_/g, "");
      a11[a11.length - 1] === "0" && (e4.minFractionDigits = a11.length);
    }
    return e4;
  },
  stringify: o3
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
var o5 = (t5) => typeof t5 == "bigint" || Number.isInteger(t5);
function a6(t5, i8, n12, { intAsBigInt: r8 }) {
  let e4 = t5[0];
  if ((e4 === "-" || e4 === "+") && (i8 += 1), t5 = t5.substring(i8).replace(/_/g, ""), r8) {
    switch (n12) {
      case 2:
        t5 = `0b${t5}`;
        break;
      case 8:
        t5 = `0o${t5}`;
        break;
      case 16:
        t5 = `0x${t5}`;
        break;
    }
    let f12 = BigInt(t5);
    return e4 === "-" ? BigInt(-1) * f12 : f12;
  }
  let s10 = parseInt(t5, n12);
  return e4 === "-" ? -1 * s10 : s10;
}
function g5(t5, i8, n12) {
  let { value: r8 } = t5;
  if (o5(r8)) {
    let e4 = r8.toString(i8);
    return r8 < 0 ? "-" + n12 + e4.substr(1) : n12 + e4;
  }
  return o3(t5);
}
var u5 = {
  identify: o5,
  default: !0,
  tag: "tag:yaml.org,2002:int",
  format: "BIN",
  test: /^[-+]?0b[0-1_]+$/,
  resolve: (t5, i8, n12) => a6(t5, 2, 2, n12),
  stringify: (t5) => g5(t5, 2, "0b")
}, y6 = {
  identify: o5,
  default: !0,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^[-+]?0[0-7_]+$/,
  resolve: (t5, i8, n12) => a6(t5, 1, 8, n12),
  stringify: (t5) => g5(t5, 8, "0")
}, l6 = {
  identify: o5,
  default: !0,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9][0-9_]*$/,
  resolve: (t5, i8, n12) => a6(t5, 0, 10, n12),
  stringify: o3
}, b5 = {
  identify: o5,
  default: !0,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^[-+]?0x[0-9a-fA-F_]+$/,
  resolve: (t5, i8, n12) => a6(t5, 2, 16, n12),
  stringify: (t5) => g5(t5, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var l7 = class _l extends M2 {
  constructor(e4) {
    super(e4), this.tag = _l.tag;
  }
  add(e4) {
    let t5;
    p(e4) ? t5 = e4 : e4 && typeof e4 == "object" && "key" in e4 && "value" in e4 && e4.value === null ? t5 = new i5(e4.key, null) : t5 = new i5(e4, null), f3(this.items, t5.key) || this.items.push(t5);
  }
  /**
   * If `keepPair` is `true`, returns the Pair matching `key`.
   * Otherwise, returns the value of that Pair's key.
   */
  get(e4, t5) {
    let s10 = f3(this.items, e4);
    return !t5 && p(s10) ? e(s10.key) ? s10.key.value : s10.key : s10;
  }
  set(e4, t5) {
    if (typeof t5 != "boolean")
      throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t5}`);
    let s10 = f3(this.items, e4);
    s10 && !t5 ? this.items.splice(this.items.indexOf(s10), 1) : !s10 && t5 && this.items.push(new i5(e4));
  }
  toJSON(e4, t5) {
    return super.toJSON(e4, t5, Set);
  }
  toString(e4, t5, s10) {
    if (!e4)
      return JSON.stringify(this);
    if (this.hasAllNullValues(!0))
      return super.toString(Object.assign({}, e4, { allNullValues: !0 }), t5, s10);
    throw new Error("Set items must all have null values");
  }
  static from(e4, t5, s10) {
    let { replacer: o8 } = s10, u14 = new this(e4);
    if (t5 && Symbol.iterator in Object(t5))
      for (let r8 of t5)
        typeof o8 == "function" && (r8 = o8.call(t5, r8, r8)), u14.items.push(d3(r8, null, s10));
    return u14;
  }
};
l7.tag = "tag:yaml.org,2002:set";
var g6 = {
  collection: "map",
  identify: (i8) => i8 instanceof Set,
  nodeClass: l7,
  default: !1,
  tag: "tag:yaml.org,2002:set",
  createNode: (i8, e4, t5) => l7.from(i8, e4, t5),
  resolve(i8, e4) {
    if (b(i8)) {
      if (i8.hasAllNullValues(!0))
        return Object.assign(new l7(), i8);
      e4("Set items must all have null values");
    } else
      e4("Expected a mapping for this tag");
    return i8;
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function g7(e4, t5) {
  let n12 = e4[0], a11 = n12 === "-" || n12 === "+" ? e4.substring(1) : e4, r8 = (i8) => t5 ? BigInt(i8) : Number(i8), s10 = a11.replace(/_/g, "").split(":").reduce((i8, o8) => i8 * r8(60) + r8(o8), r8(0));
  return n12 === "-" ? r8(-1) * s10 : s10;
}
function u6(e4) {
  let { value: t5 } = e4, n12 = (i8) => i8;
  if (typeof t5 == "bigint")
    n12 = (i8) => BigInt(i8);
  else if (isNaN(t5) || !isFinite(t5))
    return o3(e4);
  let a11 = "";
  t5 < 0 && (a11 = "-", t5 *= n12(-1));
  let r8 = n12(60), s10 = [t5 % r8];
  return t5 < 60 ? s10.unshift(0) : (t5 = (t5 - s10[0]) / r8, s10.unshift(t5 % r8), t5 >= 60 && (t5 = (t5 - s10[0]) / r8, s10.unshift(t5))), a11 + s10.map((i8) => String(i8).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
var d5 = {
  identify: (e4) => typeof e4 == "bigint" || Number.isInteger(e4),
  default: !0,
  tag: "tag:yaml.org,2002:int",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
  resolve: (e4, t5, { intAsBigInt: n12 }) => g7(e4, n12),
  stringify: u6
}, b6 = {
  identify: (e4) => typeof e4 == "number",
  default: !0,
  tag: "tag:yaml.org,2002:float",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
  resolve: (e4) => g7(e4, !1),
  stringify: u6
}, c5 = {
  identify: (e4) => e4 instanceof Date,
  default: !0,
  tag: "tag:yaml.org,2002:timestamp",
  // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
  // may be omitted altogether, resulting in a date format. In such a case, the time part is
  // assumed to be 00:00:00Z (start of day, UTC).
  test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
  resolve(e4) {
    let t5 = e4.match(c5.test);
    if (!t5)
      throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
    let [, n12, a11, r8, s10, i8, o8] = t5.map(Number), p9 = t5[7] ? Number((t5[7] + "00").substr(1, 3)) : 0, l9 = Date.UTC(n12, a11 - 1, r8, s10 || 0, i8 || 0, o8 || 0, p9), f12 = t5[8];
    if (f12 && f12 !== "Z") {
      let m6 = g7(f12, !1);
      Math.abs(m6) < 30 && (m6 *= 60), l9 -= 6e4 * m6;
    }
    return new Date(l9);
  },
  stringify: ({ value: e4 }) => e4?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var y7 = [
  p4,
  a4,
  n4,
  n5,
  f8,
  s6,
  u5,
  y6,
  l6,
  b5,
  i7,
  f9,
  l5,
  c4,
  a3,
  h3,
  d4,
  g6,
  d5,
  b6,
  c5
];

// node_modules/yaml/browser/dist/schema/tags.js
var w5 = /* @__PURE__ */ new Map([
  ["core", s5],
  ["failsafe", [p4, a4, n4]],
  ["json", g4],
  ["yaml11", y7],
  ["yaml-1.1", y7]
]), b7 = {
  binary: c4,
  bool: r3,
  float: f5,
  floatExp: i6,
  floatNaN: r4,
  floatTime: b6,
  int: a5,
  intHex: y4,
  intOct: g3,
  intTime: d5,
  map: p4,
  merge: a3,
  null: n5,
  omap: h3,
  pairs: d4,
  seq: a4,
  set: g6,
  timestamp: c5
}, K = {
  "tag:yaml.org,2002:binary": c4,
  "tag:yaml.org,2002:merge": a3,
  "tag:yaml.org,2002:omap": h3,
  "tag:yaml.org,2002:pairs": d4,
  "tag:yaml.org,2002:set": g6,
  "tag:yaml.org,2002:timestamp": c5
};
function v2(m6, n12, f12) {
  let i8 = w5.get(n12);
  if (i8 && !m6)
    return f12 && !i8.includes(a3) ? i8.concat(a3) : i8.slice();
  let o8 = i8;
  if (!o8)
    if (Array.isArray(m6))
      o8 = [];
    else {
      let t5 = Array.from(w5.keys()).filter((r8) => r8 !== "yaml11").map((r8) => JSON.stringify(r8)).join(", ");
      throw new Error(`Unknown schema "${n12}"; use one of ${t5} or define customTags array`);
    }
  if (Array.isArray(m6))
    for (let t5 of m6)
      o8 = o8.concat(t5);
  else typeof m6 == "function" && (o8 = m6(o8.slice()));
  return f12 && (o8 = o8.concat(a3)), o8.reduce((t5, r8) => {
    let a11 = typeof r8 == "string" ? b7[r8] : r8;
    if (!a11) {
      let k2 = JSON.stringify(r8), N3 = Object.keys(b7).map((O4) => JSON.stringify(O4)).join(", ");
      throw new Error(`Unknown custom tag ${k2}; use one of ${N3}`);
    }
    return t5.includes(a11) || t5.push(a11), t5;
  }, []);
}

// node_modules/yaml/browser/dist/schema/Schema.js
var O2 = (s10, t5) => s10.key < t5.key ? -1 : s10.key > t5.key ? 1 : 0, o6 = class _o {
  constructor({ compat: t5, customTags: n12, merge: p9, resolveKnownTags: c13, schema: i8, sortMapEntries: e4, toStringDefaults: y12 }) {
    this.compat = Array.isArray(t5) ? v2(t5, "compat") : t5 ? v2(null, t5) : null, this.name = typeof i8 == "string" && i8 || "core", this.knownTags = c13 ? K : {}, this.tags = v2(n12, this.name, p9), this.toStringOptions = y12 ?? null, Object.defineProperty(this, o, { value: p4 }), Object.defineProperty(this, r, { value: n4 }), Object.defineProperty(this, s, { value: a4 }), this.sortMapEntries = typeof e4 == "function" ? e4 : e4 === !0 ? O2 : null;
  }
  clone() {
    let t5 = Object.create(_o.prototype, Object.getOwnPropertyDescriptors(this));
    return t5.tags = this.tags.slice(), t5;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function v3(t5, c13) {
  let e4 = [], m6 = c13.directives === !0;
  if (c13.directives !== !1 && t5.directives) {
    let n12 = t5.directives.toString(t5);
    n12 ? (e4.push(n12), m6 = !0) : t5.directives.docStart && (m6 = !0);
  }
  m6 && e4.push("---");
  let o8 = p3(t5, c13), { commentString: f12 } = o8.options;
  if (t5.commentBefore) {
    e4.length !== 1 && e4.unshift("");
    let n12 = f12(t5.commentBefore);
    e4.unshift(r2(n12, ""));
  }
  let l9 = !1, s10 = null;
  if (t5.contents) {
    if (n(t5.contents)) {
      if (t5.contents.spaceBefore && m6 && e4.push(""), t5.contents.commentBefore) {
        let h6 = f12(t5.contents.commentBefore);
        e4.push(r2(h6, ""));
      }
      o8.forceBlockIndent = !!t5.comment, s10 = t5.contents.comment;
    }
    let n12 = s10 ? void 0 : () => l9 = !0, i8 = b3(t5.contents, o8, () => s10 = null, n12);
    s10 && (i8 += t2(i8, "", f12(s10))), (i8[0] === "|" || i8[0] === ">") && e4[e4.length - 1] === "---" ? e4[e4.length - 1] = `--- ${i8}` : e4.push(i8);
  } else
    e4.push(b3(t5.contents, o8));
  if (t5.directives?.docEnd)
    if (t5.comment) {
      let n12 = f12(t5.comment);
      n12.includes(`
`) ? (e4.push("..."), e4.push(r2(n12, ""))) : e4.push(`... ${n12}`);
    } else
      e4.push("...");
  else {
    let n12 = t5.comment;
    n12 && l9 && (n12 = n12.replace(/^\n+/, "")), n12 && ((!l9 || s10) && e4[e4.length - 1] !== "" && e4.push(""), e4.push(r2(f12(n12), "")));
  }
  return e4.join(`
`) + `
`;
}

// node_modules/yaml/browser/dist/doc/Document.js
var y8 = class _y {
  constructor(t5, e4, s10) {
    this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, c, { value: y });
    let n12 = null;
    typeof e4 == "function" || Array.isArray(e4) ? n12 = e4 : s10 === void 0 && e4 && (s10 = e4, e4 = void 0);
    let i8 = Object.assign({
      intAsBigInt: !1,
      keepSourceTokens: !1,
      logLevel: "warn",
      prettyErrors: !0,
      strict: !0,
      stringKeys: !1,
      uniqueKeys: !0,
      version: "1.2"
    }, s10);
    this.options = i8;
    let { version: r8 } = i8;
    s10?._directives ? (this.directives = s10._directives.atDocument(), this.directives.yaml.explicit && (r8 = this.directives.yaml.version)) : this.directives = new n2({ version: r8 }), this.setSchema(r8, s10), this.contents = t5 === void 0 ? null : this.createNode(t5, n12, s10);
  }
  /**
   * Create a deep copy of this Document and its contents.
   *
   * Custom Node values that inherit from `Object` still refer to their original instances.
   */
  clone() {
    let t5 = Object.create(_y.prototype, {
      [c]: { value: y }
    });
    return t5.commentBefore = this.commentBefore, t5.comment = this.comment, t5.errors = this.errors.slice(), t5.warnings = this.warnings.slice(), t5.options = Object.assign({}, this.options), this.directives && (t5.directives = this.directives.clone()), t5.schema = this.schema.clone(), t5.contents = n(this.contents) ? this.contents.clone(t5.schema) : this.contents, this.range && (t5.range = this.range.slice()), t5;
  }
  /** Adds a value to the document. */
  add(t5) {
    c6(this.contents) && this.contents.add(t5);
  }
  /** Adds a value to the document. */
  addIn(t5, e4) {
    c6(this.contents) && this.contents.addIn(t5, e4);
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
  createAlias(t5, e4) {
    if (!t5.anchor) {
      let s10 = i3(this);
      t5.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      !e4 || s10.has(e4) ? h(e4 || "a", s10) : e4;
    }
    return new A2(t5.anchor);
  }
  createNode(t5, e4, s10) {
    let n12;
    if (typeof e4 == "function")
      t5 = e4.call({ "": t5 }, "", t5), n12 = e4;
    else if (Array.isArray(e4)) {
      let j2 = (m6) => typeof m6 == "number" || m6 instanceof String || m6 instanceof Number, w10 = e4.filter(j2).map(String);
      w10.length > 0 && (e4 = e4.concat(w10)), n12 = e4;
    } else s10 === void 0 && e4 && (s10 = e4, e4 = void 0);
    let { aliasDuplicateObjects: i8, anchorPrefix: r8, flow: a11, keepUndefined: h6, onTagObj: l9, tag: u14 } = s10 ?? {}, { onAnchor: N3, setAnchors: A4, sourceObjects: O4 } = p2(
      this,
      // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      r8 || "a"
    ), I3 = {
      aliasDuplicateObjects: i8 ?? !0,
      keepUndefined: h6 ?? !1,
      onAnchor: N3,
      onTagObj: l9,
      replacer: n12,
      schema: this.schema,
      sourceObjects: O4
    }, d10 = T(t5, u14, I3);
    return a11 && f(d10) && (d10.flow = !0), A4(), d10;
  }
  /**
   * Convert a key and a value into a `Pair` using the current schema,
   * recursively wrapping all values as `Scalar` or `Collection` nodes.
   */
  createPair(t5, e4, s10 = {}) {
    let n12 = this.createNode(t5, null, s10), i8 = this.createNode(e4, null, s10);
    return new i5(n12, i8);
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  delete(t5) {
    return c6(this.contents) ? this.contents.delete(t5) : !1;
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(t5) {
    return u3(t5) ? this.contents == null ? !1 : (this.contents = null, !0) : c6(this.contents) ? this.contents.deleteIn(t5) : !1;
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  get(t5, e4) {
    return f(this.contents) ? this.contents.get(t5, e4) : void 0;
  }
  /**
   * Returns item at `path`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(t5, e4) {
    return u3(t5) ? !e4 && e(this.contents) ? this.contents.value : this.contents : f(this.contents) ? this.contents.getIn(t5, e4) : void 0;
  }
  /**
   * Checks if the document includes a value with the key `key`.
   */
  has(t5) {
    return f(this.contents) ? this.contents.has(t5) : !1;
  }
  /**
   * Checks if the document includes a value at `path`.
   */
  hasIn(t5) {
    return u3(t5) ? this.contents !== void 0 : f(this.contents) ? this.contents.hasIn(t5) : !1;
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  set(t5, e4) {
    this.contents == null ? this.contents = l3(this.schema, [t5], e4) : c6(this.contents) && this.contents.set(t5, e4);
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(t5, e4) {
    u3(t5) ? this.contents = e4 : this.contents == null ? this.contents = l3(this.schema, Array.from(t5), e4) : c6(this.contents) && this.contents.setIn(t5, e4);
  }
  /**
   * Change the YAML version and schema used by the document.
   * A `null` version disables support for directives, explicit tags, anchors, and aliases.
   * It also requires the `schema` option to be given as a `Schema` instance value.
   *
   * Overrides all previously set schema options.
   */
  setSchema(t5, e4 = {}) {
    typeof t5 == "number" && (t5 = String(t5));
    let s10;
    switch (t5) {
      case "1.1":
        this.directives ? this.directives.yaml.version = "1.1" : this.directives = new n2({ version: "1.1" }), s10 = { resolveKnownTags: !1, schema: "yaml-1.1" };
        break;
      case "1.2":
      case "next":
        this.directives ? this.directives.yaml.version = t5 : this.directives = new n2({ version: t5 }), s10 = { resolveKnownTags: !0, schema: "core" };
        break;
      case null:
        this.directives && delete this.directives, s10 = null;
        break;
      default: {
        let n12 = JSON.stringify(t5);
        throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${n12}`);
      }
    }
    if (e4.schema instanceof Object)
      this.schema = e4.schema;
    else if (s10)
      this.schema = new o6(Object.assign(s10, e4));
    else
      throw new Error("With a null YAML version, the { schema: Schema } option is required");
  }
  // json & jsonArg are only used from toJSON()
  toJS({ json: t5, jsonArg: e4, mapAsMap: s10, maxAliasCount: n12, onAnchor: i8, reviver: r8 } = {}) {
    let a11 = {
      anchors: /* @__PURE__ */ new Map(),
      doc: this,
      keep: !t5,
      mapAsMap: s10 === !0,
      mapKeyWarned: !1,
      maxAliasCount: typeof n12 == "number" ? n12 : 100
    }, h6 = i4(this.contents, e4 ?? "", a11);
    if (typeof i8 == "function")
      for (let { count: l9, res: u14 } of a11.anchors.values())
        i8(u14, l9);
    return typeof r8 == "function" ? s3(r8, { "": h6 }, "", h6) : h6;
  }
  /**
   * A JSON representation of the document `contents`.
   *
   * @param jsonArg Used by `JSON.stringify` to indicate the array index or
   *   property name.
   */
  toJSON(t5, e4) {
    return this.toJS({ json: !0, jsonArg: t5, mapAsMap: !1, onAnchor: e4 });
  }
  /** A YAML representation of the document. */
  toString(t5 = {}) {
    if (this.errors.length > 0)
      throw new Error("Document with errors cannot be stringified");
    if ("indent" in t5 && (!Number.isInteger(t5.indent) || Number(t5.indent) <= 0)) {
      let e4 = JSON.stringify(t5.indent);
      throw new Error(`"indent" option must be a positive integer, not ${e4}`);
    }
    return v3(this, t5);
  }
};
function c6(S9) {
  if (f(S9))
    return !0;
  throw new Error("Expected a YAML collection as document contents");
}

// node_modules/yaml/browser/dist/errors.js
var c7 = class extends Error {
  constructor(i8, t5, s10, r8) {
    super(), this.name = i8, this.code = s10, this.message = r8, this.pos = t5;
  }
}, u7 = class extends c7 {
  constructor(i8, t5, s10) {
    super("YAMLParseError", i8, t5, s10);
  }
}, p6 = class extends c7 {
  constructor(i8, t5, s10) {
    super("YAMLWarning", i8, t5, s10);
  }
};

// node_modules/yaml/browser/dist/compose/resolve-props.js
function w6(d10, { flow: m6, indicator: f12, next: a11, offset: g11, onError: t5, parentIndent: I3, startOnNewline: A4 }) {
  let T3 = !1, s10 = A4, l9 = A4, n12 = "", b8 = "", N3 = !1, i8 = !1, c13 = null, o8 = null, u14 = null, _5 = null, r8 = null, h6 = null, p9 = null;
  for (let e4 of d10)
    switch (i8 && (e4.type !== "space" && e4.type !== "newline" && e4.type !== "comma" && t5(e4.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), i8 = !1), c13 && (s10 && e4.type !== "comment" && e4.type !== "newline" && t5(c13, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), c13 = null), e4.type) {
      case "space":
        !m6 && (f12 !== "doc-start" || a11?.type !== "flow-collection") && e4.source.includes("	") && (c13 = e4), l9 = !0;
        break;
      case "comment": {
        l9 || t5(e4, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
        let k2 = e4.source.substring(1) || " ";
        n12 ? n12 += b8 + k2 : n12 = k2, b8 = "", s10 = !1;
        break;
      }
      case "newline":
        s10 ? n12 ? n12 += e4.source : (!h6 || f12 !== "seq-item-ind") && (T3 = !0) : b8 += e4.source, s10 = !0, N3 = !0, (o8 || u14) && (_5 = e4), l9 = !0;
        break;
      case "anchor":
        o8 && t5(e4, "MULTIPLE_ANCHORS", "A node can have at most one anchor"), e4.source.endsWith(":") && t5(e4.offset + e4.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0), o8 = e4, p9 ?? (p9 = e4.offset), s10 = !1, l9 = !1, i8 = !0;
        break;
      case "tag": {
        u14 && t5(e4, "MULTIPLE_TAGS", "A node can have at most one tag"), u14 = e4, p9 ?? (p9 = e4.offset), s10 = !1, l9 = !1, i8 = !0;
        break;
      }
      case f12:
        (o8 || u14) && t5(e4, "BAD_PROP_ORDER", `Anchors and tags must be after the ${e4.source} indicator`), h6 && t5(e4, "UNEXPECTED_TOKEN", `Unexpected ${e4.source} in ${m6 ?? "collection"}`), h6 = e4, s10 = f12 === "seq-item-ind" || f12 === "explicit-key-ind", l9 = !1;
        break;
      case "comma":
        if (m6) {
          r8 && t5(e4, "UNEXPECTED_TOKEN", `Unexpected , in ${m6}`), r8 = e4, s10 = !1, l9 = !1;
          break;
        }
      // else fallthrough
      default:
        t5(e4, "UNEXPECTED_TOKEN", `Unexpected ${e4.type} token`), s10 = !1, l9 = !1;
    }
  let y12 = d10[d10.length - 1], S9 = y12 ? y12.offset + y12.source.length : g11;
  return i8 && a11 && a11.type !== "space" && a11.type !== "newline" && a11.type !== "comma" && (a11.type !== "scalar" || a11.source !== "") && t5(a11.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), c13 && (s10 && c13.indent <= I3 || a11?.type === "block-map" || a11?.type === "block-seq") && t5(c13, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), {
    comma: r8,
    found: h6,
    spaceBefore: T3,
    comment: n12,
    hasNewline: N3,
    anchor: o8,
    tag: u14,
    newlineAfterProp: _5,
    end: S9,
    start: p9 ?? S9
  };
}

// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function n8(t5) {
  if (!t5)
    return null;
  switch (t5.type) {
    case "alias":
    case "scalar":
    case "double-quoted-scalar":
    case "single-quoted-scalar":
      if (t5.source.includes(`
`))
        return !0;
      if (t5.end) {
        for (let e4 of t5.end)
          if (e4.type === "newline")
            return !0;
      }
      return !1;
    case "flow-collection":
      for (let e4 of t5.items) {
        for (let r8 of e4.start)
          if (r8.type === "newline")
            return !0;
        if (e4.sep) {
          for (let r8 of e4.sep)
            if (r8.type === "newline")
              return !0;
        }
        if (n8(e4.key) || n8(e4.value))
          return !0;
      }
      return !1;
    default:
      return !0;
  }
}

// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function d6(o8, e4, t5) {
  if (e4?.type === "flow-collection") {
    let n12 = e4.end[0];
    n12.indent === o8 && (n12.source === "]" || n12.source === "}") && n8(e4) && t5(n12, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
  }
}

// node_modules/yaml/browser/dist/compose/util-map-includes.js
function f10(t5, u14, i8) {
  let { uniqueKeys: n12 } = t5.options;
  if (n12 === !1)
    return !1;
  let r8 = typeof n12 == "function" ? n12 : (e4, o8) => e4 === o8 || e(e4) && e(o8) && e4.value === o8.value;
  return u14.some((e4) => r8(e4.key, i8));
}

// node_modules/yaml/browser/dist/compose/resolve-block-map.js
var N = "All mapping items must start at the same column";
function S6({ composeNode: y12, composeEmptyNode: _5 }, t5, a11, e4, T3) {
  let A4 = T3?.nodeClass ?? M2, l9 = new A4(t5.schema);
  t5.atRoot && (t5.atRoot = !1);
  let s10 = a11.offset, f12 = null;
  for (let I3 of a11.items) {
    let { start: d10, key: i8, sep: u14, value: p9 } = I3, n12 = w6(d10, {
      indicator: "explicit-key-ind",
      next: i8 ?? u14?.[0],
      offset: s10,
      onError: e4,
      parentIndent: a11.indent,
      startOnNewline: !0
    }), k2 = !n12.found;
    if (k2) {
      if (i8 && (i8.type === "block-seq" ? e4(s10, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in i8 && i8.indent !== a11.indent && e4(s10, "BAD_INDENT", N)), !n12.anchor && !n12.tag && !u14) {
        f12 = n12.end, n12.comment && (l9.comment ? l9.comment += `
` + n12.comment : l9.comment = n12.comment);
        continue;
      }
      (n12.newlineAfterProp || n8(i8)) && e4(i8 ?? d10[d10.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
    } else n12.found?.indent !== a11.indent && e4(s10, "BAD_INDENT", N);
    t5.atKey = !0;
    let g11 = n12.end, o8 = i8 ? y12(t5, i8, n12, e4) : _5(t5, g11, d10, null, n12, e4);
    t5.schema.compat && d6(a11.indent, i8, e4), t5.atKey = !1, f10(t5, l9.items, o8) && e4(g11, "DUPLICATE_KEY", "Map keys must be unique");
    let m6 = w6(u14 ?? [], {
      indicator: "map-value-ind",
      next: p9,
      offset: o8.range[2],
      onError: e4,
      parentIndent: a11.indent,
      startOnNewline: !i8 || i8.type === "block-scalar"
    });
    if (s10 = m6.end, m6.found) {
      k2 && (p9?.type === "block-map" && !m6.hasNewline && e4(s10, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), t5.options.strict && n12.start < m6.found.offset - 1024 && e4(o8.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
      let c13 = p9 ? y12(t5, p9, m6, e4) : _5(t5, s10, u14, null, m6, e4);
      t5.schema.compat && d6(a11.indent, p9, e4), s10 = c13.range[2];
      let h6 = new i5(o8, c13);
      t5.options.keepSourceTokens && (h6.srcToken = I3), l9.items.push(h6);
    } else {
      k2 && e4(o8.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), m6.comment && (o8.comment ? o8.comment += `
` + m6.comment : o8.comment = m6.comment);
      let c13 = new i5(o8);
      t5.options.keepSourceTokens && (c13.srcToken = I3), l9.items.push(c13);
    }
  }
  return f12 && f12 < s10 && e4(f12, "IMPOSSIBLE", "Map comment with trailing content"), l9.range = [a11.offset, s10, f12 ?? s10], l9;
}

// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function I({ composeNode: c13, composeEmptyNode: d10 }, t5, s10, n12, u14) {
  let p9 = u14?.nodeClass ?? S5, m6 = new p9(t5.schema);
  t5.atRoot && (t5.atRoot = !1), t5.atKey && (t5.atKey = !1);
  let i8 = s10.offset, a11 = null;
  for (let { start: f12, value: o8 } of s10.items) {
    let e4 = w6(f12, {
      indicator: "seq-item-ind",
      next: o8,
      offset: i8,
      onError: n12,
      parentIndent: s10.indent,
      startOnNewline: !0
    });
    if (!e4.found)
      if (e4.anchor || e4.tag || o8)
        o8?.type === "block-seq" ? n12(e4.end, "BAD_INDENT", "All sequence items must start at the same column") : n12(i8, "MISSING_CHAR", "Sequence item without - indicator");
      else {
        a11 = e4.end, e4.comment && (m6.comment = e4.comment);
        continue;
      }
    let l9 = o8 ? c13(t5, o8, e4, n12) : d10(t5, e4.end, f12, null, e4, n12);
    t5.schema.compat && d6(s10.indent, o8, n12), i8 = l9.range[2], m6.items.push(l9);
  }
  return m6.range = [s10.offset, i8, a11 ?? i8], m6;
}

// node_modules/yaml/browser/dist/compose/resolve-end.js
function m3(n12, o8, f12, r8) {
  let e4 = "";
  if (n12) {
    let t5 = !1, s10 = "";
    for (let c13 of n12) {
      let { source: a11, type: i8 } = c13;
      switch (i8) {
        case "space":
          t5 = !0;
          break;
        case "comment": {
          f12 && !t5 && r8(c13, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          let l9 = a11.substring(1) || " ";
          e4 ? e4 += s10 + l9 : e4 = l9, s10 = "";
          break;
        }
        case "newline":
          e4 && (s10 += a11), t5 = !0;
          break;
        default:
          r8(c13, "UNEXPECTED_TOKEN", `Unexpected ${i8} at node end`);
      }
      o8 += a11.length;
    }
  }
  return { comment: e4, offset: o8 };
}

// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
var T2 = "Block collections are not allowed within flow collections", K2 = (d10) => d10 && (d10.type === "block-map" || d10.type === "block-seq");
function Y({ composeNode: d10, composeEmptyNode: N3 }, s10, f12, t5, P3) {
  let g11 = f12.start.source === "{", u14 = g11 ? "flow map" : "flow sequence", R = P3?.nodeClass ?? (g11 ? M2 : S5), i8 = new R(s10.schema);
  i8.flow = !0;
  let b8 = s10.atRoot;
  b8 && (s10.atRoot = !1), s10.atKey && (s10.atKey = !1);
  let I3 = f12.offset + f12.start.source.length;
  for (let o8 = 0; o8 < f12.items.length; ++o8) {
    let k2 = f12.items[o8], { start: M3, key: w10, sep: p9, value: a11 } = k2, e4 = w6(M3, {
      flow: u14,
      indicator: "explicit-key-ind",
      next: w10 ?? p9?.[0],
      offset: I3,
      onError: t5,
      parentIndent: f12.indent,
      startOnNewline: !1
    });
    if (!e4.found) {
      if (!e4.anchor && !e4.tag && !p9 && !a11) {
        o8 === 0 && e4.comma ? t5(e4.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${u14}`) : o8 < f12.items.length - 1 && t5(e4.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${u14}`), e4.comment && (i8.comment ? i8.comment += `
` + e4.comment : i8.comment = e4.comment), I3 = e4.end;
        continue;
      }
      !g11 && s10.options.strict && n8(w10) && t5(
        w10,
        // checked by containsNewline()
        "MULTILINE_IMPLICIT_KEY",
        "Implicit keys of flow sequence pairs need to be on a single line"
      );
    }
    if (o8 === 0)
      e4.comma && t5(e4.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${u14}`);
    else if (e4.comma || t5(e4.start, "MISSING_CHAR", `Missing , between ${u14} items`), e4.comment) {
      let l9 = "";
      e: for (let n12 of M3)
        switch (n12.type) {
          case "comma":
          case "space":
            break;
          case "comment":
            l9 = n12.source.substring(1);
            break e;
          default:
            break e;
        }
      if (l9) {
        let n12 = i8.items[i8.items.length - 1];
        p(n12) && (n12 = n12.value ?? n12.key), n12.comment ? n12.comment += `
` + l9 : n12.comment = l9, e4.comment = e4.comment.substring(l9.length + 1);
      }
    }
    if (!g11 && !p9 && !e4.found) {
      let l9 = a11 ? d10(s10, a11, e4, t5) : N3(s10, e4.end, p9, null, e4, t5);
      i8.items.push(l9), I3 = l9.range[2], K2(a11) && t5(l9.range, "BLOCK_IN_FLOW", T2);
    } else {
      s10.atKey = !0;
      let l9 = e4.end, n12 = w10 ? d10(s10, w10, e4, t5) : N3(s10, l9, M3, null, e4, t5);
      K2(w10) && t5(n12.range, "BLOCK_IN_FLOW", T2), s10.atKey = !1;
      let m6 = w6(p9 ?? [], {
        flow: u14,
        indicator: "map-value-ind",
        next: a11,
        offset: n12.range[2],
        onError: t5,
        parentIndent: f12.indent,
        startOnNewline: !1
      });
      if (m6.found) {
        if (!g11 && !e4.found && s10.options.strict) {
          if (p9)
            for (let c13 of p9) {
              if (c13 === m6.found)
                break;
              if (c13.type === "newline") {
                t5(c13, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                break;
              }
            }
          e4.start < m6.found.offset - 1024 && t5(m6.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
        }
      } else a11 && ("source" in a11 && a11.source?.[0] === ":" ? t5(a11, "MISSING_CHAR", `Missing space after : in ${u14}`) : t5(m6.start, "MISSING_CHAR", `Missing , or : between ${u14} items`));
      let h6 = a11 ? d10(s10, a11, m6, t5) : m6.found ? N3(s10, m6.end, p9, null, m6, t5) : null;
      h6 ? K2(a11) && t5(h6.range, "BLOCK_IN_FLOW", T2) : m6.comment && (n12.comment ? n12.comment += `
` + m6.comment : n12.comment = m6.comment);
      let L4 = new i5(n12, h6);
      if (s10.options.keepSourceTokens && (L4.srcToken = k2), g11) {
        let c13 = i8;
        f10(s10, c13.items, n12) && t5(l9, "DUPLICATE_KEY", "Map keys must be unique"), c13.items.push(L4);
      } else {
        let c13 = new M2(s10.schema);
        c13.flow = !0, c13.items.push(L4);
        let O4 = (h6 ?? n12).range;
        c13.range = [n12.range[0], O4[1], O4[2]], i8.items.push(c13);
      }
      I3 = h6 ? h6.range[2] : m6.end;
    }
  }
  let C = g11 ? "}" : "]", [r8, ...y12] = f12.end, _5 = I3;
  if (r8?.source === C)
    _5 = r8.offset + r8.source.length;
  else {
    let o8 = u14[0].toUpperCase() + u14.substring(1), k2 = b8 ? `${o8} must end with a ${C}` : `${o8} in block collection must be sufficiently indented and end with a ${C}`;
    t5(I3, b8 ? "MISSING_CHAR" : "BAD_INDENT", k2), r8 && r8.source.length !== 1 && y12.unshift(r8);
  }
  if (y12.length > 0) {
    let o8 = m3(y12, _5, s10.options.strict, t5);
    o8.comment && (i8.comment ? i8.comment += `
` + o8.comment : i8.comment = o8.comment), i8.range = [f12.offset, _5, o8.offset];
  } else
    i8.range = [f12.offset, _5, _5];
  return i8;
}

// node_modules/yaml/browser/dist/compose/compose-collection.js
function u8(f12, a11, t5, i8, l9, o8) {
  let s10 = t5.type === "block-map" ? S6(f12, a11, t5, i8, o8) : t5.type === "block-seq" ? I(f12, a11, t5, i8, o8) : Y(f12, a11, t5, i8, o8), c13 = s10.constructor;
  return l9 === "!" || l9 === c13.tagName ? (s10.tag = c13.tagName, s10) : (l9 && (s10.tag = l9), s10);
}
function v4(f12, a11, t5, i8, l9) {
  let o8 = i8.tag, s10 = o8 ? a11.directives.tagName(o8.source, (e4) => l9(o8, "TAG_RESOLVE_FAILED", e4)) : null;
  if (t5.type === "block-seq") {
    let { anchor: e4, newlineAfterProp: A4 } = i8, g11 = e4 && o8 ? e4.offset > o8.offset ? e4 : o8 : e4 ?? o8;
    g11 && (!A4 || A4.offset < g11.offset) && l9(g11, "MISSING_CHAR", "Missing newline after block sequence props");
  }
  let c13 = t5.type === "block-map" ? "map" : t5.type === "block-seq" ? "seq" : t5.start.source === "{" ? "map" : "seq";
  if (!o8 || !s10 || s10 === "!" || s10 === M2.tagName && c13 === "map" || s10 === S5.tagName && c13 === "seq")
    return u8(f12, a11, t5, l9, s10);
  let m6 = a11.schema.tags.find((e4) => e4.tag === s10 && e4.collection === c13);
  if (!m6) {
    let e4 = a11.schema.knownTags[s10];
    if (e4?.collection === c13)
      a11.schema.tags.push(Object.assign({}, e4, { default: !1 })), m6 = e4;
    else
      return e4 ? l9(o8, "BAD_COLLECTION_TYPE", `${e4.tag} used for ${c13} collection, but expects ${e4.collection ?? "scalar"}`, !0) : l9(o8, "TAG_RESOLVE_FAILED", `Unresolved tag: ${s10}`, !0), u8(f12, a11, t5, l9, s10);
  }
  let p9 = u8(f12, a11, t5, l9, s10, m6), r8 = m6.resolve?.(p9, (e4) => l9(o8, "TAG_RESOLVE_FAILED", e4), a11.options) ?? p9, n12 = n(r8) ? r8 : new t(r8);
  return n12.range = p9.range, n12.tag = s10, m6?.format && (n12.format = m6.format), n12;
}

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function I2(p9, s10, g11) {
  let o8 = s10.offset, l9 = S7(s10, p9.options.strict, g11);
  if (!l9)
    return { value: "", type: null, comment: "", range: [o8, o8, o8] };
  let m6 = l9.mode === ">" ? t.BLOCK_FOLDED : t.BLOCK_LITERAL, t5 = s10.source ? E3(s10.source) : [], f12 = t5.length;
  for (let e4 = t5.length - 1; e4 >= 0; --e4) {
    let i8 = t5[e4][1];
    if (i8 === "" || i8 === "\r")
      f12 = e4;
    else
      break;
  }
  if (f12 === 0) {
    let e4 = l9.chomp === "+" && t5.length > 0 ? `
`.repeat(Math.max(1, t5.length - 1)) : "", i8 = o8 + l9.length;
    return s10.source && (i8 += s10.source.length), { value: e4, type: m6, comment: l9.comment, range: [o8, i8, i8] };
  }
  let a11 = s10.indent + l9.indent, u14 = s10.offset + l9.length, k2 = 0;
  for (let e4 = 0; e4 < f12; ++e4) {
    let [i8, h6] = t5[e4];
    if (h6 === "" || h6 === "\r")
      l9.indent === 0 && i8.length > a11 && (a11 = i8.length);
    else {
      i8.length < a11 && g11(u14 + i8.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), l9.indent === 0 && (a11 = i8.length), k2 = e4, a11 === 0 && !p9.atRoot && g11(u14, "BAD_INDENT", "Block scalar values in collections must be indented");
      break;
    }
    u14 += i8.length + h6.length + 1;
  }
  for (let e4 = t5.length - 1; e4 >= f12; --e4)
    t5[e4][0].length > a11 && (f12 = e4 + 1);
  let r8 = "", n12 = "", c13 = !1;
  for (let e4 = 0; e4 < k2; ++e4)
    r8 += t5[e4][0].slice(a11) + `
`;
  for (let e4 = k2; e4 < f12; ++e4) {
    let [i8, h6] = t5[e4];
    u14 += i8.length + h6.length + 1;
    let b8 = h6[h6.length - 1] === "\r";
    if (b8 && (h6 = h6.slice(0, -1)), h6 && i8.length < a11) {
      let N3 = `Block scalar lines must not be less indented than their ${l9.indent ? "explicit indentation indicator" : "first line"}`;
      g11(u14 - h6.length - (b8 ? 2 : 1), "BAD_INDENT", N3), i8 = "";
    }
    m6 === t.BLOCK_LITERAL ? (r8 += n12 + i8.slice(a11) + h6, n12 = `
`) : i8.length > a11 || h6[0] === "	" ? (n12 === " " ? n12 = `
` : !c13 && n12 === `
` && (n12 = `

`), r8 += n12 + i8.slice(a11) + h6, n12 = `
`, c13 = !0) : h6 === "" ? n12 === `
` ? r8 += `
` : n12 = `
` : (r8 += n12 + h6, n12 = " ", c13 = !1);
  }
  switch (l9.chomp) {
    case "-":
      break;
    case "+":
      for (let e4 = f12; e4 < t5.length; ++e4)
        r8 += `
` + t5[e4][0].slice(a11);
      r8[r8.length - 1] !== `
` && (r8 += `
`);
      break;
    default:
      r8 += `
`;
  }
  let d10 = o8 + l9.length + s10.source.length;
  return { value: r8, type: m6, comment: l9.comment, range: [o8, d10, d10] };
}
function S7({ offset: p9, props: s10 }, g11, o8) {
  if (s10[0].type !== "block-scalar-header")
    return o8(s10[0], "IMPOSSIBLE", "Block scalar header not found"), null;
  let { source: l9 } = s10[0], m6 = l9[0], t5 = 0, f12 = "", a11 = -1;
  for (let n12 = 1; n12 < l9.length; ++n12) {
    let c13 = l9[n12];
    if (!f12 && (c13 === "-" || c13 === "+"))
      f12 = c13;
    else {
      let d10 = Number(c13);
      !t5 && d10 ? t5 = d10 : a11 === -1 && (a11 = p9 + n12);
    }
  }
  a11 !== -1 && o8(a11, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${l9}`);
  let u14 = !1, k2 = "", r8 = l9.length;
  for (let n12 = 1; n12 < s10.length; ++n12) {
    let c13 = s10[n12];
    switch (c13.type) {
      case "space":
        u14 = !0;
      // fallthrough
      case "newline":
        r8 += c13.source.length;
        break;
      case "comment":
        g11 && !u14 && o8(c13, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters"), r8 += c13.source.length, k2 = c13.source.substring(1);
        break;
      case "error":
        o8(c13, "UNEXPECTED_TOKEN", c13.message), r8 += c13.source.length;
        break;
      /* istanbul ignore next should not happen */
      default: {
        let d10 = `Unexpected token in block scalar header: ${c13.type}`;
        o8(c13, "UNEXPECTED_TOKEN", d10);
        let e4 = c13.source;
        e4 && typeof e4 == "string" && (r8 += e4.length);
      }
    }
  }
  return { mode: m6, indent: t5, chomp: f12, comment: k2, length: r8 };
}
function E3(p9) {
  let s10 = p9.split(/\n( *)/), g11 = s10[0], o8 = g11.match(/^( *)/), m6 = [o8?.[1] ? [o8[1], g11.slice(o8[1].length)] : ["", g11]];
  for (let t5 = 1; t5 < s10.length; t5 += 2)
    m6.push([s10[t5], s10[t5 + 1]]);
  return m6;
}

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function x(e4, l9, n12) {
  let { offset: t5, type: c13, source: a11, end: i8 } = e4, r8, s10, f12 = (b8, p9, u14) => n12(t5 + b8, p9, u14);
  switch (c13) {
    case "scalar":
      r8 = t.PLAIN, s10 = m4(a11, f12);
      break;
    case "single-quoted-scalar":
      r8 = t.QUOTE_SINGLE, s10 = E4(a11, f12);
      break;
    case "double-quoted-scalar":
      r8 = t.QUOTE_DOUBLE, s10 = _3(a11, f12);
      break;
    /* istanbul ignore next should not happen */
    default:
      return n12(e4, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${c13}`), {
        value: "",
        type: null,
        comment: "",
        range: [t5, t5 + a11.length, t5 + a11.length]
      };
  }
  let h6 = t5 + a11.length, o8 = m3(i8, h6, l9, n12);
  return {
    value: s10,
    type: r8,
    comment: o8.comment,
    range: [t5, h6, o8.offset]
  };
}
function m4(e4, l9) {
  let n12 = "";
  switch (e4[0]) {
    /* istanbul ignore next should not happen */
    case "	":
      n12 = "a tab character";
      break;
    case ",":
      n12 = "flow indicator character ,";
      break;
    case "%":
      n12 = "directive indicator character %";
      break;
    case "|":
    case ">": {
      n12 = `block scalar indicator ${e4[0]}`;
      break;
    }
    case "@":
    case "`": {
      n12 = `reserved character ${e4[0]}`;
      break;
    }
  }
  return n12 && l9(0, "BAD_SCALAR_START", `Plain value cannot start with ${n12}`), g8(e4);
}
function E4(e4, l9) {
  return (e4[e4.length - 1] !== "'" || e4.length === 1) && l9(e4.length, "MISSING_CHAR", "Missing closing 'quote"), g8(e4.slice(1, -1)).replace(/''/g, "'");
}
function g8(e4) {
  let l9 = /(.*?)\r?\n/sy, n12 = l9.exec(e4);
  if (!n12)
    return e4;
  let t5, c13;
  try {
    t5 = new RegExp("(?<![ 	])[ 	]+$"), c13 = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
  } catch {
    t5 = /[ \t]+$/, c13 = /^[ \t]+|[ \t]+$/g;
  }
  let a11 = n12[1].replace(t5, ""), i8 = " ", r8 = l9.lastIndex;
  for (; n12 = l9.exec(e4); ) {
    let f12 = n12[1].replace(c13, "");
    f12 === "" ? i8 === `
` ? a11 += i8 : i8 = `
` : (a11 += i8 + f12, i8 = " "), r8 = l9.lastIndex;
  }
  let s10 = /[ \t]*(.*)/sy;
  return s10.lastIndex = r8, n12 = s10.exec(e4), a11 + i8 + (n12?.[1] ?? "");
}
function _3(e4, l9) {
  let n12 = "";
  for (let t5 = 1; t5 < e4.length - 1; ++t5) {
    let c13 = e4[t5];
    if (!(c13 === "\r" && e4[t5 + 1] === `
`))
      if (c13 === `
`) {
        let { fold: a11, offset: i8 } = v5(e4, t5);
        n12 += a11, t5 = i8;
      } else if (c13 === "\\") {
        let a11 = e4[++t5], i8 = S8[a11];
        if (i8)
          n12 += i8;
        else if (a11 === `
`)
          for (a11 = e4[t5 + 1]; a11 === " " || a11 === "	"; )
            a11 = e4[++t5 + 1];
        else if (a11 === "\r" && e4[t5 + 1] === `
`)
          for (a11 = e4[++t5 + 1]; a11 === " " || a11 === "	"; )
            a11 = e4[++t5 + 1];
        else if (a11 === "x" || a11 === "u" || a11 === "U") {
          let r8 = a11 === "x" ? 2 : a11 === "u" ? 4 : 8;
          n12 += k(e4, t5 + 1, r8, l9), t5 += r8;
        } else {
          let r8 = e4.substr(t5 - 1, 2);
          l9(t5 - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${r8}`), n12 += r8;
        }
      } else if (c13 === " " || c13 === "	") {
        let a11 = t5, i8 = e4[t5 + 1];
        for (; i8 === " " || i8 === "	"; )
          i8 = e4[++t5 + 1];
        i8 !== `
` && !(i8 === "\r" && e4[t5 + 2] === `
`) && (n12 += t5 > a11 ? e4.slice(a11, t5 + 1) : c13);
      } else
        n12 += c13;
  }
  return (e4[e4.length - 1] !== '"' || e4.length === 1) && l9(e4.length, "MISSING_CHAR", 'Missing closing "quote'), n12;
}
function v5(e4, l9) {
  let n12 = "", t5 = e4[l9 + 1];
  for (; (t5 === " " || t5 === "	" || t5 === `
` || t5 === "\r") && !(t5 === "\r" && e4[l9 + 2] !== `
`); )
    t5 === `
` && (n12 += `
`), l9 += 1, t5 = e4[l9 + 1];
  return n12 || (n12 = " "), { fold: n12, offset: l9 };
}
var S8 = {
  0: "\0",
  // null character
  a: "\x07",
  // bell character
  b: "\b",
  // backspace
  e: "\x1B",
  // escape character
  f: "\f",
  // form feed
  n: `
`,
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
function k(e4, l9, n12, t5) {
  let c13 = e4.substr(l9, n12), i8 = c13.length === n12 && /^[0-9a-fA-F]+$/.test(c13) ? parseInt(c13, 16) : NaN;
  try {
    return String.fromCodePoint(i8);
  } catch {
    let r8 = e4.substr(l9 - 2, n12 + 2);
    return t5(l9 - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${r8}`), r8;
  }
}

// node_modules/yaml/browser/dist/compose/compose-scalar.js
function A3(t5, a11, s10, r8) {
  let { value: f12, type: u14, comment: i8, range: e4 } = a11.type === "block-scalar" ? I2(t5, a11, r8) : x(a11, t5.options.strict, r8), l9 = s10 ? t5.directives.tagName(s10.source, (c13) => r8(s10, "TAG_RESOLVE_FAILED", c13)) : null, n12;
  t5.options.stringKeys && t5.atKey ? n12 = t5.schema[r] : l9 ? n12 = L2(t5.schema, f12, l9, s10, r8) : a11.type === "scalar" ? n12 = E5(t5, f12, a11, r8) : n12 = t5.schema[r];
  let o8;
  try {
    let c13 = n12.resolve(f12, (m6) => r8(s10 ?? a11, "TAG_RESOLVE_FAILED", m6), t5.options);
    o8 = e(c13) ? c13 : new t(c13);
  } catch (c13) {
    let m6 = c13 instanceof Error ? c13.message : String(c13);
    r8(s10 ?? a11, "TAG_RESOLVE_FAILED", m6), o8 = new t(f12);
  }
  return o8.range = e4, o8.source = f12, u14 && (o8.type = u14), l9 && (o8.tag = l9), n12.format && (o8.format = n12.format), i8 && (o8.comment = i8), o8;
}
function L2(t5, a11, s10, r8, f12) {
  if (s10 === "!")
    return t5[r];
  let u14 = [];
  for (let e4 of t5.tags)
    if (!e4.collection && e4.tag === s10)
      if (e4.default && e4.test)
        u14.push(e4);
      else
        return e4;
  for (let e4 of u14)
    if (e4.test?.test(a11))
      return e4;
  let i8 = t5.knownTags[s10];
  return i8 && !i8.collection ? (t5.tags.push(Object.assign({}, i8, { default: !1, test: void 0 })), i8) : (f12(r8, "TAG_RESOLVE_FAILED", `Unresolved tag: ${s10}`, s10 !== "tag:yaml.org,2002:str"), t5[r]);
}
function E5({ atKey: t5, directives: a11, schema: s10 }, r8, f12, u14) {
  let i8 = s10.tags.find((e4) => (e4.default === !0 || t5 && e4.default === "key") && e4.test?.test(r8)) || s10[r];
  if (s10.compat) {
    let e4 = s10.compat.find((l9) => l9.default && l9.test?.test(r8)) ?? s10[r];
    if (i8.tag !== e4.tag) {
      let l9 = a11.tagString(i8.tag), n12 = a11.tagString(e4.tag), o8 = `Value may be parsed as either ${l9} or ${n12}`;
      u14(f12, "TAG_RESOLVE_FAILED", o8, !0);
    }
  }
  return i8;
}

// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function a7(n12, e4, i8) {
  if (e4) {
    i8 ?? (i8 = e4.length);
    for (let c13 = i8 - 1; c13 >= 0; --c13) {
      let t5 = e4[c13];
      switch (t5.type) {
        case "space":
        case "comment":
        case "newline":
          n12 -= t5.source.length;
          continue;
      }
      for (t5 = e4[++c13]; t5?.type === "space"; )
        n12 += t5.source.length, t5 = e4[++c13];
      break;
    }
  }
  return n12;
}

// node_modules/yaml/browser/dist/compose/compose-node.js
var N2 = { composeNode: g9, composeEmptyNode: u9 };
function g9(i8, e4, r8, t5) {
  let m6 = i8.atKey, { spaceBefore: n12, comment: o8, anchor: a11, tag: l9 } = r8, s10, f12 = !0;
  switch (e4.type) {
    case "alias":
      s10 = _4(i8, e4, t5), (a11 || l9) && t5(e4, "ALIAS_PROPS", "An alias node must not specify any properties");
      break;
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "block-scalar":
      s10 = A3(i8, e4, l9, t5), a11 && (s10.anchor = a11.source.substring(1));
      break;
    case "block-map":
    case "block-seq":
    case "flow-collection":
      try {
        s10 = v4(N2, i8, e4, r8, t5), a11 && (s10.anchor = a11.source.substring(1));
      } catch (c13) {
        let A4 = c13 instanceof Error ? c13.message : String(c13);
        t5(e4, "RESOURCE_EXHAUSTION", A4);
      }
      break;
    default: {
      let c13 = e4.type === "error" ? e4.message : `Unsupported token (type: ${e4.type})`;
      t5(e4, "UNEXPECTED_TOKEN", c13), f12 = !1;
    }
  }
  return s10 ?? (s10 = u9(i8, e4.offset, void 0, null, r8, t5)), a11 && s10.anchor === "" && t5(a11, "BAD_ALIAS", "Anchor cannot be an empty string"), m6 && i8.options.stringKeys && (!e(s10) || typeof s10.value != "string" || s10.tag && s10.tag !== "tag:yaml.org,2002:str") && t5(l9 ?? e4, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), n12 && (s10.spaceBefore = !0), o8 && (e4.type === "scalar" && e4.source === "" ? s10.comment = o8 : s10.commentBefore = o8), i8.options.keepSourceTokens && f12 && (s10.srcToken = e4), s10;
}
function u9(i8, e4, r8, t5, { spaceBefore: m6, comment: n12, anchor: o8, tag: a11, end: l9 }, s10) {
  let f12 = {
    type: "scalar",
    offset: a7(e4, r8, t5),
    indent: -1,
    source: ""
  }, c13 = A3(i8, f12, a11, s10);
  return o8 && (c13.anchor = o8.source.substring(1), c13.anchor === "" && s10(o8, "BAD_ALIAS", "Anchor cannot be an empty string")), m6 && (c13.spaceBefore = !0), n12 && (c13.comment = n12, c13.range[2] = l9), c13;
}
function _4({ options: i8 }, { offset: e4, source: r8, end: t5 }, m6) {
  let n12 = new A2(r8.substring(1));
  n12.source === "" && m6(e4, "BAD_ALIAS", "Alias cannot be an empty string"), n12.source.endsWith(":") && m6(e4 + r8.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
  let o8 = e4 + r8.length, a11 = m3(t5, o8, i8.strict, m6);
  return n12.range = [e4, o8, a11.offset], a11.comment && (n12.comment = a11.comment), n12;
}

// node_modules/yaml/browser/dist/compose/compose-doc.js
function w7(p9, a11, { offset: s10, start: i8, value: e4, end: m6 }, n12) {
  let f12 = Object.assign({ _directives: a11 }, p9), t5 = new y8(void 0, f12), r8 = {
    atKey: !1,
    atRoot: !0,
    directives: t5.directives,
    options: t5.options,
    schema: t5.schema
  }, o8 = w6(i8, {
    indicator: "doc-start",
    next: e4 ?? m6?.[0],
    offset: s10,
    onError: n12,
    parentIndent: 0,
    startOnNewline: !0
  });
  o8.found && (t5.directives.docStart = !0, e4 && (e4.type === "block-map" || e4.type === "block-seq") && !o8.hasNewline && n12(o8.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), t5.contents = e4 ? g9(r8, e4, o8, n12) : u9(r8, o8.end, i8, null, o8, n12);
  let d10 = t5.contents.range[2], c13 = m3(m6, d10, !1, n12);
  return c13.comment && (t5.comment = c13.comment), t5.range = [s10, d10, c13.offset], t5;
}

// node_modules/yaml/browser/dist/compose/composer.js
function c8(o8) {
  if (typeof o8 == "number")
    return [o8, o8 + 1];
  if (Array.isArray(o8))
    return o8.length === 2 ? o8 : [o8[0], o8[1]];
  let { offset: e4, source: s10 } = o8;
  return [e4, e4 + (typeof s10 == "string" ? s10.length : 1)];
}
function d7(o8) {
  let e4 = "", s10 = !1, t5 = !1;
  for (let i8 = 0; i8 < o8.length; ++i8) {
    let r8 = o8[i8];
    switch (r8[0]) {
      case "#":
        e4 += (e4 === "" ? "" : t5 ? `

` : `
`) + (r8.substring(1) || " "), s10 = !0, t5 = !1;
        break;
      case "%":
        o8[i8 + 1]?.[0] !== "#" && (i8 += 1), s10 = !1;
        break;
      default:
        s10 || (t5 = !0), s10 = !1;
    }
  }
  return { comment: e4, afterEmptyLine: t5 };
}
var v6 = class {
  constructor(e4 = {}) {
    this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (s10, t5, i8, r8) => {
      let n12 = c8(s10);
      r8 ? this.warnings.push(new p6(n12, t5, i8)) : this.errors.push(new u7(n12, t5, i8));
    }, this.directives = new n2({ version: e4.version || "1.2" }), this.options = e4;
  }
  decorate(e4, s10) {
    let { comment: t5, afterEmptyLine: i8 } = d7(this.prelude);
    if (t5) {
      let r8 = e4.contents;
      if (s10)
        e4.comment = e4.comment ? `${e4.comment}
${t5}` : t5;
      else if (i8 || e4.directives.docStart || !r8)
        e4.commentBefore = t5;
      else if (f(r8) && !r8.flow && r8.items.length > 0) {
        let n12 = r8.items[0];
        p(n12) && (n12 = n12.key);
        let a11 = n12.commentBefore;
        n12.commentBefore = a11 ? `${t5}
${a11}` : t5;
      } else {
        let n12 = r8.commentBefore;
        r8.commentBefore = n12 ? `${t5}
${n12}` : t5;
      }
    }
    if (s10) {
      for (let r8 = 0; r8 < this.errors.length; ++r8)
        e4.errors.push(this.errors[r8]);
      for (let r8 = 0; r8 < this.warnings.length; ++r8)
        e4.warnings.push(this.warnings[r8]);
    } else
      e4.errors = this.errors, e4.warnings = this.warnings;
    this.prelude = [], this.errors = [], this.warnings = [];
  }
  /**
   * Current stream status information.
   *
   * Mostly useful at the end of input for an empty stream.
   */
  streamInfo() {
    return {
      comment: d7(this.prelude).comment,
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
  *compose(e4, s10 = !1, t5 = -1) {
    for (let i8 of e4)
      yield* this.next(i8);
    yield* this.end(s10, t5);
  }
  /** Advance the composer by one CST token. */
  *next(e4) {
    switch (e4.type) {
      case "directive":
        this.directives.add(e4.source, (s10, t5, i8) => {
          let r8 = c8(e4);
          r8[0] += s10, this.onError(r8, "BAD_DIRECTIVE", t5, i8);
        }), this.prelude.push(e4.source), this.atDirectives = !0;
        break;
      case "document": {
        let s10 = w7(this.options, this.directives, e4, this.onError);
        this.atDirectives && !s10.directives.docStart && this.onError(e4, "MISSING_CHAR", "Missing directives-end/doc-start indicator line"), this.decorate(s10, !1), this.doc && (yield this.doc), this.doc = s10, this.atDirectives = !1;
        break;
      }
      case "byte-order-mark":
      case "space":
        break;
      case "comment":
      case "newline":
        this.prelude.push(e4.source);
        break;
      case "error": {
        let s10 = e4.source ? `${e4.message}: ${JSON.stringify(e4.source)}` : e4.message, t5 = new u7(c8(e4), "UNEXPECTED_TOKEN", s10);
        this.atDirectives || !this.doc ? this.errors.push(t5) : this.doc.errors.push(t5);
        break;
      }
      case "doc-end": {
        if (!this.doc) {
          let t5 = "Unexpected doc-end without preceding document";
          this.errors.push(new u7(c8(e4), "UNEXPECTED_TOKEN", t5));
          break;
        }
        this.doc.directives.docEnd = !0;
        let s10 = m3(e4.end, e4.offset + e4.source.length, this.doc.options.strict, this.onError);
        if (this.decorate(this.doc, !0), s10.comment) {
          let t5 = this.doc.comment;
          this.doc.comment = t5 ? `${t5}
${s10.comment}` : s10.comment;
        }
        this.doc.range[2] = s10.offset;
        break;
      }
      default:
        this.errors.push(new u7(c8(e4), "UNEXPECTED_TOKEN", `Unsupported token ${e4.type}`));
    }
  }
  /**
   * Call at end of input to yield any remaining document.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *end(e4 = !1, s10 = -1) {
    if (this.doc)
      this.decorate(this.doc, !0), yield this.doc, this.doc = null;
    else if (e4) {
      let t5 = Object.assign({ _directives: this.directives }, this.options), i8 = new y8(void 0, t5);
      this.atDirectives && this.onError(s10, "MISSING_CHAR", "Missing directives-end indicator line"), i8.range = [0, s10, s10], this.decorate(i8, !1), yield i8;
    }
  }
};

// node_modules/yaml/browser/dist/parse/cst.js
var cst_exports = {};
__export(cst_exports, {
  BOM: () => r6,
  DOCUMENT: () => a8,
  FLOW_END: () => t4,
  SCALAR: () => c10,
  createScalarToken: () => O3,
  isCollection: () => s8,
  isScalar: () => n10,
  prettyToken: () => u11,
  resolveAsScalar: () => g10,
  setScalarValue: () => q,
  stringify: () => n9,
  tokenType: () => o7,
  visit: () => l8
});

// node_modules/yaml/browser/dist/parse/cst-scalar.js
function g10(e4, c13 = !0, l9) {
  if (e4) {
    let a11 = (t5, s10, n12) => {
      let r8 = typeof t5 == "number" ? t5 : Array.isArray(t5) ? t5[0] : t5.offset;
      if (l9)
        l9(r8, s10, n12);
      else
        throw new u7([r8, r8 + 1], s10, n12);
    };
    switch (e4.type) {
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return x(e4, c13, a11);
      case "block-scalar":
        return I2({ options: { strict: c13 } }, e4, a11);
    }
  }
  return null;
}
function O3(e4, c13) {
  let { implicitKey: l9 = !1, indent: a11, inFlow: t5 = !1, offset: s10 = -1, type: n12 = "PLAIN" } = c13, r8 = M({ type: n12, value: e4 }, {
    implicitKey: l9,
    indent: a11 > 0 ? " ".repeat(a11) : "",
    inFlow: t5,
    options: { blockQuote: !0, lineWidth: -1 }
  }), o8 = c13.end ?? [
    { type: "newline", offset: -1, indent: a11, source: `
` }
  ];
  switch (r8[0]) {
    case "|":
    case ">": {
      let i8 = r8.indexOf(`
`), b8 = r8.substring(0, i8), y12 = r8.substring(i8 + 1) + `
`, f12 = [
        { type: "block-scalar-header", offset: s10, indent: a11, source: b8 }
      ];
      return p7(f12, o8) || f12.push({ type: "newline", offset: -1, indent: a11, source: `
` }), { type: "block-scalar", offset: s10, indent: a11, props: f12, source: y12 };
    }
    case '"':
      return { type: "double-quoted-scalar", offset: s10, indent: a11, source: r8, end: o8 };
    case "'":
      return { type: "single-quoted-scalar", offset: s10, indent: a11, source: r8, end: o8 };
    default:
      return { type: "scalar", offset: s10, indent: a11, source: r8, end: o8 };
  }
}
function q(e4, c13, l9 = {}) {
  let { afterKey: a11 = !1, implicitKey: t5 = !1, inFlow: s10 = !1, type: n12 } = l9, r8 = "indent" in e4 ? e4.indent : null;
  if (a11 && typeof r8 == "number" && (r8 += 2), !n12)
    switch (e4.type) {
      case "single-quoted-scalar":
        n12 = "QUOTE_SINGLE";
        break;
      case "double-quoted-scalar":
        n12 = "QUOTE_DOUBLE";
        break;
      case "block-scalar": {
        let i8 = e4.props[0];
        if (i8.type !== "block-scalar-header")
          throw new Error("Invalid block scalar header");
        n12 = i8.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
        break;
      }
      default:
        n12 = "PLAIN";
    }
  let o8 = M({ type: n12, value: c13 }, {
    implicitKey: t5 || r8 === null,
    indent: r8 !== null && r8 > 0 ? " ".repeat(r8) : "",
    inFlow: s10,
    options: { blockQuote: !0, lineWidth: -1 }
  });
  switch (o8[0]) {
    case "|":
    case ">":
      E6(e4, o8);
      break;
    case '"':
      d8(e4, o8, "double-quoted-scalar");
      break;
    case "'":
      d8(e4, o8, "single-quoted-scalar");
      break;
    default:
      d8(e4, o8, "scalar");
  }
}
function E6(e4, c13) {
  let l9 = c13.indexOf(`
`), a11 = c13.substring(0, l9), t5 = c13.substring(l9 + 1) + `
`;
  if (e4.type === "block-scalar") {
    let s10 = e4.props[0];
    if (s10.type !== "block-scalar-header")
      throw new Error("Invalid block scalar header");
    s10.source = a11, e4.source = t5;
  } else {
    let { offset: s10 } = e4, n12 = "indent" in e4 ? e4.indent : -1, r8 = [
      { type: "block-scalar-header", offset: s10, indent: n12, source: a11 }
    ];
    p7(r8, "end" in e4 ? e4.end : void 0) || r8.push({ type: "newline", offset: -1, indent: n12, source: `
` });
    for (let o8 of Object.keys(e4))
      o8 !== "type" && o8 !== "offset" && delete e4[o8];
    Object.assign(e4, { type: "block-scalar", indent: n12, props: r8, source: t5 });
  }
}
function p7(e4, c13) {
  if (c13)
    for (let l9 of c13)
      switch (l9.type) {
        case "space":
        case "comment":
          e4.push(l9);
          break;
        case "newline":
          return e4.push(l9), !0;
      }
  return !1;
}
function d8(e4, c13, l9) {
  switch (e4.type) {
    case "scalar":
    case "double-quoted-scalar":
    case "single-quoted-scalar":
      e4.type = l9, e4.source = c13;
      break;
    case "block-scalar": {
      let a11 = e4.props.slice(1), t5 = c13.length;
      e4.props[0].type === "block-scalar-header" && (t5 -= e4.props[0].source.length);
      for (let s10 of a11)
        s10.offset += t5;
      delete e4.props, Object.assign(e4, { type: l9, source: c13, end: a11 });
      break;
    }
    case "block-map":
    case "block-seq": {
      let t5 = { type: "newline", offset: e4.offset + c13.length, indent: e4.indent, source: `
` };
      delete e4.items, Object.assign(e4, { type: l9, source: c13, end: [t5] });
      break;
    }
    default: {
      let a11 = "indent" in e4 ? e4.indent : -1, t5 = "end" in e4 && Array.isArray(e4.end) ? e4.end.filter((s10) => s10.type === "space" || s10.type === "comment" || s10.type === "newline") : [];
      for (let s10 of Object.keys(e4))
        s10 !== "type" && s10 !== "offset" && delete e4[s10];
      Object.assign(e4, { type: l9, indent: a11, source: c13, end: t5 });
    }
  }
}

// node_modules/yaml/browser/dist/parse/cst-stringify.js
var n9 = (r8) => "type" in r8 ? t3(r8) : c9(r8);
function t3(r8) {
  switch (r8.type) {
    case "block-scalar": {
      let s10 = "";
      for (let e4 of r8.props)
        s10 += t3(e4);
      return s10 + r8.source;
    }
    case "block-map":
    case "block-seq": {
      let s10 = "";
      for (let e4 of r8.items)
        s10 += c9(e4);
      return s10;
    }
    case "flow-collection": {
      let s10 = r8.start.source;
      for (let e4 of r8.items)
        s10 += c9(e4);
      for (let e4 of r8.end)
        s10 += e4.source;
      return s10;
    }
    case "document": {
      let s10 = c9(r8);
      if (r8.end)
        for (let e4 of r8.end)
          s10 += e4.source;
      return s10;
    }
    default: {
      let s10 = r8.source;
      if ("end" in r8 && r8.end)
        for (let e4 of r8.end)
          s10 += e4.source;
      return s10;
    }
  }
}
function c9({ start: r8, key: s10, sep: e4, value: i8 }) {
  let o8 = "";
  for (let f12 of r8)
    o8 += f12.source;
  if (s10 && (o8 += t3(s10)), e4)
    for (let f12 of e4)
      o8 += f12.source;
  return i8 && (o8 += t3(i8)), o8;
}

// node_modules/yaml/browser/dist/parse/cst-visit.js
var s7 = /* @__PURE__ */ Symbol("break visit"), y9 = /* @__PURE__ */ Symbol("skip children"), u10 = /* @__PURE__ */ Symbol("remove item");
function l8(e4, t5) {
  "type" in e4 && e4.type === "document" && (e4 = { start: e4.start, value: e4.value }), m5(Object.freeze([]), e4, t5);
}
l8.BREAK = s7, l8.SKIP = y9, l8.REMOVE = u10, l8.itemAtPath = (e4, t5) => {
  let r8 = e4;
  for (let [n12, i8] of t5) {
    let o8 = r8?.[n12];
    if (o8 && "items" in o8)
      r8 = o8.items[i8];
    else
      return;
  }
  return r8;
}, l8.parentCollection = (e4, t5) => {
  let r8 = l8.itemAtPath(e4, t5.slice(0, -1)), n12 = t5[t5.length - 1][0], i8 = r8?.[n12];
  if (i8 && "items" in i8)
    return i8;
  throw new Error("Parent collection not found");
};
function m5(e4, t5, r8) {
  let n12 = r8(t5, e4);
  if (typeof n12 == "symbol")
    return n12;
  for (let i8 of ["key", "value"]) {
    let o8 = t5[i8];
    if (o8 && "items" in o8) {
      for (let f12 = 0; f12 < o8.items.length; ++f12) {
        let c13 = m5(Object.freeze(e4.concat([[i8, f12]])), o8.items[f12], r8);
        if (typeof c13 == "number")
          f12 = c13 - 1;
        else {
          if (c13 === s7)
            return s7;
          c13 === u10 && (o8.items.splice(f12, 1), f12 -= 1);
        }
      }
      typeof n12 == "function" && i8 === "key" && (n12 = n12(t5, e4));
    }
  }
  return typeof n12 == "function" ? n12(t5, e4) : n12;
}

// node_modules/yaml/browser/dist/parse/cst.js
var r6 = "\uFEFF", a8 = "", t4 = "", c10 = "", s8 = (e4) => !!e4 && "items" in e4, n10 = (e4) => !!e4 && (e4.type === "scalar" || e4.type === "single-quoted-scalar" || e4.type === "double-quoted-scalar" || e4.type === "block-scalar");
function u11(e4) {
  switch (e4) {
    case r6:
      return "<BOM>";
    case a8:
      return "<DOC>";
    case t4:
      return "<FLOW_END>";
    case c10:
      return "<SCALAR>";
    default:
      return JSON.stringify(e4);
  }
}
function o7(e4) {
  switch (e4) {
    case r6:
      return "byte-order-mark";
    case a8:
      return "doc-mode";
    case t4:
      return "flow-error-end";
    case c10:
      return "scalar";
    case "---":
      return "doc-start";
    case "...":
      return "doc-end";
    case "":
    case `
`:
    case `\r
`:
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
  switch (e4[0]) {
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
function n11(l9) {
  switch (l9) {
    case void 0:
    case " ":
    case `
`:
    case "\r":
    case "	":
      return !0;
    default:
      return !1;
  }
}
var c11 = new Set("0123456789ABCDEFabcdef"), y10 = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), a9 = new Set(",[]{}"), w8 = new Set(` ,[]{}
\r	`), u12 = (l9) => !l9 || w8.has(l9), x2 = class {
  constructor() {
    this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = "", this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
  }
  /**
   * Generate YAML tokens from the `source` string. If `incomplete`,
   * a part of the last line may be left as a buffer for the next call.
   *
   * @returns A generator of lexical tokens
   */
  *lex(e4, t5 = !1) {
    if (e4) {
      if (typeof e4 != "string")
        throw TypeError("source is not a string");
      this.buffer = this.buffer ? this.buffer + e4 : e4, this.lineEndPos = null;
    }
    this.atEnd = !t5;
    let s10 = this.next ?? "stream";
    for (; s10 && (t5 || this.hasChars(1)); )
      s10 = yield* this.parseNext(s10);
  }
  atLineEnd() {
    let e4 = this.pos, t5 = this.buffer[e4];
    for (; t5 === " " || t5 === "	"; )
      t5 = this.buffer[++e4];
    return !t5 || t5 === "#" || t5 === `
` ? !0 : t5 === "\r" ? this.buffer[e4 + 1] === `
` : !1;
  }
  charAt(e4) {
    return this.buffer[this.pos + e4];
  }
  continueScalar(e4) {
    let t5 = this.buffer[e4];
    if (this.indentNext > 0) {
      let s10 = 0;
      for (; t5 === " "; )
        t5 = this.buffer[++s10 + e4];
      if (t5 === "\r") {
        let h6 = this.buffer[s10 + e4 + 1];
        if (h6 === `
` || !h6 && !this.atEnd)
          return e4 + s10 + 1;
      }
      return t5 === `
` || s10 >= this.indentNext || !t5 && !this.atEnd ? e4 + s10 : -1;
    }
    if (t5 === "-" || t5 === ".") {
      let s10 = this.buffer.substr(e4, 3);
      if ((s10 === "---" || s10 === "...") && n11(this.buffer[e4 + 3]))
        return -1;
    }
    return e4;
  }
  getLine() {
    let e4 = this.lineEndPos;
    return (typeof e4 != "number" || e4 !== -1 && e4 < this.pos) && (e4 = this.buffer.indexOf(`
`, this.pos), this.lineEndPos = e4), e4 === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[e4 - 1] === "\r" && (e4 -= 1), this.buffer.substring(this.pos, e4));
  }
  hasChars(e4) {
    return this.pos + e4 <= this.buffer.length;
  }
  setNext(e4) {
    return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = e4, null;
  }
  peek(e4) {
    return this.buffer.substr(this.pos, e4);
  }
  *parseNext(e4) {
    switch (e4) {
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
    let e4 = this.getLine();
    if (e4 === null)
      return this.setNext("stream");
    if (e4[0] === r6 && (yield* this.pushCount(1), e4 = e4.substring(1)), e4[0] === "%") {
      let t5 = e4.length, s10 = e4.indexOf("#");
      for (; s10 !== -1; ) {
        let i8 = e4[s10 - 1];
        if (i8 === " " || i8 === "	") {
          t5 = s10 - 1;
          break;
        } else
          s10 = e4.indexOf("#", s10 + 1);
      }
      for (; ; ) {
        let i8 = e4[t5 - 1];
        if (i8 === " " || i8 === "	")
          t5 -= 1;
        else
          break;
      }
      let h6 = (yield* this.pushCount(t5)) + (yield* this.pushSpaces(!0));
      return yield* this.pushCount(e4.length - h6), this.pushNewline(), "stream";
    }
    if (this.atLineEnd()) {
      let t5 = yield* this.pushSpaces(!0);
      return yield* this.pushCount(e4.length - t5), yield* this.pushNewline(), "stream";
    }
    return yield a8, yield* this.parseLineStart();
  }
  *parseLineStart() {
    let e4 = this.charAt(0);
    if (!e4 && !this.atEnd)
      return this.setNext("line-start");
    if (e4 === "-" || e4 === ".") {
      if (!this.atEnd && !this.hasChars(4))
        return this.setNext("line-start");
      let t5 = this.peek(3);
      if ((t5 === "---" || t5 === "...") && n11(this.charAt(3)))
        return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, t5 === "---" ? "doc" : "stream";
    }
    return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !n11(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
  }
  *parseBlockStart() {
    let [e4, t5] = this.peek(2);
    if (!t5 && !this.atEnd)
      return this.setNext("block-start");
    if ((e4 === "-" || e4 === "?" || e4 === ":") && n11(t5)) {
      let s10 = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
      return this.indentNext = this.indentValue + 1, this.indentValue += s10, "block-start";
    }
    return "doc";
  }
  *parseDocument() {
    yield* this.pushSpaces(!0);
    let e4 = this.getLine();
    if (e4 === null)
      return this.setNext("doc");
    let t5 = yield* this.pushIndicators();
    switch (e4[t5]) {
      case "#":
        yield* this.pushCount(e4.length - t5);
      // fallthrough
      case void 0:
        return yield* this.pushNewline(), yield* this.parseLineStart();
      case "{":
      case "[":
        return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, "flow";
      case "}":
      case "]":
        return yield* this.pushCount(1), "doc";
      case "*":
        return yield* this.pushUntil(u12), "doc";
      case '"':
      case "'":
        return yield* this.parseQuotedScalar();
      case "|":
      case ">":
        return t5 += yield* this.parseBlockScalarHeader(), t5 += yield* this.pushSpaces(!0), yield* this.pushCount(e4.length - t5), yield* this.pushNewline(), yield* this.parseBlockScalar();
      default:
        return yield* this.parsePlainScalar();
    }
  }
  *parseFlowCollection() {
    let e4, t5, s10 = -1;
    do
      e4 = yield* this.pushNewline(), e4 > 0 ? (t5 = yield* this.pushSpaces(!1), this.indentValue = s10 = t5) : t5 = 0, t5 += yield* this.pushSpaces(!0);
    while (e4 + t5 > 0);
    let h6 = this.getLine();
    if (h6 === null)
      return this.setNext("flow");
    if ((s10 !== -1 && s10 < this.indentNext && h6[0] !== "#" || s10 === 0 && (h6.startsWith("---") || h6.startsWith("...")) && n11(h6[3])) && !(s10 === this.indentNext - 1 && this.flowLevel === 1 && (h6[0] === "]" || h6[0] === "}")))
      return this.flowLevel = 0, yield t4, yield* this.parseLineStart();
    let i8 = 0;
    for (; h6[i8] === ","; )
      i8 += yield* this.pushCount(1), i8 += yield* this.pushSpaces(!0), this.flowKey = !1;
    switch (i8 += yield* this.pushIndicators(), h6[i8]) {
      case void 0:
        return "flow";
      case "#":
        return yield* this.pushCount(h6.length - i8), "flow";
      case "{":
      case "[":
        return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
      case "}":
      case "]":
        return yield* this.pushCount(1), this.flowKey = !0, this.flowLevel -= 1, this.flowLevel ? "flow" : "doc";
      case "*":
        return yield* this.pushUntil(u12), "flow";
      case '"':
      case "'":
        return this.flowKey = !0, yield* this.parseQuotedScalar();
      case ":": {
        let r8 = this.charAt(1);
        if (this.flowKey || n11(r8) || r8 === ",")
          return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
      }
      // fallthrough
      default:
        return this.flowKey = !1, yield* this.parsePlainScalar();
    }
  }
  *parseQuotedScalar() {
    let e4 = this.charAt(0), t5 = this.buffer.indexOf(e4, this.pos + 1);
    if (e4 === "'")
      for (; t5 !== -1 && this.buffer[t5 + 1] === "'"; )
        t5 = this.buffer.indexOf("'", t5 + 2);
    else
      for (; t5 !== -1; ) {
        let i8 = 0;
        for (; this.buffer[t5 - 1 - i8] === "\\"; )
          i8 += 1;
        if (i8 % 2 === 0)
          break;
        t5 = this.buffer.indexOf('"', t5 + 1);
      }
    let s10 = this.buffer.substring(0, t5), h6 = s10.indexOf(`
`, this.pos);
    if (h6 !== -1) {
      for (; h6 !== -1; ) {
        let i8 = this.continueScalar(h6 + 1);
        if (i8 === -1)
          break;
        h6 = s10.indexOf(`
`, i8);
      }
      h6 !== -1 && (t5 = h6 - (s10[h6 - 1] === "\r" ? 2 : 1));
    }
    if (t5 === -1) {
      if (!this.atEnd)
        return this.setNext("quoted-scalar");
      t5 = this.buffer.length;
    }
    return yield* this.pushToIndex(t5 + 1, !1), this.flowLevel ? "flow" : "doc";
  }
  *parseBlockScalarHeader() {
    this.blockScalarIndent = -1, this.blockScalarKeep = !1;
    let e4 = this.pos;
    for (; ; ) {
      let t5 = this.buffer[++e4];
      if (t5 === "+")
        this.blockScalarKeep = !0;
      else if (t5 > "0" && t5 <= "9")
        this.blockScalarIndent = Number(t5) - 1;
      else if (t5 !== "-")
        break;
    }
    return yield* this.pushUntil((t5) => n11(t5) || t5 === "#");
  }
  *parseBlockScalar() {
    let e4 = this.pos - 1, t5 = 0, s10;
    e: for (let i8 = this.pos; s10 = this.buffer[i8]; ++i8)
      switch (s10) {
        case " ":
          t5 += 1;
          break;
        case `
`:
          e4 = i8, t5 = 0;
          break;
        case "\r": {
          let r8 = this.buffer[i8 + 1];
          if (!r8 && !this.atEnd)
            return this.setNext("block-scalar");
          if (r8 === `
`)
            break;
        }
        // fallthrough
        default:
          break e;
      }
    if (!s10 && !this.atEnd)
      return this.setNext("block-scalar");
    if (t5 >= this.indentNext) {
      this.blockScalarIndent === -1 ? this.indentNext = t5 : this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
      do {
        let i8 = this.continueScalar(e4 + 1);
        if (i8 === -1)
          break;
        e4 = this.buffer.indexOf(`
`, i8);
      } while (e4 !== -1);
      if (e4 === -1) {
        if (!this.atEnd)
          return this.setNext("block-scalar");
        e4 = this.buffer.length;
      }
    }
    let h6 = e4 + 1;
    for (s10 = this.buffer[h6]; s10 === " "; )
      s10 = this.buffer[++h6];
    if (s10 === "	") {
      for (; s10 === "	" || s10 === " " || s10 === "\r" || s10 === `
`; )
        s10 = this.buffer[++h6];
      e4 = h6 - 1;
    } else if (!this.blockScalarKeep)
      do {
        let i8 = e4 - 1, r8 = this.buffer[i8];
        r8 === "\r" && (r8 = this.buffer[--i8]);
        let o8 = i8;
        for (; r8 === " "; )
          r8 = this.buffer[--i8];
        if (r8 === `
` && i8 >= this.pos && i8 + 1 + t5 > o8)
          e4 = i8;
        else
          break;
      } while (!0);
    return yield c10, yield* this.pushToIndex(e4 + 1, !0), yield* this.parseLineStart();
  }
  *parsePlainScalar() {
    let e4 = this.flowLevel > 0, t5 = this.pos - 1, s10 = this.pos - 1, h6;
    for (; h6 = this.buffer[++s10]; )
      if (h6 === ":") {
        let i8 = this.buffer[s10 + 1];
        if (n11(i8) || e4 && a9.has(i8))
          break;
        t5 = s10;
      } else if (n11(h6)) {
        let i8 = this.buffer[s10 + 1];
        if (h6 === "\r" && (i8 === `
` ? (s10 += 1, h6 = `
`, i8 = this.buffer[s10 + 1]) : t5 = s10), i8 === "#" || e4 && a9.has(i8))
          break;
        if (h6 === `
`) {
          let r8 = this.continueScalar(s10 + 1);
          if (r8 === -1)
            break;
          s10 = Math.max(s10, r8 - 2);
        }
      } else {
        if (e4 && a9.has(h6))
          break;
        t5 = s10;
      }
    return !h6 && !this.atEnd ? this.setNext("plain-scalar") : (yield c10, yield* this.pushToIndex(t5 + 1, !0), e4 ? "flow" : "doc");
  }
  *pushCount(e4) {
    return e4 > 0 ? (yield this.buffer.substr(this.pos, e4), this.pos += e4, e4) : 0;
  }
  *pushToIndex(e4, t5) {
    let s10 = this.buffer.slice(this.pos, e4);
    return s10 ? (yield s10, this.pos += s10.length, s10.length) : (t5 && (yield ""), 0);
  }
  *pushIndicators() {
    let e4 = 0;
    e: for (; ; ) {
      switch (this.charAt(0)) {
        case "!":
          e4 += yield* this.pushTag(), e4 += yield* this.pushSpaces(!0);
          continue e;
        case "&":
          e4 += yield* this.pushUntil(u12), e4 += yield* this.pushSpaces(!0);
          continue e;
        case "-":
        // this is an error
        case "?":
        // this is an error outside flow collections
        case ":": {
          let t5 = this.flowLevel > 0, s10 = this.charAt(1);
          if (n11(s10) || t5 && a9.has(s10)) {
            t5 ? this.flowKey && (this.flowKey = !1) : this.indentNext = this.indentValue + 1, e4 += yield* this.pushCount(1), e4 += yield* this.pushSpaces(!0);
            continue e;
          }
        }
      }
      break e;
    }
    return e4;
  }
  *pushTag() {
    if (this.charAt(1) === "<") {
      let e4 = this.pos + 2, t5 = this.buffer[e4];
      for (; !n11(t5) && t5 !== ">"; )
        t5 = this.buffer[++e4];
      return yield* this.pushToIndex(t5 === ">" ? e4 + 1 : e4, !1);
    } else {
      let e4 = this.pos + 1, t5 = this.buffer[e4];
      for (; t5; )
        if (y10.has(t5))
          t5 = this.buffer[++e4];
        else if (t5 === "%" && c11.has(this.buffer[e4 + 1]) && c11.has(this.buffer[e4 + 2]))
          t5 = this.buffer[e4 += 3];
        else
          break;
      return yield* this.pushToIndex(e4, !1);
    }
  }
  *pushNewline() {
    let e4 = this.buffer[this.pos];
    return e4 === `
` ? yield* this.pushCount(1) : e4 === "\r" && this.charAt(1) === `
` ? yield* this.pushCount(2) : 0;
  }
  *pushSpaces(e4) {
    let t5 = this.pos - 1, s10;
    do
      s10 = this.buffer[++t5];
    while (s10 === " " || e4 && s10 === "	");
    let h6 = t5 - this.pos;
    return h6 > 0 && (yield this.buffer.substr(this.pos, h6), this.pos = t5), h6;
  }
  *pushUntil(e4) {
    let t5 = this.pos, s10 = this.buffer[t5];
    for (; !e4(s10); )
      s10 = this.buffer[++t5];
    return yield* this.pushToIndex(t5, !1);
  }
};

// node_modules/yaml/browser/dist/parse/line-counter.js
var s9 = class {
  constructor() {
    this.lineStarts = [], this.addNewLine = (i8) => this.lineStarts.push(i8), this.linePos = (i8) => {
      let t5 = 0, e4 = this.lineStarts.length;
      for (; t5 < e4; ) {
        let l9 = t5 + e4 >> 1;
        this.lineStarts[l9] < i8 ? t5 = l9 + 1 : e4 = l9;
      }
      if (this.lineStarts[t5] === i8)
        return { line: t5 + 1, col: 1 };
      if (t5 === 0)
        return { line: 0, col: i8 };
      let n12 = this.lineStarts[t5 - 1];
      return { line: t5, col: i8 - n12 + 1 };
    };
  }
};

// node_modules/yaml/browser/dist/parse/parser.js
function c12(n12, e4) {
  for (let t5 = 0; t5 < n12.length; ++t5)
    if (n12[t5].type === e4)
      return !0;
  return !1;
}
function f11(n12) {
  for (let e4 = 0; e4 < n12.length; ++e4)
    switch (n12[e4].type) {
      case "space":
      case "comment":
      case "newline":
        break;
      default:
        return e4;
    }
  return -1;
}
function d9(n12) {
  switch (n12?.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "flow-collection":
      return !0;
    default:
      return !1;
  }
}
function p8(n12) {
  switch (n12.type) {
    case "document":
      return n12.start;
    case "block-map": {
      let e4 = n12.items[n12.items.length - 1];
      return e4.sep ?? e4.start;
    }
    case "block-seq":
      return n12.items[n12.items.length - 1].start;
    /* istanbul ignore next should not happen */
    default:
      return [];
  }
}
function r7(n12) {
  if (n12.length === 0)
    return [];
  let e4 = n12.length;
  e: for (; --e4 >= 0; )
    switch (n12[e4].type) {
      case "doc-start":
      case "explicit-key-ind":
      case "map-value-ind":
      case "seq-item-ind":
      case "newline":
        break e;
    }
  for (; n12[++e4]?.type === "space"; )
    ;
  return n12.splice(e4, n12.length);
}
function u13(n12, e4) {
  if (e4.length < 1e5)
    Array.prototype.push.apply(n12, e4);
  else
    for (let t5 = 0; t5 < e4.length; ++t5)
      n12.push(e4[t5]);
}
function y11(n12) {
  if (n12.start.type === "flow-seq-start")
    for (let e4 of n12.items)
      e4.sep && !e4.value && !c12(e4.start, "explicit-key-ind") && !c12(e4.sep, "map-value-ind") && (e4.key && (e4.value = e4.key), delete e4.key, d9(e4.value) ? e4.value.end ? u13(e4.value.end, e4.sep) : e4.value.end = e4.sep : u13(e4.start, e4.sep), delete e4.sep);
}
var w9 = class {
  /**
   * @param onNewLine - If defined, called separately with the start position of
   *   each new line (in `parse()`, including the start of input).
   */
  constructor(e4) {
    this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new x2(), this.onNewLine = e4;
  }
  /**
   * Parse `source` as a YAML stream.
   * If `incomplete`, a part of the last line may be left as a buffer for the next call.
   *
   * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
   *
   * @returns A generator of tokens representing each directive, document, and other structure.
   */
  *parse(e4, t5 = !1) {
    this.onNewLine && this.offset === 0 && this.onNewLine(0);
    for (let s10 of this.lexer.lex(e4, t5))
      yield* this.next(s10);
    t5 || (yield* this.end());
  }
  /**
   * Advance the parser by the `source` of one lexical token.
   */
  *next(e4) {
    if (this.source = e4, this.atScalar) {
      this.atScalar = !1, yield* this.step(), this.offset += e4.length;
      return;
    }
    let t5 = o7(e4);
    if (t5)
      if (t5 === "scalar")
        this.atNewLine = !1, this.atScalar = !0, this.type = "scalar";
      else {
        switch (this.type = t5, yield* this.step(), t5) {
          case "newline":
            this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e4.length);
            break;
          case "space":
            this.atNewLine && e4[0] === " " && (this.indent += e4.length);
            break;
          case "explicit-key-ind":
          case "map-value-ind":
          case "seq-item-ind":
            this.atNewLine && (this.indent += e4.length);
            break;
          case "doc-mode":
          case "flow-error-end":
            return;
          default:
            this.atNewLine = !1;
        }
        this.offset += e4.length;
      }
    else {
      let s10 = `Not a YAML token: ${e4}`;
      yield* this.pop({ type: "error", offset: this.offset, message: s10, source: e4 }), this.offset += e4.length;
    }
  }
  /** Call at end of input to push out any remaining constructions */
  *end() {
    for (; this.stack.length > 0; )
      yield* this.pop();
  }
  get sourceToken() {
    return {
      type: this.type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
  }
  *step() {
    let e4 = this.peek(1);
    if (this.type === "doc-end" && e4?.type !== "doc-end") {
      for (; this.stack.length > 0; )
        yield* this.pop();
      this.stack.push({
        type: "doc-end",
        offset: this.offset,
        source: this.source
      });
      return;
    }
    if (!e4)
      return yield* this.stream();
    switch (e4.type) {
      case "document":
        return yield* this.document(e4);
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return yield* this.scalar(e4);
      case "block-scalar":
        return yield* this.blockScalar(e4);
      case "block-map":
        return yield* this.blockMap(e4);
      case "block-seq":
        return yield* this.blockSequence(e4);
      case "flow-collection":
        return yield* this.flowCollection(e4);
      case "doc-end":
        return yield* this.documentEnd(e4);
    }
    yield* this.pop();
  }
  peek(e4) {
    return this.stack[this.stack.length - e4];
  }
  *pop(e4) {
    let t5 = e4 ?? this.stack.pop();
    if (!t5)
      yield { type: "error", offset: this.offset, source: "", message: "Tried to pop an empty stack" };
    else if (this.stack.length === 0)
      yield t5;
    else {
      let s10 = this.peek(1);
      switch (t5.type === "block-scalar" ? t5.indent = "indent" in s10 ? s10.indent : 0 : t5.type === "flow-collection" && s10.type === "document" && (t5.indent = 0), t5.type === "flow-collection" && y11(t5), s10.type) {
        case "document":
          s10.value = t5;
          break;
        case "block-scalar":
          s10.props.push(t5);
          break;
        case "block-map": {
          let i8 = s10.items[s10.items.length - 1];
          if (i8.value) {
            s10.items.push({ start: [], key: t5, sep: [] }), this.onKeyLine = !0;
            return;
          } else if (i8.sep)
            i8.value = t5;
          else {
            Object.assign(i8, { key: t5, sep: [] }), this.onKeyLine = !i8.explicitKey;
            return;
          }
          break;
        }
        case "block-seq": {
          let i8 = s10.items[s10.items.length - 1];
          i8.value ? s10.items.push({ start: [], value: t5 }) : i8.value = t5;
          break;
        }
        case "flow-collection": {
          let i8 = s10.items[s10.items.length - 1];
          !i8 || i8.value ? s10.items.push({ start: [], key: t5, sep: [] }) : i8.sep ? i8.value = t5 : Object.assign(i8, { key: t5, sep: [] });
          return;
        }
        /* istanbul ignore next should not happen */
        default:
          yield* this.pop(), yield* this.pop(t5);
      }
      if ((s10.type === "document" || s10.type === "block-map" || s10.type === "block-seq") && (t5.type === "block-map" || t5.type === "block-seq")) {
        let i8 = t5.items[t5.items.length - 1];
        i8 && !i8.sep && !i8.value && i8.start.length > 0 && f11(i8.start) === -1 && (t5.indent === 0 || i8.start.every((a11) => a11.type !== "comment" || a11.indent < t5.indent)) && (s10.type === "document" ? s10.end = i8.start : s10.items.push({ start: i8.start }), t5.items.splice(-1, 1));
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
        let e4 = {
          type: "document",
          offset: this.offset,
          start: []
        };
        this.type === "doc-start" && e4.start.push(this.sourceToken), this.stack.push(e4);
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
  *document(e4) {
    if (e4.value)
      return yield* this.lineEnd(e4);
    switch (this.type) {
      case "doc-start": {
        f11(e4.start) !== -1 ? (yield* this.pop(), yield* this.step()) : e4.start.push(this.sourceToken);
        return;
      }
      case "anchor":
      case "tag":
      case "space":
      case "comment":
      case "newline":
        e4.start.push(this.sourceToken);
        return;
    }
    let t5 = this.startBlockValue(e4);
    t5 ? this.stack.push(t5) : yield {
      type: "error",
      offset: this.offset,
      message: `Unexpected ${this.type} token in YAML document`,
      source: this.source
    };
  }
  *scalar(e4) {
    if (this.type === "map-value-ind") {
      let t5 = p8(this.peek(2)), s10 = r7(t5), i8;
      e4.end ? (i8 = e4.end, i8.push(this.sourceToken), delete e4.end) : i8 = [this.sourceToken];
      let a11 = {
        type: "block-map",
        offset: e4.offset,
        indent: e4.indent,
        items: [{ start: s10, key: e4, sep: i8 }]
      };
      this.onKeyLine = !0, this.stack[this.stack.length - 1] = a11;
    } else
      yield* this.lineEnd(e4);
  }
  *blockScalar(e4) {
    switch (this.type) {
      case "space":
      case "comment":
      case "newline":
        e4.props.push(this.sourceToken);
        return;
      case "scalar":
        if (e4.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
          let t5 = this.source.indexOf(`
`) + 1;
          for (; t5 !== 0; )
            this.onNewLine(this.offset + t5), t5 = this.source.indexOf(`
`, t5) + 1;
        }
        yield* this.pop();
        break;
      /* istanbul ignore next should not happen */
      default:
        yield* this.pop(), yield* this.step();
    }
  }
  *blockMap(e4) {
    let t5 = e4.items[e4.items.length - 1];
    switch (this.type) {
      case "newline":
        if (this.onKeyLine = !1, t5.value) {
          let s10 = "end" in t5.value ? t5.value.end : void 0;
          (Array.isArray(s10) ? s10[s10.length - 1] : void 0)?.type === "comment" ? s10?.push(this.sourceToken) : e4.items.push({ start: [this.sourceToken] });
        } else t5.sep ? t5.sep.push(this.sourceToken) : t5.start.push(this.sourceToken);
        return;
      case "space":
      case "comment":
        if (t5.value)
          e4.items.push({ start: [this.sourceToken] });
        else if (t5.sep)
          t5.sep.push(this.sourceToken);
        else {
          if (this.atIndentedComment(t5.start, e4.indent)) {
            let i8 = e4.items[e4.items.length - 2]?.value?.end;
            if (Array.isArray(i8)) {
              u13(i8, t5.start), i8.push(this.sourceToken), e4.items.pop();
              return;
            }
          }
          t5.start.push(this.sourceToken);
        }
        return;
    }
    if (this.indent >= e4.indent) {
      let s10 = !this.onKeyLine && this.indent === e4.indent, i8 = s10 && (t5.sep || t5.explicitKey) && this.type !== "seq-item-ind", a11 = [];
      if (i8 && t5.sep && !t5.value) {
        let o8 = [];
        for (let l9 = 0; l9 < t5.sep.length; ++l9) {
          let h6 = t5.sep[l9];
          switch (h6.type) {
            case "newline":
              o8.push(l9);
              break;
            case "space":
              break;
            case "comment":
              h6.indent > e4.indent && (o8.length = 0);
              break;
            default:
              o8.length = 0;
          }
        }
        o8.length >= 2 && (a11 = t5.sep.splice(o8[1]));
      }
      switch (this.type) {
        case "anchor":
        case "tag":
          i8 || t5.value ? (a11.push(this.sourceToken), e4.items.push({ start: a11 }), this.onKeyLine = !0) : t5.sep ? t5.sep.push(this.sourceToken) : t5.start.push(this.sourceToken);
          return;
        case "explicit-key-ind":
          !t5.sep && !t5.explicitKey ? (t5.start.push(this.sourceToken), t5.explicitKey = !0) : i8 || t5.value ? (a11.push(this.sourceToken), e4.items.push({ start: a11, explicitKey: !0 })) : this.stack.push({
            type: "block-map",
            offset: this.offset,
            indent: this.indent,
            items: [{ start: [this.sourceToken], explicitKey: !0 }]
          }), this.onKeyLine = !0;
          return;
        case "map-value-ind":
          if (t5.explicitKey)
            if (t5.sep)
              if (t5.value)
                e4.items.push({ start: [], key: null, sep: [this.sourceToken] });
              else if (c12(t5.sep, "map-value-ind"))
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: a11, key: null, sep: [this.sourceToken] }]
                });
              else if (d9(t5.key) && !c12(t5.sep, "newline")) {
                let o8 = r7(t5.start), l9 = t5.key, h6 = t5.sep;
                h6.push(this.sourceToken), delete t5.key, delete t5.sep, this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: o8, key: l9, sep: h6 }]
                });
              } else a11.length > 0 ? t5.sep = t5.sep.concat(a11, this.sourceToken) : t5.sep.push(this.sourceToken);
            else if (c12(t5.start, "newline"))
              Object.assign(t5, { key: null, sep: [this.sourceToken] });
            else {
              let o8 = r7(t5.start);
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: o8, key: null, sep: [this.sourceToken] }]
              });
            }
          else
            t5.sep ? t5.value || i8 ? e4.items.push({ start: a11, key: null, sep: [this.sourceToken] }) : c12(t5.sep, "map-value-ind") ? this.stack.push({
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [], key: null, sep: [this.sourceToken] }]
            }) : t5.sep.push(this.sourceToken) : Object.assign(t5, { key: null, sep: [this.sourceToken] });
          this.onKeyLine = !0;
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          let o8 = this.flowScalar(this.type);
          i8 || t5.value ? (e4.items.push({ start: a11, key: o8, sep: [] }), this.onKeyLine = !0) : t5.sep ? this.stack.push(o8) : (Object.assign(t5, { key: o8, sep: [] }), this.onKeyLine = !0);
          return;
        }
        default: {
          let o8 = this.startBlockValue(e4);
          if (o8) {
            if (o8.type === "block-seq") {
              if (!t5.explicitKey && t5.sep && !c12(t5.sep, "newline")) {
                yield* this.pop({
                  type: "error",
                  offset: this.offset,
                  message: "Unexpected block-seq-ind on same line with key",
                  source: this.source
                });
                return;
              }
            } else s10 && e4.items.push({ start: a11 });
            this.stack.push(o8);
            return;
          }
        }
      }
    }
    yield* this.pop(), yield* this.step();
  }
  *blockSequence(e4) {
    let t5 = e4.items[e4.items.length - 1];
    switch (this.type) {
      case "newline":
        if (t5.value) {
          let s10 = "end" in t5.value ? t5.value.end : void 0;
          (Array.isArray(s10) ? s10[s10.length - 1] : void 0)?.type === "comment" ? s10?.push(this.sourceToken) : e4.items.push({ start: [this.sourceToken] });
        } else
          t5.start.push(this.sourceToken);
        return;
      case "space":
      case "comment":
        if (t5.value)
          e4.items.push({ start: [this.sourceToken] });
        else {
          if (this.atIndentedComment(t5.start, e4.indent)) {
            let i8 = e4.items[e4.items.length - 2]?.value?.end;
            if (Array.isArray(i8)) {
              u13(i8, t5.start), i8.push(this.sourceToken), e4.items.pop();
              return;
            }
          }
          t5.start.push(this.sourceToken);
        }
        return;
      case "anchor":
      case "tag":
        if (t5.value || this.indent <= e4.indent)
          break;
        t5.start.push(this.sourceToken);
        return;
      case "seq-item-ind":
        if (this.indent !== e4.indent)
          break;
        t5.value || c12(t5.start, "seq-item-ind") ? e4.items.push({ start: [this.sourceToken] }) : t5.start.push(this.sourceToken);
        return;
    }
    if (this.indent > e4.indent) {
      let s10 = this.startBlockValue(e4);
      if (s10) {
        this.stack.push(s10);
        return;
      }
    }
    yield* this.pop(), yield* this.step();
  }
  *flowCollection(e4) {
    let t5 = e4.items[e4.items.length - 1];
    if (this.type === "flow-error-end") {
      let s10;
      do
        yield* this.pop(), s10 = this.peek(1);
      while (s10?.type === "flow-collection");
    } else if (e4.end.length === 0) {
      switch (this.type) {
        case "comma":
        case "explicit-key-ind":
          !t5 || t5.sep ? e4.items.push({ start: [this.sourceToken] }) : t5.start.push(this.sourceToken);
          return;
        case "map-value-ind":
          !t5 || t5.value ? e4.items.push({ start: [], key: null, sep: [this.sourceToken] }) : t5.sep ? t5.sep.push(this.sourceToken) : Object.assign(t5, { key: null, sep: [this.sourceToken] });
          return;
        case "space":
        case "comment":
        case "newline":
        case "anchor":
        case "tag":
          !t5 || t5.value ? e4.items.push({ start: [this.sourceToken] }) : t5.sep ? t5.sep.push(this.sourceToken) : t5.start.push(this.sourceToken);
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          let i8 = this.flowScalar(this.type);
          !t5 || t5.value ? e4.items.push({ start: [], key: i8, sep: [] }) : t5.sep ? this.stack.push(i8) : Object.assign(t5, { key: i8, sep: [] });
          return;
        }
        case "flow-map-end":
        case "flow-seq-end":
          e4.end.push(this.sourceToken);
          return;
      }
      let s10 = this.startBlockValue(e4);
      s10 ? this.stack.push(s10) : (yield* this.pop(), yield* this.step());
    } else {
      let s10 = this.peek(2);
      if (s10.type === "block-map" && (this.type === "map-value-ind" && s10.indent === e4.indent || this.type === "newline" && !s10.items[s10.items.length - 1].sep))
        yield* this.pop(), yield* this.step();
      else if (this.type === "map-value-ind" && s10.type !== "flow-collection") {
        let i8 = p8(s10), a11 = r7(i8);
        y11(e4);
        let o8 = e4.end.splice(1, e4.end.length);
        o8.push(this.sourceToken);
        let l9 = {
          type: "block-map",
          offset: e4.offset,
          indent: e4.indent,
          items: [{ start: a11, key: e4, sep: o8 }]
        };
        this.onKeyLine = !0, this.stack[this.stack.length - 1] = l9;
      } else
        yield* this.lineEnd(e4);
    }
  }
  flowScalar(e4) {
    if (this.onNewLine) {
      let t5 = this.source.indexOf(`
`) + 1;
      for (; t5 !== 0; )
        this.onNewLine(this.offset + t5), t5 = this.source.indexOf(`
`, t5) + 1;
    }
    return {
      type: e4,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
  }
  startBlockValue(e4) {
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
        this.onKeyLine = !0;
        let t5 = p8(e4), s10 = r7(t5);
        return s10.push(this.sourceToken), {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start: s10, explicitKey: !0 }]
        };
      }
      case "map-value-ind": {
        this.onKeyLine = !0;
        let t5 = p8(e4), s10 = r7(t5);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start: s10, key: null, sep: [this.sourceToken] }]
        };
      }
    }
    return null;
  }
  atIndentedComment(e4, t5) {
    return this.type !== "comment" || this.indent <= t5 ? !1 : e4.every((s10) => s10.type === "newline" || s10.type === "space");
  }
  *documentEnd(e4) {
    this.type !== "doc-mode" && (e4.end ? e4.end.push(this.sourceToken) : e4.end = [this.sourceToken], this.type === "newline" && (yield* this.pop()));
  }
  *lineEnd(e4) {
    switch (this.type) {
      case "comma":
      case "doc-start":
      case "doc-end":
      case "flow-seq-end":
      case "flow-map-end":
      case "map-value-ind":
        yield* this.pop(), yield* this.step();
        break;
      case "newline":
        this.onKeyLine = !1;
      default:
        e4.end ? e4.end.push(this.sourceToken) : e4.end = [this.sourceToken], this.type === "newline" && (yield* this.pop());
    }
  }
};

// src/syntax/yaml-errors.ts
var explain = (code, message) => ({ code, message }), colonProblem = explain(
  "unquoted_value",
  "unquoted value contains a colon and a space; quote the whole value"
), runsOnProblem = explain(
  "indentation",
  "this value continues on the next line, which looks like a key; indent all keys of a map the same, or quote the value"
), otherProblem = explain(
  "unreadable_yaml",
  "unexpected text; check the indentation, and quote values that contain special characters"
), explanations = [
  [/Nested mappings are not allowed|may not be used as an implicit map key/, colonProblem],
  [
    /keys? .*on a single line|need to be followed by map values/,
    explain(
      "not_a_pair",
      "this line is not `key: value`; write a colon and a space after the key, or quote text of several lines"
    )
  ],
  [
    /mapping items must start at the same column/,
    explain("indentation", "the keys of one map are indented differently; start them all in the same column")
  ],
  [
    /sequence items must start at the same column/,
    explain("indentation", "the dashes of one list are indented differently; start them all in the same column")
  ],
  [/Sequence item without/, explain("missing_dash", 'list item without a dash; start it with "- "')],
  [
    /must be sufficiently indented|must end with a/,
    explain("unclosed_bracket", "unclosed bracket: the list or map that starts here never ends")
  ],
  [
    /Block scalar .*(?:indented|lines)/,
    explain(
      "indentation",
      "the text after | or > is indented differently; indent all its lines the same, deeper than the key"
    )
  ],
  [
    /Block scalar header/,
    explain("wrong_line", "text after | or > starts on the next line; quote a value that begins with | or >")
  ],
  [/Missing closing/, explain("unclosed_string", "unclosed quote: the string that starts here never ends")],
  [
    /block-seq-ind on same line/,
    explain("wrong_line", "a list starts on the line after its key; move the dash down, or quote the value")
  ],
  [/Missing , |Missing space after :/, explain("missing_comma", "missing comma, or missing quote before it; add it")],
  [/Unexpected , in|Unexpected empty item/, explain("extra_comma", "extra comma; remove it")],
  [/Unexpected \? in/, explain("unquoted_value", "unexpected ?; remove it, or quote the value")],
  [
    /flow-(?:map|seq)-end/,
    explain("wrong_bracket", "closing bracket without an opening one; remove it, or quote the value")
  ],
  [/cannot start on same line/, explain("wrong_line", "a map or list starts on the line after ---; move it down")],
  [
    /Comments must be separated/,
    explain("missing_space", "a comment needs a space before its #; add it, or quote the value")
  ],
  [/directives-end/, explain("directive", "a line that starts with % needs a line --- after it; remove the line")],
  [/at most 1024 chars/, explain("bad_key", "the key is longer than 1,024 characters; shorten it")],
  [/Plain value cannot start/, explain("unquoted_value", "unexpected character; quote the value")],
  [/Invalid escape/, explain("bad_escape", "unknown escape; write \\\\ for a backslash, or use single quotes")],
  [
    /Block collections? (?:is|are) not allowed/,
    explain("wrong_line", "a map or list inside brackets must use brackets, too")
  ],
  [
    /at node end|Unexpected (?:double|single)-quoted|Unexpected scalar/,
    explain(
      "text_after_value",
      "unexpected text after the end of this value; quote the whole value, or check the indentation"
    )
  ]
];
function firstProblem(text3, errors, hints) {
  let bracket = errors.find((error) => /^Flow .* end with/.test(error.message)), tab = errors.find((error) => error.code === "TAB_AS_INDENT"), first = errors.reduce(
    (least, next) => !least || next.pos[0] < least.pos[0] ? next : least,
    void 0
  );
  if (!first) return;
  let offset = tab ? tab.pos[0] : tabBefore(text3, first.pos[0]);
  if (offset !== void 0)
    return { code: "tab", message: "tab in the indentation; use spaces", offset };
  if (bracket && hints.unclosed !== void 0 && hints.unclosed < first.pos[0])
    return { ...explanationOf(bracket, errors), offset: hints.unclosed };
  let quote = first.message.startsWith("Missing closing") ? hints.quotes.findLast((at) => at < first.pos[0]) : void 0;
  return { ...explanationOf(first, errors), offset: quote ?? first.pos[0] };
}
function tabBefore(text3, offset) {
  let index = text3.lastIndexOf(`
`, offset - 1) + 1;
  for (; text3[index] === " "; ) index++;
  return text3[index] === "	" ? index : void 0;
}
function explanationOf(error, errors) {
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && runsOn(error, errors)) return runsOnProblem;
  let start = error.message.slice(0, 100);
  return explanations.find(([wording]) => wording.test(start))?.[1] ?? otherProblem;
}
function runsOn(error, errors) {
  return errors.some((other) => other.code === "MULTILINE_IMPLICIT_KEY" && other.pos[0] === error.pos[0]);
}

// src/syntax/yaml.ts
var maxDocumentBytes = 256 * 1024, maxDocuments = 1e3, maxDepth = 32, coreTags = /* @__PURE__ */ new Set(["!!str", "!!int", "!!float", "!!bool", "!!null", "!!map", "!!seq"]), tooDeepMessage = `lists and maps are nested more than ${maxDepth} deep; make it flatter`;
function parseYaml(text3, firstLine2 = 1) {
  let nodes = [], problems = [], lines = text3.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, `
`), chunks = splitDocuments(lines, maxDocuments + 1);
  for (let chunk of chunks.slice(0, maxDocuments)) {
    let result = parseChunk({ ...chunk, line: chunk.line + firstLine2 - 1 });
    "problem" in result ? problems.push(result.problem) : result.node && nodes.push(result.node);
  }
  let rest = chunks[maxDocuments];
  if (rest) {
    let message = `the file has more than ${maxDocuments} documents; split it`;
    problems.push({ code: "too_many", message, at: { line: rest.line + firstLine2 - 1, column: 1 } });
  }
  return { nodes, problems };
}
function parseChunk({ text: text3, line }) {
  let counter = new s9();
  for (let start = 0; start !== -1; start = nextLine(text3, start)) counter.addNewLine(start);
  let place = (offset) => {
    let found = counter.linePos(Math.min(Math.max(offset, 0), text3.length));
    return { line: found.line + line - 1, column: found.col };
  }, read2 = readDocument(text3), result = "offset" in read2 ? read2 : nodeOf(read2.contents, place);
  return result ? "kind" in result ? { node: result } : { problem: { code: result.code, message: result.message, at: place(result.offset) } } : {};
}
function nextLine(text3, from) {
  let end = text3.indexOf(`
`, from);
  return end === -1 ? -1 : end + 1;
}
function splitDocuments(text3, limit) {
  let chunks = [], current = { from: 0, line: 1, begun: !1, filled: !1 }, cut = (to, nextLine2) => {
    current.filled && chunks.push({ text: text3.slice(current.from, to), line: current.line }), current = { from: to, line: nextLine2, begun: !1, filled: !1 };
  }, line = 1;
  for (let from = 0; from < text3.length && chunks.length < limit; line++) {
    let end = text3.indexOf(`
`, from), to = end === -1 ? text3.length : end + 1, kind = lineKind(text3, from, to);
    kind === "start" && current.begun && cut(from, line), (kind === "start" || kind === "content") && (current.begun = !0), (kind === "content" || kind === "directive" || kind === "start" && hasMore(text3, from + 3, to)) && (current.filled = !0), kind === "end" && cut(to, line + 1), from = to;
  }
  return cut(text3.length, line), chunks;
}
function lineKind(text3, from, to) {
  return marks(text3, from, "---") ? "start" : marks(text3, from, "...") ? "end" : text3[from] === "%" ? "directive" : hasMore(text3, from, to) ? "content" : "nothing";
}
function marks(text3, from, marker) {
  if (!text3.startsWith(marker, from)) return !1;
  let next = text3[from + 3];
  return next === void 0 || next === " " || next === "	" || next === `
`;
}
function hasMore(text3, from, to) {
  for (let index = from; index < to; index++) {
    let character = text3[index];
    if (character === "#") return !1;
    if (character !== " " && character !== "	" && character !== `
`) return !0;
  }
  return !1;
}
function readDocument(text3) {
  if (Buffer.byteLength(text3) > maxDocumentBytes)
    return { code: "too_large", message: "the document is larger than 256 KiB; split it", offset: 0 };
  let control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]/.exec(text3);
  if (control)
    return { code: "control_character", message: "control character; remove it", offset: control.index };
  let { stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = 0;
    let tokens = readTokens(text3);
    return "code" in tokens ? tokens : compose(text3, tokens);
  } catch {
    return { code: "unreadable_yaml", message: "the document can't be read as YAML; simplify it", offset: 0 };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
function readTokens(text3) {
  let parser = new w9(), result = { list: [], quotes: [] }, inScalar = !1;
  for (let lexeme of new x2().lex(text3)) {
    let refused2 = inScalar ? void 0 : refusedLexeme(lexeme, parser.offset);
    if (refused2) return refused2;
    !inScalar && (lexeme[0] === '"' || lexeme[0] === "'") && result.quotes.push(parser.offset), lexeme === cst_exports.FLOW_END && (result.unclosed ??= openBracket(parser)), inScalar = lexeme === cst_exports.SCALAR, result.list.push(...parser.next(lexeme));
    let deep = parser.stack.length > maxDepth ? tooDeep(parser.stack) : void 0;
    if (deep) return deep;
    if (result.list.at(-1)?.type === "error") break;
  }
  return result.unclosed ??= openBracket(parser), result.list.push(...parser.end()), result;
}
function openBracket(parser) {
  return parser.stack.findLast((token) => token.type === "flow-collection")?.offset;
}
function refusedLexeme(lexeme, offset) {
  let name = cited(lexeme);
  switch (lexeme[0]) {
    case "*":
      return { code: "alias", message: `YAML alias ${name} is not allowed; quote the value if it is text`, offset };
    case "&":
      return { code: "alias", message: `YAML anchor ${name} is not allowed; quote the value if it is text`, offset };
    case "!":
      return coreTags.has(lexeme) ? void 0 : { code: "tag", message: `YAML tag ${name} is not allowed; quote the value if it is text`, offset };
    case "%":
      return /^%YAML[ \t]+1\.2[ \t]*$/.test(lexeme) ? void 0 : {
        code: "directive",
        message: "YAML directives (lines that start with %) are not allowed; remove it",
        offset
      };
    default:
      return;
  }
}
function tooDeep(stack) {
  let open2 = stack.filter(cst_exports.isCollection), over = open2[maxDepth];
  if (!over) return;
  let compact = open2.find((token, index) => token.type === "block-map" && sameColumn(token, open2[index - 1]));
  return compact ? { ...colonProblem, offset: compact.offset } : { code: "too_deep", message: tooDeepMessage, offset: over.offset };
}
function sameColumn(token, parent) {
  return parent?.type === "block-map" && parent.indent === token.indent;
}
function compose(text3, tokens) {
  let options2 = { version: "1.2", schema: "core", uniqueKeys: !1, merge: !1, prettyErrors: !1 }, documents = [...new v6({ ...options2, logLevel: "silent" }).compose(tokens.list, !0, text3.length)], problem = firstProblem(
    text3,
    documents.flatMap((document2) => document2.errors),
    tokens
  );
  if (problem) return problem;
  let warning = documents.flatMap((document2) => document2.warnings).find(({ code }) => code !== "BAD_INDENT");
  if (warning)
    return { code: "tag", message: "the tag does not match its value; remove it", offset: warning.pos[0] };
  let [document, ...others2] = documents;
  return document && others2.length === 0 ? document : { code: "unreadable_yaml", message: "the document ends in an unexpected place; check its quotes", offset: 0 };
}
function nodeOf(contents, place) {
  let nothing = e(contents) && contents.value === null && !contents.source && !contents.tag;
  return contents === null || nothing ? void 0 : convert(contents, place, 1);
}
function convert(value, place, depth) {
  let offset = offsetOf(value);
  if (e(value)) return scalarNode(value, place(offset));
  if (depth > maxDepth) return { code: "too_deep", message: tooDeepMessage, offset };
  if (b(value)) return mapNode(value, place, depth);
  if (!S(value)) return { code: "unquoted_value", message: "unexpected character; quote the value", offset };
  let items = [];
  for (let item of value.items) {
    let node2 = convert(item, place, depth + 1);
    if ("offset" in node2) return node2;
    items.push(node2);
  }
  return { kind: "list", items, at: place(offset) };
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
function mapNode(map, place, depth) {
  let entries = [], lines = /* @__PURE__ */ new Map();
  for (let pair of map.items) {
    let key = keyOf(pair);
    if (typeof key != "string") return key;
    let keyAt = place(offsetOf(pair.key)), first = lines.get(key);
    if (first !== void 0)
      return { code: "duplicate_key", message: `duplicate key ${cited(key)} (first on line ${first}); remove one`, offset: offsetOf(pair.key) };
    lines.set(key, keyAt.line);
    let value = pair.value === null ? { kind: "null", at: keyAt } : convert(pair.value, place, depth + 1);
    if ("offset" in value) return value;
    entries.push({ key, keyAt, value });
  }
  return { kind: "map", entries, at: place(offsetOf(map)) };
}
function keyOf({ key }) {
  let offset = offsetOf(key);
  if (!e(key))
    return { code: "bad_key", message: "a list or map can't be a key; quote values that contain { or [", offset };
  if (key.value === null || key.value === void 0)
    return { code: "bad_key", message: "missing key before the colon; add it, or quote the value", offset };
  let text3 = typeof key.value == "string" ? key.value : key.source ?? String(key.value);
  return text3 === "<<" && key.type === "PLAIN" ? { code: "merge_key", message: "merge keys (<<) are not allowed; write the keys out", offset } : text3 === "__proto__" ? { code: "forbidden_key", message: "the key __proto__ is not allowed; remove it", offset } : text3;
}
function offsetOf(value) {
  let { range } = value ?? {};
  return range?.[0] ?? 0;
}

// src/syntax/parse.ts
var maxFileBytes = 10 * 1024 * 1024;
function parseDocuments(name, bytes) {
  let { nodes, problems } = parsed(name, bytes);
  return { nodes, problems: problems.map(({ code, message, at }) => ({ code, message, at: { path: name, ...at } })) };
}
function parsed(name, bytes) {
  if ((typeof bytes == "string" ? Buffer.byteLength(bytes) : bytes.length) > maxFileBytes) return refused("too_large", `${name} is larger than 10 MiB; split it`);
  let decoded = typeof bytes == "string" ? { text: bytes.replace(/^\uFEFF/, "") } : decode(bytes);
  return "problem" in decoded ? refused("encoding", `${name} ${decoded.problem}`, decoded.line) : /\.json$/i.test(name) ? jsonDocuments(decoded.text) : yamlDocuments(decoded.text);
}
function refused(code, message, line = 1) {
  return { nodes: [], problems: [{ code, message, at: { line, column: 1 } }] };
}
function yamlDocuments(text3) {
  let { nodes, problems } = parseYaml(text3);
  return { nodes: nodes.flatMap((node2) => isListOfMaps(node2) ? node2.items : [node2]), problems };
}
function isListOfMaps(node2) {
  return node2.kind === "list" && node2.items.length > 0 && node2.items.every((item) => item.kind === "map");
}
function jsonDocuments(text3) {
  let result = parseJson(text3);
  if ("problem" in result) return { nodes: [], problems: [result.problem] };
  let { node: node2, ends } = result;
  if (node2.kind !== "list") return keptSmall([node2], [text3.trim()]);
  let from = text3.indexOf("[") + 1, texts = ends.map((end) => {
    let item = text3.slice(from, end).replace(/^[\s,]+/, "");
    return from = end, item;
  });
  return keptSmall(node2.items, texts);
}
function keptSmall(all, texts) {
  let result = { nodes: [], problems: [] };
  for (let [index, node2] of all.entries())
    Buffer.byteLength(texts[index] ?? "") <= maxDocumentBytes ? result.nodes.push(node2) : result.problems.push({ code: "too_large", message: "the document is larger than 256 KiB; split it", at: node2.at });
  return result;
}

// src/tools/shared/closing-lines.ts
var nothingRan = { ran: 0, failed: 0, skipped: 0 };
function numbersIn(parts) {
  let result = /* @__PURE__ */ new Map();
  for (let part of parts) {
    let match = /^(\d{1,9}) ([a-z ]+)$/.exec(part.trim());
    if (!match) return;
    result.set(match[2], Number(match[1]));
  }
  return result;
}
function tally(numbers, words) {
  let sum = (names) => names.reduce((total, name) => total + (numbers.get(name) ?? 0), 0), failed = sum(words.failed);
  return { ran: sum(words.passed) + failed, failed, skipped: sum(words.skipped) };
}
function totalOf(counts) {
  let result = { ...nothingRan };
  for (let { ran, failed, skipped, empty = 0, inner } of counts)
    inner !== void 0 && (result.inner = (result.inner ?? 0) + inner), result.ran += ran, result.failed += failed, result.skipped += skipped, empty > 0 && (result.empty = (result.empty ?? 0) + empty);
  return result;
}
function byClosingLine(read2) {
  return (lines) => {
    let found = lines.flatMap((line, index) => read2(line, () => lines.slice(index + 1, index + 4).find((text3) => text3.trim() !== "") ?? "") ?? []);
    return found.length > 0 ? totalOf(found) : void 0;
  };
}

// src/tools/shared/native.ts
var build2 = /^(?:CMakeLists\.txt|meson\.build|configure\.ac)$/, isBuild = ({ names }) => [...names].some((name) => build2.test(name)), nativeBuilds = {
  fileTypes: "c h cc cpp cxx hh hpp hxx inl ipp cmake".split(" "),
  isHere: (here) => isBuild(here) && !here.above.some(isBuild)
};
function inBuildFolder(...lines) {
  return ['build="$(mktemp -d)"', `trap 'rm -rf "$build"' EXIT`, ...lines].join(" && ");
}

// src/tools/automake.ts
var automake = {
  name: "automake",
  ecosystem: nativeBuilds,
  manifests: /^configure\.ac$/,
  uses: [
    { activity: "build", matches: /^(?:autoreconf|(?:sh |bash )?\.\/(?:configure|autogen\.sh|bootstrap(?:\.sh)?))\b/ }
  ],
  detect({ names }) {
    if (!names.has("configure.ac") || !names.has("Makefile.am")) return [];
    let make2 = names.has("configure") ? [] : ["autoreconf --install"];
    return [{ activity: "unit-test", run: inBuildFolder('top="$PWD"', ...make2, 'cd "$build"', '"$top/configure"', "make check"), why: "there are configure.ac and Makefile.am" }];
  },
  output: { count, failing: /^(?:FAIL|XPASS): (\S+)$/ },
  settings: ["**/{configure.ac,Makefile.am}"]
};
function count(lines) {
  let found = [];
  for (let [index, line] of lines.entries()) {
    if (!/^# TOTAL: +\d{1,9}$/.test(line)) continue;
    let summary = lines.slice(index, index + 7), of = (word2) => Number(summary.flatMap((each) => new RegExp(`^# ${word2}: +(\\d{1,9})$`).exec(each)?.[1] ?? [])[0] ?? 0), skipped = of("SKIP");
    found.push({ ran: Math.max(0, of("TOTAL") - skipped), failed: of("FAIL") + of("XPASS") + of("ERROR"), skipped });
  }
  return found.length > 0 ? totalOf(found) : void 0;
}

// src/tools/shared/javascript-tests.ts
var javascriptTests = {
  endings: /\.[cm]?[jt]sx?$/,
  syntax: "javascript",
  opens: (calls2) => new RegExp(
    String.raw`(?<=^|[\s;{(>])(?:${calls2.map((call2) => call2.replaceAll(/[.$]/g, String.raw`\$&`)).join("|")})((?:\.[a-zA-Z]{1,20}){0,4})\s?(?:<[^>]{0,80}>)?[(\`]\s*(?:(['"\`])(.{0,200}?)\2)?`,
    "g"
  ),
  aliases,
  quoted: !0,
  other: /\.(?:describe|suite|step|use|extend|configure|before\w*|after\w*|mock|set\w*|info)\b/,
  off: /\.(?:skip|todo|skipIf|runIf)\b/,
  offCall: /^x(?:it|test)\b/,
  table: /\.(?:each|for)\b/,
  groupTable: /\bdescribe\.(?:each|for)\b/
}, binding = /^[ \t]*(?:import[ \t]+([^'"`;()]{1,500}?)\s{1,20}from\s{0,20}['"]([^'"\n]{1,200})['"]|(?:const|let|var)[ \t]+([\w$]{1,60}|\{[^{}]{0,500}\})[ \t]*=[ \t]*(?:await[ \t]+)?(?:require|import)\([ \t]*['"]([^'"\n]{1,200})['"][ \t]*\)(?:\.([\w$]{1,60}))?)/gm, renaming = /^[ \t]*(?:export[ \t]+)?(?:const|let|var)[ \t]+([\w$]{1,60})[ \t]*=[ \t]*([\w$]{1,60}(?:\.(?!extend\b)[\w$]{1,60})?)(?:\.extend\b.*|[ \t]*;?[ \t]*\r?)$/gm;
function aliases(text3, modules2, calls2) {
  let found = /* @__PURE__ */ new Set(), isCall = (name) => calls2.includes(name) || found.has(name);
  for (let [, imported, from, bound, required, member] of text3.matchAll(binding)) {
    if (!modules2.test(from ?? required)) continue;
    let names = imported ?? bound, [, listed = ""] = /\{([^{}]*)\}/.exec(names) ?? [];
    for (let part of listed.split(",").filter((each) => each.trim() !== "")) {
      let [name2 = "", alias = name2] = part.trim().split(/\s*(?:\bas\b|:)\s*/);
      (name2 === "default" || isCall(name2)) && found.add(alias);
    }
    let whole = /^(\*\s*as\s+)?([\w$]+)/.exec(names.trim());
    if (!whole || member !== void 0 && !isCall(member)) continue;
    let [, isNamespace, name] = whole;
    if (isNamespace || found.add(name), member === void 0) for (let call2 of calls2) call2.includes(".") || found.add(`${name}.${call2}`);
  }
  for (let [, alias, name] of text3.matchAll(renaming)) isCall(name) && found.add(alias);
  return [...found].filter((name) => /^[\w$.]+$/.test(name) && !calls2.includes(name));
}
var testAndSpecFiles = ["**/*.{test,spec}.*"], describeAndExpect = {
  assertions: ["\\bassert\\w*\\b", "\\bexpect\\s*\\("],
  switches: [
    "\\b(?:it|test|describe)(?:\\.\\w+)*\\.(?:skip|only|todo|fails|failing)\\b",
    // Under another name; and in the options or the context of a test.
    "\\b[\\w$]+\\.(?:skip|only|todo|fails|failing)\\(\\s*['\"`]",
    "[{,]\\s*(?:skip|only|todo)\\s*:\\s*(?:true\\b|['\"`])",
    "\\b(?:t|ctx|context|this)\\.(?:skip|todo)\\s*\\(\\s*\\)",
    "\\b(?:it|test|describe)(?:\\.\\w+)*\\.(?:skipIf|runIf)\\b",
    "\\bif\\s*\\([^{};\\n]*\\bprocess\\.env\\b[^{};\\n]*\\)\\s*\\{?\\s*return\\b"
  ],
  swallowed: [
    "\\bcatch\\s*(?:\\([^()\\n]*\\)\\s*)?\\{\\s*\\}",
    "\\.catch\\(\\s*\\(\\s*\\w*\\s*\\)\\s*=>\\s*(?:\\{\\s*\\}|null|undefined)\\s*\\)"
  ],
  dead: [
    "\\bif\\s*\\(\\s*(?:false|0|!1|!true)\\s*(?:&&|\\))",
    // A test or hook that returns first of all.
    "(?:=>|function\\s*\\w*\\([^()\\n]*\\))\\s*\\{\\s*return\\s*;?\\s*\\n"
  ],
  constants: [
    `\\bexpect\\(\\s*(?:true|false|null|undefined|\\d+|'[^'\\n]*'|"[^"\\n]*")\\s*\\)`,
    "\\b(?:assert|t)\\.(?:equal|strictEqual|is)\\(\\s*(?:true|\\d+)\\s*,"
  ]
}, jasmineSwitches = ["\\b(?:xit|xtest|xdescribe|fit|fdescribe)\\s*\\("];

// src/tools/shared/package-json.ts
function packageJson(here) {
  return parsedObject(here.text("package.json"));
}
function parsedObject(text3) {
  if (text3 !== void 0)
    try {
      let value = JSON.parse(text3);
      return value !== null && typeof value == "object" && !Array.isArray(value) ? value : void 0;
    } catch {
      return;
    }
}
function workspacesIn(here) {
  let workspaces = packageJson(here)?.workspaces, packages2 = workspaces?.packages, globs2 = Array.isArray(workspaces) ? workspaces : packages2;
  return Array.isArray(globs2) ? globs2.filter((each) => typeof each == "string") : void 0;
}
function dependsOn(here, name) {
  let { dependencies, devDependencies } = packageJson(here) ?? {};
  return Object.keys(dependencies ?? {}).includes(name) || Object.keys(devDependencies ?? {}).includes(name);
}
var nodeScripts = {
  file: "package.json",
  of: (here) => textsOf2(packageJson(here)?.scripts ?? {})
};
function textsOf2(all) {
  return Object.fromEntries(Object.entries(all).filter(([, each]) => typeof each == "string"));
}
function isInstalled(here, name) {
  return [here, ...here.above].some((each) => dependsOn(each, name));
}
var description = new Set(
  "name version description keywords homepage bugs license author contributors maintainers funding files main module types typings exports browser bin man directories repository dependencies devDependencies peerDependencies peerDependenciesMeta optionalDependencies bundleDependencies bundledDependencies overrides resolutions engines os cpu libc private publishConfig packageManager devEngines sideEffects".split(
    " "
  )
);
function toolSettings(text3) {
  try {
    let value = JSON.parse(text3 === "" ? "{}" : text3);
    if (value === null || typeof value != "object" || Array.isArray(value)) return text3;
    let settings4 = Object.entries(value).filter(([key]) => !description.has(key));
    return JSON.stringify(settings4.sort(([a11], [b8]) => a11 < b8 ? -1 : 1));
  } catch {
    return text3;
  }
}
function withoutScripts(settings4) {
  let entries = settings4.startsWith("[") ? JSON.parse(settings4) : void 0;
  return Array.isArray(entries) ? JSON.stringify(Object.fromEntries(entries.filter(([key]) => key !== "scripts" && key !== "workspaces"))) : settings4;
}
function alteredScripts(before, now) {
  let [old, current] = [scriptsOf(before ?? "{}"), scriptsOf(now)], changed = Object.keys(old).filter((name) => old[name] !== current[name]), hooks = Object.keys(current).filter((name) => name in old ? !1 : /^(?:preinstall|install|postinstall|prepublish|preprepare|prepare|postprepare|dependencies)$/.test(name) || name.replace(/^(?:pre|post)/, "") in old);
  return [...changed, ...hooks];
}
function scriptsOf(text3) {
  try {
    let scripts = JSON.parse(text3)?.scripts;
    return scripts !== null && typeof scripts == "object" ? { ...scripts } : {};
  } catch {
    return {};
  }
}

// src/tools/shared/packages.ts
function firstFile({ names }, wanted) {
  return [...names].sort().find((name) => wanted.test(name));
}
function pathIn({ folder }, name) {
  return folder === "." ? name : `${folder}/${name}`;
}
function managed(manager5, line) {
  return manager5 ? manager5.program(line) : line;
}
function folderWithin({ folder: top }, { folder }) {
  return top === "." ? folder : folder.slice(top.length + 1);
}

// src/tools/shared/node.ts
var testName = /\.(?:test|spec)\.[cm]?[jt]sx?$/, nodePackages = {
  fileTypes: "js jsx ts tsx mjs cjs mts cts vue svelte astro css scss less html json".split(" "),
  isHere: (here) => packageJson(here) !== void 0,
  testName,
  managerOf(here, managers) {
    let named = /^(\w+)@/.exec(String(packageJson(here)?.packageManager ?? ""))?.[1], chosen = managers.find(({ name }) => name === named);
    if (chosen) return chosen;
    for (let { names } of [here, ...here.above]) {
      let locked = managers.find(({ locks }) => locks.some((lock) => names.has(lock)));
      if (locked) return locked;
    }
    return managers.find(({ name }) => name === "npm");
  }
};
function installedRunner(runner) {
  let { line, config, dependency, called = dependency, ...use } = runner, args = use.pattern === void 0 ? "" : ` ${use.pattern}`;
  return {
    uses: [use],
    detect(here, manager5) {
      let file = firstFile(here, config), why3 = file ? `there is ${pathIn(here, file)}` : dependsOn(here, dependency) ? `${pathIn(here, "package.json")} depends on ${called}` : void 0;
      return why3 === void 0 || !manager5 ? [] : [{ activity: use.activity, run: manager5.program(`${line}${args}`), why: why3, ...acceptedBy(use) }];
    }
  };
}
function acceptedBy({ takesPaths, findsFiles }) {
  return { ...takesPaths ? { takesPaths } : {}, ...findsFiles ? { findsFiles } : {} };
}
function configuredLinter(line, config) {
  return (here, manager5) => {
    let file = firstFile(here, config);
    return file && manager5 ? [{ activity: "lint", run: manager5.program(line), why: `there is ${pathIn(here, file)}` }] : [];
  };
}
function builtInRunner(here, run, accepts = {}) {
  let test = here.tests.find((path) => testName.test(path));
  if (test === void 0 || accepts.files?.test(test) === !1) return [];
  let why3 = `there is ${pathIn(here, test)}, and no other runner`;
  return [{ activity: "unit-test", run, why: why3, guess: !0, ...acceptedBy(accepts) }];
}

// src/tools/shared/printed/failed-tests.ts
function blocksOf(lines, opens, ends) {
  let blocks = [], current;
  for (let [index, line] of lines.entries()) {
    let head = opens.exec(line);
    head ? (current = { head, index, lines: [] }, blocks.push(current)) : ends?.test(line) ? current = void 0 : current?.lines.push(line);
  }
  return blocks;
}
var longestValue = 80;
function expectedGot(want, got) {
  let [wanted, found] = [want?.trim(), got?.trim()];
  if (!(!wanted || !found || wanted.length > longestValue || found.length > longestValue) && !(/[{[(]$/.test(wanted) || /[{[(]$/.test(found)))
    return { want: wanted, got: found };
}
function firstIn(lines, form) {
  for (let line of lines) {
    let found = form.exec(line);
    if (found) return found[1] ?? found[0];
  }
}
function valuesIn(lines, want, got) {
  return expectedGot(firstIn(lines, want), firstIn(lines, got));
}
function differenceIn(lines, signs) {
  let of = (sign) => lines.flatMap((line) => line.trimStart().startsWith(sign) ? [line.trim().slice(1).trim().replace(/,$/, "")] : []).filter(Boolean), [want, got] = [of(signs.want), of(signs.got)].map(
    (all) => all.filter((each) => !/^(?:expected|received|actual)\b|^[-+]/i.test(each))
  );
  return want?.length === 1 && got?.length === 1 ? expectedGot(want[0], got[0]) : void 0;
}
function unequalIn(lines) {
  for (let line of lines) {
    let [, got, want] = /^\s*(?:AssertionError(?: \[ERR_ASSERTION\])?: )?(\S.*?) (?:!==|==) (.+)$/.exec(line) ?? [];
    if (want !== void 0) return expectedGot(want, got);
  }
}
function plainError(line) {
  let text3 = line?.trim().replace(/^(?:Uncaught )?(?:[\w.]*Assert\w*Error|AssertionError)(?: \[\w+\])?: /, "").replace(/^error: /, "");
  return text3 ? text3.replace(/:$/, "") : void 0;
}
function firstText(lines) {
  return lines.find((line) => line.trim() !== "");
}
function placeIn(lines, form) {
  for (let line of lines) {
    let [, path, number] = form.exec(line) ?? [];
    if (path !== void 0 && number !== void 0) return { path, line: Number(number) };
  }
  return {};
}
var jsFrame = /^\s*(?:at |❯ |› )(?:.*[( ])?((?:file:\/\/)?[^\s()]+?):(\d{1,7}):\d{1,7}\)?(?: \{)?$/, foreignFrame = /node:|node_modules|ext:|<anonymous>$|\binternal\/|webpack:/;
function jsPlace(lines) {
  return placeIn(
    lines.filter((line) => !isForeignFrame(line)),
    jsFrame
  );
}
function isForeignFrame(line) {
  return /^\s*(?:at |❯ |› )/.test(line) && foreignFrame.test(line.replace("<anonymous>", ""));
}
function ownLines(lines) {
  let kept = lines.filter((line) => !isForeignFrame(line)), start = kept.findIndex((line) => line.trim() !== "");
  return start === -1 ? [] : kept.slice(start, kept.findLastIndex((line) => line.trim() !== "") + 1);
}
function failure(name, { path, line }, said, block) {
  return {
    name,
    ...path === void 0 ? {} : { path },
    ...line === void 0 ? {} : { line },
    ...typeof said == "object" ? { values: said } : said?.trim() ? { message: said.trim() } : {},
    block: ownLines(block)
  };
}
function onceEach(found) {
  let names = /* @__PURE__ */ new Set();
  return found.filter(({ name, path }) => {
    let key = `${path ?? ""} ${name}`;
    return names.has(key) ? !1 : (names.add(key), !0);
  });
}

// src/tools/ava.ts
var ava = {
  name: "ava",
  ecosystem: nodePackages,
  uses: [{ activity: "unit-test", matches: /^ava\b/, pattern: "-m {pattern}" }],
  patternOptions: ["m", "match"],
  testFiles: testAndSpecFiles,
  declares: { language: javascriptTests, calls: ["test"], modules: /^ava$/ },
  measures: {
    assertions: [
      "\\bt\\.(?:is|not|deepEqual|notDeepEqual|like|true|false|truthy|falsy|throws|throwsAsync|notThrows|regex|snapshot)\\("
    ]
  },
  output: {
    // Of a run that fails it does not say how many passed.
    count: byClosingLine((line) => {
      if (/^ *✘ Couldn’t find any (?:matching tests|files to test)$/.test(line)) return nothingRan;
      let form = /^ {2}(\d{1,9}) (?:tests? (passed|failed|skipped|todo)|known failures?)$/.exec(line);
      if (!form) return;
      let numbers = /* @__PURE__ */ new Map([[form[2] ?? "passed", Number(form[1])]]);
      return tally(numbers, { passed: ["passed"], failed: ["failed"], skipped: ["skipped", "todo"] });
    }),
    failures,
    failing: /^ *✘ \[fail\]: (.+?)(?: \([\d.]+m?s\))?$/
  },
  settings: ["**/ava.config.*"]
};
function failures(lines) {
  let heads = lines.filter((line) => /^ *✘ \[fail\]: /.test(line)).map((line) => line.replace(/^ *✘ \[fail\]: /, "")), start = lines.indexOf("  ─"), isName = (text3) => heads.some((head) => head === text3 || head.startsWith(`${text3} `)), opening = lines.map(
    (line, index) => index > start && /^ {2}\S/.test(line) && lines[index - 1] === "" && isName(line.trim()) ? `✘ ${line.trim()}` : line
  );
  return start === -1 ? [] : blocksOf(opening.slice(start), /^✘ (.+)$/, /^ {2}─$/).map(({ head, lines: block }) => {
    let place = placeIn(block, /^ {2}(\S+):(\d+)$/), message = differenceIn(block, { want: "+", got: "-" }) ?? plainError(
      firstIn(block, /^ {2}(\w*Error: .+)$/) ?? block.find((line) => /^ {2}\S.*[^:\d]$/.test(line) && !/^ {2}[-+›]/.test(line))
    );
    return failure(head[1], place.path ? place : jsPlace(block), message, block);
  });
}

// src/tools/bats.ts
var testName2 = /\.bats$/, testsOf = ({ tests }) => tests.filter((path) => testName2.test(path)), bats = {
  name: "bats",
  ecosystem: { fileTypes: ["sh", "bash", "bats"], isHere: (here) => testsOf(here).length > 0, testName: testName2 },
  uses: [{ activity: "unit-test", matches: /^bats\b/, pattern: "--filter {pattern}" }],
  detect(here) {
    let [first, ...rest] = testsOf(here).sort();
    if (first === void 0) return [];
    let folder = first.includes("/") ? first.slice(0, first.indexOf("/")) : ".";
    return [{ activity: "unit-test", run: `bats --recursive --filter {pattern} ${/^[\w.-]+$/.test(folder) && rest.every((path) => path.startsWith(`${folder}/`)) ? folder : "."}`, why: `there is ${first}` }];
  },
  patternOptions: ["f", "filter"],
  testFiles: ["**/*.bats"]
};

// src/tools/bazel.ts
var bazel = {
  name: "bazel",
  uses: [{ activity: "unit-test", matches: /^bazel(?:isk)? test\b/ }],
  settings: ["**/.bazelrc"],
  caches: ["bazel-{bin,out,testlogs}/**"]
};

// src/tools/shared/printed/findings.ts
var grave = /^(?:(?:fatal )?error|warning|warn|note|info|information|style|hint)\b:?\s*/i, minor = /^(?:warning|warn|note|info|information|style|hint)\b/i;
function findingOf([path, line, column], said, rule) {
  if (!(path === void 0 || line === void 0 || !said))
    return {
      path,
      line: Number(line),
      ...column === void 0 || column === "0" ? {} : { column: Number(column) },
      message: said.replace(grave, "").trim(),
      ...rule === void 0 ? {} : { rule },
      ...minor.test(said) ? { minor: !0 } : {}
    };
}
function byColons(lines) {
  return lines.flatMap((text3) => {
    let [, path, line, column, said] = /^(?:\s*|vet: )([^\s:]+):(\d{1,7})(?::(\d{1,5}))?:\s+(\S.*)$/.exec(text3) ?? [];
    return (said === void 0 ? void 0 : findingOf([path, line, column], ...withoutRule(said))) ?? [];
  });
}
function withoutRule(said) {
  let [, cop, offence] = /^[A-Z]: (?:\[[\w ]+\] )?(\w+(?:\/\w+)+): (.+)$/.exec(said) ?? [];
  if (offence !== void 0) return [offence, cop];
  let last = /^(.*\S)\s+(?:\[([\w.,/-]+)\]|\(([\w.,/-]+)\))$/.exec(said);
  if (last) return [last[1], last[2] ?? last[3]];
  let code = /^([A-Z]{1,4}\d{2,5}):? (?:\[\*\] )?(.+)$/.exec(said);
  return code ? [code[2], code[1]] : [said];
}
function byParentheses(lines) {
  return lines.flatMap((text3) => {
    let form = /^\s*(\S.*?)\((\d{1,7}),(\d{1,5})\): (error|warning) (\w+): (.+?)(?: \[\S+proj\])?$/.exec(text3) ?? /^(\S+?):(\d{1,7}):(\d{1,5}) - (error|warning) (\w+): (.+)$/.exec(text3);
    if (!form) return [];
    let [, path, line, column, how, rule, said] = form;
    return findingOf([path, line, column], `${how}: ${said}`, rule) ?? [];
  });
}
function byArrow(lines) {
  return lines.flatMap((text3, index) => {
    let place = /^ *--> (\S+?):(\d{1,7}):(\d{1,5})$/.exec(text3), said = lines.slice(Math.max(0, index - 4), index).findLast((each) => /^\S/.test(each) && !/^[|=\d]/.test(each));
    if (!place || said === void 0) return [];
    let [, how, code, rest] = /^(?:(error|warning|note)(?:\[(\w+)\])?: )(.+)$/.exec(said) ?? [];
    return rest !== void 0 ? findingOf(place.slice(1), `${how}: ${rest}`, code) ?? [] : findingOf(place.slice(1), ...withoutRule(said)) ?? [];
  });
}

// src/tools/biome.ts
var biome = {
  name: "biome",
  ecosystem: nodePackages,
  uses: [{ activity: "lint", matches: /^biome (?:check|ci|lint)\b/ }],
  detect: configuredLinter("biome check", /^biome\.jsonc?$/),
  lints: !0,
  settings: ["**/{biome.json,biome.jsonc}"],
  settingKeys: {
    strict: "recommended|enabled",
    leavesOut: "ignores?"
  },
  output: { findings },
  silencedBy: /^[ \t]{0,40}\/\/[ \t]{0,10}biome-ignore-all\b/m
};
function findings(lines) {
  return lines.flatMap((line, index) => {
    let [, path, number, column, rule] = /^(\S+?)(?::(\d{1,7}):(\d{1,5}))? (\S+)(?: +[A-Z]+)* +━{3,}$/.exec(line) ?? [], said = lines.slice(index + 1, index + 4).map((each) => /^ +([×!i]) (.+)$/.exec(each)).find(Boolean);
    return rule === void 0 || !said || !path.includes(".") ? [] : findingOf([path, number ?? "1", column], `${said[1] === "×" ? "error" : "warning"}: ${said[2]}`, rule) ?? [];
  });
}

// src/tools/shared/lock-files.ts
function byLines(read2) {
  return (source) => source.split(`
`).some(({ length }) => length > 4e3) ? void 0 : read2(source);
}
function packageLock(text3) {
  let lock = jsonMapping(text3);
  return lock ? [...Object.entries(mapping(lock.packages)).flatMap(([path, value]) => {
    let name = path.slice(path.lastIndexOf("node_modules/") + 13);
    return path.includes("node_modules/") ? [npmEntry(name, mapping(value))] : [];
  }), ...nestedEntries(lock.dependencies, 0)] : void 0;
}
var deepest = 64;
function nestedEntries(dependencies, depth) {
  return depth > deepest ? [] : Object.entries(mapping(dependencies)).flatMap(([name, value]) => [
    npmEntry(name, mapping(value)),
    ...nestedEntries(mapping(value).dependencies, depth + 1)
  ]);
}
function npmEntry(name, { name: alias, version, resolved, integrity, link }) {
  let real = typeof alias == "string" && alias !== name ? alias : aliasIn(text2(version));
  return entry2(
    name,
    text2(version),
    [real, originOf(text2(resolved)), link === !0 ? "a folder" : void 0],
    [text2(integrity), fragmentOf(text2(resolved))]
  );
}
var yarnLock = byLines((source) => source.split(/\n(?=\S)/).flatMap((block) => {
  let header = /^"?(@?[^@"\s]+)@([^",\n]*)/.exec(block);
  if (!header) return [];
  let field = (name2) => new RegExp(`^ +"?${name2}"?:? +"?([^"\\n]+?)"?$`, "m").exec(block)?.[1] ?? "", [, name = "", range = ""] = header, resolution = /^(@?[^@]+)@/.exec(field("resolution"))?.[1], alias = aliasIn(range) ?? (resolution !== void 0 && resolution !== name ? resolution : void 0), resolved = field("resolved"), hashes = [field("integrity"), field("checksum"), fragmentOf(resolved)];
  return [entry2(name, field("version"), [alias, originOf(resolved)], hashes)];
})), pnpmLock = byLines((source) => {
  let packages2 = source.matchAll(/^ {2}'?\/?(@?[^@\s'()]+)@([^\s'():]+)[^\n]*:\n {4}resolution: \{([^}\n]*)\}/gm), aliases2 = source.matchAll(
    /^ {4,8}'?([^\s':]+)'?:\n(?: {6,10}specifier: [^\n]*\n)? {6,10}version: '?(@?[a-z][^@\s'()]*)@([\w.+-]+)/gim
  );
  return [
    ...[...packages2].map(([, name = "", version = "", resolution = ""]) => {
      let part = (key) => new RegExp(`\\b${key}: ([^,\\s]+)`).exec(resolution)?.[1] ?? "";
      return entry2(name, version, [originOf(part("tarball")), part("repo")], [part("integrity"), part("commit")]);
    }),
    ...[...aliases2].map(([, name = "", real = "", version = ""]) => entry2(name, version, [real], []))
  ];
}), bunLock = byLines((source) => [...source.matchAll(/^ +"([^"\n]+)": \["(@?[^"@\n]+)@([^"\n]+)"(?:, "([^"\n]*)")?([^\n]*)$/gm)].map(([, path = "", real = "", version = "", registry = "", rest = ""]) => {
  let name = /(?:@[^/]+\/)?[^/]+$/.exec(path)?.[0] ?? path;
  return entry2(name, version, [real === name ? void 0 : real, registry], hashesIn(rest));
})), tomlLock = byLines((source) => source.split(/^\[\[package\]\][ \t]*$/m).slice(1).map((block) => {
  let own = block.split(/^\[\[/m)[0] ?? "", field = (name) => new RegExp(`^${name} = "([^"\\n]*)"`, "m").exec(own)?.[1] ?? "", table = /^source = \{([^}\n]*)\}/m.exec(own)?.[1] ?? /^\[package\.source\]\n((?:[^[\n].*\n?)*)/m.exec(own)?.[1], commit = /resolved_reference = "([^"\n]*)"/.exec(table ?? "")?.[1], place = table?.replaceAll(/resolved_reference = "[^"\n]*"/g, "").replaceAll(/\s+/g, " ").trim(), source2 = field("source") || place || "";
  return entry2(
    field("name"),
    field("version"),
    [source2.replace(/#[^"]*/, "")],
    [...hashesIn(own), field("checksum"), commit, fragmentOf(source2)]
  );
}));
function pipfileLock(source) {
  let lock = jsonMapping(source);
  if (lock)
    return Object.entries(lock).flatMap(
      ([section, packages2]) => section === "_meta" ? [] : Object.entries(mapping(packages2)).map(([name, value]) => {
        let { version, index, git: git2, path, file, hashes, ref } = mapping(value), sources = [index, git2, path, file].map(text2);
        return entry2(name, text2(version), sources, [...Array.isArray(hashes) ? hashes.map(text2) : [], text2(ref)]);
      })
    );
}
var goSum = byLines((source) => [...source.matchAll(/^(\S+) (v\S+) (h1:\S+)$/gm)].map(([, name = "", version = "", hash = ""]) => entry2(name, version, [], [hash]))), goMod = byLines((source) => {
  let required = source.matchAll(/^(?:require[ \t]+|[ \t]+)(\S+) (v\d\S*)(?:[ \t]+\/\/.*)?$/gm), replaced = source.matchAll(/^(?:replace[ \t]+|[ \t]+)(\S+)(?: (v\S+))? => (\S+)/gm);
  return [
    ...[...required].map(([, name = "", version = ""]) => entry2(name, version, [], [])),
    ...[...replaced].map(([, name = "", version = "", target = ""]) => entry2(name, version, [target], []))
  ];
}), gemfileLock = byLines((source) => {
  let sections = source.split(/\n(?=[A-Z])/), sums = sections.find((section) => section.startsWith("CHECKSUMS")) ?? "", sumOf = new Map([...sums.matchAll(/^ {2}(\S+ \([^)]*\)) (\S+)$/gm)].map(([, gem, sum]) => [gem, sum]));
  return sections.flatMap((section) => {
    let remote = /^ {2}remote: (\S+)$/m.exec(section)?.[1], revision = /^ {2}revision: (\S+)$/m.exec(section)?.[1];
    return (remote === void 0 ? [] : [...section.matchAll(/^ {4}(\S+) \(([^)\n]*)\)$/gm)]).map(
      ([, name = "", version = ""]) => entry2(name, version, [remote], [sumOf.get(`${name} (${version})`), revision])
    );
  });
}), mixLock = byLines((source) => {
  let hex2 = source.matchAll(/^ *"([^"\n]+)": \{:hex, :([\w]+), "([^"\n]+)", ([^\n]*)$/gm), git2 = source.matchAll(/^ *"([^"\n]+)": \{:git, "([^"\n]+)", "([^"\n]+)"/gm);
  return [
    ...[...hex2].map(
      ([, name = "", real = "", version = "", rest = ""]) => entry2(
        name,
        version,
        [real === name ? void 0 : real, /"(hexpm[^"]*)"/.exec(rest)?.[1]],
        rest.match(/\b[0-9a-f]{64}\b/g) ?? []
      )
    ),
    ...[...git2].map(([, name = "", url = "", commit = ""]) => entry2(name, "git", [url], [commit]))
  ];
});
function composerLock(source) {
  let lock = jsonMapping(source);
  return lock ? [lock.packages, lock["packages-dev"]].flatMap((list) => Array.isArray(list) ? list : []).map(mapping).map(({ name, version, source: source2, dist }) => {
    let { url, reference } = mapping(source2), { shasum, reference: of } = mapping(dist);
    return entry2(text2(name), text2(version), [text2(url)], [text2(reference), text2(of), text2(shasum)]);
  }) : void 0;
}
function entry2(name, version, sources, hashes) {
  let joined = (parts) => [...new Set(parts.filter(Boolean))].sort().join(" ");
  return { name, version, source: sources.filter(Boolean).join(" "), integrity: joined(hashes) };
}
function aliasIn(range) {
  return /^npm:(@?[^@]+)@/.exec(range)?.[1];
}
function originOf(url) {
  let [address = ""] = url.split("#"), dash = address.indexOf("/-/");
  return dash >= 0 ? address.slice(0, dash) : /\.(?:tgz|tar\.gz|zip)$/.test(address) ? address.replace(/[^/]*$/, "") : address;
}
function fragmentOf(url) {
  return url.split("#")[1] ?? "";
}
function hashesIn(source) {
  return source.match(/\bsha\d{1,3}[:=-][A-Za-z0-9+/=]+/g) ?? [];
}
function jsonMapping(source) {
  try {
    let value = JSON.parse(source);
    return value !== null && typeof value == "object" && !Array.isArray(value) ? value : void 0;
  } catch {
    return;
  }
}
function mapping(value) {
  return value !== null && typeof value == "object" && !Array.isArray(value) ? value : {};
}
function text2(value) {
  return typeof value == "string" ? value : "";
}

// src/tools/shared/workspaces.ts
var harmless = /^(?:--|-s|--(?:silent|quiet|verbose|color|no-color|if-present|include-workspace-root|parallel(?:=\d+)?|stream|sort|no-sort|aggregate-output|concurrency=\S+|workspace-concurrency=\S+|no-cache|force|skip-nx-cache|ui=\w+|output-logs=[\w-]+|output-style=[\w-]+|log-order=\w+|ci|run|watch=false|watchAll=false|coverage))$/;
function inEveryPackage(form, more) {
  return (line) => {
    let words = line.split(/\s+/).filter((word2) => !harmless.test(word2) && !more?.test(word2)), isOption = (word2) => word2.startsWith("-"), sorted = [...words.filter((word2) => !isOption(word2)), ...words.filter(isOption)].join(" ");
    return form.exec(sorted)?.[1]?.split(/[ ,]/) ?? [];
  };
}
function includesPackage(globs2, top, other) {
  let plain2 = globs2.map((glob2) => glob2.replace(/^(!?)(?:\.\/)*(.*?)\/*$/, "$1$2"));
  return matchesAny(plain2, folderWithin(top, other));
}

// src/tools/bun.ts
var manager = {
  name: "bun",
  locks: ["bun.lock", "bun.lockb"],
  program: (line) => `bun run ${line}`,
  scripts: nodeScripts,
  script: (name, args) => `bun run ${name}${args ? ` ${args}` : ""}`,
  members: workspacesIn
}, bun = {
  name: "bun",
  ecosystem: nodePackages,
  manager,
  detect: (here, used) => used === manager ? builtInRunner(here, "bun test -t {pattern}", { takesPaths: !0 }) : [],
  uses: [{ activity: "unit-test", matches: /^bun test\b/, pattern: "-t {pattern}", takesPaths: !0 }],
  wraps: { matches: /^(?:bunx|bun x)\s+/ },
  everywhere: inEveryPackage(/^bun (?:run )?([\w:.-]+) (?:--workspaces|--filter=['"]?\*['"]?)$/),
  patternOptions: ["t"],
  testFiles: testAndSpecFiles,
  declares: { language: javascriptTests, calls: ["it", "test", "Bun.test"], modules: /^bun:test$/ },
  measures: describeAndExpect,
  output: { count: count2, failures: failures2, failing: /^\(fail\) (.+?)(?: \[[\d.]+m?s\])?$/ },
  notInstalled: /^error: Script not found "/m,
  setup: { run: "bun install --frozen-lockfile", programs: ["bun", "bunx"], manager: "npm install --global bun" },
  autoloaded: ["**/bunfig.toml"],
  locks: [{ file: "**/bun.lock", entries: bunLock }]
};
function count2(lines) {
  let counts = [], numbers = /* @__PURE__ */ new Map();
  for (let line of lines) {
    let one = /^ *(\d{1,9}) (pass|fail|skip|todo)$/.exec(line);
    one ? numbers.set(one[2], Number(one[1])) : /^error: regex .+ matched 0 tests\b/.test(line) ? counts.push(nothingRan) : /^Ran \d{1,9} tests? across \d+ files?\./.test(line) && (counts.push(tally(numbers, { passed: ["pass"], failed: ["fail"], skipped: ["skip", "todo"] })), numbers = /* @__PURE__ */ new Map());
  }
  return counts.length > 0 ? totalOf(counts) : void 0;
}
function failures2(lines) {
  let found = [], start = 0;
  for (let [index, line] of lines.entries()) {
    let end = /^\((pass|fail|skip|todo)\) (.+?)(?: \[[\d.]+m?s\])?$/.exec(line);
    if (end?.[1] === "fail") {
      let block = lines.slice(start, index), message = valuesIn(block, /^Expected: (.+)$/, /^Received: (.+)$/) ?? plainError(firstIn(block, /^(?:\w*[eE]rror: .+)$/));
      found.push(failure(end[2], jsPlace(block), message, block));
    }
    (end || /^\S+\.[cm]?[jt]sx?:$/.test(line)) && (start = index + 1);
  }
  return found;
}

// src/tools/shared/printed/rust-tests.ts
function panics(lines) {
  return blocksOf(lines, /^ *thread '([^']+)'(?: \(\d+\))? (?:\(\d+\) )?panicked at (?:'(.*)', )?(\S+?):(\d+):\d+:?$/, /^ *(?:stack backtrace:|note: |---- .+ ----|failures:|test result: |-{3,} (?:STDOUT|STDERR)|(?:PASS|FAIL) \[)/).filter(({ head }) => head[1] !== "main").map(({ head, lines: block }) => {
    let said = (head[2] ?? block.find((line) => line.trim() !== ""))?.trim(), [left, right] = [firstIn(block, /^ *left: (.+)$/), firstIn(block, /^ *right: (.+)$/)], values2 = left !== void 0 && right !== void 0 ? `left is ${left}, right is ${right}` : void 0;
    return failure(head[1], { path: head[3], line: Number(head[4]) }, values2 ?? said, [head[0], ...block]);
  });
}

// src/tools/shared/rust.ts
var crates = {
  fileTypes: ["rs"],
  isHere: (here) => here.text("Cargo.toml") !== void 0
};
function coversCrates(here) {
  if (allCrates(here) === "") return {};
  let text3 = (here.text("Cargo.toml") ?? "").replaceAll(/^[ \t]*#.*$/gm, ""), listed = (key) => {
    let start = new RegExp(`^${key}[ \\t]*=[ \\t]*\\[`, "m").exec(text3), rest = start ? text3.slice(start.index + start[0].length) : "";
    return [...rest.slice(0, rest.indexOf("]") + 1).matchAll(/["']([^"'\n]*)["']/g)].map(([, path]) => path);
  }, [members, excluded] = [listed("members"), listed("exclude")];
  return {
    covers: (other) => includesPackage(members, here, other) && !excluded.some((folder) => `${folderWithin(here, other)}/`.startsWith(`${folder.replace(/\/+$/, "")}/`)) && allCrates(other) === ""
  };
}
function allCrates(here) {
  return /^\[workspace\]/m.test(here.text("Cargo.toml") ?? "") ? " --workspace" : "";
}

// src/tools/cargo.ts
var why = "there is a Cargo.toml", cargo = {
  name: "cargo",
  ecosystem: crates,
  uses: [
    { activity: "unit-test", matches: /^cargo test\b/, pattern: "{pattern}" },
    { activity: "typecheck", matches: /^cargo check\b/ },
    { activity: "build", matches: /^cargo build\b/ }
  ],
  manifests: /^Cargo\.toml$/,
  reads: /^Cargo\.toml$/,
  detect: (here) => [
    { activity: "unit-test", run: `cargo test {pattern}${allCrates(here)}`, why, ...coversCrates(here) },
    { activity: "typecheck", run: `cargo check${allCrates(here)} --all-targets`, why, ...coversCrates(here) }
  ],
  patternOptions: ["test"],
  declares: {
    language: {
      endings: /\.rs$/,
      syntax: "rust",
      inline: "#[test]",
      example: /^\s*\/\/[/!]\s*```/,
      before: /^\s*(?:#\[(?:[^[\]]|\[[^[\]]{0,200}\]){0,500}\]\s*)+/,
      opens: () => /^\s*(?:pub(?:\([^)]{0,20}\))?\s+)?(?:async\s+)?fn\s+()()(\w{1,200})/g
    },
    many: /^\s*#\[(?:rstest|case\b|test_case\b|values\b|parameterized)/,
    mark: /^\s*#\[(?:\w+::)*(?:\w*test|test_case)\b/,
    skips: /#\[ignore\b/
  },
  measures: {
    assertions: ["\\bassert\\w*\\b"],
    switches: [
      "#\\[ignore",
      "#\\[cfg(?:_attr)?\\((?:feature|any|all|not|target_\\w+|unix|windows|debug\\w*|FALSE|false)\\b"
    ],
    dead: ["\\bif false\\b", "\\bfn \\w+\\(\\)[^{;]*\\{\\s*return;"],
    constants: ["\\bassert_eq!\\((?:true|\\d+), *(?:true|\\d+)\\s*[,)]"]
  },
  output: {
    findings: byArrow,
    title: "cargo test",
    count: byClosingLine((line) => {
      let match = /^test result: (?:ok|FAILED)\. (\d{1,9} passed; \d{1,9} failed; \d{1,9} ignored);/.exec(line), numbers = match ? numbersIn(match[1].split(";")) : void 0;
      return numbers && tally(numbers, { passed: ["passed"], failed: ["failed"], skipped: ["ignored"] });
    }),
    failures: panics,
    failing: /^test (.+) \.\.\. FAILED$/,
    loadFailure: /^error: could not compile .*\btest\b/,
    lacksName: /^error\[E0\d{3}\]/
  },
  notInstalled: /you're using offline mode \(--offline\)|[Cc]ould(?: not|n't) resolve host[^\n]{0,200}\bcrates\.io/,
  setup: { run: "cargo fetch", programs: ["cargo"] },
  settings: ["**/Cargo.toml"],
  autoloaded: ["**/.cargo/config{,.toml}", "**/{rust-toolchain,rust-toolchain.toml}"],
  locks: [{ file: "**/Cargo.lock", entries: tomlLock }],
  caches: ["**/target/{debug,release}/**", "**/target/{.rustc_info.json,CACHEDIR.TAG}"],
  settingKeys: {
    strict: "doctest|autotests|harness"
  },
  decides: ["\\bprocess::(?:exit|abort)\\b"]
};

// src/tools/clippy.ts
var clippy = {
  name: "clippy",
  ecosystem: crates,
  uses: [{ activity: "lint", matches: /^cargo clippy\b/ }],
  reads: /^rust-toolchain\.toml$/,
  detect(here) {
    let isUsed = [here, ...here.above].some(
      (each) => firstFile(each, /^\.?clippy\.toml$/) || /clippy/.test(`${each.text("Cargo.toml") ?? ""}${each.text("rust-toolchain.toml") ?? ""}`)
    ), run = `cargo clippy${allCrates(here)} --all-targets -- -D warnings`;
    return isUsed ? [{ activity: "lint", run, why: "Cargo mentions clippy", ...coversCrates(here) }] : [];
  },
  notInstalled: /^error: no such command: `clippy`/m,
  lints: !0,
  settings: ["**/clippy.toml"],
  output: { findings: byArrow },
  silencedBy: /^[ \t]{0,40}#!\[allow\((?:clippy::all|clippy::pedantic|warnings|unused)\b/m
};

// src/tools/cmake.ts
var cmake = {
  name: "cmake",
  ecosystem: nativeBuilds,
  manifests: /^CMakeLists\.txt$/,
  reads: /^CMakeLists\.txt$/,
  uses: [{ activity: "build", matches: /^(?:cmake|ninja|mkdir)\b/ }],
  settings: ["**/{CMakeLists.txt,CMakePresets.json}"],
  settingKeys: {
    lax: "willfail|disabled"
  }
};

// src/tools/shared/php.ts
var phpPackages = {
  fileTypes: ["php", "phtml", "twig"],
  isHere: ({ names }) => names.has("composer.json") || [...names].some((name) => /^phpunit\.xml(?:\.dist)?$/.test(name)),
  managerOf: ({ names }, managers) => managers.find(({ locks }) => locks.some((lock) => names.has(lock)))
};
function composerJson(here) {
  return parsedObject(here.text("composer.json")) ?? {};
}
function requires(here, name) {
  let { require: require2, "require-dev": dev } = composerJson(here);
  return Object.hasOwn({ ...require2, ...dev }, name);
}
var composerScripts = {
  file: "composer.json",
  of: (here) => textsOf2(
    Object.fromEntries(
      Object.entries(composerJson(here).scripts ?? {}).map(([name, lines]) => [
        name,
        Array.isArray(lines) ? lines.filter((each) => typeof each == "string").join(" && ") : lines
      ])
    )
  )
};
function alteredComposerScripts(before, now) {
  let [old, current] = [before ?? "{}", now].map((text3) => {
    let { scripts } = parsedObject(text3) ?? {};
    return new Map(Object.entries(scripts ?? {}).map(([name, lines]) => [name, JSON.stringify(lines)]));
  }), changed = [...old].filter(([name, lines]) => current.get(name) !== lines), events = [...current].filter(([name]) => !old.has(name) && /^(?:pre|post)-|^(?:init|command)$/.test(name));
  return [...changed, ...events].map(([name]) => name);
}

// src/tools/shared/scripts.ts
var activityNames = {
  "unit-test": ["test", "test:unit", "unit"],
  e2e: ["test:e2e", "e2e"],
  typecheck: ["typecheck", "type-check", "check-types", "check:types", "types"],
  lint: ["lint", "lint:check", "check:lint", "eslint"],
  build: ["build", "compile"]
};
function activityNamed(name) {
  return /(?:^|[:_-])(?:e2e|playwright|cypress)(?:[:_-]|$)/.test(name) ? "e2e" : /^(?:tests|(?:unit-?|test[:_-])(?:tests?|unit|ci|cov|coverage|all|run|node))$/.test(name) ? "unit-test" : Object.entries(activityNames).find(([, names]) => names.some((each) => each === name))?.[0];
}
function calledTargets(program, command) {
  let [first, ...names] = command.split(/\s+/);
  return first !== program ? [] : names.filter((name) => !name.startsWith("-")).map((name) => ({ name, ...activityNamed(name) ? { activity: activityNamed(name) } : {} }));
}
function calledScripts(names, here, manager5) {
  let scripts = manager5.scripts?.of(here) ?? {};
  return names.flatMap((name) => {
    let wanted = name.endsWith("*") ? name.replace(/\*+$/, "") : void 0;
    return Object.keys(scripts).filter((each) => wanted === void 0 ? each === name : each.startsWith(wanted)).map((each) => {
      let activity = activityNamed(each);
      return { name: each, runs: [scripts[each]], ...activity ? { activity } : {} };
    });
  });
}

// src/tools/composer.ts
var manager2 = {
  name: "composer",
  locks: ["composer.json"],
  program: (line) => `vendor/bin/${line}`,
  scripts: composerScripts,
  script: (name, args) => `composer run-script ${name}${args ? ` -- ${args}` : ""}`,
  separator: "--"
}, composer = {
  name: "composer",
  ecosystem: phpPackages,
  manifests: /^composer\.json$/,
  reads: /^composer\.json$/,
  manager: manager2,
  called(command, here) {
    let form = /^(?:composer(?:\s+(?:run-script|run))?(?:\s+-\S+)*\s+|@)([\w:.-]+)(?:\s|$)/.exec(command);
    return form ? calledScripts([form[1]], here, manager2) : [];
  },
  wraps: {
    matches: /^(?:composer\s+exec(?:\s+-\S+)*|(?:@?php)(?:\s+-d\s*\S+)*)\s+(?=\S*(?:vendor\/bin\/|phpunit|pest|phpstan))/
  },
  settings: ["**/composer.json"],
  scripts: { file: "**/composer.json", altered: alteredComposerScripts },
  locks: [{ file: "**/composer.lock", entries: composerLock }]
};

// src/tools/shared/python.ts
var settings = ["pyproject.toml", "setup.cfg", "tox.ini", "pytest.ini", "requirements.txt", "requirements-dev.txt"], pythonPackages = {
  fileTypes: ["py", "pyi"],
  isHere: ({ names, tests }) => [...settings, "setup.py", "Pipfile"].some((name) => names.has(name)) || tests.some((path) => path.endsWith(".py")),
  managerOf: (here, managers) => managers.find(({ locks }) => [here, ...here.above].some(({ names }) => locks.some((lock) => names.has(lock)))),
  testName: /(?:^|\/)(?:test_[^/]*|tests?|[^/]*_test)\.py$/,
  readsTests: !0
};
function mentionOf(here, word2) {
  return settings.find((name) => word2.test(here.text(name) ?? ""));
}
function pythonTestsOf({ tests }) {
  return tests.filter((path) => path.endsWith(".py"));
}
var withValue = String.raw`(?:-p|--(?:extra|group|with|python|package))(?:\s+|=)`;
function environmentManager(name, lock) {
  return {
    manager: { name, locks: [lock], program: (line) => `${name} run ${line}` },
    wraps: { matches: new RegExp(String.raw`^${name}\s+run\s+(?:${withValue}\S+\s+|-\S+\s+)*`) }
  };
}
function shadowsOf(module) {
  return `**/${module}{.py,/__init__.py,/__main__.py}`;
}
var description2 = /^(?:project(?:\.(?!scripts$|entry-points\b).*)?|build-system|dependency-groups|tool\.poetry|tool\.uv(?:\.sources|\.index)?|tool\.pdm|tool\.(?:setuptools|setuptools_scm|flit|hatch\.(?:build|version))(?:\..*)?|.*[.-]dependencies)$/;
function toolTables(text3) {
  if (/"""|'''/.test(text3)) return text3;
  let isSetting = !0;
  return text3.split(`
`).map((line) => line.trim()).filter((line) => {
    let table = /^\[{1,2}\s*([\w.-]+)\s*\]{1,2}\s*(?:#.*)?$/.exec(line)?.[1];
    return line.startsWith("[") && (isSetting = table === void 0 || !description2.test(table)), isSetting && line !== "" && !line.startsWith("#");
  }).join(`
`);
}
function moduleNotFound(module) {
  return new RegExp(
    String.raw`^(?:\S*python\S*: No module named ${module}$|(?:E +)?ModuleNotFoundError: No module named '${module}[.'])`,
    "m"
  );
}
var pythonTests = {
  endings: /\.py$/,
  syntax: "python",
  example: /^\s*>>> /,
  opens: () => /^\s*(?:async\s+)?def\s+()()(test\w{0,200})\s*\(/g
};

// src/tools/coverage.ts
var coverage = {
  name: "coverage",
  autoloaded: [shadowsOf("coverage")],
  caches: ["**/{.coverage,.coverage.*}", "**/htmlcov/**"],
  settingKeys: {
    least: "(?:cov)?failunder",
    leavesOut: "omit|exclude(?:lines|also)"
  }
};

// src/tools/ctest.ts
var ctest = {
  name: "ctest",
  ecosystem: nativeBuilds,
  uses: [{ activity: "unit-test", matches: /^ctest\b/, pattern: "-R {pattern}", needsBuild: !0 }],
  detect(here) {
    return /^[^#\n]*\b(?:enable_testing\s*\(|include\s*\(\s*CTest\b|add_test\s*\()/im.test(
      here.text("CMakeLists.txt") ?? ""
    ) ? [{ activity: "unit-test", run: inBuildFolder(
      'cmake -S . -B "$build"',
      'cmake --build "$build"',
      'ctest --test-dir "$build" --output-on-failure -R {pattern}'
    ), why: "CMakeLists.txt has tests" }] : [];
  },
  patternOptions: ["R", "tests-regex"],
  output: {
    count: count3,
    failures: failures3,
    failing: /^ *\d+\/\d+ Test +#\d+: (\S+) \.*\*\*\*(?:Failed|Exception|Timeout)\b/
  },
  decides: ["\\b(?:_|quick_)?[eE]xit\\s*\\("]
};
function count3(lines) {
  let closing = lines.flatMap((line) => {
    let form = /^\d{1,3}% tests passed, (\d{1,9}) tests? failed out of (\d{1,9})$/.exec(line);
    return form ? [{ failed: Number(form[1]), total: Number(form[2]) }] : [];
  }), none = lines.some((line) => /^No tests? (?:were found!!!|configuration file found!)$/.test(line));
  if (closing.length === 0) return none ? nothingRan : void 0;
  let left = (how) => lines.filter((line) => line.includes(`***${how}`)).length, [skipped, disabled] = [left("Skipped"), left("Not Run (Disabled)")], sum = (key) => closing.reduce((total, each) => total + each[key], 0);
  return { ran: Math.max(0, sum("total") - skipped), failed: sum("failed"), skipped: skipped + disabled };
}
function failures3(lines) {
  return blocksOf(lines, /^ *\d+\/\d+ Test +#\d+: (\S+) \.*(?:\w[\w ]*)?\*\*\*(Failed|Exception|Timeout)\b/, /^ *(?:Start +\d+: |\d+\/\d+ Test +#|\d+% tests passed)/).map(
    ({ head, lines: block }) => {
      let said = firstText(block)?.trim(), [, path, number, words] = /^(?:\S+: )?(\S+\.(?:c|cc|cpp|cxx|h|hpp)):(\d+)(?::\d+)?: (.+)$/.exec(said ?? "") ?? [], place = path === void 0 ? {} : { path, line: Number(number) };
      return failure(head[1], place, words ?? said ?? (head[2] === "Timeout" ? "it timed out" : void 0), block);
    }
  );
}

// src/tools/cypress.ts
var cypress = {
  name: "cypress",
  ecosystem: nodePackages,
  ...installedRunner({
    activity: "e2e",
    matches: /\bcypress\s+run\b/,
    line: "cypress run",
    config: /^cypress\.(?:config\.|json$)/,
    dependency: "cypress"
  }),
  patternOptions: ["spec"],
  testFiles: ["**/*.cy.*"],
  endToEndFolder: "cypress",
  declares: { language: javascriptTests, calls: ["it", "specify"] },
  measures: { ...describeAndExpect, assertions: [...describeAndExpect.assertions, "\\.should\\b"] },
  settings: ["**/cypress.config.*"],
  settingKeys: {
    leavesOut: "excludespecpattern",
    files: "specpattern"
  }
};

// src/tools/shared/dart.ts
var dartPackages = {
  fileTypes: ["dart"],
  isHere: ({ names }) => names.has("pubspec.yaml")
};
function isFlutter(here) {
  return /^\s+sdk:\s*flutter\s*$/m.test(here.text("pubspec.yaml") ?? "");
}

// src/tools/dart.ts
var dart = {
  name: "dart",
  ecosystem: dartPackages,
  manifests: /^pubspec\.yaml$/,
  reads: /^pubspec\.yaml$/,
  uses: [
    { activity: "unit-test", matches: /^dart test\b/, pattern: "--name {pattern}", takesPaths: !0 },
    { activity: "typecheck", matches: /^dart analyze\b/ }
  ],
  detect(here) {
    if (isFlutter(here)) return [];
    let hasTests2 = /^\s+test:/m.test(here.text("pubspec.yaml") ?? ""), typecheck = { activity: "typecheck", run: "dart analyze", why: "there is a pubspec.yaml" };
    return hasTests2 ? [{ activity: "unit-test", run: "dart test --name {pattern}", why: "pubspec.yaml depends on test" }, typecheck] : [typecheck];
  },
  patternOptions: ["name"],
  setup: { run: "dart pub get", programs: ["dart"] },
  testFiles: ["**/*_test.dart"],
  measures: {
    tests: ["(?:^|\\n)[ \\t]*(?:test|testWidgets)\\("],
    assertions: ["\\bexpect\\w*\\("],
    switches: [`\\bskip: *(?:true|['"])`]
  },
  caches: ["**/.dart_tool/**"],
  notInstalled: /^Got socket error trying to find package \S+ at https?:/m
};

// src/tools/deno.ts
var settings2 = ["deno.json", "deno.jsonc"], testName3 = /(?:^|\/)(?:[^/]*[._])?test\.(?:ts|tsx|mts|js|jsx|mjs)$/, projects = {
  fileTypes: ["ts", "tsx", "mts", "js", "jsx", "mjs", "json"],
  isHere: ({ names }) => settings2.some((name) => names.has(name)),
  managerOf: (_5, managers) => managers[0],
  testName: testName3
};
function tasksOf(here) {
  let bare = (settings2.map((name) => here.text(name)).find((each) => each !== void 0) ?? "").replaceAll(/("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, "$1").replaceAll(/,(\s*[}\]])/g, "$1"), { tasks = {} } = parsedObject(bare) ?? {}, lines = Object.entries(tasks ?? {}).map(([name, task2]) => [
    name,
    task2?.command ?? task2
  ]);
  return textsOf2(Object.fromEntries(lines));
}
var manager3 = {
  name: "deno",
  locks: settings2,
  program: (line) => `deno run ${line}`,
  scripts: { file: "deno.json", of: tasksOf },
  script: (name, args) => `deno task ${name}${args ? ` ${args}` : ""}`
}, deno = {
  name: "deno",
  ecosystem: projects,
  manifests: /^deno\.jsonc?$/,
  reads: /^deno\.jsonc?$/,
  manager: manager3,
  called(command, here) {
    let name = /^deno task(?:\s+-\S+)*\s+([\w:.-]+)/.exec(command)?.[1];
    return name === void 0 ? [] : calledScripts([name], here, manager3);
  },
  uses: [
    { activity: "unit-test", matches: /^deno test\b/, pattern: "--filter {pattern}", takesPaths: !0 },
    { activity: "typecheck", matches: /^deno check\b/ },
    { activity: "lint", matches: /^deno lint\b/ }
  ],
  detect(here) {
    let file = settings2.find((name) => here.names.has(name)), first = here.tests.find((path) => testName3.test(path));
    return !file || first === void 0 ? [] : [{ activity: "unit-test", run: "deno test --allow-all --filter {pattern}", why: `there are ${file} and ${first}`, takesPaths: !0 }];
  },
  patternOptions: ["filter"],
  testFiles: ["**/*_test.{ts,tsx,js,mjs}"],
  declares: { language: javascriptTests, calls: ["Deno.test"], modules: /\bstd(?:@[^/]*)?\/testing(?:@[^/]*)?\/bdd\b/ },
  measures: { assertions: ["\\bassert\\w*\\b"] },
  output: {
    count: byClosingLine((line) => {
      let form = /^(?:ok|FAILED) \| (\d{1,9} passed\b.*) \([\dhms]+\)$/.exec(line), numbers = form ? numbersIn(form[1].replaceAll(/ \([^()]*\)/g, "").split(" | ")) : void 0;
      return numbers && tally(numbers, { passed: ["passed"], failed: ["failed"], skipped: ["ignored"] });
    }),
    failures: failures4,
    failing: /^(\S.*?) => \S+:\d+:\d+$/
  },
  settings: ["**/deno.{json,jsonc}"],
  settingKeys: {
    leavesOut: "exclude",
    files: "include"
  },
  decides: ["\\bDeno\\.exit\\b"],
  notInstalled: /^error: [^\n]{0,500}(?:error sending request for url|dns error)/m
};
function failures4(lines) {
  let [start, end] = [lines.indexOf(" ERRORS"), lines.indexOf(" FAILURES")];
  if (start === -1) return [];
  let within = lines.slice(start, end === -1 ? void 0 : end);
  return blocksOf(within, /^(\S.*?) => (\S+?):(\d+):\d+$/).map(({ head, lines: block }) => {
    let message = (block.some((line) => /\[Diff\] Actual \/ Expected/.test(line)) ? differenceIn(block, { want: "+", got: "-" }) : void 0) ?? unequalIn(block) ?? plainError(firstText(block)?.replace(/^error: /, ""));
    return failure(head[1].replaceAll(" ... ", " > "), { path: head[2], line: Number(head[3]) }, message, block);
  });
}

// src/tools/dotnet.ts
var project = /\.(?:cs|fs|vb)proj$/, solution = /\.slnx?$/, isBuild2 = ({ names }) => [...names].some((name) => project.test(name) || solution.test(name)), testing = /Microsoft\.NET\.Test\.Sdk|\b(?:xunit|NUnit|MSTest)\b/, dotnet = {
  name: "dotnet",
  ecosystem: {
    fileTypes: ["cs", "fs", "vb", "csproj", "fsproj", "vbproj", "sln", "slnx", "razor", "cshtml", "props", "targets"],
    isHere: (here) => isBuild2(here) && !here.above.some(isBuild2)
  },
  manifests: /\.(?:slnx?|(?:cs|fs|vb)proj)$/,
  reads: project,
  uses: [
    { activity: "unit-test", matches: /^dotnet test\b/, pattern: "--filter {pattern}" },
    { activity: "typecheck", matches: /^dotnet build\b/ },
    { activity: "lint", matches: /^dotnet format(?=.* --verify-no-changes).*/ }
  ],
  detect(here) {
    let file = firstFile(here, solution) ?? firstFile(here, project);
    if (!file) return [];
    let why3 = `there is ${file}`, typecheck = { activity: "typecheck", run: "dotnet build", why: why3 };
    return solution.test(file) || testing.test(here.text(file) ?? "") ? [{ activity: "unit-test", run: "dotnet test --filter {pattern}", why: why3 }, typecheck] : [typecheck];
  },
  notInstalled: /^No \.NET SDKs were found|error NU1301: /m,
  setup: { run: "dotnet restore", programs: ["dotnet"] },
  patternOptions: ["filter"],
  testFiles: ["**/*{Test,Tests,IT}.cs"],
  measures: {
    tests: ["\\[(?:Fact|Theory|Test|TestCase|TestMethod)\\b"],
    assertions: ["\\bAssert\\w*\\b", "\\.Should\\b"],
    switches: ["\\[Ignore\\b", "\\b(?:Skip|Explicit)(?:Unless|When)? *="],
    constants: ["\\bAssert\\.(?:Equal|AreEqual)\\((?:true|\\d+), *(?:true|\\d+)\\s*[,)]"]
  },
  output: {
    findings: byParentheses,
    title: "dotnet test",
    // One line for each assembly; or, by the terminal logger, one for all.
    count: byClosingLine((line) => {
      if (/^No test (?:is available in|matches the given testcase filter) /.test(line)) return nothingRan;
      if (!/^(?:(?:Passed|Failed|Skipped)! +- Failed: |Test summary: total: )/.test(line)) return;
      let of = (word2) => Number(new RegExp(`\\b${word2}: +(\\d{1,9})\\b`, "i").exec(line)?.[1] ?? 0), skipped = of("skipped");
      return { ran: Math.max(0, of("total") - skipped), failed: of("failed"), skipped };
    }),
    failures: failures5,
    failing: /^ *Failed (\S.*?) \[[^\]]+\]$/
  },
  replaces: [/\b(?:new Mock|Substitute\.For|A\.Fake|Mock\.Of)<([A-Z]\w{0,100})>/g],
  decides: ["\\bEnvironment\\.(?:Exit|FailFast)\\("],
  settings: ["**/Directory.Build.{props,targets}"],
  autoloaded: ["**/{nuget.config,NuGet.config,NuGet.Config}"]
};
function failures5(lines) {
  return blocksOf(lines, /^ *Failed (\S.*?) \[[^\]]+\]$/, /^(?: *(?:Passed|Skipped) \S.*\[[^\]]+\]|(?:Passed|Failed|Skipped)! .*|Test (?:Run|summary).*|Results File: .*)$/).map(({ head, lines: block }) => {
    let said = block.slice(block.findIndex((line) => /^ *Error Message:$/.test(line)) + 1), message = valuesIn(block, /^ *Expected: +(.+)$/, /^ *(?:Actual|But was): +(.+)$/) ?? firstText(said)?.trim();
    return failure(head[1], placeIn(block, / in (.+\.(?:cs|fs|vb)):line (\d+)$/), message, block);
  });
}

// src/tools/eslint.ts
var eslint = {
  name: "eslint",
  ecosystem: nodePackages,
  uses: [{ activity: "lint", matches: /^eslint\b/ }],
  detect: configuredLinter("eslint .", /^(?:eslint\.config\.|\.eslintrc)/),
  lints: !0,
  settings: ["**/eslint.config.*", "**/.eslintrc*", "**/.eslintignore"],
  caches: ["**/.eslintcache"],
  settingKeys: {
    strict: "reportunuseddisabledirectives",
    leavesOut: "ignores|ignorepatterns|globalignores",
    rules: "presets|extends|plugins",
    most: "maxwarnings"
  },
  output: { findings: findings2 },
  silencedBy: /\/\*[ \t]{0,10}eslint-disable[ \t]{0,10}(?:--[^*]{0,300})?\*\//
};
function findings2(lines) {
  let file;
  return lines.flatMap((line) => {
    let [, number, column, how, said, rule] = /^ +(\d{1,7}):(\d{1,5}) {2,}(error|warning) {2,}(\S.*?)(?: {2,}(\S+))?$/.exec(line) ?? [];
    return said !== void 0 ? findingOf([file, number, column], `${how}: ${said}`, rule) ?? [] : (/^\S+\.\w+$/.test(line) && (file = line), []);
  });
}

// src/tools/exunit.ts
var kinds = /^(?:doctests?|property|properties|tests?|features?)$/, others = /^(?:failures?|excluded|skipped|invalid)$/, isProject = ({ names }) => names.has("mix.exs"), exunit = {
  name: "exunit",
  ecosystem: {
    fileTypes: ["ex", "exs", "eex", "heex", "leex"],
    isHere: (here) => isProject(here) && !here.above.some(isProject)
  },
  manifests: /^mix\.exs$/,
  reads: /^mix\.exs$/,
  uses: [
    { activity: "unit-test", matches: /^mix test\b/, takesPaths: !0 },
    { activity: "typecheck", matches: /^mix (?:compile|dialyzer)\b/ },
    { activity: "lint", matches: /^mix (?:credo|format(?=.* --check-formatted).*)/ }
  ],
  detect(here) {
    let why3 = "there is a mix.exs";
    return [
      { activity: "unit-test", run: "mix test", why: why3, takesPaths: !0 },
      { activity: "typecheck", run: "mix compile", why: why3 },
      .../:credo\b/.test(here.text("mix.exs") ?? "") ? [{ activity: "lint", run: "mix credo", why: "mix.exs mentions credo" }] : []
    ];
  },
  testFiles: ["**/*_test.exs"],
  measures: {
    tests: ['(?:^|\\n)[ \\t]*(?:test|property) "'],
    assertions: ["\\b(?:assert|refute)\\w*\\b"],
    switches: ["@tag :skip", "@(?:module)?tag skip:"]
  },
  output: {
    title: "mix test",
    count: byClosingLine((line) => {
      if (line === "There are no tests to run") return nothingRan;
      let numbers = /\d failures?\b/.test(line) ? numbersIn(line.split(", ")) : void 0, words = [...numbers?.keys() ?? []];
      if (!numbers || !words.some((word2) => kinds.test(word2)) || !words.every((word2) => kinds.test(word2) || others.test(word2))) return;
      let sum = (form) => words.reduce((total, word2) => total + (form.test(word2) ? numbers.get(word2) : 0), 0), skipped = sum(/^(?:excluded|skipped)$/);
      return { ran: Math.max(0, sum(kinds) - skipped), failed: sum(/^(?:failures?|invalid)$/), skipped };
    }),
    failures: failures6,
    failing: /^ +\d+\) ((?:test|doctest|property) .+ \([\w.]+\))$/
  },
  notInstalled: /the dependency is not available, run "mix deps\.get"/,
  setup: { run: "mix deps.get", programs: ["mix"] },
  locks: [{ file: "**/mix.lock", entries: mixLock }],
  caches: ["**/_build/**"],
  decides: ["\\bSystem\\.(?:halt|stop)\\b", "\\bExUnit\\.(?:start|configure)\\("]
};
function failures6(lines) {
  return blocksOf(
    lines,
    /^ +\d+\) ((?:test|doctest|property) .+) \([\w.]+\)$/,
    /^(?:Finished in |\d+ (?:tests?|doctests?|properties|features?)\b|\.+$)/
  ).map(({ head, lines: block }) => {
    let [left, right] = [firstIn(block, /^ +left: +(.+)$/), firstIn(block, /^ +right: +(.+)$/)], values2 = left !== void 0 && right !== void 0 ? `left is ${left}, right is ${right}` : void 0, said = firstIn(block.slice(1), /^ {5}(?:\*\* )?(\S.*)$/);
    return failure(head[1].replace(/^test /, ""), placeIn(block, /^ {5}(\S+\.exs?):(\d+)$/), values2 ?? said, block);
  });
}

// src/tools/flake8.ts
var flake8 = {
  name: "flake8",
  lints: !0,
  ecosystem: pythonPackages,
  uses: [{ activity: "lint", matches: /^(?:python[\d.]* -m )?flake8\b/ }],
  settings: ["**/.flake8"],
  settingKeys: {
    leavesOut: "(?:extend)?(?:ignore|exclude)|perfileignores",
    rules: "(?:extend)?select",
    most: "maxcomplexity"
  },
  output: { findings: byColons },
  silencedBy: /^[ \t]{0,40}#[ \t]{0,10}(?:flake8|ruff):[ \t]{0,10}noqa[ \t]{0,10}$/m
};

// src/tools/flutter.ts
var flutter = {
  name: "flutter",
  ecosystem: dartPackages,
  uses: [
    { activity: "unit-test", matches: /^flutter test\b/, pattern: "--name {pattern}", takesPaths: !0 },
    { activity: "typecheck", matches: /^flutter analyze\b/ }
  ],
  detect: (here) => isFlutter(here) ? [
    { activity: "unit-test", run: "flutter test --name {pattern}", why: "pubspec.yaml depends on flutter" },
    { activity: "typecheck", run: "flutter analyze", why: "pubspec.yaml depends on flutter" }
  ] : [],
  patternOptions: ["name"],
  setup: { run: "flutter pub get", programs: ["flutter"] }
};

// src/tools/git.ts
var git = {
  name: "git",
  autoloaded: ["**/{.gitmodules,.gitattributes}"]
};

// src/tools/shared/go.ts
var goModules = {
  fileTypes: ["go"],
  isHere: ({ names }) => names.has("go.mod")
};

// src/tools/go.ts
var why2 = "there is a go.mod", go = {
  name: "go",
  ecosystem: goModules,
  uses: [
    { activity: "unit-test", matches: /^go test\b/, pattern: "-run {pattern}", verbose: "-v" },
    { activity: "typecheck", matches: /^go vet\b/ },
    { activity: "build", matches: /^go (?:build|generate)\b/ }
  ],
  manifests: /^go\.mod$/,
  detect: () => [
    // -v, since only then it says how many tests ran.
    { activity: "unit-test", run: "go test -v -run {pattern} ./...", why: why2 },
    { activity: "typecheck", run: "go vet ./...", why: why2 }
  ],
  patternOptions: ["run"],
  testFiles: ["**/*_test.go"],
  declares: {
    language: {
      endings: /_test\.go$/,
      syntax: "go",
      opens: () => /^func\s+(?:\([^)]{0,100}\)\s*)?()()((?:Test(?!Main\()|Fuzz|Example)\w{0,200})\s*\(/g
    },
    inner: /\bt\.Run\(/
  },
  measures: {
    // assert and require are testify's. An example is compared with the comment that ends it.
    assertions: [
      "\\bassert\\w*\\b",
      "\\brequire\\.\\w+\\(",
      "\\bt\\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\\b",
      "// *(?:Unordered o|O)utput:"
    ],
    switches: [
      "\\bt\\.Skip\\w*\\(",
      "\\bif [^{}\\n]*(?:\\bos\\.(?:Getenv|LookupEnv)|\\btesting\\.Short)\\([^{}\\n]*\\{\\s*return\\b"
    ],
    swallowed: ["\\brecover\\(\\)"],
    dead: ["\\bfunc (?:Test|Fuzz)\\w*\\([^()\\n]*\\)\\s*\\{\\s*return\\b", "\\bif false\\b"]
  },
  output: {
    findings: byColons,
    title: "go test",
    count: count4,
    failures: failures7,
    failing: /^\s*--- FAIL: (\S+) \(/,
    loadFailure: /^FAIL\t.*\[(?:build|setup) failed\]/,
    lacksName: /: undefined: /
  },
  notInstalled: /: Get "https?:\/\/[^"\n]{1,500}\/@(?:v|latest)[^"\n]{0,300}": [^\n]{0,300}(?:dial tcp|no such host|connection refused)|module lookup disabled by GOPROXY=off/,
  setup: { run: "go mod download", programs: ["go", "golangci-lint"] },
  shadowing: ["**/vendor/modules.txt", "**/go.work"],
  locks: [
    { file: "**/go.sum", entries: goSum },
    { file: "**/go.mod", entries: goMod }
  ],
  decides: ["\\bfunc TestMain\\(", "\\bos\\.Exit\\("]
};
function count4(lines) {
  let packages2 = lines.filter((line) => /^(?:ok {2}|\? {3}|FAIL)\t\S/.test(line)), tests = lines.flatMap((line) => /^--- (PASS|FAIL|SKIP): \S+ \(/.exec(line)?.[1] ?? []);
  if (packages2.length === 0 && tests.length === 0) return;
  if (lines.some((line) => line.startsWith("=== RUN "))) {
    let of = (word2) => tests.filter((test) => test === word2).length, inner = lines.filter((line) => /^\s+--- (?:PASS|FAIL): \S+\/\S+ \(/.test(line)).length, counted = { ran: of("PASS") + of("FAIL"), failed: of("FAIL"), skipped: of("SKIP") };
    return inner > 0 ? { ...counted, inner } : counted;
  }
  return packages2.every((line) => /\[no test(?:s to run| files)\]$/.test(line)) && tests.length === 0 ? nothingRan : "unknown";
}
function failures7(lines) {
  let found = [], logs = /* @__PURE__ */ new Map(), current = "";
  for (let [index, line] of lines.entries()) {
    let run = /^=== (?:RUN|CONT|NAME) +(\S+)$/.exec(line)?.[1];
    run !== void 0 && (current = run);
    let fail = /^( *)--- FAIL: (\S+) \(/.exec(line);
    if (fail) {
      let rest = lines.slice(index + 1), end = rest.findIndex(
        (each) => !each.startsWith(`${fail[1]}    `) && !each.startsWith("	") && !isPanic(each)
      ), below = rest.slice(0, end === -1 ? rest.length : end), inner = below.findIndex((each) => /^ *--- /.test(each));
      found.push({
        name: fail[2],
        index,
        block: [...logs.get(fail[2]) ?? [], ...below.slice(0, inner === -1 ? void 0 : inner)]
      });
    } else run === void 0 && /^ {4}/.test(line) && logs.set(current, [...logs.get(current) ?? [], line]);
  }
  return found.filter(({ name }) => !found.some((other) => other.name.startsWith(`${name}/`))).map(({ name, index, block }) => testFailure(name, block, packageOf(lines, index)));
}
function isPanic(line) {
  return /^(?:panic: |goroutine \d|testing\.|created by |\S+\(.*\)$|$|\[recovered\])/.test(line);
}
function packageOf(lines, index) {
  return lines.slice(index).find((each) => /^FAIL\t\S/.test(each))?.split("	")[1] ?? "";
}
function testFailure(name, block, folder) {
  let last = block.map((line) => /^ +(\S+\.go):(\d+): (.*)$/.exec(line)).filter((form) => form !== null).at(-1), panic = block.map((line) => /^panic: (.*?)(?: \[recovered\])?$/.exec(line)?.[1]).find(Boolean), frame = block.map((line) => /^\t(\S+_test\.go):(\d+)/.exec(line)).find(Boolean), place = last ? { path: last[1].includes("/") ? last[1] : `${folder}/${last[1]}`, line: Number(last[2]) } : frame ? { path: frame[1], line: Number(frame[2]) } : {};
  return failure(name, place, panic === void 0 ? last?.[3] : `panic: ${panic}`, block);
}

// src/tools/golangci-lint.ts
var golangciLint = {
  name: "golangci-lint",
  ecosystem: goModules,
  uses: [{ activity: "lint", matches: /^golangci-lint run\b/ }],
  detect(here) {
    let file = firstFile(here, /^\.golangci\.(?:ya?ml|toml|json)$/);
    return file ? [{ activity: "lint", run: "golangci-lint run", why: `there is ${file}` }] : [];
  },
  lints: !0,
  settings: ["**/.golangci.*"],
  settingKeys: {
    strict: "enableall",
    lax: "disableall",
    leavesOut: "disable|(?:skip|exclude)(?:dirs|files|rules)?",
    rules: "enable"
  },
  output: { findings: byColons },
  silencedBy: /^\/\/[ \t]{0,10}nolint\b[^\n]{0,300}\npackage\b/m
};

// src/tools/googletest.ts
var googletest = {
  name: "googletest",
  testFiles: ["**/*_test.{c,cc,cpp}"],
  measures: { tests: ["\\bTEST(?:_F)?\\("] },
  // What builds and runs its programs counts first.
  output: { count: count5, countsLast: !0, failing: /^\[ {2}FAILED {2}\] (\w[\w/]*\.[\w/]+) \(\d+ ms\)$/ }
};
function count5(lines) {
  let numbers = (form) => lines.flatMap((line) => Number(form.exec(line)?.[1] ?? Number.NaN)).filter(Number.isFinite), sum = (form) => numbers(form).reduce((total, number) => total + number, 0), totals = /^\[={10}\] (\d{1,9}) tests? from \d+ test (?:suite|case)s? ran\./;
  if (numbers(totals).length === 0) return;
  let skipped = sum(/^\[ {2}SKIPPED \] (\d{1,9}) tests?, listed below:$/);
  return { ran: sum(totals) - skipped, failed: sum(/^\[ {2}FAILED {2}\] (\d{1,9}) tests?, listed below:$/), skipped };
}

// src/tools/shared/jvm.ts
var jvmEndings = ["java", "kt", "kts", "groovy", "scala"], unknownSymbol = /cannot find symbol|[Uu]nresolved reference/;
function wrapperOf(here, name) {
  if (here.names.has(name)) return `./${name}`;
  let owner = here.above.find(({ names }) => names.has(name));
  return owner && `${"../".repeat(folderWithin(owner, here).split("/").length)}${name}`;
}

// src/tools/gradle.ts
var manifest = /^(?:build|settings)\.gradle(?:\.kts)?$/, settings3 = /^settings\.gradle(?:\.kts)?$/, hasFile = ({ names }, wanted) => [...names].some((name) => wanted.test(name));
function isOwnBuild(here) {
  if (!hasFile(here, manifest)) return !1;
  let parent = here.above.find((each) => hasFile(each, settings3)), isPart = !hasFile(here, settings3) || /(?:^|\/)buildSrc$/.test(here.folder);
  return !(parent && isPart);
}
var gradle = {
  name: "gradle",
  ecosystem: { fileTypes: jvmEndings, isHere: isOwnBuild },
  uses: [
    // The filter is an option of the task right before it.
    {
      activity: "unit-test",
      matches: /^(?:gradle|\.\/gradlew)\b(?!.*\s-x )(?:.*\s)?:?(?:[\w-]+:)*test$/,
      pattern: "--tests {pattern}"
    },
    {
      activity: "unit-test",
      matches: /^(?:gradle|\.\/gradlew)\b(?=.*\s:?(?:[\w-]+:)*(?:test|check|build)(?:\s|$))(?!.*\s-x ?(?:test|check)).*/
    },
    { activity: "typecheck", matches: /^(?:gradle|\.\/gradlew)\b(?=.*\s:?(?:[\w-]+:)*testClasses(?:\s|$)).*/ }
  ],
  manifests: manifest,
  detect(here) {
    let program = wrapperOf(here, "gradlew") ?? "gradle", why3 = "there is a Gradle build";
    return [
      { activity: "unit-test", run: `${program} test --tests {pattern}`, why: why3 },
      { activity: "typecheck", run: `${program} testClasses`, why: why3 }
    ];
  },
  patternOptions: ["tests"],
  output: {
    findings: byColons,
    count: count6,
    failures: failures8,
    failing: /^(\S.* > \S.*) FAILED$/,
    lacksName: unknownSymbol
  },
  notInstalled: /No cached version of \S+ available for offline mode|Could not (?:GET|HEAD) 'https?:|UnknownHostException: services\.gradle\.org/,
  setup: { run: "./gradlew testClasses", programs: ["gradle", "gradlew"] },
  settings: [
    "**/{build.gradle,build.gradle.kts}",
    "**/{settings.gradle,settings.gradle.kts,gradle.properties}",
    "**/{gradlew,gradlew.bat}",
    "**/gradle/wrapper/**"
  ],
  caches: ["**/.gradle/**"],
  settingKeys: {
    strict: "failonnomatchingtests|failonviolation",
    lax: "ignorefailures",
    least: "minimum"
  }
};
function count6(lines) {
  let failed = lines.flatMap((line) => {
    let form = /^(\d{1,9}) tests? completed(?:, (\d{1,9}) failed)?(?:, (\d{1,9}) skipped)?$/.exec(line);
    if (!form) return [];
    let [completed = 0, failures21 = 0, skipped = 0] = form.slice(1).map((number) => Number(number ?? 0));
    return [{ ran: Math.max(0, completed - skipped), failed: failures21, skipped }];
  });
  if (failed.length > 0) return totalOf(failed);
  let tasks = lines.flatMap((line) => {
    let form = /^(?:> Task )?(?::[\w.-]+)*:(?:test|\w+Test)(?: ([A-Z-]+))?$/.exec(line);
    return form ? [form[1]] : [];
  });
  if (tasks.length !== 0)
    return tasks.every((state) => state === "NO-SOURCE" || state === "SKIPPED") ? nothingRan : "unknown";
}
function failures8(lines) {
  return blocksOf(lines, /^(\S.*) > (\S.*?)(?:\(\))? FAILED$/, /^\S/).map(({ head, lines: block }) => {
    let said = firstText(block)?.trim(), [, want, got] = /expected: ?<(.*)> but was: ?<(.*)>/.exec(said ?? "") ?? [], message = expectedGot(want, got) ?? said?.replace(/^[\w.]+\.(\w+)/, "$1").replace(/ at \S+:\d+$/, "");
    return failure(
      `${head[1].split(" > ").at(-1)}.${head[2]}`,
      placeIn(block, /\bat (?:.*\()?([\w-]+\.(?:java|kt|groovy|scala)):(\d+)/),
      message,
      block
    );
  });
}

// src/tools/jest.ts
var jest = {
  name: "jest",
  ecosystem: nodePackages,
  ...installedRunner({
    activity: "unit-test",
    matches: /\bjest\b/,
    pattern: "-t {pattern}",
    line: "jest",
    config: /^jest\.config\./,
    dependency: "jest",
    takesPaths: !0,
    findsFiles: !0
  }),
  patternOptions: ["t", "testNamePattern", "testPathPattern"],
  testFiles: testAndSpecFiles,
  testFolders: ["__tests__"],
  declares: {
    language: javascriptTests,
    calls: ["it", "test", "fit", "ftest", "xit", "xtest"],
    modules: /^@jest\/globals$/
  },
  measures: { ...describeAndExpect, switches: [...describeAndExpect.switches, ...jasmineSwitches] },
  output: {
    count: byClosingLine((line) => {
      if (/^No tests found, exiting with code \d/.test(line)) return nothingRan;
      let text3 = /^Tests: +(.+ total)$/.exec(line)?.[1], numbers = text3 === void 0 ? void 0 : numbersIn(text3.split(", "));
      return numbers && tally(numbers, { passed: ["passed"], failed: ["failed"], skipped: ["skipped", "todo", "pending"] });
    }),
    failures: failures9,
    failing: /^\s*● (\S.* › .+)$/,
    unloaded: /^\S+\.[cm]?[jt]sx?$/,
    failedFiles: /^Test Suites: .*\d failed/
  },
  // Babel compiles its tests.
  settings: ["**/{jest,babel}.config.*", "**/.babelrc*"],
  settingKeys: {
    strict: "errorondeprecated",
    lax: "passwithnotests|automock",
    leavesOut: "\\w*pathignorepatterns",
    files: "testmatch|testregex|roots|collectcoveragefrom|projects",
    least: "branches|functions|lines|statements"
  },
  replaces: [
    /\bjest\.(?:mock|doMock|setMock|unstable_mockModule)\(\s*(?:import\(\s*)?['"`]([^'"`\n]{1,200})['"`]/g,
    /\bjest\.spyOn\(\s*([\w$.]{1,100}),\s*['"`]([\w$]{1,100})['"`]\s*\)\s*\.mock(?:Return|Resolved|Rejected|Impl)/g,
    /^[ \t]*([\w$]{1,100})\.([\w$]{1,100})\s*=\s*(?:jest|vi|sinon|mock)\.(?:fn|stub)\(/gm
  ]
};
function failures9(lines) {
  let found = blocksOf(lines, /^ {2}● (?!Console$)(\S.*)$/, /^(?:PASS|FAIL|Test Suites:|Summary of all)\b/);
  return onceEach(
    found.map(({ head, index, lines: block }) => {
      let file = /^FAIL (?:.* )?(\S+\.\w+)(?: \([\d.]+ m?s\))?$/.exec(
        lines.slice(0, index).findLast((line) => /^(?:PASS|FAIL) /.test(line)) ?? ""
      )?.[1], isFile = head[1] === "Test suite failed to run" && file !== void 0, frames = jsPlace(block.filter((line) => file !== void 0 && line.includes(file))), message = valuesIn(block, /^ *Expected: (.+)$/, /^ *Received: (.+)$/) ?? plainError(firstText(block)), place = { ...file === void 0 ? {} : { path: file }, ...frames.path ? frames : jsPlace(block) };
      return failure(isFile ? file : head[1], place, message, block);
    })
  );
}

// src/tools/junit.ts
var junit = {
  name: "junit",
  testFiles: ["**/*{Test,Tests,IT}.{java,kt,scala}"],
  declares: {
    language: {
      endings: /\.(?:java|kt|groovy)$/,
      syntax: "java",
      before: /^\s*(?:@[\w.]{1,200}(?:\([^)]{0,500}\))?\s*)+/,
      opens: () => /()()\b([\w$]{1,200}|`[^`]{1,200}`)\s*\([^;]*$/g
    },
    many: /@(?:\w+\.)*(?:ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|MethodSource|ValueSource|CsvSource)\b/,
    mark: /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate)\b/,
    skips: /@(?:\w+\.)*(?:Disabled\w*|Ignore)\b/
  },
  measures: {
    // verify is Mockito's.
    assertions: ["\\bassert\\w*\\b", "\\bverify\\("],
    switches: [
      "@(?:Disabled|EnabledIf|EnabledOn|EnabledFor)\\w*",
      "@Ignore\\b",
      "\\bassum(?:e|ing)(?:True|False|That|ing)?\\("
    ],
    dead: ["\\bvoid \\w+\\(\\)[^{;]*\\{\\s*return;"],
    constants: ["\\bassert(?:Equals|Same)\\((?:true|\\d+), *(?:true|\\d+)\\s*[,)]"]
  },
  replaces: [
    /\b(?:mock|spy|mockStatic|mockConstruction|mockkClass)\(\s*([A-Z]\w{0,100})(?:\.class|::class)/g,
    /@(?:Mock|Spy|MockBean|MockitoBean|MockK)\b[^;{}]{0,100}?\b([A-Z]\w{0,100})\s+\w{1,100}\s*;/g,
    /\bmockk<([A-Z]\w{0,100})>/g
  ],
  decides: ["\\bSystem\\.exit\\(", "\\bRuntime\\.getRuntime\\(\\)\\.halt\\("]
};

// src/tools/just.ts
var just = {
  name: "just",
  called: (command) => calledTargets("just", command),
  settings: ["**/justfile"],
  definedIn: { program: /^just\b/, files: ["justfile", "Justfile", ".justfile"] }
};

// src/tools/karma.ts
var karma = {
  name: "karma",
  ecosystem: nodePackages,
  uses: [{ activity: "unit-test", matches: /^karma start\b/ }],
  testFiles: testAndSpecFiles,
  settings: ["**/karma.config.*", "**/karma.conf.*"],
  settingKeys: {
    leavesOut: "exclude",
    files: "files"
  }
};

// src/tools/shared/listed.ts
function listIn(here, file, key) {
  let text3 = here.text(file), [node2] = text3 === void 0 ? [] : parseDocuments(file, text3).nodes, value = node2?.kind === "map" ? entry(node2, key)?.value : void 0;
  if (value?.kind === "list")
    return value.items.map(plain).filter((each) => typeof each == "string");
}

// src/tools/lerna.ts
var lerna = {
  name: "lerna",
  reads: /^lerna\.json$/,
  everywhere: inEveryPackage(/^lerna run ([\w:.-]+)$/),
  members: (here) => listIn(here, "lerna.json", "packages"),
  settings: ["**/lerna.json"]
};

// src/tools/make.ts
var targets = {
  "unit-test": ["test-unit", "unit-test", "test", "tests", "check"],
  e2e: ["test-e2e", "e2e"],
  typecheck: ["typecheck", "type-check", "types"],
  lint: ["lint"],
  build: ["all", "build"]
}, inOrder = ["GNUmakefile", "makefile", "Makefile"], makefile = /^(?:GNUm|m|M)akefile$/;
function fileIn({ names }) {
  return inOrder.find((name) => names.has(name));
}
function rulesIn(here) {
  let file = fileIn(here), text3 = file && here.text(file);
  if (!text3) return;
  let rules = /* @__PURE__ */ new Map(), current = [];
  for (let line of text3.replaceAll(/\\\n[ \t]*/g, " ").split(`
`)) {
    let recipe = /^\t[@\-+]*\s*(.*)$/.exec(line)?.[1];
    if (recipe !== void 0) {
      for (let name of current) rules.get(name).push(recipe.replaceAll(/\$[({]MAKE[)}]/g, "make"));
      continue;
    }
    let [, names, needs = ""] = /^([\w.-]+(?: [\w.-]+)*)\s*:(?![=:])([^=]*)$/.exec(line) ?? [];
    if (/^\s*(?:#|$)/.test(line) || (current = names === void 0 ? [] : names.split(" ")), names === void 0) continue;
    let needed = needs.split(/[\s;#]+/).filter((name) => /^[\w-]+$/.test(name));
    for (let name of current) rules.set(name, [...rules.get(name) ?? [], ...needed.map((each) => `make ${each}`)]);
  }
  return rules;
}
function alteredTargets(before, now) {
  let old = blocksIn(before ?? ""), current = blocksIn(now), changed = [...old].filter(([name, text3]) => current.get(name) !== text3).map(([name]) => name), wide = [...current.keys()].filter((name) => !old.has(name) && (name === "variables" || /^\.|%/.test(name)));
  return before === void 0 ? changed : [...changed, ...wide];
}
function blocksIn(text3) {
  let blocks = /* @__PURE__ */ new Map(), current = ["variables"];
  for (let line of text3.replaceAll(/\\\n[ \t]*/g, " ").split(`
`)) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    let names = /^([\w./%-][^:=#]*):(?![=:])/.exec(line)?.[1]?.trim().split(/\s+/);
    line.startsWith("	") || (current = names ?? ["variables"]);
    for (let name of current.filter((each) => each !== ".PHONY"))
      blocks.set(name, `${blocks.get(name) ?? ""}${line.trimEnd()}
`);
  }
  return blocks;
}
var make = {
  name: "make",
  ecosystem: { fileTypes: [], isHere: () => !0 },
  manifests: makefile,
  reads: makefile,
  detect(here) {
    let file = fileIn(here), rules = rulesIn(here);
    return !file || !rules ? [] : Object.entries(targets).flatMap(([activity, names]) => {
      let target = activity === "build" ? void 0 : names.find((name) => rules.has(name));
      return target ? [{ activity, run: `make ${target}`, why: `${file} has the target ${target}` }] : [];
    });
  },
  called(command, here) {
    let wanted = /^make(?:\s+-[\w]+)*((?:\s+[\w.-]+)*)$/.exec(command)?.[1]?.trim();
    if (wanted === void 0) return [];
    let rules = rulesIn(here);
    return (wanted === "" ? ["all"] : wanted.split(/\s+/)).map((name) => {
      let activity = Object.keys(targets).find((each) => targets[each].includes(name));
      return { name, ...activity ? { activity } : {}, ...rules?.has(name) ? { runs: rules.get(name) } : {} };
    });
  },
  output: {
    echo: /^make(?:\[\d+\])?: \*\*\*/,
    findings: byColons,
    // A folder `test` makes a target of that name look done: make then runs nothing, and succeeds.
    count: byClosingLine(
      (line) => /^make: (?:'[^']+' is up to date|Nothing to be done for '[^']+')\.$/.test(line) ? nothingRan : void 0
    )
  },
  settings: ["**/{Makefile,GNUmakefile,makefile}"],
  readsFirst: inOrder,
  scripts: { file: "**/{Makefile,GNUmakefile,makefile}", altered: alteredTargets }
};

// src/tools/maven.ts
function isModule(here) {
  return here.above.some((parent) => [...without(without(parent.text("pom.xml") ?? "", "<!--", "-->"), "<profiles>", "</profiles>").matchAll(/<(?:module|subproject)>([^<>]{1,500})</g)].map(([, module]) => module.trim()).some((module) => module.replace(/\/(?:pom\.xml)?$/, "") === folderWithin(parent, here)));
}
function without(text3, open2, close2) {
  let [start = "", ...rest] = text3.split(open2);
  return start + rest.map((each) => each.includes(close2) ? each.slice(each.indexOf(close2) + close2.length) : "").join("");
}
var maven = {
  name: "maven",
  ecosystem: { fileTypes: jvmEndings, isHere: (here) => here.names.has("pom.xml") && !isModule(here) },
  uses: [
    {
      activity: "unit-test",
      matches: /^(?:mvn|\.\/mvnw)\b(?=.*\s(?:test|verify|package)(?:\s|$))(?!.*-(?:DskipTests|Dmaven\.test\.skip)).*/,
      pattern: "-Dtest={pattern}"
    },
    { activity: "typecheck", matches: /^(?:mvn|\.\/mvnw)\b(?=.*\stest-compile(?:\s|$)).*/ }
  ],
  manifests: /^pom\.xml$/,
  reads: /^pom\.xml$/,
  detect(here) {
    let program = wrapperOf(here, "mvnw") ?? "mvn", why3 = "there is a pom.xml";
    return [
      { activity: "unit-test", run: `${program} -B test -Dtest={pattern}`, why: why3 },
      { activity: "typecheck", run: `${program} -B test-compile`, why: why3 }
    ];
  },
  output: {
    findings: compilerErrors,
    title: "surefire",
    // The closing line of all classes; those of single classes go on with the time that they took.
    count: byClosingLine((line) => {
      let form = /^(?:\[\w+\] )?Tests run: (\d{1,9}), Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: (\d{1,9})$/.exec(line);
      if (!form) return;
      let [ran = 0, failures21 = 0, errors = 0, skipped = 0] = form.slice(1).map(Number);
      return { ran: Math.max(0, ran - skipped), failed: failures21 + errors, skipped };
    }),
    failures: failures10,
    failing: /^\[ERROR\]\s+([\w.$]+\.\w+):\d+/,
    lacksName: unknownSymbol
  },
  notInstalled: /Cannot access \S+ \([^)\n]*\) in offline mode|Could not transfer artifact \S+ from\/to /,
  setup: { run: "mvn -B dependency:go-offline", programs: ["mvn", "mvnw"] },
  settings: ["**/pom.xml", "**/{mvnw,mvnw.cmd}"],
  autoloaded: ["**/.mvn/**"],
  settingKeys: {
    strict: "failifnotests",
    lax: "skip(?:tests|its)?|testfailureignore",
    leavesOut: "exclude|excludedgroups"
  }
};
function failures10(lines) {
  return onceEach(
    lines.flatMap((line) => {
      let form = /^\[ERROR\]\s+(?:([\w.$]+)\.)?(\w+)\.(\w+)(?:\([^)]*\))?:(\d+)(?:->\S+)? (.+)$/.exec(line);
      if (!form) return [];
      let [, , group, name, number, said] = form;
      return [
        failure(
          `${group}.${name}`,
          { path: `${group.split("$")[0]}.java`, line: Number(number) },
          assertedIn(said),
          blockOf(lines, group, name)
        )
      ];
    })
  );
}
function assertedIn(said) {
  let [, want, got] = /expected: ?<(.*)> but was: ?<(.*)>/.exec(said) ?? [];
  return expectedGot(want, got) ?? said.replace(/^(?:»|AssertionFailedError) /, "");
}
function blockOf(lines, group, name) {
  let start = lines.findIndex((line) => line.includes("<<< ") && line.includes(name) && line.includes(group));
  if (start === -1) return [];
  let rest = lines.slice(start + 1), end = rest.findIndex((line) => line === "" || line.startsWith("["));
  return rest.slice(0, end === -1 ? 20 : end).filter((line) => !/^\s+at (?:org\.junit|java\.|jdk\.|org\.apache\.maven)/.test(line));
}
function compilerErrors(lines) {
  return lines.flatMap((line) => {
    let [, path, number, column, said] = /^\[ERROR\] (\S+):\[(\d{1,7}),(\d{1,5})\] (.+)$/.exec(line) ?? [];
    return findingOf([path, number, column], said) ?? [];
  });
}

// src/tools/meson.ts
var meson = {
  name: "meson",
  ecosystem: nativeBuilds,
  manifests: /^meson\.build$/,
  uses: [
    { activity: "unit-test", matches: /^(?:meson test|ninja(?: -C \S+)? test)\b/, needsBuild: !0 },
    { activity: "build", matches: /^meson (?:setup|compile)\b/ }
  ],
  detect: ({ names }) => names.has("meson.build") ? [
    {
      activity: "unit-test",
      run: inBuildFolder('meson setup "$build"', 'meson test -C "$build" --print-errorlogs {pattern}'),
      why: "there is a meson.build"
    }
  ] : [],
  output: { count: count7, failing: /^ *\d+\/\d+ (\S.*?) +(?:FAIL|TIMEOUT|ERROR) +[\d.]+s\b/ },
  settings: ["**/{meson.build,meson.options,meson_options.txt}"],
  settingKeys: {
    lax: "shouldfail"
  }
};
function count7(lines) {
  let of = (word2) => {
    let found = lines.flatMap((line) => new RegExp(`^${word2}: +(\\d{1,9})$`).exec(line)?.[1] ?? []);
    return found.length > 0 ? found.reduce((total, number) => total + Number(number), 0) : void 0;
  }, passed = of("Ok");
  if (passed === void 0 || of("Fail") === void 0)
    return lines.includes("No suitable tests defined.") ? nothingRan : void 0;
  let failed = (of("Fail") ?? 0) + (of("Unexpected Pass") ?? 0) + (of("Timeout") ?? 0);
  return { ran: passed + (of("Expected Fail") ?? 0) + failed, failed, skipped: of("Skipped") ?? 0 };
}

// src/tools/shared/ruby.ts
var testName4 = /(?:^|\/)(?:[^/]+_(?:spec|test)|test_[^/]+)\.rb$/, gems = {
  fileTypes: ["rb", "rake", "gemspec", "erb", "haml", "slim"],
  isHere: ({ names }) => [...names].some((name) => gemFile.test(name)),
  managerOf: ({ names }, managers) => managers.find(({ locks }) => names.has("Gemfile") && locks.includes("Gemfile")),
  testName: testName4
}, gemFile = /^(?:Gemfile|Rakefile|[\w-]+\.gemspec|\.rspec)$/;
function usesGem(here, gem) {
  let named = new RegExp(`['"]${gem}['"]`);
  return [...here.names].some((name) => /^Gemfile$|\.gemspec$/.test(name) && named.test(here.text(name) ?? ""));
}
function rubyTest({ tests }, kind) {
  let name = kind === "test" ? /(?:^|\/)(?:test_[^/]+|[^/]+_test)\.rb$/ : /_spec\.rb$/;
  return tests.find((path) => name.test(path));
}

// src/tools/minitest.ts
var minitest = {
  name: "minitest",
  ecosystem: gems,
  uses: [{ activity: "unit-test", matches: /^rails test\b/, pattern: "--name {pattern}", takesPaths: !0 }],
  detect(here, manager5) {
    let first = rubyTest(here, "test");
    if (first === void 0) return [];
    let why3 = `there is ${first}`;
    if (usesGem(here, "rails"))
      return [{ activity: "unit-test", run: managed(manager5, "rails test --name {pattern}"), why: `${why3}, and the gem rails is in use`, takesPaths: !0 }];
    let run = managed(manager5, `ruby -Ilib -Itest -rminitest/autorun -e 'Dir["test/**/{test_*,*_test}.rb"].each { |file| require "./#{file}" }' -- --name {pattern}`);
    return [
      { activity: "unit-test", run: usesGem(here, "test-unit") ? run.replace("minitest/autorun", "test/unit") : run, why: why3, guess: !0 }
    ];
  },
  patternOptions: ["name"],
  testFiles: ["**/*_test.rb", "**/test_*.rb"],
  measures: {
    tests: ["\\bdef test_", `(?:^|\\n)[ \\t]*test ["']`],
    assertions: ["\\b(?:assert|refute)\\w*\\b", "\\b(?:must|wont)_\\w+"],
    switches: ["(?:^|\\n)[ \\t]*skip\\b"],
    swallowed: ["\\brescue(?: nil|[^\\n]*\\n\\s*(?:nil\\s+)?end)\\b"],
    dead: ["\\bdef test_\\w+\\s+return\\b"]
  },
  shadowing: ["{lib,test}/minitest{.rb,/**/*.rb}"],
  output: {
    count: byClosingLine((line) => {
      let form = /^(\d{1,9}) (?:runs|tests), \d+ assertions, (\d{1,9}) failures, (\d{1,9}) errors, (\d{1,9}) (?:skips|pendings)(?:, (\d{1,9}) omissions, \d+ notifications)?$/.exec(
        line
      );
      if (!form) return;
      let [tests = 0, failures21 = 0, errors = 0, ...left] = form.slice(1).map((number) => Number(number ?? 0)), skipped = left.reduce((sum, number) => sum + number, 0);
      return { ran: Math.max(0, tests - skipped), failed: failures21 + errors, skipped };
    }),
    failures: failures11,
    failing: /^([A-Z][\w:]*#test_\S*?)(?: \[[^\]]*\])?:$/
  },
  decides: ["\\b(?:exit!|at_exit\\b)"]
};
function failures11(lines) {
  return [...blocksOf(
    lines,
    /^([A-Z][\w:]*#test_\S*?)(?: \[(\S+):(\d+)\])?:$/,
    /^(?: +\d+\) (?:Failure|Error|Skipped):|\d+ runs, |(?:bin\/)?rails test )/
  ).map(minitestFailure), ...testUnitFailures(lines)];
}
function minitestFailure({ head, lines: block }) {
  let message = valuesIn(block, /^Expected: (.+)$/, /^ *Actual: (.+)$/) ?? firstText(block), place = head[2] === void 0 ? placeIn(block, /^ +(\S+?\.rb):(\d+):in /) : { path: head[2], line: Number(head[3]) };
  return failure(head[1], place, message, block);
}
function testUnitFailures(lines) {
  return blocksOf(lines, /^(?:Failure|Error): (test\w*)\((\w[\w:]*)\)(?:: (.+))?$/, /^={70,}$/).map(
    ({ head, lines: block }) => {
      let values2 = expectedGot(
        firstIn(block, /^<(.+)> expected but was$/),
        firstIn(block.slice(block.findIndex((line) => / expected but was$/.test(line)) + 1), /^<(.+)>\.?$/)
      );
      return failure(`${head[2]}#${head[1]}`, placeIn(block, /^(\S+?\.rb):(\d+):in /), values2 ?? head[3], block);
    }
  );
}

// src/tools/mocha.ts
var mocha = {
  name: "mocha",
  ecosystem: nodePackages,
  ...installedRunner({
    activity: "unit-test",
    matches: /\bmocha\b/,
    pattern: "-g {pattern}",
    line: "mocha",
    config: /^\.mocharc\./,
    dependency: "mocha",
    takesPaths: !0
  }),
  patternOptions: ["g", "grep"],
  testFiles: testAndSpecFiles,
  declares: { language: javascriptTests, calls: ["it", "specify", "test", "xit"], modules: /^mocha$/ },
  measures: {
    assertions: [...describeAndExpect.assertions, "\\.should\\b"],
    switches: [...describeAndExpect.switches, ...jasmineSwitches]
  },
  output: {
    count: byClosingLine((line) => {
      let match = /^ *(\d{1,9}) (passing|failing|pending)(?: \([^()]+\))?$/.exec(line);
      if (!match) return;
      let numbers = /* @__PURE__ */ new Map([[match[2], Number(match[1])]]);
      return tally(numbers, { passed: ["passing"], failed: ["failing"], skipped: ["pending"] });
    }),
    failures: failures12,
    failing: /^\s+\d+\) (\S.*?):?$/
  },
  autoloaded: ["**/.mocharc.{js,cjs,mjs,json,jsonc,yml,yaml}"],
  settingKeys: {
    strict: "forbid(?:only|pending)|checkleaks|failzero|checkcoverage",
    lax: "passonfailingtestsuite|invert|dryrun",
    leavesOut: "ignore",
    files: "spec"
  },
  replaces: [
    // sinon's and testdouble's, which any runner can use.
    /\b(?:sinon|sandbox|td)\.(?:stub|replace|fake)\(\s*([\w$.]{1,100}),\s*['"`]([\w$]{1,100})['"`]/g,
    /\b(?:td\.replace(?:Esm)?|mockery\.registerMock|quibble)\(\s*['"`]([^'"`\n]{1,200})['"`]/g
  ],
  decides: ["\\bglobal(?:This)?\\.(?:it|test|describe|expect)\\s*=[^=]", "\\bthis\\.skip\\("]
};
function failures12(lines) {
  let start = lines.findIndex((line) => /^ *\d+ failing\b/.test(line));
  return start === -1 ? [] : blocksOf(lines.slice(start), /^ {2}\d+\) (.+)$/, /^npm (?:error|ERR!)/).map(({ head, lines: rest }) => {
    let all = [head[1], ...rest], last = all.findIndex((line) => line.endsWith(":")), name = all.slice(0, last + 1).map((line) => line.trim()).join(" > ").replace(/:$/, ""), block = all.slice(last + 1), message = (block.some((line) => /^ *\+ expected - actual$/.test(line)) ? differenceIn(block, { want: "+", got: "-" }) : void 0) ?? unequalIn(block) ?? plainError(firstText(block));
    return failure(name, jsPlace(block), message, block);
  });
}

// src/tools/mypy.ts
var settingsFile = /^\.?mypy\.ini$/, mypy = {
  name: "mypy",
  ecosystem: pythonPackages,
  uses: [{ activity: "typecheck", matches: /^(?:python[\d.]* -m )?mypy\b/ }],
  reads: settingsFile,
  detect(here, manager5) {
    let file = firstFile(here, settingsFile) ?? mentionOf(here, /\bmypy\b/);
    if (!file) return [];
    let namesFiles = /^[ \t]*(?:files|packages|modules)[ \t]*=/m.test(here.text(file) ?? "");
    return [{ activity: "typecheck", run: managed(manager5, namesFiles ? "mypy" : "mypy ."), why: `${file} mentions mypy` }];
  },
  notInstalled: moduleNotFound("mypy"),
  setup: { run: "python3 -m pip install mypy" },
  lints: !0,
  settings: ["**/mypy.ini", "**/.mypy.ini"],
  autoloaded: [shadowsOf("mypy")],
  caches: ["**/.mypy_cache/**"],
  settingKeys: {
    strict: "strict\\w*|disallow\\w+|warn\\w+|checkuntypeddefs|noimplicit\\w+",
    lax: "ignoreerrors|ignoremissingimports|allow(?:untyped|redefinition)\\w*|implicit(?:optional|reexport)",
    leavesOut: "exclude|disableerrorcode",
    rules: "enableerrorcode",
    files: "files|packages|modules"
  },
  output: { findings: byColons },
  silencedBy: /^#[ \t]{0,10}mypy:[ \t]{0,10}ignore[-_]errors\b/m
};

// src/tools/nextest.ts
var nextest = {
  name: "nextest",
  ecosystem: crates,
  uses: [{ activity: "unit-test", matches: /^cargo nextest run\b/, pattern: "{pattern}" }],
  patternOptions: ["E"],
  output: {
    count: byClosingLine((line) => {
      if (line === "error: no tests to run") return nothingRan;
      let form = /^ *Summary \[ *[\d.]+s\] \d{1,9}(?:\/\d{1,9})? tests? run: (.+)$/.exec(line), numbers = form ? numbersIn(form[1].replaceAll(/ \([^()]*\)/g, "").split(", ")) : void 0;
      return numbers && tally(numbers, { passed: ["passed"], failed: ["failed", "timed out", "exec failed"], skipped: ["skipped"] });
    }),
    failures: panics,
    failing: /^ *FAIL \[ *[\d.]+s\] (?:\([^()]*\) )?(\S.*)$/
  },
  notInstalled: /^error: no such command: `nextest`/m,
  settings: ["**/.config/nextest.toml"]
};

// src/tools/node.ts
var node = {
  name: "node",
  output: {
    loadFailure: /ERR_MODULE_NOT_FOUND|Cannot find module/,
    missing: /Cannot find (?:module|package) ['"]([^'"]+)['"]/,
    lacksName: /does not provide an export named|is not a (?:function|constructor)/
  },
  autoloaded: ["**/node_modules/**"],
  caches: ["**/node_modules/**"],
  decides: ["\\bprocess\\.(?:exit|exitCode|reallyExit)\\b"]
};

// src/tools/node-test.ts
var nodeTest = {
  name: "node-test",
  ecosystem: nodePackages,
  detect: (here) => builtInRunner(here, "node --test --test-name-pattern={pattern}", { files: /\.[cm]?js$/ }),
  uses: [
    {
      activity: "unit-test",
      // Its options must come before the files, so only a script that ends in options can be given one more.
      matches: /\bnode(?:\s+-[\w=./:-]+)*\s+--test(?:\s+--[\w=./:-]+)*$/,
      pattern: "--test-name-pattern={pattern}"
    },
    { activity: "unit-test", matches: /^node(?:\s+-[\w=./:-]+)*\s+--test\b.*/ }
  ],
  patternOptions: ["test-name-pattern"],
  // The names that it finds without being told, in the languages that it can run.
  testFiles: [...testAndSpecFiles, "**/{test,test-*,*-test,*_test}.{js,mjs,cjs,ts,mts,cts}"],
  declares: { language: javascriptTests, calls: ["it", "test"], modules: /^(?:node:)?test$/, inner: /\bt\.test\(/ },
  measures: describeAndExpect,
  output: {
    title: "node:test",
    count: count8,
    failing: /^\s*✖ (.+?) \([\d.]+ms\)$/,
    unloaded: /^\S+\.[cm]?[jt]sx?$/,
    failures: failures13
  },
  replaces: [
    /\bmock\.module\(\s*['"`]([^'"`\n]{1,200})['"`]/g,
    /\bmock\.(?:method|getter)\(\s*([\w$.]{1,100}),\s*['"`]([\w$]{1,100})['"`]\s*,/g
  ]
};
function count8(lines) {
  let groups = [];
  for (let line of lines) {
    let match = /^[#ℹ] (tests|pass|fail|cancelled|skipped|todo) +(\d{1,9})$/.exec(line);
    match && (match[1] === "tests" && groups.push(/* @__PURE__ */ new Map()), groups.at(-1)?.set(match[1], Number(match[2])));
  }
  let words = { passed: ["pass"], failed: ["fail", "cancelled"], skipped: ["skipped", "todo"] }, counts = groups.filter((group) => group.has("pass")).map((group) => tally(group, words));
  if (counts.length === 0) return;
  let { ran, failed, skipped } = totalOf(counts), empty = emptyFiles(lines);
  return { ran: Math.max(failed, ran - empty), failed, skipped, ...empty > 0 ? { empty } : {} };
}
function emptyFiles(lines) {
  let suites = /* @__PURE__ */ new Set(), files = 0;
  for (let [index, line] of lines.entries()) {
    let suite = /^▶ (.+)$/.exec(line)?.[1];
    suite !== void 0 && suites.add(suite);
    let spec = /^✔ (\S+\.[cm]?[jt]sx?) \([\d.]+ms\)$/.exec(line)?.[1], tap2 = /^ok \d+ - (\S+\.[cm]?[jt]sx?)$/.exec(line)?.[1], alone = spec !== void 0 ? !suites.has(spec) : lines[index - 1] === `# Subtest: ${tap2}`;
    (spec ?? tap2) !== void 0 && alone && files++;
  }
  return files;
}
function failures13(lines) {
  return blocksOf(lines, /^test at (.+?):(\d+):\d+$/, /^(?!✖)\S/).flatMap(({ head, lines: block }) => {
    let name = firstIn(block, /^✖ (.+?) \([\d.]+ms\)/), own = block.filter((line) => !line.startsWith("✖")), value = (key) => firstIn(own, new RegExp(`^ {4}${key}: (.+?),?$`)), message = expectedGot(value("expected"), value("actual")) ?? unequalIn(own) ?? plainError(firstText(own)?.replace(/^'(.*)'$/, "$1")), telling = own.filter((line) => !/^ {4}(?:generatedMessage|code|operator|diff): |^ {2}\}$/.test(line));
    return name === void 0 ? [] : [failure(name, { path: head[1], line: Number(head[2]) }, message, telling)];
  });
}

// src/tools/nose.ts
var nose = {
  name: "nose",
  autoloaded: [shadowsOf("nose")]
};

// src/tools/nox.ts
var nox = {
  name: "nox",
  ecosystem: pythonPackages,
  uses: [
    { activity: "unit-test", matches: /^(?:python[\d.]* -m )?nox(?: (?:-s|--session) ?(?:tests?|unit)[\w-]*)?$/ },
    { activity: "lint", matches: /^(?:python[\d.]* -m )?nox (?:-s|--session) ?(?:lint|style)$/ }
  ],
  settings: ["**/noxfile.py"],
  definedIn: { program: /^(?:python[\d.]* -m )?nox\b/, files: ["noxfile.py"] },
  caches: ["**/.nox/**"]
};

// src/tools/shared/text.ts
function isShort(text3) {
  return text3.length <= 2e4 && text3.split(`
`).every((line) => line.length <= 300);
}

// src/tools/npm.ts
var harmlessLine = /^\s*(?:[#;].*|(?:save-exact|save-prefix|fund|audit|engine-strict|package-lock|loglevel|progress|update-notifier|omit-lockfile-registry-resolved)\s*=\s*[\w.:/^~-]*)?\s*$/, manager4 = {
  name: "npm",
  locks: ["package-lock.json"],
  // Without the dashes npx takes the options of the program for its own: `tsc --noEmit` would write files.
  program: (line) => `npx --no -- ${line}`,
  scripts: nodeScripts,
  script: (name, args) => `${name === "test" ? "npm test" : `npm run ${name}`}${args ? ` -- ${args}` : ""}`,
  separator: "--",
  members: workspacesIn
}, call = /^(?:npm(?:\s+-\S+)*\s+(?:run|run-script)|(?:pnpm|yarn)(?:\s+-\S+)*(?:\s+run)?|bun\s+run)(?:\s+-\S+)*\s+([\w:.-]+)|^npm(?:\s+-\S+)*\s+(?:test|tst|t)(?=\s|$)/, calls = /^(?:run-s|run-p|npm-run-all2?)\s+(.+)$/, npm = {
  name: "npm",
  ecosystem: nodePackages,
  manifests: /^package\.json$/,
  reads: /^package\.json$/,
  manager: manager4,
  called(command, here) {
    if (/\s(?:-[wFC]|--(?:workspace|filter|prefix|cwd|dir))\b/.test(command)) return [];
    let [one, some] = [call.exec(command), calls.exec(command)?.[1]], name = one?.[1] ?? (one && "test");
    return calledScripts(name ? [name] : (some ?? "").split(/\s+/).filter(Boolean), here, manager4);
  },
  wraps: { matches: /^(?:npx|npm\s+exec)(?:\s+(?:-y|--yes|--no|--no-install|--))*\s+/, as: "npx --no -- " },
  everywhere: inEveryPackage(/^npm (?:run |run-script )?([\w:.-]+) (?:--workspaces|-ws|--ws)$/),
  output: {
    echo: /^npm (?:warn|(?:error|ERR!) (?!Missing script))/,
    // The script that `npm init` writes, where what follows it hides that it fails.
    count: byClosingLine((line) => line === "Error: no test specified" ? nothingRan : void 0)
  },
  notInstalled: /^npm (?:error|ERR!) npx canceled due to missing packages|\bnode_modules\/\.bin\/\S+: (?:No such file|not found)/m,
  setup: { run: "npm ci", programs: ["npm", "npx"] },
  // Without a package.json there is no script either.
  noSuchScript: /missing script|^npm (?:error|ERR!) enoent Could not read package\.json/im,
  settings: ["**/package.json"],
  settingsIn: { file: "**/package.json", part: toolSettings, withoutScripts },
  autoloaded: ["**/.npmrc"],
  /** A new .npmrc that only sets how packages are saved and what npm prints. */
  harmless: (path, text3) => /(?:^|\/)\.npmrc$/.test(path) && isShort(text3) && text3.split(/\r?\n/).every((line) => harmlessLine.test(line)) ? {} : void 0,
  scripts: { file: "**/package.json", altered: alteredScripts },
  locks: [{ file: "**/{package-lock,npm-shrinkwrap}.json", entries: packageLock }]
};

// src/tools/nx.ts
var targets2 = inEveryPackage(/^nx run-many (\w[\w:.,-]*(?: \w[\w:.,-]*)*) -t$/, /^--all$/), nx = {
  name: "nx",
  ecosystem: nodePackages,
  uses: [
    { activity: "unit-test", matches: /^nx (?:run-many|affected)(?=.*\s(?:-t|--targets?)[ =]?test(?:\s|$)).*/ },
    { activity: "lint", matches: /^nx (?:run-many|affected)(?=.*\s(?:-t|--targets?)[ =]?lint(?:\s|$)).*/ },
    { activity: "typecheck", matches: /^nx (?:run-many|affected)(?=.*\s(?:-t|--targets?)[ =]?typecheck(?:\s|$)).*/ }
  ],
  everywhere: (line) => targets2(line.replace(/ (?:-t|--targets?)[ =]/, " -t ")),
  settings: ["**/{nx.json,project.json}"],
  caches: ["**/.nx/**"]
};

// src/tools/pdm.ts
var pdm = {
  name: "pdm",
  ecosystem: pythonPackages,
  ...environmentManager("pdm", "pdm.lock"),
  notInstalled: /\bCommand '[^'\n]+' is not found in your PATH\./,
  setup: { run: "pdm install", programs: ["pdm"], manager: "python3 -m pip install pdm" },
  locks: [{ file: "**/pdm.lock", entries: tomlLock }]
};

// src/tools/pest.ts
var pest = {
  name: "pest",
  ecosystem: phpPackages,
  uses: [{ activity: "unit-test", matches: /^pest\b/, pattern: "--filter {pattern}" }],
  detect: (here) => requires(here, "pestphp/pest") ? [{ activity: "unit-test", run: "vendor/bin/pest --filter {pattern}", why: "composer.json requires pest" }] : [],
  patternOptions: ["filter"]
};

// src/tools/phpstan.ts
var phpstan = {
  name: "phpstan",
  ecosystem: phpPackages,
  uses: [{ activity: "typecheck", matches: /^phpstan(?: analy[sz]e)?\b/ }],
  detect(here) {
    let file = firstFile(here, /^phpstan\.(?:dist\.)?neon(?:\.dist)?$/);
    return file ? [{ activity: "typecheck", run: "vendor/bin/phpstan analyse", why: `there is ${file}` }] : [];
  },
  settings: ["**/phpstan.{neon,neon.dist,dist.neon}"],
  settingKeys: {
    strict: "reportunmatchedignorederrors",
    leavesOut: "ignoreerrors|excludepaths",
    files: "paths",
    least: "level"
  },
  output: { findings: findings3 }
};
function findings3(lines) {
  let file;
  return lines.flatMap((line) => {
    let title = /^ +Line +(\S+\.php)(?: \(.*\))?$/.exec(line)?.[1];
    title !== void 0 && (file = title);
    let [, number, said] = /^ +:?(\d{1,7}) {2,}(\S.*)$/.exec(line) ?? [];
    return (title === void 0 ? findingOf([file, number], said) : void 0) ?? [];
  });
}

// src/tools/phpunit.ts
var phpunit = {
  name: "phpunit",
  ecosystem: phpPackages,
  uses: [{ activity: "unit-test", matches: /^phpunit\b/, pattern: "--filter {pattern}", takesPaths: !0 }],
  detect(here, manager5) {
    let file = firstFile(here, /^phpunit\.xml(?:\.dist)?$/);
    return !file && !requires(here, "phpunit/phpunit") ? [] : [
      {
        activity: "unit-test",
        run: managed(requires(here, "phpunit/phpunit") ? manager5 : void 0, "phpunit --filter {pattern}"),
        why: file ? `there is ${file}` : "composer.json requires phpunit",
        takesPaths: !0
      }
    ];
  },
  patternOptions: ["filter"],
  testFiles: ["**/*{Test,Tests,IT}.php"],
  measures: {
    tests: ["\\bfunction test", "@test\\b", "#\\[Test\\]"],
    assertions: ["\\bassert\\w*\\b", "\\bexpectException\\w*\\("],
    switches: ["\\bmarkTest(?:Skipped|Incomplete)\\(", "#\\[Requires\\w+\\(", "@requires "],
    dead: ["\\bfunction test\\w*\\(\\)[^{;]*\\{\\s*return;"],
    constants: ["\\bassert(?:Same|Equals)\\((?:true|\\d+), *(?:true|\\d+)\\s*[,)]"]
  },
  output: {
    count: byClosingLine((line) => {
      if (line === "No tests executed!") return nothingRan;
      let passed = /^OK \((\d{1,9}) tests?, \d+ assertions?\)$/.exec(line);
      if (passed) return { ran: Number(passed[1]), failed: 0, skipped: 0 };
      if (!/^Tests: \d{1,9}, Assertions: \d{1,9}(?:, [\w ]{1,40}: \d{1,9})*\.$/.test(line)) return;
      let of = (word2) => Number(new RegExp(`\\b${word2}: (\\d+)`).exec(line)?.[1] ?? 0), skipped = of("Skipped") + of("Incomplete");
      return { ran: Math.max(0, of("Tests") - skipped), failed: of("Errors") + of("Failures"), skipped };
    }),
    failures: failures14,
    failing: /^\d+\) ([\w\\]+::\S.*)$/
  },
  notInstalled: /\bvendor\/bin\/\S+: (?:No such file|not found)|Could not open input file: \S*vendor\/bin\/|Failed opening required '\S*vendor\/autoload\.php'/,
  setup: { run: "composer install", programs: ["composer", "php", "phpunit", "vendor/bin/\\S+"] },
  settings: ["**/phpunit.xml{,.dist}"],
  caches: ["**/.phpunit.result.cache", "**/.phpunit.cache/**"],
  settingKeys: {
    strict: "bestrict\\w*|failon\\w+",
    leavesOut: "exclude"
  },
  replaces: [
    /\b(?:createMock|createStub|createPartialMock|getMockBuilder|Mockery::mock)\(\s*\\?(?:\w{1,100}\\){0,20}([A-Z]\w{0,100})::class/g
  ],
  decides: ["\\b(?:exit|die)\\s*[(;]"]
};
function failures14(lines) {
  return blocksOf(
    lines,
    /^\d+\) ([\w\\]+::\S.*)$/,
    /^(?:--|(?:FAILURES|ERRORS|WARNINGS|OK)\b.*|There (?:was|were) .*|Tests: .*)$/
  ).map(({ head, lines: block }) => {
    let said = firstText(block), [, got, want] = /^Failed asserting that (.+) (?:matches expected|is identical to|equals) (.+?)\.$/.exec(said ?? "") ?? [], own = block.filter((line) => !/\/vendor\//.test(line));
    return failure(head[1], placeIn(own, /^(\S+\.php):(\d+)$/), expectedGot(want, got) ?? said, block);
  });
}

// src/tools/pip.ts
var pip = {
  name: "pip",
  autoloaded: ["**/{pip.conf,pip.ini}"]
};

// src/tools/pipenv.ts
var pipenv = {
  name: "pipenv",
  ecosystem: pythonPackages,
  manifests: /^Pipfile$/,
  ...environmentManager("pipenv", "Pipfile.lock"),
  notInstalled: /^Error: the command \S+ could not be found within PATH or Pipfile's \[scripts\]\./m,
  setup: { run: "pipenv sync --dev", programs: ["pipenv"], manager: "python3 -m pip install pipenv" },
  locks: [{ file: "**/Pipfile.lock", entries: pipfileLock }]
};

// src/tools/playwright.ts
var playwright = {
  name: "playwright",
  ecosystem: nodePackages,
  ...installedRunner({
    activity: "e2e",
    matches: /\bplaywright\s+test\b/,
    pattern: "-g {pattern}",
    line: "playwright test",
    config: /^playwright\.config\./,
    dependency: "@playwright/test",
    called: "playwright"
  }),
  patternOptions: ["g", "grep"],
  testFiles: testAndSpecFiles,
  endToEndFolder: "playwright",
  declares: { language: javascriptTests, calls: ["test"], modules: /^@?playwright\/test$/ },
  measures: describeAndExpect,
  output: { count: count9, failures: failures15 },
  settings: ["**/playwright.config.*"],
  settingKeys: {
    strict: "forbidonly",
    leavesOut: "testignore|grepinvert",
    files: "testmatch|testdir"
  }
};
function count9(lines) {
  if (lines.includes("Error: No tests found")) return nothingRan;
  let start = lines.findIndex((line) => /^Running \d+ tests? using \d+ workers?/.test(line));
  if (start === -1) return;
  let numbers = /* @__PURE__ */ new Map();
  for (let line of lines.slice(start)) {
    let form = /^ {2}(\d{1,9}) (passed|failed|flaky|skipped|interrupted|did not run)(?: \([\d.hms ]+\))?$/.exec(line);
    form && numbers.set(form[2], (numbers.get(form[2]) ?? 0) + Number(form[1]));
  }
  if (numbers.size !== 0)
    return tally(numbers, {
      passed: ["passed", "flaky"],
      failed: ["failed", "interrupted"],
      skipped: ["skipped", "did not run"]
    });
}
function failures15(lines) {
  return onceEach(
    blocksOf(lines, /^ {2}\d+\) (?:\[[^\]]+\] › )?(\S+?):(\d+):\d+ › (.+?)(?: ─+)?$/, /^ {2}\d+ (?:passed|failed|flaky|skipped)\b/).map(({ head, lines: block }) => {
      let message = valuesIn(block, /^ *Expected(?: \w+)?: +(.+)$/, /^ *Received(?: \w+)?: +(.+)$/) ?? plainError(
        firstText(block)?.trim().replace(/^Error: /, "")
      );
      return failure(head[3].replaceAll(" › ", " > "), { path: head[1], line: Number(head[2]) }, message, block);
    })
  );
}

// src/tools/pnpm.ts
var pnpm = {
  name: "pnpm",
  ecosystem: nodePackages,
  manager: {
    name: "pnpm",
    locks: ["pnpm-lock.yaml", "pnpm-workspace.yaml"],
    program: (line) => `pnpm exec ${line}`,
    scripts: nodeScripts,
    script: (name, args) => `pnpm run ${name}${args ? ` ${args}` : ""}`,
    members: (here) => listIn(here, "pnpm-workspace.yaml", "packages")
  },
  wraps: { matches: /^pnpm\s+(?:exec\s+|(?=(?:vitest|jest|mocha|eslint|tsc|biome|playwright|cypress)\b))/ },
  reads: /^pnpm-workspace\.yaml$/,
  everywhere: inEveryPackage(/^pnpm (?:run )?([\w:.-]+) (?:-r|--recursive)$/),
  output: { echo: /ELIFECYCLE/, passedOn: /^((?:[\w@.-]{1,100}\/[\w./@-]{1,100}|\.) [\w:.-]{1,100}): ?(.*)$/ },
  // Not an outdated lockfile, which is the author's.
  notInstalled: /\bnode_modules missing, did you mean to install\?|ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL[\s×]{1,20}Command "[^"\n]+" not found|ERR_PNPM_(?:META_FETCH_FAIL|FETCH_\d+|NO_OFFLINE_\w+|VERIFY_DEPS_BEFORE_RUN)\b|^(?:\/bin\/)?sh: (?:\d+: )?\S+: (?:command )?not found\n[\s\S]{0,500}\bELIFECYCLE\b/m,
  setup: { run: "pnpm install --frozen-lockfile", programs: ["pnpm", "pnpx"], manager: "corepack enable" },
  autoloaded: ["**/.pnpmfile.{cjs,mjs,js}", "**/pnpm-workspace.yaml"],
  locks: [{ file: "**/pnpm-lock.yaml", entries: pnpmLock }]
};

// src/tools/poetry.ts
var poetry = {
  name: "poetry",
  ecosystem: pythonPackages,
  ...environmentManager("poetry", "poetry.lock"),
  notInstalled: /^Command not found: \S+$/m,
  setup: { run: "poetry install", programs: ["poetry"], manager: "python3 -m pip install poetry" },
  locks: [{ file: "**/poetry.lock", entries: tomlLock }]
};

// src/tools/prove.ts
var testName5 = /(?:^|\/)t\/.*\.t$/, hasTests = ({ tests }) => tests.some((path) => testName5.test(path)), prove = {
  name: "prove",
  ecosystem: { fileTypes: ["pl", "pm", "t", "pod"], isHere: hasTests, testName: testName5 },
  uses: [{ activity: "unit-test", matches: /^prove\b/ }],
  detect: (here) => hasTests(here) ? [{ activity: "unit-test", run: "prove --lib --recurse t", why: "there are tests in t" }] : [],
  testFiles: ["**/t/**/*.t"],
  output: {
    count: byClosingLine((line, next) => {
      let total = /^Files=\d+, Tests=(\d{1,9}), /.exec(line)?.[1];
      if (total === void 0 || !/^Result: (?:PASS|FAIL|NOTESTS)$/.test(next())) return;
      let ran = Number(total);
      return { ran, failed: next() === "Result: FAIL" ? Math.min(1, ran) : 0, skipped: 0 };
    }),
    failures: failures16,
    failing: /^(\S+\.t) +\(Wstat: .*Failed: [1-9]\d*\)$/
  }
};
function failures16(lines) {
  return blocksOf(lines, /^# +Failed test '(.+)'$/, /^(?!#)|^# Looks like /).map(
    ({ head, lines: block }) => failure(
      head[1],
      placeIn(block, /^# +at (\S+) line (\d+)\.$/),
      valuesIn(block, /^# +expected: (.+)$/, /^# +got: (.+)$/),
      block.map((line) => line.replace(/^# ?/, ""))
    )
  );
}

// src/tools/pyright.ts
var pyright = {
  name: "pyright",
  lints: !0,
  ecosystem: pythonPackages,
  uses: [{ activity: "typecheck", matches: /^(?:python[\d.]* -m )?pyright\b/ }],
  settings: ["**/pyrightconfig.json"],
  settingKeys: {
    strict: "report\\w+|strict\\w+|typecheckingmode",
    leavesOut: "exclude|ignore",
    files: "include|strict"
  },
  output: { findings: findings4 },
  silencedBy: /^#[ \t]{0,10}pyright:[ \t]{0,10}(?:ignore|basic)\b/m
};
function findings4(lines) {
  return lines.flatMap((line, index) => {
    let [, path, number, column, how, first] = /^ +(\S.*?):(\d{1,7}):(\d{1,5}) - (error|warning|information): (.+)$/.exec(line) ?? [];
    if (first === void 0) return [];
    let rest = lines.slice(index + 1, index + 6), end = rest.findIndex((each) => !/^\s{4}/.test(each)), said = [first, ...rest.slice(0, end === -1 ? rest.length : end).map((each) => each.trim())], rule = / ?\((report\w+)\)$/.exec(said.join(" "))?.[1];
    return findingOf([path, number, column], `${how}: ${first.replace(/ \(report\w+\)$/, "")}`, rule) ?? [];
  });
}

// src/tools/pytest.ts
var writtenForIt = /^(?:import pytest\b|from pytest\b|(?:async )?def test_)/m, fixtureLine = /^(?:\s.*|#.*|"""[^"]*"""|import [\w., ]+|from [\w.]+ import [\w, ()]+|sys\.path\.(?:insert|append)\(.*\)|@pytest\.fixture(?:\(.*\))?|(?:async )?def \w+\(.*\)(?: -> .*)?:.*|[)\]}],?)?$/, beyondFixtures = /pytest_|collect_ignore|import\s*\*|\bexec\b|\beval\b|__|[sg]etattr|globals|vars\(|_exit|atexit|modules|\\[xuN]/, pytest = {
  name: "pytest",
  ecosystem: pythonPackages,
  uses: [
    {
      activity: "unit-test",
      matches: /^(?:python[\d.]* -m )?pytest\b/,
      pattern: "-k {pattern}",
      takesPaths: !0,
      findsFiles: !0
    }
  ],
  manifests: /^pytest\.ini$/,
  reads: /^pytest\.ini$/,
  detect(here, manager5) {
    let command = {
      activity: "unit-test",
      run: manager5 ? manager5.program("pytest -k {pattern}") : "python3 -m pytest -k {pattern}",
      takesPaths: !0,
      findsFiles: !0
    }, mention = mentionOf(here, /\bpytest\b/), settled = (here.folder === "." || here.tests.length > 0 || !mention?.startsWith("requirements") ? mention : void 0) ?? firstFile(here, /^(?:pytest\.ini|conftest\.py)$/);
    if (settled) return [{ ...command, why: `${settled} mentions pytest` }];
    let written = pythonTestsOf(here).find((path) => writtenForIt.test(here.text(path) ?? ""));
    return written ? [{ ...command, why: `${written} is written for pytest`, guess: !0 }] : [];
  },
  patternOptions: ["k", "m"],
  testFiles: ["**/test_*.py", "**/*_test.py"],
  declares: {
    language: pythonTests,
    many: /^\s*@(?:pytest\.mark\.parametrize|given)\b/,
    skips: /^\s*@(?:[\w.]{0,100}\.)?(?:skip|skipif)\b/
  },
  measures: {
    // Examples in a text are tests with --doctest-glob.
    tests: ["(?:^|\\n)[ \\t]*>>> "],
    assertions: ["\\bassert\\w*\\b"],
    switches: ["\\bpytest\\.mark\\.(?:skip|skipif|xfail)", "\\bpytest\\.(?:skip|importorskip)\\("]
  },
  output: {
    count: byClosingLine((line) => {
      let match = /^(?:=+ )?(.+) in \d+(?:\.\d+)?s(?: \([\d:, a-z]+\))?(?: =+)?$/.exec(line);
      if (!match) return;
      let parts = match[1].split(", ").map((part) => part === "no tests ran" ? "0 passed" : part), numbers = numbersIn(parts), words = {
        passed: ["passed", "xfailed", "xpassed"],
        failed: ["failed", "error", "errors"],
        skipped: ["skipped"]
      }, known = [...words.passed, ...words.failed, ...words.skipped, "deselected"];
      return numbers && known.some((word2) => numbers.has(word2)) ? tally(numbers, words) : void 0;
    }),
    failures: failures17,
    failing: /^(?:FAILED|ERROR) ([^\s(]\S*)/,
    unloaded: /^\S+\.py$/,
    loadFailure: /^ERROR .*(?:ImportError|ModuleNotFoundError)/
  },
  notInstalled: moduleNotFound("pytest"),
  setup: { run: "python3 -m pip install pytest" },
  settings: ["**/{pytest.ini,.pytest.ini}"],
  autoloaded: ["**/conftest.py", shadowsOf("pytest")],
  /** A new conftest.py of imports and fixtures can do no more than any test file. */
  harmless(path, text3) {
    if (!(!/(?:^|\/)conftest\.py$/.test(path) || !isShort(text3) || beyondFixtures.test(text3)))
      return text3.split(/\r?\n/).every((line) => fixtureLine.test(line)) ? { note: "with fixtures for tests" } : void 0;
  },
  caches: ["**/.pytest_cache/**"],
  settingKeys: {
    strict: "strict\\w*|xfailstrict",
    leavesOut: "norecursedirs|ignore|ignoreglob|deselect",
    files: "testpaths|python(?:files|classes|functions)"
  },
  replaces: [
    /\bmonkeypatch\.setattr\(\s*['"]([\w.]{1,200})\.(\w{1,100})['"]/g,
    /\bmonkeypatch\.setattr\(\s*([\w.]{1,200}),\s*['"](\w{1,100})['"]/g
  ],
  decides: ["\\bpytest\\.exit\\("]
};
function failures17(lines) {
  let sections = blocksOf(
    lines,
    /^_{3,} (?:ERROR (?:collecting|at (?:setup|teardown) of) )?(.+?) _{3,}$/,
    /^[=!]{3,} ?.*[=!]{3,}$/
  ), summary = lines.flatMap((line) => {
    let form = /^(?:FAILED|ERROR) (\S+?\.py)(?:::(\S.*?))?(?: - (.*))?$/.exec(line);
    return form ? [{ path: form[1], name: form[2]?.replaceAll("::", "."), short: form[3] }] : [];
  }), left = [...sections], found = summary.map(({ path, name, short }) => {
    let at = left.findIndex(
      ({ head, lines: block }) => (head[1] === name || head[1] === path) && block.some((line) => line.includes(path))
    ), [section] = at === -1 ? [] : left.splice(at, 1);
    return section ? sectionFailure(name ?? path, path, section.lines) : failure(name ?? path, { path }, withoutError(short), []);
  });
  return summary.length > 0 ? found : sections.map(({ head, lines: block }) => sectionFailure(head[1], void 0, block));
}
function sectionFailure(name, file, block) {
  let places = block.flatMap((line) => {
    let form = /^(\S+\.py):(\d+): ?/.exec(line);
    return form ? [{ path: form[1], line: Number(form[2]) }] : [];
  }), place = places.find(({ path }) => path === file) ?? places[0] ?? (file === void 0 ? {} : { path: file });
  return failure(name, place, withoutError(firstIn(block, /^E\s+(\S.*)$/)), block);
}
function withoutError(line) {
  return line?.replace(/^AssertionError: /, "");
}

// src/tools/python.ts
var modules = [
  "abc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 calendar cgi cmath cmd code codecs codeop",
  "collections colorsys compileall concurrent configparser contextlib contextvars copy copyreg csv ctypes curses dataclasses",
  "datetime dbm decimal difflib dis distutils doctest email encodings enum errno faulthandler fcntl filecmp fileinput fnmatch",
  "fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http imaplib",
  "imp importlib inspect io ipaddress itertools json keyword linecache locale logging lzma mailbox marshal math mimetypes mmap",
  "modulefinder multiprocessing netrc ntpath numbers opcode operator optparse os pathlib pdb pickle pickletools pkgutil platform",
  "plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc queue quopri random re readline reprlib",
  "resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtplib socket socketserver sqlite3",
  "ssl stat statistics string stringprep struct subprocess symtable sys sysconfig syslog tarfile tempfile termios textwrap",
  "threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty types typing unicodedata urllib uuid",
  "venv warnings wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo"
], python = {
  name: "python",
  ecosystem: pythonPackages,
  manifests: /^(?:pyproject\.toml|setup\.(?:py|cfg)|requirements(?:-dev)?\.txt)$/,
  reads: /^(?:pyproject\.toml|setup\.cfg|requirements(?:-dev)?\.txt)$/,
  output: {
    missing: /No module named ['"]([^'"]+)['"]/,
    lacksName: /cannot import name|has no attribute/
  },
  settings: ["**/{setup.cfg,pyproject.toml}"],
  settingsIn: { file: "**/pyproject.toml", part: toolTables },
  shadowing: modules.map((names) => `{${names.replaceAll(" ", ",")}}{.py,/__init__.py}`),
  autoloaded: ["**/{sitecustomize,usercustomize}.py", "**/{.pythonrc,.pdbrc}"],
  caches: ["**/__pycache__/**", "**/*.pyc"]
};

// src/tools/qunit.ts
var qunit = {
  name: "qunit",
  patternOptions: ["filter"],
  declares: { language: javascriptTests, calls: ["QUnit.test"], modules: /^qunit$/ },
  measures: { assertions: ["\\bassert\\w*\\b"] }
};

// src/tools/rake.ts
var rake = {
  name: "rake",
  ecosystem: gems,
  uses: [{ activity: "unit-test", matches: /^rake test\b/ }],
  /** What the task runs is known from its tests. It takes no pattern: what it is given goes through another shell. */
  detect(here, manager5) {
    return !/\b(?:Rake::TestTask|Minitest::TestTask|task\s*\(?:?['"]?test\b)/.test(here.text("Rakefile") ?? "") || rubyTest(here, "test") === void 0 ? [] : [{ activity: "unit-test", run: managed(manager5, "rake test"), why: "Rakefile has the task test" }];
  },
  settings: ["**/Rakefile"],
  definedIn: { program: /^(?:bundle exec )?rake\b/, files: ["Rakefile", "rakefile", "Rakefile.rb"] }
};

// src/tools/rspec.ts
var rspec = {
  name: "rspec",
  ecosystem: gems,
  uses: [
    { activity: "unit-test", matches: /^rspec\b/, pattern: "-e {pattern}", takesPaths: !0 },
    { activity: "unit-test", matches: /^rake spec\b/ }
  ],
  detect(here, manager5) {
    let spec = rubyTest(here, "spec"), why3 = here.names.has(".rspec") ? "there is .rspec" : spec ? `there is ${spec}` : void 0;
    return why3 === void 0 && !usesGem(here, "rspec") ? [] : [{ activity: "unit-test", run: managed(manager5, "rspec -e {pattern}"), why: why3 ?? "the gem rspec is in use", takesPaths: !0 }];
  },
  patternOptions: ["e", "example"],
  testFiles: ["**/*_spec.rb"],
  testFolders: ["spec"],
  measures: {
    tests: ["(?:^|\\n)[ \\t]*(?:it|specify|example|scenario)\\b"],
    assertions: ["\\bexpect\\b"],
    switches: ["(?:^|\\n)[ \\t]*(?:x(?:it|specify|describe|context)|f(?:it|describe|context)|skip|pending)\\b"]
  },
  output: {
    count: byClosingLine((line) => {
      let form = /^(\d{1,9}) examples?, (\d{1,9}) failures?(?:, (\d{1,9}) pending)?(?:, \d+ errors? .*)?$/.exec(line);
      if (!form) return;
      let [examples = 0, failed = 0, skipped = 0] = form.slice(1).map((number) => Number(number ?? 0));
      return { ran: Math.max(0, examples - skipped), failed, skipped };
    }),
    failures: failures18,
    failing: /^(?:rspec \S+ # |An error occurred while loading )(.+?)\.?$/,
    unloaded: /^\S+\.rb$/,
    missing: /cannot load such file -- (\S+)/
  },
  shadowing: ["{lib,spec}/rspec{.rb,/**/*.rb}"],
  autoloaded: ["**/.rspec"],
  replaces: [
    /\ballow(?:_any_instance_of)?\(\s*(?:[\w:]{0,100}::)?([A-Z]\w{0,100})\s*\)\.to\s+receive\(\s*:(\w{1,100}[?!]?)/g,
    /\b([A-Z]\w{0,100})(?:\.any_instance)?\.stubs?\(\s*:(\w{1,100}[?!]?)/g
  ]
};
function failures18(lines) {
  let start = lines.indexOf("Failures:");
  return start === -1 ? [] : blocksOf(lines.slice(start), /^ {2}\d+\) (.+)$/, /^(?:Finished in |Failed examples:|\d+ examples?, )/).map(
    ({ head, lines: block }) => {
      let rest = block.slice(block.findIndex((line) => line.includes("Failure/Error:")) + 1), thrown = rest.flatMap(
        (line, index) => /^ {5}\w[\w:]*:$/.test(line) ? [`${line.trim()} ${rest[index + 1]?.trim() ?? ""}`] : []
      )[0], message = valuesIn(block, /^ *expected: (.+)$/, /^ *got: (.+)$/) ?? thrown ?? firstIn(
        rest.filter((line) => !/^ +#/.test(line)),
        /^ +(\S.*)$/
      );
      return failure(head[1], placeIn(block, /^ +# (\S+?\.rb):(\d+)/), message, block);
    }
  );
}

// src/tools/rubocop.ts
var rubocop = {
  name: "rubocop",
  ecosystem: gems,
  uses: [{ activity: "lint", matches: /^(?:rubocop|standardrb|rake rubocop)\b/ }],
  detect: (here, manager5) => here.names.has(".rubocop.yml") ? [{ activity: "lint", run: manager5 ? manager5.program("rubocop") : "rubocop", why: "there is .rubocop.yml" }] : [],
  settings: ["**/.rubocop.yml"],
  settingKeys: {
    strict: "enabled",
    lax: "disabledbydefault",
    leavesOut: "exclude",
    most: "max"
  },
  output: { findings: byColons },
  silencedBy: /#[ \t]{0,10}rubocop:disable all\b/
};

// src/tools/rubygems.ts
var rubygems = {
  name: "rubygems",
  ecosystem: gems,
  manifests: gemFile,
  reads: /^(?:Gemfile|Rakefile|[\w-]+\.gemspec)$/,
  manager: { name: "bundler", locks: ["Gemfile"], program: (line) => `bundle exec ${line}` },
  wraps: { matches: /^bundle\s+exec\s+/ },
  notInstalled: /Could not find (?:gem )?\S[^\n]{0,300} in (?:locally installed gems|any of the sources)|^bundler: command not found: \S+|Run `bundle install` to install missing gems/m,
  setup: { run: "bundle install", programs: ["bundle", "rake", "rspec"], manager: "gem install bundler" },
  autoloaded: ["**/.gemrc", "**/.bundle/config"],
  locks: [{ file: "**/{Gemfile,gems}.{lock,locked}", entries: gemfileLock }]
};

// src/tools/ruff.ts
var ruff = {
  name: "ruff",
  ecosystem: pythonPackages,
  uses: [{ activity: "lint", matches: /^(?:python[\d.]* -m )?ruff check\b/ }],
  detect(here, manager5) {
    let file = firstFile(here, /^\.?ruff\.toml$/) ?? mentionOf(here, /\bruff\b/);
    return file ? [{ activity: "lint", run: managed(manager5, "ruff check ."), why: `${file} mentions ruff` }] : [];
  },
  notInstalled: moduleNotFound("ruff"),
  setup: { run: "python3 -m pip install ruff" },
  lints: !0,
  settings: ["**/{ruff.toml,.ruff.toml}"],
  autoloaded: [shadowsOf("ruff")],
  caches: ["**/.ruff_cache/**"],
  settingKeys: {
    leavesOut: "(?:extend)?(?:ignore|exclude|perfileignores)",
    rules: "(?:extend)?select"
  },
  output: { findings: (lines) => [...byColons(lines), ...byArrow(lines)] }
};

// src/tools/shell.ts
var shell = {
  name: "shell",
  autoloaded: ["**/{.envrc,.bashrc,.bash_profile,.profile,.zshenv,.zshrc,BASH_ENV}"],
  output: { findings: findings5 }
};
function findings5(lines) {
  let place = [];
  return lines.flatMap((line) => {
    let title = /^In (\S.*) line (\d{1,7}):$/.exec(line);
    title && (place = title.slice(1));
    let [, rule, how, said] = /^ *\^-*\^?-* (SC\d+) \((\w+)\): (.+)$/.exec(line) ?? [];
    return findingOf([place[0], place[1]], said === void 0 ? void 0 : `${how}: ${said}`, rule) ?? [];
  });
}

// src/tools/shared/printed/tap-points.ts
function failedPoints(lines) {
  let found = [], since = /* @__PURE__ */ new Map(), comment = "";
  for (let [index, line] of lines.entries()) {
    let title = /^# (?!Subtest: )(\S.*)$/.exec(line)?.[1];
    title !== void 0 && (comment = title);
    let point = /^( *)(not )?ok\b(?: \d+)?(?: - | )?(.*)$/.exec(line);
    if (!point) continue;
    let [, { length: depth }, not, words] = point, from = since.get(depth) ?? 0;
    for (let known of since.keys()) known > depth && since.delete(known);
    if (not && !/ # *(?:skip|todo)\b/i.test(words)) {
      let name = words.replace(/ # time=\S+$/, "").replace(/ in \d+(?:ms|sec)$/, ""), inner = found.slice(from).filter((each) => each.depth > depth);
      inner.length > 0 ? nameAfter(name, inner, depth) : found.push({ depth, failure: pointFailure(name, diagnosticsBelow(lines, index, depth), comment) });
    }
    since.set(depth, found.length);
  }
  return found.map((each) => each.failure);
}
function nameAfter(name, inner, depth) {
  if (!(depth === 0 && /^\S+\.[cm]?[jt]sx?$/.test(name)))
    for (let each of inner) each.failure = { ...each.failure, name: `${name} > ${each.failure.name}` };
}
function diagnosticsBelow(lines, index, depth) {
  let indent = " ".repeat(depth);
  if (lines[index + 1]?.trim() === "---" && lines[index + 1].startsWith(`${indent}  `)) {
    let rest2 = lines.slice(index + 2), end2 = rest2.findIndex((line) => line.trim() === "..." && line.startsWith(`${indent}  `));
    return rest2.slice(0, end2 === -1 ? 60 : end2).map((line) => line.slice(depth + 2));
  }
  let rest = lines.slice(index + 1), end = rest.findIndex((line) => !line.startsWith(`${indent}#`));
  return rest.slice(0, end === -1 ? rest.length : end).map((line) => line.slice(depth).replace(/^# ?/, ""));
}
function pointFailure(point, below, comment) {
  let name = below.some((line) => /^ *operator: \w+$/.test(line)) && !below.some((line) => line.startsWith("location:")) && comment !== "" ? `${comment} > ${point}` : point;
  return failure(name, pointPlace(below), pointMessage(below), below.filter(isTelling));
}
function isTelling(line) {
  return !/^ *(?:(?:duration_ms|failureType|location|code|name|operator|type): |\S.* \(?node:(?:internal|async)|node:internal|async Promise\.|new (?:Safe)?Promise )|node_modules/.test(
    line
  );
}
function pointMessage(below) {
  let value = (key) => unquoted(firstIn(below, new RegExp(`^ *(?:${key}) *: +(?![|>][-+0-9]*$)(\\S.*)$`))), values2 = expectedGot(value("expected|wanted"), value("actual|got|found"));
  if (values2) return values2;
  let start = below.findIndex((line) => /^ *(?:error|message): [|>][-+0-9]*$/.test(line)), block = start === -1 ? void 0 : firstText(below.slice(start + 1));
  return (below.some((line) => /^ *--- expected$/.test(line)) ? differenceIn(below, { want: "-", got: "+" }) : void 0) ?? plainError(block ?? value("error|message")) ?? firstIn(below, /^ *(`.+' failed.*)$/);
}
function pointPlace(below) {
  let file = firstIn(below, /^ *fileName: (.+)$/), line = firstIn(below, /^ *lineNumber: (\d+)$/);
  if (file !== void 0 && line !== void 0) return { path: unquoted(file), line: Number(line) };
  let inFile = below.map((each) => /^\((?:in test file|from .*in (?:test )?file) (.+), line (\d+)\)?/.exec(each)).find(Boolean);
  if (inFile) return { path: inFile[1], line: Number(inFile[2]) };
  let located = below.map((each) => /^ *location: '?(.+?):(\d+):\d+'?$/.exec(each)).find(Boolean);
  if (located) return { path: located[1], line: Number(located[2]) };
  let frames = below.map((each) => each.replace(/^ *at: /, "at ").replace(/^ *(?=\S+ \()/, "at "));
  return jsPlace(frames);
}
function unquoted(text3) {
  return text3?.trim().replace(/^(['"])(.*)\1$/, "$2");
}

// src/tools/tap.ts
var tap = {
  name: "tap",
  ecosystem: nodePackages,
  uses: [{ activity: "unit-test", matches: /^(?:tap|tape|borp)\b/ }],
  declares: { language: javascriptTests, calls: ["tap.test"], modules: /^(?:tap|tape)$/, inner: /\bt\.test\(/ },
  measures: {
    assertions: ["\\bt\\.(?:ok|notOk|equal|not|same|notSame|strictSame|match|has|throws|rejects|resolves)\\("]
  },
  output: {
    title: "TAP",
    count: count10,
    countsLast: !0,
    failures: failedPoints,
    failing: /^\s*not ok \d+ - (.+?)(?: # .*)?$/
  },
  settings: ["**/.taprc"],
  settingKeys: {
    strict: "checkcoverage",
    lax: "allow(?:empty|incomplete)coverage|disablecoverage"
  }
};
function count10(lines) {
  let plans = lines.filter((line) => /^1\.\.\d{1,9}(?:\s|$)/.test(line)), points = lines.flatMap((line) => {
    let match = /^(not )?ok(?: \d+)?(?:$| )/.exec(line);
    return match ? [{ failed: match[1] !== void 0, left: /# *(?:skip|todo)\b/i.test(line) }] : [];
  });
  if (plans.length === 0 && !lines.some((line) => /^TAP version \d+$/.test(line))) return;
  if (points.length === 0) return plans.some((line) => /^1\.\.0(?:\s|$)/.test(line)) ? nothingRan : void 0;
  let ran = points.filter((point) => !point.left), failed = ran.filter((point) => point.failed).length;
  return { ran: ran.length, failed, skipped: points.length - ran.length };
}

// src/tools/task.ts
var task = {
  name: "task",
  called: (command) => calledTargets("task", command),
  settings: ["**/Taskfile.yml"],
  definedIn: { program: /^task\b/, files: ["Taskfile.yml", "Taskfile.yaml", "taskfile.yml"] }
};

// src/tools/tox.ts
var tox = {
  name: "tox",
  ecosystem: pythonPackages,
  // Its environments are named as their author likes; those for a version of Python run the tests.
  uses: [
    { activity: "unit-test", matches: /^(?:python[\d.]* -m )?tox(?: run)?(?: -e ?py[\w,-]*)?$/ },
    { activity: "lint", matches: /^(?:python[\d.]* -m )?tox(?: run)? -e ?(?:lint|style|flake8|pep8|ruff)$/ },
    { activity: "typecheck", matches: /^(?:python[\d.]* -m )?tox(?: run)? -e ?(?:mypy|types|typing|typecheck)$/ }
  ],
  manifests: /^tox\.ini$/,
  reads: /^tox\.ini$/,
  detect: ({ names }) => names.has("tox.ini") ? [{ activity: "unit-test", run: "tox run", why: "there is a tox.ini" }] : [],
  notInstalled: moduleNotFound("tox"),
  setup: { run: "python3 -m pip install tox" },
  settings: ["**/tox.ini"],
  autoloaded: [shadowsOf("tox")],
  definedIn: { program: /^(?:python[\d.]* -m )?tox\b/, files: ["tox.ini"] },
  caches: ["**/.tox/**"]
};

// src/tools/tsc.ts
var tsc = {
  name: "tsc",
  ecosystem: nodePackages,
  uses: [
    { activity: "typecheck", matches: /^(?:vue-)?tsc\b(?=.*\s--noEmit\b).*/ },
    { activity: "build", matches: /^(?:vue-)?tsc\b/ }
  ],
  detect(here, manager5) {
    if (!manager5 || !here.names.has("tsconfig.json")) return [];
    let program = ["vue-tsc", "typescript"].find((name) => isInstalled(here, name));
    if (program === void 0) return [];
    let line = `${program === "typescript" ? "tsc" : program} --noEmit`;
    return [{ activity: "typecheck", run: manager5.program(line), why: "there is a tsconfig.json" }];
  },
  settings: ["**/tsconfig*.json"],
  caches: ["**/*.tsbuildinfo"],
  settingKeys: {
    strict: "strict\\w*|no(?:implicit|unused|unchecked|fallthrough|property)\\w*|noemitonerror|exactoptionalpropertytypes|alwaysstrict|useunknownincatchvariables|checkjs|forceconsistentcasinginfilenames",
    lax: "suppress\\w+errors|allowunreachablecode|allowunusedlabels|nocheck",
    leavesOut: "exclude",
    files: "include|files",
    rules: "extends"
  },
  output: { findings: byParentheses },
  silencedBy: /^[ \t]{0,40}\/\/[ \t]{0,10}@ts-nocheck\b/m
};

// src/tools/turbo.ts
var turbo = {
  name: "turbo",
  ecosystem: nodePackages,
  uses: [
    { activity: "unit-test", matches: /^turbo(?: run)?(?=.*\stest(?:\s|$)).*/ },
    { activity: "lint", matches: /^turbo(?: run)?(?=.*\slint(?:\s|$)).*/ },
    { activity: "typecheck", matches: /^turbo(?: run)?(?=.*\stypecheck(?:\s|$)).*/ }
  ],
  everywhere: inEveryPackage(/^turbo (?:run )?(\w[\w:.-]*|(?<=^turbo run )\w[\w:.-]*(?: \w[\w:.-]*)+)$/),
  output: { passedOn: /^(@?[\w./-]{1,200}:[a-z][\w:.-]{0,100}): ?(.*)$/ },
  settings: ["**/{turbo.json,turbo.jsonc}"],
  caches: ["**/.turbo/**"]
};

// src/tools/unittest.ts
var unittest = {
  name: "unittest",
  ecosystem: pythonPackages,
  uses: [
    {
      activity: "unit-test",
      matches: /^python[\d.]* (?:-m unittest\b|manage\.py test\b)/,
      pattern: "-k {pattern}",
      findsFiles: !0
    }
  ],
  detect,
  patternOptions: ["k", "pattern"],
  // It finds test*.py, and Django keeps its tests in tests.py. Modules named testing or testimonials are mostly none.
  testFiles: ["**/test_*.py", "**/{test,tests}.py", "**/test{[0-9A-Za-hj-z],i[a-lo-z_]}*.py"],
  declares: {
    language: pythonTests,
    many: /^\s*@(?:parameterized|ddt|data|unpack)\b/,
    skips: /^\s*@(?:[\w.]{0,100}\.)?(?:skip|skipIf|skipUnless)\b/,
    inner: /\bself\.subTest\(/
  },
  measures: {
    assertions: ["\\bassert\\w*\\b"],
    switches: [
      "@unittest\\.skip",
      "\\bself\\.skipTest\\(",
      "\\braise (?:unittest\\.)?SkipTest\\b",
      "\\bif [^:\\n]*\\bos\\.(?:environ|getenv)\\b[^:\\n]*:\\s*return\\b"
    ],
    swallowed: [
      "\\bexcept\\b[^:\\n]*:\\s*(?:#[^\\n]*)?\\n?\\s*(?:pass|return|\\.\\.\\.)\\b",
      "\\bsuppress\\((?:Base)?(?:Exception|AssertionError)",
      "[rR]aises\\((?:Base)?Exception\\s*[,)]"
    ],
    dead: ["\\bif (?:False|0|not True)\\b", "\\bdef test\\w*\\([^()\\n]*\\)[^:\\n]*:\\s*\\n\\s*(?:return|pass)\\b"],
    constants: ["\\bassert \\d+ *== *\\d+\\b", "\\bassertEquals?\\((?:True|\\d+), *(?:True|\\d+)\\s*[,)]"]
  },
  output: {
    count: byClosingLine((line, next) => {
      let match = /^Ran (\d{1,9}) tests? in [\d.]+s$/.exec(line), ending = match && /^(?:OK|FAILED|NO TESTS RAN)(?: \(([^()]*)\))?$/.exec(next());
      if (!match || !ending) return;
      let parts = (ending[1] ?? "").split(", ").map((part) => part.split("=")), numbers = new Map(parts.map(([word2, number]) => [word2, Number(number)])), words = { failed: ["failures", "errors", "unexpected successes"], skipped: ["skipped"] }, { failed, skipped } = tally(numbers, { passed: [], ...words });
      return { ran: Math.max(0, Number(match[1]) - skipped), failed, skipped };
    }),
    failures: failures19,
    failing: /^(?:FAIL|ERROR): ([\w.]+ \([\w.]+\).*|\w+(?:\.\w+)+)$/,
    unloaded: /_FailedTest\b/
  },
  notInstalled: moduleNotFound("unittest"),
  autoloaded: [shadowsOf("unittest")],
  replaces: [
    /\bpatch\(\s*f?['"]([\w.]{1,200})\.(\w{1,100})['"]/g,
    /\bpatch\.object\(\s*([\w.]{1,200}),\s*['"](\w{1,100})['"]/g,
    /^[ \t]*(\w[\w.]{0,200})\.(\w{1,100})\s*=\s*(?:lambda\b|(?:\w{1,40}\.)?(?:Magic|Async)?Mock\()/gm,
    /\bsys\.modules\[['"]([\w.]{1,200})['"]\]\s*=/g
  ],
  decides: ["\\bdef (?:load_tests|setUpModule)\\(", "\\b(?:os\\._|sys\\.)exit\\(", "\\braise SystemExit\\b"]
};
function detect(here, manager5) {
  let found = pythonTestsOf(here).sort().filter((path) => /(?:^|\/)test[^/]*\.py$/.test(path)), [first] = found;
  if (first === void 0) return [];
  let folders = [...new Set(found.map((path) => path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "."))], rest = {
    activity: "unit-test",
    why: `there is ${first}, and nothing mentions pytest`,
    guess: !0,
    findsFiles: !0
  };
  if (folders.length === 1)
    return [{ run: managed(manager5, `python3 -m unittest discover -s ${quoted(folders[0])} -k {pattern}`), ...rest }];
  let files = folders.map((folder) => folder === "." ? "test*.py" : `${quoted(folder)}/test*.py`).join(" "), line = managed(manager5, `python3 -m unittest -k {pattern} ${files}`);
  return [{ run: `PYTHONPATH=${folders.map(quoted).join(":")}:"$PYTHONPATH" ${line}`, ...rest }];
}
function quoted(path) {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function failures19(lines) {
  let opens = /^(?:FAIL|ERROR): (\S+)(?: \(([\w.]+)\)(.*))?$/, ends = /^(?:={70}|Ran \d+ tests? in .*)$/;
  return blocksOf(withoutRules(lines), opens, ends).map(({ head, lines: block }) => tracebackFailure(head, block));
}
function withoutRules(lines) {
  return lines.filter((line) => !/^-{70}$/.test(line));
}
function tracebackFailure([, test = "", where = "", more = ""], block) {
  let frames = block.flatMap((line) => {
    let form = /^ {2}File "(.+)", line (\d+), in (.+)$/.exec(line);
    return form ? [{ path: form[1], line: Number(form[2]), function: form[3] }] : [];
  }), isOwn = ({ path }) => !/\/(?:unittest|site-packages|importlib)\/|\/lib\/python/.test(path), place = frames.find((frame) => frame.function === test) ?? frames.findLast(isOwn), message = block.findLast((line) => /^\w[\w.]*(?::|$)/.test(line))?.replace(/^AssertionError: /, "").replace(/^(\w+Error): /, "$1: "), isUnloaded = /_FailedTest\b/.test(where), group = where.split(".").findLast((part) => part !== test), name = isUnloaded || !group ? test : `${group}.${test}${more}`;
  return failure(name, place ? { path: place.path, line: place.line } : {}, message, block);
}

// src/tools/uv.ts
var uv = {
  name: "uv",
  ecosystem: pythonPackages,
  ...environmentManager("uv", "uv.lock"),
  notInstalled: /^error: Failed to spawn: `[^`\n]+`\n\s*Caused by: No such file or directory/m,
  setup: { run: "uv sync", programs: ["uv"], manager: "python3 -m pip install uv" },
  locks: [{ file: "**/uv.lock", entries: tomlLock }]
};

// src/tools/vitest.ts
var vitest = {
  name: "vitest",
  ecosystem: nodePackages,
  ...installedRunner({
    activity: "unit-test",
    matches: /\bvitest\b/,
    pattern: "-t {pattern}",
    line: "vitest run",
    config: /^vitest\.(?:config|workspace)\./,
    dependency: "vitest",
    takesPaths: !0
  }),
  patternOptions: ["t", "testNamePattern"],
  testFiles: testAndSpecFiles,
  declares: { language: javascriptTests, calls: ["it", "test"], modules: /^vitest$/ },
  measures: describeAndExpect,
  output: {
    count: byClosingLine((line) => {
      if (/^No test files found, exiting with code \d/.test(line)) return nothingRan;
      let text3 = /^ *Tests {2}(.+?)(?: \(\d+\))?$/.exec(line)?.[1];
      if (text3 === "no tests") return nothingRan;
      let numbers = text3 === void 0 ? void 0 : numbersIn(text3.split(" | "));
      return numbers && tally(numbers, { passed: ["passed", "expected fail"], failed: ["failed"], skipped: ["skipped", "todo"] });
    }),
    failures: failures20,
    failing: /^\s*FAIL {1,2}(?!\[ *[\d.]+s\])(\S.*)$/,
    unloaded: /\[ \S+ \]$/,
    failedFiles: /^ *Test Files {2}.*\d failed/,
    missing: /Failed to (?:resolve import|load url) ['"]?([^\s'"]+)/
  },
  // It reads Vite's settings where it has none of its own.
  settings: ["**/{vitest,vite}.config.*", "**/vitest.workspace.*"],
  settingKeys: {
    lax: "passwithnotests|dangerouslyignoreunhandlederrors|allowonly",
    leavesOut: "exclude",
    files: "include",
    least: "branches|functions|lines|statements"
  },
  replaces: [
    /\bvi(?:test)?\.(?:mock|doMock)\(\s*(?:import\(\s*)?['"`]([^'"`\n]{1,200})['"`]/g,
    /\bvi(?:test)?\.spyOn\(\s*([\w$.]{1,100}),\s*['"`]([\w$]{1,100})['"`]\s*\)\s*\.mock(?:Return|Resolved|Rejected|Impl)/g
  ]
};
function failures20(lines) {
  let blocks = blocksOf(lines, /^ FAIL {2}(?:\|[^|]+\| | +\S+ +)?(\S+) (?:> (.+)|\[ .+ \])$/, /^⎯{3}/);
  return blocks.map(({ head, lines: own }, index) => {
    let block = [own, ...blocks.slice(index + 1).map((each) => each.lines)].find((each) => firstText(each)) ?? own, [, path, name] = head, place = jsPlace(block.filter((line) => line.includes(path)));
    return failure(name ?? path, { path, ...place }, messageOf(firstText(block)), block);
  });
}
function messageOf(line) {
  let [, got, want] = /^(?:\w+: )?expected (.+) to (?:be|equal|deeply equal|strictly equal) (.+?)(?: \/\/ .*)?$/.exec(line ?? "") ?? [];
  return expectedGot(want, got) ?? plainError(line);
}

// src/tools/xctest.ts
var packages = { fileTypes: ["swift"], isHere: ({ names }) => names.has("Package.swift") }, xctest = {
  name: "xctest",
  ecosystem: packages,
  manifests: /^Package\.swift$/,
  reads: /^Package\.swift$/,
  uses: [
    { activity: "unit-test", matches: /^swift test\b/, pattern: "--filter {pattern}" },
    { activity: "typecheck", matches: /^swift build\b/ }
  ],
  detect(here) {
    let hasTests2 = /\.testTarget\s*\(/.test(here.text("Package.swift") ?? ""), typecheck = { activity: "typecheck", run: "swift build", why: "there is a Package.swift" };
    return hasTests2 ? [{
      activity: "unit-test",
      run: "swift test --filter {pattern}",
      why: "Package.swift has a test target"
    }, typecheck] : [typecheck];
  },
  patternOptions: ["filter"],
  testFiles: ["**/*{Test,Tests,IT}.swift"],
  measures: {
    tests: ["\\bfunc test", "@Test\\b"],
    assertions: ["\\bXCTAssert\\w*\\b", "#expect\\("],
    switches: ["\\bXCTSkip\\w*\\b"]
  },
  caches: ["**/.build/**"],
  notInstalled: /^error: Failed to clone repository https?:|^fatal: unable to access 'https?:[^\n]{0,300}Could not resolve host/m
};

// src/tools/yarn.ts
var yarn = {
  name: "yarn",
  ecosystem: nodePackages,
  manager: {
    name: "yarn",
    locks: ["yarn.lock"],
    program: (line) => `yarn run ${line}`,
    scripts: nodeScripts,
    script: (name, args) => `yarn run ${name}${args ? ` ${args}` : ""}`,
    members: workspacesIn
  },
  wraps: { matches: /^yarn\s+(?:(?:run|exec)\s+)?(?=(?:vitest|jest|mocha|eslint|tsc|biome|playwright|cypress)\b)/ },
  everywhere: inEveryPackage(
    /^yarn workspaces (?:foreach )?run ([\w:.-]+)$/,
    /^(?:-[Aptvi]+|--(?:all|topological|topological-dev|interlaced))$/
  ),
  // `yarn workspaces foreach --verbose`.
  output: { echo: /^(?:yarn run|error Command failed|info Visit )/, passedOn: /^\[(@?[\w./-]{1,200})\]: ?(.*)$/ },
  notInstalled: /^error Command "[^"\n]+" not found\.|^command not found: \S+$|Couldn't find a script named "|doesn't seem to have been installed - running an install there might help/m,
  setup: { run: "yarn install --frozen-lockfile", programs: ["yarn", "yarnpkg"], manager: "corepack enable" },
  autoloaded: ["**/{.yarnrc,.yarnrc.yml,.pnp.cjs,.pnp.loader.mjs}", "**/.yarn/**"],
  locks: [{ file: "**/yarn.lock", entries: yarnLock }]
};

// src/tools/index.ts
var tools = [
  node,
  pnpm,
  yarn,
  bun,
  npm,
  deno,
  vitest,
  jest,
  mocha,
  ava,
  qunit,
  karma,
  playwright,
  cypress,
  nodeTest,
  nx,
  turbo,
  lerna,
  tsc,
  biome,
  eslint,
  python,
  uv,
  poetry,
  pdm,
  pipenv,
  pip,
  pytest,
  tox,
  nox,
  unittest,
  nose,
  coverage,
  ruff,
  flake8,
  mypy,
  pyright,
  go,
  golangciLint,
  cargo,
  nextest,
  clippy,
  junit,
  maven,
  gradle,
  bazel,
  rubygems,
  rspec,
  rake,
  minitest,
  rubocop,
  composer,
  pest,
  phpunit,
  phpstan,
  exunit,
  dotnet,
  flutter,
  dart,
  xctest,
  googletest,
  cmake,
  ctest,
  meson,
  automake,
  bats,
  prove,
  make,
  just,
  task,
  git,
  shell,
  tap
];

export {
  isWorkflowFile,
  pathsOf,
  shellMetacharacters,
  shells,
  neverPassed,
  cageModes,
  gitAccess,
  isolationKinds,
  parseGlob,
  matchesAny,
  coversChange,
  reachesChange,
  escapeGlob,
  tooLong,
  pathProblem,
  normalisePath,
  isGlob,
  globProblem,
  nameGlob,
  literalGlob,
  entryProblem,
  glob,
  globs,
  anyPath,
  parseJson,
  decode,
  parseYaml,
  parseDocuments,
  nothingRan,
  totalOf,
  pathIn,
  acceptedBy,
  includesPackage,
  activityNames,
  tools
};
