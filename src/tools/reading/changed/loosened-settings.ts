import { tools } from '../../index.ts';
import type { SettingKeys } from '../../tool.ts';

type Kind = keyof SettingKeys;

const patternOf = (kind: Kind) => {
  const sources = [...new Set(tools.flatMap(({ settingKeys }) => settingKeys?.[kind] ?? []))];
  return new RegExp(`^(?:${sources.join('|')})$`);
};
const kinds: readonly (readonly [Kind, RegExp])[] = (
  ['strict', 'lax', 'leavesOut', 'files', 'rules', 'least', 'most'] as const
).map(kind => [kind, patternOf(kind)]);

/** The values that a text gives to one key, in their order. */
interface Setting {
  /** As written. */
  key: string;
  values: Value[];
}

/** What stands behind a key: a word, or the items of a list. */
type Value = string | readonly string[];

const longest = 300_000;
const mostSettings = 20_000;
const mostLists = 1_000;
const longestValue = 20_000;

/**
 * Why new settings check less than those before, in words; undefined where their lines show no sign of it. Reads the keys
 * and values of JSON, YAML, TOML, INI, XML and plain JavaScript alike, and options of commands in them.
 * `isNew`: there was no such file, so only what it leaves out and turns off counts.
 */
export function loosened(before: string, now: string, isNew = false): string | undefined {
  if (before === now) return undefined;
  const [old, current] = [settingsOf(before), settingsOf(now)];
  if (!old || !current) return 'it is too long to be compared';
  for (const name of new Set([...old.keys(), ...current.keys()])) {
    const [was, is] = [old.get(name)?.values ?? [], current.get(name)?.values ?? []];
    const key = (current.get(name) ?? old.get(name))!.key;
    const reason = loweredSeverity(key, was, is) ?? reasonFor(kindOf(name, key, is), key, { was, is, isNew });
    if (reason) return reason;
  }
  return undefined;
}

function kindOf(name: string, key: string, is: readonly Value[]): Kind | undefined {
  return kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? (isPerFile(key, is) ? 'leavesOut' : undefined);
}

function reasonFor(
  kind: Kind | undefined,
  key: string,
  { was, is, isNew }: { was: readonly Value[]; is: readonly Value[]; isNew: boolean },
): string | undefined {
  if (kind === undefined) return undefined;
  const counts = !isNew || kind === 'lax' || kind === 'leavesOut' || (kind === 'strict' && count(is, isOff) > 0);
  return counts ? reasons[kind](key, was, is) : undefined;
}

type Reason = (key: string, was: readonly Value[], is: readonly Value[]) => string | undefined;

const reasons: Record<Kind, Reason> = {
  strict(key, was, is) {
    const isLess = count(is, isOn) < count(was, isOn) || count(is, isOff) > count(was, isOff);
    return isLess ? `${key} is turned off` : undefined;
  },
  lax: (key, was, is) => (count(is, isOn) > count(was, isOn) ? `${key} is turned on` : undefined),
  leavesOut(key, was, is) {
    const [more] = itemsOf(is).filter(item => !itemsOf(was).includes(item) && !isOutput(item));
    return more === undefined ? undefined : `${key} has ${more}`;
  },
  files: (key, was, is) => (is.length === 0 ? undefined : lost(key, was, is)),
  rules: (key, was, is) => lost(key, was, is),
  least(key, was, is) {
    const [old, now] = [numbersOf(was), numbersOf(is)];
    const at = old.findIndex((number, index) => (now[index] ?? Number.NEGATIVE_INFINITY) < number);
    return at === -1 ? undefined : `${key} goes from ${old[at]} to ${now[at] ?? 'none'}`;
  },
  most(key, was, is) {
    const [old, now] = [numbersOf(was), numbersOf(is)];
    const at = old.findIndex((number, index) => (now[index] ?? Number.POSITIVE_INFINITY) > number);
    return at === -1 ? undefined : `${key} goes from ${old[at]} to ${now[at] ?? 'none'}`;
  },
};

function lost(key: string, was: readonly Value[], is: readonly Value[]): string | undefined {
  const [gone] = itemsOf(was).filter(item => !itemsOf(is).includes(item));
  return gone === undefined ? undefined : `${key} no longer has ${gone}`;
}

/** What a rule does where it is broken. */
const severities: Readonly<Record<string, number>> = {
  off: 0,
  allow: 0,
  ignore: 0,
  '0': 0,
  warn: 1,
  warning: 1,
  info: 1,
  '1': 1,
  error: 2,
  deny: 2,
  forbid: 2,
  '2': 2,
};

/** A rule of a linter under its own name: switched off, reported less loudly, or gone. */
function loweredSeverity(key: string, was: readonly Value[], is: readonly Value[]): string | undefined {
  const severity = (value: Value) => severities[(typeof value === 'string' ? value : value[0])?.toLowerCase() ?? ''];
  const word = (value: Value) => (typeof value === 'string' ? value : value[0]);
  const [old, now] = [was, is].map(values => values.filter(value => severity(value) !== undefined));
  // Numbers mean something else to most keys.
  const isRule =
    /[\w]-\w|\//.test(key) || [...old!, ...now!].some(value => /^(?:off|error|allow|deny|forbid)$/i.test(word(value)!));
  if (!isRule || key.startsWith('--') || (was.length > old!.length && is.length > now!.length)) return undefined;
  for (const [index, value] of old!.entries()) {
    const next = now![index];
    if (next === undefined && severity(value) === 2 && is.length === 0) return `${key} is no longer ${word(value)}`;
    if (next !== undefined && severity(next)! < severity(value)!)
      return `${key} goes from ${word(value)} to ${word(next)}`;
  }
  const off = now!.slice(old!.length).find(value => severity(value) === 0 && (was.length === 0 || old!.length > 0));
  return off === undefined || /^ignore$/i.test(word(off)!) ? undefined : `${key} is ${word(off)}`;
}

/** Codes of rules under the files in which they don't hold. */
function isPerFile(key: string, values: readonly Value[]): boolean {
  return (
    /[*./]/.test(key) &&
    values.some(value => typeof value !== 'string' && value.some(item => /^[A-Z]{1,5}\d{0,4}$/.test(item)))
  );
}

/** What tools write is not checked anywhere. */
function isOutput(item: string): boolean {
  return /^!?(?:\.{0,2}\/|\*\*\/|<rootDir>\/)*(?:dist|build|out|output|coverage|vendor|node_modules|target|generated|__generated__|__pycache__|\.[\w-]+|[\w-]*\.min\.\*|[\w-]*venv)(?:\/.*)?$/.test(
    item,
  );
}

const count = (values: readonly Value[], of: (word: string) => boolean) =>
  values.filter(value => typeof value === 'string' && of(value.toLowerCase())).length;
const isOff = (word: string) => /^(?:false|off|no|none|0|basic|disabled)$/.test(word);
const isOn = (word: string) => word !== '' && !isOff(word);

const itemsOf = (values: readonly Value[]) =>
  values.flatMap(value => (typeof value === 'string' ? splitWords(value) : value));
const splitWords = (value: string) => value.split(/[\s,|]+/).filter(word => word !== '' && word !== 'false');

const numbersOf = (values: readonly Value[]) =>
  values.flatMap(value =>
    typeof value === 'string' && /^-?\d+(?:\.\d+)?%?$/.test(value) ? [Number.parseFloat(value)] : [],
  );

/** A key with what gives it a value; an option of a command; an element of XML. */
const assignment =
  /(?<=^|[\s{,(<["'`])(?:(["'`]?)(@?[A-Za-z_][\w@./*-]{0,100})\1[ \t]{0,10}(?::(?!:)|=(?![=>])|(?<=<\2)>|\((?=\s*\[))[ \t]{0,10}|([A-Z][A-Z_]{3,40}[ ](?=(?:TRUE|ON)\b)|--[a-zA-Z][\w-]{0,60})(?:=|[ ](?=[\d.]{1,10}\b))?)/gm;
const presets = /(?<![\w$])[\w$.]{0,60}\bconfigs\.[\w$.-]{1,60}|(?<=['"])(?:eslint|plugin):[\w/@-]{1,100}/g;

/** Undefined if there are too many. */
function settingsOf(source: string): Map<string, Setting> | undefined {
  if (source.length > longest) return undefined;
  const text = withoutComments(source);
  const found = new Map<string, Setting>();
  const add = (key: string, value: Value) => {
    const name = key
      .trim()
      .toLowerCase()
      .replaceAll(/[-_]|^[\w.]*\./g, '');
    const setting = found.get(name) ?? { key: key.trim(), values: [] };
    found.set(name, setting);
    setting.values.push(value);
  };
  let total = 0;
  let lists = 0;
  for (const match of text.matchAll(assignment)) {
    if (++total > mostSettings) return undefined;
    const [whole, , key, option] = match;
    if (text[match.index + whole.length] === '[' && ++lists > mostLists) return undefined;
    const value = valueAt(text, match.index + whole.length, option !== undefined);
    if (value !== undefined) add(option ?? key!, value);
  }
  for (const [preset] of text.matchAll(presets)) add('presets', preset);
  return found;
}

function without(text: string, open: string, close: string): string {
  const [start = '', ...rest] = text.split(open);
  return (
    start + rest.map(each => (each.includes(close) ? each.slice(each.indexOf(close) + close.length) : '')).join('')
  );
}

function withoutComments(text: string): string {
  return without(text, '<!--', '-->')
    .replaceAll(/\/\*(?!\*\/)[^'"`\n]{0,200}?\*\//g, '')
    .replaceAll(/^[ \t]*(?:\/\/|#(?!!)|;)[^\n]*/gm, '')
    .replaceAll(/[ \t](?:\/\/|#)[ \t][^\n'"]*$/gm, '');
}

/** The word or list that begins there; undefined for a mapping. */
function valueAt(text: string, at: number, isOption: boolean): Value | undefined {
  const rest = text.slice(at, at + longestValue);
  if (isOption) return /^[\w./*:@%-]+/.exec(text[at - 1] === '=' || text[at - 1] === ' ' ? rest : '')?.[0] ?? 'true';
  if (rest.startsWith('{')) return undefined;
  if (rest.startsWith('[')) return listIn(rest);
  const quoted = /^(["'`])((?:\\.|(?!\1)[^\\\n]){0,2000})\1/.exec(rest);
  if (quoted) return quoted[2]!;
  const bare = /^[^,\n}\])<;]*/.exec(rest)![0].trim();
  return bare === '' || /^[|>]-?$/.test(bare) ? blockIn(text, at) : bare;
}

function listIn(text: string): readonly string[] {
  let depth = 0;
  let end = 0;
  for (; end < text.length; end++) {
    if (text[end] === '[') depth++;
    else if (text[end] === ']' && --depth === 0) break;
  }
  const inside = text.slice(1, end);
  const quoted = [...inside.matchAll(/(["'`])((?:\\.|(?!\1)[^\\\n]){0,500})\1/g)].map(([, , item]) => item!);
  return quoted.length > 0 ? quoted : inside.split(',').flatMap(item => item.trim() || []);
}

const mostItems = 2_000;

/** The lines below a key that are further in, or begin with a dash. */
function blockIn(text: string, at: number): readonly string[] | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const indent = text.slice(start).search(/\S/);
  const items: string[] = [];
  let from = text.indexOf('\n', at);
  while (from !== -1 && items.length < mostItems) {
    const end = text.indexOf('\n', from + 1);
    const line = text.slice(from + 1, end === -1 ? undefined : end);
    from = end;
    if (line.trim() === '') continue;
    const inner = line.search(/\S/);
    const isItem = /^\s*-\s/.test(line);
    if (inner < indent || (inner === indent && !isItem)) break;
    if (!isItem && /^\s*["']?[\w./-]+["']?\s*(?::\s|:$|=)/.test(line)) return items.length > 0 ? items : undefined;
    items.push(
      line
        .trim()
        .replace(/^-\s+/, '')
        .replace(/^(["'])(.*)\1,?$/, '$2')
        .replace(/,$/, ''),
    );
  }
  return items.length > 0 ? items : undefined;
}
