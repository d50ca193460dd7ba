import { bodyDocuments } from '../model/body-documents.ts';
import type { Document, Trust } from '../model/contract.ts';
import type { Dialects } from '../model/dialect.ts';
import type { Problem } from '../model/finding.ts';
import { parseDocuments } from '../syntax/parse.ts';
import { type Compiled, type CompileOptions, compile, type Naming } from './compile.ts';
import { type ContractBlock, contractsInBody } from './pr-body.ts';

/** Parses the documents of files. For a file that may not be read, the reason replaces its bytes. */
export function documentsOf(
  files: ReadonlyMap<string, Uint8Array | string>,
  trust: Trust,
): { documents: Document[]; problems: Problem[] } {
  const documents: Document[] = [];
  const problems: Problem[] = [];
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (typeof content === 'string') {
      problems.push({ code: 'unreadable', message: content, at: { path, line: 1, column: 1 } });
      continue;
    }
    const parsed = parseDocuments(path, content);
    problems.push(...parsed.problems);
    documents.push(...parsed.nodes.map(node => ({ path, trust, node })));
    if (parsed.nodes.length === 0 && parsed.problems.length === 0) {
      problems.push({
        code: 'empty',
        message: 'no contract in this file; add one, or delete the file',
        at: { path, line: 1, column: 1 },
      });
    }
  }
  return { documents, problems };
}

export function compileFiles(
  files: ReadonlyMap<string, Uint8Array | string>,
  trust: Trust,
  options: CompileOptions,
  naming?: Naming,
): Compiled {
  const { documents, problems } = documentsOf(files, trust);
  const compiled = compile(documents, options, naming);
  return { ...compiled, problems: [...problems, ...compiled.problems] };
}

interface Body {
  text: string;
  path: string;
}

/** Contracts in the bodies of pull requests: fences and hidden comments. Lines are those of the body. */
export function compileBodies(bodies: readonly Body[], options: CompileOptions): Compiled {
  const read = bodies.map(body => documentsIn(body, options.dialects));
  const compiled = compile(
    read.flatMap(({ documents }) => documents),
    options,
  );
  return { ...compiled, problems: [...read.flatMap(({ problems }) => problems), ...compiled.problems] };
}

type Read = ReturnType<typeof documentsOf>;

function documentsIn(body: Body, dialects: Dialects): Read {
  const { blocks, tooDeep } = contractsInBody(body.text);
  const at = (line: number) => ({ path: body.path, line, column: 1 });
  const problems: Problem[] = [];
  if (tooDeep !== undefined) {
    const message =
      'lists or quotes are nested too deeply from here on, so contracts may be missed; reduce the nesting';
    problems.push({ code: 'unreadable', message, at: at(tooDeep) });
  }
  const { documents: found, ambiguous } = bodyDocuments(body.text);
  for (const { kinds, line } of ambiguous) {
    const message = `ambiguous document: it is a ${kinds.join(' and a ')}; split it in two`;
    problems.push({ code: 'ambiguous', message, at: at(line) });
  }
  const contracts = found.filter(({ kind }) => kind === 'contract');
  const unclosed = [...blocks, ...contracts].filter(({ closed }) => !closed).map(({ line }) => line);
  for (const line of new Set(unclosed)) {
    const message = 'unclosed contract block; close it with the fence or comment that opened it';
    problems.push({ code: 'unclosed', message, at: at(line) });
  }
  const read = blocks.map(block => readBlock(block, body, dialects));
  const inBlocks = read.flatMap(({ documents }) => documents);
  const nodes = contracts.flatMap(({ node }) => node ?? []);
  const documents = [...inBlocks, ...nodes.map(node => ({ path: body.path, trust: 'body' as const, node }))];
  return {
    documents: documents.sort((left, right) => left.node.at.line - right.node.at.line),
    problems: [...problems, ...read.flatMap(block => block.problems)],
  };
}

/** The documents of a `contract` or `validation` fence, or of a hidden comment. */
function readBlock({ text, line, kind }: ContractBlock, { path }: Body, { isBareValidation }: Dialects): Read {
  const parsed = parseDocuments(path.replace(/\.json$/i, ''), '\n'.repeat(line - 1) + text);
  const problems: Problem[] = parsed.problems.map(problem => ({ ...problem, at: { ...problem.at, path } }));
  if (parsed.nodes.length === 0 && problems.length === 0) {
    const message = 'no contract in this block; add one, or remove the block';
    problems.push({ code: 'empty', message, at: { path, line, column: 1 } });
  }
  const documents = parsed.nodes.map(node => {
    const bare = kind === 'validation' && isBareValidation(node);
    const whole = bare
      ? { kind: 'map' as const, at: node.at, entries: [{ key: 'validation', keyAt: node.at, value: node }] }
      : node;
    return { path, trust: 'body' as const, node: whole };
  });
  return { documents, problems };
}
