import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { onTestFinished } from 'vitest';
import type { Results } from '../../src/model/results.ts';
import { machineNode } from '../support/nodes.ts';
import { onBranch, type Repository, repository, runCli, temporary } from '../support/repository.ts';
import type { Change, Edits, Files, Project } from './project.ts';

export type Finished = typeof onTestFinished;

/** The programs of a machine with git, Node and little else. */
const basics =
  'awk basename bash cat chmod cp cut date dirname env expr find git grep head id ln ls mkdir mktemp mv node npm npx printf pwd readlink rm rmdir sed setsid sh sleep sort tail tee test touch tr true uname uniq wc which xargs'.split(
    ' ',
  );

/** Recording runs the real tools: `RECORD` is a PATH that has them, `RECORD_HOMES` what to call /opt/tools. */
const recordPath = process.env.RECORD?.split(delimiter);
export const isRecording = recordPath !== undefined;
const recordingFolder = (file: string) => join(tmpdir(), `contract-gate-recorded-${process.pid}`, file);

export interface Answer {
  results: Results;
  code: number;
  /** Commands without a recording. */
  missed: string[];
}

/** What a real tool printed in a tree of files. */
interface Run {
  program: string;
  args: string[];
  tree: string;
  exit: number;
  stdout: string[];
  stderr: string[];
}

/** Runs `verify` on a change, in a real repository and with replayed tools. */
export async function answer(project: Project, change: Change, finished: Finished): Promise<Answer> {
  const place = temporary('real', finished);
  const missed = join(place, 'missed');
  mkdirSync(missed);
  const repo = repositoryOf(project, change, finished);
  const bin = standIns(project, repo, place, missed);
  const body = join(place, 'body.md');
  writeFileSync(body, change.body ?? '');
  const args = ['verify', '--json', '--title', change.title, '--body', body, ...(change.args ?? [])];
  const ran = await runCli({ cwd: repo.top, env: { PATH: bin } }, args);
  if (recordPath) recordMore(project, repo, bin);
  return {
    results: resultsOf(ran.stdout, `${project.file}: ${change.name}: ${ran.stderr}`),
    code: ran.code,
    missed: filesOf(missed),
  };
}

function repositoryOf(project: Project, change: Change, finished: Finished): Repository {
  const ignored = ['node_modules', ...(project.ignored ?? [])];
  const repo = repository({ '.gitignore': `${ignored.join('\n')}\n`, ...project.base }, finished);
  if (change.base) repo.commit(change.base, 'Earlier work');
  onBranch(repo, change.branch ?? 'agent/work');
  for (const [from, to] of Object.entries(change.moves ?? {})) {
    mkdirSync(dirname(join(repo.top, to)), { recursive: true });
    repo.git('mv', from, to);
  }
  repo.commit({ ...edited(repo.top, change.edit ?? {}), ...change.change }, change.title);
  return repo;
}

/** Other commands that the gate may come to run, on the change and on its base. */
function recordMore({ records = [] }: Project, repo: Repository, bin: string): void {
  for (const branch of ['-', 'main']) {
    if (branch !== '-') repo.git('checkout', '--quiet', branch);
    for (const line of records) {
      try {
        execFileSync('bash', ['-c', line], {
          cwd: repo.top,
          env: { ...process.env, PATH: bin, TEST: undefined },
          stdio: 'ignore',
        });
      } catch {}
    }
  }
}

export function edited(top: string, edits: Edits): Files {
  return Object.fromEntries(
    Object.entries(edits).map(([path, replacements]) => {
      let text = readFileSync(join(top, path), 'utf8');
      for (const [from, to] of Object.entries(replacements)) {
        if (!text.includes(from)) throw new Error(`${path} does not contain ${JSON.stringify(from)}`);
        text = text.replace(from, () => to);
      }
      return [path, text];
    }),
  );
}

/** A PATH with the basic programs, and one that replays for each tool of the project. */
function standIns(project: Project, repo: Repository, place: string, missed: string) {
  const [tools, plain] = [join(place, 'tools'), join(place, 'plain')];
  for (const folder of [tools, plain]) mkdirSync(folder);
  for (const name of basics) {
    const path = name === 'node' ? machineNode : programPath(name);
    if (path) symlinkSync(path, join(plain, name));
  }
  const settings = join(place, 'settings.json');
  const record = recordPath && {
    path: recordPath,
    into: recordingFolder(project.file),
    homes: process.env.RECORD_HOMES?.split(delimiter) ?? [],
  };
  if (record) mkdirSync(record.into, { recursive: true });
  const recordings = recordingsOf(project);
  const ignored = ['node_modules', ...(project.ignored ?? [])];
  writeFileSync(settings, JSON.stringify({ recordings, ignored, record, missed }));
  const replay = join(import.meta.dirname, 'replay.mjs');
  const standIn = (folder: string, name: string) => {
    const path = join(folder, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, `#!/bin/sh\nexec '${machineNode}' '${replay}' '${settings}' '${name}' "$@"\n`);
    chmodSync(path, 0o755);
  };
  for (const name of project.programs ?? []) standIn(tools, name);
  for (const name of project.installed ?? []) standIn(join(repo.top, 'node_modules/.bin'), name);
  if (recordPath) shareModules(join(repo.top, 'node_modules'));
  return [tools, plain].join(delimiter);
}

/** The real tools need their packages: `RECORD_MODULES` is a node_modules that has them. */
function shareModules(into: string): void {
  const from = process.env.RECORD_MODULES;
  if (!from || !existsSync(into)) return;
  for (const name of readdirSync(from).filter(each => !each.startsWith('.')))
    symlinkSync(join(from, name), join(into, name));
}

function recordingsOf({ file }: Project): string {
  return join(import.meta.dirname, 'recordings', `${file}.json`);
}

function programPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => !folder.includes('node_modules'));
  return folders.map(folder => join(folder, name)).find(path => existsSync(path));
}

function filesOf(folder: string): string[] {
  return readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'));
}

function resultsOf(stdout: string, where: string): Results {
  try {
    return JSON.parse(stdout) as Results;
  } catch {
    throw new Error(`${where}\nverify printed no results: ${stdout.slice(0, 500)}`);
  }
}

/** Adds what real tools printed, with their versions, to the recordings. */
export function keepRecorded(project: Project): void {
  const folder = recordingFolder(project.file);
  const runs = recordPath && existsSync(folder) ? filesOf(folder).map((text): Run => JSON.parse(text)) : [];
  if (runs.length === 0) return;
  const path = recordingsOf(project);
  const before: Run[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).runs : [];
  const keyOf = ({ program, args, tree }: Run) => [program, tree, ...args].join(' ');
  const unique = new Map([...before, ...runs].map(run => [keyOf(run), run]));
  const sorted = [...unique.keys()].sort().map(key => unique.get(key)!);
  writeFileSync(path, `${JSON.stringify({ versions: versionsOf(project), runs: sorted }, null, 1)}\n`);
}

/** What each tool calls its version. */
function versionsOf({ programs = [], installed = [] }: Project): Record<string, string> {
  const env = { ...process.env, PATH: (recordPath ?? []).join(delimiter) };
  return Object.fromEntries(
    [...programs, ...installed].map(name => [name, versionOf(name, env)] as const).filter(([, version]) => version),
  );
}

function versionOf(name: string, env: NodeJS.ProcessEnv): string {
  for (const option of ['--version', 'version']) {
    try {
      const text = execFileSync('timeout', ['20', name, option], {
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const line = text.split('\n').find(each => /\d+\.\d+/.test(each));
      if (line) return line.trim();
    } catch {}
  }
  return '';
}
