import type { Tool } from './tool.ts';

export const xctest: Tool = {
  name: 'xctest',
  testFiles: ['**/*{Test,Tests,IT}.swift'],
  measures: {
    tests: ['\\bfunc test', '@Test\\b'],
    assertions: ['\\bXCTAssert\\w*\\b', '#expect\\('],
    switches: ['\\bXCTSkip\\w*\\b'],
  },
};
