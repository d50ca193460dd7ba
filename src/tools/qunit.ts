import { javascriptTests } from './shared/javascript-tests.ts';
import type { Tool } from './tool.ts';

export const qunit: Tool = {
  name: 'qunit',
  patternOptions: ['filter'],
  declares: { language: javascriptTests, calls: ['QUnit.test'] },
  measures: { tests: ['\\bQUnit\\.test(?:\\.\\w+)*\\s*\\('], assertions: ['\\bassert\\w*\\b'] },
};
