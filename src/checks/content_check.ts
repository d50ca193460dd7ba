import { parseGlob } from '../match/glob.ts';
import { nearestLine } from '../match/nearest.ts';
import { hasPath, matchingPaths } from '../match/path-index.ts';
import type { CheckType } from '../model/check.ts';
import { quoted } from '../model/command.ts';
import type { Finding } from '../model/finding.ts';
import { andMore, type Outcome, outcomeOf } from '../model/outcome.ts';
import type { World } from '../model/world.ts';
import { object, optional, required } from '../schema/object.ts';
import { anyPath, globProblem, isGlob, normalisePath } from '../schema/paths.ts';
import { literally, patternProblem } from '../schema/pattern.ts';
import { anyText, as, boolean, integer, located, oneOf, oneOrMany, type Reading, text } from '../schema/shape.ts';

interface Params {
  file: string;
  pattern: string;
  literal: boolean;
  flags: string;
  absent: boolean;
  match: 'any' | 'all';
  min: number;
  max?: number;
}

const written = object(
  {
    file: required(anyPath, 'the file or glob to look into'),
    pattern: required(text({ wants: 'a pattern', blank: true }), 'what must be found (RE2 syntax)'),
    literal: optional(boolean, 'the pattern is plain text'),
    absent: optional(boolean, 'the pattern must not be found'),
    match: optional(oneOf('any', 'all'), 'for a glob: whether any matching file must contain it, or all (default any)'),
    min: optional(integer({ min: 0 }), 'the least number of matches in a file'),
    max: optional(integer({ min: 0 }), 'the largest number of matches in a file'),
    flags: optional(
      as(anyText, (value): Reading<string> => (/^[ims]*$/.test(value) ? { value } : { problem: flagProblem(value) })),
      'i ignores case, m lets ^ and $ match at lines, s lets . match line ends',
    ),
  },
  {
    wants: 'a content_check {file, pattern}',
    check(value) {
      const { pattern, flags, literal, absent, min, max } = value as {
        pattern: string;
        flags?: string;
        literal?: boolean;
        absent?: boolean;
        min?: number;
        max?: number;
      };
      const isUsable = literal || asksNoFile({ absent: absent ?? false, pattern });
      const problem = isUsable ? undefined : patternProblem(pattern, flags);
      if (problem) return { key: 'pattern', problem };
      if (absent && (min !== undefined || max !== undefined)) {
        return {
          key: min === undefined ? 'max' : 'min',
          problem: 'absent: true already means no match; remove one of them',
        };
      }
      if (max !== undefined && max < (min ?? 0)) return { key: 'max', problem: 'is below min' };
      if (min === 0 && max === undefined)
        return { key: 'min', problem: '0 is true of any file; ask for more, or set max' };
      return undefined;
    },
  },
);

const one = as(written, ({ file, pattern, literal, flags, absent, match, min, max }) => ({
  value: {
    // A closing slash of a glob stands for everything below.
    file: isGlob(file) ? file.replace(/^(?:\.\/)+/, '') : normalisePath(file),
    pattern,
    literal: literal ?? false,
    flags: flags ?? '',
    absent: absent ?? false,
    match: match ?? 'any',
    min: min ?? (max === undefined ? 1 : 0),
    ...(max === undefined ? {} : { max }),
  } satisfies Params as Params,
}));

export const content_check: CheckType<Params> = {
  type: 'content_check',
  runs: 'static',
  written: { entries: oneOrMany(located(one)), flat: as(one, value => ({ value: [value] })) },
  title({ file, absent, match, min, max, ...rest }) {
    if (asksNoFile({ absent, ...rest })) return isGlob(file) ? `no file matches ${file}` : `${file} does not exist`;
    if (absent)
      return isGlob(file)
        ? `no file ${file} contains ${shownPattern(rest)}`
        : `${file} does not contain ${shownPattern(rest)}`;
    const subject = isGlob(file) ? `${match === 'all' ? 'every' : 'some'} file ${file}` : file;
    const times =
      max !== undefined && min === 0
        ? ` at most ${max} ${max === 1 ? 'time' : 'times'}`
        : max !== undefined
          ? ` ${min} to ${max} times`
          : min > 1
            ? ` at least ${min} times`
            : '';
    return `${subject} contains ${shownPattern(rest)}${times}`;
  },
  objection: ({ file }) => globProblem(file),
  globs: ({ file }) => [file],
  fix: ({ file, absent, ...rest }) =>
    asksNoFile({ absent, ...rest })
      ? `Delete ${file}.`
      : absent
        ? `Remove what matches ${shownPattern(rest)} from ${file}.`
        : `Add text to ${file} that matches ${shownPattern(rest)}.`,
  label: ({ file, pattern }) => `${file}-${pattern}`,
  async run(params, world) {
    const want = this.title(params);
    const objection = this.objection?.(params);
    if (objection) return { status: 'fail', message: objection, want, got: 'a path that may not be read' };
    if (isGlob(params.file)) return inGlob(params, want, world);
    const look = await world.files.inspect(params.file);
    if (look.kind === 'file' && !look.kept && !params.absent) {
      const message = `${params.file} is ignored by git or is in a submodule, so it is not in the change`;
      return { status: 'fail', message, want, got: 'an ignored file' };
    }
    return fileOutcome(await inFile(params, params.file, world), want);
  },
};

/** `^` is in every text, also in an empty one: where it must be absent, there is no file. */
function asksNoFile({ absent, pattern }: Pick<Params, 'absent' | 'pattern'>): boolean {
  return absent && pattern === '^';
}

function flagProblem(flags: string): string {
  return `${JSON.stringify(flags)} has letters other than i, m and s`;
}

function shownPattern({ pattern, literal, flags }: Pick<Params, 'pattern' | 'literal' | 'flags'>): string {
  return literal ? JSON.stringify(pattern) : `/${pattern}/${flags}`;
}

async function inGlob(params: Params, want: string, world: World): Promise<Outcome> {
  const parsed = parseGlob(params.file);
  if ('problem' in parsed) return { status: 'fail', message: parsed.problem, want, got: 'an unusable glob' };
  const touched = new Set(world.changes.map(change => change.path));
  const counts = (path: string) => !world.isContract(path) || (params.absent && touched.has(path));
  // A name such as app/[id]/page.tsx is also taken literally, beside the other matches. A contract quotes the pattern
  // that it asks for, so it is no evidence.
  const { list } = world.files;
  const literal = hasPath(list, params.file) && !parsed.matches(params.file) ? [params.file] : [];
  const paths = [...literal, ...matchingPaths(list, parsed).filter(path => path === params.file || counts(path))];
  if (paths.length === 0) {
    return params.absent
      ? { status: 'pass', message: `no file matches ${params.file}` }
      : { status: 'fail', message: `no file matches ${params.file}`, want, got: 'no match' };
  }
  if (params.match === 'all' || params.absent) return inEvery(params, paths, want, world);
  const bad: Bad[] = [];
  for (const path of paths) {
    const result = await inFile(params, path, world, false);
    if ('pass' in result) return { status: 'pass', message: result.pass };
    bad.push(result);
  }
  const described = await inFile(params, paths[0]!, world);
  const first = 'pass' in described ? bad[0]! : described;
  const { severity, at, missing } = first.findings[0]!;
  if (bad.length === 1 || severity === 'error') return fileOutcome(first, want);
  const message = `none of the ${bad.length} files ${params.file} contains ${shownPattern(params)}`;
  return { status: 'fail', message, want, got: 'no match', ...(missing ? {} : { at }) };
}

/** What one file shows. The findings of a file have one severity and one message; each is at a line. */
type Result = { pass: string } | Bad;
interface Bad {
  path: string;
  findings: readonly Finding[];
  got: string;
}

function fileOutcome(result: Result, want: string): Outcome {
  if ('pass' in result) return { status: 'pass', message: result.pass };
  const { findings, got } = result;
  return outcomeOf(findings, { want, pass: '', message: findings[0]!.message, got });
}

/** In so many files that fail, the line that almost matches is looked for. */
const mostDescribed = 20;

/** Every file that fails is named, so that one round of fixing is enough. */
async function inEvery(params: Params, paths: readonly string[], want: string, world: World): Promise<Outcome> {
  const bad: Bad[] = [];
  for (const path of paths) {
    const result = await inFile(params, path, world, bad.length < mostDescribed);
    if ('findings' in result) bad.push(result);
  }
  const failed = bad.filter(({ findings }) => findings[0]!.severity === 'fail');
  const gravest = failed.length > 0 ? failed : bad;
  const [first] = gravest;
  if (!first)
    return { status: 'pass', message: paths.length === 1 ? 'true of 1 file' : `true of all ${paths.length} files` };
  if (bad.length === 1) return fileOutcome(first, want);
  return outcomeOf(
    bad.flatMap(({ findings }) => findings),
    {
      want,
      pass: '',
      message: `${first.findings[0]!.message}${andMore(gravest.length, 'file')}`,
      got: gravest
        .slice(0, mostDescribed)
        .map(({ path, got }) => (gravest.length === 1 ? got : `${path}: ${got}`))
        .join('; '),
    },
  );
}

async function inFile(params: Params, path: string, world: World, describe = true): Promise<Result> {
  const read = await world.files.read(path);
  const unreadable = (code: string, message: string, got: string): Bad => {
    return { path, findings: [{ code, severity: 'fail', message, at: { path, line: 1 }, missing: true }], got };
  };
  if (read.kind === 'missing') {
    if (params.absent)
      return { pass: `${path} does not exist, ${asksNoFile(params) ? 'as required' : 'so the pattern is absent'}` };
    return read.nearest
      ? unreadable('missing', `${path} does not exist, but ${read.nearest} does: the letter case differs`, read.nearest)
      : unreadable('missing', `${path} does not exist`, 'no such file');
  }
  if (read.kind === 'directory')
    return unreadable('directory', `${path} is a directory; expected a file`, 'a directory');
  if (read.kind === 'refused') return unreadable('unreadable', `${path} can't be read: ${read.reason}`, read.reason);

  const pattern = params.literal ? literally(params.pattern) : params.pattern;
  const found = await world.search({
    pattern,
    flags: params.flags,
    text: params.pattern.includes('\\r') ? read.text : read.text.replaceAll('\r\n', '\n'),
  });
  if (found.kind === 'counted') return judge(params, path, found, describe ? read.text : '');
  const message = `${path}: ${found.reason}`;
  const finding: Finding = { code: 'inconclusive', severity: 'error', message, at: { path, line: 1 }, missing: true };
  return { path, findings: [finding], got: found.reason };
}

function judge(params: Params, path: string, found: { count: number; lines: number[] }, content: string): Result {
  const { count, lines } = found;
  const matches = count === 1 ? '1 match' : `${count} matches`;
  const first = `${matches}, the first on line ${lines[0]}`;
  const fail = (code: string, words: string, got: string, at: readonly number[] = lines.slice(0, 1)): Bad => {
    const message = `${path} ${words}`;
    return { path, findings: at.map(line => ({ code, severity: 'fail', message, at: { path, line } })), got };
  };
  const shown = shownPattern(params);
  if (params.absent) {
    if (count === 0) return { pass: `${path} does not contain it` };
    if (asksNoFile(params)) return fail('pattern_found', 'still exists', 'a file', [1]);
    return fail('pattern_found', `contains ${shown}, which must be absent`, first, lines);
  }
  if (count === 0 && params.min > 0) {
    const near = nearestLine(params.pattern, content);
    const got = near ? `no match; the nearest is line ${near.line}: ${quoted(near.text)}` : 'no match';
    return fail('pattern_missing', `does not contain ${shown}`, got, [near?.line ?? 1]);
  }
  if (count < params.min)
    return fail('too_few_matches', `contains ${shown} too few times`, `${matches}; at least ${params.min} required`);
  if (params.max !== undefined && count > params.max)
    return fail('too_many_matches', `contains ${shown} too many times`, `${matches}; at most ${params.max} allowed`);
  return { pass: count === 0 ? 'no match' : first };
}
