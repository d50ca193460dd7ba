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
} from "./chunk-WVI5OIZX.js";
import "./chunk-U66NKZ4L.js";
import "./chunk-2LI6Y2E5.js";
import {
  ApiError,
  ownerAndRepo,
  readEvent,
  undefinedIfMissing
} from "./chunk-PBVXKMXT.js";
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
} from "./chunk-JP3XEJBS.js";
import "./chunk-TZ54PJF2.js";

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
};
var { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = m.promises;
var IS_WINDOWS = process.platform === "win32";
var READONLY = m.constants.O_RDONLY;
function exists(e) {
  return d(this, void 0, void 0, function* () {
    try {
      yield stat(e);
    } catch (n2) {
      if (n2.code === "ENOENT")
        return false;
      throw n2;
    }
    return true;
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
        const o = a.extname(e).toUpperCase();
        if (n2.some((r2) => r2.toUpperCase() === o))
          return e;
      } else if (l(t))
        return e;
    }
    const i2 = e;
    for (const o of n2) {
      e = i2 + o, t = void 0;
      try {
        t = yield stat(e);
      } catch (r2) {
        r2.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${r2}`);
      }
      if (t && t.isFile()) {
        if (IS_WINDOWS) {
          try {
            const r2 = a.dirname(e), s3 = a.basename(e).toUpperCase();
            for (const u3 of yield readdir(r2))
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
      const t = yield which(e, false);
      if (!t)
        throw IS_WINDOWS ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return t;
    }
    const i2 = yield findInPath(e);
    return i2 && i2.length > 0 ? i2[0] : "";
  });
}
function findInPath(e) {
  return u(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    const n2 = [];
    if (IS_WINDOWS && process.env.PATHEXT)
      for (const o of process.env.PATHEXT.split(s.delimiter))
        o && n2.push(o);
    if (isRooted(e)) {
      const o = yield tryGetExecutablePath(e, n2);
      return o ? [o] : [];
    }
    if (e.includes(s.sep))
      return [];
    const i2 = [];
    if (process.env.PATH)
      for (const o of process.env.PATH.split(s.delimiter))
        o && i2.push(o);
    const t = [];
    for (const o of i2) {
      const c3 = yield tryGetExecutablePath(s.join(o, e), n2);
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
};
var f = process.platform === "win32";
var ToolRunner = class extends w.EventEmitter {
  constructor(e, i2, t) {
    if (super(), !e)
      throw new Error("Parameter 'toolPath' cannot be null or empty.");
    this.toolPath = e, this.args = i2 || [], this.options = t || {};
  }
  _debug(e) {
    this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(e);
  }
  _getCommandString(e, i2) {
    const t = this._getSpawnFileName(), s3 = this._getSpawnArgs(e);
    let o = i2 ? "" : "[command]";
    if (f)
      if (this._isCmdFile()) {
        o += t;
        for (const r2 of s3)
          o += ` ${r2}`;
      } else if (e.windowsVerbatimArguments) {
        o += `"${t}"`;
        for (const r2 of s3)
          o += ` ${r2}`;
      } else {
        o += this._windowsQuoteCmdArg(t);
        for (const r2 of s3)
          o += ` ${this._windowsQuoteCmdArg(r2)}`;
      }
    else {
      o += t;
      for (const r2 of s3)
        o += ` ${r2}`;
    }
    return o;
  }
  _processLineBuffer(e, i2, t) {
    try {
      let s3 = i2 + e.toString(), o = s3.indexOf(c.EOL);
      for (; o > -1; ) {
        const r2 = s3.substring(0, o);
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
      for (const t of this.args)
        i2 += " ", i2 += e.windowsVerbatimArguments ? t : this._windowsQuoteCmdArg(t);
      return i2 += '"', [i2];
    }
    return this.args;
  }
  _endsWith(e, i2) {
    return e.endsWith(i2);
  }
  _isCmdFile() {
    const e = this.toolPath.toUpperCase();
    return this._endsWith(e, ".CMD") || this._endsWith(e, ".BAT");
  }
  _windowsQuoteCmdArg(e) {
    if (!this._isCmdFile())
      return this._uvQuoteCmdArg(e);
    if (!e)
      return '""';
    const i2 = [
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
    ];
    let t = false;
    for (const r2 of e)
      if (i2.some((h) => h === r2)) {
        t = true;
        break;
      }
    if (!t)
      return e;
    let s3 = '"', o = true;
    for (let r2 = e.length; r2 > 0; r2--)
      s3 += e[r2 - 1], o && e[r2 - 1] === "\\" ? s3 += "\\" : e[r2 - 1] === '"' ? (o = true, s3 += '"') : o = false;
    return s3 += '"', s3.split("").reverse().join("");
  }
  _uvQuoteCmdArg(e) {
    if (!e)
      return '""';
    if (!e.includes(" ") && !e.includes("	") && !e.includes('"'))
      return e;
    if (!e.includes('"') && !e.includes("\\"))
      return `"${e}"`;
    let i2 = '"', t = true;
    for (let s3 = e.length; s3 > 0; s3--)
      i2 += e[s3 - 1], t && e[s3 - 1] === "\\" ? i2 += "\\" : e[s3 - 1] === '"' ? (t = true, i2 += "\\") : t = false;
    return i2 += '"', i2.split("").reverse().join("");
  }
  _cloneExecOptions(e) {
    e = e || {};
    const i2 = {
      cwd: e.cwd || process.cwd(),
      env: e.env || process.env,
      silent: e.silent || false,
      windowsVerbatimArguments: e.windowsVerbatimArguments || false,
      failOnStdErr: e.failOnStdErr || false,
      ignoreReturnCode: e.ignoreReturnCode || false,
      delay: e.delay || 1e4
    };
    return i2.outStream = e.outStream || process.stdout, i2.errStream = e.errStream || process.stderr, i2;
  }
  _getSpawnOptions(e, i2) {
    e = e || {};
    const t = {};
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
      return !isRooted(this.toolPath) && (this.toolPath.includes("/") || f && this.toolPath.includes("\\")) && (this.toolPath = C.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield which(this.toolPath, true), new Promise((e, i2) => p(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (const n2 of this.args)
          this._debug(`   ${n2}`);
        const t = this._cloneExecOptions(this.options);
        !t.silent && t.outStream && t.outStream.write(this._getCommandString(t) + c.EOL);
        const s3 = new m2(t, this.toolPath);
        if (s3.on("debug", (n2) => {
          this._debug(n2);
        }), this.options.cwd && !(yield exists(this.options.cwd)))
          return i2(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        const o = this._getSpawnFileName(), r2 = _.spawn(o, this._getSpawnArgs(t), this._getSpawnOptions(this.options, o));
        let h = "";
        r2.stdout && r2.stdout.on("data", (n2) => {
          this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(n2), !t.silent && t.outStream && t.outStream.write(n2), h = this._processLineBuffer(n2, h, (l3) => {
            this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(l3);
          });
        });
        let d2 = "";
        if (r2.stderr && r2.stderr.on("data", (n2) => {
          s3.processStderr = true, this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(n2), !t.silent && t.errStream && t.outStream && (t.failOnStdErr ? t.errStream : t.outStream).write(n2), d2 = this._processLineBuffer(n2, d2, (l3) => {
            this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(l3);
          });
        }), r2.on("error", (n2) => {
          s3.processError = n2.message, s3.processExited = true, s3.processClosed = true, s3.CheckComplete();
        }), r2.on("exit", (n2) => {
          s3.processExitCode = n2, s3.processExited = true, this._debug(`Exit code ${n2} received from tool '${this.toolPath}'`), s3.CheckComplete();
        }), r2.on("close", (n2) => {
          s3.processExitCode = n2, s3.processExited = true, s3.processClosed = true, this._debug(`STDIO streams have closed for tool '${this.toolPath}'`), s3.CheckComplete();
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
  const e = [];
  let i2 = false, t = false, s3 = "";
  function o(r2) {
    t && r2 !== '"' && (s3 += "\\"), s3 += r2, t = false;
  }
  for (let r2 = 0; r2 < u3.length; r2++) {
    const h = u3.charAt(r2);
    if (h === '"') {
      t ? o(h) : i2 = !i2;
      continue;
    }
    if (h === "\\" && t) {
      o(h);
      continue;
    }
    if (h === "\\" && i2) {
      t = true;
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
    if (super(), this.processClosed = false, this.processError = "", this.processExitCode = 0, this.processExited = false, this.processStderr = false, this.delay = 1e4, this.done = false, this.timeout = null, !i2)
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
    this.processExited && (this.processError ? e = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`) : this.processExitCode !== 0 && !this.options.ignoreReturnCode ? e = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`) : this.processStderr && this.options.failOnStdErr && (e = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`))), this.timeout && (clearTimeout(this.timeout), this.timeout = null), this.done = true, this.emit("done", e, this.processExitCode);
  }
  static HandleTimeout(e) {
    if (!e.done) {
      if (!e.processClosed && e.processExited) {
        const i2 = `The STDIO streams did not close within ${e.delay / 1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
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
    const n2 = argStringToArray(d2);
    if (n2.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    const c3 = n2[0];
    return o = n2.slice(1).concat(o || []), new ToolRunner(c3, o, t).exec();
  });
}
function getExecOutput(d2, o, t) {
  return v(this, void 0, void 0, function* () {
    var n2, c3;
    let e = "", i2 = "";
    const f2 = new w2("utf8"), a3 = new w2("utf8"), s3 = (n2 = t?.listeners) === null || n2 === void 0 ? void 0 : n2.stdout, r2 = (c3 = t?.listeners) === null || c3 === void 0 ? void 0 : c3.stderr, u3 = (l3) => {
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
  const { program, folder, env, args: fixed } = gitCommand(cwd);
  const tool = `"${program.replaceAll('"', '\\"')}"`;
  return async (args, { accept } = {}) => {
    const options = { cwd: folder, env: { ...env, ...local }, silent: true, ignoreReturnCode: true };
    const { exitCode, stdout, stderr } = await getExecOutput(tool, [...fixed, ...args], options);
    return resultOf(args, folder, { code: exitCode, stdout: Buffer.from(stdout), stderr }, accept);
  };
}

// src/workspace/git/history.ts
function accessTo(url, token) {
  const key = `http.${new URL(url).origin}/.extraheader`;
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
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
);
var maxFetchMs = 5 * 6e4;
var protocols = { GIT_ALLOW_PROTOCOL: "https:http" };
async function openHistory({ cwd, url, token }) {
  const git = gitIn(cwd);
  const probe = probeIn(cwd);
  const access = token === "" ? [void 0] : [accessTo(url, token), void 0];
  const exists2 = async (commit) => await commitOf(probe, commit) === commit;
  const fetch = async (commits, whenShallow) => {
    const depth = await isShallow(probe) ? [whenShallow] : [];
    const options = ["--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", ...depth];
    return remotely(git, access, ["fetch", ...options, "--end-of-options", url, ...commits]).then(
      () => true,
      () => false
    );
  };
  const fetchFiles = async (commits) => {
    const missing = await isPartial(probe) ? await missingObjects(git, commits) : [];
    if (missing.length === 0) return;
    const options = ["--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--stdin"];
    const asked = ["-c", "fetch.negotiationAlgorithm=noop", "fetch", ...options, "--end-of-options", url];
    await remotely(git, access, asked, `${missing.join("\n")}
`).catch(() => void 0);
  };
  const head = await commitOf(probe, "HEAD");
  return {
    head,
    parents: (commit) => parentsOf(git, commit),
    async isWhole(...commits) {
      return !await isShallow(probe) && (await Promise.all(commits.map(exists2))).every(Boolean);
    },
    async mergeBases(a3, b2) {
      const answer = await git(["merge-base", "--all", "--end-of-options", a3, b2], { accept: [0, 1] });
      return oneLine(answer).split("\n").filter(Boolean);
    },
    commits: (from, to) => listCommits(git, from, to),
    async fetchMissing(...commits) {
      const known2 = await Promise.all(commits.map(exists2));
      const missing = commits.filter((_3, index) => !known2[index]);
      if (missing.length > 0 && !await fetch(missing, "--depth=1")) return false;
      if (!(await Promise.all(missing.map(exists2))).every(Boolean)) return false;
      await fetchFiles([...commits, ...head ? [head] : []]);
      return true;
    },
    deepen: (...commits) => fetch(commits, "--unshallow"),
    treeOf: async (commit) => oneLine(await git(["rev-parse", "--verify", "--end-of-options", `${commit}^{tree}`])),
    async mergedTree(onto, head2) {
      const merged = await git(["merge-tree", "--write-tree", "--end-of-options", onto, head2], { accept: [0, 1, 128] });
      return merged.code === 0 ? oneLine(merged) : void 0;
    },
    async tip(branch) {
      const asked = ["ls-remote", "--refs", "--end-of-options", url, `refs/heads/${branch}`];
      const answer = await remotely(git, access, asked).catch(() => void 0);
      return answer && /^([0-9a-f]{40,64})\t/.exec(oneLine(answer))?.[1];
    }
  };
}
async function remotely(git, access, args, input = "") {
  let failure2;
  for (const each of access) {
    try {
      return await git([...fetchSettings, ...args], {
        env: { ...protocols, ...each },
        input,
        limitMs: maxFetchMs
      });
    } catch (error2) {
      failure2 = error2;
    }
  }
  throw failure2;
}
async function isShallow(probe) {
  return oneLine(await probe(["rev-parse", "--is-shallow-repository"])) === "true";
}
async function isPartial(probe) {
  const settings = "^(remote\\..*\\.(promisor|partialclonefilter)|extensions\\.partialclone)$";
  return (await probe(["config", "--get-regexp", settings], { accept: [0, 1] })).code === 0;
}
async function missingObjects(git, commits) {
  const trees = [...new Set(commits)].map((commit) => `${commit}^{tree}`);
  const { stdout } = await git(["rev-list", "--objects", "--missing=print", "--end-of-options", ...trees]);
  return [...stdout.toString("latin1").matchAll(/^\?([0-9a-f]{40,64})$/gm)].map(([, id]) => id);
}
async function parentsOf(git, commit) {
  const header = oneLine(await git(["cat-file", "commit", commit])).split("\n\n", 1)[0];
  return [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id]) => id);
}

// src/github/approvals.ts
var open2 = { wants: "a mapping", open: true };
var reviewShape = object(
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
);
var permissionShape = object(
  { permission: required(anyText, "admin, write, read or none"), role_name: optional(anyText, "the role") },
  open2
);
var membershipShape = object({ state: required(anyText, "active or pending") }, open2);
function openApprovals(api, { repository: repository2, pulls, head, isGroup }) {
  const [owner = ""] = repository2.split("/");
  const mayWrite = once(async (login) => {
    const asked = { ...ownerAndRepo(repository2), username: login };
    const answer = await api.get("GET /repos/{owner}/{repo}/collaborators/{username}/permission", asked, permissionShape).catch(undefinedIfMissing);
    if (answer === void 0) return false;
    const { permission, role_name } = answer;
    return ["admin", "write", "maintain"].includes(permission) || role_name === "maintain";
  });
  const isMember = once(async (team, login) => {
    const [org = "", team_slug = ""] = team.includes("/") ? team.replace(/^@/, "").split("/") : [owner, team];
    const asked = { org, team_slug, username: login };
    const answer = await api.get("GET /orgs/{org}/teams/{team_slug}/memberships/{username}", asked, membershipShape).catch(undefinedIfMissing).catch(hiddenIfForbidden);
    return answer === "hidden" ? answer : answer?.state === "active";
  });
  const objection = async ({ user }, { author }, rules) => {
    if (!user) return "the reviewer is unknown";
    const login = user.login.toLowerCase();
    if (user.type === "Bot" || login.endsWith("[bot]")) {
      const listed = Array.isArray(rules.bots) && rules.bots.some((bot) => sameBot(bot, login));
      return rules.bots === true || listed ? void 0 : "it is from a bot, and sign_off.bots of the policy does not allow it";
    }
    if (login === author?.toLowerCase() && !rules.allow_author) return "authors can't approve their own pull request";
    if (!rules.users && !rules.teams)
      return await mayWrite(user.login) ? void 0 : "the reviewer has no write access to this repository";
    if (rules.users?.some((each) => each.toLowerCase() === login)) return void 0;
    for (const team of rules.teams ?? []) {
      const isOne = await isMember(team, user.login);
      if (isOne === "hidden") return hiddenTeam;
      if (isOne) return void 0;
    }
    return `sign_off of the policy lists ${[...rules.users ?? [], ...rules.teams ?? []].join(", ") || "nobody"}`;
  };
  const retargeted = once((number3) => lastRetargeted(api, repository2, Number(number3)));
  const outdated = async ({ submitted_at }, { number: number3 }) => {
    const since = await retargeted(String(number3));
    return since === void 0 || Date.parse(submitted_at ?? "") > since ? void 0 : "it was given before the base branch of the pull request changed";
  };
  const counts = async (review, pull, rules, notes) => {
    const why = await objection(review, pull, rules).catch(reviewerUnknown) ?? await outdated(review, pull).catch(baseUnknown);
    if (why !== void 0)
      notes.push(`the approval by ${review.user?.login ?? "an unknown user"} does not count: ${why}`);
    return why === void 0;
  };
  const approvalsOn = async (pull, { sign_off = {}, critics = [] }, notes) => {
    const asked = { ...ownerAndRepo(repository2), pull_number: pull.number };
    const reviews = await api.all("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", asked, reviewShape);
    const approvals = [];
    for (const review of lastOpinions(reviews).reverse()) {
      const { user, state, commit_id: commit, html_url: url = "" } = review;
      if (state !== "APPROVED" || !commit || !user) continue;
      const isNamed = critics.some((login) => login.toLowerCase() === user.login.toLowerCase());
      const signs = await counts(review, pull, sign_off, isNamed ? [] : notes);
      const isCurrent2 = await outdated(review, pull).catch(baseUnknown) === void 0;
      const asCritic = (signs || isNamed && isCurrent2) && user.login.toLowerCase() !== pull.author?.toLowerCase();
      if (signs && commit !== pull.head)
        notes.push(
          `the approval by ${user.login} is for ${commit.slice(0, 7)}; it counts only for files that have not changed since`
        );
      approvals.push({ signature: { by: user.login, how: "review", commit, url }, signs, asCritic });
    }
    return approvals;
  };
  return {
    async signatures(policy) {
      const notes = [];
      const each = await Promise.all(pulls.map((pull) => approvalsOn(pull, policy, notes)));
      const counting = (counts2) => {
        const signatures = each.map((some) => some.filter(counts2).map(({ signature }) => signature));
        return isGroup ? ofGroup(signatures, pulls, head) : signatures.flat();
      };
      return { given: counting(({ signs }) => signs), critics: counting(({ asCritic }) => asCritic), notes };
    },
    async bodyHeldBack() {
      for (const { author } of pulls) {
        if (author === null) return "it is in the pull request body, and its author is unknown";
        if (!await mayWrite(author))
          return `it is in the pull request body, and ${author} has no write access to this repository`;
      }
      return void 0;
    }
  };
}
function ofGroup(each, pulls, head) {
  const onHead = each.map((signatures, index) => signatures.find(({ commit }) => commit === pulls[index].head));
  const whole = onHead.includes(void 0) ? [] : onHead.map((signature) => ({ ...signature, commit: head }));
  return [...whole, ...each.flat()];
}
function lastOpinions(reviews) {
  const last = /* @__PURE__ */ new Map();
  for (const review of reviews) {
    if (!["APPROVED", "CHANGES_REQUESTED", "DISMISSED"].includes(review.state)) continue;
    const login = review.user?.login.toLowerCase() ?? "";
    last.delete(login);
    last.set(login, review);
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
  const loaded = /* @__PURE__ */ new Map();
  return (...args) => {
    const key = args.join("\n").toLowerCase();
    const value = loaded.get(key) ?? load(...args);
    loaded.set(key, value);
    return value;
  };
}
var eventShape = object(
  { event: required(anyText, "what happened"), created_at: optional(anyText, "when") },
  { wants: "an event", open: true }
);
var baseChanges = ["base_ref_changed", "automatic_base_change_succeeded"];
async function lastRetargeted(api, repository2, number3) {
  const asked = { ...ownerAndRepo(repository2), issue_number: number3 };
  const events2 = await api.all("GET /repos/{owner}/{repo}/issues/{issue_number}/events", asked, eventShape).catch(undefinedIfMissing) ?? [];
  const times = events2.filter(({ event }) => baseChanges.includes(event)).map(({ created_at = "" }) => Date.parse(created_at));
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
  const command = input("command") || "gate";
  if (Object.hasOwn(unsupported, command))
    throw new UsageError(`this version has no command that ${unsupported[command]}; use command: gate or verify`);
  const given = (name, read) => input(name) === "" ? void 0 : read(`the input ${name}`, input(name));
  const word2 = (name, words2) => wordFrom(`the input ${name}`, input(name), words2);
  const contracts = lines("contracts");
  for (const each of contracts) {
    const problem = entryProblem(each);
    if (problem !== void 0) throw new UsageError(`the input contracts: ${problem}`);
  }
  const policy = input("policy");
  const shard = given("shard", shardFrom);
  const jobs = given("jobs", (name, value) => wholeFrom(name, value, 256));
  const timeoutMs = given("timeout", timeoutFrom);
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
  const files = await checkout.read("base", (path) => /^\.github\/(?:workflows|actions)\/.+\.ya?ml$/.test(path));
  const gates = [...files].filter(([, content]) => typeof content === "string" || usesGate.test(decode2(content)));
  if (gates.length === 0) return input;
  const prefix = `${repository2}/`.toLowerCase();
  const own = workflowRef.toLowerCase().startsWith(prefix) ? workflowRef.slice(prefix.length) : "";
  const touched = checkout.changes.flatMap(pathsOf);
  if (!touched.some((path) => gates.some(([gate2]) => gate2 === path) || isWorkflowFile(own, path))) return input;
  const modes2 = gates.flatMap(([path, content]) => modesIn(path, content));
  return modes2.length > 0 ? stricter(...modes2) : "block";
}
var usesGate = /\bcontract-gate(?:\/[\w./-]+)?@/;
var decode2 = (bytes) => new TextDecoder().decode(bytes);
function modesIn(path, content) {
  if (typeof content === "string") return ["block"];
  const { nodes, problems } = parseDocuments(path, content);
  return problems.length > 0 ? ["block"] : nodes.flatMap((node) => modesOf(plain(node)));
}
function modesOf(value) {
  if (Array.isArray(value)) return value.flatMap(modesOf);
  if (value === null || typeof value !== "object") return [];
  const inner = Object.values(value).flatMap(modesOf);
  if (typeof value.uses !== "string" || !usesGate.test(value.uses)) return inner;
  const given = value.with;
  const mode = given && typeof given === "object" && !Array.isArray(given) ? given.mode ?? "block" : "block";
  return [isMode(mode) ? mode : "block", ...inner];
}

// src/github/identity.ts
var userShape = object({ login: required(text(), "the login") }, { wants: "a user", open: true });
function openIdentity(api) {
  let known2;
  let app;
  return {
    app: () => app,
    isApp(slug) {
      app = slug;
      known2 = Promise.resolve(`${slug}[bot]`);
    },
    login() {
      known2 ??= loadLogin(api);
      return known2;
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
var most = 6e4;
var marker = "<!-- contract-gate:comment -->";
function comment(results, publication, state) {
  const last = stateLine(state);
  const room2 = most - sizeOf(`${marker}

${last}`);
  return `${marker}

${page(results, { most: room2, publication, timed: false })}${last}`;
}
var mostState = 2e4;
var stateStart = "<!-- contract-gate:state ";
var stateEnd = " -->";
function stateLine(state) {
  if (state === void 0) return "";
  const line = `

${stateStart}${escaped(state)}${stateEnd}`;
  return sizeOf(line) <= mostState ? line : "";
}
function stateIn(body) {
  const last = body.trimEnd().split("\n").at(-1) ?? "";
  if (!last.startsWith(stateStart) || !last.endsWith(stateEnd)) return void 0;
  try {
    return JSON.parse(last.slice(stateStart.length, -stateEnd.length));
  } catch {
    return void 0;
  }
}
function escaped(state) {
  const code = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return inertJson(state, 0).trimEnd().replaceAll(/"(?:[^"\\]|\\.)*"/g, (words2) => words2.replaceAll(/[<>-]/g, code));
}

// src/github/publish/comment.ts
var open3 = { wants: "a mapping", open: true };
var commentShape = object(
  {
    id: required(integer({ min: 1 }), "its id"),
    body: optional(nullable(anyText), "its text"),
    html_url: optional(anyText, "its page"),
    user: optional(nullable(object({ login: required(anyText, "the login") }, open3)), "its author")
  },
  open3
);
function openComment(api, repository2, number3, identity) {
  const onPull = { ...ownerAndRepo(repository2), issue_number: number3 };
  const one = (id) => ({ ...ownerAndRepo(repository2), comment_id: id });
  const ours2 = async () => {
    const comments = await api.all("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", onPull, commentShape);
    const marked = comments.filter(({ body }) => body?.startsWith(marker));
    const login = marked.length > 0 ? await identity() : "";
    return marked.filter(({ user }) => user?.login.toLowerCase() === login.toLowerCase()).sort((a3, b2) => a3.id - b2.id);
  };
  const create = (body) => {
    const findExisting = async () => (await ours2()).find((each) => each.body === body);
    const asked = { ...onPull, body };
    return api.write("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", asked, commentShape, {
      findExisting
    });
  };
  const update = (id, body) => api.write("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", { ...one(id), body }, commentShape);
  const updateIfPresent = (id, body) => update(id, body).catch(undefinedIfMissing);
  return {
    find: async () => (await ours2())[0],
    async write(body) {
      const [first] = await ours2();
      const updated = first && await updateIfPresent(first.id, body);
      const written = updated ?? await create(body);
      const all = await ours2();
      const [oldest = written] = all;
      const kept2 = (oldest.id === written.id ? written : await updateIfPresent(oldest.id, body)) ?? written;
      for (const { id } of all)
        if (id !== kept2.id) await api.perform("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", one(id));
      return kept2;
    }
  };
}

// src/github/publish/no-verdict.ts
async function commentNoVerdict(numbers, error2, { api, runner, inputs, identity }) {
  if (inputs.command !== "gate" || inputs.comment === "off" || inputs.mode === "observe") return;
  const { repository: repository2, serverUrl, runId, runAttempt } = runner;
  const url = `${serverUrl}/${repository2}/actions/runs/${runId}/attempts/${runAttempt}`;
  const reason = sentence(error2 instanceof Error ? error2.message : String(error2));
  const text3 = `## contract-gate: no verdict in the merge queue

${reason}

[Details](${url})
`;
  for (const number3 of numbers) {
    const existing = openComment(api, repository2, number3, identity.login);
    try {
      await existing.write(`${marker}

${text3}${stateLine(stateIn((await existing.find())?.body ?? ""))}`);
    } catch (failure2) {
      runner.log(`Not published: the comment on #${number3}: ${failure2 instanceof Error ? failure2.message : failure2}`);
    }
  }
}

// src/engine/attempts.ts
var kept = { heads: 20, contracts: 100, failures: 10, message: 200 };
var byDefault = {
  files_exist: 2,
  content_check: 2,
  lint: 2,
  tests: 3,
  command: 3,
  custom: 3,
  report: 2,
  output: 2,
  review: 3
};
var otherwise = 2;
function judgedBefore(history, id) {
  return Object.hasOwn(history, id) ? history[id] : [];
}
function withAttempts(results, history, policy) {
  const head = results.target.head ?? "";
  const next = new Map(Object.entries(history));
  const contracts = results.contracts.map((contract) => {
    if (contract.criteria.every(({ status }) => status === "skip")) return contract;
    const known2 = judgedBefore(history, contract.id);
    const before = known2.filter((judged) => judged.head !== head);
    const now = judgedNow(contract, head, known2);
    next.delete(contract.id);
    next.set(contract.id, [...before, now].slice(-kept.heads));
    const counted = { ...contract, attempt: now.attempt };
    return contract.retry ? { ...counted, retry: retried(contract.retry.task, now, before, policy) } : counted;
  });
  const failed = contracts.filter(({ criteria }) => criteria.some(({ status }) => status === "fail"));
  const isOver = failed.length > 0 && results.problems.length === 0 && failed.every(({ retry }) => retry?.escalated);
  return {
    results: { ...results, contracts, ...isOver ? { next: "ask" } : {} },
    history: Object.fromEntries(baseLast(next, contracts).slice(-kept.contracts))
  };
}
function baseLast(history, contracts) {
  const rank = new Map(contracts.map(({ id, source }) => [id, source.trust === "base" ? 2 : 1]));
  return [...history].sort(([a3], [b2]) => (rank.get(a3) ?? 0) - (rank.get(b2) ?? 0));
}
function judgedNow(contract, head, known2) {
  const again = known2.find((each) => each.head === head);
  const before = known2.filter((each) => each !== again);
  const failures = failuresOf(contract);
  const last = before.at(-1)?.times ?? {};
  const kinds = [...new Set(failures.map(({ check }) => check))];
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
  const kinds = [...new Set(failures.map(({ check }) => check))];
  const most4 = (kind) => policy.attempts?.[kind] ?? byDefault[kind] ?? otherwise;
  const left = kinds.map((kind) => most4(kind) + 1 - countOf(times, kind));
  return {
    task,
    max: kinds.length > 0 ? Math.min(...kinds.map(most4)) : null,
    left: kinds.length > 0 ? Math.max(0, ...[Math.min(...left)]) : null,
    escalated: left.some((each) => each <= 0),
    history: before.filter((judged) => judged.failures.length > 0).map((judged) => ({ attempt: judged.attempt, head: judged.head, failures: judged.failures }))
  };
}
function failuresOf({ criteria }) {
  return criteria.filter(({ status }) => status === "fail").slice(0, kept.failures).map(({ kind, check, message }) => ({ check: kind ?? check, message: message.slice(0, kept.message) }));
}
function withSentMessages(history, head, sent) {
  const typesFor = (id) => sent.filter(({ contract }) => contract === id).map(({ type }) => type);
  const entries = Object.entries(history).map(([id, judged]) => [
    id,
    judged.map((each) => each.head === head ? { ...each, sent: [.../* @__PURE__ */ new Set([...each.sent, ...typesFor(id)])] } : each)
  ]);
  return Object.fromEntries(entries);
}
function historyFrom(value) {
  const isObject = (each) => each !== null && typeof each === "object" && !Array.isArray(each);
  const isFailure = (each) => isObject(each) && typeof each.check === "string" && typeof each.message === "string";
  const isJudged = (each) => isObject(each) && typeof each.head === "string" && /^[0-9a-f]{40,64}$/.test(each.head) && Number.isSafeInteger(each.attempt) && isObject(each.times) && Object.values(each.times).every(Number.isSafeInteger) && Array.isArray(each.sent) && each.sent.every((type) => typeof type === "string") && Array.isArray(each.failures) && each.failures.every(isFailure);
  if (!isObject(value)) return {};
  const entries = Object.entries(value).filter(
    (entry) => Array.isArray(entry[1]) && entry[1].every(isJudged)
  );
  return Object.fromEntries(entries.slice(-kept.contracts).map(([id, heads]) => [id, heads.slice(-kept.heads)]));
}
function fitting(history, most4) {
  const size = (each) => JSON.stringify(each).length;
  const cut = (heads, failures) => Object.fromEntries(
    Object.entries(history).map(([id, judged]) => [
      id,
      judged.slice(-heads).map((each) => ({ ...each, failures: each.failures.slice(0, failures) }))
    ])
  );
  const smaller = [history, cut(10, 3), cut(4, 1), cut(1, 1), cut(1, 0)];
  const found = smaller.find((each) => size(each) <= most4);
  if (found) return found;
  const entries = Object.entries(smaller.at(-1));
  while (entries.length > 0 && size(Object.fromEntries(entries)) > most4)
    entries.splice(0, Math.ceil(entries.length / 8));
  return Object.fromEntries(entries);
}

// src/report/github/annotations.ts
var most2 = { message: 4e3, line: 950, details: 16e3 };
function annotations(results, mode) {
  const ranked = results.contracts.flatMap(
    (contract) => contract.criteria.flatMap((criterion) => annotationsOf(criterion, contract))
  );
  const order = (a3, b2) => a3.round - b2.round || a3.rank - b2.rank;
  const all = [...problemAnnotations(results), ...ranked.sort(order).map(({ annotation }) => annotation)];
  return mode === "block" ? all : all.map((each) => ({ ...each, level: "warning" }));
}
function annotationsOf(criterion, contract) {
  const { status, at, message, want, got, fix, output } = criterion;
  if (status === "pass" || status === "skip") return [];
  const places = criterion.places?.length ? criterion.places : [{ ...at, message, severity: status }];
  const details = output && status !== "warn" ? lastLines(output, 100).join("\n") : "";
  const more = [
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
  const { path, line } = place;
  const canBeShown = path !== "" && isFile(place) && visible(path) === path && !path.includes("\n");
  return { ...canBeShown ? { path } : {}, line: Math.max(1, line) };
}
function words(lines) {
  return startOf(visible(lines.join("\n")), most2.message);
}

// src/report/github/check-runs.ts
var mostAnnotations = 500;
var mostContracts = 12;
var mostText = 65535;
var mostAggregateText = mostText - mostState;
var mostName = 255;
function checkRuns(results, { mode, checkRuns: by, max, checkName, publication }) {
  const contracts = contractsByImportance(results.contracts);
  const criteria = results.contracts.flatMap((contract) => contract.criteria.map((criterion) => ({ criterion, contract })));
  const perCriterion = by === "criterion" && criteria.length <= max;
  const perContract = by === "contract" || by === "criterion" && !perCriterion;
  const shown = perContract ? contracts.slice(0, mostContracts) : [];
  const drafts = perCriterion ? criteria.map(({ criterion, contract }) => criterionRun(criterion, contract)) : shown.map(contractRun);
  const placed2 = annotations(results, mode).filter(isPlaced);
  const homes = homesOf(placed2, drafts);
  const unshown = perContract ? contracts.slice(mostContracts) : [];
  const left = [
    ...unshown.length > 0 ? [unshownWords(unshown.map(({ id }) => id))] : [],
    ...placed2.length > mostAnnotations ? [annotationWords(mostAnnotations, placed2.length)] : []
  ];
  const finished = (draft) => {
    const kept2 = homes.get(draft.externalId) ?? [];
    const sent = kept2.filter((each) => each.sent).map(({ annotation }) => forApi(annotation));
    const missing = sent.length < kept2.length ? [piece("verdict", `- ${annotationWords(sent.length, kept2.length)}`)] : [];
    const text3 = limited(draft.text, draft.externalId === aggregateId ? mostAggregateText : mostText, publication);
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
  const runs = contracts.flatMap((contract) => [
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
};
var room = { want: true, fact: 2e3, output: 100 };
function criterionRun(criterion, contract) {
  const { id, status, standsFor, message, signed } = criterion;
  const output = outputFence(criterion, room);
  const own = id.startsWith(`${contract.id}/`) ? id.slice(contract.id.length + 1) : id;
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
  const { id, verdict, criteria } = contract;
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
  const contracts = contractsByImportance(results.contracts);
  const known2 = { ...publication, unpublished: [...publication.unpublished, ...left] };
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
var ours = "contract-gate:1:";
var aggregateId = `${ours}aggregate`;
function externalId(kind, id) {
  return shortened(`${ours}${kind}:${id}`);
}
function isOurs(id) {
  return id === aggregateId || id.startsWith(`${ours}criterion:`) || id.startsWith(`${ours}contract:`);
}
function shortened(text3) {
  const mark = `#${digestOf(text3).slice(0, 16)}`;
  return text3.length <= mostName ? text3 : `${startOf(text3, mostName - mark.length)}${mark}`;
}
function titled(reason, status) {
  return shortLine(reason, mostName) || status;
}
function ending({ conclusion, title }, mode) {
  if (mode === "block" || conclusion === "success" || conclusion === "neutral") return { conclusion, title };
  return { conclusion: "neutral", title: shortLine(`would block: ${title}`, mostName) };
}
function isPlaced(annotation) {
  return annotation.path !== void 0;
}
function homesOf(placed2, drafts) {
  const known2 = new Set(drafts.map((draft) => draft.externalId));
  const homes = /* @__PURE__ */ new Map();
  for (const [index, annotation] of placed2.entries()) {
    const { criterion = "", contract = "" } = annotation;
    const candidates = [externalId("criterion", criterion), externalId("contract", contract)];
    const home = candidates.find((id) => known2.has(id)) ?? aggregateId;
    const kept2 = homes.get(home) ?? [];
    kept2.push({ annotation, sent: index < mostAnnotations });
    homes.set(home, kept2);
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
  const have = ids.length === 1 ? "contract has no check run of its own" : "contracts have no check run of their own";
  return `${ids.length.toLocaleString("en")} ${have}: ${someOf(ids, 10)}`;
}

// src/github/jobs.ts
var open4 = { wants: "a mapping", open: true };
var jobShape = object(
  {
    run_id: required(integer({ min: 1 }), "its workflow run"),
    run_attempt: optional(integer({ min: 1 }), "the attempt of that run"),
    head_sha: required(anyText, "its commit"),
    workflow_name: optional(nullable(anyText), "the name of the workflow")
  },
  open4
);
var runShape = object({ path: required(anyText, "the file"), event: required(anyText, "what started it") }, open4);
var actions = "github-actions";
function openJobs(api, repository2, head) {
  const runs = remembered(async (id) => {
    const asked = { ...ownerAndRepo(repository2), run_id: id };
    const { path, event } = await api.get("GET /repos/{owner}/{repo}/actions/runs/{run_id}", asked, runShape);
    return { event, path: path.startsWith(`${repository2}/`) ? path.slice(repository2.length + 1) : path };
  });
  return remembered(async (id) => {
    const asked = { ...ownerAndRepo(repository2), job_id: id };
    const job = await api.get("GET /repos/{owner}/{repo}/actions/jobs/{job_id}", asked, jobShape).catch(undefinedIfMissing);
    if (job?.head_sha !== head) return null;
    const { path, event } = await runs(job.run_id);
    const workflow = { name: job.workflow_name ?? "", path };
    return { runId: job.run_id, attempt: job.run_attempt ?? 1, event, workflow };
  });
}
function remembered(load) {
  const loaded = /* @__PURE__ */ new Map();
  return (id) => {
    const value = loaded.get(id) ?? load(id);
    loaded.set(id, value);
    return value;
  };
}

// src/github/seen-runs.ts
var open5 = { wants: "a mapping", open: true };
var checkRunShape = object(
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
);
var postedShape = checkRunShape;
var pollEvery = 1e4;
var lastPollMargin = 500;
function openSeenRuns(api, gate2, clock) {
  const { repository: repository2, head } = gate2;
  const list2 = async (name, commit = head) => {
    const named2 = name === void 0 ? {} : { check_name: name };
    const asked = { ...ownerAndRepo(repository2), ref: commit, filter: "all", ...named2 };
    return api.all("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", asked, checkRunShape);
  };
  let newest;
  const listing = (before) => {
    const isNew = newest && (before ? newest !== before : clock.now() - newest.at < pollEvery);
    if (!isNew) newest = { at: clock.now(), runs: list2() };
    return newest;
  };
  const jobWith = openJobs(api, repository2, head);
  const withJob = async (run) => ({
    run,
    job: run.app?.slug === actions ? await jobWith(run.id) : null
  });
  const ownJobs = async (all) => {
    const candidates = await Promise.all(all.filter((run) => claimsRun(run, gate2.runId)).map(withJob));
    return candidates.filter(({ job }) => String(job?.runId) === gate2.runId).map(({ run }) => run.name);
  };
  return {
    list: list2,
    ownJobs: async () => ownJobs(await list2()),
    async checkRuns({ name, workflow, waitMs }) {
      const until = clock.now() + waitMs;
      for (let asked; ; ) {
        const current = listing(asked);
        asked = current;
        const answer = await attempt(async () => {
          const named2 = (await current.runs).filter((run) => run.name === name && !isPosted(run, gate2));
          const candidates = (await Promise.all(named2.map(withJob))).filter((each) => !isOwnJob(each, gate2));
          return latest(candidates.filter(({ job }) => workflow === void 0 || isFromWorkflow(job, workflow))).map(
            summaryOf
          );
        });
        const left = until - clock.now();
        if (!isOpen(answer) || left <= 0 || until - current.at < lastPollMargin) return answer;
        await clock.sleep(Math.min(pollEvery, left));
      }
    },
    foreignRuns: () => attempt(async () => {
      const all = await list2();
      const under = (names2) => all.filter((run) => names2.includes(run.name) && !isMarked(run, gate2.app() ?? actions));
      const names = [gate2.checkName, gate2.job];
      const others = under(names).filter(({ app }) => app?.slug !== actions);
      if (others.length > 0) return others.map((run) => summaryOf({ run, job: null }));
      const candidates = await Promise.all(under([...names, ...await ownJobs(all)]).map(withJob));
      return candidates.filter(({ job }) => !job || !isOfGate(job, gate2)).map(summaryOf);
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
    ...!job && run.app?.slug === actions ? { unproven: true } : {}
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
  if (answer.kind === "unknown") return false;
  return answer.runs.every(({ unproven }) => unproven) || answer.runs.some(({ status }) => status !== "completed");
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
  const own = /^(.+?\.ya?ml)@refs\//s.exec(gate2.workflowRef)?.[1];
  const file = /^.*\.ya?ml(?=@|$)/s.exec(workflow.path)?.[0];
  return String(runId) === gate2.runId || `${gate2.repository}/${file}` === own;
}
function latest(candidates) {
  const last = /* @__PURE__ */ new Map();
  const key = ({ run, job }) => job ? `${job.event} ${job.workflow.path}` : `${run.app?.slug}`;
  for (const each of [...candidates].sort((a3, b2) => a3.run.id - b2.run.id)) last.set(key(each), each);
  return candidates.filter((each) => {
    const { run, job } = last.get(key(each));
    return job ? each.job?.runId === job.runId && each.job.attempt === job.attempt : each.run === run;
  });
}
function isFromWorkflow(job, wanted) {
  if (!job) return false;
  const { name, path } = job.workflow;
  return name === wanted || isWorkflowFile(path, wanted) || isWorkflowFile(path, `.github/workflows/${wanted}`);
}

// src/github/target/payloads.ts
var open6 = { wants: "a mapping", open: true };
var commitId = /^[0-9a-f]{40,64}$/;
var sha = text({
  wants: "a commit id",
  title: "commit id",
  pattern: commitId.source,
  check: (value) => commitId.test(value) ? void 0 : `${JSON.stringify(value)} is not a commit id`
});
var word = text({ pattern: "\\S" });
var number2 = integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
var pullShape = object(
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
);
var repository = required(object({ default_branch: required(word, "the default branch") }, open6), "the repository");
var pullEvent2 = object(
  { pull_request: required(pullShape, "the pull request"), before: optional(sha, "the head before") },
  open6
);
var groupEvent2 = object(
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
);
var pushEvent2 = object(
  {
    ref: required(word, "the ref"),
    before: required(sha, "the commit before"),
    after: required(sha, "the commit now"),
    deleted: optional(boolean, "whether the branch was deleted"),
    sender: optional(nullable(object({ login: required(anyText, "the login") }, open6)), "who pushed"),
    repository
  },
  open6
);
var branchEvent2 = object({ repository }, open6);

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
  const asked = { ...ownerAndRepo(repository2), pull_number: number3 };
  return api.get("GET /repos/{owner}/{repo}/pulls/{pull_number}", asked, pullShape);
}
async function readPullOrEvent(api, repository2, payload) {
  try {
    return { pull: pullFrom(await readPull(api, repository2, payload.number)) };
  } catch (error2) {
    if (!(error2 instanceof ApiError) || error2.kind !== "forbidden") throw error2;
    const note = `title, body and labels are from the event and may be outdated, because the token can't read the pull request: ${error2.message}`;
    return { pull: pullFrom(payload), note };
  }
}
async function pullsOf(api, repository2, commit) {
  const asked = { ...ownerAndRepo(repository2), commit_sha: commit };
  return api.all("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", asked, pullShape);
}
async function openPullsAt(api, repository2, head) {
  try {
    const all = await pullsOf(api, repository2, head);
    return all.filter((pull) => (pull.state ?? "open") === "open" && pull.head.sha === head);
  } catch (error2) {
    if (error2 instanceof ApiError && ["forbidden", "missing", "invalid"].includes(error2.kind)) return [];
    throw error2;
  }
}
async function openPullsInto(api, repository2, base) {
  const asked = { ...ownerAndRepo(repository2), state: "open", base };
  return api.all("GET /repos/{owner}/{repo}/pulls", asked, pullShape);
}
var branchShape = object(
  { commit: required(object({ sha: required(anyText, "its commit") }, { wants: "a mapping", open: true }), "its tip") },
  { wants: "a branch", open: true }
);
async function branchTip(api, repository2, branch) {
  const asked = { ...ownerAndRepo(repository2), branch };
  return (await api.get("GET /repos/{owner}/{repo}/branches/{branch}", asked, branchShape)).commit.sha;
}
var commitShape = object(
  {
    sha: required(anyText, "its id"),
    commit: required(object({ message: required(anyText, "its message") }, { wants: "a mapping", open: true }), "it"),
    parents: optional(
      list(object({ sha: required(anyText, "its id") }, { wants: "a mapping", open: true })),
      "its parents"
    )
  },
  { wants: "a commit", open: true }
);
var compareShape = object(
  {
    merge_base_commit: required(
      object({ sha: required(anyText, "its id") }, { wants: "a mapping", open: true }),
      "the merge base"
    ),
    total_commits: required(integer({ min: 0 }), "the number of commits"),
    commits: required(list(commitShape), "the commits")
  },
  { wants: "a comparison", open: true }
);
async function compare(api, repository2, base, head) {
  const basehead = `${base}...${head}`;
  const page2 = async (number3) => {
    const asked = { ...ownerAndRepo(repository2), basehead, per_page: 100, page: number3 };
    return api.get("GET /repos/{owner}/{repo}/compare/{basehead}", asked, compareShape);
  };
  const first = await page2(1);
  const commits = [...first.commits];
  for (let number3 = 2; commits.length < first.total_commits; number3++) {
    const next = await page2(number3);
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
var escalationLabel = "contract-gate: escalated";
var maxTextLength = 3e4;
var maxMessages = 10;
var maxFailures = 20;
async function readHistory(context, { number: number3 }) {
  const found = await context.attempt("earlier attempts could not be read", () => context.commentOn(number3).find());
  const state = (found?.body ? stateIn(found.body) : void 0) ?? await stateOnRuns(context);
  return historyFrom(state?.history);
}
async function stateOnRuns({ ownRuns, ownRunsOn, target }) {
  try {
    const now = (await ownRuns.ours()).get(aggregateId)?.output?.text;
    const text3 = now || !target.before ? now : (await ownRunsOn(target.before).ours()).get(aggregateId)?.output?.text;
    return text3 ? stateIn(text3) : void 0;
  } catch (error2) {
    if (error2 instanceof ApiError) return void 0;
    throw error2;
  }
}
async function labelEscalation({ api, repository: repository2, attempt: attempt2 }, pull, results) {
  const isEscalated = results.contracts.some(({ retry }) => retry?.escalated);
  const isLabelled = pull.labels?.includes(escalationLabel) ?? false;
  if (isEscalated === isLabelled) return;
  const asked = { ...ownerAndRepo(repository2), issue_number: pull.number };
  await attempt2(
    `the label "${escalationLabel}" could not be ${isEscalated ? "added" : "removed"}`,
    () => isEscalated ? (
      // Adding a label twice is harmless, so an unclear POST is simply repeated.
      api.perform(
        "POST /repos/{owner}/{repo}/issues/{issue_number}/labels",
        { ...asked, labels: [escalationLabel] },
        { findExisting: async () => void 0 }
      )
    ) : api.perform("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", {
      ...asked,
      name: escalationLabel
    })
  );
}
async function dispatchMessages(context, pull, results, history) {
  const { api, repository: repository2, head, attempt: attempt2 } = context;
  const isNews = ({ contract, type }) => !judgedBefore(history, contract).some((judged) => judged.head === head && judged.sent.includes(type));
  const news = messages(results).filter(isNews);
  const sent = [];
  for (const message of news.slice(0, maxMessages)) {
    const { text: text3, failures, ...rest } = message;
    const short = { failures: failures.slice(0, maxFailures), text: text3.slice(0, maxTextLength) };
    const client_payload = { pull: pull.number, ...rest, ...short };
    const done = await attempt2(`the message about ${message.contract} could not be sent`, async () => {
      const sent2 = { ...ownerAndRepo(repository2), event_type: message.type, client_payload };
      await api.perform("POST /repos/{owner}/{repo}/dispatches", sent2);
      return true;
    });
    if (done) sent.push(message);
  }
  const others = news.slice(maxMessages).map(({ contract }) => contract);
  if (others.length > 0)
    context.unpublished.push(`no message was sent about ${others.join(", ")}: the limit is ${maxMessages} messages`);
  return withSentMessages(history, head, sent);
}

// src/github/publish/check-runs.ts
var annotationsPerRequest = 50;
function openOwnCheckRuns({ api, repository: repository2, head, seen, detailsUrl }) {
  const place = ownerAndRepo(repository2);
  let known2;
  const ours2 = () => {
    known2 ??= seen.list(void 0, head).then((all) => byExternalId(all));
    return known2;
  };
  const find = async (run, before) => {
    const found = byExternalId(await seen.list(run.name, head)).get(run.externalId);
    return found?.id === before?.id ? void 0 : found;
  };
  const create = async (run, body, before) => {
    const { name, externalId: external_id } = run;
    const whole = { ...place, name, head_sha: head, external_id, details_url: detailsUrl, ...body };
    const findExisting = () => find(run, before);
    return api.write("POST /repos/{owner}/{repo}/check-runs", whole, postedShape, { findExisting });
  };
  const update = (id, body) => api.write(
    "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}",
    { ...place, check_run_id: id, ...body },
    postedShape
  );
  const annotationsOn = async (id) => {
    const asked = { ...place, check_run_id: id };
    const there = await api.all(
      "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
      asked,
      annotationShape
    );
    return there.map(({ path, start_line, message }) => keyOf({ path, start_line, message: message ?? "" }));
  };
  const remember = async (externalId2, run) => {
    (await ours2()).set(externalId2, run);
    return run;
  };
  return {
    ours: ours2,
    async begin(name, externalId2, title, summary3) {
      const body = { status: "in_progress", output: { title, summary: summary3 } };
      const before = (await ours2()).get(externalId2);
      const updated = before && await update(before.id, body).catch(undefinedIfForbidden);
      return remember(externalId2, updated ?? await create({ name, externalId: externalId2 }, body, before));
    },
    async post(run) {
      const { conclusion, title, summary: summary3, text: text3, annotations: annotations2 } = run;
      const output = { title, summary: summary3, ...text3 === void 0 ? {} : { text: text3 } };
      const ended = { status: "completed", conclusion, details_url: detailsUrl };
      const before = (await ours2()).get(run.externalId);
      const there = before?.output?.annotations_count ? await annotationsOn(before.id) : [];
      const wanted = new Set(annotations2.map(keyOf));
      const isStale = there.some((each) => !wanted.has(each));
      const missing = annotations2.filter((each) => isStale || !there.includes(keyOf(each)));
      const body = { ...ended, output: { ...output, annotations: missing.slice(0, annotationsPerRequest) } };
      const posted = before && !isStale ? await update(before.id, body) : await create(run, body, before);
      if (before && isStale)
        await update(before.id, { ...ended, output: { title, summary: "Replaced by a newer run of the same name." } });
      for (let from = annotationsPerRequest; from < missing.length; from += annotationsPerRequest) {
        await update(posted.id, {
          output: { ...output, annotations: missing.slice(from, from + annotationsPerRequest) }
        });
      }
      return remember(run.externalId, posted);
    }
  };
}
function undefinedIfForbidden(error2) {
  if (error2 instanceof ApiError && error2.kind === "forbidden") return void 0;
  throw error2;
}
function byExternalId(runs) {
  const ours2 = [...runs].filter(({ external_id }) => isOurs(external_id ?? "")).sort((a3, b2) => a3.id - b2.id);
  return new Map(ours2.map((run) => [run.external_id, run]));
}
var annotationShape = object(
  {
    path: required(anyText, "the file"),
    start_line: required(integer({ min: 0 }), "the line"),
    message: optional(nullable(anyText), "the message")
  },
  { wants: "an annotation", open: true }
);
function keyOf({ path, start_line, message }) {
  return `${path}:${start_line} ${message}`;
}

// src/github/publish/publish-context.ts
function openPublishContext(options) {
  const { api, runner, target, seen, identity } = options;
  const { repository: repository2, serverUrl, runId, runAttempt } = runner;
  const { head } = target.range;
  const runUrl = `${serverUrl}/${repository2}/actions/runs/${runId}/attempts/${runAttempt}`;
  const unpublished = [];
  const ownRunsOn = (commit) => openOwnCheckRuns({ api, repository: repository2, head: commit, seen, detailsUrl: runUrl });
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
        return void 0;
      }
    }
  };
}

// src/github/publish/required-checks.ts
var open7 = { wants: "a mapping", open: true };
var required_status_checks = optional(
  list(
    object(
      { context: required(anyText, "its name"), integration_id: optional(nullable(integer({ min: -1 })), "the app") },
      open7
    )
  ),
  "the checks"
);
var ruleShape = object(
  {
    type: required(anyText, "its kind"),
    ruleset_id: optional(integer({ min: 0 }), "the ruleset"),
    parameters: optional(nullable(object({ required_status_checks }, open7)), "its parameters")
  },
  open7
);
var branchShape2 = object(
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
  const { repository: repository2, serverUrl, branch, job } = options;
  const about = { branch, check: job, settingsUrl: `${serverUrl}/${repository2}/settings/rules` };
  try {
    const checks = [
      ...await fromRulesets(api, repository2, branch),
      ...await fromProtection(api, repository2, branch)
    ];
    const contexts = checks.map(({ context }) => context);
    const found = checks.find(({ context }) => options.names.includes(context));
    if (found) {
      const { context, by, source } = found;
      return { ...about, contexts, required: "yes", check: context, by, ...source ? { source } : {} };
    }
    const maybe = contexts.find((context) => options.possible.includes(context));
    if (maybe) {
      const why = `${maybe} is required, and may or may not be the gate's job; remove the name: of the gate's job`;
      return { ...about, contexts, required: "unknown", why };
    }
    if (checks.some(({ isHidden }) => isHidden)) {
      const why = "the branch is protected, and this token can't read its required checks";
      return { ...about, contexts, required: "unknown", why };
    }
    return { ...about, contexts, required: "no" };
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
    return false;
  }
}
async function rulesOf(api, repository2, branch) {
  const asked = { ...ownerAndRepo(repository2), branch };
  return api.all("GET /repos/{owner}/{repo}/rules/branches/{branch}", asked, ruleShape);
}
async function fromRulesets(api, repository2, branch) {
  const rules = await rulesOf(api, repository2, branch);
  return rules.filter(({ type }) => type === "required_status_checks").flatMap(
    ({ ruleset_id, parameters }) => (parameters?.required_status_checks ?? []).map(({ context, integration_id }) => ({
      context,
      by: `ruleset ${ruleset_id ?? ""}`.trim(),
      source: typeof integration_id === "number" && integration_id > 0 ? "app" : "any"
    }))
  );
}
async function fromProtection(api, repository2, branch) {
  const asked = { ...ownerAndRepo(repository2), branch };
  const answer = await api.get("GET /repos/{owner}/{repo}/branches/{branch}", asked, branchShape2);
  const { protected: isProtected, protection } = answer;
  const contexts = protection?.required_status_checks?.contexts;
  const by = "branch protection";
  if (isProtected && !contexts) return [{ context: "", by, isHidden: true }];
  return (contexts ?? []).map((context) => ({ context, by }));
}

// src/github/publish/publish.ts
var maxHistory = 12e3;
function openPublisher(options) {
  const context = openPublishContext(options);
  const { inputs, target, ownRuns, runUrl, unpublished } = context;
  let mode = inputs.mode;
  let open8;
  let mayPost = false;
  return {
    async begin(given) {
      mode = given;
      if (mode === "observe" || inputs.checkRuns === "off") return;
      const summary3 = "The contracts of this pull request are being checked.";
      mayPost = true;
      const run = await context.attempt(
        "check runs could not be written",
        () => ownRuns.begin(inputs.checkName, aggregateId, "in progress", summary3).catch((error2) => {
          mayPost = !(error2 instanceof ApiError && ["forbidden", "unauthorised"].includes(error2.kind));
          throw error2;
        })
      );
      open8 = run?.id;
      if (run?.app?.slug) context.identity.isApp(run.app.slug);
    },
    async finish(judged, policy) {
      if (mode === "observe") return { results: judged, publication: { mode, runUrl, unpublished }, commentUrl: "" };
      const [pull] = target.kind === "pull" ? target.pulls : [];
      const before = pull ? await readHistory(context, pull) : {};
      const { results, history } = pull ? withAttempts(judged, before, policy) : { results: judged, history: before };
      const enforcement = target.kind === "push" ? void 0 : await enforcementFor(context);
      const publication = { mode, runUrl, unpublished, ...enforcement ? { enforcement } : {} };
      const current = pull && await isCurrent(context, pull.number) ? pull : void 0;
      const after = current && policy.dispatch ? await dispatchMessages(context, current, results, history) : history;
      const state = { head: context.head, history: fitting(after, maxHistory) };
      if (mayPost && await postRuns(context, open8, results, publication, state)) open8 = void 0;
      if (pull && !current) return { results, publication, commentUrl: "" };
      const commentUrl = await writeComments(context, results, publication, state);
      if (current) await labelEscalation(context, current, results);
      return { results, publication, commentUrl };
    },
    async withdraw(results) {
      const [pull] = target.kind === "pull" && inputs.comment !== "off" && mode !== "observe" ? target.pulls : [];
      if (!pull) return;
      await context.attempt("the comment could not be corrected", async () => {
        const existing = context.commentOn(pull.number);
        const found = await existing.find();
        if (!found || !await isCurrent(context, pull.number)) return;
        await existing.write(comment(results, { mode, runUrl, unpublished }, stateIn(found.body ?? "")));
        const posted = inputs.checkRuns === "off" ? void 0 : (await ownRuns.ours()).get(aggregateId);
        if (posted) await postRuns(context, posted.id, results, { mode, runUrl, unpublished }, {});
      });
    },
    async abandon(api, conclusion, summary3) {
      if (open8 === void 0) return;
      const title = conclusion === "cancelled" ? "cancelled" : "no verdict";
      await close({ ...context, api }, open8, conclusion, { title, summary: summary3 }).catch(() => {
      });
    }
  };
}
function close({ api, repository: repository2 }, id, conclusion, output) {
  const asked = { ...ownerAndRepo(repository2), check_run_id: id, status: "completed", conclusion, output };
  return api.write("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", asked, postedShape);
}
async function postRuns(context, open8, results, publication, state) {
  const { ownRuns, inputs } = context;
  const { aggregate, others } = checkRuns(results, {
    mode: publication.mode,
    checkRuns: inputs.checkRuns,
    max: inputs.maxCheckRuns,
    checkName: inputs.checkName,
    publication
  });
  const taken = await namesOfOthers(context, publication);
  for (const run of others) {
    const name = taken.has(run.name) ? `${run.name} (contract-gate)` : run.name;
    const posted = await context.attempt(
      `the check run ${name} could not be written`,
      () => ownRuns.post({ ...run, name })
    );
    if (!posted) break;
  }
  await context.attempt("outdated check runs could not be updated", () => retire(context, results, others));
  const ended = await context.attempt(
    `the check run ${aggregate.name} could not be completed`,
    () => ownRuns.post({ ...aggregate, text: `${aggregate.text ?? ""}${stateLine(state)}` })
  );
  if (ended) return true;
  if (open8 === void 0) return false;
  const { conclusion, title } = aggregate;
  const summary3 = "The report could not be written here. See the job summary.";
  const what = `the check run ${aggregate.name} stays in progress`;
  return await context.attempt(what, () => close(context, open8, conclusion, { title, summary: summary3 })) !== void 0;
}
async function namesOfOthers({ seen, inputs }, { enforcement }) {
  const all = await seen.list().catch(() => []);
  const others = all.filter(({ external_id }) => !isOurs(external_id ?? "")).map(({ name }) => name);
  const names = /* @__PURE__ */ new Set([...others, ...enforcement?.required === "no" ? [] : enforcement?.contexts ?? []]);
  names.delete(inputs.checkName);
  return names;
}
var maxRetired = 5;
async function retire({ ownRuns, unpublished }, results, posted) {
  const current = /* @__PURE__ */ new Set([aggregateId, ...posted.map(({ externalId: externalId2 }) => externalId2)]);
  const earlier = [...await ownRuns.ours()].filter(([id]) => !current.has(id));
  if (earlier.length === 0) return;
  const judged = conclusionsOf(results);
  const stale = earlier.filter(([id, { conclusion }]) => conclusion !== (judged.get(id) ?? "cancelled"));
  for (const [externalId2, { name }] of stale.slice(0, maxRetired)) {
    const title = judged.has(externalId2) ? "see the report" : "no longer part of the report";
    const conclusion = judged.get(externalId2) ?? "cancelled";
    await ownRuns.post({ name, externalId: externalId2, conclusion, title, summary: title, annotations: [] });
  }
  if (stale.length > maxRetired)
    unpublished.push(`${stale.length - maxRetired} check runs of an earlier run on this head were not updated`);
}
async function enforcementFor({ api, runner, inputs, target, seen }) {
  const { repository: repository2, serverUrl } = runner;
  const jobs = await seen.ownJobs().catch(() => []);
  const job = jobs.length === 1 ? jobs[0] : runner.job;
  const possible = jobs.includes(job) ? [] : jobs;
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
  const { inputs, target } = context;
  const isDue = target.kind === "pull" || target.kind === "group" && results.verdict !== "pass";
  if (inputs.comment === "off" || !isDue) return "";
  let url = "";
  for (const { number: number3 } of target.pulls) {
    const written = await context.attempt("the comment could not be written", async () => {
      const existing = context.commentOn(number3);
      if (inputs.comment === "failure" && results.verdict === "pass" && !await existing.find()) return void 0;
      const kept2 = target.kind === "pull" ? state : stateIn((await existing.find())?.body ?? "");
      return existing.write(comment(results, publication, kept2));
    });
    url ||= written?.html_url ?? "";
  }
  return url;
}
async function isCurrent({ api, repository: repository2, head, unpublished, attempt: attempt2 }, number3) {
  const current = await attempt2(
    "the comment, the label and the message could not be written",
    async () => (await readPull(api, repository2, number3)).head.sha
  );
  if (current !== void 0 && current !== head)
    unpublished.push(`nothing more was written for ${head.slice(0, 7)}: the head is now ${current.slice(0, 7)}`);
  return current === head;
}

// src/github/publish/write-outputs.ts
import { join as join3, resolve as resolve2 } from "node:path";

// src/report/github/log.ts
var mostOfLevel = 10;
function logAnnotations(results, mode) {
  const all = [
    ...annotations(results, mode).map(({ level, path, line, title, message }) => {
      const about = { level: level === "failure" ? "error" : level, title, message };
      return path === void 0 ? about : { ...about, path, line };
    }),
    ...results.notes.map(
      (note) => ({ level: "notice", title: "contract-gate", message: shortLine(note, 1e3) })
    )
  ];
  const levels2 = ["error", "warning", "notice"];
  const sorted = levels2.map((level) => all.filter((each) => each.level === level));
  return {
    annotations: sorted.flatMap((each) => each.slice(0, mostOfLevel)),
    left: sorted.flatMap((each, index) => {
      const missing = each.length - mostOfLevel;
      const level = levels2[index];
      return missing > 0 ? [
        `${number(missing, `${level} is`, `${level}s are`)} not annotated: GitHub shows ${mostOfLevel} for each step`
      ] : [];
    })
  };
}

// src/report/github/summary.ts
var most3 = 1e6;
function summary(results, publication) {
  return `${page(results, { most: most3, publication, timed: true })}
`;
}

// src/github/publish/write-outputs.ts
async function writeOutputs(runner, inputs, published, isGated) {
  const { results, publication, commentUrl } = published;
  const folder = join3(runner.temp, "contract-gate");
  const file = async (name, content) => {
    const path = join3(folder, name);
    await writeReport(runner.temp, path, content);
    return path;
  };
  if (isGated) await writeLogAndSummary(runner, results, publication);
  else for (const line of [results.reason, ...results.notes]) runner.log(`contract-gate: ${line}`);
  for (const { format, path } of inputs.reports)
    await writeReport(runner.workspace, resolve2(runner.workspace, path), formats[format](results));
  const retry = retryTexts(results);
  const count = (...statuses) => statuses.reduce((sum, status) => sum + (results.counts[status] ?? 0), 0);
  const outputs = {
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
  for (const [name, value] of Object.entries(outputs)) runner.output(name, value);
}
async function writeLogAndSummary(runner, results, publication) {
  runner.group(`contract-gate: ${results.verdict}`, text2(results).trimEnd().split("\n"));
  const mode = publication.mode === "block" ? "" : ` (mode: ${publication.mode}, so nothing is blocked)`;
  runner.log(`${results.verdict.toUpperCase()}: ${results.reason}${mode}`);
  for (const line of publication.unpublished) runner.log(`Not published: ${line}`);
  if (publication.unpublished.length > 0) {
    const { annotations: annotations2, left } = logAnnotations(results, publication.mode);
    for (const annotation of annotations2) runner.annotate(annotation);
    for (const line of left) runner.log(line);
  }
  await runner.summary(summary(results, publication));
}
async function writeFailure(runner, error2) {
  const message = error2 instanceof Error ? error2.message : String(error2);
  runner.output("verdict", "error");
  await runner.summary(`## 💥 contract-gate reached no verdict

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
  const r2 = new c2(t, e, s3);
  process.stdout.write(r2.toString() + p2.EOL);
}
function issue(t, e = "") {
  issueCommand(t, {}, e);
}
var n = "::";
var c2 = class {
  constructor(e, s3, r2) {
    e || (e = "missing.command"), this.command = e, this.properties = s3, this.message = r2;
  }
  toString() {
    let e = n + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      e += " ";
      let s3 = true;
      for (const r2 in this.properties)
        if (this.properties.hasOwnProperty(r2)) {
          const i2 = this.properties[r2];
          i2 && (s3 ? s3 = false : e += ",", e += `${r2}=${m3(i2)}`);
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
  const e = process.env[`GITHUB_${n2}`];
  if (!e)
    throw new Error(`Unable to find environment variable for file command ${n2}`);
  if (!i.existsSync(e))
    throw new Error(`Missing file at path: ${e}`);
  i.appendFileSync(e, `${toCommandValue(o)}${r.EOL}`, {
    encoding: "utf8"
  });
}
function prepareKeyValueMessage(n2, o) {
  const e = `ghadelimiter_${s2.randomUUID()}`, t = toCommandValue(o);
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
};
var { access: O, appendFile: _2, writeFile: y2 } = b;
var SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
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
      const t = process.env[SUMMARY_ENV_VAR];
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
    const s3 = Object.entries(r2).map(([n2, i2]) => ` ${n2}="${i2}"`).join("");
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
      const e = !!t?.overwrite, r2 = yield this.filePath();
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
      return this.emptyBuffer().write({ overwrite: true });
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
  addRaw(t, e = false) {
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
    const r2 = Object.assign({}, e && { lang: e }), s3 = this.wrap("pre", this.wrap("code", t), r2);
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
  addList(t, e = false) {
    const r2 = e ? "ol" : "ul", s3 = t.map((i2) => this.wrap("li", i2)).join(""), n2 = this.wrap(r2, s3);
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
    const e = t.map((s3) => {
      const n2 = s3.map((i2) => {
        if (typeof i2 == "string")
          return this.wrap("td", i2);
        const { header: d2, data: c3, colspan: o, rowspan: a3 } = i2, h = d2 ? "th" : "td", m5 = Object.assign(Object.assign({}, o && { colspan: o }), a3 && { rowspan: a3 });
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
    const r2 = this.wrap("details", this.wrap("summary", t) + e);
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
    const { width: s3, height: n2 } = r2 || {}, i2 = Object.assign(Object.assign({}, s3 && { width: s3 }), n2 && { height: n2 }), d2 = this.wrap("img", null, Object.assign({ src: t, alt: e }, i2));
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
    const r2 = `h${e}`, s3 = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(r2) ? r2 : "h1", n2 = this.wrap(s3, t);
    return this.addRaw(n2).addEOL();
  }
  /**
   * Adds an HTML thematic break (<hr>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addSeparator() {
    const t = this.wrap("hr", null);
    return this.addRaw(t).addEOL();
  }
  /**
   * Adds an HTML line break (<br>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addBreak() {
    const t = this.wrap("br", null);
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
    const r2 = Object.assign({}, e && { cite: e }), s3 = this.wrap("blockquote", t, r2);
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
    const r2 = this.wrap("a", t, { href: e });
    return this.addRaw(r2).addEOL();
  }
};
var w3 = new E();
var summary2 = w3;

// node_modules/@actions/core/lib/platform.js
import m4 from "os";
var platform = m4.platform();
var arch = m4.arch();

// node_modules/@actions/core/lib/core.js
var ExitCode;
(function(t) {
  t[t.Success = 0] = "Success", t[t.Failure = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(t) {
  issueCommand("add-mask", {}, t);
}
function getInput(t, e) {
  const r2 = process.env[`INPUT_${t.replace(/ /g, "_").toUpperCase()}`] || "";
  if (e && e.required && !r2)
    throw new Error(`Input required and not supplied: ${t}`);
  return e && e.trimWhitespace === false ? r2 : r2.trim();
}
function getMultilineInput(t, e) {
  const r2 = getInput(t, e).split(`
`).filter((o) => o !== "");
  return e && e.trimWhitespace === false ? r2 : r2.map((o) => o.trim());
}
function setOutput(t, e) {
  if (process.env.GITHUB_OUTPUT || "")
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
  const known2 = [...secrets];
  const hide = (text3) => redact(text3, known2);
  const line = (text3) => info(inLine(hide(text3)));
  const shown = (text3) => visible(hide(text3));
  return {
    log: line,
    group(title, lines) {
      startGroup(inLine(hide(title)));
      for (const each of lines) line(each);
      endGroup();
    },
    annotate({ level, path, line: line2, title, message }) {
      const place = path === void 0 ? {} : { file: shown(path), ...line2 === void 0 ? {} : { startLine: line2 } };
      levels[level](shown(message), { title: shown(title), ...place });
    },
    mask(secret) {
      for (const each of secret.split(/\r?\n/).filter((part) => part.trim() !== "")) setSecret(each);
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
];
var secretName = /token|secret|passw(?:or)?d|passphrase|credential|keys?$|(?:^|[_-])keys?[_-]/i;
var shortest = 8;
function secretsIn(env, extra = []) {
  const sure = [...extra, ...tokens.map((name) => env[name] ?? "")].map((value) => value.trim()).filter((value) => value !== "");
  const forGit = sure.map((token) => Buffer.from(`x-access-token:${token}`).toString("base64"));
  const named2 = Object.entries(env).flatMap(([name, value]) => secretName.test(name) && value ? [value.trim()] : []);
  return [.../* @__PURE__ */ new Set([...sure, ...forGit, ...named2.filter(looksSecret)])];
}
function looksSecret(value) {
  const isPath = /^(?:~|\.{1,2})[\\/]/.test(value) || isAbsolute(value) && existsSync2(value);
  const isPlain = /^(?:true|false|[\d.]+)$/i.test(value);
  return value.length >= shortest && !isPath && !isPlain;
}

// src/github/runner/runner.ts
var essential = ["GITHUB_REPOSITORY", "GITHUB_EVENT_NAME", "GITHUB_EVENT_PATH", "GITHUB_WORKSPACE"];
var largestEvent = 32 * 1024 * 1024;
var largestSummary = 1024 * 1024;
function openRunner() {
  const { env } = process;
  const value = (name) => env[name]?.trim() ?? "";
  const missing = essential.filter((name) => value(name) === "");
  if (missing.length > 0) {
    const names = missing.join(", ");
    throw new UsageError(
      `missing environment variables: ${names}; run the action in a GitHub workflow, or use contract-gate verify on your own machine`
    );
  }
  const repository2 = value("GITHUB_REPOSITORY");
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository2)) {
    throw new UsageError(`GITHUB_REPOSITORY is ${JSON.stringify(repository2)}: it must be OWNER/NAME`);
  }
  refuseBrokenEvent(value("GITHUB_EVENT_PATH"));
  const log = openLog(secretsIn(env));
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
        bytesIn(env.GITHUB_OUTPUT);
        setOutput(name, log.hide(text3));
      } catch (error2) {
        log.log(`Could not write the output ${name}: ${error2.message}`);
      }
    },
    async summary(markdown) {
      try {
        const written = bytesIn(env.GITHUB_STEP_SUMMARY);
        const whole = `${log.hide(markdown)}
`;
        const kept2 = upToBytes(whole, largestSummary - written);
        if (kept2 !== whole) log.log("The job summary is truncated: GitHub shows at most 1 MiB.");
        await summary2.addRaw(kept2).write();
      } catch (error2) {
        summary2.emptyBuffer();
        log.log(`Could not write the job summary: ${error2.message}`);
      }
    }
  };
}
function bytesIn(file) {
  if (!file) throw new Error("the runner provides no file for it");
  appendFileSync2(file, "");
  return statSync(file).size;
}
function upToBytes(text3, most4) {
  const bytes = Buffer.from(text3);
  if (bytes.length <= most4) return text3;
  const fitting2 = bytes.subarray(0, Math.max(0, most4));
  return fitting2.subarray(0, fitting2.lastIndexOf("\n") + 1).toString();
}
function refuseBrokenEvent(path) {
  const problem = (reason) => new UsageError(`the event in ${path} (GITHUB_EVENT_PATH) ${reason}`);
  let bytes;
  try {
    if (statSync(path).size > largestEvent) throw problem("is larger than 32 MiB, the limit for events");
    bytes = readFileSync(path);
  } catch (error2) {
    throw error2 instanceof UsageError ? error2 : problem(`can't be read: ${error2.message}`);
  }
  const decoded = decode(bytes);
  if ("problem" in decoded) throw problem(decoded.problem);
  try {
    JSON.parse(decoded.text);
  } catch (error2) {
    throw problem(`is not JSON: ${error2.message}`);
  }
}
function urlIn(text3, name) {
  const address = URL.canParse(text3) ? new URL(text3) : void 0;
  if (address && /^https?:$/.test(address.protocol)) return text3.replace(/\/+$/, "");
  throw new UsageError(`${name} is ${JSON.stringify(text3)}: it must be a URL such as https://github.com`);
}

// src/github/target/event.ts
var events = {
  pull: compiled(pullEvent2, pullEvent),
  group: compiled(groupEvent2, groupEvent),
  push: compiled(pushEvent2, pushEvent),
  branch: compiled(branchEvent2, branchEvent)
};
var privileged = ["pull_request_target", "workflow_run", "issue_comment"];
var known = [
  "pull_request",
  "pull_request_review",
  "merge_group",
  "push",
  "workflow_dispatch",
  "workflow_call"
];
function readTrigger(name, payload, { ref, sha: sha2 }) {
  if (privileged.includes(name)) {
    throw new UsageError(
      `the event ${name} gives untrusted code a token with write access; run the gate on pull_request`
    );
  }
  if (!known.includes(name))
    throw new UsageError(`unsupported event ${JSON.stringify(name)}; run the gate on ${known.join(", ")}`);
  const read = (shape) => readEvent(shape, payload, `the event ${name}`);
  const has = (key) => payload !== null && typeof payload === "object" && key in payload;
  if (name.startsWith("pull_request") || name === "workflow_call" && has("pull_request"))
    return pullTrigger(read(events.pull));
  if (name === "merge_group" || name === "workflow_call" && has("merge_group")) {
    const { head_sha, head_ref, base_sha, base_ref } = read(events.group).merge_group;
    const last = /\/pr-(\d{1,9})-[0-9a-f]{40,64}$/.exec(head_ref)?.[1];
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
  const branch = branchOf(ref);
  if (branch === void 0)
    throw new UsageError(`the workflow runs on ${ref}, which is not a branch; start it on a branch`);
  return { kind: "branch", branch, sha: sha2, defaultBranch: read(events.branch).repository.default_branch };
}
function pullTrigger({ pull_request: payload, before }) {
  return { kind: "pull", number: payload.number, head: payload.head.sha, payload, ...before ? { before } : {} };
}
function pushTrigger(event) {
  const branch = branchOf(event.ref);
  if (branch === void 0) return { kind: "nothing", reason: `${event.ref} is not a branch` };
  if (event.deleted || isZero(event.after)) return { kind: "nothing", reason: `the branch ${branch} was deleted` };
  return {
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
    const tip = error2 instanceof ApiError && error2.kind === "forbidden" ? await history.tip(branch) : void 0;
    if (tip === void 0) throw error2;
    return tip;
  }
}
async function changeSince(base, head, { api, repository: repository2, history }) {
  if (!await history.isWhole(base, head)) {
    try {
      const { mergeBase, commits } = await compare(api, repository2, base, head);
      return { fork: mergeBase, commits };
    } catch (error2) {
      const isForbidden = error2 instanceof ApiError && error2.kind === "forbidden";
      if (!isForbidden || !await history.deepen(base, head) || !await history.isWhole(base, head)) throw error2;
    }
  }
  const [fork, ...others] = await history.mergeBases(base, head);
  if (others.length > 0 || fork === void 0) {
    const problem = fork ? "several merge bases" : "no common history";
    throw new UsageError(`the branch and its base have ${problem}; rebase the branch onto its base`);
  }
  return { fork, commits: await history.commits(fork, head) };
}
async function forkOf(tip, commit, sources) {
  try {
    return (await changeSince(tip, commit, sources)).fork;
  } catch (error2) {
    if (error2 instanceof ApiError || error2 instanceof UsageError) return void 0;
    throw error2;
  }
}
async function fetchAll(history, ...commits) {
  if (await history.fetchMissing(...commits)) return;
  const names = [...new Set(commits)].map((commit) => commit.slice(0, 7)).join(" and ");
  throw new UsageError(
    `could not fetch ${names} from GitHub; add contents: read to the job's permissions, or set fetch-depth: 0 for actions/checkout`
  );
}
function undefinedIfUnknown(error2) {
  if (error2 instanceof ApiError && (error2.kind === "missing" || error2.kind === "invalid")) return void 0;
  throw error2;
}

// src/github/target/group-entries.ts
var maxMembers = 30;
var maxOpen = 100;
async function entriesOf(trigger, line, tip, sources) {
  const { last } = trigger;
  const { history } = sources;
  const pulls = openCandidates(trigger.branch, sources);
  const hasHistory = async (...heads) => {
    const all = [tip, ...line.slice(0, 1).map(({ id }) => id), ...heads];
    return await history.isWhole(...all) || history.deepen(...all);
  };
  const matches = openMatches(line, last !== null, history, hasHistory);
  const known2 = /* @__PURE__ */ new Map();
  let unexplained = 0;
  const entriesFrom = (at) => {
    const entries2 = known2.get(at) ?? search(at);
    known2.set(at, entries2);
    return entries2;
  };
  const beginningWith = async (pull, at) => {
    for (const steps of pull ? await matches(pull, at) : []) {
      const rest = await entriesFrom(at + steps);
      if (rest && !rest.some((each) => each.pull.number === pull.number))
        return [{ pull, head: line[at].id, fork: line[at + steps - 1].parent }, ...rest];
    }
    return void 0;
  };
  const search = async (at) => {
    if (at === line.length) return [];
    unexplained = Math.max(unexplained, at);
    if (at === 0 && last !== null) return beginningWith(await pulls.read(last), at);
    const titled2 = numberIn(line[at].message);
    const byTitle = titled2 === void 0 ? void 0 : await beginningWith(await pulls.read(titled2), at);
    if (byTitle) return byTitle;
    const found = [];
    const open8 = await pulls.open();
    if (line[at].parents.length === 1 && open8.length > 0) await hasHistory(...open8.map(({ head }) => head));
    for (const pull of open8) found.push(...[await beginningWith(pull, at)].filter((each) => each !== void 0));
    return found.length === 1 ? found[0] : void 0;
  };
  const entries = await entriesFrom(0);
  if (!entries || entries.length === 0) {
    const commit = line[unexplained]?.id.slice(0, 7);
    const what = commit ? `of ${commit} in the group` : "of the group";
    throw new UsageError(`the pull request ${what} ${trigger.ref} was not found; run the job again`);
  }
  if (entries.length > maxMembers)
    throw new UsageError(
      `the merge group has more than ${maxMembers} pull requests; lower the maximum group size of the merge queue`
    );
  return entries.reverse();
}
function openCandidates(branch, { api, repository: repository2 }) {
  const known2 = /* @__PURE__ */ new Map();
  let all;
  const candidate = (answer) => {
    const pull = pullFrom(answer, `pull request #${answer.number} body`);
    return pull.isOpen && pull.baseBranch === branch ? pull : void 0;
  };
  return {
    read(number3) {
      const pull = known2.get(number3) ?? readPull(api, repository2, number3).catch(undefinedIfUnknown).then((answer) => answer && candidate(answer));
      known2.set(number3, pull);
      return pull;
    },
    open() {
      all ??= openPullsInto(api, repository2, branch).then(
        (answers) => answers.length > maxOpen ? [] : answers.flatMap((answer) => candidate(answer) ?? [])
      );
      return all;
    }
  };
}
function openMatches(line, isNamed, history, hasHistory) {
  return async ({ head }, at) => {
    const step = line[at];
    if (step.parents.length > 1) return step.parents.slice(1).includes(head) ? [1] : [];
    if (line.length === 1 && isNamed) return [1];
    if (!await hasHistory(head)) return [];
    const tree = await history.treeOf(step.id);
    if (await history.mergedTree(step.id, head) !== tree) return [];
    const counts = [];
    for (let end = at; line[end]?.parents.length === 1; end++)
      if (await history.mergedTree(line[end].parent, head) === tree) counts.push(end - at + 1);
    return counts;
  };
}
function numberIn(message) {
  const title = message.split("\n", 1)[0];
  const number3 = /^Merge pull request #(\d{1,9}) from /.exec(title)?.[1] ?? /\(#(\d{1,9})\)$/.exec(title)?.[1];
  return number3 === void 0 ? void 0 : Number(number3);
}

// src/github/target/merge-group.ts
async function groupTarget(trigger, sources) {
  const { history } = sources;
  if (history.head !== trigger.head) {
    throw new UsageError(
      `the checkout is at ${history.head?.slice(0, 7)}, not at the merge group's head ${trigger.head.slice(0, 7)}; remove the ref of actions/checkout`
    );
  }
  const tip = await tipOf(trigger.branch, sources);
  const { onto, fork, commits } = await changeOf(trigger, tip, sources);
  const line = mainLine(trigger.head, fork, commits);
  const entries = await entriesOf(trigger, line, tip, sources);
  await fetchAll(history, onto, fork, ...entries.flatMap((entry) => [entry.fork, entry.head]));
  const pulls = entries.map(({ pull }) => pull);
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
  const since = await changeSince(tip, head, sources);
  const isMerged = since.fork === head;
  const { fork, commits } = isMerged ? await changeSince(base, head, sources) : since;
  const withParents = commits.map(async (commit) => ({
    ...commit,
    parents: commit.parents ?? await sources.history.parents(commit.id)
  }));
  return { onto: isMerged ? base : tip, fork, commits: await Promise.all(withParents) };
}
function mainLine(head, fork, commits) {
  const byId = new Map(commits.map((commit) => [commit.id, commit]));
  const line = [];
  for (let id = head; id !== void 0 && id !== fork; ) {
    const step = byId.get(id);
    const parent = step?.parents[0];
    if (!step || parent === void 0)
      throw new UsageError(
        `the merge group's head ${head.slice(0, 7)} does not build on the target branch; run the job again`
      );
    line.push({ ...step, parent });
    id = parent;
  }
  return line;
}
function commitsIn({ fork, head }, all) {
  const byId = new Map(all.map((commit) => [commit.id, commit]));
  const reach = (from) => {
    const seen = /* @__PURE__ */ new Set();
    for (const open8 = [from]; open8.length > 0; ) {
      const id = open8.pop();
      const commit = byId.get(id);
      if (!commit || seen.has(id)) continue;
      seen.add(id);
      open8.push(...commit.parents);
    }
    return seen;
  };
  const [before, now] = [reach(fork), reach(head)];
  return all.filter(({ id }) => now.has(id) && !before.has(id));
}

// src/github/target/target.ts
async function readTarget(trigger, sources) {
  const target = await targetOf(trigger, sources);
  const { base, head } = target.range;
  const { history } = sources;
  const deepen = async () => {
    const both = base ? [base.commit, head] : [head];
    return await history.isWhole(...both) || history.deepen(...both);
  };
  return { ...target, range: { ...target.range, deepen } };
}
async function targetOf(trigger, sources) {
  if (trigger.kind === "pull") return pullTarget(trigger, sources);
  if (trigger.kind === "group") return groupTarget(trigger, sources);
  return branchTarget(trigger, sources);
}
async function pullTarget(trigger, sources) {
  const { api, repository: repository2, history } = sources;
  const { pull, note } = await readPullOrEvent(api, repository2, trigger.payload);
  await refuseDuplicateHeads(trigger.head, sources);
  const tip = await tipOf(pull.baseBranch, sources);
  const { head, onto } = await checkedOut(history, trigger.head);
  const change = await changeSince(tip, head, sources);
  const fork = onto ?? change.fork;
  await fetchAll(history, tip, fork);
  return {
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
  const duplicateHeads = await openPullsAt(api, repository2, head);
  if (new Set(duplicateHeads.map(({ base }) => base.ref)).size < 2) return;
  const named2 = duplicateHeads.map(({ number: number3, base }) => `#${number3} into ${base.ref}`).join(", ");
  throw new UsageError(
    `${head.slice(0, 7)} is the head of several pull requests (${named2}); close all but one, or push a commit`
  );
}
async function checkedOut(history, wanted) {
  const { head } = history;
  if (head === null) throw new UsageError("the workspace has no checkout; run actions/checkout before the gate");
  if (head === wanted) return { head };
  const [onto, merged, ...more] = await history.parents(head);
  if (onto && merged === wanted && more.length === 0) return { head: merged, onto };
  throw new UsageError(
    `the checkout is at ${head.slice(0, 7)}, which is neither the head ${wanted.slice(0, 7)} of the pull request nor its merge commit; remove the ref of actions/checkout, or set it to that head`
  );
}
async function branchTarget(trigger, sources) {
  const { history, api, repository: repository2 } = sources;
  const head = history.head;
  if (head === null) throw new UsageError("the workspace has no checkout; run actions/checkout before the gate");
  if (trigger.sha !== head) {
    throw new UsageError(
      `the checkout is at ${head.slice(0, 7)}, but the workflow runs for ${trigger.sha.slice(0, 7)}; remove the ref of actions/checkout`
    );
  }
  const [own] = trigger.branch === trigger.defaultBranch ? [] : await openPullsAt(api, repository2, head);
  if (own) return pullTarget({ kind: "pull", number: own.number, head, payload: own }, sources);
  const { branch, commit } = await baseOfBranch(trigger, sources);
  const { fork, commits } = commit === null ? { fork: head, commits: [] } : await changeSince(commit, head, sources);
  if (commit !== null) await fetchAll(history, commit, fork);
  const { pulls, notes } = trigger.kind === "push" ? await pullsOfPush(head, sources) : { pulls: [], notes: [] };
  const author = trigger.kind === "push" ? trigger.author : null;
  const body = { text: "", path: "no body" };
  const alone = { number: null, branch: trigger.branch, title: "", body, labels: [], author };
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
    const answers = await pullsOf(api, repository2, head).catch(undefinedIfUnknown) ?? [];
    const merged = answers.filter(({ state }) => state === "closed").slice(0, maxPulls);
    return { pulls: merged.map((answer) => pullFrom(answer, `pull request #${answer.number} body`)), notes: [] };
  } catch (error2) {
    if (!(error2 instanceof ApiError) || error2.kind !== "forbidden") throw error2;
    return { pulls: [], notes: [`the pull requests of the pushed commit could not be read: ${error2.message}`] };
  }
}
var maxPulls = 5;
async function baseOfBranch(trigger, sources) {
  const { defaultBranch } = trigger;
  if (trigger.branch !== defaultBranch) return { branch: defaultBranch, commit: await tipOf(defaultBranch, sources) };
  const before = trigger.kind === "push" ? trigger.before : null;
  const isThere = before !== null && await sources.history.fetchMissing(before);
  return { branch: trigger.branch, commit: isThere ? before : null };
}

// src/github/run-action.ts
var shutdownTimeoutMs = 4e3;
async function runAction(action) {
  const runner = openRunner();
  try {
    return await runTrigger(runner, action);
  } catch (error2) {
    if (!action.signal.aborted) await writeFailure(runner, error2);
    throw error2;
  }
}
async function runTrigger(runner, { env, version, signal }) {
  const inputs = readInputs(runner);
  if (inputs.token !== "") runner.mask(inputs.token);
  const [{ context }, { openApi }] = await Promise.all([import("./github-POYJ3DYD.js"), import("./api-23KDY3PB.js")]);
  const trigger = readTrigger(context.eventName, context.payload, context);
  if (trigger.kind === "nothing") {
    runner.log(`contract-gate: nothing to check: ${trigger.reason}`);
    return 0;
  }
  const connect = (stop) => openApi({ apiUrl: runner.apiUrl, token: inputs.token, version, signal: stop, env });
  const api = connect(signal);
  const cwd = resolve3(runner.workspace, inputs.workingDirectory);
  const { repository: repository2, serverUrl } = runner;
  const history = await openHistory({ cwd, url: `${serverUrl}/${repository2}`, token: inputs.token });
  const identity = openIdentity(api);
  const tell = async (numbers, error2) => {
    if (trigger.kind === "group" && !signal.aborted)
      await commentNoVerdict(numbers, error2, { api, runner, inputs, identity });
  };
  const target = await readTarget(trigger, { api, repository: repository2, history }).catch(async (error2) => {
    await tell(trigger.kind === "group" && trigger.last !== null ? [trigger.last] : [], error2);
    throw error2;
  });
  const seen = openSeenRuns(api, gateOf(runner, inputs, target, identity), clockUntil(signal));
  const publisher = openPublisher({ api, runner, inputs, target, seen, identity });
  try {
    return await runGate({ env, version, signal }, { runner, inputs, api, target, seen, publisher, cwd });
  } catch (error2) {
    const last = connect(AbortSignal.timeout(signal.aborted ? shutdownTimeoutMs : 6e4));
    const summary3 = signal.aborted ? "The run was cancelled before it reached a verdict." : "The gate failed before it reached a verdict. See the log of its job.";
    await publisher.abandon(last, signal.aborted ? "cancelled" : "failure", summary3);
    await tell(
      target.pulls.map(({ number: number3 }) => number3),
      error2
    );
    throw error2;
  }
}
function gateOf({ repository: repository2, runId, job, workflowRef }, { checkName }, target, identity) {
  return { repository: repository2, head: target.range.head, checkName, runId, job, workflowRef, app: identity.app };
}
function clockUntil(signal) {
  return { now: () => performance.now(), sleep: (ms) => timer(ms, void 0, { signal }) };
}
async function runGate({ env, version, signal }, open8) {
  const { runner, inputs, api, target, seen, publisher, cwd } = open8;
  const { range } = target;
  const checkout = await openCheckout({ cwd, committed: true, range, environment: env, signal });
  try {
    let prepared;
    const { repository: repository2, workflowRef } = runner;
    const given = await modeOfBase({ input: inputs.mode, repository: repository2, workflowRef, checkout });
    const isPublic = () => inputs.command === "gate" && prepared.gated;
    const isGroup = target.kind === "group";
    const judged = await gate(
      requestFrom(open8, version),
      checkout,
      {
        now: () => performance.now(),
        stop: signal,
        async onPlan(plan) {
          prepared = plan;
          if (isPublic()) await publisher.begin(stricter(plan.policy.mode, given));
        },
        ...progress(runner, () => prepared)
      },
      {
        people(subjects, head) {
          const pulls = target.pulls.filter(({ number: number3 }) => subjects.some((each) => each.number === number3));
          return openApprovals(api, { repository: runner.repository, pulls, head: head ?? range.head, isGroup });
        },
        github: seen,
        secrets: secretsIn(env, [inputs.token])
      }
    );
    signal.throwIfAborted();
    const { policy } = prepared;
    const mode = stricter(policy.mode, given);
    const results = { ...judged, notes: [...judged.notes, ...target.notes] };
    if (inputs.command === "gate" && !prepared.gated) await publisher.withdraw(results);
    const published = isPublic() ? await publisher.finish(results, policy) : { results, publication: { mode, runUrl: "", unpublished: [] }, commentUrl: "" };
    await writeOutputs(runner, inputs, published, prepared.gated);
    return mode === "block" ? exitCodes[published.results.verdict] : 0;
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
    hand: { paths: [], only: [], all: false },
    ...inputs.shard ? { shard: inputs.shard } : {},
    ...inputs.timeoutMs === void 0 ? {} : { usualTimeoutMs: inputs.timeoutMs },
    ...inputs.jobs === void 0 ? {} : { jobs: inputs.jobs },
    cores: availableParallelism(),
    commands: true,
    hosted: inputs.command === "gate",
    clock: () => Date.now()
  };
}
function progress({ log }, prepared) {
  const isCommand = (id) => {
    const { plan } = prepared();
    return plan.steps.get(plan.stepOf.get(id))?.check.runs === "command";
  };
  return {
    onStart: ({ id }) => void (isCommand(id) && log(`running ${id}`)),
    onEnd: ({ id }, { outcome, ms }) => void (isCommand(id) && log(`${outcome.status} ${id} (${formatDuration(ms)})`))
  };
}

// src/action.ts
var interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => interruption.abort(new Error("interrupted")));
try {
  process.exitCode = await runAction({ env: process.env, version: "0.1.0", signal: interruption.signal });
} catch (error2) {
  process.exitCode = failure(error2);
}
function failure(error2) {
  const log = openLog(secretsIn(process.env));
  if (interruption.signal.aborted) {
    log.log("contract-gate: cancelled; all running commands were stopped");
    return 130;
  }
  const message = error2 instanceof Error ? error2.message : String(error2);
  log.annotate({ level: "error", title: "contract-gate reached no verdict", message });
  if (process.env.CONTRACT_GATE_DEBUG && error2 instanceof Error) log.log(`${error2.stack}`);
  return 2;
}
