import { nativeBuilds } from './shared/native.ts';
import type { Tool } from './tool.ts';

/** What makes ready what CTest runs. */
export const cmake: Tool = {
  name: 'cmake',
  ecosystem: nativeBuilds,
  manifests: /^CMakeLists\.txt$/,
  reads: /^CMakeLists\.txt$/,
  uses: [{ activity: 'build', matches: /^(?:cmake|ninja|mkdir)\b/ }],
  settings: ['**/{CMakeLists.txt,CMakePresets.json}'],
  settingKeys: {
    lax: 'willfail|disabled',
  },
};
