import { describe, expect, test } from 'vitest';
import {
  patternValueProblem,
  placeProblem,
  shellProblem,
  withPattern,
} from '../../../src/tools/reading/pattern-argument.ts';

const variable = '"$CONTRACT_GATE_PATTERN"';

describe('withPattern', () => {
  test.each([
    ['npx vitest run -t {pattern}', `npx vitest run -t ${variable}`],
    ['npx vitest run -t "{pattern}"', `npx vitest run -t ${variable}`],
    ["npx vitest run -t '{pattern}' --bail", `npx vitest run -t ${variable} --bail`],
    ['mvn -B test -Dtest={pattern}', `mvn -B test -Dtest=${variable}`],
    ['go test -run {pattern} ./... | tee out', `go test -run ${variable} ./... | tee out`],
    ['npm test', 'npm test'],
  ])('%s', (line, run) => {
    const env = line.includes('{pattern}') ? { CONTRACT_GATE_PATTERN: '"; rm -rf / #' } : {};
    expect(withPattern(line, '"; rm -rf / #')).toEqual({ run, env });
    expect(run).not.toContain('rm -rf');
  });

  test.each([
    ['npx vitest run -t {pattern}', 'npx vitest run'],
    ['npm test -- --test-name-pattern={pattern}', 'npm test'],
    ['go test -v -run {pattern} ./...', 'go test -v ./...'],
    ['cargo test {pattern}', 'cargo test'],
    ['npm test -- {pattern}', 'npm test'],
    ['mvn -B test -Dtest="{pattern}"', 'mvn -B test'],
    ['pytest --color=yes {pattern}', 'pytest --color=yes'],
    ['cargo test --workspace {pattern}', 'cargo test --workspace'],
    ['gradle test --tests {pattern}', 'gradle test'],
    ['pytest -v {pattern}', 'pytest -v'],
  ])('without a pattern %s is %s', (line, run) => expect(withPattern(line, undefined)).toEqual({ run, env: {} }));
});

test.each([
  "bash -c 'grep {pattern} log'",
  'grep "x {pattern}" log',
  'run pre{pattern}',
  'X={pattern} run',
  'run {pattern}post',
  'run "{pattern}"x',
  'grep --opt="a {pattern}"',
])('%s pastes the pattern into something else', line => {
  expect(placeProblem(line)).toMatch(/argument of its own/);
});

test.each([
  'eval {pattern}',
  'bash -c {pattern}',
  'sh -e -c "{pattern}"',
  'bash -lc {pattern}',
  '{pattern}',
  '"{pattern}" --version',
  'cd a && {pattern}',
  'a || {pattern}',
  'a; {pattern}',
  'a | {pattern}',
  '( {pattern} )',
  'a\n{pattern}',
  'exec {pattern}',
  'source {pattern}',
  '. {pattern}',
  'time {pattern}',
  'CI=1 {pattern}',
  'env CI=1 {pattern}',
  'env {pattern}',
  'ls | xargs {pattern}',
  'ls | xargs -n 1 -- {pattern}',
  'sh {pattern}',
  '/bin/bash {pattern}',
  'node -e {pattern}',
  'node --eval {pattern}',
  'python3 -c {pattern}',
])('%s would run the pattern', line => expect(placeProblem(line)).toMatch(/run as code/));

test.each([
  'npm test',
  './test.sh {pattern}',
  'python3 -m pytest -k {pattern}',
  'node t.js {pattern}',
  'a {pattern}',
  "a 'b c' {pattern}",
  'a "b \\" c" {pattern}',
  'a --b={pattern}; c',
])('%s is fine', line => expect(placeProblem(line)).toBeUndefined());

test('only shells that expand a variable to one argument', () => {
  expect(shellProblem('a {pattern}', 'zsh')).toBeUndefined();
  expect(shellProblem('a', 'node')).toBeUndefined();
  expect(shellProblem('a {pattern}', 'node')).toMatch(/commands\.shell/);
});

test('a pattern is no option, one line, and not endless', () => {
  expect(patternValueProblem('DarkMode.*Toggle')).toBeUndefined();
  expect(patternValueProblem('--help')).toMatch(/dash/);
  expect(patternValueProblem('a\nb')).toMatch(/control/);
  expect(patternValueProblem('a'.repeat(1001))).toMatch(/1001/);
});
