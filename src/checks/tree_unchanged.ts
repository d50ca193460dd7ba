import { matchesAny } from '../match/glob.ts';
import type { CheckType } from '../model/check.ts';
import type { Finding } from '../model/finding.ts';
import { andMore, bySeverity, outcomeOf } from '../model/outcome.ts';
import { isTest } from '../tools/reading/test-files.ts';

interface Params {
  protect: readonly string[];
}

/**
 * Added by the gate if commands run, and judged after the last of them: what they saw must be what was judged. A
 * command that rewrites a test or a contract has changed the evidence.
 */
export const tree_unchanged: CheckType<Params> = {
  type: 'tree_unchanged',
  guard: true,
  runs: 'last',
  quiet: true,
  title: () => 'no command changed the files under test',
  label: () => '',
  fix: () => 'Make the commands write elsewhere: they must not change the files under test.',
  async run({ protect }, world) {
    const changed = await world.disturbed();
    if (changed.length === 0) return { status: 'pass', message: 'the files are unchanged' };
    const isEvidence = (path: string) => isTest(path) || world.isContract(path) || matchesAny(protect, path);
    const findings = changed.map((path): Finding => {
      const at = { path, line: 1 };
      return isEvidence(path)
        ? { code: 'evidence_changed', severity: 'fail', message: `a command changed ${path}, which is evidence`, at }
        : { code: 'file_changed', severity: 'warn', message: `a command changed ${path}`, at };
    });
    const [first] = bySeverity(findings);
    return outcomeOf(findings, {
      want: this.title({ protect }),
      pass: 'the files are unchanged',
      message: `${first!.message}${andMore(changed.length)}`,
      got: changed.slice(0, 20).join(', '),
    });
  },
};
