import type { Ecosystem } from '../tool.ts';

export const goModules: Ecosystem = {
  fileTypes: ['go'],
  isHere: ({ names }) => names.has('go.mod'),
};
