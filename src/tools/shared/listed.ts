import { entry, plain } from '../../syntax/located-value.ts';
import { parseDocuments } from '../../syntax/parse.ts';
import type { Package } from '../tool.ts';

/** The texts of a list at the top of a JSON or YAML file of a package; undefined if there is none. */
export function listIn(here: Package, file: string, key: string): readonly string[] | undefined {
  const text = here.text(file);
  const [node] = text === undefined ? [] : parseDocuments(file, text).nodes;
  const value = node?.kind === 'map' ? entry(node, key)?.value : undefined;
  if (value?.kind !== 'list') return undefined;
  return value.items.map(plain).filter(each => typeof each === 'string');
}
