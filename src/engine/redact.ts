/** Replaces a secret. */
const stars = '***';
/** A shorter secret would remove half of every report, and hide nothing. */
const shortest = 4;
/** The same for the written forms of a secret, which are guesses. */
const shortestForm = 8;
const longestToken = 1024;

/** Anything that looks like a GitHub token, whoever it belongs to. */
const tokens = `(?<![A-Za-z0-9])(?:gh[pousr]|github_pat)_[\\w.-]{30,${longestToken}}`;

/** The same data without the secrets, in every text and key, also in base64 and URL encoding. */
export function redact<T>(value: T, secrets: readonly string[]): T {
  const { pattern } = patternFor(secrets);
  return everywhere(value, text => text.replaceAll(pattern, stars)) as T;
}

function everywhere(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map(each => everywhere(each, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [change(key), everywhere(each, change)]));
}

export interface TextMask {
  /** Takes a chunk, and returns what can be shown so far. */
  write(chunk: string): string;
  /** The rest. */
  end(): string;
}

/** For text that arrives in chunks: shown line by line, so that no secret slips through between two chunks. */
export function textMask(secrets: readonly string[], longestLine = 64 * 1024): TextMask {
  const { pattern, longest } = patternFor(secrets);
  let held = '';
  const release = (until: number) => {
    const text = held.slice(0, until);
    held = held.slice(until);
    return text.replaceAll(pattern, stars);
  };
  return {
    write(chunk) {
      held += chunk;
      const lines = release(held.lastIndexOf('\n') + 1);
      return held.length <= longestLine + longest ? lines : lines + release(betweenSecrets(held, pattern, longest));
    },
    end: () => release(held.length),
  };
}

/** Where an unfinished line can be cut: far enough from its end for any secret, and not within one. */
function betweenSecrets(text: string, pattern: RegExp, longest: number): number {
  const cut = text.length - longest;
  for (const match of text.matchAll(pattern)) {
    if (match.index < cut && match.index + match[0].length > cut) return match.index;
  }
  return cut;
}

/** Forms are tried longest first, so that of a secret within a secret nothing is left over. */
function patternFor(secrets: readonly string[]): { pattern: RegExp; longest: number } {
  const all = new Set(secrets.flatMap(linesOf).flatMap(formsOf));
  const forms = [...all].sort((a, b) => b.length - a.length);
  const escaped = forms.map(form => form.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return {
    pattern: new RegExp([tokens, ...escaped].join('|'), 'g'),
    longest: Math.max(longestToken + 'github_pat_'.length, forms[0]?.length ?? 0),
  };
}

/** A secret of several lines is often shown one line at a time. */
function linesOf(secret: string): string[] {
  const lines = secret.split(/\r?\n/).map(line => line.trim());
  const long = lines.filter(line => line.length >= shortestForm);
  return [secret, secret.trim(), ...long].filter(text => text.trim().length >= shortest);
}

function formsOf(secret: string): string[] {
  // Half a character has no form in an address.
  const address = encodeURIComponent(Buffer.from(secret).toString());
  const written = [
    address,
    address.replaceAll(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
    JSON.stringify(secret).slice(1, -1),
    ...[0, 1, 2].flatMap(before => inBase64(secret, before)),
  ];
  return [secret, ...written.filter(form => form.length >= shortestForm)];
}

/** How the secret looks within a longer text in base64, with so many bytes (by threes) before it: at its end, and anywhere. */
function inBase64(secret: string, before: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
  // Characters that share bits with a neighbour are left out.
  const own = Math.ceil((before * 8) / 6);
  const text = bytes.toString('base64');
  const forms = [text.slice(own), text.slice(own, Math.floor((bytes.length * 8) / 6))];
  return [...forms, ...forms.map(form => form.replaceAll('+', '-').replaceAll('/', '_'))];
}
