import { javascriptTests } from './shared/javascript-tests.ts';
import type { Tool } from './tool.ts';

export const deno: Tool = {
  name: 'deno',
  patternOptions: ['filter'],
  testFiles: ['**/*_test.{ts,tsx,js,mjs}'],
  declares: { language: javascriptTests, calls: ['Deno.test'] },
  measures: { tests: ['\\bDeno\\.test(?:\\.\\w+)*\\s*\\('], assertions: ['\\bassert\\w*\\b'] },
};
