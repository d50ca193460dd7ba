import { configuredLinter, nodePackages } from './shared/node.ts';
import { findingOf } from './shared/printed/findings.ts';
import type { PrintedFinding, Tool } from './tool.ts';

export const biome: Tool = {
  name: 'biome',
  ecosystem: nodePackages,
  uses: [{ activity: 'lint', matches: /^biome (?:check|ci|lint)\b/ }],
  detect: configuredLinter('biome check', /^biome\.jsonc?$/),
  lints: true,
  settings: ['**/{biome.json,biome.jsonc}'],
  settingKeys: {
    strict: 'recommended|enabled',
    leavesOut: 'ignores?',
  },
  output: { findings },
  silencedBy: /^[ \t]{0,40}\/\/[ \t]{0,10}biome-ignore-all\b/m,
};

/** A rule of a line's width with the place and the name of the rule, and below it what is wrong. */
function findings(lines: readonly string[]): PrintedFinding[] {
  return lines.flatMap((line, index) => {
    const [, path, number, column, rule] =
      /^(\S+?)(?::(\d{1,7}):(\d{1,5}))? (\S+)(?: +[A-Z]+)* +━{3,}$/.exec(line) ?? [];
    const said = lines
      .slice(index + 1, index + 4)
      .map(each => /^ +([×!i]) (.+)$/.exec(each))
      .find(Boolean);
    // A title without a file closes the output.
    if (rule === undefined || !said || !path!.includes('.')) return [];
    return findingOf([path, number ?? '1', column], `${said[1] === '×' ? 'error' : 'warning'}: ${said[2]}`, rule) ?? [];
  });
}
