import type { Results } from '../../model/results.ts';
import type { Publication } from '../markdown/publication.ts';
import { shortLine } from '../sanitize.ts';
import { number } from '../words.ts';
import { annotations } from './annotations.ts';

/** An annotation written as a line of the log. */
export interface LogAnnotation {
  level: 'error' | 'warning' | 'notice';
  path?: string;
  line?: number;
  title: string;
  message: string;
}

/** GitHub shows no more of each level for a step. */
const mostOfLevel = 10;

/** The annotations of the log, for where check runs can't be written; `left` names what there was no room for. */
export function logAnnotations(
  results: Results,
  mode: Publication['mode'],
): { annotations: LogAnnotation[]; left: string[] } {
  const all = [
    ...annotations(results, mode).map(({ level, path, line, title, message }): LogAnnotation => {
      const about = { level: level === 'failure' ? ('error' as const) : level, title, message };
      return path === undefined ? about : { ...about, path, line };
    }),
    ...results.notes.map(
      (note): LogAnnotation => ({ level: 'notice', title: 'contract-gate', message: shortLine(note, 1_000) }),
    ),
  ];
  const levels = ['error', 'warning', 'notice'] as const;
  const sorted = levels.map(level => all.filter(each => each.level === level));
  return {
    annotations: sorted.flatMap(each => each.slice(0, mostOfLevel)),
    left: sorted.flatMap((each, index) => {
      const missing = each.length - mostOfLevel;
      const level = levels[index]!;
      return missing > 0
        ? [
            `${number(missing, `${level} is`, `${level}s are`)} not annotated: GitHub shows ${mostOfLevel} for each step`,
          ]
        : [];
    }),
  };
}
