import { RE2JS } from 're2js';
import { type Node, type Plain, type Position, plain } from '../../syntax/located-value.ts';
import type { CompiledSchema } from './compile.ts';
import { violationsFrom } from './messages.ts';
import { prepareSchema } from './prepare.ts';

/** How a value violates a JSON Schema, and where. */
export interface Violation {
  message: string;
  at: Position;
}

/** The first violations of a value. `name`: what messages call the value. */
export type JudgeBySchema = (node: Node, name: string) => Violation[];

const mostViolations = 20;
/** About a second of work. */
const mostSteps = 10_000_000;
/** The limit for finding more than the first violation: each one takes memory. */
const mostStepsForAll = 500_000;

/** Compiles a schema of the policy. Never throws: with a schema that can't be used, every value has a violation. */
export async function judgeBySchema(schema: Plain): Promise<JudgeBySchema> {
  const prepared = prepareSchema(schema);
  if ('problem' in prepared) return (node, name) => [{ message: `${name}: ${prepared.problem}; fix it`, at: node.at }];
  const { compileSchema, TooExpensive } = await import('./compile.ts');
  const compiled = compileSchema(prepared, findPattern);
  const isTooMuch = (error: unknown) => error instanceof TooExpensive || error instanceof RangeError;
  return (node, name) => {
    try {
      return violationsFrom(errorsOf(compiled, plain(node), isTooMuch), node, name, mostViolations);
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      const message = `the schema is too expensive for ${name}; simplify the schema, or shorten ${name}`;
      return [{ message, at: node.at }];
    }
  };
}

/** All errors if they are cheap to find, otherwise the first. */
function errorsOf(compiled: CompiledSchema, value: Plain, isTooMuch: (error: unknown) => boolean) {
  const first = compiled.errors(value, mostSteps, false);
  if (first.length === 0) return first;
  try {
    return compiled.errors(value, mostStepsForAll, true);
  } catch (error) {
    if (!isTooMuch(error)) throw error;
    return first;
  }
}

function findPattern(pattern: string): (text: string) => boolean {
  const compiled = RE2JS.compile(pattern);
  return text => compiled.matcher(text).find();
}
