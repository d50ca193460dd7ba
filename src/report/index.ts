import type { Results } from '../core/results.ts';
import { json } from './json.ts';
import { markdown } from './markdown.ts';
import { verification } from './verification.ts';

/** Every format that `--report format=path` writes. */
export const formats: Readonly<Record<string, (results: Results) => string>> = { json, markdown, verification };
