import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  openCheckout
} from "./chunk-CNTH7OSH.js";
import "./chunk-DYBZB6UB.js";
import {
  openGit
} from "./chunk-ZNRVKG6B.js";
import "./chunk-GTW7IM6X.js";
import "./chunk-REKG4XA7.js";
import "./chunk-4GNBZ5F2.js";
import "./chunk-JLD3JGDS.js";
import "./chunk-5BZEP5JA.js";
import "./chunk-ZMJJILAV.js";
import "./chunk-PRVJMC5D.js";

// src/workspace/past-checkout.ts
async function openPastCheckout({ commit, parent }, { top, branch, environment, signal }) {
  let git = await openGit(top), tree = await git.addWorktree(commit);
  try {
    let checkout = await openCheckout({
      cwd: tree.top,
      committed: !0,
      range: {
        base: { branch, commit: parent },
        fork: parent,
        head: commit,
        commits: await git.commits(parent, commit),
        fetchMissing: async () => !1,
        forkOf: async () => parent
      },
      environment,
      signal
    });
    return {
      ...checkout,
      async close() {
        await checkout.close(), await tree.remove();
      }
    };
  } catch (error) {
    throw await tree.remove(), error;
  }
}
export {
  openPastCheckout
};
