import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The forms in which a secret gives itself away. */
function formsOf(secret: string): string[] {
  const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '');
  return [secret, encodeURIComponent(secret), base64(secret), base64(`x-access-token:${secret}`), base64(`:${secret}`)];
}

/** The places whose text holds one of the secrets, in any form. */
export function leaks(places: Record<string, string>, secrets: readonly string[]): string[] {
  const forms = secrets.flatMap(formsOf);
  return Object.entries(places).flatMap(([place, text]) => (forms.some(form => text.includes(form)) ? [place] : []));
}

/** Path → text of every file below a folder, less git's own, where a checkout keeps its credentials. */
export function textsIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => !/(?:^|\/)\.git\//.test(name),
  );
  const files = names.map(name => join(folder, name)).filter(path => lstatSync(path).isFile());
  return Object.fromEntries(files.map(path => [path, readFileSync(path, 'utf8')]));
}

/**
 * The processes that still carry the folder of a run in their environment, or work in it. What is about to end is given the time for it, so
 * that only what stays is reported.
 */
export async function leftBehind(folder: string): Promise<string[]> {
  for (let round = 0; round < 20 && processesOf(folder).length > 0; round += 1) await wait(100);
  return processesOf(folder);
}

function processesOf(folder: string): string[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && name !== String(process.pid))
    .flatMap(pid => {
      const environment = attempt(() => readFileSync(`/proc/${pid}/environ`, 'utf8'));
      const place = attempt(() => readlinkSync(`/proc/${pid}/cwd`));
      if (!environment.includes(folder) && !place.startsWith(folder)) return [];
      return [`${pid}: ${attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')}`];
    });
}

/** A process can end while it is looked at. */
function attempt(look: () => string): string {
  try {
    return look();
  } catch {
    return '';
  }
}
