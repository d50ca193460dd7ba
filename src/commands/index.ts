import type { CliCommand } from './command.ts';
import { demo } from './demo.ts';
import { doctor } from './doctor.ts';
import { explain } from './explain.ts';
import { generate } from './generate.ts';
import { init } from './init.ts';
import { lint } from './lint.ts';
import { merge } from './merge.ts';
import { plan } from './plan.ts';
import { prompt } from './prompt.ts';
import { render } from './render.ts';
import { retry } from './retry.ts';
import { schema } from './schema.ts';
import { verify } from './verify.ts';

/** Every command of the CLI, in the order in which the help lists them. */
export const commands: readonly CliCommand[] = [
  verify,
  lint,
  explain,
  prompt,
  generate,
  retry,
  plan,
  merge,
  render,
  init,
  doctor,
  schema,
  demo,
];
