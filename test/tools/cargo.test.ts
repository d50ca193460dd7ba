import { describe, expect, test } from 'vitest';
import { commandsIn, count, declared, failing, isAutoloaded, isSettings, many } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'Cargo.toml': '[package]' })).toEqual({
    'unit-test': 'cargo test {pattern}',
    typecheck: 'cargo check --all-targets',
  });
});

describe('cargo test', () => {
  test('the results of all targets add up', () => {
    const lines = [
      '     Running unittests src/lib.rs (target/debug/deps/sample-e6daf73c296d6df0)',
      '',
      'running 2 tests',
      'test tests::slow ... ignored',
      'test tests::adds ... ok',
      '',
      'test result: ok. 1 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s',
      '',
      '     Running tests/it.rs (target/debug/deps/it-4b221586d8d4eec4)',
      '',
      'test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.08s',
      '',
      'error: test failed, to rerun pass `--test it`',
      '   Doc-tests sample',
      '',
      'test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.08s',
    ];
    expect(count(...lines)).toEqual({ ran: 4, failed: 1, skipped: 1, runner: 'cargo test' });
  });

  test('zero is counted, in colours as well', () => {
    const line =
      'test result: \x1b[32mok\x1b(B\x1b[m. 0 passed; 0 failed; 0 ignored; 0 measured; 1 filtered out; finished in 0.00s';
    expect(count('running 0 tests', '', line)).toMatchObject({ ran: 0, runner: 'cargo test' });
  });
});

test('a failing test is named', () => {
  expect(failing('test maths::adds ... FAILED')).toEqual(['maths::adds']);
});

test('declarations, beside the code too', () => {
  expect(
    declared(
      'src/lib.rs',
      'fn add() {}',
      '#[test]',
      'fn one() {}',
      '#[tokio::test]',
      'async fn two() {}',
      '#[rstest]',
      '#[case(1)]',
      'fn three() {}',
      'fn four() {}',
      '#[test] fn five() {}',
      '#[wasm_bindgen_test]',
      'fn six() {}',
      '#[test]',
      '#[ignore = "slow"]',
      'fn seven() {}',
      'let page = r#"',
      '#[test]',
      'fn eight() {}',
      '"#;',
      "fn nine<'a>(x: &'a str) -> char { '\"' }",
      '#[test]',
      'fn ten() {}',
    ),
  ).toEqual([
    ['one', 1, 1],
    ['two', 1, 1],
    ['three', 1, many],
    ['five', 1, 1],
    ['six', 1, 1],
    ['seven', 0, 1],
    ['ten', 1, 1],
  ]);
});

test.each(['Cargo.toml'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test.each(['.cargo/config', '.cargo/config.toml', 'rust-toolchain', 'rust-toolchain.toml'])(
  '%s is loaded without being named',
  path => expect(isAutoloaded(path)).toBe(true),
);
