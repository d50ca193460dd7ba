import { expect, test } from 'vitest';
import { builderStateRecords, isBuilderState } from '../../src/dialects/builder-state.ts';
import { parseJson } from '../../src/syntax/json.ts';
import { type Node, plain } from '../../src/syntax/located-value.ts';

function nodeOf(value: unknown): Node {
  const parsed = parseJson(JSON.stringify(value));
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  return parsed.node;
}

const records = (value: unknown) =>
  builderStateRecords(nodeOf(value)).map(({ node, current }) => [JSON.parse(JSON.stringify(plain(node))), current]);
const verificationContract = { type: 'skip', criteria: [] };

test.each([
  [{ advisoryTasks: [] }, true],
  [{ taskId: 'a', verificationContract, verificationResults: {} }, true],
  [{ tasks: [{ id: 'a', verificationContract }] }, true],
  [{ tasks: [{ id: 'a' }] }, false],
  [{ taskId: 'a', verificationContract }, false],
  [{ id: 'a', validation: {} }, false],
])('%j: state %s', (value, is) => expect(isBuilderState(nodeOf(value))).toBe(is));

test('the contract at the top belongs to the current task or story', () => {
  const about = { currentTask: { taskId: 'a', description: 'Write a', title: null, lastAction: 'x' } };
  expect(records({ ...about, verificationContract, sessionId: 's' })).toEqual([
    [{ taskId: 'a', description: 'Write a', verificationContract }, true],
  ]);
  expect(records({ activePrd: { id: 'p', currentStory: 'US-1' }, verificationContract })).toEqual([
    [{ id: 'US-1', verificationContract }, true],
  ]);
  expect(records({ currentTask: null, verificationContract: null, advisoryTasks: [] })).toEqual([]);
});

test('tasks keep what a contract has, and nothing of their state', () => {
  const tasks = [
    {
      taskId: 'a',
      status: 'done',
      title: 'A',
      head: 'x',
      verification: { contract: verificationContract, results: {} },
    },
    { id: 4, subject: 'B', prd: 'p', metadata: { validation: { tests: 'true' }, owner: 'x' }, verificationResults: {} },
    { id: 'c', description: 'no contract' },
  ];
  expect(records({ tasks })).toEqual([
    [{ taskId: 'a', title: 'A', verification: { contract: verificationContract } }, false],
    [{ id: 4, subject: 'B', prd: 'p', metadata: { validation: { tests: 'true' } } }, false],
  ]);
  expect(records({ chunks: { 'US-1': { verificationContract } } })).toEqual([
    [{ id: 'US-1', verificationContract }, true],
  ]);
});
