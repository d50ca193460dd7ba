import { reportedWork } from '../claims/reported-work.ts';
import type { CheckType } from '../model/check.ts';
import type { Finding } from '../model/finding.ts';
import { outcomeOf } from '../model/outcome.ts';
import type { World } from '../model/world.ts';

/** Part of the default validation: the files that the agent names exist. */
export const artifacts: CheckType<Record<string, never>> = {
  type: 'artifacts',
  runs: 'static',
  title: () => 'the files that the agent reported exist',
  label: () => '',
  fix: () => 'Write the files that are reported, or report only those that exist.',
  async run(params, world) {
    const { blocks, files: named } = reportedWork(world.body.text);
    if (blocks.length + named.length === 0) return { status: 'skip', message: 'the agent reported no files' };
    const findings: Finding[] = [];
    for (const { key, path, line } of named) {
      const problem = await problemWith(path, key, world);
      if (problem === undefined) continue;
      const message = `the agent reported ${path} under ${key}: ${problem}`;
      findings.push({ code: 'missing_file', severity: 'fail', message, at: { path: world.body.path, line } });
    }
    const pass = named.length === 1 ? '1 reported file exists' : `${named.length} reported files exist`;
    return outcomeOf(findings, { want: this.title(params), pass });
  },
};

/** A file that the change deletes was changed, but not created. */
async function problemWith(path: string, key: string, world: World): Promise<string | undefined> {
  const look = await world.files.inspect(path);
  if ((look.kind === 'file' || look.kind === 'directory') && look.kept) return undefined;
  const deleted = world.changes.some(change => change.kind === 'deleted' && change.path === path);
  if (deleted && key !== 'files_created') return undefined;
  return look.kind === 'refused' ? look.reason : look.kind === 'missing' ? 'no such file' : 'an ignored file';
}
