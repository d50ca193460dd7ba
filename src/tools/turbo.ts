import { nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

export const turbo: Tool = {
  name: 'turbo',
  ecosystem: nodePackages,
  uses: [
    { activity: 'unit-test', matches: /^turbo(?: run)?(?=.*\stest(?:\s|$)).*/ },
    { activity: 'lint', matches: /^turbo(?: run)?(?=.*\slint(?:\s|$)).*/ },
    { activity: 'typecheck', matches: /^turbo(?: run)?(?=.*\stypecheck(?:\s|$)).*/ },
  ],
  settings: ['**/{turbo.json,turbo.jsonc}'],
};
