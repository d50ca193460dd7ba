import { byColons } from './shared/printed/findings.ts';
import { gems } from './shared/ruby.ts';
import type { Tool } from './tool.ts';

export const rubocop: Tool = {
  name: 'rubocop',
  ecosystem: gems,
  uses: [{ activity: 'lint', matches: /^(?:rubocop|standardrb|rake rubocop)\b/ }],
  detect: (here, manager) =>
    here.names.has('.rubocop.yml')
      ? [{ activity: 'lint', run: manager ? manager.program('rubocop') : 'rubocop', why: 'there is .rubocop.yml' }]
      : [],
  settings: ['**/.rubocop.yml'],
  settingKeys: {
    strict: 'enabled',
    lax: 'disabledbydefault',
    leavesOut: 'exclude',
    most: 'max',
  },
  output: { findings: byColons },
  silencedBy: /#[ \t]{0,10}rubocop:disable all\b/,
};
