import { firstFile } from './shared/packages.ts';
import { byArrow } from './shared/printed/findings.ts';
import { allCrates, coversCrates, crates } from './shared/rust.ts';
import type { Tool } from './tool.ts';

export const clippy: Tool = {
  name: 'clippy',
  ecosystem: crates,
  uses: [{ activity: 'lint', matches: /^cargo clippy\b/ }],
  reads: /^rust-toolchain\.toml$/,
  detect(here) {
    const isUsed = [here, ...here.above].some(
      each =>
        firstFile(each, /^\.?clippy\.toml$/) ||
        /clippy/.test(`${each.text('Cargo.toml') ?? ''}${each.text('rust-toolchain.toml') ?? ''}`),
    );
    const run = `cargo clippy${allCrates(here)} --all-targets -- -D warnings`;
    return isUsed ? [{ activity: 'lint', run, why: 'Cargo mentions clippy', ...coversCrates(here) }] : [];
  },
  notInstalled: /^error: no such command: `clippy`/m,
  lints: true,
  settings: ['**/clippy.toml'],
  output: { findings: byArrow },
  silencedBy: /^[ \t]{0,40}#!\[allow\((?:clippy::all|clippy::pedantic|warnings|unused)\b/m,
};
