import type { Tool } from './tool.ts';

export const xctest: Tool = {
  name: 'xctest',
  testFiles: ['**/*{Test,Tests,IT}.swift'],
};
