import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInside } from '../files/safe-paths.ts';
import {
  type CagedStart,
  type CageKind,
  type Enter,
  type LayerOptions,
  machineSettings,
  type OpenLayer,
  rootCapabilities,
  supervisor,
} from './kind.ts';
import { type LayerFiles, makeLayerFiles } from './layer-files.ts';
import type { Mount } from './mounts.ts';
import { type Programs, quietEnvironment } from './programs.ts';

/** Who makes the namespaces: the user in a namespace of their own, root, or root by sudo. */
type Maker = 'user' | 'root' | 'sudo';

const startMs = 20_000;
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Each layer has a process that holds its mounts; a command joins them and gets process, IPC and mount namespaces of its own.
 * When its first process ends, the kernel kills the others.
 */
export function unshareKind(programs: Programs): CageKind | undefined {
  const isRoot = process.geteuid?.() === 0;
  const { unshare, nsenter, setpriv, mount, sh, env } = programs;
  if (!unshare || !nsenter || !setpriv || !mount || !sh || !env) return undefined;
  return kindOf('unshare', isRoot ? 'root' : 'user', programs);
}

export function sudoKind(programs: Programs): CageKind | undefined {
  if (process.geteuid?.() === 0 || !programs.sudo || !unshareKind(programs)) return undefined;
  return kindOf('sudo unshare', 'sudo', programs);
}

function kindOf(name: CageKind['name'], maker: Maker, programs: Programs): CageKind {
  return { name, open: options => openLayer(maker, programs, options) };
}

async function openLayer(maker: Maker, programs: Programs, options: LayerOptions): Promise<OpenLayer> {
  const files = makeLayerFiles(options.mounts, options.folder, options.base);
  const script = setupScript(options, files, maker);
  const holder = spawn(...holderCommand(maker, programs, options.network, script), {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: quietEnvironment,
    cwd: '/',
    detached: true,
  });
  const pid = await readyPid(holder);
  return {
    enter: start => enterCommand(maker, programs, pid, options.network, start),
    async close() {
      await endHolder(holder);
      if (maker === 'sudo') await removeAsRoot(programs, [...files.discarded.values()]);
    },
  };
}

/** What the kernel keeps beside an overlay that root mounted is root's. */
function removeAsRoot({ sudo, rm }: Programs, overlays: readonly { work: string }[]): Promise<void> {
  const folders = overlays.map(({ work }) => work);
  return new Promise(resolve => {
    if (!rm || folders.length === 0) return resolve();
    execFile(sudo!, ['-n', '--', rm, '-rf', '--', ...folders], { env: quietEnvironment, cwd: '/' }, () => resolve());
  });
}

type Spawned = [program: string, args: string[]];

function holderCommand(maker: Maker, { sudo, unshare, sh }: Programs, network: string, script: string): Spawned {
  const isolation = ['--mount', ...(network === 'none' ? ['--net'] : [])];
  const user = maker === 'user' ? ['--user', '--map-root-user'] : [];
  const command = [unshare!, ...user, ...isolation, '--', sh!, '-c', script];
  return maker === 'sudo' ? [sudo!, ['-n', '--', ...command]] : [command[0]!, command.slice(1)];
}

/** The process id that the script prints once every mount is made. Rejects with what it printed otherwise. */
function readyPid(holder: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let out = '';
    let problems = '';
    const fail = (why: string) => {
      clearTimeout(limit);
      holder.kill('SIGKILL');
      reject(new Error(problems.trim().split('\n')[0] || why));
    };
    const limit = setTimeout(() => fail('it did not start in time'), startMs);
    holder.stdin!.on('error', () => {});
    holder.stderr!.on('data', chunk => {
      if (problems.length < 4096) problems += chunk;
    });
    holder.stdout!.on('data', chunk => {
      out += chunk;
      const ready = /^ready (\d+)$/m.exec(out);
      if (!ready) return;
      clearTimeout(limit);
      resolve(Number(ready[1]));
    });
    holder.once('error', error => fail(error.message));
    holder.once('close', () => fail('it could not be set up'));
  });
}

/** The script waits for the end of its input, so a gate that is killed leaves none behind. */
function endHolder(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    holder.once('exit', () => resolve());
    holder.stdin!.end();
  });
}

const firstOfRoot = `for p in ${machineSettings.join(' ')}; do [ ! -e $p ] || mount --bind -o ro $p $p || exit 127; done; ${supervisor(1)}`;

function enterCommand(maker: Maker, programs: Programs, holder: number, network: string, start: CagedStart): Enter {
  const { sudo, nsenter, unshare, sh } = programs;
  const join = ['--target', String(holder), '--mount', ...(network === 'none' ? ['--net'] : [])];
  const own = ['--mount', '--pid', '--ipc', '--fork', '--kill-child=KILL', '--mount-proc'];
  const [uid, gid] = [String(process.geteuid!()), String(process.getegid!())];
  const asUser = maker === 'user' ? ['--user', '--preserve-credentials'] : [];
  const mapped = maker === 'user' ? ['--user', `--map-user=${uid}`, `--map-group=${gid}`] : [];
  const script = maker === 'root' ? firstOfRoot : supervisor(1);
  const argv = [
    ...(maker === 'sudo' ? [sudo!, '-n', '--'] : []),
    ...[nsenter!, ...asUser, ...join, '--', unshare!, ...mapped, ...own, '--'],
    ...[sh!, '-c', script, 'sh', start.cwd, start.started],
    ...dropped(maker, programs),
    ...[programs.env!, '-i', ...Object.entries(start.env).map(([name, value]) => `${name}=${value}`)],
    ...start.argv,
  ];
  return { argv: argv as [string, ...string[]], env: quietEnvironment };
}

/** Without any privilege, and without a way to gain one. Root keeps those over files, which tools expect it to have. */
function dropped(maker: Maker, { setpriv }: Programs): string[] {
  const kept = maker === 'root' ? rootCapabilities.map(name => `,+${name}`).join('') : '';
  const identity =
    maker === 'sudo'
      ? [`--reuid=${process.getuid!()}`, `--regid=${process.getgid!()}`, `--groups=${process.getgroups!().join(',')}`]
      : [];
  return [setpriv!, '--no-new-privs', ...identity, `--bounding-set=-all${kept}`, '--inh-caps=-all', '--'];
}

/**
 * A copy of the machine's root, read-only, with the mounts of the layer laid over it. Paths are taken from the old root, so
 * the order of the mounts matters for what is seen only.
 */
function setupScript(options: LayerOptions, files: LayerFiles, maker: Maker): string {
  const root = join(options.folder, 'root');
  const at = (path: string) => quote(root + path);
  mkdirSync(root, { recursive: true });
  const machine = machineMounts(options.mounts);
  const readOnly = machine.map(({ path, flags }) => ['none', root + path, 'none', `remount,bind,${flags}`] as const);
  const lines = [
    'set -e',
    `mount --rbind / ${quote(root)}`,
    `${mountAll(join(options.folder, 'machine.fstab'), readOnly)} 2>/dev/null || :`,
    ...machine.map(({ path }) => `[ ! -w ${at(path)} ] || exit 1`),
    ...deviceLines(root, options.folder),
    ...options.mounts.flatMap(mount => mountLines(mount, at, files, maker)),
    ...(options.network === 'none' ? [loopbackUp] : []),
    `cd ${quote(root)}`,
    'pivot_root . .',
    'umount -l .',
    'cd /',
    'echo "ready $$"',
    'read -r _ || exit 0',
  ];
  return lines.join('\n');
}

type TableRow = readonly [source: string, target: string, type: string, options: string];

/** A command that makes many mounts with one process. It skips those that it takes for made already. */
function mountAll(table: string, rows: readonly TableRow[]): string {
  const encoded = (field: string) =>
    field.replaceAll(/[\s\\#]/g, sign => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`);
  writeFileSync(table, rows.map(row => `${row.map(encoded).join(' ')} 0 0\n`).join(''));
  return `mount -a -T ${quote(table)}`;
}

function mountLines(mount: Mount, at: (path: string) => string, files: LayerFiles, maker: Maker): string[] {
  const { path } = mount;
  const target = at(path);
  switch (mount.kind) {
    case 'private':
      return [`mount --bind ${quote(files.private.get(path)!)} ${target}`];
    case 'discarded': {
      const { lower, upper, work } = files.discarded.get(path)!;
      const folders = `lowerdir=${lower.map(escaped).join(':')},upperdir=${escaped(upper)},workdir=${escaped(work)}`;
      // Folders of the machine can be renamed only where the kernel lets the overlay note it down.
      const options = `${folders},${maker === 'user' ? 'userxattr' : 'redirect_dir=on'}`;
      return [`mount -t overlay overlay -o ${quote(options)} ${target}`];
    }
    case 'hidden':
      return mount.folder
        ? [`mount -t tmpfs -o ro,size=4k,mode=755 tmpfs ${target}`]
        : [`mount --bind /dev/null ${target}`];
    case 'read-only':
      return [`mount -o bind,ro ${quote(path)} ${target}`];
    case 'writable':
      return [`mount --rbind ${quote(path)} ${target}`];
  }
}

/** Devices without contents, terminals of its own, and shared memory of its own. */
function deviceLines(root: string, folder: string): string[] {
  const [dev, own] = [`${root}/dev`, join(folder, 'dev')];
  const nodes = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
  makeDeviceFolder(own, nodes);
  const rows = nodes.map(name => [`/dev/${name}`, `${dev}/${name}`, 'none', 'bind'] as const);
  return [
    `mount --bind ${quote(own)} ${quote(dev)}`,
    `${mountAll(join(folder, 'devices.fstab'), rows)} || :`,
    ...nodes.map(name => `[ -c ${quote(`${dev}/${name}`)} ] || mount --bind /dev/${name} ${quote(`${dev}/${name}`)}`),
    `mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts ${quote(`${dev}/pts`)}`,
    `mount -t tmpfs -o mode=1777 tmpfs ${quote(`${dev}/shm`)}`,
    `mount -o remount,bind,ro ${quote(dev)}`,
  ];
}

function makeDeviceFolder(folder: string, nodes: readonly string[]): void {
  if (existsSync(folder)) return;
  for (const name of ['pts', 'shm']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of nodes) writeFileSync(join(folder, name), '');
  symlinkSync('pts/ptmx', join(folder, 'ptmx'));
  symlinkSync('/proc/self/fd', join(folder, 'fd'));
  for (const [index, name] of ['stdin', 'stdout', 'stderr'].entries())
    symlinkSync(`/proc/self/fd/${index}`, join(folder, name));
}

/** No program for it is on every machine. */
const loopbackUp = `ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || perl -MSocket -e ${quote(
  'socket(S, AF_INET, SOCK_DGRAM, 0) or die; $r = pack("a16 s x14", "lo", 0); ioctl(S, 0x8913, $r) or die; (undef, $f) = unpack("a16 s", $r); $r = pack("a16 s x14", "lo", $f | 1); ioctl(S, 0x8914, $r) or die',
)}`;

/** Every mount of the machine that the layer does not replace, with the flags that make it read-only and change nothing else. */
function machineMounts(mounts: readonly Mount[]): { path: string; flags: string }[] {
  const replaced = ['/proc', '/dev', ...mounts.filter(({ kind }) => kind !== 'discarded').map(({ path }) => path)];
  return readFileSync('/proc/self/mountinfo', 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => line.split(' '))
    .map(([, , , , path = '', flags = '']) => ({
      path: unescaped(path),
      flags: ['ro', ...flags.split(',').filter(flag => flag !== 'rw' && flag !== 'ro')].join(','),
    }))
    .filter(({ path }) => !replaced.some(each => isInside(each, path)))
    .map(each => (each.path === '/' ? { ...each, path: '' } : each));
}

const unescaped = (path: string) =>
  path.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
const escaped = (path: string) => path.replaceAll(/[\\:,]/g, '\\$&');
