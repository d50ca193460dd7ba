import { execFileSync, spawn } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fullName } from './emulator.ts';
import type { State } from './state.ts';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const backend = join(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), 'git-http-backend');
/** The last two are what git asks of a server that does not answer as a server of git does. */
const paths = /^\/([^/]+\/[^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|HEAD|objects\/.+)$/;
const services = ['info/refs', 'git-upload-pack'];

export const isGit = (path: string) => paths.test(path);

export function basicToken(authorization: string | undefined): string | undefined {
  const encoded = /^basic (.+)$/i.exec(authorization ?? '')?.[1];
  return encoded && Buffer.from(encoded, 'base64').toString().split(':').slice(1).join(':');
}

/** What `git fetch` is answered: by git's own server, on the real repository. */
export async function serveGit(state: State, request: IncomingMessage, url: URL, body: Buffer): Promise<RawAnswer> {
  const [, repository, service] = paths.exec(url.pathname)!;
  const given = basicToken(request.headers.authorization);
  if (given === undefined ? state.private : given !== state.token)
    return plain(401, 'Authentication required', { 'www-authenticate': 'Basic realm="GitHub"' });
  if (state.private && state.permissions.contents === 'none')
    return plain(403, 'Write access to repository not granted.');
  if (repository !== fullName) return plain(404, 'Repository not found.');
  if (!services.includes(service!)) return plain(404, 'Not Found');
  return cgi(body, {
    GIT_PROJECT_ROOT: state.history.root,
    GIT_HTTP_EXPORT_ALL: '1',
    GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    PATH: process.env.PATH,
    PATH_INFO: `/${fullName}.git/${service}`,
    QUERY_STRING: url.search.slice(1),
    REQUEST_METHOD: request.method,
    CONTENT_TYPE: String(request.headers['content-type'] ?? ''),
    CONTENT_LENGTH: String(body.length),
    HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
    REMOTE_ADDR: '127.0.0.1',
  });
}

function cgi(input: Buffer, env: NodeJS.ProcessEnv): Promise<RawAnswer> {
  return new Promise((done, failed) => {
    const child = spawn(backend, { env, stdio: ['pipe', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', chunk => chunks.push(chunk));
    child.on('error', failed);
    child.on('close', () => done(fromCgi(Buffer.concat(chunks))));
    // It may end before it has read everything, and has then said why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

function fromCgi(output: Buffer): RawAnswer {
  const end = output.indexOf('\r\n\r\n');
  const lines = output.subarray(0, end).toString().split('\r\n');
  const headers = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const { status, ...rest } = headers;
  return { status: Number.parseInt(status ?? '200', 10), headers: rest, body: output.subarray(end + 4) };
}

function plain(status: number, words: string, headers: Record<string, string> = {}): RawAnswer {
  return { status, headers: { 'content-type': 'text/plain', ...headers }, body: Buffer.from(`${words}\n`) };
}
