import { calledTargets } from './shared/scripts.ts';
import type { Tool } from './tool.ts';

export const task: Tool = {
  name: 'task',
  called: command => calledTargets('task', command),
  settings: ['**/Taskfile.yml'],
  definedIn: { program: /^task\b/, files: ['Taskfile.yml', 'Taskfile.yaml', 'taskfile.yml'] },
};
