import { tools } from '../../index.ts';

const forms = tools.flatMap(({ output }) => output?.passedOn ?? []);
const fewestLines = 3;

/**
 * The lines of an output that a tool passed on from several packages at once: each package's without what stands before
 * them, one package after the other, and then the rest. Any other output is left alone.
 */
export function byPackage(lines: readonly string[]): readonly string[] {
  const read = lines.map(line => forms.map(form => form.exec(line)).find(Boolean) ?? undefined);
  const packages = new Map<string, string[]>();
  for (const match of read) {
    if (match) listed(packages, match[1]!).push(match[2]!);
  }
  const own = new Map([...packages].filter(([, texts]) => texts.length >= fewestLines));
  if (own.size === 0) return lines;
  const rest = lines.filter((_, index) => !own.has(read[index]?.[1] ?? ''));
  return [...[...own.values()].flat(), ...rest];
}

function listed(packages: Map<string, string[]>, name: string): string[] {
  const known = packages.get(name) ?? [];
  packages.set(name, known);
  return known;
}
