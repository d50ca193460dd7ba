import { checks } from '../checks/index.ts';
import { crossCuttingShape } from '../model/cross-cutting.ts';
import type { Dialects } from '../model/dialect.ts';
import { object, optional, required } from '../schema/object.ts';
import { oneOf, text } from '../schema/shape.ts';
import { entry } from '../syntax/located-value.ts';
import { contractDigest } from './contract.ts';

export const epicShape = object(
  {
    epic: required(text({ digits: true }), 'the name of the epic'),
    title: optional(text(), 'its title', ['subject']),
    description: optional(text(), 'what it is about'),
    status: optional(oneOf('open', 'done'), 'open (default) or done'),
    always: required(crossCuttingShape(checks), 'checks that apply to every task', ['cross_cutting']),
  },
  { wants: 'an epic {epic, always}' },
);

export const epic: Dialects['epic'] = {
  recognises: node => entry(node, 'epic') !== undefined,
  compile(node, report) {
    const read = epicShape.read(node, report);
    return read && { id: read.epic, always: read.always, done: read.status === 'done', digest: contractDigest(node) };
  },
};
