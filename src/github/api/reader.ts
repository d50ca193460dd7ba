import type { Api } from './api.ts';
import { ApiError, refusal } from './api-error.ts';
import { ExchangeError, openFetch } from './fetch.ts';
import { ownerAndRepo, type Route, rejectUnsafePaths } from './routes.ts';
import { readResponse } from './validate-response.ts';

interface ReaderOptions {
  apiUrl: string;
  token: string;
  version: string;
  signal: AbortSignal;
  env: NodeJS.ProcessEnv;
}

const mostPages = 20;
const timeLimitMs = 15_000;
const maxBytes = 16 * 1024 * 1024;

/** Reads GitHub's API for the CLI: each request once, without Octokit, whose start the CLI does not pay for. */
export function openReader({ apiUrl, token, version, signal, env }: ReaderOptions): Pick<Api, 'get' | 'all'> {
  const base = apiUrl.replace(/\/+$/, '');
  const fetch = openFetch({ home: new URL(base).origin, signal, env, timeLimitMs, maxBytes });
  const headers = {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    'user-agent': `contract-gate/${version}`,
    authorization: `token ${token}`,
  };

  async function read(path: string): Promise<{ data: unknown; next: boolean }> {
    const request = { method: 'GET', path: path.split('?', 1)[0]! };
    const response = await fetch(`${base}${path}`, { method: 'GET', headers }).catch((error: unknown) => {
      if (!(error instanceof ExchangeError)) throw error;
      throw new ApiError('unreachable', null, `No response from GitHub to GET ${request.path}: ${error.message}.`);
    });
    const data: unknown = await response.json().catch(() => null);
    if (response.status >= 500)
      throw new ApiError('unreachable', response.status, `GitHub returned ${response.status} for GET ${request.path}.`);
    if (response.status >= 400) throw refusal(request, response.status, data, undefined);
    return { data, next: /rel="?next"?/.test(response.headers.get('link') ?? '') };
  }

  return {
    async get(route, parameters, shape) {
      const path = pathOf(route, parameters);
      return readResponse(shape, (await read(path)).data, `GET ${path}`);
    },
    async all(route, parameters, item) {
      const path = pathOf(route, parameters);
      const items: unknown[] = [];
      for (let page = 1; page <= mostPages; page++) {
        const { data, next } = await read(`${path}?per_page=100&page=${page}`);
        if (!Array.isArray(data)) throw new ApiError('broken', null, `GitHub's response to GET ${path} is not a list.`);
        items.push(...data);
        if (!next) return items.map(each => readResponse(item, each, `GET ${path}`));
      }
      throw new ApiError('broken', null, `GitHub's response to GET ${path} has more than ${mostPages} pages.`);
    },
  };
}

function pathOf(route: Route, parameters: object): string {
  rejectUnsafePaths(route, parameters);
  const values = parameters as Record<string, unknown>;
  return route
    .slice('GET '.length)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** Where the API of a repository is, by the URL of its remote: `github.com` or a GitHub Enterprise Server. */
export function repositoryAt(remote: string): { repository: string; serverUrl: string; apiUrl: string } | undefined {
  const form =
    /^(?:https?:\/\/(?:[^@/\s]+@)?|ssh:\/\/git@|git@)([\w.-]+(?::\d+)?)[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;
  const [, host, repository] = form.exec(remote) ?? [];
  if (!host || !repository || ownerAndRepo(repository).repo === '') return undefined;
  const apiUrl = host === 'github.com' ? 'https://api.github.com' : `https://${host}/api/v3`;
  return { repository, serverUrl: `https://${host}`, apiUrl };
}
