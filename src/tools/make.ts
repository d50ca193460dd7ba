import { byClosingLine, nothingRan } from './shared/closing-lines.ts';
import { byColons } from './shared/printed/findings.ts';
import type { FolderFiles, Tool } from './tool.ts';

const targets: Readonly<Record<string, readonly string[]>> = {
  'unit-test': ['test-unit', 'unit-test', 'test', 'tests', 'check'],
  e2e: ['test-e2e', 'e2e'],
  typecheck: ['typecheck', 'type-check', 'types'],
  lint: ['lint'],
  build: ['all', 'build'],
};
const inOrder = ['GNUmakefile', 'makefile', 'Makefile'];
const makefile = /^(?:GNUm|m|M)akefile$/;

function fileIn({ names }: FolderFiles): string | undefined {
  return inOrder.find(name => names.has(name));
}

/** What each target of the Makefile runs: what it needs, and its own commands; undefined if there is no Makefile. */
function rulesIn(here: FolderFiles): Map<string, string[]> | undefined {
  const file = fileIn(here);
  const text = file && here.text(file);
  if (!text) return undefined;
  const rules = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of text.replaceAll(/\\\n[ \t]*/g, ' ').split('\n')) {
    const recipe = /^\t[@\-+]*\s*(.*)$/.exec(line)?.[1];
    if (recipe !== undefined) {
      for (const name of current) rules.get(name)!.push(recipe.replaceAll(/\$[({]MAKE[)}]/g, 'make'));
      continue;
    }
    const [, names, needs = ''] = /^([\w.-]+(?: [\w.-]+)*)\s*:(?![=:])([^=]*)$/.exec(line) ?? [];
    if (!/^\s*(?:#|$)/.test(line)) current = names === undefined ? [] : names.split(' ');
    if (names === undefined) continue;
    const needed = needs.split(/[\s;#]+/).filter(name => /^[\w-]+$/.test(name));
    for (const name of current) rules.set(name, [...(rules.get(name) ?? []), ...needed.map(each => `make ${each}`)]);
  }
  return rules;
}

/** Targets that run something else now, or the lines between them, which may change all of them. */
function alteredTargets(before: string | undefined, now: string): string[] {
  const old = blocksIn(before ?? '');
  const current = blocksIn(now);
  const changed = [...old].filter(([name, text]) => current.get(name) !== text).map(([name]) => name);
  // New lines that may change targets that were there: a variable, an include, `.IGNORE`, a pattern.
  const wide = [...current.keys()].filter(name => !old.has(name) && (name === 'variables' || /^\.|%/.test(name)));
  return before === undefined ? changed : [...changed, ...wide];
}

/** Each target with its lines; what belongs to none is the text of `variables`. */
function blocksIn(text: string): Map<string, string> {
  const blocks = new Map<string, string>();
  let current = ['variables'];
  for (const line of text.replaceAll(/\\\n[ \t]*/g, ' ').split('\n')) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const names = /^([\w./%-][^:=#]*):(?![=:])/.exec(line)?.[1]?.trim().split(/\s+/);
    if (!line.startsWith('\t')) current = names ?? ['variables'];
    for (const name of current.filter(each => each !== '.PHONY'))
      blocks.set(name, `${blocks.get(name) ?? ''}${line.trimEnd()}\n`);
  }
  return blocks;
}

/** Targets of a Makefile, if no other tool knows better. */
export const make: Tool = {
  name: 'make',
  ecosystem: { fileTypes: [], isHere: () => true },
  manifests: makefile,
  reads: makefile,
  detect(here) {
    const file = fileIn(here);
    const rules = rulesIn(here);
    if (!file || !rules) return [];
    return Object.entries(targets).flatMap(([activity, names]) => {
      const target = activity === 'build' ? undefined : names.find(name => rules.has(name));
      return target ? [{ activity, run: `make ${target}`, why: `${file} has the target ${target}` }] : [];
    });
  },
  called(command, here) {
    const wanted = /^make(?:\s+-[\w]+)*((?:\s+[\w.-]+)*)$/.exec(command)?.[1]?.trim();
    if (wanted === undefined) return [];
    const rules = rulesIn(here);
    return (wanted === '' ? ['all'] : wanted.split(/\s+/)).map(name => {
      const activity = Object.keys(targets).find(each => targets[each]!.includes(name));
      return { name, ...(activity ? { activity } : {}), ...(rules?.has(name) ? { runs: rules.get(name)! } : {}) };
    });
  },
  output: {
    echo: /^make(?:\[\d+\])?: \*\*\*/,
    findings: byColons,
    // A folder `test` makes a target of that name look done: make then runs nothing, and succeeds.
    count: byClosingLine(line =>
      /^make: (?:'[^']+' is up to date|Nothing to be done for '[^']+')\.$/.test(line) ? nothingRan : undefined,
    ),
  },
  settings: ['**/{Makefile,GNUmakefile,makefile}'],
  readsFirst: inOrder,
  scripts: { file: '**/{Makefile,GNUmakefile,makefile}', altered: alteredTargets },
};
