import { expect, test } from 'vitest';
import { isTest } from '../../src/tools/reading/test-files.ts';

test.each(['ATests.swift'])('%s is a test', path => expect(isTest(path)).toBe(true));
