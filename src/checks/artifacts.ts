import { lastOutputBlock } from '../claims/output/block.ts';
import type { CheckType } from '../model/check.ts';

const reported = ['path', 'output_file', 'files_changed', 'files_created', 'files_modified', 'artifacts'];

/** Part of the default validation: what the agent's output block reports as written is there. */
export const artifacts: CheckType<Record<string, never>> = {
  type: 'artifacts',
  runs: 'static',
  title: () => 'the files that the agent reported exist',
  label: () => '',
  fix: () => 'Write and commit the files that are reported, or report only those that are there.',
  async run(params, world) {
    const block = lastOutputBlock(world.body.text);
    if (!block) return { status: 'skip', message: 'the agent gave no output block' };
    let count = 0;
    for (const { key, value, line } of block.fields) {
      if (!reported.includes(key)) continue;
      const paths = value.kind === 'list' ? value.items : value.kind === 'text' ? [value.value] : [];
      for (const path of paths) {
        count++;
        const look = await world.files.look(path);
        if ((look.kind === 'file' || look.kind === 'directory') && look.kept) continue;
        const deleted = world.changes.some(change => change.kind === 'deleted' && change.path === path);
        if (deleted && key !== 'files_created') continue;
        const got =
          look.kind === 'refused' ? look.reason : look.kind === 'missing' ? 'no such file' : 'an ignored file';
        return {
          status: 'fail',
          message: `the agent reported ${path} under ${key}, but it is not there`,
          want: this.title(params),
          got,
          at: { path: world.body.path, line },
        };
      }
    }
    return { status: 'pass', message: count === 1 ? '1 reported file is there' : `${count} reported files are there` };
  },
};
