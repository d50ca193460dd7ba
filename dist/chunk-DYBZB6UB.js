import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  identityOf,
  locate,
  once,
  openLocator,
  readLocated
} from "./chunk-GTW7IM6X.js";

// src/workspace/files/files.ts
import { lstat } from "node:fs/promises";
import { join } from "node:path";
var maxCachedSize = 1024 * 1024, maxCachedTotal = 64 * 1024 * 1024, lfsHeader = "version https://git-lfs.github.com/spec/v1";
function openFiles(top, kept, mayChange = () => !0) {
  let list = [...new Set(kept)].sort(), names = once(() => namesOf(list)), readOnce = cacheReads(), quick = openLocator(top);
  async function find(path) {
    let known = mayChange() ? void 0 : quick.locate(path);
    if (known?.kind === "file" && names().isFile(path)) return known;
    let place = known?.kind === "missing" ? known : await locate(top, path);
    if (place.kind === "refused") return place;
    let nearest = place.kind === "missing" ? names().nearest(place.path) : await otherCase(place.path);
    return place.kind === "missing" || nearest ? nearest ? { kind: "missing", nearest } : { kind: "missing" } : place;
  }
  function readQuickly(path) {
    let bytes = names().isFile(path) ? quick.read(path, maxCachedSize) : void 0;
    return bytes && readOnce.keep(path, bytes);
  }
  async function otherCase(path) {
    for (let prefix of prefixes(path)) {
      if (names().has(prefix)) continue;
      let nearest = names().nearest(prefix);
      if (nearest && await isSameEntry(join(top, prefix), join(top, nearest)))
        return nearest + path.slice(prefix.length);
    }
  }
  function folder(place) {
    let submodule = names().isSubmodule(place.realPath);
    return { kind: "directory", kept: names().isKept(place), ...submodule ? { submodule } : {} };
  }
  return {
    list,
    async inspect(path) {
      let place = await find(path);
      if (place.kind === "directory") return folder(place);
      if (place.kind !== "file") return place;
      let size = Number(place.stats.size), start = size < 1024 ? await this.read(path) : void 0;
      return start && start.kind !== "text" ? start.kind === "directory" ? { kind: "missing" } : start : { kind: "file", size, kept: names().isKept(place), lfs: start?.text.startsWith(lfsHeader) ?? !1 };
    },
    async read(path) {
      if (!mayChange()) {
        let known = readOnce.known(path) ?? readQuickly(path);
        if (known) return known;
      }
      let place = await find(path);
      return place.kind === "directory" ? folder(place) : place.kind !== "file" ? place : readOnce.load(place);
    }
  };
}
async function readBytes(top, path) {
  let place = await locate(top, path);
  return place.kind === "file" ? readLocated(place) : place.kind === "directory" ? { kind: "refused", reason: "it is a directory, not a file" } : place.kind === "missing" ? { kind: "missing" } : place;
}
function namesOf(list) {
  let files = new Set(list), directories = new Set(list.flatMap((path) => [".", ...prefixes(path).slice(0, -1)])), folded = new Map([...files, ...directories].map((path) => [path.toLowerCase(), path]));
  return {
    isFile: (path) => files.has(path),
    has: (path) => files.has(path) || directories.has(path),
    nearest(path) {
      let other = folded.get(path.toLowerCase());
      return other === path ? void 0 : other;
    },
    /** Git keeps a folder under its own name, or below it. A folder is never tracked itself, unless it is a submodule. */
    isSubmodule: (path) => prefixes(path).some((prefix) => files.has(prefix)),
    /** Behind a link, both the link and its target must be tracked. A submodule is tracked by its own name. */
    isKept({ kind, path, realPath }) {
      return (files.has(realPath) || kind === "directory" && directories.has(realPath)) && (path === realPath || prefixes(path).some((prefix) => files.has(prefix)));
    }
  };
}
function cacheReads() {
  let cached = /* @__PURE__ */ new Map(), total = 0, forget = (path) => {
    total -= cached.get(path)?.size ?? 0, cached.delete(path);
  };
  return {
    /** What was read of a path, if it is plainly the path of a file. */
    known: (path) => cached.get(path)?.read,
    /** Without its identity: once a command has run, it is read again. */
    keep(path, bytes) {
      let read = Promise.resolve({ kind: "text", text: decodeFile(bytes) });
      return total + bytes.length <= maxCachedTotal && (forget(path), cached.set(path, { identity: "", read, size: bytes.length }), total += bytes.length), read;
    },
    async load(file) {
      let identity = identityOf(file.stats), key = file.realPath, known = cached.get(key);
      if (known?.identity === identity) return known.read;
      forget(key);
      let entry = { identity, read: readText(file), size: Number(file.stats.size) };
      cached.set(key, entry), total += entry.size;
      let result = await entry.read;
      return !(result.kind === "text" && entry.size <= maxCachedSize && total <= maxCachedTotal) && cached.get(key) === entry && forget(key), result;
    }
  };
}
async function readText(file) {
  let bytes = await readLocated(file);
  return bytes instanceof Uint8Array ? { kind: "text", text: decodeFile(bytes) } : bytes;
}
var utf8 = new TextDecoder();
function decodeFile(bytes) {
  let [first, second] = bytes, plain = utf8.decode(bytes);
  return first === 255 && second === 254 ? `${new TextDecoder("utf-16le").decode(bytes)}
${plain}` : first === 254 && second === 255 ? `${new TextDecoder("utf-16be").decode(bytes)}
${plain}` : plain;
}
function prefixes(path) {
  let segments = path.split("/");
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
async function isSameEntry(a, b) {
  let [first, second] = await Promise.all([a, b].map((path) => lstat(path, { bigint: !0 }).catch(() => {
  })));
  return !!first && !!second && first.ino !== 0n && first.ino === second.ino && first.dev === second.dev;
}

export {
  lfsHeader,
  openFiles,
  readBytes,
  decodeFile
};
