import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Results } from '../../src/model/results.ts';
import { leaks, leftBehind, textsIn } from '../github-emulator/leaks.ts';
import { edited, type Finished } from '../real/run.ts';
import { nodesOf } from '../support/markdown.ts';
import { machineNode } from '../support/nodes.ts';
import { onBranch, repository, temporary } from '../support/repository.ts';
import type { Attack } from './attack.ts';
import type { Ended } from './judge.ts';

export type Cage = 'none' | 'auto' | 'required';

const cli = resolve(import.meta.dirname, '../../dist/cli.js');
const policyPath = 'contract-gate.yml';

/** Secrets that an attack is after. None of them may show in what the gate prints, in the checkout, or in what an attack keeps. */
const canaries = {
  GITHUB_TOKEN: 'ghs_canaryOfTheTokenOfTheJob0123456789abcd',
  DEPLOY_SECRET: 'canary-of-the-environment-7f3a9c',
};
const outsideCanary = 'canary-of-a-file-outside-51d20e';

/** Runs `verify` on the pull request of an attack. */
export async function attempt(attack: Attack, cage: Cage, finished: Finished): Promise<Ended> {
  const place = temporary('attack', finished);
  for (const name of ['outside', 'loot', 'tmp']) mkdirSync(join(place, name));
  writeFileSync(join(place, 'outside/secret.txt'), `${outsideCanary}\n`);
  const placedThere = placed(withCage(attack, cage), place);
  const top = pullRequest(placedThere, finished);
  const body = join(place, 'body.md');
  writeFileSync(body, attack.body ?? '');
  const report = join(place, 'report.md');
  const args = ['verify', '--json', '--title', attack.title, '--body', body, '--report', `markdown=${report}`];
  const ran = await runGate(top, [...args, ...(attack.args ?? [])], {
    env: { ...canaries, ...placedThere.env, TMPDIR: join(place, 'tmp') },
    path: (attack.path ?? []).map(folder => join(top, folder)),
    within: attack.within ?? 30,
    place,
  });
  await sleep((attack.wait ?? 0) * 1000);
  const printed = { stdout: ran.stdout, stderr: ran.stderr, report: textOf(report) };
  const loot = textsIn(join(place, 'loot'));
  const secrets = [...Object.values(canaries), outsideCanary];
  const survivors = ran.hung ? [] : [...(await leftBehind(top)), ...(await leftBehind(join(place, 'tmp')))];
  const leaked = [
    ...leaks({ ...printed, ...loot, ...ownTexts(top) }, secrets).map(where => `a secret is in ${where}`),
    ...Object.keys(loot).map(file => `it wrote ${file}`),
    ...survivors.map(process => `it left a process: ${process}`),
    ...Object.entries(printed)
      .filter(([, text]) => attack.never && new RegExp(attack.never, 'm').test(text))
      .map(([name]) => `${attack.never} is in ${name}`),
    ...(attack.prose ? nodesOf(printed.report) : [])
      .filter(({ type, value = '' }) => ['text', 'html'].includes(type) && new RegExp(attack.prose!).test(value))
      .map(({ value }) => `the report says ${value}`),
  ];
  return { code: ran.code, hung: ran.hung, results: parsed(ran.stdout), leaked };
}

/** Commands of an attack name what they are after as @outside@, and keep what they get in @loot@. */
function placed(attack: Attack, place: string): Attack {
  const text = JSON.stringify(attack);
  return JSON.parse(
    text
      .replaceAll('@mark@', place)
      .replaceAll('@outside@', join(place, 'outside'))
      .replaceAll('@loot@', join(place, 'loot')),
  );
}

/** The policy says whether commands run in a cage; where a base has no policy, the default holds. */
function withCage(attack: Attack, cage: Cage): Attack {
  const policy = attack.base?.[policyPath];
  if (!policy || /^cage:/m.test(policy)) return attack;
  const line = `cage: ${cage}\n`;
  const changed = attack.change?.[policyPath];
  return {
    ...attack,
    base: { ...attack.base, [policyPath]: `${policy}${line}` },
    ...(changed && { change: { ...attack.change, [policyPath]: `${changed}${line}` } }),
  };
}

function pullRequest(attack: Attack, finished: Finished): string {
  const repo = repository({ '.gitignore': 'node_modules\n', ...attack.base }, finished);
  const bash = (script: string) =>
    execFileSync('bash', ['-euc', script], { cwd: repo.top, stdio: ['ignore', 'ignore', 'pipe'] });
  if (attack.prepare) {
    bash(attack.prepare);
    repo.commit({}, 'Prepare');
  }
  onBranch(repo, attack.branch ?? 'agent/work');
  for (const [from, to] of Object.entries(attack.moves ?? {})) {
    mkdirSync(dirname(join(repo.top, to)), { recursive: true });
    repo.git('mv', from, to);
  }
  repo.write({ ...edited(repo.top, attack.edit ?? {}), ...attack.change });
  if (attack.script) bash(attack.script);
  repo.commit({}, attack.title);
  if (attack.after) bash(attack.after);
  return repo.top;
}

interface GateRun {
  code: number | null;
  hung: boolean;
  stdout: string;
  stderr: string;
}

function runGate(
  cwd: string,
  args: readonly string[],
  given: { env: Record<string, string>; path: readonly string[]; within: number; place: string },
): Promise<GateRun> {
  const { NODE_EXTRA_CA_CERTS: _, CI: __, NODE_OPTIONS: ___, ...environment } = process.env;
  const PATH = [...given.path, process.env.PATH].join(delimiter);
  const outputs = ['stdout', 'stderr'].map(name => join(given.place, name));
  const files = outputs.map(path => openSync(path, 'a'));
  const child = spawn(machineNode, [cli, ...args], {
    cwd,
    env: { ...environment, PATH, ...given.env },
    stdio: ['ignore', ...files],
    detached: true,
  });
  for (const file of files) closeSync(file);
  let hung = false;
  return new Promise((done, fail) => {
    const limit = setTimeout(() => {
      hung = true;
      process.kill(-child.pid!, 'SIGKILL');
    }, given.within * 1000);
    child.on('error', fail);
    child.on('exit', code => {
      clearTimeout(limit);
      done({ code, hung, stdout: textOf(outputs[0]!), stderr: textOf(outputs[1]!) });
    });
  });
}

/** Files of the checkout, less those that a link leads to: what an attack copied is in the checkout itself. */
function ownTexts(top: string): Record<string, string> {
  return Object.fromEntries(Object.entries(textsIn(top)).filter(([path]) => realpathSync(path) === path));
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function parsed(stdout: string): Results | undefined {
  try {
    return JSON.parse(stdout) as Results;
  } catch {
    return undefined;
  }
}
