import { cited } from '../syntax/text.ts';
import type { Decision } from './decisions.ts';
import type { Notes } from './notes.ts';
import { rankOf, type State } from './session.ts';
import type { Status } from './status.ts';

export const changesRequested = 'changes-requested:';
const strategies = ['per-batch', 'single-final'];

/** The answers of the two mandatory gates, and that no state lies beyond one that was not passed. */
export function judgeGates(decisions: readonly Decision[], status: Status, lean: boolean, notes: Notes): void {
  const design = decisions.find(({ id }) => id === 'UD-APPROVE-DESIGN');
  const strategy = decisions.find(({ id }) => id === 'UD-REVIEW-STRATEGY');
  notes.look('gates');
  if (design) judgeApproval(design, notes);
  if (strategy) judgeStrategy(strategy, notes);
  const approved = design?.status === 'answered' && !design.answer?.startsWith(changesRequested);
  const chosen = strategy?.status === 'answered';
  judgePassed('UD-APPROVE-DESIGN', design, approved, 3, status, lean, notes);
  judgePassed('UD-REVIEW-STRATEGY', strategy, chosen, 5, status, lean, notes);
}

function judgeApproval(decision: Decision, notes: Notes): void {
  notes.look('approve-design');
  const { status, answer } = decision;
  if (status !== 'answered' || answer === undefined) return;
  if (answer.startsWith('approved') || answer.startsWith(changesRequested)) return;
  const message = `the answer ${cited(answer)} starts with neither "approved" nor "changes-requested:"; ask again`;
  notes.tell('approve-design', 'fail', decision.where('answer'), message);
}

function judgeStrategy(decision: Decision, notes: Notes): void {
  notes.look('review-strategy');
  const { status, answer } = decision;
  if (status !== 'answered' || answer === undefined || strategies.includes(answer)) return;
  const message = `the answer ${cited(answer)} is not canonical; write "per-batch" or "single-final"`;
  notes.tell('review-strategy', 'fail', decision.where('answer'), message);
}

function judgePassed(
  id: string,
  decision: Decision | undefined,
  passed: boolean,
  beyond: number,
  status: Status,
  lean: boolean,
  notes: Notes,
): void {
  const { state, stateAt } = status;
  const cancelled = decision?.status === 'cancelled' || (decision?.status === 'skipped' && !lean);
  if (decision && cancelled) {
    if (state !== 'BLOCKED')
      notes.tell(
        'gates',
        'fail',
        decision.where('status'),
        `${id} is ${decision.status}, so the session must be BLOCKED, but it is ${state ?? 'in no known state'}`,
      );
    else if (!blockerIn(status))
      notes.tell(
        'gates',
        'fail',
        stateAt,
        `${id} is ${decision.status}; write "blocker": "mandatory_user_decision_missing" beside BLOCKED`,
      );
    return;
  }
  if (passed || (rankOf(state) ?? 0) < beyond) return;
  // Lean mode does without the question, but not without heeding its answer.
  if (!decision) {
    if (!lean) notes.tell('gates', 'fail', stateAt, `the session is in ${state}, but ${id} was never asked`);
  }
  // A pending one is told as a decision that is open.
  else if (decision.status === 'answered') {
    notes.tell(
      'gates',
      'fail',
      decision.where('answer'),
      `the session is in ${state}, but ${id} is answered with ${cited(decision.answer ?? '')}`,
    );
  }
}

function blockerIn({ node }: Status): boolean {
  return (
    node.kind === 'map' &&
    node.entries.some(
      ({ key, value }) => /^blocker/i.test(key) && JSON.stringify(value).includes('mandatory_user_decision_missing'),
    )
  );
}

/** What becomes of the corrections that the user asked for. An absent status counts as `none`. */
export function judgeCorrection(decisions: readonly Decision[], { correction, stateAt }: Status, notes: Notes): void {
  const design = decisions.find(({ id }) => id === 'UD-APPROVE-DESIGN');
  if (!design && correction.at === undefined) return;
  notes.look('correction');
  const at = correction.at ?? design?.where('answer') ?? stateAt;
  const { status } = correction;
  const asked = design?.answer?.startsWith(changesRequested) ?? false;
  if (asked && status === 'none')
    notes.tell(
      'correction',
      'fail',
      at,
      'changes were requested, but correction_status is none; set it to queued before the work is dispatched',
    );
  if (design?.answer?.startsWith('approved') && (status === 'queued' || status === 'dispatched'))
    notes.tell(
      'correction',
      'fail',
      at,
      `the design is approved, but correction_status is ${status}; finish the correction and ask again`,
    );
  if (status === 'dispatched' && !correction.dispatched)
    notes.tell(
      'correction',
      'fail',
      at,
      'correction_status is dispatched, but last_correction_dispatch does not say which agent, and when',
    );
}

/** The state in which a session that asks the user was; its own otherwise. */
export function workState(state: State | undefined, decisions: readonly Decision[]): State | undefined {
  if (state !== 'ASK_USER') return state;
  const open = decisions.filter(({ status }) => status === 'pending');
  return (open.at(-1) ?? decisions.at(-1))?.context;
}
