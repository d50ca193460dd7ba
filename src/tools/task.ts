import type { Tool } from './tool.ts';

export const task: Tool = {
  name: 'task',
  uses: [
    { activity: 'unit-test', matches: /^task test\b/ },
    { activity: 'lint', matches: /^task lint\b/ },
  ],
  settings: ['**/Taskfile.yml'],
};
