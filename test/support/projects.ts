import { execFileSync } from 'node:child_process';

/** A small real project: what is there, what a task changes, and what breaks just one criterion of it. */
export interface Project {
  name: string;
  /** Programs that must be on this machine. */
  needs: readonly string[];
  /** Uses what is installed for this repository. */
  installed?: true;
  base: Record<string, string>;
  work: Record<string, string>;
  /** Every criterion that is generated, without the contract's id. */
  criteria: readonly string[];
  breaks: { files: Record<string, string>; fails: string }[];
}

const nodeTest = (name: string, expected: number, from = '../src') =>
  `import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { ${name} } from '${from}/${name}.js';\ntest('${name}', () => assert.equal(${name}(2, 3), ${expected}));\n`;
const add = 'export const add = (a, b) => a + b;\n';
const mul = 'export const mul = (a, b) => a * b;\n';
const wrong = 'export const mul = (a, b) => a - b;\n';
const ignored = { '.gitignore': 'node_modules\ntarget\n__pycache__\n' };

const python = (name: string) => `def ${name}(a, b):\n    return a ${name === 'add' ? '+' : '*'} b\n`;

const projects: readonly Project[] = [
  {
    name: 'npm with node:test',
    needs: ['npm'],
    base: {
      'package.json': '{"type": "module", "scripts": {"test": "node --test"}}',
      'src/add.js': add,
      'test/add.test.js': nodeTest('add', 5),
    },
    work: { 'src/mul.js': mul, 'test/mul.test.js': nodeTest('mul', 6) },
    criteria: ['tests-unit-test'],
    breaks: [{ files: { 'src/mul.js': wrong }, fails: 'tests-unit-test' }],
  },
  {
    name: 'vitest, by its settings',
    needs: ['npm'],
    installed: true,
    base: {
      ...ignored,
      'package.json': '{"type": "module"}',
      'vitest.config.js':
        'export default { test: { cache: false, include: ["src/**/*.check.js"] }, cacheDir: ".vite" };\n',
      'src/add.js': add,
    },
    work: {
      'src/mul.js': mul,
      'src/mul.check.js':
        "import { expect, test } from 'vitest';\nimport { mul } from './mul.js';\ntest('mul', () => expect(mul(2, 3)).toBe(6));\n",
    },
    criteria: ['tests-unit-test'],
    breaks: [{ files: { 'src/mul.js': wrong }, fails: 'tests-unit-test' }],
  },
  {
    name: 'TypeScript with tsc and scripts',
    needs: ['npm'],
    installed: true,
    base: {
      ...ignored,
      'package.json': '{"type": "module", "scripts": {"test": "node --test"}, "devDependencies": {"typescript": "7"}}',
      'tsconfig.json': '{"compilerOptions": {"strict": true, "types": []}, "include": ["src"]}',
      'src/add.ts': 'export const add = (a: number, b: number): number => a + b;\n',
      'test/sane.test.js': "import { test } from 'node:test';\ntest('sane', () => {});\n",
    },
    work: { 'src/mul.ts': 'export const mul = (a: number, b: number): number => a * b;\n' },
    criteria: ['command-typecheck', 'tests-unit-test'],
    breaks: [
      {
        files: { 'src/mul.ts': 'export const mul = (a: number, b: number): string => a * b;\n' },
        fails: 'command-typecheck',
      },
      {
        files: {
          'test/sane.test.js': "import { test } from 'node:test';\ntest('sane', () => { throw new Error(); });\n",
        },
        fails: 'tests-unit-test',
      },
    ],
  },
  {
    name: 'biome',
    needs: ['npm'],
    installed: true,
    base: {
      ...ignored,
      'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
      'biome.json': '{ "formatter": { "enabled": false }, "assist": { "enabled": false } }\n',
      'src/add.js': add,
      'test/add.test.js': nodeTest('add', 5),
    },
    work: { 'src/mul.js': mul, 'test/mul.test.js': nodeTest('mul', 6) },
    criteria: ['lint', 'tests-unit-test'],
    breaks: [
      { files: { 'src/mul.js': `${mul}debugger;\n` }, fails: 'lint' },
      { files: { 'src/mul.js': wrong }, fails: 'tests-unit-test' },
    ],
  },
  {
    name: 'a monorepo of npm workspaces',
    needs: ['npm'],
    base: {
      'package.json': '{"workspaces": ["packages/*"]}',
      'packages/sum/package.json': '{"type": "module", "scripts": {"test": "node --test"}}',
      'packages/sum/src/add.js': add,
      'packages/product/package.json': '{"type": "module", "scripts": {"test": "node --test"}}',
      'packages/product/src/one.js': 'export const one = 1;\n',
      'packages/other/package.json': '{"type": "module", "scripts": {"test": "exit 1"}}',
    },
    work: {
      'packages/sum/test/add.test.js': nodeTest('add', 5),
      'packages/product/src/mul.js': mul,
      'packages/product/test/mul.test.js': nodeTest('mul', 6),
    },
    criteria: ['tests-unit-test-packages-product', 'tests-unit-test-packages-sum'],
    breaks: [{ files: { 'packages/product/src/mul.js': wrong }, fails: 'tests-unit-test-packages-product' }],
  },
  {
    name: 'pytest',
    needs: ['python3', 'pytest'],
    base: { ...ignored, 'pyproject.toml': '[tool.pytest.ini_options]\npythonpath = ["."]\n', 'calc.py': python('add') },
    work: {
      'calc.py': python('add') + python('mul'),
      'tests/test_calc.py': 'from calc import mul\n\n\ndef test_mul():\n    assert mul(2, 3) == 6\n',
    },
    criteria: ['tests-unit-test'],
    breaks: [{ files: { 'calc.py': 'def mul(a, b):\n    return 0\n' }, fails: 'tests-unit-test' }],
  },
  {
    name: 'unittest',
    needs: ['python3'],
    base: {
      ...ignored,
      'calc.py': python('add'),
      'tests/test_add.py':
        'import unittest\nfrom calc import add\n\n\nclass Add(unittest.TestCase):\n    def test_add(self):\n        self.assertEqual(add(2, 3), 5)\n',
    },
    work: { 'calc.py': python('add') + python('mul') },
    criteria: ['tests-unit-test'],
    breaks: [{ files: { 'calc.py': 'def add(a, b):\n    return 0\n' }, fails: 'tests-unit-test' }],
  },
  {
    name: 'cargo',
    needs: ['cargo'],
    base: {
      ...ignored,
      'Cargo.toml': '[package]\nname = "calc"\nversion = "0.1.0"\nedition = "2021"\n',
      'Cargo.lock': 'version = 3\n\n[[package]]\nname = "calc"\nversion = "0.1.0"\n',
      'src/lib.rs': 'pub fn add(a: i32, b: i32) -> i32 {\n    a + b\n}\n',
    },
    work: {
      'src/lib.rs': 'pub fn mul(a: i32, b: i32) -> i32 {\n    a * b\n}\n',
      'tests/mul.rs': '#[test]\nfn mul() {\n    assert_eq!(calc::mul(2, 3), 6);\n}\n',
    },
    criteria: ['command-typecheck', 'tests-unit-test'],
    breaks: [
      { files: { 'src/lib.rs': 'pub fn mul(a: i32, b: i32) -> i32 {\n    a - b\n}\n' }, fails: 'tests-unit-test' },
    ],
  },
  {
    name: 'RSpec',
    needs: ['rspec'],
    base: {
      '.rspec': '',
      'lib/add.rb': 'def add(a, b) = a + b\n',
      'spec/add_spec.rb':
        "require_relative '../lib/add'\nRSpec.describe('add') { it('adds') { expect(add(2, 3)).to eq(5) } }\n",
    },
    work: {
      'lib/mul.rb': 'def mul(a, b) = a * b\n',
      'spec/mul_spec.rb':
        "require_relative '../lib/mul'\nRSpec.describe('mul') { it('works') { expect(mul(2, 3)).to eq(6) } }\n",
    },
    criteria: ['tests-unit-test'],
    breaks: [{ files: { 'lib/mul.rb': 'def mul(a, b) = a - b\n' }, fails: 'tests-unit-test' }],
  },
  {
    name: 'minitest',
    needs: ['ruby', 'rake'],
    base: {
      'calc.gemspec': '',
      'lib/add.rb': 'def add(a, b) = a + b\n',
      'test/add_test.rb':
        "require 'minitest/autorun'\nrequire 'add'\nclass AddTest < Minitest::Test\n  def test_add = assert_equal(5, add(2, 3))\nend\n",
    },
    work: { 'lib/add.rb': 'def add(a, b) = b + a\n' },
    criteria: ['tests-unit-test'],
    breaks: [{ files: { 'lib/add.rb': 'def add(a, b) = a - b\n' }, fails: 'tests-unit-test' }],
  },
  {
    name: 'PHPUnit',
    needs: ['phpunit'],
    base: {
      '.gitignore': '.phpunit.*\n',
      'phpunit.xml':
        '<phpunit><testsuites><testsuite name="all"><directory>tests</directory></testsuite></testsuites></phpunit>\n',
      'src/add.php': '<?php\nfunction add($a, $b) { return $a + $b; }\n',
      'tests/AddTest.php':
        "<?php\nrequire_once __DIR__ . '/../src/add.php';\nclass AddTest extends PHPUnit\\Framework\\TestCase {\n  public function testAdd() { $this->assertSame(5, add(2, 3)); }\n}\n",
    },
    work: { 'src/add.php': '<?php\nfunction add($a, $b) { return $b + $a; }\n' },
    criteria: ['tests-unit-test'],
    breaks: [
      { files: { 'src/add.php': '<?php\nfunction add($a, $b) { return $a - $b; }\n' }, fails: 'tests-unit-test' },
    ],
  },
  {
    name: 'CTest, next to a Makefile that starts a demo',
    needs: ['cmake', 'ctest', 'cc'],
    base: {
      Makefile: 'test:\n\techo demo\n',
      'CMakeLists.txt':
        'cmake_minimum_required(VERSION 3.10)\nproject(calc C)\nenable_testing()\nadd_executable(t tests/t.c)\nadd_test(NAME adds COMMAND t)\n',
      'src/add.h': 'static int add(int a, int b) { return a + b; }\n',
      'tests/t.c': '#include "../src/add.h"\nint main(void) { return add(2, 3) != 5; }\n',
    },
    work: { 'src/add.h': 'static int add(int a, int b) { return b + a; }\n' },
    criteria: ['tests-unit-test'],
    breaks: [{ files: { 'src/add.h': 'static int add(int a, int b) { return a - b; }\n' }, fails: 'tests-unit-test' }],
  },
  {
    name: 'Meson',
    needs: ['meson', 'ninja', 'cc'],
    base: {
      'meson.build': "project('calc', 'c')\ntest('adds', executable('t', 't.c'))\n",
      't.c': 'int main(void) { return 2 + 3 != 5; }\n',
    },
    work: { 't.c': 'int main(void) { return 3 + 2 != 5; }\n' },
    criteria: ['tests-unit-test'],
    breaks: [{ files: { 't.c': 'int main(void) { return 3 - 2 != 5; }\n' }, fails: 'tests-unit-test' }],
  },
  {
    name: 'Automake',
    needs: ['autoreconf', 'make', 'cc'],
    base: {
      '.gitignore':
        'autom4te.cache\nMakefile.in\naclocal.m4\nconfigure\nconfigure~\ncompile\ndepcomp\ninstall-sh\nmissing\ntest-driver\n',
      'configure.ac':
        'AC_INIT([calc],[1])\nAM_INIT_AUTOMAKE([foreign])\nAC_PROG_CC\nAC_CONFIG_FILES([Makefile])\nAC_OUTPUT\n',
      'Makefile.am': 'check_PROGRAMS = t\nt_SOURCES = t.c\nTESTS = t\n',
      't.c': 'int main(void) { return 2 + 3 != 5; }\n',
    },
    work: { 't.c': 'int main(void) { return 3 + 2 != 5; }\n' },
    criteria: ['tests-unit-test'],
    breaks: [{ files: { 't.c': 'int main(void) { return 3 - 2 != 5; }\n' }, fails: 'tests-unit-test' }],
  },
  {
    name: 'Mix',
    needs: ['mix'],
    base: {
      '.gitignore': '_build\n',
      'mix.exs':
        'defmodule Calc.MixProject do\n  use Mix.Project\n  def project, do: [app: :calc, version: "0.1.0"]\nend\n',
      'lib/calc.ex': 'defmodule Calc do\n  def add(a, b), do: a + b\nend\n',
      'test/test_helper.exs': 'ExUnit.start()\n',
      'test/calc_test.exs':
        'defmodule CalcTest do\n  use ExUnit.Case\n  test "adds", do: assert Calc.add(2, 3) == 5\nend\n',
    },
    work: { 'lib/calc.ex': 'defmodule Calc do\n  def add(a, b), do: b + a\nend\n' },
    criteria: ['command-typecheck', 'tests-unit-test'],
    breaks: [
      { files: { 'lib/calc.ex': 'defmodule Calc do\n  def add(a, b), do: a - b\nend\n' }, fails: 'tests-unit-test' },
    ],
  },
  {
    name: 'bats',
    needs: ['bats'],
    base: { 'calc.sh': 'echo $(($1 + $2))\n', 'test/calc.bats': '@test "adds" {\n  [ "$(sh calc.sh 2 3)" = 5 ]\n}\n' },
    work: { 'calc.sh': 'echo $(($2 + $1))\n' },
    criteria: ['tests-unit-test'],
    breaks: [{ files: { 'calc.sh': 'echo $(($1 - $2))\n' }, fails: 'tests-unit-test' }],
  },
  {
    name: 'prove',
    needs: ['prove'],
    base: {
      'lib/Calc.pm': 'package Calc;\nsub add { $_[0] + $_[1] }\n1;\n',
      't/calc.t': 'use Test::More tests => 1;\nuse Calc;\nis(Calc::add(2, 3), 5, "adds");\n',
    },
    work: { 'lib/Calc.pm': 'package Calc;\nsub add { $_[1] + $_[0] }\n1;\n' },
    criteria: ['tests-unit-test'],
    breaks: [{ files: { 'lib/Calc.pm': 'package Calc;\nsub add { 1 }\n1;\n' }, fails: 'tests-unit-test' }],
  },
  {
    name: 'make',
    needs: ['make'],
    base: {
      Makefile: '.PHONY: test lint\ntest:\n\tsh test/run.sh\nlint:\n\tsh -n calc.sh\n',
      'calc.sh': 'echo $(($1 + $2))\n',
      'test/run.sh': 'test "$(sh calc.sh 2 3)" = 5\n',
    },
    work: { 'calc.sh': 'echo $(($1 + $2 + 0))\n' },
    criteria: ['lint', 'tests-unit-test'],
    breaks: [
      { files: { 'calc.sh': 'echo $(($1 - $2))\n' }, fails: 'tests-unit-test' },
      { files: { 'calc.sh': 'echo 5; exit\nif\n' }, fails: 'lint' },
    ],
  },
];

/** Those whose programs are on this machine. */
export function available(): Project[] {
  return projects.filter(({ needs }) => needs.every(isHere));
}

function isHere(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
