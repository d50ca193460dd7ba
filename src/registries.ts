import { checks } from './checks/index.ts';
import { dialectRegistry } from './dialects/index.ts';
import type { Registries } from './model/registries.ts';

/** Every check and dialect that the gate has. */
export const registries: Registries = { checks, dialects: dialectRegistry };
