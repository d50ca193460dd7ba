/**
 * Time, memory and size, each as a ratio to a peer or limit measured in the same run, because ratios vary less than times.
 * Run with: npm run bench
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { commandsFor } from '../src/generation/activities.ts';
import { builtInRules } from '../src/generation/activity-rules.ts';
import { generateVerification } from '../src/generation/from-task.ts';
import { noPolicy } from '../src/policy/schema.ts';
import { detect } from '../src/tools/reading/detect.ts';
import { bundleSize, timeAction } from './action.ts';
import { type Large, large } from './large.ts';

const cli = resolve(import.meta.dirname, '../dist/cli.js');
const folder = mkdtempSync(join(tmpdir(), 'contract-gate-bench-'));
const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;

interface Row {
  what: string;
  ours: string;
  against: string;
  ratio: string;
}

function once(cwd: string, command: string, ...args: string[]): number {
  const start = performance.now();
  execFileSync(command, args, { cwd, env, stdio: 'ignore', maxBuffer: 1 << 30 });
  return performance.now() - start;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Alternates both sides, so that noise affects both, and compares the medians. */
function compare(what: string, peer: string, rounds: number, ours: () => number, theirs: () => number): Row {
  const pairs = Array.from({ length: rounds }, () => [ours(), theirs()] as const);
  const [mine, other] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))];
  return {
    what,
    ours: `${mine.toFixed(0)} ms`,
    against: `${peer}: ${other.toFixed(0)} ms`,
    ratio: (mine / other).toFixed(2),
  };
}

function repository(name: string, files: Record<string, string>): string {
  const top = join(folder, name);
  mkdirSync(top);
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=b', '-c', 'user.email=b@example.com', '-c', 'commit.gpgsign=false', ...args],
      { cwd: top, stdio: 'ignore' },
    );
  git('init', '--initial-branch=main');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  git('add', '--all');
  git('commit', '-m', 'Begin');
  return top;
}

function start(): Row {
  writeFileSync(join(folder, 'empty.mjs'), '');
  return compare(
    'start (--version)',
    'an empty file in Node',
    15,
    () => once(folder, process.execPath, cli, '--version'),
    () => once(folder, process.execPath, join(folder, 'empty.mjs')),
  );
}

function trivial(): Row {
  const top = repository('trivial', {
    'a.txt': 'a\n',
    '.contracts/t.yml':
      'id: t\nvalidation:\n  files_exist: [a.txt]\n  content_check: {file: a.txt, pattern: a}\n  command: "true"\n',
  });
  return compare(
    'verify on one contract (three criteria)',
    'git status',
    11,
    () => once(top, process.execPath, cli, 'verify', '--all'),
    () => once(top, 'git', 'status'),
  );
}

/** The action: time to its first request, a whole run against the CLI on the same branch, and the size of its bundle. */
async function onGitHub(): Promise<Row[]> {
  const top = repository('action', {
    'a.txt': 'a\n',
    '.contracts/t.yml':
      'id: t\nvalidation:\n  files_exist: [a.txt]\n  content_check: {file: a.txt, pattern: a}\n  command: "true"\n',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=b', '-c', 'user.email=b@example.com', ...args], {
      cwd: top,
      encoding: 'utf8',
    }).trim();
  const base = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', '-b', 'agent/t');
  git('commit', '--quiet', '--allow-empty', '-m', 'Work');
  const subject = { folder: join(folder, 'runner'), top, base, head: git('rev-parse', 'HEAD') };
  writeFileSync(join(folder, 'ask.mjs'), "await import('node:http');\n");
  const rounds = { first: [] as number[], whole: [] as number[], empty: [] as number[], cli: [] as number[] };
  for (let round = 0; round < 7; round++) {
    const { first, whole } = await timeAction(subject, env);
    rounds.first.push(first);
    rounds.whole.push(whole);
    rounds.empty.push(once(folder, process.execPath, join(folder, 'ask.mjs')));
    rounds.cli.push(once(top, process.execPath, cli, 'verify'));
  }
  const row = (what: string, ours: number[], peer: string, theirs: number[]): Row => ({
    what,
    ours: `${median(ours).toFixed(0)} ms`,
    against: `${peer}: ${median(theirs).toFixed(0)} ms`,
    ratio: (median(ours) / median(theirs)).toFixed(2),
  });
  return [
    row('the action, from start to its first request', rounds.first, 'Node that only loads node:http', rounds.empty),
    row('the action, a whole run on one contract', rounds.whole, 'the CLI on the same branch', rounds.cli),
    size(),
  ];
}

const maxBundleBytes = 2_500_000;

/** dist/action.js with everything that it imports. */
function size(): Row {
  const bytes = bundleSize();
  return {
    what: 'the action, size of its bundle',
    ours: `${(bytes / 1e6).toFixed(2)} MB`,
    against: `the limit: ${maxBundleBytes / 1e6} MB`,
    ratio: (bytes / maxBundleBytes).toFixed(2),
  };
}

/** 1,000 contracts with ten criteria each: five existing files, five matching patterns. */
function many(): Row {
  const files: Record<string, string> = {};
  const script: string[] = [];
  for (let contract = 0; contract < 1000; contract++) {
    const paths = Array.from({ length: 5 }, (_, index) => `src/${contract}-${index}.js`);
    for (const path of paths) files[path] = `const value = ${contract};\n`;
    files[`.contracts/c${contract}.yml`] =
      `id: c${contract}\nvalidation:\n  files_exist: [${paths.join(', ')}]\n  content_check:\n${paths.map(path => `    - {file: ${path}, pattern: 'value = ${contract};'}\n`).join('')}`;
    script.push(...paths.flatMap(path => [`test -e ${path}`, `grep -qE 'value = ${contract};' ${path}`]));
  }
  const top = repository('many', files);
  writeFileSync(join(folder, 'many.sh'), script.join(' || exit 1\n'));
  return compare(
    'verify, 10,000 criteria',
    'the same as a shell script of test and grep',
    3,
    () => once(top, process.execPath, cli, 'verify', '--all'),
    () => once(top, 'bash', join(folder, 'many.sh')),
  );
}

/** 10,000 claims of agents in either form; all are true, so that each is checked completely. */
function claims(
  what: string,
  key: 'report' | 'output',
  entry: (index: number) => string,
  text: (index: number) => string,
): Row {
  const files: Record<string, string> = { 'out.md': '# Found\n' };
  const paths: string[] = [];
  for (let contract = 0; contract < 100; contract++) {
    const own = Array.from({ length: 100 }, (_, index) => contract * 100 + index);
    for (const index of own) paths.push(`claims/${index}.txt`);
    for (const index of own) files[`claims/${index}.txt`] = text(index);
    files[`.contracts/c${contract}.yml`] =
      `id: c${contract}\n${key}:\n${own.map(index => `  - ${entry(index)}\n`).join('')}`;
  }
  const top = repository(key, files);
  writeFileSync(
    join(folder, `${key}.mjs`),
    `import { readFileSync } from 'node:fs';\nfor (const path of ${JSON.stringify(paths)}) readFileSync(path, 'utf8').split('\\n');\n`,
  );
  return compare(
    what,
    'reading the same files in Node',
    3,
    () => once(top, process.execPath, cli, 'verify', '--all'),
    () => once(top, process.execPath, join(folder, `${key}.mjs`)),
  );
}

function reports(): Row {
  const finding = (index: number) => ({ source_url: `https://example.com/${index}`, content: `finding ${index}` });
  const check = (name: string, index: number) => ({
    executed: true,
    evidence: `${name}: of the ${index + 5} articles that were read, ${index + 4} mention late invoices, and out.md:1 lists the three most relevant ones`,
    verdict: 'pass',
  });
  return claims(
    'verify, 10,000 reports',
    'report',
    index => `{file: claims/${index}.txt, role: researcher}`,
    index =>
      JSON.stringify(
        {
          task_id: `task-${index}`,
          status: 'completed',
          output_file: 'out.md',
          findings: [finding(1), finding(2), finding(3)],
          checks_performed: {
            relevance_check: check('relevance', index),
            signal_quality_check: check('signal over noise', index + 7),
          },
        },
        null,
        2,
      ),
  );
}

function blocks(): Row {
  const block = [
    'agent: review-pr',
    'ready_to_merge: true',
    'blocking_issues: none',
    'warnings: none',
    'test_status: not-run',
    'files_reviewed: 0',
    'approval_confidence: high',
    'final_recommendation: merge',
  ];
  return claims(
    'verify, 10,000 output blocks',
    'output',
    index => `{agent: review-pr, from: claims/${index}.txt}`,
    index => [`Review ${index}.`, '', '---OUTPUT---', ...block, '---END---', ''].join('\n'),
  );
}

/** One run on a large pull request, with a contract that runs a command, against the limit for it. */
function bounded({ what, limitMs, base, change }: Large): Row {
  const contract = 'id: t\napplies_to: {branches: ["**"]}\nvalidation: {tests: {run: echo 3 passed, min: 1}}\n';
  const top = repository(what.replaceAll(/\W+/g, '-'), {
    ...base,
    'contract-gate.yml': 'version: 1\nrequire: always\n',
    '.contracts/t.yml': contract,
  });
  once(top, 'git', 'checkout', '--quiet', '-b', 'agent/t');
  change(top);
  once(top, 'git', 'add', '--all');
  once(top, 'git', '-c', 'user.name=b', '-c', 'user.email=b@example.com', 'commit', '--quiet', '--message', 'Work');
  const start = performance.now();
  spawnSync(process.execPath, [cli, 'verify'], { cwd: top, env, stdio: 'ignore' });
  const ms = performance.now() - start;
  rmSync(top, { recursive: true });
  return {
    what,
    ours: `${(ms / 1000).toFixed(1)} s`,
    against: `the limit: ${limitMs / 1000} s`,
    ratio: (ms / limitMs).toFixed(2),
  };
}

/** Peak memory of the gate while a command prints 1 GB, against the limit of 200 MB. */
async function memory(): Promise<Row> {
  const top = repository('memory', {
    '.contracts/t.yml': "id: t\nvalidation:\n  command: head -c 1073741824 /dev/zero | tr '\\0' x\n",
  });
  const child = spawn(process.execPath, [cli, 'verify', '--all'], { cwd: top, env, stdio: 'ignore' });
  let peak = 0;
  const sampling = setInterval(() => {
    try {
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0));
    } catch {
      // The process has ended.
    }
  }, 10);
  await new Promise(done => child.on('close', done));
  clearInterval(sampling);
  return {
    what: 'memory while a command prints 1 GB',
    ours: `${(peak / 1024).toFixed(0)} MB`,
    against: 'the limit: 200 MB',
    ratio: (peak / 1024 / 200).toFixed(2),
  };
}

/** From a title and a diff, including tool detection in 100 packages, against the limit of 50 ms. */
function generation(): Row {
  const files = Array.from({ length: 1000 }, (_, index) => `packages/p${index % 100}/src/pages/page${index}.tsx`);
  const manifests = Array.from({ length: 100 }, (_, index) => `packages/p${index}/package.json`);
  const texts = new Map(manifests.map(path => [path, '{"scripts": {"test": "vitest run", "lint": "eslint ."}}']));
  const times = Array.from({ length: 21 }, () => {
    const begin = performance.now();
    const known = detect([...manifests, ...files], texts);
    const around = { policy: noPolicy, detected: known, detectedOnHead: null, files, event: 'local', queue: false };
    const can = (activity: string) => commandsFor(activity, around).length > 0;
    generateVerification({ id: 't', title: 'Add pages', files }, builtInRules, can);
    return performance.now() - begin;
  });
  // A run pays the first, without warm-up.
  const [first = 0] = times;
  return {
    what: 'a contract for 1,000 changed files',
    ours: `${first.toFixed(1)} ms (warm: ${median(times.slice(1)).toFixed(1)} ms)`,
    against: 'the limit: 50 ms',
    ratio: (first / 50).toFixed(2),
  };
}

try {
  const rows = [
    generation(),
    start(),
    trivial(),
    ...(await onGitHub()),
    many(),
    reports(),
    blocks(),
    ...large.map(bounded),
    ...(process.platform === 'linux' ? [await memory()] : []),
  ];
  console.log('| what | ours | against | ratio |\n|---|---|---|---|');
  for (const { what, ours, against, ratio } of rows) console.log(`| ${what} | ${ours} | ${against} | ${ratio} |`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
