import { managed } from './shared/packages.ts';
import { gems, rubyTest } from './shared/ruby.ts';
import type { Tool } from './tool.ts';

export const rake: Tool = {
  name: 'rake',
  ecosystem: gems,
  uses: [{ activity: 'unit-test', matches: /^rake test\b/ }],
  /** What the task runs is known from its tests. It takes no pattern: what it is given goes through another shell. */
  detect(here, manager) {
    const isTask = /\b(?:Rake::TestTask|Minitest::TestTask|task\s*\(?:?['"]?test\b)/.test(here.text('Rakefile') ?? '');
    if (!isTask || rubyTest(here, 'test') === undefined) return [];
    return [{ activity: 'unit-test', run: managed(manager, 'rake test'), why: 'Rakefile has the task test' }];
  },
  settings: ['**/Rakefile'],
  definedIn: { program: /^(?:bundle exec )?rake\b/, files: ['Rakefile', 'rakefile', 'Rakefile.rb'] },
};
