import { matchesAny } from '../match/glob.ts';
import { agentAuthors, type Policy } from './schema.ts';

/** Whether an account is one of those that the policy takes for agents, in any letter case. */
export function isAgentLogin({ agents }: Pick<Policy, 'agents'>, login: string): boolean {
  const globs = (agents?.authors ?? agentAuthors).map(glob => glob.toLowerCase());
  return matchesAny(globs, login.toLowerCase(), { literalBrackets: true });
}
