import type { Tool } from './tool.ts';

export const task: Tool = {
  name: 'task',
  settings: ['**/Taskfile.yml'],
};
