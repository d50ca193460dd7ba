import { listIn } from './shared/listed.ts';
import { inEveryPackage } from './shared/workspaces.ts';
import type { Tool } from './tool.ts';

export const lerna: Tool = {
  name: 'lerna',
  reads: /^lerna\.json$/,
  everywhere: inEveryPackage(/^lerna run ([\w:.-]+)$/),
  members: here => listIn(here, 'lerna.json', 'packages'),
  settings: ['**/lerna.json'],
};
