import { type AnyCheck, anyCheck, type Checks, findCheck } from '../model/check.ts';
import { advisory } from './advisory.ts';
import { agent_output } from './agent_output.ts';
import { artifacts } from './artifacts.ts';
import { check_run } from './check_run.ts';
import { claim } from './claim.ts';
import { command } from './command.ts';
import { content_check } from './content_check.ts';
import { contract_required } from './contract_required.ts';
import { contract_unchanged } from './contract_unchanged.ts';
import { critic } from './critic.ts';
import { custom } from './custom.ts';
import { diff } from './diff.ts';
import { evidence } from './evidence.ts';
import { exec } from './exec.ts';
import { files_exist } from './files_exist.ts';
import { foreign_check_run } from './foreign_check_run.ts';
import { lint } from './lint.ts';
import { manual } from './manual.ts';
import { paired_files } from './paired_files.ts';
import { pre } from './pre.ts';
import { protected_files } from './protected_files.ts';
import { rule } from './rule.ts';
import { rules_added } from './rules_added.ts';
import { schema } from './schema.ts';
import { scope } from './scope.ts';
import { session } from './session.ts';
import { setup } from './setup.ts';
import { tests } from './tests.ts';
import { tree_unchanged } from './tree_unchanged.ts';
import { unchecked_package } from './unchecked_package.ts';

/** Every kind of check, in the order in which the criteria of a contract run. */
export const checks: Checks = [
  anyCheck(setup),
  anyCheck(contract_required),
  anyCheck(rules_added),
  anyCheck(contract_unchanged),
  anyCheck(protected_files),
  anyCheck(pre),
  anyCheck(files_exist),
  anyCheck(content_check),
  anyCheck(scope),
  anyCheck(paired_files),
  anyCheck(artifacts),
  anyCheck(agent_output),
  anyCheck(diff),
  anyCheck(exec),
  anyCheck(schema),
  anyCheck(rule),
  anyCheck(evidence),
  anyCheck(claim),
  anyCheck(advisory),
  anyCheck(critic),
  anyCheck(check_run),
  anyCheck(session),
  anyCheck(manual),
  anyCheck(lint),
  anyCheck(tests),
  anyCheck(command),
  anyCheck(custom),
  anyCheck(unchecked_package),
  anyCheck(tree_unchanged),
  anyCheck(foreign_check_run),
];

export function checkNamed(type: string): AnyCheck | undefined {
  return findCheck(checks, type);
}
