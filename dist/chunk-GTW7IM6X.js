import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  neverPassed,
  pathProblem
} from "./chunk-REKG4XA7.js";

// src/workspace/files/safe-paths.ts
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync, statSync } from "node:fs";
import { lstat, realpath } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
var maxFileSize = 10 * 1024 * 1024;
function isInside(top, path) {
  return path === top || path.startsWith(top.endsWith(sep) ? top : top + sep);
}
async function locate(top, path) {
  let wrong = path === "" ? "the path is empty; enter a file or a directory" : pathProblem(path);
  if (wrong) return { kind: "refused", reason: wrong };
  let tidy = tidied(path);
  try {
    let root = realpathSync.native(top), target = join(root, tidy), real = await resolved(root, target);
    if (typeof real != "string")
      return real.reason ? { kind: "refused", reason: real.reason } : { kind: "missing", path: tidy || "." };
    let away = leaves(root, real);
    return away ? { kind: "refused", reason: away } : classify(tidy || ".", root, real, statSync(real, { bigint: !0 }));
  } catch (error) {
    return code(error) === "ENOENT" ? { kind: "missing", path: tidy || "." } : { kind: "refused", reason: unreadable(error) };
  }
}
function tidied(path) {
  return path.split("/").filter((segment) => segment !== "" && segment !== ".").join("/");
}
function openLocator(top) {
  let folders = /* @__PURE__ */ new Map(), root = once(() => realpathSync.native(top));
  function stateOf(folder) {
    if (folder === "") return "plain";
    let known = folders.get(folder) ?? look(folder);
    return folders.set(folder, known), known;
  }
  function look(folder) {
    let above = stateOf(parentOf(folder));
    if (above !== "plain") return above;
    let stats = lstatSync(join(root(), folder), { throwIfNoEntry: !1 });
    return stats ? stats.isDirectory() && !isGit(folder.slice(folder.lastIndexOf("/") + 1)) ? "plain" : "other" : "missing";
  }
  let isGitFolder = (path) => isGit(path.slice(path.lastIndexOf("/") + 1));
  return {
    locate(path) {
      if (path === "" || pathProblem(path) !== void 0) return;
      let tidy = tidied(path);
      try {
        let above = stateOf(parentOf(tidy));
        if (above === "missing") return { kind: "missing", path: tidy };
        if (above === "other" || tidy === "" || isGitFolder(tidy)) return;
        let real = join(root(), tidy), stats = lstatSync(real, { bigint: !0, throwIfNoEntry: !1 });
        return stats ? !stats.isFile() || stats.size > maxFileSize ? void 0 : { kind: "file", path: tidy, real, realPath: tidy, stats } : { kind: "missing", path: tidy };
      } catch {
        return;
      }
    },
    read(path, most) {
      try {
        return pathProblem(path) !== void 0 || stateOf(parentOf(path)) !== "plain" ? void 0 : readNow(`${root()}/${path}`, (stats) => stats.size <= most);
      } catch {
        return;
      }
    }
  };
}
function parentOf(path) {
  return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}
function once(make) {
  let made;
  return () => (made ??= { value: make() }, made.value);
}
async function resolved(root, target) {
  try {
    return realpathSync.native(target);
  } catch (error) {
    return { reason: await whyUnresolved(root, target, error) };
  }
}
var identityOf = ({ dev, ino, size, mtimeNs, ctimeNs }) => [dev, ino, size, mtimeNs, ctimeNs].join(":"), openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);
async function readLocated(file) {
  try {
    let open = openSync(file.real, openFlags);
    try {
      return readOpen(open);
    } finally {
      closeSync(open);
    }
  } catch (error) {
    return code(error) === "ENOENT" ? { kind: "missing" } : { kind: "refused", reason: unreadable(error) };
  }
}
function readOpen(open) {
  let stats = fstatSync(open);
  if (!stats.isFile()) return { kind: "refused", reason: "it is not a regular file" };
  let buffer = Buffer.allocUnsafe(Math.min(stats.size, maxFileSize) + 1), length = 0;
  for (; length < buffer.length; ) {
    let bytesRead = readSync(open, buffer, length, buffer.length - length, null);
    if (bytesRead === 0) return buffer.subarray(0, length);
    length += bytesRead;
  }
  return {
    kind: "refused",
    reason: stats.size > maxFileSize ? tooLarge : "it changed while it was read; run again"
  };
}
function readNow(real, isExpected) {
  let descriptor;
  try {
    descriptor = openSync(real, openFlags);
    let stats = fstatSync(descriptor);
    if (!stats.isFile() || !isExpected(stats)) return;
    let buffer = Buffer.allocUnsafe(stats.size + 1), length = 0;
    for (let read = -1; read !== 0 && length < buffer.length; length += read)
      read = readSync(descriptor, buffer, length, buffer.length - length, null);
    return length < buffer.length ? buffer.subarray(0, length) : void 0;
  } catch {
    return;
  } finally {
    descriptor !== void 0 && closeSync(descriptor);
  }
}
var tooLarge = `it is larger than ${maxFileSize / 1024 / 1024} MiB, the limit for files`;
function leaves(root, real) {
  if (!isInside(root, real)) return "it is or is behind a symbolic link that leaves the checkout";
  if (relative(root, real).split(sep).some(isGit)) return `it is inside ".git", which contracts can't read`;
}
var isGit = (segment) => segment.toLowerCase() === ".git";
async function whyUnresolved(root, target, error) {
  if (code(error) === "ELOOP") return "it is or is behind a loop of symbolic links";
  if (code(error) !== "ENOENT" && code(error) !== "ENOTDIR") return unreadable(error);
  for (let place = target; isInside(root, place) && place !== root; place = dirname(place)) {
    if (!await lstat(place).catch(() => {
    })) continue;
    let real = await realpath(place).catch(() => {
    });
    return real === void 0 ? "it is or is behind a symbolic link to something that does not exist" : leaves(root, real);
  }
}
function classify(path, root, real, stats) {
  let realPath = relative(root, real).split(sep).join("/") || ".", found = { path, real, realPath, stats };
  return stats.isDirectory() ? { kind: "directory", ...found } : stats.isFile() ? stats.size > maxFileSize ? { kind: "refused", reason: tooLarge } : { kind: "file", ...found } : { kind: "refused", reason: `it is ${stats.isFIFO() ? "a named pipe" : stats.isSocket() ? "a socket" : "a device"}, not a regular file` };
}
var code = (error) => error?.code ?? "unknown error", unreadable = (error) => `it could not be read (${code(error)})`;

// src/workspace/git/process.ts
import { isUtf8 } from "node:buffer";
import { spawn } from "node:child_process";
import { existsSync as existsSync3, realpathSync as realpathSync3 } from "node:fs";

// src/workspace/commands/environment.ts
var names = new Set(
  `PATH HOME USER SHELL LANG TZ TMPDIR TERM CI GITHUB_ACTIONS GITHUB_WORKSPACE GITHUB_REPOSITORY GITHUB_SHA GITHUB_REF
   RUNNER_OS RUNNER_ARCH RUNNER_TOOL_CACHE GOROOT GOPATH VIRTUAL_ENV
   HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy
   SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS REQUESTS_CA_BUNDLE npm_config_registry npm_config_cafile`.split(
    /\s+/
  )
), families = /^(LC_.+|.+_HOME)$/, markerName = "CONTRACT_GATE_COMMAND";
function allowed(environment, pass) {
  let result = /* @__PURE__ */ new Map();
  for (let [name, value] of Object.entries(environment)) {
    let wanted = names.has(name) || families.test(name) || pass.includes(name);
    value !== void 0 && wanted && !neverPassed.test(name) && result.set(name, value);
  }
  return Object.fromEntries(result);
}
var discardedFiles = {
  GITHUB_ENV: "env",
  GITHUB_PATH: "path",
  GITHUB_OUTPUT: "output",
  GITHUB_STATE: "state",
  GITHUB_STEP_SUMMARY: "summary"
};
function commandEnvironment(inherited, command, places, marker) {
  let files = Object.entries(discardedFiles).map(([name, file]) => [name, `${places.files}/${file}`]);
  return {
    ...inherited,
    ...Object.fromEntries(files),
    RUNNER_TEMP: places.temp,
    ...command.env,
    [markerName]: marker
  };
}

// src/workspace/commands/program.ts
import { accessSync, constants as constants2, existsSync, realpathSync as realpathSync2, statSync as statSync2 } from "node:fs";
import { delimiter, dirname as dirname2, isAbsolute, join as join2 } from "node:path";
var resolved2 = /* @__PURE__ */ new Map();
function systemProgram(name, judged) {
  let key = `${name}\0${process.env.PATH}`;
  return resolved2.has(key) || resolved2.set(key, programOutside(name, process.env.PATH, judged)), resolved2.get(key);
}
function programOutside(name, path, judged) {
  let isJudged = (folder) => judged !== void 0 && isInside(judged, folder);
  return findProgram(name, path, (folder) => isJudged(folder) || checkoutAround(folder) !== void 0) ?? findProgram(name, path, isJudged);
}
function findProgram(name, path, refused = () => !1) {
  let names2 = process.platform === "win32" ? [`${name}.exe`, `${name}.cmd`] : [name];
  for (let folder of (path ?? "").split(delimiter).filter((entry) => isAbsolute(entry)))
    for (let candidate of names2.map((each) => join2(folder, each)))
      if (isProgram(candidate) && ![folder, candidate].some((each) => refused(realpathSync2(each)))) return candidate;
}
function isProgram(path) {
  try {
    return accessSync(path, constants2.X_OK), statSync2(path).isFile();
  } catch {
    return !1;
  }
}
function checkoutAround(folder) {
  for (let place = folder; dirname2(place) !== place; place = dirname2(place))
    if (existsSync(join2(place, ".git"))) return place;
}

// src/workspace/git/filters.ts
import { spawnSync } from "node:child_process";
import { existsSync as existsSync2, readFileSync } from "node:fs";
import { dirname as dirname3, join as join3, resolve } from "node:path";
var gitLfs = {
  clean: ["git-lfs clean -- %f"],
  smudge: ["git-lfs smudge -- %f", "git-lfs smudge --skip -- %f"],
  process: ["git-lfs filter-process", "git-lfs filter-process --skip"],
  required: ["true"]
};
function filtersOff(program, top, env) {
  let { shared, own } = configurationFiles(top), entries = [...mentionsFilters(shared) ? ["--local"] : [], ...mentionsFilters(own) ? ["--worktree"] : []].flatMap((scope) => {
    let args = ["config", scope, "--includes", "--null", "--get-regexp", "^filter\\."], { status, stdout, stderr } = spawnSync(program, args, { cwd: top, env });
    if (status !== 0 && status !== 1) throw new Error(`git can't read the repository's configuration: ${stderr}`);
    return stdout.toString("utf8").split("\0").filter(Boolean);
  }), filters = /* @__PURE__ */ new Map();
  for (let entry of entries) {
    let [key = "", ...value] = entry.split(`
`), name = key.slice(7, key.lastIndexOf(".")), known = filters.get(name) ?? [];
    filters.set(name, [...known, [key.slice(key.lastIndexOf(".") + 1), value.join(`
`)]]);
  }
  return [...filters].flatMap(([name, settings]) => isGitLfs(name, settings) ? [] : off(name));
}
function isGitLfs(name, settings) {
  return name === "lfs" && settings.every(([key, value]) => gitLfs[key]?.includes(value) === !0);
}
function off(name) {
  if (/[=\n]/.test(name))
    throw new Error(
      `git's configuration has a filter named ${JSON.stringify(name)}, which can't be switched off; rename it`
    );
  return ["clean=", "smudge=", "process=", "required=false"].flatMap((each) => ["-c", `filter.${name}.${each}`]);
}
function configurationFiles(top) {
  let folder = gitFolder(join3(top, ".git")), pointer = join3(folder, "commondir"), common = existsSync2(pointer) ? resolve(folder, readFileSync(pointer, "utf8").trim()) : folder;
  return { shared: join3(common, "config"), own: join3(folder, "config.worktree") };
}
function gitFolder(path) {
  try {
    let [, folder] = /^gitdir: (.+)$/m.exec(readFileSync(path, "utf8")) ?? [];
    return folder === void 0 ? path : resolve(dirname3(path), folder);
  } catch {
    return path;
  }
}
function mentionsFilters(file) {
  try {
    return /\[\s*(?:filter|include)/i.test(readFileSync(file, "utf8"));
  } catch {
    return !1;
  }
}

// src/workspace/git/process.ts
var NotACheckout = class extends Error {
  name = "NotACheckout";
}, maxCallMs = 10 * 6e4, proxies = ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy", "SSL_CERT_FILE"], harmless = [
  "--no-pager",
  "--no-optional-locks",
  "--no-replace-objects",
  "--literal-pathspecs",
  ...[
    "core.hooksPath=/dev/null",
    "core.fsmonitor=false",
    "core.untrackedCache=false",
    "core.splitIndex=false",
    "core.quotePath=false",
    "diff.autoRefreshIndex=true",
    "diff.orderFile=/dev/null",
    "log.showSignature=false",
    "submodule.recurse=false",
    "worktree.useRelativePaths=false"
  ].flatMap((setting) => ["-c", setting])
];
function gitCommand(cwd) {
  if (!existsSync3(cwd)) throw new NotACheckout(`The folder ${cwd} does not exist. Use the folder of a git checkout.`);
  let folder = realpathSync3(cwd), top = checkoutAround(folder), program = systemProgram("git", top);
  if (!program) throw new NotACheckout("git is not installed, or not on PATH. Install git 2.25 or newer.");
  let env = {
    ...allowed(process.env, proxies),
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    LC_ALL: "C"
  };
  return { program, folder, env, args: top ? [...harmless, ...filtersOff(program, top, env)] : harmless };
}
function gitIn(place) {
  let command = typeof place == "string" ? gitCommand(place) : place;
  return async (args, options = {}) => resultOf(args, command.folder, await run(command, args, options), options.accept);
}
function startGit({ program, folder, env: fixed, args: first }, args, { input, env }) {
  return spawn(program, [...first, ...args], {
    cwd: folder,
    env: env ? { ...fixed, ...env } : fixed,
    stdio: [input ? "pipe" : "ignore", "pipe", "pipe"],
    detached: !0
  });
}
function run(command, args, { input, env, limitMs = maxCallMs }) {
  return new Promise((resolve2, reject) => {
    let child = startGit(command, args, { input: input !== void 0, ...env ? { env } : {} }), limit = setTimeout(() => endGroup(child.pid), limitMs), chunks = [], errors = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk)), child.stderr?.on("data", (chunk) => errors.length < 100 && errors.push(chunk)), child.stdin?.on("error", () => {
    }), child.stdin?.end(input), child.on("error", (error) => {
      clearTimeout(limit), reject(new Error(`git ${args[0]} could not be started: ${error.message}`));
    }), child.on("close", (code2, signal) => {
      clearTimeout(limit), resolve2({ code: code2, signal, stdout: Buffer.concat(chunks), stderr: Buffer.concat(errors).toString("utf8") });
    });
  });
}
function resultOf(args, folder, { code: code2, signal, stdout, stderr }, accept = [0]) {
  let words = stderr.trim().split(`
`).slice(0, 3).join(" ");
  if (code2 !== null && accept.includes(code2)) return { code: code2, stdout, stderr: words };
  throw new Error(`git ${args[0]} failed in ${folder}: ${words || `it ended with ${signal ?? code2 ?? "a signal"}`}`);
}
function endGroup(leader) {
  if (leader !== void 0)
    try {
      process.kill(-leader, "SIGKILL");
    } catch {
    }
}
function fields(output) {
  if (output.length === 0) return [];
  let body = output.at(-1) === 0 ? output.subarray(0, -1) : output;
  if (isUtf8(body)) return Buffer.from(body.buffer, body.byteOffset, body.length).toString("utf8").split("\0");
  let result = [];
  for (let start = 0; start <= body.length; ) {
    let end = body.indexOf(0, start), stop = end === -1 ? body.length : end;
    result.push(nameOf(body.subarray(start, stop))), start = stop + 1;
  }
  return result;
}
function nameOf(bytes) {
  return isUtf8(bytes) ? Buffer.from(bytes).toString("utf8") : Array.from(bytes, (byte) => byte < 128 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`).join("");
}
var oneLine = (answer) => answer.stdout.toString("utf8").replace(/\n$/, "");
async function commitOf(git, name) {
  let answer = await git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`], {
    accept: [0, 1, 128]
  });
  return answer.code === 0 ? oneLine(answer) : null;
}

// src/workspace/git/objects.ts
function treeLister(store) {
  let folders = /* @__PURE__ */ new Map(), readings = /* @__PURE__ */ new Map(), readFolder = (oid) => {
    let reading = readings.get(oid) ?? store.read(oid).then((found) => keep(oid, found));
    return readings.set(oid, reading), reading;
  }, keep = async (oid, found) => {
    let entries = rawEntries(oid, found);
    folders.set(oid, entries), await Promise.all(entries.flatMap((entry) => entry.mode === folderMode ? [readFolder(entry.oid)] : []));
  }, addFiles = (oid, prefix, files) => {
    for (let entry of folders.get(oid) ?? []) {
      let path = prefix + entry.name;
      entry.mode === folderMode ? addFiles(entry.oid, `${path}/`, files) : files.set(textOf(path), entry);
    }
  };
  return async (commit) => {
    let tree = await store.read(`${commit}^{tree}`);
    if (!tree) throw new Error(`git has no commit ${JSON.stringify(commit)}, or not its files`);
    await readFolder(tree.oid);
    let files = /* @__PURE__ */ new Map();
    return addFiles(tree.oid, "", files), files;
  };
}
var folderMode = "40000";
function rawEntries(oid, found) {
  if (!found?.body || found.type !== "tree") throw new Error(`git has no folder ${oid}; the clone is incomplete`);
  let { body } = found, idLength = oid.length / 2, entries = [];
  for (let at = 0; at < body.length; ) {
    let space = body.indexOf(32, at), end = body.indexOf(0, space), next = end + 1 + idLength;
    if (space < 0 || end < 0 || next > body.length) throw new Error(`git has a damaged folder ${oid}`);
    entries.push({
      mode: body.toString("latin1", at, space),
      name: body.toString("latin1", space + 1, end),
      oid: body.toString("hex", end + 1, next)
    }), at = next;
  }
  return entries;
}
var textOf = (path) => /^[\0-\x7f]*$/.test(path) ? path : nameOf(Buffer.from(path, "latin1"));
async function listCommits(git, from, to) {
  let range = from === null ? [to] : [`${from}..${to}`], format = ["-z", "--format=tformat:%H%x00%an <%ae>%x00%B", "--encoding=UTF-8", "--no-color", "--no-patch"], order = ["--topo-order", "--reverse"], { stdout } = await git(["log", ...format, ...order, "--end-of-options", ...range, "--"]), parts = stdout.toString("utf8").split("\0"), commits = [];
  for (let index = 0; index + 2 < parts.length; index += 3)
    commits.push({ id: parts[index], author: parts[index + 1], message: parts[index + 2].trimEnd() });
  return commits;
}
async function listTouched(git, from, to) {
  let format = ["-z", "--format=tformat:%x01%H", "--name-only", "--no-renames", "--diff-merges=dense-combined"], safety = ["--no-color", "--no-ext-diff", "--no-textconv", "--ignore-submodules=dirty"], order = ["--topo-order", "--reverse"], { stdout } = await git(["log", ...format, ...safety, ...order, "--end-of-options", `${from}..${to}`, "--"]), past = [];
  for (let part of fields(stdout)) {
    let header = /^\n?\x01([0-9a-f]{40,64})$/.exec(part), files = past.at(-1)?.files;
    header ? past.push({ id: header[1], files: [] }) : part !== "" && files?.push(files.length === 0 ? part.replace(/^\n/, "") : part);
  }
  return past;
}
async function hasCommit(store, id) {
  return /^[0-9a-f]{7,64}$/i.test(id) && await store.read(`${id}^{commit}`) !== void 0;
}
async function readBlobs(store, oids) {
  let wanted = [...new Set(oids)].filter((oid) => /^[0-9a-f]{40,64}$/.test(oid)), found = await Promise.all(wanted.map((oid) => store.read(oid)));
  return new Map(
    found.flatMap(
      (object, index) => object?.type === "blob" && object.body ? [[wanted[index], object.body]] : []
    )
  );
}

export {
  markerName,
  allowed,
  discardedFiles,
  commandEnvironment,
  maxFileSize,
  isInside,
  locate,
  openLocator,
  once,
  identityOf,
  readLocated,
  systemProgram,
  programOutside,
  findProgram,
  NotACheckout,
  gitCommand,
  gitIn,
  startGit,
  resultOf,
  endGroup,
  fields,
  nameOf,
  oneLine,
  commitOf,
  treeLister,
  listCommits,
  listTouched,
  hasCommit,
  readBlobs
};
