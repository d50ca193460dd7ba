/** The action against a server that responds immediately: time to the first request, time of a whole run, bundle size. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';

const action = resolve(import.meta.dirname, '../dist/action.js');

/** The pull request of the benchmark. */
export interface Subject {
  folder: string;
  top: string;
  base: string;
  head: string;
}

/** Only what a passing pull request reads; the tests have an emulator. */
function responseTo(request: IncomingMessage, { base, head }: Subject): unknown {
  const path = new URL(request.url!, 'http://x').pathname;
  const pull = {
    number: 1,
    title: 'T',
    head: { sha: head, ref: 'agent/t' },
    base: { ref: 'main' },
    user: { login: 'a' },
  };
  const run = { id: 1, name: 'report', status: 'completed', app: { slug: 'github-actions' } };
  if (path.endsWith('/pulls/1')) return pull;
  if (path.endsWith('/branches/main')) return { commit: { sha: base } };
  if (path.endsWith('/check-runs') && request.method === 'GET') return { total_count: 0, check_runs: [] };
  return path.includes('/check-runs') ? run : [];
}

export interface Timed {
  /** Milliseconds to the first request. */
  first: number;
  whole: number;
}

/** One run of the action on a pull request with a full checkout. */
export async function timeAction(subject: Subject, env: NodeJS.ProcessEnv): Promise<Timed> {
  let onRequest: (() => void) | undefined;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    onRequest?.();
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(responseTo(request, subject)));
    });
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const temp = join(subject.folder, 'temp');
  mkdirSync(temp, { recursive: true });
  const payload = responseTo({ url: '/pulls/1' } as IncomingMessage, subject);
  writeFileSync(join(temp, 'event.json'), JSON.stringify({ pull_request: payload }));
  const start = performance.now();
  const first = new Promise<number>(resolve => {
    onRequest = () => resolve(performance.now() - start);
  });
  const child = spawn(process.execPath, [action], {
    cwd: subject.top,
    stdio: 'ignore',
    env: {
      ...env,
      ...{ GITHUB_API_URL: url, GITHUB_SERVER_URL: url, GITHUB_REPOSITORY: 'o/r', GITHUB_EVENT_NAME: 'pull_request' },
      ...{ GITHUB_EVENT_PATH: join(temp, 'event.json'), GITHUB_WORKSPACE: subject.top, GITHUB_RUN_ID: '1' },
      ...{ GITHUB_OUTPUT: join(temp, 'output'), GITHUB_STEP_SUMMARY: join(temp, 'summary'), RUNNER_TEMP: temp },
      ...{ 'INPUT_GITHUB-TOKEN': 'a-token-for-the-bench', 'INPUT_CHECK-RUNS': 'summary', INPUT_COMMENT: 'off' },
    },
  });
  const code = await new Promise<number | null>(ended => child.on('close', ended));
  const whole = performance.now() - start;
  server.close();
  if (code !== 0) throw new Error(`the action exited with ${code}`);
  return { first: await first, whole };
}

/** The bytes of dist/action.js and of every file that it imports, statically or dynamically. */
export function bundleSize(): number {
  const files = new Set([action]);
  for (const file of files)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /(?:\bfrom |\bimport |\bimport\(|require\()"(\.\/[\w.-]+\.c?js)"/g,
    ))
      files.add(join(dirname(file), name!));
  return [...files].reduce((sum, file) => sum + statSync(file).size, 0);
}
