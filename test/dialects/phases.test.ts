import { describe, expect, test } from 'vitest';
import { execCriteria, execShape, preCriteria, preShape } from '../../src/dialects/phases.ts';
import type { Shape } from '../../src/schema/shape.ts';
import { parseYaml } from '../../src/syntax/yaml.ts';

function read<T>(shape: Shape<T>, yaml: string): { value: T | undefined; problems: string[] } {
  const problems: string[] = [];
  const value = shape.read(parseYaml(yaml).nodes[0]!, (code, message) => problems.push(`${code} ${message}`));
  return { value, problems };
}

describe('pre', () => {
  test('files and contents become criteria on the base', () => {
    const { value, problems } = read(preShape, 'files_exist: [a.ts]\ncontent_check: [{file: b.ts, pattern: x}]');
    expect(problems).toEqual([]);
    const criteria = preCriteria(value!);
    expect(criteria.map(({ check }) => [check.type, (check.params as { type: string }).type])).toEqual([
      ['pre', 'files_exist'],
      ['pre', 'content_check'],
    ]);
    expect(criteria.map(({ at }) => at.line)).toEqual([1, 2]);
  });

  test('no other check is possible there', () => {
    expect(read(preShape, 'tests: npm test').problems).toEqual([
      expect.stringMatching(/^unknown_key .*files_exist and content_check only/),
    ]);
  });
});

describe('exec', () => {
  test.each(['file', 'trailer', 'check'])('a step has its evidence: %s', kind => {
    const { value, problems } = read(execShape, `[{step: Do it, evidence: {${kind}: x}}]`);
    expect(problems).toEqual([]);
    expect(execCriteria(value!)[0]!.check).toEqual({
      type: 'exec',
      params: { step: 'Do it', evidence: { kind, name: 'x' } },
    });
  });

  test.each(['[{step: Do it}]', '[{step: Do it, evidence: {}}]', '[{step: a, evidence: {file: a, check: b}}]', '[]'])(
    '%s is refused',
    yaml => expect(read(execShape, yaml).problems).toHaveLength(1),
  );
});
