import { describeAndExpect, javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import { builtInRunner, nodePackages } from './shared/node.ts';
import type { Manager, Tool } from './tool.ts';

const manager: Manager = {
  name: 'bun',
  locks: ['bun.lock', 'bun.lockb'],
  program: line => `bun run ${line}`,
  script: (name, args) => `bun run ${name}${args ? ` ${args}` : ''}`,
};

/** The package manager and, where it is in use, the test runner of last resort. */
export const bun: Tool = {
  name: 'bun',
  ecosystem: nodePackages,
  manager,
  detect: (here, used) => (used === manager ? builtInRunner(here, 'bun test -t {pattern}', { takesPaths: true }) : []),
  patternOptions: ['t'],
  testFiles: testAndSpecFiles,
  declares: { language: javascriptTests, calls: ['it', 'test', 'Bun.test'] },
  measures: { ...describeAndExpect, tests: [...describeAndExpect.tests!, '\\bBun\\.test\\s*\\('] },
  notInstalled: /^error: Script not found "/m,
  autoloaded: ['**/bunfig.toml'],
};
