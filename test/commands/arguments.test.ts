import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/commands/arguments.ts';

const options = {
  base: { value: 'BRANCH', about: '' },
  only: { value: 'ID', repeat: true, about: '' },
  json: { about: '' },
  'no-commands': { about: '' },
};
const read = (...words: string[]) => readArguments(words, options);

describe('reads', () => {
  test.each([
    [['--base', 'main'], 'main'],
    [['--base=main'], 'main'],
    [['--base=a=b'], 'a=b'],
    [['--base='], ''],
    [['--base', '-x'], '-x'],
    [['--base', '--json'], '--json'],
    [['--base', '--'], '--'],
    [['--base', 'two\nlines'], 'two\nlines'],
    [[], undefined],
  ])('%j as the value %j', (words, value) => expect(read(...words).value('base')).toBe(value));

  test('flags, repeated options and operands in any order', () => {
    const args = read('a', '--only', 'x', '--no-commands', '-', '--only=y', '--', '--json', '-j');
    expect(args.positional).toEqual(['a', '-', '--json', '-j']);
    expect(args.values('only')).toEqual(['x', 'y']);
    expect(args.value('only')).toBe('y');
    expect([args.flag('no-commands'), args.flag('json')]).toEqual([true, false]);
  });
});

describe('refuses', () => {
  test.each([
    [['--jsno'], 'unknown option --jsno; did you mean --json?'],
    [['--basee=main'], 'unknown option --basee; did you mean --base?'],
    [['--commands'], 'unknown option --commands'],
    [['-j'], 'unknown option -j'],
    [['-json'], 'unknown option -json'],
    [['-b=main'], 'unknown option -b'],
    [['--=x'], 'unknown option --'],
    [['--__proto__=x'], 'unknown option --__proto__'],
    [['--toString'], 'unknown option --toString'],
    [['--base'], '--base needs a value: --base BRANCH'],
    [['--json=1'], '--json takes no value'],
    [['--json='], '--json takes no value'],
    [['--json', '--json'], '--json is given twice'],
    [['--base', 'a', '--base=b'], '--base is given twice'],
  ])('%j', (words, message) => expect(() => read(...words)).toThrow(message));
});
