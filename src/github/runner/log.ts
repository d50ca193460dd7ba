import { endGroup, error, info, notice, setSecret, startGroup, warning } from '@actions/core';
import { redact } from '../../engine/redact.ts';
import type { LogAnnotation } from '../../report/github/log.ts';
import { inLine, visible } from '../../report/sanitize.ts';

/** The log of a workflow step. No text can start a workflow command, and no secret is shown. */
export interface Log {
  log(line: string): void;
  /** Lines that readers can fold. */
  group(title: string, lines: readonly string[]): void;
  annotate(annotation: LogAnnotation): void;
  /** Masks a secret from now on, in this log and by the runner. */
  mask(secret: string): void;
  /** The text with secrets redacted. */
  hide(text: string): string;
}

const levels = { error, warning, notice };

/** @actions/core escapes the text of commands; this adds masking, and neutralizes plain lines that look like a command. */
export function openLog(secrets: readonly string[]): Log {
  const known = [...secrets];
  const hide = (text: string) => redact(text, known);
  const line = (text: string) => info(inLine(hide(text)));
  const shown = (text: string) => visible(hide(text));
  return {
    log: line,
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
