import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files whose tests take minutes, the slowest first. */
const slow = [
  'action-refusals',
  'action-faults',
  'corpus',
  'projects',
  'claims',
  'action-attempts',
  'commands-hostile',
];

const rank = ({ moduleId }: TestSpecification) => {
  const place = slow.findIndex(name => moduleId.endsWith(`/${name}.test.ts`));
  if (place >= 0) return place;
  return moduleId.includes('/e2e/') ? slow.length : slow.length + 1;
};

/** Starts what takes long first, so that no slow file is left to run alone at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
