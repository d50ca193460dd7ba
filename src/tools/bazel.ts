import type { Tool } from './tool.ts';

export const bazel: Tool = {
  name: 'bazel',
  uses: [{ activity: 'unit-test', matches: /^bazel(?:isk)? test\b/ }],
  settings: ['**/.bazelrc'],
  caches: ['bazel-{bin,out,testlogs}/**'],
};
