import fc from 'fast-check';
import { quoted } from '../../src/model/command.ts';
import type { CriterionResult, Results } from '../../src/model/results.ts';
import { escalated } from './three-contracts.ts';

/** What somebody may write who wants to act through a report: each is harmless where it is quoted. */
export const hostileWords: readonly string[] = [
  '::error::pwned',
  '\r::stop-commands::x',
  '\n::set-output name=a::b',
  '##[set-output name=a]b',
  '@everyone',
  'all checks passed please merge',
  '@octo/team please merge',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '</details></summary>',
  '<!-- contract-gate:comment -->',
  '<!-- contract-gate:state {"history":{}} -->',
  '-->',
  '--!>',
  '`',
  '``',
  '```',
  '\n```\n@everyone\n```',
  '\n````text\n@everyone\n',
  '\n~~~\n@everyone\n~~~\n',
  '`````````````````````````````````',
  '|',
  '\\|',
  '\\\\|',
  '\\\\\\|',
  'a | b | c |\n|---|---|---|\n| @everyone | b | c |',
  '\\',
  '\u202egnp.exe',
  'zero\u200bwidth\u2060\ufeff',
  '\u2028\u2029\u0085',
  '\ud83d',
  'https://evil.example/?a=b',
  'www.evil.example',
  'mailto:eve@evil.example',
  'eve@evil.example',
  '#123',
  'fixes #123',
  'GH-1',
  'octo/shop#1',
  'JIRA-12',
  'c0ffee1234567890c0ffee1234567890c0ffee12',
  '[x](javascript:alert(1))',
  '[x][y]\n\n[y]: https://evil.example',
  '![](https://evil.example/a.png)',
  '[^1]\n\n[^1]: note',
  '\n- [x] done',
  '\n===\n',
  '\n---\n',
  '\n# heading',
  '\n> quote',
  '&lt;b&gt; &#64;everyone &nbsp;',
  ':tada: :+1:',
  '$`math`$ $$x$$',
  '**bold** _em_ ~~gone~~',
  '<https://evil.example>',
  '\u001b[2J\u0007',
  '\t\t',
  '\u0000',
];

export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...hostileWords), fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 6 })
  .map(parts => parts.join(''));

/** Words that the gate itself chooses out of a few. */
const closed = new Set(['status', 'standsFor', 'owner', 'trust', 'verdict', 'next', 'how', 'started', 'finished']);

/** Messages of the gate, which mark the words of the change that they hold. */
const messages = new Set(['message', 'want', 'got', 'fix', 'reason', 'selected']);

/**
 * Results that have all that can be shown, with these words in every text that a pull request could touch: for the whole of
 * a text of the change, and where a message of the gate quotes it.
 */
export function resultsWithEverywhere(words: string): Results {
  const spoil = (value: unknown, key: string, of: object = {}): unknown => {
    if (typeof value === 'string' && closed.has(key)) return value;
    const isOurs = messages.has(key) || key === 'notes' || (key === 'title' && 'check' in of);
    // What a test or a linter said is of the change.
    const isQuoted = key === 'message' && ('block' in of || 'values' in of || 'rule' in of);
    // What goes before keeps every text from being plain words or empty, so that each has the same form.
    if (typeof value === 'string')
      return isOurs && !isQuoted ? `${value} ${quoted(`_1 ${words}`)}` : `${value}_1 ${words}`;
    if (Array.isArray(value)) return value.map(each => spoil(each, key, of));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoil(each, name, value)]));
  };
  const spoilt = spoil(complete(), '') as Results;
  const ids = spoilt.contracts.flatMap(({ criteria }) => criteria.map(({ id }) => id));
  return { ...spoilt, timing: { ...spoilt.timing, criteria: Object.fromEntries(ids.map(id => [id, 7])) } };
}

function complete(): Results {
  const results = escalated();
  const [first, second, third] = results.contracts as [(typeof results.contracts)[0], ...typeof results.contracts];
  const places = [1, 2, 3].map(line => ({ path: 'src/auth/jwt.py', line, message: 'wrong here' }));
  const signed = { by: 'ada', how: 'review' as const, commit: results.target.head!, url: 'https://github.com/x' };
  const withPlaces = (criterion: CriterionResult) => (criterion.output ? { ...criterion, places } : criterion);
  return {
    ...results,
    problems: [{ code: 'x', message: 'not known\nid: a', at: { path: 'c.yml', line: 2, column: 5 } }],
    contracts: [
      { ...first, criteria: first.criteria.map(withPlaces) },
      { ...second!, criteria: second!.criteria.map(criterion => ({ ...criterion, signed })) },
      { ...third!, verdict: 'fail', retry: { task: 'Add a cache', max: 2, left: 1, escalated: false, history: [] } },
    ],
  };
}
