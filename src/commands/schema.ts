import { checks } from '../checks/index.ts';
import { epicShape } from '../dialects/epic.ts';
import { contractShape } from '../dialects/validation.ts';
import { rulesShape } from '../generation/activity-rules.ts';
import { type SchemaName, schemaNames, schemaUrl } from '../install/places.ts';
import { didYouMean } from '../match/suggest.ts';
import { UsageError } from '../model/errors.ts';
import { resultsShape } from '../model/results.ts';
import { policyShape } from '../policy/schema.ts';
import type { Shape } from '../schema/shape.ts';
import type { CliCommand } from './command.ts';

interface PublishedSchema {
  shape: Shape<unknown>;
  about: string;
  /** What it is for, as catalogues of schemas show it. */
  description: string;
}

const shapes: Readonly<Record<SchemaName, PublishedSchema>> = {
  contract: {
    shape: contractShape,
    about: 'a contract in .contracts/',
    description: 'What an agent is to do, and the checks that its pull request must pass.',
  },
  epic: {
    shape: epicShape,
    about: 'an epic: checks for every task',
    description: 'Checks that contract-gate adds to every contract.',
  },
  policy: {
    shape: policyShape(checks),
    about: 'contract-gate.yml',
    description: 'Which pull requests contract-gate verifies, how, and who may sign off.',
  },
  rules: {
    shape: rulesShape,
    about: 'test-activity-rules.json',
    description: 'Which files and titles need which activities in a generated contract.',
  },
  results: {
    shape: resultsShape,
    about: 'the output of verify --json',
    description: 'The results of contract-gate: the verdict, and every criterion with its status.',
  },
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
    const known = schemaNames.find(each => each === name);
    if (!known) {
      const hint = didYouMean(name, schemaNames) || `; known: ${schemaNames.join(', ')}`;
      throw new UsageError(`unknown schema ${JSON.stringify(name)}${hint}`);
    }
    const { shape, about, description } = shapes[known];
    const document = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: schemaUrl(known, terminal.version),
      title: `contract-gate: ${about}`,
      description,
      ...shape.schema(),
    };
    terminal.out(`${JSON.stringify(document, null, 2)}\n`);
    return 0;
  },
};
