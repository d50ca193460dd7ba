import { nodePackages } from './shared/node.ts';
import { isInstalled } from './shared/package-json.ts';
import { byParentheses } from './shared/printed/findings.ts';
import type { Tool } from './tool.ts';

/** The TypeScript compiler, or vue-tsc if it is installed. */
export const tsc: Tool = {
  name: 'tsc',
  ecosystem: nodePackages,
  uses: [
    { activity: 'typecheck', matches: /^(?:vue-)?tsc\b(?=.*\s--noEmit\b).*/ },
    { activity: 'build', matches: /^(?:vue-)?tsc\b/ },
  ],
  detect(here, manager) {
    if (!manager || !here.names.has('tsconfig.json')) return [];
    const program = ['vue-tsc', 'typescript'].find(name => isInstalled(here, name));
    if (program === undefined) return [];
    const line = `${program === 'typescript' ? 'tsc' : program} --noEmit`;
    return [{ activity: 'typecheck', run: manager.program(line), why: 'there is a tsconfig.json' }];
  },
  settings: ['**/tsconfig*.json'],
  caches: ['**/*.tsbuildinfo'],
  settingKeys: {
    strict:
      'strict\\w*|no(?:implicit|unused|unchecked|fallthrough|property)\\w*|noemitonerror|exactoptionalpropertytypes|alwaysstrict|useunknownincatchvariables|checkjs|forceconsistentcasinginfilenames',
    lax: 'suppress\\w+errors|allowunreachablecode|allowunusedlabels|nocheck',
    leavesOut: 'exclude',
    files: 'include|files',
    rules: 'extends',
  },
  output: { findings: byParentheses },
  silencedBy: /^[ \t]{0,40}\/\/[ \t]{0,10}@ts-nocheck\b/m,
};
