import { matchesAny } from '../../match/glob.ts';
import type { Change, World } from '../../model/world.ts';
import { isAgentInstruction } from '../../policy/documentation.ts';
import { alteredPackages, isLockFile } from '../../tools/reading/lock-files.ts';
import { hiddenBy, settingsFiles, shadowingFiles } from '../../tools/reading/settings-files.ts';
import { isTest } from '../../tools/reading/test-files.ts';

/** Why a change waits for a person, or is worth a look. */
export interface Concern {
  severity: 'pending' | 'warn';
  code: string;
  message: string;
  /** What to do, where it is no more than worth a look. */
  fix?: string;
}

export const pending = (code: string, message: string): Concern => ({ severity: 'pending', code, message });
export const warn = (code: string, message: string, fix: string): Concern => ({
  severity: 'warn',
  code,
  message,
  fix,
});

/** A change whose effect shows nowhere in the code that it changes. */
export async function hiddenEffect(
  change: Change,
  protect: readonly string[],
  world: World,
): Promise<Concern | undefined> {
  const { path, kind, from = path } = change;
  const exceptions = protect.filter(glob => glob.startsWith('!')).map(glob => glob.slice(1));
  if (matchesAny(exceptions, path)) return undefined;
  if (change.becomesLink && (isTest(from) || isTest(path) || matchesAny([...protect, ...settingsFiles], path)))
    return pending('became_link', `${path} is a link: what it points to can change later without a change to it`);
  if (change.becomesLink && (await leadsOut(path, world)))
    return warn(
      'link_outside',
      `${path} is a link that leads to nothing in the repository`,
      'Make sure that it is meant to: what it points to is not part of the change.',
    );
  if (isAgentInstruction(path) || isAgentInstruction(from)) {
    const verb = { added: 'new', modified: 'changed', deleted: 'deleted', renamed: 'moved' }[kind];
    return pending(
      'agent_instructions',
      `${path} is ${verb}: it tells coding agents what to do, or runs commands for them`,
    );
  }
  const isNew = kind === 'added' || kind === 'renamed';
  if (isNew && matchesAny(shadowingFiles, path))
    return pending(
      'shadows_library',
      `${path} is new, and is loaded in place of a part of the standard library or of a tool`,
    );
  for (const other of isNew ? hiddenBy(path) : [])
    if ((await world.before(other)) !== undefined)
      return pending('settings_replaced', `${path} is new, and is read in place of ${other}`);
  return isLockFile(from) ? changedLock(change, from, world) : undefined;
}

async function leadsOut(path: string, world: World): Promise<boolean> {
  return (await world.files.read(path)).kind === 'refused';
}

const mostShown = 3;

async function changedLock({ kind, path }: Change, old: string, world: World): Promise<Concern | undefined> {
  if (kind === 'added') return undefined;
  const verb = kind === 'deleted' ? 'deleted' : 'moved';
  if (kind === 'deleted' || !isLockFile(path))
    return pending('lock_removed', `${old} is ${verb}, so nothing pins the packages that are installed`);
  const before = await world.before(old);
  const now = await world.files.read(path);
  const altered = before === undefined || now.kind !== 'text' ? 'unreadable' : alteredPackages(path, before, now.text);
  if (altered === 'unreadable') return pending('lock_unreadable', `${path} can't be compared with what it was`);
  if (altered.length === 0) {
    const fix = 'Look at which versions changed, and whether the change needs them.';
    return warn('lock_changed', `${path} is changed: other versions are installed`, fix);
  }
  const more = altered.length > mostShown ? `; ${altered.length - mostShown} more` : '';
  return pending('lock_altered', `${path}: ${altered.slice(0, mostShown).join('; ')}${more}`);
}
