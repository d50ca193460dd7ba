import type { Tool } from './tool.ts';

export const nx: Tool = {
  name: 'nx',
  settings: ['**/{nx.json,project.json}'],
};
