import type { Tool } from './tool.ts';

export const dotnet: Tool = {
  name: 'dotnet',
  patternOptions: ['filter'],
  testFiles: ['**/*{Test,Tests,IT}.cs'],
};
