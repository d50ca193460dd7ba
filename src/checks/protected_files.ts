import { matchesAny, reachesChange } from '../match/glob.ts';
import type { CheckType } from '../model/check.ts';
import type { Finding } from '../model/finding.ts';
import { andMore, outcomeOf, someOf } from '../model/outcome.ts';
import type { Change, World } from '../model/world.ts';
import { rules } from '../policy/protected-paths.ts';
import {
  alteredScripts,
  autoloadedFiles,
  changesSettings,
  checksLess,
  harmlessFile,
  holdsScripts,
  settingsFiles,
  silencedTool,
} from '../tools/reading/settings-files.ts';
import { docExamples, inlineTests } from '../tools/reading/test-declarations.ts';
import { isStillFound, isTest } from '../tools/reading/test-files.ts';
import { inBatches } from '../tools/shared/in-batches.ts';
import { type Concern, hiddenEffect, pending, warn } from './shared/hidden-effects.ts';
import { type BaseCommand, filesNamedBy, namedConcern } from './shared/named-files.ts';
import { weakened } from './shared/weakened.ts';

interface Params {
  /** The protected globs, with the policy's additions and exceptions applied in order. */
  protect: readonly string[];
  /** The commands of the base. */
  commands?: readonly BaseCommand[];
  /** Added files that are what the gate's own `init` writes. */
  generated?: readonly string[];
}

/** Added by the gate to every gated pull request that has a base. */
export const protected_files: CheckType<Params> = {
  type: 'protected_files',
  guard: true,
  runs: 'static',
  quiet: true,
  title: () => 'no protected file or test is changed or removed',
  label: () => '',
  fix: () => 'Revert the changes to these files, or ask a maintainer to approve this commit.',
  async run(params, world) {
    const there = new Set(world.files.list);
    const findings: Finding[] = [];
    const about: string[] = [];
    const isContract = ({ path, from = path }: Change) => world.isContract(path) && world.isContract(from);
    const isGenerated = ({ kind, path }: Change) => kind === 'added' && params.generated?.includes(path);
    const changes = world.changes.filter(change => !isContract(change) && !isGenerated(change));
    const named = await filesNamedBy(params.commands ?? [], world);
    const concerns = await inBatches(changes, async change => {
      const concern = await concernAbout(change, params.protect, world);
      return concern?.severity === 'pending' ? concern : (namedConcern(change, named, params.protect) ?? concern);
    });
    for (const [index, change] of changes.entries()) {
      const concern = concerns[index];
      if (!concern) continue;
      const path = change.from ?? change.path;
      findings.push({ ...concern, at: { path, line: 1 }, ...(there.has(path) ? {} : { missing: true }) });
      if (concern.severity === 'pending') about.push(change.path, ...(change.from ? [change.from] : []));
    }
    const text = { want: this.title(params), pass: 'no protected file is touched' };
    const waiting = findings.filter(({ severity }) => severity === 'pending');
    if (waiting.length === 0) return outcomeOf(findings, text);
    const message = `${waiting[0]!.message}${andMore(waiting.length)}; a maintainer must approve it`;
    const files = someOf(waiting.map(({ at }) => at.path));
    const fix = `Revert ${files}, or ask a maintainer to approve this commit.`;
    const outcome = outcomeOf(findings, { ...text, message, fix });
    return outcome.status === 'pending' ? { ...outcome, about } : outcome;
  },
};

async function concernAbout(change: Change, protect: readonly string[], world: World): Promise<Concern | undefined> {
  const old = change.from ?? change.path;
  const verb = { added: 'added', modified: 'changed', deleted: 'deleted', renamed: `moved to ${change.path}` }[
    change.kind
  ];
  if (change.kind !== 'added' && reachesChange(protect, old, change))
    return pending('protected', `${old} is ${verb}, and it is protected`);
  const isNew = change.kind === 'added' || change.kind === 'renamed';
  if (isNew && matchesAny(protect, change.path)) {
    if (await takesOver(change.path, world))
      return pending('rules_replaced', `${change.path} is new, and takes the place of rules in force`);
    if (matchesAny(autoloadedFiles, change.path)) return newFile(change.path, world);
  }
  const hidden = await hiddenEffect(change, protect, world);
  if (hidden) return hidden;
  if (matchesAny(settingsFiles, old)) return changedSettings(change, old, verb, world);
  const silenced = await silencedIn(change, world);
  if (silenced) return pending('checks_silenced', `${change.path} tells ${silenced} to leave out the whole file`);
  if (change.kind === 'added') return undefined;
  return isTest(old) ? changedTest(change, old, verb, world) : changedInlineTests(change, old, world);
}

const generatedCode =
  /(?:^|\/)(?:generated|__generated__|gen)\/|[._](?:pb|generated|gen|min)\.\w+$|_pb2?(?:_grpc)?\.\w+$/;

/** The tool that a file, other than generated code, tells to leave it out. */
async function silencedIn({ kind, path, from = path }: Change, world: World): Promise<string | undefined> {
  if (kind === 'deleted' || generatedCode.test(path)) return undefined;
  return silencedTool((kind === 'added' ? undefined : await world.before(from)) ?? '', await textOf(path, world));
}

/** What a contract's command does may be written in a file that the contract does not name, as a script is. */
async function changedSettings(change: Change, old: string, verb: string, world: World): Promise<Concern | undefined> {
  const { kind, path } = change;
  if (kind !== 'added' && kind !== 'modified' && holdsScripts(old))
    return pending('scripts_changed', `${old} is ${verb}, with the scripts that it has`);
  const [before, now] = [await world.before(old), await textOf(path, world)];
  const isChanged = kind === 'renamed' || kind === 'deleted' || changesSettings(old, before, now);
  const altered = kind !== 'added' && holdsScripts(old) ? alteredScripts(old, before, now) : [];
  if (altered.length > 0) return pending('scripts_changed', `${old} changes what its script ${altered[0]} runs`);
  if (!isChanged) return undefined;
  const { list } = await world.base.files();
  const less = checksLess(old, kind === 'added' ? undefined : (before ?? ''), kind === 'deleted' ? '' : now, list);
  if (less) return pending('settings_loosened', `${old} is ${verb}, and less is checked: ${less}`);
  const look = 'Make sure that it leaves out no test, and turns off no check.';
  return warn('settings_changed', `${old} is ${verb}: it says how tests and tools run`, look);
}

/** Changed tests are worth a look; removed or weakened ones wait for a person. */
async function changedTest(change: Change, old: string, verb: string, world: World): Promise<Concern> {
  if (change.kind === 'deleted') return pending('test_removed', `the test ${old} is deleted`);
  if (!isStillFound(old, change.path))
    return pending('test_removed', `the test ${old} is ${verb}, where no runner finds it`);
  const [before, now] = [(await world.before(old)) ?? '', await textOf(change.path, world)];
  const weaker = await weakened({ path: old, text: before }, { path: change.path, text: now }, world);
  return weaker
    ? pending('test_weakened', `the test ${change.path} ${weaker}`)
    : warn('test_changed', `the test ${old} is ${verb}`, 'Make sure that it still checks what it did before.');
}

/** Code that holds its own tests may change at will, but not lose or weaken them. */
async function changedInlineTests(change: Change, old: string, world: World): Promise<Concern | undefined> {
  const whole = (await world.before(old)) ?? '';
  const before = inlineTests(old, whole);
  if (before === undefined) return lostExamples(change, docExamples(old, whole), world);
  const now = change.kind === 'deleted' ? undefined : inlineTests(change.path, await textOf(change.path, world));
  if (now === undefined) return pending('test_removed', `the tests in ${old} are removed`);
  const weaker = await weakened({ path: old, text: before }, { path: change.path, text: now }, world);
  return weaker
    ? pending('test_weakened', `${change.path} ${weaker}`)
    : lostExamples(change, docExamples(old, whole), world);
}

/** Examples in the documentation are tests only where a runner is told so. */
async function lostExamples(
  { path, kind }: Change,
  before: readonly string[],
  world: World,
): Promise<Concern | undefined> {
  const now = kind === 'deleted' ? [] : docExamples(path, await textOf(path, world));
  if (now.length >= before.length) return undefined;
  return warn(
    'examples_removed',
    `${path} has ${now.length} lines of examples, ${before.length} before`,
    'Restore the examples, unless what they show is gone.',
  );
}

async function takesOver(path: string, world: World): Promise<boolean> {
  const others = rules.find(kind => kind.includes(path))?.filter(other => other !== path) ?? [];
  return (await Promise.all(others.map(world.before))).some(text => text !== undefined);
}

async function newFile(path: string, world: World): Promise<Concern | undefined> {
  const text = await textOf(path, world);
  const harmless = harmlessFile(path, text);
  if (harmless)
    return harmless.note
      ? warn(
          'harmless_file_added',
          `${path} is new, ${harmless.note}`,
          'Make sure that it changes nothing that other tests rely on.',
        )
      : undefined;
  return pending('tool_altered', `${path} is new and can change what a tool does`);
}

async function textOf(path: string, world: World): Promise<string> {
  const read = await world.files.read(path);
  return read.kind === 'text' ? read.text : '';
}
