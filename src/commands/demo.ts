import { gate } from '../gate.ts';
import type { Results } from '../model/results.ts';
import { formats } from '../report/index.ts';
import { text } from '../report/text.ts';
import { makeDemo } from '../workspace/demo-repository.ts';
import type { Terminal } from '../workspace/terminal.ts';
import { readArguments } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { requestFrom, targetOptions } from './request.ts';

export const demo: CliCommand = {
  name: 'demo',
  operands: '',
  summary: 'Creates a small repository with one honest and one dishonest agent branch, and verifies both.',
  options: {},
  examples: ['contract-gate demo'],
  async run(_, terminal) {
    const { folder, ...branches } = await makeDemo();
    terminal.out(
      `Two agents were given the same contract, ${folder}/shop/.contracts/discount.yml. Both claim to be done.\n`,
    );
    const verdicts: string[] = [];
    for (const [name, cwd] of Object.entries(branches)) {
      const results = await verifyBranch(cwd, terminal);
      verdicts.push(results.verdict);
      for (const [format, render] of Object.entries(formats))
        await terminal.files.write(`${folder}/${name}.${endings[format] ?? format}`, render(results));
      terminal.out(`\n── the ${name} agent ${'─'.repeat(60 - name.length)}\n\n${text(results, terminal)}`);
    }
    terminal.out(
      `\nThe honest branch may merge; the dishonest one is blocked. Both branches and their reports are in ${folder}\n`,
    );
    return verdicts.join() === 'pass,fail' ? 0 : 2;
  },
};

const endings: Readonly<Record<string, string>> = { markdown: 'md', junit: 'junit.xml', intoto: 'intoto.json' };

async function verifyBranch(cwd: string, terminal: Terminal): Promise<Results> {
  const checkout = await terminal.open({ cwd, base: 'main', committed: false });
  try {
    const request = await requestFrom(readArguments([], targetOptions), terminal, checkout);
    return await gate(request, checkout, { now: terminal.now, stop: terminal.signal });
  } finally {
    await checkout.close();
  }
}
