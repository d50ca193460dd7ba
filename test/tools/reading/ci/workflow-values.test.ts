import { expect, test } from 'vitest';
import { holds, interpolate } from '../../../../src/tools/reading/ci/workflow-values.ts';

const known = { 'matrix.os': 'Linux', 'matrix.full': 'true', 'env.A': 'a' };

test.each([
  ["matrix.os == 'linux'", true],
  ["matrix.os != 'linux' || matrix.full", true],
  ["!(matrix.os == 'windows') && always()", true],
  [`\${{ matrix.os == 'mac' }}`, false],
  ["matrix.other == 'x'", undefined],
  ["matrix.other == 'x' && false", false],
  ["matrix.other == 'x' || success()", true],
  ['!cancelled()', true],
  ["contains(github.ref, 'main')", undefined],
  ["hashFiles('a') != ''", undefined],
  ['', undefined],
  ["'a' 'b'", undefined],
  ['((', undefined],
])('%s: %s', (condition, expected) => expect(holds(condition, known)).toBe(expected));

test.each([
  [`x \${{ matrix.os }}-\${{env.A}}`, 'x Linux-a'],
  [`\${{ 'text' }}`, 'text'],
  [`\${{ secrets.A }}`, undefined],
  [`\${{ toString }}`, undefined],
  [`\${{ matrix.os`, undefined],
  ['plain $HOME', 'plain $HOME'],
])('%s: %s', (text, expected) => expect(interpolate(text, known)).toBe(expected));
