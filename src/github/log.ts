import { masked } from '../core/mask.ts';
import { inLine, visible } from '../report/inert.ts';

export interface Annotation {
  level: 'error' | 'warning' | 'notice';
  path?: string;
  line?: number;
  title: string;
  message: string;
}

/** The log of a workflow's step. Whatever is said, no line of it starts a command but those that are meant, and no secret is told. */
export interface Log {
  say(line: string): void;
  /** Lines that the reader can fold. */
  group(title: string, lines: readonly string[]): void;
  annotate(annotation: Annotation): void;
  /** Hides a secret from here on: in this log, and in what the runner shows of it. */
  mask(secret: string): void;
  /** The text without what is masked. */
  hide(text: string): string;
}

export function openLog(write: (text: string) => void, secrets: readonly string[]): Log {
  const known = [...secrets];
  const hide = (text: string) => masked(text, known);
  const line = (text: string) => write(`${inLine(hide(text))}\n`);
  const command = (name: string, properties: Record<string, string | undefined>, message: string) => {
    const given = Object.entries(properties).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}=${inProperty(visible(hide(value)))}`],
    );
    write(`::${name}${given.length > 0 ? ` ${given.join(',')}` : ''}::${inMessage(visible(hide(message)))}\n`);
  };
  return {
    say: line,
    group(title, lines) {
      command('group', {}, inLine(title));
      for (const each of lines) line(each);
      command('endgroup', {}, '');
    },
    annotate({ level, path, line, title, message }) {
      command(level, { file: path, line: path === undefined ? undefined : line?.toString(), title }, message);
    },
    mask(secret) {
      for (const each of secret.split(/\r?\n/).filter(part => part.trim() !== '')) {
        write(`::add-mask::${inMessage(each)}\n`);
      }
      known.push(secret);
    },
    hide,
  };
}

/** As the runner reads it back. */
function inMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function inProperty(text: string): string {
  return inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
