import { nothingRan } from './shared/closing-lines.ts';
import { inBuildFolder, nativeBuilds } from './shared/native.ts';
import type { TestCount, Tool } from './tool.ts';

export const meson: Tool = {
  name: 'meson',
  ecosystem: nativeBuilds,
  manifests: /^meson\.build$/,
  uses: [
    { activity: 'unit-test', matches: /^(?:meson test|ninja(?: -C \S+)? test)\b/, needsBuild: true },
    { activity: 'build', matches: /^meson (?:setup|compile)\b/ },
  ],
  detect: ({ names }) =>
    names.has('meson.build')
      ? [
          {
            activity: 'unit-test',
            run: inBuildFolder('meson setup "$build"', 'meson test -C "$build" --print-errorlogs {pattern}'),
            why: 'there is a meson.build',
          },
        ]
      : [],
  output: { count, failing: /^ *\d+\/\d+ (\S.*?) +(?:FAIL|TIMEOUT|ERROR) +[\d.]+s\b/ },
  settings: ['**/{meson.build,meson.options,meson_options.txt}'],
  settingKeys: {
    lax: 'shouldfail',
  },
};

/** A line for each kind of result, at the end. */
function count(lines: readonly string[]): TestCount | undefined {
  const of = (word: string) => {
    const found = lines.flatMap(line => new RegExp(`^${word}: +(\\d{1,9})$`).exec(line)?.[1] ?? []);
    return found.length > 0 ? found.reduce((total, number) => total + Number(number), 0) : undefined;
  };
  const passed = of('Ok');
  if (passed === undefined || of('Fail') === undefined)
    return lines.includes('No suitable tests defined.') ? nothingRan : undefined;
  const failed = (of('Fail') ?? 0) + (of('Unexpected Pass') ?? 0) + (of('Timeout') ?? 0);
  return { ran: passed + (of('Expected Fail') ?? 0) + failed, failed, skipped: of('Skipped') ?? 0 };
}
