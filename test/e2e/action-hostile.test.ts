import { describe, expect, test } from 'vitest';
import { hidden } from '../../src/report/sanitize.ts';
import { type GitHub, openGitHub } from '../github-emulator/github.ts';
import type { Ran } from '../github-emulator/runner.ts';
import type { Pull } from '../github-emulator/state.ts';
import { hostileWords } from '../support/hostile.ts';
import { nodesOf } from '../support/markdown.ts';

const quoted = JSON.stringify;
const secret = 'sk-4f9c2e7a1b8d';
const policy = 'version: 1\nrequire: never\nsatisfied_by: any\ncommands: {env: [API_TOKEN]}\n';

/** A name for a branch and a file that git takes, with as much of it as may stand there. */
const inBranch = 'named-@everyone-<img/onerror=alert(1)>-->-`-\u202e-\u200b-www.evil.example-#123';
const inPath = (words: string) => `src/${words.replaceAll(/[\0/]/g, '_').slice(0, 60)}.js`;
const named = 'id: named\nvalidation: {files_exist: [nowhere.txt]}\n';

/** A change that says these words wherever a pull request can say anything, and fails in each of these places. */
async function spoken(words: string): Promise<{ github: GitHub; pull: Pull }> {
  const files = { 'contract-gate.yml': policy, '.contracts/named.yml': named, 'README.md': '# Shop\n' };
  const github = await openGitHub({ files });
  const text = `x_1 ${words}`;
  const contract = {
    id: 't',
    title: text,
    description: text,
    validation: {
      files_exist: [`nowhere/${words.replaceAll(/[^\w@<>=:#-]/g, '')}x`],
      content_check: [{ file: 'README.md', pattern: text, literal: true }],
      command: [
        'cat words.txt; cat words.txt >&2; exit 1',
        { run: 'printf %s "$API_TOKEN"; cat "$GITHUB_WORKSPACE/.git/config"; exit 1' },
        { run: `exit 1 # ${text.replaceAll(/[\r\n\0\u2028\u2029\u0085]/g, ' ')}` },
      ],
      paired_files: [{ pattern: 'src/**', companion: 'docs/{name}.md', message: text }],
      scope: { forbidden: ['src/**'] },
    },
  };
  const inBody = {
    id: 'b',
    title: text,
    validation: { files_exist: [`${text}/nowhere`.replaceAll(/[^\w@<>=:# -]/g, '')] },
  };
  const pull = await github.pull({
    branch: `agent/${inBranch}`,
    title: `${text} [t]`,
    body: `\`\`\`contract\n${quoted(inBody)}\n\`\`\`\n\nContract: ${words.replaceAll(/\s/g, '_')}\n\n${text}\n`,
    commits: [
      {
        message: `${text}\n\nContract: ${words.replaceAll(/\s/g, '_')}\n`.replaceAll('\0', ''),
        files: {
          'words.txt': `${text}\n`,
          [inPath(words)]: text,
          '.contracts/t.yml': quoted(contract),
          '.contracts/broken.yml': quoted({ id: 'broken', [text]: text, validation: { [text]: [text] } }),
        },
      },
    ],
  });
  return { github, pull };
}

/** Everything that GitHub reads as Markdown after a run. */
async function markdownOf(github: GitHub, pull: Pull, { summary }: Ran): Promise<string[]> {
  const runs = await github.checkRuns(pull.head);
  const comments = await github.comments(pull);
  return [
    summary,
    ...comments.map(({ body }) => body as string),
    ...runs.flatMap(({ output }) => [output.summary as string, (output.text ?? '') as string]),
  ];
}

/** Tags and comments that the gate itself writes. */
const ours =
  /^(?:<\/?(?:details|sub)>|<summary>[^<]*<\/summary>|<(?:details|sub)><summary>[^<]*<\/summary>|<\/?summary>|<!-- contract-gate:(?:comment|state [^<>]*) -->|\s)+$/;
const traces = /everyone|octo|evil|pwned|onerror|alert|javascript|GH-1|JIRA|(?<!me)tada|bold|math|::|##\[/;

function expectHarmless(markdown: string, server: string): void {
  for (const { type, value = '', url } of nodesOf(markdown)) {
    expect(type).not.toMatch(/image|footnote|Reference|definition|delete/);
    if (url !== undefined) expect(url.startsWith(`${server}/acme/shop/`), url).toBe(true);
    if (type === 'html') expect(value).toMatch(ours);
    if (type === 'text') expect(value).not.toMatch(traces);
  }
  expect(withoutLines(markdown)).not.toMatch(hidden);
}

const withoutLines = (text: string) => text.replaceAll(/[\n\t]/g, ' ');

const handfuls = [
  ['commands to the runner', /::|##\[/],
  ['mentions and references', /@|#\d|GH-|JIRA|c0ffee/],
  ['tags and comments', /<|-->|--!>|&/],
  ['fences and code', /`|~~~/],
  ['tables', /\|/],
  ['links', /evil|javascript|\[/],
  ['signs that nobody sees', /[^\x20-\x7e\n]/],
  ['everything', /^/],
] as const;

describe.each(handfuls)('%s in every text of a pull request', (_, pattern) => {
  const words = hostileWords.filter(each => pattern.test(each)).join(' ');

  test('are shown and do nothing', async () => {
    const { github, pull } = await spoken(words);
    const ran = await github.run({ pull, env: { API_TOKEN: secret } });
    expect(ran.code).toBe(1);
    // Each failure is an error of its own, and nothing is hidden in a group.
    expect(ran.commands.map(({ name }) => name)).toEqual(['add-mask', ...ran.commands.slice(1).map(() => 'error')]);
    for (const { message } of ran.commands.slice(1)) expect(withoutLines(message)).not.toMatch(hidden);
    expect(withoutLines(ran.log)).not.toMatch(hidden);
    expect(ran.outputs.verdict).toBe('fail');
    // Every place that the words stand in is one that the report has to show.
    const criteria = ran.results!.contracts.flatMap(contract => contract.criteria);
    expect(criteria.map(({ status }) => status)).toEqual(criteria.map(() => 'fail'));
    expect(criteria).toHaveLength(9);

    const texts = await markdownOf(github, pull, ran);
    for (const text of texts) expectHarmless(text, github.urls.server);
    expect(texts.join('')).toContain('x_1 ');
    const all = JSON.stringify([ran.log, ran.outputs, ran.results, ran.requests, texts]);
    expect(all).not.toContain(secret);
    expect(all).toContain('***');
    for (const run of await github.checkRuns(pull.head)) {
      const annotations = github.annotations(run.id).flatMap(each => Object.values(each).map(String));
      for (const text of [run.name, run.output.title, ...annotations]) expect(withoutLines(text)).not.toMatch(hidden);
    }
  });
});

test('where nothing can be published the log is as harmless', async () => {
  const { github, pull } = await spoken(hostileWords.join(' '));
  Object.assign(github.permissions, { checks: 'read', 'pull-requests': 'read', issues: 'read' });
  const ran = await github.run({ pull, env: { API_TOKEN: secret } });
  expect(ran.code).toBe(1);
  const names = ran.commands.map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['add-mask', 'error']));
  for (const { name, properties, message } of ran.commands.filter(({ name }) => name === 'error')) {
    expect(properties.title, name).toBeTruthy();
    expect(message).not.toMatch(/^pwned/);
  }
  expect(ran.log).not.toContain(secret);
  expectHarmless(ran.summary, github.urls.server);
});

test('a state or a marker of ours in the words changes neither attempts nor the comment', async () => {
  const { github, pull } = await spoken(hostileWords.filter(each => each.includes('contract-gate')).join('\n'));
  const forged = await github.addComment(pull, { by: 'eve', body: hostileWords.join('\n') });
  await github.run({ pull });
  await github.push(pull, { 'more.txt': 'more\n' });
  const { results } = await github.run({ pull });
  expect(results?.contracts.find(({ id }) => id === 't')?.attempt).toBe(2);
  const comments = await github.comments(pull);
  expect(comments).toHaveLength(2);
  expect(comments.find(({ id }) => id === forged.id)?.body).toBe(forged.body);
});
