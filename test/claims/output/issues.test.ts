import { expect, test } from 'vitest';
import { lastOutputBlock } from '../../../src/claims/output/block.ts';
import { fieldsByKey } from '../../../src/claims/output/fields.ts';
import { issueLines } from '../../../src/claims/output/issues.ts';
import { blockOf } from '../../support/output.ts';

const issues = (...lines: string[]) => issueLines(fieldsByKey(lastOutputBlock(blockOf(...lines))!));

test('the gravest come first, whatever their order in the block', () => {
  expect(issues('minor: a long name', 'critical: [a leak]', 'major: none', 'files_changed: [a.ts]')).toEqual([
    'critical: a leak',
    'minor: a long name',
  ]);
});

test('a long entry is shortened', () => {
  expect(issues(`critical: ${'x'.repeat(500)}`)).toEqual([`critical: ${'x'.repeat(200)}…`]);
});

test('nothing listed is no issue', () => expect(issues('critical: none', 'major: []', 'approved: false')).toEqual([]));
