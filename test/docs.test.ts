import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../src/contracts/compile.ts';
import { dialectRegistry as dialects } from '../src/dialects/index.ts';
import type { Document } from '../src/model/contract.ts';
import { noPolicy } from '../src/policy/schema.ts';
import { parseDocuments } from '../src/syntax/parse.ts';
import { parsePolicy } from './support/policy.ts';

const top = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(top, path), 'utf8');
const inFolder = (folder: string) => readdirSync(join(top, folder)).map(name => `${folder}/${name}`);

const atTop = ['README.md', 'AGENTS.md', 'CHANGELOG.md', 'SECURITY.md', '.github/CONTRIBUTING.md'];
const pages = [...atTop, ...inFolder('docs').filter(path => path.endsWith('.md'))];

interface Fence {
  /** The page and line, for the name of the test. */
  place: string;
  language: string;
  kind: string;
  text: string;
}

/** The fences of a page whose info string is a language and the kind of document that they hold. */
function fencesIn(page: string, source: string): Fence[] {
  const forms = /^(`{3,})(yaml|json) (\w+)\n((?:.*\n)*?)\1$/gm;
  return [...source.matchAll(forms)].map(({ index, 2: language, 3: kind, 4: text }) => {
    const line = source.slice(0, index).split('\n').length;
    return { place: `${page}:${line}`, language: language!, kind: kind!, text: text! };
  });
}

/** Documents as contracts, and every problem as a line. */
function contracts(files: readonly (readonly [path: string, text: string])[], policy = noPolicy) {
  const problems: string[] = [];
  const documents = files.flatMap(([path, text]): Document[] => {
    const parsed = parseDocuments(path, text);
    problems.push(...parsed.problems.map(({ message }) => `${path}: ${message}`));
    return parsed.nodes.map(node => ({ path, trust: 'base', node }));
  });
  const compiled = compile(documents, { policy, dialects });
  problems.push(...compiled.problems.map(({ message, at }) => `${at.path}:${at.line}: ${message}`));
  return { ...compiled, problems };
}

const fences = pages.flatMap(page => fencesIn(page, read(page)));
const ofKind = (kind: string) => fences.filter(fence => fence.kind === kind);

test('fences are found by their info string', () => {
  const page = 'a\n```yaml contract\nid: a\n```\n```yaml\nb: 1\n```\n````json policy\n{}\n```\n````\n';
  expect(fencesIn('page', page)).toEqual([
    { place: 'page:2', language: 'yaml', kind: 'contract', text: 'id: a\n' },
    { place: 'page:8', language: 'json', kind: 'policy', text: '{}\n```\n' },
  ]);
});

test('the documentation has examples of both kinds, and no others', () => {
  expect([...new Set(fences.map(({ kind }) => kind))].sort()).toEqual(['contract', 'policy']);
});

test.each(ofKind('contract'))('the contract at $place is valid', ({ place, language, text }) => {
  const { contracts: found, epics, problems } = contracts([[`${place}.${language}`, text]]);
  expect(problems).toEqual([]);
  expect(found.length + epics.length).toBeGreaterThan(0);
});

test.each(ofKind('policy'))('the policy at $place is valid', ({ place, language, text }) => {
  expect(parsePolicy(`${place}.${language}`, text, place).problems).toEqual([]);
});

test('a typo in an example would be found', () => {
  expect(contracts([['a.yml', 'id: a\nvalidation:\n  file_exist: [a]\n']]).problems).toHaveLength(1);
});

const examples = inFolder('examples/contracts').map(path => [path, read(path)] as const);
const examplePolicy = 'examples/contract-gate.yml';

test('the example policy is valid, and says something about each of its lines', () => {
  expect(parsePolicy(examplePolicy, read(examplePolicy), examplePolicy).problems).toEqual([]);
  const silent = read(examplePolicy)
    .split('\n')
    .filter(line => line.trim() !== '' && !line.includes('# '));
  expect(silent).toEqual([]);
});

test('the examples are valid together, under the example policy', () => {
  const { policy } = parsePolicy(examplePolicy, read(examplePolicy), examplePolicy);
  const { contracts: found, epics, problems } = contracts(examples, policy);
  expect(problems).toEqual([]);
  expect(epics.map(({ id }) => id)).toEqual(['sessions']);
  const ids = found.map(({ id }) => id);
  expect(ids.sort()).toEqual(['api-docs-v2', 'redis-cache', 'user-authentication', 'user-not-found']);
  expect(found.flatMap(({ dependsOn }) => dependsOn.map(({ value }) => value)).filter(id => !ids.includes(id))).toEqual(
    [],
  );
});

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(page: string): string[] {
  const text = read(page).replaceAll(/^(`{3,})[^\n]*\n(?:.*\n)*?\1$/gm, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!);
  return headings.map(heading =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

test.each(pages)('the links of %s lead somewhere', page => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)];
  const broken = links.filter(([, path, anchor]) => {
    const target = path === '' ? page : join(page, '..', path!);
    if (!existsSync(join(top, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('the index of the documentation links every page', () => {
  const index = read('docs/README.md');
  const linked = pages.filter(page => page.startsWith('docs/') && page !== 'docs/README.md');
  expect(linked.filter(page => !index.includes(`](${page.slice('docs/'.length)})`))).toEqual([]);
});

test('the README has at most two screens', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(90);
});
