import { execFile } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fullName } from './emulator.ts';
import { checkoutAgent } from './proxy.ts';
import type { State } from './state.ts';

/**
 * `merge`: what the event is about, one commit deep (the default of actions/checkout). `head`: the head of the pull request, one deep.
 * `full`: with all history. `sparse`: one deep, some folders only, other blobs not even fetched. `subfolder`: in the folder `code` of the
 * workspace. `none`: nothing is there.
 */
export type CheckoutKind = 'merge' | 'head' | 'full' | 'sparse' | 'subfolder' | 'none';

export interface CheckoutOptions {
  kind: CheckoutKind;
  workspace: string;
  home: string;
  /** What the job's GITHUB_REF and GITHUB_SHA say. */
  ref: string;
  sha: string;
  /** The head of the pull request, where there is one. */
  head: string | undefined;
  /** The folders of a sparse checkout. */
  sparse: readonly string[];
  /** Leaves the credentials in the configuration, as actions/checkout does unless it is told not to. */
  credentials: boolean;
}

const run = promisify(execFile);

/** What actions/checkout does, with real git through the proxy. */
export async function checkOut(state: State, options: CheckoutOptions): Promise<void> {
  const { kind, workspace, home, sha, sparse } = options;
  if (kind === 'none') return;
  const cwd = kind === 'subfolder' ? join(workspace, 'code') : workspace;
  mkdirSync(cwd, { recursive: true });
  const header = `http.${state.urls.server}/.extraheader`;
  const value = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${state.token}`).toString('base64')}`;
  const env = { PATH: process.env.PATH, HOME: home, GIT_TERMINAL_PROMPT: '0' };
  const git = (...args: string[]) => run('git', ['-c', `http.userAgent=${checkoutAgent}`, ...args], { cwd, env });

  await git('init', '--quiet', '--initial-branch=main');
  const partial = kind === 'sparse' ? '\tpromisor = true\n\tpartialclonefilter = blob:none\n' : '';
  const remote = `\turl = ${state.urls.server}/${fullName}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n${partial}`;
  const credentials = `[http "${state.urls.server}/"]\n\textraheader = ${value}\n`;
  appendFileSync(join(cwd, '.git/config'), `[remote "origin"]\n${remote}[gc]\n\tauto = 0\n${credentials}`);
  if (kind === 'sparse') await git('sparse-checkout', 'set', ...sparse);
  const target = kind === 'head' ? (options.head ?? sha) : sha;
  const local = tracking(options.ref);
  const depth = kind === 'full' ? [] : ['--depth=1'];
  const filter = kind === 'sparse' ? ['--filter=blob:none'] : [];
  const all = kind === 'full' ? ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'] : [];
  const fetched = kind === 'head' ? target : `+${target}:${local}`;
  await git(
    '-c',
    'protocol.version=2',
    'fetch',
    '--quiet',
    '--no-tags',
    ...depth,
    ...filter,
    'origin',
    ...all,
    fetched,
  );
  await git('-c', 'advice.detachedHead=false', 'checkout', '--quiet', '--force', target);
  if (!options.credentials) await git('config', '--local', '--unset-all', header);
}

/** Where actions/checkout puts what a ref of GitHub points at. */
function tracking(ref: string): string {
  return ref.startsWith('refs/heads/')
    ? ref.replace('refs/heads/', 'refs/remotes/origin/')
    : ref.replace('refs/', 'refs/remotes/');
}
