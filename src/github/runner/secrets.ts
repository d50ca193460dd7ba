import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';

/** Always secret. */
const tokens = [
  'INPUT_GITHUB-TOKEN',
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];
const secretName = /token|secret|passw(?:or)?d|passphrase|credential|keys?$|(?:^|[_-])keys?[_-]/i;
const shortest = 8;

/** Values to mask everywhere: tokens, also in their form for git, and variables whose name suggests a secret. */
export function secretsIn(env: NodeJS.ProcessEnv, extra: readonly string[] = []): string[] {
  const sure = [...extra, ...tokens.map(name => env[name] ?? '')]
    .map(value => value.trim())
    .filter(value => value !== '');
  const forGit = sure.map(token => Buffer.from(`x-access-token:${token}`).toString('base64'));
  const named = Object.entries(env).flatMap(([name, value]) => (secretName.test(name) && value ? [value.trim()] : []));
  return [...new Set([...sure, ...forGit, ...named.filter(looksSecret)])];
}

/** A secret may start like a path, so only an existing or explicitly relative path is taken for one. */
function looksSecret(value: string): boolean {
  const isPath = /^(?:~|\.{1,2})[\\/]/.test(value) || (isAbsolute(value) && existsSync(value));
  const isPlain = /^(?:true|false|[\d.]+)$/i.test(value);
  return value.length >= shortest && !isPath && !isPlain;
}
