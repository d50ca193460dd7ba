import type { Api } from '../../github/api/api.ts';
import { openReader, repositoryAt } from '../../github/api/reader.ts';
import type { RepositoryAbout } from '../../workspace/git/about.ts';
import type { Terminal } from '../../workspace/terminal.ts';

interface OpenReader {
  api: Pick<Api, 'get' | 'all'>;
  repository: string;
  serverUrl: string;
}

/** GitHub's API for this repository: by the environment, else by its remote. Without a token, what it needs. */
export function readerFor({ remote = '' }: RepositoryAbout, terminal: Terminal): OpenReader | { needs: string } {
  const { token, repository, apiUrl, serverUrl, env } = terminal.github;
  const place = repository && apiUrl && serverUrl ? { repository, apiUrl, serverUrl } : repositoryAt(remote);
  if (!token) return { needs: 'GITHUB_TOKEN' };
  if (!place) return { needs: 'a remote on GitHub' };
  const { version, signal } = terminal;
  const api = openReader({ apiUrl: apiUrl || place.apiUrl, token, version, signal, env });
  return { api, repository: place.repository, serverUrl: place.serverUrl };
}
