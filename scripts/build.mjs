// Builds dist/: readable, with every dependency inside, so that nothing has to be installed.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The action asks for no OpenID token, for which alone @actions/core brings an HTTP client of 400 KB along. */
const coreWithoutHttp = {
  name: 'core-without-http',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@actions\/http-client(?:\/|$)/ }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]@actions[\\/]core[\\/]/.test(importer) ? { path, namespace: 'left-out' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({
      contents:
        'export { leftOut as HttpClient, leftOut as BearerCredentialHandler };\n' +
        "function leftOut() { throw new Error('This build has no OpenID client.'); }",
    }));
  },
};

const { metafile, outputFiles } = await build({
  entryPoints: { action: 'src/action.ts', cli: 'src/cli.ts', 'regex-worker': 'src/workspace/regex-worker.ts' },
  outdir: 'dist',
  bundle: true,
  // Its ES modules: half the size, and no require at run time.
  alias: { yaml: './node_modules/yaml/browser/index.js' },
  plugins: [coreWithoutHttp],
  metafile: true,
  write: false,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  charset: 'utf8',
  legalComments: 'none',
  // Dependencies that are CommonJS ask for Node's own modules by require.
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  define: { __VERSION__: JSON.stringify(version) },
  logLevel: 'warning',
});

// The licences of what is inside go with it.
const inside = new Set(
  Object.keys(metafile.inputs).flatMap(path => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []),
);
const licences = [...inside].sort().map(name => {
  const file = readdirSync(`node_modules/${name}`).find(each => /^LICENSE(?:\.md)?$/.test(each));
  return `${name}\n\n${readFileSync(`node_modules/${name}/${file}`, 'utf8').trim()}\n`;
});

const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
files.set('LICENSES.txt', licences.join('\n---\n\n'));

// Only what differs is put in place, each file at once, so that a run of the old one is not disturbed.
mkdirSync('dist', { recursive: true });
for (const name of readdirSync('dist')) if (!files.has(name)) rmSync(`dist/${name}`, { recursive: true });
for (const [name, text] of files) {
  if (existsSync(`dist/${name}`) && readFileSync(`dist/${name}`, 'utf8') === text) continue;
  writeFileSync(`dist/${name}.new`, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  renameSync(`dist/${name}.new`, `dist/${name}`);
}
