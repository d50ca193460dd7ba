import { entry, type Node, plain } from '../../syntax/located-value.ts';
import { bareName, type OutputAgent } from './agents.ts';
import type { OutputBlock, OutputValue } from './block.ts';

/** An agent's output as JSON: it names a known agent, or has every field that one of them must have. */
export function isJsonOutput(node: Node, agents: readonly OutputAgent[]): boolean {
  if (node.kind !== 'map') return false;
  const named = entry(node, 'agent')?.value;
  if (named?.kind === 'text' && agents.some(({ name }) => bareName(name) === bareName(named.value))) return true;
  return agents.some(({ fields }) => {
    const required = fields.filter(each => each.required);
    return required.length > 1 && required.every(({ key }) => entry(node, key) !== undefined);
  });
}

export function jsonBlock(node: Node): OutputBlock {
  const entries = node.kind === 'map' ? node.entries : [];
  const fields = entries.map(({ key, keyAt, value }) => ({ key, value: fieldValue(value), line: keyAt.line }));
  return {
    fields,
    strays: [],
    line: node.at.line,
    ended: true,
    length: JSON.stringify(plain(node)).length,
    textAfter: false,
  };
}

function fieldValue(node: Node): OutputValue {
  switch (node.kind) {
    case 'list':
      return { kind: 'list', items: node.items.map(textOf) };
    case 'boolean':
      return { kind: 'boolean', value: node.value };
    case 'number':
      return Number.isInteger(node.value)
        ? { kind: 'integer', value: node.value }
        : { kind: 'text', value: node.source };
    case 'null':
      return { kind: 'none' };
    case 'text':
      return /^none$/i.test(node.value) ? { kind: 'none' } : { kind: 'text', value: node.value };
    default:
      return { kind: 'text', value: textOf(node) };
  }
}

function textOf(node: Node): string {
  return node.kind === 'text' ? node.value : JSON.stringify(plain(node));
}
