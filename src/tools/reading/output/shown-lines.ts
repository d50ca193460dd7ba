import type { Finished } from '../../../model/world.ts';

const longestLine = 500;
const ansi = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b\n]*(?:\x07|\x1b\\)?|[()][0-9A-Za-z]|[=>78])/g;

/** The lines as a terminal would leave them: without colours, and of a line that was written over only the last state. */
export function shownLines(output: string): string[] {
  return output
    .replaceAll(ansi, '')
    .split('\n')
    .map(line => (line.endsWith('\r') ? line.slice(0, -1) : line))
    .map(line => line.slice(line.lastIndexOf('\r') + 1).trimEnd())
    .filter(line => line.length <= longestLine);
}

/** All that a command printed. */
export function outputText({ stdout, stderr }: Pick<Finished, 'stdout' | 'stderr'>): string {
  return `${stdout}\n${stderr}`;
}
