/** `failed` is part of `ran`; `skipped` (todo and pending too) is not. */
export interface Count {
  ran: number;
  failed: number;
  skipped: number;
}

export interface Runner {
  name: string;
  /** Undefined where the output is another runner's; `unknown` where it is this one's but does not say how many ran. */
  count(lines: readonly string[]): Count | 'unknown' | undefined;
}

/** One closing line, taken apart: how many of each word, e.g. `{ passed: 4, failed: 1 }`. */
type Numbers = ReadonlyMap<string, number>;

function numbersIn(parts: readonly string[]): Numbers | undefined {
  const result = new Map<string, number>();
  for (const part of parts) {
    const match = /^(\d{1,9}) ([a-z ]+)$/.exec(part.trim());
    if (!match) return undefined;
    result.set(match[2]!, Number(match[1]));
  }
  return result;
}

function tally(numbers: Numbers, words: { passed: string[]; failed: string[]; skipped: string[] }): Count {
  const sum = (names: string[]) => names.reduce((total, name) => total + (numbers.get(name) ?? 0), 0);
  const failed = sum(words.failed);
  return { ran: sum(words.passed) + failed, failed, skipped: sum(words.skipped) };
}

export function total(counts: readonly Count[]): Count {
  const result = { ran: 0, failed: 0, skipped: 0 };
  for (const { ran, failed, skipped } of counts) {
    result.ran += ran;
    result.failed += failed;
    result.skipped += skipped;
  }
  return result;
}

/** A runner that closes with lines of its own; those of several runs (workspaces, crates) add up. */
function closing(name: string, read: (line: string, next: () => string) => Count | undefined): Runner {
  return {
    name,
    count: lines => {
      const found = lines.flatMap((line, index) => {
        const following = () => lines.slice(index + 1, index + 4).find(text => text.trim() !== '') ?? '';
        return read(line, following) ?? [];
      });
      return found.length > 0 ? total(found) : undefined;
    },
  };
}

const nothing: Count = { ran: 0, failed: 0, skipped: 0 };

const vitest = closing('vitest', line => {
  if (/^No test files found, exiting with code \d/.test(line)) return nothing;
  const text = /^ *Tests {2}(.+?)(?: \(\d+\))?$/.exec(line)?.[1];
  if (text === 'no tests') return nothing;
  const numbers = text === undefined ? undefined : numbersIn(text.split(' | '));
  const words = { passed: ['passed', 'expected fail'], failed: ['failed'], skipped: ['skipped', 'todo'] };
  return numbers && tally(numbers, words);
});

const jest = closing('jest', line => {
  if (/^No tests found, exiting with code \d/.test(line)) return nothing;
  const text = /^Tests: +(.+ total)$/.exec(line)?.[1];
  const numbers = text === undefined ? undefined : numbersIn(text.split(', '));
  return numbers && tally(numbers, { passed: ['passed'], failed: ['failed'], skipped: ['skipped', 'todo', 'pending'] });
});

const mocha = closing('mocha', line => {
  const match = /^ *(\d{1,9}) (passing|failing|pending)(?: \([^()]+\))?$/.exec(line);
  if (!match) return undefined;
  const numbers = new Map([[match[2]!, Number(match[1])]]);
  return tally(numbers, { passed: ['passing'], failed: ['failing'], skipped: ['pending'] });
});

const pytest = closing('pytest', line => {
  const match = /^(?:=+ )?(.+) in \d+(?:\.\d+)?s(?: \([\d:, a-z]+\))?(?: =+)?$/.exec(line);
  if (!match) return undefined;
  const parts = match[1]!.split(', ').map(part => (part === 'no tests ran' ? '0 passed' : part));
  const numbers = numbersIn(parts);
  const words = {
    passed: ['passed', 'xfailed', 'xpassed'],
    failed: ['failed', 'error', 'errors'],
    skipped: ['skipped'],
  };
  const known = [...words.passed, ...words.failed, ...words.skipped, 'deselected'];
  return numbers && known.some(word => numbers.has(word)) ? tally(numbers, words) : undefined;
});

const unittest = closing('unittest', (line, next) => {
  const match = /^Ran (\d{1,9}) tests? in [\d.]+s$/.exec(line);
  const ending = match && /^(?:OK|FAILED|NO TESTS RAN)(?: \(([^()]*)\))?$/.exec(next());
  if (!match || !ending) return undefined;
  const numbers = new Map((ending[1] ?? '').split(', ').map(part => [part.split('=')[0]!, Number(part.split('=')[1])]));
  const { failed, skipped } = tally(numbers, {
    passed: [],
    failed: ['failures', 'errors', 'unexpected successes'],
    skipped: ['skipped'],
  });
  return { ran: Math.max(0, Number(match[1]) - skipped), failed, skipped };
});

const cargo = closing('cargo test', line => {
  const match = /^test result: (?:ok|FAILED)\. (\d{1,9} passed; \d{1,9} failed; \d{1,9} ignored);/.exec(line);
  const numbers = match ? numbersIn(match[1]!.split(';')) : undefined;
  return numbers && tally(numbers, { passed: ['passed'], failed: ['failed'], skipped: ['ignored'] });
});

/** Maven's closing line of all classes; those of single classes go on with the time that they took. */
const surefire = closing('surefire', line => {
  const match = /^(?:\[\w+\] )?Tests run: (\d{1,9}), Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: (\d{1,9})$/.exec(
    line,
  );
  if (!match) return undefined;
  const [ran = 0, failures = 0, errors = 0, skipped = 0] = match.slice(1).map(Number);
  return { ran: Math.max(0, ran - skipped), failed: failures + errors, skipped };
});

/** A folder `test` makes a target of that name look done: make then runs nothing, and is content. */
const make = closing('make', line =>
  /^make: (?:'[^']+' is up to date|Nothing to be done for '[^']+')\.$/.test(line) ? nothing : undefined,
);

const nodeTest: Runner = {
  name: 'node:test',
  count: lines => {
    const groups: Map<string, number>[] = [];
    for (const line of lines) {
      const match = /^[#ℹ] (tests|pass|fail|cancelled|skipped|todo) +(\d{1,9})$/.exec(line);
      if (!match) continue;
      if (match[1] === 'tests') groups.push(new Map());
      groups.at(-1)?.set(match[1]!, Number(match[2]));
    }
    const words = { passed: ['pass'], failed: ['fail', 'cancelled'], skipped: ['skipped', 'todo'] };
    const counts = groups.filter(group => group.has('pass')).map(group => tally(group, words));
    if (counts.length === 0) return undefined;
    const { ran, failed, skipped } = total(counts);
    return { ran: Math.max(failed, ran - emptyFiles(lines)), failed, skipped };
  },
};

/** A file without a single test is counted as a test that passed, by the file's name. It is none. */
function emptyFiles(lines: readonly string[]): number {
  const suites = new Set<string>();
  let files = 0;
  for (const [index, line] of lines.entries()) {
    const suite = /^▶ (.+)$/.exec(line)?.[1];
    if (suite !== undefined) suites.add(suite);
    const spec = /^✔ (\S+\.[cm]?[jt]sx?) \([\d.]+ms\)$/.exec(line)?.[1];
    const tap = /^ok \d+ - (\S+\.[cm]?[jt]sx?)$/.exec(line)?.[1];
    const alone = spec !== undefined ? !suites.has(spec) : lines[index - 1] === `# Subtest: ${tap}`;
    if ((spec ?? tap) !== undefined && alone) files++;
  }
  return files;
}

const go: Runner = {
  name: 'go test',
  count: lines => {
    const packages = lines.filter(line => /^(?:ok {2}|\? {3}|FAIL)\t\S/.test(line));
    const tests = lines.flatMap(line => /^--- (PASS|FAIL|SKIP): \S+ \(/.exec(line)?.[1] ?? []);
    if (packages.length === 0 && tests.length === 0) return undefined;
    if (lines.some(line => line.startsWith('=== RUN '))) {
      const of = (word: string) => tests.filter(test => test === word).length;
      return { ran: of('PASS') + of('FAIL'), failed: of('FAIL'), skipped: of('SKIP') };
    }
    // Without -v only failures are listed, so a package that says no more than `ok` ran nobody knows how many.
    const empty = packages.every(line => /\[no test(?:s to run| files)\]$/.test(line));
    return empty && tests.length === 0 ? nothing : 'unknown';
  },
};

export const runners: readonly Runner[] = [nodeTest, vitest, jest, mocha, pytest, unittest, go, cargo, surefire, make];

/** Test Anything Protocol: for output that no runner above has claimed. Nested tests are part of their parent. */
export const tap: Runner = {
  name: 'TAP',
  count: lines => {
    const plans = lines.filter(line => /^1\.\.\d{1,9}(?:\s|$)/.test(line));
    const points = lines.flatMap(line => {
      const match = /^(not )?ok(?: \d+)?(?:$| )/.exec(line);
      return match ? [{ failed: match[1] !== undefined, left: /# *(?:skip|todo)\b/i.test(line) }] : [];
    });
    if (plans.length === 0 && !lines.some(line => /^TAP version \d+$/.test(line))) return undefined;
    if (points.length === 0) return plans.some(line => /^1\.\.0(?:\s|$)/.test(line)) ? nothing : undefined;
    const ran = points.filter(point => !point.left);
    const failed = ran.filter(point => point.failed).length;
    return { ran: ran.length, failed, skipped: points.length - ran.length };
  },
};
