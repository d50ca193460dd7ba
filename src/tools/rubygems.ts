import { gemfileLock } from './shared/lock-files.ts';
import { gemFile, gems } from './shared/ruby.ts';
import type { Tool } from './tool.ts';

export const rubygems: Tool = {
  name: 'rubygems',
  ecosystem: gems,
  manifests: gemFile,
  reads: /^(?:Gemfile|Rakefile|[\w-]+\.gemspec)$/,
  manager: { name: 'bundler', locks: ['Gemfile'], program: line => `bundle exec ${line}` },
  wraps: { matches: /^bundle\s+exec\s+/ },
  notInstalled:
    /Could not find (?:gem )?\S[^\n]{0,300} in (?:locally installed gems|any of the sources)|^bundler: command not found: \S+|Run `bundle install` to install missing gems/m,
  setup: { run: 'bundle install', programs: ['bundle', 'rake', 'rspec'], manager: 'gem install bundler' },
  autoloaded: ['**/.gemrc', '**/.bundle/config'],
  locks: [{ file: '**/{Gemfile,gems}.{lock,locked}', entries: gemfileLock }],
};
