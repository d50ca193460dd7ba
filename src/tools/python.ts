import { pythonPackages, toolTables } from './shared/python.ts';
import type { Tool } from './tool.ts';

/** The interpreter, and the manifests that Python projects share. */
export const python: Tool = {
  name: 'python',
  ecosystem: pythonPackages,
  manifests: /^(?:pyproject\.toml|setup\.(?:py|cfg)|requirements(?:-dev)?\.txt)$/,
  reads: /^(?:pyproject\.toml|setup\.cfg|requirements(?:-dev)?\.txt)$/,
  output: {
    missing: /No module named ['"]([^'"]+)['"]/,
    lacksName: /cannot import name|has no attribute/,
  },
  settings: ['**/{setup.cfg,pyproject.toml}'],
  settingsIn: { file: '**/pyproject.toml', part: toolTables },
  autoloaded: ['**/{sitecustomize,usercustomize}.py', '**/{.pythonrc,.pdbrc}'],
};
