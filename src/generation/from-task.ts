import { slug } from '../model/ids.ts';
import { isTest } from '../tools/reading/test-files.ts';
import type { ActivityRule } from './activity-rules.ts';
import { type Classified, classify } from './classify.ts';
import { isSourceFile } from './source-files.ts';

export interface TaskText {
  id: string;
  title: string;
  /** Files that changed or are expected to change; undefined if they are unknown. */
  files?: readonly string[];
  /** Files that are code whatever they are called: a link or a program named README.md. */
  code?: readonly string[];
  /** Ask for tests named after the files: for a contract that is written before the work. */
  patterns?: boolean;
  /** The type that a person chose. */
  type?: Classified['type'];
  /** When the contract is made, if it should say so. */
  at?: string;
}

/** A criterion of a verification contract, as plain data. */
export type GeneratedCriterion = {
  activity: string;
  description: string;
  pattern?: string;
  timing?: 'immediate' | 'deferred';
};

export interface Generated {
  document: {
    taskId: string;
    description: string;
    verificationContract: {
      type: Classified['type'];
      criteria: GeneratedCriterion[];
      generatedFrom: 'auto' | 'user';
      generatedAt?: string;
    };
  };
  classified: Classified;
}

const mostPatterns = 5;

/**
 * A verification contract from a task and its files. The order of the files makes no difference. Only activities that
 * have a command are included, each once: a thousand changed files need one test run.
 */
export function generateVerification(
  { id, title: words, files, code = [], patterns = false, type, at }: TaskText,
  rules: readonly ActivityRule[],
  hasCommand: (activity: string) => boolean,
): Generated {
  const title = oneLine(words);
  const sorted = files && [...new Set(files)].sort();
  const classified = type ? { type, why: 'a person chose this type' } : classify(title, sorted, rules, code);
  const minimal = [
    { activity: 'typecheck', description: 'No type errors' },
    { activity: 'lint', description: 'No lint errors' },
  ];
  const all = {
    advisory: () => [],
    skip: () => minimal,
    verifiable: () => [...minimal, ...fromFiles({ files: sorted ?? [], code, patterns, title }, rules)],
  }[classified.type]();
  const criteria = all.filter(({ activity }) => activity === 'critic' || hasCommand(activity));
  const from = type ? ('user' as const) : ('auto' as const);
  return {
    document: {
      taskId: id,
      description: title || id,
      verificationContract: {
        type: classified.type,
        criteria,
        generatedFrom: from,
        ...(at === undefined ? {} : { generatedAt: at }),
      },
    },
    classified,
  };
}

function fromFiles(
  { files, code, patterns, title }: Required<Pick<TaskText, 'files' | 'code' | 'patterns' | 'title'>>,
  rules: readonly ActivityRule[],
): GeneratedCriterion[] {
  // A verifiable task whose files are not known yet needs tests like any other.
  if (files.length === 0) return [{ activity: 'unit-test', description: `Tests for: ${title}` }];
  const tested: string[] = [];
  const ends: Record<'immediate' | 'deferred', string[]> = { immediate: [], deferred: [] };
  const critics = new Set<string>();
  for (const path of files) {
    const matching = rules.filter(rule => rule.matches(path));
    if (matching.some(({ unit }) => unit) || (code.includes(path) && matching.length === 0)) tested.push(path);
    const timings = matching.flatMap(({ e2e }) => e2e ?? []);
    if (timings.length > 0) ends[timings.includes('immediate') ? 'immediate' : 'deferred'].push(path);
    for (const { critics: named } of matching) for (const critic of named) critics.add(critic);
  }
  const timing = ends.immediate.length > 0 ? ('immediate' as const) : ('deferred' as const);
  const pages = [...ends.immediate, ...ends.deferred];
  return [
    ...(tested.length > 0 ? unitTests(tested, patterns) : []),
    ...(pages.length > 0 ? [{ activity: 'e2e', description: `E2E coverage for ${listed(pages)}`, timing }] : []),
    ...[...critics].sort().map(critic => ({ activity: 'critic', description: `${critic} review` })),
  ];
}

function unitTests(tested: readonly string[], patterns: boolean): GeneratedCriterion[] {
  // A cheap test first: most files are clearly no tests.
  const sources = tested.filter(path => !/test|spec|IT\.|\.cy\./i.test(path) || !isTest(path));
  const named = (sources.length > 0 ? sources : tested).filter(isSourceFile);
  if (named.length === 0)
    return [{ activity: 'unit-test', description: `All tests pass (changed: ${listed(tested)})` }];
  const names = new Map(named.map(path => [testPattern(path), path]));
  if (!patterns || names.size > mostPatterns || names.has(''))
    return [{ activity: 'unit-test', description: `Tests for ${listed(named)}` }];
  return [...names].map(([pattern, path]) => ({
    activity: 'unit-test',
    description: `Tests for ${baseName(path)}`,
    pattern,
  }));
}

/** The name to find a file's tests by: its own without extensions, or its folder's for an index file. */
export function testPattern(path: string): string {
  const stem = baseName(path).replace(/(?:\.(?:test|spec|cy|stories|d|module))?\.[^.]+$/, '');
  const own = stem.replace(/^(?:test_|_+)|_(?:test|spec)$|(?:Test|Tests|Spec)$/g, '');
  const general = /^(?:index|main|mod|lib|__init__|\+?page|\+?layout|route)$/;
  if (!general.test(stem)) return own || stem;
  return path.split('/').at(-2)?.replace(/^src$/, '') ?? '';
}

function listed(paths: readonly string[]): string {
  const names = [...new Set(paths.map(baseName))];
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Text from outside as one line that is valid in any document. */
function oneLine(words: string): string {
  const line = words.replaceAll(/\p{Surrogate}/gu, '\ufffd').replaceAll(/[\s\p{Cc}]+/gu, ' ');
  return [...line.trim()].slice(0, 300).join('');
}

/** An id from a title or a branch: its ticket if it names one, else its words. */
export function taskId(words: string): string {
  const ticket = /(?:^|[\s[(/])([A-Za-z][A-Za-z0-9]{0,9}-\d{1,6})(?=[\s\]):.,/-]|$)/.exec(words)?.[1];
  const id = slug(words)
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 48)
    .replace(/-+$/, '');
  return ticket ?? (id === '' || id === 'policy' ? 'task' : id);
}
