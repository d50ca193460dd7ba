import { matchesAny } from '../../match/glob.ts';
import { type Agent, agentMeant } from '../../model/agent.ts';
import { trailersIn } from '../../syntax/trailers.ts';
import type { SessionCommit, SessionPolicy } from '../session.ts';

/** The agents that a trailer names: `Coder, QA`, `coder[bot] <…>`, `the Coder v2`, `Copilot (Coder)`. */
function agentsIn(value: string): Agent[] {
  return value
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/[,;&+/|()[\]{}]|\band\b/i)
    .map(part => part.replace(/^\s*the\b/i, '').replaceAll(/\bv?\d[\d.]*\b/gi, ''))
    .flatMap(part => agentMeant(part) ?? []);
}

/** The agents that made a commit: by the policy's roles if they name its author, else by its trailers, which anybody can write. */
export function agentsOf(
  { message, author }: Pick<SessionCommit, 'message' | 'author'>,
  roles: SessionPolicy['roles'],
): Agent[] {
  const named = trailersIn(message).flatMap(({ name, value }) => {
    return /^(?:agents?|co-authored-by)$/i.test(name) ? agentsIn(value.slice(0, 1000)) : [];
  });
  const [, name = author, email = author] = /^(.*?)\s*<([^>]*)>$/.exec(author) ?? [];
  const mapped = Object.entries(roles).flatMap(([word, globs]) => {
    const agent = agentMeant(word);
    const match = [author, name, email].some(each => matchesAny(globs, each, { literalBrackets: true }));
    return agent && match ? [agent] : [];
  });
  return [...new Set(mapped.length > 0 ? mapped : named)];
}
