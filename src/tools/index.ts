import { automake } from './automake.ts';
import { ava } from './ava.ts';
import { bats } from './bats.ts';
import { bazel } from './bazel.ts';
import { biome } from './biome.ts';
import { bun } from './bun.ts';
import { cargo } from './cargo.ts';
import { clippy } from './clippy.ts';
import { cmake } from './cmake.ts';
import { composer } from './composer.ts';
import { coverage } from './coverage.ts';
import { ctest } from './ctest.ts';
import { cypress } from './cypress.ts';
import { dart } from './dart.ts';
import { deno } from './deno.ts';
import { dotnet } from './dotnet.ts';
import { eslint } from './eslint.ts';
import { exunit } from './exunit.ts';
import { flake8 } from './flake8.ts';
import { flutter } from './flutter.ts';
import { git } from './git.ts';
import { go } from './go.ts';
import { golangciLint } from './golangci-lint.ts';
import { googletest } from './googletest.ts';
import { gradle } from './gradle.ts';
import { jest } from './jest.ts';
import { junit } from './junit.ts';
import { just } from './just.ts';
import { karma } from './karma.ts';
import { lerna } from './lerna.ts';
import { make } from './make.ts';
import { maven } from './maven.ts';
import { meson } from './meson.ts';
import { minitest } from './minitest.ts';
import { mocha } from './mocha.ts';
import { mypy } from './mypy.ts';
import { nextest } from './nextest.ts';
import { node } from './node.ts';
import { nodeTest } from './node-test.ts';
import { nose } from './nose.ts';
import { nox } from './nox.ts';
import { npm } from './npm.ts';
import { nx } from './nx.ts';
import { pdm } from './pdm.ts';
import { pest } from './pest.ts';
import { phpstan } from './phpstan.ts';
import { phpunit } from './phpunit.ts';
import { pip } from './pip.ts';
import { pipenv } from './pipenv.ts';
import { playwright } from './playwright.ts';
import { pnpm } from './pnpm.ts';
import { poetry } from './poetry.ts';
import { prove } from './prove.ts';
import { pyright } from './pyright.ts';
import { pytest } from './pytest.ts';
import { python } from './python.ts';
import { qunit } from './qunit.ts';
import { rake } from './rake.ts';
import { rspec } from './rspec.ts';
import { rubocop } from './rubocop.ts';
import { rubygems } from './rubygems.ts';
import { ruff } from './ruff.ts';
import { shell } from './shell.ts';
import { tap } from './tap.ts';
import { task } from './task.ts';
import type { Tool } from './tool.ts';
import { tox } from './tox.ts';
import { tsc } from './tsc.ts';
import { turbo } from './turbo.ts';
import { unittest } from './unittest.ts';
import { uv } from './uv.ts';
import { vitest } from './vitest.ts';
import { xctest } from './xctest.ts';
import { yarn } from './yarn.ts';

/**
 * All tools. Where several would do, the first wins: a command for an activity in a package, the manager of a package, the
 * runner of a script.
 */
export const tools: readonly Tool[] = [
  node,
  pnpm,
  yarn,
  bun,
  npm,
  deno,
  vitest,
  jest,
  mocha,
  ava,
  qunit,
  karma,
  playwright,
  cypress,
  nodeTest,
  nx,
  turbo,
  lerna,
  tsc,
  biome,
  eslint,
  python,
  uv,
  poetry,
  pdm,
  pipenv,
  pip,
  pytest,
  tox,
  nox,
  unittest,
  nose,
  coverage,
  ruff,
  flake8,
  mypy,
  pyright,
  go,
  golangciLint,
  cargo,
  nextest,
  clippy,
  junit,
  maven,
  gradle,
  bazel,
  rubygems,
  rspec,
  rake,
  minitest,
  rubocop,
  composer,
  pest,
  phpunit,
  phpstan,
  exunit,
  dotnet,
  flutter,
  dart,
  xctest,
  googletest,
  cmake,
  ctest,
  meson,
  automake,
  bats,
  prove,
  make,
  just,
  task,
  git,
  shell,
  tap,
];
