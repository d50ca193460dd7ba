import { jvmEndings, unknownSymbol } from './shared/jvm.ts';
import type { Package, Tool } from './tool.ts';

const manifest = /^(?:build|settings)\.gradle(?:\.kts)?$/;
const isBuild = ({ names }: Pick<Package, 'names'>) => [...names].some(name => manifest.test(name));

/** The outermost build takes in the others. */
export const gradle: Tool = {
  name: 'gradle',
  ecosystem: { fileTypes: jvmEndings, isHere: here => isBuild(here) && !here.above.some(isBuild) },
  manifests: manifest,
  detect({ names }) {
    const program = names.has('gradlew') ? './gradlew' : 'gradle';
    const why = 'there is a Gradle build';
    return [
      { activity: 'unit-test', run: `${program} test --tests {pattern}`, why },
      { activity: 'typecheck', run: `${program} testClasses`, why },
    ];
  },
  patternOptions: ['tests'],
  output: { lacksName: unknownSymbol },
  settings: ['**/{build.gradle,build.gradle.kts}'],
};
