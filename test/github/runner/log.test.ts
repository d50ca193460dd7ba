import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openLog } from '../../../src/github/runner/log.ts';
import { secretsIn } from '../../../src/github/runner/secrets.ts';
import { visible } from '../../../src/report/sanitize.ts';
import { captured } from '../../support/stdout.ts';

const secret = 'nobody-may-see-this';
function logOf(act: (log: ReturnType<typeof openLog>) => void): string {
  return captured(() => act(openLog([secret])));
}

describe('the log', () => {
  test('says one line', () => {
    expect(logOf(log => log.log(`a\nb\r::error::c ##[group] ${secret}`))).toBe(
      'a ⏎ b⟨U+000D⟩::error::c ## [group] ***\n',
    );
    expect(logOf(log => log.log('  ::set-output name=verdict::pass'))).toBe('  : :set-output name=verdict::pass\n');
  });

  test('folds lines into a group that they can not leave', () => {
    const text = logOf(log => log.group('what\n::endgroup::', ['one', '::endgroup::', `::error::${secret}`]));
    expect(text).toBe('::group::what ⏎ : :endgroup::\none\n: :endgroup::\n: :error::***\n::endgroup::\n');
  });

  test('annotates a file and line', () => {
    const annotation = {
      level: 'error',
      path: 'src/a, b:c%.ts',
      line: 7,
      title: 'x: y, z',
      message: '50%\nand\r',
    } as const;
    expect(logOf(log => log.annotate(annotation))).toBe(
      '::error title=x%3A y%2C z,file=src/a%2C b%3Ac%25.ts,line=7::50%25%0Aand⟨U+000D⟩\n',
    );
    expect(logOf(log => log.annotate({ level: 'notice', title: 't', line: 3, message: secret }))).toBe(
      '::notice title=t::***\n',
    );
  });

  test('hides a secret from when it is reported', () => {
    const text = logOf(log => {
      log.log('later-secret');
      log.mask('later-secret\n50%-of-it\n');
      log.log('later-secret and 50%-of-it');
      expect(log.hide('later-secret')).toBe('***');
    });
    expect(text).toBe('later-secret\n::add-mask::later-secret\n::add-mask::50%25-of-it\n*** and ***\n');
  });

  test('starts no command but those that are meant', () => {
    const bad = fc.array(
      fc.oneof(fc.constantFrom('::', '##[', '\n', '\r', ' ', 'error', '%0A', ',', '::stop-commands::x'), fc.string()),
    );
    fc.assert(
      fc.property(
        bad.map(parts => parts.join('')),
        words => {
          const text = logOf(log => {
            log.log(words);
            log.group(words, [words]);
            log.annotate({ level: 'warning', path: words, line: 1, title: words, message: words });
          });
          const lines = text.split(/\r\n|\n|\r/);
          expect(lines.filter(line => line.includes('##['))).toEqual([]);
          const commands = lines.flatMap(line => /^\s*::([^\s:]*)/.exec(line)?.[1] ?? []);
          expect(commands).toEqual(['group', 'endgroup', 'warning']);
          const [, properties] = /^::warning (.*?)::/m.exec(text)!;
          const names = visible(words) === '' ? ['line'] : ['title', 'file', 'line'];
          expect(properties!.split(',').map(each => each.split('=')[0])).toEqual(names);
        },
      ),
    );
  });
});

describe('the secrets of an environment', () => {
  test('are its tokens, also in the form for git', () => {
    const env = { 'INPUT_GITHUB-TOKEN': 'one', GITHUB_TOKEN: 'two', GH_TOKEN: 'two', ACTIONS_RUNTIME_TOKEN: ' three ' };
    const inGit = (token: string) => Buffer.from(`x-access-token:${token}`).toString('base64');
    const all = secretsIn({ ...env, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'four' }, ['zero', '']);
    expect(new Set(all)).toEqual(
      new Set(['zero', 'one', 'two', 'three', 'four'].flatMap(token => [token, inGit(token)])),
    );
    expect(all).toHaveLength(10);
  });

  test.each([
    'NPM_TOKEN',
    'npm_config__authToken',
    'DB_PASSWORD',
    'db_passwd',
    'AWS_SECRET_ACCESS_KEY',
    'API_KEY',
    'ACCESSKEY',
    'SSH_KEY_A',
    'KEYS',
    'GOOGLE_CREDENTIALS',
    'GPG_PASSPHRASE',
    'INPUT_MY-SECRET',
  ])('are what the name %s says', name =>
    expect(secretsIn({ [name]: 'hunter-2-hunter' })).toEqual(['hunter-2-hunter']),
  );

  test.each(['PATH', 'GITHUB_REPOSITORY', 'KEYBOARD_LAYOUT', 'MONKEYS_AT_WORK', 'HOME'])('are not what %s says', name =>
    expect(secretsIn({ [name]: 'hunter-2-hunter' })).toEqual([]),
  );

  test.each([
    'short',
    'true',
    '123456789',
    '1234.56789',
    process.execPath,
    './keys/deploy.pem',
    '~/.ssh/id_rsa',
    '',
    undefined,
  ])('are not the value %s', value => expect(secretsIn({ DEPLOY_KEY: value })).toEqual([]));

  test('may begin like a path', () => {
    expect(secretsIn({ AWS_SECRET_ACCESS_KEY: '/x8Kq0+aB/9' })).toEqual(['/x8Kq0+aB/9']);
  });
});
