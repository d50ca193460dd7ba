import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Tree, temporary } from './repository.ts';

/** A small repository of one stack, on its first day with the gate. */
export interface Stack {
  name: string;
  files: Tree;
  /** What an agent gets wrong, and the check that must say so. */
  mistake: Tree;
  fails: string;
  fix: Tree;
  /** Programs that stand in for tools that a fresh machine lacks: name → script. */
  programs?: Readonly<Record<string, string>>;
}

const add = (sign: string) => `export const add = (a, b) => a ${sign} b;\n`;
const addTest = (from: string) =>
  `import { test } from 'node:test';\nimport assert from 'node:assert';\nimport { add } from '${from}';\ntest('adds', () => assert.equal(add(2, 3), 5));\n`;

/** What pytest 9.0.3 printed for these very files; it fails as long as the file subtracts. */
const python3 = `#!/usr/bin/env bash
[ "$2" = pytest ] || exit 0
if ! grep -q 'a - b' calc.py; then cat <<'END'
============================= test session starts ==============================
platform linux -- Python 3.11.7, pytest-9.0.3, pluggy-1.6.0
configfile: pyproject.toml
collected 1 item

tests/test_calc.py .                                                     [100%]

============================== 1 passed in 1.66s ===============================
END
exit 0; fi
cat <<'END'
============================= test session starts ==============================
platform linux -- Python 3.11.7, pytest-9.0.3, pluggy-1.6.0
configfile: pyproject.toml
collected 1 item

tests/test_calc.py F                                                     [100%]

=================================== FAILURES ===================================
___________________________________ test_add ___________________________________

    def test_add():
>       assert add(2, 3) == 5
E       assert -1 == 5
E        +  where -1 = add(2, 3)

tests/test_calc.py:5: AssertionError
=========================== short test summary info ============================
FAILED tests/test_calc.py::test_add - assert -1 == 5
============================== 1 failed in 1.72s ===============================
END
exit 1
`;

/** What Go 1.19.8 printed for these very files. */
const go = `#!/usr/bin/env bash
case "$1" in test) ;; *) exit 0 ;; esac
if ! grep -q 'a - b' calc.go; then
printf '=== RUN   TestAdd\\n--- PASS: TestAdd (0.00s)\\nPASS\\nok  \\texample.com/calc\\t0.002s\\n'
exit 0; fi
printf '=== RUN   TestAdd\\n    calc_test.go:7: Add(2, 3) = -1, want 5\\n--- FAIL: TestAdd (0.00s)\\nFAIL\\nFAIL\\texample.com/calc\\t0.002s\\nFAIL\\n'
exit 1
`;

/** Runs the script of each package, as `pnpm -r run test` does; installing has nothing to do. */
const pnpm = `#!/usr/bin/env bash
case " $* " in *' install '*) exit 0 ;; esac
if [ -f pnpm-workspace.yaml ]; then
  for each in packages/*; do (cd "$each" && node --test) || exit 1; done
else exec node --test; fi
`;

export const stacks: readonly Stack[] = [
  {
    name: 'npm',
    files: {
      'package.json': '{"type": "module", "scripts": {"test": "node --test", "lint": "node --check src/add.js"}}\n',
      'package-lock.json': '{"lockfileVersion": 3, "requires": true, "packages": {"": {}}}\n',
      '.gitignore': 'node_modules\n',
      'src/add.js': add('+'),
      'test/add.test.js': addTest('../src/add.js'),
    },
    mistake: { 'src/add.js': add('-') },
    fails: 'tests',
    fix: { 'src/add.js': add('+').replace('a + b', 'b + a') },
  },
  {
    name: 'pytest',
    files: {
      'pyproject.toml': '[tool.pytest.ini_options]\npythonpath = ["."]\n',
      'calc.py': 'def add(a, b):\n    return a + b\n',
      'tests/test_calc.py': 'from calc import add\n\n\ndef test_add():\n    assert add(2, 3) == 5\n',
    },
    mistake: { 'calc.py': 'def add(a, b):\n    return a - b\n' },
    fails: 'tests',
    fix: { 'calc.py': 'def add(a, b):\n    return b + a\n' },
    programs: { python3 },
  },
  {
    name: 'Go',
    files: {
      'go.mod': 'module example.com/calc\n\ngo 1.19\n',
      'calc.go': 'package calc\n\nfunc Add(a, b int) int { return a + b }\n',
      'calc_test.go':
        'package calc\n\nimport "testing"\n\nfunc TestAdd(t *testing.T) {\n\tif got := Add(2, 3); got != 5 {\n\t\tt.Fatalf("Add(2, 3) = %d, want 5", got)\n\t}\n}\n',
    },
    mistake: { 'calc.go': 'package calc\n\nfunc Add(a, b int) int { return a - b }\n' },
    fails: 'tests',
    fix: { 'calc.go': 'package calc\n\nfunc Add(a, b int) int { return b + a }\n' },
    programs: { go },
  },
  {
    name: 'a monorepo of pnpm',
    files: {
      'package.json': '{"private": true, "packageManager": "pnpm@9.15.0", "scripts": {"test": "pnpm -r run test"}}\n',
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n\nimporters:\n  .: {}\n  packages/one: {}\n  packages/two: {}\n",
      '.gitignore': 'node_modules\n',
      'packages/one/package.json': '{"name": "one", "type": "module", "scripts": {"test": "node --test"}}\n',
      'packages/one/src/add.js': add('+'),
      'packages/one/test/add.test.js': addTest('../src/add.js'),
      'packages/two/package.json': '{"name": "two", "type": "module", "scripts": {"test": "node --test"}}\n',
      'packages/two/src/add.js': add('+'),
      'packages/two/test/add.test.js': addTest('../src/add.js'),
    },
    mistake: { 'packages/two/src/add.js': add('-') },
    fails: 'tests',
    fix: { 'packages/two/src/add.js': add('+').replace('a + b', 'b + a') },
    programs: { pnpm },
  },
  {
    name: 'documentation only',
    files: { 'README.md': '# A handbook\n', 'docs/guide.md': '# Guide\n' },
    mistake: { 'docs/guide.md': null },
    fails: 'files_exist',
    fix: { 'docs/guide.md': '# Guide\n\nMore.\n' },
  },
];

/** The environment in which the programs of a stack are found first. */
export function environmentFor({ programs = {} }: Stack): NodeJS.ProcessEnv {
  const folder = temporary('programs');
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), script);
    chmodSync(join(folder, name), 0o755);
  }
  return { PATH: `${folder}:${process.env.PATH}` };
}
