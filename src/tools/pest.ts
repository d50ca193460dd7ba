import { phpPackages, requires } from './shared/php.ts';
import type { Tool } from './tool.ts';

/** A test runner for PHP that runs the tests of PHPUnit, too. */
export const pest: Tool = {
  name: 'pest',
  ecosystem: phpPackages,
  uses: [{ activity: 'unit-test', matches: /^pest\b/, pattern: '--filter {pattern}' }],
  detect: here =>
    requires(here, 'pestphp/pest')
      ? [{ activity: 'unit-test', run: 'vendor/bin/pest --filter {pattern}', why: 'composer.json requires pest' }]
      : [],
  patternOptions: ['filter'],
};
