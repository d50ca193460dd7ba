import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  NotACheckout,
  endGroup,
  fields,
  gitCommand,
  gitIn,
  hasCommit,
  isInside,
  listCommits,
  listTouched,
  maxFileSize,
  nameOf,
  oneLine,
  readBlobs,
  startGit,
  treeLister
} from "./chunk-GTW7IM6X.js";
import {
  matchesAny,
  tools
} from "./chunk-REKG4XA7.js";

// src/workspace/git/worktree.ts
import { lstat as lstat2, readdir as readdir2, readFile, realpath as realpath2, rmdir, stat, symlink } from "node:fs/promises";
import { basename, dirname, join as join2, resolve } from "node:path";

// src/workspace/files/temporary.ts
import { chmod, lstat, mkdtemp, readdir, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
async function makeTemporary(purpose) {
  return realpath(await mkdtemp(join(tmpdir(), `contract-gate-${purpose}-`)));
}
async function removeTree(path) {
  let attempt = () => rm(path, { recursive: !0, force: !0, maxRetries: 5, retryDelay: 50 });
  try {
    await attempt();
  } catch {
    await unlock(path), await attempt();
  }
}
async function unlock(path) {
  if ((await lstat(path).catch(() => {
  }))?.isDirectory()) {
    await chmod(path, 448).catch(() => {
    });
    for (let name of await readdir(path).catch(() => [])) await unlock(join(path, name));
  }
}

// src/workspace/git/worktree.ts
var dependencyFolders = /* @__PURE__ */ new Set(["node_modules", ".venv", "venv", "vendor"]);
async function addWorktree(git, { top, commonFolder }, commit, { share } = { share: !0 }) {
  let entries = join2(commonFolder, "worktrees"), folder = await makeTemporary("tree"), tree = join2(folder, "tree"), removal, shared, remove = () => (removal ??= removeWorktree(folder, tree, entries), removal);
  try {
    await git(["worktree", "add", "--quiet", "--detach", "--no-checkout", "--end-of-options", tree, commit]), await gitIn(tree)(["-c", "core.sparseCheckout=false", "read-tree", "-m", "-u", "HEAD"]), shared = share ? await shareDependencies(git, top, tree) : [];
  } catch (error) {
    throw await remove(), error;
  }
  return { top: tree, shared, remove };
}
async function configurationOf(git, { attributes }) {
  let settings = await git(["config", "--list", "-z", "--show-origin"]), text = await readFile(attributes, "utf8").catch(() => "");
  return `${settings.stdout.toString("latin1")}
${text}`;
}
async function removeWorktree(folder, tree, entries) {
  await removeTree(folder);
  for (let name of await readdir2(entries).catch(() => [])) {
    let entry = join2(entries, name), pointer = await readFile(join2(entry, "gitdir"), "utf8").catch(() => "");
    resolve(entry, pointer.trimEnd()) === join2(tree, ".git") && await removeTree(entry);
  }
  await rmdir(entries).catch(() => {
  });
}
async function linkedDependencies(top) {
  return (await Promise.all(
    [...dependencyFolders].map(async (name) => {
      let real = (await lstat2(join2(top, name)).catch(() => null))?.isSymbolicLink() ? await realpath2(join2(top, name)).catch(() => top) : top;
      return isInside(top, real) || !(await stat(real)).isDirectory() ? [] : [real];
    })
  )).flat();
}
async function shareDependencies(git, top, tree) {
  let shared = [], ignored = fields((await git(["ls-files", ...["-z", "--others", "--ignored", "--exclude-standard", "--directory"]])).stdout).map((path) => path.replace(/\/$/, ""));
  for (let path of ignored.filter((each) => dependencyFolders.has(basename(each))))
    !(await stat(join2(top, path)).catch(() => null))?.isDirectory() || !await isFree(tree, path) || (await symlink(join2(top, path), join2(tree, path), "dir"), shared.push(await realpath2(join2(top, path))));
  return shared;
}
async function isFree(tree, path) {
  let folder = join2(tree, dirname(path));
  return await realpath2(folder).catch(() => null) !== folder ? !1 : await lstat2(join2(tree, path)).catch(() => null) === null;
}

// src/workspace/git/git.ts
import { realpath as realpath4 } from "node:fs/promises";

// src/workspace/git/base.ts
function baseResolver(git, store, { head, branch }) {
  return async (name) => {
    if (name !== void 0) return await named(git, store, name) ?? unknown(git, name);
    let base = await byDefault(git);
    return base?.commit === head && (branch === null || branch === base?.branch) ? null : base;
  };
}
async function named(git, store, name) {
  let remotes = await remotesOf(git), remote = usualRemote(remotes), qualified = remotes.find((each) => name.startsWith(`${each}/`)), candidates = qualified ? [[`refs/remotes/${name}`, name.slice(qualified.length + 1)]] : [[`refs/remotes/${remote}/${name}`, name]];
  candidates.push([`refs/heads/${name}`, name]), name.startsWith("refs/") && candidates.unshift([name, name.replace(/^refs\/(heads|tags|remotes\/[^/]+)\//, "")]);
  let base = firstOf(await refsLike(git, ...candidates.map(([ref]) => ref)), candidates);
  if (base || name.startsWith("-")) return base;
  let commit = (await store.read(`${name}^{commit}`))?.oid;
  return commit === void 0 ? null : { ref: commit, branch: name, commit };
}
var defaults = ["main", "master"];
async function byDefault(git) {
  let remoteNames = ["HEAD", ...defaults], local = defaults.map((name) => [`refs/heads/${name}`, name]), refs = await refsLike(git, ...remoteNames.map((name) => `refs/remotes/**/${name}`), ...local.map(([ref]) => ref)), hasRemote = [...refs.keys()].some((ref) => ref.startsWith("refs/remotes/")), hasOrigin = remoteNames.some((name) => refs.has(`refs/remotes/origin/${name}`)), prefix = `refs/remotes/${hasRemote && !hasOrigin ? usualRemote(await remotesOf(git)) : "origin"}/`, pointer = refs.get(`${prefix}HEAD`);
  if (pointer?.pointsTo) {
    let { pointsTo: ref, commit } = pointer;
    return { ref, branch: ref.replace(prefix, ""), commit };
  }
  return firstOf(refs, [...defaults.map((name) => [prefix + name, name]), ...local]);
}
async function remotesOf(git) {
  return oneLine(await git(["remote"])).split(`
`).filter(Boolean);
}
function usualRemote(remotes) {
  return remotes.includes("origin") || remotes.length !== 1 ? "origin" : remotes[0];
}
function firstOf(refs, candidates) {
  for (let [ref, branch] of candidates) {
    let found = refs.get(ref);
    if (found) return { ref, branch, commit: found.commit };
  }
  return null;
}
async function refsLike(git, ...patterns) {
  let lines = oneLine(await git(["for-each-ref", "--format=%(refname) %(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end) %(symref)", ...patterns])).split(`
`);
  return new Map(
    lines.filter(Boolean).map((line) => {
      let [ref = "", commit = "", pointsTo = ""] = line.split(" ");
      return [ref, { commit, pointsTo }];
    })
  );
}
async function unknown(git, name) {
  let answer = await git(["for-each-ref", ...["--format=%(refname:short)", "--sort=-committerdate", "--count=5"], "refs/remotes", "refs/heads"]), known2 = oneLine(answer).split(`
`).filter(Boolean).join(", ");
  throw new Error(
    `Unknown branch or commit ${JSON.stringify(name)}. ` + (known2 ? `Known branches: ${known2}. Use one of these, or fetch it first.` : "No branches found; fetch it first.")
  );
}

// src/workspace/git/changes.ts
import { copyFile, mkdir, stat as stat2, utimes } from "node:fs/promises";
import { join as join3 } from "node:path";
var diffOptions = ["-r", "-z", "-M", "-l1000", "--no-ext-diff", "--no-textconv", "--ignore-submodules=dirty"];
async function changesOf(checkout, from, to) {
  return parse(await diffFields(checkout, from, to, "--raw"));
}
async function lineCountsOf(checkout, from, to) {
  let parts = await diffFields(checkout, from, to, "--numstat"), counts = /* @__PURE__ */ new Map();
  for (let index = 0; index < parts.length; ) {
    let [added = "", removed = "", path = ""] = parts[index].split(/\t(.*?)\t(.*)/s), own = path === "" ? parts[index + 2] : path;
    added !== "-" && counts.set(own, { added: Number(added), removed: Number(removed) }), index += path === "" ? 3 : 1;
  }
  return counts;
}
async function diffFields(checkout, from, to, form) {
  let { git, status } = checkout, end = to === "worktree" && status.head !== null && status.dirty.length === 0 ? status.head : to;
  if (from === end) return [];
  let start = from ?? oneLine(await git(["hash-object", "-t", "tree", "--stdin"])), options = [form, ...diffOptions], output = end === "worktree" ? await diffOnDisk(checkout, start, options) : (await git(["diff-tree", ...options, "--end-of-options", start, end])).stdout;
  return fields(output);
}
async function diffOnDisk({ git, places, status }, start, options) {
  let diff = ["diff", ...options, "--no-relative", "--end-of-options", start, "--"], untracked = status.untracked.filter((path) => path.at(-1) !== 47);
  if (untracked.length === 0) return (await git(diff)).stdout;
  let folder = await makeTemporary("index");
  try {
    let env = await scratchIndex(places, folder), input = Buffer.concat(untracked.flatMap((path) => [path, Buffer.from([0])]));
    return await git(["add", "--intent-to-add", "--pathspec-from-file=-", "--pathspec-file-nul"], { input, env }), (await git(diff, { env })).stdout;
  } finally {
    await removeTree(folder);
  }
}
async function scratchIndex({ index, objects }, folder) {
  let copy = join3(folder, "index");
  await mkdir(join3(folder, "objects"));
  let stats = await stat2(index).catch(() => null);
  if (stats) {
    await copyFile(index, copy);
    let seconds = Math.floor(stats.mtimeMs / 1e3);
    await utimes(copy, seconds, seconds);
  }
  return {
    GIT_INDEX_FILE: copy,
    GIT_OBJECT_DIRECTORY: join3(folder, "objects"),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: `"${objects.replaceAll(/["\\]/g, "\\$&")}"`
  };
}
var kinds = { A: "added", C: "added", D: "deleted", R: "renamed" }, link = "120000", submodule = "160000", isPlainMode = (mode) => mode === "100644" || mode === "000000";
function marksOf(before, after) {
  return {
    ...isPlainMode(before) && isPlainMode(after) ? {} : { irregular: !0 },
    ...after === link && before !== link ? { becomesLink: !0 } : {},
    ...[before, after].includes(submodule) ? { submodule: !0 } : {}
  };
}
function parse(parts) {
  let changes = /* @__PURE__ */ new Map();
  for (let index = 0; index + 1 < parts.length; ) {
    let [before = "", after = "", , , letter = ""] = parts[index].slice(1).split(" "), status = letter.charAt(0), marks = marksOf(before, after), two = status === "R" || status === "C", from = parts[index + 1], path = two ? parts[index + 2] : from, kind = kinds[status] ?? "modified";
    changes.has(path) ? changes.set(path, { ...changes.get(path), ...marks, kind: "modified", path }) : changes.set(path, { kind, path, ...status === "R" ? { from } : {}, ...marks }), index += two ? 3 : 2;
  }
  return [...changes.values()].sort((a, b) => a.path < b.path ? -1 : 1);
}

// src/workspace/git/commits.ts
var maxRead = 100;
function openAncestry(git, store) {
  let chains = /* @__PURE__ */ new Map(), chainTo = (from, to) => {
    let key = `${from}..${to}`, known2 = chains.get(key) ?? readChain(store, from, to);
    return chains.set(key, known2), known2;
  };
  return {
    async mergeBase(a, b) {
      if (a === b || await chainTo(a, b)) return a;
      let answer = await git(["merge-base", "--all", "--end-of-options", a, b], { accept: [0, 1] }), [first, ...others] = answer.code === 0 ? oneLine(answer).split(`
`) : [];
      if (others.length > 0)
        throw new Error("The branch and its base have several merge bases. Rebase the branch onto its base.");
      return first ?? null;
    },
    async commits(from, to) {
      return from === to ? [] : (from === null ? void 0 : await chainTo(from, to)) ?? listCommits(git, from, to);
    }
  };
}
async function readChain(store, from, to) {
  let chain = [];
  for (let id = to; id !== from; ) {
    let found = chain.length < maxRead ? await store.read(id) : void 0, read = found?.type === "commit" && found.body ? parse2(found.oid, found.body.toString("utf8")) : void 0;
    if (!read) return;
    chain.unshift(read.commit), id = read.parent;
  }
  return chain;
}
var header = /^tree [0-9a-f]+\nparent ([0-9a-f]{40,64})\nauthor ([^\s<>](?:[^\n<>]*[^\s<>])?) <([^\s<>]*)> \d+ [+-]\d+\n((?:.+\n)*)\n/;
function parse2(id, text) {
  let [start, parent, name, mail, rest = ""] = header.exec(text) ?? [];
  if (!(start === void 0 || parent === void 0 || /^encoding /m.test(rest) || text.includes("\0")))
    return { commit: { id, author: `${name} <${mail}>`, message: text.slice(start.length).trimEnd() }, parent };
}

// src/workspace/git/object-store.ts
var maxSilenceMs = 10 * 6e4;
function openObjects(command) {
  let session;
  return {
    async read(name) {
      if (!/[\n\0]/.test(name))
        return session ??= startSession(command, () => {
          session = void 0;
        }), session.ask(name);
    },
    async rest() {
      let ending = session;
      session = void 0, await ending?.end();
    }
  };
}
function startSession(command, onEnd) {
  let child = startGit(command, ["cat-file", "--batch"], { input: !0 }), waiting = [], errors = [], limit, failure, watch = () => {
    clearTimeout(limit), waiting.length > 0 && (limit = setTimeout(() => endGroup(child.pid), maxSilenceMs));
    let hold = waiting.length > 0 ? "ref" : "unref";
    child[hold]();
    for (let stream of [child.stdin, child.stdout, child.stderr])
      stream?.[hold]?.();
  }, over = (error) => {
    failure ??= error, onEnd();
    for (let { fail } of waiting.splice(0)) fail(failure);
    watch();
  }, ended = new Promise((resolve3) => {
    child.on("error", (error) => {
      over(new Error(`git cat-file could not be started: ${error.message}`)), resolve3();
    }), child.on("close", (code, signal) => {
      let words = Buffer.concat(errors).toString("utf8").trim().split(`
`).slice(0, 3).join(" ");
      over(new Error(`git cat-file failed in ${command.folder}: ${words || `it ended with ${signal ?? code}`}`)), resolve3();
    });
  });
  child.stdin?.on("error", () => {
  }), child.stderr?.on("data", (chunk) => errors.length < 100 && errors.push(chunk));
  let take = batchReader((found) => {
    waiting.shift()?.answer(found), watch();
  });
  return child.stdout?.on("data", take), {
    ask: (name) => new Promise((answer, fail) => {
      if (failure) return fail(failure);
      waiting.push({ answer, fail }), waiting.length === 1 && watch(), child.stdin?.write(`${name}
`);
    }),
    async end() {
      child.stdin?.end(), child.ref(), await ended;
    }
  };
}
function batchReader(found) {
  let header2 = "", body = null;
  return (chunk) => {
    for (let at = 0; at < chunk.length; )
      if (body) {
        let part = chunk.subarray(at, at + body.left);
        if (body.parts?.push(part), body.left -= part.length, at += part.length, body.left > 0) continue;
        let { oid, type, parts } = body;
        body = null, found({ oid, type, body: parts && whole(parts).subarray(0, -1) });
      } else {
        let end = chunk.indexOf(10, at);
        if (header2 += chunk.toString("latin1", at, end === -1 ? chunk.length : end), end === -1) return;
        let [, oid, type, size] = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(header2) ?? [];
        if (header2 = "", at = end + 1, !oid || !type) {
          found(void 0);
          continue;
        }
        let isTooLarge = type === "blob" && Number(size) > maxFileSize;
        body = { oid, type, left: Number(size) + 1, parts: isTooLarge ? null : [] };
      }
  };
}
var whole = (parts) => parts.length === 1 && parts[0].length > 32768 ? parts[0] : Buffer.concat(parts);

// src/workspace/git/places.ts
import { realpath as realpath3 } from "node:fs/promises";
import { resolve as resolve2 } from "node:path";
var asked = [
  ["--show-toplevel"],
  ["--git-dir"],
  ["--git-common-dir"],
  ["--git-path", "index"],
  ["--git-path", "objects"],
  ["--git-path", "info/attributes"]
];
async function findPlaces(git, cwd) {
  let answer = await git(["rev-parse", ...asked.flat()], { accept: [0, 128] });
  if (answer.code !== 0) throw refusal(answer.stderr, cwd);
  let lines = oneLine(answer).split(`
`), paths = lines.length === asked.length ? lines : await Promise.all(asked.map(async (each) => oneLine(await git(["rev-parse", ...each]))));
  if (paths[0] === "") throw refusal("", cwd);
  let [top = "", gitFolder = "", commonFolder = "", index = "", objects = "", attributes = ""] = paths.map(
    (path) => resolve2(cwd, path)
  );
  return { top: await realpath3(top), gitFolder, commonFolder, index, objects, attributes };
}
function refusal(words, cwd) {
  return words.includes("dubious ownership") ? new NotACheckout(
    `git refuses to open the checkout in ${cwd}, because its files belong to another user. Run: git config --global --add safe.directory ${JSON.stringify(cwd)}`
  ) : new NotACheckout(`${cwd} is not a git checkout. Run this inside one, or pass its folder.`);
}

// src/workspace/git/status.ts
import { lstat as lstat3 } from "node:fs/promises";
import { join as join4 } from "node:path";

// src/tools/reading/caches.ts
var caches = [...new Set(tools.flatMap(({ caches: caches2 = [] }) => caches2))];
function isToolCache(path) {
  return matchesAny(caches, path);
}

// src/workspace/git/status.ts
async function readStatus(git) {
  let options = ["--porcelain=v2", "-z", "--branch", "--no-ahead-behind"], { stdout } = await git([
    "status",
    ...options,
    "--no-renames",
    "--untracked-files=all",
    "--ignore-submodules=dirty"
  ]), [head, branch] = [null, null], missing = /* @__PURE__ */ new Set(), untracked = [], dirty = /* @__PURE__ */ new Set();
  for (let bytes of splitBytes(stdout)) {
    let line = nameOf(bytes);
    if (line.startsWith("# branch.oid ")) head = known(line.slice(13), "(initial)");
    else if (line.startsWith("# branch.head ")) branch = known(line.slice(14), "(detached)");
    else if (line.startsWith("? ")) {
      if (isToolCache(line.slice(2))) continue;
      dirty.add(line.slice(2)), untracked.push(bytes.subarray(2));
    } else if (/^[1u] /.test(line)) {
      let { path, onDisk } = entryOf(line);
      dirty.add(path), onDisk || missing.add(path);
    }
  }
  return { head, branch, dirty: [...dirty].sort(), missing, untracked };
}
var known = (value, none) => value === none ? null : value;
function entryOf(line) {
  let words = line.split(" "), modes = line.startsWith("u") ? 4 : 3;
  return { path: words.slice(3 + modes + modes - 1).join(" "), onDisk: words[2 + modes] !== "000000" };
}
async function readTracked(git) {
  let lines = fields((await git(["ls-files", "-z", "-v", "--cached"])).stdout), skipped = /* @__PURE__ */ new Set(), unwatched = [];
  return { paths: lines.map((line) => {
    let path = line.slice(2);
    return /^[sS]/.test(line) && skipped.add(path), /^[a-zS]/.test(line) && unwatched.push(path), path;
  }), skipped, unwatched };
}
async function keptPaths(top, { missing, untracked }, tracked) {
  let kept = new Set(untracked.map(nameOf).filter((path) => !path.endsWith("/")));
  for (let path of tracked.paths)
    (tracked.skipped.has(path) ? await lstat3(join4(top, path)).catch(() => null) : !missing.has(path)) && kept.add(path);
  return [...kept].sort();
}
function splitBytes(output) {
  let result = [];
  for (let start = 0, end = output.indexOf(0); end !== -1; start = end + 1, end = output.indexOf(0, start))
    result.push(output.subarray(start, end));
  return result;
}

// src/workspace/git/steps.ts
async function listSteps(git, store, from, to, wanted) {
  let format = ["-z", "--raw", "--no-abbrev", "--no-renames", "--format=tformat:%H%x00%ct%x00%an <%ae>%x00%B"], safety = ["--no-color", "--no-ext-diff", "--no-textconv", "-c", "--encoding=UTF-8"], order = ["--topo-order", "--reverse"], { stdout } = await git(["log", ...format, ...safety, ...order, "--end-of-options", `${from}..${to}`, "--"]), steps = parse3(stdout.toString("utf8").split("\0"));
  steps.some(({ mixed }) => mixed.size > 0) && await removeAutoMerged(git, steps, `${from}..${to}`);
  let oids = steps.flatMap(({ blobs }) => [...blobs].flatMap(([path, oid]) => wanted(path) ? [oid] : [])), contents = await readBlobs(store, oids);
  return steps.map(({ blobs, mixed: _, ...step }) => ({
    ...step,
    paths: [...blobs.keys()],
    files: new Map(
      [...blobs].flatMap(([path, oid]) => {
        let content = wanted(path) ? contents.get(oid) : void 0;
        return content ? [[path, content]] : [];
      })
    )
  }));
}
async function removeAutoMerged(git, steps, range) {
  let format = ["--merges", "-p", "-U0", "--cc", "--no-renames", "--format=tformat:%x00%H"], safety = ["--no-color", "--no-ext-diff", "--no-textconv"], { stdout } = await git(["log", ...format, ...safety, "--end-of-options", range, "--"]), own = /* @__PURE__ */ new Map(), names = /* @__PURE__ */ new Set();
  for (let line of stdout.toString("utf8").split(`
`))
    line.startsWith("\0") ? (names = /* @__PURE__ */ new Set(), own.set(line.slice(1), names)) : line.startsWith("diff --cc ") && names.add(line.slice(10));
  for (let { id, blobs, mixed } of steps) {
    let listed = own.get(id) ?? /* @__PURE__ */ new Set();
    if (![...listed].some((name) => name.startsWith('"')))
      for (let path of mixed) listed.has(path) || blobs.delete(path);
  }
}
function parse3(fields2) {
  let steps = [];
  for (let index = 0; index + 3 < fields2.length; ) {
    let blobs = /* @__PURE__ */ new Map(), [id = "", seconds = "", author = "", message = ""] = fields2.slice(index, index + 4), mixed = /* @__PURE__ */ new Set();
    for (steps.push({ id, author, message: message.trimEnd(), time: Number(seconds) * 1e3, blobs, mixed }), index += fields2[index + 4] === "" && fields2[index + 5]?.startsWith("::") ? 5 : 4; /^\n?:/.test(fields2[index] ?? ""); index += 2) {
      let path = fields2[index + 1] ?? "", words = fields2[index].split(" "), parents = (words.length - 3) / 2, oids = words.slice(parents + 1, -1);
      blobs.set(path, oids.at(-1) ?? ""), parents > 1 && new Set(oids.slice(0, -1)).size > 1 && mixed.add(path);
    }
  }
  return steps;
}

// src/workspace/git/git.ts
async function openGit(cwd) {
  let command = gitCommand(cwd), here = gitIn(command), [places, status, below] = await allOf(findPlaces(here, cwd), readStatus(here), readTracked(here)), { top } = places, inTop = { ...command, folder: top }, git = gitIn(inTop), tracked = top === command.folder ? below : await readTracked(git), store = openObjects(inTop), ancestry = openAncestry(git, store), compared = { git, places, status };
  return {
    top,
    head: status.head,
    branch: status.branch,
    resolveBase: baseResolver(git, store, status),
    mergeBase: ancestry.mergeBase,
    changes: (from, to) => changesOf(compared, from, to),
    lineCounts: (from, to) => lineCountsOf(compared, from, to),
    listTree: treeLister(store),
    readBlobs: (oids) => readBlobs(store, oids),
    dirty: async () => status.dirty,
    keptPaths: () => keptPaths(top, status, tracked),
    unwatched: async () => tracked.unwatched,
    commits: ancestry.commits,
    touched: (from, to) => listTouched(git, from, to),
    steps: (from, to, wanted) => listSteps(git, store, from, to, wanted),
    hasCommit: (id) => hasCommit(store, id),
    addWorktree: (commit, options) => addWorktree(git, places, commit, options),
    folders: () => Promise.all([places.gitFolder, places.commonFolder].map((folder) => realpath4(folder))),
    configuration: () => configurationOf(git, places),
    rest: store.rest
  };
}
async function allOf(...asked2) {
  return await Promise.allSettled(asked2), Promise.all(asked2);
}

export {
  makeTemporary,
  removeTree,
  linkedDependencies,
  openGit
};
