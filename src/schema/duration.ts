const milliseconds = { s: 1_000, m: 60_000, h: 3_600_000 } as const;
const longest = 24 * milliseconds.h;

/** Parses `90s`, `5m`, `1.5h` or a number of seconds to milliseconds. Undefined for anything else, for zero, and above 24 hours. */
export function parseDuration(value: string | number): number | undefined {
  const match = /^(\d{1,9}(?:\.\d{1,9})?)([smh])?$/.exec(typeof value === 'number' ? plainDigits(value) : value);
  if (!match) return undefined;
  const unit = (match[2] ?? 's') as keyof typeof milliseconds;
  const result = Math.round(Number(match[1]) * milliseconds[unit]);
  return result > 0 && result <= longest ? result : undefined;
}

function plainDigits(seconds: number): string {
  return seconds > 0 && seconds <= longest ? String(Math.round(seconds * 1_000) / 1_000) : '';
}

/** For people: `850 ms`, `2.3 s`, `1 m 05 s`, `2 h 03 m`. */
export function formatDuration(ms: number): string {
  const whole = ms > 0 ? Math.round(ms) : 0;
  if (whole < milliseconds.s) return `${whole} ms`;
  const tenths = Math.round(whole / 100);
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
  const seconds = Math.round(whole / milliseconds.s);
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} m ${padded(seconds % 60)} s`;
  const minutes = Math.round(whole / milliseconds.m);
  return `${Math.floor(minutes / 60)} h ${padded(minutes % 60)} m`;
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
