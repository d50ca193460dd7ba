import { severalPlaces } from '../engine/places.ts';
import { parseGlob } from '../match/glob.ts';
import { nearestLine } from '../match/nearest.ts';
import type { CheckType } from '../model/check.ts';
import type { Outcome } from '../model/outcome.ts';
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
    match: optional(oneOf('any', 'all'), 'for a glob: must any matching file hold it, or all (default any)'),
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
      const problem = literal ? undefined : patternProblem(pattern, flags);
      if (problem) return { key: 'pattern', problem };
      if (absent && (min !== undefined || max !== undefined)) {
        return {
          key: min === undefined ? 'max' : 'min',
          problem: 'absent: true already means no match; remove one of them',
        };
      }
      if (max !== undefined && max < (min ?? 0)) return { key: 'max', problem: 'is below min' };
      if (min === 0 && max === undefined)
        return { key: 'min', problem: '0 holds for any file; ask for more, or set max' };
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
    absent
      ? `Take what matches ${shownPattern(rest)} out of ${file}.`
      : `Write into ${file} what matches exactly ${shownPattern(rest)}.`,
  label: ({ file, pattern }) => `${file}-${pattern}`,
  async run(params, world) {
    const want = this.title(params);
    const objection = this.objection?.(params);
    if (objection) return { status: 'fail', message: objection, want, got: 'a path that may not be read' };
    if (isGlob(params.file)) return inGlob(params, want, world);
    const look = await world.files.look(params.file);
    if (look.kind === 'file' && !look.kept && !params.absent) {
      const message = `${params.file} is ignored by git or lies in a submodule, so it is not in the change`;
      return { status: 'fail', message, want, got: 'an ignored file' };
    }
    return inFile(params, params.file, want, world);
  },
};

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
  // A name such as app/[id]/page.tsx is meant as it stands, too; it never stands in for the other matches. A contract
  // quotes the pattern that it asks for, so it is no evidence.
  const paths = world.files.list.filter(path => path === params.file || (parsed.matches(path) && counts(path)));
  if (paths.length === 0) {
    return params.absent
      ? { status: 'pass', message: `no file matches ${params.file}` }
      : { status: 'fail', message: `no file matches ${params.file}`, want, got: 'no match' };
  }
  if (params.match === 'all' || params.absent) return inEvery(params, paths, want, world);
  let first: Outcome | undefined;
  for (const path of paths) {
    const outcome = await inFile(params, path, want, world);
    if (outcome.status === 'pass') return outcome;
    first ??= outcome;
  }
  return paths.length === 1 ? first! : noneOf(paths.length, params, want, first!);
}

type Unheld = Extract<Outcome, { got: string }>;

/** Every file in which it does not hold is named, so that one round of mending is enough. */
async function inEvery(params: Params, paths: readonly string[], want: string, world: World): Promise<Outcome> {
  const bad: { path: string; outcome: Unheld }[] = [];
  for (const path of paths) {
    const outcome = await inFile(params, path, want, world);
    if ('got' in outcome) bad.push({ path, outcome });
  }
  const failed = bad.filter(({ outcome }) => outcome.status === 'fail');
  const told = failed.length > 0 ? failed : bad;
  const [first] = told;
  if (!first)
    return { status: 'pass', message: paths.length === 1 ? 'holds in 1 file' : `holds in all ${paths.length} files` };
  if (told.length === 1) return first.outcome;
  const places = told.flatMap(
    ({ path, outcome: { at, message, places: all } }) => all ?? [{ path, line: at?.line ?? 1, message }],
  );
  return {
    ...first.outcome,
    message: `${first.outcome.message} (and ${told.length - 1} more ${told.length === 2 ? 'file' : 'files'})`,
    got: told
      .slice(0, 20)
      .map(({ path, outcome }) => `${path}: ${outcome.got}`)
      .join('; '),
    ...severalPlaces(places),
  };
}

function noneOf(count: number, params: Params, want: string, first: Outcome): Outcome {
  if (first.status === 'error') return first;
  const message = `none of the ${count} files ${params.file} contains ${shownPattern(params)}`;
  return { status: 'fail', message, want, got: 'no match', ...('at' in first && first.at ? { at: first.at } : {}) };
}

async function inFile(params: Params, path: string, want: string, world: World): Promise<Outcome> {
  const read = await world.files.read(path);
  const fail = (message: string, got: string, line?: number): Outcome => ({
    status: 'fail',
    message,
    want,
    got,
    ...(line === undefined ? {} : { at: { path, line } }),
  });
  if (read.kind === 'missing') {
    if (params.absent) return { status: 'pass', message: `${path} does not exist, so the pattern is absent` };
    return read.nearest
      ? fail(`${path} does not exist, but ${read.nearest} does: the letter case differs`, read.nearest)
      : fail(`${path} does not exist`, 'no such file');
  }
  if (read.kind === 'directory') return fail(`${path} is a directory, and a file is meant`, 'a directory');
  if (read.kind === 'refused') return fail(`${path} can't be read: ${read.reason}`, read.reason);

  const pattern = params.literal ? literally(params.pattern) : params.pattern;
  const found = await world.search({
    pattern,
    flags: params.flags,
    text: params.pattern.includes('\\r') ? read.text : read.text.replaceAll('\r\n', '\n'),
  });
  if (found.kind === 'unknown')
    return { status: 'error', message: `${path}: ${found.reason}`, want, got: found.reason };
  return judge(params, path, found, read.text, fail);
}

function judge(
  params: Params,
  path: string,
  found: { count: number; lines: number[] },
  content: string,
  fail: (message: string, got: string, line?: number) => Outcome,
): Outcome {
  const matches = found.count === 1 ? '1 match' : `${found.count} matches`;
  if (params.absent) {
    if (found.count === 0) return { status: 'pass', message: `${path} does not contain it` };
    const message = `${path} contains ${shownPattern(params)}, which must be absent`;
    const places = severalPlaces(found.lines.map(line => ({ path, line, message })));
    return { ...fail(message, `${matches}, the first on line ${found.lines[0]}`, found.lines[0]), ...places };
  }
  if (found.count === 0 && params.min > 0) {
    const near = nearestLine(params.pattern, content);
    const got = near ? `no match; the nearest is line ${near.line}: ${near.text}` : 'no match';
    return fail(`${path} does not contain ${shownPattern(params)}`, got, near?.line ?? 1);
  }
  if (found.count < params.min)
    return fail(
      `${path} contains ${shownPattern(params)} too few times`,
      `${matches}, ${params.min} wanted`,
      found.lines[0],
    );
  if (params.max !== undefined && found.count > params.max) {
    return fail(
      `${path} contains ${shownPattern(params)} too many times`,
      `${matches}, ${params.max} allowed`,
      found.lines[0],
    );
  }
  return {
    status: 'pass',
    message: found.count === 0 ? 'no match' : `${matches}, the first on line ${found.lines[0]}`,
  };
}
