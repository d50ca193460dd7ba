import type { Dialect } from '../core/dialect.ts';
import { validation } from './validation.ts';
import { verification } from './verification.ts';

/** Every dialect. A document belongs to the one that recognises it; none or two is a problem. */
export const dialects: readonly Dialect[] = [validation, verification];
