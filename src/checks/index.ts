import { type AnyCheck, anyCheck } from '../core/check.ts';
import { agent_output } from './agent_output.ts';
import { artifacts } from './artifacts.ts';
import { command } from './command.ts';
import { content_check } from './content_check.ts';
import { contract_unchanged } from './contract_unchanged.ts';
import { custom } from './custom.ts';
import { diff } from './diff.ts';
import { files_exist } from './files_exist.ts';
import { lint } from './lint.ts';
import { manual } from './manual.ts';
import { paired_files } from './paired_files.ts';
import { protected_files } from './protected_files.ts';
import { scope } from './scope.ts';
import { session } from './session.ts';
import { setup } from './setup.ts';
import { tests } from './tests.ts';
import { tree_unchanged } from './tree_unchanged.ts';

/** Every kind of check, in the order in which the criteria of a contract run. */
export const checks: readonly AnyCheck[] = [
  anyCheck(setup),
  anyCheck(contract_unchanged),
  anyCheck(protected_files),
  anyCheck(files_exist),
  anyCheck(content_check),
  anyCheck(scope),
  anyCheck(paired_files),
  anyCheck(artifacts),
  anyCheck(agent_output),
  anyCheck(diff),
  anyCheck(session),
  anyCheck(manual),
  anyCheck(lint),
  anyCheck(tests),
  anyCheck(command),
  anyCheck(custom),
  anyCheck(tree_unchanged),
];

export function checkNamed(type: string): AnyCheck | undefined {
  return checks.find(check => check.type === type);
}
