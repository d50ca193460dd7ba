import type { Tool } from './tool.ts';

export const just: Tool = {
  name: 'just',
  uses: [
    { activity: 'unit-test', matches: /^just (?:test|check)\b/ },
    { activity: 'lint', matches: /^just lint\b/ },
  ],
  settings: ['**/justfile'],
};
