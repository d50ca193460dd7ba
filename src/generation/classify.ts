import type { Rule } from './activity-rules.ts';
import { isDocumentation } from './documentation.ts';
import { type Reading, readTitle } from './title.ts';

export interface Classified {
  type: 'verifiable' | 'advisory' | 'skip';
  /** In words, for the report. */
  why: string;
  /** Why a person is asked first, where that is so. */
  ask?: string;
}

const unclear = 'its title could mean advice or work that can be verified';

/**
 * What kind of task it is. The diff has the last word: where any changed file is more than documentation, or a rule maps it
 * to tests, the task is verifiable, whatever its title says.
 */
export function classify(title: string, files: readonly string[] | undefined, rules: readonly Rule[]): Classified {
  const code = files?.find(path => !isDocumentation(path) || rules.some(rule => isTested(rule) && rule.matches(path)));
  if (code !== undefined) return { type: 'verifiable', why: `${code} is changed, and that can be verified` };
  const reading = readTitle(title);
  if (files === undefined || files.length === 0) return byWords(reading);
  if (reading === 'advisory' || reading === 'ambiguous') return byWords(reading);
  return { type: 'skip', why: 'only documentation is changed' };
}

function byWords(reading: Reading): Classified {
  const words: Record<Reading, Classified> = {
    verifiable: { type: 'verifiable', why: 'its title asks for something that can be verified' },
    advisory: { type: 'advisory', why: 'its title asks for advice' },
    skip: { type: 'skip', why: 'its title speaks of documentation' },
    ambiguous: { type: 'advisory', why: unclear, ask: unclear },
  };
  return words[reading];
}

function isTested({ unit, e2e }: Rule): boolean {
  return unit || e2e !== undefined;
}
