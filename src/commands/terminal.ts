import type { CheckoutOptions, OpenCheckout } from '../workspace/checkout.ts';

/** Where a command's words go and where its facts come from: the person's machine, handed in by the entry. */
export interface Terminal {
  version: string;
  out(text: string): void;
  err(text: string): void;
  /** Someone watches: progress may be redrawn in place. */
  interactive: boolean;
  colour: boolean;
  cwd: string;
  cores: number;
  signal: AbortSignal;
  /** Milliseconds for measuring. */
  now(): number;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Rejects when the run is interrupted. */
  wait(ms: number): Promise<void>;
  every(ms: number, action: () => void): () => void;
  files: {
    /** Undefined where there is no such file. */
    read(path: string): Promise<Uint8Array | undefined>;
    write(path: string, text: string): Promise<void>;
    /** The path from the top of a checkout, or undefined where it lies outside. */
    below(top: string, path: string): string | undefined;
  };
  /** Differs whenever the work does: the commit, or the content of what is not committed. */
  fingerprint(cwd: string): Promise<string>;
  open(options: Pick<CheckoutOptions, 'cwd' | 'base' | 'committed'>): Promise<OpenCheckout>;
}
