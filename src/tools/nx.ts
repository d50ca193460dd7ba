import { nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

export const nx: Tool = {
  name: 'nx',
  ecosystem: nodePackages,
  uses: [
    { activity: 'unit-test', matches: /^nx (?:run-many|affected)(?=.*\s(?:-t|--targets?)[ =]?test(?:\s|$)).*/ },
    { activity: 'lint', matches: /^nx (?:run-many|affected)(?=.*\s(?:-t|--targets?)[ =]?lint(?:\s|$)).*/ },
    { activity: 'typecheck', matches: /^nx (?:run-many|affected)(?=.*\s(?:-t|--targets?)[ =]?typecheck(?:\s|$)).*/ },
  ],
  settings: ['**/{nx.json,project.json}'],
};
