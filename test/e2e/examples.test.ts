import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { criteria, onBranch, type Repository, repository, type Tree } from '../support/repository.ts';

/**
 * Stand-ins for tools that a fresh machine lacks. Each judges the files it is given, as its namesake would:
 * pytest wants tests without `assert False`, ruff no two imports on a line, docker-compose no tab.
 */
const standIns: Record<string, string> = {
  pytest: `#!/usr/bin/env bash
file="\${1%%::*}"
count=$(grep -c 'def test_' "$file") || { echo "no tests ran in 0.01s"; exit 5; }
if grep -q 'assert False' "$file"; then echo "1 failed, $((count - 1)) passed in 0.02s"; exit 1; fi
echo "=== $count passed in 0.02s ==="`,
  ruff: `#!/usr/bin/env bash
if grep -rn 'import .*,' "$2"; then echo 'Found 1 error.'; exit 1; fi
echo 'All checks passed!'`,
  'docker-compose': `#!/usr/bin/env bash
! grep -q "$(printf '\\t')" docker-compose.yml`,
};

interface Example {
  contract: object;
  satisfied: Tree;
  /** What breaks each criterion, and the check that must be the only one to fail. */
  violations: { breaks: string; check: string; change: Tree }[];
}

const auth = 'def create_token():\n    pass\n\ndef verify_token():\n    pass\n';
const examples: Record<string, Example> = {
  'a feature with tests': {
    contract: {
      subject: 'Add user authentication',
      description: 'Implement JWT-based authentication...',
      metadata: {
        validation: {
          files_exist: ['src/auth/jwt.py', 'src/auth/__init__.py', 'tests/test_auth.py'],
          content_check: [
            { file: 'src/auth/jwt.py', pattern: 'def create_token' },
            { file: 'src/auth/jwt.py', pattern: 'def verify_token' },
          ],
          tests: 'pytest tests/test_auth.py -v',
          lint: 'ruff check src/auth/',
        },
      },
    },
    satisfied: {
      'src/auth/jwt.py': auth,
      'src/auth/__init__.py': '',
      'tests/test_auth.py': 'def test_token():\n    assert True\n',
    },
    violations: [
      { breaks: 'a file', check: 'files_exist', change: { 'src/auth/__init__.py': null } },
      {
        breaks: 'the first pattern',
        check: 'content_check',
        change: { 'src/auth/jwt.py': 'def verify_token():\n    pass\n' },
      },
      {
        breaks: 'the second pattern',
        check: 'content_check',
        change: { 'src/auth/jwt.py': 'def create_token():\n    pass\n' },
      },
      {
        breaks: 'the tests',
        check: 'tests',
        change: { 'tests/test_auth.py': 'def test_token():\n    assert False\n' },
      },
      { breaks: 'the lint', check: 'lint', change: { 'src/auth/jwt.py': `import os, sys\n${auth}` } },
    ],
  },
  'a bug fix': {
    contract: {
      subject: 'Fix null pointer in user lookup',
      description: 'Handle case where user not found...',
      metadata: {
        validation: {
          content_check: { file: 'src/users/lookup.py', pattern: 'if user is None' },
          tests: 'pytest tests/test_users.py::test_user_not_found -v',
        },
      },
    },
    satisfied: {
      'src/users/lookup.py': 'def find(user):\n    if user is None:\n        return\n',
      'tests/test_users.py': 'def test_user_not_found():\n    pass\n',
    },
    violations: [
      {
        breaks: 'the pattern',
        check: 'content_check',
        change: { 'src/users/lookup.py': 'def find(user):\n    if user == None:\n        return\n' },
      },
      {
        breaks: 'the tests',
        check: 'tests',
        change: { 'tests/test_users.py': 'def test_user_not_found():\n    assert False\n' },
      },
    ],
  },
  'a documentation update': {
    contract: {
      subject: 'Update API docs for v2',
      description: 'Update README with new endpoints...',
      metadata: {
        validation: {
          files_exist: ['docs/api/v2.md'],
          content_check: { file: 'docs/api/v2.md', pattern: '## Authentication' },
        },
      },
    },
    satisfied: { 'docs/api/v2.md': '# v2\n\n## Authentication\n' },
    violations: [
      { breaks: 'the pattern', check: 'content_check', change: { 'docs/api/v2.md': '# v2\n\n## Authorization\n' } },
    ],
  },
  'an infrastructure change': {
    contract: {
      subject: 'Add Redis caching layer',
      description: 'Configure Redis for session caching...',
      metadata: {
        validation: {
          files_exist: ['docker-compose.yml', 'src/cache/redis.py'],
          command: 'docker-compose config --quiet',
          content_check: { file: 'docker-compose.yml', pattern: 'redis:' },
        },
      },
    },
    satisfied: {
      'docker-compose.yml': 'services:\n  redis:\n    image: redis\n',
      'src/cache/redis.py': 'cache = {}\n',
    },
    violations: [
      { breaks: 'a file', check: 'files_exist', change: { 'src/cache/redis.py': null } },
      { breaks: 'the command', check: 'command', change: { 'docker-compose.yml': 'services:\n\tredis:\n' } },
      {
        breaks: 'the pattern',
        check: 'content_check',
        change: { 'docker-compose.yml': 'services:\n  memcached:\n    image: memcached\n' },
      },
    ],
  },
};

function prepared(example: Example): { repo: Repository; verify: () => ReturnType<Repository['verify']> } {
  const repo = repository({
    '.contracts/task-1.json': JSON.stringify(example.contract, null, 2),
    'README.md': '# shop\n',
  });
  onBranch(repo, 'agent/task-1-work', example.satisfied);
  const bin = join(repo.top, '.git', 'stand-ins');
  mkdirSync(bin);
  for (const [name, script] of Object.entries(standIns)) {
    writeFileSync(join(bin, name), script);
    chmodSync(join(bin, name), 0o755);
  }
  const verify = async () => {
    const ran = await repo.runWith({ env: { PATH: `${bin}:${process.env.PATH}` } }, 'verify', '--json');
    return { ...ran, results: JSON.parse(ran.stdout) };
  };
  return { repo, verify };
}

describe.each(Object.entries(examples))('%s', (_, example) => {
  test('passes when the work is done', async () => {
    const { code, results } = await prepared(example).verify();
    expect(criteria(results).filter(({ status }) => status !== 'pass')).toEqual([]);
    expect(code).toBe(0);
    expect(results.contracts[0]).toMatchObject({ id: 'task-1', verdict: 'pass', source: { trust: 'base' } });
  });

  test.each(example.violations)('fails in just one criterion when $breaks is broken', async ({ check, change }) => {
    const { repo, verify } = prepared(example);
    repo.commit(change);
    const { code, results } = await verify();
    const failed = criteria(results).filter(({ status }) => status !== 'pass' && status !== 'warn');
    expect(failed.map(criterion => criterion.check)).toEqual([check]);
    expect(failed[0]).toMatchObject({
      status: 'fail',
      owner: 'author',
      at: { path: expect.any(String), line: expect.any(Number) },
    });
    expect(code).toBe(1);
  });
});

test('a documentation file that is missing fails in both criteria that need it', async () => {
  const { repo, verify } = prepared(examples['a documentation update']!);
  repo.commit({ 'docs/api/v2.md': null });
  const { results } = await verify();
  expect(
    criteria(results)
      .filter(({ status }) => status === 'fail')
      .map(({ check }) => check),
  ).toEqual(['files_exist', 'content_check']);
});
