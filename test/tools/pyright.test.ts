import { expect, test } from 'vitest';
import { isSettings } from '../support/tools.ts';

test.each(['pyrightconfig.json'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));
