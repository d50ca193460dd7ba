import { shadowsOf } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const coverage: Tool = {
  name: 'coverage',
  autoloaded: [shadowsOf('coverage')],
  caches: ['**/{.coverage,.coverage.*}', '**/htmlcov/**'],
  settingKeys: {
    least: '(?:cov)?failunder',
    leavesOut: 'omit|exclude(?:lines|also)',
  },
};
