import type { ContractResult, CriterionResult, Results } from '../../src/model/results.ts';

const base = '4f1c0a9d2b7e6835c1d09f4e8a7b6c5d4e3f2a1b';
const head = '9b2d7c4e1f0a8b6d5c3e2f1a0b9c8d7e6f5a4b3c';
const sha256 = (letter: string) => letter.repeat(64);

const failing: ContractResult = {
  id: 'auth',
  title: 'Sign in with a passkey',
  dialect: 'validation',
  type: 'validation',
  source: { path: '.contracts/auth.yml', line: 1, trust: 'base', selected: 'named by the branch agent/auth-passkeys' },
  digest: sha256('a'),
  verdict: 'fail',
  attempt: 2,
  criteria: [
    passed(
      'auth/files_exist-src-auth-passkey-ts',
      'files_exist',
      'src/auth/passkey.ts exists',
      'it is a file of 4.1 KiB',
    ),
    passed('auth/scope', 'scope', 'the change stays in src/auth, test/auth', 'all 6 changed files are within it'),
    {
      id: 'auth/content_check-no-todo',
      title: 'src/auth/**/*.ts does not contain “TODO”',
      check: 'content_check',
      status: 'fail',
      owner: 'author',
      message: 'the text is there in 2 places',
      want: 'src/auth/**/*.ts does not contain “TODO”',
      got: '2 lines that match',
      at: { path: 'src/auth/passkey.ts', line: 41 },
      places: [
        { path: 'src/auth/passkey.ts', line: 41, message: 'TODO: check the origin' },
        { path: 'src/auth/session.ts', line: 7, message: 'TODO: rotate' },
      ],
      fix: 'Finish what these lines put off, and remove them.',
    },
    {
      id: 'auth/tests-npm-test',
      title: '`npm test` ends with exit code 0, and at least 20 tests ran',
      check: 'tests',
      status: 'fail',
      owner: 'author',
      message: 'it ended with exit code 1: 1 of 24 tests failed',
      want: 'exit code 0',
      got: 'exit code 1',
      at: { path: '.contracts/auth.yml', line: 9 },
      fix: 'Run `npm test` and make it end with exit code 0.',
      output: {
        tail: ' ❯ test/auth/passkey.test.ts (24 tests | 1 failed) 213ms\n   × a challenge is used once\n     → expected 401 to be 200\n\n Test Files  1 failed | 3 passed (4)\n      Tests  1 failed | 23 passed (24)\n',
        truncated: true,
        sha256: sha256('b'),
      },
    },
    {
      id: 'auth/command-npm-audit',
      title: '`npm audit` ends with exit code 0',
      check: 'command',
      status: 'error',
      owner: 'runner',
      message: 'npm is not installed here',
      want: 'exit code 0',
      got: 'exit code 127',
      at: { path: 'contract-gate.yml', line: 20 },
      output: { tail: 'bash: npm: command not found\n', truncated: false, sha256: sha256('f') },
    },
    {
      id: 'auth/command-licence',
      title: '`./scripts/licence.sh` ends with exit code 0',
      check: 'command',
      crossCutting: 'licence',
      status: 'skip',
      standsFor: 'fail',
      owner: 'author',
      message: 'not run: auth/content_check-no-todo and 1 more must pass first',
      want: '`./scripts/licence.sh` ends with exit code 0',
      got: 'not run: auth/content_check-no-todo and 1 more must pass first',
      at: { path: 'contract-gate.yml', line: 12 },
    },
  ],
  retry: {
    task: 'Let people sign in with a passkey instead of a password.',
    max: 3,
    left: 2,
    escalated: false,
    history: [
      { attempt: 1, head: base, failures: [{ check: 'files_exist', message: 'src/auth/passkey.ts does not exist' }] },
    ],
  },
};

const passing: ContractResult = {
  id: 'docs',
  title: 'Say it in the manual',
  dialect: 'validation',
  type: 'validation',
  source: { path: '.contracts/docs.yml', line: 1, trust: 'head', selected: 'the change touches docs/passkeys.md' },
  digest: sha256('c'),
  verdict: 'pass',
  attempt: 1,
  criteria: [
    passed('docs/files_exist-docs-passkeys-md', 'files_exist', 'docs/passkeys.md exists', 'it is a file of 2.0 KiB'),
    {
      id: 'docs/lint-npm-run-prose',
      title: '`npm run prose` ends with exit code 0',
      check: 'lint',
      status: 'warn',
      owner: 'author',
      flaky: true,
      message: 'it failed first and then passed',
      want: 'exit code 0',
      got: 'exit code 0 on the second try',
      at: { path: '.contracts/docs.yml', line: 6 },
      output: { tail: 'no complaints\n', truncated: false, sha256: sha256('d') },
    },
  ],
};

const waiting: ContractResult = {
  id: 'policy',
  title: 'policy',
  dialect: 'policy',
  type: 'policy',
  source: { path: 'contract-gate.yml', line: 1, trust: 'policy', selected: 'applies to every gated pull request' },
  digest: sha256('e'),
  verdict: 'pending',
  attempt: null,
  criteria: [
    {
      id: 'policy/protected_files-workflows',
      title: 'no protected file is changed',
      check: 'protected_files',
      status: 'pending',
      owner: 'person',
      message: '.github/workflows/ci.yml is changed, and it is protected; a maintainer must approve it',
      want: 'no protected file is changed',
      got: '.github/workflows/ci.yml is changed',
      at: { path: '.github/workflows/ci.yml', line: 1 },
      fix: 'Revert the changes to these files, or ask a maintainer to approve this commit.',
    },
    {
      ...passed(
        'policy/contract_unchanged-auth',
        'contract_unchanged',
        'contract auth is as it was',
        'signed off by ann: it is changed by this change',
      ),
      signed: {
        by: 'ann',
        how: 'review',
        commit: head,
        url: 'https://github.com/acme/shop/pull/12#pullrequestreview-7',
      },
    },
  ],
};

/** A results file in which everything that a report shows is there: a contract that fails, one that passes, one that waits. */
export const fullResults: Results = {
  version: 1,
  tool: { name: 'contract-gate', version: '0.1.0' },
  target: {
    repository: 'acme/shop',
    pull: 12,
    event: 'pull_request',
    base,
    head,
    committed: true,
    dirty: [],
  },
  policy: { source: 'contract-gate.yml at main', digest: sha256('1') },
  verdict: 'fail',
  reason: '1 problem, 2 checks failed, 1 check inconclusive, 1 check waits for a person',
  next: 'fix',
  notes: ['commands ran in no cage: nothing here offers one'],
  counts: { pass: 4, fail: 2, warn: 1, skip: 1, pending: 1, error: 1 },
  problems: [
    {
      code: 'unknown-key',
      message: 'unknown key “test”; did you mean tests?\n  4 | validation:\n  5 |   test: npm test\n    |   ^',
      at: { path: '.contracts/search.yml', line: 5, column: 3 },
    },
  ],
  contracts: [passing, waiting, failing],
  unselected: [{ id: 'billing', path: '.contracts/billing.yml', reason: 'nothing names it' }],
  timing: {
    started: '2026-03-04T10:20:30.000Z',
    finished: '2026-03-04T10:20:44.500Z',
    criteria: {
      'auth/files_exist-src-auth-passkey-ts': 2,
      'auth/scope': 0,
      'auth/content_check-no-todo': 11,
      'auth/tests-npm-test': 9200,
      'docs/files_exist-docs-passkeys-md': 1,
      'docs/lint-npm-run-prose': 3400,
      'auth/command-npm-audit': 40,
    },
    starts: {
      'auth/files_exist-src-auth-passkey-ts': 0,
      'auth/scope': 1,
      'auth/content_check-no-todo': 1,
      'auth/tests-npm-test': 3420,
      'docs/files_exist-docs-passkeys-md': 1,
      'docs/lint-npm-run-prose': 15,
      'auth/command-npm-audit': 12640,
    },
  },
};

function passed(id: string, check: string, title: string, message: string): CriterionResult {
  return {
    id,
    title,
    check,
    status: 'pass',
    message,
    want: title,
    got: message,
    at: { path: 'contract-gate.yml', line: 1 },
  };
}

/** What is one of a few words, and never the change's to choose. */
const fixedKeys = ['status', 'standsFor', 'owner', 'verdict', 'next', 'trust', 'how', 'started', 'finished'];

/** The same results, with every text that somebody else may have written replaced. */
export function withWords(words: (key: string) => string, results: Results = fullResults): Results {
  const replaced = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return fixedKeys.includes(key) ? value : words(key);
    if (Array.isArray(value)) return value.map(each => replaced(each, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, name)]));
  };
  return replaced(results, '') as Results;
}

/** What a change may hold to break out of a report. */
export const hostileWords: readonly string[] = [
  '<script>globalThis.broken = 1</script>',
  '"><img src=x onerror="globalThis.broken = 1">',
  "' autofocus onfocus='globalThis.broken = 1",
  '</style></title></textarea></pre></script><svg onload="globalThis.broken = 1">',
  '<!-- --><![CDATA[ ]]> &lt;b&gt; &#60;b&#62;',
  'javascript:globalThis.broken=1',
  'https://example.invalid/x.png',
  '::error::no\r::stop-commands::x\n##[set-output name=a]b',
  '\u202e\u2066\u200b\u0000\u001b[2J\ufffe\uffff\ud800',
  '`a` ``b``` `<b>c</b>`',
  '[text](https://example.invalid) {0} {{1}}',
  '../../etc/passwd',
  '/absolute path/ü#?%00&x=1',
];
