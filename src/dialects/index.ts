import type { ClaimDialect } from '../claims/types.ts';
import type { OutputRequest, ReportRequest } from '../model/claim-request.ts';
import type { Dialect, Dialects } from '../model/dialect.ts';
import { builderStateRecords, isBuilderState } from './builder-state.ts';
import { epic } from './epic.ts';
import { output } from './output.ts';
import { report } from './report.ts';
import { isBareValidation, validation } from './validation.ts';
import { verification } from './verification.ts';

/** Every dialect. A document belongs to the one that recognises it; none or two is a problem. */
export const dialects: readonly Dialect[] = [validation, verification];

/** The dialects with what else compiling a document takes. */
export const dialectRegistry: Dialects = {
  contracts: dialects,
  epic,
  state: { recognises: isBuilderState, records: builderStateRecords },
  isBareValidation,
};

/** Every format in which agents report on their work. */
export const claimDialects: readonly [ClaimDialect<ReportRequest>, ClaimDialect<OutputRequest>] = [report, output];
