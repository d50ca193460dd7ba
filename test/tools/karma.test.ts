import { expect, test } from 'vitest';
import { isSettings } from '../support/tools.ts';

test.each(['karma.config.js', 'karma.conf.js'])('%s is one of its settings', path =>
  expect(isSettings(path)).toBe(true),
);
