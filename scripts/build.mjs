// Builds dist/: readable, with every dependency inside, so that nothing has to be installed.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
rmSync('dist', { recursive: true, force: true });

const { metafile } = await build({
  entryPoints: { cli: 'src/cli.ts', 'regex-worker': 'src/workspace/regex-worker.ts' },
  outdir: 'dist',
  bundle: true,
  // Its ES modules: half the size, and no require at run time.
  alias: { yaml: './node_modules/yaml/browser/index.js' },
  metafile: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  charset: 'utf8',
  legalComments: 'none',
  define: { __VERSION__: JSON.stringify(version) },
  logLevel: 'warning',
});

// The licences of what is inside go with it.
const inside = new Set(
  Object.keys(metafile.inputs).flatMap(path => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []),
);
const licences = [...inside]
  .sort()
  .map(name => `${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()}\n`);
writeFileSync('dist/LICENSES.txt', licences.join('\n---\n\n'));
