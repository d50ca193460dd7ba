import { describe, expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { crossCuttingCriteria, crossCuttingShape } from '../../src/model/cross-cutting.ts';
import { noPolicy, settingsOf } from '../../src/policy/schema.ts';
import { parseDocuments } from '../../src/syntax/parse.ts';

function read(yaml: string) {
  const [node] = parseDocuments('c.yml', `v:\n${yaml}`).nodes;
  const codes: string[] = [];
  const report = (code: string) => void codes.push(code);
  const shape = crossCuttingShape(checks);
  const entries = node?.kind === 'map' ? shape.read(node.entries[0]!.value, report) : undefined;
  const criteria = entries && crossCuttingCriteria(entries, settingsOf(noPolicy), report);
  return { criteria, codes };
}

describe('a cross-cutting list', () => {
  test('has a name, a type and what its check takes', () => {
    const { criteria, codes } = read('- {name: build, type: command, command: make}\n');
    expect(codes).toEqual([]);
    expect(criteria).toMatchObject([
      { label: 'build', crossCutting: 'build', title: 'build: `make` succeeds', check: { type: 'command' } },
    ]);
  });

  test('gives each of several files a criterion of its own', () => {
    const { criteria } = read('- {name: docs, type: files_exist, files: [a, b]}\n');
    expect(criteria!.map(({ label, crossCutting }) => [label, crossCutting])).toEqual([
      ['docs-a', 'docs'],
      ['docs-b', 'docs'],
    ]);
  });

  test.each([
    ['- {type: command, command: x}\n', 'missing_key'],
    ['- {name: x}\n', 'missing_key'],
    ['- just text\n', 'wrong_type'],
    ['- {name: n, type: command, command: x, timeout: 2h}\n', 'bad_value'],
  ])('%j: %s', (yaml, code) => {
    const { criteria, codes } = read(yaml);
    expect(criteria).toBeUndefined();
    expect(codes).toEqual([code]);
  });

  test.each(['session', 'nope'])('refuses the type %s, which no contract may write', type => {
    expect(read(`- {name: n, type: ${type}}\n`).criteria).toBeUndefined();
  });
});
