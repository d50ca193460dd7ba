import { type AnyCheck, anyCheck, type CheckType } from '../model/check.ts';
import type { Plain } from '../syntax/located-value.ts';
import { content_check } from './content_check.ts';
import { files_exist } from './files_exist.ts';

interface Params {
  type: 'files_exist' | 'content_check';
  params: Plain;
}

const known: Record<Params['type'], AnyCheck> = {
  files_exist: anyCheck(files_exist),
  content_check: anyCheck(content_check),
};

/** What a contract asks under `pre`: it must hold in the base's tree, before the work. */
export const pre: CheckType<Params> = {
  type: 'pre',
  runs: 'static',
  title: ({ type, params }) => `before the work, ${known[type].title(params as never)}`,
  label: ({ type, params }) => `${type}-${known[type].label(params as never)}`,
  objection: ({ type, params }) => known[type].objection?.(params as never),
  async run({ type, params }, world) {
    const files = await world.base.files();
    const outcome = await known[type].run(params as never, { ...world, files, changes: [] });
    if (outcome.status === 'pass' || outcome.status === 'skip') return outcome;
    // The places that it names are the base's, which the change does not show.
    const { at: _, ...rest } = outcome;
    const owner = outcome.status === 'fail' ? 'base' : outcome.owner;
    return { ...rest, message: `on ${world.base.name}, ${outcome.message}`, ...(owner ? { owner } : {}) };
  },
};
