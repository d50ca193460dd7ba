/** The table of the benchmark, for the terminal and for docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './measure.ts';

const docs = join(import.meta.dirname, '../docs');
const begin = '<!-- begin of the table that npm run bench writes -->';
const end = '<!-- end of the table -->';

const meets = ({ ratio, goal }: Row) => goal === undefined || ratio <= goal;
const number = (value: number) => (value < 0.1 ? value.toFixed(3) : value.toFixed(2));

function table(rows: readonly Row[]): string {
  const lines = rows.map(row => {
    const { what, ours, against, ratio, goal, spread } = row;
    const range = spread ? ` (${number(spread[0])} to ${number(spread[1])})` : '';
    const wanted = goal === undefined ? '' : `${meets(row) ? '✓' : '✗ missed:'} at most ${number(goal)}`;
    return `| ${what} | ${ours} | ${against} | ${number(ratio)}${range} | ${wanted} |`;
  });
  return ['| what | contract-gate | beside | ratio | goal |', '|---|---|---|---|---|', ...lines].join('\n');
}

export function print(rows: readonly Row[]): void {
  console.log(table(rows));
}

/** Replaces the table in docs/performance.md, and the chart beside it. */
export function writeReport(rows: readonly Row[]): void {
  const file = join(docs, 'performance.md');
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${file} has no place for the table`);
  const machine = `Measured on ${process.platform} with Node ${process.versions.node}.`;
  const body = `${begin}\n\n${machine}\n\n${table(rows)}\n\n![Each ratio as a share of its goal](performance.svg)\n\n`;
  writeFileSync(file, text.slice(0, from) + body + text.slice(to));
  writeFileSync(join(docs, 'performance.svg'), chart(rows.filter(({ goal }) => goal !== undefined)));
}

const [width, height, left] = [860, 24, 430];

/** A bar for each row with a goal: how much of the goal it takes. The line is the goal. */
function chart(rows: readonly Row[]): string {
  const scale = (width - left - 90) / 1.5;
  const bars = rows.map((row, at) => {
    const share = row.ratio / row.goal!;
    const y = at * height + 8;
    const label = `${row.what}, ${row.against.replace(/:.*/, '')}`;
    return [
      `<text x="${left - 8}" y="${y + 11}" text-anchor="end">${escaped(label.length > 72 ? `${label.slice(0, 71)}…` : label)}</text>`,
      `<rect x="${left}" y="${y}" width="${Math.min(share, 1.5) * scale}" height="14" rx="2" fill="${meets(row) ? '#1a7f37' : '#cf222e'}"/>`,
      `<text x="${left + Math.min(share, 1.5) * scale + 6}" y="${y + 11}">${(share * 100).toFixed(0)} %</text>`,
    ].join('\n');
  });
  const total = rows.length * height + 16;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" font-family="sans-serif" font-size="11" role="img">`,
    '<title>Each ratio as a share of its goal; less is better</title>',
    `<rect width="${width}" height="${total}" fill="#ffffff"/>`,
    ...bars,
    `<line x1="${left + scale}" x2="${left + scale}" y1="0" y2="${total}" stroke="#57606a" stroke-dasharray="3 3"/>`,
    '</svg>',
    '',
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
