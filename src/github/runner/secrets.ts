import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';

/** Always secret, whatever they look like. */
const tokens = [
  'INPUT_GITHUB-TOKEN',
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];
const telling = /token|secret|passw(?:or)?d|passphrase|credential|keys?$|(?:^|[_-])keys?[_-]/i;
const shortest = 8;

/** What must be shown nowhere: the tokens, in the form for git too, and what the names of variables call secret. */
export function secretsIn(env: NodeJS.ProcessEnv, extra: readonly string[] = []): string[] {
  const sure = [...extra, ...tokens.map(name => env[name] ?? '')]
    .map(value => value.trim())
    .filter(value => value !== '');
  const forGit = sure.map(token => Buffer.from(`x-access-token:${token}`).toString('base64'));
  const named = Object.entries(env).flatMap(([name, value]) => (telling.test(name) && value ? [value.trim()] : []));
  return [...new Set([...sure, ...forGit, ...named.filter(looksSecret)])];
}

/** A secret may begin like a path, so a path is only what is there or says that it is relative. */
function looksSecret(value: string): boolean {
  const isPath = /^(?:~|\.{1,2})[\\/]/.test(value) || (isAbsolute(value) && existsSync(value));
  const isPlain = /^(?:true|false|[\d.]+)$/i.test(value);
  return value.length >= shortest && !isPath && !isPlain;
}
