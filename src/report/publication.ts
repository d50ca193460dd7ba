import { codeSpan, sentence } from './sanitize.ts';

/** What is known beside the results when they are shown on GitHub. */
export interface Publication {
  mode: 'block' | 'warn' | 'observe';
  /** The page of the run that judged. */
  runUrl: string;
  enforcement?: Enforcement;
  /** What could not be published, and why; each a sentence. */
  unpublished: readonly string[];
}

/** What the rules of a branch say about the check that people should require. */
export interface Enforcement {
  branch: string;
  required: 'yes' | 'no' | 'unknown';
  /** The check to require: the name of the job. */
  check: string;
  /** What requires it: `ruleset 12`, `branch protection`. */
  by?: string;
  /** Whose check of that name counts: anybody's, or one app's. */
  source?: 'any' | 'app';
  settingsUrl: string;
  /** Every check that the branch requires, as far as that is known. */
  contexts?: readonly string[];
  /** Why it could not be told. */
  why?: string;
}

/** Does a merge wait for this job? Said in words, and where it does not, how to change that in two clicks. */
export function enforcementWords({ branch, required, check, by, source, settingsUrl, why }: Enforcement): string {
  const [into, job] = [codeSpan(branch, 100), codeSpan(check, 100)];
  const settings = link('the rules of the repository', settingsUrl);
  const pick = `open ${settings}, and under “Require status checks to pass” pick ${job}`;
  if (required === 'no') {
    return `🔓 **Nothing enforces this yet.** ${into} does not require ${job}, so the merge button stays green whatever stands here. Two clicks: ${pick}.`;
  }
  if (required === 'unknown') {
    const reason = why ? `: ${sentence(why, 300)}` : '';
    return `❔ **Whether a merge waits for this could not be told**${reason}. To be sure that ${into} requires it, ${pick}.`;
  }
  const from = source === 'app' ? ' from one app only' : source === 'any' ? ' from any source' : '';
  return [
    `🔒 **A merge into ${into} waits for ${job}**${from}${by ? ` (${sentence(by, 100)})` : ''}.`,
    'Any workflow here that has `checks: write` can post a check of the same name, and pinning it to GitHub Actions does not prevent that: whoever may change workflows may pass it.',
  ].join(' ');
}

/** A link of our own. An address that is none is shown instead. */
export function link(words: string, url: string): string {
  if (!/^https?:\/\/[^\s<>\\]+$/.test(url)) return `${words} (${codeSpan(url)})`;
  return `[${words}](<${url}>)`;
}
