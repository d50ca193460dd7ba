import { byClosingLine, nothingRan } from './shared/closing-lines.ts';
import type { Tool } from './tool.ts';

const targets: Readonly<Record<string, readonly string[]>> = {
  'unit-test': ['test-unit', 'unit-test', 'test', 'tests', 'check'],
  e2e: ['test-e2e', 'e2e'],
  typecheck: ['typecheck', 'type-check', 'types'],
  lint: ['lint'],
};
const makefile = /^(?:GNUm|m|M)akefile$/;

/** Targets of a Makefile, if no other tool knows better. */
export const make: Tool = {
  name: 'make',
  ecosystem: { fileTypes: [], isHere: () => true },
  manifests: makefile,
  reads: makefile,
  detect(here) {
    const file = ['GNUmakefile', 'makefile', 'Makefile'].find(name => here.names.has(name));
    const text = file && here.text(file);
    if (!text) return [];
    const known = new Set(
      [...text.matchAll(/^([\w.-]+(?: [\w.-]+)*)\s*:(?![=:])/gm)].flatMap(([, names]) => names!.split(' ')),
    );
    return Object.entries(targets).flatMap(([activity, names]) => {
      const target = names.find(name => known.has(name));
      return target ? [{ activity, run: `make ${target}`, why: `${file} has the target ${target}` }] : [];
    });
  },
  output: {
    // A folder `test` makes a target of that name look done: make then runs nothing, and succeeds.
    count: byClosingLine(line =>
      /^make: (?:'[^']+' is up to date|Nothing to be done for '[^']+')\.$/.test(line) ? nothingRan : undefined,
    ),
  },
  settings: ['**/{Makefile,GNUmakefile,makefile}'],
};
