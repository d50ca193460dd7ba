import { expect, test } from 'vitest';
import { isAutoloaded } from '../support/tools.ts';

test.each(['.envrc', '.bashrc', '.bash_profile', '.profile', '.zshenv', '.zshrc', 'BASH_ENV'])(
  '%s is loaded without being named',
  path => expect(isAutoloaded(path)).toBe(true),
);
