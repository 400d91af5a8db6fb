import { expect, test } from 'vitest';
import { createRubbedFoil } from './rubbedFoil.ts';

const fields = Array.from({ length: 9 }, (_, at) => at);

test('rubbing uncovers where the coin goes, and nothing else', () => {
  const foil = createRubbedFoil();
  expect(foil.rub({ x: 0.1, y: 0.5 }, { x: 0.9, y: 0.5 }, 0.1)).toEqual([0]);
  expect(foil.share(0)).toBeGreaterThan(0.1);
  expect(fields.slice(1).every((field) => foil.share(field) === 0)).toBe(true);
});

test('a stroke over several fields uncovers a part of each', () => {
  const foil = createRubbedFoil();
  expect(foil.rub({ x: 0.5, y: 1.5 }, { x: 2.5, y: 1.5 }, 0.2).toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
  expect(foil.share(4)).toBeGreaterThan(foil.share(3));
});

test('rubbing twice counts once, and a wide coin takes all of a field', () => {
  const foil = createRubbedFoil();
  foil.rub({ x: 1.5, y: 1.5 }, { x: 1.5, y: 1.5 }, 0.25);
  const once = foil.share(4);
  foil.rub({ x: 1.5, y: 1.5 }, { x: 1.5, y: 1.5 }, 0.25);
  expect(foil.share(4)).toBe(once);
  foil.rub({ x: 1.5, y: 1.5 }, { x: 1.5, y: 1.5 }, 0.8);
  expect(foil.share(4)).toBe(1);
  foil.cover();
  expect(fields.every((field) => foil.share(field) === 0)).toBe(true);
});
