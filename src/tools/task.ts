import { calledTargets } from './shared/scripts.ts';
import type { Tool } from './tool.ts';

export const task: Tool = {
  name: 'task',
  called: command => calledTargets('task', command),
  settings: ['**/Taskfile.yml'],
};
