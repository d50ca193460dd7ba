import type { Dialect } from '../model/dialect.ts';
import { compileContract } from './validation.ts';
import { isVerification } from './verification-shape.ts';

/** Criteria set before the work begins, each an activity of the project such as `unit-test` or `lint`. */
export const verification: Dialect = { name: 'verification', recognises: isVerification, compile: compileContract };
