import { matchesAny } from '../match/glob.ts';
import { didYouMean } from '../match/suggest.ts';
import type { Problem } from '../model/finding.ts';
import { isDocumentation } from '../policy/documentation.ts';
import { object, optional, required } from '../schema/object.ts';
import { globProblem } from '../schema/paths.ts';
import {
  boolean,
  byKind,
  type Infer,
  list,
  oneOf,
  oneOrMany,
  type Report,
  type Shape,
  text,
  wrongType,
} from '../schema/shape.ts';
import { entry, type Node, type Position } from '../syntax/located-value.ts';
import { parseDocuments } from '../syntax/parse.ts';
import { cited } from '../syntax/text.ts';
import { isEndToEndTest } from '../tools/reading/test-files.ts';

/** How changes to some files are verified. */
export interface ActivityRule {
  matches(path: string): boolean;
  unit: boolean;
  e2e?: 'immediate' | 'deferred';
  critics: readonly string[];
}

/** No list, an empty one, or names. */
const names = byKind<string[]>({ text: oneOrMany(text()), list: list(text()) });

const ruleKeys = {
  unit: optional(byKind<boolean | string>({ boolean, text: text() }), 'whether these files have unit tests'),
  e2e: optional(
    byKind<boolean | 'immediate' | 'deferred' | 'skip'>({ boolean, text: oneOf('immediate', 'deferred', 'skip') }),
    'end-to-end tests, and when they run; skip: none',
  ),
  critics: optional(names, 'who must review it'),
  description: optional(text(), 'a comment'),
  reason: optional(text(), 'a comment'),
  quality: optional(byKind<boolean | string[]>({ boolean, text: names, list: names }), 'not used'),
  e2eScope: optional(text(), 'not used'),
};
const one = object(ruleKeys, { wants: 'a rule {unit, e2e, critics}', open: true });
type Written = Infer<typeof one>;

const patterns: Shape<[pattern: string, rule: Written][]> = {
  wants: 'a mapping of file patterns to rules',
  read(node, report) {
    if (node.kind !== 'map') return wrongType(this.wants, node, report);
    const read = node.entries.map(({ key, keyAt, value }) => {
      const problem = globProblem(anywhere(key));
      if (problem) report('bad_value', problem, keyAt);
      const rule = one.read(value, (code, message, at) => report(code, `${key}: ${message}`, at));
      return problem || !rule ? undefined : ([key, rule] as [string, Written]);
    });
    return read.includes(undefined) ? undefined : (read as [string, Written][]);
  },
  schema: () => ({ type: 'object', additionalProperties: one.schema() }),
};

const fileKeys = ['filePatterns', '$schema', 'version', 'description'];

export const rulesShape = object(
  { filePatterns: required(patterns, 'file patterns, and how changes to matching files are verified') },
  { wants: 'a rules file {filePatterns}', open: true },
);

/** `*.tsx` and `pages/*` match in any folder. A leading slash means the repository root. */
function anywhere(pattern: string): string {
  if (pattern.startsWith('/')) return pattern.slice(1);
  return pattern.startsWith('**/') ? pattern : `**/${pattern.replace(/^\.\//, '')}`;
}

export interface ParsedRules {
  rules?: ActivityRule[];
  problems: Problem[];
  /** Keys that are ignored. */
  warnings: Problem[];
}

export function parseRules(path: string, bytes: Uint8Array | string): ParsedRules {
  const { nodes, problems } = parseDocuments(path, bytes);
  if (problems.length > 0) return { problems, warnings: [] };
  const found: Problem[] = [];
  const report: Report = (code, message, at) => void found.push({ code, message, at: { path, ...at } });
  const [node, ...more] = nodes;
  if (!node || more.length > 0) {
    return {
      problems: [
        { code: 'several', message: 'a rules file must contain exactly one mapping', at: { path, line: 1, column: 1 } },
      ],
      warnings: [],
    };
  }
  const read = rulesShape.read(node, report);
  const warnings = unknownKeys(node).map(({ key, at, known }) => {
    const message = `${cited(key)} is not used${didYouMean(key, known)}`;
    return { code: 'unknown_key', message, at: { path, ...at } };
  });
  return read && found.length === 0
    ? { rules: read.filePatterns.map(ruleOf), problems: [], warnings }
    : { problems: found, warnings };
}

function unknownKeys(node: Node): { key: string; at: Position; known: readonly string[] }[] {
  const unknown = (of: Node, known: readonly string[]) =>
    of.kind === 'map'
      ? of.entries.filter(({ key }) => !known.includes(key)).map(({ key, keyAt }) => ({ key, at: keyAt, known }))
      : [];
  const rules = entry(node, 'filePatterns')?.value;
  const inRules =
    rules?.kind === 'map' ? rules.entries.flatMap(each => unknown(each.value, Object.keys(ruleKeys))) : [];
  return [...unknown(node, fileKeys), ...inRules];
}

function ruleOf([pattern, { unit, e2e, critics }]: [string, Written]): ActivityRule {
  const globs = [anywhere(pattern)];
  const timing = e2e === true ? 'immediate' : e2e === 'skip' ? false : e2e;
  return {
    matches: path => matchesAny(globs, path),
    unit: unit !== undefined && unit !== false,
    ...(timing ? { e2e: timing } : {}),
    critics: critics ?? [],
  };
}

const pages = /(?:^|\/)(?:pages|app|routes|views|screens)\/.*\.(?:tsx|jsx|vue|svelte|astro|html)$/;
const components = /(?:^|\/)components\/.*\.(?:tsx|jsx|vue|svelte|astro)$|\.(?:css|scss|less)$/;

/** For projects without rules: everything but documentation has unit tests, pages have end-to-end tests, components deferred ones. */
export const builtInRules: readonly ActivityRule[] = [
  { matches: path => !isDocumentation(path), unit: true, critics: [] },
  { matches: path => pages.test(path) || isEndToEndTest(path), unit: true, e2e: 'immediate', critics: [] },
  { matches: path => components.test(path), unit: true, e2e: 'deferred', critics: [] },
];
