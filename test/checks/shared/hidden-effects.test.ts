import { expect, test } from 'vitest';
import { hiddenEffect } from '../../../src/checks/shared/hidden-effects.ts';
import type { Change } from '../../../src/model/world.ts';
import { noPolicy, protectedGlobs } from '../../../src/policy/schema.ts';
import { world } from '../../support/world.ts';

const effect = (change: Change, before: string | undefined, now: string, protect: string[] = []) => {
  const old = change.from ?? change.path;
  const given = {
    changes: [change],
    files: change.kind === 'deleted' ? {} : { [change.path]: now },
    before: before === undefined || change.kind === 'added' ? {} : { [old]: before },
  };
  return hiddenEffect(change, protectedGlobs({ ...noPolicy, protect }, 'contract-gate.yml'), world(given));
};
const modified = (path: string, more: Partial<Change> = {}): Change => ({ kind: 'modified', path, ...more });
const added = (path: string, more: Partial<Change> = {}): Change => ({ kind: 'added', path, ...more });

test.each([
  ['became_link', modified('test/a.test.js', { becomesLink: true })],
  ['became_link', modified('vitest.config.ts', { becomesLink: true })],
  ['became_link', added('tests/b.py', { becomesLink: true })],
  ['became_link', added('.github/workflows/x.yml', { becomesLink: true })],
  ['agent_instructions', added('.claude/settings.json')],
  ['agent_instructions', modified('.codex/hooks.json')],
  ['agent_instructions', added('.github/hooks/stop.json')],
  ['agent_instructions', added('.cursor/hooks.json')],
  ['agent_instructions', added('packages/a/.mcp.json')],
  ['agent_instructions', added('.github/workflows/copilot-setup-steps.yml')],
  ['agent_instructions', modified('AGENTS.md')],
  ['agent_instructions', added('.claude/commands/fix.md')],
  ['agent_instructions', added('web/.cursor/rules/style.mdc')],
  ['agent_instructions', added('.clinerules')],
  ['agent_instructions', modified('.junie/guidelines.md')],
  ['agent_instructions', { kind: 'renamed', path: 'old.md', from: 'CLAUDE.md' } as Change],
  ['shadows_library', added('json.py')],
  ['shadows_library', added('html/__init__.py')],
  ['shadows_library', { kind: 'renamed', path: 'random.py', from: 'old.md' } as Change],
  ['shadows_library', added('lib/minitest/autorun.rb')],
  ['shadows_library', added('vendor/modules.txt')],
  ['lock_removed', { kind: 'deleted', path: 'package-lock.json' } as Change],
  ['lock_unreadable', modified('package-lock.json')],
] as const)('%s: %o waits for a person', async (code, change) => {
  expect(await effect(change, '{"packages":{"node_modules/a":{"version":"1.0.0"}}}', '{')).toMatchObject({
    severity: 'pending',
    code,
    message: expect.stringContaining(change.path),
  });
});

test.each([
  modified('src/a.js', { becomesLink: true }),
  modified('json.py'),
  added('src/json.py'),
  added('package-lock.json'),
  added('docs/agents.md'),
  added('.claude/features/login-TODO.md'),
  added('src/agents/a.ts'),
])('%o has no effect that its path does not show', async change => {
  expect(await effect(change, 'a', 'b')).toBeUndefined();
});

test('the policy takes a file out', async () => {
  expect(await effect(added('json.py'), undefined, 'x', ['!json.py'])).toBeUndefined();
  expect(await effect(modified('AGENTS.md'), 'a', 'b', ['!AGENTS.md'])).toBeUndefined();
});

test('an update of a lock file is worth a look, another package under a name waits for a person', async () => {
  const lock = (version: string, more: object = {}) =>
    JSON.stringify({ packages: { 'node_modules/left-pad': { version, integrity: `sha512-${version}`, ...more } } });
  expect(await effect(modified('package-lock.json'), lock('1.3.0'), lock('1.3.1'))).toMatchObject({
    severity: 'warn',
    code: 'lock_changed',
  });
  expect(await effect(modified('package-lock.json'), lock('1.3.0'), lock('1.3.0', { name: 'evil-pad' }))).toMatchObject(
    {
      severity: 'pending',
      code: 'lock_altered',
      message: 'package-lock.json: left-pad comes from "evil-pad", before from the default source',
    },
  );
});

test('a new link that leads out of the repository, or to nothing, is worth a look', async () => {
  const change = added('data.txt', { becomesLink: true });
  const given = world({ changes: [change] });
  const read = async () => ({ kind: 'refused', reason: 'it leaves the checkout' }) as const;
  const outside = { ...given, files: { ...given.files, read } };
  expect(await hiddenEffect(change, [], outside)).toMatchObject({ severity: 'warn', code: 'link_outside' });
});
