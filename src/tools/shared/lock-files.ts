import type { LockEntry } from '../tool.ts';

type Mapping = Readonly<Record<string, unknown>>;

/** No lock file that a tool writes has longer lines, and no pattern below takes long on a line of this length. */
const longestLine = 4_000;

function byLines(read: (source: string) => LockEntry[]): (source: string) => LockEntry[] | undefined {
  return source => (source.split('\n').some(({ length }) => length > longestLine) ? undefined : read(source));
}

/** package-lock.json and npm-shrinkwrap.json: paths to packages, or, in the oldest form, names to nested ones. */
export function packageLock(text: string): LockEntry[] | undefined {
  const lock = jsonMapping(text);
  if (!lock) return undefined;
  const packages = Object.entries(mapping(lock.packages)).flatMap(([path, value]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return path.includes('node_modules/') ? [npmEntry(name, mapping(value))] : [];
  });
  return [...packages, ...nestedEntries(lock.dependencies, 0)];
}

const deepest = 64;

function nestedEntries(dependencies: unknown, depth: number): LockEntry[] {
  if (depth > deepest) return [];
  return Object.entries(mapping(dependencies)).flatMap(([name, value]) => [
    npmEntry(name, mapping(value)),
    ...nestedEntries(mapping(value).dependencies, depth + 1),
  ]);
}

function npmEntry(name: string, { name: alias, version, resolved, integrity, link }: Mapping): LockEntry {
  const real = typeof alias === 'string' && alias !== name ? alias : aliasIn(text(version));
  return entry(
    name,
    text(version),
    [real, originOf(text(resolved)), link === true ? 'a folder' : undefined],
    [text(integrity), fragmentOf(text(resolved))],
  );
}

/** yarn.lock of both generations: blocks, each under the ranges that it is for. */
export const yarnLock = byLines(source => {
  return source.split(/\n(?=\S)/).flatMap(block => {
    const header = /^"?(@?[^@"\s]+)@([^",\n]*)/.exec(block);
    if (!header) return [];
    const field = (name: string) => new RegExp(`^ +"?${name}"?:? +"?([^"\\n]+?)"?$`, 'm').exec(block)?.[1] ?? '';
    const [, name = '', range = ''] = header;
    const resolution = /^(@?[^@]+)@/.exec(field('resolution'))?.[1];
    const alias = aliasIn(range) ?? (resolution !== undefined && resolution !== name ? resolution : undefined);
    const resolved = field('resolved');
    const hashes = [field('integrity'), field('checksum'), fragmentOf(resolved)];
    return [entry(name, field('version'), [alias, originOf(resolved)], hashes)];
  });
});

/** pnpm-lock.yaml: packages by name and version, and what the manifests' names stand for. */
export const pnpmLock = byLines(source => {
  const packages = source.matchAll(/^ {2}'?\/?(@?[^@\s'()]+)@([^\s'():]+)[^\n]*:\n {4}resolution: \{([^}\n]*)\}/gm);
  const aliases = source.matchAll(
    /^ {4,8}'?([^\s':]+)'?:\n(?: {6,10}specifier: [^\n]*\n)? {6,10}version: '?(@?[a-z][^@\s'()]*)@([\w.+-]+)/gim,
  );
  return [
    ...[...packages].map(([, name = '', version = '', resolution = '']) => {
      const part = (key: string) => new RegExp(`\\b${key}: ([^,\\s]+)`).exec(resolution)?.[1] ?? '';
      return entry(name, version, [originOf(part('tarball')), part('repo')], [part('integrity'), part('commit')]);
    }),
    ...[...aliases].map(([, name = '', real = '', version = '']) => entry(name, version, [real], [])),
  ];
});

/** bun.lock: a line for each package. */
export const bunLock = byLines(source => {
  const lines = source.matchAll(/^ +"([^"\n]+)": \["(@?[^"@\n]+)@([^"\n]+)"(?:, "([^"\n]*)")?([^\n]*)$/gm);
  return [...lines].map(([, path = '', real = '', version = '', registry = '', rest = '']) => {
    const name = /(?:@[^/]+\/)?[^/]+$/.exec(path)?.[0] ?? path;
    return entry(name, version, [real === name ? undefined : real, registry], hashesIn(rest));
  });
});

/** Cargo.lock, poetry.lock, uv.lock, pdm.lock: TOML with a table for each package. */
export const tomlLock = byLines(source => {
  return source
    .split(/^\[\[package\]\][ \t]*$/m)
    .slice(1)
    .map(block => {
      const own = block.split(/^\[\[/m)[0] ?? '';
      const field = (name: string) => new RegExp(`^${name} = "([^"\\n]*)"`, 'm').exec(own)?.[1] ?? '';
      const table =
        /^source = \{([^}\n]*)\}/m.exec(own)?.[1] ?? /^\[package\.source\]\n((?:[^[\n].*\n?)*)/m.exec(own)?.[1];
      const commit = /resolved_reference = "([^"\n]*)"/.exec(table ?? '')?.[1];
      const place = table
        ?.replaceAll(/resolved_reference = "[^"\n]*"/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
      const source = field('source') || place || '';
      return entry(
        field('name'),
        field('version'),
        [source.replace(/#[^"]*/, '')],
        [...hashesIn(own), field('checksum'), commit, fragmentOf(source)],
      );
    });
});

/** Pipfile.lock */
export function pipfileLock(source: string): LockEntry[] | undefined {
  const lock = jsonMapping(source);
  if (!lock) return undefined;
  return Object.entries(lock).flatMap(([section, packages]) =>
    section === '_meta'
      ? []
      : Object.entries(mapping(packages)).map(([name, value]) => {
          const { version, index, git, path, file, hashes, ref } = mapping(value);
          const sources = [index, git, path, file].map(text);
          return entry(name, text(version), sources, [...(Array.isArray(hashes) ? hashes.map(text) : []), text(ref)]);
        }),
  );
}

/** go.sum */
export const goSum = byLines(source => {
  const lines = source.matchAll(/^(\S+) (v\S+) (h1:\S+)$/gm);
  return [...lines].map(([, name = '', version = '', hash = '']) => entry(name, version, [], [hash]));
});

/** go.mod: what it requires, and what it takes in the place of that. */
export const goMod = byLines(source => {
  const required = source.matchAll(/^(?:require[ \t]+|[ \t]+)(\S+) (v\d\S*)(?:[ \t]+\/\/.*)?$/gm);
  const replaced = source.matchAll(/^(?:replace[ \t]+|[ \t]+)(\S+)(?: (v\S+))? => (\S+)/gm);
  return [
    ...[...required].map(([, name = '', version = '']) => entry(name, version, [], [])),
    ...[...replaced].map(([, name = '', version = '', target = '']) => entry(name, version, [target], [])),
  ];
});

/** Gemfile.lock: sections, each with its remote and its gems, and checksums of all at the end. */
export const gemfileLock = byLines(source => {
  const sections = source.split(/\n(?=[A-Z])/);
  const sums = sections.find(section => section.startsWith('CHECKSUMS')) ?? '';
  const sumOf = new Map([...sums.matchAll(/^ {2}(\S+ \([^)]*\)) (\S+)$/gm)].map(([, gem, sum]) => [gem, sum]));
  return sections.flatMap(section => {
    const remote = /^ {2}remote: (\S+)$/m.exec(section)?.[1];
    const revision = /^ {2}revision: (\S+)$/m.exec(section)?.[1];
    const gems = remote === undefined ? [] : [...section.matchAll(/^ {4}(\S+) \(([^)\n]*)\)$/gm)];
    return gems.map(([, name = '', version = '']) =>
      entry(name, version, [remote], [sumOf.get(`${name} (${version})`), revision]),
    );
  });
});

/** mix.lock: a tuple for each package. */
export const mixLock = byLines(source => {
  const hex = source.matchAll(/^ *"([^"\n]+)": \{:hex, :([\w]+), "([^"\n]+)", ([^\n]*)$/gm);
  const git = source.matchAll(/^ *"([^"\n]+)": \{:git, "([^"\n]+)", "([^"\n]+)"/gm);
  return [
    ...[...hex].map(([, name = '', real = '', version = '', rest = '']) =>
      entry(
        name,
        version,
        [real === name ? undefined : real, /"(hexpm[^"]*)"/.exec(rest)?.[1]],
        rest.match(/\b[0-9a-f]{64}\b/g) ?? [],
      ),
    ),
    ...[...git].map(([, name = '', url = '', commit = '']) => entry(name, 'git', [url], [commit])),
  ];
});

/** composer.lock */
export function composerLock(source: string): LockEntry[] | undefined {
  const lock = jsonMapping(source);
  if (!lock) return undefined;
  const all = [lock.packages, lock['packages-dev']].flatMap(list => (Array.isArray(list) ? list : []));
  return all.map(mapping).map(({ name, version, source, dist }) => {
    const { url, reference } = mapping(source);
    const { shasum, reference: of } = mapping(dist);
    return entry(text(name), text(version), [text(url)], [text(reference), text(of), text(shasum)]);
  });
}

function entry(
  name: string,
  version: string,
  sources: readonly (string | undefined)[],
  hashes: readonly (string | undefined)[],
): LockEntry {
  const joined = (parts: readonly (string | undefined)[]) => [...new Set(parts.filter(Boolean))].sort().join(' ');
  return { name, version, source: sources.filter(Boolean).join(' '), integrity: joined(hashes) };
}

/** The package that another name stands for: `npm:lodash@4` → `lodash`. */
function aliasIn(range: string): string | undefined {
  return /^npm:(@?[^@]+)@/.exec(range)?.[1];
}

/** Where a package is downloaded from, without its version. */
function originOf(url: string): string {
  const [address = ''] = url.split('#');
  const dash = address.indexOf('/-/');
  return dash >= 0
    ? address.slice(0, dash)
    : /\.(?:tgz|tar\.gz|zip)$/.test(address)
      ? address.replace(/[^/]*$/, '')
      : address;
}

function fragmentOf(url: string): string {
  return url.split('#')[1] ?? '';
}

function hashesIn(source: string): string[] {
  return source.match(/\bsha\d{1,3}[:=-][A-Za-z0-9+/=]+/g) ?? [];
}

function jsonMapping(source: string): Mapping | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Mapping) : undefined;
  } catch {
    return undefined;
  }
}

function mapping(value: unknown): Mapping {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Mapping) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
