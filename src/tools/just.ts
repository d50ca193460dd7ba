import { calledTargets } from './shared/scripts.ts';
import type { Tool } from './tool.ts';

export const just: Tool = {
  name: 'just',
  called: command => calledTargets('just', command),
  settings: ['**/justfile'],
  definedIn: { program: /^just\b/, files: ['justfile', 'Justfile', '.justfile'] },
};
