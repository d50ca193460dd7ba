import type { ClaimDialect } from '../claims/types.ts';
import type { OutputRequest, ReportRequest } from '../model/claim-request.ts';
import type { Dialect } from '../model/dialect.ts';
import { output } from './output.ts';
import { report } from './report.ts';
import { validation } from './validation.ts';
import { verification } from './verification.ts';

/** Every dialect. A document belongs to the one that recognises it; none or two is a problem. */
export const dialects: readonly Dialect[] = [validation, verification];

/** Every format in which agents report on their work. */
export const claimDialects: readonly [ClaimDialect<ReportRequest>, ClaimDialect<OutputRequest>] = [report, output];
