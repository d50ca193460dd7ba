import { testsToFillIn } from '../model/command.ts';
import type { DocumentData } from '../syntax/located-value.ts';
import { withPattern } from '../tools/reading/pattern-argument.ts';
import { type ActivityContext, commandsFor } from './activities.ts';
import { writeYaml } from './write-yaml.ts';

const mostFiles = 5;

/** A contract in plain words: the files of the task and the tests, with a place to fill in where no command is known. */
export function draftToFillIn(
  { id, title, files }: { id: string; title?: string; files: readonly string[] },
  project: ActivityContext,
): string {
  const listed = files.slice(0, mostFiles);
  return writeYaml({
    id,
    title: title || undefined,
    validation: { files_exist: listed.length > 0 ? [...listed] : undefined, ...testsOf(project) },
  });
}

function testsOf(project: ActivityContext): { tests: DocumentData } | { check_run: { name: string } } {
  const [command] = commandsFor('unit-test', project);
  if (!command) return { tests: testsToFillIn };
  if ('checkRun' in command) return { check_run: { name: command.checkRun } };
  const { run } = withPattern(command.run, undefined);
  const keys = { ...(command.cwd === '.' ? {} : { cwd: command.cwd }), ...(command.env ? { env: command.env } : {}) };
  return { tests: Object.keys(keys).length > 0 ? { run, ...keys } : run };
}
