import type { Finding, Severity } from '../../model/finding.ts';
import type { World } from '../../model/world.ts';
import { normalisePath } from '../../schema/paths.ts';
import { cited } from '../../syntax/text.ts';

/** One kind of claim: the criterion as a sentence, and how it is compared with the work. */
export interface Judge<C extends { kind: string }> {
  kind: C['kind'];
  title(claim: C): string;
  /** It is about the change, so there must be a base branch to compare with. */
  needsBase?: true;
  /** It is about the tests, so it is judged after the last command. */
  waits?: true;
  judge(claim: C, world: World): Promise<Judgement>;
}

export type Judgement =
  | { pass: string }
  /** `standsFor`: required work that was not done. */
  | { skip: string; standsFor?: 'error' }
  | { findings: readonly Finding[]; got?: string };

/** One field of a block or report, as data: whether it is true is looked up when the check runs. */
export interface FieldClaim {
  key: string;
  /** The field as the agent wrote it. */
  quote: string;
  path: string;
  line: number;
}

export interface ListClaim extends FieldClaim {
  items: string[];
}

export interface CountClaim extends FieldClaim {
  count: number;
}

/** The claim is not true, or could not be verified: what was claimed, what is so, and how to fix it. */
export function mismatch(
  severity: Severity,
  claim: FieldClaim & { kind: string },
  { is, fix }: { is: string; fix: string },
): Judgement {
  const { kind: code, path, line } = claim;
  const message = `claimed ${cited(claim.quote)}, but ${is}`;
  return { findings: [{ code, severity, message, at: { path, line }, fix, failure: 'major' }], got: is };
}

/** The path that an item of a list names, without the remark that may follow it: `a.ts (new)`, `a.ts - the parser`. */
export function claimedPath(item: string): string {
  const bare = item.trim().replaceAll('`', '');
  const remark = bare.search(bare.endsWith(')') ? /\s[(–—-]/ : /\s[–—-]\s/);
  return normalisePath(remark === -1 ? bare : bare.slice(0, remark).trimEnd());
}

/** "1 file", "3 files" */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
