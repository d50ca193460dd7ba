/** How long it takes to generate a contract. */
import { commandsFor } from '../src/generation/activities.ts';
import { builtInRules } from '../src/generation/activity-rules.ts';
import { generateVerification } from '../src/generation/from-task.ts';
import { noPolicy } from '../src/policy/schema.ts';
import { detect } from '../src/tools/reading/detect.ts';
import { median, type Row } from './measure.ts';

/** From a title and a diff, including tool detection in 100 packages, against the limit of 50 ms. */
export function generation(): Row {
  const files = Array.from({ length: 1000 }, (_, index) => `packages/p${index % 100}/src/pages/page${index}.tsx`);
  const manifests = Array.from({ length: 100 }, (_, index) => `packages/p${index}/package.json`);
  const texts = new Map(manifests.map(path => [path, '{"scripts": {"test": "vitest run", "lint": "eslint ."}}']));
  const times = Array.from({ length: 21 }, () => {
    const begin = performance.now();
    const known = detect([...manifests, ...files], texts);
    const around = { policy: noPolicy, detected: known, detectedOnHead: null, files, event: 'local', queue: false };
    const can = (activity: string) => commandsFor(activity, around).length > 0;
    generateVerification({ id: 't', title: 'Add pages', files }, builtInRules, can);
    return performance.now() - begin;
  });
  // A run pays the first, without warm-up.
  const [first = 0] = times;
  return {
    what: 'a contract for 1,000 changed files',
    ours: `${first.toFixed(1)} ms (warm: ${median(times.slice(1)).toFixed(1)} ms)`,
    against: 'the limit: 50 ms',
    ratio: first / 50,
    goal: 1,
  };
}
