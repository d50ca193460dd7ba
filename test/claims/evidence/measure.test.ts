import { describe, expect, test } from 'vitest';
import { almostSame, fingerprint, measure, mostRead, wordsIn } from '../../../src/claims/evidence/measure.ts';

const length = (text: string) => measure(text).length;

describe('length is what a person would count', () => {
  test.each([
    ['All good', 8],
    ['内容相关', 4],
    ['質量良好です', 6],
    ['تمت المراجعة', 12],
    ['e\u0301te\u0301', 3],
    ['a\u0316\u0317\u0318\u0319\u0320', 1],
    ['👨‍👩‍👧‍👦', 1],
    ['🇩🇪🇯🇵', 2],
    ['👍🏽', 1],
    ['한국어', 3],
    ['\u1112\u1161\u11ab', 1],
    ['क्षि', 1],
    ['ｶﾞｷﾞ', 2],
    ['𠮷野家', 3],
  ])('%j', (text, count) => expect(length(text)).toBe(count));
});

describe('padding does not count', () => {
  test.each([
    ['blanks', `All good${' '.repeat(80)}`, 8],
    ['tabs and line ends', `All${'\n\t'.repeat(40)}good`, 8],
    ['no-break and ideographic blanks', `All good${'\u00a0\u3000'.repeat(40)}`, 8],
    ['zero-width signs', `All good${'\u200b\u200d\u2060\ufeff'.repeat(20)}`, 8],
    ['tags and variation selectors', `All good${'\u{e0041}\ufe0f'.repeat(40)}`, 8],
    ['Hangul fillers', `All good${'\u3164\u115f\uffa0'.repeat(20)}`, 8],
    ['the blank of Braille', `All good${'\u2800'.repeat(60)}`, 8],
    ['control and private signs', `All good${'\u0007\ue000'.repeat(40)}`, 8],
    ['halves of surrogate pairs', `All good${'\ud800'.repeat(60)}`, 8],
    ['soft hyphens', `All good${'\u00ad'.repeat(60)}`, 8],
    ['bare combining marks', `${'\u0301'.repeat(60)}`, 0],
    ['a run of one sign', `All good${'.'.repeat(60)}`, 11],
    ['one sign that stands for many', '\ufdfd'.repeat(3), 3],
    ['nothing at all', '', 0],
  ])('%s', (_, text, count) => expect(length(text)).toBe(count));

  test('repeated text counts once', () => {
    expect(length('All good. '.repeat(20))).toBeLessThan(20);
    expect(length('质量良好。'.repeat(20))).toBeLessThan(10);
    const once = 'The handler in login.ts rejects an empty password.';
    expect(length(`${once} ${once} ${once}`)).toBeLessThan(once.length + 5);
  });

  test('an honest text that names the same file twice loses nothing', () => {
    const text = 'src/auth/token.ts:12 signs, and src/auth/token.ts:40 verifies what was signed.';
    expect(length(text)).toBe(text.length);
  });
});

test('bad evidence', () => {
  for (const text of ['内容相关', '质量良好', '检查通过', 'All good']) {
    expect(measure(text)).toMatchObject({ meaningful: 0 });
    expect(length(text)).toBeLessThan(50);
  }
});

test.each([
  '内容相关：5 篇文章中 4 篇直接讨论 invoice 痛点，\n    具体包括 [URL1] 的追款问题、[URL2] 的格式问题',
  '质量良好：引用来自 r/smallbusiness (↑42) 和\n    r/freelance (↑28)，包含用户原话和具体数字',
  "跨任务一致：task-001 和 task-002 都将'追款'\n    列为 #1 痛点，仅在次要痛点排序上有差异",
])('good evidence: %s', text => {
  const { length: count, words, meaningful, specific } = measure(text);
  expect(count).toBeGreaterThanOrEqual(50);
  expect(count).toBeLessThan(100);
  expect(words).toBeGreaterThan(8);
  expect(meaningful).toBeGreaterThan(8);
  expect(specific).toBe(true);
});

describe('stock phrases say nothing, in any language', () => {
  test.each([
    'All the checks have been completed successfully and everything works as expected without any issues.',
    'LGTM! The implementation is correct, all requirements are met, and the quality is very good. No problems found.',
    'Ａｌｌ　ｇｏｏｄ．　Ｅｖｅｒｙｔｈｉｎｇ　ｗｏｒｋｓ　ａｓ　ｅｘｐｅｃｔｅｄ．',
    '内容相关，质量良好，检查通过。测试通过，没有问题，符合要求，一切正常，任务完成。',
    '問題ありません。テストは全て合格しました。品質は良好です。正常に完了しました。',
    'Alles funktioniert wie erwartet, alle Tests sind bestanden und es wurden keine Fehler gefunden.',
    'Tout fonctionne comme prévu, tous les tests passent et aucun problème est trouvé.',
    'Todo funciona correctamente, todos los tests pasaron y no se encontraron errores.',
    'Tudo funciona como esperado, todos os testes passaram sem problemas.',
    'Всё работает как ожидалось, все проверки пройдены успешно, ошибок нет.',
    'تم التحقق من جميع الاختبارات بنجاح كما هو المطلوب دون مشاكل',
    '모든 테스트가 통과했습니다. 품질이 좋습니다. 문제가 없습니다. 확인했습니다.',
  ])('%s', text => expect(measure(text).meaningful).toBeLessThan(3));

  test.each([
    'All good: 42 of 42 tests in login.test.ts pass, among them the two that were red before.',
    'Die Prüfung der Eingaben in login.ts lehnt leere Kennwörter ab, siehe Zeile 12.',
    'src/auth.ts 第 12 行对空密码返回 401，单元测试 rejects_empty 覆盖了这一分支',
    'تم فحص الملف src/auth.ts ووجدنا أن الدالة verify ترفض الرموز المنتهية',
    'ログイン処理は src/auth.ts の 12 行目で空のパスワードを拒否し、401 を返す',
  ])('but this does: %s', text => expect(measure(text).meaningful).toBeGreaterThanOrEqual(3));
});

test('numbers and single letters are no words', () => {
  expect(measure('1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22').words).toBe(0);
  expect(measure('a b c d e f g h i j k l m n o p q r s t u v w x y z a b c').words).toBe(0);
  expect(measure('asdf asdf asdf asdf').words).toBe(1);
});

test('what can be looked up is specific', () => {
  expect(measure('the handler rejects empty passwords and says why').specific).toBe(false);
  for (const text of [
    'line 12 rejects it',
    'the `handler` rejects it',
    'see login.ts',
    'isEmpty rejects it',
    '「空」を拒否',
  ])
    expect(measure(text).specific, text).toBe(true);
});

test('texts that differ in case, spacing and invisible signs are the same', () => {
  expect(fingerprint('All  tests\u200b pass.')).toBe(fingerprint('all tests pass'));
  expect(fingerprint('Ａｌｌ tests pass')).toBe(fingerprint('All tests pass'));
  expect(fingerprint('12 of 12 pass')).not.toBe(fingerprint('13 of 13 pass'));
});

test('almost the same words are seen', () => {
  const text = 'The handler in login.ts rejects an empty password with status 401 and says so in its body';
  const same = (other: string) => almostSame(wordsIn(text), wordsIn(other));
  expect(same(`${text} now`)).toBe(true);
  expect(same(text.replace('handler', 'function').replace('password', 'user').replace('401', '400'))).toBe(false);
  expect(almostSame(wordsIn('two words'), wordsIn('two words'))).toBe(false);
});

test('a text of any length is measured in the time of its beginning', () => {
  const { length: count } = measure('x y z '.repeat(2_000_000));
  expect(count).toBeLessThan(mostRead);
});

test.each([
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt',
  'Аll tеsts pаssеd, еverything wоrks аs еxpected, nо prоblems fоund',
])('fillers and disguised words say nothing: %s', text => expect(measure(text).meaningful).toBe(0));
