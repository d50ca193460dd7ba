import { matchesAny } from '../match/glob.ts';
import type { Problem } from '../model/finding.ts';
import { isDocumentation } from '../policy/documentation.ts';
import { object, optional, required } from '../schema/object.ts';
import { globProblem } from '../schema/paths.ts';
import {
  boolean,
  byKind,
  type Infer,
  oneOf,
  oneOrMany,
  type Report,
  type Shape,
  text,
  wrongType,
} from '../schema/shape.ts';
import { parseDocuments } from '../syntax/parse.ts';
import { isEndToEndTest } from '../tools/reading/test-files.ts';

/** How changes to some files are verified. */
export interface ActivityRule {
  matches(path: string): boolean;
  unit: boolean;
  e2e?: 'immediate' | 'deferred';
  critics: readonly string[];
}

const one = object(
  {
    unit: optional(byKind<boolean | string>({ boolean, text: text() }), 'whether these files have unit tests'),
    e2e: optional(
      byKind<boolean | 'immediate' | 'deferred'>({ boolean, text: oneOf('immediate', 'deferred') }),
      'end-to-end tests, and when they run',
    ),
    critics: optional(oneOrMany(text()), 'who must review it'),
    description: optional(text(), 'a comment'),
  },
  { wants: 'a rule {unit, e2e, critics}' },
);
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

export const rulesShape = object(
  { filePatterns: required(patterns, 'file patterns, and how changes to matching files are verified') },
  { wants: 'a rules file {filePatterns}', open: true },
);

/** `*.tsx` and `pages/*` match in any folder. A leading slash means the repository root. */
function anywhere(pattern: string): string {
  if (pattern.startsWith('/')) return pattern.slice(1);
  return pattern.startsWith('**/') ? pattern : `**/${pattern.replace(/^\.\//, '')}`;
}

export function parseRules(path: string, bytes: Uint8Array | string): { rules?: ActivityRule[]; problems: Problem[] } {
  const { nodes, problems } = parseDocuments(path, bytes);
  if (problems.length > 0) return { problems };
  const found: Problem[] = [];
  const report: Report = (code, message, at) => void found.push({ code, message, at: { path, ...at } });
  const [node, ...more] = nodes;
  if (!node || more.length > 0) {
    return {
      problems: [
        { code: 'several', message: 'a rules file must contain exactly one mapping', at: { path, line: 1, column: 1 } },
      ],
    };
  }
  const read = rulesShape.read(node, report);
  return read && found.length === 0 ? { rules: read.filePatterns.map(ruleOf), problems: [] } : { problems: found };
}

function ruleOf([pattern, { unit, e2e, critics }]: [string, Written]): ActivityRule {
  const globs = [anywhere(pattern)];
  const timing = e2e === true ? 'immediate' : e2e;
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
