import type { Results } from '../model/results.ts';
import { html } from './html.ts';
import { intoto } from './intoto.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { sarif } from './sarif.ts';
import { verification } from './verification.ts';

/** Every format that `--report format=path` writes. */
export const formats: Readonly<Record<string, (results: Results) => string>> = {
  json,
  markdown,
  html,
  sarif,
  junit,
  intoto,
  verification,
};
