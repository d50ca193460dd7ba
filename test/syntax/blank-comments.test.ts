import { expect, test } from 'vitest';
import { blankComments } from '../../src/syntax/blank-comments.ts';

test.each([
  ['javascript', "a('x') // b", 'a(   )     '],
  ['javascript', 'a = /"/g; b', 'a =    g; b'],
  ['javascript', 'a / b / c', 'a / b / c'],
  ['python', 'a # b\nc', 'a    \nc'],
  ['python', '"""a\nb""" c', '    \n     c'],
  ['go', 'a `b\nc` d', 'a   \n   d'],
  ['rust', 'r#"a"# b', '       b'],
  ['java', 'a /* b', 'a     '],
] as const)('%s: %j', (syntax, source, code) => expect(blankComments(source, syntax)).toBe(code));
