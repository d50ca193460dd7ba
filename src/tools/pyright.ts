import { pythonPackages } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const pyright: Tool = {
  name: 'pyright',
  lints: true,
  ecosystem: pythonPackages,
  uses: [{ activity: 'typecheck', matches: /^(?:python[\d.]* -m )?pyright\b/ }],
  settings: ['**/pyrightconfig.json'],
  settingKeys: {
    strict: 'report\\w+|strict\\w+|typecheckingmode',
    leavesOut: 'exclude|ignore',
    files: 'include|strict',
  },
  silencedBy: /^#[ \t]{0,10}pyright:[ \t]{0,10}(?:ignore|basic)\b/m,
};
