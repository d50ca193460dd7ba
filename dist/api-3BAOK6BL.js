import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  ExchangeError,
  openFetch
} from "./chunk-K4FWXHRY.js";
import {
  readResponse
} from "./chunk-TZVGHOWW.js";
import {
  ApiError,
  refusal,
  rejectUnsafePaths
} from "./chunk-3SP27YVE.js";
import "./chunk-NAWO5267.js";
import {
  a,
  getOctokit
} from "./chunk-PAXVJJE2.js";
import {
  makePool
} from "./chunk-AVBXNVRT.js";
import {
  redact
} from "./chunk-VQAGAHQH.js";
import "./chunk-5BZEP5JA.js";
import "./chunk-ZMJJILAV.js";
import {
  __commonJS,
  __toESM
} from "./chunk-PRVJMC5D.js";

// node_modules/bottleneck/light.js
var require_light = __commonJS({
  "node_modules/bottleneck/light.js"(exports, module) {
    (function(_2, d2) {
      typeof exports == "object" && typeof module < "u" ? module.exports = d2() : typeof define == "function" && define.amd ? define(d2) : _2.Bottleneck = d2();
    })(exports, (function() {
      "use strict";
      var _2 = typeof globalThis < "u" ? globalThis : typeof window < "u" ? window : typeof global < "u" ? global : typeof self < "u" ? self : {};
      function d2(u) {
        return u && u.default || u;
      }
      var ht = function(u, e, t = {}) {
        var s, r, i2;
        for (s in e)
          i2 = e[s], t[s] = (r = u[s]) != null ? r : i2;
        return t;
      }, at = function(u, e, t = {}) {
        var s, r;
        for (s in u)
          r = u[s], e[s] !== void 0 && (t[s] = r);
        return t;
      }, p = {
        load: ht,
        overwrite: at
      }, I2;
      I2 = class {
        constructor(e, t) {
          this.incr = e, this.decr = t, this._first = null, this._last = null, this.length = 0;
        }
        push(e) {
          var t;
          this.length++, typeof this.incr == "function" && this.incr(), t = {
            value: e,
            prev: this._last,
            next: null
          }, this._last != null ? (this._last.next = t, this._last = t) : this._first = this._last = t;
        }
        shift() {
          var e;
          if (this._first != null)
            return this.length--, typeof this.decr == "function" && this.decr(), e = this._first.value, (this._first = this._first.next) != null ? this._first.prev = null : this._last = null, e;
        }
        first() {
          if (this._first != null)
            return this._first.value;
        }
        getArray() {
          var e, t, s;
          for (e = this._first, s = []; e != null; )
            s.push((t = e, e = e.next, t.value));
          return s;
        }
        forEachShift(e) {
          var t;
          for (t = this.shift(); t != null; )
            e(t), t = this.shift();
        }
        debug() {
          var e, t, s, r, i2;
          for (e = this._first, i2 = []; e != null; )
            i2.push((t = e, e = e.next, {
              value: t.value,
              prev: (s = t.prev) != null ? s.value : void 0,
              next: (r = t.next) != null ? r.value : void 0
            }));
          return i2;
        }
      };
      var D = I2, $;
      $ = class {
        constructor(e) {
          if (this.instance = e, this._events = {}, this.instance.on != null || this.instance.once != null || this.instance.removeAllListeners != null)
            throw new Error("An Emitter already exists for this object");
          this.instance.on = (t, s) => this._addListener(t, "many", s), this.instance.once = (t, s) => this._addListener(t, "once", s), this.instance.removeAllListeners = (t = null) => t != null ? delete this._events[t] : this._events = {};
        }
        _addListener(e, t, s) {
          var r;
          return (r = this._events)[e] == null && (r[e] = []), this._events[e].push({ cb: s, status: t }), this.instance;
        }
        listenerCount(e) {
          return this._events[e] != null ? this._events[e].length : 0;
        }
        async trigger(e, ...t) {
          var s, r;
          try {
            return e !== "debug" && this.trigger("debug", `Event triggered: ${e}`, t), this._events[e] == null ? void 0 : (this._events[e] = this._events[e].filter(function(i2) {
              return i2.status !== "none";
            }), r = this._events[e].map(async (i2) => {
              var n, o2;
              if (i2.status !== "none") {
                i2.status === "once" && (i2.status = "none");
                try {
                  return o2 = typeof i2.cb == "function" ? i2.cb(...t) : void 0, typeof o2?.then == "function" ? await o2 : o2;
                } catch (h2) {
                  return n = h2, this.trigger("error", n), null;
                }
              }
            }), (await Promise.all(r)).find(function(i2) {
              return i2 != null;
            }));
          } catch (i2) {
            return s = i2, this.trigger("error", s), null;
          }
        }
      };
      var v2 = $, x, L, C;
      x = D, L = v2, C = class {
        constructor(e) {
          var t;
          this.Events = new L(this), this._length = 0, this._lists = (function() {
            var s, r, i2;
            for (i2 = [], t = s = 1, r = e; 1 <= r ? s <= r : s >= r; t = 1 <= r ? ++s : --s)
              i2.push(new x((() => this.incr()), (() => this.decr())));
            return i2;
          }).call(this);
        }
        incr() {
          if (this._length++ === 0)
            return this.Events.trigger("leftzero");
        }
        decr() {
          if (--this._length === 0)
            return this.Events.trigger("zero");
        }
        push(e) {
          return this._lists[e.options.priority].push(e);
        }
        queued(e) {
          return e != null ? this._lists[e].length : this._length;
        }
        shiftAll(e) {
          return this._lists.forEach(function(t) {
            return t.forEachShift(e);
          });
        }
        getFirst(e = this._lists) {
          var t, s, r;
          for (t = 0, s = e.length; t < s; t++)
            if (r = e[t], r.length > 0)
              return r;
          return [];
        }
        shiftLastFrom(e) {
          return this.getFirst(this._lists.slice(e).reverse()).shift();
        }
      };
      var lt = C, S2;
      S2 = class extends Error {
      };
      var m = S2, g, P, j2, E, T2;
      E = 10, P = 5, T2 = p, g = m, j2 = class {
        constructor(e, t, s, r, i2, n, o2, h2) {
          this.task = e, this.args = t, this.rejectOnDrop = i2, this.Events = n, this._states = o2, this.Promise = h2, this.options = T2.load(s, r), this.options.priority = this._sanitizePriority(this.options.priority), this.options.id === r.id && (this.options.id = `${this.options.id}-${this._randomIndex()}`), this.promise = new this.Promise((a3, l) => {
            this._resolve = a3, this._reject = l;
          }), this.retryCount = 0;
        }
        _sanitizePriority(e) {
          var t;
          return t = ~~e !== e ? P : e, t < 0 ? 0 : t > E - 1 ? E - 1 : t;
        }
        _randomIndex() {
          return Math.random().toString(36).slice(2);
        }
        doDrop({ error: e, message: t = "This job has been dropped by Bottleneck" } = {}) {
          return this._states.remove(this.options.id) ? (this.rejectOnDrop && this._reject(e ?? new g(t)), this.Events.trigger("dropped", { args: this.args, options: this.options, task: this.task, promise: this.promise }), !0) : !1;
        }
        _assertStatus(e) {
          var t;
          if (t = this._states.jobStatus(this.options.id), !(t === e || e === "DONE" && t === null))
            throw new g(`Invalid job status ${t}, expected ${e}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`);
        }
        doReceive() {
          return this._states.start(this.options.id), this.Events.trigger("received", { args: this.args, options: this.options });
        }
        doQueue(e, t) {
          return this._assertStatus("RECEIVED"), this._states.next(this.options.id), this.Events.trigger("queued", { args: this.args, options: this.options, reachedHWM: e, blocked: t });
        }
        doRun() {
          return this.retryCount === 0 ? (this._assertStatus("QUEUED"), this._states.next(this.options.id)) : this._assertStatus("EXECUTING"), this.Events.trigger("scheduled", { args: this.args, options: this.options });
        }
        async doExecute(e, t, s, r) {
          var i2, n, o2;
          this.retryCount === 0 ? (this._assertStatus("RUNNING"), this._states.next(this.options.id)) : this._assertStatus("EXECUTING"), n = { args: this.args, options: this.options, retryCount: this.retryCount }, this.Events.trigger("executing", n);
          try {
            if (o2 = await (e != null ? e.schedule(this.options, this.task, ...this.args) : this.task(...this.args)), t())
              return this.doDone(n), await r(this.options, n), this._assertStatus("DONE"), this._resolve(o2);
          } catch (h2) {
            return i2 = h2, this._onFailure(i2, n, t, s, r);
          }
        }
        doExpire(e, t, s) {
          var r, i2;
          return this._states.jobStatus(this.options.id === "RUNNING") && this._states.next(this.options.id), this._assertStatus("EXECUTING"), i2 = { args: this.args, options: this.options, retryCount: this.retryCount }, r = new g(`This job timed out after ${this.options.expiration} ms.`), this._onFailure(r, i2, e, t, s);
        }
        async _onFailure(e, t, s, r, i2) {
          var n, o2;
          if (s())
            return n = await this.Events.trigger("failed", e, t), n != null ? (o2 = ~~n, this.Events.trigger("retry", `Retrying ${this.options.id} after ${o2} ms`, t), this.retryCount++, r(o2)) : (this.doDone(t), await i2(this.options, t), this._assertStatus("DONE"), this._reject(e));
        }
        doDone(e) {
          return this._assertStatus("EXECUTING"), this._states.next(this.options.id), this.Events.trigger("done", e);
        }
      };
      var ct = j2, q3, A2, b;
      b = p, q3 = m, A2 = class {
        constructor(e, t, s) {
          this.instance = e, this.storeOptions = t, this.clientId = this.instance._randomIndex(), b.load(s, s, this), this._nextRequest = this._lastReservoirRefresh = this._lastReservoirIncrease = Date.now(), this._running = 0, this._done = 0, this._unblockTime = 0, this.ready = this.Promise.resolve(), this.clients = {}, this._startHeartbeat();
        }
        _startHeartbeat() {
          var e;
          return this.heartbeat == null && (this.storeOptions.reservoirRefreshInterval != null && this.storeOptions.reservoirRefreshAmount != null || this.storeOptions.reservoirIncreaseInterval != null && this.storeOptions.reservoirIncreaseAmount != null) ? typeof (e = this.heartbeat = setInterval(() => {
            var t, s, r, i2, n;
            if (i2 = Date.now(), this.storeOptions.reservoirRefreshInterval != null && i2 >= this._lastReservoirRefresh + this.storeOptions.reservoirRefreshInterval && (this._lastReservoirRefresh = i2, this.storeOptions.reservoir = this.storeOptions.reservoirRefreshAmount, this.instance._drainAll(this.computeCapacity())), this.storeOptions.reservoirIncreaseInterval != null && i2 >= this._lastReservoirIncrease + this.storeOptions.reservoirIncreaseInterval && ({
              reservoirIncreaseAmount: t,
              reservoirIncreaseMaximum: r,
              reservoir: n
            } = this.storeOptions, this._lastReservoirIncrease = i2, s = r != null ? Math.min(t, r - n) : t, s > 0))
              return this.storeOptions.reservoir += s, this.instance._drainAll(this.computeCapacity());
          }, this.heartbeatInterval)).unref == "function" ? e.unref() : void 0 : clearInterval(this.heartbeat);
        }
        async __publish__(e) {
          return await this.yieldLoop(), this.instance.Events.trigger("message", e.toString());
        }
        async __disconnect__(e) {
          return await this.yieldLoop(), clearInterval(this.heartbeat), this.Promise.resolve();
        }
        yieldLoop(e = 0) {
          return new this.Promise(function(t, s) {
            return setTimeout(t, e);
          });
        }
        computePenalty() {
          var e;
          return (e = this.storeOptions.penalty) != null ? e : 15 * this.storeOptions.minTime || 5e3;
        }
        async __updateSettings__(e) {
          return await this.yieldLoop(), b.overwrite(e, e, this.storeOptions), this._startHeartbeat(), this.instance._drainAll(this.computeCapacity()), !0;
        }
        async __running__() {
          return await this.yieldLoop(), this._running;
        }
        async __queued__() {
          return await this.yieldLoop(), this.instance.queued();
        }
        async __done__() {
          return await this.yieldLoop(), this._done;
        }
        async __groupCheck__(e) {
          return await this.yieldLoop(), this._nextRequest + this.timeout < e;
        }
        computeCapacity() {
          var e, t;
          return { maxConcurrent: e, reservoir: t } = this.storeOptions, e != null && t != null ? Math.min(e - this._running, t) : e != null ? e - this._running : t ?? null;
        }
        conditionsCheck(e) {
          var t;
          return t = this.computeCapacity(), t == null || e <= t;
        }
        async __incrementReservoir__(e) {
          var t;
          return await this.yieldLoop(), t = this.storeOptions.reservoir += e, this.instance._drainAll(this.computeCapacity()), t;
        }
        async __currentReservoir__() {
          return await this.yieldLoop(), this.storeOptions.reservoir;
        }
        isBlocked(e) {
          return this._unblockTime >= e;
        }
        check(e, t) {
          return this.conditionsCheck(e) && this._nextRequest - t <= 0;
        }
        async __check__(e) {
          var t;
          return await this.yieldLoop(), t = Date.now(), this.check(e, t);
        }
        async __register__(e, t, s) {
          var r, i2;
          return await this.yieldLoop(), r = Date.now(), this.conditionsCheck(t) ? (this._running += t, this.storeOptions.reservoir != null && (this.storeOptions.reservoir -= t), i2 = Math.max(this._nextRequest - r, 0), this._nextRequest = r + i2 + this.storeOptions.minTime, {
            success: !0,
            wait: i2,
            reservoir: this.storeOptions.reservoir
          }) : {
            success: !1
          };
        }
        strategyIsBlock() {
          return this.storeOptions.strategy === 3;
        }
        async __submit__(e, t) {
          var s, r, i2;
          if (await this.yieldLoop(), this.storeOptions.maxConcurrent != null && t > this.storeOptions.maxConcurrent)
            throw new q3(`Impossible to add a job having a weight of ${t} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);
          return r = Date.now(), i2 = this.storeOptions.highWater != null && e === this.storeOptions.highWater && !this.check(t, r), s = this.strategyIsBlock() && (i2 || this.isBlocked(r)), s && (this._unblockTime = r + this.computePenalty(), this._nextRequest = this._unblockTime + this.storeOptions.minTime, this.instance._dropAllQueued()), {
            reachedHWM: i2,
            blocked: s,
            strategy: this.storeOptions.strategy
          };
        }
        async __free__(e, t) {
          return await this.yieldLoop(), this._running -= t, this._done += t, this.instance._drainAll(this.computeCapacity()), {
            running: this._running
          };
        }
      };
      var _t = A2, B, N2;
      B = m, N2 = class {
        constructor(e) {
          this.status = e, this._jobs = {}, this.counts = this.status.map(function() {
            return 0;
          });
        }
        next(e) {
          var t, s;
          if (t = this._jobs[e], s = t + 1, t != null && s < this.status.length)
            return this.counts[t]--, this.counts[s]++, this._jobs[e]++;
          if (t != null)
            return this.counts[t]--, delete this._jobs[e];
        }
        start(e) {
          var t;
          return t = 0, this._jobs[e] = t, this.counts[t]++;
        }
        remove(e) {
          var t;
          return t = this._jobs[e], t != null && (this.counts[t]--, delete this._jobs[e]), t != null;
        }
        jobStatus(e) {
          var t;
          return (t = this.status[this._jobs[e]]) != null ? t : null;
        }
        statusJobs(e) {
          var t, s, r, i2, n;
          if (e != null) {
            if (s = this.status.indexOf(e), s < 0)
              throw new B(`status must be one of ${this.status.join(", ")}`);
            r = this._jobs, i2 = [];
            for (t in r)
              n = r[t], n === s && i2.push(t);
            return i2;
          } else
            return Object.keys(this._jobs);
        }
        statusCounts() {
          return this.counts.reduce(((e, t, s) => (e[this.status[s]] = t, e)), {});
        }
      };
      var dt = N2, F, G2;
      F = D, G2 = class {
        constructor(e, t) {
          this.schedule = this.schedule.bind(this), this.name = e, this.Promise = t, this._running = 0, this._queue = new F();
        }
        isEmpty() {
          return this._queue.length === 0;
        }
        async _tryToRun() {
          var e, t, s, r, i2, n, o2;
          if (this._running < 1 && this._queue.length > 0)
            return this._running++, { task: o2, args: e, resolve: i2, reject: r } = this._queue.shift(), t = await (async function() {
              try {
                return n = await o2(...e), function() {
                  return i2(n);
                };
              } catch (h2) {
                return s = h2, function() {
                  return r(s);
                };
              }
            })(), this._running--, this._tryToRun(), t();
        }
        schedule(e, ...t) {
          var s, r, i2;
          return i2 = r = null, s = new this.Promise(function(n, o2) {
            return i2 = n, r = o2;
          }), this._queue.push({ task: e, args: t, resolve: i2, reject: r }), this._tryToRun(), s;
        }
      };
      var pt = G2, M = "2.19.5", ft = {
        version: M
      }, vt = /* @__PURE__ */ Object.freeze({
        version: M,
        default: ft
      }), U = () => console.log("You must import the full version of Bottleneck in order to use this feature."), Q = () => console.log("You must import the full version of Bottleneck in order to use this feature."), mt = () => console.log("You must import the full version of Bottleneck in order to use this feature."), W, K, z, J, Y, y2;
      y2 = p, W = v2, J = U, z = Q, Y = mt, K = (function() {
        class u {
          constructor(t = {}) {
            this.deleteKey = this.deleteKey.bind(this), this.limiterOptions = t, y2.load(this.limiterOptions, this.defaults, this), this.Events = new W(this), this.instances = {}, this.Bottleneck = ot, this._startAutoCleanup(), this.sharedConnection = this.connection != null, this.connection == null && (this.limiterOptions.datastore === "redis" ? this.connection = new J(Object.assign({}, this.limiterOptions, { Events: this.Events })) : this.limiterOptions.datastore === "ioredis" && (this.connection = new z(Object.assign({}, this.limiterOptions, { Events: this.Events }))));
          }
          key(t = "") {
            var s;
            return (s = this.instances[t]) != null ? s : (() => {
              var r;
              return r = this.instances[t] = new this.Bottleneck(Object.assign(this.limiterOptions, {
                id: `${this.id}-${t}`,
                timeout: this.timeout,
                connection: this.connection
              })), this.Events.trigger("created", r, t), r;
            })();
          }
          async deleteKey(t = "") {
            var s, r;
            return r = this.instances[t], this.connection && (s = await this.connection.__runCommand__(["del", ...Y.allKeys(`${this.id}-${t}`)])), r != null && (delete this.instances[t], await r.disconnect()), r != null || s > 0;
          }
          limiters() {
            var t, s, r, i2;
            s = this.instances, r = [];
            for (t in s)
              i2 = s[t], r.push({
                key: t,
                limiter: i2
              });
            return r;
          }
          keys() {
            return Object.keys(this.instances);
          }
          async clusterKeys() {
            var t, s, r, i2, n, o2, h2, a3, l;
            if (this.connection == null)
              return this.Promise.resolve(this.keys());
            for (o2 = [], t = null, l = `b_${this.id}-`.length, s = 9; t !== 0; )
              for ([a3, r] = await this.connection.__runCommand__(["scan", t ?? 0, "match", `b_${this.id}-*_settings`, "count", 1e4]), t = ~~a3, i2 = 0, h2 = r.length; i2 < h2; i2++)
                n = r[i2], o2.push(n.slice(l, -s));
            return o2;
          }
          _startAutoCleanup() {
            var t;
            return clearInterval(this.interval), typeof (t = this.interval = setInterval(async () => {
              var s, r, i2, n, o2, h2;
              o2 = Date.now(), i2 = this.instances, n = [];
              for (r in i2) {
                h2 = i2[r];
                try {
                  await h2._store.__groupCheck__(o2) ? n.push(this.deleteKey(r)) : n.push(void 0);
                } catch (a3) {
                  s = a3, n.push(h2.Events.trigger("error", s));
                }
              }
              return n;
            }, this.timeout / 2)).unref == "function" ? t.unref() : void 0;
          }
          updateSettings(t = {}) {
            if (y2.overwrite(t, this.defaults, this), y2.overwrite(t, t, this.limiterOptions), t.timeout != null)
              return this._startAutoCleanup();
          }
          disconnect(t = !0) {
            var s;
            if (!this.sharedConnection)
              return (s = this.connection) != null ? s.disconnect(t) : void 0;
          }
        }
        return u.prototype.defaults = {
          timeout: 1e3 * 60 * 5,
          connection: null,
          Promise,
          id: "group-key"
        }, u;
      }).call(_2);
      var gt = K, V, H, X;
      X = p, H = v2, V = (function() {
        class u {
          constructor(t = {}) {
            this.options = t, X.load(this.options, this.defaults, this), this.Events = new H(this), this._arr = [], this._resetPromise(), this._lastFlush = Date.now();
          }
          _resetPromise() {
            return this._promise = new this.Promise((t, s) => this._resolve = t);
          }
          _flush() {
            return clearTimeout(this._timeout), this._lastFlush = Date.now(), this._resolve(), this.Events.trigger("batch", this._arr), this._arr = [], this._resetPromise();
          }
          add(t) {
            var s;
            return this._arr.push(t), s = this._promise, this._arr.length === this.maxSize ? this._flush() : this.maxTime != null && this._arr.length === 1 && (this._timeout = setTimeout(() => this._flush(), this.maxTime)), s;
          }
        }
        return u.prototype.defaults = {
          maxTime: null,
          maxSize: null,
          Promise
        }, u;
      }).call(_2);
      var yt = V, Et = () => console.log("You must import the full version of Bottleneck in order to use this feature."), bt = d2(vt), Z, tt, w2, O2, et, k, st, rt, it, R2, c, nt = [].splice;
      k = 10, tt = 5, c = p, st = lt, O2 = ct, et = _t, rt = Et, w2 = v2, it = dt, R2 = pt, Z = (function() {
        class u {
          constructor(t = {}, ...s) {
            var r, i2;
            this._addToQueue = this._addToQueue.bind(this), this._validateOptions(t, s), c.load(t, this.instanceDefaults, this), this._queues = new st(k), this._scheduled = {}, this._states = new it(["RECEIVED", "QUEUED", "RUNNING", "EXECUTING"].concat(this.trackDoneStatus ? ["DONE"] : [])), this._limiter = null, this.Events = new w2(this), this._submitLock = new R2("submit", this.Promise), this._registerLock = new R2("register", this.Promise), i2 = c.load(t, this.storeDefaults, {}), this._store = (function() {
              if (this.datastore === "redis" || this.datastore === "ioredis" || this.connection != null)
                return r = c.load(t, this.redisStoreDefaults, {}), new rt(this, i2, r);
              if (this.datastore === "local")
                return r = c.load(t, this.localStoreDefaults, {}), new et(this, i2, r);
              throw new u.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`);
            }).call(this), this._queues.on("leftzero", () => {
              var n;
              return (n = this._store.heartbeat) != null && typeof n.ref == "function" ? n.ref() : void 0;
            }), this._queues.on("zero", () => {
              var n;
              return (n = this._store.heartbeat) != null && typeof n.unref == "function" ? n.unref() : void 0;
            });
          }
          _validateOptions(t, s) {
            if (!(t != null && typeof t == "object" && s.length === 0))
              throw new u.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.");
          }
          ready() {
            return this._store.ready;
          }
          clients() {
            return this._store.clients;
          }
          channel() {
            return `b_${this.id}`;
          }
          channel_client() {
            return `b_${this.id}_${this._store.clientId}`;
          }
          publish(t) {
            return this._store.__publish__(t);
          }
          disconnect(t = !0) {
            return this._store.__disconnect__(t);
          }
          chain(t) {
            return this._limiter = t, this;
          }
          queued(t) {
            return this._queues.queued(t);
          }
          clusterQueued() {
            return this._store.__queued__();
          }
          empty() {
            return this.queued() === 0 && this._submitLock.isEmpty();
          }
          running() {
            return this._store.__running__();
          }
          done() {
            return this._store.__done__();
          }
          jobStatus(t) {
            return this._states.jobStatus(t);
          }
          jobs(t) {
            return this._states.statusJobs(t);
          }
          counts() {
            return this._states.statusCounts();
          }
          _randomIndex() {
            return Math.random().toString(36).slice(2);
          }
          check(t = 1) {
            return this._store.__check__(t);
          }
          _clearGlobalState(t) {
            return this._scheduled[t] != null ? (clearTimeout(this._scheduled[t].expiration), delete this._scheduled[t], !0) : !1;
          }
          async _free(t, s, r, i2) {
            var n, o2;
            try {
              if ({ running: o2 } = await this._store.__free__(t, r.weight), this.Events.trigger("debug", `Freed ${r.id}`, i2), o2 === 0 && this.empty())
                return this.Events.trigger("idle");
            } catch (h2) {
              return n = h2, this.Events.trigger("error", n);
            }
          }
          _run(t, s, r) {
            var i2, n, o2;
            return s.doRun(), i2 = this._clearGlobalState.bind(this, t), o2 = this._run.bind(this, t, s), n = this._free.bind(this, t, s), this._scheduled[t] = {
              timeout: setTimeout(() => s.doExecute(this._limiter, i2, o2, n), r),
              expiration: s.options.expiration != null ? setTimeout(function() {
                return s.doExpire(i2, o2, n);
              }, r + s.options.expiration) : void 0,
              job: s
            };
          }
          _drainOne(t) {
            return this._registerLock.schedule(() => {
              var s, r, i2, n, o2;
              return this.queued() === 0 ? this.Promise.resolve(null) : (o2 = this._queues.getFirst(), { options: n, args: s } = i2 = o2.first(), t != null && n.weight > t ? this.Promise.resolve(null) : (this.Events.trigger("debug", `Draining ${n.id}`, { args: s, options: n }), r = this._randomIndex(), this._store.__register__(r, n.weight, n.expiration).then(({ success: h2, wait: a3, reservoir: l }) => {
                var f;
                return this.Events.trigger("debug", `Drained ${n.id}`, { success: h2, args: s, options: n }), h2 ? (o2.shift(), f = this.empty(), f && this.Events.trigger("empty"), l === 0 && this.Events.trigger("depleted", f), this._run(r, i2, a3), this.Promise.resolve(n.weight)) : this.Promise.resolve(null);
              })));
            });
          }
          _drainAll(t, s = 0) {
            return this._drainOne(t).then((r) => {
              var i2;
              return r != null ? (i2 = t != null ? t - r : t, this._drainAll(i2, s + r)) : this.Promise.resolve(s);
            }).catch((r) => this.Events.trigger("error", r));
          }
          _dropAllQueued(t) {
            return this._queues.shiftAll(function(s) {
              return s.doDrop({ message: t });
            });
          }
          stop(t = {}) {
            var s, r;
            return t = c.load(t, this.stopDefaults), r = (i2) => {
              var n;
              return n = () => {
                var o2;
                return o2 = this._states.counts, o2[0] + o2[1] + o2[2] + o2[3] === i2;
              }, new this.Promise((o2, h2) => n() ? o2() : this.on("done", () => {
                if (n())
                  return this.removeAllListeners("done"), o2();
              }));
            }, s = t.dropWaitingJobs ? (this._run = function(i2, n) {
              return n.doDrop({
                message: t.dropErrorMessage
              });
            }, this._drainOne = () => this.Promise.resolve(null), this._registerLock.schedule(() => this._submitLock.schedule(() => {
              var i2, n, o2;
              n = this._scheduled;
              for (i2 in n)
                o2 = n[i2], this.jobStatus(o2.job.options.id) === "RUNNING" && (clearTimeout(o2.timeout), clearTimeout(o2.expiration), o2.job.doDrop({
                  message: t.dropErrorMessage
                }));
              return this._dropAllQueued(t.dropErrorMessage), r(0);
            }))) : this.schedule({
              priority: k - 1,
              weight: 0
            }, () => r(1)), this._receive = function(i2) {
              return i2._reject(new u.prototype.BottleneckError(t.enqueueErrorMessage));
            }, this.stop = () => this.Promise.reject(new u.prototype.BottleneckError("stop() has already been called")), s;
          }
          async _addToQueue(t) {
            var s, r, i2, n, o2, h2, a3;
            ({ args: s, options: n } = t);
            try {
              ({ reachedHWM: o2, blocked: r, strategy: a3 } = await this._store.__submit__(this.queued(), n.weight));
            } catch (l) {
              return i2 = l, this.Events.trigger("debug", `Could not queue ${n.id}`, { args: s, options: n, error: i2 }), t.doDrop({ error: i2 }), !1;
            }
            return r ? (t.doDrop(), !0) : o2 && (h2 = a3 === u.prototype.strategy.LEAK ? this._queues.shiftLastFrom(n.priority) : a3 === u.prototype.strategy.OVERFLOW_PRIORITY ? this._queues.shiftLastFrom(n.priority + 1) : a3 === u.prototype.strategy.OVERFLOW ? t : void 0, h2?.doDrop(), h2 == null || a3 === u.prototype.strategy.OVERFLOW) ? (h2 == null && t.doDrop(), o2) : (t.doQueue(o2, r), this._queues.push(t), await this._drainAll(), o2);
          }
          _receive(t) {
            return this._states.jobStatus(t.options.id) != null ? (t._reject(new u.prototype.BottleneckError(`A job with the same id already exists (id=${t.options.id})`)), !1) : (t.doReceive(), this._submitLock.schedule(this._addToQueue, t));
          }
          submit(...t) {
            var s, r, i2, n, o2, h2, a3;
            return typeof t[0] == "function" ? (o2 = t, [r, ...t] = o2, [s] = nt.call(t, -1), n = c.load({}, this.jobDefaults)) : (h2 = t, [n, r, ...t] = h2, [s] = nt.call(t, -1), n = c.load(n, this.jobDefaults)), a3 = (...l) => new this.Promise(function(f, Ot) {
              return r(...l, function(...ut) {
                return (ut[0] != null ? Ot : f)(ut);
              });
            }), i2 = new O2(a3, t, n, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise), i2.promise.then(function(l) {
              return typeof s == "function" ? s(...l) : void 0;
            }).catch(function(l) {
              return Array.isArray(l) ? typeof s == "function" ? s(...l) : void 0 : typeof s == "function" ? s(l) : void 0;
            }), this._receive(i2);
          }
          schedule(...t) {
            var s, r, i2;
            return typeof t[0] == "function" ? ([i2, ...t] = t, r = {}) : [r, i2, ...t] = t, s = new O2(i2, t, r, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise), this._receive(s), s.promise;
          }
          wrap(t) {
            var s, r;
            return s = this.schedule.bind(this), r = function(...i2) {
              return s(t.bind(this), ...i2);
            }, r.withOptions = function(i2, ...n) {
              return s(i2, t, ...n);
            }, r;
          }
          async updateSettings(t = {}) {
            return await this._store.__updateSettings__(c.overwrite(t, this.storeDefaults)), c.overwrite(t, this.instanceDefaults, this), this;
          }
          currentReservoir() {
            return this._store.__currentReservoir__();
          }
          incrementReservoir(t = 0) {
            return this._store.__incrementReservoir__(t);
          }
        }
        return u.default = u, u.Events = w2, u.version = u.prototype.version = bt.version, u.strategy = u.prototype.strategy = {
          LEAK: 1,
          OVERFLOW: 2,
          OVERFLOW_PRIORITY: 4,
          BLOCK: 3
        }, u.BottleneckError = u.prototype.BottleneckError = m, u.Group = u.prototype.Group = gt, u.RedisConnection = u.prototype.RedisConnection = U, u.IORedisConnection = u.prototype.IORedisConnection = Q, u.Batcher = u.prototype.Batcher = yt, u.prototype.jobDefaults = {
          priority: tt,
          weight: 1,
          expiration: null,
          id: "<no-id>"
        }, u.prototype.storeDefaults = {
          maxConcurrent: null,
          minTime: 0,
          highWater: null,
          strategy: u.prototype.strategy.LEAK,
          penalty: null,
          reservoir: null,
          reservoirRefreshInterval: null,
          reservoirRefreshAmount: null,
          reservoirIncreaseInterval: null,
          reservoirIncreaseAmount: null,
          reservoirIncreaseMaximum: null
        }, u.prototype.localStoreDefaults = {
          Promise,
          timeout: null,
          heartbeatInterval: 250
        }, u.prototype.redisStoreDefaults = {
          Promise,
          timeout: null,
          heartbeatInterval: 5e3,
          clientTimeout: 1e4,
          Redis: null,
          clientOptions: {},
          clusterNodes: null,
          clearDatastore: !1,
          connection: null
        }, u.prototype.instanceDefaults = {
          datastore: "local",
          connection: null,
          id: "<no-id>",
          rejectOnDrop: !0,
          trackDoneStatus: !1,
          Promise
        }, u.prototype.stopDefaults = {
          enqueueErrorMessage: "This limiter has been stopped and cannot accept new jobs.",
          dropWaitingJobs: !0,
          dropErrorMessage: "This limiter has been stopped."
        }, u;
      }).call(_2);
      var ot = Z, wt = ot;
      return wt;
    }));
  }
});

// src/github/api/client.ts
import { randomUUID } from "node:crypto";
import { setTimeout as timer } from "node:timers/promises";

// node_modules/@octokit/plugin-retry/dist-bundle/index.js
var import_light = __toESM(require_light(), 1);
var o = "0.0.0-development";
function y(s) {
  return s.request !== void 0;
}
async function i(s, n, r, t) {
  if (!y(r) || !r?.request.request)
    throw r;
  if (r.status >= 400 && !s.doNotRetry.includes(r.status)) {
    let e = t.request.retries != null ? t.request.retries : s.retries, u = Math.pow((t.request.retryCount || 0) + 1, 2);
    throw n.retry.retryRequest(r, e, u);
  }
  throw r;
}
async function h(s, n, r, t) {
  let e = new import_light.default();
  return e.on("failed", function(u, a3) {
    let c = ~~u.request.request?.retries, l = ~~u.request.request?.retryAfter;
    if (t.request.retryCount = a3.retryCount + 1, c > a3.retryCount)
      return l * s.retryAfterBaseValue;
  }), e.schedule(
    w.bind(null, s, n, r),
    t
  );
}
async function w(s, n, r, t) {
  let e = await r(t);
  if (e.data && e.data.errors && e.data.errors.length > 0 && /Something went wrong while executing your query/.test(
    e.data.errors[0].message
  )) {
    let u = new a(e.data.errors[0].message, 500, {
      request: t,
      response: e
    });
    return i(s, n, u, t);
  }
  return e;
}
function q(s, n) {
  let r = Object.assign(
    {
      enabled: !0,
      retryAfterBaseValue: 1e3,
      doNotRetry: [400, 401, 403, 404, 410, 422, 451],
      retries: 3
    },
    n.retry
  ), t = {
    retry: {
      retryRequest: (e, u, a3) => (e.request.request = Object.assign({}, e.request.request, {
        retries: u,
        retryAfter: a3
      }), e)
    }
  };
  return r.enabled && (s.hook.error("request", i.bind(null, r, t)), s.hook.wrap("request", h.bind(null, r, t))), t;
}
q.VERSION = o;

// node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var import_light2 = __toESM(require_light(), 1), T = "0.0.0-development", R = () => Promise.resolve();
function S(e, t, i2) {
  return e.retryLimiter.schedule(q2, e, t, i2);
}
async function q2(e, t, i2) {
  let { pathname: o2 } = new URL(i2.url, "http://github.test"), c = j(i2.method, o2), d2 = !c && i2.method !== "GET" && i2.method !== "HEAD", m = i2.method === "GET" && o2.startsWith("/search/"), h2 = o2.startsWith("/graphql"), u = ~~t.retryCount > 0 ? { priority: 0, weight: 0 } : {};
  e.clustering && (u.expiration = 1e3 * 60), (d2 || h2) && await e.write.key(e.id).schedule(u, R), d2 && e.triggersNotification(o2) && await e.notifications.key(e.id).schedule(u, R), m && await e.search.key(e.id).schedule(u, R);
  let g = (c ? e.auth : e.global).key(e.id).schedule(u, t, i2);
  if (h2) {
    let n = await g;
    if (n.data.errors != null && n.data.errors.some((l) => l.type === "RATE_LIMITED"))
      throw Object.assign(new Error("GraphQL Rate Limit Exceeded"), {
        response: n,
        data: n.data
      });
  }
  return g;
}
function j(e, t) {
  return e === "PATCH" && // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-a-scoped-access-token
  /^\/applications\/[^/]+\/token\/scoped$/.test(t) || e === "POST" && // https://docs.github.com/en/rest/apps/oauth-applications?apiVersion=2022-11-28#reset-a-token
  (/^\/applications\/[^/]+\/token$/.test(t) || // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-an-installation-access-token-for-an-app
  /^\/app\/installations\/[^/]+\/access_tokens$/.test(t) || // https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
  t === "/login/oauth/access_token");
}
var I = [
  "/orgs/{org}/invitations",
  "/orgs/{org}/invitations/{invitation_id}",
  "/orgs/{org}/teams/{team_slug}/discussions",
  "/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
  "/repos/{owner}/{repo}/collaborators/{username}",
  "/repos/{owner}/{repo}/commits/{commit_sha}/comments",
  "/repos/{owner}/{repo}/issues",
  "/repos/{owner}/{repo}/issues/{issue_number}/comments",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
  "/repos/{owner}/{repo}/pulls",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
  "/repos/{owner}/{repo}/pulls/{pull_number}/merge",
  "/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
  "/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
  "/repos/{owner}/{repo}/releases",
  "/teams/{team_id}/discussions",
  "/teams/{team_id}/discussions/{discussion_number}/comments"
];
function N(e) {
  let i2 = `^(?:${e.map(
    (o2) => o2.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")
  ).map((o2) => `(?:${o2})`).join("|")})[^/]*$`;
  return new RegExp(i2, "i");
}
var A = N(I), v = A.test.bind(A), a2 = {}, O = function(e, t) {
  a2.global = new e.Group({
    id: "octokit-global",
    maxConcurrent: 10,
    ...t
  }), a2.auth = new e.Group({
    id: "octokit-auth",
    maxConcurrent: 1,
    ...t
  }), a2.search = new e.Group({
    id: "octokit-search",
    maxConcurrent: 1,
    minTime: 2e3,
    ...t
  }), a2.write = new e.Group({
    id: "octokit-write",
    maxConcurrent: 1,
    minTime: 1e3,
    ...t
  }), a2.notifications = new e.Group({
    id: "octokit-notifications",
    maxConcurrent: 1,
    minTime: 3e3,
    ...t
  });
};
function _(e, t) {
  let {
    enabled: i2 = !0,
    Bottleneck: o2 = import_light2.default,
    id: c = "no-id",
    timeout: d2 = 1e3 * 60 * 2,
    // Redis TTL: 2 minutes
    connection: m
  } = t.throttle || {};
  if (!i2)
    return {};
  let h2 = { timeout: d2 };
  typeof m < "u" && (h2.connection = m);
  let r = Object.assign(
    {
      clustering: m != null,
      triggersNotification: v,
      fallbackSecondaryRateRetryAfter: 60,
      retryAfterBaseValue: 1e3,
      id: c
    },
    t.throttle
  );
  if (typeof r.onSecondaryRateLimit != "function" || typeof r.onRateLimit != "function")
    throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
  let u = !1, g = () => {
    if (u)
      return;
    u = !0, a2.global == null && O(o2, h2), r.global = r.global ?? a2.global, r.auth = r.auth ?? a2.auth, r.search = r.search ?? a2.search, r.write = r.write ?? a2.write, r.notifications = r.notifications ?? a2.notifications, r.retryLimiter = r.retryLimiter ?? new o2();
    let n = {}, l = new o2.Events(n);
    n.on("secondary-limit", r.onSecondaryRateLimit), n.on("rate-limit", r.onRateLimit), n.on(
      "error",
      (s) => e.log.warn("Error in throttling-plugin limit handler", s)
    ), r.retryLimiter.on("failed", async function(s, x) {
      let [L, y2, f] = x.args, { pathname: k } = new URL(f.url, "http://github.test");
      if (!(k.startsWith("/graphql") && s.status !== 401 || s.status === 403 || s.status === 429))
        return;
      let w2 = ~~y2.retryCount;
      y2.retryCount = w2, f.request.retryCount = w2;
      let { wantRetry: E, retryAfter: C = 0 } = await (async function() {
        if (/\bsecondary rate\b/i.test(s.message)) {
          let p = Number(s.response.headers["retry-after"]) || L.fallbackSecondaryRateRetryAfter;
          return { wantRetry: await l.trigger(
            "secondary-limit",
            p,
            f,
            e,
            w2
          ), retryAfter: p };
        }
        if (s.response.headers != null && s.response.headers["x-ratelimit-remaining"] === "0" || (s.response.data?.errors ?? []).some(
          (p) => p.type === "RATE_LIMITED"
        )) {
          let p = new Date(
            ~~s.response.headers["x-ratelimit-reset"] * 1e3
          ).getTime(), b = Math.max(
            // Add one second so we retry _after_ the reset time
            // https://docs.github.com/en/rest/overview/resources-in-the-rest-api?apiVersion=2022-11-28#exceeding-the-rate-limit
            Math.ceil((p - Date.now()) / 1e3) + 1,
            0
          );
          return { wantRetry: await l.trigger(
            "rate-limit",
            b,
            f,
            e,
            w2
          ), retryAfter: b };
        }
        return {};
      })();
      if (E)
        return y2.retryCount++, C * L.retryAfterBaseValue;
    });
  };
  return e.hook.wrap("request", (n, l) => (g(), S(r, n, l))), {};
}
_.VERSION = T, _.triggersNotification = v;

// src/github/api/classify-response.ts
var minute = 6e4;
function classifyFailure(thrown, request, now) {
  let { cause, response } = thrown ?? {}, what = `${request.method} ${request.path}`;
  if (cause instanceof ExchangeError) return exchangeFailure(cause, what);
  if (!response && cause === void 0 && thrown instanceof Error)
    return retryable("broken", null, unusable(what, thrown.message));
  if (!response) return;
  let { status, headers, data } = response, limit = limitOf(response, now);
  if (limit) return limited(request, status, limit.waitMs, limit.explanation);
  if (status >= 500 || status === 408)
    return { ...retryable("unreachable", status, `GitHub returned ${status} for ${what}.`), waitMs: retryAfter(headers, now) ?? 0 };
  if (status < 400) return;
  let permissions = headers["x-accepted-github-permissions"]?.toString();
  return { kind: "refused", error: refusal(request, status, data, permissions) };
}
function limited(request, status, waitMs, explanation = `GitHub asks to wait ${Math.ceil(waitMs / 1e3)} s.`) {
  let message = `Rate limit: GitHub returned ${status} for ${request.method} ${request.path}. ${explanation}`;
  return { ...retryable("limited", status, message), performed: "no", waitMs, limited: !0 };
}
function classifyUnreadable({ status, data }, { method, path }) {
  if (typeof data != "string" && !(data instanceof ArrayBuffer)) return;
  let isEmpty = data === "" || typeof data != "string" && data.byteLength === 0;
  if (!(isEmpty && method !== "GET" && (status === 202 || status === 204)))
    return retryable("broken", status, unusable(`${method} ${path}`, isEmpty ? "it is empty" : "it is not JSON"));
}
function exchangeFailure({ message: reason, sent, responseStarted, mayRetry }, what) {
  let message = responseStarted ? unusable(what, reason) : `No response from GitHub to ${what}: ${reason}.`, failure = retryable(responseStarted ? "broken" : "unreachable", null, message);
  return mayRetry ? { ...failure, performed: sent ? "unclear" : "no" } : { kind: "refused", error: failure.error };
}
function retryable(kind, status, message) {
  return { kind: "retryable", error: new ApiError(kind, status, message), performed: "unclear", waitMs: 0, limited: !1 };
}
function unusable(what, reason) {
  return `GitHub's response to ${what} can't be used: ${reason}.`;
}
function limitOf({ status, headers, data }, now) {
  if (status !== 403 && status !== 429) return;
  let requested = retryAfter(headers, now);
  if (requested !== void 0) return { waitMs: requested };
  if (headers["x-ratelimit-remaining"] === "0") {
    let resetAt = new Date(Number(headers["x-ratelimit-reset"]) * 1e3);
    return resetAt.getTime() > 0 ? { waitMs: Math.max(0, resetAt.getTime() - serverTime(headers, now)) + 1e3, explanation: `No requests are left until ${resetAt.toISOString()}.` } : { waitMs: minute, explanation: "No requests are left for this hour." };
  }
  return status === 429 || linksToLimitDocs(data) ? { waitMs: minute } : void 0;
}
function linksToLimitDocs(data) {
  let { documentation_url: url } = data ?? {};
  return typeof url == "string" && /#(?:about-)?(?:secondary|abuse)-rate-limits$/.test(url);
}
function retryAfter(headers, now) {
  let text = String(headers["retry-after"] ?? "").trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1e3;
  let until = Date.parse(text);
  return Number.isNaN(until) ? void 0 : Math.max(0, until - serverTime(headers, now));
}
function serverTime(headers, now) {
  let date = Date.parse(String(headers.date ?? ""));
  return Number.isNaN(date) ? now : date;
}

// src/github/api/retry-budget.ts
function openBudget(budgetMs, { now, sleep }, signal) {
  let left = budgetMs, times = 0, countedUntil = 0, blockedUntil = 0;
  return {
    async wait(ms, forAll) {
      let from = now(), until = from + ms, more = Math.max(0, until - Math.max(from, countedUntil));
      return more > left ? !1 : (left -= more, times++, countedUntil = Math.max(countedUntil, until), forAll && (blockedUntil = Math.max(blockedUntil, until)), await sleep(ms, signal), !0);
    },
    async untilClear() {
      for (let ms = blockedUntil - now(); ms > 0; ms = blockedUntil - now()) await sleep(ms, signal);
    },
    waited: () => ({ times, ms: budgetMs - left })
  };
}
function backoff(tries, { random }) {
  return Math.round(1e3 * 2 ** (tries - 1) * (0.5 + random() / 2));
}
function openPace(burst, apartMs, { now, sleep }, signal) {
  let last = Promise.resolve(), sent = 0, endedAt = 0;
  return {
    /** Runs tasks one at a time, retries included. */
    inTurn(task) {
      let turn = last.then(task);
      return last = turn.catch(() => {
      }), turn;
    },
    async spaced(send) {
      let early = sent >= burst ? endedAt + apartMs - now() : 0;
      early > 0 && await sleep(early, signal), sent++;
      try {
        return await send();
      } finally {
        endedAt = now();
      }
    }
  };
}

// src/github/api/client.ts
var media = { accept: "application/vnd.github+json", "x-github-api-version": "2022-11-28" }, log = { debug() {
}, info() {
}, warn() {
}, error() {
} }, unqueued = { key: () => ({ schedule: (_2, go) => go() }) };
function openClient(options) {
  let { token, signal, tries: mostTries = 5, budgetMs = 12e4 } = options, { now = Date.now, sleep = sleepFor, random = Math.random } = options, time = { now, sleep, random }, base = new URL(options.apiUrl).href.replace(/\/+$/, ""), home = new URL(base).origin, budget = openBudget(budgetMs, time, signal), pace = openPace(options.burst ?? 3, options.paceMs ?? 1e3, time, signal), pool = makePool(options.parallelReads ?? 8), retries = 0, boundedFetch = openFetch({
    home,
    signal,
    env: options.env ?? {},
    timeLimitMs: options.timeLimitMs ?? 3e4,
    maxBytes: options.maxBytes ?? 64 * 1024 * 1024
  }), fetch = (address, sent) => sent.method === "GET" ? pool.run(() => boundedFetch(address, sent), { priority: 0 }) : pace.spaced(() => boundedFetch(address, sent));
  async function waitToRetry(call, { waitMs, limited: limited2 }) {
    return call.tries >= mostTries || !await budget.wait(Math.max(waitMs, backoff(call.tries, time)), limited2) ? !1 : (call.tries++, retries++, !0);
  }
  async function attempt(request, options2) {
    let { call } = options2.request;
    options2.request.retries = 0, call.failure = void 0;
    try {
      await budget.untilClear();
      let response = await request(options2);
      if (call.failure = classifyUnreadable(response, call), call.failure === void 0) return response;
      throw new Error("unusable");
    } catch (thrown) {
      call.failure ??= signal.aborted ? void 0 : classifyFailure(thrown, call, now());
      let { failure } = call;
      throw failure?.kind === "retryable" && !isUnclear(call, failure) && await waitToRetry(call, failure) && (options2.request.retries = mostTries), asRequestError(thrown, options2);
    }
  }
  async function onLimit(seconds, { request: { call } }) {
    return call.failure?.kind !== "refused" ? !1 : (call.failure = limited(call, call.failure.error.status, seconds * 1e3), waitToRetry(call, call.failure));
  }
  let octokit = getOctokit(
    plainToken(token),
    {
      baseUrl: base,
      userAgent: `contract-gate/${options.version}`,
      log,
      request: { fetch, log },
      retry: { doNotRetry: [], retryAfterBaseValue: 0 },
      throttle: {
        id: randomUUID(),
        retryAfterBaseValue: 0,
        onRateLimit: onLimit,
        onSecondaryRateLimit: onLimit,
        write: unqueued,
        notifications: unqueued,
        global: unqueued
      }
    },
    ({ hook }) => hook.wrap("request", attempt),
    q,
    _
  );
  return {
    octokit,
    home,
    inTurn: pace.inTurn,
    waitToRetry,
    callFor(route, parameters) {
      rejectUnsafePaths(route, parameters);
      let [method = "", template = ""] = route.split(" "), sent = { ...parameters, method, url: template, headers: media }, { url } = octokit.request.endpoint(sent);
      return { method, path: url.slice(base.length).split("?", 1)[0], sent, tries: 1 };
    },
    /** With all attempts. Undefined if all failed; then `call.failure` has the reason. */
    async send(call) {
      try {
        return await octokit.request({ ...call.sent, request: { call } });
      } catch (thrown) {
        if (signal.throwIfAborted(), call.failure) return;
        let { cause, message } = thrown, words = `GitHub's response to ${describeRequest(call)} can't be used: ${message}`;
        throw cause ?? new ApiError("broken", null, redact(words, [token]));
      }
    },
    /** Why a call failed, with the attempts made, without the token. */
    errorFor({ failure, tries }, explanation) {
      let { kind, status, message } = failure.error, limit = tries < mostTries ? ` A run waits at most ${budgetMs / 1e3} s in total.` : "", attempts = `Tried ${tries === 1 ? "once" : `${tries} times`}.${limit}`, more = failure.kind === "retryable" ? ` ${explanation ?? attempts}` : "";
      return new ApiError(kind, status, redact(`${message}${more}`, [token]));
    },
    waited: () => ({ retries, waits: budget.waited().times, waitedMs: budget.waited().ms })
  };
}
var describeRequest = ({ method, path }) => `${method} ${path}`;
function isUnclear({ method }, failure) {
  return method === "POST" && failure.kind === "retryable" && failure.performed === "unclear";
}
function asRequestError(thrown, options) {
  return thrown instanceof Error && "request" in thrown ? thrown : Object.assign(new Error(String(thrown)), { status: 500, request: { ...options } });
}
async function sleepFor(ms, signal) {
  try {
    await timer(ms, void 0, { signal });
  } catch {
    signal.throwIfAborted();
  }
}
function plainToken(token) {
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  let message = "The input github-token is empty or malformed. Remove the input, or set it to a token that can read the pull request.";
  throw new ApiError("unauthorised", null, message);
}

// src/github/api/pages.ts
async function readPages({ octokit, home }, call, read, maxPages) {
  let unusable2 = (problem) => new ApiError("broken", null, `GitHub's response to GET ${call.path} ${problem}.`), failed, pages = 0, pageByPage = Object.assign(async ({ url }) => {
    try {
      if (pages++ === maxPages) throw unusable2(`has more than ${maxPages} pages, the limit`);
      let { origin, href } = new URL(url);
      if (origin !== home) throw unusable2(`continues at ${origin}, which is not the API's address`);
      let response = await read({ ...call, sent: { method: "GET", url: href, headers: media } });
      if (response.data === null) throw unusable2("is not a list");
      let next = nextIn(response.headers.link);
      if (next !== void 0 && !URL.canParse(next)) throw unusable2(`continues at ${next}, which is not an address`);
      let link = next === void 0 ? "" : `<${next}>; rel="next"`;
      return { ...response, headers: { ...response.headers, link } };
    } catch (error) {
      throw failed = error, new Error("no page");
    }
  }, { endpoint: () => octokit.request.endpoint(call.sent) }), items = [];
  try {
    for await (let { data } of octokit.paginate.iterator(pageByPage)) items.push(...asList(data));
  } catch {
    throw failed ?? unusable2("is not a list");
  }
  return items;
}
function asList(data) {
  if (Array.isArray(data)) return data;
  throw new TypeError("not a list");
}
function nextIn(header) {
  return [...String(header ?? "").matchAll(/<([^<>]*)>([^<]*)/g)].find(([, , parameters = ""]) => /;\s*rel="?next"?\s*(?:[;,]|$)/i.test(parameters))?.[1];
}

// src/github/api/api.ts
function openApi({ maxPages = 100, ...options }) {
  let client = openClient(options), { callFor, send, errorFor, inTurn, waitToRetry } = client, counts = { reads: 0, writes: 0 };
  async function read(call) {
    counts.reads++;
    let response = await send(call);
    if (response) return response;
    throw errorFor(call);
  }
  async function write(call, findExisting) {
    for (counts.writes++; ; ) {
      let response = await send(call);
      if (response) return response;
      let failure = call.failure;
      if (!isUnclear(call, failure)) throw errorFor(call);
      if (!findExisting) throw errorFor(call, "GitHub may have performed it, so it is not repeated.");
      let mayRetry = await waitToRetry(call, failure), existing = await findExisting().catch(() => {
        throw options.signal.throwIfAborted(), errorFor(call, "Whether GitHub performed it could not be determined, so it is not repeated.");
      });
      if (existing !== void 0) return { existing };
      if (!mayRetry) throw errorFor(call);
    }
  }
  return {
    async get(route, parameters, shape) {
      let call = callFor(route, parameters);
      return readResponse(shape, (await read(call)).data, describeRequest(call));
    },
    async all(route, parameters, item) {
      let call = callFor(route, { per_page: 100, ...parameters });
      return (await readPages(client, call, read, maxPages)).map((each) => readResponse(item, each, describeRequest(call)));
    },
    write: (route, parameters, shape, { findExisting } = {}) => inTurn(async () => {
      let call = callFor(route, parameters), result = await write(call, findExisting);
      return "existing" in result ? result.existing : readResponse(shape, result.data, describeRequest(call));
    }),
    perform: (route, parameters, { findExisting } = {}) => inTurn(async () => {
      let call = callFor(route, parameters);
      await write(call, findExisting).catch((error) => {
        let isGone = error instanceof ApiError && (error.status === 404 || error.status === 410);
        if (call.method !== "DELETE" || !isGone) throw error;
      });
    }),
    stats: () => ({ ...counts, ...client.waited() })
  };
}
export {
  openApi
};
