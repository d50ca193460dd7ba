import type { Want, Wants } from '../../policy/outputs.ts';
import type { OutputAgent } from './agents.ts';
import type { OutputValue } from './block.ts';
import {
  type BlockFinding,
  booleanOf,
  citedValue,
  countOf,
  type Fields,
  itemsOf,
  phaseOf,
  valueText,
} from './fields.ts';
import { issueLines, listsIssues } from './issues.ts';

function meets(value: OutputValue, want: Want): boolean {
  if (typeof want === 'boolean') return booleanOf(value) === want;
  if (typeof want === 'number') return countOf(value) === want;
  if (want === 'none' || want === 'some') {
    const items = itemsOf(value);
    return want === 'none' ? items?.length === 0 : items === undefined || items.length > 0;
  }
  if (typeof want === 'string') return valueText(value).toLowerCase() === want.toLowerCase();
  if (!('length' in want)) {
    const number = countOf(value) ?? itemsOf(value)?.length ?? Number.NaN;
    return number >= (want.min ?? 0) && number <= (want.max ?? Number.POSITIVE_INFINITY);
  }
  return want.some(each => meets(value, each));
}

function wantWords(want: Want): string {
  if (typeof want !== 'object') return String(want);
  if ('length' in want) return want.join(' or ');
  const parts = [
    ...(want.min === undefined ? [] : [`at least ${want.min}`]),
    ...(want.max === undefined ? [] : [`at most ${want.max}`]),
  ];
  return parts.join(' and ');
}

/** The rule of an agent as a sentence. */
export function ruleWords({ pass, look }: OutputAgent): string {
  const rules = Object.entries({ ...look, ...pass });
  return rules.map(([key, want]) => `${key} is ${wantWords(want)}`).join(', ');
}

/** Where the block does not say what must be so for the work to continue. */
export function brokenRules(agent: OutputAgent, fields: Fields, top: number): BlockFinding[] {
  const { pass, look } = agent;
  const issues = issueLines(fields);
  const listed = issues.map(line => `\n- ${line}`).join('');
  const broken = (wants: Wants, severity: 'fail' | 'warn'): BlockFinding[] =>
    Object.entries(wants).flatMap(([key, want]): BlockFinding[] => {
      const field = fields.get(key);
      if (field ? meets(field.value, want) : want === 'none') return [];
      const is = field ? `${key} is ${citedValue(field.value)}` : `${key} is missing`;
      const words = wantWords(want);
      const about = { severity, key, line: field?.line ?? top };
      // The reasons for a plain no are in the lists beside it; a list is quoted already.
      const why = listsIssues(key) ? [] : issues;
      return severity === 'warn'
        ? [
            {
              ...about,
              code: 'worth_a_look',
              message: `${is}, not ${words}; worth a look`,
              fix: `fix what ${agent.name} reports, or accept it${listed && `:${listed}`}`,
            },
          ]
        : [
            {
              ...about,
              code: 'rule_broken',
              message: [`${is}, but must be ${words} for the work to continue`, ...why].join('; '),
              fix: listed
                ? `fix what ${agent.name} reports, then ask for a new report:${listed}`
                : `finish the work, then report ${key}: ${words}`,
              ...(listed ? { isRefusal: true } : {}),
            },
          ];
    });
  const failed = broken(pass, 'fail');
  const known = new Set(failed.map(({ line }) => line));
  return [...failed, ...broken(look, 'warn').filter(({ line }) => !known.has(line)), ...unfinished(fields)];
}

/** A complete phase with others to come: true, but the task is not finished. */
function unfinished(fields: Fields): BlockFinding[] {
  const [field, complete] = [fields.get('phase'), fields.get('phase_complete')];
  const progress = field && phaseOf(field.value);
  if (!progress || !complete || booleanOf(complete.value) !== true) return [];
  const { phase, total } = progress;
  if (phase === total) return [];
  const message = `phase ${phase} of ${total} is complete; the task is not finished`;
  return [
    { code: 'unfinished', severity: 'warn', key: 'phase', line: field.line, message, fix: `start phase ${phase + 1}` },
  ];
}

/** Fields that exclude each other, whatever the agent: if `when` is true, `needs` must be true. */
const together: readonly { when: Wants; needs: Wants; warn?: true }[] = [
  { when: { approved: true }, needs: { critical: 'none', recommendation: ['approve'] } },
  { when: { approved: true }, needs: { major: 'none', security: 'none', test_coverage: ['adequate'] }, warn: true },
  { when: { recommendation: ['approve'] }, needs: { critical: 'none' } },
  { when: { ready_to_merge: true }, needs: { blocking_issues: 'none', final_recommendation: ['merge'] } },
  { when: { ready_to_merge: true }, needs: { test_status: ['all-pass', 'not-run'] } },
  {
    when: { ready_to_merge: true },
    needs: { test_status: ['all-pass'], approval_confidence: ['medium', 'high'] },
    warn: true,
  },
  { when: { tests_passing: true }, needs: { test_failures: 'none' } },
  { when: { severity: ['none'] }, needs: { silent_failures_found: 0 } },
  { when: { silent_failures_found: { min: 1 } }, needs: { severity: ['low', 'medium', 'high', 'critical'] } },
  { when: { simplified: true }, needs: { files_modified: 'some' }, warn: true },
  { when: { simplified: false }, needs: { files_modified: 'none', lines_removed: 0 }, warn: true },
];

/** Contradictions inside the block; each pair of fields is reported once. */
export function contradictions(fields: Fields): BlockFinding[] {
  const seen = new Set<string>();
  return together.flatMap(({ when, needs, warn }) => {
    const [[key, want]] = Object.entries(when) as [[string, Want]];
    const first = fields.get(key);
    if (!first || !meets(first.value, want)) return [];
    return Object.entries(needs).flatMap(([other, needed]): BlockFinding[] => {
      const second = fields.get(other);
      const pair = [key, other].sort().join(' ');
      if (!second || meets(second.value, needed) || seen.has(pair)) return [];
      seen.add(pair);
      const message = `${key}: ${valueText(first.value)} and ${other}: ${citedValue(second.value)} contradict each other`;
      const fix = `correct ${key} or ${other}: they can't both be true`;
      return [{ code: 'contradiction', severity: warn ? 'warn' : 'fail', key, line: first.line, message, fix }];
    });
  });
}

/** Totals: the field → the lists that it counts, and those that it may count. */
const totals: Readonly<Record<string, { of: readonly string[]; may: readonly string[] }>> = {
  issues_total: { of: ['critical', 'major', 'minor'], may: ['security'] },
  silent_failures_found: { of: ['locations'], may: [] },
};

export const totalKeys: readonly string[] = Object.keys(totals);

/** A total that differs from its lists. A concern may be listed under `security` only, or there and in another list. */
export function wrongTotal(key: string, fields: Fields): BlockFinding | undefined {
  const total = fields.get(key);
  const count = total && countOf(total.value);
  const { of, may } = totals[key]!;
  const length = (name: string) => {
    const field = fields.get(name);
    return field ? itemsOf(field.value)?.length : 0;
  };
  const [sure, more] = [of, may].map(names => names.map(length));
  if (!total || count === undefined || !of.some(name => fields.has(name))) return undefined;
  if ([...sure!, ...more!].includes(undefined)) return undefined;
  const add = (lengths: readonly (number | undefined)[]) => lengths.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const least = add(sure!);
  const most = least + add(more!);
  if (count >= least && count <= most) return undefined;
  const sum = least === most ? String(least) : `${least} to ${most}`;
  return {
    code: 'wrong_total',
    severity: 'fail',
    key,
    line: total.line,
    message: `${key}: ${count} is claimed, but the block lists ${sum} under ${of.join(', ')}`,
    fix: `list everything that is counted, or write ${key}: ${sum}`,
  };
}
