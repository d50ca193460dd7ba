import { cited } from '../../syntax/text.ts';
import type { RuleFindings } from '../findings.ts';
import { type Decision, gateOf } from '../reading/decisions.ts';
import { type ReadSession, workState } from '../reading/read-session.ts';
import type { SessionStatus } from '../reading/status.ts';
import type { Rule } from '../rule.ts';
import { rankOf, type State } from '../session.ts';

export const changesRequested = 'changes-requested:';
const strategies = ['per-batch', 'single-final'];

export function decisionNamed(status: SessionStatus | undefined, id: string): Decision | undefined {
  return status?.decisions.find(each => each.id === id);
}

const designDecision = (status: SessionStatus | undefined) => decisionNamed(status, 'UD-APPROVE-DESIGN');
const strategyDecision = (status: SessionStatus | undefined) => decisionNamed(status, 'UD-REVIEW-STRATEGY');

export const approveDesign: Rule<'approve-design'> = {
  id: 'approve-design',
  title: 'the answer to UD-APPROVE-DESIGN starts with approved or changes-requested:',
  fix: 'Ask again, and write an answer that starts with "approved" or "changes-requested:".',
  check({ status }, findings) {
    const decision = designDecision(status);
    if (!decision) return;
    findings.markChecked();
    const { answer } = decision;
    if (decision.status !== 'answered' || answer === undefined) return;
    if (answer.startsWith('approved') || answer.startsWith(changesRequested)) return;
    const message = `the answer ${cited(answer)} starts with neither "approved" nor "changes-requested:"; ask again`;
    findings.add('fail', decision.placeOf('answer'), message);
  },
};

export const reviewStrategy: Rule<'review-strategy'> = {
  id: 'review-strategy',
  title: 'the answer to UD-REVIEW-STRATEGY is per-batch or single-final',
  fix: 'Write "per-batch" or "single-final".',
  check({ status }, findings) {
    const decision = strategyDecision(status);
    if (!decision) return;
    findings.markChecked();
    const { answer } = decision;
    if (decision.status !== 'answered' || answer === undefined || strategies.includes(answer)) return;
    const message = `unknown review strategy ${cited(answer)}; use "per-batch" or "single-final"`;
    findings.add('fail', decision.placeOf('answer'), message);
  },
};

export const gates: Rule<'gates'> = {
  id: 'gates',
  title: 'every state that needs a decision of the user has it',
  fix: 'Ask the user for the decision; without a mandatory one the session is BLOCKED with blocker "mandatory_user_decision_missing".',
  check(read, findings) {
    const { status, session, before, lean } = read;
    if (!status) return;
    findings.markChecked();
    checkAsking(status, findings);
    if (looksLean(read)) {
      const missing = `neither architecture.md, UD-APPROVE-DESIGN nor UD-REVIEW-STRATEGY exists`;
      const marker = 'if it is a lean session, write "runtime_flags": {"lean_mode": true}';
      findings.add('fail', status.stateAt, `the session is in ${status.state}, but ${missing}; ${marker}`);
      return;
    }
    const design = designDecision(status);
    const isApproved = design?.status === 'answered' && !design.answer?.startsWith(changesRequested);
    checkPassed(read, { id: 'UD-APPROVE-DESIGN', decision: design, passed: isApproved, beyond: 3 }, findings);
    const strategy = strategyDecision(status);
    const isChosen = strategy?.status === 'answered';
    checkPassed(read, { id: 'UD-REVIEW-STRATEGY', decision: strategy, passed: isChosen, beyond: 5 }, findings);
    const earlier = before && workState(before);
    if (lean && !session.policy.lean && !before?.lean && (rankOf(earlier) ?? 0) > 0)
      findings.add('warn', status.stateAt, `the session became lean after ${earlier}; choose lean mode at INTAKE`);
  },
};

/** Before the user is asked, each question is written down. */
function checkAsking({ state, stateAt, decisions }: SessionStatus, findings: RuleFindings): void {
  const wanted = state && wanting[state];
  if (!wanted) return;
  const isThere = decisions.some(({ id }) => (state === 'ASK_USER' ? !gateOf(id) : gateOf(id) === state));
  if (!isThere) findings.add('fail', stateAt, `current_state is ${state}, but user_decisions has no ${wanted}`);
}

const wanting: Readonly<Partial<Record<State, string>>> = {
  ASK_USER: 'question to the user, such as UD-1',
  APPROVE_DESIGN: 'UD-APPROVE-DESIGN',
  REVIEW_STRATEGY: 'UD-REVIEW-STRATEGY',
};

/**
 * Does the session have nothing that only full mode has? Then it is probably lean, and only its marker is missing: a
 * session that was committed once does not show that it began in INTAKE_LEAN.
 */
export function looksLean({ session, lean, status, before, between }: ReadSession): boolean {
  if (lean || !status || (rankOf(status.state) ?? 0) < 6) return false;
  const isFull = ({ state, decisions }: SessionStatus) =>
    decisions.some(({ id }) => gateOf(id)) || [1, 2, 3, 4].includes(rankOf(state) ?? 0);
  return (
    !session.head.has(`${session.folder}/architecture.md`) &&
    ![status, ...(before ? [before] : []), ...between].some(isFull)
  );
}

interface Gate {
  id: string;
  decision: Decision | undefined;
  passed: boolean;
  /** The rank of the first state behind the gate. */
  beyond: number;
}

function checkPassed({ status, lean }: ReadSession, gate: Gate, findings: RuleFindings): void {
  const { id, decision, passed, beyond } = gate;
  const { state, stateAt } = status!;
  const isCancelled = decision?.status === 'cancelled' || (decision?.status === 'skipped' && !lean);
  if (decision && isCancelled) {
    const cancelled = `${id} is ${decision.status}`;
    if (state !== 'BLOCKED')
      findings.add(
        'fail',
        decision.placeOf('status'),
        `${cancelled}, so the session must be BLOCKED, not ${state ?? 'in an unknown state'}`,
      );
    else if (!hasBlocker(status!))
      findings.add('fail', stateAt, `${cancelled}; add "blocker": "mandatory_user_decision_missing"`);
    return;
  }
  if (passed || (rankOf(state) ?? 0) < beyond) return;
  // In lean mode the question is optional, but an answer counts.
  if (!decision && !lean) findings.add('fail', stateAt, `the session is in ${state}, but ${id} was never asked`);
  // A pending decision is reported by decisions-open.
  if (decision?.status === 'answered') {
    const message = `the session is in ${state}, but the answer to ${id} is ${cited(decision.answer ?? '')}`;
    findings.add('fail', decision.placeOf('answer'), message);
  }
}

function hasBlocker({ node }: SessionStatus): boolean {
  return (
    node.kind === 'map' &&
    node.entries.some(
      ({ key, value }) => /^blocker/i.test(key) && JSON.stringify(value).includes('mandatory_user_decision_missing'),
    )
  );
}

export const correction: Rule<'correction'> = {
  id: 'correction',
  title: 'correction_status matches the answer to UD-APPROVE-DESIGN',
  fix: 'Use queued, dispatched or completed after "changes-requested:", and none or completed after "approved".',
  check({ status }, findings) {
    const design = designDecision(status);
    if (!status || (!design && status.correction.at === undefined)) return;
    findings.markChecked();
    const { status: given, at: givenAt, dispatched } = status.correction;
    const at = givenAt ?? design?.placeOf('answer') ?? status.stateAt;
    if (design?.answer?.startsWith(changesRequested) && given === 'none')
      findings.add('fail', at, 'changes were requested, but correction_status is none; set it to queued');
    if (design?.answer?.startsWith('approved') && (given === 'queued' || given === 'dispatched'))
      findings.add(
        'fail',
        at,
        `the design is approved, but correction_status is ${given}; finish the correction and ask again`,
      );
    if (given === 'dispatched' && !dispatched)
      findings.add(
        'fail',
        at,
        'correction_status is dispatched, but last_correction_dispatch does not say which agent and when',
      );
  },
};
