import type { Located } from '../syntax/located-value.ts';

/** What a contract asks agents to report. */
export interface ClaimRequests {
  reports: readonly Located<ReportRequest>[];
  outputs: readonly Located<OutputRequest>[];
}

export interface ReportRequest {
  /** A path or a glob; every file that matches is a report of its own. Absent: a JSON fence in the body. */
  file?: string;
  role?: string;
  /** Minimum lengths that replace the policy's for this report. */
  evidence?: EvidenceLengths;
  accept_partial?: boolean;
}

export interface OutputRequest {
  agent?: string;
  /** `pr-body`, `commits`, or the path of a file. */
  from?: string;
}

export interface EvidenceLengths {
  simple?: number;
  quality?: number;
  cross_task?: number;
  kinds?: Record<string, 'simple' | 'quality' | 'cross_task' | 'cross-task'>;
}
