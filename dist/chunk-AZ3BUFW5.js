import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

// src/workspace/durations.ts
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
var largest = 1024 * 1024, mostEntries = 1e4, longest = 1440 * 60 * 1e3;
function openDurations(environment, top) {
  let folder = join(environment.XDG_CACHE_HOME || join(environment.HOME || homedir(), ".cache"), "contract-gate"), file = join(folder, "durations.json"), place = createHash("sha256").update(top).digest("hex").slice(0, 12), nameOf = (key) => `${place}-${key.slice(0, 20)}`;
  return {
    async read() {
      let all = await readAll(file);
      return (key) => all.get(nameOf(key));
    },
    async write(durations) {
      if (durations.size === 0) return;
      let all = await readAll(file);
      for (let [key, ms] of durations)
        all.delete(nameOf(key)), all.set(nameOf(key), Math.round(ms));
      let newest = [...all].slice(-mostEntries), temporary = join(folder, `durations-${process.pid}.json`);
      try {
        await mkdir(folder, { recursive: !0 }), await writeFile(temporary, JSON.stringify(Object.fromEntries(newest))), await rename(temporary, file);
      } catch {
      }
    }
  };
}
async function readAll(file) {
  try {
    if ((await stat(file)).size > largest) return /* @__PURE__ */ new Map();
    let value = JSON.parse(await readFile(file, "utf8")), isPlain = value !== null && typeof value == "object" && !Array.isArray(value), isTime = (ms) => typeof ms == "number" && ms >= 0 && ms <= longest;
    return new Map(isPlain ? Object.entries(value).filter(([, ms]) => isTime(ms)) : []);
  } catch {
    return /* @__PURE__ */ new Map();
  }
}

export {
  openDurations
};
