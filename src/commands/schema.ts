import { checks } from '../checks/index.ts';
import { epicShape } from '../dialects/epic.ts';
import { contractShape } from '../dialects/validation.ts';
import { rulesShape } from '../generation/activity-rules.ts';
import { didYouMean } from '../match/suggest.ts';
import { UsageError } from '../model/errors.ts';
import { resultsShape } from '../model/results.ts';
import { policyShape } from '../policy/schema.ts';
import type { Shape } from '../schema/shape.ts';
import type { CliCommand } from './command.ts';

const shapes: Readonly<Record<string, { shape: Shape<unknown>; about: string }>> = {
  contract: { shape: contractShape, about: 'a contract in .contracts/' },
  epic: { shape: epicShape, about: 'an epic: checks for every task' },
  policy: { shape: policyShape(checks), about: 'contract-gate.yml' },
  rules: { shape: rulesShape, about: 'test-activity-rules.json' },
  results: { shape: resultsShape, about: 'the output of verify --json' },
};

export const schema: CliCommand = {
  name: 'schema',
  operands: '[NAME]',
  summary: `Prints the JSON Schema of a file format, for editors: ${Object.keys(shapes).join(', ')}. Without a name, lists them.`,
  options: {},
  examples: ['contract-gate schema contract > contract.schema.json'],
  async run(args, terminal) {
    const [name, ...more] = args.positional;
    if (more.length > 0) throw new UsageError('schema takes one name');
    if (name === undefined) {
      for (const [each, { about }] of Object.entries(shapes)) terminal.out(`${each.padEnd(9)} ${about}\n`);
      return 0;
    }
    const found = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (!found) {
      const known = Object.keys(shapes);
      const hint = didYouMean(name, known) || `; known: ${known.join(', ')}`;
      throw new UsageError(`unknown schema ${JSON.stringify(name)}${hint}`);
    }
    const document = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: `contract-gate: ${found.about}`,
      ...found.shape.schema(),
    };
    terminal.out(`${JSON.stringify(document, null, 2)}\n`);
    return 0;
  },
};
