import { getExecOutput } from '@actions/exec';
import { type GitProbe, gitCommand, resultOf } from './process.ts';

/** Never contacts a server, not even for missing objects of a partial clone. */
const local = { GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' };

/**
 * For git calls of the action that read one line from the local repository. @actions/exec can't stop a process, so calls that
 * contact a server or walk the history use `gitIn`, which has a time limit.
 */
export function probeIn(cwd: string): GitProbe {
  const { program, folder, env, args: fixed } = gitCommand(cwd);
  const tool = `"${program.replaceAll('"', '\\"')}"`;
  return async (args, { accept, input } = {}) => {
    const given = input === undefined ? {} : { input: Buffer.from(input) };
    const options = { cwd: folder, env: { ...env, ...local }, silent: true, ignoreReturnCode: true, ...given };
    const { exitCode, stdout, stderr } = await getExecOutput(tool, [...fixed, ...args], options);
    return resultOf(args, folder, { code: exitCode, stdout: Buffer.from(stdout), stderr }, accept);
  };
}
