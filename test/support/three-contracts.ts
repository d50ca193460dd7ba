import type { ContractResult, CriterionResult, Results } from '../../src/model/results.ts';
import type { Publication } from '../../src/report/markdown/publication.ts';
import { resultsWith } from './results.ts';

const head = 'c0ffee1234567890c0ffee1234567890c0ffee12';
const pytest = `============================= test session starts ==============================
collected 4 items

tests/test_auth.py ..F.                                                  [100%]

=================================== FAILURES ===================================
__________________________ test_an_old_token_is_refused __________________________

    def test_an_old_token_is_refused():
>       assert verify_token(old_token()) is None
E       AssertionError: assert {'sub': 'ada'} is None

tests/test_auth.py:31: AssertionError
=========================== short test summary info ============================
FAILED tests/test_auth.py::test_an_old_token_is_refused - AssertionError
========================= 1 failed, 3 passed in 0.41s ==========================
`;

const authentication = contract('user-authentication', 'Add user authentication', 'fail', [
  held('files_exist', 'src-auth-jwt-py', 'src/auth/jwt.py exists'),
  {
    ...held('content_check', 'src-auth-jwt-py-def-refresh_token', 'src/auth/jwt.py contains /def refresh_token/'),
    status: 'fail',
    owner: 'author',
    message: 'src/auth/jwt.py does not contain /def refresh_token/',
    want: 'src/auth/jwt.py contains /def refresh_token/',
    got: 'no match; the nearest is line 14: def refresh(token):',
    at: { path: 'src/auth/jwt.py', line: 14 },
    fix: 'Add text to src/auth/jwt.py that matches /def refresh_token/.',
  },
  held('lint', 'ruff-check-src', '`ruff check src` passes'),
  {
    ...held('tests', 'pytest-tests', '`pytest tests` passes with at least 4 tests'),
    status: 'fail',
    owner: 'author',
    message: 'exit code 1',
    want: '`pytest tests` ends with exit code 0, at least 4 tests run',
    got: 'exit code 1',
    at: { path: '.contracts/user-authentication.yml', line: 9 },
    fix: 'Make `pytest tests` pass; the end of its output says what fails.',
    output: { tail: pytest, truncated: false, sha256: '0' },
  },
  {
    ...held('command', 'builds-clean', '`make build` passes'),
    crossCutting: 'builds-clean',
    status: 'skip',
    standsFor: 'fail',
    owner: 'author',
    message: 'not run: user-authentication/content_check and 1 more must pass first',
  },
]);

const documentation = contract('api-docs-v2', 'Update the API docs for v2', 'pass', [
  held('files_exist', 'docs-api-v2-md', 'docs/api/v2.md exists'),
  held('content_check', 'docs-api-v2-md-authentication', 'docs/api/v2.md contains /## Authentication/'),
]);

const cache = contract('redis-cache', 'Add a Redis caching layer', 'pending', [
  {
    ...held('contract_unchanged', '', 'contract .contracts/redis-cache.yml unchanged'),
    status: 'pending',
    owner: 'person',
    message:
      'this pull request edits it; the version on the base is enforced, and a maintainer must approve the change',
    want: 'contract .contracts/redis-cache.yml unchanged',
    got: 'this pull request edits it; the version on the base is enforced',
    at: { path: '.contracts/redis-cache.yml', line: 4 },
    fix: 'Revert .contracts/redis-cache.yml, or ask a maintainer to approve this commit.',
  },
  held('files_exist', 'src-cache-redis-py', 'src/cache/redis.py exists'),
  {
    ...held('command', 'docker-compose-config', '`docker-compose config --quiet` passes'),
    status: 'warn',
    flaky: true,
    owner: 'author',
    message: 'flaky: failed once, then passed',
    want: '`docker-compose config --quiet` ends with exit code 0',
    got: 'flaky: failed once, then passed',
    at: { path: '.contracts/redis-cache.yml', line: 8 },
    output: { tail: 'ok\n', truncated: false, sha256: '0' },
  },
]);

/** A pull request with three contracts: one fails, one passes, one waits for a person. */
export function threeContracts(): Results {
  const contracts = [
    {
      ...authentication,
      attempt: 2,
      retry: {
        task: 'Implement authentication with JWT.\nTokens expire after an hour and can be refreshed.',
        max: 2,
        left: 1,
        escalated: false,
        history: [{ attempt: 1, head: '1'.repeat(40), failures: [{ check: 'tests', message: 'exit code 2' }] }],
      },
    },
    { ...documentation, attempt: 1 },
    { ...cache, attempt: 1 },
  ];
  const criteria = contracts.flatMap(each => each.criteria);
  const results = resultsWith(criteria, { contracts });
  return {
    ...results,
    tool: { name: 'contract-gate', version: '0.2.0' },
    target: { ...results.target, repository: 'octo/shop', pull: 7, event: 'pull_request', head, committed: true },
    policy: { source: 'contract-gate.yml on main', digest: '0' },
    reason: '2 checks failed, 1 check waits for a person',
    notes: ['the policy is changed by this pull request; the one of the base decides'],
    timing: {
      ...results.timing,
      criteria: { 'user-authentication/tests-pytest-tests': 1_840, 'user-authentication/lint-ruff-check-src': 210 },
    },
  };
}

/** The same once the attempts at the first contract are used up. */
export function escalated(): Results {
  const results = threeContracts();
  const [first, ...rest] = results.contracts as [ContractResult, ...ContractResult[]];
  const history = [
    { attempt: 1, head: '1'.repeat(40), failures: [{ check: 'tests', message: 'exit code 2' }] },
    { attempt: 2, head: '2'.repeat(40), failures: [{ check: 'tests', message: 'exit code 1' }] },
  ];
  const retry = { ...first.retry!, left: 0, escalated: true, history };
  return { ...results, contracts: [{ ...first, attempt: 3, retry }, ...rest] };
}

export const publication: Publication = {
  mode: 'block',
  runUrl: 'https://github.com/octo/shop/actions/runs/42',
  enforcement: {
    branch: 'main',
    required: 'no',
    check: 'contract-gate',
    settingsUrl: 'https://github.com/octo/shop/settings/rules',
  },
  unpublished: [],
};

function contract(
  id: string,
  title: string,
  verdict: ContractResult['verdict'],
  criteria: CriterionResult[],
): ContractResult {
  const path = `.contracts/${id}.yml`;
  return {
    id,
    title,
    dialect: 'validation',
    type: 'validation',
    source: { path, line: 1, trust: 'base', selected: `named by the branch agent/${id}` },
    digest: 'd1'.repeat(32),
    verdict,
    attempt: null,
    criteria: criteria.map(each => ({
      ...each,
      id: `${id}/${each.id}`,
      at: each.at.path ? each.at : { path, line: each.at.line },
    })),
  };
}

/** A criterion that holds; its id and its place are completed by its contract. */
function held(check: string, slug: string, title: string): CriterionResult {
  const id = slug ? `${check}-${slug}` : check;
  return { id, title, check, status: 'pass', message: 'it passed', want: title, got: 'it', at: { path: '', line: 5 } };
}
