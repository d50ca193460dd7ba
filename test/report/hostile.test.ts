import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoted } from '../../src/model/command.ts';
import type { Results } from '../../src/model/results.ts';
import { checkRuns } from '../../src/report/github/check-runs.ts';
import { comment } from '../../src/report/github/comment.ts';
import { summary } from '../../src/report/github/summary.ts';
import type { Publication } from '../../src/report/markdown/publication.ts';
import { markdown } from '../../src/report/markdown.ts';
import { messages, retryTexts } from '../../src/report/retry.ts';
import { hostileText, hostileWords, resultsWithEverywhere } from '../support/hostile.ts';
import { frameOf, nodesOf, wordsOf } from '../support/markdown.ts';
import { publication } from '../support/three-contracts.ts';

const publicationWith = (words: string): Publication => ({
  ...publication,
  enforcement: {
    ...publication.enforcement!,
    required: 'unknown',
    branch: `main_1 ${words}`,
    check: `job_1 ${words}`,
    why: `why ${quoted(`_1 ${words}`)}`,
  },
  unpublished: [`not ${quoted(`_1 ${words}`)}`],
});

const runs = (results: Results, by: 'criterion' | 'contract', words: string) =>
  checkRuns(results, {
    mode: 'block',
    checkRuns: by,
    max: 100,
    checkName: 'report',
    publication: publicationWith(words),
  });

/** Every text that GitHub, or an agent, reads as Markdown. */
function textsOf(words: string): Record<string, string> {
  const results = resultsWithEverywhere(words);
  const shown = (['criterion', 'contract'] as const).flatMap(by => {
    const { aggregate, others } = runs(results, by, words);
    return [aggregate, ...others].flatMap(({ summary, text = '' }) => [summary, text]);
  });
  return {
    comment: comment(results, publicationWith(words), { words }),
    summary: summary(results, publicationWith(words)),
    markdown: markdown(results),
    retry: retryTexts(results),
    ...Object.fromEntries(messages(results).map(({ text }, index) => [`message ${index}`, text])),
    ...Object.fromEntries(shown.map((text, index) => [`check run ${index}`, text])),
  };
}

/** The hidden state is ours, and holds these words as data. */
const stateless = (frame: string[]) => frame.filter(node => !node.includes('contract-gate:state'));

const calm = Object.entries(textsOf('words')).map(([name, text]) => ({ name, frame: stateless(frameOf(text)) }));

/** What Markdown or GitHub gives a meaning: a mention, a reference, a link, a commit, markup. */
const meaningful = /[@#<>`*[\]|\\~$]|__|:\/\/|www\.|\bGH-\d|\b[0-9a-f]{7,}\b|[A-Z]+-\d/;

function expectCalm(words: string) {
  const texts = textsOf(words);
  expect(Object.keys(texts)).toEqual(calm.map(({ name }) => name));
  for (const { name, frame } of calm) {
    expect(stateless(frameOf(texts[name]!)), name).toEqual(frame);
    for (const said of wordsOf(texts[name]!)) expect(said.replace(/\btask #/, ''), name).not.toMatch(meaningful);
  }
}

describe('whatever a pull request says, it stands in code spans and fences only', () => {
  test.each(hostileWords)('%j', words => expectCalm(words));

  test('anything', () => {
    fc.assert(fc.property(hostileText, expectCalm), { numRuns: 40 });
  });
});

test('the only links are ours, and there is no image or footnote', () => {
  const nodes = Object.values(textsOf(hostileWords.join(' '))).flatMap(nodesOf);
  expect(new Set(nodes.flatMap(({ url }) => url ?? []))).toEqual(
    new Set([publication.runUrl, publication.enforcement!.settingsUrl]),
  );
  const types = new Set(nodes.map(({ type }) => type));
  for (const type of ['image', 'imageReference', 'linkReference', 'definition', 'footnoteReference', 'delete'])
    expect(types).not.toContain(type);
});

test('no line starts a command of the runner, and nothing is hidden', () => {
  fc.assert(
    fc.property(hostileText, words => {
      const { aggregate, others } = runs(resultsWithEverywhere(words), 'criterion', words);
      const annotations = [aggregate, ...others].flatMap(run => run.annotations);
      const texts = [...Object.values(textsOf(words)), ...annotations.flatMap(each => Object.values(each).map(String))];
      for (const text of texts) {
        expect(text.split(/\r\n|\r|\n/).filter(line => /^\s*::|##\[/.test(line))).toEqual([]);
        expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/);
      }
    }),
    { numRuns: 20 },
  );
});

test('names and titles of check runs are one visible line', () => {
  fc.assert(
    fc.property(hostileText, words => {
      for (const by of ['criterion', 'contract'] as const) {
        const { aggregate, others } = runs(resultsWithEverywhere(words), by, words);
        for (const { name, title } of [aggregate, ...others]) {
          for (const line of [name, title]) {
            expect(line).toMatch(/^\S[^\n]*$/);
            expect(line.length).toBeLessThanOrEqual(255);
            expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/);
          }
        }
      }
    }),
    { numRuns: 40 },
  );
});
