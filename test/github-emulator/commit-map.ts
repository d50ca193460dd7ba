import { type Emulator, fullName } from './emulator.ts';
import type { Json } from './json.ts';

/**
 * The emulator makes its own commits, and the head of its pull requests never moves. So each real commit has a stand-in there, and the
 * stand-in that is the emulated head of a pull request always stands for the real head of the moment: what was posted to an older head
 * moves to another stand-in. That way the emulator's own rules see the right check runs.
 */
export interface CommitMap {
  of(real: string): Promise<string>;
  /** An answer with real commits in the place of the emulator's. */
  unmask(answer: Json): Json;
  /** From now on this emulated commit stands for that real one. */
  assign(emulated: string, real: string): Promise<void>;
}

export function openCommitMap(emulator: Emulator): CommitMap {
  const byReal = new Map<string, Promise<string>>();
  const byEmulated = new Map<string, string>();
  let made = 0;

  function of(real: string): Promise<string> {
    const known = byReal.get(real);
    if (known) return known;
    made += 1;
    const making = emulator.commit(`${real} ${made}`).then(emulated => {
      byEmulated.set(emulated, real);
      return emulated;
    });
    byReal.set(real, making);
    return making;
  }

  async function move(from: string, to: string): Promise<void> {
    const { check_runs } = await emulator.must('GET', `/repos/${fullName}/commits/${from}/check-runs?filter=all`);
    for (const { id } of check_runs)
      await emulator.must('PATCH', `/repos/${fullName}/check-runs/${id}`, { head_sha: to });
  }

  return {
    of,
    unmask: answer =>
      JSON.parse(JSON.stringify(answer).replaceAll(/\b[0-9a-f]{40}\b/g, sha => byEmulated.get(sha) ?? sha)),
    async assign(emulated, real) {
      const earlier = byEmulated.get(emulated);
      if (earlier === real) return;
      if (earlier) {
        byReal.delete(earlier);
        await move(emulated, await of(earlier));
      }
      const other = await byReal.get(real);
      byReal.set(real, Promise.resolve(emulated));
      byEmulated.set(emulated, real);
      if (other) await move(other, emulated);
    },
  };
}
