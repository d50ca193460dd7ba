import type { Alike, Finding, Place, Severity } from '../model/finding.ts';
import { type Outcome, outcomeOf } from '../model/outcome.ts';
import type { Rule } from './rule.ts';
import type { RuleId } from './rules.ts';

/** `fail`: a rule is broken. `pending`: a person must decide. `warn`: the meaning is clear, but the form is not the agreed one. */
export type RuleSeverity = Exclude<Severity, 'error'>;

/** What is wrong: in words, and if the same may be wrong elsewhere, also in words for all of it. */
export type Said = string | { one: string; alike: Alike };

/** Where reading reports what it can't read as agreed. `code` is the rule's id unless a finer one is given. */
export interface Findings {
  add(rule: RuleId, severity: RuleSeverity, at: Place, said: Said, code?: string): void;
}

/** Where a rule reports. A rule with neither a finding nor a mark was not checked, and is not a criterion. */
export interface RuleFindings {
  markChecked(): void;
  add(severity: RuleSeverity, at: Place, said: Said, code?: string): void;
  /** Information for people, shown when the rule passes. */
  note(message: string): void;
}

/** For versions of a file that are only compared with: their findings belong to another change. */
export const ignored: Findings = { add() {} };

/** Collects findings, and makes the outcome of each rule. */
export interface Collected extends Findings {
  of(rule: Rule<RuleId>): RuleFindings;
  /** Undefined if the rule was not checked. `strict`: warnings count as failures. */
  outcome(rule: Rule<RuleId>, strict: boolean): Outcome | undefined;
}

export function collectFindings(): Collected {
  const checked = new Map<RuleId, { findings: Finding[]; notes: string[] }>();
  const of = (rule: RuleId) => {
    const known = checked.get(rule) ?? { findings: [], notes: [] };
    checked.set(rule, known);
    return known;
  };
  const add: Findings['add'] = (rule, severity, { path, line }, said, code = rule) => {
    const words = typeof said === 'string' ? { message: said } : { message: said.one, alike: said.alike };
    of(rule).findings.push({ code, severity, ...words, at: { path, line } });
  };
  return {
    add,
    of: ({ id }) => ({
      markChecked: () => void of(id),
      add: (...finding) => add(id, ...finding),
      note: message => void of(id).notes.push(message),
    }),
    outcome: (rule, strict) => {
      const found = checked.get(rule.id);
      return found && ruleOutcome(rule, strict ? found.findings.map(raised) : found.findings, found.notes);
    },
  };
}

function raised(finding: Finding): Finding {
  return finding.severity === 'warn' ? { ...finding, severity: 'fail' } : finding;
}

const mostPlaces = 200;

function ruleOutcome({ title, fix }: Rule, findings: readonly Finding[], notes: readonly string[]): Outcome {
  const sorted = [...findings].sort(({ at: a }, { at: b }) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line,
  );
  return outcomeOf(sorted, {
    want: title,
    pass: notes.join(' · ') || 'no problems found',
    fix,
    ...(findings.length > 1 ? { got: counted(sorted) } : {}),
    mostPlaces,
  });
}

/** "28 findings in tasks.yaml, 2 in status.json" */
function counted(findings: readonly Finding[]): string {
  const files = new Map<string, number>();
  for (const { at } of findings) files.set(at.path, (files.get(at.path) ?? 0) + 1);
  const parts = [...files].slice(0, 5).map(([path, count], index) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return index === 0 ? `${count} ${count === 1 ? 'finding' : 'findings'} in ${name}` : `${count} in ${name}`;
  });
  const more = files.size > 5 ? ` and in ${files.size - 5} more files` : '';
  const left = findings.length > mostPlaces ? `; the first ${mostPlaces} are listed` : '';
  return `${parts.join(', ')}${more}${left}`;
}
