import { inEveryPackage } from './shared/workspaces.ts';
import type { Tool } from './tool.ts';

const targets = inEveryPackage(/^nx run-many (\w[\w:.,-]*(?: \w[\w:.,-]*)*) -t$/, /^--all$/);

export const nx: Tool = {
  name: 'nx',
  everywhere: line => targets(line.replace(/ (?:-t|--targets?)[ =]/, ' -t ')),
  settings: ['**/{nx.json,project.json}'],
};
