import { commandScalar, scalar } from '../generation/write-yaml.ts';
import { isDocumentation } from '../policy/documentation.ts';
import type { FoundCommand } from '../tools/reading/installation.ts';
import type { RepositoryFacts } from './facts.ts';
import { docsUrl, schemaLine, schemaUrl } from './places.ts';

export const firstContract = { id: 'first-task', path: '.contracts/first-task.yml' };

const mostFiles = 3;

/** A first contract, which holds as long as the repository's own checks pass. */
export function contractFile(facts: RepositoryFacts, version: string): string {
  const { tests, lint } = facts;
  return [
    schemaLine(schemaUrl('contract', version)),
    `# A first contract. It applies to branches that name it, such as agent/${firstContract.id}.`,
    '# Write one like it for each task of an agent, and merge it before the work starts.',
    `# Every key: ${docsUrl('contracts.md', version)}`,
    `id: ${firstContract.id}`,
    'title: A first task',
    'description: Replace this with what the agent is to do.',
    'validation:',
    ...commandLines('lint', lint),
    ...commandLines('tests', tests),
    ...(tests.length + lint.length === 0 ? fileLines(facts) : []),
    '  # More checks, for example:',
    '  # files_exist: [src/feature.js]',
    '  # content_check: {file: src/feature.js, pattern: "export function feature"}',
    '  # scope: {allowed: ["src/**", "test/**"]}',
    '',
  ].join('\n');
}

function commandLines(key: string, commands: readonly FoundCommand[]): string[] {
  const [first] = commands;
  if (!first) return [];
  if (commands.length === 1 && first.cwd === '.') return [`  ${key}: ${commandScalar(first.run)} # ${first.why}`];
  return [
    `  ${key}:`,
    ...commands.flatMap(({ run, cwd, why }) => [
      `    - run: ${commandScalar(run)} # ${why}`,
      ...(cwd === '.' ? [] : [`      cwd: ${scalar(cwd)}`]),
    ]),
  ];
}

/** Without a command that could run: documentation that must stay, else the contract itself. */
function fileLines({ paths }: RepositoryFacts): string[] {
  const depth = (path: string) => path.split('/').length;
  const pages = paths
    .filter(path => isDocumentation(path) && /\.(?:md|rst|adoc|markdown)$/i.test(path) && !path.startsWith('.'))
    .sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  const files = pages.length > 0 ? pages.slice(0, mostFiles) : [firstContract.path];
  return ['  files_exist:', ...files.map(path => `    - ${scalar(path)}`)];
}
