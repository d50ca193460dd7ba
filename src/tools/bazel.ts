import type { Tool } from './tool.ts';

export const bazel: Tool = {
  name: 'bazel',
  settings: ['**/.bazelrc'],
};
