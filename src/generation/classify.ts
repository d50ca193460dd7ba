import { isDocumentation } from '../policy/documentation.ts';
import { isTest } from '../tools/reading/test-files.ts';
import type { ActivityRule } from './activity-rules.ts';
import { isSourceFile } from './source-files.ts';
import { readTitle, type TitleType } from './title.ts';

export interface Classified {
  type: 'verifiable' | 'advisory' | 'skip';
  /** The reason, for the report. */
  why: string;
  /** Why a person must decide; undefined if nobody has to. */
  ask?: string;
}

const unclear = 'its title could mean either advice or work that can be verified';

/**
 * The type of a task. The diff outranks the title: if any changed file is more than documentation, or a rule maps it to
 * tests, the task is verifiable. `code`: files that are code whatever they are called, as a program named README.md.
 */
export function classify(
  title: string,
  files: readonly string[] | undefined,
  rules: readonly ActivityRule[],
  code: readonly string[] = [],
): Classified {
  const isCode = (path: string) => code.includes(path) || !isDocumentation(path);
  const counting = files?.filter(path => isCode(path) || rules.some(rule => isTested(rule) && rule.matches(path)));
  const isSource = (path: string) => isSourceFile(path) && !isTest(path);
  const verifiable = counting?.find(isSource) ?? counting?.[0];
  if (verifiable !== undefined) return { type: 'verifiable', why: `${verifiable} changed, and that can be verified` };
  const reading = readTitle(title);
  if (files === undefined || files.length === 0) return byWords(reading);
  if (reading === 'advisory' || reading === 'ambiguous') return byWords(reading);
  return { type: 'skip', why: 'only documentation changed' };
}

function byWords(reading: TitleType): Classified {
  const words: Record<TitleType, Classified> = {
    verifiable: { type: 'verifiable', why: 'its title asks for something that can be verified' },
    advisory: { type: 'advisory', why: 'its title asks for advice' },
    skip: { type: 'skip', why: 'its title is about documentation' },
    ambiguous: { type: 'advisory', why: unclear, ask: unclear },
  };
  return words[reading];
}

function isTested({ unit, e2e }: ActivityRule): boolean {
  return unit || e2e !== undefined;
}
