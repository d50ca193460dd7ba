/** Claims of agents: reports and output blocks. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cli, compare, folder, isShort, once, type Row, repository } from './measure.ts';

const count = isShort ? 100 : 10_000;

/** 10,000 claims of agents in either form; all are true, so that each is checked completely. */
function claims(key: 'report' | 'output', entry: (index: number) => string, text: (index: number) => string): string {
  const files: Record<string, string> = { 'out.md': '# Found\n' };
  for (let contract = 0; contract < 100; contract++) {
    const own = Array.from({ length: count / 100 }, (_, index) => contract * (count / 100) + index);
    for (const index of own) files[`claims/${index}.txt`] = text(index);
    files[`.contracts/c${contract}.yml`] =
      `id: c${contract}\n${key}:\n${own.map(index => `  - ${entry(index)}\n`).join('')}`;
  }
  return repository(`claims-${key}`, files);
}

function beside(what: string, top: string, peer: string, script: string, goal?: number): Row {
  return compare({
    what,
    peer,
    rounds: 3,
    ...(goal === undefined ? {} : { goal }),
    ours: () => once(top, process.execPath, cli, 'verify', '--all'),
    theirs: () => once(top, process.execPath, script, String(count)),
  });
}

function reports(): Row {
  const finding = (index: number) => ({ source_url: `https://example.com/${index}`, content: `finding ${index}` });
  const check = (name: string, index: number) => ({
    executed: true,
    evidence: `${name}: of the ${index + 5} articles that were read, ${index + 4} mention late invoices, and out.md:1 lists the three most relevant ones`,
    verdict: 'pass',
  });
  const top = claims(
    'report',
    index => `{file: claims/${index}.txt, role: researcher}`,
    index =>
      JSON.stringify(
        {
          task_id: `task-${index}`,
          status: 'completed',
          output_file: 'out.md',
          findings: [finding(1), finding(2), finding(3)],
          checks_performed: {
            relevance_check: check('relevance', index),
            signal_quality_check: check('signal over noise', index + 7),
          },
        },
        null,
        2,
      ),
  );
  const script = join(import.meta.dirname, 'reports-alone.ts');
  return beside('10,000 reports of agents', top, 'reading, located parsing and ajv alone', script, 3);
}

function blocks(): Row {
  const block = [
    'agent: review-pr',
    'ready_to_merge: true',
    'blocking_issues: none',
    'warnings: none',
    'test_status: not-run',
    'files_reviewed: 0',
    'approval_confidence: high',
    'final_recommendation: merge',
  ];
  const top = claims(
    'output',
    index => `{agent: review-pr, from: claims/${index}.txt}`,
    index => [`Review ${index}.`, '', '---OUTPUT---', ...block, '---END---', ''].join('\n'),
  );
  const script = join(folder, 'blocks.mjs');
  writeFileSync(
    script,
    "import { readFileSync } from 'node:fs';\nfor (let at = 0; at < Number(process.argv[2]); at++) readFileSync(`claims/${at}.txt`, 'utf8').split('\\n');\n",
  );
  return beside('10,000 output blocks', top, 'reading the same files in Node', script);
}

export function claimChecks(): Row[] {
  return [reports(), blocks()];
}
