import { SaxesParser } from 'saxes';
import type { PrintedFailure, TestCount } from '../tool.ts';

/** The test cases of a JUnit report, counted; undefined if it is no report or is cut short. */
export function countJunit(xml: string): TestCount | undefined {
  const read = readJunit(xml);
  if ('problem' in read) return undefined;
  const failed = read.cases.filter(each => each.failed).length;
  const skipped = read.cases.filter(each => each.skipped && !each.failed).length;
  return { ran: read.cases.length - skipped, failed, skipped };
}

/** The names of the tests that failed; none if it can't be read. */
export function failedInJunit(xml: string): string[] {
  const read = readJunit(xml);
  return 'problem' in read ? [] : read.cases.filter(({ failed }) => failed).map(({ name }) => name);
}

/** The test cases that failed, with where they are and what they say; none if it can't be read. */
export function failedCases(xml: string): PrintedFailure[] {
  const read = readJunit(xml);
  if ('problem' in read) return [];
  return read.cases
    .filter(({ failed, name }) => failed && name !== '')
    .map(({ name, group, file, line, message, text }) => {
      const block = text.trim().split('\n');
      const said = message || block[0];
      return {
        name: group === '' || name.startsWith(group) ? name : `${group}.${name}`,
        ...(file === '' ? {} : { path: file }),
        ...(line > 0 ? { line } : {}),
        ...(said ? { message: said.split('\n')[0]! } : {}),
        block,
      };
    });
}

/** Why a file is no JUnit report, with the line; undefined if it is one. */
export function junitProblem(xml: string): string | undefined {
  const read = readJunit(xml);
  return 'problem' in read ? read.problem : undefined;
}

interface Case {
  name: string;
  /** Its class, by the last part of the name. */
  group: string;
  file: string;
  line: number;
  message: string;
  /** What stands in the failure. */
  text: string;
  failed: boolean;
  skipped: boolean;
}

const longestText = 20_000;

/** What fails outside of any test case. */
const outside: Case = { name: '', group: '', file: '', line: 0, message: '', text: '', failed: true, skipped: false };

/**
 * Refuses what is not well-formed XML, declares a document type, or is no JUnit report. What fails outside of any test
 * case, such as the setup of a suite, counts as one that failed; so do failures that a suite only counts.
 */
function readJunit(xml: string): { cases: Case[] } | { problem: string } {
  const parser = new SaxesParser({ xmlns: false, position: true } as const);
  const refuse = (problem: string): never => {
    throw new NoReport(`line ${parser.line}: ${problem}`);
  };
  const open: string[] = [];
  const cases: Case[] = [];
  let counted = 0;
  let current: Case | undefined;
  parser.on('error', error => refuse(error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')));
  parser.on('doctype', () => refuse('document types are not allowed'));
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    const isSuite = /^testsuites?$/.test(name);
    if (parent === undefined && !isSuite) refuse(`expected testsuites or testsuite, found ${name}`);
    const isFailure = name === 'failure' || name === 'error';
    if (isSuite) counted = Math.max(counted, numberOf(attributes.failures) + numberOf(attributes.errors));
    if (name === 'testcase') {
      if (current) refuse('testcase inside a testcase');
      const { status = '' } = attributes;
      const { classname = '', file = '', line } = attributes;
      const at = { group: classname.split('.').at(-1)!, file, line: numberOf(line), message: '', text: '' };
      current = {
        ...at,
        name: attributes.name ?? '',
        failed: /^fail/i.test(status),
        skipped: /^notrun$/i.test(status),
      };
    } else if (current && parent === 'testcase') {
      if (isFailure) {
        current.failed = true;
        current.message ||= attributes.message ?? '';
      }
      if (name === 'skipped') current.skipped = true;
    } else if (isFailure && parent === 'testsuite') {
      cases.push({ ...outside, name: attributes.message ?? '' });
    }
    open.push(name);
  });
  const take = (text: string) => {
    const isFailure = open.at(-1) === 'failure' || open.at(-1) === 'error';
    if (current && isFailure && current.text.length < longestText) current.text += text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name }) => {
    open.pop();
    if (name !== 'testcase' || !current) return;
    cases.push(current);
    current = undefined;
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    if (error instanceof NoReport) return { problem: error.message };
    throw error;
  }
  if (counted > 0 && !cases.some(({ failed }) => failed)) cases.push({ ...outside });
  return { cases };
}

function numberOf(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
}

/** Ends the reading at the first problem: the parser would go on. */
class NoReport extends Error {}
