import { goModules } from './shared/go.ts';
import { firstFile } from './shared/packages.ts';
import { byColons } from './shared/printed/findings.ts';
import type { Tool } from './tool.ts';

export const golangciLint: Tool = {
  name: 'golangci-lint',
  ecosystem: goModules,
  uses: [{ activity: 'lint', matches: /^golangci-lint run\b/ }],
  detect(here) {
    const file = firstFile(here, /^\.golangci\.(?:ya?ml|toml|json)$/);
    return file ? [{ activity: 'lint', run: 'golangci-lint run', why: `there is ${file}` }] : [];
  },
  lints: true,
  settings: ['**/.golangci.*'],
  settingKeys: {
    strict: 'enableall',
    lax: 'disableall',
    leavesOut: 'disable|(?:skip|exclude)(?:dirs|files|rules)?',
    rules: 'enable',
  },
  output: { findings: byColons },
  silencedBy: /^\/\/[ \t]{0,10}nolint\b[^\n]{0,300}\npackage\b/m,
};
