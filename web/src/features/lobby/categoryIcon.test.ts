import { expect, test } from 'vitest';
import { categoryIcon } from './categoryIcon.ts';

test.each([
  ['for-you', 'house-simple', 'house-simple-fill'],
  ['slots', 'cherries', 'cherries-fill'],
  ['my-games', 'heart', 'heart-fill'],
  // A category that the product does not know.
  ['poker-room', 'poker-chip', 'poker-chip-fill'],
  ['toString', 'poker-chip', 'poker-chip-fill'],
])('LB-01 the category %s has the drawing %s, and %s when chosen', (slug, rest, chosen) => {
  expect([categoryIcon(slug, false), categoryIcon(slug, true)]).toEqual([rest, chosen]);
});
