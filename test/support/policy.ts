import { checks } from '../../src/checks/index.ts';
import { parsePolicy as parse } from '../../src/policy/schema.ts';

/** Reads a policy with the checks that the gate has. */
export function parsePolicy(path: string, bytes: Uint8Array | string, source: string): ReturnType<typeof parse> {
  return parse(path, bytes, source, checks);
}
