import type { Session, SessionCommit } from '../../src/sessions/session.ts';
import { filesOf } from './session.ts';
import { fixture } from './session-fixtures.ts';

/** A session that breaks one rule, and nothing else. */
export interface Broken {
  /** The number of the demand in docs/sessions.md; null for a rule of the gate's own. */
  demand: number | null;
  what: string;
  session: () => Session;
  rule: string;
  /** The file, and a passage of the line. */
  at: readonly [path: string, passage: string];
  says: string;
  status?: 'fail' | 'pending';
}

export interface DecisionData {
  decision_id: string;
  question: string;
  status: string;
  answer: string | null;
  asked_at: string;
  resolved_at: string | null;
  state_context: string;
  resolution_reason: string | null;
}

export interface StatusData {
  current_state?: string;
  session?: string;
  user_decisions: DecisionData[];
  gate_tracking?: { APPROVE_DESIGN: Record<string, unknown> };
  retry_counts?: object;
  last_update?: string;
  [key: string]: unknown;
}

export const original = fixture('full');
export const input = 'inputs/T-001-reviewer.json';
export const coder = 'outputs/T-001-coder.json';
export const reviewer = 'outputs/T-001-reviewer.json';
export const requested = 'changes-requested: use scrypt';

/** A file of the full session with one passage otherwise. */
export function swap(path: string, from: string, to: string): string {
  const text = original[path] ?? '';
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  return text.replace(from, () => to);
}

/** A JSON file with its data changed, as a serializer would write it. */
export function edited<T>(text: string | undefined, change: (data: T) => void): string {
  const data = JSON.parse(text!) as T;
  change(data);
  return `${JSON.stringify(data, null, 2)}\n`;
}

export function json<T = Record<string, unknown>>(path: string, change: (data: T) => void): string {
  return edited(original[path], change);
}

export function statusWith(change: (data: StatusData) => void): string {
  return edited(original['status.json'], change);
}

export function inState(state: string, change: (data: StatusData) => void = () => {}): string {
  return statusWith(data => {
    data.current_state = state;
    change(data);
  });
}

export function leanStatus(change: (data: StatusData) => void): string {
  return edited(fixture('lean')['status.json'], change);
}

/** The lean session's tasks without one field. */
export function leanTasks(without: string): string {
  return fixture('lean')['tasks.yaml']!.replace(new RegExp(`^  ${without}:.*\\n(?:    .*\\n)*`, 'm'), '');
}

export function decision(data: StatusData, id: string): DecisionData {
  return data.user_decisions.find(each => each.decision_id === id)!;
}

export function without(data: StatusData, id: string): void {
  data.user_decisions = data.user_decisions.filter(each => each.decision_id !== id);
}

/** One more decision, answered. */
export function added(data: StatusData, more: Partial<DecisionData>): void {
  data.user_decisions.push({
    decision_id: 'UD-3',
    question: 'Which port?',
    status: 'answered',
    answer: '8080',
    asked_at: '2026-02-10T12:00:00Z',
    resolved_at: '2026-02-10T12:01:00Z',
    state_context: 'IMPLEMENT_LOOP',
    resolution_reason: null,
    ...more,
  });
}

/** tasks.yaml with these statuses of its two tasks. */
export function tasksWith(one: string, two: string): string {
  return original['tasks.yaml']!.replace('status: completed', `status: ${one}`).replace(
    /status: completed(?=\n {4}goal: A wrong)/,
    `status: ${two}`,
  );
}

export function step(message: string, paths: readonly string[], files: Record<string, string> = {}): SessionCommit {
  const time = Date.parse('2026-02-10T16:00:00Z');
  return { id: 'abcdef0123456789', author: 'A <a@example.com>', message, time, paths, files: filesOf(files) };
}

export function historyLine(answer: string): string {
  const record = { at: '2026-02-10T10:05:00Z', decision_id: 'UD-APPROVE-DESIGN', answer };
  return `${JSON.stringify({ ...record, state_context: 'APPROVE_DESIGN' })}\n`;
}

/** The full session at the gate again: the user has asked for changes, nothing is begun, no agent was asked. */
export function corrected(change: (data: StatusData) => void): Record<string, string | null> {
  return {
    ...noMessages(),
    'approve-design-history.jsonl': `${original['approve-design-history.jsonl']}${historyLine(requested)}`,
    'tasks.yaml': tasksWith('not-started', 'not-started'),
    'status.json': inState('APPROVE_DESIGN', data => {
      decision(data, 'UD-APPROVE-DESIGN').answer = requested;
      change(data);
    }),
  };
}

/** The full session without what agents were given and gave back. */
export function noMessages(): Record<string, null> {
  const paths = Object.keys(original).filter(path => /^(?:in|out)puts\//.test(path));
  return Object.fromEntries(paths.map(path => [path, null]));
}
