import { expect, test } from 'vitest';
import { lint } from '../../src/checks/lint.ts';
import { finished, outcome, written } from '../support/world.ts';

test('lint passes if its command does', async () => {
  expect(await outcome(lint, 'ruff check src/', { run: () => finished(0) })).toMatchObject({ status: 'pass' });
  expect(await outcome(lint, 'ruff check src/', { run: () => finished(1) })).toMatchObject({
    status: 'fail',
    want: '`ruff check src/` ends with exit code 0',
  });
  expect(lint.title(written(lint, 'ruff check src/')[0]!)).toBe('`ruff check src/` finds nothing');
});
