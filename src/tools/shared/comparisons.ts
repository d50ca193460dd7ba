/**
 * How assertion libraries compare a result with what is expected, as patterns for the linear search. They belong to no
 * runner: every runner of a language can be used with each of them. A test that compares less than before is weaker, even
 * if it asserts as often: `assert.ok(total)` holds for any number.
 */
export const comparisons: readonly string[] = [
  // node:assert, QUnit, tap, ava, chai's assert.
  '\\b(?:assert|t)\\.(?:strict\\.)?(?:equal|strictEqual|deepEqual|deepStrictEqual|partialDeepStrictEqual|match|throws|rejects|is|like|same|strictSame)\\s*\\(',
  '(?:^|[^\\w.])(?:strictEqual|deepEqual|deepStrictEqual)\\s*\\(',
  // expect of Jest, Vitest, Playwright and Bun; not after `.not`.
  '\\)\\s*(?:\\.(?:resolves|rejects)\\s*)?\\.to(?:Be|Equal|StrictEqual|Match\\w*|Have\\w+|Contain\\w*|Throw\\w*|BeCloseTo|BeGreater\\w+|BeLess\\w+|BeInstanceOf|BeNull|BeUndefined|BeNaN)\\s*\\(',
  // chai's expect and should.
  '\\.(?:to|should)(?:\\.(?:be|have|deep|own|nested|ordered))*\\.(?:equal|equals|eq|eql|eqls|include|members|match|throw|lengthOf|closeTo|instanceof|property)\\b',
  // unittest, JUnit, PHPUnit, XCTest, Deno.
  '\\b(?:XCT)?assert(?:Almost|Array|Count|Dict|Iterable|List|MultiLine|Object|Sequence|Set|Strict|Tuple)?(?:Equals?|Same)\\s*\\(',
  '\\bXCTAssertEqual\\s*\\(',
  '\\bassert(?:Raises|Throws|Rejects|Matches)\\w*\\s*\\(',
  // AssertJ, Hamcrest.
  '\\.is(?:EqualTo|SameAs)\\s*\\(|\\b(?:equalTo|sameInstance)\\s*\\(',
  // A plain assert with an operator, in any language; an arrow is none.
  '\\bassert\\b[^\\n]*(?:==|[^=\\n-][<>]| in | is )',
  '\\bpytest\\.raises\\s*\\(',
  // Rust.
  '\\bassert_(?:eq|matches)!',
  '\\bassert!\\s*\\([^\\n]*(?:==|matches!)',
  // minitest, RSpec.
  '\\bassert_(?:equal|same|in_delta|in_epsilon|match|raises|includes|nil|empty)\\b',
  '\\.to\\s+(?:eq|eql|equal|match|match_array|include|contain_exactly|raise_error|be\\s*[=<>])',
  // testify, .NET, GoogleTest.
  '\\b(?:assert|require)\\.(?:Equal\\w*|ElementsMatch|JSONEq|ErrorIs|Len)\\s*\\(',
  '\\bAssert\\.(?:Equal|AreEqual|That)\\s*\\(',
  '\\b(?:ASSERT|EXPECT)_(?:\\w*EQ|NEAR)\\s*\\(',
];
