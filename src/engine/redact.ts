/** Replaces a secret. */
const stars = '***';
/** Replacing shorter secrets would remove half of every report. */
const shortest = 4;
/** The same for encoded forms of a secret, which may never occur. */
const shortestForm = 8;
const longestToken = 1024;

/** Anything that looks like a GitHub token. */
const tokens = `(?<![A-Za-z0-9])(?:gh[pousr]|github_pat)_[\\w.-]{30,${longestToken}}`;

/** Replaces secrets in every string and key, also in base64, URL and JSON encoding. */
export function redact<T>(value: T, secrets: readonly string[]): T {
  const { pattern, forms } = patternFor(secrets);
  // Most results contain no secret, which is quickly seen in one text of them all.
  const all = JSON.stringify(value) ?? '';
  const isIn = (form: string) => all.includes(form) || all.includes(JSON.stringify(form).slice(1, -1));
  if (!/gh[pousr]_|github_pat_/.test(all) && !forms.some(isIn)) return value;
  return everywhere(value, text => text.replaceAll(pattern, stars)) as T;
}

function everywhere(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map(each => everywhere(each, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [change(key), everywhere(each, change)]));
}

export interface TextMask {
  /** Adds a chunk. Returns the text that is safe to show. */
  write(chunk: string): string;
  /** Returns the remaining text. */
  end(): string;
}

/** Redacts text that arrives in chunks, line by line, so that a secret split between two chunks is found. */
export function textMask(secrets: readonly string[], longestLine = 64 * 1024): TextMask {
  const { pattern, longest } = patternFor(secrets);
  let pending = '';
  const release = (until: number) => {
    const text = pending.slice(0, until);
    pending = pending.slice(until);
    return text.replaceAll(pattern, stars);
  };
  return {
    write(chunk) {
      pending += chunk;
      const lines = release(pending.lastIndexOf('\n') + 1);
      return pending.length <= longestLine + longest
        ? lines
        : lines + release(betweenSecrets(pending, pattern, longest));
    },
    end: () => release(pending.length),
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

/** Longest forms first: if one secret contains another, the whole is replaced. */
function patternFor(secrets: readonly string[]): { pattern: RegExp; longest: number; forms: readonly string[] } {
  const all = new Set(secrets.flatMap(linesOf).flatMap(formsOf));
  const forms = [...all].sort((a, b) => b.length - a.length);
  const escaped = forms.map(form => form.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return {
    pattern: new RegExp([tokens, ...escaped].join('|'), 'g'),
    longest: Math.max(longestToken + 'github_pat_'.length, forms[0]?.length ?? 0),
    forms,
  };
}

/** A secret of several lines is often shown one line at a time. */
function linesOf(secret: string): string[] {
  const lines = secret.split(/\r?\n/).map(line => line.trim());
  const long = lines.filter(line => line.length >= shortestForm);
  return [secret, secret.trim(), ...long].filter(text => text.trim().length >= shortest);
}

function formsOf(secret: string): string[] {
  // encodeURIComponent throws on a lone surrogate; the buffer replaces it.
  const address = encodeURIComponent(Buffer.from(secret).toString());
  const written = [
    address,
    address.replaceAll(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
    JSON.stringify(secret).slice(1, -1),
    ...[0, 1, 2].flatMap(before => inBase64(secret, before)),
  ];
  return [secret, ...written.filter(form => form.length >= shortestForm)];
}

/** The base64 forms of a secret after `before` bytes (modulo 3): at the end of the encoded text, and anywhere in it. */
function inBase64(secret: string, before: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
  // Leaves out characters that also encode bits of neighbouring bytes.
  const own = Math.ceil((before * 8) / 6);
  const text = bytes.toString('base64');
  const forms = [text.slice(own), text.slice(own, Math.floor((bytes.length * 8) / 6))];
  return [...forms, ...forms.map(form => form.replaceAll('+', '-').replaceAll('/', '_'))];
}
