import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  annotations,
  comment,
  marker,
  mostState,
  openSigners,
  readInputs,
  secretsIn,
  stateIn,
  stateLine,
  writeFailure
} from "./chunk-KBTMNWVL.js";
import {
  enforcementOf
} from "./chunk-WD362JEY.js";
import {
  byImportance,
  contractParts,
  contractTable,
  contractsByImportance,
  countWords,
  countsOf,
  criterionName,
  criterionTable,
  detailParts,
  footer,
  icons,
  importance,
  isFine,
  labels,
  limited,
  messages,
  nameOf,
  named,
  noteParts,
  number,
  openParts,
  originWords,
  own,
  passedParts,
  piece,
  problemParts,
  signedParts,
  signedWords,
  startOf,
  verdictParts
} from "./chunk-R6A4CHBN.js";
import "./chunk-KQPZD25M.js";
import "./chunk-PDTWMMYO.js";
import {
  readEvent
} from "./chunk-TZVGHOWW.js";
import {
  ApiError,
  ownerAndRepo,
  undefinedIfMissing
} from "./chunk-3SP27YVE.js";
import {
  inLine,
  plainWords,
  prose,
  shortLine,
  visible
} from "./chunk-NAWO5267.js";
import {
  branchEvent_,
  commandsIn,
  commentEvent_,
  groupEvent_,
  pullEvent_,
  pushEvent_,
  reviewEvent_,
  runEvent_
} from "./chunk-445FV3UW.js";
import {
  digestOf,
  object,
  optional,
  required,
  someOf
} from "./chunk-GJ2B3STB.js";
import {
  UsageError
} from "./chunk-PPAKGYZY.js";
import {
  compiled,
  redact
} from "./chunk-VQAGAHQH.js";
import "./chunk-RH2PCOV3.js";
import {
  commitOf,
  gitCommand,
  gitIn,
  listCommits,
  oneLine,
  resultOf
} from "./chunk-GTW7IM6X.js";
import {
  decode,
  isWorkflowFile
} from "./chunk-REKG4XA7.js";
import "./chunk-4GNBZ5F2.js";
import "./chunk-JLD3JGDS.js";
import {
  anyText,
  boolean,
  integer,
  list,
  nullable,
  text
} from "./chunk-5BZEP5JA.js";
import "./chunk-ZMJJILAV.js";
import "./chunk-PRVJMC5D.js";

// src/github/run-action.ts
import { resolve as resolve2 } from "node:path";
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
  let { program, folder: folder2, env, args: fixed } = gitCommand(cwd), tool = `"${program.replaceAll('"', '\\"')}"`;
  return async (args, { accept, input } = {}) => {
    let given = input === void 0 ? {} : { input: Buffer.from(input) }, options = { cwd: folder2, env: { ...env, ...local }, silent: !0, ignoreReturnCode: !0, ...given }, { exitCode, stdout, stderr } = await getExecOutput(tool, [...fixed, ...args], options);
    return resultOf(args, folder2, { code: exitCode, stdout: Buffer.from(stdout), stderr }, accept);
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
  let git = gitIn(cwd), probe = probeIn(cwd), access = token === "" ? [void 0] : [accessTo(url, token), void 0], missingOf = (commits) => missingCommits(probe, commits), fetch = async (commits, whenShallow) => {
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
      return !await isShallow(probe) && (await missingOf(commits)).length === 0;
    },
    async mergeBases(a3, b2) {
      let answer = await git(["merge-base", "--all", "--end-of-options", a3, b2], { accept: [0, 1] });
      return oneLine(answer).split(`
`).filter(Boolean);
    },
    commits: (from, to) => listCommits(git, from, to),
    async fetchMissing(...commits) {
      let missing = await missingOf(commits);
      return missing.length > 0 && (!await fetch(missing, "--depth=1") || (await missingOf(missing)).length > 0) ? !1 : (await fetchFiles([...commits, ...head ? [head] : []]), !0);
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
async function missingCommits(probe, commits) {
  let answer = await probe(["cat-file", "--batch-check=%(objectname) %(objecttype)"], { accept: [0, 128], input: `${commits.join(`
`)}
` }), found = new Set(oneLine(answer).split(`
`));
  return commits.filter((commit) => !found.has(`${commit} commit`));
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

// src/github/identity.ts
var userShape = object({ login: required(text(), "the login") }, { wants: "a user", open: !0 });
function openIdentity(api) {
  let known3, app;
  return {
    app: () => app,
    isApp(slug) {
      app = slug, known3 = Promise.resolve(`${slug}[bot]`);
    },
    login() {
      return known3 ??= loadLogin(api), known3;
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

// src/github/publish/comment.ts
var open2 = { wants: "a mapping", open: !0 }, commentShape = object(
  {
    id: required(integer({ min: 1 }), "its id"),
    body: optional(nullable(anyText), "its text"),
    html_url: optional(anyText, "its page"),
    user: optional(nullable(object({ login: required(anyText, "the login") }, open2)), "its author")
  },
  open2
);
function openComment(api, repository2, number4, identity) {
  let onPull = { ...ownerAndRepo(repository2), issue_number: number4 }, one = (id) => ({ ...ownerAndRepo(repository2), comment_id: id }), ours2 = async () => {
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
      let [first] = await ours2(), written = (first && await updateIfPresent(first.id, body)) ?? await create(body), all = await ours2(), [oldest2 = written] = all, kept2 = (oldest2.id === written.id ? written : await updateIfPresent(oldest2.id, body)) ?? written;
      for (let { id } of all)
        id !== kept2.id && await api.perform("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", one(id));
      return kept2;
    }
  };
}

// src/github/publish/no-verdict.ts
async function commentNoVerdict(numbers, error2, { api, runner, inputs, identity }) {
  if (["verify", "plan"].includes(inputs.command) || inputs.comment === "off" || inputs.mode === "observe") return;
  let { repository: repository2, serverUrl, runId, runAttempt } = runner, url = `${serverUrl}/${repository2}/actions/runs/${runId}/attempts/${runAttempt}`, reason = prose(error2 instanceof Error ? error2.message : String(error2)), text2 = `## contract-gate: no verdict${runner.eventName === "merge_group" ? " in the merge queue" : ""}

${reason}

[Details](${url})
`;
  for (let number4 of numbers) {
    let existing = openComment(api, repository2, number4, identity.login);
    try {
      await existing.write(`${marker}

${text2}${stateLine(stateIn((await existing.find())?.body ?? ""))}`);
    } catch (failure2) {
      runner.log(`Not published: the comment on #${number4}: ${failure2 instanceof Error ? failure2.message : failure2}`);
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
    let known3 = judgedBefore(history, contract.id), before = known3.filter((judged) => judged.head !== head), now = judgedNow(contract, head, known3);
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
function judgedNow(contract, head, known3) {
  let again = known3.find((each) => each.head === head), before = known3.filter((each) => each !== again), failures = failuresOf(contract), last = before.at(-1)?.times ?? {}, kinds = [...new Set(failures.map(({ check }) => check))];
  return {
    attempt: again?.attempt ?? Math.max(0, ...known3.map(({ attempt: attempt2 }) => attempt2)) + 1,
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
  let kinds = [...new Set(failures.map(({ check }) => check))], most = (kind) => policy.attempts?.[kind] ?? byDefault[kind] ?? otherwise, left = kinds.map((kind) => most(kind) + 1 - countOf(times, kind));
  return {
    task,
    max: kinds.length > 0 ? Math.min(...kinds.map(most)) : null,
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
function fitting(history, most) {
  let size = (each) => JSON.stringify(each).length, cut = (heads, failures) => Object.fromEntries(
    Object.entries(history).map(([id, judged]) => [
      id,
      judged.slice(-heads).map((each) => ({ ...each, failures: each.failures.slice(0, failures) }))
    ])
  ), smaller = [history, cut(10, 3), cut(4, 1), cut(1, 1), cut(1, 0)], found = smaller.find((each) => size(each) <= most);
  if (found) return found;
  let entries = Object.entries(smaller.at(-1));
  for (; entries.length > 0 && size(Object.fromEntries(entries)) > most; )
    entries.splice(0, Math.ceil(entries.length / 8));
  return Object.fromEntries(entries);
}

// src/report/github/check-runs.ts
var mostAnnotations = 500, mostContracts = 12, mostText = 65535, mostAggregateText = mostText - mostState, mostName = 255;
function checkRuns(results, { mode, checkRuns: by, max, checkName, publication }) {
  let contracts = contractsByImportance(results.contracts), criteria = results.contracts.flatMap((contract) => contract.criteria.map((criterion) => ({ criterion, contract }))), perCriterion = by === "criterion" && criteria.length <= max, perContract = by === "contract" || by === "criterion" && !perCriterion, shown = perContract ? contracts.slice(0, mostContracts) : [], drafts = perCriterion ? distinct(criteria.map(({ criterion, contract }) => criterionRun(criterion, contract, results))) : shown.map((contract) => contractRun(contract, results)), placed = annotations(results, mode).filter(isPlaced), homes = homesOf(placed, drafts), unshown = perContract ? contracts.slice(mostContracts) : [], left = [
    ...unshown.length > 0 ? [unshownWords(unshown.map(({ id }) => id))] : [],
    ...placed.length > mostAnnotations ? [annotationWords(mostAnnotations, placed.length)] : []
  ], finished = (draft) => {
    let kept2 = homes.get(draft.externalId) ?? [], sent = kept2.filter((each) => each.sent).map(({ annotation }) => forApi(annotation)), missing = sent.length < kept2.length ? [piece("verdict", `- ${annotationWords(sent.length, kept2.length)}`)] : [], text2 = limited(draft.text, draft.externalId === aggregateId ? mostAggregateText : mostText, publication);
    return {
      name: draft.name,
      externalId: draft.externalId,
      ...ending(draft, mode),
      summary: limited([...draft.summary, ...missing], mostText, publication),
      ...text2 ? { text: text2 } : {},
      annotations: sent
    };
  };
  return {
    aggregate: finished(aggregateRun(results, checkName, publication, left)),
    others: drafts.map(finished),
    left
  };
}
function conclusionsOf(results) {
  let runs = results.contracts.flatMap((contract) => [
    contractRun(contract, results),
    ...contract.criteria.map((criterion) => criterionRun(criterion, contract, results))
  ]);
  return new Map(runs.map(({ externalId: externalId2, conclusion }) => [externalId2, conclusion]));
}
var conclusions = {
  pass: "success",
  warn: "success",
  fail: "failure",
  error: "failure",
  pending: "action_required"
}, room = { fact: 2e3, places: 100, excerpt: 100 };
function criterionRun(criterion, contract, about) {
  let { id, status, standsFor, message, signed } = criterion;
  return {
    name: runName(contract.id, criterionName(criterion)),
    externalId: externalId("criterion", id),
    conclusion: status === "skip" ? standsFor ? "cancelled" : "neutral" : conclusions[status],
    title: titled(message, status),
    summary: [
      piece("verdict", `${icons[status]} ${nameOf(criterion)}: ${own(criterion, message, room.fact)}`),
      ...signed ? [piece("note", `✍️ ${signedWords(criterion)}`)] : [],
      ...status === "pass" || status === "skip" ? [] : [wantAndGot(criterion), ...detailParts(criterion, contract, room, about)]
    ],
    text: []
  };
}
function wantAndGot(criterion) {
  let { want, got } = criterion, fact = (label, words) => piece("details", `- **${label}:** ${own(criterion, words, room.fact)}`);
  return { as: "lines", pieces: [fact(labels.want, want), fact(labels.got, got)] };
}
function distinct(drafts) {
  let seen = /* @__PURE__ */ new Map();
  return drafts.map((draft) => {
    let count = (seen.get(draft.name) ?? 0) + 1;
    return seen.set(draft.name, count), count === 1 ? draft : { ...draft, name: shortened(`${draft.name} (${count})`) };
  });
}
function runName(contract, own2) {
  return shortened(shortLine(`contract-gate / ${contract} / ${own2}`, Number.POSITIVE_INFINITY));
}
function contractRun(contract, about) {
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
    text: openParts(contract, about)
  };
}
function aggregateRun(results, name, publication, left) {
  let contracts = contractsByImportance(results.contracts), known3 = { ...publication, unpublished: [...publication.unpublished, ...left] };
  return {
    name,
    externalId: aggregateId,
    conclusion: conclusions[results.verdict],
    title: titled(results.reason, results.verdict),
    summary: [
      ...verdictParts(results, publication),
      ...contracts.length > 1 ? [contractTable(contracts)] : [],
      problemParts(results),
      signedParts(contracts),
      ...noteParts(results, known3),
      piece("verdict", footer(results, publication))
    ],
    text: [
      ...contracts.filter((contract) => !isFine(contract)).map((contract) => contractParts(contract, { ...results, whole: !0 })),
      passedParts(contracts.filter(isFine), results)
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
function shortened(text2) {
  let mark = `#${digestOf(text2).slice(0, 16)}`;
  return text2.length <= mostName ? text2 : `${startOf(text2, mostName - mark.length)}${mark}`;
}
function titled(reason, status) {
  return shortLine(plainWords(reason), mostName) || status;
}
function ending({ conclusion, title }, mode) {
  return mode === "block" || conclusion === "success" || conclusion === "neutral" ? { conclusion, title } : { conclusion: "neutral", title: shortLine(`would block: ${title}`, mostName) };
}
function isPlaced(annotation) {
  return annotation.path !== void 0;
}
function homesOf(placed, drafts) {
  let known3 = new Set(drafts.map((draft) => draft.externalId)), homes = /* @__PURE__ */ new Map();
  for (let [index, annotation] of placed.entries()) {
    let { criterion = "", contract = "" } = annotation, home = [externalId("criterion", criterion), externalId("contract", contract)].find((id) => known3.has(id)) ?? aggregateId, kept2 = homes.get(home) ?? [];
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
var open3 = { wants: "a mapping", open: !0 }, jobShape = object(
  {
    run_id: required(integer({ min: 1 }), "its workflow run"),
    run_attempt: optional(integer({ min: 1 }), "the attempt of that run"),
    head_sha: required(anyText, "its commit"),
    workflow_name: optional(nullable(anyText), "the name of the workflow")
  },
  open3
), runShape = object({ path: required(anyText, "the file"), event: required(anyText, "what started it") }, open3), actions = "github-actions";
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
var open4 = { wants: "a mapping", open: !0 }, checkRunShape = object(
  {
    id: required(integer({ min: 1 }), "its id"),
    name: required(anyText, "its name"),
    status: required(anyText, "its status"),
    conclusion: optional(nullable(anyText), "its conclusion"),
    external_id: optional(nullable(anyText), "the id given by whoever posted it"),
    html_url: optional(nullable(anyText), "its page"),
    details_url: optional(nullable(anyText), "its details"),
    app: optional(nullable(object({ slug: optional(nullable(anyText), "the app") }, open4)), "who posted it"),
    output: optional(
      nullable(
        object(
          {
            text: optional(nullable(anyText), "the text"),
            annotations_count: optional(integer({ min: 0 }), "how many")
          },
          open4
        )
      ),
      "its report"
    )
  },
  open4
), postedShape = checkRunShape, pollEvery = 1e4, lastPollMargin = 500;
function openSeenRuns(api, gate, clock) {
  let { repository: repository2, head } = gate, list2 = async (name, commit = head) => {
    let named2 = name === void 0 ? {} : { check_name: name }, asked = { ...ownerAndRepo(repository2), ref: commit, filter: "all", ...named2 };
    return api.all("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", asked, checkRunShape);
  }, newest, listing = (before) => (newest && (before ? newest !== before : clock.now() - newest.at < pollEvery) || (newest = { at: clock.now(), runs: list2() }), newest), jobWith = openJobs(api, repository2, head), withJob = async (run) => ({
    run,
    job: run.app?.slug === actions ? await jobWith(run.id) : null
  }), ownJobs = async (all) => (await Promise.all(all.filter((run) => claimsRun(run, gate.runId)).map(withJob))).filter(({ job }) => String(job?.runId) === gate.runId).map(({ run }) => run.name);
  return {
    list: list2,
    ownJobs: async () => ownJobs(await list2()),
    async checkRuns({ name, workflow, waitMs }) {
      let until = clock.now() + waitMs;
      for (let asked; ; ) {
        let current = listing(asked);
        asked = current;
        let answer = await attempt(async () => {
          let named2 = (await current.runs).filter((run) => run.name === name && !isPosted(run, gate)), candidates = (await Promise.all(named2.map(withJob))).filter((each) => !isOwnJob(each, gate));
          return latest(candidates.filter(({ job }) => workflow === void 0 || isFromWorkflow(job, workflow))).map(
            summaryOf
          );
        }), left = until - clock.now();
        if (!isOpen(answer) || left <= 0 || until - current.at < lastPollMargin) return answer;
        await clock.sleep(Math.min(pollEvery, left));
      }
    },
    foreignRuns: () => attempt(async () => {
      let all = await list2(), under = (names2) => all.filter((run) => names2.includes(run.name) && !isMarked(run, gate.app() ?? actions)), names = [gate.checkName, gate.job], others = under(names).filter(({ app }) => app?.slug !== actions);
      return others.length > 0 ? others.map((run) => summaryOf({ run, job: null })) : (await Promise.all(under([...names, ...await ownJobs(all)]).map(withJob))).filter(({ job }) => !job || !isOfGate(job, gate)).map(summaryOf);
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
function isMarked({ external_id, app }, own2) {
  return isOurs(external_id ?? "") && app?.slug === own2;
}
function isPosted(run, { checkName }) {
  return isOurs(run.external_id ?? "") || run.name === checkName;
}
function claimsRun({ details_url, app }, runId) {
  return app?.slug === actions && `${details_url ?? ""}/`.includes(`/actions/runs/${runId}/`);
}
function isJobName(name, job) {
  return name === job || name.endsWith(` / ${job}`);
}
function isOwnJob({ run, job }, gate) {
  return isJobName(run.name, gate.job) && job !== null && isOfGate(job, gate);
}
function isOfGate({ runId, workflow }, gate) {
  let own2 = /^(.+?\.ya?ml)@refs\//s.exec(gate.workflowRef)?.[1], file = /^.*\.ya?ml(?=@|$)/s.exec(workflow.path)?.[0];
  return String(runId) === gate.runId || `${gate.repository}/${file}` === own2;
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
var open5 = { wants: "a mapping", open: !0 }, commitId = /^[0-9a-f]{40,64}$/, sha = text({
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
      nullable(object({ login: required(anyText, "the login"), type: optional(anyText, "User or Bot") }, open5)),
      "its author"
    ),
    labels: optional(list(object({ name: required(anyText, "the name") }, open5)), "its labels"),
    head: required(
      object(
        {
          sha: required(sha, "the commit"),
          ref: required(anyText, "the branch"),
          repo: optional(nullable(object({ full_name: required(anyText, "owner/name") }, open5)), "its repository")
        },
        open5
      ),
      "its head"
    ),
    base: required(object({ ref: required(anyText, "the branch") }, open5), "its base"),
    merge_commit_sha: optional(nullable(anyText), "GitHub's merge of head and base")
  },
  open5
), repository = required(object({ default_branch: required(word, "the default branch") }, open5), "the repository"), pullEvent = object(
  {
    pull_request: required(pullShape, "the pull request"),
    before: optional(sha, "the head before"),
    changes: optional(
      object(
        {
          base: optional(
            object(
              { ref: optional(object({ from: required(anyText, "the branch before") }, open5), "its branch") },
              open5
            ),
            "its base"
          )
        },
        open5
      ),
      "what was edited"
    )
  },
  open5
), groupEvent = object(
  {
    merge_group: required(
      object(
        {
          head_sha: required(sha, "the commit"),
          head_ref: required(word, "its ref"),
          base_sha: required(sha, "its base commit"),
          base_ref: required(word, "the branch")
        },
        open5
      ),
      "the group"
    )
  },
  open5
), pushEvent = object(
  {
    ref: required(word, "the ref"),
    before: required(sha, "the commit before"),
    after: required(sha, "the commit now"),
    deleted: optional(boolean, "whether the branch was deleted"),
    sender: optional(nullable(object({ login: required(anyText, "the login") }, open5)), "who pushed"),
    repository
  },
  open5
), branchEvent = object({ repository }, open5), runEvent = object(
  {
    workflow_run: required(
      object(
        {
          id: required(number2, "its id"),
          event: required(word, "what started it"),
          path: required(word, "the file of the workflow"),
          head_sha: required(sha, "the commit"),
          head_branch: required(nullable(anyText), "the branch"),
          head_repository: required(
            nullable(object({ full_name: required(anyText, "owner/name") }, open5)),
            "the repository of the branch"
          )
        },
        open5
      ),
      "the run"
    )
  },
  open5
);

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
    merge: answer.merge_commit_sha ?? null,
    isOpen: (answer.state ?? "open") === "open"
  };
}
async function readPull(api, repository2, number4) {
  let asked = { ...ownerAndRepo(repository2), pull_number: number4 };
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
async function pullOfRun({ head, repository: from, branch }, { api, repository: repository2 }) {
  let [owner = ""] = from.split("/"), asked = { ...ownerAndRepo(repository2), state: "open", head: `${owner}:${branch}` }, open8 = (await api.all("GET /repos/{owner}/{repo}/pulls", asked, pullShape)).filter(
    (pull) => pull.head.ref === branch && pull.head.repo?.full_name.toLowerCase() === from.toLowerCase()
  ), found = open8.find((pull) => pull.head.sha === head);
  if (found) return found;
  let [moved] = open8;
  throw new UsageError(
    moved ? `the head of #${moved.number} is now ${moved.head.sha.slice(0, 7)}; nothing is published for ${head.slice(0, 7)}` : `no open pull request has the head ${head.slice(0, 7)} on ${branch} of ${from}`
  );
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
  let basehead = `${base}...${head}`, page = async (number4) => {
    let asked = { ...ownerAndRepo(repository2), basehead, per_page: 100, page: number4 };
    return api.get("GET /repos/{owner}/{repo}/compare/{basehead}", asked, compareShape);
  }, first = await page(1), commits = [...first.commits];
  for (let number4 = 2; commits.length < first.total_commits; number4++) {
    let next = await page(number4);
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
async function readHistory(context, { number: number4 }) {
  let found = await context.attempt("earlier attempts could not be read", () => context.commentOn(number4).find()), state = (found?.body ? stateIn(found.body) : void 0) ?? await stateOnRuns(context);
  return historyFrom(state?.history);
}
async function stateOnRuns({ ownRuns, ownRunsOn, target }) {
  try {
    let now = (await ownRuns.ours()).get(aggregateId)?.output?.text, text2 = now || !target.before ? now : (await ownRunsOn(target.before).ours()).get(aggregateId)?.output?.text;
    return text2 ? stateIn(text2) : void 0;
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
    let { text: text2, failures, ...rest } = message, short = { failures: failures.slice(0, maxFailures), text: text2.slice(0, maxTextLength) }, client_payload = { pull: pull.number, ...rest, ...short };
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
  let place = ownerAndRepo(repository2), known3, ours2 = () => (known3 ??= seen.list(void 0, head).then((all) => byExternalId(all)), known3), find = async (run, before) => {
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
    async begin(name, externalId2, title, summary2) {
      let body = { status: "in_progress", output: { title, summary: summary2 } }, before = (await ours2()).get(externalId2), updated = before && await update(before.id, body).catch(undefinedIfForbidden);
      return remember(externalId2, updated ?? await create({ name, externalId: externalId2 }, body, before));
    },
    async post(run) {
      let { conclusion, title, summary: summary2, text: text2, annotations: annotations2 } = run, output = { title, summary: summary2, ...text2 === void 0 ? {} : { text: text2 } }, ended = { status: "completed", conclusion, details_url: detailsUrl }, before = (await ours2()).get(run.externalId), there = before?.output?.annotations_count ? await annotationsOn(before.id) : [], wanted = new Set(annotations2.map(keyOf)), isStale = there.some((each) => !wanted.has(each)), missing = annotations2.filter((each) => isStale || !there.includes(keyOf(each))), body = { ...ended, output: { ...output, annotations: missing.slice(0, annotationsPerRequest) } }, posted = before && !isStale ? await update(before.id, body) : await create(run, body, before);
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
    commentOn: (number4) => openComment(api, repository2, number4, identity.login),
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

// src/github/publish/publish.ts
var maxHistory = 12e3;
function openPublisher(options) {
  let context = openPublishContext(options), { inputs, target, ownRuns, runUrl, unpublished } = context, mode = inputs.mode, open8, mayPost = !1;
  return {
    async begin(given) {
      if (mode = given, mode === "observe" || inputs.checkRuns === "off") return;
      let summary2 = "The contracts of this pull request are being checked.";
      mayPost = !0;
      let run = await context.attempt(
        "check runs could not be written",
        () => ownRuns.begin(inputs.checkName, aggregateId, "in progress", summary2).catch((error2) => {
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
    async abandon(api, conclusion, summary2) {
      if (open8 === void 0) return;
      let title = conclusion === "cancelled" ? "cancelled" : "no verdict";
      await close({ ...context, api }, open8, conclusion, { title, summary: summary2 }).catch(() => {
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
  let { conclusion, title } = aggregate, summary2 = "The report could not be written here. See the job summary.", what = `the check run ${aggregate.name} stays in progress`;
  return await context.attempt(what, () => close(context, open8, conclusion, { title, summary: summary2 })) !== void 0;
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
  let { repository: repository2, serverUrl } = runner, isOnHead = target.range.end === void 0, jobs = isOnHead ? await seen.ownJobs().catch(() => []) : [], named2 = jobs.filter((name) => isJobName(name, runner.job)), [only, ...others] = named2.length > 0 ? named2 : jobs, job = isOnHead ? only !== void 0 && others.length === 0 ? only : runner.job : inputs.checkName, possible = jobs.includes(job) ? [] : jobs;
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
  for (let { number: number4 } of target.pulls) {
    let written = await context.attempt("the comment could not be written", async () => {
      let existing = context.commentOn(number4);
      if (inputs.comment === "failure" && results.verdict === "pass" && !await existing.find()) return;
      let kept2 = target.kind === "pull" ? state : stateIn((await existing.find())?.body ?? "");
      return existing.write(comment(results, publication, kept2));
    });
    url ||= written?.html_url ?? "";
  }
  return url;
}
async function isCurrent({ api, repository: repository2, head, unpublished, attempt: attempt2 }, number4) {
  let current = await attempt2(
    "the comment, the label and the message could not be written",
    async () => (await readPull(api, repository2, number4)).head.sha
  );
  return current !== void 0 && current !== head && unpublished.push(`nothing more was written for ${head.slice(0, 7)}: the head is now ${current.slice(0, 7)}`), current === head;
}

// src/github/recheck/gate-run.ts
var open6 = { wants: "a mapping", open: !0 }, runShape2 = object(
  {
    id: required(integer({ min: 1 }), "its id"),
    path: required(anyText, "the file"),
    status: optional(nullable(anyText), "queued, in progress, completed, …"),
    conclusion: optional(nullable(anyText), "its conclusion"),
    created_at: required(anyText, "when it was created"),
    run_attempt: optional(integer({ min: 1 }), "the attempt"),
    html_url: required(anyText, "its page"),
    pull_requests: optional(
      nullable(list(object({ number: required(integer({ min: 1 }), "its number") }, open6))),
      "the pull requests; none for forks"
    )
  },
  open6
);
async function readGateRun({ api, repository: repository2, number: number4, workflow }) {
  let { state, head } = await readPull(api, repository2, number4), asked = { ...ownerAndRepo(repository2), event: "pull_request", head_sha: head.sha }, files = (await api.all("GET /repos/{owner}/{repo}/actions/runs", asked, runShape2)).map((run) => ({ run, file: fileOf(run.path, repository2) })), own2 = files.filter(({ run, file }) => isWorkflowFile(file, workflow) && isOf(run, number4)), [newest] = own2.map(({ run }) => run).sort((a3, b2) => b2.id - a3.id);
  return {
    isOpen: (state ?? "open") === "open",
    head: head.sha,
    ...newest ? { run: newest } : {},
    others: [...new Set(files.map(({ file }) => file))]
  };
}
function isOf({ pull_requests }, number4) {
  let named2 = pull_requests ?? [];
  return named2.length === 0 || named2.some((each) => each.number === number4);
}
function fileOf(path, repository2) {
  return path.startsWith(`${repository2}/`) ? path.slice(repository2.length + 1) : path;
}
async function readAttempt(api, repository2, run) {
  let asked = { ...ownerAndRepo(repository2), run_id: run };
  return (await api.get("GET /repos/{owner}/{repo}/actions/runs/{run_id}", asked, runShape2)).run_attempt ?? 1;
}
var folder = ".github/workflows/", usual = `${folder}contract-gate.yml`;
function gateWorkflow(input, repository2, workflowRef) {
  if (input !== "") {
    let path = input.includes("/") ? input : `${folder}${input}`;
    if (/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return path;
    throw new UsageError(
      `the input workflow is ${JSON.stringify(input)}; give the file name, such as contract-gate.yml`
    );
  }
  let own2 = workflowRef.startsWith(`${repository2}/`) ? workflowRef.slice(repository2.length + 1) : "", named2 = /^(\.github\/workflows\/[^/@]+)-recheck(\.ya?ml)(?:@|$)/.exec(own2);
  return named2 ? `${named2[1]}${named2[2]}` : usual;
}

// src/github/recheck/payload.ts
var open7 = { wants: "a mapping", open: !0 }, number3 = integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), account = nullable(object({ login: required(anyText, "the login") }, open7)), association = optional(anyText, "OWNER, MEMBER, COLLABORATOR, CONTRIBUTOR, …"), reviewEvent = object(
  {
    action: required(anyText, "submitted, edited or dismissed"),
    review: required(
      object(
        { user: optional(account, "who"), author_association: association, state: required(anyText, "which") },
        open7
      ),
      "the review"
    ),
    pull_request: required(object({ number: required(number3, "its number") }, open7), "the pull request")
  },
  open7
), commentEvent = object(
  {
    action: required(anyText, "created, edited or deleted"),
    comment: required(
      object(
        {
          user: optional(account, "who"),
          author_association: association,
          body: optional(nullable(anyText), "its text")
        },
        open7
      ),
      "the comment"
    ),
    changes: optional(
      object({ body: optional(object({ from: optional(nullable(anyText), "before") }, open7), "its text") }, open7),
      "what was edited"
    ),
    issue: required(
      object(
        { number: required(number3, "its number"), pull_request: optional(object({}, open7), "set on pull requests") },
        open7
      ),
      "the pull request"
    )
  },
  open7
);

// src/github/recheck/request.ts
var events = {
  review: compiled(reviewEvent, reviewEvent_),
  comment: compiled(commentEvent, commentEvent_)
}, known = ["OWNER", "MEMBER", "COLLABORATOR"];
function readRecheckRequest(name, payload) {
  if (name === "pull_request_review") {
    let { action, review, pull_request } = readEvent(events.review, payload, `the event ${name}`), { number: number4 } = pull_request;
    return action === "dismissed" ? { kind: "pull", number: number4 } : action !== "submitted" ? { kind: "nothing", reason: `a review that was ${action} signs nothing` } : review.state.toLowerCase() === "commented" ? { kind: "nothing", reason: "a review without an opinion signs nothing" } : asking(number4, review);
  }
  if (name === "issue_comment") {
    let { comment: comment2, changes, issue: issue2 } = readEvent(events.comment, payload, `the event ${name}`);
    return issue2.pull_request ? [comment2.body ?? "", changes?.body?.from ?? ""].some((text2) => commandsIn(text2).length > 0) ? asking(issue2.number, comment2) : { kind: "nothing", reason: "the comment has no command" } : { kind: "nothing", reason: `#${issue2.number} is not a pull request` };
  }
  throw new UsageError(`command: recheck runs on pull_request_review and issue_comment, not on ${name}`);
}
function asking(number4, { user, author_association }) {
  return user ? { kind: "pull", number: number4, by: { login: user.login, isKnown: known.includes(author_association ?? "") } } : { kind: "nothing", reason: "its author is unknown" };
}

// src/github/recheck/recheck.ts
var pollEvery2 = 15e3, mostPolls = 120, pollsForFirst = 4, oldest = 720 * 60 * 60 * 1e3, mostReruns = 50, advice = "Push a commit, or close and reopen the pull request, so that a new run starts.";
async function recheck({ api, runner, event, now, sleep }) {
  let { repository: repository2, log } = runner, done = (reason) => (log(`contract-gate: nothing to recheck: ${reason}`), 0), request = readRecheckRequest(event.name, event.payload);
  if (request.kind === "nothing") return done(request.reason);
  let { number: number4, by } = request;
  if (by && !by.isKnown && !await mayWrite(api, repository2, by.login))
    return done(`${by.login} has no write access to this repository`);
  let workflow = gateWorkflow(runner.input("workflow"), repository2, runner.workflowRef), wanted = { api, repository: repository2, number: number4, workflow }, seen = await readGateRun(wanted), { head } = seen;
  for (let polls = 0; seen.isOpen && seen.head === head && !isComplete(seen.run); polls++) {
    if (!seen.run && polls >= pollsForFirst) throw new UsageError(noRun(workflow, head, seen.others));
    if (polls >= mostPolls)
      throw new UsageError(
        `the run of the gate did not end within 30 minutes; run this job again later: ${seen.run?.html_url}`
      );
    polls === 0 && log(`contract-gate: waiting for the run of ${workflow} on ${head.slice(0, 7)} to end`), await sleep(pollEvery2), seen = await readGateRun(wanted);
  }
  return seen.isOpen ? seen.head !== head ? done(`#${number4} has a new head, whose own run decides`) : (await rerun(seen.run, { api, repository: repository2, now }), log(`contract-gate: the gate runs again on ${head.slice(0, 7)}: ${seen.run.html_url}`), 0) : done(`#${number4} is closed`);
}
function isComplete(run) {
  return run?.status === "completed";
}
async function mayWrite(api, repository2, login) {
  return openSigners(api, repository2, { committer: async () => {
  } }).mayWrite(login);
}
function noRun(workflow, head, others) {
  let seen = others.length > 0 ? `runs there are of ${others.join(", ")}` : "there is no other run";
  return `no run of ${workflow} on ${head.slice(0, 7)}; ${seen}; set the input workflow to the file of the gate's workflow, or push a commit`;
}
async function rerun(run, { api, repository: repository2, now }) {
  let { id, run_attempt = 1, html_url } = run;
  if (run_attempt > mostReruns) throw new UsageError(`GitHub re-runs a run at most ${mostReruns} times. ${advice}`);
  if (now() - Date.parse(run.created_at) > oldest)
    throw new UsageError(`GitHub re-runs nothing that is older than 30 days. ${advice}`);
  let asked = { ...ownerAndRepo(repository2), run_id: id }, findExisting = async () => await readAttempt(api, repository2, id) > run_attempt || void 0, start = async (route) => api.perform(route, asked, { findExisting });
  try {
    isGreen(run) ? await start(routes.whole) : await start(routes.failed).catch(async (error2) => {
      if (!(error2 instanceof ApiError) || run.conclusion === "failure") throw error2;
      await start(routes.whole);
    });
  } catch (error2) {
    throw error2 instanceof ApiError ? new UsageError(
      `the gate could not be run again (${html_url}): ${error2.message} For a review of a pull request from a fork, comment /contract-gate recheck instead. ${advice}`
    ) : error2;
  }
}
var routes = {
  failed: "POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs",
  whole: "POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"
};
function isGreen({ conclusion }) {
  return ["success", "neutral", "skipped"].includes(conclusion ?? "");
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
var summary = w3;

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
  let known3 = [...secrets], hide = (text2) => redact(text2, known3), line = (text2) => info(inLine(hide(text2))), shown = (text2) => visible(hide(text2));
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
      known3.push(secret);
    },
    hide
  };
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
    output(name, text2) {
      try {
        bytesIn(env.GITHUB_OUTPUT), setOutput(name, log.hide(text2));
      } catch (error2) {
        log.log(`Could not write the output ${name}: ${error2.message}`);
      }
    },
    async summary(markdown) {
      try {
        let written = bytesIn(env.GITHUB_STEP_SUMMARY), whole = `${log.hide(markdown)}
`, kept2 = upToBytes(whole, largestSummary - written);
        kept2 !== whole && log.log("The job summary is truncated: GitHub shows at most 1 MiB."), await summary.addRaw(kept2).write();
      } catch (error2) {
        summary.emptyBuffer(), log.log(`Could not write the job summary: ${error2.message}`);
      }
    }
  };
}
function bytesIn(file) {
  if (!file) throw new Error("the runner provides no file for it");
  return appendFileSync2(file, ""), statSync(file).size;
}
function upToBytes(text2, most) {
  let bytes = Buffer.from(text2);
  if (bytes.length <= most) return text2;
  let fitting2 = bytes.subarray(0, Math.max(0, most));
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
function urlIn(text2, name) {
  let address = URL.canParse(text2) ? new URL(text2) : void 0;
  if (address && /^https?:$/.test(address.protocol)) return text2.replace(/\/+$/, "");
  throw new UsageError(`${name} is ${JSON.stringify(text2)}: it must be a URL such as https://github.com`);
}

// src/github/target/event.ts
var events2 = {
  pull: compiled(pullEvent, pullEvent_),
  group: compiled(groupEvent, groupEvent_),
  push: compiled(pushEvent, pushEvent_),
  branch: compiled(branchEvent, branchEvent_),
  run: compiled(runEvent, runEvent_)
}, privileged = ["pull_request_target", "workflow_run", "issue_comment"], known2 = [
  "pull_request",
  "pull_request_review",
  "merge_group",
  "push",
  "workflow_dispatch",
  "workflow_call"
], publishable = ["pull_request_target", "workflow_run"];
function readTrigger(name, payload, { ref, sha: sha2 }, publishes = !1) {
  let isPrivileged = privileged.includes(name), supported = publishes ? [...known2, ...publishable] : known2;
  if (isPrivileged && !publishes)
    throw new UsageError(
      `the event ${name} gives untrusted code a token with write access; run the gate on pull_request`
    );
  if (!supported.includes(name)) {
    let command = publishes ? "command: publish" : "the gate";
    throw new UsageError(`unsupported event ${JSON.stringify(name)}; run ${command} on ${supported.join(", ")}`);
  }
  if (name === "workflow_run") return runTrigger(readPayload("run", payload, name).workflow_run);
  let has = (key) => payload !== null && typeof payload == "object" && key in payload;
  if (name.startsWith("pull_request") || name === "workflow_call" && has("pull_request"))
    return pullTrigger(readPayload("pull", payload, name), !isPrivileged);
  if (name === "merge_group" || name === "workflow_call" && has("merge_group")) {
    let { head_sha, head_ref, base_sha, base_ref } = readPayload("group", payload, name).merge_group, last = groupRef.exec(head_ref)?.[2];
    return {
      kind: "group",
      isCheckedOut: !0,
      head: head_sha,
      ref: head_ref,
      base: base_sha,
      branch: branchOf(base_ref) ?? base_ref,
      last: last === void 0 ? null : Number(last)
    };
  }
  if (name === "push" || name === "workflow_call" && has("before"))
    return pushTrigger(readPayload("push", payload, name));
  let branch = branchOf(ref);
  if (branch === void 0)
    throw new UsageError(`the workflow runs on ${ref}, which is not a branch; start it on a branch`);
  return { kind: "branch", branch, sha: sha2, defaultBranch: readPayload("branch", payload, name).repository.default_branch };
}
function readPayload(kind, payload, name) {
  return readEvent(events2[kind], payload, `the event ${name}`);
}
function pullTrigger(event, isCheckedOut) {
  let { pull_request: payload, before, changes } = event, baseBefore = changes?.base?.ref?.from;
  return {
    kind: "pull",
    number: payload.number,
    head: payload.head.sha,
    payload,
    isCheckedOut,
    ...before ? { before } : {},
    ...baseBefore ? { baseBefore } : {}
  };
}
var groupRef = /^(?:refs\/heads\/)?(?:gh-readonly-queue\/)?(.+)\/pr-(\d{1,9})-([0-9a-f]{40,64})$/s;
function runTrigger(run) {
  let { event, path, head_sha: head, head_branch: branch, head_repository: from } = run, workflow = /^.*\.ya?ml(?=@|$)/s.exec(path)?.[0] ?? path;
  if (event === "merge_group") {
    let [, target, last, base] = groupRef.exec(branch ?? "") ?? [];
    if (target === void 0 || base === void 0)
      throw new UsageError(`the run was for ${branch}, which is not a merge group; run the job again`);
    let ref = `refs/heads/${branch}`;
    return { kind: "group", isCheckedOut: !1, workflow, head, ref, base, branch: target, last: Number(last) };
  }
  if (event !== "pull_request" && event !== "pull_request_review")
    throw new UsageError(
      `the results are from a run on ${JSON.stringify(event)}; run command: verify on pull_request or merge_group`
    );
  if (branch === null || from === null)
    throw new UsageError("the fork of the pull request was deleted; reopen it from another branch");
  return { kind: "run", head, repository: from.full_name, branch, workflow };
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
  }, matches = openMatches(line, last !== null, history, hasHistory), known3 = /* @__PURE__ */ new Map(), unexplained = 0, entriesFrom = (at) => {
    let entries2 = known3.get(at) ?? search(at);
    return known3.set(at, entries2), entries2;
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
  let known3 = /* @__PURE__ */ new Map(), all, candidate = (answer) => {
    let pull = pullFrom(answer, `pull request #${answer.number} body`);
    return pull.isOpen && pull.baseBranch === branch ? pull : void 0;
  };
  return {
    read(number4) {
      let pull = known3.get(number4) ?? readPull(api, repository2, number4).catch(undefinedIfUnknown).then((answer) => answer && candidate(answer));
      return known3.set(number4, pull), pull;
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
`, 1)[0], number4 = /^Merge pull request #(\d{1,9}) from /.exec(title)?.[1] ?? /\(#(\d{1,9})\)$/.exec(title)?.[1];
  return number4 === void 0 ? void 0 : Number(number4);
}

// src/github/target/merge-group.ts
async function groupTarget(trigger, sources) {
  let { history } = sources;
  if (!trigger.isCheckedOut) await fetchAll(history, trigger.head);
  else if (history.head !== trigger.head)
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
      ...trigger.isCheckedOut ? {} : { end: trigger.head },
      commits,
      fetchMissing: history.fetchMissing,
      forkOf: (commit) => forkOf(tip, commit, sources),
      entries: entries.map((entry) => ({ ...entry, commits: commitsIn(entry, commits) }))
    },
    branch: trigger.branch,
    ...trigger.workflow ? { workflow: trigger.workflow } : {},
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
  if (trigger.kind === "pull") return pullTarget(trigger, sources);
  if (trigger.kind === "run") {
    let payload = await pullOfRun(trigger, sources), { head, workflow } = trigger, { number: number4 } = payload;
    return { ...await pullTarget({ kind: "pull", number: number4, head, payload, isCheckedOut: !1 }, sources), workflow };
  }
  return trigger.kind === "group" ? groupTarget(trigger, sources) : branchTarget(trigger, sources);
}
async function pullTarget(trigger, sources) {
  let { api, repository: repository2, history } = sources, { pull, note } = await readPullOrEvent(api, repository2, trigger.payload);
  await refuseDuplicateHeads(trigger.head, sources);
  let tip = await tipOf(pull.baseBranch, sources), { head, onto, end } = trigger.isCheckedOut ? await checkedOut(history, trigger.head) : await inObjects(history, trigger.head, pull.merge), change = await changeSince(tip, head, sources), fork = onto ?? change.fork;
  return await fetchAll(history, tip, fork), {
    kind: "pull",
    pulls: [pull],
    subjects: [pull],
    range: {
      base: { branch: pull.baseBranch, commit: tip },
      fork,
      head,
      ...end ? { end } : {},
      commits: change.commits,
      fetchMissing: history.fetchMissing,
      forkOf: (commit) => forkOf(tip, commit, sources)
    },
    branch: pull.baseBranch,
    ...trigger.before ? { before: trigger.before } : {},
    notes: [...note ? [note] : [], ...retargeted(trigger, pull)]
  };
}
function retargeted({ baseBefore }, { baseBranch }) {
  return baseBefore === void 0 || baseBefore === baseBranch ? [] : [`${`the base branch changed from ${baseBefore} to ${baseBranch}`}: the rules of ${baseBranch} apply now, and approvals from before do not count`];
}
var SharedHeadError = class extends UsageError {
  pulls;
  constructor(message, pulls) {
    super(message), this.pulls = pulls;
  }
};
async function refuseDuplicateHeads(head, { api, repository: repository2 }) {
  let duplicateHeads = await openPullsAt(api, repository2, head);
  if (new Set(duplicateHeads.map(({ base }) => base.ref)).size < 2) return;
  let named2 = duplicateHeads.map(({ number: number4, base }) => `#${number4} into ${base.ref}`).join(", ");
  throw new SharedHeadError(
    `${head.slice(0, 7)} is the head of several pull requests (${named2}); close all but one, or push a commit`,
    duplicateHeads.map(({ number: number4 }) => number4)
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
async function inObjects(history, head, merge) {
  if (await fetchAll(history, head), !merge || !isCommitId(merge) || !await history.fetchMissing(merge)) return { head, end: head };
  let [onto, merged, ...more] = await history.parents(merge);
  return onto && merged === head && more.length === 0 ? { head, end: merge, onto } : { head, end: head };
}
var isCommitId = (text2) => /^[0-9a-f]{40,64}$/.test(text2);
async function branchTarget(trigger, sources) {
  let { history, api, repository: repository2 } = sources, head = history.head;
  if (head === null) throw new UsageError("the workspace has no checkout; run actions/checkout before the gate");
  if (trigger.sha !== head)
    throw new UsageError(
      `the checkout is at ${head.slice(0, 7)}, but the workflow runs for ${trigger.sha.slice(0, 7)}; remove the ref of actions/checkout`
    );
  let [own2] = trigger.branch === trigger.defaultBranch ? [] : await openPullsAt(api, repository2, head);
  if (own2) return pullTarget({ kind: "pull", number: own2.number, head, payload: own2, isCheckedOut: !0 }, sources);
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
    return await runTrigger2(runner, action);
  } catch (error2) {
    throw action.signal.aborted || await writeFailure(runner, error2), error2;
  }
}
async function runTrigger2(runner, { env, version, signal }) {
  let inputs = readInputs(runner);
  inputs.token !== "" && runner.mask(inputs.token);
  let [{ context }, { openApi }] = await Promise.all([import("./github-YBU235VG.js"), import("./api-3BAOK6BL.js")]);
  if (inputs.command === "recheck") {
    let api2 = openApi({ apiUrl: runner.apiUrl, token: inputs.token, version, signal, env }), event = { name: context.eventName, payload: context.payload };
    return recheck({ api: api2, runner, event, now: Date.now, sleep: clockUntil(signal).sleep });
  }
  let trigger = readTrigger(context.eventName, context.payload, context, inputs.command === "publish");
  if (trigger.kind === "nothing")
    return runner.log(`contract-gate: nothing to check: ${trigger.reason}`), 0;
  let connect = (stop) => openApi({ apiUrl: runner.apiUrl, token: inputs.token, version, signal: stop, env }), api = connect(signal), cwd = resolve2(runner.workspace, inputs.workingDirectory), { repository: repository2, serverUrl } = runner, history = await openHistory({ cwd, url: `${serverUrl}/${repository2}`, token: inputs.token }), identity = openIdentity(api), tell = async (numbers, error2) => {
    signal.aborted || await commentNoVerdict(numbers, error2, { api, runner, inputs, identity });
  }, target = await readTarget(trigger, { api, repository: repository2, history }).catch(async (error2) => {
    let last = trigger.kind === "group" && trigger.last !== null ? [trigger.last] : [];
    throw await tell(error2 instanceof SharedHeadError ? error2.pulls : last, error2), error2;
  }), seen = openSeenRuns(api, gateOf(runner, inputs, target, identity), clockUntil(signal)), publisher = openPublisher({ api, runner, inputs, target, seen, identity });
  try {
    let { runGate } = await import("./run-gate-UCUUYWH2.js");
    return await runGate({ env, version, signal }, { runner, inputs, api, target, seen, publisher, cwd });
  } catch (error2) {
    let last = connect(AbortSignal.timeout(signal.aborted ? shutdownTimeoutMs : 6e4)), summary2 = signal.aborted ? "The run was cancelled before it reached a verdict." : "The gate failed before it reached a verdict. See the log of its job.";
    throw await publisher.abandon(last, signal.aborted ? "cancelled" : "failure", summary2), target.kind === "group" && await tell(
      target.pulls.map(({ number: number4 }) => number4),
      error2
    ), error2;
  }
}
function gateOf({ repository: repository2, runId, job, workflowRef }, { checkName }, target, identity) {
  let name = target.range.end === void 0 ? job : checkName;
  return { repository: repository2, head: target.range.head, checkName, runId, job: name, workflowRef, app: identity.app };
}
function clockUntil(signal) {
  return { now: () => performance.now(), sleep: (ms) => timer(ms, void 0, { signal }) };
}

// src/action.ts
var interruption = new AbortController();
for (let signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => interruption.abort(new Error("interrupted")));
try {
  process.exitCode = await runAction({ env: process.env, version: "1.0.0", signal: interruption.signal });
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
