import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Node 24: the tests run on it, and so does the action, as on GitHub. */
export const node24 = process.execPath;

/** The machine's own Node, 20 or newer: people run the CLI on it. */
export const machineNode =
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.includes('node_modules'))
    .map(folder => join(folder, 'node'))
    .find(path => existsSync(path)) ?? process.execPath;
