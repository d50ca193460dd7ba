import { configuredLinter, nodePackages } from './shared/node.ts';
import { findingOf } from './shared/printed/findings.ts';
import type { PrintedFinding, Tool } from './tool.ts';

export const eslint: Tool = {
  name: 'eslint',
  ecosystem: nodePackages,
  uses: [{ activity: 'lint', matches: /^eslint\b/ }],
  detect: configuredLinter('eslint .', /^(?:eslint\.config\.|\.eslintrc)/),
  lints: true,
  settings: ['**/eslint.config.*', '**/.eslintrc*', '**/.eslintignore'],
  caches: ['**/.eslintcache'],
  settingKeys: {
    strict: 'reportunuseddisabledirectives',
    leavesOut: 'ignores|ignorepatterns|globalignores',
    rules: 'presets|extends|plugins',
    most: 'maxwarnings',
  },
  output: { findings },
  silencedBy: /\/\*[ \t]{0,10}eslint-disable[ \t]{0,10}(?:--[^*]{0,300})?\*\//,
};

/** A line with the file, and below it one for each finding. The message and the rule are two spaces or more apart. */
function findings(lines: readonly string[]): PrintedFinding[] {
  let file: string | undefined;
  return lines.flatMap(line => {
    const [, number, column, how, said, rule] =
      /^ +(\d{1,7}):(\d{1,5}) {2,}(error|warning) {2,}(\S.*?)(?: {2,}(\S+))?$/.exec(line) ?? [];
    if (said !== undefined) return findingOf([file, number, column], `${how}: ${said}`, rule) ?? [];
    if (/^\S+\.\w+$/.test(line)) file = line;
    return [];
  });
}
