import { expect, test } from 'vitest';
import { commandsIn } from './commands.ts';

test.each([
  ['::error::Bad', [{ name: 'error', properties: {}, message: 'Bad' }]],
  [
    '  \t::Warning file=a%2Cb.ts,line=3::100%25%0Asure',
    [{ name: 'warning', properties: { file: 'a,b.ts', line: '3' }, message: '100%\nsure' }],
  ],
  ['words ##[set-output name=x;]1', [{ name: 'set-output', properties: { name: 'x' }, message: '1' }]],
  ['harmless\r::stop-commands::t', [{ name: 'stop-commands', properties: {}, message: 't' }]],
  ['words ::error::Bad', []],
  ['::unheard-of::x', []],
  ['::error', []],
  ['##[error', []],
  [': :error::x', []],
])('the runner finds in %j what it obeys', (log, commands) => expect(commandsIn(log)).toEqual(commands));

test('stopped commands start again with the token only', () => {
  const log = '::stop-commands::again\n::error::hidden\n::again::\n::notice::seen';
  expect(commandsIn(log).map(({ name }) => name)).toEqual(['stop-commands', 'notice']);
});
