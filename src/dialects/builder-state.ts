import type { StateRecord } from '../model/dialect.ts';
import { type Entry, entry, type Node } from '../syntax/located-value.ts';
import { idSpellings } from './contract.ts';

/** Keys that only the state file of an orchestrator has, and our own `verification` report. */
const stateKeys = ['verificationResults', 'advisoryTasks', 'currentTask', 'activePrd', 'adhocQueue', 'lastHeartbeat'];
/** Where such a file keeps tasks: the current one, or many. */
const currentKeys = ['currentTask', 'activeTask', 'currentChunk'];
const listKeys = ['tasks', 'chunks', 'adhocQueue'];

export function isBuilderState(node: Node): boolean {
  if (node.kind !== 'map') return false;
  return stateKeys.some(key => entry(node, key)) || listKeys.some(key => listed(node, key).length > 0);
}

/**
 * The tasks of a state file that have a contract, each as a contract document. Its results, logs and other keys are left
 * alone. `current`: the task that is worked on; the others apply if something names them.
 */
export function builderStateRecords(node: Node): StateRecord[] {
  const current = [...currentKeys.flatMap(key => recordIn(entry(node, key)?.value)), ...recordOfFile(node)];
  const others = listKeys.flatMap(key => listed(node, key));
  const isOnly = current.length === 0 && others.length === 1;
  return [
    ...current.map(each => ({ node: each, current: true })),
    ...others.map(each => ({ node: each, current: isOnly })),
  ];
}

/** The contract at the top of the file belongs to the current task. */
function recordOfFile(node: Node): Node[] {
  const task = entry(node, 'currentTask')?.value;
  const story = entry(entry(node, 'activePrd')?.value ?? node, 'currentStory');
  const about = task?.kind === 'map' ? task.entries.filter(({ value }) => value.kind !== 'null') : [];
  return recordIn(node, [...about, ...(story?.value.kind === 'text' ? [{ ...story, key: 'id' }] : [])]);
}

function listed(node: Node, key: string): Node[] {
  const value = entry(node, key)?.value;
  if (value?.kind === 'list') return value.items.flatMap(item => recordIn(item));
  if (value?.kind !== 'map') return [];
  return value.entries.flatMap(({ key: id, keyAt, value: task }) =>
    recordIn(task, [{ key: 'id', keyAt, value: { kind: 'text', value: id, at: keyAt } }]),
  );
}

/** `about`: what is known of the task from elsewhere, if the record itself does not say it. */
function recordIn(node: Node | undefined, about: readonly Entry[] = []): Node[] {
  if (node?.kind !== 'map') return [];
  const demands = [given(node, 'verificationContract'), inside(node, 'verification', 'contract')];
  const checks = [given(node, 'validation'), inside(node, 'metadata', 'validation')];
  const contract = [...demands.flatMap(each => each ?? []).slice(0, 1), ...checks.flatMap(each => each ?? [])];
  if (contract.length === 0) return [];
  const first = (keys: readonly string[]) =>
    [...node.entries, ...about].filter(({ key, value }) => keys.includes(key) && isWord(value)).slice(0, 1);
  const words = [...first(idSpellings), ...first(['title', 'subject']), ...first(['description']), ...first(['prd'])];
  return [{ kind: 'map', at: node.at, entries: [...words, ...contract] }];
}

function given(node: Node, key: string): Entry | undefined {
  const found = entry(node, key);
  return found && found.value.kind !== 'null' ? found : undefined;
}

/** The entry reduced to one of its keys; undefined if it does not have that. */
function inside(node: Node, key: string, inner: string): Entry | undefined {
  const outer = entry(node, key);
  const found = outer && given(outer.value, inner);
  return found && { ...outer, value: { kind: 'map', at: outer.value.at, entries: [found] } };
}

function isWord({ kind }: Node): boolean {
  return kind === 'text' || kind === 'number';
}
