import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { inTurn } from '../support/in-turn.ts';
import { type Judgment, judge, reasonOf } from './judge.ts';
import { type Change, type Project, projects } from './project.ts';
import { answer, isRecording, keepRecorded } from './run.ts';

interface Row {
  project: Project;
  change: Change;
  judgment: Judgment;
  line: string;
}

const only = process.env.ONLY;
const all = projects.flatMap(project => project.cases.map(change => ({ project, change })));
const chosen = all.filter(({ project, change }) => !only || `${project.file}: ${change.name}`.startsWith(only));

test('every change of the corpus gets the verdict that a maintainer would give', { timeout: 900_000 }, async ({
  onTestFinished,
}) => {
  // One at a time if runs are recorded, since a build and its tests belong together.
  const atOnce = isRecording ? 1 : availableParallelism() + 1;
  const rows = await inTurn(chosen, atOnce, async ({ project, change }): Promise<Row> => {
    const { results, missed } = await answer(project, change, onTestFinished);
    const judgment = missed.length > 0 ? 'not recorded' : judge(change, results);
    const reason = missed.length > 0 ? missed.join('; ') : reasonOf(results);
    return { project, change, judgment, line: `wanted ${change.want}, got ${results.verdict}: ${reason}` };
  });
  for (const project of projects) keepRecorded(project);
  console.log(table(rows));
  expect(wrong(rows)).toEqual([]);
});

/** At most one needless wait in twenty. */
function wrong(rows: readonly Row[]): string[] {
  const waits = rows.filter(({ judgment }) => judgment === 'needless wait');
  const tolerated = waits.length <= rows.length * 0.05;
  const unexpected = rows.filter(
    ({ change, judgment }) => judgment !== 'right' && !change.open && !(tolerated && judgment === 'needless wait'),
  );
  const stale = rows.filter(({ change, judgment }) => change.open && judgment === 'right');
  return [...unexpected.map(described), ...stale.map(row => `no longer open: ${described(row)}`)];
}

const described = ({ project, change, judgment, line }: Row) =>
  `${judgment}${change.open ? ` (open: ${change.open})` : ''}: ${project.file}: ${change.name}: ${line}`;

const kinds: readonly Judgment[] = ['false red', 'false green', 'needless wait', 'wrong reason', 'not recorded'];

function table(rows: readonly Row[]): string {
  const of = (some: readonly Row[]) => [
    some.length,
    ...kinds.map(kind => some.filter(row => row.judgment === kind).length),
  ];
  const named = [...new Set(rows.map(({ project }) => project))].map(project => ({
    name: project.project,
    counts: of(rows.filter(row => row.project === project)),
  }));
  const lines = [...named, { name: 'all', counts: of(rows) }].map(
    ({ name, counts }) => `| ${name} | ${counts.join(' | ')} |`,
  );
  const off = rows.filter(({ judgment }) => judgment !== 'right').map(described);
  return [`| project | changes | ${kinds.join(' | ')} |`, '|---|---|---|---|---|---|---|', ...lines, '', ...off].join(
    '\n',
  );
}
