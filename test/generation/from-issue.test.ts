import { describe, expect, test } from 'vitest';
import { generateValidation } from '../../src/generation/from-issue.ts';
import { readIssue } from '../../src/generation/issue-text.ts';
import { writeYaml } from '../../src/generation/write-yaml.ts';
import { compiled } from '../support/contracts.ts';

const pytest = {
  activity: 'unit-test',
  run: 'python3 -m pytest -k {pattern}',
  cwd: '.',
  why: '',
  fileTypes: [],
  takesPaths: true,
};
const npm = { ...pytest, run: 'npm test -- -t {pattern}', separator: '--' as const };
const made = (text: string, tests = [pytest], present: string[] = ['src/a.ts', 'src/b.ts', 'Makefile']) => {
  const document = generateValidation('t', readIssue(text), tests, present);
  expect(compiled({ 'c.yml': writeYaml({ ...document }) }).problems).toEqual([]);
  return JSON.parse(JSON.stringify(document.validation));
};

const issue = `# Add user authentication

Labels: test, backend

Implement JWT-based authentication in \`src/auth/jwt.py\`: the functions \`create_token(user)\` and \`verify_token(token)\` must be there.
Export them from src/auth/__init__.py and cover them in tests/test_auth.py.
Do not touch src/legacy/session.py. Delete src/auth/old.py.

See https://example.com/docs/jwt.html and Node.js 20.1, e.g. v2.py3.

\`\`\`
Traceback: File "src/other/thing.py", line 3
\`\`\`
`;

test('what a person would have written', () => {
  expect(made(issue)).toEqual({
    files_exist: ['src/auth/jwt.py', 'src/auth/__init__.py', 'tests/test_auth.py'],
    content_check: [
      { file: 'src/auth/jwt.py', pattern: '\\bdef create_token\\b' },
      { file: 'src/auth/jwt.py', pattern: '\\bdef verify_token\\b' },
    ],
    scope: { forbidden: ['src/legacy/session.py'] },
    tests: 'python3 -m pytest tests/test_auth.py',
  });
});

test.each([
  [
    'Fix it\n\nAdd a class `Cache` to src/cache.ts',
    { content_check: [{ file: 'src/cache.ts', pattern: '\\b(class|struct|interface|type) Cache\\b' }] },
  ],
  ['x\n\n`Do()` in cmd/main.go', { content_check: [{ file: 'cmd/main.go', pattern: '\\bfunc (\\([^)]*\\) )?Do\\b' }] }],
  ['x\n\nfn `run()` in src/main.rs', { content_check: [{ file: 'src/main.rs', pattern: '\\bfn run\\b' }] }],
  ['x\n\nWith unit tests please', { tests: 'npm test' }],
  ['x\n\nCover it in test/a.test.ts', { files_exist: ['test/a.test.ts'], tests: 'npm test -- test/a.test.ts' }],
  ['x\n\nUpdate the `Makefile`', { files_exist: ['Makefile'] }],
  ['x\n\nError in src/a.ts:12', { files_exist: ['src/a.ts'] }],
])('%s', (text, expected) => expect(made(text, [npm])).toMatchObject(expected));

test.each([
  'Nothing in particular',
  'See https://a.b/c/d.ts',
  '`flag` is set',
  'Look at ../x.ts and /etc/x.json',
  'No tests needed',
])('%j asks nothing', text => expect(made(text)).toEqual({}));

test.each([
  ['Do not forget to add tests in test/a.test.ts', { files_exist: ['test/a.test.ts'], scope: undefined }],
  ["I don't think src/a.ts is right; rewrite it", { files_exist: ['src/a.ts'], scope: undefined }],
  ["Don't touch `src/a.ts`", { files_exist: undefined, scope: { forbidden: ['src/a.ts'] } }],
  ['Leave src/a.ts alone', { files_exist: undefined, scope: { forbidden: ['src/a.ts'] } }],
  ['Leave a note in src/a.ts', { files_exist: ['src/a.ts'], scope: undefined }],
  ["Don't change src/a.ts. Then fix src/a.ts", { files_exist: ['src/a.ts'], scope: undefined }],
  ['Rename src/a.ts to src/new.ts', { files_exist: ['src/new.ts'] }],
  ['Replace src/a.ts with src/b.ts', { files_exist: ['src/b.ts'] }],
  ['Rename `old()` to `fresh()` in src/a.ts', { content_check: [{ file: 'src/a.ts', pattern: '\\bfresh\\b' }] }],
  ['Remove `old()` from src/a.ts', { files_exist: ['src/a.ts'], content_check: undefined }],
  ['Delete src/a.ts and src/b.ts', { files_exist: undefined }],
  ['Fix the function in src/a.ts', { files_exist: ['src/a.ts'], content_check: undefined }],
  ['src/a.ts is fine, but add `run()` to src/b.ts', { content_check: [{ file: 'src/b.ts', pattern: '\\brun\\b' }] }],
  ['It writes to logs/error.txt', { files_exist: undefined }],
  ['Look in config.json on your machine', { files_exist: undefined }],
  ['I saw other.ts somewhere', { files_exist: undefined }],
])('%s: what is meant', (text, expected) => {
  const document = made(`x\n\n${text}`, []);
  for (const [key, value] of Object.entries(expected)) expect(document[key]).toEqual(value);
});

test('a function without a file is not looked for everywhere', () => {
  expect(made('x\n\n`run()` in src/a.ts or src/b.ts').content_check).toMatchObject([{ file: 'src/a.ts' }]);
  expect(made('x\n\nsrc/a.ts, src/b.ts\n\n`run()`')).not.toHaveProperty('content_check');
});

test.each([
  ['# A title\n', 'A title'],
  ['---\ntitle: "Other"\nlabels: [a, test]\n---\nBody', 'Other'],
  ['\n\nFirst line\nsecond', 'First line'],
  ['', ''],
])('the title of %j', (text, title) => expect(readIssue(text).title).toBe(title));

test('labels', () => expect(readIssue('a\nLabels: `x`, test\n').labels).toEqual(['x', 'test']));

test.each([
  ['go test -v -run {pattern} ./...', 'go test -v ./...'],
  ['mvn -B test -Dtest={pattern}', 'mvn -B test'],
  ['./gradlew test --tests {pattern}', './gradlew test'],
  ['cargo test {pattern} --workspace', 'cargo test --workspace'],
  ['npx --no -- mocha -g {pattern}', 'npx --no -- mocha'],
  ['node --test --test-name-pattern={pattern}', 'node --test'],
])('the command of %s runs without a pattern', (run, expected) => {
  const tool = { activity: 'unit-test', run, cwd: '.', why: '', fileTypes: [], takesPaths: false };
  expect(made('Fix src/a.ts and add tests', [tool]).tests).toBe(expected);
});

test('a module that is not used any more goes, though it is named twice', () => {
  const text = "Get rid of src/a.ts\n\nThe module src/a.ts isn't used any more; please remove it.\n";
  expect(made(text)).toEqual({ content_check: [{ file: 'src/a.ts', pattern: '^', absent: true }] });
});

test('what must be in a file, and what must not', () => {
  expect(made('Tidy up\n\n`LIMIT` must be in src/a.ts. No `console.log` in src/b.ts.\n').content_check).toEqual([
    { file: 'src/a.ts', pattern: '\\bLIMIT\\b' },
    { file: 'src/b.ts', pattern: 'console.log', literal: true, absent: true },
  ]);
  expect(made('Tidy up\n\nsrc/a.ts must stay fast. Never use `eval()` in src/b.ts.\n').content_check).toEqual([
    { file: 'src/b.ts', pattern: 'eval()', literal: true, absent: true },
  ]);
  expect(made('Add it\n\n`Basket` should be defined in src/a.ts as a class.\n').content_check).toEqual([
    { file: 'src/a.ts', pattern: '\\bBasket\\b' },
  ]);
});

describe('what goes, and what stays', () => {
  const gone = (file: string) => ({ file, pattern: '^', absent: true });
  test.each([
    [
      'Move everything from src/a.ts into src/b.ts, then get rid of src/a.ts.',
      { files_exist: ['src/b.ts'], content_check: [gone('src/a.ts')] },
    ],
    [
      'Update the imports of src/a.ts in src/b.ts, and delete `src/a.ts`.',
      { files_exist: ['src/b.ts'], content_check: [gone('src/a.ts')] },
    ],
    ['Remove `src/a.ts` from the exclude list.', { files_exist: ['src/a.ts'] }],
    ["Remove src/a.ts's dependency on src/b.ts.", { files_exist: ['src/a.ts', 'src/b.ts'] }],
    ['Remove `src/a.ts` from the repository.', { content_check: [gone('src/a.ts')] }],
    [
      'git mv src/a.ts src/c.ts and update the imports',
      { files_exist: ['src/c.ts'], content_check: [gone('src/a.ts')] },
    ],
    ['Convert src/a.ts to Python (src/a.py).', { files_exist: ['src/a.py'] }],
    ['Split src/a.ts into src/c.ts and src/d.ts, and delete the original.', { files_exist: ['src/c.ts', 'src/d.ts'] }],
    ['No new dependencies: src/a.ts stays as it is.', { scope: { forbidden: ['src/a.ts'] } }],
    [
      'Rename src/a.ts to src/c.ts. Then create a new src/a.ts that exports it.',
      { files_exist: ['src/c.ts', 'src/a.ts'] },
    ],
    [
      'src/b.ts must not use `eval`.',
      {
        files_exist: ['src/b.ts'],
        content_check: [{ file: 'src/b.ts', pattern: 'eval', literal: true, absent: true }],
      },
    ],
  ])('%s', (text, expected) => {
    expect(made(`Clean up\n\n${text}\n`)).toEqual(expected);
  });
});
