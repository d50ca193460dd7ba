import { goModules } from './shared/go.ts';
import { firstFile } from './shared/packages.ts';
import type { Tool } from './tool.ts';

export const golangciLint: Tool = {
  name: 'golangci-lint',
  ecosystem: goModules,
  detect(here) {
    const file = firstFile(here, /^\.golangci\.(?:ya?ml|toml|json)$/);
    return file ? [{ activity: 'lint', run: 'golangci-lint run', why: `there is ${file}` }] : [];
  },
  lints: true,
  settings: ['**/.golangci.*'],
};
