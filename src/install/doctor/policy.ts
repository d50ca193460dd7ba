import { cageOf, type Policy, satisfiedBy } from '../../policy/schema.ts';
import { entry, type Node, type Position } from '../../syntax/located-value.ts';
import { parseDocuments } from '../../syntax/parse.ts';
import { type Weakness, weaknessesIn } from './weakness.ts';

/** What a policy lets through. `source`: its text. */
export function policyWeaknesses(path: string, source: string, policy: Policy): Weakness[] {
  const { found, add } = weaknessesIn(path);
  const [node] = parseDocuments(path, source).nodes;
  const at = (...keys: string[]) => node && placeOf(node, keys);
  const { mode = 'block', require = 'agents', sign_off = {}, protect = [] } = policy;
  if (mode !== 'block')
    add('weak', 'policy_mode', at('mode'), `mode: ${mode} reports, and blocks nothing`, 'Write mode: block.');
  if (require === 'never')
    add(
      'weak',
      'require_never',
      at('require'),
      'no pull request needs a contract',
      'Write require: agents, or always.',
    );
  if (satisfiedBy(policy) === 'any')
    add(
      'weak',
      'satisfied_by_any',
      at('satisfied_by'),
      'an agent can write the only contract that its work is checked by',
      'Write satisfied_by: trusted.',
    );
  if (sign_off.bots === true || (Array.isArray(sign_off.bots) && sign_off.bots.length > 0))
    add('weak', 'bots_sign', at('sign_off', 'bots'), 'bots can sign off what waits for a person', 'Remove bots.');
  if (sign_off.allow_author)
    add(
      'note',
      'author_signs',
      at('sign_off', 'allow_author'),
      "the author can sign off their own pull request, and so can an agent with the author's token",
      'Remove allow_author as soon as there is a second person.',
    );
  for (const glob of protect.filter(each => each.startsWith('!')))
    add('weak', 'unprotected', at('protect'), `${glob} takes files out of the protected ones`, `Remove ${glob}.`);
  const { mode: cage, docker } = cageOf(policy);
  if (cage === 'none')
    add('weak', 'no_cage', at('cage'), 'commands can see and change the gate while it runs', 'Remove cage: none.');
  if (docker)
    add(
      'weak',
      'docker',
      at('cage', 'docker'),
      "commands can use the machine's containers, and so leave the cage",
      'Remove docker.',
    );
  if (policy.pre_existing === 'warn')
    add(
      'note',
      'pre_existing',
      at('pre_existing'),
      'a check that fails on the base already blocks nothing',
      'Fix the base, and write pre_existing: fail.',
    );
  return found;
}

/** The place of the innermost of these keys that is there. */
function placeOf(node: Node, keys: readonly string[]): Position {
  let place: Position = { line: 1, column: 1 };
  let inner: Node | undefined = node;
  for (const key of keys) {
    const found: ReturnType<typeof entry> = inner && entry(inner, key);
    if (!found) return place;
    place = found.keyAt;
    inner = found.value;
  }
  return place;
}
