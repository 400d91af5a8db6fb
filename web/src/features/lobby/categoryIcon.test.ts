import { expect, test } from 'vitest';
import { categoryIcon } from './categoryIcon.ts';

test.each([
  ['for-you', 'house-simple', 'house-simple-fill'],
  ['slots', 'cherries', 'cherries-fill'],
  ['my-games', 'heart', 'heart-fill'],
  // An unknown category uses the default icon.
  ['poker-room', 'poker-chip', 'poker-chip-fill'],
  ['toString', 'poker-chip', 'poker-chip-fill'],
])('LB-01 the category %s has the icon %s, and %s when selected', (slug, rest, chosen) => {
  expect([categoryIcon(slug, false), categoryIcon(slug, true)]).toEqual([rest, chosen]);
});
