import { maxFileSize } from '../files/safe-paths.ts';
import { endGroup, type GitCommand, startGit } from './process.ts';

export interface GitObject {
  oid: string;
  type: string;
  /** Null for a blob that is larger than 10 MiB. */
  body: Buffer | null;
}

/** The objects of a repository, read through one process, which starts with the first request. */
export interface ObjectStore {
  /** The object that git finds under a name, such as an id or `HEAD^{tree}`; undefined if there is none. */
  read(name: string): Promise<GitObject | undefined>;
  /** Ends the process after it has answered what was asked. A later request starts another one. */
  rest(): Promise<void>;
}

interface Request {
  answer(found: GitObject | undefined): void;
  fail(error: Error): void;
}

interface Session {
  ask(name: string): Promise<GitObject | undefined>;
  end(): Promise<void>;
}

const maxSilenceMs = 10 * 60_000;

export function openObjects(command: GitCommand): ObjectStore {
  let session: Session | undefined;
  return {
    async read(name) {
      // Each request is a line.
      if (/[\n\0]/.test(name)) return undefined;
      session ??= startSession(command, () => {
        session = undefined;
      });
      return session.ask(name);
    },
    async rest() {
      const ending = session;
      session = undefined;
      await ending?.end();
    },
  };
}

function startSession(command: GitCommand, onEnd: () => void): Session {
  const child = startGit(command, ['cat-file', '--batch'], { input: true });
  const waiting: Request[] = [];
  const errors: Buffer[] = [];
  let limit: NodeJS.Timeout | undefined;
  let failure: Error | undefined;

  /** The process does not keep the gate alive while nothing is asked, and does not keep it waiting for ever. */
  const watch = () => {
    clearTimeout(limit);
    if (waiting.length > 0) limit = setTimeout(() => endGroup(child.pid), maxSilenceMs);
    const hold = waiting.length > 0 ? 'ref' : 'unref';
    child[hold]();
    for (const stream of [child.stdin, child.stdout, child.stderr])
      (stream as Partial<NodeJS.RefCounted> | null)?.[hold]?.();
  };
  const over = (error: Error) => {
    failure ??= error;
    onEnd();
    for (const { fail } of waiting.splice(0)) fail(failure);
    watch();
  };
  const ended = new Promise<void>(resolve => {
    child.on('error', error => {
      over(new Error(`git cat-file could not be started: ${error.message}`));
      resolve();
    });
    child.on('close', (code, signal) => {
      const words = Buffer.concat(errors).toString('utf8').trim().split('\n').slice(0, 3).join(' ');
      over(new Error(`git cat-file failed in ${command.folder}: ${words || `it ended with ${signal ?? code}`}`));
      resolve();
    });
  });
  child.stdin?.on('error', () => {});
  child.stderr?.on('data', chunk => errors.length < 100 && errors.push(chunk));
  const take = batchReader(found => {
    waiting.shift()?.answer(found);
    watch();
  });
  child.stdout?.on('data', take);

  return {
    ask: name =>
      new Promise((answer, fail) => {
        if (failure) return fail(failure);
        waiting.push({ answer, fail });
        if (waiting.length === 1) watch();
        child.stdin?.write(`${name}\n`);
      }),
    async end() {
      child.stdin?.end();
      child.ref();
      await ended;
    },
  };
}

/**
 * Parses a sequence of `OID TYPE SIZE`, a line feed, SIZE bytes and a line feed. Another line, such as `NAME missing`, stands
 * for an object that was not found. Blobs that are too large are skipped without holding them in memory.
 */
function batchReader(found: (object: GitObject | undefined) => void): (chunk: Buffer) => void {
  let header = '';
  let body: { oid: string; type: string; left: number; parts: Buffer[] | null } | null = null;

  return chunk => {
    for (let at = 0; at < chunk.length; ) {
      if (!body) {
        const end = chunk.indexOf(0x0a, at);
        header += chunk.toString('latin1', at, end === -1 ? chunk.length : end);
        if (end === -1) return;
        const [, oid, type, size] = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(header) ?? [];
        header = '';
        at = end + 1;
        if (!oid || !type) {
          found(undefined);
          continue;
        }
        const isTooLarge = type === 'blob' && Number(size) > maxFileSize;
        // One byte more than the body: the line feed after it.
        body = { oid, type, left: Number(size) + 1, parts: isTooLarge ? null : [] };
      } else {
        const part = chunk.subarray(at, at + body.left);
        body.parts?.push(part);
        body.left -= part.length;
        at += part.length;
        if (body.left > 0) continue;
        const { oid, type, parts } = body;
        body = null;
        found({ oid, type, body: parts && whole(parts).subarray(0, -1) });
      }
    }
  };
}

/** A small part is copied: it would keep the chunk that it came with. */
const whole = (parts: readonly Buffer[]) =>
  parts.length === 1 && parts[0]!.length > 32_768 ? parts[0]! : Buffer.concat(parts);
