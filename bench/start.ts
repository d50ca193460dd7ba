/** How long it takes to start: the CLI, a run on one contract, and the action. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSize, timeAction } from './action.ts';
import {
  cli,
  compare,
  env,
  folder,
  git,
  median,
  milliseconds,
  once,
  type Row,
  repository,
  roundsOf,
} from './measure.ts';

function version(): Row {
  writeFileSync(join(folder, 'empty.mjs'), '');
  return compare({
    what: 'start (--version)',
    peer: 'an empty file in Node',
    rounds: 15,
    ours: () => once(folder, process.execPath, cli, '--version'),
    theirs: () => once(folder, process.execPath, join(folder, 'empty.mjs')),
  });
}

function trivial(): Row {
  const top = repository('trivial', {
    'a.txt': 'a\n',
    '.contracts/t.yml':
      'id: t\nvalidation:\n  files_exist: [a.txt]\n  content_check: {file: a.txt, pattern: a}\n  command: "true"\n',
  });
  return compare({
    what: 'verify on one contract (three criteria)',
    peer: 'git status',
    rounds: 11,
    ours: () => once(top, process.execPath, cli, 'verify', '--all'),
    theirs: () => once(top, 'git', 'status'),
  });
}

/** The action: time to its first request, a whole run against the CLI on the same branch, and the size of its bundle. */
async function onGitHub(): Promise<Row[]> {
  const top = repository('action', {
    'a.txt': 'a\n',
    '.contracts/t.yml':
      'id: t\nvalidation:\n  files_exist: [a.txt]\n  content_check: {file: a.txt, pattern: a}\n  command: "true"\n',
  });
  const base = git(top, 'rev-parse', 'HEAD').trim();
  git(top, 'checkout', '--quiet', '-b', 'agent/t');
  git(top, 'commit', '--quiet', '--allow-empty', '-m', 'Work');
  const subject = { folder: join(folder, 'runner'), top, base, head: git(top, 'rev-parse', 'HEAD').trim() };
  writeFileSync(join(folder, 'ask.mjs'), "await import('node:http');\n");
  const rounds = { first: [] as number[], whole: [] as number[], empty: [] as number[], cli: [] as number[] };
  for (let round = 0; round < roundsOf(7); round++) {
    const { first, whole } = await timeAction(subject, env);
    rounds.first.push(first);
    rounds.whole.push(whole);
    rounds.empty.push(once(folder, process.execPath, join(folder, 'ask.mjs')));
    rounds.cli.push(once(top, process.execPath, cli, 'verify'));
  }
  const row = (what: string, ours: number[], peer: string, theirs: number[]): Row => ({
    what,
    ours: milliseconds(median(ours)),
    against: `${peer}: ${milliseconds(median(theirs))}`,
    ratio: median(ours) / median(theirs),
  });
  return [
    row('the action, from start to its first request', rounds.first, 'Node that only loads node:http', rounds.empty),
    row('the action, a whole run on one contract', rounds.whole, 'the CLI on the same branch', rounds.cli),
    size(),
  ];
}

const maxBundleBytes = 2_750_000;

/** dist/action.js with everything that it imports. */
function size(): Row {
  const bytes = bundleSize();
  return {
    what: 'the action, size of its bundle',
    ours: `${(bytes / 1e6).toFixed(2)} MB`,
    against: `the limit: ${maxBundleBytes / 1e6} MB`,
    ratio: bytes / maxBundleBytes,
    goal: 1,
  };
}

export async function startUp(): Promise<Row[]> {
  return [version(), trivial(), ...(await onGitHub())];
}
