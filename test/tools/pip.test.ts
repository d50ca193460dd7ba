import { expect, test } from 'vitest';
import { isAutoloaded } from '../support/tools.ts';

test.each(['pip.conf', 'pip.ini'])('%s is loaded without being named', path => expect(isAutoloaded(path)).toBe(true));
