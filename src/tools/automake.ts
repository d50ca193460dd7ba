import { totalOf } from './shared/closing-lines.ts';
import { inBuildFolder, nativeBuilds } from './shared/native.ts';
import type { TestCount, Tool } from './tool.ts';

/** The GNU build system. */
export const automake: Tool = {
  name: 'automake',
  ecosystem: nativeBuilds,
  manifests: /^configure\.ac$/,
  uses: [
    { activity: 'build', matches: /^(?:autoreconf|(?:sh |bash )?\.\/(?:configure|autogen\.sh|bootstrap(?:\.sh)?))\b/ },
  ],
  detect({ names }) {
    if (!names.has('configure.ac') || !names.has('Makefile.am')) return [];
    const make = names.has('configure') ? [] : ['autoreconf --install'];
    const run = inBuildFolder('top="$PWD"', ...make, 'cd "$build"', '"$top/configure"', 'make check');
    return [{ activity: 'unit-test', run, why: 'there are configure.ac and Makefile.am' }];
  },
  output: { count, failing: /^(?:FAIL|XPASS): (\S+)$/ },
  settings: ['**/{configure.ac,Makefile.am}'],
};

/** The summary of each folder with tests. */
function count(lines: readonly string[]): TestCount | undefined {
  const found: TestCount[] = [];
  for (const [index, line] of lines.entries()) {
    if (!/^# TOTAL: +\d{1,9}$/.test(line)) continue;
    const summary = lines.slice(index, index + 7);
    const of = (word: string) =>
      Number(summary.flatMap(each => new RegExp(`^# ${word}: +(\\d{1,9})$`).exec(each)?.[1] ?? [])[0] ?? 0);
    const skipped = of('SKIP');
    found.push({ ran: Math.max(0, of('TOTAL') - skipped), failed: of('FAIL') + of('XPASS') + of('ERROR'), skipped });
  }
  return found.length > 0 ? totalOf(found) : undefined;
}
