import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Demand {
  number: number;
  criteria: string[];
  /** Why a gate can't see it, where no criterion does. */
  reason: string;
}

const page = readFileSync(join(import.meta.dirname, '../../docs/sessions.md'), 'utf8');

/** The numbered table of docs/sessions.md. */
export function demands(): Demand[] {
  return [...page.matchAll(/^\| (\d+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, number, , last = '']) => {
    const criteria = [...last.matchAll(/`([a-z-]+)`/g)].map(([, id]) => id!);
    return { number: Number(number), criteria, reason: criteria.length > 0 ? '' : last.trim() };
  });
}

/** Every rule that the page has a row for. */
demands.rules = (): string[] => [...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, id]) => id!);
