import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/github/api/api-error.ts';
import { readResponse, toNode } from '../../../src/github/api/validate-response.ts';
import { object, optional, required } from '../../../src/schema/object.ts';
import { anyText, integer, list, nullable } from '../../../src/schema/shape.ts';

const open = { wants: 'a mapping', open: true };
const shape = object(
  {
    number: required(integer({ min: 1 }), 'its number'),
    head: required(object({ sha: required(anyText, 'the commit') }, open), 'its head'),
    user: optional(nullable(object({ login: required(anyText, 'the login') }, open)), 'who'),
    labels: optional(list(object({ name: required(anyText, 'the name') }, open)), 'labels'),
  },
  open,
);
const fine = { number: 7, head: { sha: 'abc', more: [1, { a: null }] }, extra: true };
const problemOf = (value: unknown) => {
  try {
    readResponse(shape, value, 'GET /x');
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'broken', status: null });
    return (error as Error).message;
  }
  return undefined;
};

describe('an answer', () => {
  test('is read for what is asked of it, and the rest ignored', () => {
    expect(readResponse(shape, fine, 'GET /x')).toEqual({ number: 7, head: { sha: 'abc' } });
    expect(readResponse(shape, { ...fine, user: null }, 'GET /x').user).toBeNull();
    expect(readResponse(shape, { ...fine, user: { login: 'me' }, labels: [{ name: 'a' }] }, 'GET /x')).toMatchObject({
      user: { login: 'me' },
      labels: [{ name: 'a' }],
    });
  });

  test.each([
    [{ number: 7, head: {} }, 'head: a mapping needs sha: the commit'],
    [{ number: 7 }, 'a mapping needs head: its head'],
    [{ ...fine, head: null }, 'head: expected a mapping, found nothing'],
    [{ ...fine, number: '7' }, 'number: expected a whole number from 1, found "7"'],
    [{ ...fine, labels: [{}] }, 'labels: a mapping needs name: the name'],
    [[], 'expected a mapping, found a list'],
    [null, 'expected a mapping, found nothing'],
    [undefined, 'expected a mapping, found nothing'],
  ])('that does not fit is reported in words (%#)', (value, words) =>
    expect(problemOf(value)).toBe(`GitHub's response to GET /x is not as documented: ${words}.`),
  );

  test('that is hostile is reported on one harmless line', () => {
    expect(problemOf({ ...fine, number: '\r\n::error::##[x]\u202e' })).not.toMatch(/[\r\n\u202e]|##\[/);
  });

  test('that is nested without end is refused', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    expect(() => toNode(deep)).toThrow('nested more than 64 levels deep');
  });

  test('has no key that reaches a prototype', () => {
    const node = toNode(JSON.parse('{"__proto__": {"number": 7}}'));
    expect(node).toMatchObject({ kind: 'map', entries: [{ key: '__proto__' }] });
    expect(problemOf(JSON.parse('{"__proto__": {"number": 7, "head": {"sha": "x"}}}'))).toContain('needs number');
  });
});
