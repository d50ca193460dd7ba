import { byClosingLine } from './shared/closing-lines.ts';
import type { Tool } from './tool.ts';

export const rspec: Tool = {
  name: 'rspec',
  testFiles: ['**/*_spec.rb'],
  testFolders: ['spec'],
  output: {
    count: byClosingLine(line => {
      const form = /^(\d{1,9}) examples?, (\d{1,9}) failures?(?:, (\d{1,9}) pending)?(?:, \d+ errors? .*)?$/.exec(line);
      if (!form) return undefined;
      const [examples = 0, failed = 0, skipped = 0] = form.slice(1).map(number => Number(number ?? 0));
      return { ran: Math.max(0, examples - skipped), failed, skipped };
    }),
    failing: /^(?:rspec \S+ # |An error occurred while loading )(.+?)\.?$/,
    unloaded: /^\S+\.rb$/,
    missing: /cannot load such file -- (\S+)/,
  },
  shadowing: ['{lib,spec}/rspec{.rb,/**/*.rb}'],
  autoloaded: ['**/.rspec'],
};
