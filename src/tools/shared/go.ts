import type { Ecosystem } from '../tool.ts';

export const goModules: Ecosystem = {
  speaks: ['go'],
  isHere: ({ names }) => names.has('go.mod'),
};
