import { reportsFrom, UsageError } from '../model/errors.ts';
import { formats } from '../report/index.ts';
import type { CliCommand } from './command.ts';
import { reportOption } from './request.ts';
import { readResultsFile } from './results-file.ts';

export const render: CliCommand = {
  name: 'render',
  operands: 'RESULTS',
  summary: 'Writes reports from a results file. Decides nothing: it exits with 0 whatever the verdict is.',
  options: { report: reportOption },
  examples: ['contract-gate render results.json --report html=report.html --report sarif=gate.sarif'],
  async run(args, terminal) {
    const reports = reportsFrom('--report', args.values('report'), Object.keys(formats));
    const [file, ...more] = args.positional;
    if (file === undefined || more.length > 0)
      throw new UsageError('render takes one results file: contract-gate render RESULTS --report FORMAT=PATH');
    if (reports.length === 0)
      throw new UsageError('render needs --report FORMAT=PATH, such as --report html=report.html');
    const results = await readResultsFile(file, terminal);
    for (const { format, path } of reports) await terminal.files.write(path, formats[format]!(results));
    return 0;
  },
};
