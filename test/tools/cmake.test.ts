import { expect, test } from 'vitest';
import { recognize } from '../../src/tools/reading/uses.ts';
import { isSettings } from '../support/tools.ts';

test.each(['cmake -S . -B build', 'cmake --build build', 'ninja -C build', 'mkdir -p build'])('%s builds', line =>
  expect(recognize(line)?.use.activity).toBe('build'),
);

test.each(['CMakeLists.txt', 'src/CMakeLists.txt', 'CMakePresets.json'])('%s is one of its settings', path =>
  expect(isSettings(path)).toBe(true),
);
