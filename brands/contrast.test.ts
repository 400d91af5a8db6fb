import { expect, test } from 'vitest';
import { brands, themeOfProduct } from './brands.ts';
import { contrast, contrastsOf } from './contrast.ts';

test('contrast returns the WCAG ratio in either order of colours', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test('theme colours of every brand meet the required contrast on every surface', () => {
  expect(brands.length).toBeGreaterThan(2);
  for (const { name, productId } of brands) {
    for (const { pair, minContrast, contrast: measured } of contrastsOf(themeOfProduct(productId).colours))
      expect(measured, `${name}: ${pair}`).toBeGreaterThanOrEqual(minContrast);
  }
});
