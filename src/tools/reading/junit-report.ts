import { SaxesParser } from 'saxes';
import type { TestCount } from '../tool.ts';

/** The test cases of a JUnit report, counted; undefined if it is none, or is cut short. */
export function countJunit(xml: string): TestCount | undefined {
  const cases = junitCases(xml);
  if (!cases) return undefined;
  const failed = cases.filter(each => each.failed).length;
  const skipped = cases.filter(each => each.skipped && !each.failed).length;
  return { ran: cases.length - skipped, failed, skipped };
}

/** The names of the tests that failed; none if it can't be read. */
export function failedInJunit(xml: string): string[] {
  return (junitCases(xml) ?? []).filter(({ failed }) => failed).map(({ name }) => name);
}

interface Case {
  name: string;
  failed: boolean;
  skipped: boolean;
}

/** Undefined if it is no well-formed XML, declares a document type, or is no JUnit report. */
function junitCases(xml: string): Case[] | undefined {
  const parser = new SaxesParser({ xmlns: false, position: false } as const);
  const open: string[] = [];
  const cases: Case[] = [];
  let current: Case | undefined;
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    if (parent === undefined && !/^testsuites?$/.test(name)) refuse();
    if (name === 'testcase') {
      if (current) refuse();
      current = { name: attributes.name ?? '', failed: false, skipped: false };
    } else if (current && parent === 'testcase') {
      if (name === 'failure' || name === 'error') current.failed = true;
      if (name === 'skipped') current.skipped = true;
    }
    open.push(name);
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    if (name !== 'testcase' || !current) return;
    cases.push(current);
    current = undefined;
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    if (error instanceof NoReport) return undefined;
    throw error;
  }
  return cases;
}

/** Ends the reading at the first thing that is wrong: the parser goes on otherwise. */
class NoReport extends Error {}

function refuse(): never {
  throw new NoReport();
}
