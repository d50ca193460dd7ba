import { expect, test } from 'vitest';
import { commandExpecting } from '../../../src/sessions/reading/expectation.ts';
import { notACommand } from '../../../src/sessions/reading/shell-words.ts';

test.each([
  ['grep -rn X src (zero results)', '! grep -rn X src'],
  ['`grep -rn X src` returns nothing', '! grep -rn X src'],
  ['cd app && grep -rn foo . → no matches', 'cd app && ! grep -rn foo .'],
  ['git grep TODO finds no matches', '! git grep TODO'],
  ['rg TODO src/ — none left', '! rg TODO src/'],
  ['dotnet test 2>&1 | grep Failed (zero results)', '! dotnet test 2>&1 | grep Failed'],
  ['grep -rn X src # zero results', '! grep -rn X src'],
  ['grep -rn X src, no output expected', '! grep -rn X src'],
  ['grep -rn X src | wc -l → 0', 'test "$(grep -rn X src | wc -l)" -eq 0'],
  ['git status --porcelain is empty', 'test -z "$(git status --porcelain)"'],
  ['find . -name "*.orig" (no files found)', 'test -z "$(find . -name "*.orig")"'],
  ['node cli.js --bad should fail with a message', '! node cli.js --bad'],
  ['node cli.js --bad exits with code 1', '! node cli.js --bad'],
])('%s: the command that is proposed expects the same', (line, command) => {
  expect(notACommand(line, 'bash')).toMatchObject({ code: 'prose', command, says: true });
});

test.each([
  ['npm test → 0 failures', 'npm test'],
  ['npm run lint (no errors)', 'npm run lint'],
  ['npm audit (0 vulnerabilities)', 'npm audit'],
  ['npm test expects exit code 0', 'npm test'],
  ['grep X src (at least 3 results)', 'grep X src'],
])('%s: the command is proposed as it is', (line, command) => {
  const found = notACommand(line, 'bash');
  expect(found).toMatchObject({ code: 'prose', command });
  expect(found).not.toHaveProperty('says');
});

test('no command is proposed if none surely expects the same', () => {
  expect(notACommand('grep -rn X src || true (zero results)', 'bash')).not.toHaveProperty('command');
  expect(notACommand('curl http://localhost/x returns 404 not found', 'bash')).not.toHaveProperty('command');
  expect(notACommand('grep -rn alert src (must return 0 results in handlers)', 'bash')).not.toHaveProperty('command');
  expect(notACommand('grep -n Content-Type src/a.ts (must NOT show an override)', 'bash')).not.toHaveProperty(
    'command',
  );
  expect(commandExpecting('grep -rn X src', 'zero results', 'pwsh')).toBeUndefined();
});

test('what is negated already, and comments that expect nothing else, stay as they are', () => {
  expect(commandExpecting('! grep -rn X src', 'zero results', 'bash')).toBe('! grep -rn X src');
  expect(notACommand('! grep -rn X src  # zero results', 'bash')).toBeUndefined();
  expect(notACommand('npm test  # expected: 0 failures', 'bash')).toBeUndefined();
  expect(notACommand('time (npm ci)', 'bash')).toBeUndefined();
});
