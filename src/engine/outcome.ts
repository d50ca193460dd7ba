import type { Wrong } from '../claims/types.ts';
import type { Outcome } from '../model/outcome.ts';

/** What was found out about something that an agent said, before anything was looked at but its own words. */
export interface Heard {
  /** What was read: "the report docs/report.json". */
  subject: string;
  /** The criterion as a sentence. */
  wants: string;
  found: Wrong[];
  /** Why nothing could be heard here, and nothing is asked. */
  why?: string;
}

/** A fail where anything but warnings was found; every place is told, the first one first. */
export function heard({ subject, wants, found, why }: Heard): Outcome {
  if (why !== undefined) return { status: 'skip', message: why };
  const failures = found.filter(({ warn }) => !warn);
  const told = failures.length > 0 ? failures : found;
  const [first] = told;
  if (!first) return { status: 'pass', message: `nothing is wrong with ${subject}` };
  const more = told.length > 1 ? ` (and ${told.length - 1} more)` : '';
  return {
    status: failures.length > 0 ? 'fail' : 'warn',
    message: `${first.message}${more}`,
    want: wants,
    got: told
      .slice(0, mostTold)
      .map(({ message }) => message)
      .join('; '),
    at: { path: first.path, line: first.line },
    ...(told.length > 1
      ? { places: told.slice(0, mostPlaces).map(({ path, line, message }) => ({ path, line, message })) }
      : {}),
    fix: [...new Set(told.slice(0, mostTold).map(({ fix }) => fix))].join('\n'),
    ...(failures.length > 0
      ? { failure: failures.some(({ failure }) => failure === 'major') ? 'major' : 'minor' }
      : {}),
  };
}

const mostTold = 20;
const mostPlaces = 100;
