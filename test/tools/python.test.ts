import { expect, test } from 'vitest';
import { failuresOf } from '../../src/tools/reading/output/failures.ts';
import { isAutoloaded, isSettings } from '../support/tools.ts';
import { finished } from '../support/world.ts';

test.each(['setup.cfg', 'pyproject.toml'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test.each(['sitecustomize.py', 'usercustomize.py', '.pythonrc', '.pdbrc'])('%s is loaded without being named', path =>
  expect(isAutoloaded(path)).toBe(true),
);

test('a missing module or name is recognized', () => {
  const output = "ModuleNotFoundError: No module named 'app.new'";
  expect(failuresOf({ count: () => undefined, exit: [0], top: '/repo' }, finished(1, output)).missing).toEqual(
    new Set(['app.new']),
  );
  const lacking = "ImportError: cannot import name 'b' from 'app'";
  expect(failuresOf({ count: () => undefined, exit: [0], top: '/repo' }, finished(1, lacking)).lacksName).toBe(true);
});
