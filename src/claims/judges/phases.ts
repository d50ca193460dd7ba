import { type CountClaim, claimedPath, counted, type Judge, mismatch } from './judge.ts';

/** `value`: the plan that the phases are counted in. */
export type PhasesClaim = CountClaim & { kind: 'phases'; value: string };

const heading = /^\s*(?:#{1,6}\s|[-*+]\s|\*\*|\d+[.)]\s).{0,40}?\bphase\s+(\d{1,4})\b/i;

/** As many phases as the headings and lists of the plan name. */
export const phases: Judge<PhasesClaim> = {
  kind: 'phases',
  title: ({ key, value }) => `${key} is the number of phases in ${value}`,
  async judge(claim, world) {
    const path = claimedPath(claim.value);
    const read = await world.files.read(path);
    if (read.kind !== 'text') return { skip: `there is no ${path} to count the phases in` };
    const named = new Set(read.text.split('\n').flatMap(line => heading.exec(line.slice(0, 200))?.[1] ?? []));
    if (named.size === 0) return { skip: `${path} names no phases to count` };
    const is = `${path} has ${counted(named.size, 'phase')}`;
    if (named.size === claim.count) return { pass: is };
    const fix = `write ${claim.key}: ${named.size}, or add the missing phases to ${path}`;
    return mismatch(claim.count > named.size ? 'fail' : 'warn', claim, { is, fix });
  },
};
