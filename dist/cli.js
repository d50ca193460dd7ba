#!/usr/bin/env node
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

// src/cli.ts
var [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
major > 20 || major === 20 && minor >= 3 ? await import("./main-DWTFXJ6A.js") : (process.stderr.write(`contract-gate: Node ${process.versions.node} is too old; install Node 20.3 or newer
`), process.exitCode = 2);
