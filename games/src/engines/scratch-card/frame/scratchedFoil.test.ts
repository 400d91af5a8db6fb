import { expect, test } from 'vitest';
import { createScratchedFoil } from './scratchedFoil.ts';

const fields = Array.from({ length: 9 }, (_, at) => at);

test('a rub uncovers only the area under the coin', () => {
  const foil = createScratchedFoil();
  expect(foil.scratch({ x: 0.1, y: 0.5 }, { x: 0.9, y: 0.5 }, 0.1)).toEqual([0]);
  expect(foil.share(0)).toBeGreaterThan(0.1);
  expect(fields.slice(1).every((field) => foil.share(field) === 0)).toBe(true);
});

test('a stroke across several fields uncovers part of each', () => {
  const foil = createScratchedFoil();
  expect(foil.scratch({ x: 0.5, y: 1.5 }, { x: 2.5, y: 1.5 }, 0.2).toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
  expect(foil.share(4)).toBeGreaterThan(foil.share(3));
});

test('rubbing an area twice counts once, and a wide coin uncovers a whole field', () => {
  const foil = createScratchedFoil();
  foil.scratch({ x: 1.5, y: 1.5 }, { x: 1.5, y: 1.5 }, 0.25);
  const once = foil.share(4);
  foil.scratch({ x: 1.5, y: 1.5 }, { x: 1.5, y: 1.5 }, 0.25);
  expect(foil.share(4)).toBe(once);
  foil.scratch({ x: 1.5, y: 1.5 }, { x: 1.5, y: 1.5 }, 0.8);
  expect(foil.share(4)).toBe(1);
  foil.cover();
  expect(fields.every((field) => foil.share(field) === 0)).toBe(true);
});
