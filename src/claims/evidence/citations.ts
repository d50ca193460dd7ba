import type { Files, World } from '../../model/world.ts';
import { mostRead } from './measure.ts';

/** Something in evidence that anybody can look up. `text` is as written. */
export type Citation = CitedPath | { text: string; commit: string };

interface CitedPath extends Lines {
  text: string;
  path: string;
  /** It may as well be something else: it has a line, but neither a known ending nor a folder that is there. */
  doubtful?: true;
}

interface Lines {
  line?: number;
  /** Of a range. */
  last?: number;
}

/** More citations than these are refused, since each is looked up. */
const mostPaths = 200;
const mostCommits = 20;
const mostListed = 10;

const extensions = new Set(
  `astro bash bat bicep c cc cfg cjs clj conf cpp cs css csv cts cue cxx dart diff env erl ex exs feature fish fs gd gif go gql gradle
  graphql groovy h hbs hcl hpp hs htm html ico ini ipynb java jl jpeg jpg js json json5 jsonc jsonl jsx kt kts less lock log lua m md mdx mjs mk ml mm
  mts nim nix patch pdf php pl png prisma properties proto ps1 pug py pyi r rb rs rst sass scala scss sh snap sol sql svelte svg
  swift tf toml ts tsv tsx ttf txt vue wasm webp xlsx xml yaml yml zig zsh`.split(/\s+/),
);
/** Endings that are as often a member of something (`console.log`, `mutex.lock`) or an abbreviation (`a.m.`) as a file. */
const unsure = new Set('c conf diff env ex feature fs h lock log m patch properties r snap'.split(' '));
/** Names of things that are no files: libraries, sites, answers of a server. */
const products =
  /^(?:[A-Z]\w*\.js|(?:node|next|nuxt|vue|react|three|d3|express|nest|day|p5|socket)\.js|docs\.rs|bun\.sh|brew\.sh|(?:r|res|resp|response|req|request)\.(?:json|html|xml)|history\.go)$/;
/** What may precede a port. */
const hosts = /\.(?:com|org|net|io|dev|app|co|edu|gov|local|localhost|internal)$/i;
const plainNames =
  /^(?:Makefile|Dockerfile|Gemfile|Rakefile|Procfile|Jenkinsfile|Vagrantfile|Justfile|LICENSE|CODEOWNERS)$/;

/** The most words of a text that may have to be looked up. */
export function lookUpsIn(text: string): number {
  return text.split(/\s+/).filter(word => /[\\/]|\.[A-Za-z]|:\d|[0-9a-f]{7}/i.test(word)).length;
}

/** Every path and commit that a text cites. A first segment that exists at the top makes a path of what has no extension. */
export function citationsIn(text: string, tops: ReadonlySet<string>): Citation[] {
  const words = text
    .slice(0, mostRead)
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\b[a-z][a-z0-9+.-]{0,20}:\/\/\S+/gi, ' ');
  const found = new Map<string, Citation>();
  for (const citation of [...pathsIn(words, tops), ...commitsIn(words)]) found.set(citation.text, citation);
  return [...found.values()];
}

function pathsIn(text: string, tops: ReadonlySet<string>): Citation[] {
  const tokens = text.split(/[\s"'`“”‘’«»„「」『』【】()<>|,;。、!?=]+/u);
  return tokens
    .flatMap(token => readings(token, tops))
    .flatMap(token => {
      const { path: written, ...lines } = splitLine(unwrapped(token));
      const path = resolved(written);
      if (path === '' || /[*{}$%^]|.@|\.\.|^~|^-/.test(path)) return [];
      const parts = path.split('/');
      const joined = parts.length > 1 && !tops.has(parts[0]!) && parts.every(hasExtension);
      return (joined ? parts : [path]).flatMap(each => {
        if (!isPath(each, lines.line, tops)) return [];
        const { line, last } = lines;
        const text = line === undefined ? each : `${each}:${line}${last === undefined ? '' : `-${last}`}`;
        const doubtful = isKnown(each, tops) ? {} : { doubtful: true as const };
        return [{ text, path: each.replace(/^\/|\/$/g, ''), ...lines, ...doubtful }];
      });
    });
}

/** In scripts without spaces a path touches the words around it: then it is the part in ASCII letters. */
function readings(token: string, tops: ReadonlySet<string>): readonly string[] {
  if (/^[\x20-\x7e]*$/.test(token)) return [token];
  const ended = /^.*?\.[A-Za-z0-9]{1,10}(?![A-Za-z0-9.])/.exec(token)?.[0];
  if (ended !== undefined && tops.has(ended.split('/', 1)[0]!)) return [ended];
  return token.match(/[\x21-\x7e]+/g) ?? [];
}

/** Without the signs around it: emphasis, bullets, brackets that it does not close itself, a full stop, a remark before a colon. */
function unwrapped(token: string): string {
  let word = token
    .replaceAll('\\', '/')
    .replace(/^[:^+&#•·→-]+/, '')
    .replace(/[.:…^+&#→~-]+$/, '');
  if (word.startsWith('{') && word.endsWith('}')) word = word.slice(1, -1);
  const bare = word
    .replace(/^__(.+\.\w+)__$/, '$1')
    .replace(/^(?:\*{1,3}|~~)(?=[\w/])/, '')
    .replace(/(?:\*{1,3}|~~)$/, '');
  if (!bare.includes('*')) word = bare;
  if (word.startsWith('[') && (word.endsWith(']') || !word.includes(']'))) word = word.slice(1);
  if (word.endsWith(']') && !word.includes('[')) word = word.slice(0, -1);
  return word.replace(/^(?:\.\/)+/, '').replace(/[.:…]+$/, '');
}

function splitLine(word: string): { path: string } & Lines {
  const match = /(?::(\d{1,7})(?:[-–](\d{1,7})|:\d{1,7})?|#L(\d{1,7})(?:-L?(\d{1,7}))?)$/.exec(word);
  const path = word.slice(0, match?.index ?? word.length);
  const [line, last] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]];
  const own = { path: path.slice(path.lastIndexOf(':') + 1) };
  if (line === undefined) return own;
  return { ...own, line: Number(line), ...(last === undefined ? {} : { last: Number(last) }) };
}

/** `a/../b` is `b`; what leaves the checkout keeps its dots. */
function resolved(path: string): string {
  if (!path.includes('/../')) return path;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

function isPath(path: string, line: number | undefined, tops: ReadonlySet<string>): boolean {
  const parts = path.split('/');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length === 1) {
    if (line !== undefined && /^.+\.[A-Za-z]\w{0,9}$/.test(path)) return !hosts.test(path);
    if (products.test(path)) return false;
    return (
      (hasExtension(path) && !unsure.has(endingOf(path))) ||
      (line !== undefined && (plainNames.test(path) || tops.has(path)))
    );
  }
  if (tops.has(first)) return true;
  // An absolute path or a route of a service, a package, a host, or what was installed is nothing of this repository.
  if (first === '') return tops.has(parts[1] ?? '');
  if (first.startsWith('@') || /^(?:[^.]+\.)+[a-z]{2,}$/i.test(first) || parts.includes('node_modules')) return false;
  if (products.test(last) && line === undefined) return false;
  return hasExtension(last) || (line !== undefined && /[A-Za-z]/.test(path));
}

/** Its ending or its first folder says that it is a path. */
function isKnown(path: string, tops: ReadonlySet<string>): boolean {
  const parts = path.replace(/^\//, '').split('/');
  return tops.has(parts[0]!) || hasExtension(parts.at(-1)!) || plainNames.test(parts.at(-1)!);
}

function hasExtension(name: string): boolean {
  return extensions.has(endingOf(name));
}

function endingOf(name: string): string {
  return /^.+\.([A-Za-z][A-Za-z0-9]{0,9})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

const noCommit =
  /(?:\b(?:id|ids|token|hash|digest|md5|sha-?1|sha-?256|key|checksum|request|trace|build|colou?r|uuid|etag|blob|tree|image)[\s:=#]*|[#\w./:%+-])$/i;

/** Hexadecimal words that are written like commits: short or whole, with digits and letters, and called nothing else; or whatever is called a commit. */
function commitsIn(text: string): Citation[] {
  return [...text.matchAll(/(?<![0-9A-Za-z_])[0-9a-f]{7,40}(?![0-9A-Za-z_])/gi)].flatMap(match => {
    const [id] = match;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const after = text.slice(match.index + id.length, match.index + id.length + 2);
    const called = /\b(?:commit|commits|revision|rev|sha)[\s:#`"'(]*$/i.test(before);
    const likely =
      (id.length <= 12 || id.length === 40) &&
      /[0-9].*[0-9]/.test(id) &&
      /[a-f]/.test(id) &&
      !/[A-F]/.test(id) &&
      !/^\d+e\d+$/.test(id);
    if (!called && (!likely || noCommit.test(before) || /^[-./:%]\w/.test(after))) return [];
    return [{ text: id, commit: id.toLowerCase() }];
  });
}

/** A sentence for each citation that does not resolve; `doubtful` ones may be no citations at all. */
export async function badCitations(text: string, world: World): Promise<{ wrong: string[]; doubtful: string[] }> {
  const citations = citationsIn(text, indexOf(world.files).tops);
  const commits = citations.filter(each => 'commit' in each).length;
  if (commits > mostCommits || citations.length - commits > mostPaths) {
    const most = commits > mostCommits ? `${mostCommits} commits` : `${mostPaths} paths`;
    return { wrong: [`it cites more than ${most}`], doubtful: [] };
  }
  const isDoubtful = (each: Citation) => 'doubtful' in each;
  const problems = async (some: readonly Citation[]) => {
    const found = await Promise.all(some.map(each => unresolved(each, world)));
    return [...new Set(found.filter(each => each !== undefined))].slice(0, mostListed);
  };
  return {
    wrong: await problems(citations.filter(each => !isDoubtful(each))),
    doubtful: await problems(citations.filter(isDoubtful)),
  };
}

async function unresolved(citation: Citation, world: World): Promise<string | undefined> {
  if ('commit' in citation) {
    return (await world.hasCommit(citation.commit)) ? undefined : `there is no commit ${citation.text}`;
  }
  const { path, line, last = line } = citation;
  const found = await lookUp(path, world);
  if ('reason' in found) return wasThere(path, world) ? undefined : found.reason;
  if (line === undefined || last === undefined) return undefined;
  return (await lineProblem(found.paths, line, world)) ?? (await lineProblem(found.paths, last, world));
}

/** Work that removes or moves files may cite them. */
function wasThere(path: string, { changes }: World): boolean {
  return changes.some(({ kind, path: now, from }) => {
    const before = kind === 'deleted' ? now : from;
    return before !== undefined && (before === path || before.startsWith(`${path}/`) || before.endsWith(`/${path}`));
  });
}

/** The path itself; else files that end in it, since people leave out the folders that all share. */
async function lookUp(path: string, world: World): Promise<{ paths: readonly string[] } | { reason: string }> {
  const look = await world.files.inspect(path);
  if ((look.kind === 'file' || look.kind === 'directory') && look.kept) return { paths: [path] };
  const longer = endingIn(path, world.files);
  if (longer.length > 0) return { paths: longer };
  if (look.kind === 'file') return { reason: `${path} is ignored by git, so nobody else can look it up` };
  const near = look.kind === 'missing' && look.nearest;
  return { reason: near ? `there is no ${path}, but ${near}: the letter case differs` : `there is no ${path}` };
}

interface Index {
  /** The names at the top of the checkout. */
  tops: ReadonlySet<string>;
  /** A file's name → the paths that end in it. */
  names: ReadonlyMap<string, readonly string[]>;
}

/** A list of files is indexed once, however much evidence is looked up in it. */
const indices = new WeakMap<readonly string[], Index>();

function indexOf({ list }: Files): Index {
  const known = indices.get(list);
  if (known) return known;
  const names = new Map<string, string[]>();
  for (const path of list) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const same = names.get(name);
    if (same) same.push(path);
    else names.set(name, [path]);
  }
  const made = { tops: new Set(list.map(path => path.split('/', 1)[0]!)), names };
  indices.set(list, made);
  return made;
}

function endingIn(path: string, files: Files): readonly string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (indexOf(files).names.get(name) ?? []).filter(each => each === path || each.endsWith(`/${path}`));
}

/** The line must be there in one of the files, as it is or as it was before the change. */
async function lineProblem(paths: readonly string[], line: number, world: World): Promise<string | undefined> {
  let most = 0;
  for (const path of paths.slice(0, 5)) {
    const read = await world.files.read(path);
    if (read.kind !== 'text') continue;
    most = Math.max(most, lineCount(read.text));
    if (line > most) most = Math.max(most, lineCount((await world.before(path)) ?? ''));
  }
  if (line >= 1 && line <= most) return undefined;
  return `${paths[0]} has ${most === 1 ? '1 line' : `${most} lines`}, so there is no line ${line}`;
}

function lineCount(text: string): number {
  if (text === '') return 0;
  const lines = text.split(/\r\n|\r|\n/).length;
  return /[\r\n]$/.test(text) ? lines - 1 : lines;
}
