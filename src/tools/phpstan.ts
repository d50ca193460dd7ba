import { firstFile } from './shared/packages.ts';
import { phpPackages } from './shared/php.ts';
import type { Tool } from './tool.ts';

export const phpstan: Tool = {
  name: 'phpstan',
  ecosystem: phpPackages,
  uses: [{ activity: 'typecheck', matches: /^phpstan(?: analy[sz]e)?\b/ }],
  detect(here) {
    const file = firstFile(here, /^phpstan\.(?:dist\.)?neon(?:\.dist)?$/);
    return file ? [{ activity: 'typecheck', run: 'vendor/bin/phpstan analyse', why: `there is ${file}` }] : [];
  },
  settings: ['**/phpstan.{neon,neon.dist,dist.neon}'],
  settingKeys: {
    strict: 'reportunmatchedignorederrors',
    leavesOut: 'ignoreerrors|excludepaths',
    files: 'paths',
    least: 'level',
  },
};
