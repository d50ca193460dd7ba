// Builds dist/: readable, with every dependency inside, so that nothing has to be installed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build, transform } from 'esbuild';
import { writeValidators } from './schemas.mjs';

await writeValidators();

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Replaces the HTTP client that a package of the toolkit imports, and that the action never calls, with `contents`. */
const withoutHttp = (importedBy, contents) => ({
  name: `${importedBy}-without-http`,
  setup({ onResolve, onLoad }) {
    const namespace = `left-out-of-${importedBy}`;
    onResolve({ filter: /^(?:@actions\/http-client|undici)(?:\/|$)/ }, ({ path, importer }) =>
      importer.replaceAll('\\', '/').includes(`/node_modules/@actions/${importedBy}/`)
        ? { path, namespace }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace }, () => ({ contents }));
  },
});

/** Used only for OpenID tokens. Saves about 830 KB of the unminified bundle, 420 KB if it were minified. */
const coreWithoutHttp = withoutHttp(
  'core',
  'export { leftOut as HttpClient, leftOut as BearerCredentialHandler };\n' +
    "function leftOut() { throw new Error('This build has no OpenID client.'); }",
);

/** Octokit gets our own fetch. Saves about 830 KB of the unminified bundle, 434 KB if it were minified. */
const githubWithoutHttp = withoutHttp(
  'github',
  'export class HttpClient { getAgent() {} getAgentDispatcher() {} }\n' +
    "export function fetch() { throw new Error('This build has no fetch but its own.'); }",
);

/** Shortens the names inside packages and generated code: our own code stays readable, and the bundle within its limit. */
const shortPackages = {
  name: 'short-packages',
  setup({ onLoad }) {
    const shorten = async ({ path }, loader) => {
      const options = { loader, minifyIdentifiers: true, minifySyntax: true, charset: 'utf8', legalComments: 'none' };
      return { contents: (await transform(readFileSync(path, 'utf8'), options)).code };
    };
    onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, file => shorten(file, 'js'));
    onLoad({ filter: /[\\/]src[\\/]schema[\\/]validators\.ts$/ }, file => shorten(file, 'ts'));
  },
};

/** What most runs never use. Each is a file of its own, which the first use of one of its exports loads. */
const onFirstUse = {
  'markdown-it': { from: 'markdown-it', exports: ['default'] },
  saxes: { from: 'saxes', exports: ['SaxesParser'] },
  validators: {
    from: './src/schema/validators.ts',
    exports: [...readFileSync('src/schema/validators.ts', 'utf8').matchAll(/^export const (\w+)/gm)].map(
      ([, name]) => name,
    ),
  },
};
const fileOf = name => `${name}.cjs`;

/** In place of such a module: its exports, which load it when they are called or read. */
const loadedOnFirstUse = {
  name: 'loaded-on-first-use',
  setup({ onResolve, onLoad }) {
    const namespace = 'on-first-use';
    onResolve({ filter: /^(?:markdown-it|saxes|.*\/validators\.ts)$/ }, ({ path, importer }) =>
      importer.includes('node_modules') ? undefined : { path: basename(path, '.ts'), namespace },
    );
    onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
      contents: `
const later = name => {
  const load = () => require('./${fileOf(name)}')[name];
  return new Proxy(function () {}, {
    apply: (_, self, given) => Reflect.apply(load(), self, given),
    construct: (_, given) => Reflect.construct(load(), given),
    get: (_, key) => load()[key],
  });
};
${onFirstUse[name].exports.map(each => `const ${each}_ = later('${each}');`).join('\n')}
export { ${onFirstUse[name].exports.map(each => `${each}_ as ${each}`).join(', ')} };`,
    }));
  },
};

const shared = {
  bundle: true,
  metafile: true,
  write: false,
  outdir: 'dist',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
};

const parts = await build({
  ...shared,
  entryPoints: Object.fromEntries(Object.entries(onFirstUse).map(([name, { from }]) => [name, from])),
  plugins: [shortPackages],
  // Packages and generated code, which nobody reads here.
  minifyWhitespace: true,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
});

const main = await build({
  ...shared,
  entryPoints: { action: 'src/action.ts', cli: 'src/cli.ts', 'regex-worker': 'src/workspace/regex-worker.ts' },
  external: Object.keys(onFirstUse).map(name => `./${fileOf(name)}`),
  // Its ES modules: half the size, and no require at run time.
  alias: { yaml: './node_modules/yaml/browser/index.js' },
  plugins: [loadedOnFirstUse, coreWithoutHttp, githubWithoutHttp, shortPackages],
  format: 'esm',
  // CommonJS packages inside ask for Node's own modules.
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  // What an entry imports only when it is needed is a file of its own: a start does not even read ajv's compiler.
  splitting: true,
  chunkNames: '[name]-[hash]',
  define: { __VERSION__: JSON.stringify(version) },
});

// The licences of what is inside go with it.
const inside = new Set(
  [main, parts]
    .flatMap(({ metafile }) => Object.keys(metafile.inputs))
    .flatMap(path => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []),
);
const nameOf = folder => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
const licenceOf = folder => {
  const file = readdirSync(folder).find(name => /^licen[cs]e(?:[.-]|$)/i.test(name));
  if (file) return readFileSync(`${folder}/${file}`, 'utf8').trim();
  // saxes brings no file, only a name for it.
  const { license, author } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  if (!license || !author) throw new Error(`${folder} has no licence`);
  return `${license} License (https://spdx.org/licenses/${license}.html)\n\nCopyright (c) ${author}`;
};
const licences = [...inside]
  .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  .map(folder => `${nameOf(folder)}\n\n${licenceOf(folder)}\n`);

/** Without its white space, such a file says in its first lines what it was made of, as the others do throughout. */
const insideOf = name => Object.keys(parts.metafile.outputs[`dist/${name}`].inputs).map(path => `// ${path}\n`);
const ownFiles = main.outputFiles.map(({ path, text }) => [basename(path), text]);
const partFiles = parts.outputFiles.map(({ path, text }) => [basename(path), insideOf(basename(path)).join('') + text]);
const files = new Map([...ownFiles, ...partFiles]);
files.set('LICENSES.txt', licences.join('\n---\n\n'));

// Only what differs is put in place, each file at once and entries after their parts, so that a run is not disturbed.
mkdirSync('dist', { recursive: true });
const isPart = ([name]) => /-[A-Z0-9]{8}\.js$|\.cjs$/.test(name);
const partsFirst = [...files].sort((a, b) => Number(isPart(b)) - Number(isPart(a)));
for (const [name, text] of partsFirst) {
  if (existsSync(`dist/${name}`) && readFileSync(`dist/${name}`, 'utf8') === text) continue;
  writeFileSync(`dist/${name}.new`, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  renameSync(`dist/${name}.new`, `dist/${name}`);
}
for (const name of readdirSync('dist')) if (!files.has(name)) rmSync(`dist/${name}`, { recursive: true });

// The schemas for editors, as the program itself prints them: their addresses are in every file that init writes.
mkdirSync('schemas', { recursive: true });
for (const name of ['contract', 'epic', 'policy', 'rules', 'results']) {
  const text = execFileSync(process.execPath, ['dist/cli.js', 'schema', name], { encoding: 'utf8' });
  const path = `schemas/${name}.schema.json`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
