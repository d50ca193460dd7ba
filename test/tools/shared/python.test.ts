import { expect, test } from 'vitest';
import { declared, many } from '../../support/tools.ts';

test('tests of pytest and unittest', () => {
  expect(
    declared(
      'test_a.py',
      'def test_one():',
      'async def test_two(client):',
      "@pytest.mark.parametrize('n', [1, 2])",
      'def test_three(n):',
      'class TestX:',
      '    def test_four(self):',
      '        with self.subTest(1):',
      '    def helper(self):',
      '# def test_five():',
      '    """',
      '    def test_six(self):',
      '    """',
      "@pytest.mark.skip(reason='slow')",
      'def test_seven():',
      "@unittest.skipIf(slow, 'slow')",
      'def test_eight():',
      'def test_nine():',
    ),
  ).toEqual([
    ['test_one', 1, 1],
    ['test_two', 1, 1],
    ['test_three', 1, many],
    ['test_four', 1, 2],
    ['test_seven', 0, 1],
    ['test_eight', 0, 1],
    ['test_nine', 1, 1],
  ]);
});
