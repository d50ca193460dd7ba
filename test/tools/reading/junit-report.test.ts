import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countJunit, failedInJunit, junitProblem } from '../../../src/tools/reading/junit-report.ts';

test('as pytest writes it', () => {
  const xml = `<?xml version="1.0" encoding="utf-8"?><testsuites name="pytest tests"><testsuite name="pytest" errors="1" failures="1" skipped="2" tests="6" time="0.070"><testcase classname="test_a" name="test_a" time="0.001" /><testcase classname="test_a" name="test_b" time="0.004"><failure message="assert 0">&gt;   def test_b(): assert 0
E   assert 0</failure></testcase><testcase classname="test_a" name="test_c" time="0.000"><skipped type="pytest.skip" message="unconditional skip">test_a.py:4: unconditional skip</skipped></testcase><testcase classname="test_a" name="test_d" time="0.000"><skipped type="pytest.xfail" message="" /></testcase><testcase classname="test_a" name="test_e" time="0.000" /><testcase classname="test_a" name="test_f" time="0.000"><error message="failed on setup with &quot;RuntimeError: x&quot;">@pytest.fixture</error></testcase></testsuite></testsuites>`;
  expect(countJunit(xml)).toEqual({ ran: 4, failed: 2, skipped: 2 });
});

test('as vitest writes it', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="3" failures="1" errors="0" time="0.01506403">
    <testsuite name="a.test.ts" tests="3" failures="1" errors="0" skipped="1" time="0.01506403">
        <testcase classname="a.test.ts" name="a" time="0.002792583">
        </testcase>
        <testcase classname="a.test.ts" name="b" time="0.008319483">
            <failure message="expected 1 to be 2 // Object.is equality" type="AssertionError">
AssertionError: expected 1 to be 2 // Object.is equality
            </failure>
        </testcase>
        <testcase classname="a.test.ts" name="c" time="0">
            <skipped/>
        </testcase>
    </testsuite>
</testsuites>
`;
  expect(countJunit(xml)).toEqual({ ran: 2, failed: 1, skipped: 1 });
});

const suite = (inside: string) => `<testsuite>${inside}</testsuite>`;

describe('what counts', () => {
  test.each([
    ['nothing inside', '', 0, 0, 0],
    ['a case that closes itself', '<testcase/>', 1, 0, 0],
    ['with a space before the slash', "<testcase name='a' />", 1, 0, 0],
    ['failure and error in one case', '<testcase><failure/><error/></testcase>', 1, 1, 0],
    ['failure and skipped in one case', '<testcase><skipped/><failure/></testcase>', 1, 1, 0],
    ['suites within suites', `${suite('<testcase/>')}${suite('<testcase/>')}`, 2, 0, 0],
    ['a comment', '<!-- <testcase/> --><testcase/>', 1, 0, 0],
    ['a failure in a comment', '<testcase><!-- <failure/> --></testcase>', 1, 0, 0],
    ['CDATA', '<testcase><system-out><![CDATA[</testcase><testcase><failure/>]]></system-out></testcase>', 1, 0, 0],
    ['a bracket in an attribute', '<testcase name="a > b"/><testcase name="&lt;failure/>"/>', 2, 0, 0],
    ['a failure deeper in the case', '<testcase><properties><failure/></properties></testcase>', 1, 0, 0],
    ['a suite that fails outside of its cases', '<testcase/><error message="setup"/>', 2, 1, 0],
    ['a suite that only counts its failures', '<testsuite failures="1"><testcase/></testsuite>', 2, 1, 0],
    [
      'a suite that counts and lists them',
      '<testsuite failures="1"><testcase><failure/></testcase></testsuite>',
      1,
      1,
      0,
    ],
    ['a case that did not run', '<testcase status="notrun"/><testcase status="run"/>', 1, 0, 1],
    ['a case that failed by its status', '<testcase status="failed"/>', 1, 1, 0],
    ['names that only begin alike', '<testcases/><testcase-x/><testcase><failures/></testcase>', 1, 0, 0],
    ['a case that passed in the end', '<testcase><flakyFailure/></testcase>', 1, 0, 0],
  ])('%s', (_, inside, ran, failed, skipped) => {
    expect(countJunit(suite(inside))).toEqual({ ran, failed, skipped });
    expect(countJunit(`\uFEFF<?xml version="1.0"?>\n<!-- start -->\n${suite(inside)}\n<!-- end -->\n`)).toEqual({
      ran,
      failed,
      skipped,
    });
  });
});

describe('what is no report', () => {
  test.each([
    '',
    'words',
    '<html><testcase/></html>',
    '<testcase/>',
    '<testsuite>',
    '<testsuite/><testsuite/>',
    '<testsuite/> words',
    'words <testsuite/>',
    suite('<testcase>'),
    suite('<testcase></testsuite>'),
    suite('<testcase><testcase/></testcase>'),
    suite('</testcase>'),
    suite('<!-- '),
    suite('<![CDATA['),
    suite('<testcase name="a/>'),
    suite('<testcase <failure/>'),
    suite('< testcase/>'),
    '</testsuite>',
    '<!DOCTYPE testsuite [<!ENTITY a "<testcase/>">]><testsuite>&a;</testsuite>',
    '{"tests": 5}',
    '<!DOCTYPE testsuite><testsuite><testcase/></testsuite>',
    '<!DOCTYPE testsuite SYSTEM "file:///etc/passwd"><testsuite><testcase/></testsuite>',
    `<!DOCTYPE t [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${suite('<testcase name="&b;"/>')}`,
    suite('<testcase name="&a;"/>'),
    suite('<testcase name="a" name="b"/>'),
    suite('<testcase name=a/>'),
    suite('<testcase name/>'),
    suite('<testcase a="<"/>'),
    suite('<a></b>'),
    suite('<testcase><failure></testcase></failure>'),
    suite('a & b'),
    suite('&#0;'),
    suite('&#xFFFFFFFF;'),
    suite(']]>'),
    suite('\0'),
    suite('\x1b[31mred'),
    suite('<!-- a -- b -->'),
    suite('<?xml version="1.0"?>'),
    `<?xml version="9"?>${suite('')}`,
    ` <?xml version="1.0"?>${suite('')}`,
    `${suite('')}<!-- `,
    `${suite('')}\0`,
    [...suite('<testcase/>')].join('\0'),
  ])('%j', xml => expect(countJunit(xml)).toBeUndefined());

  test('a report that is cut short anywhere', () => {
    const xml = suite('<testcase name="a"><failure>x</failure></testcase><testcase name="b"/>');
    for (let length = 0; length < xml.length; length++) expect(countJunit(xml.slice(0, length))).toBeUndefined();
  });
});

test('as many cases as were written', () => {
  const one = fc.constantFrom(
    '<testcase/>',
    '<testcase><failure/></testcase>',
    '<testcase><skipped/></testcase>',
    '<!-- <testcase> -->',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(one), parts => {
      const of = (word: string) => parts.filter(part => part.includes(word)).length;
      const [failed, skipped] = [of('failure'), of('skipped')];
      expect(countJunit(suite(parts.join('')))).toEqual({ ran: of('<testcase/>') + failed, failed, skipped });
    }),
  );
});

test('the names of failed tests are read with their entities', () => {
  const xml = suite(
    `<testcase name="a &lt;b&gt; &#99; &#x64;"><failure/></testcase><testcase name='e "f"'><error/></testcase>
     <testcase><failure/></testcase><testcase name="g"/>`,
  );
  expect(failedInJunit(xml)).toEqual(['a <b> c d', 'e "f"', '']);
  expect(failedInJunit(xml.slice(0, -1))).toEqual([]);
});

test.each([
  '<',
  '<a',
  '<a ',
  '<a>',
  '<!--',
  '<![CDATA[',
  '"',
  '<a b="',
  '<testcase/>',
  '</a>',
  '<?',
  '<!',
  '&amp;',
  '<!DOCTYPE',
  '<a x="&lt;"/>',
])('a megabyte of %j is answered', unit => {
  expect(() => countJunit(suite(unit.repeat(1_000_000 / unit.length)))).not.toThrow();
});

test.each([
  ['<testsuite>\n<testcase></testsuite>', 'line 2: '],
  ['<!DOCTYPE testsuite><testsuite/>', 'line 1: document types are not allowed'],
  ['<report/>', 'line 1: expected testsuites or testsuite, found report'],
  ['<testsuite><testcase><testcase/></testcase></testsuite>', 'line 1: testcase inside a testcase'],
])('%j is refused with the reason', (xml, problem) => expect(junitProblem(xml)).toContain(problem));
