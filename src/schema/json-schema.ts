import { RE2JS } from 're2js';
import { type Node, type Plain, type Position, plain } from '../syntax/located-value.ts';
import type { CompiledSchema } from './ajv-compiler.ts';
import { prepareSchema } from './ajv-prepare.ts';
import { violationsFrom } from './ajv-words.ts';

/** Where a value breaks a JSON Schema, and how. */
export interface Violation {
  message: string;
  at: Position;
}

/** Everything that a value breaks, the first few of it. `name` is what the value is called in messages. */
export type JudgeBySchema = (node: Node, name: string) => Violation[];

const mostViolations = 20;
/** About a second of work. */
const mostSteps = 10_000_000;
/** What finding more than the first violation may take: every one of them takes memory. */
const mostStepsForAll = 500_000;

/** Compiles a schema of the policy. Total: what can't be judged is a violation of every value. */
export async function judgeBySchema(schema: Plain): Promise<JudgeBySchema> {
  const prepared = prepareSchema(schema);
  if ('problem' in prepared) return (node, name) => [{ message: `${name}: ${prepared.problem}; fix it`, at: node.at }];
  const { compileSchema, TooExpensive } = await import('./ajv-compiler.ts');
  const compiled = compileSchema(prepared, findPattern);
  const isTooMuch = (error: unknown) => error instanceof TooExpensive || error instanceof RangeError;
  return (node, name) => {
    try {
      return violationsFrom(errorsOf(compiled, plain(node), isTooMuch), node, name, mostViolations);
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      const message = `the schema is too expensive to judge ${name} by; simplify the schema, or shorten ${name}`;
      return [{ message, at: node.at }];
    }
  };
}

/** All errors where they can be had cheaply, else the first. */
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
