import { firstFile } from './shared/packages.ts';
import { phpPackages } from './shared/php.ts';
import { findingOf } from './shared/printed/findings.ts';
import type { PrintedFinding, Tool } from './tool.ts';

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
  output: { findings },
};

/** A table for each file: "Line   src/A.php", then "12     message" over several lines. */
function findings(lines: readonly string[]): PrintedFinding[] {
  let file: string | undefined;
  return lines.flatMap(line => {
    const title = /^ +Line +(\S+\.php)(?: \(.*\))?$/.exec(line)?.[1];
    if (title !== undefined) file = title;
    const [, number, said] = /^ +:?(\d{1,7}) {2,}(\S.*)$/.exec(line) ?? [];
    return (title === undefined ? findingOf([file, number], said) : undefined) ?? [];
  });
}
