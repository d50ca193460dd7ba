export interface ReadTime {
  /** Milliseconds since 1970; read as UTC if it has no time zone. */
  ms: number;
  /** How far off it may be, for lack of a time zone or a time of day. */
  slack: number;
}

const form =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const hour = 3_600_000;

/** An ISO 8601 time on a real day; undefined for anything else. */
export function timeOf(text: string): ReadTime | undefined {
  const match = form.exec(text.trim());
  if (!match) return undefined;
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00', , zone] = match;
  const date = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  const real = !Number.isNaN(date) && new Date(date).toISOString().startsWith(`${year}-${month}-${day}`);
  if (!real || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 60) return undefined;
  const ms = date + Number(hours) * hour + Number(minutes) * 60_000 + Number(seconds) * 1000;
  if (match[4] === undefined) return { ms, slack: 38 * hour };
  return zone === undefined ? { ms, slack: 14 * hour } : { ms: ms - offsetOf(zone), slack: 0 };
}

function offsetOf(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const digits = zone.replaceAll(/\D/g, '').padEnd(4, '0');
  const ms = Number(digits.slice(0, 2)) * hour + Number(digits.slice(2)) * 60_000;
  return zone.startsWith('-') ? -ms : ms;
}

/** Is `later` certainly before `earlier`, whatever their time zones are? */
export function isBefore(later: ReadTime, earlier: ReadTime): boolean {
  return later.ms + later.slack + earlier.slack < earlier.ms;
}

/** A real day, as in a folder's name. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && timeOf(text) !== undefined;
}
