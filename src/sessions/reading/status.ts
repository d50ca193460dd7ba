import type { Place } from '../../model/finding.ts';
import { type Entry, entry, type Node } from '../../syntax/located-value.ts';
import { type Findings, ignored } from '../findings.ts';
import { type Session, type SessionFiles, type State, states } from '../session.ts';
import { type Decision, readDecisions } from './decisions.ts';
import { find, listOf, oneOf, placeOf, type Reader, shown, textIn, textsOf } from './fields.ts';
import { readJson, textOf } from './lenient.ts';
import { readTime } from './status-times.ts';
import type { ReadTime } from './times.ts';
import { type correctionStatuses, readTracking } from './tracking.ts';

/** What status.json says, as far as it could be read. */
export interface SessionStatus {
  path: string;
  node: Node;
  state?: State;
  /** current_state as written, for messages. */
  stateText: string;
  stateAt: Place;
  session?: Entry;
  ci?: { result: (typeof ciResults)[number]; at: Place };
  lean: boolean;
  decisions: readonly Decision[];
  lastUpdate?: ReadTime;
  updateAt: Place;
  /** All other times in the file. */
  times: { time: ReadTime; name: string; at: Place }[];
  correction: Correction;
}

interface Correction {
  /** `none` if it is not given. */
  status: (typeof correctionStatuses)[number];
  at?: Place;
  /** It says which agent was dispatched, and when. */
  dispatched: boolean;
}

const ciResults = ['unknown', 'green', 'red'] as const;

/** status.json in one version of the session folder. */
export function readStatus(session: Session, files: SessionFiles, findings: Findings): SessionStatus | undefined {
  const path = `${session.folder}/status.json`;
  const content = files.get(path);
  if (content === undefined) return undefined;
  const text = textOf(content);
  const { node, faults } = 'text' in text ? readJson(text.text) : { node: undefined, faults: [text.fault] };
  for (const { code, line, message } of faults) findings.add('status', 'fail', { path, line }, message, code);
  return node && statusIn(node, path, findings);
}

function statusIn(node: Node, path: string, findings: Findings): SessionStatus {
  const reader: Reader = { node, path, findings, rule: 'status-fields' };
  const status: SessionStatus = {
    path,
    node,
    stateText: shown(undefined),
    stateAt: { path, line: 1 },
    lean: false,
    decisions: [],
    updateAt: { path, line: 1 },
    times: [],
    correction: { status: 'none', dispatched: false },
  };
  if (node.kind === 'map') readFields(status, reader);
  else findings.add('status-fields', 'fail', placeOf(path, node), `status.json must be a mapping, not ${shown(node)}`);
  return status;
}

function readFields(status: SessionStatus, reader: Reader): void {
  const { node, path, findings } = reader;
  const needed = (key: string, aliases: readonly string[] = []): Entry | undefined => {
    const found = find(reader, key, aliases);
    if (!found) findings.add('status-fields', 'fail', placeOf(path, node), `${key} is missing`);
    return found;
  };
  const state = needed('current_state', ['state', 'currentState', 'workflow_state']);
  status.stateAt = placeOf(path, state);
  status.stateText = shown(state?.value);
  const known = oneOf(reader, state, 'current_state', states);
  if (known) status.state = known;
  const session = needed('session', ['session_id', 'session_name']);
  if (session) status.session = session;
  textsOf(reader, needed('assumptions'), 'assumptions');
  textsOf(reader, needed('known_issues', ['issues']), 'known_issues');
  const decisions = decisionNodes(reader, needed('user_decisions', ['decisions']));
  const ci = needed('last_ci_result', ['ci_result', 'ci_status', 'last_ci_status']);
  if (ci?.value.kind === 'null')
    findings.add('status-fields', 'warn', placeOf(path, ci), 'last_ci_result is null; write "unknown"');
  else {
    const result = oneOf(reader, ci, 'last_ci_result', ciResults);
    if (result) status.ci = { result, at: placeOf(path, ci) };
  }
  needed('retry_counts', ['retries', 'retry_count']);
  const update = needed('last_update', ['updated_at', 'last_updated', 'lastUpdate']);
  const time = readTime(update, 'last_update', path, findings);
  if (time) status.lastUpdate = time;
  status.updateAt = placeOf(path, entry(node, 'last_update'));
  status.lean = isLean(reader, status.state, decisions);
  status.decisions = readDecisions(decisions, status, findings);
  readTracking(status, findings);
}

/** A list of records, or, with a warning, a mapping from ids to records. */
function decisionNodes(reader: Reader, entry: Entry | undefined): readonly Node[] {
  if (entry?.value.kind !== 'map') return listOf(reader, entry, 'user_decisions');
  const message = 'user_decisions must be a list of records, each with its decision_id, not a mapping';
  reader.findings.add('status-fields', 'warn', placeOf(reader.path, entry), message);
  return entry.value.entries.map(({ key, keyAt, value }) => {
    if (value.kind !== 'map' || value.entries.some(each => each.key === 'decision_id' || each.key === 'id'))
      return value;
    const id = { key: 'decision_id', keyAt, value: { kind: 'text' as const, value: key, at: keyAt } };
    return { ...value, at: keyAt, entries: [id, ...value.entries] };
  });
}

function isLean({ node, path }: Reader, state: State | undefined, decisions: readonly Node[]): boolean {
  const quiet = (each: Node): Reader => ({ node: each, path, findings: ignored, rule: 'status-fields' });
  const flags = find(quiet(node), 'runtime_flags')?.value;
  const flag = flags && find(quiet(flags), 'lean_mode', ['lean'])?.value;
  const mode = textIn((find(quiet(node), 'mode') ?? (flags && find(quiet(flags), 'workflow_mode', ['mode'])))?.value);
  const contexts = decisions.map(each => textIn(find(quiet(each), 'state_context')?.value));
  return (
    (flag?.kind === 'boolean' && flag.value) ||
    /^lean$/i.test(mode ?? '') ||
    state === 'INTAKE_LEAN' ||
    contexts.includes('INTAKE_LEAN')
  );
}
