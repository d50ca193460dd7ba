import { agentMeant } from '../../model/agent.ts';
import type { Entry } from '../../syntax/located-value.ts';
import type { Findings } from '../findings.ts';
import { find, oneOf, placeOf, type Reader, shown, textIn } from './fields.ts';
import type { SessionStatus } from './status.ts';
import { keepTime } from './status-times.ts';

export const correctionStatuses = ['none', 'queued', 'dispatched', 'completed'] as const;

const noDispatch = '{"agent": null, "task_id": null, "at": null}';
const noCorrection = `{"correction_status": "none", "last_correction_dispatch": ${noDispatch}}`;

/** gate_tracking and runtime_flags are optional, but follow the schema if present. */
export function readTracking(status: SessionStatus, findings: Findings): void {
  const { path, node } = status;
  const reader: Reader = { node, path, findings, rule: 'gate-tracking' };
  const tracking = mappingIn(reader, 'gate_tracking', { form: `{"APPROVE_DESIGN": ${noCorrection}}` });
  if (tracking) readGate(status, tracking);
  const flags = mappingIn(reader, 'runtime_flags', {
    form: '{"copilot_instructions_exists": true, "copilot_checked_at": "2026-02-10T09:30:00Z"}',
  });
  if (flags) readFlags(status, flags);
}

interface Asked {
  aliases?: readonly string[];
  /** What to write. */
  form: string;
  /** How the field is called in messages. */
  name?: string;
}

/** A field that may be left out, and otherwise is a mapping. Null has no meaning of its own, so it is only a warning. */
function mappingIn(reader: Reader, key: string, { aliases = [], form, name = key }: Asked): Reader | undefined {
  const found = find(reader, key, aliases);
  if (!found) return undefined;
  if (found.value.kind === 'map') return { ...reader, node: found.value };
  const message = `${name} must be a mapping, not ${shown(found.value)}; write ${form}`;
  reader.findings.add(reader.rule, found.value.kind === 'null' ? 'warn' : 'fail', placeOf(reader.path, found), message);
  return undefined;
}

/** A field that the schema has. */
function expected(reader: Reader, key: string, within: string, write: string): Entry | undefined {
  const found = find(reader, key);
  const at = placeOf(reader.path, reader.node);
  if (!found) reader.findings.add(reader.rule, 'warn', at, `${key} is missing from ${within}; write ${write}`);
  return found;
}

function readFlags(status: SessionStatus, reader: Reader): void {
  const { path, findings } = reader;
  for (const name of ['copilot_instructions_exists', 'lean_mode']) {
    const flag = find(reader, name);
    if (!flag || flag.value.kind === 'boolean') continue;
    const clear = /^(?:true|false)$/i.test(textIn(flag.value) ?? '');
    const message = `runtime_flags.${name} is ${shown(flag.value)}; write true or false`;
    findings.add('gate-tracking', clear ? 'warn' : 'fail', placeOf(path, flag), message);
  }
  // One of the two says nothing without the other. A lean session has flags without either.
  const [exists, checked] = ['copilot_instructions_exists', 'copilot_checked_at'];
  if (!find(reader, exists!) && !find(reader, checked!)) return;
  expected(reader, exists!, 'runtime_flags', 'true or false');
  const time = expected(reader, checked!, 'runtime_flags', 'when it was looked up');
  if (time?.value.kind === 'null') {
    const message = 'runtime_flags.copilot_checked_at is null; write when it was looked up';
    findings.add('gate-tracking', 'warn', placeOf(path, time), message);
  } else keepTime(status, time, 'runtime_flags.copilot_checked_at', findings);
}

function readGate(status: SessionStatus, reader: Reader): void {
  const { path } = reader;
  const name = 'gate_tracking.APPROVE_DESIGN';
  // Missing and null count as none, for the gate as for its correction_status.
  if (find(reader, 'APPROVE_DESIGN')?.value.kind === 'null') return;
  const own = mappingIn(reader, 'APPROVE_DESIGN', { form: noCorrection, name });
  if (!own) return;
  const given = find(own, 'correction_status', ['status']);
  if (given && given.value.kind !== 'null') {
    const known = oneOf(own, given, 'correction_status', correctionStatuses);
    if (known) status.correction = { status: known, at: placeOf(path, given), dispatched: false };
  }
  const aliases = ['last_dispatch'];
  const dispatch = mappingIn(own, 'last_correction_dispatch', { aliases, form: noDispatch });
  if (dispatch) readDispatch(status, dispatch);
  else if (status.correction.status === 'completed' && !find(own, 'last_correction_dispatch', aliases))
    expected(own, 'last_correction_dispatch', name, 'which agent made the correction, and when');
}

function readDispatch(status: SessionStatus, reader: Reader): void {
  const { path, findings } = reader;
  const field = (key: string) => expected(reader, key, 'last_correction_dispatch', 'its value or null');
  const agent = field('agent');
  const name = textIn(agent?.value);
  if (agent && agent.value.kind !== 'null' && !['SpecAgent', 'Architect', 'Designer'].includes(name ?? '')) {
    const known = name === undefined ? undefined : agentMeant(name);
    const rule = known && known !== name ? 'names' : 'gate-tracking';
    const message = `last_correction_dispatch.agent is ${shown(agent.value)}; use SpecAgent, Architect, Designer or null`;
    findings.add(rule, 'fail', placeOf(path, agent), message);
  }
  const task = field('task_id');
  if (task && task.value.kind !== 'null' && textIn(task.value) !== 'meta') {
    const message = `last_correction_dispatch.task_id is ${shown(task.value)}; use "meta" or null`;
    findings.add('gate-tracking', 'fail', placeOf(path, task), message);
  }
  const at = keepTime(status, field('at'), 'last_correction_dispatch.at', findings);
  status.correction.dispatched = name !== undefined && at !== undefined;
}
