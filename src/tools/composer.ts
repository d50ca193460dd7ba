import { composerLock } from './shared/lock-files.ts';
import { alteredComposerScripts, composerScripts, phpPackages } from './shared/php.ts';
import { calledScripts } from './shared/scripts.ts';
import type { Manager, Tool } from './tool.ts';

const manager: Manager = {
  name: 'composer',
  locks: ['composer.json'],
  program: line => `vendor/bin/${line}`,
  scripts: composerScripts,
  script: (name, args) => `composer run-script ${name}${args ? ` -- ${args}` : ''}`,
  separator: '--',
};

export const composer: Tool = {
  name: 'composer',
  ecosystem: phpPackages,
  manifests: /^composer\.json$/,
  reads: /^composer\.json$/,
  manager,
  called(command, here) {
    const form = /^(?:composer(?:\s+(?:run-script|run))?(?:\s+-\S+)*\s+|@)([\w:.-]+)(?:\s|$)/.exec(command);
    return form ? calledScripts([form[1]!], here, manager) : [];
  },
  wraps: {
    matches:
      /^(?:composer\s+exec(?:\s+-\S+)*|(?:@?php)(?:\s+-d\s*\S+)*)\s+(?=\S*(?:vendor\/bin\/|phpunit|pest|phpstan))/,
  },
  settings: ['**/composer.json'],
  scripts: { file: '**/composer.json', altered: alteredComposerScripts },
  locks: [{ file: '**/composer.lock', entries: composerLock }],
};
