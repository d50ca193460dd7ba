import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { Results } from '../../src/model/results.ts';
import { criteria, onBranch, repository, statuses } from '../support/repository.ts';

const yaml = (text: string) => text.replace(/^\n/, '').replaceAll(/^ {4}/gm, '');

function withoutVarying(results: Results): unknown {
  const { timing: _, ...rest } = results;
  return JSON.parse(JSON.stringify(rest, (key, value) => (key === 'output' ? undefined : value)));
}

describe('the results', () => {
  const contract = yaml(`
    id: t1
    validation:
      files_exist: [a.txt, missing.txt]
      content_check: {file: a.txt, pattern: hello}
      tests: date +%N && echo '3 passed in 0.1s' && exit 1
      cross_cutting:
        - {name: always, type: command, command: 'true'}
`);

  test('validate against the schema, and differ only under timing and output', async () => {
    const repo = onBranch(repository({ '.contracts/t1.yml': contract }), 'agent/t1', { 'a.txt': 'hello\n' });
    const schema = JSON.parse((await repo.run('schema', 'results')).stdout);
    const first = await repo.verify();
    const second = await repo.verify();
    const validate = new Ajv({ strict: false }).compile(schema);
    expect(validate(first.results), JSON.stringify(validate.errors)).toBe(true);
    expect(JSON.stringify(withoutVarying(first.results))).toBe(JSON.stringify(withoutVarying(second.results)));
    expect(first.stderr).toBe('');
  });

  test('name for each failure what was wanted, what was found, where, and how to see it again', async () => {
    const repo = onBranch(repository({ '.contracts/t1.yml': contract }), 'agent/t1', { 'a.txt': 'helo\n' });
    const { code, stdout } = await repo.run('verify');
    expect(code).toBe(1);
    for (const words of [
      'a.txt does not contain /hello/',
      'Got       no match; the nearest is line 1: helo',
      'missing.txt does not exist',
      'exit code 1',
      '│ 3 passed in 0.1s',
      'not run: t1/files_exist-missing-txt and 2 more must pass first',
      'Next: fix what failed',
    ]) {
      expect(stdout).toContain(words);
    }
  });

  test('say whose turn it is', async () => {
    const repo = onBranch(
      repository({ '.contracts/t1.yml': 'id: t1\nvalidation: {files_exist: [a.txt]}\n' }),
      'agent/t1',
    );
    expect((await repo.verify()).results).toMatchObject({ verdict: 'fail', next: 'fix' });
    repo.write({ 'a.txt': 'x\n' });
    const dirty = await repo.verify();
    expect(dirty.results).toMatchObject({ verdict: 'pass', next: 'commit', target: { dirty: ['a.txt'] } });
    expect(dirty.code).toBe(0);
    expect((await repo.run('verify')).stdout).toContain('Not committed: 1 file (a.txt)');
    const committed = await repo.verify('--committed');
    expect(committed.results).toMatchObject({ verdict: 'fail', target: { dirty: ['a.txt'], committed: true } });
    repo.commit({});
    expect((await repo.verify()).results).toMatchObject({ verdict: 'pass', next: 'none', target: { dirty: [] } });
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  test('run once what several contracts ask for, and show it in each', async () => {
    const repo = onBranch(
      repository({
        'contract-gate.yml':
          "version: 1\ncross_cutting: [{name: count, type: command, command: 'echo x >> count.log'}]\n",
      }),
      'agent/x',
      {
        '.contracts/a.yml': 'id: a\nvalidation: {files_exist: [a.js]}\n',
        '.contracts/b.yml': 'id: b\nvalidation: {files_exist: [a.js]}\n',
        'a.js': 'x\n',
      },
    );
    const { results } = await repo.verify();
    const counted = criteria(results).filter(({ crossCutting }) => crossCutting === 'count');
    expect(counted.map(({ id, check, status }) => [id, check, status])).toEqual([
      ['a/command-count', 'command', 'pass'],
      ['b/command-count', 'command', 'pass'],
    ]);
    expect(readFileSync(`${repo.top}/count.log`, 'utf8')).toBe('x\n');
  });
});

describe('the base wins', () => {
  const base = 'id: t1\nvalidation:\n  files_exist: [a.txt]\n  command: test -s a.txt\n';

  test.each([
    ['loosened', { '.contracts/t1.yml': 'id: t1\nvalidation:\n  files_exist: [README.md]\n' }],
    ['deleted', { '.contracts/t1.yml': null }],
    ['renamed with another id', { '.contracts/t1.yml': null, '.contracts/t2.yml': base.replace('t1', 't2') }],
    ['emptied', { '.contracts/t1.yml': '' }],
    ['broken', { '.contracts/t1.yml': 'id: [t1\n' }],
    [
      'set done and loosened',
      { '.contracts/t1.yml': 'id: t1\nstatus: done\nvalidation:\n  files_exist: [README.md]\n' },
    ],
  ])('a contract that is %s is enforced as it was, and waits for a person', async (_, change) => {
    const files = { '.contracts/t1.yml': base, 'README.md': '#\n' };
    const repo = onBranch(repository(files), 'feature/other', { ...change, 'b.txt': 'b\n' });
    const { code, results } = await repo.verify();
    const found = statuses(results);
    expect(found['t1/contract_unchanged']).toBe('pending');
    expect(found['t1/files_exist-a-txt']).toBe('fail');
    expect(found['t1/command-test-s-a-txt']).toBe('fail');
    expect(code).toBe(1);
  });

  test('a loosened contract whose work is done waits for a person: exit 3', async () => {
    const repo = onBranch(repository({ '.contracts/t1.yml': base }), 'x', {
      '.contracts/t1.yml': 'id: t1\n',
      'a.txt': 'x\n',
    });
    const { code, results } = await repo.verify();
    expect(results).toMatchObject({ verdict: 'pending', next: 'ask' });
    expect(code).toBe(3);
    expect(criteria(results).find(({ status }) => status === 'pending')).toMatchObject({
      check: 'contract_unchanged',
      owner: 'person',
    });
  });

  test.each([
    ['setting it done', { '.contracts/t1.yml': `${base}status: done\n` }],
    ['moving it into done/', { '.contracts/t1.yml': null, '.contracts/done/t1.yml': base }],
    ['another comment', { '.contracts/t1.yml': `# reworded\n${base}` }],
  ])('%s is no tampering, and it is enforced one last time', async (_, change) => {
    const repo = onBranch(repository({ '.contracts/t1.yml': base }), 'x', { ...change, 'a.txt': 'x\n' });
    const { code, results } = await repo.verify();
    expect(statuses(results)).toMatchObject({ 't1/files_exist-a-txt': 'pass', 't1/command-test-s-a-txt': 'pass' });
    expect(Object.keys(statuses(results))).not.toContain('t1/contract_unchanged');
    expect(code).toBe(0);
  });

  test('a contract in the body can not stand in for the one in the file', async () => {
    const repo = onBranch(repository({ '.contracts/t1.yml': base }), 'x', { '.contracts/t1.yml': null });
    const withBody = async (contract: string) => {
      repo.write({ '.git/body.md': `Done.\n\n\`\`\`contract\n${contract}\`\`\`\n` });
      const { results } = await repo.verify('--body', '.git/body.md');
      expect(statuses(results)['t1/contract_unchanged']).toBe('pending');
      return results.problems;
    };
    // The same words name the contract; other words would be another contract under its name.
    expect(await withBody(base)).toEqual([]);
    expect(await withBody('id: t1\nvalidation: {command: "true"}\n')).toMatchObject([
      { code: 'duplicate_id', at: { path: '.git/body.md', line: 4 } },
    ]);
  });

  test('the policy is read from the base, and the new one is looked over', async () => {
    const repo = onBranch(repository({ 'contract-gate.yml': 'version: 1\nrequire: always\n', 'a.js': '1\n' }), 'x', {
      'contract-gate.yml': 'version: 1\nrequire: nevr\n',
      'a.js': '2\n',
    });
    const { code, results } = await repo.verify();
    expect(results.problems.map(({ code }) => code)).toEqual(['contract_required', 'bad_value']);
    expect(results.problems[1]).toMatchObject({
      message: expect.stringContaining('the new policy: require: '),
      at: { path: 'contract-gate.yml', line: 2 },
    });
    expect(statuses(results)['policy/protected_files']).toBe('pending');
    expect(code).toBe(1);
  });

  test('a policy that can not be read on the base is "could not tell", and nothing runs', async () => {
    const repo = onBranch(
      repository({
        'contract-gate.yml': 'version: 2\n',
        '.contracts/t1.yml': 'id: t1\nvalidation: {command: touch ran}\n',
      }),
      'agent/t1',
      { 'a.js': '2\n' },
    );
    const { code, results } = await repo.verify();
    expect(results).toMatchObject({
      verdict: 'error',
      contracts: [],
      problems: [{ at: { path: 'contract-gate.yml', line: 1 } }],
    });
    expect(code).toBe(2);
    expect(repo.git('status', '--porcelain')).toBe('');
  });

  test('a contract that could not be read on the base can be mended by a change that a person signs', async () => {
    const repo = onBranch(repository({ '.contracts/t1.yml': 'id: [t1\n' }), 'x', {
      '.contracts/t1.yml': 'id: t1\nvalidation: {files_exist: [.contracts/t1.yml]}\n',
    });
    const { code, results } = await repo.verify();
    expect(results.problems).toEqual([]);
    expect(results.verdict).toBe('pending');
    expect(code).toBe(3);
  });

  test('the tip of the base counts, not the point where the branch left it', async () => {
    const repo = repository({
      '.contracts/t1.yml': 'id: t1\nvalidation: {files_exist: [README.md]}\n',
      'README.md': '#\n',
    });
    onBranch(repo, 'agent/t1', { 'b.txt': 'x\n' });
    repo.git('checkout', '--quiet', 'main');
    repo.commit({ '.contracts/t1.yml': 'id: t1\nvalidation: {files_exist: [a.txt]}\n' });
    repo.git('checkout', '--quiet', 'agent/t1');
    const { results } = await repo.verify();
    expect(statuses(results)).toMatchObject({ 't1/files_exist-a-txt': 'fail' });
    expect(Object.keys(statuses(results))).not.toContain('t1/contract_unchanged');
  });
});

describe('a clever author', () => {
  const passes = async (base: Record<string, string>, head: Record<string, string | null>, branch = 'agent/t') => {
    const { code, results } = await onBranch(repository(base), branch, head).verify();
    return { code, results, found: statuses(results) };
  };

  test('a file named like the glob does not stand in for what it matches', async () => {
    const contract = `id: t\nvalidation:\n  content_check: {file: 'src/**/*.ts', pattern: 'eval\\(', absent: true}\n`;
    const { code } = await passes(
      { '.contracts/t.yml': contract },
      { 'src/evil.ts': 'eval(x)\n', 'src/**/*.ts': 'fine\n' },
    );
    expect(code).toBe(1);
  });

  test('a contract that quotes its own pattern is no evidence', async () => {
    const contract = 'id: t\nvalidation:\n  content_check: {file: "**", pattern: def create_token}\n';
    expect((await passes({ '.contracts/t.yml': contract }, { 'a.py': 'x\n' })).code).toBe(1);
  });

  test.each([
    ['code moved to a document', { 'docs/auth.md': 'export const a = 1;\n', 'src/auth.ts': null }],
    ['requirements', { 'requirements.txt': 'evil\n' }],
    ['code below docs/', { 'docs/conf.py': 'evil\n' }],
    ['an empty contract', { 'a.js': '1\n', '.contracts/x.yml': 'id: x\n' }],
  ])('%s is not "only documentation", and needs a contract', async (_, head) => {
    const { code, results } = await passes({ 'src/auth.ts': 'export const a = 1;\n' }, head);
    expect(results.problems.map(({ code }) => code)).toEqual(['contract_required']);
    expect(code).toBe(1);
  });

  test('commands of a new contract run after those of the base, and can not change what they judge', async () => {
    const base = { '.contracts/t.yml': 'id: t\nvalidation: {command: "! grep -rn FORBIDDEN src"}\n' };
    const { found, code } = await passes(base, {
      'src/x.js': 'FORBIDDEN\n',
      '.contracts/a.yml': 'id: a\nvalidation: {lint: "sed -i s/FORBIDDEN/fine/ src/x.js"}\n',
    });
    expect(found['t/command-grep-rn-forbidden-src']).toBe('fail');
    expect(code).toBe(1);
  });

  test.each(['', '--assume-unchanged', '--skip-worktree'])(
    'a command that rewrites a test while it runs has changed the evidence, hidden from git by %j or not',
    async hidden => {
      const base = {
        '.contracts/t.yml': 'id: t\nvalidation: {tests: node rewrite.js, command: "true"}\n',
        'a.test.js': '1\n',
      };
      const hide = hidden
        ? `require('child_process').execFileSync('git', ['update-index', '${hidden}', 'a.test.js']);`
        : '';
      const rewrite = `${hide}require('fs').writeFileSync('a.test.js', '2')\n`;
      const { found, code } = await passes(base, { 'rewrite.js': rewrite });
      expect(found).toMatchObject({ 't/tests-node-rewrite-js': 'pass', 'policy/tree_unchanged': 'fail' });
      expect(code).toBe(1);
    },
  );

  test.each(['auto', 'none'])('a command that takes .git away hides no change, under cage: %s', async cage => {
    const base = {
      'contract-gate.yml': `version: 1\ncage: ${cage}\n`,
      '.contracts/t.yml': 'id: t\nvalidation: {command: mv .git .tig || true; echo 2 > a.test.js}\n',
      'a.test.js': '1\n',
    };
    const { found, code } = await passes(base, { 'a.js': '1\n' });
    expect(found).toMatchObject({ 'policy/tree_unchanged': 'fail' });
    expect(code).toBe(1);
  });

  test('an epic of the work runs no command among those of the base', async () => {
    const policy =
      'version: 1\nrequire: always\ncross_cutting: [{name: clean, type: command, command: "! grep -rn FORBIDDEN src"}]\n';
    const base = { 'contract-gate.yml': policy, '.contracts/t.yml': 'id: t\nvalidation: {files_exist: [src/x.js]}\n' };
    const epic = 'epic: e\nalways: [{name: n, type: lint, command: "sed -i s/FORBIDDEN/fine/ src/x.js"}]\n';
    expect((await passes(base, { 'src/x.js': 'FORBIDDEN\n', '.contracts/e.yml': epic })).code).toBe(1);
  });

  test('several merge bases leave no choice to the author', async () => {
    const repo = repository({ 'a.txt': 'a\n' });
    onBranch(repo, 'p1', { 'p.txt': 'p\n' });
    repo.git('checkout', '--quiet', 'main');
    const tightened = repo.commit({ '.contracts/t.yml': 'id: t\nvalidation: {files_exist: [gone]}\n' });
    repo.git('merge', '--quiet', '--no-ff', '-m', 'Merge p1', 'p1');
    repo.git('checkout', '--quiet', '-b', 'agent/x', 'p1');
    repo.git('merge', '--quiet', '-s', 'ours', '-m', 'Merge', tightened);
    expect(await repo.run('verify', '--base', 'main')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('several merge bases'),
    });
  });

  test.each(['.contracts/x.yml', '.contracts/done/x.yml'])(
    'code moved to %s is a change that needs a contract',
    async target => {
      const lines = Array.from({ length: 30 }, (_, index) => `  key${index}: ${index}\n`).join('');
      const { code } = await passes(
        {
          'contract-gate.yml': 'version: 1\nrequire: always\nsatisfied_by: base\n',
          'deploy/auth.yml': `auth:\n${lines}`,
        },
        { 'deploy/auth.yml': null, [target]: `metadata:\n${lines}` },
        'x',
      );
      expect(code).toBe(1);
    },
  );

  test('what must be absent hides neither behind a byte order mark nor in a contract', async () => {
    const contract = 'id: t\nvalidation:\n  content_check: {file: "**", pattern: "AKIA[A-Z0-9]{16}", absent: true}\n';
    const hidden = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('=0\nK=AKIAABCDEFGHIJKLMNOP\n')]);
    const repo = onBranch(repository({ '.contracts/t.yml': contract }), 'agent/t', { 'src/run.sh': hidden });
    expect((await repo.verify()).code).toBe(1);
    expect(
      (
        await passes(
          { '.contracts/t.yml': contract },
          { '.contracts/z.yml': 'id: z\ndescription: AKIAABCDEFGHIJKLMNOP\n' },
        )
      ).code,
    ).toBe(1);
  });

  test('a contract without an id can be neither renamed away nor overtaken', async () => {
    const contract = 'title: a\nvalidation: {files_exist: [README.md]}\n';
    const base = { 'README.md': '#\n', '.contracts/m/auth.yml': contract };
    expect((await passes(base, { '.contracts/m/auth.yml': null, '.contracts/m/zzz.yml': contract })).code).toBe(3);
    expect((await passes(base, { '.contracts/a/auth.yml': contract })).results.problems).toMatchObject([
      { code: 'duplicate_id' },
    ]);
  });

  test('an epic that is set done waits for a person', async () => {
    const epic = 'epic: e\nalways: [{name: n, type: files_exist, files: [README.md]}]\n';
    expect(
      (
        await passes(
          { 'README.md': '#\n', '.contracts/e.yml': epic },
          { '.contracts/e.yml': `${epic}status: done\n` },
          'x',
        )
      ).code,
    ).toBe(3);
  });

  test('a policy that the base lacks is not taken from the work', async () => {
    const repo = onBranch(repository({ 'contract-gate.yml': 'version: 1\nrequire: always\n' }), 'x', {
      'gate.yml': 'version: 1\nrequire: never\n',
    });
    expect(await repo.run('verify', '--policy', 'gate.yml')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('policy gate.yml not found at main@'),
    });
  });

  test('a policy at another path is protected, too', async () => {
    const repo = onBranch(repository({ 'gate.yml': 'version: 1\nrequire: always\n' }), 'x', {
      'gate.yml': 'version: 1\nrequire: never\n',
    });
    const { results } = await repo.verify('--policy', 'gate.yml');
    expect(statuses(results)['policy/protected_files']).toBe('pending');
  });

  test('a new policy does not silently outrank the one in force', async () => {
    const { code } = await passes(
      { '.github/contract-gate.yml': 'version: 1\n' },
      {
        'contract-gate.yml': 'version: 1\nrequire: never\n',
        '.contracts/t.yml': 'id: t\nvalidation: {files_exist: [README.md]}\n',
        'README.md': '#\n',
      },
    );
    expect(code).toBe(3);
  });

  test('base-only leaks neither through dependencies nor through epics', async () => {
    const base = {
      'contract-gate.yml': 'version: 1\ntrust: base-only\n',
      '.contracts/t.yml': 'id: t\ndepends_on: [z]\nvalidation: {files_exist: [a]}\n',
    };
    const { code, results } = await passes(base, {
      a: '1\n',
      '.contracts/z.yml': 'id: z\nvalidation: {files_exist: [a]}\n',
      '.contracts/e.yml': 'epic: e\nalways: [{name: n, type: command, command: touch ran.log}]\n',
    });
    expect(results.problems).toMatchObject([{ code: 'unknown_contract' }]);
    expect(JSON.stringify(results.contracts)).not.toContain('touch ran.log');
    expect(code).toBe(1);
  });

  test('a second epic of the same name can not be taken out unseen', async () => {
    const epic = (file: string) => `epic: E\nalways: [{name: n, type: files_exist, files: [${file}]}]\n`;
    const { code } = await passes(
      {
        '.contracts/e.yml': `${epic('a')}---\n${epic('b')}`,
        '.contracts/t.yml': 'id: t\nvalidation: {files_exist: [a]}\n',
        a: '1\n',
      },
      { '.contracts/e.yml': epic('a') },
    );
    expect(code).not.toBe(0);
  });

  test('renamed code needs its companion as deleted code does', async () => {
    const contract = 'id: t\nvalidation: {paired_files: {pattern: "src/**", companion: "test/{name}.test.ts"}}\n';
    const code = 'export const a = 1;\nexport const b = 2;\n';
    expect(
      (await passes({ '.contracts/t.yml': contract, 'src/a.ts': code }, { 'src/a.ts': null, 'lib/a.ts': code })).code,
    ).toBe(1);
  });

  test('what is inconclusive stays so with fail_fast', async () => {
    const { code } = await passes(
      { '.contracts/t.yml': 'id: t\nfail_fast: true\nvalidation: {lint: no-such-program-at-all, tests: "true"}\n' },
      { 'a.js': '1\n' },
    );
    expect(code).toBe(2);
  });

  test('20,000 entries of one name are read in no time', async () => {
    const { results } = await passes(
      {},
      { 'a.js': '', '.contracts/t.yml': `id: t\nvalidation:\n  files_exist: [${'x, '.repeat(20_000)}x]\n` },
    );
    expect(results.counts.fail).toBe(20_001);
  });
});

describe('files without an id', () => {
  test('keep their names on both ends', async () => {
    const contract = 'title: foo\nvalidation: {files_exist: [README.md]}\n';
    const repo = onBranch(
      repository({ 'README.md': '#\n', '.contracts/a/foo.yml': contract, '.contracts/b/foo.yml': contract }),
      'x',
      {
        '.contracts/b/foo.yml': `status: done\n${contract}`,
      },
    );
    const { code, results } = await repo.verify();
    expect(results.problems).toEqual([]);
    expect(results.contracts.map(({ id }) => id)).toEqual(['foo-2']);
    expect(code).toBe(0);
  });
});

test('the command that shows a criterion again shows it', async () => {
  const repo = onBranch(repository({ '.contracts/t.yml': 'id: t\nvalidation: {tests: "false"}\n' }), 'agent/t', {
    'a.js': '1\n',
  });
  repo.write({ '.git/body.md': '```contract\nid: b\nvalidation: {command: "false"}\n```\n' });
  const { stdout } = await repo.run('verify', '--body', '.git/body.md');
  const form = /Reproduce npx contract-gate@[\d.]+ (.*)$/gm;
  const commands = [...stdout.matchAll(form)].map(([, line]) => line!.split(' '));
  expect(commands).toHaveLength(2);
  for (const args of commands) {
    const { code, stdout: again } = await repo.run(...args);
    expect(code).toBe(1);
    expect(again).toContain(` ${args.join(' ')}\n`);
  }
});

test('without a base every open contract applies', async () => {
  const repo = repository({
    '.contracts/t.yml': 'id: t\nvalidation: {files_exist: [a.txt]}\n',
    '.contracts/u.yml': 'id: u\nstatus: done\n',
  });
  const { code, results } = await repo.verify();
  expect(results.contracts.map(({ id }) => id)).toEqual(['t']);
  expect(results.target.base).toBeNull();
  expect(code).toBe(1);
});

test('a policy from outside the checkout is the own word of whoever names it', async () => {
  const repo = onBranch(repository(), 'agent/t', { 'a.js': '1\n' });
  repo.write({ '.git/policy.yml': 'version: 1\nrequire: never\n' });
  expect(await repo.verify('--policy', '.git/policy.yml')).toMatchObject({
    code: 0,
    results: { policy: { source: '.git/policy.yml, selected explicitly' } },
  });
});

test('a path that may not be read fails beside the other criteria', async () => {
  const repo = onBranch(repository(), 'agent/t', {
    'a.js': '',
    '.contracts/t.yml':
      'id: t\nvalidation:\n  files_exist: [README.md, ../x, /etc/passwd, .git/HEAD]\n  command: {run: "true", cwd: ../}\n',
  });
  const { results } = await repo.verify();
  expect(results.problems).toEqual([]);
  expect(criteria(results).map(({ status }) => status)).toEqual(['pass', 'fail', 'fail', 'fail', 'fail']);
  expect((await repo.run('lint')).stdout.trim().split('\n')).toHaveLength(4);
});

describe('selection', () => {
  const open = (id: string, more = '') => `id: ${id}\n${more}validation: {files_exist: [README.md]}\n`;
  const files = {
    'README.md': '#\n',
    '.contracts/auth-1.yml': open('AUTH-1'),
    '.contracts/auth-12.yml': open('AUTH-12'),
    '.contracts/web.yml': open('web', 'applies_to: {paths: ["web/**"]}\n'),
    '.contracts/release.yml': open('shipping', 'applies_to: {branches: ["release/*"], paths: ["**"]}\n'),
    '.contracts/labelled.yml': open('labelled', 'applies_to: {labels: [agent]}\n'),
    '.contracts/old.yml': open('old', 'status: done\n'),
    '.contracts/done/older.yml': open('older'),
  };
  const chosen = (results: Results) =>
    Object.fromEntries(
      results.contracts.filter(({ id }) => id !== 'policy').map(({ id, source }) => [id, source.selected]),
    );

  test('by a segment of the branch, and no other id', async () => {
    const { results } = await onBranch(repository(files), 'agent/auth-1-login/two', { 'a.js': '1\n' }).verify();
    expect(chosen(results)).toEqual({ 'AUTH-1': 'named by the branch agent/auth-1-login/two' });
    expect(results.unselected).toContainEqual({
      id: 'old',
      path: '.contracts/old.yml',
      reason: 'its status is done',
      code: 'done',
    });
    expect(results.unselected).toContainEqual({
      id: 'older',
      path: '.contracts/done/older.yml',
      reason: 'its status is done',
      code: 'done',
    });
    expect(results.unselected).toContainEqual({
      id: 'labelled',
      path: '.contracts/labelled.yml',
      reason: 'applies_to.labels: labels are known only on GitHub',
      code: 'github_only',
    });
    expect(results.unselected).toContainEqual({
      id: 'web',
      path: '.contracts/web.yml',
      reason: 'applies_to.paths matches no changed file',
      code: 'no_match',
    });
  });

  test.each([
    ['the title', ['--title', 'feat: AUTH-12: log in']],
    ['the title', ['--title', 'Log in [auth-12]']],
  ])('by %s', async (_, args) => {
    const { results } = await onBranch(repository(files), 'x', { 'a.js': '1\n' }).verify(...args);
    expect(chosen(results)).toEqual({ 'AUTH-12': 'named by the title' });
  });

  test('by the body, and an unknown contract is a problem where an unknown task is none', async () => {
    const repo = onBranch(repository(files), 'x', { 'a.js': '1\n' });
    repo.write({ '.git/body.md': 'Hello\n\nContract: auth-1\nTask: JIRA-7\nContract: auht-12\n' });
    const { results } = await repo.verify('--body', '.git/body.md');
    expect(chosen(results)).toEqual({ 'AUTH-1': 'named by the body' });
    expect(results.problems).toMatchObject([
      { code: 'unknown_contract', message: expect.stringContaining('did you mean AUTH-12?'), at: { line: 5 } },
    ]);
  });

  test('by a trailer of a commit', async () => {
    const { results } = await onBranch(
      repository(files),
      'x',
      { 'a.js': '1\n' },
      'Log in\n\nIt works.\n\nTask: AUTH-1',
    ).verify();
    expect(chosen(results)).toEqual({ 'AUTH-1': expect.stringMatching(/^named by commit [0-9a-f]{7}$/) });
  });

  test('by applies_to, every list of which must match', async () => {
    const repo = onBranch(repository(files), 'release/1', { 'web/a.js': '1\n' });
    expect(chosen((await repo.verify()).results)).toEqual({
      web: 'its applies_to matches',
      shipping: 'its applies_to matches',
    });
  });

  test('by hand: a path, an id, one criterion, all that are open', async () => {
    const repo = onBranch(repository(files), 'x', { 'a.js': '1\n' });
    expect(Object.keys(chosen((await repo.verify('.contracts/auth-1.yml')).results))).toEqual(['AUTH-1']);
    expect(Object.keys(chosen((await repo.verify('--only', 'auth-12')).results))).toEqual(['AUTH-12']);
    const one = await repo.verify('--only', 'web/files_exist-readme-md');
    expect(statuses(one.results)).toEqual({ 'web/files_exist-readme-md': 'pass' });
    expect(Object.keys(chosen((await repo.verify('--all')).results)).sort()).toEqual([
      'AUTH-1',
      'AUTH-12',
      'labelled',
      'shipping',
      'web',
    ]);
    const unknown = await repo.run('verify', '--only', 'auht-1');
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('did you mean AUTH-1?') });
  });

  test('a contract on which another depends is judged with it, and its failure skips the other', async () => {
    const repo = onBranch(
      repository({
        '.contracts/one.yml': 'id: one\nvalidation: {files_exist: [one.txt]}\n',
        '.contracts/two.yml': 'id: two\ndepends_on: [one]\nvalidation: {files_exist: [two.txt], command: "true"}\n',
      }),
      'agent/two',
      { 'two.txt': '2\n' },
    );
    const { results, code } = await repo.verify();
    expect(chosen(results)).toEqual({ two: 'named by the branch agent/two', one: 'two depends on it' });
    expect(statuses(results)).toMatchObject({
      'one/files_exist-one-txt': 'fail',
      'two/files_exist-two-txt': 'skip',
      'two/command-true': 'skip',
    });
    expect(results.contracts.find(({ id }) => id === 'two')!.verdict).toBe('fail');
    expect(code).toBe(1);
    repo.commit({ 'one.txt': '1\n' });
    expect((await repo.verify()).code).toBe(0);
  });

  test('a circle of dependencies is a problem', async () => {
    const repo = onBranch(repository(), 'agent/a', {
      '.contracts/a.yml': 'id: a\ndepends_on: b\n',
      '.contracts/b.yml': 'id: b\ndepends_on: [a]\n',
    });
    expect((await repo.verify()).results.problems.map(({ code }) => code)).toEqual(['cycle', 'cycle']);
  });
});

describe('when nothing applies', () => {
  test('a branch of no agent passes without a contract', async () => {
    const { code, results } = await onBranch(repository(), 'feature/x', { 'a.js': '1\n' }).verify();
    expect(results).toMatchObject({
      verdict: 'pass',
      contracts: [],
      reason: 'no contract applies to this pull request, and the policy requires none',
    });
    expect(code).toBe(0);
  });

  test("an agent's branch that changes code fails, with the contract to write", async () => {
    const repo = onBranch(repository(), 'agent/cart', { 'a.js': '1\n' });
    const { code, stdout } = await repo.run('verify');
    expect(code).toBe(1);
    expect(stdout).toContain('Write .contracts/cart.yml (contract-gate generate drafts one), for example:');
    const draft = [...stdout.matchAll(/^ {4}│ (.*)$/gm)].map(([, line]) => line).join('\n');
    repo.write({ '.contracts/cart.yml': draft.replace('"<the command that runs the tests>"', "'true'") });
    expect((await repo.run('verify')).code).toBe(0);
  });

  test('an agent that changes documentation only passes, and it is said', async () => {
    const { code, results } = await onBranch(repository(), 'agent/docs', { 'README.md': '# More\n' }).verify();
    expect(results.reason).toContain('only documentation changed');
    expect(code).toBe(0);
  });

  test('satisfied_by: base and trust: base-only do not take a contract that comes with the work', async () => {
    const change = { 'a.js': '1\n', '.contracts/t.yml': 'id: t\nvalidation: {files_exist: [a.js]}\n' };
    const under = (line: string) =>
      onBranch(repository({ 'contract-gate.yml': `version: 1\n${line}\n` }), 'agent/t', change).verify();
    const refused = await under('trust: base-only');
    expect([refused.code, refused.results.problems.map(({ code }) => code)]).toEqual([1, ['contract_required']]);
    for (const line of ['satisfied_by: base', 'satisfied_by: trusted', '']) {
      const { code, results } = await under(line);
      expect([code, results.problems]).toEqual([3, []]);
      expect(statuses(results)).toEqual({
        't/files_exist-a-js': 'pass',
        'policy/contract_required': 'pending',
        'policy/rules_added': 'pending',
      });
    }
    expect((await under('satisfied_by: any')).code).toBe(0);
  });

  test("the policy's cross-cutting checks hold without a contract too, and do not stand for one", async () => {
    const policy = 'version: 1\nrequire: always\ncross_cutting: [{name: green, type: command, command: "true"}]\n';
    const { code, results } = await onBranch(repository({ 'contract-gate.yml': policy }), 'x', {
      'a.js': '1\n',
    }).verify();
    expect(statuses(results)).toMatchObject({ 'policy/command-green': 'pass' });
    expect(code).toBe(1);
  });
});
