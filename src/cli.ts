#!/usr/bin/env node
// An older Node would fail somewhere inside the program, so this file has nothing that it does not know.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 20 || (major === 20 && minor >= 3)) await import('./commands/main.ts');
else {
  process.stderr.write(`contract-gate: Node ${process.versions.node} is too old; install Node 20.3 or newer\n`);
  process.exitCode = 2;
}
