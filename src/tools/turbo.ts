import { nodePackages } from './shared/node.ts';
import { inEveryPackage } from './shared/workspaces.ts';
import type { Tool } from './tool.ts';

export const turbo: Tool = {
  name: 'turbo',
  ecosystem: nodePackages,
  uses: [
    { activity: 'unit-test', matches: /^turbo(?: run)?(?=.*\stest(?:\s|$)).*/ },
    { activity: 'lint', matches: /^turbo(?: run)?(?=.*\slint(?:\s|$)).*/ },
    { activity: 'typecheck', matches: /^turbo(?: run)?(?=.*\stypecheck(?:\s|$)).*/ },
  ],
  everywhere: inEveryPackage(/^turbo (?:run )?(\w[\w:.-]*|(?<=^turbo run )\w[\w:.-]*(?: \w[\w:.-]*)+)$/),
  output: { passedOn: /^(@?[\w./-]{1,200}:[a-z][\w:.-]{0,100}): ?(.*)$/ },
  settings: ['**/{turbo.json,turbo.jsonc}'],
  caches: ['**/.turbo/**'],
};
