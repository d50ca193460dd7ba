import type { Called, FolderFiles, Manager } from '../tool.ts';

/** Names of scripts and targets for each activity, the best first. */
export const activityNames = {
  'unit-test': ['test', 'test:unit', 'unit'],
  e2e: ['test:e2e', 'e2e'],
  typecheck: ['typecheck', 'type-check', 'check-types', 'check:types', 'types'],
  lint: ['lint', 'lint:check', 'check:lint', 'eslint'],
  build: ['build', 'compile'],
} as const;

/** What a script does, by its name. */
function activityNamed(name: string): string | undefined {
  if (/(?:^|[:_-])(?:e2e|playwright|cypress)(?:[:_-]|$)/.test(name)) return 'e2e';
  if (/^(?:tests|(?:unit-?|test[:_-])(?:tests?|unit|ci|cov|coverage|all|run|node))$/.test(name)) return 'unit-test';
  return Object.entries(activityNames).find(([, names]) => names.some(each => each === name))?.[0];
}

/** What a runner of targets is asked for by name; what they run is not read. */
export function calledTargets(program: string, command: string): Called[] {
  const [first, ...names] = command.split(/\s+/);
  if (first !== program) return [];
  return names
    .filter(name => !name.startsWith('-'))
    .map(name => ({ name, ...(activityNamed(name) ? { activity: activityNamed(name)! } : {}) }));
}

/** The scripts of these names. */
export function calledScripts(names: readonly string[], here: FolderFiles, manager: Manager): Called[] {
  const scripts = manager.scripts?.of(here) ?? {};
  return names.flatMap(name => {
    const wanted = name.endsWith('*') ? name.replace(/\*+$/, '') : undefined;
    const found = Object.keys(scripts).filter(each => (wanted === undefined ? each === name : each.startsWith(wanted)));
    return found.map(each => {
      const activity = activityNamed(each);
      return { name: each, runs: [scripts[each]!], ...(activity ? { activity } : {}) };
    });
  });
}
