import { entry, type Node, type Position } from '../../syntax/located-value.ts';
import { parseYaml } from '../../syntax/yaml.ts';

/** A workflow of GitHub Actions with the places of its parts. */
export interface LocatedWorkflow {
  path: string;
  node: Node;
  /** The events that start it, each with its settings if it has any. */
  events: ReadonlyMap<string, { at: Position; settings?: Node }>;
  jobs: readonly LocatedJob[];
}

export interface LocatedJob {
  key: string;
  at: Position;
  node: Node;
  steps: readonly LocatedStep[];
  /** The workflow that the job calls, if it has no steps of its own. */
  uses?: { text: string; at: Position };
  /** Its own permissions, else those of the workflow. */
  permissions?: { node: Node; at: Position };
}

export interface LocatedStep {
  at: Position;
  node: Node;
  /** `owner/name@ref` of the action; empty for a command. */
  uses: string;
  usesAt: Position;
  run: string;
}

/** Undefined if it can't be read as a workflow; then `problem` has the first reason. */
export function readLocatedWorkflow(
  path: string,
  source: string,
): { workflow: LocatedWorkflow } | { problem: { message: string; at: Position } } {
  const { nodes, problems } = parseYaml(source);
  const [problem] = problems;
  if (problem) return { problem: { message: problem.message, at: problem.at } };
  const [node] = nodes;
  if (node?.kind !== 'map' || !entry(node, 'jobs'))
    return { problem: { message: 'it is not a workflow', at: { line: 1, column: 1 } } };
  const permissions = keyed(node, 'permissions');
  const jobs = entriesOf(keyed(node, 'jobs')?.node).map(({ key, keyAt, value }): LocatedJob => {
    const uses = textOf(value, 'uses');
    const own = keyed(value, 'permissions') ?? permissions;
    return {
      key,
      at: keyAt,
      node: value,
      steps: itemsOf(keyed(value, 'steps')?.node).map(stepFrom),
      ...(uses ? { uses } : {}),
      ...(own ? { permissions: own } : {}),
    };
  });
  return { workflow: { path, node, events: eventsOf(node), jobs } };
}

function stepFrom(node: Node): LocatedStep {
  const uses = textOf(node, 'uses');
  return {
    at: node.at,
    node,
    uses: uses?.text ?? '',
    usesAt: uses?.at ?? node.at,
    run: textOf(node, 'run')?.text ?? '',
  };
}

function eventsOf(node: Node): LocatedWorkflow['events'] {
  const on = keyed(node, 'on');
  if (!on) return new Map();
  if (on.node.kind === 'text') return new Map([[on.node.value, { at: on.at }]]);
  if (on.node.kind === 'list')
    return new Map(on.node.items.flatMap(each => (each.kind === 'text' ? [[each.value, { at: each.at }]] : [])));
  return new Map(entriesOf(on.node).map(({ key, keyAt, value }) => [key, { at: keyAt, settings: value }]));
}

function entriesOf(node: Node | undefined) {
  return node?.kind === 'map' ? node.entries : [];
}

export function itemsOf(node: Node | undefined): readonly Node[] {
  if (!node || node.kind === 'null') return [];
  return node.kind === 'list' ? node.items : [node];
}

/** A value with the place of its key. */
export function keyed(node: Node | undefined, key: string): { node: Node; at: Position } | undefined {
  const found = node && entry(node, key);
  return found && { node: found.value, at: found.keyAt };
}

export function textOf(node: Node | undefined, key: string): { text: string; at: Position } | undefined {
  const found = keyed(node, key);
  if (!found || !('value' in found.node)) return undefined;
  return { text: String(found.node.value), at: found.at };
}

/** The scopes that may be written, each with its place; `all` for `write-all`. */
export function writtenScopes({ permissions }: Pick<LocatedJob, 'permissions'>): { scope: string; at: Position }[] {
  if (!permissions) return [];
  const { node, at } = permissions;
  if (node.kind === 'text') return node.value === 'write-all' ? [{ scope: 'all', at }] : [];
  return entriesOf(node)
    .filter(({ value }) => value.kind === 'text' && value.value === 'write')
    .map(({ key, keyAt }) => ({ scope: key, at: keyAt }));
}
