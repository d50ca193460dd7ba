import { checks } from './checks/index.ts';
import { dialectRegistry } from './dialects/index.ts';
import { output } from './dialects/output.ts';
import { report } from './dialects/report.ts';
import type { Registries } from './model/registries.ts';

/** Every check and dialect that the gate has. */
export const registries: Registries = { checks, dialects: dialectRegistry };

/** The formats in which agents make claims. */
export const claimDialects = { report, output } as const;
