import type { CliCommand } from './command.ts';
import { demo } from './demo.ts';
import { explain } from './explain.ts';
import { generate } from './generate.ts';
import { lint } from './lint.ts';
import { merge } from './merge.ts';
import { plan } from './plan.ts';
import { prompt } from './prompt.ts';
import { render } from './render.ts';
import { retry } from './retry.ts';
import { schema } from './schema.ts';
import { completionOf } from './setup/completion.ts';
import { doctor } from './setup/doctor.ts';
import { init } from './setup/init.ts';
import { replay } from './setup/replay.ts';
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
  replay,
  completionOf(() => commands),
  schema,
  demo,
];
