export interface Tag {
  name: string;
  closes: boolean;
  /** `<a/>`: opens and closes. */
  empty: boolean;
  /** Everything between its angles. */
  source: string;
}

const skipped: readonly (readonly [open: string, close: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/** The tags of an XML text in one pass; `broken` last where it is no whole XML document. No entity is ever expanded. */
export function* tagsOf(xml: string): Generator<Tag | 'broken', void> {
  let index = xml.startsWith('\uFEFF') ? 1 : 0;
  let depth = 0;
  let roots = 0;
  for (;;) {
    const start = xml.indexOf('<', index);
    const text = xml.slice(index, start === -1 ? xml.length : start);
    if (depth === 0 && text.trim() !== '') return yield 'broken';
    if (start === -1) return depth === 0 && roots === 1 ? undefined : yield 'broken';
    const past = skippedEnd(xml, start);
    if (past === undefined) {
      const read = tagAt(xml, start);
      if (!read) return yield 'broken';
      if (depth === 0) roots++;
      if (!read.tag.empty) depth += read.tag.closes ? -1 : 1;
      if (roots > 1 || depth < 0) return yield 'broken';
      yield read.tag;
      index = read.end;
    } else if (past === -1) return yield 'broken';
    else index = past;
  }
}

/** Where a comment, CDATA section, instruction or document type ends; -1 where it does not; undefined where there is none. */
function skippedEnd(xml: string, start: number): number | undefined {
  for (const [open, close] of skipped) {
    if (!xml.startsWith(open, start)) continue;
    const end = xml.indexOf(close, start + open.length);
    return end === -1 ? -1 : end + close.length;
  }
  if (xml[start + 1] !== '!') return undefined;
  const end = xml.indexOf('>', start);
  // A document type with entities of its own has no place in a report.
  return end === -1 || xml.slice(start, end).includes('[') ? -1 : end + 1;
}

const tagName = /[^\s/<>="'!?]+/y;

function tagAt(xml: string, start: number): { tag: Tag; end: number } | undefined {
  const closes = xml[start + 1] === '/';
  tagName.lastIndex = start + (closes ? 2 : 1);
  const name = tagName.exec(xml)?.[0];
  if (name === undefined) return undefined;
  let index = tagName.lastIndex;
  while (index < xml.length && xml[index] !== '>') {
    const character = xml[index]!;
    if (character === '<') return undefined;
    const quoted = character === '"' || character === "'";
    index = quoted ? xml.indexOf(character, index + 1) + 1 : index + 1;
    if (index === 0) return undefined;
  }
  if (index >= xml.length) return undefined;
  return {
    tag: { name, closes, empty: !closes && xml[index - 1] === '/', source: xml.slice(start + 1, index) },
    end: index + 1,
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The value of an attribute, with the five entities that every XML has. */
export function attribute({ source }: Tag, name: string): string | undefined {
  for (const [, key, double, single] of source.matchAll(/([^\s="'<>/]{1,100})\s?=\s?(?:"([^"]*)"|'([^']*)')/g)) {
    if (key === name)
      return (double ?? single ?? '').replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, word) => entities[word]!);
  }
  return undefined;
}
