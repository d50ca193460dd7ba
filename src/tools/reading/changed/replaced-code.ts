import { tools } from '../../index.ts';
import { importsIn, isTest, measurable } from '../test-files.ts';

const forms = tools.flatMap(({ replaces }) => replaces ?? []);

interface Replaced {
  /** A module or class, as written, or the name that it has in the test. */
  of: string;
  /** The member that is replaced; all of it if there is none. */
  member?: string;
  /** Text of a replacement that takes over the rest of the module. */
  partial?: string;
}

/**
 * Whether a test now replaces the code that it tested, in words: the module that it is named after, or all of the project's
 * code that it loaded. Undefined if it replaces something else, or replaced as much before.
 */
export function replacedSubject(
  before: { path: string; text: string },
  now: { path: string; text: string },
): string | undefined {
  const old = new Set(replacedIn(before.text).map(nameOf));
  const all = replacedIn(now.text);
  if (all.length >= mostReplaced) return 'replaces more than can be compared';
  const own = measurable(before.text);
  const subjects = new Set([before.path, now.path].map(stemOfTest));
  for (const one of all.filter(each => !old.has(nameOf(each)))) {
    const module = moduleOf(one.of, now.text);
    const isNamed = one.member === undefined || module !== one.of;
    if (!subjects.has(stemOf(module)) || (isNamed && isPackage(module, now.path))) continue;
    if (one.member !== undefined && !isCalled(one.member, own)) continue;
    if (one.partial !== undefined && !namesIn(one.partial).some(name => isCalled(name, own))) continue;
    return `replaces ${nameOf(one)}, which it tests`;
  }
  const loaded = (text: string) => localImports(now.path, text);
  const left = loaded(now.text).filter(
    module => !all.some(({ of, member, partial }) => of === module && !member && !partial),
  );
  const [first] = loaded(before.text);
  return first !== undefined && left.length === 0 ? `no longer loads ${first}, which it tested` : undefined;
}

function replacedIn(text: string): Replaced[] {
  const code = measurable(text);
  return forms.flatMap(form =>
    matchesOf(form, code).map(({ 0: whole, 1: of = '', 2: member, index }) => {
      const call = callAt(code.slice(index, index + whole.length + longestFactory));
      const isPartial = /\b(?:requireActual|importActual|importOriginal|createMockFromModule|original|actual)\b/.test(
        call,
      );
      return { of, ...(member === undefined ? {} : { member }), ...(isPartial ? { partial: call } : {}) };
    }),
  );
}

const longestFactory = 2_000;
const mostReplaced = 2_000;

function matchesOf(form: RegExp, code: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const match of code.matchAll(form)) if (found.push(match) >= mostReplaced) break;
  return found;
}

/** The call at the start of a text: its line, or up to the line that closes it. */
function callAt(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return /\);?\s*$/.test(line) ? line : text.split(/\n[})\]]{0,3}\);?/, 1)[0]!;
}

function nameOf({ of, member }: Replaced): string {
  return member === undefined ? of : `${of}.${member}`;
}

/** The module that a name stands for, if the test imports it as a whole. */
function moduleOf(name: string, text: string): string {
  if (!/^[\w$]+$/.test(name)) return name;
  const imported = new RegExp(
    String.raw`(?:import\s+(?:\*\s*as\s+)?${quoted(name)}\s+from\s+|(?:const|let|var)\s+${quoted(name)}\s*=\s*(?:await\s+)?(?:require|import)\(\s*)['"]([^'"\n]+)['"]`,
  );
  const aliased = new RegExp(String.raw`^\s*import\s+([\w.]+)\s+as\s+${quoted(name)}\b`, 'm');
  return imported.exec(text)?.[1] ?? aliased.exec(text)?.[1] ?? name;
}

const quoted = (name: string) => name.replaceAll('$', String.raw`\$`);

/** In JavaScript, a module that is no path and has no alias of the project is a package. */
function isPackage(module: string, path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path) && !/^[.~#]|^@\/|^src\//.test(module);
}

/** What a module is called: its last part, or its folder's where it is the index. */
function stemOf(module: string): string {
  const parts = module
    .replace(/\.(?:[cm]?[jt]sx?|py|vue|svelte)$/, '')
    .split(/[/.]/)
    .filter(Boolean);
  const last = parts.at(-1) === 'index' || parts.at(-1) === '__init__' ? parts.at(-2) : parts.at(-1);
  return plain(last ?? '');
}

function stemOfTest(path: string): string {
  const base = path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.(?:test|spec|unit|integration))?\.\w+$/, '');
  return plain(base.replace(/^test[_-]|[_-](?:test|spec)$|(?<=[a-z\d])(?:Tests?|Spec|IT)$/g, ''));
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

const isCalled = (name: string, text: string) => new RegExp(String.raw`(?<![\w$])${quoted(name)}\s*[(!]`).test(text);

const namesIn = (factory: string) => [...factory.matchAll(/\b([A-Za-z_$][\w$]*)\s*[:(]/g)].map(([, name]) => name!);

/** The modules of the project that a test imports, without helpers that are tests themselves. */
function localImports(path: string, text: string): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return [];
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const statements = importsIn(text).flatMap(words => [...words]);
  const called = [...text.matchAll(/\b(?:import|require)\(\s*['"]([^'"\n]+)['"]/g)].map(([, module]) => module!);
  const modules = [...statements, ...called].filter(word => /^\.{1,2}\//.test(word));
  return [...new Set(modules)].filter(module => !isTest(resolved(folder, module)));
}

function resolved(folder: string, module: string): string {
  const parts: string[] = [];
  for (const part of `${folder}${module}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
