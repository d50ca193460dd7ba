import type { OutputAgent, Want, Wants } from './agents.ts';
import type { OutputBlock, OutputValue } from './block.ts';
import { booleanOf, citedValue, countOf, itemsOf, phaseOf, told } from './values.ts';

type Field = OutputBlock['fields'][number];
export type Fields = ReadonlyMap<string, Field>;

/** Something that the block says and that does not go together with what is wanted or with the rest of it. */
export interface Conflict {
  line: number;
  message: string;
  fix: string;
  warn?: true;
}

function meets(value: OutputValue, want: Want): boolean {
  if (typeof want === 'boolean') return booleanOf(value) === want;
  if (typeof want === 'number') return countOf(value) === want;
  if (want === 'none' || want === 'some') {
    const items = itemsOf(value);
    return want === 'none' ? items?.length === 0 : items === undefined || items.length > 0;
  }
  if (typeof want === 'string') return told(value).toLowerCase() === want.toLowerCase();
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

/** Where the block does not say what the orchestrator asks before it goes on. */
export function brokenRules({ pass, look }: OutputAgent, fields: Fields, top: number): Conflict[] {
  const broken = (wants: Wants, warn: boolean): Conflict[] =>
    Object.entries(wants).flatMap(([key, want]) => {
      const field = fields.get(key);
      if (field ? meets(field.value, want) : want === 'none') return [];
      const said = field ? `${key} is ${citedValue(field.value)}` : `${key} is missing`;
      const message = warn
        ? `${said}, not ${wantWords(want)}: the work may go on, and somebody should look`
        : `${said}, and the work goes on only where it is ${wantWords(want)}`;
      const fix = warn
        ? `mend what ${key} speaks of, or leave it knowingly`
        : `finish the work until ${key}: ${wantWords(want)} is true, then say so`;
      return [{ line: field?.line ?? top, message, fix, ...(warn ? { warn: true as const } : {}) }];
    });
  const failed = broken(pass, false);
  const known = new Set(failed.map(({ line }) => line));
  return [...failed, ...broken(look, true).filter(({ line }) => !known.has(line)), ...unfinished(fields)];
}

/** A phase that is done while others are to come: true, and the task goes on. */
function unfinished(fields: Fields): Conflict[] {
  const [phase, complete] = [fields.get('phase'), fields.get('phase_complete')];
  const told = phase && phaseOf(phase.value);
  if (!told || told.phase === told.total || !complete || booleanOf(complete.value) !== true) return [];
  const message = `phase ${told.phase} of ${told.total} is complete, so the task goes on`;
  return [{ line: phase.line, message, fix: `go on with phase ${told.phase + 1}`, warn: true }];
}

/** What a block can't say at the same time: where the first holds, the second must. By field, whatever the agent. */
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

/** Contradictions inside the block, each told once. */
export function contradictions(fields: Fields): Conflict[] {
  const seen = new Set<string>();
  return together.flatMap(({ when, needs, warn }) => {
    const [[key, want]] = Object.entries(when) as [[string, Want]];
    const first = fields.get(key);
    if (!first || !meets(first.value, want)) return [];
    return Object.entries(needs).flatMap(([other, needed]): Conflict[] => {
      const second = fields.get(other);
      const pair = [key, other].sort().join(' ');
      if (!second || meets(second.value, needed) || seen.has(pair)) return [];
      seen.add(pair);
      const message = `${key}: ${told(first.value)} and ${other}: ${citedValue(second.value)} contradict each other`;
      const fix = `say which is so: ${key} and ${other} can't both stand`;
      return [{ line: first.line, message, fix, ...(warn ? { warn } : {}) }];
    });
  });
}

/** Numbers that must be those of the lists beside them: the number's field → the lists that it counts, and those that it may. */
const sums: Readonly<Record<string, { of: readonly string[]; may: readonly string[] }>> = {
  issues_total: { of: ['critical', 'major', 'minor'], may: ['security'] },
  silent_failures_found: { of: ['locations'], may: [] },
};

export const summed: readonly string[] = Object.keys(sums);

/** A total that is not what its lists add up to. A concern may stand in a list and under `security` too, or there alone. */
export function wrongSum(key: string, fields: Fields): Conflict | undefined {
  const total = fields.get(key);
  const count = total && countOf(total.value);
  const { of, may } = sums[key]!;
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
    line: total.line,
    message: `${key}: ${count} is claimed, but the block lists ${sum} under ${of.join(', ')}`,
    fix: `list everything that is counted, or write ${key}: ${sum}`,
  };
}
