import type { PrintedFailure } from '../../tool.ts';

/** The lines that belong to one opening line. */
export interface Block {
  head: RegExpExecArray;
  /** The number of the opening line. */
  index: number;
  /** Those that follow it. */
  lines: string[];
}

/** Cuts an output into blocks: each begins with a line that `opens` it, and ends before the next or before a line that `ends` it. */
export function blocksOf(lines: readonly string[], opens: RegExp, ends?: RegExp): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  for (const [index, line] of lines.entries()) {
    const head = opens.exec(line);
    if (head) {
      current = { head, index, lines: [] };
      blocks.push(current);
    } else if (ends?.test(line)) {
      current = undefined;
    } else {
      current?.lines.push(line);
    }
  }
  return blocks;
}

const longestValue = 80;

export type Values = NonNullable<PrintedFailure['values']>;

/** Undefined unless both are known and fit into a line. */
export function expectedGot(want: string | undefined, got: string | undefined): Values | undefined {
  const [wanted, found] = [want?.trim(), got?.trim()];
  if (!wanted || !found || wanted.length > longestValue || found.length > longestValue) return undefined;
  // The start of a value that goes on in the next lines.
  if (/[{[(]$/.test(wanted) || /[{[(]$/.test(found)) return undefined;
  return { want: wanted, got: found };
}

/** Group 1 of the first line that matches. */
export function firstIn(lines: readonly string[], form: RegExp): string | undefined {
  for (const line of lines) {
    const found = form.exec(line);
    if (found) return found[1] ?? found[0];
  }
  return undefined;
}

/** What was expected and found, from a line for each. */
export function valuesIn(lines: readonly string[], want: RegExp, got: RegExp): Values | undefined {
  return expectedGot(firstIn(lines, want), firstIn(lines, got));
}

/** The same from a difference of one line each. */
export function differenceIn(lines: readonly string[], signs: { want: '-' | '+'; got: '-' | '+' }): Values | undefined {
  const of = (sign: string) =>
    lines
      .flatMap(line => (line.trimStart().startsWith(sign) ? [line.trim().slice(1).trim().replace(/,$/, '')] : []))
      .filter(Boolean);
  const [want, got] = [of(signs.want), of(signs.got)].map(all =>
    all.filter(each => !/^(?:expected|received|actual)\b|^[-+]/i.test(each)),
  );
  return want?.length === 1 && got?.length === 1 ? expectedGot(want[0], got[0]) : undefined;
}

/** "actual !== expected", as Node's assertions put it. */
export function unequalIn(lines: readonly string[]): Values | undefined {
  for (const line of lines) {
    const [, got, want] = /^\s*(?:AssertionError(?: \[ERR_ASSERTION\])?: )?(\S.*?) (?:!==|==) (.+)$/.exec(line) ?? [];
    if (want !== undefined) return expectedGot(want, got);
  }
  return undefined;
}

/** What is thrown, without the name of an assertion's error. */
export function plainError(line: string | undefined): string | undefined {
  const text = line
    ?.trim()
    .replace(/^(?:Uncaught )?(?:[\w.]*Assert\w*Error|AssertionError)(?: \[\w+\])?: /, '')
    .replace(/^error: /, '');
  return text ? text.replace(/:$/, '') : undefined;
}

/** The first line with text. */
export function firstText(lines: readonly string[]): string | undefined {
  return lines.find(line => line.trim() !== '');
}

interface PrintedPlace {
  path?: string;
  line?: number;
}

/** The place in groups 1 and 2 of the first line that matches. */
export function placeIn(lines: readonly string[], form: RegExp): PrintedPlace {
  for (const line of lines) {
    const [, path, number] = form.exec(line) ?? [];
    if (path !== undefined && number !== undefined) return { path, line: Number(number) };
  }
  return {};
}

const jsFrame = /^\s*(?:at |❯ |› )(?:.*[( ])?((?:file:\/\/)?[^\s()]+?):(\d{1,7}):\d{1,7}\)?(?: \{)?$/;
const foreignFrame = /node:|node_modules|ext:|<anonymous>$|\binternal\/|webpack:/;

/** The first frame of a JavaScript stack in a file of the project. */
export function jsPlace(lines: readonly string[]): PrintedPlace {
  return placeIn(
    lines.filter(line => !isForeignFrame(line)),
    jsFrame,
  );
}

function isForeignFrame(line: string): boolean {
  return /^\s*(?:at |❯ |› )/.test(line) && foreignFrame.test(line.replace('<anonymous>', ''));
}

/** Without frames of the runner itself, and without empty lines around. */
export function ownLines(lines: readonly string[]): string[] {
  const kept = lines.filter(line => !isForeignFrame(line));
  const start = kept.findIndex(line => line.trim() !== '');
  return start === -1 ? [] : kept.slice(start, kept.findLastIndex(line => line.trim() !== '') + 1);
}

/** A failure; what is not known is left out. */
export function failure(
  name: string,
  { path, line }: PrintedPlace,
  said: string | Values | undefined,
  block: readonly string[],
): PrintedFailure {
  return {
    name,
    ...(path === undefined ? {} : { path }),
    ...(line === undefined ? {} : { line }),
    ...(typeof said === 'object' ? { values: said } : said?.trim() ? { message: said.trim() } : {}),
    block: ownLines(block),
  };
}

/** Some runners print a failure as it happens and again at the end: the first of each name. */
export function onceEach(found: readonly PrintedFailure[]): PrintedFailure[] {
  const names = new Set<string>();
  return found.filter(({ name, path }) => {
    const key = `${path ?? ''} ${name}`;
    if (names.has(key)) return false;
    names.add(key);
    return true;
  });
}
