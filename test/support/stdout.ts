import { vi } from 'vitest';

/** What a function writes to the standard output, which is not shown. */
export function captured(act: () => void): string {
  const { text, end } = capture();
  try {
    act();
  } finally {
    end();
  }
  return text();
}

/** The same for one that takes its time. */
export async function capturedFrom(act: () => Promise<void>): Promise<string> {
  const { text, end } = capture();
  try {
    await act();
  } finally {
    end();
  }
  return text();
}

function capture() {
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation(chunk => written.push(String(chunk)) > 0);
  return { text: () => written.join(''), end: () => spy.mockRestore() };
}
