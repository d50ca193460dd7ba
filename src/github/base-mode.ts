import type { Checkout } from '../model/checkout.ts';
import { isWorkflowFile, pathsOf } from '../model/world.ts';
import { type Plain, plain } from '../syntax/located-value.ts';
import { parseDocuments } from '../syntax/parse.ts';
import { isMode, type Mode, stricter } from './runner/inputs.ts';

/** What is needed of the run and of the checkout to know whose mode the input is. */
interface Run {
  input: Mode;
  repository: string;
  /** `owner/name/.github/workflows/file.yml@ref`: the workflow of this run. */
  workflowRef: string;
  checkout: Pick<Checkout, 'base' | 'changes' | 'read'>;
}

/**
 * The mode of the workflow, as the base has it: a pull request brings its own version of the workflow that runs on it.
 * The input counts if the pull request leaves the base's gate workflows and the workflow of this run alone, or if the
 * base has no gate workflow. Otherwise the strictest mode of the base's workflows counts, and `block` if that can't be read.
 */
export async function modeOfBase({ input, repository, workflowRef, checkout }: Run): Promise<Mode> {
  if (!checkout.base) return input;
  const files = await checkout.read('base', path => /^\.github\/(?:workflows|actions)\/.+\.ya?ml$/.test(path));
  const gates = [...files].filter(([, content]) => typeof content === 'string' || usesGate.test(decode(content)));
  if (gates.length === 0) return input;
  const prefix = `${repository}/`.toLowerCase();
  const own = workflowRef.toLowerCase().startsWith(prefix) ? workflowRef.slice(prefix.length) : '';
  const touched = checkout.changes.flatMap(pathsOf);
  if (!touched.some(path => gates.some(([gate]) => gate === path) || isWorkflowFile(own, path))) return input;
  const modes = gates.flatMap(([path, content]) => modesIn(path, content));
  return modes.length > 0 ? stricter(...modes) : 'block';
}

const usesGate = /\bcontract-gate(?:\/[\w./-]+)?@/;
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The modes of the steps and jobs of a workflow that use the gate. */
function modesIn(path: string, content: Uint8Array | string): Mode[] {
  if (typeof content === 'string') return ['block'];
  const { nodes, problems } = parseDocuments(path, content);
  return problems.length > 0 ? ['block'] : nodes.flatMap(node => modesOf(plain(node)));
}

function modesOf(value: Plain): Mode[] {
  if (Array.isArray(value)) return value.flatMap(modesOf);
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(modesOf);
  if (typeof value.uses !== 'string' || !usesGate.test(value.uses)) return inner;
  const given = value.with && typeof value.with === 'object' && !Array.isArray(value.with) ? value.with : {};
  // A recheck gives no verdict of its own.
  if (given.command === 'recheck') return inner;
  const mode = given.mode ?? 'block';
  return [isMode(mode) ? mode : 'block', ...inner];
}
