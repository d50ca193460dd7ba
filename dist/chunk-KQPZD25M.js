import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

// src/workspace/no-inspector.ts
process.on("SIGUSR1", () => {
});
