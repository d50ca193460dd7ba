import type { Dialect } from '../model/dialect.ts';
import { lowerContract } from './validation.ts';
import { isVerification } from './verification-shape.ts';

/** Contracts whose criteria are activities of the project: verificationContract. */
export const verification: Dialect = { name: 'verification', recognises: isVerification, lower: lowerContract };
