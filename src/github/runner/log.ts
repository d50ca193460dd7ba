import { endGroup, error, info, notice, setSecret, startGroup, warning } from '@actions/core';
import { masked } from '../../engine/redact.ts';
import type { LogAnnotation } from '../../report/log.ts';
import { inLine, visible } from '../../report/sanitize.ts';

/** The log of a workflow's step. Whatever is said, no line of it starts a command but those that are meant, and no secret is told. */
export interface Log {
  say(line: string): void;
  /** Lines that the reader can fold. */
  group(title: string, lines: readonly string[]): void;
  annotate(annotation: LogAnnotation): void;
  /** Hides a secret from here on: in this log, and in what the runner shows of it. */
  mask(secret: string): void;
  /** The text without what is masked. */
  hide(text: string): string;
}

const levels = { error, warning, notice };

/** @actions/core escapes what goes into a command; secrets and plain lines that look like a command are dealt with here. */
export function openLog(secrets: readonly string[]): Log {
  const known = [...secrets];
  const hide = (text: string) => masked(text, known);
  const line = (text: string) => info(inLine(hide(text)));
  const shown = (text: string) => visible(hide(text));
  return {
    say: line,
    group(title, lines) {
      startGroup(inLine(hide(title)));
      for (const each of lines) line(each);
      endGroup();
    },
    annotate({ level, path, line, title, message }) {
      const place = path === undefined ? {} : { file: shown(path), ...(line === undefined ? {} : { startLine: line }) };
      levels[level](shown(message), { title: shown(title), ...place });
    },
    mask(secret) {
      for (const each of secret.split(/\r?\n/).filter(part => part.trim() !== '')) setSecret(each);
      known.push(secret);
    },
    hide,
  };
}
