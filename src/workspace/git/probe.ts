import { getExecOutput } from '@actions/exec';
import { answerOf, type GitProbe, gitCommand } from './process.ts';

/** No server is asked, whatever a partial clone lacks. */
const local = { GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' };

/**
 * Questions about a checkout that git answers in a line from the repository's own files, for the action. @actions/exec can't
 * end what it starts, so what asks a server, reads its input or walks the history goes through `gitIn`, with a time limit.
 */
export function probeIn(cwd: string): GitProbe {
  const { program, folder, env, args: fixed } = gitCommand(cwd);
  const tool = `"${program.replaceAll('"', '\\"')}"`;
  return async (args, { accept } = {}) => {
    const options = { cwd: folder, env: { ...env, ...local }, silent: true, ignoreReturnCode: true };
    const { exitCode, stdout, stderr } = await getExecOutput(tool, [...fixed, ...args], options);
    return answerOf(args, folder, { code: exitCode, stdout: Buffer.from(stdout), stderr }, accept);
  };
}
