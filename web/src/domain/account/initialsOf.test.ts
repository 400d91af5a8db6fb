import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['mira.koch', 'MK'],
  ['mira', 'MI'],
  ['Mira van der Berg', 'MV'],
  ['玩家 一', '玩一'],
  ['_mira..koch', 'MK'],
  ['', ''],
  ['...', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
