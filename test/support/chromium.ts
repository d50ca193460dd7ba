import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real browser with an empty profile: the one of this machine, else one that npm brings along. */
export async function openChromium(): Promise<Browser> {
  const here = process.env.CHROMIUM ?? usual.find(path => existsSync(path));
  if (here !== undefined) return chromium.launch({ executablePath: here, args: flags });
  // It unpacks the libraries that it needs only where it takes the machine for the cloud that it was made for.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  const executablePath = await packed.executablePath();
  const env = { ...process.env, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH } as Record<string, string>;
  return chromium.launch({ executablePath, args: [...flags, '--headless=shell'], env });
}
