import { findingOf } from './shared/printed/findings.ts';
import { pythonPackages } from './shared/python.ts';
import type { PrintedFinding, Tool } from './tool.ts';

export const pyright: Tool = {
  name: 'pyright',
  lints: true,
  ecosystem: pythonPackages,
  uses: [{ activity: 'typecheck', matches: /^(?:python[\d.]* -m )?pyright\b/ }],
  settings: ['**/pyrightconfig.json'],
  settingKeys: {
    strict: 'report\\w+|strict\\w+|typecheckingmode',
    leavesOut: 'exclude|ignore',
    files: 'include|strict',
  },
  output: { findings },
  silencedBy: /^#[ \t]{0,10}pyright:[ \t]{0,10}(?:ignore|basic)\b/m,
};

/** The rule ends the message, which may take several lines. */
function findings(lines: readonly string[]): PrintedFinding[] {
  return lines.flatMap((line, index) => {
    const [, path, number, column, how, first] =
      /^ +(\S.*?):(\d{1,7}):(\d{1,5}) - (error|warning|information): (.+)$/.exec(line) ?? [];
    if (first === undefined) return [];
    const rest = lines.slice(index + 1, index + 6);
    const end = rest.findIndex(each => !/^\s{4}/.test(each));
    const said = [first, ...rest.slice(0, end === -1 ? rest.length : end).map(each => each.trim())];
    const rule = / ?\((report\w+)\)$/.exec(said.join(' '))?.[1];
    return findingOf([path, number, column], `${how}: ${first.replace(/ \(report\w+\)$/, '')}`, rule) ?? [];
  });
}
