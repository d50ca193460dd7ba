import { codeSpan, prose } from '../sanitize.ts';

/** What is known besides the results when they are shown on GitHub. */
export interface Publication {
  mode: 'block' | 'warn' | 'observe';
  /** The page of the workflow run. */
  runUrl: string;
  enforcement?: Enforcement;
  /** What could not be published, and why; each a sentence. */
  unpublished: readonly string[];
}

/** Whether the rules of a branch require the gate's check. */
export interface Enforcement {
  branch: string;
  required: 'yes' | 'no' | 'unknown';
  /** The check to require: the name of the job. */
  check: string;
  /** What requires it: `ruleset 12`, `branch protection`. */
  by?: string;
  /** Who may post that check: anybody, or one app. */
  source?: 'any' | 'app';
  settingsUrl: string;
  /** Every check that the branch requires, as far as known. */
  contexts?: readonly string[];
  /** Why it is unknown. */
  why?: string;
}

/** Whether merging requires this job, and if it does not, how to change that. */
export function enforcementWords({ branch, required, check, by, source, settingsUrl, why }: Enforcement): string {
  const [into, job] = [codeSpan(branch, 100), codeSpan(check, 100)];
  const settings = link('the repository rules', settingsUrl);
  const pick = `open ${settings}, and under “Require status checks to pass” select ${job}`;
  if (required === 'no') {
    return `🔓 **Nothing enforces this yet.** ${into} does not require ${job}, so the merge button stays green whatever the verdict is. To change that, ${pick}.`;
  }
  if (required === 'unknown') {
    const reason = why ? `: ${prose(why, 300)}` : '';
    return `❔ **It is unknown whether ${into} requires ${job}**${reason}. To make sure that it does, ${pick}.`;
  }
  const from = source === 'app' ? ' from one app only' : source === 'any' ? ' from any source' : '';
  return `🔒 Merging into ${into} requires ${job}${from}${by ? ` (${prose(by, 100)})` : ''}.`;
}

/** A link with our own words. An invalid address is shown as text. */
export function link(words: string, url: string): string {
  if (!/^https?:\/\/[^\s<>\\]+$/.test(url)) return `${words} (${codeSpan(url)})`;
  return `[${words}](<${url}>)`;
}
