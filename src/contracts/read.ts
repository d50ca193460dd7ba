import type { Document, Trust } from '../model/contract.ts';
import type { Dialects } from '../model/dialect.ts';
import type { Problem } from '../model/finding.ts';
import { parseDocuments } from '../syntax/parse.ts';
import { type Compiled, type CompileOptions, compile, type Naming } from './compile.ts';
import { contractsInBody } from './pr-body.ts';

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

function documentsIn(body: Body, { isBareValidation }: Dialects): { documents: Document[]; problems: Problem[] } {
  const documents: Document[] = [];
  const problems: Problem[] = [];
  const { blocks, tooDeep } = contractsInBody(body.text);
  if (tooDeep !== undefined)
    problems.push({
      code: 'unreadable',
      message: 'lists or quotes are nested too deeply from here on, so contracts may be missed; reduce the nesting',
      at: { path: body.path, line: tooDeep, column: 1 },
    });
  for (const { text, line, kind, closed } of blocks) {
    if (!closed)
      problems.push({
        code: 'unclosed',
        message: 'unclosed contract block; close it with the fence or comment that opened it',
        at: { path: body.path, line, column: 1 },
      });
    const parsed = parseDocuments(body.path.replace(/\.json$/i, ''), '\n'.repeat(line - 1) + text);
    problems.push(...parsed.problems.map(problem => ({ ...problem, at: { ...problem.at, path: body.path } })));
    for (const node of parsed.nodes) {
      const bare = kind === 'validation' && isBareValidation(node);
      const whole = bare
        ? { kind: 'map' as const, at: node.at, entries: [{ key: 'validation', keyAt: node.at, value: node }] }
        : node;
      documents.push({ path: body.path, trust: 'body', node: whole });
    }
    if (parsed.nodes.length === 0 && parsed.problems.length === 0) {
      problems.push({
        code: 'empty',
        message: 'no contract in this block; add one, or remove the block',
        at: { path: body.path, line, column: 1 },
      });
    }
  }
  return { documents, problems };
}
