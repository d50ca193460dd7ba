import { isVerification } from '../generation/verification.ts';
import type { Dialect } from '../model/dialect.ts';
import { lowerContract } from './validation.ts';

/** Seed 004: criteria that were set before the work began, each an activity of the project. */
export const verification: Dialect = { name: 'verification', recognises: isVerification, lower: lowerContract };
