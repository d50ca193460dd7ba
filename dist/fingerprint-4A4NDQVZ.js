import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  readBytes
} from "./chunk-DYBZB6UB.js";
import {
  openGit
} from "./chunk-ZNRVKG6B.js";
import "./chunk-GTW7IM6X.js";
import "./chunk-REKG4XA7.js";
import "./chunk-JLD3JGDS.js";
import "./chunk-5BZEP5JA.js";
import "./chunk-ZMJJILAV.js";
import "./chunk-PRVJMC5D.js";

// src/workspace/fingerprint.ts
import { createHash } from "node:crypto";
async function fingerprint(cwd) {
  let git = await openGit(cwd), files = /* @__PURE__ */ new Map();
  for (let path of await git.dirty()) {
    let content = await readBytes(git.top, path);
    files.set(path, content instanceof Uint8Array ? createHash("sha256").update(content).digest("hex") : content.kind);
  }
  return { head: git.head, files };
}
export {
  fingerprint
};
