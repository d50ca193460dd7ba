import { inEveryPackage } from './shared/workspaces.ts';
import type { Tool } from './tool.ts';

export const turbo: Tool = {
  name: 'turbo',
  everywhere: inEveryPackage(/^turbo (?:run )?(\w[\w:.-]*|(?<=^turbo run )\w[\w:.-]*(?: \w[\w:.-]*)+)$/),
  settings: ['**/{turbo.json,turbo.jsonc}'],
};
