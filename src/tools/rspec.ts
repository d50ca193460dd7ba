import type { Tool } from './tool.ts';

export const rspec: Tool = {
  name: 'rspec',
  testFiles: ['**/*_spec.rb'],
  testFolders: ['spec'],
  output: { unloaded: /^\S+\.rb$/ },
  autoloaded: ['**/.rspec'],
};
