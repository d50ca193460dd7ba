import type { Entry } from '../../syntax/located-value.ts';
import type { Findings } from '../findings.ts';
import { placeOf, shown, textIn } from './fields.ts';
import type { SessionStatus } from './status.ts';
import { type ReadTime, timeOf } from './times.ts';

/** Reads an optional timestamp. Reports anything that is not a valid ISO 8601 time. */
export function readTime(
  entry: Entry | undefined,
  name: string,
  path: string,
  findings: Findings,
  nullable = false,
): ReadTime | undefined {
  if (!entry || (nullable && entry.value.kind === 'null')) return undefined;
  const text = textIn(entry.value);
  const time = text === undefined ? undefined : timeOf(text);
  const at = placeOf(path, entry);
  if (!time) {
    const message = `${name} is ${shown(entry.value)}, which is not a valid time; write it like 2026-02-10T09:30:00Z`;
    findings.add('status-times', 'fail', at, message);
  } else if (time.slack > 14 * 3_600_000) {
    findings.add('status-times', 'warn', at, `${name} has no time of day; write it like 2026-02-10T09:30:00Z`);
  }
  return time;
}

/** Reads a timestamp that may be null, and keeps it for the rules about their order. */
export function keepTime(
  status: Pick<SessionStatus, 'path' | 'times'>,
  entry: Entry | undefined,
  name: string,
  findings: Findings,
): ReadTime | undefined {
  const time = readTime(entry, name, status.path, findings, true);
  if (time) status.times.push({ time, name, at: placeOf(status.path, entry) });
  return time;
}
