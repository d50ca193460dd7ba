import { type CrossCutting, crossCuttingShape } from '../contracts/cross-cutting.ts';
import { object, optional, required } from '../schema/object.ts';
import { oneOf, type Report, text } from '../schema/shape.ts';
import { entry, type Node } from '../syntax/located-value.ts';
import { contractDigest } from './contract.ts';

/** A document that holds for every task: an epic's "always" boundaries. */
export interface Epic {
  id: string;
  always: readonly CrossCutting[];
  done: boolean;
  digest: string;
}

export const epicShape = object(
  {
    epic: required(text({ digits: true }), 'the name of the epic'),
    title: optional(text(), 'what it is called', ['subject']),
    description: optional(text(), 'what it is about'),
    status: optional(oneOf('open', 'done'), 'open (default) or done'),
    always: required(crossCuttingShape, 'checks that hold for every task', ['cross_cutting']),
  },
  { wants: 'an epic {epic, always}' },
);

export function isEpic(node: Node): boolean {
  return entry(node, 'epic') !== undefined;
}

export function readEpic(node: Node, report: Report): Epic | undefined {
  const read = epicShape.read(node, report);
  return read && { id: read.epic, always: read.always, done: read.status === 'done', digest: contractDigest(node) };
}
