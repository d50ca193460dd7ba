import { describe, expect, test } from 'vitest';
import { alteredPackages, isLockFile } from '../../../src/tools/reading/lock-files.ts';

/** The same project in the lock file of each tool, with one package whose lines a case replaces. */
const locks: Record<
  string,
  { text: string; bumped: [RegExp, string]; moved: [RegExp, string]; repacked: [RegExp, string] }
> = {
  'package-lock.json': {
    text: JSON.stringify({
      lockfileVersion: 3,
      packages: {
        '': { name: 'shop', version: '1.0.0' },
        'node_modules/left-pad': {
          version: '1.3.0',
          resolved: 'https://packages.example/left-pad/-/left-pad-1.3.0.tgz',
          integrity: 'sha512-aaaa',
        },
        'node_modules/a/node_modules/left-pad': { version: '1.0.0', integrity: 'sha512-cccc' },
      },
    }),
    bumped: [/1\.3\.0|sha512-aaaa/g, '1.3.1'],
    moved: [/packages\.example/, 'evil.example'],
    repacked: [/sha512-aaaa/, 'sha512-bbbb'],
  },
  'web/yarn.lock': {
    text: `# yarn lockfile v1


left-pad@^1.2.0, left-pad@^1.3.0:
  version "1.3.0"
  resolved "https://packages.example/left-pad/-/left-pad-1.3.0.tgz#5b8a3a7765dfe001261dde915589e782f8c94d1e"
  integrity sha512-aaaa==
`,
    bumped: [/1\.3\.0(?=")|5b8a3a77|sha512-aaaa==/g, '1.3.1'],
    moved: [/left-pad@\^1\.2\.0/, 'left-pad@npm:evil-pad@^1.2.0'],
    repacked: [/sha512-aaaa/, 'sha512-bbbb'],
  },
  'yarn.lock': {
    text: `__metadata:
  version: 8

"left-pad@npm:^1.3.0":
  version: 1.3.0
  resolution: "left-pad@npm:1.3.0"
  checksum: 10c0/aaaa
  languageName: node
  linkType: hard
`,
    bumped: [/1\.3\.0$|npm:1\.3\.0|aaaa/gm, '1.3.1'],
    moved: [/resolution: "left-pad@npm/, 'resolution: "evil-pad@npm'],
    repacked: [/aaaa/, 'bbbb'],
  },
  'pnpm-lock.yaml': {
    text: `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      left-pad:
        specifier: ^1.3.0
        version: 1.3.0
packages:
  left-pad@1.3.0:
    resolution: {integrity: sha512-aaaa}
snapshots:
  left-pad@1.3.0: {}
`,
    bumped: [/1\.3\.0|sha512-aaaa/g, '1.3.1'],
    moved: [/version: 1\.3\.0/, 'version: evil-pad@1.3.0'],
    repacked: [/sha512-aaaa/, 'sha512-bbbb'],
  },
  'bun.lock': {
    text: `{
  "lockfileVersion": 1,
  "packages": {
    "left-pad": ["left-pad@1.3.0", "", {}, "sha512-aaaa"],
  }
}
`,
    bumped: [/1\.3\.0|sha512-aaaa/g, '1.3.1'],
    moved: [/left-pad@/, 'evil-pad@'],
    repacked: [/sha512-aaaa/, 'sha512-bbbb'],
  },
  'Cargo.lock': {
    text: `version = 3

[[package]]
name = "shop"
version = "0.1.0"

[[package]]
name = "left-pad"
version = "1.3.0"
source = "registry+https://crates.example/index"
checksum = "aaaa"
`,
    bumped: [/1\.3\.0|aaaa/g, '1.3.1'],
    moved: [/registry\+https:\/\/crates\.example\/index/, 'git+https://git.example/evil?branch=x#1234'],
    repacked: [/aaaa/, 'bbbb'],
  },
  'poetry.lock': {
    text: `[[package]]
name = "left-pad"
version = "1.3.0"
files = [
    {file = "left_pad-1.3.0.tar.gz", hash = "sha256:aaaa"},
]

[package.source]
type = "legacy"
url = "https://packages.example/simple"
reference = "example"
`,
    bumped: [/1\.3\.0|sha256:aaaa/g, '1.3.1'],
    moved: [/packages\.example/, 'evil.example'],
    repacked: [/sha256:aaaa/, 'sha256:bbbb'],
  },
  'uv.lock': {
    text: `[[package]]
name = "left-pad"
version = "1.3.0"
source = { registry = "https://packages.example/simple" }
sdist = { url = "https://packages.example/left_pad.tar.gz", hash = "sha256:aaaa", size = 1 }
`,
    bumped: [/1\.3\.0|sha256:aaaa/g, '1.3.1'],
    moved: [/registry = "https:\/\/packages/, 'registry = "https://evil'],
    repacked: [/sha256:aaaa/, 'sha256:bbbb'],
  },
  'Pipfile.lock': {
    text: '{"_meta": {"hash": {"sha256": "x"}}, "default": {"left-pad": {"version": "==1.3.0", "index": "example", "hashes": ["sha256:aaaa"]}}}',
    bumped: [/1\.3\.0|sha256:aaaa/g, '1.3.1'],
    moved: [/"index": "example"/, '"index": "evil"'],
    repacked: [/sha256:aaaa/, 'sha256:bbbb'],
  },
  'go.sum': {
    text: 'git.example/left-pad v1.3.0 h1:aaaa=\ngit.example/left-pad v1.3.0/go.mod h1:cccc=\n',
    bumped: [/v1\.3\.0|aaaa|cccc/g, 'v1.3.1'],
    moved: [/h1:aaaa=/, 'h1:dddd='],
    repacked: [/h1:aaaa/, 'h1:bbbb'],
  },
  'go.mod': {
    text: 'module shop\n\nrequire (\n\tgit.example/a/left-pad v1.3.0\n)\n',
    bumped: [/v1\.3\.0/, 'v1.3.1'],
    moved: [/$/, '\nreplace git.example/a/left-pad => git.example/evil v1.0.0\n'],
    repacked: [/$/, '\nreplace git.example/a/left-pad v1.3.0 => ../local\n'],
  },
  'Gemfile.lock': {
    text: `GEM
  remote: https://gems.example/
  specs:
    left-pad (1.3.0)
      other (>= 1)

CHECKSUMS
  left-pad (1.3.0) sha256=aaaa
`,
    bumped: [/1\.3\.0|aaaa/g, '1.3.1'],
    moved: [/gems\.example/, 'evil.example'],
    repacked: [/sha256=aaaa/, 'sha256=bbbb'],
  },
  'mix.lock': {
    text: `%{
  "left_pad": {:hex, :left_pad, "1.3.0", "${'a'.repeat(64)}", [:mix], [], "hexpm", "${'b'.repeat(64)}"},
}
`,
    bumped: [/1\.3\.0|a{64}/g, '1.3.1'],
    moved: [/:hex, :left_pad/, ':hex, :evil_pad'],
    repacked: [/a{64}/, 'c'.repeat(64)],
  },
};

describe.each(Object.entries(locks))('%s', (path, { text, bumped, moved, repacked }) => {
  const change = ([from, to]: [RegExp, string]) => {
    const now = text.replace(from, to);
    expect(now).not.toBe(text);
    return alteredPackages(path, text, now);
  };

  test('is a lock file', () => expect(isLockFile(path)).toBe(true));
  test('an update to another version is none of these', () => expect(change(bumped)).toEqual([]));
  test('another source or another package under the name is seen', () => {
    const found = change(moved);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/left[-_]pad/);
  });
  test('other content at the same version is seen', () => expect(change(repacked)).toHaveLength(1));
  test('what is no such file any more can not be compared', () => {
    expect(alteredPackages(path, text, '\n')).toBe('unreadable');
  });
});

test('a package that loses its hash is no longer pinned', () => {
  const { text } = locks['package-lock.json']!;
  const found = alteredPackages('package-lock.json', text, text.replace('sha512-aaaa', ''));
  expect(found).toEqual(['left-pad 1.3.0 is no longer pinned to its content']);
});

test('a first lock with hashes where there were none is not a change of content', () => {
  const lock = (more: object) => JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', ...more } } });
  expect(alteredPackages('package-lock.json', lock({}), lock({ integrity: 'sha512-aaaa' }))).toEqual([]);
});

test.each(['yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'Cargo.lock', 'go.mod', 'Gemfile.lock', 'mix.lock'])(
  'hostile text in %s costs no time',
  path => {
    const { text } = locks[path]!;
    for (const unit of [' ', '"', '  a@', '[[package]]\n', '{', ':', '\n', 'a: '])
      alteredPackages(
        path,
        text,
        `${text}${unit
          .repeat(Math.floor(3_900 / unit.length))
          .concat('\n')
          .repeat(200)}`,
      );
    expect(alteredPackages(path, text, `${text}${'x'.repeat(5_000)}`)).toBe('unreadable');
  },
);
