import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  UsageError,
  branchEvent,
  byImportance,
  commitOf,
  contractGlobs,
  contractParts,
  contractTable,
  contractsByImportance,
  countWords,
  countsOf,
  criterionLine,
  criterionTable,
  decode,
  detailParts,
  digestOf,
  entryProblem,
  exitCodes,
  footer,
  formatDuration,
  formats,
  gate,
  gitCommand,
  gitIn,
  groupEvent,
  icons,
  importance,
  inertJson,
  isFile,
  isFine,
  isWorkflowFile,
  labels,
  lastLines,
  limited,
  listCommits,
  messages,
  named,
  noteParts,
  number,
  object,
  oneLine,
  openCheckout,
  openParts,
  optional,
  originWords,
  outputFence,
  page,
  parseDocuments,
  passedParts,
  pathsOf,
  piece,
  problemParts,
  pullEvent,
  pushEvent,
  reportsFrom,
  required,
  resultOf,
  retryTexts,
  shardFrom,
  signedParts,
  signedWords,
  sizeOf,
  someOf,
  startOf,
  text as text2,
  timeoutFrom,
  verdictParts,
  wholeFrom,
  wordFrom,
  writeReport
} from "./chunk-QCGIYLAJ.js";
import "./chunk-P3RY5Y2H.js";
import "./chunk-RH2PCOV3.js";
import {
  ApiError,
  ownerAndRepo,
  readEvent,
  undefinedIfMissing
} from "./chunk-NBQCOGEQ.js";
import {
  anyText,
  boolean,
  compiled,
  inLine,
  integer,
  list,
  nullable,
  plain,
  redact,
  sentence,
  shortLine,
  text,
  visible
} from "./chunk-K6IQAO55.js";
import "./chunk-PRVJMC5D.js";

// src/github/run-action.ts
import { availableParallelism } from "node:os";
import { resolve as resolve3 } from "node:path";
import { setTimeout as timer } from "node:timers/promises";

// node_modules/@actions/exec/lib/exec.js
import { StringDecoder as w2 } from "string_decoder";

// node_modules/@actions/exec/lib/toolrunner.js
import * as c from "os";
import * as w from "events";
import * as _ from "child_process";
import * as C from "path";

// node_modules/@actions/io/lib/io.js
import * as s from "path";

// node_modules/@actions/io/lib/io-util.js
import * as m from "fs";
import * as a from "path";
var d = function(e, n2, t, i2) {
  function o(r2) {
    return r2 instanceof t ? r2 : new t(function(s3) {
      s3(r2);
    });
  }
  return new (t || (t = Promise))(function(r2, s3) {
    function u3(c3) {
      try {
        f2(i2.next(c3));
      } catch (p4) {
        s3(p4);
      }
    }
    function x(c3) {
      try {
        f2(i2.throw(c3));
      } catch (p4) {
        s3(p4);
      }
    }
    function f2(c3) {
      c3.done ? r2(c3.value) : o(c3.value).then(u3, x);
    }
    f2((i2 = i2.apply(e, n2 || [])).next());
  });
}, { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = m.promises, IS_WINDOWS = process.platform === "win32";
var READONLY = m.constants.O_RDONLY;
function exists(e) {
  return d(this, void 0, void 0, function* () {
    try {
      yield stat(e);
    } catch (n2) {
      if (n2.code === "ENOENT")
        return !1;
      throw n2;
    }
    return !0;
  });
}
function isRooted(e) {
  if (e = y(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return IS_WINDOWS ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function tryGetExecutablePath(e, n2) {
  return d(this, void 0, void 0, function* () {
    let t;
    try {
      t = yield stat(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (t && t.isFile()) {
      if (IS_WINDOWS) {
        let o = a.extname(e).toUpperCase();
        if (n2.some((r2) => r2.toUpperCase() === o))
          return e;
      } else if (l(t))
        return e;
    }
    let i2 = e;
    for (let o of n2) {
      e = i2 + o, t = void 0;
      try {
        t = yield stat(e);
      } catch (r2) {
        r2.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${r2}`);
      }
      if (t && t.isFile()) {
        if (IS_WINDOWS) {
          try {
            let r2 = a.dirname(e), s3 = a.basename(e).toUpperCase();
            for (let u3 of yield readdir(r2))
              if (s3 === u3.toUpperCase()) {
                e = a.join(r2, u3);
                break;
              }
          } catch (r2) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${r2}`);
          }
          return e;
        } else if (l(t))
          return e;
      }
    }
    return "";
  });
}
function y(e) {
  return e = e || "", IS_WINDOWS ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function l(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var u = function(e, n2, i2, t) {
  function o(c3) {
    return c3 instanceof i2 ? c3 : new i2(function(l3) {
      l3(c3);
    });
  }
  return new (i2 || (i2 = Promise))(function(c3, l3) {
    function y3(a3) {
      try {
        f2(t.next(a3));
      } catch (h) {
        l3(h);
      }
    }
    function d2(a3) {
      try {
        f2(t.throw(a3));
      } catch (h) {
        l3(h);
      }
    }
    function f2(a3) {
      a3.done ? c3(a3.value) : o(a3.value).then(y3, d2);
    }
    f2((t = t.apply(e, n2 || [])).next());
  });
};
function which(e, n2) {
  return u(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (n2) {
      let t = yield which(e, !1);
      if (!t)
        throw IS_WINDOWS ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return t;
    }
    let i2 = yield findInPath(e);
    return i2 && i2.length > 0 ? i2[0] : "";
  });
}
function findInPath(e) {
  return u(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let n2 = [];
    if (IS_WINDOWS && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(s.delimiter))
        o && n2.push(o);
    if (isRooted(e)) {
      let o = yield tryGetExecutablePath(e, n2);
      return o ? [o] : [];
    }
    if (e.includes(s.sep))
      return [];
    let i2 = [];
    if (process.env.PATH)
      for (let o of process.env.PATH.split(s.delimiter))
        o && i2.push(o);
    let t = [];
    for (let o of i2) {
      let c3 = yield tryGetExecutablePath(s.join(o, e), n2);
      c3 && t.push(c3);
    }
    return t;
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as S } from "timers";
var p = function(u3, e, i2, t) {
  function s3(o) {
    return o instanceof i2 ? o : new i2(function(r2) {
      r2(o);
    });
  }
  return new (i2 || (i2 = Promise))(function(o, r2) {
    function h(l3) {
      try {
        n2(t.next(l3));
      } catch (a3) {
        r2(a3);
      }
    }
    function d2(l3) {
      try {
        n2(t.throw(l3));
      } catch (a3) {
        r2(a3);
      }
    }
    function n2(l3) {
      l3.done ? o(l3.value) : s3(l3.value).then(h, d2);
    }
    n2((t = t.apply(u3, e || [])).next());
  });
}, f = process.platform === "win32", ToolRunner = class extends w.EventEmitter {
  constructor(e, i2, t) {
    if (super(), !e)
      throw new Error("Parameter 'toolPath' cannot be null or empty.");
    this.toolPath = e, this.args = i2 || [], this.options = t || {};
  }
  _debug(e) {
    this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(e);
  }
  _getCommandString(e, i2) {
    let t = this._getSpawnFileName(), s3 = this._getSpawnArgs(e), o = i2 ? "" : "[command]";
    if (f)
      if (this._isCmdFile()) {
        o += t;
        for (let r2 of s3)
          o += ` ${r2}`;
      } else if (e.windowsVerbatimArguments) {
        o += `"${t}"`;
        for (let r2 of s3)
          o += ` ${r2}`;
      } else {
        o += this._windowsQuoteCmdArg(t);
        for (let r2 of s3)
          o += ` ${this._windowsQuoteCmdArg(r2)}`;
      }
    else {
      o += t;
      for (let r2 of s3)
        o += ` ${r2}`;
    }
    return o;
  }
  _processLineBuffer(e, i2, t) {
    try {
      let s3 = i2 + e.toString(), o = s3.indexOf(c.EOL);
      for (; o > -1; ) {
        let r2 = s3.substring(0, o);
        t(r2), s3 = s3.substring(o + c.EOL.length), o = s3.indexOf(c.EOL);
      }
      return s3;
    } catch (s3) {
      return this._debug(`error processing line. Failed with error ${s3}`), "";
    }
  }
  _getSpawnFileName() {
    return f && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(e) {
    if (f && this._isCmdFile()) {
      let i2 = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
      for (let t of this.args)
        i2 += " ", i2 += e.windowsVerbatimArguments ? t : this._windowsQuoteCmdArg(t);
      return i2 += '"', [i2];
    }
    return this.args;
  }
  _endsWith(e, i2) {
    return e.endsWith(i2);
  }
  _isCmdFile() {
    let e = this.toolPath.toUpperCase();
    return this._endsWith(e, ".CMD") || this._endsWith(e, ".BAT");
  }
  _windowsQuoteCmdArg(e) {
    if (!this._isCmdFile())
      return this._uvQuoteCmdArg(e);
    if (!e)
      return '""';
    let i2 = [
      " ",
      "	",
      "&",
      "(",
      ")",
      "[",
      "]",
      "{",
      "}",
      "^",
      "=",
      ";",
      "!",
      "'",
      "+",
      ",",
      "`",
      "~",
      "|",
      "<",
      ">",
      '"'
    ], t = !1;
    for (let r2 of e)
      if (i2.some((h) => h === r2)) {
        t = !0;
        break;
      }
    if (!t)
      return e;
    let s3 = '"', o = !0;
    for (let r2 = e.length; r2 > 0; r2--)
      s3 += e[r2 - 1], o && e[r2 - 1] === "\\" ? s3 += "\\" : e[r2 - 1] === '"' ? (o = !0, s3 += '"') : o = !1;
    return s3 += '"', s3.split("").reverse().join("");
  }
  _uvQuoteCmdArg(e) {
    if (!e)
      return '""';
    if (!e.includes(" ") && !e.includes("	") && !e.includes('"'))
      return e;
    if (!e.includes('"') && !e.includes("\\"))
      return `"${e}"`;
    let i2 = '"', t = !0;
    for (let s3 = e.length; s3 > 0; s3--)
      i2 += e[s3 - 1], t && e[s3 - 1] === "\\" ? i2 += "\\" : e[s3 - 1] === '"' ? (t = !0, i2 += "\\") : t = !1;
    return i2 += '"', i2.split("").reverse().join("");
  }
  _cloneExecOptions(e) {
    e = e || {};
    let i2 = {
      cwd: e.cwd || process.cwd(),
      env: e.env || process.env,
      silent: e.silent || !1,
      windowsVerbatimArguments: e.windowsVerbatimArguments || !1,
      failOnStdErr: e.failOnStdErr || !1,
      ignoreReturnCode: e.ignoreReturnCode || !1,
      delay: e.delay || 1e4
    };
    return i2.outStream = e.outStream || process.stdout, i2.errStream = e.errStream || process.stderr, i2;
  }
  _getSpawnOptions(e, i2) {
    e = e || {};
    let t = {};
    return t.cwd = e.cwd, t.env = e.env, t.windowsVerbatimArguments = e.windowsVerbatimArguments || this._isCmdFile(), e.windowsVerbatimArguments && (t.argv0 = `"${i2}"`), t;
  }
  /**
   * Exec a tool.
   * Output will be streamed to the live console.
   * Returns promise with return code
   *
   * @param     tool     path to tool to exec
   * @param     options  optional exec options.  See ExecOptions
   * @returns   number
   */
  exec() {
    return p(this, void 0, void 0, function* () {
      return !isRooted(this.toolPath) && (this.toolPath.includes("/") || f && this.toolPath.includes("\\")) && (this.toolPath = C.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield which(this.toolPath, !0), new Promise((e, i2) => p(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let n2 of this.args)
          this._debug(`   ${n2}`);
        let t = this._cloneExecOptions(this.options);
        !t.silent && t.outStream && t.outStream.write(this._getCommandString(t) + c.EOL);
        let s3 = new m2(t, this.toolPath);
        if (s3.on("debug", (n2) => {
          this._debug(n2);
        }), this.options.cwd && !(yield exists(this.options.cwd)))
          return i2(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let o = this._getSpawnFileName(), r2 = _.spawn(o, this._getSpawnArgs(t), this._getSpawnOptions(this.options, o)), h = "";
        r2.stdout && r2.stdout.on("data", (n2) => {
          this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(n2), !t.silent && t.outStream && t.outStream.write(n2), h = this._processLineBuffer(n2, h, (l3) => {
            this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(l3);
          });
        });
        let d2 = "";
        if (r2.stderr && r2.stderr.on("data", (n2) => {
          s3.processStderr = !0, this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(n2), !t.silent && t.errStream && t.outStream && (t.failOnStdErr ? t.errStream : t.outStream).write(n2), d2 = this._processLineBuffer(n2, d2, (l3) => {
            this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(l3);
          });
        }), r2.on("error", (n2) => {
          s3.processError = n2.message, s3.processExited = !0, s3.processClosed = !0, s3.CheckComplete();
        }), r2.on("exit", (n2) => {
          s3.processExitCode = n2, s3.processExited = !0, this._debug(`Exit code ${n2} received from tool '${this.toolPath}'`), s3.CheckComplete();
        }), r2.on("close", (n2) => {
          s3.processExitCode = n2, s3.processExited = !0, s3.processClosed = !0, this._debug(`STDIO streams have closed for tool '${this.toolPath}'`), s3.CheckComplete();
        }), s3.on("done", (n2, l3) => {
          h.length > 0 && this.emit("stdline", h), d2.length > 0 && this.emit("errline", d2), r2.removeAllListeners(), n2 ? i2(n2) : e(l3);
        }), this.options.input) {
          if (!r2.stdin)
            throw new Error("child process missing stdin");
          r2.stdin.end(this.options.input);
        }
      }));
    });
  }
};
function argStringToArray(u3) {
  let e = [], i2 = !1, t = !1, s3 = "";
  function o(r2) {
    t && r2 !== '"' && (s3 += "\\"), s3 += r2, t = !1;
  }
  for (let r2 = 0; r2 < u3.length; r2++) {
    let h = u3.charAt(r2);
    if (h === '"') {
      t ? o(h) : i2 = !i2;
      continue;
    }
    if (h === "\\" && t) {
      o(h);
      continue;
    }
    if (h === "\\" && i2) {
      t = !0;
      continue;
    }
    if (h === " " && !i2) {
      s3.length > 0 && (e.push(s3), s3 = "");
      continue;
    }
    o(h);
  }
  return s3.length > 0 && e.push(s3.trim()), e;
}
var m2 = class _m extends w.EventEmitter {
  constructor(e, i2) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !i2)
      throw new Error("toolPath must not be empty");
    this.options = e, this.toolPath = i2, e.delay && (this.delay = e.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = S(_m.HandleTimeout, this.delay, this)));
  }
  _debug(e) {
    this.emit("debug", e);
  }
  _setResult() {
    let e;
    this.processExited && (this.processError ? e = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`) : this.processExitCode !== 0 && !this.options.ignoreReturnCode ? e = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`) : this.processStderr && this.options.failOnStdErr && (e = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`))), this.timeout && (clearTimeout(this.timeout), this.timeout = null), this.done = !0, this.emit("done", e, this.processExitCode);
  }
  static HandleTimeout(e) {
    if (!e.done) {
      if (!e.processClosed && e.processExited) {
        let i2 = `The STDIO streams did not close within ${e.delay / 1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
        e._debug(i2);
      }
      e._setResult();
    }
  }
};

// node_modules/@actions/exec/lib/exec.js
var v = function(d2, o, t, n2) {
  function c3(e) {
    return e instanceof t ? e : new t(function(i2) {
      i2(e);
    });
  }
  return new (t || (t = Promise))(function(e, i2) {
    function f2(r2) {
      try {
        s3(n2.next(r2));
      } catch (u3) {
        i2(u3);
      }
    }
    function a3(r2) {
      try {
        s3(n2.throw(r2));
      } catch (u3) {
        i2(u3);
      }
    }
    function s3(r2) {
      r2.done ? e(r2.value) : c3(r2.value).then(f2, a3);
    }
    s3((n2 = n2.apply(d2, o || [])).next());
  });
};
function exec(d2, o, t) {
  return v(this, void 0, void 0, function* () {
    let n2 = argStringToArray(d2);
    if (n2.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let c3 = n2[0];
    return o = n2.slice(1).concat(o || []), new ToolRunner(c3, o, t).exec();
  });
}
function getExecOutput(d2, o, t) {
  return v(this, void 0, void 0, function* () {
    var n2, c3;
    let e = "", i2 = "", f2 = new w2("utf8"), a3 = new w2("utf8"), s3 = (n2 = t?.listeners) === null || n2 === void 0 ? void 0 : n2.stdout, r2 = (c3 = t?.listeners) === null || c3 === void 0 ? void 0 : c3.stderr, u3 = (l3) => {
      i2 += a3.write(l3), r2 && r2(l3);
    }, m5 = (l3) => {
      e += f2.write(l3), s3 && s3(l3);
    }, x = Object.assign(Object.assign({}, t?.listeners), { stdout: m5, stderr: u3 }), g = yield exec(d2, o, Object.assign(Object.assign({}, t), { listeners: x }));
    return e += f2.end(), i2 += a3.end(), {
      exitCode: g,
      stdout: e,
      stderr: i2
    };
  });
}

// src/workspace/git/probe.ts
var local = { GIT_ALLOW_PROTOCOL: "none", GIT_NO_LAZY_FETCH: "1" };
function probeIn(cwd) {
  let { program, folder, env, args: fixed } = gitCommand(cwd), tool = `"${program.replaceAll('"', '\\"')}"`;
  return async (args, { accept } = {}) => {
    let options = { cwd: folder, env: { ...env, ...local }, silent: !0, ignoreReturnCode: !0 }, { exitCode, stdout, stderr } = await getExecOutput(tool, [...fixed, ...args], options);
    return resultOf(args, folder, { code: exitCode, stdout: Buffer.from(stdout), stderr }, accept);
  };
}

// src/workspace/git/history.ts
function accessTo(url, token) {
  let key = `http.${new URL(url).origin}/.extraheader`, basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  return {
    GIT_CONFIG_COUNT: "2",
    // An empty value removes the header that actions/checkout configured: the server refuses two.
    GIT_CONFIG_KEY_0: key,
    GIT_CONFIG_VALUE_0: "",
    GIT_CONFIG_KEY_1: key,
    GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${basic}`
  };
}
var fetchSettings = ["gc.auto=0", "maintenance.auto=false", "http.lowSpeedLimit=1", "http.lowSpeedTime=30"].flatMap(
  (setting) => ["-c", setting]
), maxFetchMs = 5 * 6e4, protocols = { GIT_ALLOW_PROTOCOL: "https:http" };
async function openHistory({ cwd, url, token }) {
  let git = gitIn(cwd), probe = probeIn(cwd), access = token === "" ? [void 0] : [accessTo(url, token), void 0], exists2 = async (commit) => await commitOf(probe, commit) === commit, fetch = async (commits, whenShallow) => {
    let options = ["--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", ...await isShallow(probe) ? [whenShallow] : []];
    return remotely(git, access, ["fetch", ...options, "--end-of-options", url, ...commits]).then(
      () => !0,
      () => !1
    );
  }, fetchFiles = async (commits) => {
    let missing = await isPartial(probe) ? await missingObjects(git, commits) : [];
    if (missing.length === 0) return;
    await remotely(git, access, ["-c", "fetch.negotiationAlgorithm=noop", "fetch", ...["--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--stdin"], "--end-of-options", url], `${missing.join(`
`)}
`).catch(() => {
    });
  }, head = await commitOf(probe, "HEAD");
  return {
    head,
    parents: (commit) => parentsOf(git, commit),
    async isWhole(...commits) {
      return !await isShallow(probe) && (await Promise.all(commits.map(exists2))).every(Boolean);
    },
    async mergeBases(a3, b2) {
      let answer = await git(["merge-base", "--all", "--end-of-options", a3, b2], { accept: [0, 1] });
      return oneLine(answer).split(`
`).filter(Boolean);
    },
    commits: (from, to) => listCommits(git, from, to),
    async fetchMissing(...commits) {
      let known2 = await Promise.all(commits.map(exists2)), missing = commits.filter((_3, index) => !known2[index]);
      return missing.length > 0 && !await fetch(missing, "--depth=1") || !(await Promise.all(missing.map(exists2))).every(Boolean) ? !1 : (await fetchFiles([...commits, ...head ? [head] : []]), !0);
    },
    deepen: (...commits) => fetch(commits, "--unshallow"),
    treeOf: async (commit) => oneLine(await git(["rev-parse", "--verify", "--end-of-options", `${commit}^{tree}`])),
    async mergedTree(onto, head2) {
      let merged = await git(["merge-tree", "--write-tree", "--end-of-options", onto, head2], { accept: [0, 1, 128] });
      return merged.code === 0 ? oneLine(merged) : void 0;
    },
    async tip(branch) {
      let asked = ["ls-remote", "--refs", "--end-of-options", url, `refs/heads/${branch}`], answer = await remotely(git, access, asked).catch(() => {
      });
      return answer && /^([0-9a-f]{40,64})\t/.exec(oneLine(answer))?.[1];
    }
  };
}
async function remotely(git, access, args, input = "") {
  let failure2;
  for (let each of access)
    try {
      return await git([...fetchSettings, ...args], {
        env: { ...protocols, ...each },
        input,
        limitMs: maxFetchMs
      });
    } catch (error2) {
      failure2 = error2;
    }
  throw failure2;
}
async function isShallow(probe) {
  return oneLine(await probe(["rev-parse", "--is-shallow-repository"])) === "true";
}
async function isPartial(probe) {
  return (await probe(["config", "--get-regexp", "^(remote\\..*\\.(promisor|partialclonefilter)|extensions\\.partialclone)$"], { accept: [0, 1] })).code === 0;
}
async function missingObjects(git, commits) {
  let trees = [...new Set(commits)].map((commit) => `${commit}^{tree}`), { stdout } = await git(["rev-list", "--objects", "--missing=print", "--end-of-options", ...trees]);
  return [...stdout.toString("latin1").matchAll(/^\?([0-9a-f]{40,64})$/gm)].map(([, id]) => id);
}
async function parentsOf(git, commit) {
  return [...oneLine(await git(["cat-file", "commit", commit])).split(`

`, 1)[0].matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id]) => id);
}

// src/github/approvals.ts
var open2 = { wants: "a mapping", open: !0 }, reviewShape = object(
  {
    user: optional(
      nullable(object({ login: required(anyText, "the login"), type: optional(anyText, "User or Bot") }, open2)),
      "who"
    ),
    state: required(anyText, "approved, changes requested, …"),
    commit_id: optional(nullable(anyText), "the reviewed commit"),
    html_url: optional(anyText, "where to see it"),
    submitted_at: optional(nullable(anyText), "when")
  },
  open2
), permissionShape = object(
  { permission: required(anyText, "admin, write, read or none"), role_name: optional(anyText, "the role") },
  open2
), membershipShape = object({ state: required(anyText, "active or pending") }, open2);
function openApprovals(api, { repository: repository2, pulls, head, isGroup }) {
  let [owner = ""] = repository2.split("/"), mayWrite = once(async (login) => {
    let asked = { ...ownerAndRepo(repository2), username: login }, answer = await api.get("GET /repos/{owner}/{repo}/collaborators/{username}/permission", asked, permissionShape).catch(undefinedIfMissing);
    if (answer === void 0) return !1;
    let { permission, role_name } = answer;
    return ["admin", "write", "maintain"].includes(permission) || role_name === "maintain";
  }), isMember = once(async (team, login) => {
    let [org = "", team_slug = ""] = team.includes("/") ? team.replace(/^@/, "").split("/") : [owner, team], asked = { org, team_slug, username: login }, answer = await api.get("GET /orgs/{org}/teams/{team_slug}/memberships/{username}", asked, membershipShape).catch(undefinedIfMissing).catch(hiddenIfForbidden);
    return answer === "hidden" ? answer : answer?.state === "active";
  }), objection = async ({ user }, { author }, rules) => {
    if (!user) return "the reviewer is unknown";
    let login = user.login.toLowerCase();
    if (user.type === "Bot" || login.endsWith("[bot]")) {
      let listed = Array.isArray(rules.bots) && rules.bots.some((bot) => sameBot(bot, login));
      return rules.bots === !0 || listed ? void 0 : "it is from a bot, and sign_off.bots of the policy does not allow it";
    }
    if (login === author?.toLowerCase() && !rules.allow_author) return "authors can't approve their own pull request";
    if (!rules.users && !rules.teams)
      return await mayWrite(user.login) ? void 0 : "the reviewer has no write access to this repository";
    if (!rules.users?.some((each) => each.toLowerCase() === login)) {
      for (let team of rules.teams ?? []) {
        let isOne = await isMember(team, user.login);
        if (isOne === "hidden") return hiddenTeam;
        if (isOne) return;
      }
      return `sign_off of the policy lists ${[...rules.users ?? [], ...rules.teams ?? []].join(", ") || "nobody"}`;
    }
  }, retargeted = once((number3) => lastRetargeted(api, repository2, Number(number3))), outdated = async ({ submitted_at }, { number: number3 }) => {
    let since = await retargeted(String(number3));
    return since === void 0 || Date.parse(submitted_at ?? "") > since ? void 0 : "it was given before the base branch of the pull request changed";
  }, counts = async (review, pull, rules, notes) => {
    let why = await objection(review, pull, rules).catch(reviewerUnknown) ?? await outdated(review, pull).catch(baseUnknown);
    return why !== void 0 && notes.push(`the approval by ${review.user?.login ?? "an unknown user"} does not count: ${why}`), why === void 0;
  }, approvalsOn = async (pull, { sign_off = {}, critics = [] }, notes) => {
    let asked = { ...ownerAndRepo(repository2), pull_number: pull.number }, reviews = await api.all("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", asked, reviewShape), approvals = [];
    for (let review of lastOpinions(reviews).reverse()) {
      let { user, state, commit_id: commit, html_url: url = "" } = review;
      if (state !== "APPROVED" || !commit || !user) continue;
      let isNamed = critics.some((login) => login.toLowerCase() === user.login.toLowerCase()), signs = await counts(review, pull, sign_off, isNamed ? [] : notes), isCurrent2 = await outdated(review, pull).catch(baseUnknown) === void 0, asCritic = (signs || isNamed && isCurrent2) && user.login.toLowerCase() !== pull.author?.toLowerCase();
      signs && commit !== pull.head && notes.push(
        `the approval by ${user.login} is for ${commit.slice(0, 7)}; it counts only for files that have not changed since`
      ), approvals.push({ signature: { by: user.login, how: "review", commit, url }, signs, asCritic });
    }
    return approvals;
  };
  return {
    async signatures(policy) {
      let notes = [], each = await Promise.all(pulls.map((pull) => approvalsOn(pull, policy, notes))), counting = (counts2) => {
        let signatures = each.map((some) => some.filter(counts2).map(({ signature }) => signature));
        return isGroup ? ofGroup(signatures, pulls, head) : signatures.flat();
      };
      return { given: counting(({ signs }) => signs), critics: counting(({ asCritic }) => asCritic), notes };
    },
    async bodyHeldBack() {
      for (let { author } of pulls) {
        if (author === null) return "it is in the pull request body, and its author is unknown";
        if (!await mayWrite(author))
          return `it is in the pull request body, and ${author} has no write access to this repository`;
      }
    }
  };
}
function ofGroup(each, pulls, head) {
  let onHead = each.map((signatures, index) => signatures.find(({ commit }) => commit === pulls[index].head));
  return [...onHead.includes(void 0) ? [] : onHead.map((signature) => ({ ...signature, commit: head })), ...each.flat()];
}
function lastOpinions(reviews) {
  let last = /* @__PURE__ */ new Map();
  for (let review of reviews) {
    if (!["APPROVED", "CHANGES_REQUESTED", "DISMISSED"].includes(review.state)) continue;
    let login = review.user?.login.toLowerCase() ?? "";
    last.delete(login), last.set(login, review);
  }
  return [...last.values()];
}
function reviewerUnknown(error2) {
  if (!(error2 instanceof ApiError)) throw error2;
  return `the reviewer's permissions could not be read: ${error2.message}`;
}
var hiddenTeam = "reading team members needs an app token with members: read; set github-token to one, or list users in sign_off";
function hiddenIfForbidden(error2) {
  if (error2 instanceof ApiError && error2.kind === "forbidden") return "hidden";
  throw error2;
}
function baseUnknown(error2) {
  if (!(error2 instanceof ApiError)) throw error2;
  return `earlier base branches of the pull request could not be read: ${error2.message}`;
}
function sameBot(name, login) {
  return name.toLowerCase().replace(/\[bot\]$/, "") === login.replace(/\[bot\]$/, "");
}
function once(load) {
  let loaded = /* @__PURE__ */ new Map();
  return (...args) => {
    let key = args.join(`
`).toLowerCase(), value = loaded.get(key) ?? load(...args);
    return loaded.set(key, value), value;
  };
}
var eventShape = object(
  { event: required(anyText, "what happened"), created_at: optional(anyText, "when") },
  { wants: "an event", open: !0 }
), baseChanges = ["base_ref_changed", "automatic_base_change_succeeded"];
async function lastRetargeted(api, repository2, number3) {
  let asked = { ...ownerAndRepo(repository2), issue_number: number3 }, times = (await api.all("GET /repos/{owner}/{repo}/issues/{issue_number}/events", asked, eventShape).catch(undefinedIfMissing) ?? []).filter(({ event }) => baseChanges.includes(event)).map(({ created_at = "" }) => Date.parse(created_at));
  return times.length > 0 ? Math.max(...times) : void 0;
}

// src/github/runner/inputs.ts
var modes = ["block", "warn", "observe"];
function isMode(value) {
  return modes.includes(value);
}
var unsupported = {
  publish: "publishes the results of another job",
  plan: "plans shards"
};
function readInputs({ input, lines }) {
  let command = input("command") || "gate";
  if (Object.hasOwn(unsupported, command))
    throw new UsageError(`this version has no command that ${unsupported[command]}; use command: gate or verify`);
  let given = (name, read) => input(name) === "" ? void 0 : read(`the input ${name}`, input(name)), word2 = (name, words2) => wordFrom(`the input ${name}`, input(name), words2), contracts = lines("contracts");
  for (let each of contracts) {
    let problem = entryProblem(each);
    if (problem !== void 0) throw new UsageError(`the input contracts: ${problem}`);
  }
  let policy = input("policy"), shard = given("shard", shardFrom), jobs = given("jobs", (name, value) => wholeFrom(name, value, 256)), timeoutMs = given("timeout", timeoutFrom);
  if (shard && command !== "verify")
    throw new UsageError("the input shard needs command: verify, because one shard alone can't decide the verdict");
  return {
    command: wordFrom("the input command", command, ["gate", "verify"]),
    token: input("github-token"),
    mode: word2("mode", modes),
    ...policy === "" ? {} : { policy },
    contracts: contracts.length > 0 ? contracts : contractGlobs,
    checkRuns: word2("check-runs", ["criterion", "contract", "summary", "off"]),
    maxCheckRuns: given("max-check-runs", (name, value) => wholeFrom(name, value, 50, 0)) ?? 10,
    checkName: input("check-name") || "contract-gate report",
    comment: word2("comment", ["always", "failure", "off"]),
    reports: reportsFrom("the input reports", lines("reports"), Object.keys(formats)),
    ...shard ? { shard } : {},
    ...jobs === void 0 ? {} : { jobs },
    ...timeoutMs === void 0 ? {} : { timeoutMs },
    workingDirectory: input("working-directory") || "."
  };
}
function stricter(...given) {
  return modes.find((mode) => given.includes(mode)) ?? "block";
}

// src/github/base-mode.ts
async function modeOfBase({ input, repository: repository2, workflowRef, checkout }) {
  if (!checkout.base) return input;
  let gates = [...await checkout.read("base", (path) => /^\.github\/(?:workflows|actions)\/.+\.ya?ml$/.test(path))].filter(([, content]) => typeof content == "string" || usesGate.test(decode2(content)));
  if (gates.length === 0) return input;
  let prefix = `${repository2}/`.toLowerCase(), own = workflowRef.toLowerCase().startsWith(prefix) ? workflowRef.slice(prefix.length) : "";
  if (!checkout.changes.flatMap(pathsOf).some((path) => gates.some(([gate2]) => gate2 === path) || isWorkflowFile(own, path))) return input;
  let modes2 = gates.flatMap(([path, content]) => modesIn(path, content));
  return modes2.length > 0 ? stricter(...modes2) : "block";
}
var usesGate = /\bcontract-gate(?:\/[\w./-]+)?@/, decode2 = (bytes) => new TextDecoder().decode(bytes);
function modesIn(path, content) {
  if (typeof content == "string") return ["block"];
  let { nodes, problems } = parseDocuments(path, content);
  return problems.length > 0 ? ["block"] : nodes.flatMap((node) => modesOf(plain(node)));
}
function modesOf(value) {
  if (Array.isArray(value)) return value.flatMap(modesOf);
  if (value === null || typeof value != "object") return [];
  let inner = Object.values(value).flatMap(modesOf);
  if (typeof value.uses != "string" || !usesGate.test(value.uses)) return inner;
  let given = value.with, mode = given && typeof given == "object" && !Array.isArray(given) ? given.mode ?? "block" : "block";
  return [isMode(mode) ? mode : "block", ...inner];
}

// src/github/identity.ts
var userShape = object({ login: required(text(), "the login") }, { wants: "a user", open: !0 });
function openIdentity(api) {
  let known2, app;
  return {
    app: () => app,
    isApp(slug) {
      app = slug, known2 = Promise.resolve(`${slug}[bot]`);
    },
    login() {
      return known2 ??= loadLogin(api), known2;
    }
  };
}
async function loadLogin(api) {
  try {
    return (await api.get("GET /user", {}, userShape)).login;
  } catch (error2) {
    if (error2 instanceof ApiError && error2.kind === "forbidden") return "github-actions[bot]";
    throw error2;
  }
}

// src/report/github/comment.ts
var most = 6e4, marker = "<!-- contract-gate:comment -->";
function comment(results, publication, state) {
  let last = stateLine(state), room2 = most - sizeOf(`${marker}

${last}`);
  return `${marker}

${page(results, { most: room2, publication, timed: !1 })}${last}`;
}
var mostState = 2e4, stateStart = "<!-- contract-gate:state ", stateEnd = " -->";
function stateLine(state) {
  if (state === void 0) return "";
  let line = `

${stateStart}${escaped(state)}${stateEnd}`;
  return sizeOf(line) <= mostState ? line : "";
}
function stateIn(body) {
  let last = body.trimEnd().split(`
`).at(-1) ?? "";
  if (!(!last.startsWith(stateStart) || !last.endsWith(stateEnd)))
    try {
      return JSON.parse(last.slice(stateStart.length, -stateEnd.length));
    } catch {
      return;
    }
}
function escaped(state) {
  let code = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return inertJson(state, 0).trimEnd().replaceAll(/"(?:[^"\\]|\\.)*"/g, (words2) => words2.replaceAll(/[<>-]/g, code));
}

// src/github/publish/comment.ts
var open3 = { wants: "a mapping", open: !0 }, commentShape = object(
  {
    id: required(integer({ min: 1 }), "its id"),
    body: optional(nullable(anyText), "its text"),
    html_url: optional(anyText, "its page"),
    user: optional(nullable(object({ login: required(anyText, "the login") }, open3)), "its author")
  },
  open3
);
function openComment(api, repository2, number3, identity) {
  let onPull = { ...ownerAndRepo(repository2), issue_number: number3 }, one = (id) => ({ ...ownerAndRepo(repository2), comment_id: id }), ours2 = async () => {
    let marked = (await api.all("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", onPull, commentShape)).filter(({ body }) => body?.startsWith(marker)), login = marked.length > 0 ? await identity() : "";
    return marked.filter(({ user }) => user?.login.toLowerCase() === login.toLowerCase()).sort((a3, b2) => a3.id - b2.id);
  }, create = (body) => {
    let findExisting = async () => (await ours2()).find((each) => each.body === body), asked = { ...onPull, body };
    return api.write("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", asked, commentShape, {
      findExisting
    });
  }, update = (id, body) => api.write("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", { ...one(id), body }, commentShape), updateIfPresent = (id, body) => update(id, body).catch(undefinedIfMissing);
  return {
    find: async () => (await ours2())[0],
    async write(body) {
      let [first] = await ours2(), written = (first && await updateIfPresent(first.id, body)) ?? await create(body), all = await ours2(), [oldest = written] = all, kept2 = (oldest.id === written.id ? written : await updateIfPresent(oldest.id, body)) ?? written;
      for (let { id } of all)
        id !== kept2.id && await api.perform("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", one(id));
      return kept2;
    }
  };
}

// src/github/publish/no-verdict.ts
async function commentNoVerdict(numbers, error2, { api, runner, inputs, identity }) {
  if (inputs.command !== "gate" || inputs.comment === "off" || inputs.mode === "observe") return;
  let { repository: repository2, serverUrl, runId, runAttempt } = runner, url = `${serverUrl}/${repository2}/actions/runs/${runId}/attempts/${runAttempt}`, text3 = `## contract-gate: no verdict in the merge queue

${sentence(error2 instanceof Error ? error2.message : String(error2))}

[Details](${url})
`;
  for (let number3 of numbers) {
    let existing = openComment(api, repository2, number3, identity.login);
    try {
      await existing.write(`${marker}

${text3}${stateLine(stateIn((await existing.find())?.body ?? ""))}`);
    } catch (failure2) {
      runner.log(`Not published: the comment on #${number3}: ${failure2 instanceof Error ? failure2.message : failure2}`);
    }
  }
}

// src/engine/attempts.ts
var kept = { heads: 20, contracts: 100, failures: 10, message: 200 }, byDefault = {
  files_exist: 2,
  content_check: 2,
  lint: 2,
  tests: 3,
  command: 3,
  custom: 3,
  report: 2,
  output: 2,
  review: 3
}, otherwise = 2;
function judgedBefore(history, id) {
  return Object.hasOwn(history, id) ? history[id] : [];
}
function withAttempts(results, history, policy) {
  let head = results.target.head ?? "", next = new Map(Object.entries(history)), contracts = results.contracts.map((contract) => {
    if (contract.criteria.every(({ status }) => status === "skip")) return contract;
    let known2 = judgedBefore(history, contract.id), before = known2.filter((judged) => judged.head !== head), now = judgedNow(contract, head, known2);
    next.delete(contract.id), next.set(contract.id, [...before, now].slice(-kept.heads));
    let counted = { ...contract, attempt: now.attempt };
    return contract.retry ? { ...counted, retry: retried(contract.retry.task, now, before, policy) } : counted;
  }), failed = contracts.filter(({ criteria }) => criteria.some(({ status }) => status === "fail")), isOver = failed.length > 0 && results.problems.length === 0 && failed.every(({ retry }) => retry?.escalated);
  return {
    results: { ...results, contracts, ...isOver ? { next: "ask" } : {} },
    history: Object.fromEntries(baseLast(next, contracts).slice(-kept.contracts))
  };
}
function baseLast(history, contracts) {
  let rank = new Map(contracts.map(({ id, source }) => [id, source.trust === "base" ? 2 : 1]));
  return [...history].sort(([a3], [b2]) => (rank.get(a3) ?? 0) - (rank.get(b2) ?? 0));
}
function judgedNow(contract, head, known2) {
  let again = known2.find((each) => each.head === head), before = known2.filter((each) => each !== again), failures = failuresOf(contract), last = before.at(-1)?.times ?? {}, kinds = [...new Set(failures.map(({ check }) => check))];
  return {
    attempt: again?.attempt ?? Math.max(0, ...known2.map(({ attempt: attempt2 }) => attempt2)) + 1,
    head,
    failures,
    // A head on which all checks passed resets every count; otherwise kinds that did not fail keep theirs.
    times: kinds.length === 0 ? {} : { ...last, ...Object.fromEntries(kinds.map((kind) => [kind, countOf(last, kind) + 1])) },
    sent: again?.sent ?? []
  };
}
function countOf(times, kind) {
  return Object.hasOwn(times, kind) ? times[kind] : 0;
}
function retried(task, { failures, times }, before, policy) {
  let kinds = [...new Set(failures.map(({ check }) => check))], most4 = (kind) => policy.attempts?.[kind] ?? byDefault[kind] ?? otherwise, left = kinds.map((kind) => most4(kind) + 1 - countOf(times, kind));
  return {
    task,
    max: kinds.length > 0 ? Math.min(...kinds.map(most4)) : null,
    left: kinds.length > 0 ? Math.max(0, Math.min(...left)) : null,
    escalated: left.some((each) => each <= 0),
    history: before.filter((judged) => judged.failures.length > 0).map((judged) => ({ attempt: judged.attempt, head: judged.head, failures: judged.failures }))
  };
}
function failuresOf({ criteria }) {
  return criteria.filter(({ status }) => status === "fail").slice(0, kept.failures).map(({ kind, check, message }) => ({ check: kind ?? check, message: message.slice(0, kept.message) }));
}
function withSentMessages(history, head, sent) {
  let typesFor = (id) => sent.filter(({ contract }) => contract === id).map(({ type }) => type), entries = Object.entries(history).map(([id, judged]) => [
    id,
    judged.map((each) => each.head === head ? { ...each, sent: [.../* @__PURE__ */ new Set([...each.sent, ...typesFor(id)])] } : each)
  ]);
  return Object.fromEntries(entries);
}
function historyFrom(value) {
  let isObject = (each) => each !== null && typeof each == "object" && !Array.isArray(each), isFailure = (each) => isObject(each) && typeof each.check == "string" && typeof each.message == "string", isJudged = (each) => isObject(each) && typeof each.head == "string" && /^[0-9a-f]{40,64}$/.test(each.head) && Number.isSafeInteger(each.attempt) && isObject(each.times) && Object.values(each.times).every(Number.isSafeInteger) && Array.isArray(each.sent) && each.sent.every((type) => typeof type == "string") && Array.isArray(each.failures) && each.failures.every(isFailure);
  if (!isObject(value)) return {};
  let entries = Object.entries(value).filter(
    (entry) => Array.isArray(entry[1]) && entry[1].every(isJudged)
  );
  return Object.fromEntries(entries.slice(-kept.contracts).map(([id, heads]) => [id, heads.slice(-kept.heads)]));
}
function fitting(history, most4) {
  let size = (each) => JSON.stringify(each).length, cut = (heads, failures) => Object.fromEntries(
    Object.entries(history).map(([id, judged]) => [
      id,
      judged.slice(-heads).map((each) => ({ ...each, failures: each.failures.slice(0, failures) }))
    ])
  ), smaller = [history, cut(10, 3), cut(4, 1), cut(1, 1), cut(1, 0)], found = smaller.find((each) => size(each) <= most4);
  if (found) return found;
  let entries = Object.entries(smaller.at(-1));
  for (; entries.length > 0 && size(Object.fromEntries(entries)) > most4; )
    entries.splice(0, Math.ceil(entries.length / 8));
  return Object.fromEntries(entries);
}

// src/report/github/annotations.ts
var most2 = { message: 4e3, line: 950, details: 16e3 };
function annotations(results, mode) {
  let ranked = results.contracts.flatMap(
    (contract) => contract.criteria.flatMap((criterion) => annotationsOf(criterion, contract))
  ), order = (a3, b2) => a3.round - b2.round || a3.rank - b2.rank, all = [...problemAnnotations(results), ...ranked.sort(order).map(({ annotation }) => annotation)];
  return mode === "block" ? all : all.map((each) => ({ ...each, level: "warning" }));
}
function annotationsOf(criterion, contract) {
  let { status, at, message, want, got, fix, output } = criterion;
  if (status === "pass" || status === "skip") return [];
  let places = criterion.places?.length ? criterion.places : [{ ...at, message, severity: status }], details = output && status !== "warn" ? lastLines(output, 100).join(`
`) : "", more = [
    ...fix ? [`${labels.fix}: ${fix}`] : [],
    `${labels.want}: ${want}`,
    ...got === message ? [] : [`${labels.got}: ${got}`]
  ];
  return places.map((place, index) => ({
    round: Math.min(index, 1),
    rank: importance.indexOf(status),
    annotation: {
      level: isGrave(place.severity ?? status) ? "failure" : "warning",
      ...placed(place),
      title: shortLine(`${contract.id}: ${criterion.title}`, 255),
      message: words((index === 0 ? [place.message, ...more] : [place.message]).map((each) => startOf(each, most2.line))),
      ...index === 0 && details ? { details: startOf(visible(details), most2.details) } : {},
      contract: contract.id,
      criterion: criterion.id
    }
  }));
}
function isGrave(severity) {
  return severity === "fail" || severity === "error";
}
function problemAnnotations({ problems }) {
  return problems.map(({ code, message, at }) => ({
    level: "failure",
    ...placed(at),
    title: shortLine(`problem: ${code}`, 255),
    message: words([message])
  }));
}
function placed(place) {
  let { path, line } = place;
  return { ...path !== "" && isFile(place) && visible(path) === path && !path.includes(`
`) ? { path } : {}, line: Math.max(1, line) };
}
function words(lines) {
  return startOf(visible(lines.join(`
`)), most2.message);
}

// src/report/github/check-runs.ts
var mostAnnotations = 500, mostContracts = 12, mostText = 65535, mostAggregateText = mostText - mostState, mostName = 255;
function checkRuns(results, { mode, checkRuns: by, max, checkName, publication }) {
  let contracts = contractsByImportance(results.contracts), criteria = results.contracts.flatMap((contract) => contract.criteria.map((criterion) => ({ criterion, contract }))), perCriterion = by === "criterion" && criteria.length <= max, perContract = by === "contract" || by === "criterion" && !perCriterion, shown = perContract ? contracts.slice(0, mostContracts) : [], drafts = perCriterion ? criteria.map(({ criterion, contract }) => criterionRun(criterion, contract)) : shown.map(contractRun), placed2 = annotations(results, mode).filter(isPlaced), homes = homesOf(placed2, drafts), unshown = perContract ? contracts.slice(mostContracts) : [], left = [
    ...unshown.length > 0 ? [unshownWords(unshown.map(({ id }) => id))] : [],
    ...placed2.length > mostAnnotations ? [annotationWords(mostAnnotations, placed2.length)] : []
  ], finished = (draft) => {
    let kept2 = homes.get(draft.externalId) ?? [], sent = kept2.filter((each) => each.sent).map(({ annotation }) => forApi(annotation)), missing = sent.length < kept2.length ? [piece("verdict", `- ${annotationWords(sent.length, kept2.length)}`)] : [], text3 = limited(draft.text, draft.externalId === aggregateId ? mostAggregateText : mostText, publication);
    return {
      name: draft.name,
      externalId: draft.externalId,
      ...ending(draft, mode),
      summary: limited([...draft.summary, ...missing], mostText, publication),
      ...text3 ? { text: text3 } : {},
      annotations: sent
    };
  };
  return {
    aggregate: finished(aggregateRun(results, checkName, publication, left)),
    others: drafts.map(finished),
    left
  };
}
function conclusionsOf({ contracts }) {
  let runs = contracts.flatMap((contract) => [
    contractRun(contract),
    ...contract.criteria.map((criterion) => criterionRun(criterion, contract))
  ]);
  return new Map(runs.map(({ externalId: externalId2, conclusion }) => [externalId2, conclusion]));
}
var conclusions = {
  pass: "success",
  warn: "success",
  fail: "failure",
  error: "failure",
  pending: "action_required"
}, room = { want: !0, fact: 2e3, output: 100 };
function criterionRun(criterion, contract) {
  let { id, status, standsFor, message, signed } = criterion, output = outputFence(criterion, room), own = id.startsWith(`${contract.id}/`) ? id.slice(contract.id.length + 1) : id;
  return {
    name: runName(contract.id, own),
    externalId: externalId("criterion", id),
    conclusion: status === "skip" ? standsFor ? "cancelled" : "neutral" : conclusions[status],
    title: titled(message, status),
    summary: [
      piece("verdict", criterionLine(criterion)),
      ...signed ? [piece("note", `✍️ ${signedWords(criterion)}`)] : [],
      ...detailParts(criterion, contract, room),
      ...output ? [piece("output", output)] : []
    ],
    text: []
  };
}
function runName(contract, own) {
  return shortened(shortLine(`contract-gate / ${contract} / ${own}`, Number.POSITIVE_INFINITY));
}
function contractRun(contract) {
  let { id, verdict, criteria } = contract;
  return {
    name: runName(id, "all criteria"),
    externalId: externalId("contract", id),
    conclusion: conclusions[verdict],
    title: titled(countWords(countsOf(criteria), importance), verdict),
    summary: [
      piece("verdict", `${icons[verdict]} **${verdict}** ${named(contract)}

${originWords(contract)}`),
      criterionTable(byImportance(criteria)),
      signedParts([contract])
    ],
    text: openParts(contract)
  };
}
function aggregateRun(results, name, publication, left) {
  let contracts = contractsByImportance(results.contracts), known2 = { ...publication, unpublished: [...publication.unpublished, ...left] };
  return {
    name,
    externalId: aggregateId,
    conclusion: conclusions[results.verdict],
    title: titled(results.reason, results.verdict),
    summary: [
      ...verdictParts(results, publication),
      contractTable(contracts),
      problemParts(results),
      signedParts(contracts),
      ...noteParts(results, known2),
      piece("verdict", footer(results, publication))
    ],
    text: [
      ...contracts.filter((contract) => !isFine(contract)).map(contractParts),
      passedParts(contracts.filter(isFine))
    ]
  };
}
var ours = "contract-gate:1:", aggregateId = `${ours}aggregate`;
function externalId(kind, id) {
  return shortened(`${ours}${kind}:${id}`);
}
function isOurs(id) {
  return id === aggregateId || id.startsWith(`${ours}criterion:`) || id.startsWith(`${ours}contract:`);
}
function shortened(text3) {
  let mark = `#${digestOf(text3).slice(0, 16)}`;
  return text3.length <= mostName ? text3 : `${startOf(text3, mostName - mark.length)}${mark}`;
}
function titled(reason, status) {
  return shortLine(reason, mostName) || status;
}
function ending({ conclusion, title }, mode) {
  return mode === "block" || conclusion === "success" || conclusion === "neutral" ? { conclusion, title } : { conclusion: "neutral", title: shortLine(`would block: ${title}`, mostName) };
}
function isPlaced(annotation) {
  return annotation.path !== void 0;
}
function homesOf(placed2, drafts) {
  let known2 = new Set(drafts.map((draft) => draft.externalId)), homes = /* @__PURE__ */ new Map();
  for (let [index, annotation] of placed2.entries()) {
    let { criterion = "", contract = "" } = annotation, home = [externalId("criterion", criterion), externalId("contract", contract)].find((id) => known2.has(id)) ?? aggregateId, kept2 = homes.get(home) ?? [];
    kept2.push({ annotation, sent: index < mostAnnotations }), homes.set(home, kept2);
  }
  return homes;
}
function forApi({ path, line, level, message, title, details }) {
  return {
    path,
    start_line: line,
    end_line: line,
    annotation_level: level,
    message,
    title,
    ...details ? { raw_details: details } : {}
  };
}
function annotationWords(sent, all) {
  return `${sent} of ${number(all, "annotation", "annotations")} shown`;
}
function unshownWords(ids) {
  let have = ids.length === 1 ? "contract has no check run of its own" : "contracts have no check run of their own";
  return `${ids.length.toLocaleString("en")} ${have}: ${someOf(ids, 10)}`;
}

// src/github/jobs.ts
var open4 = { wants: "a mapping", open: !0 }, jobShape = object(
  {
    run_id: required(integer({ min: 1 }), "its workflow run"),
    run_attempt: optional(integer({ min: 1 }), "the attempt of that run"),
    head_sha: required(anyText, "its commit"),
    workflow_name: optional(nullable(anyText), "the name of the workflow")
  },
  open4
), runShape = object({ path: required(anyText, "the file"), event: required(anyText, "what started it") }, open4), actions = "github-actions";
function openJobs(api, repository2, head) {
  let runs = remembered(async (id) => {
    let asked = { ...ownerAndRepo(repository2), run_id: id }, { path, event } = await api.get("GET /repos/{owner}/{repo}/actions/runs/{run_id}", asked, runShape);
    return { event, path: path.startsWith(`${repository2}/`) ? path.slice(repository2.length + 1) : path };
  });
  return remembered(async (id) => {
    let asked = { ...ownerAndRepo(repository2), job_id: id }, job = await api.get("GET /repos/{owner}/{repo}/actions/jobs/{job_id}", asked, jobShape).catch(undefinedIfMissing);
    if (job?.head_sha !== head) return null;
    let { path, event } = await runs(job.run_id), workflow = { name: job.workflow_name ?? "", path };
    return { runId: job.run_id, attempt: job.run_attempt ?? 1, event, workflow };
  });
}
function remembered(load) {
  let loaded = /* @__PURE__ */ new Map();
  return (id) => {
    let value = loaded.get(id) ?? load(id);
    return loaded.set(id, value), value;
  };
}

// src/github/seen-runs.ts
var open5 = { wants: "a mapping", open: !0 }, checkRunShape = object(
  {
    id: required(integer({ min: 1 }), "its id"),
    name: required(anyText, "its name"),
    status: required(anyText, "its status"),
    conclusion: optional(nullable(anyText), "its conclusion"),
    external_id: optional(nullable(anyText), "the id given by whoever posted it"),
    html_url: optional(nullable(anyText), "its page"),
    details_url: optional(nullable(anyText), "its details"),
    app: optional(nullable(object({ slug: optional(nullable(anyText), "the app") }, open5)), "who posted it"),
    output: optional(
      nullable(
        object(
          {
            text: optional(nullable(anyText), "the text"),
            annotations_count: optional(integer({ min: 0 }), "how many")
          },
          open5
        )
      ),
      "its report"
    )
  },
  open5
), postedShape = checkRunShape, pollEvery = 1e4, lastPollMargin = 500;
function openSeenRuns(api, gate2, clock) {
  let { repository: repository2, head } = gate2, list2 = async (name, commit = head) => {
    let named2 = name === void 0 ? {} : { check_name: name }, asked = { ...ownerAndRepo(repository2), ref: commit, filter: "all", ...named2 };
    return api.all("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", asked, checkRunShape);
  }, newest, listing = (before) => (newest && (before ? newest !== before : clock.now() - newest.at < pollEvery) || (newest = { at: clock.now(), runs: list2() }), newest), jobWith = openJobs(api, repository2, head), withJob = async (run) => ({
    run,
    job: run.app?.slug === actions ? await jobWith(run.id) : null
  }), ownJobs = async (all) => (await Promise.all(all.filter((run) => claimsRun(run, gate2.runId)).map(withJob))).filter(({ job }) => String(job?.runId) === gate2.runId).map(({ run }) => run.name);
  return {
    list: list2,
    ownJobs: async () => ownJobs(await list2()),
    async checkRuns({ name, workflow, waitMs }) {
      let until = clock.now() + waitMs;
      for (let asked; ; ) {
        let current = listing(asked);
        asked = current;
        let answer = await attempt(async () => {
          let named2 = (await current.runs).filter((run) => run.name === name && !isPosted(run, gate2)), candidates = (await Promise.all(named2.map(withJob))).filter((each) => !isOwnJob(each, gate2));
          return latest(candidates.filter(({ job }) => workflow === void 0 || isFromWorkflow(job, workflow))).map(
            summaryOf
          );
        }), left = until - clock.now();
        if (!isOpen(answer) || left <= 0 || until - current.at < lastPollMargin) return answer;
        await clock.sleep(Math.min(pollEvery, left));
      }
    },
    foreignRuns: () => attempt(async () => {
      let all = await list2(), under = (names2) => all.filter((run) => names2.includes(run.name) && !isMarked(run, gate2.app() ?? actions)), names = [gate2.checkName, gate2.job], others = under(names).filter(({ app }) => app?.slug !== actions);
      return others.length > 0 ? others.map((run) => summaryOf({ run, job: null })) : (await Promise.all(under([...names, ...await ownJobs(all)]).map(withJob))).filter(({ job }) => !job || !isOfGate(job, gate2)).map(summaryOf);
    })
  };
}
function summaryOf({ run, job }) {
  return {
    name: run.name,
    status: run.status,
    conclusion: run.conclusion ?? null,
    url: run.html_url ?? run.details_url ?? "",
    workflow: job?.workflow ?? null,
    ...!job && run.app?.slug === actions ? { unproven: !0 } : {}
  };
}
async function attempt(load) {
  try {
    return { kind: "seen", runs: await load() };
  } catch (error2) {
    if (error2 instanceof ApiError)
      return { kind: "unknown", reason: error2.message, forbidden: error2.kind === "forbidden" };
    throw error2;
  }
}
function isOpen(answer) {
  return answer.kind === "unknown" ? !1 : answer.runs.every(({ unproven }) => unproven) || answer.runs.some(({ status }) => status !== "completed");
}
function isMarked({ external_id, app }, own) {
  return isOurs(external_id ?? "") && app?.slug === own;
}
function isPosted(run, { checkName }) {
  return isOurs(run.external_id ?? "") || run.name === checkName;
}
function claimsRun({ details_url, app }, runId) {
  return app?.slug === actions && `${details_url ?? ""}/`.includes(`/actions/runs/${runId}/`);
}
function isOwnJob({ run, job }, gate2) {
  return run.name === gate2.job && job !== null && isOfGate(job, gate2);
}
function isOfGate({ runId, workflow }, gate2) {
  let own = /^(.+?\.ya?ml)@refs\//s.exec(gate2.workflowRef)?.[1], file = /^.*\.ya?ml(?=@|$)/s.exec(workflow.path)?.[0];
  return String(runId) === gate2.runId || `${gate2.repository}/${file}` === own;
}
function latest(candidates) {
  let last = /* @__PURE__ */ new Map(), key = ({ run, job }) => job ? `${job.event} ${job.workflow.path}` : `${run.app?.slug}`;
  for (let each of [...candidates].sort((a3, b2) => a3.run.id - b2.run.id)) last.set(key(each), each);
  return candidates.filter((each) => {
    let { run, job } = last.get(key(each));
    return job ? each.job?.runId === job.runId && each.job.attempt === job.attempt : each.run === run;
  });
}
function isFromWorkflow(job, wanted) {
  if (!job) return !1;
  let { name, path } = job.workflow;
  return name === wanted || isWorkflowFile(path, wanted) || isWorkflowFile(path, `.github/workflows/${wanted}`);
}

// src/github/target/payloads.ts
var open6 = { wants: "a mapping", open: !0 }, commitId = /^[0-9a-f]{40,64}$/, sha = text({
  wants: "a commit id",
  title: "commit id",
  pattern: commitId.source,
  check: (value) => commitId.test(value) ? void 0 : `${JSON.stringify(value)} is not a commit id`
}), word = text({ pattern: "\\S" }), number2 = integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), pullShape = object(
  {
    number: required(number2, "its number"),
    state: optional(anyText, "open or closed"),
    title: required(anyText, "its title"),
    body: optional(nullable(anyText), "its body"),
    user: optional(
      nullable(object({ login: required(anyText, "the login"), type: optional(anyText, "User or Bot") }, open6)),
      "its author"
    ),
    labels: optional(list(object({ name: required(anyText, "the name") }, open6)), "its labels"),
    head: required(
      object({ sha: required(sha, "the commit"), ref: required(anyText, "the branch") }, open6),
      "its head"
    ),
    base: required(object({ ref: required(anyText, "the branch") }, open6), "its base")
  },
  open6
), repository = required(object({ default_branch: required(word, "the default branch") }, open6), "the repository"), pullEvent2 = object(
  { pull_request: required(pullShape, "the pull request"), before: optional(sha, "the head before") },
  open6
), groupEvent2 = object(
  {
    merge_group: required(
      object(
        {
          head_sha: required(sha, "the commit"),
          head_ref: required(word, "its ref"),
          base_sha: required(sha, "its base commit"),
          base_ref: required(word, "the branch")
        },
        open6
      ),
      "the group"
    )
  },
  open6
), pushEvent2 = object(
  {
    ref: required(word, "the ref"),
    before: required(sha, "the commit before"),
    after: required(sha, "the commit now"),
    deleted: optional(boolean, "whether the branch was deleted"),
    sender: optional(nullable(object({ login: required(anyText, "the login") }, open6)), "who pushed"),
    repository
  },
  open6
), branchEvent2 = object({ repository }, open6);

// src/github/target/pulls.ts
function pullFrom(answer, bodyPath = "pull request body") {
  return {
    number: answer.number,
    branch: answer.head.ref,
    title: answer.title,
    body: { text: answer.body ?? "", path: bodyPath },
    labels: (answer.labels ?? []).map(({ name }) => name),
    author: answer.user?.login ?? null,
    head: answer.head.sha,
    baseBranch: answer.base.ref,
    isOpen: (answer.state ?? "open") === "open"
  };
}
async function readPull(api, repository2, number3) {
  let asked = { ...ownerAndRepo(repository2), pull_number: number3 };
  return api.get("GET /repos/{owner}/{repo}/pulls/{pull_number}", asked, pullShape);
}
async function readPullOrEvent(api, repository2, payload) {
  try {
    return { pull: pullFrom(await readPull(api, repository2, payload.number)) };
  } catch (error2) {
    if (!(error2 instanceof ApiError) || error2.kind !== "forbidden") throw error2;
    let note = `title, body and labels are from the event and may be outdated, because the token can't read the pull request: ${error2.message}`;
    return { pull: pullFrom(payload), note };
  }
}
async function pullsOf(api, repository2, commit) {
  let asked = { ...ownerAndRepo(repository2), commit_sha: commit };
  return api.all("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", asked, pullShape);
}
async function openPullsAt(api, repository2, head) {
  try {
    return (await pullsOf(api, repository2, head)).filter((pull) => (pull.state ?? "open") === "open" && pull.head.sha === head);
  } catch (error2) {
    if (error2 instanceof ApiError && ["forbidden", "missing", "invalid"].includes(error2.kind)) return [];
    throw error2;
  }
}
async function openPullsInto(api, repository2, base) {
  let asked = { ...ownerAndRepo(repository2), state: "open", base };
  return api.all("GET /repos/{owner}/{repo}/pulls", asked, pullShape);
}
var branchShape = object(
  { commit: required(object({ sha: required(anyText, "its commit") }, { wants: "a mapping", open: !0 }), "its tip") },
  { wants: "a branch", open: !0 }
);
async function branchTip(api, repository2, branch) {
  let asked = { ...ownerAndRepo(repository2), branch };
  return (await api.get("GET /repos/{owner}/{repo}/branches/{branch}", asked, branchShape)).commit.sha;
}
var commitShape = object(
  {
    sha: required(anyText, "its id"),
    commit: required(object({ message: required(anyText, "its message") }, { wants: "a mapping", open: !0 }), "it"),
    parents: optional(
      list(object({ sha: required(anyText, "its id") }, { wants: "a mapping", open: !0 })),
      "its parents"
    )
  },
  { wants: "a commit", open: !0 }
), compareShape = object(
  {
    merge_base_commit: required(
      object({ sha: required(anyText, "its id") }, { wants: "a mapping", open: !0 }),
      "the merge base"
    ),
    total_commits: required(integer({ min: 0 }), "the number of commits"),
    commits: required(list(commitShape), "the commits")
  },
  { wants: "a comparison", open: !0 }
);
async function compare(api, repository2, base, head) {
  let basehead = `${base}...${head}`, page2 = async (number3) => {
    let asked = { ...ownerAndRepo(repository2), basehead, per_page: 100, page: number3 };
    return api.get("GET /repos/{owner}/{repo}/compare/{basehead}", asked, compareShape);
  }, first = await page2(1), commits = [...first.commits];
  for (let number3 = 2; commits.length < first.total_commits; number3++) {
    let next = await page2(number3);
    if (next.commits.length === 0)
      throw new ApiError(
        "broken",
        200,
        `GitHub listed ${commits.length} of ${first.total_commits} commits in ${basehead}. Run the job again.`
      );
    commits.push(...next.commits);
  }
  return {
    mergeBase: first.merge_base_commit.sha,
    commits: commits.map(({ sha: sha2, commit, parents }) => ({
      id: sha2,
      message: commit.message,
      ...parents ? { parents: parents.map((each) => each.sha) } : {}
    }))
  };
}

// src/github/publish/follow-up.ts
var escalationLabel = "contract-gate: escalated", maxTextLength = 3e4, maxMessages = 10, maxFailures = 20;
async function readHistory(context, { number: number3 }) {
  let found = await context.attempt("earlier attempts could not be read", () => context.commentOn(number3).find()), state = (found?.body ? stateIn(found.body) : void 0) ?? await stateOnRuns(context);
  return historyFrom(state?.history);
}
async function stateOnRuns({ ownRuns, ownRunsOn, target }) {
  try {
    let now = (await ownRuns.ours()).get(aggregateId)?.output?.text, text3 = now || !target.before ? now : (await ownRunsOn(target.before).ours()).get(aggregateId)?.output?.text;
    return text3 ? stateIn(text3) : void 0;
  } catch (error2) {
    if (error2 instanceof ApiError) return;
    throw error2;
  }
}
async function labelEscalation({ api, repository: repository2, attempt: attempt2 }, pull, results) {
  let isEscalated = results.contracts.some(({ retry }) => retry?.escalated), isLabelled = pull.labels?.includes(escalationLabel) ?? !1;
  if (isEscalated === isLabelled) return;
  let asked = { ...ownerAndRepo(repository2), issue_number: pull.number };
  await attempt2(
    `the label "${escalationLabel}" could not be ${isEscalated ? "added" : "removed"}`,
    () => isEscalated ? (
      // Adding a label twice is harmless, so an unclear POST is simply repeated.
      api.perform(
        "POST /repos/{owner}/{repo}/issues/{issue_number}/labels",
        { ...asked, labels: [escalationLabel] },
        { findExisting: async () => {
        } }
      )
    ) : api.perform("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", {
      ...asked,
      name: escalationLabel
    })
  );
}
async function dispatchMessages(context, pull, results, history) {
  let { api, repository: repository2, head, attempt: attempt2 } = context, isNews = ({ contract, type }) => !judgedBefore(history, contract).some((judged) => judged.head === head && judged.sent.includes(type)), news = messages(results).filter(isNews), sent = [];
  for (let message of news.slice(0, maxMessages)) {
    let { text: text3, failures, ...rest } = message, short = { failures: failures.slice(0, maxFailures), text: text3.slice(0, maxTextLength) }, client_payload = { pull: pull.number, ...rest, ...short };
    await attempt2(`the message about ${message.contract} could not be sent`, async () => {
      let sent2 = { ...ownerAndRepo(repository2), event_type: message.type, client_payload };
      return await api.perform("POST /repos/{owner}/{repo}/dispatches", sent2), !0;
    }) && sent.push(message);
  }
  let others = news.slice(maxMessages).map(({ contract }) => contract);
  return others.length > 0 && context.unpublished.push(`no message was sent about ${others.join(", ")}: the limit is ${maxMessages} messages`), withSentMessages(history, head, sent);
}

// src/github/publish/check-runs.ts
var annotationsPerRequest = 50;
function openOwnCheckRuns({ api, repository: repository2, head, seen, detailsUrl }) {
  let place = ownerAndRepo(repository2), known2, ours2 = () => (known2 ??= seen.list(void 0, head).then((all) => byExternalId(all)), known2), find = async (run, before) => {
    let found = byExternalId(await seen.list(run.name, head)).get(run.externalId);
    return found?.id === before?.id ? void 0 : found;
  }, create = async (run, body, before) => {
    let { name, externalId: external_id } = run, whole = { ...place, name, head_sha: head, external_id, details_url: detailsUrl, ...body }, findExisting = () => find(run, before);
    return api.write("POST /repos/{owner}/{repo}/check-runs", whole, postedShape, { findExisting });
  }, update = (id, body) => api.write(
    "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}",
    { ...place, check_run_id: id, ...body },
    postedShape
  ), annotationsOn = async (id) => {
    let asked = { ...place, check_run_id: id };
    return (await api.all(
      "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
      asked,
      annotationShape
    )).map(({ path, start_line, message }) => keyOf({ path, start_line, message: message ?? "" }));
  }, remember = async (externalId2, run) => ((await ours2()).set(externalId2, run), run);
  return {
    ours: ours2,
    async begin(name, externalId2, title, summary3) {
      let body = { status: "in_progress", output: { title, summary: summary3 } }, before = (await ours2()).get(externalId2), updated = before && await update(before.id, body).catch(undefinedIfForbidden);
      return remember(externalId2, updated ?? await create({ name, externalId: externalId2 }, body, before));
    },
    async post(run) {
      let { conclusion, title, summary: summary3, text: text3, annotations: annotations2 } = run, output = { title, summary: summary3, ...text3 === void 0 ? {} : { text: text3 } }, ended = { status: "completed", conclusion, details_url: detailsUrl }, before = (await ours2()).get(run.externalId), there = before?.output?.annotations_count ? await annotationsOn(before.id) : [], wanted = new Set(annotations2.map(keyOf)), isStale = there.some((each) => !wanted.has(each)), missing = annotations2.filter((each) => isStale || !there.includes(keyOf(each))), body = { ...ended, output: { ...output, annotations: missing.slice(0, annotationsPerRequest) } }, posted = before && !isStale ? await update(before.id, body) : await create(run, body, before);
      before && isStale && await update(before.id, { ...ended, output: { title, summary: "Replaced by a newer run of the same name." } });
      for (let from = annotationsPerRequest; from < missing.length; from += annotationsPerRequest)
        await update(posted.id, {
          output: { ...output, annotations: missing.slice(from, from + annotationsPerRequest) }
        });
      return remember(run.externalId, posted);
    }
  };
}
function undefinedIfForbidden(error2) {
  if (!(error2 instanceof ApiError && error2.kind === "forbidden"))
    throw error2;
}
function byExternalId(runs) {
  let ours2 = [...runs].filter(({ external_id }) => isOurs(external_id ?? "")).sort((a3, b2) => a3.id - b2.id);
  return new Map(ours2.map((run) => [run.external_id, run]));
}
var annotationShape = object(
  {
    path: required(anyText, "the file"),
    start_line: required(integer({ min: 0 }), "the line"),
    message: optional(nullable(anyText), "the message")
  },
  { wants: "an annotation", open: !0 }
);
function keyOf({ path, start_line, message }) {
  return `${path}:${start_line} ${message}`;
}

// src/github/publish/publish-context.ts
function openPublishContext(options) {
  let { api, runner, target, seen, identity } = options, { repository: repository2, serverUrl, runId, runAttempt } = runner, { head } = target.range, runUrl = `${serverUrl}/${repository2}/actions/runs/${runId}/attempts/${runAttempt}`, unpublished = [], ownRunsOn = (commit) => openOwnCheckRuns({ api, repository: repository2, head: commit, seen, detailsUrl: runUrl });
  return {
    ...options,
    repository: repository2,
    head,
    runUrl,
    ownRuns: ownRunsOn(head),
    ownRunsOn,
    commentOn: (number3) => openComment(api, repository2, number3, identity.login),
    unpublished,
    async attempt(what, request) {
      try {
        return await request();
      } catch (error2) {
        if (!(error2 instanceof ApiError)) throw error2;
        unpublished.push(`${what}: ${error2.message}`);
        return;
      }
    }
  };
}

// src/github/publish/required-checks.ts
var open7 = { wants: "a mapping", open: !0 }, required_status_checks = optional(
  list(
    object(
      { context: required(anyText, "its name"), integration_id: optional(nullable(integer({ min: -1 })), "the app") },
      open7
    )
  ),
  "the checks"
), ruleShape = object(
  {
    type: required(anyText, "its kind"),
    ruleset_id: optional(integer({ min: 0 }), "the ruleset"),
    parameters: optional(nullable(object({ required_status_checks }, open7)), "its parameters")
  },
  open7
), branchShape2 = object(
  {
    protected: optional(boolean, "whether it is protected"),
    protection: optional(
      nullable(
        object(
          {
            required_status_checks: optional(
              nullable(object({ contexts: optional(list(anyText), "names") }, open7)),
              "checks"
            )
          },
          open7
        )
      ),
      "its protection"
    )
  },
  open7
);
async function enforcementOf(api, options) {
  let { repository: repository2, serverUrl, branch, job } = options, about = { branch, check: job, settingsUrl: `${serverUrl}/${repository2}/settings/rules` };
  try {
    let checks = [
      ...await fromRulesets(api, repository2, branch),
      ...await fromProtection(api, repository2, branch)
    ], contexts = checks.map(({ context }) => context), found = checks.find(({ context }) => options.names.includes(context));
    if (found) {
      let { context, by, source } = found;
      return { ...about, contexts, required: "yes", check: context, by, ...source ? { source } : {} };
    }
    let maybe = contexts.find((context) => options.possible.includes(context));
    if (maybe) {
      let why = `${maybe} is required, and may or may not be the gate's job; remove the name: of the gate's job`;
      return { ...about, contexts, required: "unknown", why };
    }
    return checks.some(({ isHidden }) => isHidden) ? { ...about, contexts, required: "unknown", why: "the branch is protected, and this token can't read its required checks" } : { ...about, contexts, required: "no" };
  } catch (error2) {
    if (!(error2 instanceof ApiError)) throw error2;
    return { ...about, contexts: [], required: "unknown", why: error2.message };
  }
}
async function hasMergeQueue(api, repository2, branch) {
  try {
    return (await rulesOf(api, repository2, branch)).some(({ type }) => type === "merge_queue");
  } catch (error2) {
    if (!(error2 instanceof ApiError)) throw error2;
    return !1;
  }
}
async function rulesOf(api, repository2, branch) {
  let asked = { ...ownerAndRepo(repository2), branch };
  return api.all("GET /repos/{owner}/{repo}/rules/branches/{branch}", asked, ruleShape);
}
async function fromRulesets(api, repository2, branch) {
  return (await rulesOf(api, repository2, branch)).filter(({ type }) => type === "required_status_checks").flatMap(
    ({ ruleset_id, parameters }) => (parameters?.required_status_checks ?? []).map(({ context, integration_id }) => ({
      context,
      by: `ruleset ${ruleset_id ?? ""}`.trim(),
      source: typeof integration_id == "number" && integration_id > 0 ? "app" : "any"
    }))
  );
}
async function fromProtection(api, repository2, branch) {
  let asked = { ...ownerAndRepo(repository2), branch }, answer = await api.get("GET /repos/{owner}/{repo}/branches/{branch}", asked, branchShape2), { protected: isProtected, protection } = answer, contexts = protection?.required_status_checks?.contexts, by = "branch protection";
  return isProtected && !contexts ? [{ context: "", by, isHidden: !0 }] : (contexts ?? []).map((context) => ({ context, by }));
}

// src/github/publish/publish.ts
var maxHistory = 12e3;
function openPublisher(options) {
  let context = openPublishContext(options), { inputs, target, ownRuns, runUrl, unpublished } = context, mode = inputs.mode, open8, mayPost = !1;
  return {
    async begin(given) {
      if (mode = given, mode === "observe" || inputs.checkRuns === "off") return;
      let summary3 = "The contracts of this pull request are being checked.";
      mayPost = !0;
      let run = await context.attempt(
        "check runs could not be written",
        () => ownRuns.begin(inputs.checkName, aggregateId, "in progress", summary3).catch((error2) => {
          throw mayPost = !(error2 instanceof ApiError && ["forbidden", "unauthorised"].includes(error2.kind)), error2;
        })
      );
      open8 = run?.id, run?.app?.slug && context.identity.isApp(run.app.slug);
    },
    async finish(judged, policy) {
      if (mode === "observe") return { results: judged, publication: { mode, runUrl, unpublished }, commentUrl: "" };
      let [pull] = target.kind === "pull" ? target.pulls : [], before = pull ? await readHistory(context, pull) : {}, { results, history } = pull ? withAttempts(judged, before, policy) : { results: judged, history: before }, enforcement = target.kind === "push" ? void 0 : await enforcementFor(context), publication = { mode, runUrl, unpublished, ...enforcement ? { enforcement } : {} }, current = pull && await isCurrent(context, pull.number) ? pull : void 0, after = current && policy.dispatch ? await dispatchMessages(context, current, results, history) : history, state = { head: context.head, history: fitting(after, maxHistory) };
      if (mayPost && await postRuns(context, open8, results, publication, state) && (open8 = void 0), pull && !current) return { results, publication, commentUrl: "" };
      let commentUrl = await writeComments(context, results, publication, state);
      return current && await labelEscalation(context, current, results), { results, publication, commentUrl };
    },
    async withdraw(results) {
      let [pull] = target.kind === "pull" && inputs.comment !== "off" && mode !== "observe" ? target.pulls : [];
      pull && await context.attempt("the comment could not be corrected", async () => {
        let existing = context.commentOn(pull.number), found = await existing.find();
        if (!found || !await isCurrent(context, pull.number)) return;
        await existing.write(comment(results, { mode, runUrl, unpublished }, stateIn(found.body ?? "")));
        let posted = inputs.checkRuns === "off" ? void 0 : (await ownRuns.ours()).get(aggregateId);
        posted && await postRuns(context, posted.id, results, { mode, runUrl, unpublished }, {});
      });
    },
    async abandon(api, conclusion, summary3) {
      if (open8 === void 0) return;
      let title = conclusion === "cancelled" ? "cancelled" : "no verdict";
      await close({ ...context, api }, open8, conclusion, { title, summary: summary3 }).catch(() => {
      });
    }
  };
}
function close({ api, repository: repository2 }, id, conclusion, output) {
  let asked = { ...ownerAndRepo(repository2), check_run_id: id, status: "completed", conclusion, output };
  return api.write("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", asked, postedShape);
}
async function postRuns(context, open8, results, publication, state) {
  let { ownRuns, inputs } = context, { aggregate, others } = checkRuns(results, {
    mode: publication.mode,
    checkRuns: inputs.checkRuns,
    max: inputs.maxCheckRuns,
    checkName: inputs.checkName,
    publication
  }), taken = await namesOfOthers(context, publication);
  for (let run of others) {
    let name = taken.has(run.name) ? `${run.name} (contract-gate)` : run.name;
    if (!await context.attempt(
      `the check run ${name} could not be written`,
      () => ownRuns.post({ ...run, name })
    )) break;
  }
  if (await context.attempt("outdated check runs could not be updated", () => retire(context, results, others)), await context.attempt(
    `the check run ${aggregate.name} could not be completed`,
    () => ownRuns.post({ ...aggregate, text: `${aggregate.text ?? ""}${stateLine(state)}` })
  )) return !0;
  if (open8 === void 0) return !1;
  let { conclusion, title } = aggregate, summary3 = "The report could not be written here. See the job summary.", what = `the check run ${aggregate.name} stays in progress`;
  return await context.attempt(what, () => close(context, open8, conclusion, { title, summary: summary3 })) !== void 0;
}
async function namesOfOthers({ seen, inputs }, { enforcement }) {
  let others = (await seen.list().catch(() => [])).filter(({ external_id }) => !isOurs(external_id ?? "")).map(({ name }) => name), names = /* @__PURE__ */ new Set([...others, ...enforcement?.required === "no" ? [] : enforcement?.contexts ?? []]);
  return names.delete(inputs.checkName), names;
}
var maxRetired = 5;
async function retire({ ownRuns, unpublished }, results, posted) {
  let current = /* @__PURE__ */ new Set([aggregateId, ...posted.map(({ externalId: externalId2 }) => externalId2)]), earlier = [...await ownRuns.ours()].filter(([id]) => !current.has(id));
  if (earlier.length === 0) return;
  let judged = conclusionsOf(results), stale = earlier.filter(([id, { conclusion }]) => conclusion !== (judged.get(id) ?? "cancelled"));
  for (let [externalId2, { name }] of stale.slice(0, maxRetired)) {
    let title = judged.has(externalId2) ? "see the report" : "no longer part of the report", conclusion = judged.get(externalId2) ?? "cancelled";
    await ownRuns.post({ name, externalId: externalId2, conclusion, title, summary: title, annotations: [] });
  }
  stale.length > maxRetired && unpublished.push(`${stale.length - maxRetired} check runs of an earlier run on this head were not updated`);
}
async function enforcementFor({ api, runner, inputs, target, seen }) {
  let { repository: repository2, serverUrl } = runner, jobs = await seen.ownJobs().catch(() => []), job = jobs.length === 1 ? jobs[0] : runner.job, possible = jobs.includes(job) ? [] : jobs;
  return enforcementOf(api, {
    repository: repository2,
    serverUrl,
    branch: target.branch,
    job,
    names: [job, inputs.checkName],
    possible
  });
}
async function writeComments(context, results, publication, state) {
  let { inputs, target } = context, isDue = target.kind === "pull" || target.kind === "group" && results.verdict !== "pass";
  if (inputs.comment === "off" || !isDue) return "";
  let url = "";
  for (let { number: number3 } of target.pulls) {
    let written = await context.attempt("the comment could not be written", async () => {
      let existing = context.commentOn(number3);
      if (inputs.comment === "failure" && results.verdict === "pass" && !await existing.find()) return;
      let kept2 = target.kind === "pull" ? state : stateIn((await existing.find())?.body ?? "");
      return existing.write(comment(results, publication, kept2));
    });
    url ||= written?.html_url ?? "";
  }
  return url;
}
async function isCurrent({ api, repository: repository2, head, unpublished, attempt: attempt2 }, number3) {
  let current = await attempt2(
    "the comment, the label and the message could not be written",
    async () => (await readPull(api, repository2, number3)).head.sha
  );
  return current !== void 0 && current !== head && unpublished.push(`nothing more was written for ${head.slice(0, 7)}: the head is now ${current.slice(0, 7)}`), current === head;
}

// src/github/publish/write-outputs.ts
import { join as join3, resolve as resolve2 } from "node:path";

// src/report/github/log.ts
var mostOfLevel = 10;
function logAnnotations(results, mode) {
  let all = [
    ...annotations(results, mode).map(({ level, path, line, title, message }) => {
      let about = { level: level === "failure" ? "error" : level, title, message };
      return path === void 0 ? about : { ...about, path, line };
    }),
    ...results.notes.map(
      (note) => ({ level: "notice", title: "contract-gate", message: shortLine(note, 1e3) })
    )
  ], levels2 = ["error", "warning", "notice"], sorted = levels2.map((level) => all.filter((each) => each.level === level));
  return {
    annotations: sorted.flatMap((each) => each.slice(0, mostOfLevel)),
    left: sorted.flatMap((each, index) => {
      let missing = each.length - mostOfLevel, level = levels2[index];
      return missing > 0 ? [
        `${number(missing, `${level} is`, `${level}s are`)} not annotated: GitHub shows ${mostOfLevel} for each step`
      ] : [];
    })
  };
}

// src/report/github/summary.ts
var most3 = 1e6;
function summary(results, publication) {
  return `${page(results, { most: most3, publication, timed: !0 })}
`;
}

// src/github/publish/write-outputs.ts
async function writeOutputs(runner, inputs, published, isGated) {
  let { results, publication, commentUrl } = published, folder = join3(runner.temp, "contract-gate"), file = async (name, content) => {
    let path = join3(folder, name);
    return await writeReport(runner.temp, path, content), path;
  };
  if (isGated) await writeLogAndSummary(runner, results, publication);
  else for (let line of [results.reason, ...results.notes]) runner.log(`contract-gate: ${line}`);
  for (let { format, path } of inputs.reports)
    await writeReport(runner.workspace, resolve2(runner.workspace, path), formats[format](results));
  let retry = retryTexts(results), count = (...statuses) => statuses.reduce((sum, status) => sum + (results.counts[status] ?? 0), 0), outputs = {
    verdict: results.verdict,
    passed: String(count("pass", "warn")),
    failed: String(results.problems.length + count("fail", "error")),
    pending: String(count("pending")),
    skipped: String(count("skip")),
    results: await file("results.json", formats.json(results)),
    "report-html": await file("report.html", formats.html(results)),
    "retry-prompt": retry === "" ? "" : await file("retry.md", retry),
    message: JSON.stringify(messages(results)),
    escalated: String(results.contracts.some((contract) => contract.retry?.escalated)),
    "comment-url": commentUrl,
    matrix: ""
  };
  for (let [name, value] of Object.entries(outputs)) runner.output(name, value);
}
async function writeLogAndSummary(runner, results, publication) {
  runner.group(`contract-gate: ${results.verdict}`, text2(results).trimEnd().split(`
`));
  let mode = publication.mode === "block" ? "" : ` (mode: ${publication.mode}, so nothing is blocked)`;
  runner.log(`${results.verdict.toUpperCase()}: ${results.reason}${mode}`);
  for (let line of publication.unpublished) runner.log(`Not published: ${line}`);
  if (publication.unpublished.length > 0) {
    let { annotations: annotations2, left } = logAnnotations(results, publication.mode);
    for (let annotation of annotations2) runner.annotate(annotation);
    for (let line of left) runner.log(line);
  }
  await runner.summary(summary(results, publication));
}
async function writeFailure(runner, error2) {
  let message = error2 instanceof Error ? error2.message : String(error2);
  runner.output("verdict", "error"), await runner.summary(`## 💥 contract-gate reached no verdict

${sentence(message)}`);
}

// src/github/runner/runner.ts
import { appendFileSync as appendFileSync2, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";

// node_modules/@actions/core/lib/command.js
import * as p2 from "os";

// node_modules/@actions/core/lib/utils.js
function toCommandValue(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function toCommandProperties(e) {
  return Object.keys(e).length ? {
    title: e.title,
    file: e.file,
    line: e.startLine,
    endLine: e.endLine,
    col: e.startColumn,
    endColumn: e.endColumn
  } : {};
}

// node_modules/@actions/core/lib/command.js
function issueCommand(t, e, s3) {
  let r2 = new c2(t, e, s3);
  process.stdout.write(r2.toString() + p2.EOL);
}
function issue(t, e = "") {
  issueCommand(t, {}, e);
}
var n = "::", c2 = class {
  constructor(e, s3, r2) {
    e || (e = "missing.command"), this.command = e, this.properties = s3, this.message = r2;
  }
  toString() {
    let e = n + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      e += " ";
      let s3 = !0;
      for (let r2 in this.properties)
        if (this.properties.hasOwnProperty(r2)) {
          let i2 = this.properties[r2];
          i2 && (s3 ? s3 = !1 : e += ",", e += `${r2}=${m3(i2)}`);
        }
    }
    return e += `${n}${a2(this.message)}`, e;
  }
};
function a2(t) {
  return toCommandValue(t).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function m3(t) {
  return toCommandValue(t).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
import * as s2 from "crypto";
import * as i from "fs";
import * as r from "os";
function issueFileCommand(n2, o) {
  let e = process.env[`GITHUB_${n2}`];
  if (!e)
    throw new Error(`Unable to find environment variable for file command ${n2}`);
  if (!i.existsSync(e))
    throw new Error(`Missing file at path: ${e}`);
  i.appendFileSync(e, `${toCommandValue(o)}${r.EOL}`, {
    encoding: "utf8"
  });
}
function prepareKeyValueMessage(n2, o) {
  let e = `ghadelimiter_${s2.randomUUID()}`, t = toCommandValue(o);
  if (n2.includes(e))
    throw new Error(`Unexpected input: name should not contain the delimiter "${e}"`);
  if (t.includes(e))
    throw new Error(`Unexpected input: value should not contain the delimiter "${e}"`);
  return `${n2}<<${e}${r.EOL}${t}${r.EOL}${e}`;
}

// node_modules/@actions/core/lib/core.js
import * as T from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as p3 } from "os";
import { constants as l2, promises as b } from "fs";
var u2 = function(f2, t, e, r2) {
  function s3(n2) {
    return n2 instanceof e ? n2 : new e(function(i2) {
      i2(n2);
    });
  }
  return new (e || (e = Promise))(function(n2, i2) {
    function d2(a3) {
      try {
        o(r2.next(a3));
      } catch (h) {
        i2(h);
      }
    }
    function c3(a3) {
      try {
        o(r2.throw(a3));
      } catch (h) {
        i2(h);
      }
    }
    function o(a3) {
      a3.done ? n2(a3.value) : s3(a3.value).then(d2, c3);
    }
    o((r2 = r2.apply(f2, t || [])).next());
  });
}, { access: O, appendFile: _2, writeFile: y2 } = b, SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var E = class {
  constructor() {
    this._buffer = "";
  }
  /**
   * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
   * Also checks r/w permissions.
   *
   * @returns step summary file path
   */
  filePath() {
    return u2(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[SUMMARY_ENV_VAR];
      if (!t)
        throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
      try {
        yield O(t, l2.R_OK | l2.W_OK);
      } catch {
        throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissions.`);
      }
      return this._filePath = t, this._filePath;
    });
  }
  /**
   * Wraps content in an HTML tag, adding any HTML attributes
   *
   * @param {string} tag HTML tag to wrap
   * @param {string | null} content content within the tag
   * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
   *
   * @returns {string} content wrapped in HTML element
   */
  wrap(t, e, r2 = {}) {
    let s3 = Object.entries(r2).map(([n2, i2]) => ` ${n2}="${i2}"`).join("");
    return e ? `<${t}${s3}>${e}</${t}>` : `<${t}${s3}>`;
  }
  /**
   * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
   *
   * @param {SummaryWriteOptions} [options] (optional) options for write operation
   *
   * @returns {Promise<Summary>} summary instance
   */
  write(t) {
    return u2(this, void 0, void 0, function* () {
      let e = !!t?.overwrite, r2 = yield this.filePath();
      return yield (e ? y2 : _2)(r2, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return u2(this, void 0, void 0, function* () {
      return this.emptyBuffer().write({ overwrite: !0 });
    });
  }
  /**
   * Returns the current summary buffer as a string
   *
   * @returns {string} string of summary buffer
   */
  stringify() {
    return this._buffer;
  }
  /**
   * If the summary buffer is empty
   *
   * @returns {boolen} true if the buffer is empty
   */
  isEmptyBuffer() {
    return this._buffer.length === 0;
  }
  /**
   * Resets the summary buffer without writing to summary file
   *
   * @returns {Summary} summary instance
   */
  emptyBuffer() {
    return this._buffer = "", this;
  }
  /**
   * Adds raw text to the summary buffer
   *
   * @param {string} text content to add
   * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
   *
   * @returns {Summary} summary instance
   */
  addRaw(t, e = !1) {
    return this._buffer += t, e ? this.addEOL() : this;
  }
  /**
   * Adds the operating system-specific end-of-line marker to the buffer
   *
   * @returns {Summary} summary instance
   */
  addEOL() {
    return this.addRaw(p3);
  }
  /**
   * Adds an HTML codeblock to the summary buffer
   *
   * @param {string} code content to render within fenced code block
   * @param {string} lang (optional) language to syntax highlight code
   *
   * @returns {Summary} summary instance
   */
  addCodeBlock(t, e) {
    let r2 = Object.assign({}, e && { lang: e }), s3 = this.wrap("pre", this.wrap("code", t), r2);
    return this.addRaw(s3).addEOL();
  }
  /**
   * Adds an HTML list to the summary buffer
   *
   * @param {string[]} items list of items to render
   * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
   *
   * @returns {Summary} summary instance
   */
  addList(t, e = !1) {
    let r2 = e ? "ol" : "ul", s3 = t.map((i2) => this.wrap("li", i2)).join(""), n2 = this.wrap(r2, s3);
    return this.addRaw(n2).addEOL();
  }
  /**
   * Adds an HTML table to the summary buffer
   *
   * @param {SummaryTableCell[]} rows table rows
   *
   * @returns {Summary} summary instance
   */
  addTable(t) {
    let e = t.map((s3) => {
      let n2 = s3.map((i2) => {
        if (typeof i2 == "string")
          return this.wrap("td", i2);
        let { header: d2, data: c3, colspan: o, rowspan: a3 } = i2, h = d2 ? "th" : "td", m5 = Object.assign(Object.assign({}, o && { colspan: o }), a3 && { rowspan: a3 });
        return this.wrap(h, c3, m5);
      }).join("");
      return this.wrap("tr", n2);
    }).join(""), r2 = this.wrap("table", e);
    return this.addRaw(r2).addEOL();
  }
  /**
   * Adds a collapsable HTML details element to the summary buffer
   *
   * @param {string} label text for the closed state
   * @param {string} content collapsable content
   *
   * @returns {Summary} summary instance
   */
  addDetails(t, e) {
    let r2 = this.wrap("details", this.wrap("summary", t) + e);
    return this.addRaw(r2).addEOL();
  }
  /**
   * Adds an HTML image tag to the summary buffer
   *
   * @param {string} src path to the image you to embed
   * @param {string} alt text description of the image
   * @param {SummaryImageOptions} options (optional) addition image attributes
   *
   * @returns {Summary} summary instance
   */
  addImage(t, e, r2) {
    let { width: s3, height: n2 } = r2 || {}, i2 = Object.assign(Object.assign({}, s3 && { width: s3 }), n2 && { height: n2 }), d2 = this.wrap("img", null, Object.assign({ src: t, alt: e }, i2));
    return this.addRaw(d2).addEOL();
  }
  /**
   * Adds an HTML section heading element
   *
   * @param {string} text heading text
   * @param {number | string} [level=1] (optional) the heading level, default: 1
   *
   * @returns {Summary} summary instance
   */
  addHeading(t, e) {
    let r2 = `h${e}`, s3 = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(r2) ? r2 : "h1", n2 = this.wrap(s3, t);
    return this.addRaw(n2).addEOL();
  }
  /**
   * Adds an HTML thematic break (<hr>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addSeparator() {
    let t = this.wrap("hr", null);
    return this.addRaw(t).addEOL();
  }
  /**
   * Adds an HTML line break (<br>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addBreak() {
    let t = this.wrap("br", null);
    return this.addRaw(t).addEOL();
  }
  /**
   * Adds an HTML blockquote to the summary buffer
   *
   * @param {string} text quote text
   * @param {string} cite (optional) citation url
   *
   * @returns {Summary} summary instance
   */
  addQuote(t, e) {
    let r2 = Object.assign({}, e && { cite: e }), s3 = this.wrap("blockquote", t, r2);
    return this.addRaw(s3).addEOL();
  }
  /**
   * Adds an HTML anchor tag to the summary buffer
   *
   * @param {string} text link text/content
   * @param {string} href hyperlink
   *
   * @returns {Summary} summary instance
   */
  addLink(t, e) {
    let r2 = this.wrap("a", t, { href: e });
    return this.addRaw(r2).addEOL();
  }
}, w3 = new E();
var summary2 = w3;

// node_modules/@actions/core/lib/platform.js
import m4 from "os";
var platform = m4.platform(), arch = m4.arch();

// node_modules/@actions/core/lib/core.js
var ExitCode;
(function(t) {
  t[t.Success = 0] = "Success", t[t.Failure = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(t) {
  issueCommand("add-mask", {}, t);
}
function getInput(t, e) {
  let r2 = process.env[`INPUT_${t.replace(/ /g, "_").toUpperCase()}`] || "";
  if (e && e.required && !r2)
    throw new Error(`Input required and not supplied: ${t}`);
  return e && e.trimWhitespace === !1 ? r2 : r2.trim();
}
function getMultilineInput(t, e) {
  let r2 = getInput(t, e).split(`
`).filter((o) => o !== "");
  return e && e.trimWhitespace === !1 ? r2 : r2.map((o) => o.trim());
}
function setOutput(t, e) {
  if (process.env.GITHUB_OUTPUT)
    return issueFileCommand("OUTPUT", prepareKeyValueMessage(t, e));
  process.stdout.write(T.EOL), issueCommand("set-output", { name: t }, toCommandValue(e));
}
function error(t, e = {}) {
  issueCommand("error", toCommandProperties(e), t instanceof Error ? t.toString() : t);
}
function warning(t, e = {}) {
  issueCommand("warning", toCommandProperties(e), t instanceof Error ? t.toString() : t);
}
function notice(t, e = {}) {
  issueCommand("notice", toCommandProperties(e), t instanceof Error ? t.toString() : t);
}
function info(t) {
  process.stdout.write(t + T.EOL);
}
function startGroup(t) {
  issue("group", t);
}
function endGroup() {
  issue("endgroup");
}

// src/github/runner/log.ts
var levels = { error, warning, notice };
function openLog(secrets) {
  let known2 = [...secrets], hide = (text3) => redact(text3, known2), line = (text3) => info(inLine(hide(text3))), shown = (text3) => visible(hide(text3));
  return {
    log: line,
    group(title, lines) {
      startGroup(inLine(hide(title)));
      for (let each of lines) line(each);
      endGroup();
    },
    annotate({ level, path, line: line2, title, message }) {
      let place = path === void 0 ? {} : { file: shown(path), ...line2 === void 0 ? {} : { startLine: line2 } };
      levels[level](shown(message), { title: shown(title), ...place });
    },
    mask(secret) {
      for (let each of secret.split(/\r?\n/).filter((part) => part.trim() !== "")) setSecret(each);
      known2.push(secret);
    },
    hide
  };
}

// src/github/runner/secrets.ts
import { existsSync as existsSync2 } from "node:fs";
import { isAbsolute } from "node:path";
var tokens = [
  "INPUT_GITHUB-TOKEN",
  "GITHUB_TOKEN",
  "GH_TOKEN",
  "ACTIONS_RUNTIME_TOKEN",
  "ACTIONS_ID_TOKEN_REQUEST_TOKEN"
], secretName = /token|secret|passw(?:or)?d|passphrase|credential|keys?$|(?:^|[_-])keys?[_-]/i, shortest = 8;
function secretsIn(env, extra = []) {
  let sure = [...extra, ...tokens.map((name) => env[name] ?? "")].map((value) => value.trim()).filter((value) => value !== ""), forGit = sure.map((token) => Buffer.from(`x-access-token:${token}`).toString("base64")), named2 = Object.entries(env).flatMap(([name, value]) => secretName.test(name) && value ? [value.trim()] : []);
  return [.../* @__PURE__ */ new Set([...sure, ...forGit, ...named2.filter(looksSecret)])];
}
function looksSecret(value) {
  let isPath = /^(?:~|\.{1,2})[\\/]/.test(value) || isAbsolute(value) && existsSync2(value), isPlain = /^(?:true|false|[\d.]+)$/i.test(value);
  return value.length >= shortest && !isPath && !isPlain;
}

// src/github/runner/runner.ts
var essential = ["GITHUB_REPOSITORY", "GITHUB_EVENT_NAME", "GITHUB_EVENT_PATH", "GITHUB_WORKSPACE"], largestEvent = 32 * 1024 * 1024, largestSummary = 1024 * 1024;
function openRunner() {
  let { env } = process, value = (name) => env[name]?.trim() ?? "", missing = essential.filter((name) => value(name) === "");
  if (missing.length > 0) {
    let names = missing.join(", ");
    throw new UsageError(
      `missing environment variables: ${names}; run the action in a GitHub workflow, or use contract-gate verify on your own machine`
    );
  }
  let repository2 = value("GITHUB_REPOSITORY");
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository2))
    throw new UsageError(`GITHUB_REPOSITORY is ${JSON.stringify(repository2)}: it must be OWNER/NAME`);
  refuseBrokenEvent(value("GITHUB_EVENT_PATH"));
  let log = openLog(secretsIn(env));
  return {
    ...log,
    input: (name) => getInput(name),
    // Core returns lines of whitespace as empty ones.
    lines: (name) => getMultilineInput(name).filter((line) => line !== ""),
    eventName: value("GITHUB_EVENT_NAME"),
    repository: repository2,
    sha: value("GITHUB_SHA"),
    ref: value("GITHUB_REF"),
    refName: value("GITHUB_REF_NAME"),
    headRef: value("GITHUB_HEAD_REF"),
    baseRef: value("GITHUB_BASE_REF"),
    runId: value("GITHUB_RUN_ID"),
    runAttempt: Number(/^[1-9]\d{0,5}$/.exec(value("GITHUB_RUN_ATTEMPT"))?.[0] ?? 1),
    workflow: value("GITHUB_WORKFLOW"),
    workflowRef: value("GITHUB_WORKFLOW_REF"),
    job: value("GITHUB_JOB"),
    actor: value("GITHUB_ACTOR"),
    serverUrl: urlIn(value("GITHUB_SERVER_URL") || "https://github.com", "GITHUB_SERVER_URL"),
    apiUrl: urlIn(value("GITHUB_API_URL") || "https://api.github.com", "GITHUB_API_URL"),
    workspace: value("GITHUB_WORKSPACE"),
    temp: value("RUNNER_TEMP") || tmpdir(),
    output(name, text3) {
      try {
        bytesIn(env.GITHUB_OUTPUT), setOutput(name, log.hide(text3));
      } catch (error2) {
        log.log(`Could not write the output ${name}: ${error2.message}`);
      }
    },
    async summary(markdown) {
      try {
        let written = bytesIn(env.GITHUB_STEP_SUMMARY), whole = `${log.hide(markdown)}
`, kept2 = upToBytes(whole, largestSummary - written);
        kept2 !== whole && log.log("The job summary is truncated: GitHub shows at most 1 MiB."), await summary2.addRaw(kept2).write();
      } catch (error2) {
        summary2.emptyBuffer(), log.log(`Could not write the job summary: ${error2.message}`);
      }
    }
  };
}
function bytesIn(file) {
  if (!file) throw new Error("the runner provides no file for it");
  return appendFileSync2(file, ""), statSync(file).size;
}
function upToBytes(text3, most4) {
  let bytes = Buffer.from(text3);
  if (bytes.length <= most4) return text3;
  let fitting2 = bytes.subarray(0, Math.max(0, most4));
  return fitting2.subarray(0, fitting2.lastIndexOf(`
`) + 1).toString();
}
function refuseBrokenEvent(path) {
  let problem = (reason) => new UsageError(`the event in ${path} (GITHUB_EVENT_PATH) ${reason}`), bytes;
  try {
    if (statSync(path).size > largestEvent) throw problem("is larger than 32 MiB, the limit for events");
    bytes = readFileSync(path);
  } catch (error2) {
    throw error2 instanceof UsageError ? error2 : problem(`can't be read: ${error2.message}`);
  }
  let decoded = decode(bytes);
  if ("problem" in decoded) throw problem(decoded.problem);
  try {
    JSON.parse(decoded.text);
  } catch (error2) {
    throw problem(`is not JSON: ${error2.message}`);
  }
}
function urlIn(text3, name) {
  let address = URL.canParse(text3) ? new URL(text3) : void 0;
  if (address && /^https?:$/.test(address.protocol)) return text3.replace(/\/+$/, "");
  throw new UsageError(`${name} is ${JSON.stringify(text3)}: it must be a URL such as https://github.com`);
}

// src/github/target/event.ts
var events = {
  pull: compiled(pullEvent2, pullEvent),
  group: compiled(groupEvent2, groupEvent),
  push: compiled(pushEvent2, pushEvent),
  branch: compiled(branchEvent2, branchEvent)
}, privileged = ["pull_request_target", "workflow_run", "issue_comment"], known = [
  "pull_request",
  "pull_request_review",
  "merge_group",
  "push",
  "workflow_dispatch",
  "workflow_call"
];
function readTrigger(name, payload, { ref, sha: sha2 }) {
  if (privileged.includes(name))
    throw new UsageError(
      `the event ${name} gives untrusted code a token with write access; run the gate on pull_request`
    );
  if (!known.includes(name))
    throw new UsageError(`unsupported event ${JSON.stringify(name)}; run the gate on ${known.join(", ")}`);
  let read = (shape) => readEvent(shape, payload, `the event ${name}`), has = (key) => payload !== null && typeof payload == "object" && key in payload;
  if (name.startsWith("pull_request") || name === "workflow_call" && has("pull_request"))
    return pullTrigger(read(events.pull));
  if (name === "merge_group" || name === "workflow_call" && has("merge_group")) {
    let { head_sha, head_ref, base_sha, base_ref } = read(events.group).merge_group, last = /\/pr-(\d{1,9})-[0-9a-f]{40,64}$/.exec(head_ref)?.[1];
    return {
      kind: "group",
      head: head_sha,
      ref: head_ref,
      base: base_sha,
      branch: branchOf(base_ref) ?? base_ref,
      last: last === void 0 ? null : Number(last)
    };
  }
  if (name === "push" || name === "workflow_call" && has("before")) return pushTrigger(read(events.push));
  let branch = branchOf(ref);
  if (branch === void 0)
    throw new UsageError(`the workflow runs on ${ref}, which is not a branch; start it on a branch`);
  return { kind: "branch", branch, sha: sha2, defaultBranch: read(events.branch).repository.default_branch };
}
function pullTrigger({ pull_request: payload, before }) {
  return { kind: "pull", number: payload.number, head: payload.head.sha, payload, ...before ? { before } : {} };
}
function pushTrigger(event) {
  let branch = branchOf(event.ref);
  return branch === void 0 ? { kind: "nothing", reason: `${event.ref} is not a branch` } : event.deleted || isZero(event.after) ? { kind: "nothing", reason: `the branch ${branch} was deleted` } : {
    kind: "push",
    branch,
    before: isZero(event.before) ? null : event.before,
    sha: event.after,
    author: event.sender?.login ?? null,
    defaultBranch: event.repository.default_branch
  };
}
function branchOf(ref) {
  return /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
}
function isZero(commit) {
  return /^0+$/.test(commit);
}

// src/github/target/change.ts
async function tipOf(branch, { api, repository: repository2, history }) {
  try {
    return await branchTip(api, repository2, branch);
  } catch (error2) {
    let tip = error2 instanceof ApiError && error2.kind === "forbidden" ? await history.tip(branch) : void 0;
    if (tip === void 0) throw error2;
    return tip;
  }
}
async function changeSince(base, head, { api, repository: repository2, history }) {
  if (!await history.isWhole(base, head))
    try {
      let { mergeBase, commits } = await compare(api, repository2, base, head);
      return { fork: mergeBase, commits };
    } catch (error2) {
      if (!(error2 instanceof ApiError && error2.kind === "forbidden") || !await history.deepen(base, head) || !await history.isWhole(base, head)) throw error2;
    }
  let [fork, ...others] = await history.mergeBases(base, head);
  if (others.length > 0 || fork === void 0) {
    let problem = fork ? "several merge bases" : "no common history";
    throw new UsageError(`the branch and its base have ${problem}; rebase the branch onto its base`);
  }
  return { fork, commits: await history.commits(fork, head) };
}
async function forkOf(tip, commit, sources) {
  try {
    return (await changeSince(tip, commit, sources)).fork;
  } catch (error2) {
    if (error2 instanceof ApiError || error2 instanceof UsageError) return;
    throw error2;
  }
}
async function fetchAll(history, ...commits) {
  if (await history.fetchMissing(...commits)) return;
  let names = [...new Set(commits)].map((commit) => commit.slice(0, 7)).join(" and ");
  throw new UsageError(
    `could not fetch ${names} from GitHub; add contents: read to the job's permissions, or set fetch-depth: 0 for actions/checkout`
  );
}
function undefinedIfUnknown(error2) {
  if (!(error2 instanceof ApiError && (error2.kind === "missing" || error2.kind === "invalid")))
    throw error2;
}

// src/github/target/group-entries.ts
var maxMembers = 30, maxOpen = 100;
async function entriesOf(trigger, line, tip, sources) {
  let { last } = trigger, { history } = sources, pulls = openCandidates(trigger.branch, sources), hasHistory = async (...heads) => {
    let all = [tip, ...line.slice(0, 1).map(({ id }) => id), ...heads];
    return await history.isWhole(...all) || history.deepen(...all);
  }, matches = openMatches(line, last !== null, history, hasHistory), known2 = /* @__PURE__ */ new Map(), unexplained = 0, entriesFrom = (at) => {
    let entries2 = known2.get(at) ?? search(at);
    return known2.set(at, entries2), entries2;
  }, beginningWith = async (pull, at) => {
    for (let steps of pull ? await matches(pull, at) : []) {
      let rest = await entriesFrom(at + steps);
      if (rest && !rest.some((each) => each.pull.number === pull.number))
        return [{ pull, head: line[at].id, fork: line[at + steps - 1].parent }, ...rest];
    }
  }, search = async (at) => {
    if (at === line.length) return [];
    if (unexplained = Math.max(unexplained, at), at === 0 && last !== null) return beginningWith(await pulls.read(last), at);
    let titled2 = numberIn(line[at].message), byTitle = titled2 === void 0 ? void 0 : await beginningWith(await pulls.read(titled2), at);
    if (byTitle) return byTitle;
    let found = [], open8 = await pulls.open();
    line[at].parents.length === 1 && open8.length > 0 && await hasHistory(...open8.map(({ head }) => head));
    for (let pull of open8) found.push(...[await beginningWith(pull, at)].filter((each) => each !== void 0));
    return found.length === 1 ? found[0] : void 0;
  }, entries = await entriesFrom(0);
  if (!entries || entries.length === 0) {
    let commit = line[unexplained]?.id.slice(0, 7), what = commit ? `of ${commit} in the group` : "of the group";
    throw new UsageError(`the pull request ${what} ${trigger.ref} was not found; run the job again`);
  }
  if (entries.length > maxMembers)
    throw new UsageError(
      `the merge group has more than ${maxMembers} pull requests; lower the maximum group size of the merge queue`
    );
  return entries.reverse();
}
function openCandidates(branch, { api, repository: repository2 }) {
  let known2 = /* @__PURE__ */ new Map(), all, candidate = (answer) => {
    let pull = pullFrom(answer, `pull request #${answer.number} body`);
    return pull.isOpen && pull.baseBranch === branch ? pull : void 0;
  };
  return {
    read(number3) {
      let pull = known2.get(number3) ?? readPull(api, repository2, number3).catch(undefinedIfUnknown).then((answer) => answer && candidate(answer));
      return known2.set(number3, pull), pull;
    },
    open() {
      return all ??= openPullsInto(api, repository2, branch).then(
        (answers) => answers.length > maxOpen ? [] : answers.flatMap((answer) => candidate(answer) ?? [])
      ), all;
    }
  };
}
function openMatches(line, isNamed, history, hasHistory) {
  return async ({ head }, at) => {
    let step = line[at];
    if (step.parents.length > 1) return step.parents.slice(1).includes(head) ? [1] : [];
    if (line.length === 1 && isNamed) return [1];
    if (!await hasHistory(head)) return [];
    let tree = await history.treeOf(step.id);
    if (await history.mergedTree(step.id, head) !== tree) return [];
    let counts = [];
    for (let end = at; line[end]?.parents.length === 1; end++)
      await history.mergedTree(line[end].parent, head) === tree && counts.push(end - at + 1);
    return counts;
  };
}
function numberIn(message) {
  let title = message.split(`
`, 1)[0], number3 = /^Merge pull request #(\d{1,9}) from /.exec(title)?.[1] ?? /\(#(\d{1,9})\)$/.exec(title)?.[1];
  return number3 === void 0 ? void 0 : Number(number3);
}

// src/github/target/merge-group.ts
async function groupTarget(trigger, sources) {
  let { history } = sources;
  if (history.head !== trigger.head)
    throw new UsageError(
      `the checkout is at ${history.head?.slice(0, 7)}, not at the merge group's head ${trigger.head.slice(0, 7)}; remove the ref of actions/checkout`
    );
  let tip = await tipOf(trigger.branch, sources), { onto, fork, commits } = await changeOf(trigger, tip, sources), line = mainLine(trigger.head, fork, commits), entries = await entriesOf(trigger, line, tip, sources);
  await fetchAll(history, onto, fork, ...entries.flatMap((entry) => [entry.fork, entry.head]));
  let pulls = entries.map(({ pull }) => pull);
  return {
    kind: "group",
    pulls,
    subjects: pulls,
    range: {
      base: { branch: trigger.branch, commit: onto },
      fork,
      head: trigger.head,
      commits,
      fetchMissing: history.fetchMissing,
      forkOf: (commit) => forkOf(tip, commit, sources),
      entries: entries.map((entry) => ({ ...entry, commits: commitsIn(entry, commits) }))
    },
    branch: trigger.branch,
    notes: []
  };
}
async function changeOf({ base, head }, tip, sources) {
  let since = await changeSince(tip, head, sources), isMerged = since.fork === head, { fork, commits } = isMerged ? await changeSince(base, head, sources) : since, withParents = commits.map(async (commit) => ({
    ...commit,
    parents: commit.parents ?? await sources.history.parents(commit.id)
  }));
  return { onto: isMerged ? base : tip, fork, commits: await Promise.all(withParents) };
}
function mainLine(head, fork, commits) {
  let byId = new Map(commits.map((commit) => [commit.id, commit])), line = [];
  for (let id = head; id !== void 0 && id !== fork; ) {
    let step = byId.get(id), parent = step?.parents[0];
    if (!step || parent === void 0)
      throw new UsageError(
        `the merge group's head ${head.slice(0, 7)} does not build on the target branch; run the job again`
      );
    line.push({ ...step, parent }), id = parent;
  }
  return line;
}
function commitsIn({ fork, head }, all) {
  let byId = new Map(all.map((commit) => [commit.id, commit])), reach = (from) => {
    let seen = /* @__PURE__ */ new Set();
    for (let open8 = [from]; open8.length > 0; ) {
      let id = open8.pop(), commit = byId.get(id);
      !commit || seen.has(id) || (seen.add(id), open8.push(...commit.parents));
    }
    return seen;
  }, [before, now] = [reach(fork), reach(head)];
  return all.filter(({ id }) => now.has(id) && !before.has(id));
}

// src/github/target/target.ts
async function readTarget(trigger, sources) {
  let target = await targetOf(trigger, sources), { base, head } = target.range, { history } = sources, deepen = async () => {
    let both = base ? [base.commit, head] : [head];
    return await history.isWhole(...both) || history.deepen(...both);
  };
  return { ...target, range: { ...target.range, deepen } };
}
async function targetOf(trigger, sources) {
  return trigger.kind === "pull" ? pullTarget(trigger, sources) : trigger.kind === "group" ? groupTarget(trigger, sources) : branchTarget(trigger, sources);
}
async function pullTarget(trigger, sources) {
  let { api, repository: repository2, history } = sources, { pull, note } = await readPullOrEvent(api, repository2, trigger.payload);
  await refuseDuplicateHeads(trigger.head, sources);
  let tip = await tipOf(pull.baseBranch, sources), { head, onto } = await checkedOut(history, trigger.head), change = await changeSince(tip, head, sources), fork = onto ?? change.fork;
  return await fetchAll(history, tip, fork), {
    kind: "pull",
    pulls: [pull],
    subjects: [pull],
    range: {
      base: { branch: pull.baseBranch, commit: tip },
      fork,
      head,
      commits: change.commits,
      fetchMissing: history.fetchMissing,
      forkOf: (commit) => forkOf(tip, commit, sources)
    },
    branch: pull.baseBranch,
    ...trigger.before ? { before: trigger.before } : {},
    notes: note ? [note] : []
  };
}
async function refuseDuplicateHeads(head, { api, repository: repository2 }) {
  let duplicateHeads = await openPullsAt(api, repository2, head);
  if (new Set(duplicateHeads.map(({ base }) => base.ref)).size < 2) return;
  let named2 = duplicateHeads.map(({ number: number3, base }) => `#${number3} into ${base.ref}`).join(", ");
  throw new UsageError(
    `${head.slice(0, 7)} is the head of several pull requests (${named2}); close all but one, or push a commit`
  );
}
async function checkedOut(history, wanted) {
  let { head } = history;
  if (head === null) throw new UsageError("the workspace has no checkout; run actions/checkout before the gate");
  if (head === wanted) return { head };
  let [onto, merged, ...more] = await history.parents(head);
  if (onto && merged === wanted && more.length === 0) return { head: merged, onto };
  throw new UsageError(
    `the checkout is at ${head.slice(0, 7)}, which is neither the head ${wanted.slice(0, 7)} of the pull request nor its merge commit; remove the ref of actions/checkout, or set it to that head`
  );
}
async function branchTarget(trigger, sources) {
  let { history, api, repository: repository2 } = sources, head = history.head;
  if (head === null) throw new UsageError("the workspace has no checkout; run actions/checkout before the gate");
  if (trigger.sha !== head)
    throw new UsageError(
      `the checkout is at ${head.slice(0, 7)}, but the workflow runs for ${trigger.sha.slice(0, 7)}; remove the ref of actions/checkout`
    );
  let [own] = trigger.branch === trigger.defaultBranch ? [] : await openPullsAt(api, repository2, head);
  if (own) return pullTarget({ kind: "pull", number: own.number, head, payload: own }, sources);
  let { branch, commit } = await baseOfBranch(trigger, sources), { fork, commits } = commit === null ? { fork: head, commits: [] } : await changeSince(commit, head, sources);
  commit !== null && await fetchAll(history, commit, fork);
  let { pulls, notes } = trigger.kind === "push" ? await pullsOfPush(head, sources) : { pulls: [], notes: [] }, author = trigger.kind === "push" ? trigger.author : null, body = { text: "", path: "no body" }, alone = { number: null, branch: trigger.branch, title: "", body, labels: [], author };
  return {
    kind: "push",
    pulls,
    subjects: pulls.length > 0 ? pulls : [alone],
    range: {
      base: commit === null ? null : { branch, commit },
      fork,
      head,
      commits,
      fetchMissing: history.fetchMissing,
      forkOf: async (signed) => commit === null ? void 0 : forkOf(commit, signed, sources)
    },
    branch,
    notes
  };
}
async function pullsOfPush(head, { api, repository: repository2 }) {
  try {
    return { pulls: (await pullsOf(api, repository2, head).catch(undefinedIfUnknown) ?? []).filter(({ state }) => state === "closed").slice(0, maxPulls).map((answer) => pullFrom(answer, `pull request #${answer.number} body`)), notes: [] };
  } catch (error2) {
    if (!(error2 instanceof ApiError) || error2.kind !== "forbidden") throw error2;
    return { pulls: [], notes: [`the pull requests of the pushed commit could not be read: ${error2.message}`] };
  }
}
var maxPulls = 5;
async function baseOfBranch(trigger, sources) {
  let { defaultBranch } = trigger;
  if (trigger.branch !== defaultBranch) return { branch: defaultBranch, commit: await tipOf(defaultBranch, sources) };
  let before = trigger.kind === "push" ? trigger.before : null, isThere = before !== null && await sources.history.fetchMissing(before);
  return { branch: trigger.branch, commit: isThere ? before : null };
}

// src/github/run-action.ts
var shutdownTimeoutMs = 4e3;
async function runAction(action) {
  let runner = openRunner();
  try {
    return await runTrigger(runner, action);
  } catch (error2) {
    throw action.signal.aborted || await writeFailure(runner, error2), error2;
  }
}
async function runTrigger(runner, { env, version, signal }) {
  let inputs = readInputs(runner);
  inputs.token !== "" && runner.mask(inputs.token);
  let [{ context }, { openApi }] = await Promise.all([import("./github-YBU235VG.js"), import("./api-ZDW6DQEP.js")]), trigger = readTrigger(context.eventName, context.payload, context);
  if (trigger.kind === "nothing")
    return runner.log(`contract-gate: nothing to check: ${trigger.reason}`), 0;
  let connect = (stop) => openApi({ apiUrl: runner.apiUrl, token: inputs.token, version, signal: stop, env }), api = connect(signal), cwd = resolve3(runner.workspace, inputs.workingDirectory), { repository: repository2, serverUrl } = runner, history = await openHistory({ cwd, url: `${serverUrl}/${repository2}`, token: inputs.token }), identity = openIdentity(api), tell = async (numbers, error2) => {
    trigger.kind === "group" && !signal.aborted && await commentNoVerdict(numbers, error2, { api, runner, inputs, identity });
  }, target = await readTarget(trigger, { api, repository: repository2, history }).catch(async (error2) => {
    throw await tell(trigger.kind === "group" && trigger.last !== null ? [trigger.last] : [], error2), error2;
  }), seen = openSeenRuns(api, gateOf(runner, inputs, target, identity), clockUntil(signal)), publisher = openPublisher({ api, runner, inputs, target, seen, identity });
  try {
    return await runGate({ env, version, signal }, { runner, inputs, api, target, seen, publisher, cwd });
  } catch (error2) {
    let last = connect(AbortSignal.timeout(signal.aborted ? shutdownTimeoutMs : 6e4)), summary3 = signal.aborted ? "The run was cancelled before it reached a verdict." : "The gate failed before it reached a verdict. See the log of its job.";
    throw await publisher.abandon(last, signal.aborted ? "cancelled" : "failure", summary3), await tell(
      target.pulls.map(({ number: number3 }) => number3),
      error2
    ), error2;
  }
}
function gateOf({ repository: repository2, runId, job, workflowRef }, { checkName }, target, identity) {
  return { repository: repository2, head: target.range.head, checkName, runId, job, workflowRef, app: identity.app };
}
function clockUntil(signal) {
  return { now: () => performance.now(), sleep: (ms) => timer(ms, void 0, { signal }) };
}
async function runGate({ env, version, signal }, open8) {
  let { runner, inputs, api, target, seen, publisher, cwd } = open8, { range } = target, checkout = await openCheckout({ cwd, committed: !0, range, environment: env, signal });
  try {
    let prepared, { repository: repository2, workflowRef } = runner, given = await modeOfBase({ input: inputs.mode, repository: repository2, workflowRef, checkout }), isPublic = () => inputs.command === "gate" && prepared.gated, isGroup = target.kind === "group", judged = await gate(
      requestFrom(open8, version),
      checkout,
      {
        now: () => performance.now(),
        stop: signal,
        async onPlan(plan) {
          prepared = plan, isPublic() && await publisher.begin(stricter(plan.policy.mode, given));
        },
        ...progress(runner, () => prepared)
      },
      {
        people(subjects, head) {
          let pulls = target.pulls.filter(({ number: number3 }) => subjects.some((each) => each.number === number3));
          return openApprovals(api, { repository: runner.repository, pulls, head: head ?? range.head, isGroup });
        },
        github: seen,
        secrets: secretsIn(env, [inputs.token])
      }
    );
    signal.throwIfAborted();
    let { policy } = prepared, mode = stricter(policy.mode, given), results = { ...judged, notes: [...judged.notes, ...target.notes] };
    inputs.command === "gate" && !prepared.gated && await publisher.withdraw(results);
    let published = isPublic() ? await publisher.finish(results, policy) : { results, publication: { mode, runUrl: "", unpublished: [] }, commentUrl: "" };
    return await writeOutputs(runner, inputs, published, prepared.gated), mode === "block" ? exitCodes[published.results.verdict] : 0;
  } finally {
    await checkout.close();
  }
}
function requestFrom({ runner, inputs, api, target }, version) {
  return {
    tool: { name: "contract-gate", version },
    event: runner.eventName,
    repository: runner.repository,
    ...runner.serverUrl === "https://github.com" ? {} : { server: runner.serverUrl },
    pulls: target.subjects,
    queue: () => hasMergeQueue(api, runner.repository, target.branch),
    contracts: inputs.contracts,
    ...inputs.policy === void 0 ? {} : { policy: inputs.policy },
    hand: { paths: [], only: [], all: !1 },
    ...inputs.shard ? { shard: inputs.shard } : {},
    ...inputs.timeoutMs === void 0 ? {} : { usualTimeoutMs: inputs.timeoutMs },
    ...inputs.jobs === void 0 ? {} : { jobs: inputs.jobs },
    cores: availableParallelism(),
    commands: !0,
    hosted: inputs.command === "gate",
    clock: () => Date.now()
  };
}
function progress({ log }, prepared) {
  let isCommand = (id) => {
    let { plan } = prepared();
    return plan.steps.get(plan.stepOf.get(id))?.check.runs === "command";
  };
  return {
    onStart: ({ id }) => {
      isCommand(id) && log(`running ${id}`);
    },
    onEnd: ({ id }, { outcome, ms }) => {
      isCommand(id) && log(`${outcome.status} ${id} (${formatDuration(ms)})`);
    }
  };
}

// src/action.ts
var interruption = new AbortController();
for (let signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => interruption.abort(new Error("interrupted")));
try {
  process.exitCode = await runAction({ env: process.env, version: "0.1.0", signal: interruption.signal });
} catch (error2) {
  process.exitCode = failure(error2);
}
function failure(error2) {
  let log = openLog(secretsIn(process.env));
  if (interruption.signal.aborted)
    return log.log("contract-gate: cancelled; all running commands were stopped"), 130;
  let message = error2 instanceof Error ? error2.message : String(error2);
  return log.annotate({ level: "error", title: "contract-gate reached no verdict", message }), process.env.CONTRACT_GATE_DEBUG && error2 instanceof Error && log.log(`${error2.stack}`), 2;
}
