import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { gitIn } from '../../../src/workspace/git/process.ts';
import { repository } from '../sandbox.ts';

test('a server that takes the question and says nothing does not hold git for ever', async () => {
  const server = createServer(() => {});
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const git = gitIn(repository().top);
  const asked = git(['ls-remote', `http://127.0.0.1:${port}/o/r`], { limitMs: 300 });
  await expect(asked).rejects.toThrow(/git ls-remote failed/);
});
