import { expect, test } from 'vitest';
import { isTest } from '../../src/tools/reading/test-files.ts';

test.each(['a_test.exs'])('%s is a test', path => expect(isTest(path)).toBe(true));
