import { javascriptTests } from './shared/javascript-tests.ts';
import type { Tool } from './tool.ts';

export const qunit: Tool = {
  name: 'qunit',
  patternOptions: ['filter'],
  declares: { language: javascriptTests, calls: ['QUnit.test'], modules: /^qunit$/ },
  measures: { assertions: ['\\bassert\\w*\\b'] },
};
