import { describe, expect, test } from 'vitest';
import { isReadForNames, namedFiles } from '../../../src/tools/reading/named-files.ts';

const none = { names: new Set<string>(), text: () => undefined };

test.each([
  ['./scripts/test.sh --fast', ['scripts/test.sh']],
  ['scripts/check', ['scripts/check']],
  ['bash -eu scripts/test.sh a b', ['scripts/test.sh']],
  ['bash -c "true"', []],
  ['CI=1 node --require ./setup.js scripts/run.mjs', ['scripts/run.mjs', 'setup.js']],
  ['node scripts/lint.mjs -c lint.config.json src', ['lint.config.json', 'scripts/lint.mjs']],
  ['node --test test/a.test.js', []],
  ['node -e "process.exit(0)"', []],
  ['node --check src/cart.js', []],
  ['sh -n calc.sh && php -l a.php && ruby -wc a.rb', []],
  ['python3 -m tools.check src', ['tools/check.py', 'tools/check/__main__.py', 'tools/check/__init__.py']],
  ['python scripts/verify.py', ['scripts/verify.py']],
  ['ruby -Ilib bin/check', ['bin/check']],
  ['npx vitest run -c ci/vitest.config.ts', ['ci/vitest.config.ts']],
  ['npx jest --config=ci/jest.json src/a.js', ['ci/jest.json']],
  ['mocha -r ./test/setup.js test/a.js', ['test/setup.js']],
  ['eslint src/a.js', []],
  ['pytest tests/test_a.py', []],
  ['cd web && ./check.sh; node tools/lint.js', ['check.sh', 'tools/lint.js']],
  ['tox run', ['tox.ini']],
  ['bundle exec rake test', ['Rakefile', 'rakefile', 'Rakefile.rb']],
  ['../outside.sh', []],
  ['', []],
])('%s names %j', (command, files) => {
  expect(namedFiles(command, none).sort()).toEqual([...files].sort());
});

describe('what a command calls by name is followed', () => {
  const texts: Record<string, string> = {
    'package.json': JSON.stringify({ scripts: { test: 'npm run unit', unit: 'node scripts/unit.mjs --all' } }),
    Makefile: 'check: build\n\t./scripts/check.sh\nbuild:\n\tpython3 tools/build.py\n',
  };
  const here = { names: new Set(Object.keys(texts)), text: (name: string) => texts[name] };
  test.each([
    ['npm test', ['scripts/unit.mjs']],
    ['make check', ['scripts/check.sh', 'tools/build.py']],
  ])('%s', (command, files) => expect(namedFiles(command, here).sort()).toEqual([...files].sort()));
  test('from files that it can read', () => {
    expect(Object.keys(texts).filter(isReadForNames)).toEqual(Object.keys(texts));
  });
});

test('hostile commands cost no time', () => {
  for (const unit of ['" ', "'a", 'node ', '-c ', 'a=b ', '&& ', '\\']) namedFiles(unit.repeat(3_000), none);
});
