import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  decodeFile,
  lfsHeader,
  openFiles,
  readBytes
} from "./chunk-DYBZB6UB.js";
import {
  linkedDependencies,
  makeTemporary,
  openGit,
  removeTree
} from "./chunk-ZNRVKG6B.js";
import {
  allowed,
  commandEnvironment,
  discardedFiles,
  findProgram,
  identityOf,
  isInside,
  locate,
  markerName,
  programOutside,
  readLocated,
  systemProgram
} from "./chunk-GTW7IM6X.js";
import {
  matchesAny,
  normalisePath,
  pathProblem
} from "./chunk-REKG4XA7.js";
import {
  findQuickly
} from "./chunk-4GNBZ5F2.js";

// src/workspace/kept-files.ts
import { createHash } from "node:crypto";
import { lstatSync, readlinkSync } from "node:fs";
import { join } from "node:path";
var atOnce = 64;
async function recordKept(options) {
  let { top, paths, isEvidence } = options, marks = await inBatches(paths, async (path) => {
    let identity = identify(join(top, path));
    if (identity !== void 0)
      return isEvidence(path) ? { identity, content: await contentOf(join(top, path)) } : { identity };
  });
  return async () => {
    let changed = await inBatches(paths, async (path, index) => {
      let before = marks[index];
      return before !== void 0 && await hasChanged(before, path, options);
    });
    return paths.filter((_, index) => changed[index]).sort();
  };
}
async function hasChanged({ identity, content }, path, options) {
  let file = join(options.top, path);
  if (content !== void 0) return await contentOf(file) !== content;
  if (identify(file) === identity) return !1;
  let entry = options.committed.get(path);
  return entry === void 0 || !await isBlob(file, entry);
}
function identify(file) {
  let stats = statsOf(file);
  return stats && `${identityOf(stats)}:${stats.mode}`;
}
function statsOf(file) {
  try {
    return lstatSync(file, { bigint: !0 });
  } catch {
    return;
  }
}
function targetOf(link) {
  try {
    return readlinkSync(link);
  } catch {
    return "";
  }
}
async function contentOf(file) {
  let stats = statsOf(file);
  if (!stats) return "missing";
  if (stats.isSymbolicLink()) return `link ${targetOf(file)}`;
  let bytes = stats.isFile() ? await readLocated({ real: file }) : void 0;
  return bytes instanceof Uint8Array ? `${stats.mode & 0o100n ? "program" : "file"} ${createHash("sha256").update(bytes).digest("hex")}` : `unread ${identityOf(stats)}`;
}
async function isBlob(file, { oid, mode }) {
  let stats = statsOf(file);
  if (!stats?.isFile() || mode === "100755" != ((stats.mode & 0o100n) !== 0n)) return !1;
  let bytes = await readLocated({ real: file });
  return bytes instanceof Uint8Array ? createHash(oid.length === 64 ? "sha256" : "sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex") === oid : !1;
}
async function inBatches(paths, task) {
  let results = [];
  for (let from = 0; from < paths.length; from += atOnce) {
    let some = paths.slice(from, from + atOnce);
    results.push(...await Promise.all(some.map((path, index) => task(path, from + index))));
  }
  return results;
}

// src/workspace/regex.ts
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
var startingUp = 3e4, memory = { maxOldGenerationSizeMb: 512 };
function openRegex(deadlineMs = 2e3) {
  let worker, last = Promise.resolve(), closed = !1;
  function keep(started) {
    let forget = () => {
      worker === started && (worker = void 0);
    };
    return started.then((each) => each.once("exit", forget), forget), started;
  }
  async function searchNext(query) {
    if (closed) return unknown("the search was closed");
    try {
      worker ??= keep(startWorker());
      let result = await post(await worker, query, deadlineMs);
      if (result.kind === "late") throw new Error(`the pattern took longer than ${deadlineMs / 1e3} s on this file`);
      return result;
    } catch (error) {
      let broken = worker;
      return worker = void 0, broken?.then(
        (each) => each.terminate(),
        () => {
        }
      ), unknown(closed ? "the search was closed" : error.message);
    }
  }
  return {
    search(query) {
      let quick = closed ? void 0 : searchHere(query);
      if (quick) return Promise.resolve(quick);
      let result = last.then(() => searchNext(query));
      return last = result, result;
    },
    async close() {
      closed = !0;
      let running2 = worker;
      worker = void 0, await running2?.then(
        (each) => each.terminate(),
        () => {
        }
      ), await last;
    }
  };
}
function searchHere({ pattern, flags, text }) {
  if (typeof text == "string")
    try {
      let found = findQuickly(pattern, flags, text);
      return found && { kind: "counted", ...found };
    } catch {
      return;
    }
}
var unknown = (reason) => ({ kind: "unknown", reason });
function workerUrl(from) {
  if (from.endsWith(".ts")) return new URL("./regex-worker.ts", from);
  let neighbour = new URL("./regex-worker.js", from);
  return existsSync(neighbour) ? neighbour : new URL("../regex-worker.js", from);
}
async function startWorker() {
  let worker = new Worker(workerUrl(import.meta.url), { env: {}, execArgv: [], resourceLimits: memory });
  if (worker.on("error", () => {
  }), await nextMessage(worker, startingUp) === void 0)
    throw await worker.terminate(), new Error("the search did not start within 30 s");
  return worker;
}
async function post(worker, query, deadlineMs) {
  worker.ref(), worker.postMessage(query);
  let found = await nextMessage(worker, deadlineMs);
  return worker.unref(), found ?? { kind: "late" };
}
function nextMessage(worker, time) {
  return new Promise((resolve2, reject) => {
    let settle = (act) => {
      clearTimeout(timer), worker.off("message", onMessage).off("error", onError).off("exit", onExit), act();
    }, onMessage = (message) => settle(() => resolve2(message)), onError = (error) => settle(() => reject(new Error(`the search failed (${error.message})`))), onExit = () => settle(() => reject(new Error("the search worker exited"))), timer = setTimeout(() => setImmediate(() => settle(() => resolve2(void 0))), time);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
  });
}

// src/workspace/base-files.ts
import { posix } from "node:path";
var maxLinks = 40;
async function openBaseFiles(git, commit) {
  let entries = commit === null ? /* @__PURE__ */ new Map() : await git.listTree(commit), list = [...entries.keys()].sort(), folders = new Set(list.flatMap(parentsOf)), byLowerCase = new Map([...list, ...folders].map((path) => [path.toLowerCase(), path]));
  function missing(path) {
    let nearest = byLowerCase.get(path.toLowerCase());
    return nearest !== void 0 && nearest !== path ? { kind: "missing", nearest } : { kind: "missing" };
  }
  async function find(wanted) {
    let problem = wanted === "" ? "the path is empty; enter a file or a directory" : pathProblem(wanted);
    if (problem) return { info: { kind: "refused", reason: problem } };
    let resolved = await resolve(git, entries, tidy(wanted));
    if ("reason" in resolved) return { info: { kind: "refused", reason: resolved.reason } };
    let { path, target } = resolved, entry = entries.get(path);
    if (!entry && folders.has(path)) return { info: { kind: "directory", kept: !0 } };
    if (!entry && target !== void 0 && !entries.has(target) && !folders.has(target))
      return { info: { kind: "refused", reason: dangling } };
    if (!entry) return { info: missing(tidy(wanted)) };
    if (entry.mode === "160000") return { info: { kind: "directory", kept: !0, submodule: !0 } };
    let bytes = (await git.readBlobs([entry.oid])).get(entry.oid);
    return bytes ? { bytes } : { info: { kind: "refused", reason: "it is larger than 10 MiB, or missing from this clone" } };
  }
  return {
    list,
    async inspect(path) {
      let found = await find(path);
      if ("info" in found) return found.info;
      let lfs = new TextDecoder().decode(found.bytes.subarray(0, 100)).startsWith(lfsHeader);
      return { kind: "file", size: found.bytes.length, kept: !0, lfs };
    },
    async read(path) {
      let found = await find(path);
      return "bytes" in found ? { kind: "text", text: decodeFile(found.bytes) } : found.info;
    }
  };
}
var dangling = "it is or is behind a symbolic link to something that does not exist";
async function resolve(git, entries, wanted) {
  let path = wanted, target;
  for (let links = 0; links <= maxLinks; links++) {
    let link = [...parentsOf(path), path].find((each) => entries.get(each)?.mode === "120000");
    if (link === void 0) return { path, ...target === void 0 ? {} : { target } };
    let { oid } = entries.get(link), text = new TextDecoder().decode((await git.readBlobs([oid])).get(oid));
    if (text === "" || text.includes("\0")) return { reason: dangling };
    if (target = tidy(posix.join(posix.dirname(link), text)), text.startsWith("/") || target.split("/")[0] === "..")
      return { reason: "it is or is behind a symbolic link that leaves the checkout" };
    if (path = tidy(posix.join(target, path.slice(link.length))), path.split("/").some((segment) => segment.toLowerCase() === ".git"))
      return { reason: `it is inside ".git", which contracts can't read` };
  }
  return { reason: "it is or is behind a loop of symbolic links" };
}
function parentsOf(path) {
  let segments = path.split("/").slice(0, -1);
  return [".", ...segments.map((_, index) => segments.slice(0, index + 1).join("/"))];
}
function tidy(path) {
  return path.split("/").filter((segment) => segment !== "" && segment !== ".").join("/") || ".";
}

// src/workspace/base-trees.ts
import { chmod, lstat, mkdir, realpath, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join as join2 } from "node:path";
var over = { kind: "not-run", reason: "the run is over" }, nothingLaid = { lay: [], remove: [] };
function openTrees(options) {
  let trees = /* @__PURE__ */ new Map(), queues = /* @__PURE__ */ new Map(), closed = !1;
  async function make(commit, overlay) {
    let { git, setup } = options, before = await options.configuration();
    if (await git.configuration() !== before)
      throw new Error("a command changed git's configuration, so the base branch is not checked out");
    let worktree = await git.addWorktree(commit, { share: setup.length === 0 });
    try {
      await applyOverlay(worktree.top, options.head, overlay);
      let commands = options.commandsIn(worktree.top, worktree.shared), tree = { commands, top: worktree.top, remove: worktree.remove };
      for (let command of setup) {
        if (!await isFolder(join2(worktree.top, command.cwd))) continue;
        let { ending } = await commands.run(command, 0);
        if (ending.kind !== "exit" || ending.code !== 0)
          return { ...tree, broken: "the setup failed on the base branch" };
      }
      return tree;
    } catch (error) {
      throw await worktree.remove(), error;
    }
  }
  async function runIn(tree, command) {
    if (tree.broken) return { kind: "not-run", reason: tree.broken, setupFailed: !0 };
    let unsure = await options.isExposed() ? { unsure: !0 } : {}, finished = await tree.commands.run(command), inHead = (text) => text.replaceAll(tree.top, options.head), [stdout, stderr] = [inHead(finished.stdout), inHead(finished.stderr)];
    return { kind: "ran", finished: { ...finished, stdout, stderr }, ...unsure };
  }
  async function runAt(commit, overlay, command) {
    let key = treeKey(commit, overlay);
    if (closed) return over;
    let known = trees.get(key) ?? make(commit, overlay);
    trees.set(key, known);
    let tree = await known.catch((error) => error instanceof Error ? error.message : String(error));
    return typeof tree == "string" ? { kind: "not-run", reason: tree } : runIn(tree, command);
  }
  function queued(commit, overlay, command) {
    if (closed) return Promise.resolve(over);
    let key = treeKey(commit, overlay), task = () => runAt(commit, overlay, command), running2 = (queues.get(key) ?? Promise.resolve()).then(task, task);
    return queues.set(key, running2), running2;
  }
  return {
    preExisting: options.preExisting,
    commits: options.commits,
    run: (command) => queued(options.commits.tip, nothingLaid, command),
    runWith: (command, overlay) => queued(options.commits.fork, overlay, command),
    async close() {
      closed = !0;
      for (let making of trees.values()) {
        let tree = await making.catch(() => {
        });
        await tree?.commands.close(), await tree?.remove();
      }
    }
  };
}
function treeKey(commit, { lay, remove }) {
  return JSON.stringify([commit, lay, remove]);
}
async function isFolder(path) {
  return (await stat(path).catch(() => {
  }))?.isDirectory() === !0;
}
async function applyOverlay(top, head, { lay, remove }) {
  for (let path of remove) {
    let folder = join2(top, dirname(path));
    await realpath(folder).catch(() => {
    }) === folder && await rm(join2(top, path), { force: !0 });
  }
  for (let path of lay) {
    let bytes = await readBytes(head, path);
    if (!(bytes instanceof Uint8Array)) continue;
    let target = join2(top, path);
    if (await mkdir(dirname(target), { recursive: !0 }), await realpath(dirname(target)) !== dirname(target)) continue;
    await rm(target, { force: !0, recursive: !0 }), await writeFile(target, bytes);
    let { mode } = await lstat(join2(head, path));
    mode & 64 && await chmod(target, 493);
  }
}

// src/workspace/cage/cage.ts
import { execFile as execFile2 } from "node:child_process";
import { existsSync as existsSync7, mkdirSync as mkdirSync4 } from "node:fs";
import { join as join7 } from "node:path";

// src/workspace/cage/bwrap.ts
import { execFileSync } from "node:child_process";
import { existsSync as existsSync4 } from "node:fs";

// src/workspace/cage/copies.ts
import { cpSync, existsSync as existsSync2, lstatSync as lstatSync2, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname as dirname2, join as join3, relative } from "node:path";
var caches = `.cache .npm .local/share/pnpm .local/state .yarn .bun/install .cargo/registry .cargo/git .gradle
  .m2/repository .nuget/packages .ivy2 .sbt .bundle .gem .composer .hex .mix go/pkg pkg/mod`.split(/\s+/), limits = { files: 2e4, bytes: 64 * 1024 * 1024, homeFile: 1024 * 1024 }, borrowed = "objects-of-the-machine", isGitFolder = (path) => existsSync2(join3(path, "HEAD")) && existsSync2(join3(path, "objects"));
function copyGitFolder({ path, lower, upper }) {
  let from = lower[0] ?? path, readOnly = [], room = { ...limits }, show = (folder, at) => {
    mkdirSync(join3(upper, relative(path, at)), { recursive: !0 }), readOnly.push({ from: folder, at });
  }, borrow = (objects) => {
    show(objects, join3(dirname2(objects), borrowed));
    let info = join3(upper, relative(path, objects), "info");
    mkdirSync(info, { recursive: !0 }), writeFileSync(join3(info, "alternates"), `../${borrowed}
`);
  }, isFolderCopied = (folder) => {
    let machine = join3(path, relative(from, folder));
    if (basename(folder) === borrowed) return !1;
    if (basename(folder) !== "objects" || !existsSync2(machine)) return !0;
    if (isGitFolder(dirname2(machine))) borrow(machine);
    else if (basename(dirname2(folder)) === "lfs") show(machine, machine);
    else return !0;
    return from !== path;
  }, isCopied2 = (source) => {
    let stats = lstatSync2(source);
    if (stats.isDirectory()) return isFolderCopied(source);
    if (!stats.isFile() && !stats.isSymbolicLink()) return !1;
    if (room.files -= 1, room.bytes -= stats.size, room.files < 0 || room.bytes < 0) throw new Error("too large to copy");
    return !0;
  };
  try {
    return cpSync(from, upper, { recursive: !0, force: !1, verbatimSymlinks: !0, filter: isCopied2 }), { folder: upper, readOnly };
  } catch {
    rmSync(upper, { recursive: !0, force: !0 });
    return;
  }
}
function copyHome({ path, lower, upper }) {
  let readOnly = [], add = (folder) => {
    for (let name of new Set(lower.flatMap((each) => namesIn(join3(each, folder))))) {
      let inside = join3(folder, name);
      caches.includes(inside) ? mkdirSync(join3(upper, inside), { recursive: !0 }) : caches.some((each) => isInside(inside, each)) ? (mkdirSync(join3(upper, inside), { recursive: !0 }), add(inside)) : addOther(inside);
    }
  }, addOther = (inside) => {
    let found = lower.map((each) => join3(each, inside)).filter((each) => existsSync2(each)), folder = found.findLast((each) => lstatSync2(each).isDirectory()), from = folder ?? found[0];
    from === void 0 || !folder && isCopied(from, join3(upper, inside)) || readOnly.push({ from, at: join3(path, inside) });
  };
  return add("."), { folder: upper, readOnly };
}
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
function isCopied(from, to) {
  try {
    let stats = lstatSync2(from);
    return stats.isFile() && stats.size > limits.homeFile ? !1 : (cpSync(from, to, { verbatimSymlinks: !0 }), !0);
  } catch {
    return !1;
  }
}

// src/workspace/cage/kind.ts
var rootCapabilities = "chown dac_override fowner fsetid kill setgid setuid net_bind_service".split(" "), machineSettings = ["/proc/sys", "/proc/sysrq-trigger"], leftRunning = (started) => `${started}.left`;
function supervisor(own) {
  return [
    'cd "$1" && : > "$2" || exit 127; left="$2.left"; shift 2; "$@"; code=$?; tries=0',
    `while set -- /proc/[0-9]*; [ $# -gt ${own} ]; do`,
    'if [ $tries = 10 ]; then : > "$left"; break; fi; tries=$((tries + 1)); sleep 0.05; done',
    "exit $code"
  ].join(`
`);
}

// src/workspace/cage/layer-files.ts
import { chmodSync, chownSync, existsSync as existsSync3, mkdirSync as mkdirSync2, readFileSync, statSync, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join4, relative as relative2 } from "node:path";
function makeLayerFiles(mounts, folder, base) {
  let privateFolders = /* @__PURE__ */ new Map(), discarded = /* @__PURE__ */ new Map();
  for (let mount of mounts)
    if (mount.kind === "private") {
      let own = join4(folder, mount.slot);
      mkdirSync2(own, { recursive: !0 }), chmodSync(own, 1023), privateFolders.set(mount.path, own);
    } else if (mount.kind === "discarded") {
      let [upper, work] = [join4(folder, mount.slot, "upper"), join4(folder, mount.slot, "work")];
      for (let each of [upper, work]) mkdirSync2(each, { recursive: !0 });
      let earlier = base === void 0 ? [] : [join4(base, mount.slot, "upper")].filter((each) => existsSync3(each));
      looksLike(upper, earlier[0] ?? mount.path), earlier.length === 0 && hideCredentials(mount.path, upper), discarded.set(mount.path, { path: mount.path, lower: [...earlier, mount.path], upper, work });
    }
  for (let { path } of mounts) {
    let around = mounts.filter((each) => each.path !== path && isInside(each.path, path)).at(-1), own = around && privateFolders.get(around.path);
    own && mkdirSync2(join4(own, relative2(around.path, path)), { recursive: !0 });
  }
  return { private: privateFolders, discarded };
}
function looksLike(folder, model) {
  let { mode, uid, gid } = statSync(model);
  try {
    chownSync(folder, uid, gid);
  } catch {
  }
  chmodSync(folder, mode & 4095);
}
function hideCredentials(path, upper) {
  let file = join4(path, "config");
  if (!existsSync3(join4(path, "HEAD")) || !existsSync3(file)) return;
  let text = readFileSync(file, "latin1"), kept = text.replaceAll(/^[ \t]*extraheader[ \t]*=.*(\r?\n|$)/gim, "");
  kept !== text && writeFileSync2(join4(upper, "config"), kept, { encoding: "latin1", mode: statSync(file).mode & 511 });
}

// src/workspace/cage/programs.ts
var names = ["bwrap", "unshare", "nsenter", "setpriv", "mount", "sudo", "sh", "env", "rm"];
function findPrograms(judged) {
  return Object.fromEntries(names.map((name) => [name, systemProgram(name, judged)]));
}
var quietEnvironment = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C" };

// src/workspace/cage/bwrap.ts
function bwrapKind({ bwrap, sh, env }) {
  if (!(!bwrap || !sh || !env || !hasOverlays(bwrap)))
    return { name: "bwrap", open: async (options) => openLayer({ bwrap, sh, env }, options, !0) };
}
function plainBwrapKind({ bwrap, sh, env }) {
  if (!(!bwrap || !sh || !env))
    return { name: "bwrap", open: async (options) => openLayer({ bwrap, sh, env }, options, !1) };
}
function hasOverlays(bwrap) {
  try {
    return execFileSync(bwrap, ["--help"], { env: quietEnvironment, encoding: "utf8" }).includes("--overlay ");
  } catch {
    return !1;
  }
}
function openLayer({ bwrap, sh, env }, options, overlays) {
  let files = makeLayerFiles(options.mounts, options.folder, options.base), isRoot = process.geteuid?.() === 0, view = [
    "--unshare-pid",
    "--unshare-ipc",
    ...options.network === "none" ? ["--unshare-net"] : [],
    "--die-with-parent",
    "--ro-bind",
    "/",
    "/",
    "--dev",
    "/dev",
    "--proc",
    "/proc",
    ...isRoot ? machineSettings.flatMap((path) => existsSync4(path) ? ["--ro-bind", path, path] : []) : [],
    ...options.mounts.flatMap((mount) => viewOf(mount, files, overlays)),
    "--cap-drop",
    "ALL",
    ...isRoot ? rootCapabilities.flatMap((name) => ["--cap-add", `cap_${name}`]) : []
  ];
  return {
    enter: ({ argv, cwd, env: variables, started }) => ({
      argv: [
        bwrap,
        ...view,
        "--",
        sh,
        "-c",
        supervisor(2),
        "sh",
        cwd,
        started,
        env,
        "-i",
        ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
        ...argv
      ],
      env: quietEnvironment
    }),
    close: async () => {
    }
  };
}
function viewOf(mount, files, overlays) {
  let { path } = mount;
  switch (mount.kind) {
    case "private":
      return ["--bind", files.private.get(path), path];
    case "discarded": {
      let discarded = files.discarded.get(path);
      if (!overlays) return copied(mount.holds, discarded);
      let { lower, upper, work } = discarded;
      return [...[...lower].reverse().flatMap((each) => ["--overlay-src", each]), "--overlay", upper, work, path];
    }
    case "hidden":
      return mount.folder ? ["--tmpfs", path] : ["--ro-bind", "/dev/null", path];
    case "read-only":
      return ["--ro-bind", path, path];
    case "writable":
      return ["--bind", path, path];
  }
}
function copied(holds, files) {
  let copy = holds === "dependencies" ? void 0 : holds === "git" ? copyGitFolder(files) : copyHome(files);
  return copy ? ["--bind", copy.folder, files.path, ...copy.readOnly.flatMap(({ from, at }) => ["--ro-bind", from, at])] : ["--ro-bind", files.path, files.path];
}

// src/workspace/cage/mounts.ts
import { existsSync as existsSync5, lstatSync as lstatSync3, readdirSync as readdirSync2, realpathSync, statSync as statSync2 } from "node:fs";
import { tmpdir } from "node:os";
import { basename as basename2, delimiter, dirname as dirname3, isAbsolute, join as join5 } from "node:path";
var toolFolders = /^(HOME|.+_HOME|GOPATH|VIRTUAL_ENV|RUNNER_TOOL_CACHE)$/, services = ["/run/dbus", "/run/systemd/private", "/run/snapd.socket", "/run/snapd-snap.socket"], containers = ["/run/docker.sock", "/run/docker", "/run/containerd", "/run/podman", "/run/crio"];
function mountsOf(tree, run, environment, rules) {
  let temporary = temporaryFolders(), homes = outermost(
    Object.entries(environment).filter(([name, value]) => toolFolders.test(name) && value !== void 0 && isAbsolute(value)).flatMap(([, value]) => realFolder(value)).filter((folder) => dirname3(folder) !== folder && !isInside(tree.top, folder))
  ), outside = tree.gitFolders.filter((folder) => folder !== tree.top);
  return [
    ...temporary.map((path, index) => ({ path, kind: "private", slot: `temporary-${index}` })),
    ...homes.map((path, index) => ({ path, kind: "discarded", holds: "home", slot: `home-${index}` })),
    ...tree.shared.map(
      (path, index) => ({ path, kind: "discarded", holds: "dependencies", slot: `shared-${index}` })
    ),
    { path: tree.top, kind: "writable" },
    { path: run, kind: "writable" },
    ...programsWithin(temporary, [tree.top, run], environment).map((path) => ({ path, kind: "read-only" })),
    ...outermost(outside).map((path, index) => gitMount(path, `git-${index}`, rules.git)),
    ...hiddenPaths(environment, rules).filter((path) => isInside(tree.top, path) || !temporary.some((folder) => isInside(folder, path))).map((path) => ({ path, kind: "hidden", folder: statSync2(path).isDirectory() }))
  ].sort((a, b) => a.path.split("/").length - b.path.split("/").length);
}
function gitMount(path, slot, git) {
  return git === "write" ? { path, kind: "writable" } : git === "read-only" ? { path, kind: "read-only" } : { path, kind: "discarded", holds: "git", slot };
}
function temporaryFolders() {
  return outermost(["/tmp", "/var/tmp", tmpdir()].flatMap(realFolder));
}
function programsWithin(temporary, apart, { PATH = "" }) {
  let isApart = (path) => apart.some((folder) => isInside(folder, path) || isInside(path, folder)), isTemporary = (path) => temporary.some((folder) => path !== folder && isInside(folder, path)), folders = PATH.split(delimiter).filter(isAbsolute).flatMap(realFolder), whole = (path) => {
    let above = dirname3(path);
    return basename2(path) === "bin" && isTemporary(above) && !isApart(above) ? above : path;
  };
  return outermost(folders.filter((path) => isTemporary(path) && !isApart(path)).map(whole));
}
function outermost(folders) {
  let unique = [...new Set(folders)];
  return unique.filter((each) => !unique.some((other) => other !== each && isInside(other, each)));
}
function hiddenPaths(environment, { docker }) {
  let user = process.getuid?.(), own = user === void 0 ? [] : [`/run/user/${user}`], wanted = [...services, ...docker ? [] : containers, ...own, ...runnerSecrets(environment.RUNNER_TEMP)];
  return outermost(wanted.filter((path) => existsSync5(path)).map((path) => realpathSync(path)));
}
function runnerSecrets(folder) {
  return !folder || !isAbsolute(folder) || !existsSync5(folder) ? [] : readdirSync2(folder).filter((name) => /^(_runner_file_commands|_github_workflow|git-credentials-.*)$/.test(name)).map((name) => join5(folder, name));
}
function realFolder(path) {
  try {
    let real = realpathSync(path);
    return lstatSync3(real).isDirectory() ? [real] : [];
  } catch {
    return [];
  }
}

// src/workspace/cage/unshare.ts
import { execFile, spawn } from "node:child_process";
import { existsSync as existsSync6, mkdirSync as mkdirSync3, readFileSync as readFileSync2, symlinkSync, writeFileSync as writeFileSync3 } from "node:fs";
import { join as join6 } from "node:path";
var startMs = 2e4, quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
function unshareKind(programs) {
  let isRoot = process.geteuid?.() === 0, { unshare, nsenter, setpriv, mount, sh, env } = programs;
  if (!(!unshare || !nsenter || !setpriv || !mount || !sh || !env))
    return kindOf("unshare", isRoot ? "root" : "user", programs);
}
function sudoKind(programs) {
  if (!(process.geteuid?.() === 0 || !programs.sudo || !unshareKind(programs)))
    return kindOf("sudo unshare", "sudo", programs);
}
function kindOf(name, maker, programs) {
  return { name, open: (options) => openLayer2(maker, programs, options) };
}
async function openLayer2(maker, programs, options) {
  let files = makeLayerFiles(options.mounts, options.folder, options.base), script = setupScript(options, files, maker), holder = spawn(...holderCommand(maker, programs, options.network, script), {
    stdio: ["pipe", "pipe", "pipe"],
    env: quietEnvironment,
    cwd: "/",
    detached: !0
  }), pid = await readyPid(holder);
  return {
    enter: (start2) => enterCommand(maker, programs, pid, options.network, start2),
    async close() {
      await endHolder(holder), maker === "sudo" && await removeAsRoot(programs, [...files.discarded.values()]);
    }
  };
}
function removeAsRoot({ sudo, rm: rm2 }, overlays) {
  let folders = overlays.map(({ work }) => work);
  return new Promise((resolve2) => {
    if (!rm2 || folders.length === 0) return resolve2();
    execFile(sudo, ["-n", "--", rm2, "-rf", "--", ...folders], { env: quietEnvironment, cwd: "/" }, () => resolve2());
  });
}
function holderCommand(maker, { sudo, unshare, sh }, network, script) {
  let isolation = ["--mount", ...network === "none" ? ["--net"] : []], command = [unshare, ...maker === "user" ? ["--user", "--map-root-user"] : [], ...isolation, "--", sh, "-c", script];
  return maker === "sudo" ? [sudo, ["-n", "--", ...command]] : [command[0], command.slice(1)];
}
function readyPid(holder) {
  return new Promise((resolve2, reject) => {
    let out = "", problems = "", fail = (why) => {
      clearTimeout(limit), holder.kill("SIGKILL"), reject(new Error(problems.trim().split(`
`)[0] || why));
    }, limit = setTimeout(() => fail("it did not start in time"), startMs);
    holder.stdin.on("error", () => {
    }), holder.stderr.on("data", (chunk) => {
      problems.length < 4096 && (problems += chunk);
    }), holder.stdout.on("data", (chunk) => {
      out += chunk;
      let ready = /^ready (\d+)$/m.exec(out);
      ready && (clearTimeout(limit), resolve2(Number(ready[1])));
    }), holder.once("error", (error) => fail(error.message)), holder.once("close", () => fail("it could not be set up"));
  });
}
function endHolder(holder) {
  return holder.exitCode !== null || holder.signalCode !== null ? Promise.resolve() : new Promise((resolve2) => {
    holder.once("exit", () => resolve2()), holder.stdin.end();
  });
}
var firstOfRoot = `for p in ${machineSettings.join(" ")}; do [ ! -e $p ] || mount --bind -o ro $p $p || exit 127; done; ${supervisor(1)}`;
function enterCommand(maker, programs, holder, network, start2) {
  let { sudo, nsenter, unshare, sh } = programs, join11 = ["--target", String(holder), "--mount", ...network === "none" ? ["--net"] : []], own = ["--mount", "--pid", "--ipc", "--fork", "--kill-child=KILL", "--mount-proc"], [uid, gid] = [String(process.geteuid()), String(process.getegid())], asUser = maker === "user" ? ["--user", "--preserve-credentials"] : [], mapped = maker === "user" ? ["--user", `--map-user=${uid}`, `--map-group=${gid}`] : [], script = maker === "root" ? firstOfRoot : supervisor(1);
  return { argv: [
    ...maker === "sudo" ? [sudo, "-n", "--"] : [],
    nsenter,
    ...asUser,
    ...join11,
    "--",
    unshare,
    ...mapped,
    ...own,
    "--",
    sh,
    "-c",
    script,
    "sh",
    start2.cwd,
    start2.started,
    ...dropped(maker, programs),
    programs.env,
    "-i",
    ...Object.entries(start2.env).map(([name, value]) => `${name}=${value}`),
    ...start2.argv
  ], env: quietEnvironment };
}
function dropped(maker, { setpriv }) {
  let kept = maker === "root" ? rootCapabilities.map((name) => `,+${name}`).join("") : "", identity = maker === "sudo" ? [`--reuid=${process.getuid()}`, `--regid=${process.getgid()}`, `--groups=${process.getgroups().join(",")}`] : [];
  return [setpriv, "--no-new-privs", ...identity, `--bounding-set=-all${kept}`, "--inh-caps=-all", "--"];
}
function setupScript(options, files, maker) {
  let root = join6(options.folder, "root"), at = (path) => quote(root + path);
  mkdirSync3(root, { recursive: !0 });
  let machine = machineMounts(options.mounts), readOnly = machine.map(({ path, flags }) => ["none", root + path, "none", `remount,bind,${flags}`]);
  return [
    "set -e",
    `mount --rbind / ${quote(root)}`,
    `${mountAll(join6(options.folder, "machine.fstab"), readOnly)} 2>/dev/null || :`,
    ...machine.map(({ path }) => `[ ! -w ${at(path)} ] || exit 1`),
    ...deviceLines(root, options.folder),
    ...options.mounts.flatMap((mount) => mountLines(mount, at, files, maker)),
    ...options.network === "none" ? [loopbackUp] : [],
    `cd ${quote(root)}`,
    "pivot_root . .",
    "umount -l .",
    "cd /",
    'echo "ready $$"',
    "read -r _ || exit 0"
  ].join(`
`);
}
function mountAll(table, rows) {
  let encoded = (field) => field.replaceAll(/[\s\\#]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, "0")}`);
  return writeFileSync3(table, rows.map((row) => `${row.map(encoded).join(" ")} 0 0
`).join("")), `mount -a -T ${quote(table)}`;
}
function mountLines(mount, at, files, maker) {
  let { path } = mount, target = at(path);
  switch (mount.kind) {
    case "private":
      return [`mount --bind ${quote(files.private.get(path))} ${target}`];
    case "discarded": {
      let { lower, upper, work } = files.discarded.get(path), options = `${`lowerdir=${lower.map(escaped).join(":")},upperdir=${escaped(upper)},workdir=${escaped(work)}`},${maker === "user" ? "userxattr" : "redirect_dir=on"}`;
      return [`mount -t overlay overlay -o ${quote(options)} ${target}`];
    }
    case "hidden":
      return mount.folder ? [`mount -t tmpfs -o ro,size=4k,mode=755 tmpfs ${target}`] : [`mount --bind /dev/null ${target}`];
    case "read-only":
      return [`mount -o bind,ro ${quote(path)} ${target}`];
    case "writable":
      return [`mount --rbind ${quote(path)} ${target}`];
  }
}
function deviceLines(root, folder) {
  let [dev, own] = [`${root}/dev`, join6(folder, "dev")], nodes = ["null", "zero", "full", "random", "urandom", "tty"];
  makeDeviceFolder(own, nodes);
  let rows = nodes.map((name) => [`/dev/${name}`, `${dev}/${name}`, "none", "bind"]);
  return [
    `mount --bind ${quote(own)} ${quote(dev)}`,
    `${mountAll(join6(folder, "devices.fstab"), rows)} || :`,
    ...nodes.map((name) => `[ -c ${quote(`${dev}/${name}`)} ] || mount --bind /dev/${name} ${quote(`${dev}/${name}`)}`),
    `mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts ${quote(`${dev}/pts`)}`,
    `mount -t tmpfs -o mode=1777 tmpfs ${quote(`${dev}/shm`)}`,
    `mount -o remount,bind,ro ${quote(dev)}`
  ];
}
function makeDeviceFolder(folder, nodes) {
  if (!existsSync6(folder)) {
    for (let name of ["pts", "shm"]) mkdirSync3(join6(folder, name), { recursive: !0 });
    for (let name of nodes) writeFileSync3(join6(folder, name), "");
    symlinkSync("pts/ptmx", join6(folder, "ptmx")), symlinkSync("/proc/self/fd", join6(folder, "fd"));
    for (let [index, name] of ["stdin", "stdout", "stderr"].entries())
      symlinkSync(`/proc/self/fd/${index}`, join6(folder, name));
  }
}
var loopbackUp = `ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || perl -MSocket -e ${quote(
  'socket(S, AF_INET, SOCK_DGRAM, 0) or die; $r = pack("a16 s x14", "lo", 0); ioctl(S, 0x8913, $r) or die; (undef, $f) = unpack("a16 s", $r); $r = pack("a16 s x14", "lo", $f | 1); ioctl(S, 0x8914, $r) or die'
)}`;
function machineMounts(mounts) {
  let replaced = ["/proc", "/dev", ...mounts.filter(({ kind }) => kind !== "discarded").map(({ path }) => path)];
  return readFileSync2("/proc/self/mountinfo", "utf8").trimEnd().split(`
`).map((line) => line.split(" ")).map(([, , , , path = "", flags = ""]) => ({
    path: unescaped(path),
    flags: ["ro", ...flags.split(",").filter((flag) => flag !== "rw" && flag !== "ro")].join(",")
  })).filter(({ path }) => !replaced.some((each) => isInside(each, path))).map((each) => each.path === "/" ? { ...each, path: "" } : each);
}
var unescaped = (path) => path.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8))), escaped = (path) => path.replaceAll(/[\\:,]/g, "\\$&");

// src/workspace/cage/cage.ts
function openCages(options) {
  let layers = /* @__PURE__ */ new Map(), folders = /* @__PURE__ */ new Map(), choosing, choose = (problemOf) => (choosing ??= options.mode === "none" ? Promise.resolve(without("the policy sets cage: none")) : probe(options, problemOf), choosing);
  async function open(kind, tree, layer) {
    let making = folders.get(tree.top) ?? makeTemporary("cage");
    folders.set(tree.top, making);
    let all = await making, folder = join7(all, String(layer));
    mkdirSync4(folder, { recursive: !0 });
    let setup = join7(all, "0"), base = layer > 0 && existsSync7(setup) ? setup : void 0, mounts = mountsOf(tree, tree.run, options.environment, options);
    return kind.open({ mounts, folder, base, network: options.network });
  }
  async function tryFor(kind, tree, layer) {
    try {
      let opened = await open(kind, tree, layer), problem = await problemIn(opened, tree.top, tree.run);
      if (problem === void 0) {
        layers.set(keyOf(tree, layer), Promise.resolve(opened));
        return;
      }
      return await opened.close(), await leave(tree.top), problem;
    } catch (error) {
      return await leave(tree.top), error.message;
    }
  }
  async function openNext(kind, tree, layer) {
    return await closeLayers(tree.top), open(kind, tree, layer);
  }
  async function closeLayers(top) {
    for (let [key, opening] of [...layers])
      key.endsWith(`\0${top}`) && (layers.delete(key), await opening.then(
        (layer) => layer.close(),
        () => {
        }
      ));
  }
  async function leave(top) {
    await closeLayers(top);
    let folder = folders.get(top);
    folders.delete(top), folder && await removeTree(await folder);
  }
  return {
    chosen: async () => (await choose((kind) => problemWith(kind, options))).isolation,
    async enter(tree, layer, start2) {
      let { kind } = await choose((each) => tryFor(each, tree, layer));
      if (!kind) return;
      let key = keyOf(tree, layer), opening = layers.get(key) ?? openNext(kind, tree, layer);
      return layers.set(key, opening), (await opening).enter(start2);
    },
    leave,
    async close() {
      for (let top of [...folders.keys()]) await leave(top);
    }
  };
}
var keyOf = ({ top }, layer) => `${layer}\0${top}`;
function kindsOf(programs) {
  return [bwrapKind, unshareKind, sudoKind, plainBwrapKind].flatMap((make) => make(programs) ?? []);
}
async function probe(options, problemOf) {
  if (process.platform !== "linux") return without("cages need Linux");
  let kinds = options.kinds ?? kindsOf(findPrograms(options.top)), reasons = [];
  for (let kind of kinds) {
    let problem = await problemOf(kind);
    if (problem === void 0) return { kind, isolation: { kind: kind.name, network: options.network } };
    reasons.push(`${kind.name}: ${problem}`);
  }
  return without(reasons.join("; ") || "neither bwrap nor unshare is installed");
}
async function problemWith(kind, options) {
  let folder = await makeTemporary("cage"), run = await makeTemporary("run"), tree = { top: options.top, gitFolders: [], shared: [] };
  try {
    let mounts = mountsOf(tree, run, options.environment, options), layer = await kind.open({ mounts, folder, base: void 0, network: options.network });
    try {
      return await problemIn(layer, options.top, run);
    } finally {
      await layer.close();
    }
  } catch (error) {
    return error.message;
  } finally {
    await removeTree(folder), await removeTree(run);
  }
}
async function problemIn(layer, cwd, run) {
  let started = join7(run, "tried"), { argv, env } = layer.enter({ argv: ["/bin/true"], cwd, env: {}, started });
  return await failure(argv, env) ?? (existsSync7(started) ? void 0 : "a command in it did not start");
}
function failure([program, ...args], env) {
  return new Promise((resolve2) => {
    execFile2(
      program,
      args,
      { env, timeout: 2e4, cwd: "/" },
      (error, _, stderr) => resolve2(error ? stderr.trim().split(`
`)[0] || error.message : void 0)
    );
  });
}
function without(why) {
  return { isolation: { kind: "none", network: "allow", why } };
}

// src/workspace/commands/commands.ts
import { randomUUID } from "node:crypto";
import { mkdir as mkdir2, stat as stat2, writeFile as writeFile2 } from "node:fs/promises";
import { join as join9 } from "node:path";

// src/workspace/commands/capture.ts
import { createHash as createHash2 } from "node:crypto";
var headKept = 256 * 1024, endKept = 256 * 1024 - 64, tailKept = 16 * 1024;
function openCapture() {
  let hash = createHash2("sha256"), tail = keepEnd(tailKept), streams = { stdout: keepBothEnds(), stderr: keepBothEnds() }, take = (name) => (chunk) => {
    hash.update(chunk), tail.push(chunk), streams[name].push(chunk);
  };
  return {
    stdout: take("stdout"),
    stderr: take("stderr"),
    finish() {
      let truncated = tail.dropped() > 0 || streams.stdout.dropped() > 0 || streams.stderr.dropped() > 0, bytes = tail.dropped() > 0 ? fromLineStart(tail.bytes()) : tail.bytes();
      return {
        stdout: streams.stdout.text(),
        stderr: streams.stderr.text(),
        output: { tail: decode(bytes), truncated, sha256: hash.digest("hex") }
      };
    }
  };
}
function keepBothEnds() {
  let head = keepStart(headKept), end = keepEnd(endKept);
  return {
    push: (chunk) => end.push(head.push(chunk)),
    dropped: end.dropped,
    text() {
      if (end.dropped() === 0) return decode(Buffer.concat([head.bytes(), end.bytes()]));
      let [first, last] = [withoutCutEnd(head.bytes()), withoutCutStart(end.bytes())], left = head.bytes().length - first.length + end.dropped() + end.bytes().length - last.length;
      return `${decode(first)}
… ${left} bytes left out …
${decode(last)}`;
    }
  };
}
function keepStart(limit) {
  let kept, length = 0;
  return {
    /** Returns what does not fit. */
    push(chunk) {
      let part = chunk.subarray(0, limit - length);
      return part.length > 0 && (kept ??= Buffer.allocUnsafe(limit), kept.set(part, length), length += part.length), chunk.subarray(part.length);
    },
    bytes: () => kept?.subarray(0, length) ?? Buffer.alloc(0)
  };
}
function keepEnd(limit) {
  let ring, total = 0;
  return {
    push(chunk) {
      if (chunk.length === 0) return;
      let part = chunk.subarray(Math.max(0, chunk.length - limit)), at = (total + chunk.length - part.length) % limit;
      ring ??= Buffer.allocUnsafe(limit), ring.set(part.subarray(0, limit - at), at), ring.set(part.subarray(limit - at), 0), total += chunk.length;
    },
    dropped: () => Math.max(0, total - limit),
    bytes() {
      return !ring || total <= limit ? ring?.subarray(0, total) ?? Buffer.alloc(0) : Buffer.concat([ring.subarray(total % limit), ring.subarray(0, total % limit)]);
    }
  };
}
function fromLineStart(bytes) {
  let newline = bytes.indexOf(10);
  return newline === -1 || newline > bytes.length / 2 ? withoutCutStart(bytes) : bytes.subarray(newline + 1);
}
var continues = (byte) => byte !== void 0 && byte >= 128 && byte < 192;
function withoutCutStart(bytes) {
  let start2 = 0;
  for (; start2 < 3 && continues(bytes[start2]); ) start2++;
  return continues(bytes[start2]) ? bytes : bytes.subarray(start2);
}
function withoutCutEnd(bytes) {
  let start2 = bytes.length - 1;
  for (; start2 > bytes.length - 4 && continues(bytes[start2]); ) start2--;
  let first = bytes[start2] ?? 0, width = first >= 240 ? 4 : first >= 224 ? 3 : first >= 192 ? 2 : 1;
  return start2 + width > bytes.length ? bytes.subarray(0, start2) : bytes;
}
var decode = (bytes) => new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(bytes);

// src/workspace/commands/collect.ts
import { readdir } from "node:fs/promises";
import { join as join8 } from "node:path";
var maxTotalLength = 64 * 1024 * 1024, neverEntered = /* @__PURE__ */ new Set([".git", "node_modules"]);
async function openCollection(top, patterns) {
  let globs = patterns.map(normalisePath), before = await matching(top, globs);
  return async () => {
    let written = [...await matching(top, globs)].filter(([path, place]) => mark(place) !== mark(before.get(path))), collected = [], total = 0;
    for (let [path, place] of written) {
      let text = total <= maxTotalLength ? await textOf(place) : "";
      total += text.length, collected.push({ path, text });
    }
    return collected;
  };
}
function mark(place) {
  return place?.kind === "file" ? identityOf(place.stats) : place?.kind;
}
async function textOf(place) {
  let bytes = place.kind === "file" ? await readLocated(place) : void 0;
  return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : "";
}
async function matching(top, globs) {
  let found = /* @__PURE__ */ new Map();
  for (let glob of globs)
    for await (let path of walk(top, fixedFolder(glob)))
      !found.has(path) && matchesAny([glob], path) && found.set(path, await locate(top, path));
  return found;
}
function fixedFolder(glob) {
  let folders = glob.split("/").slice(0, -1), first = folders.findIndex((segment) => /[*?[{\\!]/.test(segment));
  return (first === -1 ? folders : folders.slice(0, first)).join("/") || ".";
}
async function* walk(top, folder) {
  let start2 = await locate(top, folder);
  if (start2.kind !== "directory") return;
  let entries = await readdir(start2.real, { withFileTypes: !0 }).catch(() => []);
  for (let entry of entries.sort((a, b) => a.name < b.name ? -1 : 1)) {
    let path = folder === "." ? entry.name : join8(folder, entry.name);
    entry.isDirectory() ? neverEntered.has(entry.name) || (yield* walk(top, path)) : yield path;
  }
}

// src/workspace/commands/process-tree.ts
import { readdirSync as readdirSync3, readFileSync as readFileSync3, readlinkSync as readlinkSync2 } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
var settleMs = 500, killMs = 3e3;
function watch(leader, marker) {
  if (!hasProc) return { record() {
  }, remaining: () => exists(-leader) ? [() => kill(-leader)] : [] };
  let since = read(leader)?.process.started ?? 0, known = /* @__PURE__ */ new Map(), sessions = /* @__PURE__ */ new Set([leader]);
  function find(byMarker) {
    let all = running().filter((each) => each.started >= since), ours = /* @__PURE__ */ new Set(), numbers = /* @__PURE__ */ new Set();
    for (let before = -1; before !== ours.size; ) {
      before = ours.size;
      for (let each of all)
        ours.has(each) || !(known.get(each.pid) === each.started || sessions.has(each.session) || numbers.has(each.parent)) && !(byMarker && carries(each.pid, marker)) || (ours.add(each), numbers.add(each.pid), sessions.add(each.session), known.set(each.pid, each.started));
    }
    return [...ours];
  }
  return {
    record: () => {
      quietly(() => find(!1));
    },
    remaining: () => find(!0).map((each) => () => endProcess(each))
  };
}
async function endSurvivors(watched) {
  return await isGoneWithin(watched, settleMs, () => {
  }) ? "none" : await isGoneWithin(watched, killMs, (end) => end()) ? "killed" : "alive";
}
async function isGoneWithin(watched, time, each) {
  let deadline = performance.now() + time;
  for (let wait = 5; ; wait = Math.min(wait * 2, 100)) {
    let left = watched.remaining();
    if (left.length === 0) return !0;
    if (left.forEach(each), performance.now() > deadline) return !1;
    await pause(wait);
  }
}
function endHolders(pipes) {
  let names2 = new Set(pipes.map((path) => `${path} (deleted)`));
  for (let each of hasProc ? running() : [])
    each.pid !== process.pid && openFiles2(each.pid).some((file) => names2.has(file)) && endProcess(each);
}
var hasProc = process.platform === "linux" && read(process.pid) !== void 0;
function running() {
  return readdirSync3("/proc").map(Number).filter(Number.isInteger).flatMap((pid) => {
    let entry = read(pid);
    return entry && !entry.dead ? [entry.process] : [];
  });
}
function read(pid) {
  let text = quietly(() => readFileSync3(`/proc/${pid}/stat`, "latin1")), rest = text?.slice(text.lastIndexOf(")") + 2).split(" ");
  if (!rest) return;
  let [state = "", parent, , session] = rest;
  return { process: { pid, parent: Number(parent), session: Number(session), started: Number(rest[19]) }, dead: state === "Z" || state === "X" };
}
function carries(pid, marker) {
  return (quietly(() => readFileSync3(`/proc/${pid}/environ`, "latin1")) ?? "").includes(`${markerName}=${marker}`);
}
function openFiles2(pid) {
  return (quietly(() => readdirSync3(`/proc/${pid}/fd`)) ?? []).map((number) => quietly(() => readlinkSync2(`/proc/${pid}/fd/${number}`)) ?? "");
}
function endProcess(target) {
  read(target.pid)?.process.started === target.started && kill(target.pid);
}
function kill(pid) {
  quietly(() => process.kill(pid, "SIGKILL"));
}
function exists(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
function quietly(read2) {
  try {
    return read2();
  } catch {
    return;
  }
}

// src/workspace/commands/spawn.ts
import { execFile as execFile3, spawn as spawn2 } from "node:child_process";
import { closeSync, constants, openSync, rmSync as rmSync2 } from "node:fs";
import { Socket } from "node:net";
import { promisify } from "node:util";
async function start({ argv, cwd, env, folder, notBelow }) {
  let pipes = await makePipes(folder, notBelow), [program, ...args] = argv, stdio = ["ignore", pipes?.[0].write ?? "pipe", pipes?.[1].write ?? "pipe"];
  try {
    let child = spawn2(program, args, { cwd, env, stdio: [...stdio], detached: !0 }), exit = new Promise((resolve2) => {
      child.once("exit", (code, signal) => resolve2({ code, signal }));
    });
    return await new Promise((resolve2, reject) => child.once("spawn", resolve2).once("error", reject)), child.on("error", () => {
    }), {
      pid: child.pid,
      exit,
      stdout: pipes?.[0].read ?? child.stdout,
      stderr: pipes?.[1].read ?? child.stderr,
      pipes: pipes?.map((pipe) => pipe.path) ?? []
    };
  } catch (error) {
    for (let pipe of pipes ?? []) pipe.read.destroy();
    throw error;
  } finally {
    for (let pipe of pipes ?? []) closeSync(pipe.write);
  }
}
async function makePipes(folder, notBelow) {
  let mkfifo = process.platform === "win32" ? void 0 : systemProgram("mkfifo", notBelow);
  if (!mkfifo) return;
  let paths = [`${folder}/stdout`, `${folder}/stderr`];
  return await promisify(execFile3)(mkfifo, ["-m", "600", ...paths], { env: {} }), [openPipe(paths[0]), openPipe(paths[1])];
}
function openPipe(path) {
  let reading = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK), write = openSync(path, constants.O_WRONLY);
  return rmSync2(path), { path, read: new Socket({ fd: reading, readable: !0, writable: !1 }), write };
}

// src/workspace/commands/commands.ts
var shells = {
  bash: { programs: ["bash"], args: (run) => ["--noprofile", "--norc", "-eo", "pipefail", "-c", "--", run] },
  sh: { programs: ["sh"], args: (run) => ["-e", "-c", "--", run] },
  zsh: { programs: ["zsh"], args: (run) => ["-f", "-e", "-o", "pipefail", "-c", "--", run] },
  pwsh: { programs: ["pwsh"], args: (run) => ["-NoProfile", "-NonInteractive", "-Command", run] },
  python: { programs: ["python3", "python"], args: (run) => ["-c", run] },
  node: { programs: ["node"], args: (run) => ["--input-type=commonjs", `--eval=${run}`] }
}, terminationMs = 2e3, drainMs = 2e3, scanIntervalMs = 250, maxTimerMs = 2 ** 31 - 1;
function openCommands({ top, environment, pass, signal, caged }) {
  let inherited = allowed(environment, pass), closing = new AbortController(), stop = AbortSignal.any([signal, closing.signal]), inProgress = /* @__PURE__ */ new Set(), folder;
  async function prepare(command, layer) {
    let cwd = await locate(top, command.cwd);
    if (cwd.kind === "refused")
      return { reason: `${folderName(command)} can't be used: ${cwd.reason}`, fault: "author" };
    if (cwd.kind !== "directory")
      return { reason: `${folderName(command)} is not a folder of the checkout`, fault: "author" };
    let { programs, args } = shells[command.shell], find = (name) => command.shell === "python" ? findProgram(name, inherited.PATH) : programOutside(name, inherited.PATH, top), program = programs.map(find).find(Boolean);
    if (!program)
      return {
        reason: `${programs[0]} is not installed on this runner; install it, or use another shell`,
        fault: "runner"
      };
    folder ??= makeTemporary("run");
    let marker = randomUUID(), places = { temp: join9(await folder, "temp"), files: join9(await folder, marker) };
    await mkdir2(places.temp, { recursive: !0 }), await mkdir2(places.files);
    for (let file of Object.values(discardedFiles)) await writeFile2(join9(places.files, file), "");
    let env = commandEnvironment(inherited, command, places, marker), bare = { argv: [program, ...args(command.run)], cwd: cwd.real, env }, started = join9(places.files, "started"), entered = await enter({ ...bare, started }, await folder, layer);
    if (typeof entered == "string") return { reason: entered, fault: "runner" };
    let start2 = entered ? { ...entered, cwd: "/" } : bare;
    return {
      marker,
      ...entered ? { started } : {},
      start: { ...start2, folder: places.files, notBelow: top }
    };
  }
  async function enter(start2, run2, layer) {
    if (!caged) return;
    let { cages, ...tree } = caged;
    try {
      return await cages.enter({ ...tree, top, run: run2 }, layer, start2);
    } catch (error) {
      return `${cageProblem}: ${error.message}`;
    }
  }
  async function run(command, layer) {
    stop.throwIfAborted();
    let prepared = await prepare(command, layer);
    if (prepared.reason !== void 0) return unstarted(prepared.reason, prepared.fault);
    let collection = command.collect ? await openCollection(top, command.collect) : void 0;
    stop.throwIfAborted();
    let child;
    try {
      child = await start(prepared.start);
    } catch (error) {
      return unstarted(reasonFor(error), "runner");
    }
    let watched = watch(child.pid, prepared.marker), isCaged = prepared.started !== void 0, finished = await supervise(child, { watched, isCaged }, command.timeoutMs, stop);
    if (isCaged && finished.ending.kind === "exit" && !await exists2(prepared.started))
      return unstarted(`${cageProblem}: ${finished.stderr.trim().split(`
`)[0]}`, "runner");
    let survivors = isCaged && await exists2(leftRunning(prepared.started)) ? "killed" : finished.survivors;
    return { ...finished, survivors, collected: await collection?.() ?? [] };
  }
  return {
    run(command, layer = 1) {
      let running2 = run(command, layer), settled = running2.catch(() => {
      }).finally(() => inProgress.delete(settled));
      return inProgress.add(settled), running2;
    },
    async close() {
      closing.abort(new Error("the commands were closed while one was running")), await Promise.all(inProgress), await caged?.cages.leave(top), folder && await removeTree(await folder);
    }
  };
}
async function supervise(child, { watched, isCaged }, timeoutMs, stop) {
  let began = performance.now(), capture = openCapture(), drained = Promise.all([drain(child.stdout, capture.stdout), drain(child.stderr, capture.stderr)]), noting = setInterval(watched.record, scanIntervalMs), first = await firstOf(child.exit, timeoutMs, stop);
  (first === "timeout" || first === "abort") && (signalGroup(child.pid, "SIGTERM"), await within(terminationMs, child.exit), watched.record(), signalGroup(child.pid, "SIGKILL")), clearInterval(noting);
  let durationMs = Math.round(performance.now() - began), survivors = isCaged && first === "exit" ? "none" : await endSurvivors(watched);
  if (!await within(drainMs, drained)) {
    endHolders(child.pipes);
    let ended = await within(drainMs, drained);
    survivors !== "alive" && (survivors = ended ? "killed" : "alive");
  }
  if (child.stdout.destroy(), child.stderr.destroy(), first === "abort") throw stop.reason;
  return { ending: await endingOf(first, child), ...capture.finish(), survivors, durationMs };
}
async function endingOf(first, child) {
  if (first === "timeout") return { kind: "timeout" };
  let { code, signal } = await child.exit;
  return signal ? { kind: "signal", signal } : { kind: "exit", code: code ?? 1 };
}
function firstOf(exit, timeoutMs, stop) {
  return new Promise((resolve2) => {
    let done = (what) => {
      clearTimeout(timer), stop.removeEventListener("abort", onAbort), resolve2(what);
    }, onAbort = () => done("abort"), timer = setTimeout(() => done("timeout"), Math.min(timeoutMs, maxTimerMs));
    stop.addEventListener("abort", onAbort), stop.aborted && onAbort(), exit.then(() => done("exit"));
  });
}
async function within(time, event) {
  let timer, late = new Promise((resolve2) => {
    timer = setTimeout(() => resolve2(!1), time);
  }), result = await Promise.race([event.then(() => !0), late]);
  return clearTimeout(timer), result;
}
function drain(stream, take) {
  return stream.on("data", take), stream.on("error", () => {
  }), new Promise((resolve2) => stream.once("close", resolve2));
}
function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
  }
}
function unstarted(reason, fault) {
  let nothing = { ...openCapture().finish(), collected: [], survivors: "none", durationMs: 0 };
  return { ending: { kind: "unstarted", reason, fault }, ...nothing };
}
var cageProblem = "its cage could not be made";
function exists2(path) {
  return stat2(path).then(
    () => !0,
    () => !1
  );
}
var folderName = ({ cwd }) => `the working directory ${JSON.stringify(cwd)}`;
function reasonFor(error) {
  let { code, message } = error;
  return code === "E2BIG" ? "the command is longer than the system allows; move it into a script" : code === "ERR_INVALID_ARG_VALUE" ? 'the command, or a variable of its "env", contains a NUL byte; remove it' : message;
}

// src/workspace/read-revision.ts
import { lstat as lstat2 } from "node:fs/promises";
import { join as join10 } from "node:path";
var linkReason = "it is a symbolic link; contracts and policies are plain files", readAtOnce = 32;
async function listRevision(trees, end) {
  return isOnDisk(trees, end) ? trees.kept : [...(await treeOf(trees, end)).keys()].sort();
}
async function readRevision(trees, end, wanted) {
  let { git, tree, kept } = trees, files = /* @__PURE__ */ new Map();
  if (isOnDisk(trees, end)) {
    let paths = kept.filter(wanted);
    for (let from = 0; from < paths.length; from += readAtOnce) {
      let some = paths.slice(from, from + readAtOnce), read2 = await Promise.all(some.map((path) => readPlain(tree.top, path)));
      for (let [index, content] of read2.entries()) content !== void 0 && files.set(some[index], content);
    }
    return files;
  }
  let entries = [];
  for (let [path, entry] of await treeOf(trees, end)) wanted(path) && entries.push([path, entry]);
  if (entries.length === 0) return files;
  let blobs = await git.readBlobs(entries.map(([, { oid }]) => oid));
  for (let [path, { oid, mode }] of entries)
    mode === "120000" ? files.set(path, linkReason) : files.set(path, blobs.get(oid) ?? "it could not be read from git, or is larger than 10 MiB");
  return files;
}
function isOnDisk({ commits }, end) {
  return end === "head" && commits.head === void 0;
}
async function treeOf({ listTree, commits }, end) {
  let commit = commits[end] ?? null;
  return commit === null ? /* @__PURE__ */ new Map() : listTree(commit);
}
async function readPlain(top, path) {
  if ((await lstat2(join10(top, path)).catch(() => {
  }))?.isSymbolicLink()) return linkReason;
  let bytes = await readBytes(top, path);
  return bytes instanceof Uint8Array ? bytes : bytes.kind === "refused" ? bytes.reason : void 0;
}

// src/workspace/view.ts
var defaultCage = { mode: "auto", network: "allow", git: "private", docker: !1 };
async function openView(shared, view) {
  let { git, tree, kept, options, dirty, closers, deepen, listTree, search } = shared, { base, fork, head, commits, end } = view, changes = await tree.changes(fork, end), isOnDisk2 = end === "worktree" || end === git.head, trees = {
    git,
    listTree,
    tree,
    kept,
    commits: { base: base?.commit ?? null, fork, ...isOnDisk2 ? {} : { head: end } }
  }, read2 = (end2, wanted) => readRevision(trees, end2, wanted), beforeChange = batched((paths) => read2("fork", (path) => paths.has(path))), objects = { listTree, readBlobs: git.readBlobs }, files = isOnDisk2 ? openFiles(tree.top, [...kept], () => shared.commandRan) : await openBaseFiles(objects, end), baseFiles = once(() => openBaseFiles(objects, base?.commit ?? fork)), name = base ? `${base.branch}@${base.commit.slice(0, 7)}` : "the last commit", mustDeepen = async () => {
    if (!await deepen())
      throw new Error("the history of the branch could not be fetched; set fetch-depth: 0 for actions/checkout");
  }, history = once(async () => (await mustDeepen(), [
    ...base && fork && head ? await git.touched(fork, head) : [],
    ...options.committed || dirty.length === 0 ? [] : [{ id: "", files: [...dirty] }]
  ])), lineCounts = once(() => tree.lineCounts(fork, end));
  return {
    base: base && { branch: base.branch, commit: base.commit },
    head,
    branch: git.branch,
    changes,
    committed: options.committed,
    dirty,
    commits,
    read: read2,
    async steps(wanted) {
      return !base || !fork || !head ? [] : (await mustDeepen(), git.steps(fork, head, wanted));
    },
    list: (each) => listRevision(trees, each),
    async sameFiles(commit, paths) {
      let left = fork === null ? void 0 : await view.forkOf?.(commit);
      if (head === null || fork === null || left === void 0) return;
      for (let each of [commit, left, head]) if (!await view.fetchMissing?.(each)) return;
      let [then, now, thenBefore, nowBefore] = await Promise.all([commit, head, left, fork].map(listTree)), same = (a, b, path) => markOf(a.get(path)) === markOf(b.get(path));
      return paths.every((path) => same(then, now, path) && same(thenBefore, nowBefore, path));
    },
    world({ pass, preExisting, setup = [], cage, isEvidence, ...rest }) {
      let { environment, signal } = options, cages = openCages({ ...defaultCage, ...cage, top: tree.top, environment });
      closers.push(cages.close);
      let quiet = async () => {
        base && await shared.configuration(), await Promise.all([git.rest(), tree.rest()]);
      }, commandsIn = (top, linked) => {
        let caged = { cages, gitFolders: shared.folders, shared: linked }, opened = openCommands({ top, environment, pass, signal, caged });
        return {
          ...opened,
          async run(command, layer) {
            return await quiet(), opened.run(command, layer);
          }
        };
      }, commands = commandsIn(tree.top, shared.linked);
      closers.push(commands.close);
      let run = async (command, layer) => (await shared.record(isEvidence), shared.commandRan = !0, commands.run(command, layer)), fromGit = (ask) => async (...asked) => {
        if (shared.commandRan) throw new Error("git is not asked after a command has run");
        return ask(...asked);
      }, before = base && fork ? { tip: base.commit, fork } : null, others = before && openTrees({
        git,
        head: tree.top,
        commits: before,
        configuration: shared.configuration,
        preExisting,
        setup,
        commandsIn,
        isExposed: async () => shared.commandRan && (await cages.chosen()).kind === "none"
      });
      return others && closers.push(others.close), {
        files,
        changes,
        commits,
        base: { name, files: once(fromGit(baseFiles)), trees: others },
        compared: base !== null,
        before: fromGit(async (path) => {
          let content = await beforeChange(path);
          return content instanceof Uint8Array ? new TextDecoder().decode(content) : void 0;
        }),
        /** A missing commit may be in the history that was not fetched. */
        hasCommit: fromGit(
          async (id) => await git.hasCommit(id) || view.deepen !== void 0 && await deepen() && git.hasCommit(id)
        ),
        history: fromGit(history),
        lineCounts: fromGit(lineCounts),
        search,
        run,
        top: tree.top,
        isolation: cages.chosen,
        disturbed: async () => (await shared.record(isEvidence))(),
        ...rest
      };
    }
  };
}
function once(load) {
  let loaded;
  return () => (loaded ??= load(), loaded);
}
var markOf = (entry) => entry && `${entry.mode} ${entry.oid}`;
function batched(load) {
  let batch, open = () => {
    let keys = /* @__PURE__ */ new Set(), loaded = new Promise((resolve2) => {
      setImmediate(resolve2);
    }).then(() => (batch = void 0, load(keys)));
    return { keys, loaded };
  };
  return async (key) => (batch ??= open(), batch.keys.add(key), (await batch.loaded).get(key));
}

// src/workspace/checkout.ts
async function openCheckout(options) {
  let git = await openGit(options.cwd), closers = [git.rest], close = async () => {
    for (; closers.length > 0; ) await closers.pop()();
  };
  try {
    let range = options.range ?? await rangeOf(git, options.base), { base, fork } = range, isOnDisk2 = range.end === void 0, dirty = isOnDisk2 ? await git.dirty() : [], apart = options.committed && isOnDisk2 && (dirty.length > 0 || (await git.unwatched()).length > 0), { tree, shared: linked } = await checkedTree(git, apart, closers), end = range.end ?? (options.committed && git.head ? git.head : "worktree"), kept = await tree.keptPaths(), regex = openRegex();
    closers.push(regex.close);
    let deepen = once(async () => range.deepen?.() ?? !0), listTree = remembered(git.listTree), shared = {
      git,
      tree,
      kept,
      options,
      dirty,
      closers,
      deepen,
      listTree,
      configuration: once(git.configuration),
      search: regex.search,
      folders: await tree.folders(),
      linked,
      commandRan: !1,
      record: recorder(tree, kept, listTree)
    }, commits = range.commits ?? (base && git.head ? await git.commits(fork, git.head) : []), whole = await openView(shared, { ...range, commits, end }), entries = [];
    for (let entry of range.entries ?? []) {
      let before = base && entry.fork !== fork ? { branch: base.branch, commit: entry.fork } : base;
      entries.push(await openView(shared, { ...range, ...entry, base: before, end: entry.head }));
    }
    return { ...whole, top: git.top, ...entries.length > 0 ? { entries } : {}, close };
  } catch (error) {
    throw await close(), error;
  }
}
async function rangeOf(git, name) {
  let base = git.head === null ? null : await git.resolveBase(name), fork = base && git.head ? await git.mergeBase(base.commit, git.head) ?? base.commit : git.head;
  return { base, fork, head: git.head };
}
async function checkedTree(git, apart, closers) {
  if (!apart || git.head === null) return { tree: git, shared: await linkedDependencies(git.top) };
  let worktree = await git.addWorktree(git.head);
  closers.push(worktree.remove);
  let tree = await openGit(worktree.top);
  return closers.push(tree.rest), { tree, shared: worktree.shared };
}
function recorder(tree, paths, listTree) {
  let recorded;
  return (isEvidence) => (recorded ??= cleanEntries(tree, listTree).then(
    (committed) => recordKept({ top: tree.top, paths, isEvidence, committed })
  ), recorded);
}
async function cleanEntries(tree, listTree) {
  if (tree.head === null) return /* @__PURE__ */ new Map();
  let entries = new Map(await listTree(tree.head));
  for (let path of [...await tree.dirty(), ...await tree.unwatched()]) entries.delete(path);
  return entries;
}
function remembered(listTree) {
  let known = /* @__PURE__ */ new Map();
  return (commit) => {
    let tree = known.get(commit) ?? listTree(commit);
    return known.set(commit, tree), tree;
  };
}

export {
  openCheckout
};
