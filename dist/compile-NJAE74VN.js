import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  costKeyword,
  originKeyword
} from "./chunk-RH2PCOV3.js";
import {
  __commonJS,
  __toESM
} from "./chunk-PRVJMC5D.js";

// node_modules/ajv/dist/compile/codegen/code.js
var require_code = __commonJS({
  "node_modules/ajv/dist/compile/codegen/code.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.regexpCode = exports.getEsmExportName = exports.getProperty = exports.safeStringify = exports.stringify = exports.strConcat = exports.addCodeArg = exports.str = exports._ = exports.nil = exports._Code = exports.Name = exports.IDENTIFIER = exports._CodeOrName = void 0;
    var _CodeOrName = class {
    };
    exports._CodeOrName = _CodeOrName, exports.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
    var Name = class extends _CodeOrName {
      constructor(e) {
        if (super(), !exports.IDENTIFIER.test(e))
          throw new Error("CodeGen: name must be a valid identifier");
        this.str = e;
      }
      toString() {
        return this.str;
      }
      emptyStr() {
        return !1;
      }
      get names() {
        return { [this.str]: 1 };
      }
    };
    exports.Name = Name;
    var _Code = class extends _CodeOrName {
      constructor(e) {
        super(), this._items = typeof e == "string" ? [e] : e;
      }
      toString() {
        return this.str;
      }
      emptyStr() {
        if (this._items.length > 1)
          return !1;
        let e = this._items[0];
        return e === "" || e === '""';
      }
      get str() {
        var e;
        return (e = this._str) !== null && e !== void 0 ? e : this._str = this._items.reduce((r, n) => `${r}${n}`, "");
      }
      get names() {
        var e;
        return (e = this._names) !== null && e !== void 0 ? e : this._names = this._items.reduce((r, n) => (n instanceof Name && (r[n.str] = (r[n.str] || 0) + 1), r), {});
      }
    };
    exports._Code = _Code, exports.nil = new _Code("");
    function _2(t, ...e) {
      let r = [t[0]], n = 0;
      for (; n < e.length; )
        addCodeArg(r, e[n]), r.push(t[++n]);
      return new _Code(r);
    }
    exports._ = _2;
    var plus = new _Code("+");
    function str(t, ...e) {
      let r = [safeStringify(t[0])], n = 0;
      for (; n < e.length; )
        r.push(plus), addCodeArg(r, e[n]), r.push(plus, safeStringify(t[++n]));
      return optimize(r), new _Code(r);
    }
    exports.str = str;
    function addCodeArg(t, e) {
      e instanceof _Code ? t.push(...e._items) : e instanceof Name ? t.push(e) : t.push(interpolate(e));
    }
    exports.addCodeArg = addCodeArg;
    function optimize(t) {
      let e = 1;
      for (; e < t.length - 1; ) {
        if (t[e] === plus) {
          let r = mergeExprItems(t[e - 1], t[e + 1]);
          if (r !== void 0) {
            t.splice(e - 1, 3, r);
            continue;
          }
          t[e++] = "+";
        }
        e++;
      }
    }
    function mergeExprItems(t, e) {
      if (e === '""')
        return t;
      if (t === '""')
        return e;
      if (typeof t == "string")
        return e instanceof Name || t[t.length - 1] !== '"' ? void 0 : typeof e != "string" ? `${t.slice(0, -1)}${e}"` : e[0] === '"' ? t.slice(0, -1) + e.slice(1) : void 0;
      if (typeof e == "string" && e[0] === '"' && !(t instanceof Name))
        return `"${t}${e.slice(1)}`;
    }
    function strConcat(t, e) {
      return e.emptyStr() ? t : t.emptyStr() ? e : str`${t}${e}`;
    }
    exports.strConcat = strConcat;
    function interpolate(t) {
      return typeof t == "number" || typeof t == "boolean" || t === null ? t : safeStringify(Array.isArray(t) ? t.join(",") : t);
    }
    function stringify(t) {
      return new _Code(safeStringify(t));
    }
    exports.stringify = stringify;
    function safeStringify(t) {
      return JSON.stringify(t).replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
    }
    exports.safeStringify = safeStringify;
    function getProperty(t) {
      return typeof t == "string" && exports.IDENTIFIER.test(t) ? new _Code(`.${t}`) : _2`[${t}]`;
    }
    exports.getProperty = getProperty;
    function getEsmExportName(t) {
      if (typeof t == "string" && exports.IDENTIFIER.test(t))
        return new _Code(`${t}`);
      throw new Error(`CodeGen: invalid export name: ${t}, use explicit $id name mapping`);
    }
    exports.getEsmExportName = getEsmExportName;
    function regexpCode(t) {
      return new _Code(t.toString());
    }
    exports.regexpCode = regexpCode;
  }
});

// node_modules/ajv/dist/compile/codegen/scope.js
var require_scope = __commonJS({
  "node_modules/ajv/dist/compile/codegen/scope.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.ValueScope = exports.ValueScopeName = exports.Scope = exports.varKinds = exports.UsedValueState = void 0;
    var code_1 = require_code(), ValueError = class extends Error {
      constructor(e) {
        super(`CodeGen: "code" for ${e} not defined`), this.value = e.value;
      }
    }, UsedValueState;
    (function(i) {
      i[i.Started = 0] = "Started", i[i.Completed = 1] = "Completed";
    })(UsedValueState || (exports.UsedValueState = UsedValueState = {})), exports.varKinds = {
      const: new code_1.Name("const"),
      let: new code_1.Name("let"),
      var: new code_1.Name("var")
    };
    var Scope = class {
      constructor({ prefixes: e, parent: t } = {}) {
        this._names = {}, this._prefixes = e, this._parent = t;
      }
      toName(e) {
        return e instanceof code_1.Name ? e : this.name(e);
      }
      name(e) {
        return new code_1.Name(this._newName(e));
      }
      _newName(e) {
        let t = this._names[e] || this._nameGroup(e);
        return `${e}${t.index++}`;
      }
      _nameGroup(e) {
        var t, s;
        if (!((s = (t = this._parent) === null || t === void 0 ? void 0 : t._prefixes) === null || s === void 0) && s.has(e) || this._prefixes && !this._prefixes.has(e))
          throw new Error(`CodeGen: prefix "${e}" is not allowed in this scope`);
        return this._names[e] = { prefix: e, index: 0 };
      }
    };
    exports.Scope = Scope;
    var ValueScopeName = class extends code_1.Name {
      constructor(e, t) {
        super(t), this.prefix = e;
      }
      setValue(e, { property: t, itemIndex: s }) {
        this.value = e, this.scopePath = (0, code_1._)`.${new code_1.Name(t)}[${s}]`;
      }
    };
    exports.ValueScopeName = ValueScopeName;
    var line = (0, code_1._)`\n`, ValueScope = class extends Scope {
      constructor(e) {
        super(e), this._values = {}, this._scope = e.scope, this.opts = { ...e, _n: e.lines ? line : code_1.nil };
      }
      get() {
        return this._scope;
      }
      name(e) {
        return new ValueScopeName(e, this._newName(e));
      }
      value(e, t) {
        var s;
        if (t.ref === void 0)
          throw new Error("CodeGen: ref must be passed in value");
        let r = this.toName(e), { prefix: o } = r, c = (s = t.key) !== null && s !== void 0 ? s : t.ref, a = this._values[o];
        if (a) {
          let u = a.get(c);
          if (u)
            return u;
        } else
          a = this._values[o] = /* @__PURE__ */ new Map();
        a.set(c, r);
        let l = this._scope[o] || (this._scope[o] = []), n = l.length;
        return l[n] = t.ref, r.setValue(t, { property: o, itemIndex: n }), r;
      }
      getValue(e, t) {
        let s = this._values[e];
        if (s)
          return s.get(t);
      }
      scopeRefs(e, t = this._values) {
        return this._reduceValues(t, (s) => {
          if (s.scopePath === void 0)
            throw new Error(`CodeGen: name "${s}" has no value`);
          return (0, code_1._)`${e}${s.scopePath}`;
        });
      }
      scopeCode(e = this._values, t, s) {
        return this._reduceValues(e, (r) => {
          if (r.value === void 0)
            throw new Error(`CodeGen: name "${r}" has no value`);
          return r.value.code;
        }, t, s);
      }
      _reduceValues(e, t, s = {}, r) {
        let o = code_1.nil;
        for (let c in e) {
          let a = e[c];
          if (!a)
            continue;
          let l = s[c] = s[c] || /* @__PURE__ */ new Map();
          a.forEach((n) => {
            if (l.has(n))
              return;
            l.set(n, UsedValueState.Started);
            let u = t(n);
            if (u) {
              let p = this.opts.es5 ? exports.varKinds.var : exports.varKinds.const;
              o = (0, code_1._)`${o}${p} ${n} = ${u};${this.opts._n}`;
            } else if (u = r?.(n))
              o = (0, code_1._)`${o}${u}${this.opts._n}`;
            else
              throw new ValueError(n);
            l.set(n, UsedValueState.Completed);
          });
        }
        return o;
      }
    };
    exports.ValueScope = ValueScope;
  }
});

// node_modules/ajv/dist/compile/codegen/index.js
var require_codegen = __commonJS({
  "node_modules/ajv/dist/compile/codegen/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.or = exports.and = exports.not = exports.CodeGen = exports.operators = exports.varKinds = exports.ValueScopeName = exports.ValueScope = exports.Scope = exports.Name = exports.regexpCode = exports.stringify = exports.getProperty = exports.nil = exports.strConcat = exports.str = exports._ = void 0;
    var code_1 = require_code(), scope_1 = require_scope(), code_2 = require_code();
    Object.defineProperty(exports, "_", { enumerable: !0, get: function() {
      return code_2._;
    } }), Object.defineProperty(exports, "str", { enumerable: !0, get: function() {
      return code_2.str;
    } }), Object.defineProperty(exports, "strConcat", { enumerable: !0, get: function() {
      return code_2.strConcat;
    } }), Object.defineProperty(exports, "nil", { enumerable: !0, get: function() {
      return code_2.nil;
    } }), Object.defineProperty(exports, "getProperty", { enumerable: !0, get: function() {
      return code_2.getProperty;
    } }), Object.defineProperty(exports, "stringify", { enumerable: !0, get: function() {
      return code_2.stringify;
    } }), Object.defineProperty(exports, "regexpCode", { enumerable: !0, get: function() {
      return code_2.regexpCode;
    } }), Object.defineProperty(exports, "Name", { enumerable: !0, get: function() {
      return code_2.Name;
    } });
    var scope_2 = require_scope();
    Object.defineProperty(exports, "Scope", { enumerable: !0, get: function() {
      return scope_2.Scope;
    } }), Object.defineProperty(exports, "ValueScope", { enumerable: !0, get: function() {
      return scope_2.ValueScope;
    } }), Object.defineProperty(exports, "ValueScopeName", { enumerable: !0, get: function() {
      return scope_2.ValueScopeName;
    } }), Object.defineProperty(exports, "varKinds", { enumerable: !0, get: function() {
      return scope_2.varKinds;
    } }), exports.operators = {
      GT: new code_1._Code(">"),
      GTE: new code_1._Code(">="),
      LT: new code_1._Code("<"),
      LTE: new code_1._Code("<="),
      EQ: new code_1._Code("==="),
      NEQ: new code_1._Code("!=="),
      NOT: new code_1._Code("!"),
      OR: new code_1._Code("||"),
      AND: new code_1._Code("&&"),
      ADD: new code_1._Code("+")
    };
    var Node = class {
      optimizeNodes() {
        return this;
      }
      optimizeNames(e, t) {
        return this;
      }
    }, Def = class extends Node {
      constructor(e, t, r) {
        super(), this.varKind = e, this.name = t, this.rhs = r;
      }
      render({ es5: e, _n: t }) {
        let r = e ? scope_1.varKinds.var : this.varKind, n = this.rhs === void 0 ? "" : ` = ${this.rhs}`;
        return `${r} ${this.name}${n};` + t;
      }
      optimizeNames(e, t) {
        if (e[this.name.str])
          return this.rhs && (this.rhs = optimizeExpr(this.rhs, e, t)), this;
      }
      get names() {
        return this.rhs instanceof code_1._CodeOrName ? this.rhs.names : {};
      }
    }, Assign = class extends Node {
      constructor(e, t, r) {
        super(), this.lhs = e, this.rhs = t, this.sideEffects = r;
      }
      render({ _n: e }) {
        return `${this.lhs} = ${this.rhs};` + e;
      }
      optimizeNames(e, t) {
        if (!(this.lhs instanceof code_1.Name && !e[this.lhs.str] && !this.sideEffects))
          return this.rhs = optimizeExpr(this.rhs, e, t), this;
      }
      get names() {
        let e = this.lhs instanceof code_1.Name ? {} : { ...this.lhs.names };
        return addExprNames(e, this.rhs);
      }
    }, AssignOp = class extends Assign {
      constructor(e, t, r, n) {
        super(e, r, n), this.op = t;
      }
      render({ _n: e }) {
        return `${this.lhs} ${this.op}= ${this.rhs};` + e;
      }
    }, Label = class extends Node {
      constructor(e) {
        super(), this.label = e, this.names = {};
      }
      render({ _n: e }) {
        return `${this.label}:` + e;
      }
    }, Break = class extends Node {
      constructor(e) {
        super(), this.label = e, this.names = {};
      }
      render({ _n: e }) {
        return `break${this.label ? ` ${this.label}` : ""};` + e;
      }
    }, Throw = class extends Node {
      constructor(e) {
        super(), this.error = e;
      }
      render({ _n: e }) {
        return `throw ${this.error};` + e;
      }
      get names() {
        return this.error.names;
      }
    }, AnyCode = class extends Node {
      constructor(e) {
        super(), this.code = e;
      }
      render({ _n: e }) {
        return `${this.code};` + e;
      }
      optimizeNodes() {
        return `${this.code}` ? this : void 0;
      }
      optimizeNames(e, t) {
        return this.code = optimizeExpr(this.code, e, t), this;
      }
      get names() {
        return this.code instanceof code_1._CodeOrName ? this.code.names : {};
      }
    }, ParentNode = class extends Node {
      constructor(e = []) {
        super(), this.nodes = e;
      }
      render(e) {
        return this.nodes.reduce((t, r) => t + r.render(e), "");
      }
      optimizeNodes() {
        let { nodes: e } = this, t = e.length;
        for (; t--; ) {
          let r = e[t].optimizeNodes();
          Array.isArray(r) ? e.splice(t, 1, ...r) : r ? e[t] = r : e.splice(t, 1);
        }
        return e.length > 0 ? this : void 0;
      }
      optimizeNames(e, t) {
        let { nodes: r } = this, n = r.length;
        for (; n--; ) {
          let i = r[n];
          i.optimizeNames(e, t) || (subtractNames(e, i.names), r.splice(n, 1));
        }
        return r.length > 0 ? this : void 0;
      }
      get names() {
        return this.nodes.reduce((e, t) => addNames(e, t.names), {});
      }
    }, BlockNode = class extends ParentNode {
      render(e) {
        return "{" + e._n + super.render(e) + "}" + e._n;
      }
    }, Root = class extends ParentNode {
    }, Else = class extends BlockNode {
    };
    Else.kind = "else";
    var If = class _If extends BlockNode {
      constructor(e, t) {
        super(t), this.condition = e;
      }
      render(e) {
        let t = `if(${this.condition})` + super.render(e);
        return this.else && (t += "else " + this.else.render(e)), t;
      }
      optimizeNodes() {
        super.optimizeNodes();
        let e = this.condition;
        if (e === !0)
          return this.nodes;
        let t = this.else;
        if (t) {
          let r = t.optimizeNodes();
          t = this.else = Array.isArray(r) ? new Else(r) : r;
        }
        if (t)
          return e === !1 ? t instanceof _If ? t : t.nodes : this.nodes.length ? this : new _If(not(e), t instanceof _If ? [t] : t.nodes);
        if (!(e === !1 || !this.nodes.length))
          return this;
      }
      optimizeNames(e, t) {
        var r;
        if (this.else = (r = this.else) === null || r === void 0 ? void 0 : r.optimizeNames(e, t), !!(super.optimizeNames(e, t) || this.else))
          return this.condition = optimizeExpr(this.condition, e, t), this;
      }
      get names() {
        let e = super.names;
        return addExprNames(e, this.condition), this.else && addNames(e, this.else.names), e;
      }
    };
    If.kind = "if";
    var For = class extends BlockNode {
    };
    For.kind = "for";
    var ForLoop = class extends For {
      constructor(e) {
        super(), this.iteration = e;
      }
      render(e) {
        return `for(${this.iteration})` + super.render(e);
      }
      optimizeNames(e, t) {
        if (super.optimizeNames(e, t))
          return this.iteration = optimizeExpr(this.iteration, e, t), this;
      }
      get names() {
        return addNames(super.names, this.iteration.names);
      }
    }, ForRange = class extends For {
      constructor(e, t, r, n) {
        super(), this.varKind = e, this.name = t, this.from = r, this.to = n;
      }
      render(e) {
        let t = e.es5 ? scope_1.varKinds.var : this.varKind, { name: r, from: n, to: i } = this;
        return `for(${t} ${r}=${n}; ${r}<${i}; ${r}++)` + super.render(e);
      }
      get names() {
        let e = addExprNames(super.names, this.from);
        return addExprNames(e, this.to);
      }
    }, ForIter = class extends For {
      constructor(e, t, r, n) {
        super(), this.loop = e, this.varKind = t, this.name = r, this.iterable = n;
      }
      render(e) {
        return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(e);
      }
      optimizeNames(e, t) {
        if (super.optimizeNames(e, t))
          return this.iterable = optimizeExpr(this.iterable, e, t), this;
      }
      get names() {
        return addNames(super.names, this.iterable.names);
      }
    }, Func = class extends BlockNode {
      constructor(e, t, r) {
        super(), this.name = e, this.args = t, this.async = r;
      }
      render(e) {
        return `${this.async ? "async " : ""}function ${this.name}(${this.args})` + super.render(e);
      }
    };
    Func.kind = "func";
    var Return = class extends ParentNode {
      render(e) {
        return "return " + super.render(e);
      }
    };
    Return.kind = "return";
    var Try = class extends BlockNode {
      render(e) {
        let t = "try" + super.render(e);
        return this.catch && (t += this.catch.render(e)), this.finally && (t += this.finally.render(e)), t;
      }
      optimizeNodes() {
        var e, t;
        return super.optimizeNodes(), (e = this.catch) === null || e === void 0 || e.optimizeNodes(), (t = this.finally) === null || t === void 0 || t.optimizeNodes(), this;
      }
      optimizeNames(e, t) {
        var r, n;
        return super.optimizeNames(e, t), (r = this.catch) === null || r === void 0 || r.optimizeNames(e, t), (n = this.finally) === null || n === void 0 || n.optimizeNames(e, t), this;
      }
      get names() {
        let e = super.names;
        return this.catch && addNames(e, this.catch.names), this.finally && addNames(e, this.finally.names), e;
      }
    }, Catch = class extends BlockNode {
      constructor(e) {
        super(), this.error = e;
      }
      render(e) {
        return `catch(${this.error})` + super.render(e);
      }
    };
    Catch.kind = "catch";
    var Finally = class extends BlockNode {
      render(e) {
        return "finally" + super.render(e);
      }
    };
    Finally.kind = "finally";
    var CodeGen = class {
      constructor(e, t = {}) {
        this._values = {}, this._blockStarts = [], this._constants = {}, this.opts = { ...t, _n: t.lines ? `
` : "" }, this._extScope = e, this._scope = new scope_1.Scope({ parent: e }), this._nodes = [new Root()];
      }
      toString() {
        return this._root.render(this.opts);
      }
      // returns unique name in the internal scope
      name(e) {
        return this._scope.name(e);
      }
      // reserves unique name in the external scope
      scopeName(e) {
        return this._extScope.name(e);
      }
      // reserves unique name in the external scope and assigns value to it
      scopeValue(e, t) {
        let r = this._extScope.value(e, t);
        return (this._values[r.prefix] || (this._values[r.prefix] = /* @__PURE__ */ new Set())).add(r), r;
      }
      getScopeValue(e, t) {
        return this._extScope.getValue(e, t);
      }
      // return code that assigns values in the external scope to the names that are used internally
      // (same names that were returned by gen.scopeName or gen.scopeValue)
      scopeRefs(e) {
        return this._extScope.scopeRefs(e, this._values);
      }
      scopeCode() {
        return this._extScope.scopeCode(this._values);
      }
      _def(e, t, r, n) {
        let i = this._scope.toName(t);
        return r !== void 0 && n && (this._constants[i.str] = r), this._leafNode(new Def(e, i, r)), i;
      }
      // `const` declaration (`var` in es5 mode)
      const(e, t, r) {
        return this._def(scope_1.varKinds.const, e, t, r);
      }
      // `let` declaration with optional assignment (`var` in es5 mode)
      let(e, t, r) {
        return this._def(scope_1.varKinds.let, e, t, r);
      }
      // `var` declaration with optional assignment
      var(e, t, r) {
        return this._def(scope_1.varKinds.var, e, t, r);
      }
      // assignment code
      assign(e, t, r) {
        return this._leafNode(new Assign(e, t, r));
      }
      // `+=` code
      add(e, t) {
        return this._leafNode(new AssignOp(e, exports.operators.ADD, t));
      }
      // appends passed SafeExpr to code or executes Block
      code(e) {
        return typeof e == "function" ? e() : e !== code_1.nil && this._leafNode(new AnyCode(e)), this;
      }
      // returns code for object literal for the passed argument list of key-value pairs
      object(...e) {
        let t = ["{"];
        for (let [r, n] of e)
          t.length > 1 && t.push(","), t.push(r), (r !== n || this.opts.es5) && (t.push(":"), (0, code_1.addCodeArg)(t, n));
        return t.push("}"), new code_1._Code(t);
      }
      // `if` clause (or statement if `thenBody` and, optionally, `elseBody` are passed)
      if(e, t, r) {
        if (this._blockNode(new If(e)), t && r)
          this.code(t).else().code(r).endIf();
        else if (t)
          this.code(t).endIf();
        else if (r)
          throw new Error('CodeGen: "else" body without "then" body');
        return this;
      }
      // `else if` clause - invalid without `if` or after `else` clauses
      elseIf(e) {
        return this._elseNode(new If(e));
      }
      // `else` clause - only valid after `if` or `else if` clauses
      else() {
        return this._elseNode(new Else());
      }
      // end `if` statement (needed if gen.if was used only with condition)
      endIf() {
        return this._endBlockNode(If, Else);
      }
      _for(e, t) {
        return this._blockNode(e), t && this.code(t).endFor(), this;
      }
      // a generic `for` clause (or statement if `forBody` is passed)
      for(e, t) {
        return this._for(new ForLoop(e), t);
      }
      // `for` statement for a range of values
      forRange(e, t, r, n, i = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.let) {
        let o = this._scope.toName(e);
        return this._for(new ForRange(i, o, t, r), () => n(o));
      }
      // `for-of` statement (in es5 mode replace with a normal for loop)
      forOf(e, t, r, n = scope_1.varKinds.const) {
        let i = this._scope.toName(e);
        if (this.opts.es5) {
          let o = t instanceof code_1.Name ? t : this.var("_arr", t);
          return this.forRange("_i", 0, (0, code_1._)`${o}.length`, (d) => {
            this.var(i, (0, code_1._)`${o}[${d}]`), r(i);
          });
        }
        return this._for(new ForIter("of", n, i, t), () => r(i));
      }
      // `for-in` statement.
      // With option `ownProperties` replaced with a `for-of` loop for object keys
      forIn(e, t, r, n = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.const) {
        if (this.opts.ownProperties)
          return this.forOf(e, (0, code_1._)`Object.keys(${t})`, r);
        let i = this._scope.toName(e);
        return this._for(new ForIter("in", n, i, t), () => r(i));
      }
      // end `for` loop
      endFor() {
        return this._endBlockNode(For);
      }
      // `label` statement
      label(e) {
        return this._leafNode(new Label(e));
      }
      // `break` statement
      break(e) {
        return this._leafNode(new Break(e));
      }
      // `return` statement
      return(e) {
        let t = new Return();
        if (this._blockNode(t), this.code(e), t.nodes.length !== 1)
          throw new Error('CodeGen: "return" should have one node');
        return this._endBlockNode(Return);
      }
      // `try` statement
      try(e, t, r) {
        if (!t && !r)
          throw new Error('CodeGen: "try" without "catch" and "finally"');
        let n = new Try();
        if (this._blockNode(n), this.code(e), t) {
          let i = this.name("e");
          this._currNode = n.catch = new Catch(i), t(i);
        }
        return r && (this._currNode = n.finally = new Finally(), this.code(r)), this._endBlockNode(Catch, Finally);
      }
      // `throw` statement
      throw(e) {
        return this._leafNode(new Throw(e));
      }
      // start self-balancing block
      block(e, t) {
        return this._blockStarts.push(this._nodes.length), e && this.code(e).endBlock(t), this;
      }
      // end the current self-balancing block
      endBlock(e) {
        let t = this._blockStarts.pop();
        if (t === void 0)
          throw new Error("CodeGen: not in self-balancing block");
        let r = this._nodes.length - t;
        if (r < 0 || e !== void 0 && r !== e)
          throw new Error(`CodeGen: wrong number of nodes: ${r} vs ${e} expected`);
        return this._nodes.length = t, this;
      }
      // `function` heading (or definition if funcBody is passed)
      func(e, t = code_1.nil, r, n) {
        return this._blockNode(new Func(e, t, r)), n && this.code(n).endFunc(), this;
      }
      // end function definition
      endFunc() {
        return this._endBlockNode(Func);
      }
      optimize(e = 1) {
        for (; e-- > 0; )
          this._root.optimizeNodes(), this._root.optimizeNames(this._root.names, this._constants);
      }
      _leafNode(e) {
        return this._currNode.nodes.push(e), this;
      }
      _blockNode(e) {
        this._currNode.nodes.push(e), this._nodes.push(e);
      }
      _endBlockNode(e, t) {
        let r = this._currNode;
        if (r instanceof e || t && r instanceof t)
          return this._nodes.pop(), this;
        throw new Error(`CodeGen: not in block "${t ? `${e.kind}/${t.kind}` : e.kind}"`);
      }
      _elseNode(e) {
        let t = this._currNode;
        if (!(t instanceof If))
          throw new Error('CodeGen: "else" without "if"');
        return this._currNode = t.else = e, this;
      }
      get _root() {
        return this._nodes[0];
      }
      get _currNode() {
        let e = this._nodes;
        return e[e.length - 1];
      }
      set _currNode(e) {
        let t = this._nodes;
        t[t.length - 1] = e;
      }
    };
    exports.CodeGen = CodeGen;
    function addNames(s, e) {
      for (let t in e)
        s[t] = (s[t] || 0) + (e[t] || 0);
      return s;
    }
    function addExprNames(s, e) {
      return e instanceof code_1._CodeOrName ? addNames(s, e.names) : s;
    }
    function optimizeExpr(s, e, t) {
      if (s instanceof code_1.Name)
        return r(s);
      if (!n(s))
        return s;
      return new code_1._Code(s._items.reduce((i, o) => (o instanceof code_1.Name && (o = r(o)), o instanceof code_1._Code ? i.push(...o._items) : i.push(o), i), []));
      function r(i) {
        let o = t[i.str];
        return o === void 0 || e[i.str] !== 1 ? i : (delete e[i.str], o);
      }
      function n(i) {
        return i instanceof code_1._Code && i._items.some((o) => o instanceof code_1.Name && e[o.str] === 1 && t[o.str] !== void 0);
      }
    }
    function subtractNames(s, e) {
      for (let t in e)
        s[t] = (s[t] || 0) - (e[t] || 0);
    }
    function not(s) {
      return typeof s == "boolean" || typeof s == "number" || s === null ? !s : (0, code_1._)`!${par(s)}`;
    }
    exports.not = not;
    var andCode = mappend(exports.operators.AND);
    function and(...s) {
      return s.reduce(andCode);
    }
    exports.and = and;
    var orCode = mappend(exports.operators.OR);
    function or(...s) {
      return s.reduce(orCode);
    }
    exports.or = or;
    function mappend(s) {
      return (e, t) => e === code_1.nil ? t : t === code_1.nil ? e : (0, code_1._)`${par(e)} ${s} ${par(t)}`;
    }
    function par(s) {
      return s instanceof code_1.Name ? s : (0, code_1._)`(${s})`;
    }
  }
});

// node_modules/ajv/dist/compile/util.js
var require_util = __commonJS({
  "node_modules/ajv/dist/compile/util.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.checkStrictMode = exports.getErrorPath = exports.Type = exports.useFunc = exports.setEvaluated = exports.evaluatedPropsToName = exports.mergeEvaluated = exports.eachItem = exports.unescapeJsonPointer = exports.escapeJsonPointer = exports.escapeFragment = exports.unescapeFragment = exports.schemaRefOrVal = exports.schemaHasRulesButRef = exports.schemaHasRules = exports.checkUnknownRules = exports.alwaysValidSchema = exports.toHash = void 0;
    var codegen_1 = require_codegen(), code_1 = require_code();
    function toHash(e) {
      let r = {};
      for (let t of e)
        r[t] = !0;
      return r;
    }
    exports.toHash = toHash;
    function alwaysValidSchema(e, r) {
      return typeof r == "boolean" ? r : Object.keys(r).length === 0 ? !0 : (checkUnknownRules(e, r), !schemaHasRules(r, e.self.RULES.all));
    }
    exports.alwaysValidSchema = alwaysValidSchema;
    function checkUnknownRules(e, r = e.schema) {
      let { opts: t, self: s } = e;
      if (!t.strictSchema || typeof r == "boolean")
        return;
      let u = s.RULES.keywords;
      for (let n in r)
        u[n] || checkStrictMode(e, `unknown keyword: "${n}"`);
    }
    exports.checkUnknownRules = checkUnknownRules;
    function schemaHasRules(e, r) {
      if (typeof e == "boolean")
        return !e;
      for (let t in e)
        if (r[t])
          return !0;
      return !1;
    }
    exports.schemaHasRules = schemaHasRules;
    function schemaHasRulesButRef(e, r) {
      if (typeof e == "boolean")
        return !e;
      for (let t in e)
        if (t !== "$ref" && r.all[t])
          return !0;
      return !1;
    }
    exports.schemaHasRulesButRef = schemaHasRulesButRef;
    function schemaRefOrVal({ topSchemaRef: e, schemaPath: r }, t, s, u) {
      if (!u) {
        if (typeof t == "number" || typeof t == "boolean")
          return t;
        if (typeof t == "string")
          return (0, codegen_1._)`${t}`;
      }
      return (0, codegen_1._)`${e}${r}${(0, codegen_1.getProperty)(s)}`;
    }
    exports.schemaRefOrVal = schemaRefOrVal;
    function unescapeFragment(e) {
      return unescapeJsonPointer(decodeURIComponent(e));
    }
    exports.unescapeFragment = unescapeFragment;
    function escapeFragment(e) {
      return encodeURIComponent(escapeJsonPointer(e));
    }
    exports.escapeFragment = escapeFragment;
    function escapeJsonPointer(e) {
      return typeof e == "number" ? `${e}` : e.replace(/~/g, "~0").replace(/\//g, "~1");
    }
    exports.escapeJsonPointer = escapeJsonPointer;
    function unescapeJsonPointer(e) {
      return e.replace(/~1/g, "/").replace(/~0/g, "~");
    }
    exports.unescapeJsonPointer = unescapeJsonPointer;
    function eachItem(e, r) {
      if (Array.isArray(e))
        for (let t of e)
          r(t);
      else
        r(e);
    }
    exports.eachItem = eachItem;
    function makeMergeEvaluated({ mergeNames: e, mergeToName: r, mergeValues: t, resultToName: s }) {
      return (u, n, o, c) => {
        let a = o === void 0 ? n : o instanceof codegen_1.Name ? (n instanceof codegen_1.Name ? e(u, n, o) : r(u, n, o), o) : n instanceof codegen_1.Name ? (r(u, o, n), n) : t(n, o);
        return c === codegen_1.Name && !(a instanceof codegen_1.Name) ? s(u, a) : a;
      };
    }
    exports.mergeEvaluated = {
      props: makeMergeEvaluated({
        mergeNames: (e, r, t) => e.if((0, codegen_1._)`${t} !== true && ${r} !== undefined`, () => {
          e.if((0, codegen_1._)`${r} === true`, () => e.assign(t, !0), () => e.assign(t, (0, codegen_1._)`${t} || {}`).code((0, codegen_1._)`Object.assign(${t}, ${r})`));
        }),
        mergeToName: (e, r, t) => e.if((0, codegen_1._)`${t} !== true`, () => {
          r === !0 ? e.assign(t, !0) : (e.assign(t, (0, codegen_1._)`${t} || {}`), setEvaluated(e, t, r));
        }),
        mergeValues: (e, r) => e === !0 ? !0 : { ...e, ...r },
        resultToName: evaluatedPropsToName
      }),
      items: makeMergeEvaluated({
        mergeNames: (e, r, t) => e.if((0, codegen_1._)`${t} !== true && ${r} !== undefined`, () => e.assign(t, (0, codegen_1._)`${r} === true ? true : ${t} > ${r} ? ${t} : ${r}`)),
        mergeToName: (e, r, t) => e.if((0, codegen_1._)`${t} !== true`, () => e.assign(t, r === !0 ? !0 : (0, codegen_1._)`${t} > ${r} ? ${t} : ${r}`)),
        mergeValues: (e, r) => e === !0 ? !0 : Math.max(e, r),
        resultToName: (e, r) => e.var("items", r)
      })
    };
    function evaluatedPropsToName(e, r) {
      if (r === !0)
        return e.var("props", !0);
      let t = e.var("props", (0, codegen_1._)`{}`);
      return r !== void 0 && setEvaluated(e, t, r), t;
    }
    exports.evaluatedPropsToName = evaluatedPropsToName;
    function setEvaluated(e, r, t) {
      Object.keys(t).forEach((s) => e.assign((0, codegen_1._)`${r}${(0, codegen_1.getProperty)(s)}`, !0));
    }
    exports.setEvaluated = setEvaluated;
    var snippets = {};
    function useFunc(e, r) {
      return e.scopeValue("func", {
        ref: r,
        code: snippets[r.code] || (snippets[r.code] = new code_1._Code(r.code))
      });
    }
    exports.useFunc = useFunc;
    var Type;
    (function(e) {
      e[e.Num = 0] = "Num", e[e.Str = 1] = "Str";
    })(Type || (exports.Type = Type = {}));
    function getErrorPath(e, r, t) {
      if (e instanceof codegen_1.Name) {
        let s = r === Type.Num;
        return t ? s ? (0, codegen_1._)`"[" + ${e} + "]"` : (0, codegen_1._)`"['" + ${e} + "']"` : s ? (0, codegen_1._)`"/" + ${e}` : (0, codegen_1._)`"/" + ${e}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
      }
      return t ? (0, codegen_1.getProperty)(e).toString() : "/" + escapeJsonPointer(e);
    }
    exports.getErrorPath = getErrorPath;
    function checkStrictMode(e, r, t = e.opts.strictSchema) {
      if (t) {
        if (r = `strict mode: ${r}`, t === !0)
          throw new Error(r);
        e.self.logger.warn(r);
      }
    }
    exports.checkStrictMode = checkStrictMode;
  }
});

// node_modules/ajv/dist/compile/names.js
var require_names = __commonJS({
  "node_modules/ajv/dist/compile/names.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), names = {
      // validation function arguments
      data: new codegen_1.Name("data"),
      // data passed to validation function
      // args passed from referencing schema
      valCxt: new codegen_1.Name("valCxt"),
      // validation/data context - should not be used directly, it is destructured to the names below
      instancePath: new codegen_1.Name("instancePath"),
      parentData: new codegen_1.Name("parentData"),
      parentDataProperty: new codegen_1.Name("parentDataProperty"),
      rootData: new codegen_1.Name("rootData"),
      // root data - same as the data passed to the first/top validation function
      dynamicAnchors: new codegen_1.Name("dynamicAnchors"),
      // used to support recursiveRef and dynamicRef
      // function scoped variables
      vErrors: new codegen_1.Name("vErrors"),
      // null or array of validation errors
      errors: new codegen_1.Name("errors"),
      // counter of validation errors
      this: new codegen_1.Name("this"),
      // "globals"
      self: new codegen_1.Name("self"),
      scope: new codegen_1.Name("scope"),
      // JTD serialize/parse name for JSON string and position
      json: new codegen_1.Name("json"),
      jsonPos: new codegen_1.Name("jsonPos"),
      jsonLen: new codegen_1.Name("jsonLen"),
      jsonPart: new codegen_1.Name("jsonPart")
    };
    exports.default = names;
  }
});

// node_modules/ajv/dist/compile/errors.js
var require_errors = __commonJS({
  "node_modules/ajv/dist/compile/errors.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.extendErrors = exports.resetErrorsCount = exports.reportExtraError = exports.reportError = exports.keyword$DataError = exports.keywordError = void 0;
    var codegen_1 = require_codegen(), util_1 = require_util(), names_1 = require_names();
    exports.keywordError = {
      message: ({ keyword: r }) => (0, codegen_1.str)`must pass "${r}" keyword validation`
    }, exports.keyword$DataError = {
      message: ({ keyword: r, schemaType: e }) => e ? (0, codegen_1.str)`"${r}" keyword must be ${e} ($data)` : (0, codegen_1.str)`"${r}" keyword is invalid ($data)`
    };
    function reportError(r, e = exports.keywordError, t, o) {
      let { it: s } = r, { gen: a, compositeRule: n, allErrors: i } = s, c = errorObjectCode(r, e, t);
      o ?? (n || i) ? addError(a, c) : returnErrors(s, (0, codegen_1._)`[${c}]`);
    }
    exports.reportError = reportError;
    function reportExtraError(r, e = exports.keywordError, t) {
      let { it: o } = r, { gen: s, compositeRule: a, allErrors: n } = o, i = errorObjectCode(r, e, t);
      addError(s, i), a || n || returnErrors(o, names_1.default.vErrors);
    }
    exports.reportExtraError = reportExtraError;
    function resetErrorsCount(r, e) {
      r.assign(names_1.default.errors, e), r.if((0, codegen_1._)`${names_1.default.vErrors} !== null`, () => r.if(e, () => r.assign((0, codegen_1._)`${names_1.default.vErrors}.length`, e), () => r.assign(names_1.default.vErrors, null)));
    }
    exports.resetErrorsCount = resetErrorsCount;
    function extendErrors({ gen: r, keyword: e, schemaValue: t, data: o, errsCount: s, it: a }) {
      if (s === void 0)
        throw new Error("ajv implementation error");
      let n = r.name("err");
      r.forRange("i", s, names_1.default.errors, (i) => {
        r.const(n, (0, codegen_1._)`${names_1.default.vErrors}[${i}]`), r.if((0, codegen_1._)`${n}.instancePath === undefined`, () => r.assign((0, codegen_1._)`${n}.instancePath`, (0, codegen_1.strConcat)(names_1.default.instancePath, a.errorPath))), r.assign((0, codegen_1._)`${n}.schemaPath`, (0, codegen_1.str)`${a.errSchemaPath}/${e}`), a.opts.verbose && (r.assign((0, codegen_1._)`${n}.schema`, t), r.assign((0, codegen_1._)`${n}.data`, o));
      });
    }
    exports.extendErrors = extendErrors;
    function addError(r, e) {
      let t = r.const("err", e);
      r.if((0, codegen_1._)`${names_1.default.vErrors} === null`, () => r.assign(names_1.default.vErrors, (0, codegen_1._)`[${t}]`), (0, codegen_1._)`${names_1.default.vErrors}.push(${t})`), r.code((0, codegen_1._)`${names_1.default.errors}++`);
    }
    function returnErrors(r, e) {
      let { gen: t, validateName: o, schemaEnv: s } = r;
      s.$async ? t.throw((0, codegen_1._)`new ${r.ValidationError}(${e})`) : (t.assign((0, codegen_1._)`${o}.errors`, e), t.return(!1));
    }
    var E = {
      keyword: new codegen_1.Name("keyword"),
      schemaPath: new codegen_1.Name("schemaPath"),
      // also used in JTD errors
      params: new codegen_1.Name("params"),
      propertyName: new codegen_1.Name("propertyName"),
      message: new codegen_1.Name("message"),
      schema: new codegen_1.Name("schema"),
      parentSchema: new codegen_1.Name("parentSchema")
    };
    function errorObjectCode(r, e, t) {
      let { createErrors: o } = r.it;
      return o === !1 ? (0, codegen_1._)`{}` : errorObject(r, e, t);
    }
    function errorObject(r, e, t = {}) {
      let { gen: o, it: s } = r, a = [
        errorInstancePath(s, t),
        errorSchemaPath(r, t)
      ];
      return extraErrorProps(r, e, a), o.object(...a);
    }
    function errorInstancePath({ errorPath: r }, { instancePath: e }) {
      let t = e ? (0, codegen_1.str)`${r}${(0, util_1.getErrorPath)(e, util_1.Type.Str)}` : r;
      return [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, t)];
    }
    function errorSchemaPath({ keyword: r, it: { errSchemaPath: e } }, { schemaPath: t, parentSchema: o }) {
      let s = o ? e : (0, codegen_1.str)`${e}/${r}`;
      return t && (s = (0, codegen_1.str)`${s}${(0, util_1.getErrorPath)(t, util_1.Type.Str)}`), [E.schemaPath, s];
    }
    function extraErrorProps(r, { params: e, message: t }, o) {
      let { keyword: s, data: a, schemaValue: n, it: i } = r, { opts: c, propertyName: u, topSchemaRef: d, schemaPath: f } = i;
      o.push([E.keyword, s], [E.params, typeof e == "function" ? e(r) : e || (0, codegen_1._)`{}`]), c.messages && o.push([E.message, typeof t == "function" ? t(r) : t]), c.verbose && o.push([E.schema, n], [E.parentSchema, (0, codegen_1._)`${d}${f}`], [names_1.default.data, a]), u && o.push([E.propertyName, u]);
    }
  }
});

// node_modules/ajv/dist/compile/validate/boolSchema.js
var require_boolSchema = __commonJS({
  "node_modules/ajv/dist/compile/validate/boolSchema.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.boolOrEmptySchema = exports.topBoolOrEmptySchema = void 0;
    var errors_1 = require_errors(), codegen_1 = require_codegen(), names_1 = require_names(), boolError = {
      message: "boolean schema is false"
    };
    function topBoolOrEmptySchema(e) {
      let { gen: r, schema: o, validateName: s } = e;
      o === !1 ? falseSchemaError(e, !1) : typeof o == "object" && o.$async === !0 ? r.return(names_1.default.data) : (r.assign((0, codegen_1._)`${s}.errors`, null), r.return(!0));
    }
    exports.topBoolOrEmptySchema = topBoolOrEmptySchema;
    function boolOrEmptySchema(e, r) {
      let { gen: o, schema: s } = e;
      s === !1 ? (o.var(r, !1), falseSchemaError(e)) : o.var(r, !0);
    }
    exports.boolOrEmptySchema = boolOrEmptySchema;
    function falseSchemaError(e, r) {
      let { gen: o, data: s } = e, a = {
        gen: o,
        keyword: "false schema",
        data: s,
        schema: !1,
        schemaCode: !1,
        schemaValue: !1,
        params: {},
        it: e
      };
      (0, errors_1.reportError)(a, boolError, void 0, r);
    }
  }
});

// node_modules/ajv/dist/compile/rules.js
var require_rules = __commonJS({
  "node_modules/ajv/dist/compile/rules.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.getRules = exports.isJSONType = void 0;
    var _jsonTypes = ["string", "number", "integer", "boolean", "null", "object", "array"], jsonTypes = new Set(_jsonTypes);
    function isJSONType(e) {
      return typeof e == "string" && jsonTypes.has(e);
    }
    exports.isJSONType = isJSONType;
    function getRules() {
      let e = {
        number: { type: "number", rules: [] },
        string: { type: "string", rules: [] },
        array: { type: "array", rules: [] },
        object: { type: "object", rules: [] }
      };
      return {
        types: { ...e, integer: !0, boolean: !0, null: !0 },
        rules: [{ rules: [] }, e.number, e.string, e.array, e.object],
        post: { rules: [] },
        all: {},
        keywords: {}
      };
    }
    exports.getRules = getRules;
  }
});

// node_modules/ajv/dist/compile/validate/applicability.js
var require_applicability = __commonJS({
  "node_modules/ajv/dist/compile/validate/applicability.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.shouldUseRule = exports.shouldUseGroup = exports.schemaHasRulesForType = void 0;
    function schemaHasRulesForType({ schema: s, self: o }, e) {
      let u = o.RULES.types[e];
      return u && u !== !0 && shouldUseGroup(s, u);
    }
    exports.schemaHasRulesForType = schemaHasRulesForType;
    function shouldUseGroup(s, o) {
      return o.rules.some((e) => shouldUseRule(s, e));
    }
    exports.shouldUseGroup = shouldUseGroup;
    function shouldUseRule(s, o) {
      var e;
      return s[o.keyword] !== void 0 || ((e = o.definition.implements) === null || e === void 0 ? void 0 : e.some((u) => s[u] !== void 0));
    }
    exports.shouldUseRule = shouldUseRule;
  }
});

// node_modules/ajv/dist/compile/validate/dataType.js
var require_dataType = __commonJS({
  "node_modules/ajv/dist/compile/validate/dataType.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.reportTypeError = exports.checkDataTypes = exports.checkDataType = exports.coerceAndCheckDataType = exports.getJSONTypes = exports.getSchemaTypes = exports.DataType = void 0;
    var rules_1 = require_rules(), applicability_1 = require_applicability(), errors_1 = require_errors(), codegen_1 = require_codegen(), util_1 = require_util(), DataType;
    (function(r) {
      r[r.Correct = 0] = "Correct", r[r.Wrong = 1] = "Wrong";
    })(DataType || (exports.DataType = DataType = {}));
    function getSchemaTypes(r) {
      let n = getJSONTypes(r.type);
      if (n.includes("null")) {
        if (r.nullable === !1)
          throw new Error("type: null contradicts nullable: false");
      } else {
        if (!n.length && r.nullable !== void 0)
          throw new Error('"nullable" cannot be used without "type"');
        r.nullable === !0 && n.push("null");
      }
      return n;
    }
    exports.getSchemaTypes = getSchemaTypes;
    function getJSONTypes(r) {
      let n = Array.isArray(r) ? r : r ? [r] : [];
      if (n.every(rules_1.isJSONType))
        return n;
      throw new Error("type must be JSONType or JSONType[]: " + n.join(","));
    }
    exports.getJSONTypes = getJSONTypes;
    function coerceAndCheckDataType(r, n) {
      let { gen: l, data: t, opts: e } = r, s = coerceToTypes(n, e.coerceTypes), o = n.length > 0 && !(s.length === 0 && n.length === 1 && (0, applicability_1.schemaHasRulesForType)(r, n[0]));
      if (o) {
        let c = checkDataTypes(n, t, e.strictNumbers, DataType.Wrong);
        l.if(c, () => {
          s.length ? coerceData(r, n, s) : reportTypeError(r);
        });
      }
      return o;
    }
    exports.coerceAndCheckDataType = coerceAndCheckDataType;
    var COERCIBLE = /* @__PURE__ */ new Set(["string", "number", "integer", "boolean", "null"]);
    function coerceToTypes(r, n) {
      return n ? r.filter((l) => COERCIBLE.has(l) || n === "array" && l === "array") : [];
    }
    function coerceData(r, n, l) {
      let { gen: t, data: e, opts: s } = r, o = t.let("dataType", (0, codegen_1._)`typeof ${e}`), c = t.let("coerced", (0, codegen_1._)`undefined`);
      s.coerceTypes === "array" && t.if((0, codegen_1._)`${o} == 'object' && Array.isArray(${e}) && ${e}.length == 1`, () => t.assign(e, (0, codegen_1._)`${e}[0]`).assign(o, (0, codegen_1._)`typeof ${e}`).if(checkDataTypes(n, e, s.strictNumbers), () => t.assign(c, e))), t.if((0, codegen_1._)`${c} !== undefined`);
      for (let a of l)
        (COERCIBLE.has(a) || a === "array" && s.coerceTypes === "array") && i(a);
      t.else(), reportTypeError(r), t.endIf(), t.if((0, codegen_1._)`${c} !== undefined`, () => {
        t.assign(e, c), assignParentData(r, c);
      });
      function i(a) {
        switch (a) {
          case "string":
            t.elseIf((0, codegen_1._)`${o} == "number" || ${o} == "boolean"`).assign(c, (0, codegen_1._)`"" + ${e}`).elseIf((0, codegen_1._)`${e} === null`).assign(c, (0, codegen_1._)`""`);
            return;
          case "number":
            t.elseIf((0, codegen_1._)`${o} == "boolean" || ${e} === null
              || (${o} == "string" && ${e} && ${e} == +${e})`).assign(c, (0, codegen_1._)`+${e}`);
            return;
          case "integer":
            t.elseIf((0, codegen_1._)`${o} === "boolean" || ${e} === null
              || (${o} === "string" && ${e} && ${e} == +${e} && !(${e} % 1))`).assign(c, (0, codegen_1._)`+${e}`);
            return;
          case "boolean":
            t.elseIf((0, codegen_1._)`${e} === "false" || ${e} === 0 || ${e} === null`).assign(c, !1).elseIf((0, codegen_1._)`${e} === "true" || ${e} === 1`).assign(c, !0);
            return;
          case "null":
            t.elseIf((0, codegen_1._)`${e} === "" || ${e} === 0 || ${e} === false`), t.assign(c, null);
            return;
          case "array":
            t.elseIf((0, codegen_1._)`${o} === "string" || ${o} === "number"
              || ${o} === "boolean" || ${e} === null`).assign(c, (0, codegen_1._)`[${e}]`);
        }
      }
    }
    function assignParentData({ gen: r, parentData: n, parentDataProperty: l }, t) {
      r.if((0, codegen_1._)`${n} !== undefined`, () => r.assign((0, codegen_1._)`${n}[${l}]`, t));
    }
    function checkDataType(r, n, l, t = DataType.Correct) {
      let e = t === DataType.Correct ? codegen_1.operators.EQ : codegen_1.operators.NEQ, s;
      switch (r) {
        case "null":
          return (0, codegen_1._)`${n} ${e} null`;
        case "array":
          s = (0, codegen_1._)`Array.isArray(${n})`;
          break;
        case "object":
          s = (0, codegen_1._)`${n} && typeof ${n} == "object" && !Array.isArray(${n})`;
          break;
        case "integer":
          s = o((0, codegen_1._)`!(${n} % 1) && !isNaN(${n})`);
          break;
        case "number":
          s = o();
          break;
        default:
          return (0, codegen_1._)`typeof ${n} ${e} ${r}`;
      }
      return t === DataType.Correct ? s : (0, codegen_1.not)(s);
      function o(c = codegen_1.nil) {
        return (0, codegen_1.and)((0, codegen_1._)`typeof ${n} == "number"`, c, l ? (0, codegen_1._)`isFinite(${n})` : codegen_1.nil);
      }
    }
    exports.checkDataType = checkDataType;
    function checkDataTypes(r, n, l, t) {
      if (r.length === 1)
        return checkDataType(r[0], n, l, t);
      let e, s = (0, util_1.toHash)(r);
      if (s.array && s.object) {
        let o = (0, codegen_1._)`typeof ${n} != "object"`;
        e = s.null ? o : (0, codegen_1._)`!${n} || ${o}`, delete s.null, delete s.array, delete s.object;
      } else
        e = codegen_1.nil;
      s.number && delete s.integer;
      for (let o in s)
        e = (0, codegen_1.and)(e, checkDataType(o, n, l, t));
      return e;
    }
    exports.checkDataTypes = checkDataTypes;
    var typeError = {
      message: ({ schema: r }) => `must be ${r}`,
      params: ({ schema: r, schemaValue: n }) => typeof r == "string" ? (0, codegen_1._)`{type: ${r}}` : (0, codegen_1._)`{type: ${n}}`
    };
    function reportTypeError(r) {
      let n = getTypeErrorContext(r);
      (0, errors_1.reportError)(n, typeError);
    }
    exports.reportTypeError = reportTypeError;
    function getTypeErrorContext(r) {
      let { gen: n, data: l, schema: t } = r, e = (0, util_1.schemaRefOrVal)(r, t, "type");
      return {
        gen: n,
        keyword: "type",
        data: l,
        schema: t.type,
        schemaCode: e,
        schemaValue: e,
        parentSchema: t,
        params: {},
        it: r
      };
    }
  }
});

// node_modules/ajv/dist/compile/validate/defaults.js
var require_defaults = __commonJS({
  "node_modules/ajv/dist/compile/validate/defaults.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.assignDefaults = void 0;
    var codegen_1 = require_codegen(), util_1 = require_util();
    function assignDefaults(e, r) {
      let { properties: t, items: n } = e.schema;
      if (r === "object" && t)
        for (let s in t)
          assignDefault(e, s, t[s].default);
      else r === "array" && Array.isArray(n) && n.forEach((s, o) => assignDefault(e, o, s.default));
    }
    exports.assignDefaults = assignDefaults;
    function assignDefault(e, r, t) {
      let { gen: n, compositeRule: s, data: o, opts: f } = e;
      if (t === void 0)
        return;
      let i = (0, codegen_1._)`${o}${(0, codegen_1.getProperty)(r)}`;
      if (s) {
        (0, util_1.checkStrictMode)(e, `default is ignored for: ${i}`);
        return;
      }
      let u = (0, codegen_1._)`${i} === undefined`;
      f.useDefaults === "empty" && (u = (0, codegen_1._)`${u} || ${i} === null || ${i} === ""`), n.if(u, (0, codegen_1._)`${i} = ${(0, codegen_1.stringify)(t)}`);
    }
  }
});

// node_modules/ajv/dist/vocabularies/code.js
var require_code2 = __commonJS({
  "node_modules/ajv/dist/vocabularies/code.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.validateUnion = exports.validateArray = exports.usePattern = exports.callValidateCode = exports.schemaProperties = exports.allSchemaProperties = exports.noPropertyInData = exports.propertyInData = exports.isOwnProperty = exports.hasPropFunc = exports.reportMissingProp = exports.checkMissingProp = exports.checkReportMissingProp = void 0;
    var codegen_1 = require_codegen(), util_1 = require_util(), names_1 = require_names(), util_2 = require_util();
    function checkReportMissingProp(r, e) {
      let { gen: t, data: n, it: o } = r;
      t.if(noPropertyInData(t, n, e, o.opts.ownProperties), () => {
        r.setParams({ missingProperty: (0, codegen_1._)`${e}` }, !0), r.error();
      });
    }
    exports.checkReportMissingProp = checkReportMissingProp;
    function checkMissingProp({ gen: r, data: e, it: { opts: t } }, n, o) {
      return (0, codegen_1.or)(...n.map((a) => (0, codegen_1.and)(noPropertyInData(r, e, a, t.ownProperties), (0, codegen_1._)`${o} = ${a}`)));
    }
    exports.checkMissingProp = checkMissingProp;
    function reportMissingProp(r, e) {
      r.setParams({ missingProperty: e }, !0), r.error();
    }
    exports.reportMissingProp = reportMissingProp;
    function hasPropFunc(r) {
      return r.scopeValue("func", {
        // eslint-disable-next-line @typescript-eslint/unbound-method
        ref: Object.prototype.hasOwnProperty,
        code: (0, codegen_1._)`Object.prototype.hasOwnProperty`
      });
    }
    exports.hasPropFunc = hasPropFunc;
    function isOwnProperty(r, e, t) {
      return (0, codegen_1._)`${hasPropFunc(r)}.call(${e}, ${t})`;
    }
    exports.isOwnProperty = isOwnProperty;
    function propertyInData(r, e, t, n) {
      let o = (0, codegen_1._)`${e}${(0, codegen_1.getProperty)(t)} !== undefined`;
      return n ? (0, codegen_1._)`${o} && ${isOwnProperty(r, e, t)}` : o;
    }
    exports.propertyInData = propertyInData;
    function noPropertyInData(r, e, t, n) {
      let o = (0, codegen_1._)`${e}${(0, codegen_1.getProperty)(t)} === undefined`;
      return n ? (0, codegen_1.or)(o, (0, codegen_1.not)(isOwnProperty(r, e, t))) : o;
    }
    exports.noPropertyInData = noPropertyInData;
    function allSchemaProperties(r) {
      return r ? Object.keys(r).filter((e) => e !== "__proto__") : [];
    }
    exports.allSchemaProperties = allSchemaProperties;
    function schemaProperties(r, e) {
      return allSchemaProperties(e).filter((t) => !(0, util_1.alwaysValidSchema)(r, e[t]));
    }
    exports.schemaProperties = schemaProperties;
    function callValidateCode({ schemaCode: r, data: e, it: { gen: t, topSchemaRef: n, schemaPath: o, errorPath: a }, it: s }, i, c, p) {
      let l = p ? (0, codegen_1._)`${r}, ${e}, ${n}${o}` : e, u = [
        [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, a)],
        [names_1.default.parentData, s.parentData],
        [names_1.default.parentDataProperty, s.parentDataProperty],
        [names_1.default.rootData, names_1.default.rootData]
      ];
      s.opts.dynamicRef && u.push([names_1.default.dynamicAnchors, names_1.default.dynamicAnchors]);
      let d = (0, codegen_1._)`${l}, ${t.object(...u)}`;
      return c !== codegen_1.nil ? (0, codegen_1._)`${i}.call(${c}, ${d})` : (0, codegen_1._)`${i}(${d})`;
    }
    exports.callValidateCode = callValidateCode;
    var newRegExp = (0, codegen_1._)`new RegExp`;
    function usePattern({ gen: r, it: { opts: e } }, t) {
      let n = e.unicodeRegExp ? "u" : "", { regExp: o } = e.code, a = o(t, n);
      return r.scopeValue("pattern", {
        key: a.toString(),
        ref: a,
        code: (0, codegen_1._)`${o.code === "new RegExp" ? newRegExp : (0, util_2.useFunc)(r, o)}(${t}, ${n})`
      });
    }
    exports.usePattern = usePattern;
    function validateArray(r) {
      let { gen: e, data: t, keyword: n, it: o } = r, a = e.name("valid");
      if (o.allErrors) {
        let i = e.let("valid", !0);
        return s(() => e.assign(i, !1)), i;
      }
      return e.var(a, !0), s(() => e.break()), a;
      function s(i) {
        let c = e.const("len", (0, codegen_1._)`${t}.length`);
        e.forRange("i", 0, c, (p) => {
          r.subschema({
            keyword: n,
            dataProp: p,
            dataPropType: util_1.Type.Num
          }, a), e.if((0, codegen_1.not)(a), i);
        });
      }
    }
    exports.validateArray = validateArray;
    function validateUnion(r) {
      let { gen: e, schema: t, keyword: n, it: o } = r;
      if (!Array.isArray(t))
        throw new Error("ajv implementation error");
      if (t.some((c) => (0, util_1.alwaysValidSchema)(o, c)) && !o.opts.unevaluated)
        return;
      let s = e.let("valid", !1), i = e.name("_valid");
      e.block(() => t.forEach((c, p) => {
        let l = r.subschema({
          keyword: n,
          schemaProp: p,
          compositeRule: !0
        }, i);
        e.assign(s, (0, codegen_1._)`${s} || ${i}`), r.mergeValidEvaluated(l, i) || e.if((0, codegen_1.not)(s));
      })), r.result(s, () => r.reset(), () => r.error(!0));
    }
    exports.validateUnion = validateUnion;
  }
});

// node_modules/ajv/dist/compile/validate/keyword.js
var require_keyword = __commonJS({
  "node_modules/ajv/dist/compile/validate/keyword.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.validateKeywordUsage = exports.validSchemaType = exports.funcKeywordCode = exports.macroKeywordCode = void 0;
    var codegen_1 = require_codegen(), names_1 = require_names(), code_1 = require_code2(), errors_1 = require_errors();
    function macroKeywordCode(e, r) {
      let { gen: o, keyword: a, schema: t, parentSchema: l, it: n } = e, c = r.macro.call(n.self, t, l, n), s = useKeyword(o, a, c);
      n.opts.validateSchema !== !1 && n.self.validateSchema(c, !0);
      let y = o.name("valid");
      e.subschema({
        schema: c,
        schemaPath: codegen_1.nil,
        errSchemaPath: `${n.errSchemaPath}/${a}`,
        topSchemaRef: s,
        compositeRule: !0
      }, y), e.pass(y, () => e.error(!0));
    }
    exports.macroKeywordCode = macroKeywordCode;
    function funcKeywordCode(e, r) {
      var o;
      let { gen: a, keyword: t, schema: l, parentSchema: n, $data: c, it: s } = e;
      checkAsyncKeyword(s, r);
      let y = !c && r.compile ? r.compile.call(s.self, l, n, s) : r.validate, p = useKeyword(a, t, y), u = a.let("valid");
      e.block$data(u, m), e.ok((o = r.valid) !== null && o !== void 0 ? o : u);
      function m() {
        if (r.errors === !1)
          f(), r.modifying && modifyData(e), v(() => e.error());
        else {
          let i = r.async ? h() : w();
          r.modifying && modifyData(e), v(() => addErrs(e, i));
        }
      }
      function h() {
        let i = a.let("ruleErrs", null);
        return a.try(() => f((0, codegen_1._)`await `), (d) => a.assign(u, !1).if((0, codegen_1._)`${d} instanceof ${s.ValidationError}`, () => a.assign(i, (0, codegen_1._)`${d}.errors`), () => a.throw(d))), i;
      }
      function w() {
        let i = (0, codegen_1._)`${p}.errors`;
        return a.assign(i, null), f(codegen_1.nil), i;
      }
      function f(i = r.async ? (0, codegen_1._)`await ` : codegen_1.nil) {
        let d = s.opts.passContext ? names_1.default.this : names_1.default.self, g = !("compile" in r && !c || r.schema === !1);
        a.assign(u, (0, codegen_1._)`${i}${(0, code_1.callValidateCode)(e, p, d, g)}`, r.modifying);
      }
      function v(i) {
        var d;
        a.if((0, codegen_1.not)((d = r.valid) !== null && d !== void 0 ? d : u), i);
      }
    }
    exports.funcKeywordCode = funcKeywordCode;
    function modifyData(e) {
      let { gen: r, data: o, it: a } = e;
      r.if(a.parentData, () => r.assign(o, (0, codegen_1._)`${a.parentData}[${a.parentDataProperty}]`));
    }
    function addErrs(e, r) {
      let { gen: o } = e;
      o.if((0, codegen_1._)`Array.isArray(${r})`, () => {
        o.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${r} : ${names_1.default.vErrors}.concat(${r})`).assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`), (0, errors_1.extendErrors)(e);
      }, () => e.error());
    }
    function checkAsyncKeyword({ schemaEnv: e }, r) {
      if (r.async && !e.$async)
        throw new Error("async keyword in sync schema");
    }
    function useKeyword(e, r, o) {
      if (o === void 0)
        throw new Error(`keyword "${r}" failed to compile`);
      return e.scopeValue("keyword", typeof o == "function" ? { ref: o } : { ref: o, code: (0, codegen_1.stringify)(o) });
    }
    function validSchemaType(e, r, o = !1) {
      return !r.length || r.some((a) => a === "array" ? Array.isArray(e) : a === "object" ? e && typeof e == "object" && !Array.isArray(e) : typeof e == a || o && typeof e > "u");
    }
    exports.validSchemaType = validSchemaType;
    function validateKeywordUsage({ schema: e, opts: r, self: o, errSchemaPath: a }, t, l) {
      if (Array.isArray(t.keyword) ? !t.keyword.includes(l) : t.keyword !== l)
        throw new Error("ajv implementation error");
      let n = t.dependencies;
      if (n?.some((c) => !Object.prototype.hasOwnProperty.call(e, c)))
        throw new Error(`parent schema must have dependencies of ${l}: ${n.join(",")}`);
      if (t.validateSchema && !t.validateSchema(e[l])) {
        let s = `keyword "${l}" value is invalid at path "${a}": ` + o.errorsText(t.validateSchema.errors);
        if (r.validateSchema === "log")
          o.logger.error(s);
        else
          throw new Error(s);
      }
    }
    exports.validateKeywordUsage = validateKeywordUsage;
  }
});

// node_modules/ajv/dist/compile/validate/subschema.js
var require_subschema = __commonJS({
  "node_modules/ajv/dist/compile/validate/subschema.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.extendSubschemaMode = exports.extendSubschemaData = exports.getSubschema = void 0;
    var codegen_1 = require_codegen(), util_1 = require_util();
    function getSubschema(e, { keyword: t, schemaProp: n, schema: a, schemaPath: r, errSchemaPath: d, topSchemaRef: i }) {
      if (t !== void 0 && a !== void 0)
        throw new Error('both "keyword" and "schema" passed, only one allowed');
      if (t !== void 0) {
        let f = e.schema[t];
        return n === void 0 ? {
          schema: f,
          schemaPath: (0, codegen_1._)`${e.schemaPath}${(0, codegen_1.getProperty)(t)}`,
          errSchemaPath: `${e.errSchemaPath}/${t}`
        } : {
          schema: f[n],
          schemaPath: (0, codegen_1._)`${e.schemaPath}${(0, codegen_1.getProperty)(t)}${(0, codegen_1.getProperty)(n)}`,
          errSchemaPath: `${e.errSchemaPath}/${t}/${(0, util_1.escapeFragment)(n)}`
        };
      }
      if (a !== void 0) {
        if (r === void 0 || d === void 0 || i === void 0)
          throw new Error('"schemaPath", "errSchemaPath" and "topSchemaRef" are required with "schema"');
        return {
          schema: a,
          schemaPath: r,
          topSchemaRef: i,
          errSchemaPath: d
        };
      }
      throw new Error('either "keyword" or "schema" must be passed');
    }
    exports.getSubschema = getSubschema;
    function extendSubschemaData(e, t, { dataProp: n, dataPropType: a, data: r, dataTypes: d, propertyName: i }) {
      if (r !== void 0 && n !== void 0)
        throw new Error('both "data" and "dataProp" passed, only one allowed');
      let { gen: f } = t;
      if (n !== void 0) {
        let { errorPath: o, dataPathArr: h, opts: c } = t, p = f.let("data", (0, codegen_1._)`${t.data}${(0, codegen_1.getProperty)(n)}`, !0);
        u(p), e.errorPath = (0, codegen_1.str)`${o}${(0, util_1.getErrorPath)(n, a, c.jsPropertySyntax)}`, e.parentDataProperty = (0, codegen_1._)`${n}`, e.dataPathArr = [...h, e.parentDataProperty];
      }
      if (r !== void 0) {
        let o = r instanceof codegen_1.Name ? r : f.let("data", r, !0);
        u(o), i !== void 0 && (e.propertyName = i);
      }
      d && (e.dataTypes = d);
      function u(o) {
        e.data = o, e.dataLevel = t.dataLevel + 1, e.dataTypes = [], t.definedProperties = /* @__PURE__ */ new Set(), e.parentData = t.data, e.dataNames = [...t.dataNames, o];
      }
    }
    exports.extendSubschemaData = extendSubschemaData;
    function extendSubschemaMode(e, { jtdDiscriminator: t, jtdMetadata: n, compositeRule: a, createErrors: r, allErrors: d }) {
      a !== void 0 && (e.compositeRule = a), r !== void 0 && (e.createErrors = r), d !== void 0 && (e.allErrors = d), e.jtdDiscriminator = t, e.jtdMetadata = n;
    }
    exports.extendSubschemaMode = extendSubschemaMode;
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function u(r, t) {
      if (r === t) return !0;
      if (r && t && typeof r == "object" && typeof t == "object") {
        if (r.constructor !== t.constructor) return !1;
        var f, e, o;
        if (Array.isArray(r)) {
          if (f = r.length, f != t.length) return !1;
          for (e = f; e-- !== 0; )
            if (!u(r[e], t[e])) return !1;
          return !0;
        }
        if (r.constructor === RegExp) return r.source === t.source && r.flags === t.flags;
        if (r.valueOf !== Object.prototype.valueOf) return r.valueOf() === t.valueOf();
        if (r.toString !== Object.prototype.toString) return r.toString() === t.toString();
        if (o = Object.keys(r), f = o.length, f !== Object.keys(t).length) return !1;
        for (e = f; e-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(t, o[e])) return !1;
        for (e = f; e-- !== 0; ) {
          var n = o[e];
          if (!u(r[n], t[n])) return !1;
        }
        return !0;
      }
      return r !== r && t !== t;
    };
  }
});

// node_modules/json-schema-traverse/index.js
var require_json_schema_traverse = __commonJS({
  "node_modules/json-schema-traverse/index.js"(exports, module) {
    "use strict";
    var traverse = module.exports = function(n, u, e) {
      typeof u == "function" && (e = u, u = {}), e = u.cb || e;
      var r = typeof e == "function" ? e : e.pre || function() {
      }, i = e.post || function() {
      };
      _traverse(u, r, i, n, "", n);
    };
    traverse.keywords = {
      additionalItems: !0,
      items: !0,
      contains: !0,
      additionalProperties: !0,
      propertyNames: !0,
      not: !0,
      if: !0,
      then: !0,
      else: !0
    }, traverse.arrayKeywords = {
      items: !0,
      allOf: !0,
      anyOf: !0,
      oneOf: !0
    }, traverse.propsKeywords = {
      $defs: !0,
      definitions: !0,
      properties: !0,
      patternProperties: !0,
      dependencies: !0
    }, traverse.skipKeywords = {
      default: !0,
      enum: !0,
      const: !0,
      required: !0,
      maximum: !0,
      minimum: !0,
      exclusiveMaximum: !0,
      exclusiveMinimum: !0,
      multipleOf: !0,
      maxLength: !0,
      minLength: !0,
      pattern: !0,
      format: !0,
      maxItems: !0,
      minItems: !0,
      uniqueItems: !0,
      maxProperties: !0,
      minProperties: !0
    };
    function _traverse(n, u, e, r, i, a, o, m, s, v) {
      if (r && typeof r == "object" && !Array.isArray(r)) {
        u(r, i, a, o, m, s, v);
        for (var t in r) {
          var f = r[t];
          if (Array.isArray(f)) {
            if (t in traverse.arrayKeywords)
              for (var l = 0; l < f.length; l++)
                _traverse(n, u, e, f[l], i + "/" + t + "/" + l, a, i, t, r, l);
          } else if (t in traverse.propsKeywords) {
            if (f && typeof f == "object")
              for (var d in f)
                _traverse(n, u, e, f[d], i + "/" + t + "/" + escapeJsonPtr(d), a, i, t, r, d);
          } else (t in traverse.keywords || n.allKeys && !(t in traverse.skipKeywords)) && _traverse(n, u, e, f, i + "/" + t, a, i, t, r);
        }
        e(r, i, a, o, m, s, v);
      }
    }
    function escapeJsonPtr(n) {
      return n.replace(/~/g, "~0").replace(/\//g, "~1");
    }
  }
});

// node_modules/ajv/dist/compile/resolve.js
var require_resolve = __commonJS({
  "node_modules/ajv/dist/compile/resolve.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.getSchemaRefs = exports.resolveUrl = exports.normalizeId = exports._getFullPath = exports.getFullPath = exports.inlineRef = void 0;
    var util_1 = require_util(), equal = require_fast_deep_equal(), traverse = require_json_schema_traverse(), SIMPLE_INLINED = /* @__PURE__ */ new Set([
      "type",
      "format",
      "pattern",
      "maxLength",
      "minLength",
      "maxProperties",
      "minProperties",
      "maxItems",
      "minItems",
      "maximum",
      "minimum",
      "uniqueItems",
      "multipleOf",
      "required",
      "enum",
      "const"
    ]);
    function inlineRef(e, t = !0) {
      return typeof e == "boolean" ? !0 : t === !0 ? !hasRef(e) : t ? countKeys(e) <= t : !1;
    }
    exports.inlineRef = inlineRef;
    var REF_KEYWORDS = /* @__PURE__ */ new Set([
      "$ref",
      "$recursiveRef",
      "$recursiveAnchor",
      "$dynamicRef",
      "$dynamicAnchor"
    ]);
    function hasRef(e) {
      for (let t in e) {
        if (REF_KEYWORDS.has(t))
          return !0;
        let r = e[t];
        if (Array.isArray(r) && r.some(hasRef) || typeof r == "object" && hasRef(r))
          return !0;
      }
      return !1;
    }
    function countKeys(e) {
      let t = 0;
      for (let r in e)
        if (r === "$ref" || (t++, !SIMPLE_INLINED.has(r) && (typeof e[r] == "object" && (0, util_1.eachItem)(e[r], (i) => t += countKeys(i)), t === 1 / 0)))
          return 1 / 0;
      return t;
    }
    function getFullPath(e, t = "", r) {
      r !== !1 && (t = normalizeId(t));
      let i = e.parse(t);
      return _getFullPath(e, i);
    }
    exports.getFullPath = getFullPath;
    function _getFullPath(e, t) {
      return e.serialize(t).split("#")[0] + "#";
    }
    exports._getFullPath = _getFullPath;
    var TRAILING_SLASH_HASH = /#\/?$/;
    function normalizeId(e) {
      return e ? e.replace(TRAILING_SLASH_HASH, "") : "";
    }
    exports.normalizeId = normalizeId;
    function resolveUrl(e, t, r) {
      return r = normalizeId(r), e.resolve(t, r);
    }
    exports.resolveUrl = resolveUrl;
    var ANCHOR = /^[a-z_][-a-z0-9._]*$/i;
    function getSchemaRefs(e, t) {
      if (typeof e == "boolean")
        return {};
      let { schemaId: r, uriResolver: i } = this.opts, a = normalizeId(e[r] || t), c = { "": a }, g = getFullPath(i, a, !1), f = {}, p = /* @__PURE__ */ new Set();
      return traverse(e, { allKeys: !0 }, (o, s, d, y) => {
        if (y === void 0)
          return;
        let R = g + s, l = c[y];
        typeof o[r] == "string" && (l = I.call(this, o[r])), x.call(this, o.$anchor), x.call(this, o.$dynamicAnchor), c[s] = l;
        function I(n) {
          let v = this.opts.uriResolver.resolve;
          if (n = normalizeId(l ? v(l, n) : n), p.has(n))
            throw m(n);
          p.add(n);
          let u = this.refs[n];
          return typeof u == "string" && (u = this.refs[u]), typeof u == "object" ? h(o, u.schema, n) : n !== normalizeId(R) && (n[0] === "#" ? (h(o, f[n], n), f[n] = o) : this.refs[n] = R), n;
        }
        function x(n) {
          if (typeof n == "string") {
            if (!ANCHOR.test(n))
              throw new Error(`invalid anchor "${n}"`);
            I.call(this, `#${n}`);
          }
        }
      }), f;
      function h(o, s, d) {
        if (s !== void 0 && !equal(o, s))
          throw m(d);
      }
      function m(o) {
        return new Error(`reference "${o}" resolves to more than one schema`);
      }
    }
    exports.getSchemaRefs = getSchemaRefs;
  }
});

// node_modules/ajv/dist/compile/validate/index.js
var require_validate = __commonJS({
  "node_modules/ajv/dist/compile/validate/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.getData = exports.KeywordCxt = exports.validateFunctionCode = void 0;
    var boolSchema_1 = require_boolSchema(), dataType_1 = require_dataType(), applicability_1 = require_applicability(), dataType_2 = require_dataType(), defaults_1 = require_defaults(), keyword_1 = require_keyword(), subschema_1 = require_subschema(), codegen_1 = require_codegen(), names_1 = require_names(), resolve_1 = require_resolve(), util_1 = require_util(), errors_1 = require_errors();
    function validateFunctionCode(e) {
      if (isSchemaObj(e) && (checkKeywords(e), schemaCxtHasRules(e))) {
        topSchemaObjCode(e);
        return;
      }
      validateFunction(e, () => (0, boolSchema_1.topBoolOrEmptySchema)(e));
    }
    exports.validateFunctionCode = validateFunctionCode;
    function validateFunction({ gen: e, validateName: t, schema: r, schemaEnv: a, opts: s }, n) {
      s.code.es5 ? e.func(t, (0, codegen_1._)`${names_1.default.data}, ${names_1.default.valCxt}`, a.$async, () => {
        e.code((0, codegen_1._)`"use strict"; ${funcSourceUrl(r, s)}`), destructureValCxtES5(e, s), e.code(n);
      }) : e.func(t, (0, codegen_1._)`${names_1.default.data}, ${destructureValCxt(s)}`, a.$async, () => e.code(funcSourceUrl(r, s)).code(n));
    }
    function destructureValCxt(e) {
      return (0, codegen_1._)`{${names_1.default.instancePath}="", ${names_1.default.parentData}, ${names_1.default.parentDataProperty}, ${names_1.default.rootData}=${names_1.default.data}${e.dynamicRef ? (0, codegen_1._)`, ${names_1.default.dynamicAnchors}={}` : codegen_1.nil}}={}`;
    }
    function destructureValCxtES5(e, t) {
      e.if(names_1.default.valCxt, () => {
        e.var(names_1.default.instancePath, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.instancePath}`), e.var(names_1.default.parentData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentData}`), e.var(names_1.default.parentDataProperty, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentDataProperty}`), e.var(names_1.default.rootData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.rootData}`), t.dynamicRef && e.var(names_1.default.dynamicAnchors, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.dynamicAnchors}`);
      }, () => {
        e.var(names_1.default.instancePath, (0, codegen_1._)`""`), e.var(names_1.default.parentData, (0, codegen_1._)`undefined`), e.var(names_1.default.parentDataProperty, (0, codegen_1._)`undefined`), e.var(names_1.default.rootData, names_1.default.data), t.dynamicRef && e.var(names_1.default.dynamicAnchors, (0, codegen_1._)`{}`);
      });
    }
    function topSchemaObjCode(e) {
      let { schema: t, opts: r, gen: a } = e;
      validateFunction(e, () => {
        r.$comment && t.$comment && commentKeyword(e), checkNoDefault(e), a.let(names_1.default.vErrors, null), a.let(names_1.default.errors, 0), r.unevaluated && resetEvaluated(e), typeAndKeywords(e), returnResults(e);
      });
    }
    function resetEvaluated(e) {
      let { gen: t, validateName: r } = e;
      e.evaluated = t.const("evaluated", (0, codegen_1._)`${r}.evaluated`), t.if((0, codegen_1._)`${e.evaluated}.dynamicProps`, () => t.assign((0, codegen_1._)`${e.evaluated}.props`, (0, codegen_1._)`undefined`)), t.if((0, codegen_1._)`${e.evaluated}.dynamicItems`, () => t.assign((0, codegen_1._)`${e.evaluated}.items`, (0, codegen_1._)`undefined`));
    }
    function funcSourceUrl(e, t) {
      let r = typeof e == "object" && e[t.schemaId];
      return r && (t.code.source || t.code.process) ? (0, codegen_1._)`/*# sourceURL=${r} */` : codegen_1.nil;
    }
    function subschemaCode(e, t) {
      if (isSchemaObj(e) && (checkKeywords(e), schemaCxtHasRules(e))) {
        subSchemaObjCode(e, t);
        return;
      }
      (0, boolSchema_1.boolOrEmptySchema)(e, t);
    }
    function schemaCxtHasRules({ schema: e, self: t }) {
      if (typeof e == "boolean")
        return !e;
      for (let r in e)
        if (t.RULES.all[r])
          return !0;
      return !1;
    }
    function isSchemaObj(e) {
      return typeof e.schema != "boolean";
    }
    function subSchemaObjCode(e, t) {
      let { schema: r, gen: a, opts: s } = e;
      s.$comment && r.$comment && commentKeyword(e), updateContext(e), checkAsyncSchema(e);
      let n = a.const("_errs", names_1.default.errors);
      typeAndKeywords(e, n), a.var(t, (0, codegen_1._)`${n} === ${names_1.default.errors}`);
    }
    function checkKeywords(e) {
      (0, util_1.checkUnknownRules)(e), checkRefsAndKeywords(e);
    }
    function typeAndKeywords(e, t) {
      if (e.opts.jtd)
        return schemaKeywords(e, [], !1, t);
      let r = (0, dataType_1.getSchemaTypes)(e.schema), a = (0, dataType_1.coerceAndCheckDataType)(e, r);
      schemaKeywords(e, r, !a, t);
    }
    function checkRefsAndKeywords(e) {
      let { schema: t, errSchemaPath: r, opts: a, self: s } = e;
      t.$ref && a.ignoreKeywordsWithRef && (0, util_1.schemaHasRulesButRef)(t, s.RULES) && s.logger.warn(`$ref: keywords ignored in schema at path "${r}"`);
    }
    function checkNoDefault(e) {
      let { schema: t, opts: r } = e;
      t.default !== void 0 && r.useDefaults && r.strictSchema && (0, util_1.checkStrictMode)(e, "default is ignored in the schema root");
    }
    function updateContext(e) {
      let t = e.schema[e.opts.schemaId];
      t && (e.baseId = (0, resolve_1.resolveUrl)(e.opts.uriResolver, e.baseId, t));
    }
    function checkAsyncSchema(e) {
      if (e.schema.$async && !e.schemaEnv.$async)
        throw new Error("async schema in sync schema");
    }
    function commentKeyword({ gen: e, schemaEnv: t, schema: r, errSchemaPath: a, opts: s }) {
      let n = r.$comment;
      if (s.$comment === !0)
        e.code((0, codegen_1._)`${names_1.default.self}.logger.log(${n})`);
      else if (typeof s.$comment == "function") {
        let o = (0, codegen_1.str)`${a}/$comment`, f = e.scopeValue("root", { ref: t.root });
        e.code((0, codegen_1._)`${names_1.default.self}.opts.$comment(${n}, ${o}, ${f}.schema)`);
      }
    }
    function returnResults(e) {
      let { gen: t, schemaEnv: r, validateName: a, ValidationError: s, opts: n } = e;
      r.$async ? t.if((0, codegen_1._)`${names_1.default.errors} === 0`, () => t.return(names_1.default.data), () => t.throw((0, codegen_1._)`new ${s}(${names_1.default.vErrors})`)) : (t.assign((0, codegen_1._)`${a}.errors`, names_1.default.vErrors), n.unevaluated && assignEvaluated(e), t.return((0, codegen_1._)`${names_1.default.errors} === 0`));
    }
    function assignEvaluated({ gen: e, evaluated: t, props: r, items: a }) {
      r instanceof codegen_1.Name && e.assign((0, codegen_1._)`${t}.props`, r), a instanceof codegen_1.Name && e.assign((0, codegen_1._)`${t}.items`, a);
    }
    function schemaKeywords(e, t, r, a) {
      let { gen: s, schema: n, data: o, allErrors: f, opts: c, self: u } = e, { RULES: i } = u;
      if (n.$ref && (c.ignoreKeywordsWithRef || !(0, util_1.schemaHasRulesButRef)(n, i))) {
        s.block(() => keywordCode(e, "$ref", i.all.$ref.definition));
        return;
      }
      c.jtd || checkStrictTypes(e, t), s.block(() => {
        for (let l of i.rules)
          d(l);
        d(i.post);
      });
      function d(l) {
        (0, applicability_1.shouldUseGroup)(n, l) && (l.type ? (s.if((0, dataType_2.checkDataType)(l.type, o, c.strictNumbers)), iterateKeywords(e, l), t.length === 1 && t[0] === l.type && r && (s.else(), (0, dataType_2.reportTypeError)(e)), s.endIf()) : iterateKeywords(e, l), f || s.if((0, codegen_1._)`${names_1.default.errors} === ${a || 0}`));
      }
    }
    function iterateKeywords(e, t) {
      let { gen: r, schema: a, opts: { useDefaults: s } } = e;
      s && (0, defaults_1.assignDefaults)(e, t.type), r.block(() => {
        for (let n of t.rules)
          (0, applicability_1.shouldUseRule)(a, n) && keywordCode(e, n.keyword, n.definition, t.type);
      });
    }
    function checkStrictTypes(e, t) {
      e.schemaEnv.meta || !e.opts.strictTypes || (checkContextTypes(e, t), e.opts.allowUnionTypes || checkMultipleTypes(e, t), checkKeywordTypes(e, e.dataTypes));
    }
    function checkContextTypes(e, t) {
      if (t.length) {
        if (!e.dataTypes.length) {
          e.dataTypes = t;
          return;
        }
        t.forEach((r) => {
          includesType(e.dataTypes, r) || strictTypesError(e, `type "${r}" not allowed by context "${e.dataTypes.join(",")}"`);
        }), narrowSchemaTypes(e, t);
      }
    }
    function checkMultipleTypes(e, t) {
      t.length > 1 && !(t.length === 2 && t.includes("null")) && strictTypesError(e, "use allowUnionTypes to allow union type keyword");
    }
    function checkKeywordTypes(e, t) {
      let r = e.self.RULES.all;
      for (let a in r) {
        let s = r[a];
        if (typeof s == "object" && (0, applicability_1.shouldUseRule)(e.schema, s)) {
          let { type: n } = s.definition;
          n.length && !n.some((o) => hasApplicableType(t, o)) && strictTypesError(e, `missing type "${n.join(",")}" for keyword "${a}"`);
        }
      }
    }
    function hasApplicableType(e, t) {
      return e.includes(t) || t === "number" && e.includes("integer");
    }
    function includesType(e, t) {
      return e.includes(t) || t === "integer" && e.includes("number");
    }
    function narrowSchemaTypes(e, t) {
      let r = [];
      for (let a of e.dataTypes)
        includesType(t, a) ? r.push(a) : t.includes("integer") && a === "number" && r.push("integer");
      e.dataTypes = r;
    }
    function strictTypesError(e, t) {
      let r = e.schemaEnv.baseId + e.errSchemaPath;
      t += ` at "${r}" (strictTypes)`, (0, util_1.checkStrictMode)(e, t, e.opts.strictTypes);
    }
    var KeywordCxt = class {
      constructor(t, r, a) {
        if ((0, keyword_1.validateKeywordUsage)(t, r, a), this.gen = t.gen, this.allErrors = t.allErrors, this.keyword = a, this.data = t.data, this.schema = t.schema[a], this.$data = r.$data && t.opts.$data && this.schema && this.schema.$data, this.schemaValue = (0, util_1.schemaRefOrVal)(t, this.schema, a, this.$data), this.schemaType = r.schemaType, this.parentSchema = t.schema, this.params = {}, this.it = t, this.def = r, this.$data)
          this.schemaCode = t.gen.const("vSchema", getData(this.$data, t));
        else if (this.schemaCode = this.schemaValue, !(0, keyword_1.validSchemaType)(this.schema, r.schemaType, r.allowUndefined))
          throw new Error(`${a} value must be ${JSON.stringify(r.schemaType)}`);
        ("code" in r ? r.trackErrors : r.errors !== !1) && (this.errsCount = t.gen.const("_errs", names_1.default.errors));
      }
      result(t, r, a) {
        this.failResult((0, codegen_1.not)(t), r, a);
      }
      failResult(t, r, a) {
        this.gen.if(t), a ? a() : this.error(), r ? (this.gen.else(), r(), this.allErrors && this.gen.endIf()) : this.allErrors ? this.gen.endIf() : this.gen.else();
      }
      pass(t, r) {
        this.failResult((0, codegen_1.not)(t), void 0, r);
      }
      fail(t) {
        if (t === void 0) {
          this.error(), this.allErrors || this.gen.if(!1);
          return;
        }
        this.gen.if(t), this.error(), this.allErrors ? this.gen.endIf() : this.gen.else();
      }
      fail$data(t) {
        if (!this.$data)
          return this.fail(t);
        let { schemaCode: r } = this;
        this.fail((0, codegen_1._)`${r} !== undefined && (${(0, codegen_1.or)(this.invalid$data(), t)})`);
      }
      error(t, r, a) {
        if (r) {
          this.setParams(r), this._error(t, a), this.setParams({});
          return;
        }
        this._error(t, a);
      }
      _error(t, r) {
        (t ? errors_1.reportExtraError : errors_1.reportError)(this, this.def.error, r);
      }
      $dataError() {
        (0, errors_1.reportError)(this, this.def.$dataError || errors_1.keyword$DataError);
      }
      reset() {
        if (this.errsCount === void 0)
          throw new Error('add "trackErrors" to keyword definition');
        (0, errors_1.resetErrorsCount)(this.gen, this.errsCount);
      }
      ok(t) {
        this.allErrors || this.gen.if(t);
      }
      setParams(t, r) {
        r ? Object.assign(this.params, t) : this.params = t;
      }
      block$data(t, r, a = codegen_1.nil) {
        this.gen.block(() => {
          this.check$data(t, a), r();
        });
      }
      check$data(t = codegen_1.nil, r = codegen_1.nil) {
        if (!this.$data)
          return;
        let { gen: a, schemaCode: s, schemaType: n, def: o } = this;
        a.if((0, codegen_1.or)((0, codegen_1._)`${s} === undefined`, r)), t !== codegen_1.nil && a.assign(t, !0), (n.length || o.validateSchema) && (a.elseIf(this.invalid$data()), this.$dataError(), t !== codegen_1.nil && a.assign(t, !1)), a.else();
      }
      invalid$data() {
        let { gen: t, schemaCode: r, schemaType: a, def: s, it: n } = this;
        return (0, codegen_1.or)(o(), f());
        function o() {
          if (a.length) {
            if (!(r instanceof codegen_1.Name))
              throw new Error("ajv implementation error");
            let c = Array.isArray(a) ? a : [a];
            return (0, codegen_1._)`${(0, dataType_2.checkDataTypes)(c, r, n.opts.strictNumbers, dataType_2.DataType.Wrong)}`;
          }
          return codegen_1.nil;
        }
        function f() {
          if (s.validateSchema) {
            let c = t.scopeValue("validate$data", { ref: s.validateSchema });
            return (0, codegen_1._)`!${c}(${r})`;
          }
          return codegen_1.nil;
        }
      }
      subschema(t, r) {
        let a = (0, subschema_1.getSubschema)(this.it, t);
        (0, subschema_1.extendSubschemaData)(a, this.it, t), (0, subschema_1.extendSubschemaMode)(a, t);
        let s = { ...this.it, ...a, items: void 0, props: void 0 };
        return subschemaCode(s, r), s;
      }
      mergeEvaluated(t, r) {
        let { it: a, gen: s } = this;
        a.opts.unevaluated && (a.props !== !0 && t.props !== void 0 && (a.props = util_1.mergeEvaluated.props(s, t.props, a.props, r)), a.items !== !0 && t.items !== void 0 && (a.items = util_1.mergeEvaluated.items(s, t.items, a.items, r)));
      }
      mergeValidEvaluated(t, r) {
        let { it: a, gen: s } = this;
        if (a.opts.unevaluated && (a.props !== !0 || a.items !== !0))
          return s.if(r, () => this.mergeEvaluated(t, codegen_1.Name)), !0;
      }
    };
    exports.KeywordCxt = KeywordCxt;
    function keywordCode(e, t, r, a) {
      let s = new KeywordCxt(e, r, t);
      "code" in r ? r.code(s, a) : s.$data && r.validate ? (0, keyword_1.funcKeywordCode)(s, r) : "macro" in r ? (0, keyword_1.macroKeywordCode)(s, r) : (r.compile || r.validate) && (0, keyword_1.funcKeywordCode)(s, r);
    }
    var JSON_POINTER = /^\/(?:[^~]|~0|~1)*$/, RELATIVE_JSON_POINTER = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
    function getData(e, { dataLevel: t, dataNames: r, dataPathArr: a }) {
      let s, n;
      if (e === "")
        return names_1.default.rootData;
      if (e[0] === "/") {
        if (!JSON_POINTER.test(e))
          throw new Error(`Invalid JSON-pointer: ${e}`);
        s = e, n = names_1.default.rootData;
      } else {
        let u = RELATIVE_JSON_POINTER.exec(e);
        if (!u)
          throw new Error(`Invalid JSON-pointer: ${e}`);
        let i = +u[1];
        if (s = u[2], s === "#") {
          if (i >= t)
            throw new Error(c("property/index", i));
          return a[t - i];
        }
        if (i > t)
          throw new Error(c("data", i));
        if (n = r[t - i], !s)
          return n;
      }
      let o = n, f = s.split("/");
      for (let u of f)
        u && (n = (0, codegen_1._)`${n}${(0, codegen_1.getProperty)((0, util_1.unescapeJsonPointer)(u))}`, o = (0, codegen_1._)`${o} && ${n}`);
      return o;
      function c(u, i) {
        return `Cannot access ${u} ${i} levels up, current level is ${t}`;
      }
    }
    exports.getData = getData;
  }
});

// node_modules/ajv/dist/runtime/validation_error.js
var require_validation_error = __commonJS({
  "node_modules/ajv/dist/runtime/validation_error.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var ValidationError = class extends Error {
      constructor(r) {
        super("validation failed"), this.errors = r, this.ajv = this.validation = !0;
      }
    };
    exports.default = ValidationError;
  }
});

// node_modules/ajv/dist/compile/ref_error.js
var require_ref_error = __commonJS({
  "node_modules/ajv/dist/compile/ref_error.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var resolve_1 = require_resolve(), MissingRefError = class extends Error {
      constructor(e, s, r, t) {
        super(t || `can't resolve reference ${r} from id ${s}`), this.missingRef = (0, resolve_1.resolveUrl)(e, s, r), this.missingSchema = (0, resolve_1.normalizeId)((0, resolve_1.getFullPath)(e, this.missingRef));
      }
    };
    exports.default = MissingRefError;
  }
});

// node_modules/ajv/dist/compile/index.js
var require_compile = __commonJS({
  "node_modules/ajv/dist/compile/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.resolveSchema = exports.getCompilingSchema = exports.resolveRef = exports.compileSchema = exports.SchemaEnv = void 0;
    var codegen_1 = require_codegen(), validation_error_1 = require_validation_error(), names_1 = require_names(), resolve_1 = require_resolve(), util_1 = require_util(), validate_1 = require_validate(), SchemaEnv = class {
      constructor(t) {
        var s;
        this.refs = {}, this.dynamicAnchors = {};
        let o;
        typeof t.schema == "object" && (o = t.schema), this.schema = t.schema, this.schemaId = t.schemaId, this.root = t.root || this, this.baseId = (s = t.baseId) !== null && s !== void 0 ? s : (0, resolve_1.normalizeId)(o?.[t.schemaId || "$id"]), this.schemaPath = t.schemaPath, this.localRefs = t.localRefs, this.meta = t.meta, this.$async = o?.$async, this.refs = {};
      }
    };
    exports.SchemaEnv = SchemaEnv;
    function compileSchema2(e) {
      let t = getCompilingSchema.call(this, e);
      if (t)
        return t;
      let s = (0, resolve_1.getFullPath)(this.opts.uriResolver, e.root.baseId), { es5: o, lines: n } = this.opts.code, { ownProperties: a } = this.opts, i = new codegen_1.CodeGen(this.scope, { es5: o, lines: n, ownProperties: a }), r;
      e.$async && (r = i.scopeValue("Error", {
        ref: validation_error_1.default,
        code: (0, codegen_1._)`require("ajv/dist/runtime/validation_error").default`
      }));
      let c = i.scopeName("validate");
      e.validateName = c;
      let d = {
        gen: i,
        allErrors: this.opts.allErrors,
        data: names_1.default.data,
        parentData: names_1.default.parentData,
        parentDataProperty: names_1.default.parentDataProperty,
        dataNames: [names_1.default.data],
        dataPathArr: [codegen_1.nil],
        // TODO can its length be used as dataLevel if nil is removed?
        dataLevel: 0,
        dataTypes: [],
        definedProperties: /* @__PURE__ */ new Set(),
        topSchemaRef: i.scopeValue("schema", this.opts.code.source === !0 ? { ref: e.schema, code: (0, codegen_1.stringify)(e.schema) } : { ref: e.schema }),
        validateName: c,
        ValidationError: r,
        schema: e.schema,
        schemaEnv: e,
        rootId: s,
        baseId: e.baseId || s,
        schemaPath: codegen_1.nil,
        errSchemaPath: e.schemaPath || (this.opts.jtd ? "" : "#"),
        errorPath: (0, codegen_1._)`""`,
        opts: this.opts,
        self: this
      }, h;
      try {
        this._compilations.add(e), (0, validate_1.validateFunctionCode)(d), i.optimize(this.opts.code.optimize);
        let u = i.toString();
        h = `${i.scopeRefs(names_1.default.scope)}return ${u}`, this.opts.code.process && (h = this.opts.code.process(h, e));
        let l = new Function(`${names_1.default.self}`, `${names_1.default.scope}`, h)(this, this.scope.get());
        if (this.scope.value(c, { ref: l }), l.errors = null, l.schema = e.schema, l.schemaEnv = e, e.$async && (l.$async = !0), this.opts.code.source === !0 && (l.source = { validateName: c, validateCode: u, scopeValues: i._values }), this.opts.unevaluated) {
          let { props: f, items: p } = d;
          l.evaluated = {
            props: f instanceof codegen_1.Name ? void 0 : f,
            items: p instanceof codegen_1.Name ? void 0 : p,
            dynamicProps: f instanceof codegen_1.Name,
            dynamicItems: p instanceof codegen_1.Name
          }, l.source && (l.source.evaluated = (0, codegen_1.stringify)(l.evaluated));
        }
        return e.validate = l, e;
      } catch (u) {
        throw delete e.validate, delete e.validateName, h && this.logger.error("Error compiling schema, function code:", h), u;
      } finally {
        this._compilations.delete(e);
      }
    }
    exports.compileSchema = compileSchema2;
    function resolveRef(e, t, s) {
      var o;
      s = (0, resolve_1.resolveUrl)(this.opts.uriResolver, t, s);
      let n = e.refs[s];
      if (n)
        return n;
      let a = resolve.call(this, e, s);
      if (a === void 0) {
        let i = (o = e.localRefs) === null || o === void 0 ? void 0 : o[s], { schemaId: r } = this.opts;
        i && (a = new SchemaEnv({ schema: i, schemaId: r, root: e, baseId: t }));
      }
      if (a !== void 0)
        return e.refs[s] = inlineOrCompile.call(this, a);
    }
    exports.resolveRef = resolveRef;
    function inlineOrCompile(e) {
      return (0, resolve_1.inlineRef)(e.schema, this.opts.inlineRefs) ? e.schema : e.validate ? e : compileSchema2.call(this, e);
    }
    function getCompilingSchema(e) {
      for (let t of this._compilations)
        if (sameSchemaEnv(t, e))
          return t;
    }
    exports.getCompilingSchema = getCompilingSchema;
    function sameSchemaEnv(e, t) {
      return e.schema === t.schema && e.root === t.root && e.baseId === t.baseId;
    }
    function resolve(e, t) {
      let s;
      for (; typeof (s = this.refs[t]) == "string"; )
        t = s;
      return s || this.schemas[t] || resolveSchema.call(this, e, t);
    }
    function resolveSchema(e, t) {
      let s = this.opts.uriResolver.parse(t), o = (0, resolve_1._getFullPath)(this.opts.uriResolver, s), n = (0, resolve_1.getFullPath)(this.opts.uriResolver, e.baseId, void 0);
      if (Object.keys(e.schema).length > 0 && o === n)
        return getJsonPointer.call(this, s, e);
      let a = (0, resolve_1.normalizeId)(o), i = this.refs[a] || this.schemas[a];
      if (typeof i == "string") {
        let r = resolveSchema.call(this, e, i);
        return typeof r?.schema != "object" ? void 0 : getJsonPointer.call(this, s, r);
      }
      if (typeof i?.schema == "object") {
        if (i.validate || compileSchema2.call(this, i), a === (0, resolve_1.normalizeId)(t)) {
          let { schema: r } = i, { schemaId: c } = this.opts, d = r[c];
          return d && (n = (0, resolve_1.resolveUrl)(this.opts.uriResolver, n, d)), new SchemaEnv({ schema: r, schemaId: c, root: e, baseId: n });
        }
        return getJsonPointer.call(this, s, i);
      }
    }
    exports.resolveSchema = resolveSchema;
    var PREVENT_SCOPE_CHANGE = /* @__PURE__ */ new Set([
      "properties",
      "patternProperties",
      "enum",
      "dependencies",
      "definitions"
    ]);
    function getJsonPointer(e, { baseId: t, schema: s, root: o }) {
      var n;
      if (((n = e.fragment) === null || n === void 0 ? void 0 : n[0]) !== "/")
        return;
      for (let r of e.fragment.slice(1).split("/")) {
        if (typeof s == "boolean")
          return;
        let c = s[(0, util_1.unescapeFragment)(r)];
        if (c === void 0)
          return;
        s = c;
        let d = typeof s == "object" && s[this.opts.schemaId];
        !PREVENT_SCOPE_CHANGE.has(r) && d && (t = (0, resolve_1.resolveUrl)(this.opts.uriResolver, t, d));
      }
      let a;
      if (typeof s != "boolean" && s.$ref && !(0, util_1.schemaHasRulesButRef)(s, this.RULES)) {
        let r = (0, resolve_1.resolveUrl)(this.opts.uriResolver, t, s.$ref);
        a = resolveSchema.call(this, o, r);
      }
      let { schemaId: i } = this.opts;
      if (a = a || new SchemaEnv({ schema: s, schemaId: i, root: o, baseId: t }), a.schema !== a.root.schema)
        return a;
    }
  }
});

// node_modules/ajv/dist/refs/data.json
var require_data = __commonJS({
  "node_modules/ajv/dist/refs/data.json"(exports, module) {
    module.exports = {
      $id: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",
      description: "Meta-schema for $data reference (JSON AnySchema extension proposal)",
      type: "object",
      required: ["$data"],
      properties: {
        $data: {
          type: "string",
          anyOf: [{ format: "relative-json-pointer" }, { format: "json-pointer" }]
        }
      },
      additionalProperties: !1
    };
  }
});

// node_modules/fast-uri/lib/utils.js
var require_utils = __commonJS({
  "node_modules/fast-uri/lib/utils.js"(exports, module) {
    "use strict";
    var isUUID = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu), isIPv4 = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u), isPort = RegExp.prototype.test.bind(/^\d*$/u), isHexPair = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu), isUnreserved = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu), isPathCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u), isQueryFragmentCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u), isUserinfoCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u), BYTE_HEX = new Array(256);
    {
      let e = "0123456789ABCDEF";
      for (let t = 0; t < 256; t++)
        BYTE_HEX[t] = "%" + e[t >> 4] + e[t & 15];
    }
    function percentEncodeNonAscii(e) {
      return e < 2048 ? BYTE_HEX[192 | e >> 6] + BYTE_HEX[128 | e & 63] : e < 65536 ? BYTE_HEX[224 | e >> 12] + BYTE_HEX[128 | e >> 6 & 63] + BYTE_HEX[128 | e & 63] : BYTE_HEX[240 | e >> 18] + BYTE_HEX[128 | e >> 12 & 63] + BYTE_HEX[128 | e >> 6 & 63] + BYTE_HEX[128 | e & 63];
    }
    function stringArrayToHexStripped(e) {
      let t = "", n = 0, r = 0;
      for (r = 0; r < e.length; r++)
        if (n = e[r].charCodeAt(0), n !== 48) {
          if (!(n >= 48 && n <= 57 || n >= 65 && n <= 70 || n >= 97 && n <= 102))
            return "";
          t += e[r];
          break;
        }
      for (r += 1; r < e.length; r++) {
        if (n = e[r].charCodeAt(0), !(n >= 48 && n <= 57 || n >= 65 && n <= 70 || n >= 97 && n <= 102))
          return "";
        t += e[r];
      }
      return t;
    }
    var isHextet = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/), isIPvFuture = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/), isZoneCharacter = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/), nonSimpleDomain = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
    function isZoneIdentifier(e) {
      if (e.length === 0) return !1;
      for (let t = 0; t < e.length; t++)
        if (!isZoneCharacter(e[t])) {
          if (e[t] === "%" && t + 2 < e.length && isHexPair(e.slice(t + 1, t + 3))) {
            t += 2;
            continue;
          }
          return !1;
        }
      return !0;
    }
    function compressIPv6ZeroRun(e) {
      let t = -1, n = 0, r = -1, i = 0;
      for (let f = 0; f < e.length; f++)
        e[f] === "0" ? (r === -1 && (r = f), i++, i > n && (n = i, t = r)) : (r = -1, i = 0);
      if (n < 2) return e.join(":");
      let s = e.slice(0, t).join(":"), o = e.slice(t + n).join(":");
      return s + "::" + o;
    }
    function normalizeIPv6Address(e) {
      let t = e.indexOf("::");
      if (t !== -1 && e.indexOf("::", t + 1) !== -1) return;
      let n = t === -1 ? e.split(":") : e.slice(0, t).split(":"), r = t === -1 ? [] : e.slice(t + 2).split(":");
      t !== -1 && (n.length === 1 && n[0] === "" && (n.length = 0), r.length === 1 && r[0] === "" && (r.length = 0));
      let i = n.concat(r), s = 0;
      for (let f = 0; f < i.length; f++) {
        let l = i[f];
        if (l === "") return;
        if (l.indexOf(".") !== -1) {
          if (f !== i.length - 1 || t !== -1 && r.length === 0 || !isIPv4(l)) return;
          s += 2;
          continue;
        }
        if (!isHextet(l)) return;
        i[f] = parseInt(l, 16).toString(16), s++;
      }
      if (t === -1)
        return s !== 8 ? void 0 : compressIPv6ZeroRun(i);
      if (s >= 8) return;
      let o = i.slice(0, n.length);
      for (let f = s; f < 8; f++) o.push("0");
      for (let f = n.length; f < i.length; f++) o.push(i[f]);
      return compressIPv6ZeroRun(o);
    }
    function normalizeIPv6(e) {
      let t = e[0] === "[" && e[e.length - 1] === "]";
      if ((e[0] === "[" || e[e.length - 1] === "]") && !t) return { host: e, isIPV6: !1, error: !0 };
      let r = t ? e.slice(1, -1) : e;
      if (t && isIPvFuture(r))
        return r = r.toLowerCase(), { host: `[${r}]`, escapedHost: r, isIPV6: !1, isIPVFuture: !0 };
      if (findToken(r, ":") < 2)
        return { host: e, isIPV6: !1, error: t };
      let i = "", s = r.indexOf("%");
      if (s !== -1) {
        let f = r.slice(s, s + 3).toLowerCase() === "%25" ? 3 : 1;
        if (i = r.slice(s + f), !isZoneIdentifier(i)) return { host: e, isIPV6: !1, error: !0 };
        r = r.slice(0, s);
      }
      let o = normalizeIPv6Address(r);
      return o === void 0 ? { host: e, isIPV6: !1, error: !0 } : {
        host: o + (i ? "%" + i : ""),
        escapedHost: o + (i ? "%25" + i : ""),
        isIPV6: !0
      };
    }
    function findToken(e, t) {
      let n = 0;
      for (let r = 0; r < e.length; r++)
        e[r] === t && n++;
      return n;
    }
    function removeDotSegments(e) {
      let t = e, n = [], r = -1, i = 0;
      for (; i = t.length; ) {
        if (i === 1) {
          if (t === ".")
            break;
          if (t === "/") {
            n.push("/");
            break;
          } else {
            n.push(t);
            break;
          }
        } else if (i === 2) {
          if (t[0] === ".") {
            if (t[1] === ".")
              break;
            if (t[1] === "/") {
              t = t.slice(2);
              continue;
            }
          } else if (t[0] === "/" && (t[1] === "." || t[1] === "/")) {
            n.push("/");
            break;
          }
        } else if (i === 3 && t === "/..") {
          n.length !== 0 && n.pop(), n.push("/");
          break;
        }
        if (t[0] === ".") {
          if (t[1] === ".") {
            if (t[2] === "/") {
              t = t.slice(3);
              continue;
            }
          } else if (t[1] === "/") {
            t = t.slice(2);
            continue;
          }
        } else if (t[0] === "/" && t[1] === ".") {
          if (t[2] === "/") {
            t = t.slice(2);
            continue;
          } else if (t[2] === "." && t[3] === "/") {
            t = t.slice(3), n.length !== 0 && n.pop();
            continue;
          }
        }
        if ((r = t.indexOf("/", 1)) === -1) {
          n.push(t);
          break;
        } else
          n.push(t.slice(0, r)), t = t.slice(r);
      }
      return n.join("");
    }
    function removeDotSegmentsRelative(e) {
      if (e === "" || e[0] === "/")
        return removeDotSegments(e);
      let t = e.split("/"), n = t.length - 1, r = [], i = !1;
      for (let s = 0; s <= n; s++) {
        let o = t[s];
        o === "." || o === ".." ? (o === ".." && (r.length !== 0 && r[r.length - 1] !== ".." ? r.pop() : r.push("..")), i = s === n) : r.push(o);
      }
      return i && r[r.length - 1] !== ".." && r.push(""), (r.length === 0 || r[0] === "" || r[0].includes(":")) && r.unshift("."), r.join("/");
    }
    var HOST_DELIMS = { "@": "%40", "/": "%2F", "?": "%3F", "#": "%23", ":": "%3A" }, HOST_DELIM_RE = /[@/?#:]/g, HOST_DELIM_NO_COLON_RE = /[@/?#]/g;
    function reescapeHostDelimiters(e, t) {
      let n = t ? HOST_DELIM_NO_COLON_RE : HOST_DELIM_RE;
      return n.lastIndex = 0, e.replace(n, (r) => HOST_DELIMS[r]);
    }
    function normalizePercentEncoding(e, t = !1) {
      if (e.indexOf("%") === -1)
        return e;
      let n = "";
      for (let r = 0; r < e.length; r++) {
        if (e[r] === "%" && r + 2 < e.length) {
          let i = e.slice(r + 1, r + 3);
          if (isHexPair(i)) {
            let s = i.toUpperCase(), o = String.fromCharCode(parseInt(s, 16));
            t && isUnreserved(o) ? n += o : n += "%" + s, r += 2;
            continue;
          }
        }
        n += e[r];
      }
      return n;
    }
    function normalizePathEncoding(e) {
      let t = "";
      for (let n = 0; n < e.length; n++) {
        let r = e[n];
        if (r === "%" && n + 2 < e.length) {
          let i = e.slice(n + 1, n + 3);
          if (isHexPair(i)) {
            let s = i.toUpperCase(), o = String.fromCharCode(parseInt(s, 16));
            o !== "." && isUnreserved(o) ? t += o : t += "%" + s, n += 2;
            continue;
          }
        }
        if (isPathCharacter(r))
          t += r;
        else {
          let i = e.charCodeAt(n);
          if (i < 128)
            t += isEscapeSafe(i) ? r : BYTE_HEX[i];
          else if (i < 55296 || i > 57343)
            t += percentEncodeNonAscii(i);
          else if (i <= 56319 && n + 1 < e.length) {
            let s = e.charCodeAt(n + 1);
            s >= 56320 && s <= 57343 ? (t += percentEncodeNonAscii(65536 + (i - 55296 << 10) + (s - 56320)), n++) : t += percentEncodeNonAscii(65533);
          } else
            t += percentEncodeNonAscii(65533);
        }
      }
      return t;
    }
    function serializePathEncoding(e, t = !1) {
      let n = "", r = t && e[0] !== "/";
      for (let i = 0; i < e.length; i++) {
        let s = e[i];
        if (s === "%" && i + 2 < e.length) {
          let o = e.slice(i + 1, i + 3);
          if (isHexPair(o)) {
            n += "%" + o.toUpperCase(), i += 2;
            continue;
          }
        }
        if (s === "/" && (r = !1), isPathCharacter(s) && (s !== ":" || !r))
          n += s;
        else {
          let o = e.charCodeAt(i);
          if (o < 128)
            n += BYTE_HEX[o];
          else if (o < 55296 || o > 57343)
            n += percentEncodeNonAscii(o);
          else if (o <= 56319 && i + 1 < e.length) {
            let f = e.charCodeAt(i + 1);
            f >= 56320 && f <= 57343 ? (n += percentEncodeNonAscii(65536 + (o - 55296 << 10) + (f - 56320)), i++) : n += percentEncodeNonAscii(65533);
          } else
            n += percentEncodeNonAscii(65533);
        }
      }
      return n;
    }
    function encodeComponent(e, t) {
      let n = "";
      for (let r = 0; r < e.length; r++) {
        let i = e[r];
        if (i === "%" && r + 2 < e.length) {
          let s = e.slice(r + 1, r + 3);
          if (isHexPair(s)) {
            n += "%" + s.toUpperCase(), r += 2;
            continue;
          }
        }
        if (t(i))
          n += i;
        else {
          let s = e.charCodeAt(r);
          if (s < 128)
            n += BYTE_HEX[s];
          else if (s < 55296 || s > 57343)
            n += percentEncodeNonAscii(s);
          else if (s <= 56319 && r + 1 < e.length) {
            let o = e.charCodeAt(r + 1);
            o >= 56320 && o <= 57343 ? (n += percentEncodeNonAscii(65536 + (s - 55296 << 10) + (o - 56320)), r++) : n += percentEncodeNonAscii(65533);
          } else
            n += percentEncodeNonAscii(65533);
        }
      }
      return n;
    }
    function encodeUserinfo(e) {
      return encodeComponent(e, isUserinfoCharacter);
    }
    function encodeQuery(e) {
      return encodeComponent(e, isQueryFragmentCharacter);
    }
    function encodeFragment(e) {
      return encodeComponent(e, isQueryFragmentCharacter);
    }
    function isEscapeSafe(e) {
      return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 42 || e === 43 || e === 45 || e === 46 || e === 47 || e === 64 || e === 95;
    }
    function normalizeQueryFragmentEncoding(e) {
      let t = "";
      for (let n = 0; n < e.length; n++) {
        let r = e[n];
        if (r === "%" && n + 2 < e.length) {
          let i = e.slice(n + 1, n + 3);
          if (isHexPair(i)) {
            let s = i.toUpperCase(), o = String.fromCharCode(parseInt(s, 16));
            isUnreserved(o) ? t += o : t += "%" + s, n += 2;
            continue;
          }
        }
        if (isQueryFragmentCharacter(r))
          t += r;
        else {
          let i = e.charCodeAt(n);
          if (i < 128)
            t += isEscapeSafe(i) ? r : BYTE_HEX[i];
          else if (i < 55296 || i > 57343)
            t += percentEncodeNonAscii(i);
          else if (i <= 56319 && n + 1 < e.length) {
            let s = e.charCodeAt(n + 1);
            s >= 56320 && s <= 57343 ? (t += percentEncodeNonAscii(65536 + (i - 55296 << 10) + (s - 56320)), n++) : t += percentEncodeNonAscii(65533);
          } else
            t += percentEncodeNonAscii(65533);
        }
      }
      return t;
    }
    function escapePreservingEscapes(e) {
      let t = "";
      for (let n = 0; n < e.length; n++) {
        if (e[n] === "%" && n + 2 < e.length) {
          let r = e.slice(n + 1, n + 3);
          if (isHexPair(r)) {
            t += "%" + r.toUpperCase(), n += 2;
            continue;
          }
        }
        t += escape(e[n]);
      }
      return t;
    }
    function recomposeAuthority(e) {
      let t = [];
      if (e.userinfo !== void 0 && (t.push(encodeUserinfo(e.userinfo)), t.push("@")), e.host !== void 0) {
        let n = e.host;
        if (!isIPv4(n)) {
          let r = normalizeIPv6(n);
          r.isIPV6 !== !0 && r.isIPVFuture !== !0 && (n = normalizePercentEncoding(n, !0), r = normalizeIPv6(n)), r.isIPV6 === !0 || r.isIPVFuture === !0 ? n = `[${r.escapedHost}]` : n = reescapeHostDelimiters(n, !1);
        }
        t.push(n);
      }
      if (typeof e.port == "number" || typeof e.port == "string") {
        let n = String(e.port);
        if (!isPort(n))
          throw new TypeError("URI port is malformed.");
        t.push(":"), t.push(n);
      }
      return t.length ? t.join("") : void 0;
    }
    module.exports = {
      nonSimpleDomain,
      recomposeAuthority,
      reescapeHostDelimiters,
      normalizePercentEncoding,
      normalizePathEncoding,
      serializePathEncoding,
      normalizeQueryFragmentEncoding,
      encodeUserinfo,
      encodeQuery,
      encodeFragment,
      escapePreservingEscapes,
      removeDotSegments,
      removeDotSegmentsRelative,
      isIPv4,
      isUUID,
      normalizeIPv6,
      stringArrayToHexStripped
    };
  }
});

// node_modules/fast-uri/lib/schemes.js
var require_schemes = __commonJS({
  "node_modules/fast-uri/lib/schemes.js"(exports, module) {
    "use strict";
    var { isUUID } = require_utils(), URN_REG = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu, supportedSchemeNames = (
      /** @type {const} */
      [
        "http",
        "https",
        "ws",
        "wss",
        "urn",
        "urn:uuid"
      ]
    );
    function isValidSchemeName(e) {
      return supportedSchemeNames.indexOf(
        /** @type {*} */
        e
      ) !== -1;
    }
    function wsIsSecure(e) {
      return e.secure === !0 ? !0 : e.secure === !1 ? !1 : e.scheme ? e.scheme.length === 3 && (e.scheme[0] === "w" || e.scheme[0] === "W") && (e.scheme[1] === "s" || e.scheme[1] === "S") && (e.scheme[2] === "s" || e.scheme[2] === "S") : !1;
    }
    function httpParse(e) {
      return e.host || (e.error = e.error || "HTTP URIs must have a host."), e;
    }
    function httpSerialize(e) {
      let r = String(e.scheme).toLowerCase() === "https";
      return (e.port === (r ? 443 : 80) || e.port === "") && (e.port = void 0), e.path || (e.path = "/"), e;
    }
    function wsParse(e) {
      return e.secure = wsIsSecure(e), e.resourceName = (e.path || "/") + (e.query ? "?" + e.query : ""), e.path = void 0, e.query = void 0, e;
    }
    function wsSerialize(e) {
      if ((e.port === (wsIsSecure(e) ? 443 : 80) || e.port === "") && (e.port = void 0), typeof e.secure == "boolean" && (e.scheme = e.secure ? "wss" : "ws", e.secure = void 0), e.resourceName) {
        let r = e.resourceName.indexOf("?"), s = r === -1 ? e.resourceName : e.resourceName.slice(0, r);
        e.path = s && s !== "/" ? s : void 0, e.query = r === -1 ? void 0 : e.resourceName.slice(r + 1), e.resourceName = void 0;
      }
      return e.fragment = void 0, e;
    }
    function urnParse(e, r) {
      if (!e.path)
        return e.error = "URN can not be parsed", e;
      let s = e.path.match(URN_REG);
      if (s && s[0] === e.path) {
        let u = r.scheme || e.scheme || "urn";
        e.nid = s[1].toLowerCase(), e.nss = s[2];
        let a = `${u}:${r.nid || e.nid}`, i = getSchemeHandler(a);
        e.path = void 0, i && (e = i.parse(e, r));
      } else
        e.error = e.error || "URN can not be parsed.";
      return e;
    }
    function urnSerialize(e, r) {
      if (e.nid === void 0)
        throw new Error("URN without nid cannot be serialized");
      let s = r.scheme || e.scheme || "urn", u = e.nid.toLowerCase(), a = `${s}:${r.nid || u}`, i = getSchemeHandler(a);
      i && (e = i.serialize(e, r));
      let c = e, d = e.nss;
      return c.path = `${u || r.nid}:${d}`, r.skipEscape = !0, c;
    }
    function urnuuidParse(e, r) {
      let s = e;
      return s.uuid = s.nss, s.nss = void 0, !r.tolerant && (!s.uuid || !isUUID(s.uuid)) && (s.error = s.error || "UUID is not valid."), s;
    }
    function urnuuidSerialize(e) {
      let r = e;
      return r.nss = (e.uuid || "").toLowerCase(), r;
    }
    var http = (
      /** @type {SchemeHandler} */
      {
        scheme: "http",
        domainHost: !0,
        parse: httpParse,
        serialize: httpSerialize
      }
    ), https = (
      /** @type {SchemeHandler} */
      {
        scheme: "https",
        domainHost: http.domainHost,
        parse: httpParse,
        serialize: httpSerialize
      }
    ), ws = (
      /** @type {SchemeHandler} */
      {
        scheme: "ws",
        domainHost: !0,
        parse: wsParse,
        serialize: wsSerialize
      }
    ), wss = (
      /** @type {SchemeHandler} */
      {
        scheme: "wss",
        domainHost: ws.domainHost,
        parse: ws.parse,
        serialize: ws.serialize
      }
    ), urn = (
      /** @type {SchemeHandler} */
      {
        scheme: "urn",
        parse: urnParse,
        serialize: urnSerialize,
        skipNormalize: !0
      }
    ), urnuuid = (
      /** @type {SchemeHandler} */
      {
        scheme: "urn:uuid",
        parse: urnuuidParse,
        serialize: urnuuidSerialize,
        skipNormalize: !0
      }
    ), SCHEMES = (
      /** @type {Record<SchemeName, SchemeHandler>} */
      {
        http,
        https,
        ws,
        wss,
        urn,
        "urn:uuid": urnuuid
      }
    );
    Object.setPrototypeOf(SCHEMES, null);
    function getSchemeHandler(e) {
      return e && (SCHEMES[
        /** @type {SchemeName} */
        e
      ] || SCHEMES[
        /** @type {SchemeName} */
        e.toLowerCase()
      ]) || void 0;
    }
    module.exports = {
      wsIsSecure,
      SCHEMES,
      isValidSchemeName,
      getSchemeHandler
    };
  }
});

// node_modules/fast-uri/index.js
var require_fast_uri = __commonJS({
  "node_modules/fast-uri/index.js"(exports, module) {
    "use strict";
    var { normalizeIPv6, removeDotSegments, removeDotSegmentsRelative, recomposeAuthority, normalizePercentEncoding, normalizePathEncoding, serializePathEncoding, normalizeQueryFragmentEncoding, encodeQuery, encodeFragment, reescapeHostDelimiters, isIPv4, nonSimpleDomain } = require_utils(), { SCHEMES, getSchemeHandler } = require_schemes(), VALID_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/u, MALFORMED_SCHEME_ERROR = "URI scheme is malformed.", MALFORMED_HOST_ERROR = "URI host is malformed.", FORBIDDEN_DOMAIN_HOST_CHARACTER = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;
    function validateScheme(e) {
      let t = String(e);
      if (!VALID_SCHEME.test(t))
        throw new TypeError(MALFORMED_SCHEME_ERROR);
      return t;
    }
    function normalize(e, t) {
      return typeof e == "string" ? e = /** @type {T} */
      normalizeString(e, t) : typeof e == "object" && (e = /** @type {T} */
      parse(serialize(e, t), t)), e;
    }
    function resolve(e, t, n) {
      let r = n ? Object.assign({ scheme: "null" }, n) : { scheme: "null" }, {
        parsed: o,
        malformedAuthorityOrPort: f,
        malformedPercentEncoding: h,
        malformedSchemeSpecific: c,
        malformedHost: d,
        malformedScheme: l
      } = parseWithStatus(e, r), {
        parsed: s,
        malformedAuthorityOrPort: y,
        malformedPercentEncoding: S,
        malformedSchemeSpecific: a,
        malformedHost: g,
        malformedScheme: i
      } = parseWithStatus(t, r);
      if (f || y || h || S || c || a || d || g || l || i)
        throw new Error(o.error || s.error || "URI is malformed.");
      let u = resolveComponent(o, s, r, !0), I = getSchemeHandler(n && n.scheme || u.scheme), m = u.host, p = m !== void 0 && m !== "" && (isIPv4(m) || normalizeIPv6(m).isIPV6);
      if (hasForbiddenDomainHost(u, n || {}, I, p))
        throw new Error(MALFORMED_HOST_ERROR);
      canonicalizeHost(u, n || {}, I, p);
      let E = m && m.indexOf("%") !== -1 && !new RegExp("\\P{ASCII}", "u").test(m);
      if (u.error && !E)
        throw new Error(u.error);
      return r.skipEscape = !0, serialize(u, r);
    }
    function resolveComponent(e, t, n, r) {
      let o = {};
      if (r || (e = parse(serialize(e, n), n), t = parse(serialize(t, n), n)), n = n || {}, !n.tolerant && t.scheme)
        o.scheme = t.scheme, o.userinfo = t.userinfo, o.host = t.host, o.port = t.port, o.path = removeDotSegments(t.path || ""), o.query = t.query;
      else {
        if (t.userinfo !== void 0 || t.host !== void 0 || t.port !== void 0)
          o.userinfo = t.userinfo, o.host = t.host, o.port = t.port, o.path = removeDotSegments(t.path || ""), o.query = t.query;
        else {
          if (!t.path)
            o.path = e.path, t.query !== void 0 ? o.query = t.query : o.query = e.query;
          else {
            if (t.path[0] === "/")
              o.path = removeDotSegments(t.path);
            else {
              let f = e.userinfo !== void 0 || e.host !== void 0 || e.port !== void 0;
              f && !e.path ? o.path = "/" + t.path : e.path ? o.path = e.path.slice(0, e.path.lastIndexOf("/") + 1) + t.path : o.path = t.path, o.path = e.scheme === void 0 && !f && o.path[0] !== "/" ? removeDotSegmentsRelative(o.path) : removeDotSegments(o.path);
            }
            o.query = t.query;
          }
          o.userinfo = e.userinfo, o.host = e.host, o.port = e.port;
        }
        o.scheme = e.scheme;
      }
      return o.fragment = t.fragment, o;
    }
    function equal(e, t, n) {
      let r = normalizeComparableURI(e, n), o = normalizeComparableURI(t, n);
      return r !== void 0 && o !== void 0 && r === o;
    }
    function serialize(e, t) {
      let n = {
        host: e.host,
        scheme: e.scheme,
        userinfo: e.userinfo,
        port: e.port,
        path: e.path,
        query: e.query,
        nid: e.nid,
        nss: e.nss,
        uuid: e.uuid,
        fragment: e.fragment,
        reference: e.reference,
        resourceName: e.resourceName,
        secure: e.secure,
        error: ""
      }, r = Object.assign({}, t), o = [];
      n.scheme && (n.scheme = validateScheme(n.scheme));
      let f = getSchemeHandler(r.scheme || n.scheme);
      f && f.serialize && f.serialize(n, r);
      let h = n.userinfo !== void 0 || n.host !== void 0 || n.port !== void 0, c = (n.scheme === void 0 || r.reference === "suffix") && !h, d = !r.skipEscape && c;
      n.path !== void 0 && (r.skipEscape ? n.path = normalizePercentEncoding(n.path) : n.path = serializePathEncoding(n.path, d)), r.reference !== "suffix" && n.scheme && (n.scheme = validateScheme(n.scheme), o.push(n.scheme, ":"));
      let l = recomposeAuthority(n);
      if (l !== void 0 && (r.reference !== "suffix" && o.push("//"), o.push(l), n.path && n.path[0] !== "/" && o.push("/")), n.path !== void 0) {
        let s = n.path;
        !r.absolutePath && (!f || !f.absolutePath) && (s = c && s[0] !== "/" ? removeDotSegmentsRelative(s) : removeDotSegments(s)), c && (s = serializePathEncoding(s, !0)), l === void 0 && s[0] === "/" && s[1] === "/" && (s = "/%2F" + s.slice(2)), o.push(s);
      }
      return n.query !== void 0 && o.push("?", encodeQuery(n.query)), n.fragment !== void 0 && o.push("#", encodeFragment(n.fragment)), o.join("");
    }
    var URI_PARSE = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u, AUTHORITY_PREFIX = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/, AUTHORITY_INTRODUCER_REGION = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
    function getParseError(e, t) {
      if (t[2] !== void 0 && e.path && e.path[0] !== "/")
        return 'URI path must start with "/" when authority is present.';
      if (typeof e.port == "number" && (e.port < 0 || e.port > 65535))
        return "URI port is malformed.";
    }
    function hasMalformedPercentEncoding(e) {
      if (e === void 0) return !1;
      let t = e.indexOf("%");
      for (; t !== -1; ) {
        if (t + 2 >= e.length || !/^[\da-f]{2}$/iu.test(e.slice(t + 1, t + 3)))
          return !0;
        t = e.indexOf("%", t + 3);
      }
      return !1;
    }
    function isIPLiteral(e) {
      return e[0] === "[" && e[e.length - 1] === "]";
    }
    function hasMalformedComponentPercentEncoding(e) {
      let t = e[4];
      return hasMalformedPercentEncoding(e[3]) || t !== void 0 && !isIPLiteral(t) && hasMalformedPercentEncoding(t) || hasMalformedPercentEncoding(e[6]) || hasMalformedPercentEncoding(e[7]) || hasMalformedPercentEncoding(e[8]);
    }
    function canonicalizeHost(e, t, n, r) {
      if (hasForbiddenDomainHost(e, t, n, r))
        return e.error = e.error || MALFORMED_HOST_ERROR, !0;
      if (!t.unicodeSupport && (!n || !n.unicodeSupport) && e.host && !isIPLiteral(e.host) && (t.domainHost || n && n.domainHost) && r === !1 && nonSimpleDomain(e.host)) {
        let o;
        try {
          o = new URL("http://" + e.host);
        } catch (f) {
          return e.error = e.error || "Host's domain name can not be converted to ASCII: " + f, !0;
        }
        if (!isHostOnlyURL(o))
          return e.error = e.error || MALFORMED_HOST_ERROR, !0;
        e.host = o.hostname;
      }
      return !1;
    }
    function hasForbiddenDomainHost(e, t, n, r) {
      return !!(e.host && r === !1 && !isIPLiteral(e.host) && (t.domainHost || n && n.domainHost) && FORBIDDEN_DOMAIN_HOST_CHARACTER.test(e.host));
    }
    function isHostOnlyURL(e) {
      return e.username === "" && e.password === "" && e.port === "" && e.pathname === "/" && e.search === "" && e.hash === "" && e.hostname !== "";
    }
    function parseWithStatus(e, t) {
      let n = Object.assign({}, t), r = {
        scheme: void 0,
        userinfo: void 0,
        host: "",
        port: void 0,
        path: "",
        query: void 0,
        fragment: void 0
      }, o = !1, f = !1, h = !1, c = !1, d = !1, l = !1, s = !1;
      n.reference === "suffix" && (n.scheme ? e = n.scheme + ":" + e : e = "//" + e);
      let y = e.match(AUTHORITY_PREFIX);
      y !== null && y[1].indexOf("\\") !== -1 && (r.error = "URI authority must not contain a literal backslash.", o = !0);
      let S = e.match(AUTHORITY_INTRODUCER_REGION);
      if (S !== null) {
        let g = S[1], i = g.replace(/[\t\n\r]/g, "");
        i.length >= 2 && (i.slice(0, 2) !== "//" ? (r.error = r.error || "URI authority must not contain a literal backslash.", o = !0) : g.length !== i.length && (r.error = r.error || "URI authority introducer must not contain whitespace.", o = !0));
      }
      let a = e.match(URI_PARSE);
      if (a) {
        r.scheme = a[1], r.userinfo = a[3], r.host = a[4], r.port = parseInt(a[5], 10), r.path = a[6] || "", r.query = a[7], r.fragment = a[8], r.scheme !== void 0 && (VALID_SCHEME.test(r.scheme) ? r.scheme = r.scheme.toLowerCase() : (r.error = r.error || MALFORMED_SCHEME_ERROR, l = !0)), f = hasMalformedComponentPercentEncoding(a), f && (r.error = r.error || "URI contains malformed percent-encoding."), isNaN(r.port) && (r.port = a[5]);
        let g = getParseError(r, a);
        if (g !== void 0 && (r.error = r.error || g, o = !0), r.host)
          if (isIPv4(r.host) === !1) {
            let I = isIPLiteral(r.host), m = r.host.indexOf("[") !== -1 || r.host.indexOf("]") !== -1, p = normalizeIPv6(r.host);
            s = p.isIPV6 || p.isIPVFuture === !0, d = m && (!I || p.error === !0), r.host = s ? p.host : p.host.toLowerCase(), d && (r.error = r.error || MALFORMED_HOST_ERROR, o = !0);
          } else
            s = !0;
        r.scheme === void 0 && r.userinfo === void 0 && r.host === void 0 && r.port === void 0 && r.query === void 0 && !r.path ? r.reference = "same-document" : r.scheme === void 0 ? r.reference = "relative" : r.fragment === void 0 ? r.reference = "absolute" : r.reference = "uri", n.reference && n.reference !== "suffix" && n.reference !== r.reference && (r.error = r.error || "URI is not a " + n.reference + " reference.");
        let i = getSchemeHandler(n.scheme || r.scheme);
        if (d || (c = canonicalizeHost(r, n, i, s)), e.indexOf("%") !== -1 && r.host !== void 0 && !d) {
          let u = s ? r.host : normalizePercentEncoding(r.host, !0);
          s || (u = normalizePercentEncoding(u.toLowerCase())), r.host = s || n.scheme !== "null" ? reescapeHostDelimiters(u, s) : u;
        }
        (!i || i && !i.skipNormalize) && (r.path && (r.path = normalizePathEncoding(r.path)), r.query && (r.query = normalizeQueryFragmentEncoding(r.query)), r.fragment && (r.fragment = normalizeQueryFragmentEncoding(r.fragment))), i && i.parse && (i.parse(r, n), i === SCHEMES.urn && r.nid === void 0 && (h = !0));
      } else
        r.error = r.error || "URI can not be parsed.";
      return { parsed: r, malformedAuthorityOrPort: o, malformedPercentEncoding: f, malformedSchemeSpecific: h, malformedHost: c, malformedScheme: l };
    }
    function parse(e, t) {
      return parseWithStatus(e, t).parsed;
    }
    function normalizeString(e, t) {
      return normalizeStringWithStatus(e, t).normalized;
    }
    function normalizeStringWithStatus(e, t) {
      let { parsed: n, malformedAuthorityOrPort: r, malformedPercentEncoding: o, malformedSchemeSpecific: f, malformedHost: h, malformedScheme: c } = parseWithStatus(e, t);
      return {
        normalized: r || o || f || h || c ? e : serialize(n, t),
        malformedAuthorityOrPort: r,
        malformedPercentEncoding: o,
        malformedSchemeSpecific: f,
        malformedHost: h,
        malformedScheme: c
      };
    }
    function normalizeComparableURI(e, t) {
      if (typeof e != "string" && typeof e != "object")
        return;
      let n;
      try {
        n = typeof e == "string" ? e : serialize(e, t);
      } catch {
        return;
      }
      let { normalized: r, malformedAuthorityOrPort: o, malformedPercentEncoding: f, malformedSchemeSpecific: h, malformedHost: c, malformedScheme: d } = normalizeStringWithStatus(n, t);
      return o || f || h || c || d ? void 0 : r;
    }
    var fastUri = {
      SCHEMES,
      normalize,
      resolve,
      resolveComponent,
      equal,
      serialize,
      parse
    };
    module.exports = fastUri, module.exports.default = fastUri, module.exports.fastUri = fastUri;
  }
});

// node_modules/ajv/dist/runtime/uri.js
var require_uri = __commonJS({
  "node_modules/ajv/dist/runtime/uri.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var uri = require_fast_uri();
    uri.code = 'require("ajv/dist/runtime/uri").default', exports.default = uri;
  }
});

// node_modules/ajv/dist/core.js
var require_core = __commonJS({
  "node_modules/ajv/dist/core.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = void 0;
    var validate_1 = require_validate();
    Object.defineProperty(exports, "KeywordCxt", { enumerable: !0, get: function() {
      return validate_1.KeywordCxt;
    } });
    var codegen_1 = require_codegen();
    Object.defineProperty(exports, "_", { enumerable: !0, get: function() {
      return codegen_1._;
    } }), Object.defineProperty(exports, "str", { enumerable: !0, get: function() {
      return codegen_1.str;
    } }), Object.defineProperty(exports, "stringify", { enumerable: !0, get: function() {
      return codegen_1.stringify;
    } }), Object.defineProperty(exports, "nil", { enumerable: !0, get: function() {
      return codegen_1.nil;
    } }), Object.defineProperty(exports, "Name", { enumerable: !0, get: function() {
      return codegen_1.Name;
    } }), Object.defineProperty(exports, "CodeGen", { enumerable: !0, get: function() {
      return codegen_1.CodeGen;
    } });
    var validation_error_1 = require_validation_error(), ref_error_1 = require_ref_error(), rules_1 = require_rules(), compile_1 = require_compile(), codegen_2 = require_codegen(), resolve_1 = require_resolve(), dataType_1 = require_dataType(), util_1 = require_util(), $dataRefSchema = require_data(), uri_1 = require_uri(), defaultRegExp = (s, e) => new RegExp(s, e);
    defaultRegExp.code = "new RegExp";
    var META_IGNORE_OPTIONS = ["removeAdditional", "useDefaults", "coerceTypes"], EXT_SCOPE_NAMES = /* @__PURE__ */ new Set([
      "validate",
      "serialize",
      "parse",
      "wrapper",
      "root",
      "schema",
      "keyword",
      "pattern",
      "formats",
      "validate$data",
      "func",
      "obj",
      "Error"
    ]), removedOptions = {
      errorDataPath: "",
      format: "`validateFormats: false` can be used instead.",
      nullable: '"nullable" keyword is supported by default.',
      jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
      extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
      missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
      processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
      sourceCode: "Use option `code: {source: true}`",
      strictDefaults: "It is default now, see option `strict`.",
      strictKeywords: "It is default now, see option `strict`.",
      uniqueItems: '"uniqueItems" keyword is always validated.',
      unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
      cache: "Map is used as cache, schema object as key.",
      serialize: "Map is used as cache, schema object as key.",
      ajvErrors: "It is default now."
    }, deprecatedOptions = {
      ignoreKeywordsWithRef: "",
      jsPropertySyntax: "",
      unicode: '"minLength"/"maxLength" account for unicode characters by default.'
    }, MAX_EXPRESSION = 200;
    function requiredOptions(s) {
      var e, t, r, i, o, n, l, c, h, a, d, u, f, p, y, v, w, g, _2, S, E, b, j, x, $;
      let m = s.strict, O = (e = s.code) === null || e === void 0 ? void 0 : e.optimize, M = O === !0 || O === void 0 ? 1 : O || 0, A = (r = (t = s.code) === null || t === void 0 ? void 0 : t.regExp) !== null && r !== void 0 ? r : defaultRegExp, R = (i = s.uriResolver) !== null && i !== void 0 ? i : uri_1.default;
      return {
        strictSchema: (n = (o = s.strictSchema) !== null && o !== void 0 ? o : m) !== null && n !== void 0 ? n : !0,
        strictNumbers: (c = (l = s.strictNumbers) !== null && l !== void 0 ? l : m) !== null && c !== void 0 ? c : !0,
        strictTypes: (a = (h = s.strictTypes) !== null && h !== void 0 ? h : m) !== null && a !== void 0 ? a : "log",
        strictTuples: (u = (d = s.strictTuples) !== null && d !== void 0 ? d : m) !== null && u !== void 0 ? u : "log",
        strictRequired: (p = (f = s.strictRequired) !== null && f !== void 0 ? f : m) !== null && p !== void 0 ? p : !1,
        code: s.code ? { ...s.code, optimize: M, regExp: A } : { optimize: M, regExp: A },
        loopRequired: (y = s.loopRequired) !== null && y !== void 0 ? y : MAX_EXPRESSION,
        loopEnum: (v = s.loopEnum) !== null && v !== void 0 ? v : MAX_EXPRESSION,
        meta: (w = s.meta) !== null && w !== void 0 ? w : !0,
        messages: (g = s.messages) !== null && g !== void 0 ? g : !0,
        inlineRefs: (_2 = s.inlineRefs) !== null && _2 !== void 0 ? _2 : !0,
        schemaId: (S = s.schemaId) !== null && S !== void 0 ? S : "$id",
        addUsedSchema: (E = s.addUsedSchema) !== null && E !== void 0 ? E : !0,
        validateSchema: (b = s.validateSchema) !== null && b !== void 0 ? b : !0,
        validateFormats: (j = s.validateFormats) !== null && j !== void 0 ? j : !0,
        unicodeRegExp: (x = s.unicodeRegExp) !== null && x !== void 0 ? x : !0,
        int32range: ($ = s.int32range) !== null && $ !== void 0 ? $ : !0,
        uriResolver: R
      };
    }
    var Ajv2 = class {
      constructor(e = {}) {
        this.schemas = {}, this.refs = {}, this.formats = /* @__PURE__ */ Object.create(null), this._compilations = /* @__PURE__ */ new Set(), this._loading = {}, this._cache = /* @__PURE__ */ new Map(), e = this.opts = { ...e, ...requiredOptions(e) };
        let { es5: t, lines: r } = this.opts.code;
        this.scope = new codegen_2.ValueScope({ scope: {}, prefixes: EXT_SCOPE_NAMES, es5: t, lines: r }), this.logger = getLogger(e.logger);
        let i = e.validateFormats;
        e.validateFormats = !1, this.RULES = (0, rules_1.getRules)(), checkOptions.call(this, removedOptions, e, "NOT SUPPORTED"), checkOptions.call(this, deprecatedOptions, e, "DEPRECATED", "warn"), this._metaOpts = getMetaSchemaOptions.call(this), e.formats && addInitialFormats.call(this), this._addVocabularies(), this._addDefaultMetaSchema(), e.keywords && addInitialKeywords.call(this, e.keywords), typeof e.meta == "object" && this.addMetaSchema(e.meta), addInitialSchemas.call(this), e.validateFormats = i;
      }
      _addVocabularies() {
        this.addKeyword("$async");
      }
      _addDefaultMetaSchema() {
        let { $data: e, meta: t, schemaId: r } = this.opts, i = $dataRefSchema;
        r === "id" && (i = { ...$dataRefSchema }, i.id = i.$id, delete i.$id), t && e && this.addMetaSchema(i, i[r], !1);
      }
      defaultMeta() {
        let { meta: e, schemaId: t } = this.opts;
        return this.opts.defaultMeta = typeof e == "object" ? e[t] || e : void 0;
      }
      validate(e, t) {
        let r;
        if (typeof e == "string") {
          if (r = this.getSchema(e), !r)
            throw new Error(`no schema with key or ref "${e}"`);
        } else
          r = this.compile(e);
        let i = r(t);
        return "$async" in r || (this.errors = r.errors), i;
      }
      compile(e, t) {
        let r = this._addSchema(e, t);
        return r.validate || this._compileSchemaEnv(r);
      }
      compileAsync(e, t) {
        if (typeof this.opts.loadSchema != "function")
          throw new Error("options.loadSchema should be a function");
        let { loadSchema: r } = this.opts;
        return i.call(this, e, t);
        async function i(a, d) {
          await o.call(this, a.$schema);
          let u = this._addSchema(a, d);
          return u.validate || n.call(this, u);
        }
        async function o(a) {
          a && !this.getSchema(a) && await i.call(this, { $ref: a }, !0);
        }
        async function n(a) {
          try {
            return this._compileSchemaEnv(a);
          } catch (d) {
            if (!(d instanceof ref_error_1.default))
              throw d;
            return l.call(this, d), await c.call(this, d.missingSchema), n.call(this, a);
          }
        }
        function l({ missingSchema: a, missingRef: d }) {
          if (this.refs[a])
            throw new Error(`AnySchema ${a} is loaded but ${d} cannot be resolved`);
        }
        async function c(a) {
          let d = await h.call(this, a);
          this.refs[a] || await o.call(this, d.$schema), this.refs[a] || this.addSchema(d, a, t);
        }
        async function h(a) {
          let d = this._loading[a];
          if (d)
            return d;
          try {
            return await (this._loading[a] = r(a));
          } finally {
            delete this._loading[a];
          }
        }
      }
      // Adds schema to the instance
      addSchema(e, t, r, i = this.opts.validateSchema) {
        if (Array.isArray(e)) {
          for (let n of e)
            this.addSchema(n, void 0, r, i);
          return this;
        }
        let o;
        if (typeof e == "object") {
          let { schemaId: n } = this.opts;
          if (o = e[n], o !== void 0 && typeof o != "string")
            throw new Error(`schema ${n} must be string`);
        }
        return t = (0, resolve_1.normalizeId)(t || o), this._checkUnique(t), this.schemas[t] = this._addSchema(e, r, t, i, !0), this;
      }
      // Add schema that will be used to validate other schemas
      // options in META_IGNORE_OPTIONS are alway set to false
      addMetaSchema(e, t, r = this.opts.validateSchema) {
        return this.addSchema(e, t, !0, r), this;
      }
      //  Validate schema against its meta-schema
      validateSchema(e, t) {
        if (typeof e == "boolean")
          return !0;
        let r;
        if (r = e.$schema, r !== void 0 && typeof r != "string")
          throw new Error("$schema must be a string");
        if (r = r || this.opts.defaultMeta || this.defaultMeta(), !r)
          return this.logger.warn("meta-schema not available"), this.errors = null, !0;
        let i = this.validate(r, e);
        if (!i && t) {
          let o = "schema is invalid: " + this.errorsText();
          if (this.opts.validateSchema === "log")
            this.logger.error(o);
          else
            throw new Error(o);
        }
        return i;
      }
      // Get compiled schema by `key` or `ref`.
      // (`key` that was passed to `addSchema` or full schema reference - `schema.$id` or resolved id)
      getSchema(e) {
        let t;
        for (; typeof (t = getSchEnv.call(this, e)) == "string"; )
          e = t;
        if (t === void 0) {
          let { schemaId: r } = this.opts, i = new compile_1.SchemaEnv({ schema: {}, schemaId: r });
          if (t = compile_1.resolveSchema.call(this, i, e), !t)
            return;
          this.refs[e] = t;
        }
        return t.validate || this._compileSchemaEnv(t);
      }
      // Remove cached schema(s).
      // If no parameter is passed all schemas but meta-schemas are removed.
      // If RegExp is passed all schemas with key/id matching pattern but meta-schemas are removed.
      // Even if schema is referenced by other schemas it still can be removed as other schemas have local references.
      removeSchema(e) {
        if (e instanceof RegExp)
          return this._removeAllSchemas(this.schemas, e), this._removeAllSchemas(this.refs, e), this;
        switch (typeof e) {
          case "undefined":
            return this._removeAllSchemas(this.schemas), this._removeAllSchemas(this.refs), this._cache.clear(), this;
          case "string": {
            let t = getSchEnv.call(this, e);
            return typeof t == "object" && this._cache.delete(t.schema), delete this.schemas[e], delete this.refs[e], this;
          }
          case "object": {
            let t = e;
            this._cache.delete(t);
            let r = e[this.opts.schemaId];
            return r && (r = (0, resolve_1.normalizeId)(r), delete this.schemas[r], delete this.refs[r]), this;
          }
          default:
            throw new Error("ajv.removeSchema: invalid parameter");
        }
      }
      // add "vocabulary" - a collection of keywords
      addVocabulary(e) {
        for (let t of e)
          this.addKeyword(t);
        return this;
      }
      addKeyword(e, t) {
        let r;
        if (typeof e == "string")
          r = e, typeof t == "object" && (this.logger.warn("these parameters are deprecated, see docs for addKeyword"), t.keyword = r);
        else if (typeof e == "object" && t === void 0) {
          if (t = e, r = t.keyword, Array.isArray(r) && !r.length)
            throw new Error("addKeywords: keyword must be string or non-empty array");
        } else
          throw new Error("invalid addKeywords parameters");
        if (checkKeyword.call(this, r, t), !t)
          return (0, util_1.eachItem)(r, (o) => addRule.call(this, o)), this;
        keywordMetaschema.call(this, t);
        let i = {
          ...t,
          type: (0, dataType_1.getJSONTypes)(t.type),
          schemaType: (0, dataType_1.getJSONTypes)(t.schemaType)
        };
        return (0, util_1.eachItem)(r, i.type.length === 0 ? (o) => addRule.call(this, o, i) : (o) => i.type.forEach((n) => addRule.call(this, o, i, n))), this;
      }
      getKeyword(e) {
        let t = this.RULES.all[e];
        return typeof t == "object" ? t.definition : !!t;
      }
      // Remove keyword
      removeKeyword(e) {
        let { RULES: t } = this;
        delete t.keywords[e], delete t.all[e];
        for (let r of t.rules) {
          let i = r.rules.findIndex((o) => o.keyword === e);
          i >= 0 && r.rules.splice(i, 1);
        }
        return this;
      }
      // Add format
      addFormat(e, t) {
        return typeof t == "string" && (t = new RegExp(t)), this.formats[e] = t, this;
      }
      errorsText(e = this.errors, { separator: t = ", ", dataVar: r = "data" } = {}) {
        return !e || e.length === 0 ? "No errors" : e.map((i) => `${r}${i.instancePath} ${i.message}`).reduce((i, o) => i + t + o);
      }
      $dataMetaSchema(e, t) {
        let r = this.RULES.all;
        e = JSON.parse(JSON.stringify(e));
        for (let i of t) {
          let o = i.split("/").slice(1), n = e;
          for (let l of o)
            n = n[l];
          for (let l in r) {
            let c = r[l];
            if (typeof c != "object")
              continue;
            let { $data: h } = c.definition, a = n[l];
            h && a && (n[l] = schemaOrData(a));
          }
        }
        return e;
      }
      _removeAllSchemas(e, t) {
        for (let r in e) {
          let i = e[r];
          (!t || t.test(r)) && (typeof i == "string" ? delete e[r] : i && !i.meta && (this._cache.delete(i.schema), delete e[r]));
        }
      }
      _addSchema(e, t, r, i = this.opts.validateSchema, o = this.opts.addUsedSchema) {
        let n, { schemaId: l } = this.opts;
        if (typeof e == "object")
          n = e[l];
        else {
          if (this.opts.jtd)
            throw new Error("schema must be object");
          if (typeof e != "boolean")
            throw new Error("schema must be object or boolean");
        }
        let c = this._cache.get(e);
        if (c !== void 0)
          return c;
        r = (0, resolve_1.normalizeId)(n || r);
        let h = resolve_1.getSchemaRefs.call(this, e, r);
        return c = new compile_1.SchemaEnv({ schema: e, schemaId: l, meta: t, baseId: r, localRefs: h }), this._cache.set(c.schema, c), o && !r.startsWith("#") && (r && this._checkUnique(r), this.refs[r] = c), i && this.validateSchema(e, !0), c;
      }
      _checkUnique(e) {
        if (this.schemas[e] || this.refs[e])
          throw new Error(`schema with key or id "${e}" already exists`);
      }
      _compileSchemaEnv(e) {
        if (e.meta ? this._compileMetaSchema(e) : compile_1.compileSchema.call(this, e), !e.validate)
          throw new Error("ajv implementation error");
        return e.validate;
      }
      _compileMetaSchema(e) {
        let t = this.opts;
        this.opts = this._metaOpts;
        try {
          compile_1.compileSchema.call(this, e);
        } finally {
          this.opts = t;
        }
      }
    };
    Ajv2.ValidationError = validation_error_1.default, Ajv2.MissingRefError = ref_error_1.default, exports.default = Ajv2;
    function checkOptions(s, e, t, r = "error") {
      for (let i in s) {
        let o = i;
        o in e && this.logger[r](`${t}: option ${i}. ${s[o]}`);
      }
    }
    function getSchEnv(s) {
      return s = (0, resolve_1.normalizeId)(s), this.schemas[s] || this.refs[s];
    }
    function addInitialSchemas() {
      let s = this.opts.schemas;
      if (s)
        if (Array.isArray(s))
          this.addSchema(s);
        else
          for (let e in s)
            this.addSchema(s[e], e);
    }
    function addInitialFormats() {
      for (let s in this.opts.formats) {
        let e = this.opts.formats[s];
        e && this.addFormat(s, e);
      }
    }
    function addInitialKeywords(s) {
      if (Array.isArray(s)) {
        this.addVocabulary(s);
        return;
      }
      this.logger.warn("keywords option as map is deprecated, pass array");
      for (let e in s) {
        let t = s[e];
        t.keyword || (t.keyword = e), this.addKeyword(t);
      }
    }
    function getMetaSchemaOptions() {
      let s = { ...this.opts };
      for (let e of META_IGNORE_OPTIONS)
        delete s[e];
      return s;
    }
    var noLogs = { log() {
    }, warn() {
    }, error() {
    } };
    function getLogger(s) {
      if (s === !1)
        return noLogs;
      if (s === void 0)
        return console;
      if (s.log && s.warn && s.error)
        return s;
      throw new Error("logger must implement log, warn and error methods");
    }
    var KEYWORD_NAME = /^[a-z_$][a-z0-9_$:-]*$/i;
    function checkKeyword(s, e) {
      let { RULES: t } = this;
      if ((0, util_1.eachItem)(s, (r) => {
        if (t.keywords[r])
          throw new Error(`Keyword ${r} is already defined`);
        if (!KEYWORD_NAME.test(r))
          throw new Error(`Keyword ${r} has invalid name`);
      }), !!e && e.$data && !("code" in e || "validate" in e))
        throw new Error('$data keyword must have "code" or "validate" function');
    }
    function addRule(s, e, t) {
      var r;
      let i = e?.post;
      if (t && i)
        throw new Error('keyword with "post" flag cannot have "type"');
      let { RULES: o } = this, n = i ? o.post : o.rules.find(({ type: c }) => c === t);
      if (n || (n = { type: t, rules: [] }, o.rules.push(n)), o.keywords[s] = !0, !e)
        return;
      let l = {
        keyword: s,
        definition: {
          ...e,
          type: (0, dataType_1.getJSONTypes)(e.type),
          schemaType: (0, dataType_1.getJSONTypes)(e.schemaType)
        }
      };
      e.before ? addBeforeRule.call(this, n, l, e.before) : n.rules.push(l), o.all[s] = l, (r = e.implements) === null || r === void 0 || r.forEach((c) => this.addKeyword(c));
    }
    function addBeforeRule(s, e, t) {
      let r = s.rules.findIndex((i) => i.keyword === t);
      r >= 0 ? s.rules.splice(r, 0, e) : (s.rules.push(e), this.logger.warn(`rule ${t} is not defined`));
    }
    function keywordMetaschema(s) {
      let { metaSchema: e } = s;
      e !== void 0 && (s.$data && this.opts.$data && (e = schemaOrData(e)), s.validateSchema = this.compile(e, !0));
    }
    var $dataRef = {
      $ref: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#"
    };
    function schemaOrData(s) {
      return { anyOf: [s, $dataRef] };
    }
  }
});

// node_modules/ajv/dist/vocabularies/core/id.js
var require_id = __commonJS({
  "node_modules/ajv/dist/vocabularies/core/id.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var def = {
      keyword: "id",
      code() {
        throw new Error('NOT SUPPORTED: keyword "id", use "$id" for schema ID');
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/core/ref.js
var require_ref = __commonJS({
  "node_modules/ajv/dist/vocabularies/core/ref.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.callRef = exports.getValidate = void 0;
    var ref_error_1 = require_ref_error(), code_1 = require_code2(), codegen_1 = require_codegen(), names_1 = require_names(), compile_1 = require_compile(), util_1 = require_util(), def = {
      keyword: "$ref",
      schemaType: "string",
      code(t) {
        let { gen: s, schema: n, it: u } = t, { baseId: e, schemaEnv: r, validateName: f, opts: v, self: g } = u, { root: l } = r;
        if ((n === "#" || n === "#/") && e === l.baseId)
          return _2();
        let c = compile_1.resolveRef.call(g, l, e, n);
        if (c === void 0)
          throw new ref_error_1.default(u.opts.uriResolver, e, n);
        if (c instanceof compile_1.SchemaEnv)
          return p(c);
        return m(c);
        function _2() {
          if (r === l)
            return callRef(t, f, r, r.$async);
          let a = s.scopeValue("root", { ref: l });
          return callRef(t, (0, codegen_1._)`${a}.validate`, l, l.$async);
        }
        function p(a) {
          let o = getValidate(t, a);
          callRef(t, o, a, a.$async);
        }
        function m(a) {
          let o = s.scopeValue("schema", v.code.source === !0 ? { ref: a, code: (0, codegen_1.stringify)(a) } : { ref: a }), i = s.name("valid"), d = t.subschema({
            schema: a,
            dataTypes: [],
            schemaPath: codegen_1.nil,
            topSchemaRef: o,
            errSchemaPath: n
          }, i);
          t.mergeEvaluated(d), t.ok(i);
        }
      }
    };
    function getValidate(t, s) {
      let { gen: n } = t;
      return s.validate ? n.scopeValue("validate", { ref: s.validate }) : (0, codegen_1._)`${n.scopeValue("wrapper", { ref: s })}.validate`;
    }
    exports.getValidate = getValidate;
    function callRef(t, s, n, u) {
      let { gen: e, it: r } = t, { allErrors: f, schemaEnv: v, opts: g } = r, l = g.passContext ? names_1.default.this : codegen_1.nil;
      u ? c() : _2();
      function c() {
        if (!v.$async)
          throw new Error("async schema referenced by sync schema");
        let a = e.let("valid");
        e.try(() => {
          e.code((0, codegen_1._)`await ${(0, code_1.callValidateCode)(t, s, l)}`), m(s), f || e.assign(a, !0);
        }, (o) => {
          e.if((0, codegen_1._)`!(${o} instanceof ${r.ValidationError})`, () => e.throw(o)), p(o), f || e.assign(a, !1);
        }), t.ok(a);
      }
      function _2() {
        t.result((0, code_1.callValidateCode)(t, s, l), () => m(s), () => p(s));
      }
      function p(a) {
        let o = (0, codegen_1._)`${a}.errors`;
        e.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${o} : ${names_1.default.vErrors}.concat(${o})`), e.assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
      }
      function m(a) {
        var o;
        if (!r.opts.unevaluated)
          return;
        let i = (o = n?.validate) === null || o === void 0 ? void 0 : o.evaluated;
        if (r.props !== !0)
          if (i && !i.dynamicProps)
            i.props !== void 0 && (r.props = util_1.mergeEvaluated.props(e, i.props, r.props));
          else {
            let d = e.var("props", (0, codegen_1._)`${a}.evaluated.props`);
            r.props = util_1.mergeEvaluated.props(e, d, r.props, codegen_1.Name);
          }
        if (r.items !== !0)
          if (i && !i.dynamicItems)
            i.items !== void 0 && (r.items = util_1.mergeEvaluated.items(e, i.items, r.items));
          else {
            let d = e.var("items", (0, codegen_1._)`${a}.evaluated.items`);
            r.items = util_1.mergeEvaluated.items(e, d, r.items, codegen_1.Name);
          }
      }
    }
    exports.callRef = callRef, exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/core/index.js
var require_core2 = __commonJS({
  "node_modules/ajv/dist/vocabularies/core/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var id_1 = require_id(), ref_1 = require_ref(), core = [
      "$schema",
      "$id",
      "$defs",
      "$vocabulary",
      { keyword: "$comment" },
      "definitions",
      id_1.default,
      ref_1.default
    ];
    exports.default = core;
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitNumber.js
var require_limitNumber = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitNumber.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), ops = codegen_1.operators, KWDs = {
      maximum: { okStr: "<=", ok: ops.LTE, fail: ops.GT },
      minimum: { okStr: ">=", ok: ops.GTE, fail: ops.LT },
      exclusiveMaximum: { okStr: "<", ok: ops.LT, fail: ops.GTE },
      exclusiveMinimum: { okStr: ">", ok: ops.GT, fail: ops.LTE }
    }, error = {
      message: ({ keyword: e, schemaCode: o }) => (0, codegen_1.str)`must be ${KWDs[e].okStr} ${o}`,
      params: ({ keyword: e, schemaCode: o }) => (0, codegen_1._)`{comparison: ${KWDs[e].okStr}, limit: ${o}}`
    }, def = {
      keyword: Object.keys(KWDs),
      type: "number",
      schemaType: "number",
      $data: !0,
      error,
      code(e) {
        let { keyword: o, data: t, schemaCode: r } = e;
        e.fail$data((0, codegen_1._)`${t} ${KWDs[o].fail} ${r} || isNaN(${t})`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/multipleOf.js
var require_multipleOf = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/multipleOf.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), error = {
      message: ({ schemaCode: e }) => (0, codegen_1.str)`must be multiple of ${e}`,
      params: ({ schemaCode: e }) => (0, codegen_1._)`{multipleOf: ${e}}`
    }, def = {
      keyword: "multipleOf",
      type: "number",
      schemaType: "number",
      $data: !0,
      error,
      code(e) {
        let { gen: o, data: a, schemaCode: s, it: n } = e, r = n.opts.multipleOfPrecision, t = o.let("res"), c = r ? (0, codegen_1._)`Math.abs(Math.round(${t}) - ${t}) > 1e-${r}` : (0, codegen_1._)`${t} !== parseInt(${t})`;
        e.fail$data((0, codegen_1._)`(${s} === 0 || (${t} = ${a}/${s}, ${c}))`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(l) {
      let u = l.length, c = 0, e = 0, t;
      for (; e < u; )
        c++, t = l.charCodeAt(e++), t >= 55296 && t <= 56319 && e < u && (t = l.charCodeAt(e), (t & 64512) === 56320 && e++);
      return c;
    }
    exports.default = ucs2length, ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitLength.js
var require_limitLength = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitLength.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), util_1 = require_util(), ucs2length_1 = require_ucs2length(), error = {
      message({ keyword: e, schemaCode: r }) {
        let t = e === "maxLength" ? "more" : "fewer";
        return (0, codegen_1.str)`must NOT have ${t} than ${r} characters`;
      },
      params: ({ schemaCode: e }) => (0, codegen_1._)`{limit: ${e}}`
    }, def = {
      keyword: ["maxLength", "minLength"],
      type: "string",
      schemaType: "number",
      $data: !0,
      error,
      code(e) {
        let { keyword: r, data: t, schemaCode: o, it: s } = e, n = r === "maxLength" ? codegen_1.operators.GT : codegen_1.operators.LT, a = s.opts.unicode === !1 ? (0, codegen_1._)`${t}.length` : (0, codegen_1._)`${(0, util_1.useFunc)(e.gen, ucs2length_1.default)}(${t})`;
        e.fail$data((0, codegen_1._)`${a} ${n} ${o}`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/pattern.js
var require_pattern = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/pattern.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var code_1 = require_code2(), util_1 = require_util(), codegen_1 = require_codegen(), error = {
      message: ({ schemaCode: e }) => (0, codegen_1.str)`must match pattern "${e}"`,
      params: ({ schemaCode: e }) => (0, codegen_1._)`{pattern: ${e}}`
    }, def = {
      keyword: "pattern",
      type: "string",
      schemaType: "string",
      $data: !0,
      error,
      code(e) {
        let { gen: t, data: a, $data: n, schema: c, schemaCode: d, it: r } = e, i = r.opts.unicodeRegExp ? "u" : "";
        if (n) {
          let { regExp: s } = r.opts.code, p = s.code === "new RegExp" ? (0, codegen_1._)`new RegExp` : (0, util_1.useFunc)(t, s), o = t.let("valid");
          t.try(() => t.assign(o, (0, codegen_1._)`${p}(${d}, ${i}).test(${a})`), () => t.assign(o, !1)), e.fail$data((0, codegen_1._)`!${o}`);
        } else {
          let s = (0, code_1.usePattern)(e, c);
          e.fail$data((0, codegen_1._)`!${s}.test(${a})`);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitProperties.js
var require_limitProperties = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitProperties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), error = {
      message({ keyword: e, schemaCode: r }) {
        let t = e === "maxProperties" ? "more" : "fewer";
        return (0, codegen_1.str)`must NOT have ${t} than ${r} properties`;
      },
      params: ({ schemaCode: e }) => (0, codegen_1._)`{limit: ${e}}`
    }, def = {
      keyword: ["maxProperties", "minProperties"],
      type: "object",
      schemaType: "number",
      $data: !0,
      error,
      code(e) {
        let { keyword: r, data: t, schemaCode: o } = e, s = r === "maxProperties" ? codegen_1.operators.GT : codegen_1.operators.LT;
        e.fail$data((0, codegen_1._)`Object.keys(${t}).length ${s} ${o}`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/required.js
var require_required = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/required.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var code_1 = require_code2(), codegen_1 = require_codegen(), util_1 = require_util(), error = {
      message: ({ params: { missingProperty: e } }) => (0, codegen_1.str)`must have required property '${e}'`,
      params: ({ params: { missingProperty: e } }) => (0, codegen_1._)`{missingProperty: ${e}}`
    }, def = {
      keyword: "required",
      type: "object",
      schemaType: "array",
      $data: !0,
      error,
      code(e) {
        let { gen: o, schema: i, schemaCode: d, data: c, $data: a, it: t } = e, { opts: n } = t;
        if (!a && i.length === 0)
          return;
        let l = i.length >= n.loopRequired;
        if (t.allErrors ? u() : f(), n.strictRequired) {
          let r = e.parentSchema.properties, { definedProperties: s } = e.it;
          for (let p of i)
            if (r?.[p] === void 0 && !s.has(p)) {
              let g = t.schemaEnv.baseId + t.errSchemaPath, P = `required property "${p}" is not defined at "${g}" (strictRequired)`;
              (0, util_1.checkStrictMode)(t, P, t.opts.strictRequired);
            }
        }
        function u() {
          if (l || a)
            e.block$data(codegen_1.nil, m);
          else
            for (let r of i)
              (0, code_1.checkReportMissingProp)(e, r);
        }
        function f() {
          let r = o.let("missing");
          if (l || a) {
            let s = o.let("valid", !0);
            e.block$data(s, () => h(r, s)), e.ok(s);
          } else
            o.if((0, code_1.checkMissingProp)(e, i, r)), (0, code_1.reportMissingProp)(e, r), o.else();
        }
        function m() {
          o.forOf("prop", d, (r) => {
            e.setParams({ missingProperty: r }), o.if((0, code_1.noPropertyInData)(o, c, r, n.ownProperties), () => e.error());
          });
        }
        function h(r, s) {
          e.setParams({ missingProperty: r }), o.forOf(r, d, () => {
            o.assign(s, (0, code_1.propertyInData)(o, c, r, n.ownProperties)), o.if((0, codegen_1.not)(s), () => {
              e.error(), o.break();
            });
          }, codegen_1.nil);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitItems.js
var require_limitItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), error = {
      message({ keyword: e, schemaCode: t }) {
        let r = e === "maxItems" ? "more" : "fewer";
        return (0, codegen_1.str)`must NOT have ${r} than ${t} items`;
      },
      params: ({ schemaCode: e }) => (0, codegen_1._)`{limit: ${e}}`
    }, def = {
      keyword: ["maxItems", "minItems"],
      type: "array",
      schemaType: "number",
      $data: !0,
      error,
      code(e) {
        let { keyword: t, data: r, schemaCode: o } = e, s = t === "maxItems" ? codegen_1.operators.GT : codegen_1.operators.LT;
        e.fail$data((0, codegen_1._)`${r}.length ${s} ${o}`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default', exports.default = equal;
  }
});

// node_modules/ajv/dist/vocabularies/validation/uniqueItems.js
var require_uniqueItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/uniqueItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var dataType_1 = require_dataType(), codegen_1 = require_codegen(), util_1 = require_util(), equal_1 = require_equal(), error = {
      message: ({ params: { i: a, j: e } }) => (0, codegen_1.str)`must NOT have duplicate items (items ## ${e} and ${a} are identical)`,
      params: ({ params: { i: a, j: e } }) => (0, codegen_1._)`{i: ${a}, j: ${e}}`
    }, def = {
      keyword: "uniqueItems",
      type: "array",
      schemaType: "boolean",
      $data: !0,
      error,
      code(a) {
        let { gen: e, data: r, $data: $, schema: m, parentSchema: l, schemaCode: d, it: p } = a;
        if (!$ && !m)
          return;
        let n = e.let("valid"), i = l.items ? (0, dataType_1.getSchemaTypes)(l.items) : [];
        a.block$data(n, f, (0, codegen_1._)`${d} === false`), a.ok(n);
        function f() {
          let t = e.let("i", (0, codegen_1._)`${r}.length`), o = e.let("j");
          a.setParams({ i: t, j: o }), e.assign(n, !0), e.if((0, codegen_1._)`${t} > 1`, () => (_2() ? g : y)(t, o));
        }
        function _2() {
          return i.length > 0 && !i.some((t) => t === "object" || t === "array");
        }
        function g(t, o) {
          let s = e.name("item"), c = (0, dataType_1.checkDataTypes)(i, s, p.opts.strictNumbers, dataType_1.DataType.Wrong), u = e.const("indices", (0, codegen_1._)`{}`);
          e.for((0, codegen_1._)`;${t}--;`, () => {
            e.let(s, (0, codegen_1._)`${r}[${t}]`), e.if(c, (0, codegen_1._)`continue`), i.length > 1 && e.if((0, codegen_1._)`typeof ${s} == "string"`, (0, codegen_1._)`${s} += "_"`), e.if((0, codegen_1._)`typeof ${u}[${s}] == "number"`, () => {
              e.assign(o, (0, codegen_1._)`${u}[${s}]`), a.error(), e.assign(n, !1).break();
            }).code((0, codegen_1._)`${u}[${s}] = ${t}`);
          });
        }
        function y(t, o) {
          let s = (0, util_1.useFunc)(e, equal_1.default), c = e.name("outer");
          e.label(c).for((0, codegen_1._)`;${t}--;`, () => e.for((0, codegen_1._)`${o} = ${t}; ${o}--;`, () => e.if((0, codegen_1._)`${s}(${r}[${t}], ${r}[${o}])`, () => {
            a.error(), e.assign(n, !1).break(c);
          })));
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/const.js
var require_const = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/const.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), util_1 = require_util(), equal_1 = require_equal(), error = {
      message: "must be equal to constant",
      params: ({ schemaCode: e }) => (0, codegen_1._)`{allowedValue: ${e}}`
    }, def = {
      keyword: "const",
      $data: !0,
      error,
      code(e) {
        let { gen: o, data: a, $data: s, schemaCode: u, schema: t } = e;
        s || t && typeof t == "object" ? e.fail$data((0, codegen_1._)`!${(0, util_1.useFunc)(o, equal_1.default)}(${a}, ${u})`) : e.fail((0, codegen_1._)`${t} !== ${a}`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/enum.js
var require_enum = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/enum.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), util_1 = require_util(), equal_1 = require_equal(), error = {
      message: "must be equal to one of the allowed values",
      params: ({ schemaCode: t }) => (0, codegen_1._)`{allowedValues: ${t}}`
    }, def = {
      keyword: "enum",
      schemaType: "array",
      $data: !0,
      error,
      code(t) {
        let { gen: e, data: l, $data: c, schema: a, schemaCode: i, it: m } = t;
        if (!c && a.length === 0)
          throw new Error("enum must have non-empty array");
        let p = a.length >= m.opts.loopEnum, s, d = () => s ?? (s = (0, util_1.useFunc)(e, equal_1.default)), o;
        if (p || c)
          o = e.let("valid"), t.block$data(o, f);
        else {
          if (!Array.isArray(a))
            throw new Error("ajv implementation error");
          let r = e.const("vSchema", i);
          o = (0, codegen_1.or)(...a.map((u, n) => $(r, n)));
        }
        t.pass(o);
        function f() {
          e.assign(o, !1), e.forOf("v", i, (r) => e.if((0, codegen_1._)`${d()}(${l}, ${r})`, () => e.assign(o, !0).break()));
        }
        function $(r, u) {
          let n = a[u];
          return typeof n == "object" && n !== null ? (0, codegen_1._)`${d()}(${l}, ${r}[${u}])` : (0, codegen_1._)`${l} === ${n}`;
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/index.js
var require_validation = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var limitNumber_1 = require_limitNumber(), multipleOf_1 = require_multipleOf(), limitLength_1 = require_limitLength(), pattern_1 = require_pattern(), limitProperties_1 = require_limitProperties(), required_1 = require_required(), limitItems_1 = require_limitItems(), uniqueItems_1 = require_uniqueItems(), const_1 = require_const(), enum_1 = require_enum(), validation = [
      // number
      limitNumber_1.default,
      multipleOf_1.default,
      // string
      limitLength_1.default,
      pattern_1.default,
      // object
      limitProperties_1.default,
      required_1.default,
      // array
      limitItems_1.default,
      uniqueItems_1.default,
      // any
      { keyword: "type", schemaType: ["string", "array"] },
      { keyword: "nullable", schemaType: "boolean" },
      const_1.default,
      enum_1.default
    ];
    exports.default = validation;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/additionalItems.js
var require_additionalItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/additionalItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.validateAdditionalItems = void 0;
    var codegen_1 = require_codegen(), util_1 = require_util(), error = {
      message: ({ params: { len: e } }) => (0, codegen_1.str)`must NOT have more than ${e} items`,
      params: ({ params: { len: e } }) => (0, codegen_1._)`{limit: ${e}}`
    }, def = {
      keyword: "additionalItems",
      type: "array",
      schemaType: ["boolean", "object"],
      before: "uniqueItems",
      error,
      code(e) {
        let { parentSchema: a, it: t } = e, { items: o } = a;
        if (!Array.isArray(o)) {
          (0, util_1.checkStrictMode)(t, '"additionalItems" is ignored when "items" is not an array of schemas');
          return;
        }
        validateAdditionalItems(e, o);
      }
    };
    function validateAdditionalItems(e, a) {
      let { gen: t, schema: o, data: n, keyword: l, it: r } = e;
      r.items = !0;
      let i = t.const("len", (0, codegen_1._)`${n}.length`);
      if (o === !1)
        e.setParams({ len: a.length }), e.pass((0, codegen_1._)`${i} <= ${a.length}`);
      else if (typeof o == "object" && !(0, util_1.alwaysValidSchema)(r, o)) {
        let s = t.var("valid", (0, codegen_1._)`${i} <= ${a.length}`);
        t.if((0, codegen_1.not)(s), () => d(s)), e.ok(s);
      }
      function d(s) {
        t.forRange("i", a.length, i, (c) => {
          e.subschema({ keyword: l, dataProp: c, dataPropType: util_1.Type.Num }, s), r.allErrors || t.if((0, codegen_1.not)(s), () => t.break());
        });
      }
    }
    exports.validateAdditionalItems = validateAdditionalItems, exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/items.js
var require_items = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/items.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.validateTuple = void 0;
    var codegen_1 = require_codegen(), util_1 = require_util(), code_1 = require_code2(), def = {
      keyword: "items",
      type: "array",
      schemaType: ["object", "array", "boolean"],
      before: "uniqueItems",
      code(e) {
        let { schema: o, it: t } = e;
        if (Array.isArray(o))
          return validateTuple(e, "additionalItems", o);
        t.items = !0, !(0, util_1.alwaysValidSchema)(t, o) && e.ok((0, code_1.validateArray)(e));
      }
    };
    function validateTuple(e, o, t = e.schema) {
      let { gen: r, parentSchema: u, data: d, keyword: l, it: a } = e;
      p(u), a.opts.unevaluated && t.length && a.items !== !0 && (a.items = util_1.mergeEvaluated.items(r, t.length, a.items));
      let c = r.name("valid"), m = r.const("len", (0, codegen_1._)`${d}.length`);
      t.forEach((s, i) => {
        (0, util_1.alwaysValidSchema)(a, s) || (r.if((0, codegen_1._)`${m} > ${i}`, () => e.subschema({
          keyword: l,
          schemaProp: i,
          dataProp: i
        }, c)), e.ok(c));
      });
      function p(s) {
        let { opts: i, errSchemaPath: f } = a, n = t.length, h = n === s.minItems && (n === s.maxItems || s[o] === !1);
        if (i.strictTuples && !h) {
          let y = `"${l}" is ${n}-tuple, but minItems or maxItems/${o} are not specified or different at path "${f}"`;
          (0, util_1.checkStrictMode)(a, y, i.strictTuples);
        }
      }
    }
    exports.validateTuple = validateTuple, exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/prefixItems.js
var require_prefixItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/prefixItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var items_1 = require_items(), def = {
      keyword: "prefixItems",
      type: "array",
      schemaType: ["array"],
      before: "uniqueItems",
      code: (e) => (0, items_1.validateTuple)(e, "items")
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/items2020.js
var require_items2020 = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/items2020.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), util_1 = require_util(), code_1 = require_code2(), additionalItems_1 = require_additionalItems(), error = {
      message: ({ params: { len: e } }) => (0, codegen_1.str)`must NOT have more than ${e} items`,
      params: ({ params: { len: e } }) => (0, codegen_1._)`{limit: ${e}}`
    }, def = {
      keyword: "items",
      type: "array",
      schemaType: ["object", "boolean"],
      before: "uniqueItems",
      error,
      code(e) {
        let { schema: a, parentSchema: s, it: t } = e, { prefixItems: r } = s;
        t.items = !0, !(0, util_1.alwaysValidSchema)(t, a) && (r ? (0, additionalItems_1.validateAdditionalItems)(e, r) : e.ok((0, code_1.validateArray)(e)));
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/contains.js
var require_contains = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/contains.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), util_1 = require_util(), error = {
      message: ({ params: { min: n, max: e } }) => e === void 0 ? (0, codegen_1.str)`must contain at least ${n} valid item(s)` : (0, codegen_1.str)`must contain at least ${n} and no more than ${e} valid item(s)`,
      params: ({ params: { min: n, max: e } }) => e === void 0 ? (0, codegen_1._)`{minContains: ${n}}` : (0, codegen_1._)`{minContains: ${n}, maxContains: ${e}}`
    }, def = {
      keyword: "contains",
      type: "array",
      schemaType: ["object", "boolean"],
      before: "uniqueItems",
      trackErrors: !0,
      error,
      code(n) {
        let { gen: e, schema: m, parentSchema: $, data: l, it: o } = n, i, a, { minContains: u, maxContains: p } = $;
        o.opts.next ? (i = u === void 0 ? 1 : u, a = p) : i = 1;
        let r = e.const("len", (0, codegen_1._)`${l}.length`);
        if (n.setParams({ min: i, max: a }), a === void 0 && i === 0) {
          (0, util_1.checkStrictMode)(o, '"minContains" == 0 without "maxContains": "contains" keyword ignored');
          return;
        }
        if (a !== void 0 && i > a) {
          (0, util_1.checkStrictMode)(o, '"minContains" > "maxContains" is always invalid'), n.fail();
          return;
        }
        if ((0, util_1.alwaysValidSchema)(o, m)) {
          let t = (0, codegen_1._)`${r} >= ${i}`;
          a !== void 0 && (t = (0, codegen_1._)`${t} && ${r} <= ${a}`), n.pass(t);
          return;
        }
        o.items = !0;
        let s = e.name("valid");
        a === void 0 && i === 1 ? f(s, () => e.if(s, () => e.break())) : i === 0 ? (e.let(s, !0), a !== void 0 && e.if((0, codegen_1._)`${l}.length > 0`, c)) : (e.let(s, !1), c()), n.result(s, () => n.reset());
        function c() {
          let t = e.name("_valid"), d = e.let("count", 0);
          f(t, () => e.if(t, () => _2(d)));
        }
        function f(t, d) {
          e.forRange("i", 0, r, (h) => {
            n.subschema({
              keyword: "contains",
              dataProp: h,
              dataPropType: util_1.Type.Num,
              compositeRule: !0
            }, t), d();
          });
        }
        function _2(t) {
          e.code((0, codegen_1._)`${t}++`), a === void 0 ? e.if((0, codegen_1._)`${t} >= ${i}`, () => e.assign(s, !0).break()) : (e.if((0, codegen_1._)`${t} > ${a}`, () => e.assign(s, !1).break()), i === 1 ? e.assign(s, !0) : e.if((0, codegen_1._)`${t} >= ${i}`, () => e.assign(s, !0)));
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/dependencies.js
var require_dependencies = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/dependencies.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.validateSchemaDeps = exports.validatePropertyDeps = exports.error = void 0;
    var codegen_1 = require_codegen(), util_1 = require_util(), code_1 = require_code2();
    exports.error = {
      message: ({ params: { property: e, depsCount: o, deps: r } }) => {
        let s = o === 1 ? "property" : "properties";
        return (0, codegen_1.str)`must have ${s} ${r} when property ${e} is present`;
      },
      params: ({ params: { property: e, depsCount: o, deps: r, missingProperty: s } }) => (0, codegen_1._)`{property: ${e},
    missingProperty: ${s},
    depsCount: ${o},
    deps: ${r}}`
      // TODO change to reference
    };
    var def = {
      keyword: "dependencies",
      type: "object",
      schemaType: "object",
      error: exports.error,
      code(e) {
        let [o, r] = splitDependencies(e);
        validatePropertyDeps(e, o), validateSchemaDeps(e, r);
      }
    };
    function splitDependencies({ schema: e }) {
      let o = {}, r = {};
      for (let s in e) {
        if (s === "__proto__")
          continue;
        let n = Array.isArray(e[s]) ? o : r;
        n[s] = e[s];
      }
      return [o, r];
    }
    function validatePropertyDeps(e, o = e.schema) {
      let { gen: r, data: s, it: n } = e;
      if (Object.keys(o).length === 0)
        return;
      let i = r.let("missing");
      for (let p in o) {
        let t = o[p];
        if (t.length === 0)
          continue;
        let a = (0, code_1.propertyInData)(r, s, p, n.opts.ownProperties);
        e.setParams({
          property: p,
          depsCount: t.length,
          deps: t.join(", ")
        }), n.allErrors ? r.if(a, () => {
          for (let c of t)
            (0, code_1.checkReportMissingProp)(e, c);
        }) : (r.if((0, codegen_1._)`${a} && (${(0, code_1.checkMissingProp)(e, t, i)})`), (0, code_1.reportMissingProp)(e, i), r.else());
      }
    }
    exports.validatePropertyDeps = validatePropertyDeps;
    function validateSchemaDeps(e, o = e.schema) {
      let { gen: r, data: s, keyword: n, it: i } = e, p = r.name("valid");
      for (let t in o)
        (0, util_1.alwaysValidSchema)(i, o[t]) || (r.if(
          (0, code_1.propertyInData)(r, s, t, i.opts.ownProperties),
          () => {
            let a = e.subschema({ keyword: n, schemaProp: t }, p);
            e.mergeValidEvaluated(a, p);
          },
          () => r.var(p, !0)
          // TODO var
        ), e.ok(p));
    }
    exports.validateSchemaDeps = validateSchemaDeps, exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/propertyNames.js
var require_propertyNames = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/propertyNames.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), util_1 = require_util(), error = {
      message: "property name must be valid",
      params: ({ params: e }) => (0, codegen_1._)`{propertyName: ${e.propertyName}}`
    }, def = {
      keyword: "propertyNames",
      type: "object",
      schemaType: ["object", "boolean"],
      error,
      code(e) {
        let { gen: r, schema: s, data: p, it: t } = e;
        if ((0, util_1.alwaysValidSchema)(t, s))
          return;
        let o = r.name("valid");
        r.forIn("key", p, (a) => {
          e.setParams({ propertyName: a }), e.subschema({
            keyword: "propertyNames",
            data: a,
            dataTypes: ["string"],
            propertyName: a,
            compositeRule: !0
          }, o), r.if((0, codegen_1.not)(o), () => {
            e.error(!0), t.allErrors || r.break();
          });
        }), e.ok(o);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/additionalProperties.js
var require_additionalProperties = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/additionalProperties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var code_1 = require_code2(), codegen_1 = require_codegen(), names_1 = require_names(), util_1 = require_util(), error = {
      message: "must NOT have additional properties",
      params: ({ params: o }) => (0, codegen_1._)`{additionalProperty: ${o.additionalProperty}}`
    }, def = {
      keyword: "additionalProperties",
      type: ["object"],
      schemaType: ["boolean", "object"],
      allowUndefined: !0,
      trackErrors: !0,
      error,
      code(o) {
        let { gen: t, schema: i, parentSchema: d, data: c, errsCount: f, it: s } = o;
        if (!f)
          throw new Error("ajv implementation error");
        let { allErrors: m, opts: n } = s;
        if (s.props = !0, n.removeAdditional !== "all" && (0, util_1.alwaysValidSchema)(s, i))
          return;
        let l = (0, code_1.allSchemaProperties)(d.properties), p = (0, code_1.allSchemaProperties)(d.patternProperties);
        _2(), o.ok((0, codegen_1._)`${f} === ${names_1.default.errors}`);
        function _2() {
          t.forIn("key", c, (e) => {
            !l.length && !p.length ? h(e) : t.if(b(e), () => h(e));
          });
        }
        function b(e) {
          let r;
          if (l.length > 8) {
            let a = (0, util_1.schemaRefOrVal)(s, d.properties, "properties");
            r = (0, code_1.isOwnProperty)(t, a, e);
          } else l.length ? r = (0, codegen_1.or)(...l.map((a) => (0, codegen_1._)`${e} === ${a}`)) : r = codegen_1.nil;
          return p.length && (r = (0, codegen_1.or)(r, ...p.map((a) => (0, codegen_1._)`${(0, code_1.usePattern)(o, a)}.test(${e})`))), (0, codegen_1.not)(r);
        }
        function u(e) {
          t.code((0, codegen_1._)`delete ${c}[${e}]`);
        }
        function h(e) {
          if (n.removeAdditional === "all" || n.removeAdditional && i === !1) {
            u(e);
            return;
          }
          if (i === !1) {
            o.setParams({ additionalProperty: e }), o.error(), m || t.break();
            return;
          }
          if (typeof i == "object" && !(0, util_1.alwaysValidSchema)(s, i)) {
            let r = t.name("valid");
            n.removeAdditional === "failing" ? (P(e, r, !1), t.if((0, codegen_1.not)(r), () => {
              o.reset(), u(e);
            })) : (P(e, r), m || t.if((0, codegen_1.not)(r), () => t.break()));
          }
        }
        function P(e, r, a) {
          let g = {
            keyword: "additionalProperties",
            dataProp: e,
            dataPropType: util_1.Type.Str
          };
          a === !1 && Object.assign(g, {
            compositeRule: !0,
            createErrors: !1,
            allErrors: !1
          }), o.subschema(g, r);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/properties.js
var require_properties = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/properties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var validate_1 = require_validate(), code_1 = require_code2(), util_1 = require_util(), additionalProperties_1 = require_additionalProperties(), def = {
      keyword: "properties",
      type: "object",
      schemaType: "object",
      code(r) {
        let { gen: o, schema: i, parentSchema: l, data: n, it: t } = r;
        t.opts.removeAdditional === "all" && l.additionalProperties === void 0 && additionalProperties_1.default.code(new validate_1.KeywordCxt(t, additionalProperties_1.default, "additionalProperties"));
        let a = (0, code_1.allSchemaProperties)(i);
        for (let e of a)
          t.definedProperties.add(e);
        t.opts.unevaluated && a.length && t.props !== !0 && (t.props = util_1.mergeEvaluated.props(o, (0, util_1.toHash)(a), t.props));
        let d = a.filter((e) => !(0, util_1.alwaysValidSchema)(t, i[e]));
        if (d.length === 0)
          return;
        let s = o.name("valid");
        for (let e of d)
          u(e) ? p(e) : (o.if((0, code_1.propertyInData)(o, n, e, t.opts.ownProperties)), p(e), t.allErrors || o.else().var(s, !0), o.endIf()), r.it.definedProperties.add(e), r.ok(s);
        function u(e) {
          return t.opts.useDefaults && !t.compositeRule && i[e].default !== void 0;
        }
        function p(e) {
          r.subschema({
            keyword: "properties",
            schemaProp: e,
            dataProp: e
          }, s);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/patternProperties.js
var require_patternProperties = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/patternProperties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var code_1 = require_code2(), codegen_1 = require_codegen(), util_1 = require_util(), util_2 = require_util(), def = {
      keyword: "patternProperties",
      type: "object",
      schemaType: "object",
      code(i) {
        let { gen: r, schema: n, data: h, parentSchema: P, it: e } = i, { opts: c } = e, s = (0, code_1.allSchemaProperties)(n), p = s.filter((t) => (0, util_1.alwaysValidSchema)(e, n[t]));
        if (s.length === 0 || p.length === s.length && (!e.opts.unevaluated || e.props === !0))
          return;
        let l = c.strictSchema && !c.allowMatchingProperties && P.properties, a = r.name("valid");
        e.props !== !0 && !(e.props instanceof codegen_1.Name) && (e.props = (0, util_2.evaluatedPropsToName)(r, e.props));
        let { props: u } = e;
        m();
        function m() {
          for (let t of s)
            l && g(t), e.allErrors ? d(t) : (r.var(a, !0), d(t), r.if(a));
        }
        function g(t) {
          for (let o in l)
            new RegExp(t).test(o) && (0, util_1.checkStrictMode)(e, `property ${o} matches pattern ${t} (use allowMatchingProperties)`);
        }
        function d(t) {
          r.forIn("key", h, (o) => {
            r.if((0, codegen_1._)`${(0, code_1.usePattern)(i, t)}.test(${o})`, () => {
              let f = p.includes(t);
              f || i.subschema({
                keyword: "patternProperties",
                schemaProp: t,
                dataProp: o,
                dataPropType: util_2.Type.Str
              }, a), e.opts.unevaluated && u !== !0 ? r.assign((0, codegen_1._)`${u}[${o}]`, !0) : !f && !e.allErrors && r.if((0, codegen_1.not)(a), () => r.break());
            });
          });
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/not.js
var require_not = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/not.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var util_1 = require_util(), def = {
      keyword: "not",
      schemaType: ["object", "boolean"],
      trackErrors: !0,
      code(e) {
        let { gen: s, schema: o, it: a } = e;
        if ((0, util_1.alwaysValidSchema)(a, o)) {
          e.fail();
          return;
        }
        let r = s.name("valid");
        e.subschema({
          keyword: "not",
          compositeRule: !0,
          createErrors: !1,
          allErrors: !1
        }, r), e.failResult(r, () => e.reset(), () => e.error());
      },
      error: { message: "must NOT be valid" }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/anyOf.js
var require_anyOf = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/anyOf.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var code_1 = require_code2(), def = {
      keyword: "anyOf",
      schemaType: "array",
      trackErrors: !0,
      code: code_1.validateUnion,
      error: { message: "must match a schema in anyOf" }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/oneOf.js
var require_oneOf = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/oneOf.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), util_1 = require_util(), error = {
      message: "must match exactly one schema in oneOf",
      params: ({ params: e }) => (0, codegen_1._)`{passingSchemas: ${e.passing}}`
    }, def = {
      keyword: "oneOf",
      schemaType: "array",
      trackErrors: !0,
      error,
      code(e) {
        let { gen: s, schema: n, parentSchema: l, it: c } = e;
        if (!Array.isArray(n))
          throw new Error("ajv implementation error");
        if (c.opts.discriminator && l.discriminator)
          return;
        let m = n, r = s.let("valid", !1), a = s.let("passing", null), t = s.name("_valid");
        e.setParams({ passing: a }), s.block(u), e.result(r, () => e.reset(), () => e.error(!0));
        function u() {
          m.forEach((d, o) => {
            let i;
            (0, util_1.alwaysValidSchema)(c, d) ? s.var(t, !0) : i = e.subschema({
              keyword: "oneOf",
              schemaProp: o,
              compositeRule: !0
            }, t), o > 0 && s.if((0, codegen_1._)`${t} && ${r}`).assign(r, !1).assign(a, (0, codegen_1._)`[${a}, ${o}]`).else(), s.if(t, () => {
              s.assign(r, !0), s.assign(a, o), i && e.mergeEvaluated(i, codegen_1.Name);
            });
          });
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/allOf.js
var require_allOf = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/allOf.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var util_1 = require_util(), def = {
      keyword: "allOf",
      schemaType: "array",
      code(e) {
        let { gen: o, schema: r, it: t } = e;
        if (!Array.isArray(r))
          throw new Error("ajv implementation error");
        let a = o.name("valid");
        r.forEach((s, l) => {
          if ((0, util_1.alwaysValidSchema)(t, s))
            return;
          let i = e.subschema({ keyword: "allOf", schemaProp: l }, a);
          e.ok(a), e.mergeEvaluated(i);
        });
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/if.js
var require_if = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/if.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), util_1 = require_util(), error = {
      message: ({ params: e }) => (0, codegen_1.str)`must match "${e.ifClause}" schema`,
      params: ({ params: e }) => (0, codegen_1._)`{failingKeyword: ${e.ifClause}}`
    }, def = {
      keyword: "if",
      schemaType: ["object", "boolean"],
      trackErrors: !0,
      error,
      code(e) {
        let { gen: s, parentSchema: r, it: i } = e;
        r.then === void 0 && r.else === void 0 && (0, util_1.checkStrictMode)(i, '"if" without "then" and "else" is ignored');
        let l = hasSchema(i, "then"), c = hasSchema(i, "else");
        if (!l && !c)
          return;
        let o = s.let("valid", !0), t = s.name("_valid");
        if (f(), e.reset(), l && c) {
          let a = s.let("ifClause");
          e.setParams({ ifClause: a }), s.if(t, n("then", a), n("else", a));
        } else l ? s.if(t, n("then")) : s.if((0, codegen_1.not)(t), n("else"));
        e.pass(o, () => e.error(!0));
        function f() {
          let a = e.subschema({
            keyword: "if",
            compositeRule: !0,
            createErrors: !1,
            allErrors: !1
          }, t);
          e.mergeEvaluated(a);
        }
        function n(a, u) {
          return () => {
            let d = e.subschema({ keyword: a }, t);
            s.assign(o, t), e.mergeValidEvaluated(d, o), u ? s.assign(u, (0, codegen_1._)`${a}`) : e.setParams({ ifClause: a });
          };
        }
      }
    };
    function hasSchema(e, s) {
      let r = e.schema[s];
      return r !== void 0 && !(0, util_1.alwaysValidSchema)(e, r);
    }
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/thenElse.js
var require_thenElse = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/thenElse.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var util_1 = require_util(), def = {
      keyword: ["then", "else"],
      schemaType: ["object", "boolean"],
      code({ keyword: e, parentSchema: t, it: o }) {
        t.if === void 0 && (0, util_1.checkStrictMode)(o, `"${e}" without "if" is ignored`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/index.js
var require_applicator = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var additionalItems_1 = require_additionalItems(), prefixItems_1 = require_prefixItems(), items_1 = require_items(), items2020_1 = require_items2020(), contains_1 = require_contains(), dependencies_1 = require_dependencies(), propertyNames_1 = require_propertyNames(), additionalProperties_1 = require_additionalProperties(), properties_1 = require_properties(), patternProperties_1 = require_patternProperties(), not_1 = require_not(), anyOf_1 = require_anyOf(), oneOf_1 = require_oneOf(), allOf_1 = require_allOf(), if_1 = require_if(), thenElse_1 = require_thenElse();
    function getApplicator(t = !1) {
      let e = [
        // any
        not_1.default,
        anyOf_1.default,
        oneOf_1.default,
        allOf_1.default,
        if_1.default,
        thenElse_1.default,
        // object
        propertyNames_1.default,
        additionalProperties_1.default,
        dependencies_1.default,
        properties_1.default,
        patternProperties_1.default
      ];
      return t ? e.push(prefixItems_1.default, items2020_1.default) : e.push(additionalItems_1.default, items_1.default), e.push(contains_1.default), e;
    }
    exports.default = getApplicator;
  }
});

// node_modules/ajv/dist/vocabularies/format/format.js
var require_format = __commonJS({
  "node_modules/ajv/dist/vocabularies/format/format.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), error = {
      message: ({ schemaCode: r }) => (0, codegen_1.str)`must match format "${r}"`,
      params: ({ schemaCode: r }) => (0, codegen_1._)`{format: ${r}}`
    }, def = {
      keyword: "format",
      type: ["number", "string"],
      schemaType: "string",
      $data: !0,
      error,
      code(r, p) {
        let { gen: n, data: s, $data: _2, schema: f, schemaCode: g, it: h } = r, { opts: c, errSchemaPath: w, schemaEnv: l, self: $ } = h;
        if (!c.validateFormats)
          return;
        _2 ? v() : F();
        function v() {
          let o = n.scopeValue("formats", {
            ref: $.formats,
            code: c.code.formats
          }), a = n.const("fDef", (0, codegen_1._)`${o}[${g}]`), i = n.let("fType"), t = n.let("format");
          n.if((0, codegen_1._)`typeof ${a} == "object" && !(${a} instanceof RegExp)`, () => n.assign(i, (0, codegen_1._)`${a}.type || "string"`).assign(t, (0, codegen_1._)`${a}.validate`), () => n.assign(i, (0, codegen_1._)`"string"`).assign(t, a)), r.fail$data((0, codegen_1.or)(u(), m()));
          function u() {
            return c.strictSchema === !1 ? codegen_1.nil : (0, codegen_1._)`${g} && !${t}`;
          }
          function m() {
            let d = l.$async ? (0, codegen_1._)`(${a}.async ? await ${t}(${s}) : ${t}(${s}))` : (0, codegen_1._)`${t}(${s})`, e = (0, codegen_1._)`(typeof ${t} == "function" ? ${d} : ${t}.test(${s}))`;
            return (0, codegen_1._)`${t} && ${t} !== true && ${i} === ${p} && !${e}`;
          }
        }
        function F() {
          let o = $.formats[f];
          if (!o) {
            u();
            return;
          }
          if (o === !0)
            return;
          let [a, i, t] = m(o);
          a === p && r.pass(d());
          function u() {
            if (c.strictSchema === !1) {
              $.logger.warn(e());
              return;
            }
            throw new Error(e());
            function e() {
              return `unknown format "${f}" ignored in schema at path "${w}"`;
            }
          }
          function m(e) {
            let E = e instanceof RegExp ? (0, codegen_1.regexpCode)(e) : c.code.formats ? (0, codegen_1._)`${c.code.formats}${(0, codegen_1.getProperty)(f)}` : void 0, y = n.scopeValue("formats", { key: f, ref: e, code: E });
            return typeof e == "object" && !(e instanceof RegExp) ? [e.type || "string", e.validate, (0, codegen_1._)`${y}.validate`] : ["string", e, y];
          }
          function d() {
            if (typeof o == "object" && !(o instanceof RegExp) && o.async) {
              if (!l.$async)
                throw new Error("async format in sync schema");
              return (0, codegen_1._)`await ${t}(${s})`;
            }
            return typeof i == "function" ? (0, codegen_1._)`${t}(${s})` : (0, codegen_1._)`${t}.test(${s})`;
          }
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/format/index.js
var require_format2 = __commonJS({
  "node_modules/ajv/dist/vocabularies/format/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var format_1 = require_format(), format = [format_1.default];
    exports.default = format;
  }
});

// node_modules/ajv/dist/vocabularies/metadata.js
var require_metadata = __commonJS({
  "node_modules/ajv/dist/vocabularies/metadata.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.contentVocabulary = exports.metadataVocabulary = void 0, exports.metadataVocabulary = [
      "title",
      "description",
      "default",
      "deprecated",
      "readOnly",
      "writeOnly",
      "examples"
    ], exports.contentVocabulary = [
      "contentMediaType",
      "contentEncoding",
      "contentSchema"
    ];
  }
});

// node_modules/ajv/dist/vocabularies/draft7.js
var require_draft7 = __commonJS({
  "node_modules/ajv/dist/vocabularies/draft7.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var core_1 = require_core2(), validation_1 = require_validation(), applicator_1 = require_applicator(), format_1 = require_format2(), metadata_1 = require_metadata(), draft7Vocabularies = [
      core_1.default,
      validation_1.default,
      (0, applicator_1.default)(),
      format_1.default,
      metadata_1.metadataVocabulary,
      metadata_1.contentVocabulary
    ];
    exports.default = draft7Vocabularies;
  }
});

// node_modules/ajv/dist/vocabularies/discriminator/types.js
var require_types = __commonJS({
  "node_modules/ajv/dist/vocabularies/discriminator/types.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.DiscrError = void 0;
    var DiscrError;
    (function(r) {
      r.Tag = "tag", r.Mapping = "mapping";
    })(DiscrError || (exports.DiscrError = DiscrError = {}));
  }
});

// node_modules/ajv/dist/vocabularies/discriminator/index.js
var require_discriminator = __commonJS({
  "node_modules/ajv/dist/vocabularies/discriminator/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var codegen_1 = require_codegen(), types_1 = require_types(), compile_1 = require_compile(), ref_error_1 = require_ref_error(), util_1 = require_util(), error = {
      message: ({ params: { discrError: i, tagName: o } }) => i === types_1.DiscrError.Tag ? `tag "${o}" must be string` : `value of tag "${o}" must be in oneOf`,
      params: ({ params: { discrError: i, tag: o, tagName: f } }) => (0, codegen_1._)`{error: ${i}, tag: ${f}, tagValue: ${o}}`
    }, def = {
      keyword: "discriminator",
      type: "object",
      schemaType: "object",
      error,
      code(i) {
        let { gen: o, data: f, schema: l, parentSchema: g, it: a } = i, { oneOf: u } = g;
        if (!a.opts.discriminator)
          throw new Error("discriminator: requires discriminator option");
        let t = l.propertyName;
        if (typeof t != "string")
          throw new Error("discriminator: requires propertyName");
        if (l.mapping)
          throw new Error("discriminator: mapping is not supported");
        if (!u)
          throw new Error("discriminator: requires oneOf keyword");
        let h = o.let("valid", !1), c = o.const("tag", (0, codegen_1._)`${f}${(0, codegen_1.getProperty)(t)}`);
        o.if((0, codegen_1._)`typeof ${c} == "string"`, () => E(), () => i.error(!1, { discrError: types_1.DiscrError.Tag, tag: c, tagName: t })), i.ok(h);
        function E() {
          let n = _2();
          o.if(!1);
          for (let s in n)
            o.elseIf((0, codegen_1._)`${c} === ${s}`), o.assign(h, $(n[s]));
          o.else(), i.error(!1, { discrError: types_1.DiscrError.Mapping, tag: c, tagName: t }), o.endIf();
        }
        function $(n) {
          let s = o.name("valid"), d = i.subschema({ keyword: "oneOf", schemaProp: n }, s);
          return i.mergeEvaluated(d, codegen_1.Name), s;
        }
        function _2() {
          var n;
          let s = {}, d = v(g), m = !0;
          for (let r = 0; r < u.length; r++) {
            let e = u[r];
            if (e?.$ref && !(0, util_1.schemaHasRulesButRef)(e, a.self.RULES)) {
              let y = e.$ref;
              if (e = compile_1.resolveRef.call(a.self, a.schemaEnv.root, a.baseId, y), e instanceof compile_1.SchemaEnv && (e = e.schema), e === void 0)
                throw new ref_error_1.default(a.opts.uriResolver, a.baseId, y);
            }
            let p = (n = e?.properties) === null || n === void 0 ? void 0 : n[t];
            if (typeof p != "object")
              throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${t}"`);
            m = m && (d || v(e)), b(p, r);
          }
          if (!m)
            throw new Error(`discriminator: "${t}" must be required`);
          return s;
          function v({ required: r }) {
            return Array.isArray(r) && r.includes(t);
          }
          function b(r, e) {
            if (r.const)
              w(r.const, e);
            else if (r.enum)
              for (let p of r.enum)
                w(p, e);
            else
              throw new Error(`discriminator: "properties/${t}" must have "const" or "enum"`);
          }
          function w(r, e) {
            if (typeof r != "string" || r in s)
              throw new Error(`discriminator: "${t}" values must be unique strings`);
            s[r] = e;
          }
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/refs/json-schema-draft-07.json
var require_json_schema_draft_07 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-draft-07.json"(exports, module) {
    module.exports = {
      $schema: "http://json-schema.org/draft-07/schema#",
      $id: "http://json-schema.org/draft-07/schema#",
      title: "Core schema meta-schema",
      definitions: {
        schemaArray: {
          type: "array",
          minItems: 1,
          items: { $ref: "#" }
        },
        nonNegativeInteger: {
          type: "integer",
          minimum: 0
        },
        nonNegativeIntegerDefault0: {
          allOf: [{ $ref: "#/definitions/nonNegativeInteger" }, { default: 0 }]
        },
        simpleTypes: {
          enum: ["array", "boolean", "integer", "null", "number", "object", "string"]
        },
        stringArray: {
          type: "array",
          items: { type: "string" },
          uniqueItems: !0,
          default: []
        }
      },
      type: ["object", "boolean"],
      properties: {
        $id: {
          type: "string",
          format: "uri-reference"
        },
        $schema: {
          type: "string",
          format: "uri"
        },
        $ref: {
          type: "string",
          format: "uri-reference"
        },
        $comment: {
          type: "string"
        },
        title: {
          type: "string"
        },
        description: {
          type: "string"
        },
        default: !0,
        readOnly: {
          type: "boolean",
          default: !1
        },
        examples: {
          type: "array",
          items: !0
        },
        multipleOf: {
          type: "number",
          exclusiveMinimum: 0
        },
        maximum: {
          type: "number"
        },
        exclusiveMaximum: {
          type: "number"
        },
        minimum: {
          type: "number"
        },
        exclusiveMinimum: {
          type: "number"
        },
        maxLength: { $ref: "#/definitions/nonNegativeInteger" },
        minLength: { $ref: "#/definitions/nonNegativeIntegerDefault0" },
        pattern: {
          type: "string",
          format: "regex"
        },
        additionalItems: { $ref: "#" },
        items: {
          anyOf: [{ $ref: "#" }, { $ref: "#/definitions/schemaArray" }],
          default: !0
        },
        maxItems: { $ref: "#/definitions/nonNegativeInteger" },
        minItems: { $ref: "#/definitions/nonNegativeIntegerDefault0" },
        uniqueItems: {
          type: "boolean",
          default: !1
        },
        contains: { $ref: "#" },
        maxProperties: { $ref: "#/definitions/nonNegativeInteger" },
        minProperties: { $ref: "#/definitions/nonNegativeIntegerDefault0" },
        required: { $ref: "#/definitions/stringArray" },
        additionalProperties: { $ref: "#" },
        definitions: {
          type: "object",
          additionalProperties: { $ref: "#" },
          default: {}
        },
        properties: {
          type: "object",
          additionalProperties: { $ref: "#" },
          default: {}
        },
        patternProperties: {
          type: "object",
          additionalProperties: { $ref: "#" },
          propertyNames: { format: "regex" },
          default: {}
        },
        dependencies: {
          type: "object",
          additionalProperties: {
            anyOf: [{ $ref: "#" }, { $ref: "#/definitions/stringArray" }]
          }
        },
        propertyNames: { $ref: "#" },
        const: !0,
        enum: {
          type: "array",
          items: !0,
          minItems: 1,
          uniqueItems: !0
        },
        type: {
          anyOf: [
            { $ref: "#/definitions/simpleTypes" },
            {
              type: "array",
              items: { $ref: "#/definitions/simpleTypes" },
              minItems: 1,
              uniqueItems: !0
            }
          ]
        },
        format: { type: "string" },
        contentMediaType: { type: "string" },
        contentEncoding: { type: "string" },
        if: { $ref: "#" },
        then: { $ref: "#" },
        else: { $ref: "#" },
        allOf: { $ref: "#/definitions/schemaArray" },
        anyOf: { $ref: "#/definitions/schemaArray" },
        oneOf: { $ref: "#/definitions/schemaArray" },
        not: { $ref: "#" }
      },
      default: !0
    };
  }
});

// node_modules/ajv/dist/ajv.js
var require_ajv = __commonJS({
  "node_modules/ajv/dist/ajv.js"(exports, module) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 }), exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv = void 0;
    var core_1 = require_core(), draft7_1 = require_draft7(), discriminator_1 = require_discriminator(), draft7MetaSchema = require_json_schema_draft_07(), META_SUPPORT_DATA = ["/properties"], META_SCHEMA_ID = "http://json-schema.org/draft-07/schema", Ajv2 = class extends core_1.default {
      _addVocabularies() {
        super._addVocabularies(), draft7_1.default.forEach((e) => this.addVocabulary(e)), this.opts.discriminator && this.addKeyword(discriminator_1.default);
      }
      _addDefaultMetaSchema() {
        if (super._addDefaultMetaSchema(), !this.opts.meta)
          return;
        let e = this.opts.$data ? this.$dataMetaSchema(draft7MetaSchema, META_SUPPORT_DATA) : draft7MetaSchema;
        this.addMetaSchema(e, META_SCHEMA_ID, !1), this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
      }
      defaultMeta() {
        return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : void 0);
      }
    };
    exports.Ajv = Ajv2, module.exports = exports = Ajv2, module.exports.Ajv = Ajv2, Object.defineProperty(exports, "__esModule", { value: !0 }), exports.default = Ajv2;
    var validate_1 = require_validate();
    Object.defineProperty(exports, "KeywordCxt", { enumerable: !0, get: function() {
      return validate_1.KeywordCxt;
    } });
    var codegen_1 = require_codegen();
    Object.defineProperty(exports, "_", { enumerable: !0, get: function() {
      return codegen_1._;
    } }), Object.defineProperty(exports, "str", { enumerable: !0, get: function() {
      return codegen_1.str;
    } }), Object.defineProperty(exports, "stringify", { enumerable: !0, get: function() {
      return codegen_1.stringify;
    } }), Object.defineProperty(exports, "nil", { enumerable: !0, get: function() {
      return codegen_1.nil;
    } }), Object.defineProperty(exports, "Name", { enumerable: !0, get: function() {
      return codegen_1.Name;
    } }), Object.defineProperty(exports, "CodeGen", { enumerable: !0, get: function() {
      return codegen_1.CodeGen;
    } });
    var validation_error_1 = require_validation_error();
    Object.defineProperty(exports, "ValidationError", { enumerable: !0, get: function() {
      return validation_error_1.default;
    } });
    var ref_error_1 = require_ref_error();
    Object.defineProperty(exports, "MissingRefError", { enumerable: !0, get: function() {
      return ref_error_1.default;
    } });
  }
});

// src/schema/json-schema/compile.ts
var import_ajv = __toESM(require_ajv(), 1);
var TooExpensive = class extends Error {
};
function compileSchema({ definitions }, find) {
  let left = 0, spend = (steps) => {
    if (left -= steps, left < 0) throw new TooExpensive();
  }, compiled = (allErrors) => {
    let ajv = new import_ajv.Ajv({
      allErrors,
      verbose: !0,
      messages: !1,
      strict: !1,
      validateSchema: !1,
      addUsedSchema: !1,
      meta: !1,
      logger: !1,
      ownProperties: !0,
      inlineRefs: !1,
      validateFormats: !1,
      code: { regExp: patterns(find, spend) }
    });
    return replaceKeywords(ajv, spend), ajv.compile({ definitions: { ...definitions }, $ref: "#/definitions/0" });
  }, validators = /* @__PURE__ */ new Map();
  return {
    errors(value, limit, all) {
      left = limit;
      let validate = validators.get(all) ?? compiled(all);
      return validators.set(all, validate), validate(value) ? [] : [...validate.errors ?? []];
    }
  };
}
function patterns(find, spend) {
  return Object.assign((pattern) => {
    let isIn = find(pattern);
    return { test: (text) => (spend(1 + text.length), isIn(text)), toString: () => JSON.stringify(pattern) };
  }, { code: "" });
}
function replaceKeywords(ajv, spend) {
  for (let keyword of ["const", "enum", "uniqueItems", "multipleOf", "anyOf", "oneOf"]) ajv.removeKeyword(keyword);
  ajv.addKeyword({ keyword: originKeyword, schemaType: "string" }), ajv.addKeyword({
    keyword: costKeyword,
    errors: !1,
    validate: (cost, value) => (spend(1 + cost.names + (1 + cost.patterns) * widthOf(value)), !0)
  }), chargeFirst(ajv);
  let keyOf = (value) => identity(value, spend);
  ajv.addKeyword({
    keyword: "const",
    compile: (wanted) => {
      let key = identity(wanted);
      return (value) => keyOf(value) === key;
    }
  }), ajv.addKeyword({
    keyword: "enum",
    schemaType: "array",
    compile: (wanted) => {
      let keys = new Set(wanted.map((each) => identity(each)));
      return (value) => keys.has(keyOf(value));
    }
  }), ajv.addKeyword({
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    compile: (unique) => (items) => !unique || new Set(items.map(keyOf)).size === items.length
  }), ajv.addKeyword({
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    compile: (step) => (value) => isMultiple(value, step)
  }), ajv.addKeyword(union("anyOf")), ajv.addKeyword(union("oneOf"));
}
function chargeFirst({ RULES: { rules, all } }) {
  let charge = all[costKeyword];
  for (let group of rules) group.rules = group.rules.filter((each) => each !== charge);
  rules.unshift({ rules: [charge] });
}
function widthOf(value) {
  return typeof value == "string" ? Math.ceil(value.length / 64) : Array.isArray(value) ? value.length : value !== null && typeof value == "object" ? Object.keys(value).length : 1;
}
function isMultiple(value, step) {
  let [a, b] = [decimal(value), decimal(step)], exponent = Math.min(a.exponent, b.exponent), whole = ({ digits, exponent: own }) => digits * 10n ** BigInt(own - exponent);
  return whole(a) % whole(b) === 0n;
}
function decimal(value) {
  let [, sign = "", whole = "0", part = "", power = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(`${value}`) ?? [];
  return { digits: BigInt(`${sign}${whole}${part}`), exponent: Number(power) - part.length };
}
function union(keyword) {
  return {
    keyword,
    schemaType: "array",
    trackErrors: !0,
    error: { message: "", params: ({ params }) => import_ajv._`{matching: ${params.matching}}` },
    code(cxt) {
      let { gen, schema } = cxt, matching = gen.let("matching", 0);
      cxt.setParams({ matching });
      let judge = (schemaProp) => {
        let matches = gen.name("matches");
        cxt.subschema({ keyword, schemaProp, compositeRule: !0, createErrors: !1, allErrors: !1 }, matches), gen.if(matches, () => gen.code(import_ajv._`${matching}++`));
      };
      for (let index of schema.keys())
        keyword === "anyOf" && index > 0 ? gen.if(import_ajv._`${matching} === 0`, () => judge(index)) : judge(index);
      cxt.reset(), cxt.pass(keyword === "anyOf" ? import_ajv._`${matching} > 0` : import_ajv._`${matching} === 1`);
    }
  };
}
function identity(value, spend = () => {
}) {
  return spend(typeof value == "string" ? 1 + Math.ceil(value.length / 64) : 1), Array.isArray(value) ? `[${value.map((each) => identity(each, spend)).join()}]` : value === null || typeof value != "object" ? JSON.stringify(value === 0 ? 0 : value) : `{${Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).map(([key, each]) => `${JSON.stringify(key)}:${identity(each, spend)}`).join()}}`;
}
export {
  TooExpensive,
  compileSchema
};
