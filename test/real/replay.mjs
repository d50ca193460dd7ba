// Stands in for a tool such as `pytest` or `go`: prints what the real tool printed on the same files, and ends with its
// exit code. In `record` mode it runs the real tool and keeps its output. Nothing here is made up: a run that was never
// recorded is an error that says so, not a guess.
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const [settingsFile, program, ...given] = process.argv.slice(2);
const { recordings, ignored, record, missed } = JSON.parse(readFileSync(settingsFile, 'utf8'));
const cwd = realpathSync(process.cwd());

/** A folder that mktemp made has another name each time. */
const temporary = /\/[\w./-]*\/tmp\.\w{10}|\/tmp\/tmp\.\w{10}/g;
const folder = given.join(' ').match(temporary)?.[0];
const args = given.map(each => each.replace(temporary, '$TMP'));

/** A digest of every file here that git does not ignore. */
function digestOf(folder) {
  const hash = createHash('sha256');
  const walk = (at, name) => {
    for (const entry of readdirSync(at, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name === '.git' || ignored.includes(entry.name)) continue;
      const path = join(at, entry.name);
      if (entry.isDirectory()) walk(path, `${name}${entry.name}/`);
      else if (entry.isFile()) hash.update(`${name}${entry.name}\0`).update(readFileSync(path)).update('\0');
    }
  };
  walk(folder, '');
  return hash.digest('hex').slice(0, 16);
}

/** The subcommand and all else that is no option: `test ./...` of `go test -v ./...`. */
const words = list => list.filter(each => !each.startsWith('-')).join(' ');
const same = list => JSON.stringify(list) === JSON.stringify(args);

/** The run with these very arguments, else one whose options alone differ. */
function recorded(tree, exactly = false) {
  if (!existsSync(recordings)) return undefined;
  const runs = JSON.parse(readFileSync(recordings, 'utf8')).runs;
  const here = runs.filter(run => run.program === program && run.tree === tree);
  return here.find(run => same(run.args)) ?? (exactly ? undefined : here.find(run => words(run.args) === words(args)));
}

function play({ stdout, stderr, exit }) {
  const here = lines =>
    lines
      .join('\n')
      .replaceAll('$CWD', cwd)
      .replaceAll('$TMP', folder ?? '$TMP');
  process.stdout.write(here(stdout));
  process.stderr.write(here(stderr));
  process.exitCode = exit;
}

const tree = digestOf(cwd);
const exact = recorded(tree, true);
const key = createHash('sha256')
  .update(JSON.stringify([program, tree, args]))
  .digest('hex');
const keptAt = record && join(record.into, `${key}.json`);
if (record && exact) play(exact);
else if (record && existsSync(keptAt)) play(JSON.parse(readFileSync(keptAt, 'utf8')));
else if (record) {
  const { path, homes } = record;
  const own = process.env.PATH.split(':').filter(folder => basename(folder) !== '.bin');
  const env = { ...process.env, PATH: [...path, ...own].join(':') };
  const real = spawnSync(program, given, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 26 });
  const plain = text =>
    homes
      .reduce(
        (now, home) => now.replaceAll(home, '/opt/tools'),
        text.replaceAll(cwd, '$CWD').replace(temporary, '$TMP'),
      )
      .split('\n');
  const exit = real.status ?? 127;
  const run = { program, args, tree, exit, stdout: plain(real.stdout ?? ''), stderr: plain(real.stderr ?? '') };
  writeFileSync(keptAt, JSON.stringify(run));
  play(run);
} else {
  const run = recorded(tree);
  if (run) play(run);
  else {
    const line = `${program} ${args.join(' ')}`.trim();
    process.stderr.write(`no recording of "${line}" for tree ${tree} of ${basename(cwd)}: see test/real/README.md\n`);
    writeFileSync(join(missed, `${randomUUID()}.txt`), line);
    process.exitCode = 97;
  }
}
