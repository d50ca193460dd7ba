import { findingOf } from './shared/printed/findings.ts';
import type { PrintedFinding, Tool } from './tool.ts';

/** The shells that run commands, and direnv. */
export const shell: Tool = {
  name: 'shell',
  autoloaded: ['**/{.envrc,.bashrc,.bash_profile,.profile,.zshenv,.zshrc,BASH_ENV}'],
  output: { findings },
};

/** shellcheck: "In bin/run.sh line 3:", then the line, and below it "^-- SC2086 (info): message". */
function findings(lines: readonly string[]): PrintedFinding[] {
  let place: (string | undefined)[] = [];
  return lines.flatMap(line => {
    const title = /^In (\S.*) line (\d{1,7}):$/.exec(line);
    if (title) place = title.slice(1);
    const [, rule, how, said] = /^ *\^-*\^?-* (SC\d+) \((\w+)\): (.+)$/.exec(line) ?? [];
    return findingOf([place[0], place[1]], said === undefined ? undefined : `${how}: ${said}`, rule) ?? [];
  });
}
