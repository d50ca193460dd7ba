/** The least that checking reports takes: each is read, parsed with positions, and validated by its schema. */
import { readFileSync } from 'node:fs';
import { researcher } from '../src/schema/validators.ts';
import { parseJson } from '../src/syntax/json.ts';
import { plain } from '../src/syntax/located-value.ts';

for (let at = 0; at < Number(process.argv[2]); at++) {
  const parsed = parseJson(readFileSync(`claims/${at}.txt`, 'utf8'));
  if ('problem' in parsed || !researcher(plain(parsed.node))) throw new Error(`report ${at} is refused`);
}
