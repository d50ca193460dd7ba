import { createHash } from 'node:crypto';
import type { CommandOutput } from '../../model/world.ts';

const headKept = 256 * 1024;
/** Leaves room for the line that counts the omitted bytes. */
const endKept = 256 * 1024 - 64;
const tailKept = 16 * 1024;

export interface Captured {
  stdout: string;
  stderr: string;
  output: CommandOutput;
}

export interface Capture {
  stdout(chunk: Uint8Array): void;
  stderr(chunk: Uint8Array): void;
  finish(): Captured;
}

/** Captures any amount of output in constant memory. */
export function openCapture(): Capture {
  const hash = createHash('sha256');
  const tail = keepEnd(tailKept);
  const streams = { stdout: keepBothEnds(), stderr: keepBothEnds() };

  const take = (name: keyof typeof streams) => (chunk: Uint8Array) => {
    hash.update(chunk);
    tail.push(chunk);
    streams[name].push(chunk);
  };

  return {
    stdout: take('stdout'),
    stderr: take('stderr'),
    finish() {
      const truncated = tail.dropped() > 0 || streams.stdout.dropped() > 0 || streams.stderr.dropped() > 0;
      const bytes = tail.dropped() > 0 ? fromLineStart(tail.bytes()) : tail.bytes();
      return {
        stdout: streams.stdout.text(),
        stderr: streams.stderr.text(),
        output: { tail: decode(bytes), truncated, sha256: hash.digest('hex') },
      };
    },
  };
}

function keepBothEnds() {
  const head = keepStart(headKept);
  const end = keepEnd(endKept);
  return {
    push: (chunk: Uint8Array) => end.push(head.push(chunk)),
    dropped: end.dropped,
    text(): string {
      if (end.dropped() === 0) return decode(Buffer.concat([head.bytes(), end.bytes()]));
      const [first, last] = [withoutCutEnd(head.bytes()), withoutCutStart(end.bytes())];
      const left = head.bytes().length - first.length + end.dropped() + end.bytes().length - last.length;
      return `${decode(first)}\n… ${left} bytes left out …\n${decode(last)}`;
    },
  };
}

function keepStart(limit: number) {
  let kept: Buffer | undefined;
  let length = 0;
  return {
    /** Returns what does not fit. */
    push(chunk: Uint8Array): Uint8Array {
      const part = chunk.subarray(0, limit - length);
      if (part.length > 0) {
        kept ??= Buffer.allocUnsafe(limit);
        kept.set(part, length);
        length += part.length;
      }
      return chunk.subarray(part.length);
    },
    bytes: () => kept?.subarray(0, length) ?? Buffer.alloc(0),
  };
}

function keepEnd(limit: number) {
  let ring: Buffer | undefined;
  let total = 0;
  return {
    push(chunk: Uint8Array): void {
      if (chunk.length === 0) return;
      const part = chunk.subarray(Math.max(0, chunk.length - limit));
      const at = (total + chunk.length - part.length) % limit;
      ring ??= Buffer.allocUnsafe(limit);
      ring.set(part.subarray(0, limit - at), at);
      ring.set(part.subarray(limit - at), 0);
      total += chunk.length;
    },
    dropped: () => Math.max(0, total - limit),
    bytes(): Buffer {
      if (!ring || total <= limit) return ring?.subarray(0, total) ?? Buffer.alloc(0);
      return Buffer.concat([ring.subarray(total % limit), ring.subarray(0, total % limit)]);
    },
  };
}

function fromLineStart(bytes: Buffer): Buffer {
  const newline = bytes.indexOf(0x0a);
  // A line longer than half of the text is shown in part instead of being dropped.
  return newline === -1 || newline > bytes.length / 2 ? withoutCutStart(bytes) : bytes.subarray(newline + 1);
}

const continues = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte < 0xc0;

/** Without the rest of a truncated UTF-8 character. */
function withoutCutStart(bytes: Buffer): Buffer {
  let start = 0;
  while (start < 3 && continues(bytes[start])) start++;
  return continues(bytes[start]) ? bytes : bytes.subarray(start);
}

function withoutCutEnd(bytes: Buffer): Buffer {
  let start = bytes.length - 1;
  while (start > bytes.length - 4 && continues(bytes[start])) start--;
  const first = bytes[start] ?? 0;
  const width = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return start + width > bytes.length ? bytes.subarray(0, start) : bytes;
}

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
