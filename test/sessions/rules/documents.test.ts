import { describe, expect, test } from 'vitest';
import { brokenRules, brokenStatuses } from '../../support/session.ts';
import { original, swap } from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

const outcome = (...args: Parameters<typeof full>) => brokenStatuses(full(...args));

describe('documents as agents write them', () => {
  test.each([
    [
      'any level, numbers and colons',
      '# Goals:\nx\n\n#### 2. Acceptance criteria\nx\n\n###### Definition Of Done (DoD)\nx\n',
      [],
    ],
    ['underlined headings', 'Goals\n=====\nx\n\nAcceptance Criteria\n---\nx\n\nDefinition of Done\n---\nx\n', []],
    ['emoji', '## 🎯 Goals\nx\n## ✅ Acceptance Criteria\nx\n## 🏁 Definition of Done\nx\n', []],
    ['other words', '## Objectives\nx\n## AC\nx\n## DoD\nx\n', ['warn']],
    ['bold lines', '**Goals**\nx\n\n**Acceptance Criteria:** x\n\n**Definition of Done**\n- x\n', ['warn']],
    ['Polish', '## Cele\nx\n## Kryteria akceptacji\nx\n## Definicja ukończenia\nx\n', ['warn']],
    ['Portuguese', '## Objetivos\nx\n## Critérios de Aceitação\nx\n## Definição de Pronto\nx\n', ['warn']],
    ['other Polish', '## Cele\nx\n## Kryteria akceptacyjne\nx\n## Definicja gotowości\nx\n', ['warn']],
    ['Russian', '## Цели\nx\n## Критерии приёмки\nx\n## Определение готовности\nx\n', ['warn']],
    ['more words', '## High-level goals\nx\n## Acceptance Criteria\nx\n## Definition of Done\nx\n', []],
    ['headings below', '## Goals\nx\n## Acceptance Criteria\n### AC-1: it works\n## Definition of Done\nx\n', []],
    ['code below', '## Goals\n```\nx\n```\n## Acceptance Criteria\nx\n## Definition of Done\nx\n', []],
    ['nothing below', '## Goals\n\n## Acceptance Criteria\nx\n## Definition of Done\n', ['fail']],
    ['a comment below', '## Goals\n<!-- write -->\n## Acceptance Criteria\nx\n## Definition of Done\nx\n', ['fail']],
    ['headings in code', '```md\n## Goals\n## Acceptance Criteria\n## Definition of Done\n```\n', ['fail']],
    ['a word that only looks like it', '## Goalkeepers\n\n## Acceptance Criteria\n\n## Definition of Done\n', ['fail']],
    ['nothing', '\n', ['fail']],
  ])('%s', (_, text, status) => {
    const list = brokenRules(full({ 'spec.md': text }));
    expect(list.map(each => each.rule)).toEqual(status.map(() => 'spec'));
    expect(list.map(each => each.status)).toEqual(status);
  });

  test.each([
    ['criteria', '{"criteria": [{"id": "1", "description": "x", "verify": "y"}]}', []],
    ['acs', '{"acs": [{"id": "1", "description": "x", "verify": ["y"]}]}', []],
    ['a mapping of ids', '{"AC-1": {"description": "x", "verify": "y"}}', ['warn']],
    ['another spelling', '{"acceptanceCriteria": [{"id": "1", "description": "x", "verify": "y"}]}', ['warn']],
    ['text', '["it works"]', ['fail']],
    ['null', '{"acceptance_criteria": null}', ['fail']],
    ['something else', '{"version": 1}', ['fail']],
  ])('acceptance.json with %s', (_, text, status) => {
    const list = brokenRules(full({ 'acceptance.json': text })).filter(each => each.rule === 'acceptance-criteria');
    expect(list.map(each => each.status)).toEqual(status);
  });

  test('a name that is nearly right is pointed out', () => {
    const list = brokenRules(full({ 'tasks.yaml': null, 'tasks.yml': original['tasks.yaml']! }));
    expect(list.find(({ rule }) => rule === 'files')!.message).toContain(
      'tasks.yaml is missing (current_state is DONE); rename tasks.yml to tasks.yaml',
    );
  });

  test('an empty report, and an empty document beside it', () => {
    expect(brokenRules(full({ 'report.md': '# Report\n' })).map(each => [each.rule, each.at])).toEqual([
      ['report', 'report.md:1'],
    ]);
    expect(brokenRules(full({ 'adr/002.md': '' })).map(each => [each.rule, each.at])).toEqual([
      ['folders', 'adr/002.md:1'],
    ]);
  });
});

test('goals that are none are no goals', () => {
  expect(outcome({ 'spec.md': swap('spec.md', '## Goals', '## Non goals') })).toEqual(['spec fail']);
});
