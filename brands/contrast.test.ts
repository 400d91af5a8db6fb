import { expect, test } from 'vitest';
import { brands, themeOfProduct } from './brands.ts';
import { contrast, contrastsOf } from './contrast.ts';

test('contrast is WCAG’s ratio, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test('words, links and borders of every brand can be read on every surface they may stand on', () => {
  expect(brands.length).toBeGreaterThan(2);
  for (const { name, productId } of brands) {
    for (const { pair, least, lowest } of contrastsOf(themeOfProduct(productId).colours))
      expect(lowest, `${name}: ${pair}`).toBeGreaterThanOrEqual(least);
  }
});
