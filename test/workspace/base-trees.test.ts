import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CageOptions, Command, OutsideWorld } from '../../src/model/world.ts';
import { openCheckout } from '../../src/workspace/checkout.ts';
import { ownTemporary, type Repository, repository } from './sandbox.ts';

async function worldOf(repo: Repository, more: { setup?: Command[]; cage?: CageOptions } = {}): Promise<OutsideWorld> {
  const controller = new AbortController();
  const checkout = await openCheckout({
    cwd: repo.top,
    base: 'main',
    committed: false,
    environment: process.env,
    signal: controller.signal,
  });
  onTestFinished(checkout.close);
  return checkout.world({
    pass: [],
    body: { text: '', path: 'b' },
    isContract: () => false,
    isEvidence: () => false,
    isReport: () => false,
    preExisting: 'fail',
    ...more,
  });
}

const command = (run: string): Command => ({ run, shell: 'bash', cwd: '.', env: {}, timeoutMs: 20_000 });

function branch(): Repository {
  const repo = repository();
  repo.write({ 'a.txt': 'old\n', 'dir/b.txt': 'b', 'test/t.sh': 'exit 0\n', '.gitignore': 'node_modules\n' });
  repo.commit();
  repo.git('checkout', '--quiet', '-b', 'work');
  repo.write({ 'a.txt': 'new\n', 'test/t.sh': 'grep -q new a.txt\n' });
  repo.commit();
  repo.git('branch', '--force', 'main', 'main');
  return repo;
}

describe("the base's files", () => {
  it('are read from git, not from disk', async () => {
    const repo = branch();
    const files = await (await worldOf(repo)).base.files();
    expect(files.list).toEqual(['.gitignore', 'a.txt', 'dir/b.txt', 'test/t.sh']);
    expect(await files.read('a.txt')).toEqual({ kind: 'text', text: 'old\n' });
    expect(await files.inspect('a.txt')).toEqual({ kind: 'file', size: 4, kept: true, lfs: false });
    expect(await files.inspect('dir')).toEqual({ kind: 'directory', kept: true });
    expect(await files.read('dir')).toEqual({ kind: 'directory', kept: true });
    expect(await files.inspect('A.txt')).toEqual({ kind: 'missing', nearest: 'a.txt' });
    expect(await files.inspect('nope')).toEqual({ kind: 'missing' });
    expect(await files.read('../x')).toMatchObject({ kind: 'refused' });
  });
});

describe("the base's trees", () => {
  it('run the old code, with what is laid over it', async () => {
    const { trees } = (await worldOf(branch())).base;
    const said = async (run: ReturnType<NonNullable<typeof trees>['run']>) => {
      const there = await run;
      return there.kind === 'ran' ? [there.finished.stdout, there.finished.ending] : there.reason;
    };
    const exit = (code: number) => ({ kind: 'exit', code });
    expect(await said(trees!.run(command('cat a.txt')))).toEqual(['old\n', exit(0)]);
    const overlay = { lay: ['test/t.sh'], remove: ['dir/b.txt'] };
    expect(await said(trees!.runWith(command('ls dir 2>/dev/null; bash test/t.sh'), overlay))).toEqual(['', exit(1)]);
    expect(await said(trees!.runWith(command('bash test/t.sh'), { lay: [], remove: [] }))).toEqual(['', exit(0)]);
  });

  it('print paths of the tip as those of the tree that is checked', async () => {
    const repo = branch();
    const { top, base } = await worldOf(repo);
    const there = await base.trees!.run(command('echo "$PWD/a.txt"; echo "$PWD/b.txt" >&2'));
    expect(there).toMatchObject({ finished: { stdout: `${top}/a.txt\n`, stderr: `${top}/b.txt\n` } });
  });

  it('share what was installed, unless the policy sets trees up', async () => {
    const repo = branch();
    repo.write({ 'node_modules/x/index.js': '1' });
    const look = command('ls node_modules made 2>/dev/null || true');
    const shared = await (await worldOf(repo)).base.trees!.run(look);
    expect(shared).toMatchObject({ finished: { stdout: expect.stringContaining('x') } });
    const fresh = await (await worldOf(repo, { setup: [command('echo yes > made')] })).base.trees!.run(look);
    expect(fresh).toMatchObject({ finished: { stdout: 'made\n' } });
    const broken = await (await worldOf(repo, { setup: [command('true'), command('exit 3')] })).base.trees!.run(look);
    expect(broken).toEqual({ kind: 'not-run', reason: 'the setup failed on the base branch', setupFailed: true });
  });

  it('are set up by each command in its order, except in folders that they lack', async () => {
    const setup = [
      command('echo one > made'),
      { ...command('cat ../made > two'), cwd: 'dir' },
      { ...command('exit 3'), cwd: 'new' },
    ];
    const there = await (await worldOf(branch(), { setup })).base.trees!.run(command('cat dir/two'));
    expect(there).toMatchObject({ finished: { stdout: 'one\n' } });
  });

  it('can not change what the checkout shares with them, where there is a cage', async () => {
    const repo = branch();
    repo.write({ 'node_modules/x/index.js': '1' });
    const world = await worldOf(repo);
    const there = await world.base.trees!.run(command('echo 2 > node_modules/x/index.js; cat node_modules/x/index.js'));
    expect(there.kind).toBe('ran');
    const isCaged = (await world.isolation()).kind !== 'none';
    expect(readFileSync(join(repo.top, 'node_modules/x/index.js'), 'utf8')).toBe(isCaged ? '1' : '2\n');
  });

  it('prove nothing for the change after one of its commands ran without a cage', async () => {
    const repo = branch();
    const uncaged = await worldOf(repo, { cage: { mode: 'none' } });
    expect(await uncaged.base.trees!.run(command('true'))).not.toHaveProperty('unsure');
    await uncaged.run(command('true'));
    expect(await uncaged.base.trees!.run(command('echo other'))).toHaveProperty('unsure', true);
    const world = await worldOf(repo);
    await world.run(command('true'));
    const isCaged = (await world.isolation()).kind !== 'none';
    const there = await world.base.trees!.run(command('echo other'));
    expect('unsure' in there).toBe(!isCaged);
  });

  it('are not made after a command has changed what git would run', async () => {
    const repo = branch();
    const world = await worldOf(repo, { cage: { git: 'write' } });
    await world.run(command('git config filter.x.smudge "touch /dev/null"'));
    expect(await world.base.trees!.run(command('true'))).toMatchObject({
      kind: 'not-run',
      reason: expect.stringContaining("git's configuration"),
    });
  });

  it('leave nothing behind', async () => {
    const folder = ownTemporary();
    const repo = branch();
    const checkout = await openCheckout({
      cwd: repo.top,
      base: 'main',
      committed: false,
      environment: process.env,
      signal: new AbortController().signal,
    });
    const { base } = checkout.world({
      pass: [],
      body: { text: '', path: '' },
      isContract: () => false,
      isEvidence: () => false,
      isReport: () => false,
      preExisting: 'fail',
    });
    await Promise.all([
      base.trees!.run(command('true')),
      base.trees!.runWith(command('true'), { lay: ['a.txt'], remove: [] }),
    ]);
    expect(readdirSync(join(repo.top, '.git/worktrees'))).toHaveLength(2);
    await checkout.close();
    expect(existsSync(join(repo.top, '.git/worktrees'))).toBe(false);
    expect(readdirSync(folder).filter(name => name.startsWith('contract-gate-tree'))).toEqual([]);
    expect(await base.trees!.run(command('true'))).toEqual({ kind: 'not-run', reason: 'the run is over' });
  });

  it('are taken away when the run is interrupted while a command runs there', async () => {
    const repo = branch();
    const controller = new AbortController();
    const checkout = await openCheckout({
      cwd: repo.top,
      base: 'main',
      committed: false,
      environment: process.env,
      signal: controller.signal,
    });
    const { base } = checkout.world({
      pass: [],
      body: { text: '', path: '' },
      isContract: () => false,
      isEvidence: () => false,
      isReport: () => false,
      preExisting: 'fail',
      cage: { git: 'write' },
    });
    const flag = join(repo.top, '.git/started');
    writeFileSync(flag, '');
    const running = base.trees!.run(command(`rm ${flag}; sleep 60`));
    while (existsSync(flag)) await new Promise(resolve => setTimeout(resolve, 10));
    controller.abort(new Error('stop'));
    await expect(running).rejects.toThrow('stop');
    await checkout.close();
    expect(existsSync(join(repo.top, '.git/worktrees'))).toBe(false);
  });

  it('are none where there is no base', async () => {
    const repo = repository();
    repo.write({ 'a.txt': 'a' });
    repo.commit();
    const checkout = await openCheckout({
      cwd: repo.top,
      committed: false,
      environment: process.env,
      signal: new AbortController().signal,
    });
    onTestFinished(checkout.close);
    const { base } = checkout.world({
      pass: [],
      body: { text: '', path: '' },
      isContract: () => false,
      isEvidence: () => false,
      isReport: () => false,
      preExisting: 'fail',
    });
    expect(base.trees).toBeNull();
    expect((await base.files()).list).toEqual(['a.txt']);
  });
});
