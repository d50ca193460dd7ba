import { expect, test } from 'vitest';
import { missingTool } from '../../src/tools/reading/missing-tool.ts';
import { commandsIn, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'Cargo.toml': '[workspace]\n[workspace.lints.clippy]' })).toEqual({
    'unit-test': 'cargo test {pattern} --workspace',
    typecheck: 'cargo check --workspace --all-targets',
    lint: 'cargo clippy --workspace --all-targets -- -D warnings',
  });
});

test('its absence is recognized', () => {
  expect(missingTool(101, 'error: no such command: `clippy`')).toBeDefined();
});

test.each(['clippy.toml'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));
