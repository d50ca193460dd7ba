import type { Entry } from '../syntax/located-value.ts';
import { find, isNothing, oneOf, type Reader, shown, spot, textIn } from './fields.ts';
import type { Notes } from './notes.ts';
import { agentMeant } from './session.ts';
import { corrections, noteTime, type Status } from './status.ts';

/** gate_tracking and runtime_flags may be left out; where they stand, they follow the schema. */
export function readTracking(status: Status, notes: Notes): void {
  const { path, node } = status;
  notes.look('gate-tracking');
  const reader: Reader = { node, path, notes, rule: 'gate-tracking' };
  const tracking = find(reader, 'gate_tracking');
  if (tracking && !isNothing(tracking.value)) readGate(status, { ...reader, node: tracking.value }, tracking);
  const flags = find(reader, 'runtime_flags');
  if (!flags || isNothing(flags.value)) return;
  if (flags.value.kind !== 'map') {
    notes.tell(
      'gate-tracking',
      'fail',
      spot(path, flags),
      `runtime_flags is ${shown(flags.value)} where a mapping belongs`,
    );
    return;
  }
  const own: Reader = { ...reader, node: flags.value };
  for (const name of ['copilot_instructions_exists', 'lean_mode']) {
    const flag = find(own, name);
    if (!flag || flag.value.kind === 'boolean') continue;
    const clear = /^(?:true|false)$/i.test(textIn(flag.value) ?? '');
    const message = `runtime_flags.${name} is ${shown(flag.value)}; write true or false`;
    notes.tell('gate-tracking', clear ? 'warn' : 'fail', spot(path, flag), message);
  }
  noteTime(status, find(own, 'copilot_checked_at'), 'runtime_flags.copilot_checked_at', notes);
}

function readGate(status: Status, reader: Reader, tracking: Entry): void {
  const { path, notes } = reader;
  const wants =
    'write {"correction_status": "none", "last_correction_dispatch": {"agent": null, "task_id": null, "at": null}}';
  if (tracking.value.kind !== 'map') {
    notes.tell(
      'gate-tracking',
      'fail',
      spot(path, tracking),
      `gate_tracking is ${shown(tracking.value)} where a mapping belongs`,
    );
    return;
  }
  const gate = find(reader, 'APPROVE_DESIGN');
  if (!gate || gate.value.kind === 'null') return;
  if (gate.value.kind !== 'map') {
    const message = `gate_tracking.APPROVE_DESIGN is ${shown(gate.value)} where a mapping belongs; ${wants}`;
    notes.tell('gate-tracking', 'fail', spot(path, gate), message);
    return;
  }
  const own: Reader = { ...reader, node: gate.value };
  const given = find(own, 'correction_status', ['status']);
  if (given && given.value.kind !== 'null') {
    const read = oneOf(own, given, 'correction_status', corrections);
    if (read) status.correction = { status: read, at: spot(path, given), dispatched: false };
  }
  const dispatch = find(own, 'last_correction_dispatch', ['last_dispatch']);
  if (!dispatch || dispatch.value.kind === 'null') return;
  if (dispatch.value.kind !== 'map') {
    const message = `last_correction_dispatch is ${shown(dispatch.value)} where {"agent", "task_id", "at"} belongs`;
    notes.tell('gate-tracking', 'fail', spot(path, dispatch), message);
    return;
  }
  readDispatch(status, { ...reader, node: dispatch.value });
}

function readDispatch(status: Status, reader: Reader): void {
  const { path, notes } = reader;
  const agent = find(reader, 'agent');
  const name = textIn(agent?.value);
  if (agent && agent.value.kind !== 'null' && !['SpecAgent', 'Architect', 'Designer'].includes(name ?? '')) {
    const known = name === undefined ? undefined : agentMeant(name);
    const rule = known && known !== name ? 'names' : 'gate-tracking';
    const message = `last_correction_dispatch.agent is ${shown(agent.value)}, and must be SpecAgent, Architect, Designer or null`;
    notes.tell(rule, 'fail', spot(path, agent), message);
  }
  const task = find(reader, 'task_id');
  if (task && task.value.kind !== 'null' && textIn(task.value) !== 'meta') {
    notes.tell(
      'gate-tracking',
      'fail',
      spot(path, task),
      `last_correction_dispatch.task_id is ${shown(task.value)}, and must be "meta" or null`,
    );
  }
  const at = noteTime(status, find(reader, 'at'), 'last_correction_dispatch.at', notes);
  status.correction.dispatched = name !== undefined && at !== undefined;
}
