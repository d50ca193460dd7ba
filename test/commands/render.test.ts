import { expect, test } from 'vitest';
import { render } from '../../src/commands/render.ts';
import { html } from '../../src/report/html.ts';
import { json } from '../../src/report/json.ts';
import { memoryTerminal, runCommand } from '../support/terminal.ts';
import { threeContracts } from '../support/three-contracts.ts';

test('writes each report that is asked for', async () => {
  const terminal = memoryTerminal('/nowhere', { 'r.json': json(threeContracts()) });
  expect(await runCommand(render, terminal, 'r.json', '--report=html=r.html', '--report', 'json=copy.json')).toBe(0);
  expect(terminal.written.get('r.html')).toBe(html(threeContracts()));
  expect(terminal.written.get('copy.json')).toBe(json(threeContracts()));
});

test.each([
  [[], 'render takes one results file'],
  [['a.json', 'b.json'], 'render takes one results file'],
  [['r.json'], 'render needs --report'],
  [['r.json', '--report', 'pdf=x'], 'unknown format "pdf"'],
  [['r.json', '--report', 'html=x'], 'r.json:1:13'],
])('%j is refused', async (words, message) => {
  const terminal = memoryTerminal('/nowhere', { 'r.json': '{"version": 2}' });
  await expect(runCommand(render, terminal, ...words)).rejects.toThrow(message);
  expect(terminal.written.size).toBe(0);
});
