import { nodePackages } from './shared/node.ts';
import { inEveryPackage } from './shared/workspaces.ts';
import type { Tool } from './tool.ts';

const targets = inEveryPackage(/^nx run-many (\w[\w:.,-]*(?: \w[\w:.,-]*)*) -t$/, /^--all$/);

export const nx: Tool = {
  name: 'nx',
  ecosystem: nodePackages,
  uses: [
    { activity: 'unit-test', matches: /^nx (?:run-many|affected)(?=.*\s(?:-t|--targets?)[ =]?test(?:\s|$)).*/ },
    { activity: 'lint', matches: /^nx (?:run-many|affected)(?=.*\s(?:-t|--targets?)[ =]?lint(?:\s|$)).*/ },
    { activity: 'typecheck', matches: /^nx (?:run-many|affected)(?=.*\s(?:-t|--targets?)[ =]?typecheck(?:\s|$)).*/ },
  ],
  everywhere: line => targets(line.replace(/ (?:-t|--targets?)[ =]/, ' -t ')),
  settings: ['**/{nx.json,project.json}'],
  caches: ['**/.nx/**'],
};
