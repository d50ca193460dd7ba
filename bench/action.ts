/** The action against a server that answers at once: what it costs until it asks, and for a whole run. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

const action = resolve(import.meta.dirname, '../dist/action.js');

export interface Shop {
  folder: string;
  top: string;
  base: string;
  head: string;
}

/** Not GitHub, only as much of it as a passing pull request asks for; the tests have an emulator. */
function answerTo(request: IncomingMessage, { base, head }: Shop): unknown {
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
  /** Until the first request. */
  first: number;
  whole: number;
}

/** One run of the action on a pull request that is checked out whole. */
export async function timeAction(shop: Shop, env: NodeJS.ProcessEnv): Promise<Timed> {
  let asked: (() => void) | undefined;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked?.();
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answerTo(request, shop)));
    });
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const temp = join(shop.folder, 'temp');
  mkdirSync(temp, { recursive: true });
  const payload = answerTo({ url: '/pulls/1' } as IncomingMessage, shop);
  writeFileSync(join(temp, 'event.json'), JSON.stringify({ pull_request: payload }));
  const start = performance.now();
  const first = new Promise<number>(told => {
    asked = () => told(performance.now() - start);
  });
  const child = spawn(process.execPath, [action], {
    cwd: shop.top,
    stdio: 'ignore',
    env: {
      ...env,
      ...{ GITHUB_API_URL: url, GITHUB_SERVER_URL: url, GITHUB_REPOSITORY: 'o/r', GITHUB_EVENT_NAME: 'pull_request' },
      ...{ GITHUB_EVENT_PATH: join(temp, 'event.json'), GITHUB_WORKSPACE: shop.top, GITHUB_RUN_ID: '1' },
      ...{ GITHUB_OUTPUT: join(temp, 'output'), GITHUB_STEP_SUMMARY: join(temp, 'summary'), RUNNER_TEMP: temp },
      ...{ 'INPUT_GITHUB-TOKEN': 'a-token-for-the-bench', 'INPUT_CHECK-RUNS': 'summary', INPUT_COMMENT: 'off' },
    },
  });
  const code = await new Promise<number | null>(ended => child.on('close', ended));
  const whole = performance.now() - start;
  server.close();
  if (code !== 0) throw new Error(`the action ended with ${code}`);
  return { first: await first, whole };
}
