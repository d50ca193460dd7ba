import type { Tool } from './tool.ts';

/** Node.js itself: how it loads modules. Its test runner is node-test. */
export const node: Tool = {
  name: 'node',
  output: {
    loadFailure: /ERR_MODULE_NOT_FOUND|Cannot find module/,
    missing: /Cannot find (?:module|package) ['"]([^'"]+)['"]/,
    lacksName: /does not provide an export named|is not a (?:function|constructor)/,
  },
  autoloaded: ['**/node_modules/**'],
  caches: ['**/node_modules/**'],
  decides: ['\\bprocess\\.(?:exit|exitCode|reallyExit)\\b'],
};
