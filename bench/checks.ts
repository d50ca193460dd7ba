/** Checks of files on a generated repository, beside programs that reach the same verdict. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { accepts, cli, compare, folder, git, isShort, once, type Row, repository, write } from './measure.ts';
import { peakMemory } from './memory.ts';
import { installPeers, type Peers } from './peers.ts';

interface Task {
  files_exist: string[];
  content_check: { file: string; pattern: string }[];
}

interface Generated {
  top: string;
  tasks: Task[];
  /** The file that the last pattern of the last task is in. */
  last: string;
}

type Kind = 'named' | 'globs';

const module = (number: number) =>
  `// module ${number}\nexport function handler${number}(request) {\n  const value = request.value ?? ${number};\n  if (value === null) throw new Error('no value');\n  return { status: 200, value };\n}\n`.repeat(
    3,
  );

/** Tasks with 11 checks each, on ten files of their own. Named: by path; globs: the same files by patterns of paths. */
function generate(name: string, kind: Kind, format: 'yml' | 'json', taskCount: number, fillers = 0): Generated {
  const files: Record<string, string> = {};
  const tasks = Array.from({ length: taskCount }, (_, task): Task => {
    const folder = `src/area${task % 50}/task${task}`;
    const numbers = Array.from({ length: 10 }, (_, index) => task * 10 + index);
    for (const [index, number] of numbers.entries()) files[`${folder}/file${index}.js`] = module(number);
    return {
      files_exist: [0, 1, 2, 3, 4].map(at =>
        kind === 'named' ? `${folder}/file${at}.js` : `src/*/task${task}/*${at}.js`,
      ),
      content_check: [0, 1, 2, 3, 4, 5].map(at => ({
        file: kind === 'named' ? `${folder}/file${at}.js` : `src/**/task${task}/*.js`,
        pattern: `function handler${numbers[at]}\\(`,
      })),
    };
  });
  for (let at = 0; at < fillers; at++) files[`lib/part${at % 100}/other${at}.js`] = module(at);
  for (const [task, validation] of tasks.entries()) {
    const contract = { id: `t${task}`, title: `Task ${task}`, validation };
    files[`.contracts/t${task}.${format}`] = format === 'json' ? JSON.stringify(contract, null, 2) : yamlOf(contract);
  }
  const top = repository(name, files);
  git(top, 'checkout', '--quiet', '-b', 'agent/work');
  write(top, { 'notes.md': '# Notes\n' });
  git(top, 'add', '--all');
  git(top, 'commit', '--quiet', '-m', 'Add notes');
  return { top, tasks, last: `src/area${(taskCount - 1) % 50}/task${taskCount - 1}/file5.js` };
}

function yamlOf({ id, title, validation }: { id: string; title: string; validation: Task }): string {
  return [
    `id: ${id}`,
    `title: ${title}`,
    'validation:',
    '  files_exist:',
    ...validation.files_exist.map(path => `    - ${path}`),
    '  content_check:',
    ...validation.content_check.map(({ file, pattern }) => `    - {file: '${file}', pattern: '${pattern}'}`),
    '',
  ].join('\n');
}

/** A Dangerfile with the same checks. It reads contracts as JSON, because danger has no reader of YAML. */
function dangerfile(name: string, { tasks }: Generated, kind: Kind): string {
  const contracts = join(folder, `${name}-contracts`);
  write(contracts, Object.fromEntries(tasks.map((task, at) => [`t${at}.json`, JSON.stringify(task)])));
  const micromatch = resolve(import.meta.dirname, '../node_modules/micromatch');
  const path = join(folder, `${name}-dangerfile.js`);
  writeFileSync(
    path,
    `const { readdirSync, readFileSync, existsSync } = require('node:fs');
const { execFileSync } = require('node:child_process');
const micromatch = require(${JSON.stringify(micromatch)});
const folder = ${JSON.stringify(contracts)};
const globs = ${kind === 'globs'};
const list = globs ? execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1 << 30 }).trim().split('\\n') : [];
for (const name of readdirSync(folder)) {
  const task = JSON.parse(readFileSync(folder + '/' + name, 'utf8'));
  for (const path of task.files_exist) {
    if (globs ? micromatch(list, path).length === 0 : !existsSync(path)) fail(path + ' does not exist');
  }
  for (const { file, pattern } of task.content_check) {
    const expression = new RegExp(pattern);
    const files = globs ? micromatch(list, file) : [file];
    if (!files.some(path => expression.test(readFileSync(path, 'utf8')))) fail(file + ' lacks ' + pattern);
  }
}
`,
  );
  return path;
}

interface Program {
  name: string;
  command: string;
  args: string[];
}

const ours: Program = { name: 'contract-gate', command: process.execPath, args: [cli, 'verify', '--all'] };
const danger = (peers: Peers, file: string): Program => ({
  name: 'danger',
  command: process.execPath,
  args: [peers.danger, 'local', '--base', 'main', '--dangerfile', file, '--failOnErrors'],
});

/** One search with all patterns: each must be found. */
function ripgrep(name: string, peers: Peers, { tasks }: Generated): Program {
  const patterns = tasks.flatMap(({ content_check }) => content_check.map(({ pattern }) => pattern));
  const file = join(folder, `${name}-patterns.txt`);
  writeFileSync(file, `${patterns.join('\n')}\n`);
  const search = `test "$('${peers.rg}' --no-filename --no-line-number --only-matching --file '${file}' src | sort -u | wc -l)" -eq ${patterns.length}`;
  return { name: 'one ripgrep with all patterns', command: 'bash', args: ['-c', search] };
}

/** A row counts only if both programs accept the repository, and reject it once a pattern is gone. */
function sameVerdict({ top, last }: Generated, programs: readonly Program[]): void {
  const text = readFileSync(join(top, last), 'utf8');
  const verdicts = () => programs.map(({ command, args }) => accepts(top, command, ...args));
  const before = verdicts();
  writeFileSync(join(top, last), text.replaceAll('function handler', 'function other'));
  const after = verdicts();
  writeFileSync(join(top, last), text);
  for (const [at, { name }] of programs.entries()) {
    if (!before[at] || after[at]) throw new Error(`${name} has another verdict, so its row does not count`);
  }
}

interface Beside {
  what: string;
  repository: Generated;
  peer: Program;
  rounds: number;
  goal: number;
}

function beside({ what, repository: generated, peer, rounds, goal }: Beside): Row {
  sameVerdict(generated, [ours, peer]);
  const run = ({ command, args }: Program) => once(generated.top, command, ...args);
  return compare({ what, peer: peer.name, rounds, goal, ours: () => run(ours), theirs: () => run(peer) });
}

const size = (usual: number) => (isShort ? Math.ceil(usual / 50) : usual);

/** What an agent feels: one task, in repositories of two sizes. */
function oneTask(peers: Peers): Row[] {
  const small = generate('small', 'named', 'yml', 1, size(1_000) - 10);
  const large = generate('large', 'named', 'yml', 1, size(50_000) - 10);
  const run = ({ top }: Generated) => once(top, ours.command, ...ours.args);
  const status = ({ top }: Generated) => once(top, 'git', 'status');
  const node = () => once(folder, process.execPath, '-e', '0');
  for (const each of [small, large]) status(each);
  return [
    compare({
      what: 'one task with 11 checks, 1,000 files',
      peer: '5 empty Node programs and one git status',
      rounds: 15,
      goal: 1,
      ours: () => run(small),
      theirs: () => 5 * node() + status(small),
    }),
    beside({
      what: 'one task with 11 checks, 1,000 files',
      repository: small,
      peer: danger(peers, dangerfile('small', small, 'named')),
      rounds: 9,
      goal: 1 / 4,
    }),
    compare({
      what: 'the same in 50,000 files, less one git status',
      peer: 'the same in 1,000 files, less one git status',
      rounds: 9,
      goal: 1.5,
      ours: () => run(large) - status(large),
      theirs: () => run(small) - status(small),
    }),
  ];
}

async function manyTasks(peers: Peers): Promise<Row[]> {
  const count = size(1_000);
  const what = (kind: string) => `11,000 checks of ${kind}, 10,000 files`;
  const named = generate('named', 'named', 'yml', count);
  const asJson = generate('named-json', 'named', 'json', count);
  const globs = generate('globs', 'globs', 'yml', count);
  const dangerNamed = danger(peers, dangerfile('named', named, 'named'));
  return [
    beside({ what: what('named files'), repository: named, peer: dangerNamed, rounds: 5, goal: 1 }),
    beside({
      what: `${what('named files')}, JSON contracts`,
      repository: asJson,
      peer: dangerNamed,
      rounds: 5,
      goal: 0.6,
    }),
    beside({
      what: what('named files'),
      repository: named,
      peer: ripgrep('named', peers, named),
      rounds: 3,
      goal: 1 / 5,
    }),
    await peakMemory({
      what: `memory, ${what('named files')}`,
      cwd: named.top,
      args: ours.args,
      limit: 150,
    }),
    beside({ what: what('globs'), repository: globs, peer: ripgrep('globs', peers, globs), rounds: 3, goal: 0.75 }),
    beside({
      what: what('globs'),
      repository: globs,
      peer: danger(peers, dangerfile('globs', globs, 'globs')),
      rounds: 1,
      goal: 1 / 70,
    }),
  ];
}

/** Something that must be nowhere, in many files by one glob. */
function absent(): Row {
  const files: Record<string, string> = {
    '.contracts/t.yml':
      "id: t\nvalidation:\n  content_check: {file: 'src/**/*.js', pattern: 'console\\.log\\(', absent: true}\n",
  };
  for (let at = 0; at < size(57_000); at++) files[`src/area${at % 200}/part${at % 1_000}/file${at}.js`] = module(at);
  const top = repository('absent', files);
  const grep = { name: 'grep -r', command: 'bash', args: ['-c', "! grep -rq 'console\\.log(' src"] };
  const last = 'src/area0/part0/file0.js';
  for (const { command, args } of [ours, grep]) if (!accepts(top, command, ...args)) throw new Error('no verdict');
  appendFileSync(join(top, last), 'console.log(1);\n');
  for (const { command, args } of [ours, grep]) if (accepts(top, command, ...args)) throw new Error('another verdict');
  writeFileSync(join(top, last), module(0));
  const run = ({ command, args }: Program) => once(top, command, ...args);
  const row = compare({
    what: 'a pattern absent from 57,000 files, by one glob',
    peer: grep.name,
    rounds: 5,
    goal: 3,
    ours: () => run(ours),
    theirs: () => run(grep),
  });
  rmSync(top, { recursive: true, force: true });
  return row;
}

export async function fileChecks(): Promise<Row[]> {
  const peers = installPeers();
  return [...oneTask(peers), ...(await manyTasks(peers)), absent()];
}
